#include "bvh/text/numberformat.h"
#include "geometry/monotonecurve.h"
#include "joining/matchedclip.h"
#include "joining/posematch.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/callcheck.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "tracks/sampledclip.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

namespace limber {

Operation timewarpOperation();

namespace {

constexpr double mostWarpedFrames = 20e6;

// A frame of the source and the frame of the result that it moves to.
struct TimeKey
{
    double source = 0.0;
    double frame = 0.0;
};

std::optional<TimeKey> timeKeyIn(std::string_view text, char separator)
{
    const std::size_t middle = text.find(separator);
    if (middle == std::string_view::npos)
        return std::nullopt;
    const auto source = numberIn(text.substr(0, middle));
    const auto frame = numberIn(text.substr(middle + 1));
    if (!source || !frame || *source < 0.0 || *frame < 0.0)
        return std::nullopt;
    return TimeKey{*source, *frame};
}

// The keys of a call or a file, or why there are none.
struct TimeKeys
{
    std::vector<TimeKey> keys;
    Message problem;

    void add(std::string_view text, char separator)
    {
        if (const auto key = timeKeyIn(text, separator))
            keys.push_back(*key);
        else if (problem.isEmpty())
            problem = messages::wrongTimeKey(nameArgument(text));
    }
};

TimeKeys keysInText(const std::string &text)
{
    TimeKeys result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('+', begin), text.size());
        result.add(std::string_view(text).substr(begin, end - begin), ':');
        begin = end + 1;
    }
    return result;
}

