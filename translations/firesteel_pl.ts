<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Cluster</name>
    <message>
        <source>Practice cluster</source>
        <translation>Klaster ćwiczebny</translation>
    </message>
    <message>
        <source>all namespaces</source>
        <translation>wszystkie przestrzenie nazw</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>d MMM</source>
        <extracomment>a date without its year, as QLocale::toString() takes it: 17 Nov</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>za %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 min temu</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 h temu</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 dni temu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a day and a time of day: 17 Nov, 14:14:20</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <extracomment>a date with weekday and year, as QLocale::toString() takes it: Tue 17 Nov 2026</extracomment>
        <translation>ddd d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <extracomment>a day, a time of day, and the zone: Tue 17 Nov 2026, 14:14:20 CET</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
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
        <translation>Ten link został już użyty</translation>
    </message>
    <message>
        <source>A link to the web UI of {name} works once. Open the UI again from Firesteel.</source>
        <translation>Link do interfejsu {name} działa raz. Otwórz interfejs ponownie z Firesteel.</translation>
    </message>
    <message>
        <source>This browser has no key to the web UI of {name}</source>
        <translation>Ta przeglądarka nie ma klucza do interfejsu {name}</translation>
    </message>
    <message>
        <source>Open it from Firesteel: it gives the browser a key.</source>
        <translation>Otwórz go z Firesteel: da przeglądarce klucz.</translation>
    </message>
    <message>
        <source>The driver of {name} is not running yet</source>
        <translation>Driver {name} jeszcze nie działa</translation>
    </message>
    <message>
        <source>The web UI of {name} is not up yet</source>
        <translation>Interfejs {name} jeszcze nie działa</translation>
    </message>
    <message>
        <source>This page looks again by itself.</source>
        <translation>Ta strona sprawdzi ponownie sama.</translation>
    </message>
    <message>
        <source>The web UI of {name} cannot be reached just now</source>
        <translation>Interfejs {name} jest teraz nieosiągalny</translation>
    </message>
    <message>
        <source>The connection to the cluster is cut. This page tries again by itself.</source>
        <translation>Połączenie z klastrem jest przerwane. Ta strona spróbuje ponownie sama.</translation>
    </message>
    <message>
        <source>The driver of {name} has ended, and its web UI with it</source>
        <translation>Driver {name} zakończył się, a z nim jego interfejs</translation>
    </message>
    <message>
        <source>The UI lives inside the driver. Logs and events of the run are still in Firesteel; for the UI of finished runs, Spark needs event logs and a history server.</source>
        <translation>Interfejs działa wewnątrz drivera. Dzienniki i zdarzenia są nadal w Firesteel; do interfejsu zakończonych zadań Spark potrzebuje dzienników zdarzeń i serwera historii.</translation>
    </message>
    <message>
        <source>{name} was started without a web UI</source>
        <translation>{name} uruchomiono bez interfejsu WWW</translation>
    </message>
    <message>
        <source>Remove spark.ui.enabled=false from its settings and run it again.</source>
        <translation>Usuń spark.ui.enabled=false z ustawień i uruchom ponownie.</translation>
    </message>
    <message>
        <source>The cluster does not let you reach the web UI of {name}</source>
        <translation>Klaster nie pozwala ci otworzyć interfejsu {name}</translation>
    </message>
    <message>
        <source>Your role needs the verbs get and create on pods/portforward in this namespace.</source>
        <translation>Twoja rola potrzebuje czasowników get i create dla pods/portforward w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The web UI of {name} speaks TLS only</source>
        <translation>Interfejs {name} używa tylko TLS</translation>
    </message>
    <message>
        <source>spark.ssl.ui.enabled is set, which Firesteel does not open yet. The way from the cluster to this machine is encrypted anyway.</source>
        <translation>Ustawiono spark.ssl.ui.enabled, czego Firesteel jeszcze nie otwiera. Droga z klastra do tego komputera i tak jest szyfrowana.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this object</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>a kind of object and its name, such as: Pod “etl-driver”</extracomment>
        <translation>%1 „%2”</translation>
    </message>
    <message>
        <source>its container was killed for using too much memory (OOMKilled)</source>
        <translation>jego kontener został zabity za użycie zbyt dużej pamięci (OOMKilled)</translation>
    </message>
    <message>
        <source>its node put it out</source>
        <translation>jego węzeł go usunął</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>why a driver failed, and the last words of its log</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>No application is given.</source>
        <translation>Nie podano aplikacji.</translation>
    </message>
    <message>
        <source>Name a jar or a .py file, for instance local:///opt/app.jar.</source>
        <translation>Podaj plik jar lub .py, na przykład local:///opt/app.jar.</translation>
    </message>
    <message>
        <source>Name a jar, a .py or an .R file, and its arguments.</source>
        <translation>Podaj plik jar, .py lub .R i jego argumenty.</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} wymaga wartości.</translation>
    </message>
    <message>
        <source>Write it as {option} VALUE or {option}=VALUE.</source>
        <translation>Zapisz ją jako {option} WARTOŚĆ lub {option}=WARTOŚĆ.</translation>
    </message>
    <message>
        <source>No cluster is named.</source>
        <translation>Nie podano klastra.</translation>
    </message>
    <message>
        <source>Choose one at the top of the window.</source>
        <translation>Wybierz go u góry okna.</translation>
    </message>
    <message>
        <source>The main class of {value} is not known.</source>
        <translation>Główna klasa dla {value} nie jest znana.</translation>
    </message>
    <message>
        <source>Fill in the main class.</source>
        <translation>Wpisz główną klasę.</translation>
    </message>
    <message>
        <source>The option {option} is not known.</source>
        <translation>Opcja {option} nie jest znana.</translation>
    </message>
    <message>
        <source>Remove it. What belongs to the application stands behind it.</source>
        <translation>Usuń ją. Argumenty aplikacji podaje się po niej.</translation>
    </message>
    <message>
        <source>“{value}” is no setting: it has no equals sign.</source>
        <translation>„{value}” nie jest ustawieniem: brakuje znaku równości.</translation>
    </message>
    <message>
        <source>Write KEY=VALUE.</source>
        <translation>Napisz KLUCZ=WARTOŚĆ.</translation>
    </message>
    <message>
        <source>{key} holds {value}, but the heap is not set there.</source>
        <translation>{key} zawiera {value}, ale sterty nie ustawia się w tym miejscu.</translation>
    </message>
    <message>
        <source>Use the driver&apos;s memory instead.</source>
        <translation>Użyj zamiast tego pamięci drivera.</translation>
    </message>
    <message>
        <source>“{value}” is no deploy mode.</source>
        <translation>„{value}” nie jest trybem wdrożenia.</translation>
    </message>
    <message>
        <source>Use cluster.</source>
        <translation>Użyj cluster.</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for the driver.</source>
        <translation>„{value}” nie jest rozmiarem pamięci drivera.</translation>
    </message>
    <message>
        <source>Give a positive whole number with a unit, such as 2g.</source>
        <translation>Podaj dodatnią liczbę całkowitą z jednostką, na przykład 2g.</translation>
    </message>
    <message>
        <source>“{value}” is no memory size for executors.</source>
        <translation>„{value}” nie jest rozmiarem pamięci executorów.</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for the driver.</source>
        <translation>„{value}” nie jest liczbą rdzeni drivera.</translation>
    </message>
    <message>
        <source>Give a positive whole number.</source>
        <translation>Podaj dodatnią liczbę całkowitą.</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores for executors.</source>
        <translation>„{value}” nie jest liczbą rdzeni executorów.</translation>
    </message>
    <message>
        <source>“{value}” is no number of cores.</source>
        <translation>„{value}” nie jest liczbą rdzeni.</translation>
    </message>
    <message>
        <source>Leave {option} out; it means nothing on Kubernetes.</source>
        <translation>Pomiń {option}; w Kubernetes nic nie znaczy.</translation>
    </message>
    <message>
        <source>“{value}” is no number of executors.</source>
        <translation>„{value}” nie jest liczbą executorów.</translation>
    </message>
    <message>
        <source>Give a positive whole number, or set spark.dynamicAllocation.enabled=true.</source>
        <translation>Podaj dodatnią liczbę całkowitą albo ustaw spark.dynamicAllocation.enabled=true.</translation>
    </message>
    <message>
        <source>“{value}” is no Kubernetes master.</source>
        <translation>„{value}” nie jest adresem master dla Kubernetes.</translation>
    </message>
    <message>
        <source>Write k8s://https://HOST:PORT.</source>
        <translation>Napisz k8s://https://HOST:PORT.</translation>
    </message>
    <message>
        <source>“{value}” names a protocol other than https or http.</source>
        <translation>„{value}” wskazuje protokół inny niż https lub http.</translation>
    </message>
    <message>
        <source>“{value}” is no submission id.</source>
        <translation>„{value}” nie jest identyfikatorem zgłoszenia.</translation>
    </message>
    <message>
        <source>Give [NAMESPACE:]POD, where POD may end in *.</source>
        <translation>Podaj [NAMESPACE:]POD, gdzie POD może kończyć się znakiem *.</translation>
    </message>
    <message>
        <source>More than one of --kill and --status is given.</source>
        <translation>Podano więcej niż jedno z --kill i --status.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation>Pomiń jedno z nich.</translation>
    </message>
    <message>
        <source>--remote excludes --master and --deploy-mode.</source>
        <translation>--remote wyklucza --master i --deploy-mode.</translation>
    </message>
    <message>
        <source>Leave out --remote, and unset SPARK_REMOTE.</source>
        <translation>Pomiń --remote i usuń zmienną SPARK_REMOTE.</translation>
    </message>
    <message>
        <source>--remote connects to a running Spark server, which is not what a submission does.</source>
        <translation>--remote łączy się z działającym serwerem Spark, a zgłoszenie tego nie robi.</translation>
    </message>
    <message>
        <source>--proxy-user and --principal exclude each other.</source>
        <translation>--proxy-user i --principal wykluczają się.</translation>
    </message>
    <message>
        <source>The properties file {path} cannot be read.</source>
        <translation>Nie można odczytać pliku właściwości {path}.</translation>
    </message>
    <message>
        <source>Check its path, rights and text.</source>
        <translation>Sprawdź jego ścieżkę, prawa i treść.</translation>
    </message>
    <message>
        <source>The keytab {path} does not exist.</source>
        <translation>Plik keytab {path} nie istnieje.</translation>
    </message>
    <message>
        <source>Check its path.</source>
        <translation>Sprawdź jego ścieżkę.</translation>
    </message>
    <message>
        <source>Only cluster mode is supported yet. Nothing was sent.</source>
        <translation>Na razie obsługiwany jest tylko tryb cluster. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>Use cluster mode, or Spark&apos;s own spark-submit for client mode.</source>
        <translation>Użyj trybu cluster albo spark-submit z pakietu Spark dla trybu client.</translation>
    </message>
    <message>
        <source>{value} is a shell, which cannot run in cluster mode.</source>
        <translation>{value} to powłoka, która nie może działać w trybie cluster.</translation>
    </message>
    <message>
        <source>Submit an application instead.</source>
        <translation>Zgłoś zamiast niej aplikację.</translation>
    </message>
    <message>
        <source>{value} cannot run in cluster mode.</source>
        <translation>{value} nie może działać w trybie cluster.</translation>
    </message>
    <message>
        <source>Start it in client mode with Spark&apos;s own spark-submit.</source>
        <translation>Uruchom ją w trybie client przez spark-submit z pakietu Spark.</translation>
    </message>
    <message>
        <source>run-example is not supported yet. Nothing was sent.</source>
        <translation>run-example nie jest jeszcze obsługiwane. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>Submit the jar of the examples in the image with the class org.apache.spark.examples.NAME.</source>
        <translation>Zgłoś plik jar z przykładami z obrazu z klasą org.apache.spark.examples.NAZWA.</translation>
    </message>
    <message>
        <source>{value} in {key} is a pattern on remote storage, which is not searched yet.</source>
        <translation>{value} w {key} to wzorzec w zdalnym magazynie, którego jeszcze nie przeszukujemy.</translation>
    </message>
    <message>
        <source>Name each file.</source>
        <translation>Podaj każdy plik z osobna.</translation>
    </message>
    <message>
        <source>Spark {value} is older than 3.5, the oldest release supported.</source>
        <translation>Spark {value} jest starszy niż 3.5, najstarsze obsługiwane wydanie.</translation>
    </message>
    <message>
        <source>Use the spark-submit of that release.</source>
        <translation>Użyj spark-submit z tamtego wydania.</translation>
    </message>
    <message>
        <source>The setting {key} is not supported yet. Nothing was sent.</source>
        <translation>Ustawienie {key} nie jest jeszcze obsługiwane. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>Leave it out, or use Spark&apos;s own spark-submit for this job.</source>
        <translation>Pomiń je albo użyj dla tego zadania spark-submit z pakietu Spark.</translation>
    </message>
    <message>
        <source>{path} would have to be uploaded, which is not supported yet. Nothing was sent.</source>
        <translation>Plik {path} trzeba by przesłać, a to nie jest jeszcze obsługiwane. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, https://…).</source>
        <translation>Umieść go w obrazie (local:///…) lub w magazynie, który czyta driver (s3a://…, https://…).</translation>
    </message>
    <message>
        <source>{path} is a file of this computer, which the driver cannot read.</source>
        <translation>{path} to plik na tym komputerze, którego driver nie może odczytać.</translation>
    </message>
    <message>
        <source>No container image is given.</source>
        <translation>Nie podano obrazu kontenera.</translation>
    </message>
    <message>
        <source>Name an image with Spark in it.</source>
        <translation>Podaj obraz zawierający Spark.</translation>
    </message>
    <message>
        <source>{key} is a label that Spark sets itself.</source>
        <translation>{key} to etykieta, którą Spark ustawia sam.</translation>
    </message>
    <message>
        <source>Choose another name for it.</source>
        <translation>Wybierz dla niej inną nazwę.</translation>
    </message>
    <message>
        <source>{key} must not be set in cluster mode, as Spark sets it itself.</source>
        <translation>{key} nie może być ustawione w trybie cluster, bo Spark ustawia je sam.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Pomiń je.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not of the form SECRET:KEY.</source>
        <translation>„{value}” w {key} nie ma postaci SECRET:KEY.</translation>
    </message>
    <message>
        <source>Name the secret and one key in it, with one colon between them.</source>
        <translation>Podaj sekret i jeden klucz w nim, oddzielone jednym dwukropkiem.</translation>
    </message>
    <message>
        <source>{key} is not a whole number.</source>
        <translation>{key} nie jest liczbą całkowitą.</translation>
    </message>
    <message>
        <source>Set it to how many of them the driver needs.</source>
        <translation>Ustaw, ile ich potrzebuje driver.</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>Brakuje {key}.</translation>
    </message>
    <message>
        <source>Set it to the vendor of the device plug-in, such as nvidia.com.</source>
        <translation>Ustaw dostawcę wtyczki urządzenia, na przykład nvidia.com.</translation>
    </message>
    <message>
        <source>“{value}” in {key} is no type of volume.</source>
        <translation>„{value}” w {key} nie jest rodzajem wolumenu.</translation>
    </message>
    <message>
        <source>Use hostPath, emptyDir, nfs or persistentVolumeClaim, with capitals as shown.</source>
        <translation>Użyj hostPath, emptyDir, nfs lub persistentVolumeClaim, z wielkimi literami jak tutaj.</translation>
    </message>
    <message>
        <source>Set it; a volume of this type needs it.</source>
        <translation>Ustaw je; wolumen tego rodzaju go potrzebuje.</translation>
    </message>
    <message>
        <source>{key}={value} is a size in bytes; its unit was forgotten.</source>
        <translation>{key}={value} to rozmiar w bajtach; zapomniano o jednostce.</translation>
    </message>
    <message>
        <source>Add the unit, such as {value}Gi.</source>
        <translation>Dodaj jednostkę, na przykład {value}Gi.</translation>
    </message>
    <message>
        <source>A volume has both subPath and subPathExpr ({key}).</source>
        <translation>Wolumen ma i subPath, i subPathExpr ({key}).</translation>
    </message>
    <message>
        <source>Two volumes are mounted at {value}.</source>
        <translation>Dwa wolumeny są zamontowane w {value}.</translation>
    </message>
    <message>
        <source>Give {key} or {other} another path.</source>
        <translation>Podaj dla {key} lub {other} inną ścieżkę.</translation>
    </message>
    <message>
        <source>Both HADOOP_CONF_DIR and {key} are set.</source>
        <translation>Ustawiono i HADOOP_CONF_DIR, i {key}.</translation>
    </message>
    <message>
        <source>Unset one of them.</source>
        <translation>Usuń jedno z nich.</translation>
    </message>
    <message>
        <source>Both {key} and {other} are set.</source>
        <translation>Ustawiono i {key}, i {other}.</translation>
    </message>
    <message>
        <source>A keytab and a principal are needed together.</source>
        <translation>Keytab i principal są potrzebne razem.</translation>
    </message>
    <message>
        <source>Give both, or neither.</source>
        <translation>Podaj oba albo żadne.</translation>
    </message>
    <message>
        <source>{key} and {other} are needed together.</source>
        <translation>{key} i {other} są potrzebne razem.</translation>
    </message>
    <message>
        <source>Set both, or neither.</source>
        <translation>Ustaw oba albo żadne.</translation>
    </message>
    <message>
        <source>The template {value} is not a file of this computer.</source>
        <translation>Szablon {value} nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>Copy it here and name its path.</source>
        <translation>Skopiuj go tutaj i podaj jego ścieżkę.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a whole number.</source>
        <translation>„{value}” w {key} nie jest liczbą całkowitą.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Popraw to.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a number.</source>
        <translation>„{value}” w {key} nie jest liczbą.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is neither true nor false.</source>
        <translation>„{value}” w {key} to ani true, ani false.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a size.</source>
        <translation>„{value}” w {key} nie jest rozmiarem.</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 512m or 2g.</source>
        <translation>Podaj liczbę całkowitą z jednostką, na przykład 512m lub 2g.</translation>
    </message>
    <message>
        <source>“{value}” of {key} is not a time.</source>
        <translation>„{value}” w {key} nie jest czasem.</translation>
    </message>
    <message>
        <source>Give a whole number with a unit, such as 500ms or 30s.</source>
        <translation>Podaj liczbę całkowitą z jednostką, na przykład 500ms lub 30s.</translation>
    </message>
    <message>
        <source>“{value}” is not allowed for {key}.</source>
        <translation>„{value}” nie jest dozwolone dla {key}.</translation>
    </message>
    <message>
        <source>Use one of: {allowed}.</source>
        <translation>Użyj jednego z: {allowed}.</translation>
    </message>
    <message>
        <source>“{value}” is out of range for {key}.</source>
        <translation>„{value}” jest poza zakresem dla {key}.</translation>
    </message>
    <message>
        <source>{key} refers to itself: “{value}”.</source>
        <translation>{key} odwołuje się do siebie: „{value}”.</translation>
    </message>
    <message>
        <source>Take the reference out of the circle.</source>
        <translation>Usuń odwołanie z pętli.</translation>
    </message>
    <message>
        <source>The name {server} cannot be resolved.</source>
        <translation>Nie można znaleźć adresu nazwy {server}.</translation>
    </message>
    <message>
        <source>Check the spelling of the server&apos;s name, and the VPN if the cluster is behind one.</source>
        <translation>Sprawdź pisownię nazwy serwera oraz VPN, jeśli klaster jest za nim.</translation>
    </message>
    <message>
        <source>Nothing listens at {server}: the connection was refused.</source>
        <translation>Nic nie nasłuchuje pod {server}: połączenie odrzucono.</translation>
    </message>
    <message>
        <source>Check the address in the kubeconfig, and that the cluster runs.</source>
        <translation>Sprawdź adres w kubeconfig i czy klaster działa.</translation>
    </message>
    <message>
        <source>There is no way through the network to {server}.</source>
        <translation>Nie ma drogi przez sieć do {server}.</translation>
    </message>
    <message>
        <source>Check the network connection and the VPN.</source>
        <translation>Sprawdź połączenie sieciowe i VPN.</translation>
    </message>
    <message>
        <source>{server} did not accept a connection in time.</source>
        <translation>{server} nie przyjął połączenia na czas.</translation>
    </message>
    <message>
        <source>Check the address, the VPN and firewalls on the way.</source>
        <translation>Sprawdź adres, VPN i zapory po drodze.</translation>
    </message>
    <message>
        <source>{server} accepted the connection but did not answer the TLS greeting.</source>
        <translation>{server} przyjął połączenie, ale nie odpowiedział na powitanie TLS.</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s, and that no firewall holds the connection.</source>
        <translation>Sprawdź, czy to port serwera API i czy zapora nie wstrzymuje połączenia.</translation>
    </message>
    <message>
        <source>{server} did not answer in time.</source>
        <translation>{server} nie odpowiedział na czas.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look at the load and the log of the API server.</source>
        <translation>Spróbuj ponownie. Jeśli to nie minie, sprawdź obciążenie i dziennik serwera API.</translation>
    </message>
    <message>
        <source>The connection to {server} was cut.</source>
        <translation>Połączenie z {server} zostało przerwane.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, look for a proxy or load balancer that closes connections.</source>
        <translation>Spróbuj ponownie. Jeśli to nie minie, poszukaj proxy lub load balancera, który zamyka połączenia.</translation>
    </message>
    <message>
        <source>The proxy cannot be reached.</source>
        <translation>Nie można połączyć się z proxy.</translation>
    </message>
    <message>
        <source>Check proxy-url in the kubeconfig and the variables HTTPS_PROXY and NO_PROXY.</source>
        <translation>Sprawdź proxy-url w kubeconfig oraz zmienne HTTPS_PROXY i NO_PROXY.</translation>
    </message>
    <message>
        <source>The proxy refuses to connect to {server}.</source>
        <translation>Proxy odmawia połączenia z {server}.</translation>
    </message>
    <message>
        <source>Add the server to NO_PROXY, or ask whoever runs the proxy to allow it.</source>
        <translation>Dodaj serwer do NO_PROXY albo poproś administratora proxy o zgodę.</translation>
    </message>
    <message>
        <source>The proxy asks for a user name and password.</source>
        <translation>Proxy prosi o nazwę użytkownika i hasło.</translation>
    </message>
    <message>
        <source>Put them into proxy-url in the kubeconfig, or ask whoever runs the proxy.</source>
        <translation>Wpisz je do proxy-url w kubeconfig albo zapytaj administratora proxy.</translation>
    </message>
    <message>
        <source>The certificate of {server} is not signed by the authority in the kubeconfig.</source>
        <translation>Certyfikatu {server} nie podpisał urząd podany w kubeconfig.</translation>
    </message>
    <message>
        <source>Ask for the cluster&apos;s current kubeconfig, or for its CA certificate.</source>
        <translation>Poproś o aktualny kubeconfig klastra lub o jego certyfikat CA.</translation>
    </message>
    <message>
        <source>The certificate of {server} is signed by an authority of the same name as the one in the kubeconfig, but with another key.</source>
        <translation>Certyfikat {server} podpisał urząd o tej samej nazwie co w kubeconfig, ale z innym kluczem.</translation>
    </message>
    <message>
        <source>The cluster was probably made anew: fetch its kubeconfig again.</source>
        <translation>Klaster zapewne utworzono od nowa: pobierz ponownie jego kubeconfig.</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name; it is for {names}.</source>
        <translation>Certyfikat {server} nie zawiera tej nazwy; jest dla {names}.</translation>
    </message>
    <message>
        <source>Use one of the names in the certificate as the server, or set tls-server-name in the kubeconfig.</source>
        <translation>Użyj jako serwera jednej z nazw z certyfikatu albo ustaw tls-server-name w kubeconfig.</translation>
    </message>
    <message>
        <source>The certificate of {server} does not carry this name.</source>
        <translation>Certyfikat {server} nie zawiera tej nazwy.</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired on {notAfter}.</source>
        <translation>Certyfikat {server} wygasł {notAfter}.</translation>
    </message>
    <message>
        <source>Have it renewed on the server, and check the clock of this computer.</source>
        <translation>Poproś o odnowienie go na serwerze i sprawdź zegar tego komputera.</translation>
    </message>
    <message>
        <source>The certificate of {server} has expired.</source>
        <translation>Certyfikat {server} wygasł.</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet: it begins on {notBefore}.</source>
        <translation>Certyfikat {server} nie jest jeszcze ważny: zaczyna się {notBefore}.</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Sprawdź zegar tego komputera.</translation>
    </message>
    <message>
        <source>The certificate of {server} is not valid yet.</source>
        <translation>Certyfikat {server} nie jest jeszcze ważny.</translation>
    </message>
    <message>
        <source>{server} speaks HTTP without TLS.</source>
        <translation>{server} używa HTTP bez TLS.</translation>
    </message>
    <message>
        <source>Check the port; the API server&apos;s is usually 6443 or 443.</source>
        <translation>Sprawdź port; serwer API ma zwykle 6443 lub 443.</translation>
    </message>
    <message>
        <source>The TLS handshake with {server} failed.</source>
        <translation>Uzgadnianie TLS z {server} nie powiodło się.</translation>
    </message>
    <message>
        <source>Check that the port is the API server&apos;s; the details may tell more.</source>
        <translation>Sprawdź, czy to port serwera API; szczegóły mogą powiedzieć więcej.</translation>
    </message>
    <message>
        <source>{server} demands a client certificate.</source>
        <translation>{server} żąda certyfikatu klienta.</translation>
    </message>
    <message>
        <source>Use a kubeconfig with client-certificate and client-key.</source>
        <translation>Użyj kubeconfig z client-certificate i client-key.</translation>
    </message>
    <message>
        <source>{server} refuses the client certificate.</source>
        <translation>{server} odrzuca certyfikat klienta.</translation>
    </message>
    <message>
        <source>Fetch the kubeconfig anew: the certificate may have expired or belong to another cluster.</source>
        <translation>Pobierz kubeconfig od nowa: certyfikat mógł wygasnąć lub należeć do innego klastra.</translation>
    </message>
    <message>
        <source>{server} answers, but not as a Kubernetes API server.</source>
        <translation>{server} odpowiada, ale nie jak serwer API Kubernetes.</translation>
    </message>
    <message>
        <source>Check the address: a proxy, a login page or another service may be in its place.</source>
        <translation>Sprawdź adres: w jego miejscu może być proxy, strona logowania lub inna usługa.</translation>
    </message>
    <message>
        <source>The answer of {server} is larger than accepted.</source>
        <translation>Odpowiedź {server} jest większa, niż przyjmujemy.</translation>
    </message>
    <message>
        <source>Ask for less: one namespace instead of all.</source>
        <translation>Poproś o mniej: jedną przestrzeń nazw zamiast wszystkich.</translation>
    </message>
    <message>
        <source>The answer of {server} is damaged.</source>
        <translation>Odpowiedź {server} jest uszkodzona.</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays so, look at the API server&apos;s log.</source>
        <translation>Spróbuj ponownie za minutę. Jeśli to nie minie, zajrzyj do dziennika serwera API.</translation>
    </message>
    <message>
        <source>{server} redirects to {location}, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} przekierowuje do {location}, czego serwer API nie robi. Nic tam nie wysłano.</translation>
    </message>
    <message>
        <source>Check the address: it may be that of a web page instead of the API.</source>
        <translation>Sprawdź adres: może to adres strony WWW zamiast API.</translation>
    </message>
    <message>
        <source>{server} redirects, which an API server does not do. Nothing was sent there.</source>
        <translation>{server} przekierowuje, czego serwer API nie robi. Nic tam nie wysłano.</translation>
    </message>
    <message>
        <source>The server did not open the stream for port forwarding.</source>
        <translation>Serwer nie otworzył strumienia do przekierowania portu.</translation>
    </message>
    <message>
        <source>Check that no proxy on the way refuses WebSocket connections.</source>
        <translation>Sprawdź, czy proxy po drodze nie odrzuca połączeń WebSocket.</translation>
    </message>
    <message>
        <source>{server} does not accept the credentials (401).</source>
        <translation>{server} nie przyjmuje danych logowania (401).</translation>
    </message>
    <message>
        <source>The token or client certificate may have ended: log in again, or fetch the kubeconfig anew.</source>
        <translation>Token lub certyfikat klienta mógł wygasnąć: zaloguj się ponownie albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>Użytkownik „{user}” nie ma prawa {verb} {resource} w przestrzeni nazw „{namespace}”.</translation>
    </message>
    <message>
        <source>Ask the cluster&apos;s administrator for a Role that allows it, or use another namespace.</source>
        <translation>Poproś administratora klastra o rolę, która na to pozwala, albo użyj innej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The user “{user}” may not {verb} {resource}.</source>
        <translation>Użytkownik „{user}” nie ma prawa {verb} {resource}.</translation>
    </message>
    <message>
        <source>You may not {verb} {resource} in namespace “{namespace}”.</source>
        <translation>Nie masz prawa {verb} {resource} w przestrzeni nazw „{namespace}”.</translation>
    </message>
    <message>
        <source>You may not {verb} {resource}.</source>
        <translation>Nie masz prawa {verb} {resource}.</translation>
    </message>
    <message>
        <source>You have no right to do this.</source>
        <translation>Nie masz do tego prawa.</translation>
    </message>
    <message>
        <source>The request reached the server without credentials (403 for system:anonymous).</source>
        <translation>Żądanie dotarło do serwera bez danych logowania (403 dla system:anonymous).</translation>
    </message>
    <message>
        <source>Use a kubeconfig with a token or client certificate.</source>
        <translation>Użyj kubeconfig z tokenem lub certyfikatem klienta.</translation>
    </message>
    <message>
        <source>There is no application “{application}” in namespace “{namespace}”.</source>
        <translation>Nie ma aplikacji „{application}” w przestrzeni nazw „{namespace}”.</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Look at the list of applications, or in another namespace.</source>
        <translation>Mogła zostać tymczasem usunięta. Zajrzyj na listę aplikacji lub do innej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>There is no application “{application}”.</source>
        <translation>Nie ma aplikacji „{application}”.</translation>
    </message>
    <message>
        <source>There is no {object} in namespace “{namespace}”.</source>
        <translation>Nie ma obiektu {object} w przestrzeni nazw „{namespace}”.</translation>
    </message>
    <message>
        <source>It may have been deleted meanwhile. Check the name and the namespace.</source>
        <translation>Mógł zostać tymczasem usunięty. Sprawdź nazwę i przestrzeń nazw.</translation>
    </message>
    <message>
        <source>There is no {object}.</source>
        <translation>Nie ma obiektu {object}.</translation>
    </message>
    <message>
        <source>The server does not know this type of object: {resource}.</source>
        <translation>Serwer nie zna tego rodzaju obiektu: {resource}.</translation>
    </message>
    <message>
        <source>Check that the address is that of a Kubernetes API server of a supported version.</source>
        <translation>Sprawdź, czy to adres serwera API Kubernetes w obsługiwanej wersji.</translation>
    </message>
    <message>
        <source>The server does not know this type of object.</source>
        <translation>Serwer nie zna tego rodzaju obiektu.</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists in namespace “{namespace}”.</source>
        <translation>Nazwa jest zajęta: obiekt {object} już istnieje w przestrzeni nazw „{namespace}”.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the old one.</source>
        <translation>Wybierz inną nazwę albo usuń stary obiekt.</translation>
    </message>
    <message>
        <source>The name is taken: {object} already exists.</source>
        <translation>Nazwa jest zajęta: obiekt {object} już istnieje.</translation>
    </message>
    <message>
        <source>Someone else changed {object} at the same time.</source>
        <translation>Ktoś inny zmienił w tym samym czasie obiekt {object}.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>{object} was replaced by another of the same name. It was left alone.</source>
        <translation>Obiekt {object} został zastąpiony innym o tej samej nazwie. Nie ruszono go.</translation>
    </message>
    <message>
        <source>Look at the new one before doing more.</source>
        <translation>Obejrzyj nowy, zanim zrobisz coś więcej.</translation>
    </message>
    <message>
        <source>The server no longer has the state that was asked for.</source>
        <translation>Serwer nie ma już stanu, o który pytano.</translation>
    </message>
    <message>
        <source>The server does not accept {object}.</source>
        <translation>Serwer nie przyjmuje obiektu {object}.</translation>
    </message>
    <message>
        <source>Correct the setting behind the field that the details name.</source>
        <translation>Popraw ustawienie stojące za polem wymienionym w szczegółach.</translation>
    </message>
    <message>
        <source>The server does not support this request.</source>
        <translation>Serwer nie obsługuje tego żądania.</translation>
    </message>
    <message>
        <source>Check the version of the cluster.</source>
        <translation>Sprawdź wersję klastra.</translation>
    </message>
    <message>
        <source>{object} is too large for the cluster.</source>
        <translation>Obiekt {object} jest za duży dla klastra.</translation>
    </message>
    <message>
        <source>Put large files into object storage instead of a config map.</source>
        <translation>Umieść duże pliki w magazynie obiektów zamiast w config map.</translation>
    </message>
    <message>
        <source>The server is busy and asks to wait.</source>
        <translation>Serwer jest zajęty i prosi, by poczekać.</translation>
    </message>
    <message>
        <source>The server could not finish the request in time.</source>
        <translation>Serwer nie zdążył wykonać żądania.</translation>
    </message>
    <message>
        <source>The API server is not ready.</source>
        <translation>Serwer API nie jest gotowy.</translation>
    </message>
    <message>
        <source>The API server reports an internal error.</source>
        <translation>Serwer API zgłasza błąd wewnętrzny.</translation>
    </message>
    <message>
        <source>The quota of namespace “{namespace}” does not allow {object}.</source>
        <translation>Limit przestrzeni nazw „{namespace}” nie pozwala na obiekt {object}.</translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, stop another job, or have the quota raised.</source>
        <translation>Poproś o mniej pamięci lub rdzeni, zatrzymaj inne zadanie albo poproś o większy limit.</translation>
    </message>
    <message>
        <source>The quota does not allow {object}.</source>
        <translation>Limit nie pozwala na obiekt {object}.</translation>
    </message>
    <message>
        <source>A rule of the cluster does not admit {object}.</source>
        <translation>Reguła klastra nie dopuszcza obiektu {object}.</translation>
    </message>
    <message>
        <source>Change the setting that the details name, or ask the cluster&apos;s administrator.</source>
        <translation>Zmień ustawienie wymienione w szczegółach albo zapytaj administratora klastra.</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” is being removed.</source>
        <translation>Przestrzeń nazw „{namespace}” jest usuwana.</translation>
    </message>
    <message>
        <source>Wait until it is gone and create it anew, or use another namespace.</source>
        <translation>Poczekaj, aż zniknie, i utwórz ją od nowa albo użyj innej.</translation>
    </message>
    <message>
        <source>The namespace is being removed.</source>
        <translation>Przestrzeń nazw jest usuwana.</translation>
    </message>
    <message>
        <source>The namespace “{namespace}” does not exist.</source>
        <translation>Przestrzeń nazw „{namespace}” nie istnieje.</translation>
    </message>
    <message>
        <source>Choose another one at the top of the window, or have it created.</source>
        <translation>Wybierz inną u góry okna albo poproś o jej utworzenie.</translation>
    </message>
    <message>
        <source>The namespace does not exist.</source>
        <translation>Przestrzeń nazw nie istnieje.</translation>
    </message>
    <message>
        <source>The service account “{serviceAccount}” does not exist.</source>
        <translation>Konto usługi „{serviceAccount}” nie istnieje.</translation>
    </message>
    <message>
        <source>Have it created, or name another one for the driver in the job.</source>
        <translation>Poproś o jego utworzenie albo podaj w zadaniu inne dla drivera.</translation>
    </message>
    <message>
        <source>The service account does not exist.</source>
        <translation>Konto usługi nie istnieje.</translation>
    </message>
    <message>
        <source>The connection was cut while {object} was being written, and whether it was carried out could not be found out.</source>
        <translation>Połączenie przerwano podczas zapisu obiektu {object} i nie udało się ustalić, czy zapis się powiódł.</translation>
    </message>
    <message>
        <source>Look at the list of applications before trying again.</source>
        <translation>Zajrzyj na listę aplikacji, zanim spróbujesz ponownie.</translation>
    </message>
    <message>
        <source>There is no kubeconfig at {path}.</source>
        <translation>Nie ma kubeconfig w {path}.</translation>
    </message>
    <message>
        <source>Choose the file by hand, or ask for the cluster&apos;s kubeconfig and put it there.</source>
        <translation>Wybierz plik ręcznie albo poproś o kubeconfig klastra i umieść go tam.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Nie ma pliku {path}.</translation>
    </message>
    <message>
        <source>Check the path; ~ and variables are not expanded inside a kubeconfig.</source>
        <translation>Sprawdź ścieżkę; ~ i zmienne nie są rozwijane wewnątrz kubeconfig.</translation>
    </message>
    <message>
        <source>A file that is needed does not exist.</source>
        <translation>Potrzebny plik nie istnieje.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Nie można odczytać pliku {file}.</translation>
    </message>
    <message>
        <source>Check that it is a regular file and that you may read it.</source>
        <translation>Sprawdź, czy to zwykły plik i czy masz prawo go czytać.</translation>
    </message>
    <message>
        <source>{file} is too large.</source>
        <translation>Plik {file} jest za duży.</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Sprawdź, czy to właściwy plik.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Nie można zapisać pliku {file}.</translation>
    </message>
    <message>
        <source>Check the rights on its folder and the free space.</source>
        <translation>Sprawdź prawa do folderu i wolne miejsce.</translation>
    </message>
    <message>
        <source>{file} is not YAML in line {line}.</source>
        <translation>Plik {file} nie jest poprawnym YAML w wierszu {line}.</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the file anew.</source>
        <translation>Popraw ten wiersz albo pobierz plik od nowa.</translation>
    </message>
    <message>
        <source>{file} is not YAML.</source>
        <translation>Plik {file} nie jest plikiem YAML.</translation>
    </message>
    <message>
        <source>Correct it, or fetch the file anew.</source>
        <translation>Popraw go albo pobierz od nowa.</translation>
    </message>
    <message>
        <source>{file} is not JSON in line {line}.</source>
        <translation>Plik {file} nie jest poprawnym JSON w wierszu {line}.</translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>Popraw ten wiersz.</translation>
    </message>
    <message>
        <source>{file} is not JSON.</source>
        <translation>Plik {file} nie jest plikiem JSON.</translation>
    </message>
    <message>
        <source>{file} gives the key “{key}” twice, again in line {line}.</source>
        <translation>Plik {file} podaje klucz „{key}” dwa razy, ponownie w wierszu {line}.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
        <source>{file} gives a key twice.</source>
        <translation>Plik {file} podaje pewien klucz dwa razy.</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted, in line {line}.</source>
        <translation>Plik {file} używa niedozwolonej cechy YAML w wierszu {line}.</translation>
    </message>
    <message>
        <source>Write it without aliases, merge keys and deep nesting.</source>
        <translation>Zapisz go bez aliasów, kluczy łączenia i głębokiego zagnieżdżenia.</translation>
    </message>
    <message>
        <source>{file} uses a feature of YAML that is not accepted.</source>
        <translation>Plik {file} używa niedozwolonej cechy YAML.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} names no cluster.</source>
        <translation>Kubeconfig {path} nie wymienia żadnego klastra.</translation>
    </message>
    <message>
        <source>Choose another file, or fetch it anew from the cluster.</source>
        <translation>Wybierz inny plik albo pobierz go od nowa z klastra.</translation>
    </message>
    <message>
        <source>The kubeconfig names no cluster.</source>
        <translation>Kubeconfig nie wymienia żadnego klastra.</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” in line {line} is wrong.</source>
        <translation>Nie można użyć pliku {file}: „{key}” w wierszu {line} jest błędne.</translation>
    </message>
    <message>
        <source>Correct that line, or fetch the kubeconfig anew.</source>
        <translation>Popraw ten wiersz albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>{file} cannot be used: “{key}” is wrong.</source>
        <translation>Nie można użyć pliku {file}: „{key}” jest błędne.</translation>
    </message>
    <message>
        <source>Correct it, or fetch the kubeconfig anew.</source>
        <translation>Popraw to albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>{file} cannot be used.</source>
        <translation>Nie można użyć pliku {file}.</translation>
    </message>
    <message>
        <source>Correct what the details name, or fetch the kubeconfig anew.</source>
        <translation>Popraw to, co wymieniono w szczegółach, albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>The kubeconfig names the {kind} “{name}”, which is not in it.</source>
        <translation>Kubeconfig odwołuje się do {kind} „{name}”, którego w nim nie ma.</translation>
    </message>
    <message>
        <source>Choose another context, or correct the name in the file.</source>
        <translation>Wybierz inny kontekst albo popraw nazwę w pliku.</translation>
    </message>
    <message>
        <source>The kubeconfig names something that is not in it.</source>
        <translation>Kubeconfig odwołuje się do czegoś, czego w nim nie ma.</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks (“{key}”).</source>
        <translation>Ta wersja nie umie zalogować się tak, jak prosi kubeconfig („{key}”).</translation>
    </message>
    <message>
        <source>Use a token, a token file or a client certificate.</source>
        <translation>Użyj tokenu, pliku z tokenem lub certyfikatu klienta.</translation>
    </message>
    <message>
        <source>This version cannot log in the way the kubeconfig asks.</source>
        <translation>Ta wersja nie umie zalogować się tak, jak prosi kubeconfig.</translation>
    </message>
    <message>
        <source>{file} holds no usable certificate.</source>
        <translation>W pliku {file} nie ma użytecznego certyfikatu.</translation>
    </message>
    <message>
        <source>Check that it is PEM text that begins with BEGIN CERTIFICATE.</source>
        <translation>Sprawdź, czy to tekst PEM zaczynający się od BEGIN CERTIFICATE.</translation>
    </message>
    <message>
        <source>{file} holds no usable private key, or not the one of the certificate.</source>
        <translation>W pliku {file} nie ma użytecznego klucza prywatnego albo nie pasuje on do certyfikatu.</translation>
    </message>
    <message>
        <source>Check that it is an unencrypted PEM key that belongs to the certificate.</source>
        <translation>Sprawdź, czy to nieszyfrowany klucz PEM należący do certyfikatu.</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>Usuń ją albo popraw pisownię.</translation>
    </message>
    <message>
        <source>An option is not known.</source>
        <translation>Nieznana opcja.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Podaj ją.</translation>
    </message>
    <message>
        <source>{key} needs a value.</source>
        <translation>{key} wymaga wartości.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Brakuje wartości.</translation>
    </message>
    <message>
        <source>Fill in what is marked.</source>
        <translation>Wypełnij to, co zaznaczono.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}: expected is {expected}.</source>
        <translation>„{value}” nie jest poprawną wartością dla {key}: oczekiwano {expected}.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {key}.</source>
        <translation>„{value}” nie jest poprawną wartością dla {key}.</translation>
    </message>
    <message>
        <source>“{value}” is not a valid value for {option}.</source>
        <translation>„{value}” nie jest poprawną wartością dla {option}.</translation>
    </message>
    <message>
        <source>{file} holds a value that cannot be sent.</source>
        <translation>Plik {file} zawiera wartość, której nie można wysłać.</translation>
    </message>
    <message>
        <source>Check that the file holds a token and nothing else.</source>
        <translation>Sprawdź, czy plik zawiera token i nic więcej.</translation>
    </message>
    <message>
        <source>A value is not valid.</source>
        <translation>Wartość nie jest poprawna.</translation>
    </message>
    <message>
        <source>Correct what is marked.</source>
        <translation>Popraw to, co zaznaczono.</translation>
    </message>
    <message>
        <source>{key} and {other} exclude each other.</source>
        <translation>{key} i {other} wykluczają się.</translation>
    </message>
    <message>
        <source>{option} and {other} exclude each other.</source>
        <translation>{option} i {other} wykluczają się.</translation>
    </message>
    <message>
        <source>Two settings exclude each other.</source>
        <translation>Dwa ustawienia wykluczają się.</translation>
    </message>
    <message>
        <source>The option {option} is not supported yet. Nothing was sent.</source>
        <translation>Opcja {option} nie jest jeszcze obsługiwana. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>A setting is not supported yet. Nothing was sent.</source>
        <translation>Jedno z ustawień nie jest jeszcze obsługiwane. Nic nie wysłano.</translation>
    </message>
    <message>
        <source>The image {image} cannot be pulled: {imageWhy}.</source>
        <translation>Nie można pobrać obrazu {image}: {imageWhy}.</translation>
    </message>
    <message>
        <source>{imageNext}</source>
        <translation>{imageNext}</translation>
    </message>
    <message>
        <source>The image cannot be pulled: {imageWhy}.</source>
        <translation>Nie można pobrać obrazu: {imageWhy}.</translation>
    </message>
    <message>
        <source>The driver failed: {failure}.</source>
        <translation>Driver zawiódł: {failure}.</translation>
    </message>
    <message>
        <source>Give the driver more memory, or more room beside its heap (spark.driver.memoryOverhead).</source>
        <translation>Daj driverowi więcej pamięci albo więcej miejsca poza stertą (spark.driver.memoryOverhead).</translation>
    </message>
    <message>
        <source>Read its log.</source>
        <translation>Przeczytaj jego dziennik.</translation>
    </message>
    <message>
        <source>The driver failed.</source>
        <translation>Driver zawiódł.</translation>
    </message>
    <message>
        <source>The driver pod {name} was stopped: its deletion was asked for.</source>
        <translation>Pod drivera {name} został zatrzymany: poproszono o jego usunięcie.</translation>
    </message>
    <message>
        <source>Submit the job again if that was not meant.</source>
        <translation>Zgłoś zadanie ponownie, jeśli to nie było zamierzone.</translation>
    </message>
    <message>
        <source>The driver pod {name} was deleted before its result was seen.</source>
        <translation>Pod drivera {name} usunięto, zanim było widać jego wynik.</translation>
    </message>
    <message>
        <source>Find out who deleted it. Whether the job finished is not known.</source>
        <translation>Ustal, kto go usunął. Nie wiadomo, czy zadanie się skończyło.</translation>
    </message>
    <message>
        <source>The driver pod was deleted before its result was seen.</source>
        <translation>Pod drivera usunięto, zanim było widać jego wynik.</translation>
    </message>
    <message>
        <source>The driver did not start within the given time.</source>
        <translation>Driver nie uruchomił się w wyznaczonym czasie.</translation>
    </message>
    <message>
        <source>Look at its events to see what it waits for.</source>
        <translation>Zajrzyj do jego zdarzeń, by zobaczyć, na co czeka.</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>Zatrzymano na życzenie.</translation>
    </message>
    <message>
        <source>Start it again if that was not meant.</source>
        <translation>Uruchom ponownie, jeśli to nie było zamierzone.</translation>
    </message>
    <message>
        <source>Firesteel met a fault of its own.</source>
        <translation>Firesteel napotkał własny błąd.</translation>
    </message>
    <message>
        <source>Report it with the details.</source>
        <translation>Zgłoś go wraz ze szczegółami.</translation>
    </message>
    <message>
        <source>The practice cluster could not be started: {reason}.</source>
        <translation>Nie udało się uruchomić klastra ćwiczebnego: {reason}.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, close other programs: it needs a free port of this computer and about 50 MB of memory.</source>
        <translation>Spróbuj ponownie. Jeśli to nie minie, zamknij inne programy: potrzebny jest wolny port tego komputera i około 50 MB pamięci.</translation>
    </message>
    <message>
        <source>The pod {name} was told to stop, but is still there after its grace period.</source>
        <translation>Pod {name} dostał polecenie zatrzymania, ale po upływie czasu na zakończenie nadal istnieje.</translation>
    </message>
    <message>
        <source>Its node may be down: ask the cluster&apos;s administrator to look at the node or to remove the pod.</source>
        <translation>Jego węzeł może nie działać: poproś administratora klastra o sprawdzenie węzła lub usunięcie poda.</translation>
    </message>
    <message>
        <source>The driver is gone, but executors are left: {names}.</source>
        <translation>Driver został usunięty, ale pozostały executory: {names}.</translation>
    </message>
    <message>
        <source>Stop the application again, or ask for the right to delete its pods.</source>
        <translation>Zatrzymaj aplikację ponownie albo poproś o prawo do usuwania jej podów.</translation>
    </message>
