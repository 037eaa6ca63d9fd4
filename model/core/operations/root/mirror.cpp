#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bonelengths.h"
#include "body/mirrorpairs.h"
#include "body/pairstext.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"
#include "retarget/retargetclip.h"
#include "system/smallfile.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>

namespace limber {

Operation mirrorOperation();

namespace {

constexpr int mostNames = 5; // in one note

std::vector<Channel> rotationChannels(const Joint &joint)
{
    std::vector<Channel> rotations;
    std::ranges::copy_if(joint.channels, std::back_inserter(rotations), &Channel::isRotation);
    return rotations;
}

// Swaps left and right of one clip.
class ClipMirror
{
public:
    explicit ClipMirror(const OperationInput &input)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip},
          m_translations(usualTranslations(input.clip, input.rules)),
          m_travels(travellingJoints(input.clip, input.rules))
    {
        m_bodyLength = bodyLength(m_before.skeleton, figureShape(m_before, input.rules), input.roles());
    }

    OperationOutput run()
    {
        if (m_before.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        if (Message problem = findPairs(); !problem.isEmpty())
            return OperationOutput::refused(std::move(problem));
        notePairs();
        const bool isSymmetric = m_pairs.asymmetry <= mirrorTolerance * m_bodyLength;
        const bool isWhole = m_input.isOnAllJoints && m_input.isOnAllFrames;
        const Progress progress = m_input.progress.part(0.0, isSymmetric || !isWhole ? 1.0 : 0.4);
        UnshownRotation unshown;
        for (std::size_t i = 0; i < m_input.joints.size(); ++i) {
            if (!progress(static_cast<double>(i) / static_cast<double>(m_input.joints.size())))
                return OperationOutput::cancelled();
            unshown.add(mirrorRotations(m_input.joints[i]));
            if (!progress((static_cast<double>(i) + 0.8) / static_cast<double>(m_input.joints.size())))
                return OperationOutput::cancelled();
            mirrorPositions(m_input.joints[i]);
        }
        addLossOf(unshown, m_before.skeleton, m_output);
        if (isSymmetric)
            return std::move(m_output);
        if (isWhole)
            return putOnOwnBones(m_input.progress.part(0.4, 1.0));
        m_output.warnings.push_back(asymmetryMessage());
        return std::move(m_output);
    }

private:
    Message findPairs()
    {
        if (!m_input.values.is("pairs", "auto")) {
            const SmallFile file = readSmallFile(m_input.values.text("pairs"));
            if (!file.text)
                return file.problem;
            PairsFromText read = pairsFromText(*file.text, m_before.skeleton);
            if (!read.problem.isEmpty())
                return read.problem;
            m_known = std::move(read.pairs);
        }
        if (m_input.values.is("axis", "auto")) {
            BestMirror best = bestMirror(m_before.skeleton, m_translations, m_input.up.axis, m_bodyLength, m_known);
            m_axis = best.axis;
            m_pairs = std::move(best.pairs);
            return {};
        }
        m_axis = static_cast<Axis>(m_input.values.text("axis").front() - 'x');
        m_pairs = mirrorPairs(m_before.skeleton, m_translations, m_axis, mirrorTolerance * m_bodyLength, m_known);
        return {};
    }

    void notePairs()
    {
        int count = 0;
        for (int joint = 0; joint < m_before.skeleton.jointCount(); ++joint)
            count += at(m_pairs.partner, joint) > joint ? 1 : 0;
        m_output.notes.push_back(messages::pairsMirrored(count, wordArgument(std::string(1, axisLetter(m_axis)))));
        if (m_pairs.alone.empty())
            return;
        std::string names;
        for (std::size_t i = 0; i < m_pairs.alone.size() && i < mostNames; ++i)
            names += (i > 0 ? ", " : "") + m_before.skeleton.joint(m_pairs.alone[i]).name;
        m_output.warnings.push_back(messages::jointsAlone(m_pairs.alone.size(), nameArgument(names)));
    }

    UnshownRotation mirrorRotations(int index)
    {
        const int from = at(m_pairs.partner, index);
        const Joint &joint = m_before.skeleton.joint(index);
        const Joint &source = m_before.skeleton.joint(from);
        if (!joint.hasRotations())
            return {};
        if (rotationChannels(joint) == rotationChannels(source)) {
            copyAngles(joint, source);
            return {};
        }
        std::vector<glm::dquat> track = rotationTrack(m_before, from, m_input.frames);
        for (glm::dquat &rotation : track)
            rotation = mirroredRotation(rotation, m_axis);
        const int frameBefore = std::max(0, m_input.frames.first - 1);
        const std::span<const double> near = m_before.motion.frame(frameBefore);
        return writeNewRotations(m_output.clip, index, m_input.frames.first, track,
                                 std::vector<double>(near.begin(), near.end()));
    }

    // Copies the angles between joints with the same channels: the angle about the axis stays, the others change their
    // signs.
    void copyAngles(const Joint &joint, const Joint &source)
    {
        int from = source.firstColumn;
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (!channel.isRotation())
                continue;
            while (!at(source.channels, from - source.firstColumn).isRotation())
                ++from;
            for (int frame = m_input.frames.first; frame <= m_input.frames.last; ++frame) {
                const double angle = m_before.motion.value(frame, from);
                const double wanted = channel.axis == m_axis ? angle : 0.0 - angle;
                if (m_output.clip.motion.value(frame, joint.firstColumn + i) != wanted)
                    m_output.clip.motion.setValue(frame, joint.firstColumn + i, wanted);
            }
            ++from;
        }
    }

