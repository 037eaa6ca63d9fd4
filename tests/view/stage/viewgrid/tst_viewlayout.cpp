#include "viewgrid/viewgrid.h"
#include "viewgrid/viewlayout.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

namespace tst_viewlayout {

using namespace limber;

// How views share an area, and how their handles are dragged.
class ViewLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void viewsCoverTheAreaOnce_data();
    void viewsCoverTheAreaOnce();
    void keepsViewsLargeEnough();
    void correctsInvalidSettings();
    void keysMakeTheActiveViewLarger();
    void handlesAreDragged();
    void aDoubleClickMakesTheViewsEqual();
    void oneViewHasNoHandles();
};

void ViewLayoutTest::viewsCoverTheAreaOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isMaximised");
    QTest::addColumn<int>("views");
    QTest::newRow("one") << 1 << false << 1;
    QTest::newRow("two") << 2 << false << 2;
    QTest::newRow("four") << 4 << false << 4;
    QTest::newRow("one of two") << 2 << true << 1;
    QTest::newRow("one of four") << 4 << true << 1;
}

// Every pixel belongs to one view, or to a gap between two.
void ViewLayoutTest::viewsCoverTheAreaOnce()
{
    QFETCH(const int, count);
    QFETCH(const bool, isMaximised);
    QFETCH(const int, views);
    for (const QSize area : {QSize(801, 599), QSize(240, 180), QSize(61, 33)}) {
        const ViewLayout layout{.count = ViewCount(count),
                                .across = 0.37,
                                .down = 0.71,
                                .isMaximised = isMaximised,
                                .active = ViewPlace::Right};
        QCOMPARE(shownPlaces(layout).size(), std::size_t(views));
        const auto cells = [&] {
            std::vector<QRect> found;
            for (const ViewPlace place : {ViewPlace::User, ViewPlace::Front, ViewPlace::Right, ViewPlace::Top}) {
                if (const QRect cell = cellOf(place, layout, area); !cell.isEmpty())
                    found.push_back(cell);
            }
            return found;
        }();
        QCOMPARE(cells.size(), std::size_t(views));
        int bare = 0;
        for (int y = 0; y < area.height(); ++y) {
            for (int x = 0; x < area.width(); ++x) {
                const auto covering =
                    std::ranges::count_if(cells, [&](const QRect &cell) { return cell.contains(x, y); });
                QVERIFY(covering <= 1);
                bare += covering == 0 ? 1 : 0;
            }
        }
        const int down = views > 1 ? viewGap * area.height() : 0;
        const int across = views > 2 ? viewGap * area.width() - viewGap * viewGap : 0;
        QCOMPARE(bare, down + across);
    }
}

void ViewLayoutTest::keepsViewsLargeEnough()
{
    for (const double fraction : {0.0, 0.001, 0.999, 1.0}) {
        const ViewLayout layout{.count = ViewCount::Four, .across = fraction, .down = fraction};
        for (const ViewPlace place : shownPlaces(layout)) {
            const QRect cell = cellOf(place, layout, {800, 600});
            QVERIFY(cell.width() >= 90 && cell.height() >= 90);
        }
    }
}

void ViewLayoutTest::correctsInvalidSettings()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const ViewLayout tidy = tidied({.count = ViewCount::Two, .across = nan, .down = 7.0, .active = ViewPlace::Top});
    QCOMPARE(tidy.across, 0.5);
    QCOMPARE(tidy.down, 1.0);
    QCOMPARE(tidy.active, ViewPlace::User); // a layout of two views does not contain the top view
    QVERIFY(!tidied({.count = ViewCount::One, .isMaximised = true}).isMaximised);
    const ViewLayout front{.count = ViewCount::Four, .isMaximised = true, .active = ViewPlace::Front};
    QCOMPARE(tidied(front), front);
}

