#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "support/disguise.h"
#include "support/walker.h"

#include <QTest>

#include <array>

namespace tst_bodyroles {

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

QString bodyText(BodyPart part)
{
    return QString::fromStdString(std::string(bodyPartName(part)));
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
    void hingesOfRobotsAreJointsOfABody();
    void namesOfOtherLanguagesAreKnown_data();
    void namesOfOtherLanguagesAreKnown();
    void countsTheSpineByTheHierarchy();
    void endsASpineThatIsCountedUpIntoTheHead();
    void findsThePelvisAsTheJointThatCarriesTrunkAndLegs();
    void ignoresAShinAboveItsThigh();
    void aLimbWithoutOneNameIsReadByItsLengths();
    void legsOfOneJointAreNoShins();
    void anArmNamedOneJointTooHighIsReadByItsLengths();
    void choosesTheJointAndNotItsHelperJoint();
    void recognisesAWalkerByItsShapeAndMotion();
    void recognisesAWalkerWhateverItsUpAxisAndSize();
    void leavesLeftAndRightOpenForARotatedRestPose();
    void givesNoRolesToWhatIsNoBody();
    void fillsInWhatNamesLeaveOpen();
    void findsTheHeadByItsShape_data();
    void findsTheHeadByItsShape();
    void sidesOfNamesWinOverThoseOfTheShape();
    void aTrunkThatDoesNotCarryTheLegsLeavesTheRoot();
};

// As in the descriptions of robots.
void BodyRolesTest::hingesOfRobotsAreJointsOfABody()
{
    std::vector<std::string> names{"pelvis", "waist_yaw_link", "torso_link", "head_link"};
    std::vector<int> parents{NoJoint, 0, 1, 2};
    const auto addLimb = [&](int above, std::initializer_list<const char *> joints) {
        for (const std::string side : {"left_", "right_"}) {
            int parent = above;
            for (const char *joint : joints) {
                names.push_back(side + joint + "_link");
                parents.push_back(parent);
                parent = static_cast<int>(names.size()) - 1;
            }
        }
    };
    addLimb(2, {"shoulder_pitch", "shoulder_roll", "shoulder_yaw", "elbow", "wrist_roll", "wrist_pitch", "wrist_yaw"});
    addLimb(0, {"hip_pitch", "hip_roll", "hip_yaw", "knee", "ankle_pitch", "ankle_roll"});
    Skeleton robot;
    for (std::size_t i = 0; i < names.size(); ++i)
        robot.addJoint({names[i], parents[i], {0.0, 1.0, 0.0}, {}, 0});
    const BodyRoles roles = rolesByName(robot, Vocabulary::builtIn());
    const auto holderOf = [&](BodyPart part, BodySide side) {
        const int joint = roles.find(part, side);
        return joint == NoJoint ? std::string() : robot.joint(joint).name;
    };
    for (const auto &[side, name] :
         {std::pair<BodySide, std::string>{BodySide::Left, "left_"}, {BodySide::Right, "right_"}}) {
        QCOMPARE(holderOf(BodyPart::Thigh, side), name + "hip_yaw_link");
        QCOMPARE(holderOf(BodyPart::Shin, side), name + "knee_link");
        QCOMPARE(holderOf(BodyPart::Foot, side), name + "ankle_roll_link");
        QCOMPARE(holderOf(BodyPart::UpperArm, side), name + "shoulder_yaw_link");
        QCOMPARE(holderOf(BodyPart::Forearm, side), name + "elbow_link");
        QCOMPARE(holderOf(BodyPart::Hand, side), name + "wrist_yaw_link");
    }
}

void BodyRolesTest::namesOfOtherLanguagesAreKnown_data()
{
    QTest::addColumn<QStringList>("names"); // pelvis, spine, neck, head, shoulder, arm, forearm, hand, leg, shin, foot
    QTest::addColumn<QStringList>("sides");
    const auto row = [](const char *language, const char *names, const char *left, const char *right) {
        QTest::newRow(language) << QString::fromUtf8(names).split(u' ')
                                << QStringList{QString::fromUtf8(left), QString::fromUtf8(right)};
    };
    row("German", "Hüfte Rücken Hals Kopf Schulter%1 Oberarm%1 Unterarm%1 Hand%1 Oberschenkel%1 Schienbein%1 Fuß%1",
        ".L", ".R");
    row("German words",
        "becken wirbelsaeule hals kopf %1_schulter %1_oberarm %1_ellbogen %1_hand %1_oberschenkel "
        "%1_unterschenkel %1_fuss",
        "linke", "rechte");
    row("Dutch", "heup rug nek hoofd schouder%1 bovenarm%1 onderarm%1 hand%1 bovenbeen%1 onderbeen%1 voet%1", "_L",
        "_R");
    row("French", "Bassin Colonne Cou Tête Clavicule%1 Bras%1 AvantBras%1 Main%1 Cuisse%1 Jambe%1 Pied%1", "Gauche",
        "Droite");
    row("Spanish", "cadera columna cuello cabeza hombro%1 brazo%1 antebrazo%1 mano%1 muslo%1 pierna%1 pie%1", "_izq",
        "_der");
    row("Italian", "bacino schiena collo testa spalla%1 braccio%1 avambraccio%1 mano%1 coscia%1 gamba%1 piede%1", "_sx",
        "_dx");
    row("Portuguese", "quadril coluna pescoço cabeça ombro%1 braço%1 antebraço%1 mão%1 coxa%1 perna%1 pé%1", "_L",
        "_R");
    row("Japanese", "骨盤 背骨 首 頭 %1肩 %1上腕 %1前腕 %1手 %1大腿 %1下腿 %1足", "左", "右");
    row("Japanese words", "腰 背骨 首 頭 %1鎖骨 %1上腕 %1前腕 %1手 %1腿 %1脛 %1足", "左", "右");
    row("words for one bone that nobody knows",
        "hips spine neck head %1Clavicle %1Xyz %1Forearm %1Hand %1Thigh %1Xyzz %1Foot", "Left", "Right");
    row("words for others that nobody knows", "hips spine neck head %1Clavicle %1Arm %1Xyz %1Hand %1Xyzz %1Shin %1Foot",
        "Left", "Right");
    row("Chinese", "骨盆 脊柱 颈 头 %1锁骨 %1上臂 %1前臂 %1手 %1大腿 %1小腿 %1脚", "左", "右");
    row("parts first", "hip torso1 neck head shoulder%1 arm_upper%1 arm_lower%1 hand%1 leg_upper%1 leg_lower%1 foot%1",
        "_L", "_R");
    row("counted", "body belly neck head %1collarbone %1arm1 %1arm2 %1hand %1leg1 %1leg2 %1foot", "left", "right");
}

void BodyRolesTest::namesOfOtherLanguagesAreKnown()
{
    QFETCH(QStringList, names);
    QFETCH(QStringList, sides);
    constexpr std::array<BodyPart, 11> parts = {
        BodyPart::Pelvis,  BodyPart::Spine, BodyPart::Neck,  BodyPart::Head, BodyPart::Clavicle, BodyPart::UpperArm,
        BodyPart::Forearm, BodyPart::Hand,  BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot};
    Skeleton skeleton;
    const auto add = [&](qsizetype at, const QString &side, int parent) {
        const QString name = at < 4 ? names.at(at) : names.at(at).arg(side);
        return skeleton.addJoint({name.toStdString(), parent, {0.0, 1.0, 0.0}, {}, 0});
    };
    std::vector<std::pair<int, JointRole>> wanted;
    int spine = NoJoint;
    int parent = NoJoint;
    for (qsizetype at = 0; at < 4; ++at) {
        parent = add(at, {}, parent);
        if (at == 1)
            spine = parent;
        wanted.push_back({parent, {parts[std::size_t(at)], BodySide::Centre, 1}});
    }
    const auto addLimb = [&](qsizetype first, qsizetype last, int above) {
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            int joint = above;
            for (qsizetype at = first; at <= last; ++at) {
                joint = add(at, sides.at(side == BodySide::Left ? 0 : 1), joint);
                wanted.push_back({joint, {parts[std::size_t(at)], side, 1}});
            }
        }
    };
    addLimb(4, 7, spine);
    addLimb(8, 10, 0);
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    for (const auto &[joint, role] : wanted)
        QCOMPARE(roleText(roles.of(joint)), roleText(role));
}

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

