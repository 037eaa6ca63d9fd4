#include "base/at.h"
#include "body/bodyroles.h"
#include "geometry/monotonecurve.h"
#include "joining/cloudalignment.h"
#include "joining/commonup.h"
#include "joining/matchedclip.h"
#include "joining/stepmatch.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/followup.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/sampledclip.h"
#include "tracks/trackmix.h"
#include "travel/heading.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace limber {

Operation mixOperation();

namespace {

// Mixes a second clip into the first, frame by frame.
class MixRun
{
public:
    MixRun(const OperationInput &input, Clip second)
        : m_input(input), m_second(std::move(second)), m_output{.clip = input.clip}, m_floor(input.up.axis),
          m_figures(figuresOf(input)), m_movers(moversOf(input.clip.skeleton, m_figures)),
          m_weight(input.values.number("weight"))
    {
    }

    OperationOutput run()
    {
        if (m_input.values.is("match", "contacts") && !matchSteps())
            return std::move(m_output);
        const int own = m_input.clip.motion.frameCount();
        const int others = m_second.motion.frameCount();
        m_frames = {0, std::min(own, others) - 1};
        if (own != others)
            m_output.notes.push_back(messages::mixedFrames(m_frames.frameCount(), std::max(own, others)));
        Motion &motion = m_output.clip.motion;
        motion.removeFrames(m_frames.frameCount(), own - m_frames.frameCount());
        if (m_input.values.flag("align"))
            align();
        weighJoints();
        if (!findHeadings() || !mixJoints())
            return OperationOutput::cancelled();
        addLossOf(m_unshown, m_output.clip.skeleton, m_output);
        const bool holdsFeet = m_input.values.is("feet", "keep");
        if (holdsFeet && !keepFeetStanding(m_output, m_input, m_frames, m_input.progress.part(0.8, 1.0)))
            return OperationOutput::cancelled();
        return std::move(m_output);
    }

private:
    // Moves the second clip into the timing of the first, so that its feet touch down when those of the first clip do.
    bool matchSteps()
    {
        const std::vector<StepPair> steps =
            matchedSteps(m_input.clip, m_second, m_input.rules, m_input.roles(), m_input.up.axis);
        if (steps.empty()) {
            m_output = OperationOutput::refused(messages::noStepsToMatch());
            return false;
        }
        std::vector<MonotoneCurve::Point> points;
        for (const StepPair &pair : steps)
            points.push_back({double(pair.frame), double(pair.otherFrame)});
        const MonotoneCurve curve(points);
        std::vector<double> times;
        const double last = m_second.motion.frameCount() - 1;
        for (int frame = 0; frame < m_input.clip.motion.frameCount() && curve.at(frame) <= last; ++frame)
            times.push_back(std::max(0.0, curve.at(frame)));
        auto sampled = sampledClip(m_second, m_input.rules, times, {}, m_unshown, m_input.progress.part(0.1, 0.3));
        if (!sampled) {
            m_output = OperationOutput::cancelled();
            return false;
        }
        m_second = std::move(*sampled);
        m_output.notes.push_back(messages::stepsMatched(static_cast<int>(steps.size())));
        return true;
    }

    void align()
    {
        const std::array first{0};
        const std::vector<int> joints = carriedJoints(m_input.clip.skeleton, m_figures);
        const CloudAlignment alignment = alignedClouds(jointCloud(m_second, m_input.rules, joints, first),
                                                       jointCloud(m_input.clip, m_input.rules, joints, first), m_floor);
        const MoveLoss loss = moveFrames(m_second, m_input.rules, m_figures, {0, m_second.motion.frameCount() - 1},
                                         [&](int) { return alignment.move; }, {});
        m_unshown.add(loss.rotation);
    }

