<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Causes</name>
    <message>
        <source>Something is wrong: %1.</source>
        <extracomment>%1 is the technical name of what was found</extracomment>
        <translation>問題があります: %1。</translation>
    </message>
    <message>
        <source>The token ended at {expires}; the server does not accept it any more.</source>
        <translation>トークンは {expires} に期限切れになり、サーバーはもう受け付けません。</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>このトークンの取得元で新しいトークンを取得し (Rancher: kubeconfig をダウンロードし直すか、API キーを作成)、置き換えてください。</translation>
    </message>
    <message>
        <source>The server does not accept the token. Tokens of this kind live for a limited time: it has very probably ended, or was deleted.</source>
        <translation>サーバーがトークンを受け付けません。この種類のトークンには期限があります。期限が切れたか、削除されたと思われます。</translation>
    </message>
    <message>
        <source>Get a new one from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>このトークンの取得元で新しいものを取得し (Rancher: kubeconfig をダウンロードし直すか、API キーを作成)、置き換えてください。</translation>
    </message>
    <message>
        <source>The token has expired.</source>
        <translation>トークンの期限が切れました。</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from and put it in its place.</source>
        <translation>このトークンの取得元で新しいトークンを取得し、置き換えてください。</translation>
    </message>
    <message>
        <source>The token of the driver has expired: it was fixed when the job was submitted, or read only once.</source>
        <translation>ドライバーのトークンの期限が切れました。ジョブの投入時に固定されたか、一度しか読み込まれていません。</translation>
    </message>
    <message>
        <source>Leave out spark.kubernetes.authenticate.driver.oauthToken, so that the driver uses the token of its service account, which is renewed.</source>
        <translation>spark.kubernetes.authenticate.driver.oauthToken を省き、更新されるサービスアカウントのトークンをドライバーに使わせてください。</translation>
    </message>
    <message>
        <source>Use Spark 3.3.4, 3.4.2, 3.5.1 or later: older ones read the account&apos;s token only once.</source>
        <translation>Spark 3.3.4、3.4.2、3.5.1 以降を使ってください。古いものはアカウントのトークンを一度しか読み込みません。</translation>
    </message>
    <message>
        <source>The token of {user} is meant for another service, not for a Kubernetes API server.</source>
        <translation>{user} のトークンは別のサービス用で、Kubernetes API サーバー用ではありません。</translation>
    </message>
    <message>
        <source>Create it without an audience: kubectl create token ACCOUNT.</source>
        <translation>audience を指定せずに作成してください: kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>The token is good, but for another cluster: Rancher refused it before this cluster was asked.</source>
        <translation>トークンは正しいものですが、別のクラスター用です。このクラスターに届く前に Rancher が拒否しました。</translation>
    </message>
    <message>
        <source>Create the API key in Rancher without a scope or with the scope of this cluster, or download the kubeconfig from this cluster&apos;s page.</source>
        <translation>Rancher で API キーをスコープなし、またはこのクラスターのスコープで作成するか、このクラスターのページから kubeconfig をダウンロードしてください。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended at {notAfter}.</source>
        <translation>{user} のクライアント証明書は {notAfter} に期限切れになりました。</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again (K3s: /etc/rancher/k3s/k3s.yaml); it renews its own at a restart, copies stay as they are.</source>
        <translation>サーバーから kubeconfig をコピーし直してください (K3s: /etc/rancher/k3s/k3s.yaml)。サーバーのものは再起動時に更新されますが、コピーはそのままです。</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>クライアント証明書は期限切れです。</translation>
    </message>
    <message>
        <source>The server sees nobody: the credential got lost on the way, probably in a proxy in between.</source>
        <translation>サーバーには誰からの要求か分かりません。資格情報が途中で失われました。おそらく間にあるプロキシが原因です。</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A proxy that opens TLS takes client certificates away, some also take the token.</source>
        <translation>API サーバー自身のアドレスを使ってください。TLS を開くプロキシはクライアント証明書を取り除き、トークンを取り除くものもあります。</translation>
    </message>
    <message>
        <source>The server wants to know who you are, and no token, certificate or password is given.</source>
        <translation>サーバーは利用者の確認を求めていますが、トークンも証明書もパスワードも指定されていません。</translation>
    </message>
    <message>
        <source>Give a token or a client certificate; whoever runs the cluster has one for you (K3s: in /etc/rancher/k3s/k3s.yaml).</source>
        <translation>トークンかクライアント証明書を指定してください。クラスターの管理者から受け取れます (K3s: /etc/rancher/k3s/k3s.yaml の中)。</translation>
    </message>
    <message>
        <source>The server does not accept the client certificate of {user}: another authority signed it than the server asks.</source>
        <translation>サーバーは {user} のクライアント証明書を受け付けません。署名した認証局が、サーバーの求めるものと違います。</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again: the cluster was probably set up anew.</source>
        <translation>サーバーから kubeconfig をコピーし直してください。クラスターが作り直されたと思われます。</translation>
    </message>
    <message>
        <source>The server does not accept user and password. Kubernetes itself has not known them since 1.19; only a proxy before it may.</source>
        <translation>サーバーはユーザー名とパスワードを受け付けません。Kubernetes 自身は 1.19 から対応しておらず、前段のプロキシだけが対応している場合があります。</translation>
    </message>
    <message>
        <source>Check both, or use a token instead.</source>
        <translation>両方を確かめるか、代わりにトークンを使ってください。</translation>
    </message>
    <message>
        <source>The credential holds blanks, line breaks or other characters that none has.</source>
        <translation>資格情報に、含まれるはずのない空白、改行などの文字があります。</translation>
    </message>
    <message>
        <source>Copy it again, without what stands before and after it.</source>
        <translation>前後の余分なものを除いて、コピーし直してください。</translation>
    </message>
    <message>
        <source>This is the token with which machines join a K3s cluster; it opens no API.</source>
        <translation>これはマシンが K3s クラスターに参加するためのトークンで、API には使えません。</translation>
    </message>
    <message>
        <source>Take the client certificate of /etc/rancher/k3s/k3s.yaml, or create a token: kubectl create token ACCOUNT.</source>
        <translation>/etc/rancher/k3s/k3s.yaml のクライアント証明書を使うか、トークンを作成してください: kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>This is a certificate, not a token.</source>
        <translation>これは証明書で、トークンではありません。</translation>
    </message>
    <message>
        <source>Put it in as client certificate, together with its key, or as CA if it is the cluster&apos;s.</source>
        <translation>鍵とともにクライアント証明書として指定するか、クラスターのものなら CA として指定してください。</translation>
    </message>
    <message>
        <source>This is a private key, not a token. It was not stored.</source>
        <translation>これは秘密鍵で、トークンではありません。保存していません。</translation>
    </message>
    <message>
        <source>Put it in as the key of a client certificate.</source>
        <translation>クライアント証明書の鍵として指定してください。</translation>
    </message>
    <message>
        <source>This is a whole kubeconfig, not a token.</source>
        <translation>これは kubeconfig 全体で、トークンではありません。</translation>
    </message>
    <message>
        <source>Begin with the kubeconfig: everything else is in it.</source>
        <translation>kubeconfig から始めてください。ほかのものはすべてその中にあります。</translation>
    </message>
    <message>
        <source>This stands in place of a token: the true one was taken out (kubectl config view does so).</source>
        <translation>これはトークンの代わりに入っている文字列で、本物は取り除かれています (kubectl config view がそうします)。</translation>
    </message>
    <message>
        <source>Take the token from the file itself, or use kubectl config view --raw.</source>
        <translation>ファイル自体からトークンを取り出すか、kubectl config view --raw を使ってください。</translation>
    </message>
    <message>
        <source>This is no token, but something else, perhaps a page or an answer that was copied with it.</source>
        <translation>これはトークンではなく別のものです。ページや応答を一緒にコピーしたのかもしれません。</translation>
    </message>
    <message>
        <source>Copy the token alone: one line without blanks.</source>
        <translation>トークンだけをコピーしてください。空白のない 1 行です。</translation>
    </message>
    <message>
        <source>The server does not know the token: it belongs to another cluster, was revoked, or is not complete.</source>
        <translation>サーバーはこのトークンを知りません。別のクラスターのものか、取り消されたか、一部が欠けています。</translation>
    </message>
    <message>
        <source>Copy the whole token again, or create a new one: kubectl create token ACCOUNT.</source>
        <translation>トークン全体をコピーし直すか、新しく作成してください: kubectl create token ACCOUNT。</translation>
    </message>
    <message>
        <source>If the cluster was set up anew, all its tokens are void.</source>
        <translation>クラスターが作り直された場合、以前のトークンはすべて無効です。</translation>
    </message>
    <message>
        <source>The program with which the kubeconfig logs in cannot be used.</source>
        <translation>kubeconfig がログインに使うプログラムを利用できません。</translation>
    </message>
    <message>
        <source>Check its entry (users, exec) in the kubeconfig, or download the kubeconfig again.</source>
        <translation>kubeconfig の項目 (users、exec) を確かめるか、kubeconfig をダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The client key is of the elliptic-curve kind. Firesteel reads it; the Java client of spark-submit does only with BouncyCastle.</source>
        <translation>クライアント鍵は楕円曲線の鍵です。Firesteel では読めますが、spark-submit の Java クライアントでは BouncyCastle がないと読めません。</translation>
    </message>
    <message>
        <source>Nothing to do here. For spark-submit, add the jars bcprov and bcpkix to its jars folder, or use a token.</source>
        <translation>ここですることはありません。spark-submit で使うには、その jars フォルダーに bcprov と bcpkix の jar を加えるか、トークンを使ってください。</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential. Firesteel&apos;s PATH does not contain it, although it is installed.</source>
        <translation>kubeconfig はプログラム {program} に資格情報を求めます。インストールされていますが、Firesteel の PATH にありません。</translation>
    </message>
    <message>
        <source>Put {found} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>{found} を kubeconfig の users[].user.exec.command に書いてください。</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal, whose PATH contains it.</source>
        <translation>または、PATH にそれを含むターミナルから Firesteel を起動してください。</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential, and it is not in Firesteel&apos;s PATH.</source>
        <translation>kubeconfig はプログラム {program} に資格情報を求めますが、Firesteel の PATH にありません。</translation>
    </message>
    <message>
        <source>If it is installed, put its absolute path into the kubeconfig, under users[].user.exec.command, or start Firesteel from a terminal in which it is found.</source>
        <translation>インストール済みなら、その絶対パスを kubeconfig の users[].user.exec.command に書くか、それが見つかるターミナルから Firesteel を起動してください。</translation>
    </message>
    <message>
        <source>Else install it. The kubeconfig says: {hint}</source>
        <translation>なければインストールしてください。kubeconfig の説明: {hint}</translation>
    </message>
    <message>
        <source>Put the absolute path of {program} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>{program} の絶対パスを kubeconfig の users[].user.exec.command に書いてください。</translation>
    </message>
    <message>
        <source>Or install it, or start Firesteel from a terminal in which it is found.</source>
        <translation>または、インストールするか、それが見つかるターミナルから Firesteel を起動してください。</translation>
    </message>
    <message>
        <source>The program that the kubeconfig asks for the credential is not in Firesteel&apos;s PATH.</source>
        <translation>kubeconfig が資格情報を求めるプログラムが、Firesteel の PATH にありません。</translation>
    </message>
    <message>
        <source>Put its absolute path into the kubeconfig, under users[].user.exec.command, or install it.</source>
        <translation>その絶対パスを kubeconfig の users[].user.exec.command に書くか、インストールしてください。</translation>
    </message>
    <message>
        <source>The program {program} answers in another version than the kubeconfig names.</source>
        <translation>プログラム {program} の応答のバージョンが、kubeconfig に書かれたものと違います。</translation>
    </message>
    <message>
        <source>Bring the program up to date and make the kubeconfig with it anew.</source>
        <translation>プログラムを更新し、それで kubeconfig を作り直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names the program for the credential without a version that is still in use (client.authentication.k8s.io/v1 or v1beta1).</source>
        <translation>kubeconfig に資格情報のプログラムがありますが、現在使われているバージョン (client.authentication.k8s.io/v1 または v1beta1) の指定がありません。</translation>
    </message>
    <message>
        <source>Bring the tool that made the kubeconfig up to date and make it anew (EKS: aws eks update-kubeconfig).</source>
        <translation>kubeconfig を作ったツールを更新し、作り直してください (EKS: aws eks update-kubeconfig)。</translation>
    </message>
    <message>
        <source>Or write apiVersion: client.authentication.k8s.io/v1 under users[].user.exec.</source>
        <translation>または、users[].user.exec に apiVersion: client.authentication.k8s.io/v1 と書いてください。</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet: {command}</source>
        <translation>kubeconfig はログインのためにプログラムを実行しようとしますが、まだ誰も同意していません: {command}</translation>
    </message>
    <message>
        <source>Look at the command, and agree to it if you trust whoever made the kubeconfig.</source>
        <translation>コマンドを確かめ、kubeconfig の作成者を信頼できるなら同意してください。</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet.</source>
        <translation>kubeconfig はログインのためにプログラムを実行しようとしますが、まだ誰も同意していません。</translation>
    </message>
    <message>
        <source>The program {program} gave no credential: its sign-in has probably ended.</source>
        <translation>プログラム {program} が資格情報を返しませんでした。サインインの期限が切れたと思われます。</translation>
    </message>
    <message>
        <source>Run {login} in a terminal, then try again.</source>
        <translation>ターミナルで {login} を実行し、もう一度試してください。</translation>
    </message>
    <message>
        <source>The program for the credential asks questions in a terminal, and Firesteel has none to give it.</source>
        <translation>資格情報のプログラムはターミナルで質問しますが、Firesteel にはターミナルがありません。</translation>
    </message>
    <message>
        <source>Run kubectl get pods once in a terminal: many programs keep the sign-in for a time. Then use a kubeconfig that does not ask always (interactiveMode: IfAvailable).</source>
        <translation>ターミナルで一度 kubectl get pods を実行してください。多くのプログラムはサインインをしばらく保持します。その後、毎回は質問しない kubeconfig を使ってください (interactiveMode: IfAvailable)。</translation>
    </message>
    <message>
        <source>Or use a token.</source>
        <translation>または、トークンを使ってください。</translation>
    </message>
    <message>
        <source>The program {program} gave no answer within {seconds} seconds and was ended. Perhaps it waits for a sign-in.</source>
        <translation>プログラム {program} は {seconds} 秒以内に応答せず、終了させました。サインインを待っているのかもしれません。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look for what it waits for: {command}</source>
        <translation>ターミナルで実行し、何を待っているか確かめてください: {command}</translation>
    </message>
    <message>
        <source>The program {program} ended with exit code {code} and gave no credential.</source>
        <translation>プログラム {program} は終了コード {code} で終わり、資格情報を返しませんでした。</translation>
    </message>
    <message>
        <source>Read its own words under the details; perhaps you have to sign in anew.</source>
        <translation>詳細にあるプログラム自身のメッセージを読んでください。サインインし直す必要があるかもしれません。</translation>
    </message>
    <message>
        <source>Run it in a terminal: {command}</source>
        <translation>ターミナルで実行してください: {command}</translation>
    </message>
    <message>
        <source>The program {program} died by signal {signal} before it gave a credential.</source>
        <translation>プログラム {program} は資格情報を返す前に、シグナル {signal} で異常終了しました。</translation>
    </message>
    <message>
        <source>Run it in a terminal; if it dies there as well, install it again: {command}</source>
        <translation>ターミナルで実行し、そこでも異常終了するなら、インストールし直してください: {command}</translation>
    </message>
    <message>
        <source>The program {program} wrote far more than a credential and was ended.</source>
        <translation>プログラム {program} の出力が資格情報としては長すぎるため、終了させました。</translation>
    </message>
    <message>
        <source>Check that the command in the kubeconfig is the right one: {command}</source>
        <translation>kubeconfig のコマンドが正しいか確かめてください: {command}</translation>
    </message>
    <message>
        <source>The program {program} writes other text before the credential: “{excerpt}”. kubectl cannot read that either.</source>
        <translation>プログラム {program} は資格情報の前に別の文字を出力します:「{excerpt}」。kubectl でも読めません。</translation>
    </message>
    <message>
        <source>Make the notice go away, or to standard error: it comes from the program, from an update check, or from a script around it.</source>
        <translation>その通知を出さないようにするか、標準エラー出力に出してください。プログラム自身か、更新の確認か、それを包むスクリプトが出しています。</translation>
    </message>
    <message>
        <source>The program {program} did not write a credential (a JSON text of kind ExecCredential).</source>
        <translation>プログラム {program} は資格情報 (種類が ExecCredential の JSON テキスト) を出力しませんでした。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes: {command}</source>
        <translation>ターミナルで実行し、出力を確かめてください: {command}</translation>
    </message>
    <message>
        <source>The program {program} gave a token that had ended already, and the server refused it.</source>
        <translation>プログラム {program} が期限切れのトークンを返し、サーバーに拒否されました。</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>このコンピューターの時計を確かめてください。</translation>
    </message>
    <message>
        <source>If it is right, empty the program&apos;s cache or sign in anew with it: {command}</source>
        <translation>時計が正しければ、プログラムのキャッシュを空にするか、それでサインインし直してください: {command}</translation>
    </message>
    <message>
        <source>The file {program} is there, but this system cannot run it.</source>
        <translation>ファイル {program} はありますが、このシステムでは実行できません。</translation>
    </message>
    <message>
        <source>Give it the right to be run (chmod +x), or install the version for this system.</source>
        <translation>実行の権限を付けるか (chmod +x)、このシステム用のものをインストールしてください。</translation>
    </message>
    <message>
        <source>What the program for the credential is to be told is larger than the system allows, probably because of a very large CA bundle.</source>
        <translation>資格情報のプログラムに渡す内容が、システムの上限を超えています。CA バンドルが非常に大きいためと思われます。</translation>
    </message>
    <message>
        <source>Put only the cluster&apos;s own CA into the kubeconfig, or take provideClusterInfo out if the program does not need it.</source>
        <translation>kubeconfig にはクラスター自身の CA だけを書くか、プログラムに不要なら provideClusterInfo を外してください。</translation>
    </message>
    <message>
        <source>The program {program} gave no credential that can be used.</source>
        <translation>プログラム {program} は使える資格情報を返しませんでした。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes; bring it up to date: {command}</source>
        <translation>ターミナルで実行して出力を確かめ、プログラムを更新してください: {command}</translation>
    </message>
    <message>
        <source>The program for the credential gave none that can be used.</source>
        <translation>資格情報のプログラムは使える資格情報を返しませんでした。</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes.</source>
        <translation>ターミナルで実行し、出力を確かめてください。</translation>
    </message>
    <message>
        <source>The sign-in of {issuer} has ended, and the kubeconfig holds no refresh token to get a new one.</source>
        <translation>{issuer} のサインインの期限が切れ、kubeconfig には新しく取得するためのリフレッシュトークンがありません。</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>kubeconfig を作ったツールでサインインし直してください。</translation>
    </message>
    <message>
        <source>The identity server {issuer} does not renew the sign-in ({error}): it has ended, was revoked, or another program has used up the refresh token.</source>
        <translation>ID プロバイダー {issuer} がサインインを更新しません ({error})。期限が切れたか、取り消されたか、別のプログラムがリフレッシュトークンを使い切りました。</translation>
    </message>
    <message>
        <source>Better, use a program for the credential (kubelogin): several programs can share its sign-in.</source>
        <translation>できれば資格情報のプログラム (kubelogin) を使ってください。複数のプログラムがサインインを共有できます。</translation>
    </message>
    <message>
        <source>The sign-in has to be renewed, and the identity server {issuer} cannot be reached ({code}).</source>
        <translation>サインインの更新が必要ですが、ID プロバイダー {issuer} に接続できません ({code})。</translation>
    </message>
    <message>
        <source>Check the VPN and the proxy. If its certificate is from a CA of your own, name that in idp-certificate-authority.</source>
        <translation>VPN とプロキシを確かめてください。証明書が独自の CA のものなら、その CA を idp-certificate-authority に指定してください。</translation>
    </message>
    <message>
        <source>The address of the identity server in the kubeconfig ({issuer}) is not the one that the server itself gives, or not https. The refresh token was not sent.</source>
        <translation>kubeconfig にある ID プロバイダーのアドレス ({issuer}) が、サーバー自身の示すものと違うか、https ではありません。リフレッシュトークンは送信していません。</translation>
    </message>
    <message>
        <source>Correct idp-issuer-url in the kubeconfig.</source>
        <translation>kubeconfig の idp-issuer-url を直してください。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no token that can be used.</source>
        <translation>サインインの期限が切れ、ID プロバイダー {issuer} は使えるトークンを返しませんでした。</translation>
    </message>
    <message>
        <source>Check client-id and client-secret in the kubeconfig.</source>
        <translation>kubeconfig の client-id と client-secret を確かめてください。</translation>
    </message>
    <message>
        <source>The sign-in has ended and could not be renewed.</source>
        <translation>サインインの期限が切れ、更新できませんでした。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds no cluster.</source>
        <translation>kubeconfig {path} にクラスターがありません。</translation>
    </message>
    <message>
        <source>Choose another file, or connect with an address, a CA and a token.</source>
        <translation>別のファイルを選ぶか、アドレス、CA、トークンで接続してください。</translation>
    </message>
    <message>
        <source>The kubeconfig holds no cluster.</source>
        <translation>kubeconfig にクラスターがありません。</translation>
    </message>
    <message>
        <source>This WSL distribution has no kubeconfig of its own; Windows has one: {windows}.</source>
        <translation>この WSL ディストリビューションに独自の kubeconfig はありませんが、Windows にあります: {windows}。</translation>
    </message>
    <message>
        <source>Use {windows}: choose it here, or put it into the variable KUBECONFIG.</source>
        <translation>{windows} を使ってください。ここで選ぶか、変数 KUBECONFIG に設定します。</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution.</source>
        <translation>Rancher Desktop か Docker Desktop で、このディストリビューションの WSL 統合を有効にしてください。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {path}, and there is no such file.</source>
        <translation>KUBECONFIG に {path} が指定されていますが、そのファイルはありません。</translation>
    </message>
    <message>
        <source>Put the path of a file that exists into KUBECONFIG, or remove the variable.</source>
        <translation>KUBECONFIG に実在するファイルのパスを設定するか、変数を削除してください。</translation>
    </message>
    <message>
        <source>Check the path for a misprint.</source>
        <translation>パスに入力ミスがないか確かめてください。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect inside this WSL distribution.</source>
        <translation>この WSL ディストリビューションで有効な kubeconfig がありません。</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution, or copy the kubeconfig of Windows with its certificates embedded to ~/.kube/config.</source>
        <translation>Rancher Desktop か Docker Desktop でこのディストリビューションの WSL 統合を有効にするか、証明書を埋め込んだ Windows の kubeconfig を ~/.kube/config にコピーしてください。</translation>
    </message>
    <message>
        <source>Check the variable KUBECONFIG.</source>
        <translation>変数 KUBECONFIG を確かめてください。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect: {path} does not exist.</source>
        <translation>有効な kubeconfig がありません。{path} は存在しません。</translation>
    </message>
    <message>
        <source>Choose a kubeconfig, or connect with an address, a CA and a token.</source>
        <translation>kubeconfig を選ぶか、アドレス、CA、トークンで接続してください。</translation>
    </message>
    <message>
        <source>If you have a file elsewhere, copy it to ~/.kube/config or put its path into the variable KUBECONFIG.</source>
        <translation>別の場所にファイルがあれば、~/.kube/config にコピーするか、そのパスを変数 KUBECONFIG に設定してください。</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect.</source>
        <translation>有効な kubeconfig がありません。</translation>
    </message>
    <message>
        <source>Check the variables HOME and KUBECONFIG.</source>
        <translation>変数 HOME と KUBECONFIG を確かめてください。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files. They count as one here and in kubectl, but spark-submit reads only the first, {first}, which lacks what the context {context} needs.</source>
        <translation>KUBECONFIG に {count} 個のファイルが指定されています。ここと kubectl では一つとして扱われますが、spark-submit は最初の {first} しか読まず、コンテキスト {context} に必要なものがそこにありません。</translation>
    </message>
    <message>
        <source>Merge them: kubectl config view --raw --flatten &gt; merged, and set KUBECONFIG to that one file.</source>
        <translation>一つにまとめてください: kubectl config view --raw --flatten &gt; merged。そして KUBECONFIG にその一つのファイルを設定します。</translation>
    </message>
    <message>
        <source>Or choose the context by name here, where all files are read.</source>
        <translation>または、すべてのファイルを読むここで、コンテキストを名前で選んでください。</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files, which count as one. Where names are used twice, the first file wins.</source>
        <translation>KUBECONFIG に {count} 個のファイルが指定され、一つとして扱われます。同じ名前が二度使われている場合は、最初のファイルが優先されます。</translation>
    </message>
    <message>
        <source>To be sure which cluster is meant, choose the context by name, or set KUBECONFIG to one file.</source>
        <translation>どのクラスターかを確実にするには、コンテキストを名前で選ぶか、KUBECONFIG に一つのファイルを設定してください。</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig. It has: {known}.</source>
        <translation>kubeconfig でコンテキストが選ばれていません。あるのは {known} です。</translation>
    </message>
    <message>
        <source>Choose a context, or set one: kubectl config use-context NAME.</source>
        <translation>コンテキストを選ぶか、設定してください: kubectl config use-context NAME。</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig.</source>
        <translation>kubeconfig でコンテキストが選ばれていません。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}; there is {meant}.</source>
        <translation>kubeconfig にコンテキスト {name} はありません。{meant} ならあります。</translation>
    </message>
    <message>
        <source>Choose {meant}, if that is the one.</source>
        <translation>それが目的のものなら、{meant} を選んでください。</translation>
    </message>
    <message>
        <source>Contexts here: {known}.</source>
        <translation>ここにあるコンテキスト: {known}。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}. It has: {known}.</source>
        <translation>kubeconfig にコンテキスト {name} はありません。あるのは {known} です。</translation>
    </message>
    <message>
        <source>Choose one of these, or add the file that holds {name}.</source>
        <translation>この中から選ぶか、{name} のあるファイルを追加してください。</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}.</source>
        <translation>kubeconfig にコンテキスト {name} はありません。</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds {name}.</source>
        <translation>別のコンテキストを選ぶか、{name} のあるファイルを追加してください。</translation>
    </message>
    <message>
        <source>The context {context} names the cluster {name}, which is in none of the files.</source>
        <translation>コンテキスト {context} が参照するクラスター {name} は、どのファイルにもありません。</translation>
    </message>
    <message>
        <source>Add the file that holds the cluster {name}, or correct the name in the context.</source>
        <translation>クラスター {name} のあるファイルを追加するか、コンテキストの名前を直してください。</translation>
    </message>
    <message>
        <source>A context names no cluster that is in the files.</source>
        <translation>コンテキストの参照するクラスターがファイルにありません。</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds the cluster.</source>
        <translation>別のコンテキストを選ぶか、クラスターのあるファイルを追加してください。</translation>
    </message>
    <message>
        <source>The context {context} names the user {name}, which is in none of the files.</source>
        <translation>コンテキスト {context} が参照するユーザー {name} は、どのファイルにもありません。</translation>
    </message>
    <message>
        <source>Add the file that holds the user {name}, or correct the name in the context.</source>
        <translation>ユーザー {name} のあるファイルを追加するか、コンテキストの名前を直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {name}, which is in none of the files.</source>
        <translation>kubeconfig が参照する {name} は、どのファイルにもありません。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is text in {encoding} without a mark that says so, and cannot be read.</source>
        <translation>kubeconfig {path} は、それを示す目印のない {encoding} のテキストで、読めません。</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE.</source>
        <translation>UTF-8 で保存してください。PowerShell では: Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE。</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>または変換してください (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE)。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not text in UTF-8.</source>
        <translation>kubeconfig {path} は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>Check that it is the right file; a kubeconfig is a YAML text.</source>
        <translation>正しいファイルか確かめてください。kubeconfig は YAML テキストです。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 with an editor, or copy it again from its origin.</source>
        <translation>エディターで UTF-8 で保存するか、元の場所からコピーし直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is saved as {encoding}, as PowerShell does when it writes with &quot;&gt;&quot;. Firesteel and kubectl can read it; spark-submit and others cannot.</source>
        <translation>kubeconfig {path} は {encoding} で保存されています。PowerShell が「&gt;」で書き込むとそうなります。Firesteel と kubectl では読めますが、spark-submit などでは読めません。</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: kubectl config view --raw | Out-File -Encoding utf8 FILE.</source>
        <translation>UTF-8 で保存してください。PowerShell では: kubectl config view --raw | Out-File -Encoding utf8 FILE。</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>または変換してください (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE)。</translation>
    </message>
    <message>
        <source>The kubeconfig is not text in UTF-8.</source>
        <translation>kubeconfig は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: the angle brackets of a template are still around it.</source>
        <translation>{path} の {key} の値は base64 ではありません。ひな形の山括弧が残っています。</translation>
    </message>
    <message>
        <source>Replace the whole value, with &lt; and &gt;, by the bare base64 text of the certificate in one line.</source>
        <translation>値全体を &lt; と &gt; ごと、証明書の base64 テキストだけに 1 行で置き換えてください。</translation>
    </message>
    <message>
        <source>If you have a PEM file, give its path instead, under the key without -data.</source>
        <translation>PEM ファイルがあれば、代わりにそのパスを -data の付かないキーに指定してください。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but the PEM text itself.</source>
        <translation>{path} の {key} の値は base64 ではなく、PEM テキストそのものです。</translation>
    </message>
    <message>
        <source>Put the base64 form of the file there: base64 -w0 FILE.</source>
        <translation>そのファイルを base64 にしたものを書いてください: base64 -w0 FILE。</translation>
    </message>
    <message>
        <source>Or give the path of the PEM file, under the key without -data.</source>
        <translation>または、PEM ファイルのパスを -data の付かないキーに指定してください。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but a path.</source>
        <translation>{path} の {key} の値は base64 ではなく、パスです。</translation>
    </message>
    <message>
        <source>Use the key without -data for a path.</source>
        <translation>パスには -data の付かないキーを使ってください。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: it is in the alphabet for URLs, with - and _.</source>
        <translation>{path} の {key} の値は通常の base64 ではありません。- と _ を使う URL 用の文字で書かれています。</translation>
    </message>
    <message>
        <source>Replace - by + and _ by /, or encode the file again: base64 -w0 FILE.</source>
        <translation>- を + に、_ を / に置き換えるか、ファイルをエンコードし直してください: base64 -w0 FILE。</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64.</source>
        <translation>{path} の {key} の値は base64 ではありません。</translation>
    </message>
    <message>
        <source>Copy the value again, whole and in one line; a part may be missing.</source>
        <translation>値全体を 1 行でコピーし直してください。一部が欠けているかもしれません。</translation>
    </message>
    <message>
        <source>The file {path} is a web page, not a kubeconfig: probably a log-in page was saved.</source>
        <translation>ファイル {path} は kubeconfig ではなくウェブページです。ログインページを保存したと思われます。</translation>
    </message>
    <message>
        <source>Log in with the browser first, then download the kubeconfig again.</source>
        <translation>まずブラウザーでログインし、それから kubeconfig をダウンロードし直してください。</translation>
    </message>
    <message>
        <source>The file {path} is a certificate, not a kubeconfig.</source>
        <translation>ファイル {path} は kubeconfig ではなく証明書です。</translation>
    </message>
    <message>
        <source>Use it as the CA together with an address and a token, or choose the kubeconfig.</source>
        <translation>アドレスとトークンとともに CA として使うか、kubeconfig を選んでください。</translation>
    </message>
    <message>
        <source>The file {path} is a private key, not a kubeconfig.</source>
        <translation>ファイル {path} は kubeconfig ではなく秘密鍵です。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig.</source>
        <translation>kubeconfig を選んでください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} has the key {key} twice at the same place, in lines {firstLine} and {line}.</source>
        <translation>kubeconfig {path} の同じ場所にキー {key} が二度あります ({firstLine} 行目と {line} 行目)。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>どちらかを削除してください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} refers to itself in line {line} (an alias inside its own anchor).</source>
        <translation>kubeconfig {path} の {line} 行目が自分自身を参照しています (自分のアンカーの中のエイリアス)。</translation>
    </message>
    <message>
        <source>Write the value out instead of the alias.</source>
        <translation>エイリアスの代わりに値を書いてください。</translation>
    </message>
    <message>
        <source>Line {line} of the kubeconfig {path} merges something that is no map (&lt;&lt;).</source>
        <translation>kubeconfig {path} の {line} 行目で、マップではないものがマージされています (&lt;&lt;)。</translation>
    </message>
    <message>
        <source>Write the values out instead of merging them.</source>
        <translation>マージせずに値を書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is nested or repeated beyond any sensible size and is not read.</source>
        <translation>kubeconfig {path} は入れ子や繰り返しが常識的な大きさを超えているため、読みません。</translation>
    </message>
    <message>
        <source>Check that it is the right file, and copy it again from its origin.</source>
        <translation>正しいファイルか確かめ、元の場所からコピーし直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is broken at line {line}: it is not valid YAML.</source>
        <translation>kubeconfig {path} は {line} 行目で壊れています。正しい YAML ではありません。</translation>
    </message>
    <message>
        <source>Look at line {line} and the one before: indentation takes blanks, never tabs, and a colon a blank after it.</source>
        <translation>{line} 行目とその前の行を見てください。字下げはタブではなく空白で、コロンの後には空白が必要です。</translation>
    </message>
    <message>
        <source>Copy the file again from its origin, whole.</source>
        <translation>元の場所からファイル全体をコピーし直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not valid YAML.</source>
        <translation>kubeconfig {path} は正しい YAML ではありません。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows; here the file is {meant}.</source>
        <translation>パス {file} は Windows のものです。ここでのファイルは {meant} です。</translation>
    </message>
    <message>
        <source>Put {meant} into KUBECONFIG, with a colon between several paths.</source>
        <translation>KUBECONFIG に {meant} を設定してください。複数のパスはコロンで区切ります。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows, and no such file is found from here.</source>
        <translation>パス {file} は Windows のもので、ここからはそのファイルが見つかりません。</translation>
    </message>
    <message>
        <source>Write paths as WSL has them, such as /mnt/c/Users/…, with a colon between several.</source>
        <translation>/mnt/c/Users/… のように WSL の形でパスを書いてください。複数のパスはコロンで区切ります。</translation>
    </message>
    <message>
        <source>Let Windows translate: put KUBECONFIG/l into its variable WSLENV.</source>
        <translation>Windows に変換させるには、Windows の変数 WSLENV に KUBECONFIG/l を加えてください。</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows and means nothing here.</source>
        <translation>パス {file} は Windows のもので、ここでは意味がありません。</translation>
    </message>
    <message>
        <source>Give the path of a file on this machine.</source>
        <translation>このマシンにあるファイルのパスを指定してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, a path of Windows. Firesteel reads it as {meant}; kubectl and spark-submit in WSL do not.</source>
        <translation>kubeconfig に Windows のパス {file} があります。Firesteel は {meant} として読みますが、WSL の kubectl と spark-submit はそうしません。</translation>
    </message>
    <message>
        <source>Embed the files: on Windows run kubectl config view --raw --flatten &gt; config and use that file.</source>
        <translation>ファイルを埋め込んでください。Windows で kubectl config view --raw --flatten &gt; config を実行し、そのファイルを使います。</translation>
    </message>
    <message>
        <source>Or write {meant} in its place.</source>
        <translation>または、代わりに {meant} と書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, and {meant} is not there either.</source>
        <translation>kubeconfig は Windows のプログラムが書いたものです。{key} に {file} が指定されていますが、対応する {meant} もありません。</translation>
    </message>
    <message>
        <source>Or write the paths as /mnt/c/… with forward slashes.</source>
        <translation>または、スラッシュを使って /mnt/c/… の形でパスを書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, which cannot be opened here.</source>
        <translation>kubeconfig は Windows のプログラムが書いたものです。{key} に {file} が指定されていますが、ここでは開けません。</translation>
    </message>
    <message>
        <source>Or copy the files here and write their new paths, with forward slashes (in WSL: /mnt/c/…).</source>
        <translation>または、ファイルをここにコピーし、スラッシュを使って新しいパスを書いてください (WSL では /mnt/c/…)。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, relative to its own folder; {looked} does not exist. Probably the kubeconfig was copied without the files beside it.</source>
        <translation>kubeconfig に、そのフォルダーからの相対パス {file} がありますが、{looked} は存在しません。kubeconfig だけをコピーし、隣のファイルをコピーしなかったと思われます。</translation>
    </message>
    <message>
        <source>Copy the files along, or use absolute paths.</source>
        <translation>ファイルも一緒にコピーするか、絶対パスを使ってください。</translation>
    </message>
    <message>
        <source>At its origin run kubectl config view --raw --flatten &gt; config: the new file holds the certificates itself.</source>
        <translation>元の場所で kubectl config view --raw --flatten &gt; config を実行してください。新しいファイルには証明書そのものが入ります。</translation>
    </message>
    <message>
        <source>The kubeconfig names a file relative to its own folder, and it is not there.</source>
        <translation>kubeconfig に、そのフォルダーからの相対パスのファイルが指定されていますが、そこにありません。</translation>
    </message>
    <message>
        <source>The path {file} still holds ~ or a variable, which only a shell replaces.</source>
        <translation>パス {file} に、シェルだけが置き換える ~ か変数が残っています。</translation>
    </message>
    <message>
        <source>Write the path out, or set the variable in a shell without quotes around it.</source>
        <translation>パスを展開して書くか、シェルで引用符に入れずに変数を設定してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there; a shell would make {meant} of it.</source>
        <translation>kubeconfig に {file} が指定されています。そこでは ~ も変数も置き換えられません。シェルなら {meant} になります。</translation>
    </message>
    <message>
        <source>Write {meant} in its place.</source>
        <translation>代わりに {meant} と書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there.</source>
        <translation>kubeconfig に {file} が指定されています。そこでは ~ も変数も置き換えられません。</translation>
    </message>
    <message>
        <source>Write the whole path, beginning with /.</source>
        <translation>/ で始まるパス全体を書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which you may not read.</source>
        <translation>kubeconfig に {file} が指定されていますが、読む権限がありません。</translation>
    </message>
    <message>
        <source>Ask who owns the file for a copy, or for the right to read it.</source>
        <translation>ファイルの所有者にコピーか、読む権限を求めてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is no file but a folder or a device.</source>
        <translation>kubeconfig に {file} が指定されていますが、ファイルではなくフォルダーかデバイスです。</translation>
    </message>
    <message>
        <source>Write the path of the file itself.</source>
        <translation>ファイル自体のパスを書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is far too large for a certificate or token.</source>
        <translation>kubeconfig に {file} が指定されていますが、証明書やトークンとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Write the path of the right file.</source>
        <translation>正しいファイルのパスを書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which cannot be read.</source>
        <translation>kubeconfig に {file} が指定されていますが、読めません。</translation>
    </message>
    <message>
        <source>Check the file, or write the path of another one.</source>
        <translation>ファイルを確かめるか、別のファイルのパスを書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig names {file} as {key}, and there is no such file.</source>
        <translation>kubeconfig の {key} に {file} が指定されていますが、そのファイルはありません。</translation>
    </message>
    <message>
        <source>Correct the path, or put the file there.</source>
        <translation>パスを直すか、ファイルをそこに置いてください。</translation>
    </message>
    <message>
        <source>A path in the kubeconfig leads to no file on this machine.</source>
        <translation>kubeconfig のパスの先に、このマシンのファイルがありません。</translation>
    </message>
    <message>
        <source>The kubeconfig names a file that does not exist.</source>
        <translation>kubeconfig に存在しないファイルが指定されています。</translation>
    </message>
    <message>
        <source>{text} stands for an address that has still to be put there.</source>
        <translation>{text} は、これから書き込むアドレスの代わりの文字列です。</translation>
    </message>
    <message>
        <source>Put in the name or address of your own server.</source>
        <translation>実際のサーバーの名前かアドレスを書いてください。</translation>
    </message>
    <message>
        <source>{key} holds {text}: the output of kubectl config view hides secrets unless it is asked for them.</source>
        <translation>{key} の値が {text} です。kubectl config view の出力は、求めない限り秘密の値を隠します。</translation>
    </message>
    <message>
        <source>Get the file again, with the secrets in it (kubectl config view --raw --flatten &gt; config).</source>
        <translation>秘密の値を含むファイルを取得し直してください (kubectl config view --raw --flatten &gt; config)。</translation>
    </message>
    <message>
        <source>{key} holds {text}, which stands for a value that has still to be put there.</source>
        <translation>{key} の値が {text} です。これから書き込む値の代わりの文字列です。</translation>
    </message>
    <message>
        <source>Put the real value in its place.</source>
        <translation>代わりに実際の値を書いてください。</translation>
    </message>
    <message>
        <source>Get the kubeconfig again from whoever runs the cluster.</source>
        <translation>クラスターの管理者から kubeconfig をもらい直してください。</translation>
    </message>
    <message>
        <source>{key} holds a placeholder, not a value.</source>
        <translation>{key} にあるのは値ではなくプレースホルダーです。</translation>
    </message>
    <message>
        <source>The kubeconfig holds a placeholder in place of a value.</source>
        <translation>kubeconfig に値ではなくプレースホルダーがあります。</translation>
    </message>
    <message>
        <source>Two files have an entry of the kind {kind} named {name}: {firstPath} counts, the one in {path} is not used.</source>
        <translation>二つのファイルに種類 {kind} の項目 {name} があります。{firstPath} のものが有効で、{path} のものは使われません。</translation>
    </message>
    <message>
        <source>Rename one of the two (kubectl config rename-context for contexts), or use the files one at a time.</source>
        <translation>どちらかの名前を変えるか (コンテキストは kubectl config rename-context)、ファイルを一つずつ使ってください。</translation>
    </message>
    <message>
        <source>Add {path} here as a file of its own: its entries are then kept apart.</source>
        <translation>{path} を独立したファイルとしてここに追加してください。そうすれば項目が区別されます。</translation>
    </message>
    <message>
        <source>Two files have an entry of the same name; the first one counts.</source>
        <translation>二つのファイルに同じ名前の項目があり、最初のものが有効です。</translation>
    </message>
    <message>
        <source>Rename one of the two, or use the files one at a time.</source>
        <translation>どちらかの名前を変えるか、ファイルを一つずつ使ってください。</translation>
    </message>
    <message>
        <source>K3s is installed here, but its kubeconfig {path} may only be read by root.</source>
        <translation>ここには K3s がインストールされていますが、その kubeconfig {path} は root しか読めません。</translation>
    </message>
    <message>
        <source>Make a copy of your own (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config).</source>
        <translation>自分用のコピーを作ってください (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config)。</translation>
    </message>
    <message>
        <source>Or let K3s write it readable for all users of this machine: start the server with --write-kubeconfig-mode 644.</source>
        <translation>または、このマシンのすべてのユーザーが読めるように K3s に書き込ませてください。サーバーを --write-kubeconfig-mode 644 で起動します。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} may only be read by root.</source>
        <translation>kubeconfig {path} は root しか読めません。</translation>
    </message>
    <message>
        <source>Or ask the administrator for a kubeconfig of your own.</source>
        <translation>または、管理者に自分用の kubeconfig を求めてください。</translation>
    </message>
    <message>
        <source>You may not read the kubeconfig {path}.</source>
        <translation>kubeconfig {path} を読む権限がありません。</translation>
    </message>
    <message>
        <source>{path} is no file but a folder, a pipe or a device.</source>
        <translation>{path} はファイルではなく、フォルダーかパイプかデバイスです。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig itself.</source>
        <translation>kubeconfig 自体を選んでください。</translation>
    </message>
    <message>
        <source>{path} has more than 4 MiB: that is no kubeconfig.</source>
        <translation>{path} は 4 MiB を超えています。kubeconfig ではありません。</translation>
    </message>
    <message>
        <source>Choose the right file.</source>
        <translation>正しいファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file {path} is a token, not a kubeconfig.</source>
        <translation>ファイル {path} は kubeconfig ではなくトークンです。</translation>
    </message>
    <message>
        <source>Use it as the token together with an address and a CA, or choose the kubeconfig.</source>
        <translation>アドレスと CA とともにトークンとして使うか、kubeconfig を選んでください。</translation>
    </message>
    <message>
        <source>The file {path} is a {found}, not a kubeconfig.</source>
        <translation>ファイル {path} は kubeconfig ではなく {found} です。</translation>
    </message>
    <message>
        <source>Choose the kubeconfig: it begins with apiVersion: v1 and kind: Config.</source>
        <translation>kubeconfig を選んでください。apiVersion: v1 と kind: Config で始まります。</translation>
    </message>
    <message>
        <source>The kubeconfig has two entries of the kind {kind} named {name}, in lines {firstLine} and {line}; neither can be told from the other.</source>
        <translation>kubeconfig に種類 {kind} の項目 {name} が二つあり ({firstLine} 行目と {line} 行目)、区別できません。</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>どちらかの名前を変えるか、削除してください。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds several documents, separated by ---; only the first counts.</source>
        <translation>kubeconfig {path} に、--- で区切られた複数の文書があります。最初のものだけが有効です。</translation>
    </message>
    <message>
        <source>Keep the documents in files of their own, and name all of them in KUBECONFIG.</source>
        <translation>文書をそれぞれ別のファイルに分け、そのすべてを KUBECONFIG に指定してください。</translation>
    </message>
    <message>
        <source>{key} is a number or boolean without quotes. Firesteel takes it as text; kubectl refuses it.</source>
        <translation>{key} が引用符のない数か真偽値です。Firesteel は文字列として扱いますが、kubectl は拒否します。</translation>
    </message>
    <message>
        <source>Put quotes around the value.</source>
        <translation>値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>{key} has quotes around true or false. Firesteel understands it; kubectl refuses it.</source>
        <translation>{key} の true または false が引用符で囲まれています。Firesteel は理解しますが、kubectl は拒否します。</translation>
    </message>
    <message>
        <source>Remove the quotes.</source>
        <translation>引用符を取り除いてください。</translation>
    </message>
    <message>
        <source>The cluster {name} has a CA and also insecure-skip-tls-verify, which exclude each other.</source>
        <translation>クラスター {name} に CA と insecure-skip-tls-verify の両方があります。これらは一緒に使えません。</translation>
    </message>
    <message>
        <source>Remove insecure-skip-tls-verify: with the CA the server can be verified.</source>
        <translation>insecure-skip-tls-verify を削除してください。CA があればサーバーを検証できます。</translation>
    </message>
    <message>
        <source>The entry {name} gives two ways to log in that exclude each other (see {key}).</source>
        <translation>項目 {name} に、一緒に使えない二つのログイン方法があります ({key} を参照)。</translation>
    </message>
    <message>
        <source>Keep the one that is meant and remove the other.</source>
        <translation>使う方を残し、もう一方を削除してください。</translation>
    </message>
    <message>
        <source>The namespace of the context {name} cannot be the name of a namespace.</source>
        <translation>コンテキスト {name} の名前空間は、名前空間の名前として使えません。</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63.</source>
        <translation>小文字、数字、ハイフンを 63 文字以内で使ってください。</translation>
    </message>
    <message>
        <source>The user {name} acts as somebody (as-groups, as-uid), but as is missing.</source>
        <translation>ユーザー {name} は別のユーザーとして操作しますが (as-groups、as-uid)、as がありません。</translation>
    </message>
    <message>
        <source>Add as: USER, or remove the other keys.</source>
        <translation>as: USER を加えるか、ほかのキーを削除してください。</translation>
    </message>
    <message>
        <source>{key} in line {line} of the kubeconfig has the wrong type.</source>
        <translation>kubeconfig の {line} 行目の {key} は型が違います。</translation>
    </message>
    <message>
        <source>Compare the place with a kubeconfig that works; mostly the indentation is wrong.</source>
        <translation>その箇所を動作する kubeconfig と比べてください。たいていは字下げの誤りです。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} cannot be read as one.</source>
        <translation>{path} を kubeconfig として読めません。</translation>
    </message>
    <message>
        <source>Copy it again from its origin, whole.</source>
        <translation>元の場所から全体をコピーし直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read as one.</source>
        <translation>kubeconfig として読めません。</translation>
    </message>
    <message>
        <source>The address {host} means the machine that asks. The kubeconfig was copied from a server, where it was right; here nothing answers.</source>
        <translation>アドレス {host} は、接続する側のマシン自身を指します。kubeconfig のコピー元のサーバーでは正しいものですが、ここでは何も応答しません。</translation>
    </message>
    <message>
        <source>Set server to https://SERVER:{port}, with the name or address of the machine that runs the cluster.</source>
        <translation>server を https://SERVER:{port} に設定してください。SERVER はクラスターが動いているマシンの名前かアドレスです。</translation>
    </message>
    <message>
        <source>If the certificate does not carry that address, add it on the server (K3s: --tls-san).</source>
        <translation>証明書にそのアドレスがなければ、サーバーで追加してください (K3s: --tls-san)。</translation>
    </message>
    <message>
        <source>If the cluster does run on this machine, check that it is started.</source>
        <translation>クラスターがこのマシンで動いているはずなら、起動しているか確かめてください。</translation>
    </message>
    <message>
        <source>{host} means &quot;every address of this machine&quot; to a server, and is no address for a client.</source>
        <translation>{host} はサーバーにとって「このマシンのすべてのアドレス」を意味し、クライアント用のアドレスではありません。</translation>
    </message>
    <message>
        <source>Set server to the address of the machine that runs the cluster, or to 127.0.0.1 if it runs here.</source>
        <translation>server にクラスターが動いているマシンのアドレスを設定してください。ここで動いているなら 127.0.0.1 です。</translation>
    </message>
    <message>
        <source>{host} means this machine itself. That is right for a cluster that runs here, and for a tunnel.</source>
        <translation>{host} はこのマシン自身を指します。ここで動くクラスターやトンネルならそれで正しいです。</translation>
    </message>
    <message>
        <source>If the cluster runs on another machine, put the name or address of that machine in its place.</source>
        <translation>クラスターが別のマシンで動いているなら、代わりにそのマシンの名前かアドレスを書いてください。</translation>
    </message>
    <message>
        <source>There is no address of a server.</source>
        <translation>サーバーのアドレスがありません。</translation>
    </message>
    <message>
        <source>Enter the address of the API server, such as https://10.0.0.5:6443.</source>
        <translation>API サーバーのアドレスを入力してください。例: https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>{server} begins neither with https nor with http.</source>
        <translation>{server} は https でも http でも始まっていません。</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443.</source>
        <translation>アドレスを入力してください。例: https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>The name in {server} cannot be read.</source>
        <translation>{server} の名前を読み取れません。</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443 or https://[fd00::5]:6443.</source>
        <translation>アドレスを入力してください。例: https://10.0.0.5:6443、https://[fd00::5]:6443。</translation>
    </message>
    <message>
        <source>The port in {server} is not a number from 1 to 65535.</source>
        <translation>{server} のポートは 1 から 65535 までの数ではありません。</translation>
    </message>
    <message>
        <source>Mostly it is 6443 (K3s, RKE2, kubeadm) or 443 (Rancher, clouds).</source>
        <translation>たいていは 6443 (K3s、RKE2、kubeadm) か 443 (Rancher、クラウド) です。</translation>
    </message>
    <message>
        <source>The address holds a user name, which belongs to the identity and not there.</source>
        <translation>アドレスにユーザー名があります。ユーザー名はここではなく「認証」に入れます。</translation>
    </message>
    <message>
        <source>Remove everything before the @ and enter the identity apart.</source>
        <translation>@ とその前をすべて削除し、「認証」に別に入力してください。</translation>
    </message>
    <message>
        <source>{server} is neither a URL nor host:port.</source>
        <translation>{server} は URL でも host:port でもありません。</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>https:// で始めてください。</translation>
    </message>
    <message>
        <source>No port is given, so {port} is assumed.</source>
        <translation>ポートが指定されていないため、{port} とみなします。</translation>
    </message>
    <message>
        <source>K3s, RKE2 and kubeadm listen on 6443, Rancher and clouds on 443; the test will tell.</source>
        <translation>K3s、RKE2、kubeadm は 6443、Rancher とクラウドは 443 で待ち受けます。テストで分かります。</translation>
    </message>
    <message>
        <source>This is a page of Rancher. The API of the cluster {cluster} is at the path /k8s/clusters/{cluster}, which is used now.</source>
        <translation>これは Rancher のページです。クラスター {cluster} の API はパス /k8s/clusters/{cluster} にあり、これを使います。</translation>
    </message>
    <message>
        <source>Check the address against the kubeconfig that Rancher offers for the cluster.</source>
        <translation>Rancher がこのクラスター用に提供する kubeconfig とアドレスを照合してください。</translation>
    </message>
    <message>
        <source>This is a page of Rancher, which does not say which cluster is meant.</source>
        <translation>これは Rancher のページで、どのクラスターかを示していません。</translation>
    </message>
    <message>
        <source>Open the cluster in Rancher and copy the address of that page, or download its kubeconfig.</source>
        <translation>Rancher でクラスターを開いてそのページのアドレスをコピーするか、kubeconfig をダウンロードしてください。</translation>
    </message>
    <message>
        <source>Port {port} belongs to another part of a cluster ({service}), not to its API.</source>
        <translation>ポート {port} はクラスターの別の部分 ({service}) のもので、API のものではありません。</translation>
    </message>
    <message>
        <source>Use the port of the API server, mostly 6443.</source>
        <translation>API サーバーのポートを使ってください。たいていは 6443 です。</translation>
    </message>
    <message>
        <source>{host} is an address within the cluster and can only be reached from its pods.</source>
        <translation>{host} はクラスター内部のアドレスで、その Pod からしか接続できません。</translation>
    </message>
    <message>
        <source>Take the address that is meant for the outside, from the kubeconfig of the administrator.</source>
        <translation>管理者の kubeconfig にある、外部用のアドレスを使ってください。</translation>
    </message>
    <message>
        <source>The path of a call was taken off the address.</source>
        <translation>API 呼び出しのパスをアドレスから取り除きました。</translation>
    </message>
    <message>
        <source>Nothing is to be done if the address is right now.</source>
        <translation>今のアドレスが正しければ、することはありません。</translation>
    </message>
    <message>
        <source>The address of the server in the kubeconfig cannot be read.</source>
        <translation>kubeconfig にあるサーバーのアドレスを読み取れません。</translation>
    </message>
    <message>
        <source>Write an address such as https://10.0.0.5:6443.</source>
        <translation>アドレスを書いてください。例: https://10.0.0.5:6443。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not in the PATH of this program, though it is there: {found}.</source>
        <translation>kubeconfig はプログラム {command} から資格情報を得ますが、このプログラムの PATH にありません。場所はここです: {found}。</translation>
    </message>
    <message>
        <source>Write {found} as the command of the user in the kubeconfig.</source>
        <translation>kubeconfig のユーザーの command に {found} と書いてください。</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal in which {command} is found.</source>
        <translation>または、{command} が見つかるターミナルから Firesteel を起動してください。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which is not found from here.</source>
        <translation>kubeconfig は Windows のプログラム {command} から資格情報を得ますが、ここからは見つかりません。</translation>
    </message>
    <message>
        <source>Install the Linux version of the program in this distribution and write its name into the kubeconfig.</source>
        <translation>このディストリビューションに Linux 版のプログラムをインストールし、その名前を kubeconfig に書いてください。</translation>
    </message>
    <message>
        <source>Check that WSL may start Windows programs ([interop] in /etc/wsl.conf).</source>
        <translation>WSL が Windows のプログラムを起動できるか確かめてください (/etc/wsl.conf の [interop])。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which does not run here.</source>
        <translation>kubeconfig は Windows のプログラム {command} から資格情報を得ますが、ここでは動きません。</translation>
    </message>
    <message>
        <source>Install the Linux version of the program and write its name into the kubeconfig.</source>
        <translation>Linux 版のプログラムをインストールし、その名前を kubeconfig に書いてください。</translation>
    </message>
    <message>
        <source>Rancher gave out a kubeconfig without a token: it calls the program {command}, which is not installed.</source>
        <translation>Rancher の kubeconfig にトークンがありません。プログラム {command} を呼び出しますが、インストールされていません。</translation>
    </message>
    <message>
        <source>Install the Rancher CLI and log in, or make an API key in Rancher and put it into the kubeconfig as token.</source>
        <translation>Rancher CLI をインストールしてログインするか、Rancher で API キーを作り、トークンとして kubeconfig に書いてください。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Amazon, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig は Amazon のプログラム {command} から資格情報を得ますが、インストールされていないか、このプログラムの PATH にありません。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the AWS CLI and run aws eks update-kubeconfig again.</source>
        <translation>{command} の絶対パスを kubeconfig に書くか、AWS CLI をインストールして aws eks update-kubeconfig をもう一度実行してください。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Google, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig は Google のプログラム {command} から資格情報を得ますが、インストールされていないか、このプログラムの PATH にありません。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it: gcloud components install gke-gcloud-auth-plugin.</source>
        <translation>{command} の絶対パスを kubeconfig に書くか、インストールしてください: gcloud components install gke-gcloud-auth-plugin。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not installed or not in the PATH of this program.</source>
        <translation>kubeconfig はプログラム {command} から資格情報を得ますが、インストールされていないか、このプログラムの PATH にありません。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it (Azure: az aks install-cli).</source>
        <translation>{command} の絶対パスを kubeconfig に書くか、インストールしてください (Azure: az aks install-cli)。</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, and there is no such file that can be run.</source>
        <translation>kubeconfig はプログラム {command} から資格情報を得ますが、実行できるそのファイルがありません。</translation>
    </message>
    <message>
        <source>Correct the command of the user in the kubeconfig, or install the program there.</source>
        <translation>kubeconfig のユーザーの command を直すか、プログラムをその場所にインストールしてください。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or start Firesteel from a terminal in which it is found.</source>
        <translation>{command} の絶対パスを kubeconfig に書くか、それが見つかるターミナルから Firesteel を起動してください。</translation>
    </message>
    <message>
        <source>The kubeconfig says: “{hint}”.</source>
        <translation>kubeconfig の説明:「{hint}」。</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the program.</source>
        <translation>{command} の絶対パスを kubeconfig に書くか、プログラムをインストールしてください。</translation>
    </message>
    <message>
        <source>The kubeconfig asks {command} for a credential in the version {version}, which is no longer in use.</source>
        <translation>kubeconfig は {command} にバージョン {version} の資格情報を求めますが、このバージョンはもう使われていません。</translation>
    </message>
    <message>
        <source>Write client.authentication.k8s.io/v1beta1 in its place, or let a newer version of the program write the kubeconfig again (Amazon: aws eks update-kubeconfig).</source>
        <translation>代わりに client.authentication.k8s.io/v1beta1 と書くか、プログラムの新しいバージョンで kubeconfig を書き直してください (Amazon: aws eks update-kubeconfig)。</translation>
    </message>
    <message>
        <source>The kubeconfig does not say in which version {command} is to answer.</source>
        <translation>kubeconfig に、{command} が応答するバージョンの指定がありません。</translation>
    </message>
    <message>
        <source>Add apiVersion: client.authentication.k8s.io/v1beta1 below exec.</source>
        <translation>exec の下に apiVersion: client.authentication.k8s.io/v1beta1 を加えてください。</translation>
    </message>
    <message>
        <source>Or let a newer version of the program write the kubeconfig again.</source>
        <translation>または、プログラムの新しいバージョンで kubeconfig を書き直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider gcp, which Kubernetes gave up in version 1.26.</source>
        <translation>kubeconfig は auth-provider の gcp でログインしますが、Kubernetes は 1.26 で廃止しました。</translation>
    </message>
    <message>
        <source>Install gke-gcloud-auth-plugin and run gcloud container clusters get-credentials again.</source>
        <translation>gke-gcloud-auth-plugin をインストールし、gcloud container clusters get-credentials をもう一度実行してください。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider azure, which Kubernetes gave up in version 1.26.</source>
        <translation>kubeconfig は auth-provider の azure でログインしますが、Kubernetes は 1.26 で廃止しました。</translation>
    </message>
    <message>
        <source>Install kubelogin and run kubelogin convert-kubeconfig.</source>
        <translation>kubelogin をインストールし、kubelogin convert-kubeconfig を実行してください。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider {provider}, which is not supported.</source>
        <translation>kubeconfig は auth-provider の {provider} でログインしますが、対応していません。</translation>
    </message>
    <message>
        <source>Ask for a kubeconfig with a token, a client certificate or a credential program (exec).</source>
        <translation>トークン、クライアント証明書、または資格情報のプログラム (exec) を使う kubeconfig を求めてください。</translation>
    </message>
    <message>
        <source>The kubeconfig wants a program to log in, but does not name it.</source>
        <translation>kubeconfig はログインにプログラムを必要としますが、その名前がありません。</translation>
    </message>
    <message>
        <source>Write the program under users, exec, command.</source>
        <translation>プログラムを users、exec、command の下に書いてください。</translation>
    </message>
    <message>
        <source>The program {command} always asks its questions in a terminal, which a window does not have.</source>
        <translation>プログラム {command} は必ずターミナルで質問しますが、ウィンドウにはターミナルがありません。</translation>
    </message>
    <message>
        <source>Log in once in a terminal, for example with kubectl get pods, then try again.</source>
        <translation>一度ターミナルでログインし (例: kubectl get pods)、もう一度試してください。</translation>
    </message>
    <message>
        <source>If the program can do without questions, set interactiveMode: IfAvailable in the kubeconfig.</source>
        <translation>プログラムが質問なしで動くなら、kubeconfig に interactiveMode: IfAvailable を設定してください。</translation>
    </message>
    <message>
        <source>The entry {key} of the program that logs in has the wrong type.</source>
        <translation>ログインするプログラムの項目 {key} は型が違います。</translation>
    </message>
    <message>
        <source>Correct it below users, exec in the kubeconfig.</source>
        <translation>kubeconfig の users、exec の下で直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig gives two ways to log in, exec and auth-provider, which exclude each other.</source>
        <translation>kubeconfig に、一緒に使えない二つのログイン方法 exec と auth-provider があります。</translation>
    </message>
    <message>
        <source>A variable for the program that logs in has no name.</source>
        <translation>ログインするプログラムの変数に名前がありません。</translation>
    </message>
    <message>
        <source>Give each item below exec, env a name and a value.</source>
        <translation>exec、env の下の各項目に、name と value を指定してください。</translation>
    </message>
    <message>
        <source>The log-in by OIDC lacks {field}.</source>
        <translation>OIDC のログインに {field} がありません。</translation>
    </message>
    <message>
        <source>Add {field} below auth-provider, config in the kubeconfig, or get the kubeconfig again.</source>
        <translation>kubeconfig の auth-provider、config の下に {field} を加えるか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends in {days} days ({notAfter}).</source>
        <translation>{user} のクライアント証明書はあと {days} 日で期限切れになります ({notAfter})。</translation>
    </message>
    <message>
        <source>Restart K3s on the server once: it renews certificates that end soon. Then copy /etc/rancher/k3s/k3s.yaml again.</source>
        <translation>サーバーで K3s を一度再起動してください。期限の近い証明書が更新されます。それから /etc/rancher/k3s/k3s.yaml をコピーし直してください。</translation>
    </message>
    <message>
        <source>Ask the administrator for a new one in good time.</source>
        <translation>早めに管理者に新しいものを求めてください。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended on {notAfter}. K3s makes them for one year; the server renewed its own, the copy of the kubeconfig stayed old.</source>
        <translation>{user} のクライアント証明書は {notAfter} に期限切れになりました。K3s の証明書の期限は 1 年です。サーバーは自分のものを更新しましたが、kubeconfig のコピーは古いままです。</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml from the server again; if its certificates are old, too, restart K3s first.</source>
        <translation>サーバーから /etc/rancher/k3s/k3s.yaml をコピーし直してください。その証明書も古ければ、先に K3s を再起動します。</translation>
    </message>
    <message>
        <source>To look at it: openssl x509 -noout -enddate on client-certificate-data, decoded.</source>
        <translation>確かめるには、client-certificate-data をデコードして openssl x509 -noout -enddate を実行してください。</translation>
    </message>
    <message>
        <source>The token ends in {minutes} minutes ({expires}).</source>
        <translation>トークンはあと {minutes} 分で期限切れになります ({expires})。</translation>
    </message>
    <message>
        <source>Get a new one before you start something that takes longer.</source>
        <translation>それより長くかかることを始める前に、新しいものを取得してください。</translation>
    </message>
    <message>
        <source>The user {name} has a client certificate, but not its key.</source>
        <translation>ユーザー {name} にクライアント証明書はありますが、その鍵がありません。</translation>
    </message>
    <message>
        <source>Add client-key or client-key-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>client-key か client-key-data を加えるか、次のコマンドで kubeconfig を取得し直してください: kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>The user {name} has a client key, but not its certificate.</source>
        <translation>ユーザー {name} にクライアント鍵はありますが、その証明書がありません。</translation>
    </message>
    <message>
        <source>Add client-certificate or client-certificate-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>client-certificate か client-certificate-data を加えるか、次のコマンドで kubeconfig を取得し直してください: kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>The client key does not belong to the client certificate.</source>
        <translation>クライアント鍵がクライアント証明書のものではありません。</translation>
    </message>
    <message>
        <source>Put the two together that were made together, or get the kubeconfig again.</source>
        <translation>一緒に作られた二つを組み合わせるか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The client key is locked with a pass-phrase, which a kubeconfig cannot hold.</source>
        <translation>クライアント鍵はパスフレーズで保護されています。kubeconfig にパスフレーズは書けません。</translation>
    </message>
    <message>
        <source>Connect with the certificate and key files instead: the pass-phrase is then asked for.</source>
        <translation>代わりに証明書と鍵のファイルで接続してください。パスフレーズはその時に尋ねます。</translation>
    </message>
    <message>
        <source>Or unlock it: openssl pkey -in KEY -out NEWKEY.</source>
        <translation>または、保護を外してください: openssl pkey -in KEY -out NEWKEY。</translation>
    </message>
    <message>
        <source>A private key stands where the client certificate belongs.</source>
        <translation>クライアント証明書の場所に秘密鍵があります。</translation>
    </message>
    <message>
        <source>Swap the two, or get the kubeconfig again.</source>
        <translation>二つを入れ替えるか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>A certificate stands where the client key belongs.</source>
        <translation>クライアント鍵の場所に証明書があります。</translation>
    </message>
    <message>
        <source>The client certificate is damaged.</source>
        <translation>クライアント証明書が壊れています。</translation>
    </message>
    <message>
        <source>Copy it again, whole: from BEGIN CERTIFICATE to END CERTIFICATE.</source>
        <translation>BEGIN CERTIFICATE から END CERTIFICATE まで、全体をコピーし直してください。</translation>
    </message>
    <message>
        <source>The client key cannot be read.</source>
        <translation>クライアント鍵を読めません。</translation>
    </message>
    <message>
        <source>Copy it again, whole, or ask the administrator for a new pair.</source>
        <translation>全体をコピーし直すか、管理者に新しい組を求めてください。</translation>
    </message>
    <message>
        <source>The client certificate cannot be read.</source>
        <translation>クライアント証明書を読めません。</translation>
    </message>
    <message>
        <source>The log-in by OIDC has neither a token nor one to renew it with.</source>
        <translation>OIDC のログインに、トークンも更新用のトークンもありません。</translation>
    </message>
    <message>
        <source>Log in again with the program that wrote the kubeconfig.</source>
        <translation>kubeconfig を書いたプログラムでログインし直してください。</translation>
    </message>
    <message>
        <source>The user {name} has no token, certificate or program: requests would be anonymous, and most clusters refuse those.</source>
        <translation>ユーザー {name} にトークンも証明書もプログラムもありません。要求は匿名になり、たいていのクラスターは拒否します。</translation>
    </message>
    <message>
        <source>Add a token or client certificate, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>トークンかクライアント証明書を加えるか、次のコマンドで kubeconfig を取得し直してください: kubectl config view --raw --flatten。</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}. The clock of WSL stands still while Windows sleeps.</source>
        <translation>このマシンの時計 ({now}) では、クライアント証明書はまだ有効ではありません。{notBefore} から有効です。Windows のスリープ中は WSL の時計が止まります。</translation>
    </message>
    <message>
        <source>Set the clock: sudo hwclock -s. Or run wsl --shutdown in Windows and start again.</source>
        <translation>時計を合わせてください: sudo hwclock -s。または Windows で wsl --shutdown を実行し、起動し直してください。</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}.</source>
        <translation>このマシンの時計 ({now}) では、クライアント証明書はまだ有効ではありません。{notBefore} から有効です。</translation>
    </message>
    <message>
        <source>Set the clock of this machine, best by itself: timedatectl set-ntp true.</source>
        <translation>このマシンの時計を合わせてください。自動で合わせるのが最善です: timedatectl set-ntp true。</translation>
    </message>
    <message>
        <source>The server of {name} is not verified (insecure-skip-tls-verify): anybody on the way could read and change everything, the token too.</source>
        <translation>{name} のサーバーは検証されません (insecure-skip-tls-verify)。途中にいる誰もが、トークンも含めてすべてを読み、書き換えられます。</translation>
    </message>
    <message>
        <source>Get the CA of the cluster and remove insecure-skip-tls-verify.</source>
        <translation>クラスターの CA を取得し、insecure-skip-tls-verify を削除してください。</translation>
    </message>
    <message>
        <source>The address of {host} is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>{host} のアドレスは TLS なしの http です。資格情報が平文でネットワークを通ることになるため、送信しません。</translation>
    </message>
    <message>
        <source>Use the https address of the API server.</source>
        <translation>API サーバーの https アドレスを使ってください。</translation>
    </message>
    <message>
        <source>For a tunnel or kubectl proxy use 127.0.0.1.</source>
        <translation>トンネルか kubectl proxy には 127.0.0.1 を使ってください。</translation>
    </message>
    <message>
        <source>The address of the server is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>サーバーのアドレスは TLS なしの http です。資格情報が平文でネットワークを通ることになるため、送信しません。</translation>
    </message>
    <message>
        <source>The proxy is to be reached by https, which is not supported.</source>
        <translation>プロキシへの接続に https が指定されていますが、対応していません。</translation>
    </message>
    <message>
        <source>Give the proxy as http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>プロキシは http://HOST:PORT か socks5://HOST:PORT の形で指定してください。</translation>
    </message>
    <message>
        <source>The address of the proxy begins neither with http nor with socks5.</source>
        <translation>プロキシのアドレスは http でも socks5 でも始まっていません。</translation>
    </message>
    <message>
        <source>The address of the proxy ({key}) cannot be read.</source>
        <translation>プロキシのアドレス ({key}) を読み取れません。</translation>
    </message>
    <message>
        <source>The name {host} is known only inside the cluster.</source>
        <translation>名前 {host} はクラスターの内部でしか通じません。</translation>
    </message>
    <message>
        <source>Take the address under which the API server is reached from outside, as it stands in a kubeconfig.</source>
        <translation>kubeconfig にある、外部から API サーバーに接続するためのアドレスを使ってください。</translation>
    </message>
    <message>
        <source>The name {host} looks like the placeholder of a guide, and has no address.</source>
        <translation>名前 {host} は手引きのプレースホルダーのようで、アドレスがありません。</translation>
    </message>
    <message>
        <source>Put the name or address of your own server in its place.</source>
        <translation>代わりに実際のサーバーの名前かアドレスを書いてください。</translation>
    </message>
    <message>
        <source>The name server does not answer, so the address of {host} stays unknown.</source>
        <translation>ネームサーバーが応答しないため、{host} のアドレスが分かりません。</translation>
    </message>
    <message>
        <source>Check the network connection and whether the VPN of the cluster is on.</source>
        <translation>ネットワーク接続と、クラスターの VPN が有効かを確かめてください。</translation>
    </message>
    <message>
        <source>Try the server&apos;s IP address instead of its name, if the certificate carries it.</source>
        <translation>証明書に IP アドレスがあれば、名前の代わりにサーバーの IP アドレスを試してください。</translation>
    </message>
    <message>
        <source>No address is known for the name {host}.</source>
        <translation>名前 {host} のアドレスが見つかりません。</translation>
    </message>
    <message>
        <source>Check the name for a misprint, and whether the VPN of the cluster is on.</source>
        <translation>名前に入力ミスがないか、クラスターの VPN が有効かを確かめてください。</translation>
    </message>
    <message>
        <source>{host} stands for every address of the machine that wrote it; nothing can be reached under it.</source>
        <translation>{host} は、それを書いたマシンのすべてのアドレスを意味し、このアドレスには接続できません。</translation>
    </message>
    <message>
        <source>Put the address of the server in its place, or 127.0.0.1 if the cluster runs on this machine.</source>
        <translation>代わりにサーバーのアドレスを書いてください。クラスターがこのマシンで動いているなら 127.0.0.1 です。</translation>
    </message>
    <message>
        <source>{host} means this machine, and no cluster runs here: the address was copied from the server.</source>
        <translation>{host} はこのマシンを指しますが、ここでクラスターは動いていません。アドレスがサーバーからコピーされています。</translation>
    </message>
    <message>
        <source>Put the address of the server in its place: https://SERVER:{port}.</source>
        <translation>代わりにサーバーのアドレスを書いてください: https://SERVER:{port}。</translation>
    </message>
    <message>
        <source>If its certificate does not carry that address, add it on the server (K3s: tls-san).</source>
        <translation>証明書にそのアドレスがなければ、サーバーで追加してください (K3s: tls-san)。</translation>
    </message>
    <message>
        <source>The server at {host}:{port} wants TLS, but the address says http.</source>
        <translation>{host}:{port} のサーバーは TLS を求めますが、アドレスは http です。</translation>
    </message>
    <message>
        <source>Write https:// instead of http://.</source>
        <translation>http:// ではなく https:// と書いてください。</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, but knows no cluster under this path.</source>
        <translation>{host} で Rancher が応答しますが、このパスにクラスターはありません。</translation>
    </message>
    <message>
        <source>Download the kubeconfig from the page of the cluster in Rancher again: the id in the path is another one or gone.</source>
        <translation>Rancher のクラスターのページから kubeconfig をダウンロードし直してください。パスの ID が別のものか、なくなっています。</translation>
    </message>
    <message>
        <source>The address {host}:{port} is not that of a Kubernetes API server.</source>
        <translation>アドレス {host}:{port} は Kubernetes API サーバーのものではありません。</translation>
    </message>
    <message>
        <source>Check host and port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>ホストとポートを確かめてください。K3s と RKE2 は 6443、Rancher と多くのクラウドは 443 です。</translation>
    </message>
    <message>
        <source>The cluster of this machine does not run: nothing listens at {host}:{port}.</source>
        <translation>このマシンのクラスターは動いていません。{host}:{port} では何も待ち受けていません。</translation>
    </message>
    <message>
        <source>Look why it does not start: systemctl status k3s, then journalctl -u k3s -n 50. Often the kernel lacks the memory cgroup.</source>
        <translation>起動しない理由を調べてください: systemctl status k3s、続いて journalctl -u k3s -n 50。カーネルにメモリー cgroup がないことがよくあります。</translation>
    </message>
    <message>
        <source>Start it: sudo systemctl start k3s.</source>
        <translation>起動してください: sudo systemctl start k3s。</translation>
    </message>
    <message>
        <source>The local cluster does not run, or has another port since it was started: nothing listens at {host}:{port}.</source>
        <translation>ローカルクラスターが動いていないか、起動後にポートが変わりました。{host}:{port} では何も待ち受けていません。</translation>
    </message>
    <message>
        <source>Start it (k3d cluster start, minikube start, Docker or Rancher Desktop).</source>
        <translation>起動してください (k3d cluster start、minikube start、Docker Desktop または Rancher Desktop)。</translation>
    </message>
    <message>
        <source>Take its kubeconfig again: k3d kubeconfig get, kind export kubeconfig, minikube update-context.</source>
        <translation>その kubeconfig を取得し直してください: k3d kubeconfig get、kind export kubeconfig、minikube update-context。</translation>
    </message>
    <message>
        <source>A gateway answers at {host}:{port}, but the API server behind it does not ({status}).</source>
        <translation>{host}:{port} でゲートウェイが応答しますが、その先の API サーバーは応答しません ({status})。</translation>
    </message>
    <message>
        <source>Wait a minute and try again; then ask whoever runs the cluster.</source>
        <translation>1 分待ってもう一度試し、その後クラスターの管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>The machine {host} is there, but nothing listens on port {port}.</source>
        <translation>マシン {host} はありますが、ポート {port} では何も待ち受けていません。</translation>
    </message>
    <message>
        <source>Check the port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>ポートを確かめてください。K3s と RKE2 は 6443、Rancher と多くのクラウドは 443 です。</translation>
    </message>
    <message>
        <source>Ask whether the API server runs; on a K3s server: systemctl status k3s.</source>
        <translation>API サーバーが動いているか尋ねてください。K3s サーバーでは: systemctl status k3s。</translation>
    </message>
    <message>
        <source>Port {port} of {host} is open, but nothing answers to the TLS handshake.</source>
        <translation>{host} のポート {port} は開いていますが、TLS ハンドシェイクに何も応答しません。</translation>
    </message>
    <message>
        <source>With a VPN: large packets may get lost in it. Lower its packet size (MTU), for example to 1300.</source>
        <translation>VPN では大きなパケットが失われることがあります。パケットサイズ (MTU) を、例えば 1300 に下げてください。</translation>
    </message>
    <message>
        <source>Check whether the API server behind a load balancer or port-forward still runs.</source>
        <translation>ロードバランサーやポート転送の先の API サーバーがまだ動いているか確かめてください。</translation>
    </message>
    <message>
        <source>The connection to {host}:{port} stands, but no answer comes.</source>
        <translation>{host}:{port} に接続できましたが、応答がありません。</translation>
    </message>
    <message>
        <source>Try again in a minute: the API server may be overloaded or starting.</source>
        <translation>1 分後にもう一度試してください。API サーバーが過負荷か、起動中かもしれません。</translation>
    </message>
    <message>
        <source>In a VPN, large packets may get lost: try a smaller MTU, such as 1300.</source>
        <translation>VPN では大きなパケットが失われることがあります。小さい MTU (例: 1300) を試してください。</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}. WSL and Docker use addresses of this range, and a VPN often leads them away.</source>
        <translation>{host}:{port} から何も返ってきません。WSL と Docker はこの範囲のアドレスを使いますが、VPN が別の経路に向けることがよくあります。</translation>
    </message>
    <message>
        <source>If the cluster runs on this machine, use https://127.0.0.1:{port} as its address.</source>
        <translation>クラスターがこのマシンで動いているなら、アドレスに https://127.0.0.1:{port} を使ってください。</translation>
    </message>
    <message>
        <source>Otherwise switch on the VPN of the cluster, or leave the other one.</source>
        <translation>そうでなければ、クラスターの VPN を有効にするか、ほかの VPN を切ってください。</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}: a firewall, a missing VPN, or a machine that is off.</source>
        <translation>{host}:{port} から何も返ってきません。ファイアウォール、VPN の未接続、マシンの停止が考えられます。</translation>
    </message>
    <message>
        <source>Switch on the VPN of the cluster, or check that this machine is in the right network.</source>
        <translation>クラスターの VPN を有効にするか、このマシンが正しいネットワークにあるか確かめてください。</translation>
    </message>
    <message>
        <source>Ask whether a firewall lets port {port} through.</source>
        <translation>ファイアウォールがポート {port} を通すか尋ねてください。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not reach {host}:{port} either ({status}).</source>
        <translation>プロキシ {proxyHost} からも {host}:{port} に接続できません ({status})。</translation>
    </message>
    <message>
        <source>If this machine reaches the server directly, add its address to NO_PROXY.</source>
        <translation>このマシンからサーバーに直接接続できるなら、そのアドレスを NO_PROXY に加えてください。</translation>
    </message>
    <message>
        <source>Otherwise check address and port of the server.</source>
        <translation>そうでなければ、サーバーのアドレスとポートを確かめてください。</translation>
    </message>
    <message>
        <source>There is no way from this machine&apos;s network to {host}.</source>
        <translation>このマシンのネットワークから {host} への経路がありません。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} accepts the connection, but does not answer.</source>
        <translation>プロキシ {proxyHost}:{proxyPort} は接続を受け付けますが、応答しません。</translation>
    </message>
    <message>
        <source>Check that it is a proxy of the given kind (HTTP or SOCKS 5).</source>
        <translation>指定した種類 (HTTP または SOCKS 5) のプロキシか確かめてください。</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY.</source>
        <translation>{host} にプロキシが不要なら、NO_PROXY に加えてください。</translation>
    </message>
    <message>
        <source>What listens at {proxyHost}:{proxyPort} is no proxy of the given kind.</source>
        <translation>{proxyHost}:{proxyPort} で待ち受けているのは、指定した種類のプロキシではありません。</translation>
    </message>
    <message>
        <source>Check the scheme of the proxy&apos;s address: http:// or socks5://.</source>
        <translation>プロキシのアドレスのスキームを確かめてください: http:// または socks5://。</translation>
    </message>
    <message>
        <source>No address is known for the name of the proxy, {proxyHost}.</source>
        <translation>プロキシの名前 {proxyHost} のアドレスが見つかりません。</translation>
    </message>
    <message>
        <source>Check the proxy&apos;s name; company proxies are often known only in the company&apos;s network.</source>
        <translation>プロキシの名前を確かめてください。会社のプロキシは社内ネットワークでしか通じないことがよくあります。</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY or clear HTTPS_PROXY.</source>
        <translation>{host} にプロキシが不要なら、NO_PROXY に加えるか、HTTPS_PROXY を空にしてください。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} cannot be reached.</source>
        <translation>プロキシ {proxyHost}:{proxyPort} に接続できません。</translation>
    </message>
    <message>
        <source>Check address and port of the proxy, and that this machine is in its network.</source>
        <translation>プロキシのアドレスとポート、このマシンがそのネットワークにあるかを確かめてください。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not accept the user and password given for it.</source>
        <translation>プロキシ {proxyHost} は、指定されたユーザー名とパスワードを受け付けません。</translation>
    </message>
    <message>
        <source>Enter the current user and password of the proxy; a special character in its address must be percent-encoded.</source>
        <translation>プロキシの現在のユーザー名とパスワードを入力してください。アドレスの中の特殊文字はパーセントエンコードが必要です。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} lets nobody through without user and password.</source>
        <translation>プロキシ {proxyHost} は、ユーザー名とパスワードがないと誰も通しません。</translation>
    </message>
    <message>
        <source>Enter them at the proxy, or as http://USER:PASSWORD@{proxyHost}:{proxyPort} in HTTPS_PROXY.</source>
        <translation>プロキシの設定に入力するか、HTTPS_PROXY に http://USER:PASSWORD@{proxyHost}:{proxyPort} の形で書いてください。</translation>
    </message>
    <message>
        <source>If it wants NTLM or Kerberos, use a local proxy that logs in for you.</source>
        <translation>NTLM か Kerberos を求めるなら、代わりにログインするローカルプロキシを使ってください。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} hangs up when it is asked for {host}:{port}.</source>
        <translation>プロキシ {proxyHost} に {host}:{port} を求めると、切断されます。</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY if this machine reaches it directly.</source>
        <translation>このマシンから直接接続できるなら、{host} を NO_PROXY に加えてください。</translation>
    </message>
    <message>
        <source>Otherwise ask whoever runs the proxy to let {host}:{port} through.</source>
        <translation>そうでなければ、プロキシの管理者に {host}:{port} を通すよう求めてください。</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} refuses to connect to {host}:{port}; the cluster was never asked.</source>
        <translation>プロキシ {proxyHost} が {host}:{port} への接続を拒否しています。要求はクラスターに届いていません。</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY, or set the right proxy for this cluster (proxy-url).</source>
        <translation>{host} を NO_PROXY に加えるか、このクラスターに正しいプロキシを設定してください (proxy-url)。</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API: &quot;{text}&quot;.</source>
        <translation>{host}:{port} で応答するのはウェブページで、Kubernetes API ではありません:「{text}」。</translation>
    </message>
    <message>
        <source>Check the address: behind Rancher it ends in /k8s/clusters/c-…; a page of a login or a network&apos;s sign-in comes before the API.</source>
        <translation>アドレスを確かめてください。Rancher 経由なら /k8s/clusters/c-… で終わります。ログインページやネットワークのサインインページが API の前で応答していることもあります。</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what answers.</source>
        <translation>ブラウザーでアドレスを開き、何が応答するか確かめてください。</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API.</source>
        <translation>{host}:{port} で応答するのはウェブページで、Kubernetes API ではありません。</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to {location}; an API server does not do that.</source>
        <translation>{host}:{port} が要求を {location} へ転送しました。API サーバーはそうしません。</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A login page or a gateway answers here, and no credential was sent on.</source>
        <translation>API サーバー自身のアドレスを使ってください。ここではログインページかゲートウェイが応答しており、資格情報は転送先へ送信していません。</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to another place; an API server does not do that.</source>
        <translation>{host}:{port} が要求を別の場所へ転送しました。API サーバーはそうしません。</translation>
    </message>
    <message>
        <source>{host}:{port} accepts the connection and hangs up without an answer.</source>
        <translation>{host}:{port} は接続を受け付け、応答せずに切断します。</translation>
    </message>
    <message>
        <source>Check the port and whether the address begins with https://.</source>
        <translation>ポートと、アドレスが https:// で始まるかを確かめてください。</translation>
    </message>
    <message>
        <source>Try again in a minute: a load balancer without a server behind it does the same.</source>
        <translation>1 分後にもう一度試してください。後ろにサーバーのないロードバランサーも同じ動きをします。</translation>
    </message>
    <message>
        <source>What listens at {host}:{port} does not speak HTTP.</source>
        <translation>{host}:{port} で待ち受けているものは HTTP を使いません。</translation>
    </message>
    <message>
        <source>Something answers at {host}:{port}, but not as a Kubernetes API server does.</source>
        <translation>{host}:{port} で何かが応答しますが、Kubernetes API サーバーの応答ではありません。</translation>
    </message>
    <message>
        <source>Check port and path of the address: K3s and RKE2 use 6443, Rancher has /k8s/clusters/c-… in its path.</source>
        <translation>アドレスのポートとパスを確かめてください。K3s と RKE2 は 6443、Rancher はパスに /k8s/clusters/c-… があります。</translation>
    </message>
    <message>
        <source>Rancher answers, but has lost its connection to this cluster.</source>
        <translation>Rancher は応答しますが、このクラスターとの接続が切れています。</translation>
    </message>
    <message>
        <source>Look at the cluster&apos;s page in Rancher; in the cluster, the pods of cattle-cluster-agent (namespace cattle-system) must run.</source>
        <translation>Rancher のクラスターのページを見てください。クラスターでは cattle-cluster-agent の Pod (名前空間 cattle-system) が動いている必要があります。</translation>
    </message>
    <message>
        <source>If the cluster has an authorized endpoint, use its context of the kubeconfig: it goes past Rancher.</source>
        <translation>クラスターに authorized endpoint があれば、kubeconfig のそのコンテキストを使ってください。Rancher を経由しません。</translation>
    </message>
    <message>
        <source>The API server answers with an error of its own.</source>
        <translation>API サーバーが自身のエラーを返しました。</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays, show the details to whoever runs the cluster.</source>
        <translation>1 分後にもう一度試してください。続くようなら、詳細をクラスターの管理者に見せてください。</translation>
    </message>
    <message>
        <source>A policy of the cluster does not allow this object; the details name it.</source>
        <translation>クラスターのポリシーがこのオブジェクトを許可していません。詳細に示されています。</translation>
    </message>
    <message>
        <source>Change what the policy asks for, or show the details to whoever runs the cluster.</source>
        <translation>ポリシーの求めるように変えるか、詳細をクラスターの管理者に見せてください。</translation>
    </message>
    <message>
        <source>The connection to {host} is not encrypted: everybody on the way can read and change it.</source>
        <translation>{host} への接続は暗号化されていません。途中にいる誰もが読み、書き換えられます。</translation>
    </message>
    <message>
        <source>Use the server&apos;s https address; plain HTTP is meant for kubectl proxy on this machine.</source>
        <translation>サーバーの https アドレスを使ってください。暗号化なしの HTTP は、このマシンの kubectl proxy のためのものです。</translation>
    </message>
    <message>
        <source>{user} may not act as another user.</source>
        <translation>{user} には、別のユーザーとして操作する権限がありません。</translation>
    </message>
    <message>
        <source>Leave the name to act as empty, or ask the administrator for the right to impersonate it.</source>
        <translation>代わりに使うユーザー名を空にするか、管理者にその権限 (impersonate) を求めてください。</translation>
    </message>
    <message>
        <source>The server does not tell which rights you have.</source>
        <translation>サーバーは、どの権限があるかを示しません。</translation>
    </message>
    <message>
        <source>Go on: a missing right shows when it is needed. Or ask the administrator for the ClusterRole system:basic-user.</source>
        <translation>そのまま続けてください。足りない権限は必要なときに分かります。または、管理者に ClusterRole system:basic-user を求めてください。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; some jobs need it.</source>
        <translation>{user} には、名前空間 {namespace} で {missing} の権限がありません。一部のジョブに必要です。</translation>
    </message>
    <message>
        <source>Ask the administrator for these rights; Firesteel writes the Role for him.</source>
        <translation>管理者にこれらの権限を求めてください。そのための Role は Firesteel が書きます。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; Spark needs it.</source>
        <translation>{user} には、名前空間 {namespace} で {missing} の権限がありません。Spark に必要です。</translation>
    </message>
    <message>
        <source>{user} may not {verb} {resource} in the namespace {namespace}.</source>
        <translation>{user} には、名前空間 {namespace} で {resource} を {verb} する権限がありません。</translation>
    </message>
    <message>
        <source>Ask the administrator for this right; Firesteel writes the Role for him.</source>
        <translation>管理者にこの権限を求めてください。そのための Role は Firesteel が書きます。</translation>
    </message>
    <message>
        <source>You are known to the cluster, but may not do this.</source>
        <translation>クラスターはあなたを認識していますが、この操作の権限がありません。</translation>
    </message>
    <message>
        <source>Ask the administrator for the right; the details name it.</source>
        <translation>管理者に権限を求めてください。詳細に示されています。</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; without it no job can be submitted and followed.</source>
        <translation>{user} には、名前空間 {namespace} で {missing} の権限がありません。これがないと、ジョブの投入も追跡もできません。</translation>
    </message>
    <message>
        <source>Ask the administrator for a RoleBinding in {namespace}: to the ClusterRole edit, or to the Role that Firesteel writes.</source>
        <translation>管理者に {namespace} の RoleBinding を求めてください。ClusterRole edit か、Firesteel が書く Role に対するものです。</translation>
    </message>
    <message>
        <source>Or choose the namespace in which you may work.</source>
        <translation>または、作業を許可された名前空間を選んでください。</translation>
    </message>
    <message>
        <source>You may not use pods in the namespace {namespace} as Spark needs it.</source>
        <translation>名前空間 {namespace} で、Spark に必要な Pod の権限がありません。</translation>
    </message>
    <message>
        <source>{user} may not read logs of pods in the namespace {namespace}: jobs run, but their output stays hidden.</source>
        <translation>{user} には、名前空間 {namespace} で Pod のログを読む権限がありません。ジョブは動きますが、出力は見えません。</translation>
    </message>
    <message>
        <source>Ask the administrator for the verb get on pods/log in {namespace}.</source>
        <translation>管理者に {namespace} での pods/log に対する get の権限を求めてください。</translation>
    </message>
    <message>
        <source>{user} may not forward ports of pods in the namespace {namespace}: the web UI of a running job cannot be shown.</source>
        <translation>{user} には、名前空間 {namespace} で Pod のポートを転送する権限がありません。実行中のジョブのウェブ UI を表示できません。</translation>
    </message>
    <message>
        <source>Ask the administrator for the verbs get and create on pods/portforward in {namespace}.</source>
        <translation>管理者に {namespace} での pods/portforward に対する get と create の権限を求めてください。</translation>
    </message>
    <message>
        <source>{user} may not use SparkApplications in the namespace {namespace}.</source>
        <translation>{user} には、名前空間 {namespace} で SparkApplication を使う権限がありません。</translation>
    </message>
    <message>
        <source>Ask the administrator for create, get, list, watch and delete on sparkapplications.sparkoperator.k8s.io in {namespace}.</source>
        <translation>管理者に {namespace} での sparkapplications.sparkoperator.k8s.io に対する create、get、list、watch、delete の権限を求めてください。</translation>
    </message>
    <message>
        <source>The namespace {namespace} is being deleted; nothing new can be created in it.</source>
        <translation>名前空間 {namespace} は削除中で、新しいものを作成できません。</translation>
    </message>
    <message>
        <source>Choose another namespace, or wait until it is gone and create it anew.</source>
        <translation>別の名前空間を選ぶか、なくなるのを待って作り直してください。</translation>
    </message>
    <message>
        <source>There is no namespace {namespace} in this cluster.</source>
        <translation>このクラスターに名前空間 {namespace} はありません。</translation>
    </message>
    <message>
        <source>Choose one of those that are there, or create it: kubectl create namespace {namespace}.</source>
        <translation>あるものから選ぶか、作成してください: kubectl create namespace {namespace}。</translation>
    </message>
    <message>
        <source>The driver would run as the account default of {namespace}, which may not do what Spark needs.</source>
        <translation>ドライバーは {namespace} のアカウント default で動きますが、そのアカウントには Spark に必要な権限がありません。</translation>
    </message>
    <message>
        <source>Make an account of its own for Spark on the page Namespace and driver account, and set spark.kubernetes.authenticate.driver.serviceAccountName to it.</source>
        <translation>ページ「名前空間とドライバーのアカウント」で Spark 専用のアカウントを作り、spark.kubernetes.authenticate.driver.serviceAccountName に設定してください。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot run executors.</source>
        <translation>ドライバーのアカウント {account} には、{namespace} で {missing} の権限がありません。エグゼキューターを動かせません。</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.</source>
        <translation>ページ「名前空間とドライバーのアカウント」で、足りない権限を加えてください。Firesteel がちょうどそれらを提案します。</translation>
    </message>
    <message>
        <source>Without the right to do so, send the administrator the text that it writes.</source>
        <translation>そうする権限がなければ、Firesteel が書く文面を管理者に送ってください。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot hand its settings to executors.</source>
        <translation>ドライバーのアカウント {account} には、{namespace} で {missing} の権限がありません。設定をエグゼキューターに渡せません。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs with volumes on demand fail.</source>
        <translation>ドライバーのアカウント {account} には、{namespace} で {missing} の権限がありません。オンデマンドのボリュームを使うジョブは失敗します。</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account, or use no volumes on demand.</source>
        <translation>ページ「名前空間とドライバーのアカウント」で足りない権限を加えるか、オンデマンドのボリュームを使わないでください。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs run, but leave objects behind.</source>
        <translation>ドライバーのアカウント {account} には、{namespace} で {missing} の権限がありません。ジョブは動きますが、オブジェクトが残ります。</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}.</source>
        <translation>ドライバーのアカウント {account} には、{namespace} で {missing} の権限がありません。</translation>
    </message>
    <message>
        <source>There is no service account {account} in the namespace {namespace}, so that no driver can start.</source>
        <translation>名前空間 {namespace} にサービスアカウント {account} がないため、ドライバーを開始できません。</translation>
    </message>
    <message>
        <source>Make it on the page Namespace and driver account, or choose one that is there.</source>
        <translation>ページ「名前空間とドライバーのアカウント」で作るか、あるものから選んでください。</translation>
    </message>
    <message>
        <source>Or by hand: kubectl create serviceaccount {account} -n {namespace}</source>
        <translation>または手動で: kubectl create serviceaccount {account} -n {namespace}</translation>
    </message>
    <message>
        <source>Pods of the account {account} in {namespace} get no token, so that a driver cannot talk to the API server.</source>
        <translation>{namespace} のアカウント {account} の Pod はトークンを受け取らないため、ドライバーが API サーバーと通信できません。</translation>
    </message>
    <message>
        <source>Remove automountServiceAccountToken: false from the account, or use a pod template that sets it to true.</source>
        <translation>アカウントから automountServiceAccountToken: false を取り除くか、それを true に設定する Pod テンプレートを使ってください。</translation>
    </message>
    <message>
        <source>The API server does not accept the token that pods of the account {account} get.</source>
        <translation>アカウント {account} の Pod が受け取るトークンを、API サーバーが受け付けません。</translation>
    </message>
    <message>
        <source>Ask the administrator whether the cluster&apos;s token signing key or issuer has changed, and whether the node&apos;s clock is right.</source>
        <translation>クラスターのトークン署名鍵か issuer が変わっていないか、ノードの時計が正しいかを管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not do with pods what Spark needs.</source>
        <translation>ドライバーのアカウントには、Spark に必要な Pod の権限がありません。</translation>
    </message>
    <message>
        <source>Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.</source>
        <translation>ページ「名前空間とドライバーのアカウント」を見てください。足りない権限が表示され、ちょうどそれらが提案されます。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make the config map that its executors read.</source>
        <translation>ドライバーのアカウントには、エグゼキューターが読む ConfigMap を作る権限がありません。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make or list volume claims.</source>
        <translation>ドライバーのアカウントには、PersistentVolumeClaim を作る権限か一覧する権限がありません。</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not remove what a job has made; jobs run, but leave objects behind.</source>
        <translation>ドライバーのアカウントには、ジョブが作ったものを削除する権限がありません。ジョブは動きますが、オブジェクトが残ります。</translation>
    </message>
    <message>
        <source>The driver&apos;s account lacks rights that Spark needs.</source>
        <translation>ドライバーのアカウントに、Spark に必要な権限が足りません。</translation>
    </message>
    <message>
        <source>The service account that the job names does not exist in the namespace.</source>
        <translation>ジョブが指定するサービスアカウントが、名前空間にありません。</translation>
    </message>
    <message>
        <source>The quota {quota} leaves room for the driver and {executors} of {wanted} executors ({resource}).</source>
        <translation>クォータ {quota} の残りで動かせるのは、ドライバーと {wanted} 個中 {executors} 個のエグゼキューターです ({resource})。</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or end other jobs in this namespace.</source>
        <translation>エグゼキューターを減らすか小さくするか、この名前空間のほかのジョブを終わらせてください。</translation>
    </message>
    <message>
        <source>Ask the administrator for a larger quota.</source>
        <translation>管理者にクォータの引き上げを求めてください。</translation>
    </message>
    <message>
        <source>The quota {quota} of this namespace does not leave enough {resource} for this job.</source>
        <translation>この名前空間のクォータ {quota} には、このジョブに足りる {resource} が残っていません。</translation>
    </message>
    <message>
        <source>Ask for less memory, cores or executors, or end other jobs in this namespace.</source>
        <translation>メモリー、コア、エグゼキューターのどれかを減らすか、この名前空間のほかのジョブを終わらせてください。</translation>
    </message>
    <message>
        <source>The quota of this namespace is used up.</source>
        <translation>この名前空間のクォータを使い切っています。</translation>
    </message>
    <message>
        <source>End other jobs in this namespace, or ask the administrator for a larger quota.</source>
        <translation>この名前空間のほかのジョブを終わらせるか、管理者にクォータの引き上げを求めてください。</translation>
    </message>
    <message>
        <source>The quota of this namespace wants a limit on each pod for {resource}, and Spark sets none for the processor by itself.</source>
        <translation>この名前空間のクォータは各 Pod に {resource} の上限を求めますが、Spark は自身ではプロセッサーの上限を設定しません。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.driver.limit.cores and spark.kubernetes.executor.limit.cores.</source>
        <translation>spark.kubernetes.driver.limit.cores と spark.kubernetes.executor.limit.cores を設定してください。</translation>
    </message>
    <message>
        <source>Or ask the administrator for a limit range with a default.</source>
        <translation>または、管理者に既定値のある LimitRange を求めてください。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} allows less {resource} for a pod than the {pod} asks for.</source>
        <translation>{pod} が要求する {resource} は、LimitRange {limitRange} が Pod に許可する上限を超えています。</translation>
    </message>
    <message>
        <source>Ask for less in the {pod}: memory counts with its overhead.</source>
        <translation>{pod} の要求を減らしてください。メモリーはオーバーヘッドも含めて数えます。</translation>
    </message>
    <message>
        <source>Ask the administrator for a higher bound.</source>
        <translation>管理者に上限の引き上げを求めてください。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} wants more {resource} for a pod than the {pod} asks for.</source>
        <translation>{pod} が要求する {resource} は、LimitRange {limitRange} が Pod に求める下限に足りません。</translation>
    </message>
    <message>
        <source>Ask for more in the {pod}.</source>
        <translation>{pod} の要求を増やしてください。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} does not allow a limit of {resource} so far above the request of the {pod}.</source>
        <translation>LimitRange {limitRange} は、{resource} の上限が {pod} の要求をこれほど大きく上回ることを許可しません。</translation>
    </message>
    <message>
        <source>Set limit and request of the {pod} closer to each other.</source>
        <translation>{pod} の上限と要求を近づけてください。</translation>
    </message>
    <message>
        <source>A limit range of this namespace does not allow such a pod.</source>
        <translation>この名前空間の LimitRange により、このような Pod は許可されません。</translation>
    </message>
    <message>
        <source>Look at the limit ranges of the namespace, and fit memory and cores to them.</source>
        <translation>名前空間の LimitRange を見て、メモリーとコアを合わせてください。</translation>
    </message>
    <message>
        <source>The limit range {limitRange} gives the {pod} a limit of {resource} that is below what it asks for.</source>
        <translation>LimitRange {limitRange} が {pod} に与える {resource} の上限が、その要求を下回っています。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.{pod}.limit.cores to at least the request, or ask for less.</source>
        <translation>spark.kubernetes.{pod}.limit.cores を要求以上に設定するか、要求を減らしてください。</translation>
    </message>
    <message>
        <source>The namespace {namespace} admits only pods of the security level {level}; Spark&apos;s own pods do not meet it.</source>
        <translation>名前空間 {namespace} が受け入れるのはセキュリティレベル {level} の Pod だけです。Spark 自身の Pod はこれを満たしません。</translation>
    </message>
    <message>
        <source>Use a pod template that sets runAsNonRoot, seccompProfile RuntimeDefault, allowPrivilegeEscalation false and drops all capabilities.</source>
        <translation>runAsNonRoot、seccompProfile RuntimeDefault、allowPrivilegeEscalation false を設定し、すべての capability を外す Pod テンプレートを使ってください。</translation>
    </message>
    <message>
        <source>Or ask the administrator for the level baseline in this namespace.</source>
        <translation>または、管理者にこの名前空間でのレベル baseline を求めてください。</translation>
    </message>
    <message>
        <source>The security level of the namespace does not admit this pod.</source>
        <translation>名前空間のセキュリティレベルにより、この Pod は受け入れられません。</translation>
    </message>
    <message>
        <source>Use a pod template with the security context that the message asks for, or ask the administrator for the level baseline.</source>
        <translation>メッセージの求めるセキュリティコンテキストのある Pod テンプレートを使うか、管理者にレベル baseline を求めてください。</translation>
    </message>
    <message>
        <source>The security context constraints of this OpenShift cluster do not admit the pod.</source>
        <translation>この OpenShift クラスターの Security Context Constraints により、Pod は受け入れられません。</translation>
    </message>
    <message>
        <source>Leave the user&apos;s number out of image and template, so that the cluster chooses one.</source>
        <translation>イメージとテンプレートからユーザー番号を省き、クラスターに選ばせてください。</translation>
    </message>
    <message>
        <source>Or ask the administrator to allow the account the constraint anyuid or nonroot-v2.</source>
        <translation>または、管理者にアカウントへの anyuid か nonroot-v2 の許可を求めてください。</translation>
    </message>
    <message>
        <source>There are free cores for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>空きコアで動かせるのは、ドライバーと {wanted} 個中 {executors} 個のエグゼキューターです。残りは待機します。</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or wait until other jobs have ended.</source>
        <translation>エグゼキューターを減らすか小さくするか、ほかのジョブが終わるのを待ってください。</translation>
    </message>
    <message>
        <source>No node has enough free cores for the {pod}.</source>
        <translation>{pod} に足りる空きコアのあるノードがありません。</translation>
    </message>
    <message>
        <source>Ask for fewer cores, or wait until other jobs have ended.</source>
        <translation>コアを減らすか、ほかのジョブが終わるのを待ってください。</translation>
    </message>
    <message>
        <source>Ask the administrator for further nodes.</source>
        <translation>管理者にノードの追加を求めてください。</translation>
    </message>
    <message>
        <source>There is free memory for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>空きメモリーで動かせるのは、ドライバーと {wanted} 個中 {executors} 個のエグゼキューターです。残りは待機します。</translation>
    </message>
    <message>
        <source>No node has enough free memory for the {pod}.</source>
        <translation>{pod} に足りる空きメモリーのあるノードがありません。</translation>
    </message>
    <message>
        <source>Ask for less memory, or wait until other jobs have ended.</source>
        <translation>メモリーを減らすか、ほかのジョブが終わるのを待ってください。</translation>
    </message>
    <message>
        <source>The nodes run as many pods as they may.</source>
        <translation>ノードで動いている Pod の数が上限に達しています。</translation>
    </message>
    <message>
        <source>Remove pods that have ended badly and hold their place, or wait.</source>
        <translation>異常終了したまま場所を占めている Pod を削除するか、待ってください。</translation>
    </message>
    <message>
        <source>All nodes that could run the pods carry a taint that keeps Spark&apos;s pods away.</source>
        <translation>Pod を動かせるノードのすべてに、Spark の Pod を遠ざける taint があります。</translation>
    </message>
    <message>
        <source>Add the toleration in a pod template, or ask the administrator for a node without taint.</source>
        <translation>Pod テンプレートに toleration を加えるか、管理者に taint のないノードを求めてください。</translation>
    </message>
    <message>
        <source>None of the {nodes} nodes takes pods now: they are not ready or are closed for new pods.</source>
        <translation>{nodes} 個のノードのどれも今は Pod を受け入れません。準備ができていないか、新しい Pod を受け付けていません。</translation>
    </message>
    <message>
        <source>Look at the nodes, and ask the administrator to make one ready.</source>
        <translation>ノードを確かめ、管理者にどれかを使えるようにするよう求めてください。</translation>
    </message>
    <message>
        <source>No node takes the pods now.</source>
        <translation>今 Pod を受け入れるノードがありません。</translation>
    </message>
    <message>
        <source>Ask the administrator which nodes may be used.</source>
        <translation>どのノードを使えるか管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>No node has the labels that the pod asks for.</source>
        <translation>Pod が求めるラベルのあるノードがありません。</translation>
    </message>
    <message>
        <source>Check the node selector of the job against the labels of the nodes.</source>
        <translation>ジョブのノードセレクターをノードのラベルと照合してください。</translation>
    </message>
    <message>
        <source>No node fits the pod: {message}</source>
        <translation>Pod に合うノードがありません: {message}</translation>
    </message>
    <message>
        <source>Look at what the scheduler says, and change the job or ask the administrator.</source>
        <translation>スケジューラーのメッセージを見て、ジョブを変えるか、管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>The registry does not have the image {image}.</source>
        <translation>レジストリにイメージ {image} はありません。</translation>
    </message>
    <message>
        <source>Check name and tag for a misprint.</source>
        <translation>名前とタグに入力ミスがないか確かめてください。</translation>
    </message>
    <message>
        <source>Push the image to the registry first.</source>
        <translation>先にイメージをレジストリに push してください。</translation>
    </message>
    <message>
        <source>The secret {secret} in {namespace} is not one for a registry (its type is {type}).</source>
        <translation>{namespace} のシークレット {secret} はレジストリ用ではありません (種類は {type})。</translation>
    </message>
    <message>
        <source>Make it anew: kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</source>
        <translation>作り直してください: kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</translation>
    </message>
    <message>
        <source>The registry does not give out the image {image} without a login.</source>
        <translation>レジストリはログインなしではイメージ {image} を渡しません。</translation>
    </message>
    <message>
        <source>Make a secret of the type docker-registry in the namespace and name it in spark.kubernetes.container.image.pullSecrets.</source>
        <translation>名前空間に種類 docker-registry のシークレットを作り、spark.kubernetes.container.image.pullSecrets に指定してください。</translation>
    </message>
    <message>
        <source>Docker Hub answers the same for an image that is not there: check the name.</source>
        <translation>Docker Hub はイメージがない場合も同じ応答をします。名前を確かめてください。</translation>
    </message>
    <message>
        <source>The registry limits how often images may be pulled, and the limit is reached.</source>
        <translation>レジストリがイメージの取得の頻度を制限しており、上限に達しました。</translation>
    </message>
    <message>
        <source>Wait for some hours, or log in with a pull secret.</source>
        <translation>数時間待つか、プルシークレットでログインしてください。</translation>
    </message>
    <message>
        <source>Use a copy in a registry of your own.</source>
        <translation>自分のレジストリにあるコピーを使ってください。</translation>
    </message>
    <message>
        <source>{image} is not a name that an image can have.</source>
        <translation>{image} はイメージ名として使えません。</translation>
    </message>
    <message>
        <source>Use small letters, digits and the form REGISTRY/NAME:TAG.</source>
        <translation>小文字と数字を使い、REGISTRY/NAME:TAG の形にしてください。</translation>
    </message>
    <message>
        <source>The image {image} is not on the node, and the pull policy forbids to fetch it.</source>
        <translation>イメージ {image} はノードになく、プルポリシーにより取得できません。</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.container.image.pullPolicy to IfNotPresent.</source>
        <translation>spark.kubernetes.container.image.pullPolicy を IfNotPresent に設定してください。</translation>
    </message>
    <message>
        <source>The image {image} is not made for the processor of the node.</source>
        <translation>イメージ {image} はノードのプロセッサー用ではありません。</translation>
    </message>
    <message>
        <source>Build or choose an image for that architecture, or choose other nodes by a selector.</source>
        <translation>そのアーキテクチャーのイメージをビルドまたは選択するか、セレクターでほかのノードを選んでください。</translation>
    </message>
    <message>
        <source>The image {image} is made for another processor than that of the node.</source>
        <translation>イメージ {image} は、ノードとは別のプロセッサー用です。</translation>
    </message>
    <message>
        <source>Build or choose an image for the node&apos;s architecture.</source>
        <translation>ノードのアーキテクチャーのイメージをビルドまたは選択してください。</translation>
    </message>
    <message>
        <source>The registry of {image} speaks plain HTTP, and the node asks by HTTPS.</source>
        <translation>{image} のレジストリは暗号化なしの HTTP を使いますが、ノードは HTTPS で要求します。</translation>
    </message>
    <message>
        <source>Ask the administrator to list the registry as an insecure one on the nodes, or give it a certificate.</source>
        <translation>管理者に、ノードでそのレジストリを insecure として登録するか、レジストリに証明書を与えるよう求めてください。</translation>
    </message>
    <message>
        <source>The node does not trust the certificate of the registry of {image}.</source>
        <translation>ノードが {image} のレジストリの証明書を信頼していません。</translation>
    </message>
    <message>
        <source>Ask the administrator to add the registry&apos;s CA on the nodes.</source>
        <translation>管理者に、レジストリの CA をノードに加えるよう求めてください。</translation>
    </message>
    <message>
        <source>The node cannot reach the registry of {image}.</source>
        <translation>ノードから {image} のレジストリに接続できません。</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name, and whether the nodes may reach it.</source>
        <translation>レジストリの名前と、ノードから接続が許可されているかを確かめてください。</translation>
    </message>
    <message>
        <source>The image {image} has no {lacks}.</source>
        <translation>イメージ {image} に {lacks} がありません。</translation>
    </message>
    <message>
        <source>Use an image that is made for Spark on Kubernetes, such as apache/spark.</source>
        <translation>Spark on Kubernetes 用のイメージを使ってください。例: apache/spark。</translation>
    </message>
    <message>
        <source>The image {image} lacks a program that an image of Spark has: {message}</source>
        <translation>イメージ {image} に、Spark のイメージにあるはずのプログラムがありません: {message}</translation>
    </message>
    <message>
        <source>The canary in the image {image} ended before it had said everything.</source>
        <translation>イメージ {image} の小さな Pod が、すべてを報告する前に終了しました。</translation>
    </message>
    <message>
        <source>Look at its log; use an image that is made for Spark on Kubernetes.</source>
        <translation>そのログを確かめ、Spark on Kubernetes 用のイメージを使ってください。</translation>
    </message>
    <message>
        <source>The image {image} runs as root, or as a user that is known by name alone; the security context asks for a number.</source>
        <translation>イメージ {image} は root か、名前だけが分かるユーザーで動きます。セキュリティコンテキストは番号を求めています。</translation>
    </message>
    <message>
        <source>Build the image with a numeric USER, such as 185, or try the canary without the security context.</source>
        <translation>数値の USER (例: 185) でイメージをビルドするか、セキュリティコンテキストなしで小さな Pod を試してください。</translation>
    </message>
    <message>
        <source>The image has no Python: jobs in Python cannot run with it.</source>
        <translation>イメージに Python がありません。Python のジョブは動きません。</translation>
    </message>
    <message>
        <source>For jobs in Python use an image with Python, such as apache/spark:python3.</source>
        <translation>Python のジョブには Python のあるイメージを使ってください。例: apache/spark:python3。</translation>
    </message>
    <message>
        <source>There is no secret {secret} in the namespace {namespace}.</source>
        <translation>名前空間 {namespace} にシークレット {secret} はありません。</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job or the account.</source>
        <translation>作るか、ジョブまたはアカウントからその名前を取り除いてください。</translation>
    </message>
    <message>
        <source>No DNS service with the usual label is to be seen in kube-system; it may run under another name.</source>
        <translation>通常のラベルの DNS サービスが kube-system に見つかりません。別の名前で動いているかもしれません。</translation>
    </message>
    <message>
        <source>Run the canary: it resolves a name from within a pod.</source>
        <translation>小さな Pod を実行してください。Pod の中から名前を解決します。</translation>
    </message>
    <message>
        <source>None of the cluster&apos;s DNS pods is ready: Spark&apos;s executors would not find their driver.</source>
        <translation>クラスターの DNS の Pod がどれも準備できていません。Spark のエグゼキューターがドライバーを見つけられません。</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system.</source>
        <translation>管理者に kube-system の CoreDNS を調べるよう求めてください。</translation>
    </message>
    <message>
        <source>The name {host} is not resolved inside a pod: Spark&apos;s executors would not find their driver.</source>
        <translation>Pod の中で名前 {host} を解決できません。Spark のエグゼキューターがドライバーを見つけられません。</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system, and at network policies that block port 53.</source>
        <translation>管理者に、kube-system の CoreDNS と、ポート 53 を遮断するネットワークポリシーを調べるよう求めてください。</translation>
    </message>
    <message>
        <source>The API server cannot be reached from a pod: a driver could not start executors.</source>
        <translation>Pod から API サーバーに接続できません。ドライバーがエグゼキューターを開始できません。</translation>
    </message>
    <message>
        <source>Ask the administrator for a network policy that lets pods of {namespace} reach the API server.</source>
        <translation>管理者に、{namespace} の Pod が API サーバーに接続できるネットワークポリシーを求めてください。</translation>
    </message>
    <message>
        <source>Pods cannot verify the API server as {host}.</source>
        <translation>Pod は API サーバーを {host} として検証できません。</translation>
    </message>
    <message>
        <source>Ask the administrator for a server certificate that carries {host}, or set spark.kubernetes.driver.master to an address that it carries.</source>
        <translation>管理者に {host} を含むサーバー証明書を求めるか、spark.kubernetes.driver.master に証明書にあるアドレスを設定してください。</translation>
    </message>
    <message>
        <source>There is no storage class {storageClass}: the volumes of the job would not come about.</source>
        <translation>ストレージクラス {storageClass} がないため、ジョブのボリュームを作成できません。</translation>
    </message>
    <message>
        <source>Choose a class that is there.</source>
        <translation>あるクラスから選んでください。</translation>
    </message>
    <message>
        <source>The job asks for volumes, and the cluster has no default storage class.</source>
        <translation>ジョブがボリュームを求めますが、クラスターに既定のストレージクラスがありません。</translation>
    </message>
    <message>
        <source>Name a storage class in the volume&apos;s settings, or ask the administrator for a default one.</source>
        <translation>ボリュームの設定でストレージクラスを指定するか、管理者に既定のものを求めてください。</translation>
    </message>
    <message>
        <source>This server ({server}) is older than Kubernetes {oldest}, the oldest that Spark {spark} is made for.</source>
        <translation>このサーバー ({server}) は、Spark {spark} が対応する最も古い Kubernetes {oldest} より前のものです。</translation>
    </message>
    <message>
        <source>Use an older Spark, or ask the administrator for a newer cluster. Many jobs run all the same.</source>
        <translation>古い Spark を使うか、管理者に新しいクラスターを求めてください。多くのジョブはそれでも動きます。</translation>
    </message>
    <message>
        <source>A pod asks for more than its limit allows.</source>
        <translation>Pod の要求がその上限を超えています。</translation>
    </message>
    <message>
        <source>Set the limit to at least the request, or ask for less.</source>
        <translation>上限を要求以上に設定するか、要求を減らしてください。</translation>
    </message>
    <message>
        <source>A secret that the pod names does not exist in the namespace.</source>
        <translation>Pod が指定するシークレットが名前空間にありません。</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job.</source>
        <translation>作るか、ジョブからその名前を取り除いてください。</translation>
    </message>
    <message>
        <source>A config map that the pod names does not exist in the namespace.</source>
        <translation>Pod が指定する ConfigMap が名前空間にありません。</translation>
    </message>
    <message>
        <source>The versions of Spark here and in the image do not fit.</source>
        <translation>ここの Spark とイメージの Spark のバージョンが合いません。</translation>
    </message>
    <message>
        <source>Use the same version of Spark on both sides.</source>
        <translation>両方で同じバージョンの Spark を使ってください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, your CA is {anchor}: the number in these names is the time of the installation, so your file belongs to an earlier installation of this cluster.</source>
        <translation>サーバーの証明書は {missing} が発行したもので、手元の CA は {anchor} です。名前の中の数字はインストールの時刻なので、手元のファイルはこのクラスターの以前のインストールのものです。</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml (RKE2: /etc/rancher/rke2/rke2.yaml) from the server again and set the server&apos;s address in it.</source>
        <translation>サーバーから /etc/rancher/k3s/k3s.yaml (RKE2: /etc/rancher/rke2/rke2.yaml) をコピーし直し、その中にサーバーのアドレスを設定してください。</translation>
    </message>
    <message>
        <source>Compare the number after k3s-server-ca@ on the server and in your file.</source>
        <translation>サーバーと手元のファイルで、k3s-server-ca@ の後の数字を比べてください。</translation>
    </message>
    <message>
        <source>The server&apos;s authority has the same name as your CA ({anchor}), but another key: the cluster was set up anew, and your CA is that of the old one.</source>
        <translation>サーバーの認証局は手元の CA ({anchor}) と同じ名前ですが、鍵が異なります。クラスターが作り直されており、手元の CA は古いものです。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig or CA from the control plane (kubeadm: /etc/kubernetes/admin.conf, K3s: /etc/rancher/k3s/k3s.yaml).</source>
        <translation>コントロールプレーンから新しい kubeconfig か CA を取得してください (kubeadm: /etc/kubernetes/admin.conf、K3s: /etc/rancher/k3s/k3s.yaml)。</translation>
    </message>
    <message>
        <source>Then remove the old entry, so that nobody takes it again.</source>
        <translation>その後、誰も使わないように古い項目を削除してください。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, signs the certificates of users. The server&apos;s certificate comes from {missing}.</source>
        <translation>手元の CA {anchor} はユーザーの証明書に署名するものです。サーバーの証明書は {missing} が発行したものです。</translation>
    </message>
    <message>
        <source>Take the file server-ca.crt instead of client-ca.crt (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>client-ca.crt ではなくファイル server-ca.crt を使ってください (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt)。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is one for the inner parts of a cluster. The server&apos;s certificate comes from {missing}.</source>
        <translation>手元の CA {anchor} はクラスターの内部用です。サーバーの証明書は {missing} が発行したものです。</translation>
    </message>
    <message>
        <source>Take the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>API サーバーの CA を使ってください (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt、kubeadm: /etc/kubernetes/pki/ca.crt)。</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate ({subject}): this is not the API server.</source>
        <translation>{host} では Ingress が既定の証明書 ({subject}) で応答します。API サーバーではありません。</translation>
    </message>
    <message>
        <source>Check name and port: the API server is mostly at port 6443, an ingress at 443.</source>
        <translation>名前とポートを確かめてください。API サーバーはたいていポート 6443、Ingress は 443 です。</translation>
    </message>
    <message>
        <source>If the API is meant to be behind this ingress, use the host name that it knows, not an IP address.</source>
        <translation>API がこの Ingress の後ろにあるなら、IP アドレスではなく、Ingress の知るホスト名を使ってください。</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, with a certificate from {missing}. Your CA, {anchor}, is that of a cluster behind it.</source>
        <translation>{host} では Rancher が {missing} の発行した証明書で応答します。手元の CA {anchor} は、その後ろのクラスターのものです。</translation>
    </message>
    <message>
        <source>Download the kubeconfig from Rancher itself, or take the CA of Rancher&apos;s certificate (its setting &quot;cacerts&quot;).</source>
        <translation>Rancher 自身から kubeconfig をダウンロードするか、Rancher の証明書の CA (設定「cacerts」) を使ってください。</translation>
    </message>
    <message>
        <source>To use the cluster&apos;s CA, use the address of the cluster itself instead of Rancher&apos;s.</source>
        <translation>クラスターの CA を使うには、Rancher のアドレスではなくクラスター自身のアドレスを使ってください。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of Rancher, but a cluster itself answers at {host}, with a certificate from {missing}.</source>
        <translation>手元の CA {anchor} は Rancher のものですが、{host} ではクラスター自身が {missing} の発行した証明書で応答します。</translation>
    </message>
    <message>
        <source>Take the CA of this cluster, or use Rancher&apos;s address with the path /k8s/clusters/… .</source>
        <translation>このクラスターの CA を使うか、パス /k8s/clusters/… の付いた Rancher のアドレスを使ってください。</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of another cluster: the server&apos;s certificate comes from {missing}.</source>
        <translation>手元の CA {anchor} は別のクラスターのものです。サーバーの証明書は {missing} が発行したものです。</translation>
    </message>
    <message>
        <source>Take the CA of the cluster at {host}, or correct the address.</source>
        <translation>{host} のクラスターの CA を使うか、アドレスを直してください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from a public authority ({missing}), which this computer trusts. The CA that you gave, {anchor}, replaces the computer&apos;s list and does not fit.</source>
        <translation>サーバーの証明書は、このコンピューターが信頼する公的な認証局 ({missing}) が発行したものです。指定した CA {anchor} はコンピューターの一覧の代わりに使われ、証明書に合いません。</translation>
    </message>
    <message>
        <source>Leave the CA out (certificate-authority-data in a kubeconfig): the certificates of the system suffice here.</source>
        <translation>CA (kubeconfig の certificate-authority-data) を省いてください。ここではシステムの証明書で足ります。</translation>
    </message>
    <message>
        <source>Or download the kubeconfig again; the administrator has probably changed the server&apos;s certificate.</source>
        <translation>または、kubeconfig をダウンロードし直してください。管理者がサーバーの証明書を変えたと思われます。</translation>
    </message>
    <message>
        <source>The server sends its certificates in a wrong order. Firesteel sorts them, other programs may refuse them.</source>
        <translation>サーバーが証明書を誤った順序で送っています。Firesteel は並べ直しますが、ほかのプログラムは拒否するかもしれません。</translation>
    </message>
    <message>
        <source>Have the server&apos;s certificate file put in order: its own certificate first, then each one that signed the one before.</source>
        <translation>サーバーの証明書ファイルの順序を直してもらってください。先頭はサーバー自身の証明書、続いて直前の証明書に署名したものを順に並べます。</translation>
    </message>
    <message>
        <source>Your CA file holds {count} certificates, and the first of them is not the one that counts ({issuer}). Programs that read only the first one fail.</source>
        <translation>手元の CA ファイルに {count} 個の証明書があり、必要なもの ({issuer}) が先頭にありません。先頭だけを読むプログラムは失敗します。</translation>
    </message>
    <message>
        <source>Put {issuer} first in the file if Spark or another program refuses the server.</source>
        <translation>Spark などのプログラムがサーバーを拒否するなら、ファイルの先頭に {issuer} を置いてください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, an authority that this computer does not know, and no CA was given.</source>
        <translation>サーバーの証明書は、このコンピューターの知らない認証局 {missing} が発行したもので、CA は指定されていません。</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>クラスターの CA を指定してください (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt、kubeadm: /etc/kubernetes/pki/ca.crt)。</translation>
    </message>
    <message>
        <source>Or fetch it from the server and compare its fingerprint with the administrator&apos;s.</source>
        <translation>または、サーバーから取得し、そのフィンガープリントを管理者のものと照合してください。</translation>
    </message>
    <message>
        <source>The server shows a certificate that it signed itself ({subject}); nothing that you trust vouches for it.</source>
        <translation>サーバーの証明書は自己署名です ({subject})。信頼するもののどれもこの証明書を保証していません。</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s and then trust this certificate.</source>
        <translation>そのフィンガープリントを管理者のものと照合してから、この証明書を信頼してください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}. Neither the server nor your CA file ({anchor}) holds that authority.</source>
        <translation>サーバーの証明書は {missing} が発行したものです。サーバーにも手元の CA ファイル ({anchor}) にもその認証局がありません。</translation>
    </message>
    <message>
        <source>Get the CA named {missing} and use it for this cluster.</source>
        <translation>{missing} という名前の CA を取得し、このクラスターに使ってください。</translation>
    </message>
    <message>
        <source>If {missing} is an intermediate authority of your CA, have the server send it along, or add it to your CA file.</source>
        <translation>{missing} が手元の CA の中間認証局なら、サーバーから一緒に送らせるか、手元の CA ファイルに加えてください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, not from your CA ({anchor}).</source>
        <translation>サーバーの証明書は手元の CA ({anchor}) ではなく、{missing} が発行したものです。</translation>
    </message>
    <message>
        <source>Get the CA named {missing} from the administrator of the cluster at {host}.</source>
        <translation>{host} のクラスターの管理者から、{missing} という名前の CA を取得してください。</translation>
    </message>
    <message>
        <source>Check whether the address is that of the cluster you mean.</source>
        <translation>アドレスが目的のクラスターのものか確かめてください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not come from the CA that you gave.</source>
        <translation>サーバーの証明書は、指定した CA が発行したものではありません。</translation>
    </message>
    <message>
        <source>Get the CA of this cluster from its administrator.</source>
        <translation>このクラスターの CA を管理者から取得してください。</translation>
    </message>
    <message>
        <source>Not the cluster answers, but a gateway that opens encrypted connections: the certificate for {host} comes from {gateway}.</source>
        <translation>応答しているのはクラスターではなく、暗号化された接続を開くゲートウェイです。{host} の証明書は {gateway} が発行したものです。</translation>
    </message>
    <message>
        <source>Go around the proxy for {host}: add it to NO_PROXY, or have it exempted from inspection.</source>
        <translation>{host} ではプロキシを通さないでください。NO_PROXY に加えるか、検査の対象から外してもらいます。</translation>
    </message>
    <message>
        <source>Only if inspection must stay: give the gateway&apos;s root as the CA for this cluster, and log in by a token, as client certificates do not get through.</source>
        <translation>検査を外せない場合だけ、ゲートウェイのルートをこのクラスターの CA に指定し、トークンでログインしてください。クライアント証明書は通りません。</translation>
    </message>
    <message>
        <source>The connection goes through a proxy, which may have answered with a certificate of its own.</source>
        <translation>接続はプロキシを通っており、プロキシが自身の証明書で応答したのかもしれません。</translation>
    </message>
    <message>
        <source>Try without the proxy: add {host} to NO_PROXY.</source>
        <translation>プロキシなしで試してください。{host} を NO_PROXY に加えます。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name {name}, by which pods call it. It has: {names}. Spark&apos;s driver will refuse it.</source>
        <translation>サーバーの証明書に、Pod が呼び出す名前 {name} がありません。あるのは {names} です。Spark のドライバーはこれを拒否します。</translation>
    </message>
    <message>
        <source>Have the API server&apos;s certificate issued with kubernetes.default.svc and kubernetes.default.svc.cluster.local.</source>
        <translation>API サーバーの証明書を、kubernetes.default.svc と kubernetes.default.svc.cluster.local を含めて発行してもらってください。</translation>
    </message>
    <message>
        <source>Until then set spark.kubernetes.driver.master to https:// with a name or address of the certificate, such as {suggested}.</source>
        <translation>それまでは、spark.kubernetes.driver.master に https:// に続けて証明書にある名前かアドレスを設定してください。例: {suggested}。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name by which pods call it (kubernetes.default.svc).</source>
        <translation>サーバーの証明書に、Pod が呼び出す名前 (kubernetes.default.svc) がありません。</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate: this is not the API server.</source>
        <translation>{host} では Ingress が既定の証明書で応答します。API サーバーではありません。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries the name {name} only in the old place (the common name), where Kubernetes&apos; and Spark&apos;s clients do not look.</source>
        <translation>サーバーの証明書では、名前 {name} が古い場所 (コモンネーム) にしかありません。Kubernetes と Spark のクライアントはそこを見ません。</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as a subject alternative name.</source>
        <translation>{name} をサブジェクトの別名 (SAN) に含めて証明書を発行してもらってください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries {name} as a host name, but not as an IP address, and so it does not count.</source>
        <translation>サーバーの証明書では、{name} が IP アドレスではなくホスト名として書かれているため、有効ではありません。</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as an IP address.</source>
        <translation>{name} を IP アドレスとして含めて証明書を発行してもらってください。</translation>
    </message>
    <message>
        <source>Until then keep the address and set the name to verify (tls-server-name) to another name of the certificate.</source>
        <translation>それまではアドレスをそのままにし、検証する名前 (tls-server-name) に証明書の別の名前を設定してください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) carries no names at all, so it cannot be checked for {name}.</source>
        <translation>サーバーの証明書 ({subject}) には名前がまったくないため、{name} と照合できません。</translation>
    </message>
    <message>
        <source>Have a certificate with subject alternative names issued for the server.</source>
        <translation>サブジェクトの別名 (SAN) のある証明書をサーバー用に発行してもらってください。</translation>
    </message>
    <message>
        <source>Check whether the address is that of the API server.</source>
        <translation>アドレスが API サーバーのものか確かめてください。</translation>
    </message>
    <message>
        <source>The name to verify (tls-server-name) is {name}, but the server&apos;s certificate is for: {names}.</source>
        <translation>検証する名前 (tls-server-name) は {name} ですが、サーバーの証明書の名前は {names} です。</translation>
    </message>
    <message>
        <source>Set the name to verify to {suggested}, or leave it out if {host} is among the names.</source>
        <translation>検証する名前を {suggested} に設定するか、{host} が名前の中にあれば省いてください。</translation>
    </message>
    <message>
        <source>The CA is right, but the certificate is not for {name}. It is for: {names}.</source>
        <translation>CA は正しいですが、証明書は {name} のものではありません。証明書の名前は {names} です。</translation>
    </message>
    <message>
        <source>On the server add &quot;tls-san: [{name}]&quot; to /etc/rancher/k3s/config.yaml (RKE2: /etc/rancher/rke2/config.yaml) and restart it.</source>
        <translation>サーバーで /etc/rancher/k3s/config.yaml (RKE2: /etc/rancher/rke2/config.yaml) に「tls-san: [{name}]」を加え、再起動してください。</translation>
    </message>
    <message>
        <source>Without access to the server: keep the address and set the name to verify (tls-server-name) to {suggested}.</source>
        <translation>サーバーを操作できない場合は、アドレスをそのままにし、検証する名前 (tls-server-name) を {suggested} に設定してください。</translation>
    </message>
    <message>
        <source>Keep the address and set the name to verify (tls-server-name) to {suggested}, or use one of these names as the address.</source>
        <translation>アドレスをそのままにして検証する名前 (tls-server-name) を {suggested} に設定するか、これらの名前のどれかをアドレスとして使ってください。</translation>
    </message>
    <message>
        <source>Or have {name} added to the server&apos;s certificate.</source>
        <translation>または、サーバーの証明書に {name} を加えてもらってください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not for the name or address that you use.</source>
        <translation>サーバーの証明書に、使っている名前またはアドレスがありません。</translation>
    </message>
    <message>
        <source>Use a name that is in the certificate, or have yours added to it.</source>
        <translation>証明書にある名前を使うか、使っている名前を加えてもらってください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) ends on {notAfter}, in {days} days.</source>
        <translation>サーバーの証明書 ({subject}) は {notAfter} に期限切れになります (あと {days} 日)。</translation>
    </message>
    <message>
        <source>Have K3s restarted: it renews its certificates at a start within 90 days of their end.</source>
        <translation>K3s を再起動してもらってください。期限まで 90 日以内の起動時に証明書を更新します。</translation>
    </message>
    <message>
        <source>Tell the administrator, so that it is renewed in time.</source>
        <translation>間に合うように更新されるよう、管理者に知らせてください。</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}, and with it all certificates that it signed.</source>
        <translation>認証局 {subject} は {notAfter} に期限切れになり、署名したすべての証明書も無効になりました。</translation>
    </message>
    <message>
        <source>The administrator has to renew the cluster&apos;s CA; afterwards you need the new one.</source>
        <translation>管理者がクラスターの CA を更新する必要があります。その後、新しい CA が必要です。</translation>
    </message>
    <message>
        <source>Compare this computer&apos;s clock with another one.</source>
        <translation>このコンピューターの時計を別の時計と比べてください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}. K3s renews it only when it starts.</source>
        <translation>サーバーの証明書は {notAfter} に期限切れになりました。K3s は起動時にだけ更新します。</translation>
    </message>
    <message>
        <source>On the server: systemctl stop k3s; k3s certificate rotate; systemctl start k3s</source>
        <translation>サーバーで: systemctl stop k3s; k3s certificate rotate; systemctl start k3s</translation>
    </message>
    <message>
        <source>If the old certificate is still shown: delete the secret k3s-serving in kube-system and server/tls/dynamic-cert.json, and restart.</source>
        <translation>まだ古い証明書が表示されるなら、kube-system のシークレット k3s-serving と server/tls/dynamic-cert.json を削除し、再起動してください。</translation>
    </message>
    <message>
        <source>Then copy the new k3s.yaml: its client certificate has changed as well.</source>
        <translation>その後、新しい k3s.yaml をコピーしてください。そのクライアント証明書も変わっています。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}.</source>
        <translation>サーバーの証明書は {notAfter} に期限切れになりました。</translation>
    </message>
    <message>
        <source>The administrator has to renew the server&apos;s certificate (kubeadm: kubeadm certs renew apiserver).</source>
        <translation>管理者がサーバーの証明書を更新する必要があります (kubeadm: kubeadm certs renew apiserver)。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins only on {notBefore}, after the server&apos;s own time ({there}): the clock with which it was made was wrong.</source>
        <translation>サーバーの証明書は {notBefore} から有効で、サーバー自身の時刻 ({there}) より後です。作成時の時計がずれていました。</translation>
    </message>
    <message>
        <source>Wait until then, or have the certificate issued again with a right clock.</source>
        <translation>それまで待つか、正しい時計で証明書を発行し直してもらってください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: the clock of WSL has fallen behind by {difference}, as it does when Windows sleeps.</source>
        <translation>サーバーの証明書は {notBefore} から有効ですが、ここでは {now} です。WSL の時計が {difference} 遅れています。Windows のスリープ中に起こります。</translation>
    </message>
    <message>
        <source>Set it: sudo hwclock -s, or run &quot;wsl --shutdown&quot; in Windows and start again.</source>
        <translation>合わせてください: sudo hwclock -s。または Windows で「wsl --shutdown」を実行し、起動し直してください。</translation>
    </message>
    <message>
        <source>Then try again; the certificates are right.</source>
        <translation>その後、もう一度試してください。証明書は正しいものです。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: this computer&apos;s clock is behind by {difference} or more.</source>
        <translation>サーバーの証明書は {notBefore} から有効ですが、ここでは {now} です。このコンピューターの時計が {difference} 以上遅れています。</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock and switch on its synchronisation (timedatectl set-ntp true).</source>
        <translation>このコンピューターの時計を合わせ、時刻の同期を有効にしてください (timedatectl set-ntp true)。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is valid until {notAfter}. By the server&apos;s clock that is still to come: this computer&apos;s clock is ahead by {difference}.</source>
        <translation>サーバーの証明書は {notAfter} まで有効です。サーバーの時計ではまだその前です。このコンピューターの時計が {difference} 進んでいます。</translation>
    </message>
    <message>
        <source>The clock of WSL is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>WSL の時計がサーバーより {difference} 遅れています。トークンと証明書がまだ有効でないように見えることがあります。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>このコンピューターの時計がサーバーより {difference} 遅れています。トークンと証明書がまだ有効でないように見えることがあります。</translation>
    </message>
    <message>
        <source>Set the clock that is wrong and switch on its synchronisation.</source>
        <translation>ずれている方の時計を合わせ、時刻の同期を有効にしてください。</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} ahead of the server&apos;s. Tokens and certificates look as if they ended too early.</source>
        <translation>このコンピューターの時計がサーバーより {difference} 進んでいます。トークンと証明書が早く期限切れになったように見えます。</translation>
    </message>
    <message>
        <source>The clocks of this computer and of the server differ.</source>
        <translation>このコンピューターとサーバーの時計が合っていません。</translation>
    </message>
    <message>
        <source>The server shows a certificate that is meant for clients ({subject}).</source>
        <translation>サーバーがクライアント用の証明書を示しています ({subject})。</translation>
    </message>
    <message>
        <source>The administrator has to give the server a certificate with the purpose serverAuth.</source>
        <translation>管理者がサーバーに、用途が serverAuth の証明書を与える必要があります。</translation>
    </message>
    <message>
        <source>{subject} has signed the server&apos;s certificate, but is no authority: it lacks CA:TRUE.</source>
        <translation>{subject} はサーバーの証明書に署名しましたが、認証局ではありません。CA:TRUE がありません。</translation>
    </message>
    <message>
        <source>The administrator has to issue the server&apos;s certificate from a real CA.</source>
        <translation>管理者がサーバーの証明書を正式な CA から発行する必要があります。</translation>
    </message>
    <message>
        <source>The certificate {subject} has a key or signature that is too weak to be trusted (RSA below 2048 bits, or SHA-1).</source>
        <translation>証明書 {subject} は、鍵か署名が弱すぎて信頼できません (2048 ビット未満の RSA、または SHA-1)。</translation>
    </message>
    <message>
        <source>The administrator has to issue it anew with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>管理者が 2048 ビット以上の RSA か EC 鍵で発行し直す必要があります。</translation>
    </message>
    <message>
        <source>Port {port} of {host} does not speak TLS. It is the usual port of &quot;kubectl proxy&quot;, which speaks plain HTTP.</source>
        <translation>{host} のポート {port} は TLS を使っていません。これは暗号化なしの HTTP を使う「kubectl proxy」の通常のポートです。</translation>
    </message>
    <message>
        <source>For kubectl proxy on this computer use http:// instead of https://.</source>
        <translation>このコンピューターの kubectl proxy には、https:// ではなく http:// を使ってください。</translation>
    </message>
    <message>
        <source>For the API server itself check the port: K3s and kubeadm use 6443.</source>
        <translation>API サーバー自体に接続するなら、ポートを確かめてください。K3s と kubeadm は 6443 を使います。</translation>
    </message>
    <message>
        <source>Something answers at {host}, port {port}, but it does not speak TLS.</source>
        <translation>{host} のポート {port} で何かが応答しますが、TLS を使っていません。</translation>
    </message>
    <message>
        <source>Check host and port: the API server of K3s and kubeadm is at https and port 6443.</source>
        <translation>ホストとポートを確かめてください。K3s と kubeadm の API サーバーは https とポート 6443 を使います。</translation>
    </message>
    <message>
        <source>If it is meant to be a kubectl proxy, use http:// and mind that nothing is encrypted.</source>
        <translation>kubectl proxy のつもりなら、http:// を使ってください。何も暗号化されないことに注意してください。</translation>
    </message>
    <message>
        <source>The server at {host} wants a client certificate, and none was given.</source>
        <translation>{host} のサーバーはクライアント証明書を求めますが、指定されていません。</translation>
    </message>
    <message>
        <source>Give the client certificate and its key (client-certificate-data and client-key-data of a kubeconfig).</source>
        <translation>クライアント証明書とその鍵 (kubeconfig の client-certificate-data と client-key-data) を指定してください。</translation>
    </message>
    <message>
        <source>The key does not belong to the client certificate.</source>
        <translation>鍵がクライアント証明書のものではありません。</translation>
    </message>
    <message>
        <source>Take certificate and key from the same file or folder; both were made together.</source>
        <translation>証明書と鍵を同じファイルかフォルダーから取ってください。二つは一緒に作られています。</translation>
    </message>
    <message>
        <source>There is a client certificate, but no key for it.</source>
        <translation>クライアント証明書はありますが、その鍵がありません。</translation>
    </message>
    <message>
        <source>Give the key, too: client-key-data, or the file with the ending .key beside the certificate.</source>
        <translation>鍵も指定してください: client-key-data、または証明書の隣にある拡張子 .key のファイル。</translation>
    </message>
    <message>
        <source>The client certificate of {user} begins only on {notBefore}.</source>
        <translation>{user} のクライアント証明書はまだ有効ではありません。{notBefore} から有効です。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock.</source>
        <translation>このコンピューターの時計を確かめてください。</translation>
    </message>
    <message>
        <source>The certificate {subject} is one of a server; it cannot say who you are.</source>
        <translation>証明書 {subject} はサーバーのもので、利用者を示すことはできません。</translation>
    </message>
    <message>
        <source>Give the certificate of a user (K3s: client-admin.crt and client-admin.key, or those inside of k3s.yaml).</source>
        <translation>ユーザーの証明書を指定してください (K3s: client-admin.crt と client-admin.key、または k3s.yaml の中のもの)。</translation>
    </message>
    <message>
        <source>There is a key, but no certificate for it.</source>
        <translation>鍵はありますが、その証明書がありません。</translation>
    </message>
    <message>
        <source>Give the certificate, too: client-certificate-data, or the file with the ending .crt beside the key.</source>
        <translation>証明書も指定してください: client-certificate-data、または鍵の隣にある拡張子 .crt のファイル。</translation>
    </message>
    <message>
        <source>The key is protected by a pass-phrase.</source>
        <translation>鍵はパスフレーズで保護されています。</translation>
    </message>
    <message>
        <source>Enter its pass-phrase.</source>
        <translation>そのパスフレーズを入力してください。</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit the key.</source>
        <translation>パスフレーズが鍵に合いません。</translation>
    </message>
    <message>
        <source>Enter the pass-phrase again; mind capitals and the keyboard&apos;s language.</source>
        <translation>パスフレーズを入力し直してください。大文字とキーボードの言語に注意してください。</translation>
    </message>
    <message>
        <source>The pass-phrase fits, but the file is encrypted in an old way (RC2) that is no longer read.</source>
        <translation>パスフレーズは合いますが、ファイルがもう読み込まれない古い方式 (RC2) で暗号化されています。</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nodes -out client.pem</source>
        <translation>変換してください: openssl pkcs12 -legacy -in FILE -nodes -out client.pem</translation>
    </message>
    <message>
        <source>The file asks for millions of rounds of hashing before a pass-phrase can be tried; no usual program makes such files.</source>
        <translation>このファイルは、パスフレーズを試すだけで何百万回ものハッシュ計算を求めます。通常のプログラムはそのようなファイルを作りません。</translation>
    </message>
    <message>
        <source>Get certificate and key as text files (PEM) instead.</source>
        <translation>代わりに、証明書と鍵をテキストファイル (PEM) で取得してください。</translation>
    </message>
    <message>
        <source>The key cannot be read: it is damaged, cut off, or no private key.</source>
        <translation>鍵を読めません。壊れているか、途中で切れているか、秘密鍵ではありません。</translation>
    </message>
    <message>
        <source>Copy the whole key again, from the line with BEGIN to the line with END.</source>
        <translation>BEGIN のある行から END のある行まで、鍵全体をコピーし直してください。</translation>
    </message>
    <message>
        <source>The key is of a kind that TLS does not use.</source>
        <translation>鍵が TLS で使われない種類のものです。</translation>
    </message>
    <message>
        <source>Use a key of the kind RSA, EC or Ed25519.</source>
        <translation>RSA、EC、Ed25519 のどれかの鍵を使ってください。</translation>
    </message>
    <message>
        <source>The certificate is damaged or cut off.</source>
        <translation>証明書が壊れているか、途中で切れています。</translation>
    </message>
    <message>
        <source>Copy the whole file again, from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.</source>
        <translation>-----BEGIN CERTIFICATE----- から -----END CERTIFICATE----- まで、ファイル全体をコピーし直してください。</translation>
    </message>
    <message>
        <source>This is the certificate of an authority, with its key. Whoever has that key can be anybody in the cluster.</source>
        <translation>これは認証局の証明書とその鍵です。その鍵を持つ者は、クラスターの誰にでもなりすませます。</translation>
    </message>
    <message>
        <source>Use the certificate of a user (K3s: client-admin.crt and client-admin.key) and put the authority&apos;s key back where it was.</source>
        <translation>ユーザーの証明書を使い (K3s: client-admin.crt と client-admin.key)、認証局の鍵は元の場所に戻してください。</translation>
    </message>
    <message>
        <source>The server refuses the client certificate of {user}, issued by {issuer}.</source>
        <translation>サーバーは、{issuer} が発行した {user} のクライアント証明書を拒否しました。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster: certificates of another cluster, or of an earlier installation, do not count.</source>
        <translation>このクラスターから新しい kubeconfig を取得してください。別のクラスターや以前のインストールの証明書は使えません。</translation>
    </message>
    <message>
        <source>Or log in by a token.</source>
        <translation>または、トークンでログインしてください。</translation>
    </message>
    <message>
        <source>The client certificate cannot be used.</source>
        <translation>クライアント証明書を使えません。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster, or log in by a token.</source>
        <translation>このクラスターから新しい kubeconfig を取得するか、トークンでログインしてください。</translation>
    </message>
    <message>
        <source>The server at {host} speaks only old versions of TLS. Version 1.2 is the least that Firesteel and Kubernetes accept.</source>
        <translation>{host} のサーバーは古いバージョンの TLS だけに対応しています。Firesteel と Kubernetes が受け入れるのはバージョン 1.2 以上です。</translation>
    </message>
    <message>
        <source>Check whether {host}, port {port}, is the API server: no Kubernetes of today is that old.</source>
        <translation>{host} のポート {port} が API サーバーか確かめてください。今の Kubernetes にそれほど古いものはありません。</translation>
    </message>
    <message>
        <source>If a load balancer stands in front, have TLS 1.2 switched on there.</source>
        <translation>前段にロードバランサーがあるなら、そこで TLS 1.2 を有効にしてもらってください。</translation>
    </message>
    <message>
        <source>The server at {host} offers only encryption that is too weak today.</source>
        <translation>{host} のサーバーが提示する暗号化は、現在では弱すぎるものだけです。</translation>
    </message>
    <message>
        <source>The administrator has to switch on stronger ciphers at the server or at the load balancer before it.</source>
        <translation>管理者がサーバーか前段のロードバランサーで、より強い暗号スイートを有効にする必要があります。</translation>
    </message>
    <message>
        <source>The server does not know the name {host} and hangs up.</source>
        <translation>サーバーは名前 {host} を知らず、切断します。</translation>
    </message>
    <message>
        <source>Use the name under which the cluster is published, or set it as the name to verify (tls-server-name).</source>
        <translation>クラスターが公開されている名前を使うか、それを検証する名前 (tls-server-name) に設定してください。</translation>
    </message>
    <message>
        <source>The connection to {host} was cut in the middle of the TLS handshake: by a firewall, by a filter on the name, or by a load balancer with no server behind it.</source>
        <translation>{host} への接続が TLS ハンドシェイクの途中で切れました。ファイアウォール、名前によるフィルター、または後ろにサーバーのないロードバランサーが原因です。</translation>
    </message>
    <message>
        <source>Try the same address from another network, or without VPN and proxy.</source>
        <translation>同じアドレスを別のネットワークから、または VPN とプロキシなしで試してください。</translation>
    </message>
    <message>
        <source>Ask the administrator whether the API server behind the load balancer runs.</source>
        <translation>ロードバランサーの後ろの API サーバーが動いているか、管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>No encrypted connection to {host}, port {port}, came about.</source>
        <translation>{host} のポート {port} と暗号化された接続を確立できませんでした。</translation>
    </message>
    <message>
        <source>Check whether host and port are those of the API server.</source>
        <translation>ホストとポートが API サーバーのものか確かめてください。</translation>
    </message>
    <message>
        <source>Show the details to the administrator.</source>
        <translation>詳細を管理者に見せてください。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not checked: anybody in between can read the token and answer in the cluster&apos;s place.</source>
        <translation>サーバーの証明書を検証していません。間にいる誰もがトークンを読み、クラスターの代わりに応答できます。</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA, or fetch it from the server and compare its fingerprint, and switch the check on again.</source>
        <translation>クラスターの CA を指定するか、サーバーから取得してフィンガープリントを照合し、検証を有効に戻してください。</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends on {notAfter}, in {days} days.</source>
        <translation>{user} のクライアント証明書は {notAfter} に期限切れになります (あと {days} 日)。</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig before then. K3s renews the certificate only in the file on the server, not in copies of it.</source>
        <translation>それまでに新しい kubeconfig を取得してください。K3s が証明書を更新するのはサーバー上のファイルだけで、そのコピーは更新されません。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>中に何もありません。</translation>
    </message>
    <message>
        <source>Copy the CA file from the server again; it may need sudo to be read there.</source>
        <translation>サーバーから CA ファイルをコピーし直してください。そこで読むには sudo が必要かもしれません。</translation>
    </message>
    <message>
        <source>It is larger than 4 MB, so it cannot be a CA file.</source>
        <translation>4 MB を超えているため、CA ファイルではありません。</translation>
    </message>
    <message>
        <source>Choose the file of the cluster&apos;s CA; it has a few kilobytes.</source>
        <translation>クラスターの CA のファイルを選んでください。大きさは数キロバイトです。</translation>
    </message>
    <message>
        <source>This is a private key, not a certificate. It was not kept.</source>
        <translation>これは秘密鍵で、証明書ではありません。保持していません。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: the file with the ending .crt, such as server-ca.crt.</source>
        <translation>CA の証明書を選んでください。server-ca.crt のような拡張子 .crt のファイルです。</translation>
    </message>
    <message>
        <source>The key of a CA should never leave the server. If this is one, tell the administrator.</source>
        <translation>CA の鍵は決してサーバーの外に出してはいけません。これがそうなら、管理者に知らせてください。</translation>
    </message>
    <message>
        <source>This is a public key alone, without a certificate.</source>
        <translation>これは公開鍵だけで、証明書がありません。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA, such as server-ca.crt or ca.crt.</source>
        <translation>CA の証明書を選んでください。例: server-ca.crt、ca.crt。</translation>
    </message>
    <message>
        <source>This is a request for a certificate, not a certificate.</source>
        <translation>これは証明書ではなく、証明書の要求です。</translation>
    </message>
    <message>
        <source>This is a key for SSH. Kubernetes does not use it.</source>
        <translation>これは SSH の鍵です。Kubernetes では使いません。</translation>
    </message>
    <message>
        <source>This is a web page, perhaps the login page of a server, saved in the place of the certificate.</source>
        <translation>これは証明書ではなく、ウェブページを保存したものです。サーバーのログインページかもしれません。</translation>
    </message>
    <message>
        <source>Log in and download the file again, or copy it from the server.</source>
        <translation>ログインしてファイルをダウンロードし直すか、サーバーからコピーしてください。</translation>
    </message>
    <message>
        <source>This is an answer of a server in JSON, without a certificate in it.</source>
        <translation>これは証明書を含まない、サーバーの JSON の応答です。</translation>
    </message>
    <message>
        <source>Download the file again while logged in, or copy the CA from the server.</source>
        <translation>ログインした状態でファイルをダウンロードし直すか、サーバーから CA をコピーしてください。</translation>
    </message>
    <message>
        <source>This is a token, not a certificate. It was not kept.</source>
        <translation>これは証明書ではなくトークンです。保存していません。</translation>
    </message>
    <message>
        <source>Give the token on the page Identity, and here the certificate of the CA.</source>
        <translation>トークンはページ「認証」で指定し、ここには CA の証明書を指定してください。</translation>
    </message>
    <message>
        <source>This is the token with which nodes join a K3s cluster, not a certificate. It was not kept.</source>
        <translation>これは証明書ではなく、ノードを K3s クラスターに参加させるトークンです。保存していません。</translation>
    </message>
    <message>
        <source>Choose /var/lib/rancher/k3s/server/tls/server-ca.crt of the server.</source>
        <translation>サーバーの /var/lib/rancher/k3s/server/tls/server-ca.crt を選んでください。</translation>
    </message>
    <message>
        <source>Do not pass the join token on: who has it can add nodes to the cluster.</source>
        <translation>参加用のトークンをほかに渡さないでください。持っている人は誰でもクラスターにノードを追加できます。</translation>
    </message>
    <message>
        <source>This is a key store of Java in its old form.</source>
        <translation>これは古い形式の Java のキーストアです。</translation>
    </message>
    <message>
        <source>Export the certificate: keytool -exportcert -rfc -keystore FILE -alias NAME</source>
        <translation>証明書を書き出してください: keytool -exportcert -rfc -keystore FILE -alias NAME</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or cut off.</source>
        <translation>中の証明書が壊れているか、途中で切れています。</translation>
    </message>
    <message>
        <source>The file is protected by a pass-phrase.</source>
        <translation>ファイルはパスフレーズで保護されています。</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit this file.</source>
        <translation>パスフレーズがこのファイルに合いません。</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</source>
        <translation>変換してください: openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</translation>
    </message>
    <message>
        <source>Get the CA as a text file (PEM) instead.</source>
        <translation>代わりに、テキストファイル (PEM) の CA を入手してください。</translation>
    </message>
    <message>
        <source>This is the certificate of the user {user}, not that of an authority.</source>
        <translation>これはユーザー {user} の証明書で、認証局のものではありません。</translation>
    </message>
    <message>
        <source>Here the CA is asked for: server-ca.crt or ca.crt. It grants no rights; it only proves that the server is the right one.</source>
        <translation>ここで必要なのは CA (server-ca.crt または ca.crt) です。CA は権限を与えません。サーバーが正しいことを証明するだけです。</translation>
    </message>
    <message>
        <source>To log in as {user}, give this file with its key on the page Identity.</source>
        <translation>{user} としてログインするには、ページ「認証」でこのファイルと鍵を指定してください。</translation>
    </message>
    <message>
        <source>This is the certificate of a server ({subject}), issued by {issuer}. It is valid for that server alone and changes when it is renewed.</source>
        <translation>これは {issuer} が発行したサーバー ({subject}) の証明書です。そのサーバーだけに有効で、更新すると変わります。</translation>
    </message>
    <message>
        <source>Give the CA named {issuer} instead.</source>
        <translation>代わりに {issuer} という名前の CA を指定してください。</translation>
    </message>
    <message>
        <source>Or trust this one certificate until it is renewed, if its fingerprint is right.</source>
        <translation>または、フィンガープリントが正しければ、更新されるまでこの証明書だけを信頼してください。</translation>
    </message>
    <message>
        <source>{subject} is the CA for users&apos; certificates (client-ca.crt). The API server&apos;s certificate comes from another one.</source>
        <translation>{subject} はユーザーの証明書用の CA (client-ca.crt) です。API サーバーの証明書は別の CA が発行します。</translation>
    </message>
    <message>
        <source>Choose server-ca.crt from the same folder (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>同じフォルダーの server-ca.crt を選んでください (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt)。</translation>
    </message>
    <message>
        <source>{subject} is a CA for the inner parts of a cluster (etcd or the front proxy), not the one of the API server.</source>
        <translation>{subject} は API サーバーの CA ではなく、クラスター内部 (etcd またはフロントプロキシ) の CA です。</translation>
    </message>
    <message>
        <source>Choose the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>API サーバーの CA を選んでください (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt、kubeadm: /etc/kubernetes/pki/ca.crt)。</translation>
    </message>
    <message>
        <source>This is a kubeconfig, which names the CA as another file: {named}.</source>
        <translation>これは kubeconfig で、CA は別のファイルに指定されています: {named}。</translation>
    </message>
    <message>
        <source>Choose that file, or use the kubeconfig as a whole.</source>
        <translation>そのファイルを選ぶか、kubeconfig 全体を使ってください。</translation>
    </message>
    <message>
        <source>This is a kubeconfig without a CA for the cluster {name}.</source>
        <translation>これはクラスター {name} の CA がない kubeconfig です。</translation>
    </message>
    <message>
        <source>Use the kubeconfig as a whole: its server may have a public certificate that needs no CA.</source>
        <translation>kubeconfig 全体を使ってください。サーバーの証明書が公的なもので、CA が不要なのかもしれません。</translation>
    </message>
    <message>
        <source>This is a kubeconfig; the CA of its cluster {name} was taken.</source>
        <translation>これは kubeconfig です。クラスター {name} の CA を取り出しました。</translation>
    </message>
    <message>
        <source>You may also use the kubeconfig as a whole: it holds the address and the login, too.</source>
        <translation>kubeconfig 全体を使うこともできます。アドレスとログイン情報も入っています。</translation>
    </message>
    <message>
        <source>The file holds a private key, too. It was not kept.</source>
        <translation>ファイルには秘密鍵も入っています。鍵は保存していません。</translation>
    </message>
    <message>
        <source>Take care who can read this file.</source>
        <translation>このファイルを誰が読めるかに注意してください。</translation>
    </message>
    <message>
        <source>The certificate {subject} is no authority and was left out.</source>
        <translation>証明書 {subject} は認証局ではないため、除外しました。</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>何もする必要はありません。</translation>
    </message>
    <message>
        <source>{subject} is no authority; it has signed itself. It is trusted for the one server that shows it.</source>
        <translation>{subject} は認証局ではなく、自己署名の証明書です。これを示すサーバー一つだけに対して信頼されます。</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s.</source>
        <translation>フィンガープリントを管理者のものと比べてください。</translation>
    </message>
    <message>
        <source>{subject} is a certificate of version 1, which does not say whether it is an authority. It is taken for one.</source>
        <translation>{subject} はバージョン 1 の証明書で、認証局かどうかの記載がありません。認証局として扱います。</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}.</source>
        <translation>認証局 {subject} は {notAfter} に期限切れになりました。</translation>
    </message>
    <message>
        <source>Get the present CA of the cluster.</source>
        <translation>クラスターの現在の CA を入手してください。</translation>
    </message>
    <message>
        <source>The authority {subject} begins only on {notBefore}.</source>
        <translation>認証局 {subject} は {notBefore} からしか有効になりません。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock (in WSL: sudo hwclock -s).</source>
        <translation>このコンピューターの時計を確かめてください (WSL では: sudo hwclock -s)。</translation>
    </message>
    <message>
        <source>The authority {subject} ends on {notAfter}, in {days} days.</source>
        <translation>認証局 {subject} は {days} 日後の {notAfter} に期限が切れます。</translation>
    </message>
    <message>
        <source>Ask the administrator for the CA that follows it.</source>
        <translation>後継の CA を管理者に求めてください。</translation>
    </message>
    <message>
        <source>The authority {subject} has a weak key or signature ({key}); connections through it will be refused.</source>
        <translation>認証局 {subject} の鍵または署名 ({key}) が弱いため、これを使う接続は拒否されます。</translation>
    </message>
    <message>
        <source>Ask the administrator for a CA with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>RSA 2048 ビット以上か EC 鍵の CA を管理者に求めてください。</translation>
    </message>
    <message>
        <source>There is no certificate in it.</source>
        <translation>中に証明書がありません。</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: a text with -----BEGIN CERTIFICATE-----, such as server-ca.crt or ca.crt.</source>
        <translation>CA の証明書を選んでください。-----BEGIN CERTIFICATE----- を含むテキストで、例えば server-ca.crt や ca.crt です。</translation>
    </message>
    <message>
        <source>The driver starts, watches and ends its executors.</source>
        <translation>ドライバーがエグゼキューターを起動し、監視し、終了させます。</translation>
    </message>
    <message>
        <source>The driver marks executors that it gives up.</source>
        <translation>ドライバーが、使うのをやめるエグゼキューターに印を付けます。</translation>
    </message>
    <message>
        <source>The driver removes its executors at the end.</source>
        <translation>ドライバーが最後にエグゼキューターを削除します。</translation>
    </message>
    <message>
        <source>The driver hands its settings to the executors in a config map.</source>
        <translation>ドライバーが ConfigMap で設定をエグゼキューターに渡します。</translation>
    </message>
    <message>
        <source>The driver removes what it has made when the job ends.</source>
        <translation>ジョブが終わると、ドライバーが作ったものを削除します。</translation>
    </message>
    <message>
        <source>Executors get volumes of their own, if a job asks for them.</source>
        <translation>ジョブが求めれば、エグゼキューターに専用のボリュームが付きます。</translation>
    </message>
    <message>
        <source>Executors run in a stateful set, if a job asks for that.</source>
        <translation>ジョブが求めれば、エグゼキューターを StatefulSet で実行します。</translation>
    </message>
    <message>
        <source>Submitting makes the driver&apos;s pod, its service and its config map.</source>
        <translation>投入するとき、ドライバーの Pod、サービス、ConfigMap を作ります。</translation>
    </message>
    <message>
        <source>Following a job reads the state of its pods.</source>
        <translation>ジョブを追うとき、Pod の状態を読みます。</translation>
    </message>
    <message>
        <source>Stopping a job, and taking a failed submission back, deletes its pod.</source>
        <translation>ジョブを停止するときや、失敗した投入を取り消すとき、Pod を削除します。</translation>
    </message>
    <message>
        <source>Reading the log of a driver or an executor.</source>
        <translation>ドライバーやエグゼキューターのログを読みます。</translation>
    </message>
    <message>
        <source>Opening Spark&apos;s own pages of a running job.</source>
        <translation>実行中のジョブの Spark 自身のページを開きます。</translation>
    </message>
    <message>
        <source>Seeing why a pod does not start.</source>
        <translation>Pod が始まらない理由を調べます。</translation>
    </message>
    <message>
        <source>Showing what belongs to a job.</source>
        <translation>ジョブに属するものを表示します。</translation>
    </message>
    <message>
        <source>Checking limits and accounts before a job is sent.</source>
        <translation>ジョブを送る前に、制限とアカウントを確かめます。</translation>
    </message>
    <message>
        <source>A job brings credentials of its own, kept in a secret.</source>
        <translation>ジョブ独自の資格情報をシークレットに保管します。</translation>
    </message>
    <message>
        <source>The driver gets a volume of its own, if a job asks for it.</source>
        <translation>ジョブが求めれば、ドライバーに専用のボリュームが付きます。</translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>Practice cluster</source>
        <translation>練習用クラスター</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>すべての名前空間</translation>
    </message>
