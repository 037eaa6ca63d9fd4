#include "body/bodystructure.h"
#include "body/figureroles.h"
#include "body/figureshape.h"
#include "body/vocabulary.h"
#include "contacts/figurelegs.h"
#include "contacts/fourfeet.h"
#include "contacts/legrecord.h"
#include "core/figure/body/figures.h"
#include "pose/pose.h"
#include "support/animal.h"
#include "support/walker.h"
#include "surgery/rearrange.h"

#include <QTest>

namespace tst_figurelegs {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<FigureLegs> legsIn(const Clip &clip, Axis up = Axis::Y)
{
    return legsOfFigures(clip, {}, up, Vocabulary::builtIn());
}

QString namesOfFeet(const Clip &clip, const std::vector<FigureLegs> &figures)
{
    QStringList names;
    for (const FigureLegs &figure : figures) {
        for (const SidedLeg &leg : figure.legs)
            names << QString::fromStdString(clip.skeleton.joint(leg.joints.foot).name);
    }
    return names.join(u' ');
}

// Puts the animal on its hind legs, as high as they are.
Clip reared(Clip clip)
{
    const int x = clip.skeleton.joint(0).firstColumn + 4;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, x, -80.0);
    return clip;
}

} // namespace

// On which legs the figures of a clip stand.
class FigureLegsTest : public QObject
{
    Q_OBJECT

private slots:
    void anEndThatLeadsBackIsNoTip();
    void aHumanHasTwo();
    void anAnimalHasFour_data();
    void anAnimalHasFour();
    void aHumanThatCrawlsHasTwo();
    void anAnimalOnItsHindLegsHasTwo();
    void twoActorsHaveTwoEach_data();
    void twoActorsHaveTwoEach();
    void eachActorHasAllRoles();
    void eachActorHasItsLength();
    void anAnimalBesideAHumanHasFour();
    void aPropIsNoFigure();
    void partsOfABodyAreNoFigures();
    void handsAreNoFigures();
    void nothingIsFoundWithoutABody();
};

// Some programs close a chain with an end site that leads back to the heel: it rises when the heel does.
void FigureLegsTest::anEndThatLeadsBackIsNoTip()
{
    Clip clip = makeWalker().clip;
    LegJoints leg;
    leg.foot = jointNamed(clip.skeleton, "LeftFoot");
    leg.toe = jointNamed(clip.skeleton, "LeftToeBase");
    const std::vector<NodeId> ends = tipsOfFoot(clip.skeleton, leg, restPose(clip.skeleton));
    QCOMPARE(ends.size(), std::size_t(1));
    QVERIFY(!ends.front().isJoint());
    clip.skeleton.setOffset(ends.front(), glm::dvec3(0.0, 0.0, -15.0));
    QCOMPARE(tipsOfFoot(clip.skeleton, leg, restPose(clip.skeleton)), std::vector<NodeId>{NodeId::joint(leg.toe)});
    leg.toe = NoJoint;
    QVERIFY(tipsOfFoot(clip.skeleton, leg, restPose(clip.skeleton)).empty());
}

void FigureLegsTest::aHumanHasTwo()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const std::vector<FigureLegs> figures = legsIn(clip);
    QCOMPARE(figures.size(), std::size_t(1));
    QCOMPARE(figures.front().top, NoJoint);
    QCOMPARE(namesOfFeet(clip, figures), QStringLiteral("LeftFoot RightFoot"));
}

void FigureLegsTest::anAnimalHasFour_data()
{
    QTest::addColumn<double>("frontLegs");
    QTest::addColumn<bool>("isZUp");
    QTest::addColumn<bool>("hasNames");
    QTest::addColumn<bool>("hasRestAlongX");
    QTest::newRow("dog") << 1.0 << false << true << false;
    QTest::newRow("short front legs") << 0.8 << false << true << false;
    QTest::newRow("long front legs") << 1.1 << false << true << false;
    QTest::newRow("Z up") << 1.0 << true << true << false;
    QTest::newRow("without names") << 1.0 << false << false << false;
    QTest::newRow("bones along x at rest") << 1.0 << false << true << true;
    QTest::newRow("bones along x at rest, Z up") << 0.9 << true << true << true;
}

