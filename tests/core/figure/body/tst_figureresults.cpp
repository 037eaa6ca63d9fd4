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

namespace tst_figureresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(const Skeleton &skeleton, int joint)
{
    return joint == NoJoint ? u"none"_s : QString::fromStdString(skeleton.joint(joint).name);
}

// Two figures that are compared.
struct FigurePair
{
    const Clip &source;
    const Clip &target;
    FigureTree sourceTree;
    FigureTree targetTree;

    [[nodiscard]] QString textOf(int sourceJoint, int targetJoint) const
    {
        return nameOf(target.skeleton, targetJoint) + u" as "_s + nameOf(source.skeleton, sourceJoint);
    }
};

} // namespace

// The bodies that are found in figures of many shapes, and which joints of two figures belong together, compared with
// the stored results beside this file (see StoredResults).
class FigureResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void bodies_data() { eachFigure(); }
    void bodies();
    void lengths_data() { eachFigure(); }
    void lengths();
    void headings_data() { eachFigure(); }
    void headings();
    void mappings_data() { eachFigure(); }
    void mappings();
    void shapes_data() { eachFigure(); }
    void shapes();
    void forks_data() { eachFigure(); }
    void forks();

private:
    void eachFigure() const
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < m_figures.size(); ++index)
            QTest::newRow(m_figures[index].name) << static_cast<int>(index);
    }
    [[nodiscard]] const NamedFigure &figure(int index) const { return m_figures[static_cast<std::size_t>(index)]; }
    // Some of the figures that this one is compared with: not all pairs, so that the file of results stays readable.
    [[nodiscard]] std::vector<int> othersOf(int index) const
    {
        const auto count = static_cast<int>(m_figures.size());
        return {(index + 1) % count, (index + 2) % count, (index + 5) % count};
    }
    void checkPairs(const char *what, int index, QStringList (*lines)(const FigurePair &pair));
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    std::vector<NamedFigure> m_figures = figures();
};

