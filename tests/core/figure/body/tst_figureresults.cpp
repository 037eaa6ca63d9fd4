#include "figures.h"

#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/bonelengths.h"
#include "body/figureshape.h"
#include "body/limbgroup.h"
#include "body/limbs.h"
#include "body/mirrorpairs.h"
#include "body/rolesbyname.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "mapping/automaticmapping.h"
#include "mapping/branchevidence.h"
#include "mapping/structurematch.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "travel/heading.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace tst_figureresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A figure with what is found in it first.
struct Body
{
    explicit Body(const NamedFigure &named)
        : figure(named), clip(named.clip), skeleton(named.clip.skeleton),
          rules(decidePositionRules(skeleton, named.clip.motion)), roles(bodyRoles(clip, rules, Vocabulary::builtIn())),
          tree(clip, rules), shape(figureShape(clip, rules))
    {
    }

    [[nodiscard]] const std::string &originalOf(int joint) const { return figure.originals[std::size_t(joint)]; }
    [[nodiscard]] int copyOf(const std::string &original) const
    {
        const auto found = std::ranges::find(figure.originals, original);
        return found == figure.originals.end() ? NoJoint : int(found - figure.originals.begin());
    }
    [[nodiscard]] std::vector<std::string> originalsOf(const std::vector<int> &joints) const
    {
        std::vector<std::string> names;
        for (const int joint : joints)
            names.push_back(originalOf(joint));
        return names;
    }
    [[nodiscard]] bool isComplete() const { return std::ranges::find(figure.originals, "") == figure.originals.end(); }

    const NamedFigure &figure;
    const Clip &clip;
    const Skeleton &skeleton;
    PositionRules rules;
    BodyRoles roles;
    FigureTree tree;
    FigureShape shape;
};

// The bodies that are found in figures of many shapes, and which joints of two figures belong together: for copies of
// one figure that is known, for all others it has to keep the promises of the headers. How much of it is right is a
// matter of taste, so a line with its figures is compared with the stored results beside this file (see StoredResults).
class FigureResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void theRolesAreThoseOfTheOriginal_data() { eachFigure(); }
    void theRolesAreThoseOfTheOriginal();
    void theMirrorImageIsTheOtherSide_data() { eachFigure(); }
    void theMirrorImageIsTheOtherSide();
    void lengthsFollowTheBones_data() { eachFigure(); }
    void lengthsFollowTheBones();
    void limbsAreThoseOfTheOriginal_data() { eachFigure(); }
    void limbsAreThoseOfTheOriginal();
    void groupsHaveTheBonesOfTheOriginal_data() { eachFigure(); }
    void groupsHaveTheBonesOfTheOriginal();
    void headingsTurnWithTheFigure_data() { eachFigure(); }
    void headingsTurnWithTheFigure();
    void copiesOfAFigureAreMappedOntoEachOther_data() { eachFigure(); }
    void copiesOfAFigureAreMappedOntoEachOther();
    void mappingsKeepTheHierarchy_data() { eachFigure(); }
    void mappingsKeepTheHierarchy();
    void figures();
    void pairs();

private:
    void eachFigure() const
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < m_figures.size(); ++index)
            QTest::newRow(m_figures[index].name) << int(index);
    }
    [[nodiscard]] const Body &body(int index) const { return m_bodies[std::size_t(index)]; }
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    std::vector<NamedFigure> m_figures = test::figures();
    std::vector<Body> m_bodies{m_figures.begin(), m_figures.end()};
};

