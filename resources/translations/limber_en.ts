<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>LayerEdits</name>
    <message numerus="yes">
        <source>Delete %n key(s) of layer %1</source>
        <translation>
            <numerusform>Delete %n key of layer %1</numerusform>
            <numerusform>Delete %n keys of layer %1</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%1 has %n other name(s).</source>
        <translation>
            <numerusform>%1 has %n other name.</numerusform>
            <numerusform>%1 has %n other names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open all %n file(s)?</source>
        <translation>
            <numerusform>Open all %n file?</numerusform>
            <numerusform>Open all %n files?</numerusform>
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
    <name>limber::ChangeRow</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CharacterNews</name>
    <message numerus="yes">
        <source>%n joint(s) of the mapping no longer exist: %1.</source>
        <translation>
            <numerusform>%n joint of the mapping no longer exists: %1.</numerusform>
            <numerusform>%n joints of the mapping no longer exist: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CharacterPanel</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s) stay at rest.</source>
        <translation>
            <numerusform>%n morph stays at rest.</numerusform>
            <numerusform>%n morphs stay at rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n joint(s) follow the motion.</source>
        <translation>
            <numerusform>%1 of %n joint follows the motion.</numerusform>
            <numerusform>%1 of %n joints follow the motion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) follow nothing</source>
        <translation>
            <numerusform>%n joint follows nothing</numerusform>
            <numerusform>%n joints follow nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The motion has %n figures. The character follows one of them: Edit… chooses which.</source>
        <translation>
            <numerusform>The motion has %n figure.</numerusform>
            <numerusform>The motion has %n figures. The character follows one of them: Edit… chooses which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the shape of the body, %n more could.</source>
        <translation>
            <numerusform>By the shape of the body, %n more could.</numerusform>
            <numerusform>By the shape of the body, %n more could.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mesh(es)</source>
        <translation>
            <numerusform>%n mesh</numerusform>
            <numerusform>%n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of its own</source>
        <translation>
            <numerusform>%n animation of its own</numerusform>
            <numerusform>%n animations of its own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CleanUpResult</name>
    <message numerus="yes">
        <source>%n key(s) of layers that override reach beyond the remaining frames and will be removed.</source>
        <translation>
            <numerusform>%n key of layers that override reaches beyond the remaining frames and will be removed.</numerusform>
            <numerusform>%n keys of layers that override reach beyond the remaining frames and will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of frames changes, and layers cannot follow: %n layer(s) will be removed. Merge them first to keep their effect.</source>
        <translation>
            <numerusform>The number of frames changes, and layers cannot follow: %n layer will be removed. Merge them first to keep their effect.</numerusform>
            <numerusform>The number of frames changes, and layers cannot follow: %n layers will be removed. Merge them first to keep their effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) become %1</source>
        <translation>
            <numerusform>%n frame becomes %1</numerusform>
            <numerusform>%n frames become %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) became %1</source>
        <translation>
            <numerusform>Applied: %n frame became %1</numerusform>
            <numerusform>Applied: %n frames became %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applied: %n frame(s) changed</source>
        <translation>
            <numerusform>Applied: %n frame changed</numerusform>
            <numerusform>Applied: %n frames changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change, joints: %1</source>
        <translation>
            <numerusform>%n frame changes, joints: %1</numerusform>
            <numerusform>%n frames change, joints: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) change</source>
        <translation>
            <numerusform>%n frame changes</numerusform>
            <numerusform>%n frames change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CompareActions</name>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n clip lies beside this one: no more are possible</numerusform>
            <numerusform>%n clips lie beside this one: no more are possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CompareHead</name>
    <message numerus="yes">
        <source>%n clip(s) lie beside this one: no more are possible</source>
        <translation>
            <numerusform>%n clip lies beside this one: no more are possible</numerusform>
            <numerusform>%n clips lie beside this one: no more are possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ComparePanel</name>
    <message numerus="yes">
        <source>%n frame(s) compared</source>
        <translation>
            <numerusform>%n frame compared</numerusform>
            <numerusform>%n frames compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n joint(s) alike</source>
        <translation>
            <numerusform>Hide %n joint alike</numerusform>
            <numerusform>Hide %n joints alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n joint(s) or end site(s) unmatched</source>
        <translation>
            <numerusform>%1 · %n joint or end site unmatched</numerusform>
            <numerusform>%1 · %n joints or end sites unmatched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n unmatched</source>
        <translation>
            <numerusform>%1 · %n unmatched</numerusform>
            <numerusform>%1 · %n unmatched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired by body part</source>
        <translation>
            <numerusform>%n joint paired by body part</numerusform>
            <numerusform>%n joints paired by body part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) paired</source>
        <translation>
            <numerusform>%n joint paired</numerusform>
            <numerusform>%n joints paired</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CurveHead</name>
    <message numerus="yes">
        <source>%n sample(s) selected</source>
        <translation>
            <numerusform>%n sample selected</numerusform>
            <numerusform>%n samples selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drag changes %n frame(s)</source>
        <translation>
            <numerusform>a drag changes %n frame</numerusform>
            <numerusform>a drag changes %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::CurvesPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>channels</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
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
    <name>limber::EditedRow</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ExportAction</name>
    <message numerus="yes">
        <source>Exported %n picture(s) from %1 on</source>
        <translation>
            <numerusform>Exported %n picture from %1 on</numerusform>
            <numerusform>Exported %n pictures from %1 on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::FillChoices</name>
    <message numerus="yes">
        <source>%n trial(s) in the other clips</source>
        <translation>
            <numerusform>%n trial in the other clips</numerusform>
            <numerusform>%n trials in the other clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) in this clip</source>
        <translation>
            <numerusform>%n trial in this clip</numerusform>
            <numerusform>%n trials in this clip</numerusform>
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
    <message numerus="yes">
        <source>%n question(s) about the figure.</source>
        <translation>
            <numerusform>%n question about the figure.</numerusform>
            <numerusform>%n questions about the figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) of the movement.</source>
        <translation>
            <numerusform>%n fault of the movement.</numerusform>
            <numerusform>%n faults of the movement.</numerusform>
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
    <name>limber::HierarchyPanel</name>
    <message numerus="yes">
        <source>Filter %n joint(s)</source>
        <translation>
            <numerusform>Filter %n joint</numerusform>
            <numerusform>Filter %n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::HoldBars</name>
    <message numerus="yes">
        <source>%1, %n frame(s)</source>
        <translation>
            <numerusform>%1, %n frame</numerusform>
            <numerusform>%1, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot reach its place in %n frame(s): it is up to %2 too far away (frame %3).</source>
        <translation>
            <numerusform>%1 cannot reach its place in %n frame: it is %2 too far away (frame %3).</numerusform>
            <numerusform>%1 cannot reach its place in %n frames: it is up to %2 too far away (frame %3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::HoldRow</name>
    <message numerus="yes">
        <source>%n held</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%n held</numerusform>
            <numerusform>%n held</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ImportDialog</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n animation</numerusform>
            <numerusform>%n animations</numerusform>
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
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotation and position also change in %n more joint(s): a number sets all, a step or += adds to each.</source>
        <translation>
            <numerusform>Rotation and position also change in %n more joint: a number goes to both, a step or += to each.</numerusform>
            <numerusform>Rotation and position also change in %n more joints: a number sets all, a step or += adds to each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>joints</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::KeyEdit</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::KeyStep</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <comment>by how much keys move in time</comment>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1 by %2, %3</source>
        <translation>
            <numerusform>Move %n key of %1 by %2, %3</numerusform>
            <numerusform>Move %n keys of %1 by %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Scale %n key of %1, %2</numerusform>
            <numerusform>Scale %n keys of %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tangents of %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Tangents of %n key of %1, %2</numerusform>
            <numerusform>Tangents of %n keys of %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s) of %1, %2</source>
        <translation>
            <numerusform>Delete %n key of %1, %2</numerusform>
            <numerusform>Delete %n keys of %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerActions</name>
    <message numerus="yes">
        <source>A clip has at most %n layer(s).</source>
        <translation>
            <numerusform>A clip has at most %n layer.</numerusform>
            <numerusform>A clip has at most %n layers.</numerusform>
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
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n channel</numerusform>
            <numerusform>%n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayerDetails</name>
    <message numerus="yes">
        <source>%n key(s) · frames %1–%2</source>
        <translation>
            <numerusform>%n key · frames %1–%2</numerusform>
            <numerusform>%n keys · frames %1–%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::LayersPanel</name>
    <message numerus="yes">
        <source>%n layer(s) over the base</source>
        <translation>
            <numerusform>%n layer over the base</numerusform>
            <numerusform>%n layers over the base</numerusform>
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
        <source>commas or semicolons between the values of %n rows replaced with spaces</source>
        <translation>
            <numerusform>commas or semicolons between the values of a row replaced with spaces</numerusform>
            <numerusform>commas or semicolons between the values of %n rows replaced with spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected a space between two numbers, found none %n times, first in “%1”: split before the sign</source>
        <translation>
            <numerusform>expected a space between two numbers, found “%1”: split before the sign</numerusform>
            <numerusform>expected a space between two numbers, found none %n times, first in “%1”: split before the sign</numerusform>
        </translation>
    </message>
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
        <source>expected more frames as declared, found %n rows: the actual number of rows is used</source>
        <translation>
            <numerusform>expected more frames as declared, found %n row: the actual number of rows is used</numerusform>
            <numerusform>expected more frames as declared, found %n rows: the actual number of rows is used</numerusform>
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
    <message numerus="yes">
        <source>%n spikes left as they are</source>
        <translation>
            <numerusform>%n spike left as it is</numerusform>
            <numerusform>%n spikes left as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frame %1 does not fit its neighbours: %n joints differ from the frames beside it</source>
        <translation>
            <numerusform>frame %1 does not fit its neighbours: %n joint differs from the frames beside it</numerusform>
            <numerusform>frame %1 does not fit its neighbours: %n joints differ from the frames beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have the rotation order %1</source>
        <translation>
            <numerusform>%n joint now has the rotation order %1</numerusform>
            <numerusform>%n joints now have the rotation order %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and keep their order</source>
        <translation>
            <numerusform>%n joint has fewer than three rotation channels and keeps its order</numerusform>
            <numerusform>%n joints have fewer than three rotation channels and keep their order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n frames at %1 fps, still %2 s</source>
        <translation>
            <numerusform>now %n frame at %1 fps, still %2 s</numerusform>
            <numerusform>now %n frames at %1 fps, still %2 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have other offsets in the other clip; its rotations are used</source>
        <translation>
            <numerusform>%n joint has another offset in the other clip; its rotations are used</numerusform>
            <numerusform>%n joints have other offsets in the other clip; its rotations are used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new steps of a channel over 170°</source>
        <translation>
            <numerusform>%n new step of a channel over 170°</numerusform>
            <numerusform>%n new steps of a channel over 170°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)</source>
        <translation>
            <numerusform>%n joint has fewer than three rotation channels and cannot rotate as needed: off by up to %1° (%2)</numerusform>
            <numerusform>%n joints have fewer than three rotation channels and cannot rotate as needed: off by up to %1° (at %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of joints change sides; the mirror is normal to %1</source>
        <translation>
            <numerusform>%n pair of joints changes sides; the mirror is normal to %1</numerusform>
            <numerusform>%n pairs of joints change sides; the mirror is normal to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have no partner on the other side and are mirrored where they are: %1</source>
        <translation>
            <numerusform>%n joint has no partner on the other side and is mirrored where it is: %1</numerusform>
            <numerusform>%n joints have no partner on the other side and are mirrored where they are: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another order of rotations, so that they keep their angles</source>
        <translation>
            <numerusform>%n joint has another order of rotations, so that it keeps its angles</numerusform>
            <numerusform>%n joints have another order of rotations, so that they keep their angles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); loss=positions gives them position channels, loss=accept allows this</source>
        <translation>
            <numerusform>“%1” would not stay where it is: it would be off by up to %2 units (mean %3); loss=positions gives it position channels, loss=accept allows this</numerusform>
            <numerusform>%n children would not stay where they are: “%1” would be off by up to %2 units (mean %3); loss=positions gives them position channels, loss=accept allows this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have position channels</source>
        <translation>
            <numerusform>%n joint now has position channels</numerusform>
            <numerusform>%n joints now have position channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip now has %n roots</source>
        <translation>
            <numerusform>the clip now has %n root</numerusform>
            <numerusform>the clip now has %n roots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints removed, from “%1” down</source>
        <translation>
            <numerusform>“%1” removed (%n joint)</numerusform>
            <numerusform>%n joints removed, from “%1” down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is now the root; %n joints have changed places with their parents</source>
        <translation>
            <numerusform>“%1” is now the root; %n joint has changed places with its parent</numerusform>
            <numerusform>“%1” is now the root; %n joints have changed places with their parents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the other clip are matched with steps of this one</source>
        <translation>
            <numerusform>%n step of the other clip is matched with one of this one</numerusform>
            <numerusform>%n steps of the other clip are matched with steps of this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints have another orientation at rest; no joint moves</source>
        <translation>
            <numerusform>%n joint has another orientation at rest; no joint moves</numerusform>
            <numerusform>%n joints have another orientation at rest; no joint moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not a part of the body that these names know: their names stay</source>
        <translation>
            <numerusform>%n joint is not a part of the body that these names know: its name stays</numerusform>
            <numerusform>%n joints are not a part of the body that these names know: their names stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more joints have other names</source>
        <translation>
            <numerusform>%n more joint has another name</numerusform>
            <numerusform>%n more joints have other names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames now lead from frame %1 to frame %2</source>
        <translation>
            <numerusform>%n frame now leads from frame %1 to frame %2</numerusform>
            <numerusform>%n frames now lead from frame %1 to frame %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints of the spine between the mask and the rest are mixed in part: %1</source>
        <translation>
            <numerusform>%n joint of the spine between the mask and the rest is mixed in part: %1</numerusform>
            <numerusform>%n joints of the spine between the mask and the rest are mixed in part: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have these channels: %1</source>
        <translation>
            <numerusform>%n joint now has these channels: %1</numerusform>
            <numerusform>%n joints now have these channels: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more joints lose movement</source>
        <translation>
            <numerusform>%n more joint loses movement</numerusform>
            <numerusform>%n more joints lose movement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints now have other channels</source>
        <translation>
            <numerusform>%n joint now has other channels</numerusform>
            <numerusform>%n joints now have other channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints lose positions that move: %1</source>
        <translation>
            <numerusform>%n joint loses positions that move: %1</numerusform>
            <numerusform>%n joints lose positions that move: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the positions of %n joints never change and are now in their OFFSET: %1</source>
        <translation>
            <numerusform>the position of %n joint never changes and is now in its OFFSET: %1</numerusform>
            <numerusform>the positions of %n joints never change and are now in their OFFSET: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names now have _ instead of spaces</source>
        <translation>
            <numerusform>%n name now has _ instead of spaces</numerusform>
            <numerusform>%n names now have _ instead of spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are not in the mapping file: their names stay</source>
        <translation>
            <numerusform>%n joint is not in the mapping file: its name stays</numerusform>
            <numerusform>%n joints are not in the mapping file: their names stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new names have spaces, colons or other characters that some programs do not read</source>
        <translation>
            <numerusform>%n new name has spaces, colons or other characters that some programs do not read</numerusform>
            <numerusform>%n new names have spaces, colons or other characters that some programs do not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spikes</source>
        <translation>
            <numerusform>%n spike</numerusform>
            <numerusform>%n spikes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flips</source>
        <translation>
            <numerusform>%n flip</numerusform>
            <numerusform>%n flips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more parts of the project were left out</source>
        <translation>
            <numerusform>%n more part of the project was left out</numerusform>
            <numerusform>%n more parts of the project were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>byte %1: expected the end of the file, found %n more bytes: left out</source>
        <translation>
            <numerusform>byte %1: expected the end of the file, found %n more byte: left out</numerusform>
            <numerusform>byte %1: expected the end of the file, found %n more bytes: left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints move: expected at most 216</source>
        <translation>
            <numerusform>%n joint moves: expected at most 216</numerusform>
            <numerusform>%n joints move: expected at most 216</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected at most 216 joints that move, found %n</source>
        <translation>
            <numerusform>expected at most 216 joints that move, found %n</numerusform>
            <numerusform>expected at most 216 joints that move, found %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channels have no column: they keep the values of the skeleton</source>
        <translation>
            <numerusform>%n channel has no column: it keeps the value of the skeleton</numerusform>
            <numerusform>%n channels have no column: they keep the values of the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n mesh</numerusform>
            <numerusform>%n meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials</source>
        <translation>
            <numerusform>%n material</numerusform>
            <numerusform>%n materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morphs</source>
        <translation>
            <numerusform>%n morph</numerusform>
            <numerusform>%n morphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cameras</source>
        <translation>
            <numerusform>%n camera</numerusform>
            <numerusform>%n cameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lights</source>
        <translation>
            <numerusform>%n light</numerusform>
            <numerusform>%n lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sizes of %n joints change, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>the size of %n joint changes, which BVH cannot hold: left out</numerusform>
            <numerusform>the sizes of %n joints change, which BVH cannot hold: left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints are skewed, which BVH cannot hold: left out</source>
        <translation>
            <numerusform>%n joint is skewed, which BVH cannot hold: left out</numerusform>
            <numerusform>%n joints are skewed, which BVH cannot hold: left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since BVH cannot hold theirs or they repeat</source>
        <translation>
            <numerusform>%n joint got another name, since BVH cannot hold its own or it repeats</numerusform>
            <numerusform>%n joints got other names, since BVH cannot hold theirs or they repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycles</source>
        <translation>
            <numerusform>%n cycle</numerusform>
            <numerusform>%n cycles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the clip has only %n cycles to choose from</source>
        <translation>
            <numerusform>the clip has only %n cycle to choose from</numerusform>
            <numerusform>the clip has only %n cycles to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n figures are moved together, so that they keep their positions relative to each other</source>
        <translation>
            <numerusform>the %n figure is moved as a whole</numerusform>
            <numerusform>the %n figures are moved together, so that they keep their positions relative to each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n figures travel differently, so that each goes on from where its own cycle ends</source>
        <translation>
            <numerusform>the %n figure goes on from where its cycle ends</numerusform>
            <numerusform>the %n figures travel differently, so that each goes on from where its own cycle ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of the %n figures stays in place</source>
        <translation>
            <numerusform>the %n figure stays in place</numerusform>
            <numerusform>each of the %n figures stays in place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spikes repaired; joints: %1, frames in all: %2</source>
        <translation>
            <numerusform>%n spike repaired; joints: %1, frames in all: %2</numerusform>
            <numerusform>%n spikes repaired; joints: %1, frames in all: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>jumps over 170°: %n of %1 removed</source>
        <translation>
            <numerusform>jumps over 170°: %n of %1 removed</numerusform>
            <numerusform>jumps over 170°: %n of %1 removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n frames are mixed; the longer clip has %1</source>
        <translation>
            <numerusform>the first frame is mixed; the longer clip has %1</numerusform>
            <numerusform>the first %n frames are mixed; the longer clip has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys; joints: %1, keys per joint: %2, in %3 % of the frames</source>
        <translation>
            <numerusform>%n key; joints: %1, keys per joint: %2, in %3 % of the frames</numerusform>
            <numerusform>%n keys; joints: %1, keys per joint: %2, in %3 % of the frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other clip has %n frames and this one %1: expected the clip from before its travel was removed</source>
        <translation>
            <numerusform>the other clip has %n frame and this one %1: expected the clip from before its travel was removed</numerusform>
            <numerusform>the other clip has %n frames and this one %1: expected the clip from before its travel was removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n rows declared (%3 before this line)</source>
        <translation>
            <numerusform>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n row declared (%3 before this line)</numerusform>
            <numerusform>expected one frame per line (number of values: %1), found %2: read as one stream, which gives exactly the %n rows declared (%3 before this line)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2</source>
        <translation>
            <numerusform>expected %n value in the row of frame %1, found %2</numerusform>
            <numerusform>expected %n values in the row of frame %1, found %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found %1 complete: incomplete row dropped</source>
        <translation>
            <numerusform>expected %n value in the last row, found %1 complete: incomplete row dropped</numerusform>
            <numerusform>expected %n values in the last row, found %1 complete: incomplete row dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the last row, found fewer: incomplete row dropped</source>
        <translation>
            <numerusform>expected %n value in the last row, found fewer: incomplete row dropped</numerusform>
            <numerusform>expected %n values in the last row, found fewer: incomplete row dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept</source>
        <translation>
            <numerusform>from frame %1 on, the number of values in a row is %2, not %3: only the frame before is kept</numerusform>
            <numerusform>from frame %1 on, the number of values in a row is %2, not %3: only the %n frames before are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %1 values in a row, found %2 in all %n rows: the surplus at the end of each dropped, “%3” in the first</source>
        <translation>
            <numerusform>expected %1 values in the row, found %2: dropped “%3” at its end</numerusform>
            <numerusform>expected %1 values in a row, found %2 in all %n rows: the surplus at the end of each dropped, “%3” in the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them interpolated between frames %3 and %4</source>
        <translation>
            <numerusform>expected %n value in the row of frame %1, found %2: interpolated between frames %3 and %4</numerusform>
            <numerusform>expected %n values in the row of frame %1, found %2: all of them interpolated between frames %3 and %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in the row of frame %1, found %2: all of them replaced with those of frame %3</source>
        <translation>
            <numerusform>expected %n value in the row of frame %1, found %2: replaced with that of frame %3</numerusform>
            <numerusform>expected %n values in the row of frame %1, found %2: all of them replaced with those of frame %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</source>
        <translation>
            <numerusform>%1 still slides in %n contact, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</numerusform>
            <numerusform>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is held least, by %4 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held.</source>
        <translation>
            <numerusform>%1 still slides in %n contact, since its limb would jump: in frames %2 to %3 it is not held.</numerusform>
            <numerusform>%1 still slides in %n contacts, since its limb would jump: in frames %2 to %3 it is not held.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are held only in part, since a limb would jump</source>
        <translation>
            <numerusform>%n contact is held only in part, since its limb would jump</numerusform>
            <numerusform>%n contacts are held only in part, since a limb would jump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held, since a limb would jump</source>
        <translation>
            <numerusform>%n contact is not held, since its limb would jump</numerusform>
            <numerusform>%n contacts are not held, since a limb would jump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n cells as in the first row, found %1</source>
        <translation>
            <numerusform>expected %n cell as in the first row, found %1</numerusform>
            <numerusform>expected %n cells as in the first row, found %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found %1</source>
        <translation>
            <numerusform>expected %n line of values, found %1</numerusform>
            <numerusform>expected %n lines of values, found %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n lines of values, found more: the rest is not read</source>
        <translation>
            <numerusform>expected %n line of values, found more: the rest is not read</numerusform>
            <numerusform>expected %n lines of values, found more: the rest is not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1</source>
        <translation>
            <numerusform>expected %n value in a line, found %1</numerusform>
            <numerusform>expected %n values in a line, found %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n values in a line, found %1: the rest is not read</source>
        <translation>
            <numerusform>expected %n value in a line, found %1: the rest is not read</numerusform>
            <numerusform>expected %n values in a line, found %1: the rest is not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the right take the poses of their partners on the left</source>
        <translation>
            <numerusform>%n joint on the right takes the poses of its partner on the left</numerusform>
            <numerusform>%n joints on the right take the poses of their partners on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints on the left take the poses of their partners on the right</source>
        <translation>
            <numerusform>%n joint on the left takes the poses of its partner on the right</numerusform>
            <numerusform>%n joints on the left take the poses of their partners on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)</source>
        <translation>
            <numerusform>“%1” cannot keep its rotation in %n of these frames: it is off by %2° (frame %3)</numerusform>
            <numerusform>“%1” cannot keep its rotation in %n of these frames: it is off by up to %2° (frame %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° to a side at most (yaw)</numerusform>
            <numerusform>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° to a side at most (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° up or down at most (pitch)</source>
        <translation>
            <numerusform>“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° up or down at most (pitch)</numerusform>
            <numerusform>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° up or down at most (pitch)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° in a second at most</source>
        <translation>
            <numerusform>“%1” looks past it in %n of these frames, by %2° (frame %3): it turns %4° in a second at most</numerusform>
            <numerusform>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it turns %4° in a second at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” turns by %2° about its bone, spread over %n joints</source>
        <translation>
            <numerusform>“%1” turns by %2° about its bone, alone</numerusform>
            <numerusform>“%1” turns by %2° about its bone, spread over %n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)</source>
        <translation>
            <numerusform>“%1” cannot reach its place in %n of these frames: it is %2 units too far away (frame %3)</numerusform>
            <numerusform>“%1” cannot reach its place in %n of these frames: it is up to %2 units too far away (frame %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not in its place in %n of these frames, because channels are missing: by up to %2 units (frame %3)</source>
        <translation>
            <numerusform>“%1” is not in its place in %n of these frames, because channels are missing: by %2 units (frame %3)</numerusform>
            <numerusform>“%1” is not in its place in %n of these frames, because channels are missing: by up to %2 units (frame %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</source>
        <translation>
            <numerusform>“%1” looks past it in %n of these frames, by %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</numerusform>
            <numerusform>“%1” looks past it in %n of these frames, by up to %2° (frame %3): it is behind the figure, and “%1” turns %4° to a side at most (yaw)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)</source>
        <translation>
            <numerusform>“%1” is let go in %n of these frames, so that nothing jumps: it is %2 units away (frame %3)</numerusform>
            <numerusform>“%1” is let go in %n of these frames, so that nothing jumps: it is up to %2 units away (frame %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roots now carry the travel of: %1</source>
        <translation>
            <numerusform>the root now carries the travel of: %1</numerusform>
            <numerusform>%n roots now carry the travel of: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n figures; the table has the weight of the first.</source>
        <translation>
            <numerusform>The file has %n figure; the table has its weight.</numerusform>
            <numerusform>The file has %n figures; the table has the weight of the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps</source>
        <translation>
            <numerusform>%n jump</numerusform>
            <numerusform>%n jumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall</source>
        <translation>
            <numerusform>%n jump: things fall at %1 m/s² in it if the figure is 1.70 m tall</numerusform>
            <numerusform>%n jumps: things fall at %1 m/s² in them if the figure is 1.70 m tall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</source>
        <translation>
            <numerusform>in %n jump things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</numerusform>
            <numerusform>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too fast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</source>
        <translation>
            <numerusform>in %n jump things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</numerusform>
            <numerusform>in %n jumps things fall at %1 m/s² if the figure is 1.70 m tall: the clip seems to play %2 times too slowly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in this clip</source>
        <translation>
            <numerusform>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trial in this clip</numerusform>
            <numerusform>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in this clip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: frozen while the body moves</source>
        <translation>
            <numerusform>%1 without data, frames %2 to %3: frozen while the body moves</numerusform>
            <numerusform>%1 (%n joints) without data, frames %2 to %3: frozen while the body moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: all angles are 0</source>
        <translation>
            <numerusform>%1 without data, frames %2 to %3: all angles are 0</numerusform>
            <numerusform>%1 (%n joints) without data, frames %2 to %3: all angles are 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumping to and fro</source>
        <translation>
            <numerusform>%1 without data, frames %2 to %3: jumping to and fro</numerusform>
            <numerusform>%1 (%n joints) without data, frames %2 to %3: jumping to and fro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</source>
        <translation>
            <numerusform>%1 without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</numerusform>
            <numerusform>%1 (%n joints) without data, frames %2 to %3: jumps to where it never is while the body moves like that, and back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps</source>
        <translation>
            <numerusform>%n gap</numerusform>
            <numerusform>%n gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts are not held: the feet tremble too much in the take to say where they stand</source>
        <translation>
            <numerusform>%n contact is not held: the foot trembles too much in the take to say where it stands</numerusform>
            <numerusform>%n contacts are not held: the feet tremble too much in the take to say where they stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: the feet stand in them as in the take</source>
        <translation>
            <numerusform>%n contact held: the foot stands in it as in the take</numerusform>
            <numerusform>%n contacts held: the feet stand in them as in the take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in this clip; it moves nothing below it</source>
        <translation>
            <numerusform>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trial in this clip; it moves nothing below it</numerusform>
            <numerusform>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in this clip; it moves nothing below it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): frozen while the body moves</source>
        <translation>
            <numerusform>%1 (%n joint): frozen while the body moves</numerusform>
            <numerusform>%1 (%n joints): frozen while the body moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): all angles are 0</source>
        <translation>
            <numerusform>%1 (%n joint): all angles are 0</numerusform>
            <numerusform>%1 (%n joints): all angles are 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): jumping to and fro</source>
        <translation>
            <numerusform>%1 (%n joint): jumping to and fro</numerusform>
            <numerusform>%1 (%n joints): jumping to and fro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints): where it never is while the body moves like that</source>
        <translation>
            <numerusform>%1 (%n joint): where it never is while the body moves like that</numerusform>
            <numerusform>%1 (%n joints): where it never is while the body moves like that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</source>
        <translation>
            <numerusform>%1 (%n joint) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</numerusform>
            <numerusform>%1 (%n joints) without data, frames %2 to %3: at an end of the clip, where only one side of the gap is known, so that it cannot be filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaning poses</source>
        <translation>
            <numerusform>%n leaning pose</numerusform>
            <numerusform>%n leaning poses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: so far out, something else than the feet must carry the figure</source>
        <translation>
            <numerusform>%n pose stays: so far out, something else than the feet must carry the figure</numerusform>
            <numerusform>%n poses stay: so far out, something else than the feet must carry the figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that</source>
        <translation>
            <numerusform>%1 jumps away for 1 to 3 frames and back: Despike repairs that</numerusform>
            <numerusform>%n joints jump away for 1 to 3 frames and back, such as %1: Despike repairs that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps away and back at %n places, most in frame %2, by %3°</source>
        <translation>
            <numerusform>%1 jumps away and back in frame %2, by %3°</numerusform>
            <numerusform>%1 jumps away and back at %n places, most in frame %2, by %3°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170</source>
        <translation>
            <numerusform>%1 jumps to another place and back in frame %2, by %3 cm on a body of 170</numerusform>
            <numerusform>%1 jumps to another place and back %n times, farthest in frame %2, by %3 cm on a body of 170</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</source>
        <translation>
            <numerusform>%n pose stays: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</numerusform>
            <numerusform>%n poses stay: the other foot is so near the floor that it may stand; draw the contacts of the feet to say which one does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints got other names, since theirs are empty or repeat</source>
        <translation>
            <numerusform>%n joint got another name, since its own is empty or repeats</numerusform>
            <numerusform>%n joints got other names, since theirs are empty or repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in the other clips</source>
        <translation>
            <numerusform>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trial in the other clips</numerusform>
            <numerusform>expected error of %1: %2 cm on a body of 170, at most %3 cm in nine of ten cases, by %n trials in the other clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in the other clips; it moves nothing below it</source>
        <translation>
            <numerusform>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trial in the other clips; it moves nothing below it</numerusform>
            <numerusform>expected error of %1: %2°, at most %3° in nine of ten cases, by %n trials in the other clips; it moves nothing below it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 read to learn from: %n frames</source>
        <translation>
            <numerusform>%1 read to learn from: %n frame</numerusform>
            <numerusform>%1 read to learn from: %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4.</source>
        <translation>
            <numerusform>%1 is short of %n contact, by up to %2 cm on a body of 170 in frames %3 to %4.</numerusform>
            <numerusform>%1 is short of %n contacts, by up to %2 cm on a body of 170 in frames %3 to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s</source>
        <translation>
            <numerusform>%n contact held: the foot slid by up to %1 cm/s in it, now by %2 cm/s</numerusform>
            <numerusform>%n contacts held: feet slid by up to %1 cm/s in them, now by %2 cm/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</source>
        <translation>
            <numerusform>%n pose leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</numerusform>
            <numerusform>%n poses leaned out, by up to %1 cm in frames %2 to %3; the pelvis moves by up to %4 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>feet were below the floor in %n frames, by up to %1 cm</source>
        <translation>
            <numerusform>a foot was below the floor in %n frame, by %1 cm</numerusform>
            <numerusform>feet were below the floor in %n frames, by up to %1 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places</source>
        <translation>
            <numerusform>%1, by up to %2 cm on a body of 170 (frame %3)</numerusform>
            <numerusform>%1, by up to %2 cm on a body of 170 (frame %3), the deepest of %n such places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</source>
        <translation>
            <numerusform>in %n place a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</numerusform>
            <numerusform>in %n places a hand or a forearm was inside by up to %1 cm; hands move by up to %2 cm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2</source>
        <translation>
            <numerusform>in %n place a hand or a forearm is still inside, by up to %1 cm: frame %2</numerusform>
            <numerusform>in %n places a hand or a forearm is still inside, by up to %1 cm: frame %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contacts stay as they are: the feet already stand in them</source>
        <translation>
            <numerusform>%n contact stays as it is: the foot already stands in it</numerusform>
            <numerusform>%n contacts stay as they are: the feet already stand in them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jumps stay as they are: gravity would kick the figure by up to %1 m/s where it takes off or lands</source>
        <translation>
            <numerusform>%n jump stays as it is: gravity would kick the figure by up to %1 m/s where it takes off or lands</numerusform>
            <numerusform>%n jumps stay as they are: gravity would kick the figure by up to %1 m/s where it takes off or lands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is short of %n contacts, by up to %2 cm in frames %3 to %4</source>
        <translation>
            <numerusform>%1 is short of %n contact, by up to %2 cm in frames %3 to %4</numerusform>
            <numerusform>%1 is short of %n contacts, by up to %2 cm in frames %3 to %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is held least in frames %2 to %3, by %4 %</source>
        <translation>
            <numerusform>%1 still slides in %n contact, since its limb would jump: it is held least in frames %2 to %3, by %4 %</numerusform>
            <numerusform>%1 still slides in %n contacts, since its limb would jump: it is held least in frames %2 to %3, by %4 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still slides in %n contacts, since its limb would jump: it is not held in frames %2 to %3</source>
        <translation>
            <numerusform>%1 still slides in %n contact, since its limb would jump: it is not held in frames %2 to %3</numerusform>
            <numerusform>%1 still slides in %n contacts, since its limb would jump: it is not held in frames %2 to %3</numerusform>
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
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
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
    <name>limber::OperationForm</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PointFields</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PoseActions</name>
    <message numerus="yes">
        <source>Copied the pose of %n joint(s) in frame %1</source>
        <translation>
            <numerusform>Copied the pose of %n joint in frame %1</numerusform>
            <numerusform>Copied the pose of %n joints in frame %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PoseGesture</name>
    <message numerus="yes">
        <source>Rotate %1 %2°, %n frame(s)</source>
        <translation>
            <numerusform>Rotate %1 %2°, %n frame</numerusform>
            <numerusform>Rotate %1 %2°, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1, %n frame(s)</source>
        <translation>
            <numerusform>Move %1, %n frame</numerusform>
            <numerusform>Move %1, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste pose, %n frame(s)</source>
        <translation>
            <numerusform>Paste pose, %n frame</numerusform>
            <numerusform>Paste pose, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>IK %1, %n frame(s)</source>
        <translation>
            <numerusform>IK %1, %n frame</numerusform>
            <numerusform>IK %1, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swing %1, %n frame(s)</source>
        <translation>
            <numerusform>Swing %1, %n frame</numerusform>
            <numerusform>Swing %1, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror to the other side, %n frame(s)</source>
        <translation>
            <numerusform>Mirror to the other side, %n frame</numerusform>
            <numerusform>Mirror to the other side, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at %2, %n frame(s)</source>
        <translation>
            <numerusform>%1 looks at %2, %n frame</numerusform>
            <numerusform>%1 looks at %2, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at a point, %n frame(s)</source>
        <translation>
            <numerusform>%1 looks at a point, %n frame</numerusform>
            <numerusform>%1 looks at a point, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks past it in %n frame(s), by up to %1° (frame %2): a head turns only so far, and not at any speed.</source>
        <translation>
            <numerusform>Looks past it in %n frame, by %1° (frame %2): a head turns only so far, and not at any speed.</numerusform>
            <numerusform>Looks past it in %n frames, by up to %1° (frame %2): a head turns only so far, and not at any speed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twist %1 %2° from %3, %n frame(s)</source>
        <translation>
            <numerusform>Twist %1 %2° from %3, %n frame</numerusform>
            <numerusform>Twist %1 %2° from %3, %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PoseLibraryDialog</name>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n file could not be read: %1</numerusform>
            <numerusform>%n files could not be read: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PoseReadout</name>
    <message numerus="yes">
        <source>twist shared by %n joint(s)</source>
        <translation>
            <numerusform>twist shared by %n joint</numerusform>
            <numerusform>twist shared by %n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::PoseTool</name>
    <message numerus="yes">
        <source>%n joint(s) pinned</source>
        <translation>
            <numerusform>%n joint pinned</numerusform>
            <numerusform>%n joints pinned</numerusform>
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
    <name>limber::RecoveryDialog</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n step</numerusform>
            <numerusform>%1, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved work on %n document(s)?</source>
        <translation>
            <numerusform>Delete the unsaved work on %n document?</numerusform>
            <numerusform>Delete the unsaved work on %n documents?</numerusform>
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
    <name>limber::SampleEdit</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>Draw %1, %n frame</numerusform>
            <numerusform>Draw %1, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale curve %1 by %2, %n frame(s)</source>
        <comment>a joint and its channel</comment>
        <translation>
            <numerusform>Scale curve %1 by %2, %n frame</numerusform>
            <numerusform>Scale curve %1 by %2, %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Curve %1 %2, %n frame(s)</source>
        <comment>a joint with its channel, and by how much</comment>
        <translation>
            <numerusform>Curve %1 %2, %n frame</numerusform>
            <numerusform>Curve %1 %2, %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::SecondLifeActions</name>
    <message numerus="yes">
        <source>%n joint(s) that move are none of the avatar, and their motion is lost. Retargeting keeps it.</source>
        <translation>
            <numerusform>%n joint that moves is none of the avatar, and its motion is lost. Retargeting keeps it.</numerusform>
            <numerusform>%n joints that move are none of the avatar, and their motion is lost. Retargeting keeps it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ShortcutEditor</name>
    <message numerus="yes">
        <source>%n command(s) changed</source>
        <translation>
            <numerusform>%n command changed</numerusform>
            <numerusform>%n commands changed</numerusform>
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
    <message numerus="yes">
        <source>Preview: %n frame(s), %1 s</source>
        <translation>
            <numerusform>Preview: %n frame, %1 s</numerusform>
            <numerusform>Preview: %n frames, %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preview: %n frame(s)</source>
        <translation>
            <numerusform>Preview: %n frame</numerusform>
            <numerusform>Preview: %n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::UploadList</name>
    <message numerus="yes">
        <source>%n joint(s) left out</source>
        <translation>
            <numerusform>%n joint left out</numerusform>
            <numerusform>%n joints left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::UploadWords</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) left out: the chain has more joints than the animation.</source>
        <translation>
            <numerusform>%n constraint left out: the chain has more joints than the animation.</numerusform>
            <numerusform>%n constraints left out: the chain has more joints than the animation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) left out that stand still.</source>
        <translation>
            <numerusform>%n joint left out that stands still.</numerusform>
            <numerusform>%n joints left out that stand still.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::VerdictHead</name>
    <message numerus="yes">
        <source>%n thing(s) will not be as they are here.</source>
        <translation>
            <numerusform>%n thing will not be as it is here.</numerusform>
            <numerusform>%n things will not be as they are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) kept</source>
        <translation>
            <numerusform>%n joint kept</numerusform>
            <numerusform>%n joints kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>limber::ViewportOverlay</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden · %1 shows all</source>
        <translation>
            <numerusform>%n joint hidden · %1 shows all</numerusform>
            <numerusform>%n joints hidden · %1 shows all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) hidden</source>
        <translation>
            <numerusform>%n joint hidden</numerusform>
            <numerusform>%n joints hidden</numerusform>
        </translation>
    </message>
</context>
</TS>
