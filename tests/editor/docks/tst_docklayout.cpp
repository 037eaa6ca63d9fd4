#include "docks/docklayout.h"

#include "docks/bottomtabs.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

namespace tst_docklayout {

using namespace limber;
using namespace Qt::StringLiterals;

// The arrangement of panels around a view, with panels that have nothing in them.
class DockLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void editHasPanelsOnThreeSides();
    void lowWindowsHaveTabsOnTheLeft_data();
    void lowWindowsHaveTabsOnTheLeft();
    void browseLeavesTreeAndTimeline();
    void aSmallScreenHasOneColumn();
    void withoutADocumentPanelsAreHidden();
    void narrowWindowsBeginWithOneColumn_data();
    void narrowWindowsBeginWithOneColumn();
    void theArrangementComesBack();
    void arrangementsOfOtherVersionsAreRefused();
    void aStateIsKeptWhilePanelsAreHidden();
    void aPanelComesToTheFront();
    void floatingPanelsAreDocked();
    void panelsAreWidenedInWideWindows();
    void theFocusGoesRound();
    void titlesAreThoseOfTheirPanels();
    void tabsReplaceTitleBars();
    void theCurvesGetTheirHeight();
    void inAWindowThatBecameLowTheTabsStay();
    void tabsOfTheUserStayTabs();
    void aDoubleClickFloatsAPanel();
    void aTabIsDraggedOut();
    void theMenuOfATabClosesItsPanel();

private:
    [[nodiscard]] QDockWidget &dock(const char *name) const
    {
        return *m_window->findChild<QDockWidget *>(u"dock."_s + QLatin1String(name));
    }
    [[nodiscard]] bool areTabs(const char *one, const char *other) const
    {
        return m_window->tabifiedDockWidgets(&dock(one)).contains(&dock(other));
    }
    // Whether the user sees the panel: of panels in tabs only the one in front.
    [[nodiscard]] bool isSeen(const char *name) const
    {
        return dock(name).isVisible() && !dock(name).visibleRegion().isEmpty();
    }
    void show(const QSize &size)
    {
        m_window->resize(size);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void apply(DockLayout::Preset preset)
    {
        m_layout->apply(preset);
        QCoreApplication::processEvents();
    }
    // The height of a panel together with the bar that has its tab.
    [[nodiscard]] int heightWithTabs(const char *name) const
    {
        const auto [bar, tab] = tabOf(dock(name).windowTitle());
        return dock(name).height() + (bar != nullptr ? bar->height() : 0);
    }
    // The bar with the tab of a panel, and that tab.
    [[nodiscard]] std::pair<QTabBar *, int> tabOf(const QString &title) const
    {
        for (QTabBar *bar : m_window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; tab < bar->count(); ++tab) {
                if (bar->isVisible() && bar->tabText(tab) == title)
                    return {bar, tab};
            }
        }
        return {nullptr, -1};
    }

    std::unique_ptr<QMainWindow> m_window;
    DockLayout *m_layout = nullptr;
    // The panels, by the names of their docks.
    struct
    {
        QWidget *hierarchy, *inspector, *motion, *layers, *cleanUp, *compare, *secondLife, *findings, *history,
            *timeline, *curves;
    } m_panels{};
};

