#include "posing/learnedlimits.h"

#include "pose/localrotation.h"
#include "pose/travellingjoints.h"
#include "posed.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_learnedlimits {

using namespace limber;
using namespace limber::test;

namespace {

HingedLimbs limbsOf(const Clip &clip)
{
    return {clip, rules, bodyRoles(clip, rules, Vocabulary::builtIn()), Axis::Y};
}

std::shared_ptr<const LearnedLimits> learnedOf(const Clip &clip)
{
    return std::make_shared<const LearnedLimits>(clip, rules, limbsOf(clip));
}

SolverSettings within(const Posed &posed, SolverReach reach)
{
    return {.reach = reach, .limits = LimitSource::Clip, .learned = learnedOf(posed.clip)};
}

glm::dquat localOf(const Posed &posed, int joint, std::span<const double> values)
{
    return glm::quat_cast(localRotation(posed.clip.skeleton.joint(joint), values));
}

double bendDegrees(const Posed &posed, const std::string &side, std::span<const double> values)
{
    const Pose pose = posed.pose(values);
    const glm::dvec3 elbow = pose.positionOf(posed.node(side + "ForeArm"));
    const glm::dvec3 upper = glm::normalize(elbow - pose.positionOf(posed.node(side + "Arm")));
    const glm::dvec3 lower = glm::normalize(pose.positionOf(posed.node(side + "Hand")) - elbow);
    return std::acos(std::clamp(glm::dot(upper, lower), -1.0, 1.0)) * degreesPerRadian;
}

} // namespace

// Limits of joints that are learned from a clip, and the solver that stays within them.
class LearnedLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void rotationsAreSwingsAndTwists();
    void theBoundsContainAllFrames();
    void spinsAreTwistsAndNods();
    void rootsAndOddJointsAreFree();
    void aDragStaysInsideTheLimits();
    void elbowsStayWithinTheirLearnedRange();
    void goalsInsideTheLimitsAreReached();
    void aPoseOutsideTheLimitsIsNotChanged();
    void draggingBackRestoresThePose();
    void nearGoalsGiveNearPoses();
    void pinsStillHold();
    void longClipsAreSampled();
    void heldNodesComeBeforeTheLimits();
};

void LearnedLimitsTest::rotationsAreSwingsAndTwists()
{
    std::mt19937 random(5);
    std::normal_distribution<double> any;
    const auto anyRotation = [&] {
        return glm::normalize(glm::dquat{any(random), any(random), any(random), any(random)});
    };
    for (int i = 0; i < 1000; ++i) {
        JointLimit limit{.middle = anyRotation()};
        limit.bone = glm::normalize(glm::dvec3{any(random), any(random), any(random)});
        limit.across = normalTo(limit.bone);
        const glm::dquat local = anyRotation();
        const SwingTwist angles = limit.of(local);
        const glm::dquat again = limit.rotation(angles);
        QVERIFY(std::abs(std::abs(glm::dot(again, local)) - 1.0) < 1e-12);
        // The twist does not move the bone, so the angle of the bone equals that of the swing.
        const double away = std::acos(std::clamp(glm::dot(limit.middle * limit.bone, local * limit.bone), -1.0, 1.0));
        QVERIFY(std::abs(away - glm::length(angles.swing)) < 1e-6);
        QVERIFY(std::abs(angles.twist) <= glm::pi<double>() + 1e-12);
    }
}

void LearnedLimitsTest::theBoundsContainAllFrames()
{
    int limited = 0;
    for (unsigned seed = 0; seed <= 12; ++seed) {
        const Clip clip = seed == 0 ? makeWalker({}).clip : makeRandomClip({.seed = seed, .joints = 20, .frames = 200});
        const HingedLimbs limbs = limbsOf(clip);
        const LearnedLimits limits(clip, rules, limbs);
        QCOMPARE(limits.step(), 1);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const JointLimit &limit = limits.of(joint);
            if (!limit.isLimited())
                continue;
            ++limited;
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
                const glm::dmat3 local = localRotation(clip.skeleton.joint(joint), clip.motion.frame(frame));
                QVERIFY(limit.contains(limit.of(glm::quat_cast(local))));
            }
            QVERIFY(!limit.contains({{limit.swings[0].most + 0.01, 0.0}, 0.0}));
        }
    }
    QVERIFY(limited > 100);
}

