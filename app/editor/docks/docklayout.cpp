#include "docks/docklayout.h"

#include "actions/actiontable.h"
#include "docks/bottomswitch.h"
#include "docks/columnheights.h"
#include "docks/docktabs.h"
#include "docks/panelarea.h"
#include "theme/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QStyle>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int stateVersion = 2; // version 1 had groups of docks that float
constexpr int narrowestColumn = 280;
constexpr int lowestBottom = 120;
constexpr int classicLeftWidth = 392;
constexpr int classicRightWidth = 356;
constexpr int classicInspectorHeight = 216;
constexpr int classicLowestTree = 200;
constexpr int secondColumnWidth = 280;
constexpr int wideWindow = 1900; // in which the view has room for a second column beside it
constexpr double mostOfWindow = 0.55; // for the bottom
constexpr int highBottomHeight = 380;

// The column is wide enough for its words, and leaves most of the window to the view.
int columnWidth(int windowWidth)
{
    constexpr std::pair<int, int> widths[] = {{2300, 400}, {1900, 360}, {1400, 328}};
    for (const auto &[from, width] : widths) {
        if (windowWidth >= from)
            return width;
    }
    return 308;
}

// The tab in front is as wide as the longest title needs. If it had the width of its own title, the tabs beside it
// would move by the difference, and a second click at the same place would hit another one.
// `counted` is the title of a tab with a count, which comes and goes with the document. The other tabs come closer to
// each other where all of them would not fit into a narrow column.
QString widthsOfTabs(const QTabBar &bar, const QString &counted)
{
    constexpr int symbol = 22; // with the gap after it
    constexpr int icon = 18;
    constexpr int beside = 8; // of a tab, left and right
    constexpr int leastBeside = 2;
    constexpr int room = 300;
    int widest = bar.fontMetrics().horizontalAdvance(counted);
    for (int tab = 0; tab < bar.count(); ++tab)
        widest = std::max(widest, bar.fontMetrics().horizontalAdvance(bar.tabText(tab)));
    const int each = (room - widest - symbol - 2 * beside) / std::max(1, bar.count() - 1);
    return QStringLiteral("QTabBar::tab:selected { min-width: %1px; } "
                          "QTabBar::tab:!selected { padding-left: %2px; padding-right: %2px; }")
        .arg(widest + symbol)
        .arg(std::clamp((each - icon) / 2, leastBeside, beside));
}

// Among docks in tabs only the one in front has a visible region.
bool isInFront(const QDockWidget &dock)
{
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

} // namespace

DockLayout::DockLayout(QMainWindow &window) : QObject(&window), m_window(window), m_dockTabs(new DockTabs(window))
{
    window.setDockNestingEnabled(true);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    placeTabBar();
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    m_actions.add(ActionId::BrowseLayout, this, [this] { apply(Preset::Browse); });
    m_actions.add(ActionId::EditLayout, this, [this] { apply(Preset::Edit); });
    m_actions.add(ActionId::ClassicLayout, this, [this] { apply(Preset::Classic); });
    m_actions.add(ActionId::SecondColumn, this, &DockLayout::setSecondColumn);
    m_actions.add(ActionId::ResetLayout, this, [this] { apply(Preset::Edit); });
    m_actions.add(ActionId::TallBottom, this, &DockLayout::toggleBottomHeight);
    m_actions.add(ActionId::DockAll, this, &DockLayout::dockAll);
    m_actions.add(ActionId::NextPanel, this, [this] { focusNext(1); });
    m_actions.add(ActionId::PreviousPanel, this, [this] { focusNext(-1); });
    window.installEventFilter(this);
}

