#include "posed.h"

#include "base/at.h"
#include "bvh/read/bvhfile.h"
#include "geometry/geometry.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>

namespace tst_posesolver {

using namespace limber;
using namespace limber::test;

namespace {

constexpr std::array allReaches{SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody};

std::vector<NodeId> allNodes(const Posed &posed)
{
    return posed.clip.skeleton.nodesInFileOrder();
}

// How far a joint rotated relative to its parent, in degrees.
double bendOf(const Posed &posed, int joint, const Pose &before, const Pose &after)
{
    const int parent = posed.clip.skeleton.joint(joint).parent;
    const auto local = [&](const Pose &pose) {
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
        return glm::transpose(above) * at(pose.worldFromJoint, joint);
    };
    return angleOf(glm::transpose(local(before)) * local(after)) * degreesPerRadian;
}

} // namespace

// Inverse kinematics on the poses of a clip.
class PoseSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void reachesGoalsInReach_data();
    void reachesGoalsInReach();
    void limbsAreSolvedExactly();
    void pinsStayWhileTheRestMoves();
    void aGoalThatIsAlreadyMetChangesNothing();
    void onlyTheFreeJointsMove();
    void bonesKeepTheirLengths();
    void aLimbPointsAtAGoalOutOfReach();
    void aTailPointsAtAGoalOutOfReach();
    void theNearestPositionToAGoalIsAlsoNearestToHalfwayGoals();
    void nearGoalsGiveNearPoses();
    void draggingBackRestoresThePose();
    void aKneeNeverFlips();
    void theEndKeepsItsRotationUnlessAGoalIsGiven();
    void thePoleTurnsTheKnee();
    void kneesDoNotBendBackwards();
    void aSpineDoesNotFold();
    void oddInputGivesTheStartPose();
    void oddSkeletonsCanBeSolved();
    void pinsThatNothingMovesKeepTheirLimbs();
    void kneesWithOneChannelReachToo();
    void anyGoalGivesFiniteNumbers();
    void lockedJointsDoNotMove();
    void straightLegsBendWhenTheHipsGoDown();
    void theUppermostTravellingJointCarriesTheFigure();
    void straightLegsBendWithoutLimitsToo();
};

void PoseSolverTest::reachesGoalsInReach_data()
{
    QTest::addColumn<int>("reach");
    QTest::newRow("limb") << 0;
    QTest::newRow("chest") << 1;
    QTest::newRow("whole") << 2;
}

void PoseSolverTest::reachesGoalsInReach()
{
    QFETCH(const int, reach);
    const SolverSettings settings{.reach = allReaches[static_cast<std::size_t>(reach)]};
    std::mt19937 random(7);
    std::uniform_real_distribution<double> angle(-25.0, 25.0);
    int tried = 0;
    int missed = 0;
    double worst = 0.0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const Posed posed = randomTree(seed, 5 + static_cast<int>(seed));
        const std::vector<double> start = posed.values(0);
        for (const NodeId node : allNodes(posed)) {
            std::vector<double> other = start;
            for (const int joint : posed.solver.movedJoints(node, settings.reach)) {
                const Joint &moved = posed.clip.skeleton.joint(joint);
                for (int i = 0; i < moved.columnCount(); ++i) {
                    if (moved.channels[static_cast<std::size_t>(i)].isRotation())
                        other[static_cast<std::size_t>(moved.firstColumn + i)] += angle(random);
                }
            }
            const PoseGoal goal = posed.here(other, node);
            const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
            const double error = solved.missing / posed.solver.ncm();
            ++tried;
            worst = std::max(worst, error);
            missed += error > 0.01 ? 1 : 0;
        }
    }
    qInfo("%d goals, %d missed, worst error %.3g ncm", tried, missed, worst);
    QVERIFY(tried > 500);
    QCOMPARE(missed, 0);
}

void PoseSolverTest::limbsAreSolvedExactly()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(20);
    for (const char *name : {"LeftFoot", "RightHand", "LeftToeBase"}) {
        PoseGoal goal = posed.here(start, posed.node(name));
        goal.position += glm::dvec3(3.0, 5.0, -4.0);
        const SolvedPose solved = posed.solver.solve(start, goal, {}, {});
        QVERIFY2(solved.missing < 1e-9, qPrintable(QString::number(solved.missing)));
    }
    PoseGoal end = posed.here(start, NodeId::endSite(0));
    end.position += glm::dvec3(-2.0, 7.0, 5.0);
    QVERIFY(posed.solver.solve(start, end, {}, {}).missing < 1e-9);
}

