#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "motion/jointsbyname.h"
#include "proportions/offsetplan.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>
#include <limits>

namespace tst_offsetplan {

using namespace limber;
using namespace limber::test;

namespace {

// The skeleton of a walker and the roles of its joints.
struct Body
{
    Skeleton skeleton = makeWalker({.frames = 2}).clip.skeleton;
    BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());

    [[nodiscard]] Skeleton with(const OffsetPlan &plan) const { return planned(skeleton, roles, Axis::Y, plan); }
};

double lengthOf(const Skeleton &skeleton, std::string_view name)
{
    return glm::length(skeleton.joint(jointNamed(skeleton, name)).offset);
}

} // namespace

// What a user sets for the proportions, and the OFFSETs that result.
class OffsetPlanTest : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyPlanChangesNothing();
    void aLimbGrowsOnBothSidesAndNothingElseDoes();
    void aWidthGrowsAcrossTheBodyOnly();
    void aHeightIsReachedWithLongerLegs();
    void theLengthOfASingleBoneOverridesOtherSettings();
    void impossibleNumbersAreIgnored();
    void aSkeletonWithoutRolesHasNoLimbs();
    void bonesOnALineAreMeasuredAlongThem();
    void jointsOfTheSameNameAreMatchedInOrder();
    void aWidthGrowsAlongAllItsJoints();
    void limbsThatAreMissingDoNotGrow();
};

void OffsetPlanTest::anEmptyPlanChangesNothing()
{
    const Body body;
    QVERIFY(changedOffsets(body.skeleton, body.with({})).empty());
}

void OffsetPlanTest::aLimbGrowsOnBothSidesAndNothingElseDoes()
{
    const Body body;
    OffsetPlan plan;
    plan.setFactor(LimbGroup::Thigh, 1.25);
    const Skeleton after = body.with(plan);
    QCOMPARE(changedOffsets(body.skeleton, after).size(), std::size_t(2));
    for (const char *name : {"LeftLeg", "RightLeg"})
        QCOMPARE(lengthOf(after, name), 1.25 * lengthOf(body.skeleton, name));
}

void OffsetPlanTest::aWidthGrowsAcrossTheBodyOnly()
{
    const Body body;
    OffsetPlan plan;
    plan.setFactor(LimbGroup::HipWidth, 2.0);
    const Skeleton after = body.with(plan);
    for (const char *name : {"LeftUpLeg", "RightUpLeg"}) {
        const glm::dvec3 before = body.skeleton.joint(jointNamed(body.skeleton, name)).offset;
        const glm::dvec3 now = after.joint(jointNamed(after, name)).offset;
        QCOMPARE(now.x, 2.0 * before.x);
        QCOMPARE(now.y, before.y);
        QCOMPARE(now.z, before.z);
    }
}

void OffsetPlanTest::aHeightIsReachedWithLongerLegs()
{
    const Body body;
    const BodyHeight height(body.skeleton, body.roles, Axis::Y);
    QVERIFY(height.of(body.skeleton) > 100.0);
    OffsetPlan plan;
    plan.setFactor(LimbGroup::Shin, 1.5);
    plan.height = 42.0;
    const Skeleton after = body.with(plan);
    QVERIFY(std::abs(height.of(after) - 42.0) < 1e-9);
    const double shinFraction = lengthOf(after, "LeftFoot") / lengthOf(after, "LeftLeg");
    const double fractionBefore = lengthOf(body.skeleton, "LeftFoot") / lengthOf(body.skeleton, "LeftLeg");
    QVERIFY(std::abs(shinFraction - 1.5 * fractionBefore) < 1e-9);
}

void OffsetPlanTest::theLengthOfASingleBoneOverridesOtherSettings()
{
    const Body body;
    const NodeId shin = NodeId::joint(jointNamed(body.skeleton, "LeftFoot"));
    OffsetPlan plan;
    plan.copied = {{shin, {0.0, -3.0, 0.0}}};
    plan.setFactor(LimbGroup::Shin, 2.0);
    plan.bones = {{shin, 7.0}};
    const Skeleton after = body.with(plan);
    QCOMPARE(after.offsetOf(shin), glm::dvec3(0.0, -7.0, 0.0));
    QCOMPARE(lengthOf(after, "RightFoot"), 2.0 * lengthOf(body.skeleton, "RightFoot"));
}

void OffsetPlanTest::impossibleNumbersAreIgnored()
{
    const Body body;
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinite = std::numeric_limits<double>::infinity();
    for (const double number : {nan, infinite, -infinite, -1.0}) {
        OffsetPlan plan;
        plan.setFactor(LimbGroup::Neck, number);
        plan.height = number;
        plan.bones = {{NodeId::joint(1), number}, {NodeId::joint(9999), 1.0}, {NodeId(), 1.0}};
        plan.copied = {{NodeId::endSite(9999), {1.0, 1.0, 1.0}}};
        QVERIFY(changedOffsets(body.skeleton, body.with(plan)).empty());
    }
}

