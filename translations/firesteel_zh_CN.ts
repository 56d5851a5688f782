<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Causes</name>
    <message>
        <source>Something is wrong: %1.</source>
        <extracomment>%1 is the technical name of what was found</extracomment>
        <translation>发现问题：%1。</translation>
    </message>
    <message>
        <source>The token ended at {expires}; the server does not accept it any more.</source>
        <translation>令牌已于 {expires} 失效；服务器不再接受它。</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>请从此令牌的来源获取新令牌（Rancher：重新下载 kubeconfig 或创建 API 密钥），并替换旧的。</translation>
    </message>
    <message>
        <source>The server does not accept the token. Tokens of this kind live for a limited time: it has very probably ended, or was deleted.</source>
        <translation>服务器不接受令牌。此类令牌的有效期有限：它很可能已失效或被删除。</translation>
    </message>
    <message>
        <source>Get a new one from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>请从此令牌的来源获取新的（Rancher：重新下载 kubeconfig 或创建 API 密钥），并替换旧的。</translation>
    </message>
    <message>
        <source>The token has expired.</source>
        <translation>令牌已过期。</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from and put it in its place.</source>
        <translation>请从此令牌的来源获取新令牌，并替换旧的。</translation>
    </message>
    <message>
        <source>The token of the driver has expired: it was fixed when the job was submitted, or read only once.</source>
        <translation>Driver 的令牌已过期：它在提交作业时就已固定，或只读取过一次。</translation>
    </message>
    <message>
        <source>Leave out spark.kubernetes.authenticate.driver.oauthToken, so that the driver uses the token of its service account, which is renewed.</source>
        <translation>请省略 spark.kubernetes.authenticate.driver.oauthToken，让 Driver 使用其服务账号的令牌，该令牌会自动更新。</translation>
    </message>
    <message>
        <source>Use Spark 3.3.4, 3.4.2, 3.5.1 or later: older ones read the account&apos;s token only once.</source>
        <translation>请使用 Spark 3.3.4、3.4.2、3.5.1 或更高版本：更旧的版本只读取一次账号的令牌。</translation>
    </message>
    <message>
        <source>The token of {user} is meant for another service, not for a Kubernetes API server.</source>
        <translation>{user} 的令牌是为其他服务签发的，不适用于 Kubernetes API 服务器。</translation>
    </message>
    <message>
        <source>Create it without an audience: kubectl create token ACCOUNT.</source>
        <translation>请在创建时不指定 audience：kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>The token is good, but for another cluster: Rancher refused it before this cluster was asked.</source>
        <translation>令牌有效，但属于另一个集群：在询问此集群之前，Rancher 已将其拒绝。</translation>
    </message>
    <message>
        <source>Create the API key in Rancher without a scope or with the scope of this cluster, or download the kubeconfig from this cluster&apos;s page.</source>
        <translation>请在 Rancher 中创建不限范围或范围为此集群的 API 密钥，或从此集群的页面下载 kubeconfig。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended at {notAfter}.</source>
        <translation>{user} 的客户端证书已于 {notAfter} 过期。</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again (K3s: /etc/rancher/k3s/k3s.yaml); it renews its own at a restart, copies stay as they are.</source>
        <translation>请重新从服务器复制 kubeconfig (K3s：/etc/rancher/k3s/k3s.yaml)；服务器重启时会更新自己的那份，副本则保持不变。</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>客户端证书已过期。</translation>
    </message>
    <message>
        <source>The server sees nobody: the credential got lost on the way, probably in a proxy in between.</source>
        <translation>服务器看不到任何身份：凭据在途中丢失，可能是在中间的代理处。</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A proxy that opens TLS takes client certificates away, some also take the token.</source>
        <translation>请使用 API 服务器自身的地址。拆解 TLS 的代理会去掉客户端证书，有些还会去掉令牌。</translation>
    </message>
    <message>
        <source>The server wants to know who you are, and no token, certificate or password is given.</source>
        <translation>服务器要求验明身份，但没有给出令牌、证书或密码。</translation>
    </message>
    <message>
        <source>Give a token or a client certificate; whoever runs the cluster has one for you (K3s: in /etc/rancher/k3s/k3s.yaml).</source>
        <translation>请给出令牌或客户端证书；集群管理员可以提供 (K3s：在 /etc/rancher/k3s/k3s.yaml 中)。</translation>
    </message>
    <message>
        <source>The server does not accept the client certificate of {user}: another authority signed it than the server asks.</source>
        <translation>服务器不接受 {user} 的客户端证书：签发它的颁发机构不是服务器所要求的。</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again: the cluster was probably set up anew.</source>
        <translation>请重新从服务器复制 kubeconfig：集群可能已重新安装。</translation>
    </message>
    <message>
        <source>The server does not accept user and password. Kubernetes itself has not known them since 1.19; only a proxy before it may.</source>
        <translation>服务器不接受用户名和密码。Kubernetes 本身自 1.19 起就不再支持它们；只有前面的代理可能支持。</translation>
    </message>
    <message>
        <source>Check both, or use a token instead.</source>
        <translation>请检查两者，或改用令牌。</translation>
    </message>
    <message>
        <source>The credential holds blanks, line breaks or other characters that none has.</source>
        <translation>凭据中含有空格、换行或其他凭据中不会出现的字符。</translation>
    </message>
    <message>
        <source>Copy it again, without what stands before and after it.</source>
        <translation>请重新复制，不要带上前后的内容。</translation>
    </message>
    <message>
        <source>This is the token with which machines join a K3s cluster; it opens no API.</source>
        <translation>这是机器加入 K3s 集群用的令牌；它不能访问任何 API。</translation>
    </message>
    <message>
        <source>Take the client certificate of /etc/rancher/k3s/k3s.yaml, or create a token: kubectl create token ACCOUNT.</source>
        <translation>请使用 /etc/rancher/k3s/k3s.yaml 中的客户端证书，或创建令牌：kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>This is a certificate, not a token.</source>
        <translation>这是证书，不是令牌。</translation>
    </message>
    <message>
        <source>Put it in as client certificate, together with its key, or as CA if it is the cluster&apos;s.</source>
        <translation>请将它连同其私钥作为客户端证书填入；如果是集群的 CA，请作为 CA 填入。</translation>
    </message>
    <message>
        <source>This is a private key, not a token. It was not stored.</source>
        <translation>这是私钥，不是令牌。未保存它。</translation>
    </message>
    <message>
        <source>Put it in as the key of a client certificate.</source>
        <translation>请将它作为客户端证书的私钥填入。</translation>
    </message>
    <message>
        <source>This is a whole kubeconfig, not a token.</source>
        <translation>这是完整的 kubeconfig，不是令牌。</translation>
    </message>
    <message>
        <source>Begin with the kubeconfig: everything else is in it.</source>
        <translation>请从 kubeconfig 开始：其余内容都在其中。</translation>
    </message>
    <message>
        <source>This stands in place of a token: the true one was taken out (kubectl config view does so).</source>
        <translation>这只是令牌的替代文字：真正的令牌已被隐去（kubectl config view 会这样做）。</translation>
    </message>
    <message>
        <source>Take the token from the file itself, or use kubectl config view --raw.</source>
        <translation>请从文件本身取得令牌，或使用 kubectl config view --raw。</translation>
    </message>
    <message>
        <source>This is no token, but something else, perhaps a page or an answer that was copied with it.</source>
        <translation>这不是令牌，而是其他内容，可能是一起复制下来的页面或应答。</translation>
    </message>
    <message>
        <source>Copy the token alone: one line without blanks.</source>
        <translation>请只复制令牌：一行，不含空格。</translation>
    </message>
    <message>
        <source>The server does not know the token: it belongs to another cluster, was revoked, or is not complete.</source>
        <translation>服务器不认识此令牌：它属于另一个集群、已被撤销，或不完整。</translation>
    </message>
    <message>
        <source>Copy the whole token again, or create a new one: kubectl create token ACCOUNT.</source>
        <translation>请重新完整复制令牌，或创建新的：kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>If the cluster was set up anew, all its tokens are void.</source>
        <translation>如果集群已重新安装，它以前的所有令牌都已作废。</translation>
    </message>
    <message>
        <source>The program with which the kubeconfig logs in cannot be used.</source>
        <translation>无法使用 kubeconfig 用来登录的程序。</translation>
    </message>
    <message>
        <source>Check its entry (users, exec) in the kubeconfig, or download the kubeconfig again.</source>
        <translation>请检查 kubeconfig 中的对应条目 (users、exec)，或重新下载 kubeconfig。</translation>
    </message>
    <message>
        <source>The client key is of the elliptic-curve kind. Firesteel reads it; the Java client of spark-submit does only with BouncyCastle.</source>
        <translation>客户端私钥是椭圆曲线类型。Firesteel 可以读取；spark-submit 的 Java 客户端只有借助 BouncyCastle 才能读取。</translation>
    </message>
    <message>
        <source>Nothing to do here. For spark-submit, add the jars bcprov and bcpkix to its jars folder, or use a token.</source>
        <translation>此处无需操作。对于 spark-submit，请将 bcprov 和 bcpkix 的 jar 放入其 jars 文件夹，或使用令牌。</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential. Firesteel&apos;s PATH does not contain it, although it is installed.</source>
        <translation>kubeconfig 向程序 {program} 索取凭据。该程序已安装，但不在 Firesteel 的 PATH 中。</translation>
    </message>
    <message>
        <source>Put {found} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>请将 {found} 写入 kubeconfig 的 users[].user.exec.command。</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal, whose PATH contains it.</source>
        <translation>或从 PATH 中含有它的终端启动 Firesteel。</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential, and it is not in Firesteel&apos;s PATH.</source>
        <translation>kubeconfig 向程序 {program} 索取凭据，但该程序不在 Firesteel 的 PATH 中。</translation>
    </message>
    <message>
        <source>If it is installed, put its absolute path into the kubeconfig, under users[].user.exec.command, or start Firesteel from a terminal in which it is found.</source>
        <translation>如果已安装，请将其绝对路径写入 kubeconfig 的 users[].user.exec.command，或从能找到它的终端启动 Firesteel。</translation>
    </message>
    <message>
        <source>Else install it. The kubeconfig says: {hint}</source>
        <translation>否则请安装它。kubeconfig 提示：{hint}</translation>
    </message>
    <message>
        <source>Put the absolute path of {program} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>请将 {program} 的绝对路径写入 kubeconfig 的 users[].user.exec.command。</translation>
    </message>
    <message>
        <source>Or install it, or start Firesteel from a terminal in which it is found.</source>
        <translation>或安装它，或从能找到它的终端启动 Firesteel。</translation>
    </message>
    <message>
        <source>The program that the kubeconfig asks for the credential is not in Firesteel&apos;s PATH.</source>
        <translation>kubeconfig 用来索取凭据的程序不在 Firesteel 的 PATH 中。</translation>
    </message>
    <message>
        <source>Put its absolute path into the kubeconfig, under users[].user.exec.command, or install it.</source>
        <translation>请将其绝对路径写入 kubeconfig 的 users[].user.exec.command，或安装它。</translation>
    </message>
    <message>
        <source>The program {program} answers in another version than the kubeconfig names.</source>
        <translation>程序 {program} 应答的版本与 kubeconfig 中指定的不同。</translation>
    </message>
    <message>
        <source>Bring the program up to date and make the kubeconfig with it anew.</source>
        <translation>请更新该程序，并用它重新生成 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig names the program for the credential without a version that is still in use (client.authentication.k8s.io/v1 or v1beta1).</source>
        <translation>kubeconfig 没有为凭据程序指定仍在使用的版本（client.authentication.k8s.io/v1 或 v1beta1）。</translation>
    </message>
    <message>
        <source>Bring the tool that made the kubeconfig up to date and make it anew (EKS: aws eks update-kubeconfig).</source>
        <translation>请更新生成此 kubeconfig 的工具，并重新生成 (EKS：aws eks update-kubeconfig)。</translation>
    </message>
    <message>
        <source>Or write apiVersion: client.authentication.k8s.io/v1 under users[].user.exec.</source>
        <translation>或在 users[].user.exec 下写上 apiVersion: client.authentication.k8s.io/v1。</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet: {command}</source>
        <translation>为了登录，kubeconfig 要运行一个尚未有人同意的程序：{command}</translation>
    </message>
    <message>
        <source>Look at the command, and agree to it if you trust whoever made the kubeconfig.</source>
        <translation>请查看该命令；如果信任 kubeconfig 的制作者，请同意。</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet.</source>
        <translation>为了登录，kubeconfig 要运行一个尚未有人同意的程序。</translation>
    </message>
    <message>
        <source>The program {program} gave no credential: its sign-in has probably ended.</source>
        <translation>程序 {program} 没有给出凭据：其登录可能已失效。</translation>
    </message>
    <message>
        <source>Run {login} in a terminal, then try again.</source>
        <translation>请在终端中运行 {login}，然后重试。</translation>
    </message>
    <message>
        <source>The program for the credential asks questions in a terminal, and Firesteel has none to give it.</source>
        <translation>凭据程序会在终端中提问，而 Firesteel 无法为它提供终端。</translation>
    </message>
    <message>
        <source>Run kubectl get pods once in a terminal: many programs keep the sign-in for a time. Then use a kubeconfig that does not ask always (interactiveMode: IfAvailable).</source>
        <translation>请在终端中运行一次 kubectl get pods：许多程序会将登录保留一段时间。然后使用并非每次都提问的 kubeconfig (interactiveMode: IfAvailable)。</translation>
    </message>
    <message>
        <source>Or use a token.</source>
        <translation>或使用令牌。</translation>
    </message>
    <message>
        <source>The program {program} gave no answer within {seconds} seconds and was ended. Perhaps it waits for a sign-in.</source>
        <translation>程序 {program} 在 {seconds} 秒内没有应答，已被结束。它可能在等待登录。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look for what it waits for: {command}</source>
        <translation>请在终端中运行它，看看它在等待什么：{command}</translation>
    </message>
    <message>
        <source>The program {program} ended with exit code {code} and gave no credential.</source>
        <translation>程序 {program} 以退出码 {code} 结束，没有给出凭据。</translation>
    </message>
    <message>
        <source>Read its own words under the details; perhaps you have to sign in anew.</source>
        <translation>请在详细信息中阅读它自己的输出；可能需要重新登录。</translation>
    </message>
    <message>
        <source>Run it in a terminal: {command}</source>
        <translation>请在终端中运行它：{command}</translation>
    </message>
    <message>
        <source>The program {program} died by signal {signal} before it gave a credential.</source>
        <translation>程序 {program} 在给出凭据之前被信号 {signal} 终止。</translation>
    </message>
    <message>
        <source>Run it in a terminal; if it dies there as well, install it again: {command}</source>
        <translation>请在终端中运行它；如果在那里也会终止，请重新安装：{command}</translation>
    </message>
    <message>
        <source>The program {program} wrote far more than a credential and was ended.</source>
        <translation>程序 {program} 的输出远超过一份凭据，已被结束。</translation>
    </message>
    <message>
        <source>Check that the command in the kubeconfig is the right one: {command}</source>
        <translation>请检查 kubeconfig 中的命令是否正确：{command}</translation>
    </message>
    <message>
        <source>The program {program} writes other text before the credential: “{excerpt}”. kubectl cannot read that either.</source>
        <translation>程序 {program} 在凭据之前还输出了其他文字：“{excerpt}”。kubectl 同样无法读取。</translation>
    </message>
    <message>
        <source>Make the notice go away, or to standard error: it comes from the program, from an update check, or from a script around it.</source>
        <translation>请去掉该提示，或将其改为输出到标准错误：它来自该程序、更新检查，或包装它的脚本。</translation>
    </message>
    <message>
        <source>The program {program} did not write a credential (a JSON text of kind ExecCredential).</source>
        <translation>程序 {program} 没有输出凭据（kind 为 ExecCredential 的 JSON 文本）。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes: {command}</source>
        <translation>请在终端中运行它，看看它输出什么：{command}</translation>
    </message>
    <message>
        <source>The program {program} gave a token that had ended already, and the server refused it.</source>
        <translation>程序 {program} 给出的令牌已经失效，被服务器拒绝。</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>请检查本机时钟。</translation>
    </message>
    <message>
        <source>If it is right, empty the program&apos;s cache or sign in anew with it: {command}</source>
        <translation>如果时钟正确，请清空该程序的缓存，或用它重新登录：{command}</translation>
    </message>
    <message>
        <source>The file {program} is there, but this system cannot run it.</source>
        <translation>文件 {program} 存在，但此系统无法运行它。</translation>
    </message>
    <message>
        <source>Give it the right to be run (chmod +x), or install the version for this system.</source>
        <translation>请赋予它执行权限 (chmod +x)，或安装适用于此系统的版本。</translation>
    </message>
    <message>
        <source>What the program for the credential is to be told is larger than the system allows, probably because of a very large CA bundle.</source>
        <translation>要传给凭据程序的内容超过系统允许的大小，可能是因为 CA 证书包非常大。</translation>
    </message>
    <message>
        <source>Put only the cluster&apos;s own CA into the kubeconfig, or take provideClusterInfo out if the program does not need it.</source>
        <translation>请只在 kubeconfig 中放入集群自己的 CA；如果程序不需要 provideClusterInfo，请去掉它。</translation>
    </message>
    <message>
        <source>The program {program} gave no credential that can be used.</source>
        <translation>程序 {program} 没有给出可用的凭据。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes; bring it up to date: {command}</source>
        <translation>请在终端中运行它，看看它输出什么；并更新它：{command}</translation>
    </message>
    <message>
        <source>The program for the credential gave none that can be used.</source>
        <translation>凭据程序没有给出可用的凭据。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes.</source>
        <translation>请在终端中运行它，看看它输出什么。</translation>
    </message>
    <message>
        <source>The sign-in of {issuer} has ended, and the kubeconfig holds no refresh token to get a new one.</source>
        <translation>{issuer} 的登录已失效，而 kubeconfig 中没有可用来获取新登录的刷新令牌。</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>请使用生成该 kubeconfig 的工具重新登录。</translation>
    </message>
    <message>
        <source>The identity server {issuer} does not renew the sign-in ({error}): it has ended, was revoked, or another program has used up the refresh token.</source>
        <translation>身份服务器 {issuer} 不再续期此登录 ({error})：它已失效、已被撤销，或刷新令牌已被另一个程序用掉。</translation>
    </message>
    <message>
        <source>Better, use a program for the credential (kubelogin): several programs can share its sign-in.</source>
        <translation>更好的办法是使用凭据程序 (kubelogin)：多个程序可以共用它的登录。</translation>
    </message>
    <message>
        <source>The sign-in has to be renewed, and the identity server {issuer} cannot be reached ({code}).</source>
        <translation>登录需要续期，但无法连接身份服务器 {issuer} ({code})。</translation>
    </message>
    <message>
        <source>Check the VPN and the proxy. If its certificate is from a CA of your own, name that in idp-certificate-authority.</source>
        <translation>请检查 VPN 和代理。如果其证书来自您自己的 CA，请在 idp-certificate-authority 中指定该 CA。</translation>
    </message>
    <message>
        <source>The address of the identity server in the kubeconfig ({issuer}) is not the one that the server itself gives, or not https. The refresh token was not sent.</source>
        <translation>kubeconfig 中身份服务器的地址 ({issuer}) 与服务器自己给出的不同，或不是 https。未发送刷新令牌。</translation>
    </message>
    <message>
        <source>Correct idp-issuer-url in the kubeconfig.</source>
        <translation>请更正 kubeconfig 中的 idp-issuer-url。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no token that can be used.</source>
        <translation>登录已失效，身份服务器 {issuer} 没有给出可用的令牌。</translation>
    </message>
    <message>
        <source>Check client-id and client-secret in the kubeconfig.</source>
        <translation>请检查 kubeconfig 中的 client-id 和 client-secret。</translation>
    </message>
    <message>
        <source>The sign-in has ended and could not be renewed.</source>
        <translation>登录已失效，且无法续期。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds no cluster.</source>
        <translation>kubeconfig {path} 中没有集群。</translation>
    </message>
    <message>
        <source>Choose another file, or connect with an address, a CA and a token.</source>
        <translation>请选择另一个文件，或用地址、CA 和令牌连接。</translation>
    </message>
    <message>
        <source>The kubeconfig holds no cluster.</source>
        <translation>kubeconfig 中没有集群。</translation>
    </message>
    <message>
        <source>This WSL distribution has no kubeconfig of its own; Windows has one: {windows}.</source>
        <translation>此 WSL 发行版没有自己的 kubeconfig；Windows 中有一个：{windows}。</translation>
    </message>
    <message>
        <source>Use {windows}: choose it here, or put it into the variable KUBECONFIG.</source>
        <translation>请使用 {windows}：在此处选择它，或将其写入变量 KUBECONFIG。</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution.</source>
        <translation>请在 Rancher Desktop 或 Docker Desktop 中为此发行版开启 WSL 集成。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {path}, and there is no such file.</source>
        <translation>KUBECONFIG 指定了 {path}，但没有这个文件。</translation>
    </message>
    <message>
        <source>Put the path of a file that exists into KUBECONFIG, or remove the variable.</source>
        <translation>请将存在的文件的路径写入 KUBECONFIG，或删除该变量。</translation>
    </message>
    <message>
        <source>Check the path for a misprint.</source>
        <translation>请检查路径是否有拼写错误。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect inside this WSL distribution.</source>
        <translation>此 WSL 发行版中没有生效的 kubeconfig。</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution, or copy the kubeconfig of Windows with its certificates embedded to ~/.kube/config.</source>
        <translation>请在 Rancher Desktop 或 Docker Desktop 中为此发行版开启 WSL 集成，或将 Windows 的 kubeconfig 内嵌证书后复制到 ~/.kube/config。</translation>
    </message>
    <message>
        <source>Check the variable KUBECONFIG.</source>
        <translation>请检查变量 KUBECONFIG。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect: {path} does not exist.</source>
        <translation>没有生效的 kubeconfig：{path} 不存在。</translation>
    </message>
    <message>
        <source>Choose a kubeconfig, or connect with an address, a CA and a token.</source>
        <translation>请选择 kubeconfig，或用地址、CA 和令牌连接。</translation>
    </message>
    <message>
        <source>If you have a file elsewhere, copy it to ~/.kube/config or put its path into the variable KUBECONFIG.</source>
        <translation>如果文件在别处，请将其复制到 ~/.kube/config，或将其路径写入变量 KUBECONFIG。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect.</source>
        <translation>没有生效的 kubeconfig。</translation>
    </message>
    <message>
        <source>Check the variables HOME and KUBECONFIG.</source>
        <translation>请检查变量 HOME 和 KUBECONFIG。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files. They count as one here and in kubectl, but spark-submit reads only the first, {first}, which lacks what the context {context} needs.</source>
        <translation>KUBECONFIG 指定了 {count} 个文件。在此处和 kubectl 中它们合为一体，但 spark-submit 只读取第一个 {first}，其中缺少上下文 {context} 所需的内容。</translation>
    </message>
    <message>
        <source>Merge them: kubectl config view --raw --flatten &gt; merged, and set KUBECONFIG to that one file.</source>
        <translation>请合并它们：kubectl config view --raw --flatten &gt; merged，并将 KUBECONFIG 设置为这一个文件。</translation>
    </message>
    <message>
        <source>Or choose the context by name here, where all files are read.</source>
        <translation>或在此处按名称选择上下文，这里会读取所有文件。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files, which count as one. Where names are used twice, the first file wins.</source>
        <translation>KUBECONFIG 指定了 {count} 个文件，它们合为一体。名称重复时，以第一个文件为准。</translation>
    </message>
    <message>
        <source>To be sure which cluster is meant, choose the context by name, or set KUBECONFIG to one file.</source>
        <translation>要明确所指的集群，请按名称选择上下文，或将 KUBECONFIG 设置为一个文件。</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig. It has: {known}.</source>
        <translation>kubeconfig 中没有选定上下文。其中有：{known}。</translation>
    </message>
    <message>
        <source>Choose a context, or set one: kubectl config use-context NAME.</source>
        <translation>请选择上下文，或设置一个：kubectl config use-context NAME。</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig.</source>
        <translation>kubeconfig 中没有选定上下文。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}; there is {meant}.</source>
        <translation>kubeconfig 中没有上下文 {name}；但有 {meant}。</translation>
    </message>
    <message>
        <source>Choose {meant}, if that is the one.</source>
        <translation>如果就是它，请选择 {meant}。</translation>
    </message>
    <message>
        <source>Contexts here: {known}.</source>
        <translation>此处的上下文：{known}。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}. It has: {known}.</source>
        <translation>kubeconfig 中没有上下文 {name}。其中有：{known}。</translation>
    </message>
    <message>
        <source>Choose one of these, or add the file that holds {name}.</source>
        <translation>请选择其中之一，或添加含有 {name} 的文件。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}.</source>
        <translation>kubeconfig 中没有上下文 {name}。</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds {name}.</source>
        <translation>请选择另一个上下文，或添加含有 {name} 的文件。</translation>
    </message>
    <message>
        <source>The context {context} names the cluster {name}, which is in none of the files.</source>
        <translation>上下文 {context} 引用了集群 {name}，但它不在任何文件中。</translation>
    </message>
    <message>
        <source>Add the file that holds the cluster {name}, or correct the name in the context.</source>
        <translation>请添加含有集群 {name} 的文件，或更正上下文中的名称。</translation>
    </message>
    <message>
        <source>A context names no cluster that is in the files.</source>
        <translation>有上下文没有引用文件中的任何集群。</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds the cluster.</source>
        <translation>请选择另一个上下文，或添加含有该集群的文件。</translation>
    </message>
    <message>
        <source>The context {context} names the user {name}, which is in none of the files.</source>
        <translation>上下文 {context} 引用了用户 {name}，但它不在任何文件中。</translation>
    </message>
    <message>
        <source>Add the file that holds the user {name}, or correct the name in the context.</source>
        <translation>请添加含有用户 {name} 的文件，或更正上下文中的名称。</translation>
    </message>
    <message>
        <source>The kubeconfig names {name}, which is in none of the files.</source>
        <translation>kubeconfig 引用了 {name}，但它不在任何文件中。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is text in {encoding} without a mark that says so, and cannot be read.</source>
        <translation>kubeconfig {path} 是 {encoding} 文本，但没有相应标记，无法读取。</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE.</source>
        <translation>请保存为 UTF-8。在 PowerShell 中：Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE。</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>或进行转换 (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE)。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not text in UTF-8.</source>
        <translation>kubeconfig {path} 不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>Check that it is the right file; a kubeconfig is a YAML text.</source>
        <translation>请检查文件是否正确；kubeconfig 是 YAML 文本。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 with an editor, or copy it again from its origin.</source>
        <translation>请用编辑器保存为 UTF-8，或重新从来源处复制。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is saved as {encoding}, as PowerShell does when it writes with &quot;&gt;&quot;. Firesteel and kubectl can read it; spark-submit and others cannot.</source>
        <translation>kubeconfig {path} 保存为 {encoding}，PowerShell 用“&gt;”写入时就会这样。Firesteel 和 kubectl 可以读取；spark-submit 等程序不能。</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: kubectl config view --raw | Out-File -Encoding utf8 FILE.</source>
        <translation>请保存为 UTF-8。在 PowerShell 中：kubectl config view --raw | Out-File -Encoding utf8 FILE。</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>或进行转换 (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE)。</translation>
    </message>
    <message>
        <source>The kubeconfig is not text in UTF-8.</source>
        <translation>kubeconfig 不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: the angle brackets of a template are still around it.</source>
        <translation>{path} 中 {key} 的值不是 base64：模板的尖括号还留在两端。</translation>
    </message>
    <message>
        <source>Replace the whole value, with &lt; and &gt;, by the bare base64 text of the certificate in one line.</source>
        <translation>请将整个值连同 &lt; 和 &gt; 一起，替换为证书的纯 base64 文本，写成一行。</translation>
    </message>
    <message>
        <source>If you have a PEM file, give its path instead, under the key without -data.</source>
        <translation>如果您有 PEM 文件，请改用不带 -data 的键给出其路径。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but the PEM text itself.</source>
        <translation>{path} 中 {key} 的值不是 base64，而是 PEM 文本本身。</translation>
    </message>
    <message>
        <source>Put the base64 form of the file there: base64 -w0 FILE.</source>
        <translation>请在那里填入文件的 base64 形式：base64 -w0 FILE。</translation>
    </message>
    <message>
        <source>Or give the path of the PEM file, under the key without -data.</source>
        <translation>或用不带 -data 的键给出 PEM 文件的路径。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but a path.</source>
        <translation>{path} 中 {key} 的值不是 base64，而是路径。</translation>
    </message>
    <message>
        <source>Use the key without -data for a path.</source>
        <translation>路径请使用不带 -data 的键。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: it is in the alphabet for URLs, with - and _.</source>
        <translation>{path} 中 {key} 的值不是 base64：它使用 URL 专用的字符集，含有 - 和 _。</translation>
    </message>
    <message>
        <source>Replace - by + and _ by /, or encode the file again: base64 -w0 FILE.</source>
        <translation>请将 - 替换为 +，将 _ 替换为 /，或重新编码文件：base64 -w0 FILE。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64.</source>
        <translation>{path} 中 {key} 的值不是 base64。</translation>
    </message>
    <message>
        <source>Copy the value again, whole and in one line; a part may be missing.</source>
        <translation>请重新复制该值，要完整且为一行；可能缺了一部分。</translation>
    </message>
    <message>
        <source>The file {path} is a web page, not a kubeconfig: probably a log-in page was saved.</source>
        <translation>文件 {path} 是网页，不是 kubeconfig：可能保存了登录页面。</translation>
    </message>
    <message>
        <source>Log in with the browser first, then download the kubeconfig again.</source>
        <translation>请先在浏览器中登录，然后重新下载 kubeconfig。</translation>
    </message>
    <message>
        <source>The file {path} is a certificate, not a kubeconfig.</source>
        <translation>文件 {path} 是证书，不是 kubeconfig。</translation>
    </message>
    <message>
        <source>Use it as the CA together with an address and a token, or choose the kubeconfig.</source>
        <translation>请将它作为 CA，与地址和令牌一起使用，或选择 kubeconfig。</translation>
    </message>
    <message>
        <source>The file {path} is a private key, not a kubeconfig.</source>
        <translation>文件 {path} 是私钥，不是 kubeconfig。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig.</source>
        <translation>请选择 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} has the key {key} twice at the same place, in lines {firstLine} and {line}.</source>
        <translation>kubeconfig {path} 在同一位置两次出现键 {key}，位于第 {firstLine} 行和第 {line} 行。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} refers to itself in line {line} (an alias inside its own anchor).</source>
        <translation>kubeconfig {path} 在第 {line} 行引用了自身（别名位于自己的锚点内）。</translation>
    </message>
    <message>
        <source>Write the value out instead of the alias.</source>
        <translation>请写出该值，不要使用别名。</translation>
    </message>
    <message>
        <source>Line {line} of the kubeconfig {path} merges something that is no map (&lt;&lt;).</source>
        <translation>kubeconfig {path} 的第 {line} 行合并了不是映射的内容 (&lt;&lt;)。</translation>
    </message>
    <message>
        <source>Write the values out instead of merging them.</source>
        <translation>请写出这些值，不要合并。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is nested or repeated beyond any sensible size and is not read.</source>
        <translation>kubeconfig {path} 的嵌套或重复超出合理范围，未读取。</translation>
    </message>
    <message>
        <source>Check that it is the right file, and copy it again from its origin.</source>
        <translation>请检查文件是否正确，并重新从来源处复制。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is broken at line {line}: it is not valid YAML.</source>
        <translation>kubeconfig {path} 的第 {line} 行有错误：它不是有效的 YAML。</translation>
    </message>
    <message>
        <source>Look at line {line} and the one before: indentation takes blanks, never tabs, and a colon a blank after it.</source>
        <translation>请查看第 {line} 行及其前一行：缩进只能用空格，不能用制表符；冒号后要有空格。</translation>
    </message>
    <message>
        <source>Copy the file again from its origin, whole.</source>
        <translation>请重新从来源处完整复制文件。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not valid YAML.</source>
        <translation>kubeconfig {path} 不是有效的 YAML。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows; here the file is {meant}.</source>
        <translation>路径 {file} 是 Windows 的路径；在此处该文件是 {meant}。</translation>
    </message>
    <message>
        <source>Put {meant} into KUBECONFIG, with a colon between several paths.</source>
        <translation>请将 {meant} 写入 KUBECONFIG，多个路径之间用冒号分隔。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows, and no such file is found from here.</source>
        <translation>路径 {file} 是 Windows 的路径，在此处找不到这个文件。</translation>
    </message>
    <message>
        <source>Write paths as WSL has them, such as /mnt/c/Users/…, with a colon between several.</source>
        <translation>请按 WSL 中的形式书写路径，例如 /mnt/c/Users/…，多个路径之间用冒号分隔。</translation>
    </message>
    <message>
        <source>Let Windows translate: put KUBECONFIG/l into its variable WSLENV.</source>
        <translation>让 Windows 来转换：请将 KUBECONFIG/l 写入其变量 WSLENV。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows and means nothing here.</source>
        <translation>路径 {file} 是 Windows 的路径，在此处没有意义。</translation>
    </message>
    <message>
        <source>Give the path of a file on this machine.</source>
        <translation>请给出本机文件的路径。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, a path of Windows. Firesteel reads it as {meant}; kubectl and spark-submit in WSL do not.</source>
        <translation>kubeconfig 指定了 {file}，这是 Windows 的路径。Firesteel 按 {meant} 读取；WSL 中的 kubectl 和 spark-submit 不会这样做。</translation>
    </message>
    <message>
        <source>Embed the files: on Windows run kubectl config view --raw --flatten &gt; config and use that file.</source>
        <translation>请内嵌文件：在 Windows 中运行 kubectl config view --raw --flatten &gt; config，并使用该文件。</translation>
    </message>
    <message>
        <source>Or write {meant} in its place.</source>
        <translation>或改写为 {meant}。</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, and {meant} is not there either.</source>
        <translation>kubeconfig 由 Windows 程序写成：{key} 指定了 {file}，而 {meant} 也不存在。</translation>
    </message>
    <message>
        <source>Or write the paths as /mnt/c/… with forward slashes.</source>
        <translation>或将路径写成带正斜杠的 /mnt/c/…。</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, which cannot be opened here.</source>
        <translation>kubeconfig 由 Windows 程序写成：{key} 指定了 {file}，在此处无法打开。</translation>
    </message>
    <message>
        <source>Or copy the files here and write their new paths, with forward slashes (in WSL: /mnt/c/…).</source>
        <translation>或将文件复制到此处并写上新路径，使用正斜杠（在 WSL 中：/mnt/c/…）。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, relative to its own folder; {looked} does not exist. Probably the kubeconfig was copied without the files beside it.</source>
        <translation>kubeconfig 指定了 {file}，这是相对于其所在文件夹的路径；{looked} 不存在。可能复制 kubeconfig 时没有复制旁边的文件。</translation>
    </message>
    <message>
        <source>Copy the files along, or use absolute paths.</source>
        <translation>请一并复制这些文件，或使用绝对路径。</translation>
    </message>
    <message>
        <source>At its origin run kubectl config view --raw --flatten &gt; config: the new file holds the certificates itself.</source>
        <translation>请在来源处运行 kubectl config view --raw --flatten &gt; config：新文件自带证书。</translation>
    </message>
    <message>
        <source>The kubeconfig names a file relative to its own folder, and it is not there.</source>
        <translation>kubeconfig 指定了相对于其所在文件夹的文件，但该文件不存在。</translation>
    </message>
    <message>
        <source>The path {file} still holds ~ or a variable, which only a shell replaces.</source>
        <translation>路径 {file} 中仍含有 ~ 或变量，只有 shell 才会替换它们。</translation>
    </message>
    <message>
        <source>Write the path out, or set the variable in a shell without quotes around it.</source>
        <translation>请写出完整路径，或在 shell 中设置变量时不要加引号。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there; a shell would make {meant} of it.</source>
        <translation>kubeconfig 指定了 {file}。其中的 ~ 和变量不会被替换；shell 会将其替换为 {meant}。</translation>
    </message>
    <message>
        <source>Write {meant} in its place.</source>
        <translation>请改写为 {meant}。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there.</source>
        <translation>kubeconfig 指定了 {file}。其中的 ~ 和变量不会被替换。</translation>
    </message>
    <message>
        <source>Write the whole path, beginning with /.</source>
        <translation>请写出以 / 开头的完整路径。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which you may not read.</source>
        <translation>kubeconfig 指定了 {file}，您无权读取。</translation>
    </message>
    <message>
        <source>Ask who owns the file for a copy, or for the right to read it.</source>
        <translation>请向文件的所有者索取副本或读取权限。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is no file but a folder or a device.</source>
        <translation>kubeconfig 指定了 {file}，它不是文件，而是文件夹或设备。</translation>
    </message>
    <message>
        <source>Write the path of the file itself.</source>
        <translation>请写出文件本身的路径。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is far too large for a certificate or token.</source>
        <translation>kubeconfig 指定了 {file}，它作为证书或令牌过大。</translation>
    </message>
    <message>
        <source>Write the path of the right file.</source>
        <translation>请写出正确文件的路径。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which cannot be read.</source>
        <translation>kubeconfig 指定了 {file}，无法读取。</translation>
    </message>
    <message>
        <source>Check the file, or write the path of another one.</source>
        <translation>请检查该文件，或写出另一个文件的路径。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file} as {key}, and there is no such file.</source>
        <translation>kubeconfig 将 {file} 指定为 {key}，但没有这个文件。</translation>
    </message>
    <message>
        <source>Correct the path, or put the file there.</source>
        <translation>请更正路径，或将文件放到那里。</translation>
    </message>
    <message>
        <source>A path in the kubeconfig leads to no file on this machine.</source>
        <translation>kubeconfig 中有路径在本机上没有对应的文件。</translation>
    </message>
    <message>
        <source>The kubeconfig names a file that does not exist.</source>
        <translation>kubeconfig 指定了不存在的文件。</translation>
    </message>
    <message>
        <source>{text} stands for an address that has still to be put there.</source>
        <translation>{text} 只是占位，还需填入真正的地址。</translation>
    </message>
    <message>
        <source>Put in the name or address of your own server.</source>
        <translation>请填入您自己服务器的名称或地址。</translation>
    </message>
    <message>
        <source>{key} holds {text}: the output of kubectl config view hides secrets unless it is asked for them.</source>
        <translation>{key} 中是 {text}：kubectl config view 的输出默认隐去机密内容。</translation>
    </message>
    <message>
        <source>Get the file again, with the secrets in it (kubectl config view --raw --flatten &gt; config).</source>
        <translation>请重新获取含有机密内容的文件 (kubectl config view --raw --flatten &gt; config)。</translation>
    </message>
    <message>
        <source>{key} holds {text}, which stands for a value that has still to be put there.</source>
        <translation>{key} 中是 {text}，它只是占位，还需填入真正的值。</translation>
    </message>
    <message>
        <source>Put the real value in its place.</source>
        <translation>请将其替换为真正的值。</translation>
    </message>
    <message>
        <source>Get the kubeconfig again from whoever runs the cluster.</source>
        <translation>请向集群管理员重新索取 kubeconfig。</translation>
    </message>
    <message>
        <source>{key} holds a placeholder, not a value.</source>
        <translation>{key} 中是占位符，不是值。</translation>
    </message>
    <message>
        <source>The kubeconfig holds a placeholder in place of a value.</source>
        <translation>kubeconfig 中有占位符尚未替换为值。</translation>
    </message>
    <message>
        <source>Two files have an entry of the kind {kind} named {name}: {firstPath} counts, the one in {path} is not used.</source>
        <translation>两个文件中都有名为 {name} 的 {kind} 条目：以 {firstPath} 为准，{path} 中的不使用。</translation>
    </message>
    <message>
        <source>Rename one of the two (kubectl config rename-context for contexts), or use the files one at a time.</source>
        <translation>请重命名其中一个（上下文可用 kubectl config rename-context），或分别使用这些文件。</translation>
    </message>
    <message>
        <source>Add {path} here as a file of its own: its entries are then kept apart.</source>
        <translation>请在此处将 {path} 作为单独的文件添加：这样其条目会分开保存。</translation>
    </message>
    <message>
        <source>Two files have an entry of the same name; the first one counts.</source>
        <translation>两个文件中有同名条目；以第一个为准。</translation>
    </message>
    <message>
        <source>Rename one of the two, or use the files one at a time.</source>
        <translation>请重命名其中一个，或分别使用这些文件。</translation>
    </message>
    <message>
        <source>K3s is installed here, but its kubeconfig {path} may only be read by root.</source>
        <translation>本机安装了 K3s，但其 kubeconfig {path} 只有 root 可以读取。</translation>
    </message>
    <message>
        <source>Make a copy of your own (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config).</source>
        <translation>请制作自己的副本 (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config)。</translation>
    </message>
    <message>
        <source>Or let K3s write it readable for all users of this machine: start the server with --write-kubeconfig-mode 644.</source>
        <translation>或让 K3s 写成本机所有用户可读：用 --write-kubeconfig-mode 644 启动服务器。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} may only be read by root.</source>
        <translation>kubeconfig {path} 只有 root 可以读取。</translation>
    </message>
    <message>
        <source>Or ask the administrator for a kubeconfig of your own.</source>
        <translation>或向管理员索取您自己的 kubeconfig。</translation>
    </message>
    <message>
        <source>You may not read the kubeconfig {path}.</source>
        <translation>您无权读取 kubeconfig {path}。</translation>
    </message>
    <message>
        <source>{path} is no file but a folder, a pipe or a device.</source>
        <translation>{path} 不是文件，而是文件夹、管道或设备。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig itself.</source>
        <translation>请选择 kubeconfig 本身。</translation>
    </message>
    <message>
        <source>{path} has more than 4 MiB: that is no kubeconfig.</source>
        <translation>{path} 超过 4 MiB：这不是 kubeconfig。</translation>
    </message>
    <message>
        <source>Choose the right file.</source>
        <translation>请选择正确的文件。</translation>
    </message>
    <message>
        <source>The file {path} is a token, not a kubeconfig.</source>
        <translation>文件 {path} 是令牌，不是 kubeconfig。</translation>
    </message>
    <message>
        <source>Use it as the token together with an address and a CA, or choose the kubeconfig.</source>
        <translation>请将它作为令牌，与地址和 CA 一起使用，或选择 kubeconfig。</translation>
    </message>
    <message>
        <source>The file {path} is a {found}, not a kubeconfig.</source>
        <translation>文件 {path} 是 {found}，不是 kubeconfig。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig: it begins with apiVersion: v1 and kind: Config.</source>
        <translation>请选择 kubeconfig：它以 apiVersion: v1 和 kind: Config 开头。</translation>
    </message>
    <message>
        <source>The kubeconfig has two entries of the kind {kind} named {name}, in lines {firstLine} and {line}; neither can be told from the other.</source>
        <translation>kubeconfig 中有两个名为 {name} 的 {kind} 条目，位于第 {firstLine} 行和第 {line} 行；两者无法区分。</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>请重命名或删除其中一个。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds several documents, separated by ---; only the first counts.</source>
        <translation>kubeconfig {path} 中有多个以 --- 分隔的文档；只有第一个有效。</translation>
    </message>
    <message>
        <source>Keep the documents in files of their own, and name all of them in KUBECONFIG.</source>
        <translation>请将各文档放在单独的文件中，并全部写入 KUBECONFIG。</translation>
    </message>
    <message>
        <source>{key} is a number or boolean without quotes. Firesteel takes it as text; kubectl refuses it.</source>
        <translation>{key} 是不带引号的数字或布尔值。Firesteel 将其视为文本；kubectl 会拒绝。</translation>
    </message>
    <message>
        <source>Put quotes around the value.</source>
        <translation>请给该值加上引号。</translation>
    </message>
    <message>
        <source>{key} has quotes around true or false. Firesteel understands it; kubectl refuses it.</source>
        <translation>{key} 的 true 或 false 带有引号。Firesteel 可以理解；kubectl 会拒绝。</translation>
    </message>
    <message>
        <source>Remove the quotes.</source>
        <translation>请去掉引号。</translation>
    </message>
    <message>
        <source>The cluster {name} has a CA and also insecure-skip-tls-verify, which exclude each other.</source>
        <translation>集群 {name} 既有 CA 又有 insecure-skip-tls-verify，两者不能同用。</translation>
    </message>
    <message>
        <source>Remove insecure-skip-tls-verify: with the CA the server can be verified.</source>
        <translation>请删除 insecure-skip-tls-verify：有了 CA 就可以验证服务器。</translation>
    </message>
    <message>
        <source>The entry {name} gives two ways to log in that exclude each other (see {key}).</source>
        <translation>条目 {name} 给出了两种不能同用的登录方式（见 {key}）。</translation>
    </message>
    <message>
        <source>Keep the one that is meant and remove the other.</source>
        <translation>请保留想用的一种，删除另一种。</translation>
    </message>
    <message>
        <source>The namespace of the context {name} cannot be the name of a namespace.</source>
        <translation>上下文 {name} 中指定的命名空间不是有效的命名空间名称。</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63.</source>
        <translation>请使用小写字母、数字和连字符，最多 63 个。</translation>
    </message>
    <message>
        <source>The user {name} acts as somebody (as-groups, as-uid), but as is missing.</source>
        <translation>用户 {name} 要以他人身份操作 (as-groups、as-uid)，但缺少 as。</translation>
    </message>
    <message>
        <source>Add as: USER, or remove the other keys.</source>
        <translation>请添加 as: USER，或删除其他键。</translation>
    </message>
    <message>
        <source>{key} in line {line} of the kubeconfig has the wrong type.</source>
        <translation>kubeconfig 第 {line} 行的 {key} 类型有误。</translation>
    </message>
    <message>
        <source>Compare the place with a kubeconfig that works; mostly the indentation is wrong.</source>
        <translation>请将该处与可用的 kubeconfig 比较；多半是缩进有误。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} cannot be read as one.</source>
        <translation>{path} 无法作为 kubeconfig 读取。</translation>
    </message>
    <message>
        <source>Copy it again from its origin, whole.</source>
        <translation>请重新从来源处完整复制。</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read as one.</source>
        <translation>该文件无法作为 kubeconfig 读取。</translation>
    </message>
    <message>
        <source>The address {host} means the machine that asks. The kubeconfig was copied from a server, where it was right; here nothing answers.</source>
        <translation>地址 {host} 指发出请求的机器本身。该 kubeconfig 是从服务器复制来的，在那里它是正确的；在此处没有应答。</translation>
    </message>
    <message>
        <source>Set server to https://SERVER:{port}, with the name or address of the machine that runs the cluster.</source>
        <translation>请将 server 设置为 https://SERVER:{port}，其中填入运行集群的机器的名称或地址。</translation>
    </message>
    <message>
        <source>If the certificate does not carry that address, add it on the server (K3s: --tls-san).</source>
        <translation>如果证书不含该地址，请在服务器上添加 (K3s：--tls-san)。</translation>
    </message>
    <message>
        <source>If the cluster does run on this machine, check that it is started.</source>
        <translation>如果集群确实在本机运行，请检查它是否已启动。</translation>
    </message>
    <message>
        <source>{host} means &quot;every address of this machine&quot; to a server, and is no address for a client.</source>
        <translation>{host} 对服务器来说表示“本机的所有地址”，对客户端来说不是地址。</translation>
    </message>
    <message>
        <source>Set server to the address of the machine that runs the cluster, or to 127.0.0.1 if it runs here.</source>
        <translation>请将 server 设置为运行集群的机器的地址；如果集群在本机运行，请设置为 127.0.0.1。</translation>
    </message>
    <message>
        <source>{host} means this machine itself. That is right for a cluster that runs here, and for a tunnel.</source>
        <translation>{host} 指本机自身。对于在本机运行的集群和隧道，这是正确的。</translation>
    </message>
    <message>
        <source>If the cluster runs on another machine, put the name or address of that machine in its place.</source>
        <translation>如果集群在另一台机器上运行，请改为那台机器的名称或地址。</translation>
    </message>
    <message>
        <source>There is no address of a server.</source>
        <translation>没有服务器地址。</translation>
    </message>
    <message>
        <source>Enter the address of the API server, such as https://10.0.0.5:6443.</source>
        <translation>请输入 API 服务器的地址，例如 https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>{server} begins neither with https nor with http.</source>
        <translation>{server} 既不以 https 也不以 http 开头。</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443.</source>
        <translation>请输入地址，例如 https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>The name in {server} cannot be read.</source>
        <translation>无法读取 {server} 中的名称。</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443 or https://[fd00::5]:6443.</source>
        <translation>请输入地址，例如 https://10.0.0.5:6443 或 https://[fd00::5]:6443。</translation>
    </message>
    <message>
        <source>The port in {server} is not a number from 1 to 65535.</source>
        <translation>{server} 中的端口不是 1 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>Mostly it is 6443 (K3s, RKE2, kubeadm) or 443 (Rancher, clouds).</source>
        <translation>通常是 6443（K3s、RKE2、kubeadm）或 443（Rancher、云服务）。</translation>
    </message>
    <message>
        <source>The address holds a user name, which belongs to the identity and not there.</source>
        <translation>地址中含有用户名，它属于身份信息，不应写在这里。</translation>
    </message>
    <message>
        <source>Remove everything before the @ and enter the identity apart.</source>
        <translation>请删除 @ 之前的所有内容，并另行输入身份信息。</translation>
    </message>
    <message>
        <source>{server} is neither a URL nor host:port.</source>
        <translation>{server} 既不是 URL，也不是 host:port。</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>请以 https:// 开头。</translation>
    </message>
    <message>
        <source>No port is given, so {port} is assumed.</source>
        <translation>没有给出端口，因此假定为 {port}。</translation>
    </message>
    <message>
        <source>K3s, RKE2 and kubeadm listen on 6443, Rancher and clouds on 443; the test will tell.</source>
        <translation>K3s、RKE2 和 kubeadm 监听 6443，Rancher 和云服务监听 443；测试会给出结果。</translation>
    </message>
    <message>
        <source>This is a page of Rancher. The API of the cluster {cluster} is at the path /k8s/clusters/{cluster}, which is used now.</source>
        <translation>这是 Rancher 的页面。集群 {cluster} 的 API 位于路径 /k8s/clusters/{cluster}，现在使用该路径。</translation>
    </message>
    <message>
        <source>Check the address against the kubeconfig that Rancher offers for the cluster.</source>
        <translation>请将该地址与 Rancher 为此集群提供的 kubeconfig 核对。</translation>
    </message>
    <message>
        <source>This is a page of Rancher, which does not say which cluster is meant.</source>
        <translation>这是 Rancher 的页面，但没有说明是哪个集群。</translation>
    </message>
    <message>
        <source>Open the cluster in Rancher and copy the address of that page, or download its kubeconfig.</source>
        <translation>请在 Rancher 中打开该集群并复制该页面的地址，或下载其 kubeconfig。</translation>
    </message>
    <message>
        <source>Port {port} belongs to another part of a cluster ({service}), not to its API.</source>
        <translation>端口 {port} 属于集群的另一部分 ({service})，不属于其 API。</translation>
    </message>
    <message>
        <source>Use the port of the API server, mostly 6443.</source>
        <translation>请使用 API 服务器的端口，通常是 6443。</translation>
    </message>
    <message>
        <source>{host} is an address within the cluster and can only be reached from its pods.</source>
        <translation>{host} 是集群内部的地址，只能从其 Pod 访问。</translation>
    </message>
    <message>
        <source>Take the address that is meant for the outside, from the kubeconfig of the administrator.</source>
        <translation>请使用供外部访问的地址，它在管理员的 kubeconfig 中。</translation>
    </message>
    <message>
        <source>The path of a call was taken off the address.</source>
        <translation>已从地址中去掉 API 调用的路径。</translation>
    </message>
    <message>
        <source>Nothing is to be done if the address is right now.</source>
        <translation>如果地址现在是正确的，则无需操作。</translation>
    </message>
    <message>
        <source>The address of the server in the kubeconfig cannot be read.</source>
        <translation>无法读取 kubeconfig 中的服务器地址。</translation>
    </message>
    <message>
        <source>Write an address such as https://10.0.0.5:6443.</source>
        <translation>请写出地址，例如 https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not in the PATH of this program, though it is there: {found}.</source>
        <translation>kubeconfig 从程序 {command} 获取凭据，它不在本程序的 PATH 中，但存在于此：{found}。</translation>
    </message>
    <message>
        <source>Write {found} as the command of the user in the kubeconfig.</source>
        <translation>请将 {found} 写为 kubeconfig 中该用户的 command。</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal in which {command} is found.</source>
        <translation>或从能找到 {command} 的终端启动 Firesteel。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which is not found from here.</source>
        <translation>kubeconfig 从 Windows 程序 {command} 获取凭据，在此处找不到它。</translation>
    </message>
    <message>
        <source>Install the Linux version of the program in this distribution and write its name into the kubeconfig.</source>
        <translation>请在此发行版中安装该程序的 Linux 版本，并将其名称写入 kubeconfig。</translation>
    </message>
    <message>
        <source>Check that WSL may start Windows programs ([interop] in /etc/wsl.conf).</source>
        <translation>请检查 WSL 是否可以启动 Windows 程序（/etc/wsl.conf 中的 [interop]）。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which does not run here.</source>
        <translation>kubeconfig 从 Windows 程序 {command} 获取凭据，它在此处无法运行。</translation>
    </message>
    <message>
        <source>Install the Linux version of the program and write its name into the kubeconfig.</source>
        <translation>请安装该程序的 Linux 版本，并将其名称写入 kubeconfig。</translation>
    </message>
    <message>
        <source>Rancher gave out a kubeconfig without a token: it calls the program {command}, which is not installed.</source>
        <translation>Rancher 给出的 kubeconfig 不含令牌：它调用程序 {command}，而该程序未安装。</translation>
    </message>
    <message>
        <source>Install the Rancher CLI and log in, or make an API key in Rancher and put it into the kubeconfig as token.</source>
        <translation>请安装 Rancher CLI 并登录，或在 Rancher 中创建 API 密钥并作为令牌写入 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Amazon, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig 从 Amazon 的程序 {command} 获取凭据，它未安装或不在本程序的 PATH 中。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the AWS CLI and run aws eks update-kubeconfig again.</source>
        <translation>请将 {command} 的绝对路径写入 kubeconfig，或安装 AWS CLI 并重新运行 aws eks update-kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Google, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig 从 Google 的程序 {command} 获取凭据，它未安装或不在本程序的 PATH 中。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it: gcloud components install gke-gcloud-auth-plugin.</source>
        <translation>请将 {command} 的绝对路径写入 kubeconfig，或安装它：gcloud components install gke-gcloud-auth-plugin。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig 从程序 {command} 获取凭据，它未安装或不在本程序的 PATH 中。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it (Azure: az aks install-cli).</source>
        <translation>请将 {command} 的绝对路径写入 kubeconfig，或安装它 (Azure：az aks install-cli)。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, and there is no such file that can be run.</source>
        <translation>kubeconfig 从程序 {command} 获取凭据，但没有这个可运行的文件。</translation>
    </message>
    <message>
        <source>Correct the command of the user in the kubeconfig, or install the program there.</source>
        <translation>请更正 kubeconfig 中该用户的 command，或在那里安装该程序。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or start Firesteel from a terminal in which it is found.</source>
        <translation>请将 {command} 的绝对路径写入 kubeconfig，或从能找到它的终端启动 Firesteel。</translation>
    </message>
    <message>
        <source>The kubeconfig says: “{hint}”.</source>
        <translation>kubeconfig 提示：“{hint}”。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the program.</source>
        <translation>请将 {command} 的绝对路径写入 kubeconfig，或安装该程序。</translation>
    </message>
    <message>
        <source>The kubeconfig asks {command} for a credential in the version {version}, which is no longer in use.</source>
        <translation>kubeconfig 要求 {command} 给出版本 {version} 的凭据，该版本已不再使用。</translation>
    </message>
    <message>
        <source>Write client.authentication.k8s.io/v1beta1 in its place, or let a newer version of the program write the kubeconfig again (Amazon: aws eks update-kubeconfig).</source>
        <translation>请改写为 client.authentication.k8s.io/v1beta1，或用该程序的较新版本重新生成 kubeconfig (Amazon：aws eks update-kubeconfig)。</translation>
    </message>
    <message>
        <source>The kubeconfig does not say in which version {command} is to answer.</source>
        <translation>kubeconfig 没有说明 {command} 应以哪个版本应答。</translation>
    </message>
    <message>
        <source>Add apiVersion: client.authentication.k8s.io/v1beta1 below exec.</source>
        <translation>请在 exec 下添加 apiVersion: client.authentication.k8s.io/v1beta1。</translation>
    </message>
    <message>
        <source>Or let a newer version of the program write the kubeconfig again.</source>
        <translation>或用该程序的较新版本重新生成 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider gcp, which Kubernetes gave up in version 1.26.</source>
        <translation>kubeconfig 通过 auth-provider gcp 登录，Kubernetes 自 1.26 版起已不再支持它。</translation>
    </message>
    <message>
        <source>Install gke-gcloud-auth-plugin and run gcloud container clusters get-credentials again.</source>
        <translation>请安装 gke-gcloud-auth-plugin，并重新运行 gcloud container clusters get-credentials。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider azure, which Kubernetes gave up in version 1.26.</source>
        <translation>kubeconfig 通过 auth-provider azure 登录，Kubernetes 自 1.26 版起已不再支持它。</translation>
    </message>
    <message>
        <source>Install kubelogin and run kubelogin convert-kubeconfig.</source>
        <translation>请安装 kubelogin，并运行 kubelogin convert-kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider {provider}, which is not supported.</source>
        <translation>kubeconfig 通过 auth-provider {provider} 登录，尚不支持。</translation>
    </message>
    <message>
        <source>Ask for a kubeconfig with a token, a client certificate or a credential program (exec).</source>
        <translation>请索取含有令牌、客户端证书或凭据程序 (exec) 的 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig wants a program to log in, but does not name it.</source>
        <translation>kubeconfig 要用程序登录，但没有写明是哪个程序。</translation>
    </message>
    <message>
        <source>Write the program under users, exec, command.</source>
        <translation>请在 users、exec、command 下写明程序。</translation>
    </message>
    <message>
        <source>The program {command} always asks its questions in a terminal, which a window does not have.</source>
        <translation>程序 {command} 总是在终端中提问，而窗口没有终端。</translation>
    </message>
    <message>
        <source>Log in once in a terminal, for example with kubectl get pods, then try again.</source>
        <translation>请在终端中登录一次，例如用 kubectl get pods，然后重试。</translation>
    </message>
    <message>
        <source>If the program can do without questions, set interactiveMode: IfAvailable in the kubeconfig.</source>
        <translation>如果该程序可以不提问，请在 kubeconfig 中设置 interactiveMode: IfAvailable。</translation>
    </message>
    <message>
        <source>The entry {key} of the program that logs in has the wrong type.</source>
        <translation>登录程序的条目 {key} 类型有误。</translation>
    </message>
    <message>
        <source>Correct it below users, exec in the kubeconfig.</source>
        <translation>请在 kubeconfig 的 users、exec 下更正。</translation>
    </message>
    <message>
        <source>The kubeconfig gives two ways to log in, exec and auth-provider, which exclude each other.</source>
        <translation>kubeconfig 给出了 exec 和 auth-provider 两种登录方式，两者不能同用。</translation>
    </message>
    <message>
        <source>A variable for the program that logs in has no name.</source>
        <translation>登录程序的一个变量没有名称。</translation>
    </message>
    <message>
        <source>Give each item below exec, env a name and a value.</source>
        <translation>请给 exec、env 下的每一项都写上 name 和 value。</translation>
    </message>
    <message>
        <source>The log-in by OIDC lacks {field}.</source>
        <translation>OIDC 登录缺少 {field}。</translation>
    </message>
    <message>
        <source>Add {field} below auth-provider, config in the kubeconfig, or get the kubeconfig again.</source>
        <translation>请在 kubeconfig 的 auth-provider、config 下添加 {field}，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends in {days} days ({notAfter}).</source>
        <translation>{user} 的客户端证书将在 {days} 天后过期 ({notAfter})。</translation>
    </message>
    <message>
        <source>Restart K3s on the server once: it renews certificates that end soon. Then copy /etc/rancher/k3s/k3s.yaml again.</source>
        <translation>请在服务器上重启一次 K3s：它会更新即将过期的证书。然后重新复制 /etc/rancher/k3s/k3s.yaml。</translation>
    </message>
    <message>
        <source>Ask the administrator for a new one in good time.</source>
        <translation>请及时向管理员索取新的。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended on {notAfter}. K3s makes them for one year; the server renewed its own, the copy of the kubeconfig stayed old.</source>
        <translation>{user} 的客户端证书已于 {notAfter} 过期。K3s 的证书有效期为一年；服务器已更新自己的证书，而 kubeconfig 的副本仍是旧的。</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml from the server again; if its certificates are old, too, restart K3s first.</source>
        <translation>请重新从服务器复制 /etc/rancher/k3s/k3s.yaml；如果其中的证书也是旧的，请先重启 K3s。</translation>
    </message>
    <message>
        <source>To look at it: openssl x509 -noout -enddate on client-certificate-data, decoded.</source>
        <translation>查看方法：对解码后的 client-certificate-data 运行 openssl x509 -noout -enddate。</translation>
    </message>
    <message>
        <source>The token ends in {minutes} minutes ({expires}).</source>
        <translation>令牌将在 {minutes} 分钟后失效 ({expires})。</translation>
    </message>
    <message>
        <source>Get a new one before you start something that takes longer.</source>
        <translation>请先获取新令牌，再开始耗时较长的操作。</translation>
    </message>
    <message>
        <source>The user {name} has a client certificate, but not its key.</source>
        <translation>用户 {name} 有客户端证书，但没有其私钥。</translation>
    </message>
    <message>
        <source>Add client-key or client-key-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>请添加 client-key 或 client-key-data，或用以下命令重新获取 kubeconfig：kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>The user {name} has a client key, but not its certificate.</source>
        <translation>用户 {name} 有客户端私钥，但没有其证书。</translation>
    </message>
    <message>
        <source>Add client-certificate or client-certificate-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>请添加 client-certificate 或 client-certificate-data，或用以下命令重新获取 kubeconfig：kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>The client key does not belong to the client certificate.</source>
        <translation>客户端私钥与客户端证书不符。</translation>
    </message>
    <message>
        <source>Put the two together that were made together, or get the kubeconfig again.</source>
        <translation>请将一起生成的两者配对使用，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The client key is locked with a pass-phrase, which a kubeconfig cannot hold.</source>
        <translation>客户端私钥受密码短语保护，而 kubeconfig 无法保存密码短语。</translation>
    </message>
    <message>
        <source>Connect with the certificate and key files instead: the pass-phrase is then asked for.</source>
        <translation>请改用证书和私钥文件连接：届时会询问密码短语。</translation>
    </message>
    <message>
        <source>Or unlock it: openssl pkey -in KEY -out NEWKEY.</source>
        <translation>或解除保护：openssl pkey -in KEY -out NEWKEY。</translation>
    </message>
    <message>
        <source>A private key stands where the client certificate belongs.</source>
        <translation>应为客户端证书之处却是私钥。</translation>
    </message>
    <message>
        <source>Swap the two, or get the kubeconfig again.</source>
        <translation>请互换两者，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>A certificate stands where the client key belongs.</source>
        <translation>应为客户端私钥之处却是证书。</translation>
    </message>
    <message>
        <source>The client certificate is damaged.</source>
        <translation>客户端证书已损坏。</translation>
    </message>
    <message>
        <source>Copy it again, whole: from BEGIN CERTIFICATE to END CERTIFICATE.</source>
        <translation>请重新完整复制：从 BEGIN CERTIFICATE 到 END CERTIFICATE。</translation>
    </message>
    <message>
        <source>The client key cannot be read.</source>
        <translation>无法读取客户端私钥。</translation>
    </message>
    <message>
        <source>Copy it again, whole, or ask the administrator for a new pair.</source>
        <translation>请重新完整复制，或向管理员索取新的一对。</translation>
    </message>
    <message>
        <source>The client certificate cannot be read.</source>
        <translation>无法读取客户端证书。</translation>
    </message>
    <message>
        <source>The log-in by OIDC has neither a token nor one to renew it with.</source>
        <translation>OIDC 登录既没有令牌，也没有用来续期的令牌。</translation>
    </message>
    <message>
        <source>Log in again with the program that wrote the kubeconfig.</source>
        <translation>请用写成此 kubeconfig 的程序重新登录。</translation>
    </message>
    <message>
        <source>The user {name} has no token, certificate or program: requests would be anonymous, and most clusters refuse those.</source>
        <translation>用户 {name} 没有令牌、证书或程序：请求将是匿名的，大多数集群会拒绝。</translation>
    </message>
    <message>
        <source>Add a token or client certificate, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>请添加令牌或客户端证书，或用以下命令重新获取 kubeconfig：kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}. The clock of WSL stands still while Windows sleeps.</source>
        <translation>按本机时钟 ({now})，客户端证书要从 {notBefore} 才生效。Windows 睡眠时 WSL 的时钟会停止。</translation>
    </message>
    <message>
        <source>Set the clock: sudo hwclock -s. Or run wsl --shutdown in Windows and start again.</source>
        <translation>请校准时钟：sudo hwclock -s。或在 Windows 中运行 wsl --shutdown，然后重新启动。</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}.</source>
        <translation>按本机时钟 ({now})，客户端证书要从 {notBefore} 才生效。</translation>
    </message>
    <message>
        <source>Set the clock of this machine, best by itself: timedatectl set-ntp true.</source>
        <translation>请校准本机时钟，最好设为自动：timedatectl set-ntp true。</translation>
    </message>
    <message>
        <source>The server of {name} is not verified (insecure-skip-tls-verify): anybody on the way could read and change everything, the token too.</source>
        <translation>未验证 {name} 的服务器 (insecure-skip-tls-verify)：途中的任何人都能读取和更改一切，包括令牌。</translation>
    </message>
    <message>
        <source>Get the CA of the cluster and remove insecure-skip-tls-verify.</source>
        <translation>请获取集群的 CA，并删除 insecure-skip-tls-verify。</translation>
    </message>
    <message>
        <source>The address of {host} is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>{host} 的地址是不带 TLS 的 http：凭据会以明文经过网络，因此不发送。</translation>
    </message>
    <message>
        <source>Use the https address of the API server.</source>
        <translation>请使用 API 服务器的 https 地址。</translation>
    </message>
    <message>
        <source>For a tunnel or kubectl proxy use 127.0.0.1.</source>
        <translation>对于隧道或 kubectl proxy，请使用 127.0.0.1。</translation>
    </message>
    <message>
        <source>The address of the server is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>服务器地址是不带 TLS 的 http：凭据会以明文经过网络，因此不发送。</translation>
    </message>
    <message>
        <source>The proxy is to be reached by https, which is not supported.</source>
        <translation>要通过 https 连接代理，尚不支持。</translation>
    </message>
    <message>
        <source>Give the proxy as http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>请将代理写成 http://HOST:PORT 或 socks5://HOST:PORT。</translation>
    </message>
    <message>
        <source>The address of the proxy begins neither with http nor with socks5.</source>
        <translation>代理的地址既不以 http 也不以 socks5 开头。</translation>
    </message>
    <message>
        <source>The address of the proxy ({key}) cannot be read.</source>
        <translation>无法读取代理的地址 ({key})。</translation>
    </message>
    <message>
        <source>The name {host} is known only inside the cluster.</source>
        <translation>名称 {host} 只在集群内部有效。</translation>
    </message>
    <message>
        <source>Take the address under which the API server is reached from outside, as it stands in a kubeconfig.</source>
        <translation>请使用从外部访问 API 服务器的地址，即 kubeconfig 中的地址。</translation>
    </message>
    <message>
        <source>The name {host} looks like the placeholder of a guide, and has no address.</source>
        <translation>名称 {host} 看起来是教程中的占位符，没有对应的地址。</translation>
    </message>
    <message>
        <source>Put the name or address of your own server in its place.</source>
        <translation>请改为您自己服务器的名称或地址。</translation>
    </message>
    <message>
        <source>The name server does not answer, so the address of {host} stays unknown.</source>
        <translation>域名服务器没有应答，因此无法得知 {host} 的地址。</translation>
    </message>
    <message>
        <source>Check the network connection and whether the VPN of the cluster is on.</source>
        <translation>请检查网络连接，以及集群的 VPN 是否已开启。</translation>
    </message>
    <message>
        <source>Try the server&apos;s IP address instead of its name, if the certificate carries it.</source>
        <translation>如果证书中含有服务器的 IP 地址，请用它代替名称重试。</translation>
    </message>
    <message>
        <source>No address is known for the name {host}.</source>
        <translation>找不到名称 {host} 对应的地址。</translation>
    </message>
    <message>
        <source>Check the name for a misprint, and whether the VPN of the cluster is on.</source>
        <translation>请检查名称是否有拼写错误，以及集群的 VPN 是否已开启。</translation>
    </message>
    <message>
        <source>{host} stands for every address of the machine that wrote it; nothing can be reached under it.</source>
        <translation>{host} 表示写下它的机器的所有地址；通过它无法访问任何东西。</translation>
    </message>
    <message>
        <source>Put the address of the server in its place, or 127.0.0.1 if the cluster runs on this machine.</source>
        <translation>请改为服务器的地址；如果集群在本机运行，请改为 127.0.0.1。</translation>
    </message>
    <message>
        <source>{host} means this machine, and no cluster runs here: the address was copied from the server.</source>
        <translation>{host} 指本机，而此处没有集群在运行：地址是从服务器复制来的。</translation>
    </message>
    <message>
        <source>Put the address of the server in its place: https://SERVER:{port}.</source>
        <translation>请改为服务器的地址：https://SERVER:{port}。</translation>
    </message>
    <message>
        <source>If its certificate does not carry that address, add it on the server (K3s: tls-san).</source>
        <translation>如果其证书不含该地址，请在服务器上添加 (K3s：tls-san)。</translation>
    </message>
    <message>
        <source>The server at {host}:{port} wants TLS, but the address says http.</source>
        <translation>{host}:{port} 的服务器要求 TLS，但地址写的是 http。</translation>
    </message>
    <message>
        <source>Write https:// instead of http://.</source>
        <translation>请将 http:// 改为 https://。</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, but knows no cluster under this path.</source>
        <translation>{host} 上有 Rancher 应答，但此路径下没有它所知的集群。</translation>
    </message>
    <message>
        <source>Download the kubeconfig from the page of the cluster in Rancher again: the id in the path is another one or gone.</source>
        <translation>请在 Rancher 的集群页面上重新下载 kubeconfig：路径中的 ID 有误或已不存在。</translation>
    </message>
    <message>
        <source>The address {host}:{port} is not that of a Kubernetes API server.</source>
        <translation>地址 {host}:{port} 不是 Kubernetes API 服务器的地址。</translation>
    </message>
    <message>
        <source>Check host and port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>请检查主机和端口：K3s 和 RKE2 使用 6443，Rancher 和许多云服务使用 443。</translation>
    </message>
    <message>
        <source>The cluster of this machine does not run: nothing listens at {host}:{port}.</source>
        <translation>本机的集群没有运行：{host}:{port} 上没有监听的程序。</translation>
    </message>
    <message>
        <source>Look why it does not start: systemctl status k3s, then journalctl -u k3s -n 50. Often the kernel lacks the memory cgroup.</source>
        <translation>请查看它为何没有启动：先 systemctl status k3s，再 journalctl -u k3s -n 50。常见原因是内核缺少 memory cgroup。</translation>
    </message>
    <message>
        <source>Start it: sudo systemctl start k3s.</source>
        <translation>请启动它：sudo systemctl start k3s。</translation>
    </message>
    <message>
        <source>The local cluster does not run, or has another port since it was started: nothing listens at {host}:{port}.</source>
        <translation>本地集群没有运行，或启动后端口已改变：{host}:{port} 上没有监听的程序。</translation>
    </message>
    <message>
        <source>Start it (k3d cluster start, minikube start, Docker or Rancher Desktop).</source>
        <translation>请启动它（k3d cluster start、minikube start、Docker 或 Rancher Desktop）。</translation>
    </message>
    <message>
        <source>Take its kubeconfig again: k3d kubeconfig get, kind export kubeconfig, minikube update-context.</source>
        <translation>请重新获取其 kubeconfig：k3d kubeconfig get、kind export kubeconfig、minikube update-context。</translation>
    </message>
    <message>
        <source>A gateway answers at {host}:{port}, but the API server behind it does not ({status}).</source>
        <translation>{host}:{port} 上有网关应答，但其后的 API 服务器没有应答 ({status})。</translation>
    </message>
    <message>
        <source>Wait a minute and try again; then ask whoever runs the cluster.</source>
        <translation>请等一分钟后重试；然后询问集群管理员。</translation>
    </message>
    <message>
        <source>The machine {host} is there, but nothing listens on port {port}.</source>
        <translation>机器 {host} 存在，但端口 {port} 上没有监听的程序。</translation>
    </message>
    <message>
        <source>Check the port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>请检查端口：K3s 和 RKE2 使用 6443，Rancher 和许多云服务使用 443。</translation>
    </message>
    <message>
        <source>Ask whether the API server runs; on a K3s server: systemctl status k3s.</source>
        <translation>请询问 API 服务器是否在运行；在 K3s 服务器上：systemctl status k3s。</translation>
    </message>
    <message>
        <source>Port {port} of {host} is open, but nothing answers to the TLS handshake.</source>
        <translation>{host} 的端口 {port} 已打开，但没有回应 TLS 握手。</translation>
    </message>
    <message>
        <source>With a VPN: large packets may get lost in it. Lower its packet size (MTU), for example to 1300.</source>
        <translation>使用 VPN 时：大数据包可能在其中丢失。请减小其数据包大小 (MTU)，例如 1300。</translation>
    </message>
    <message>
        <source>Check whether the API server behind a load balancer or port-forward still runs.</source>
        <translation>请检查负载均衡器或 port-forward 之后的 API 服务器是否仍在运行。</translation>
    </message>
    <message>
        <source>The connection to {host}:{port} stands, but no answer comes.</source>
        <translation>与 {host}:{port} 的连接已建立，但没有应答。</translation>
    </message>
    <message>
        <source>Try again in a minute: the API server may be overloaded or starting.</source>
        <translation>请一分钟后重试：API 服务器可能过载或正在启动。</translation>
    </message>
    <message>
        <source>In a VPN, large packets may get lost: try a smaller MTU, such as 1300.</source>
        <translation>在 VPN 中，大数据包可能丢失：请尝试较小的 MTU，例如 1300。</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}. WSL and Docker use addresses of this range, and a VPN often leads them away.</source>
        <translation>{host}:{port} 没有任何回应。WSL 和 Docker 使用此范围的地址，而 VPN 常会将它们引向别处。</translation>
    </message>
    <message>
        <source>If the cluster runs on this machine, use https://127.0.0.1:{port} as its address.</source>
        <translation>如果集群在本机运行，请使用 https://127.0.0.1:{port} 作为其地址。</translation>
    </message>
    <message>
        <source>Otherwise switch on the VPN of the cluster, or leave the other one.</source>
        <translation>否则请开启集群的 VPN，或断开另一个 VPN。</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}: a firewall, a missing VPN, or a machine that is off.</source>
        <translation>{host}:{port} 没有任何回应：可能是防火墙、未开启 VPN，或机器已关机。</translation>
    </message>
    <message>
        <source>Switch on the VPN of the cluster, or check that this machine is in the right network.</source>
        <translation>请开启集群的 VPN，或检查本机是否在正确的网络中。</translation>
    </message>
    <message>
        <source>Ask whether a firewall lets port {port} through.</source>
        <translation>请询问防火墙是否放行端口 {port}。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not reach {host}:{port} either ({status}).</source>
        <translation>代理 {proxyHost} 也无法连接到 {host}:{port} ({status})。</translation>
    </message>
    <message>
        <source>If this machine reaches the server directly, add its address to NO_PROXY.</source>
        <translation>如果本机可以直接访问服务器，请将其地址加入 NO_PROXY。</translation>
    </message>
    <message>
        <source>Otherwise check address and port of the server.</source>
        <translation>否则请检查服务器的地址和端口。</translation>
    </message>
    <message>
        <source>There is no way from this machine&apos;s network to {host}.</source>
        <translation>从本机的网络没有通往 {host} 的路径。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} accepts the connection, but does not answer.</source>
        <translation>代理 {proxyHost}:{proxyPort} 接受了连接，但没有应答。</translation>
    </message>
    <message>
        <source>Check that it is a proxy of the given kind (HTTP or SOCKS 5).</source>
        <translation>请检查它是否为所给类型的代理（HTTP 或 SOCKS 5）。</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY.</source>
        <translation>如果访问 {host} 不需要代理，请将其加入 NO_PROXY。</translation>
    </message>
    <message>
        <source>What listens at {proxyHost}:{proxyPort} is no proxy of the given kind.</source>
        <translation>{proxyHost}:{proxyPort} 上监听的不是所给类型的代理。</translation>
    </message>
    <message>
        <source>Check the scheme of the proxy&apos;s address: http:// or socks5://.</source>
        <translation>请检查代理地址的协议：http:// 或 socks5://。</translation>
    </message>
    <message>
        <source>No address is known for the name of the proxy, {proxyHost}.</source>
        <translation>找不到代理名称 {proxyHost} 对应的地址。</translation>
    </message>
    <message>
        <source>Check the proxy&apos;s name; company proxies are often known only in the company&apos;s network.</source>
        <translation>请检查代理的名称；公司代理通常只在公司网络中有效。</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY or clear HTTPS_PROXY.</source>
        <translation>如果访问 {host} 不需要代理，请将其加入 NO_PROXY，或清空 HTTPS_PROXY。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} cannot be reached.</source>
        <translation>无法连接到代理 {proxyHost}:{proxyPort}。</translation>
    </message>
    <message>
        <source>Check address and port of the proxy, and that this machine is in its network.</source>
        <translation>请检查代理的地址和端口，以及本机是否在其网络中。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not accept the user and password given for it.</source>
        <translation>代理 {proxyHost} 不接受所给的用户名和密码。</translation>
    </message>
    <message>
        <source>Enter the current user and password of the proxy; a special character in its address must be percent-encoded.</source>
        <translation>请输入代理当前的用户名和密码；地址中的特殊字符必须使用百分号编码。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} lets nobody through without user and password.</source>
        <translation>代理 {proxyHost} 不放行没有用户名和密码的连接。</translation>
    </message>
    <message>
        <source>Enter them at the proxy, or as http://USER:PASSWORD@{proxyHost}:{proxyPort} in HTTPS_PROXY.</source>
        <translation>请在代理处输入，或在 HTTPS_PROXY 中写成 http://USER:PASSWORD@{proxyHost}:{proxyPort}。</translation>
    </message>
    <message>
        <source>If it wants NTLM or Kerberos, use a local proxy that logs in for you.</source>
        <translation>如果它要求 NTLM 或 Kerberos，请使用代您登录的本地代理。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} hangs up when it is asked for {host}:{port}.</source>
        <translation>请求连接 {host}:{port} 时，代理 {proxyHost} 会断开连接。</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY if this machine reaches it directly.</source>
        <translation>如果本机可以直接访问 {host}，请将其加入 NO_PROXY。</translation>
    </message>
    <message>
        <source>Otherwise ask whoever runs the proxy to let {host}:{port} through.</source>
        <translation>否则请让代理的管理员放行 {host}:{port}。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} refuses to connect to {host}:{port}; the cluster was never asked.</source>
        <translation>代理 {proxyHost} 拒绝连接到 {host}:{port}；请求从未到达集群。</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY, or set the right proxy for this cluster (proxy-url).</source>
        <translation>请将 {host} 加入 NO_PROXY，或为此集群设置正确的代理 (proxy-url)。</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API: &quot;{text}&quot;.</source>
        <translation>{host}:{port} 上应答的是网页，不是 Kubernetes API：“{text}”。</translation>
    </message>
    <message>
        <source>Check the address: behind Rancher it ends in /k8s/clusters/c-…; a page of a login or a network&apos;s sign-in comes before the API.</source>
        <translation>请检查地址：在 Rancher 之后，它以 /k8s/clusters/c-… 结尾；API 之前可能有登录页面或网络认证页面。</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what answers.</source>
        <translation>请在浏览器中打开该地址，看看是什么在应答。</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API.</source>
        <translation>{host}:{port} 上应答的是网页，不是 Kubernetes API。</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to {location}; an API server does not do that.</source>
        <translation>{host}:{port} 将请求转到 {location}；API 服务器不会这样做。</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A login page or a gateway answers here, and no credential was sent on.</source>
        <translation>请使用 API 服务器自身的地址。此处应答的是登录页面或网关，凭据未转发。</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to another place; an API server does not do that.</source>
        <translation>{host}:{port} 将请求转到别处；API 服务器不会这样做。</translation>
    </message>
    <message>
        <source>{host}:{port} accepts the connection and hangs up without an answer.</source>
        <translation>{host}:{port} 接受连接后不作应答就断开。</translation>
    </message>
    <message>
        <source>Check the port and whether the address begins with https://.</source>
        <translation>请检查端口，以及地址是否以 https:// 开头。</translation>
    </message>
    <message>
        <source>Try again in a minute: a load balancer without a server behind it does the same.</source>
        <translation>请一分钟后重试：负载均衡器后面没有服务器时也会这样。</translation>
    </message>
    <message>
        <source>What listens at {host}:{port} does not speak HTTP.</source>
        <translation>{host}:{port} 上监听的程序不使用 HTTP。</translation>
    </message>
    <message>
        <source>Something answers at {host}:{port}, but not as a Kubernetes API server does.</source>
        <translation>{host}:{port} 有应答，但不像 Kubernetes API 服务器。</translation>
    </message>
    <message>
        <source>Check port and path of the address: K3s and RKE2 use 6443, Rancher has /k8s/clusters/c-… in its path.</source>
        <translation>请检查地址的端口和路径：K3s 和 RKE2 使用 6443，Rancher 的路径中有 /k8s/clusters/c-…。</translation>
    </message>
    <message>
        <source>Rancher answers, but has lost its connection to this cluster.</source>
        <translation>Rancher 有应答，但已与此集群失去连接。</translation>
    </message>
    <message>
        <source>Look at the cluster&apos;s page in Rancher; in the cluster, the pods of cattle-cluster-agent (namespace cattle-system) must run.</source>
        <translation>请查看 Rancher 中的集群页面；在集群中，cattle-cluster-agent 的 Pod（命名空间 cattle-system）必须在运行。</translation>
    </message>
    <message>
        <source>If the cluster has an authorized endpoint, use its context of the kubeconfig: it goes past Rancher.</source>
        <translation>如果集群有授权端点 (authorized endpoint)，请使用 kubeconfig 中它的上下文：这样会绕过 Rancher。</translation>
    </message>
    <message>
        <source>The API server answers with an error of its own.</source>
        <translation>API 服务器返回了自身的错误。</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays, show the details to whoever runs the cluster.</source>
        <translation>请一分钟后重试。如果仍然如此，请将详细信息交给集群管理员。</translation>
    </message>
    <message>
        <source>A policy of the cluster does not allow this object; the details name it.</source>
        <translation>集群的策略不允许此对象；详细信息中有说明。</translation>
    </message>
    <message>
        <source>Change what the policy asks for, or show the details to whoever runs the cluster.</source>
        <translation>请按策略的要求更改，或将详细信息交给集群管理员。</translation>
    </message>
    <message>
        <source>The connection to {host} is not encrypted: everybody on the way can read and change it.</source>
        <translation>与 {host} 的连接未加密：途中的任何人都能读取和更改内容。</translation>
    </message>
    <message>
        <source>Use the server&apos;s https address; plain HTTP is meant for kubectl proxy on this machine.</source>
        <translation>请使用服务器的 https 地址；明文 HTTP 只适用于本机上的 kubectl proxy。</translation>
    </message>
    <message>
        <source>{user} may not act as another user.</source>
        <translation>{user} 无权以其他用户的身份操作。</translation>
    </message>
    <message>
        <source>Leave the name to act as empty, or ask the administrator for the right to impersonate it.</source>
        <translation>请将要代表的用户留空，或向管理员申请模拟 (impersonate) 该用户的权限。</translation>
    </message>
    <message>
        <source>The server does not tell which rights you have.</source>
        <translation>服务器没有说明您有哪些权限。</translation>
    </message>
    <message>
        <source>Go on: a missing right shows when it is needed. Or ask the administrator for the ClusterRole system:basic-user.</source>
        <translation>请继续：缺少的权限会在需要时显现。或向管理员申请 ClusterRole system:basic-user。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; some jobs need it.</source>
        <translation>{user} 无权在命名空间 {namespace} 中 {missing}；有些作业需要它。</translation>
    </message>
    <message>
        <source>Ask the administrator for these rights; Firesteel writes the Role for him.</source>
        <translation>请向管理员申请这些权限；Firesteel 会为管理员写好 Role。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; Spark needs it.</source>
        <translation>{user} 无权在命名空间 {namespace} 中 {missing}；Spark 需要它。</translation>
    </message>
    <message>
        <source>{user} may not {verb} {resource} in the namespace {namespace}.</source>
        <translation>{user} 无权在命名空间 {namespace} 中 {verb} {resource}。</translation>
    </message>
    <message>
        <source>Ask the administrator for this right; Firesteel writes the Role for him.</source>
        <translation>请向管理员申请此权限；Firesteel 会为管理员写好 Role。</translation>
    </message>
    <message>
        <source>You are known to the cluster, but may not do this.</source>
        <translation>集群认识您，但您无权执行此操作。</translation>
    </message>
    <message>
        <source>Ask the administrator for the right; the details name it.</source>
        <translation>请向管理员申请该权限；详细信息中有说明。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; without it no job can be submitted and followed.</source>
        <translation>{user} 无权在命名空间 {namespace} 中 {missing}；没有它就无法提交和跟踪作业。</translation>
    </message>
    <message>
        <source>Ask the administrator for a RoleBinding in {namespace}: to the ClusterRole edit, or to the Role that Firesteel writes.</source>
        <translation>请向管理员申请 {namespace} 中的 RoleBinding：绑定到 ClusterRole edit，或 Firesteel 写好的 Role。</translation>
    </message>
    <message>
        <source>Or choose the namespace in which you may work.</source>
        <translation>或选择您有权使用的命名空间。</translation>
    </message>
    <message>
        <source>You may not use pods in the namespace {namespace} as Spark needs it.</source>
        <translation>您无权在命名空间 {namespace} 中按 Spark 的需要使用 Pod。</translation>
    </message>
    <message>
        <source>{user} may not read logs of pods in the namespace {namespace}: jobs run, but their output stays hidden.</source>
        <translation>{user} 无权读取命名空间 {namespace} 中 Pod 的日志：作业可以运行，但看不到输出。</translation>
    </message>
    <message>
        <source>Ask the administrator for the verb get on pods/log in {namespace}.</source>
        <translation>请向管理员申请 {namespace} 中 pods/log 的 get 权限。</translation>
    </message>
    <message>
        <source>{user} may not forward ports of pods in the namespace {namespace}: the web UI of a running job cannot be shown.</source>
        <translation>{user} 无权转发命名空间 {namespace} 中 Pod 的端口：无法显示正在运行的作业的网页界面。</translation>
    </message>
    <message>
        <source>Ask the administrator for the verbs get and create on pods/portforward in {namespace}.</source>
        <translation>请向管理员申请 {namespace} 中 pods/portforward 的 get 和 create 权限。</translation>
    </message>
    <message>
        <source>{user} may not use SparkApplications in the namespace {namespace}.</source>
        <translation>{user} 无权使用命名空间 {namespace} 中的 SparkApplication。</translation>
    </message>
    <message>
        <source>Ask the administrator for create, get, list, watch and delete on sparkapplications.sparkoperator.k8s.io in {namespace}.</source>
        <translation>请向管理员申请 {namespace} 中 sparkapplications.sparkoperator.k8s.io 的 create、get、list、watch 和 delete 权限。</translation>
    </message>
    <message>
        <source>The namespace {namespace} is being deleted; nothing new can be created in it.</source>
        <translation>命名空间 {namespace} 正在删除；无法在其中创建新内容。</translation>
    </message>
    <message>
        <source>Choose another namespace, or wait until it is gone and create it anew.</source>
        <translation>请选择其他命名空间，或等它消失后重新创建。</translation>
    </message>
    <message>
        <source>There is no namespace {namespace} in this cluster.</source>
        <translation>此集群中没有命名空间 {namespace}。</translation>
    </message>
    <message>
        <source>Choose one of those that are there, or create it: kubectl create namespace {namespace}.</source>
        <translation>请选择现有的命名空间之一，或创建它：kubectl create namespace {namespace}。</translation>
    </message>
    <message>
        <source>The driver would run as the account default of {namespace}, which may not do what Spark needs.</source>
        <translation>Driver 将使用 {namespace} 的账号 default 运行，该账号没有 Spark 所需的权限。</translation>
    </message>
    <message>
        <source>Make an account of its own for Spark on the page Namespace and driver account, and set spark.kubernetes.authenticate.driver.serviceAccountName to it.</source>
        <translation>请在“命名空间和 Driver 账号”页为 Spark 创建专用账号，并将 spark.kubernetes.authenticate.driver.serviceAccountName 设置为该账号。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot run executors.</source>
        <translation>Driver 的账号 {account} 无权在 {namespace} 中 {missing}：它无法运行 Executor。</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.</source>
        <translation>请在“命名空间和 Driver 账号”页添加缺少的权限；Firesteel 提议的恰好是这些权限。</translation>
    </message>
    <message>
        <source>Without the right to do so, send the administrator the text that it writes.</source>
        <translation>如果无权这样做，请将该页给出的文本发给管理员。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot hand its settings to executors.</source>
        <translation>Driver 的账号 {account} 无权在 {namespace} 中 {missing}：它无法将设置传给 Executor。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs with volumes on demand fail.</source>
        <translation>Driver 的账号 {account} 无权在 {namespace} 中 {missing}：使用按需创建的卷的作业会失败。</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account, or use no volumes on demand.</source>
        <translation>请在“命名空间和 Driver 账号”页添加缺少的权限，或不使用按需创建的卷。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs run, but leave objects behind.</source>
        <translation>Driver 的账号 {account} 无权在 {namespace} 中 {missing}：作业可以运行，但会留下对象。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}.</source>
        <translation>Driver 的账号 {account} 无权在 {namespace} 中 {missing}。</translation>
    </message>
    <message>
        <source>There is no service account {account} in the namespace {namespace}, so that no driver can start.</source>
        <translation>命名空间 {namespace} 中没有服务账号 {account}，因此 Driver 无法启动。</translation>
    </message>
    <message>
        <source>Make it on the page Namespace and driver account, or choose one that is there.</source>
        <translation>请在“命名空间和 Driver 账号”页创建它，或选择现有的账号。</translation>
    </message>
    <message>
        <source>Or by hand: kubectl create serviceaccount {account} -n {namespace}</source>
        <translation>或手动创建：kubectl create serviceaccount {account} -n {namespace}</translation>
    </message>
    <message>
        <source>Pods of the account {account} in {namespace} get no token, so that a driver cannot talk to the API server.</source>
        <translation>{namespace} 中账号 {account} 的 Pod 得不到令牌，因此 Driver 无法与 API 服务器通信。</translation>
    </message>
    <message>
        <source>Remove automountServiceAccountToken: false from the account, or use a pod template that sets it to true.</source>
        <translation>请从该账号中删除 automountServiceAccountToken: false，或使用将其设为 true 的 Pod 模板。</translation>
    </message>
    <message>
        <source>The API server does not accept the token that pods of the account {account} get.</source>
        <translation>API 服务器不接受账号 {account} 的 Pod 得到的令牌。</translation>
    </message>
    <message>
        <source>Ask the administrator whether the cluster&apos;s token signing key or issuer has changed, and whether the node&apos;s clock is right.</source>
        <translation>请询问管理员：集群的令牌签名密钥或签发者是否已更改，节点的时钟是否正确。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not do with pods what Spark needs.</source>
        <translation>Driver 的账号没有 Spark 所需的 Pod 权限。</translation>
    </message>
    <message>
        <source>Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.</source>
        <translation>请查看“命名空间和 Driver 账号”页：其中显示缺少哪些权限，并提议恰好添加这些权限。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make the config map that its executors read.</source>
        <translation>Driver 的账号无权创建其 Executor 读取的 ConfigMap。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make or list volume claims.</source>
        <translation>Driver 的账号无权创建或列出卷申领 (PVC)。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not remove what a job has made; jobs run, but leave objects behind.</source>
        <translation>Driver 的账号无权移除作业所创建的内容；作业可以运行，但会留下对象。</translation>
    </message>
    <message>
        <source>The driver&apos;s account lacks rights that Spark needs.</source>
        <translation>Driver 的账号缺少 Spark 所需的权限。</translation>
    </message>
    <message>
        <source>The service account that the job names does not exist in the namespace.</source>
        <translation>作业指定的服务账号在该命名空间中不存在。</translation>
    </message>
    <message>
        <source>The quota {quota} leaves room for the driver and {executors} of {wanted} executors ({resource}).</source>
        <translation>配额 {quota} 只够容纳 Driver 和 {wanted} 个 Executor 中的 {executors} 个 ({resource})。</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or end other jobs in this namespace.</source>
        <translation>请减少或缩小 Executor，或结束此命名空间中的其他作业。</translation>
    </message>
    <message>
        <source>Ask the administrator for a larger quota.</source>
        <translation>请向管理员申请更大的配额。</translation>
    </message>
    <message>
        <source>The quota {quota} of this namespace does not leave enough {resource} for this job.</source>
        <translation>此命名空间的配额 {quota} 剩余的 {resource} 不够此作业使用。</translation>
    </message>
    <message>
        <source>Ask for less memory, cores or executors, or end other jobs in this namespace.</source>
        <translation>请减少内存、核心或 Executor，或结束此命名空间中的其他作业。</translation>
    </message>
    <message>
        <source>The quota of this namespace is used up.</source>
        <translation>此命名空间的配额已用完。</translation>
    </message>
    <message>
        <source>End other jobs in this namespace, or ask the administrator for a larger quota.</source>
        <translation>请结束此命名空间中的其他作业，或向管理员申请更大的配额。</translation>
    </message>
    <message>
        <source>The quota of this namespace wants a limit on each pod for {resource}, and Spark sets none for the processor by itself.</source>
        <translation>此命名空间的配额要求每个 Pod 都有 {resource} 的上限，而 Spark 自身不为处理器设置上限。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.driver.limit.cores and spark.kubernetes.executor.limit.cores.</source>
        <translation>请设置 spark.kubernetes.driver.limit.cores 和 spark.kubernetes.executor.limit.cores。</translation>
    </message>
    <message>
        <source>Or ask the administrator for a limit range with a default.</source>
        <translation>或请管理员提供带默认值的 LimitRange。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} allows less {resource} for a pod than the {pod} asks for.</source>
        <translation>LimitRange {limitRange} 允许 Pod 使用的 {resource} 少于 {pod} 的请求量。</translation>
    </message>
    <message>
        <source>Ask for less in the {pod}: memory counts with its overhead.</source>
        <translation>请减少 {pod} 的请求量：内存按包含额外开销的值计算。</translation>
    </message>
    <message>
        <source>Ask the administrator for a higher bound.</source>
        <translation>请让管理员提高上限。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} wants more {resource} for a pod than the {pod} asks for.</source>
        <translation>LimitRange {limitRange} 要求 Pod 的 {resource} 多于 {pod} 的请求量。</translation>
    </message>
    <message>
        <source>Ask for more in the {pod}.</source>
        <translation>请增加 {pod} 的请求量。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} does not allow a limit of {resource} so far above the request of the {pod}.</source>
        <translation>LimitRange {limitRange} 不允许 {resource} 的上限高出 {pod} 的请求量这么多。</translation>
    </message>
    <message>
        <source>Set limit and request of the {pod} closer to each other.</source>
        <translation>请将 {pod} 的上限和请求量设置得更接近。</translation>
    </message>
    <message>
        <source>A limit range of this namespace does not allow such a pod.</source>
        <translation>此命名空间的 LimitRange 不允许这样的 Pod。</translation>
    </message>
    <message>
        <source>Look at the limit ranges of the namespace, and fit memory and cores to them.</source>
        <translation>请查看该命名空间的 LimitRange，并使内存和核心与之相符。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} gives the {pod} a limit of {resource} that is below what it asks for.</source>
        <translation>LimitRange {limitRange} 给 {pod} 的 {resource} 上限低于其请求量。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.{pod}.limit.cores to at least the request, or ask for less.</source>
        <translation>请将 spark.kubernetes.{pod}.limit.cores 至少设置为请求量，或减少请求量。</translation>
    </message>
    <message>
        <source>The namespace {namespace} admits only pods of the security level {level}; Spark&apos;s own pods do not meet it.</source>
        <translation>命名空间 {namespace} 只允许安全级别为 {level} 的 Pod；Spark 自身的 Pod 不满足要求。</translation>
    </message>
    <message>
        <source>Use a pod template that sets runAsNonRoot, seccompProfile RuntimeDefault, allowPrivilegeEscalation false and drops all capabilities.</source>
        <translation>请使用 Pod 模板，其中设置 runAsNonRoot、seccompProfile RuntimeDefault、allowPrivilegeEscalation false，并去掉所有 capabilities。</translation>
    </message>
    <message>
        <source>Or ask the administrator for the level baseline in this namespace.</source>
        <translation>或向管理员申请在此命名空间中使用级别 baseline。</translation>
    </message>
    <message>
        <source>The security level of the namespace does not admit this pod.</source>
        <translation>该命名空间的安全级别不允许此 Pod。</translation>
    </message>
    <message>
        <source>Use a pod template with the security context that the message asks for, or ask the administrator for the level baseline.</source>
        <translation>请使用含有消息所要求的安全上下文的 Pod 模板，或向管理员申请级别 baseline。</translation>
    </message>
    <message>
        <source>The security context constraints of this OpenShift cluster do not admit the pod.</source>
        <translation>此 OpenShift 集群的安全上下文约束不允许该 Pod。</translation>
    </message>
    <message>
        <source>Leave the user&apos;s number out of image and template, so that the cluster chooses one.</source>
        <translation>请不要在镜像和模板中指定用户编号，让集群自行选择。</translation>
    </message>
    <message>
        <source>Or ask the administrator to allow the account the constraint anyuid or nonroot-v2.</source>
        <translation>或请管理员允许该账号使用约束 anyuid 或 nonroot-v2。</translation>
    </message>
    <message>
        <source>There are free cores for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>空闲核心只够 Driver 和 {wanted} 个 Executor 中的 {executors} 个；其余的在等待。</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or wait until other jobs have ended.</source>
        <translation>请减少或缩小 Executor，或等待其他作业结束。</translation>
    </message>
    <message>
        <source>No node has enough free cores for the {pod}.</source>
        <translation>没有节点有足够的空闲核心运行 {pod}。</translation>
    </message>
    <message>
        <source>Ask for fewer cores, or wait until other jobs have ended.</source>
        <translation>请减少核心，或等待其他作业结束。</translation>
    </message>
    <message>
        <source>Ask the administrator for further nodes.</source>
        <translation>请让管理员增加节点。</translation>
    </message>
    <message>
        <source>There is free memory for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>空闲内存只够 Driver 和 {wanted} 个 Executor 中的 {executors} 个；其余的在等待。</translation>
    </message>
    <message>
        <source>No node has enough free memory for the {pod}.</source>
        <translation>没有节点有足够的空闲内存运行 {pod}。</translation>
    </message>
    <message>
        <source>Ask for less memory, or wait until other jobs have ended.</source>
        <translation>请减少内存，或等待其他作业结束。</translation>
    </message>
    <message>
        <source>The nodes run as many pods as they may.</source>
        <translation>节点上运行的 Pod 已达到数量上限。</translation>
    </message>
    <message>
        <source>Remove pods that have ended badly and hold their place, or wait.</source>
        <translation>请移除异常结束但仍占用位置的 Pod，或等待。</translation>
    </message>
    <message>
        <source>All nodes that could run the pods carry a taint that keeps Spark&apos;s pods away.</source>
        <translation>可以运行这些 Pod 的节点都带有阻止 Spark Pod 的污点 (taint)。</translation>
    </message>
    <message>
        <source>Add the toleration in a pod template, or ask the administrator for a node without taint.</source>
        <translation>请在 Pod 模板中添加容忍度 (toleration)，或向管理员申请没有污点的节点。</translation>
    </message>
    <message>
        <source>None of the {nodes} nodes takes pods now: they are not ready or are closed for new pods.</source>
        <translation>{nodes} 个节点目前都不接受 Pod：它们未就绪，或不接收新的 Pod。</translation>
    </message>
    <message>
        <source>Look at the nodes, and ask the administrator to make one ready.</source>
        <translation>请查看这些节点，并让管理员使其中一个就绪。</translation>
    </message>
    <message>
        <source>No node takes the pods now.</source>
        <translation>目前没有节点接受这些 Pod。</translation>
    </message>
    <message>
        <source>Ask the administrator which nodes may be used.</source>
        <translation>请询问管理员可以使用哪些节点。</translation>
    </message>
    <message>
        <source>No node has the labels that the pod asks for.</source>
        <translation>没有节点具有该 Pod 所要求的标签。</translation>
    </message>
    <message>
        <source>Check the node selector of the job against the labels of the nodes.</source>
        <translation>请将作业的节点选择器与节点的标签核对。</translation>
    </message>
    <message>
        <source>No node fits the pod: {message}</source>
        <translation>没有适合该 Pod 的节点：{message}</translation>
    </message>
    <message>
        <source>Look at what the scheduler says, and change the job or ask the administrator.</source>
        <translation>请查看调度器的说明，并更改作业或询问管理员。</translation>
    </message>
    <message>
        <source>The registry does not have the image {image}.</source>
        <translation>镜像仓库中没有镜像 {image}。</translation>
    </message>
    <message>
        <source>Check name and tag for a misprint.</source>
        <translation>请检查名称和标签是否有拼写错误。</translation>
    </message>
    <message>
        <source>Push the image to the registry first.</source>
        <translation>请先将镜像推送到镜像仓库。</translation>
    </message>
    <message>
        <source>The secret {secret} in {namespace} is not one for a registry (its type is {type}).</source>
        <translation>{namespace} 中的 Secret {secret} 不是镜像仓库用的（其类型是 {type}）。</translation>
    </message>
    <message>
        <source>Make it anew: kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</source>
        <translation>请重新创建：kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</translation>
    </message>
    <message>
        <source>The registry does not give out the image {image} without a login.</source>
        <translation>不登录时，镜像仓库不提供镜像 {image}。</translation>
    </message>
    <message>
        <source>Make a secret of the type docker-registry in the namespace and name it in spark.kubernetes.container.image.pullSecrets.</source>
        <translation>请在该命名空间中创建类型为 docker-registry 的 Secret，并在 spark.kubernetes.container.image.pullSecrets 中指定它。</translation>
    </message>
    <message>
        <source>Docker Hub answers the same for an image that is not there: check the name.</source>
        <translation>镜像不存在时 Docker Hub 的应答也是这样：请检查名称。</translation>
    </message>
    <message>
        <source>The registry limits how often images may be pulled, and the limit is reached.</source>
        <translation>镜像仓库限制拉取镜像的频率，现已达到限制。</translation>
    </message>
    <message>
        <source>Wait for some hours, or log in with a pull secret.</source>
        <translation>请等待几个小时，或用拉取 Secret 登录。</translation>
    </message>
    <message>
        <source>Use a copy in a registry of your own.</source>
        <translation>请使用您自己的镜像仓库中的副本。</translation>
    </message>
    <message>
        <source>{image} is not a name that an image can have.</source>
        <translation>{image} 不是有效的镜像名称。</translation>
    </message>
    <message>
        <source>Use small letters, digits and the form REGISTRY/NAME:TAG.</source>
        <translation>请使用小写字母、数字，以及 REGISTRY/NAME:TAG 的形式。</translation>
    </message>
    <message>
        <source>The image {image} is not on the node, and the pull policy forbids to fetch it.</source>
        <translation>镜像 {image} 不在节点上，而拉取策略禁止获取它。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.container.image.pullPolicy to IfNotPresent.</source>
        <translation>请将 spark.kubernetes.container.image.pullPolicy 设置为 IfNotPresent。</translation>
    </message>
    <message>
        <source>The image {image} is not made for the processor of the node.</source>
        <translation>镜像 {image} 不适用于该节点的处理器。</translation>
    </message>
    <message>
        <source>Build or choose an image for that architecture, or choose other nodes by a selector.</source>
        <translation>请为该架构构建或选择镜像，或用选择器选择其他节点。</translation>
    </message>
    <message>
        <source>The image {image} is made for another processor than that of the node.</source>
        <translation>镜像 {image} 适用的处理器与该节点的不同。</translation>
    </message>
    <message>
        <source>Build or choose an image for the node&apos;s architecture.</source>
        <translation>请为该节点的架构构建或选择镜像。</translation>
    </message>
    <message>
        <source>The registry of {image} speaks plain HTTP, and the node asks by HTTPS.</source>
        <translation>{image} 的镜像仓库使用明文 HTTP，而节点通过 HTTPS 请求。</translation>
    </message>
    <message>
        <source>Ask the administrator to list the registry as an insecure one on the nodes, or give it a certificate.</source>
        <translation>请让管理员在节点上将该镜像仓库列为不安全仓库，或为其配置证书。</translation>
    </message>
    <message>
        <source>The node does not trust the certificate of the registry of {image}.</source>
        <translation>节点不信任 {image} 的镜像仓库的证书。</translation>
    </message>
    <message>
        <source>Ask the administrator to add the registry&apos;s CA on the nodes.</source>
        <translation>请让管理员在节点上添加该镜像仓库的 CA。</translation>
    </message>
    <message>
        <source>The node cannot reach the registry of {image}.</source>
        <translation>节点无法访问 {image} 的镜像仓库。</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name, and whether the nodes may reach it.</source>
        <translation>请检查镜像仓库的名称，以及节点是否可以访问它。</translation>
    </message>
    <message>
        <source>The image {image} has no {lacks}.</source>
        <translation>镜像 {image} 中没有 {lacks}。</translation>
    </message>
    <message>
        <source>Use an image that is made for Spark on Kubernetes, such as apache/spark.</source>
        <translation>请使用为 Kubernetes 上的 Spark 制作的镜像，例如 apache/spark。</translation>
    </message>
    <message>
        <source>The image {image} lacks a program that an image of Spark has: {message}</source>
        <translation>镜像 {image} 缺少 Spark 镜像应有的程序：{message}</translation>
    </message>
    <message>
        <source>The canary in the image {image} ended before it had said everything.</source>
        <translation>镜像 {image} 中的微型 Pod 在输出完整之前就结束了。</translation>
    </message>
    <message>
        <source>Look at its log; use an image that is made for Spark on Kubernetes.</source>
        <translation>请查看其日志；请使用为 Kubernetes 上的 Spark 制作的镜像。</translation>
    </message>
    <message>
        <source>The image {image} runs as root, or as a user that is known by name alone; the security context asks for a number.</source>
        <translation>镜像 {image} 以 root 或只有名称的用户运行；安全上下文要求使用数字编号。</translation>
    </message>
    <message>
        <source>Build the image with a numeric USER, such as 185, or try the canary without the security context.</source>
        <translation>请用数字形式的 USER（例如 185）构建镜像，或不带安全上下文运行微型 Pod。</translation>
    </message>
    <message>
        <source>The image has no Python: jobs in Python cannot run with it.</source>
        <translation>镜像中没有 Python：无法用它运行 Python 作业。</translation>
    </message>
    <message>
        <source>For jobs in Python use an image with Python, such as apache/spark:python3.</source>
        <translation>对于 Python 作业，请使用含有 Python 的镜像，例如 apache/spark:python3。</translation>
    </message>
    <message>
        <source>There is no secret {secret} in the namespace {namespace}.</source>
        <translation>命名空间 {namespace} 中没有 Secret {secret}。</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job or the account.</source>
        <translation>请创建它，或从作业或账号中去掉其名称。</translation>
    </message>
    <message>
        <source>No DNS service with the usual label is to be seen in kube-system; it may run under another name.</source>
        <translation>在 kube-system 中没有看到带常用标签的 DNS 服务；它可能以其他名称运行。</translation>
    </message>
    <message>
        <source>Run the canary: it resolves a name from within a pod.</source>
        <translation>请运行微型 Pod：它会在 Pod 内解析名称。</translation>
    </message>
    <message>
        <source>None of the cluster&apos;s DNS pods is ready: Spark&apos;s executors would not find their driver.</source>
        <translation>集群的 DNS Pod 都未就绪：Spark 的 Executor 将找不到其 Driver。</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system.</source>
        <translation>请让管理员检查 kube-system 中的 CoreDNS。</translation>
    </message>
    <message>
        <source>The name {host} is not resolved inside a pod: Spark&apos;s executors would not find their driver.</source>
        <translation>在 Pod 内无法解析名称 {host}：Spark 的 Executor 将找不到其 Driver。</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system, and at network policies that block port 53.</source>
        <translation>请让管理员检查 kube-system 中的 CoreDNS，以及阻止端口 53 的网络策略。</translation>
    </message>
    <message>
        <source>The API server cannot be reached from a pod: a driver could not start executors.</source>
        <translation>从 Pod 无法访问 API 服务器：Driver 将无法启动 Executor。</translation>
    </message>
    <message>
        <source>Ask the administrator for a network policy that lets pods of {namespace} reach the API server.</source>
        <translation>请让管理员配置网络策略，允许 {namespace} 的 Pod 访问 API 服务器。</translation>
    </message>
    <message>
        <source>Pods cannot verify the API server as {host}.</source>
        <translation>Pod 无法将 API 服务器验证为 {host}。</translation>
    </message>
    <message>
        <source>Ask the administrator for a server certificate that carries {host}, or set spark.kubernetes.driver.master to an address that it carries.</source>
        <translation>请让管理员提供含有 {host} 的服务器证书，或将 spark.kubernetes.driver.master 设置为证书中含有的地址。</translation>
    </message>
    <message>
        <source>There is no storage class {storageClass}: the volumes of the job would not come about.</source>
        <translation>没有存储类 {storageClass}：将无法创建作业的卷。</translation>
    </message>
    <message>
        <source>Choose a class that is there.</source>
        <translation>请选择现有的存储类。</translation>
    </message>
    <message>
        <source>The job asks for volumes, and the cluster has no default storage class.</source>
        <translation>作业要求卷，而集群没有默认存储类。</translation>
    </message>
    <message>
        <source>Name a storage class in the volume&apos;s settings, or ask the administrator for a default one.</source>
        <translation>请在卷的设置中指定存储类，或请管理员设置默认存储类。</translation>
    </message>
    <message>
        <source>This server ({server}) is older than Kubernetes {oldest}, the oldest that Spark {spark} is made for.</source>
        <translation>此服务器 ({server}) 早于 Spark {spark} 所支持的最旧版本 Kubernetes {oldest}。</translation>
    </message>
    <message>
        <source>Use an older Spark, or ask the administrator for a newer cluster. Many jobs run all the same.</source>
        <translation>请使用较旧的 Spark，或请管理员提供较新的集群。许多作业仍然可以运行。</translation>
    </message>
    <message>
        <source>A pod asks for more than its limit allows.</source>
        <translation>有 Pod 的请求量超过其上限。</translation>
    </message>
    <message>
        <source>Set the limit to at least the request, or ask for less.</source>
        <translation>请将上限至少设置为请求量，或减少请求量。</translation>
    </message>
    <message>
        <source>A secret that the pod names does not exist in the namespace.</source>
        <translation>Pod 指定的 Secret 在该命名空间中不存在。</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job.</source>
        <translation>请创建它，或从作业中去掉其名称。</translation>
    </message>
    <message>
        <source>A config map that the pod names does not exist in the namespace.</source>
        <translation>Pod 指定的 ConfigMap 在该命名空间中不存在。</translation>
    </message>
    <message>
        <source>The versions of Spark here and in the image do not fit.</source>
        <translation>此处与镜像中的 Spark 版本不匹配。</translation>
    </message>
    <message>
        <source>Use the same version of Spark on both sides.</source>
        <translation>请在两边使用相同版本的 Spark。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, your CA is {anchor}: the number in these names is the time of the installation, so your file belongs to an earlier installation of this cluster.</source>
        <translation>服务器的证书来自 {missing}，而您的 CA 是 {anchor}：这些名称中的数字是安装时间，因此您的文件属于此集群更早的一次安装。</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml (RKE2: /etc/rancher/rke2/rke2.yaml) from the server again and set the server&apos;s address in it.</source>
        <translation>请重新从服务器复制 /etc/rancher/k3s/k3s.yaml (RKE2：/etc/rancher/rke2/rke2.yaml)，并在其中设置服务器的地址。</translation>
    </message>
    <message>
        <source>Compare the number after k3s-server-ca@ on the server and in your file.</source>
        <translation>请比较服务器上和您的文件中 k3s-server-ca@ 后面的数字。</translation>
    </message>
    <message>
        <source>The server&apos;s authority has the same name as your CA ({anchor}), but another key: the cluster was set up anew, and your CA is that of the old one.</source>
        <translation>服务器的颁发机构与您的 CA ({anchor}) 同名但密钥不同：集群已重新安装，您的 CA 属于旧集群。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig or CA from the control plane (kubeadm: /etc/kubernetes/admin.conf, K3s: /etc/rancher/k3s/k3s.yaml).</source>
        <translation>请从控制平面获取新的 kubeconfig 或 CA（kubeadm：/etc/kubernetes/admin.conf，K3s：/etc/rancher/k3s/k3s.yaml）。</translation>
    </message>
    <message>
        <source>Then remove the old entry, so that nobody takes it again.</source>
        <translation>然后删除旧条目，以免再被误用。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, signs the certificates of users. The server&apos;s certificate comes from {missing}.</source>
        <translation>您的 CA {anchor} 用于签发用户证书。服务器的证书来自 {missing}。</translation>
    </message>
    <message>
        <source>Take the file server-ca.crt instead of client-ca.crt (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>请使用文件 server-ca.crt，而不是 client-ca.crt (K3s：/var/lib/rancher/k3s/server/tls/server-ca.crt)。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is one for the inner parts of a cluster. The server&apos;s certificate comes from {missing}.</source>
        <translation>您的 CA {anchor} 用于集群的内部组件。服务器的证书来自 {missing}。</translation>
    </message>
    <message>
        <source>Take the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>请使用 API 服务器的 CA（K3s：/var/lib/rancher/k3s/server/tls/server-ca.crt，kubeadm：/etc/kubernetes/pki/ca.crt）。</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate ({subject}): this is not the API server.</source>
        <translation>{host} 上有 Ingress 以其默认证书 ({subject}) 应答：这不是 API 服务器。</translation>
    </message>
    <message>
        <source>Check name and port: the API server is mostly at port 6443, an ingress at 443.</source>
        <translation>请检查名称和端口：API 服务器通常在端口 6443，Ingress 在 443。</translation>
    </message>
    <message>
        <source>If the API is meant to be behind this ingress, use the host name that it knows, not an IP address.</source>
        <translation>如果 API 应在此 Ingress 之后，请使用它所知的主机名，而不是 IP 地址。</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, with a certificate from {missing}. Your CA, {anchor}, is that of a cluster behind it.</source>
        <translation>{host} 上有 Rancher 应答，其证书来自 {missing}。您的 CA {anchor} 属于其后的某个集群。</translation>
    </message>
    <message>
        <source>Download the kubeconfig from Rancher itself, or take the CA of Rancher&apos;s certificate (its setting &quot;cacerts&quot;).</source>
        <translation>请从 Rancher 下载 kubeconfig，或使用 Rancher 证书的 CA（其设置“cacerts”）。</translation>
    </message>
    <message>
        <source>To use the cluster&apos;s CA, use the address of the cluster itself instead of Rancher&apos;s.</source>
        <translation>要使用集群的 CA，请使用集群自身的地址，而不是 Rancher 的地址。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of Rancher, but a cluster itself answers at {host}, with a certificate from {missing}.</source>
        <translation>您的 CA {anchor} 属于 Rancher，但在 {host} 应答的是集群本身，其证书来自 {missing}。</translation>
    </message>
    <message>
        <source>Take the CA of this cluster, or use Rancher&apos;s address with the path /k8s/clusters/… .</source>
        <translation>请使用此集群的 CA，或使用路径为 /k8s/clusters/… 的 Rancher 地址。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of another cluster: the server&apos;s certificate comes from {missing}.</source>
        <translation>您的 CA {anchor} 属于另一个集群：服务器的证书来自 {missing}。</translation>
    </message>
    <message>
        <source>Take the CA of the cluster at {host}, or correct the address.</source>
        <translation>请使用 {host} 上集群的 CA，或更正地址。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from a public authority ({missing}), which this computer trusts. The CA that you gave, {anchor}, replaces the computer&apos;s list and does not fit.</source>
        <translation>服务器的证书来自本机信任的公共颁发机构 ({missing})。您提供的 CA {anchor} 取代了本机的列表，且与证书不符。</translation>
    </message>
    <message>
        <source>Leave the CA out (certificate-authority-data in a kubeconfig): the certificates of the system suffice here.</source>
        <translation>请省略 CA（kubeconfig 中的 certificate-authority-data）：此处用系统的证书就够了。</translation>
    </message>
    <message>
        <source>Or download the kubeconfig again; the administrator has probably changed the server&apos;s certificate.</source>
        <translation>或重新下载 kubeconfig；管理员可能已更换服务器的证书。</translation>
    </message>
    <message>
        <source>The server sends its certificates in a wrong order. Firesteel sorts them, other programs may refuse them.</source>
        <translation>服务器发送证书的顺序有误。Firesteel 会重新排序，其他程序可能会拒绝。</translation>
    </message>
    <message>
        <source>Have the server&apos;s certificate file put in order: its own certificate first, then each one that signed the one before.</source>
        <translation>请让服务器的证书文件按顺序排列：首先是服务器自身的证书，然后依次是签发前一个证书的证书。</translation>
    </message>
    <message>
        <source>Your CA file holds {count} certificates, and the first of them is not the one that counts ({issuer}). Programs that read only the first one fail.</source>
        <translation>您的 CA 文件中有 {count} 个证书，而第一个不是起作用的那个 ({issuer})。只读取第一个的程序会失败。</translation>
    </message>
    <message>
        <source>Put {issuer} first in the file if Spark or another program refuses the server.</source>
        <translation>如果 Spark 或其他程序拒绝服务器，请将 {issuer} 放在文件的最前面。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, an authority that this computer does not know, and no CA was given.</source>
        <translation>服务器的证书来自本机不认识的颁发机构 {missing}，而且没有提供 CA。</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>请提供集群的 CA（K3s：/var/lib/rancher/k3s/server/tls/server-ca.crt，kubeadm：/etc/kubernetes/pki/ca.crt）。</translation>
    </message>
    <message>
        <source>Or fetch it from the server and compare its fingerprint with the administrator&apos;s.</source>
        <translation>或从服务器获取 CA，并将其指纹与管理员提供的指纹比对。</translation>
    </message>
    <message>
        <source>The server shows a certificate that it signed itself ({subject}); nothing that you trust vouches for it.</source>
        <translation>服务器出示的是自签名证书 ({subject})；您信任的内容都不能为它担保。</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s and then trust this certificate.</source>
        <translation>请将其指纹与管理员提供的指纹比对，然后信任此证书。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}. Neither the server nor your CA file ({anchor}) holds that authority.</source>
        <translation>服务器的证书来自 {missing}。服务器和您的 CA 文件 ({anchor}) 中都没有此颁发机构。</translation>
    </message>
    <message>
        <source>Get the CA named {missing} and use it for this cluster.</source>
        <translation>请获取名为 {missing} 的 CA，并将其用于此集群。</translation>
    </message>
    <message>
        <source>If {missing} is an intermediate authority of your CA, have the server send it along, or add it to your CA file.</source>
        <translation>如果 {missing} 是您的 CA 的中间颁发机构，请让服务器一并发送，或将其加入您的 CA 文件。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, not from your CA ({anchor}).</source>
        <translation>服务器的证书来自 {missing}，而不是您的 CA ({anchor})。</translation>
    </message>
    <message>
        <source>Get the CA named {missing} from the administrator of the cluster at {host}.</source>
        <translation>请向 {host} 上集群的管理员索取名为 {missing} 的 CA。</translation>
    </message>
    <message>
        <source>Check whether the address is that of the cluster you mean.</source>
        <translation>请检查该地址是否为您所指集群的地址。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not come from the CA that you gave.</source>
        <translation>服务器的证书不是来自您提供的 CA。</translation>
    </message>
    <message>
        <source>Get the CA of this cluster from its administrator.</source>
        <translation>请向管理员索取此集群的 CA。</translation>
    </message>
    <message>
        <source>Not the cluster answers, but a gateway that opens encrypted connections: the certificate for {host} comes from {gateway}.</source>
        <translation>应答的不是集群，而是会拆解加密连接的网关：{host} 的证书来自 {gateway}。</translation>
    </message>
    <message>
        <source>Go around the proxy for {host}: add it to NO_PROXY, or have it exempted from inspection.</source>
        <translation>请让 {host} 绕过代理：将其加入 NO_PROXY，或申请免除检查。</translation>
    </message>
    <message>
        <source>Only if inspection must stay: give the gateway&apos;s root as the CA for this cluster, and log in by a token, as client certificates do not get through.</source>
        <translation>只有在必须保留检查时：请将网关的根证书作为此集群的 CA，并用令牌登录，因为客户端证书无法通过。</translation>
    </message>
    <message>
        <source>The connection goes through a proxy, which may have answered with a certificate of its own.</source>
        <translation>连接经过代理，代理可能以自己的证书应答。</translation>
    </message>
    <message>
        <source>Try without the proxy: add {host} to NO_PROXY.</source>
        <translation>请尝试不使用代理：将 {host} 加入 NO_PROXY。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name {name}, by which pods call it. It has: {names}. Spark&apos;s driver will refuse it.</source>
        <translation>服务器的证书不含 Pod 访问它时使用的名称 {name}。其中有：{names}。Spark 的 Driver 会拒绝它。</translation>
    </message>
    <message>
        <source>Have the API server&apos;s certificate issued with kubernetes.default.svc and kubernetes.default.svc.cluster.local.</source>
        <translation>请为 API 服务器签发含有 kubernetes.default.svc 和 kubernetes.default.svc.cluster.local 的证书。</translation>
    </message>
    <message>
        <source>Until then set spark.kubernetes.driver.master to https:// with a name or address of the certificate, such as {suggested}.</source>
        <translation>在此之前，请将 spark.kubernetes.driver.master 设置为 https:// 加上证书中的名称或地址，例如 {suggested}。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name by which pods call it (kubernetes.default.svc).</source>
        <translation>服务器的证书不含 Pod 访问它时使用的名称 (kubernetes.default.svc)。</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate: this is not the API server.</source>
        <translation>{host} 上有 Ingress 以其默认证书应答：这不是 API 服务器。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries the name {name} only in the old place (the common name), where Kubernetes&apos; and Spark&apos;s clients do not look.</source>
        <translation>服务器的证书只在旧的位置 (common name) 含有名称 {name}，Kubernetes 和 Spark 的客户端不会查看那里。</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as a subject alternative name.</source>
        <translation>请签发以 {name} 为主题备用名称 (subject alternative name) 的证书。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries {name} as a host name, but not as an IP address, and so it does not count.</source>
        <translation>服务器的证书将 {name} 作为主机名，而不是 IP 地址，因此无效。</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as an IP address.</source>
        <translation>请签发以 {name} 为 IP 地址的证书。</translation>
    </message>
    <message>
        <source>Until then keep the address and set the name to verify (tls-server-name) to another name of the certificate.</source>
        <translation>在此之前，请保留地址，并将要验证的名称 (tls-server-name) 设置为证书中的另一个名称。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) carries no names at all, so it cannot be checked for {name}.</source>
        <translation>服务器的证书 ({subject}) 不含任何名称，因此无法针对 {name} 进行检查。</translation>
    </message>
    <message>
        <source>Have a certificate with subject alternative names issued for the server.</source>
        <translation>请为服务器签发含有主题备用名称 (subject alternative name) 的证书。</translation>
    </message>
    <message>
        <source>Check whether the address is that of the API server.</source>
        <translation>请检查该地址是否为 API 服务器的地址。</translation>
    </message>
    <message>
        <source>The name to verify (tls-server-name) is {name}, but the server&apos;s certificate is for: {names}.</source>
        <translation>要验证的名称 (tls-server-name) 是 {name}，但服务器的证书属于：{names}。</translation>
    </message>
    <message>
        <source>Set the name to verify to {suggested}, or leave it out if {host} is among the names.</source>
        <translation>请将要验证的名称设置为 {suggested}；如果 {host} 在这些名称之中，请将其省略。</translation>
    </message>
    <message>
        <source>The CA is right, but the certificate is not for {name}. It is for: {names}.</source>
        <translation>CA 正确，但证书不属于 {name}。它属于：{names}。</translation>
    </message>
    <message>
        <source>On the server add &quot;tls-san: [{name}]&quot; to /etc/rancher/k3s/config.yaml (RKE2: /etc/rancher/rke2/config.yaml) and restart it.</source>
        <translation>请在服务器上将“tls-san: [{name}]”加入 /etc/rancher/k3s/config.yaml (RKE2：/etc/rancher/rke2/config.yaml)，并重启服务器。</translation>
    </message>
    <message>
        <source>Without access to the server: keep the address and set the name to verify (tls-server-name) to {suggested}.</source>
        <translation>如果无法访问服务器：请保留地址，并将要验证的名称 (tls-server-name) 设置为 {suggested}。</translation>
    </message>
    <message>
        <source>Keep the address and set the name to verify (tls-server-name) to {suggested}, or use one of these names as the address.</source>
        <translation>请保留地址，并将要验证的名称 (tls-server-name) 设置为 {suggested}，或使用这些名称之一作为地址。</translation>
    </message>
    <message>
        <source>Or have {name} added to the server&apos;s certificate.</source>
        <translation>或让人将 {name} 加入服务器的证书。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not for the name or address that you use.</source>
        <translation>服务器的证书不属于您使用的名称或地址。</translation>
    </message>
    <message>
        <source>Use a name that is in the certificate, or have yours added to it.</source>
        <translation>请使用证书中的名称，或让人将您使用的名称加入证书。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) ends on {notAfter}, in {days} days.</source>
        <translation>服务器的证书 ({subject}) 将于 {notAfter} 过期，还有 {days} 天。</translation>
    </message>
    <message>
        <source>Have K3s restarted: it renews its certificates at a start within 90 days of their end.</source>
        <translation>请让人重启 K3s：在证书过期前 90 天内启动时，它会更新证书。</translation>
    </message>
    <message>
        <source>Tell the administrator, so that it is renewed in time.</source>
        <translation>请告知管理员，以便及时更新。</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}, and with it all certificates that it signed.</source>
        <translation>颁发机构 {subject} 已于 {notAfter} 过期，由它签发的所有证书也随之失效。</translation>
    </message>
    <message>
        <source>The administrator has to renew the cluster&apos;s CA; afterwards you need the new one.</source>
        <translation>管理员需要更新集群的 CA；之后您需要新的 CA。</translation>
    </message>
    <message>
        <source>Compare this computer&apos;s clock with another one.</source>
        <translation>请将本机时钟与另一个时钟比较。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}. K3s renews it only when it starts.</source>
        <translation>服务器的证书已于 {notAfter} 过期。K3s 只在启动时更新它。</translation>
    </message>
    <message>
        <source>On the server: systemctl stop k3s; k3s certificate rotate; systemctl start k3s</source>
        <translation>在服务器上：systemctl stop k3s; k3s certificate rotate; systemctl start k3s</translation>
    </message>
    <message>
        <source>If the old certificate is still shown: delete the secret k3s-serving in kube-system and server/tls/dynamic-cert.json, and restart.</source>
        <translation>如果仍然显示旧证书：请删除 kube-system 中的 Secret k3s-serving 和 server/tls/dynamic-cert.json，然后重启。</translation>
    </message>
    <message>
        <source>Then copy the new k3s.yaml: its client certificate has changed as well.</source>
        <translation>然后复制新的 k3s.yaml：其客户端证书也已更改。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}.</source>
        <translation>服务器的证书已于 {notAfter} 过期。</translation>
    </message>
    <message>
        <source>The administrator has to renew the server&apos;s certificate (kubeadm: kubeadm certs renew apiserver).</source>
        <translation>管理员需要更新服务器的证书 (kubeadm：kubeadm certs renew apiserver)。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins only on {notBefore}, after the server&apos;s own time ({there}): the clock with which it was made was wrong.</source>
        <translation>服务器的证书从 {notBefore} 才开始生效，晚于服务器自身的时间 ({there})：生成证书时的时钟有误。</translation>
    </message>
    <message>
        <source>Wait until then, or have the certificate issued again with a right clock.</source>
        <translation>请等到那时，或在时钟正确时重新签发证书。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: the clock of WSL has fallen behind by {difference}, as it does when Windows sleeps.</source>
        <translation>服务器的证书从 {notBefore} 开始生效，但此处是 {now}：WSL 的时钟慢了 {difference}，Windows 睡眠时会发生这种情况。</translation>
    </message>
    <message>
        <source>Set it: sudo hwclock -s, or run &quot;wsl --shutdown&quot; in Windows and start again.</source>
        <translation>请校准时钟：sudo hwclock -s，或在 Windows 中运行“wsl --shutdown”，然后重新启动。</translation>
    </message>
    <message>
        <source>Then try again; the certificates are right.</source>
        <translation>然后重试；证书是正确的。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: this computer&apos;s clock is behind by {difference} or more.</source>
        <translation>服务器的证书从 {notBefore} 开始生效，但此处是 {now}：本机时钟慢了 {difference} 或更多。</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock and switch on its synchronisation (timedatectl set-ntp true).</source>
        <translation>请校准本机时钟，并开启时间同步 (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is valid until {notAfter}. By the server&apos;s clock that is still to come: this computer&apos;s clock is ahead by {difference}.</source>
        <translation>服务器的证书有效期至 {notAfter}。按服务器的时钟，尚未到期：本机时钟快了 {difference}。</translation>
    </message>
    <message>
        <source>The clock of WSL is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>WSL 的时钟比服务器慢 {difference}。令牌和证书可能看起来尚未生效。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>本机时钟比服务器慢 {difference}。令牌和证书可能看起来尚未生效。</translation>
    </message>
    <message>
        <source>Set the clock that is wrong and switch on its synchronisation.</source>
        <translation>请校准有误的时钟，并开启其时间同步。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} ahead of the server&apos;s. Tokens and certificates look as if they ended too early.</source>
        <translation>本机时钟比服务器快 {difference}。令牌和证书看起来会过早失效。</translation>
    </message>
    <message>
        <source>The clocks of this computer and of the server differ.</source>
        <translation>本机与服务器的时钟不一致。</translation>
    </message>
    <message>
        <source>The server shows a certificate that is meant for clients ({subject}).</source>
        <translation>服务器出示的是客户端用的证书 ({subject})。</translation>
    </message>
    <message>
        <source>The administrator has to give the server a certificate with the purpose serverAuth.</source>
        <translation>管理员需要为服务器提供用途为 serverAuth 的证书。</translation>
    </message>
    <message>
        <source>{subject} has signed the server&apos;s certificate, but is no authority: it lacks CA:TRUE.</source>
        <translation>{subject} 签发了服务器的证书，但它不是颁发机构：缺少 CA:TRUE。</translation>
    </message>
    <message>
        <source>The administrator has to issue the server&apos;s certificate from a real CA.</source>
        <translation>管理员需要由真正的 CA 签发服务器的证书。</translation>
    </message>
    <message>
        <source>The certificate {subject} has a key or signature that is too weak to be trusted (RSA below 2048 bits, or SHA-1).</source>
        <translation>证书 {subject} 的密钥或签名太弱，不可信任（RSA 低于 2048 位，或 SHA-1）。</translation>
    </message>
    <message>
        <source>The administrator has to issue it anew with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>管理员需要用 2048 位或以上的 RSA 密钥，或 EC 密钥重新签发。</translation>
    </message>
    <message>
        <source>Port {port} of {host} does not speak TLS. It is the usual port of &quot;kubectl proxy&quot;, which speaks plain HTTP.</source>
        <translation>{host} 的端口 {port} 不使用 TLS。这是“kubectl proxy”的常用端口，它使用明文 HTTP。</translation>
    </message>
    <message>
        <source>For kubectl proxy on this computer use http:// instead of https://.</source>
        <translation>对于本机上的 kubectl proxy，请将 https:// 改为 http://。</translation>
    </message>
    <message>
        <source>For the API server itself check the port: K3s and kubeadm use 6443.</source>
        <translation>对于 API 服务器本身，请检查端口：K3s 和 kubeadm 使用 6443。</translation>
    </message>
    <message>
        <source>Something answers at {host}, port {port}, but it does not speak TLS.</source>
        <translation>{host} 的端口 {port} 有应答，但不使用 TLS。</translation>
    </message>
    <message>
        <source>Check host and port: the API server of K3s and kubeadm is at https and port 6443.</source>
        <translation>请检查主机和端口：K3s 和 kubeadm 的 API 服务器使用 https 和端口 6443。</translation>
    </message>
    <message>
        <source>If it is meant to be a kubectl proxy, use http:// and mind that nothing is encrypted.</source>
        <translation>如果它确实是 kubectl proxy，请使用 http://，并注意没有加密。</translation>
    </message>
    <message>
        <source>The server at {host} wants a client certificate, and none was given.</source>
        <translation>{host} 上的服务器要求客户端证书，但没有提供。</translation>
    </message>
    <message>
        <source>Give the client certificate and its key (client-certificate-data and client-key-data of a kubeconfig).</source>
        <translation>请提供客户端证书及其私钥（kubeconfig 中的 client-certificate-data 和 client-key-data）。</translation>
    </message>
    <message>
        <source>The key does not belong to the client certificate.</source>
        <translation>私钥与客户端证书不符。</translation>
    </message>
    <message>
        <source>Take certificate and key from the same file or folder; both were made together.</source>
        <translation>请使用同一文件或文件夹中的证书和私钥；两者是一起生成的。</translation>
    </message>
    <message>
        <source>There is a client certificate, but no key for it.</source>
        <translation>有客户端证书，但没有其私钥。</translation>
    </message>
    <message>
        <source>Give the key, too: client-key-data, or the file with the ending .key beside the certificate.</source>
        <translation>请同时提供私钥：client-key-data，或证书旁边以 .key 结尾的文件。</translation>
    </message>
    <message>
        <source>The client certificate of {user} begins only on {notBefore}.</source>
        <translation>{user} 的客户端证书从 {notBefore} 才开始生效。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock.</source>
        <translation>请检查本机时钟。</translation>
    </message>
    <message>
        <source>The certificate {subject} is one of a server; it cannot say who you are.</source>
        <translation>证书 {subject} 属于服务器；它不能证明您的身份。</translation>
    </message>
    <message>
        <source>Give the certificate of a user (K3s: client-admin.crt and client-admin.key, or those inside of k3s.yaml).</source>
        <translation>请提供用户的证书（K3s：client-admin.crt 和 client-admin.key，或 k3s.yaml 中的证书）。</translation>
    </message>
    <message>
        <source>There is a key, but no certificate for it.</source>
        <translation>有私钥，但没有其证书。</translation>
    </message>
    <message>
        <source>Give the certificate, too: client-certificate-data, or the file with the ending .crt beside the key.</source>
        <translation>请同时提供证书：client-certificate-data，或私钥旁边以 .crt 结尾的文件。</translation>
    </message>
    <message>
        <source>The key is protected by a pass-phrase.</source>
        <translation>私钥受密码短语保护。</translation>
    </message>
    <message>
        <source>Enter its pass-phrase.</source>
        <translation>请输入其密码短语。</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit the key.</source>
        <translation>密码短语与私钥不符。</translation>
    </message>
    <message>
        <source>Enter the pass-phrase again; mind capitals and the keyboard&apos;s language.</source>
        <translation>请重新输入密码短语；注意大小写和键盘语言。</translation>
    </message>
    <message>
        <source>The pass-phrase fits, but the file is encrypted in an old way (RC2) that is no longer read.</source>
        <translation>密码短语正确，但文件使用了不再支持读取的旧加密方式 (RC2)。</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nodes -out client.pem</source>
        <translation>请转换：openssl pkcs12 -legacy -in FILE -nodes -out client.pem</translation>
    </message>
    <message>
        <source>The file asks for millions of rounds of hashing before a pass-phrase can be tried; no usual program makes such files.</source>
        <translation>该文件要求先进行数百万轮哈希计算才能尝试密码短语；常用程序不会生成这样的文件。</translation>
    </message>
    <message>
        <source>Get certificate and key as text files (PEM) instead.</source>
        <translation>请改为获取文本文件 (PEM) 形式的证书和私钥。</translation>
    </message>
    <message>
        <source>The key cannot be read: it is damaged, cut off, or no private key.</source>
        <translation>无法读取私钥：它已损坏、被截断，或不是私钥。</translation>
    </message>
    <message>
        <source>Copy the whole key again, from the line with BEGIN to the line with END.</source>
        <translation>请重新复制完整的私钥，从含 BEGIN 的行到含 END 的行。</translation>
    </message>
    <message>
        <source>The key is of a kind that TLS does not use.</source>
        <translation>该私钥的类型不用于 TLS。</translation>
    </message>
    <message>
        <source>Use a key of the kind RSA, EC or Ed25519.</source>
        <translation>请使用 RSA、EC 或 Ed25519 类型的私钥。</translation>
    </message>
    <message>
        <source>The certificate is damaged or cut off.</source>
        <translation>证书已损坏或被截断。</translation>
    </message>
    <message>
        <source>Copy the whole file again, from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.</source>
        <translation>请重新复制完整的文件，从 -----BEGIN CERTIFICATE----- 到 -----END CERTIFICATE-----。</translation>
    </message>
    <message>
        <source>This is the certificate of an authority, with its key. Whoever has that key can be anybody in the cluster.</source>
        <translation>这是颁发机构的证书及其私钥。持有该私钥的人可以在集群中冒充任何人。</translation>
    </message>
    <message>
        <source>Use the certificate of a user (K3s: client-admin.crt and client-admin.key) and put the authority&apos;s key back where it was.</source>
        <translation>请使用用户的证书（K3s：client-admin.crt 和 client-admin.key），并将颁发机构的私钥放回原处。</translation>
    </message>
    <message>
        <source>The server refuses the client certificate of {user}, issued by {issuer}.</source>
        <translation>服务器拒绝了 {user} 的客户端证书，该证书由 {issuer} 签发。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster: certificates of another cluster, or of an earlier installation, do not count.</source>
        <translation>请从此集群获取新的 kubeconfig：其他集群或更早安装的证书无效。</translation>
    </message>
    <message>
        <source>Or log in by a token.</source>
        <translation>或用令牌登录。</translation>
    </message>
    <message>
        <source>The client certificate cannot be used.</source>
        <translation>无法使用客户端证书。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster, or log in by a token.</source>
        <translation>请从此集群获取新的 kubeconfig，或用令牌登录。</translation>
    </message>
    <message>
        <source>The server at {host} speaks only old versions of TLS. Version 1.2 is the least that Firesteel and Kubernetes accept.</source>
        <translation>{host} 上的服务器只使用旧版本的 TLS。Firesteel 和 Kubernetes 最低接受 1.2 版。</translation>
    </message>
    <message>
        <source>Check whether {host}, port {port}, is the API server: no Kubernetes of today is that old.</source>
        <translation>请检查 {host} 的端口 {port} 是否为 API 服务器：如今的 Kubernetes 不会这么旧。</translation>
    </message>
    <message>
        <source>If a load balancer stands in front, have TLS 1.2 switched on there.</source>
        <translation>如果前面有负载均衡器，请在那里开启 TLS 1.2。</translation>
    </message>
    <message>
        <source>The server at {host} offers only encryption that is too weak today.</source>
        <translation>{host} 上的服务器只提供如今看来太弱的加密方式。</translation>
    </message>
    <message>
        <source>The administrator has to switch on stronger ciphers at the server or at the load balancer before it.</source>
        <translation>管理员需要在服务器或其前面的负载均衡器上开启更强的加密套件。</translation>
    </message>
    <message>
        <source>The server does not know the name {host} and hangs up.</source>
        <translation>服务器不认识名称 {host}，并断开连接。</translation>
    </message>
    <message>
        <source>Use the name under which the cluster is published, or set it as the name to verify (tls-server-name).</source>
        <translation>请使用集群对外发布的名称，或将其设为要验证的名称 (tls-server-name)。</translation>
    </message>
    <message>
        <source>The connection to {host} was cut in the middle of the TLS handshake: by a firewall, by a filter on the name, or by a load balancer with no server behind it.</source>
        <translation>与 {host} 的连接在 TLS 握手途中被中断：可能是防火墙、名称过滤器，或后面没有服务器的负载均衡器所致。</translation>
    </message>
    <message>
        <source>Try the same address from another network, or without VPN and proxy.</source>
        <translation>请从另一个网络，或不使用 VPN 和代理，尝试同一地址。</translation>
    </message>
    <message>
        <source>Ask the administrator whether the API server behind the load balancer runs.</source>
        <translation>请询问管理员，负载均衡器之后的 API 服务器是否在运行。</translation>
    </message>
    <message>
        <source>No encrypted connection to {host}, port {port}, came about.</source>
        <translation>未能与 {host} 的端口 {port} 建立加密连接。</translation>
    </message>
    <message>
        <source>Check whether host and port are those of the API server.</source>
        <translation>请检查主机和端口是否为 API 服务器的。</translation>
    </message>
    <message>
        <source>Show the details to the administrator.</source>
        <translation>请将详细信息交给管理员。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not checked: anybody in between can read the token and answer in the cluster&apos;s place.</source>
        <translation>未检查服务器的证书：中间的任何人都能读取令牌，并冒充集群应答。</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA, or fetch it from the server and compare its fingerprint, and switch the check on again.</source>
        <translation>请提供集群的 CA，或从服务器获取并比对指纹，然后重新开启检查。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends on {notAfter}, in {days} days.</source>
        <translation>{user} 的客户端证书将于 {notAfter} 过期，还有 {days} 天。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig before then. K3s renews the certificate only in the file on the server, not in copies of it.</source>
        <translation>请在此之前获取新的 kubeconfig。K3s 只更新服务器上文件中的证书，不更新其副本。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message>
        <source>Copy the CA file from the server again; it may need sudo to be read there.</source>
        <translation>请重新从服务器复制 CA 文件；在那里读取可能需要 sudo。</translation>
    </message>
    <message>
        <source>It is larger than 4 MB, so it cannot be a CA file.</source>
        <translation>它大于 4 MB，因此不可能是 CA 文件。</translation>
    </message>
    <message>
        <source>Choose the file of the cluster&apos;s CA; it has a few kilobytes.</source>
        <translation>请选择集群的 CA 文件；它只有几 KB。</translation>
    </message>
    <message>
        <source>This is a private key, not a certificate. It was not kept.</source>
        <translation>这是私钥，不是证书。未保留它。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: the file with the ending .crt, such as server-ca.crt.</source>
        <translation>请选择 CA 的证书：以 .crt 结尾的文件，例如 server-ca.crt。</translation>
    </message>
    <message>
        <source>The key of a CA should never leave the server. If this is one, tell the administrator.</source>
        <translation>CA 的私钥绝不应离开服务器。如果这是 CA 的私钥，请告知管理员。</translation>
    </message>
    <message>
        <source>This is a public key alone, without a certificate.</source>
        <translation>这只是公钥，没有证书。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA, such as server-ca.crt or ca.crt.</source>
        <translation>请选择 CA 的证书，例如 server-ca.crt 或 ca.crt。</translation>
    </message>
    <message>
        <source>This is a request for a certificate, not a certificate.</source>
        <translation>这是证书请求，不是证书。</translation>
    </message>
    <message>
        <source>This is a key for SSH. Kubernetes does not use it.</source>
        <translation>这是 SSH 密钥。Kubernetes 不使用它。</translation>
    </message>
    <message>
        <source>This is a web page, perhaps the login page of a server, saved in the place of the certificate.</source>
        <translation>这是一个网页，可能是服务器的登录页面，被当作证书保存了。</translation>
    </message>
    <message>
        <source>Log in and download the file again, or copy it from the server.</source>
        <translation>请登录后重新下载文件，或从服务器复制。</translation>
    </message>
    <message>
        <source>This is an answer of a server in JSON, without a certificate in it.</source>
        <translation>这是服务器的 JSON 应答，其中没有证书。</translation>
    </message>
    <message>
        <source>Download the file again while logged in, or copy the CA from the server.</source>
        <translation>请在登录状态下重新下载文件，或从服务器复制 CA。</translation>
    </message>
    <message>
        <source>This is a token, not a certificate. It was not kept.</source>
        <translation>这是令牌，不是证书。令牌未保留。</translation>
    </message>
    <message>
        <source>Give the token on the page Identity, and here the certificate of the CA.</source>
        <translation>请在“身份”页提供令牌，在此处提供 CA 的证书。</translation>
    </message>
    <message>
        <source>This is the token with which nodes join a K3s cluster, not a certificate. It was not kept.</source>
        <translation>这是节点加入 K3s 集群所用的令牌，不是证书。令牌未保留。</translation>
    </message>
    <message>
        <source>Choose /var/lib/rancher/k3s/server/tls/server-ca.crt of the server.</source>
        <translation>请选择服务器上的 /var/lib/rancher/k3s/server/tls/server-ca.crt。</translation>
    </message>
    <message>
        <source>Do not pass the join token on: who has it can add nodes to the cluster.</source>
        <translation>请勿转交加入令牌：持有者可以向集群添加节点。</translation>
    </message>
    <message>
        <source>This is a key store of Java in its old form.</source>
        <translation>这是旧格式的 Java 密钥库。</translation>
    </message>
    <message>
        <source>Export the certificate: keytool -exportcert -rfc -keystore FILE -alias NAME</source>
        <translation>请导出证书：keytool -exportcert -rfc -keystore FILE -alias NAME</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or cut off.</source>
        <translation>其中有证书已损坏或被截断。</translation>
    </message>
    <message>
        <source>The file is protected by a pass-phrase.</source>
        <translation>文件受密码短语保护。</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit this file.</source>
        <translation>密码短语与此文件不符。</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</source>
        <translation>请转换它：openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</translation>
    </message>
    <message>
        <source>Get the CA as a text file (PEM) instead.</source>
        <translation>请改为索取文本文件 (PEM) 形式的 CA。</translation>
    </message>
    <message>
        <source>This is the certificate of the user {user}, not that of an authority.</source>
        <translation>这是用户 {user} 的证书，而不是颁发机构的证书。</translation>
    </message>
    <message>
        <source>Here the CA is asked for: server-ca.crt or ca.crt. It grants no rights; it only proves that the server is the right one.</source>
        <translation>此处需要的是 CA：server-ca.crt 或 ca.crt。它不授予任何权限，只证明服务器正确。</translation>
    </message>
    <message>
        <source>To log in as {user}, give this file with its key on the page Identity.</source>
        <translation>要以 {user} 身份登录，请在“身份”页提供此文件及其密钥。</translation>
    </message>
    <message>
        <source>This is the certificate of a server ({subject}), issued by {issuer}. It is valid for that server alone and changes when it is renewed.</source>
        <translation>这是服务器 ({subject}) 的证书，由 {issuer} 签发。它只对该服务器有效，更新后会改变。</translation>
    </message>
    <message>
        <source>Give the CA named {issuer} instead.</source>
        <translation>请改为提供名为 {issuer} 的 CA。</translation>
    </message>
    <message>
        <source>Or trust this one certificate until it is renewed, if its fingerprint is right.</source>
        <translation>或者在指纹正确的情况下信任这一个证书，直到它更新。</translation>
    </message>
    <message>
        <source>{subject} is the CA for users&apos; certificates (client-ca.crt). The API server&apos;s certificate comes from another one.</source>
        <translation>{subject} 是用户证书的 CA (client-ca.crt)。API 服务器的证书出自另一个 CA。</translation>
    </message>
    <message>
        <source>Choose server-ca.crt from the same folder (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>请选择同一文件夹中的 server-ca.crt (K3s：/var/lib/rancher/k3s/server/tls/server-ca.crt)。</translation>
    </message>
    <message>
        <source>{subject} is a CA for the inner parts of a cluster (etcd or the front proxy), not the one of the API server.</source>
        <translation>{subject} 是集群内部组件 (etcd 或 front proxy) 的 CA，而不是 API 服务器的 CA。</translation>
    </message>
    <message>
        <source>Choose the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>请选择 API 服务器的 CA (K3s：/var/lib/rancher/k3s/server/tls/server-ca.crt，kubeadm：/etc/kubernetes/pki/ca.crt)。</translation>
    </message>
    <message>
        <source>This is a kubeconfig, which names the CA as another file: {named}.</source>
        <translation>这是 kubeconfig，它指定的 CA 在另一个文件中：{named}。</translation>
    </message>
    <message>
        <source>Choose that file, or use the kubeconfig as a whole.</source>
        <translation>请选择该文件，或使用整个 kubeconfig。</translation>
    </message>
    <message>
        <source>This is a kubeconfig without a CA for the cluster {name}.</source>
        <translation>这是 kubeconfig，但没有集群 {name} 的 CA。</translation>
    </message>
    <message>
        <source>Use the kubeconfig as a whole: its server may have a public certificate that needs no CA.</source>
        <translation>请使用整个 kubeconfig：其服务器可能使用无需 CA 的公共证书。</translation>
    </message>
    <message>
        <source>This is a kubeconfig; the CA of its cluster {name} was taken.</source>
        <translation>这是 kubeconfig；已取用其集群 {name} 的 CA。</translation>
    </message>
    <message>
        <source>You may also use the kubeconfig as a whole: it holds the address and the login, too.</source>
        <translation>您也可以使用整个 kubeconfig：其中还有地址和登录信息。</translation>
    </message>
    <message>
        <source>The file holds a private key, too. It was not kept.</source>
        <translation>文件中还有私钥。私钥未保留。</translation>
    </message>
    <message>
        <source>Take care who can read this file.</source>
        <translation>请注意谁能读取此文件。</translation>
    </message>
    <message>
        <source>The certificate {subject} is no authority and was left out.</source>
        <translation>证书 {subject} 不是颁发机构，已被略去。</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>无需任何操作。</translation>
    </message>
    <message>
        <source>{subject} is no authority; it has signed itself. It is trusted for the one server that shows it.</source>
        <translation>{subject} 不是颁发机构，而是自签名的。只对出示它的那一台服务器予以信任。</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s.</source>
        <translation>请将其指纹与管理员提供的指纹比对。</translation>
    </message>
    <message>
        <source>{subject} is a certificate of version 1, which does not say whether it is an authority. It is taken for one.</source>
        <translation>{subject} 是版本 1 的证书，未说明自己是否为颁发机构。已将其视为颁发机构。</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}.</source>
        <translation>颁发机构 {subject} 已于 {notAfter} 过期。</translation>
    </message>
    <message>
        <source>Get the present CA of the cluster.</source>
        <translation>请获取集群当前的 CA。</translation>
    </message>
    <message>
        <source>The authority {subject} begins only on {notBefore}.</source>
        <translation>颁发机构 {subject} 从 {notBefore} 才开始生效。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock (in WSL: sudo hwclock -s).</source>
        <translation>请检查本机时钟 (在 WSL 中：sudo hwclock -s)。</translation>
    </message>
    <message>
        <source>The authority {subject} ends on {notAfter}, in {days} days.</source>
        <translation>颁发机构 {subject} 将于 {notAfter} 过期，还有 {days} 天。</translation>
    </message>
    <message>
        <source>Ask the administrator for the CA that follows it.</source>
        <translation>请向管理员索取接替它的 CA。</translation>
    </message>
    <message>
        <source>The authority {subject} has a weak key or signature ({key}); connections through it will be refused.</source>
        <translation>颁发机构 {subject} 的密钥或签名太弱 ({key})；通过它的连接会被拒绝。</translation>
    </message>
    <message>
        <source>Ask the administrator for a CA with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>请向管理员索取使用 2048 位或以上 RSA 密钥，或使用 EC 密钥的 CA。</translation>
    </message>
    <message>
        <source>There is no certificate in it.</source>
        <translation>其中没有证书。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: a text with -----BEGIN CERTIFICATE-----, such as server-ca.crt or ca.crt.</source>
        <translation>请选择 CA 的证书：含有 -----BEGIN CERTIFICATE----- 的文本，例如 server-ca.crt 或 ca.crt。</translation>
    </message>
    <message>
        <source>The driver starts, watches and ends its executors.</source>
        <translation>Driver 启动、监视并结束其 Executor。</translation>
    </message>
    <message>
        <source>The driver marks executors that it gives up.</source>
        <translation>Driver 标记它要放弃的 Executor。</translation>
    </message>
    <message>
        <source>The driver removes its executors at the end.</source>
        <translation>Driver 在最后移除其 Executor。</translation>
    </message>
    <message>
        <source>The driver hands its settings to the executors in a config map.</source>
        <translation>Driver 通过 ConfigMap 将设置交给 Executor。</translation>
    </message>
    <message>
        <source>The driver removes what it has made when the job ends.</source>
        <translation>作业结束时，Driver 移除自己创建的内容。</translation>
    </message>
    <message>
        <source>Executors get volumes of their own, if a job asks for them.</source>
        <translation>如果作业要求，Executor 会获得自己的卷。</translation>
    </message>
    <message>
        <source>Executors run in a stateful set, if a job asks for that.</source>
        <translation>如果作业要求，Executor 会在 StatefulSet 中运行。</translation>
    </message>
    <message>
        <source>Submitting makes the driver&apos;s pod, its service and its config map.</source>
        <translation>提交会创建 Driver 的 Pod、服务和 ConfigMap。</translation>
    </message>
    <message>
        <source>Following a job reads the state of its pods.</source>
        <translation>跟踪作业时会读取其 Pod 的状态。</translation>
    </message>
    <message>
        <source>Stopping a job, and taking a failed submission back, deletes its pod.</source>
        <translation>停止作业和撤回失败的提交时，会删除其 Pod。</translation>
    </message>
    <message>
        <source>Reading the log of a driver or an executor.</source>
        <translation>读取 Driver 或 Executor 的日志。</translation>
    </message>
    <message>
        <source>Opening Spark&apos;s own pages of a running job.</source>
        <translation>打开运行中作业的 Spark 自带页面。</translation>
    </message>
    <message>
        <source>Seeing why a pod does not start.</source>
        <translation>查看 Pod 为何没有启动。</translation>
    </message>
    <message>
        <source>Showing what belongs to a job.</source>
        <translation>显示属于作业的对象。</translation>
    </message>
    <message>
        <source>Checking limits and accounts before a job is sent.</source>
        <translation>发送作业之前检查限制和账号。</translation>
    </message>
    <message>
        <source>A job brings credentials of its own, kept in a secret.</source>
        <translation>作业自带凭据，保存在 Secret 中。</translation>
    </message>
    <message>
        <source>The driver gets a volume of its own, if a job asks for it.</source>
        <translation>如果作业要求，Driver 会获得自己的卷。</translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>Practice cluster</source>
        <translation>练习集群</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>所有命名空间</translation>
    </message>