// A bone along y that rotates about itself by 40 degrees in both directions and nods by 20 degrees about x.
void LearnedLimitsTest::spinsAreTwistsAndNods()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "root", .channels = {channels::Xposition}});
    clip.skeleton.addJoint({.name = "arm",
                            .parent = 0,
                            .offset = {0.0, 1.0, 0.0},
                            .channels = {channels::Xrotation, channels::Zrotation, channels::Yrotation}});
    clip.skeleton.addEndSite({.parent = 1, .offset = {0.0, 5.0, 0.0}});
    clip.motion = Motion(101, clip.skeleton.columnCount());
    for (int frame = 0; frame <= 100; ++frame) {
        clip.motion.editFrame(frame)[1] = 20.0 * std::cos(0.7 * frame);
        clip.motion.editFrame(frame)[3] = -40.0 + 0.8 * frame;
    }
    const LearnedLimits limits(clip, rules, limbsOf(clip));
    const JointLimit &limit = limits.of(1);
    const auto span = [](const AngleBounds &bounds) { return (bounds.most - bounds.least) * degreesPerRadian; };
    QVERIFY(std::abs(span(limit.twists) - (80.0 + 10.0 + 16.0)) < 0.5); // 5 degrees and a tenth on both sides
    QVERIFY(std::abs(span(limit.swings[0]) - (40.0 + 10.0 + 8.0)) < 0.5);
    QVERIFY(std::abs(span(limit.swings[1]) - 10.0) < 0.5);
}

void LearnedLimitsTest::rootsAndOddJointsAreFree()
{
    const LearnedLimits none;
    QVERIFY(!none.of(0).isLimited() && !none.of(-1).isLimited() && none.bendingOf(3) == nullptr);
    const Posed posed = walker();
    const auto learned = learnedOf(posed.clip);
    QVERIFY(!learned->of(0).isLimited());
    QVERIFY(!learned->of(posed.joint("LeftLeg")).isLimited());
    QVERIFY(learned->bendingOf(posed.joint("LeftLeg")) != nullptr);
    QVERIFY(learned->of(posed.joint("LeftArm")).isLimited());
    QVERIFY(!learned->of(99).isLimited());
    Clip clip;
    clip.skeleton.addJoint({.name = "a", .channels = {}});
    clip.skeleton.addJoint({.name = "b", .parent = 0, .channels = {channels::Xrotation}});
    clip.skeleton.addJoint({.name = "c", .parent = 1, .channels = {channels::Zrotation, channels::Zrotation}});
    clip.skeleton.addEndSite({.parent = 2, .offset = {0.0, 0.0, 0.0}});
    clip.motion = Motion(0, clip.skeleton.columnCount());
    const LearnedLimits empty(clip, rules, limbsOf(clip));
    clip.motion = Motion(3, clip.skeleton.columnCount());
    const LearnedLimits odd(clip, rules, limbsOf(clip));
    for (int joint = 0; joint < 3; ++joint)
        QVERIFY(!empty.of(joint).isLimited() && !odd.of(joint).isLimited());
}

void LearnedLimitsTest::aDragStaysInsideTheLimits()
{
    const Posed posed = walker();
    std::mt19937 random(2);
    std::uniform_real_distribution<double> any(-70.0, 70.0);
    int stopped = 0;
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody}) {
        const SolverSettings settings = within(posed, reach);
        for (const char *name : {"RightHand", "LeftFoot", "Head"}) {
            for (int run = 0; run < 20; ++run) {
                const std::vector<double> start = posed.values(7 * run);
                PoseGoal goal = posed.here(start, posed.node(name));
                goal.position += glm::dvec3{any(random), any(random), any(random)};
                const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
                SolverSettings free = settings;
                free.limits = LimitSource::Role;
                const SolvedPose freely = posed.solver.solve(start, goal, {}, free);
                for (const int joint : posed.solver.movedJoints(goal.node, reach)) {
                    const JointLimit &limit = settings.learned->of(joint);
                    if (!limit.isLimited() || joint == goal.node.index)
                        continue;
                    QVERIFY(limit.contains(limit.of(localOf(posed, joint, solved.values)), 1e-7));
                    stopped += limit.contains(limit.of(localOf(posed, joint, freely.values))) ? 0 : 1;
                }
            }
        }
    }
    QVERIFY2(stopped > 50, qPrintable(QString::number(stopped))); // otherwise the goals were too easy
}

