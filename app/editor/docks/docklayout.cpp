#include "docks/docklayout.h"

#include "actions/actiontable.h"
#include "docks/bottomtabs.h"
#include "docks/docktabs.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int stateVersion = 2; // version 1 had groups of docks that float
constexpr int leftWidth = 392;
constexpr int rightWidth = 356;
constexpr int inspectorHeight = 216;
constexpr int lowestTree = 200;
// In a narrower window all panels are tabs.
constexpr int narrowWindow = 1180;
constexpr int wideWindow = 1300; // wide enough for a panel of two columns

} // namespace

DockLayout::DockLayout(QMainWindow &window) : QObject(&window), m_window(window), m_dockTabs(new DockTabs(window))
{
    window.setDockNestingEnabled(true);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_actions.add(ActionId::BrowseLayout, this, [this] { apply(Preset::Browse); });
    m_actions.add(ActionId::EditLayout, this, [this] { apply(Preset::Edit); });
    m_actions.add(ActionId::SmallScreenLayout, this, [this] { apply(Preset::SmallScreen); });
    m_actions.add(ActionId::ResetLayout, this, [this] { apply(Preset::Edit); });
    m_actions.add(ActionId::DockAll, this, &DockLayout::dockAll);
    m_actions.add(ActionId::NextPanel, this, [this] { focusNext(1); });
    m_actions.add(ActionId::PreviousPanel, this, [this] { focusNext(-1); });
}

void DockLayout::addPanels(const Panels &panels)
{
    m_hierarchy =
        add(panels.hierarchy, ActionId::ShowHierarchy, QStringLiteral("dock.hierarchy"), Qt::LeftDockWidgetArea);
    m_inspector =
        add(panels.inspector, ActionId::ShowInspector, QStringLiteral("dock.inspector"), Qt::LeftDockWidgetArea);
    m_motion = add(panels.motion, ActionId::ShowMotion, QStringLiteral("dock.motion"), Qt::RightDockWidgetArea);
    m_layers = add(panels.layers, ActionId::ShowLayers, QStringLiteral("dock.layers"), Qt::RightDockWidgetArea);
    m_cleanUp = add(panels.cleanUp, ActionId::ShowCleanUp, QStringLiteral("dock.cleanUp"), Qt::RightDockWidgetArea);
    m_compare = add(panels.compare, ActionId::ShowCompare, QStringLiteral("dock.compare"), Qt::RightDockWidgetArea);
    m_secondLife =
        add(panels.secondLife, ActionId::ShowSecondLife, QStringLiteral("dock.secondLife"), Qt::RightDockWidgetArea);
    m_findings = add(panels.findings, ActionId::ShowFindings, QStringLiteral("dock.findings"), Qt::RightDockWidgetArea);
    m_history = add(panels.history, ActionId::ShowHistory, QStringLiteral("dock.history"), Qt::RightDockWidgetArea);
    m_timeline =
        add(panels.timeline, ActionId::ShowTimeline, QStringLiteral("dock.timeline"), Qt::BottomDockWidgetArea);
    m_curves = add(panels.curves, ActionId::ShowCurves, QStringLiteral("dock.curves"), Qt::BottomDockWidgetArea);
    m_bottomTabs = new BottomTabs(m_window, {m_timeline, m_curves, m_hierarchy, m_inspector});
    connect(m_bottomTabs, &BottomTabs::curvesInFront, this, &DockLayout::curvesInFront);
    placeAll();
}

QDockWidget *DockLayout::add(QWidget *panel, ActionId toggle, const QString &name, Qt::DockWidgetArea area)
{
    const QString title = textOf(rowOf(toggle));
    auto *dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    dock->setAccessibleName(title);
    m_actions.adopt(toggle, dock->toggleViewAction());
    m_window.addDockWidget(area, dock);
    // The position of a dock is final only after these signals.
    const auto settle = [this] { QMetaObject::invokeMethod(this, &DockLayout::updateTitleBars, Qt::QueuedConnection); };
    connect(dock, &QDockWidget::dockLocationChanged, this, settle);
    connect(dock, &QDockWidget::topLevelChanged, this, settle);
    connect(dock, &QDockWidget::visibilityChanged, this, settle);
    m_docks << dock;
    return dock;
}

void DockLayout::placeAll()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        dock->setFloating(false);
        dock->show();
    }
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_hierarchy);
    m_window.splitDockWidget(m_hierarchy, m_inspector, Qt::Vertical);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_motion);
    m_window.tabifyDockWidget(m_motion, m_layers);
    m_window.tabifyDockWidget(m_layers, m_cleanUp);
    m_window.tabifyDockWidget(m_cleanUp, m_compare);
    m_window.tabifyDockWidget(m_compare, m_secondLife);
    m_window.tabifyDockWidget(m_secondLife, m_findings);
    m_window.tabifyDockWidget(m_findings, m_history);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_timeline);
    m_window.tabifyDockWidget(m_timeline, m_curves);
    m_compare->hide(); // until the user compares
    m_secondLife->hide(); // until the user needs it
    m_timeline->raise();
    m_motion->raise();
}

void DockLayout::applySizes()
{
    m_window.resizeDocks({m_hierarchy, m_motion}, {leftWidth, rightWidth}, Qt::Horizontal);
    m_bottomTabs->resetHeights();
    // The hierarchy grows with the window; the inspector always has the same number of rows.
    // Without an effect if one of them is hidden or if they are tabs.
    const int both = m_hierarchy->height() + m_inspector->height();
    m_window.resizeDocks({m_hierarchy, m_inspector}, {qMax(lowestTree, both - inspectorHeight), inspectorHeight},
                         Qt::Vertical);
}

