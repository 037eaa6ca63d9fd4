#include "skeletonactions.h"

#include "dialogs/channelsdialog.h"
#include "dialogs/frametimedialog.h"
#include "dialogs/normalisedialog.h"

#include <QAction>

namespace limber {

SkeletonActions::SkeletonActions(QWidget &window) : QObject(&window), m_window(window)
{
    m_channels = add({tr("C&hannels…"), QStringLiteral("skeleton.channels"), QStringLiteral("channels"),
                      tr("Change which channels the joint has, and their order")},
                     &SkeletonActions::changeChannels);
    m_frameTime = add({tr("Frame &Time…"), QStringLiteral("motion.frameTime"), QStringLiteral("frame-time"),
                       tr("Play the same frames faster or slower")},
                      &SkeletonActions::changeFrameTime);
    m_normalise = add({tr("&Standardise File…"), QStringLiteral("edit.normalise"), QStringLiteral("normalise"),
                       tr("Standardise channels and formatting; shows any loss first")},
                      &SkeletonActions::normalise);
    updateActions();
}

QAction *SkeletonActions::add(const CommandSpec &spec, void (SkeletonActions::*slot)())
{
    QAction *action = makeCommand(this, spec);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void SkeletonActions::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session != nullptr)
        connect(session, &Session::selectionChanged, this, &SkeletonActions::updateActions);
    updateActions();
}

void SkeletonActions::changeChannels()
{
    const std::vector<NodeId> chosen = m_session->selectedNodes();
    if (chosen.size() == 1 && chosen.front().isJoint())
        ChannelsDialog(*m_session, chosen.front().index, &m_window).exec();
}

void SkeletonActions::changeFrameTime()
{
    FrameTimeDialog(m_session->document(), &m_window).exec();
}

void SkeletonActions::normalise()
{
    NormaliseDialog(*m_session, &m_window).exec();
}

void SkeletonActions::updateActions()
{
    m_normalise->setEnabled(m_session);
    m_frameTime->setEnabled(m_session);
    const std::vector<NodeId> chosen = m_session ? m_session->selectedNodes() : std::vector<NodeId>();
    m_channels->setEnabled(chosen.size() == 1 && chosen.front().isJoint());
}

} // namespace limber
