#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "surgery/skeletontree.h"

#include "support/animal.h"
#include "support/disguise.h"
#include "support/walker.h"
#include "support/worktime.h"

#include <glm/geometric.hpp>

#include <QTest>

namespace tst_automaticmapping {

using namespace limber;
using namespace limber::test;

namespace {

// How a mapping onto a disguised skeleton compares with the truth.
struct Score
{
    int right = 0;
    int wrong = 0;
    int open = 0; // how many joints have a counterpart and are not mapped
};

Score scoreOf(const JointMapping &mapping, const Disguised &target)
{
    Score score;
    const JointMapping sure = mapping.sureOnly();
    for (std::size_t joint = 0; joint < target.originals.size(); ++joint) {
        const int source = sure.matches[joint].source;
        if (source == NoJoint)
            score.open += target.originals[joint] != NoJoint ? 1 : 0;
        else
            (source == target.originals[joint] ? score.right : score.wrong) += 1;
    }
    return score;
}

JointMapping map(const Clip &source, const Clip &target)
{
    return mapJoints(source, {}, target, {}, Vocabulary::builtIn());
}

// A walker whose left and right legs differ in length, as those of measured people do.
Clip measuredWalker()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    scaleOffsets(clip, "LeftLeg", 1.01);
    scaleOffsets(clip, "RightForeArm", 0.995);
    return clip;
}

std::string otherSideOf(const std::string &name)
{
    for (const auto &[side, other] : {std::pair<std::string, std::string>{"Left", "Right"}, {"Right", "Left"}}) {
        if (name.starts_with(side))
            return other + name.substr(side.size());
    }
    return name;
}

Clip clipOf(const std::vector<std::pair<const char *, int>> &joints)
{
    Clip clip;
    double length = 1.0;
    for (const auto &[name, parent] : joints)
        clip.skeleton.addJoint({name, parent, {0.0, length += 0.1, 0.0}, {}, 0});
    clip.motion = Motion(1, 0);
    return clip;
}

struct MoreJoint
{
    std::string name;
    std::string parent;
    glm::dvec3 offset;
};

// Returns the clip with more joints, which have no channels.
Clip withJoints(Clip clip, const std::vector<MoreJoint> &more)
{
    for (const MoreJoint &joint : more) {
        SkeletonTree tree(clip.skeleton);
        const int parent = tree.nodeOf(NodeId::joint(jointNamed(clip.skeleton, joint.parent)));
        tree.addJoint({joint.name, NoJoint, joint.offset, {}, 0}, parent);
        clip.skeleton = tree.build().skeleton;
    }
    return clip;
}

} // namespace

class AutomaticMappingTest : public QObject
{
    Q_OBJECT

private slots:
    void mapsEqualNamesWithScoreOne();
    void mapsTheSameBodyInAnotherSystemOfNames();
    void neverCrossesSidesOrUsesASourceTwice();
    void mapsScrambledNames_data();
    void mapsScrambledNames();
    void namesOnTheWrongSideGiveWayToFeetAndKnees();
    void asksWhereNothingDistinguishesLeftFromRight();
    void asksOneQuestionForTheSidesOfLimbs_data();
    void asksOneQuestionForTheSidesOfLimbs();
    void lengthsShowWhichOfTwoNeighboursIsMeant_data();
    void lengthsShowWhichOfTwoNeighboursIsMeant();
    void leavesExtraJointsUnmapped();
    void alignsSpinesWithDifferentNumbersOfJoints();
    void aSpineJointOfTheSameNameWins();
    void theEndOfANeckIsMappedToTheHead();
    void aLikeNameIsNotThatOfATwistBone();
    void hairAndEyesFollowNoFace();
    void mapsPropsByTheirNames();
    void comparesLettersOfNamesUpToALength();
    void ignoresNamesThatOnlyNumberTheJoints();
    void oneFigureIsNotTornApartOntoTwo();
    void theFigureThatFitsIsMappedWhateverTheOrder_data();
    void theFigureThatFitsIsMappedWhateverTheOrder();
    void restingFiguresAreToldByTheirFeet();
    void isQuickForManyJoints();
    void acceptsDegenerateSkeletons();
};