void PoseSolverTest::pinsStayWhileTheRestMoves()
{
    const Posed posed = walker();
    const double ncm = posed.solver.ncm();
    double worstMissing = 0.0;
    double worstPin = 0.0;
    for (int frame = 0; frame < 60; frame += 7) {
        const std::vector<double> start = posed.values(frame);
        const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                         posed.here(start, posed.node("RightFoot"))};
        for (const auto &[name, displacement] :
             {std::pair{"Hips", glm::dvec3(3, -12, 2)}, std::pair{"RightHand", glm::dvec3(15, 20, 35)},
              std::pair{"Head", glm::dvec3(-10, -20, 15)}, std::pair{"LeftHand", glm::dvec3(0, -30, 10)}}) {
            PoseGoal goal = posed.here(start, posed.node(name));
            goal.position += displacement;
            const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody});
            if (solved.missing > 0.01 * ncm)
                qInfo("frame %d, %s: missing %.4g", frame, name, solved.missing);
            worstMissing = std::max(worstMissing, solved.missing / ncm);
            worstPin = std::max(worstPin, solved.worstPin / ncm);
            const PoseGoal foot = posed.here(solved.values, posed.node("LeftFoot"), true);
            QVERIFY(angleOf(glm::transpose(*foot.rotation) * *pins[0].rotation) < 1e-4);
        }
    }
    qInfo("worst error %.3g ncm, worst pin %.3g ncm", worstMissing, worstPin);
    QVERIFY(worstMissing <= 0.01);
    QVERIFY(worstPin <= 0.01);
}

void PoseSolverTest::aGoalThatIsAlreadyMetChangesNothing()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(33);
    for (const SolverReach reach : allReaches) {
        for (const NodeId node : allNodes(posed)) {
            const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"))};
            const SolvedPose solved = posed.solver.solve(start, posed.here(start, node), pins, {.reach = reach});
            QCOMPARE(solved.values, start);
        }
    }
}

void PoseSolverTest::onlyTheFreeJointsMove()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Posed posed = randomTree(seed, 25);
        const std::vector<double> start = posed.values(0);
        for (const SolverReach reach : allReaches) {
            const NodeId node = NodeId::joint(static_cast<int>(seed % 25));
            PoseGoal goal = posed.here(start, node);
            goal.position += glm::dvec3(4.0, -6.0, 5.0);
            const std::vector<int> moved = posed.solver.movedJoints(node, reach);
            const SolvedPose solved = posed.solver.solve(start, goal, {}, {.reach = reach});
            for (int column = 0; column < posed.clip.skeleton.columnCount(); ++column) {
                const int joint = posed.clip.skeleton.column(column).joint;
                if (std::ranges::find(moved, joint) == moved.end())
                    QCOMPARE(solved.values[static_cast<std::size_t>(column)], start[static_cast<std::size_t>(column)]);
            }
        }
    }
}

void PoseSolverTest::bonesKeepTheirLengths()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(5);
    const Pose before = posed.pose(start);
    PoseGoal goal = posed.here(start, posed.node("RightHand"));
    goal.position += glm::dvec3(5.0, 60.0, 45.0);
    for (const SolverReach reach : allReaches) {
        const Pose after = posed.pose(posed.solver.solve(start, goal, {}, {.reach = reach}).values);
        for (int joint = 1; joint < posed.clip.skeleton.jointCount(); ++joint) {
            const auto index = static_cast<std::size_t>(joint);
            const auto parent = static_cast<std::size_t>(posed.clip.skeleton.joint(joint).parent);
            const double change = glm::distance(after.jointPositions[index], after.jointPositions[parent]) -
                                  glm::distance(before.jointPositions[index], before.jointPositions[parent]);
            QVERIFY(std::abs(change) < 1e-9);
        }
    }
}