// Reads keys from a file with one key per line: SOURCEFRAME:FRAME. Empty lines and lines that begin with # are ignored.
TimeKeys keysInFile(const std::string &name)
{
    TimeKeys result;
    std::ifstream file{std::filesystem::path(name)};
    if (!file)
        result.problem = messages::marksUnreadable(nameArgument(name));
    for (std::string line; std::getline(file, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.pop_back();
        if (!line.empty() && line.front() != '#')
            result.add(line, ':');
    }
    return result;
}

// Sorts the keys and pins the first frame. Returns what is wrong with them for a clip.
Message tidyKeys(std::vector<TimeKey> &keys, int lastFrame)
{
    std::ranges::sort(keys, {}, &TimeKey::source);
    for (const TimeKey &key : keys) {
        if (key.source > lastFrame)
            return messages::noSuchSourceFrame(numberArgument(shortestNumber(key.source)), lastFrame);
    }
    if (keys.front().source > 0.0 && keys.front().frame > 0.0)
        keys.insert(keys.begin(), TimeKey{0.0, 0.0});
    for (std::size_t i = 1; i < keys.size(); ++i) {
        if (keys[i].frame <= keys[i - 1].frame || keys[i].source <= keys[i - 1].source)
            return messages::keysCross(numberArgument(shortestNumber(keys[i - 1].source)),
                                       numberArgument(shortestNumber(keys[i].source)));
    }
    return {};
}

// Returns the source time of each new frame, at full speed after the last key.
std::vector<double> sourceTimes(const std::vector<TimeKey> &keys, int lastFrame)
{
    std::vector<MonotoneCurve::Point> points;
    for (const TimeKey &key : keys)
        points.push_back({key.frame, key.source});
    const MonotoneCurve curve(points);
    const double end = keys.back().frame + (lastFrame - keys.back().source);
    std::vector<double> times;
    for (int frame = 0; frame <= std::min(end + 1e-9, mostWarpedFrames); ++frame)
        times.push_back(std::clamp(curve.at(frame), 0.0, double(lastFrame)));
    return times;
}

Message speedsOf(const std::vector<double> &times)
{
    double slowest = 1e9;
    double fastest = 0.0;
    for (std::size_t i = 1; i < times.size(); ++i) {
        slowest = std::min(slowest, times[i] - times[i - 1]);
        fastest = std::max(fastest, times[i] - times[i - 1]);
    }
    return messages::speedsFromTo(numberArgument(fixedNumber(std::min(slowest, fastest), 2)),
                                  numberArgument(fixedNumber(fastest, 2)));
}

OperationOutput atTimes(const OperationInput &input, const std::vector<double> &times, const Progress &progress)
{
    OperationOutput output{.clip = input.clip};
    RotationResidual unshown;
    auto sampled = sampledClip(input.clip, input.rules, times, {}, unshown, progress);
    if (!sampled)
        return OperationOutput::cancelled();
    output.clip = std::move(*sampled);
    output.notes.push_back(speedsOf(times));
    addLossOf(unshown, output.clip.skeleton, output);
    return output;
}

OperationOutput warpedByKeys(const OperationInput &input)
{
    TimeKeys keys =
        input.values.has("keys") ? keysInText(input.values.text("keys")) : keysInFile(input.values.text("marks"));
    const int last = input.clip.motion.frameCount() - 1;
    if (keys.problem.isEmpty() && keys.keys.empty())
        keys.problem = messages::keysNeeded();
    if (keys.problem.isEmpty() && last >= 0)
        keys.problem = tidyKeys(keys.keys, last);
    if (!keys.problem.isEmpty())
        return OperationOutput::refused(std::move(keys.problem));
    return last < 1 ? OperationOutput{.clip = input.clip}
                    : atTimes(input, sourceTimes(keys.keys, last), input.progress);
}

// Returns why the lengths of two clips rule out matching them, whatever their poses.
Message problemOfLengths(const Motion &own, const Motion &other)
{
    const int frames = own.frameCount();
    const int others = other.frameCount();
    if (std::min(frames, others) < leastFramesToMatch)
        return messages::tooFewFramesToMatch(leastFramesToMatch);
    const double stretch = double(frames - 1) / (others - 1);
    if (std::max(stretch, 1.0 / stretch) <= mostTimeStretch)
        return {};
    const double seconds = own.playingFrameTimeSeconds();
    return messages::cannotMatchLengths(noteNumber((frames - 1) * seconds), noteNumber((others - 1) * seconds));
}

OperationOutput warpedByPoses(const OperationInput &input)
{
    MatchedClip other = matchedClip(*input.values.of("match").clip, input.clip, input.rules, input.vocabulary,
                                    input.progress.part(0.0, 0.2));
    if (!other.clip)
        return other.problem.isEmpty() ? OperationOutput::cancelled() : OperationOutput::refused(other.problem);
    if (Message problem = problemOfLengths(input.clip.motion, other.clip->motion); !problem.isEmpty())
        return OperationOutput::refused(std::move(problem));
    const auto match =
        matchedPoses(input.clip, *other.clip, input.rules, input.roles(), input.up.axis, input.progress.part(0.2, 0.6));
    if (!match)
        return OperationOutput::cancelled();
    OperationOutput output = atTimes(input, match->times, input.progress.part(0.6, 1.0));
    output.notes.push_back(messages::posesMatched(noteNumber(match->distance), noteNumber(match->distanceBefore)));
    std::ranges::move(other.warnings, std::back_inserter(output.warnings));
    return output;
}

OperationOutput runTimewarp(const OperationInput &input)
{
    const ParameterValues &values = input.values;
    const int ways = int(values.has("keys")) + int(values.has("marks")) + int(values.has("match"));
    if (ways != 1)
        return OperationOutput::refused(messages::keysNeeded());
    return values.has("match") ? warpedByPoses(input) : warpedByKeys(input);
}

} // namespace

Operation timewarpOperation()
{
    return {
        .name = "timewarp",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Time Warp"),
        .group = OperationGroup::Time,
        .help = QT_TRANSLATE_NOOP("limber::Operation",
                                  "Moves frames to new times and changes the speed between them without jumps."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                         "retime speed faster slower slow fast half double twice speedup slowdown ramp "
                                         "stretch tempo beat bpm timing duration align synchronise dtw"),
        .movesFrames = true,
        .parameters =
            {{.name = "keys",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Keys"),
              .help = QT_TRANSLATE_NOOP("limber::Operation", "Which frames to move, and where to: SOURCEFRAME:FRAME, "
                                                             "separated by +. The first frame stays first."),
              .kind = Parameter::Kind::Text},
             {.name = "marks",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "File of marks"),
              .help = QT_TRANSLATE_NOOP("limber::Operation",
                                        "The same from a text file with one SOURCEFRAME:FRAME in each line."),
              .kind = Parameter::Kind::File},
             {.name = "match",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Clip to match"),
              .help = QT_TRANSLATE_NOOP(
                  "limber::Operation", "Matches this clip's timing to another clip, from its first frame to its last."),
              .kind = Parameter::Kind::Clip}},
        .run = runTimewarp};
}

} // namespace limber
