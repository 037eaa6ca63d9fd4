#include "docks/docklayout.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

namespace tst_docklayout {

using namespace limber;
using namespace Qt::StringLiterals;

namespace {

constexpr int inspectorHeight = 190;

class FittingPanel : public QWidget
{
public:
    [[nodiscard]] QSize sizeHint() const override { return {280, inspectorHeight}; }
};

} // namespace

// The arrangement of panels around a view, with panels that have nothing in them.
class DockLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theColumnHasTheTreeAboveTabs_data();
    void theColumnHasTheTreeAboveTabs();
    void theInspectorIsAsHighAsItsContent();
    void aColumnWithoutRoomIsLeftToQt();
    void panelsLeaveTheViewAlone();
    void browseLeavesTreeAndTimeline();
    void classicHasTwoColumns();
    void aWideWindowHasRoomForASecondColumn();
    void withoutADocumentPanelsAreHidden();
    void theArrangementComesBack();
    void theNextWindowTicksWhatItShows();
    void arrangementsOfOtherVersionsAreRefused();
    void aStateIsKeptWhilePanelsAreHidden();
    void aPanelComesToTheFront();
    void floatingPanelsAreDocked();
    void theFocusGoesRound();
    void aPanelBehindOthersHasNoFocus();
    void titlesAreThoseOfTheirPanels();
    void tabsReplaceTitleBars();
    void theSwitchShowsThePanelsAtTheBottom();
    void theBottomBecomesTallAndLow();
    void aPanelBehindATabIsRaisedBeforeItIsClosed();
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
    // As the style sheet of the window does.
    m_window->setStyleSheet(
        u"QTabBar[role=\"replaced\"]::tab { width: 0; height: 0; margin: 0; padding: 0; border: none; }"_s);
    auto *centre = new QWidget;
    centre->setFocusPolicy(Qt::StrongFocus);
    m_window->setCentralWidget(centre);
    m_layout = new DockLayout(*m_window);
    const auto add = [this](const DockPlace &place) {
        auto *panel = place.fitsContent ? new FittingPanel : new QWidget;
        panel->setFocusPolicy(Qt::StrongFocus);
        panel->setMinimumSize(80, 60);
        m_layout->add(*panel, place);
        return panel;
    };
    m_panels = {
        .hierarchy = add({ActionId::ShowHierarchy, "hierarchy"_L1, DockSpot::ColumnTop}),
        .inspector = add({.toggle = ActionId::ShowInspector, .name = "inspector"_L1, .fitsContent = true}),
        .motion = add({ActionId::ShowMotion, "motion"_L1}),
        .layers = add({ActionId::ShowLayers, "layers"_L1}),
        .cleanUp = add({ActionId::ShowCleanUp, "cleanUp"_L1}),
        .compare = add({.toggle = ActionId::ShowCompare, .name = "compare"_L1, .isShownAtFirst = false}),
        .secondLife = add({.toggle = ActionId::ShowSecondLife, .name = "secondLife"_L1, .isShownAtFirst = false}),
        .findings = add({.toggle = ActionId::ShowFindings, .name = "findings"_L1, .needsDocument = false}),
        .history = add({ActionId::ShowHistory, "history"_L1}),
        .timeline = add({ActionId::ShowTimeline, "timeline"_L1, DockSpot::Bottom}),
        .curves = add({ActionId::ShowCurves, "curves"_L1, DockSpot::Bottom}),
    };
    m_layout->arrange();
}

void DockLayoutTest::cleanup()
{
    m_window.reset();
}

void DockLayoutTest::theColumnHasTheTreeAboveTabs_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("bottom");
    QTest::newRow("1280x720") << QSize(1280, 720) << 308 << 152;
    QTest::newRow("1440x900") << QSize(1440, 900) << 328 << 172;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 360 << 192;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 400 << 232;
}

