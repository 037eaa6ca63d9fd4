#include "fbx/fbxwriter.h"

#include "base/at.h"
#include "fbx/fbxrecords.h"
#include "pose/eulerangles.h"

#include <glm/gtc/type_ptr.hpp>
#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace limber {

namespace {

constexpr double ticksPerSecond = 46'186'158'000.0;
constexpr RotationOrder zyx{Axis::Z, Axis::Y, Axis::X}; // the factors of what FBX calls XYZ
constexpr std::array<const char *, 3> axisNames{"d|X", "d|Y", "d|Z"};

// The two belong together: a file with another time needs another id.
constexpr std::string_view fileId("\x28\xB3\x2A\xEB\xB6\x24\xCC\xC2\xBF\xC8\xB0\x2A\xA9\x2B\xFC\xF1", 16);
constexpr const char *creationTime = "1970-01-01 10:00:00:000";

// A rate, and how FBX numbers it.
struct Rate
{
    double framesPerSecond = 30.0;
    int timeMode = 14; // any other rate
};

// Files mostly have a rounded frame time: keys are at the frames of the rate that it stands for.
Rate rateOf(double frameTimeSeconds)
{
    constexpr double rounding = 1e-6; // seconds
    constexpr std::array<Rate, 9> known{
        {{120.0, 1}, {100.0, 2}, {60.0, 3}, {50.0, 4}, {48.0, 5}, {30.0, 6}, {25.0, 10}, {24.0, 11}, {1000.0, 12}}};
    for (const Rate &rate : known) {
        if (std::abs(frameTimeSeconds - 1.0 / rate.framesPerSecond) < rounding)
            return rate;
    }
    return frameTimeSeconds > 0.0 ? Rate{1.0 / frameTimeSeconds} : Rate{};
}

// Names of objects end in their class.
std::string named(const std::string &name, std::string_view of)
{
    return name + std::string("\0\x01", 2) + std::string(of);
}

glm::dvec3 anglesOf(const glm::dquat &rotation, const glm::dvec3 &near)
{
    const glm::dvec3 angles = eulerAngles(glm::mat3_cast(rotation), zyx, {near.z, near.y, near.x});
    return {angles.z, angles.y, angles.x};
}

class Writer
{
public:
    Writer(const FbxScene &scene, const Progress &progress)
        : m_scene(scene), m_progress(progress), m_rate(rateOf(scene.frameTimeSeconds))
    {
    }

    std::optional<std::string> write()
    {
        findTracks();
        writeHead();
        writeSettings();
        writeDefinitions();
        if (!writeObjects())
            return std::nullopt;
        writeConnections();
        m_out.begin("Takes");
        m_out.textOf("Current", m_scene.motionName);
        m_out.end();
        return m_out.finish();
    }

private:
    // A property of a node that moves.
    struct Track
    {
        int node = 0;
        bool isRotation = true;
    };