void AutomaticMappingTest::mapsEqualNamesWithScoreOne()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    const JointMapping mapping = map(walker, walker);
    for (int joint = 0; joint < walker.skeleton.jointCount(); ++joint) {
        const JointMatch &match = mapping.matches[static_cast<std::size_t>(joint)];
        QCOMPARE(match.source, joint);
        QCOMPARE(match.score, 1.0);
        QCOMPARE(match.reason, MatchReason::Name);
    }
}

void AutomaticMappingTest::mapsTheSameBodyInAnotherSystemOfNames()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    Clip smpl = walker;
    const std::vector<std::pair<const char *, const char *>> names = {
        {"Hips", "Pelvis"},         {"LeftUpLeg", "L_Hip"},      {"LeftLeg", "L_Knee"},      {"LeftFoot", "L_Ankle"},
        {"LeftToeBase", "L_Foot"},  {"RightUpLeg", "R_Hip"},     {"RightLeg", "R_Knee"},     {"RightFoot", "R_Ankle"},
        {"RightToeBase", "R_Foot"}, {"LeftArm", "L_Shoulder"},   {"LeftForeArm", "L_Elbow"}, {"LeftHand", "L_Wrist"},
        {"RightArm", "R_Shoulder"}, {"RightForeArm", "R_Elbow"}, {"RightHand", "R_Wrist"}};
    for (const auto &[from, to] : names)
        smpl.skeleton.setName(jointNamed(smpl.skeleton, from), to);
    const JointMapping mapping = map(walker, smpl);
    for (int joint = 0; joint < walker.skeleton.jointCount(); ++joint)
        QCOMPARE(mapping.sourceOf(joint), joint);
    const auto shoulder = static_cast<std::size_t>(jointNamed(smpl.skeleton, "L_Shoulder"));
    QCOMPARE(mapping.matches[shoulder].reason, MatchReason::Alias);
    QCOMPARE(mapping.matches[shoulder].score, 0.95);
}

void AutomaticMappingTest::neverCrossesSidesOrUsesASourceTwice()
{
    const Clip source = clipOf({{"Hips", -1}, {"LeftUpLeg", 0}, {"LeftLeg", 1}, {"LeftFoot", 2}});
    const Clip target = clipOf({{"Hips", -1}, {"RightUpLeg", 0}, {"RightLeg", 1}, {"RightFoot", 2}, {"Hips", 0}});
    const JointMapping mapping = map(source, target);
    QCOMPARE(mapping.sourceOf(0), 0);
    for (int joint = 1; joint < 5; ++joint)
        QCOMPARE(mapping.sourceOf(joint), NoJoint);
}

void AutomaticMappingTest::mapsScrambledNames_data()
{
    QTest::addColumn<double>("restDegrees");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("other"); // Z up, a floor root, extra joints
    QTest::newRow("names and order only") << 0.0 << 1.0 << false;
    QTest::newRow("in inches, Z up, more joints") << 0.0 << 0.3937007874 << true;
    QTest::newRow("other rest pose") << 60.0 << 1.0 << false;
    QTest::newRow("any rest pose") << 175.0 << 1.0 << false;
    QTest::newRow("all of it") << 175.0 << 0.0254 << true;
}

void AutomaticMappingTest::mapsScrambledNames()
{
    QFETCH(double, restDegrees);
    QFETCH(double, scale);
    QFETCH(bool, other);
    const Clip walker = measuredWalker();
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Disguised target = disguised(walker.skeleton, {.seed = seed,
                                                             .restDegrees = restDegrees,
                                                             .scale = scale,
                                                             .standsOnZ = other,
                                                             .hasFloorRoot = other,
                                                             .hasExtraJoints = other});
        const Score score = scoreOf(map(walker, target.clip), target);
        QCOMPARE(score.wrong, 0);
        QCOMPARE(score.open, 0);
    }
}