void PoseSolverTest::aLimbPointsAtAGoalOutOfReach()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    PoseGoal goal = posed.here(start, posed.node("RightFoot"));
    goal.position += glm::dvec3(-60.0, 40.0, 120.0);
    const SolvedPose solved = posed.solver.solve(start, goal, {}, {});
    const Pose pose = posed.pose(solved.values);
    const auto at = [&](const char *name) { return pose.positionOf(posed.node(name)); };
    const glm::dvec3 wanted = glm::normalize(goal.position - at("RightUpLeg"));
    QVERIFY(glm::distance(glm::normalize(at("RightLeg") - at("RightUpLeg")), wanted) < 1e-7);
    QVERIFY(glm::distance(glm::normalize(at("RightFoot") - at("RightLeg")), wanted) < 1e-7);
    QVERIFY(std::abs(solved.missing - (glm::distance(goal.position, at("RightUpLeg")) - 83.0)) < 1e-9);
}

void PoseSolverTest::aTailPointsAtAGoalOutOfReach()
{
    Clip clip;
    for (int joint = 0; joint < 6; ++joint) {
        clip.skeleton.addJoint({.name = "j" + std::to_string(joint),
                                .parent = joint - 1,
                                .offset = {0.0, joint == 0 ? 0.0 : 10.0, 0.0},
                                .channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation}});
    }
    clip.skeleton.addEndSite({.parent = 5, .offset = {0.0, 10.0, 0.0}});
    clip.motion = Motion(1, clip.skeleton.columnCount());
    const BodyRoles roles(std::vector<JointRole>(6));
    const Posed posed(std::move(clip), roles);
    const std::vector<double> start = posed.values(0);
    for (const glm::dvec3 &where : {glm::dvec3(80, 0, 0), glm::dvec3(10, -100, 3), glm::dvec3(400, 300, 0)}) {
        const SolvedPose solved = posed.solver.solve(start, {NodeId::endSite(0), where, {}}, {}, {});
        const Pose pose = posed.pose(solved.values);
        const double angle = std::acos(glm::dot(glm::normalize(where), glm::normalize(pose.endPositions[0])));
        qInfo("(%g %g %g): length %g, angle %g", where.x, where.y, where.z, glm::length(pose.endPositions[0]),
              angle * degreesPerRadian);
        QVERIFY2(glm::length(pose.endPositions[0]) > 59.99,
                 qPrintable(QString::number(glm::length(pose.endPositions[0]))));
        QVERIFY(angle * degreesPerRadian < 0.1);
    }
    // The tail is straight and folds for a goal on its own line.
    const SolvedPose folded = posed.solver.solve(start, {NodeId::endSite(0), {0.0, 30.0, 0.0}, {}}, {}, {});
    QVERIFY(folded.missing <= 0.01 * posed.solver.ncm());
}

// The position where a hand comes nearest to a goal out of reach is also the nearest for every goal between the two.
void PoseSolverTest::theNearestPositionToAGoalIsAlsoNearestToHalfwayGoals()
{
    const Posed posed = walker();
    const double ncm = posed.solver.ncm();
    for (const int frame : {3, 12, 47}) {
        const std::vector<double> start = posed.values(frame);
        const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                         posed.here(start, posed.node("RightFoot"), true),
                                         posed.here(start, posed.node("LeftHand"))};
        for (const glm::dvec3 &displacement :
             {glm::dvec3(-90, 120, 140), glm::dvec3(300, -50, 80), glm::dvec3(10, 400, 0), glm::dvec3(0, -60, -240)}) {
            PoseGoal goal = posed.here(start, posed.node("RightHand"));
            goal.position += displacement;
            const SolvedPose far = posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody});
            const glm::dvec3 reached = posed.here(far.values, goal.node).position;
            QVERIFY(far.missing > 20.0 * ncm);
            QVERIFY2(far.worstPin <= 0.01 * ncm, qPrintable(QString::number(far.worstPin / ncm)));
            PoseGoal nearer = goal;
            nearer.position = glm::mix(reached, goal.position, 0.5);
            const SolvedPose half = posed.solver.solve(start, nearer, pins, {.reach = SolverReach::WholeBody});
            const double away = glm::distance(posed.here(half.values, goal.node).position, reached) / ncm;
            // For a goal halfway to the unreachable one the hand stops at the same position and misses half as much.
            QVERIFY2(std::abs(half.missing - 0.5 * far.missing) < 0.02 * ncm && away < 0.5,
                     qPrintable(QString::number(away) +
                                QStringLiteral(" ncm apart, missing %1 and %2").arg(half.missing).arg(far.missing)));
        }
    }
}

