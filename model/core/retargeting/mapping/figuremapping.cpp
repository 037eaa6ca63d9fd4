#include "mapping/figuremapping.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/figureroles.h"
#include "body/figureshape.h"
#include "body/upaxisdecision.h"
#include "contacts/fourfeet.h"
#include "mapping/lonelimbs.h"
#include "mapping/matchtable.h"
#include "mapping/namematch.h"
#include "pose/pose.h"

#include <glm/common.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace limber {

namespace {

// A figure as if it were alone in its file.
struct Candidate
{
    Candidate(FigureAlone figure, int topOfFigure, const Vocabulary &vocabulary)
        : alone(std::move(figure)), roles(bodyRoles(alone.clip, alone.rules, vocabulary)), top(topOfFigure),
          shape(figureShape(alone.clip, alone.rules)), moves(limbMoves(alone.clip, 0))
    {
        if (alone.clip.motion.frameCount() > 0)
            goesOnFour = goesOnFourFeet(alone.clip, alone.rules, roles, upAxis());
    }

    [[nodiscard]] MappedClip mapped() const { return {alone.clip, alone.rules, roles}; }

    // Returns the axis along which the legs of a single pose lead, which shows no more; else that of the motion.
    [[nodiscard]] Axis upAxis() const
    {
        const Axis ofMotion = decideUpAxis(alone.clip, alone.rules).axis;
        if (alone.clip.motion.frameCount() > 1)
            return ofMotion;
        const Pose pose = poseAt(alone.clip, 0, alone.rules);
        glm::dvec3 legs(0.0);
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            const LegJoints leg = legJoints(roles, side);
            if (leg.thigh != NoJoint && leg.foot != NoJoint)
                legs += at(pose.jointPositions, leg.thigh) - at(pose.jointPositions, leg.foot);
        }
        legs = glm::abs(legs);
        if (legs == glm::dvec3(0.0))
            return ofMotion;
        return legs.y >= legs.x && legs.y >= legs.z ? Axis::Y : legs.z >= legs.x ? Axis::Z : Axis::X;
    }

    FigureAlone alone;
    BodyRoles roles;
    int top;
    FigureShape shape;
    bool moves;
    std::optional<bool> goesOnFour; // empty without a pose
};

std::vector<Candidate> candidatesIn(const Clip &clip, const PositionRules &rules,
                                    const std::vector<FigureRoles> &figures, const Vocabulary &vocabulary)
{
    std::vector<Candidate> candidates;
    for (const FigureRoles &figure : figures) {
        const bool isOnlyOne = figure.top == NoJoint;
        candidates.emplace_back(isOnlyOne ? FigureAlone{clip, rules} : figureAlone(clip, rules, figure.top),
                                isOnlyOne ? 0 : figure.top, vocabulary);
    }
    return candidates;
}

// Two figures with the mapping of the one onto the other, whose joints are numbered from the tops of the figures.
struct FigurePair
{
    std::size_t source = 0;
    std::size_t target = 0;
    JointMapping mapping;
    double fit = 0.0;
};

// Returns the lengths of the bones that end in mapped joints, of the source divided by the target, by target joint; 0
// where there is nothing to compare.
std::vector<double> lengthRatios(const Candidate &source, const Candidate &target, const JointMapping &mapping)
{
    const Skeleton &skeleton = target.alone.clip.skeleton;
    std::vector<double> ratios(mapping.matches.size(), 0.0);
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        int above = skeleton.joint(joint).parent;
        while (above != NoJoint && mapping.sourceOf(above) == NoJoint)
            above = skeleton.joint(above).parent;
        if (above == NoJoint || mapping.sourceOf(joint) == NoJoint)
            continue;
        const double ours = pathLength(skeleton, target.shape, above, joint);
        const double theirs =
            pathLength(source.alone.clip.skeleton, source.shape, mapping.sourceOf(above), mapping.sourceOf(joint));
        at(ratios, joint) = ours > 0.0 ? theirs / ours : 0.0;
    }
    return ratios;
}

// Returns how well two figures fit: the scores of all pairs that are sure, each as far as its bones have the same
// length when the figures are scaled to each other. Names alone show nothing: most animals have those of a human.
double fitOf(const Candidate &source, const Candidate &target, const JointMapping &whole)
{
    constexpr double otherFeet = 0.25; // of an animal and a human
    constexpr double nothingToFollow = 0.5; // of a source that keeps still all the time
    const JointMapping mapping = whole.sureOnly();
    const std::vector<double> ratios = lengthRatios(source, target, mapping);
    std::vector<double> known = ratios;
    std::erase_if(known, [](double ratio) { return !(ratio > 0.0); });
    const double scale = known.empty() ? 1.0 : middleValue(std::move(known));
    double fit = 0.0;
    for (std::size_t joint = 0; joint < ratios.size(); ++joint) {
        const double ratio = ratios[joint] > 0.0 ? ratios[joint] / scale : 1.0;
        fit += mapping.matches[joint].score * std::min(ratio, 1.0 / ratio);
    }
    const bool areOther = source.goesOnFour && target.goesOnFour && *source.goesOnFour != *target.goesOnFour;
    return (areOther ? otherFeet : 1.0) * (source.moves ? 1.0 : nothingToFollow) * fit;
}

