#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "support/animal.h"
#include "support/plainbody.h"
#include "support/randommotion.h"
#include "weight/bodycourse.h"
#include "weight/bodymass.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <limits>
#include <utility>

namespace tst_bodymass {

using namespace limber;
using namespace limber::test;

namespace {

BodyMass massOf(const Clip &clip, Axis up = Axis::Y)
{
    const auto figures = legsOfFigures(clip, {}, up, Vocabulary::builtIn());
    return massOfBody(clip, {}, figures.front());
}

double sumOf(const BodyMass &mass)
{
    double sum = 0.0;
    for (const MassPoint &point : mass.points)
        sum += point.share;
    return sum;
}

glm::dvec3 centreOf(const Clip &clip)
{
    return courseOfBody(clip, {}, massOf(clip), {}, {0.0, 1.0, 0.0}, {})->centres.front();
}

int add(Skeleton &skeleton, int parent, const glm::dvec3 &offset)
{
    Joint joint;
    joint.parent = parent;
    joint.offset = offset;
    return skeleton.addJoint(std::move(joint));
}

bool isAlmost(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return glm::distance(a, b) < 1e-9;
}

} // namespace

// Where the mass of a body is.
class BodyMassTest : public QObject
{
    Q_OBJECT

private slots:
    void theCentreIsThatOfTheTable();
    void whatIsNotThereIsLeftOut();
    void aLegAloneKeepsItsSide();
    void anAnimalWeighsByItsBones();
    void bonesOfUnknownPartsWeighToo();
    void aFigureWithoutBonesHasNone();
    void theLowestPointIsNoFoot();
};

// Sums of share times place, by hand: trunk (0, 125, 0), head (0, 170, 0), thighs at 78.35, shins at 30.515, feet at
// (2.5, 10), arms at 150.
void BodyMassTest::theCentreIsThatOfTheTable()
{
    const double height = 0.497 * 125.0 + 0.081 * 170.0 +
                          2.0 * (0.1 * 78.35 + 0.0465 * 30.515 + 0.0145 * 2.5 + (0.028 + 0.016 + 0.006) * 150.0);
    const Clip clip = makePlainBody();
    QVERIFY(!massOf(clip).isEstimated);
    QVERIFY(isAlmost(centreOf(clip), {0.0, height, 2.0 * 0.0145 * 10.0}));
}

void BodyMassTest::whatIsNotThereIsLeftOut()
{
    // Without arms the trunk ends at the neck, which is as high, and the rest weighs 0.9.
    const double height = (0.497 * 125.0 + 0.081 * 170.0 + 2.0 * (0.1 * 78.35 + 0.0465 * 30.515 + 0.0145 * 2.5)) / 0.9;
    const Clip clip = makePlainBody({.hasArms = false});
    QVERIFY(std::abs(sumOf(massOf(clip)) - 1.0) < 1e-12);
    QVERIFY(isAlmost(centreOf(clip), {0.0, height, 2.0 * 0.0145 * 10.0 / 0.9}));
}

void BodyMassTest::aLegAloneKeepsItsSide()
{
    const Clip clip = makePlainBody({.hasRightLeg = false});
    QVERIFY(std::abs(sumOf(massOf(clip)) - 1.0) < 1e-12);
    QVERIFY(centreOf(clip).x > 1.0);
}

void BodyMassTest::anAnimalWeighsByItsBones()
{
    for (const Axis up : {Axis::Y, Axis::Z}) {
        const BodyMass mass = massOf(makeAnimal({.up = up}).clip, up);
        QVERIFY(mass.isEstimated);
        QVERIFY(std::abs(sumOf(mass) - 1.0) < 1e-12);
        for (const MassPoint &point : mass.points)
            QVERIFY(point.share > 0.0);
    }
}

void BodyMassTest::bonesOfUnknownPartsWeighToo()
{
    // One bone of 1 and one of 2 below a joint that branches: they weigh 1 and 8.
    Clip clip;
    const int root = add(clip.skeleton, NoJoint, {0.0, 0.0, 0.0});
    const int first = add(clip.skeleton, root, {1.0, 0.0, 0.0});
    const int second = add(clip.skeleton, root, {0.0, 2.0, 0.0});
    clip.motion = Motion(1, 0);
    const BodyMass mass = massOf(clip);
    QVERIFY(mass.isEstimated);
    QCOMPARE(mass.points.size(), std::size_t(3));
    for (const MassPoint &point : mass.points) {
        if (point.node == NodeId::joint(first))
            QVERIFY(std::abs(point.share - 0.5 / 9.0) < 1e-12);
        if (point.node == NodeId::joint(second))
            QVERIFY(std::abs(point.share - 4.0 / 9.0) < 1e-12);
    }
}

void BodyMassTest::aFigureWithoutBonesHasNone()
{
    Clip clip;
    add(clip.skeleton, NoJoint, {0.0, 0.0, 0.0});
    clip.motion = Motion(3, 0);
    QVERIFY(massOf(clip).points.empty());
    QVERIFY(massOfBody({}, {}, {}).points.empty());
    const double huge = std::numeric_limits<double>::max();
    clip.skeleton.addEndSite({.parent = 0, .offset = {huge, huge, 0.0}});
    QVERIFY(massOf(clip).points.empty()); // its third power is no number
    const Clip snake = makeRandomClip({.joints = 3});
    QVERIFY(std::abs(sumOf(massOf(snake)) - 1.0) < 1e-12);
}

void BodyMassTest::theLowestPointIsNoFoot()
{
    const Clip clip = makePlainBody({.frames = 300});
    const BodyMass mass = massOf(clip);
    const auto feet = legsOfFigures(clip, {}, Axis::Y, Vocabulary::builtIn()).front();
    std::vector<int> ankles;
    for (const SidedLeg &leg : feet.legs)
        ankles.push_back(leg.joints.foot);
    const auto course = courseOfBody(clip, {}, mass, ankles, {0.0, 1.0, 0.0}, {});
    QCOMPARE(course->lowest.size(), std::size_t(300));
    QCOMPARE(course->lowest.back(), 50.0); // the knees
    QVERIFY(!courseOfBody(clip, {}, mass, ankles, {0.0, 1.0, 0.0}, [](double) { return false; }));
}

QTEST_APPLESS_MAIN(BodyMassTest)

} // namespace tst_bodymass

#include "tst_bodymass.moc"
