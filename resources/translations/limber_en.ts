<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>OffsetOutcome</name>
    <message numerus="yes">
        <source>%n foot contact(s) locked.</source>
        <translation>
            <numerusform>%n foot contact locked.</numerusform>
            <numerusform>%n foot contacts locked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more contact(s) out of reach.</source>
        <translation>
            <numerusform>… and %n more contact out of reach.</numerusform>
            <numerusform>… and %n more contacts out of reach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveQuestions</name>
    <message numerus="yes">
        <source>Save changes to %n document(s)?</source>
        <translation>
            <numerusform>Save changes to %n document?</numerusform>
            <numerusform>Save changes to %n documents?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::BonesPanel</name>
    <message numerus="yes">
        <source>%n bone(s) set individually</source>
        <translation>
            <numerusform>%n bone set individually</numerusform>
            <numerusform>%n bones set individually</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CellActions</name>
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
        <source>Opened as a copy with %n repair(s); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Opened as a copy with %n repair; the file on disk is unchanged.</numerusform>
            <numerusform>Opened as a copy with %n repairs; the file on disk is unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n assumption(s) or fix(es); the file on disk is unchanged.</source>
        <translation>
            <numerusform>Opened with %n assumption or fix; the file on disk is unchanged.</numerusform>
            <numerusform>Opened with %n assumptions or fixes; the file on disk is unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FrameActions</name>
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
        <source>%1 s, %n frame(s)</source>
        <translation>
            <numerusform>%1 s, %n frame</numerusform>
            <numerusform>%1 s, %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::InspectorPanel</name>
    <message numerus="yes">
        <source>%n more joint(s) or end site(s) selected; edits here change only this one.</source>
        <translation>
            <numerusform>%n more is selected; edits here change only this one.</numerusform>
            <numerusform>%n more are selected; edits here change only this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::MappingPanel</name>
    <message numerus="yes">
        <source>%n uncertain: check rows marked “?”.</source>
        <translation>
            <numerusform>%n uncertain: check the row marked “?”.</numerusform>
            <numerusform>%n uncertain: check the rows marked “?”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::MessageRouting</name>
    <message numerus="yes">
        <source>%1 opened with %n repair(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 opened with %n repair. The file on disk is unchanged.</numerusform>
            <numerusform>%1 opened with %n repairs. The file on disk is unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opened with %n finding(s). The file on disk is unchanged.</source>
        <translation>
            <numerusform>%1 opened with %n finding. The file on disk is unchanged.</numerusform>
            <numerusform>%1 opened with %n findings. The file on disk is unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::NormaliseDialog</name>
    <message numerus="yes">
        <source>%n decimal(s)</source>
        <translation>
            <numerusform>%n decimal</numerusform>
            <numerusform>%n decimals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ProportionsDialog</name>
    <message numerus="yes">
        <source>%n offset(s) will change</source>
        <translation>
            <numerusform>%n offset will change</numerusform>
            <numerusform>%n offsets will change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change proportions: %n offset(s)</source>
        <translation>
            <numerusform>Change proportions: %n offset</numerusform>
            <numerusform>Change proportions: %n offsets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::RetargetSettingsPanel</name>
    <message numerus="yes">
        <source>%n contact(s) detected</source>
        <translation>
            <numerusform>%n contact detected</numerusform>
            <numerusform>%n contacts detected</numerusform>
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
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n unsaved change</numerusform>
            <numerusform>%n unsaved changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::TimelinePanel</name>
    <message numerus="yes">
        <source>Range %1–%2 (%n frame(s), %3 s)</source>
        <translation>
            <numerusform>Range %1–%2 (%n frame, %3 s)</numerusform>
            <numerusform>Range %1–%2 (%n frames, %3 s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) dropped</source>
        <translation>
            <numerusform>%n frame dropped</numerusform>
            <numerusform>%n frames dropped</numerusform>
        </translation>
    </message>
</context>
</TS>
