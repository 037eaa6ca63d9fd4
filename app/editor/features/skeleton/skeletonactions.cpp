#include "features/skeleton/skeletonactions.h"

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

void SkeletonActions::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
}

void SkeletonActions::showSession()
{
    updateActions();
}

void SkeletonActions::changeChannels()
{
    const std::vector<NodeId> chosen = session()->selectedNodes();
    if (chosen.size() != 1 || !chosen.front().isJoint())
        return;
    ChannelsDialog dialog(*session(), chosen.front().index, &m_window);
    ask(dialog);
}

void SkeletonActions::changeFrameTime()
{
    FrameTimeDialog dialog(session()->document(), &m_window);
    ask(dialog);
}

void SkeletonActions::normalise()
{
    NormaliseDialog dialog(*session(), &m_window);
    ask(dialog);
}

// If the file is read again meanwhile, the dialog closes, because it was about the old motion.
void SkeletonActions::ask(QDialog &dialog) const
{
    connect(&session()->document(), &Document::aboutToBeReset, &dialog, &QDialog::reject);
    dialog.exec();
}

void SkeletonActions::updateActions()
{
    m_actions.setEnabled(session());
    const std::vector<NodeId> chosen = session() ? session()->selectedNodes() : std::vector<NodeId>();
    m_actions[ActionId::Channels]->setEnabled(chosen.size() == 1 && chosen.front().isJoint());
}

} // namespace limber