</context>
<context>
    <name>WebViewLoader</name>
    <message>
        <source>The embedded browser is not installed. Install the package “firesteel-webview” to see the UI in this window.</source>
        <translation>Wbudowana przeglądarka nie jest zainstalowana. Zainstaluj pakiet „firesteel-webview”, by zobaczyć interfejs w tym oknie.</translation>
    </message>
    <message>
        <source>Firesteel runs as root, where the embedded browser has no sandbox. Start it as an ordinary user to see the UI in this window.</source>
        <translation>Firesteel działa jako root, gdzie wbudowana przeglądarka nie ma piaskownicy. Uruchom go jako zwykły użytkownik, by zobaczyć interfejs w tym oknie.</translation>
    </message>
    <message>
        <source>This system does not let programs make a sandbox, so the embedded browser stays off. The UI opens in the system&apos;s browser instead.</source>
        <translation>Ten system nie pozwala programom tworzyć piaskownicy, więc wbudowana przeglądarka pozostaje wyłączona. Interfejs otworzy się w przeglądarce systemowej.</translation>
    </message>
    <message>
        <source>The embedded browser does not fit to this version of Firesteel. Install both anew.</source>
        <translation>Wbudowana przeglądarka nie pasuje do tej wersji Firesteel. Zainstaluj oba od nowa.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>uruchamia się</translation>
    </message>
    <message>
        <source>running</source>
        <translation>działa</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>powodzenie</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>niepowodzenie</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zatrzymana</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>Exit code 11: too many executors failed</source>
        <translation>Kod wyjścia 11: zbyt wiele executorów zawiodło</translation>
    </message>
    <message>
        <source>Exit code 52: the JVM ran out of memory</source>
        <translation>Kod wyjścia 52: JVM zabrakło pamięci</translation>
    </message>
    <message>
        <source>Exit code 101: the main class was not found</source>
        <translation>Kod wyjścia 101: nie znaleziono głównej klasy</translation>
    </message>
    <message>
        <source>Exit code 126: the command is not executable</source>
        <translation>Kod wyjścia 126: polecenia nie można wykonać</translation>
    </message>
    <message>
        <source>Exit code 127: the command was not found</source>
        <translation>Kod wyjścia 127: nie znaleziono polecenia</translation>
    </message>
    <message>
        <source>Exit code 137: killed</source>
        <translation>Kod wyjścia 137: zabity</translation>
    </message>
    <message>
        <source>Exit code 139: crashed</source>
        <translation>Kod wyjścia 139: awaria</translation>
    </message>
    <message>
        <source>Exit code 143: asked to stop</source>
        <translation>Kod wyjścia 143: poproszony o zatrzymanie</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>Kod wyjścia %1</translation>
    </message>
    <message>
        <source>No node fits</source>
        <translation>Żaden węzeł nie pasuje</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>Żaden węzeł nie pasuje: %1</translation>
    </message>
    <message>
        <source>The image cannot be pulled: %1</source>
        <translation>Nie można pobrać obrazu: %1</translation>
    </message>
    <message>
        <source>Configuration is missing</source>
        <translation>Brakuje konfiguracji</translation>
    </message>
    <message>
        <source>Configuration is missing: %1</source>
        <translation>Brakuje konfiguracji: %1</translation>
    </message>
    <message>
        <source>The container cannot start</source>
        <translation>Kontener nie może się uruchomić</translation>
    </message>
    <message>
        <source>The container cannot start: %1</source>
        <translation>Kontener nie może się uruchomić: %1</translation>
    </message>
    <message>
        <source>The driver was killed for using too much memory</source>
        <translation>Driver zabito za użycie zbyt dużej pamięci</translation>
    </message>
    <message>
        <source>Put out by its node</source>
        <translation>Usunięty przez swój węzeł</translation>
    </message>
    <message>
        <source>Put out by its node: %1</source>
        <translation>Usunięty przez swój węzeł: %1</translation>
    </message>
    <message>
        <source>Its deletion was asked for</source>
        <translation>Poproszono o jego usunięcie</translation>
    </message>
    <message>
        <source>Its node does not answer</source>
        <translation>Jego węzeł nie odpowiada</translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>Brak wieści od %1</translation>
    </message>
    <message>
        <source>The driver is gone, executors are left</source>
        <translation>Drivera nie ma, zostały executory</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>przyjęty</translation>
    </message>
    <message>
        <source>no node fits</source>
        <translation>żaden węzeł nie pasuje</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>wstrzymany</translation>
    </message>
    <message>
        <source>being prepared</source>
        <translation>w przygotowaniu</translation>
    </message>
    <message>
        <source>image cannot be pulled</source>
        <translation>nie można pobrać obrazu</translation>
    </message>
    <message>
        <source>configuration is missing</source>
        <translation>brak konfiguracji</translation>
    </message>
    <message>
        <source>cannot start</source>
        <translation>nie może się uruchomić</translation>
    </message>
    <message>
        <source>preparation fails</source>
        <translation>przygotowanie zawodzi</translation>
    </message>
    <message>
        <source>running</source>
        <comment>pod</comment>
        <translation>działa</translation>
    </message>
    <message>
        <source>crashes again and again</source>
        <translation>ciągle ulega awarii</translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>pod</comment>
        <translation>powodzenie</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>pod</comment>
        <translation>niepowodzenie</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>brak pamięci</translation>
    </message>
    <message>
        <source>put out by its node</source>
        <translation>usunięty przez węzeł</translation>
    </message>
    <message>
        <source>being stopped</source>
        <translation>jest zatrzymywany</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>pod</comment>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory</source>
        <translation>Jego kontener zabito za użycie zbyt dużej pamięci</translation>
    </message>
    <message>
        <source>Its container was killed for using too much memory on %1</source>
        <translation>Jego kontener zabito na %1 za użycie zbyt dużej pamięci</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <extracomment>the phrase for an exit code, and a node&apos;s name</extracomment>
        <translation>%1, na %2</translation>
    </message>
    <message>
        <source>On %1</source>
        <extracomment>a pod, and the name of its node</extracomment>
        <translation>Na %1</translation>
    </message>
    <message>
        <source>Driver pod created</source>
        <translation>Utworzono pod drivera</translation>
    </message>
    <message>
        <source>Driver placed on %1</source>
        <translation>Driver umieszczono na %1</translation>
    </message>
    <message>
        <source>Driver waits for a node: %1</source>
        <translation>Driver czeka na węzeł: %1</translation>
    </message>
    <message>
        <source>Driver prepares its container</source>
        <translation>Driver przygotowuje kontener</translation>
    </message>
    <message>
        <source>Driver cannot get its image: %1</source>
        <translation>Driver nie może pobrać obrazu: %1</translation>
    </message>
    <message>
        <source>Driver waits for configuration: %1</source>
        <translation>Driver czeka na konfigurację: %1</translation>
    </message>
    <message>
        <source>Driver cannot start: %1</source>
        <translation>Driver nie może się uruchomić: %1</translation>
    </message>
    <message>
        <source>Driver runs</source>
        <translation>Driver działa</translation>
    </message>
    <message>
        <source>Driver is being stopped</source>
        <translation>Driver jest zatrzymywany</translation>
    </message>
    <message>
        <source>Driver succeeded</source>
        <translation>Driver zakończył z powodzeniem</translation>
    </message>
    <message>
        <source>Driver failed: %1</source>
        <translation>Driver zawiódł: %1</translation>
    </message>
    <message>
        <source>Driver failed</source>
        <translation>Driver zawiódł</translation>
    </message>
    <message>
        <source>Driver is gone; how it ended was not seen</source>
        <translation>Drivera nie ma; nie było widać, jak się skończył</translation>
    </message>
    <message>
        <source>Driver removed</source>
        <translation>Driver usunięto</translation>
    </message>
    <message>
        <source>%1 created</source>
        <translation>%1: utworzono</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1: umieszczono na %2</translation>
    </message>
    <message>
        <source>%1 waits for a node: %2</source>
        <translation>%1 czeka na węzeł: %2</translation>
    </message>
    <message>
        <source>%1 prepares its container</source>
        <translation>%1 przygotowuje kontener</translation>
    </message>
    <message>
        <source>%1 cannot get its image: %2</source>
        <translation>%1 nie może pobrać obrazu: %2</translation>
    </message>
    <message>
        <source>%1 waits for configuration: %2</source>
        <translation>%1 czeka na konfigurację: %2</translation>
    </message>
    <message>
        <source>%1 cannot start: %2</source>
        <translation>%1 nie może się uruchomić: %2</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 działa</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 jest zatrzymywany</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1: powodzenie</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1: niepowodzenie: %2</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1: niepowodzenie</translation>
    </message>
    <message>
        <source>%1 is gone; how it ended was not seen</source>
        <translation>%1: nie ma; nie było widać, jak się skończył</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1: usunięto</translation>
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
        <translation>rejestr ogranicza częstość pobierania</translation>
    </message>
    <message>
        <source>Wait, log in to the registry with a pull secret, or use a mirror.</source>
        <translation>Poczekaj, zaloguj się do rejestru sekretem pobierania albo użyj kopii lustrzanej.</translation>
    </message>
    <message>
        <source>the registry asks for a login</source>
        <translation>rejestr wymaga logowania</translation>
    </message>
    <message>
        <source>Create a pull secret and name it in the job (spark.kubernetes.container.image.pullSecrets).</source>
        <translation>Utwórz sekret pobierania i podaj go w zadaniu (spark.kubernetes.container.image.pullSecrets).</translation>
    </message>
    <message>
        <source>the registry has no such image or tag</source>
        <translation>w rejestrze nie ma takiego obrazu ani tagu</translation>
    </message>
    <message>
        <source>Check the image&apos;s name and tag in the job.</source>
        <translation>Sprawdź w zadaniu nazwę i tag obrazu.</translation>
    </message>
    <message>
        <source>the image has no variant for the node&apos;s processor</source>
        <translation>obraz nie ma wariantu dla procesora węzła</translation>
    </message>
    <message>
        <source>Use an image built for this platform.</source>
        <translation>Użyj obrazu zbudowanego dla tej platformy.</translation>
    </message>
    <message>
        <source>the name is not a valid image name</source>
        <translation>to nie jest poprawna nazwa obrazu</translation>
    </message>
    <message>
        <source>Correct the image&apos;s name in the job; it has no capital letters.</source>
        <translation>Popraw w zadaniu nazwę obrazu; nie ma w niej wielkich liter.</translation>
    </message>
    <message>
        <source>the name of the registry cannot be resolved on the node</source>
        <translation>węzeł nie może znaleźć adresu rejestru</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name.</source>
        <translation>Sprawdź nazwę rejestru.</translation>
    </message>
    <message>
        <source>the node does not trust the registry&apos;s certificate</source>
        <translation>węzeł nie ufa certyfikatowi rejestru</translation>
    </message>
    <message>
        <source>Have the registry&apos;s authority installed on the nodes.</source>
        <translation>Poproś o zainstalowanie urzędu certyfikacji rejestru na węzłach.</translation>
    </message>
    <message>
        <source>the registry speaks HTTP without TLS</source>
        <translation>rejestr używa HTTP bez TLS</translation>
    </message>
    <message>
        <source>Have it allowed in the nodes&apos; container runtime.</source>
        <translation>Poproś o zezwolenie na to w środowisku kontenerów węzłów.</translation>
    </message>
    <message>
        <source>the node cannot reach the registry</source>
        <translation>węzeł nie może połączyć się z rejestrem</translation>
    </message>
    <message>
        <source>Check the registry and the network of the nodes.</source>
        <translation>Sprawdź rejestr i sieć węzłów.</translation>
    </message>
    <message>
        <source>the kubelet gives no reason</source>
        <translation>kubelet nie podaje przyczyny</translation>
    </message>
    <message>
        <source>Check the image&apos;s name in the job.</source>
        <translation>Sprawdź w zadaniu nazwę obrazu.</translation>
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
        <translation>Aktywność</translation>
    </message>
    <message>
        <source>Clear what has ended</source>
        <translation>Wyczyść zakończone</translation>
    </message>
    <message>
        <source>What runs and what has ended</source>
        <translation>Co działa i co się skończyło</translation>
    </message>
    <message>
        <source>Nothing runs in the background.</source>
        <translation>W tle nic nie działa.</translation>
    </message>
    <message>
        <source>Jobs that are submitted or stopped, uploads and forwards show up here.</source>
        <translation>Tu pojawiają się zadania zgłaszane i zatrzymywane, przesyłanie plików i przekierowania.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ActivityRow</name>
    <message>
        <source>Cancelled</source>
        <translation>Anulowano</translation>
    </message>
    <message>
        <source>Undoing what was begun…</source>
        <translation>Cofanie tego, co rozpoczęto…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Postęp: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>Anuluj: %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppReason</name>
    <message>
        <source>Being prepared</source>
        <translation>W przygotowaniu</translation>
    </message>
    <message>
        <source>Being prepared on %1</source>
        <translation>W przygotowaniu na %1</translation>
    </message>
    <message>
        <source>No node fits: %1</source>
        <translation>Żaden węzeł nie pasuje: %1</translation>
    </message>
    <message>
        <source>A volume cannot be mounted: %1</source>
        <translation>Nie można zamontować wolumenu: %1</translation>
    </message>
    <message>
        <source>The node cannot set up the pod: %1</source>
        <translation>Węzeł nie może przygotować poda: %1</translation>
    </message>
    <message>
        <source>Pulling the image</source>
        <translation>Pobieranie obrazu</translation>
    </message>
    <message>
        <source>Pulling the image on %1</source>
        <translation>Pobieranie obrazu na %1</translation>
    </message>
    <message>
        <source>The cluster adds a node</source>
        <translation>Klaster dodaje węzeł</translation>
    </message>
    <message>
        <source>A volume is being made</source>
        <translation>Tworzony jest wolumen</translation>
    </message>
    <message>
        <source>Accepted, no node chosen yet</source>
        <translation>Przyjęta, węzeł nie jest jeszcze wybrany</translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node</source>
        <translation>
            <numerusform>%n executor czeka na węzeł</numerusform>
            <numerusform>%n executory czekają na węzeł</numerusform>
            <numerusform>%n executorów czeka na węzeł</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node: %1</source>
        <translation>
            <numerusform>%n executor czeka na węzeł: %1</numerusform>
            <numerusform>%n executory czekają na węzeł: %1</numerusform>
            <numerusform>%n executorów czeka na węzeł: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot get their image: %1</source>
        <translation>
            <numerusform>%n executor nie może pobrać obrazu: %1</numerusform>
            <numerusform>%n executory nie mogą pobrać obrazu: %1</numerusform>
            <numerusform>%n executorów nie może pobrać obrazu: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for configuration: %1</source>
        <translation>
            <numerusform>%n executor czeka na konfigurację: %1</numerusform>
            <numerusform>%n executory czekają na konfigurację: %1</numerusform>
            <numerusform>%n executorów czeka na konfigurację: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot start: %1</source>
        <translation>
            <numerusform>%n executor nie może się uruchomić: %1</numerusform>
            <numerusform>%n executory nie mogą się uruchomić: %1</numerusform>
            <numerusform>%n executorów nie może się uruchomić: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) ran out of memory so far</source>
        <translation>
            <numerusform>Dotąd %n executorowi zabrakło pamięci</numerusform>
            <numerusform>Dotąd %n executorom zabrakło pamięci</numerusform>
            <numerusform>Dotąd %n executorom zabrakło pamięci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after %n executor(s) ran out of memory</source>
        <comment>%1: the phrase for an exit code</comment>
        <translation>
            <numerusform>%1, gdy %n executorowi zabrakło pamięci</numerusform>
            <numerusform>%1, gdy %n executorom zabrakło pamięci</numerusform>
            <numerusform>%1, gdy %n executorom zabrakło pamięci</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Finished on %1</source>
        <translation>Zakończona na %1</translation>
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
        <translation>Skąd to wiem</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Co zrobić</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Podsumowanie</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppTreeModel</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Przyczyna</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executory</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Czas trwania</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a reason, then its technical term</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>executors that run, and that are wanted</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>application id, namespace</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 bytes asked for by its pods</source>
        <translation>%1 bajtów, o które proszą jego pody</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state, reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>Zakończony wraz z driverem</translation>
    </message>
    <message>
        <source>Ended with the driver on %1</source>
        <translation>Zakończony wraz z driverem na %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day, or a date</comment>
        <translation>od %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationPage</name>
    <message>
        <source>Back to the applications</source>
        <translation>Wróć do aplikacji</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Pokaż dlaczego</translation>
    </message>
    <message>
        <source>Show the logs</source>
        <translation>Pokaż dzienniki</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>Pokaż obiekty</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>Zatrzymaj aplikację…</translation>
    </message>
    <message>
        <source>The cluster has removed it; this is what was seen last</source>
        <translation>Klaster ją usunął; to widziano na końcu</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplikacja</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pody</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Dzienniki</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Obiekty</translation>
    </message>
    <message>
        <source>Driver UI</source>
        <translation>Interfejs drivera</translation>
    </message>
    <message>
        <source>Parts of the application</source>
        <translation>Części aplikacji</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Zatrzymaj…</translation>
    </message>
    <message>
        <source>All applications</source>
        <translation>Wszystkie aplikacje</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>Własne strony drivera</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>Są dostępne, gdy driver działa.</translation>
    </message>
    <message>
        <source>This application is not in the namespace that is shown</source>
        <translation>Tej aplikacji nie ma w wyświetlanej przestrzeni nazw</translation>
    </message>
    <message>
        <source>The applications have not been read yet</source>
        <translation>Aplikacje nie zostały jeszcze odczytane</translation>
    </message>
    <message>
        <source>This application is in the namespace %1, and %2 is shown</source>
        <extracomment>%1 and %2 are names of namespaces</extracomment>
        <translation>Ta aplikacja jest w przestrzeni nazw %1, a pokazana jest %2</translation>
    </message>
    <message>
        <source>Show the namespace %1</source>
        <translation>Pokaż przestrzeń nazw %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationsPage</name>
    <message>
        <source>Filter the applications</source>
        <translation>Filtruj aplikacje</translation>
    </message>
    <message>
        <source>Open the logs</source>
        <translation>Otwórz dzienniki</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Pokaż dlaczego</translation>
    </message>
    <message>
        <source>Show the objects</source>
        <translation>Pokaż obiekty</translation>
    </message>
    <message>
        <source>Stop the application…</source>
        <translation>Zatrzymaj aplikację…</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Aplikacje</translation>
    </message>
    <message>
        <source>The cluster does not answer.</source>
        <translation>Klaster nie odpowiada.</translation>
    </message>
    <message numerus="yes">
        <source>Reading, %n pod(s) so far…</source>
        <translation>
            <numerusform>Wczytywanie, dotąd %n pod…</numerusform>
            <numerusform>Wczytywanie, dotąd %n pody…</numerusform>
            <numerusform>Wczytywanie, dotąd %n podów…</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the applications…</source>
        <translation>Wczytywanie aplikacji…</translation>
    </message>
    <message>
        <source>No application matches the filter</source>
        <translation>Żadna aplikacja nie pasuje do filtra</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <comment>applications</comment>
        <translation>
            <numerusform>Pokaż %n</numerusform>
            <numerusform>Pokaż wszystkie %n</numerusform>
            <numerusform>Pokaż wszystkie %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No application yet</source>
        <translation>Nie ma jeszcze aplikacji</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>Nowe zadanie</translation>
    </message>
    <message>
        <source>No application in %1 yet</source>
        <translation>W %1 nie ma jeszcze aplikacji</translation>
    </message>
    <message>
        <source>Look in all namespaces</source>
        <translation>Szukaj we wszystkich przestrzeniach nazw</translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n aplikacja</numerusform>
            <numerusform>%n aplikacje</numerusform>
            <numerusform>%n aplikacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n application(s)</source>
        <translation>
            <numerusform>%1 z %n aplikacji</numerusform>
            <numerusform>%1 z %n aplikacji</numerusform>
            <numerusform>%1 z %n aplikacji</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by name, state or reason</source>
        <translation>Filtruj po nazwie, stanie lub przyczynie</translation>
    </message>
    <message>
        <source>Words, or for instance: state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</source>
        <translation>Słowa albo na przykład: state:failed  age&lt;1d  name:etl  ns:spark  executors&gt;2  memory&gt;10Gi  -state:succeeded</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Zatrzymaj…</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Otwórz dzienniki</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Spróbuj teraz</translation>
    </message>
    <message>
        <source>Choose another namespace</source>
        <translation>Wybierz inną przestrzeń nazw</translation>
    </message>
    <message>
        <source>Choose another cluster</source>
        <translation>Wybierz inny klaster</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterBar</name>
    <message>
        <source>production</source>
        <translation>produkcja</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Spróbuj teraz</translation>
    </message>
    <message>
        <source>Try now to reach the cluster</source>
        <translation>Spróbuj teraz połączyć się z klastrem</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Szukaj lub uruchom polecenie</translation>
    </message>
    <message>
        <source>Access has ended</source>
        <translation>Dostęp wygasł</translation>
    </message>
    <message>
        <source>Access ends %1</source>
        <translation>Dostęp kończy się %1</translation>
    </message>
    <message>
        <source>The token or client certificate is no longer valid since %1. Log in again, or fetch the kubeconfig anew.</source>
        <translation>Token lub certyfikat klienta nie jest ważny od %1. Zaloguj się ponownie albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>The token or client certificate is valid until %1.</source>
        <translation>Token lub certyfikat klienta jest ważny do %1.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Brak połączenia</translation>
    </message>
    <message>
        <source>Cannot reach it yet</source>
        <translation>Jeszcze nie odpowiada</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Łączenie…</translation>
    </message>
    <message>
        <source>Live, %1 ago</source>
        <translation>Na żywo, %1 temu</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stan z %1</translation>
    </message>
    <message>
        <source>When the cluster was last heard</source>
        <translation>Kiedy klaster ostatnio się odezwał</translation>
    </message>
    <message>
        <source>Access refused</source>
        <translation>Odmowa dostępu</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPicker</name>
    <message>
        <source>No cluster</source>
        <translation>Brak klastra</translation>
    </message>
    <message>
        <source>Cluster and namespace</source>
        <translation>Klaster i przestrzeń nazw</translation>
    </message>
    <message>
        <source>Choose another cluster or namespace</source>
        <translation>Wybierz inny klaster lub przestrzeń nazw</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>This is a production cluster</source>
        <translation>To klaster produkcyjny</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Rozłącz</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>Dodaj kubeconfig…</translation>
    </message>
    <message>
        <source>No cluster found</source>
        <translation>Nie znaleziono klastra</translation>
    </message>
    <message>
        <source>All namespaces</source>
        <translation>Wszystkie przestrzenie nazw</translation>
    </message>
    <message>
        <source>Another namespace…</source>
        <translation>Inna przestrzeń nazw…</translation>
    </message>
    <message>
        <source>Another namespace</source>
        <translation>Inna przestrzeń nazw</translation>
    </message>
    <message>
        <source>Name of the namespace</source>
        <translation>Nazwa przestrzeni nazw</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandPalette</name>
    <message>
        <source>What was found</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Nothing of that name</source>
        <translation>Nic o tej nazwie</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ConfirmDialog</name>
    <message>
        <source>This is a production cluster.</source>
        <translation>To klaster produkcyjny.</translation>
    </message>
    <message>
        <source>To go on, type the name: %1</source>
        <translation>Aby kontynuować, wpisz nazwę: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::DriverUiPane</name>
    <message>
        <source>The web UI of %1 is up</source>
        <extracomment>%1 is the name of an application</extracomment>
        <translation>Interfejs %1 działa</translation>
    </message>
    <message>
        <source>It opens in your browser by a link that works once.</source>
        <translation>Otworzy się w przeglądarce przez link, który działa raz.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Otwórz w przeglądarce</translation>
    </message>
    <message>
        <source>No browser could be started. Open this address in one; it works once, within two minutes.</source>
        <translation>Nie udało się uruchomić przeglądarki. Otwórz w niej ten adres; działa raz, w ciągu dwóch minut.</translation>
    </message>
    <message>
        <source>Address of the web UI</source>
        <translation>Adres interfejsu WWW</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Kopiuj adres</translation>
    </message>
    <message>
        <source>The driver&apos;s own pages</source>
        <translation>Własne strony drivera</translation>
    </message>
    <message>
        <source>They are there while the driver runs.</source>
        <translation>Są dostępne, gdy driver działa.</translation>
    </message>
    <message>
        <source>No browser could be started. This address leads out of the web UI: open it in one.</source>
        <translation>Nie udało się uruchomić przeglądarki. Ten adres prowadzi poza interfejs WWW: otwórz go w przeglądarce.</translation>
    </message>
    <message>
        <source>Address outside the web UI</source>
        <translation>Adres poza interfejsem WWW</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventModel</name>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Komunikat</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often an event happened</comment>
        <translation>Ile razy</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Ostrzeżenie: %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::EventsTab</name>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Brak zdarzeń</translation>
    </message>
    <message>
        <source>The cluster keeps events for an hour, as a rule.</source>
        <translation>Klaster zwykle przechowuje zdarzenia przez godzinę.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FilterWords</name>
    <message>
        <source>“%1” is no state</source>
        <translation>„%1” nie jest stanem</translation>
    </message>
    <message>
        <source>“%1” is no time, such as 30m, 2h or 1d</source>
        <translation>„%1” nie jest czasem, jak 30m, 2h lub 1d</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation>„%1” nie jest liczbą</translation>
    </message>
    <message>
        <source>“%1” is no size, such as 512Mi or 10Gi</source>
        <translation>„%1” nie jest rozmiarem, jak 512Mi lub 10Gi</translation>
    </message>
    <message>
        <source>A value is missing after “%1”</source>
        <translation>Po „%1” brakuje wartości</translation>
    </message>
    <message>
        <source>A closing quote is missing</source>
        <translation>Brakuje zamykającego cudzysłowu</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::FormRow</name>
    <message>
        <source>Undo the change of %1</source>
        <extracomment>%1 is the name of a setting</extracomment>
        <translation>Cofnij zmianę: %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Firesteel %1</source>
        <translation>Firesteel %1</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard. F1 tells about what has the focus, F6 goes from pane to pane. The keys can be changed in the settings.</source>
        <translation>Wszystko można zrobić z klawiatury. F1 wyjaśnia wybrany element, F6 przechodzi między panelami. Klawisze można zmienić w ustawieniach.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Polecenia i ich klawisze</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobFormView</name>
    <message>
        <source>yours</source>
        <translation>twoje</translation>
    </message>
    <message>
        <source>defaults file</source>
        <translation>plik ustawień</translation>
    </message>
    <message>
        <source>default</source>
        <translation>domyślne</translation>
    </message>
    <message>
        <source>Python and R files have no main class.</source>
        <translation>Pliki Pythona i R nie mają głównej klasy.</translation>
    </message>
    <message>
        <source>Driver pod %1</source>
        <translation>Pod drivera %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>template</source>
        <extracomment>where a value comes from</extracomment>
        <translation>szablon</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>klaster</translation>
    </message>
    <message>
        <source>service %1</source>
        <translation>usługa %1</translation>
    </message>
    <message>
        <source>config map %1</source>
        <translation>config map %1</translation>
    </message>
    <message>
        <source>secret %1</source>
        <translation>sekret %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobHead</name>
    <message>
        <source>New job</source>
        <translation>Nowe zadanie</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisano</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>jest zgłaszane</translation>
    </message>
    <message>
        <source>Empty form</source>
        <translation>Pusty formularz</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>To, co wpisano wcześniej</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Szablon</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>Zacznij od szablonu</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Zgłoś</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobNotices</name>
    <message>
        <source>What was typed into the job form cannot be read.</source>
        <translation>Nie można odczytać tego, co wpisano w formularzu zadania.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Zachowano to jako %1.</translation>
    </message>
    <message>
        <source>What you type into the job form is not saved.</source>
        <translation>To, co wpisujesz w formularzu zadania, nie jest zapisywane.</translation>
    </message>
    <message>
        <source>The file %1 holds no job that Firesteel can read</source>
        <translation>Plik %1 nie zawiera zadania, które Firesteel umie odczytać</translation>
    </message>
    <message>
        <source>It has to be a newjob.json as the job form saves it.</source>
        <translation>Musi to być newjob.json w postaci, w jakiej zapisuje go formularz zadania.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobPreview</name>
    <message>
        <source>Driver pod</source>
        <translation>Pod drivera</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Usługa</translation>
    </message>
    <message>
        <source>Config map</source>
        <translation>Config map</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Sekret</translation>
    </message>
    <message>
        <source>Nothing to note</source>
        <translation>Nic do odnotowania</translation>
    </message>
    <message numerus="yes">
        <source>To note: %n</source>
        <translation>
            <numerusform>Uwagi: %n</numerusform>
            <numerusform>Uwagi: %n</numerusform>
            <numerusform>Uwagi: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Obiekt</translation>
    </message>
    <message>
        <source>Preview of what is sent</source>
        <translation>Podgląd tego, co zostanie wysłane</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the preview</source>
        <translation>Kopiuj podgląd</translation>
    </message>
    <message>
        <source>The objects appear here once the form holds an image and an application.</source>
        <translation>Obiekty pojawią się tutaj, gdy formularz będzie zawierał obraz i aplikację.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobSender</name>
    <message>
        <source>Submit %1</source>
        <extracomment>%1 is the name of a job</extracomment>
        <translation>Zgłoś %1</translation>
    </message>
    <message>
        <source>The submission of %1 was cut off</source>
        <translation>Zgłoszenie %1 zostało przerwane</translation>
    </message>
    <message>
        <source>Whether the cluster has taken it is not known. Look for the pod %1 in the namespace %2.</source>
        <translation>Nie wiadomo, czy klaster je przyjął. Poszukaj poda %1 w przestrzeni nazw %2.</translation>
    </message>
    <message>
        <source>Not everything of %1 could be removed</source>
        <translation>Nie udało się usunąć wszystkiego, co należy do %1</translation>
    </message>
    <message>
        <source>Still in the namespace %1, and it may run: %2</source>
        <translation>Nadal w przestrzeni nazw %1 i może działać: %2</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>Pokaż aplikacje</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>The container of %1 began anew</source>
        <translation>Kontener %1 uruchomił się od nowa</translation>
    </message>
    <message>
        <source>Lines of %1 may be missing here</source>
        <translation>Tu może brakować wierszy z %1</translation>
    </message>
    <message>
        <source>The log of %1 ends</source>
        <translation>Dziennik %1 się kończy</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Zaznacz wszystko</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of a stack trace</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more line(s) of the stack trace are folded, Enter shows them)</source>
        <translation>
            <numerusform>%1 (zwinięto jeszcze %n wiersz śladu stosu, pokaże go Enter)</numerusform>
            <numerusform>%1 (zwinięto jeszcze %n wiersze śladu stosu, pokaże je Enter)</numerusform>
            <numerusform>%1 (zwinięto jeszcze %n wierszy śladu stosu, pokaże je Enter)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (Enter folds the stack trace)</source>
        <translation>%1 (Enter zwija ślad stosu)</translation>
    </message>
    <message>
        <source>Unfold the stack trace</source>
        <translation>Rozwiń ślad stosu</translation>
    </message>
    <message>
        <source>Fold the stack trace</source>
        <translation>Zwiń ślad stosu</translation>
    </message>
    <message>
        <source>Unfold all stack traces</source>
        <translation>Rozwiń wszystkie ślady stosu</translation>
    </message>
    <message>
        <source>Fold all stack traces</source>
        <translation>Zwiń wszystkie ślady stosu</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogsTab</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>sources of the log</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Dziennik: %1</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>szukanie…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nie znaleziono</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hit, number of hits</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
    <message>
        <source>Connection cut, trying again</source>
        <translation>Połączenie przerwane, kolejna próba</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Na żywo</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Kompletny</translation>
    </message>
    <message>
        <source>Every line is filtered out</source>
        <translation>Filtr ukrył wszystkie wiersze</translation>
    </message>
    <message>
        <source>No line of the log yet</source>
        <translation>Dziennik nie ma jeszcze wierszy</translation>
    </message>
    <message>
        <source>The log begins when the container starts.</source>
        <translation>Dziennik zacznie się, gdy uruchomi się kontener.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Wiersz %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 z %2 wierszy</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 lines gave way to newer ones</source>
        <translation>Pierwsze wiersze (%1) ustąpiły nowszym</translation>
    </message>
    <message>
        <source>Merged by time</source>
        <translation>Połączone według czasu</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Zapisz dziennik</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Informacja</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debugowanie</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
        <source>Text or a regular expression; Enter: next hit</source>
        <translation>Tekst lub wyrażenie regularne; Enter: następne trafienie</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <translation>Zawijaj długie wiersze</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>Śledź koniec</translation>
    </message>
    <message>
        <source>Save the lines that are shown…</source>
        <translation>Zapisz widoczne wiersze…</translation>
    </message>
    <message>
        <source>Save the log as %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Zapisz dziennik jako %1</translation>
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
        <translation>%1: niepowodzenie</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: gotowe</translation>
    </message>
    <message numerus="yes">
        <source>Quit while %n background job(s) run?</source>
        <translation>
            <numerusform>Zakończyć, gdy w tle działa %n zadanie?</numerusform>
            <numerusform>Zakończyć, gdy w tle działają %n zadania?</numerusform>
            <numerusform>Zakończyć, gdy w tle działa %n zadań?</numerusform>
        </translation>
    </message>
    <message>
        <source>What they have begun may stay half done.</source>
        <translation>To, co rozpoczęły, może zostać zrobione w połowie.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Nie zamykaj</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MemoryBars</name>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Driver %1, each executor %2, whole job %3</source>
        <translation>Driver %1, każdy executor %2, całe zadanie %3</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Each executor</source>
        <translation>Każdy executor</translation>
    </message>
    <message>
        <source>Whole job</source>
        <translation>Całe zadanie</translation>
    </message>
    <message>
        <source>heap</source>
        <translation>sterta</translation>
    </message>
    <message>
        <source>reserve: Python, JVM outside the heap</source>
        <translation>rezerwa: Python, JVM poza stertą</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NewJobPage</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>Container image</source>
        <translation>Obraz kontenera</translation>
    </message>
    <message>
        <source>Service account of the driver</source>
        <translation>Konto usługi drivera</translation>
    </message>
    <message>
        <source>Jar or Python file</source>
        <translation>Plik jar lub Pythona</translation>
    </message>
    <message>
        <source>Main class</source>
        <translation>Główna klasa</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>Sterta</translation>
    </message>
    <message>
        <source>Reserve outside the heap</source>
        <translation>Rezerwa poza stertą</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Rdzenie</translation>
    </message>
    <message>
        <source>Number of executors</source>
        <translation>Liczba executorów</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Aplikacja</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executory</translation>
    </message>
    <message>
        <source>Advanced conf</source>
        <translation>Ustawienia zaawansowane</translation>
    </message>
    <message>
        <source>“%1” is no name that Kubernetes takes.</source>
        <translation>„%1” nie jest nazwą, którą przyjmie Kubernetes.</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63, with a letter or digit at both ends.</source>
        <translation>Użyj małych liter, cyfr i myślników, najwyżej 63, z literą lub cyfrą na obu końcach.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 stoi tu dwa razy.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
        <source>%1 is set in the form above.</source>
        <translation>%1 ustawiono w formularzu powyżej.</translation>
    </message>
    <message>
        <source>Remove it here, or empty “%1”.</source>
        <translation>Usuń je tutaj albo opróżnij „%1”.</translation>
    </message>
    <message>
        <source>This value has no key.</source>
        <translation>Ta wartość nie ma klucza.</translation>
    </message>
    <message>
        <source>Name the setting, or remove the line.</source>
        <translation>Podaj ustawienie albo usuń wiersz.</translation>
    </message>
    <message>
        <source>%1 is left out: settings of Spark begin with “spark.”</source>
        <translation>%1 pominięto: ustawienia Spark zaczynają się od „spark.”</translation>
    </message>
    <message>
        <source>%1 is not a setting that a known Spark release reads</source>
        <translation>%1 nie jest ustawieniem, które czyta znane wydanie Spark</translation>
    </message>
    <message>
        <source>%1 is an old name of a setting</source>
        <translation>%1 to stara nazwa ustawienia</translation>
    </message>
    <message>
        <source>The cluster is reached without encryption</source>
        <translation>Połączenie z klastrem jest nieszyfrowane</translation>
    </message>
    <message>
        <source>The service is called %1, as its own name would be too long</source>
        <translation>Usługa nazywa się %1, bo jej własna nazwa byłaby za długa</translation>
    </message>
    <message>
        <source>%1 is left out of the driver&apos;s configuration</source>
        <translation>%1 pominięto w konfiguracji drivera</translation>
    </message>
    <message>
        <source>Spark %1 is newer than Firesteel knows</source>
        <translation>Spark %1 jest nowszy, niż zna Firesteel</translation>
    </message>
    <message>
        <source>Kerberos is used without a krb5.conf</source>
        <translation>Kerberos jest używany bez krb5.conf</translation>
    </message>
    <message>
        <source>= %1</source>
        <extracomment>a memory size as typed, such as 4g, means this much</extracomment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Submit the job</source>
        <translation>Zgłoś zadanie</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>Nowe zadanie</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>Formularz wypełniono od nowa.</translation>
    </message>
    <message>
        <source>What was typed before is kept under “Template”.</source>
        <translation>To, co wpisano wcześniej, jest pod „Szablon”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Show the form</source>
        <translation>Pokaż formularz</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::NoticeCard</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ObjectsTab</name>
    <message>
        <source>Driver pod</source>
        <translation>Pod drivera</translation>
    </message>
    <message>
        <source>Executor pod %1</source>
        <translation>Pod executora %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of an object, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Obiekty</translation>
    </message>
    <message>
        <source>YAML of the object</source>
        <translation>YAML obiektu</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>Kopiuj YAML</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::OverviewTab</name>
    <message>
        <source>How it went</source>
        <translation>Jak przebiegło</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Places</name>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
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
        <translation>Stan</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Przyczyna</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Węzeł</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Restarty</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Czas trwania</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>exec %1</source>
        <comment>executor number</comment>
        <translation>exec %1</translation>
    </message>
    <message>
        <source>Ended with the driver</source>
        <translation>Zakończony wraz z driverem</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięty</translation>
    </message>
    <message>
        <source>Removed. %1</source>
        <comment>what was the matter with it</comment>
        <translation>Usunięty. %1</translation>
    </message>
    <message>
        <source>%1, %2, removed</source>
        <comment>name, state</comment>
        <translation>%1, %2, usunięty</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::PodsTab</name>
    <message>
        <source>Pods</source>
        <translation>Pody</translation>
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
        <translation>Sekcje formularza</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a section of the form</extracomment>
        <translation>%1, coś tam jest nie tak</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingRows</name>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>the name of a setting that was probably meant</extracomment>
        <translation>Czy chodziło o %1?</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Setting %1</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>Ustawienie %1</translation>
    </message>
    <message>
        <source>Value of setting %1</source>
        <translation>Wartość ustawienia %1</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Usuń to ustawienie</translation>
    </message>
    <message>
        <source>Remove setting %1</source>
        <translation>Usuń ustawienie %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Rozmiar wszystkiego</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Pytaj, zanim</translation>
    </message>
    <message>
        <source>an application is stopped (on production clusters always)</source>
        <translation>aplikacja zostanie zatrzymana (w klastrach produkcyjnych zawsze)</translation>
    </message>
    <message>
        <source>Firesteel ends while background jobs run</source>
        <translation>Firesteel zakończy się, gdy w tle działają zadania</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share of a hundred</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>od następnego uruchomienia</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>twój wybór</translation>
    </message>
    <message>
        <source>Web UI of drivers</source>
        <translation>Interfejs WWW driverów</translation>
    </message>
    <message>
        <source>shown inside the window instead of the browser</source>
        <translation>w tym oknie zamiast w przeglądarce</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ShortcutEditor</name>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Polecenia i ich klawisze</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Klawisze:</translation>
    </message>
    <message>
        <source>New keys for the chosen command</source>
        <translation>Nowe klawisze dla wybranego polecenia</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Bez klawiszy</translation>
    </message>
    <message>
        <source>As delivered</source>
        <translation>Jak fabrycznie</translation>
    </message>
    <message>
        <source>All as delivered</source>
        <translation>Wszystkie fabryczne</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>Zabierz je stamtąd</translation>
    </message>
    <message>
        <source>These keys belong to “%1”.</source>
        <translation>Te klawisze należą do „%1”.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SparkWebView</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Load again</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Otwórz w przeglądarce</translation>
    </message>
    <message>
        <source>Web UI of the driver</source>
        <translation>Interfejs WWW drivera</translation>
    </message>
    <message>
        <source>The page has ended unexpectedly.</source>
        <translation>Strona zakończyła się nieoczekiwanie.</translation>
    </message>
    <message>
        <source>This link leads to %1, outside of the driver&apos;s UI.</source>
        <extracomment>%1 is a host name</extracomment>
        <translation>Ten link prowadzi do %1, poza interfejs drivera.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zostań tutaj</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Splitter</name>
    <message>
        <source>Divider</source>
        <translation>Separator</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StaleBand</name>
    <message>
        <source>As of %1.</source>
        <translation>Stan z %1.</translation>
    </message>
    <message>
        <source>As of %1. %2</source>
        <extracomment>%1 a time, %2 a whole sentence that says why</extracomment>
        <translation>Stan z %1. %2</translation>
    </message>
    <message>
        <source>trying now</source>
        <translation>trwa próba</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>kolejna próba za %1 s</translation>
    </message>
    <message>
        <source>next try in %1</source>
        <translation>kolejna próba za %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Spróbuj teraz</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Starter</name>
    <message>
        <source>The settings could not be read and are as delivered.</source>
        <translation>Nie udało się odczytać ustawień; są fabryczne.</translation>
    </message>
    <message>
        <source>The old file was kept as %1.</source>
        <translation>Stary plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The settings are of a newer Firesteel and were not used.</source>
        <translation>Ustawienia pochodzą z nowszego Firesteel i nie zostały użyte.</translation>
    </message>
    <message>
        <source>They were kept as %1.</source>
        <translation>Zachowano je jako %1.</translation>
    </message>
    <message>
        <source>The settings cannot be read. What you change counts until the end.</source>
        <translation>Nie można odczytać ustawień. Zmiany obowiązują do zamknięcia.</translation>
    </message>
    <message>
        <source>The settings cannot be written. What you change counts until the end.</source>
        <translation>Nie można zapisać ustawień. Zmiany obowiązują do zamknięcia.</translation>
    </message>
    <message>
        <source>How the window was left could not be read.</source>
        <translation>Nie udało się odczytać stanu okna z ostatniego razu.</translation>
    </message>
    <message>
        <source>How the window was left is from a newer Firesteel and was not used.</source>
        <translation>Stan okna pochodzi z nowszego Firesteel i nie został użyty.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StatusBar</name>
    <message>
        <source>No background jobs</source>
        <translation>Brak zadań w tle</translation>
    </message>
    <message numerus="yes">
        <source>%n background job(s)</source>
        <translation>
            <numerusform>%n zadanie w tle</numerusform>
            <numerusform>%n zadania w tle</numerusform>
            <numerusform>%n zadań w tle</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what runs in the background</source>
        <translation>Pokaż, co działa w tle</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StepModel</name>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StopApplication</name>
    <message>
        <source>the practice cluster</source>
        <translation>klaster ćwiczebny</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Zatrzymaj %1</translation>
    </message>
    <message numerus="yes">
        <source>Removes the driver and %n executor(s) in **%1** on **%2**.</source>
        <translation>
            <numerusform>Usuwa driver i %n executor w **%1** na **%2**.</numerusform>
            <numerusform>Usuwa driver i %n executory w **%1** na **%2**.</numerusform>
            <numerusform>Usuwa driver i %n executorów w **%1** na **%2**.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of work are lost.</source>
        <translation>%1 pracy przepadnie.</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Nie zatrzymuj</translation>
    </message>
    <message>
        <source>The cluster removes it; that goes on</source>
        <translation>Klaster ją usuwa; to trwa dalej</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SubmitProblem</name>
    <message>
        <source>The job was not submitted: no cluster is open.</source>
        <translation>Zadania nie zgłoszono: żaden klaster nie jest otwarty.</translation>
    </message>
    <message>
        <source>Choose one at the top of the window. The form stays as it is.</source>
        <translation>Wybierz go u góry okna. Formularz pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Zgłoś ponownie</translation>
    </message>
    <message>
        <source>Show the applications</source>
        <translation>Pokaż aplikacje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Verdict</name>
    <message>
        <source>%1 failed</source>
        <translation>%1: niepowodzenie</translation>
    </message>
    <message>
        <source>%1 failed after %2</source>
        <translation>%1: niepowodzenie po %2</translation>
    </message>
    <message>
        <source>%1 succeeded</source>
        <translation>%1: powodzenie</translation>
    </message>
    <message>
        <source>%1 succeeded after %2</source>
        <translation>%1: powodzenie po %2</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 jest zatrzymywana</translation>
    </message>
    <message>
        <source>%1 was stopped after %2</source>
        <translation>%1: zatrzymano po %2</translation>
    </message>
    <message>
        <source>%1 has run for %2</source>
        <translation>%1 działa od %2</translation>
    </message>
    <message>
        <source>%1 has waited for %2</source>
        <translation>%1 czeka od %2</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 uruchamia się</translation>
    </message>
    <message>
        <source>Nothing is heard of %1</source>
        <translation>Brak wieści o %1</translation>
    </message>
    <message>
        <source>ended %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>koniec %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 executors</source>
        <translation>%1 z %2 executorów</translation>
    </message>
    <message>
        <source>submitted %1, %2</source>
        <comment>a clock time, how long ago</comment>
        <translation>zgłoszono %1, %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 — %2.</source>
        <comment>a reason, its technical term</comment>
        <translation>%1 — %2.</translation>
    </message>
    <message>
        <source>The driver is running.</source>
        <translation>Driver działa.</translation>
    </message>
    <message>
        <source>The driver runs on %1.</source>
        <translation>Driver działa na %1.</translation>
    </message>
    <message>
        <source>The driver ended with exit code 0.</source>
        <translation>Driver zakończył się z kodem wyjścia 0.</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared.</source>
        <translation>Kontener drivera jest przygotowywany.</translation>
    </message>
    <message>
        <source>The driver&apos;s container is being prepared on %1.</source>
        <translation>Kontener drivera jest przygotowywany na %1.</translation>
    </message>
    <message>
        <source>The cluster has accepted the driver and not placed it yet.</source>
        <translation>Klaster przyjął driver i jeszcze go nie umieścił.</translation>
    </message>
    <message>
        <source>It was ended on somebody&apos;s request.</source>
        <translation>Zakończono na czyjąś prośbę.</translation>
    </message>
    <message>
        <source>The cluster does not say why.</source>
        <translation>Klaster nie mówi dlaczego.</translation>
    </message>
    <message>
        <source>Driver log</source>
        <translation>Dziennik drivera</translation>
    </message>
    <message>
        <source>Exit code %1</source>
        <translation>Kod wyjścia %1</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of the cluster</source>
        <translation>
            <numerusform>%n ostrzeżenie klastra</numerusform>
            <numerusform>%n ostrzeżenia klastra</numerusform>
            <numerusform>%n ostrzeżeń klastra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n zdarzenie</numerusform>
            <numerusform>%n zdarzenia</numerusform>
            <numerusform>%n zdarzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for less memory or fewer cores, or make room on a node.</source>
        <translation>Poproś o mniej pamięci lub rdzeni albo zrób miejsce na węźle.</translation>
    </message>
    <message>
        <source>Read in the events what each node lacks.</source>
        <translation>Przeczytaj w zdarzeniach, czego brakuje każdemu węzłowi.</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing: the driver then starts by itself. Or correct its name and submit again.</source>
        <translation>Utwórz brakujący config map, sekret lub klucz: driver uruchomi się wtedy sam. Albo popraw nazwę i zgłoś ponownie.</translation>
    </message>
    <message>
        <source>Check the command and the mounts of the driver in its YAML.</source>
        <translation>Sprawdź polecenie i montowania drivera w jego YAML.</translation>
    </message>
    <message>
        <source>Read the end of the driver&apos;s log.</source>
        <translation>Przeczytaj koniec dziennika drivera.</translation>
    </message>
    <message>
        <source>Give the driver a larger reserve outside the heap: `spark.driver.memoryOverhead`.</source>
        <translation>Daj driverowi większą rezerwę poza stertą: `spark.driver.memoryOverhead`.</translation>
    </message>
    <message>
        <source>Or bring less to the driver: avoid `collect()` and `toPandas()` of large results.</source>
        <translation>Albo sprowadzaj mniej do drivera: unikaj `collect()` i `toPandas()` dużych wyników.</translation>
    </message>
    <message>
        <source>Submit it again. If that repeats, ask for as much memory and disk as the driver really uses.</source>
        <translation>Zgłoś ją ponownie. Jeśli to się powtórzy, poproś o tyle pamięci i dysku, ile driver naprawdę zużywa.</translation>
    </message>
    <message>
        <source>Wait for the node to come back, or stop the application.</source>
        <translation>Poczekaj na powrót węzła albo zatrzymaj aplikację.</translation>
    </message>
    <message>
        <source>Stop it to remove the executors that are left: without a driver they do no work.</source>
        <translation>Zatrzymaj ją, by usunąć pozostałe executory: bez drivera nie pracują.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Rozpoczęto</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Zgłoszono</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>nie ma</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Węzeł</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executory</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>executors that run, and that are wanted</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Asked for by its pods that are there now</source>
        <translation>Tyle żądają jej obecne pody</translation>
    </message>
    <message>
        <source>Application id</source>
        <translation>Identyfikator aplikacji</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or make room on a node.</source>
        <translation>Poproś o mniej executorów lub o mniejsze albo zrób miejsce na węźle.</translation>
    </message>
    <message>
        <source>Make the config map, secret or key that is missing.</source>
        <translation>Utwórz brakujący config map, sekret lub klucz.</translation>
    </message>
    <message>
        <source>Read in the events what keeps the executors from starting.</source>
        <translation>Przeczytaj w zdarzeniach, co nie pozwala executorom się uruchomić.</translation>
    </message>
    <message>
        <source>The program ended with %1 (%2).</source>
        <comment>an exception; the exit code in words</comment>
        <translation>Program zakończył się wyjątkiem %1 (%2).</translation>
    </message>
    <message>
        <source>Give each executor a larger reserve outside the heap: `spark.executor.memoryOverhead`.</source>
        <translation>Daj każdemu executorowi większą rezerwę poza stertą: `spark.executor.memoryOverhead`.</translation>
    </message>
    <message>
        <source>Or let fewer tasks run at a time in each: `spark.executor.cores`.</source>
        <translation>Albo pozwól każdemu wykonywać mniej zadań naraz: `spark.executor.cores`.</translation>
    </message>
    <message>
        <source>no executors yet</source>
        <translation>nie ma jeszcze executorów</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WelcomePage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>Połącz się z klastrem</translation>
    </message>
    <message>
        <source>Firesteel uses the same kubeconfig files as kubectl. Choose a cluster, or add the file that the cluster&apos;s administrator gave you.</source>
        <translation>Firesteel używa tych samych plików kubeconfig co kubectl. Wybierz klaster albo dodaj plik od administratora klastra.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Klaster</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>Znalezione klastry</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Choose a kubeconfig…</source>
        <translation>Wybierz kubeconfig…</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Szukaj ponownie</translation>
    </message>
    <message>
        <source>Practise without one</source>
        <translation>Poćwicz bez klastra</translation>
    </message>
    <message>
        <source>A small cluster inside this program runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing is installed, and nothing leaves this computer.</source>
        <translation>Mały klaster wewnątrz tego programu uruchamia przygotowane zadania Spark: jedno, które się udaje, i kilka, które zawodzą tak jak prawdziwe. Nic nie jest instalowane i nic nie opuszcza tego komputera.</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>Otwórz klaster ćwiczebny</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) found</source>
        <translation>
            <numerusform>Znaleziono %n klaster</numerusform>
            <numerusform>Znaleziono %n klastry</numerusform>
            <numerusform>Znaleziono %n klastrów</numerusform>
        </translation>
    </message>
    <message>
        <source>No cluster found yet</source>
        <translation>Nie znaleziono jeszcze klastra</translation>
    </message>
    <message>
        <source>Looking for kubeconfig files…</source>
        <translation>Szukanie plików kubeconfig…</translation>
    </message>
    <message>
        <source>Looked at: %1</source>
        <extracomment>a list of files</extracomment>
        <translation>Sprawdzono: %1</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>Wybierz kubeconfig</translation>
    </message>
    <message>
        <source>Forget this file</source>
        <translation>Zapomnij ten plik</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WindowActions</name>
    <message>
        <source>Search or run a command</source>
        <translation>Szukaj lub uruchom polecenie</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Połącz ponownie</translation>
    </message>
    <message>
        <source>Choose cluster or namespace…</source>
        <translation>Wybierz klaster lub przestrzeń nazw…</translation>
    </message>
    <message>
        <source>Add a kubeconfig…</source>
        <translation>Dodaj kubeconfig…</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Następny panel</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Poprzedni panel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Help on what has the focus</source>
        <translation>Pomoc do wybranego elementu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Przejdź do: %1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Użyj jasnego motywu</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>Użyj ciemnego motywu</translation>
    </message>
    <message>
        <source>Use high contrast</source>
        <translation>Użyj wysokiego kontrastu</translation>
    </message>
    <message>
        <source>Use the system&apos;s theme</source>
        <translation>Użyj motywu systemu</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Klaster</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
</context>
</TS>