// Returns the pairs that fit best, each figure at most once; equal ones in file order.
std::vector<FigurePair> bestPairs(const std::vector<Candidate> &sources, const std::vector<Candidate> &targets,
                                  const MappingOfFigures &mappingOf)
{
    std::vector<FigurePair> all;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        for (std::size_t t = 0; t < targets.size(); ++t) {
            FigurePair pair{s, t, mappingOf(sources[s].mapped(), targets[t].mapped()), 0.0};
            pair.fit = fitOf(sources[s], targets[t], pair.mapping);
            all.push_back(std::move(pair));
        }
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &FigurePair::fit);
    std::vector<FigurePair> best;
    for (FigurePair &pair : all) {
        if (std::ranges::none_of(best, [&](const FigurePair &taken) {
                return taken.source == pair.source || taken.target == pair.target;
            }))
            best.push_back(std::move(pair));
    }
    return best;
}

// Adds a mapping of two figures, with the numbers that their joints have in the whole clips.
void addTo(JointMapping &whole, JointMapping part, int sourceTop, int targetTop)
{
    const auto shift = [](int &joint, int by) { joint += joint == NoJoint ? 0 : by; };
    for (std::size_t joint = 0; joint < part.matches.size(); ++joint) {
        shift(part.matches[joint].source, sourceTop);
        whole.matches[joint + static_cast<std::size_t>(targetTop)] = part.matches[joint];
    }
    for (SideQuestion &question : part.questions) {
        shift(question.target, targetTop);
        shift(question.otherTarget, targetTop);
        shift(question.source, sourceTop);
        shift(question.otherSource, sourceTop);
        for (SideQuestion::Change &change : question.changes) {
            shift(change.target, targetTop);
            shift(change.ifYes.source, sourceTop);
            shift(change.ifNo.source, sourceTop);
        }
        whole.questions.push_back(std::move(question));
    }
}

// Returns for each joint whether it is in one of the figures of a clip that has several.
std::vector<bool> areInFigures(const Skeleton &skeleton, const std::vector<FigureRoles> &figures)
{
    std::vector<bool> are(static_cast<std::size_t>(skeleton.jointCount()), false);
    for (const FigureRoles &figure : figures) {
        if (figure.top != NoJoint)
            std::fill(are.begin() + figure.top, are.begin() + skeleton.subtreeEnd(figure.top), true);
    }
    return are;
}

// Maps joints that are in no figure, such as a common root or a prop, by equal names.
void mapOutsiders(const Skeleton &source, const std::vector<FigureRoles> &sourceFigures, const Skeleton &target,
                  const std::vector<FigureRoles> &targetFigures, JointMapping &mapping)
{
    MatchTable table({source, bodySides(source)}, {target, bodySides(target)});
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const JointMatch &match = at(mapping.matches, joint);
        if (match.source != NoJoint)
            static_cast<void>(table.add(match.source, joint, match.score, match.reason));
    }
    std::map<std::string, int> sources;
    const std::vector<bool> areInSource = areInFigures(source, sourceFigures);
    for (int joint = 0; joint < source.jointCount(); ++joint) {
        if (!at(areInSource, joint))
            sources.emplace(source.joint(joint).name, joint);
    }
    const std::vector<bool> areInTarget = areInFigures(target, targetFigures);
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const auto found = sources.find(target.joint(joint).name);
        if (!at(areInTarget, joint) && found != sources.end() &&
            table.add(found->second, joint, scoreOfEqualNames, MatchReason::Name))
            at(mapping.matches, joint) = {found->second, scoreOfEqualNames, MatchReason::Name};
    }
}

} // namespace

JointMapping mapFigures(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                        const PositionRules &targetRules, const Vocabulary &vocabulary,
                        const MappingOfFigures &mappingOf)
{
    JointMapping mapping;
    mapping.matches.resize(static_cast<std::size_t>(target.skeleton.jointCount()));
    const std::vector<FigureRoles> sourceFigures = rolesOfFigures(source, sourceRules, vocabulary);
    const std::vector<FigureRoles> targetFigures = rolesOfFigures(target, targetRules, vocabulary);
    if (sourceFigures.empty() || targetFigures.empty()) // no joints
        return mapping;
    if (sourceFigures.size() == 1 && targetFigures.size() == 1)
        return mappingOf({source, sourceRules, sourceFigures.front().roles},
                         {target, targetRules, targetFigures.front().roles});
    const std::vector<Candidate> sources = candidatesIn(source, sourceRules, sourceFigures, vocabulary);
    const std::vector<Candidate> targets = candidatesIn(target, targetRules, targetFigures, vocabulary);
    for (FigurePair &pair : bestPairs(sources, targets, mappingOf))
        addTo(mapping, std::move(pair.mapping), sources[pair.source].top, targets[pair.target].top);
    mapOutsiders(source.skeleton, sourceFigures, target.skeleton, targetFigures, mapping);
    return mapping;
}

} // namespace limber