void BodyRolesTest::endsASpineThatIsCountedUpIntoTheHead()
{
    const Skeleton rig = skeletonOf({{"DEF-spine", -1},
                                     {"DEF-spine.001", 0},
                                     {"DEF-spine.002", 1},
                                     {"DEF-spine.003", 2},
                                     {"DEF-spine.004", 3},
                                     {"DEF-spine.005", 4},
                                     {"DEF-spine.006", 5},
                                     {"DEF-shoulder.L", 3},
                                     {"DEF-upper_arm.L", 7},
                                     {"DEF-shoulder.R", 3},
                                     {"DEF-upper_arm.R", 9},
                                     {"DEF-thigh.L", 0},
                                     {"DEF-thigh.R", 0}});
    const BodyRoles roles = rolesByName(rig, Vocabulary::builtIn());
    QCOMPARE(roleText(roles.of(0)), QStringLiteral("pelvis 1"));
    QCOMPARE(roleText(roles.of(3)), QStringLiteral("spine 3"));
    QCOMPARE(roleText(roles.of(4)), QStringLiteral("neck 1"));
    QCOMPARE(roleText(roles.of(5)), QStringLiteral("neck 2"));
    QCOMPARE(roleText(roles.of(6)), QStringLiteral("head 1"));
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

void BodyRolesTest::aLimbWithoutOneNameIsReadByItsLengths()
{
    Skeleton skeleton = skeletonOf(
        {{"Hips", -1}, {"LShoulder", 0}, {"LArm", 1}, {"LWrist", 2}, {"LHipJoint", 0}, {"LLeg", 4}, {"LFoot", 5}});
    const auto setLength = [&](int joint, double length) {
        skeleton.setOffset(NodeId::joint(joint), {length, 0.0, 0.0});
    };
    for (const int joint : {2, 3, 5, 6})
        setLength(joint, 27.0);
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.of(1).part, BodyPart::UpperArm);
    QCOMPARE(roles.of(2).part, BodyPart::Forearm);
    QCOMPARE(roles.of(4).part, BodyPart::Thigh);
    setLength(2, 9.0); // a collar bone is short
    setLength(5, 9.0);
    const BodyRoles collars = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(collars.of(1).part, BodyPart::Clavicle);
    QCOMPARE(collars.of(2).part, BodyPart::UpperArm);
    QCOMPARE(collars.of(4).part, BodyPart::HipJoint);
}