void LearnedLimitsTest::elbowsStayWithinTheirLearnedRange()
{
    const Posed posed = walker();
    const SolverSettings settings = within(posed, SolverReach::Limb);
    double least = 180.0;
    double most = 0.0;
    for (int frame = 0; frame < posed.clip.motion.frameCount(); ++frame) {
        least = std::min(least, bendDegrees(posed, "Right", posed.values(frame)));
        most = std::max(most, bendDegrees(posed, "Right", posed.values(frame)));
    }
    const double margin = 5.0 + 0.1 * (most - least);
    const std::vector<double> start = posed.values(12);
    for (const glm::dvec3 &displacement : {glm::dvec3(0, 40, 10), glm::dvec3(0, -60, 0), glm::dvec3(-40, 10, 60)}) {
        PoseGoal goal = posed.here(start, posed.node("RightHand"));
        goal.position += displacement;
        const double bend = bendDegrees(posed, "Right", posed.solver.solve(start, goal, {}, settings).values);
        QVERIFY2(bend < most + margin + 1e-6 && bend > least - margin - 1e-6, qPrintable(QString::number(bend)));
    }
}

// Poses of other frames of the clip are inside of the limits, so their hands and feet can be reached.
void LearnedLimitsTest::goalsInsideTheLimitsAreReached()
{
    const Posed posed = walker();
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
        const SolverSettings settings = within(posed, reach);
        for (int frame = 0; frame < 110; frame += 9) {
            const std::vector<double> start = posed.values(frame);
            for (const char *name : {"RightHand", "LeftFoot"}) {
                std::vector<double> other = start;
                const std::vector<double> then = posed.values((frame + 37) % 120);
                for (const int joint : posed.solver.movedJoints(posed.node(name), SolverReach::Limb)) {
                    const Joint &moved = posed.clip.skeleton.joint(joint);
                    for (int column = moved.firstColumn; column < moved.firstColumn + moved.columnCount(); ++column)
                        other[static_cast<std::size_t>(column)] = then[static_cast<std::size_t>(column)];
                }
                const PoseGoal goal = posed.here(other, posed.node(name));
                const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
                QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
            }
        }
    }
}

void LearnedLimitsTest::aPoseOutsideTheLimitsIsNotChanged()
{
    const Posed posed = walker();
    const SolverSettings settings = within(posed, SolverReach::Limb);
    std::vector<double> start = posed.values(20);
    const int arm = posed.joint("RightArm");
    for (const char *name : {"RightArm", "RightForeArm"}) {
        const int column = posed.clip.skeleton.joint(posed.joint(name)).firstColumn;
        start[static_cast<std::size_t>(column)] += 95.0;
        start[static_cast<std::size_t>(column + 1)] -= 60.0;
    }
    const JointLimit &limit = settings.learned->of(arm);
    QVERIFY(!limit.contains(limit.of(localOf(posed, arm, start))));
    PoseGoal goal = posed.here(start, posed.node("RightHand"));
    QCOMPARE(posed.solver.solve(start, goal, {}, settings).values, start);
    std::vector<double> last = start;
    for (int step = 1; step <= 30; ++step) {
        goal.position += glm::dvec3(0.02, -0.03, 0.01) * posed.solver.ncm();
        const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
        QVERIFY(posed.largestRotation(last, solved.values) < 0.5);
        last = solved.values;
    }
}

void LearnedLimitsTest::draggingBackRestoresThePose()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(40);
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
        const SolverSettings settings = within(posed, reach);
        PoseGoal goal = posed.here(start, posed.node("RightHand"));
        const glm::dvec3 from = goal.position;
        std::vector<double> last;
        double jump = 0.0;
        for (int step = 40; step >= 0; --step) {
            goal.position = from + glm::dvec3(0.5, 1.0, 0.8) * static_cast<double>(step);
            const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
            if (!last.empty())
                jump = std::max(jump, posed.largestRotation(last, solved.values));
            last = solved.values;
        }
        QVERIFY2(jump < 8.0, qPrintable(QString::number(jump)));
        QVERIFY(posed.largestRotation(last, start) <= 1e-6);
        QCOMPARE(last, start);
    }
}