void OffsetPlanTest::aSkeletonWithoutRolesHasNoLimbs()
{
    const Body body;
    Skeleton one;
    one.addJoint({.name = "", .offset = {0.0, 0.0, 0.0}, .channels = {}});
    for (const LimbGroup group : allLimbGroups) {
        QVERIFY(!bonesOf(group, body.skeleton, body.roles).empty());
        QVERIFY(bonesOf(group, body.skeleton, {}).empty());
        QVERIFY(bonesOf(group, one, BodyRoles({JointRole()})).empty());
        QVERIFY(bonesOf(group, {}, {}).empty());
    }
    OffsetPlan plan;
    plan.height = 2.0;
    QVERIFY(changedOffsets(one, planned(one, {}, Axis::Y, plan)).empty());
    QVERIFY(changedOffsets({}, planned({}, {}, Axis::Y, plan)).empty());
}

void OffsetPlanTest::bonesOnALineAreMeasuredAlongThem()
{
    Body body;
    for (const NodeId node : body.skeleton.nodesInFileOrder()) {
        if (body.skeleton.parentOf(node) != NoJoint)
            body.skeleton.setOffset(node, {glm::length(body.skeleton.offsetOf(node)), 0.0, 0.0});
    }
    const BodyHeight height(body.skeleton, body.roles, Axis::Y);
    QVERIFY(height.of(body.skeleton) > 100.0);
    OffsetPlan plan;
    plan.height = 2.0;
    QVERIFY(std::abs(height.of(body.with(plan)) - 2.0) < 1e-12);
}

void OffsetPlanTest::jointsOfTheSameNameAreMatchedInOrder()
{
    Skeleton a;
    a.addJoint({.name = "a", .channels = {}});
    a.addJoint({.name = "b", .parent = 0, .channels = {}});
    a.addJoint({.name = "b", .parent = 1, .channels = {}});
    a.addEndSite({.parent = 2});
    Skeleton b;
    b.addJoint({.name = "b", .channels = {}});
    b.addEndSite({.parent = 0});
    b.addJoint({.name = "b", .parent = 0, .channels = {}});
    const JointsByName byName(b);
    QVERIFY(!byName.find(a, NodeId::joint(0)));
    QCOMPARE(byName.find(a, NodeId::joint(1))->index, 0);
    QCOMPARE(byName.find(a, NodeId::joint(2))->index, 1);
    QVERIFY(!byName.find(a, NodeId::endSite(0))); // the second b has no end site
}

// Collar bones lie between the chest and the arms; the shoulders are where the arms begin.
void OffsetPlanTest::aWidthGrowsAlongAllItsJoints()
{
    Skeleton skeleton;
    const auto add = [&](const char *name, int parent, const glm::dvec3 &offset) {
        return skeleton.addJoint({name, parent, offset, {channels::Zrotation}, 0});
    };
    const int hips = add("Hips", NoJoint, {});
    const int spine = add("Spine", hips, {0.0, 40.0, 0.0});
    add("Neck", spine, {0.0, 20.0, 0.0});
    add("LeftArm", add("LeftShoulder", spine, {4.0, 15.0, 6.0}), {12.0, 3.0, -2.0});
    add("RightArm", add("RightShoulder", spine, {-5.0, 14.0, 1.0}), {-11.0, 4.0, 3.0});
    OffsetPlan plan;
    plan.setFactor(LimbGroup::ShoulderWidth, 2.0);
    const Skeleton after = planned(skeleton, rolesByName(skeleton, Vocabulary::builtIn()), Axis::Y, plan);
    const auto offsetOf = [&](const char *name) { return after.joint(jointNamed(after, name)).offset; };
    // The arms begin at (16, 18, 4) and (-16, 18, 4) from the spine: the width is along X.
    QVERIFY(glm::distance(offsetOf("LeftShoulder"), {8.0, 15.0, 6.0}) < 1e-12);
    QVERIFY(glm::distance(offsetOf("LeftArm"), {24.0, 3.0, -2.0}) < 1e-12);
    QVERIFY(glm::distance(offsetOf("RightShoulder"), {-10.0, 14.0, 1.0}) < 1e-12);
    QVERIFY(glm::distance(offsetOf("RightArm"), {-22.0, 4.0, 3.0}) < 1e-12);
    QCOMPARE(offsetOf("Neck"), glm::dvec3(0.0, 20.0, 0.0));
}

void OffsetPlanTest::limbsThatAreMissingDoNotGrow()
{
    const Body body;
    OffsetPlan plan;
    for (const LimbGroup group : allLimbGroups)
        plan.setFactor(group, 2.0);
    QVERIFY(!changedOffsets(body.skeleton, body.with(plan)).empty());
    const BodyRoles none(std::vector<JointRole>(static_cast<std::size_t>(body.skeleton.jointCount())));
    QVERIFY(changedOffsets(body.skeleton, planned(body.skeleton, none, Axis::Y, plan)).empty());
}

QTEST_GUILESS_MAIN(OffsetPlanTest)

} // namespace tst_offsetplan

#include "tst_offsetplan.moc"
