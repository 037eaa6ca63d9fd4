#pragma once

#include "actions/actionlist.h"
#include "actions/actiontable.h"
#include "docks/docklayout.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/theme.h"

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>
#include <map>
#include <typeindex>
#include <vector>

class QMainWindow;
class QMenu;
class QMenuBar;

namespace limber {

class Centre;
class FileActions;
class FittingToolBar;
class MessageBar;
class MessageRouting;
class OpenDocuments;
class ProgressArea;
class SessionTabs;
class Settings;
class StartPage;
class ToolSettings;
class ViewportPanel;

// The parts that the window has before any feature.
struct WindowParts
{
    QMainWindow &window;
    QMenuBar &menus;
    OpenDocuments &documents;
    SessionTabs &tabs; // of the documents
    Settings &settings;
    Theme &theme;
    ToolSettings &tools;
    FileActions &files;
    StartPage &startPage;
    ViewportPanel &viewport;
    Centre &centre;
    MessageBar &messageBar;
    ProgressArea &progress;
    MessageRouting &messages;
    DockLayout &layout;
    FittingToolBar &toolBar;
};

// The door through which features come into the window: each adds its panels, actions and what follows the session in
// front, and the window knows none of them. A feature is a function addNAME(FeatureHost &) in the list of
// features/CMakeLists.txt; what it creates belongs to the window.
class FeatureHost : public QObject
{
    Q_OBJECT

public:
    explicit FeatureHost(const WindowParts &parts); // which must outlive it

    [[nodiscard]] const WindowParts &parts() const { return m_parts; }

    // Has the object follow the session in front, after those that were added before. It must outlive the host.
    void follow(SessionFollower &follower) { m_followers.push_back(&follower); }
    // Gives the panel the colours of the theme, now and whenever they change.
    template <typename Panel>
    void colour(Panel &panel)
    {
        panel.setColours(m_parts.theme.colours());
        connect(&m_parts.theme, &Theme::changed, &panel, [this, &panel] { panel.setColours(m_parts.theme.colours()); });
    }
    // Puts a panel into a dock.
    void addPanel(QWidget &panel, const DockPlace &place) { m_parts.layout.add(panel, place); }
    // Adds actions to the menus, the toolbar and the search, where the table of actions says.
    void addActions(const QList<QAction *> &actions) { m_actions.take(actions); }
    void addActions(const ActionList &actions) { m_actions.take(actions.all()); }
    // Makes an action of the window itself.
    template <typename Receiver, typename Slot>
    void addAction(ActionId id, Receiver *receiver, Slot slot)
    {
        m_actions.add(id, receiver, slot);
    }
    // All actions that were added so far.
    [[nodiscard]] ActionList &actions() { return m_actions; }

    // Lets other features find a part, by its class.
    template <typename Part>
    void offer(Part &part)
    {
        m_offered[typeid(Part)] = &part;
    }
    // Returns a part that a feature before this one offers; ask for others in whenAllAreAdded().
    template <typename Part>
    [[nodiscard]] Part &find() const
    {
        return *static_cast<Part *>(m_offered.at(typeid(Part)));
    }
    // Calls the function when all features, with their actions and parts, are there.
    void whenAllAreAdded(std::function<void()> finish) { m_finishing.push_back(std::move(finish)); }

    // Gives this state to the window in another language that takes the place of this one. It is for what the user has
    // set and no setting remembers; `name` is the state's own.
    void carry(const QString &name, std::function<QVariant()> state, std::function<void(const QVariant &)> restore);

    // Returns a menu of the window, once the menus are filled.
    [[nodiscard]] QMenu &menu(MenuId id) const;

    // For the window.
    void finish();
    void showSession(Session *session); // null for none
    void takeStates(const FeatureHost &earlier); // of the window whose place this one takes

signals:
    // Emitted when the menus have all actions.
    void menusFilled();
    // Emitted when all followers and the docks show the session in front; null if there is none.
    void sessionShown(limber::Session *session);
    // Emitted when the window has to be remembered: store what the next run continues with.
    void settingsToBeStored();
    // Emitted when the user chose a language, by its code; empty for that of the system.
    void languageWanted(const QString &code);
    // Emitted before the documents leave the window, or end with it.
    void documentsLeaving();

private:
    struct CarriedState
    {
        std::function<QVariant()> state;
        std::function<void(const QVariant &)> restore;
    };

    WindowParts m_parts;
    std::vector<SessionFollower *> m_followers;
    ActionList m_actions;
    std::map<std::type_index, void *> m_offered;
    std::vector<std::function<void()>> m_finishing;
    std::map<QString, CarriedState> m_carried; // by name
};

// Adds all features, in the order of their list.
void addFeatures(FeatureHost &host);

} // namespace limber
