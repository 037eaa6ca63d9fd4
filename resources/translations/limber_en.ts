<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>OffsetOutcome</name>
    <message numerus="yes">
        <source>%n time(s) that a foot stands are held.</source>
        <translation>
            <numerusform>A foot is held %n time.</numerusform>
            <numerusform>Feet are held %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more place(s).</source>
        <translation>
            <numerusform>… and %n more place.</numerusform>
            <numerusform>… and %n more places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::BoneLengthPanel</name>
    <message numerus="yes">
        <source>%n bone(s) have a length of their own.</source>
        <translation>
            <numerusform>%n bone has a length of its own.</numerusform>
            <numerusform>%n bones have lengths of their own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CellCommands</name>
    <message numerus="yes">
        <source>%1: %n frame(s)</source>
        <translation>
            <numerusform>%1: %n frame</numerusform>
            <numerusform>%1: %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste: %n frame(s)</source>
        <translation>
            <numerusform>Paste: %n frame</numerusform>
            <numerusform>Paste: %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::Document</name>
    <message numerus="yes">
        <source>Delete %n frame(s)</source>
        <translation>
            <numerusform>Delete %n frame</numerusform>
            <numerusform>Delete %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FindingsPanel</name>
    <message numerus="yes">
        <source>Read with %n assumption(s) or repair(s); the file itself was not changed.</source>
        <translation>
            <numerusform>Read with %n assumption or repair; the file itself was not changed.</numerusform>
            <numerusform>Read with %n assumptions or repairs; the file itself was not changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FrameCommands</name>
    <message numerus="yes">
        <source>Duplicate %n frame(s)</source>
        <translation>
            <numerusform>Duplicate %n frame</numerusform>
            <numerusform>Duplicate %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FrameTimeDialog</name>
    <message numerus="yes">
        <source>%1 s in %n frame(s)</source>
        <translation>
            <numerusform>%1 s in %n frame</numerusform>
            <numerusform>%1 s in %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::MainWindow</name>
    <message numerus="yes">
        <source>%1 was read with %n finding(s); the file itself was not changed.</source>
        <translation>
            <numerusform>%1 was read with %n finding; the file itself was not changed.</numerusform>
            <numerusform>%1 was read with %n findings; the file itself was not changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::MappingPanel</name>
    <message numerus="yes">
        <source>%n question(s): look at the rows with a question mark.</source>
        <translation>
            <numerusform>%n question: look at the row with a question mark.</numerusform>
            <numerusform>%n questions: look at the rows with a question mark.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::NormaliseDialog</name>
    <message numerus="yes">
        <source>%n blank(s)</source>
        <translation>
            <numerusform>%n blank</numerusform>
            <numerusform>%n blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decimal(s)</source>
        <translation>
            <numerusform>%n decimal</numerusform>
            <numerusform>%n decimals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RetargetOffsetsDialog</name>
    <message numerus="yes">
        <source>%n offset(s) change.</source>
        <translation>
            <numerusform>%n offset changes.</numerusform>
            <numerusform>%n offsets change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retarget %n offset(s)</source>
        <translation>
            <numerusform>Retarget %n offset</numerusform>
            <numerusform>Retarget %n offsets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RetargetSettingsPanel</name>
    <message numerus="yes">
        <source>%n time(s) a foot or toe stands.</source>
        <translation>
            <numerusform>A foot or toe stands %n time.</numerusform>
            <numerusform>Feet and toes stand %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ScaleDialog</name>
    <message numerus="yes">
        <source>%n offset(s)</source>
        <translation>
            <numerusform>%n offset</numerusform>
            <numerusform>%n offsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n offset(s)</source>
        <translation>
            <numerusform>Scale %n offset</numerusform>
            <numerusform>Scale %n offsets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::StatusPanel</name>
    <message numerus="yes">
        <source>%n joints and end sites</source>
        <translation>
            <numerusform>%n joint or end site</numerusform>
            <numerusform>%n joints and end sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n change not saved</numerusform>
            <numerusform>%n changes not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n channel</numerusform>
            <numerusform>%n channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
</TS>