namespace {

constexpr double exact = 1e-6;

BodySide sideOf(const std::string &name)
{
    if (name.starts_with("Left") || name.find("_l_") != std::string::npos)
        return BodySide::Left;
    return name.starts_with("Right") || name.find("_r_") != std::string::npos ? BodySide::Right : BodySide::Centre;
}

std::string mirroredName(std::string name)
{
    for (const auto &[left, right] : {std::pair<std::string, std::string>{"Left", "Right"}, {"_l_", "_r_"}}) {
        const bool isLeft = name.find(left) != std::string::npos;
        const std::string &from = isLeft ? left : right;
        if (const std::size_t at = name.find(from); at != std::string::npos)
            return name.replace(at, from.size(), isLeft ? right : left);
    }
    return name;
}

// The part of a joint of the walker or the animal, without its side.
JointRole roleOfOriginal(const std::string &original)
{
    using enum BodyPart;
    static const std::map<std::string, JointRole> roles{
        {"Hips", {Pelvis}},      {"Spine", {Spine}},         {"Neck", {Neck}},          {"Head", {Head}},
        {"LeftUpLeg", {Thigh}},  {"LeftLeg", {Shin}},        {"LeftFoot", {Foot}},      {"LeftToeBase", {Toe}},
        {"LeftArm", {UpperArm}}, {"LeftForeArm", {Forearm}}, {"LeftHand", {Hand}},      {"root", {Pelvis}},
        {"back1", {Spine}},      {"back2", {Spine, {}, 2}},  {"back3", {Spine, {}, 3}}, {"neck1", {Neck}},
        {"neck2", {Head}},       {"fore_l_1", {UpperArm}},   {"fore_l_2", {Forearm}},   {"fore_l_3", {Hand}},
        {"hind_l_1", {Thigh}},   {"hind_l_2", {Shin}},       {"hind_l_3", {Foot}},
    };
    const BodySide side = sideOf(original);
    const auto found = roles.find(side == BodySide::Right ? mirroredName(original) : original);
    JointRole role = found == roles.end() ? JointRole() : found->second;
    for (const auto &[finger, part] : {std::pair{"Thumb", Thumb}, {"Index", IndexFinger}, {"Middle", MiddleFinger}}) {
        if (original.find(finger) != std::string::npos)
            role = {part, {}, original.back() - '0'};
    }
    role.side = role.part == None ? BodySide::Centre : side;
    return role;
}

JointRole roleByName(const Body &body, int joint)
{
    const std::string &original = body.originalOf(joint);
    if (!body.figure.hasNames)
        return {};
    if (original == "neck2")
        return {BodyPart::Neck, BodySide::Centre, 2};
    const JointRole role = roleOfOriginal(original);
    const bool isForeign = body.figure.kind == FigureKind::Animal && role.side != BodySide::Centre;
    return isForeign ? JointRole() : role;
}

JointRole roleByShape(const Body &body, int joint)
{
    const JointRole role = roleOfOriginal(body.originalOf(joint));
    const bool isTold = body.figure.shape == ShapeTells::All ||
                        (body.figure.shape == ShapeTells::Trunk && role.side == BodySide::Centre);
    return isTold && !isFinger(role.part) ? role : JointRole();
}

} // namespace

void FigureResultsTest::theRolesAreThoseOfTheOriginal()
{
    QFETCH(int, index);
    const Body &figure = body(index);
    const BodyRoles byName = rolesByName(figure.skeleton, Vocabulary::builtIn());
    const BodyRoles byShape = rolesByStructure(figure.clip, figure.rules);
    const std::vector<BodySide> sides = bodySides(figure.skeleton);
    for (int joint = 0; joint < figure.skeleton.jointCount(); ++joint) {
        const JointRole named = roleByName(figure, joint);
        const JointRole shaped = roleByShape(figure, joint);
        QCOMPARE(byName.of(joint), named);
        QCOMPARE(byShape.of(joint), shaped);
        QCOMPARE(figure.roles.of(joint), named.part == BodyPart::None ? shaped : named);
        QCOMPARE(sides[std::size_t(joint)],
                 figure.figure.hasNames ? sideOf(figure.skeleton.joint(joint).name) : BodySide::Centre);
    }
}