void DockLayout::add(QWidget &panel, const DockPlace &place)
{
    const QString title = textOf(rowOf(place.toggle));
    auto *dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QLatin1String("dock.") + place.name);
    if (place.spot == DockSpot::Column)
        dock->setWidget(new PanelArea(panel, dock));
    else
        dock->setWidget(&panel);
    dock->setAccessibleName(title);
    // Of tabs, the one in front is what the user sees: only that is closed, another one comes to the front.
    QAction *toggle = m_actions.add(place.toggle, this, [this, dock] {
        if (isInFront(*dock))
            dock->close();
        else
            bringToFront(panelIn(*dock));
        showChecked(*dock);
    });
    toggle->setChecked(!dock->isHidden());
    connect(dock->toggleViewAction(), &QAction::toggled, toggle, &QAction::setChecked);
    m_window.addDockWidget(place.spot == DockSpot::Bottom ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea, dock);
    // The position of a dock is final only after these signals.
    const auto settle = [this] { QMetaObject::invokeMethod(this, &DockLayout::updateTitleBars, Qt::QueuedConnection); };
    connect(dock, &QDockWidget::dockLocationChanged, this, settle);
    connect(dock, &QDockWidget::topLevelChanged, this, settle);
    connect(dock, &QDockWidget::visibilityChanged, this, settle);
    connect(dock, &QDockWidget::windowTitleChanged, this, settle);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
        if (!isVisible)
            QMetaObject::invokeMethod(
                this, [this, dock] { takeFocusFrom(*dock); }, Qt::QueuedConnection);
    });
    if (place.spot != DockSpot::Bottom && !place.needsWidth)
        panel.setMinimumWidth(narrowestColumn); // otherwise the widest panel would widen the column
    if (place.spot == DockSpot::Bottom)
        panel.setMinimumHeight(lowestBottom); // the same for all tabs, so that none pushes the view
    dock->installEventFilter(this);
    if (place.title != nullptr)
        m_dockTabs->watchTitle(*place.title, *dock);
    m_docks.push_back({dock, place});
}

