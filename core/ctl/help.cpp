// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/help.h"

#include "core/ctl/exitcodes.h"

#include <QHash>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

QString overview()
{
    return uR"(firesteelctl: Apache Spark on Kubernetes from a terminal, without Java and kubectl

usage: firesteelctl [CONNECTION] COMMAND [OPTIONS] …

  submit …               run an application: takes the arguments of spark-submit
  list [-A]              the applications of a namespace, or of all
  status APP             state, reason, pods and latest events of one
  log [-f] APP           log of its driver, or of an executor
  event APP              what the cluster reports of its pods
  forward APP [PORT]     its driver's web page (port 4040) on this machine
  kill APP               stop it and remove its pods
  check                  each step from the address to the rights, and what is wrong with it
  clusters               the clusters of the kubeconfig, what is wrong with them, and those that
                         were set up in the window
  whoami                 as whom the cluster sees you
  can-i [VERB RESOURCE]  what you, or a driver's account, may do
  setup                  the namespace, the driver's account and the least rights for both
  preflight              whether Spark can run there: limits, room, image, DNS, storage
  practice               a make-believe cluster on this machine, to practise with
  version                version of this program
  help [TOPIC]           more about a command, or about exit-codes

APP is an application id (spark-…), the name of its driver pod, or its name if that fits only one.

Connection, for every command:
  --kubeconfig FILE      instead of $KUBECONFIG and ~/.kube/config
  --context NAME         a context of the kubeconfig other than the current one, or a cluster
                         that was set up in the window (secrets: from the keyring)
  -n, --namespace NAME   instead of the context's namespace (submit: see "help submit")
  --server URL           instead of the context's server
  --certificate-authority FILE
                         the authority that the server's certificate is checked against
  --token-file FILE      a file with a token, read again when it changes; the variable
                         FIRESTEEL_TOKEN may hold a token instead
  --allow-exec           run the program that the kubeconfig names for logging in; without this, or
                         FIRESTEEL_ALLOW_EXEC=1 in the environment, none is run
  --allow-write          change a cluster that is locked for reading only in the window
What was decided in the window about a context (lock, authority, login …) counts here too.

Output:
  -o table|json|yaml     answers go to standard output, everything else to standard error
)"_s;
}

QString submitHelp()
{
    return uR"(usage: firesteelctl submit [OPTIONS OF SPARK-SUBMIT] APPLICATION [ARGUMENTS]

Takes the arguments of spark-submit for Kubernetes in cluster mode, creates the same objects, and
waits for the driver to end. Without --master the server of the kubeconfig's context is taken, and
without --deploy-mode cluster mode. Everything after the application goes to the application.
Phases are told on standard error; the driver's log goes to standard output.

Options of firesteelctl, anywhere before the application:
  --dry-run=client       print the objects (-o json|yaml) and touch nothing
  -o json|yaml           print the result as a document; the log then goes to standard error
  --no-log               do not show the driver's log
  --start-timeout N      give up if the driver does not run after N seconds, and remove it
  --keep                 leave a driver that could not start, instead of removing it
  --kubeconfig, --context, --certificate-authority, --token-file
                         as for every command; the namespace is spark.kubernetes.namespace, the
                         server is --master

spark.kubernetes.submission.waitAppCompletion=false returns as soon as the objects are created.
--kill [NS:]POD and --status [NS:]POD work as with spark-submit; the pod may end in *.

Ctrl+C before all objects are made takes everything back and ends when the driver's pod is gone; a
second one says what that still waits for, a third ends at once and names what may be left. Later
Ctrl+C leaves the driver running, as spark-submit does, and says how to follow and how to stop it.

An image that cannot be pulled for 45 seconds ends the waiting. A setting that this version cannot carry
out is refused by name. The exit code is 0 only if the driver succeeded; see "help exit-codes".
)"_s;
}

