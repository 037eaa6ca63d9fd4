#pragma once

#include <QApplication>
#include <QMenu>
#include <QTimer>

#include <functional>
#include <utility>

namespace limber::test {

// Calls `act` with the menu that opens next, and closes the menu afterwards.
inline void whenMenuOpens(std::function<void(QMenu &)> act)
{
    QTimer::singleShot(20, qApp, [act = std::move(act)] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return whenMenuOpens(act);
        act(*menu);
        menu->close();
    });
}

// The texts of a menu without its separators.
inline QStringList textsOf(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions()) {
        if (!action->isSeparator())
            texts << action->text();
    }
    return texts;
}

} // namespace limber::test
