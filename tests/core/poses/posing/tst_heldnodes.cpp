#include "posing/heldfeet.h"
#include "posing/heldnodes.h"

#include "support/walker.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "geometry/geometry.h"
#include "posing/jointmoves.h"
#include "posing/spreadchange.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <cmath>

namespace tst_heldnodes {

using namespace limber;
using namespace limber::test;

// Nodes that stay where they are while a pose changes.
class HeldNodesTest : public QObject
{
    Q_OBJECT

private slots:
    void weightsRiseAndFadeAroundTheFrames();
    void goalsAreWhereTheNodesWere();
    void anAnkleBringsItsToe();
    void feetKeepTheirPathWhileTheySwingLow();
    void heelsRiseBeforeALegIsStraight_data();
    void heelsRiseBeforeALegIsStraight();
    void pinsHoldInEveryFrameOfTheChange();
    void aHandStaysOnAHandThatIsHeldItself();
    void contactsAreReleasedSmoothly_data();
    void contactsAreReleasedSmoothly();
};

void HeldNodesTest::weightsRiseAndFadeAroundTheFrames()
{
    const HeldNode held{NodeId::joint(3), false, {{10, 20}, {40, 50}}};
    QCOMPARE(holdingWeight(held, 15, 5), 1.0);
    QCOMPARE(holdingWeight(held, 20, 5), 1.0);
    QVERIFY(holdingWeight(held, 21, 5) < 1.0);
    QVERIFY(holdingWeight(held, 25, 5) > 0.0);
    QCOMPARE(holdingWeight(held, 26, 5), 0.0);
    QCOMPARE(holdingWeight(held, 35, 5), holdingWeight(held, 25, 5));
    QCOMPARE(holdingWeight(held, 30, 8), 1.0); // a short gap is a step
    QCOMPARE(holdingWeight(held, 9, 0), 0.0);
    QCOMPARE(holdingWeight({NodeId::joint(3), false, {}}, 999, 0), 1.0);
}

void HeldNodesTest::goalsAreWhereTheNodesWere()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const Pose before = poseAt(clip, 10, {});
    const Pose changed = poseAt(clip, 20, {});
    const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    const std::vector<HeldNode> held{{foot, true, {{0, 10}}}, {NodeId::joint(0), false, {{50, 59}}}};
    auto goals = holdingGoals(clip.skeleton, held, 10, 4, before, changed);
    QCOMPARE(goals.size(), std::size_t(1));
    QCOMPARE(goals[0].position, before.positionOf(foot));
    QCOMPARE(*goals[0].rotation, before.worldFromJoint[static_cast<std::size_t>(foot.index)]);
    goals = holdingGoals(clip.skeleton, held, 12, 4, before, changed);
    const double weight = holdingWeight(held[0], 12, 4);
    QVERIFY(weight > 0.0 && weight < 1.0);
    QVERIFY(glm::distance(goals[0].position, glm::mix(changed.positionOf(foot), before.positionOf(foot), weight)) <
            1e-12);
    QVERIFY(holdingGoals(clip.skeleton, held, 30, 4, before, changed).empty());
}

