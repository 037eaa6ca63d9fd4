#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "support/disguise.h"
#include "support/walker.h"

#include <QTest>

using namespace limber;
using namespace limber::test;

namespace {

struct NamedJoint
{
    const char *name;
    int parent;
};

Skeleton skeletonOf(const std::vector<NamedJoint> &joints)
{
    Skeleton skeleton;
    for (const NamedJoint &joint : joints)
        skeleton.addJoint({joint.name, joint.parent, {0.0, 1.0, 0.0}, {}, 0});
    return skeleton;
}

QString roleText(const JointRole &role)
{
    const char *side = role.side == BodySide::Left ? "left " : role.side == BodySide::Right ? "right " : "";
    return QLatin1String(side) + QString::fromStdString(std::string(bodyPartName(role.part))) + u' ' +
           QString::number(role.number);
}

Clip withoutNames(Clip clip)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "node_" + std::to_string((joint * 7) % 100));
    return clip;
}

void compareRoles(const BodyRoles &found, const BodyRoles &wanted)
{
    QCOMPARE(found.jointCount(), wanted.jointCount());
    for (int joint = 0; joint < wanted.jointCount(); ++joint)
        QCOMPARE(roleText(found.of(joint)), roleText(wanted.of(joint)));
}

} // namespace

class BodyRolesTest : public QObject
{
    Q_OBJECT

private slots:
    void countsTheSpineByTheHierarchy();
    void findsThePelvisAsTheJointThatCarriesTrunkAndLegs();
    void ignoresAShinAboveItsThigh();
    void choosesTheJointAndNotItsHelperJoint();
    void recognisesAWalkerByItsShapeAndMotion();
    void recognisesAWalkerWhateverItsUpAxisAndSize();
    void leavesLeftAndRightOpenForARotatedRestPose();
    void givesNoRolesToWhatIsNoBody();
    void fillsInWhatNamesLeaveOpen();
};

void BodyRolesTest::countsTheSpineByTheHierarchy()
{
    const Skeleton smpl = skeletonOf(
        {{"Pelvis", -1}, {"Spine1", 0}, {"Spine2", 1}, {"Spine3", 2}, {"Neck", 3}, {"Head", 4}, {"Spine9", 0}});
    const BodyRoles roles = rolesByName(smpl, Vocabulary::builtIn());
    QCOMPARE(roleText(roles.of(1)), QStringLiteral("spine 1"));
    QCOMPARE(roleText(roles.of(3)), QStringLiteral("spine 3"));
    QCOMPARE(roles.of(6).part, BodyPart::None); // the joint is not between the pelvis and the head

    const Skeleton makeHuman =
        skeletonOf({{"root", -1}, {"spine05", 0}, {"spine04", 1}, {"neck01", 2}, {"neck02", 3}, {"head", 4}});
    const BodyRoles counted = rolesByName(makeHuman, Vocabulary::builtIn());
    QCOMPARE(roleText(counted.of(0)), QStringLiteral("pelvis 1"));
    QCOMPARE(roleText(counted.of(1)), QStringLiteral("spine 1"));
    QCOMPARE(roleText(counted.of(4)), QStringLiteral("neck 2"));
}

void BodyRolesTest::findsThePelvisAsTheJointThatCarriesTrunkAndLegs()
{
    const Skeleton skeleton = skeletonOf(
        {{"Root", -1}, {"Spine1", 0}, {"Neck", 1}, {"Head", 2}, {"Hips", 0}, {"UpLeg_L", 4}, {"UpLeg_R", 4}});
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.of(0).part, BodyPart::Pelvis);
    QCOMPARE(roles.of(4).part, BodyPart::None);
    QCOMPARE(roles.find(BodyPart::Thigh, BodySide::Right), 6);
}