void BodyRolesTest::legsOfOneJointAreNoShins()
{
    const auto textOf = [](const std::vector<NamedJoint> &joints, int joint) {
        return roleText(rolesByName(skeletonOf(joints), Vocabulary::builtIn()).of(joint));
    };
    const std::vector<NamedJoint> blocks{{"body", -1},     {"head", 0},     {"arm-left", 0},
                                         {"arm-right", 0}, {"leg-left", 0}, {"leg-right", 0}};
    QCOMPARE(textOf(blocks, 4), QStringLiteral("left thigh 1"));
    QCOMPARE(textOf(blocks, 5), QStringLiteral("right thigh 1"));
    QCOMPARE(textOf(blocks, 2), QStringLiteral("left upper arm 1"));
    // A foot on it does not make it a shin.
    QCOMPARE(textOf({{"Hips", -1}, {"LeftLeg", 0}, {"LeftFoot", 1}, {"RightLeg", 0}, {"RightFoot", 3}}, 1),
             QStringLiteral("left thigh 1"));
    // What hangs on different joints may hang on thighs of other names.
    QCOMPARE(textOf({{"Hips", -1}, {"a", 0}, {"LeftLeg", 1}, {"b", 0}, {"RightLeg", 3}}, 2),
             QStringLiteral("left shin 1"));
    QCOMPARE(textOf({{"LeftLeg", -1}, {"RightLeg", -1}}, 0), QStringLiteral("left shin 1"));
    // Parts of a body may lie side by side.
    const std::vector<NamedJoint> apart{{"torso", -1},     {"head", -1},     {"arm-left", -1},
                                        {"arm-right", -1}, {"leg-left", -1}, {"leg-right", -1}};
    QCOMPARE(textOf(apart, 0), QStringLiteral("spine 1"));
    QCOMPARE(textOf(apart, 4), QStringLiteral("left thigh 1"));
}

