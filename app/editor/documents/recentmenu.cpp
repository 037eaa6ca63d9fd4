#include "documents/recentmenu.h"

#include "settings/settings.h"
#include "storage/paths/filetext.h"

namespace limber {

RecentMenu::RecentMenu(Settings &settings, QWidget *parent) : QMenu(parent), m_settings(settings)
{
    fill();
}

void RecentMenu::note(const QString &path)
{
    m_settings.addRecentFile(path);
    fill();
    emit changed();
}

void RecentMenu::fill()
{
    clear();
    const QStringList paths = m_settings.recentFiles();
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
    m_settings.clearRecentFiles();
    fill();
    emit changed();
}

} // namespace limber
