#include "features/posing/poselibraryactions.h"

#include "dialogs/poselibrarydialog.h"
#include "toolrow/poseactions.h"

#include <QInputDialog>

#include <algorithm>

namespace limber {

namespace {

// Returns the pose of the current frame, for the selected joints or for all.
LibraryPose poseOf(const Session &session)
{
    const Document &document = session.document();
    LibraryPose pose;
    pose.rules = document.positionRules();
    pose.up = document.upAxis().axis;
    pose.clip.skeleton = document.skeleton();
    pose.clip.motion = Motion(1, document.skeleton().columnCount());
    pose.clip.motion.setFrameTimeSeconds(document.motion().playingFrameTimeSeconds());
    std::ranges::copy(session.layered().clip().motion.frame(session.playhead().frame()),
                      pose.clip.motion.editFrame(0).begin());
    for (const NodeId node : session.selectedNodes()) {
        if (node.isJoint())
            pose.joints.push_back(node.index);
    }
    std::ranges::sort(pose.joints);
    return pose;
}

} // namespace

PoseLibraryActions::PoseLibraryActions(PoseActions &poses, Theme &theme, QWidget &window)
    : QObject(&window), m_poses(poses), m_theme(theme), m_window(window)
{
    m_actions.add(ActionId::SavePose, this, &PoseLibraryActions::save);
    m_actions.add(ActionId::ShowPoseLibrary, this, &PoseLibraryActions::show);
    connect(&theme, &Theme::changed, this, [this] {
        if (m_dialog != nullptr)
            m_dialog->setColours(m_theme.colours());
    });
    updateActions();
}

void PoseLibraryActions::attach(Session &session, QObject &context)
{
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&session.document(), signal, &context, [this] { updateActions(); });
}

void PoseLibraryActions::showSession()
{
    updateActions();
}

void PoseLibraryActions::show()
{
    if (m_dialog == nullptr) {
        m_dialog = new PoseLibraryDialog(m_library, &m_window);
        m_dialog->setColours(m_theme.colours());
        connect(m_dialog, &PoseLibraryDialog::saveWanted, this, &PoseLibraryActions::save);
        connect(m_dialog, &PoseLibraryDialog::applyWanted, this, [this](const LibraryPose &pose, bool isMirrored) {
            m_poses.putPose(CopiedPose(pose.clip, pose.rules, pose.up, 0, pose.joints), isMirrored);
        });
    }
    updateActions();
    m_dialog->show();
    m_dialog->reload();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void PoseLibraryActions::save()
{
    if (!session() || session()->document().motion().isEmpty())
        return;
    LibraryPose pose = poseOf(*session()); // taken before the question, which is about the present pose
    pose.name = askForName();
    if (pose.name.isEmpty())
        return;
    const QString name = pose.name;
    const QString problem = m_library.save(std::move(pose));
    emit message(problem.isEmpty() ? tr("Saved the pose “%1”").arg(name) : problem);
    if (m_dialog != nullptr && m_dialog->isVisible())
        m_dialog->reload();
    else
        m_library.forget();
}

// Returns an empty text if the user cancelled.
QString PoseLibraryActions::askForName()
{
    QInputDialog dialog(m_dialog != nullptr && m_dialog->isVisible() ? static_cast<QWidget *>(m_dialog) : &m_window);
    dialog.setWindowTitle(tr("Save Pose"));
    dialog.setLabelText(tr("Name:"));
    dialog.setTextValue(tr("Frame %1").arg(session()->playhead().frame()));
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void PoseLibraryActions::updateActions()
{
    const bool hasFrames = session() && !session()->document().isLoading() && !session()->document().motion().isEmpty();
    m_actions[ActionId::SavePose]->setEnabled(hasFrames);
    if (m_dialog != nullptr)
        m_dialog->setUsable(hasFrames);
}

} // namespace limber
