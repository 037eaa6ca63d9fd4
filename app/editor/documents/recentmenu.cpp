#include "documents/recentmenu.h"

#include "settings/filesettings.h"
#include "storage/paths/filetext.h"

namespace limber {

RecentMenu::RecentMenu(Settings &settings, QWidget *parent) : QMenu(parent), m_settings(settings)
{
    fill();
}

void RecentMenu::note(const QString &path)
{
    addRecentFile(m_settings, path);
    fill();
    emit changed();
}

void RecentMenu::fill()
{
    clear();
    const QStringList paths = recentFiles(m_settings);
    for (const QString &path : paths) {
        QString name = pathText(path);
        QAction *entry = addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(entry, &QAction::triggered, this, [this, path] { emit fileWanted(path); });
    }
    if (!paths.isEmpty()) {
        addSeparator();
        connect(addAction(tr("Clear List")), &QAction::triggered, this, &RecentMenu::clearList);
    }
    setEnabled(!paths.isEmpty());
}

void RecentMenu::clearList()
{
    clearRecentFiles(m_settings);
    fill();
    emit changed();
}

} // namespace limber