QString otherHelp(const QString &topic)
{
    static const QHash<QString, QString> texts{
        {u"list"_s,
         u"usage: firesteelctl list [-A] [-n NAMESPACE] [-o table|json|yaml]\n\n"
         "The applications of a namespace, newest first; -A, --all-namespaces: of all.\n"_s},
        {u"status"_s, u"usage: firesteelctl status APP [-n NAMESPACE] [-o table|json|yaml]\n\n"
                      "State and reason of an application, its pods and the latest events.\n"_s},
        {u"log"_s,
         u"usage: firesteelctl log [-f] [-e N] [--tail N] [--timestamps] APP [-n NAMESPACE]\n\n"
         "The log of the driver, or with -e, --executor N of that executor.\n"
         "-f, --follow goes on until the container ends, over cut connections without losing or\n"
         "repeating a line. --tail N begins with the last N lines. --timestamps puts the time that "
         "the\n"
         "node noted before each line. With -f the exit code is the driver's result.\n"_s},
        {u"event"_s, u"usage: firesteelctl event APP [-n NAMESPACE] [-o table|json|yaml]\n\n"
                     "What the cluster reports of the application's pods, also of executors that "
                     "are gone, where "
                     "it is\n"
                     "sure that they were this run's. A cluster keeps events for an hour.\n"_s},
        {u"forward"_s, u"usage: firesteelctl forward APP [[LOCAL:]PORT] [-n NAMESPACE]\n\n"
                       "Makes a port of the driver reachable at 127.0.0.1 until Ctrl+C or until "
                       "the driver ends, and\n"
                       "prints the address. Without PORT: 4040, the driver's web page. Without "
                       "LOCAL: a free port.\n"
                       "A driver that does not run yet is waited for.\n"_s},
        {u"kill"_s,
         u"usage: firesteelctl kill APP [--grace-period N] [-n NAMESPACE]\n\n"
         "Deletes the driver pod, waits until it is gone, and sees to it that no executor is "
         "left.\n"
         "--grace-period N: seconds between the request to stop and the end (the pod's own: 30).\n"_s},
        {u"practice"_s,
         u"usage: firesteelctl practice [--port N] [--kubeconfig FILE] [--speed X] [--empty]\n"
         "                             [--pods N] [--events N]\n\n"
         "Serves a Kubernetes API from memory at 127.0.0.1 and plays what a cluster with Spark "
         "does, until\n"
         "Ctrl+C. Everything works with its kubeconfig, whose path it prints when it is ready. The "
         "namespace\n"
         "spark holds a day of applications: some that ended well, some that failed, one that "
         "runs, "
         "two that wait.\n"
         "--port N: instead of any free port. --kubeconfig FILE: where to write it (else a "
         "temporary file).\n"
         "--speed X: times as fast as life. --empty: without those applications. --pods N: that "
         "many pods of other\n"
         "applications in the namespace farm. --events N: so many events of these.\n\n"
         "What a job does follows from its names: SparkPi and pi.py end well; a class with Sleep "
         "or a file with\n"
         "sleep in its name runs for minutes; OutOfMemory and oom have executors killed, "
         "DriverOutOfMemory and\n"
         "driver_oom the driver; Evict and evict let its node run out of disk; fail*.py ends with "
         "an exception, an\n"
         "unknown class with exit code 101, a file with nowhere in its name with 2; an image with "
         "missing in its name\n"
         "cannot be pulled; who asks for more than a node has (4 cores, 16 GiB) waits, who asks "
         "for "
         "more than the\n"
         "quota of the namespace spark leaves (60 pods, 24 cores, 96 GiB) is refused. Whatever the "
         "names are,\n"
         "spark.practice.scenario says it (pi, python-pi, ordinary, sleep, traceback, "
         "executor-oom, "
         "driver-oom,\n"
         "evicted, class-missing, script-missing), and spark.practice.pace how many times as long "
         "each task takes.\n\n"
         "It is no Kubernetes. It does not know: who owns which field (apply merges), exec, attach "
         "and cp,\n"
         "tables and Protobuf, roles (its one token may do everything), Deployments, Jobs and "
         "other "
         "controllers,\n"
         "networks, real images, real programs. It forgets everything at its end.\n"_s},
        {u"check"_s,
         u"usage: firesteelctl check [--context NAME] [-n NAMESPACE] [-o table|json|yaml]\n\n"
         "Climbs from the address of the cluster to the rights that Spark needs, step by step, and "
         "says for\n"
         "each how long it took, what is wrong and what to do: name, port, proxy, TLS, authority, "
         "name in the\n"
         "certificate, Kubernetes, who you are, namespaces, rights. Nothing is changed. A server "
         "that does not\n"
         "answer is given up after 4.5 seconds. The exit code is 0 if every step is good, else 1.\n"
         "With -o json: {\"rungs\": [{\"id\", \"state\", \"ms\", \"cause\", \"detail\", "
         "\"fix\"}], \"findings\": […]}.\n"_s},
        {u"clusters"_s,
         u"usage: firesteelctl clusters [--kubeconfig FILE] [-o table|json|yaml]\n\n"
         "The contexts of the kubeconfig with their servers and ways to log in, and everything "
         "that is wrong\n"
         "in the files; then the clusters that were set up in the window, and where their secrets "
         "lie. All\n"
         "of them are good for --context; secrets come from the keyring of the desktop alone. "
         "Nothing is\n"
         "sent. The exit code is 0 also if something is wrong.\n"_s},
        {u"whoami"_s, u"usage: firesteelctl whoami [--context NAME] [-o table|json|yaml]\n\n"
                      "The user and groups as whom the cluster sees you.\n"_s},
        {u"can-i"_s,
         u"usage: firesteelctl can-i [VERB RESOURCE] [--for me|driver] [-n NAMESPACE]\n"
         "                          [--service-account NAME] [-o table|json|yaml]\n\n"
         "Whether you may do something in a namespace: can-i create pods, can-i get pods/log. "
         "Without VERB and\n"
         "RESOURCE: everything that Spark needs. --for driver asks for the service account of "
         "drivers\n"
         "(--service-account NAME, else spark); where you may neither ask for others nor act as "
         "them, it\n"
         "cannot be checked. The exit code is 0 for yes and 7 for anything else.\n"_s},
        {u"setup"_s,
         u"usage: firesteelctl setup [-n NAMESPACE] [--service-account NAME] [--wide]\n"
         "                          [--dry-run=client|server] [-o table|json|yaml]\n\n"
         "Makes what Spark needs and is not there: the namespace, the account for drivers (spark), "
         "a Role\n"
         "with the least rights and its binding. A Role that is there is compared, and only what "
         "is "
         "missing is\n"
         "added to it. --wide binds the ClusterRole edit instead. --dry-run=server shows the "
         "changes "
         "and lets\n"
         "the server try them; --dry-run=client prints the YAML. Without the rights to do it, the "
         "YAML for an\n"
         "administrator is printed and the exit code is 7.\n"_s},
        {u"preflight"_s,
         u"usage: firesteelctl preflight [-n NAMESPACE] [--image IMAGE] [--service-account NAME]\n"
         "                              [--executors N] [--canary [--start-timeout N]]\n"
         "                              [-o table|json|yaml]\n\n"
         "Whether Spark can run in the namespace. --canary starts a small pod with the image and "
         "the account,\n"
         "which resolves a name, calls the API server, tells its versions of Java, Python and "
         "Spark "
         "and is\n"
         "removed. The exit code is 1 if something would keep a job from running.\n"_s},
        {u"version"_s, u"usage: firesteelctl version [-o table|json|yaml]\n"_s},
        {u"help"_s, u"usage: firesteelctl help "
                    u"[submit|list|status|log|event|forward|kill|check|clusters|whoami|"
                    "can-i|setup|preflight|practice|version|"
                    "exit-codes]\n"_s}};
    return texts.value(topic);
}

} // namespace

std::optional<QString> helpText(const QString &topic)
{
    if (topic.isEmpty())
        return overview();
    if (topic == "submit"_L1)
        return submitHelp();
    if (topic == "exit-codes"_L1)
        return exitCodesHelp();
    QString other = otherHelp(topic);
    if (other.isEmpty())
        return std::nullopt;
    return other;
}

} // namespace firesteel::ctl
