#include "geometry/geometry.h"
#include "geometry/twobones.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

namespace tst_twobones {

using namespace limber;

namespace {

constexpr double degree = 3.14159265358979323846 / 180.0;
constexpr glm::dvec3 hip{0.0, 80.0, 0.0};
constexpr glm::dvec3 leftAxis{1.0, 0.0, 0.0}; // the axis about which a knee bends when the leg faces along Z

struct Leg
{
    glm::dvec3 knee;
    glm::dvec3 ankle;
};

// The thigh points down, and the shin is bent backwards by the angle.
Leg bentLeg(double bendDegrees, double thigh = 42.0, double shin = 40.0)
{
    const glm::dvec3 knee = hip + glm::dvec3(0.0, -thigh, 0.0);
    return {knee, knee + glm::angleAxis(bendDegrees * degree, leftAxis) * glm::dvec3(0.0, -shin, 0.0)};
}

Leg turned(const Leg &leg, const TwoBoneRotations &rotations)
{
    const glm::dvec3 knee = hip + rotations.upper * (leg.knee - hip);
    return {knee, knee + rotations.lower * (leg.ankle - leg.knee)};
}

Leg solved(const Leg &leg, const glm::dvec3 &goal, const glm::dvec3 &hinge = leftAxis)
{
    return turned(leg, solveTwoBones(hip, leg.knee, leg.ankle, goal, hinge));
}

// Positive if the knee bends in the right direction.
double bendDegrees(const Leg &leg)
{
    const glm::dvec3 normal = glm::cross(leg.knee - hip, leg.ankle - leg.knee);
    return std::atan2(glm::dot(normal, leftAxis), glm::dot(leg.knee - hip, leg.ankle - leg.knee)) / degree;
}

bool isIdentity(const TwoBoneRotations &rotations)
{
    const glm::dquat none(1.0, 0.0, 0.0, 0.0);
    return rotations.upper == none && rotations.lower == none && rotations.missing == 0.0;
}

bool isFinite(const TwoBoneRotations &rotations)
{
    return std::isfinite(glm::dot(rotations.upper, rotations.upper)) &&
           std::isfinite(glm::dot(rotations.lower, rotations.lower)) && std::isfinite(rotations.missing);
}

} // namespace

class TwoBonesTest : public QObject
{
    Q_OBJECT

private slots:
    void aCalmKneeStaysBentALittle();
    void meetsAnyGoalWithinReach();
    void keepsTheKneeInItsPlane();
    void keepsALegThatIsAlreadyThere();
    void keepsTheTwistWhenOnlyTheDistanceChanges();
    void bendsAStraightLegAboutTheHinge_data();
    void bendsAStraightLegAboutTheHinge();
    void passesThroughANearlyStraightLegWithoutAJump();
    void bendsTheRightWayWhereTheKneeIsSlightlyOverextended();
    void aKneeThatCrossesStraightDoesNotJump_data();
    void aKneeThatCrossesStraightDoesNotJump();
    void aStraightLegShowsNoNoise_data();
    void aStraightLegShowsNoNoise();
    void reportsHowMuchIsMissing();
    void swingsByAHalfTurn();
    void staysFiniteForOddInput_data();
    void staysFiniteForOddInput();
    void learnsTheHingeFromBentFrames();
    void anyHingeReachesTheGoal();
};

void TwoBonesTest::meetsAnyGoalWithinReach()
{
    std::mt19937 random(1);
    std::normal_distribution<double> normal;
    const auto direction = [&] { return glm::normalize(glm::dvec3{normal(random), normal(random), normal(random)}); };
    std::uniform_real_distribution<double> fraction(0.0, 1.0);
    for (int i = 0; i < 20000; ++i) {
        const double thigh = 1.0 + 50.0 * fraction(random);
        const double shin = 1.0 + 50.0 * fraction(random);
        const glm::dvec3 knee = hip + direction() * thigh;
        const Leg leg{knee, knee + direction() * shin};
        const double shortest = std::abs(thigh - shin);
        const double distance = shortest + (thigh + shin - shortest) * fraction(random);
        const glm::dvec3 goal = hip + direction() * distance;
        const TwoBoneRotations rotations = solveTwoBones(hip, leg.knee, leg.ankle, goal, direction());
        QVERIFY2(rotations.missing < 1e-9, qPrintable(QString::number(i)));
        QVERIFY2(glm::distance(turned(leg, rotations).ankle, goal) < 1e-9, qPrintable(QString::number(i)));
    }
}

void TwoBonesTest::keepsTheKneeInItsPlane()
{
    const Leg leg = bentLeg(40.0);
    const Leg after = solved(leg, glm::dvec3(0.0, 8.0, 15.0));
    QVERIFY(std::abs(after.knee.x) < 1e-12);
    QVERIFY(bendDegrees(after) > 0.0);
}

void TwoBonesTest::keepsALegThatIsAlreadyThere()
{
    for (const double bend : {0.0, 1e-9, 0.01, 1.0, 60.0, 179.0, 180.0}) {
        const Leg leg = bentLeg(bend);
        QVERIFY(isIdentity(solveTwoBones(hip, leg.knee, leg.ankle, leg.ankle, leftAxis)));
    }
}

void TwoBonesTest::keepsTheTwistWhenOnlyTheDistanceChanges()
{
    const Leg leg = bentLeg(50.0);
    const glm::dvec3 goal = hip + (leg.ankle - hip) * 0.9;
    const TwoBoneRotations rotations = solveTwoBones(hip, leg.knee, leg.ankle, goal, leftAxis);
    for (const glm::dquat &turn : {rotations.upper, rotations.lower})
        QVERIFY(glm::length(glm::cross(rotationVector(turn), leftAxis)) < 1e-12);
}

void TwoBonesTest::bendsAStraightLegAboutTheHinge_data()
{
    QTest::addColumn<double>("bend");
    QTest::newRow("exactly straight") << 0.0;
    QTest::newRow("nearly straight") << 0.02;
    QTest::newRow("nearly straight, wrong way") << -0.02;
}

void TwoBonesTest::bendsAStraightLegAboutTheHinge()
{
    QFETCH(double, bend);
    const Leg after = solved(bentLeg(bend), glm::dvec3(0.0, 5.0, 0.0));
    QVERIFY(glm::distance(after.ankle, glm::dvec3(0.0, 5.0, 0.0)) < 1e-9);
    QVERIFY2(bendDegrees(after) > 40.0, qPrintable(QString::number(bendDegrees(after))));
}

// A knee straightens more and more while its goal moves on: the result must not jump where the source of the axis
// changes, even if the known hinge is 30 degrees off the present one.
void TwoBonesTest::passesThroughANearlyStraightLegWithoutAJump()
{
    const glm::dvec3 hinge = glm::angleAxis(30.0 * degree, glm::dvec3(0.0, 1.0, 0.0)) * leftAxis;
    std::optional<Leg> before;
    double largest = 0.0;
    for (int step = 0; step <= 4000; ++step) {
        const Leg after = solved(bentLeg(4.0 - step * 0.001), glm::dvec3(1.0, 2.0, 3.0), hinge);
        QVERIFY(glm::distance(after.ankle, glm::dvec3(1.0, 2.0, 3.0)) < 1e-9);
        if (before)
            largest = std::max(largest, glm::distance(before->knee, after.knee));
        before = after;
    }
    QVERIFY2(largest < 0.05, qPrintable(QString::number(largest)));
}

void TwoBonesTest::bendsTheRightWayWhereTheKneeIsSlightlyOverextended()
{
    QVERIFY(bendDegrees(solved(bentLeg(-1.5), glm::dvec3(0.0, 2.0, 0.0))) > 0.0);
    QVERIFY(bendDegrees(solved(bentLeg(-20.0), glm::dvec3(0.0, 2.0, 0.0))) > 0.0);
    // No knee bends so far backward: the hinge is wrong, and the bend of the clip is kept.
    QVERIFY(bendDegrees(solved(bentLeg(-70.0), glm::dvec3(0.0, 2.0, 0.0))) < 0.0);
}

void TwoBonesTest::aKneeThatCrossesStraightDoesNotJump_data()
{
    QTest::addColumn<double>("aside"); // how far the knee is beside the hinge's plane, degrees
    QTest::newRow("in the plane") << 0.0;
    QTest::newRow("a little aside") << 1.0;
    QTest::newRow("aside") << -4.0;
}

// Captured knees go from bent to overextended and back; the goal is the same, so the solved knee moves as little.
void TwoBonesTest::aKneeThatCrossesStraightDoesNotJump()
{
    QFETCH(double, aside);
    const glm::dquat tilt = glm::angleAxis(aside * degree, glm::dvec3(0.0, 0.0, 1.0));
    for (const double share : {1.0, 0.6, 0.1}) {
        std::optional<Leg> before;
        double largest = 0.0;
        for (double bend = 9.0; bend > -9.0; bend -= 0.05) {
            Leg leg = bentLeg(bend);
            leg.ankle = leg.knee + tilt * (leg.ankle - leg.knee);
            const glm::dvec3 goal = hip + 0.985 * (leg.ankle - hip);
            const Leg now = turned(leg, solveTwoBones(hip, leg.knee, leg.ankle, goal, leftAxis, share));
            if (before)
                largest = std::max(largest, glm::distance(before->knee, now.knee));
            before = now;
        }
        QVERIFY2(largest < 0.3, qPrintable(QString::number(largest)));
    }
}

void TwoBonesTest::aStraightLegShowsNoNoise_data()
{
    QTest::addColumn<double>("noiseDegrees");
    for (const double degrees : {0.0, 1e-9, 0.001, 0.1})
        QTest::addRow("%g degrees", degrees) << degrees;
}

// However little a leg is bent to the side or backward, its knee comes to the front when it bends clearly.
void TwoBonesTest::aStraightLegShowsNoNoise()
{
    QFETCH(double, noiseDegrees);
    for (const glm::dvec3 &axis : {glm::dvec3(0.0, 0.0, 1.0), glm::dvec3(0.0, 0.0, -1.0), -leftAxis}) {
        const glm::dvec3 knee = hip - glm::dvec3(0.0, 42.0, 0.0);
        const glm::dvec3 ankle = knee + glm::angleAxis(noiseDegrees * degree, axis) * glm::dvec3(0.0, -40.0, 0.0);
        const Leg result = solved({knee, ankle}, ankle + glm::dvec3(0.0, 0.4, 0.0));
        const glm::dvec3 off = result.knee - hip;
        QCOMPARE_GT(off.z, 3.0);
        QCOMPARE_LT(std::abs(off.x), 0.1 * off.z);
    }
}

void TwoBonesTest::reportsHowMuchIsMissing()
{
    const Leg leg = bentLeg(30.0, 42.0, 30.0);
    const glm::dvec3 far(0.0, -20.0, 0.0);
    TwoBoneRotations rotations = solveTwoBones(hip, leg.knee, leg.ankle, far, leftAxis);
    QVERIFY(std::abs(rotations.missing - 28.0) < 1e-9);
    QVERIFY(glm::distance(turned(leg, rotations).ankle, glm::dvec3(0.0, 8.0, 0.0)) < 1e-6);

    const glm::dvec3 near(0.0, 75.0, 0.0);
    rotations = solveTwoBones(hip, leg.knee, leg.ankle, near, leftAxis);
    QVERIFY(std::abs(rotations.missing - 7.0) < 1e-9);
    QVERIFY(glm::distance(turned(leg, rotations).ankle, glm::dvec3(0.0, 68.0, 0.0)) < 1e-6);
}

void TwoBonesTest::swingsByAHalfTurn()
{
    const Leg leg = bentLeg(30.0);
    const glm::dvec3 goal = hip - (leg.ankle - hip);
    QVERIFY(glm::distance(solved(leg, goal).ankle, goal) < 1e-9);
}

void TwoBonesTest::staysFiniteForOddInput_data()
{
    QTest::addColumn<double>("thigh");
    QTest::addColumn<double>("shin");
    QTest::addColumn<double>("bend");
    QTest::addColumn<double>("goal"); // a height
    QTest::addColumn<double>("hinge");
    QTest::newRow("no thigh") << 0.0 << 40.0 << 10.0 << 30.0 << 1.0;
    QTest::newRow("no shin") << 42.0 << 0.0 << 10.0 << 30.0 << 1.0;
    QTest::newRow("no leg") << 0.0 << 0.0 << 0.0 << 30.0 << 1.0;
    QTest::newRow("goal at the hip") << 40.0 << 40.0 << 30.0 << 80.0 << 1.0;
    QTest::newRow("folded up") << 40.0 << 40.0 << 180.0 << 30.0 << 1.0;
    QTest::newRow("no hinge, straight") << 42.0 << 40.0 << 0.0 << 30.0 << 0.0;
    QTest::newRow("tiny") << 42e-200 << 40e-200 << 10.0 << 30.0 << 1.0;
    QTest::newRow("goal not a number") << 42.0 << 40.0 << 10.0 << std::numeric_limits<double>::quiet_NaN() << 1.0;
    QTest::newRow("goal endless") << 42.0 << 40.0 << 10.0 << std::numeric_limits<double>::infinity() << 1.0;
    QTest::newRow("goal beyond squares") << 42.0 << 40.0 << 10.0 << 1e300 << 1.0;
    QTest::newRow("hinge not a number") << 42.0 << 40.0 << 0.0 << 30.0 << std::numeric_limits<double>::quiet_NaN();
}

void TwoBonesTest::staysFiniteForOddInput()
{
    QFETCH(double, thigh);
    QFETCH(double, shin);
    QFETCH(double, bend);
    QFETCH(double, goal);
    QFETCH(double, hinge);
    const Leg leg = bentLeg(bend, thigh, shin);
    QVERIFY(isFinite(solveTwoBones(hip, leg.knee, leg.ankle, {0.0, goal, 0.0}, leftAxis * hinge)));
}

void TwoBonesTest::learnsTheHingeFromBentFrames()
{
    std::vector<glm::dvec3> hips;
    std::vector<glm::dvec3> knees;
    std::vector<glm::dvec3> ankles;
    std::vector<glm::dquat> thighs;
    for (const double bend : {0.0, 60.0, -5.0, 90.0}) {
        const glm::dquat turn = glm::angleAxis(bend * degree, glm::normalize(glm::dvec3(1.0, 2.0, 3.0)));
        const Leg leg = bentLeg(bend);
        hips.push_back(hip);
        knees.push_back(hip + turn * (leg.knee - hip));
        ankles.push_back(hip + turn * (leg.ankle - hip));
        thighs.push_back(turn);
    }
    QVERIFY(glm::distance(hingeInThigh(hips, knees, ankles, thighs), leftAxis) < 1e-12);
    for (std::size_t frame = 0; frame < 4; ++frame)
        ankles[frame] = knees[frame] * 2.0 - hips[frame];
    QVERIFY(hingeInThigh(hips, knees, ankles, thighs) == glm::dvec3(0.0));
    QVERIFY(hingeInThigh({}, {}, {}, {}) == glm::dvec3(0.0));
}

// Where the knee is bent, the hinge need not be normal to both bones.
void TwoBonesTest::anyHingeReachesTheGoal()
{
    for (const double bend : {0.0, 0.5, 2.0, 5.0, 20.0, 90.0}) {
        for (const glm::dvec3 &hinge : {glm::dvec3(1.0, 0.3, 0.0), glm::dvec3(1.0, -0.4, 0.5),
                                        glm::dvec3(0.2, 1.0, 0.1), glm::dvec3(-1.0, 0.2, 0.3)}) {
            const Leg leg = bentLeg(bend);
            for (const glm::dvec3 &goal : {glm::dvec3(5.0, 20.0, 10.0), glm::dvec3(-8.0, 5.0, 3.0)}) {
                const TwoBoneRotations rotations = solveTwoBones(hip, leg.knee, leg.ankle, goal, hinge);
                const Leg now = turned(leg, rotations);
                QVERIFY2(glm::distance(now.ankle, goal) < 1e-9, qPrintable(QString::number(bend)));
                QVERIFY(rotations.missing < 1e-12);
                QVERIFY(std::abs(glm::distance(hip, now.knee) - 42.0) < 1e-9);
            }
        }
    }
}

void TwoBonesTest::aCalmKneeStaysBentALittle()
{
    const auto reach = [](double bend, const glm::dvec3 &hinge = leftAxis) {
        const Leg leg = bentLeg(bend);
        return calmReach(hip, leg.knee, leg.ankle, hinge);
    };
    const auto present = [](double bend) { return glm::distance(hip, bentLeg(bend).ankle); };
    for (const double bend : {10.0, 25.0, 90.0, 170.0, -60.0, -120.0}) // so far backward, the hinge must be wrong
        QVERIFY2(std::abs(reach(bend) - present(bend)) < 1e-9, qPrintable(QString::number(bend)));
    QCOMPARE(reach(-5.0, glm::dvec3(0.0)), present(-5.0));
    for (const double bend : {5.0, 0.0, -5.0, -10.0}) {
        QVERIFY2(reach(bend) < present(3.0) + 1e-9, qPrintable(QString::number(bend)));
        QVERIFY2(reach(bend) > present(10.0), qPrintable(QString::number(bend)));
    }
    // A knee that goes backward steadily comes to rest softly.
    double sharpest = 0.0;
    for (double bend = 40.0; bend > -40.0; bend -= 0.1)
        sharpest = std::max(sharpest, std::abs(reach(bend - 0.1) - 2.0 * reach(bend) + reach(bend + 0.1)));
    QVERIFY2(sharpest < 1e-3, qPrintable(QString::number(sharpest)));
}

QTEST_APPLESS_MAIN(TwoBonesTest)

} // namespace tst_twobones

#include "tst_twobones.moc"
