#include "operations/callresolver.h"

#include "base/ascii.h"
#include "base/nearestword.h"
#include "body/jointterm.h"
#include "body/upaxisdecision.h"
#include "bvh/read/bvhfile.h"
#include "messages/operationmessages.h"
#include "motion/nodeaddress.h"
#include "operations/callcheck.h"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <utility>

namespace limber {

CallResolver::CallResolver(const Operation &operation, const OperationCall &call, const Clip &clip,
                           const OperationContext &context)
    : m_operation(operation), m_call(call), m_clip(clip), m_context(context),
      m_joints(static_cast<std::size_t>(clip.skeleton.jointCount())), m_frames{0, clip.motion.frameCount() - 1}
{
    std::iota(m_joints.begin(), m_joints.end(), 0);
}

bool CallResolver::resolve()
{
    for (const Parameter *parameter : parametersOf(m_operation)) {
        if (!resolveParameter(*parameter))
            return false;
    }
    return true;
}

OperationInput CallResolver::input() const
{
    const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion, m_context.positionRule);
    return {m_clip,
            rules,
            decideUpAxis(m_clip, rules, m_context.upAxis),
            m_joints,
            m_frames,
            m_values,
            m_context.vocabulary,
            m_context.contacts,
            m_context.floor,
            m_context.posesApart,
            {},
            m_isOnAllJoints,
            m_isOnAllFrames,
            nullptr,
            m_context.memory};
}

bool CallResolver::resolveParameter(const Parameter &parameter)
{
    const std::string *given = m_call.value(parameter.name);
    if (given == nullptr && parameter.standard.empty())
        return true;
    ParameterValue value;
    value.name = parameter.name;
    value.isGiven = given != nullptr;
    value.text = given != nullptr ? *given : std::string(parameter.standard);
    if (parameter.name == jointsKey)
        return resolveJoints(value.text);
    if (parameter.name == framesKey && m_operation.takesFrames) {
        m_isOnAllFrames = value.text == "all";
        return m_isOnAllFrames || resolveFrames(value.text, m_frames);
    }
    takeWord(parameter, value);
    if (parameter.name == exceptKey && !resolveExceptions(value))
        return false;
    if (!value.isWord && !resolveValue(parameter, value))
        return false;
    m_values.add(std::move(value));
    return true;
}

// Finds out whether a value is one of the parameter's words. In place of a joint a word may be written in any case of
// letters, unless a joint is named like that.
void CallResolver::takeWord(const Parameter &parameter, ParameterValue &value) const
{
    value.isWord = isWordOf(parameter, value.text);
    const bool isForJoint = parameter.kind == Parameter::Kind::Joint || parameter.kind == Parameter::Kind::Node;
    if (value.isWord || !isForJoint || nodeAt(m_clip.skeleton, value.text))
        return;
    std::string small = value.text;
    std::ranges::transform(small, small.begin(), lowered);
    value.isWord = isWordOf(parameter, small);
    if (value.isWord)
        value.text = std::move(small);
}

bool CallResolver::resolveValue(const Parameter &parameter, ParameterValue &value)
{
    using enum Parameter::Kind;
    switch (parameter.kind) {
    case Number:
    case WholeNumber:
        value.number = numberIn(value.text).value_or(0.0);
        return true;
    case Flag:
        value.number = value.text == "yes" ? 1.0 : 0.0;
        return true;
    case Frame:
    case Frames:
        return resolveFrames(value.text, value.frames);
    case FramePair:
        return resolveFramePair(value.text, value.frames);
    case Joint:
    case Node:
        return resolveNode(parameter, value);
    case Place:
        return resolvePlace(parameter, value);
    case Offset:
        value.offset = offsetIn(value.text).value_or(glm::dvec3(0.0));
        return true;
    case Pair:
        value.offset = glm::dvec3(pairIn(value.text).value_or(glm::dvec2(0.0)), 0.0);
        return true;
    case Clip:
        return resolveClip(value);
    case Clips:
        return resolveClips(value);
    case Word:
    case Text:
    case File:
        break;
    }
    return true;
}