// As in skeletons that were mirrored on their way from another program.
void AutomaticMappingTest::namesOnTheWrongSideGiveWayToFeetAndKnees()
{
    const Clip walker = makeWalker({.frames = 60, .bendsKneesForward = true}).clip;
    Clip exchanged = walker;
    Clip still = walker;
    still.motion = Motion(1, walker.skeleton.columnCount());
    for (int joint = 0; joint < walker.skeleton.jointCount(); ++joint)
        exchanged.skeleton.setName(joint, otherSideOf(walker.skeleton.joint(joint).name));
    const int count = walker.skeleton.jointCount();
    std::vector<int> bySide;
    for (int joint = 0; joint < count; ++joint)
        bySide.push_back(joint);
    const auto sources = [](const JointMapping &mapping) {
        std::vector<int> result;
        for (const JointMatch &match : mapping.matches)
            result.push_back(match.score >= JointMapping::Sure ? match.source : NoJoint);
        return result;
    };
    QCOMPARE(sources(map(walker, exchanged)), bySide);
    QCOMPARE(sources(map(exchanged, walker)), bySide);
    QCOMPARE(sources(map(exchanged, exchanged)), bySide);
    QCOMPARE(sources(map(still, walker)), bySide);
    const BodyRoles roles = bodyRoles(walker, {}, Vocabulary::builtIn());
    const BodyRoles ofExchanged = bodyRoles(exchanged, {}, Vocabulary::builtIn());
    for (int joint = 0; joint < count; ++joint)
        QVERIFY(ofExchanged.of(joint) == roles.of(joint));
    QVERIFY(areSidesExchanged(rolesByName(exchanged.skeleton, Vocabulary::builtIn()), ofExchanged));
    QVERIFY(!areSidesExchanged(rolesByName(walker.skeleton, Vocabulary::builtIn()), roles));
    // Knees that bend the other way than the feet point leave a doubt.
    Clip bird = makeWalker({.frames = 60}).clip;
    const BodyRoles ofBird = bodyRoles(bird, {}, Vocabulary::builtIn());
    for (int joint = 0; joint < count; ++joint)
        bird.skeleton.setName(joint, otherSideOf(bird.skeleton.joint(joint).name));
    QVERIFY(bodyRoles(bird, {}, Vocabulary::builtIn()).of(1) == ofBird.withSidesExchanged().of(1));
}

void AutomaticMappingTest::asksWhereNothingDistinguishesLeftFromRight()
{
    // Its left side is exactly the mirror image of its right side, and flat where it branches.
    const Clip walker = makeWalker({.frames = 2}).clip;
    int asked = 0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const Disguised target = disguised(walker.skeleton, {.seed = seed, .restDegrees = 175.0});
        const JointMapping mapping = map(walker, target.clip);
        const Score score = scoreOf(mapping, target);
        QCOMPARE(score.wrong, 0);
        asked += score.open > 0 ? 1 : 0;
        for (const JointMatch &match : mapping.matches)
            QVERIFY(match.source != NoJoint); // each question has a proposal
    }
    QVERIFY(asked > 20);
}

namespace {

// All bones along one axis, so that the rest pose reveals nothing.
Disguised inALine(const Skeleton &skeleton, unsigned seed)
{
    Disguised target = disguised(skeleton, {.seed = seed});
    Skeleton &line = target.clip.skeleton;
    for (int joint = 1; joint < line.jointCount(); ++joint)
        line.setOffset(NodeId::joint(joint), {glm::length(line.joint(joint).offset), 0.0, 0.0});
    for (int end = 0; end < line.endSiteCount(); ++end)
        line.setOffset(NodeId::endSite(end), {glm::length(line.endSite(end).offset), 0.0, 0.0});
    return target;
}

// The right answer; both answers are right if the question has no right one.
bool isYes(const SideQuestion &question, const Disguised &target)
{
    return target.originals[static_cast<std::size_t>(question.target)] == question.source;
}

} // namespace