void DockLayoutTest::theColumnHasTheTreeAboveTabs()
{
    QFETCH(const QSize, window);
    QFETCH(const int, width);
    QFETCH(const int, bottom);
    show(window);
    apply(DockLayout::Preset::Edit);
    for (const char *name : {"hierarchy", "inspector", "timeline"})
        QVERIFY2(isSeen(name), name);
    for (const char *name : {"motion", "layers", "cleanUp", "findings", "history"})
        QVERIFY2(areTabs("inspector", name) && !isSeen(name), name);
    QVERIFY(dock("compare").isHidden() && dock("secondLife").isHidden());
    QVERIFY(areTabs("timeline", "curves") && !areTabs("hierarchy", "inspector"));
    QTRY_COMPARE(dock("hierarchy").width(), width);
    QCOMPARE(dock("inspector").x(), dock("hierarchy").x());
    QVERIFY(dock("inspector").y() > dock("hierarchy").y());
    QTRY_COMPARE(dock("timeline").height(), bottom);
}

void DockLayoutTest::theInspectorIsAsHighAsItsContent()
{
    show({1440, 900});
    apply(DockLayout::Preset::Edit);
    // Tab bars come and go while the panels are laid out.
    const auto isFitting = [this] { return std::abs(dock("inspector").height() - inspectorHeight) < 24; };
    QTRY_VERIFY(isFitting());
    m_window->resize(1440, 1200); // the tree gets what the window gains
    QTRY_VERIFY(dock("hierarchy").height() > 700);
    QTRY_VERIFY(isFitting());
    m_window->resize(1440, 900);
    QTRY_VERIFY(m_window->height() == 900 && isFitting());
    const int tree = dock("hierarchy").height();
    m_layout->bringToFront(m_panels.cleanUp);
    QTRY_VERIFY(dock("cleanUp").height() >= 384);
    m_window->resizeDocks({&dock("hierarchy"), &dock("cleanUp")}, {300, dock("cleanUp").height() + 40}, Qt::Vertical);
    QTRY_VERIFY(isSeen("cleanUp"));
    const int chosen = dock("cleanUp").height();
    m_layout->bringToFront(m_panels.motion);
    QTRY_VERIFY(isSeen("motion"));
    QCOMPARE(dock("motion").height(), chosen);
    m_layout->bringToFront(m_panels.inspector);
    QTRY_VERIFY(isFitting());
    QTRY_VERIFY(std::abs(dock("hierarchy").height() - tree) < 24);
    m_layout->bringToFront(m_panels.layers);
    QTRY_COMPARE(dock("layers").height(), chosen); // as the user left it
}

// Qt warns about heights that are not larger than 0.
void DockLayoutTest::aColumnWithoutRoomIsLeftToQt()
{
    QTest::failOnWarning(QRegularExpression(u"resizeDocks"_s));
    show({1440, 900});
    apply(DockLayout::Preset::Edit);
    m_panels.timeline->setMinimumHeight(60);
    for (const auto &[tree, tab] : {std::pair(20, 20), {60, 400}, {700, 60}, {700, 400}}) {
        m_panels.hierarchy->setMinimumHeight(tree);
        m_panels.inspector->setMinimumHeight(tab);
        m_panels.motion->setMinimumHeight(tab);
        for (const int height : {100, 260, 900}) {
            m_window->resize(1440, height);
            for (QWidget *panel : {m_panels.motion, m_panels.inspector}) {
                m_layout->bringToFront(panel);
                QTRY_VERIFY(!panel->visibleRegion().isEmpty());
                QCoreApplication::processEvents();
            }
        }
    }
}

// No panel changes the width of the column or the height of the bottom when it comes to the front.
void DockLayoutTest::panelsLeaveTheViewAlone()
{
    show({1440, 900});
    m_panels.motion->setMinimumSize(500, 60);
    m_layout->setDocksShown(false);
    m_layout->setDocksShown(true);
    apply(DockLayout::Preset::Edit);
    m_panels.motion->setMinimumWidth(280);
    apply(DockLayout::Preset::Edit);
    QTRY_COMPARE(dock("hierarchy").width(), 328);
    const QRect view = m_window->centralWidget()->geometry();
    for (QWidget *panel : {m_panels.motion, m_panels.compare, m_panels.curves, m_panels.timeline, m_panels.inspector}) {
        m_layout->bringToFront(panel);
        QTRY_VERIFY(!panel->visibleRegion().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(m_window->centralWidget()->geometry(), view);
    }
}

void DockLayoutTest::browseLeavesTreeAndTimeline()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Browse);
    QVERIFY(isSeen("hierarchy") && isSeen("timeline"));
    for (const char *name : {"inspector", "motion", "layers", "cleanUp", "findings", "history", "compare"})
        QVERIFY2(dock(name).isHidden(), name);
}

