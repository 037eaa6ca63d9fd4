#include "bvh/text/numberformat.h"
#include "filling/fillseam.h"
#include "filling/fillwriting.h"
#include "filling/gapsearch.h"
#include "lostlimbs/filledfeet.h"
#include "lostlimbs/filltakes.h"
#include "lostlimbs/keptfills.h"
#include "messages/motionmessages.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "operations/repair/exceptions.h"
#include "tracks/rotationtrack.h"
#include "tracks/spikes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

Operation fillOperation();

namespace {

constexpr double fractionOfGapSearch = 0.3; // of the time
constexpr double fractionOfTrials = 0.8; // of the time for a gap
constexpr double clearSpike = 15.0; // degrees

std::optional<FillMethod> methodIn(const ParameterValues &values)
{
    for (const FillMethod method : {FillMethod::Body, FillMethod::Poses, FillMethod::Curve, FillMethod::Straight}) {
        if (values.is("method", wordOf(method)))
            return method;
    }
    return std::nullopt;
}

Message noteOn(FillMethod method, const FrameInterval &frames)
{
    switch (method) {
    case FillMethod::Body:
        return messages::filledFromBody(frames.first, frames.last);
    case FillMethod::Poses:
        return messages::filledFromPoses(frames.first, frames.last);
    case FillMethod::Curve:
        return messages::filledByCurve(frames.first, frames.last);
    case FillMethod::Straight:
        break;
    }
    return messages::filledStraight(frames.first, frames.last);
}

// Single expectations are honest on average only: more digits would promise too much.
MessageArgument roughNumber(double value)
{
    return numberArgument(fixedNumber(value, 1));
}

// Returns whether the joints have numbers in a frame.
bool hasNumbers(const Clip &clip, const std::vector<int> &joints, int frame)
{
    return std::ranges::all_of(joints, [&](int joint) {
        const Joint &source = clip.skeleton.joint(joint);
        for (int column = source.firstColumn; column < source.firstColumn + source.columnCount(); ++column) {
            if (!std::isfinite(clip.motion.value(frame, column)))
                return false;
        }
        return true;
    });
}

// Returns the sentence about how far off a filling is to be expected. Joints that move nothing have no end whose place
// could be off.
Message errorNote(const GapFill &fill, const MessageArgument &joint)
{
    if (!fill.ncm)
        return messages::fillErrorUnknown();
    const ExpectedError &error = fill.endMoves ? *fill.ncm : *fill.degrees;
    const auto &moving = fill.triesOthers ? messages::fillErrorByOthers : messages::fillError;
    const auto &turning = fill.triesOthers ? messages::fillErrorOfAnglesByOthers : messages::fillErrorOfAngles;
    return (fill.endMoves ? moving : turning)(fill.places, joint, roughNumber(error.mean), roughNumber(error.most));
}

// Fills the gaps of one clip.
class FillRun
{
public:
    FillRun(const OperationInput &input, std::vector<JointFrame> exceptions)
        : m_input(input), m_exceptions(std::move(exceptions)),
          m_vocabulary(input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn()),
          m_frameCount(input.clip.motion.frameCount()), m_takes(input), m_output{.clip = input.clip}
    {
    }

    OperationOutput run()
    {
        if (Message problem = problemOfInput(); !problem.isEmpty())
            return OperationOutput::refused(std::move(problem));
        if (Message problem = m_takes.problemFor(m_input); !problem.isEmpty())
            return OperationOutput::refused(std::move(problem));
        m_kept = KeptFills::of(m_input);
        const auto found = m_kept ? std::optional(m_kept->found())
                                  : findGaps(searchInput(), m_input.progress.part(0.0, fractionOfGapSearch));
        if (!found)
            return OperationOutput::cancelled();
        m_takes.addNotes(m_input, m_output);
        m_toKeep.emplace(m_input, *found);
        const std::vector<Gap> gaps = m_input.isOnAllJoints ? gapsToFill(*found) : std::vector{namedGap(*found)};
        const Progress progress = m_input.progress.part(fractionOfGapSearch, 1.0);
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            const double count = static_cast<double>(gaps.size());
            if (!fill(gaps[i], progress.part(double(i) / count, double(i + 1) / count)))
                return std::move(m_output);
        }
        if (m_input.memory != nullptr)
            m_input.memory->keep(std::make_shared<const KeptFills>(*std::exchange(m_toKeep, {})));
        if (m_input.isOnAllJoints && !noteUnfilled(*found, progress))
            return OperationOutput::cancelled();
        addLossOf(m_unshown, m_input.clip.skeleton, m_output);
        return std::move(m_output);
    }