</context>
<context>
    <name>ConnectSteps</name>
    <message>
        <source>What do you have</source>
        <translation>已有的材料</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Namespace, account</source>
        <translation>命名空间和账号</translation>
    </message>
    <message>
        <source>Room for Spark</source>
        <translation>Spark 运行空间</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>d MMM</source>
        <extracomment>a date without its year, as QLocale::toString() takes it: 17 Nov</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1后</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分钟前</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小时前</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 天前</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a day and a time of day: 17 Nov, 14:14:20</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>a date with weekday and year, as QLocale::toString() takes it: Tue 17 Nov 2026</extracomment>
        <translation>yyyy年M月d日 ddd</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>a day, a time of day, and the zone: Tue 17 Nov 2026, 14:14:20 CET</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a size and its unit: 1.1 GiB</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>GatewayWords</name>
    <message>
        <source>This link has been used</source>
        <extracomment>{name} stays as it is: the name of the application is put there</extracomment>
        <translation>此链接已使用过</translation>
    </message>
    <message>
        <source>A link to the web UI of {name} works once. Open the UI again from Firesteel.</source>
        <translation>指向 {name} 网页界面的链接只能用一次。请从 Firesteel 重新打开。</translation>
    </message>
    <message>
        <source>This browser has no key to the web UI of {name}</source>
        <translation>此浏览器没有 {name} 网页界面的密钥</translation>
    </message>
    <message>
        <source>Open it from Firesteel: it gives the browser a key.</source>
        <translation>请从 Firesteel 打开：它会给浏览器密钥。</translation>
    </message>
    <message>
        <source>The driver of {name} is not running yet</source>
        <translation>{name} 的 Driver 尚未运行</translation>
    </message>
    <message>
        <source>The web UI of {name} is not up yet</source>
        <translation>{name} 的网页界面尚未启动</translation>
    </message>
    <message>
        <source>This page looks again by itself.</source>
        <translation>此页面会自动重新检查。</translation>
    </message>
    <message>
        <source>The web UI of {name} cannot be reached just now</source>
        <translation>目前无法访问 {name} 的网页界面</translation>
    </message>
    <message>
        <source>The connection to the cluster is cut. This page tries again by itself.</source>
        <translation>与集群的连接已中断。此页面会自动重试。</translation>
    </message>
    <message>
        <source>The driver of {name} has ended, and its web UI with it</source>
        <translation>{name} 的 Driver 已结束，其网页界面也随之结束</translation>
    </message>
    <message>
        <source>The UI lives inside the driver. Logs and events of the run are still in Firesteel; for the UI of finished runs, Spark needs event logs and a history server.</source>
        <translation>界面在 Driver 内部运行。日志和事件仍在 Firesteel 中；要查看已结束运行的界面，Spark 需要事件日志和历史服务器。</translation>
    </message>
    <message>
        <source>{name} was started without a web UI</source>
        <translation>{name} 启动时未启用网页界面</translation>
    </message>
    <message>
        <source>Remove spark.ui.enabled=false from its settings and run it again.</source>
        <translation>请从其设置中删除 spark.ui.enabled=false 并重新运行。</translation>
    </message>
    <message>
        <source>The cluster does not let you reach the web UI of {name}</source>
        <translation>集群不允许您访问 {name} 的网页界面</translation>
    </message>
    <message>
        <source>Your role needs the verbs get and create on pods/portforward in this namespace.</source>
        <translation>您的角色需要此命名空间中 pods/portforward 的 get 和 create 权限。</translation>
    </message>
    <message>
        <source>The web UI of {name} speaks TLS only</source>
        <translation>{name} 的网页界面只使用 TLS</translation>
    </message>
    <message>
        <source>spark.ssl.ui.enabled is set, which Firesteel does not open yet. The way from the cluster to this machine is encrypted anyway.</source>
        <translation>设置了 spark.ssl.ui.enabled，Firesteel 尚不能打开。从集群到本机的通路本来就是加密的。</translation>
    </message>
    <message>
        <source>Nothing was changed: this cluster is locked for reading only</source>
        <translation>未作任何更改：该集群已锁定为只读</translation>
    </message>
    <message>
        <source>Stopping a job or a stage is a change. Take the lock off on the page Cluster of Firesteel, then try again.</source>
        <translation>停止作业或阶段属于更改。请在 Firesteel 的“集群”页解除锁定，然后重试。</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be used</source>
        <translation>
            <numerusform>其中 %n 个可用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hold it</source>
        <translation>
            <numerusform>%n 个节点上已有</numerusform>
        </translation>
    </message>
    <message>
        <source>the last pull took %1</source>
        <translation>上次拉取用时 %1</translation>
    </message>
    <message>
        <source>Version of the server</source>
        <translation>服务器版本</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Account of the drivers</source>
        <translation>Driver 的账号</translation>
    </message>
    <message>
        <source>Pod security level</source>
        <translation>Pod 安全级别</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>Limits of a pod</source>
        <translation>Pod 的限制</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Free room</source>
        <translation>可用空间</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Login to the registry</source>
        <translation>登录镜像仓库</translation>
    </message>
    <message>
        <source>Name service (DNS)</source>
        <translation>名称服务 (DNS)</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Spark operators</source>
        <translation>Spark Operator</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) of it are ready</source>
        <translation>
            <numerusform>其中 %n 个 Pod 已就绪</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Creating the pod…</source>
        <translation>正在创建 Pod…</translation>
    </message>
    <message>
        <source>Waiting for it to start…</source>
        <extracomment>%1 is the technical word of a waiting pod</extracomment>
        <translation>正在等待它启动…</translation>
    </message>
    <message>
        <source>Waiting for it to start: %1</source>
        <translation>正在等待它启动：%1</translation>
    </message>
    <message>
        <source>It runs…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>Reading what it says…</source>
        <translation>正在读取其输出…</translation>
    </message>
    <message>
        <source>Removing it…</source>
        <translation>正在移除…</translation>
    </message>
    <message>
        <source>The name kubernetes.default.svc is %1 there.</source>
        <translation>名称 kubernetes.default.svc 在那里解析为 %1。</translation>
    </message>
    <message>
        <source>The Kubernetes API answers it (HTTP %1).</source>
        <translation>Kubernetes API 对它作出应答 (HTTP %1)。</translation>
    </message>
    <message>
        <source>Kind of machine: %1</source>
        <translation>机器类型：%1</translation>
    </message>
    <message>
        <source>%1 CPUs and %2 of memory are free</source>
        <extracomment>%1 is a number, %2 a size such as 12 GiB</extracomment>
        <translation>空闲 CPU %1，空闲内存 %2</translation>
    </message>
    <message numerus="yes">
        <source>enough for a driver and %n executor(s)</source>
        <translation>
            <numerusform>足够一个 Driver 和 %n 个 Executor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage class(es)</source>
        <translation>
            <numerusform>%n 个存储类</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the default</source>
        <extracomment>%1 is the name of a storage class</extracomment>
        <translation>默认为 %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 used</source>
        <extracomment>a resource of a quota, how much of it is used, and how much there is at most</extracomment>
        <translation>%1：已用 %2，共 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n quota(s)</source>
        <translation>
            <numerusform>%n 个配额</numerusform>
        </translation>
    </message>
    <message>
        <source>good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>worth a look</source>
        <translation>值得查看</translation>
    </message>
    <message>
        <source>stands in the way</source>
        <translation>妨碍运行</translation>
    </message>
    <message>
        <source>could not be looked at</source>
        <translation>无法查看</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a thing that was looked at, and how it is, such as: Quota: good</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Rungs</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>no address for this name</source>
        <translation>此名称没有地址</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及时应答</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>那里没有应答</translation>
    </message>
    <message>
        <source>the proxy does not let us through</source>
        <translation>代理不放行</translation>
    </message>
    <message>
        <source>the port speaks plain HTTP</source>
        <translation>该端口使用明文 HTTP</translation>
    </message>
    <message>
        <source>no TLS connection</source>
        <translation>没有 TLS 连接</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>证书已过期</translation>
    </message>
    <message>
        <source>the clocks differ</source>
        <translation>时钟不一致</translation>
    </message>
    <message>
        <source>opened up by a proxy</source>
        <translation>被代理解密</translation>
    </message>
    <message>
        <source>signed by another CA</source>
        <translation>由另一个 CA 签发</translation>
    </message>
    <message>
        <source>not trusted</source>
        <translation>不受信任</translation>
    </message>
    <message>
        <source>another name is in it</source>
        <translation>其中是另一个名称</translation>
    </message>
    <message>
        <source>this is not the Kubernetes API</source>
        <translation>这不是 Kubernetes API</translation>
    </message>
    <message>
        <source>the token has expired</source>
        <translation>令牌已过期</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>不被接受</translation>
    </message>
    <message>
        <source>none that may be used</source>
        <translation>没有可用的</translation>
    </message>
    <message>
        <source>some are missing</source>
        <translation>缺少部分权限</translation>
    </message>
    <message>
        <source>Name resolves</source>
        <translation>名称可解析</translation>
    </message>
    <message>
        <source>Port %1 answers</source>
        <translation>端口 %1 有应答</translation>
    </message>
    <message>
        <source>Port answers</source>
        <translation>端口有应答</translation>
    </message>
    <message>
        <source>Proxy lets us through</source>
        <translation>代理放行</translation>
    </message>
    <message>
        <source>Speaks TLS</source>
        <translation>使用 TLS</translation>
    </message>
    <message>
        <source>CA is known</source>
        <translation>CA 已知</translation>
    </message>
    <message>
        <source>Name in certificate</source>
        <translation>证书中的名称</translation>
    </message>
    <message>
        <source>Answers as Kubernetes</source>
        <translation>应答的是 Kubernetes</translation>
    </message>
    <message>
        <source>Who am I</source>
        <translation>我是谁</translation>
    </message>
    <message>
        <source>Namespaces I may use</source>
        <translation>可用的命名空间</translation>
    </message>
    <message>
        <source>Rights for Spark</source>
        <translation>Spark 所需权限</translation>
    </message>
    <message>
        <source>The name of the server has an address in the network.</source>
        <translation>服务器的名称在网络中有对应的地址。</translation>
    </message>
    <message>
        <source>A program listens there, and no firewall is in the way.</source>
        <translation>那里有程序在监听，途中没有防火墙阻挡。</translation>
    </message>
    <message>
        <source>The proxy opens a way to the server.</source>
        <translation>代理打开了通往服务器的通路。</translation>
    </message>
    <message>
        <source>The connection is encrypted.</source>
        <translation>连接已加密。</translation>
    </message>
    <message>
        <source>The certificate of the server is signed by the CA that you gave.</source>
        <translation>服务器的证书由您提供的 CA 签发。</translation>
    </message>
    <message>
        <source>The certificate is for the name that you use.</source>
        <translation>证书属于您使用的名称。</translation>
    </message>
    <message>
        <source>What answers is a Kubernetes API, and no login page or other program.</source>
        <translation>应答的是 Kubernetes API，而不是登录页面或其他程序。</translation>
    </message>
    <message>
        <source>The cluster accepts your credential and says who you are.</source>
        <translation>集群接受您的凭据，并说明您是谁。</translation>
    </message>
    <message>
        <source>There is a namespace in which you may work.</source>
        <translation>有您可以使用的命名空间。</translation>
    </message>
    <message>
        <source>You may create there what a Spark application consists of.</source>
        <translation>您可以在那里创建 Spark 应用程序所含的对象。</translation>
    </message>
    <message>
        <source>not needed here</source>
        <translation>此处不需要</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>正在尝试</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>passed, with a warning</source>
        <translation>通过，但有警告</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未执行到</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>No application is given.</source>
        <translation>未指定应用程序。</translation>
    </message>
    <message>
        <source>Name a jar or a .py file, for instance local:///opt/app.jar.</source>
        <translation>请指定 jar 或 .py 文件，例如 local:///opt/app.jar。</translation>
    </message>
    <message>
        <source>Name a jar, a .py or an .R file, and its arguments.</source>
        <translation>请指定 jar、.py 或 .R 文件及其参数。</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} 需要一个值。</translation>
    </message>
    <message>
        <source>Write it as {option} VALUE or {option}=VALUE.</source>
        <translation>请写成 {option} 值 或 {option}=值。</translation>
    </message>
    <message>
        <source>No cluster is named.</source>
        <translation>未指定集群。</translation>
    </message>
    <message>
        <source>Choose one at the top of the window.</source>
        <translation>请在窗口顶部选择一个。</translation>
    </message>
    <message>
        <source>The main class of {value} is not known.</source>
        <translation>无法得知 {value} 的主类。</translation>
    </message>
    <message>
        <source>Fill in the main class.</source>
        <translation>请填写主类。</translation>
    </message>
    <message>
        <source>The option {option} is not known.</source>
        <translation>无法识别选项 {option}。</translation>
    </message>
    <message>
        <source>Remove it. What belongs to the application stands behind it.</source>
        <translation>请将其删除。属于应用程序的参数应放在其后。</translation>
    </message>
    <message>
        <source>“{value}” is no setting: it has no equals sign.</source>
        <translation>“{value}”不是设置：缺少等号。</translation>
    </message>
    <message>
        <source>Write KEY=VALUE.</source>
        <translation>请写成 键=值。</translation>
    </message>
    <message>
        <source>{key} holds {value}, but the heap is not set there.</source>
        <translation>{key} 中含有 {value}，但堆大小不在此处设置。</translation>
    </message>
    <message>
        <source>Use the driver&apos;s memory instead.</source>
        <translation>请改用 Driver 的内存设置。</translation>
    </message>
    <message>
        <source>“{value}” is no deploy mode.</source>
        <translation>“{value}”不是部署模式。</translation>
    </message>
    <message>
        <source>Use cluster.</source>
        <translation>请使用 cluster。</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for the driver.</source>
        <translation>“{value}”不是 Driver 的内存大小。</translation>
    </message>
    <message>
        <source>Give a positive whole number with a unit, such as 2g.</source>
        <translation>请给出带单位的正整数，例如 2g。</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for executors.</source>
        <translation>“{value}”不是 Executor 的内存大小。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for the driver.</source>
        <translation>“{value}”不是 Driver 的核心数。</translation>
    </message>
    <message>
        <source>Give a positive whole number.</source>
        <translation>请给出正整数。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for executors.</source>
        <translation>“{value}”不是 Executor 的核心数。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores.</source>
        <translation>“{value}”不是核心数。</translation>
    </message>
    <message>
        <source>Leave {option} out; it means nothing on Kubernetes.</source>
        <translation>请省略 {option}；它在 Kubernetes 上没有意义。</translation>
    </message>
    <message>
        <source>“{value}” is no number of executors.</source>
        <translation>“{value}”不是 Executor 的数量。</translation>
    </message>
    <message>
        <source>Give a positive whole number, or set spark.dynamicAllocation.enabled=true.</source>
        <translation>请给出正整数，或设置 spark.dynamicAllocation.enabled=true。</translation>
    </message>
    <message>
        <source>“{value}” is no Kubernetes master.</source>
        <translation>“{value}”不是 Kubernetes 的 master 地址。</translation>
    </message>
    <message>
        <source>Write k8s://https://HOST:PORT.</source>
        <translation>请写成 k8s://https://HOST:PORT。</translation>
    </message>
    <message>
        <source>“{value}” names a protocol other than https or http.</source>
        <translation>“{value}”使用了 https 或 http 以外的协议。</translation>
    </message>
    <message>
        <source>“{value}” is no submission id.</source>
        <translation>“{value}”不是提交 ID。</translation>
    </message>
    <message>
        <source>Give [NAMESPACE:]POD, where POD may end in *.</source>
        <translation>请给出 [NAMESPACE:]POD，POD 可以以 * 结尾。</translation>
    </message>
    <message>
        <source>More than one of --kill and --status is given.</source>
        <translation>--kill 和 --status 只能给出一个。</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>请省略其中一个。</translation>
    </message>
    <message>
        <source>--remote excludes --master and --deploy-mode.</source>
        <translation>--remote 不能与 --master 和 --deploy-mode 同用。</translation>
    </message>
    <message>
        <source>Leave out --remote, and unset SPARK_REMOTE.</source>
        <translation>请省略 --remote，并取消设置 SPARK_REMOTE。</translation>
    </message>
    <message>
        <source>--remote connects to a running Spark server, which is not what a submission does.</source>
        <translation>--remote 连接的是正在运行的 Spark 服务器，提交并不这样做。</translation>
    </message>
    <message>
        <source>--proxy-user and --principal exclude each other.</source>
        <translation>--proxy-user 与 --principal 不能同用。</translation>
    </message>
    <message>
        <source>The properties file {path} cannot be read.</source>
        <translation>无法读取属性文件 {path}。</translation>
    </message>
    <message>
        <source>Check its path, rights and text.</source>
        <translation>请检查其路径、权限和内容。</translation>
    </message>
    <message>
        <source>The keytab {path} does not exist.</source>
        <translation>keytab 文件 {path} 不存在。</translation>
    </message>
    <message>
        <source>Check its path.</source>
        <translation>请检查其路径。</translation>
    </message>
    <message>
        <source>Only cluster mode is supported yet. Nothing was sent.</source>
        <translation>目前只支持集群模式。未发送任何内容。</translation>
    </message>
    <message>
        <source>Use cluster mode, or Spark&apos;s own spark-submit for client mode.</source>
        <translation>请使用集群模式；客户端模式请使用 Spark 自带的 spark-submit。</translation>
    </message>
    <message>
        <source>{value} is a shell, which cannot run in cluster mode.</source>
        <translation>{value} 是一个 shell，无法在集群模式下运行。</translation>
    </message>
    <message>
        <source>Submit an application instead.</source>
        <translation>请改为提交应用程序。</translation>
    </message>
    <message>
        <source>{value} cannot run in cluster mode.</source>
        <translation>{value} 无法在集群模式下运行。</translation>
    </message>
    <message>
        <source>Start it in client mode with Spark&apos;s own spark-submit.</source>
        <translation>请用 Spark 自带的 spark-submit 以客户端模式启动。</translation>
    </message>
    <message>
        <source>run-example is not supported yet. Nothing was sent.</source>
        <translation>尚不支持 run-example。未发送任何内容。</translation>
    </message>
    <message>
        <source>Submit the jar of the examples in the image with the class org.apache.spark.examples.NAME.</source>
        <translation>请提交镜像中的示例 jar，主类为 org.apache.spark.examples.NAME。</translation>
    </message>
    <message>
        <source>{value} in {key} is a pattern on remote storage, which is not searched yet.</source>
        <translation>{key} 中的 {value} 是远程存储上的通配模式，目前还不能搜索。</translation>
    </message>
    <message>
        <source>Name each file.</source>
        <translation>请逐个写出文件名。</translation>
    </message>
    <message>
        <source>Spark {value} is older than 3.5, the oldest release supported.</source>
        <translation>Spark {value} 早于所支持的最旧版本 3.5。</translation>
    </message>
    <message>
        <source>Use the spark-submit of that release.</source>
        <translation>请使用该版本的 spark-submit。</translation>
    </message>
    <message>
        <source>The setting {key} is not supported yet. Nothing was sent.</source>
        <translation>尚不支持设置 {key}。未发送任何内容。</translation>
    </message>
    <message>
        <source>Leave it out, or use Spark&apos;s own spark-submit for this job.</source>
        <translation>请省略它，或对此作业使用 Spark 自带的 spark-submit。</translation>
    </message>
    <message>
        <source>{path} would have to be uploaded, which is not supported yet. Nothing was sent.</source>
        <translation>{path} 需要上传，而目前尚不支持。未发送任何内容。</translation>
    </message>
    <message>
        <source>Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, https://…).</source>
        <translation>请将其放入镜像 (local:///…)，或放到 Driver 可读取的存储上 (s3a://…、https://…)。</translation>
    </message>
    <message>
        <source>{path} is a file of this computer, which the driver cannot read.</source>
        <translation>{path} 是本机文件，Driver 无法读取。</translation>
    </message>
    <message>
        <source>No container image is given.</source>
        <translation>未指定容器镜像。</translation>
    </message>
    <message>
        <source>Name an image with Spark in it.</source>
        <translation>请指定包含 Spark 的镜像。</translation>
    </message>
    <message>
        <source>{key} is a label that Spark sets itself.</source>
        <translation>{key} 是由 Spark 自行设置的标签。</translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation>请为它另选名称。</translation>
    </message>
    <message>
        <source>{key} must not be set in cluster mode, as Spark sets it itself.</source>
        <translation>{key} 由 Spark 自行设置，在集群模式下不能设置。</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>请省略它。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not of the form SECRET:KEY.</source>
        <translation>{key} 的“{value}”不符合 SECRET:KEY 的形式。</translation>
    </message>
    <message>
        <source>Name the secret and one key in it, with one colon between them.</source>
        <translation>请写出 Secret 和其中的一个键，中间用一个冒号分隔。</translation>
    </message>
    <message>
        <source>{key} is not a whole number.</source>
        <translation>{key} 不是整数。</translation>
    </message>
    <message>
        <source>Set it to how many of them the driver needs.</source>
        <translation>请设置为 Driver 所需的数量。</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>缺少 {key}。</translation>
    </message>
    <message>
        <source>Set it to the vendor of the device plug-in, such as nvidia.com.</source>
        <translation>请设置为设备插件的供应商，例如 nvidia.com。</translation>
    </message>
    <message>
        <source>“{value}” in {key} is no type of volume.</source>
        <translation>{key} 中的“{value}”不是卷类型。</translation>
    </message>
    <message>
        <source>Use hostPath, emptyDir, nfs or persistentVolumeClaim, with capitals as shown.</source>
        <translation>请使用 hostPath、emptyDir、nfs 或 persistentVolumeClaim，注意大小写。</translation>
    </message>
    <message>
        <source>Set it; a volume of this type needs it.</source>
        <translation>请设置它；此类卷需要它。</translation>
    </message>
    <message>
        <source>{key}={value} is a size in bytes; its unit was forgotten.</source>
        <translation>{key}={value} 是字节数；漏写了单位。</translation>
    </message>
    <message>
        <source>Add the unit, such as {value}Gi.</source>
        <translation>请加上单位，例如 {value}Gi。</translation>
    </message>
    <message>
        <source>A volume has both subPath and subPathExpr ({key}).</source>
        <translation>某个卷同时有 subPath 和 subPathExpr ({key})。</translation>
    </message>
    <message>
        <source>Two volumes are mounted at {value}.</source>
        <translation>有两个卷挂载在 {value}。</translation>
    </message>
    <message>
        <source>Give {key} or {other} another path.</source>
        <translation>请为 {key} 或 {other} 指定另一个路径。</translation>
    </message>
    <message>
        <source>Both HADOOP_CONF_DIR and {key} are set.</source>
        <translation>同时设置了 HADOOP_CONF_DIR 和 {key}。</translation>
    </message>
    <message>
        <source>Unset one of them.</source>
        <translation>请取消其中一个。</translation>
    </message>
    <message>
        <source>Both {key} and {other} are set.</source>
        <translation>同时设置了 {key} 和 {other}。</translation>
    </message>
    <message>
        <source>A keytab and a principal are needed together.</source>
        <translation>keytab 和 principal 必须同时给出。</translation>
    </message>
    <message>
        <source>Give both, or neither.</source>
        <translation>请两个都给出，或都不给。</translation>
    </message>
    <message>
        <source>{key} and {other} are needed together.</source>
        <translation>{key} 和 {other} 必须同时给出。</translation>
    </message>
    <message>
        <source>Set both, or neither.</source>
        <translation>请两个都设置，或都不设置。</translation>
    </message>
    <message>
        <source>The template {value} is not a file of this computer.</source>
        <translation>模板 {value} 不是本机文件。</translation>
    </message>
    <message>
        <source>Copy it here and name its path.</source>
        <translation>请复制到本机并写出其路径。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a whole number.</source>
        <translation>{key} 的“{value}”不是整数。</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>请更正。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a number.</source>
        <translation>{key} 的“{value}”不是数字。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is neither true nor false.</source>
        <translation>{key} 的“{value}”既不是 true 也不是 false。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a size.</source>
        <translation>{key} 的“{value}”不是大小。</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 512m or 2g.</source>
        <translation>请给出带单位的整数，例如 512m 或 2g。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a time.</source>
        <translation>{key} 的“{value}”不是时间。</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 500ms or 30s.</source>
        <translation>请给出带单位的整数，例如 500ms 或 30s。</translation>
    </message>
    <message>
        <source>“{value}” is not allowed for {key}.</source>
        <translation>{key} 不允许使用“{value}”。</translation>
    </message>
    <message>
        <source>Use one of: {allowed}.</source>
        <translation>请使用其中之一：{allowed}。</translation>
    </message>
    <message>
        <source>“{value}” is out of range for {key}.</source>
        <translation>“{value}”超出 {key} 的范围。</translation>
    </message>
    <message>
        <source>{key} refers to itself: “{value}”.</source>
        <translation>{key} 引用了自身：“{value}”。</translation>
    </message>
    <message>
        <source>Take the reference out of the circle.</source>
        <translation>请去掉循环中的引用。</translation>
    </message>
    <message>
        <source>The name {server} cannot be resolved.</source>
        <translation>无法解析名称 {server}。</translation>
    </message>
    <message>
        <source>Check the spelling of the server&apos;s name, and the VPN if the cluster is behind one.</source>
        <translation>请检查服务器名称的拼写；如果集群在 VPN 之后，请检查 VPN。</translation>
    </message>
    <message>
        <source>Nothing listens at {server}: the connection was refused.</source>
        <translation>{server} 上没有监听的程序：连接被拒绝。</translation>
    </message>
    <message>
        <source>Check the address in the kubeconfig, and that the cluster runs.</source>
        <translation>请检查 kubeconfig 中的地址，以及集群是否在运行。</translation>
    </message>
    <message>
        <source>There is no way through the network to {server}.</source>
        <translation>没有通往 {server} 的网络路径。</translation>
    </message>
    <message>
        <source>Check the network connection and the VPN.</source>
        <translation>请检查网络连接和 VPN。</translation>
    </message>
    <message>
        <source>{server} did not accept a connection in time.</source>
        <translation>{server} 未及时接受连接。</translation>
    </message>
    <message>
        <source>Check the address, the VPN and firewalls on the way.</source>
        <translation>请检查地址、VPN 和途中的防火墙。</translation>
    </message>
    <message>
        <source>{server} accepted the connection but did not answer the TLS greeting.</source>
        <translation>{server} 接受了连接，但没有回应 TLS 握手。</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s, and that no firewall holds the connection.</source>
        <translation>请检查端口是否属于 API 服务器，以及防火墙是否阻住了连接。</translation>
    </message>
    <message>
        <source>{server} did not answer in time.</source>
        <translation>{server} 未及时应答。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look at the load and the log of the API server.</source>
        <translation>请重试。如果仍然如此，请查看 API 服务器的负载和日志。</translation>
    </message>
    <message>
        <source>The connection to {server} was cut.</source>
        <translation>与 {server} 的连接已中断。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look for a proxy or load balancer that closes connections.</source>
        <translation>请重试。如果仍然如此，请查找会关闭连接的代理或负载均衡器。</translation>
    </message>
    <message>
        <source>The proxy cannot be reached.</source>
        <translation>无法连接到代理。</translation>
    </message>
    <message>
        <source>Check proxy-url in the kubeconfig and the variables HTTPS_PROXY and NO_PROXY.</source>
        <translation>请检查 kubeconfig 中的 proxy-url 以及变量 HTTPS_PROXY 和 NO_PROXY。</translation>
    </message>
    <message>
        <source>The proxy refuses to connect to {server}.</source>
        <translation>代理拒绝连接到 {server}。</translation>
    </message>
    <message>
        <source>Add the server to NO_PROXY, or ask whoever runs the proxy to allow it.</source>
        <translation>请将服务器加入 NO_PROXY，或请代理的管理员放行。</translation>
    </message>
    <message>
        <source>The proxy asks for a user name and password.</source>
        <translation>代理要求用户名和密码。</translation>
    </message>
    <message>
        <source>Put them into proxy-url in the kubeconfig, or ask whoever runs the proxy.</source>
        <translation>请写入 kubeconfig 的 proxy-url，或询问代理的管理员。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not signed by the authority in the kubeconfig.</source>
        <translation>{server} 的证书不是由 kubeconfig 中的机构签发的。</translation>
    </message>
    <message>
        <source>Ask for the cluster&apos;s current kubeconfig, or for its CA certificate.</source>
        <translation>请索取集群当前的 kubeconfig 或其 CA 证书。</translation>
    </message>
    <message>
        <source>The certificate of {server} is signed by an authority of the same name as the one in the kubeconfig, but with another key.</source>
        <translation>{server} 的证书由与 kubeconfig 中同名但密钥不同的机构签发。</translation>
    </message>
    <message>
        <source>The cluster was probably made anew: fetch its kubeconfig again.</source>
        <translation>集群可能已重建：请重新获取其 kubeconfig。</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name; it is for {names}.</source>
        <translation>{server} 的证书不含此名称；它属于 {names}。</translation>
    </message>
    <message>
        <source>Use one of the names in the certificate as the server, or set tls-server-name in the kubeconfig.</source>
        <translation>请使用证书中的名称作为服务器，或在 kubeconfig 中设置 tls-server-name。</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name.</source>
        <translation>{server} 的证书不含此名称。</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired on {notAfter}.</source>
        <translation>{server} 的证书已于 {notAfter} 过期。</translation>
    </message>
    <message>
        <source>Have it renewed on the server, and check the clock of this computer.</source>
        <translation>请让服务器更新证书，并检查本机时钟。</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired.</source>
        <translation>{server} 的证书已过期。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet: it begins on {notBefore}.</source>
        <translation>{server} 的证书尚未生效：从 {notBefore} 开始。</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>请检查本机时钟。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet.</source>
        <translation>{server} 的证书尚未生效。</translation>
    </message>
    <message>
        <source>{server} speaks HTTP without TLS.</source>
        <translation>{server} 使用不带 TLS 的 HTTP。</translation>
    </message>
    <message>
        <source>Check the port; the API server&apos;s is usually 6443 or 443.</source>
        <translation>请检查端口；API 服务器通常是 6443 或 443。</translation>
    </message>
    <message>
        <source>The TLS handshake with {server} failed.</source>
        <translation>与 {server} 的 TLS 握手失败。</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s; the details may tell more.</source>
        <translation>请检查端口是否属于 API 服务器；详细信息可能有帮助。</translation>
    </message>
    <message>
        <source>{server} demands a client certificate.</source>
        <translation>{server} 要求客户端证书。</translation>
    </message>
    <message>
        <source>Use a kubeconfig with client-certificate and client-key.</source>
        <translation>请使用含有 client-certificate 和 client-key 的 kubeconfig。</translation>
    </message>
    <message>
        <source>{server} refuses the client certificate.</source>
        <translation>{server} 拒绝了客户端证书。</translation>
    </message>
    <message>
        <source>Fetch the kubeconfig anew: the certificate may have expired or belong to another cluster.</source>
        <translation>请重新获取 kubeconfig：证书可能已过期或属于另一个集群。</translation>
    </message>
    <message>
        <source>{server} answers, but not as a Kubernetes API server.</source>
        <translation>{server} 有应答，但不是 Kubernetes API 服务器。</translation>
    </message>
    <message>
        <source>Check the address: a proxy, a login page or another service may be in its place.</source>
        <translation>请检查地址：那里可能是代理、登录页面或其他服务。</translation>
    </message>
    <message>
        <source>The answer of {server} is larger than accepted.</source>
        <translation>{server} 的应答超过可接受的大小。</translation>
    </message>
    <message>
        <source>Ask for less: one namespace instead of all.</source>
        <translation>请缩小范围：只看一个命名空间而不是全部。</translation>
    </message>
    <message>
        <source>The answer of {server} is damaged.</source>
        <translation>{server} 的应答已损坏。</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays so, look at the API server&apos;s log.</source>
        <translation>请一分钟后重试。如果仍然如此，请查看 API 服务器的日志。</translation>
    </message>
    <message>
        <source>{server} redirects to {location}, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} 重定向到 {location}，API 服务器不会这样做。未向那里发送任何内容。</translation>
    </message>
    <message>
        <source>Check the address: it may be that of a web page instead of the API.</source>
        <translation>请检查地址：它可能是网页而不是 API 的地址。</translation>
    </message>
    <message>
        <source>{server} redirects, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} 进行了重定向，API 服务器不会这样做。未向那里发送任何内容。</translation>
    </message>
    <message>
        <source>The server did not open the stream for port forwarding.</source>
        <translation>服务器没有打开端口转发的数据流。</translation>
    </message>
    <message>
        <source>Check that no proxy on the way refuses WebSocket connections.</source>
        <translation>请检查途中的代理是否拒绝 WebSocket 连接。</translation>
    </message>
    <message>
        <source>{server} does not accept the credentials (401).</source>
        <translation>{server} 不接受凭据 (401)。</translation>
    </message>
    <message>
        <source>The token or client certificate may have ended: log in again, or fetch the kubeconfig anew.</source>
        <translation>令牌或客户端证书可能已失效：请重新登录，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>用户“{user}”无权在命名空间“{namespace}”中 {verb} {resource}。</translation>
    </message>
    <message>
        <source>Ask the cluster&apos;s administrator for a Role that allows it, or use another namespace.</source>
        <translation>请让集群管理员授予相应的 Role，或使用其他命名空间。</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource}.</source>
        <translation>用户“{user}”无权 {verb} {resource}。</translation>
    </message>
    <message>
        <source>You may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>您无权在命名空间“{namespace}”中 {verb} {resource}。</translation>
    </message>
    <message>
        <source>You may not {verb} {resource}.</source>
        <translation>您无权 {verb} {resource}。</translation>
    </message>
    <message>
        <source>You have no right to do this.</source>
        <translation>您无权执行此操作。</translation>
    </message>
    <message>
        <source>The request reached the server without credentials (403 for system:anonymous).</source>
        <translation>请求到达服务器时不带凭据 (system:anonymous 的 403)。</translation>
    </message>
    <message>
        <source>Use a kubeconfig with a token or client certificate.</source>
        <translation>请使用含有令牌或客户端证书的 kubeconfig。</translation>
    </message>
    <message>
        <source>There is no application “{application}” in namespace “{namespace}”.</source>
        <translation>命名空间“{namespace}”中没有应用程序“{application}”。</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Look at the list of applications, or in another namespace.</source>
        <translation>它可能已被删除。请查看应用程序列表，或其他命名空间。</translation>
    </message>
    <message>
        <source>There is no application “{application}”.</source>
        <translation>没有应用程序“{application}”。</translation>
    </message>
    <message>
        <source>There is no {object} in namespace “{namespace}”.</source>
        <translation>命名空间“{namespace}”中没有 {object}。</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Check the name and the namespace.</source>
        <translation>它可能已被删除。请检查名称和命名空间。</translation>
    </message>
    <message>
        <source>There is no {object}.</source>
        <translation>没有 {object}。</translation>
    </message>
    <message>
        <source>The server does not know this type of object: {resource}.</source>
        <translation>服务器不认识此类对象：{resource}。</translation>
    </message>
    <message>
        <source>Check that the address is that of a Kubernetes API server of a supported version.</source>
        <translation>请检查该地址是否为受支持版本的 Kubernetes API 服务器。</translation>
    </message>
    <message>
        <source>The server does not know this type of object.</source>
        <translation>服务器不认识此类对象。</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists in namespace “{namespace}”.</source>
        <translation>名称已被占用：{object} 已存在于命名空间“{namespace}”。</translation>
    </message>
    <message>
        <source>Choose another name, or remove the old one.</source>
        <translation>请另选名称，或删除旧的。</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists.</source>
        <translation>名称已被占用：{object} 已存在。</translation>
    </message>
    <message>
        <source>Someone else changed {object} at the same time.</source>
        <translation>其他人同时更改了 {object}。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>{object} was replaced by another of the same name. It was left alone.</source>
        <translation>{object} 已被另一个同名对象替换。未作改动。</translation>
    </message>
    <message>
        <source>Look at the new one before doing more.</source>
        <translation>请先查看新的对象，再继续操作。</translation>
    </message>
    <message>
        <source>The server no longer has the state that was asked for.</source>
        <translation>服务器已不再保有所请求的状态。</translation>
    </message>
    <message>
        <source>The server does not accept {object}.</source>
        <translation>服务器不接受 {object}。</translation>
    </message>
    <message>
        <source>Correct the setting behind the field that the details name.</source>
        <translation>请更正详细信息中所示字段对应的设置。</translation>
    </message>
    <message>
        <source>The server does not support this request.</source>
        <translation>服务器不支持此请求。</translation>
    </message>
    <message>
        <source>Check the version of the cluster.</source>
        <translation>请检查集群的版本。</translation>
    </message>
    <message>
        <source>{object} is too large for the cluster.</source>
        <translation>{object} 对集群来说太大。</translation>
    </message>
    <message>
        <source>Put large files into object storage instead of a config map.</source>
        <translation>请将大文件放入对象存储，而不是 ConfigMap。</translation>
    </message>
    <message>
        <source>The server is busy and asks to wait.</source>
        <translation>服务器繁忙，要求等待。</translation>
    </message>
    <message>
        <source>The server could not finish the request in time.</source>
        <translation>服务器未能及时完成请求。</translation>
    </message>
    <message>
        <source>The API server is not ready.</source>
        <translation>API 服务器尚未就绪。</translation>
    </message>
    <message>
        <source>The API server reports an internal error.</source>
        <translation>API 服务器报告内部错误。</translation>
    </message>
    <message>
        <source>The quota of namespace “{namespace}” does not allow {object}.</source>
        <translation>命名空间“{namespace}”的配额不允许 {object}。</translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, stop another job, or have the quota raised.</source>
        <translation>请减少内存或核心，停止另一个作业，或申请提高配额。</translation>
    </message>
    <message>
        <source>The quota does not allow {object}.</source>
        <translation>配额不允许 {object}。</translation>
    </message>
    <message>
        <source>A rule of the cluster does not admit {object}.</source>
        <translation>集群的规则不允许 {object}。</translation>
    </message>
    <message>
        <source>Change the setting that the details name, or ask the cluster&apos;s administrator.</source>
        <translation>请更改详细信息中所示的设置，或询问集群管理员。</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” is being removed.</source>
        <translation>命名空间“{namespace}”正在删除。</translation>
    </message>
    <message>
        <source>Wait until it is gone and create it anew, or use another namespace.</source>
        <translation>请等它消失后重新创建，或使用其他命名空间。</translation>
    </message>
    <message>
        <source>The namespace is being removed.</source>
        <translation>命名空间正在删除。</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” does not exist.</source>
        <translation>命名空间“{namespace}”不存在。</translation>
    </message>
    <message>
        <source>Choose another one at the top of the window, or have it created.</source>
        <translation>请在窗口顶部选择另一个，或让人创建它。</translation>
    </message>
    <message>
        <source>The namespace does not exist.</source>
        <translation>命名空间不存在。</translation>
    </message>
    <message>
        <source>The service account “{serviceAccount}” does not exist.</source>
        <translation>服务账号“{serviceAccount}”不存在。</translation>
    </message>
    <message>
        <source>Have it created, or name another one for the driver in the job.</source>
        <translation>请让人创建它，或在作业中为 Driver 指定另一个。</translation>
    </message>
    <message>
        <source>The service account does not exist.</source>
        <translation>服务账号不存在。</translation>
    </message>
    <message>
        <source>The connection was cut while {object} was being written, and whether it was carried out could not be found out.</source>
        <translation>写入 {object} 时连接中断，无法查明是否已执行。</translation>
    </message>
    <message>
        <source>Look at the list of applications before trying again.</source>
        <translation>重试之前请查看应用程序列表。</translation>
    </message>
    <message>
        <source>There is no kubeconfig at {path}.</source>
        <translation>{path} 处没有 kubeconfig。</translation>
    </message>
    <message>
        <source>Choose the file by hand, or ask for the cluster&apos;s kubeconfig and put it there.</source>
        <translation>请手动选择文件，或索取集群的 kubeconfig 并放到那里。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>没有文件 {path}。</translation>
    </message>
    <message>
        <source>Check the path; ~ and variables are not expanded inside a kubeconfig.</source>
        <translation>请检查路径；kubeconfig 中不展开 ~ 和变量。</translation>
    </message>
    <message>
        <source>A file that is needed does not exist.</source>
        <translation>所需的文件不存在。</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>无法读取 {file}。</translation>
    </message>
    <message>
        <source>Check that it is a regular file and that you may read it.</source>
        <translation>请检查它是否为普通文件，以及您是否有权读取。</translation>
    </message>
    <message>
        <source>{file} is too large.</source>
        <translation>{file} 太大。</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>请检查文件是否正确。</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>无法写入 {file}。</translation>
    </message>
    <message>
        <source>Check the rights on its folder and the free space.</source>
        <translation>请检查其文件夹的权限和可用空间。</translation>
    </message>
    <message>
        <source>{file} is not YAML in line {line}.</source>
        <translation>{file} 的第 {line} 行不是 YAML。</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the file anew.</source>
        <translation>请更正该行，或重新获取文件。</translation>
    </message>
    <message>
        <source>{file} is not YAML.</source>
        <translation>{file} 不是 YAML。</translation>
    </message>
    <message>
        <source>Correct it, or fetch the file anew.</source>
        <translation>请更正，或重新获取文件。</translation>
    </message>
    <message>
        <source>{file} is not JSON in line {line}.</source>
        <translation>{file} 的第 {line} 行不是 JSON。</translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>请更正该行。</translation>
    </message>
    <message>
        <source>{file} is not JSON.</source>
        <translation>{file} 不是 JSON。</translation>
    </message>
    <message>
        <source>{file} gives the key “{key}” twice, again in line {line}.</source>
        <translation>{file} 中键“{key}”出现两次，第二次在第 {line} 行。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>{file} gives a key twice.</source>
        <translation>{file} 中有键出现两次。</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted, in line {line}.</source>
        <translation>{file} 的第 {line} 行使用了不被接受的 YAML 功能。</translation>
    </message>
    <message>
        <source>Write it without aliases, merge keys and deep nesting.</source>
        <translation>请不要使用别名、合并键和过深的嵌套。</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted.</source>
        <translation>{file} 使用了不被接受的 YAML 功能。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} names no cluster.</source>
        <translation>kubeconfig {path} 中没有集群。</translation>
    </message>
    <message>
        <source>Choose another file, or fetch it anew from the cluster.</source>
        <translation>请选择另一个文件，或从集群重新获取。</translation>
    </message>
    <message>
        <source>The kubeconfig names no cluster.</source>
        <translation>kubeconfig 中没有集群。</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” in line {line} is wrong.</source>
        <translation>无法使用 {file}：第 {line} 行的“{key}”有误。</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the kubeconfig anew.</source>
        <translation>请更正该行，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” is wrong.</source>
        <translation>无法使用 {file}：“{key}”有误。</translation>
    </message>
    <message>
        <source>Correct it, or fetch the kubeconfig anew.</source>
        <translation>请更正，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>{file} cannot be used.</source>
        <translation>无法使用 {file}。</translation>
    </message>
    <message>
        <source>Correct what the details name, or fetch the kubeconfig anew.</source>
        <translation>请更正详细信息所示内容，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig names the {kind} “{name}”, which is not in it.</source>
        <translation>kubeconfig 引用的 {kind}“{name}”不在其中。</translation>
    </message>
    <message>
        <source>Choose another context, or correct the name in the file.</source>
        <translation>请选择另一个上下文，或更正文件中的名称。</translation>
    </message>
    <message>
        <source>The kubeconfig names something that is not in it.</source>
        <translation>kubeconfig 引用了其中没有的内容。</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks (“{key}”).</source>
        <translation>此版本无法按 kubeconfig 要求的方式登录（“{key}”）。</translation>
    </message>
    <message>
        <source>Use a token, a token file or a client certificate.</source>
        <translation>请使用令牌、令牌文件或客户端证书。</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks.</source>
        <translation>此版本无法按 kubeconfig 要求的方式登录。</translation>
    </message>
    <message>
        <source>{file} holds no usable certificate.</source>
        <translation>{file} 中没有可用的证书。</translation>
    </message>
    <message>
        <source>Check that it is PEM text that begins with BEGIN CERTIFICATE.</source>
        <translation>请检查它是否为以 BEGIN CERTIFICATE 开头的 PEM 文本。</translation>
    </message>
    <message>
        <source>{file} holds no usable private key, or not the one of the certificate.</source>
        <translation>{file} 中没有可用的私钥，或私钥与证书不符。</translation>
    </message>
    <message>
        <source>Check that it is an unencrypted PEM key that belongs to the certificate.</source>
        <translation>请检查它是否为与证书对应的未加密 PEM 私钥。</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>请将其删除，或更正拼写。</translation>
    </message>
    <message>
        <source>An option is not known.</source>
        <translation>有无法识别的选项。</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>请给它一个值。</translation>
    </message>
    <message>
        <source>{key} needs a value.</source>
        <translation>{key} 需要一个值。</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>缺少一个值。</translation>
    </message>
    <message>
        <source>Fill in what is marked.</source>
        <translation>请填写标出之处。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}: expected is {expected}.</source>
        <translation>“{value}”不是 {key} 的有效值：应为 {expected}。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}.</source>
        <translation>“{value}”不是 {key} 的有效值。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {option}.</source>
        <translation>“{value}”不是 {option} 的有效值。</translation>
    </message>
    <message>
        <source>{file} holds a value that cannot be sent.</source>
        <translation>{file} 中有无法发送的值。</translation>
    </message>
    <message>
        <source>Check that the file holds a token and nothing else.</source>
        <translation>请检查文件是否只含令牌。</translation>
    </message>
    <message>
        <source>A value is not valid.</source>
        <translation>有无效的值。</translation>
    </message>
    <message>
        <source>Correct what is marked.</source>
        <translation>请更正标出之处。</translation>
    </message>
    <message>
        <source>{key} and {other} exclude each other.</source>
        <translation>{key} 和 {other} 不能同用。</translation>
    </message>
    <message>
        <source>{option} and {other} exclude each other.</source>
        <translation>{option} 和 {other} 不能同用。</translation>
    </message>
    <message>
        <source>Two settings exclude each other.</source>
        <translation>有两个设置不能同用。</translation>
    </message>
    <message>
        <source>The option {option} is not supported yet. Nothing was sent.</source>
        <translation>尚不支持选项 {option}。未发送任何内容。</translation>
    </message>
    <message>
        <source>A setting is not supported yet. Nothing was sent.</source>
        <translation>有尚不支持的设置。未发送任何内容。</translation>
    </message>
    <message>
        <source>The image {image} cannot be pulled: {imageWhy}.</source>
        <translation>无法拉取镜像 {image}：{imageWhy}。</translation>
    </message>
    <message>
        <source>{imageNext}</source>
        <translation>{imageNext}</translation>
    </message>
    <message>
        <source>The image cannot be pulled: {imageWhy}.</source>
        <translation>无法拉取镜像：{imageWhy}。</translation>
    </message>
    <message>
        <source>The driver failed: {failure}.</source>
        <translation>Driver 失败：{failure}。</translation>
    </message>
    <message>
        <source>Give the driver more memory, or more room beside its heap (spark.driver.memoryOverhead).</source>
        <translation>请给 Driver 更多内存，或更多堆外空间 (spark.driver.memoryOverhead)。</translation>
    </message>
    <message>
        <source>Read its log.</source>
        <translation>请阅读其日志。</translation>
    </message>
    <message>
        <source>The driver failed.</source>
        <translation>Driver 失败。</translation>
    </message>
    <message>
        <source>The driver pod {name} was stopped: its deletion was asked for.</source>
        <translation>Driver Pod {name} 已停止：有人请求删除它。</translation>
    </message>
    <message>
        <source>Submit the job again if that was not meant.</source>
        <translation>如果并非本意，请重新提交作业。</translation>
    </message>
    <message>
        <source>The driver pod {name} was deleted before its result was seen.</source>
        <translation>Driver Pod {name} 在看到结果之前被删除。</translation>
    </message>
    <message>
        <source>Find out who deleted it. Whether the job finished is not known.</source>
        <translation>请查明是谁删除的。作业是否完成不得而知。</translation>
    </message>
    <message>
        <source>The driver pod was deleted before its result was seen.</source>
        <translation>Driver Pod 在看到结果之前被删除。</translation>
    </message>
    <message>
        <source>The driver did not start within the given time.</source>
        <translation>Driver 未在规定时间内启动。</translation>
    </message>
    <message>
        <source>Look at its events to see what it waits for.</source>
        <translation>请查看其事件，了解它在等待什么。</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>已按要求停止。</translation>
    </message>
    <message>
        <source>Start it again if that was not meant.</source>
        <translation>如果并非本意，请重新开始。</translation>
    </message>
    <message>
        <source>Firesteel met a fault of its own.</source>
        <translation>Firesteel 自身出现故障。</translation>
    </message>
    <message>
        <source>Report it with the details.</source>
        <translation>请连同详细信息一起报告。</translation>
    </message>
    <message>
        <source>this object</source>
        <translation>此对象</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>a kind of object and its name, such as: Pod “etl-driver”</extracomment>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>its container was killed for using too much memory (OOMKilled)</source>
        <translation>其容器因内存使用过多而被终止 (OOMKilled)</translation>
    </message>
    <message>
        <source>its node put it out</source>
        <translation>被其节点驱逐</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>why a driver failed, and the last words of its log</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>The practice cluster could not be started: {reason}.</source>
        <translation>无法启动练习集群：{reason}。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, close other programs: it needs a free port of this computer and about 50 MB of memory.</source>
        <translation>请重试。如果仍然如此，请关闭其他程序：它需要本机的一个空闲端口和约 50 MB 内存。</translation>
    </message>
    <message>
        <source>The pod {name} was told to stop, but is still there after its grace period.</source>
        <translation>已要求 Pod {name} 停止，但宽限期过后它仍然存在。</translation>
    </message>
    <message>
        <source>Its node may be down: ask the cluster&apos;s administrator to look at the node or to remove the pod.</source>
        <translation>它所在的节点可能已停机：请让集群管理员检查该节点或删除该 Pod。</translation>
    </message>
    <message>
        <source>The driver is gone, but executors are left: {names}.</source>
        <translation>Driver 已删除，但仍有 Executor 残留：{names}。</translation>
    </message>
    <message>
        <source>Stop the application again, or ask for the right to delete its pods.</source>
        <translation>请再次停止该应用程序，或申请删除其 Pod 的权限。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster is no longer where it was kept.</source>
        <translation>此集群的令牌、密钥或密码已不在原来保存的位置。</translation>
    </message>
    <message>
        <source>Enter it again on the page Cluster, under Identity.</source>
        <translation>请在“集群”页的“身份”中重新输入。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster is locked, and was not opened.</source>
        <translation>此集群的令牌、密钥或密码已锁定，未能打开。</translation>
    </message>
    <message>
        <source>Connect again, and unlock the keyring or give the pass-phrase when it is asked for.</source>
        <translation>请重新连接，并在询问时解锁密钥环或输入密码短语。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in a keyring that is not there now.</source>
        <translation>此集群的令牌、密钥或密码保存在密钥环中，而该密钥环目前不可用。</translation>
    </message>
    <message>
        <source>Start the keyring of the desktop, or enter it again on the page Cluster, under Identity.</source>
        <translation>请启动桌面的密钥环，或在“集群”页的“身份”中重新输入。</translation>
    </message>
    <message>
        <source>To log in, the program “{command}” has to run, which you have not agreed to. It was not run.</source>
        <translation>登录需要运行程序“{command}”，而您尚未同意。程序未运行。</translation>
    </message>
    <message>
        <source>Connect again, look at what is run, and agree to it if you trust the kubeconfig.</source>
        <translation>请重新连接，查看将运行的内容；如果信任该 kubeconfig，请同意运行。</translation>
    </message>
    <message>
        <source>To log in, a program has to run, which you have not agreed to. It was not run.</source>
        <translation>登录需要运行一个程序，而您尚未同意。程序未运行。</translation>
    </message>
    <message>
        <source>The program “{command}”, which logs in to the cluster, gave no usable credential.</source>
        <translation>用于登录集群的程序“{command}”没有给出可用的凭据。</translation>
    </message>
    <message>
        <source>Run it in a terminal to see what it says. Perhaps you have to log in anew.</source>
        <translation>请在终端中运行它，查看其输出。您可能需要重新登录。</translation>
    </message>
    <message>
        <source>The program that logs in to the cluster gave no usable credential.</source>
        <translation>用于登录集群的程序没有给出可用的凭据。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no new token.</source>
        <translation>登录已失效，身份服务器 {issuer} 没有给出新的令牌。</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>请使用生成该 kubeconfig 的工具重新登录。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server gave no new token.</source>
        <translation>登录已失效，身份服务器没有给出新的令牌。</translation>
    </message>
    <message>
        <source>This cluster is locked for reading only. Nothing was sent.</source>
        <translation>此集群已锁定为只读。未发送任何内容。</translation>
    </message>
    <message>
        <source>Take the lock off on the page Cluster if you want to change something there.</source>
        <translation>如果要在那里进行更改，请在“集群”页解除锁定。</translation>
    </message>