void DockLayoutTest::classicHasTwoColumns()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Classic);
    for (const char *name : {"hierarchy", "inspector", "motion", "timeline"})
        QVERIFY2(isSeen(name), name);
    QTRY_COMPARE(dock("hierarchy").width(), 392);
    QTRY_COMPARE(dock("motion").width(), 356);
    QTRY_COMPARE(dock("inspector").height(), 216);
    QCOMPARE(dock("inspector").x(), dock("hierarchy").x());
    QVERIFY(areTabs("motion", "history") && !areTabs("motion", "inspector"));
    apply(DockLayout::Preset::Edit);
    QVERIFY(areTabs("motion", "inspector"));
    QVERIFY(dock("hierarchy").x() > m_window->centralWidget()->x());
}

void DockLayoutTest::aWideWindowHasRoomForASecondColumn()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    QAction *second = m_layout->actions()[ActionId::SecondColumn];
    QVERIFY(!second->isEnabled() && !second->isChecked());
    show({1920, 1080});
    QTRY_VERIFY(second->isEnabled());
    second->trigger();
    QVERIFY(second->isChecked());
    QTRY_COMPARE(dock("hierarchy").width(), 280);
    QVERIFY(dock("hierarchy").x() < m_window->centralWidget()->x());
    QVERIFY(areTabs("motion", "inspector"));
    QVERIFY(dock("inspector").x() > m_window->centralWidget()->x());
    const QByteArray saved = m_layout->saved();
    second->trigger();
    QVERIFY(!second->isChecked());
    QTRY_VERIFY(dock("hierarchy").x() > m_window->centralWidget()->x());
    QVERIFY(m_layout->restore(saved));
    QVERIFY(second->isChecked());
    show({1600, 1000}); // it can be taken back in any window
    QVERIFY(second->isEnabled());
    apply(DockLayout::Preset::Edit);
    QVERIFY(!second->isChecked() && !second->isEnabled());
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
    QVERIFY(isSeen("hierarchy") && isSeen("inspector") && isSeen("timeline"));
    QVERIFY(actions[ActionId::ShowMotion]->isEnabled());
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

// A panel that was hidden at the end and was not yet seen since had its tick in the menu.
void DockLayoutTest::theNextWindowTicksWhatItShows()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    dock("motion").hide();
    const QByteArray state = m_layout->saved();
    cleanup();
    init();
    m_layout->setDocksShown(false);
    QVERIFY(m_layout->restore(state));
    show({1600, 1000});
    m_layout->setDocksShown(true);
    QCoreApplication::processEvents();
    for (const auto &[id, name] : {std::pair(ActionId::ShowSecondLife, "secondLife"),
                                   {ActionId::ShowCompare, "compare"},
                                   {ActionId::ShowMotion, "motion"},
                                   {ActionId::ShowLayers, "layers"}})
        QVERIFY2(m_layout->actions()[id]->isChecked() == !dock(name).isHidden(), name);
    QVERIFY(dock("motion").isHidden() && !dock("layers").isHidden());
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
    QTRY_VERIFY(isSeen("history") && !isSeen("inspector"));
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

void DockLayoutTest::theFocusGoesRound()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const QList<QWidget *> round{m_window->centralWidget(), m_panels.hierarchy, m_panels.inspector, m_panels.timeline};
    round.first()->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), round.first());
    for (int i = 1; i <= round.size(); ++i) {
        m_layout->focusNext(1);
        QTRY_COMPARE(QApplication::focusWidget(), round.at(i % round.size()));
    }
    m_layout->focusNext(-1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.timeline);
    auto *field = new QLineEdit(m_panels.inspector); // a panel counts with what is in it
    field->show();
    field->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), field);
    m_layout->focusNext(1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.timeline);
    m_panels.timeline->clearFocus();
    QVERIFY(QApplication::focusWidget() == nullptr);
    m_layout->focusNext(1);
    QTRY_COMPARE(QApplication::focusWidget(), round.first());
    round.first()->clearFocus();
    m_layout->focusNext(-1);
    QTRY_COMPARE(QApplication::focusWidget(), m_panels.timeline);
}