bool DockLayout::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window) {
        if (event->type() == QEvent::Resize)
            updateSecondColumn();
        return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        if (m_shown)
            emit arrangementChanged();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void DockLayout::arrange()
{
    if (const QList<QDockWidget *> bottom = docksAt(DockSpot::Bottom); !bottom.isEmpty()) {
        m_bottom = new BottomSwitch(m_window, bottom);
        m_dockTabs->watch(*m_bottom, DockTabs::DoubleClick::Left);
        connect(m_bottom, &BottomSwitch::frontChanged, this, [this](const QDockWidget *front) {
            emit bottomPanelChanged(front != nullptr ? panelIn(*front) : nullptr);
        });
        connect(m_bottom, &QTabBar::tabBarDoubleClicked, this, &DockLayout::toggleBottomHeight);
    }
    const QList<QDockWidget *> above = docksAt(DockSpot::ColumnTop);
    const QList<QDockWidget *> tabs = docksAt(DockSpot::Column);
    const auto fitting = std::ranges::find_if(m_docks, [](const PlacedDock &it) { return it.place.fitsContent; });
    if (!above.isEmpty() && !tabs.isEmpty())
        m_columnHeights =
            new ColumnHeights(m_window, {above.first(), tabs, fitting != m_docks.end() ? fitting->dock : nullptr});
    placeAll();
}

QWidget *DockLayout::bottomSwitch() const
{
    return m_bottom;
}

QList<QDockWidget *> DockLayout::docksAt(DockSpot spot) const
{
    QList<QDockWidget *> docks;
    for (const PlacedDock &placed : m_docks) {
        if (placed.place.spot == spot)
            docks << placed.dock;
    }
    return docks;
}

// A click on the action has changed its tick.
void DockLayout::showChecked(const QDockWidget &dock)
{
    const auto placed = std::ranges::find(m_docks, &dock, &PlacedDock::dock);
    m_actions[placed->place.toggle]->setChecked(!dock.isHidden());
}

QDockWidget *DockLayout::dockOf(const QWidget *panel) const
{
    const auto found = std::ranges::find_if(m_docks, [&](const PlacedDock &it) { return panelIn(*it.dock) == panel; });
    return found != m_docks.end() ? found->dock : nullptr;
}

void DockLayout::placeAll()
{
    for (const PlacedDock &placed : m_docks) {
        placed.dock->setFloating(false);
        placed.dock->show();
    }
    placeTabBar();
    if (m_isClassic)
        placeClassic();
    else
        placeColumn();
    placeTabs(docksAt(DockSpot::Bottom), Qt::BottomDockWidgetArea);
    for (const PlacedDock &placed : m_docks)
        placed.dock->setHidden(!placed.place.isShownAtFirst);
    if (const QList<QDockWidget *> bottom = docksAt(DockSpot::Bottom); !bottom.isEmpty())
        bottom.first()->raise();
    const auto inFront = std::ranges::find_if(m_docks, [this](const PlacedDock &it) {
        return it.place.spot == DockSpot::Column && !(m_isClassic && it.place.fitsContent);
    });
    if (inFront != m_docks.end())
        inFront->dock->raise();
}

// In the column the tabs lie below their panels: panels differ in height, and the tabs must stay under the mouse.
void DockLayout::placeTabBar()
{
    m_window.setTabPosition(Qt::RightDockWidgetArea, m_isClassic ? QTabWidget::North : QTabWidget::South);
}

void DockLayout::placeTabs(const QList<QDockWidget *> &docks, Qt::DockWidgetArea side)
{
    for (qsizetype i = 0; i < docks.size(); ++i) {
        if (i == 0)
            m_window.addDockWidget(side, docks.at(i));
        else
            m_window.tabifyDockWidget(docks.at(i - 1), docks.at(i));
    }
}

void DockLayout::placeColumn()
{
    const QList<QDockWidget *> above = docksAt(DockSpot::ColumnTop);
    const QList<QDockWidget *> tabs = docksAt(DockSpot::Column);
    placeTabs(above, Qt::RightDockWidgetArea);
    placeTabs(tabs, Qt::RightDockWidgetArea);
    if (above.isEmpty() || tabs.isEmpty())
        return;
    // This moves the first tab alone, and the others follow it.
    m_window.splitDockWidget(above.last(), tabs.first(), Qt::Vertical);
    for (qsizetype i = 1; i < tabs.size(); ++i)
        m_window.tabifyDockWidget(tabs.at(i - 1), tabs.at(i));
}

// Two columns: the tree above what fits its content at the left, all others at the right.
void DockLayout::placeClassic()
{
    const QList<QDockWidget *> left = docksAt(DockSpot::ColumnTop);
    placeTabs(left, Qt::LeftDockWidgetArea);
    QList<QDockWidget *> right;
    for (const auto &[dock, place] : m_docks) {
        if (place.spot != DockSpot::Column)
            continue;
        if (place.fitsContent && !left.isEmpty())
            m_window.splitDockWidget(left.last(), dock, Qt::Vertical);
        else
            right << dock;
    }
    placeTabs(right, Qt::RightDockWidgetArea);
}

bool DockLayout::hasSecondColumn() const
{
    const QList<QDockWidget *> above = docksAt(DockSpot::ColumnTop);
    return !m_isClassic && !above.isEmpty() && m_window.dockWidgetArea(above.first()) == Qt::LeftDockWidgetArea;
}

// Moves only what lies above the tabs; everything else stays as the user arranged it.
void DockLayout::setSecondColumn(bool isWanted)
{
    const QList<QDockWidget *> above = docksAt(DockSpot::ColumnTop);
    if (!above.isEmpty() && m_isClassic)
        apply(Preset::Edit);
    if (!above.isEmpty() && isWanted != hasSecondColumn()) {
        for (QDockWidget *dock : above) {
            dock->setFloating(false);
            dock->show();
        }
        if (isWanted)
            placeTabs(above, Qt::LeftDockWidgetArea);
        else
            placeColumn();
        const auto settle = [this] {
            updateTitleBars();
            applySizes();
            showTabBarsInUse();
        };
        settle();
        QMetaObject::invokeMethod(this, settle, Qt::QueuedConnection);
    }
    updateSecondColumn();
}

void DockLayout::updateSecondColumn()
{
    QAction *action = m_actions[ActionId::SecondColumn];
    action->setChecked(hasSecondColumn());
    action->setEnabled(m_shown && (hasSecondColumn() || m_window.width() >= wideWindow));
}

int DockLayout::lowBottom() const
{
    constexpr std::pair<int, int> heights[] = {{1300, 232}, {1000, 192}, {800, 172}};
    for (const auto &[from, height] : heights) {
        if (m_window.height() >= from)
            return height;
    }
    return 152;
}

int DockLayout::highBottom() const
{
    return std::max(lowBottom(), std::min(highBottomHeight, static_cast<int>(mostOfWindow * m_window.height())));
}

void DockLayout::toggleBottomHeight()
{
    QDockWidget *front = m_bottom != nullptr ? m_bottom->front() : nullptr;
    if (front == nullptr)
        return;
    const int between = (lowBottom() + highBottom()) / 2;
    m_window.resizeDocks({front}, {front->height() < between ? highBottom() : lowBottom()}, Qt::Vertical);
}

void DockLayout::applySizes()
{
    const QList<QDockWidget *> above = docksAt(DockSpot::ColumnTop);
    const QList<QDockWidget *> tabs = docksAt(DockSpot::Column);
    if (const QList<QDockWidget *> bottom = docksAt(DockSpot::Bottom); !bottom.isEmpty())
        m_window.resizeDocks({bottom.first()}, {lowBottom()}, Qt::Vertical);
    if (above.isEmpty() || tabs.isEmpty())
        return;
    if (hasSecondColumn()) {
        m_window.resizeDocks({above.first(), tabs.first()}, {secondColumnWidth, columnWidth(m_window.width())},
                             Qt::Horizontal);
        return;
    }
    if (!m_isClassic) {
        m_window.resizeDocks({above.first()}, {columnWidth(m_window.width())}, Qt::Horizontal);
        m_columnHeights->reset();
        return;
    }
    m_window.resizeDocks({above.first(), tabs.last()}, {classicLeftWidth, classicRightWidth}, Qt::Horizontal);
    // The upper panel grows with the window; the lower one always has the same number of rows.
    const int both = above.first()->height() + tabs.first()->height();
    m_window.resizeDocks({above.first(), tabs.first()},
                         {qMax(classicLowestTree, both - classicInspectorHeight), classicInspectorHeight},
                         Qt::Vertical);
}

// A dock among tabs has its title in its tab, by which it is dragged and closed, and so has one at the bottom, in the
// switch.
void DockLayout::updateTitleBars()
{
    showTabBarsInUse();
    updateSecondColumn();
    for (const auto &[dock, place] : m_docks) {
        const QList<QDockWidget *> beside = m_window.tabifiedDockWidgets(dock);
        const bool isAlone = std::ranges::all_of(beside, [](const QDockWidget *other) {
            return other->isHidden() || other->isFloating(); // Qt keeps the place of a dock that floats
        });
        const bool isInSwitch =
            place.spot == DockSpot::Bottom && m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea;
        const bool hasTab = !dock->isFloating() && (!isAlone || isInSwitch || place.title != nullptr);
        if (hasTab == (dock->titleBarWidget() != nullptr))
            continue;
        QWidget *old = dock->titleBarWidget();
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
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
        showIcons(*bar);
        if (bar->count() == 0)
            bar->hide();
        else if (bar->count() > 1)
            bar->show();
    }
}

// Gives the tabs of panels that have an icon only that, except for the tab in front, and folds the bar that the switch
// at the bottom replaces.
void DockLayout::showIcons(QTabBar &bar) const
{
    const auto placeOf = [this](const QString &title) {
        return std::ranges::find_if(m_docks, [&](const PlacedDock &it) { return it.dock->windowTitle() == title; });
    };
    bool isAnyIcon = false;
    QString counted;
    bool isAtBottom = bar.count() > 0 && m_bottom != nullptr && m_bottom->replacesTabs();
    for (int tab = 0; tab < bar.count(); ++tab) {
        const auto placed = placeOf(bar.tabText(tab));
        if (placed == m_docks.end())
            continue;
        isAtBottom = isAtBottom && placed->place.spot == DockSpot::Bottom;
        isAnyIcon = isAnyIcon || !placed->place.icon.isEmpty();
        if (placed->place.hasCount)
            counted = bar.tabText(tab).section(u'(', 0, 0).trimmed() + QStringLiteral(" (99)");
        if (!placed->place.icon.isEmpty() && bar.tabIcon(tab).isNull())
            bar.setTabIcon(tab, iconOf(*placed));
    }
    const QString role = isAtBottom ? QStringLiteral("replaced") : isAnyIcon ? QStringLiteral("icons") : QString();
    const QString widths = role == QLatin1String("icons") ? widthsOfTabs(bar, counted) : QString();
    if (bar.property("role").toString() == role && bar.styleSheet() == widths)
        return;
    bar.setProperty("role", role);
    bar.setStyleSheet(widths);
    bar.style()->unpolish(&bar);
    bar.style()->polish(&bar);
    QEvent changed(QEvent::StyleChange); // so that the bar lays out its tabs again
    QCoreApplication::sendEvent(&bar, &changed);
}

void DockLayout::apply(Preset preset)
{
    m_isClassic = preset == Preset::Classic;
    placeAll();
    m_isArranged = true;
    if (preset == Preset::Browse) {
        for (QDockWidget *dock : docksAt(DockSpot::Column))
            dock->hide();
    }
    applySizes();
    // The sizes are applied again after the arrangement, because docks that were hidden until now had no size to
    // distribute, and tab bars come and go.
    const auto settle = [this] {
        updateTitleBars();
        applySizes();
        showTabBarsInUse();
    };
    QMetaObject::invokeMethod(this, settle, Qt::QueuedConnection);
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
    m_actions.setEnabled(shown);
    m_actions.setEnabled({ActionId::NextPanel, ActionId::PreviousPanel}, true);
    for (const PlacedDock &placed : m_docks) {
        if (!placed.place.needsDocument)
            m_actions[placed.place.toggle]->setEnabled(true);
    }
    updateSecondColumn();
    if (!shown) {
        if (m_isArranged)
            m_shownState = m_window.saveState(stateVersion);
        for (const PlacedDock &placed : m_docks)
            placed.dock->hide();
        return;
    }
    if (m_shownState.isEmpty() || !restoreState(m_shownState))
        apply(Preset::Edit);
    m_isArranged = true;
}

QList<QWidget *> DockLayout::visiblePanels() const
{
    QList<QWidget *> panels{m_window.centralWidget()};
    for (const auto &[dock, place] : m_docks) {
        if (isInFront(*dock))
            panels << panelIn(*dock);
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

// Qt leaves the keyboard in a panel that another tab covers. Nobody sees what is typed there, and a field there would
// take the keys of Undo.
void DockLayout::takeFocusFrom(const QDockWidget &dock)
{
    const QWidget *focused = m_window.focusWidget();
    if (focused != nullptr && dock.isAncestorOf(focused) && !isInFront(dock) && !m_window.isMinimized())
        m_window.centralWidget()->setFocus(Qt::OtherFocusReason);
}

void DockLayout::bringToFront(const QWidget *panel)
{
    if (QDockWidget *dock = dockOf(panel)) {
        dock->show();
        dock->raise();
    }
}

void DockLayout::setTitle(const QWidget *panel, const QString &title, int count)
{
    const auto placed = std::ranges::find(m_docks, dockOf(panel), &PlacedDock::dock);
    if (placed == m_docks.end())
        return;
    const bool isOther = m_withCount.contains(placed->dock) != (count > 0);
    if (isOther && count > 0)
        m_withCount << placed->dock;
    else if (isOther)
        m_withCount.removeOne(placed->dock);
    placed->dock->setWindowTitle(title);
    for (QTabBar *bar : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; isOther && tab < bar->count(); ++tab) {
            if (bar->tabText(tab) == title)
                bar->setTabIcon(tab, iconOf(*placed));
        }
    }
}

// An icon with a dot has the name of the one without it, and "-some".
QIcon DockLayout::iconOf(const PlacedDock &placed) const
{
    const bool hasDot = m_withCount.contains(placed.dock);
    return themedIcon(placed.place.icon + (hasDot ? QStringLiteral("-some") : QString()));
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
    // In both two-column arrangements the tree is at the left; in the classic one the inspector is below it.
    const auto isAtLeft = [this](const PlacedDock &it) {
        return m_window.dockWidgetArea(it.dock) == Qt::LeftDockWidgetArea;
    };
    m_isClassic =
        std::ranges::any_of(m_docks, [&](const PlacedDock &it) { return it.place.fitsContent && isAtLeft(it); });
    for (const PlacedDock &placed : m_docks)
        showChecked(*placed.dock); // a dock that was never shown does not tell that it stays hidden
    updateSecondColumn();
    placeTabBar();
    layout->activate();
    return isRestored;
}

} // namespace limber
