import json
JAR=["--class","org.apache.spark.examples.SparkPi"]
JARF="local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar"
PYF="local:///opt/spark/examples/src/main/python/pi.py"
cases=[]
def conf(d):
    out=[]
    for k,v in d.items(): out+=["--conf",f"{k}={v}"]
    return out
def jar(name,about,opts,args=("20",),**kw):
    cases.append(dict(name="jar-"+name,about=about,arguments=opts+JAR+[JARF,*args],**kw))
def py(name,about,opts,args=("20",),**kw):
    cases.append(dict(name="py-"+name,about=about,arguments=opts+[PYF,*args],**kw))
K="spark.kubernetes."
jar("plain","SparkPi as simple as it gets",[])
jar("odd-name","a name of characters that no object may have",["--name"," Ünï_code/ETL  Job #7: «Ω» -- "])
jar("long-name","too long for the service's name and for a label",["--name","monthly-report-"+"of-the-department-"*5+"end"])
jar("digit-name","a name that begins with a digit; the driver pod's name is given",["--name","123 ETL Job"]+conf({K+"driver.pod.name":"oracle-named-driver"}))
jar("memory","memory by flags and factors",["--driver-memory","8192m","--driver-cores","2","--executor-memory","2g","--executor-cores","3","--num-executors","4",
 ]+conf({"spark.driver.memoryOverheadFactor":"0.15",K+"driver.request.cores":"0.5",K+"driver.limit.cores":"1500m",K+"executor.request.cores":"250m",K+"executor.limit.cores":"4"}))
jar("overhead","overhead as a number, another factor for the executors",["--conf","spark.driver.memory=3g"]+conf({"spark.driver.memoryOverhead":"700",K+"memoryOverheadFactor":"0.25","spark.driver.minMemoryOverhead":"500m","spark.executor.memoryOverhead":"1g"}))
jar("labels","labels, annotations and node selectors of pod, service and executors",conf({
 K+"driver.label.team":"data",K+"driver.label.example.org/app":"{{APP_ID}}",K+"driver.label.exec":"a{{EXECUTOR_ID}}b",K+"driver.annotation.example.org/note":"id {{APP_ID}}, \"quoted\" = ü",
 K+"driver.annotation.empty":"",K+"driver.service.label.tier":"front",K+"driver.service.annotation.example.org/scrape":"{{APP_ID}}",
 K+"node.selector.disk":"ssd",K+"node.selector.zone":"a",K+"driver.node.selector.zone":"nowhere",K+"executor.node.selector.zone":"b",K+"executor.label.team":"data",K+"executor.annotation.x":"y"}))
jar("environment","variables of the driver, from values and from secrets; secrets as files",conf({
 K+"driverEnv.GREETING":"Grüße, = and : \"quoted\" ",K+"driverEnv.EMPTY":"",K+"driverEnv.A_LAST":"1",K+"driverEnv.Z_FIRST":"2",K+"driverEnv.MIDDLE":"3",K+"driverEnv.DOLLAR":"$(SPARK_USER) ${spark.app.name}",
 K+"driver.secretKeyRef.PASSWORD":"db-secret:password",K+"driver.secretKeyRef.LOGIN":"db-secret:login",K+"driver.secrets.db-secret":"/etc/db",K+"driver.secrets.tls":"/etc/tls","spark.executorEnv.GREETING":"hello",K+"executor.secrets.db-secret":"/etc/db"}))
V=K+"driver.volumes."
jar("volumes","each type of volume",conf({
 V+"emptyDir.scratch.mount.path":"/scratch",V+"emptyDir.scratch.options.sizeLimit":"2Gi",V+"emptyDir.scratch.options.medium":"Memory",
 V+"hostPath.data.mount.path":"/data",V+"hostPath.data.mount.readOnly":"true",V+"hostPath.data.options.path":"/srv/data",V+"hostPath.data.options.type":"DirectoryOrCreate",
 V+"persistentVolumeClaim.claim.mount.path":"/claim",V+"persistentVolumeClaim.claim.mount.subPath":"part",V+"persistentVolumeClaim.claim.mount.readOnly":"true",V+"persistentVolumeClaim.claim.options.claimName":"ready-claim",
 V+"nfs.share.mount.path":"/share",V+"nfs.share.options.server":"nfs.example.org",V+"nfs.share.options.path":"/export",
 K+"executor.volumes.emptyDir.scratch.mount.path":"/scratch"}))
