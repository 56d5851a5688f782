<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Causes</name>
    <message>
        <source>Something is wrong: %1.</source>
        <extracomment>%1 is the technical name of what was found</extracomment>
        <translation>Coś jest nie tak: %1.</translation>
    </message>
    <message>
        <source>The token ended at {expires}; the server does not accept it any more.</source>
        <translation>Token wygasł {expires}; serwer już go nie przyjmuje.</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>Weź nowy token stamtąd, skąd pochodzi ten (Rancher: pobierz ponownie kubeconfig lub utwórz klucz API), i wstaw go w jego miejsce.</translation>
    </message>
    <message>
        <source>The server does not accept the token. Tokens of this kind live for a limited time: it has very probably ended, or was deleted.</source>
        <translation>Serwer nie przyjmuje tokenu. Tokeny tego rodzaju są ważne przez ograniczony czas: ten najpewniej wygasł lub został usunięty.</translation>
    </message>
    <message>
        <source>Get a new one from where this one came from (Rancher: download the kubeconfig again or create an API key) and put it in its place.</source>
        <translation>Weź nowy stamtąd, skąd pochodzi ten (Rancher: pobierz ponownie kubeconfig lub utwórz klucz API), i wstaw go w jego miejsce.</translation>
    </message>
    <message>
        <source>The token has expired.</source>
        <translation>Token wygasł.</translation>
    </message>
    <message>
        <source>Get a new token from where this one came from and put it in its place.</source>
        <translation>Weź nowy token stamtąd, skąd pochodzi ten, i wstaw go w jego miejsce.</translation>
    </message>
    <message>
        <source>The token of the driver has expired: it was fixed when the job was submitted, or read only once.</source>
        <translation>Token drivera wygasł: ustalono go przy zgłoszeniu zadania albo odczytano tylko raz.</translation>
    </message>
    <message>
        <source>Leave out spark.kubernetes.authenticate.driver.oauthToken, so that the driver uses the token of its service account, which is renewed.</source>
        <translation>Pomiń spark.kubernetes.authenticate.driver.oauthToken, aby driver używał tokenu swojego konta usługi, który jest odnawiany.</translation>
    </message>
    <message>
        <source>Use Spark 3.3.4, 3.4.2, 3.5.1 or later: older ones read the account&apos;s token only once.</source>
        <translation>Użyj Spark 3.3.4, 3.4.2, 3.5.1 lub nowszego: starsze czytają token konta tylko raz.</translation>
    </message>
    <message>
        <source>The token of {user} is meant for another service, not for a Kubernetes API server.</source>
        <translation>Token użytkownika {user} jest przeznaczony dla innej usługi, a nie dla serwera API Kubernetes.</translation>
    </message>
    <message>
        <source>Create it without an audience: kubectl create token ACCOUNT.</source>
        <translation>Utwórz go bez parametru audience: kubectl create token ACCOUNT.</translation>
    </message>
    <message>
        <source>The token is good, but for another cluster: Rancher refused it before this cluster was asked.</source>
        <translation>Token jest dobry, ale dla innego klastra: Rancher odrzucił go, zanim zapytano ten klaster.</translation>
    </message>
    <message>
        <source>Create the API key in Rancher without a scope or with the scope of this cluster, or download the kubeconfig from this cluster&apos;s page.</source>
        <translation>Utwórz klucz API w Rancher bez zakresu (scope) lub z zakresem tego klastra albo pobierz kubeconfig ze strony tego klastra.</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended at {notAfter}.</source>
        <translation>Certyfikat klienta {user} wygasł {notAfter}.</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again (K3s: /etc/rancher/k3s/k3s.yaml); it renews its own at a restart, copies stay as they are.</source>
        <translation>Skopiuj ponownie kubeconfig z serwera (K3s: /etc/rancher/k3s/k3s.yaml); swój serwer odnawia przy restarcie, a kopie pozostają bez zmian.</translation>
    </message>
    <message>
        <source>The client certificate has expired.</source>
        <translation>Certyfikat klienta wygasł.</translation>
    </message>
    <message>
        <source>The server sees nobody: the credential got lost on the way, probably in a proxy in between.</source>
        <translation>Serwer nikogo nie rozpoznaje: dane logowania zginęły po drodze, zapewne w proxy.</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A proxy that opens TLS takes client certificates away, some also take the token.</source>
        <translation>Użyj własnego adresu serwera API. Proxy, które otwiera TLS, usuwa certyfikaty klienta, a niektóre także token.</translation>
    </message>
    <message>
        <source>The server wants to know who you are, and no token, certificate or password is given.</source>
        <translation>Serwer chce wiedzieć, kim jesteś, a nie podano tokenu, certyfikatu ani hasła.</translation>
    </message>
    <message>
        <source>Give a token or a client certificate; whoever runs the cluster has one for you (K3s: in /etc/rancher/k3s/k3s.yaml).</source>
        <translation>Podaj token lub certyfikat klienta; dostaniesz go od administratora klastra (K3s: w /etc/rancher/k3s/k3s.yaml).</translation>
    </message>
    <message>
        <source>The server does not accept the client certificate of {user}: another authority signed it than the server asks.</source>
        <translation>Serwer nie przyjmuje certyfikatu klienta {user}: podpisał go inny urząd niż ten, którego żąda serwer.</translation>
    </message>
    <message>
        <source>Copy the kubeconfig from the server again: the cluster was probably set up anew.</source>
        <translation>Skopiuj ponownie kubeconfig z serwera: klaster zapewne utworzono od nowa.</translation>
    </message>
    <message>
        <source>The server does not accept user and password. Kubernetes itself has not known them since 1.19; only a proxy before it may.</source>
        <translation>Serwer nie przyjmuje nazwy użytkownika i hasła. Sam Kubernetes nie zna ich od wersji 1.19; może je znać tylko proxy przed nim.</translation>
    </message>
    <message>
        <source>Check both, or use a token instead.</source>
        <translation>Sprawdź jedno i drugie albo użyj tokenu.</translation>
    </message>
    <message>
        <source>The credential holds blanks, line breaks or other characters that none has.</source>
        <translation>Dane logowania zawierają spacje, końce wierszy lub inne znaki, których nie może w nich być.</translation>
    </message>
    <message>
        <source>Copy it again, without what stands before and after it.</source>
        <translation>Skopiuj je ponownie, bez tego, co stoi przed nimi i po nich.</translation>
    </message>
    <message>
        <source>This is the token with which machines join a K3s cluster; it opens no API.</source>
        <translation>To token, którym komputery dołączają do klastra K3s; nie daje dostępu do API.</translation>
    </message>
    <message>
        <source>Take the client certificate of /etc/rancher/k3s/k3s.yaml, or create a token: kubectl create token ACCOUNT.</source>
        <translation>Weź certyfikat klienta z /etc/rancher/k3s/k3s.yaml albo utwórz token: kubectl create token ACCOUNT.</translation>
    </message>
    <message>
        <source>This is a certificate, not a token.</source>
        <translation>To certyfikat, a nie token.</translation>
    </message>
    <message>
        <source>Put it in as client certificate, together with its key, or as CA if it is the cluster&apos;s.</source>
        <translation>Wstaw go jako certyfikat klienta, razem z jego kluczem, albo jako CA, jeśli należy do klastra.</translation>
    </message>
    <message>
        <source>This is a private key, not a token. It was not stored.</source>
        <translation>To klucz prywatny, a nie token. Nie zapisano go.</translation>
    </message>
    <message>
        <source>Put it in as the key of a client certificate.</source>
        <translation>Wstaw go jako klucz certyfikatu klienta.</translation>
    </message>
    <message>
        <source>This is a whole kubeconfig, not a token.</source>
        <translation>To cały kubeconfig, a nie token.</translation>
    </message>
    <message>
        <source>Begin with the kubeconfig: everything else is in it.</source>
        <translation>Zacznij od kubeconfig: wszystko inne jest w nim.</translation>
    </message>
    <message>
        <source>This stands in place of a token: the true one was taken out (kubectl config view does so).</source>
        <translation>To stoi w miejscu tokenu: prawdziwy usunięto (robi to kubectl config view).</translation>
    </message>
    <message>
        <source>Take the token from the file itself, or use kubectl config view --raw.</source>
        <translation>Weź token z samego pliku albo użyj kubectl config view --raw.</translation>
    </message>
    <message>
        <source>This is no token, but something else, perhaps a page or an answer that was copied with it.</source>
        <translation>To nie token, lecz coś innego, może strona lub odpowiedź skopiowana razem z nim.</translation>
    </message>
    <message>
        <source>Copy the token alone: one line without blanks.</source>
        <translation>Skopiuj sam token: jeden wiersz bez spacji.</translation>
    </message>
    <message>
        <source>The server does not know the token: it belongs to another cluster, was revoked, or is not complete.</source>
        <translation>Serwer nie zna tego tokenu: należy do innego klastra, został unieważniony albo nie jest kompletny.</translation>
    </message>
    <message>
        <source>Copy the whole token again, or create a new one: kubectl create token ACCOUNT.</source>
        <translation>Skopiuj ponownie cały token albo utwórz nowy: kubectl create token ACCOUNT.</translation>
    </message>
    <message>
        <source>If the cluster was set up anew, all its tokens are void.</source>
        <translation>Jeśli klaster utworzono od nowa, wszystkie jego tokeny są nieważne.</translation>
    </message>
    <message>
        <source>The program with which the kubeconfig logs in cannot be used.</source>
        <translation>Nie można użyć programu, którym loguje się kubeconfig.</translation>
    </message>
    <message>
        <source>Check its entry (users, exec) in the kubeconfig, or download the kubeconfig again.</source>
        <translation>Sprawdź jego wpis (users, exec) w kubeconfig albo pobierz kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>The client key is of the elliptic-curve kind. Firesteel reads it; the Java client of spark-submit does only with BouncyCastle.</source>
        <translation>Klucz klienta używa krzywych eliptycznych. Firesteel go odczytuje; klient Java programu spark-submit tylko z BouncyCastle.</translation>
    </message>
    <message>
        <source>Nothing to do here. For spark-submit, add the jars bcprov and bcpkix to its jars folder, or use a token.</source>
        <translation>Tutaj nic nie trzeba robić. Dla spark-submit dodaj pliki jar bcprov i bcpkix do jego folderu jars albo użyj tokenu.</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential. Firesteel&apos;s PATH does not contain it, although it is installed.</source>
        <translation>Kubeconfig bierze dane logowania z programu {program}. Nie ma go w PATH programu Firesteel, choć jest zainstalowany.</translation>
    </message>
    <message>
        <source>Put {found} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>Wpisz {found} do kubeconfig, w users[].user.exec.command.</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal, whose PATH contains it.</source>
        <translation>Albo uruchom Firesteel z terminala, którego PATH go zawiera.</translation>
    </message>
    <message>
        <source>The kubeconfig asks the program {program} for the credential, and it is not in Firesteel&apos;s PATH.</source>
        <translation>Kubeconfig bierze dane logowania z programu {program}, a nie ma go w PATH programu Firesteel.</translation>
    </message>
    <message>
        <source>If it is installed, put its absolute path into the kubeconfig, under users[].user.exec.command, or start Firesteel from a terminal in which it is found.</source>
        <translation>Jeśli jest zainstalowany, wpisz jego ścieżkę bezwzględną do kubeconfig, w users[].user.exec.command, albo uruchom Firesteel z terminala, w którym jest dostępny.</translation>
    </message>
    <message>
        <source>Else install it. The kubeconfig says: {hint}</source>
        <translation>W przeciwnym razie zainstaluj go. Kubeconfig podaje: {hint}</translation>
    </message>
    <message>
        <source>Put the absolute path of {program} into the kubeconfig, under users[].user.exec.command.</source>
        <translation>Wpisz ścieżkę bezwzględną programu {program} do kubeconfig, w users[].user.exec.command.</translation>
    </message>
    <message>
        <source>Or install it, or start Firesteel from a terminal in which it is found.</source>
        <translation>Albo zainstaluj go, albo uruchom Firesteel z terminala, w którym jest dostępny.</translation>
    </message>
    <message>
        <source>The program that the kubeconfig asks for the credential is not in Firesteel&apos;s PATH.</source>
        <translation>Programu, z którego kubeconfig bierze dane logowania, nie ma w PATH programu Firesteel.</translation>
    </message>
    <message>
        <source>Put its absolute path into the kubeconfig, under users[].user.exec.command, or install it.</source>
        <translation>Wpisz jego ścieżkę bezwzględną do kubeconfig, w users[].user.exec.command, albo zainstaluj go.</translation>
    </message>
    <message>
        <source>The program {program} answers in another version than the kubeconfig names.</source>
        <translation>Program {program} odpowiada w innej wersji, niż podaje kubeconfig.</translation>
    </message>
    <message>
        <source>Bring the program up to date and make the kubeconfig with it anew.</source>
        <translation>Zaktualizuj program i utwórz nim kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>The kubeconfig names the program for the credential without a version that is still in use (client.authentication.k8s.io/v1 or v1beta1).</source>
        <translation>Kubeconfig podaje program do logowania bez wersji, która jest jeszcze w użyciu (client.authentication.k8s.io/v1 lub v1beta1).</translation>
    </message>
    <message>
        <source>Bring the tool that made the kubeconfig up to date and make it anew (EKS: aws eks update-kubeconfig).</source>
        <translation>Zaktualizuj narzędzie, które utworzyło kubeconfig, i utwórz go od nowa (EKS: aws eks update-kubeconfig).</translation>
    </message>
    <message>
        <source>Or write apiVersion: client.authentication.k8s.io/v1 under users[].user.exec.</source>
        <translation>Albo wpisz apiVersion: client.authentication.k8s.io/v1 w users[].user.exec.</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet: {command}</source>
        <translation>Aby się zalogować, kubeconfig chce uruchomić program, na który nikt się jeszcze nie zgodził: {command}</translation>
    </message>
    <message>
        <source>Look at the command, and agree to it if you trust whoever made the kubeconfig.</source>
        <translation>Przeczytaj polecenie i zgódź się na nie, jeśli ufasz autorowi kubeconfig.</translation>
    </message>
    <message>
        <source>To log in, the kubeconfig wants to run a program, which nobody has agreed to yet.</source>
        <translation>Aby się zalogować, kubeconfig chce uruchomić program, na który nikt się jeszcze nie zgodził.</translation>
    </message>
    <message>
        <source>The program {program} gave no credential: its sign-in has probably ended.</source>
        <translation>Program {program} nie podał danych logowania: jego sesja zapewne wygasła.</translation>
    </message>
    <message>
        <source>Run {login} in a terminal, then try again.</source>
        <translation>Uruchom {login} w terminalu, potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The program for the credential asks questions in a terminal, and Firesteel has none to give it.</source>
        <translation>Program do logowania zadaje pytania w terminalu, a Firesteel nie ma terminala.</translation>
    </message>
    <message>
        <source>Run kubectl get pods once in a terminal: many programs keep the sign-in for a time. Then use a kubeconfig that does not ask always (interactiveMode: IfAvailable).</source>
        <translation>Uruchom raz w terminalu kubectl get pods: wiele programów zachowuje sesję na pewien czas. Potem użyj kubeconfig, który nie pyta za każdym razem (interactiveMode: IfAvailable).</translation>
    </message>
    <message>
        <source>Or use a token.</source>
        <translation>Albo użyj tokenu.</translation>
    </message>
    <message>
        <source>The program {program} gave no answer within {seconds} seconds and was ended. Perhaps it waits for a sign-in.</source>
        <translation>Program {program} nie odpowiedział w ciągu {seconds} s i został zakończony. Może czeka na zalogowanie.</translation>
    </message>
    <message>
        <source>Run it in a terminal and look for what it waits for: {command}</source>
        <translation>Uruchom go w terminalu i sprawdź, na co czeka: {command}</translation>
    </message>
    <message>
        <source>The program {program} ended with exit code {code} and gave no credential.</source>
        <translation>Program {program} zakończył się z kodem wyjścia {code} i nie podał danych logowania.</translation>
    </message>
    <message>
        <source>Read its own words under the details; perhaps you have to sign in anew.</source>
        <translation>Przeczytaj w szczegółach, co sam napisał; może trzeba zalogować się od nowa.</translation>
    </message>
    <message>
        <source>Run it in a terminal: {command}</source>
        <translation>Uruchom go w terminalu: {command}</translation>
    </message>
    <message>
        <source>The program {program} died by signal {signal} before it gave a credential.</source>
        <translation>Program {program} przerwał sygnał {signal}, zanim podał dane logowania.</translation>
    </message>
    <message>
        <source>Run it in a terminal; if it dies there as well, install it again: {command}</source>
        <translation>Uruchom go w terminalu; jeśli i tam się przerwie, zainstaluj go ponownie: {command}</translation>
    </message>
    <message>
        <source>The program {program} wrote far more than a credential and was ended.</source>
        <translation>Program {program} wypisał o wiele więcej niż dane logowania i został zakończony.</translation>
    </message>
    <message>
        <source>Check that the command in the kubeconfig is the right one: {command}</source>
        <translation>Sprawdź, czy polecenie w kubeconfig jest właściwe: {command}</translation>
    </message>
    <message>
        <source>The program {program} writes other text before the credential: “{excerpt}”. kubectl cannot read that either.</source>
        <translation>Program {program} wypisuje inny tekst przed danymi logowania: „{excerpt}”. Tego nie odczyta też kubectl.</translation>
    </message>
    <message>
        <source>Make the notice go away, or to standard error: it comes from the program, from an update check, or from a script around it.</source>
        <translation>Usuń ten komunikat lub skieruj go na standardowe wyjście błędów: pochodzi z programu, ze sprawdzania aktualizacji albo ze skryptu, który go uruchamia.</translation>
    </message>
    <message>
        <source>The program {program} did not write a credential (a JSON text of kind ExecCredential).</source>
        <translation>Program {program} nie wypisał danych logowania (tekstu JSON rodzaju ExecCredential).</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes: {command}</source>
        <translation>Uruchom go w terminalu i zobacz, co wypisuje: {command}</translation>
    </message>
    <message>
        <source>The program {program} gave a token that had ended already, and the server refused it.</source>
        <translation>Program {program} podał token, który już wygasł, i serwer go odrzucił.</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Sprawdź zegar tego komputera.</translation>
    </message>
    <message>
        <source>If it is right, empty the program&apos;s cache or sign in anew with it: {command}</source>
        <translation>Jeśli jest dobry, wyczyść pamięć podręczną programu albo zaloguj się nim od nowa: {command}</translation>
    </message>
    <message>
        <source>The file {program} is there, but this system cannot run it.</source>
        <translation>Plik {program} istnieje, ale ten system nie może go uruchomić.</translation>
    </message>
    <message>
        <source>Give it the right to be run (chmod +x), or install the version for this system.</source>
        <translation>Nadaj mu prawo do wykonywania (chmod +x) albo zainstaluj wersję dla tego systemu.</translation>
    </message>
    <message>
        <source>What the program for the credential is to be told is larger than the system allows, probably because of a very large CA bundle.</source>
        <translation>Dane, które ma dostać program do logowania, są większe, niż pozwala system, zapewne przez bardzo duży zestaw CA.</translation>
    </message>
    <message>
        <source>Put only the cluster&apos;s own CA into the kubeconfig, or take provideClusterInfo out if the program does not need it.</source>
        <translation>Wpisz do kubeconfig tylko CA samego klastra albo usuń provideClusterInfo, jeśli program tego nie potrzebuje.</translation>
    </message>
    <message>
        <source>The program {program} gave no credential that can be used.</source>
        <translation>Program {program} nie podał danych logowania, których można użyć.</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes; bring it up to date: {command}</source>
        <translation>Uruchom go w terminalu i zobacz, co wypisuje; zaktualizuj go: {command}</translation>
    </message>
    <message>
        <source>The program for the credential gave none that can be used.</source>
        <translation>Program do logowania nie podał danych, których można użyć.</translation>
    </message>
    <message>
        <source>Run it in a terminal and look at what it writes.</source>
        <translation>Uruchom go w terminalu i zobacz, co wypisuje.</translation>
    </message>
    <message>
        <source>The sign-in of {issuer} has ended, and the kubeconfig holds no refresh token to get a new one.</source>
        <translation>Sesja w {issuer} wygasła, a w kubeconfig nie ma tokenu odświeżania, by uzyskać nową.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>Zaloguj się od nowa narzędziem, które utworzyło kubeconfig.</translation>
    </message>
    <message>
        <source>The identity server {issuer} does not renew the sign-in ({error}): it has ended, was revoked, or another program has used up the refresh token.</source>
        <translation>Serwer tożsamości {issuer} nie odnawia sesji ({error}): wygasła, została unieważniona albo token odświeżania zużył inny program.</translation>
    </message>
    <message>
        <source>Better, use a program for the credential (kubelogin): several programs can share its sign-in.</source>
        <translation>Lepiej użyj programu do logowania (kubelogin): wiele programów może korzystać z jego sesji.</translation>
    </message>
    <message>
        <source>The sign-in has to be renewed, and the identity server {issuer} cannot be reached ({code}).</source>
        <translation>Trzeba odnowić sesję, a nie można połączyć się z serwerem tożsamości {issuer} ({code}).</translation>
    </message>
    <message>
        <source>Check the VPN and the proxy. If its certificate is from a CA of your own, name that in idp-certificate-authority.</source>
        <translation>Sprawdź VPN i proxy. Jeśli jego certyfikat pochodzi z własnego CA, podaj je w idp-certificate-authority.</translation>
    </message>
    <message>
        <source>The address of the identity server in the kubeconfig ({issuer}) is not the one that the server itself gives, or not https. The refresh token was not sent.</source>
        <translation>Adres serwera tożsamości w kubeconfig ({issuer}) nie jest tym, który podaje sam serwer, albo nie jest adresem https. Tokenu odświeżania nie wysłano.</translation>
    </message>
    <message>
        <source>Correct idp-issuer-url in the kubeconfig.</source>
        <translation>Popraw idp-issuer-url w kubeconfig.</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no token that can be used.</source>
        <translation>Sesja wygasła, a serwer tożsamości {issuer} nie dał tokenu, którego można użyć.</translation>
    </message>
    <message>
        <source>Check client-id and client-secret in the kubeconfig.</source>
        <translation>Sprawdź client-id i client-secret w kubeconfig.</translation>
    </message>
    <message>
        <source>The sign-in has ended and could not be renewed.</source>
        <translation>Sesja wygasła i nie udało się jej odnowić.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds no cluster.</source>
        <translation>W kubeconfig {path} nie ma żadnego klastra.</translation>
    </message>
    <message>
        <source>Choose another file, or connect with an address, a CA and a token.</source>
        <translation>Wybierz inny plik albo połącz się, podając adres, CA i token.</translation>
    </message>
    <message>
        <source>The kubeconfig holds no cluster.</source>
        <translation>W kubeconfig nie ma żadnego klastra.</translation>
    </message>
    <message>
        <source>This WSL distribution has no kubeconfig of its own; Windows has one: {windows}.</source>
        <translation>Ta dystrybucja WSL nie ma własnego kubeconfig; ma go Windows: {windows}.</translation>
    </message>
    <message>
        <source>Use {windows}: choose it here, or put it into the variable KUBECONFIG.</source>
        <translation>Użyj {windows}: wybierz go tutaj albo wpisz do zmiennej KUBECONFIG.</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution.</source>
        <translation>W Rancher Desktop lub Docker Desktop włącz integrację WSL dla tej dystrybucji.</translation>
    </message>
    <message>
        <source>KUBECONFIG names {path}, and there is no such file.</source>
        <translation>KUBECONFIG wskazuje {path}, a takiego pliku nie ma.</translation>
    </message>
    <message>
        <source>Put the path of a file that exists into KUBECONFIG, or remove the variable.</source>
        <translation>Wpisz do KUBECONFIG ścieżkę istniejącego pliku albo usuń tę zmienną.</translation>
    </message>
    <message>
        <source>Check the path for a misprint.</source>
        <translation>Sprawdź, czy w ścieżce nie ma literówki.</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect inside this WSL distribution.</source>
        <translation>W tej dystrybucji WSL nie obowiązuje żaden kubeconfig.</translation>
    </message>
    <message>
        <source>In Rancher Desktop or Docker Desktop, switch on the WSL integration for this distribution, or copy the kubeconfig of Windows with its certificates embedded to ~/.kube/config.</source>
        <translation>W Rancher Desktop lub Docker Desktop włącz integrację WSL dla tej dystrybucji albo skopiuj kubeconfig z Windows, z osadzonymi certyfikatami, do ~/.kube/config.</translation>
    </message>
    <message>
        <source>Check the variable KUBECONFIG.</source>
        <translation>Sprawdź zmienną KUBECONFIG.</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect: {path} does not exist.</source>
        <translation>Nie obowiązuje żaden kubeconfig: {path} nie istnieje.</translation>
    </message>
    <message>
        <source>Choose a kubeconfig, or connect with an address, a CA and a token.</source>
        <translation>Wybierz kubeconfig albo połącz się, podając adres, CA i token.</translation>
    </message>
    <message>
        <source>If you have a file elsewhere, copy it to ~/.kube/config or put its path into the variable KUBECONFIG.</source>
        <translation>Jeśli masz ten plik gdzie indziej, skopiuj go do ~/.kube/config albo wpisz jego ścieżkę do zmiennej KUBECONFIG.</translation>
    </message>
    <message>
        <source>No kubeconfig is in effect.</source>
        <translation>Nie obowiązuje żaden kubeconfig.</translation>
    </message>
    <message>
        <source>Check the variables HOME and KUBECONFIG.</source>
        <translation>Sprawdź zmienne HOME i KUBECONFIG.</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files. They count as one here and in kubectl, but spark-submit reads only the first, {first}, which lacks what the context {context} needs.</source>
        <translation>KUBECONFIG wskazuje kilka plików ({count}). Tutaj i w kubectl liczą się jako jeden, ale spark-submit czyta tylko pierwszy, {first}, w którym brakuje tego, czego potrzebuje kontekst {context}.</translation>
    </message>
    <message>
        <source>Merge them: kubectl config view --raw --flatten &gt; merged, and set KUBECONFIG to that one file.</source>
        <translation>Połącz je: kubectl config view --raw --flatten &gt; merged, i ustaw KUBECONFIG na ten jeden plik.</translation>
    </message>
    <message>
        <source>Or choose the context by name here, where all files are read.</source>
        <translation>Albo wybierz kontekst po nazwie tutaj, gdzie czytane są wszystkie pliki.</translation>
    </message>
    <message>
        <source>KUBECONFIG names {count} files, which count as one. Where names are used twice, the first file wins.</source>
        <translation>KUBECONFIG wskazuje kilka plików ({count}), które liczą się jako jeden. Jeśli nazwy się powtarzają, wygrywa pierwszy plik.</translation>
    </message>
    <message>
        <source>To be sure which cluster is meant, choose the context by name, or set KUBECONFIG to one file.</source>
        <translation>Aby mieć pewność, o który klaster chodzi, wybierz kontekst po nazwie albo ustaw KUBECONFIG na jeden plik.</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig. It has: {known}.</source>
        <translation>W kubeconfig nie wybrano kontekstu. Dostępne: {known}.</translation>
    </message>
    <message>
        <source>Choose a context, or set one: kubectl config use-context NAME.</source>
        <translation>Wybierz kontekst albo ustaw go: kubectl config use-context NAME.</translation>
    </message>
    <message>
        <source>No context is chosen in the kubeconfig.</source>
        <translation>W kubeconfig nie wybrano kontekstu.</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}; there is {meant}.</source>
        <translation>W kubeconfig nie ma kontekstu {name}; jest {meant}.</translation>
    </message>
    <message>
        <source>Choose {meant}, if that is the one.</source>
        <translation>Wybierz {meant}, jeśli o niego chodzi.</translation>
    </message>
    <message>
        <source>Contexts here: {known}.</source>
        <translation>Dostępne konteksty: {known}.</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}. It has: {known}.</source>
        <translation>W kubeconfig nie ma kontekstu {name}. Dostępne: {known}.</translation>
    </message>
    <message>
        <source>Choose one of these, or add the file that holds {name}.</source>
        <translation>Wybierz jeden z nich albo dodaj plik, który zawiera {name}.</translation>
    </message>
    <message>
        <source>The kubeconfig has no context {name}.</source>
        <translation>W kubeconfig nie ma kontekstu {name}.</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds {name}.</source>
        <translation>Wybierz inny kontekst albo dodaj plik, który zawiera {name}.</translation>
    </message>
    <message>
        <source>The context {context} names the cluster {name}, which is in none of the files.</source>
        <translation>Kontekst {context} podaje klaster {name}, którego nie ma w żadnym z plików.</translation>
    </message>
    <message>
        <source>Add the file that holds the cluster {name}, or correct the name in the context.</source>
        <translation>Dodaj plik, który zawiera klaster {name}, albo popraw nazwę w kontekście.</translation>
    </message>
    <message>
        <source>A context names no cluster that is in the files.</source>
        <translation>Kontekst podaje klaster, którego nie ma w plikach.</translation>
    </message>
    <message>
        <source>Choose another context, or add the file that holds the cluster.</source>
        <translation>Wybierz inny kontekst albo dodaj plik, który zawiera ten klaster.</translation>
    </message>
    <message>
        <source>The context {context} names the user {name}, which is in none of the files.</source>
        <translation>Kontekst {context} podaje użytkownika {name}, którego nie ma w żadnym z plików.</translation>
    </message>
    <message>
        <source>Add the file that holds the user {name}, or correct the name in the context.</source>
        <translation>Dodaj plik, który zawiera użytkownika {name}, albo popraw nazwę w kontekście.</translation>
    </message>
    <message>
        <source>The kubeconfig names {name}, which is in none of the files.</source>
        <translation>Kubeconfig odwołuje się do {name}, a nie ma tego w żadnym z plików.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is text in {encoding} without a mark that says so, and cannot be read.</source>
        <translation>Kubeconfig {path} to tekst w kodowaniu {encoding} bez znacznika, który by o tym mówił, i nie można go odczytać.</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE.</source>
        <translation>Zapisz go jako UTF-8. W PowerShell: Get-Content FILE -Encoding Unicode | Out-File -Encoding utf8 NEWFILE.</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>Albo przekonwertuj go (iconv -f UTF-16LE -t UTF-8 FILE &gt; NEWFILE).</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not text in UTF-8.</source>
        <translation>Kubeconfig {path} nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>Check that it is the right file; a kubeconfig is a YAML text.</source>
        <translation>Sprawdź, czy to właściwy plik; kubeconfig to tekst YAML.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 with an editor, or copy it again from its origin.</source>
        <translation>Zapisz go w edytorze jako UTF-8 albo skopiuj go ponownie ze źródła.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is saved as {encoding}, as PowerShell does when it writes with &quot;&gt;&quot;. Firesteel and kubectl can read it; spark-submit and others cannot.</source>
        <translation>Kubeconfig {path} zapisano jako {encoding}; tak robi PowerShell, gdy pisze przez „&gt;”. Firesteel i kubectl go odczytają; spark-submit i inne programy nie.</translation>
    </message>
    <message>
        <source>Save it as UTF-8. In PowerShell: kubectl config view --raw | Out-File -Encoding utf8 FILE.</source>
        <translation>Zapisz go jako UTF-8. W PowerShell: kubectl config view --raw | Out-File -Encoding utf8 FILE.</translation>
    </message>
    <message>
        <source>Or convert it (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE).</source>
        <translation>Albo przekonwertuj go (iconv -f UTF-16 -t UTF-8 FILE &gt; NEWFILE).</translation>
    </message>
    <message>
        <source>The kubeconfig is not text in UTF-8.</source>
        <translation>Kubeconfig nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Zapisz go jako UTF-8.</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: the angle brackets of a template are still around it.</source>
        <translation>Wartość {key} w {path} nie jest tekstem base64: nadal otaczają ją nawiasy ostre z szablonu.</translation>
    </message>
    <message>
        <source>Replace the whole value, with &lt; and &gt;, by the bare base64 text of the certificate in one line.</source>
        <translation>Zastąp całą wartość, razem z &lt; i &gt;, samym tekstem base64 certyfikatu w jednym wierszu.</translation>
    </message>
    <message>
        <source>If you have a PEM file, give its path instead, under the key without -data.</source>
        <translation>Jeśli masz plik PEM, podaj zamiast tego jego ścieżkę, w kluczu bez -data.</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but the PEM text itself.</source>
        <translation>Wartość {key} w {path} to nie base64, lecz sam tekst PEM.</translation>
    </message>
    <message>
        <source>Put the base64 form of the file there: base64 -w0 FILE.</source>
        <translation>Wpisz tam plik w postaci base64: base64 -w0 FILE.</translation>
    </message>
    <message>
        <source>Or give the path of the PEM file, under the key without -data.</source>
        <translation>Albo podaj ścieżkę pliku PEM, w kluczu bez -data.</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64, but a path.</source>
        <translation>Wartość {key} w {path} to nie base64, lecz ścieżka.</translation>
    </message>
    <message>
        <source>Use the key without -data for a path.</source>
        <translation>Dla ścieżki użyj klucza bez -data.</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64: it is in the alphabet for URLs, with - and _.</source>
        <translation>Wartość {key} w {path} nie jest tekstem base64: zapisano ją alfabetem dla URL, z - i _.</translation>
    </message>
    <message>
        <source>Replace - by + and _ by /, or encode the file again: base64 -w0 FILE.</source>
        <translation>Zamień - na + i _ na / albo zakoduj plik ponownie: base64 -w0 FILE.</translation>
    </message>
    <message>
        <source>The value of {key} in {path} is not base64.</source>
        <translation>Wartość {key} w {path} nie jest tekstem base64.</translation>
    </message>
    <message>
        <source>Copy the value again, whole and in one line; a part may be missing.</source>
        <translation>Skopiuj wartość ponownie, całą i w jednym wierszu; może brakować jej części.</translation>
    </message>
    <message>
        <source>The file {path} is a web page, not a kubeconfig: probably a log-in page was saved.</source>
        <translation>Plik {path} to strona WWW, a nie kubeconfig: zapewne zapisano stronę logowania.</translation>
    </message>
    <message>
        <source>Log in with the browser first, then download the kubeconfig again.</source>
        <translation>Najpierw zaloguj się w przeglądarce, potem pobierz kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>The file {path} is a certificate, not a kubeconfig.</source>
        <translation>Plik {path} to certyfikat, a nie kubeconfig.</translation>
    </message>
    <message>
        <source>Use it as the CA together with an address and a token, or choose the kubeconfig.</source>
        <translation>Użyj go jako CA razem z adresem i tokenem albo wybierz kubeconfig.</translation>
    </message>
    <message>
        <source>The file {path} is a private key, not a kubeconfig.</source>
        <translation>Plik {path} to klucz prywatny, a nie kubeconfig.</translation>
    </message>
    <message>
        <source>Choose the kubeconfig.</source>
        <translation>Wybierz kubeconfig.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} has the key {key} twice at the same place, in lines {firstLine} and {line}.</source>
        <translation>Kubeconfig {path} ma klucz {key} dwa razy w tym samym miejscu, w wierszach {firstLine} i {line}.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Usuń jeden z nich.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} refers to itself in line {line} (an alias inside its own anchor).</source>
        <translation>Kubeconfig {path} odwołuje się do siebie w wierszu {line} (alias wewnątrz własnej kotwicy).</translation>
    </message>
    <message>
        <source>Write the value out instead of the alias.</source>
        <translation>Zamiast aliasu wpisz samą wartość.</translation>
    </message>
    <message>
        <source>Line {line} of the kubeconfig {path} merges something that is no map (&lt;&lt;).</source>
        <translation>Wiersz {line} w kubeconfig {path} łączy coś, co nie jest mapą (&lt;&lt;).</translation>
    </message>
    <message>
        <source>Write the values out instead of merging them.</source>
        <translation>Zamiast łączyć, wpisz same wartości.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is nested or repeated beyond any sensible size and is not read.</source>
        <translation>Kubeconfig {path} ma zagnieżdżenia lub powtórzenia ponad wszelką miarę i nie jest czytany.</translation>
    </message>
    <message>
        <source>Check that it is the right file, and copy it again from its origin.</source>
        <translation>Sprawdź, czy to właściwy plik, i skopiuj go ponownie ze źródła.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is broken at line {line}: it is not valid YAML.</source>
        <translation>Kubeconfig {path} jest uszkodzony w wierszu {line}: nie jest poprawnym YAML.</translation>
    </message>
    <message>
        <source>Look at line {line} and the one before: indentation takes blanks, never tabs, and a colon a blank after it.</source>
        <translation>Obejrzyj wiersz {line} i poprzedni: wcięcia robi się spacjami, nigdy tabulatorami, a po dwukropku musi być spacja.</translation>
    </message>
    <message>
        <source>Copy the file again from its origin, whole.</source>
        <translation>Skopiuj ponownie cały plik ze źródła.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} is not valid YAML.</source>
        <translation>Kubeconfig {path} nie jest poprawnym YAML.</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows; here the file is {meant}.</source>
        <translation>Ścieżka {file} pochodzi z Windows; tutaj ten plik to {meant}.</translation>
    </message>
    <message>
        <source>Put {meant} into KUBECONFIG, with a colon between several paths.</source>
        <translation>Wpisz {meant} do KUBECONFIG, z dwukropkiem między ścieżkami.</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows, and no such file is found from here.</source>
        <translation>Ścieżka {file} pochodzi z Windows, a stąd takiego pliku nie widać.</translation>
    </message>
    <message>
        <source>Write paths as WSL has them, such as /mnt/c/Users/…, with a colon between several.</source>
        <translation>Zapisz ścieżki tak, jak widzi je WSL, na przykład /mnt/c/Users/…, z dwukropkiem między nimi.</translation>
    </message>
    <message>
        <source>Let Windows translate: put KUBECONFIG/l into its variable WSLENV.</source>
        <translation>Niech Windows je przełoży: wpisz KUBECONFIG/l do jego zmiennej WSLENV.</translation>
    </message>
    <message>
        <source>The path {file} is one of Windows and means nothing here.</source>
        <translation>Ścieżka {file} pochodzi z Windows i tutaj nic nie znaczy.</translation>
    </message>
    <message>
        <source>Give the path of a file on this machine.</source>
        <translation>Podaj ścieżkę pliku na tym komputerze.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, a path of Windows. Firesteel reads it as {meant}; kubectl and spark-submit in WSL do not.</source>
        <translation>Kubeconfig wskazuje {file}, ścieżkę z Windows. Firesteel czyta ją jako {meant}; kubectl i spark-submit w WSL nie.</translation>
    </message>
    <message>
        <source>Embed the files: on Windows run kubectl config view --raw --flatten &gt; config and use that file.</source>
        <translation>Osadź pliki: w Windows uruchom kubectl config view --raw --flatten &gt; config i użyj tego pliku.</translation>
    </message>
    <message>
        <source>Or write {meant} in its place.</source>
        <translation>Albo wpisz w to miejsce {meant}.</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, and {meant} is not there either.</source>
        <translation>Kubeconfig zapisał program z Windows: {key} wskazuje {file}, a {meant} też nie istnieje.</translation>
    </message>
    <message>
        <source>Or write the paths as /mnt/c/… with forward slashes.</source>
        <translation>Albo zapisz ścieżki jako /mnt/c/… z ukośnikami w przód.</translation>
    </message>
    <message>
        <source>The kubeconfig was written by a Windows program: {key} names {file}, which cannot be opened here.</source>
        <translation>Kubeconfig zapisał program z Windows: {key} wskazuje {file}, a tego pliku nie można tu otworzyć.</translation>
    </message>
    <message>
        <source>Or copy the files here and write their new paths, with forward slashes (in WSL: /mnt/c/…).</source>
        <translation>Albo skopiuj pliki tutaj i wpisz ich nowe ścieżki z ukośnikami w przód (w WSL: /mnt/c/…).</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, relative to its own folder; {looked} does not exist. Probably the kubeconfig was copied without the files beside it.</source>
        <translation>Kubeconfig wskazuje {file} względem własnego folderu; {looked} nie istnieje. Zapewne kubeconfig skopiowano bez plików, które leżą obok.</translation>
    </message>
    <message>
        <source>Copy the files along, or use absolute paths.</source>
        <translation>Skopiuj także te pliki albo użyj ścieżek bezwzględnych.</translation>
    </message>
    <message>
        <source>At its origin run kubectl config view --raw --flatten &gt; config: the new file holds the certificates itself.</source>
        <translation>Tam, skąd pochodzi, uruchom kubectl config view --raw --flatten &gt; config: nowy plik zawiera same certyfikaty.</translation>
    </message>
    <message>
        <source>The kubeconfig names a file relative to its own folder, and it is not there.</source>
        <translation>Kubeconfig wskazuje plik względem własnego folderu, a tego pliku tam nie ma.</translation>
    </message>
    <message>
        <source>The path {file} still holds ~ or a variable, which only a shell replaces.</source>
        <translation>Ścieżka {file} nadal zawiera ~ lub zmienną, które zastępuje tylko powłoka.</translation>
    </message>
    <message>
        <source>Write the path out, or set the variable in a shell without quotes around it.</source>
        <translation>Wpisz ścieżkę w całości albo ustaw zmienną w powłoce bez cudzysłowów wokół niej.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there; a shell would make {meant} of it.</source>
        <translation>Kubeconfig wskazuje {file}. Ani ~, ani zmienne nie są tam zastępowane; powłoka zrobiłaby z tego {meant}.</translation>
    </message>
    <message>
        <source>Write {meant} in its place.</source>
        <translation>Wpisz w to miejsce {meant}.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}. Neither ~ nor variables are replaced there.</source>
        <translation>Kubeconfig wskazuje {file}. Ani ~, ani zmienne nie są tam zastępowane.</translation>
    </message>
    <message>
        <source>Write the whole path, beginning with /.</source>
        <translation>Wpisz całą ścieżkę, zaczynając od /.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which you may not read.</source>
        <translation>Kubeconfig wskazuje {file}, a nie masz prawa czytać tego pliku.</translation>
    </message>
    <message>
        <source>Ask who owns the file for a copy, or for the right to read it.</source>
        <translation>Poproś właściciela pliku o kopię albo o prawo do czytania.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is no file but a folder or a device.</source>
        <translation>Kubeconfig wskazuje {file}, a to nie plik, lecz folder lub urządzenie.</translation>
    </message>
    <message>
        <source>Write the path of the file itself.</source>
        <translation>Wpisz ścieżkę samego pliku.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which is far too large for a certificate or token.</source>
        <translation>Kubeconfig wskazuje {file}, a ten plik jest o wiele za duży na certyfikat lub token.</translation>
    </message>
    <message>
        <source>Write the path of the right file.</source>
        <translation>Wpisz ścieżkę właściwego pliku.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file}, which cannot be read.</source>
        <translation>Kubeconfig wskazuje {file}, a tego pliku nie można odczytać.</translation>
    </message>
    <message>
        <source>Check the file, or write the path of another one.</source>
        <translation>Sprawdź plik albo wpisz ścieżkę innego.</translation>
    </message>
    <message>
        <source>The kubeconfig names {file} as {key}, and there is no such file.</source>
        <translation>Kubeconfig wskazuje {file} jako {key}, a takiego pliku nie ma.</translation>
    </message>
    <message>
        <source>Correct the path, or put the file there.</source>
        <translation>Popraw ścieżkę albo umieść tam plik.</translation>
    </message>
    <message>
        <source>A path in the kubeconfig leads to no file on this machine.</source>
        <translation>Ścieżka w kubeconfig nie prowadzi do żadnego pliku na tym komputerze.</translation>
    </message>
    <message>
        <source>The kubeconfig names a file that does not exist.</source>
        <translation>Kubeconfig wskazuje plik, który nie istnieje.</translation>
    </message>
    <message>
        <source>{text} stands for an address that has still to be put there.</source>
        <translation>{text} stoi w miejscu adresu, który trzeba dopiero wpisać.</translation>
    </message>
    <message>
        <source>Put in the name or address of your own server.</source>
        <translation>Wpisz nazwę lub adres własnego serwera.</translation>
    </message>
    <message>
        <source>{key} holds {text}: the output of kubectl config view hides secrets unless it is asked for them.</source>
        <translation>{key} zawiera {text}: kubectl config view ukrywa sekrety, jeśli się o nie nie poprosi.</translation>
    </message>
    <message>
        <source>Get the file again, with the secrets in it (kubectl config view --raw --flatten &gt; config).</source>
        <translation>Pobierz plik ponownie, razem z sekretami (kubectl config view --raw --flatten &gt; config).</translation>
    </message>
    <message>
        <source>{key} holds {text}, which stands for a value that has still to be put there.</source>
        <translation>{key} zawiera {text}, co stoi w miejscu wartości, którą trzeba dopiero wpisać.</translation>
    </message>
    <message>
        <source>Put the real value in its place.</source>
        <translation>Wpisz w to miejsce prawdziwą wartość.</translation>
    </message>
    <message>
        <source>Get the kubeconfig again from whoever runs the cluster.</source>
        <translation>Poproś administratora klastra o kubeconfig jeszcze raz.</translation>
    </message>
    <message>
        <source>{key} holds a placeholder, not a value.</source>
        <translation>{key} zawiera symbol zastępczy, a nie wartość.</translation>
    </message>
    <message>
        <source>The kubeconfig holds a placeholder in place of a value.</source>
        <translation>Kubeconfig zawiera symbol zastępczy zamiast wartości.</translation>
    </message>
    <message>
        <source>Two files have an entry of the kind {kind} named {name}: {firstPath} counts, the one in {path} is not used.</source>
        <translation>Dwa pliki mają wpis rodzaju {kind} o nazwie {name}: liczy się {firstPath}, a ten z {path} nie jest używany.</translation>
    </message>
    <message>
        <source>Rename one of the two (kubectl config rename-context for contexts), or use the files one at a time.</source>
        <translation>Zmień nazwę jednego z nich (dla kontekstów kubectl config rename-context) albo używaj plików osobno.</translation>
    </message>
    <message>
        <source>Add {path} here as a file of its own: its entries are then kept apart.</source>
        <translation>Dodaj tu {path} jako osobny plik: jego wpisy pozostaną wtedy oddzielne.</translation>
    </message>
    <message>
        <source>Two files have an entry of the same name; the first one counts.</source>
        <translation>Dwa pliki mają wpis o tej samej nazwie; liczy się pierwszy.</translation>
    </message>
    <message>
        <source>Rename one of the two, or use the files one at a time.</source>
        <translation>Zmień nazwę jednego z nich albo używaj plików osobno.</translation>
    </message>
    <message>
        <source>K3s is installed here, but its kubeconfig {path} may only be read by root.</source>
        <translation>K3s jest tu zainstalowany, ale jego kubeconfig {path} może czytać tylko root.</translation>
    </message>
    <message>
        <source>Make a copy of your own (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config).</source>
        <translation>Zrób własną kopię (mkdir -p ~/.kube &amp;&amp; sudo cat {path} &gt; ~/.kube/config &amp;&amp; chmod 600 ~/.kube/config).</translation>
    </message>
    <message>
        <source>Or let K3s write it readable for all users of this machine: start the server with --write-kubeconfig-mode 644.</source>
        <translation>Albo niech K3s zapisuje go do odczytu dla wszystkich użytkowników tego komputera: uruchom serwer z --write-kubeconfig-mode 644.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} may only be read by root.</source>
        <translation>Kubeconfig {path} może czytać tylko root.</translation>
    </message>
    <message>
        <source>Or ask the administrator for a kubeconfig of your own.</source>
        <translation>Albo poproś administratora o własny kubeconfig.</translation>
    </message>
    <message>
        <source>You may not read the kubeconfig {path}.</source>
        <translation>Nie masz prawa czytać kubeconfig {path}.</translation>
    </message>
    <message>
        <source>{path} is no file but a folder, a pipe or a device.</source>
        <translation>{path} to nie plik, lecz folder, potok lub urządzenie.</translation>
    </message>
    <message>
        <source>Choose the kubeconfig itself.</source>
        <translation>Wybierz sam kubeconfig.</translation>
    </message>
    <message>
        <source>{path} has more than 4 MiB: that is no kubeconfig.</source>
        <translation>{path} ma ponad 4 MiB: to nie jest kubeconfig.</translation>
    </message>
    <message>
        <source>Choose the right file.</source>
        <translation>Wybierz właściwy plik.</translation>
    </message>
    <message>
        <source>The file {path} is a token, not a kubeconfig.</source>
        <translation>Plik {path} to token, a nie kubeconfig.</translation>
    </message>
    <message>
        <source>Use it as the token together with an address and a CA, or choose the kubeconfig.</source>
        <translation>Użyj go jako tokenu razem z adresem i CA albo wybierz kubeconfig.</translation>
    </message>
    <message>
        <source>The file {path} is a {found}, not a kubeconfig.</source>
        <translation>Plik {path} to {found}, a nie kubeconfig.</translation>
    </message>
    <message>
        <source>Choose the kubeconfig: it begins with apiVersion: v1 and kind: Config.</source>
        <translation>Wybierz kubeconfig: zaczyna się od apiVersion: v1 i kind: Config.</translation>
    </message>
    <message>
        <source>The kubeconfig has two entries of the kind {kind} named {name}, in lines {firstLine} and {line}; neither can be told from the other.</source>
        <translation>Kubeconfig ma dwa wpisy rodzaju {kind} o nazwie {name}, w wierszach {firstLine} i {line}; nie da się ich odróżnić.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Zmień nazwę jednego z nich albo usuń go.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} holds several documents, separated by ---; only the first counts.</source>
        <translation>Kubeconfig {path} zawiera kilka dokumentów oddzielonych ---; liczy się tylko pierwszy.</translation>
    </message>
    <message>
        <source>Keep the documents in files of their own, and name all of them in KUBECONFIG.</source>
        <translation>Zapisz dokumenty w osobnych plikach i podaj wszystkie w KUBECONFIG.</translation>
    </message>
    <message>
        <source>{key} is a number or boolean without quotes. Firesteel takes it as text; kubectl refuses it.</source>
        <translation>{key} to liczba lub wartość logiczna bez cudzysłowu. Firesteel bierze ją jako tekst; kubectl ją odrzuca.</translation>
    </message>
    <message>
        <source>Put quotes around the value.</source>
        <translation>Weź wartość w cudzysłów.</translation>
    </message>
    <message>
        <source>{key} has quotes around true or false. Firesteel understands it; kubectl refuses it.</source>
        <translation>{key} ma cudzysłów wokół true lub false. Firesteel to rozumie; kubectl to odrzuca.</translation>
    </message>
    <message>
        <source>Remove the quotes.</source>
        <translation>Usuń cudzysłów.</translation>
    </message>
    <message>
        <source>The cluster {name} has a CA and also insecure-skip-tls-verify, which exclude each other.</source>
        <translation>Klaster {name} ma CA, a także insecure-skip-tls-verify, a to się wyklucza.</translation>
    </message>
    <message>
        <source>Remove insecure-skip-tls-verify: with the CA the server can be verified.</source>
        <translation>Usuń insecure-skip-tls-verify: z CA można zweryfikować serwer.</translation>
    </message>
    <message>
        <source>The entry {name} gives two ways to log in that exclude each other (see {key}).</source>
        <translation>Wpis {name} podaje dwa sposoby logowania, które się wykluczają (zob. {key}).</translation>
    </message>
    <message>
        <source>Keep the one that is meant and remove the other.</source>
        <translation>Zostaw właściwy, a drugi usuń.</translation>
    </message>
    <message>
        <source>The namespace of the context {name} cannot be the name of a namespace.</source>
        <translation>Przestrzeń nazw kontekstu {name} nie może być nazwą przestrzeni nazw.</translation>
    </message>
    <message>
        <source>Use small letters, digits and dashes, at most 63.</source>
        <translation>Użyj małych liter, cyfr i myślników, najwyżej 63.</translation>
    </message>
    <message>
        <source>The user {name} acts as somebody (as-groups, as-uid), but as is missing.</source>
        <translation>Użytkownik {name} działa jako ktoś inny (as-groups, as-uid), ale brakuje as.</translation>
    </message>
    <message>
        <source>Add as: USER, or remove the other keys.</source>
        <translation>Dodaj as: USER albo usuń pozostałe klucze.</translation>
    </message>
    <message>
        <source>{key} in line {line} of the kubeconfig has the wrong type.</source>
        <translation>{key} w wierszu {line} kubeconfig ma niewłaściwy typ.</translation>
    </message>
    <message>
        <source>Compare the place with a kubeconfig that works; mostly the indentation is wrong.</source>
        <translation>Porównaj to miejsce z kubeconfig, który działa; najczęściej błędne jest wcięcie.</translation>
    </message>
    <message>
        <source>The kubeconfig {path} cannot be read as one.</source>
        <translation>Nie można odczytać {path} jako kubeconfig.</translation>
    </message>
    <message>
        <source>Copy it again from its origin, whole.</source>
        <translation>Skopiuj go ponownie ze źródła, w całości.</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read as one.</source>
        <translation>Tego pliku nie można odczytać jako kubeconfig.</translation>
    </message>
    <message>
        <source>The address {host} means the machine that asks. The kubeconfig was copied from a server, where it was right; here nothing answers.</source>
        <translation>Adres {host} oznacza komputer, który pyta. Kubeconfig skopiowano z serwera, gdzie był poprawny; tutaj nic nie odpowiada.</translation>
    </message>
    <message>
        <source>Set server to https://SERVER:{port}, with the name or address of the machine that runs the cluster.</source>
        <translation>Ustaw server na https://SERVER:{port}, z nazwą lub adresem komputera, na którym działa klaster.</translation>
    </message>
    <message>
        <source>If the certificate does not carry that address, add it on the server (K3s: --tls-san).</source>
        <translation>Jeśli certyfikat nie zawiera tego adresu, dodaj go na serwerze (K3s: --tls-san).</translation>
    </message>
    <message>
        <source>If the cluster does run on this machine, check that it is started.</source>
        <translation>Jeśli klaster działa na tym komputerze, sprawdź, czy jest uruchomiony.</translation>
    </message>
    <message>
        <source>{host} means &quot;every address of this machine&quot; to a server, and is no address for a client.</source>
        <translation>{host} oznacza dla serwera „każdy adres tego komputera” i nie jest adresem dla klienta.</translation>
    </message>
    <message>
        <source>Set server to the address of the machine that runs the cluster, or to 127.0.0.1 if it runs here.</source>
        <translation>Ustaw server na adres komputera, na którym działa klaster, albo na 127.0.0.1, jeśli działa tutaj.</translation>
    </message>
    <message>
        <source>{host} means this machine itself. That is right for a cluster that runs here, and for a tunnel.</source>
        <translation>{host} oznacza ten właśnie komputer. To dobre dla klastra, który działa tutaj, i dla tunelu.</translation>
    </message>
    <message>
        <source>If the cluster runs on another machine, put the name or address of that machine in its place.</source>
        <translation>Jeśli klaster działa na innym komputerze, wpisz w to miejsce nazwę lub adres tamtego.</translation>
    </message>
    <message>
        <source>There is no address of a server.</source>
        <translation>Nie ma adresu serwera.</translation>
    </message>
    <message>
        <source>Enter the address of the API server, such as https://10.0.0.5:6443.</source>
        <translation>Wpisz adres serwera API, na przykład https://10.0.0.5:6443.</translation>
    </message>
    <message>
        <source>{server} begins neither with https nor with http.</source>
        <translation>{server} nie zaczyna się ani od https, ani od http.</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443.</source>
        <translation>Wpisz adres taki jak https://10.0.0.5:6443.</translation>
    </message>
    <message>
        <source>The name in {server} cannot be read.</source>
        <translation>Nie można odczytać nazwy w {server}.</translation>
    </message>
    <message>
        <source>Enter an address such as https://10.0.0.5:6443 or https://[fd00::5]:6443.</source>
        <translation>Wpisz adres taki jak https://10.0.0.5:6443 lub https://[fd00::5]:6443.</translation>
    </message>
    <message>
        <source>The port in {server} is not a number from 1 to 65535.</source>
        <translation>Port w {server} nie jest liczbą od 1 do 65535.</translation>
    </message>
    <message>
        <source>Mostly it is 6443 (K3s, RKE2, kubeadm) or 443 (Rancher, clouds).</source>
        <translation>Najczęściej jest to 6443 (K3s, RKE2, kubeadm) lub 443 (Rancher, chmury).</translation>
    </message>
    <message>
        <source>The address holds a user name, which belongs to the identity and not there.</source>
        <translation>Adres zawiera nazwę użytkownika, która należy do tożsamości, a nie do adresu.</translation>
    </message>
    <message>
        <source>Remove everything before the @ and enter the identity apart.</source>
        <translation>Usuń wszystko przed @ i wpisz tożsamość osobno.</translation>
    </message>
    <message>
        <source>{server} is neither a URL nor host:port.</source>
        <translation>{server} nie jest ani adresem URL, ani parą host:port.</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>Zacznij go od https://.</translation>
    </message>
    <message>
        <source>No port is given, so {port} is assumed.</source>
        <translation>Nie podano portu, więc przyjęto {port}.</translation>
    </message>
    <message>
        <source>K3s, RKE2 and kubeadm listen on 6443, Rancher and clouds on 443; the test will tell.</source>
        <translation>K3s, RKE2 i kubeadm nasłuchują na 6443, Rancher i chmury na 443; test to pokaże.</translation>
    </message>
    <message>
        <source>This is a page of Rancher. The API of the cluster {cluster} is at the path /k8s/clusters/{cluster}, which is used now.</source>
        <translation>To strona Rancher. API klastra {cluster} jest pod ścieżką /k8s/clusters/{cluster}, której teraz użyto.</translation>
    </message>
    <message>
        <source>Check the address against the kubeconfig that Rancher offers for the cluster.</source>
        <translation>Porównaj adres z kubeconfig, który Rancher daje dla tego klastra.</translation>
    </message>
    <message>
        <source>This is a page of Rancher, which does not say which cluster is meant.</source>
        <translation>To strona Rancher, która nie mówi, o który klaster chodzi.</translation>
    </message>
    <message>
        <source>Open the cluster in Rancher and copy the address of that page, or download its kubeconfig.</source>
        <translation>Otwórz klaster w Rancher i skopiuj adres tamtej strony albo pobierz jego kubeconfig.</translation>
    </message>
    <message>
        <source>Port {port} belongs to another part of a cluster ({service}), not to its API.</source>
        <translation>Port {port} należy do innej części klastra ({service}), a nie do jego API.</translation>
    </message>
    <message>
        <source>Use the port of the API server, mostly 6443.</source>
        <translation>Użyj portu serwera API, najczęściej 6443.</translation>
    </message>
    <message>
        <source>{host} is an address within the cluster and can only be reached from its pods.</source>
        <translation>{host} to adres wewnątrz klastra, dostępny tylko z jego podów.</translation>
    </message>
    <message>
        <source>Take the address that is meant for the outside, from the kubeconfig of the administrator.</source>
        <translation>Weź adres przeznaczony dla świata zewnętrznego, z kubeconfig od administratora.</translation>
    </message>
    <message>
        <source>The path of a call was taken off the address.</source>
        <translation>Z adresu usunięto ścieżkę wywołania.</translation>
    </message>
    <message>
        <source>Nothing is to be done if the address is right now.</source>
        <translation>Nic nie trzeba robić, jeśli adres jest teraz dobry.</translation>
    </message>
    <message>
        <source>The address of the server in the kubeconfig cannot be read.</source>
        <translation>Nie można odczytać adresu serwera w kubeconfig.</translation>
    </message>
    <message>
        <source>Write an address such as https://10.0.0.5:6443.</source>
        <translation>Wpisz adres taki jak https://10.0.0.5:6443.</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not in the PATH of this program, though it is there: {found}.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command}, którego nie ma w PATH programu Firesteel, choć istnieje: {found}.</translation>
    </message>
    <message>
        <source>Write {found} as the command of the user in the kubeconfig.</source>
        <translation>Wpisz {found} jako polecenie użytkownika w kubeconfig.</translation>
    </message>
    <message>
        <source>Or start Firesteel from a terminal in which {command} is found.</source>
        <translation>Albo uruchom Firesteel z terminala, w którym {command} jest dostępny.</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which is not found from here.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command} z Windows, którego stąd nie widać.</translation>
    </message>
    <message>
        <source>Install the Linux version of the program in this distribution and write its name into the kubeconfig.</source>
        <translation>Zainstaluj w tej dystrybucji linuksową wersję programu i wpisz jej nazwę do kubeconfig.</translation>
    </message>
    <message>
        <source>Check that WSL may start Windows programs ([interop] in /etc/wsl.conf).</source>
        <translation>Sprawdź, czy WSL może uruchamiać programy z Windows ([interop] w /etc/wsl.conf).</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Windows, which does not run here.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command} z Windows, który tutaj nie działa.</translation>
    </message>
    <message>
        <source>Install the Linux version of the program and write its name into the kubeconfig.</source>
        <translation>Zainstaluj linuksową wersję programu i wpisz jej nazwę do kubeconfig.</translation>
    </message>
    <message>
        <source>Rancher gave out a kubeconfig without a token: it calls the program {command}, which is not installed.</source>
        <translation>Rancher wydał kubeconfig bez tokenu: wywołuje on program {command}, który nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Install the Rancher CLI and log in, or make an API key in Rancher and put it into the kubeconfig as token.</source>
        <translation>Zainstaluj Rancher CLI i zaloguj się albo utwórz w Rancher klucz API i wpisz go do kubeconfig jako token.</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Amazon, which is not installed or not in the PATH of this program.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command} firmy Amazon, którego nie zainstalowano lub nie ma go w PATH programu Firesteel.</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the AWS CLI and run aws eks update-kubeconfig again.</source>
        <translation>Wpisz do kubeconfig ścieżkę bezwzględną {command} albo zainstaluj AWS CLI i uruchom ponownie aws eks update-kubeconfig.</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command} of Google, which is not installed or not in the PATH of this program.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command} firmy Google, którego nie zainstalowano lub nie ma go w PATH programu Firesteel.</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it: gcloud components install gke-gcloud-auth-plugin.</source>
        <translation>Wpisz do kubeconfig ścieżkę bezwzględną {command} albo zainstaluj go: gcloud components install gke-gcloud-auth-plugin.</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, which is not installed or not in the PATH of this program.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command}, którego nie zainstalowano lub nie ma go w PATH programu Firesteel.</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install it (Azure: az aks install-cli).</source>
        <translation>Wpisz do kubeconfig ścieżkę bezwzględną {command} albo zainstaluj go (Azure: az aks install-cli).</translation>
    </message>
    <message>
        <source>The kubeconfig gets its credential from the program {command}, and there is no such file that can be run.</source>
        <translation>Kubeconfig bierze dane logowania z programu {command}, a nie ma takiego pliku, który można uruchomić.</translation>
    </message>
    <message>
        <source>Correct the command of the user in the kubeconfig, or install the program there.</source>
        <translation>Popraw polecenie użytkownika w kubeconfig albo zainstaluj tam program.</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or start Firesteel from a terminal in which it is found.</source>
        <translation>Wpisz do kubeconfig ścieżkę bezwzględną {command} albo uruchom Firesteel z terminala, w którym jest dostępny.</translation>
    </message>
    <message>
        <source>The kubeconfig says: “{hint}”.</source>
        <translation>Kubeconfig podaje: „{hint}”.</translation>
    </message>
    <message>
        <source>Write the absolute path of {command} into the kubeconfig, or install the program.</source>
        <translation>Wpisz do kubeconfig ścieżkę bezwzględną {command} albo zainstaluj program.</translation>
    </message>
    <message>
        <source>The kubeconfig asks {command} for a credential in the version {version}, which is no longer in use.</source>
        <translation>Kubeconfig prosi {command} o dane logowania w wersji {version}, która nie jest już w użyciu.</translation>
    </message>
    <message>
        <source>Write client.authentication.k8s.io/v1beta1 in its place, or let a newer version of the program write the kubeconfig again (Amazon: aws eks update-kubeconfig).</source>
        <translation>Wpisz w to miejsce client.authentication.k8s.io/v1beta1 albo niech nowsza wersja programu zapisze kubeconfig ponownie (Amazon: aws eks update-kubeconfig).</translation>
    </message>
    <message>
        <source>The kubeconfig does not say in which version {command} is to answer.</source>
        <translation>Kubeconfig nie mówi, w której wersji ma odpowiedzieć {command}.</translation>
    </message>
    <message>
        <source>Add apiVersion: client.authentication.k8s.io/v1beta1 below exec.</source>
        <translation>Dodaj apiVersion: client.authentication.k8s.io/v1beta1 pod exec.</translation>
    </message>
    <message>
        <source>Or let a newer version of the program write the kubeconfig again.</source>
        <translation>Albo niech nowsza wersja programu zapisze kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider gcp, which Kubernetes gave up in version 1.26.</source>
        <translation>Kubeconfig loguje się przez auth-provider gcp, z którego Kubernetes zrezygnował w wersji 1.26.</translation>
    </message>
    <message>
        <source>Install gke-gcloud-auth-plugin and run gcloud container clusters get-credentials again.</source>
        <translation>Zainstaluj gke-gcloud-auth-plugin i uruchom ponownie gcloud container clusters get-credentials.</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider azure, which Kubernetes gave up in version 1.26.</source>
        <translation>Kubeconfig loguje się przez auth-provider azure, z którego Kubernetes zrezygnował w wersji 1.26.</translation>
    </message>
    <message>
        <source>Install kubelogin and run kubelogin convert-kubeconfig.</source>
        <translation>Zainstaluj kubelogin i uruchom kubelogin convert-kubeconfig.</translation>
    </message>
    <message>
        <source>The kubeconfig logs in by auth-provider {provider}, which is not supported.</source>
        <translation>Kubeconfig loguje się przez auth-provider {provider}, który nie jest obsługiwany.</translation>
    </message>
    <message>
        <source>Ask for a kubeconfig with a token, a client certificate or a credential program (exec).</source>
        <translation>Poproś o kubeconfig z tokenem, certyfikatem klienta lub programem do logowania (exec).</translation>
    </message>
    <message>
        <source>The kubeconfig wants a program to log in, but does not name it.</source>
        <translation>Kubeconfig wymaga programu do logowania, ale go nie podaje.</translation>
    </message>
    <message>
        <source>Write the program under users, exec, command.</source>
        <translation>Wpisz program w users, exec, command.</translation>
    </message>
    <message>
        <source>The program {command} always asks its questions in a terminal, which a window does not have.</source>
        <translation>Program {command} zawsze zadaje pytania w terminalu, a okno go nie ma.</translation>
    </message>
    <message>
        <source>Log in once in a terminal, for example with kubectl get pods, then try again.</source>
        <translation>Zaloguj się raz w terminalu, na przykład przez kubectl get pods, potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>If the program can do without questions, set interactiveMode: IfAvailable in the kubeconfig.</source>
        <translation>Jeśli program obejdzie się bez pytań, ustaw interactiveMode: IfAvailable w kubeconfig.</translation>
    </message>
    <message>
        <source>The entry {key} of the program that logs in has the wrong type.</source>
        <translation>Wpis {key} programu do logowania ma niewłaściwy typ.</translation>
    </message>
    <message>
        <source>Correct it below users, exec in the kubeconfig.</source>
        <translation>Popraw go pod users, exec w kubeconfig.</translation>
    </message>
    <message>
        <source>The kubeconfig gives two ways to log in, exec and auth-provider, which exclude each other.</source>
        <translation>Kubeconfig podaje dwa sposoby logowania, exec i auth-provider, które się wykluczają.</translation>
    </message>
    <message>
        <source>A variable for the program that logs in has no name.</source>
        <translation>Zmienna dla programu do logowania nie ma nazwy.</translation>
    </message>
    <message>
        <source>Give each item below exec, env a name and a value.</source>
        <translation>Nadaj każdej pozycji pod exec, env nazwę i wartość.</translation>
    </message>
    <message>
        <source>The log-in by OIDC lacks {field}.</source>
        <translation>W logowaniu przez OIDC brakuje {field}.</translation>
    </message>
    <message>
        <source>Add {field} below auth-provider, config in the kubeconfig, or get the kubeconfig again.</source>
        <translation>Dodaj {field} pod auth-provider, config w kubeconfig albo pobierz kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends in {days} days ({notAfter}).</source>
        <translation>Certyfikat klienta {user} wygaśnie {notAfter} (pozostało dni: {days}).</translation>
    </message>
    <message>
        <source>Restart K3s on the server once: it renews certificates that end soon. Then copy /etc/rancher/k3s/k3s.yaml again.</source>
        <translation>Uruchom raz ponownie K3s na serwerze: odnawia certyfikaty, które wkrótce wygasną. Potem skopiuj ponownie /etc/rancher/k3s/k3s.yaml.</translation>
    </message>
    <message>
        <source>Ask the administrator for a new one in good time.</source>
        <translation>Poproś administratora zawczasu o nowy.</translation>
    </message>
    <message>
        <source>The client certificate of {user} ended on {notAfter}. K3s makes them for one year; the server renewed its own, the copy of the kubeconfig stayed old.</source>
        <translation>Certyfikat klienta {user} wygasł {notAfter}. K3s wystawia je na rok; serwer odnowił swój, a kopia kubeconfig pozostała stara.</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml from the server again; if its certificates are old, too, restart K3s first.</source>
        <translation>Skopiuj ponownie /etc/rancher/k3s/k3s.yaml z serwera; jeśli i tam certyfikaty są stare, najpierw uruchom ponownie K3s.</translation>
    </message>
    <message>
        <source>To look at it: openssl x509 -noout -enddate on client-certificate-data, decoded.</source>
        <translation>Aby go obejrzeć: openssl x509 -noout -enddate na zdekodowanym client-certificate-data.</translation>
    </message>
    <message>
        <source>The token ends in {minutes} minutes ({expires}).</source>
        <translation>Token wygasa za {minutes} min ({expires}).</translation>
    </message>
    <message>
        <source>Get a new one before you start something that takes longer.</source>
        <translation>Weź nowy, zanim zaczniesz coś, co potrwa dłużej.</translation>
    </message>
    <message>
        <source>The user {name} has a client certificate, but not its key.</source>
        <translation>Użytkownik {name} ma certyfikat klienta, ale nie ma jego klucza.</translation>
    </message>
    <message>
        <source>Add client-key or client-key-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>Dodaj client-key lub client-key-data albo pobierz kubeconfig ponownie: kubectl config view --raw --flatten.</translation>
    </message>
    <message>
        <source>The user {name} has a client key, but not its certificate.</source>
        <translation>Użytkownik {name} ma klucz klienta, ale nie ma jego certyfikatu.</translation>
    </message>
    <message>
        <source>Add client-certificate or client-certificate-data, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>Dodaj client-certificate lub client-certificate-data albo pobierz kubeconfig ponownie: kubectl config view --raw --flatten.</translation>
    </message>
    <message>
        <source>The client key does not belong to the client certificate.</source>
        <translation>Klucz klienta nie należy do certyfikatu klienta.</translation>
    </message>
    <message>
        <source>Put the two together that were made together, or get the kubeconfig again.</source>
        <translation>Wpisz parę, którą utworzono razem, albo pobierz kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>The client key is locked with a pass-phrase, which a kubeconfig cannot hold.</source>
        <translation>Klucz klienta jest chroniony hasłem, którego kubeconfig nie może zawierać.</translation>
    </message>
    <message>
        <source>Connect with the certificate and key files instead: the pass-phrase is then asked for.</source>
        <translation>Zamiast tego połącz się, podając pliki certyfikatu i klucza: wtedy padnie pytanie o hasło.</translation>
    </message>
    <message>
        <source>Or unlock it: openssl pkey -in KEY -out NEWKEY.</source>
        <translation>Albo odblokuj go: openssl pkey -in KEY -out NEWKEY.</translation>
    </message>
    <message>
        <source>A private key stands where the client certificate belongs.</source>
        <translation>W miejscu certyfikatu klienta stoi klucz prywatny.</translation>
    </message>
    <message>
        <source>Swap the two, or get the kubeconfig again.</source>
        <translation>Zamień je miejscami albo pobierz kubeconfig ponownie.</translation>
    </message>
    <message>
        <source>A certificate stands where the client key belongs.</source>
        <translation>W miejscu klucza klienta stoi certyfikat.</translation>
    </message>
    <message>
        <source>The client certificate is damaged.</source>
        <translation>Certyfikat klienta jest uszkodzony.</translation>
    </message>
    <message>
        <source>Copy it again, whole: from BEGIN CERTIFICATE to END CERTIFICATE.</source>
        <translation>Skopiuj go ponownie, w całości: od BEGIN CERTIFICATE do END CERTIFICATE.</translation>
    </message>
    <message>
        <source>The client key cannot be read.</source>
        <translation>Nie można odczytać klucza klienta.</translation>
    </message>
    <message>
        <source>Copy it again, whole, or ask the administrator for a new pair.</source>
        <translation>Skopiuj go ponownie, w całości, albo poproś administratora o nową parę.</translation>
    </message>
    <message>
        <source>The client certificate cannot be read.</source>
        <translation>Nie można odczytać certyfikatu klienta.</translation>
    </message>
    <message>
        <source>The log-in by OIDC has neither a token nor one to renew it with.</source>
        <translation>W logowaniu przez OIDC nie ma ani tokenu, ani tokenu do jego odnowienia.</translation>
    </message>
    <message>
        <source>Log in again with the program that wrote the kubeconfig.</source>
        <translation>Zaloguj się ponownie programem, który zapisał kubeconfig.</translation>
    </message>
    <message>
        <source>The user {name} has no token, certificate or program: requests would be anonymous, and most clusters refuse those.</source>
        <translation>Użytkownik {name} nie ma tokenu, certyfikatu ani programu: żądania byłyby anonimowe, a większość klastrów takie odrzuca.</translation>
    </message>
    <message>
        <source>Add a token or client certificate, or get the kubeconfig again with: kubectl config view --raw --flatten.</source>
        <translation>Dodaj token lub certyfikat klienta albo pobierz kubeconfig ponownie: kubectl config view --raw --flatten.</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}. The clock of WSL stands still while Windows sleeps.</source>
        <translation>Według zegara tego komputera ({now}) certyfikat klienta jest ważny dopiero od {notBefore}. Zegar WSL stoi, gdy Windows śpi.</translation>
    </message>
    <message>
        <source>Set the clock: sudo hwclock -s. Or run wsl --shutdown in Windows and start again.</source>
        <translation>Ustaw zegar: sudo hwclock -s. Albo uruchom wsl --shutdown w Windows i zacznij od nowa.</translation>
    </message>
    <message>
        <source>By the clock of this machine ({now}) the client certificate is valid only from {notBefore}.</source>
        <translation>Według zegara tego komputera ({now}) certyfikat klienta jest ważny dopiero od {notBefore}.</translation>
    </message>
    <message>
        <source>Set the clock of this machine, best by itself: timedatectl set-ntp true.</source>
        <translation>Ustaw zegar tego komputera, najlepiej automatycznie: timedatectl set-ntp true.</translation>
    </message>
    <message>
        <source>The server of {name} is not verified (insecure-skip-tls-verify): anybody on the way could read and change everything, the token too.</source>
        <translation>Serwer {name} nie jest weryfikowany (insecure-skip-tls-verify): każdy po drodze mógłby wszystko czytać i zmieniać, także token.</translation>
    </message>
    <message>
        <source>Get the CA of the cluster and remove insecure-skip-tls-verify.</source>
        <translation>Weź CA klastra i usuń insecure-skip-tls-verify.</translation>
    </message>
    <message>
        <source>The address of {host} is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>Adres {host} to http bez TLS: dane logowania szłyby przez sieć jawnym tekstem i nie są wysyłane.</translation>
    </message>
    <message>
        <source>Use the https address of the API server.</source>
        <translation>Użyj adresu https serwera API.</translation>
    </message>
    <message>
        <source>For a tunnel or kubectl proxy use 127.0.0.1.</source>
        <translation>Dla tunelu lub kubectl proxy użyj 127.0.0.1.</translation>
    </message>
    <message>
        <source>The address of the server is http without TLS: the credential would cross the network in clear text, and is not sent.</source>
        <translation>Adres serwera to http bez TLS: dane logowania szłyby przez sieć jawnym tekstem i nie są wysyłane.</translation>
    </message>
    <message>
        <source>The proxy is to be reached by https, which is not supported.</source>
        <translation>Z proxy trzeba łączyć się przez https, co nie jest obsługiwane.</translation>
    </message>
    <message>
        <source>Give the proxy as http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>Podaj proxy jako http://HOST:PORT lub socks5://HOST:PORT.</translation>
    </message>
    <message>
        <source>The address of the proxy begins neither with http nor with socks5.</source>
        <translation>Adres proxy nie zaczyna się ani od http, ani od socks5.</translation>
    </message>
    <message>
        <source>The address of the proxy ({key}) cannot be read.</source>
        <translation>Nie można odczytać adresu proxy ({key}).</translation>
    </message>
    <message>
        <source>The name {host} is known only inside the cluster.</source>
        <translation>Nazwa {host} jest znana tylko wewnątrz klastra.</translation>
    </message>
    <message>
        <source>Take the address under which the API server is reached from outside, as it stands in a kubeconfig.</source>
        <translation>Weź adres, pod którym serwer API jest dostępny z zewnątrz, taki jak w kubeconfig.</translation>
    </message>
    <message>
        <source>The name {host} looks like the placeholder of a guide, and has no address.</source>
        <translation>Nazwa {host} wygląda na przykładową nazwę z poradnika i nie ma adresu.</translation>
    </message>
    <message>
        <source>Put the name or address of your own server in its place.</source>
        <translation>Wpisz w to miejsce nazwę lub adres własnego serwera.</translation>
    </message>
    <message>
        <source>The name server does not answer, so the address of {host} stays unknown.</source>
        <translation>Serwer nazw nie odpowiada, więc adres {host} pozostaje nieznany.</translation>
    </message>
    <message>
        <source>Check the network connection and whether the VPN of the cluster is on.</source>
        <translation>Sprawdź połączenie sieciowe i czy VPN klastra jest włączony.</translation>
    </message>
    <message>
        <source>Try the server&apos;s IP address instead of its name, if the certificate carries it.</source>
        <translation>Spróbuj adresu IP serwera zamiast jego nazwy, jeśli certyfikat go zawiera.</translation>
    </message>
    <message>
        <source>No address is known for the name {host}.</source>
        <translation>Nazwa {host} nie ma znanego adresu.</translation>
    </message>
    <message>
        <source>Check the name for a misprint, and whether the VPN of the cluster is on.</source>
        <translation>Sprawdź, czy w nazwie nie ma literówki i czy VPN klastra jest włączony.</translation>
    </message>
    <message>
        <source>{host} stands for every address of the machine that wrote it; nothing can be reached under it.</source>
        <translation>{host} oznacza każdy adres komputera, na którym to wpisano; z niczym nie da się pod nim połączyć.</translation>
    </message>
    <message>
        <source>Put the address of the server in its place, or 127.0.0.1 if the cluster runs on this machine.</source>
        <translation>Wpisz w to miejsce adres serwera albo 127.0.0.1, jeśli klaster działa na tym komputerze.</translation>
    </message>
    <message>
        <source>{host} means this machine, and no cluster runs here: the address was copied from the server.</source>
        <translation>{host} oznacza ten komputer, a tu nie działa żaden klaster: adres skopiowano z serwera.</translation>
    </message>
    <message>
        <source>Put the address of the server in its place: https://SERVER:{port}.</source>
        <translation>Wpisz w to miejsce adres serwera: https://SERVER:{port}.</translation>
    </message>
    <message>
        <source>If its certificate does not carry that address, add it on the server (K3s: tls-san).</source>
        <translation>Jeśli jego certyfikat nie zawiera tego adresu, dodaj go na serwerze (K3s: tls-san).</translation>
    </message>
    <message>
        <source>The server at {host}:{port} wants TLS, but the address says http.</source>
        <translation>Serwer pod {host}:{port} wymaga TLS, a w adresie jest http.</translation>
    </message>
    <message>
        <source>Write https:// instead of http://.</source>
        <translation>Wpisz https:// zamiast http://.</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, but knows no cluster under this path.</source>
        <translation>Pod {host} odpowiada Rancher, ale nie zna klastra pod tą ścieżką.</translation>
    </message>
    <message>
        <source>Download the kubeconfig from the page of the cluster in Rancher again: the id in the path is another one or gone.</source>
        <translation>Pobierz kubeconfig ponownie ze strony klastra w Rancher: identyfikator w ścieżce jest inny albo już go nie ma.</translation>
    </message>
    <message>
        <source>The address {host}:{port} is not that of a Kubernetes API server.</source>
        <translation>Adres {host}:{port} nie jest adresem serwera API Kubernetes.</translation>
    </message>
    <message>
        <source>Check host and port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>Sprawdź host i port: K3s i RKE2 używają 6443, Rancher i wiele chmur 443.</translation>
    </message>
    <message>
        <source>The cluster of this machine does not run: nothing listens at {host}:{port}.</source>
        <translation>Klaster na tym komputerze nie działa: nic nie nasłuchuje pod {host}:{port}.</translation>
    </message>
    <message>
        <source>Look why it does not start: systemctl status k3s, then journalctl -u k3s -n 50. Often the kernel lacks the memory cgroup.</source>
        <translation>Sprawdź, dlaczego się nie uruchamia: systemctl status k3s, potem journalctl -u k3s -n 50. Często w jądrze brakuje cgroup memory.</translation>
    </message>
    <message>
        <source>Start it: sudo systemctl start k3s.</source>
        <translation>Uruchom go: sudo systemctl start k3s.</translation>
    </message>
    <message>
        <source>The local cluster does not run, or has another port since it was started: nothing listens at {host}:{port}.</source>
        <translation>Lokalny klaster nie działa albo od uruchomienia ma inny port: nic nie nasłuchuje pod {host}:{port}.</translation>
    </message>
    <message>
        <source>Start it (k3d cluster start, minikube start, Docker or Rancher Desktop).</source>
        <translation>Uruchom go (k3d cluster start, minikube start, Docker lub Rancher Desktop).</translation>
    </message>
    <message>
        <source>Take its kubeconfig again: k3d kubeconfig get, kind export kubeconfig, minikube update-context.</source>
        <translation>Weź ponownie jego kubeconfig: k3d kubeconfig get, kind export kubeconfig, minikube update-context.</translation>
    </message>
    <message>
        <source>A gateway answers at {host}:{port}, but the API server behind it does not ({status}).</source>
        <translation>Pod {host}:{port} odpowiada brama, ale nie serwer API za nią ({status}).</translation>
    </message>
    <message>
        <source>Wait a minute and try again; then ask whoever runs the cluster.</source>
        <translation>Poczekaj minutę i spróbuj ponownie; potem zapytaj administratora klastra.</translation>
    </message>
    <message>
        <source>The machine {host} is there, but nothing listens on port {port}.</source>
        <translation>Komputer {host} jest dostępny, ale nic nie nasłuchuje na porcie {port}.</translation>
    </message>
    <message>
        <source>Check the port: K3s and RKE2 use 6443, Rancher and many clouds 443.</source>
        <translation>Sprawdź port: K3s i RKE2 używają 6443, Rancher i wiele chmur 443.</translation>
    </message>
    <message>
        <source>Ask whether the API server runs; on a K3s server: systemctl status k3s.</source>
        <translation>Zapytaj, czy serwer API działa; na serwerze K3s: systemctl status k3s.</translation>
    </message>
    <message>
        <source>Port {port} of {host} is open, but nothing answers to the TLS handshake.</source>
        <translation>Port {port} na {host} jest otwarty, ale nic nie odpowiada na uzgadnianie TLS.</translation>
    </message>
    <message>
        <source>With a VPN: large packets may get lost in it. Lower its packet size (MTU), for example to 1300.</source>
        <translation>Przy VPN: mogą w nim ginąć duże pakiety. Zmniejsz rozmiar jego pakietów (MTU), na przykład do 1300.</translation>
    </message>
    <message>
        <source>Check whether the API server behind a load balancer or port-forward still runs.</source>
        <translation>Sprawdź, czy serwer API za load balancerem lub przekierowaniem portu nadal działa.</translation>
    </message>
    <message>
        <source>The connection to {host}:{port} stands, but no answer comes.</source>
        <translation>Połączenie z {host}:{port} jest nawiązane, ale nie przychodzi odpowiedź.</translation>
    </message>
    <message>
        <source>Try again in a minute: the API server may be overloaded or starting.</source>
        <translation>Spróbuj ponownie za minutę: serwer API może być przeciążony lub właśnie się uruchamia.</translation>
    </message>
    <message>
        <source>In a VPN, large packets may get lost: try a smaller MTU, such as 1300.</source>
        <translation>W VPN mogą ginąć duże pakiety: spróbuj mniejszego MTU, na przykład 1300.</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}. WSL and Docker use addresses of this range, and a VPN often leads them away.</source>
        <translation>Z {host}:{port} nic nie wraca. WSL i Docker używają adresów z tego zakresu, a VPN często kieruje je gdzie indziej.</translation>
    </message>
    <message>
        <source>If the cluster runs on this machine, use https://127.0.0.1:{port} as its address.</source>
        <translation>Jeśli klaster działa na tym komputerze, użyj jako adresu https://127.0.0.1:{port}.</translation>
    </message>
    <message>
        <source>Otherwise switch on the VPN of the cluster, or leave the other one.</source>
        <translation>W innym razie włącz VPN klastra albo wyłącz ten drugi.</translation>
    </message>
    <message>
        <source>Nothing comes back from {host}:{port}: a firewall, a missing VPN, or a machine that is off.</source>
        <translation>Z {host}:{port} nic nie wraca: zapora, brak VPN albo wyłączony komputer.</translation>
    </message>
    <message>
        <source>Switch on the VPN of the cluster, or check that this machine is in the right network.</source>
        <translation>Włącz VPN klastra albo sprawdź, czy ten komputer jest we właściwej sieci.</translation>
    </message>
    <message>
        <source>Ask whether a firewall lets port {port} through.</source>
        <translation>Zapytaj, czy zapora przepuszcza port {port}.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not reach {host}:{port} either ({status}).</source>
        <translation>Proxy {proxyHost} też nie może połączyć się z {host}:{port} ({status}).</translation>
    </message>
    <message>
        <source>If this machine reaches the server directly, add its address to NO_PROXY.</source>
        <translation>Jeśli ten komputer łączy się z serwerem bezpośrednio, dodaj jego adres do NO_PROXY.</translation>
    </message>
    <message>
        <source>Otherwise check address and port of the server.</source>
        <translation>W innym razie sprawdź adres i port serwera.</translation>
    </message>
    <message>
        <source>There is no way from this machine&apos;s network to {host}.</source>
        <translation>Z sieci tego komputera nie ma drogi do {host}.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} accepts the connection, but does not answer.</source>
        <translation>Proxy {proxyHost}:{proxyPort} przyjmuje połączenie, ale nie odpowiada.</translation>
    </message>
    <message>
        <source>Check that it is a proxy of the given kind (HTTP or SOCKS 5).</source>
        <translation>Sprawdź, czy to proxy podanego rodzaju (HTTP lub SOCKS 5).</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY.</source>
        <translation>Jeśli {host} nie wymaga proxy, dodaj go do NO_PROXY.</translation>
    </message>
    <message>
        <source>What listens at {proxyHost}:{proxyPort} is no proxy of the given kind.</source>
        <translation>To, co nasłuchuje pod {proxyHost}:{proxyPort}, nie jest proxy podanego rodzaju.</translation>
    </message>
    <message>
        <source>Check the scheme of the proxy&apos;s address: http:// or socks5://.</source>
        <translation>Sprawdź początek adresu proxy: http:// lub socks5://.</translation>
    </message>
    <message>
        <source>No address is known for the name of the proxy, {proxyHost}.</source>
        <translation>Nazwa proxy, {proxyHost}, nie ma znanego adresu.</translation>
    </message>
    <message>
        <source>Check the proxy&apos;s name; company proxies are often known only in the company&apos;s network.</source>
        <translation>Sprawdź nazwę proxy; firmowe proxy są często znane tylko w sieci firmy.</translation>
    </message>
    <message>
        <source>If no proxy is needed for {host}, add it to NO_PROXY or clear HTTPS_PROXY.</source>
        <translation>Jeśli {host} nie wymaga proxy, dodaj go do NO_PROXY albo wyczyść HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost}:{proxyPort} cannot be reached.</source>
        <translation>Nie można połączyć się z proxy {proxyHost}:{proxyPort}.</translation>
    </message>
    <message>
        <source>Check address and port of the proxy, and that this machine is in its network.</source>
        <translation>Sprawdź adres i port proxy oraz czy ten komputer jest w jego sieci.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} does not accept the user and password given for it.</source>
        <translation>Proxy {proxyHost} nie przyjmuje podanej nazwy użytkownika i hasła.</translation>
    </message>
    <message>
        <source>Enter the current user and password of the proxy; a special character in its address must be percent-encoded.</source>
        <translation>Wpisz aktualną nazwę użytkownika i hasło proxy; znaki specjalne w jego adresie trzeba zakodować procentowo.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} lets nobody through without user and password.</source>
        <translation>Proxy {proxyHost} nie przepuszcza nikogo bez nazwy użytkownika i hasła.</translation>
    </message>
    <message>
        <source>Enter them at the proxy, or as http://USER:PASSWORD@{proxyHost}:{proxyPort} in HTTPS_PROXY.</source>
        <translation>Wpisz je przy proxy albo jako http://USER:PASSWORD@{proxyHost}:{proxyPort} w HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>If it wants NTLM or Kerberos, use a local proxy that logs in for you.</source>
        <translation>Jeśli wymaga NTLM lub Kerberos, użyj lokalnego proxy, które zaloguje się za ciebie.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} hangs up when it is asked for {host}:{port}.</source>
        <translation>Proxy {proxyHost} rozłącza się, gdy prosi się o {host}:{port}.</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY if this machine reaches it directly.</source>
        <translation>Dodaj {host} do NO_PROXY, jeśli ten komputer łączy się z nim bezpośrednio.</translation>
    </message>
    <message>
        <source>Otherwise ask whoever runs the proxy to let {host}:{port} through.</source>
        <translation>W innym razie poproś administratora proxy o przepuszczenie {host}:{port}.</translation>
    </message>
    <message>
        <source>The proxy {proxyHost} refuses to connect to {host}:{port}; the cluster was never asked.</source>
        <translation>Proxy {proxyHost} odmawia połączenia z {host}:{port}; klastra nawet nie zapytano.</translation>
    </message>
    <message>
        <source>Add {host} to NO_PROXY, or set the right proxy for this cluster (proxy-url).</source>
        <translation>Dodaj {host} do NO_PROXY albo ustaw właściwe proxy dla tego klastra (proxy-url).</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API: &quot;{text}&quot;.</source>
        <translation>Pod {host}:{port} odpowiada strona WWW, a nie API Kubernetes: „{text}”.</translation>
    </message>
    <message>
        <source>Check the address: behind Rancher it ends in /k8s/clusters/c-…; a page of a login or a network&apos;s sign-in comes before the API.</source>
        <translation>Sprawdź adres: w Rancher kończy się na /k8s/clusters/c-…; przed API może stać strona logowania serwera lub sieci.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what answers.</source>
        <translation>Otwórz adres w przeglądarce, by zobaczyć, co odpowiada.</translation>
    </message>
    <message>
        <source>A web page answers at {host}:{port}, not a Kubernetes API.</source>
        <translation>Pod {host}:{port} odpowiada strona WWW, a nie API Kubernetes.</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to {location}; an API server does not do that.</source>
        <translation>{host}:{port} przekierowuje żądania do {location}; serwer API tego nie robi.</translation>
    </message>
    <message>
        <source>Use the API server&apos;s own address. A login page or a gateway answers here, and no credential was sent on.</source>
        <translation>Użyj własnego adresu serwera API. Tutaj odpowiada strona logowania lub brama, a danych logowania dalej nie wysłano.</translation>
    </message>
    <message>
        <source>{host}:{port} sends requests on to another place; an API server does not do that.</source>
        <translation>{host}:{port} przekierowuje żądania w inne miejsce; serwer API tego nie robi.</translation>
    </message>
    <message>
        <source>{host}:{port} accepts the connection and hangs up without an answer.</source>
        <translation>{host}:{port} przyjmuje połączenie i rozłącza się bez odpowiedzi.</translation>
    </message>
    <message>
        <source>Check the port and whether the address begins with https://.</source>
        <translation>Sprawdź port i to, czy adres zaczyna się od https://.</translation>
    </message>
    <message>
        <source>Try again in a minute: a load balancer without a server behind it does the same.</source>
        <translation>Spróbuj ponownie za minutę: tak samo robi load balancer, za którym nie ma serwera.</translation>
    </message>
    <message>
        <source>What listens at {host}:{port} does not speak HTTP.</source>
        <translation>To, co nasłuchuje pod {host}:{port}, nie używa HTTP.</translation>
    </message>
    <message>
        <source>Something answers at {host}:{port}, but not as a Kubernetes API server does.</source>
        <translation>Pod {host}:{port} coś odpowiada, ale nie tak jak serwer API Kubernetes.</translation>
    </message>
    <message>
        <source>Check port and path of the address: K3s and RKE2 use 6443, Rancher has /k8s/clusters/c-… in its path.</source>
        <translation>Sprawdź port i ścieżkę adresu: K3s i RKE2 używają 6443, Rancher ma /k8s/clusters/c-… w ścieżce.</translation>
    </message>
    <message>
        <source>Rancher answers, but has lost its connection to this cluster.</source>
        <translation>Rancher odpowiada, ale stracił połączenie z tym klastrem.</translation>
    </message>
    <message>
        <source>Look at the cluster&apos;s page in Rancher; in the cluster, the pods of cattle-cluster-agent (namespace cattle-system) must run.</source>
        <translation>Zajrzyj na stronę klastra w Rancher; w klastrze muszą działać pody cattle-cluster-agent (przestrzeń nazw cattle-system).</translation>
    </message>
    <message>
        <source>If the cluster has an authorized endpoint, use its context of the kubeconfig: it goes past Rancher.</source>
        <translation>Jeśli klaster ma własny punkt dostępu (authorized endpoint), użyj jego kontekstu z kubeconfig: omija on Rancher.</translation>
    </message>
    <message>
        <source>The API server answers with an error of its own.</source>
        <translation>Serwer API odpowiada własnym błędem.</translation>
    </message>
    <message>
        <source>Try again in a minute. If it stays, show the details to whoever runs the cluster.</source>
        <translation>Spróbuj ponownie za minutę. Jeśli to nie minie, pokaż szczegóły administratorowi klastra.</translation>
    </message>
    <message>
        <source>A policy of the cluster does not allow this object; the details name it.</source>
        <translation>Reguła klastra nie pozwala na ten obiekt; wymieniono ją w szczegółach.</translation>
    </message>
    <message>
        <source>Change what the policy asks for, or show the details to whoever runs the cluster.</source>
        <translation>Zmień to, czego wymaga reguła, albo pokaż szczegóły administratorowi klastra.</translation>
    </message>
    <message>
        <source>The connection to {host} is not encrypted: everybody on the way can read and change it.</source>
        <translation>Połączenie z {host} nie jest szyfrowane: każdy po drodze może je czytać i zmieniać.</translation>
    </message>
    <message>
        <source>Use the server&apos;s https address; plain HTTP is meant for kubectl proxy on this machine.</source>
        <translation>Użyj adresu https serwera; HTTP bez TLS jest przeznaczony dla kubectl proxy na tym komputerze.</translation>
    </message>
    <message>
        <source>{user} may not act as another user.</source>
        <translation>{user} nie ma prawa działać jako inny użytkownik.</translation>
    </message>
    <message>
        <source>Leave the name to act as empty, or ask the administrator for the right to impersonate it.</source>
        <translation>Pozostaw puste pole użytkownika, jako który chcesz działać, albo poproś administratora o prawo impersonate.</translation>
    </message>
    <message>
        <source>The server does not tell which rights you have.</source>
        <translation>Serwer nie mówi, jakie masz prawa.</translation>
    </message>
    <message>
        <source>Go on: a missing right shows when it is needed. Or ask the administrator for the ClusterRole system:basic-user.</source>
        <translation>Idź dalej: brakujące prawo wyjdzie na jaw, gdy będzie potrzebne. Albo poproś administratora o ClusterRole system:basic-user.</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; some jobs need it.</source>
        <translation>{user} nie ma prawa {missing} w przestrzeni nazw {namespace}; potrzebują go niektóre zadania.</translation>
    </message>
    <message>
        <source>Ask the administrator for these rights; Firesteel writes the Role for him.</source>
        <translation>Poproś administratora o te prawa; Firesteel przygotuje dla niego Role.</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; Spark needs it.</source>
        <translation>{user} nie ma prawa {missing} w przestrzeni nazw {namespace}; potrzebuje go Spark.</translation>
    </message>
    <message>
        <source>{user} may not {verb} {resource} in the namespace {namespace}.</source>
        <translation>{user} nie ma prawa {verb} {resource} w przestrzeni nazw {namespace}.</translation>
    </message>
    <message>
        <source>Ask the administrator for this right; Firesteel writes the Role for him.</source>
        <translation>Poproś administratora o to prawo; Firesteel przygotuje dla niego Role.</translation>
    </message>
    <message>
        <source>You are known to the cluster, but may not do this.</source>
        <translation>Klaster cię zna, ale nie masz do tego prawa.</translation>
    </message>
    <message>
        <source>Ask the administrator for the right; the details name it.</source>
        <translation>Poproś administratora o to prawo; wymieniono je w szczegółach.</translation>
    </message>
    <message>
        <source>{user} may not {missing} in the namespace {namespace}; without it no job can be submitted and followed.</source>
        <translation>{user} nie ma prawa {missing} w przestrzeni nazw {namespace}; bez niego nie da się zgłosić ani śledzić zadania.</translation>
    </message>
    <message>
        <source>Ask the administrator for a RoleBinding in {namespace}: to the ClusterRole edit, or to the Role that Firesteel writes.</source>
        <translation>Poproś administratora o RoleBinding w {namespace}: do ClusterRole edit albo do Role, którą przygotuje Firesteel.</translation>
    </message>
    <message>
        <source>Or choose the namespace in which you may work.</source>
        <translation>Albo wybierz przestrzeń nazw, w której masz prawo pracować.</translation>
    </message>
    <message>
        <source>You may not use pods in the namespace {namespace} as Spark needs it.</source>
        <translation>Nie masz prawa używać podów w przestrzeni nazw {namespace} tak, jak potrzebuje tego Spark.</translation>
    </message>
    <message>
        <source>{user} may not read logs of pods in the namespace {namespace}: jobs run, but their output stays hidden.</source>
        <translation>{user} nie ma prawa czytać dzienników podów w przestrzeni nazw {namespace}: zadania działają, ale ich wyjście pozostaje ukryte.</translation>
    </message>
    <message>
        <source>Ask the administrator for the verb get on pods/log in {namespace}.</source>
        <translation>Poproś administratora o czasownik get dla pods/log w {namespace}.</translation>
    </message>
    <message>
        <source>{user} may not forward ports of pods in the namespace {namespace}: the web UI of a running job cannot be shown.</source>
        <translation>{user} nie ma prawa przekierowywać portów podów w przestrzeni nazw {namespace}: nie można pokazać interfejsu działającego zadania.</translation>
    </message>
    <message>
        <source>Ask the administrator for the verbs get and create on pods/portforward in {namespace}.</source>
        <translation>Poproś administratora o czasowniki get i create dla pods/portforward w {namespace}.</translation>
    </message>
    <message>
        <source>{user} may not use SparkApplications in the namespace {namespace}.</source>
        <translation>{user} nie ma prawa używać SparkApplications w przestrzeni nazw {namespace}.</translation>
    </message>
    <message>
        <source>Ask the administrator for create, get, list, watch and delete on sparkapplications.sparkoperator.k8s.io in {namespace}.</source>
        <translation>Poproś administratora o create, get, list, watch i delete dla sparkapplications.sparkoperator.k8s.io w {namespace}.</translation>
    </message>
    <message>
        <source>The namespace {namespace} is being deleted; nothing new can be created in it.</source>
        <translation>Przestrzeń nazw {namespace} jest usuwana; nie można w niej tworzyć nic nowego.</translation>
    </message>
    <message>
        <source>Choose another namespace, or wait until it is gone and create it anew.</source>
        <translation>Wybierz inną przestrzeń nazw albo poczekaj, aż zniknie, i utwórz ją od nowa.</translation>
    </message>
    <message>
        <source>There is no namespace {namespace} in this cluster.</source>
        <translation>W tym klastrze nie ma przestrzeni nazw {namespace}.</translation>
    </message>
    <message>
        <source>Choose one of those that are there, or create it: kubectl create namespace {namespace}.</source>
        <translation>Wybierz jedną z istniejących albo utwórz ją: kubectl create namespace {namespace}.</translation>
    </message>
    <message>
        <source>The driver would run as the account default of {namespace}, which may not do what Spark needs.</source>
        <translation>Driver działałby jako konto default w {namespace}, które nie ma praw, jakich potrzebuje Spark.</translation>
    </message>
    <message>
        <source>Make an account of its own for Spark on the page Namespace and driver account, and set spark.kubernetes.authenticate.driver.serviceAccountName to it.</source>
        <translation>Utwórz osobne konto dla Spark na stronie „Przestrzeń nazw i konto drivera” i ustaw na nie spark.kubernetes.authenticate.driver.serviceAccountName.</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot run executors.</source>
        <translation>Konto drivera {account} nie ma prawa {missing} w {namespace}: nie może uruchamiać executorów.</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.</source>
        <translation>Dodaj brakujące prawa na stronie „Przestrzeń nazw i konto drivera”; Firesteel proponuje dokładnie te.</translation>
    </message>
    <message>
        <source>Without the right to do so, send the administrator the text that it writes.</source>
        <translation>Jeśli nie masz do tego prawa, wyślij administratorowi tekst, który przygotuje Firesteel.</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: it cannot hand its settings to executors.</source>
        <translation>Konto drivera {account} nie ma prawa {missing} w {namespace}: nie może przekazać ustawień executorom.</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs with volumes on demand fail.</source>
        <translation>Konto drivera {account} nie ma prawa {missing} w {namespace}: zadania z wolumenami na żądanie zawodzą.</translation>
    </message>
    <message>
        <source>Add the missing rights on the page Namespace and driver account, or use no volumes on demand.</source>
        <translation>Dodaj brakujące prawa na stronie „Przestrzeń nazw i konto drivera” albo nie używaj wolumenów na żądanie.</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}: jobs run, but leave objects behind.</source>
        <translation>Konto drivera {account} nie ma prawa {missing} w {namespace}: zadania działają, ale pozostawiają obiekty.</translation>
    </message>
    <message>
        <source>The driver&apos;s account {account} may not {missing} in {namespace}.</source>
        <translation>Konto drivera {account} nie ma prawa {missing} w {namespace}.</translation>
    </message>
    <message>
        <source>There is no service account {account} in the namespace {namespace}, so that no driver can start.</source>
        <translation>W przestrzeni nazw {namespace} nie ma konta usługi {account}, więc żaden driver się nie uruchomi.</translation>
    </message>
    <message>
        <source>Make it on the page Namespace and driver account, or choose one that is there.</source>
        <translation>Utwórz je na stronie „Przestrzeń nazw i konto drivera” albo wybierz istniejące.</translation>
    </message>
    <message>
        <source>Or by hand: kubectl create serviceaccount {account} -n {namespace}</source>
        <translation>Albo ręcznie: kubectl create serviceaccount {account} -n {namespace}</translation>
    </message>
    <message>
        <source>Pods of the account {account} in {namespace} get no token, so that a driver cannot talk to the API server.</source>
        <translation>Pody konta {account} w {namespace} nie dostają tokenu, więc driver nie może rozmawiać z serwerem API.</translation>
    </message>
    <message>
        <source>Remove automountServiceAccountToken: false from the account, or use a pod template that sets it to true.</source>
        <translation>Usuń automountServiceAccountToken: false z konta albo użyj szablonu poda, który ustawia true.</translation>
    </message>
    <message>
        <source>The API server does not accept the token that pods of the account {account} get.</source>
        <translation>Serwer API nie przyjmuje tokenu, który dostają pody konta {account}.</translation>
    </message>
    <message>
        <source>Ask the administrator whether the cluster&apos;s token signing key or issuer has changed, and whether the node&apos;s clock is right.</source>
        <translation>Zapytaj administratora, czy zmienił się klucz podpisujący tokeny klastra lub ich wystawca i czy zegar węzła jest dobry.</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not do with pods what Spark needs.</source>
        <translation>Konto drivera nie ma praw do podów, których potrzebuje Spark.</translation>
    </message>
    <message>
        <source>Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.</source>
        <translation>Zajrzyj na stronę „Przestrzeń nazw i konto drivera”: pokazuje, których praw brakuje, i proponuje dokładnie te.</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make the config map that its executors read.</source>
        <translation>Konto drivera nie ma prawa utworzyć config map, który czytają jego executory.</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not make or list volume claims.</source>
        <translation>Konto drivera nie ma prawa tworzyć ani listować żądań wolumenów.</translation>
    </message>
    <message>
        <source>The driver&apos;s account may not remove what a job has made; jobs run, but leave objects behind.</source>
        <translation>Konto drivera nie ma prawa usunąć tego, co utworzyło zadanie; zadania działają, ale pozostawiają obiekty.</translation>
    </message>
    <message>
        <source>The driver&apos;s account lacks rights that Spark needs.</source>
        <translation>Kontu drivera brakuje praw, których potrzebuje Spark.</translation>
    </message>
    <message>
        <source>The service account that the job names does not exist in the namespace.</source>
        <translation>Konto usługi podane w zadaniu nie istnieje w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The quota {quota} leaves room for the driver and {executors} of {wanted} executors ({resource}).</source>
        <translation>Limit zasobów {quota} zostawia miejsce na driver i {executors} z {wanted} executorów ({resource}).</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or end other jobs in this namespace.</source>
        <translation>Poproś o mniej executorów lub o mniejsze albo zakończ inne zadania w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>Ask the administrator for a larger quota.</source>
        <translation>Poproś administratora o większy limit zasobów.</translation>
    </message>
    <message>
        <source>The quota {quota} of this namespace does not leave enough {resource} for this job.</source>
        <translation>Limit zasobów {quota} tej przestrzeni nazw nie zostawia na to zadanie dość zasobu {resource}.</translation>
    </message>
    <message>
        <source>Ask for less memory, cores or executors, or end other jobs in this namespace.</source>
        <translation>Poproś o mniej pamięci, rdzeni lub executorów albo zakończ inne zadania w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The quota of this namespace is used up.</source>
        <translation>Limit zasobów tej przestrzeni nazw jest wyczerpany.</translation>
    </message>
    <message>
        <source>End other jobs in this namespace, or ask the administrator for a larger quota.</source>
        <translation>Zakończ inne zadania w tej przestrzeni nazw albo poproś administratora o większy limit zasobów.</translation>
    </message>
    <message>
        <source>The quota of this namespace wants a limit on each pod for {resource}, and Spark sets none for the processor by itself.</source>
        <translation>Limit zasobów tej przestrzeni nazw wymaga, by każdy pod miał limit {resource}, a Spark sam nie ustawia limitu procesora.</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.driver.limit.cores and spark.kubernetes.executor.limit.cores.</source>
        <translation>Ustaw spark.kubernetes.driver.limit.cores i spark.kubernetes.executor.limit.cores.</translation>
    </message>
    <message>
        <source>Or ask the administrator for a limit range with a default.</source>
        <translation>Albo poproś administratora o LimitRange z wartością domyślną.</translation>
    </message>
    <message>
        <source>The limit range {limitRange} allows less {resource} for a pod than the {pod} asks for.</source>
        <translation>LimitRange {limitRange} pozwala podowi na mniej zasobu {resource}, niż żąda {pod}.</translation>
    </message>
    <message>
        <source>Ask for less in the {pod}: memory counts with its overhead.</source>
        <translation>Poproś o mniej w podzie {pod}: pamięć liczy się razem z rezerwą poza stertą.</translation>
    </message>
    <message>
        <source>Ask the administrator for a higher bound.</source>
        <translation>Poproś administratora o wyższą granicę.</translation>
    </message>
    <message>
        <source>The limit range {limitRange} wants more {resource} for a pod than the {pod} asks for.</source>
        <translation>LimitRange {limitRange} wymaga dla poda więcej zasobu {resource}, niż żąda {pod}.</translation>
    </message>
    <message>
        <source>Ask for more in the {pod}.</source>
        <translation>Poproś o więcej w podzie {pod}.</translation>
    </message>
    <message>
        <source>The limit range {limitRange} does not allow a limit of {resource} so far above the request of the {pod}.</source>
        <translation>LimitRange {limitRange} nie pozwala, by limit {resource} był o tyle wyższy od żądania poda {pod}.</translation>
    </message>
    <message>
        <source>Set limit and request of the {pod} closer to each other.</source>
        <translation>Zbliż do siebie limit i żądanie poda {pod}.</translation>
    </message>
    <message>
        <source>A limit range of this namespace does not allow such a pod.</source>
        <translation>LimitRange tej przestrzeni nazw nie pozwala na taki pod.</translation>
    </message>
    <message>
        <source>Look at the limit ranges of the namespace, and fit memory and cores to them.</source>
        <translation>Obejrzyj obiekty LimitRange tej przestrzeni nazw i dopasuj do nich pamięć i rdzenie.</translation>
    </message>
    <message>
        <source>The limit range {limitRange} gives the {pod} a limit of {resource} that is below what it asks for.</source>
        <translation>LimitRange {limitRange} nadaje podowi {pod} limit {resource} niższy od tego, czego on żąda.</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.{pod}.limit.cores to at least the request, or ask for less.</source>
        <translation>Ustaw spark.kubernetes.{pod}.limit.cores co najmniej na wartość żądania albo poproś o mniej.</translation>
    </message>
    <message>
        <source>The namespace {namespace} admits only pods of the security level {level}; Spark&apos;s own pods do not meet it.</source>
        <translation>Przestrzeń nazw {namespace} dopuszcza tylko pody o poziomie bezpieczeństwa {level}; własne pody Spark go nie spełniają.</translation>
    </message>
    <message>
        <source>Use a pod template that sets runAsNonRoot, seccompProfile RuntimeDefault, allowPrivilegeEscalation false and drops all capabilities.</source>
        <translation>Użyj szablonu poda, który ustawia runAsNonRoot, seccompProfile RuntimeDefault, allowPrivilegeEscalation false i odbiera wszystkie capabilities.</translation>
    </message>
    <message>
        <source>Or ask the administrator for the level baseline in this namespace.</source>
        <translation>Albo poproś administratora o poziom baseline w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The security level of the namespace does not admit this pod.</source>
        <translation>Poziom bezpieczeństwa przestrzeni nazw nie dopuszcza tego poda.</translation>
    </message>
    <message>
        <source>Use a pod template with the security context that the message asks for, or ask the administrator for the level baseline.</source>
        <translation>Użyj szablonu poda z kontekstem bezpieczeństwa, jakiego żąda komunikat, albo poproś administratora o poziom baseline.</translation>
    </message>
    <message>
        <source>The security context constraints of this OpenShift cluster do not admit the pod.</source>
        <translation>Ograniczenia kontekstu bezpieczeństwa (SCC) tego klastra OpenShift nie dopuszczają poda.</translation>
    </message>
    <message>
        <source>Leave the user&apos;s number out of image and template, so that the cluster chooses one.</source>
        <translation>Pomiń numer użytkownika w obrazie i szablonie, by klaster wybrał go sam.</translation>
    </message>
    <message>
        <source>Or ask the administrator to allow the account the constraint anyuid or nonroot-v2.</source>
        <translation>Albo poproś administratora, by przyznał kontu ograniczenie anyuid lub nonroot-v2.</translation>
    </message>
    <message>
        <source>There are free cores for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>Wolnych rdzeni starcza na driver i {executors} z {wanted} executorów; pozostałe czekają.</translation>
    </message>
    <message>
        <source>Ask for fewer or smaller executors, or wait until other jobs have ended.</source>
        <translation>Poproś o mniej executorów lub o mniejsze albo poczekaj, aż skończą się inne zadania.</translation>
    </message>
    <message>
        <source>No node has enough free cores for the {pod}.</source>
        <translation>Na żadnym węźle nie ma dość wolnych rdzeni dla poda {pod}.</translation>
    </message>
    <message>
        <source>Ask for fewer cores, or wait until other jobs have ended.</source>
        <translation>Poproś o mniej rdzeni albo poczekaj, aż skończą się inne zadania.</translation>
    </message>
    <message>
        <source>Ask the administrator for further nodes.</source>
        <translation>Poproś administratora o dalsze węzły.</translation>
    </message>
    <message>
        <source>There is free memory for the driver and {executors} of {wanted} executors; the others wait.</source>
        <translation>Wolnej pamięci starcza na driver i {executors} z {wanted} executorów; pozostałe czekają.</translation>
    </message>
    <message>
        <source>No node has enough free memory for the {pod}.</source>
        <translation>Na żadnym węźle nie ma dość wolnej pamięci dla poda {pod}.</translation>
    </message>
    <message>
        <source>Ask for less memory, or wait until other jobs have ended.</source>
        <translation>Poproś o mniej pamięci albo poczekaj, aż skończą się inne zadania.</translation>
    </message>
    <message>
        <source>The nodes run as many pods as they may.</source>
        <translation>Na węzłach działa już tyle podów, ile wolno.</translation>
    </message>
    <message>
        <source>Remove pods that have ended badly and hold their place, or wait.</source>
        <translation>Usuń pody, które zakończyły się źle i zajmują miejsce, albo poczekaj.</translation>
    </message>
    <message>
        <source>All nodes that could run the pods carry a taint that keeps Spark&apos;s pods away.</source>
        <translation>Wszystkie węzły, na których mogłyby działać pody, mają taint, który nie dopuszcza podów Spark.</translation>
    </message>
    <message>
        <source>Add the toleration in a pod template, or ask the administrator for a node without taint.</source>
        <translation>Dodaj toleration w szablonie poda albo poproś administratora o węzeł bez taint.</translation>
    </message>
    <message>
        <source>None of the {nodes} nodes takes pods now: they are not ready or are closed for new pods.</source>
        <translation>Żaden z {nodes} węzłów nie przyjmuje teraz podów: nie są gotowe albo są zamknięte dla nowych podów.</translation>
    </message>
    <message>
        <source>Look at the nodes, and ask the administrator to make one ready.</source>
        <translation>Obejrzyj węzły i poproś administratora, by przygotował któryś do pracy.</translation>
    </message>
    <message>
        <source>No node takes the pods now.</source>
        <translation>Żaden węzeł nie przyjmuje teraz podów.</translation>
    </message>
    <message>
        <source>Ask the administrator which nodes may be used.</source>
        <translation>Zapytaj administratora, których węzłów wolno używać.</translation>
    </message>
    <message>
        <source>No node has the labels that the pod asks for.</source>
        <translation>Żaden węzeł nie ma etykiet, o które prosi pod.</translation>
    </message>
    <message>
        <source>Check the node selector of the job against the labels of the nodes.</source>
        <translation>Porównaj selektor węzłów w zadaniu z etykietami węzłów.</translation>
    </message>
    <message>
        <source>No node fits the pod: {message}</source>
        <translation>Żaden węzeł nie pasuje do poda: {message}</translation>
    </message>
    <message>
        <source>Look at what the scheduler says, and change the job or ask the administrator.</source>
        <translation>Przeczytaj, co mówi scheduler, i zmień zadanie albo zapytaj administratora.</translation>
    </message>
    <message>
        <source>The registry does not have the image {image}.</source>
        <translation>W rejestrze nie ma obrazu {image}.</translation>
    </message>
    <message>
        <source>Check name and tag for a misprint.</source>
        <translation>Sprawdź, czy w nazwie i tagu nie ma literówki.</translation>
    </message>
    <message>
        <source>Push the image to the registry first.</source>
        <translation>Najpierw wyślij obraz do rejestru.</translation>
    </message>
    <message>
        <source>The secret {secret} in {namespace} is not one for a registry (its type is {type}).</source>
        <translation>Sekret {secret} w {namespace} nie jest sekretem rejestru (jego typ to {type}).</translation>
    </message>
    <message>
        <source>Make it anew: kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</source>
        <translation>Utwórz go od nowa: kubectl create secret docker-registry {secret} -n {namespace} --docker-server=… --docker-username=… --docker-password=…</translation>
    </message>
    <message>
        <source>The registry does not give out the image {image} without a login.</source>
        <translation>Rejestr nie wydaje obrazu {image} bez logowania.</translation>
    </message>
    <message>
        <source>Make a secret of the type docker-registry in the namespace and name it in spark.kubernetes.container.image.pullSecrets.</source>
        <translation>Utwórz w przestrzeni nazw sekret typu docker-registry i podaj go w spark.kubernetes.container.image.pullSecrets.</translation>
    </message>
    <message>
        <source>Docker Hub answers the same for an image that is not there: check the name.</source>
        <translation>Docker Hub odpowiada tak samo, gdy obrazu nie ma: sprawdź nazwę.</translation>
    </message>
    <message>
        <source>The registry limits how often images may be pulled, and the limit is reached.</source>
        <translation>Rejestr ogranicza częstość pobierania obrazów i limit został osiągnięty.</translation>
    </message>
    <message>
        <source>Wait for some hours, or log in with a pull secret.</source>
        <translation>Poczekaj kilka godzin albo zaloguj się sekretem pobierania.</translation>
    </message>
    <message>
        <source>Use a copy in a registry of your own.</source>
        <translation>Użyj kopii we własnym rejestrze.</translation>
    </message>
    <message>
        <source>{image} is not a name that an image can have.</source>
        <translation>{image} nie może być nazwą obrazu.</translation>
    </message>
    <message>
        <source>Use small letters, digits and the form REGISTRY/NAME:TAG.</source>
        <translation>Użyj małych liter, cyfr i postaci REGISTRY/NAME:TAG.</translation>
    </message>
    <message>
        <source>The image {image} is not on the node, and the pull policy forbids to fetch it.</source>
        <translation>Obrazu {image} nie ma na węźle, a zasady pobierania zabraniają go pobrać.</translation>
    </message>
    <message>
        <source>Set spark.kubernetes.container.image.pullPolicy to IfNotPresent.</source>
        <translation>Ustaw spark.kubernetes.container.image.pullPolicy na IfNotPresent.</translation>
    </message>
    <message>
        <source>The image {image} is not made for the processor of the node.</source>
        <translation>Obrazu {image} nie zbudowano dla procesora tego węzła.</translation>
    </message>
    <message>
        <source>Build or choose an image for that architecture, or choose other nodes by a selector.</source>
        <translation>Zbuduj lub wybierz obraz dla tej architektury albo wybierz selektorem inne węzły.</translation>
    </message>
    <message>
        <source>The image {image} is made for another processor than that of the node.</source>
        <translation>Obraz {image} zbudowano dla innego procesora niż procesor węzła.</translation>
    </message>
    <message>
        <source>Build or choose an image for the node&apos;s architecture.</source>
        <translation>Zbuduj lub wybierz obraz dla architektury węzła.</translation>
    </message>
    <message>
        <source>The registry of {image} speaks plain HTTP, and the node asks by HTTPS.</source>
        <translation>Rejestr obrazu {image} używa HTTP bez TLS, a węzeł pyta przez HTTPS.</translation>
    </message>
    <message>
        <source>Ask the administrator to list the registry as an insecure one on the nodes, or give it a certificate.</source>
        <translation>Poproś administratora, by wpisał ten rejestr na węzłach jako niezabezpieczony albo dał mu certyfikat.</translation>
    </message>
    <message>
        <source>The node does not trust the certificate of the registry of {image}.</source>
        <translation>Węzeł nie ufa certyfikatowi rejestru obrazu {image}.</translation>
    </message>
    <message>
        <source>Ask the administrator to add the registry&apos;s CA on the nodes.</source>
        <translation>Poproś administratora o dodanie CA rejestru na węzłach.</translation>
    </message>
    <message>
        <source>The node cannot reach the registry of {image}.</source>
        <translation>Węzeł nie może połączyć się z rejestrem obrazu {image}.</translation>
    </message>
    <message>
        <source>Check the registry&apos;s name, and whether the nodes may reach it.</source>
        <translation>Sprawdź nazwę rejestru i czy węzły mogą się z nim łączyć.</translation>
    </message>
    <message>
        <source>The image {image} has no {lacks}.</source>
        <translation>W obrazie {image} nie ma {lacks}.</translation>
    </message>
    <message>
        <source>Use an image that is made for Spark on Kubernetes, such as apache/spark.</source>
        <translation>Użyj obrazu przeznaczonego dla Spark na Kubernetes, na przykład apache/spark.</translation>
    </message>
    <message>
        <source>The image {image} lacks a program that an image of Spark has: {message}</source>
        <translation>W obrazie {image} brakuje programu, który jest w obrazie Spark: {message}</translation>
    </message>
    <message>
        <source>The canary in the image {image} ended before it had said everything.</source>
        <translation>Pod próbny z obrazem {image} zakończył się, zanim powiedział wszystko.</translation>
    </message>
    <message>
        <source>Look at its log; use an image that is made for Spark on Kubernetes.</source>
        <translation>Zajrzyj do jego dziennika; użyj obrazu przeznaczonego dla Spark na Kubernetes.</translation>
    </message>
    <message>
        <source>The image {image} runs as root, or as a user that is known by name alone; the security context asks for a number.</source>
        <translation>Obraz {image} działa jako root albo jako użytkownik znany tylko z nazwy; kontekst bezpieczeństwa wymaga numeru.</translation>
    </message>
    <message>
        <source>Build the image with a numeric USER, such as 185, or try the canary without the security context.</source>
        <translation>Zbuduj obraz z numerycznym USER, na przykład 185, albo uruchom pod próbny bez kontekstu bezpieczeństwa.</translation>
    </message>
    <message>
        <source>The image has no Python: jobs in Python cannot run with it.</source>
        <translation>W obrazie nie ma Pythona: zadania w Pythonie nie mogą z nim działać.</translation>
    </message>
    <message>
        <source>For jobs in Python use an image with Python, such as apache/spark:python3.</source>
        <translation>Do zadań w Pythonie użyj obrazu z Pythonem, na przykład apache/spark:python3.</translation>
    </message>
    <message>
        <source>There is no secret {secret} in the namespace {namespace}.</source>
        <translation>W przestrzeni nazw {namespace} nie ma sekretu {secret}.</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job or the account.</source>
        <translation>Utwórz go albo usuń jego nazwę z zadania lub konta.</translation>
    </message>
    <message>
        <source>No DNS service with the usual label is to be seen in kube-system; it may run under another name.</source>
        <translation>W kube-system nie widać usługi DNS ze zwykłą etykietą; może działać pod inną nazwą.</translation>
    </message>
    <message>
        <source>Run the canary: it resolves a name from within a pod.</source>
        <translation>Uruchom pod próbny: znajduje on adres nazwy z wnętrza poda.</translation>
    </message>
    <message>
        <source>None of the cluster&apos;s DNS pods is ready: Spark&apos;s executors would not find their driver.</source>
        <translation>Żaden z podów DNS klastra nie jest gotowy: executory Spark nie znalazłyby swojego drivera.</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system.</source>
        <translation>Poproś administratora o sprawdzenie CoreDNS w kube-system.</translation>
    </message>
    <message>
        <source>The name {host} is not resolved inside a pod: Spark&apos;s executors would not find their driver.</source>
        <translation>Wewnątrz poda nie można znaleźć adresu nazwy {host}: executory Spark nie znalazłyby swojego drivera.</translation>
    </message>
    <message>
        <source>Ask the administrator to look at CoreDNS in kube-system, and at network policies that block port 53.</source>
        <translation>Poproś administratora o sprawdzenie CoreDNS w kube-system i polityk sieciowych, które blokują port 53.</translation>
    </message>
    <message>
        <source>The API server cannot be reached from a pod: a driver could not start executors.</source>
        <translation>Z poda nie można połączyć się z serwerem API: driver nie mógłby uruchamiać executorów.</translation>
    </message>
    <message>
        <source>Ask the administrator for a network policy that lets pods of {namespace} reach the API server.</source>
        <translation>Poproś administratora o politykę sieciową, która pozwala podom w {namespace} łączyć się z serwerem API.</translation>
    </message>
    <message>
        <source>Pods cannot verify the API server as {host}.</source>
        <translation>Pody nie mogą zweryfikować serwera API jako {host}.</translation>
    </message>
    <message>
        <source>Ask the administrator for a server certificate that carries {host}, or set spark.kubernetes.driver.master to an address that it carries.</source>
        <translation>Poproś administratora o certyfikat serwera, który zawiera {host}, albo ustaw spark.kubernetes.driver.master na adres, który on zawiera.</translation>
    </message>
    <message>
        <source>There is no storage class {storageClass}: the volumes of the job would not come about.</source>
        <translation>Nie ma klasy magazynu {storageClass}: wolumeny zadania by nie powstały.</translation>
    </message>
    <message>
        <source>Choose a class that is there.</source>
        <translation>Wybierz klasę, która istnieje.</translation>
    </message>
    <message>
        <source>The job asks for volumes, and the cluster has no default storage class.</source>
        <translation>Zadanie prosi o wolumeny, a klaster nie ma domyślnej klasy magazynu.</translation>
    </message>
    <message>
        <source>Name a storage class in the volume&apos;s settings, or ask the administrator for a default one.</source>
        <translation>Podaj klasę magazynu w ustawieniach wolumenu albo poproś administratora o domyślną.</translation>
    </message>
    <message>
        <source>This server ({server}) is older than Kubernetes {oldest}, the oldest that Spark {spark} is made for.</source>
        <translation>Ten serwer ({server}) jest starszy niż Kubernetes {oldest}, najstarszy, dla którego przeznaczono Spark {spark}.</translation>
    </message>
    <message>
        <source>Use an older Spark, or ask the administrator for a newer cluster. Many jobs run all the same.</source>
        <translation>Użyj starszego Spark albo poproś administratora o nowszy klaster. Wiele zadań i tak działa.</translation>
    </message>
    <message>
        <source>A pod asks for more than its limit allows.</source>
        <translation>Pod żąda więcej, niż pozwala jego limit.</translation>
    </message>
    <message>
        <source>Set the limit to at least the request, or ask for less.</source>
        <translation>Ustaw limit co najmniej na wartość żądania albo poproś o mniej.</translation>
    </message>
    <message>
        <source>A secret that the pod names does not exist in the namespace.</source>
        <translation>Sekret podany w podzie nie istnieje w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>Make it, or take its name out of the job.</source>
        <translation>Utwórz go albo usuń jego nazwę z zadania.</translation>
    </message>
    <message>
        <source>A config map that the pod names does not exist in the namespace.</source>
        <translation>Config map podany w podzie nie istnieje w tej przestrzeni nazw.</translation>
    </message>
    <message>
        <source>The versions of Spark here and in the image do not fit.</source>
        <translation>Wersje Spark tutaj i w obrazie nie pasują do siebie.</translation>
    </message>
    <message>
        <source>Use the same version of Spark on both sides.</source>
        <translation>Użyj po obu stronach tej samej wersji Spark.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, your CA is {anchor}: the number in these names is the time of the installation, so your file belongs to an earlier installation of this cluster.</source>
        <translation>Certyfikat serwera pochodzi z {missing}, a twoje CA to {anchor}: liczba w tych nazwach to czas instalacji, więc twój plik należy do wcześniejszej instalacji tego klastra.</translation>
    </message>
    <message>
        <source>Copy /etc/rancher/k3s/k3s.yaml (RKE2: /etc/rancher/rke2/rke2.yaml) from the server again and set the server&apos;s address in it.</source>
        <translation>Skopiuj ponownie /etc/rancher/k3s/k3s.yaml (RKE2: /etc/rancher/rke2/rke2.yaml) z serwera i ustaw w nim adres serwera.</translation>
    </message>
    <message>
        <source>Compare the number after k3s-server-ca@ on the server and in your file.</source>
        <translation>Porównaj liczbę po k3s-server-ca@ na serwerze i w swoim pliku.</translation>
    </message>
    <message>
        <source>The server&apos;s authority has the same name as your CA ({anchor}), but another key: the cluster was set up anew, and your CA is that of the old one.</source>
        <translation>Urząd serwera ma tę samą nazwę co twoje CA ({anchor}), ale inny klucz: klaster utworzono od nowa, a twoje CA pochodzi ze starego.</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig or CA from the control plane (kubeadm: /etc/kubernetes/admin.conf, K3s: /etc/rancher/k3s/k3s.yaml).</source>
        <translation>Weź świeży kubeconfig lub CA z control plane (kubeadm: /etc/kubernetes/admin.conf, K3s: /etc/rancher/k3s/k3s.yaml).</translation>
    </message>
    <message>
        <source>Then remove the old entry, so that nobody takes it again.</source>
        <translation>Potem usuń stary wpis, aby nikt go już nie użył.</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, signs the certificates of users. The server&apos;s certificate comes from {missing}.</source>
        <translation>Twoje CA, {anchor}, podpisuje certyfikaty użytkowników. Certyfikat serwera pochodzi z {missing}.</translation>
    </message>
    <message>
        <source>Take the file server-ca.crt instead of client-ca.crt (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>Weź plik server-ca.crt zamiast client-ca.crt (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is one for the inner parts of a cluster. The server&apos;s certificate comes from {missing}.</source>
        <translation>Twoje CA, {anchor}, służy wewnętrznym częściom klastra. Certyfikat serwera pochodzi z {missing}.</translation>
    </message>
    <message>
        <source>Take the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>Weź CA serwera API (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate ({subject}): this is not the API server.</source>
        <translation>Pod {host} odpowiada ingress ze swoim domyślnym certyfikatem ({subject}): to nie jest serwer API.</translation>
    </message>
    <message>
        <source>Check name and port: the API server is mostly at port 6443, an ingress at 443.</source>
        <translation>Sprawdź nazwę i port: serwer API jest najczęściej na porcie 6443, ingress na 443.</translation>
    </message>
    <message>
        <source>If the API is meant to be behind this ingress, use the host name that it knows, not an IP address.</source>
        <translation>Jeśli API ma być za tym ingress, użyj nazwy hosta, którą on zna, a nie adresu IP.</translation>
    </message>
    <message>
        <source>Rancher answers at {host}, with a certificate from {missing}. Your CA, {anchor}, is that of a cluster behind it.</source>
        <translation>Pod {host} odpowiada Rancher, z certyfikatem z {missing}. Twoje CA, {anchor}, należy do klastra za nim.</translation>
    </message>
    <message>
        <source>Download the kubeconfig from Rancher itself, or take the CA of Rancher&apos;s certificate (its setting &quot;cacerts&quot;).</source>
        <translation>Pobierz kubeconfig z samego Rancher albo weź CA certyfikatu Rancher (jego ustawienie „cacerts”).</translation>
    </message>
    <message>
        <source>To use the cluster&apos;s CA, use the address of the cluster itself instead of Rancher&apos;s.</source>
        <translation>Aby użyć CA klastra, użyj adresu samego klastra zamiast adresu Rancher.</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of Rancher, but a cluster itself answers at {host}, with a certificate from {missing}.</source>
        <translation>Twoje CA, {anchor}, należy do Rancher, ale pod {host} odpowiada sam klaster, z certyfikatem z {missing}.</translation>
    </message>
    <message>
        <source>Take the CA of this cluster, or use Rancher&apos;s address with the path /k8s/clusters/… .</source>
        <translation>Weź CA tego klastra albo użyj adresu Rancher ze ścieżką /k8s/clusters/… .</translation>
    </message>
    <message>
        <source>Your CA, {anchor}, is that of another cluster: the server&apos;s certificate comes from {missing}.</source>
        <translation>Twoje CA, {anchor}, należy do innego klastra: certyfikat serwera pochodzi z {missing}.</translation>
    </message>
    <message>
        <source>Take the CA of the cluster at {host}, or correct the address.</source>
        <translation>Weź CA klastra pod {host} albo popraw adres.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from a public authority ({missing}), which this computer trusts. The CA that you gave, {anchor}, replaces the computer&apos;s list and does not fit.</source>
        <translation>Certyfikat serwera pochodzi z publicznego urzędu ({missing}), któremu ten komputer ufa. Podane CA, {anchor}, zastępuje listę komputera i nie pasuje.</translation>
    </message>
    <message>
        <source>Leave the CA out (certificate-authority-data in a kubeconfig): the certificates of the system suffice here.</source>
        <translation>Pomiń CA (certificate-authority-data w kubeconfig): tutaj wystarczą certyfikaty systemu.</translation>
    </message>
    <message>
        <source>Or download the kubeconfig again; the administrator has probably changed the server&apos;s certificate.</source>
        <translation>Albo pobierz kubeconfig ponownie; administrator zapewne zmienił certyfikat serwera.</translation>
    </message>
    <message>
        <source>The server sends its certificates in a wrong order. Firesteel sorts them, other programs may refuse them.</source>
        <translation>Serwer wysyła certyfikaty w złej kolejności. Firesteel je sortuje, inne programy mogą je odrzucić.</translation>
    </message>
    <message>
        <source>Have the server&apos;s certificate file put in order: its own certificate first, then each one that signed the one before.</source>
        <translation>Poproś o uporządkowanie pliku certyfikatu serwera: najpierw jego własny certyfikat, potem każdy, który podpisał poprzedni.</translation>
    </message>
    <message>
        <source>Your CA file holds {count} certificates, and the first of them is not the one that counts ({issuer}). Programs that read only the first one fail.</source>
        <translation>Twój plik CA zawiera kilka certyfikatów ({count}), a pierwszy z nich nie jest tym, który się liczy ({issuer}). Programy, które czytają tylko pierwszy, zawodzą.</translation>
    </message>
    <message>
        <source>Put {issuer} first in the file if Spark or another program refuses the server.</source>
        <translation>Umieść {issuer} na początku pliku, jeśli Spark lub inny program odrzuca serwer.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, an authority that this computer does not know, and no CA was given.</source>
        <translation>Certyfikat serwera pochodzi z {missing}, urzędu, którego ten komputer nie zna, a nie podano CA.</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>Podaj CA klastra (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</translation>
    </message>
    <message>
        <source>Or fetch it from the server and compare its fingerprint with the administrator&apos;s.</source>
        <translation>Albo pobierz je z serwera i porównaj jego odcisk z odciskiem od administratora.</translation>
    </message>
    <message>
        <source>The server shows a certificate that it signed itself ({subject}); nothing that you trust vouches for it.</source>
        <translation>Serwer pokazuje certyfikat, który sam podpisał ({subject}); nie ręczy za niego nic, czemu ufasz.</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s and then trust this certificate.</source>
        <translation>Porównaj jego odcisk z odciskiem od administratora, a potem zaufaj temu certyfikatowi.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}. Neither the server nor your CA file ({anchor}) holds that authority.</source>
        <translation>Certyfikat serwera pochodzi z {missing}. Tego urzędu nie ma ani na serwerze, ani w twoim pliku CA ({anchor}).</translation>
    </message>
    <message>
        <source>Get the CA named {missing} and use it for this cluster.</source>
        <translation>Weź CA o nazwie {missing} i użyj go dla tego klastra.</translation>
    </message>
    <message>
        <source>If {missing} is an intermediate authority of your CA, have the server send it along, or add it to your CA file.</source>
        <translation>Jeśli {missing} to urząd pośredni twojego CA, poproś, by serwer też go wysyłał, albo dodaj go do swojego pliku CA.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate comes from {missing}, not from your CA ({anchor}).</source>
        <translation>Certyfikat serwera pochodzi z {missing}, a nie z twojego CA ({anchor}).</translation>
    </message>
    <message>
        <source>Get the CA named {missing} from the administrator of the cluster at {host}.</source>
        <translation>Weź CA o nazwie {missing} od administratora klastra pod {host}.</translation>
    </message>
    <message>
        <source>Check whether the address is that of the cluster you mean.</source>
        <translation>Sprawdź, czy to adres klastra, o który ci chodzi.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not come from the CA that you gave.</source>
        <translation>Certyfikat serwera nie pochodzi z podanego CA.</translation>
    </message>
    <message>
        <source>Get the CA of this cluster from its administrator.</source>
        <translation>Weź CA tego klastra od jego administratora.</translation>
    </message>
    <message>
        <source>Not the cluster answers, but a gateway that opens encrypted connections: the certificate for {host} comes from {gateway}.</source>
        <translation>Odpowiada nie klaster, lecz brama, która otwiera szyfrowane połączenia: certyfikat dla {host} pochodzi z {gateway}.</translation>
    </message>
    <message>
        <source>Go around the proxy for {host}: add it to NO_PROXY, or have it exempted from inspection.</source>
        <translation>Omiń proxy dla {host}: dodaj go do NO_PROXY albo poproś o wyłączenie go z inspekcji.</translation>
    </message>
    <message>
        <source>Only if inspection must stay: give the gateway&apos;s root as the CA for this cluster, and log in by a token, as client certificates do not get through.</source>
        <translation>Tylko jeśli inspekcja musi zostać: podaj główny certyfikat bramy jako CA tego klastra i loguj się tokenem, bo certyfikaty klienta przez nią nie przechodzą.</translation>
    </message>
    <message>
        <source>The connection goes through a proxy, which may have answered with a certificate of its own.</source>
        <translation>Połączenie idzie przez proxy, które mogło odpowiedzieć własnym certyfikatem.</translation>
    </message>
    <message>
        <source>Try without the proxy: add {host} to NO_PROXY.</source>
        <translation>Spróbuj bez proxy: dodaj {host} do NO_PROXY.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name {name}, by which pods call it. It has: {names}. Spark&apos;s driver will refuse it.</source>
        <translation>Certyfikat serwera nie zawiera nazwy {name}, której używają pody. Zawiera: {names}. Driver Spark go odrzuci.</translation>
    </message>
    <message>
        <source>Have the API server&apos;s certificate issued with kubernetes.default.svc and kubernetes.default.svc.cluster.local.</source>
        <translation>Poproś o wystawienie certyfikatu serwera API z nazwami kubernetes.default.svc i kubernetes.default.svc.cluster.local.</translation>
    </message>
    <message>
        <source>Until then set spark.kubernetes.driver.master to https:// with a name or address of the certificate, such as {suggested}.</source>
        <translation>Do tego czasu ustaw spark.kubernetes.driver.master na https:// z nazwą lub adresem z certyfikatu, na przykład {suggested}.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate does not carry the name by which pods call it (kubernetes.default.svc).</source>
        <translation>Certyfikat serwera nie zawiera nazwy, której używają pody (kubernetes.default.svc).</translation>
    </message>
    <message>
        <source>An ingress answers at {host}, with its default certificate: this is not the API server.</source>
        <translation>Pod {host} odpowiada ingress ze swoim domyślnym certyfikatem: to nie jest serwer API.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries the name {name} only in the old place (the common name), where Kubernetes&apos; and Spark&apos;s clients do not look.</source>
        <translation>Certyfikat serwera zawiera nazwę {name} tylko w starym miejscu (common name), w które klienci Kubernetes i Spark nie patrzą.</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as a subject alternative name.</source>
        <translation>Poproś o wystawienie certyfikatu z {name} jako alternatywną nazwą podmiotu (SAN).</translation>
    </message>
    <message>
        <source>The server&apos;s certificate carries {name} as a host name, but not as an IP address, and so it does not count.</source>
        <translation>Certyfikat serwera zawiera {name} jako nazwę hosta, ale nie jako adres IP, więc się nie liczy.</translation>
    </message>
    <message>
        <source>Have the certificate issued with {name} as an IP address.</source>
        <translation>Poproś o wystawienie certyfikatu z {name} jako adresem IP.</translation>
    </message>
    <message>
        <source>Until then keep the address and set the name to verify (tls-server-name) to another name of the certificate.</source>
        <translation>Do tego czasu zachowaj adres i ustaw nazwę do weryfikacji (tls-server-name) na inną nazwę z certyfikatu.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) carries no names at all, so it cannot be checked for {name}.</source>
        <translation>Certyfikat serwera ({subject}) nie zawiera żadnych nazw, więc nie można go sprawdzić dla {name}.</translation>
    </message>
    <message>
        <source>Have a certificate with subject alternative names issued for the server.</source>
        <translation>Poproś o wystawienie dla serwera certyfikatu z alternatywnymi nazwami podmiotu (SAN).</translation>
    </message>
    <message>
        <source>Check whether the address is that of the API server.</source>
        <translation>Sprawdź, czy to adres serwera API.</translation>
    </message>
    <message>
        <source>The name to verify (tls-server-name) is {name}, but the server&apos;s certificate is for: {names}.</source>
        <translation>Nazwa do weryfikacji (tls-server-name) to {name}, ale certyfikat serwera jest dla: {names}.</translation>
    </message>
    <message>
        <source>Set the name to verify to {suggested}, or leave it out if {host} is among the names.</source>
        <translation>Ustaw nazwę do weryfikacji na {suggested} albo pomiń ją, jeśli {host} jest wśród nazw.</translation>
    </message>
    <message>
        <source>The CA is right, but the certificate is not for {name}. It is for: {names}.</source>
        <translation>CA jest dobre, ale certyfikat nie jest dla {name}. Jest dla: {names}.</translation>
    </message>
    <message>
        <source>On the server add &quot;tls-san: [{name}]&quot; to /etc/rancher/k3s/config.yaml (RKE2: /etc/rancher/rke2/config.yaml) and restart it.</source>
        <translation>Na serwerze dodaj „tls-san: [{name}]” do /etc/rancher/k3s/config.yaml (RKE2: /etc/rancher/rke2/config.yaml) i uruchom go ponownie.</translation>
    </message>
    <message>
        <source>Without access to the server: keep the address and set the name to verify (tls-server-name) to {suggested}.</source>
        <translation>Bez dostępu do serwera: zachowaj adres i ustaw nazwę do weryfikacji (tls-server-name) na {suggested}.</translation>
    </message>
    <message>
        <source>Keep the address and set the name to verify (tls-server-name) to {suggested}, or use one of these names as the address.</source>
        <translation>Zachowaj adres i ustaw nazwę do weryfikacji (tls-server-name) na {suggested} albo użyj jednej z tych nazw jako adresu.</translation>
    </message>
    <message>
        <source>Or have {name} added to the server&apos;s certificate.</source>
        <translation>Albo poproś o dodanie {name} do certyfikatu serwera.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not for the name or address that you use.</source>
        <translation>Certyfikat serwera nie jest dla nazwy ani adresu, którego używasz.</translation>
    </message>
    <message>
        <source>Use a name that is in the certificate, or have yours added to it.</source>
        <translation>Użyj nazwy, która jest w certyfikacie, albo poproś o dodanie do niego swojej.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ({subject}) ends on {notAfter}, in {days} days.</source>
        <translation>Certyfikat serwera ({subject}) wygaśnie {notAfter} (pozostało dni: {days}).</translation>
    </message>
    <message>
        <source>Have K3s restarted: it renews its certificates at a start within 90 days of their end.</source>
        <translation>Poproś o ponowne uruchomienie K3s: przy starcie odnawia certyfikaty, którym zostało mniej niż 90 dni.</translation>
    </message>
    <message>
        <source>Tell the administrator, so that it is renewed in time.</source>
        <translation>Powiadom administratora, aby odnowiono go na czas.</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}, and with it all certificates that it signed.</source>
        <translation>Urząd {subject} wygasł {notAfter}, a z nim wszystkie certyfikaty, które podpisał.</translation>
    </message>
    <message>
        <source>The administrator has to renew the cluster&apos;s CA; afterwards you need the new one.</source>
        <translation>Administrator musi odnowić CA klastra; potem będzie ci potrzebne nowe.</translation>
    </message>
    <message>
        <source>Compare this computer&apos;s clock with another one.</source>
        <translation>Porównaj zegar tego komputera z innym.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}. K3s renews it only when it starts.</source>
        <translation>Certyfikat serwera wygasł {notAfter}. K3s odnawia go tylko przy uruchomieniu.</translation>
    </message>
    <message>
        <source>On the server: systemctl stop k3s; k3s certificate rotate; systemctl start k3s</source>
        <translation>Na serwerze: systemctl stop k3s; k3s certificate rotate; systemctl start k3s</translation>
    </message>
    <message>
        <source>If the old certificate is still shown: delete the secret k3s-serving in kube-system and server/tls/dynamic-cert.json, and restart.</source>
        <translation>Jeśli nadal widać stary certyfikat: usuń sekret k3s-serving w kube-system i server/tls/dynamic-cert.json, a potem uruchom ponownie.</translation>
    </message>
    <message>
        <source>Then copy the new k3s.yaml: its client certificate has changed as well.</source>
        <translation>Potem skopiuj nowy k3s.yaml: jego certyfikat klienta też się zmienił.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate ended on {notAfter}.</source>
        <translation>Certyfikat serwera wygasł {notAfter}.</translation>
    </message>
    <message>
        <source>The administrator has to renew the server&apos;s certificate (kubeadm: kubeadm certs renew apiserver).</source>
        <translation>Administrator musi odnowić certyfikat serwera (kubeadm: kubeadm certs renew apiserver).</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins only on {notBefore}, after the server&apos;s own time ({there}): the clock with which it was made was wrong.</source>
        <translation>Certyfikat serwera zaczyna się dopiero {notBefore}, później niż czas samego serwera ({there}): zegar, według którego go utworzono, był zły.</translation>
    </message>
    <message>
        <source>Wait until then, or have the certificate issued again with a right clock.</source>
        <translation>Poczekaj do tego czasu albo poproś o ponowne wystawienie certyfikatu przy dobrym zegarze.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: the clock of WSL has fallen behind by {difference}, as it does when Windows sleeps.</source>
        <translation>Certyfikat serwera zaczyna się {notBefore}, a tutaj jest {now}: zegar WSL spóźnia się o {difference}, jak to bywa, gdy Windows śpi.</translation>
    </message>
    <message>
        <source>Set it: sudo hwclock -s, or run &quot;wsl --shutdown&quot; in Windows and start again.</source>
        <translation>Ustaw go: sudo hwclock -s albo uruchom „wsl --shutdown” w Windows i zacznij od nowa.</translation>
    </message>
    <message>
        <source>Then try again; the certificates are right.</source>
        <translation>Potem spróbuj ponownie; certyfikaty są dobre.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate begins on {notBefore}, but it is {now} here: this computer&apos;s clock is behind by {difference} or more.</source>
        <translation>Certyfikat serwera zaczyna się {notBefore}, a tutaj jest {now}: zegar tego komputera spóźnia się o {difference} lub więcej.</translation>
    </message>
    <message>
        <source>Set this computer&apos;s clock and switch on its synchronisation (timedatectl set-ntp true).</source>
        <translation>Ustaw zegar tego komputera i włącz jego synchronizację (timedatectl set-ntp true).</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is valid until {notAfter}. By the server&apos;s clock that is still to come: this computer&apos;s clock is ahead by {difference}.</source>
        <translation>Certyfikat serwera jest ważny do {notAfter}. Według zegara serwera to jeszcze przed nami: zegar tego komputera spieszy się o {difference}.</translation>
    </message>
    <message>
        <source>The clock of WSL is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>Zegar WSL spóźnia się o {difference} względem serwera. Tokeny i certyfikaty mogą wyglądać, jakby nie były jeszcze ważne.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} behind the server&apos;s. Tokens and certificates may look as if they were not yet valid.</source>
        <translation>Zegar tego komputera spóźnia się o {difference} względem serwera. Tokeny i certyfikaty mogą wyglądać, jakby nie były jeszcze ważne.</translation>
    </message>
    <message>
        <source>Set the clock that is wrong and switch on its synchronisation.</source>
        <translation>Ustaw zegar, który jest zły, i włącz jego synchronizację.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is {difference} ahead of the server&apos;s. Tokens and certificates look as if they ended too early.</source>
        <translation>Zegar tego komputera spieszy się o {difference} względem serwera. Tokeny i certyfikaty wyglądają, jakby wygasły za wcześnie.</translation>
    </message>
    <message>
        <source>The clocks of this computer and of the server differ.</source>
        <translation>Zegary tego komputera i serwera się różnią.</translation>
    </message>
    <message>
        <source>The server shows a certificate that is meant for clients ({subject}).</source>
        <translation>Serwer pokazuje certyfikat przeznaczony dla klientów ({subject}).</translation>
    </message>
    <message>
        <source>The administrator has to give the server a certificate with the purpose serverAuth.</source>
        <translation>Administrator musi dać serwerowi certyfikat o przeznaczeniu serverAuth.</translation>
    </message>
    <message>
        <source>{subject} has signed the server&apos;s certificate, but is no authority: it lacks CA:TRUE.</source>
        <translation>{subject} podpisał certyfikat serwera, ale nie jest urzędem: brakuje mu CA:TRUE.</translation>
    </message>
    <message>
        <source>The administrator has to issue the server&apos;s certificate from a real CA.</source>
        <translation>Administrator musi wystawić certyfikat serwera z prawdziwego CA.</translation>
    </message>
    <message>
        <source>The certificate {subject} has a key or signature that is too weak to be trusted (RSA below 2048 bits, or SHA-1).</source>
        <translation>Certyfikat {subject} ma klucz lub podpis zbyt słaby, by mu ufać (RSA poniżej 2048 bitów lub SHA-1).</translation>
    </message>
    <message>
        <source>The administrator has to issue it anew with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>Administrator musi wystawić go od nowa z RSA o 2048 bitach lub więcej albo z kluczem EC.</translation>
    </message>
    <message>
        <source>Port {port} of {host} does not speak TLS. It is the usual port of &quot;kubectl proxy&quot;, which speaks plain HTTP.</source>
        <translation>Port {port} na {host} nie używa TLS. To zwykły port „kubectl proxy”, które używa HTTP bez TLS.</translation>
    </message>
    <message>
        <source>For kubectl proxy on this computer use http:// instead of https://.</source>
        <translation>Dla kubectl proxy na tym komputerze użyj http:// zamiast https://.</translation>
    </message>
    <message>
        <source>For the API server itself check the port: K3s and kubeadm use 6443.</source>
        <translation>Dla samego serwera API sprawdź port: K3s i kubeadm używają 6443.</translation>
    </message>
    <message>
        <source>Something answers at {host}, port {port}, but it does not speak TLS.</source>
        <translation>Coś odpowiada na {host}, port {port}, ale nie używa TLS.</translation>
    </message>
    <message>
        <source>Check host and port: the API server of K3s and kubeadm is at https and port 6443.</source>
        <translation>Sprawdź host i port: serwer API K3s i kubeadm jest pod https na porcie 6443.</translation>
    </message>
    <message>
        <source>If it is meant to be a kubectl proxy, use http:// and mind that nothing is encrypted.</source>
        <translation>Jeśli to ma być kubectl proxy, użyj http:// i pamiętaj, że nic nie jest szyfrowane.</translation>
    </message>
    <message>
        <source>The server at {host} wants a client certificate, and none was given.</source>
        <translation>Serwer pod {host} żąda certyfikatu klienta, a żadnego nie podano.</translation>
    </message>
    <message>
        <source>Give the client certificate and its key (client-certificate-data and client-key-data of a kubeconfig).</source>
        <translation>Podaj certyfikat klienta i jego klucz (client-certificate-data i client-key-data w kubeconfig).</translation>
    </message>
    <message>
        <source>The key does not belong to the client certificate.</source>
        <translation>Klucz nie należy do certyfikatu klienta.</translation>
    </message>
    <message>
        <source>Take certificate and key from the same file or folder; both were made together.</source>
        <translation>Weź certyfikat i klucz z tego samego pliku lub folderu; oba utworzono razem.</translation>
    </message>
    <message>
        <source>There is a client certificate, but no key for it.</source>
        <translation>Jest certyfikat klienta, ale nie ma do niego klucza.</translation>
    </message>
    <message>
        <source>Give the key, too: client-key-data, or the file with the ending .key beside the certificate.</source>
        <translation>Podaj także klucz: client-key-data albo plik z końcówką .key obok certyfikatu.</translation>
    </message>
    <message>
        <source>The client certificate of {user} begins only on {notBefore}.</source>
        <translation>Certyfikat klienta {user} zaczyna się dopiero {notBefore}.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock.</source>
        <translation>Sprawdź zegar tego komputera.</translation>
    </message>
    <message>
        <source>The certificate {subject} is one of a server; it cannot say who you are.</source>
        <translation>Certyfikat {subject} należy do serwera; nie może powiedzieć, kim jesteś.</translation>
    </message>
    <message>
        <source>Give the certificate of a user (K3s: client-admin.crt and client-admin.key, or those inside of k3s.yaml).</source>
        <translation>Podaj certyfikat użytkownika (K3s: client-admin.crt i client-admin.key albo te z k3s.yaml).</translation>
    </message>
    <message>
        <source>There is a key, but no certificate for it.</source>
        <translation>Jest klucz, ale nie ma do niego certyfikatu.</translation>
    </message>
    <message>
        <source>Give the certificate, too: client-certificate-data, or the file with the ending .crt beside the key.</source>
        <translation>Podaj także certyfikat: client-certificate-data albo plik z końcówką .crt obok klucza.</translation>
    </message>
    <message>
        <source>The key is protected by a pass-phrase.</source>
        <translation>Klucz jest chroniony hasłem.</translation>
    </message>
    <message>
        <source>Enter its pass-phrase.</source>
        <translation>Wpisz jego hasło.</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit the key.</source>
        <translation>Hasło nie pasuje do klucza.</translation>
    </message>
    <message>
        <source>Enter the pass-phrase again; mind capitals and the keyboard&apos;s language.</source>
        <translation>Wpisz hasło ponownie; uważaj na wielkie litery i język klawiatury.</translation>
    </message>
    <message>
        <source>The pass-phrase fits, but the file is encrypted in an old way (RC2) that is no longer read.</source>
        <translation>Hasło pasuje, ale plik zaszyfrowano w stary sposób (RC2), którego już się nie odczytuje.</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nodes -out client.pem</source>
        <translation>Przekonwertuj go: openssl pkcs12 -legacy -in FILE -nodes -out client.pem</translation>
    </message>
    <message>
        <source>The file asks for millions of rounds of hashing before a pass-phrase can be tried; no usual program makes such files.</source>
        <translation>Plik wymaga milionów rund haszowania, zanim można wypróbować hasło; żaden zwykły program nie tworzy takich plików.</translation>
    </message>
    <message>
        <source>Get certificate and key as text files (PEM) instead.</source>
        <translation>Weź zamiast tego certyfikat i klucz jako pliki tekstowe (PEM).</translation>
    </message>
    <message>
        <source>The key cannot be read: it is damaged, cut off, or no private key.</source>
        <translation>Nie można odczytać klucza: jest uszkodzony, ucięty albo nie jest kluczem prywatnym.</translation>
    </message>
    <message>
        <source>Copy the whole key again, from the line with BEGIN to the line with END.</source>
        <translation>Skopiuj ponownie cały klucz, od wiersza z BEGIN do wiersza z END.</translation>
    </message>
    <message>
        <source>The key is of a kind that TLS does not use.</source>
        <translation>Klucz jest rodzaju, którego TLS nie używa.</translation>
    </message>
    <message>
        <source>Use a key of the kind RSA, EC or Ed25519.</source>
        <translation>Użyj klucza rodzaju RSA, EC lub Ed25519.</translation>
    </message>
    <message>
        <source>The certificate is damaged or cut off.</source>
        <translation>Certyfikat jest uszkodzony lub ucięty.</translation>
    </message>
    <message>
        <source>Copy the whole file again, from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.</source>
        <translation>Skopiuj ponownie cały plik, od -----BEGIN CERTIFICATE----- do -----END CERTIFICATE-----.</translation>
    </message>
    <message>
        <source>This is the certificate of an authority, with its key. Whoever has that key can be anybody in the cluster.</source>
        <translation>To certyfikat urzędu razem z jego kluczem. Kto ma ten klucz, może być w klastrze kimkolwiek.</translation>
    </message>
    <message>
        <source>Use the certificate of a user (K3s: client-admin.crt and client-admin.key) and put the authority&apos;s key back where it was.</source>
        <translation>Użyj certyfikatu użytkownika (K3s: client-admin.crt i client-admin.key) i odłóż klucz urzędu tam, gdzie był.</translation>
    </message>
    <message>
        <source>The server refuses the client certificate of {user}, issued by {issuer}.</source>
        <translation>Serwer odrzuca certyfikat klienta {user}, wystawiony przez {issuer}.</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster: certificates of another cluster, or of an earlier installation, do not count.</source>
        <translation>Weź świeży kubeconfig z tego klastra: certyfikaty innego klastra lub wcześniejszej instalacji się nie liczą.</translation>
    </message>
    <message>
        <source>Or log in by a token.</source>
        <translation>Albo zaloguj się tokenem.</translation>
    </message>
    <message>
        <source>The client certificate cannot be used.</source>
        <translation>Nie można użyć certyfikatu klienta.</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig from this cluster, or log in by a token.</source>
        <translation>Weź świeży kubeconfig z tego klastra albo zaloguj się tokenem.</translation>
    </message>
    <message>
        <source>The server at {host} speaks only old versions of TLS. Version 1.2 is the least that Firesteel and Kubernetes accept.</source>
        <translation>Serwer pod {host} używa tylko starych wersji TLS. Firesteel i Kubernetes przyjmują co najmniej wersję 1.2.</translation>
    </message>
    <message>
        <source>Check whether {host}, port {port}, is the API server: no Kubernetes of today is that old.</source>
        <translation>Sprawdź, czy {host}, port {port}, to serwer API: żaden dzisiejszy Kubernetes nie jest tak stary.</translation>
    </message>
    <message>
        <source>If a load balancer stands in front, have TLS 1.2 switched on there.</source>
        <translation>Jeśli przed nim stoi load balancer, poproś o włączenie na nim TLS 1.2.</translation>
    </message>
    <message>
        <source>The server at {host} offers only encryption that is too weak today.</source>
        <translation>Serwer pod {host} oferuje tylko szyfrowanie, które dziś jest zbyt słabe.</translation>
    </message>
    <message>
        <source>The administrator has to switch on stronger ciphers at the server or at the load balancer before it.</source>
        <translation>Administrator musi włączyć silniejsze szyfry na serwerze lub na load balancerze przed nim.</translation>
    </message>
    <message>
        <source>The server does not know the name {host} and hangs up.</source>
        <translation>Serwer nie zna nazwy {host} i rozłącza się.</translation>
    </message>
    <message>
        <source>Use the name under which the cluster is published, or set it as the name to verify (tls-server-name).</source>
        <translation>Użyj nazwy, pod którą klaster jest udostępniony, albo ustaw ją jako nazwę do weryfikacji (tls-server-name).</translation>
    </message>
    <message>
        <source>The connection to {host} was cut in the middle of the TLS handshake: by a firewall, by a filter on the name, or by a load balancer with no server behind it.</source>
        <translation>Połączenie z {host} przerwano w trakcie uzgadniania TLS: zrobiła to zapora, filtr nazw albo load balancer, za którym nie ma serwera.</translation>
    </message>
    <message>
        <source>Try the same address from another network, or without VPN and proxy.</source>
        <translation>Spróbuj tego samego adresu z innej sieci albo bez VPN i proxy.</translation>
    </message>
    <message>
        <source>Ask the administrator whether the API server behind the load balancer runs.</source>
        <translation>Zapytaj administratora, czy serwer API za load balancerem działa.</translation>
    </message>
    <message>
        <source>No encrypted connection to {host}, port {port}, came about.</source>
        <translation>Nie udało się nawiązać szyfrowanego połączenia z {host}, port {port}.</translation>
    </message>
    <message>
        <source>Check whether host and port are those of the API server.</source>
        <translation>Sprawdź, czy to host i port serwera API.</translation>
    </message>
    <message>
        <source>Show the details to the administrator.</source>
        <translation>Pokaż szczegóły administratorowi.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not checked: anybody in between can read the token and answer in the cluster&apos;s place.</source>
        <translation>Certyfikat serwera nie jest sprawdzany: każdy po drodze może odczytać token i odpowiadać zamiast klastra.</translation>
    </message>
    <message>
        <source>Give the cluster&apos;s CA, or fetch it from the server and compare its fingerprint, and switch the check on again.</source>
        <translation>Podaj CA klastra albo pobierz je z serwera i porównaj jego odcisk, a potem włącz sprawdzanie z powrotem.</translation>
    </message>
    <message>
        <source>The client certificate of {user} ends on {notAfter}, in {days} days.</source>
        <translation>Certyfikat klienta {user} wygaśnie {notAfter} (pozostało dni: {days}).</translation>
    </message>
    <message>
        <source>Get a fresh kubeconfig before then. K3s renews the certificate only in the file on the server, not in copies of it.</source>
        <translation>Weź przedtem świeży kubeconfig. K3s odnawia certyfikat tylko w pliku na serwerze, a nie w jego kopiach.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Nic w nim nie ma.</translation>
    </message>
    <message>
        <source>Copy the CA file from the server again; it may need sudo to be read there.</source>
        <translation>Skopiuj ponownie plik CA z serwera; by go tam odczytać, może być potrzebne sudo.</translation>
    </message>
    <message>
        <source>It is larger than 4 MB, so it cannot be a CA file.</source>
        <translation>Jest większy niż 4 MB, więc nie może być plikiem CA.</translation>
    </message>
    <message>
        <source>Choose the file of the cluster&apos;s CA; it has a few kilobytes.</source>
        <translation>Wybierz plik CA klastra; ma kilka kilobajtów.</translation>
    </message>
    <message>
        <source>This is a private key, not a certificate. It was not kept.</source>
        <translation>To klucz prywatny, a nie certyfikat. Nie zachowano go.</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: the file with the ending .crt, such as server-ca.crt.</source>
        <translation>Wybierz certyfikat CA: plik z końcówką .crt, na przykład server-ca.crt.</translation>
    </message>
    <message>
        <source>The key of a CA should never leave the server. If this is one, tell the administrator.</source>
        <translation>Klucz CA nigdy nie powinien opuszczać serwera. Jeśli to taki klucz, powiadom administratora.</translation>
    </message>
    <message>
        <source>This is a public key alone, without a certificate.</source>
        <translation>To sam klucz publiczny, bez certyfikatu.</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA, such as server-ca.crt or ca.crt.</source>
        <translation>Wybierz certyfikat CA, na przykład server-ca.crt lub ca.crt.</translation>
    </message>
    <message>
        <source>This is a request for a certificate, not a certificate.</source>
        <translation>To wniosek o certyfikat, a nie certyfikat.</translation>
    </message>
    <message>
        <source>This is a key for SSH. Kubernetes does not use it.</source>
        <translation>To klucz SSH. Kubernetes go nie używa.</translation>
    </message>
    <message>
        <source>This is a web page, perhaps the login page of a server, saved in the place of the certificate.</source>
        <translation>To strona WWW, być może strona logowania serwera, zapisana zamiast certyfikatu.</translation>
    </message>
    <message>
        <source>Log in and download the file again, or copy it from the server.</source>
        <translation>Zaloguj się i pobierz plik ponownie albo skopiuj go z serwera.</translation>
    </message>
    <message>
        <source>This is an answer of a server in JSON, without a certificate in it.</source>
        <translation>To odpowiedź serwera w formacie JSON, bez certyfikatu.</translation>
    </message>
    <message>
        <source>Download the file again while logged in, or copy the CA from the server.</source>
        <translation>Pobierz plik ponownie po zalogowaniu albo skopiuj CA z serwera.</translation>
    </message>
    <message>
        <source>This is a token, not a certificate. It was not kept.</source>
        <translation>To token, a nie certyfikat. Nie zachowano go.</translation>
    </message>
    <message>
        <source>Give the token on the page Identity, and here the certificate of the CA.</source>
        <translation>Podaj token na stronie „Tożsamość”, a tutaj certyfikat CA.</translation>
    </message>
    <message>
        <source>This is the token with which nodes join a K3s cluster, not a certificate. It was not kept.</source>
        <translation>To token, którym węzły dołączają do klastra K3s, a nie certyfikat. Nie zachowano go.</translation>
    </message>
    <message>
        <source>Choose /var/lib/rancher/k3s/server/tls/server-ca.crt of the server.</source>
        <translation>Wybierz /var/lib/rancher/k3s/server/tls/server-ca.crt z serwera.</translation>
    </message>
    <message>
        <source>Do not pass the join token on: who has it can add nodes to the cluster.</source>
        <translation>Nie przekazuj dalej tokenu dołączania: kto go ma, może dodawać węzły do klastra.</translation>
    </message>
    <message>
        <source>This is a key store of Java in its old form.</source>
        <translation>To magazyn kluczy Javy w starym formacie.</translation>
    </message>
    <message>
        <source>Export the certificate: keytool -exportcert -rfc -keystore FILE -alias NAME</source>
        <translation>Wyeksportuj certyfikat: keytool -exportcert -rfc -keystore FILE -alias NAME</translation>
    </message>
    <message>
        <source>A certificate in it is damaged or cut off.</source>
        <translation>Zawarty tu certyfikat jest uszkodzony lub ucięty.</translation>
    </message>
    <message>
        <source>The file is protected by a pass-phrase.</source>
        <translation>Plik jest chroniony hasłem.</translation>
    </message>
    <message>
        <source>The pass-phrase does not fit this file.</source>
        <translation>Hasło nie pasuje do tego pliku.</translation>
    </message>
    <message>
        <source>Convert it: openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</source>
        <translation>Przekonwertuj go: openssl pkcs12 -legacy -in FILE -nokeys -out ca.pem</translation>
    </message>
    <message>
        <source>Get the CA as a text file (PEM) instead.</source>
        <translation>Weź zamiast tego CA jako plik tekstowy (PEM).</translation>
    </message>
    <message>
        <source>This is the certificate of the user {user}, not that of an authority.</source>
        <translation>To certyfikat użytkownika {user}, a nie urzędu.</translation>
    </message>
    <message>
        <source>Here the CA is asked for: server-ca.crt or ca.crt. It grants no rights; it only proves that the server is the right one.</source>
        <translation>Tutaj potrzebne jest CA: server-ca.crt lub ca.crt. Nie daje ono żadnych praw; dowodzi tylko, że serwer jest właściwy.</translation>
    </message>
    <message>
        <source>To log in as {user}, give this file with its key on the page Identity.</source>
        <translation>Aby zalogować się jako {user}, podaj ten plik wraz z kluczem na stronie „Tożsamość”.</translation>
    </message>
    <message>
        <source>This is the certificate of a server ({subject}), issued by {issuer}. It is valid for that server alone and changes when it is renewed.</source>
        <translation>To certyfikat serwera ({subject}), wystawiony przez {issuer}. Jest ważny tylko dla tego serwera i zmienia się przy odnowieniu.</translation>
    </message>
    <message>
        <source>Give the CA named {issuer} instead.</source>
        <translation>Podaj zamiast niego CA o nazwie {issuer}.</translation>
    </message>
    <message>
        <source>Or trust this one certificate until it is renewed, if its fingerprint is right.</source>
        <translation>Albo zaufaj temu jednemu certyfikatowi do czasu jego odnowienia, jeśli jego odcisk się zgadza.</translation>
    </message>
    <message>
        <source>{subject} is the CA for users&apos; certificates (client-ca.crt). The API server&apos;s certificate comes from another one.</source>
        <translation>{subject} to CA certyfikatów użytkowników (client-ca.crt). Certyfikat serwera API pochodzi z innego CA.</translation>
    </message>
    <message>
        <source>Choose server-ca.crt from the same folder (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</source>
        <translation>Wybierz server-ca.crt z tego samego folderu (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt).</translation>
    </message>
    <message>
        <source>{subject} is a CA for the inner parts of a cluster (etcd or the front proxy), not the one of the API server.</source>
        <translation>{subject} to CA wewnętrznych części klastra (etcd lub front proxy), a nie CA serwera API.</translation>
    </message>
    <message>
        <source>Choose the CA of the API server (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</source>
        <translation>Wybierz CA serwera API (K3s: /var/lib/rancher/k3s/server/tls/server-ca.crt, kubeadm: /etc/kubernetes/pki/ca.crt).</translation>
    </message>
    <message>
        <source>This is a kubeconfig, which names the CA as another file: {named}.</source>
        <translation>To kubeconfig, który wskazuje CA w innym pliku: {named}.</translation>
    </message>
    <message>
        <source>Choose that file, or use the kubeconfig as a whole.</source>
        <translation>Wybierz tamten plik albo użyj całego kubeconfig.</translation>
    </message>
    <message>
        <source>This is a kubeconfig without a CA for the cluster {name}.</source>
        <translation>To kubeconfig bez CA dla klastra {name}.</translation>
    </message>
    <message>
        <source>Use the kubeconfig as a whole: its server may have a public certificate that needs no CA.</source>
        <translation>Użyj całego kubeconfig: jego serwer może mieć publiczny certyfikat, do którego nie trzeba CA.</translation>
    </message>
    <message>
        <source>This is a kubeconfig; the CA of its cluster {name} was taken.</source>
        <translation>To kubeconfig; wzięto z niego CA klastra {name}.</translation>
    </message>
    <message>
        <source>You may also use the kubeconfig as a whole: it holds the address and the login, too.</source>
        <translation>Możesz też użyć całego kubeconfig: zawiera również adres i dane logowania.</translation>
    </message>
    <message>
        <source>The file holds a private key, too. It was not kept.</source>
        <translation>Plik zawiera też klucz prywatny. Nie zachowano go.</translation>
    </message>
    <message>
        <source>Take care who can read this file.</source>
        <translation>Uważaj, kto może czytać ten plik.</translation>
    </message>
    <message>
        <source>The certificate {subject} is no authority and was left out.</source>
        <translation>Certyfikat {subject} nie jest certyfikatem urzędu i został pominięty.</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>Nic nie trzeba robić.</translation>
    </message>
    <message>
        <source>{subject} is no authority; it has signed itself. It is trusted for the one server that shows it.</source>
        <translation>{subject} to nie urząd, lecz certyfikat podpisany sam przez siebie. Jest zaufany tylko dla tego jednego serwera, który go przedstawia.</translation>
    </message>
    <message>
        <source>Compare its fingerprint with the administrator&apos;s.</source>
        <translation>Porównaj jego odcisk z odciskiem od administratora.</translation>
    </message>
    <message>
        <source>{subject} is a certificate of version 1, which does not say whether it is an authority. It is taken for one.</source>
        <translation>{subject} to certyfikat w wersji 1, który nie mówi, czy należy do urzędu. Przyjęto, że tak.</translation>
    </message>
    <message>
        <source>The authority {subject} ended on {notAfter}.</source>
        <translation>Urząd {subject} wygasł {notAfter}.</translation>
    </message>
    <message>
        <source>Get the present CA of the cluster.</source>
        <translation>Weź aktualne CA klastra.</translation>
    </message>
    <message>
        <source>The authority {subject} begins only on {notBefore}.</source>
        <translation>Urząd {subject} będzie ważny dopiero od {notBefore}.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s clock (in WSL: sudo hwclock -s).</source>
        <translation>Sprawdź zegar tego komputera (w WSL: sudo hwclock -s).</translation>
    </message>
    <message>
        <source>The authority {subject} ends on {notAfter}, in {days} days.</source>
        <translation>Urząd {subject} wygasa {notAfter}, za {days} dni.</translation>
    </message>
    <message>
        <source>Ask the administrator for the CA that follows it.</source>
        <translation>Poproś administratora o CA, które go zastąpi.</translation>
    </message>
    <message>
        <source>The authority {subject} has a weak key or signature ({key}); connections through it will be refused.</source>
        <translation>Urząd {subject} ma słaby klucz lub podpis ({key}); połączenia oparte na nim będą odrzucane.</translation>
    </message>
    <message>
        <source>Ask the administrator for a CA with RSA of 2048 bits or more, or with an EC key.</source>
        <translation>Poproś administratora o CA z kluczem RSA o długości co najmniej 2048 bitów albo z kluczem EC.</translation>
    </message>
    <message>
        <source>There is no certificate in it.</source>
        <translation>Nie ma tu certyfikatu.</translation>
    </message>
    <message>
        <source>Choose the certificate of the CA: a text with -----BEGIN CERTIFICATE-----, such as server-ca.crt or ca.crt.</source>
        <translation>Wybierz certyfikat CA: tekst z -----BEGIN CERTIFICATE-----, na przykład server-ca.crt lub ca.crt.</translation>
    </message>
    <message>
        <source>The driver starts, watches and ends its executors.</source>
        <translation>Driver uruchamia, obserwuje i kończy swoje executory.</translation>
    </message>
    <message>
        <source>The driver marks executors that it gives up.</source>
        <translation>Driver oznacza executory, z których rezygnuje.</translation>
    </message>
    <message>
        <source>The driver removes its executors at the end.</source>
        <translation>Driver usuwa na końcu swoje executory.</translation>
    </message>
    <message>
        <source>The driver hands its settings to the executors in a config map.</source>
        <translation>Driver przekazuje swoje ustawienia executorom w config map.</translation>
    </message>
    <message>
        <source>The driver removes what it has made when the job ends.</source>
        <translation>Gdy zadanie się kończy, driver usuwa to, co utworzył.</translation>
    </message>
    <message>
        <source>Executors get volumes of their own, if a job asks for them.</source>
        <translation>Executory dostają własne wolumeny, jeśli zadanie o to prosi.</translation>
    </message>
    <message>
        <source>Executors run in a stateful set, if a job asks for that.</source>
        <translation>Executory działają w stateful set, jeśli zadanie o to prosi.</translation>
    </message>
    <message>
        <source>Submitting makes the driver&apos;s pod, its service and its config map.</source>
        <translation>Zgłoszenie tworzy pod drivera, jego usługę i jego config map.</translation>
    </message>
    <message>
        <source>Following a job reads the state of its pods.</source>
        <translation>Śledzenie zadania odczytuje stan jego podów.</translation>
    </message>
    <message>
        <source>Stopping a job, and taking a failed submission back, deletes its pod.</source>
        <translation>Zatrzymanie zadania i wycofanie nieudanego zgłoszenia usuwa jego pod.</translation>
    </message>
    <message>
        <source>Reading the log of a driver or an executor.</source>
        <translation>Odczyt dziennika drivera lub executora.</translation>
    </message>
    <message>
        <source>Opening Spark&apos;s own pages of a running job.</source>
        <translation>Otwieranie własnych stron działającego zadania Spark.</translation>
    </message>
    <message>
        <source>Seeing why a pod does not start.</source>
        <translation>Sprawdzanie, dlaczego pod się nie uruchamia.</translation>
    </message>
    <message>
        <source>Showing what belongs to a job.</source>
        <translation>Pokazywanie, co należy do zadania.</translation>
    </message>
    <message>
        <source>Checking limits and accounts before a job is sent.</source>
        <translation>Sprawdzanie limitów i kont przed wysłaniem zadania.</translation>
    </message>
    <message>
        <source>A job brings credentials of its own, kept in a secret.</source>
        <translation>Zadanie przynosi własne dane logowania, przechowywane w sekrecie.</translation>
    </message>
    <message>
        <source>The driver gets a volume of its own, if a job asks for it.</source>
        <translation>Driver dostaje własny wolumen, jeśli zadanie o to prosi.</translation>
    </message>
</context>
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
    <name>ConnectSteps</name>
    <message>
        <source>What do you have</source>
        <translation>Co masz</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Tożsamość</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Namespace, account</source>
        <translation>Przestrzeń nazw, konto</translation>
    </message>
    <message>
        <source>Room for Spark</source>
        <translation>Miejsce dla Spark</translation>
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
    <message>
        <source>Nothing was changed: this cluster is locked for reading only</source>
        <translation>Nic nie zmieniono: ten klaster jest tylko do odczytu</translation>
    </message>
    <message>
        <source>Stopping a job or a stage is a change. Take the lock off on the page Cluster of Firesteel, then try again.</source>
        <translation>Zatrzymanie zadania lub etapu jest zmianą. Zdejmij blokadę na stronie „Klaster” programu Firesteel i spróbuj ponownie.</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n węzeł</numerusform>
            <numerusform>%n węzły</numerusform>
            <numerusform>%n węzłów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be used</source>
        <translation>
            <numerusform>można użyć %n z nich</numerusform>
            <numerusform>można użyć %n z nich</numerusform>
            <numerusform>można użyć %n z nich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hold it</source>
        <translation>
            <numerusform>%n węzeł go ma</numerusform>
            <numerusform>%n węzły go mają</numerusform>
            <numerusform>%n węzłów go ma</numerusform>
        </translation>
    </message>
    <message>
        <source>the last pull took %1</source>
        <translation>ostatnie pobranie trwało %1</translation>
    </message>
    <message>
        <source>Version of the server</source>
        <translation>Wersja serwera</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>Account of the drivers</source>
        <translation>Konto driverów</translation>
    </message>
    <message>
        <source>Pod security level</source>
        <translation>Poziom bezpieczeństwa podów</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Limit zasobów</translation>
    </message>
    <message>
        <source>Limits of a pod</source>
        <translation>Limity poda</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Węzły</translation>
    </message>
    <message>
        <source>Free room</source>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Login to the registry</source>
        <translation>Logowanie do rejestru</translation>
    </message>
    <message>
        <source>Name service (DNS)</source>
        <translation>Usługa nazw (DNS)</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Magazyn</translation>
    </message>
    <message>
        <source>Spark operators</source>
        <translation>Operatory Spark</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznane</translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) of it are ready</source>
        <translation>
            <numerusform>gotowy %n pod</numerusform>
            <numerusform>gotowe %n pody</numerusform>
            <numerusform>gotowych %n podów</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Creating the pod…</source>
        <translation>Tworzenie poda…</translation>
    </message>
    <message>
        <source>Waiting for it to start…</source>
        <extracomment>%1 is the technical word of a waiting pod</extracomment>
        <translation>Czekanie na jego uruchomienie…</translation>
    </message>
    <message>
        <source>Waiting for it to start: %1</source>
        <translation>Czekanie na jego uruchomienie: %1</translation>
    </message>
    <message>
        <source>It runs…</source>
        <translation>Działa…</translation>
    </message>
    <message>
        <source>Reading what it says…</source>
        <translation>Odczytywanie jego odpowiedzi…</translation>
    </message>
    <message>
        <source>Removing it…</source>
        <translation>Usuwanie go…</translation>
    </message>
    <message>
        <source>The name kubernetes.default.svc is %1 there.</source>
        <translation>Nazwa kubernetes.default.svc ma tam adres %1.</translation>
    </message>
    <message>
        <source>The Kubernetes API answers it (HTTP %1).</source>
        <translation>API Kubernetes mu odpowiada (HTTP %1).</translation>
    </message>
    <message>
        <source>Kind of machine: %1</source>
        <translation>Rodzaj maszyny: %1</translation>
    </message>
    <message>
        <source>%1 CPUs and %2 of memory are free</source>
        <extracomment>%1 is a number, %2 a size such as 12 GiB</extracomment>
        <translation>wolne CPU: %1, wolna pamięć: %2</translation>
    </message>
    <message numerus="yes">
        <source>enough for a driver and %n executor(s)</source>
        <translation>
            <numerusform>wystarczy na driver i %n executor</numerusform>
            <numerusform>wystarczy na driver i %n executory</numerusform>
            <numerusform>wystarczy na driver i %n executorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage class(es)</source>
        <translation>
            <numerusform>%n klasa magazynu</numerusform>
            <numerusform>%n klasy magazynu</numerusform>
            <numerusform>%n klas magazynu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the default</source>
        <extracomment>%1 is the name of a storage class</extracomment>
        <translation>domyślna: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 used</source>
        <extracomment>a resource of a quota, how much of it is used, and how much there is at most</extracomment>
        <translation>%1: zajęte %2 z %3</translation>
    </message>
    <message numerus="yes">
        <source>%n quota(s)</source>
        <translation>
            <numerusform>%n limit zasobów</numerusform>
            <numerusform>%n limity zasobów</numerusform>
            <numerusform>%n limitów zasobów</numerusform>
        </translation>
    </message>
    <message>
        <source>good</source>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>worth a look</source>
        <translation>warte uwagi</translation>
    </message>
    <message>
        <source>stands in the way</source>
        <translation>stoi na drodze</translation>
    </message>
    <message>
        <source>could not be looked at</source>
        <translation>nie udało się sprawdzić</translation>
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
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no address for this name</source>
        <translation>brak adresu dla tej nazwy</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>brak odpowiedzi na czas</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>nic tam nie odpowiada</translation>
    </message>
    <message>
        <source>the proxy does not let us through</source>
        <translation>proxy nas nie przepuszcza</translation>
    </message>
    <message>
        <source>the port speaks plain HTTP</source>
        <translation>port używa HTTP bez TLS</translation>
    </message>
    <message>
        <source>no TLS connection</source>
        <translation>brak połączenia TLS</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>certyfikat wygasł</translation>
    </message>
    <message>
        <source>the clocks differ</source>
        <translation>zegary się różnią</translation>
    </message>
    <message>
        <source>opened up by a proxy</source>
        <translation>otwarte przez proxy</translation>
    </message>
    <message>
        <source>signed by another CA</source>
        <translation>podpisany przez inne CA</translation>
    </message>
    <message>
        <source>not trusted</source>
        <translation>niezaufany</translation>
    </message>
    <message>
        <source>another name is in it</source>
        <translation>zawiera inną nazwę</translation>
    </message>
    <message>
        <source>this is not the Kubernetes API</source>
        <translation>to nie jest API Kubernetes</translation>
    </message>
    <message>
        <source>the token has expired</source>
        <translation>token wygasł</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>nie przyjęto</translation>
    </message>
    <message>
        <source>none that may be used</source>
        <translation>żadnej nie można użyć</translation>
    </message>
    <message>
        <source>some are missing</source>
        <translation>niektórych brakuje</translation>
    </message>
    <message>
        <source>Name resolves</source>
        <translation>Nazwa ma adres</translation>
    </message>
    <message>
        <source>Port %1 answers</source>
        <translation>Port %1 odpowiada</translation>
    </message>
    <message>
        <source>Port answers</source>
        <translation>Port odpowiada</translation>
    </message>
    <message>
        <source>Proxy lets us through</source>
        <translation>Proxy nas przepuszcza</translation>
    </message>
    <message>
        <source>Speaks TLS</source>
        <translation>Używa TLS</translation>
    </message>
    <message>
        <source>CA is known</source>
        <translation>CA jest znane</translation>
    </message>
    <message>
        <source>Name in certificate</source>
        <translation>Nazwa w certyfikacie</translation>
    </message>
    <message>
        <source>Answers as Kubernetes</source>
        <translation>Odpowiada jak Kubernetes</translation>
    </message>
    <message>
        <source>Who am I</source>
        <translation>Kim jestem</translation>
    </message>
    <message>
        <source>Namespaces I may use</source>
        <translation>Moje przestrzenie nazw</translation>
    </message>
    <message>
        <source>Rights for Spark</source>
        <translation>Prawa dla Spark</translation>
    </message>
    <message>
        <source>The name of the server has an address in the network.</source>
        <translation>Nazwa serwera ma adres w sieci.</translation>
    </message>
    <message>
        <source>A program listens there, and no firewall is in the way.</source>
        <translation>Nasłuchuje tam program i żadna zapora nie stoi na drodze.</translation>
    </message>
    <message>
        <source>The proxy opens a way to the server.</source>
        <translation>Proxy otwiera drogę do serwera.</translation>
    </message>
    <message>
        <source>The connection is encrypted.</source>
        <translation>Połączenie jest szyfrowane.</translation>
    </message>
    <message>
        <source>The certificate of the server is signed by the CA that you gave.</source>
        <translation>Certyfikat serwera podpisało podane przez ciebie CA.</translation>
    </message>
    <message>
        <source>The certificate is for the name that you use.</source>
        <translation>Certyfikat jest wystawiony dla nazwy, której używasz.</translation>
    </message>
    <message>
        <source>What answers is a Kubernetes API, and no login page or other program.</source>
        <translation>Odpowiada API Kubernetes, a nie strona logowania ani inny program.</translation>
    </message>
    <message>
        <source>The cluster accepts your credential and says who you are.</source>
        <translation>Klaster przyjmuje twoje dane logowania i mówi, kim jesteś.</translation>
    </message>
    <message>
        <source>There is a namespace in which you may work.</source>
        <translation>Jest przestrzeń nazw, w której możesz pracować.</translation>
    </message>
    <message>
        <source>You may create there what a Spark application consists of.</source>
        <translation>Możesz tworzyć tam to, z czego składa się aplikacja Spark.</translation>
    </message>
    <message>
        <source>not needed here</source>
        <translation>tu niepotrzebne</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>trwa próba</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>w porządku</translation>
    </message>
    <message>
        <source>passed, with a warning</source>
        <translation>w porządku, z ostrzeżeniem</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>niepowodzenie</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nie osiągnięto</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięto</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
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
    <message>
        <source>The token, key or password of this cluster is no longer where it was kept.</source>
        <translation>Tokenu, klucza lub hasła tego klastra nie ma już tam, gdzie je przechowywano.</translation>
    </message>
    <message>
        <source>Enter it again on the page Cluster, under Identity.</source>
        <translation>Wpisz je ponownie na stronie „Klaster”, w części „Tożsamość”.</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster is locked, and was not opened.</source>
        <translation>Token, klucz lub hasło tego klastra jest zablokowane i nie zostało otwarte.</translation>
    </message>
    <message>
        <source>Connect again, and unlock the keyring or give the pass-phrase when it is asked for.</source>
        <translation>Połącz ponownie i odblokuj pęk kluczy albo podaj hasło, gdy pojawi się pytanie.</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in a keyring that is not there now.</source>
        <translation>Token, klucz lub hasło tego klastra jest w pęku kluczy, którego teraz nie ma.</translation>
    </message>
    <message>
        <source>Start the keyring of the desktop, or enter it again on the page Cluster, under Identity.</source>
        <translation>Uruchom pęk kluczy pulpitu albo wpisz je ponownie na stronie „Klaster”, w części „Tożsamość”.</translation>
    </message>
    <message>
        <source>To log in, the program “{command}” has to run, which you have not agreed to. It was not run.</source>
        <translation>Aby się zalogować, trzeba uruchomić program „{command}”, na co nie wyrażono zgody. Nie uruchomiono go.</translation>
    </message>
    <message>
        <source>Connect again, look at what is run, and agree to it if you trust the kubeconfig.</source>
        <translation>Połącz ponownie, obejrzyj, co jest uruchamiane, i zgódź się, jeśli ufasz temu kubeconfig.</translation>
    </message>
    <message>
        <source>To log in, a program has to run, which you have not agreed to. It was not run.</source>
        <translation>Aby się zalogować, trzeba uruchomić program, na co nie wyrażono zgody. Nie uruchomiono go.</translation>
    </message>
    <message>
        <source>The program “{command}”, which logs in to the cluster, gave no usable credential.</source>
        <translation>Program „{command}”, który loguje do klastra, nie podał danych logowania, których można użyć.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see what it says. Perhaps you have to log in anew.</source>
        <translation>Uruchom go w terminalu, by zobaczyć, co mówi. Być może trzeba zalogować się od nowa.</translation>
    </message>
    <message>
        <source>The program that logs in to the cluster gave no usable credential.</source>
        <translation>Program, który loguje do klastra, nie podał danych logowania, których można użyć.</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server {issuer} gave no new token.</source>
        <translation>Sesja wygasła, a serwer tożsamości {issuer} nie dał nowego tokenu.</translation>
    </message>
    <message>
        <source>Sign in anew with the tool that made the kubeconfig.</source>
        <translation>Zaloguj się od nowa narzędziem, które utworzyło kubeconfig.</translation>
    </message>
    <message>
        <source>The sign-in has ended, and the identity server gave no new token.</source>
        <translation>Sesja wygasła, a serwer tożsamości nie dał nowego tokenu.</translation>
    </message>
    <message>
        <source>This cluster is locked for reading only. Nothing was sent.</source>
        <translation>Ten klaster jest zablokowany (tylko odczyt). Nic nie wysłano.</translation>
    </message>
    <message>
        <source>Take the lock off on the page Cluster if you want to change something there.</source>
        <translation>Zdejmij blokadę na stronie „Klaster”, jeśli chcesz tam coś zmienić.</translation>
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
    <name>firesteel::gui::AccessPage</name>
    <message>
        <source>Namespace and driver account</source>
        <translation>Przestrzeń nazw i konto drivera</translation>
    </message>
    <message>
        <source>Spark&apos;s driver runs in a namespace, under an account of its own, and makes its executors there. It needs rights for that.</source>
        <translation>Driver Spark działa w przestrzeni nazw, pod własnym kontem, i tworzy tam swoje executory. Potrzebuje do tego praw.</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>Choose one, or type the name of a new one.</source>
        <translation>Wybierz istniejącą albo wpisz nazwę nowej.</translation>
    </message>
    <message>
        <source>Account of the drivers (service account)</source>
        <translation>Konto driverów (konto usługi)</translation>
    </message>
    <message>
        <source>The least rights (a Role of this namespace)</source>
        <translation>Najmniejsze prawa (Role tej przestrzeni nazw)</translation>
    </message>
    <message>
        <source>Exactly what a driver needs, and nothing outside of the namespace.</source>
        <translation>Dokładnie to, czego potrzebuje driver, i nic poza przestrzenią nazw.</translation>
    </message>
    <message>
        <source>The rights of “edit” (a ClusterRole)</source>
        <translation>Prawa „edit” (ClusterRole)</translation>
    </message>
    <message>
        <source>Simple, but wide: the driver could also read the secrets of the namespace.</source>
        <translation>Proste, ale szerokie: driver mógłby też czytać sekrety przestrzeni nazw.</translation>
    </message>
    <message>
        <source>Look what is there</source>
        <translation>Sprawdź, co tam jest</translation>
    </message>
    <message>
        <source>Copy the YAML</source>
        <translation>Kopiuj YAML</translation>
    </message>
    <message>
        <source>Copy a text for the administrator</source>
        <translation>Kopiuj tekst dla administratora</translation>
    </message>
    <message>
        <source>Make it so…</source>
        <translation>Wykonaj…</translation>
    </message>
    <message>
        <source>What the account may do</source>
        <translation>Do czego konto ma prawo</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Co zostałoby zrobione</translation>
    </message>
    <message>
        <source>The object as YAML</source>
        <translation>Obiekt jako YAML</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Obiekt</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Co się stanie</translation>
    </message>
    <message>
        <source>Tried by the server</source>
        <translation>Próba na serwerze</translation>
    </message>
    <message>
        <source>Looking: %1 of %2</source>
        <translation>Sprawdzanie: %1 z %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change the cluster?</source>
        <translation>Wprowadzić zmiany w klastrze?</translation>
    </message>
    <message>
        <source>In the namespace **%1**:</source>
        <translation>W przestrzeni nazw **%1**:</translation>
    </message>
    <message>
        <source>Make it so</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>is as it should be</source>
        <translation>jest w porządku</translation>
    </message>
    <message>
        <source>is made</source>
        <translation>powstanie</translation>
    </message>
    <message numerus="yes">
        <source>gets %n right(s) more</source>
        <translation>
            <numerusform>dostanie %n prawo więcej</numerusform>
            <numerusform>dostanie %n prawa więcej</numerusform>
            <numerusform>dostanie %n praw więcej</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nie można odczytać</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>bez próby</translation>
    </message>
    <message>
        <source>would work</source>
        <translation>uda się</translation>
    </message>
    <message>
        <source>only once the namespace is there</source>
        <translation>dopiero gdy będzie przestrzeń nazw</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odmowa</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>niepowodzenie</translation>
    </message>
    <message>
        <source>Changing the cluster…</source>
        <translation>Wprowadzanie zmian w klastrze…</translation>
    </message>
    <message>
        <source>Done. Spark&apos;s drivers have what they need.</source>
        <translation>Gotowe. Drivery Spark mają to, czego potrzebują.</translation>
    </message>
    <message>
        <source>Everything is there already.</source>
        <translation>Wszystko już tam jest.</translation>
    </message>
    <message>
        <source>You may not change this yourself. Send the text to the administrator: it says what is needed, and holds the YAML.</source>
        <translation>Nie masz prawa zmienić tego samodzielnie. Wyślij tekst administratorowi: mówi, co jest potrzebne, i zawiera YAML.</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) would be made or changed. Nothing has been changed yet.</source>
        <translation>
            <numerusform>%n obiekt zostałby utworzony lub zmieniony. Niczego jeszcze nie zmieniono.</numerusform>
            <numerusform>%n obiekty zostałyby utworzone lub zmienione. Niczego jeszcze nie zmieniono.</numerusform>
            <numerusform>%n obiektów zostałoby utworzonych lub zmienionych. Niczego jeszcze nie zmieniono.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cluster itself has answered for the account.</source>
        <translation>O prawach konta odpowiedział sam klaster.</translation>
    </message>
    <message>
        <source>Asked in the name of the account (impersonation).</source>
        <translation>Zapytano w imieniu konta (impersonation).</translation>
    </message>
    <message>
        <source>Asked for you.</source>
        <translation>Zapytano o twoje prawa.</translation>
    </message>
    <message>
        <source>It cannot be checked: you may not ask for another account. The administrator can, or the tiny pod of the next page tells.</source>
        <translation>Nie można tego sprawdzić: nie masz prawa pytać o inne konto. Może to zrobić administrator albo powie to pod próbny z następnej strony.</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>Ten klaster jest zablokowany: nic nie jest do niego zapisywane.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessWatch</name>
    <message>
        <source>Your access to %1 has ended</source>
        <translation>Twój dostęp do %1 wygasł</translation>
    </message>
    <message>
        <source>Your access to %1 ends %2</source>
        <translation>Twój dostęp do %1 kończy się %2</translation>
    </message>
    <message>
        <source>What is shown is as of then. Log in again, or fetch the kubeconfig anew.</source>
        <translation>Widać stan z tamtej chwili. Zaloguj się ponownie albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>It ends on %1. Get a new token or certificate before that.</source>
        <translation>Kończy się %1. Zdobądź przedtem nowy token lub certyfikat.</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>Odnów…</translation>
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
    <name>firesteel::gui::AddressPage</name>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Where the Kubernetes API of the cluster listens. Paste it as you have it: a line of an e-mail is fine, too.</source>
        <translation>Tu nasłuchuje API Kubernetes klastra. Wklej adres tak, jak go masz: może być nawet wiersz z e-maila.</translation>
    </message>
    <message>
        <source>Address of the API server</source>
        <translation>Adres serwera API</translation>
    </message>
    <message>
        <source>What to call this cluster</source>
        <translation>Jak nazywać ten klaster</translation>
    </message>
    <message>
        <source>Only for you. It stands at the top of the window.</source>
        <translation>Tylko dla ciebie. Nazwa jest widoczna u góry okna.</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>Zrozumiano jako %1</translation>
    </message>
    <message>
        <source>Fill in the server&apos;s name</source>
        <translation>Wpisz nazwę serwera</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>%1 is an address</extracomment>
        <translation>Użyj %1</translation>
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
    <name>firesteel::gui::CertificateView</name>
    <message>
        <source>Valid from</source>
        <translation>Ważny od</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>różni się</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Podmiot</translation>
    </message>
    <message>
        <source>Issued by</source>
        <extracomment>of a certificate: issued by itself</extracomment>
        <translation>Wystawca</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>on sam</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Ważny do</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nazwy</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CheckPanel</name>
    <message>
        <source>Connection</source>
        <translation>Połączenie</translation>
    </message>
    <message>
        <source>Steps of the connection check</source>
        <translation>Kroki sprawdzania połączenia</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Jeszcze nie sprawdzono.</translation>
    </message>
    <message>
        <source>It can be checked once the cluster can be opened.</source>
        <translation>Będzie można je sprawdzić, gdy da się otworzyć klaster.</translation>
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
    <message>
        <source>read-only</source>
        <translation>tylko odczyt</translation>
    </message>
    <message>
        <source>Nothing is written to this cluster from here. The lock is on the page Cluster.</source>
        <translation>Nic nie jest stąd zapisywane do tego klastra. Blokada jest na stronie „Klaster”.</translation>
    </message>
    <message>
        <source>The connection uses HTTP without TLS: whoever sits on the way can read and change everything.</source>
        <translation>Połączenie używa HTTP bez TLS: ktokolwiek jest po drodze, może wszystko czytać i zmieniać.</translation>
    </message>
    <message>
        <source>The certificate of the server is not verified: another computer could answer in its place.</source>
        <translation>Certyfikat serwera nie jest weryfikowany: w jego miejscu mógłby odpowiadać inny komputer.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterPage</name>
    <message>
        <source>Check the connection again</source>
        <translation>Sprawdź połączenie ponownie</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Klaster</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Export a kubeconfig…</source>
        <translation>Eksportuj kubeconfig…</translation>
    </message>
    <message>
        <source>Server and nodes</source>
        <translation>Serwer i węzły</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Dostęp</translation>
    </message>
    <message>
        <source>Control plane and system services</source>
        <translation>Control plane i usługi systemowe</translation>
    </message>
    <message>
        <source>About the kubeconfig</source>
        <translation>O kubeconfig</translation>
    </message>
    <message>
        <source>No cluster is open</source>
        <translation>Żaden klaster nie jest otwarty</translation>
    </message>
    <message>
        <source>Choose one, or set one up step by step.</source>
        <translation>Wybierz klaster albo skonfiguruj nowy krok po kroku.</translation>
    </message>
    <message>
        <source>Choose a cluster</source>
        <translation>Wybierz klaster</translation>
    </message>
    <message>
        <source>Connect to a cluster…</source>
        <translation>Połącz się z klastrem…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Łączenie…</translation>
    </message>
    <message>
        <source>Forget this cluster…</source>
        <translation>Zapomnij ten klaster…</translation>
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
    <message>
        <source>Connect to a cluster…</source>
        <translation>Połącz się z klastrem…</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterWords</name>
    <message>
        <source>asking…</source>
        <translation>sprawdzanie…</translation>
    </message>
    <message>
        <source>not shown to you</source>
        <translation>niewidoczne dla ciebie</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>brak odpowiedzi</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>%n test w porządku</numerusform>
            <numerusform>%n testy w porządku</numerusform>
            <numerusform>%n testów w porządku</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nie: %1</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>bez szyfrowania</translation>
    </message>
    <message>
        <source>HTTP without TLS; right only on this computer</source>
        <translation>HTTP bez TLS; właściwe tylko na tym komputerze</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>bez weryfikacji</translation>
    </message>
    <message>
        <source>another computer could answer in its place</source>
        <translation>w jego miejscu mógłby odpowiadać inny komputer</translation>
    </message>
    <message>
        <source>Set up trust</source>
        <translation>Ustaw zaufanie</translation>
    </message>
    <message>
        <source>verified with the CA of the cluster</source>
        <translation>weryfikacja przez CA klastra</translation>
    </message>
    <message>
        <source>verified with the certificates of this computer</source>
        <translation>weryfikacja przez certyfikaty tego komputera</translation>
    </message>
    <message>
        <source>program %1</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>program %1</translation>
    </message>
    <message>
        <source>identity provider (OIDC)</source>
        <translation>dostawca tożsamości (OIDC)</translation>
    </message>
    <message>
        <source>token in the file %1</source>
        <translation>token w pliku %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>user name and password</source>
        <translation>nazwa użytkownika i hasło</translation>
    </message>
    <message>
        <source>client certificate</source>
        <translation>certyfikat klienta</translation>
    </message>
    <message>
        <source>nothing: anonymous</source>
        <translation>nic: anonimowo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Węzły</translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n gotowy</numerusform>
            <numerusform>%n gotowe</numerusform>
            <numerusform>%n gotowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ready</source>
        <translation>
            <numerusform>gotowe: %1 z %n</numerusform>
            <numerusform>gotowe: %1 z %n</numerusform>
            <numerusform>gotowe: %1 z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not ready: %1</source>
        <translation>niegotowe: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n takes no new pods</source>
        <translation>
            <numerusform>%n nie przyjmuje nowych podów</numerusform>
            <numerusform>%n nie przyjmują nowych podów</numerusform>
            <numerusform>%n nie przyjmuje nowych podów</numerusform>
        </translation>
    </message>
    <message>
        <source>Room for pods</source>
        <translation>Miejsce na pody</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) and %1</source>
        <extracomment>%1 is an amount of memory; of all nodes together</extracomment>
        <translation>
            <numerusform>%n rdzeń i %1</numerusform>
            <numerusform>%n rdzenie i %1</numerusform>
            <numerusform>%n rdzeni i %1</numerusform>
        </translation>
    </message>
    <message>
        <source>on all nodes together, what runs there included</source>
        <translation>na wszystkich węzłach razem, wliczając to, co tam działa</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Czy Spark może tu działać?</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Managed by</source>
        <translation>Zarządza nim</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Otwórz tam</translation>
    </message>
    <message>
        <source>API server ready</source>
        <translation>Serwer API gotowy</translation>
    </message>
    <message>
        <source>API server healthy</source>
        <translation>Serwer API sprawny</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>Logowanie</translation>
    </message>
    <message>
        <source>Acting as</source>
        <translation>Działasz jako</translation>
    </message>
    <message>
        <source>Token ends</source>
        <translation>Koniec tokenu</translation>
    </message>
    <message>
        <source>Certificate ends</source>
        <translation>Koniec certyfikatu</translation>
    </message>
    <message>
        <source>Set up in</source>
        <translation>Ustawiono w</translation>
    </message>
    <message>
        <source>Firesteel</source>
        <translation>Firesteel</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Control plane</translation>
    </message>
    <message>
        <source>runs outside of pods</source>
        <translation>działa poza podami</translation>
    </message>
    <message>
        <source>as in K3s and in managed clusters</source>
        <translation>jak w K3s i w klastrach zarządzanych</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n działa</numerusform>
            <numerusform>%n działają</numerusform>
            <numerusform>%n działa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n running</source>
        <translation>
            <numerusform>działa %1 z %n</numerusform>
            <numerusform>działa %1 z %n</numerusform>
            <numerusform>działa %1 z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation>wygasł %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>za %1</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>Odnów…</translation>
    </message>
    <message>
        <source>Your access has ended.</source>
        <translation>Twój dostęp wygasł.</translation>
    </message>
    <message>
        <source>Log in again, or fetch the kubeconfig anew.</source>
        <translation>Zaloguj się ponownie albo pobierz kubeconfig od nowa.</translation>
    </message>
    <message>
        <source>The API server answers, but says that it is not ready.</source>
        <translation>Serwer API odpowiada, ale mówi, że nie jest gotowy.</translation>
    </message>
    <message>
        <source>The API server is not ready: %1 failed.</source>
        <translation>Serwer API nie jest gotowy: nie powiodło się %1.</translation>
    </message>
    <message>
        <source>It may just be starting. If it stays so, tell whoever runs the cluster.</source>
        <translation>Być może dopiero się uruchamia. Jeśli to nie minie, powiadom administratora klastra.</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of the cluster are not ready.</source>
        <translation>
            <numerusform>%n węzeł klastra nie jest gotowy.</numerusform>
            <numerusform>%n węzły klastra nie są gotowe.</numerusform>
            <numerusform>%n węzłów klastra nie jest gotowych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jobs may wait for room: %1</source>
        <translation>Zadania mogą czekać na miejsce: %1</translation>
    </message>
    <message>
        <source>A program of the system does not run: %1.</source>
        <translation>Nie działa program systemowy: %1.</translation>
    </message>
    <message>
        <source>Without CoreDNS, for instance, no driver finds the API server.</source>
        <translation>Bez CoreDNS, na przykład, żaden driver nie znajdzie serwera API.</translation>
    </message>
    <message>
        <source>The cluster is healthy, but your access ends soon.</source>
        <translation>Klaster jest sprawny, ale twój dostęp wkrótce się kończy.</translation>
    </message>
    <message>
        <source>Renew it before you start something long.</source>
        <translation>Odnów go, zanim uruchomisz coś długiego.</translation>
    </message>
    <message>
        <source>Looking at the cluster…</source>
        <translation>Sprawdzanie klastra…</translation>
    </message>
    <message>
        <source>The cluster answers.</source>
        <translation>Klaster odpowiada.</translation>
    </message>
    <message>
        <source>Its health is not shown to you.</source>
        <translation>Jego stan nie jest dla ciebie widoczny.</translation>
    </message>
    <message>
        <source>The cluster answers and is healthy.</source>
        <translation>Klaster odpowiada i jest sprawny.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::CommandLine</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Kopiuj polecenie</translation>
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
    <name>firesteel::gui::ConnectPage</name>
    <message>
        <source>Connect to a cluster</source>
        <translation>Połącz się z klastrem</translation>
    </message>
    <message>
        <source>Connection test</source>
        <translation>Test połączenia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>What you have typed is kept until Firesteel ends.</source>
        <translation>To, co wpisano, pozostanie do zamknięcia Firesteel.</translation>
    </message>
    <message>
        <source>The server is not verified: whoever is in between can read the token.</source>
        <translation>Serwer nie jest weryfikowany: ktokolwiek jest pośrodku, może odczytać token.</translation>
    </message>
    <message>
        <source>Plain HTTP: nothing is encrypted.</source>
        <translation>HTTP bez TLS: nic nie jest szyfrowane.</translation>
    </message>
    <message>
        <source>Verification stays on.</source>
        <translation>Weryfikacja pozostaje włączona.</translation>
    </message>
    <message>
        <source>Verification stays on. No token was sent.</source>
        <translation>Weryfikacja pozostaje włączona. Nie wysłano tokenu.</translation>
    </message>
    <message>
        <source>From what you have to a cluster that is open</source>
        <translation>Od tego, co masz, do otwartego klastra</translation>
    </message>
    <message>
        <source>Test now</source>
        <translation>Testuj teraz</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Testuj ponownie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The form was filled anew.</source>
        <translation>Formularz wypełniono od nowa.</translation>
    </message>
    <message>
        <source>What was typed before is not lost.</source>
        <translation>To, co wpisano wcześniej, nie przepadło.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Connect without a passed test</source>
        <translation>Połącz bez zaliczonego testu</translation>
    </message>
    <message>
        <source>The connection test has not passed yet.</source>
        <translation>Test połączenia nie został jeszcze zaliczony.</translation>
    </message>
    <message>
        <source>Something is wrong on the page “%1”.</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>Na stronie „%1” coś się nie zgadza.</translation>
    </message>
    <message>
        <source>The page “%1” is not filled in yet.</source>
        <extracomment>%1 is a page of the wizard, such as: Address</extracomment>
        <translation>Strona „%1” nie jest jeszcze wypełniona.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ContextTree</name>
    <message>
        <source>Pasted text</source>
        <translation>Wklejony tekst</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>certyfikat</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>identity provider</source>
        <translation>dostawca tożsamości</translation>
    </message>
    <message>
        <source>password</source>
        <translation>hasło</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontekst</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serwer</translation>
    </message>
    <message>
        <source>Logs in with</source>
        <translation>Logowanie</translation>
    </message>
    <message>
        <source>Clusters that were found</source>
        <translation>Znalezione klastry</translation>
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
    <name>firesteel::gui::ExportKubeconfig</name>
    <message>
        <source>The kubeconfig was written.</source>
        <translation>Zapisano kubeconfig.</translation>
    </message>
    <message>
        <source>%1 holds what is needed to log in: keep it to yourself.</source>
        <translation>Plik %1 zawiera to, czego trzeba do zalogowania: zachowaj go dla siebie.</translation>
    </message>
    <message>
        <source>A new kubeconfig for %1</source>
        <translation>Nowy kubeconfig dla %1</translation>
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
    <name>firesteel::gui::FingerprintPanel</name>
    <message>
        <source>Compare before you trust</source>
        <translation>Porównaj, zanim zaufasz</translation>
    </message>
    <message>
        <source>The server does not send its CA. Its own certificate can be trusted instead, until it is renewed.</source>
        <translation>Serwer nie wysyła swojego CA. Można zamiast tego zaufać jego własnemu certyfikatowi do czasu odnowienia.</translation>
    </message>
    <message>
        <source>The server sends a certificate of its CA that is not the topmost one. It can be trusted as long as the server uses it.</source>
        <translation>Serwer wysyła certyfikat swojego CA, który nie jest najwyższy. Można mu ufać, dopóki serwer go używa.</translation>
    </message>
    <message>
        <source>The server has sent this CA itself. Whoever stands in between could have sent another one: only a comparison tells.</source>
        <translation>To CA wysłał sam serwer. Ktoś stojący pośrodku mógłby wysłać inne: rozstrzyga tylko porównanie.</translation>
    </message>
    <message>
        <source>Ask the administrator for the SHA-256 fingerprint, by phone for example. On a K3s server this prints it.</source>
        <translation>Poproś administratora o odcisk SHA-256, na przykład telefonicznie. Na serwerze K3s wypisuje go to polecenie.</translation>
    </message>
    <message>
        <source>Command that prints the fingerprint</source>
        <translation>Polecenie wypisujące odcisk</translation>
    </message>
    <message>
        <source>The fingerprint that you were told</source>
        <translation>Odcisk, który ci podano</translation>
    </message>
    <message>
        <source>It is another one. Do not trust this server.</source>
        <translation>Jest inny. Nie ufaj temu serwerowi.</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>Jest taki sam.</translation>
    </message>
    <message>
        <source>I have compared it by another way</source>
        <translation>Porównano go inną drogą</translation>
    </message>
    <message>
        <source>Trust this certificate</source>
        <translation>Zaufaj temu certyfikatowi</translation>
    </message>
    <message>
        <source>Trust this CA</source>
        <translation>Zaufaj temu CA</translation>
    </message>
    <message>
        <source>Do not trust it</source>
        <translation>Nie ufaj</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ForgetCluster</name>
    <message>
        <source>Forget %1?</source>
        <translation>Zapomnieć %1?</translation>
    </message>
    <message>
        <source>Its address and its token, key or password are removed from Firesteel. Nothing changes on the cluster, and what runs there goes on.</source>
        <translation>Jego adres oraz token, klucz lub hasło zostaną usunięte z Firesteel. W klastrze nic się nie zmieni, a to, co tam działa, będzie działać dalej.</translation>
    </message>
    <message>
        <source>Forget this cluster</source>
        <translation>Zapomnij ten klaster</translation>
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
    <name>firesteel::gui::IdentityPage</name>
    <message>
        <source>Identity</source>
        <translation>Tożsamość</translation>
    </message>
    <message>
        <source>Who you are for the cluster. Nothing of it is sent before the server is trusted.</source>
        <translation>Kim jesteś dla klastra. Nic z tego nie zostanie wysłane, dopóki serwer nie będzie zaufany.</translation>
    </message>
    <message>
        <source>How you log in</source>
        <translation>Jak się logujesz</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Wcale</translation>
    </message>
    <message>
        <source>With a token</source>
        <translation>Tokenem</translation>
    </message>
    <message>
        <source>With a token in a file</source>
        <translation>Tokenem z pliku</translation>
    </message>
    <message>
        <source>With a client certificate</source>
        <translation>Certyfikatem klienta</translation>
    </message>
    <message>
        <source>With user and password</source>
        <translation>Nazwą użytkownika i hasłem</translation>
    </message>
    <message>
        <source>With a program</source>
        <translation>Programem</translation>
    </message>
    <message>
        <source>With an identity provider</source>
        <translation>Przez dostawcę tożsamości</translation>
    </message>
    <message>
        <source>Right for “kubectl proxy”, which has logged in already. Other clusters answer little to somebody who does not say who he is.</source>
        <translation>Właściwe dla „kubectl proxy”, które już się zalogowało. Inne klastry niewiele odpowiadają komuś, kto nie mówi, kim jest.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Paste it as you have it: “Bearer” or quotes around it, or base64 as in a Secret, are taken off.</source>
        <translation>Wklej go tak, jak go masz: „Bearer” lub cudzysłów wokół niego albo base64 jak w Secret zostanie usunięte.</translation>
    </message>
    <message>
        <source>Show the token</source>
        <translation>Pokaż token</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Z pliku…</translation>
    </message>
    <message>
        <source>File that holds the token</source>
        <translation>Plik z tokenem</translation>
    </message>
    <message>
        <source>It is read again each minute, for a token that something else renews.</source>
        <translation>Jest odczytywany ponownie co minutę, dla tokenu, który odnawia coś innego.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Client certificate: drop the file here, or paste its text</source>
        <translation>Certyfikat klienta: upuść tu plik albo wklej jego tekst</translation>
    </message>
    <message>
        <source>Choose the client certificate</source>
        <translation>Wybierz certyfikat klienta</translation>
    </message>
    <message>
        <source>Its private key</source>
        <translation>Jego klucz prywatny</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>Wybierz klucz prywatny</translation>
    </message>
    <message>
        <source>Pass-phrase of the key</source>
        <translation>Hasło klucza</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Only a proxy in front of the cluster asks for it: Kubernetes itself knows no passwords.</source>
        <translation>Prosi o nie tylko proxy przed klastrem: sam Kubernetes nie zna haseł.</translation>
    </message>
    <message>
        <source>The kubeconfig wants to run this program, which gives the token. Firesteel runs it without a shell, and only after you have agreed to exactly this command.</source>
        <translation>Kubeconfig chce uruchomić ten program, który daje token. Firesteel uruchamia go bez powłoki i dopiero wtedy, gdy zgodzisz się na dokładnie to polecenie.</translation>
    </message>
    <message>
        <source>Look at it and allow it…</source>
        <translation>Obejrzyj i zezwól…</translation>
    </message>
    <message>
        <source>Act as somebody else (impersonation)</source>
        <translation>Działaj jako ktoś inny (impersonation)</translation>
    </message>
    <message>
        <source>User to act as</source>
        <translation>Działaj jako użytkownik</translation>
    </message>
    <message>
        <source>Groups, with commas between them</source>
        <translation>Grupy, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>User %1, valid until %2</source>
        <translation>Użytkownik %1, ważny do %2</translation>
    </message>
    <message>
        <source>User %1 of %2, valid until %3</source>
        <extracomment>a user, his groups, and when his certificate ends</extracomment>
        <translation>Użytkownik %1 z %2, ważny do %3</translation>
    </message>
    <message>
        <source>You have not agreed to it yet.</source>
        <translation>Nie wyrażono jeszcze na to zgody.</translation>
    </message>
    <message>
        <source>You have agreed to it.</source>
        <translation>Wyrażono na to zgodę.</translation>
    </message>
    <message>
        <source>A program comes with a kubeconfig. Choose one on the first page.</source>
        <translation>Program jest podany w kubeconfig. Wybierz kubeconfig na pierwszej stronie.</translation>
    </message>
    <message>
        <source>The kubeconfig logs in at %1 as %2. Firesteel renews the token there, and never writes to your file.</source>
        <translation>Kubeconfig loguje się w %1 jako %2. Firesteel odnawia tam token i nigdy nie zapisuje do twojego pliku.</translation>
    </message>
    <message>
        <source>An identity provider comes with a kubeconfig. Choose one on the first page.</source>
        <translation>Dostawca tożsamości jest podany w kubeconfig. Wybierz kubeconfig na pierwszej stronie.</translation>
    </message>
    <message>
        <source>Choose the file with the token</source>
        <translation>Wybierz plik z tokenem</translation>
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
    <message>
        <source>It stays as it is in %1: nothing is written over it.</source>
        <translation>Pozostaje bez zmian w %1: nic go nie nadpisze.</translation>
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
    <message>
        <source>The objects appear here once nothing is wrong in the form.</source>
        <translation>Obiekty pojawią się tutaj, gdy w formularzu nie będzie błędów.</translation>
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
    <name>firesteel::gui::KubeconfigChange</name>
    <message>
        <source>%1 is new.</source>
        <translation>%1 jest nowy.</translation>
    </message>
    <message>
        <source>%1 is no longer in it.</source>
        <translation>%1 już w nim nie występuje.</translation>
    </message>
    <message>
        <source>No context is the current one any more.</source>
        <translation>Żaden kontekst nie jest już bieżący.</translation>
    </message>
    <message>
        <source>The current context is now %1.</source>
        <translation>Bieżący kontekst to teraz %1.</translation>
    </message>
    <message>
        <source>The address of %1 is now %2.</source>
        <translation>Adres %1 to teraz %2.</translation>
    </message>
    <message>
        <source>%1 has another CA.</source>
        <translation>%1 ma inne CA.</translation>
    </message>
    <message>
        <source>The client certificate of %1 was renewed; it is valid until %2.</source>
        <translation>Certyfikat klienta %1 został odnowiony; jest ważny do %2.</translation>
    </message>
    <message>
        <source>%1 has another client certificate.</source>
        <translation>%1 ma inny certyfikat klienta.</translation>
    </message>
    <message>
        <source>%1 has another token.</source>
        <translation>%1 ma inny token.</translation>
    </message>
    <message>
        <source>%1 logs in another way.</source>
        <translation>%1 loguje się w inny sposób.</translation>
    </message>
    <message>
        <source>%1 logs in as another user.</source>
        <translation>%1 loguje się jako inny użytkownik.</translation>
    </message>
    <message>
        <source>%1 names no namespace any more.</source>
        <translation>%1 nie podaje już przestrzeni nazw.</translation>
    </message>
    <message>
        <source>%1 begins in the namespace %2.</source>
        <translation>%1 zaczyna w przestrzeni nazw %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 is no longer verified.</source>
        <translation>Certyfikat %1 nie jest już weryfikowany.</translation>
    </message>
    <message>
        <source>The certificate of %1 is verified now.</source>
        <translation>Certyfikat %1 jest teraz weryfikowany.</translation>
    </message>
    <message>
        <source>%1 is reached without proxy now.</source>
        <translation>%1 łączy się teraz bez proxy.</translation>
    </message>
    <message>
        <source>%1 is reached through %2 now.</source>
        <translation>%1 łączy się teraz przez %2.</translation>
    </message>
    <message>
        <source>Something else about %1 is different.</source>
        <translation>Zmieniło się coś innego w %1.</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigFollower</name>
    <message numerus="yes">
        <source>And %n other change(s).</source>
        <translation>
            <numerusform>I %n inna zmiana.</numerusform>
            <numerusform>I %n inne zmiany.</numerusform>
            <numerusform>I %n innych zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kubeconfig has changed</source>
        <translation>Kubeconfig się zmienił</translation>
    </message>
    <message>
        <source>A file of a kubeconfig has changed</source>
        <translation>Zmienił się plik wskazany w kubeconfig</translation>
    </message>
    <message>
        <source>The connection was made anew with it.</source>
        <translation>Połączenie nawiązano z nim od nowa.</translation>
    </message>
    <message>
        <source>The open connection still uses the old content.</source>
        <translation>Otwarte połączenie nadal używa starej treści.</translation>
    </message>
    <message>
        <source>Connect anew</source>
        <translation>Połącz od nowa</translation>
    </message>
    <message>
        <source>The kubeconfig cannot be read just now</source>
        <translation>Nie można teraz odczytać kubeconfig</translation>
    </message>
    <message>
        <source>What was read before still counts.</source>
        <translation>To, co odczytano wcześniej, nadal obowiązuje.</translation>
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
    <name>firesteel::gui::LoginProgram</name>
    <message>
        <source>Run a program to log in?</source>
        <translation>Uruchomić program, by się zalogować?</translation>
    </message>
    <message>
        <source>To get a token, the kubeconfig wants to run a program on this computer, with your rights. Agree only if you know where the file comes from.</source>
        <translation>Aby dostać token, kubeconfig chce uruchomić program na tym komputerze, z twoimi prawami. Zgódź się tylko wtedy, gdy wiesz, skąd pochodzi ten plik.</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Program: %1</translation>
    </message>
    <message>
        <source>In the folder: %1</source>
        <translation>W folderze: %1</translation>
    </message>
    <message>
        <source>It sets: %1</source>
        <translation>Ustawia: %1</translation>
    </message>
    <message>
        <source>Kubeconfig: %1</source>
        <translation>Kubeconfig: %1</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Do not run</source>
        <translation>Nie uruchamiaj</translation>
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
        <translation>Morski</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bursztynowy</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>bez szyfrowania</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>bez weryfikacji</translation>
    </message>
    <message>
        <source>production</source>
        <translation>produkcja</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>tylko odczyt</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MarksForm</name>
    <message>
        <source>Guard and marks</source>
        <translation>Ochrona i oznaczenia</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Tylko do odczytu</translation>
    </message>
    <message>
        <source>Nothing is submitted, stopped or set up here until it is off.</source>
        <translation>Nic nie będzie tu zgłaszane, zatrzymywane ani konfigurowane, dopóki to jest włączone.</translation>
    </message>
    <message>
        <source>Production cluster</source>
        <translation>Klaster produkcyjny</translation>
    </message>
    <message>
        <source>Its windows say so, and you type a name before a submission or a stop.</source>
        <translation>Mówią o tym jego okna, a przed zgłoszeniem lub zatrzymaniem wpisuje się nazwę.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>a short word that is shown on the window, such as STAGE</extracomment>
        <translation>Etykieta</translation>
    </message>
    <message>
        <source>such as TEST</source>
        <translation>na przykład TEST</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Production has a colour of its own.</source>
        <translation>Produkcja ma własny kolor.</translation>
    </message>
    <message>
        <source>Take the lock off %1?</source>
        <translation>Zdjąć blokadę z %1?</translation>
    </message>
    <message>
        <source>Jobs can then be submitted and stopped there again.</source>
        <translation>Będzie tam można znowu zgłaszać i zatrzymywać zadania.</translation>
    </message>
    <message>
        <source>Take the lock off</source>
        <translation>Zdejmij blokadę</translation>
    </message>
    <message>
        <source>Keep it locked</source>
        <translation>Zostaw blokadę</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MaterialField</name>
    <message>
        <source>Read from %1. It is not shown.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Odczytano z %1. Treść nie jest pokazywana.</translation>
    </message>
    <message>
        <source>Read from %1</source>
        <translation>Odczytano z %1</translation>
    </message>
    <message>
        <source>It is known already, and not shown.</source>
        <translation>Jest już znane i nie jest pokazywane.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>It is not shown.</source>
        <translation>Nie jest to pokazywane.</translation>
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
    <name>firesteel::gui::ProxyPage</name>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl.</source>
        <translation>Obowiązują HTTPS_PROXY i NO_PROXY, jak dla kubectl.</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. What they say now cannot be read.</source>
        <translation>Obowiązują HTTPS_PROXY i NO_PROXY, jak dla kubectl. Nie można odczytać, co teraz mówią.</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name no proxy for this address.</source>
        <translation>Obowiązują HTTPS_PROXY i NO_PROXY, jak dla kubectl. Nie podają proxy dla tego adresu.</translation>
    </message>
    <message>
        <source>HTTPS_PROXY and NO_PROXY count, as for kubectl. They name %1.</source>
        <extracomment>%1 is host and port of a proxy</extracomment>
        <translation>Obowiązują HTTPS_PROXY i NO_PROXY, jak dla kubectl. Podają %1.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>In some networks the cluster is reached through a proxy only. If you do not know of one, go on.</source>
        <translation>W niektórych sieciach klaster jest osiągalny tylko przez proxy. Jeśli o żadnym nie wiesz, idź dalej.</translation>
    </message>
    <message>
        <source>As the environment says</source>
        <translation>Jak mówi środowisko</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>To proxy</translation>
    </message>
    <message>
        <source>As the settings of the system say</source>
        <translation>Jak mówią ustawienia systemu</translation>
    </message>
    <message>
        <source>Those of the desktop. kubectl does not look there.</source>
        <translation>Ustawienia pulpitu. kubectl tam nie zagląda.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Bez proxy</translation>
    </message>
    <message>
        <source>Also where the environment names one.</source>
        <translation>Także wtedy, gdy podaje je środowisko.</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Adres proxy</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Przetestuj</translation>
    </message>
    <message>
        <source>This is no address of a proxy that can be used.</source>
        <translation>To nie jest adres proxy, którego można użyć.</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Testowanie połączenia…</translation>
    </message>
    <message>
        <source>The proxy lets us through, in %1.</source>
        <translation>Proxy nas przepuszcza, czas: %1.</translation>
    </message>
    <message>
        <source>No proxy is used for this address.</source>
        <translation>Dla tego adresu nie używa się proxy.</translation>
    </message>
    <message>
        <source>The test ended before the proxy.</source>
        <translation>Test skończył się przed proxy.</translation>
    </message>
    <message>
        <source>It begins with http:// or socks5://. A password in it is kept where the page Identity says, and never in the settings.</source>
        <translation>Zaczyna się od http:// lub socks5://. Hasło w nim jest przechowywane tam, gdzie wskazuje strona „Tożsamość”, nigdy w ustawieniach.</translation>
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
        <translation>Prawa konta</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Zasób</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::RoomPage</name>
    <message>
        <source>Can Spark run here?</source>
        <translation>Czy Spark może tu działać?</translation>
    </message>
    <message>
        <source>Quotas, nodes and their free room, the image, and what else a job stumbles over. Looking changes nothing.</source>
        <translation>Limity zasobów, węzły i ich wolne miejsce, obraz i inne rzeczy, o które potyka się zadanie. Sprawdzanie niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Image that the jobs use</source>
        <translation>Obraz, którego używają zadania</translation>
    </message>
    <message>
        <source>May stay empty: then nothing is said about images.</source>
        <translation>Może pozostać puste: wtedy nic nie będzie powiedziane o obrazach.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Try it from inside</source>
        <translation>Wypróbuj od środka</translation>
    </message>
    <message>
        <source>Runs one tiny pod with this image and the account of the drivers. It looks up the API server, calls it, and tells which versions of Java, Python and Spark it has. Then it is removed.</source>
        <translation>Uruchamia jeden mały pod z tym obrazem i kontem driverów. Pod znajduje adres serwera API, wywołuje go i mówi, które wersje Javy, Pythona i Spark zawiera. Potem jest usuwany.</translation>
    </message>
    <message>
        <source>Run the tiny pod</source>
        <translation>Uruchom pod próbny</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) stand in the way of a job.</source>
        <translation>
            <numerusform>%n rzecz stoi na drodze zadania.</numerusform>
            <numerusform>%n rzeczy stoją na drodze zadania.</numerusform>
            <numerusform>%n rzeczy stoi na drodze zadania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job can run here. %n thing(s) are worth a look.</source>
        <translation>
            <numerusform>Zadanie może tu działać. %n rzecz jest warta uwagi.</numerusform>
            <numerusform>Zadanie może tu działać. %n rzeczy są warte uwagi.</numerusform>
            <numerusform>Zadanie może tu działać. %n rzeczy jest wartych uwagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A job can run here.</source>
        <translation>Zadanie może tu działać.</translation>
    </message>
    <message>
        <source>It needs an image.</source>
        <translation>Potrzebny jest obraz.</translation>
    </message>
    <message>
        <source>This cluster is locked: nothing is written to it.</source>
        <translation>Ten klaster jest zablokowany: nic nie jest do niego zapisywane.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing that can be seen stands in the way. %n thing(s) could not be looked at.</source>
        <translation>
            <numerusform>Nic z tego, co widać, nie stoi na drodze. %n rzeczy nie udało się sprawdzić.</numerusform>
            <numerusform>Nic z tego, co widać, nie stoi na drodze. %n rzeczy nie udało się sprawdzić.</numerusform>
            <numerusform>Nic z tego, co widać, nie stoi na drodze. %n rzeczy nie udało się sprawdzić.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are worth a look.</source>
        <translation>
            <numerusform>%n rzecz jest warta uwagi.</numerusform>
            <numerusform>%n rzeczy są warte uwagi.</numerusform>
            <numerusform>%n rzeczy jest wartych uwagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiny pod in %1</source>
        <extracomment>%1 is a namespace</extracomment>
        <translation>Pod próbny w %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::SecretPlace</name>
    <message>
        <source>Where it is kept</source>
        <translation>Gdzie to przechowywać</translation>
    </message>
    <message>
        <source>In the keyring of the desktop</source>
        <translation>W pęku kluczy pulpitu</translation>
    </message>
    <message>
        <source>Your login opens it. It is never written elsewhere.</source>
        <translation>Otwiera go twoje logowanie. Nic nie jest zapisywane gdzie indziej.</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>Na tym komputerze nie ma pęku kluczy.</translation>
    </message>
    <message>
        <source>In an encrypted file with a pass-phrase</source>
        <translation>W zaszyfrowanym pliku z hasłem</translation>
    </message>
    <message>
        <source>Firesteel asks for the pass-phrase when it needs the file.</source>
        <translation>Firesteel pyta o hasło, gdy potrzebuje pliku.</translation>
    </message>
    <message>
        <source>It is not available here.</source>
        <translation>Tutaj niedostępne.</translation>
    </message>
    <message>
        <source>Nowhere: until Firesteel ends</source>
        <translation>Nigdzie: do zamknięcia Firesteel</translation>
    </message>
    <message>
        <source>The next time you give it again.</source>
        <translation>Następnym razem trzeba je podać ponownie.</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>Hasło pliku</translation>
    </message>
    <message>
        <source>A new pass-phrase for the file</source>
        <translation>Nowe hasło pliku</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Odblokuj</translation>
    </message>
    <message>
        <source>Make the file</source>
        <translation>Utwórz plik</translation>
    </message>
    <message>
        <source>Looking whether there is one…</source>
        <translation>Sprawdzanie, czy jest…</translation>
    </message>
    <message>
        <source>The same pass-phrase again</source>
        <translation>To samo hasło jeszcze raz</translation>
    </message>
    <message>
        <source>The file is open.</source>
        <translation>Plik jest otwarty.</translation>
    </message>
    <message>
        <source>The two pass-phrases are not the same.</source>
        <translation>Te dwa hasła nie są takie same.</translation>
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
    <name>firesteel::gui::SetUpLinks</name>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Tożsamość</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Namespace and driver account</source>
        <translation>Przestrzeń nazw i konto drivera</translation>
    </message>
    <message>
        <source>Can Spark run here?</source>
        <translation>Czy Spark może tu działać?</translation>
    </message>
    <message>
        <source>Set up anew</source>
        <translation>Skonfiguruj od nowa</translation>
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
    <name>firesteel::gui::SourcePage</name>
    <message>
        <source>What do you have?</source>
        <translation>Co masz?</translation>
    </message>
    <message>
        <source>Begin with what the administrator of the cluster gave you. The next pages ask for what is missing, and prove each part.</source>
        <translation>Zacznij od tego, co dał ci administrator klastra. Następne strony zapytają o to, czego brakuje, i sprawdzą każdą część.</translation>
    </message>
    <message>
        <source>A kubeconfig file</source>
        <translation>Plik kubeconfig</translation>
    </message>
    <message>
        <source>As kubectl uses it. Often it is on this computer already.</source>
        <translation>Taki, jakiego używa kubectl. Często jest już na tym komputerze.</translation>
    </message>
    <message>
        <source>An address, a CA certificate and a token</source>
        <translation>Adres, certyfikat CA i token</translation>
    </message>
    <message>
        <source>In an e-mail or as files. It is enough to begin with the address.</source>
        <translation>W e-mailu lub jako pliki. Wystarczy zacząć od adresu.</translation>
    </message>
    <message>
        <source>A K3s server that I reach by SSH</source>
        <translation>Serwer K3s dostępny przez SSH</translation>
    </message>
    <message>
        <source>Shows which commands to run there, and takes their output.</source>
        <translation>Pokazuje, które polecenia tam uruchomić, i przyjmuje ich wynik.</translation>
    </message>
    <message>
        <source>A login to Rancher</source>
        <translation>Logowanie do Rancher</translation>
    </message>
    <message>
        <source>Its page has a file to download.</source>
        <translation>Na jego stronie jest plik do pobrania.</translation>
    </message>
    <message>
        <source>A running “kubectl proxy”</source>
        <translation>Działające „kubectl proxy”</translation>
    </message>
    <message>
        <source>It has logged in already, and listens on this computer alone.</source>
        <translation>Jest już zalogowane i nasłuchuje tylko na tym komputerze.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Jeszcze nic</translation>
    </message>
    <message>
        <source>A practice cluster inside this program shows how all of it works.</source>
        <translation>Klaster ćwiczebny wewnątrz tego programu pokazuje, jak to wszystko działa.</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Znalezione na tym komputerze</translation>
    </message>
    <message>
        <source>Another one: drop the file here, or paste its text</source>
        <translation>Inny: upuść tu plik albo wklej jego tekst</translation>
    </message>
    <message>
        <source>Choose a kubeconfig</source>
        <translation>Wybierz kubeconfig</translation>
    </message>
    <message>
        <source>The next pages ask for the address, the CA and the token, one after the other. In each of them you may paste text, or drop a file.</source>
        <translation>Następne strony zapytają po kolei o adres, CA i token. Na każdej z nich można wkleić tekst lub upuścić plik.</translation>
    </message>
    <message>
        <source>Name or address of the K3s server</source>
        <translation>Nazwa lub adres serwera K3s</translation>
    </message>
    <message>
        <source>As you write it behind ssh, without the user.</source>
        <translation>Tak, jak piszesz po ssh, bez użytkownika.</translation>
    </message>
    <message>
        <source>Run this command, and paste what it prints. It logs you in as the cluster&apos;s administrator.</source>
        <translation>Uruchom to polecenie i wklej to, co wypisze. Loguje cię jako administratora klastra.</translation>
    </message>
    <message>
        <source>Command for the kubeconfig</source>
        <translation>Polecenie dla kubeconfig</translation>
    </message>
    <message>
        <source>Output of the command</source>
        <translation>Wynik polecenia</translation>
    </message>
    <message>
        <source>Choose the file with the output</source>
        <translation>Wybierz plik z wynikiem</translation>
    </message>
    <message>
        <source>To log in with fewer rights, run these instead: the first prints the CA for the page Trust, the second a token for the page Identity.</source>
        <translation>Aby zalogować się z mniejszymi prawami, uruchom zamiast tego te: pierwsze wypisuje CA dla strony „Zaufanie”, drugie token dla strony „Tożsamość”.</translation>
    </message>
    <message>
        <source>Command for the CA</source>
        <translation>Polecenie dla CA</translation>
    </message>
    <message>
        <source>Command for a token</source>
        <translation>Polecenie dla tokenu</translation>
    </message>
    <message>
        <source>In Rancher, open the cluster, and choose Download KubeConfig in the menu at the top right. Drop the file here, or paste its text.</source>
        <translation>W Rancher otwórz klaster i wybierz Download KubeConfig w menu u góry po prawej. Upuść plik tutaj albo wklej jego tekst.</translation>
    </message>
    <message>
        <source>The file from Rancher</source>
        <translation>Plik z Rancher</translation>
    </message>
    <message>
        <source>Choose the file from Rancher</source>
        <translation>Wybierz plik z Rancher</translation>
    </message>
    <message>
        <source>Start it in a terminal, and leave it running. Everybody on this computer can use the cluster through it as long as it runs.</source>
        <translation>Uruchom je w terminalu i zostaw działające. Dopóki działa, każdy na tym komputerze może przez nie używać klastra.</translation>
    </message>
    <message>
        <source>Command for the proxy</source>
        <translation>Polecenie dla proxy</translation>
    </message>
    <message>
        <source>It runs scripted Spark jobs: one that succeeds, and some that fail in the ways that real ones do. Nothing leaves this computer.</source>
        <translation>Uruchamia przygotowane zadania Spark: jedno, które się udaje, i kilka, które zawodzą tak jak prawdziwe. Nic nie opuszcza tego komputera.</translation>
    </message>
    <message>
        <source>Open the practice cluster</source>
        <translation>Otwórz klaster ćwiczebny</translation>
    </message>
    <message>
        <source>No kubeconfig was found on this computer</source>
        <translation>Na tym komputerze nie znaleziono pliku kubeconfig</translation>
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
    <message>
        <source>The page asks: %1</source>
        <extracomment>%1 is a question of a web page, as it is</extracomment>
        <translation>Strona pyta: %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
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
    <message>
        <source>The clusters that you set up could not all be read.</source>
        <translation>Nie udało się odczytać wszystkich skonfigurowanych klastrów.</translation>
    </message>
    <message>
        <source>What cannot be read stays in %1 and is not shown.</source>
        <translation>To, czego nie można odczytać, pozostaje w %1 i nie jest pokazywane.</translation>
    </message>
    <message>
        <source>The clusters that you set up are from a newer Firesteel and are not shown.</source>
        <translation>Skonfigurowane klastry pochodzą z nowszego Firesteel i nie są pokazywane.</translation>
    </message>
    <message>
        <source>The clusters that you set up cannot be read.</source>
        <translation>Nie można odczytać skonfigurowanych klastrów.</translation>
    </message>
    <message>
        <source>What you change about clusters cannot be written.</source>
        <translation>Nie można zapisać zmian dotyczących klastrów.</translation>
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
    <name>firesteel::gui::StepList</name>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Krok %1, %2</translation>
    </message>
    <message>
        <source>%1, something is wrong there</source>
        <extracomment>%1 is a step of the wizard</extracomment>
        <translation>%1, coś tam jest nie tak</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, gotowe</translation>
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
    <name>firesteel::gui::SubmitQuestion</name>
    <message>
        <source>Your access has ended: the cluster will refuse this.</source>
        <translation>Twój dostęp wygasł: klaster tego odmówi.</translation>
    </message>
    <message>
        <source>Your access ends in %1. The job goes on after that, but you can no longer watch or stop it from here.</source>
        <translation>Twój dostęp kończy się za %1. Zadanie będzie potem działać dalej, ale nie będzie można go stąd obserwować ani zatrzymać.</translation>
    </message>
    <message>
        <source>Submit %1?</source>
        <translation>Zgłosić %1?</translation>
    </message>
    <message>
        <source>It starts in **%1** on **%2**.</source>
        <translation>Uruchomi się w **%1** na **%2**.</translation>
    </message>
    <message>
        <source>Submit %1</source>
        <translation>Zgłoś %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TestPage</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Every step from the address to the rights for Spark, one after the other. Nothing is written to the cluster.</source>
        <translation>Każdy krok od adresu do praw dla Spark, po kolei. Nic nie jest zapisywane do klastra.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Testuj ponownie</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Anuluj test</translation>
    </message>
    <message>
        <source>Testing the connection…</source>
        <translation>Testowanie połączenia…</translation>
    </message>
    <message>
        <source>The test cannot begin.</source>
        <translation>Nie można rozpocząć testu.</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Jeszcze nie przetestowano.</translation>
    </message>
    <message>
        <source>What is below is older than what you have changed since. Test again.</source>
        <translation>To, co poniżej, jest starsze niż późniejsze zmiany. Przetestuj ponownie.</translation>
    </message>
    <message>
        <source>Everything works. It took %1.</source>
        <extracomment>%1 is a time such as: 312 ms</extracomment>
        <translation>Wszystko działa. Zajęło to %1.</translation>
    </message>
    <message>
        <source>It ends at “%1”.</source>
        <extracomment>%1 is a step of the connection test, such as: Name resolves</extracomment>
        <translation>Kończy się na „%1”.</translation>
    </message>
    <message>
        <source>The test was broken off.</source>
        <translation>Test przerwano.</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <extracomment>%1 is a page of the wizard, such as: Trust</extracomment>
        <translation>Przejdź do „%1”</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TokenView</name>
    <message>
        <source>of an identity provider</source>
        <translation>od dostawcy tożsamości</translation>
    </message>
    <message>
        <source>of a service account</source>
        <translation>konta usługi</translation>
    </message>
    <message>
        <source>of Rancher</source>
        <translation>z Rancher</translation>
    </message>
    <message>
        <source>of OpenShift</source>
        <translation>z OpenShift</translation>
    </message>
    <message>
        <source>of Amazon EKS</source>
        <translation>z Amazon EKS</translation>
    </message>
    <message>
        <source>for joining a cluster (bootstrap token)</source>
        <translation>do dołączania do klastra (bootstrap token)</translation>
    </message>
    <message>
        <source>for joining machines to K3s</source>
        <translation>do dołączania maszyn do K3s</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Namespace</source>
        <translation>Przestrzeń nazw</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dla</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Wystawca</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Ważny</translation>
    </message>
    <message>
        <source>for %1, until %2</source>
        <translation>przez %1, do %2</translation>
    </message>
    <message>
        <source>no longer: ended %1</source>
        <translation>już nie: wygasł %1</translation>
    </message>
    <message>
        <source>unknown: it does not tell whose it is</source>
        <translation>nieznany: nie mówi, czyj jest</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TrustPage</name>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>Whether the server is the one that you mean, and nobody in between. The CA certificate of the cluster tells.</source>
        <translation>Czy serwer jest tym, o który ci chodzi, a nikogo nie ma pośrodku. Rozstrzyga certyfikat CA klastra.</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>różni się</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Wybierz inny plik…</translation>
    </message>
    <message>
        <source>Take the CA from the server…</source>
        <translation>Weź CA z serwera…</translation>
    </message>
    <message>
        <source>Paste text…</source>
        <translation>Wklej tekst…</translation>
    </message>
    <message>
        <source>CA certificate of the cluster: drop the file here, or paste its text</source>
        <translation>Certyfikat CA klastra: upuść tu plik albo wklej jego tekst</translation>
    </message>
    <message>
        <source>Choose the CA certificate</source>
        <translation>Wybierz certyfikat CA</translation>
    </message>
    <message>
        <source>Pass-phrase of the file</source>
        <translation>Hasło pliku</translation>
    </message>
    <message>
        <source>Use the certificates that this computer trusts</source>
        <translation>Użyj certyfikatów, którym ufa ten komputer</translation>
    </message>
    <message>
        <source>Name to look for in the certificate</source>
        <translation>Nazwa szukana w certyfikacie</translation>
    </message>
    <message>
        <source>Only if it is another one than that of the address.</source>
        <translation>Tylko jeśli jest inna niż w adresie.</translation>
    </message>
    <message>
        <source>Do not verify the server</source>
        <translation>Nie weryfikuj serwera</translation>
    </message>
    <message>
        <source>Whoever is in between can then read your token and act as you. The cluster stays marked everywhere.</source>
        <translation>Ktokolwiek jest pośrodku, może wtedy odczytać twój token i działać jako ty. Klaster pozostanie wszędzie oznaczony.</translation>
    </message>
    <message>
        <source>The address is plain HTTP: there is no certificate to look at.</source>
        <translation>Adres to HTTP bez TLS: nie ma certyfikatu do obejrzenia.</translation>
    </message>
    <message>
        <source>Asking the server for its certificate…</source>
        <translation>Pytanie serwera o jego certyfikat…</translation>
    </message>
    <message>
        <source>The server is not verified.</source>
        <translation>Serwer nie jest weryfikowany.</translation>
    </message>
    <message>
        <source>The server is trusted: this computer knows its CA.</source>
        <translation>Serwer jest zaufany: ten komputer zna jego CA.</translation>
    </message>
    <message>
        <source>The server is trusted: it is signed by the CA that you gave.</source>
        <translation>Serwer jest zaufany: podpisało go podane przez ciebie CA.</translation>
    </message>
    <message>
        <source>The server could not be asked for its certificate: the test ended before.</source>
        <translation>Nie udało się zapytać serwera o certyfikat: test skończył się wcześniej.</translation>
    </message>
    <message>
        <source>No CA certificate has been given yet.</source>
        <translation>Nie podano jeszcze certyfikatu CA.</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>Jeszcze nie porównano z serwerem.</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s)</source>
        <translation>
            <numerusform>%n certyfikat</numerusform>
            <numerusform>%n certyfikaty</numerusform>
            <numerusform>%n certyfikatów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a file, and how many certificates it holds</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The CA you gave</source>
        <translation>Podane CA</translation>
    </message>
    <message>
        <source>None: the certificates that this computer trusts are used.</source>
        <translation>Brak: używane są certyfikaty, którym ufa ten komputer.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Jeszcze brak.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Wygasł</translation>
    </message>
    <message>
        <source>Still valid, but not for this server</source>
        <translation>Nadal ważny, ale nie dla tego serwera</translation>
    </message>
    <message>
        <source>Still valid</source>
        <translation>Nadal ważny</translation>
    </message>
    <message>
        <source>The certificate of the server</source>
        <translation>Certyfikat serwera</translation>
    </message>
    <message>
        <source>The CA of the server</source>
        <translation>CA serwera</translation>
    </message>
    <message numerus="yes">
        <source>presented now, %n certificate(s) in the chain</source>
        <translation>
            <numerusform>przedstawiono teraz, %n certyfikat w łańcuchu</numerusform>
            <numerusform>przedstawiono teraz, %n certyfikaty w łańcuchu</numerusform>
            <numerusform>przedstawiono teraz, %n certyfikatów w łańcuchu</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has not presented one yet.</source>
        <translation>Serwer jeszcze żadnego nie przedstawił.</translation>
    </message>
    <message>
        <source>Server certificate: %1, valid until %2</source>
        <translation>Certyfikat serwera: %1, ważny do %2</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Another CA</source>
        <translation>Inne CA</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Look for the name %1</source>
        <extracomment>%1 is the name of a server</extracomment>
        <translation>Szukaj nazwy %1</translation>
    </message>
</context>
<context>
    <name>firesteel::gui::UnlockDialog</name>
    <message>
        <source>Unlock</source>
        <translation>Odblokuj</translation>
    </message>
    <message>
        <source>Unlock the secrets</source>
        <translation>Odblokuj tajne dane</translation>
    </message>
    <message>
        <source>The token, key or password of this cluster lies in an encrypted file. Give its pass-phrase to open it until Firesteel ends.</source>
        <translation>Token, klucz lub hasło tego klastra jest w zaszyfrowanym pliku. Podaj jego hasło, by otworzyć go do zamknięcia Firesteel.</translation>
    </message>
    <message>
        <source>Pass-phrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>This is not its pass-phrase.</source>
        <translation>To nie jest jego hasło.</translation>
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
    <message>
        <source>Step by step…</source>
        <translation>Krok po kroku…</translation>
    </message>
    <message>
        <source>From an address, a CA file and a token, each part proven</source>
        <translation>Z adresu, pliku CA i tokenu, każda część sprawdzona</translation>
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
    <message>
        <source>Connect to a cluster…</source>
        <translation>Połącz się z klastrem…</translation>
    </message>
</context>
</TS>
