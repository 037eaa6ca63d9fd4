#include "body/vocabulary.h"
#include "feet/weighing.h"
#include "support/plainbody.h"
#include "viewport/seeing/weightinpose.h"
#include "viewport/seeing/weightpainter.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_weightinpose {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What a view shows of the weight of a body whose weight is known.
class WeightInPoseTest : public QObject
{
    Q_OBJECT

private slots:
    void aStandingBodyIsCarriedByBothFeet();
    void aSingleFootCarriesAll();
    void nothingCarriesAJump();
};

namespace {

FigureWeight weightOf(const PlainBodyOptions &options)
{
    const Clip clip = makePlainBody(options);
    return weighClip({.clip = clip,
                      .rules = decidePositionRules(clip.skeleton, clip.motion),
                      .up = {0.0, 1.0, 0.0},
                      .vocabulary = Vocabulary::builtIn()},
                     {})
        ->weight;
}

} // namespace

void WeightInPoseTest::aStandingBodyIsCarriedByBothFeet()
{
    const FigureWeight weight = weightOf({});
    const WeightInPose pose = weightInPose(weight, 20);
    QVERIFY(std::abs(pose.leftShare - 0.5) < 1e-6);
    QCOMPARE(pose.support, BodySupport::Inside);
    QVERIFY(glm::distance(pose.plumbPoint, {pose.centre.x, weight.floorHeight(), pose.centre.z}) < 1e-9);
    QVERIFY(pose.outline.size() >= 3);
    QCOMPARE(pose.forces.size(), std::size_t(2));
    double sides = 0.0;
    for (const WeightInPose::Force &force : pose.forces) {
        const glm::dvec3 along = force.to - force.from;
        QVERIFY(std::abs(along.y - 0.3 / weight.metresPerUnit()) < 0.003 / weight.metresPerUnit());
        QVERIFY(std::abs(force.from.y - weight.floorHeight()) < 1e-9);
        sides += force.from.x;
    }
    QVERIFY(std::abs(sides) < 1e-6); // one below each foot
    QVERIFY(pose.forces[0].from.x > 0.0); // the left one first
    QCOMPARE(WeightPainter::textOf(pose), u"Weight: 50 % left"_s);
}

void WeightInPoseTest::aSingleFootCarriesAll()
{
    const WeightInPose oneLeg = weightInPose(weightOf({.hasRightLeg = false}), 20);
    QCOMPARE(oneLeg.forces.size(), std::size_t(1));
    QCOMPARE(oneLeg.leftShare, 1.0);
    QCOMPARE(WeightPainter::textOf(oneLeg), u"Weight: 100 % left"_s);
}

void WeightInPoseTest::nothingCarriesAJump()
{
    const FigureWeight weight = weightOf({.frames = 120, .hips = jumping(1, 0.5, 0.6)});
    const WeightInPose pose = weightInPose(weight, 51); // 0.85 s: at its height
    QVERIFY(pose.forces.empty() && pose.outline.empty());
    QCOMPARE(pose.support, BodySupport::None);
    QCOMPARE(WeightPainter::textOf(pose), u"Weight: no foot stands"_s);
    QVERIFY(pose.centre.y > weightInPose(weight, 10).centre.y + 20.0);
}

QTEST_GUILESS_MAIN(WeightInPoseTest)

} // namespace tst_weightinpose

#include "tst_weightinpose.moc"
