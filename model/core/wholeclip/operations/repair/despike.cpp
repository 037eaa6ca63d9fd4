#include "base/at.h"
#include "body/bodymeasure.h"
#include "filling/gapsearch.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "motion/nodeaddress.h"
#include "operations/apartposes.h"
#include "operations/callcheck.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "operations/repair/exceptions.h"
#include "operations/resultfaults.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/spikes.h"

#include <algorithm>
#include <optional>
#include <set>

namespace limber {

Operation despikeOperation();

namespace {

using Kind = Parameter::Kind;

constexpr int mostRounds = 8; // of repairing without the spikes that turned out to be none

// The spikes of one joint, in frames of the clip.
struct SpikesOfJoint
{
    int joint = NoJoint;
    std::vector<Spike> rotations;
    std::vector<Spike> positions;
};

class DespikeRun
{
public:
    DespikeRun(const OperationInput &input, std::vector<JointFrame> exceptions)
        : m_input(input), m_frames(input.frames), m_exceptions(std::move(exceptions)), m_output{.clip = input.clip}
    {
        const ParameterValues &values = input.values;
        m_settings.window = values.wholeNumber("window");
        m_settings.threshold = values.number("threshold");
        m_settings.longest = values.wholeNumber("run");
        m_settings.findsNoise = values.is("over", "auto");
        if (!m_settings.findsNoise)
            m_settings.least = values.number("over");
        const double length = bodyLength(input.clip.skeleton, figureShape(input.clip, input.rules), input.roles());
        m_settings.unitsPerNcm = length > 0.0 ? length / ncmOfBody : 1.0;
    }

    OperationOutput run()
    {
        if (!find(m_input.progress.part(0.0, 0.8)))
            return OperationOutput::cancelled();
        const std::vector<OperationFinding> apart = m_output.findings;
        for (int round = 0; round < mostRounds; ++round) {
            m_output.findings = apart;
            m_output.clip = m_input.clip;
            m_repaired = 0;
            m_repairedJoints.clear();
            m_repairedFrames.clear();
            for (std::size_t i = 0; i < m_found.size(); ++i) {
                if (!m_input.progress(0.8 + 0.2 * (round + 0.5 * double(i) / double(m_found.size())) / mostRounds))
                    return OperationOutput::cancelled();
                repair(m_found[i]);
            }
            const auto isAny = leaveWhatIsBalanced(
                m_input.progress.part(0.8 + 0.2 * (round + 0.5) / mostRounds, 0.8 + 0.2 * (round + 1.0) / mostRounds));
            if (!isAny)
                return OperationOutput::cancelled();
            if (!*isAny)
                break;
        }
        sayWhatWasDone();
        if (!sayWhatFillRepairs())
            return OperationOutput::cancelled();
        return std::move(m_output);
    }

    // Returns the number of spikes, or nothing if the progress stopped it.
    std::optional<int> count()
    {
        if (!find(m_input.progress))
            return std::nullopt;
        std::size_t spikes = 0;
        for (const SpikesOfJoint &each : m_found)
            spikes += each.rotations.size() + each.positions.size();
        return static_cast<int>(spikes);
    }

private:
    // Looks for spikes outside of poses that stand apart: many captures begin with a pose that the figure did not take
    // there, and that is one finding, not a hundred spikes.
    bool find(const Progress &progress)
    {
        for (const PoseApart &pose : posesLeftOut(m_input)) {
            m_output.findings.push_back({.frames = {pose.frame, pose.frame},
                                         .amount = pose.degrees,
                                         .isTaken = false,
                                         .text = messages::poseApart(pose.joints, pose.frame)});
            m_frames = without({pose}, m_frames);
        }
        return findAll(progress);
    }

    bool findAll(const Progress &progress)
    {
        m_found.clear();
        int done = 0;
        for (const int joint : m_input.joints) {
            const double joints = double(m_input.joints.size());
            const Progress part = progress.part(done / joints, (done + 1) / joints);
            ++done;
            if (!part(0.0) || !findIn(joint, part))
                return false;
        }
        return true;
    }