    void mirrorPositions(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        if (!joint.hasPositions())
            return;
        const int from = at(m_pairs.partner, index);
        std::vector<glm::dvec3> track = positionTrack(m_before, from, m_input.frames, m_input.rules);
        // A bone keeps its own length; a travelling joint goes to its mirror image.
        const bool isBone = !joint.isRoot() && !at(m_travels, index);
        const glm::dvec3 own = isBone ? at(m_translations, index) : glm::dvec3(0.0);
        const glm::dvec3 other = isBone ? at(m_translations, from) : glm::dvec3(0.0);
        for (glm::dvec3 &position : track)
            position = own + mirrored(position - other, m_axis);
        writePositions(m_output.clip, index, m_input.frames.first, track, m_input.rules);
    }

    [[nodiscard]] Message asymmetryMessage() const
    {
        return messages::notSymmetric(noteNumber(m_pairs.asymmetry),
                                      nameArgument(m_before.skeleton.joint(m_pairs.worst).name));
    }

    // The mirrored motion belongs to a figure with mirrored bones; this function transfers it to the bones of the file.
    OperationOutput putOnOwnBones(const Progress &progress)
    {
        RetargetInput input;
        input.source = std::move(m_output.clip);
        Skeleton &image = input.source.skeleton;
        for (int joint = 0; joint < image.jointCount(); ++joint) {
            image.setOffset(NodeId::joint(joint),
                            mirrored(m_before.skeleton.joint(at(m_pairs.partner, joint)).offset, m_axis));
        }
        input.sourceRules = m_input.rules;
        input.sourceRoles = m_input.roles();
        input.sourceUp = m_input.up.axis;
        input.target = m_before;
        input.targetRules = m_input.rules;
        for (int joint = 0; joint < image.jointCount(); ++joint)
            input.mapping.matches.push_back({joint, 1.0, MatchReason::User});
        input.settings.rest = RestMode::Match;
        input.settings.keepTravel = true;
        auto result = retargetClip(input, {progress, {}, false});
        if (!result)
            return OperationOutput::cancelled();
        m_output.clip = std::move(result->clip);
        m_output.notes.push_back(asymmetryMessage());
        m_output.notes.push_back(messages::putOnOwnBones());
        return std::move(m_output);
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    std::vector<glm::dvec3> m_translations; // usual translations from their parents
    std::vector<bool> m_travels;
    double m_bodyLength = 0.0;
    std::vector<std::pair<int, int>> m_known;
    Axis m_axis = Axis::X;
    MirrorPairs m_pairs;
};

OperationOutput runMirror(const OperationInput &input)
{
    return ClipMirror(input).run();
}

std::vector<Parameter> mirrorParameters()
{
    return {{.name = "axis",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Axis"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "From left to right through the figure; the mirror is normal to it."),
             .kind = Parameter::Kind::Word,
             .standard = "auto",
             .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Detected")},
                       {"x", QT_TRANSLATE_NOOP("limber::Operation", "X")},
                       {"y", QT_TRANSLATE_NOOP("limber::Operation", "Y")},
                       {"z", QT_TRANSLATE_NOOP("limber::Operation", "Z")}}},
            {.name = "pairs",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Pairs"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "Which joints change sides: by names and offsets, or first those of a file with "
                                       "LEFT=RIGHT in each line."),
             .kind = Parameter::Kind::File,
             .standard = "auto",
             .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Detected")}}}};
}

} // namespace

Operation mirrorOperation()
{
    return {.name = "mirror",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Mirror"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Swaps left and right: the motion as a mirror shows it, on the same skeleton. "
                                      "Named joints take the mirrored motion of their partners, the others stay."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "flip swap left right sides reflect symmetry"),
            .takesJoints = true,
            .takesFrames = true,
            .swapsSides = true,
            .parameters = mirrorParameters(),
            .run = runMirror};
}

} // namespace limber
