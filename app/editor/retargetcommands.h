#pragma once

#include "items/session.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace limber {

class FileCommands;
class Settings;
class Theme;

// The commands that put a motion on other proportions or another skeleton.
class RetargetCommands : public QObject
{
    Q_OBJECT

public:
    RetargetCommands(FileCommands &files, Settings &settings, const Theme &theme, QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] QList<QAction *> actions() const { return m_actions; }

private:
    void retargetOffsets();
    void retargetOnto();
    void updateActions();

    FileCommands &m_files;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    QPointer<Session> m_session;
    QList<QAction *> m_actions;
};

} // namespace limber