void FigureLegsTest::anAnimalHasFour()
{
    QFETCH(double, frontLegs);
    QFETCH(bool, isZUp);
    QFETCH(bool, hasNames);
    QFETCH(bool, hasRestAlongX);
    const Axis up = isZUp ? Axis::Z : Axis::Y;
    const Animal animal =
        makeAnimal({.frontLegs = frontLegs, .up = up, .hasNames = hasNames, .hasRestAlongX = hasRestAlongX});
    const std::vector<FigureLegs> figures = legsIn(animal.clip, up);
    QCOMPARE(figures.size(), std::size_t(1));
    std::vector<int> feet;
    for (const SidedLeg &leg : figures.front().legs) {
        QVERIFY(leg.joints.isWhole());
        QVERIFY(leg.side != BodySide::Centre);
        feet.push_back(leg.joints.foot);
    }
    std::vector<int> wanted;
    for (const JointContacts &contacts : animal.contacts)
        wanted.push_back(contacts.joint);
    std::ranges::sort(feet);
    std::ranges::sort(wanted);
    QCOMPARE(feet, wanted);
}

void FigureLegsTest::aHumanThatCrawlsHasTwo()
{
    Clip clip = makeCrawler();
    QCOMPARE(namesOfFeet(clip, legsIn(clip)), QStringLiteral("LeftFoot RightFoot"));
    for (const char *bone : {"ForeArm", "Hand"}) // the arms of a cartoon
        scaleOffsets(clip, bone, 1.4);
    QCOMPARE(namesOfFeet(clip, legsIn(clip)), QStringLiteral("LeftFoot RightFoot"));
}

void FigureLegsTest::anAnimalOnItsHindLegsHasTwo()
{
    const Clip clip = reared(makeAnimal().clip);
    QCOMPARE(namesOfFeet(clip, legsIn(clip)), QStringLiteral("LeftFoot RightFoot"));
}

void FigureLegsTest::twoActorsHaveTwoEach_data()
{
    QTest::addColumn<Together>("together");
    QTest::addColumn<QString>("firstWord");
    QTest::addColumn<QString>("secondWord");
    QTest::addColumn<bool>("hasNames");
    QTest::newRow("prefixes") << Together::TwoRoots << "A_"
                              << "B_" << true;
    QTest::newRow("same names") << Together::TwoRoots << ""
                                << "" << true;
    QTest::newRow("below a common root") << Together::CommonRoot << "A_"
                                         << "B_" << true;
    QTest::newRow("same names below a common root") << Together::CommonRoot << ""
                                                    << "" << true;
    QTest::newRow("without names") << Together::TwoRoots << ""
                                   << "" << false;
    QTest::newRow("without names below a common root") << Together::CommonRoot << ""
                                                       << "" << false;
}

void FigureLegsTest::twoActorsHaveTwoEach()
{
    QFETCH(Together, together);
    QFETCH(QString, firstWord);
    QFETCH(QString, secondWord);
    QFETCH(bool, hasNames);
    Clip walker = makeWalker({.bendsKneesForward = true}).clip;
    if (!hasNames)
        walker.skeleton = withoutNames(walker.skeleton);
    const Clip clip = bothIn(walker, walker, together, firstWord.toStdString(), secondWord.toStdString());
    const std::vector<FigureLegs> figures = legsIn(clip);
    QCOMPARE(figures.size(), std::size_t(2));
    const int joints = walker.skeleton.jointCount();
    const int first = together == Together::CommonRoot ? 1 : 0;
    const std::vector<FigureLegs> alone = legsIn(walker);
    for (std::size_t i = 0; i < 2; ++i) {
        const int base = first + static_cast<int>(i) * joints;
        QCOMPARE(figures[i].top, base);
        QCOMPARE(figures[i].legs.size(), std::size_t(2));
        for (std::size_t leg = 0; leg < 2; ++leg) {
            QCOMPARE(figures[i].legs[leg].joints.foot, base + alone.front().legs[leg].joints.foot);
            QCOMPARE(figures[i].legs[leg].joints.toe, base + alone.front().legs[leg].joints.toe);
            QCOMPARE(figures[i].legs[leg].side, alone.front().legs[leg].side);
        }
    }
}