    bool findIn(int joint, const Progress &progress)
    {
        SpikesOfJoint spikes{joint, {}, {}};
        const Joint &source = m_input.clip.skeleton.joint(joint);
        if (source.hasRotations()) {
            auto found = findSpikes(rotationTrack(m_input.clip, joint, m_frames), m_settings, progress.part(0.2, 0.6));
            if (!found)
                return false;
            spikes.rotations = std::move(*found);
        }
        if (source.hasPositions()) {
            auto found = findSpikes(positionTrack(m_input.clip, joint, m_frames, m_input.rules), m_settings,
                                    progress.part(0.7, 1.0));
            if (!found)
                return false;
            spikes.positions = std::move(*found);
        }
        for (std::vector<Spike> *list : {&spikes.rotations, &spikes.positions}) {
            for (Spike &spike : *list) {
                spike.frames.first += m_frames.first;
                spike.frames.last += m_frames.first;
            }
        }
        m_found.push_back(std::move(spikes));
        return true;
    }

    // A glitch of a joint that the joints below it balance is none in the world, and repairing it alone would make one.
    // Takes such spikes out of those to repair; returns whether there were any, or nothing if the progress stopped it.
    std::optional<bool> leaveWhatIsBalanced(const Progress &progress)
    {
        if (m_repaired == 0)
            return false;
        const auto faults = faultsOfResult(m_input, m_output.clip, {}, progress);
        if (!faults)
            return std::nullopt;
        bool isAny = false;
        for (const ResultFault &fault : *faults) {
            for (const SpikesOfJoint &each : m_found)
                isAny =
                    (m_input.clip.skeleton.isInSubtree(fault.joint, each.joint) && leave(each, fault.frame)) || isAny;
        }
        return isAny;
    }

    // Leaves the spikes of a joint beside a frame; returns whether there were any.
    bool leave(const SpikesOfJoint &spikes, int frame)
    {
        bool isAny = false;
        for (const Spike &spike : spikes.rotations) {
            const JointFrame first{spikes.joint, spike.frames.first};
            const bool isBeside = spike.frames.first - 1 <= frame && frame <= spike.frames.last + 1;
            if (!isBeside || std::ranges::find(m_exceptions, first) != m_exceptions.end())
                continue;
            m_exceptions.push_back(first);
            isAny = true;
        }
        return isAny;
    }

    void repair(const SpikesOfJoint &spikes)
    {
        const std::vector<FrameInterval> rotations = takenOf(spikes.joint, spikes.rotations, Unit::Degrees);
        const std::vector<FrameInterval> positions = takenOf(spikes.joint, spikes.positions, Unit::Ncm);
        if (!rotations.empty()) {
            std::vector<glm::dquat> track = rotationTrack(m_input.clip, spikes.joint, m_frames);
            bridge(track, rotations);
            m_unshown.add(writeRotations(m_output.clip, spikes.joint, m_frames.first, track));
        }
        if (!positions.empty()) {
            std::vector<glm::dvec3> track = positionTrack(m_input.clip, spikes.joint, m_frames, m_input.rules);
            bridge(track, positions);
            writePositions(m_output.clip, spikes.joint, m_frames.first, track, m_input.rules);
        }
    }

    // Lists the spikes and returns the runs to repair, counted in the track.
    std::vector<FrameInterval> takenOf(int joint, const std::vector<Spike> &spikes, Unit unit)
    {
        std::vector<FrameInterval> taken;
        for (const Spike &spike : spikes) {
            const bool isTaken = !isExcepted(m_exceptions, joint, spike.frames);
            m_output.findings.push_back({joint, spike.frames, spike.amount, spike.limit, unit, isTaken, {}});
            if (!isTaken)
                continue;
            taken.push_back({spike.frames.first - m_frames.first, spike.frames.last - m_frames.first});
            ++m_repaired;
            m_repairedJoints.insert(joint);
            for (int frame = spike.frames.first; frame <= spike.frames.last; ++frame)
                m_repairedFrames.insert(frame);
        }
        return taken;
    }

