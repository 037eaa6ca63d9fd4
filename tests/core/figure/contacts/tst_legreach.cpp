#include "contacts/legreach.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>

namespace tst_legreach {

using namespace limber;

// A leg with bones of 40 and 60 units.
class LegReachTest : public QObject
{
    Q_OBJECT

private slots:
    void nearGoalsAreReached();
    void farGoalsAreReachedMoreAndMoreSlowly();
    void neverGetsStraighterThanNearlyStraight();
    void aLegThatWasStraighterMayStayStraight();
    void doesNotFoldFurtherThanItsBones();
    void theHipStaysWhereTheGoalIsInReach();
    void theHipGoesDownUntilTheGoalIsInReach();
    void theHipDoesNotGoBelowTheGoalsHeight();

private:
    [[nodiscard]] static LegReach bentBy(double degrees);
};

namespace {

constexpr double length = 100.0;
const glm::dvec3 up(0.0, 1.0, 0.0);

} // namespace

LegReach LegReachTest::bentBy(double degrees)
{
    const double angle = degrees * std::acos(-1.0) / 180.0;
    const glm::dvec3 knee(0.0, 60.0, 0.0);
    const glm::dvec3 ankle = knee + 60.0 * glm::dvec3(0.0, -std::cos(angle), -std::sin(angle));
    return {{0.0, 100.0, 0.0}, knee, ankle};
}

void LegReachTest::nearGoalsAreReached()
{
    const LegReach reach = bentBy(60.0);
    QCOMPARE(reach.length(), length);
    for (const double distance : {0.0, 50.0, 96.9, 97.0})
        QCOMPARE(reach.softened(distance), distance);
}

void LegReachTest::farGoalsAreReachedMoreAndMoreSlowly()
{
    const LegReach reach = bentBy(60.0);
    double before = reach.softened(97.0);
    double stepBefore = 0.1;
    for (double distance = 97.1; distance < 120.0; distance += 0.1) {
        const double now = reach.softened(distance);
        QVERIFY(now > before && now < distance);
        QVERIFY(now - before < stepBefore + 1e-9);
        stepBefore = now - before;
        before = now;
    }
    QVERIFY(reach.softened(97.01) - 97.0 > 0.0099); // sets in without a jerk
}

void LegReachTest::neverGetsStraighterThanNearlyStraight()
{
    const LegReach reach = bentBy(60.0);
    QVERIFY(std::abs(reach.longest() - 99.9) < 1e-9);
    QVERIFY(std::abs(reach.softened(1000.0) - 99.9) < 1e-6);
    QVERIFY(std::abs(reach.softened(99.9) - (97.0 + 2.9 * (1.0 - std::exp(-1.0)))) < 1e-9);
}

void LegReachTest::aLegThatWasStraighterMayStayStraight()
{
    const LegReach straight = bentBy(0.0);
    QCOMPARE(straight.longest(), length);
    QCOMPARE(straight.softened(length), length);
    QCOMPARE(straight.softened(150.0), length);
    const LegReach nearly = bentBy(20.0); // about 98.6 units
    const double present = std::sqrt(40.0 * 40.0 + 60.0 * 60.0 + 2.0 * 40.0 * 60.0 * std::cos(std::acos(-1.0) / 9.0));
    QVERIFY(present > 97.0 && present < 99.9);
    QVERIFY(std::abs(nearly.softened(present) - present) < 1e-9);
    QVERIFY(nearly.softened(present + 0.5) < present + 0.5);
}

void LegReachTest::doesNotFoldFurtherThanItsBones()
{
    QVERIFY(std::abs(bentBy(60.0).shortest() - 20.0) < 1e-9);
    QVERIFY(std::abs(bentBy(180.0).shortest() - 20.0) < 1e-9);
}

void LegReachTest::theHipStaysWhereTheGoalIsInReach()
{
    const LegReach reach = bentBy(60.0);
    QCOMPARE(reach.dropFor({0, 100, 0}, {0, 3.1, 0}, up), 0.0);
    QCOMPARE(reach.dropFor({0, 100, 0}, {50, 40, 0}, up), 0.0);
}

void LegReachTest::theHipGoesDownUntilTheGoalIsInReach()
{
    const LegReach reach = bentBy(60.0);
    const glm::dvec3 hip(0, 100, 0);
    for (const glm::dvec3 goal : {glm::dvec3(0, -10, 0), glm::dvec3(30, 0, 0), glm::dvec3(0, -5, -40)}) {
        const double drop = reach.dropFor(hip, goal, up);
        QVERIFY(drop > 0.0);
        const double wanted = reach.softened(glm::distance(hip, goal));
        QVERIFY(std::abs(glm::distance(hip - up * drop, goal) - wanted) < 1e-9);
    }
    const glm::dvec3 sideways(1.0, 0.0, 0.0); // another up direction
    QVERIFY(std::abs(reach.dropFor({110, 0, 0}, {0, 0, 0}, sideways) - (110.0 - reach.softened(110.0))) < 1e-9);
}

void LegReachTest::theHipDoesNotGoBelowTheGoalsHeight()
{
    const LegReach reach = bentBy(60.0);
    QVERIFY(std::abs(reach.dropFor({0, 100, 0}, {200, 20, 0}, up) - 80.0) < 1e-9);
    QCOMPARE(reach.dropFor({0, 0, 0}, {200, 20, 0}, up), 0.0); // the goal is already higher than the hip
}

QTEST_APPLESS_MAIN(LegReachTest)

} // namespace tst_legreach

#include "tst_legreach.moc"