// Two goals for one foot must not contradict each other: a search between them jumps from frame to frame.
void HeldNodesTest::anAnkleBringsItsToe()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const Pose before = poseAt(clip, 10, {});
    const NodeId ankle = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    const NodeId toe = NodeId::joint(jointNamed(clip.skeleton, "LeftToeBase"));
    std::vector<double> values(clip.motion.frame(10).begin(), clip.motion.frame(10).end());
    values[1] -= 3.0;
    values[4] += 20.0;
    const Pose changed = evaluatePose(clip.skeleton, values, {});
    const auto toeOf = [&](const PoseGoal &goal) {
        return goal.position + *goal.rotation * (glm::transpose(before.worldFromJoint[std::size_t(ankle.index)]) *
                                                 (before.positionOf(toe) - before.positionOf(ankle)));
    };
    const auto goalsOf = [&](const FrameInterval &ofAnkle, const FrameInterval &ofToe, const Pose &pose) {
        return holdingGoals(clip.skeleton, std::vector<HeldNode>{{ankle, true, {ofAnkle}}, {toe, true, {ofToe}}}, 10, 8,
                            before, pose);
    };
    for (const FrameInterval ofAnkle : {FrameInterval{0, 20}, {14, 20}}) {
        for (const FrameInterval ofToe : {FrameInterval{0, 20}, {13, 20}, {16, 20}}) {
            const auto goals = goalsOf(ofAnkle, ofToe, changed);
            QCOMPARE(goals.size(), std::size_t(1));
            QCOMPARE(goals[0].node, ankle);
            if (ofToe.first == 0)
                QVERIFY(glm::distance(toeOf(goals[0]), before.positionOf(toe)) < 1e-9);
        }
    }
    // A toe whose own joint was rotated is held by itself, where its ankle brings it.
    const Joint &bent = clip.skeleton.joint(toe.index);
    values[static_cast<std::size_t>(bent.firstColumn)] += 15.0;
    const auto goals = goalsOf({0, 20}, {14, 20}, evaluatePose(clip.skeleton, values, {}));
    QCOMPARE(goals.size(), std::size_t(2));
    QVERIFY(glm::distance(toeOf(goals[0]), goals[1].position) < 1e-9);
}

void HeldNodesTest::feetKeepTheirPathWhileTheySwingLow()
{
    const Walker walker = makeWalker({.frames = 240});
    const Clip &clip = walker.clip;
    const std::vector<FigureLegs> legs = legsOfFigures(clip, {}, Axis::Y, Vocabulary::builtIn());
    const JointContacts once{walker.contacts.front().joint, {walker.contacts.front().intervals.front()}};
    const std::vector<HeldNode> held =
        heldFeet(clip, {}, {0.0, 1.0, 0.0}, {once, {walker.contacts.back().joint, {}}}, legs);
    QCOMPARE(held.size(), std::size_t(1)); // the other one never stands
    QVERIFY(held[0].holdsRotation && held[0].swing);
    std::vector<FigureLegs> incomplete = legs;
    for (SidedLeg &leg : incomplete.front().legs)
        leg.joints.shin = NoJoint;
    QVERIFY(!heldFeet(clip, {}, {0.0, 1.0, 0.0}, {once}, incomplete).at(0).swing);
    const int far = once.intervals.front().last + 60;
    QCOMPARE(holdingWeight(held[0], far, 10), 0.0);
    std::vector<double> values(clip.motion.frame(far).begin(), clip.motion.frame(far).end());
    const Pose before = evaluatePose(clip.skeleton, values, {});
    values[1] -= 5.0;
    const Pose lowered = evaluatePose(clip.skeleton, values, {});
    QCOMPARE(holdingGoals(clip.skeleton, held, far, 10, before, lowered).at(0).position,
             before.positionOf(held[0].node));
    // High in the air it goes with the body.
    values[1] += 200.0;
    const Pose high = evaluatePose(clip.skeleton, values, {});
    QVERIFY(holdingGoals(clip.skeleton, held, far, 10, high, lowered).empty());
}

void HeldNodesTest::heelsRiseBeforeALegIsStraight_data()
{
    QTest::addColumn<bool>("holdsAnkles");
    QTest::addColumn<bool>("holdsToes");
    QTest::newRow("both stand") << true << true;
    QTest::newRow("only ankles stand") << true << false;
    QTest::newRow("only toes stand") << false << true;
}

