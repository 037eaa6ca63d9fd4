#include "session/secondlife/uploadsteps.h"

#include "secondlife/upload/fewerframes.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

// Moves the additions with their frames. No repair adds or removes joints.
Additions movedAdditions(const Additions &additions, UploadRepair repair, int framesBefore, int frames)
{
    if (repair == UploadRepair::InsertReference && frames > framesBefore)
        return withFramesInserted(additions, 0, frames - framesBefore);
    if (frames < framesBefore)
        return withFramesRemoved(additions, frames, framesBefore - frames);
    return additions;
}

// The removed frames are spread over the whole motion.
void keepFewerFrames(ClipEdit &edit, const PositionRules &rules)
{
    const int step = stepForUpload(edit.clip, rules);
    for (const FrameRun &run : runsBetweenSteps(edit.clip.motion.frameCount(), step))
        edit.additions = withFramesRemoved(edit.additions, run.first, run.count);
    edit.clip = withEveryNthFrame(edit.clip, step);
}

// Returns how positions are to be read after the OFFSETs were added to them.
PositionRuleChoice choiceFor(const Clip &clip, const PositionRules &rules)
{
    const PositionRules automatic = decidePositionRules(clip.skeleton, clip.motion);
    const bool isRead = automatic.joints == PositionRule::Replace && automatic.roots == rules.roots;
    return isRead ? PositionRuleChoice::Auto : PositionRuleChoice::Replace;
}

} // namespace

bool keepsLayers(UploadRepair repair)
{
    return repair == UploadRepair::RenameRoot || repair == UploadRepair::RenameJoint ||
           repair == UploadRepair::StandardText;
}

ClipEdit editOf(const RepairSubject &subject, std::span<const UploadRepair> repairs, const std::vector<int> &joints)
{
    const bool merges = subject.hasLayers && !std::ranges::all_of(repairs, keepsLayers);
    ClipEdit edit{merges ? subject.merged : subject.document.clip, subject.document.additions,
                  subject.document.positions};
    if (merges)
        edit.additions.clear<Layers>();
    for (const UploadRepair repair : repairs) {
        if (repair == UploadRepair::FewerFrames) {
            keepFewerFrames(edit, subject.rules);
            continue;
        }
        const int framesBefore = edit.clip.motion.frameCount();
        for (const int joint : joints.empty() ? std::vector{NoJoint} : joints)
            edit.clip = repairedForUpload(edit.clip, subject.rules, repair, joint);
        edit.additions = movedAdditions(edit.additions, repair, framesBefore, edit.clip.motion.frameCount());
        if (repair == UploadRepair::WholePositions)
            edit.positions = choiceFor(edit.clip, subject.rules);
    }
    return edit;
}

QString repairText(UploadRepair repair)
{
    const auto translated = [](const char *text) { return QCoreApplication::translate("limber::UploadRepairs", text); };
    switch (repair) {
    case UploadRepair::RenameRoot:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Rename root to hip"));
    case UploadRepair::RenameJoint:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Give joints names that the viewer reads"));
    case UploadRepair::LayOutChannels:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Lay out channels for the viewer"));
    case UploadRepair::HoldStill:
        return translated(
            QT_TRANSLATE_NOOP("limber::UploadRepairs", "Hold joints still that the avatar does not have"));
    case UploadRepair::CutToLimit:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Cut to 60 s"));
    case UploadRepair::FewerFrames:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Keep fewer frames per second"));
    case UploadRepair::InsertReference:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Insert rest pose before the first frame"));
    case UploadRepair::WholePositions:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Add OFFSETs to positions"));
    case UploadRepair::HoldJoint:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Bend held joint in the first frame"));
    case UploadRepair::StandardText:
        return translated(QT_TRANSLATE_NOOP("limber::UploadRepairs", "Write file in the standard layout"));
    }
    return {};
}

} // namespace limber
