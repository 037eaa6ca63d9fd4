#include "posing/posefreedoms.h"

#include "geometry/geometry.h"
#include "posed.h"

#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

namespace tst_posefreedoms {

using namespace limber;
using namespace limber::test;

// The numbers that a solver may change, and how far.
class PoseFreedomsTest : public QObject
{
    Q_OBJECT

private slots:
    void limitsAreCountedFromTheStart_data();
    void limitsAreCountedFromTheStart();
    void aJointOppositeToItsMiddleIsFree_data();
    void aJointOppositeToItsMiddleIsFree();
    void jointsWithFewerChannelsHaveTheirAngles();

private:
    static Skeleton figure();
    // A limit along Y with these bounds for the first swing, about X.
    static JointLimit limitOf(double middleDegrees, const AngleBounds &degrees);
};

Skeleton PoseFreedomsTest::figure()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {channels::Xrotation, channels::Yrotation, channels::Zrotation}, 0});
    skeleton.addJoint({"Leg", 0, {0.0, -4.0, 0.0}, {channels::Zrotation, channels::Xposition, channels::Xrotation}, 0});
    return skeleton;
}

JointLimit PoseFreedomsTest::limitOf(double middleDegrees, const AngleBounds &degrees)
{
    JointLimit limit;
    limit.middle = glm::angleAxis(middleDegrees / degreesPerRadian, glm::dvec3(1.0, 0.0, 0.0));
    limit.bone = {0.0, 1.0, 0.0};
    limit.across = {1.0, 0.0, 0.0};
    limit.swings[0] = {degrees.least / degreesPerRadian, degrees.most / degreesPerRadian};
    limit.swings[1] = {-0.25, 0.5};
    limit.twists = {-0.75, 1.0};
    return limit;
}

void PoseFreedomsTest::limitsAreCountedFromTheStart_data()
{
    QTest::addColumn<double>("start"); // degrees
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::newRow("in the middle") << 10.0 << -20.0 << 30.0;
    QTest::newRow("within") << 30.0 << -40.0 << 10.0;
    QTest::newRow("above") << 50.0 << -60.0 << 0.0; // it may stay there
    QTest::newRow("below") << -40.0 << 0.0 << 80.0;
}

void PoseFreedomsTest::limitsAreCountedFromTheStart()
{
    QFETCH(double, start);
    QFETCH(double, lowest);
    QFETCH(double, highest);
    const Skeleton skeleton = figure();
    PoseFreedoms freedoms(skeleton, rules, std::vector{start, 0.0, 0.0, 0.0, 0.0, 0.0});
    freedoms.addRotationsWithin(0, limitOf(10.0, {-20.0, 30.0}), 4.0);
    QCOMPARE(freedoms.count(), 3U);
    QVERIFY(std::abs(freedoms.bounds(0).lowest * degreesPerRadian - lowest) < 1e-9);
    QVERIFY(std::abs(freedoms.bounds(0).highest * degreesPerRadian - highest) < 1e-9);
    QVERIFY(std::abs(freedoms.bounds(1).lowest + 0.25) < 1e-12);
    QVERIFY(std::abs(freedoms.bounds(1).highest - 0.5) < 1e-12);
    QVERIFY(std::abs(freedoms.bounds(2).lowest + 0.75) < 1e-12);
    QVERIFY(std::abs(freedoms.bounds(2).highest - 1.0) < 1e-12);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(freedoms.joint(i), 0);
        QCOMPARE(freedoms.mobility(i), 0.25);
        QCOMPARE(freedoms.bounds(i).guess, 0.0);
    }
    // The first freedom is the swing about X.
    const std::vector<double> values = freedoms.values(std::vector{0.1, 0.0, 0.0});
    QVERIFY(std::abs(values[0] - start - 0.1 * degreesPerRadian) < 1e-9);
}

void PoseFreedomsTest::aJointOppositeToItsMiddleIsFree_data()
{
    QTest::addColumn<double>("middle"); // degrees
    QTest::addColumn<bool>("isFree");
    QTest::newRow("beside") << 90.0 << false;
    QTest::newRow("behind") << 148.9 << false; // 2.6 radians are 148.97 degrees
    QTest::newRow("farther behind") << 149.1 << true;
    QTest::newRow("exactly opposite") << 180.0 << true;
}

void PoseFreedomsTest::aJointOppositeToItsMiddleIsFree()
{
    QFETCH(double, middle);
    QFETCH(bool, isFree);
    const Skeleton skeleton = figure();
    PoseFreedoms freedoms(skeleton, rules, std::vector<double>(6));
    freedoms.addRotationsWithin(0, limitOf(middle, {-10.0, 10.0}), 4.0);
    QCOMPARE(freedoms.count(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(freedoms.mobility(i), 0.25);
        QCOMPARE(std::isinf(freedoms.bounds(i).lowest) && std::isinf(freedoms.bounds(i).highest), isFree);
    }
}

void PoseFreedomsTest::jointsWithFewerChannelsHaveTheirAngles()
{
    const Skeleton skeleton = figure();
    const std::vector<double> start{0.0, 0.0, 0.0, 5.0, 2.0, 7.0};
    PoseFreedoms freedoms(skeleton, rules, start);
    freedoms.addRotations(1, 2.0);
    QCOMPARE(freedoms.count(), 2U);
    QCOMPARE(freedoms.mobility(1), 0.5);
    const std::vector<double> values = freedoms.values(std::vector{0.0, std::numbers::pi / 2.0});
    QCOMPARE(values[3], 5.0);
    QCOMPARE(values[4], 2.0);
    QVERIFY(std::abs(values[5] - 97.0) < 1e-9);
}

QTEST_APPLESS_MAIN(PoseFreedomsTest)

} // namespace tst_posefreedoms

#include "tst_posefreedoms.moc"