    void sayWhatWasDone()
    {
        const auto left = std::ranges::count_if(m_output.findings, [](const OperationFinding &finding) {
            return !finding.isTaken && finding.joint != NoJoint;
        });
        if (m_repaired > 0)
            m_output.notes.push_back(messages::spikesRepaired(m_repaired, static_cast<int>(m_repairedJoints.size()),
                                                              static_cast<int>(m_repairedFrames.size())));
        if (left > 0)
            m_output.notes.push_back(messages::spikesLeft(static_cast<int>(left)));
        for (const OperationFinding &finding : m_output.findings) {
            if (finding.joint == NoJoint)
                m_output.notes.push_back(finding.text);
        }
        addLossOf(m_unshown, m_output.clip.skeleton, m_output);
    }

    // What is lost for more frames than a spike has is left alone, and easily taken for one. Returns false if the
    // progress stopped it.
    bool sayWhatFillRepairs()
    {
        if (m_repaired > 0)
            return true;
        const auto gaps = findGaps({m_input.clip, m_input.rules, m_input.up,
                                    m_input.vocabulary != nullptr ? *m_input.vocabulary : Vocabulary::builtIn()},
                                   m_input.progress.part(1.0, 1.0));
        if (!gaps)
            return false;
        for (const FoundGap &gap : *gaps) {
            const bool isChosen = m_input.isSelected(gap.joints.front()) && gap.frames.first <= m_frames.last &&
                                  m_frames.first <= gap.frames.last;
            if (isChosen && !gap.isAtEnd)
                m_output.notes.push_back(messages::fillRepairs(messageOn(gap, m_input.clip.skeleton)));
        }
        return true;
    }

    const OperationInput &m_input;
    FrameInterval m_frames; // those to examine
    std::vector<JointFrame> m_exceptions;
    SpikeSettings m_settings;
    std::vector<SpikesOfJoint> m_found;
    OperationOutput m_output;
    RotationResidual m_unshown;
    int m_repaired = 0;
    std::set<int> m_repairedJoints;
    std::set<int> m_repairedFrames; // a frame counts once, whatever joints it is repaired in
};

OperationOutput runDespike(const OperationInput &input)
{
    OperationOutput output = DespikeRun(input, exceptionsOf(input)).run();
    warnOfUnusedExceptions(input, output);
    return output;
}

Message countSpikes(const OperationInput &input)
{
    const auto count = DespikeRun(input, {}).count();
    return count ? messages::spikesFound(*count) : Message();
}

std::vector<Parameter> despikeParameters()
{
    return {
        {.name = "window",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Window"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Number of frames on each side that a frame is compared with."),
         .kind = Kind::WholeNumber,
         .unit = Unit::Frames,
         .standard = "5",
         .least = 2,
         .most = 60},
        {.name = "threshold",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Threshold"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "A frame is a spike if it differs from the frames around it by this many times the usual difference."),
         .unit = Unit::Times,
         .standard = "3",
         .least = 0.5,
         .most = 100.0},
        {.name = "over",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Minimum"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation",
             "The smallest difference that counts as a spike, in degrees, or in normalised centimetres for positions. "
             "By default it follows the noise of each joint and is at least 0.5."),
         .unit = Unit::Degrees,
         .standard = "auto",
         .least = 0.0,
         .most = 180.0,
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "From joint noise")}}},
        {.name = "run",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Longest spike"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "A change that lasts for more frames than this is movement, not a spike."),
         .kind = Kind::WholeNumber,
         .unit = Unit::Frames,
         .standard = "3",
         .least = 1,
         .most = 20},
        {.name = "except",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Except"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Spikes to keep: JOINT@FRAME, separated by +."),
         .kind = Kind::Text},
    };
}

} // namespace

Operation despikeOperation()
{
    return {.name = "despike",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Despike"),
            .group = OperationGroup::Repair,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Finds single frames in which a joint jumps away and back, and bridges them with "
                                      "a smooth curve. All other frames stay unchanged."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "spike glitch jump pop popping knee elbow outlier twitch snap teleport frame noise hampel repair "
                "clean jitter"),
            .takesJoints = true,
            .takesFrames = true,
            .isLocal = true,
            .keepsOtherFrames = true,
            .parameters = despikeParameters(),
            .run = runDespike,
            .count = countSpikes};
}

} // namespace limber