void FigureResultsTest::theMirrorImageIsTheOtherSide()
{
    QFETCH(int, index);
    const Body &figure = body(index);
    const std::vector<glm::dvec3> translations = usualTranslations(figure.clip, figure.rules);
    const Axis up = decideUpAxis(figure.clip, figure.rules).axis;
    const auto [axis, found] =
        bestMirror(figure.skeleton, translations, up, bodyLength(figure.skeleton, figure.shape, figure.roles));
    QVERIFY(axis != up);
    for (int joint = 0; joint < figure.skeleton.jointCount(); ++joint) {
        const int image = found.partner[std::size_t(joint)];
        QCOMPARE(found.partner[std::size_t(image)], joint);
        const bool isAlone = std::ranges::find(found.alone, joint) != found.alone.end();
        QVERIFY(!isAlone || image == joint);
        const double off =
            glm::distance(translations[std::size_t(joint)], mirrored(translations[std::size_t(image)], axis));
        QVERIFY(isAlone || off <= found.asymmetry + exact);
        QVERIFY(joint != found.worst || std::abs(off - found.asymmetry) < exact);
        const bool isRegular = figure.isComplete() && figure.figure.name != std::string("turned rest");
        if (figure.figure.kind != FigureKind::Tree && isRegular)
            QCOMPARE(figure.originalOf(image), mirroredName(figure.originalOf(joint)));
    }
    QVERIFY(found.worst != NoJoint || found.asymmetry < exact);
}

namespace {

// From the nearest joint above that has several children; they begin below the first one.
double stemOf(const FigureTree &tree, int joint)
{
    double length = 0.0;
    while (true) {
        length += glm::length(tree.translations[std::size_t(joint)]);
        joint = tree.parents[std::size_t(joint)];
        if (joint == NoJoint)
            return 0.0;
        if (tree.childrenOf(joint).size() > 1)
            return length;
    }
}

double farthestBelow(const FigureTree &tree, int joint)
{
    double most = 0.0;
    for (const int child : tree.childrenOf(joint))
        most = std::max(most, glm::length(tree.translations[std::size_t(child)]) + farthestBelow(tree, child));
    return most;
}

// The bone of a joint and those below it, with the longest end site.
bool moves(const Clip &clip, const Joint &joint)
{
    double most = 0.0;
    for (std::size_t channel = 0; channel < joint.channels.size(); ++channel) {
        if (!joint.channels[channel].isPosition())
            continue;
        std::vector<double> values;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            values.push_back(clip.motion.value(frame, joint.firstColumn + int(channel)));
        const auto [least, largest] = std::ranges::minmax(values);
        most = std::max(most, largest - least);
    }
    return most > 1e-3 * (1.0 + glm::length(joint.offset));
}

} // namespace

void FigureResultsTest::lengthsFollowTheBones()
{
    QFETCH(int, index);
    const Body &figure = body(index);
    const FigureTree &tree = figure.tree;
    for (int joint = 0; joint < tree.jointCount(); ++joint) {
        const auto at = std::size_t(joint);
        const int parent = tree.parents[at];
        const double length = glm::length(tree.translations[at]);
        const bool isRoot = parent == NoJoint;
        QCOMPARE(parent, figure.skeleton.joint(joint).parent);
        QVERIFY(std::abs(tree.paths[at] - (isRoot ? 0.0 : tree.paths[std::size_t(parent)] + length)) < exact);
        QVERIFY(std::abs(tree.below[at] - farthestBelow(tree, joint)) < exact);
        QVERIFY(std::abs(tree.stems[at] - stemOf(tree, joint)) < exact);
        QCOMPARE(bool(figure.shape.travels[at]), moves(figure.clip, figure.skeleton.joint(joint)));
        const glm::dvec3 from = isRoot ? glm::dvec3(0.0) : figure.shape.restPositions[std::size_t(parent)];
        const glm::dvec3 bone = isRoot ? glm::dvec3(0.0) : figure.shape.offsets[at];
        QVERIFY(glm::distance(figure.shape.restPositions[at], from + bone) < exact);
    }
}

