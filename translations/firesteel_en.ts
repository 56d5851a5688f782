<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