void PoseSolverTest::nearGoalsGiveNearPoses()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    const double step = 0.1 * posed.solver.ncm();
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true)};
    double worst = 0.0;
    for (const char *name : {"RightFoot", "RightHand", "Head"}) {
        for (const SolverReach reach : allReaches) {
            for (const glm::dvec3 &displacement :
                 {glm::dvec3(-60, 40, 120), glm::dvec3(80, 150, 60), glm::dvec3(0, -80, -150), glm::dvec3(0, 300, 0)}) {
                PoseGoal goal = posed.here(start, posed.node(name));
                goal.position += displacement;
                PoseGoal near = goal;
                near.position += step * glm::normalize(glm::dvec3(1.0, -2.0, 0.5));
                const SolvedPose one = posed.solver.solve(start, goal, pins, {.reach = reach});
                const SolvedPose two = posed.solver.solve(start, near, pins, {.reach = reach});
                if (std::min(one.missing, two.missing) <= 1e-3)
                    continue; // a leg that is nearly straight bends by degrees for a tenth of a unit
                const double angle = posed.largestRotation(one.values, two.values);
                if (angle > 0.5)
                    qInfo("%s reach %d (%g %g %g): %.3f degrees, missing %.4f", name, static_cast<int>(reach),
                          displacement.x, displacement.y, displacement.z, angle, one.missing);
                worst = std::max(worst, angle);
            }
        }
    }
    qInfo("worst %.3g degrees", worst);
    QVERIFY(worst <= 1.0);
}

void PoseSolverTest::draggingBackRestoresThePose()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(40);
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true)};
    for (const SolverReach reach : allReaches) {
        PoseGoal goal = posed.here(start, posed.node("RightHand"));
        const glm::dvec3 from = goal.position;
        std::vector<double> last;
        double before = 0.0;
        for (int step = 40; step >= 0; --step) {
            goal.position = from + glm::dvec3(0.5, 1.0, 0.8) * static_cast<double>(step);
            const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = reach});
            if (!last.empty())
                before = std::max(before, posed.largestRotation(last, solved.values));
            last = solved.values;
        }
        QVERIFY2(before < 6.0, qPrintable(QString::number(before)));
        QVERIFY(posed.largestRotation(last, start) <= 1e-6);
        QCOMPARE(last, start);
    }
}

void PoseSolverTest::aKneeNeverFlips()
{
    for (const bool isBird : {false, true}) {
        const Posed posed = walker({.bendsKneesForward = isBird});
        const std::vector<double> start = posed.values(10);
        const NodeId foot = posed.node("RightFoot");
        const Pose before = posed.pose(start);
        const auto hinge = [&](const Pose &pose) {
            const glm::dvec3 hip = pose.positionOf(posed.node("RightUpLeg"));
            const glm::dvec3 knee = pose.positionOf(posed.node("RightLeg"));
            const glm::dmat3 &world = pose.worldFromJoint[static_cast<std::size_t>(posed.joint("RightUpLeg"))];
            return glm::transpose(world) * glm::cross(knee - hip, pose.positionOf(foot) - knee);
        };
        const glm::dvec3 hip = before.positionOf(posed.node("RightUpLeg"));
        for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
            const std::vector<PoseGoal> pins{posed.here(start, posed.node("Hips"), true)};
            for (int step = 0; step < 200; ++step) {
                const double angle = 0.09 * step;
                const double length = 83.0 * (0.75 + 0.26 * std::sin(0.37 * step));
                const glm::dvec3 direction =
                    glm::normalize(glm::dvec3(0.3 * std::sin(angle), -1.0, 0.6 * std::cos(1.3 * angle)));
                const SolvedPose solved =
                    posed.solver.solve(start, {foot, hip + direction * length, {}}, pins, {.reach = reach});
                const glm::dvec3 now = hinge(posed.pose(solved.values));
                QVERIFY2(glm::dot(now, hinge(before)) > -1e-4, qPrintable(QString::number(step)));
                if (length < 82.9)
                    QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
            }
        }
    }
}