void FigureResultsTest::limbsAreThoseOfTheOriginal()
{
    QFETCH(int, index);
    const Body &figure = body(index);
    const std::optional<Limbs> limbs = findLimbs(figure.tree);
    const FigureKind kind = figure.figure.kind;
    QCOMPARE(limbs.has_value(), kind != FigureKind::Tree && figure.isComplete());
    if (!limbs)
        return;
    using Names = std::vector<std::string>;
    const bool isWalker = kind == FigureKind::Walker;
    QCOMPARE(figure.originalOf(limbs->pelvis), std::string(isWalker ? "Hips" : "root"));
    QCOMPARE(figure.originalsOf(limbs->trunk), isWalker ? Names{"Spine"} : (Names{"back1", "back2", "back3"}));
    QCOMPARE(figure.originalsOf(limbs->headward), isWalker ? (Names{"Neck", "Head"}) : (Names{"neck1", "neck2"}));
    const Names legs =
        isWalker ? Names{"LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase"} : Names{"hind_l_1", "hind_l_2", "hind_l_3"};
    Names arms = isWalker ? Names{"LeftArm", "LeftForeArm", "LeftHand"} : Names{"fore_l_1", "fore_l_2", "fore_l_3"};
    if (figure.copyOf("LeftMiddle1") != NoJoint)
        arms.insert(arms.end(), {"LeftMiddle1", "LeftMiddle2", "LeftMiddle3"});
    for (const auto &[pair, wanted] : {std::pair{&limbs->legs, &legs}, {&limbs->arms, &arms}}) {
        std::set<BodySide> sides;
        double length = 0.0;
        for (const std::vector<int> &chain : pair->chains) {
            Names names = figure.originalsOf(chain);
            sides.insert(sideOf(names.front()));
            if (sideOf(names.front()) == BodySide::Right)
                std::ranges::transform(names, names.begin(), mirroredName);
            QCOMPARE(names, *wanted);
            for (const int joint : chain)
                length += glm::length(figure.tree.translations[std::size_t(joint)]);
            length += glm::length(figure.tree.ends[std::size_t(chain.back())]);
        }
        QCOMPARE(sides.size(), std::size_t(2));
        QCOMPARE(pair->bones->joints, (std::array<std::size_t, 3>{0, 1, 2}));
        QVERIFY(std::abs(pair->length - length / 2.0) < exact);
    }
}

namespace {

// The joints at the far ends of the left and middle bones of a group.
std::set<std::string> groupOfOriginal(LimbGroup group, FigureKind kind)
{
    const bool isWalker = kind == FigureKind::Walker;
    switch (group) {
    case LimbGroup::Thigh:
        return {isWalker ? "LeftLeg" : "hind_l_2"};
    case LimbGroup::Shin:
        return {isWalker ? "LeftFoot" : "hind_l_3"};
    case LimbGroup::Foot:
        return isWalker ? std::set<std::string>{"LeftToeBase", "LeftToeBase end"}
                        : std::set<std::string>{"hind_l_3 end"};
    case LimbGroup::Spine:
        return isWalker ? std::set<std::string>{"Spine", "Neck"}
                        : std::set<std::string>{"back1", "back2", "back3", "neck1"};
    case LimbGroup::HipWidth:
        return {isWalker ? "LeftUpLeg" : "hind_l_1"};
    case LimbGroup::Neck:
        return {isWalker ? "Head" : "neck2"};
    case LimbGroup::ShoulderWidth:
        return {isWalker ? "LeftArm" : "fore_l_1"};
    case LimbGroup::UpperArm:
        return {isWalker ? "LeftForeArm" : "fore_l_2"};
    case LimbGroup::Forearm:
        return {isWalker ? "LeftHand" : "fore_l_3"};
    }
    return {};
}

} // namespace

