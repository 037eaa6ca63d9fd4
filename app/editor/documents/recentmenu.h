#pragma once

#include <QMenu>

namespace limber {

class Settings;

// The menu of recent files.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    RecentMenu(Settings &settings, QWidget *parent);

    // Puts a file at the top.
    void note(const QString &path);

signals:
    void fileWanted(const QString &path);
    void changed();

private:
    void fill();
    void clearList();

    Settings &m_settings;
};

} // namespace limber