void BodyRolesTest::anArmNamedOneJointTooHighIsReadByItsLengths()
{
    // As estimators of poses name them: shoulder, elbow, wrist and the knuckle of the index finger.
    Skeleton skeleton =
        skeletonOf({{"Hips", -1}, {"LeftShoulder", 0}, {"LeftArm", 1}, {"LeftForeArm", 2}, {"LeftHand", 3}});
    const auto setLengths = [&](double shoulder, double arm, double forearm) {
        skeleton.setOffset(NodeId::joint(2), {shoulder, 0.0, 0.0});
        skeleton.setOffset(NodeId::joint(3), {0.0, -arm, 0.0});
        skeleton.setOffset(NodeId::joint(4), {0.0, -forearm, 0.0});
    };
    setLengths(27.0, 25.0, 8.0);
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.of(1).part, BodyPart::UpperArm);
    QCOMPARE(roles.of(2).part, BodyPart::Forearm);
    QCOMPARE(roles.of(3).part, BodyPart::Hand);
    QCOMPARE(roles.of(4).part, BodyPart::None);
    // Short forearms after long collar bones, as some measured bodies have them, are still forearms.
    for (const auto &[shoulder, arm, forearm] :
         {std::array{15.0, 27.0, 20.0}, {17.0, 27.0, 12.0}, {17.0, 32.0, 11.0}}) {
        setLengths(shoulder, arm, forearm);
        const BodyRoles usual = rolesByName(skeleton, Vocabulary::builtIn());
        QCOMPARE(usual.of(1).part, BodyPart::Clavicle);
        QCOMPARE(usual.of(4).part, BodyPart::Hand);
    }
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

void BodyRolesTest::findsTheHeadByItsShape_data()
{
    QTest::addColumn<int>("joints"); // above the chest
    QTest::addColumn<bool>("endsInPoint");
    QTest::addColumn<int>("eyesAt"); // the joint that also carries eyes; -1 for none
    QTest::addColumn<QStringList>("roles");
    const QString neck = bodyText(BodyPart::Neck);
    const QString head = bodyText(BodyPart::Head);
    const QString top = bodyText(BodyPart::HeadTop);
    const QString none = bodyText(BodyPart::None);
    QTest::newRow("head") << 1 << false << -1 << QStringList{head};
    QTest::newRow("neck and head") << 2 << false << -1 << QStringList{neck, head};
    QTest::newRow("a head without a bone") << 2 << true << -1 << QStringList{neck, head};
    QTest::newRow("two joints of the neck") << 3 << false << -1 << QStringList{neck, neck, head};
    QTest::newRow("a top without a bone") << 3 << true << -1 << QStringList{neck, head, top};
    QTest::newRow("a long neck") << 4 << true << -1 << QStringList{neck, neck, head, top};
    QTest::newRow("eyes") << 3 << false << 1 << QStringList{neck, head, none};
    QTest::newRow("eyes at the last joint but one") << 3 << true << 0 << QStringList{head, none, none};
}