void PoseSolverTest::theEndKeepsItsRotationUnlessAGoalIsGiven()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(25);
    for (const SolverReach reach : allReaches) {
        PoseGoal goal = posed.here(start, posed.node("RightFoot"), true);
        goal.position += glm::dvec3(4.0, 12.0, 9.0);
        const glm::dmat3 old = *goal.rotation;
        goal.rotation.reset();
        const auto after = [&] {
            const SolvedPose solved = posed.solver.solve(start, goal, {}, {.reach = reach});
            return *posed.here(solved.values, goal.node, true).rotation;
        };
        QVERIFY(angleOf(glm::transpose(after()) * old) < 1e-5);
        goal.rotation = rotationAbout(Axis::X, 20.0) * old;
        QVERIFY(angleOf(glm::transpose(after()) * *goal.rotation) < 1e-5);
    }
}

void PoseSolverTest::thePoleTurnsTheKnee()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(25);
    for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
        PoseGoal goal = posed.here(start, posed.node("RightFoot"));
        goal.position += glm::dvec3(0.0, 15.0, 5.0);
        const glm::dvec3 hip = posed.here(start, posed.node("RightUpLeg")).position;
        const SolvedPose solved =
            posed.solver.solve(start, goal, {}, {.reach = reach, .pole = hip + glm::dvec3(-100.0, 0.0, 0.0)});
        QVERIFY(solved.missing <= 0.01 * posed.solver.ncm());
        const Pose pose = posed.pose(solved.values);
        const glm::dvec3 side = pose.positionOf(posed.node("RightLeg")) - pose.positionOf(posed.node("RightUpLeg"));
        QVERIFY2(side.x < -10.0, qPrintable(QString::number(side.x)));
    }
}

void PoseSolverTest::kneesDoNotBendBackwards()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                     posed.here(start, posed.node("RightFoot"), true)};
    for (const glm::dvec3 &displacement : {glm::dvec3(0, 40, 0), glm::dvec3(0, 5, -60), glm::dvec3(0, 9, 60)}) {
        PoseGoal goal = posed.here(start, posed.node("Hips"));
        goal.position += displacement;
        const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody});
        const Pose pose = posed.pose(solved.values);
        for (const std::string side : {"Left", "Right"}) {
            const glm::dvec3 knee = pose.positionOf(posed.node(side + "Leg"));
            const glm::dvec3 upper = knee - pose.positionOf(posed.node(side + "UpLeg"));
            const glm::dvec3 lower = pose.positionOf(posed.node(side + "Foot")) - knee;
            const glm::dvec3 x = pose.worldFromJoint[static_cast<std::size_t>(posed.joint(side + "UpLeg"))][0];
            const double sine = glm::dot(glm::cross(upper, lower), x) / (42.0 * 41.0);
            QVERIFY2(sine > -1e-6, qPrintable(QString::number(sine)));
        }
        QVERIFY2(solved.worstPin <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.worstPin)));
    }
}

// A hand that is dragged far away, as far as out of reach, bends all of the spine.
void PoseSolverTest::aSpineDoesNotFold()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    const ReadResult read = readBvhFile((sharedFolder() + QStringLiteral("/takes/walk-mixamo.bvh")).toStdString());
    if (!read.clip)
        QSKIP("the take is not beside the project");
    const Posed posed = body(*read.clip);
    const double ncm = posed.solver.ncm();
    for (const int frame : {20, 150, 300}) {
        const std::vector<double> start = posed.values(frame);
        const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                         posed.here(start, posed.node("RightFoot"), true)};
        for (const glm::dvec3 &direction :
             {glm::dvec3(1, 0, 0), glm::dvec3(-1, 0, 0), glm::dvec3(0, 0, 1), glm::dvec3(0, 0, -1),
              glm::dvec3(0, -1, 0), glm::dvec3(0, 1, 0), glm::dvec3(0.6, -0.5, 0.6), glm::dvec3(-0.6, -0.5, -0.6)}) {
            for (const double distance : {40.0, 100.0, 250.0}) {
                PoseGoal goal = posed.here(start, posed.node("LeftHand"));
                goal.position += direction * distance * ncm;
                const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody});
                QVERIFY2(distance > 100.0 || solved.missing <= 0.01 * ncm, qPrintable(QString::number(solved.missing)));
                QVERIFY(solved.worstPin <= 0.01 * ncm);
                const Pose before = posed.pose(start);
                const Pose after = posed.pose(solved.values);
                for (const char *name : {"LowerBack", "Spine", "Spine1", "LeftShoulder"}) {
                    const double degrees = bendOf(posed, posed.joint(name), before, after);
                    QVERIFY2(degrees < 70.0, qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(degrees)));
                }
            }
        }
    }
}