void DockLayoutTest::init()
{
    m_window = std::make_unique<QMainWindow>();
    auto *centre = new QWidget;
    centre->setFocusPolicy(Qt::StrongFocus);
    m_window->setCentralWidget(centre);
    m_layout = new DockLayout(*m_window);
    const auto add = [this](const DockPlace &place) {
        auto *panel = new QWidget;
        panel->setFocusPolicy(Qt::StrongFocus);
        panel->setMinimumSize(80, 60);
        m_layout->add(*panel, place);
        return panel;
    };
    m_panels = {
        .hierarchy = add({ActionId::ShowHierarchy, "hierarchy"_L1, Qt::LeftDockWidgetArea}),
        .inspector = add({ActionId::ShowInspector, "inspector"_L1, Qt::LeftDockWidgetArea}),
        .motion = add({ActionId::ShowMotion, "motion"_L1}),
        .layers = add({ActionId::ShowLayers, "layers"_L1}),
        .cleanUp = add({ActionId::ShowCleanUp, "cleanUp"_L1}),
        .compare = add({.toggle = ActionId::ShowCompare, .name = "compare"_L1, .isShownAtFirst = false}),
        .secondLife = add({.toggle = ActionId::ShowSecondLife, .name = "secondLife"_L1, .isShownAtFirst = false}),
        .findings = add({.toggle = ActionId::ShowFindings, .name = "findings"_L1, .needsDocument = false}),
        .history = add({ActionId::ShowHistory, "history"_L1}),
        .timeline = add({ActionId::ShowTimeline, "timeline"_L1, Qt::BottomDockWidgetArea}),
        .curves = add({.toggle = ActionId::ShowCurves,
                       .name = "curves"_L1,
                       .side = Qt::BottomDockWidgetArea,
                       .needsHeight = true}),
    };
    m_layout->arrange();
}

void DockLayoutTest::cleanup()
{
    m_window.reset();
}

void DockLayoutTest::editHasPanelsOnThreeSides()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    for (const char *name : {"hierarchy", "inspector", "motion", "timeline"})
        QVERIFY2(isSeen(name), name);
    for (const char *name : {"layers", "cleanUp", "findings", "history"})
        QVERIFY2(areTabs("motion", name) && !isSeen(name), name);
    QVERIFY(dock("compare").isHidden() && dock("secondLife").isHidden());
    QVERIFY(areTabs("timeline", "curves") && !areTabs("hierarchy", "inspector"));
    QTRY_COMPARE(dock("hierarchy").width(), 392);
    QTRY_COMPARE(dock("motion").width(), 356);
    QTRY_COMPARE(dock("inspector").height(), 216);
    QVERIFY(dock("hierarchy").height() > 216);
    QTRY_COMPARE(heightWithTabs("timeline"), 222);
}

void DockLayoutTest::lowWindowsHaveTabsOnTheLeft_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("isLow");
    QTest::newRow("low") << BottomTabs::lowWindow - 1 << true;
    QTest::newRow("high enough") << BottomTabs::lowWindow << false;
}

void DockLayoutTest::lowWindowsHaveTabsOnTheLeft()
{
    QFETCH(const int, height);
    QFETCH(const bool, isLow);
    show({1600, height});
    apply(DockLayout::Preset::Edit);
    QCOMPARE(areTabs("hierarchy", "inspector"), isLow);
    QVERIFY(isSeen("hierarchy"));
    QCOMPARE(isSeen("inspector"), !isLow);
    QTRY_COMPARE(heightWithTabs("timeline"), isLow ? 190 : 222);
}

void DockLayoutTest::browseLeavesTreeAndTimeline()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Browse);
    QVERIFY(isSeen("hierarchy") && isSeen("timeline"));
    for (const char *name : {"inspector", "motion", "layers", "cleanUp", "findings", "history", "compare"})
        QVERIFY2(dock(name).isHidden(), name);
}

void DockLayoutTest::aSmallScreenHasOneColumn()
{
    show({1000, 700});
    apply(DockLayout::Preset::SmallScreen);
    for (const char *name : {"inspector", "motion", "layers", "cleanUp", "findings", "history"})
        QVERIFY2(areTabs("hierarchy", name) && !isSeen(name), name);
    QVERIFY(isSeen("hierarchy"));
}

void DockLayoutTest::withoutADocumentPanelsAreHidden()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_layout->setDocksShown(false);
    for (const QDockWidget *each : m_window->findChildren<QDockWidget *>())
        QVERIFY(each->isHidden());
    const ActionList &actions = m_layout->actions();
    QVERIFY(!actions[ActionId::ShowMotion]->isEnabled() && !actions[ActionId::EditLayout]->isEnabled());
    QVERIFY(actions[ActionId::NextPanel]->isEnabled() && actions[ActionId::PreviousPanel]->isEnabled());
    QVERIFY(actions[ActionId::ShowFindings]->isEnabled()); // of a file that was refused
    m_layout->setDocksShown(true);
    QCoreApplication::processEvents();
    QVERIFY(isSeen("hierarchy") && isSeen("motion") && isSeen("timeline"));
    QVERIFY(actions[ActionId::ShowMotion]->isEnabled());
}