    // Returns how many gaps there are to fill, or nothing if the progress stopped it.
    std::optional<std::size_t> count()
    {
        const auto found = findGaps(searchInput(), m_input.progress);
        if (!found)
            return std::nullopt;
        return std::ranges::count_if(*found,
                                     [this](const FoundGap &gap) { return reachesIntoFrames(gap) && !gap.isAtEnd; });
    }

private:
    [[nodiscard]] GapSearchInput searchInput() const { return {m_input.clip, m_input.rules, m_input.up, m_vocabulary}; }

    [[nodiscard]] Message problemOfInput() const
    {
        if (m_frameCount < 3)
            return messages::tooShortForGap();
        if (m_input.isOnAllJoints)
            return {};
        if (m_input.isOnAllFrames)
            return messages::framesToFillExpected();
        if (m_input.frames.first < 1 || m_input.frames.last > m_frameCount - 2)
            return messages::gapNeedsEnds(m_frameCount - 2);
        return jointsWithChannels().empty() ? messages::nothingToFillIn() : Message();
    }

    [[nodiscard]] std::vector<int> jointsWithChannels() const
    {
        std::vector<int> joints = m_input.joints;
        std::erase_if(joints, [this](int joint) { return m_input.clip.skeleton.joint(joint).channels.empty(); });
        return joints;
    }

    [[nodiscard]] Gap namedGap(const std::vector<FoundGap> &found) const
    {
        return gapAmong(found, jointsWithChannels(), m_input.frames, m_input.clip);
    }

    [[nodiscard]] bool reachesIntoFrames(const FoundGap &gap) const
    {
        return gap.frames.first <= m_input.frames.last && m_input.frames.first <= gap.frames.last;
    }

    // Returns the frames of a found gap that are among those to work on.
    [[nodiscard]] FrameInterval chosenOf(const FoundGap &gap) const
    {
        return {std::max(gap.frames.first, m_input.frames.first), std::min(gap.frames.last, m_input.frames.last)};
    }

    // Lists the found gaps that have frames to work on, and returns what is to be filled of them.
    [[nodiscard]] std::vector<Gap> gapsToFill(const std::vector<FoundGap> &found)
    {
        std::vector<Gap> gaps;
        for (const FoundGap &each : found) {
            if (!reachesIntoFrames(each) || each.isAtEnd)
                continue;
            const int joint = each.joints.front();
            const FrameInterval chosen = chosenOf(each);
            const bool isTaken = !isExcepted(m_exceptions, joint, chosen);
            m_output.findings.push_back({.joint = joint,
                                         .frames = chosen,
                                         .amount = chosen.frameCount() * m_input.clip.motion.playingFrameTimeSeconds(),
                                         .unit = Unit::Seconds,
                                         .isTaken = isTaken,
                                         .text = listedMessageOn(each, m_input.clip.skeleton)});
            if (isTaken)
                gaps.push_back(gapAmong(found, each.joints, chosen, m_input.clip));
        }
        return gaps;
    }

