#include "scene/scenedecoding.h"

#include "scene/sceneencoding.h"

#include <glm/geometric.hpp>

#include <bit>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>

namespace limber {

namespace {

constexpr std::uint32_t mostChannels = 64; // of a joint
constexpr double farthest = 1e12; // no number of a scene is larger

// Takes fields from the front. After the first invalid field all others are zero.
class AnswerBytes
{
public:
    explicit AnswerBytes(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] bool isAtEnd() const { return m_isGood && m_offset == m_bytes.size(); }
    void require(bool isRight) { m_isGood = m_isGood && isRight; }

    // Little endian.
    template <typename Number>
    Number number()
    {
        require(m_bytes.size() - m_offset >= sizeof(Number));
        if (!m_isGood)
            return {};
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_offset + i])} << (8 * i);
        m_offset += sizeof(Number);
        return static_cast<Number>(value);
    }
    int byte(int most)
    {
        const int value = number<std::uint8_t>();
        require(value <= most);
        return m_isGood ? value : 0;
    }
    // Returns an index from `least` to below `end`.
    int index(int least, std::size_t end)
    {
        const auto value = number<std::int32_t>();
        require(value >= least && (value < 0 || static_cast<std::size_t>(value) < end));
        return m_isGood ? value : least;
    }
    int countOfThings()
    {
        const auto value = number<std::int32_t>();
        require(value >= 0);
        return m_isGood ? value : 0;
    }
    float finiteFloat()
    {
        const auto value = std::bit_cast<float>(number<std::uint32_t>());
        require(std::abs(value) <= farthest);
        return m_isGood ? value : 0.0F;
    }
    double finite()
    {
        const auto value = std::bit_cast<double>(number<std::uint64_t>());
        require(std::abs(value) <= farthest);
        return m_isGood ? value : 0.0;
    }
    double positive()
    {
        const double value = finite();
        require(value > 0.0);
        return m_isGood ? value : 1.0;
    }
    // Returns the length of a list whose elements take at least so many bytes each.
    std::size_t count(std::size_t bytesEach, std::size_t most = SIZE_MAX)
    {
        const std::size_t value = number<std::uint32_t>();
        require(value <= most && value <= (m_bytes.size() - m_offset) / bytesEach);
        return m_isGood ? value : 0;
    }
    std::string text()
    {
        const std::size_t length = count(1, sceneanswer::longestName);
        m_offset += length;
        return std::string(m_bytes.substr(m_offset - length, length));
    }
    glm::dvec3 vector()
    {
        glm::dvec3 value;
        for (int axis = 0; axis < 3; ++axis)
            value[axis] = finite();
        return value;
    }
    glm::dquat rotation()
    {
        glm::dquat value;
        for (double *const part : {&value.x, &value.y, &value.z, &value.w})
            *part = finite();
        require(std::abs(glm::dot(value, value) - 1.0) < 1e-6);
        return value;
    }

private:
    std::string_view m_bytes;
    std::size_t m_offset = 0;
    bool m_isGood = true;
};

SceneBvhJoint readBvhJoint(AnswerBytes &bytes)
{
    SceneBvhJoint joint;
    joint.name = bytes.text();
    joint.channels.resize(bytes.count(1, mostChannels));
    for (Channel &channel : joint.channels)
        channel = allChannels[static_cast<std::size_t>(bytes.byte(5))];
    joint.endSites.resize(bytes.count(3 * sizeof(double)));
    for (glm::dvec3 &endSite : joint.endSites)
        endSite = bytes.vector();
    return joint;
}

SceneNode readNode(AnswerBytes &bytes, std::size_t index)
{
    constexpr int allFlags = 0x7F;
    SceneNode node;
    node.name = bytes.text();
    node.parent = bytes.index(-1, index);
    const int flags = bytes.byte(allFlags);
    node.isSheared = (flags & 0x01) != 0;
    node.isWholeScene = (flags & 0x02) != 0;
    node.isSkinJoint = (flags & 0x04) != 0;
    node.hasMesh = (flags & 0x08) != 0;
    node.isCamera = (flags & 0x10) != 0;
    node.isLight = (flags & 0x20) != 0;
    node.rest.translation = bytes.vector();
    node.rest.rotation = bytes.rotation();
    node.rest.scale = bytes.vector();
    node.place = bytes.index(-1, sceneanswer::mostNodes);
    node.humanBone = bytes.text();
    if ((flags & 0x40) != 0)
        node.bvh = readBvhJoint(bytes);
    return node;
}

