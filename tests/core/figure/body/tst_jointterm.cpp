#include "body/jointterm.h"

#include <QTest>

namespace tst_jointterm {

using namespace limber;

namespace {

std::vector<JointTerm> termsOf(const std::vector<std::string> &names)
{
    Skeleton skeleton;
    for (const std::string &name : names)
        skeleton.addJoint({name, skeleton.jointCount() - 1, {}, {}, 0});
    return jointTerms(skeleton);
}

} // namespace

class JointTermTest : public QObject
{
    Q_OBJECT

private slots:
    void splitsNamesOfAllSystems_data();
    void splitsNamesOfAllSystems();
    void readsJapaneseNamesInBothEncodings();
    void dropsAPrefixThatNearlyAllJointsHave();
    void dropsLastWordsThatEachNameHasForItself();
    void keepsLastWordsThatSaySomething();
    void dropsThePrefixesOfTwoActors();
    void readsASideWithoutSeparatorIfBothSidesExist();
    void acceptsAnyBytesAsAName();
};

void JointTermTest::splitsNamesOfAllSystems_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("stem");
    const auto add = [](const char *name, BodySide side, const char *stem) {
        QTest::newRow(name) << static_cast<int>(side) << QString::fromUtf8(stem);
    };
    const BodySide left = BodySide::Left;
    const BodySide right = BodySide::Right;
    const BodySide centre = BodySide::Centre;
    add("LeftForeArm", left, "forearm");
    add("mixamorig:LeftForeArm", left, "forearm");
    add("mixamorig12:RightHandIndex1", right, "handindex1");
    add("mixamorigLeftFoot", left, "foot");
    add("Armature|Character1:Hips", centre, "hips");
    add("Bip01 L Toe0", left, "toe0");
    add("ValveBiped.Bip01_R_Thigh", right, "thigh");
    add("mKneeLeft", left, "knee");
    add("lShldr", left, "shldr");
    add("LHipJoint", left, "hipjoint");
    add("hip_joint.R", right, "hipjoint");
    add("J_Bip_L_UpperArm", left, "upperarm");
    add("CC_Base_R_Forearm", right, "forearm");
    add("DEF-upper_arm.L.001", left, "upperarm");
    add("spine_01", centre, "spine1");
    add("Spine03", centre, "spine3");
    add("finger1-2.R", right, "finger1-2");
    add("leftarm", left, "arm");
    add("shinright", right, "shin");
    add("joint_Root", centre, "root");
    add("SecondMPLeft", left, "secondmp");
    add("thigh_twist_01_l", left, "thightwist1");
    add("left", left, "left");
    add("mixamorig1Hips", centre, "hips");
    add("mixamorig10LeftFoot", left, "foot");
    add("Jt_Bone", centre, "jt");
    add("L_Jt_Bone", left, "jt");
    add("m", centre, "m");
    add("___", centre, "___");
}

void JointTermTest::splitsNamesOfAllSystems()
{
    QFETCH(int, side);
    QFETCH(QString, stem);
    const JointTerm term = jointTerm(QTest::currentDataTag());
    QCOMPARE(static_cast<int>(term.side), side);
    QCOMPARE(QString::fromStdString(term.stem), stem);
}

void JointTermTest::readsJapaneseNamesInBothEncodings()
{
    QCOMPARE(jointTerm("左腕"), (JointTerm{BodySide::Left, "腕"}));
    QCOMPARE(jointTerm("右人指１"), (JointTerm{BodySide::Right, "人指1"}));
    QCOMPARE(jointTerm("\x89\x45\x98r").side, BodySide::Right); // 右腕 in Shift-JIS
}