void PoseSolverTest::oddInputGivesTheStartPose()
{
    const Posed posed = walker({.frames = 30});
    const std::vector<double> start = posed.values(12);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    for (const SolverReach reach : allReaches) {
        for (const double odd : {nan, infinite, -infinite, 1e300}) {
            const PoseGoal goal{posed.node("RightHand"), {odd, 1.0, 2.0}, {}};
            const PoseGoal pin{posed.node("LeftFoot"), {1.0, odd, 2.0}, {}};
            QCOMPARE(posed.solver.solve(start, goal, {}, {.reach = reach}).values, start);
            QCOMPARE(posed.solver.hold(start, std::vector{pin}, {.reach = reach}).values, start);
        }
        const PoseGoal nothing{NodeId{}, {}, {}};
        QCOMPARE(posed.solver.solve(start, nothing, {}, {.reach = reach}).values, start);
        QCOMPARE(posed.solver.hold(start, {}, {.reach = reach}).values, start);
        QCOMPARE(posed.solver.hold(start, std::vector{nothing}, {.reach = reach}).values, start);
        const PoseGoal far{posed.node("RightHand"), {1e9, 1.0, 2.0}, {}};
        for (const double value : posed.solver.solve(start, far, {}, {.reach = reach}).values)
            QVERIFY(std::isfinite(value));
    }
    QVERIFY(posed.solver.movedJoints(NodeId::joint(99), SolverReach::Limb).empty());
}

void PoseSolverTest::oddSkeletonsCanBeSolved()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "a", .channels = {}});
    clip.skeleton.addJoint({.name = "b", .parent = 0, .channels = {channels::Xrotation}});
    clip.skeleton.addJoint({.name = "c", .parent = 1, .channels = {channels::Zrotation, channels::Zrotation}});
    clip.skeleton.addEndSite({.parent = 2, .offset = {0.0, 0.0, 0.0}});
    clip.skeleton.addJoint({.name = "d", .channels = {channels::Yposition}});
    clip.skeleton.addEndSite({.parent = 3, .offset = {0.0, 1.0, 0.0}});
    clip.motion = Motion(0, clip.skeleton.columnCount());
    const BodyRoles roles(std::vector<JointRole>(4));
    const Posed posed(std::move(clip), roles);
    const std::vector<double> start(posed.clip.skeleton.columnCount() > 0 ? 4 : 0);
    for (const NodeId node : allNodes(posed)) {
        for (const SolverReach reach : allReaches) {
            const SolvedPose solved =
                posed.solver.solve(start, {node, {1.0, 2.0, 3.0}, glm::dmat3(1.0)},
                                   std::vector{posed.here(start, NodeId::joint(2))}, {.reach = reach});
            for (const double value : solved.values)
                QVERIFY(std::isfinite(value));
        }
    }
    const SolvedPose raised =
        posed.solver.solve(start, {NodeId::joint(3), {0.0, 2.0, 0.0}, {}}, {}, {.reach = SolverReach::Limb});
    QVERIFY(raised.missing < 1e-3);
}

