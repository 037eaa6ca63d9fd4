#include "posed.h"

#include "posing/spreadchange.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

namespace tst_heldposes {

using namespace limber;
using namespace limber::test;

namespace {

// How far the left knee is from straight.
double kneeDegrees(const Posed &posed, std::span<const double> values)
{
    const Pose pose = posed.pose(values);
    const glm::dvec3 knee = pose.positionOf(posed.node("LeftLeg"));
    const glm::dvec3 upper = glm::normalize(knee - pose.positionOf(posed.node("LeftUpLeg")));
    const glm::dvec3 lower = glm::normalize(pose.positionOf(posed.node("LeftFoot")) - knee);
    return std::acos(std::clamp(glm::dot(upper, lower), -1.0, 1.0)) * degreesPerRadian;
}

// The largest third difference.
double roughest(const std::vector<double> &angles)
{
    double most = 0.0;
    for (std::size_t i = 3; i < angles.size(); ++i)
        most = std::max(most, std::abs(angles[i] - 3.0 * angles[i - 1] + 3.0 * angles[i - 2] - angles[i - 3]));
    return most;
}

} // namespace

// Pins that hold in every frame of a change.
class HeldPosesTest : public QObject
{
    Q_OBJECT

private slots:
    void heldFeetStayThroughAChange();
    void theHipsComeDownToFeetThatAreOutOfReach();
    void heldFeetChangeThePoseAsLittleAsPossible();
    void aFadeIsATimeAndNeverTooManyFrames();
};

void HeldPosesTest::heldFeetStayThroughAChange()
{
    const Posed posed = walker();
    const int first = 60;
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
        std::vector<double> before;
        std::vector<double> after;
        double worst = 0.0;
        for (int i = 0; i < 60; ++i) {
            std::vector<double> changed = posed.values(first + i);
            before.push_back(kneeDegrees(posed, changed));
            const std::vector<PoseGoal> pins{posed.here(changed, posed.node("LeftFoot"), true),
                                             posed.here(changed, posed.node("RightFoot"), true)};
            const double weight = smootherStep(i / 59.0);
            changed[1] -= 9.0 * weight; // the hips move down, forward and sideward
            changed[2] += 4.0 * weight;
            changed[4] += 12.0 * weight;
            const SolvedPose held = posed.solver.hold(changed, pins, {.reach = reach});
            worst = std::max(worst, held.worstPin / posed.solver.ncm());
            after.push_back(kneeDegrees(posed, held.values));
        }
        qInfo("worst pin %.3g ncm, third difference %.3g degrees, %.3g before", worst, roughest(after),
              roughest(before));
        QVERIFY(worst <= 0.01);
        QVERIFY(roughest(after) < 1.5 * roughest(before));
        std::transform(after.begin(), after.end(), before.begin(), after.begin(), std::minus());
        qInfo("of the correction alone %.3g degrees", roughest(after));
        QVERIFY(roughest(after) < 0.5);
    }
}

// When the hips are raised, the legs alone follow as long as they are long enough; then the hips come down again.
void HeldPosesTest::theHipsComeDownToFeetThatAreOutOfReach()
{
    const Posed posed = walker();
    std::vector<double> knees;
    std::vector<double> hips;
    double worst = 0.0;
    for (int i = 0; i < 60; ++i) {
        std::vector<double> changed = posed.values(60);
        const std::vector<PoseGoal> pins{posed.here(changed, posed.node("LeftFoot"), true),
                                         posed.here(changed, posed.node("RightFoot"), true)};
        changed[1] += 15.0 * smootherStep(i / 59.0);
        const SolvedPose held = posed.solver.hold(changed, pins, {.reach = SolverReach::WholeBody});
        worst = std::max(worst, held.worstPin / posed.solver.ncm());
        knees.push_back(kneeDegrees(posed, held.values));
        hips.push_back(held.values[1]);
    }
    qInfo("worst pin %.3g ncm, third differences %.3g degrees and %.3g units", worst, roughest(knees), roughest(hips));
    QVERIFY(worst <= 0.01);
    QVERIFY(roughest(hips) < 0.5);
}

void HeldPosesTest::aFadeIsATimeAndNeverTooManyFrames()
{
    Motion motion(2, 3);
    motion.setFrameTimeSeconds(0.01);
    QCOMPARE(holdingFadeFrames(motion), 35);
    motion.setFrameTimeSeconds(0.05);
    QCOMPARE(holdingFadeFrames(motion), 7);
    motion.setFrameTimeSeconds(1e-9);
    QCOMPARE(holdingFadeFrames(motion), 1000);
}

void HeldPosesTest::heldFeetChangeThePoseAsLittleAsPossible()
{
    const Posed posed = walker();
    std::vector<double> values = posed.values(12);
    const std::vector<PoseGoal> pins{posed.here(values, posed.node("LeftFoot"), true),
                                     posed.here(values, posed.node("RightFoot"))};
    QCOMPARE(posed.solver.hold(values, pins, {.reach = SolverReach::WholeBody}).values, values);
    values[static_cast<std::size_t>(posed.clip.skeleton.joint(posed.joint("LeftArm")).firstColumn)] += 10.0;
    QCOMPARE(posed.solver.hold(values, pins, {}).values, values);
    values[static_cast<std::size_t>(posed.clip.skeleton.joint(posed.joint("LeftUpLeg")).firstColumn)] += 10.0;
    const SolvedPose held = posed.solver.hold(values, pins, {});
    QVERIFY(held.worstPin < 1e-9);
    for (const char *name : {"RightUpLeg", "RightLeg", "RightFoot", "Hips", "LeftArm"}) {
        const auto column = static_cast<std::size_t>(posed.clip.skeleton.joint(posed.joint(name)).firstColumn);
        QCOMPARE(held.values[column], values[column]);
    }
}

QTEST_APPLESS_MAIN(HeldPosesTest)

} // namespace tst_heldposes

#include "tst_heldposes.moc"