void AutomaticMappingTest::asksOneQuestionForTheSidesOfLimbs_data()
{
    QTest::addColumn<bool>("inLine");
    QTest::newRow("bones in a line") << true;
    QTest::newRow("a mirror image in any rest pose") << false;
}

void AutomaticMappingTest::asksOneQuestionForTheSidesOfLimbs()
{
    QFETCH(bool, inLine);
    const Clip walker = makeWalker({.frames = 60}).clip;
    int asked = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Disguised target =
            inLine ? inALine(walker.skeleton, seed) : disguised(walker.skeleton, {.seed = seed, .restDegrees = 175.0});
        JointMapping mapping = map(walker, target.clip);
        QCOMPARE(scoreOf(mapping, target).wrong, 0);
        QVERIFY(mapping.questions.size() <= 2); // one question for the legs and one for the arms
        asked += static_cast<int>(mapping.questions.size());
        JointMapping wrong = mapping;
        while (!mapping.questions.empty()) {
            const SideQuestion question = mapping.questions.front();
            QCOMPARE(question.side, BodySide::Left);
            QVERIFY(question.limb != SideQuestion::Limb::Other);
            // The two answers differ only in that the sides are exchanged.
            const JointMapping other = mapping.answered(0, !isYes(question, target));
            for (std::size_t joint = 0; joint < other.matches.size(); ++joint) {
                const int source = other.sureOnly().matches[joint].source;
                const int right = target.originals[joint];
                QVERIFY(source == NoJoint || source == right ||
                        walker.skeleton.joint(source).name.substr(0, 4) !=
                            walker.skeleton.joint(right).name.substr(0, 4));
            }
            mapping = mapping.answered(0, isYes(question, target));
        }
        const Score score = scoreOf(mapping, target);
        QCOMPARE(score.wrong, 0);
        QCOMPARE(score.open, 0);
    }
    QVERIFY(asked > 0);
}

void AutomaticMappingTest::lengthsShowWhichOfTwoNeighboursIsMeant_data()
{
    QTest::addColumn<bool>("helperIsAbove");
    QTest::newRow("the helper is above") << true;
    QTest::newRow("the helper is below") << false;
}

// In the source, a helper in the middle of the thigh or above the hip has the name of the hip.
void AutomaticMappingTest::lengthsShowWhichOfTwoNeighboursIsMeant()
{
    QFETCH(bool, helperIsAbove);
    Clip target = makeWalker({.frames = 1}).clip;
    const int hip = jointNamed(target.skeleton, "LeftUpLeg");
    target.skeleton.setName(hip, "LeftThigh"); // equal names would be mapped to each other
    Clip source;
    std::vector<int> places; // in the source, by joint of the target
    for (int joint = 0; joint < target.skeleton.jointCount(); ++joint) {
        Joint copy = target.skeleton.joint(joint);
        copy.parent = copy.parent == NoJoint ? NoJoint : places[static_cast<std::size_t>(copy.parent)];
        const glm::dvec3 offset = copy.offset;
        if (joint == hip && helperIsAbove) {
            copy.name = "LeftUpLeg";
            copy.offset = 0.4 * offset;
            copy.parent = source.skeleton.addJoint(copy);
            copy.offset = 0.6 * offset;
        }
        if (joint == hip)
            copy.name = "__Extra";
        if (joint == hip + 1 && !helperIsAbove) {
            Joint helper = target.skeleton.joint(hip);
            helper.name = "LeftUpLeg";
            helper.parent = copy.parent;
            helper.offset = 0.5 * offset;
            copy.parent = source.skeleton.addJoint(helper);
            copy.offset = 0.5 * offset;
        }
        places.push_back(source.skeleton.addJoint(copy));
        for (int i = 0; i < target.skeleton.endSiteCount(); ++i) {
            EndSite end = target.skeleton.endSite(i);
            if (end.parent != joint)
                continue;
            end.parent = places.back(); // which takes end sites until a joint of another branch follows
            source.skeleton.addEndSite(end);
        }
    }
    source.motion = Motion(1, source.skeleton.columnCount());
    const JointMapping mapping = map(source, target);
    QCOMPARE(mapping.sourceOf(hip), places[static_cast<std::size_t>(hip)]);
    QCOMPARE(mapping.sourceOf(hip + 1), places[static_cast<std::size_t>(hip + 1)]);
}

