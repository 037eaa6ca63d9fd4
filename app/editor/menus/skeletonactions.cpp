#include "menus/skeletonactions.h"

#include "dialogs/channelsdialog.h"
#include "dialogs/frametimedialog.h"
#include "dialogs/normalisedialog.h"

namespace limber {

SkeletonActions::SkeletonActions(QWidget &window) : QObject(&window), m_window(window)
{
    m_actions.add(ActionId::Channels, this, &SkeletonActions::changeChannels);
    m_actions.add(ActionId::FrameTime, this, &SkeletonActions::changeFrameTime);
    m_actions.add(ActionId::Normalise, this, &SkeletonActions::normalise);
    updateActions();
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
    if (chosen.size() != 1 || !chosen.front().isJoint())
        return;
    ChannelsDialog dialog(*m_session, chosen.front().index, &m_window);
    ask(dialog);
}

void SkeletonActions::changeFrameTime()
{
    FrameTimeDialog dialog(m_session->document(), &m_window);
    ask(dialog);
}

void SkeletonActions::normalise()
{
    NormaliseDialog dialog(*m_session, &m_window);
    ask(dialog);
}

// If the file is read again meanwhile, the dialog closes, because it was about the old motion.
void SkeletonActions::ask(QDialog &dialog) const
{
    connect(&m_session->document(), &Document::aboutToBeReset, &dialog, &QDialog::reject);
    dialog.exec();
}

void SkeletonActions::updateActions()
{
    m_actions.setEnabled(m_session);
    const std::vector<NodeId> chosen = m_session ? m_session->selectedNodes() : std::vector<NodeId>();
    m_actions[ActionId::Channels]->setEnabled(chosen.size() == 1 && chosen.front().isJoint());
}

} // namespace limber