// A dock among tabs has its title in its tab, by which it is dragged and closed.
void DockLayout::updateTitleBars()
{
    showTabBarsInUse();
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const QList<QDockWidget *> beside = m_window.tabifiedDockWidgets(dock);
        const bool isAlone = std::all_of(beside.begin(), beside.end(), [](const QDockWidget *other) {
            return other->isHidden() || other->isFloating(); // Qt keeps the place of a dock that floats
        });
        const bool inTabs = !dock->isFloating() && !isAlone;
        if (inTabs == (dock->titleBarWidget() != nullptr))
            continue;
        QWidget *old = dock->titleBarWidget();
        dock->setTitleBarWidget(inTabs ? new QWidget(dock) : nullptr);
        delete old;
    }
}

// Qt keeps tab bars of docks for later use and may leave an empty one visible, as a line above the panels. Qt does not
// show a bar again that was hidden here.
void DockLayout::showTabBarsInUse()
{
    const auto bars = m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (QTabBar *bar : bars) {
        bar->setAccessibleName(tr("Panels"));
        m_dockTabs->watch(*bar);
        if (bar->count() == 0)
            bar->hide();
        else if (bar->count() > 1)
            bar->show();
    }
}

void DockLayout::apply(Preset preset)
{
    placeAll();
    m_isArranged = true;
    switch (preset) {
    case Preset::Edit:
        if (m_window.height() < BottomTabs::lowWindow)
            m_window.tabifyDockWidget(m_hierarchy, m_inspector);
        m_hierarchy->raise();
        break;
    case Preset::Browse:
        for (QDockWidget *dock : {m_inspector, m_motion, m_layers, m_cleanUp, m_findings, m_history})
            dock->hide();
        break;
    case Preset::SmallScreen:
        for (QDockWidget *dock : {m_inspector, m_motion, m_layers, m_cleanUp, m_findings, m_history})
            m_window.tabifyDockWidget(m_hierarchy, dock);
        m_hierarchy->raise();
        break;
    }
    applySizes();
    // The sizes are applied again after the arrangement, because docks that were hidden until now had no size to
    // distribute.
    QMetaObject::invokeMethod(this, &DockLayout::applySizes, Qt::QueuedConnection);
}

void DockLayout::dockAll()
{
    for (QDockWidget *dock : std::as_const(m_docks))
        dock->setFloating(false);
    QMetaObject::invokeMethod(this, &DockLayout::applySizes, Qt::QueuedConnection);
}

void DockLayout::setDocksShown(bool shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_bottomTabs->setShown(shown);
    m_actions.setEnabled(shown);
    m_actions.setEnabled({ActionId::NextPanel, ActionId::PreviousPanel, ActionId::ShowFindings}, true);
    if (!shown) {
        if (m_isArranged)
            m_shownState = m_window.saveState(stateVersion);
        for (QDockWidget *dock : std::as_const(m_docks))
            dock->hide();
        return;
    }
    if (m_shownState.isEmpty() || !restoreState(m_shownState))
        apply(m_window.width() < narrowWindow ? Preset::SmallScreen : Preset::Edit);
    m_isArranged = true;
}

QList<QWidget *> DockLayout::visiblePanels() const
{
    QList<QWidget *> panels{m_window.centralWidget()};
    for (const QDockWidget *dock : m_docks) {
        // Among docks in tabs only the one in front has a visible region.
        if (dock->isVisible() && !dock->visibleRegion().isEmpty())
            panels << dock->widget();
    }
    return panels;
}

void DockLayout::focusNext(int panels)
{
    const QList<QWidget *> all = visiblePanels();
    const QWidget *focused = QApplication::focusWidget();
    qsizetype at = panels > 0 ? -1 : 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (focused != nullptr && (focused == all.at(i) || all.at(i)->isAncestorOf(focused)))
            at = i;
    }
    QWidget *next = all.at(((at + panels) % all.size() + all.size()) % all.size());
    next->window()->activateWindow();
    next->setFocus(Qt::TabFocusReason); // the focus proxy of a panel is the widget to start with
}

void DockLayout::bringToFront(const QWidget *panel)
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (dock->widget() != panel)
            continue;
        dock->show();
        dock->raise();
    }
}

void DockLayout::widen(const QWidget *panel, int width)
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (dock->widget() == panel && !dock->isFloating() && dock->width() < width && m_window.width() >= wideWindow)
            m_window.resizeDocks({dock}, {width}, Qt::Horizontal);
    }
}

void DockLayout::setTitle(const QWidget *panel, const QString &title)
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (dock->widget() == panel)
            dock->setWindowTitle(title);
    }
}

QByteArray DockLayout::saved() const
{
    return m_shown ? m_window.saveState(stateVersion) : m_shownState;
}

bool DockLayout::restore(const QByteArray &state)
{
    if (!m_shown) {
        m_shownState = state;
        return true;
    }
    return restoreState(state);
}

// Here Qt 6.4 shows its tab bars one by one. Each of them would lay out the window again, which frees the list that Qt
// is iterating over.
bool DockLayout::restoreState(const QByteArray &state)
{
    QLayout *layout = m_window.layout();
    layout->setEnabled(false);
    const bool isRestored = m_window.restoreState(state, stateVersion);
    layout->setEnabled(true);
    layout->activate();
    return isRestored;
}

} // namespace limber
