#include "body/limbs.h"
#include "surgery/skeletontree.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>

namespace tst_limbs {

using namespace limber;

// Finds arms and legs by the shape of a skeleton.
class LimbsTest : public QObject
{
    Q_OBJECT

private slots:
    void armsAreThePairFartherFromTheRoot_data();
    void armsAreThePairFartherFromTheRoot();
    void whatIsCarriedAndWornIsNoLimb_data();
    void whatIsCarriedAndWornIsNoLimb();
    void aFigureMayHaveNoHead();
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

namespace {

// Adds a chain of bones, the last of which is an end site. Returns its last joint.
int addChain(SkeletonTree &tree, int parent, const std::vector<glm::dvec3> &bones, const std::string &name = "addition")
{
    for (std::size_t i = 0; i + 1 < bones.size(); ++i) {
        Joint joint;
        joint.name = name + std::to_string(i + 1);
        joint.offset = bones[i];
        parent = tree.addJoint(std::move(joint), parent);
    }
    tree.addEndSite(bones.back(), parent);
    return parent;
}

// The joints of a body from which something may hang.
struct Bearers
{
    int hips, chest, head, hand, forearm;
};

using Addition = std::function<void(SkeletonTree &, const Bearers &)>;

} // namespace

void LimbsTest::whatIsCarriedAndWornIsNoLimb_data()
{
    QTest::addColumn<Addition>("add");
    const auto strand = [](double out, double back, double bone, std::size_t bones) {
        std::vector<glm::dvec3> result{{out, 5.0, -back}};
        result.insert(result.end(), bones, {0.0, -bone, -2.0});
        return result;
    };
    QTest::newRow("nothing") << Addition([](SkeletonTree &, const Bearers &) {});
    QTest::newRow("a sword") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.hand, {{0.0, 5.0, 5.0}, {0.0, 10.0, 90.0}});
    });
    QTest::newRow("a sword of bones") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.hand, {{0.0, 5.0, 5.0}, {0.0, 5.0, 45.0}, {0.0, 5.0, 40.0}, {0.0, 0.0, 10.0}});
    });
    QTest::newRow("a shield") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.forearm, {{10.0, 0.0, 10.0}, {10.0, 40.0, 0.0}});
    });
    QTest::newRow("a staff on the back") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.chest, {{4.0, 0.0, -15.0}, {10.0, 70.0, 0.0}, {5.0, 40.0, 0.0}});
    });
    QTest::newRow("a ponytail") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.head, {{0.0, 8.0, -10.0}, {0.0, -10.0, -8.0}, {0.0, -15.0, 0.0}, {0.0, -15.0, 0.0}});
    });
    QTest::newRow("pigtails") << Addition([](SkeletonTree &tree, const Bearers &on) {
        for (const double side : {1.0, -1.0})
            addChain(tree, on.head,
                     {{side * 10.0, 8.0, -5.0}, {side * 8.0, -15.0, 0.0}, {0.0, -20.0, 0.0}, {0.0, -20.0, 0.0}});
    });
    for (const int strands : {1, 2, 3}) {
        QTest::addRow("a cape of %d strands", strands) << Addition([=](SkeletonTree &tree, const Bearers &on) {
            for (int i = 0; i < strands; ++i)
                addChain(tree, on.chest, strand(strands == 1 ? 0.0 : 15.0 - 30.0 * i / (strands - 1), 12.0, 25.0, 5));
        });
    }
    QTest::newRow("the tails of a coat") << Addition([=](SkeletonTree &tree, const Bearers &on) {
        for (const double side : {1.0, -1.0})
            addChain(tree, on.hips, strand(side * 10.0, 12.0, 22.0, 4));
    });
    QTest::newRow("a skirt") << Addition([=](SkeletonTree &tree, const Bearers &on) {
        for (const double back : {14.0, 2.0, -14.0}) {
            addChain(tree, on.hips, strand(12.0, back, 25.0, 3));
            addChain(tree, on.hips, strand(-12.0, back, 25.0, 3));
        }
    });
    QTest::newRow("wings") << Addition([](SkeletonTree &tree, const Bearers &on) {
        for (const double side : {1.0, -1.0})
            addChain(tree, on.chest,
                     {{side * 8.0, 10.0, -12.0},
                      {side * 40.0, 30.0, -20.0},
                      {side * 45.0, 0.0, -20.0},
                      {side * 40.0, -30.0, -10.0},
                      {side * 30.0, -40.0, 0.0}});
    });
    QTest::newRow("wings of two bones") << Addition([](SkeletonTree &tree, const Bearers &on) {
        for (const double side : {1.0, -1.0})
            addChain(tree, on.chest,
                     {{side * 8.0, 5.0, -11.0}, {side * 32.0, 24.0, -8.0}, {side * 40.0, 0.0, -10.0}, {0.0, 0.0, 0.0}});
    });
    QTest::newRow("a scarf") << Addition([](SkeletonTree &tree, const Bearers &on) {
        const int neck = tree.node(on.head).parent;
        for (const double side : {1.0, -1.0})
            addChain(tree, neck, {{side * 5.0, 2.0, -4.0}, {0.0, -19.0, -1.0}, {0.0, -20.0, 0.0}, {0.0, -10.0, 0.0}});
    });
    QTest::newRow("a tail") << Addition([](SkeletonTree &tree, const Bearers &on) {
        addChain(tree, on.hips, {{0.0, 0.0, -12.0}, {0.0, -15.0, -20.0}, {0.0, -15.0, -20.0}, {0.0, 0.0, -25.0}});
    });
}

