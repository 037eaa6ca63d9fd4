#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/figureroles.h"
#include "body/jointedlimb.h"
#include "bvh/text/numberformat.h"
#include "geometry/lowpass.h"
#include "geometry/oneeuro.h"
#include "geometry/windowfilters.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/apartposes.h"
#include "operations/followup.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "tracks/bendlimit.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/tangentfilter.h"

#include <algorithm>
#include <iterator>

namespace limber {

Operation smoothOperation();

namespace {

using Kind = Parameter::Kind;

constexpr double mostCutoffFraction = 0.5; // of the frame rate: there are no frequencies beyond it
constexpr double standardCutoffBelowLimit = 0.9; // of the limit, where the standard cut-off is beyond it

// Filters the tracks of joints by the settings of a call.
class SmoothRun
{
public:
    explicit SmoothRun(const OperationInput &input)
        : m_input(input), m_frameTime(input.clip.motion.playingFrameTimeSeconds()),
          m_cutoff(input.values.number("cutoff")), m_order(input.values.wholeNumber("order")),
          m_amount(input.values.number("amount")), m_isOneEuro(input.values.is("type", "oneeuro"))
    {
        m_apart = posesLeftOut(input);
        m_frames = without(m_apart, input.frames);
        lowerStandardCutoff();
        m_euro = {m_frameTime, m_cutoff, input.values.number("rise")};
        m_filter = filter();
    }

    // Returns why the settings do not fit the clip; empty if they do.
    [[nodiscard]] Message refusal() const
    {
        if (m_cutoff < cutoffLimit() || usesOnlyWindow())
            return {};
        return messages::cutoffTooHigh(numberArgument(fixedNumber(1.0 / m_frameTime, 1)),
                                       numberArgument(fixedNumber(cutoffLimit(), 2)));
    }

    [[nodiscard]] OperationOutput run()
    {
        OperationOutput output{.clip = m_input.clip};
        std::vector<int> kept;
        std::ranges::transform(m_apart, std::back_inserter(kept), &PoseApart::frame);
        std::ranges::move(notesOnKeptPoses(kept), std::back_inserter(output.notes));
        if (m_frames.frameCount() < 3)
            return output;
        if (m_cutoff < m_input.values.number("cutoff"))
            output.notes.push_back(messages::standardCutoffLowered(numberArgument(fixedNumber(1.0 / m_frameTime, 1)),
                                                                   numberArgument(m_input.values.text("cutoff")),
                                                                   numberArgument(fixedNumber(m_cutoff, 2))));
        const Progress progress = m_input.progress.part(0.0, 0.7 / static_cast<double>(m_input.joints.size()));
        double done = 0.0;
        for (const int joint : m_input.joints) {
            if (!progress(done) || !smoothRotations(output.clip, joint, progress.part(done, done + 1.0)))
                return OperationOutput::cancelled();
            smoothPositions(output.clip, joint);
            done += 1.0;
        }
        addLossOf(m_unshown, output.clip.skeleton, output);
        limitBackwardBends(output.clip);
        const bool keepsFeet = m_input.values.is("feet", "keep") && m_input.isOnAllJoints && m_amount > 0.0;
        if (keepsFeet && !keepFeetAsBefore(output, m_input, m_frames, m_input.progress.part(0.7, 1.0)))
            return OperationOutput::cancelled();
        return output;
    }

private:
    // Returns the frequency below which the cut-off must be, in Hz.
    [[nodiscard]] double cutoffLimit() const
    {
        const bool isButterworth = m_input.values.is("type", "butterworth");
        return isButterworth ? highestCutoffHz(m_frameTime, m_order) : mostCutoffFraction / m_frameTime;
    }

    // Lowers the cut-off to what the frame rate allows, unless the user chose it.
    void lowerStandardCutoff()
    {
        if (!m_input.values.isGiven("cutoff") && m_cutoff >= cutoffLimit() && !usesOnlyWindow())
            m_cutoff = standardCutoffBelowLimit * cutoffLimit();
    }

    [[nodiscard]] bool usesOnlyWindow() const
    {
        return m_input.values.is("type", "savgol") && !m_input.values.is("window", "auto");
    }