// Returns the longest part of the text, from its beginning to a + or to its end, that names a joint; else the part
// before the first +.
std::string_view CallResolver::longestKnownName(std::string_view text) const
{
    std::string_view name = text;
    while (!jointAt(m_clip.skeleton, name)) {
        const std::size_t plus = name.rfind('+');
        if (plus == std::string_view::npos || plus == 0)
            break;
        name = name.substr(0, plus);
    }
    return name;
}

// Resolves names of joints. Names may contain a +; therefore it takes the longest name that exists each time.
bool CallResolver::resolveJoints(std::string_view text)
{
    const bool isName = jointAt(m_clip.skeleton, text).has_value();
    m_isOnAllJoints = text == (m_operation.findsJoints ? "auto" : "all") && !isName;
    if (m_isOnAllJoints || (text == "all" && !isName))
        return true;
    m_joints.clear();
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::string_view rest = text.substr(begin);
        const std::string_view name = longestKnownName(rest);
        const std::optional<int> joint = jointAt(m_clip.skeleton, name);
        if (!joint)
            return noSuchJoint(rest.substr(0, rest.find('+')));
        m_joints.push_back(*joint);
        begin += name.size() + 1;
    }
    std::ranges::sort(m_joints);
    m_joints.erase(std::unique(m_joints.begin(), m_joints.end()), m_joints.end());
    return true;
}

bool CallResolver::resolveFrames(std::string_view text, FrameInterval &frames)
{
    const int last = m_clip.motion.frameCount() - 1;
    const MessageArgument name = wordArgument(m_operation.name);
    if (last < 0)
        return fail(messages::noFramesAtAll(name));
    const FramesText wanted = parseFrames(text).value_or(FramesText{});
    frames.first = wanted.first == FramesText::lastFrame ? last : wanted.first;
    frames.last = wanted.last == FramesText::lastFrame ? last : wanted.last;
    const int highest = std::max(frames.first, frames.last);
    return highest <= last || fail(messages::noSuchFrame(name, highest, last));
}

// Resolves a pair of frames. The operation itself refuses a second clip without frames.
bool CallResolver::resolveFramePair(std::string_view text, FrameInterval &frames)
{
    const FramesText wanted = parseFramePair(text).value_or(FramesText{});
    const int last = m_clip.motion.frameCount() - 1;
    const int secondLast = m_second ? m_second->motion.frameCount() - 1 : -1;
    const MessageArgument name = wordArgument(m_operation.name);
    if (last < 0)
        return fail(messages::noFramesAtAll(name));
    frames.last = wanted.last == FramesText::lastFrame ? last : wanted.last;
    frames.first = wanted.first == FramesText::lastFrame ? std::max(0, secondLast) : wanted.first;
    if (frames.last > last)
        return fail(messages::noSuchFrame(name, frames.last, last));
    return secondLast < 0 || frames.first <= secondLast ||
           fail(messages::noSuchFrameOfSecond(name, frames.first, secondLast));
}

bool CallResolver::resolveNode(const Parameter &parameter, ParameterValue &value)
{
    const auto node = nodeAt(m_clip.skeleton, value.text);
    if (!node)
        return noSuchJoint(value.text);
    if (parameter.kind == Parameter::Kind::Joint && !node->isJoint())
        return fail(messages::notAJoint(wordArgument(m_operation.name), nameArgument(value.text)));
    value.node = *node;
    return true;
}

// A name comes before a point: names may be numbers.
bool CallResolver::resolvePlace(const Parameter &parameter, ParameterValue &value)
{
    const bool isPoint = value.text.find('+') != std::string::npos && !nodeAt(m_clip.skeleton, value.text);
    if (!isPoint)
        return resolveNode(parameter, value);
    const auto point = offsetIn(value.text);
    if (!point)
        return fail(messages::expectedForParameter(wordArgument(m_operation.name), wordArgument(parameter.name),
                                                   expectationOf(parameter), nameArgument(value.text)));
    value.offset = *point;
    return true;
}