// The hips rise step by step while the figure stands; the knees straighten ever slower.
void HeldNodesTest::heelsRiseBeforeALegIsStraight()
{
    QFETCH(bool, holdsAnkles);
    QFETCH(bool, holdsToes);
    const Walker walker = makeWalker({.frames = 240});
    const Clip &clip = walker.clip;
    const Skeleton &skeleton = clip.skeleton;
    const int ankle = jointNamed(skeleton, "LeftFoot");
    const NodeId toe = NodeId::joint(jointNamed(skeleton, "LeftToeBase"));
    Contacts always;
    for (const int joint : {ankle, toe.index}) {
        if (joint == ankle ? holdsAnkles : holdsToes)
            always.push_back({joint, {{0, 239}}});
    }
    const std::vector<HeldNode> held =
        heldFeet(clip, {}, {0.0, 1.0, 0.0}, always, legsOfFigures(clip, {}, Axis::Y, Vocabulary::builtIn()));
    const PoseSolver solver(clip, {}, bodyRoles(clip, {}, Vocabulary::builtIn()), Axis::Y);
    const int shin = jointNamed(skeleton, "LeftLeg");
    const auto bend = [&](const Pose &pose) {
        return bendingOf(*solver.limbBentAt(shin), pose).radians * degreesPerRadian;
    };
    const std::vector<double> start(clip.motion.frame(10).begin(), clip.motion.frame(10).end());
    const Pose before = evaluatePose(skeleton, start, {});
    double lastBend = bend(before);
    double lastStep = 0.0;
    const double straightest = std::min(lastBend, 8.0);
    for (int step = 1; step <= 60; ++step) {
        std::vector<double> values = start;
        values[1] += 0.2 * step;
        const auto goals = holdingGoals(skeleton, held, 10, 8, before, evaluatePose(skeleton, values, {}));
        const Pose now = evaluatePose(skeleton, solver.hold(values, goals, {}).values, {});
        const double turned = lastBend - bend(now);
        QVERIFY2(bend(now) > straightest && turned > -1e-6, qPrintable(QString::number(step)));
        QVERIFY2(step == 1 || turned < lastStep + 0.5, qPrintable(QString::number(turned)));
        const glm::dvec3 moved = now.positionOf(toe) - before.positionOf(toe);
        if (step <= 15)
            QVERIFY2(glm::length(moved) < 0.5, qPrintable(QString::number(glm::length(moved))));
        if (holdsToes)
            QVERIFY(angleOf(glm::transpose(before.worldFromJoint[std::size_t(toe.index)]) *
                            now.worldFromJoint[std::size_t(toe.index)]) < 1e-6);
        lastBend = bend(now);
        lastStep = turned;
    }
    QVERIFY2(lastBend < 12.0, qPrintable(QString::number(lastBend)));
}

void HeldNodesTest::pinsHoldInEveryFrameOfTheChange()
{
    const Clip before = makeWalker({.frames = 120}).clip;
    Clip clip = before;
    const Skeleton &skeleton = before.skeleton;
    const BodyRoles roles = bodyRoles(before, {}, Vocabulary::builtIn());
    const PoseSolver solver(before, {}, roles, Axis::Y);
    std::vector<HeldNode> held;
    for (const char *name : {"LeftFoot", "RightFoot"})
        held.push_back({NodeId::joint(jointNamed(skeleton, name)), true, {}});
    // The hips go down a little and rotate.
    const Pose pose = poseAt(before, 60, {});
    const std::vector<int> hips{0};
    std::vector<double> posed = displacedJoints(skeleton, hips, {0.0, -4.0, 0.0}, pose, before.motion.frame(60));
    posed = solver.hold(posed, holdingGoals(skeleton, held, 60, 0, pose, evaluatePose(skeleton, posed, {})), {}).values;
    const ChangeWindow window({}, 60, std::nullopt, 120, 1.0 / 60.0);
    const PoseChange change(skeleton, before.motion.frame(60), posed, PoseChange::Side::Parent);
    QVERIFY(spreadChange(clip, {}, &solver, {change, window, posed, held, {}}));
    double worst = 0.0;
    double lowered = 0.0;
    for (int frame = 0; frame < 120; ++frame) {
        const Pose was = poseAt(before, frame, {});
        const Pose now = poseAt(clip, frame, {});
        for (const HeldNode &foot : held)
            worst = std::max(worst, glm::distance(was.positionOf(foot.node), now.positionOf(foot.node)));
        lowered = std::max(lowered, was.jointPositions[0].y - now.jointPositions[0].y);
    }
    QVERIFY(std::abs(lowered - 4.0) < 1e-9);
    QVERIFY2(worst <= 0.01 * solver.ncm(), qPrintable(QString::number(worst / solver.ncm())));
}

