#include "webpage/pageexport.h"

#include "base/at.h"
#include "base/base64sink.h"
#include "base/littleendian.h"
#include "base/steeringcharacters.h"
#include "body/bodyside.h"
#include "pose/posesize.h"
#include "pose/travellingjoints.h"
#include "pose/upaxis.h"
#include "webpage/pagesurface.h"
#include "json/jsonwriter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

std::string_view pagePlayer(); // resources/webpage/player.html

namespace {

constexpr std::string_view headMark = "@HEAD@";
constexpr std::string_view positionsMark = "@POSITIONS@";
constexpr std::string_view rotationsMark = "@ROTATIONS@";
constexpr std::string_view surfaceMark = "@SURFACE@";

// Returns one of the player's three colours.
int colourOf(BodySide side)
{
    return side == BodySide::Left ? 1 : side == BodySide::Right ? 2 : 0;
}

// Returns 1, 2 or 5 times a power of ten: about a tenth of the figure.
double gridStep(double size)
{
    const double power = std::pow(10.0, std::floor(std::log10(size / 10.0)));
    const double part = size / 10.0 / power;
    return power * (part < 1.5 ? 1.0 : part < 3.5 ? 2.0 : part < 7.5 ? 5.0 : 10.0);
}

// Returns the height of the figure's lowest point in some hundred frames.
double lowestHeight(const Clip &clip, const PositionRules &rules, Axis up)
{
    constexpr int mostFrames = 256;
    const int step = clip.motion.frameCount() / mostFrames + 1;
    double lowest = std::numeric_limits<double>::max();
    Pose pose;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += step) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        for (const auto *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                lowest = std::min(lowest, point[static_cast<int>(up)]);
        }
    }
    return lowest < std::numeric_limits<double>::max() ? lowest : 0.0;
}

class HeadWriter
{
public:
    HeadWriter(const Clip &clip, const PositionRules &rules, const PageOptions &options)
        : m_clip(clip), m_rules(rules), m_options(options)
    {
    }

    [[nodiscard]] std::string write()
    {
        const double longest = longestSide(poseAt(m_clip, 0, m_rules));
        const double size = longest > 0.0 ? longest : 1.0;
        m_json.beginObject();
        text("title", validUtf8(m_options.title));
        m_json.key("joints");
        m_json.integer(m_clip.skeleton.jointCount());
        number("frameTime", m_clip.motion.playingFrameTimeSeconds());
        number("size", size);
        number("step", gridStep(size));
        number("floor", m_options.floorHeight.value_or(lowestHeight(m_clip, m_rules, m_options.upAxis)));
        writeNodes();
        writeBones();
        if (m_options.surface) {
            m_json.key("surface");
            m_json.beginObject();
            describeSurface(m_json, *m_options.surface);
            m_json.endObject();
        }
        m_json.endObject();
        return m_json.written();
    }

private:
    void text(const char *key, const std::string &value)
    {
        m_json.key(key);
        m_json.text(value);
    }
    void number(const char *key, double value)
    {
        m_json.key(key);
        m_json.number(value);
    }

    // Writes joints and then end sites, in the order of the positions.
    void writeNodes()
    {
        const std::vector<BodySide> sides = bodySides(m_clip.skeleton);
        m_json.key("nodes");
        m_json.beginArray();
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            const std::string &name = m_clip.skeleton.joint(joint).name;
            writeNode(m_options.nameAsText ? m_options.nameAsText(name) : name, at(sides, joint), false);
        }
        for (const EndSite &end : m_clip.skeleton.endSites())
            writeNode({}, at(sides, end.parent), true);
        m_json.endArray();
    }

    void writeNode(const std::string &name, BodySide side, bool isEnd)
    {
        m_json.beginObject();
        text("name", validUtf8(name));
        m_json.key("side");
        m_json.integer(colourOf(side));
        if (isEnd) {
            m_json.key("end");
            m_json.boolean(true);
        }
        m_json.endObject();
    }

    // Writes pairs of nodes; a joint that travels has no bone to its parent.
    void writeBones()
    {
        const Skeleton &skeleton = m_clip.skeleton;
        const std::vector<bool> travels = travellingJoints(m_clip, m_rules);
        m_json.key("bones");
        m_json.beginArray();
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            if (skeleton.joint(joint).parent != NoJoint && !at(travels, joint))
                writeBone(skeleton.joint(joint).parent, joint);
        }
        for (int end = 0; end < skeleton.endSiteCount(); ++end)
            writeBone(skeleton.endSite(end).parent, skeleton.jointCount() + end);
        m_json.endArray();
    }

    void writeBone(int from, int to)
    {
        m_json.beginArray();
        m_json.integer(from);
        m_json.integer(to);
        m_json.endArray();
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const PageOptions &m_options;
    JsonWriter m_json;
};

// Returns the JSON in a form in which no text can end the page element around it.
std::string forElement(const std::string &json)
{
    std::string text;
    for (const char character : json) {
        if (character == '<')
            text += "\\u003c";
        else
            text += character;
    }
    return text;
}

void appendPoint(std::string &bytes, const glm::dvec3 &point)
{
    for (int axis = 0; axis < 3; ++axis)
        appendLittleEndian(bytes, static_cast<float>(point[axis]));
}

// Writes little-endian floats as base64: x, y, z of each node in each frame, Y up.
bool writePositions(const Clip &clip, const PositionRules &rules, const PageOptions &options, const ByteSink &sink)
{
    const glm::dmat3 upright = yUpFrom(options.upAxis);
    Base64Sink base64(sink);
    Pose pose;
    std::string bytes;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (options.progress.wantsToStop(frame, clip.motion.frameCount()))
            return false;
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        bytes.clear();
        for (const auto *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                appendPoint(bytes, upright * point);
        }
        if (!base64.write(bytes))
            return false;
    }
    return base64.finish();
}

} // namespace

bool writePage(const Clip &clip, const PositionRules &rules, const PageOptions &options, const ByteSink &sink)
{
    const auto writeHead = [&] { return sink(forElement(HeadWriter(clip, rules, options).write())); };
    const auto writeTurns = [&] {
        return !options.surface || writeRotations(clip, rules, options.upAxis, options.progress, sink);
    };
    const auto writeBody = [&] { return !options.surface || writeSurface(*options.surface, sink); };
    const std::array<std::pair<std::string_view, std::function<bool()>>, 4> parts{
        {{headMark, writeHead},
         {positionsMark, [&] { return writePositions(clip, rules, options, sink); }},
         {rotationsMark, writeTurns},
         {surfaceMark, writeBody}}};
    std::string_view page = pagePlayer();
    for (const auto &[mark, write] : parts) {
        const std::size_t at = page.find(mark);
        if (!sink(page.substr(0, at)) || !write())
            return false;
        page.remove_prefix(at + mark.size());
    }
    return sink(page);
}

std::uint64_t pageBytes(const Clip &clip, const SceneMesh *surface)
{
    return pagePlayer().size() +
           std::uint64_t{16} * static_cast<std::uint64_t>(clip.skeleton.nodeCount()) *
               static_cast<std::uint64_t>(clip.motion.frameCount()) +
           (surface == nullptr ? 0 : surfaceBytes(*surface, clip));
}

} // namespace limber