    // Says which gaps cannot be filled; if there are none at all, whether another operation would help. Returns false
    // if the progress stopped it.
    bool noteUnfilled(const std::vector<FoundGap> &found, const Progress &progress)
    {
        for (const FoundGap &each : found) {
            if (reachesIntoFrames(each) && each.isAtEnd)
                m_output.warnings.push_back(messageOn(each, m_input.clip.skeleton));
        }
        if (!m_output.findings.empty() || !m_output.warnings.empty())
            return true;
        m_output.notes.push_back(messages::noGapFound());
        const auto spiky = jointsWithSpikes(progress);
        if (spiky && !spiky->empty())
            m_output.notes.push_back(messages::spikesToRepair(
                static_cast<int>(spiky->size()), nameOf(m_input.clip.skeleton, NodeId::joint(spiky->front()))));
        return spiky.has_value();
    }

    // Returns which joints jump away for so short a time that it is no gap, or nothing if the progress stopped it.
    [[nodiscard]] std::optional<std::vector<int>> jointsWithSpikes(const Progress &progress) const
    {
        std::vector<int> spiky;
        const int joints = m_input.clip.skeleton.jointCount();
        for (int joint = 0; joint < joints; ++joint) {
            const Progress part = progress.part(double(joint) / joints, double(joint + 1) / joints);
            if (!part(0.0))
                return std::nullopt;
            if (!m_input.clip.skeleton.joint(joint).hasRotations())
                continue;
            const auto spikes =
                findSpikes(rotationTrack(m_input.clip, joint, m_input.frames), {.least = clearSpike}, part);
            if (!spikes)
                return std::nullopt;
            if (!spikes->empty())
                spiky.push_back(joint);
        }
        return spiky;
    }

    // Returns the gap with the lost frames beside it: a filling must begin and end at good frames, also if only a part
    // of it is wanted. Where the clip ends before that, it has to do with what there is.
    [[nodiscard]] Gap wholeOf(const Gap &gap) const
    {
        Gap whole = gap;
        while (whole.frames.first > 0 && gap.isLost(whole.frames.first - 1))
            --whole.frames.first;
        while (whole.frames.last + 1 < m_frameCount && gap.isLost(whole.frames.last + 1))
            ++whole.frames.last;
        const bool hasEnds = whole.frames.first > 0 && whole.frames.last + 1 < m_frameCount;
        return hasEnds ? whole : gap;
    }

    // Returns false if the output is final: refused or cancelled.
    bool fill(const Gap &gap, const Progress &progress)
    {
        for (const int frame : {gap.frames.first - 1, gap.frames.last + 1}) {
            if (!hasNumbers(m_input.clip, gap.joints, frame)) {
                m_output = OperationOutput::refused(messages::gapEndLost(frame));
                return false;
            }
        }
        const auto method = methodIn(m_input.values);
        const Gap whole = wholeOf(gap);
        const std::shared_ptr<const GapFills> fills = fillsOfGap(whole, progress.part(0.0, fractionOfTrials));
        const GapFill *fill = nullptr;
        if (fills)
            fill = method ? fills->by(*method) : &fills->methods[fills->best];
        if (fills && fill == nullptr)
            m_output = OperationOutput::refused(messages::noBodyToFillFrom());
        else if (!fills || !write(gap, whole, *fill, *fills, progress.part(fractionOfTrials, 1.0)))
            m_output = OperationOutput::cancelled();
        return !m_output.isCancelled && m_output.refusal.isEmpty();
    }

    // Returns the ways to fill a gap, or null if the progress stopped it. Who keeps something for a later call gets all
    // of them, since that may want another method.
    [[nodiscard]] std::shared_ptr<const GapFills> fillsOfGap(const Gap &whole, const Progress &progress)
    {
        const std::string settings = m_input.values.text("trials") + ' ' + m_takes.mark();
        std::shared_ptr<const GapFills> fills = m_kept ? m_kept->fillsOf(whole, settings) : nullptr;
        if (!fills) {
            const double fractionOfTakes = m_takes.isEmpty() ? 0.0 : 0.2;
            if (!m_takes.findGaps(m_vocabulary, progress.part(0.0, fractionOfTakes)))
                return nullptr;
            auto found = fillsOf({.clip = m_input.clip,
                                  .rules = m_input.rules,
                                  .up = m_input.up,
                                  .vocabulary = m_vocabulary,
                                  .gap = whole,
                                  .method = m_input.memory != nullptr ? std::nullopt : methodIn(m_input.values),
                                  .mostTrials = m_input.values.wholeNumber("trials"),
                                  .others = m_takes.toLearnFrom(whole)},
                                 progress.part(fractionOfTakes, 1.0));
            if (!found)
                return nullptr;
            fills = std::make_shared<const GapFills>(std::move(*found));
        }
        m_toKeep->add(whole, settings, fills);
        return fills;
    }