</context>
<context>
    <name>WebViewLoader</name>
    <message>
        <source>The embedded browser is not installed. Install the package “firesteel-webview” to see the UI in this window.</source>
        <translation>未安装内嵌浏览器。请安装软件包“firesteel-webview”以在此窗口中查看界面。</translation>
    </message>
    <message>
        <source>Firesteel runs as root, where the embedded browser has no sandbox. Start it as an ordinary user to see the UI in this window.</source>
        <translation>Firesteel 以 root 身份运行，内嵌浏览器没有沙箱。请以普通用户启动，以在此窗口中查看界面。</translation>
    </message>
    <message>
        <source>This system does not let programs make a sandbox, so the embedded browser stays off. The UI opens in the system&apos;s browser instead.</source>
        <translation>此系统不允许程序创建沙箱，因此内嵌浏览器保持关闭。界面将在系统浏览器中打开。</translation>
    </message>
    <message>
        <source>The embedded browser does not fit to this version of Firesteel. Install both anew.</source>
        <translation>内嵌浏览器与此版本的 Firesteel 不匹配。请重新安装两者。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Exit code 11: too many executors failed</source>
        <translation>退出码 11：失败的 Executor 过多</translation>
    </message>
    <message>
        <source>Exit code 52: the JVM ran out of memory</source>
        <translation>退出码 52：JVM 内存不足</translation>
    </message>
    <message>
        <source>Exit code 101: the main class was not found</source>
        <translation>退出码 101：未找到主类</translation>
    </message>
    <message>
        <source>Exit code 126: the command is not executable</source>
        <translation>退出码 126：命令不可执行</translation>
    </message>
    <message>
        <source>Exit code 127: the command was not found</source>
        <translation>退出码 127：未找到命令</translation>
    </message>
    <message>
        <source>Exit code 137: killed</source>
        <translation>退出码 137：被终止</translation>
    </message>
    <message>
        <source>Exit code 139: crashed</source>
        <translation>退出码 139：崩溃</translation>
    </message>
    <message>
        <source>Exit code 143: asked to stop</source>
        <translation>退出码 143：被要求停止</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>No node fits</source>
        <translation>没有合适的节点</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>没有合适的节点：%1</translation>
    </message>
    <message>
        <source>The image cannot be pulled: %1</source>
        <translation>无法拉取镜像：%1</translation>
    </message>
    <message>
        <source>Configuration is missing</source>
        <translation>缺少配置</translation>
    </message>
    <message>
        <source>Configuration is missing: %1</source>
        <translation>缺少配置：%1</translation>
    </message>
    <message>
        <source>The container cannot start</source>
        <translation>容器无法启动</translation>
    </message>
    <message>
        <source>The container cannot start: %1</source>
        <translation>容器无法启动：%1</translation>
    </message>
    <message>
        <source>The driver was killed for using too much memory</source>
        <translation>Driver 因内存使用过多而被终止</translation>
    </message>
    <message>
        <source>Put out by its node</source>
        <translation>被其节点驱逐</translation>
    </message>
    <message>
        <source>Put out by its node: %1</source>
        <translation>被其节点驱逐：%1</translation>
    </message>
    <message>
        <source>Its deletion was asked for</source>
        <translation>已请求将其删除</translation>
    </message>
    <message>
        <source>Its node does not answer</source>
        <translation>其节点没有应答</translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>没有来自 %1 的消息</translation>
    </message>
    <message>
        <source>The driver is gone, executors are left</source>
        <translation>Driver 已消失，Executor 仍在</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>no node fits</source>
        <translation>没有合适的节点</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>被搁置</translation>
    </message>
    <message>
        <source>being prepared</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>image cannot be pulled</source>
        <translation>无法拉取镜像</translation>
    </message>
    <message>
        <source>configuration is missing</source>
        <translation>缺少配置</translation>
    </message>
    <message>
        <source>cannot start</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>preparation fails</source>
        <translation>准备失败</translation>
    </message>
    <message>
        <source>running</source>
        <comment>pod</comment>
        <translation>运行中</translation>
    </message>
    <message>
        <source>crashes again and again</source>
        <translation>反复崩溃</translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>pod</comment>
        <translation>成功</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>pod</comment>
        <translation>失败</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>put out by its node</source>
        <translation>被节点驱逐</translation>
    </message>
    <message>
        <source>being stopped</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>pod</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory</source>
        <translation>其容器因内存使用过多而被终止</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory on %1</source>
        <translation>其容器在 %1 上因内存使用过多而被终止</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <extracomment>the phrase for an exit code, and a node&apos;s name</extracomment>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>On %1</source>
        <extracomment>a pod, and the name of its node</extracomment>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>Driver pod created</source>
        <translation>已创建 Driver Pod</translation>
    </message>
    <message>
        <source>Driver placed on %1</source>
        <translation>Driver 已放置到 %1</translation>
    </message>
    <message>
        <source>Driver waits for a node: %1</source>
        <translation>Driver 等待节点：%1</translation>
    </message>
    <message>
        <source>Driver prepares its container</source>
        <translation>Driver 正在准备容器</translation>
    </message>
    <message>
        <source>Driver cannot get its image: %1</source>
        <translation>Driver 无法获取镜像：%1</translation>
    </message>
    <message>
        <source>Driver waits for configuration: %1</source>
        <translation>Driver 等待配置：%1</translation>
    </message>
    <message>
        <source>Driver cannot start: %1</source>
        <translation>Driver 无法启动：%1</translation>
    </message>
    <message>
        <source>Driver runs</source>
        <translation>Driver 正在运行</translation>
    </message>
    <message>
        <source>Driver is being stopped</source>
        <translation>Driver 正在停止</translation>
    </message>
    <message>
        <source>Driver succeeded</source>
        <translation>Driver 成功</translation>
    </message>
    <message>
        <source>Driver failed: %1</source>
        <translation>Driver 失败：%1</translation>
    </message>
    <message>
        <source>Driver failed</source>
        <translation>Driver 失败</translation>
    </message>
    <message>
        <source>Driver is gone; how it ended was not seen</source>
        <translation>Driver 已消失；未看到其如何结束</translation>
    </message>
    <message>
        <source>Driver removed</source>
        <translation>Driver 已移除</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>已创建 %1</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 已放置到 %2</translation>
    </message>
    <message>
        <source>%1 waits for a node: %2</source>
        <translation>%1 等待节点：%2</translation>
    </message>
    <message>
        <source>%1 prepares its container</source>
        <translation>%1 正在准备容器</translation>
    </message>
    <message>
        <source>%1 cannot get its image: %2</source>
        <translation>%1 无法获取镜像：%2</translation>
    </message>
    <message>
        <source>%1 waits for configuration: %2</source>
        <translation>%1 等待配置：%2</translation>
    </message>
    <message>
        <source>%1 cannot start: %2</source>
        <translation>%1 无法启动：%2</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 正在运行</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 正在停止</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1 成功</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 失败</translation>
    </message>
    <message>
        <source>%1 is gone; how it ended was not seen</source>
        <translation>%1 已消失；未看到其如何结束</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 已移除</translation>
    </message>
    <message>
        <source>Executor %1</source>
        <translation>Executor %1</translation>
    </message>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>the registry limits how often one may pull</source>
        <translation>镜像仓库限制拉取频率</translation>
    </message>
    <message>
        <source>Wait, log in to the registry with a pull secret, or use a mirror.</source>
        <translation>请等待，用拉取 Secret 登录镜像仓库，或使用镜像站。</translation>
    </message>
    <message>
        <source>the registry asks for a login</source>
        <translation>镜像仓库要求登录</translation>
    </message>
    <message>
        <source>Create a pull secret and name it in the job (spark.kubernetes.container.image.pullSecrets).</source>
        <translation>请创建拉取 Secret 并在作业中指定 (spark.kubernetes.container.image.pullSecrets)。</translation>
    </message>
    <message>
        <source>the registry has no such image or tag</source>
        <translation>镜像仓库中没有该镜像或标签</translation>
    </message>
    <message>
        <source>Check the image&apos;s name and tag in the job.</source>
        <translation>请检查作业中的镜像名称和标签。</translation>
    </message>
    <message>
        <source>the image has no variant for the node&apos;s processor</source>
        <translation>镜像没有适合该节点处理器的版本</translation>
    </message>
    <message>
        <source>Use an image built for this platform.</source>
        <translation>请使用为该平台构建的镜像。</translation>
    </message>
    <message>
        <source>the name is not a valid image name</source>
        <translation>镜像名称无效</translation>
    </message>
    <message>
        <source>Correct the image&apos;s name in the job; it has no capital letters.</source>
        <translation>请更正作业中的镜像名称；不能含大写字母。</translation>
    </message>
    <message>
        <source>the name of the registry cannot be resolved on the node</source>
        <translation>节点无法解析镜像仓库的名称</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name.</source>
        <translation>请检查镜像仓库的名称。</translation>
    </message>
    <message>
        <source>the node does not trust the registry&apos;s certificate</source>
        <translation>节点不信任镜像仓库的证书</translation>
    </message>
    <message>
        <source>Have the registry&apos;s authority installed on the nodes.</source>
        <translation>请在节点上安装镜像仓库的证书颁发机构。</translation>
    </message>
    <message>
        <source>the registry speaks HTTP without TLS</source>
        <translation>镜像仓库使用不带 TLS 的 HTTP</translation>
    </message>
    <message>
        <source>Have it allowed in the nodes&apos; container runtime.</source>
        <translation>请在节点的容器运行时中允许它。</translation>
    </message>
    <message>
        <source>the node cannot reach the registry</source>
        <translation>节点无法访问镜像仓库</translation>
    </message>
    <message>
        <source>Check the registry and the network of the nodes.</source>
        <translation>请检查镜像仓库和节点的网络。</translation>
    </message>
    <message>
        <source>the kubelet gives no reason</source>
        <translation>kubelet 未给出原因</translation>
    </message>
    <message>
        <source>Check the image&apos;s name in the job.</source>
        <translation>请检查作业中的镜像名称。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessPage</name>
    <message>
        <source>Namespace and driver account</source>
        <translation>命名空间和 Driver 账号</translation>
    </message>
    <message>
        <source>Spark&apos;s driver runs in a namespace, under an account of its own, and makes its executors there. It needs rights for that.</source>
        <translation>Spark 的 Driver 在命名空间中以自己的账号运行，并在那里创建 Executor。它需要相应的权限。</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Choose one, or type the name of a new one.</source>
        <translation>请选择一个，或输入新的名称。</translation>
    </message>
    <message>
        <source>Account of the drivers (service account)</source>
        <translation>Driver 的账号 (服务账号)</translation>
    </message>
    <message>
        <source>The least rights (a Role of this namespace)</source>
        <translation>最小权限 (此命名空间的 Role)</translation>
    </message>
    <message>
        <source>Exactly what a driver needs, and nothing outside of the namespace.</source>
        <translation>恰好是 Driver 所需的权限，不涉及命名空间之外。</translation>
    </message>
    <message>
        <source>The rights of “edit” (a ClusterRole)</source>
        <translation>“edit”的权限 (ClusterRole)</translation>
    </message>
    <message>
        <source>Simple, but wide: the driver could also read the secrets of the namespace.</source>
        <translation>简单但范围较大：Driver 还能读取该命名空间的 Secret。</translation>
    </message>
    <message>
        <source>Look what is there</source>
        <translation>查看现状</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>复制 YAML</translation>
    </message>
    <message>
        <source>Copy a text for the administrator</source>
        <translation>复制给管理员的文本</translation>
    </message>
    <message>
        <source>Make it so…</source>
        <translation>执行更改…</translation>
    </message>
    <message>
        <source>What the account may do</source>
        <translation>账号的权限</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>将要执行的操作</translation>
    </message>
    <message>
        <source>The object as YAML</source>
        <translation>对象的 YAML</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Tried by the server</source>
        <translation>服务器试运行</translation>
    </message>
    <message>
        <source>Looking: %1 of %2</source>
        <translation>正在查看：%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Change the cluster?</source>
        <translation>要更改集群吗？</translation>
    </message>
    <message>
        <source>In the namespace **%1**:</source>
        <translation>在命名空间 **%1** 中：</translation>
    </message>
    <message>
        <source>Make it so</source>
        <translation>执行更改</translation>
    </message>
    <message>
        <source>is as it should be</source>
        <translation>无需更改</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>创建</translation>
    </message>
    <message numerus="yes">
        <source>gets %n right(s) more</source>
        <translation>
            <numerusform>增加 %n 项权限</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未试运行</translation>
    </message>
    <message>
        <source>would work</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>only once the namespace is there</source>
        <translation>须先有该命名空间</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Changing the cluster…</source>
        <translation>正在更改集群…</translation>
    </message>
    <message>
        <source>Done. Spark&apos;s drivers have what they need.</source>
        <translation>完成。Spark 的 Driver 已具备所需的一切。</translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation>所需的都已存在。</translation>
    </message>
    <message>
        <source>You may not change this yourself. Send the text to the administrator: it says what is needed, and holds the YAML.</source>
        <translation>您无权自行更改。请将该文本发给管理员：其中说明了所需内容，并附有 YAML。</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) would be made or changed. Nothing has been changed yet.</source>
        <translation>
            <numerusform>将创建或更改 %n 个对象。目前尚未作任何更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster itself has answered for the account.</source>
        <translation>这是集群针对该账号给出的应答。</translation>
    </message>
    <message>
        <source>Asked in the name of the account (impersonation).</source>
        <translation>以该账号的名义查询 (impersonation)。</translation>
    </message>
    <message>
        <source>Asked for you.</source>
        <translation>以您的身份查询。</translation>
    </message>
    <message>
        <source>It cannot be checked: you may not ask for another account. The administrator can, or the tiny pod of the next page tells.</source>
        <translation>无法检查：您无权查询其他账号。管理员可以查询，也可以通过下一页的微型 Pod 得知。</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>此集群已锁定：不会向其写入任何内容。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessWatch</name>
    <message>
        <source>Your access to %1 has ended</source>
        <translation>您对 %1 的访问权限已失效</translation>
    </message>
    <message>
        <source>Your access to %1 ends %2</source>
        <translation>您对 %1 的访问权限将于 %2失效</translation>
    </message>
    <message>
        <source>What is shown is as of then. Log in again, or fetch the kubeconfig anew.</source>
        <translation>显示的是当时的状态。请重新登录，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>It ends on %1. Get a new token or certificate before that.</source>
        <translation>将于 %1 失效。请在此之前获取新的令牌或证书。</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>续期…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>tooltip: what it does, and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Clear what has ended</source>
        <translation>清除已结束的</translation>
    </message>
    <message>
        <source>What runs and what has ended</source>
        <translation>正在运行的和已结束的</translation>
    </message>
    <message>
        <source>Nothing runs in the background.</source>
        <translation>后台没有任务在运行。</translation>
    </message>
    <message>
        <source>Jobs that are submitted or stopped, uploads and forwards show up here.</source>
        <translation>提交或停止的作业、上传和转发会显示在这里。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ActivityRow</name>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Undoing what was begun…</source>
        <translation>正在撤销已开始的操作…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 的进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>取消 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AddressPage</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Where the Kubernetes API of the cluster listens. Paste it as you have it: a line of an e-mail is fine, too.</source>
        <translation>集群的 Kubernetes API 监听的地址。请原样粘贴：电子邮件中的一行也可以。</translation>
    </message>
    <message>
        <source>Address of the API server</source>
        <translation>API 服务器的地址</translation>
    </message>
    <message>
        <source>What to call this cluster</source>
        <translation>此集群的称呼</translation>
    </message>
    <message>
        <source>Only for you. It stands at the top of the window.</source>
        <translation>仅供您自己使用。显示在窗口顶部。</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>识别为 %1</translation>
    </message>
    <message>
        <source>Fill in the server&apos;s name</source>
        <translation>请填写服务器名称</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>使用 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppReason</name>
    <message>
        <source>Being prepared</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>Being prepared on %1</source>
        <translation>正在 %1 上准备</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>没有合适的节点：%1</translation>
    </message>
    <message>
        <source>A volume cannot be mounted: %1</source>
        <translation>无法挂载卷：%1</translation>
    </message>
    <message>
        <source>The node cannot set up the pod: %1</source>
        <translation>节点无法准备 Pod：%1</translation>
    </message>
    <message>
        <source>Pulling the image</source>
        <translation>正在拉取镜像</translation>
    </message>
    <message>
        <source>Pulling the image on %1</source>
        <translation>正在 %1 上拉取镜像</translation>
    </message>
    <message>
        <source>The cluster adds a node</source>
        <translation>集群正在添加节点</translation>
    </message>
    <message>
        <source>A volume is being made</source>
        <translation>正在创建卷</translation>
    </message>
    <message>
        <source>Accepted, no node chosen yet</source>
        <translation>已接受，尚未选定节点</translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node</source>
        <translation>
            <numerusform>%n 个 Executor 在等待节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node: %1</source>
        <translation>
            <numerusform>%n 个 Executor 在等待节点：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot get their image: %1</source>
        <translation>
            <numerusform>%n 个 Executor 无法获取镜像：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for configuration: %1</source>
        <translation>
            <numerusform>%n 个 Executor 在等待配置：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot start: %1</source>
        <translation>
            <numerusform>%n 个 Executor 无法启动：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) ran out of memory so far</source>
        <translation>
            <numerusform>目前已有 %n 个 Executor 内存不足</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after %n executor(s) ran out of memory</source>
        <comment>%1: the phrase for an exit code</comment>
        <translation>
            <numerusform>%n 个 Executor 内存不足之后，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Finished on %1</source>
        <translation>已在 %1 上结束</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an exception, an exit code</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppSummary</name>
    <message>
        <source>How I know</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>怎么办</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppTreeModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executor</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a reason, then its technical term</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>executors that run, and that are wanted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>application id, namespace</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1 bytes asked for by its pods</source>
        <translation>其 Pod 请求了 %1 字节</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state, reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>Executor %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>随 Driver 结束</translation>
    </message>
    <message>
        <source>Ended with the driver on %1</source>
        <translation>在 %1 上随 Driver 结束</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day, or a date</comment>
        <translation>自 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationPage</name>
    <message>
        <source>Back to the applications</source>
        <translation>返回应用程序列表</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>显示原因</translation>
    </message>
    <message>
        <source>Show the logs</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>显示对象</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>停止应用程序…</translation>
    </message>
    <message>
        <source>The cluster has removed it; this is what was seen last</source>
        <translation>集群已将其移除；这是最后看到的状态</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>应用程序</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Driver UI</source>
        <translation>Driver 界面</translation>
    </message>
    <message>
        <source>Parts of the application</source>
        <translation>应用程序的各部分</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>All applications</source>
        <translation>所有应用程序</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>Driver 自带的页面</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>Driver 运行时可用。</translation>
    </message>
    <message>
        <source>This application is not in the namespace that is shown</source>
        <translation>当前显示的命名空间中没有此应用程序</translation>
    </message>
    <message>
        <source>The applications have not been read yet</source>
        <translation>尚未读取应用程序</translation>
    </message>
    <message>
        <source>This application is in the namespace %1, and %2 is shown</source>
        <extracomment>%1 and %2 are names of namespaces</extracomment>
        <translation>该应用程序位于命名空间 %1，而当前显示的是 %2</translation>
    </message>
    <message>
        <source>Show the namespace %1</source>
        <translation>显示命名空间 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationsPage</name>
    <message>
        <source>Filter the applications</source>
        <translation>筛选应用程序</translation>
    </message>
    <message>
        <source>Open the logs</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>显示原因</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>显示对象</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>停止应用程序…</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>应用程序</translation>
    </message>
    <message>
        <source>The cluster does not answer.</source>
        <translation>集群没有应答。</translation>
    </message>
    <message numerus="yes">
        <source>Reading, %n pod(s) so far…</source>
        <translation>
            <numerusform>正在读取，已有 %n 个 Pod…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the applications…</source>
        <translation>正在读取应用程序…</translation>
    </message>
    <message>
        <source>No application matches the filter</source>
        <translation>没有符合筛选条件的应用程序</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <comment>applications</comment>
        <translation>
            <numerusform>显示全部 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No application yet</source>
        <translation>还没有应用程序</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>新建作业</translation>
    </message>
    <message>
        <source>No application in %1 yet</source>
        <translation>%1 中还没有应用程序</translation>
    </message>
    <message>
        <source>Look in all namespaces</source>
        <translation>在所有命名空间中查找</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n 个应用程序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n application(s)</source>
        <translation>
            <numerusform>%1 / %n 个应用程序</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, state or reason</source>
        <translation>按名称、状态或原因筛选</translation>
    </message>
    <message>
        <source>Words, or for instance: state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</source>
        <translation>关键词，或例如：state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Choose another namespace</source>
        <translation>选择其他命名空间</translation>
    </message>
    <message>
        <source>Choose another cluster</source>
        <translation>选择其他集群</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CertificateView</name>
    <message>
        <source>Valid from</source>
        <translation>生效时间</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>主体</translation>
    </message>
    <message>
        <source>Issued by</source>
        <extracomment>of a certificate: issued by itself</extracomment>
        <translation>颁发者</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CheckPanel</name>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Steps of the connection check</source>
        <translation>连接检查的步骤</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未检查。</translation>
    </message>
    <message>
        <source>It can be checked once the cluster can be opened.</source>
        <translation>集群可以打开后才能检查。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterBar</name>
    <message>
        <source>production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Try now to reach the cluster</source>
        <translation>立即尝试连接集群</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或运行命令</translation>
    </message>
    <message>
        <source>Access has ended</source>
        <translation>访问权限已失效</translation>
    </message>
    <message>
        <source>Access ends %1</source>
        <translation>访问权限将于 %1失效</translation>
    </message>
    <message>
        <source>The token or client certificate is no longer valid since %1. Log in again, or fetch the kubeconfig anew.</source>
        <translation>令牌或客户端证书自 %1 起失效。请重新登录，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The token or client certificate is valid until %1.</source>
        <translation>令牌或客户端证书有效期至 %1。</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Cannot reach it yet</source>
        <translation>尚无法连接</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Live, %1 ago</source>
        <translation>实时，%1前</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>When the cluster was last heard</source>
        <translation>最近一次收到集群消息的时间</translation>
    </message>
    <message>
        <source>Access refused</source>
        <translation>访问被拒绝</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Nothing is written to this cluster from here. The lock is on the page Cluster.</source>
        <translation>不会从此处向该集群写入任何内容。锁定设置在“集群”页。</translation>
    </message>
    <message>
        <source>The connection uses HTTP without TLS: whoever sits on the way can read and change everything.</source>
        <translation>连接使用不带 TLS 的 HTTP：途中的任何人都能读取和更改一切。</translation>
    </message>
    <message>
        <source>The certificate of the server is not verified: another computer could answer in its place.</source>
        <translation>服务器的证书未经验证：其他计算机可能冒充它应答。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPage</name>
    <message>
        <source>Check the connection again</source>
        <translation>重新检查连接</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Export a kubeconfig…</source>
        <translation>导出 kubeconfig…</translation>
    </message>
    <message>
        <source>Server and nodes</source>
        <translation>服务器和节点</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问权限</translation>
    </message>
    <message>
        <source>Control plane and system services</source>
        <translation>控制平面和系统服务</translation>
    </message>
    <message>
        <source>About the kubeconfig</source>
        <translation>关于 kubeconfig</translation>
    </message>
    <message>
        <source>No cluster is open</source>
        <translation>没有打开集群</translation>
    </message>
    <message>
        <source>Choose one, or set one up step by step.</source>
        <translation>请选择一个，或逐步设置一个。</translation>
    </message>
    <message>
        <source>Choose a cluster</source>
        <translation>选择集群</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>连接集群…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Forget this cluster…</source>
        <translation>忘记此集群…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPicker</name>
    <message>
        <source>No cluster</source>
        <translation>无集群</translation>
    </message>
    <message>
        <source>Cluster and namespace</source>
        <translation>集群和命名空间</translation>
    </message>
    <message>
        <source>Choose another cluster or namespace</source>
        <translation>选择其他集群或命名空间</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>This is a production cluster</source>
        <translation>这是生产集群</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开连接</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>添加 kubeconfig…</translation>
    </message>
    <message>
        <source>No cluster found</source>
        <translation>未找到集群</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>所有命名空间</translation>
    </message>
    <message>
        <source>Another namespace…</source>
        <translation>其他命名空间…</translation>
    </message>
    <message>
        <source>Another namespace</source>
        <translation>其他命名空间</translation>
    </message>
    <message>
        <source>Name of the namespace</source>
        <translation>命名空间的名称</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>连接集群…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterWords</name>
    <message>
        <source>asking…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>not shown to you</source>
        <translation>您无权查看</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有应答</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>通过 %n 项检查</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>HTTP without TLS; right only on this computer</source>
        <translation>不带 TLS 的 HTTP；只适合本机</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>another computer could answer in its place</source>
        <translation>其他计算机可能冒充它应答</translation>
    </message>
    <message>
        <source>Set up trust</source>
        <translation>设置信任</translation>
    </message>
    <message>
        <source>verified with the CA of the cluster</source>
        <translation>已用集群的 CA 验证</translation>
    </message>
    <message>
        <source>verified with the certificates of this computer</source>
        <translation>已用本机的证书验证</translation>
    </message>
    <message>
        <source>program %1</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>程序 %1</translation>
    </message>
    <message>
        <source>identity provider (OIDC)</source>
        <translation>身份提供方 (OIDC)</translation>
    </message>
    <message>
        <source>token in the file %1</source>
        <translation>文件 %1 中的令牌</translation>
    </message>
    <message>
        <source>token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>user name and password</source>
        <translation>用户名和密码</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>nothing: anonymous</source>
        <translation>无：匿名</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n 个就绪</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ready</source>
        <translation>
            <numerusform>%1 / %n 个就绪</numerusform>
        </translation>
    </message>
    <message>
        <source>not ready: %1</source>
        <translation>未就绪：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no new pods</source>
        <translation>
            <numerusform>%n 个不接受新 Pod</numerusform>
        </translation>
    </message>
    <message>
        <source>Room for pods</source>
        <translation>Pod 空间</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) and %1</source>
        <extracomment>%1 is an amount of memory; of all nodes together</extracomment>
        <translation>
            <numerusform>%n 个核心和 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on all nodes together, what runs there included</source>
        <translation>所有节点合计，包括正在运行的部分</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark 能在这里运行吗？</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Managed by</source>
        <translation>管理平台</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>在那里打开</translation>
    </message>
    <message>
        <source>API server ready</source>
        <translation>API 服务器就绪</translation>
    </message>
    <message>
        <source>API server healthy</source>
        <translation>API 服务器健康</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>您的身份</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>登录方式</translation>
    </message>
    <message>
        <source>Acting as</source>
        <translation>代表的身份</translation>
    </message>
    <message>
        <source>Token ends</source>
        <translation>令牌失效时间</translation>
    </message>
    <message>
        <source>Certificate ends</source>
        <translation>证书失效时间</translation>
    </message>
    <message>
        <source>Set up in</source>
        <translation>设置位置</translation>
    </message>
    <message>
        <source>Firesteel</source>
        <translation>Firesteel</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>控制平面</translation>
    </message>
    <message>
        <source>runs outside of pods</source>
        <translation>在 Pod 之外运行</translation>
    </message>
    <message>
        <source>as in K3s and in managed clusters</source>
        <translation>如 K3s 和托管集群</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n 个正在运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n running</source>
        <translation>
            <numerusform>%1 / %n 个正在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation>%1（已失效）</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>%1后</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>续期…</translation>
    </message>
    <message>
        <source>Your access has ended.</source>
        <translation>您的访问权限已失效。</translation>
    </message>
    <message>
        <source>Log in again, or fetch the kubeconfig anew.</source>
        <translation>请重新登录，或重新获取 kubeconfig。</translation>
    </message>
    <message>
        <source>The API server answers, but says that it is not ready.</source>
        <translation>API 服务器有应答，但称尚未就绪。</translation>
    </message>
    <message>
        <source>The API server is not ready: %1 failed.</source>
        <translation>API 服务器尚未就绪：%1 失败。</translation>
    </message>
    <message>
        <source>It may just be starting. If it stays so, tell whoever runs the cluster.</source>
        <translation>它可能正在启动。如果仍然如此，请告知集群的管理员。</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of the cluster are not ready.</source>
        <translation>
            <numerusform>集群有 %n 个节点未就绪。</numerusform>
        </translation>
    </message>
    <message>
        <source>Jobs may wait for room: %1</source>
        <translation>作业可能要等待空间：%1</translation>
    </message>
    <message>
        <source>A program of the system does not run: %1.</source>
        <translation>有系统程序未在运行：%1。</translation>
    </message>
    <message>
        <source>Without CoreDNS, for instance, no driver finds the API server.</source>
        <translation>例如，没有 CoreDNS，Driver 就找不到 API 服务器。</translation>
    </message>
    <message>
        <source>The cluster is healthy, but your access ends soon.</source>
        <translation>集群健康，但您的访问权限即将失效。</translation>
    </message>
    <message>
        <source>Renew it before you start something long.</source>
        <translation>请在开始耗时较长的任务之前续期。</translation>
    </message>
    <message>
        <source>Looking at the cluster…</source>
        <translation>正在查看集群…</translation>
    </message>
    <message>
        <source>The cluster answers.</source>
        <translation>集群有应答。</translation>
    </message>
    <message>
        <source>Its health is not shown to you.</source>
        <translation>您无权查看其健康状况。</translation>
    </message>
    <message>
        <source>The cluster answers and is healthy.</source>
        <translation>集群有应答且健康。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandLine</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandPalette</name>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Nothing of that name</source>
        <translation>没有该名称的内容</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ConfirmDialog</name>
    <message>
        <source>This is a production cluster.</source>
        <translation>这是生产集群。</translation>
    </message>
    <message>
        <source>To go on, type the name: %1</source>
        <translation>要继续，请输入名称：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ConnectPage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>连接集群</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>连接测试</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What you have typed is kept until Firesteel ends.</source>
        <translation>您输入的内容会保留到 Firesteel 退出。</translation>
    </message>
    <message>
        <source>The server is not verified: whoever is in between can read the token.</source>
        <translation>服务器未经验证：中间的任何人都能读取令牌。</translation>
    </message>
    <message>
        <source>Plain HTTP: nothing is encrypted.</source>
        <translation>明文 HTTP：一切均未加密。</translation>
    </message>
    <message>
        <source>Verification stays on.</source>
        <translation>验证保持开启。</translation>
    </message>
    <message>
        <source>Verification stays on. No token was sent.</source>
        <translation>验证保持开启。未发送令牌。</translation>
    </message>
    <message>
        <source>From what you have to a cluster that is open</source>
        <translation>从您已有的材料到打开集群</translation>
    </message>
    <message>
        <source>Test now</source>
        <translation>立即测试</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>重新测试</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>表单已重新填写。</translation>
    </message>
    <message>
        <source>What was typed before is not lost.</source>
        <translation>之前输入的内容没有丢失。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Connect without a passed test</source>
        <translation>未通过测试也连接</translation>
    </message>
    <message>
        <source>The connection test has not passed yet.</source>
        <translation>连接测试尚未通过。</translation>
    </message>
    <message>
        <source>Something is wrong on the page “%1”.</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>“%1”页有错误。</translation>
    </message>
    <message>
        <source>The page “%1” is not filled in yet.</source>
        <extracomment>%1 is a page of the wizard, such as: Address</extracomment>
        <translation>“%1”页尚未填写。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ContextTree</name>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>identity provider</source>
        <translation>身份提供方</translation>
    </message>
    <message>
        <source>password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Logs in with</source>
        <translation>登录方式</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>找到的集群</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::DriverUiPane</name>
    <message>
        <source>The web UI of %1 is up</source>
        <extracomment>%1 is the name of an application</extracomment>
        <translation>%1 的网页界面已启动</translation>
    </message>
    <message>
        <source>It opens in your browser by a link that works once.</source>
        <translation>将通过一次性链接在浏览器中打开。</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>No browser could be started. Open this address in one; it works once, within two minutes.</source>
        <translation>无法启动浏览器。请在浏览器中打开此地址；两分钟内仅可使用一次。</translation>
    </message>
    <message>
        <source>Address of the web UI</source>
        <translation>网页界面的地址</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>Driver 自带的页面</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>Driver 运行时可用。</translation>
    </message>
    <message>
        <source>No browser could be started. This address leads out of the web UI: open it in one.</source>
        <translation>无法启动浏览器。此地址指向 Web UI 之外：请在浏览器中打开它。</translation>
    </message>
    <message>
        <source>Address outside the web UI</source>
        <translation>Web UI 之外的地址</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often an event happened</comment>
        <translation>次数</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>Executor %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventsTab</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>没有事件</translation>
    </message>
    <message>
        <source>The cluster keeps events for an hour, as a rule.</source>
        <translation>集群通常保留事件一小时。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ExportKubeconfig</name>
    <message>
        <source>The kubeconfig was written.</source>
        <translation>已写入 kubeconfig。</translation>
    </message>
    <message>
        <source>%1 holds what is needed to log in: keep it to yourself.</source>
        <translation>%1 中含有登录所需的内容：请勿交给他人。</translation>
    </message>
    <message>
        <source>A new kubeconfig for %1</source>
        <translation>%1 的新 kubeconfig</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FilterWords</name>
    <message>
        <source>“%1” is no state</source>
        <translation>“%1”不是状态</translation>
    </message>
    <message>
        <source>“%1” is no time, such as 30m, 2h or 1d</source>
        <translation>“%1”不是时间，例如 30m、2h 或 1d</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>“%1” is no size, such as 512Mi or 10Gi</source>
        <translation>“%1”不是大小，例如 512Mi 或 10Gi</translation>
    </message>
    <message>
        <source>A value is missing after “%1”</source>
        <translation>“%1”之后缺少值</translation>
    </message>
    <message>
        <source>A closing quote is missing</source>
        <translation>缺少右引号</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FingerprintPanel</name>
    <message>
        <source>Compare before you trust</source>
        <translation>信任之前请先比对</translation>
    </message>
    <message>
        <source>The server does not send its CA. Its own certificate can be trusted instead, until it is renewed.</source>
        <translation>服务器不发送其 CA。可以改为信任它自己的证书，直到证书更新。</translation>
    </message>
    <message>
        <source>The server sends a certificate of its CA that is not the topmost one. It can be trusted as long as the server uses it.</source>
        <translation>服务器发送的 CA 证书不是最顶层的。只要服务器还在使用它，就可以信任。</translation>
    </message>
    <message>
        <source>The server has sent this CA itself. Whoever stands in between could have sent another one: only a comparison tells.</source>
        <translation>此 CA 由服务器自己发送。中间的任何人都可能发送了另一个：只有比对才能确认。</translation>
    </message>
    <message>
        <source>Ask the administrator for the SHA-256 fingerprint, by phone for example. On a K3s server this prints it.</source>
        <translation>请向管理员询问 SHA-256 指纹，例如通过电话。在 K3s 服务器上，此命令会输出指纹。</translation>
    </message>
    <message>
        <source>Command that prints the fingerprint</source>
        <translation>输出指纹的命令</translation>
    </message>
    <message>
        <source>The fingerprint that you were told</source>
        <translation>您得知的指纹</translation>
    </message>
    <message>
        <source>It is another one. Do not trust this server.</source>
        <translation>两者不同。请勿信任此服务器。</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>两者相同。</translation>
    </message>
    <message>
        <source>I have compared it by another way</source>
        <translation>我已通过其他途径比对</translation>
    </message>
    <message>
        <source>Trust this certificate</source>
        <translation>信任此证书</translation>
    </message>
    <message>
        <source>Trust this CA</source>
        <translation>信任此 CA</translation>
    </message>
    <message>
        <source>Do not trust it</source>
        <translation>不信任</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ForgetCluster</name>
    <message>
        <source>Forget %1?</source>
        <translation>要忘记 %1 吗？</translation>
    </message>
    <message>
        <source>Its address and its token, key or password are removed from Firesteel. Nothing changes on the cluster, and what runs there goes on.</source>
        <translation>其地址以及令牌、密钥或密码将从 Firesteel 中删除。集群上不会有任何变化，正在那里运行的内容会继续运行。</translation>
    </message>
    <message>
        <source>Forget this cluster</source>
        <translation>忘记此集群</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FormRow</name>
    <message>
        <source>Undo the change of %1</source>
        <extracomment>%1 is the name of a setting</extracomment>
        <translation>撤销对%1的更改</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Firesteel %1</source>
        <translation>Firesteel %1</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard. F1 tells about what has the focus, F6 goes from pane to pane. The keys can be changed in the settings.</source>
        <translation>所有操作都可用键盘完成。F1 说明当前焦点所在的内容，F6 在窗格间切换。按键可在设置中更改。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::IdentityPage</name>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Who you are for the cluster. Nothing of it is sent before the server is trusted.</source>
        <translation>您在集群中的身份。在信任服务器之前，不会发送其中任何内容。</translation>
    </message>
    <message>
        <source>How you log in</source>
        <translation>登录方式</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不登录</translation>
    </message>
    <message>
        <source>With a token</source>
        <translation>使用令牌</translation>
    </message>
    <message>
        <source>With a token in a file</source>
        <translation>使用文件中的令牌</translation>
    </message>
    <message>
        <source>With a client certificate</source>
        <translation>使用客户端证书</translation>
    </message>
    <message>
        <source>With user and password</source>
        <translation>使用用户名和密码</translation>
    </message>
    <message>
        <source>With a program</source>
        <translation>使用程序</translation>
    </message>
    <message>
        <source>With an identity provider</source>
        <translation>使用身份提供方</translation>
    </message>
    <message>
        <source>Right for “kubectl proxy”, which has logged in already. Other clusters answer little to somebody who does not say who he is.</source>
        <translation>适合“kubectl proxy”，它已经登录。对不表明身份的人，其他集群几乎不作应答。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>Paste it as you have it: “Bearer” or quotes around it, or base64 as in a Secret, are taken off.</source>
        <translation>请原样粘贴：会自动去掉“Bearer”或两边的引号，也会解开 Secret 中那样的 base64。</translation>
    </message>
    <message>
        <source>Show the token</source>
        <translation>显示令牌</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>File that holds the token</source>
        <translation>存放令牌的文件</translation>
    </message>
    <message>
        <source>It is read again each minute, for a token that something else renews.</source>
        <translation>每分钟重新读取一次，适用于由其他程序更新的令牌。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Client certificate: drop the file here, or paste its text</source>
        <translation>客户端证书：将文件拖到此处，或粘贴其文本</translation>
    </message>
    <message>
        <source>Choose the client certificate</source>
        <translation>选择客户端证书</translation>
    </message>
    <message>
        <source>Its private key</source>
        <translation>对应的私钥</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>选择私钥</translation>
    </message>
    <message>
        <source>Pass-phrase of the key</source>
        <translation>密钥的密码短语</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Only a proxy in front of the cluster asks for it: Kubernetes itself knows no passwords.</source>
        <translation>只有集群前面的代理才会要求它：Kubernetes 本身不使用密码。</translation>
    </message>
    <message>
        <source>The kubeconfig wants to run this program, which gives the token. Firesteel runs it without a shell, and only after you have agreed to exactly this command.</source>
        <translation>kubeconfig 要运行此程序来获取令牌。Firesteel 不通过 shell 运行它，并且只在您同意这条命令之后才运行。</translation>
    </message>
    <message>
        <source>Look at it and allow it…</source>
        <translation>查看并允许…</translation>
    </message>
    <message>
        <source>Act as somebody else (impersonation)</source>
        <translation>以其他用户身份操作 (impersonation)</translation>
    </message>
    <message>
        <source>User to act as</source>
        <translation>要代表的用户</translation>
    </message>
    <message>
        <source>Groups, with commas between them</source>
        <translation>组，用逗号分隔</translation>
    </message>
    <message>
        <source>User %1, valid until %2</source>
        <translation>用户 %1，有效期至 %2</translation>
    </message>
    <message>
        <source>User %1 of %2, valid until %3</source>
        <extracomment>a user, his groups, and when his certificate ends</extracomment>
        <translation>用户 %1，属于 %2，有效期至 %3</translation>
    </message>
    <message>
        <source>You have not agreed to it yet.</source>
        <translation>您尚未同意运行它。</translation>
    </message>
    <message>
        <source>You have agreed to it.</source>
        <translation>您已同意运行它。</translation>
    </message>
    <message>
        <source>A program comes with a kubeconfig. Choose one on the first page.</source>
        <translation>程序由 kubeconfig 指定。请在第一页选择一个 kubeconfig。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in at %1 as %2. Firesteel renews the token there, and never writes to your file.</source>
        <translation>kubeconfig 以 %2 身份在 %1 登录。Firesteel 在那里更新令牌，绝不写入您的文件。</translation>
    </message>
    <message>
        <source>An identity provider comes with a kubeconfig. Choose one on the first page.</source>
        <translation>身份提供方由 kubeconfig 指定。请在第一页选择一个 kubeconfig。</translation>
    </message>
    <message>
        <source>Choose the file with the token</source>
        <translation>选择含有令牌的文件</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobFormView</name>
    <message>
        <source>yours</source>
        <translation>您的设置</translation>
    </message>
    <message>
        <source>defaults file</source>
        <translation>默认值文件</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Python and R files have no main class.</source>
        <translation>Python 和 R 文件没有主类。</translation>
    </message>
    <message>
        <source>Driver pod %1</source>
        <translation>Driver Pod %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>template</source>
        <extracomment>where a value comes from</extracomment>
        <translation>模板</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>service %1</source>
        <translation>服务 %1</translation>
    </message>
    <message>
        <source>config map %1</source>
        <translation>ConfigMap %1</translation>
    </message>
    <message>
        <source>secret %1</source>
        <translation>Secret %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobHead</name>
    <message>
        <source>New job</source>
        <translation>新建作业</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>正在提交</translation>
    </message>
    <message>
        <source>Empty form</source>
        <translation>空表单</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>之前输入的内容</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobNotices</name>
    <message>
        <source>What was typed into the job form cannot be read.</source>
        <translation>无法读取作业表单中输入的内容。</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>已保留为 %1。</translation>
    </message>
    <message>
        <source>What you type into the job form is not saved.</source>
        <translation>作业表单中的输入不会保存。</translation>
    </message>
    <message>
        <source>The file %1 holds no job that Firesteel can read</source>
        <translation>文件 %1 中没有 Firesteel 可读取的作业</translation>
    </message>
    <message>
        <source>It has to be a newjob.json as the job form saves it.</source>
        <translation>它必须是作业表单所保存的 newjob.json。</translation>
    </message>
    <message>
        <source>It stays as it is in %1: nothing is written over it.</source>
        <translation>它原样保留在 %1 中，不会被覆盖。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobPreview</name>
    <message>
        <source>Driver pod</source>
        <translation>Driver Pod</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Config map</source>
        <translation>ConfigMap</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Nothing to note</source>
        <translation>无需注意</translation>
    </message>
    <message numerus="yes">
        <source>To note: %n</source>
        <translation>
            <numerusform>注意事项：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Preview of what is sent</source>
        <translation>将发送内容的预览</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the preview</source>
        <translation>复制预览</translation>
    </message>
    <message>
        <source>The objects appear here once the form holds an image and an application.</source>
        <translation>表单中填写镜像和应用程序后，对象会显示在这里。</translation>
    </message>
    <message>
        <source>The objects appear here once nothing is wrong in the form.</source>
        <translation>表单中没有错误后，对象会显示在这里。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobSender</name>
    <message>
        <source>Submit %1</source>
        <extracomment>%1 is the name of a job</extracomment>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>The submission of %1 was cut off</source>
        <translation>%1 的提交被中断</translation>
    </message>
    <message>
        <source>Whether the cluster has taken it is not known. Look for the pod %1 in the namespace %2.</source>
        <translation>集群是否已接受不得而知。请在命名空间 %2 中查找 Pod %1。</translation>
    </message>
    <message>
        <source>Not everything of %1 could be removed</source>
        <translation>未能删除 %1 的全部内容</translation>
    </message>
    <message>
        <source>Still in the namespace %1, and it may run: %2</source>
        <translation>仍在命名空间 %1 中，可能正在运行：%2</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>显示应用程序</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigChange</name>
    <message>
        <source>%1 is new.</source>
        <translation>新增了 %1。</translation>
    </message>
    <message>
        <source>%1 is no longer in it.</source>
        <translation>其中已没有 %1。</translation>
    </message>
    <message>
        <source>No context is the current one any more.</source>
        <translation>已没有当前上下文。</translation>
    </message>
    <message>
        <source>The current context is now %1.</source>
        <translation>当前上下文现在是 %1。</translation>
    </message>
    <message>
        <source>The address of %1 is now %2.</source>
        <translation>%1 的地址现在是 %2。</translation>
    </message>
    <message>
        <source>%1 has another CA.</source>
        <translation>%1 换了另一个 CA。</translation>
    </message>
    <message>
        <source>The client certificate of %1 was renewed; it is valid until %2.</source>
        <translation>%1 的客户端证书已更新，有效期至 %2。</translation>
    </message>
    <message>
        <source>%1 has another client certificate.</source>
        <translation>%1 换了另一个客户端证书。</translation>
    </message>
    <message>
        <source>%1 has another token.</source>
        <translation>%1 换了另一个令牌。</translation>
    </message>
    <message>
        <source>%1 logs in another way.</source>
        <translation>%1 换了另一种登录方式。</translation>
    </message>
    <message>
        <source>%1 logs in as another user.</source>
        <translation>%1 以另一个用户登录。</translation>
    </message>
    <message>
        <source>%1 names no namespace any more.</source>
        <translation>%1 不再指定命名空间。</translation>
    </message>
    <message>
        <source>%1 begins in the namespace %2.</source>
        <translation>%1 从命名空间 %2 开始。</translation>
    </message>
    <message>
        <source>The certificate of %1 is no longer verified.</source>
        <translation>%1 的证书不再验证。</translation>
    </message>
    <message>
        <source>The certificate of %1 is verified now.</source>
        <translation>%1 的证书现在会验证。</translation>
    </message>
    <message>
        <source>%1 is reached without proxy now.</source>
        <translation>%1 现在不经代理访问。</translation>
    </message>
    <message>
        <source>%1 is reached through %2 now.</source>
        <translation>%1 现在经 %2 访问。</translation>
    </message>
    <message>
        <source>Something else about %1 is different.</source>
        <translation>%1 有其他不同之处。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigFollower</name>
    <message numerus="yes">
        <source>And %n other change(s).</source>
        <translation>
            <numerusform>以及另外 %n 处更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kubeconfig has changed</source>
        <translation>kubeconfig 已更改</translation>
    </message>
    <message>
        <source>A file of a kubeconfig has changed</source>
        <translation>某个 kubeconfig 的文件已更改</translation>
    </message>
    <message>
        <source>The connection was made anew with it.</source>
        <translation>已用它重新建立连接。</translation>
    </message>
    <message>
        <source>The open connection still uses the old content.</source>
        <translation>当前打开的连接仍使用旧内容。</translation>
    </message>
    <message>
        <source>Connect anew</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read just now</source>
        <translation>目前无法读取 kubeconfig</translation>
    </message>
    <message>
        <source>What was read before still counts.</source>
        <translation>之前读取的内容仍然有效。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>Executor %1</translation>
    </message>
    <message>
        <source>The container of %1 began anew</source>
        <translation>%1 的容器已重新启动</translation>
    </message>
    <message>
        <source>Lines of %1 may be missing here</source>
        <translation>此处可能缺少 %1 的日志行</translation>
    </message>
    <message>
        <source>The log of %1 ends</source>
        <translation>%1 的日志到此结束</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of a stack trace</comment>
        <translation>
            <numerusform>另有 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more line(s) of the stack trace are folded, Enter shows them)</source>
        <translation>
            <numerusform>%1（堆栈跟踪的另外 %n 行已折叠，按 Enter 显示）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (Enter folds the stack trace)</source>
        <translation>%1（按 Enter 折叠堆栈跟踪）</translation>
    </message>
    <message>
        <source>Unfold the stack trace</source>
        <translation>展开堆栈跟踪</translation>
    </message>
    <message>
        <source>Fold the stack trace</source>
        <translation>折叠堆栈跟踪</translation>
    </message>
    <message>
        <source>Unfold all stack traces</source>
        <translation>展开所有堆栈跟踪</translation>
    </message>
    <message>
        <source>Fold all stack traces</source>
        <translation>折叠所有堆栈跟踪</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LoginProgram</name>
    <message>
        <source>Run a program to log in?</source>
        <translation>要运行程序来登录吗？</translation>
    </message>
    <message>
        <source>To get a token, the kubeconfig wants to run a program on this computer, with your rights. Agree only if you know where the file comes from.</source>
        <translation>为获取令牌，kubeconfig 要以您的权限在本机运行一个程序。只有知道该文件的来源时才应同意。</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>In the folder: %1</source>
        <translation>所在文件夹：%1</translation>
    </message>
    <message>
        <source>It sets: %1</source>
        <translation>它设置：%1</translation>
    </message>
    <message>
        <source>Kubeconfig: %1</source>
        <translation>kubeconfig：%1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Do not run</source>
        <translation>不运行</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogsTab</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>sources of the log</comment>
        <translation>
            <numerusform>另有 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>%1 的日志</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hit, number of hits</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Connection cut, trying again</source>
        <translation>连接中断，正在重试</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Every line is filtered out</source>
        <translation>所有行都被筛选掉了</translation>
    </message>
    <message>
        <source>No line of the log yet</source>
        <translation>还没有日志</translation>
    </message>
    <message>
        <source>The log begins when the container starts.</source>
        <translation>容器启动后开始有日志。</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>第 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 lines gave way to newer ones</source>
        <translation>最早的 %1 行已被新行取代</translation>
    </message>
    <message>
        <source>Merged by time</source>
        <translation>按时间合并</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>保存日志</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Text or a regular expression; Enter: next hit</source>
        <translation>文本或正则表达式；Enter：下一处</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>长行换行</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>跟随末尾</translation>
    </message>
    <message>
        <source>Save the lines that are shown…</source>
        <translation>保存显示的行…</translation>
    </message>
    <message>
        <source>Save the log as %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>将日志保存为 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MainWindow</name>
    <message>
        <source>Firesteel</source>
        <translation>Firesteel</translation>
    </message>
    <message>
        <source>%1 / %2 — Firesteel</source>
        <translation>%1 / %2 — Firesteel</translation>
    </message>
    <message>
        <source>%1 — Firesteel</source>
        <translation>%1 — Firesteel</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <translation>%1：失败</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：完成</translation>
    </message>
    <message numerus="yes">
        <source>Quit while %n background job(s) run?</source>
        <translation>
            <numerusform>有 %n 个后台任务正在运行，要退出吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>What they have begun may stay half done.</source>
        <translation>已开始的操作可能只完成一半。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不退出</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a cluster, %2 what is to be known of it, such as &quot;production, read-only&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Marks</name>
    <message>
        <source>Petrol</source>
        <translation>深青色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MarksForm</name>
    <message>
        <source>Guard and marks</source>
        <translation>保护和标记</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Nothing is submitted, stopped or set up here until it is off.</source>
        <translation>关闭之前，不能在此提交、停止或设置任何内容。</translation>
    </message>
    <message>
        <source>Production cluster</source>
        <translation>生产集群</translation>
    </message>
    <message>
        <source>Its windows say so, and you type a name before a submission or a stop.</source>
        <translation>其窗口会显示此标记，提交或停止之前须输入名称。</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>a short word that is shown on the window, such as STAGE</extracomment>
        <translation>标签</translation>
    </message>
    <message>
        <source>such as TEST</source>
        <translation>例如 TEST</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Production has a colour of its own.</source>
        <translation>生产集群有专用的颜色。</translation>
    </message>
    <message>
        <source>Take the lock off %1?</source>
        <translation>要解除 %1 的锁定吗？</translation>
    </message>
    <message>
        <source>Jobs can then be submitted and stopped there again.</source>
        <translation>之后又可以在那里提交和停止作业。</translation>
    </message>
    <message>
        <source>Take the lock off</source>
        <translation>解除锁定</translation>
    </message>
    <message>
        <source>Keep it locked</source>
        <translation>保持锁定</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MaterialField</name>
    <message>
        <source>Read from %1. It is not shown.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>已从 %1 读取。内容不显示。</translation>
    </message>
    <message>
        <source>Read from %1</source>
        <translation>已从 %1 读取</translation>
    </message>
    <message>
        <source>It is known already, and not shown.</source>
        <translation>已有此内容，不显示。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>It is not shown.</source>
        <translation>内容不予显示。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MemoryBars</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Driver %1, each executor %2, whole job %3</source>
        <translation>Driver %1，每个 Executor %2，整个作业 %3</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Each executor</source>
        <translation>每个 Executor</translation>
    </message>
    <message>
        <source>Whole job</source>
        <translation>整个作业</translation>
    </message>
    <message>
        <source>heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>reserve: Python, JVM outside the heap</source>
        <translation>预留：Python、堆外 JVM</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NewJobPage</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Container image</source>
        <translation>容器镜像</translation>
    </message>
    <message>
        <source>Service account of the driver</source>
        <translation>Driver 的服务账号</translation>
    </message>
    <message>
        <source>Jar or Python file</source>
        <translation>jar 或 Python 文件</translation>
    </message>
    <message>
        <source>Main class</source>
        <translation>主类</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Reserve outside the heap</source>
        <translation>堆外预留</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Number of executors</source>
        <translation>Executor 数量</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>应用程序</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executor</translation>
    </message>
    <message>
        <source>Advanced conf</source>
        <translation>高级设置</translation>
    </message>
    <message>
        <source>“%1” is no name that Kubernetes takes.</source>
        <translation>“%1”不是 Kubernetes 接受的名称。</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63, with a letter or digit at both ends.</source>
        <translation>请使用小写字母、数字和连字符，最多 63 个，两端须为字母或数字。</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 在此出现两次。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>%1 is set in the form above.</source>
        <translation>%1 已在上方表单中设置。</translation>
    </message>
    <message>
        <source>Remove it here, or empty “%1”.</source>
        <translation>请在此删除，或清空“%1”。</translation>
    </message>
    <message>
        <source>This value has no key.</source>
        <translation>此值没有键。</translation>
    </message>
    <message>
        <source>Name the setting, or remove the line.</source>
        <translation>请写出设置名称，或删除该行。</translation>
    </message>
    <message>
        <source>%1 is left out: settings of Spark begin with “spark.”</source>
        <translation>%1 被省略：Spark 的设置以“spark.”开头</translation>
    </message>
    <message>
        <source>%1 is not a setting that a known Spark release reads</source>
        <translation>%1 不是已知 Spark 版本会读取的设置</translation>
    </message>
    <message>
        <source>%1 is an old name of a setting</source>
        <translation>%1 是设置的旧名称</translation>
    </message>
    <message>
        <source>The cluster is reached without encryption</source>
        <translation>与集群的连接未加密</translation>
    </message>
    <message>
        <source>The service is called %1, as its own name would be too long</source>
        <translation>服务命名为 %1，因为原名过长</translation>
    </message>
    <message>
        <source>%1 is left out of the driver&apos;s configuration</source>
        <translation>%1 未包含在 Driver 配置中</translation>
    </message>
    <message>
        <source>Spark %1 is newer than Firesteel knows</source>
        <translation>Spark %1 比 Firesteel 所知的版本更新</translation>
    </message>
    <message>
        <source>Kerberos is used without a krb5.conf</source>
        <translation>使用了 Kerberos 但没有 krb5.conf</translation>
    </message>
    <message>
        <source>= %1</source>
        <extracomment>a memory size as typed, such as 4g, means this much</extracomment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Submit the job</source>
        <translation>提交作业</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>新建作业</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>表单已重新填写。</translation>
    </message>
    <message>
        <source>What was typed before is kept under “Template”.</source>
        <translation>之前输入的内容保留在“模板”中。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Show the form</source>
        <translation>显示表单</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NoticeCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ObjectsTab</name>
    <message>
        <source>Driver pod</source>
        <translation>Driver Pod</translation>
    </message>
    <message>
        <source>Executor pod %1</source>
        <translation>Executor Pod %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of an object, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>YAML of the object</source>
        <translation>对象的 YAML</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>复制 YAML</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::OverviewTab</name>
    <message>
        <source>How it went</source>
        <translation>经过</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Places</name>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::PodModel</name>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启次数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>Executor %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>随 Driver 结束</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Removed. %1</source>
        <comment>what was the matter with it</comment>
        <translation>已移除。%1</translation>
    </message>
    <message>
        <source>%1, %2, removed</source>
        <comment>name, state</comment>
        <translation>%1，%2，已移除</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::PodsTab</name>
    <message>
        <source>Pods</source>
        <translation>Pod</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ProxyPage</name>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl.</source>
        <translation>与 kubectl 一样，以 HTTPS_PROXY 和 NO_PROXY 为准。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. What they say now cannot be read.</source>
        <translation>与 kubectl 一样，以 HTTPS_PROXY 和 NO_PROXY 为准。目前无法读取其内容。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name no proxy for this address.</source>
        <translation>与 kubectl 一样，以 HTTPS_PROXY 和 NO_PROXY 为准。它们没有为此地址指定代理。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name %1.</source>
        <extracomment>%1 is host and port of a proxy</extracomment>
        <translation>与 kubectl 一样，以 HTTPS_PROXY 和 NO_PROXY 为准。它们指定了 %1。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>In some networks the cluster is reached through a proxy only. If you do not know of one, go on.</source>
        <translation>在某些网络中，只能通过代理访问集群。如果您不知道有代理，请继续。</translation>
    </message>
    <message>
        <source>As the environment says</source>
        <translation>按环境变量</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>使用此代理</translation>
    </message>
    <message>
        <source>As the settings of the system say</source>
        <translation>按系统设置</translation>
    </message>
    <message>
        <source>Those of the desktop. kubectl does not look there.</source>
        <translation>即桌面的设置。kubectl 不使用它们。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不使用代理</translation>
    </message>
    <message>
        <source>Also where the environment names one.</source>
        <translation>即使环境变量指定了代理也不使用。</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>代理的地址</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>This is no address of a proxy that can be used.</source>
        <translation>这不是可用的代理地址。</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>正在测试连接…</translation>
    </message>
    <message>
        <source>The proxy lets us through, in %1.</source>
        <translation>代理放行，用时 %1。</translation>
    </message>
    <message>
        <source>No proxy is used for this address.</source>
        <translation>此地址不使用代理。</translation>
    </message>
    <message>
        <source>The test ended before the proxy.</source>
        <translation>测试在到达代理之前结束。</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. A password in it is kept where the page Identity says, and never in the settings.</source>
        <translation>以 http:// 或 socks5:// 开头。其中的密码保存在“身份”页所选的位置，绝不写入设置。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ReasonDelegate</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share such as &quot;30 %&quot;</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::RightsMatrix</name>
    <message>
        <source>Rights of the account</source>
        <translation>账号的权限</translation>
    </message>
    <message>
        <source>On</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::RoomPage</name>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark 能在这里运行吗？</translation>
    </message>
    <message>
        <source>Quotas, nodes and their free room, the image, and what else a job stumbles over. Looking changes nothing.</source>
        <translation>配额、节点及其可用空间、镜像，以及作业可能遇到的其他障碍。检查不会更改任何内容。</translation>
    </message>
    <message>
        <source>Image that the jobs use</source>
        <translation>作业使用的镜像</translation>
    </message>
    <message>
        <source>May stay empty: then nothing is said about images.</source>
        <translation>可以留空：这样就不检查镜像。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Try it from inside</source>
        <translation>从内部尝试</translation>
    </message>
    <message>
        <source>Runs one tiny pod with this image and the account of the drivers. It looks up the API server, calls it, and tells which versions of Java, Python and Spark it has. Then it is removed.</source>
        <translation>用此镜像和 Driver 的账号运行一个微型 Pod。它会查找 API 服务器并调用它，然后报告其中 Java、Python 和 Spark 的版本。之后会将其移除。</translation>
    </message>
    <message>
        <source>Run the tiny pod</source>
        <translation>运行微型 Pod</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在检查…</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) stand in the way of a job.</source>
        <translation>
            <numerusform>有 %n 处问题妨碍作业运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job can run here. %n thing(s) are worth a look.</source>
        <translation>
            <numerusform>作业可以在这里运行。有 %n 处值得查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>A job can run here.</source>
        <translation>作业可以在这里运行。</translation>
    </message>
    <message>
        <source>It needs an image.</source>
        <translation>需要镜像。</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>此集群已锁定：不会向其写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing that can be seen stands in the way. %n thing(s) could not be looked at.</source>
        <translation>
            <numerusform>在可见范围内没有任何妨碍。有 %n 处无法查看。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are worth a look.</source>
        <translation>
            <numerusform>有 %n 处值得查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiny pod in %1</source>
        <extracomment>%1 is a namespace</extracomment>
        <translation>%1 中的微型 Pod</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SecretPlace</name>
    <message>
        <source>Where it is kept</source>
        <translation>保存位置</translation>
    </message>
    <message>
        <source>In the keyring of the desktop</source>
        <translation>桌面的密钥环</translation>
    </message>
    <message>
        <source>Your login opens it. It is never written elsewhere.</source>
        <translation>登录桌面时即解锁。绝不写入其他地方。</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>本机没有密钥环。</translation>
    </message>
    <message>
        <source>In an encrypted file with a pass-phrase</source>
        <translation>带密码短语的加密文件</translation>
    </message>
    <message>
        <source>Firesteel asks for the pass-phrase when it needs the file.</source>
        <translation>Firesteel 需要该文件时会询问密码短语。</translation>
    </message>
    <message>
        <source>It is not available here.</source>
        <translation>此处不可用。</translation>
    </message>
    <message>
        <source>Nowhere: until Firesteel ends</source>
        <translation>不保存：只用到 Firesteel 退出</translation>
    </message>
    <message>
        <source>The next time you give it again.</source>
        <translation>下次需要重新提供。</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>文件的密码短语</translation>
    </message>
    <message>
        <source>A new pass-phrase for the file</source>
        <translation>文件的新密码短语</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Make the file</source>
        <translation>创建文件</translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation>正在检查是否存在…</translation>
    </message>
    <message>
        <source>The same pass-phrase again</source>
        <translation>再次输入相同的密码短语</translation>
    </message>
    <message>
        <source>The file is open.</source>
        <translation>文件已打开。</translation>
    </message>
    <message>
        <source>The two pass-phrases are not the same.</source>
        <translation>两次输入的密码短语不一致。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SectionList</name>
    <message>
        <source>Sections of the form</source>
        <translation>表单的各部分</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a section of the form</extracomment>
        <translation>%1，其中有错误</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SetUpLinks</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Namespace and driver account</source>
        <translation>命名空间和 Driver 账号</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark 能在这里运行吗？</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>重新设置</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingRows</name>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>the name of a setting that was probably meant</extracomment>
        <translation>您是指 %1 吗？</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Setting %1</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Value of setting %1</source>
        <translation>设置 %1 的值</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>删除此设置</translation>
    </message>
    <message>
        <source>Remove setting %1</source>
        <translation>删除设置 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>整体大小</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>以下操作前询问</translation>
    </message>
    <message>
        <source>an application is stopped (on production clusters always)</source>
        <translation>停止应用程序（在生产集群上始终询问）</translation>
    </message>
    <message>
        <source>Firesteel ends while background jobs run</source>
        <translation>后台任务运行时退出 Firesteel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share of a hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>下次启动后生效</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>Web UI of drivers</source>
        <translation>Driver 的网页界面</translation>
    </message>
    <message>
        <source>shown inside the window instead of the browser</source>
        <translation>在窗口内显示，而不是在浏览器中</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ShortcutEditor</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>按键：</translation>
    </message>
    <message>
        <source>New keys for the chosen command</source>
        <translation>所选命令的新按键</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>As delivered</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>All as delivered</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>改为用于此处</translation>
    </message>
    <message>
        <source>These keys belong to “%1”.</source>
        <translation>这些按键属于“%1”。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SourcePage</name>
    <message>
        <source>What do you have?</source>
        <translation>您有什么材料？</translation>
    </message>
    <message>
        <source>Begin with what the administrator of the cluster gave you. The next pages ask for what is missing, and prove each part.</source>
        <translation>请从集群管理员给您的材料开始。后续页面会询问缺少的内容，并逐项验证。</translation>
    </message>
    <message>
        <source>A kubeconfig file</source>
        <translation>kubeconfig 文件</translation>
    </message>
    <message>
        <source>As kubectl uses it. Often it is on this computer already.</source>
        <translation>即 kubectl 使用的文件。本机上往往已经有了。</translation>
    </message>
    <message>
        <source>An address, a CA certificate and a token</source>
        <translation>地址、CA 证书和令牌</translation>
    </message>
    <message>
        <source>In an e-mail or as files. It is enough to begin with the address.</source>
        <translation>在电子邮件中或作为文件。只有地址也可以开始。</translation>
    </message>
    <message>
        <source>A K3s server that I reach by SSH</source>
        <translation>可通过 SSH 访问的 K3s 服务器</translation>
    </message>
    <message>
        <source>Shows which commands to run there, and takes their output.</source>
        <translation>显示需在那里运行的命令，并接收其输出。</translation>
    </message>
    <message>
        <source>A login to Rancher</source>
        <translation>Rancher 登录</translation>
    </message>
    <message>
        <source>Its page has a file to download.</source>
        <translation>其页面提供可下载的文件。</translation>
    </message>
    <message>
        <source>A running “kubectl proxy”</source>
        <translation>正在运行的“kubectl proxy”</translation>
    </message>
    <message>
        <source>It has logged in already, and listens on this computer alone.</source>
        <translation>它已经登录，只在本机监听。</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>还什么都没有</translation>
    </message>
    <message>
        <source>A practice cluster inside this program shows how all of it works.</source>
        <translation>本程序内的练习集群可以演示整个过程。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>在本机找到</translation>
    </message>
    <message>
        <source>Another one: drop the file here, or paste its text</source>
        <translation>其他文件：将文件拖到此处，或粘贴其文本</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>选择 kubeconfig</translation>
    </message>
    <message>
        <source>The next pages ask for the address, the CA and the token, one after the other. In each of them you may paste text, or drop a file.</source>
        <translation>后续页面会依次询问地址、CA 和令牌。在每一页中都可以粘贴文本或拖入文件。</translation>
    </message>
    <message>
        <source>Name or address of the K3s server</source>
        <translation>K3s 服务器的名称或地址</translation>
    </message>
    <message>
        <source>As you write it behind ssh, without the user.</source>
        <translation>与写在 ssh 后面的一样，不带用户名。</translation>
    </message>
    <message>
        <source>Run this command, and paste what it prints. It logs you in as the cluster&apos;s administrator.</source>
        <translation>请运行此命令，并粘贴其输出。您将以集群管理员身份登录。</translation>
    </message>
    <message>
        <source>Command for the kubeconfig</source>
        <translation>获取 kubeconfig 的命令</translation>
    </message>
    <message>
        <source>Output of the command</source>
        <translation>命令的输出</translation>
    </message>
    <message>
        <source>Choose the file with the output</source>
        <translation>选择含有输出的文件</translation>
    </message>
    <message>
        <source>To log in with fewer rights, run these instead: the first prints the CA for the page Trust, the second a token for the page Identity.</source>
        <translation>要以较少的权限登录，请改为运行以下命令：第一条输出“信任”页所需的 CA，第二条输出“身份”页所需的令牌。</translation>
    </message>
    <message>
        <source>Command for the CA</source>
        <translation>获取 CA 的命令</translation>
    </message>
    <message>
        <source>Command for a token</source>
        <translation>获取令牌的命令</translation>
    </message>
    <message>
        <source>In Rancher, open the cluster, and choose Download KubeConfig in the menu at the top right. Drop the file here, or paste its text.</source>
        <translation>请在 Rancher 中打开集群，并在右上角的菜单中选择 Download KubeConfig。将文件拖到此处，或粘贴其文本。</translation>
    </message>
    <message>
        <source>The file from Rancher</source>
        <translation>来自 Rancher 的文件</translation>
    </message>
    <message>
        <source>Choose the file from Rancher</source>
        <translation>选择来自 Rancher 的文件</translation>
    </message>
    <message>
        <source>Start it in a terminal, and leave it running. Everybody on this computer can use the cluster through it as long as it runs.</source>
        <translation>请在终端中启动它，并让它保持运行。在它运行期间，本机上的所有人都能通过它使用集群。</translation>
    </message>
    <message>
        <source>Command for the proxy</source>
        <translation>启动代理的命令</translation>
    </message>
    <message>
        <source>It runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing leaves this computer.</source>
        <translation>它运行预设的 Spark 作业：一个成功，其余以真实作业的方式失败。没有任何数据离开本机。</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>打开练习集群</translation>
    </message>
    <message>
        <source>No kubeconfig was found on this computer</source>
        <translation>在这台计算机上未找到 kubeconfig</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SparkWebView</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Load again</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Web UI of the driver</source>
        <translation>Driver 的网页界面</translation>
    </message>
    <message>
        <source>The page has ended unexpectedly.</source>
        <translation>页面意外结束。</translation>
    </message>
    <message>
        <source>This link leads to %1, outside of the driver&apos;s UI.</source>
        <extracomment>%1 is a host name</extracomment>
        <translation>此链接指向 Driver 界面之外的 %1。</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在此处</translation>
    </message>
    <message>
        <source>The page asks: %1</source>
        <extracomment>%1 is a question of a web page, as it is</extracomment>
        <translation>页面询问：%1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Splitter</name>
    <message>
        <source>Divider</source>
        <translation>分隔条</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StaleBand</name>
    <message>
        <source>As of %1.</source>
        <translation>截至 %1。</translation>
    </message>
    <message>
        <source>As of %1. %2</source>
        <extracomment>%1 a time, %2 a whole sentence that says why</extracomment>
        <translation>截至 %1。%2</translation>
    </message>
    <message>
        <source>trying now</source>
        <translation>正在尝试</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>%1 秒后重试</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>%1后重试</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Starter</name>
    <message>
        <source>The settings could not be read and are as delivered.</source>
        <translation>无法读取设置，已使用默认值。</translation>
    </message>
    <message>
        <source>The old file was kept as %1.</source>
        <translation>旧文件保留为 %1。</translation>
    </message>
    <message>
        <source>The settings are of a newer Firesteel and were not used.</source>
        <translation>设置来自较新的 Firesteel，未被使用。</translation>
    </message>
    <message>
        <source>They were kept as %1.</source>
        <translation>已保留为 %1。</translation>
    </message>
    <message>
        <source>The settings cannot be read. What you change counts until the end.</source>
        <translation>无法读取设置。更改仅在退出前有效。</translation>
    </message>
    <message>
        <source>The settings cannot be written. What you change counts until the end.</source>
        <translation>无法写入设置。更改仅在退出前有效。</translation>
    </message>
    <message>
        <source>How the window was left could not be read.</source>
        <translation>无法读取上次的窗口状态。</translation>
    </message>
    <message>
        <source>How the window was left is from a newer Firesteel and was not used.</source>
        <translation>窗口状态来自较新的 Firesteel，未被使用。</translation>
    </message>
    <message>
        <source>The clusters that you set up could not all be read.</source>
        <translation>您设置的集群未能全部读取。</translation>
    </message>
    <message>
        <source>What cannot be read stays in %1 and is not shown.</source>
        <translation>无法读取的内容保留在 %1 中，不显示。</translation>
    </message>
    <message>
        <source>The clusters that you set up are from a newer Firesteel and are not shown.</source>
        <translation>您设置的集群来自较新的 Firesteel，不显示。</translation>
    </message>
    <message>
        <source>The clusters that you set up cannot be read.</source>
        <translation>无法读取您设置的集群。</translation>
    </message>
    <message>
        <source>What you change about clusters cannot be written.</source>
        <translation>无法写入您对集群的更改。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StatusBar</name>
    <message>
        <source>No background jobs</source>
        <translation>没有后台任务</translation>
    </message>
    <message numerus="yes">
        <source>%n background job(s)</source>
        <translation>
            <numerusform>%n 个后台任务</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what runs in the background</source>
        <translation>显示后台运行的任务</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StepList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>步骤 %1，%2</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a step of the wizard</extracomment>
        <translation>%1，其中有错误</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1，已完成</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StepModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StopApplication</name>
    <message>
        <source>the practice cluster</source>
        <translation>练习集群</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
    <message numerus="yes">
        <source>Removes the driver and %n executor(s) in **%1** on **%2**.</source>
        <translation>
            <numerusform>移除 **%2** 上 **%1** 中的 Driver 和 %n 个 Executor。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of work are lost.</source>
        <translation>将损失 %1 的工作。</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>The cluster removes it; that goes on</source>
        <translation>集群正在将其删除，该操作会继续进行</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SubmitProblem</name>
    <message>
        <source>The job was not submitted: no cluster is open.</source>
        <translation>作业未提交：没有打开集群。</translation>
    </message>
    <message>
        <source>Choose one at the top of the window. The form stays as it is.</source>
        <translation>请在窗口顶部选择一个。表单保持不变。</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>重新提交</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>显示应用程序</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SubmitQuestion</name>
    <message>
        <source>Your access has ended: the cluster will refuse this.</source>
        <translation>您的访问权限已失效：集群会拒绝此操作。</translation>
    </message>
    <message>
        <source>Your access ends in %1. The job goes on after that, but you can no longer watch or stop it from here.</source>
        <translation>您的访问权限将在 %1后失效。之后作业会继续运行，但您无法再从这里查看或停止它。</translation>
    </message>
    <message>
        <source>Submit %1?</source>
        <translation>要提交 %1 吗？</translation>
    </message>
    <message>
        <source>It starts in **%1** on **%2**.</source>
        <translation>它将在 **%2** 上的 **%1** 中启动。</translation>
    </message>
    <message>
        <source>Submit %1</source>
        <translation>提交 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TestPage</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Every step from the address to the rights for Spark, one after the other. Nothing is written to the cluster.</source>
        <translation>从地址到 Spark 所需权限，逐步测试。不会向集群写入任何内容。</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>重新测试</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>取消测试</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>正在测试连接…</translation>
    </message>
    <message>
        <source>The test cannot begin.</source>
        <translation>无法开始测试。</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>尚未测试。</translation>
    </message>
    <message>
        <source>What is below is older than what you have changed since. Test again.</source>
        <translation>以下结果早于您之后所作的更改。请重新测试。</translation>
    </message>
    <message>
        <source>Everything works. It took %1.</source>
        <extracomment>%1 is a time such as: 312 ms</extracomment>
        <translation>一切正常。用时 %1。</translation>
    </message>
    <message>
        <source>It ends at “%1”.</source>
        <extracomment>%1 is a step of the connection test, such as: Name resolves</extracomment>
        <translation>在“%1”处停止。</translation>
    </message>
    <message>
        <source>The test was broken off.</source>
        <translation>测试已中断。</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>转到“%1”</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TokenView</name>
    <message>
        <source>of an identity provider</source>
        <translation>身份提供方的令牌</translation>
    </message>
    <message>
        <source>of a service account</source>
        <translation>服务账号的令牌</translation>
    </message>
    <message>
        <source>of Rancher</source>
        <translation>Rancher 的令牌</translation>
    </message>
    <message>
        <source>of OpenShift</source>
        <translation>OpenShift 的令牌</translation>
    </message>
    <message>
        <source>of Amazon EKS</source>
        <translation>Amazon EKS 的令牌</translation>
    </message>
    <message>
        <source>for joining a cluster (bootstrap token)</source>
        <translation>用于加入集群 (bootstrap token)</translation>
    </message>
    <message>
        <source>for joining machines to K3s</source>
        <translation>用于将机器加入 K3s</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账号</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>For</source>
        <translation>受众</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>颁发者</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效期</translation>
    </message>
    <message>
        <source>for %1, until %2</source>
        <translation>还有 %1，至 %2</translation>
    </message>
    <message>
        <source>no longer: ended %1</source>
        <translation>已失效：%1 到期</translation>
    </message>
    <message>
        <source>unknown: it does not tell whose it is</source>
        <translation>未知：未说明属于谁</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TrustPage</name>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>Whether the server is the one that you mean, and nobody in between. The CA certificate of the cluster tells.</source>
        <translation>服务器是否就是您要找的那一台，中间有没有他人。由集群的 CA 证书来判断。</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Take the CA from the server…</source>
        <translation>从服务器获取 CA…</translation>
    </message>
    <message>
        <source>Paste text…</source>
        <translation>粘贴文本…</translation>
    </message>
    <message>
        <source>CA certificate of the cluster: drop the file here, or paste its text</source>
        <translation>集群的 CA 证书：将文件拖到此处，或粘贴其文本</translation>
    </message>
    <message>
        <source>Choose the CA certificate</source>
        <translation>选择 CA 证书</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>文件的密码短语</translation>
    </message>
    <message>
        <source>Use the certificates that this computer trusts</source>
        <translation>使用本机信任的证书</translation>
    </message>
    <message>
        <source>Name to look for in the certificate</source>
        <translation>要在证书中查找的名称</translation>
    </message>
    <message>
        <source>Only if it is another one than that of the address.</source>
        <translation>仅当它与地址中的名称不同时才需填写。</translation>
    </message>
    <message>
        <source>Do not verify the server</source>
        <translation>不验证服务器</translation>
    </message>
    <message>
        <source>Whoever is in between can then read your token and act as you. The cluster stays marked everywhere.</source>
        <translation>这样，中间的任何人都能读取您的令牌并冒充您。该集群会在各处带有标记。</translation>
    </message>
    <message>
        <source>The address is plain HTTP: there is no certificate to look at.</source>
        <translation>该地址是明文 HTTP：没有证书可查看。</translation>
    </message>
    <message>
        <source>Asking the server for its certificate…</source>
        <translation>正在向服务器索取证书…</translation>
    </message>
    <message>
        <source>The server is not verified.</source>
        <translation>服务器未经验证。</translation>
    </message>
    <message>
        <source>The server is trusted: this computer knows its CA.</source>
        <translation>服务器受信任：本机已知其 CA。</translation>
    </message>
    <message>
        <source>The server is trusted: it is signed by the CA that you gave.</source>
        <translation>服务器受信任：由您提供的 CA 签发。</translation>
    </message>
    <message>
        <source>The server could not be asked for its certificate: the test ended before.</source>
        <translation>未能向服务器索取证书：测试在此之前结束。</translation>
    </message>
    <message>
        <source>No CA certificate has been given yet.</source>
        <translation>尚未提供 CA 证书。</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>尚未与服务器比对。</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s)</source>
        <translation>
            <numerusform>%n 个证书</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a file, and how many certificates it holds</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The CA you gave</source>
        <translation>您提供的 CA</translation>
    </message>
    <message>
        <source>None: the certificates that this computer trusts are used.</source>
        <translation>无：使用本机信任的证书。</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Still valid, but not for this server</source>
        <translation>仍然有效，但不适用于此服务器</translation>
    </message>
    <message>
        <source>Still valid</source>
        <translation>仍然有效</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>服务器的证书</translation>
    </message>
    <message>
        <source>The CA of the server</source>
        <translation>服务器的 CA</translation>
    </message>
    <message numerus="yes">
        <source>presented now, %n certificate(s) in the chain</source>
        <translation>
            <numerusform>当前出示，链中有 %n 个证书</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has not presented one yet.</source>
        <translation>服务器尚未出示证书。</translation>
    </message>
    <message>
        <source>Server certificate: %1, valid until %2</source>
        <translation>服务器证书：%1，有效期至 %2</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Another CA</source>
        <translation>其他 CA</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Look for the name %1</source>
        <extracomment>%1 is the name of a server</extracomment>
        <translation>查找名称 %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::UnlockDialog</name>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Unlock the secrets</source>
        <translation>解锁机密信息</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in an encrypted file. Give its pass-phrase to open it until Firesteel ends.</source>
        <translation>此集群的令牌、密钥或密码保存在加密文件中。请输入其密码短语以打开，直到 Firesteel 退出。</translation>
    </message>
    <message>
        <source>Pass-phrase</source>
        <translation>密码短语</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This is not its pass-phrase.</source>
        <translation>密码短语不正确。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Verdict</name>
    <message>
        <source>%1 failed</source>
        <translation>%1 失败</translation>
    </message>
    <message>
        <source>%1 failed after %2</source>
        <translation>%1 在 %2 后失败</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1 成功</translation>
    </message>
    <message>
        <source>%1 succeeded after %2</source>
        <translation>%1 在 %2 后成功</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 正在停止</translation>
    </message>
    <message>
        <source>%1 was stopped after %2</source>
        <translation>%1 在 %2 后被停止</translation>
    </message>
    <message>
        <source>%1 has run for %2</source>
        <translation>%1 已运行 %2</translation>
    </message>
    <message>
        <source>%1 has waited for %2</source>
        <translation>%1 已等待 %2</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 正在启动</translation>
    </message>
    <message>
        <source>Nothing is heard of %1</source>
        <translation>没有 %1 的消息</translation>
    </message>
    <message>
        <source>ended %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>结束于 %1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 executors</source>
        <translation>%1 / %2 个 Executor</translation>
    </message>
    <message>
        <source>submitted %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>提交于 %1，%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 — %2.</source>
        <comment>a reason, its technical term</comment>
        <translation>%1 — %2。</translation>
    </message>
    <message>
        <source>The driver is running.</source>
        <translation>Driver 正在运行。</translation>
    </message>
    <message>
        <source>The driver runs on %1.</source>
        <translation>Driver 在 %1 上运行。</translation>
    </message>
    <message>
        <source>The driver ended with exit code 0.</source>
        <translation>Driver 以退出码 0 结束。</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared.</source>
        <translation>正在准备 Driver 的容器。</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared on %1.</source>
        <translation>正在 %1 上准备 Driver 的容器。</translation>
    </message>
    <message>
        <source>The cluster has accepted the driver and not placed it yet.</source>
        <translation>集群已接受 Driver，尚未放置。</translation>
    </message>
    <message>
        <source>It was ended on somebody&apos;s request.</source>
        <translation>应某人要求而结束。</translation>
    </message>
    <message>
        <source>The cluster does not say why.</source>
        <translation>集群没有说明原因。</translation>
    </message>
    <message>
        <source>Driver log</source>
        <translation>Driver 日志</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of the cluster</source>
        <translation>
            <numerusform>%n 条集群警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, or make room on a node.</source>
        <translation>请减少内存或核心，或在节点上腾出空间。</translation>
    </message>
    <message>
        <source>Read in the events what each node lacks.</source>
        <translation>请在事件中查看每个节点缺少什么。</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing: the driver then starts by itself. Or correct its name and submit again.</source>
        <translation>请创建缺少的 ConfigMap、Secret 或键：Driver 随后会自行启动。或者更正其名称并重新提交。</translation>
    </message>
    <message>
        <source>Check the command and the mounts of the driver in its YAML.</source>
        <translation>请在 Driver 的 YAML 中检查命令和挂载。</translation>
    </message>
    <message>
        <source>Read the end of the driver&apos;s log.</source>
        <translation>请阅读 Driver 日志的末尾。</translation>
    </message>
    <message>
        <source>Give the driver a larger reserve outside the heap: `spark.driver.memoryOverhead`.</source>
        <translation>请增大 Driver 的堆外预留：`spark.driver.memoryOverhead`。</translation>
    </message>
    <message>
        <source>Or bring less to the driver: avoid `collect()` and `toPandas()` of large results.</source>
        <translation>或减少拉取到 Driver 的数据：避免对大结果使用 `collect()` 和 `toPandas()`。</translation>
    </message>
    <message>
        <source>Submit it again. If that repeats, ask for as much memory and disk as the driver really uses.</source>
        <translation>请重新提交。如果再次发生，请按 Driver 的实际用量申请内存和磁盘。</translation>
    </message>
    <message>
        <source>Wait for the node to come back, or stop the application.</source>
        <translation>请等待节点恢复，或停止应用程序。</translation>
    </message>
    <message>
        <source>Stop it to remove the executors that are left: without a driver they do no work.</source>
        <translation>请停止它以移除剩余的 Executor：没有 Driver 它们不工作。</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>executors that run, and that are wanted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Asked for by its pods that are there now</source>
        <translation>其现有 Pod 的请求量</translation>
    </message>
    <message>
        <source>Application id</source>
        <translation>应用程序 ID</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or make room on a node.</source>
        <translation>请减少或缩小 Executor，或在节点上腾出空间。</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing.</source>
        <translation>请创建缺少的 ConfigMap、Secret 或键。</translation>
    </message>
    <message>
        <source>Read in the events what keeps the executors from starting.</source>
        <translation>请在事件中查看是什么阻止 Executor 启动。</translation>
    </message>
    <message>
        <source>The program ended with %1 (%2).</source>
        <comment>an exception; the exit code in words</comment>
        <translation>程序以 %1 结束（%2）。</translation>
    </message>
    <message>
        <source>Give each executor a larger reserve outside the heap: `spark.executor.memoryOverhead`.</source>
        <translation>请增大每个 Executor 的堆外预留：`spark.executor.memoryOverhead`。</translation>
    </message>
    <message>
        <source>Or let fewer tasks run at a time in each: `spark.executor.cores`.</source>
        <translation>或减少每个 Executor 同时运行的任务：`spark.executor.cores`。</translation>
    </message>
    <message>
        <source>no executors yet</source>
        <translation>还没有 Executor</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WelcomePage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>连接集群</translation>
    </message>
    <message>
        <source>Firesteel uses the same kubeconfig files as kubectl. Choose a cluster, or add the file that the cluster&apos;s administrator gave you.</source>
        <translation>Firesteel 使用与 kubectl 相同的 kubeconfig 文件。请选择集群，或添加集群管理员给您的文件。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>找到的集群</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Choose a kubeconfig…</source>
        <translation>选择 kubeconfig…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>Practise without one</source>
        <translation>无集群练习</translation>
    </message>
    <message>
        <source>A small cluster inside this program runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing is installed, and nothing leaves this computer.</source>
        <translation>本程序内的小型集群会运行预设的 Spark 作业：一个成功，其余以真实作业的方式失败。不安装任何东西，也没有任何数据离开本机。</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>打开练习集群</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) found</source>
        <translation>
            <numerusform>找到 %n 个集群</numerusform>
        </translation>
    </message>
    <message>
        <source>No cluster found yet</source>
        <translation>尚未找到集群</translation>
    </message>
    <message>
        <source>Looking for kubeconfig files…</source>
        <translation>正在查找 kubeconfig 文件…</translation>
    </message>
    <message>
        <source>Looked at: %1</source>
        <extracomment>a list of files</extracomment>
        <translation>已查找：%1</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>选择 kubeconfig</translation>
    </message>
    <message>
        <source>Forget this file</source>
        <translation>忘记此文件</translation>
    </message>
    <message>
        <source>Step by step…</source>
        <translation>逐步连接…</translation>
    </message>
    <message>
        <source>From an address, a CA file and a token, each part proven</source>
        <translation>从地址、CA 文件和令牌开始，逐项验证</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WindowActions</name>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或运行命令</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>Choose cluster or namespace…</source>
        <translation>选择集群或命名空间…</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>添加 kubeconfig…</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一个窗格</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个窗格</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>当前焦点的帮助</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到%1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用浅色主题</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色主题</translation>
    </message>
    <message>
        <source>Use high contrast</source>
        <translation>使用高对比度</translation>
    </message>
    <message>
        <source>Use the system&apos;s theme</source>
        <translation>使用系统主题</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>连接集群…</translation>
    </message>
</context>
</TS>