    bool findHeadings()
    {
        const BodyHeading heading(m_input.clip.skeleton, m_input.roles(), m_floor);
        auto own = headingTrack(m_input.clip, m_input.rules, heading, m_input.progress.part(0.3, 0.4));
        auto others = headingTrack(m_second, m_input.rules, heading, m_input.progress.part(0.4, 0.5));
        if (!own || !others)
            return false;
        m_heading = std::move(*own);
        m_otherHeading = std::move(*others);
        // The headings begin with the shorter rotation between them.
        const double turns = std::round((m_heading.front() - m_otherHeading.front()) / radiansPerTurn);
        for (double &each : m_otherHeading)
            each += turns * radiansPerTurn;
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_frames.frameCount()); ++i)
            m_mixedHeading.push_back((1.0 - m_weight) * m_heading[i] + m_weight * m_otherHeading[i]);
        return true;
    }

    // Sets how much of the second clip each joint takes: all or nothing, except in a soft spine.
    void weighJoints()
    {
        m_weights.assign(static_cast<std::size_t>(m_input.clip.skeleton.jointCount()), 0.0);
        for (const int joint : m_input.joints)
            at(m_weights, joint) = m_weight;
        if (m_input.values.is("spine", "soft"))
            softenSpine();
    }

    // If either the chest or the pelvis is mixed, the spine between them changes from one clip to the other in equal
    // steps, no matter which of its joints were named.
    void softenSpine()
    {
        const BodyRoles roles = m_input.roles();
        std::vector<int> spine;
        for (int number = 1; roles.find(BodyPart::Spine, BodySide::Centre, number) != NoJoint; ++number)
            spine.push_back(roles.find(BodyPart::Spine, BodySide::Centre, number));
        const int pelvis = roles.find(BodyPart::Pelvis);
        const bool isBelow = pelvis != NoJoint && m_input.isSelected(pelvis);
        if (spine.empty() || m_input.isSelected(spine.back()) == isBelow)
            return;
        std::string names;
        for (std::size_t i = 0; i < spine.size(); ++i) {
            const double fraction = double(i + 1) / double(spine.size() + 1);
            at(m_weights, spine[i]) = m_weight * (isBelow ? 1.0 - fraction : fraction);
            names += (i > 0 ? ", " : "") + m_input.clip.skeleton.joint(spine[i]).name;
        }
        m_output.notes.push_back(messages::softSpine(spine.size(), nameArgument(names)));
    }

    bool mixJoints()
    {
        const int joints = m_input.clip.skeleton.jointCount();
        const Progress progress = m_input.progress.part(0.5, m_input.values.is("feet", "keep") ? 0.8 : 1.0);
        for (int joint = 0; joint < joints; ++joint) {
            if (at(m_weights, joint) == 0.0)
                continue;
            if (!progress(double(joint) / joints))
                return false;
            const Joint &target = m_input.clip.skeleton.joint(joint);
            if (target.hasRotations())
                mixRotations(joint);
            if (target.hasPositions())
                mixPositions(joint);
        }
        return true;
    }

    // Mixes the rotations of a joint. Movers are mixed in the world, relative to the heading of the figure, which may
    // differ between the clips.
    void mixRotations(int joint)
    {
        std::vector<glm::dquat> from = rotationTrack(m_input.clip, joint, m_frames);
        std::vector<glm::dquat> to = rotationTrack(m_second, joint, m_frames);
        const bool isMover = at(m_movers, joint);
        if (isMover) {
            ParentTrack(m_input.clip, m_input.rules, joint, m_frames).toWorld(from);
            ParentTrack(m_second, m_input.rules, joint, m_frames).toWorld(to);
        }
        for (std::size_t i = 0; i < from.size() && isMover; ++i) {
            from[i] = glm::angleAxis(-m_heading[i], m_floor.up) * from[i];
            to[i] = glm::angleAxis(-m_otherHeading[i], m_floor.up) * to[i];
        }
        makeContinuous(from);
        makeContinuous(to);
        const double weight = at(m_weights, joint);
        MixedTrack mix = mixedTracks(from, to, [weight](std::size_t) { return weight; });
        for (std::size_t i = 0; i < from.size() && isMover; ++i)
            mix.rotations[i] = glm::angleAxis(m_mixedHeading[i], m_floor.up) * mix.rotations[i];
        if (isMover)
            ParentTrack(m_output.clip, m_input.rules, joint, m_frames).fromWorld(mix.rotations);
        makeContinuous(mix.rotations);
        m_unshown.add(writeRotations(m_output.clip, joint, m_frames.first, mix.rotations));
    }

    // Mixes the positions of a joint. For movers it mixes the speeds relative to the heading of the figure and adds
    // them up: a slow walk and a fast one become one in between.
    void mixPositions(int joint)
    {
        std::vector<glm::dvec3> from = positionTrack(m_input.clip, joint, m_frames, m_input.rules);
        std::vector<glm::dvec3> to = positionTrack(m_second, joint, m_frames, m_input.rules);
        const bool isMover = at(m_movers, joint);
        if (isMover) {
            ParentTrack(m_input.clip, m_input.rules, joint, m_frames).toWorld(from);
            ParentTrack(m_second, m_input.rules, joint, m_frames).toWorld(to);
        }
        std::vector<glm::dvec3> mixed = from;
        const double weight = at(m_weights, joint);
        for (std::size_t i = 0; i < from.size(); ++i) {
            mixed[i] = from[i] * (1.0 - weight) + to[i] * weight;
            if (!isMover || i == 0)
                continue;
            const glm::dvec3 own = m_floor.rotation(-m_heading[i - 1]) * (from[i] - from[i - 1]);
            const glm::dvec3 others = m_floor.rotation(-m_otherHeading[i - 1]) * (to[i] - to[i - 1]);
            const glm::dvec3 step = m_floor.rotation(m_mixedHeading[i - 1]) * (own * (1.0 - weight) + others * weight);
            mixed[i] += m_floor.along(mixed[i - 1] + step - mixed[i]);
        }
        if (isMover)
            ParentTrack(m_output.clip, m_input.rules, joint, m_frames).fromWorld(mixed);
        writePositions(m_output.clip, joint, m_frames.first, mixed, m_input.rules);
    }

    const OperationInput &m_input;
    Clip m_second; // with the joints of the first clip
    OperationOutput m_output;
    FloorPlane m_floor;
    std::vector<FigureTravel> m_figures;
    std::vector<bool> m_movers; // by joint
    double m_weight;
    std::vector<double> m_weights; // by joint
    FrameInterval m_frames;
    std::vector<double> m_heading; // radians
    std::vector<double> m_otherHeading;
    std::vector<double> m_mixedHeading;
    RotationResidual m_unshown;
};

