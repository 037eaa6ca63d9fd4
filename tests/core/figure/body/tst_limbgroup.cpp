#include "body/limbgroup.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "support/walker.h"

#include <QTest>

namespace tst_limbgroup {

using namespace limber;
using namespace limber::test;

// Which bones of a walker belong to a limb.
class LimbGroupTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void bonesAreNamedByTheirFarEnds_data();
    void bonesAreNamedByTheirFarEnds();
    void feetContainAllBonesBelowThem();
    void jointsWithoutARoleInBetweenBelongToTheLimb();
    void aPartThatIsMissingHasNoBones();
    void aWidthNeedsBothSides();
    void rolesOfAnotherFigureGiveNothing();
    void onlyHipsAndShouldersAreWidths();
    void withoutANeckTheSpineGoesOn();

private:
    [[nodiscard]] QStringList namesOf(LimbGroup group) const
    {
        QStringList names;
        for (const NodeId node : bonesOf(group, m_skeleton, rolesByName(m_skeleton, Vocabulary::builtIn())))
            names << (node.isJoint() ? QString::fromStdString(m_skeleton.joint(node.index).name)
                                     : QStringLiteral("end %1").arg(node.index));
        return names;
    }

    Skeleton m_skeleton;
};

void LimbGroupTest::init()
{
    m_skeleton = makeWalker({.frames = 1}).clip.skeleton;
}

void LimbGroupTest::bonesAreNamedByTheirFarEnds_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<QString>("names");
    QTest::newRow("thigh") << int(LimbGroup::Thigh) << QStringLiteral("LeftLeg RightLeg");
    QTest::newRow("shin") << int(LimbGroup::Shin) << QStringLiteral("LeftFoot RightFoot");
    QTest::newRow("spine") << int(LimbGroup::Spine) << QStringLiteral("Spine Neck");
    QTest::newRow("hips") << int(LimbGroup::HipWidth) << QStringLiteral("LeftUpLeg RightUpLeg");
    QTest::newRow("neck") << int(LimbGroup::Neck) << QStringLiteral("Head");
    QTest::newRow("shoulders") << int(LimbGroup::ShoulderWidth) << QStringLiteral("LeftArm RightArm");
    QTest::newRow("upper arm") << int(LimbGroup::UpperArm) << QStringLiteral("LeftForeArm RightForeArm");
    QTest::newRow("forearm") << int(LimbGroup::Forearm) << QStringLiteral("LeftHand RightHand");
}

void LimbGroupTest::bonesAreNamedByTheirFarEnds()
{
    QFETCH(int, group);
    QFETCH(QString, names);
    QCOMPARE(namesOf(LimbGroup(group)).join(QLatin1Char(' ')), names);
}

void LimbGroupTest::feetContainAllBonesBelowThem()
{
    const QStringList names = namesOf(LimbGroup::Foot);
    QCOMPARE(names.join(QLatin1Char(' ')), QStringLiteral("LeftToeBase end 0 RightToeBase end 1"));
}

void LimbGroupTest::jointsWithoutARoleInBetweenBelongToTheLimb()
{
    Skeleton skeleton;
    skeleton.addJoint({.name = "Hips", .channels = {}});
    for (const std::string side : {"Left", "Right"}) {
        skeleton.addJoint({.name = side + "UpLeg", .parent = 0, .offset = {1, 0, 0}, .channels = {}});
        const int thigh = skeleton.jointCount() - 1;
        skeleton.addJoint({.name = side + "qqq", .parent = thigh, .offset = {0, -20, 0}, .channels = {}});
        skeleton.addJoint({.name = side + "Leg", .parent = thigh + 1, .offset = {0, -20, 0}, .channels = {}});
        skeleton.addJoint({.name = side + "Foot", .parent = thigh + 2, .offset = {0, -40, 0}, .channels = {}});
        skeleton.addEndSite({.parent = thigh + 3, .offset = {0, 0, 10}});
    }
    m_skeleton = skeleton;
    QCOMPARE(namesOf(LimbGroup::Thigh).join(QLatin1Char(' ')), QStringLiteral("Leftqqq LeftLeg Rightqqq RightLeg"));
    QVERIFY(namesOf(LimbGroup::Neck).isEmpty());
}

void LimbGroupTest::aPartThatIsMissingHasNoBones()
{
    m_skeleton.setName(jointNamed(m_skeleton, "LeftLeg"), "qqq");
    const QStringList thighs = namesOf(LimbGroup::Thigh);
    QVERIFY2(!thighs.contains(QStringLiteral("qqq")) && thighs.contains(QStringLiteral("RightLeg")),
             qPrintable(thighs.join(QLatin1Char(' '))));
    m_skeleton = Skeleton();
    m_skeleton.addJoint({.name = "Hips", .channels = {}});
    for (const LimbGroup group : allLimbGroups)
        QVERIFY(namesOf(group).isEmpty());
}

void LimbGroupTest::aWidthNeedsBothSides()
{
    m_skeleton.setName(jointNamed(m_skeleton, "RightArm"), "qqq");
    QVERIFY(namesOf(LimbGroup::ShoulderWidth).isEmpty());
    QVERIFY(!namesOf(LimbGroup::HipWidth).isEmpty());
}

void LimbGroupTest::rolesOfAnotherFigureGiveNothing()
{
    Skeleton other;
    other.addJoint({.name = "Hips", .channels = {}});
    for (const LimbGroup group : allLimbGroups)
        QVERIFY(bonesOf(group, m_skeleton, rolesByName(other, Vocabulary::builtIn())).empty());
}

void LimbGroupTest::onlyHipsAndShouldersAreWidths()
{
    for (const LimbGroup group : allLimbGroups)
        QCOMPARE(isWidth(group), group == LimbGroup::HipWidth || group == LimbGroup::ShoulderWidth);
}

void LimbGroupTest::withoutANeckTheSpineGoesOn()
{
    m_skeleton.setName(jointNamed(m_skeleton, "Neck"), "Qx");
    QCOMPARE(namesOf(LimbGroup::Spine),
             (QStringList{QStringLiteral("Spine"), QStringLiteral("Qx"), QStringLiteral("Head")}));
    m_skeleton.setName(jointNamed(m_skeleton, "Head"), "Qy");
    QCOMPARE(namesOf(LimbGroup::Spine), QStringList{QStringLiteral("Spine")});
    m_skeleton.setName(jointNamed(m_skeleton, "Qx"), "Spine1");
    QCOMPARE(namesOf(LimbGroup::Spine), (QStringList{QStringLiteral("Spine"), QStringLiteral("Spine1")}));
}

QTEST_APPLESS_MAIN(LimbGroupTest)

} // namespace tst_limbgroup

#include "tst_limbgroup.moc"
