// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/sparktexts.h"

namespace firesteel::practice::texts {

using namespace Qt::StringLiterals;

QString driverStart()
{
    return uR"(INFO SparkContext: Running Spark version 4.1.1
INFO SparkContext: OS info Linux, 6.12.43, amd64
INFO SparkContext: Java version 17.0.16
INFO ResourceUtils: ==============================================================
INFO ResourceUtils: No custom resources configured for spark.driver.
INFO ResourceUtils: ==============================================================
INFO SparkContext: Submitted application: {app}
INFO SecurityManager: Changing view acls to: spark
INFO SecurityManager: Changing modify acls to: spark
INFO SecurityManager: Changing view acls groups to: spark
INFO SecurityManager: Changing modify acls groups to: spark
INFO SecurityManager: SecurityManager: authentication disabled; ui acls disabled; users with view permissions: spark groups with view permissions: EMPTY; users with modify permissions: spark; groups with modify permissions: EMPTY; RPC SSL disabled
INFO Utils: Successfully started service 'sparkDriver' on port 7078.
INFO SparkEnv: Registering MapOutputTracker
INFO SparkEnv: Registering BlockManagerMaster
INFO BlockManagerMasterEndpoint: Using org.apache.spark.storage.DefaultTopologyMapper for getting topology information
INFO BlockManagerMasterEndpoint: BlockManagerMasterEndpoint up
INFO SparkEnv: Registering BlockManagerMasterHeartbeat
INFO DiskBlockManager: Created local directory at /var/data/spark-4f4e1f5e-8d0c-4f7c-9a3e-2f3a7f1f0b11/blockmgr-0a4f6d9c-6f0b-4b0e-8b8b-1f1c1c3f9a52
INFO SparkEnv: Registering OutputCommitCoordinator
INFO JettyUtils: Start Jetty 0.0.0.0:{ui} for SparkUI
INFO Utils: Successfully started service 'SparkUI' on port {ui}.
)"_s;
}

QString driverBackend()
{
    return uR"(INFO ResourceProfile: Default ResourceProfile created, executor resources: Map(cores -> name: cores, amount: {cores}, script: , vendor: , memory -> name: memory, amount: {memory}, script: , vendor: , offHeap -> name: offHeap, amount: 0, script: , vendor: ), task resources: Map(cpus -> name: cpus, amount: 1.0)
INFO ResourceProfile: Limiting resource is cpus at {cores} tasks per executor
INFO ResourceProfileManager: Added ResourceProfile id: 0
INFO SparkKubernetesClientFactory: Auto-configuring K8S client using current context from users K8S config file
)"_s;
}

QString driverReady()
{
    return uR"(INFO Utils: Successfully started service 'org.apache.spark.network.netty.NettyBlockTransferService' on port 7079.
INFO NettyBlockTransferService: Server created on {host} {ip}:7079
INFO BlockManager: Using org.apache.spark.storage.RandomBlockReplicationPolicy for block replication policy
INFO BlockManagerMaster: Registering BlockManager BlockManagerId(driver, {host}, 7079, None)
INFO BlockManagerMasterEndpoint: Registering block manager {host}:7079 with 434.4 MiB RAM, BlockManagerId(driver, {host}, 7079, None)
INFO BlockManagerMaster: Registered BlockManager BlockManagerId(driver, {host}, 7079, None)
INFO BlockManager: Initialized BlockManager: BlockManagerId(driver, {host}, 7079, None)
)"_s;
}

QString driverStop()
{
    return uR"(INFO SparkUI: Stopped Spark web UI at http://{host}:{ui}
INFO KubernetesClusterSchedulerBackend: Shutting down all executors
INFO KubernetesClusterSchedulerBackend$KubernetesDriverEndpoint: Asking each executor to shut down
INFO ExecutorPodsWatchSnapshotSource: Kubernetes client has been closed.
INFO MapOutputTrackerMasterEndpoint: MapOutputTrackerMasterEndpoint stopped!
INFO MemoryStore: MemoryStore cleared
INFO BlockManager: BlockManager stopped
INFO BlockManagerMaster: BlockManagerMaster stopped
INFO OutputCommitCoordinator$OutputCommitCoordinatorEndpoint: OutputCommitCoordinator stopped!
INFO SparkContext: Successfully stopped SparkContext
)"_s;
}

QString driverKilled()
{
    return uR"(INFO SparkContext: Invoking stop() from shutdown hook
INFO SparkContext: SparkContext is stopping with exitCode 0 from run at Executors.java:539.
INFO SparkUI: Stopped Spark web UI at http://{host}:{ui}
INFO KubernetesClusterSchedulerBackend: Shutting down all executors
INFO KubernetesClusterSchedulerBackend$KubernetesDriverEndpoint: Asking each executor to shut down
INFO SparkContext: Successfully stopped SparkContext
INFO ShutdownHookManager: Shutdown hook called
)"_s;
}