void DockLayoutTest::narrowWindowsBeginWithOneColumn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isNarrow");
    QTest::newRow("narrow") << 1179 << true;
    QTest::newRow("wide enough") << 1180 << false;
}

void DockLayoutTest::narrowWindowsBeginWithOneColumn()
{
    QFETCH(const int, width);
    QFETCH(const bool, isNarrow);
    m_layout->setDocksShown(false); // before anything was arranged
    show({width, 900});
    m_layout->setDocksShown(true);
    QCoreApplication::processEvents();
    QCOMPARE(areTabs("hierarchy", "motion"), isNarrow);
}

void DockLayoutTest::theArrangementComesBack()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    dock("motion").hide();
    m_window->tabifyDockWidget(&dock("hierarchy"), &dock("inspector"));
    m_layout->setDocksShown(false);
    m_layout->setDocksShown(false); // once only
    m_layout->setDocksShown(true);
    QVERIFY(dock("motion").isHidden() && areTabs("hierarchy", "inspector"));
    const QByteArray state = m_layout->saved();
    apply(DockLayout::Preset::Edit);
    QVERIFY(!dock("motion").isHidden());
    QVERIFY(m_layout->restore(state));
    QVERIFY(dock("motion").isHidden() && areTabs("hierarchy", "inspector"));
}

void DockLayoutTest::arrangementsOfOtherVersionsAreRefused()
{
    show({1600, 1000});
    QVERIFY(!m_layout->restore(m_window->saveState(1)));
    QVERIFY(!m_layout->restore("nonsense"));
    QVERIFY(m_layout->restore(m_window->saveState(2)));
}

void DockLayoutTest::aStateIsKeptWhilePanelsAreHidden()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Browse);
    const QByteArray browse = m_layout->saved();
    apply(DockLayout::Preset::Edit);
    m_layout->setDocksShown(false);
    QVERIFY(m_layout->restore(browse));
    QCOMPARE(m_layout->saved(), browse);
    QVERIFY(dock("hierarchy").isHidden());
    m_layout->setDocksShown(true);
    QVERIFY(!dock("hierarchy").isHidden() && dock("motion").isHidden());
}

void DockLayoutTest::aPanelComesToTheFront()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_layout->bringToFront(m_panels.history);
    QTRY_VERIFY(isSeen("history") && !isSeen("motion"));
    m_layout->bringToFront(m_panels.compare); // was hidden
    QTRY_VERIFY(isSeen("compare") && !isSeen("history"));
    QVERIFY(dock("secondLife").isHidden());
}

void DockLayoutTest::floatingPanelsAreDocked()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    dock("hierarchy").setFloating(true);
    dock("motion").setFloating(true);
    m_layout->actions()[ActionId::DockAll]->trigger();
    QVERIFY(!dock("hierarchy").isFloating() && !dock("motion").isFloating());
    dock("motion").setFloating(true);
    m_layout->actions()[ActionId::ResetLayout]->trigger();
    QVERIFY(!dock("motion").isFloating());
}

void DockLayoutTest::panelsAreWidenedInWideWindows()
{
    show({1299, 900});
    apply(DockLayout::Preset::Edit);
    m_layout->widen(m_panels.motion, 500);
    QCOMPARE(dock("motion").width(), 356);
    m_window->resize(1300, 900);
    QTRY_COMPARE(m_window->width(), 1300);
    m_layout->widen(m_panels.motion, 300); // is wider
    const int before = dock("motion").width();
    QVERIFY(before >= 356);
    m_layout->widen(m_panels.motion, 500);
    QTRY_COMPARE(dock("motion").width(), 500);
    QVERIFY(dock("hierarchy").width() < 500);
    dock("motion").setFloating(true);
    dock("motion").resize(300, 300);
    m_layout->widen(m_panels.motion, 500);
    QCOMPARE(dock("motion").width(), 300);
}