void AutomaticMappingTest::leavesExtraJointsUnmapped()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    const Disguised target = disguised(
        walker.skeleton, {.scramblesNames = false, .restDegrees = 90.0, .hasFloorRoot = true, .hasExtraJoints = true});
    const Score score = scoreOf(map(walker, target.clip), target);
    QCOMPARE(score.wrong, 0);
    QCOMPARE(score.open, 0);
}

void AutomaticMappingTest::alignsSpinesWithDifferentNumbersOfJoints()
{
    const Clip three = clipOf({{"Hips", -1}, {"Spine", 0}, {"Spine1", 1}, {"Spine2", 2}, {"Neck", 3}, {"Head", 4}});
    const Clip five = clipOf({{"pelvis", -1},
                              {"spine_01", 0},
                              {"spine_02", 1},
                              {"spine_03", 2},
                              {"spine_04", 3},
                              {"spine_05", 4},
                              {"neck_01", 5},
                              {"head", 6}});
    const JointMapping mapping = map(three, five);
    int last = NoJoint;
    int mapped = 0;
    for (int joint = 1; joint <= 5; ++joint) {
        if (mapping.sourceOf(joint) == NoJoint)
            continue;
        QVERIFY(mapping.sourceOf(joint) > last);
        last = mapping.sourceOf(joint);
        ++mapped;
    }
    QCOMPARE(mapped, 3);
    QCOMPARE(mapping.sourceOf(7), 5);
}

// The joints of CMU's skeletons have two systems of names; in one of them the first joint of the back is at the pelvis,
// and the head is the end of the neck.
void AutomaticMappingTest::aSpineJointOfTheSameNameWins()
{
    Clip source = clipOf({{"pelvis", -1}, {"lowerback", 0}, {"upperback", 1}, {"LowerNeck", 2}, {"Neck", 3}});
    Clip target =
        clipOf({{"Hips", -1}, {"LowerBack", 0}, {"Spine", 1}, {"Spine1", 2}, {"Neck", 3}, {"Neck1", 4}, {"Head", 5}});
    const auto setHeights = [](Clip &clip, const std::vector<double> &lengths) {
        for (std::size_t joint = 0; joint < lengths.size(); ++joint)
            clip.skeleton.setOffset(NodeId::joint(static_cast<int>(joint)), {0.0, lengths[joint], 0.0});
    };
    setHeights(source, {0.0, 0.112, 0.179, 0.169, 0.101});
    setHeights(target, {0.0, 0.0, 2.05, 2.05, 0.0, 1.75, 1.77});
    const JointMapping mapping = map(source, target);
    QCOMPARE(mapping.sourceOf(1), 1);
    QCOMPARE(mapping.sourceOf(2), NoJoint);
    QCOMPARE(mapping.sourceOf(3), 2);
    QCOMPARE(map(target, source).sourceOf(1), 1);
}