// The hand that carries the other is back in its place only in the solution.
void HeldNodesTest::aHandStaysOnAHandThatIsHeldItself()
{
    const Clip before = makeWalker({.frames = 120}).clip;
    const Skeleton &skeleton = before.skeleton;
    const PoseSolver solver(before, {}, bodyRoles(before, {}, Vocabulary::builtIn()), Axis::Y);
    const int right = jointNamed(skeleton, "RightHand");
    const NodeId left = NodeId::joint(jointNamed(skeleton, "LeftHand"));
    std::vector<HeldNode> held{{NodeId::joint(right), false, {}}, {left, false, {}}};
    held[1].space = right;
    const Pose pose = poseAt(before, 60, {});
    const std::vector<int> hips{0};
    const std::vector<double> posed = displacedJoints(skeleton, hips, {0.0, -6.0, 3.0}, pose, before.motion.frame(60));
    const SolvedPose solved = solveHeld(skeleton, {}, held, 60, 0, pose, evaluatePose(skeleton, posed, {}),
                                        [&](std::span<const PoseGoal> goals) { return solver.hold(posed, goals, {}); });
    const Pose now = evaluatePose(skeleton, solved.values, {});
    const auto betweenHands = [&](const Pose &in) {
        return glm::transpose(at(in.worldFromJoint, right)) * (in.positionOf(left) - at(in.jointPositions, right));
    };
    const double moved = glm::distance(at(now.jointPositions, right), at(pose.jointPositions, right));
    QVERIFY2(moved <= 0.01 * solver.ncm(), qPrintable(QString::number(moved / solver.ncm())));
    const double apart = glm::distance(betweenHands(now), betweenHands(pose));
    QVERIFY2(apart <= 0.01 * solver.ncm(), qPrintable(QString::number(apart / solver.ncm())));
}

void HeldNodesTest::contactsAreReleasedSmoothly_data()
{
    QTest::addColumn<bool>("toes");
    QTest::addColumn<bool>("rotations");
    QTest::newRow("ankles alone") << false << false;
    QTest::newRow("ankles, and toes that stand longer") << true << false;
    QTest::newRow("both with their rotations") << true << true;
}

void HeldNodesTest::contactsAreReleasedSmoothly()
{
    QFETCH(bool, toes);
    QFETCH(bool, rotations);
    const Walker walker = makeWalker({.frames = 240});
    const Clip &before = walker.clip;
    Clip clip = before;
    const BodyRoles roles = bodyRoles(before, {}, Vocabulary::builtIn());
    const PoseSolver solver(before, {}, roles, Axis::Y);
    std::vector<HeldNode> held;
    for (const JointContacts &contacts : walker.contacts)
        held.push_back({NodeId::joint(contacts.joint), rotations, contacts.intervals});
    if (!toes) {
        held.erase(held.begin() + 1); // they follow the feet
        held.erase(held.begin() + 2);
    }
    const Pose pose = poseAt(before, 120, {});
    const std::vector<int> hips{0};
    const std::vector<double> posed =
        displacedJoints(before.skeleton, hips, {3.0, -2.0, 0.0}, pose, before.motion.frame(120));
    const ChangeWindow window({.secondsBefore = 1.5, .secondsAfter = 1.5}, 120, std::nullopt, 240, 1.0 / 60.0);
    const PoseChange change(before.skeleton, before.motion.frame(120), posed, PoseChange::Side::Parent);
    QVERIFY(spreadChange(clip, {}, &solver, {change, window, posed, held, {}}));
    double worst = 0.0;
    double fastest = 0.0;
    for (int frame = 1; frame < 240; ++frame) {
        if (frame == 120 || frame == 121)
            continue; // this frame was posed without its feet
        for (const HeldNode &foot : held) {
            const auto moved = [&](int at) {
                return poseAt(clip, at, {}).positionOf(foot.node) - poseAt(before, at, {}).positionOf(foot.node);
            };
            if (holdingWeight(foot, frame, 0) == 1.0)
                worst = std::max(worst, glm::length(moved(frame)));
            fastest = std::max(fastest, glm::distance(moved(frame), moved(frame - 1)));
        }
    }
    QVERIFY2(worst <= 0.01 * solver.ncm(), qPrintable(QString::number(worst / solver.ncm())));
    QVERIFY2(fastest < 1.2, qPrintable(QString::number(fastest)));
}

QTEST_APPLESS_MAIN(HeldNodesTest)

} // namespace tst_heldnodes

#include "tst_heldnodes.moc"