void DockLayoutTest::theFocusGoesRound()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const QList<QWidget *> round{m_window->centralWidget(), m_panels.hierarchy, m_panels.inspector, m_panels.motion,
                                 m_panels.timeline};
    round.first()->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), round.first());
    for (int i = 1; i <= round.size(); ++i) {
        m_layout->focusNext(1);
        QTRY_COMPARE(QApplication::focusWidget(), round.at(i % round.size()));
    }
    m_layout->focusNext(-1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.timeline);
    m_layout->focusNext(-1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.motion);
    auto *field = new QLineEdit(m_panels.inspector); // a panel counts with what is in it
    field->show();
    field->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), field);
    m_layout->focusNext(1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.motion);
    m_panels.motion->clearFocus();
    QVERIFY(QApplication::focusWidget() == nullptr);
    m_layout->focusNext(1);
    QTRY_COMPARE(QApplication::focusWidget(), round.first());
    round.first()->clearFocus();
    m_layout->focusNext(-1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.timeline);
}

void DockLayoutTest::titlesAreThoseOfTheirPanels()
{
    const QString other = dock("layers").windowTitle();
    m_layout->setTitle(m_panels.findings, u"Findings (3)"_s);
    QCOMPARE(dock("findings").windowTitle(), u"Findings (3)"_s);
    QCOMPARE(dock("layers").windowTitle(), other);
}

void DockLayoutTest::tabsReplaceTitleBars()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    QTRY_VERIFY(dock("motion").titleBarWidget() != nullptr);
    QVERIFY(dock("history").titleBarWidget() != nullptr && dock("hierarchy").titleBarWidget() == nullptr);
    dock("motion").setFloating(true);
    QTRY_VERIFY(dock("motion").titleBarWidget() == nullptr);
    QVERIFY(dock("history").titleBarWidget() != nullptr);
    for (const char *name : {"layers", "cleanUp", "findings"})
        dock(name).hide();
    QTRY_VERIFY(dock("history").titleBarWidget() == nullptr); // is alone
}

void DockLayoutTest::theCurvesGetTheirHeight()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    QTRY_COMPARE(dock("inspector").height(), 216);
    const int treeHeight = dock("hierarchy").height();
    QSignalSpy front(m_layout, &DockLayout::highPanelInFront);
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 1);
    QVERIFY(front.last().first().toBool());
    QTRY_COMPARE(heightWithTabs("curves"), 421);
    QVERIFY(areTabs("hierarchy", "inspector")); // makes room
    QVERIFY(isSeen("hierarchy"));
    m_window->resizeDocks({&dock("curves")}, {460}, Qt::Vertical);
    QTRY_COMPARE(heightWithTabs("curves"), 460);
    m_layout->bringToFront(m_panels.timeline);
    QTRY_COMPARE(front.count(), 2);
    QVERIFY(!front.last().first().toBool());
    QVERIFY(!areTabs("hierarchy", "inspector"));
    QTRY_COMPARE(heightWithTabs("timeline"), 222);
    QTRY_COMPARE(dock("hierarchy").height(), treeHeight);
    QCOMPARE(dock("inspector").height(), 216);
    QVERIFY(isSeen("inspector") && dock("inspector").y() > dock("hierarchy").y());
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 3);
    QTRY_COMPARE(heightWithTabs("curves"), 460); // as the user left it
    m_layout->setDocksShown(false);
    QTRY_COMPARE(front.count(), 4);
    QVERIFY(!front.last().first().toBool());
}

