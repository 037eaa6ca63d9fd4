#include "body/bodyside.h"

#include <QTest>

namespace tst_bodyside {

using namespace limber;

class BodySideTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheSideFromTheNamesOfAllSystems_data();
    void readsTheSideFromTheNamesOfAllSystems();
    void readsTheSideFromShiftJis();
    void childrenWithoutASideInheritTheirParents();
    void readsAFirstLetterAsSideIfTheOtherSideExists();
    void doesNotReadAFirstLetterAsSideOtherwise_data();
    void doesNotReadAFirstLetterAsSideOtherwise();
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
    // The names are 左腕, 右腕 and 首. In Shift-JIS the second byte of 腕 is the letter r.
    const auto sideOf = [](const char *name) {
        Skeleton skeleton;
        skeleton.addJoint({name, NoJoint, {}, {}, 0});
        return bodySides(skeleton).front();
    };
    QCOMPARE(sideOf("\x8D\xB6\x98r"), BodySide::Left);
    QCOMPARE(sideOf("\x89\x45\x98r"), BodySide::Right);
    QCOMPARE(sideOf("\x98r"), BodySide::Centre);
}

void BodySideTest::childrenWithoutASideInheritTheirParents()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"LeftLeg", 0, {}, {}, 0});
    skeleton.addJoint({"Twist", 1, {}, {}, 0});
    const std::vector<BodySide> sides = bodySides(skeleton);
    QCOMPARE(sides[0], BodySide::Centre);
    QCOMPARE(sides[2], BodySide::Left);
}

void BodySideTest::readsAFirstLetterAsSideIfTheOtherSideExists()
{
    Skeleton skeleton;
    skeleton.addJoint({"hip", NoJoint, {}, {}, 0});
    for (const char *name : {"lhip", "rhip", "lknee", "rknee", "lshoulder", "rshoulder", "lfinger1.1", "rfinger1.1"})
        skeleton.addJoint({name, 0, {}, {}, 0});
    skeleton.addJoint({"mh:leye", 0, {}, {}, 0});
    skeleton.addJoint({"mh:reye", 0, {}, {}, 0});
    const std::vector<BodySide> sides = bodySides(skeleton);
    QCOMPARE(sides[0], BodySide::Centre);
    for (std::size_t joint = 1; joint < sides.size(); ++joint)
        QCOMPARE(sides[joint], joint % 2 == 1 ? BodySide::Left : BodySide::Right);
}

void BodySideTest::doesNotReadAFirstLetterAsSideOtherwise_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("words of the body") << QStringList{
        QStringLiteral("lumbar"),    QStringLiteral("ring"),   QStringLiteral("rib"),   QStringLiteral("ribs"),
        QStringLiteral("lip"),       QStringLiteral("root"),   QStringLiteral("lower"), QStringLiteral("legs"),
        QStringLiteral("rump"),      QStringLiteral("lid"),    QStringLiteral("lash"),  QStringLiteral("ribcage"),
        QStringLiteral("lowerback"), QStringLiteral("rotator")};
    QTest::newRow("numbered") << QStringList{QStringLiteral("ring1"),   QStringLiteral("ring2"),
                                             QStringLiteral("lumbar1"), QStringLiteral("lumbar2"),
                                             QStringLiteral("rib1"),    QStringLiteral("lip1")};
    QTest::newRow("short ones") << QStringList{QStringLiteral("la"),  QStringLiteral("ra"), QStringLiteral("lap"),
                                               QStringLiteral("rap"), QStringLiteral("l1"), QStringLiteral("r1")}
                                       .mid(0, 4);
    QTest::newRow("light is no side") << QStringList{QStringLiteral("light"), QStringLiteral("lights")};
    QTest::newRow("one side alone") << QStringList{QStringLiteral("lhip"), QStringLiteral("rknee")};
}

void BodySideTest::doesNotReadAFirstLetterAsSideOtherwise()
{
    QFETCH(QStringList, names);
    Skeleton skeleton;
    skeleton.addJoint({"hip", NoJoint, {}, {}, 0});
    for (const QString &name : names)
        skeleton.addJoint({name.toStdString(), 0, {}, {}, 0});
    const std::vector<BodySide> sides = bodySides(skeleton);
    for (std::size_t joint = 0; joint < sides.size(); ++joint)
        QVERIFY2(sides[joint] == BodySide::Centre, skeleton.joint(static_cast<int>(joint)).name.c_str());
}

QTEST_APPLESS_MAIN(BodySideTest)

} // namespace tst_bodyside

#include "tst_bodyside.moc"
