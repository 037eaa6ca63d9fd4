#include "posing/changewindow.h"
#include "session/posing/spreadvalue.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>

namespace tst_spreadvalue {

using namespace limber;
using namespace limber::test;

// A typed value, and the fraction of it that the frames around it take.
class SpreadValueTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutFalloffOneCellChanges();
    void aPositionIsAddedByItsWeight();
    void aRotationTakesTheJointsOtherAngles();
    void onlyCellsThatDifferAreWritten();

private:
    [[nodiscard]] ChangeWindow windowOf(ChangeReach reach) const
    {
        return {{.reach = reach, .secondsBefore = 0.1, .secondsAfter = 0.1},
                frame,
                {},
                motion().frameCount(),
                motion().frameTimeSeconds()};
    }
    [[nodiscard]] const Motion &motion() const { return m_clip.motion; }

    static constexpr int frame = 30;
    const Clip m_clip = makeWalker({.frames = 60}).clip;
};

void SpreadValueTest::withoutFalloffOneCellChanges()
{
    for (const int column : {1, 4}) {
        const SpreadValue spread = spreadValue(m_clip, windowOf(ChangeReach::ThisFrame), column, 12.5);
        QCOMPARE(spread.cells.columns, std::vector<int>{column});
        QCOMPARE(spread.cells.firstFrame, frame);
        QCOMPARE(spread.cells.frameCount, 1);
        QCOMPARE(spread.values, std::vector<double>{12.5});
    }
}

void SpreadValueTest::aPositionIsAddedByItsWeight()
{
    const ChangeWindow window = windowOf(ChangeReach::Falloff);
    constexpr int column = 1;
    const double before = motion().value(frame, column);
    const SpreadValue spread = spreadValue(m_clip, window, column, before + 10.0);
    QCOMPARE(spread.cells.columns, std::vector<int>{column});
    QVERIFY(spread.cells.frameCount > 5);
    for (int i = 0; i < spread.cells.frameCount; ++i) {
        const int now = spread.cells.firstFrame + i;
        const double expected = motion().value(now, column) + 10.0 * window.weight(now);
        QVERIFY(std::abs(spread.values[static_cast<std::size_t>(i)] - expected) < 1e-9);
    }
}

void SpreadValueTest::aRotationTakesTheJointsOtherAngles()
{
    constexpr int column = 4;
    const SpreadValue spread =
        spreadValue(m_clip, windowOf(ChangeReach::Falloff), column, motion().value(frame, column) + 40.0);
    QCOMPARE(spread.cells.columns.size(), std::size_t{3});
    QVERIFY(std::ranges::find(spread.cells.columns, column) != spread.cells.columns.end());
    // In the frame itself the other two angles keep their numbers.
    for (std::size_t i = 0; i < 3; ++i) {
        const int other = spread.cells.columns[i];
        const auto row = static_cast<std::size_t>(frame - spread.cells.firstFrame);
        const double expected = motion().value(frame, other) + (other == column ? 40.0 : 0.0);
        QCOMPARE(spread.values[3 * row + i], expected);
    }
}

void SpreadValueTest::onlyCellsThatDifferAreWritten()
{
    Motion after = motion();
    after.setValue(10, 2, -99.0);
    after.setValue(12, 5, -98.0);
    after.setValue(20, 7, -97.0); // outside of the window
    const SpreadValue changed = changedCells(motion(), after, {10, 12});
    QCOMPARE(changed.cells.columns, (std::vector<int>{2, 5}));
    QCOMPARE(changed.cells.firstFrame, 10);
    QCOMPARE(changed.cells.frameCount, 3);
    const std::vector<double> expected = {
        -99.0, motion().value(10, 5), motion().value(11, 2), motion().value(11, 5), motion().value(12, 2), -98.0};
    QCOMPARE(changed.values, expected);
    QVERIFY(changedCells(motion(), motion(), {10, 12}).cells.columns.empty());
}

QTEST_GUILESS_MAIN(SpreadValueTest)

} // namespace tst_spreadvalue

#include "tst_spreadvalue.moc"
