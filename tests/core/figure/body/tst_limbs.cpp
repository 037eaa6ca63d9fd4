#include "body/limbs.h"

#include <QTest>

namespace tst_limbs {

using namespace limber;

// Finds arms and legs by the shape of a skeleton.
class LimbsTest : public QObject
{
    Q_OBJECT

private slots:
    void armsAreThePairFartherFromTheRoot_data();
    void armsAreThePairFartherFromTheRoot();
    void aRootFarFromTheBodyIsNoPartOfItsSize();
    void manyShortBonesShowNoScale();
};

namespace {

int addJoint(Clip &clip, int parent, const glm::dvec3 &offset)
{
    return clip.skeleton.addJoint({{}, parent, offset, {}, 0});
}

// Adds two chains of three bones that are each other's mirror image.
void addPair(Clip &clip, int fork, double out, double down)
{
    for (const double side : {1.0, -1.0}) {
        int joint = addJoint(clip, fork, {side * out, 0.0, 0.0});
        for (int bone = 0; bone < 2; ++bone)
            joint = addJoint(clip, joint, {0.0, -0.45 * down, 0.0});
        clip.skeleton.addEndSite({.parent = joint, .offset = {0.0, -0.1 * down, 0.0}});
    }
}

} // namespace

void LimbsTest::armsAreThePairFartherFromTheRoot_data()
{
    QTest::addColumn<int>("spineJoints");
    QTest::addColumn<double>("legs");
    QTest::addColumn<double>("arms");
    for (const int spineJoints : {1, 2, 3, 6}) {
        QTest::addRow("%d, long legs", spineJoints) << spineJoints << 90.0 << 60.0;
        QTest::addRow("%d, long arms", spineJoints) << spineJoints << 50.0 << 80.0;
    }
}

void LimbsTest::armsAreThePairFartherFromTheRoot()
{
    QFETCH(int, spineJoints);
    QFETCH(double, legs);
    QFETCH(double, arms);
    Clip clip;
    const int hips = addJoint(clip, NoJoint, {0.0, 0.0, 0.0});
    int chest = hips;
    std::vector<int> spine;
    for (int i = 0; i < spineJoints; ++i)
        spine.push_back(chest = addJoint(clip, chest, {0.0, 45.0 / spineJoints, 0.0}));
    const int neck = addJoint(clip, chest, {0.0, 15.0, 0.0});
    clip.skeleton.addEndSite({.parent = neck, .offset = {0.0, 18.0, 0.0}});
    addPair(clip, chest, 18.0, arms);
    addPair(clip, hips, 9.0, legs);
    clip.motion = Motion(1, 0);
    const auto limbs = findLimbs(FigureTree(clip, {}));
    QVERIFY(limbs);
    QCOMPARE(limbs->pelvis, hips);
    QCOMPARE(limbs->legs.fork, hips);
    QCOMPARE(limbs->arms.fork, chest);
    QCOMPARE(limbs->trunk, spine);
    QCOMPARE(limbs->headward, std::vector<int>{neck});
}

void LimbsTest::aRootFarFromTheBodyIsNoPartOfItsSize()
{
    Clip clip;
    const int root = addJoint(clip, NoJoint, {0.0, 0.0, 0.0});
    const int boom = addJoint(clip, root, {0.0, 0.0, 1.0});
    const int hips = addJoint(clip, boom, {0.0, 0.0, 900.0}); // the bones up to the first fork are as long as you like
    const int chest = addJoint(clip, hips, {0.0, 45.0, 0.0});
    const int neck = addJoint(clip, chest, {0.0, 15.0, 0.0});
    clip.skeleton.addEndSite({.parent = neck, .offset = {0.0, 18.0, 0.0}});
    addPair(clip, chest, 15.0, 60.0);
    addPair(clip, hips, 9.0, 90.0);
    clip.motion = Motion(1, 0);
    const auto limbs = findLimbs(FigureTree(clip, {}));
    QVERIFY(limbs.has_value());
    QCOMPARE(limbs->legs.fork, hips);
    QCOMPARE(limbs->arms.fork, chest);
}

// Each of the rope's bones is less than a thousandth of its length.
void LimbsTest::manyShortBonesShowNoScale()
{
    const auto chain = [](int bones, double length) {
        Clip clip;
        int joint = addJoint(clip, NoJoint, {});
        for (int i = 0; i < bones; ++i)
            joint = addJoint(clip, joint, {0.0, length, 0.0});
        return FigureTree(clip, {});
    };
    const FigureTree rope = chain(1250, 1.0);
    QCOMPARE(likelyScale(rope, chain(2, 5.0)), 0.008);
    QCOMPARE(likelyScale(chain(2, 5.0), rope), 125.0);
    QCOMPARE(likelyScale(chain(3, 5.0), chain(3, 10.0)), 2.0);
    // Two bones that agree are too few.
    QCOMPARE(likelyScale(chain(1, 5.0), chain(2, 5.0)), 2.0);
}

QTEST_GUILESS_MAIN(LimbsTest)

} // namespace tst_limbs

#include "tst_limbs.moc"