void AutomaticMappingTest::theEndOfANeckIsMappedToTheHead()
{
    const Clip headless = clipOf({{"pelvis", -1}, {"lowerback", 0}, {"LowerNeck", 1}, {"Neck", 2}});
    const Clip whole = clipOf({{"Hips", -1}, {"Spine", 0}, {"Neck", 1}, {"Head", 2}});
    QCOMPARE(map(headless, whole).sourceOf(2), 2);
    QCOMPARE(map(headless, whole).sourceOf(3), 3);
    QCOMPARE(map(whole, headless).sourceOf(3), 3);
    // A neck with a single joint has no end that could be a head.
    const Clip shortNeck = clipOf({{"pelvis", -1}, {"lowerback", 0}, {"Neck", 1}});
    QCOMPARE(map(shortNeck, whole).sourceOf(2), 2);
    QCOMPARE(map(shortNeck, whole).sourceOf(3), NoJoint);
}

// Rigify's DEF-forearm.L.001 has the name of DEF-forearm.L but for its count, and only the latter is the forearm.
// Faces of motions have many joints, and hair of characters as well: their shapes say nothing about each other.
void AutomaticMappingTest::hairAndEyesFollowNoFace()
{
    const Clip walker = makeWalker({.frames = 2}).clip;
    const Clip face = withJoints(walker, {{"__jaw", "Head", {0.0, 2.0, 3.0}},
                                          {"jaw", "__jaw", {0.0, -3.0, 5.0}},
                                          {"__special01", "Head", {0.0, 3.0, 3.0}},
                                          {"special01", "__special01", {0.0, 3.0, 5.0}},
                                          {"tongue", "Head", {0.0, 3.0, 3.0}}});
    Clip body = walker;
    scaleOffsets(body, "Leg", 1.2);
    for (const auto &[hair, eyes] :
         {std::pair<std::string, std::string>{"Hair0", "Eyes0"}, {"J_Sec_Hair1_01", "Breast"}, {"skirt", "Ponytail"}}) {
        const Clip avatar = withJoints(
            body,
            {{hair, "Head", {0.0, 2.4, -3.3}}, {hair + "1", hair, {0.0, -2.2, -4.1}}, {eyes, "Head", {0.7, 3.2, 4.6}}});
        const JointMapping mapping = map(face, avatar);
        QVERIFY(mapping.questions.empty());
        for (const std::string &name : {hair, hair + "1", eyes})
            QVERIFY2(mapping.sourceOf(jointNamed(avatar.skeleton, name)) == NoJoint, name.c_str());
        QCOMPARE(mapping.sourceOf(jointNamed(avatar.skeleton, "Head")), jointNamed(face.skeleton, "Head"));
    }
    // Of an equal skeleton shapes do count, whatever its names are.
    Clip renamed = face;
    renamed.skeleton.setName(jointNamed(face.skeleton, "__jaw"), "Hair0");
    QCOMPARE(map(face, renamed).sourceOf(jointNamed(renamed.skeleton, "Hair0")), jointNamed(face.skeleton, "__jaw"));
}

void AutomaticMappingTest::aLikeNameIsNotThatOfATwistBone()
{
    Clip target = makeWalker({.frames = 1}).clip;
    target.skeleton.setName(jointNamed(target.skeleton, "LeftHand"), "LeftForeArm.001");
    Clip source = makeWalker({.frames = 1}).clip;
    for (int joint = 0; joint < source.skeleton.jointCount(); ++joint)
        source.skeleton.setName(joint, "Xy" + source.skeleton.joint(joint).name);
    const int forearm = jointNamed(target.skeleton, "LeftForeArm");
    QCOMPARE(map(source, target).sourceOf(forearm), forearm);
}

void AutomaticMappingTest::mapsPropsByTheirNames()
{
    const Clip source = clipOf({{"Hips", -1}, {"Spine", 0}, {"Sword", 1}, {"Tail01", 0}});
    const Clip target = clipOf({{"pelvis", -1}, {"tail_1", 0}, {"chest", 0}, {"x_Sword", 2}});
    const JointMapping mapping = map(source, target);
    QCOMPARE(mapping.sourceOf(1), 3);
    QCOMPARE(mapping.sourceOf(3), 2);
}