void DockLayoutTest::aPanelBehindOthersHasNoFocus()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    auto *field = new QLineEdit(m_panels.inspector);
    field->show();
    field->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), field);
    m_layout->bringToFront(m_panels.curves); // elsewhere
    QTRY_VERIFY(isSeen("curves"));
    QCOMPARE(QApplication::focusWidget(), field);
    m_layout->bringToFront(m_panels.history);
    QTRY_COMPARE(QApplication::focusWidget(), m_window->centralWidget());
    m_layout->bringToFront(m_panels.inspector);
    QTRY_VERIFY(isSeen("inspector"));
    field->setFocus();
    dock("inspector").close();
    QTRY_COMPARE(QApplication::focusWidget(), m_window->centralWidget());
}

void DockLayoutTest::titlesAreThoseOfTheirPanels()
{
    const QString other = dock("layers").windowTitle();
    m_layout->setTitle(m_panels.findings, u"Findings (3)"_s, 3);
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
    for (const char *name : {"layers", "cleanUp", "findings", "inspector"})
        dock(name).hide();
    QTRY_VERIFY(dock("history").titleBarWidget() == nullptr); // is alone
}

void DockLayoutTest::theSwitchShowsThePanelsAtTheBottom()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    auto *tabs = qobject_cast<QTabBar *>(m_layout->bottomSwitch());
    QVERIFY(tabs != nullptr);
    QTRY_COMPARE(tabs->count(), 2);
    QSignalSpy changed(m_layout, &DockLayout::bottomPanelChanged);
    tabs->setCurrentIndex(1);
    QTRY_VERIFY(isSeen("curves"));
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(changed.last().first().value<QWidget *>(), m_panels.curves);
    m_layout->bringToFront(m_panels.timeline);
    QTRY_COMPARE(tabs->currentIndex(), 0);
    dock("curves").setFloating(true);
    QTRY_COMPARE(tabs->count(), 1);
    dock("curves").setFloating(false);
    QTRY_COMPARE(tabs->count(), 2);
    m_layout->setDocksShown(false);
    QTRY_VERIFY(changed.last().first().value<QWidget *>() == nullptr);
}

void DockLayoutTest::theBottomBecomesTallAndLow()
{
    show({1440, 900});
    apply(DockLayout::Preset::Edit);
    QTRY_COMPARE(dock("timeline").height(), 172);
    QAction *taller = m_layout->actions()[ActionId::TallBottom];
    QTRY_VERIFY(qobject_cast<QTabBar *>(m_layout->bottomSwitch())->count() == 2);
    taller->trigger();
    QTRY_COMPARE(dock("timeline").height(), 380);
    m_layout->bringToFront(m_panels.curves);
    QTRY_COMPARE(dock("curves").height(), 380); // the same height
    taller->trigger();
    QTRY_COMPARE(dock("curves").height(), 172);
}

// The command that shows a panel closes it only if the user sees it.
void DockLayoutTest::aPanelBehindATabIsRaisedBeforeItIsClosed()
{
    show({1600, 1000});
    apply(DockLayout::Preset::Edit);
    QAction *toggle = m_layout->actions()[ActionId::ShowHistory];
    QVERIFY(toggle->isChecked() && !isSeen("history"));
    toggle->trigger();
    QTRY_VERIFY(isSeen("history"));
    QVERIFY(toggle->isChecked());
    toggle->trigger();
    QTRY_VERIFY(dock("history").isHidden());
    QVERIFY(!toggle->isChecked());
    toggle->trigger();
    QTRY_VERIFY(isSeen("history"));
    QVERIFY(toggle->isChecked());
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