    // Identifiers of objects, in blocks by kind.
    [[nodiscard]] std::int64_t modelId(int node) const { return 1'000'000 + node; }
    [[nodiscard]] std::int64_t attributeId(int node) const { return 2'000'000'000 + node; }
    [[nodiscard]] std::int64_t curveNodeId(std::size_t track) const { return 3'000'000'000 + std::int64_t(track); }
    [[nodiscard]] std::int64_t curveId(std::size_t track, int axis) const
    {
        return 4'000'000'000 + 3 * std::int64_t(track) + axis;
    }
    static constexpr std::int64_t poseId = 100;
    static constexpr std::int64_t stackId = 101;
    static constexpr std::int64_t layerId = 102;

    void findTracks()
    {
        for (int node = 0; node < static_cast<int>(m_scene.nodes.size()); ++node) {
            if (m_scene.frames > 0 && m_scene.translations && !m_scene.translations(node).empty())
                m_tracks.push_back({node, false});
            if (m_scene.frames > 0 && m_scene.rotations && !m_scene.rotations(node).empty())
                m_tracks.push_back({node, true});
        }
    }

    [[nodiscard]] std::int64_t ticksAt(int frame) const
    {
        return std::llround(frame * ticksPerSecond / m_rate.framesPerSecond);
    }
    [[nodiscard]] std::int64_t lastTick() const { return ticksAt(std::max(0, m_scene.frames - 1)); }

    void integerProperty(const char *name, const char *type, const char *label, std::int32_t value)
    {
        m_out.begin("P");
        m_out.text(name).text(type).text(label).text("").integer(value);
        m_out.end();
    }
    void numberProperty(const char *name, const char *type, const char *label, double value)
    {
        m_out.begin("P");
        m_out.text(name).text(type).text(label).text("").number(value);
        m_out.end();
    }
    void vectorProperty(const char *name, const char *type, const char *label, const char *flags,
                        const glm::dvec3 &value)
    {
        m_out.begin("P");
        m_out.text(name).text(type).text(label).text(flags).number(value.x).number(value.y).number(value.z);
        m_out.end();
    }
    void timeProperty(const char *name, std::int64_t value)
    {
        m_out.begin("P");
        m_out.text(name).text("KTime").text("Time").text("").large(value);
        m_out.end();
    }

    void writeHead()
    {
        m_out.begin("FBXHeaderExtension");
        m_out.integerOf("FBXHeaderVersion", 1003);
        m_out.integerOf("FBXVersion", 7400);
        m_out.integerOf("EncryptionType", 0);
        m_out.begin("CreationTimeStamp");
        m_out.integerOf("Version", 1000);
        constexpr std::array<std::pair<const char *, int>, 7> parts{
            {{"Year", 1970}, {"Month", 1}, {"Day", 1}, {"Hour", 10}, {"Minute", 0}, {"Second", 0}, {"Millisecond", 0}}};
        for (const auto &[name, value] : parts)
            m_out.integerOf(name, value);
        m_out.end();
        m_out.textOf("Creator", m_scene.generator);
        m_out.end();
        m_out.begin("FileId");
        m_out.raw(fileId);
        m_out.end();
        m_out.textOf("CreationTime", creationTime);
        m_out.textOf("Creator", m_scene.generator);
    }

    void writeSettings()
    {
        m_out.begin("GlobalSettings");
        m_out.integerOf("Version", 1000);
        m_out.begin("Properties70");
        constexpr std::array<std::pair<const char *, int>, 8> axes{{{"UpAxis", 1},
                                                                    {"UpAxisSign", 1},
                                                                    {"FrontAxis", 2},
                                                                    {"FrontAxisSign", 1},
                                                                    {"CoordAxis", 0},
                                                                    {"CoordAxisSign", 1},
                                                                    {"OriginalUpAxis", 1},
                                                                    {"OriginalUpAxisSign", 1}}};
        for (const auto &[name, value] : axes)
            integerProperty(name, "int", "Integer", value);
        numberProperty("UnitScaleFactor", "double", "Number", 1.0);
        numberProperty("OriginalUnitScaleFactor", "double", "Number", 1.0);
        integerProperty("TimeMode", "enum", "", m_rate.timeMode);
        timeProperty("TimeSpanStart", 0);
        timeProperty("TimeSpanStop", lastTick());
        numberProperty("CustomFrameRate", "double", "Number", m_rate.framesPerSecond);
        m_out.end();
        m_out.end();
        m_out.begin("Documents");
        m_out.integerOf("Count", 1);
        m_out.begin("Document");
        m_out.large(99).text("Scene").text("Scene");
        m_out.begin("RootNode");
        m_out.large(0);
        m_out.end();
        m_out.end();
        m_out.end();
        m_out.begin("References");
        m_out.endEmpty();
    }

    void writeDefinition(const char *type, std::size_t count)
    {
        if (count == 0)
            return;
        m_out.begin("ObjectType");
        m_out.text(type);
        m_out.integerOf("Count", static_cast<std::int32_t>(count));
        m_out.end();
    }

    void writeDefinitions()
    {
        const std::size_t nodes = m_scene.nodes.size();
        const std::size_t animated = m_scene.frames > 0 ? 1 : 0;
        m_out.begin("Definitions");
        m_out.integerOf("Version", 100);
        m_out.integerOf("Count", static_cast<std::int32_t>(2 + 2 * nodes + 2 * animated + 4 * m_tracks.size()));
        writeDefinition("GlobalSettings", 1);
        writeDefinition("Model", nodes);
        writeDefinition("NodeAttribute", nodes);
        writeDefinition("Pose", 1);
        writeDefinition("AnimationStack", animated);
        writeDefinition("AnimationLayer", animated);
        writeDefinition("AnimationCurveNode", m_tracks.size());
        writeDefinition("AnimationCurve", 3 * m_tracks.size());
        m_out.end();
    }

    bool writeObjects()
    {
        m_out.begin("Objects");
        for (int node = 0; node < static_cast<int>(m_scene.nodes.size()); ++node) {
            writeAttribute(node);
            writeModel(node);
        }
        writePose();
        const bool isWhole = m_scene.frames == 0 || writeMotion();
        m_out.end();
        return isWhole;
    }

    void writeAttribute(int node)
    {
        const FbxNode &described = at(m_scene.nodes, node);
        m_out.begin("NodeAttribute");
        m_out.large(attributeId(node))
            .text(named(described.name, "NodeAttribute"))
            .text(described.isJoint ? "LimbNode" : "Null");
        m_out.textOf("TypeFlags", described.isJoint ? "Skeleton" : "Null");
        m_out.end();
    }

    void writeModel(int node)
    {
        const FbxNode &described = at(m_scene.nodes, node);
        m_out.begin("Model");
        m_out.large(modelId(node)).text(named(described.name, "Model")).text(described.isJoint ? "LimbNode" : "Null");
        m_out.integerOf("Version", 232);
        m_out.begin("Properties70");
        integerProperty("RotationActive", "bool", "", 1);
        integerProperty("InheritType", "enum", "", 1);
        vectorProperty("PreRotation", "Vector3D", "Vector", "", anglesOf(described.rotation, glm::dvec3(0.0)));
        vectorProperty("Lcl Translation", "Lcl Translation", "", "A", described.translation);
        vectorProperty("Lcl Rotation", "Lcl Rotation", "", "A", glm::dvec3(0.0));
        vectorProperty("Lcl Scaling", "Lcl Scaling", "", "A", described.scale);
        m_out.end();
        m_out.begin("Shading");
        m_out.truth(true);
        m_out.end();
        m_out.textOf("Culling", "CullingOff");
        m_out.end();
    }

    void writePose()
    {
        m_out.begin("Pose");
        m_out.large(poseId).text(named("BindPose", "Pose")).text("BindPose");
        m_out.textOf("Type", "BindPose");
        m_out.integerOf("Version", 100);
        m_out.integerOf("NbPoseNodes", static_cast<std::int32_t>(m_scene.nodes.size()));
        std::vector<glm::dmat4> worlds;
        worlds.reserve(m_scene.nodes.size());
        for (const FbxNode &node : m_scene.nodes) {
            glm::dmat3 linear = glm::mat3_cast(node.rotation);
            for (int column = 0; column < 3; ++column)
                linear[column] *= node.scale[column];
            glm::dmat4 local(linear);
            local[3] = glm::dvec4(node.translation, 1.0);
            worlds.push_back(node.parent < 0 ? local : at(worlds, node.parent) * local);
            m_out.begin("PoseNode");
            m_out.begin("Node");
            m_out.large(modelId(static_cast<int>(worlds.size()) - 1));
            m_out.end();
            const double *const numbers = glm::value_ptr(worlds.back());
            m_out.begin("Matrix");
            m_out.numbers(std::vector<double>(numbers, numbers + 16));
            m_out.end();
            m_out.end();
        }
        m_out.end();
    }

    bool writeMotion()
    {
        m_out.begin("AnimationStack");
        m_out.large(stackId).text(named(m_scene.motionName, "AnimStack")).text("");
        m_out.begin("Properties70");
        for (const char *name : {"LocalStart", "ReferenceStart"})
            timeProperty(name, 0);
        for (const char *name : {"LocalStop", "ReferenceStop"})
            timeProperty(name, lastTick());
        m_out.end();
        m_out.end();
        m_out.begin("AnimationLayer");
        m_out.large(layerId).text(named(m_scene.motionName, "AnimLayer")).text("");
        m_out.endEmpty();
        for (std::size_t i = 0; i < m_tracks.size(); ++i) {
            if (m_progress.wantsToStop(static_cast<int>(i), static_cast<int>(m_tracks.size())))
                return false;
            writeTrack(i);
        }
        return true;
    }

    void writeTrack(std::size_t index)
    {
        const Track &track = m_tracks[index];
        const std::vector<glm::dvec3> values = track.isRotation ? angles(track.node) : m_scene.translations(track.node);
        m_out.begin("AnimationCurveNode");
        m_out.large(curveNodeId(index)).text(named(track.isRotation ? "R" : "T", "AnimCurveNode")).text("");
        m_out.begin("Properties70");
        for (int axis = 0; axis < 3; ++axis) {
            m_out.begin("P");
            m_out.text(at(axisNames, axis)).text("Number").text("").text("A").number(values.front()[axis]);
            m_out.end();
        }
        m_out.end();
        m_out.end();
        for (int axis = 0; axis < 3; ++axis)
            writeCurve(curveId(index, axis), values, axis);
    }

    // Returns the angles of a node in each frame, without its rotation at rest.
    [[nodiscard]] std::vector<glm::dvec3> angles(int node) const
    {
        const glm::dquat back = glm::conjugate(at(m_scene.nodes, node).rotation);
        std::vector<glm::dvec3> result;
        glm::dvec3 before(0.0);
        for (const glm::dquat &rotation : m_scene.rotations(node)) {
            before = anglesOf(back * rotation, before);
            result.push_back(before);
        }
        return result;
    }

    // A curve that stays where it is has one key.
    void writeCurve(std::int64_t id, const std::vector<glm::dvec3> &values, int axis)
    {
        constexpr std::int32_t linear = 4;
        std::vector<std::int64_t> times;
        std::vector<float> numbers;
        times.reserve(values.size());
        numbers.reserve(values.size());
        for (std::size_t frame = 0; frame < values.size(); ++frame) {
            times.push_back(ticksAt(static_cast<int>(frame)));
            numbers.push_back(static_cast<float>(values[frame][axis]));
        }
        if (std::ranges::all_of(numbers, [&](float number) { return number == numbers.front(); })) {
            times.resize(1);
            numbers.resize(1);
        }
        m_out.begin("AnimationCurve");
        m_out.large(id).text(named({}, "AnimCurve")).text("");
        m_out.begin("Default");
        m_out.number(static_cast<double>(numbers.front()));
        m_out.end();
        m_out.integerOf("KeyVer", 4008);
        m_out.begin("KeyTime");
        m_out.larges(times);
        m_out.end();
        m_out.begin("KeyValueFloat");
        m_out.floats(numbers);
        m_out.end();
        m_out.begin("KeyAttrFlags");
        m_out.integers({linear});
        m_out.end();
        m_out.begin("KeyAttrDataFloat");
        m_out.floats({0.0F, 0.0F, 0.0F, 0.0F});
        m_out.end();
        m_out.begin("KeyAttrRefCount");
        m_out.integers({static_cast<std::int32_t>(numbers.size())});
        m_out.end();
        m_out.end();
    }

    void connect(std::int64_t from, std::int64_t to)
    {
        m_out.begin("C");
        m_out.text("OO").large(from).large(to);
        m_out.end();
    }
    void connect(std::int64_t from, std::int64_t to, const char *property)
    {
        m_out.begin("C");
        m_out.text("OP").large(from).large(to).text(property);
        m_out.end();
    }

    void writeConnections()
    {
        m_out.begin("Connections");
        for (int node = 0; node < static_cast<int>(m_scene.nodes.size()); ++node) {
            const int parent = at(m_scene.nodes, node).parent;
            connect(modelId(node), parent < 0 ? 0 : modelId(parent));
            connect(attributeId(node), modelId(node));
        }
        if (m_scene.frames > 0)
            connect(layerId, stackId);
        for (std::size_t i = 0; i < m_tracks.size(); ++i) {
            const Track &track = m_tracks[i];
            connect(curveNodeId(i), layerId);
            connect(curveNodeId(i), modelId(track.node), track.isRotation ? "Lcl Rotation" : "Lcl Translation");
            for (int axis = 0; axis < 3; ++axis)
                connect(curveId(i, axis), curveNodeId(i), at(axisNames, axis));
        }
        m_out.end();
    }

    const FbxScene &m_scene;
    const Progress &m_progress;
    Rate m_rate;
    FbxRecords m_out;
    std::vector<Track> m_tracks;
};

} // namespace

std::string uniqueNodeName(std::string name, std::set<std::string> &taken)
{
    if (name.empty())
        name = "joint";
    std::string result = name;
    for (int number = 2; !taken.insert(result).second; ++number)
        result = name + "_" + std::to_string(number);
    return result;
}

std::optional<std::string> writeFbx(const FbxScene &scene, const Progress &progress)
{
    return Writer(scene, progress).write();
}

} // namespace limber