void BodyRolesTest::ignoresAShinAboveItsThigh()
{
    const Skeleton skeleton = skeletonOf({{"Hips", -1}, {"LeftShin", 0}, {"LeftThigh", 1}, {"LeftFoot", 2}});
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.of(1).part, BodyPart::None);
    QCOMPARE(roles.of(2).part, BodyPart::None);
    QCOMPARE(roles.of(3).part, BodyPart::Foot);
}

void BodyRolesTest::choosesTheJointAndNotItsHelperJoint()
{
    const Skeleton skeleton = skeletonOf({{"Hips", -1}, {"__UpLeg_L", 0}, {"UpLeg_L", 1}, {"LoLeg_L", 2}});
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.find(BodyPart::Thigh, BodySide::Left), 2);
}

void BodyRolesTest::recognisesAWalkerByItsShapeAndMotion()
{
    const Walker walker = makeWalker({.bendsKneesForward = true});
    const BodyRoles wanted = rolesByName(walker.clip.skeleton, Vocabulary::builtIn());
    QCOMPARE(wanted.find(BodyPart::Foot, BodySide::Left), jointNamed(walker.clip.skeleton, "LeftFoot"));
    const Clip nameless = withoutNames(walker.clip);
    compareRoles(rolesByStructure(nameless, {}), wanted);
    compareRoles(bodyRoles(nameless, {}, Vocabulary::builtIn()), wanted);
}

void BodyRolesTest::recognisesAWalkerWhateverItsUpAxisAndSize()
{
    for (const double scale : {1e-4, 0.01, 1000.0}) {
        const Walker walker = makeWalker(
            {.frames = 60, .thigh = 45.0, .shin = 39.0, .scale = scale, .up = Axis::Z, .bendsKneesForward = true});
        compareRoles(rolesByStructure(withoutNames(walker.clip), {}),
                     rolesByName(walker.clip.skeleton, Vocabulary::builtIn()));
    }
}

void BodyRolesTest::leavesLeftAndRightOpenForARotatedRestPose()
{
    const Walker walker = makeWalker({.frames = 1});
    for (unsigned seed = 1; seed <= 50; ++seed) {
        const Disguised other = disguised(walker.clip.skeleton, {.seed = seed, .restDegrees = 175.0});
        const BodyRoles roles = rolesByStructure(other.clip, {});
        QCOMPARE(other.originals[static_cast<std::size_t>(roles.find(BodyPart::Pelvis))], 0);
        for (int joint = 0; joint < roles.jointCount(); ++joint)
            QCOMPARE(roles.of(joint).side, BodySide::Centre);
    }
}

void BodyRolesTest::givesNoRolesToWhatIsNoBody()
{
    Clip empty;
    QCOMPARE(rolesByStructure(empty, {}).jointCount(), 0);
    Clip chain;
    chain.skeleton = skeletonOf({{"a", -1}, {"b", 0}, {"c", 1}});
    Clip points; // all joints are in one position
    points.skeleton = skeletonOf({{"a", -1}, {"b", 0}, {"c", 0}, {"d", 0}});
    for (int joint = 0; joint < 4; ++joint)
        points.skeleton.setOffset(NodeId::joint(joint), glm::dvec3(0.0));
    for (const Clip &clip : {chain, points}) {
        const BodyRoles roles = rolesByStructure(clip, {});
        for (int joint = 0; joint < roles.jointCount(); ++joint)
            QCOMPARE(roles.of(joint).part, BodyPart::None);
    }
}

void BodyRolesTest::fillsInWhatNamesLeaveOpen()
{
    Walker walker = makeWalker({.bendsKneesForward = true});
    const BodyRoles wanted = rolesByName(walker.clip.skeleton, Vocabulary::builtIn());
    for (const char *name : {"LeftLeg", "RightFoot", "Hips"})
        walker.clip.skeleton.setName(jointNamed(walker.clip.skeleton, name), "Qx");
    compareRoles(bodyRoles(walker.clip, {}, Vocabulary::builtIn()), wanted);
}

QTEST_APPLESS_MAIN(BodyRolesTest)
#include "tst_bodyroles.moc"