</context>
<context>
    <name>ConnectSteps</name>
    <message>
        <source>What do you have</source>
        <translation>手元にあるもの</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信頼</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>認証</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Namespace, account</source>
        <translation>名前空間とアカウント</translation>
    </message>
    <message>
        <source>Room for Spark</source>
        <translation>Spark 用の空き</translation>
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
        <translation>%1後</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分前</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 時間前</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 日前</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a day and a time of day: 17 Nov, 14:14:20</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>a date with weekday and year, as QLocale::toString() takes it: Tue 17 Nov 2026</extracomment>
        <translation>yyyy年M月d日(ddd)</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>a day, a time of day, and the zone: Tue 17 Nov 2026, 14:14:20 CET</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 日 %2 時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
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
        <translation>このリンクは使用済みです</translation>
    </message>
    <message>
        <source>A link to the web UI of {name} works once. Open the UI again from Firesteel.</source>
        <translation>{name} のウェブ UI へのリンクは一度だけ使えます。Firesteel から開き直してください。</translation>
    </message>
    <message>
        <source>This browser has no key to the web UI of {name}</source>
        <translation>このブラウザーには {name} のウェブ UI の鍵がありません</translation>
    </message>
    <message>
        <source>Open it from Firesteel: it gives the browser a key.</source>
        <translation>Firesteel から開くと、ブラウザーに鍵が渡されます。</translation>
    </message>
    <message>
        <source>The driver of {name} is not running yet</source>
        <translation>{name} のドライバーはまだ実行されていません</translation>
    </message>
    <message>
        <source>The web UI of {name} is not up yet</source>
        <translation>{name} のウェブ UI はまだ起動していません</translation>
    </message>
    <message>
        <source>This page looks again by itself.</source>
        <translation>このページは自動で確認し直します。</translation>
    </message>
    <message>
        <source>The web UI of {name} cannot be reached just now</source>
        <translation>{name} のウェブ UI に今は接続できません</translation>
    </message>
    <message>
        <source>The connection to the cluster is cut. This page tries again by itself.</source>
        <translation>クラスターとの接続が切れています。このページは自動で再試行します。</translation>
    </message>
    <message>
        <source>The driver of {name} has ended, and its web UI with it</source>
        <translation>{name} のドライバーが終了し、ウェブ UI も終了しました</translation>
    </message>
    <message>
        <source>The UI lives inside the driver. Logs and events of the run are still in Firesteel; for the UI of finished runs, Spark needs event logs and a history server.</source>
        <translation>UI はドライバーの中で動きます。実行のログとイベントは Firesteel に残っています。終わった実行の UI には、Spark のイベントログと履歴サーバーが必要です。</translation>
    </message>
    <message>
        <source>{name} was started without a web UI</source>
        <translation>{name} はウェブ UI なしで開始されました</translation>
    </message>
    <message>
        <source>Remove spark.ui.enabled=false from its settings and run it again.</source>
        <translation>設定から spark.ui.enabled=false を削除して、実行し直してください。</translation>
    </message>
    <message>
        <source>The cluster does not let you reach the web UI of {name}</source>
        <translation>クラスターが {name} のウェブ UI への接続を許可していません</translation>
    </message>
    <message>
        <source>Your role needs the verbs get and create on pods/portforward in this namespace.</source>
        <translation>この名前空間で pods/portforward に対する get と create の権限が必要です。</translation>
    </message>
    <message>
        <source>The web UI of {name} speaks TLS only</source>
        <translation>{name} のウェブ UI は TLS だけに対応しています</translation>
    </message>
    <message>
        <source>spark.ssl.ui.enabled is set, which Firesteel does not open yet. The way from the cluster to this machine is encrypted anyway.</source>
        <translation>spark.ssl.ui.enabled が設定されていますが、Firesteel ではまだ開けません。クラスターからこのコンピューターまでの経路はいずれにせよ暗号化されています。</translation>
    </message>
    <message>
        <source>Nothing was changed: this cluster is locked for reading only</source>
        <translation>何も変更されていません: このクラスターは読み取り専用にロックされています</translation>
    </message>
    <message>
        <source>Stopping a job or a stage is a change. Take the lock off on the page Cluster of Firesteel, then try again.</source>
        <translation>ジョブやステージの停止は変更です。Firesteel のページ「クラスター」でロックを解除してから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>ノード %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be used</source>
        <translation>
            <numerusform>うち %n 個が使用可能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hold it</source>
        <translation>
            <numerusform>%n 個のノードにあり</numerusform>
        </translation>
    </message>
    <message>
        <source>the last pull took %1</source>
        <translation>直近の取得時間は %1</translation>
    </message>
    <message>
        <source>Version of the server</source>
        <translation>サーバーのバージョン</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Account of the drivers</source>
        <translation>ドライバーのアカウント</translation>
    </message>
    <message>
        <source>Pod security level</source>
        <translation>Pod セキュリティレベル</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>クォータ</translation>
    </message>
    <message>
        <source>Limits of a pod</source>
        <translation>Pod の制限</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Free room</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Login to the registry</source>
        <translation>レジストリのログイン</translation>
    </message>
    <message>
        <source>Name service (DNS)</source>
        <translation>名前解決 (DNS)</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Spark operators</source>
        <translation>Spark オペレーター</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) of it are ready</source>
        <translation>
            <numerusform>Pod %n 個が準備完了</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Creating the pod…</source>
        <translation>Pod を作成中…</translation>
    </message>
    <message>
        <source>Waiting for it to start…</source>
        <extracomment>%1 is the technical word of a waiting pod</extracomment>
        <translation>開始を待っています…</translation>
    </message>
    <message>
        <source>Waiting for it to start: %1</source>
        <translation>開始を待っています: %1</translation>
    </message>
    <message>
        <source>It runs…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <source>Reading what it says…</source>
        <translation>出力を読み込み中…</translation>
    </message>
    <message>
        <source>Removing it…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>The name kubernetes.default.svc is %1 there.</source>
        <translation>そこでは kubernetes.default.svc という名前は %1 です。</translation>
    </message>
    <message>
        <source>The Kubernetes API answers it (HTTP %1).</source>
        <translation>Kubernetes API が応答します (HTTP %1)。</translation>
    </message>
    <message>
        <source>Kind of machine: %1</source>
        <translation>マシンの種類: %1</translation>
    </message>
    <message>
        <source>%1 CPUs and %2 of memory are free</source>
        <extracomment>%1 is a number, %2 a size such as 12 GiB</extracomment>
        <translation>空き CPU %1、空きメモリー %2</translation>
    </message>
    <message numerus="yes">
        <source>enough for a driver and %n executor(s)</source>
        <translation>
            <numerusform>ドライバーとエグゼキューター %n 個に十分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage class(es)</source>
        <translation>
            <numerusform>ストレージクラス %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the default</source>
        <extracomment>%1 is the name of a storage class</extracomment>
        <translation>既定は %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 used</source>
        <extracomment>a resource of a quota, how much of it is used, and how much there is at most</extracomment>
        <translation>%1: %3 のうち %2 を使用</translation>
    </message>
    <message numerus="yes">
        <source>%n quota(s)</source>
        <translation>
            <numerusform>クォータ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>worth a look</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>stands in the way</source>
        <translation>妨げになります</translation>
    </message>
    <message>
        <source>could not be looked at</source>
        <translation>確認できませんでした</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a thing that was looked at, and how it is, such as: Quota: good</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Rungs</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>no address for this name</source>
        <translation>この名前のアドレスなし</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>時間内に応答なし</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>応答するものなし</translation>
    </message>
    <message>
        <source>the proxy does not let us through</source>
        <translation>プロキシが通さない</translation>
    </message>
    <message>
        <source>the port speaks plain HTTP</source>
        <translation>ポートが TLS なしの HTTP</translation>
    </message>
    <message>
        <source>no TLS connection</source>
        <translation>TLS 接続なし</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>証明書が期限切れ</translation>
    </message>
    <message>
        <source>the clocks differ</source>
        <translation>時計にずれ</translation>
    </message>
    <message>
        <source>opened up by a proxy</source>
        <translation>プロキシが通信を復号</translation>
    </message>
    <message>
        <source>signed by another CA</source>
        <translation>別の CA が署名</translation>
    </message>
    <message>
        <source>not trusted</source>
        <translation>信頼されていない</translation>
    </message>
    <message>
        <source>another name is in it</source>
        <translation>証明書に別の名前</translation>
    </message>
    <message>
        <source>this is not the Kubernetes API</source>
        <translation>Kubernetes API ではない</translation>
    </message>
    <message>
        <source>the token has expired</source>
        <translation>トークンが期限切れ</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>受け付けられない</translation>
    </message>
    <message>
        <source>none that may be used</source>
        <translation>使えるものがない</translation>
    </message>
    <message>
        <source>some are missing</source>
        <translation>一部が不足</translation>
    </message>
    <message>
        <source>Name resolves</source>
        <translation>名前を解決できる</translation>
    </message>
    <message>
        <source>Port %1 answers</source>
        <translation>ポート %1 が応答</translation>
    </message>
    <message>
        <source>Port answers</source>
        <translation>ポートが応答</translation>
    </message>
    <message>
        <source>Proxy lets us through</source>
        <translation>プロキシを通れる</translation>
    </message>
    <message>
        <source>Speaks TLS</source>
        <translation>TLS に対応</translation>
    </message>
    <message>
        <source>CA is known</source>
        <translation>CA を確認できる</translation>
    </message>
    <message>
        <source>Name in certificate</source>
        <translation>証明書の名前</translation>
    </message>
    <message>
        <source>Answers as Kubernetes</source>
        <translation>Kubernetes として応答</translation>
    </message>
    <message>
        <source>Who am I</source>
        <translation>自分が誰か</translation>
    </message>
    <message>
        <source>Namespaces I may use</source>
        <translation>使える名前空間</translation>
    </message>
    <message>
        <source>Rights for Spark</source>
        <translation>Spark 用の権限</translation>
    </message>
    <message>
        <source>The name of the server has an address in the network.</source>
        <translation>サーバーの名前に対応するアドレスがネットワークにあります。</translation>
    </message>
    <message>
        <source>A program listens there, and no firewall is in the way.</source>
        <translation>そこでプログラムが待ち受けていて、ファイアウォールに遮られていません。</translation>
    </message>
    <message>
        <source>The proxy opens a way to the server.</source>
        <translation>プロキシがサーバーへの経路を開きます。</translation>
    </message>
    <message>
        <source>The connection is encrypted.</source>
        <translation>接続は暗号化されています。</translation>
    </message>
    <message>
        <source>The certificate of the server is signed by the CA that you gave.</source>
        <translation>サーバーの証明書は、指定した CA が署名したものです。</translation>
    </message>
    <message>
        <source>The certificate is for the name that you use.</source>
        <translation>証明書は、使っている名前のものです。</translation>
    </message>
    <message>
        <source>What answers is a Kubernetes API, and no login page or other program.</source>
        <translation>応答しているのは Kubernetes API で、ログインページやほかのプログラムではありません。</translation>
    </message>
    <message>
        <source>The cluster accepts your credential and says who you are.</source>
        <translation>クラスターが資格情報を受け付け、誰であるかを答えます。</translation>
    </message>
    <message>
        <source>There is a namespace in which you may work.</source>
        <translation>作業できる名前空間があります。</translation>
    </message>
    <message>
        <source>You may create there what a Spark application consists of.</source>
        <translation>そこに Spark アプリケーションを構成するものを作成できます。</translation>
    </message>
    <message>
        <source>not needed here</source>
        <translation>ここでは不要</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>試行中</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>passed, with a warning</source>
        <translation>警告付きで成功</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未到達</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
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
        <translation>アプリケーションが指定されていません。</translation>
    </message>
    <message>
        <source>Name a jar or a .py file, for instance local:///opt/app.jar.</source>
        <translation>jar または .py ファイルを指定してください。例: local:///opt/app.jar。</translation>
    </message>
    <message>
        <source>Name a jar, a .py or an .R file, and its arguments.</source>
        <translation>jar、.py、または .R ファイルとその引数を指定してください。</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} には値が必要です。</translation>
    </message>
    <message>
        <source>Write it as {option} VALUE or {option}=VALUE.</source>
        <translation>{option} 値、または {option}=値 と書いてください。</translation>
    </message>
    <message>
        <source>No cluster is named.</source>
        <translation>クラスターが指定されていません。</translation>
    </message>
    <message>
        <source>Choose one at the top of the window.</source>
        <translation>ウィンドウの上部で選んでください。</translation>
    </message>
    <message>
        <source>The main class of {value} is not known.</source>
        <translation>{value} のメインクラスが分かりません。</translation>
    </message>
    <message>
        <source>Fill in the main class.</source>
        <translation>メインクラスを入力してください。</translation>
    </message>
    <message>
        <source>The option {option} is not known.</source>
        <translation>オプション {option} は認識できません。</translation>
    </message>
    <message>
        <source>Remove it. What belongs to the application stands behind it.</source>
        <translation>削除してください。アプリケーションの引数はその後ろに置きます。</translation>
    </message>
    <message>
        <source>“{value}” is no setting: it has no equals sign.</source>
        <translation>「{value}」は設定ではありません。等号がありません。</translation>
    </message>
    <message>
        <source>Write KEY=VALUE.</source>
        <translation>キー=値 と書いてください。</translation>
    </message>
    <message>
        <source>{key} holds {value}, but the heap is not set there.</source>
        <translation>{key} に {value} がありますが、ヒープはここでは設定しません。</translation>
    </message>
    <message>
        <source>Use the driver&apos;s memory instead.</source>
        <translation>代わりにドライバーのメモリーを使ってください。</translation>
    </message>
    <message>
        <source>“{value}” is no deploy mode.</source>
        <translation>「{value}」というデプロイモードはありません。</translation>
    </message>
    <message>
        <source>Use cluster.</source>
        <translation>cluster を使ってください。</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for the driver.</source>
        <translation>「{value}」はドライバーのメモリーサイズではありません。</translation>
    </message>
    <message>
        <source>Give a positive whole number with a unit, such as 2g.</source>
        <translation>単位付きの正の整数を指定してください。例: 2g。</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for executors.</source>
        <translation>「{value}」はエグゼキューターのメモリーサイズではありません。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for the driver.</source>
        <translation>「{value}」はドライバーのコア数ではありません。</translation>
    </message>
    <message>
        <source>Give a positive whole number.</source>
        <translation>正の整数を指定してください。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for executors.</source>
        <translation>「{value}」はエグゼキューターのコア数ではありません。</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores.</source>
        <translation>「{value}」はコア数ではありません。</translation>
    </message>
    <message>
        <source>Leave {option} out; it means nothing on Kubernetes.</source>
        <translation>{option} は省いてください。Kubernetes では意味がありません。</translation>
    </message>
    <message>
        <source>“{value}” is no number of executors.</source>
        <translation>「{value}」はエグゼキューターの数ではありません。</translation>
    </message>
    <message>
        <source>Give a positive whole number, or set spark.dynamicAllocation.enabled=true.</source>
        <translation>正の整数を指定するか、spark.dynamicAllocation.enabled=true を設定してください。</translation>
    </message>
    <message>
        <source>“{value}” is no Kubernetes master.</source>
        <translation>「{value}」は Kubernetes のマスターではありません。</translation>
    </message>
    <message>
        <source>Write k8s://https://HOST:PORT.</source>
        <translation>k8s://https://HOST:PORT と書いてください。</translation>
    </message>
    <message>
        <source>“{value}” names a protocol other than https or http.</source>
        <translation>「{value}」は https でも http でもないプロトコルです。</translation>
    </message>
    <message>
        <source>“{value}” is no submission id.</source>
        <translation>「{value}」は投入 ID ではありません。</translation>
    </message>
    <message>
        <source>Give [NAMESPACE:]POD, where POD may end in *.</source>
        <translation>[NAMESPACE:]POD を指定してください。POD の末尾には * を使えます。</translation>
    </message>
    <message>
        <source>More than one of --kill and --status is given.</source>
        <translation>--kill と --status の両方が指定されています。</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>どちらかを省いてください。</translation>
    </message>
    <message>
        <source>--remote excludes --master and --deploy-mode.</source>
        <translation>--remote は --master や --deploy-mode と一緒に使えません。</translation>
    </message>
    <message>
        <source>Leave out --remote, and unset SPARK_REMOTE.</source>
        <translation>--remote を省き、SPARK_REMOTE の設定を外してください。</translation>
    </message>
    <message>
        <source>--remote connects to a running Spark server, which is not what a submission does.</source>
        <translation>--remote は動作中の Spark サーバーに接続するもので、投入には使えません。</translation>
    </message>
    <message>
        <source>--proxy-user and --principal exclude each other.</source>
        <translation>--proxy-user と --principal は一緒に使えません。</translation>
    </message>
    <message>
        <source>The properties file {path} cannot be read.</source>
        <translation>プロパティファイル {path} を読めません。</translation>
    </message>
    <message>
        <source>Check its path, rights and text.</source>
        <translation>パス、権限、内容を確かめてください。</translation>
    </message>
    <message>
        <source>The keytab {path} does not exist.</source>
        <translation>keytab {path} がありません。</translation>
    </message>
    <message>
        <source>Check its path.</source>
        <translation>パスを確かめてください。</translation>
    </message>
    <message>
        <source>Only cluster mode is supported yet. Nothing was sent.</source>
        <translation>まだクラスターモードだけに対応しています。何も送信していません。</translation>
    </message>
    <message>
        <source>Use cluster mode, or Spark&apos;s own spark-submit for client mode.</source>
        <translation>クラスターモードを使うか、クライアントモードには Spark の spark-submit を使ってください。</translation>
    </message>
    <message>
        <source>{value} is a shell, which cannot run in cluster mode.</source>
        <translation>{value} はシェルなので、クラスターモードでは動きません。</translation>
    </message>
    <message>
        <source>Submit an application instead.</source>
        <translation>代わりにアプリケーションを投入してください。</translation>
    </message>
    <message>
        <source>{value} cannot run in cluster mode.</source>
        <translation>{value} はクラスターモードでは動きません。</translation>
    </message>
    <message>
        <source>Start it in client mode with Spark&apos;s own spark-submit.</source>
        <translation>Spark の spark-submit を使ってクライアントモードで起動してください。</translation>
    </message>
    <message>
        <source>run-example is not supported yet. Nothing was sent.</source>
        <translation>run-example にはまだ対応していません。何も送信していません。</translation>
    </message>
    <message>
        <source>Submit the jar of the examples in the image with the class org.apache.spark.examples.NAME.</source>
        <translation>イメージ内の例の jar を、クラス org.apache.spark.examples.NAME で投入してください。</translation>
    </message>
    <message>
        <source>{value} in {key} is a pattern on remote storage, which is not searched yet.</source>
        <translation>{key} の {value} はリモートストレージ上のパターンで、まだ検索に対応していません。</translation>
    </message>
    <message>
        <source>Name each file.</source>
        <translation>ファイルを一つずつ指定してください。</translation>
    </message>
    <message>
        <source>Spark {value} is older than 3.5, the oldest release supported.</source>
        <translation>Spark {value} は、対応する最も古いリリース 3.5 より前のものです。</translation>
    </message>
    <message>
        <source>Use the spark-submit of that release.</source>
        <translation>そのリリースの spark-submit を使ってください。</translation>
    </message>
    <message>
        <source>The setting {key} is not supported yet. Nothing was sent.</source>
        <translation>設定 {key} にはまだ対応していません。何も送信していません。</translation>
    </message>
    <message>
        <source>Leave it out, or use Spark&apos;s own spark-submit for this job.</source>
        <translation>省くか、このジョブには Spark の spark-submit を使ってください。</translation>
    </message>
    <message>
        <source>{path} would have to be uploaded, which is not supported yet. Nothing was sent.</source>
        <translation>{path} のアップロードが必要ですが、まだ対応していません。何も送信していません。</translation>
    </message>
    <message>
        <source>Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, https://…).</source>
        <translation>イメージ (local:///…) か、ドライバーが読めるストレージ (s3a://…、https://…) に置いてください。</translation>
    </message>
    <message>
        <source>{path} is a file of this computer, which the driver cannot read.</source>
        <translation>{path} はこのコンピューターのファイルなので、ドライバーからは読めません。</translation>
    </message>
    <message>
        <source>No container image is given.</source>
        <translation>コンテナーイメージが指定されていません。</translation>
    </message>
    <message>
        <source>Name an image with Spark in it.</source>
        <translation>Spark を含むイメージを指定してください。</translation>
    </message>
    <message>
        <source>{key} is a label that Spark sets itself.</source>
        <translation>{key} は Spark 自身が付けるラベルです。</translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation>別の名前にしてください。</translation>
    </message>
    <message>
        <source>{key} must not be set in cluster mode, as Spark sets it itself.</source>
        <translation>{key} は Spark 自身が設定するため、クラスターモードでは設定できません。</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>省いてください。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not of the form SECRET:KEY.</source>
        <translation>{key} の「{value}」は SECRET:KEY の形ではありません。</translation>
    </message>
    <message>
        <source>Name the secret and one key in it, with one colon between them.</source>
        <translation>シークレットとその中の一つのキーを、コロン一つで区切って指定してください。</translation>
    </message>
    <message>
        <source>{key} is not a whole number.</source>
        <translation>{key} は整数ではありません。</translation>
    </message>
    <message>
        <source>Set it to how many of them the driver needs.</source>
        <translation>ドライバーに必要な個数を設定してください。</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>{key} がありません。</translation>
    </message>
    <message>
        <source>Set it to the vendor of the device plug-in, such as nvidia.com.</source>
        <translation>デバイスプラグインのベンダーを設定してください。例: nvidia.com。</translation>
    </message>
    <message>
        <source>“{value}” in {key} is no type of volume.</source>
        <translation>{key} の「{value}」というボリュームの種類はありません。</translation>
    </message>
    <message>
        <source>Use hostPath, emptyDir, nfs or persistentVolumeClaim, with capitals as shown.</source>
        <translation>hostPath、emptyDir、nfs、persistentVolumeClaim のどれかを、大文字小文字もこのとおりに使ってください。</translation>
    </message>
    <message>
        <source>Set it; a volume of this type needs it.</source>
        <translation>設定してください。この種類のボリュームに必要です。</translation>
    </message>
    <message>
        <source>{key}={value} is a size in bytes; its unit was forgotten.</source>
        <translation>{key}={value} はバイト数です。単位が抜けています。</translation>
    </message>
    <message>
        <source>Add the unit, such as {value}Gi.</source>
        <translation>単位を付けてください。例: {value}Gi。</translation>
    </message>
    <message>
        <source>A volume has both subPath and subPathExpr ({key}).</source>
        <translation>ボリュームに subPath と subPathExpr の両方があります ({key})。</translation>
    </message>
    <message>
        <source>Two volumes are mounted at {value}.</source>
        <translation>二つのボリュームが {value} にマウントされています。</translation>
    </message>
    <message>
        <source>Give {key} or {other} another path.</source>
        <translation>{key} か {other} に別のパスを指定してください。</translation>
    </message>
    <message>
        <source>Both HADOOP_CONF_DIR and {key} are set.</source>
        <translation>HADOOP_CONF_DIR と {key} の両方が設定されています。</translation>
    </message>
    <message>
        <source>Unset one of them.</source>
        <translation>どちらかの設定を外してください。</translation>
    </message>
    <message>
        <source>Both {key} and {other} are set.</source>
        <translation>{key} と {other} の両方が設定されています。</translation>
    </message>
    <message>
        <source>A keytab and a principal are needed together.</source>
        <translation>keytab と principal は両方必要です。</translation>
    </message>
    <message>
        <source>Give both, or neither.</source>
        <translation>両方を指定するか、どちらも省いてください。</translation>
    </message>
    <message>
        <source>{key} and {other} are needed together.</source>
        <translation>{key} と {other} は両方必要です。</translation>
    </message>
    <message>
        <source>Set both, or neither.</source>
        <translation>両方を設定するか、どちらも外してください。</translation>
    </message>
    <message>
        <source>The template {value} is not a file of this computer.</source>
        <translation>テンプレート {value} はこのコンピューターのファイルではありません。</translation>
    </message>
    <message>
        <source>Copy it here and name its path.</source>
        <translation>ここにコピーして、そのパスを指定してください。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a whole number.</source>
        <translation>{key} の「{value}」は整数ではありません。</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>修正してください。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a number.</source>
        <translation>{key} の「{value}」は数ではありません。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is neither true nor false.</source>
        <translation>{key} の「{value}」は true でも false でもありません。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a size.</source>
        <translation>{key} の「{value}」はサイズではありません。</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 512m or 2g.</source>
        <translation>単位付きの整数を指定してください。例: 512m、2g。</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a time.</source>
        <translation>{key} の「{value}」は時間ではありません。</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 500ms or 30s.</source>
        <translation>単位付きの整数を指定してください。例: 500ms、30s。</translation>
    </message>
    <message>
        <source>“{value}” is not allowed for {key}.</source>
        <translation>「{value}」は {key} には使えません。</translation>
    </message>
    <message>
        <source>Use one of: {allowed}.</source>
        <translation>次のどれかを使ってください: {allowed}。</translation>
    </message>
    <message>
        <source>“{value}” is out of range for {key}.</source>
        <translation>「{value}」は {key} の範囲を超えています。</translation>
    </message>
    <message>
        <source>{key} refers to itself: “{value}”.</source>
        <translation>{key} が自分自身を参照しています:「{value}」。</translation>
    </message>
    <message>
        <source>Take the reference out of the circle.</source>
        <translation>循環している参照を取り除いてください。</translation>
    </message>
    <message>
        <source>The name {server} cannot be resolved.</source>
        <translation>名前 {server} を解決できません。</translation>
    </message>
    <message>
        <source>Check the spelling of the server&apos;s name, and the VPN if the cluster is behind one.</source>
        <translation>サーバー名のつづりと、クラスターが VPN の内側にあるなら VPN を確かめてください。</translation>
    </message>
    <message>
        <source>Nothing listens at {server}: the connection was refused.</source>
        <translation>{server} では何も待ち受けていません。接続が拒否されました。</translation>
    </message>
    <message>
        <source>Check the address in the kubeconfig, and that the cluster runs.</source>
        <translation>kubeconfig のアドレスと、クラスターが動いているかを確かめてください。</translation>
    </message>
    <message>
        <source>There is no way through the network to {server}.</source>
        <translation>{server} へのネットワーク経路がありません。</translation>
    </message>
    <message>
        <source>Check the network connection and the VPN.</source>
        <translation>ネットワーク接続と VPN を確かめてください。</translation>
    </message>
    <message>
        <source>{server} did not accept a connection in time.</source>
        <translation>{server} は時間内に接続を受け付けませんでした。</translation>
    </message>
    <message>
        <source>Check the address, the VPN and firewalls on the way.</source>
        <translation>アドレス、VPN、途中のファイアウォールを確かめてください。</translation>
    </message>
    <message>
        <source>{server} accepted the connection but did not answer the TLS greeting.</source>
        <translation>{server} は接続を受け付けましたが、TLS ハンドシェイクに応答しませんでした。</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s, and that no firewall holds the connection.</source>
        <translation>ポートが API サーバーのものか、ファイアウォールが接続を止めていないかを確かめてください。</translation>
    </message>
    <message>
        <source>{server} did not answer in time.</source>
        <translation>{server} は時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look at the load and the log of the API server.</source>
        <translation>もう一度試してください。続くようなら、API サーバーの負荷とログを確かめてください。</translation>
    </message>
    <message>
        <source>The connection to {server} was cut.</source>
        <translation>{server} との接続が切れました。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look for a proxy or load balancer that closes connections.</source>
        <translation>もう一度試してください。続くようなら、接続を閉じるプロキシやロードバランサーがないか調べてください。</translation>
    </message>
    <message>
        <source>The proxy cannot be reached.</source>
        <translation>プロキシに接続できません。</translation>
    </message>
    <message>
        <source>Check proxy-url in the kubeconfig and the variables HTTPS_PROXY and NO_PROXY.</source>
        <translation>kubeconfig の proxy-url と、変数 HTTPS_PROXY と NO_PROXY を確かめてください。</translation>
    </message>
    <message>
        <source>The proxy refuses to connect to {server}.</source>
        <translation>プロキシが {server} への接続を拒否しています。</translation>
    </message>
    <message>
        <source>Add the server to NO_PROXY, or ask whoever runs the proxy to allow it.</source>
        <translation>サーバーを NO_PROXY に加えるか、プロキシの管理者に許可を求めてください。</translation>
    </message>
    <message>
        <source>The proxy asks for a user name and password.</source>
        <translation>プロキシがユーザー名とパスワードを求めています。</translation>
    </message>
    <message>
        <source>Put them into proxy-url in the kubeconfig, or ask whoever runs the proxy.</source>
        <translation>kubeconfig の proxy-url に書くか、プロキシの管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not signed by the authority in the kubeconfig.</source>
        <translation>{server} の証明書は、kubeconfig の認証局が署名したものではありません。</translation>
    </message>
    <message>
        <source>Ask for the cluster&apos;s current kubeconfig, or for its CA certificate.</source>
        <translation>クラスターの現在の kubeconfig か、その CA 証明書を求めてください。</translation>
    </message>
    <message>
        <source>The certificate of {server} is signed by an authority of the same name as the one in the kubeconfig, but with another key.</source>
        <translation>{server} の証明書は、kubeconfig と同じ名前で鍵の異なる認証局が署名したものです。</translation>
    </message>
    <message>
        <source>The cluster was probably made anew: fetch its kubeconfig again.</source>
        <translation>クラスターが作り直されたと思われます。kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name; it is for {names}.</source>
        <translation>{server} の証明書にこの名前はありません。証明書の名前は {names} です。</translation>
    </message>
    <message>
        <source>Use one of the names in the certificate as the server, or set tls-server-name in the kubeconfig.</source>
        <translation>証明書にある名前をサーバーとして使うか、kubeconfig に tls-server-name を設定してください。</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name.</source>
        <translation>{server} の証明書にこの名前はありません。</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired on {notAfter}.</source>
        <translation>{server} の証明書は {notAfter} に期限切れになりました。</translation>
    </message>
    <message>
        <source>Have it renewed on the server, and check the clock of this computer.</source>
        <translation>サーバー側での更新を求め、このコンピューターの時計を確かめてください。</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired.</source>
        <translation>{server} の証明書は期限切れです。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet: it begins on {notBefore}.</source>
        <translation>{server} の証明書はまだ有効ではありません。{notBefore} から有効です。</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>このコンピューターの時計を確かめてください。</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet.</source>
        <translation>{server} の証明書はまだ有効ではありません。</translation>
    </message>
    <message>
        <source>{server} speaks HTTP without TLS.</source>
        <translation>{server} は TLS なしの HTTP を使っています。</translation>
    </message>
    <message>
        <source>Check the port; the API server&apos;s is usually 6443 or 443.</source>
        <translation>ポートを確かめてください。API サーバーは通常 6443 か 443 です。</translation>
    </message>
    <message>
        <source>The TLS handshake with {server} failed.</source>
        <translation>{server} との TLS ハンドシェイクに失敗しました。</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s; the details may tell more.</source>
        <translation>ポートが API サーバーのものか確かめてください。詳細も参考になります。</translation>
    </message>
    <message>
        <source>{server} demands a client certificate.</source>
        <translation>{server} はクライアント証明書を求めています。</translation>
    </message>
    <message>
        <source>Use a kubeconfig with client-certificate and client-key.</source>
        <translation>client-certificate と client-key のある kubeconfig を使ってください。</translation>
    </message>
    <message>
        <source>{server} refuses the client certificate.</source>
        <translation>{server} がクライアント証明書を拒否しました。</translation>
    </message>
    <message>
        <source>Fetch the kubeconfig anew: the certificate may have expired or belong to another cluster.</source>
        <translation>kubeconfig を取得し直してください。証明書が期限切れか、別のクラスターのものかもしれません。</translation>
    </message>
    <message>
        <source>{server} answers, but not as a Kubernetes API server.</source>
        <translation>{server} は応答しますが、Kubernetes API サーバーとしてではありません。</translation>
    </message>
    <message>
        <source>Check the address: a proxy, a login page or another service may be in its place.</source>
        <translation>アドレスを確かめてください。プロキシ、ログインページ、または別のサービスかもしれません。</translation>
    </message>
    <message>
        <source>The answer of {server} is larger than accepted.</source>
        <translation>{server} の応答が受け入れられる大きさを超えています。</translation>
    </message>
    <message>
        <source>Ask for less: one namespace instead of all.</source>
        <translation>すべてではなく一つの名前空間に絞ってください。</translation>
    </message>
    <message>
        <source>The answer of {server} is damaged.</source>
        <translation>{server} の応答が壊れています。</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays so, look at the API server&apos;s log.</source>
        <translation>1 分後にもう一度試してください。続くようなら、API サーバーのログを確かめてください。</translation>
    </message>
    <message>
        <source>{server} redirects to {location}, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} が {location} へ転送しました。API サーバーはそうしません。そこへは何も送信していません。</translation>
    </message>
    <message>
        <source>Check the address: it may be that of a web page instead of the API.</source>
        <translation>アドレスを確かめてください。API ではなくウェブページのものかもしれません。</translation>
    </message>
    <message>
        <source>{server} redirects, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} が転送しました。API サーバーはそうしません。何も送信していません。</translation>
    </message>
    <message>
        <source>The server did not open the stream for port forwarding.</source>
        <translation>サーバーがポート転送のストリームを開きませんでした。</translation>
    </message>
    <message>
        <source>Check that no proxy on the way refuses WebSocket connections.</source>
        <translation>途中のプロキシが WebSocket 接続を拒否していないか確かめてください。</translation>
    </message>
    <message>
        <source>{server} does not accept the credentials (401).</source>
        <translation>{server} が資格情報を受け付けません (401)。</translation>
    </message>
    <message>
        <source>The token or client certificate may have ended: log in again, or fetch the kubeconfig anew.</source>
        <translation>トークンかクライアント証明書の期限が切れたのかもしれません。ログインし直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>ユーザー「{user}」には、名前空間「{namespace}」で {resource} を {verb} する権限がありません。</translation>
    </message>
    <message>
        <source>Ask the cluster&apos;s administrator for a Role that allows it, or use another namespace.</source>
        <translation>クラスターの管理者に許可する Role を求めるか、別の名前空間を使ってください。</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource}.</source>
        <translation>ユーザー「{user}」には {resource} を {verb} する権限がありません。</translation>
    </message>
    <message>
        <source>You may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>名前空間「{namespace}」で {resource} を {verb} する権限がありません。</translation>
    </message>
    <message>
        <source>You may not {verb} {resource}.</source>
        <translation>{resource} を {verb} する権限がありません。</translation>
    </message>
    <message>
        <source>You have no right to do this.</source>
        <translation>その権限がありません。</translation>
    </message>
    <message>
        <source>The request reached the server without credentials (403 for system:anonymous).</source>
        <translation>要求が資格情報なしでサーバーに届きました (system:anonymous への 403)。</translation>
    </message>
    <message>
        <source>Use a kubeconfig with a token or client certificate.</source>
        <translation>トークンかクライアント証明書のある kubeconfig を使ってください。</translation>
    </message>
    <message>
        <source>There is no application “{application}” in namespace “{namespace}”.</source>
        <translation>名前空間「{namespace}」にアプリケーション「{application}」はありません。</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Look at the list of applications, or in another namespace.</source>
        <translation>その間に削除されたのかもしれません。アプリケーションの一覧か、別の名前空間を見てください。</translation>
    </message>
    <message>
        <source>There is no application “{application}”.</source>
        <translation>アプリケーション「{application}」はありません。</translation>
    </message>
    <message>
        <source>There is no {object} in namespace “{namespace}”.</source>
        <translation>名前空間「{namespace}」に {object} はありません。</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Check the name and the namespace.</source>
        <translation>その間に削除されたのかもしれません。名前と名前空間を確かめてください。</translation>
    </message>
    <message>
        <source>There is no {object}.</source>
        <translation>{object} はありません。</translation>
    </message>
    <message>
        <source>The server does not know this type of object: {resource}.</source>
        <translation>サーバーはこの種類のオブジェクトを知りません: {resource}。</translation>
    </message>
    <message>
        <source>Check that the address is that of a Kubernetes API server of a supported version.</source>
        <translation>対応するバージョンの Kubernetes API サーバーのアドレスか確かめてください。</translation>
    </message>
    <message>
        <source>The server does not know this type of object.</source>
        <translation>サーバーはこの種類のオブジェクトを知りません。</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists in namespace “{namespace}”.</source>
        <translation>名前が使われています。名前空間「{namespace}」に {object} がすでにあります。</translation>
    </message>
    <message>
        <source>Choose another name, or remove the old one.</source>
        <translation>別の名前を選ぶか、古いものを削除してください。</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists.</source>
        <translation>名前が使われています。{object} がすでにあります。</translation>
    </message>
    <message>
        <source>Someone else changed {object} at the same time.</source>
        <translation>ほかの誰かが同時に {object} を変更しました。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度試してください。</translation>
    </message>
    <message>
        <source>{object} was replaced by another of the same name. It was left alone.</source>
        <translation>{object} は同じ名前の別のものに置き換わりました。触れていません。</translation>
    </message>
    <message>
        <source>Look at the new one before doing more.</source>
        <translation>先へ進む前に新しいものを見てください。</translation>
    </message>
    <message>
        <source>The server no longer has the state that was asked for.</source>
        <translation>サーバーは求められた状態をもう持っていません。</translation>
    </message>
    <message>
        <source>The server does not accept {object}.</source>
        <translation>サーバーが {object} を受け付けません。</translation>
    </message>
    <message>
        <source>Correct the setting behind the field that the details name.</source>
        <translation>詳細に示されたフィールドの元になる設定を修正してください。</translation>
    </message>
    <message>
        <source>The server does not support this request.</source>
        <translation>サーバーはこの要求に対応していません。</translation>
    </message>
    <message>
        <source>Check the version of the cluster.</source>
        <translation>クラスターのバージョンを確かめてください。</translation>
    </message>
    <message>
        <source>{object} is too large for the cluster.</source>
        <translation>{object} はクラスターには大きすぎます。</translation>
    </message>
    <message>
        <source>Put large files into object storage instead of a config map.</source>
        <translation>大きなファイルは ConfigMap ではなくオブジェクトストレージに置いてください。</translation>
    </message>
    <message>
        <source>The server is busy and asks to wait.</source>
        <translation>サーバーが混んでいて、待つように求めています。</translation>
    </message>
    <message>
        <source>The server could not finish the request in time.</source>
        <translation>サーバーは時間内に要求を終えられませんでした。</translation>
    </message>
    <message>
        <source>The API server is not ready.</source>
        <translation>API サーバーの準備ができていません。</translation>
    </message>
    <message>
        <source>The API server reports an internal error.</source>
        <translation>API サーバーが内部エラーを報告しました。</translation>
    </message>
    <message>
        <source>The quota of namespace “{namespace}” does not allow {object}.</source>
        <translation>名前空間「{namespace}」のクォータにより {object} は許可されません。</translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, stop another job, or have the quota raised.</source>
        <translation>メモリーかコアを減らすか、別のジョブを止めるか、クォータの引き上げを求めてください。</translation>
    </message>
    <message>
        <source>The quota does not allow {object}.</source>
        <translation>クォータにより {object} は許可されません。</translation>
    </message>
    <message>
        <source>A rule of the cluster does not admit {object}.</source>
        <translation>クラスターの規則により {object} は受け入れられません。</translation>
    </message>
    <message>
        <source>Change the setting that the details name, or ask the cluster&apos;s administrator.</source>
        <translation>詳細に示された設定を変えるか、クラスターの管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” is being removed.</source>
        <translation>名前空間「{namespace}」は削除中です。</translation>
    </message>
    <message>
        <source>Wait until it is gone and create it anew, or use another namespace.</source>
        <translation>なくなるのを待って作り直すか、別の名前空間を使ってください。</translation>
    </message>
    <message>
        <source>The namespace is being removed.</source>
        <translation>名前空間は削除中です。</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” does not exist.</source>
        <translation>名前空間「{namespace}」はありません。</translation>
    </message>
    <message>
        <source>Choose another one at the top of the window, or have it created.</source>
        <translation>ウィンドウの上部で別のものを選ぶか、作成を求めてください。</translation>
    </message>
    <message>
        <source>The namespace does not exist.</source>
        <translation>名前空間がありません。</translation>
    </message>
    <message>
        <source>The service account “{serviceAccount}” does not exist.</source>
        <translation>サービスアカウント「{serviceAccount}」はありません。</translation>
    </message>
    <message>
        <source>Have it created, or name another one for the driver in the job.</source>
        <translation>作成を求めるか、ジョブでドライバーに別のものを指定してください。</translation>
    </message>
    <message>
        <source>The service account does not exist.</source>
        <translation>サービスアカウントがありません。</translation>
    </message>
    <message>
        <source>The connection was cut while {object} was being written, and whether it was carried out could not be found out.</source>
        <translation>{object} の書き込み中に接続が切れ、実行されたかどうか確認できませんでした。</translation>
    </message>
    <message>
        <source>Look at the list of applications before trying again.</source>
        <translation>もう一度試す前に、アプリケーションの一覧を見てください。</translation>
    </message>
    <message>
        <source>There is no kubeconfig at {path}.</source>
        <translation>{path} に kubeconfig はありません。</translation>
    </message>
    <message>
        <source>Choose the file by hand, or ask for the cluster&apos;s kubeconfig and put it there.</source>
        <translation>ファイルを手動で選ぶか、クラスターの kubeconfig をもらってそこに置いてください。</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>ファイル {path} はありません。</translation>
    </message>
    <message>
        <source>Check the path; ~ and variables are not expanded inside a kubeconfig.</source>
        <translation>パスを確かめてください。kubeconfig の中では ~ や変数は展開されません。</translation>
    </message>
    <message>
        <source>A file that is needed does not exist.</source>
        <translation>必要なファイルがありません。</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} を読めません。</translation>
    </message>
    <message>
        <source>Check that it is a regular file and that you may read it.</source>
        <translation>通常のファイルか、読む権限があるかを確かめてください。</translation>
    </message>
    <message>
        <source>{file} is too large.</source>
        <translation>{file} は大きすぎます。</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>正しいファイルか確かめてください。</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} に書き込めません。</translation>
    </message>
    <message>
        <source>Check the rights on its folder and the free space.</source>
        <translation>フォルダーの権限と空き容量を確かめてください。</translation>
    </message>
    <message>
        <source>{file} is not YAML in line {line}.</source>
        <translation>{file} の {line} 行目は YAML ではありません。</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the file anew.</source>
        <translation>その行を直すか、ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>{file} is not YAML.</source>
        <translation>{file} は YAML ではありません。</translation>
    </message>
    <message>
        <source>Correct it, or fetch the file anew.</source>
        <translation>直すか、ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>{file} is not JSON in line {line}.</source>
        <translation>{file} の {line} 行目は JSON ではありません。</translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>その行を直してください。</translation>
    </message>
    <message>
        <source>{file} is not JSON.</source>
        <translation>{file} は JSON ではありません。</translation>
    </message>
    <message>
        <source>{file} gives the key “{key}” twice, again in line {line}.</source>
        <translation>{file} にキー「{key}」が二度あります。二度目は {line} 行目です。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>どちらかを削除してください。</translation>
    </message>
    <message>
        <source>{file} gives a key twice.</source>
        <translation>{file} に同じキーが二度あります。</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted, in line {line}.</source>
        <translation>{file} の {line} 行目で、受け入れられない YAML の機能が使われています。</translation>
    </message>
    <message>
        <source>Write it without aliases, merge keys and deep nesting.</source>
        <translation>エイリアス、マージキー、深い入れ子を使わずに書いてください。</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted.</source>
        <translation>{file} で、受け入れられない YAML の機能が使われています。</translation>
    </message>
    <message>
        <source>The kubeconfig {path} names no cluster.</source>
        <translation>kubeconfig {path} にクラスターがありません。</translation>
    </message>
    <message>
        <source>Choose another file, or fetch it anew from the cluster.</source>
        <translation>別のファイルを選ぶか、クラスターから取得し直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names no cluster.</source>
        <translation>kubeconfig にクラスターがありません。</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” in line {line} is wrong.</source>
        <translation>{file} は使えません。{line} 行目の「{key}」が誤っています。</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the kubeconfig anew.</source>
        <translation>その行を直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” is wrong.</source>
        <translation>{file} は使えません。「{key}」が誤っています。</translation>
    </message>
    <message>
        <source>Correct it, or fetch the kubeconfig anew.</source>
        <translation>直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>{file} cannot be used.</source>
        <translation>{file} は使えません。</translation>
    </message>
    <message>
        <source>Correct what the details name, or fetch the kubeconfig anew.</source>
        <translation>詳細に示されたものを直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names the {kind} “{name}”, which is not in it.</source>
        <translation>kubeconfig が参照する {kind}「{name}」はその中にありません。</translation>
    </message>
    <message>
        <source>Choose another context, or correct the name in the file.</source>
        <translation>別のコンテキストを選ぶか、ファイルの名前を直してください。</translation>
    </message>
    <message>
        <source>The kubeconfig names something that is not in it.</source>
        <translation>kubeconfig が参照するものがその中にありません。</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks (“{key}”).</source>
        <translation>このバージョンは kubeconfig が求める方法でログインできません (「{key}」)。</translation>
    </message>
    <message>
        <source>Use a token, a token file or a client certificate.</source>
        <translation>トークン、トークンファイル、またはクライアント証明書を使ってください。</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks.</source>
        <translation>このバージョンは kubeconfig が求める方法でログインできません。</translation>
    </message>
    <message>
        <source>{file} holds no usable certificate.</source>
        <translation>{file} に使える証明書がありません。</translation>
    </message>
    <message>
        <source>Check that it is PEM text that begins with BEGIN CERTIFICATE.</source>
        <translation>BEGIN CERTIFICATE で始まる PEM テキストか確かめてください。</translation>
    </message>
    <message>
        <source>{file} holds no usable private key, or not the one of the certificate.</source>
        <translation>{file} に使える秘密鍵がないか、証明書のものではありません。</translation>
    </message>
    <message>
        <source>Check that it is an unencrypted PEM key that belongs to the certificate.</source>
        <translation>証明書に対応する、暗号化されていない PEM 鍵か確かめてください。</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>削除するか、つづりを直してください。</translation>
    </message>
    <message>
        <source>An option is not known.</source>
        <translation>認識できないオプションがあります。</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>値を指定してください。</translation>
    </message>
    <message>
        <source>{key} needs a value.</source>
        <translation>{key} には値が必要です。</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>値がありません。</translation>
    </message>
    <message>
        <source>Fill in what is marked.</source>
        <translation>印の付いたところを入力してください。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}: expected is {expected}.</source>
        <translation>「{value}」は {key} の値として正しくありません。期待されるのは {expected} です。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}.</source>
        <translation>「{value}」は {key} の値として正しくありません。</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {option}.</source>
        <translation>「{value}」は {option} の値として正しくありません。</translation>
    </message>
    <message>
        <source>{file} holds a value that cannot be sent.</source>
        <translation>{file} に送信できない値があります。</translation>
    </message>
    <message>
        <source>Check that the file holds a token and nothing else.</source>
        <translation>ファイルにトークンだけが入っているか確かめてください。</translation>
    </message>
    <message>
        <source>A value is not valid.</source>
        <translation>値が正しくありません。</translation>
    </message>
    <message>
        <source>Correct what is marked.</source>
        <translation>印の付いたところを直してください。</translation>
    </message>
    <message>
        <source>{key} and {other} exclude each other.</source>
        <translation>{key} と {other} は一緒に使えません。</translation>
    </message>
    <message>
        <source>{option} and {other} exclude each other.</source>
        <translation>{option} と {other} は一緒に使えません。</translation>
    </message>
    <message>
        <source>Two settings exclude each other.</source>
        <translation>二つの設定が一緒に使えません。</translation>
    </message>
    <message>
        <source>The option {option} is not supported yet. Nothing was sent.</source>
        <translation>オプション {option} にはまだ対応していません。何も送信していません。</translation>
    </message>
    <message>
        <source>A setting is not supported yet. Nothing was sent.</source>
        <translation>まだ対応していない設定があります。何も送信していません。</translation>
    </message>
    <message>
        <source>The image {image} cannot be pulled: {imageWhy}.</source>
        <translation>イメージ {image} を取得できません: {imageWhy}。</translation>
    </message>
    <message>
        <source>{imageNext}</source>
        <translation>{imageNext}</translation>
    </message>
    <message>
        <source>The image cannot be pulled: {imageWhy}.</source>
        <translation>イメージを取得できません: {imageWhy}。</translation>
    </message>
    <message>
        <source>The driver failed: {failure}.</source>
        <translation>ドライバーが失敗しました: {failure}。</translation>
    </message>
    <message>
        <source>Give the driver more memory, or more room beside its heap (spark.driver.memoryOverhead).</source>
        <translation>ドライバーのメモリーか、ヒープ外の余裕 (spark.driver.memoryOverhead) を増やしてください。</translation>
    </message>
    <message>
        <source>Read its log.</source>
        <translation>ログを読んでください。</translation>
    </message>
    <message>
        <source>The driver failed.</source>
        <translation>ドライバーが失敗しました。</translation>
    </message>
    <message>
        <source>The driver pod {name} was stopped: its deletion was asked for.</source>
        <translation>ドライバー Pod {name} は停止しました。削除が求められました。</translation>
    </message>
    <message>
        <source>Submit the job again if that was not meant.</source>
        <translation>意図したものでなければ、ジョブを投入し直してください。</translation>
    </message>
    <message>
        <source>The driver pod {name} was deleted before its result was seen.</source>
        <translation>ドライバー Pod {name} は結果が見える前に削除されました。</translation>
    </message>
    <message>
        <source>Find out who deleted it. Whether the job finished is not known.</source>
        <translation>誰が削除したか調べてください。ジョブが終わったかどうかは分かりません。</translation>
    </message>
    <message>
        <source>The driver pod was deleted before its result was seen.</source>
        <translation>ドライバー Pod は結果が見える前に削除されました。</translation>
    </message>
    <message>
        <source>The driver did not start within the given time.</source>
        <translation>ドライバーが時間内に始まりませんでした。</translation>
    </message>
    <message>
        <source>Look at its events to see what it waits for.</source>
        <translation>何を待っているか、イベントを見てください。</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>求めに応じて停止しました。</translation>
    </message>
    <message>
        <source>Start it again if that was not meant.</source>
        <translation>意図したものでなければ、もう一度始めてください。</translation>
    </message>
    <message>
        <source>Firesteel met a fault of its own.</source>
        <translation>Firesteel 自身の不具合が起きました。</translation>
    </message>
    <message>
        <source>Report it with the details.</source>
        <translation>詳細を添えて報告してください。</translation>
    </message>
    <message>
        <source>this object</source>
        <translation>このオブジェクト</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>a kind of object and its name, such as: Pod “etl-driver”</extracomment>
        <translation>%1「%2」</translation>
    </message>
    <message>
        <source>its container was killed for using too much memory (OOMKilled)</source>
        <translation>コンテナーがメモリーの使い過ぎで終了させられました (OOMKilled)</translation>
    </message>
    <message>
        <source>its node put it out</source>
        <translation>ノードから退避させられました</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>why a driver failed, and the last words of its log</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>The practice cluster could not be started: {reason}.</source>
        <translation>練習用クラスターを開始できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, close other programs: it needs a free port of this computer and about 50 MB of memory.</source>
        <translation>もう一度試してください。続くようなら、ほかのプログラムを閉じてください。このコンピューターの空きポートと約 50 MB のメモリーが必要です。</translation>
    </message>
    <message>
        <source>The pod {name} was told to stop, but is still there after its grace period.</source>
        <translation>Pod {name} に停止を指示しましたが、猶予期間を過ぎても残っています。</translation>
    </message>
    <message>
        <source>Its node may be down: ask the cluster&apos;s administrator to look at the node or to remove the pod.</source>
        <translation>ノードが停止している可能性があります。クラスターの管理者に、ノードの確認または Pod の削除を依頼してください。</translation>
    </message>
    <message>
        <source>The driver is gone, but executors are left: {names}.</source>
        <translation>ドライバーは削除されましたが、エグゼキューターが残っています: {names}。</translation>
    </message>
    <message>
        <source>Stop the application again, or ask for the right to delete its pods.</source>
        <translation>アプリケーションをもう一度停止するか、その Pod を削除する権限を依頼してください。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster is no longer where it was kept.</source>
        <translation>このクラスターのトークン、鍵、またはパスワードが、保管した場所にもうありません。</translation>
    </message>
    <message>
        <source>Enter it again on the page Cluster, under Identity.</source>
        <translation>ページ「クラスター」の「認証」でもう一度入力してください。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster is locked, and was not opened.</source>
        <translation>このクラスターのトークン、鍵、またはパスワードはロックされていて、開かれませんでした。</translation>
    </message>
    <message>
        <source>Connect again, and unlock the keyring or give the pass-phrase when it is asked for.</source>
        <translation>接続し直し、求められたらキーリングのロックを解除するか、パスフレーズを入力してください。</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in a keyring that is not there now.</source>
        <translation>このクラスターのトークン、鍵、またはパスワードはキーリングにありますが、そのキーリングが今ありません。</translation>
    </message>
    <message>
        <source>Start the keyring of the desktop, or enter it again on the page Cluster, under Identity.</source>
        <translation>デスクトップのキーリングを起動するか、ページ「クラスター」の「認証」でもう一度入力してください。</translation>
    </message>
    <message>
        <source>To log in, the program “{command}” has to run, which you have not agreed to. It was not run.</source>
        <translation>ログインにはプログラム「{command}」の実行が必要ですが、まだ同意していません。実行していません。</translation>
    </message>
    <message>
        <source>Connect again, look at what is run, and agree to it if you trust the kubeconfig.</source>
        <translation>接続し直して実行される内容を確かめ、kubeconfig を信頼できるなら同意してください。</translation>
    </message>
    <message>
        <source>To log in, a program has to run, which you have not agreed to. It was not run.</source>
        <translation>ログインにはプログラムの実行が必要ですが、まだ同意していません。実行していません。</translation>
    </message>
    <message>
        <source>The program “{command}”, which logs in to the cluster, gave no usable credential.</source>
        <translation>クラスターにログインするプログラム「{command}」から、使える資格情報を得られませんでした。</translation>
    </message>
    <message>
        <source>Run it in a terminal to see what it says. Perhaps you have to log in anew.</source>
        <translation>ターミナルで実行し、出力を確かめてください。ログインし直す必要があるのかもしれません。</translation>
    </message>
    <message>
        <source>The program that logs in to the cluster gave no usable credential.</source>
        <translation>クラスターにログインするプログラムから、使える資格情報を得られませんでした。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no new token.</source>
        <translation>サインインの期限が切れ、ID プロバイダー {issuer} から新しいトークンを得られませんでした。</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>kubeconfig を作ったツールでサインインし直してください。</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server gave no new token.</source>
        <translation>サインインの期限が切れ、ID プロバイダーから新しいトークンを得られませんでした。</translation>
    </message>
    <message>
        <source>This cluster is locked for reading only. Nothing was sent.</source>
        <translation>このクラスターは読み取り専用にロックされています。何も送信していません。</translation>
    </message>
    <message>
        <source>Take the lock off on the page Cluster if you want to change something there.</source>
        <translation>そこで何かを変更するには、ページ「クラスター」でロックを解除してください。</translation>
    </message>