    [[nodiscard]] VectorFilter filter() const
    {
        const double frameTime = m_frameTime;
        const double cutoff = m_cutoff;
        if (m_input.values.is("type", "gaussian"))
            return [=](std::span<const glm::dvec3> track) { return bellSmoothed(track, frameTime, cutoff); };
        if (m_input.values.is("type", "savgol")) {
            const int degree = m_input.values.wholeNumber("degree");
            const int window = windowOf(degree);
            return [=](std::span<const glm::dvec3> track) { return savitzkyGolay(track, window, degree); };
        }
        const int order = m_order;
        return [=](std::span<const glm::dvec3> track) { return lowPassed(track, frameTime, cutoff, order); };
    }

    [[nodiscard]] int windowOf(int degree) const
    {
        if (m_input.values.is("window", "auto"))
            return savitzkyGolayWindow(m_frameTime, m_cutoff, degree);
        return m_input.values.wholeNumber("window") / 2 * 2 + 1;
    }

    // Smooths the rotations of a joint. Returns false if the progress stopped it: a joint of a long clip takes a while.
    bool smoothRotations(Clip &clip, int joint, const Progress &progress)
    {
        if (!clip.skeleton.joint(joint).hasRotations())
            return true;
        const std::vector<glm::dquat> old = rotationTrack(m_input.clip, joint, m_frames);
        if (!progress(0.3))
            return false;
        const std::vector<glm::dquat> smooth =
            m_isOneEuro ? m_euro.filtered(old)
                        : filteredRotations(old, m_frameTime, baseCutoff(), m_filter, progress.part(0.3, 0.7));
        if (smooth.empty() || !progress(0.7))
            return false;
        m_unshown.add(
            writeRotations(clip, joint, m_frames.first, mixed(old, smooth, m_amount), progress.part(0.7, 1.0)));
        return progress(1.0);
    }

    void smoothPositions(Clip &clip, int joint) const
    {
        if (!clip.skeleton.joint(joint).hasPositions())
            return;
        const std::vector<glm::dvec3> old = positionTrack(m_input.clip, joint, m_frames, m_input.rules);
        const std::vector<glm::dvec3> smooth = m_isOneEuro ? positionFilter().filtered(old) : m_filter(old);
        writePositions(clip, joint, m_frames.first, mixed(old, smooth, m_amount), m_input.rules);
    }

    // A filter swings beyond limbs that are stretched quickly. Feet are kept afterwards, with legs as they bend then.
    void limitBackwardBends(Clip &clip) const
    {
        for (const FigureRoles &figure : rolesOfFigures(m_input)) {
            for (const BodySide side : {BodySide::Left, BodySide::Right}) {
                for (const auto &[upper, lower, end] : limbParts) {
                    const auto limb = jointedLimb(clip.skeleton, figure.roles.find(upper, side),
                                                  figure.roles.find(lower, side), figure.roles.find(end, side));
                    if (limb && m_input.isSelected(limb->lower))
                        limitBackwardBend(clip, m_input.clip, m_input.rules, {limb->upper, limb->lower, limb->end},
                                          m_frames);
                }
            }
        }
    }

    // Returns the frequency at which the filter begins to work, independent of the parameter that sets it.
    [[nodiscard]] double baseCutoff() const
    {
        if (!usesOnlyWindow())
            return m_cutoff;
        const double halfWindow = 0.5 * windowOf(m_input.values.wholeNumber("degree"));
        return 0.5 / (halfWindow * m_frameTime);
    }

    // Returns a filter that works with speeds in normalised centimetres, so that the setting fits every unit.
    [[nodiscard]] OneEuroFilter positionFilter() const
    {
        const double length =
            bodyLength(m_input.clip.skeleton, figureShape(m_input.clip, m_input.rules), m_input.roles());
        OneEuroFilter filter = m_euro;
        filter.hertzPerSpeed *= length > 0.0 ? ncmOfBody / length : 1.0;
        return filter;
    }

