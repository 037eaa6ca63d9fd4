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
    <name>limber::Message</name>
    <message numerus="yes">
        <source>The OFFSET of %n joints, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</source>
        <translation>
            <numerusform>The OFFSET of %n joint, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</numerusform>
            <numerusform>The OFFSET of %n joints, which position channels replace, was set to the usual position: with the old one, programs would add it to the positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more warnings of this kind</source>
        <translation>
            <numerusform>and %n more warnings of this kind</numerusform>
            <numerusform>and %n more warnings of this kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %1 frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>expected %1 frames as declared, found %n row: the actual number of rows is used</numerusform>
            <numerusform>expected %1 frames as declared, found %n rows: the actual number of rows is used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected more frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>expected more frames as declared, found %n row: the actual number of rows is used</numerusform>
            <numerusform>expected more frames as declared, found %n rows: the actual number of rows is used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected one frame per line (%1 values), found %2 values: read as one stream, which gives exactly the %n rows declared (%3 before this line)</source>
        <translation>
            <numerusform>expected one frame per line (%1 values), found %2 values: read as one stream, which gives exactly the %n row declared (%3 before this line)</numerusform>
            <numerusform>expected one frame per line (%1 values), found %2 values: read as one stream, which gives exactly the %n rows declared (%3 before this line)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n more braces } before MOTION, found none: added</source>
        <translation>
            <numerusform>expected %n more } before MOTION, found none: added</numerusform>
            <numerusform>expected %n more braces } before MOTION, found none: added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decimal commas replaced with points, the first in “%1”</source>
        <translation>
            <numerusform>%n decimal comma replaced with a point, in “%1”</numerusform>
            <numerusform>%n decimal commas replaced with points, the first in “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5</source>
        <translation>
            <numerusform>expected numbers for %1.%2, found “%3” and no number in the only frame: set to %4, %5</numerusform>
            <numerusform>expected numbers for %1.%2, found “%3” and no number in any of %n frames: set to %4, %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position channels replace the OFFSET of %n joints, which stay where they were.</source>
        <translation>
            <numerusform>Position channels replace the OFFSET of %n joint, which stays where it was.</numerusform>
            <numerusform>Position channels replace the OFFSET of %n joints, which stay where they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged.</source>
        <translation>
            <numerusform>%n joint has a zero-length bone, so its direction is unknown; its rotation is copied unchanged.</numerusform>
            <numerusform>%n joints have zero-length bones, so their directions are unknown; their rotations are copied unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints move relative to their parents and have no position channels in the target: that movement is lost.</source>
        <translation>
            <numerusform>%n joint moves relative to its parent and has no position channels in the target: that movement is lost.</numerusform>
            <numerusform>%n joints move relative to their parents and have no position channels in the target: that movement is lost.</numerusform>
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