namespace {

QString namesOf(const Skeleton &skeleton, const std::vector<int> &joints)
{
    QStringList names;
    for (const int joint : joints)
        names << nameOf(skeleton, joint);
    return names.join(u' ');
}

QString textOf(const JointRole &role)
{
    const char *const sides[] = {"", "left ", "right "};
    return QString::fromLatin1(sides[static_cast<int>(role.side)]) +
           QString::fromStdString(std::string(bodyPartName(role.part))) + u" %1"_s.arg(role.number);
}

QString pairName(const char *what, const NamedFigure &source, const NamedFigure &target)
{
    return u"%1 %2 to %3"_s.arg(QLatin1String(what), QLatin1String(source.name), QLatin1String(target.name));
}

PositionRules rulesOf(const Clip &clip)
{
    return decidePositionRules(clip.skeleton, clip.motion);
}

BodyRoles rolesOf(const Clip &clip)
{
    return bodyRoles(clip, rulesOf(clip), Vocabulary::builtIn());
}

QStringList mappingLines(const FigurePair &pair)
{
    const JointMapping mapping =
        mapJoints(pair.source, rulesOf(pair.source), pair.target, rulesOf(pair.target), Vocabulary::builtIn());
    const auto text = [&](int joint, const JointMatch &match) {
        return u"%1 (%2, reason %3)"_s.arg(pair.textOf(match.source, joint), shortText(match.score),
                                           QString::number(int(match.reason)));
    };
    QStringList lines;
    for (int joint = 0; joint < pair.target.skeleton.jointCount(); ++joint) {
        const JointMatch &match = mapping.matches[static_cast<std::size_t>(joint)];
        if (match.source != NoJoint)
            lines << text(joint, match);
    }
    for (const SideQuestion &question : mapping.questions) {
        lines << u"question: %1, or %2? limb %3, side %4"_s.arg(
            pair.textOf(question.source, question.target), pair.textOf(question.otherSource, question.target),
            QString::number(int(question.limb)), QString::number(int(question.side)));
        for (const SideQuestion::Change &change : question.changes)
            lines << u"  yes: "_s + text(change.target, change.ifYes) + u"; no: "_s + text(change.target, change.ifNo);
    }
    return lines;
}

PairClaim nothingIsKnown(int /*source*/, int /*target*/)
{
    return PairClaim::Neutral;
}

QStringList shapeLines(const FigurePair &pair)
{
    const StructureMatching matching = matchStructures(pair.sourceTree, pair.targetTree, nothingIsKnown);
    QStringList lines{u"scale %1%2"_s.arg(shortText(likelyScale(pair.sourceTree, pair.targetTree)),
                                          matching.isSameBody ? u", the same body"_s : QString())};
    for (const StructurePair &match : matching.pairs)
        lines << u"%1 (%2%3)"_s.arg(pair.textOf(match.source, match.target), shortText(match.likeness),
                                    match.isSure ? u", sure"_s : QString());
    return lines;
}

QStringList forkLines(const FigurePair &pair)
{
    const double scale = likelyScale(pair.sourceTree, pair.targetTree);
    QStringList lines;
    for (const bool isSameBody : {false, true}) {
        TreeAlignment alignment(pair.sourceTree, pair.targetTree, scale, nothingIsKnown);
        BranchEvidence evidence(pair.sourceTree, pair.targetTree, alignment, {scale, isSameBody, {4.0}},
                                glm::dmat3(1.0));
        lines << u"evidence %1"_s.arg(shortText(evidence.total()));
        const std::vector<MatchedPair> matches = evidence.pairs();
        for (const MatchedPair &match : matches)
            lines << u"%1, margin %2"_s.arg(pair.textOf(match.source, match.target), shortText(match.margin));
        QStringList cosines;
        for (const double cosine : evidence.restCosines(matches, 1.0))
            cosines << shortText(cosine);
        lines << u"cosines "_s + cosines.join(u' ');
    }
    return lines;
}

} // namespace

void FigureResultsTest::bodies()
{
    QFETCH(int, index);
    const auto &[name, clip] = figure(index);
    const Skeleton &skeleton = clip.skeleton;
    const PositionRules rules = rulesOf(clip);
    const BodyRoles byName = rolesByName(skeleton, Vocabulary::builtIn());
    const BodyRoles byShape = rolesByStructure(clip, rules);
    const BodyRoles roles = rolesOf(clip);
    const std::vector<BodySide> sides = bodySides(skeleton);
    const Axis up = decideUpAxis(clip, rules).axis;
    const auto found = upAxisOfBody(clip, rules, roles);
    const std::vector<glm::dvec3> translations = usualTranslations(clip, rules);
    const FigureShape shape = figureShape(clip, rules);
    const BestMirror mirror = bestMirror(skeleton, translations, up, bodyLength(skeleton, shape, roles));
    QStringList lines{u"up %1, of the body %2, mirror %3, asymmetry %4 of %5"_s.arg(int(up))
                          .arg(found ? int(*found) : -1)
                          .arg(int(mirror.axis))
                          .arg(shortText(mirror.pairs.asymmetry), nameOf(skeleton, mirror.pairs.worst))};
    lines << u"alone: "_s + namesOf(skeleton, mirror.pairs.alone);
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const auto at = static_cast<std::size_t>(joint);
        lines << u"%1: %2; by name %3, by shape %4, side %5, image %6"_s.arg(
            nameOf(skeleton, joint), textOf(roles.of(joint)), textOf(byName.of(joint)), textOf(byShape.of(joint)),
            QString::number(int(sides[at])), nameOf(skeleton, mirror.pairs.partner[at]));
    }
    check(u"body of "_s + QLatin1String(name), lines);
}