void FigureResultsTest::groupsHaveTheBonesOfTheOriginal()
{
    QFETCH(int, index);
    const Body &figure = body(index);
    const auto hasRole = [&](BodyPart part, BodySide side = BodySide::Centre) {
        return figure.roles.find(part, side) != NoJoint;
    };
    const bool hasLimbs = hasRole(BodyPart::Thigh, BodySide::Left);
    for (const LimbGroup group : allLimbGroups) {
        std::map<std::string, int> found; // how many of a name, of the left and the right side
        for (const NodeId node : bonesOf(group, figure.skeleton, figure.roles)) {
            const int joint = node.isJoint() ? node.index : figure.skeleton.endSite(node.index).parent;
            const std::string &original = figure.originalOf(joint);
            if (original.empty())
                continue; // it is on the way
            const std::string name = sideOf(original) == BodySide::Right ? mirroredName(original) : original;
            ++found[node.isJoint() ? name : name + " end"];
        }
        const bool isOfTrunk = group == LimbGroup::Spine || group == LimbGroup::Neck;
        const bool hasGroup =
            isOfTrunk ? hasRole(BodyPart::Spine) && (group != LimbGroup::Neck || hasRole(BodyPart::Head)) : hasLimbs;
        if (!hasGroup) {
            QVERIFY(found.empty());
            continue;
        }
        std::map<std::string, int> wanted;
        for (const std::string &name : groupOfOriginal(group, figure.figure.kind))
            wanted[name] = sideOf(name) == BodySide::Centre ? 1 : 2;
        QCOMPARE(found, wanted);
    }
}

namespace {

Pose turned(Pose pose, const glm::dmat3 &rotation)
{
    for (glm::dmat3 &joint : pose.worldFromJoint)
        joint = rotation * joint;
    for (std::vector<glm::dvec3> *positions : {&pose.jointPositions, &pose.endPositions}) {
        for (glm::dvec3 &position : *positions)
            position = rotation * position;
    }
    return pose;
}

} // namespace

void FigureResultsTest::headingsTurnWithTheFigure()
{
    QFETCH(int, index);
    constexpr double degrees = 70.0;
    const Body &figure = body(index);
    for (const Axis up : {Axis::X, Axis::Y, Axis::Z}) {
        const BodyHeading heading(figure.skeleton, figure.roles, FloorPlane(up));
        const int pelvis = figure.roles.find(BodyPart::Pelvis);
        QCOMPARE(heading.carrier(), pelvis == NoJoint ? 0 : pelvis);
        const Pose pose = poseAt(figure.clip, 0, figure.rules);
        const std::optional<double> before = heading.of(pose);
        const std::optional<double> after = heading.of(turned(pose, rotationAbout(up, degrees)));
        QVERIFY(before && after);
        QVERIFY(std::abs(std::remainder(*after - *before - glm::radians(degrees), glm::radians(360.0))) < exact);
        const auto track = headingTrack(figure.clip, figure.rules, heading, {});
        QVERIFY(track && std::abs(std::remainder(track->front() - *before, glm::radians(360.0))) < exact);
        for (std::size_t frame = 1; frame < track->size(); ++frame)
            QVERIFY(std::abs((*track)[frame] - (*track)[frame - 1]) < glm::radians(180.0));
    }
}

namespace {

JointMapping mapped(const Body &source, const Body &target)
{
    return mapJoints(source.clip, source.rules, target.clip, target.rules, Vocabulary::builtIn());
}

PairClaim nothingIsKnown(int /*source*/, int /*target*/)
{
    return PairClaim::Neutral;
}

} // namespace