void JointTermTest::dropsAPrefixThatNearlyAllJointsHave()
{
    const auto terms = termsOf({"Hero_Hips", "Hero_Spine", "Hero_Neck", "Hero_Head", "Hero_LeftArm", "Hero_LeftHand"});
    QCOMPARE(terms[1].stem, std::string("spine"));
    QCOMPARE(terms[4], (JointTerm{BodySide::Left, "arm"}));
    QCOMPARE(termsOf({"simHips", "simSpine", "simHead", "simLeftArm", "simLeftForeArm", "simulator", "simLeftHand"})[4],
             (JointTerm{BodySide::Left, "forearm"}));
    QCOMPARE(termsOf({"leftArm", "leftHand", "leftLeg", "leftFoot", "leftToe", "leftThumb"})[1],
             (JointTerm{BodySide::Left, "hand"}));
    // A prefix of two out of six joints is not the name of a rig.
    QCOMPARE(termsOf({"Hero_Hips", "Hero_Spine", "Neck", "Head", "Arm", "Hand"})[1].stem, std::string("herospine"));
}

void JointTermTest::dropsLastWordsThatEachNameHasForItself()
{
    for (const std::string between : {"__", "_", ".", "-"}) {
        std::vector<std::string> names;
        int number = 0;
        for (const char *name : {"Hips", "Spine", "LeftArm", "LeftHand", "RightArm", "RightHand", "Tail_01", "Tail_02"})
            names.push_back(name + between + "x" + std::to_string(7919 * ++number));
        const std::vector<JointTerm> terms = termsOf(names);
        QCOMPARE(terms[0].stem, std::string("hips"));
        QCOMPARE(terms[2], (JointTerm{BodySide::Left, "arm"}));
        QCOMPARE(terms[7].stem, std::string("tail2"));
    }
}

void JointTermTest::keepsLastWordsThatSaySomething()
{
    QCOMPARE(termsOf({"node_1", "node_2", "node_3", "node_4", "node_5", "node_6", "node_7"})[3].stem, std::string("4"));
    QCOMPARE(termsOf({"rig_hips", "rig_spine", "rig_head", "rig_neck", "rig_chest", "rig_tail"})[1].stem,
             std::string("spine"));
    QCOMPARE(termsOf({"hips_x", "spine_x", "head_x", "neck_x", "chest_x", "tail_x"})[4].stem, std::string("chest"));
}

void JointTermTest::dropsThePrefixesOfTwoActors()
{
    Skeleton skeleton;
    for (const std::string actor : {"A_", "Bob "}) {
        int parent = NoJoint;
        for (const char *name : {"Hips", "Spine", "LeftArm", "LeftHand", "RightArm", "RightHand"}) {
            skeleton.addJoint({actor + name, parent, {}, {}, 0});
            parent = skeleton.jointCount() - 1;
        }
    }
    const std::vector<JointTerm> terms = jointTerms(skeleton);
    QCOMPARE(terms[3], (JointTerm{BodySide::Left, "hand"}));
    QCOMPARE(terms[9], (JointTerm{BodySide::Left, "hand"}));
    QCOMPARE(terms[6].stem, std::string("hips"));
}

void JointTermTest::readsASideWithoutSeparatorIfBothSidesExist()
{
    QCOMPARE(termsOf({"hips", "lhand", "rhand"})[1], (JointTerm{BodySide::Left, "hand"}));
    QCOMPARE(termsOf({"hips", "ribs", "lumbar"})[1], (JointTerm{BodySide::Centre, "ribs"}));
}

void JointTermTest::acceptsAnyBytesAsAName()
{
    for (int first = 0; first < 256; ++first) {
        for (const char *rest : {"", "_", ":", "0", "\xEF\xBC", "Left"}) {
            const std::string name = std::string(1, static_cast<char>(first)) + rest;
            QVERIFY(!jointTerm(name).stem.empty());
        }
    }
    QVERIFY(jointTerm("").stem.empty());
    QVERIFY(!jointTerm(std::string(100'000, 'L')).stem.empty());
}

QTEST_APPLESS_MAIN(JointTermTest)

} // namespace tst_jointterm

#include "tst_jointterm.moc"