void PoseSolverTest::pinsThatNothingMovesKeepTheirLimbs()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                     posed.here(start, posed.node("RightFoot")),
                                     posed.here(start, posed.node("LeftHand"), true)};
    PoseGoal goal = posed.here(start, posed.node("RightHand"));
    goal.position += glm::dvec3(-8.0, 25.0, 30.0);
    const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = SolverReach::UpToChest});
    QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
    QVERIFY2(solved.worstPin <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.worstPin)));
    for (const char *name : {"Hips", "LeftUpLeg", "LeftLeg", "LeftFoot", "RightUpLeg", "RightLeg", "RightFoot"}) {
        const Joint &joint = posed.clip.skeleton.joint(posed.joint(name));
        for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column)
            QCOMPARE(solved.values[static_cast<std::size_t>(column)], start[static_cast<std::size_t>(column)]);
    }
    const auto spine = static_cast<std::size_t>(posed.clip.skeleton.joint(posed.joint("Spine")).firstColumn);
    QVERIFY(solved.values[spine] != start[spine]);
}

void PoseSolverTest::kneesWithOneChannelReachToo()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    for (const char *name : {"LeftLeg", "RightLeg"})
        clip.skeleton.setChannels(jointNamed(clip.skeleton, name), {channels::Xrotation});
    clip.motion = Motion(1, clip.skeleton.columnCount());
    clip.source.reset();
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    const Posed posed(std::move(clip), roles);
    std::vector<double> start = posed.values(0);
    start[static_cast<std::size_t>(posed.clip.skeleton.joint(posed.joint("LeftLeg")).firstColumn)] = 30.0;
    for (const SolverReach reach : allReaches) {
        PoseGoal goal = posed.here(start, posed.node("LeftFoot"));
        goal.position += glm::dvec3(6.0, 14.0, 8.0);
        const SolvedPose solved = posed.solver.solve(start, goal, {}, {.reach = reach});
        QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
    }
}

void PoseSolverTest::anyGoalGivesFiniteNumbers()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> anywhere(-300.0, 300.0);
    std::uniform_int_distribution<int> any(0, 23);
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const Posed posed = randomTree(seed, 24);
        const std::vector<double> start = posed.values(1);
        SolverSettings settings{.reach = allReaches[seed % 3],
                                .limits = seed % 2 == 0 ? LimitSource::Role : LimitSource::None};
        settings.locked.resize(24);
        settings.locked[static_cast<std::size_t>(any(random))] = true;
        std::vector<PoseGoal> pins;
        for (int pin = 0; pin < 3; ++pin)
            pins.push_back(posed.here(start, NodeId::joint(any(random)), pin == 0));
        pins.front().position.x += 5.0;
        const PoseGoal goal{NodeId::joint(any(random)), {anywhere(random), anywhere(random), anywhere(random)}, {}};
        const SolvedPose solved = posed.solver.solve(start, goal, pins, settings);
        QVERIFY(std::ranges::all_of(solved.values, [](double value) { return std::isfinite(value); }));
        QVERIFY(std::isfinite(solved.missing) && std::isfinite(solved.worstPin));
    }
}

void PoseSolverTest::lockedJointsDoNotMove()
{
    const Posed posed = walker();
    const std::vector<double> start = posed.values(12);
    PoseGoal goal = posed.here(start, posed.node("RightHand"));
    goal.position += glm::dvec3(5.0, 30.0, 25.0);
    for (const char *name : {"RightForeArm", "RightHand", "Spine", "Hips"}) {
        SolverSettings settings;
        settings.locked.resize(posed.clip.skeleton.joints().size());
        settings.locked[static_cast<std::size_t>(posed.joint(name))] = true;
        for (const SolverReach reach : allReaches) {
            settings.reach = reach;
            const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
            const Joint &joint = posed.clip.skeleton.joint(posed.joint(name));
            for (int column = joint.firstColumn; column < joint.firstColumn + joint.columnCount(); ++column)
                QCOMPARE(solved.values[static_cast<std::size_t>(column)], start[static_cast<std::size_t>(column)]);
            QVERIFY(solved.values != start);
        }
    }
}

void PoseSolverTest::straightLegsBendWhenTheHipsGoDown()
{
    const Posed posed = walker();
    const std::vector<double> start(posed.values(0).size());
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                     posed.here(start, posed.node("RightFoot"), true)};
    for (const double depth : {0.01, 1.0, 20.0}) {
        PoseGoal goal = posed.here(start, posed.node("Hips"));
        goal.position.y -= depth;
        const SolvedPose solved = posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody});
        QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
        QVERIFY2(solved.worstPin <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.worstPin)));
        const Pose pose = posed.pose(solved.values);
        QVERIFY(pose.positionOf(posed.node("LeftLeg")).z > 0.1 * std::sqrt(depth));
        QVERIFY(pose.positionOf(posed.node("RightLeg")).z > 0.1 * std::sqrt(depth));
    }
}

