#include "report/clipinfo.h"

#include "base/finding.h"
#include "body/upaxisdecision.h"
#include "bvh/text/sourcetext.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"
#include "travel/floorplane.h"
#include "travel/travellingjoint.h"
#include "travel/travelpath.h"

#include <QJsonArray>

#include <glm/geometric.hpp>

#include <cmath>
#include <cstdio>

namespace limber::cli {

namespace {

const char *wordFor(PositionRule rule)
{
    return rule == PositionRule::Add ? "add" : "replace";
}

std::string exactly(double value)
{
    std::string text;
    appendJsonNumber(text, value);
    return text;
}

// Returns rates and durations as people write them: 30 rather than 30.000300003.
std::string roughly(double value)
{
    constexpr double thousand = 1000.0;
    return exactly(std::round(value * thousand) / thousand);
}

std::string vectorText(const glm::dvec3 &vector)
{
    return roughly(vector.x) + ", " + roughly(vector.y) + ", " + roughly(vector.z);
}

std::string namesText(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + printable(name);
    return text;
}

std::string row(const std::string &label, const std::string &value)
{
    constexpr std::size_t width = 15;
    return "  " + label + std::string(width - label.size(), ' ') + value + "\n";
}

QJsonArray vectorJson(const glm::dvec3 &vector)
{
    return {vector.x, vector.y, vector.z};
}

QJsonArray namesJson(const std::vector<std::string> &names)
{
    QJsonArray list;
    for (const std::string &name : names)
        list.append(jsonText(name));
    return list;
}

QJsonObject formatJson(const FormatTraits &format)
{
    return {
        {QStringLiteral("indent"), QString::fromStdString(format.indent)},
        {QStringLiteral("line_ends"), QString::fromStdString(format.lineEnds)},
        {QStringLiteral("digits"), QString::fromStdString(format.digits)},
        {QStringLiteral("encoding"), QString::fromStdString(format.encoding)},
        {QStringLiteral("ends_with_line_end"), format.endsWithLineEnd},
    };
}

void describeTravel(const Clip &clip, ClipInfo &info)
{
    const int joint = travellingJoint(figureTravel(clip, info.positionRules, info.upAxis.axis));
    if (joint == NoJoint)
        return;
    info.travellingJoint = clip.skeleton.joint(joint).name;
    const auto track = worldTrack(clip, info.positionRules, joint, {});
    const FloorPlane floor(info.upAxis.axis);
    for (std::size_t i = 1; track && i < track->size(); ++i)
        info.travelLength += glm::length(floor.along((*track)[i] - (*track)[i - 1]));
    if (track && !track->empty())
        info.travelDistance = glm::length(floor.along(track->back() - track->front()));
}

std::string travelText(const ClipInfo &info)
{
    if (info.travellingJoint.empty())
        return "no joint can travel";
    return roughly(info.travelDistance) + " from the first frame to the last, " + roughly(info.travelLength) +
           " along its path, by " + printable(info.travellingJoint);
}

} // namespace

ClipInfo describeClip(const Clip &clip, PositionRuleChoice choice)
{
    const Skeleton &skeleton = clip.skeleton;
    const double playingSeconds = clip.motion.playingFrameTimeSeconds();
    ClipInfo info;
    for (const int root : skeleton.roots())
        info.rootNames.push_back(skeleton.joint(root).name);
    info.joints = skeleton.jointCount();
    info.endSites = skeleton.endSiteCount();
    info.channels = skeleton.columnCount();
    info.frames = clip.motion.frameCount();
    info.frameTimeSeconds = clip.motion.frameTimeSeconds();
    info.framesPerSecond = 1.0 / playingSeconds;
    info.durationSeconds = info.frames * playingSeconds;
    info.positionRules = decidePositionRules(skeleton, clip.motion, choice);
    info.bounds = boundsOf(clip, info.positionRules);
    info.upAxis = decideUpAxis(clip, info.positionRules);
    describeTravel(clip, info);
    if (clip.source)
        info.format = formatTraits(*clip.source);
    return info;
}

std::string toText(const ClipInfo &info)
{
    const PositionRules &rules = info.positionRules;
    const std::string tail = info.format.endsWithLineEnd ? "" : ", none at the end";
    return row("Roots", std::to_string(info.rootNames.size()) + " (" + namesText(info.rootNames) + ")") +
           row("Joints", std::to_string(info.joints)) + row("End sites", std::to_string(info.endSites)) +
           row("Channels", std::to_string(info.channels)) + row("Frames", std::to_string(info.frames)) +
           row("Frame time", exactly(info.frameTimeSeconds) + " s") +
           row("Rate", roughly(info.framesPerSecond) + " frames/s") +
           row("Duration", roughly(info.durationSeconds) + " s") +
           row("Bounds", vectorText(info.bounds.least) + "  to  " + vectorText(info.bounds.most)) +
           row("Position rule", std::string("roots ") + wordFor(rules.roots) + ", joints " + wordFor(rules.joints)) +
           row("", rules.reason.text()) +
           row("Up axis", (info.upAxis.isNegative ? "−" : "") + std::string(1, axisLetter(info.upAxis.axis))) +
           row("", info.upAxis.reason.text()) + row("Travel", travelText(info)) + row("Indent", info.format.indent) +
           row("Line ends", info.format.lineEnds + tail) + row("Digits", info.format.digits) +
           row("Encoding", info.format.encoding);
}

void insertInto(QJsonObject &object, const ClipInfo &info)
{
    const PositionRules &rules = info.positionRules;
    object.insert(QStringLiteral("roots"), namesJson(info.rootNames));
    object.insert(QStringLiteral("joints"), info.joints);
    object.insert(QStringLiteral("end_sites"), info.endSites);
    object.insert(QStringLiteral("channels"), info.channels);
    object.insert(QStringLiteral("frames"), info.frames);
    object.insert(QStringLiteral("frame_time"), info.frameTimeSeconds);
    object.insert(QStringLiteral("rate"), info.framesPerSecond);
    object.insert(QStringLiteral("duration"), info.durationSeconds);
    object.insert(QStringLiteral("bounds"), QJsonObject{{QStringLiteral("min"), vectorJson(info.bounds.least)},
                                                        {QStringLiteral("max"), vectorJson(info.bounds.most)}});
    object.insert(QStringLiteral("position_rule"),
                  QJsonObject{{QStringLiteral("roots"), QLatin1String(wordFor(rules.roots))},
                              {QStringLiteral("joints"), QLatin1String(wordFor(rules.joints))},
                              {QStringLiteral("reason"), QString::fromStdString(rules.reason.text())}});
    object.insert(QStringLiteral("up_axis"),
                  QJsonObject{{QStringLiteral("axis"), QString(QLatin1Char(axisLetter(info.upAxis.axis)))},
                              {QStringLiteral("negative"), info.upAxis.isNegative},
                              {QStringLiteral("reason"), QString::fromStdString(info.upAxis.reason.text())}});
    const bool travels = !info.travellingJoint.empty();
    object.insert(QStringLiteral("travel"),
                  QJsonObject{{QStringLiteral("joint"), travels ? jsonText(info.travellingJoint) : QJsonValue()},
                              {QStringLiteral("distance"), info.travelDistance},
                              {QStringLiteral("length"), info.travelLength}});
    object.insert(QStringLiteral("format"), formatJson(info.format));
}

} // namespace limber::cli
