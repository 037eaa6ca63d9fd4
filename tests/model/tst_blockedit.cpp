#include "document/blockedit.h"
#include "motion/eulerangles.h"
#include "testclips.h"

#include <QTest>

#include <cmath>

using namespace limber;

class BlockEditTest : public QObject
{
    Q_OBJECT

private slots:
    void fillsDownWithTheFirstRow();
    void interpolatesNumbersStraight();
    void interpolatesWholeRotationsTheShortWay();
    void leavesTheEndsAlone();
    void addsAndScales();
};

void BlockEditTest::fillsDownWithTheFirstRow()
{
    const Clip clip = test::leg(4);
    const std::vector<double> values = filledDown(clip, {1, 3, {0, 2}});
    QCOMPARE(values, (std::vector<double>{0.5, 15, 0.5, 15, 0.5, 15}));
}

void BlockEditTest::interpolatesNumbersStraight()
{
    Clip clip = test::leg(5);
    clip.motion.setValue(4, 1, 47.25);
    const std::vector<double> values = interpolatedBetweenEnds(clip, {0, 5, {1}});
    QCOMPARE(values, (std::vector<double>{7.25, 17.25, 27.25, 37.25, 47.25}));
}

void BlockEditTest::interpolatesWholeRotationsTheShortWay()
{
    Clip clip = test::leg(5);
    // From 170 to -170 about Z: twenty degrees over the back, not 340 through the front.
    const CellBlock block{0, 5, {6, 7, 8}};
    const auto set = [&](int frame, double z) {
        clip.motion.setValue(frame, 6, z);
        clip.motion.setValue(frame, 7, 0);
        clip.motion.setValue(frame, 8, 0);
    };
    set(0, 170);
    set(4, -170);
    const std::vector<double> values = interpolatedBetweenEnds(clip, block);
    QVERIFY(std::abs(values[3] - 175) < 1e-9);
    QVERIFY(std::abs(values[6] - 180) < 1e-9);
    QVERIFY(std::abs(values[9] - 185) < 1e-9);
    QVERIFY(std::abs(values[7]) < 1e-9);
    // One channel alone is a number like any other.
    const std::vector<double> alone = interpolatedBetweenEnds(clip, {0, 5, {6}});
    QVERIFY(std::abs(alone[2]) < 1e-9);
}

void BlockEditTest::leavesTheEndsAlone()
{
    const Clip clip = test::leg(6);
    const CellBlock block{1, 4, {0, 6, 7, 8}};
    const std::vector<double> before = valuesOf(clip, block);
    const std::vector<double> after = interpolatedBetweenEnds(clip, block);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(after[i], before[i]);
        QCOMPARE(after[12 + i], before[12 + i]);
    }
    QCOMPARE(interpolatedBetweenEnds(clip, {0, 2, {0}}), valuesOf(clip, {0, 2, {0}}));
}

void BlockEditTest::addsAndScales()
{
    const Clip clip = test::leg(2);
    QCOMPARE(offsetBy(clip, {0, 1, {0, 1}}, 5), (std::vector<double>{5, 12.25}));
    QCOMPARE(scaledBy(clip, {1, 1, {1}}, -2), (std::vector<double>{-15.5}));
}

QTEST_GUILESS_MAIN(BlockEditTest)
#include "tst_blockedit.moc"
