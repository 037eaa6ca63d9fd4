#include "posing/hingedlimbs.h"

#include "posed.h"
#include "support/animal.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_hingedlimbs {

using namespace limber;
using namespace limber::test;

// The axes about which knees and elbows bend.
class HingedLimbsTest : public QObject
{
    Q_OBJECT

private slots:
    void limbsThatNeverBendFoldForwards();
    void eachFigureHasItsLimbs();
};

// At rest the walker stands with its arms to the sides, its left in +X, and looks in +Z.
void HingedLimbsTest::limbsThatNeverBendFoldForwards()
{
    Clip clip = makeWalker({.frames = 1}).clip;
    clip.motion = Motion(1, clip.skeleton.columnCount());
    const HingedLimbs limbs(clip, rules, bodyRoles(clip, rules, Vocabulary::builtIn()), Axis::Y);
    const Pose rest = restPose(clip.skeleton);
    QCOMPARE(limbs.all().size(), 4U);
    for (const HingedLimb &limb : limbs.all()) {
        const glm::dvec3 along =
            glm::normalize(rest.positionOf(NodeId::joint(limb.end)) - rest.positionOf(NodeId::joint(limb.upper)));
        QVERIFY(std::abs(glm::length(limb.hinge) - 1.0) < 1e-12);
        QVERIFY(std::abs(glm::dot(limb.hinge, along)) < 1e-12);
        QVERIFY(std::abs(limb.hinge.z) < 1e-12);
        // A knee moves forwards, the end of the forearm does.
        const bool isLeg = clip.skeleton.joint(limb.end).name.ends_with("Foot");
        const double forwards = glm::cross(limb.hinge, along).z;
        QVERIFY2(isLeg ? forwards < -0.99 : forwards > 0.99, clip.skeleton.joint(limb.end).name.c_str());
    }
}

void HingedLimbsTest::eachFigureHasItsLimbs()
{
    const Clip walker = makeWalker({.frames = 60}).clip;
    const Clip clip = bothIn(walker, walker, Together::TwoRoots);
    const HingedLimbs alone(walker, rules, bodyRoles(walker, rules, Vocabulary::builtIn()), Axis::Y);
    const HingedLimbs limbs(clip, rules, bodyRoles(clip, rules, Vocabulary::builtIn()), Axis::Y);
    QCOMPARE(limbs.all().size(), 8U);
    for (std::size_t i = 0; i < 8; ++i) {
        const HingedLimb &same = alone.all()[i % 4];
        QCOMPARE(limbs.all()[i].lower, same.lower + (i < 4 ? 0 : walker.skeleton.jointCount()));
        QCOMPARE(limbs.all()[i].isLeg, same.isLeg);
        QVERIFY(glm::length(limbs.all()[i].hinge - same.hinge) < 1e-9);
    }
}

QTEST_APPLESS_MAIN(HingedLimbsTest)

} // namespace tst_hingedlimbs

#include "tst_hingedlimbs.moc"
