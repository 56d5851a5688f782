// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/canary/canaryscript.h"

namespace firesteel::engine {

namespace {

// The token is read from its file by each program, so that no command line shows it. Java's
// single-file mode (JEP 330) needs a JDK, which Spark's own images have.
constexpr char kScript[] = R"sh(
say() { printf '@canary %s\n' "$1"; }
limit() { if command -v timeout >/dev/null 2>&1; then timeout "$@"; else shift; "$@"; fi; }
cd "${CANARY_HOME:-/tmp}" 2>/dev/null || cd /tmp
say "user=$(id -u 2>/dev/null)"
say "machine=$(uname -m 2>/dev/null)"

home=${SPARK_HOME:-/opt/spark}
[ -d "$home/jars" ] && say "home=$home"
for jar in "$home"/jars/spark-core_*.jar; do
  [ -e "$jar" ] || continue
  name=${jar##*/spark-core_}
  name=${name%.jar}
  say "scala=${name%%-*}"
  say "spark=${name#*-}"
done

java=${JAVA_HOME:+$JAVA_HOME/bin/java}
[ -n "$java" ] && [ -x "$java" ] || java=$(command -v java 2>/dev/null)
if [ -n "$java" ]; then
  lines=$("$java" -version 2>&1)
  [[ $lines =~ \"([^\"]+)\" ]] && say "java=${BASH_REMATCH[1]}"
fi

python=
for one in "$PYSPARK_PYTHON" python3 python; do
  [ -n "$one" ] && python=$(command -v "$one" 2>/dev/null) && [ -n "$python" ] && break
done
if [ -n "$python" ]; then
  version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null)
  say "python=$version"
  [ -n "$version" ] || python=
fi

host=kubernetes.default.svc
if command -v getent >/dev/null 2>&1; then
  address=$(limit 12 getent hosts $host)
  address=${address%%[[:space:]]*}
elif [ -n "$python" ]; then
  address=$(limit 12 "$python" -c 'import socket, sys; print(socket.gethostbyname(sys.argv[1]))' $host 2>/dev/null)
elif limit 12 bash -c "exec 3<>/dev/tcp/$host/443" 2>/dev/null; then
  address=yes
fi
say "dns=$address"
port=${KUBERNETES_SERVICE_PORT_HTTPS:-443}
limit 8 bash -c "exec 3<>/dev/tcp/$KUBERNETES_SERVICE_HOST/$port" 2>/dev/null && say "tcp=yes"

account=/var/run/secrets/kubernetes.io/serviceaccount
[ -s $account/token ] && say "token=yes"
target=$host:$port
if [ -z "$address" ]; then
  case $KUBERNETES_SERVICE_HOST in
    *:*) target="[$KUBERNETES_SERVICE_HOST]:$port" ;;
    *) target=$KUBERNETES_SERVICE_HOST:$port ;;
  esac
fi
path="/api/v1/namespaces/$1/pods?limit=1&labelSelector=spark-role%3Ddriver"
url="https://$target$path"

with_python() {
  "$python" - "$url" $account <<'END'
import ssl, sys, urllib.error, urllib.request
url, account = sys.argv[1:3]
try:
    token = open(account + "/token").read().strip()
    context = ssl.create_default_context(cafile=account + "/ca.crt")
    context.verify_flags &= ~ssl.VERIFY_X509_STRICT  # Python 3.13 refuses the certificates of many clusters
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=context))
    request = urllib.request.Request(url, headers={"Authorization": "Bearer " + token})
    print(opener.open(request, timeout=10).status)
except urllib.error.HTTPError as error:
    print(error.code)
except Exception as error:
    print("error", str(error).replace("\n", " ")[:200])
END
}
with_curl() {
  printf 'header = "Authorization: Bearer %s"\n' "$(cat $account/token)" |
    curl -sS -o /dev/null -w '%{http_code}' --noproxy '*' -m 10 --cacert $account/ca.crt -K - "$url" 2>&1
}
with_java() {
  cat >Canary.java <<'END'
import java.io.FileInputStream;
import java.net.Proxy;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

public class Canary {
    public static void main(String[] a) {
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            int n = 0;
            for (Certificate c : CertificateFactory.getInstance("X.509")
                    .generateCertificates(new FileInputStream(a[1] + "/ca.crt")))
                store.setCertificateEntry("ca" + n++, c);
            TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            HttpsURLConnection call =
                (HttpsURLConnection) new URL(a[0]).openConnection(Proxy.NO_PROXY);
            call.setSSLSocketFactory(context.getSocketFactory());
            call.setConnectTimeout(10000);
            call.setReadTimeout(10000);
            call.setRequestProperty("Authorization",
                "Bearer " + new String(Files.readAllBytes(Paths.get(a[1] + "/token"))).trim());
            System.out.println(call.getResponseCode());
        } catch (Exception e) {
            System.out.println("error " + e.toString().replace('\n', ' '));
        }
    }
}
END
  "$java" -Xmx128m Canary.java "$url" $account 2>/dev/null
}
with_openssl() {
  printf 'GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\nAuthorization: Bearer %s\r\n\r\n' \
    "$path" "$target" "$(cat $account/token)" |
    limit 12 openssl s_client -quiet -verify_return_error -CAfile $account/ca.crt -servername $host \
      -connect "$target" 2>/dev/null | { read -r _ status _; echo "${status:-error no answer}"; }
}

if [ -s $account/token ]; then
  for via in python3 curl java openssl; do
    case $via in
      python3) [ -n "$python" ] || continue; answer=$(with_python) ;;
      curl) command -v curl >/dev/null 2>&1 || continue; answer=$(with_curl) ;;
      java) [ -n "$java" ] || continue; answer=$(with_java) ;;
      openssl) command -v openssl >/dev/null 2>&1 || continue; answer=$(with_openssl) ;;
    esac
    answer=${answer//$'\n'/ }
    [ -n "$answer" ] || continue
    say "via=$via"
    [[ $answer =~ (^|[^0-9])([1-5][0-9][0-9])$ ]] && say "api=${BASH_REMATCH[2]}" || say "error=${answer#error }"
    break
  done
fi
say "end=yes"
)sh";

} // namespace

QLatin1StringView canaryScript()
{
    return QLatin1StringView(kScript + 1, qsizetype(sizeof kScript) - 2);
}

} // namespace firesteel::engine