jar("on-demand-claim","a claim that is made for the driver",conf({
 V+"persistentVolumeClaim.work.mount.path":"/work",V+"persistentVolumeClaim.work.options.claimName":"OnDemand",V+"persistentVolumeClaim.work.options.storageClass":"oracle-none",V+"persistentVolumeClaim.work.options.sizeLimit":"1Gi",
 V+"persistentVolumeClaim.work.label.team":"data",V+"persistentVolumeClaim.work.annotation.note":"made on demand"}))
jar("local-volume","a volume that serves as the local directory",conf({
 V+"emptyDir.spark-local-dir-fast.mount.path":"/fast",V+"emptyDir.spark-local-dir-fast.options.sizeLimit":"3Gi","spark.local.dir":"/ignored"}))
jar("ports","other ports, and two address families' settings",conf({
 "spark.driver.port":"17078","spark.driver.blockManager.port":"17079","spark.blockManager.port":"17080","spark.ui.port":"14040","spark.connect.grpc.binding.port":"15003",
 K+"driver.service.ipFamilyPolicy":"PreferDualStack",K+"driver.service.ipFamilies":"IPv4"}))
jar("block-manager-port","the port that reaches the container but not the service",conf({"spark.blockManager.port":"7100"}))
jar("image","image with a placeholder, pull policy and secrets, service account, scheduler",conf({
 K+"driver.container.image":"registry.example.org/spark:{{SPARK_VERSION}}",K+"container.image.pullPolicy":"Always",K+"container.image.pullSecrets":"one, two,,three",
 K+"authenticate.driver.serviceAccountName":"spark",K+"authenticate.executor.serviceAccountName":"spark",K+"scheduler.name":"firesteel-other-nobody",K+"executor.scheduler.name":"default-scheduler"}))