void LimbsTest::whatIsCarriedAndWornIsNoLimb()
{
    QFETCH(Addition, add);
    SkeletonTree tree{Skeleton()};
    Joint root;
    root.name = "hips";
    root.offset = {0.0, 100.0, 0.0};
    const int hips = tree.addJoint(std::move(root), SkeletonTree::None);
    for (const double side : {1.0, -1.0})
        addChain(tree, hips, {{side * 9.0, -4.0, 0.0}, {0.0, -43.0, 1.0}, {0.0, -42.0, -2.0}, {0.0, -8.0, 14.0}},
                 side > 0.0 ? "left leg " : "right leg ");
    const int head =
        addChain(tree, hips, {{0.0, 15.0, 0.0}, {0.0, 20.0, 0.0}, {0.0, 20.0, 0.0}, {0.0, 9.0, 2.0}, {0.0, 18.0, 0.0}},
                 "trunk ");
    const int chest = tree.node(tree.node(head).parent).parent;
    std::array<int, 2> hands{};
    for (std::size_t i = 0; i < 2; ++i) {
        const double out = i == 0 ? 1.0 : -1.0;
        hands[i] = addChain(tree, chest,
                            {{out * 4.0, 14.0, 0.0},
                             {out * 14.0, 0.0, 0.0},
                             {out * 28.0, 0.0, 0.0},
                             {out * 25.0, 0.0, 0.0},
                             {out * 15.0, 0.0, 0.0}},
                            i == 0 ? "left arm " : "right arm ");
    }
    add(tree, {hips, chest, head, hands[1], tree.node(hands[0]).parent});
    Clip clip;
    clip.skeleton = tree.build().skeleton;
    clip.motion = Motion(1, 0);
    const std::array<Pose, 1> poses{poseAt(clip, 0, {})};
    const auto limbs = findLimbs(FigureTree(clip, {}), poses);
    QVERIFY(limbs.has_value());
    using Names = std::set<std::string>;
    const auto namesOf = [&clip](const std::vector<int> &joints) {
        Names names;
        for (const int joint : joints)
            names.insert(clip.skeleton.joint(joint).name);
        return names;
    };
    QCOMPARE(namesOf({limbs->pelvis}), Names{"hips"});
    QCOMPARE(namesOf(limbs->trunk), (Names{"trunk 1", "trunk 2"}));
    QCOMPARE(namesOf(limbs->headward), (Names{"trunk 3", "trunk 4"}));
    const auto isPair = [&](const LimbPair &pair, const std::string &name, int joints) {
        std::set<Names> wanted;
        for (const std::string side : {"left ", "right "}) {
            Names names;
            for (int i = 1; i <= joints; ++i)
                names.insert(side + name + std::to_string(i));
            wanted.insert(names);
        }
        return std::set<Names>{namesOf(pair.chains[0]), namesOf(pair.chains[1])} == wanted;
    };
    QVERIFY(isPair(limbs->legs, "leg ", 3));
    QVERIFY(isPair(limbs->arms, "arm ", 4));
    QCOMPARE(limbs->legs.bones->joints, (std::array<std::size_t, 3>{0, 1, 2}));
    QCOMPARE(limbs->arms.bones->joints, (std::array<std::size_t, 3>{1, 2, 3}));
}

void LimbsTest::aFigureMayHaveNoHead()
{
    Clip clip;
    const int hips = addJoint(clip, NoJoint, {0.0, 0.0, 0.0});
    const int chest = addJoint(clip, hips, {0.0, 45.0, 0.0});
    addPair(clip, chest, 18.0, 60.0);
    addPair(clip, hips, 9.0, 90.0);
    clip.motion = Motion(1, 0);
    const std::array<Pose, 1> poses{poseAt(clip, 0, {})};
    for (const std::span<const Pose> shown : {std::span<const Pose>(), std::span<const Pose>(poses)}) {
        const auto limbs = findLimbs(FigureTree(clip, {}), shown);
        QVERIFY(limbs.has_value());
        QVERIFY(limbs->headward.empty());
        QCOMPARE(limbs->arms.fork, chest);
    }
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