    // Returns the values of all channels in a frame of a gap as a filling makes them.
    [[nodiscard]] std::vector<double> valuesBy(const GapFill &fill, const Gap &gap, int frame) const
    {
        Clip around;
        around.skeleton = m_input.clip.skeleton;
        around.motion = Motion(gap.frames.frameCount() + 2, m_input.clip.motion.columnCount());
        for (int i = 0; i < around.motion.frameCount(); ++i)
            std::ranges::copy(m_input.clip.motion.frame(gap.frames.first - 1 + i), around.motion.editFrame(i).begin());
        writeFill(around, m_input.rules, {.joints = gap.joints, .frames = {1, gap.frames.frameCount()}}, fill);
        const auto values = around.motion.frame(frame - gap.frames.first + 1);
        return {values.begin(), values.end()};
    }

    [[nodiscard]] std::vector<FillChoice> choicesAmong(const GapFills &fills, const Gap &whole, int frame) const
    {
        std::vector<FillChoice> choices;
        for (std::size_t i = 0; i < fills.methods.size(); ++i) {
            const GapFill &fill = fills.methods[i];
            choices.push_back({.method = wordOf(fill.method),
                               .expectedNcm = meanOf(fill.ncm),
                               .mostNcm = mostOf(fill.ncm),
                               .expectedDegrees = meanOf(fill.degrees),
                               .mostDegrees = mostOf(fill.degrees),
                               .isBest = i == fills.best && fill.places > 0,
                               .values = valuesBy(fill, whole, frame)});
        }
        return choices;
    }

    // Writes the part that is wanted of a whole gap. Returns false if the progress stopped it.
    bool write(const Gap &gap, const Gap &whole, const GapFill &fill, const GapFills &all, const Progress &progress)
    {
        const Clip before = m_output.clip;
        m_unshown.add(writeFill(m_output.clip, m_input.rules, whole, fill));
        const auto held = holdFilledFeet(m_input, whole, m_output.clip, progress);
        if (!held)
            return false;
        for (int frame = whole.frames.first; frame <= whole.frames.last; ++frame) {
            if (!gap.frames.contains(frame))
                std::ranges::copy(before.motion.frame(frame), m_output.clip.motion.editFrame(frame).begin());
        }
        m_output.notes.push_back(noteOn(fill.method, gap.frames));
        if (whole.frames != gap.frames)
            m_output.notes.push_back(messages::gapCut(nameOf(m_input.clip.skeleton, NodeId::joint(gap.joints.front())),
                                                      whole.frames.first, whole.frames.last));
        for (const HeldFoot &foot : *held) {
            const FrameInterval shown{std::max(foot.frames.first, gap.frames.first),
                                      std::min(foot.frames.last, gap.frames.last)};
            if (shown.first <= shown.last)
                m_output.notes.push_back(messages::filledFootHeld(
                    nameOf(m_input.clip.skeleton, NodeId::joint(foot.joint)), shown.first, shown.last));
        }
        const int end = fill.endJoint != NoJoint ? fill.endJoint : gap.joints.front();
        m_output.notes.push_back(errorNote(fill, nameOf(m_input.clip.skeleton, NodeId::joint(end))));
        const int tellingFrame = std::clamp(all.tellingFrame, gap.frames.first, gap.frames.last);
        m_output.fills.push_back({.joints = gap.joints,
                                  .frames = gap.frames,
                                  .method = wordOf(fill.method),
                                  .expectedNcm = meanOf(fill.ncm),
                                  .mostNcm = mostOf(fill.ncm),
                                  .places = fill.places,
                                  .triesOthers = fill.triesOthers,
                                  .expectedDegrees = meanOf(fill.degrees),
                                  .mostDegrees = mostOf(fill.degrees),
                                  .endJoint = end,
                                  .endMoves = fill.endMoves,
                                  .tellingFrame = tellingFrame,
                                  .choices = choicesAmong(all, whole, tellingFrame)});
        if (const auto jump = largestSeamJump(m_output.clip, gap))
            m_output.warnings.push_back(messages::fillJumps(nameOf(m_input.clip.skeleton, NodeId::joint(jump->joint)),
                                                            roughNumber(jump->degrees), jump->frame,
                                                            roughNumber(jump->nearbyDegrees)));
        return true;
    }