// Comparing two words takes time in proportion to the product of their lengths.
void AutomaticMappingTest::comparesLettersOfNamesUpToALength()
{
    for (const std::size_t length : {10U, 63U, 64U, 65U}) {
        const std::string word(length - 1, 'q');
        const std::string first = word + 'w';
        const std::string second = word + 'z';
        const Clip source = clipOf({{"Hips", -1}, {"Spine", 0}, {first.c_str(), 1}});
        const Clip target = clipOf({{"pelvis", -1}, {"tail_1", 0}, {"chest", 0}, {second.c_str(), 2}});
        QCOMPARE(map(source, target).sourceOf(3), length <= 64 ? 2 : NoJoint);
    }
}

void AutomaticMappingTest::ignoresNamesThatOnlyNumberTheJoints()
{
    const Clip walker = measuredWalker();
    const Disguised source = disguised(walker.skeleton, {.seed = 3});
    const Disguised target = disguised(walker.skeleton, {.seed = 4});
    const JointMapping mapping = map(source.clip, target.clip);
    for (std::size_t joint = 0; joint < target.originals.size(); ++joint) {
        const int mapped = mapping.matches[joint].source;
        QVERIFY(mapped != NoJoint);
        QCOMPARE(source.originals[static_cast<std::size_t>(mapped)], target.originals[joint]);
    }
}

void AutomaticMappingTest::oneFigureIsNotTornApartOntoTwo()
{
    // The first figure has no head, so that the second one fits better.
    const Clip walker = makeWalker({.frames = 1}).clip;
    SkeletonTree tree(walker.skeleton);
    tree.remove(jointNamed(walker.skeleton, "Head"));
    Clip headless;
    headless.skeleton = tree.build().skeleton;
    headless.motion = Motion(1, headless.skeleton.columnCount());
    const Clip two = bothIn(headless, walker, Together::TwoRoots);
    const JointMapping onto = map(walker, two);
    const JointMapping from = map(two, walker);
    int mapped = 0;
    for (int joint = 0; joint < two.skeleton.jointCount(); ++joint) {
        const bool isFirst = two.skeleton.joint(joint).name.starts_with("A_");
        mapped += onto.sourceOf(joint) != NoJoint ? 1 : 0;
        QVERIFY2(!isFirst || onto.sourceOf(joint) == NoJoint, two.skeleton.joint(joint).name.c_str());
        QVERIFY2(!isFirst || from.targetOf(joint) == NoJoint, two.skeleton.joint(joint).name.c_str());
    }
    QCOMPARE(mapped, walker.skeleton.jointCount());
}

void AutomaticMappingTest::theFigureThatFitsIsMappedWhateverTheOrder_data()
{
    QTest::addColumn<Together>("together");
    QTest::addColumn<bool>("isAnimalFirst");
    QTest::addColumn<QString>("firstWord");
    for (const bool isAnimalFirst : {true, false}) {
        for (const char *word : {"", "A_"}) {
            const auto add = [&](const char *name, Together together) {
                QTest::addRow("%s, %s, '%s'", name, isAnimalFirst ? "animal first" : "human first", word)
                    << together << isAnimalFirst << QString::fromLatin1(word);
            };
            add("two roots", Together::TwoRoots);
            add("common root", Together::CommonRoot);
        }
    }
}