</context>
<context>
    <name>WebViewLoader</name>
    <message>
        <source>The embedded browser is not installed. Install the package “firesteel-webview” to see the UI in this window.</source>
        <translation>組み込みブラウザーがインストールされていません。このウィンドウで UI を見るには、パッケージ「firesteel-webview」を入れてください。</translation>
    </message>
    <message>
        <source>Firesteel runs as root, where the embedded browser has no sandbox. Start it as an ordinary user to see the UI in this window.</source>
        <translation>Firesteel が root で動いているため、組み込みブラウザーのサンドボックスがありません。このウィンドウで UI を見るには、一般ユーザーで起動してください。</translation>
    </message>
    <message>
        <source>This system does not let programs make a sandbox, so the embedded browser stays off. The UI opens in the system&apos;s browser instead.</source>
        <translation>このシステムではプログラムがサンドボックスを作れないため、組み込みブラウザーは使われません。UI は代わりにシステムのブラウザーで開きます。</translation>
    </message>
    <message>
        <source>The embedded browser does not fit to this version of Firesteel. Install both anew.</source>
        <translation>組み込みブラウザーがこのバージョンの Firesteel に合いません。両方を入れ直してください。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Exit code 11: too many executors failed</source>
        <translation>終了コード 11: 失敗したエグゼキューターが多すぎます</translation>
    </message>
    <message>
        <source>Exit code 52: the JVM ran out of memory</source>
        <translation>終了コード 52: JVM のメモリーが足りなくなりました</translation>
    </message>
    <message>
        <source>Exit code 101: the main class was not found</source>
        <translation>終了コード 101: メインクラスが見つかりません</translation>
    </message>
    <message>
        <source>Exit code 126: the command is not executable</source>
        <translation>終了コード 126: コマンドを実行できません</translation>
    </message>
    <message>
        <source>Exit code 127: the command was not found</source>
        <translation>終了コード 127: コマンドが見つかりません</translation>
    </message>
    <message>
        <source>Exit code 137: killed</source>
        <translation>終了コード 137: 強制終了</translation>
    </message>
    <message>
        <source>Exit code 139: crashed</source>
        <translation>終了コード 139: クラッシュ</translation>
    </message>
    <message>
        <source>Exit code 143: asked to stop</source>
        <translation>終了コード 143: 停止を求められました</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>終了コード %1</translation>
    </message>
    <message>
        <source>No node fits</source>
        <translation>合うノードがありません</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>合うノードがありません: %1</translation>
    </message>
    <message>
        <source>The image cannot be pulled: %1</source>
        <translation>イメージを取得できません: %1</translation>
    </message>
    <message>
        <source>Configuration is missing</source>
        <translation>設定がありません</translation>
    </message>
    <message>
        <source>Configuration is missing: %1</source>
        <translation>設定がありません: %1</translation>
    </message>
    <message>
        <source>The container cannot start</source>
        <translation>コンテナーを開始できません</translation>
    </message>
    <message>
        <source>The container cannot start: %1</source>
        <translation>コンテナーを開始できません: %1</translation>
    </message>
    <message>
        <source>The driver was killed for using too much memory</source>
        <translation>ドライバーがメモリーの使い過ぎで終了させられました</translation>
    </message>
    <message>
        <source>Put out by its node</source>
        <translation>ノードから退避させられました</translation>
    </message>
    <message>
        <source>Put out by its node: %1</source>
        <translation>ノードから退避させられました: %1</translation>
    </message>
    <message>
        <source>Its deletion was asked for</source>
        <translation>削除が求められました</translation>
    </message>
    <message>
        <source>Its node does not answer</source>
        <translation>ノードが応答しません</translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>%1 から応答がありません</translation>
    </message>
    <message>
        <source>The driver is gone, executors are left</source>
        <translation>ドライバーがなくなり、エグゼキューターが残っています</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受付済み</translation>
    </message>
    <message>
        <source>no node fits</source>
        <translation>合うノードなし</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>being prepared</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>image cannot be pulled</source>
        <translation>イメージを取得できない</translation>
    </message>
    <message>
        <source>configuration is missing</source>
        <translation>設定がない</translation>
    </message>
    <message>
        <source>cannot start</source>
        <translation>開始できない</translation>
    </message>
    <message>
        <source>preparation fails</source>
        <translation>準備に失敗</translation>
    </message>
    <message>
        <source>running</source>
        <comment>pod</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>crashes again and again</source>
        <translation>繰り返しクラッシュ</translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>pod</comment>
        <translation>成功</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>pod</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <source>put out by its node</source>
        <translation>ノードから退避</translation>
    </message>
    <message>
        <source>being stopped</source>
        <translation>停止処理中</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>pod</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory</source>
        <translation>コンテナーがメモリーの使い過ぎで終了させられました</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory on %1</source>
        <translation>コンテナーが %1 でメモリーの使い過ぎにより終了させられました</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <extracomment>the phrase for an exit code, and a node&apos;s name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On %1</source>
        <extracomment>a pod, and the name of its node</extracomment>
        <translation>%1 上</translation>
    </message>
    <message>
        <source>Driver pod created</source>
        <translation>ドライバー Pod を作成</translation>
    </message>
    <message>
        <source>Driver placed on %1</source>
        <translation>ドライバーを %1 に配置</translation>
    </message>
    <message>
        <source>Driver waits for a node: %1</source>
        <translation>ドライバーがノードを待っています: %1</translation>
    </message>
    <message>
        <source>Driver prepares its container</source>
        <translation>ドライバーがコンテナーを準備中</translation>
    </message>
    <message>
        <source>Driver cannot get its image: %1</source>
        <translation>ドライバーがイメージを取得できません: %1</translation>
    </message>
    <message>
        <source>Driver waits for configuration: %1</source>
        <translation>ドライバーが設定を待っています: %1</translation>
    </message>
    <message>
        <source>Driver cannot start: %1</source>
        <translation>ドライバーを開始できません: %1</translation>
    </message>
    <message>
        <source>Driver runs</source>
        <translation>ドライバーが実行中</translation>
    </message>
    <message>
        <source>Driver is being stopped</source>
        <translation>ドライバーを停止中</translation>
    </message>
    <message>
        <source>Driver succeeded</source>
        <translation>ドライバーが成功</translation>
    </message>
    <message>
        <source>Driver failed: %1</source>
        <translation>ドライバーが失敗: %1</translation>
    </message>
    <message>
        <source>Driver failed</source>
        <translation>ドライバーが失敗</translation>
    </message>
    <message>
        <source>Driver is gone; how it ended was not seen</source>
        <translation>ドライバーがなくなりました。終わり方は見えませんでした</translation>
    </message>
    <message>
        <source>Driver removed</source>
        <translation>ドライバーを削除</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>%1 を作成</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 を %2 に配置</translation>
    </message>
    <message>
        <source>%1 waits for a node: %2</source>
        <translation>%1 がノードを待っています: %2</translation>
    </message>
    <message>
        <source>%1 prepares its container</source>
        <translation>%1 がコンテナーを準備中</translation>
    </message>
    <message>
        <source>%1 cannot get its image: %2</source>
        <translation>%1 がイメージを取得できません: %2</translation>
    </message>
    <message>
        <source>%1 waits for configuration: %2</source>
        <translation>%1 が設定を待っています: %2</translation>
    </message>
    <message>
        <source>%1 cannot start: %2</source>
        <translation>%1 を開始できません: %2</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 が実行中</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 を停止中</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1 が成功</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 が失敗: %2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 が失敗</translation>
    </message>
    <message>
        <source>%1 is gone; how it ended was not seen</source>
        <translation>%1 がなくなりました。終わり方は見えませんでした</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Executor %1</source>
        <translation>エグゼキューター %1</translation>
    </message>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>the registry limits how often one may pull</source>
        <translation>レジストリが取得の頻度を制限しています</translation>
    </message>
    <message>
        <source>Wait, log in to the registry with a pull secret, or use a mirror.</source>
        <translation>待つか、プルシークレットでレジストリにログインするか、ミラーを使ってください。</translation>
    </message>
    <message>
        <source>the registry asks for a login</source>
        <translation>レジストリがログインを求めています</translation>
    </message>
    <message>
        <source>Create a pull secret and name it in the job (spark.kubernetes.container.image.pullSecrets).</source>
        <translation>プルシークレットを作り、ジョブで指定してください (spark.kubernetes.container.image.pullSecrets)。</translation>
    </message>
    <message>
        <source>the registry has no such image or tag</source>
        <translation>レジストリにそのイメージまたはタグがありません</translation>
    </message>
    <message>
        <source>Check the image&apos;s name and tag in the job.</source>
        <translation>ジョブのイメージ名とタグを確かめてください。</translation>
    </message>
    <message>
        <source>the image has no variant for the node&apos;s processor</source>
        <translation>ノードのプロセッサー用のイメージがありません</translation>
    </message>
    <message>
        <source>Use an image built for this platform.</source>
        <translation>このプラットフォーム用のイメージを使ってください。</translation>
    </message>
    <message>
        <source>the name is not a valid image name</source>
        <translation>イメージ名が正しくありません</translation>
    </message>
    <message>
        <source>Correct the image&apos;s name in the job; it has no capital letters.</source>
        <translation>ジョブのイメージ名を直してください。大文字は使えません。</translation>
    </message>
    <message>
        <source>the name of the registry cannot be resolved on the node</source>
        <translation>ノードでレジストリの名前を解決できません</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name.</source>
        <translation>レジストリの名前を確かめてください。</translation>
    </message>
    <message>
        <source>the node does not trust the registry&apos;s certificate</source>
        <translation>ノードがレジストリの証明書を信頼していません</translation>
    </message>
    <message>
        <source>Have the registry&apos;s authority installed on the nodes.</source>
        <translation>レジストリの認証局をノードに入れてもらってください。</translation>
    </message>
    <message>
        <source>the registry speaks HTTP without TLS</source>
        <translation>レジストリが TLS なしの HTTP を使っています</translation>
    </message>
    <message>
        <source>Have it allowed in the nodes&apos; container runtime.</source>
        <translation>ノードのコンテナーランタイムで許可してもらってください。</translation>
    </message>
    <message>
        <source>the node cannot reach the registry</source>
        <translation>ノードからレジストリに接続できません</translation>
    </message>
    <message>
        <source>Check the registry and the network of the nodes.</source>
        <translation>レジストリとノードのネットワークを確かめてください。</translation>
    </message>
    <message>
        <source>the kubelet gives no reason</source>
        <translation>kubelet が理由を示していません</translation>
    </message>
    <message>
        <source>Check the image&apos;s name in the job.</source>
        <translation>ジョブのイメージ名を確かめてください。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessPage</name>
    <message>
        <source>Namespace and driver account</source>
        <translation>名前空間とドライバーのアカウント</translation>
    </message>
    <message>
        <source>Spark&apos;s driver runs in a namespace, under an account of its own, and makes its executors there. It needs rights for that.</source>
        <translation>Spark のドライバーは名前空間の中で専用のアカウントを使って動き、そこでエグゼキューターを作ります。それには権限が必要です。</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Choose one, or type the name of a new one.</source>
        <translation>一つ選ぶか、新しい名前を入力します。</translation>
    </message>
    <message>
        <source>Account of the drivers (service account)</source>
        <translation>ドライバーのアカウント (サービスアカウント)</translation>
    </message>
    <message>
        <source>The least rights (a Role of this namespace)</source>
        <translation>最小の権限 (この名前空間の Role)</translation>
    </message>
    <message>
        <source>Exactly what a driver needs, and nothing outside of the namespace.</source>
        <translation>ドライバーに必要なものだけで、名前空間の外には及びません。</translation>
    </message>
    <message>
        <source>The rights of “edit” (a ClusterRole)</source>
        <translation>「edit」の権限 (ClusterRole)</translation>
    </message>
    <message>
        <source>Simple, but wide: the driver could also read the secrets of the namespace.</source>
        <translation>簡単ですが範囲が広く、ドライバーが名前空間のシークレットも読めるようになります。</translation>
    </message>
    <message>
        <source>Look what is there</source>
        <translation>現状を確認</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>YAML をコピー</translation>
    </message>
    <message>
        <source>Copy a text for the administrator</source>
        <translation>管理者への文面をコピー</translation>
    </message>
    <message>
        <source>Make it so…</source>
        <translation>設定する…</translation>
    </message>
    <message>
        <source>What the account may do</source>
        <translation>アカウントの権限</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>実行される変更</translation>
    </message>
    <message>
        <source>The object as YAML</source>
        <translation>オブジェクトの YAML</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Tried by the server</source>
        <translation>サーバーでの試行</translation>
    </message>
    <message>
        <source>Looking: %1 of %2</source>
        <translation>確認中: %1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change the cluster?</source>
        <translation>クラスターを変更しますか?</translation>
    </message>
    <message>
        <source>In the namespace **%1**:</source>
        <translation>名前空間 **%1** での変更:</translation>
    </message>
    <message>
        <source>Make it so</source>
        <translation>設定する</translation>
    </message>
    <message>
        <source>is as it should be</source>
        <translation>変更不要</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>作成</translation>
    </message>
    <message numerus="yes">
        <source>gets %n right(s) more</source>
        <translation>
            <numerusform>%n 個の権限を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未試行</translation>
    </message>
    <message>
        <source>would work</source>
        <translation>実行可能</translation>
    </message>
    <message>
        <source>only once the namespace is there</source>
        <translation>名前空間の作成後</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Changing the cluster…</source>
        <translation>クラスターを変更中…</translation>
    </message>
    <message>
        <source>Done. Spark&apos;s drivers have what they need.</source>
        <translation>完了しました。Spark のドライバーに必要なものがそろいました。</translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation>すべてすでにそろっています。</translation>
    </message>
    <message>
        <source>You may not change this yourself. Send the text to the administrator: it says what is needed, and holds the YAML.</source>
        <translation>自分でこれを変更する権限がありません。管理者に文面を送ってください。必要なものの説明と YAML が入っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) would be made or changed. Nothing has been changed yet.</source>
        <translation>
            <numerusform>%n 個のオブジェクトが作成または変更されます。まだ何も変更していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster itself has answered for the account.</source>
        <translation>クラスター自身がアカウントについて回答しました。</translation>
    </message>
    <message>
        <source>Asked in the name of the account (impersonation).</source>
        <translation>アカウントの名義で問い合わせました (impersonation)。</translation>
    </message>
    <message>
        <source>Asked for you.</source>
        <translation>自分のアカウントについて問い合わせました。</translation>
    </message>
    <message>
        <source>It cannot be checked: you may not ask for another account. The administrator can, or the tiny pod of the next page tells.</source>
        <translation>確認できません。別のアカウントについて問い合わせる権限がありません。管理者か、次のページの小さな Pod で確認できます。</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>このクラスターはロックされており、何も書き込まれません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessWatch</name>
    <message>
        <source>Your access to %1 has ended</source>
        <translation>%1 へのアクセスの期限が切れました</translation>
    </message>
    <message>
        <source>Your access to %1 ends %2</source>
        <translation>%1 へのアクセス期限: %2</translation>
    </message>
    <message>
        <source>What is shown is as of then. Log in again, or fetch the kubeconfig anew.</source>
        <translation>表示されているのはその時点の内容です。ログインし直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>It ends on %1. Get a new token or certificate before that.</source>
        <translation>%1 に期限が切れます。その前に新しいトークンか証明書を入手してください。</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>更新…</translation>
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
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Clear what has ended</source>
        <translation>終わったものを消す</translation>
    </message>
    <message>
        <source>What runs and what has ended</source>
        <translation>実行中のものと終わったもの</translation>
    </message>
    <message>
        <source>Nothing runs in the background.</source>
        <translation>バックグラウンドで動いているものはありません。</translation>
    </message>
    <message>
        <source>Jobs that are submitted or stopped, uploads and forwards show up here.</source>
        <translation>投入や停止するジョブ、アップロード、転送がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ActivityRow</name>
    <message>
        <source>Cancelled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>Undoing what was begun…</source>
        <translation>始めたことを元に戻しています…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 の進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 を中止</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AddressPage</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Where the Kubernetes API of the cluster listens. Paste it as you have it: a line of an e-mail is fine, too.</source>
        <translation>クラスターの Kubernetes API が待ち受けている場所です。手元にあるまま貼り付けてください。メールの 1 行でもかまいません。</translation>
    </message>
    <message>
        <source>Address of the API server</source>
        <translation>API サーバーのアドレス</translation>
    </message>
    <message>
        <source>What to call this cluster</source>
        <translation>このクラスターの呼び名</translation>
    </message>
    <message>
        <source>Only for you. It stands at the top of the window.</source>
        <translation>自分用の名前です。ウィンドウの上部に表示されます。</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>解釈結果: %1</translation>
    </message>
    <message>
        <source>Fill in the server&apos;s name</source>
        <translation>サーバーの名前を入力</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>%1 を使う</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppReason</name>
    <message>
        <source>Being prepared</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Being prepared on %1</source>
        <translation>%1 で準備中</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>合うノードがありません: %1</translation>
    </message>
    <message>
        <source>A volume cannot be mounted: %1</source>
        <translation>ボリュームをマウントできません: %1</translation>
    </message>
    <message>
        <source>The node cannot set up the pod: %1</source>
        <translation>ノードが Pod を準備できません: %1</translation>
    </message>
    <message>
        <source>Pulling the image</source>
        <translation>イメージを取得中</translation>
    </message>
    <message>
        <source>Pulling the image on %1</source>
        <translation>%1 でイメージを取得中</translation>
    </message>
    <message>
        <source>The cluster adds a node</source>
        <translation>クラスターがノードを追加中</translation>
    </message>
    <message>
        <source>A volume is being made</source>
        <translation>ボリュームを作成中</translation>
    </message>
    <message>
        <source>Accepted, no node chosen yet</source>
        <translation>受付済み、ノードは未定</translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node</source>
        <translation>
            <numerusform>%n 個のエグゼキューターがノードを待っています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node: %1</source>
        <translation>
            <numerusform>%n 個のエグゼキューターがノードを待っています: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot get their image: %1</source>
        <translation>
            <numerusform>%n 個のエグゼキューターがイメージを取得できません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for configuration: %1</source>
        <translation>
            <numerusform>%n 個のエグゼキューターが設定を待っています: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot start: %1</source>
        <translation>
            <numerusform>%n 個のエグゼキューターを開始できません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) ran out of memory so far</source>
        <translation>
            <numerusform>これまでに %n 個のエグゼキューターがメモリー不足になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after %n executor(s) ran out of memory</source>
        <comment>%1: the phrase for an exit code</comment>
        <translation>
            <numerusform>%n 個のエグゼキューターがメモリー不足になった後、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Finished on %1</source>
        <translation>%1 で完了</translation>
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
        <translation>根拠</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppTreeModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>エグゼキューター</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
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
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 bytes asked for by its pods</source>
        <translation>Pod が求める %1 バイト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>ドライバーとともに終了</translation>
    </message>
    <message>
        <source>Ended with the driver on %1</source>
        <translation>%1 でドライバーとともに終了</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day, or a date</comment>
        <translation>%1 から</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationPage</name>
    <message>
        <source>Back to the applications</source>
        <translation>アプリケーションへ戻る</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Show the logs</source>
        <translation>ログを表示</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>オブジェクトを表示</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>アプリケーションを停止…</translation>
    </message>
    <message>
        <source>The cluster has removed it; this is what was seen last</source>
        <translation>クラスターから削除されました。最後に見えた状態です</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Driver UI</source>
        <translation>ドライバー UI</translation>
    </message>
    <message>
        <source>Parts of the application</source>
        <translation>アプリケーションの各部</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>All applications</source>
        <translation>すべてのアプリケーション</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>ドライバー自身のページ</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>ドライバーの実行中に表示できます。</translation>
    </message>
    <message>
        <source>This application is not in the namespace that is shown</source>
        <translation>このアプリケーションは表示中の名前空間にありません</translation>
    </message>
    <message>
        <source>The applications have not been read yet</source>
        <translation>アプリケーションはまだ読み込まれていません</translation>
    </message>
    <message>
        <source>This application is in the namespace %1, and %2 is shown</source>
        <extracomment>%1 and %2 are names of namespaces</extracomment>
        <translation>このアプリケーションは名前空間 %1 にあり、表示中は %2 です</translation>
    </message>
    <message>
        <source>Show the namespace %1</source>
        <translation>名前空間 %1 を表示</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationsPage</name>
    <message>
        <source>Filter the applications</source>
        <translation>アプリケーションを絞り込む</translation>
    </message>
    <message>
        <source>Open the logs</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>オブジェクトを表示</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>アプリケーションを停止…</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>The cluster does not answer.</source>
        <translation>クラスターが応答しません。</translation>
    </message>
    <message numerus="yes">
        <source>Reading, %n pod(s) so far…</source>
        <translation>
            <numerusform>読み込み中、これまでに Pod %n 個…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the applications…</source>
        <translation>アプリケーションを読み込み中…</translation>
    </message>
    <message>
        <source>No application matches the filter</source>
        <translation>条件に合うアプリケーションはありません</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <comment>applications</comment>
        <translation>
            <numerusform>%n 件すべて表示</numerusform>
        </translation>
    </message>
    <message>
        <source>No application yet</source>
        <translation>アプリケーションはまだありません</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>新しいジョブ</translation>
    </message>
    <message>
        <source>No application in %1 yet</source>
        <translation>%1 にアプリケーションはまだありません</translation>
    </message>
    <message>
        <source>Look in all namespaces</source>
        <translation>すべての名前空間を見る</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>アプリケーション %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n application(s)</source>
        <translation>
            <numerusform>アプリケーション %1 / %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, state or reason</source>
        <translation>名前、状態、理由で絞り込む</translation>
    </message>
    <message>
        <source>Words, or for instance: state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</source>
        <translation>語句、または例えば: state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <source>Choose another namespace</source>
        <translation>別の名前空間を選ぶ</translation>
    </message>
    <message>
        <source>Choose another cluster</source>
        <translation>別のクラスターを選ぶ</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CertificateView</name>
    <message>
        <source>Valid from</source>
        <translation>有効開始日</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>発行先</translation>
    </message>
    <message>
        <source>Issued by</source>
        <extracomment>of a certificate: issued by itself</extracomment>
        <translation>発行者</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自分自身</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有効期限</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CheckPanel</name>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Steps of the connection check</source>
        <translation>接続確認の手順</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>まだ確認していません。</translation>
    </message>
    <message>
        <source>It can be checked once the cluster can be opened.</source>
        <translation>クラスターを開けるようになると確認できます。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterBar</name>
    <message>
        <source>production</source>
        <translation>本番</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <source>Try now to reach the cluster</source>
        <translation>今すぐクラスターへの接続を試す</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>検索またはコマンドの実行</translation>
    </message>
    <message>
        <source>Access has ended</source>
        <translation>アクセスの期限切れ</translation>
    </message>
    <message>
        <source>Access ends %1</source>
        <translation>アクセス期限: %1</translation>
    </message>
    <message>
        <source>The token or client certificate is no longer valid since %1. Log in again, or fetch the kubeconfig anew.</source>
        <translation>トークンかクライアント証明書は %1 から有効ではありません。ログインし直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The token or client certificate is valid until %1.</source>
        <translation>トークンまたはクライアント証明書は %1 まで有効です。</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>Cannot reach it yet</source>
        <translation>まだ接続できません</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Live, %1 ago</source>
        <translation>ライブ、%1前</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>%1 現在</translation>
    </message>
    <message>
        <source>When the cluster was last heard</source>
        <translation>クラスターから最後に応答があった時刻</translation>
    </message>
    <message>
        <source>Access refused</source>
        <translation>アクセス拒否</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Nothing is written to this cluster from here. The lock is on the page Cluster.</source>
        <translation>ここからこのクラスターには何も書き込まれません。ロックはページ「クラスター」にあります。</translation>
    </message>
    <message>
        <source>The connection uses HTTP without TLS: whoever sits on the way can read and change everything.</source>
        <translation>接続は TLS なしの HTTP です。途中にいる人がすべてを読み、書き換えられます。</translation>
    </message>
    <message>
        <source>The certificate of the server is not verified: another computer could answer in its place.</source>
        <translation>サーバーの証明書を検証していません。別のコンピューターが代わりに応答しても分かりません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPage</name>
    <message>
        <source>Check the connection again</source>
        <translation>接続を確認し直す</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>確認し直す</translation>
    </message>
    <message>
        <source>Export a kubeconfig…</source>
        <translation>kubeconfig を書き出す…</translation>
    </message>
    <message>
        <source>Server and nodes</source>
        <translation>サーバーとノード</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Control plane and system services</source>
        <translation>コントロールプレーンとシステムサービス</translation>
    </message>
    <message>
        <source>About the kubeconfig</source>
        <translation>kubeconfig について</translation>
    </message>
    <message>
        <source>No cluster is open</source>
        <translation>クラスターが開かれていません</translation>
    </message>
    <message>
        <source>Choose one, or set one up step by step.</source>
        <translation>一つ選ぶか、順を追って設定してください。</translation>
    </message>
    <message>
        <source>Choose a cluster</source>
        <translation>クラスターを選ぶ</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>クラスターに接続…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Forget this cluster…</source>
        <translation>このクラスターを削除…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPicker</name>
    <message>
        <source>No cluster</source>
        <translation>クラスターなし</translation>
    </message>
    <message>
        <source>Cluster and namespace</source>
        <translation>クラスターと名前空間</translation>
    </message>
    <message>
        <source>Choose another cluster or namespace</source>
        <translation>別のクラスターか名前空間を選ぶ</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>This is a production cluster</source>
        <translation>これは本番クラスター</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>kubeconfig を追加…</translation>
    </message>
    <message>
        <source>No cluster found</source>
        <translation>クラスターが見つかりません</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>すべての名前空間</translation>
    </message>
    <message>
        <source>Another namespace…</source>
        <translation>別の名前空間…</translation>
    </message>
    <message>
        <source>Another namespace</source>
        <translation>別の名前空間</translation>
    </message>
    <message>
        <source>Name of the namespace</source>
        <translation>名前空間の名前</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>クラスターに接続…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterWords</name>
    <message>
        <source>asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>not shown to you</source>
        <translation>表示する権限なし</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>%n 件の確認に成功</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>いいえ: %1</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信頼</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>HTTP without TLS; right only on this computer</source>
        <translation>TLS なしの HTTP、このコンピューター内でのみ適切</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>検証なし</translation>
    </message>
    <message>
        <source>another computer could answer in its place</source>
        <translation>別のコンピューターが代わりに応答できます</translation>
    </message>
    <message>
        <source>Set up trust</source>
        <translation>信頼を設定</translation>
    </message>
    <message>
        <source>verified with the CA of the cluster</source>
        <translation>クラスターの CA で検証済み</translation>
    </message>
    <message>
        <source>verified with the certificates of this computer</source>
        <translation>このコンピューターの証明書で検証済み</translation>
    </message>
    <message>
        <source>program %1</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>プログラム %1</translation>
    </message>
    <message>
        <source>identity provider (OIDC)</source>
        <translation>ID プロバイダー (OIDC)</translation>
    </message>
    <message>
        <source>token in the file %1</source>
        <translation>ファイル %1 のトークン</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>user name and password</source>
        <translation>ユーザー名とパスワード</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>クライアント証明書</translation>
    </message>
    <message>
        <source>nothing: anonymous</source>
        <translation>なし (匿名)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n 個が準備完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ready</source>
        <translation>
            <numerusform>%1 / %n 個が準備完了</numerusform>
        </translation>
    </message>
    <message>
        <source>not ready: %1</source>
        <translation>準備未完了: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no new pods</source>
        <translation>
            <numerusform>新しい Pod を受け付けないノード %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Room for pods</source>
        <translation>Pod 用の容量</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) and %1</source>
        <extracomment>%1 is an amount of memory; of all nodes together</extracomment>
        <translation>
            <numerusform>%n コアと %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on all nodes together, what runs there included</source>
        <translation>全ノードの合計、実行中の分を含む</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark を実行できますか?</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Managed by</source>
        <translation>管理元</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>管理元で開く</translation>
    </message>
    <message>
        <source>API server ready</source>
        <translation>API サーバー準備完了</translation>
    </message>
    <message>
        <source>API server healthy</source>
        <translation>API サーバー正常</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>現在のユーザー</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>ログイン方法</translation>
    </message>
    <message>
        <source>Acting as</source>
        <translation>代わりに使うユーザー</translation>
    </message>
    <message>
        <source>Token ends</source>
        <translation>トークンの期限</translation>
    </message>
    <message>
        <source>Certificate ends</source>
        <translation>証明書の期限</translation>
    </message>
    <message>
        <source>Set up in</source>
        <translation>設定元</translation>
    </message>
    <message>
        <source>Firesteel</source>
        <translation>Firesteel</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>コントロールプレーン</translation>
    </message>
    <message>
        <source>runs outside of pods</source>
        <translation>Pod の外で実行</translation>
    </message>
    <message>
        <source>as in K3s and in managed clusters</source>
        <translation>K3s やマネージドクラスターと同様</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n 個が実行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n running</source>
        <translation>
            <numerusform>%1 / %n 個が実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation>期限切れ (%1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>%1後</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>更新…</translation>
    </message>
    <message>
        <source>Your access has ended.</source>
        <translation>アクセスの期限が切れました。</translation>
    </message>
    <message>
        <source>Log in again, or fetch the kubeconfig anew.</source>
        <translation>ログインし直すか、kubeconfig を取得し直してください。</translation>
    </message>
    <message>
        <source>The API server answers, but says that it is not ready.</source>
        <translation>API サーバーは応答しますが、準備ができていないと報告しています。</translation>
    </message>
    <message>
        <source>The API server is not ready: %1 failed.</source>
        <translation>API サーバーの準備ができていません。%1 が失敗しました。</translation>
    </message>
    <message>
        <source>It may just be starting. If it stays so, tell whoever runs the cluster.</source>
        <translation>起動中なだけかもしれません。続くようなら、クラスターの管理者に伝えてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of the cluster are not ready.</source>
        <translation>
            <numerusform>クラスターのノード %n 個の準備ができていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Jobs may wait for room: %1</source>
        <translation>ジョブが空きを待つかもしれません: %1</translation>
    </message>
    <message>
        <source>A program of the system does not run: %1.</source>
        <translation>システムのプログラムが動いていません: %1。</translation>
    </message>
    <message>
        <source>Without CoreDNS, for instance, no driver finds the API server.</source>
        <translation>例えば CoreDNS がないと、ドライバーは API サーバーを見つけられません。</translation>
    </message>
    <message>
        <source>The cluster is healthy, but your access ends soon.</source>
        <translation>クラスターは正常ですが、アクセスの期限がまもなく切れます。</translation>
    </message>
    <message>
        <source>Renew it before you start something long.</source>
        <translation>長い処理を始める前に更新してください。</translation>
    </message>
    <message>
        <source>Looking at the cluster…</source>
        <translation>クラスターを確認中…</translation>
    </message>
    <message>
        <source>The cluster answers.</source>
        <translation>クラスターが応答しています。</translation>
    </message>
    <message>
        <source>Its health is not shown to you.</source>
        <translation>正常かどうかを見る権限がありません。</translation>
    </message>
    <message>
        <source>The cluster answers and is healthy.</source>
        <translation>クラスターは応答し、正常です。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandLine</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandPalette</name>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Nothing of that name</source>
        <translation>その名前のものはありません</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ConfirmDialog</name>
    <message>
        <source>This is a production cluster.</source>
        <translation>これは本番クラスターです。</translation>
    </message>
    <message>
        <source>To go on, type the name: %1</source>
        <translation>続けるには名前を入力してください: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ConnectPage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>クラスターに接続</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>接続テスト</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What you have typed is kept until Firesteel ends.</source>
        <translation>入力した内容は Firesteel を終了するまで保持されます。</translation>
    </message>
    <message>
        <source>The server is not verified: whoever is in between can read the token.</source>
        <translation>サーバーを検証していません。途中にいる人がトークンを読めます。</translation>
    </message>
    <message>
        <source>Plain HTTP: nothing is encrypted.</source>
        <translation>TLS なしの HTTP です。何も暗号化されません。</translation>
    </message>
    <message>
        <source>Verification stays on.</source>
        <translation>検証は有効のままです。</translation>
    </message>
    <message>
        <source>Verification stays on. No token was sent.</source>
        <translation>検証は有効のままです。トークンは送信していません。</translation>
    </message>
    <message>
        <source>From what you have to a cluster that is open</source>
        <translation>手元にあるものから、クラスターを開くまで</translation>
    </message>
    <message>
        <source>Test now</source>
        <translation>今すぐテスト</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>もう一度テスト</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>フォームを入力し直しました。</translation>
    </message>
    <message>
        <source>What was typed before is not lost.</source>
        <translation>以前に入力した内容は失われていません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Connect without a passed test</source>
        <translation>テストに合格しないまま接続</translation>
    </message>
    <message>
        <source>The connection test has not passed yet.</source>
        <translation>接続テストにまだ合格していません。</translation>
    </message>
    <message>
        <source>Something is wrong on the page “%1”.</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>ページ「%1」に誤りがあります。</translation>
    </message>
    <message>
        <source>The page “%1” is not filled in yet.</source>
        <extracomment>%1 is a page of the wizard, such as: Address</extracomment>
        <translation>ページ「%1」はまだ入力されていません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ContextTree</name>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>identity provider</source>
        <translation>ID プロバイダー</translation>
    </message>
    <message>
        <source>password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Logs in with</source>
        <translation>ログイン方法</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>見つかったクラスター</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::DriverUiPane</name>
    <message>
        <source>The web UI of %1 is up</source>
        <extracomment>%1 is the name of an application</extracomment>
        <translation>%1 のウェブ UI が起動しています</translation>
    </message>
    <message>
        <source>It opens in your browser by a link that works once.</source>
        <translation>一度だけ使えるリンクでブラウザーに開きます。</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>No browser could be started. Open this address in one; it works once, within two minutes.</source>
        <translation>ブラウザーを起動できませんでした。このアドレスを開いてください。2 分以内に一度だけ使えます。</translation>
    </message>
    <message>
        <source>Address of the web UI</source>
        <translation>ウェブ UI のアドレス</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>ドライバー自身のページ</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>ドライバーの実行中に表示できます。</translation>
    </message>
    <message>
        <source>No browser could be started. This address leads out of the web UI: open it in one.</source>
        <translation>ブラウザーを起動できませんでした。このアドレスは Web UI の外に続いています。ブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>Address outside the web UI</source>
        <translation>Web UI の外のアドレス</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often an event happened</comment>
        <translation>回数</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventsTab</name>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>イベントはありません</translation>
    </message>
    <message>
        <source>The cluster keeps events for an hour, as a rule.</source>
        <translation>クラスターは通常、イベントを 1 時間保持します。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ExportKubeconfig</name>
    <message>
        <source>The kubeconfig was written.</source>
        <translation>kubeconfig を書き出しました。</translation>
    </message>
    <message>
        <source>%1 holds what is needed to log in: keep it to yourself.</source>
        <translation>%1 にはログインに必要なものが入っています。ほかの人に渡さないでください。</translation>
    </message>
    <message>
        <source>A new kubeconfig for %1</source>
        <translation>%1 の新しい kubeconfig</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FilterWords</name>
    <message>
        <source>“%1” is no state</source>
        <translation>「%1」という状態はありません</translation>
    </message>
    <message>
        <source>“%1” is no time, such as 30m, 2h or 1d</source>
        <translation>「%1」は 30m、2h、1d のような時間ではありません</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>「%1」は数ではありません</translation>
    </message>
    <message>
        <source>“%1” is no size, such as 512Mi or 10Gi</source>
        <translation>「%1」は 512Mi や 10Gi のようなサイズではありません</translation>
    </message>
    <message>
        <source>A value is missing after “%1”</source>
        <translation>「%1」の後に値がありません</translation>
    </message>
    <message>
        <source>A closing quote is missing</source>
        <translation>閉じる引用符がありません</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FingerprintPanel</name>
    <message>
        <source>Compare before you trust</source>
        <translation>信頼する前に比べてください</translation>
    </message>
    <message>
        <source>The server does not send its CA. Its own certificate can be trusted instead, until it is renewed.</source>
        <translation>サーバーが CA を送りません。代わりに、サーバー自身の証明書を更新されるまで信頼できます。</translation>
    </message>
    <message>
        <source>The server sends a certificate of its CA that is not the topmost one. It can be trusted as long as the server uses it.</source>
        <translation>サーバーが送る CA の証明書は最上位のものではありません。サーバーが使っている間は信頼できます。</translation>
    </message>
    <message>
        <source>The server has sent this CA itself. Whoever stands in between could have sent another one: only a comparison tells.</source>
        <translation>この CA はサーバー自身が送ったものです。途中にいる人が別のものを送った可能性もあり、比べるまで分かりません。</translation>
    </message>
    <message>
        <source>Ask the administrator for the SHA-256 fingerprint, by phone for example. On a K3s server this prints it.</source>
        <translation>管理者に SHA-256 フィンガープリントを、例えば電話で尋ねてください。K3s サーバーでは、これで表示できます。</translation>
    </message>
    <message>
        <source>Command that prints the fingerprint</source>
        <translation>フィンガープリントを表示するコマンド</translation>
    </message>
    <message>
        <source>The fingerprint that you were told</source>
        <translation>教わったフィンガープリント</translation>
    </message>
    <message>
        <source>It is another one. Do not trust this server.</source>
        <translation>別のものです。このサーバーを信頼しないでください。</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>同じものです。</translation>
    </message>
    <message>
        <source>I have compared it by another way</source>
        <translation>別の手段で比べました</translation>
    </message>
    <message>
        <source>Trust this certificate</source>
        <translation>この証明書を信頼</translation>
    </message>
    <message>
        <source>Trust this CA</source>
        <translation>この CA を信頼</translation>
    </message>
    <message>
        <source>Do not trust it</source>
        <translation>信頼しない</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ForgetCluster</name>
    <message>
        <source>Forget %1?</source>
        <translation>%1 を削除しますか？</translation>
    </message>
    <message>
        <source>Its address and its token, key or password are removed from Firesteel. Nothing changes on the cluster, and what runs there goes on.</source>
        <translation>アドレスと、トークン、鍵またはパスワードを Firesteel から削除します。クラスターには何の変更もなく、そこで動いているものはそのまま続きます。</translation>
    </message>
    <message>
        <source>Forget this cluster</source>
        <translation>このクラスターを削除</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FormRow</name>
    <message>
        <source>Undo the change of %1</source>
        <extracomment>%1 is the name of a setting</extracomment>
        <translation>%1 の変更を元に戻す</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Firesteel %1</source>
        <translation>Firesteel %1</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard. F1 tells about what has the focus, F6 goes from pane to pane. The keys can be changed in the settings.</source>
        <translation>すべてキーボードで操作できます。F1 は選んでいるものの説明を表示し、F6 はペインの間を移動します。キーは設定で変えられます。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::IdentityPage</name>
    <message>
        <source>Identity</source>
        <translation>認証</translation>
    </message>
    <message>
        <source>Who you are for the cluster. Nothing of it is sent before the server is trusted.</source>
        <translation>クラスターに対して誰であるかを示します。サーバーが信頼されるまで、何も送信されません。</translation>
    </message>
    <message>
        <source>How you log in</source>
        <translation>ログイン方法</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>ログインしない</translation>
    </message>
    <message>
        <source>With a token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>With a token in a file</source>
        <translation>ファイルのトークン</translation>
    </message>
    <message>
        <source>With a client certificate</source>
        <translation>クライアント証明書</translation>
    </message>
    <message>
        <source>With user and password</source>
        <translation>ユーザー名とパスワード</translation>
    </message>
    <message>
        <source>With a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>With an identity provider</source>
        <translation>ID プロバイダー</translation>
    </message>
    <message>
        <source>Right for “kubectl proxy”, which has logged in already. Other clusters answer little to somebody who does not say who he is.</source>
        <translation>すでにログイン済みの「kubectl proxy」に適しています。ほかのクラスターは、名乗らない相手にはほとんど応答しません。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Paste it as you have it: “Bearer” or quotes around it, or base64 as in a Secret, are taken off.</source>
        <translation>手元にあるまま貼り付けてください。「Bearer」や前後の引用符、Secret と同じ base64 は取り除かれます。</translation>
    </message>
    <message>
        <source>Show the token</source>
        <translation>トークンを表示</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>File that holds the token</source>
        <translation>トークンのファイル</translation>
    </message>
    <message>
        <source>It is read again each minute, for a token that something else renews.</source>
        <translation>別のものが更新するトークンのために、1 分ごとに読み直します。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Client certificate: drop the file here, or paste its text</source>
        <translation>クライアント証明書: ファイルをドロップするか、テキストを貼り付け</translation>
    </message>
    <message>
        <source>Choose the client certificate</source>
        <translation>クライアント証明書を選ぶ</translation>
    </message>
    <message>
        <source>Its private key</source>
        <translation>その秘密鍵</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>秘密鍵を選ぶ</translation>
    </message>
    <message>
        <source>Pass-phrase of the key</source>
        <translation>鍵のパスフレーズ</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Only a proxy in front of the cluster asks for it: Kubernetes itself knows no passwords.</source>
        <translation>クラスターの手前にあるプロキシだけが求めます。Kubernetes 自体にパスワードはありません。</translation>
    </message>
    <message>
        <source>The kubeconfig wants to run this program, which gives the token. Firesteel runs it without a shell, and only after you have agreed to exactly this command.</source>
        <translation>kubeconfig は、トークンを得るためにこのプログラムの実行を求めています。Firesteel はシェルを使わず、まさにこのコマンドに同意した後でだけ実行します。</translation>
    </message>
    <message>
        <source>Look at it and allow it…</source>
        <translation>内容を見て許可…</translation>
    </message>
    <message>
        <source>Act as somebody else (impersonation)</source>
        <translation>別のユーザーとして操作 (impersonation)</translation>
    </message>
    <message>
        <source>User to act as</source>
        <translation>代わりに使うユーザー</translation>
    </message>
    <message>
        <source>Groups, with commas between them</source>
        <translation>グループ (コンマ区切り)</translation>
    </message>
    <message>
        <source>User %1, valid until %2</source>
        <translation>ユーザー %1、%2 まで有効</translation>
    </message>
    <message>
        <source>User %1 of %2, valid until %3</source>
        <extracomment>a user, his groups, and when his certificate ends</extracomment>
        <translation>%2 のユーザー %1、%3 まで有効</translation>
    </message>
    <message>
        <source>You have not agreed to it yet.</source>
        <translation>まだ同意していません。</translation>
    </message>
    <message>
        <source>You have agreed to it.</source>
        <translation>同意済みです。</translation>
    </message>
    <message>
        <source>A program comes with a kubeconfig. Choose one on the first page.</source>
        <translation>プログラムは kubeconfig で指定されます。最初のページで選んでください。</translation>
    </message>
    <message>
        <source>The kubeconfig logs in at %1 as %2. Firesteel renews the token there, and never writes to your file.</source>
        <translation>kubeconfig は %2 として %1 にログインします。Firesteel はそこでトークンを更新し、ファイルには決して書き込みません。</translation>
    </message>
    <message>
        <source>An identity provider comes with a kubeconfig. Choose one on the first page.</source>
        <translation>ID プロバイダーは kubeconfig で指定されます。最初のページで選んでください。</translation>
    </message>
    <message>
        <source>Choose the file with the token</source>
        <translation>トークンのファイルを選ぶ</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobFormView</name>
    <message>
        <source>yours</source>
        <translation>自分の設定</translation>
    </message>
    <message>
        <source>defaults file</source>
        <translation>既定値ファイル</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Python and R files have no main class.</source>
        <translation>Python と R のファイルにメインクラスはありません。</translation>
    </message>
    <message>
        <source>Driver pod %1</source>
        <translation>ドライバー Pod %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>template</source>
        <extracomment>where a value comes from</extracomment>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>service %1</source>
        <translation>サービス %1</translation>
    </message>
    <message>
        <source>config map %1</source>
        <translation>ConfigMap %1</translation>
    </message>
    <message>
        <source>secret %1</source>
        <translation>シークレット %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobHead</name>
    <message>
        <source>New job</source>
        <translation>新しいジョブ</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>投入中</translation>
    </message>
    <message>
        <source>Empty form</source>
        <translation>空のフォーム</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>前に入力した内容</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>テンプレートから始める</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>投入</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobNotices</name>
    <message>
        <source>What was typed into the job form cannot be read.</source>
        <translation>ジョブフォームに入力した内容を読めません。</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>%1 として残しました。</translation>
    </message>
    <message>
        <source>What you type into the job form is not saved.</source>
        <translation>ジョブフォームへの入力は保存されません。</translation>
    </message>
    <message>
        <source>The file %1 holds no job that Firesteel can read</source>
        <translation>ファイル %1 に Firesteel が読めるジョブはありません</translation>
    </message>
    <message>
        <source>It has to be a newjob.json as the job form saves it.</source>
        <translation>ジョブフォームが保存する newjob.json でなければなりません。</translation>
    </message>
    <message>
        <source>It stays as it is in %1: nothing is written over it.</source>
        <translation>%1 にそのまま残ります。上書きされません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobPreview</name>
    <message>
        <source>Driver pod</source>
        <translation>ドライバー Pod</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Config map</source>
        <translation>ConfigMap</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>Nothing to note</source>
        <translation>注意点なし</translation>
    </message>
    <message numerus="yes">
        <source>To note: %n</source>
        <translation>
            <numerusform>注意点: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Preview of what is sent</source>
        <translation>送信内容のプレビュー</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the preview</source>
        <translation>プレビューをコピー</translation>
    </message>
    <message>
        <source>The objects appear here once the form holds an image and an application.</source>
        <translation>フォームにイメージとアプリケーションを入力すると、オブジェクトがここに表示されます。</translation>
    </message>
    <message>
        <source>The objects appear here once nothing is wrong in the form.</source>
        <translation>フォームの誤りがなくなると、オブジェクトがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobSender</name>
    <message>
        <source>Submit %1</source>
        <extracomment>%1 is the name of a job</extracomment>
        <translation>%1 を投入</translation>
    </message>
    <message>
        <source>The submission of %1 was cut off</source>
        <translation>%1 の投入が途切れました</translation>
    </message>
    <message>
        <source>Whether the cluster has taken it is not known. Look for the pod %1 in the namespace %2.</source>
        <translation>クラスターが受け付けたかどうか分かりません。名前空間 %2 で Pod %1 を探してください。</translation>
    </message>
    <message>
        <source>Not everything of %1 could be removed</source>
        <translation>%1 の一部を削除できませんでした</translation>
    </message>
    <message>
        <source>Still in the namespace %1, and it may run: %2</source>
        <translation>名前空間 %1 に残っており、実行中の可能性があります: %2</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>アプリケーションを表示</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigChange</name>
    <message>
        <source>%1 is new.</source>
        <translation>%1 が追加されました。</translation>
    </message>
    <message>
        <source>%1 is no longer in it.</source>
        <translation>%1 がなくなりました。</translation>
    </message>
    <message>
        <source>No context is the current one any more.</source>
        <translation>現在のコンテキストがなくなりました。</translation>
    </message>
    <message>
        <source>The current context is now %1.</source>
        <translation>現在のコンテキストは %1 になりました。</translation>
    </message>
    <message>
        <source>The address of %1 is now %2.</source>
        <translation>%1 のアドレスは %2 になりました。</translation>
    </message>
    <message>
        <source>%1 has another CA.</source>
        <translation>%1 の CA が変わりました。</translation>
    </message>
    <message>
        <source>The client certificate of %1 was renewed; it is valid until %2.</source>
        <translation>%1 のクライアント証明書が更新されました。%2 まで有効です。</translation>
    </message>
    <message>
        <source>%1 has another client certificate.</source>
        <translation>%1 のクライアント証明書が変わりました。</translation>
    </message>
    <message>
        <source>%1 has another token.</source>
        <translation>%1 のトークンが変わりました。</translation>
    </message>
    <message>
        <source>%1 logs in another way.</source>
        <translation>%1 のログイン方法が変わりました。</translation>
    </message>
    <message>
        <source>%1 logs in as another user.</source>
        <translation>%1 のユーザーが変わりました。</translation>
    </message>
    <message>
        <source>%1 names no namespace any more.</source>
        <translation>%1 に名前空間の指定がなくなりました。</translation>
    </message>
    <message>
        <source>%1 begins in the namespace %2.</source>
        <translation>%1 は名前空間 %2 から始まります。</translation>
    </message>
    <message>
        <source>The certificate of %1 is no longer verified.</source>
        <translation>%1 の証明書は検証されなくなりました。</translation>
    </message>
    <message>
        <source>The certificate of %1 is verified now.</source>
        <translation>%1 の証明書は検証されるようになりました。</translation>
    </message>
    <message>
        <source>%1 is reached without proxy now.</source>
        <translation>%1 への接続にプロキシを使わなくなりました。</translation>
    </message>
    <message>
        <source>%1 is reached through %2 now.</source>
        <translation>%1 への接続に %2 を使うようになりました。</translation>
    </message>
    <message>
        <source>Something else about %1 is different.</source>
        <translation>%1 のほかの内容が変わりました。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigFollower</name>
    <message numerus="yes">
        <source>And %n other change(s).</source>
        <translation>
            <numerusform>ほかに %n 件の変更があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kubeconfig has changed</source>
        <translation>kubeconfig が変わりました</translation>
    </message>
    <message>
        <source>A file of a kubeconfig has changed</source>
        <translation>kubeconfig のファイルが変わりました</translation>
    </message>
    <message>
        <source>The connection was made anew with it.</source>
        <translation>新しい内容で接続し直しました。</translation>
    </message>
    <message>
        <source>The open connection still uses the old content.</source>
        <translation>開いている接続はまだ古い内容を使っています。</translation>
    </message>
    <message>
        <source>Connect anew</source>
        <translation>接続し直す</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read just now</source>
        <translation>kubeconfig を今は読めません</translation>
    </message>
    <message>
        <source>What was read before still counts.</source>
        <translation>前に読んだ内容が引き続き有効です。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>The container of %1 began anew</source>
        <translation>%1 のコンテナーが再開しました</translation>
    </message>
    <message>
        <source>Lines of %1 may be missing here</source>
        <translation>ここで %1 の行が抜けているかもしれません</translation>
    </message>
    <message>
        <source>The log of %1 ends</source>
        <translation>%1 のログの終わり</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of a stack trace</comment>
        <translation>
            <numerusform>ほか %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more line(s) of the stack trace are folded, Enter shows them)</source>
        <translation>
            <numerusform>%1（スタックトレースのほか %n 行を折りたたみ中、Enter で表示）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (Enter folds the stack trace)</source>
        <translation>%1（Enter でスタックトレースを折りたたむ）</translation>
    </message>
    <message>
        <source>Unfold the stack trace</source>
        <translation>スタックトレースを展開</translation>
    </message>
    <message>
        <source>Fold the stack trace</source>
        <translation>スタックトレースを折りたたむ</translation>
    </message>
    <message>
        <source>Unfold all stack traces</source>
        <translation>すべてのスタックトレースを展開</translation>
    </message>
    <message>
        <source>Fold all stack traces</source>
        <translation>すべてのスタックトレースを折りたたむ</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LoginProgram</name>
    <message>
        <source>Run a program to log in?</source>
        <translation>ログインのためにプログラムを実行しますか?</translation>
    </message>
    <message>
        <source>To get a token, the kubeconfig wants to run a program on this computer, with your rights. Agree only if you know where the file comes from.</source>
        <translation>トークンを得るため、kubeconfig がこのコンピューターで、あなたの権限によるプログラムの実行を求めています。ファイルの出所が分かる場合だけ同意してください。</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>プログラム: %1</translation>
    </message>
    <message>
        <source>In the folder: %1</source>
        <translation>フォルダー: %1</translation>
    </message>
    <message>
        <source>It sets: %1</source>
        <translation>設定される変数: %1</translation>
    </message>
    <message>
        <source>Kubeconfig: %1</source>
        <translation>kubeconfig: %1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>実行する</translation>
    </message>
    <message>
        <source>Do not run</source>
        <translation>実行しない</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogsTab</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>sources of the log</comment>
        <translation>
            <numerusform>ほか %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>%1 のログ</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hit, number of hits</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Connection cut, trying again</source>
        <translation>接続が切れました。再試行中</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Every line is filtered out</source>
        <translation>すべての行が除外されています</translation>
    </message>
    <message>
        <source>No line of the log yet</source>
        <translation>ログはまだありません</translation>
    </message>
    <message>
        <source>The log begins when the container starts.</source>
        <translation>ログはコンテナーの開始とともに始まります。</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>%1 / %2 行目</translation>
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
        <translation>最初の %1 行は新しい行に置き換わりました</translation>
    </message>
    <message>
        <source>Merged by time</source>
        <translation>時刻順に統合</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>ログを保存</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>Text or a regular expression; Enter: next hit</source>
        <translation>文字列か正規表現。Enter で次の一致</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>長い行を折り返す</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>末尾を追う</translation>
    </message>
    <message>
        <source>Save the lines that are shown…</source>
        <translation>表示中の行を保存…</translation>
    </message>
    <message>
        <source>Save the log as %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>ログを %1 に保存</translation>
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
        <translation>%1: 失敗</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: 完了</translation>
    </message>
    <message numerus="yes">
        <source>Quit while %n background job(s) run?</source>
        <translation>
            <numerusform>%n 件のバックグラウンドジョブが実行中です。終了しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>What they have begun may stay half done.</source>
        <translation>始めたことが途中のまま残るかもしれません。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>終了しない</translation>
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
        <translation>青緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>暗号化なし</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>検証なし</translation>
    </message>
    <message>
        <source>production</source>
        <translation>本番</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MarksForm</name>
    <message>
        <source>Guard and marks</source>
        <translation>保護と目印</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Nothing is submitted, stopped or set up here until it is off.</source>
        <translation>オフにするまで、ここでは投入、停止、設定を行いません。</translation>
    </message>
    <message>
        <source>Production cluster</source>
        <translation>本番クラスター</translation>
    </message>
    <message>
        <source>Its windows say so, and you type a name before a submission or a stop.</source>
        <translation>ウィンドウに表示され、投入や停止の前に名前を入力します。</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>a short word that is shown on the window, such as STAGE</extracomment>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>such as TEST</source>
        <translation>例: TEST</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Production has a colour of its own.</source>
        <translation>本番には専用の色があります。</translation>
    </message>
    <message>
        <source>Take the lock off %1?</source>
        <translation>%1 のロックを解除しますか?</translation>
    </message>
    <message>
        <source>Jobs can then be submitted and stopped there again.</source>
        <translation>解除すると、そこでジョブを再び投入、停止できます。</translation>
    </message>
    <message>
        <source>Take the lock off</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>Keep it locked</source>
        <translation>ロックしたままにする</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MaterialField</name>
    <message>
        <source>Read from %1. It is not shown.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1 から読み込みました。内容は表示しません。</translation>
    </message>
    <message>
        <source>Read from %1</source>
        <translation>%1 から読み込み済み</translation>
    </message>
    <message>
        <source>It is known already, and not shown.</source>
        <translation>すでにありますが、表示しません。</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>It is not shown.</source>
        <translation>表示しません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MemoryBars</name>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Driver %1, each executor %2, whole job %3</source>
        <translation>ドライバー %1、各エグゼキューター %2、ジョブ全体 %3</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Each executor</source>
        <translation>各エグゼキューター</translation>
    </message>
    <message>
        <source>Whole job</source>
        <translation>ジョブ全体</translation>
    </message>
    <message>
        <source>heap</source>
        <translation>ヒープ</translation>
    </message>
    <message>
        <source>reserve: Python, JVM outside the heap</source>
        <translation>余裕: Python、ヒープ外の JVM</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NewJobPage</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Container image</source>
        <translation>コンテナーイメージ</translation>
    </message>
    <message>
        <source>Service account of the driver</source>
        <translation>ドライバーのサービスアカウント</translation>
    </message>
    <message>
        <source>Jar or Python file</source>
        <translation>jar または Python ファイル</translation>
    </message>
    <message>
        <source>Main class</source>
        <translation>メインクラス</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>ヒープ</translation>
    </message>
    <message>
        <source>Reserve outside the heap</source>
        <translation>ヒープ外の余裕</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>コア</translation>
    </message>
    <message>
        <source>Number of executors</source>
        <translation>エグゼキューターの数</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>エグゼキューター</translation>
    </message>
    <message>
        <source>Advanced conf</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>“%1” is no name that Kubernetes takes.</source>
        <translation>「%1」は Kubernetes で使えない名前です。</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63, with a letter or digit at both ends.</source>
        <translation>小文字、数字、ハイフンを 63 文字以内で使い、両端は文字か数字にしてください。</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 が二度あります。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>どちらかを削除してください。</translation>
    </message>
    <message>
        <source>%1 is set in the form above.</source>
        <translation>%1 は上のフォームで設定されています。</translation>
    </message>
    <message>
        <source>Remove it here, or empty “%1”.</source>
        <translation>ここで削除するか、「%1」を空にしてください。</translation>
    </message>
    <message>
        <source>This value has no key.</source>
        <translation>この値にはキーがありません。</translation>
    </message>
    <message>
        <source>Name the setting, or remove the line.</source>
        <translation>設定名を入力するか、行を削除してください。</translation>
    </message>
    <message>
        <source>%1 is left out: settings of Spark begin with “spark.”</source>
        <translation>%1 は省かれます。Spark の設定は「spark.」で始まります</translation>
    </message>
    <message>
        <source>%1 is not a setting that a known Spark release reads</source>
        <translation>%1 は既知の Spark リリースが読む設定ではありません</translation>
    </message>
    <message>
        <source>%1 is an old name of a setting</source>
        <translation>%1 は設定の古い名前です</translation>
    </message>
    <message>
        <source>The cluster is reached without encryption</source>
        <translation>クラスターへの接続は暗号化されていません</translation>
    </message>
    <message>
        <source>The service is called %1, as its own name would be too long</source>
        <translation>本来の名前が長すぎるため、サービス名は %1 です</translation>
    </message>
    <message>
        <source>%1 is left out of the driver&apos;s configuration</source>
        <translation>%1 はドライバーの設定から省かれます</translation>
    </message>
    <message>
        <source>Spark %1 is newer than Firesteel knows</source>
        <translation>Spark %1 は Firesteel が知るものより新しいバージョンです</translation>
    </message>
    <message>
        <source>Kerberos is used without a krb5.conf</source>
        <translation>krb5.conf なしで Kerberos が使われています</translation>
    </message>
    <message>
        <source>= %1</source>
        <extracomment>a memory size as typed, such as 4g, means this much</extracomment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Submit the job</source>
        <translation>ジョブを投入</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>新しいジョブ</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>フォームを入力し直しました。</translation>
    </message>
    <message>
        <source>What was typed before is kept under “Template”.</source>
        <translation>前に入力した内容は「テンプレート」にあります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Show the form</source>
        <translation>フォームを表示</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NoticeCard</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ObjectsTab</name>
    <message>
        <source>Driver pod</source>
        <translation>ドライバー Pod</translation>
    </message>
    <message>
        <source>Executor pod %1</source>
        <translation>エグゼキューター Pod %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of an object, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>YAML of the object</source>
        <translation>オブジェクトの YAML</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>YAML をコピー</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::OverviewTab</name>
    <message>
        <source>How it went</source>
        <translation>経過</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Places</name>
    <message>
        <source>Places</source>
        <translation>移動先</translation>
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
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>ドライバーとともに終了</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Removed. %1</source>
        <comment>what was the matter with it</comment>
        <translation>削除済み。%1</translation>
    </message>
    <message>
        <source>%1, %2, removed</source>
        <comment>name, state</comment>
        <translation>%1、%2、削除済み</translation>
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
        <translation>kubectl と同じく、HTTPS_PROXY と NO_PROXY に従います。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. What they say now cannot be read.</source>
        <translation>kubectl と同じく、HTTPS_PROXY と NO_PROXY に従います。今の設定は読めません。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name no proxy for this address.</source>
        <translation>kubectl と同じく、HTTPS_PROXY と NO_PROXY に従います。このアドレスへのプロキシは指定されていません。</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name %1.</source>
        <extracomment>%1 is host and port of a proxy</extracomment>
        <translation>kubectl と同じく、HTTPS_PROXY と NO_PROXY に従います。%1 が指定されています。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>In some networks the cluster is reached through a proxy only. If you do not know of one, go on.</source>
        <translation>ネットワークによっては、クラスターにプロキシ経由でしか接続できません。心当たりがなければ先へ進んでください。</translation>
    </message>
    <message>
        <source>As the environment says</source>
        <translation>環境変数に従う</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>このプロキシ</translation>
    </message>
    <message>
        <source>As the settings of the system say</source>
        <translation>システムの設定に従う</translation>
    </message>
    <message>
        <source>Those of the desktop. kubectl does not look there.</source>
        <translation>デスクトップの設定です。kubectl は参照しません。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Also where the environment names one.</source>
        <translation>環境変数で指定されている場合も使いません。</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>This is no address of a proxy that can be used.</source>
        <translation>使えるプロキシのアドレスではありません。</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>接続をテスト中…</translation>
    </message>
    <message>
        <source>The proxy lets us through, in %1.</source>
        <translation>プロキシを通れます。所要時間は %1 です。</translation>
    </message>
    <message>
        <source>No proxy is used for this address.</source>
        <translation>このアドレスにプロキシは使われません。</translation>
    </message>
    <message>
        <source>The test ended before the proxy.</source>
        <translation>テストはプロキシの手前で終わりました。</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. A password in it is kept where the page Identity says, and never in the settings.</source>
        <translation>http:// または socks5:// で始まります。含まれるパスワードはページ「認証」で選んだ場所に保存され、設定には保存されません。</translation>
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
        <translation>アカウントの権限</translation>
    </message>
    <message>
        <source>On</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>可</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不可</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::RoomPage</name>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark を実行できますか?</translation>
    </message>
    <message>
        <source>Quotas, nodes and their free room, the image, and what else a job stumbles over. Looking changes nothing.</source>
        <translation>クォータ、ノードとその空き、イメージなど、ジョブがつまずくものを調べます。調べても何も変わりません。</translation>
    </message>
    <message>
        <source>Image that the jobs use</source>
        <translation>ジョブが使うイメージ</translation>
    </message>
    <message>
        <source>May stay empty: then nothing is said about images.</source>
        <translation>空でもかまいません。その場合、イメージについては調べません。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Try it from inside</source>
        <translation>中から試す</translation>
    </message>
    <message>
        <source>Runs one tiny pod with this image and the account of the drivers. It looks up the API server, calls it, and tells which versions of Java, Python and Spark it has. Then it is removed.</source>
        <translation>このイメージとドライバーのアカウントで小さな Pod を一つ実行します。API サーバーの名前を引いて呼び出し、Java、Python、Spark のバージョンを報告します。その後、削除されます。</translation>
    </message>
    <message>
        <source>Run the tiny pod</source>
        <translation>小さな Pod を実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>確認中…</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) stand in the way of a job.</source>
        <translation>
            <numerusform>ジョブの妨げになるものが %n 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job can run here. %n thing(s) are worth a look.</source>
        <translation>
            <numerusform>ここでジョブを実行できます。確認したほうがよいものが %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A job can run here.</source>
        <translation>ここでジョブを実行できます。</translation>
    </message>
    <message>
        <source>It needs an image.</source>
        <translation>イメージが必要です。</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>このクラスターはロックされており、何も書き込まれません。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing that can be seen stands in the way. %n thing(s) could not be looked at.</source>
        <translation>
            <numerusform>見える範囲に妨げになるものはありません。確認できなかったものが %n 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are worth a look.</source>
        <translation>
            <numerusform>確認したほうがよいものが %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiny pod in %1</source>
        <extracomment>%1 is a namespace</extracomment>
        <translation>%1 の小さな Pod</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SecretPlace</name>
    <message>
        <source>Where it is kept</source>
        <translation>保管場所</translation>
    </message>
    <message>
        <source>In the keyring of the desktop</source>
        <translation>デスクトップのキーリング</translation>
    </message>
    <message>
        <source>Your login opens it. It is never written elsewhere.</source>
        <translation>ログインすると開きます。ほかの場所には決して書き込まれません。</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>このコンピューターにキーリングはありません。</translation>
    </message>
    <message>
        <source>In an encrypted file with a pass-phrase</source>
        <translation>パスフレーズ付きの暗号化ファイル</translation>
    </message>
    <message>
        <source>Firesteel asks for the pass-phrase when it needs the file.</source>
        <translation>Firesteel はファイルが必要なときにパスフレーズを求めます。</translation>
    </message>
    <message>
        <source>It is not available here.</source>
        <translation>ここでは使えません。</translation>
    </message>
    <message>
        <source>Nowhere: until Firesteel ends</source>
        <translation>保管しない (Firesteel の終了まで)</translation>
    </message>
    <message>
        <source>The next time you give it again.</source>
        <translation>次回はもう一度入力します。</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>ファイルのパスフレーズ</translation>
    </message>
    <message>
        <source>A new pass-phrase for the file</source>
        <translation>ファイルの新しいパスフレーズ</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
    <message>
        <source>Make the file</source>
        <translation>ファイルを作る</translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation>あるかどうか確認しています…</translation>
    </message>
    <message>
        <source>The same pass-phrase again</source>
        <translation>同じパスフレーズをもう一度</translation>
    </message>
    <message>
        <source>The file is open.</source>
        <translation>ファイルは開いています。</translation>
    </message>
    <message>
        <source>The two pass-phrases are not the same.</source>
        <translation>2 つのパスフレーズが一致しません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SectionList</name>
    <message>
        <source>Sections of the form</source>
        <translation>フォームの各部</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a section of the form</extracomment>
        <translation>%1、誤りがあります</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SetUpLinks</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信頼</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>認証</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Namespace and driver account</source>
        <translation>名前空間とドライバーのアカウント</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Spark を実行できますか?</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>設定し直す</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingRows</name>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>the name of a setting that was probably meant</extracomment>
        <translation>%1 のことですか?</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Setting %1</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>設定 %1</translation>
    </message>
    <message>
        <source>Value of setting %1</source>
        <translation>設定 %1 の値</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>この設定を削除</translation>
    </message>
    <message>
        <source>Remove setting %1</source>
        <translation>設定 %1 を削除</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>全体の大きさ</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>確認する操作</translation>
    </message>
    <message>
        <source>an application is stopped (on production clusters always)</source>
        <translation>アプリケーションの停止 (本番クラスターでは常に)</translation>
    </message>
    <message>
        <source>Firesteel ends while background jobs run</source>
        <translation>バックグラウンドジョブの実行中に Firesteel を終了</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share of a hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>次の起動から</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Web UI of drivers</source>
        <translation>ドライバーのウェブ UI</translation>
    </message>
    <message>
        <source>shown inside the window instead of the browser</source>
        <translation>ブラウザーではなくウィンドウ内に表示</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ShortcutEditor</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>キー:</translation>
    </message>
    <message>
        <source>New keys for the chosen command</source>
        <translation>選んだコマンドの新しいキー</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定する</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>As delivered</source>
        <translation>初期状態に戻す</translation>
    </message>
    <message>
        <source>All as delivered</source>
        <translation>すべて初期状態に戻す</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>そこから取り上げる</translation>
    </message>
    <message>
        <source>These keys belong to “%1”.</source>
        <translation>このキーは「%1」のものです。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SourcePage</name>
    <message>
        <source>What do you have?</source>
        <translation>手元に何がありますか?</translation>
    </message>
    <message>
        <source>Begin with what the administrator of the cluster gave you. The next pages ask for what is missing, and prove each part.</source>
        <translation>クラスターの管理者から受け取ったものから始めてください。次からのページで足りないものを尋ね、一つずつ確かめます。</translation>
    </message>
    <message>
        <source>A kubeconfig file</source>
        <translation>kubeconfig ファイル</translation>
    </message>
    <message>
        <source>As kubectl uses it. Often it is on this computer already.</source>
        <translation>kubectl が使うものです。多くの場合、すでにこのコンピューターにあります。</translation>
    </message>
    <message>
        <source>An address, a CA certificate and a token</source>
        <translation>アドレス、CA 証明書、トークン</translation>
    </message>
    <message>
        <source>In an e-mail or as files. It is enough to begin with the address.</source>
        <translation>メールかファイルにあるものです。まずアドレスだけでもかまいません。</translation>
    </message>
    <message>
        <source>A K3s server that I reach by SSH</source>
        <translation>SSH で接続できる K3s サーバー</translation>
    </message>
    <message>
        <source>Shows which commands to run there, and takes their output.</source>
        <translation>そこで実行するコマンドを示し、その出力を受け取ります。</translation>
    </message>
    <message>
        <source>A login to Rancher</source>
        <translation>Rancher へのログイン</translation>
    </message>
    <message>
        <source>Its page has a file to download.</source>
        <translation>そのページからファイルをダウンロードできます。</translation>
    </message>
    <message>
        <source>A running “kubectl proxy”</source>
        <translation>実行中の「kubectl proxy」</translation>
    </message>
    <message>
        <source>It has logged in already, and listens on this computer alone.</source>
        <translation>すでにログイン済みで、このコンピューターだけで待ち受けています。</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだ何もない</translation>
    </message>
    <message>
        <source>A practice cluster inside this program shows how all of it works.</source>
        <translation>このプログラムの中の練習用クラスターで、全体の流れが分かります。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>このコンピューターで見つかったもの</translation>
    </message>
    <message>
        <source>Another one: drop the file here, or paste its text</source>
        <translation>ほかのもの: ファイルをドロップするか、テキストを貼り付け</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>kubeconfig を選ぶ</translation>
    </message>
    <message>
        <source>The next pages ask for the address, the CA and the token, one after the other. In each of them you may paste text, or drop a file.</source>
        <translation>次からのページで、アドレス、CA、トークンを順に尋ねます。どのページでも、テキストの貼り付けかファイルのドロップができます。</translation>
    </message>
    <message>
        <source>Name or address of the K3s server</source>
        <translation>K3s サーバーの名前かアドレス</translation>
    </message>
    <message>
        <source>As you write it behind ssh, without the user.</source>
        <translation>ssh の後に書くもので、ユーザー名は除きます。</translation>
    </message>
    <message>
        <source>Run this command, and paste what it prints. It logs you in as the cluster&apos;s administrator.</source>
        <translation>このコマンドを実行し、出力を貼り付けてください。クラスターの管理者としてログインします。</translation>
    </message>
    <message>
        <source>Command for the kubeconfig</source>
        <translation>kubeconfig のコマンド</translation>
    </message>
    <message>
        <source>Output of the command</source>
        <translation>コマンドの出力</translation>
    </message>
    <message>
        <source>Choose the file with the output</source>
        <translation>出力のファイルを選ぶ</translation>
    </message>
    <message>
        <source>To log in with fewer rights, run these instead: the first prints the CA for the page Trust, the second a token for the page Identity.</source>
        <translation>少ない権限でログインするには、代わりにこれらを実行してください。最初のコマンドはページ「信頼」に使う CA を、次のコマンドはページ「認証」に使うトークンを出力します。</translation>
    </message>
    <message>
        <source>Command for the CA</source>
        <translation>CA のコマンド</translation>
    </message>
    <message>
        <source>Command for a token</source>
        <translation>トークンのコマンド</translation>
    </message>
    <message>
        <source>In Rancher, open the cluster, and choose Download KubeConfig in the menu at the top right. Drop the file here, or paste its text.</source>
        <translation>Rancher でクラスターを開き、右上のメニューで Download KubeConfig を選んでください。ファイルをここにドロップするか、テキストを貼り付けてください。</translation>
    </message>
    <message>
        <source>The file from Rancher</source>
        <translation>Rancher のファイル</translation>
    </message>
    <message>
        <source>Choose the file from Rancher</source>
        <translation>Rancher のファイルを選ぶ</translation>
    </message>
    <message>
        <source>Start it in a terminal, and leave it running. Everybody on this computer can use the cluster through it as long as it runs.</source>
        <translation>ターミナルで起動し、そのまま動かしておいてください。動いている間は、このコンピューターの誰でもそれを通してクラスターを使えます。</translation>
    </message>
    <message>
        <source>Command for the proxy</source>
        <translation>プロキシのコマンド</translation>
    </message>
    <message>
        <source>It runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing leaves this computer.</source>
        <translation>用意された Spark ジョブを実行します。成功するものと、実際と同じように失敗するものがあります。何もこのコンピューターの外へ出ません。</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>練習用クラスターを開く</translation>
    </message>
    <message>
        <source>No kubeconfig was found on this computer</source>
        <translation>このコンピューターに kubeconfig は見つかりませんでした</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SparkWebView</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Load again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Web UI of the driver</source>
        <translation>ドライバーのウェブ UI</translation>
    </message>
    <message>
        <source>The page has ended unexpectedly.</source>
        <translation>ページが予期せず終了しました。</translation>
    </message>
    <message>
        <source>This link leads to %1, outside of the driver&apos;s UI.</source>
        <extracomment>%1 is a host name</extracomment>
        <translation>このリンクはドライバー UI の外の %1 へ移ります。</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>ここにとどまる</translation>
    </message>
    <message>
        <source>The page asks: %1</source>
        <extracomment>%1 is a question of a web page, as it is</extracomment>
        <translation>ページからの質問: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Splitter</name>
    <message>
        <source>Divider</source>
        <translation>区切り</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StaleBand</name>
    <message>
        <source>As of %1.</source>
        <translation>%1 現在。</translation>
    </message>
    <message>
        <source>As of %1. %2</source>
        <extracomment>%1 a time, %2 a whole sentence that says why</extracomment>
        <translation>%1 現在。%2</translation>
    </message>
    <message>
        <source>trying now</source>
        <translation>試行中</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>次の試行まで %1 秒</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>次の試行まで %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Starter</name>
    <message>
        <source>The settings could not be read and are as delivered.</source>
        <translation>設定を読めなかったため、初期状態です。</translation>
    </message>
    <message>
        <source>The old file was kept as %1.</source>
        <translation>古いファイルは %1 として残しました。</translation>
    </message>
    <message>
        <source>The settings are of a newer Firesteel and were not used.</source>
        <translation>設定が新しい Firesteel のものだったため、使っていません。</translation>
    </message>
    <message>
        <source>They were kept as %1.</source>
        <translation>%1 として残しました。</translation>
    </message>
    <message>
        <source>The settings cannot be read. What you change counts until the end.</source>
        <translation>設定を読めません。変更は終了するまで有効です。</translation>
    </message>
    <message>
        <source>The settings cannot be written. What you change counts until the end.</source>
        <translation>設定を書き込めません。変更は終了するまで有効です。</translation>
    </message>
    <message>
        <source>How the window was left could not be read.</source>
        <translation>前回のウィンドウの状態を読めませんでした。</translation>
    </message>
    <message>
        <source>How the window was left is from a newer Firesteel and was not used.</source>
        <translation>ウィンドウの状態が新しい Firesteel のものだったため、使っていません。</translation>
    </message>
    <message>
        <source>The clusters that you set up could not all be read.</source>
        <translation>設定したクラスターの一部を読めませんでした。</translation>
    </message>
    <message>
        <source>What cannot be read stays in %1 and is not shown.</source>
        <translation>読めないものは %1 に残り、表示されません。</translation>
    </message>
    <message>
        <source>The clusters that you set up are from a newer Firesteel and are not shown.</source>
        <translation>設定したクラスターは新しい Firesteel のもので、表示されません。</translation>
    </message>
    <message>
        <source>The clusters that you set up cannot be read.</source>
        <translation>設定したクラスターを読めません。</translation>
    </message>
    <message>
        <source>What you change about clusters cannot be written.</source>
        <translation>クラスターについての変更を書き込めません。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StatusBar</name>
    <message>
        <source>No background jobs</source>
        <translation>バックグラウンドジョブなし</translation>
    </message>
    <message numerus="yes">
        <source>%n background job(s)</source>
        <translation>
            <numerusform>バックグラウンドジョブ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what runs in the background</source>
        <translation>バックグラウンドで動いているものを表示</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StepList</name>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>手順 %1、%2</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a step of the wizard</extracomment>
        <translation>%1、誤りがあります</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StepModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StopApplication</name>
    <message>
        <source>the practice cluster</source>
        <translation>練習用クラスター</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 を停止</translation>
    </message>
    <message numerus="yes">
        <source>Removes the driver and %n executor(s) in **%1** on **%2**.</source>
        <translation>
            <numerusform>**%2** の **%1** にあるドライバーと %n 個のエグゼキューターを削除します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of work are lost.</source>
        <translation>%1 の作業が失われます。</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>実行を続ける</translation>
    </message>
    <message>
        <source>The cluster removes it; that goes on</source>
        <translation>クラスターが削除を続けています</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SubmitProblem</name>
    <message>
        <source>The job was not submitted: no cluster is open.</source>
        <translation>ジョブを投入していません。クラスターが開かれていません。</translation>
    </message>
    <message>
        <source>Choose one at the top of the window. The form stays as it is.</source>
        <translation>ウィンドウの上部で選んでください。フォームはそのまま残ります。</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>もう一度投入</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>アプリケーションを表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SubmitQuestion</name>
    <message>
        <source>Your access has ended: the cluster will refuse this.</source>
        <translation>アクセスの期限が切れているため、クラスターはこれを拒否します。</translation>
    </message>
    <message>
        <source>Your access ends in %1. The job goes on after that, but you can no longer watch or stop it from here.</source>
        <translation>アクセスは %1後に期限が切れます。ジョブはその後も続きますが、ここから監視や停止ができなくなります。</translation>
    </message>
    <message>
        <source>Submit %1?</source>
        <translation>%1 を投入しますか?</translation>
    </message>
    <message>
        <source>It starts in **%1** on **%2**.</source>
        <translation>**%2** の **%1** で開始します。</translation>
    </message>
    <message>
        <source>Submit %1</source>
        <translation>%1 を投入</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TestPage</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Every step from the address to the rights for Spark, one after the other. Nothing is written to the cluster.</source>
        <translation>アドレスから Spark 用の権限まで、すべての手順を順に確かめます。クラスターには何も書き込みません。</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>もう一度テスト</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>テストを中止</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>接続をテスト中…</translation>
    </message>
    <message>
        <source>The test cannot begin.</source>
        <translation>テストを開始できません。</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>まだテストしていません。</translation>
    </message>
    <message>
        <source>What is below is older than what you have changed since. Test again.</source>
        <translation>下の結果は、その後の変更より前のものです。もう一度テストしてください。</translation>
    </message>
    <message>
        <source>Everything works. It took %1.</source>
        <extracomment>%1 is a time such as: 312 ms</extracomment>
        <translation>すべて動作しています。所要時間は %1 でした。</translation>
    </message>
    <message>
        <source>It ends at “%1”.</source>
        <extracomment>%1 is a step of the connection test, such as: Name resolves</extracomment>
        <translation>「%1」で止まりました。</translation>
    </message>
    <message>
        <source>The test was broken off.</source>
        <translation>テストを中断しました。</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>「%1」へ移動</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TokenView</name>
    <message>
        <source>of an identity provider</source>
        <translation>ID プロバイダーのトークン</translation>
    </message>
    <message>
        <source>of a service account</source>
        <translation>サービスアカウントのトークン</translation>
    </message>
    <message>
        <source>of Rancher</source>
        <translation>Rancher のトークン</translation>
    </message>
    <message>
        <source>of OpenShift</source>
        <translation>OpenShift のトークン</translation>
    </message>
    <message>
        <source>of Amazon EKS</source>
        <translation>Amazon EKS のトークン</translation>
    </message>
    <message>
        <source>for joining a cluster (bootstrap token)</source>
        <translation>クラスター参加用 (bootstrap token)</translation>
    </message>
    <message>
        <source>for joining machines to K3s</source>
        <translation>K3s へのマシン参加用</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>For</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>発行者</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有効期間</translation>
    </message>
    <message>
        <source>for %1, until %2</source>
        <translation>残り %1、%2 まで</translation>
    </message>
    <message>
        <source>no longer: ended %1</source>
        <translation>期限切れ: %1</translation>
    </message>
    <message>
        <source>unknown: it does not tell whose it is</source>
        <translation>不明: 誰のものか示されていません</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TrustPage</name>
    <message>
        <source>Trust</source>
        <translation>信頼</translation>
    </message>
    <message>
        <source>Whether the server is the one that you mean, and nobody in between. The CA certificate of the cluster tells.</source>
        <translation>サーバーが本物で、途中に誰も割り込んでいないかを確かめます。クラスターの CA 証明書で分かります。</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>別のファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Take the CA from the server…</source>
        <translation>サーバーから CA を取得…</translation>
    </message>
    <message>
        <source>Paste text…</source>
        <translation>テキストを貼り付け…</translation>
    </message>
    <message>
        <source>CA certificate of the cluster: drop the file here, or paste its text</source>
        <translation>クラスターの CA 証明書: ファイルをドロップするか、テキストを貼り付け</translation>
    </message>
    <message>
        <source>Choose the CA certificate</source>
        <translation>CA 証明書を選ぶ</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>ファイルのパスフレーズ</translation>
    </message>
    <message>
        <source>Use the certificates that this computer trusts</source>
        <translation>このコンピューターが信頼する証明書を使う</translation>
    </message>
    <message>
        <source>Name to look for in the certificate</source>
        <translation>証明書の中で探す名前</translation>
    </message>
    <message>
        <source>Only if it is another one than that of the address.</source>
        <translation>アドレスの名前と異なる場合だけ入力します。</translation>
    </message>
    <message>
        <source>Do not verify the server</source>
        <translation>サーバーを検証しない</translation>
    </message>
    <message>
        <source>Whoever is in between can then read your token and act as you. The cluster stays marked everywhere.</source>
        <translation>途中にいる人がトークンを読み、あなたとして操作できるようになります。クラスターにはどこでも印が付きます。</translation>
    </message>
    <message>
        <source>The address is plain HTTP: there is no certificate to look at.</source>
        <translation>アドレスは TLS なしの HTTP です。調べる証明書がありません。</translation>
    </message>
    <message>
        <source>Asking the server for its certificate…</source>
        <translation>サーバーに証明書を求めています…</translation>
    </message>
    <message>
        <source>The server is not verified.</source>
        <translation>サーバーを検証していません。</translation>
    </message>
    <message>
        <source>The server is trusted: this computer knows its CA.</source>
        <translation>サーバーは信頼されています。このコンピューターはその CA を知っています。</translation>
    </message>
    <message>
        <source>The server is trusted: it is signed by the CA that you gave.</source>
        <translation>サーバーは信頼されています。指定した CA が署名したものです。</translation>
    </message>
    <message>
        <source>The server could not be asked for its certificate: the test ended before.</source>
        <translation>サーバーに証明書を求められませんでした。その前にテストが終わりました。</translation>
    </message>
    <message>
        <source>No CA certificate has been given yet.</source>
        <translation>CA 証明書がまだ指定されていません。</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>まだサーバーと比べていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s)</source>
        <translation>
            <numerusform>証明書 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a file, and how many certificates it holds</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The CA you gave</source>
        <translation>指定した CA</translation>
    </message>
    <message>
        <source>None: the certificates that this computer trusts are used.</source>
        <translation>なし: このコンピューターが信頼する証明書を使います。</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>Still valid, but not for this server</source>
        <translation>まだ有効、ただしこのサーバー用ではない</translation>
    </message>
    <message>
        <source>Still valid</source>
        <translation>まだ有効</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>サーバーの証明書</translation>
    </message>
    <message>
        <source>The CA of the server</source>
        <translation>サーバーの CA</translation>
    </message>
    <message numerus="yes">
        <source>presented now, %n certificate(s) in the chain</source>
        <translation>
            <numerusform>現在提示中、チェーンの証明書 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has not presented one yet.</source>
        <translation>サーバーはまだ証明書を提示していません。</translation>
    </message>
    <message>
        <source>Server certificate: %1, valid until %2</source>
        <translation>サーバー証明書: %1、%2 まで有効</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Another CA</source>
        <translation>別の CA</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Look for the name %1</source>
        <extracomment>%1 is the name of a server</extracomment>
        <translation>名前 %1 を探す</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::UnlockDialog</name>
    <message>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
    <message>
        <source>Unlock the secrets</source>
        <translation>秘密情報のロック解除</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in an encrypted file. Give its pass-phrase to open it until Firesteel ends.</source>
        <translation>このクラスターのトークン、鍵、またはパスワードは暗号化ファイルにあります。パスフレーズを入力すると、Firesteel の終了まで開きます。</translation>
    </message>
    <message>
        <source>Pass-phrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This is not its pass-phrase.</source>
        <translation>パスフレーズが違います。</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Verdict</name>
    <message>
        <source>%1 failed</source>
        <translation>%1 が失敗</translation>
    </message>
    <message>
        <source>%1 failed after %2</source>
        <translation>%1 は %2 後に失敗</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1 が成功</translation>
    </message>
    <message>
        <source>%1 succeeded after %2</source>
        <translation>%1 は %2 後に成功</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 を停止中</translation>
    </message>
    <message>
        <source>%1 was stopped after %2</source>
        <translation>%1 は %2 後に停止</translation>
    </message>
    <message>
        <source>%1 has run for %2</source>
        <translation>%1 は %2 実行中</translation>
    </message>
    <message>
        <source>%1 has waited for %2</source>
        <translation>%1 は %2 待機中</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 を開始中</translation>
    </message>
    <message>
        <source>Nothing is heard of %1</source>
        <translation>%1 から応答がありません</translation>
    </message>
    <message>
        <source>ended %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>終了 %1、%2</translation>
    </message>
    <message>
        <source>%1 of %2 executors</source>
        <translation>エグゼキューター %1 / %2</translation>
    </message>
    <message>
        <source>submitted %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>投入 %1、%2</translation>
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
        <translation>ドライバーが実行中です。</translation>
    </message>
    <message>
        <source>The driver runs on %1.</source>
        <translation>ドライバーが %1 で実行中です。</translation>
    </message>
    <message>
        <source>The driver ended with exit code 0.</source>
        <translation>ドライバーは終了コード 0 で終わりました。</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared.</source>
        <translation>ドライバーのコンテナーを準備中です。</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared on %1.</source>
        <translation>ドライバーのコンテナーを %1 で準備中です。</translation>
    </message>
    <message>
        <source>The cluster has accepted the driver and not placed it yet.</source>
        <translation>クラスターはドライバーを受け付け、まだ配置していません。</translation>
    </message>
    <message>
        <source>It was ended on somebody&apos;s request.</source>
        <translation>誰かの求めで終了しました。</translation>
    </message>
    <message>
        <source>The cluster does not say why.</source>
        <translation>クラスターは理由を示していません。</translation>
    </message>
    <message>
        <source>Driver log</source>
        <translation>ドライバーのログ</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>終了コード %1</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of the cluster</source>
        <translation>
            <numerusform>クラスターの警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>イベント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, or make room on a node.</source>
        <translation>メモリーかコアを減らすか、ノードに空きを作ってください。</translation>
    </message>
    <message>
        <source>Read in the events what each node lacks.</source>
        <translation>各ノードに何が足りないか、イベントを読んでください。</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing: the driver then starts by itself. Or correct its name and submit again.</source>
        <translation>足りない ConfigMap、シークレット、キーを作れば、ドライバーは自動で始まります。または名前を直して投入し直してください。</translation>
    </message>
    <message>
        <source>Check the command and the mounts of the driver in its YAML.</source>
        <translation>ドライバーの YAML でコマンドとマウントを確かめてください。</translation>
    </message>
    <message>
        <source>Read the end of the driver&apos;s log.</source>
        <translation>ドライバーのログの末尾を読んでください。</translation>
    </message>
    <message>
        <source>Give the driver a larger reserve outside the heap: `spark.driver.memoryOverhead`.</source>
        <translation>ドライバーのヒープ外の余裕を増やしてください: `spark.driver.memoryOverhead`。</translation>
    </message>
    <message>
        <source>Or bring less to the driver: avoid `collect()` and `toPandas()` of large results.</source>
        <translation>またはドライバーに集める量を減らしてください。大きな結果の `collect()` や `toPandas()` を避けます。</translation>
    </message>
    <message>
        <source>Submit it again. If that repeats, ask for as much memory and disk as the driver really uses.</source>
        <translation>投入し直してください。繰り返すなら、ドライバーが実際に使うメモリーとディスクを要求してください。</translation>
    </message>
    <message>
        <source>Wait for the node to come back, or stop the application.</source>
        <translation>ノードが戻るのを待つか、アプリケーションを停止してください。</translation>
    </message>
    <message>
        <source>Stop it to remove the executors that are left: without a driver they do no work.</source>
        <translation>停止して、残ったエグゼキューターを削除してください。ドライバーなしでは働きません。</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>投入</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>イメージ</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>エグゼキューター</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>executors that run, and that are wanted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Asked for by its pods that are there now</source>
        <translation>今ある Pod の要求量</translation>
    </message>
    <message>
        <source>Application id</source>
        <translation>アプリケーション ID</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or make room on a node.</source>
        <translation>エグゼキューターを減らすか小さくするか、ノードに空きを作ってください。</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing.</source>
        <translation>足りない ConfigMap、シークレット、キーを作ってください。</translation>
    </message>
    <message>
        <source>Read in the events what keeps the executors from starting.</source>
        <translation>エグゼキューターの開始を妨げているものを、イベントで確かめてください。</translation>
    </message>
    <message>
        <source>The program ended with %1 (%2).</source>
        <comment>an exception; the exit code in words</comment>
        <translation>プログラムが %1 で終了しました (%2)。</translation>
    </message>
    <message>
        <source>Give each executor a larger reserve outside the heap: `spark.executor.memoryOverhead`.</source>
        <translation>各エグゼキューターのヒープ外の余裕を増やしてください: `spark.executor.memoryOverhead`。</translation>
    </message>
    <message>
        <source>Or let fewer tasks run at a time in each: `spark.executor.cores`.</source>
        <translation>または、それぞれで同時に動くタスクを減らしてください: `spark.executor.cores`。</translation>
    </message>
    <message>
        <source>no executors yet</source>
        <translation>エグゼキューターはまだありません</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WelcomePage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>クラスターに接続</translation>
    </message>
    <message>
        <source>Firesteel uses the same kubeconfig files as kubectl. Choose a cluster, or add the file that the cluster&apos;s administrator gave you.</source>
        <translation>Firesteel は kubectl と同じ kubeconfig ファイルを使います。クラスターを選ぶか、クラスターの管理者から受け取ったファイルを追加してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>見つかったクラスター</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Choose a kubeconfig…</source>
        <translation>kubeconfig を選ぶ…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>探し直す</translation>
    </message>
    <message>
        <source>Practise without one</source>
        <translation>クラスターなしで練習</translation>
    </message>
    <message>
        <source>A small cluster inside this program runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing is installed, and nothing leaves this computer.</source>
        <translation>このプログラムの中の小さなクラスターが、用意された Spark ジョブを実行します。成功するものと、実際と同じように失敗するものがあります。何もインストールされず、何もこのコンピューターの外へ出ません。</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>練習用クラスターを開く</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) found</source>
        <translation>
            <numerusform>%n 個のクラスターが見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>No cluster found yet</source>
        <translation>クラスターはまだ見つかっていません</translation>
    </message>
    <message>
        <source>Looking for kubeconfig files…</source>
        <translation>kubeconfig ファイルを探しています…</translation>
    </message>
    <message>
        <source>Looked at: %1</source>
        <extracomment>a list of files</extracomment>
        <translation>探した場所: %1</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>kubeconfig を選ぶ</translation>
    </message>
    <message>
        <source>Forget this file</source>
        <translation>このファイルを忘れる</translation>
    </message>
    <message>
        <source>Step by step…</source>
        <translation>順を追って設定…</translation>
    </message>
    <message>
        <source>From an address, a CA file and a token, each part proven</source>
        <translation>アドレス、CA ファイル、トークンから、一つずつ確かめながら</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WindowActions</name>
    <message>
        <source>Search or run a command</source>
        <translation>検索またはコマンドの実行</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>再接続</translation>
    </message>
    <message>
        <source>Choose cluster or namespace…</source>
        <translation>クラスターか名前空間を選ぶ…</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>kubeconfig を追加…</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>次のペイン</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>前のペイン</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>選んでいるもののヘルプ</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>ライトテーマを使う</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>ダークテーマを使う</translation>
    </message>
    <message>
        <source>Use high contrast</source>
        <translation>ハイコントラストを使う</translation>
    </message>
    <message>
        <source>Use the system&apos;s theme</source>
        <translation>システムのテーマを使う</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>名前空間</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>クラスターに接続…</translation>
    </message>
</context>
</TS>