// Resolves faults in the form JOINT@FRAME+JOINT@FRAME. Names may contain a + and an @; therefore it takes the shortest
// part up to a + that names a joint.
bool CallResolver::resolveExceptions(ParameterValue &value)
{
    const std::string_view text = value.text;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = text.find('+', begin + 1);
        while (end != std::string_view::npos && !addException(text.substr(begin, end - begin), value))
            end = text.find('+', end + 1);
        if (end == std::string_view::npos && !addException(text.substr(begin), value))
            return noSuchException(text.substr(begin, text.find('+', begin + 1) - begin));
        const int frame = value.jointFrames.back().frame;
        const int last = m_clip.motion.frameCount() - 1;
        if (frame > last)
            return fail(messages::noSuchFrame(wordArgument(m_operation.name), frame, last));
        begin = end == std::string_view::npos ? text.size() : end + 1;
    }
    return true;
}

// Adds a fault to the value if the text is one.
bool CallResolver::addException(std::string_view text, ParameterValue &value) const
{
    const std::size_t sign = text.rfind('@');
    if (sign == std::string_view::npos)
        return false;
    const auto joint = jointAt(m_clip.skeleton, text.substr(0, sign));
    const auto frames = parseFrames(text.substr(sign + 1));
    if (!joint || !frames || frames->first != frames->last)
        return false;
    const int last = m_clip.motion.frameCount() - 1;
    value.jointFrames.push_back({*joint, frames->first == FramesText::lastFrame ? last : frames->first});
    return true;
}

bool CallResolver::noSuchException(std::string_view text)
{
    const std::size_t sign = text.rfind('@');
    const MessageArgument name = wordArgument(m_operation.name);
    const bool hasForm = sign != std::string_view::npos && sign > 0 && parseFrames(text.substr(sign + 1));
    if (hasForm && !jointAt(m_clip.skeleton, text.substr(0, sign)))
        return fail(messages::noSuchJointToExcept(name, nameArgument(text), nameArgument(text.substr(0, sign))));
    return fail(
        messages::expectedForParameter(name, wordArgument(exceptKey), messages::jointsAtFrames(), nameArgument(text)));
}

bool CallResolver::resolveClip(ParameterValue &value)
{
    ReadResult read = readClip(value.text);
    if (!read.clip)
        return failToRead(value.text, read);
    value.clip = std::make_shared<const Clip>(std::move(*read.clip));
    m_second = value.clip;
    return true;
}

bool CallResolver::resolveClips(ParameterValue &value)
{
    for (const std::string &name : clipNamesIn(value.text)) {
        ReadResult read = readClip(name);
        if (!read.clip)
            return failToRead(name, read);
        value.clips.emplace_back(name, std::make_shared<const Clip>(std::move(*read.clip)));
    }
    return true;
}

ReadResult CallResolver::readClip(const std::string &name) const
{
    return m_context.readClip ? m_context.readClip(name) : readBvhFile(std::filesystem::path(name));
}

bool CallResolver::failToRead(const std::string &name, const ReadResult &read)
{
    m_isClipUnreadable = true;
    const std::string reason = read.findings.empty() ? name : read.findings.back().toString(name);
    return fail(messages::secondClipUnreadable(wordArgument(m_operation.name), nameArgument(reason)));
}

bool CallResolver::noSuchJoint(std::string_view name)
{
    // The joint of the other side is not meant, however alike the names are.
    const BodySide side = jointTerm(name).side;
    std::vector<std::string> names;
    for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
        const BodySide other = jointTerm(m_clip.skeleton.joint(joint).name).side;
        if (side == BodySide::Centre || other == BodySide::Centre || side == other)
            names.push_back(addressOf(m_clip.skeleton, NodeId::joint(joint)));
    }
    const Message problem = messages::noSuchJoint(wordArgument(m_operation.name), nameArgument(name));
    const std::string nearest = nearestWord(name, names);
    return fail(nearest.empty() ? problem : messages::didYouMean(problem, nameArgument(nearest)));
}

bool CallResolver::fail(Message problem)
{
    m_problem = std::move(problem);
    return false;
}

} // namespace limber
