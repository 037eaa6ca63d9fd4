#include "motion/bodyside.h"

#include <QTest>

using namespace limber;

class BodySideTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheSideFromTheNamesOfAllSystems_data();
    void readsTheSideFromTheNamesOfAllSystems();
    void readsTheSideFromShiftJis();
    void childrenWithoutASideTakeTheirParents();
};

void BodySideTest::readsTheSideFromTheNamesOfAllSystems_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("side");
    const auto add = [](const char *name, BodySide side) {
        QTest::newRow(name) << QString::fromUtf8(name) << static_cast<int>(side);
    };
    for (const char *name : {"LeftArm", "lShldr", "LHipJoint", "mixamorig:LeftHand", "Bip01 L UpperArm", "upperarm_l",
                             "hand.L", "mKneeLeft", "J_Bip_L_UpperArm", "left_foot", "l_clavicle", "LThumb", "左腕"})
        add(name, BodySide::Left);
    for (const char *name : {"RightArm", "rShldr", "RHipJoint", "Bip01 R Thigh", "upperarm_r", "hand.R", "右手"})
        add(name, BodySide::Right);
    for (const char *name :
         {"Hips", "Spine1", "LowerBack", "Neck", "root", "ribs", "left:Chest", "Legs", "Rump", "lumbar"})
        add(name, BodySide::Centre);
}

void BodySideTest::readsTheSideFromTheNamesOfAllSystems()
{
    QFETCH(QString, name);
    QFETCH(int, side);
    Skeleton skeleton;
    skeleton.addJoint({name.toStdString(), NoJoint, {}, {}, 0});
    QCOMPARE(static_cast<int>(bodySides(skeleton).front()), side);
}

void BodySideTest::readsTheSideFromShiftJis()
{
    // 左腕, 右腕 and 首: the second byte of 腕 is the letter r.
    const auto sideOf = [](const char *name) {
        Skeleton skeleton;
        skeleton.addJoint({name, NoJoint, {}, {}, 0});
        return bodySides(skeleton).front();
    };
    QCOMPARE(sideOf("\x8D\xB6\x98r"), BodySide::Left);
    QCOMPARE(sideOf("\x89\x45\x98r"), BodySide::Right);
    QCOMPARE(sideOf("\x98r"), BodySide::Centre);
}

void BodySideTest::childrenWithoutASideTakeTheirParents()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"LeftLeg", 0, {}, {}, 0});
    skeleton.addJoint({"Twist", 1, {}, {}, 0});
    const std::vector<BodySide> sides = bodySides(skeleton);
    QCOMPARE(sides[0], BodySide::Centre);
    QCOMPARE(sides[2], BodySide::Left);
}

QTEST_APPLESS_MAIN(BodySideTest)
#include "tst_bodyside.moc"