    static std::optional<double> meanOf(const std::optional<ExpectedError> &error)
    {
        return error ? std::optional(error->mean) : std::nullopt;
    }
    static std::optional<double> mostOf(const std::optional<ExpectedError> &error)
    {
        return error ? std::optional(error->most) : std::nullopt;
    }

    const OperationInput &m_input;
    std::vector<JointFrame> m_exceptions;
    Vocabulary m_vocabulary;
    int m_frameCount;
    FillTakes m_takes; // other clips to learn from
    std::shared_ptr<const KeptFills> m_kept; // of an earlier call; null if there is nothing
    std::optional<KeptFills> m_toKeep; // set while it runs
    OperationOutput m_output;
    RotationResidual m_unshown;
};

OperationOutput runFill(const OperationInput &input)
{
    OperationOutput output = FillRun(input, exceptionsOf(input)).run();
    warnOfUnusedExceptions(input, output);
    return output;
}

Message countGaps(const OperationInput &input)
{
    const auto count = FillRun(input, {}).count();
    return count ? messages::gapsFound(static_cast<int>(*count)) : Message();
}

std::vector<Parameter> fillParameters()
{
    return {{.name = "method",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Method"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "Predicts the joints from the rest of the body, takes similar poses, or leads "
                                       "from end to end; auto takes what does best in trials."),
             .kind = Parameter::Kind::Word,
             .standard = "auto",
             .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "The best in trials")},
                       {"body", QT_TRANSLATE_NOOP("limber::Operation", "Rest of the body")},
                       {"poses", QT_TRANSLATE_NOOP("limber::Operation", "Similar poses")},
                       {"curve", QT_TRANSLATE_NOOP("limber::Operation", "Curve")},
                       {"straight", QT_TRANSLATE_NOOP("limber::Operation", "Straight")}}},
            {.name = "trials",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Trials"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "At how many other places of the clip the same joints are hidden and filled, to "
                                       "choose the method and to tell the expected error."),
             .kind = Parameter::Kind::WholeNumber,
             .standard = "40",
             .least = 5,
             .most = 200},
            {.name = "from",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "From clips"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "Other clips of the same figure, to learn from as well; files with the same "
                                       "joints, separated by +."),
             .kind = Parameter::Kind::Clips},
            {.name = "except",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Except"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "Found gaps to leave as they are: JOINT@FRAME, separated by +."),
             .kind = Parameter::Kind::Text}};
}

} // namespace

Operation fillOperation()
{
    return {.name = "fill",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Fill"),
            .group = OperationGroup::Repair,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Fills frames in which a hand, an arm or a leg was lost, from what the rest of "
                                      "the body does there, and says how far off it expects to be. Without joints it "
                                      "fills the gaps that it finds."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "lost missing gap hidden occlusion occluded frozen limb arm leg predict "
                                             "restore reconstruct complete inpaint"),
            .takesJoints = true,
            .findsJoints = true,
            .takesFrames = true,
            .keepsOtherFrames = true,
            .parameters = fillParameters(),
            .run = runFill,
            .count = countGaps};
}

} // namespace limber