OperationOutput runMix(const OperationInput &input)
{
    if (input.clip.motion.isEmpty())
        return OperationOutput::refused(messages::clipHasNoFrames());
    if (input.values.number("weight") == 0.0)
        return {.clip = input.clip};
    MatchedClip matched = matchedClip(*input.values.of("with").clip, input.clip, input.rules, input.vocabulary,
                                      input.progress.part(0.0, 0.1));
    if (!matched.clip)
        return matched.problem.isEmpty() ? OperationOutput::cancelled()
                                         : OperationOutput::refused(std::move(matched.problem));
    OperationInput upright = input;
    std::vector<Message> notes;
    const auto unshown = standAlike(input.clip, upright.up, *matched.clip, input.rules, vocabularyOf(input), notes,
                                    input.progress.part(0.1, 0.1));
    if (!unshown)
        return OperationOutput::cancelled();
    OperationOutput output = MixRun(upright, std::move(*matched.clip)).run();
    output.upAxis = upright.up.axis;
    addLossOf(*unshown, input.clip.skeleton, output);
    output.notes.insert(output.notes.begin(), notes.begin(), notes.end());
    std::ranges::move(matched.warnings, std::back_inserter(output.warnings));
    return output;
}

std::vector<Parameter> mixParameters()
{
    return {
        {.name = "with",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Second clip"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "The clip to mix in. If its skeleton differs, it is retargeted first."),
         .kind = Parameter::Kind::Clip,
         .isRequired = true},
        {.name = "weight",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Weight"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "0 is this clip alone, 1 the second clip alone."),
         .unit = Unit::Fraction,
         .standard = "0.5",
         .least = 0.0,
         .most = 1.0},
        {.name = "align",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Align to the start"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Rotates and moves the second clip along the floor so that both begin in the "
                                   "same position; its height stays."),
         .kind = Parameter::Kind::Flag,
         .standard = "yes"},
        {.name = "match",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Match steps"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Changes the speed of the second clip so that its steps match those of this clip."),
         .kind = Parameter::Kind::Word,
         .standard = "none",
         .words = {{"none", QT_TRANSLATE_NOOP("limber::Operation", "No")},
                   {"contacts", QT_TRANSLATE_NOOP("limber::Operation", "By foot contacts")}}},
        {.name = "spine",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Spine"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "If only the upper or the lower body is mixed: whether the spine blends from one "
                                   "clip to the other joint by joint, or only its named joints are mixed."),
         .kind = Parameter::Kind::Word,
         .standard = "hard",
         .words = {{"hard", QT_TRANSLATE_NOOP("limber::Operation", "Named joints only")},
                   {"soft", QT_TRANSLATE_NOOP("limber::Operation", "Joint by joint")}}},
        {.name = "feet",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Feet"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Locks planted feet in the result; mixing makes them slide."),
         .kind = Parameter::Kind::Word,
         .standard = "free",
         .words = {{"free", QT_TRANSLATE_NOOP("limber::Operation", "As mixed")},
                   {"keep", QT_TRANSLATE_NOOP("limber::Operation", "Lock")}}}};
}

} // namespace

Operation mixOperation()
{
    return {.name = "mix",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Mix"),
            .group = OperationGroup::Clips,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Mixes this clip with a second one, in all joints or only some."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "blend merge combine weight mask upper body lower body layer two takes"),
            .takesJoints = true,
            .parameters = mixParameters(),
            .run = runMix};
}

} // namespace limber