void FigureResultsTest::copiesOfAFigureAreMappedOntoEachOther()
{
    QFETCH(int, index);
    const Body &target = body(index);
    for (const Body &source : m_bodies) {
        if (source.figure.kind != target.figure.kind || target.figure.kind == FigureKind::Tree)
            continue;
        const JointMapping mapping = mapped(source, target);
        const StructureMatching shape = matchStructures(source.tree, target.tree, nothingIsKnown);
        QVERIFY(shape.isSameBody);
        std::map<int, int> byShape;
        for (const StructurePair &pair : shape.pairs)
            byShape[pair.target] = pair.source;
        QVERIFY(mapping.questions.empty());
        for (int joint = 0; joint < target.skeleton.jointCount(); ++joint) {
            const std::string &original = target.originalOf(joint);
            if (original.empty())
                continue;
            const JointMatch &match = mapping.matches[std::size_t(joint)];
            int copy = source.copyOf(original);
            // A joint under the pelvis that carries everything may be the pelvis as well.
            const bool isAmbiguous = original == "Hips" && source.isComplete() != target.isComplete();
            if (isAmbiguous)
                copy = match.source;
            const std::string pair = std::string(source.figure.name) + " to " + target.figure.name + ", " + original;
            // A hand below a forearm that is too short fits others nearly as well.
            const bool isUnsure =
                original == "RightHand" && &source != &target &&
                (source.figure.name + std::string(target.figure.name)).find("measured") != std::string::npos;
            if (isUnsure && match.score < JointMapping::Sure)
                continue;
            QVERIFY2(match.source == copy, pair.c_str());
            if (copy == NoJoint)
                continue;
            QVERIFY2(isAmbiguous || isUnsure || byShape[joint] == copy, pair.c_str());
            const bool hasName = source.skeleton.joint(copy).name == target.skeleton.joint(joint).name;
            const bool isByName = hasName && source.figure.hasNames;
            QVERIFY2(match.reason == (isByName ? MatchReason::Name : MatchReason::Structure), pair.c_str());
            QVERIFY2(isByName ? match.score == 1.0 : match.score >= JointMapping::Sure, pair.c_str());
        }
    }
}

// Whatever the figures are.
void FigureResultsTest::mappingsKeepTheHierarchy()
{
    QFETCH(int, index);
    const Body &target = body(index);
    for (const Body &source : m_bodies) {
        const JointMapping mapping = mapped(source, target);
        const std::vector<BodySide> sourceSides = bodySides(source.skeleton);
        const std::vector<BodySide> targetSides = bodySides(target.skeleton);
        std::set<int> used;
        for (int joint = 0; joint < target.skeleton.jointCount(); ++joint) {
            const int follows = mapping.sourceOf(joint);
            if (follows == NoJoint)
                continue;
            QVERIFY(used.insert(follows).second);
            const BodySide side = sourceSides[std::size_t(follows)];
            const BodySide otherSide = targetSides[std::size_t(joint)];
            QVERIFY(side == otherSide || side == BodySide::Centre || otherSide == BodySide::Centre);
            for (int above = target.skeleton.joint(joint).parent; above != NoJoint;
                 above = target.skeleton.joint(above).parent) {
                const int other = mapping.sourceOf(above);
                QVERIFY(other == NoJoint || !source.skeleton.isInSubtree(other, follows));
            }
        }
        for (const SideQuestion &question : mapping.questions) {
            const JointMapping yes = mapping.answered(0, true);
            for (const SideQuestion::Change &change : question.changes) {
                const JointMatch &proposal = mapping.matches[std::size_t(change.target)];
                QCOMPARE(proposal.source, change.ifYes.source);
                QVERIFY(proposal.score < JointMapping::Sure);
                if (&question == &mapping.questions.front())
                    QCOMPARE(yes.matches[std::size_t(change.target)], change.ifYes);
            }
        }
    }
}