jar("conf-folder","files of SPARK_CONF_DIR and its spark-defaults.conf",conf({"spark.defaults.both":"argument"}),conf="rich")
jar("properties-file","a properties file over the defaults, an empty value, a repeated key",["--properties-file","{oracle}/conf/files/job.properties","--load-spark-defaults"]+conf({"spark.empty.value":"","spark.odd.value":" x=y#z!:\\ \tü€🔥 "})+["--conf","spark.twice=first","--conf","spark.twice=second","-c","spark.executor.instances=5"],conf="rich")
jar("driver-java","options of the driver's virtual machine",["--driver-java-options","-XX:+UseG1GC -Dkey='a b'","--driver-class-path","/opt/extra/*","--driver-library-path","/opt/native","--queue","ignored","--supervise","--total-executor-cores","3","--verbose"]+conf({"spark.executor.extraJavaOptions":"-Dx=y"}))
jar("resources","an accelerator of the driver and of the executors",conf({"spark.driver.resource.gpu.amount":"2","spark.driver.resource.gpu.vendor":"nvidia.com","spark.driver.resource.gpu.discoveryScript":"/opt/find.sh","spark.executor.resource.gpu.amount":"1","spark.executor.resource.gpu.vendor":"nvidia.com"}))
jar("credentials","credentials of the driver, which take the place of its service account",conf({K+"authenticate.driver.serviceAccountName":"spark",K+"authenticate.driver.oauthToken":"not-a-real-token",K+"authenticate.driver.caCertFile":"{oracle}/conf/hadoop/core-site.xml","spark.other.oauthToken":"redacted too"}))
jar("internal","no application jar of its own",[])
cases[-1]["arguments"]=["--jars","local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar"]+JAR+["spark-internal","20"]
py("plain","pi.py as simple as it gets",[])
py("arguments","arguments that a shell or a parser could spoil",["--name","args"],["a b","\"quoted\"","it's","back\\slash","$HOME `x` $(y)","ünï 🔥 漢字","--name","--conf=x=y","","*","a=b","line\nbreak","{{APP_ID}}"])
py("python","the interpreter by properties",conf({"spark.pyspark.python":"/opt/venv/bin/python","spark.pyspark.driver.python":"/usr/bin/python3.11"}),environment={"PYSPARK_PYTHON":"of-the-environment","PYSPARK_DRIVER_PYTHON":"of-the-environment"})
py("python-environment","the interpreter by the submitter's environment",[],environment={"PYSPARK_PYTHON":"python3","PYSPARK_DRIVER_PYTHON":"/usr/bin/python3"})
py("files","lists of files that are in the image or on a web server",["--py-files","local:///opt/a.py,https://files.example.org/b.zip","--jars","local:///opt/x.jar, local:///opt/y.jar","--files","http://files.example.org/data.csv","--archives","local:///opt/env.tgz#environment"])
py("memory","the larger overhead of Python",["--driver-memory","2g","--executor-memory","3g"]+conf({"spark.executor.pyspark.memory":"512m"}))
py("dynamic","dynamic allocation and what executors are told",["--num-executors","2"]+conf({"spark.dynamicAllocation.enabled":"true","spark.dynamicAllocation.shuffleTracking.enabled":"true","spark.dynamicAllocation.minExecutors":"1","spark.dynamicAllocation.maxExecutors":"7",K+"allocation.batch.size":"3",K+"executor.podNamePrefix":"oracle-exec",K+"executor.deleteOnTermination":"false","spark.decommission.enabled":"true"}))
py("environment","settings from the submitter's environment",[],environment={"SPARK_DRIVER_MEMORY":"1536m","SPARK_EXECUTOR_MEMORY":"2g","SPARK_EXECUTOR_CORES":"3","SPARK_LOCAL_DIRS":"/mnt/one,/mnt/two"})
py("local-dirs","two local directories in memory",conf({"spark.local.dir":"/tmp/b,/tmp/a",K+"local.dirs.tmpfs":"true"}))
py("substitution","references in values, which count where a value is read but not in the properties",conf({"spark.my.overhead":"600m","spark.driver.memoryOverhead":"${spark.my.overhead}",K+"driver.container.image":"registry.example.org/${env:ORACLE_IMAGE}:1",K+"driver.label.raw":"x","spark.my.unknown":"${spark.no.such.key}",K+"driver.pod.name":"${spark.my.pod}","spark.my.pod":"oracle-substituted"}),environment={"ORACLE_IMAGE":"spark-py"})
py("default-namespace","no namespace is named",["--name","oracle-default"],namespace="default")
py("proxy-user","on behalf of somebody else",["--proxy-user","alice","--name","proxied"])
py("size-limit","a configuration map with room for some files only",conf({K+"configMap.maxSize":"420"}),conf="rich")
py("excluded-steps","a step that is left out",conf({K+"driver.pod.excludedFeatureSteps":"org.apache.spark.deploy.k8s.features.LocalDirsFeatureStep"}))
py("executor-template","a pod template for the executors",conf({K+"executor.podTemplateFile":"{oracle}/conf/files/executor.yaml",K+"executor.podTemplateContainerName":"executor"}))
py("driver-template","a pod template for the driver, with a sidecar",conf({K+"driver.podTemplateFile":"{oracle}/conf/files/driver.yaml",K+"driver.podTemplateContainerName":"main",K+"driver.label.team":"conf",K+"driver.node.selector.disk":"conf"}),refused=K+"driver.podTemplateFile")
py("hadoop","a folder of Hadoop's configuration",[],environment={"HADOOP_CONF_DIR":"{oracle}/conf/hadoop"})
py("hadoop-map","Hadoop's configuration and krb5.conf from maps of the cluster",conf({K+"hadoop.configMapName":"hadoop",K+"kerberos.krb5.configMapName":"krb5",K+"kerberos.tokenSecret.name":"tokens",K+"kerberos.tokenSecret.itemKey":"hadoop-tokens"}))
common=["--master","k8s://{server}","--deploy-mode","cluster"]+conf({K+"container.image":"firesteel/spark:4.1.1",K+"submission.waitAppCompletion":"false",K+"driver.scheduler.name":"firesteel-nobody",K+"submission.connectionTimeout":"60000",K+"submission.requestTimeout":"60000"})
# image case: own scheduler for the driver must stay unserved
with open("cases.json","w",encoding="utf-8") as f:
    json.dump({"common":common,"cases":cases},f,ensure_ascii=False,indent=1); f.write("\n")
print(len(cases))
