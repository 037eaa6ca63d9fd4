#pragma once

#include "actions/actionlist.h"
#include "documents/opening.h"
#include "documents/recentmenu.h"
#include "documents/saving.h"

#include <QObject>
#include <QSet>

#include <functional>

namespace limber {

class Theme;

// The actions of the File menu and of the menu of a tab: they ask which files to open, save or close, and have that
// done.
class FileActions : public QObject
{
    Q_OBJECT

public:
    FileActions(SessionTabs &tabs, Settings &settings, const Theme &theme, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    [[nodiscard]] Opening &opening() { return m_opening; }
    [[nodiscard]] Saving &saving() { return m_saving; }
    [[nodiscard]] RecentMenu &recentMenu() { return *m_recentMenu; }

signals:
    // Emitted when the user has chosen files to open.
    void openWanted(const QStringList &paths);

private:
    void createActions();
    void updateActions();
    void updateExport(const Session *session);
    void listenTo(Session *session);
    void noteRefusedEdit();
    void askAndOpen();
    void newFromTemplate();
    void whenFree(Session &session, const std::function<void()> &save);
    void saveAll();
    void revertCurrent();
    void closeOthers();
    void close(const QList<Session *> &sessions);
    void showTabMenu(Session *session, const QPoint &position);

    SessionTabs &m_tabs;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    Opening m_opening;
    Saving m_saving;
    ActionList m_actions;
    RecentMenu *m_recentMenu = nullptr;
    QSet<const QObject *> m_waiting; // sessions that are saved once the user releases them
    int m_untitledCount = 0;
};

} // namespace limber