// How large the figures are, which axis is up in them, how alike their sides are and where they head.
void FigureResultsTest::figures()
{
    QStringList lines;
    for (const Body &figure : m_bodies) {
        const double length = bodyLength(figure.skeleton, figure.shape, figure.roles);
        const Axis up = decideUpAxis(figure.clip, figure.rules).axis;
        const auto upOfBody = upAxisOfBody(figure.clip, figure.rules, figure.roles);
        const BestMirror mirror = bestMirror(figure.skeleton, usualTranslations(figure.clip, figure.rules), up, length);
        QStringList headings;
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
            const BodyHeading heading(figure.skeleton, figure.roles, FloorPlane(axis));
            double sum = 0.0;
            const auto track = headingTrack(figure.clip, figure.rules, heading, {});
            for (const double value : *track)
                sum += value;
            headings << shortText(sum / double(track->size()));
        }
        const double legs = legsLength(figure.skeleton, figure.shape, legJoints(figure.roles, BodySide::Left),
                                       legJoints(figure.roles, BodySide::Right));
        lines << u"%1: length %2, legs %3, bones %4, up %5, of the body %6, mirror %7 with %8 alone and %9"_s.arg(
                     QLatin1StringView(figure.figure.name), shortText(length), shortText(legs),
                     shortText(figure.tree.size), QString::number(int(up)),
                     upOfBody ? QString::number(int(*upOfBody)) : u"none"_s, QString::number(int(mirror.axis)),
                     QString::number(mirror.pairs.alone.size()), shortText(mirror.pairs.asymmetry)) +
                     u" off, headings "_s + headings.join(u' ');
    }
    check(u"figures"_s, lines);
}

namespace {

QString matchLine(const Body &source, const Body &target)
{
    const JointMapping mapping = mapped(source, target);
    int joints = 0;
    double scores = 0.0;
    for (const JointMatch &match : mapping.matches) {
        joints += match.source == NoJoint ? 0 : 1;
        scores += match.score;
    }
    std::size_t changes = 0;
    for (const SideQuestion &question : mapping.questions)
        changes += question.changes.size();
    return u"%1 mapped with %2, %3 question(s) on %4"_s.arg(joints)
        .arg(shortText(scores))
        .arg(mapping.questions.size())
        .arg(changes);
}

QString shapeLine(const Body &source, const Body &target)
{
    double likeness = 0.0;
    int sure = 0;
    for (const StructurePair &pair : matchStructures(source.tree, target.tree, nothingIsKnown).pairs) {
        likeness += pair.likeness;
        sure += pair.isSure ? 1 : 0;
    }
    return u"scale %1, like %2, %3 sure"_s.arg(shortText(likelyScale(source.tree, target.tree)), shortText(likeness))
        .arg(sure);
}

QString evidenceLine(const Body &source, const Body &target)
{
    QStringList texts;
    const double scale = likelyScale(source.tree, target.tree);
    for (const bool isSameBody : {false, true}) {
        TreeAlignment alignment(source.tree, target.tree, scale, nothingIsKnown);
        BranchEvidence evidence(source.tree, target.tree, alignment, {scale, isSameBody, {4.0}}, glm::dmat3(1.0));
        double margins = 0.0;
        const std::vector<MatchedPair> matches = evidence.pairs();
        for (const MatchedPair &match : matches)
            margins += match.margin < 1e100 ? match.margin : 0.0;
        double cosines = 0.0;
        for (const double cosine : evidence.restCosines(matches, 1.0))
            cosines += cosine;
        texts << u"%1 (margins %2, cosines %3)"_s.arg(shortText(evidence.total()), shortText(margins),
                                                      shortText(cosines));
    }
    return u"evidence "_s + texts.join(u", "_s);
}

} // namespace

// Some pairs of figures, not all, so that the file of results stays readable.
void FigureResultsTest::pairs()
{
    QStringList lines;
    for (std::size_t index = 0; index < m_bodies.size(); ++index) {
        for (const std::size_t step : {1U, 5U}) {
            const Body &source = m_bodies[index];
            const Body &target = m_bodies[(index + step) % m_bodies.size()];
            lines << u"%1 to %2: %3; %4"_s.arg(QLatin1StringView(source.figure.name),
                                               QLatin1StringView(target.figure.name), matchLine(source, target),
                                               shapeLine(source, target))
                  << u"  "_s + evidenceLine(source, target);
        }
    }
    check(u"pairs"_s, lines);
}

QTEST_GUILESS_MAIN(FigureResultsTest)

} // namespace tst_figureresults

#include "tst_figureresults.moc"
