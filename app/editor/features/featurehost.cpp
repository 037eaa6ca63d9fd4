#include "features/featurehost.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace limber {

FeatureHost::FeatureHost(const WindowParts &parts) : QObject(&parts.window), m_parts(parts)
{
}

QMenu &FeatureHost::menu(MenuId id) const
{
    return *m_parts.menus.actions().at(static_cast<int>(id))->menu();
}

void FeatureHost::finish()
{
    for (const std::function<void()> &function : std::exchange(m_finishing, {}))
        function();
}

void FeatureHost::carry(const QString &name, std::function<QVariant()> state,
                        std::function<void(const QVariant &)> restore)
{
    m_carried[name] = {std::move(state), std::move(restore)};
}

void FeatureHost::takeStates(const FeatureHost &earlier)
{
    for (const auto &[name, carried] : earlier.m_carried) {
        if (const auto own = m_carried.find(name); own != m_carried.end())
            own->second.restore(carried.state());
    }
}

void FeatureHost::showSession(Session *session)
{
    for (SessionFollower *follower : m_followers)
        follower->setSession(session);
}

} // namespace limber