void DockLayoutTest::inAWindowThatBecameLowTheTabsStay()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    QSignalSpy front(m_layout, &DockLayout::highPanelInFront);
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 1);
    m_window->resize(1200, 700);
    QTRY_COMPARE(m_window->height(), 700);
    m_layout->bringToFront(m_panels.timeline);
    QTRY_COMPARE(front.count(), 2);
    QVERIFY(areTabs("hierarchy", "inspector")); // below each other they would have a few rows each
    QVERIFY(isSeen("hierarchy"));
    // When the window is high again, they come back the next time.
    m_window->resize(1600, 1000);
    QTRY_COMPARE(m_window->height(), 1000);
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 3);
    m_layout->bringToFront(m_panels.timeline);
    QTRY_COMPARE(front.count(), 4);
    QVERIFY(!areTabs("hierarchy", "inspector"));
    QTRY_COMPARE(dock("inspector").height(), 216);
}

void DockLayoutTest::tabsOfTheUserStayTabs()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_window->tabifyDockWidget(&dock("hierarchy"), &dock("inspector"));
    QSignalSpy front(m_layout, &DockLayout::highPanelInFront);
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 1);
    m_layout->bringToFront(m_panels.timeline);
    QTRY_COMPARE(front.count(), 2);
    QVERIFY(areTabs("hierarchy", "inspector"));
    apply(DockLayout::Preset::Edit);
    dock("inspector").setFloating(true); // does not lie below the hierarchy
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(front.count(), 3);
    QVERIFY(dock("inspector").isFloating());
    QTRY_COMPARE(heightWithTabs("curves"), 421);
}

void DockLayoutTest::aDoubleClickFloatsAPanel()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    for (const char *name : {"layers", "history", "findings"}) {
        const auto [bar, tab] = tabOf(dock(name).windowTitle());
        QVERIFY(bar != nullptr);
        const QPoint at = bar->tabRect(tab).center();
        QTest::mouseDClick(bar, Qt::RightButton, {}, at);
        QVERIFY(!dock(name).isFloating());
        QTest::mouseDClick(bar, Qt::LeftButton, {}, at);
        QTRY_VERIFY(dock(name).isFloating());
        QVERIFY(dock(name).width() >= 320 && dock(name).width() <= 760);
        QVERIFY(dock(name).height() >= 300 && dock(name).height() <= 640);
    }
    QVERIFY(!dock("motion").isFloating() && !dock("hierarchy").isFloating());
}

void DockLayoutTest::aTabIsDraggedOut()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    const auto [bar, tab] = tabOf(dock("history").windowTitle());
    QVERIFY(bar != nullptr);
    const auto send = [bar = bar](QEvent::Type type, const QPoint &at, Qt::MouseButton button,
                                  Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, bar->mapToGlobal(QPointF(at)), button, buttons, {});
        QCoreApplication::sendEvent(bar, &event);
    };
    const QPoint at = bar->tabRect(tab).center();
    const int far = 3 * QApplication::startDragDistance();
    const QPoint outside(at.x(), bar->height() + far + 1);
    send(QEvent::MouseMove, outside, Qt::NoButton, Qt::LeftButton); // nothing is pressed
    QVERIFY(!dock("history").isFloating());
    send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, {at.x(), bar->height() + far - 2}, Qt::NoButton, Qt::LeftButton);
    QVERIFY(!dock("history").isFloating());
    send(QEvent::MouseMove, outside, Qt::NoButton, Qt::NoButton); // the button was released elsewhere
    QVERIFY(!dock("history").isFloating());
    send(QEvent::MouseMove, outside, Qt::NoButton, Qt::LeftButton);
    QVERIFY(dock("history").isFloating());
    QVERIFY(!dock("motion").isFloating());
    send(QEvent::MouseButtonRelease, outside, Qt::LeftButton, Qt::NoButton);
}

void DockLayoutTest::theMenuOfATabClosesItsPanel()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    const auto [bar, tab] = tabOf(dock("history").windowTitle());
    QVERIFY(bar != nullptr);
    const auto ask = [bar = bar](const QPoint &at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, bar->mapToGlobal(at));
        QCoreApplication::sendEvent(bar, &event);
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    };
    QMenu *menu = ask(bar->tabRect(tab).center());
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), 2);
    menu->actions().last()->trigger();
    QVERIFY(dock("history").isHidden());
    menu->close();
}

QTEST_MAIN(DockLayoutTest)

} // namespace tst_docklayout

#include "tst_docklayout.moc"
