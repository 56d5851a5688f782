<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <translation>フォームの各部</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a section of the form</extracomment>
        <translation>%1、誤りがあります</translation>
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
</context>
</TS>