// The animal has the names of a human.
void AutomaticMappingTest::theFigureThatFitsIsMappedWhateverTheOrder()
{
    QFETCH(const Together, together);
    QFETCH(const bool, isAnimalFirst);
    QFETCH(const QString, firstWord);
    const Clip walker = makeWalker({.frames = 60}).clip;
    const Clip animal = makeAnimal({.frames = 60}).clip;
    const std::string secondWord = firstWord.isEmpty() ? "" : "B_";
    const Clip both = isAnimalFirst ? bothIn(animal, walker, together, firstWord.toStdString(), secondWord)
                                    : bothIn(walker, animal, together, firstWord.toStdString(), secondWord);
    const auto topOf = [&](bool ofAnimal) {
        const int first = together == Together::CommonRoot ? 1 : 0;
        const Clip &before = isAnimalFirst ? animal : walker;
        return ofAnimal == isAnimalFirst ? first : first + before.skeleton.jointCount();
    };
    for (const bool isAnimal : {true, false}) {
        const Clip &alone = isAnimal ? animal : walker;
        const JointMapping from = map(both, alone);
        const JointMapping onto = map(alone, both);
        for (int joint = 0; joint < alone.skeleton.jointCount(); ++joint) {
            QCOMPARE(from.sourceOf(joint), topOf(isAnimal) + joint);
            QCOMPARE(onto.sourceOf(topOf(isAnimal) + joint), joint);
        }
    }
}

// Characters have only a pose.
void AutomaticMappingTest::restingFiguresAreToldByTheirFeet()
{
    const Clip walker = makeWalker({.frames = 60}).clip;
    const Clip animal = makeAnimal({.frames = 1}).clip;
    Clip human; // with a short trunk and long forearms
    human.skeleton = walker.skeleton;
    human.motion = Motion(1, walker.skeleton.columnCount());
    for (const char *name : {"Spine", "Spine1", "Neck", "Head", "Shoulder", "ToeBase", "UpLeg"})
        scaleOffsets(human, name, 0.1);
    scaleOffsets(human, "Hand", 3.0);
    const Clip both = bothIn(animal, human, Together::TwoRoots, "", "");
    const JointMapping mapping = map(walker, both);
    QVERIFY(mapping.sourceOf(0) == NoJoint);
    QCOMPARE(mapping.sourceOf(animal.skeleton.jointCount()), 0);
}

void AutomaticMappingTest::isQuickForManyJoints()
{
    const auto mapped = [](int joints) {
        Clip clip;
        for (int joint = 0; joint < joints; ++joint)
            clip.skeleton.addJoint(
                {"LeftArm" + std::to_string(joint % 40), std::min(joint - 1, 0), {1.0, 0.0, 0.0}, {}, 0});
        clip.motion = Motion(1, 0);
        return leastWorkTime([&] { QCOMPARE(map(clip, clip).matches.size(), static_cast<std::size_t>(joints)); }, 2);
    };
    // Four times as many joints make sixteen times as many pairs, not sixty-four times.
    const double few = mapped(1000);
    QVERIFY2(mapped(4000) < 40.0 * few, "a loop that grows too fast");
}

void AutomaticMappingTest::acceptsDegenerateSkeletons()
{
    const Clip walker = makeWalker({.frames = 1}).clip;
    Clip zero = disguised(walker.skeleton, {.scale = 0.0}).clip;
    Clip nan = disguised(walker.skeleton, {}).clip;
    nan.skeleton.setOffset(NodeId::joint(3), glm::dvec3(std::numeric_limits<double>::quiet_NaN()));
    Clip huge = disguised(walker.skeleton, {.scale = 1e300}).clip;
    Clip twoRoots = walker;
    twoRoots.skeleton.addJoint({"Other", NoJoint, {}, {}, 0});
    for (const Clip &other : {Clip(), zero, nan, huge, twoRoots}) {
        QCOMPARE(map(walker, other).matches.size(), static_cast<std::size_t>(other.skeleton.jointCount()));
        QCOMPARE(map(other, walker).matches.size(), static_cast<std::size_t>(walker.skeleton.jointCount()));
    }
}

QTEST_APPLESS_MAIN(AutomaticMappingTest)

} // namespace tst_automaticmapping

#include "tst_automaticmapping.moc"
