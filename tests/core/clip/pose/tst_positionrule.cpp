#include "pose/positionrule.h"

#include <QTest>

namespace tst_positionrule {

using namespace limber;

namespace {

const std::vector<Channel> six(allChannels.begin(), allChannels.end());

// A root and one joint below, both with an OFFSET of length 10 and six channels.
Skeleton twoJoints()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {0, 10, 0}, six, 0});
    skeleton.addJoint({"Chest", 0, {0, 10, 0}, six, 0});
    return skeleton;
}

Motion motionOf(double rootY, double chestY)
{
    Motion motion(50, 12);
    for (int frame = 0; frame < 50; ++frame) {
        motion.setValue(frame, 1, rootY);
        motion.setValue(frame, 7, chestY);
    }
    return motion;
}

} // namespace

class PositionRuleTest : public QObject
{
    Q_OBJECT

private slots:
    void replacesWherePositionsRepeatTheOffsets();
    void addsEverywhereWhereJointsStayAtZero();
    void addsAtTheRootWhereOnlyTheRootStaysAtZero();
    void obeysTheUser();
    void replacesWhereNothingCanBeCompared();
    void alwaysGivesAReason();
};

void PositionRuleTest::replacesWherePositionsRepeatTheOffsets()
{
    const PositionRules rules = decidePositionRules(twoJoints(), motionOf(10.5, 10));
    QCOMPARE(rules.roots, PositionRule::Replace);
    QCOMPARE(rules.joints, PositionRule::Replace);
}

void PositionRuleTest::addsEverywhereWhereJointsStayAtZero()
{
    const PositionRules rules = decidePositionRules(twoJoints(), motionOf(95, 0));
    QCOMPARE(rules.roots, PositionRule::Add);
    QCOMPARE(rules.joints, PositionRule::Add);
}

void PositionRuleTest::addsAtTheRootWhereOnlyTheRootStaysAtZero()
{
    const PositionRules rules = decidePositionRules(twoJoints(), motionOf(0.5, 10));
    QCOMPARE(rules.roots, PositionRule::Add);
    QCOMPARE(rules.joints, PositionRule::Replace);
}

void PositionRuleTest::obeysTheUser()
{
    const Motion motion = motionOf(0, 0);
    QCOMPARE(decidePositionRules(twoJoints(), motion, PositionRuleChoice::Replace).roots, PositionRule::Replace);
    QCOMPARE(decidePositionRules(twoJoints(), motion, PositionRuleChoice::Add).joints, PositionRule::Add);
}

void PositionRuleTest::replacesWhereNothingCanBeCompared()
{
    QCOMPARE(decidePositionRules(twoJoints(), Motion(0, 12)).roots, PositionRule::Replace);
    QCOMPARE(decidePositionRules({}, {}).joints, PositionRule::Replace);
}

void PositionRuleTest::alwaysGivesAReason()
{
    for (const auto choice : {PositionRuleChoice::Auto, PositionRuleChoice::Add, PositionRuleChoice::Replace})
        QVERIFY(!decidePositionRules(twoJoints(), motionOf(1, 1), choice).reason.isEmpty());
}

QTEST_APPLESS_MAIN(PositionRuleTest)

} // namespace tst_positionrule

#include "tst_positionrule.moc"