// Beyond the limits the pose does not tremble.
void LearnedLimitsTest::nearGoalsGiveNearPoses()
{
    const Posed posed = walker();
    const double step = 0.1 * posed.solver.ncm();
    double worst = 0.0;
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody}) {
        const SolverSettings settings = within(posed, reach);
        for (const int frame : {12, 55}) {
            const std::vector<double> start = posed.values(frame);
            const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true)};
            for (const char *name : {"RightFoot", "RightHand", "Head"}) {
                for (const glm::dvec3 &by : {glm::dvec3(-60, 40, 120), glm::dvec3(80, 150, 60),
                                             glm::dvec3(0, -80, -150), glm::dvec3(20, 25, 30)}) {
                    PoseGoal goal = posed.here(start, posed.node(name));
                    goal.position += by;
                    PoseGoal near = goal;
                    near.position += step * glm::normalize(glm::dvec3(1.0, -2.0, 0.5));
                    const SolvedPose one = posed.solver.solve(start, goal, pins, settings);
                    const SolvedPose two = posed.solver.solve(start, near, pins, settings);
                    const double angle = posed.largestRotation(one.values, two.values);
                    if (angle > 0.5)
                        qInfo("%s reach %d frame %d (%g %g %g): %.3f degrees", name, static_cast<int>(reach), frame,
                              by.x, by.y, by.z, angle);
                    worst = std::max(worst, angle);
                }
            }
        }
    }
    qInfo("worst %.3g degrees", worst);
    QVERIFY(worst <= 1.0);
}

void LearnedLimitsTest::pinsStillHold()
{
    const Posed posed = walker();
    const SolverSettings settings = within(posed, SolverReach::WholeBody);
    for (int frame = 0; frame < 60; frame += 11) {
        const std::vector<double> start = posed.values(frame);
        const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                         posed.here(start, posed.node("RightFoot"))};
        for (const glm::dvec3 &displacement : {glm::dvec3(3, -12, 2), glm::dvec3(20, -30, 35), glm::dvec3(0, 60, 0)}) {
            PoseGoal goal = posed.here(start, posed.node("Hips"));
            goal.position += displacement;
            const SolvedPose solved = posed.solver.solve(start, goal, pins, settings);
            QVERIFY2(solved.worstPin <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.worstPin)));
        }
    }
}

void LearnedLimitsTest::longClipsAreSampled()
{
    Clip clip = makeWalker({.frames = 200}).clip;
    const Motion once = clip.motion;
    clip.motion = Motion(200'000, clip.skeleton.columnCount());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        std::ranges::copy(once.frame(frame % once.frameCount()), clip.motion.editFrame(frame).begin());
    const HingedLimbs limbs = limbsOf(clip);
    QElapsedTimer timer;
    timer.start();
    const LearnedLimits limits(clip, rules, limbs);
    qInfo("%.1f ms, every %d frames", 1e-6 * static_cast<double>(timer.nsecsElapsed()), limits.step());
    QVERIFY(limits.step() > 30);
    const JointLimit &limit = limits.of(jointNamed(clip.skeleton, "LeftArm"));
    for (int frame = 0; frame < clip.motion.frameCount(); frame += limits.step()) {
        const Joint &arm = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftArm"));
        QVERIFY(limit.contains(limit.of(glm::quat_cast(localRotation(arm, clip.motion.frame(frame))))));
    }
}

void LearnedLimitsTest::heldNodesComeBeforeTheLimits()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    PoseGoal pin = posed.here(start, posed.node("LeftHand"));
    pin.position += glm::dvec3(0.0, 60.0, 30.0);
    const std::vector pins{pin};
    const SolvedPose byRole = posed.solver.hold(start, pins, {.reach = SolverReach::WholeBody});
    const SolvedPose byClip = posed.solver.hold(start, pins, within(posed, SolverReach::WholeBody));
    QVERIFY(byRole.values != start);
    QCOMPARE(byClip.values, byRole.values);
    QCOMPARE(byClip.worstPin, byRole.worstPin);
    const SolverSettings limited = within(posed, SolverReach::WholeBody);
    QVERIFY(posed.solver.solve(start, pin, {}, limited).values !=
            posed.solver.solve(start, pin, {}, {.reach = SolverReach::WholeBody}).values);
}

QTEST_APPLESS_MAIN(LearnedLimitsTest)

} // namespace tst_learnedlimits

#include "tst_learnedlimits.moc"