void ViewLayoutTest::keysMakeTheActiveViewLarger()
{
    const QSize area(801, 599);
    for (const ViewCount count : {ViewCount::Two, ViewCount::Four}) {
        for (const ViewPlace active : shownPlaces({.count = count})) {
            ViewLayout layout{.count = count, .active = active};
            const QSize before = cellOf(active, layout, area).size();
            const QSize larger = cellOf(active, withActiveGrown(layout, 0.1), area).size();
            QVERIFY(std::abs(larger.width() - before.width() - 80) <= 1);
            QVERIFY(std::abs(larger.height() - before.height() - (count == ViewCount::Four ? 60 : 0)) <= 1);
            const ViewLayout back = withActiveGrown(withActiveGrown(layout, 0.1), -0.1);
            QVERIFY(std::abs(back.across - 0.5) < 1e-12 && std::abs(back.down - 0.5) < 1e-12);
            for (int i = 0; i < 40; ++i)
                layout = withActiveGrown(layout, -0.05);
            QVERIFY(!cellOf(active, layout, area).isEmpty());
            QVERIFY(withActiveGrown(layout, 0.05) != layout); // taking one step back changes the layout at once
        }
    }
    const ViewLayout one;
    QVERIFY(withActiveGrown(one, 0.1) == one);
    const ViewLayout maximised{.count = ViewCount::Four, .isMaximised = true};
    QVERIFY(withActiveGrown(maximised, 0.1) == maximised);
}

void ViewLayoutTest::handlesAreDragged()
{
    ViewGrid grid;
    grid.resize(800, 600);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    grid.arrange({.count = ViewCount::Four});
    const auto drag = [&](const QPoint &from, const QPoint &to) {
        QTest::mousePress(&grid, Qt::LeftButton, {}, from);
        QTest::mouseMove(&grid, (from + to) / 2);
        QTest::mouseMove(&grid, to);
        QTest::mouseRelease(&grid, Qt::LeftButton, {}, to);
    };
    drag({400, 100}, {300, 500}); // the vertical handle moves only sideways
    QCOMPARE(grid.arrangement().across, 300.0 / 800.0);
    QCOMPARE(grid.arrangement().down, 0.5);
    drag({100, 300}, {500, 150});
    QCOMPARE(grid.arrangement().down, 150.0 / 600.0);
    QCOMPARE(grid.arrangement().across, 300.0 / 800.0);
    drag({300, 150}, {500, 400}); // at the point where the handles cross
    QCOMPARE(grid.arrangement().across, 500.0 / 800.0);
    QCOMPARE(grid.arrangement().down, 400.0 / 600.0);
    drag({502, 100}, {602, 100}); // pressed beside its middle, the handle does not jump to the mouse
    QCOMPARE(grid.arrangement().across, 600.0 / 800.0);
    drag({600, 100}, {-900, 100});
    QVERIFY(cellOf(ViewPlace::Top, grid.arrangement(), grid.size()).width() >= 90);
}

void ViewLayoutTest::aDoubleClickMakesTheViewsEqual()
{
    ViewGrid grid;
    grid.resize(800, 600);
    grid.arrange({.count = ViewCount::Four, .across = 0.25, .down = 0.75});
    QTest::mouseDClick(&grid, Qt::LeftButton, {}, {200, 50});
    QCOMPARE(grid.arrangement().across, 0.5);
    QCOMPARE(grid.arrangement().down, 0.75);
    QTest::mouseDClick(&grid, Qt::LeftButton, {}, {400, 450});
    QCOMPARE(grid.arrangement().down, 0.5);
}

void ViewLayoutTest::oneViewHasNoHandles()
{
    ViewGrid grid;
    grid.resize(800, 600);
    QSignalSpy changes(&grid, &ViewGrid::arrangementChanged);
    for (const ViewLayout &layout : {ViewLayout{}, ViewLayout{.count = ViewCount::Four, .isMaximised = true}}) {
        grid.arrange(layout);
        changes.clear();
        QTest::mousePress(&grid, Qt::LeftButton, {}, {400, 300});
        QTest::mouseMove(&grid, {200, 200});
        QTest::mouseRelease(&grid, Qt::LeftButton, {}, {200, 200});
        QCOMPARE(changes.size(), 0);
        QCOMPARE(grid.cursor().shape(), Qt::ArrowCursor);
    }
}

QTEST_MAIN(ViewLayoutTest)

} // namespace tst_viewlayout

#include "tst_viewlayout.moc"
