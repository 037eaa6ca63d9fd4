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
constexpr int lowerLeftHeight = 216;
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

void DockLayout::add(QWidget &panel, const DockPlace &place)
{
    const QString title = textOf(rowOf(place.toggle));
    auto *dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QLatin1String("dock.") + place.name);
    dock->setWidget(&panel);
    dock->setAccessibleName(title);
    m_actions.adopt(place.toggle, dock->toggleViewAction());
    m_window.addDockWidget(place.side, dock);
    // The position of a dock is final only after these signals.
    const auto settle = [this] { QMetaObject::invokeMethod(this, &DockLayout::updateTitleBars, Qt::QueuedConnection); };
    connect(dock, &QDockWidget::dockLocationChanged, this, settle);
    connect(dock, &QDockWidget::topLevelChanged, this, settle);
    connect(dock, &QDockWidget::visibilityChanged, this, settle);
    m_docks.push_back({dock, place});
}

void DockLayout::arrange()
{
    const auto high = std::ranges::find_if(m_docks, [](const PlacedDock &placed) { return placed.place.needsHeight; });
    if (high != m_docks.end()) {
        const QList<QDockWidget *> left = docksAt(Qt::LeftDockWidgetArea);
        m_bottomTabs = new BottomTabs(m_window, {.usual = docksAt(Qt::BottomDockWidgetArea).first(),
                                                 .high = high->dock,
                                                 .upperLeft = left.value(0),
                                                 .lowerLeft = left.value(1)});
        connect(m_bottomTabs, &BottomTabs::highInFront, this, &DockLayout::highPanelInFront);
    }
    placeAll();
}

QList<QDockWidget *> DockLayout::docksAt(Qt::DockWidgetArea side) const
{
    QList<QDockWidget *> docks;
    for (const PlacedDock &placed : m_docks) {
        if (placed.place.side == side)
            docks << placed.dock;
    }
    return docks;
}

QDockWidget *DockLayout::dockOf(const QWidget *panel) const
{
    const auto found = std::ranges::find_if(m_docks, [&](const PlacedDock &it) { return it.dock->widget() == panel; });
    return found != m_docks.end() ? found->dock : nullptr;
}

void DockLayout::placeAll()
{
    for (const PlacedDock &placed : m_docks) {
        placed.dock->setFloating(false);
        placed.dock->show();
    }
    for (const Qt::DockWidgetArea side : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        const QList<QDockWidget *> docks = docksAt(side);
        for (qsizetype i = 0; i < docks.size(); ++i) {
            if (i == 0)
                m_window.addDockWidget(side, docks.at(i));
            else if (i == 1 && side == Qt::LeftDockWidgetArea)
                m_window.splitDockWidget(docks.at(0), docks.at(i), Qt::Vertical);
            else
                m_window.tabifyDockWidget(docks.at(i - 1), docks.at(i));
        }
    }
    for (const PlacedDock &placed : m_docks)
        placed.dock->setHidden(!placed.place.isShownAtFirst);
    for (const Qt::DockWidgetArea side : {Qt::BottomDockWidgetArea, Qt::RightDockWidgetArea}) {
        if (const QList<QDockWidget *> docks = docksAt(side); !docks.isEmpty())
            docks.first()->raise();
    }
}

void DockLayout::applySizes()
{
    const QList<QDockWidget *> left = docksAt(Qt::LeftDockWidgetArea);
    const QList<QDockWidget *> right = docksAt(Qt::RightDockWidgetArea);
    if (!left.isEmpty() && !right.isEmpty())
        m_window.resizeDocks({left.first(), right.first()}, {leftWidth, rightWidth}, Qt::Horizontal);
    if (m_bottomTabs != nullptr)
        m_bottomTabs->resetHeights();
    if (left.size() < 2)
        return;
    // The upper panel grows with the window; the lower one always has the same number of rows.
    // Without an effect if one of them is hidden or if they are tabs.
    const int both = left.at(0)->height() + left.at(1)->height();
    m_window.resizeDocks({left.at(0), left.at(1)}, {qMax(lowestTree, both - lowerLeftHeight), lowerLeftHeight},
                         Qt::Vertical);
}

// A dock among tabs has its title in its tab, by which it is dragged and closed.
void DockLayout::updateTitleBars()
{
    showTabBarsInUse();
    for (const auto &[dock, place] : m_docks) {
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
    const QList<QDockWidget *> left = docksAt(Qt::LeftDockWidgetArea);
    // All panels that lie beside the view, except for the one in the upper left corner.
    const QList<QDockWidget *> beside = left.mid(1) + docksAt(Qt::RightDockWidgetArea);
    switch (preset) {
    case Preset::Edit:
        if (m_window.height() < BottomTabs::lowWindow && left.size() > 1)
            m_window.tabifyDockWidget(left.at(0), left.at(1));
        break;
    case Preset::Browse:
        for (QDockWidget *dock : beside)
            dock->hide();
        break;
    case Preset::SmallScreen:
        for (QDockWidget *dock : beside) {
            if (!dock->isHidden())
                m_window.tabifyDockWidget(left.first(), dock);
        }
        break;
    }
    if (!left.isEmpty() && preset != Preset::Browse)
        left.first()->raise();
    applySizes();
    // The sizes are applied again after the arrangement, because docks that were hidden until now had no size to
    // distribute.
    QMetaObject::invokeMethod(this, &DockLayout::applySizes, Qt::QueuedConnection);
}

void DockLayout::dockAll()
{
    for (const PlacedDock &placed : m_docks)
        placed.dock->setFloating(false);
    QMetaObject::invokeMethod(this, &DockLayout::applySizes, Qt::QueuedConnection);
}

void DockLayout::setDocksShown(bool shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    if (m_bottomTabs != nullptr)
        m_bottomTabs->setShown(shown);
    m_actions.setEnabled(shown);
    m_actions.setEnabled({ActionId::NextPanel, ActionId::PreviousPanel}, true);
    for (const PlacedDock &placed : m_docks) {
        if (!placed.place.needsDocument)
            placed.dock->toggleViewAction()->setEnabled(true);
    }
    if (!shown) {
        if (m_isArranged)
            m_shownState = m_window.saveState(stateVersion);
        for (const PlacedDock &placed : m_docks)
            placed.dock->hide();
        return;
    }
    if (m_shownState.isEmpty() || !restoreState(m_shownState))
        apply(m_window.width() < narrowWindow ? Preset::SmallScreen : Preset::Edit);
    m_isArranged = true;
}

QList<QWidget *> DockLayout::visiblePanels() const
{
    QList<QWidget *> panels{m_window.centralWidget()};
    for (const auto &[dock, place] : m_docks) {
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
    if (QDockWidget *dock = dockOf(panel)) {
        dock->show();
        dock->raise();
    }
}

void DockLayout::widen(const QWidget *panel, int width)
{
    QDockWidget *dock = dockOf(panel);
    if (dock != nullptr && !dock->isFloating() && dock->width() < width && m_window.width() >= wideWindow)
        m_window.resizeDocks({dock}, {width}, Qt::Horizontal);
}

void DockLayout::setTitle(const QWidget *panel, const QString &title)
{
    if (QDockWidget *dock = dockOf(panel))
        dock->setWindowTitle(title);
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