void readRest(AnswerBytes &bytes, Scene &scene)
{
    scene.metresPerUnit = bytes.positive();
    scene.upright = bytes.rotation();
    SceneCounts &counts = scene.counts;
    for (int *const count : {&counts.meshes, &counts.materials, &counts.morphs, &counts.cameras, &counts.lights})
        *count = bytes.countOfThings();
    scene.hasStraightenedCurves = bytes.byte(1) == 1;
    if (bytes.byte(1) == 0)
        return;
    SceneBvhMotion motion;
    motion.frameTimeSeconds = bytes.positive();
    motion.frames = bytes.countOfThings();
    motion.metresPerUnit = bytes.positive();
    motion.upAxis = static_cast<Axis>(bytes.byte(2));
    scene.bvh = motion;
}

std::vector<double> readTimes(AnswerBytes &bytes)
{
    std::vector<double> times(bytes.count(sizeof(double)));
    bytes.require(!times.empty());
    for (std::size_t i = 0; i < times.size(); ++i) {
        times[i] = bytes.finite();
        bytes.require(i == 0 || times[i] > times[i - 1]);
    }
    return times;
}

SceneTrack readTrack(AnswerBytes &bytes, const Scene &scene)
{
    SceneTrack track;
    track.node = bytes.index(0, scene.nodes.size());
    track.property = static_cast<SceneTrack::Property>(bytes.byte(2));
    track.blend = static_cast<SceneTrack::Blend>(bytes.byte(2));
    track.times = bytes.index(0, scene.times.size());
    track.values.resize(bytes.count(sizeof(float)));
    for (float &value : track.values)
        value = bytes.finiteFloat();
    bytes.require(!scene.times.empty() &&
                  track.values.size() == scene.times[static_cast<std::size_t>(track.times)].size() *
                                             static_cast<std::size_t>(track.valuesInKey()));
    return track;
}

SceneAnimation readAnimation(AnswerBytes &bytes, const Scene &scene)
{
    constexpr std::size_t leastOfTrack = 14;
    SceneAnimation animation;
    animation.name = bytes.text();
    const std::size_t count = bytes.count(leastOfTrack);
    std::set<std::pair<int, SceneTrack::Property>> taken;
    for (std::size_t i = 0; i < count && bytes.isGood(); ++i) {
        animation.tracks.push_back(readTrack(bytes, scene));
        bytes.require(taken.insert({animation.tracks.back().node, animation.tracks.back().property}).second);
    }
    return animation;
}

std::optional<Scene> readScene(AnswerBytes &bytes)
{
    constexpr std::size_t leastOfNode = 17 + 10 * sizeof(double);
    Scene scene;
    const std::size_t nodes = bytes.count(leastOfNode, sceneanswer::mostNodes);
    for (std::size_t i = 0; i < nodes && bytes.isGood(); ++i)
        scene.nodes.push_back(readNode(bytes, i));
    readRest(bytes, scene);
    const std::size_t times = bytes.count(sizeof(std::uint32_t) + sizeof(double));
    for (std::size_t i = 0; i < times && bytes.isGood(); ++i)
        scene.times.push_back(readTimes(bytes));
    const std::size_t animations = bytes.count(2 * sizeof(std::uint32_t), sceneanswer::mostAnimations);
    for (std::size_t i = 0; i < animations && bytes.isGood(); ++i)
        scene.animations.push_back(readAnimation(bytes, scene));
    if (!bytes.isAtEnd())
        return std::nullopt;
    return scene;
}

std::vector<std::string> readFiles(AnswerBytes &bytes)
{
    std::vector<std::string> files(bytes.count(sizeof(std::uint32_t), sceneanswer::mostFiles));
    for (std::string &name : files) {
        name = bytes.text();
        bytes.require(!name.empty());
    }
    return bytes.isAtEnd() ? files : std::vector<std::string>();
}

std::string readText(AnswerBytes &bytes)
{
    std::string text = bytes.text();
    return bytes.isAtEnd() ? text : std::string();
}

} // namespace

SceneAnswer readSceneAnswer(std::string_view bytes)
{
    const std::string_view mark = bytes.substr(0, sceneanswer::sceneMark.size());
    AnswerBytes rest(bytes.substr(mark.size()));
    SceneAnswer answer;
    if (mark == sceneanswer::sceneMark)
        answer.scene = readScene(rest);
    else if (mark == sceneanswer::filesMark)
        answer.files = readFiles(rest);
    else if (mark == sceneanswer::refusalMark)
        answer.refusal = readText(rest);
    else if (mark == sceneanswer::unsafeMark)
        answer.unsafe = readText(rest);
    return answer;
}

} // namespace limber
