#include "geometry/capsule.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <random>

namespace tst_capsule {

using namespace limber;

namespace {

bool isAlmost(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return glm::distance(a, b) < 1e-9;
}

glm::dvec3 pointOn(const Capsule &capsule, double along)
{
    return glm::mix(capsule.from, capsule.to, along);
}

} // namespace

class CapsuleTest : public QObject
{
    Q_OBJECT

private slots:
    void crossingAxesAreNearestInTheMiddle();
    void endsAreNearestToEnds();
    void parallelAxesHaveADistance();
    void pointsAreSpheres();
    void axesThatMeetHaveNoWayOut();
    void noPairOfPointsIsNearer();
};

void CapsuleTest::crossingAxesAreNearestInTheMiddle()
{
    const CapsuleOverlap overlap = overlapOf({{-1, 3, 0}, {3, 3, 0}, 2.0}, {{0, 0, -2}, {0, 0, 6}, 1.5});
    QCOMPARE(overlap.depth, 0.5);
    QVERIFY(isAlmost(overlap.out, {0, 1, 0}));
    QCOMPARE(overlap.along, 0.25);
    QCOMPARE(overlap.alongOther, 0.25);
}

void CapsuleTest::endsAreNearestToEnds()
{
    const CapsuleOverlap overlap = overlapOf({{5, 4, 0}, {9, 9, 0}, 1.0}, {{0, 0, 0}, {2, 0, 0}, 1.0});
    QCOMPARE(overlap.depth, -3.0);
    QVERIFY(isAlmost(overlap.out, {0.6, 0.8, 0}));
    QCOMPARE(overlap.along, 0.0);
    QCOMPARE(overlap.alongOther, 1.0);
}

void CapsuleTest::parallelAxesHaveADistance()
{
    QCOMPARE(overlapOf({{0, 3, 0}, {9, 3, 0}, 2.0}, {{2, 0, 0}, {4, 0, 0}, 2.0}).depth, 1.0);
    QCOMPARE(overlapOf({{9, 3, 0}, {6, 3, 0}, 2.0}, {{0, 0, 0}, {2, 0, 0}, 4.0}).depth, 1.0); // 5 apart
}

void CapsuleTest::pointsAreSpheres()
{
    QCOMPARE(overlapOf({{0, 2, 0}, {0, 2, 0}, 1.0}, {{0, 0, 0}, {0, 0, 0}, 2.0}).depth, 1.0);
    const CapsuleOverlap overlap = overlapOf({{3, 2, 0}, {3, 2, 0}, 1.0}, {{0, 0, 0}, {4, 0, 0}, 2.0});
    QCOMPARE(overlap.depth, 1.0);
    QCOMPARE(overlap.alongOther, 0.75);
    QCOMPARE(overlapOf({{0, 0, 0}, {4, 0, 0}, 2.0}, {{3, 2, 0}, {3, 2, 0}, 1.0}).along, 0.75);
}

void CapsuleTest::axesThatMeetHaveNoWayOut()
{
    const CapsuleOverlap overlap = overlapOf({{-1, 0, 0}, {1, 0, 0}, 1.0}, {{0, -1, 0}, {0, 1, 0}, 1.0});
    QCOMPARE(overlap.depth, 2.0);
    QVERIFY(isAlmost(overlap.out, {0, 0, 0}));
}

// Compares with a search over many pairs of points.
void CapsuleTest::noPairOfPointsIsNearer()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(-3.0, 3.0);
    const auto point = [&] { return glm::dvec3(place(random), place(random), place(random)); };
    for (int trial = 0; trial < 300; ++trial) {
        const Capsule a{point(), point(), 0.0};
        const Capsule b{point(), trial % 5 == 0 ? a.to - a.from : point(), 0.0};
        const CapsuleOverlap overlap = overlapOf(a, b);
        QVERIFY(std::abs(glm::distance(pointOn(a, overlap.along), pointOn(b, overlap.alongOther)) + overlap.depth) <
                1e-9);
        constexpr int steps = 40;
        for (int i = 0; i <= steps; ++i) {
            for (int k = 0; k <= steps; ++k) {
                const double distance = glm::distance(pointOn(a, double(i) / steps), pointOn(b, double(k) / steps));
                QVERIFY(distance > -overlap.depth - 1e-9);
            }
        }
    }
}

QTEST_APPLESS_MAIN(CapsuleTest)

} // namespace tst_capsule

#include "tst_capsule.moc"
