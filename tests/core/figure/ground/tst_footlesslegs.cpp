#include "ground/footlesslegs.h"

#include <glm/mat3x3.hpp>

#include <QTest>

#include <cmath>

namespace tst_footlesslegs {

using namespace limber;

namespace {

constexpr glm::dvec3 up(0.0, 1.0, 0.0);
constexpr double bodyLength = 170.0;

// A body whose ankles and toes are the joints 0 to 3, the left ones first.
Pose bodyWith(double leftAnkle, double leftToe, double rightAnkle, double rightToe)
{
    Pose pose;
    for (const double height : {leftAnkle, leftToe, rightAnkle, rightToe})
        pose.jointPositions.emplace_back(1.0, height, 2.0);
    pose.worldFromJoint.resize(4, glm::dmat3(1.0));
    return pose;
}

// A figure whose legs of length 10 are the joints 0 and 1 at a height, swung by an angle in opposite directions.
Pose figureWith(double height, double radians)
{
    Pose pose;
    for (const double angle : {radians, -radians}) {
        pose.jointPositions.emplace_back(0.0, height, 0.0);
        pose.worldFromJoint.emplace_back(glm::dvec3(1, 0, 0), glm::dvec3(0, std::cos(angle), std::sin(angle)),
                                         glm::dvec3(0, -std::sin(angle), std::cos(angle)));
    }
    return pose;
}

FootlessLegs legs(double scale = 1.0)
{
    std::vector<FootlessLeg> both;
    for (const int side : {0, 1})
        both.push_back({{NodeId::joint(2 * side), NodeId::joint(2 * side + 1), NodeId()},
                        {{.parent = side, .offset = {0.0, -10.0, 0.0}}}});
    return {std::move(both), up, scale, bodyLength};
}

} // namespace

// Figures whose legs end without a foot stand on their floor.
class FootlessLegsTest : public QObject
{
    Q_OBJECT

private slots:
    void theLowerLegStandsWhileAFootDoes();
    void figuresLeaveTheFloorAsHighAsTheFeet();
    void floorsThatAreNotZeroStay_data();
    void floorsThatAreNotZeroStay();
    void nothingIsPlannedWithoutLegsOrFrames();
};

void FootlessLegsTest::theLowerLegStandsWhileAFootDoes()
{
    FootlessLegs standing = legs();
    standing.reserve(3);
    standing.record(bodyWith(9, 2, 30, 20), figureWith(12.0, 0.5)); // on the whole left foot
    standing.record(bodyWith(15, 2, 30, 20), figureWith(12.0, 0.2)); // on its toes
    standing.record(bodyWith(30, 20, 9, 7), figureWith(12.0, 0.0)); // on the right heel
    const auto plan = standing.plan();
    QVERIFY(plan && plan->lifts.size() == 3);
    QCOMPARE(plan->floor, 0.0);
    QCOMPARE(plan->lifts[0], 10.0 * std::cos(0.5) - 12.0);
    QCOMPARE(plan->lifts[1], 10.0 * std::cos(0.2) - 12.0);
    QCOMPARE(plan->lifts[2], -2.0);
}

void FootlessLegsTest::figuresLeaveTheFloorAsHighAsTheFeet()
{
    FootlessLegs jumping = legs(0.5);
    for (int frame = 0; frame < 40; ++frame) {
        const double height = frame == 20 ? 30.0 : 0.0;
        jumping.record(bodyWith(9 + height, 2 + height, 9 + height, 2 + height), figureWith(10.0, 0.0));
    }
    const auto plan = jumping.plan();
    QCOMPARE(plan->lifts[10], 0.0);
    QCOMPARE(plan->lifts[20], 15.0);
}

void FootlessLegsTest::floorsThatAreNotZeroStay_data()
{
    QTest::addColumn<double>("toe");
    QTest::addColumn<double>("floor");
    QTest::newRow("a toe above its sole") << 3.0 << 0.0;
    QTest::newRow("a toe in the floor") << -3.0 << 0.0;
    QTest::newRow("a floor above") << 50.0 << 50.0;
    QTest::newRow("a floor below, as of hips at the origin") << -95.0 << -95.0;
}

void FootlessLegsTest::floorsThatAreNotZeroStay()
{
    QFETCH(double, toe);
    QFETCH(double, floor);
    FootlessLegs standing = legs(2.0);
    standing.record(bodyWith(toe + 7, toe, toe + 7, toe), figureWith(10.0, 0.0));
    const auto plan = standing.plan();
    QCOMPARE(plan->floor, floor);
    QCOMPARE(plan->lifts.front(), 2.0 * floor);
}

void FootlessLegsTest::nothingIsPlannedWithoutLegsOrFrames()
{
    QVERIFY(!legs().plan());
    FootlessLegs none({}, up, 1.0, bodyLength);
    QVERIFY(none.isEmpty());
    none.record(bodyWith(9, 2, 9, 2), figureWith(10.0, 0.0));
    QVERIFY(!none.plan());
}

QTEST_GUILESS_MAIN(FootlessLegsTest)

} // namespace tst_footlesslegs

#include "tst_footlesslegs.moc"