QString classMissing()
{
    return uR"(Error: Failed to load class {class}.
ERROR SparkSubmit: Failed to load class {class}.
java.lang.ClassNotFoundException: {class}
	at java.base/java.net.URLClassLoader.findClass(URLClassLoader.java:445)
	at java.base/java.lang.ClassLoader.loadClass(ClassLoader.java:592)
	at java.base/java.lang.ClassLoader.loadClass(ClassLoader.java:525)
	at java.base/java.lang.Class.forName0(Native Method)
	at java.base/java.lang.Class.forName(Class.java:467)
	at org.apache.spark.util.SparkClassUtils.classForName(SparkClassUtils.scala:41)
	at org.apache.spark.deploy.SparkSubmit.org$apache$spark$deploy$SparkSubmit$$runMain(SparkSubmit.scala:1000)
	at org.apache.spark.deploy.SparkSubmit$.main(SparkSubmit.scala:1180)
	at org.apache.spark.deploy.SparkSubmit.main(SparkSubmit.scala)
INFO ShutdownHookManager: Shutdown hook called
)"_s;
}

QString scriptMissing()
{
    return u"python3: can't open file '{script}': [Errno 2] No such file or directory\n"
           "INFO ShutdownHookManager: Shutdown hook called\n"_s;
}

QString traceback()
{
    return uR"(Traceback (most recent call last):
  File "{script}", line 22, in <module>
    main()
  File "{script}", line 17, in main
    raise ValueError("order 42 has no customer")
ValueError: order 42 has no customer
INFO SparkContext: Invoking stop() from shutdown hook
INFO SparkContext: SparkContext is stopping with exitCode 0 from run at Executors.java:539.
)"_s;
}

QString jobAborted()
{
    return uR"(ERROR TaskSetManager: Task 0 in stage 0.0 failed {tries} times; aborting job
INFO TaskSchedulerImpl: Removed TaskSet 0.0 whose tasks have all completed, from pool default
INFO TaskSchedulerImpl: Canceling stage 0
INFO DAGScheduler: ResultStage 0 ({site}) failed in 14211 ms due to Job aborted due to stage failure: Task 0 in stage 0.0 failed {tries} times, most recent failure: {lost}
Driver stacktrace:
INFO DAGScheduler: Job 0 failed: {site}, took 14267.331087 ms
Exception in thread "main" org.apache.spark.SparkException: Job aborted due to stage failure: Task 0 in stage 0.0 failed {tries} times, most recent failure: {lost}
Driver stacktrace:
	at org.apache.spark.scheduler.DAGScheduler.$anonfun$abortStage$2(DAGScheduler.scala:3122)
	at scala.Option.getOrElse(Option.scala:201)
	at org.apache.spark.scheduler.DAGScheduler.$anonfun$abortStage$1(DAGScheduler.scala:3122)
	at org.apache.spark.scheduler.DAGScheduler.abortStage(DAGScheduler.scala:3114)
	at org.apache.spark.scheduler.DAGScheduler.handleTaskSetFailed(DAGScheduler.scala:1303)
	at org.apache.spark.SparkContext.runJob(SparkContext.scala:2536)
	at org.apache.spark.rdd.RDD.collect(RDD.scala:1057)
INFO SparkContext: Invoking stop() from shutdown hook
INFO SparkContext: SparkContext is stopping with exitCode 0 from run at Executors.java:539.
)"_s;
}

QString executorStart()
{
    return uR"(INFO CoarseGrainedExecutorBackend: Started daemon with process name: 14@{pod}
INFO SignalUtils: Registering signal handler for TERM
INFO SecurityManager: Changing view acls to: spark
INFO SecurityManager: Changing modify acls to: spark
INFO TransportClientFactory: Successfully created connection to {host}/{ip}:7078 after 61 ms (0 ms spent in bootstraps)
INFO MemoryStore: MemoryStore started with capacity 434.4 MiB
INFO CoarseGrainedExecutorBackend: Connecting to driver: spark://CoarseGrainedScheduler@{host}:7078
INFO CoarseGrainedExecutorBackend: Successfully registered with driver
INFO Executor: Starting executor ID {id} on host {own}
INFO Executor: OS info Linux, 6.12.43, amd64
INFO Executor: Java version 17.0.16
)"_s;
}

QString executorStop()
{
    return uR"(INFO CoarseGrainedExecutorBackend: Driver commanded a shutdown
INFO MemoryStore: MemoryStore cleared
INFO BlockManager: BlockManager stopped
INFO ShutdownHookManager: Shutdown hook called
)"_s;
}

} // namespace firesteel::practice::texts
