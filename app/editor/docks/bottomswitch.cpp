#include "docks/bottomswitch.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace limber {

BottomSwitch::BottomSwitch(QMainWindow &window, const QList<QDockWidget *> &docks)
    : QTabBar(&window), m_window(window), m_docks(docks)
{
    hide(); // until a panel takes it
    setObjectName(QStringLiteral("bottomSwitch"));
    setAccessibleName(tr("Panels at the bottom"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false); // the row of buttons has other things to leave out
    setFocusPolicy(Qt::TabFocus);
    for (const QDockWidget *dock : docks) {
        const auto later = [this] { QMetaObject::invokeMethod(this, &BottomSwitch::follow, Qt::QueuedConnection); };
        connect(dock, &QDockWidget::visibilityChanged, this, later);
        connect(dock, &QDockWidget::dockLocationChanged, this, later);
        connect(dock, &QDockWidget::topLevelChanged, this, later);
        connect(dock, &QDockWidget::windowTitleChanged, this, later);
    }
    connect(this, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0 && tab < m_shown.size())
            m_shown.at(tab)->raise();
    });
}

QList<QDockWidget *> BottomSwitch::docksAtBottom() const
{
    QList<QDockWidget *> docks;
    std::ranges::copy_if(m_docks, std::back_inserter(docks), [this](QDockWidget *dock) {
        return !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea;
    });
    return docks;
}

bool BottomSwitch::replacesTabs() const
{
    return std::ranges::all_of(m_docks, [this](QDockWidget *dock) {
        return std::ranges::all_of(m_window.tabifiedDockWidgets(dock), [this](QDockWidget *beside) {
            return m_docks.contains(beside) || beside->isHidden() || beside->isFloating();
        });
    });
}

void BottomSwitch::follow()
{
    const QList<QDockWidget *> docks = docksAtBottom();
    const auto front = std::ranges::find_if(
        docks, [](const QDockWidget *dock) { return dock->isVisible() && !dock->visibleRegion().isEmpty(); });
    {
        const QSignalBlocker quiet(this);
        while (count() > docks.size())
            removeTab(count() - 1);
        while (count() < docks.size())
            addTab(QString());
        m_shown = docks;
        for (int tab = 0; tab < count(); ++tab) {
            setTabText(tab, docks.at(tab)->windowTitle());
            setTabToolTip(tab, docks.at(tab)->windowTitle());
        }
        if (front != docks.end())
            setCurrentIndex(static_cast<int>(front - docks.begin()));
    }
    QDockWidget *now = front != docks.end() ? *front : nullptr;
    if (now == m_front)
        return;
    m_front = now;
    emit frontChanged(now);
}

} // namespace limber