void BodyRolesTest::findsTheHeadByItsShape()
{
    QFETCH(int, joints);
    QFETCH(bool, endsInPoint);
    QFETCH(int, eyesAt);
    QFETCH(QStringList, roles);
    Clip clip;
    const auto add = [&](int parent, const glm::dvec3 &offset) {
        return clip.skeleton.addJoint({{}, parent, offset, {}, 0});
    };
    const auto addLimbs = [&](int fork, const glm::dvec3 &start, const glm::dvec3 &bone) {
        for (const double side : {1.0, -1.0}) {
            int joint = add(fork, {side * start.x, start.y, start.z});
            for (int i = 0; i < 2; ++i)
                joint = add(joint, {side * bone.x, bone.y, bone.z});
            clip.skeleton.addEndSite({.parent = joint, .offset = {0.0, 0.0, 5.0}});
        }
    };
    const int hips = add(NoJoint, {});
    addLimbs(hips, {9.0, -4.0, 0.0}, {0.0, -42.0, 0.0});
    const int chest = add(hips, {0.0, 45.0, 0.0});
    addLimbs(chest, {16.0, 5.0, 0.0}, {28.0, 0.0, 0.0});
    int joint = chest;
    std::vector<int> chain;
    for (int i = 0; i < joints; ++i)
        chain.push_back(joint = add(joint, {0.0, 8.0, 0.0}));
    clip.skeleton.addEndSite({.parent = joint, .offset = {0.0, endsInPoint ? 0.0 : 12.0, 0.0}});
    if (eyesAt >= 0) {
        const int eye = add(chain[static_cast<std::size_t>(eyesAt)], {0.0, 1.0, 2.0});
        clip.skeleton.addEndSite({.parent = eye, .offset = {0.0, 0.0, 1.0}});
    }
    const BodyRoles found = rolesByStructure(clip, {});
    QCOMPARE(found.find(BodyPart::Spine), chest);
    QStringList parts;
    for (const int each : chain)
        parts << bodyText(found.of(each).part);
    QCOMPARE(parts, roles);
}

// Names call the limbs by the other side than the shape does, as in a clip that was mirrored carelessly.
void BodyRolesTest::sidesOfNamesWinOverThoseOfTheShape()
{
    Walker walker = makeWalker({.bendsKneesForward = true});
    Skeleton &skeleton = walker.clip.skeleton;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const std::string name = skeleton.joint(joint).name;
        if (name.starts_with("Left"))
            skeleton.setName(joint, "Right" + name.substr(4));
        else if (name.starts_with("Right"))
            skeleton.setName(joint, "Left" + name.substr(5));
    }
    const BodyRoles wanted = rolesByName(skeleton, Vocabulary::builtIn());
    for (const char *name : {"LeftLeg", "RightFoot", "Hips"})
        skeleton.setName(jointNamed(skeleton, name), "Qx");
    compareRoles(bodyRoles(walker.clip, {}, Vocabulary::builtIn()), wanted);
}

void BodyRolesTest::aTrunkThatDoesNotCarryTheLegsLeavesTheRoot()
{
    const Skeleton skeleton =
        skeletonOf({{"Root", -1}, {"Spine", 0}, {"Head", 1}, {"Legs", -1}, {"LeftThigh", 3}, {"RightThigh", 3}});
    const BodyRoles roles = rolesByName(skeleton, Vocabulary::builtIn());
    QCOMPARE(roles.of(0).part, BodyPart::Pelvis);
    QCOMPARE(roles.of(3).part, BodyPart::None);
    QCOMPARE(roles.find(BodyPart::Thigh, BodySide::Left), 4);
    const Skeleton apart = skeletonOf({{"Root", -1}, {"Spine", 0}, {"Head", 1}, {"LeftThigh", -1}, {"RightThigh", -1}});
    QCOMPARE(rolesByName(apart, Vocabulary::builtIn()).of(0).part, BodyPart::Pelvis);
}

QTEST_APPLESS_MAIN(BodyRolesTest)

} // namespace tst_bodyroles

#include "tst_bodyroles.moc"