void FigureLegsTest::eachActorHasAllRoles()
{
    const Clip walker = makeWalker({.frames = 60}).clip;
    const Clip clip = bothIn(walker, walker, Together::TwoRoots);
    const std::vector<FigureRoles> figures = rolesOfFigures(clip, {}, Vocabulary::builtIn());
    const BodyRoles alone = bodyRoles(walker, {}, Vocabulary::builtIn());
    QCOMPARE(figures.size(), std::size_t(2));
    const int joints = walker.skeleton.jointCount();
    for (int joint = 0; joint < joints; ++joint) {
        QVERIFY(figures[0].roles.of(joint) == alone.of(joint));
        QVERIFY(figures[1].roles.of(joints + joint) == alone.of(joint));
        QVERIFY(figures[0].roles.of(joints + joint) == JointRole());
        QVERIFY(figures[1].roles.of(joint) == JointRole());
    }
}

void FigureLegsTest::eachActorHasItsLength()
{
    Clip walker = makeWalker({.frames = 20}).clip;
    walker.skeleton.setName(jointNamed(walker.skeleton, "Head"), "Crown"); // the longest path decides then
    const double length =
        bodyLength(walker.skeleton, figureShape(walker, {}), bodyRoles(walker, {}, Vocabulary::builtIn()));
    const Clip large = makeWalker({.frames = 20, .scale = 3.0}).clip;
    const Clip both = bothIn(large, walker, Together::CommonRoot);
    const std::vector<FigureRoles> figures = rolesOfFigures(both, {}, Vocabulary::builtIn());
    QCOMPARE(figures.size(), std::size_t(2));
    QCOMPARE(bodyLength(both.skeleton, figureShape(both, {}), figures[1].roles, figures[1].top), length);
}

void FigureLegsTest::anAnimalBesideAHumanHasFour()
{
    const Clip clip = bothIn(makeWalker({.frames = 120}).clip, makeAnimal({.frames = 120}).clip, Together::TwoRoots);
    QCOMPARE(namesOfFeet(clip, legsIn(clip)),
             QStringLiteral("A_LeftFoot A_RightFoot B_LeftFoot B_RightFoot B_LeftHand B_RightHand"));
}

void FigureLegsTest::aPropIsNoFigure()
{
    Clip clip = makeWalker({.frames = 20}).clip;
    Skeleton rope;
    for (int joint = 0; joint < 12; ++joint)
        rope.addJoint({"rope" + std::to_string(joint), joint - 1, {0.0, 5.0, 0.0}, {channels::Xrotation}, 0});
    Clip prop;
    prop.skeleton = rope;
    prop.motion = Motion(20, rope.columnCount());
    const Clip both = bothIn(clip, prop, Together::TwoRoots, "", "");
    QCOMPARE(namesOfFeet(both, legsIn(both)), QStringLiteral("LeftFoot RightFoot"));
    const Clip other = bothIn(prop, clip, Together::CommonRoot, "", "");
    QCOMPARE(namesOfFeet(other, legsIn(other)), QStringLiteral("LeftFoot RightFoot"));
}

void FigureLegsTest::partsOfABodyAreNoFigures()
{
    for (const NamedFigure &figure : figures()) {
        const std::vector<FigureLegs> found = legsIn(figure.clip);
        QVERIFY2(found.size() == 1, figure.name);
        const BodyRoles roles = bodyRoles(figure.clip, {}, Vocabulary::builtIn());
        for (int joint = 0; joint < roles.jointCount(); ++joint)
            QVERIFY2(found.front().roles.of(joint) == roles.of(joint), figure.name);
    }
}

void FigureLegsTest::handsAreNoFigures()
{
    for (const bool hasNames : {true, false}) {
        Clip clip = makeWalker({.frames = 20, .bendsKneesForward = true}).clip;
        SkeletonTree tree(clip.skeleton);
        for (const char *side : {"Left", "Right"}) {
            const double out = side == std::string("Left") ? 1.0 : -1.0;
            for (int finger = 0; finger < 5; ++finger)
                addChain(tree, jointNamed(clip.skeleton, std::string(side) + "Hand"), 4, {7.0 * out, 0.0, finger - 2.0},
                         side + std::string("Finger") + std::to_string(finger));
        }
        clip = rearranged(clip, tree).clip;
        if (!hasNames)
            clip.skeleton = withoutNames(clip.skeleton);
        QCOMPARE(legsIn(clip).size(), std::size_t(1));
    }
}

void FigureLegsTest::nothingIsFoundWithoutABody()
{
    QVERIFY(legsIn({}).empty());
    Clip chain;
    chain.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    QVERIFY(legsIn(chain).front().legs.empty());
}

QTEST_GUILESS_MAIN(FigureLegsTest)

} // namespace tst_figurelegs

#include "tst_figurelegs.moc"