void FigureResultsTest::lengths()
{
    QFETCH(int, index);
    const auto &[name, clip] = figure(index);
    const Skeleton &skeleton = clip.skeleton;
    const PositionRules rules = rulesOf(clip);
    const BodyRoles roles = rolesOf(clip);
    const FigureShape shape = figureShape(clip, rules);
    const FigureTree tree(clip, rules);
    QStringList lines{u"body %1, legs %2, tree %3"_s.arg(
        shortText(bodyLength(skeleton, shape, roles)),
        shortText(legsLength(skeleton, shape, legJoints(roles, BodySide::Left), legJoints(roles, BodySide::Right))),
        shortText(tree.size))};
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const auto at = static_cast<std::size_t>(joint);
        lines << u"%1: path %2, below %3, stem %4, rest %5%6"_s.arg(
            nameOf(skeleton, joint), shortText(tree.paths[at]), shortText(tree.below[at]), shortText(tree.stems[at]),
            shortText(shape.restPositions[at]), shape.travels[at] ? u" travels"_s : QString());
    }
    for (const LimbGroup group : allLimbGroups) {
        QStringList bones;
        for (const NodeId node : bonesOf(group, skeleton, roles))
            bones << (node.isJoint() ? nameOf(skeleton, node.index) : u"end %1"_s.arg(node.index));
        lines << u"group %1: %2"_s.arg(int(group)).arg(bones.join(u' '));
    }
    if (const auto limbs = findLimbs(tree)) {
        lines << u"pelvis %1, trunk %2, headward %3"_s.arg(
            nameOf(skeleton, limbs->pelvis), namesOf(skeleton, limbs->trunk), namesOf(skeleton, limbs->headward));
        for (const LimbPair *pair : {&limbs->legs, &limbs->arms}) {
            for (const std::vector<int> &chain : pair->chains) {
                const auto bones = longBones(tree, pair->fork, chain);
                lines << u"limb of %1: %2; bones %3"_s.arg(
                    shortText(pair->length), namesOf(skeleton, chain),
                    bones ? u"%1 %2 %3"_s.arg((*bones)[0]).arg((*bones)[1]).arg((*bones)[2]) : u"none"_s);
            }
        }
    }
    check(u"lengths of "_s + QLatin1String(name), lines);
}

void FigureResultsTest::headings()
{
    QFETCH(int, index);
    const auto &[name, clip] = figure(index);
    const PositionRules rules = rulesOf(clip);
    const BodyRoles roles = rolesOf(clip);
    QStringList lines;
    for (const Axis up : {Axis::X, Axis::Y, Axis::Z}) {
        const BodyHeading heading(clip.skeleton, roles, FloorPlane(up));
        const auto track = headingTrack(clip, rules, heading, {});
        QStringList values;
        for (std::size_t frame = 0; frame < track->size(); frame += 7)
            values << shortText((*track)[frame]);
        lines << u"up %1, carried by %2: %3"_s.arg(int(up)).arg(nameOf(clip.skeleton, heading.carrier()),
                                                                values.join(u' '));
    }
    check(u"heading of "_s + QLatin1String(name), lines);
}

void FigureResultsTest::checkPairs(const char *what, int index, QStringList (*lines)(const FigurePair &pair))
{
    const NamedFigure &source = figure(index);
    for (const int other : othersOf(index)) {
        const NamedFigure &target = figure(other);
        check(pairName(what, source, target),
              lines({source.clip, target.clip, FigureTree(source.clip, rulesOf(source.clip)),
                     FigureTree(target.clip, rulesOf(target.clip))}));
    }
}

void FigureResultsTest::mappings()
{
    QFETCH(int, index);
    checkPairs("mapping", index, mappingLines);
}

void FigureResultsTest::shapes()
{
    QFETCH(int, index);
    checkPairs("shape", index, shapeLines);
}

void FigureResultsTest::forks()
{
    QFETCH(int, index);
    checkPairs("forks", index, forkLines);
}

QTEST_GUILESS_MAIN(FigureResultsTest)

} // namespace tst_figureresults

#include "tst_figureresults.moc"
