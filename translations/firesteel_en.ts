<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be used</source>
        <translation>
            <numerusform>%n of them can be used</numerusform>
            <numerusform>%n of them can be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hold it</source>
        <translation>
            <numerusform>%n node holds it</numerusform>
            <numerusform>%n nodes hold it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pod(s) of it are ready</source>
        <translation>
            <numerusform>%n pod of it is ready</numerusform>
            <numerusform>%n pods of it are ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>enough for a driver and %n executor(s)</source>
        <translation>
            <numerusform>enough for a driver and %n executor</numerusform>
            <numerusform>enough for a driver and %n executors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage class(es)</source>
        <translation>
            <numerusform>%n storage class</numerusform>
            <numerusform>%n storage classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quota(s)</source>
        <translation>
            <numerusform>%n quota</numerusform>
            <numerusform>%n quotas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rungs</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AccessPage</name>
    <message numerus="yes">
        <source>gets %n right(s) more</source>
        <translation>
            <numerusform>gets %n right more</numerusform>
            <numerusform>gets %n rights more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) would be made or changed. Nothing has been changed yet.</source>
        <translation>
            <numerusform>%n object would be made or changed. Nothing has been changed yet.</numerusform>
            <numerusform>%n objects would be made or changed. Nothing has been changed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::AppReason</name>
    <message numerus="yes">
        <source>%n executor(s) wait for a node</source>
        <translation>
            <numerusform>%n executor waits for a node</numerusform>
            <numerusform>%n executors wait for a node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for a node: %1</source>
        <translation>
            <numerusform>%n executor waits for a node: %1</numerusform>
            <numerusform>%n executors wait for a node: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot get their image: %1</source>
        <translation>
            <numerusform>%n executor cannot get its image: %1</numerusform>
            <numerusform>%n executors cannot get their image: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) wait for configuration: %1</source>
        <translation>
            <numerusform>%n executor waits for configuration: %1</numerusform>
            <numerusform>%n executors wait for configuration: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) cannot start: %1</source>
        <translation>
            <numerusform>%n executor cannot start: %1</numerusform>
            <numerusform>%n executors cannot start: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n executor(s) ran out of memory so far</source>
        <translation>
            <numerusform>%n executor ran out of memory so far</numerusform>
            <numerusform>%n executors ran out of memory so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after %n executor(s) ran out of memory</source>
        <comment>%1: the phrase for an exit code</comment>
        <translation>
            <numerusform>%1, after %n executor ran out of memory</numerusform>
            <numerusform>%1, after %n executors ran out of memory</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ApplicationsPage</name>
    <message numerus="yes">
        <source>Reading, %n pod(s) so far…</source>
        <translation>
            <numerusform>Reading, %n pod so far…</numerusform>
            <numerusform>Reading, %n pods so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <comment>applications</comment>
        <translation>
            <numerusform>Show %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n application(s)</source>
        <translation>
            <numerusform>%n application</numerusform>
            <numerusform>%n applications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n application(s)</source>
        <translation>
            <numerusform>%1 of %n application</numerusform>
            <numerusform>%1 of %n applications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::ClusterWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed</source>
        <translation>
            <numerusform>%n check passed</numerusform>
            <numerusform>%n checks passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n ready</numerusform>
            <numerusform>%n ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ready</source>
        <translation>
            <numerusform>%1 of %n ready</numerusform>
            <numerusform>%1 of %n ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n takes no new pods</source>
        <translation>
            <numerusform>%n takes no new pods</numerusform>
            <numerusform>%n take no new pods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s) and %1</source>
        <extracomment>%1 is an amount of memory; of all nodes together</extracomment>
        <translation>
            <numerusform>%n core and %1</numerusform>
            <numerusform>%n cores and %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n running</source>
        <translation>
            <numerusform>%1 of %n running</numerusform>
            <numerusform>%1 of %n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) of the cluster are not ready.</source>
        <translation>
            <numerusform>%n node of the cluster is not ready.</numerusform>
            <numerusform>%n nodes of the cluster are not ready.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::JobPreview</name>
    <message numerus="yes">
        <source>To note: %n</source>
        <translation>
            <numerusform>To note: %n</numerusform>
            <numerusform>To note: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::KubeconfigFollower</name>
    <message numerus="yes">
        <source>And %n other change(s).</source>
        <translation>
            <numerusform>And %n other change.</numerusform>
            <numerusform>And %n other changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogView</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines of a stack trace</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more line(s) of the stack trace are folded, Enter shows them)</source>
        <translation>
            <numerusform>%1 (%n more line of the stack trace is folded, Enter shows it)</numerusform>
            <numerusform>%1 (%n more lines of the stack trace are folded, Enter shows them)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::LogsTab</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>sources of the log</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::MainWindow</name>
    <message numerus="yes">
        <source>Quit while %n background job(s) run?</source>
        <translation>
            <numerusform>Quit while %n background job runs?</numerusform>
            <numerusform>Quit while %n background jobs run?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::RoomPage</name>
    <message numerus="yes">
        <source>%n thing(s) stand in the way of a job.</source>
        <translation>
            <numerusform>%n thing stands in the way of a job.</numerusform>
            <numerusform>%n things stand in the way of a job.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job can run here. %n thing(s) are worth a look.</source>
        <translation>
            <numerusform>A job can run here. %n thing is worth a look.</numerusform>
            <numerusform>A job can run here. %n things are worth a look.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing that can be seen stands in the way. %n thing(s) could not be looked at.</source>
        <translation>
            <numerusform>Nothing that can be seen stands in the way. %n thing could not be looked at.</numerusform>
            <numerusform>Nothing that can be seen stands in the way. %n things could not be looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are worth a look.</source>
        <translation>
            <numerusform>%n thing is worth a look.</numerusform>
            <numerusform>%n things are worth a look.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StatusBar</name>
    <message numerus="yes">
        <source>%n background job(s)</source>
        <translation>
            <numerusform>%n background job</numerusform>
            <numerusform>%n background jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::StopApplication</name>
    <message numerus="yes">
        <source>Removes the driver and %n executor(s) in **%1** on **%2**.</source>
        <translation>
            <numerusform>Removes the driver and %n executor in **%1** on **%2**.</numerusform>
            <numerusform>Removes the driver and %n executors in **%1** on **%2**.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::TrustPage</name>
    <message numerus="yes">
        <source>%n certificate(s)</source>
        <translation>
            <numerusform>%n certificate</numerusform>
            <numerusform>%n certificates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>presented now, %n certificate(s) in the chain</source>
        <translation>
            <numerusform>presented now, %n certificate in the chain</numerusform>
            <numerusform>presented now, %n certificates in the chain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::Verdict</name>
    <message numerus="yes">
        <source>%n warning(s) of the cluster</source>
        <translation>
            <numerusform>%n warning of the cluster</numerusform>
            <numerusform>%n warnings of the cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>firesteel::gui::WelcomePage</name>
    <message numerus="yes">
        <source>%n cluster(s) found</source>
        <translation>
            <numerusform>%n cluster found</numerusform>
            <numerusform>%n clusters found</numerusform>
        </translation>
    </message>
</context>
</TS>