// A root that stays on the floor, and two joints that travel one below the other.
void PoseSolverTest::theUppermostTravellingJointCarriesTheFigure()
{
    Clip clip;
    const std::vector<Channel> six(allChannels.begin(), allChannels.end());
    const std::vector<Channel> turns(allChannels.begin() + 3, allChannels.end());
    clip.skeleton.addJoint({"Floor", NoJoint, {}, six, 0});
    clip.skeleton.addJoint({"Cart", 0, {0.0, 10.0, 0.0}, six, 0});
    clip.skeleton.addJoint({"Arm", 1, {0.0, 10.0, 0.0}, turns, 0});
    clip.skeleton.addJoint({"Crane", 2, {0.0, 10.0, 0.0}, six, 0});
    clip.skeleton.addJoint({"Hook", 3, {0.0, 10.0, 0.0}, turns, 0});
    clip.skeleton.addEndSite({"Site", 4, {0.0, 5.0, 0.0}, 0});
    clip.motion = Motion(20, clip.skeleton.columnCount());
    for (int frame = 0; frame < 20; ++frame) {
        for (const int joint : {1, 3}) {
            clip.motion.setValue(frame, clip.skeleton.joint(joint).firstColumn, 10.0 * frame);
            clip.motion.setValue(frame, clip.skeleton.joint(joint).firstColumn + 1, 10.0);
        }
    }
    const BodyRoles roles(std::vector<JointRole>(clip.skeleton.joints().size()));
    const Posed posed(std::move(clip), roles);
    QCOMPARE(posed.solver.movedJoints(NodeId::joint(4), SolverReach::WholeBody), (std::vector<int>{1, 2, 3}));
    QCOMPARE(posed.solver.movedJoints(NodeId::endSite(0), SolverReach::WholeBody), (std::vector<int>{1, 2, 3, 4}));
    QCOMPARE(posed.solver.movedJoints(NodeId::joint(1), SolverReach::Limb), std::vector<int>{1});
    QCOMPARE(posed.solver.movedJoints(NodeId::joint(0), SolverReach::Limb), std::vector<int>{0});
    const std::vector<double> start = posed.values(5);
    PoseGoal goal = posed.here(start, NodeId::joint(4));
    goal.position += glm::dvec3(0.0, 0.0, 300.0);
    const SolvedPose solved = posed.solver.solve(start, goal, {}, {.reach = SolverReach::WholeBody});
    QVERIFY(solved.missing < 1e-3);
    for (int column = 0; column < 6; ++column)
        QCOMPARE(solved.values[static_cast<std::size_t>(column)], start[static_cast<std::size_t>(column)]);
    for (int axis = 0; axis < 3; ++axis) {
        const auto column = static_cast<std::size_t>(posed.clip.skeleton.joint(3).firstColumn + axis);
        QCOMPARE(solved.values[column], start[column]);
    }
}

void PoseSolverTest::straightLegsBendWithoutLimitsToo()
{
    const Posed posed = walker();
    const std::vector<double> start(posed.values(0).size());
    const std::vector<PoseGoal> pins{posed.here(start, posed.node("LeftFoot"), true),
                                     posed.here(start, posed.node("RightFoot"), true)};
    PoseGoal goal = posed.here(start, posed.node("Hips"));
    goal.position.y -= 20.0;
    const SolvedPose solved =
        posed.solver.solve(start, goal, pins, {.reach = SolverReach::WholeBody, .limits = LimitSource::None});
    QVERIFY2(solved.missing <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.missing)));
    QVERIFY2(solved.worstPin <= 0.01 * posed.solver.ncm(), qPrintable(QString::number(solved.worstPin)));
    QVERIFY(posed.pose(solved.values).positionOf(posed.node("LeftLeg")).z > 0.4);
}

QTEST_APPLESS_MAIN(PoseSolverTest)

} // namespace tst_posesolver

#include "tst_posesolver.moc"
