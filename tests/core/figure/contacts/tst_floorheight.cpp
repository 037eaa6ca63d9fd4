#include "contacts/floorheight.h"

#include <QTest>

#include <array>
#include <limits>
#include <random>
#include <vector>

namespace tst_floorheight {

using namespace limber;

class FloorHeightTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheMedianOfStandingFeet();
    void findsAConstantHeightDespiteNoise();
    void isTheLowestFootWithoutContacts();
    void ignoresNumbersThatAreNotFinite();
    void skipsFramesOutsideOfTheClip();
    void isUndefinedWithoutFeet();
};

void FloorHeightTest::isTheMedianOfStandingFeet()
{
    const std::vector<double> left{1.0, 1.0, 9.0, 9.0, 3.0};
    const std::vector<double> right{7.0, 2.0, 2.0, 2.0, 8.0};
    const std::vector<FrameInterval> leftStands{{0, 1}, {4, 4}};
    const std::vector<FrameInterval> rightStands{{1, 3}};
    const std::array<FootHeights, 2> feet{{{left, leftStands}, {right, rightStands}}};
    const auto floor = floorHeight(feet);
    QVERIFY(floor && floor->fromContacts);
    QCOMPARE(floor->height, 2.0); // the median of 1 1 2 2 2 3
}

void FloorHeightTest::findsAConstantHeightDespiteNoise()
{
    std::mt19937 random(1);
    std::normal_distribution<double> noise(12.5, 1.0);
    std::vector<double> heights(600);
    for (double &height : heights)
        height = noise(random);
    std::vector<double> lifted = heights;
    for (double &height : lifted)
        height += 3.25;
    const std::vector<FrameInterval> stands{{100, 400}};
    const std::array<FootHeights, 1> before{{{heights, stands}}};
    const std::array<FootHeights, 1> after{{{lifted, stands}}};
    QVERIFY(std::abs(floorHeight(before)->height - 12.5) < 0.2);
    QVERIFY(std::abs(floorHeight(after)->height - floorHeight(before)->height - 3.25) < 1e-12);
}

void FloorHeightTest::isTheLowestFootWithoutContacts()
{
    std::vector<double> left;
    std::vector<double> right;
    for (int frame = 0; frame < 101; ++frame) {
        left.push_back(frame);
        right.push_back(50.0);
    }
    const std::array<FootHeights, 2> feet{{{left, {}}, {right, {}}}};
    const auto floor = floorHeight(feet);
    QVERIFY(floor && !floor->fromContacts);
    QCOMPARE(floor->height, 5.0);
}

void FloorHeightTest::ignoresNumbersThatAreNotFinite()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> heights{nan, -std::numeric_limits<double>::infinity(), 4.0, nan};
    const std::vector<FrameInterval> stands{{0, 1}};
    const std::array<FootHeights, 1> feet{{{heights, stands}}};
    QCOMPARE(floorHeight(feet)->height, 4.0);
    QVERIFY(!floorHeight(feet)->fromContacts);
}

void FloorHeightTest::skipsFramesOutsideOfTheClip()
{
    const std::vector<double> heights{1.0, 2.0, 3.0};
    const std::vector<FrameInterval> stands{{-5, 0}, {2, 900}, {1000, 2000}};
    const std::array<FootHeights, 1> feet{{{heights, stands}}};
    QCOMPARE(floorHeight(feet)->height, 2.0);
}

void FloorHeightTest::isUndefinedWithoutFeet()
{
    QVERIFY(!floorHeight({}));
    const std::array<FootHeights, 1> feet{};
    QVERIFY(!floorHeight(feet));
}

QTEST_APPLESS_MAIN(FloorHeightTest)

} // namespace tst_floorheight

#include "tst_floorheight.moc"
