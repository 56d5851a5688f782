<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
    <name>firesteel::gui::ReasonDelegate</name>
    <message>
        <source>%1 %</source>
        <extracomment>a share such as &quot;30 %&quot;</extracomment>
        <translation>%1 %</translation>
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
</context>
</TS>