    const OperationInput &m_input;
    std::vector<PoseApart> m_apart; // those that stay as they are
    FrameInterval m_frames; // those to filter
    double m_frameTime;
    double m_cutoff;
    int m_order;
    double m_amount;
    bool m_isOneEuro;
    OneEuroFilter m_euro;
    VectorFilter m_filter;
    RotationResidual m_unshown;
};

OperationOutput runSmooth(const OperationInput &input)
{
    SmoothRun run(input);
    if (Message refusal = run.refusal(); !refusal.isEmpty())
        return OperationOutput::refused(std::move(refusal));
    return run.run();
}

std::vector<Parameter> smoothParameters()
{
    return {
        {.name = "type",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Filter"),
         .help = QT_TRANSLATE_NOOP(
             "limber::Operation", "Butterworth removes jitter evenly, Savitzky-Golay keeps peaks, and Gaussian is the "
                                  "softest. One-Euro uses only earlier frames and therefore lags, like a live filter."),
         .kind = Kind::Word,
         .standard = "butterworth",
         .words = {{"butterworth", QT_TRANSLATE_NOOP("limber::Operation", "Butterworth, zero phase")},
                   {"savgol", QT_TRANSLATE_NOOP("limber::Operation", "Savitzky-Golay")},
                   {"gaussian", QT_TRANSLATE_NOOP("limber::Operation", "Gaussian")},
                   {"oneeuro", QT_TRANSLATE_NOOP("limber::Operation", "One-Euro")}}},
        {.name = "cutoff",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Cut-off"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Faster movement than this is removed: 6 Hz suits a walk, 10 to 15 a fight."),
         .unit = Unit::Hertz,
         .standard = "6",
         .least = 0.01,
         .most = 500.0},
        {.name = "order",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Order"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "A higher order cuts off more steeply and rings more."),
         .kind = Kind::WholeNumber,
         .standard = "2",
         .least = 1,
         .most = 8,
         .dependsOn = "type",
         .dependsOnWords = {"butterworth"}},
        {.name = "window",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Window"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation",
                               "Number of frames in each fit, which is odd. By default it follows from the cut-off."),
         .kind = Kind::WholeNumber,
         .unit = Unit::Frames,
         .standard = "auto",
         .least = 3,
         .most = 999,
         .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "By the cut-off")}},
         .dependsOn = "type",
         .dependsOnWords = {"savgol"}},
        {.name = "degree",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Degree"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Degree of the polynomial that is fitted to the frames of the window."),
         .kind = Kind::WholeNumber,
         .standard = "3",
         .least = 1,
         .most = 6,
         .dependsOn = "type",
         .dependsOnWords = {"savgol"}},
        {.name = "rise",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Rise with speed"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "How much the cut-off rises with speed, in Hz for one degree or one normalised "
                                   "centimetre per second. Higher values lag less and leave more jitter."),
         .standard = "0.02",
         .least = 0.0,
         .most = 10.0,
         .dependsOn = "type",
         .dependsOnWords = {"oneeuro"}},
        {.name = "amount",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Amount"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "Strength of the filter: 0 changes nothing, 1 applies it fully."),
         .unit = Unit::Fraction,
         .standard = "1",
         .least = 0.0,
         .most = 1.0},
        posesApartParameter(),
        {.name = "feet",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Feet"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Puts planted feet back where they stand in the take, since a filter makes them "
                                   "slide. Only if all joints are smoothed."),
         .kind = Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "As in the take")},
                   {"free", QT_TRANSLATE_NOOP("limber::Operation", "As filtered")}}},
    };
}

} // namespace

Operation smoothOperation()
{
    return {.name = "smooth",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Smooth"),
            .group = OperationGroup::Repair,
            .help = QT_TRANSLATE_NOOP("limber::Operation", "Removes jitter from rotations and positions. Angles may "
                                                           "wrap, since rotations are filtered and not their numbers."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "jitter noise filter shake shaking tremble trembling wobble jerky jerk nervous vibration stabilise "
                "stabilize steady calm low-pass lowpass butterworth gaussian savitzky golay euro denoise clean kalman"),
            .takesJoints = true,
            .takesFrames = true,
            .isLocal = true,
            .parameters = smoothParameters(),
            .run = runSmooth};
}

} // namespace limber
