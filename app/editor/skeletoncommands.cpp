#include "skeletoncommands.h"

#include "dialogs/channelsdialog.h"
#include "dialogs/copyoffsetsdialog.h"
#include "dialogs/frametimedialog.h"
#include "dialogs/normalisedialog.h"
#include "dialogs/scaledialog.h"

#include <QAction>

namespace limber {

SkeletonCommands::SkeletonCommands(QWidget &window) : QObject(&window), m_window(window)
{
    m_scaleBone = add({tr("Scale Chosen Offsets…"), QStringLiteral("skeleton.scaleBone"), QStringLiteral("bone-scale"),
                       tr("Make the chosen bones longer or shorter")},
                      &SkeletonCommands::scaleBone);
    add({tr("Scale Skeleton…"), QStringLiteral("skeleton.scale"), QStringLiteral("skeleton-scale"),
         tr("Scale all offsets by one factor")},
        &SkeletonCommands::scaleSkeleton);
    add({tr("Copy Offsets from File…"), QStringLiteral("skeleton.copyOffsets"), QStringLiteral("offsets-copy"),
         tr("Take the offsets of joints with the same names from another file")},
        &SkeletonCommands::copyOffsets);
    m_channels = add({tr("Channels…"), QStringLiteral("skeleton.channels"), QStringLiteral("channels"),
                      tr("Choose which channels the joint has, and their order")},
                     &SkeletonCommands::changeChannels);
    m_frameTime = add({tr("Frame Time…"), QStringLiteral("motion.frameTime"), QStringLiteral("frame-time"),
                       tr("Play the same frames faster or slower")},
                      &SkeletonCommands::changeFrameTime);
    m_normalise = add({tr("Normalise…"), QStringLiteral("edit.normalise"), QStringLiteral("normalise"),
                       tr("Make channels and text of the file alike, and see what that would lose")},
                      &SkeletonCommands::normalise);
    m_offsetActions.removeOne(m_frameTime);
    m_offsetActions.removeOne(m_channels);
    m_offsetActions.removeOne(m_normalise);
    m_scaleBone->setIconText(tr("Scale Bone"));
    m_offsetActions.at(1)->setIconText(tr("Scale Skeleton"));
    m_offsetActions.at(2)->setIconText(tr("Copy Offsets"));
    updateActions();
}

QAction *SkeletonCommands::add(const CommandSpec &spec, void (SkeletonCommands::*slot)())
{
    QAction *action = makeCommand(this, spec);
    connect(action, &QAction::triggered, this, slot);
    m_offsetActions << action;
    return action;
}

void SkeletonCommands::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session != nullptr)
        connect(session, &Session::selectionChanged, this, &SkeletonCommands::updateActions);
    updateActions();
}

void SkeletonCommands::scaleBone()
{
    ScaleDialog(*m_session, ScaleDialog::Scope::ChosenJoints, &m_window).exec();
}

void SkeletonCommands::scaleSkeleton()
{
    ScaleDialog(*m_session, ScaleDialog::Scope::WholeSkeleton, &m_window).exec();
}

void SkeletonCommands::copyOffsets()
{
    CopyOffsetsDialog(*m_session, &m_window).exec();
}

void SkeletonCommands::changeChannels()
{
    const std::vector<NodeId> chosen = m_session->selectedNodes();
    if (chosen.size() == 1 && chosen.front().isJoint())
        ChannelsDialog(*m_session, chosen.front().index, &m_window).exec();
}

void SkeletonCommands::changeFrameTime()
{
    FrameTimeDialog(m_session->document(), &m_window).exec();
}

void SkeletonCommands::normalise()
{
    NormaliseDialog(*m_session, &m_window).exec();
}

void SkeletonCommands::updateActions()
{
    m_normalise->setEnabled(m_session);
    for (QAction *action : std::as_const(m_offsetActions))
        action->setEnabled(m_session);
    m_frameTime->setEnabled(m_session);
    const std::vector<NodeId> chosen = m_session ? m_session->selectedNodes() : std::vector<NodeId>();
    m_scaleBone->setEnabled(!chosen.empty());
    m_channels->setEnabled(chosen.size() == 1 && chosen.front().isJoint());
}

} // namespace limber
