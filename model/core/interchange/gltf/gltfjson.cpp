#include "gltf/gltfjson.h"

#include "base/at.h"
#include "base/steeringcharacters.h"
#include "pose/upaxis.h"
#include "json/jsonwriter.h"

#include <glm/gtc/quaternion.hpp>

#include <unordered_set>

namespace limber {

namespace {

// Writes the parts of a head, each as a member of the object around it.
class HeadWriter
{
public:
    HeadWriter(const Clip &clip, const GltfOptions &options, const std::vector<GltfTrack> &tracks, const GltfPlan &plan)
        : m_clip(clip), m_options(options), m_tracks(tracks), m_plan(plan), m_roots(clip.skeleton.roots()),
          m_names(gltfNames(clip.skeleton, options))
    {
    }

    [[nodiscard]] std::string write(const std::string &dataUri)
    {
        m_json.beginObject();
        writeAsset();
        if (isForVrm())
            writeHumanoid();
        writeScene();
        writeNodes();
        if (m_plan.bindMatrices >= 0)
            writeSkin();
        if (hasFigure())
            writeFigure();
        if (!m_tracks.empty())
            writeAnimation();
        writeAccessors();
        writeBufferViews();
        writeBuffer(dataUri);
        m_json.endObject();
        return m_json.written();
    }

private:
    [[nodiscard]] bool isForVrm() const { return !m_options.humanBones.empty(); }
    [[nodiscard]] bool hasFigure() const { return m_plan.positions >= 0; }
    // Returns whether a node above the roots is needed, because they must be stood upright or are several: the joints
    // of a skin need one parent.
    [[nodiscard]] bool hasTop() const { return m_options.upAxis != Axis::Y || m_roots.size() > 1; }
    [[nodiscard]] int topNode() const { return m_clip.skeleton.jointCount(); }
    [[nodiscard]] int figureNode() const { return topNode() + (hasTop() ? 1 : 0); }

    void key(const char *name) { m_json.key(name); }
    void text(const char *name, std::string_view value)
    {
        key(name);
        m_json.text(value);
    }
    void integer(const char *name, std::int64_t value)
    {
        key(name);
        m_json.integer(value);
    }
    void number(const char *name, double value)
    {
        key(name);
        m_json.number(value);
    }
    template <typename Values>
    void numbers(const char *name, const Values &values)
    {
        key(name);
        m_json.beginArray();
        for (const double value : values)
            m_json.number(value);
        m_json.endArray();
    }
    void vector(const char *name, const glm::dvec3 &value)
    {
        numbers(name, std::vector<double>{value.x, value.y, value.z});
    }
    void integers(const char *name, const std::vector<int> &values)
    {
        key(name);
        m_json.beginArray();
        for (const int value : values)
            m_json.integer(value);
        m_json.endArray();
    }

    void writeAsset()
    {
        key("asset");
        m_json.beginObject();
        text("version", "2.0");
        text("generator", m_options.generator);
        if (!isForVrm())
            writeMotionExtras();
        m_json.endObject();
    }

    void writeMotionExtras()
    {
        key("extras");
        m_json.beginObject();
        number("frameTime", m_clip.motion.frameTimeSeconds());
        integer("frames", m_clip.motion.frameCount());
        number("metresPerUnit", m_options.metresPerUnit);
        constexpr const char *axes[]{"X", "Y", "Z"};
        text("upAxis", axes[static_cast<std::size_t>(m_options.upAxis)]);
        m_json.endObject();
    }

    // Names the node of each bone (vrm-specification, VRMC_vrm_animation-1.0).
    void writeHumanoid()
    {
        constexpr const char *extension = "VRMC_vrm_animation";
        key("extensionsUsed");
        m_json.beginArray();
        m_json.text(extension);
        m_json.endArray();
        for (const char *const name : {"extensions", extension}) {
            key(name);
            m_json.beginObject();
        }
        text("specVersion", "1.0");
        for (const char *const name : {"humanoid", "humanBones"}) {
            key(name);
            m_json.beginObject();
        }
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
            key(at(m_options.humanBones, joint).c_str());
            m_json.beginObject();
            integer("node", joint);
            m_json.endObject();
        }
        for (int open = 0; open < 4; ++open)
            m_json.endObject();
    }

    void writeScene()
    {
        integer("scene", 0);
        key("scenes");
        m_json.beginArray();
        m_json.beginObject();
        std::vector<int> nodes = hasTop() ? std::vector<int>{topNode()} : m_roots;
        if (hasFigure())
            nodes.push_back(figureNode());
        if (!nodes.empty())
            integers("nodes", nodes);
        m_json.endObject();
        m_json.endArray();
    }

    void writeNodes()
    {
        if (m_clip.skeleton.jointCount() == 0)
            return;
        key("nodes");
        m_json.beginArray();
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint)
            writeJoint(joint);
        if (hasTop())
            writeTop();
        if (hasFigure()) {
            m_json.beginObject();
            text("name", "Figure");
            integer("mesh", 0);
            integer("skin", 0);
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writeJoint(int index)
    {
        const Joint &joint = m_clip.skeleton.joint(index);
        m_json.beginObject();
        text("name", at(m_names, index));
        std::vector<int> children;
        for (const NodeId child : m_clip.skeleton.childrenOf(index)) {
            if (child.isJoint())
                children.push_back(child.index);
        }
        if (!children.empty())
            integers("children", children);
        vector("translation", m_options.metresPerUnit * joint.offset);
        if (!isForVrm())
            writeJointExtras(index);
        m_json.endObject();
    }

    void writeJointExtras(int index)
    {
        const Joint &joint = m_clip.skeleton.joint(index);
        key("extras");
        m_json.beginObject();
        text("bvhName", validUtf8(joint.name));
        key("channels");
        m_json.beginArray();
        for (const Channel channel : joint.channels)
            m_json.text(channelName(channel));
        m_json.endArray();
        writeEndSites(index);
        m_json.endObject();
    }

    void writeEndSites(int joint)
    {
        std::vector<glm::dvec3> offsets;
        for (const EndSite &end : m_clip.skeleton.endSites()) {
            if (end.parent == joint)
                offsets.push_back(m_options.metresPerUnit * end.offset);
        }
        if (offsets.empty())
            return;
        key("endSites");
        m_json.beginArray();
        for (const glm::dvec3 &offset : offsets) {
            m_json.beginArray();
            for (int axis = 0; axis < 3; ++axis)
                m_json.number(offset[axis]);
            m_json.endArray();
        }
        m_json.endArray();
    }

    void writeTop()
    {
        m_json.beginObject();
        text("name", "Upright");
        integers("children", m_roots);
        if (m_options.upAxis != Axis::Y) {
            const glm::dquat q = glm::normalize(glm::quat_cast(yUpFrom(m_options.upAxis)));
            numbers("rotation", std::vector<double>{q.x, q.y, q.z, q.w});
        }
        m_json.endObject();
    }

    void writeSkin()
    {
        std::vector<int> joints;
        for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint)
            joints.push_back(joint);
        key("skins");
        m_json.beginArray();
        m_json.beginObject();
        integer("inverseBindMatrices", m_plan.bindMatrices);
        integer("skeleton", hasTop() ? topNode() : m_roots.front());
        integers("joints", joints);
        m_json.endObject();
        m_json.endArray();
    }

    void writeFigure()
    {
        key("materials");
        m_json.beginArray();
        m_json.beginObject();
        text("name", "Figure");
        key("pbrMetallicRoughness");
        m_json.beginObject();
        if (m_plan.colours < 0)
            numbers("baseColorFactor", std::vector<double>{0.75, 0.78, 0.82, 1.0});
        number("metallicFactor", 0.0);
        number("roughnessFactor", 0.8);
        m_json.endObject();
        m_json.endObject();
        m_json.endArray();
        key("meshes");
        m_json.beginArray();
        m_json.beginObject();
        text("name", "Figure");
        key("primitives");
        m_json.beginArray();
        m_json.beginObject();
        key("attributes");
        m_json.beginObject();
        integer("POSITION", m_plan.positions);
        integer("NORMAL", m_plan.normals);
        integer("JOINTS_0", m_plan.joints);
        integer("WEIGHTS_0", m_plan.weights);
        if (m_plan.colours >= 0)
            integer("COLOR_0", m_plan.colours);
        m_json.endObject();
        if (m_plan.corners >= 0)
            integer("indices", m_plan.corners);
        integer("material", 0);
        m_json.endObject();
        m_json.endArray();
        m_json.endObject();
        m_json.endArray();
    }

    void writeAnimation()
    {
        key("animations");
        m_json.beginArray();
        m_json.beginObject();
        text("name", validUtf8(m_options.motionName));
        key("channels");
        m_json.beginArray();
        for (std::size_t i = 0; i < m_tracks.size(); ++i) {
            m_json.beginObject();
            integer("sampler", static_cast<std::int64_t>(i));
            key("target");
            m_json.beginObject();
            integer("node", m_tracks[i].joint);
            text("path", m_tracks[i].isRotation ? "rotation" : "translation");
            m_json.endObject();
            m_json.endObject();
        }
        m_json.endArray();
        key("samplers");
        m_json.beginArray();
        for (const GltfPlan::Keys &keys : m_plan.keys) {
            m_json.beginObject();
            integer("input", keys.times);
            integer("output", keys.values);
            m_json.endObject();
        }
        m_json.endArray();
        m_json.endObject();
        m_json.endArray();
    }

    void writeAccessors()
    {
        if (m_plan.buffer.accessors().empty())
            return;
        key("accessors");
        m_json.beginArray();
        int view = 0;
        for (const GltfAccessor &accessor : m_plan.buffer.accessors()) {
            m_json.beginObject();
            integer("bufferView", view++);
            integer("componentType", static_cast<int>(accessor.number));
            integer("count", static_cast<std::int64_t>(accessor.count));
            text("type", accessor.type);
            if (!accessor.least.empty()) {
                numbers("min", accessor.least);
                numbers("max", accessor.most);
            }
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writeBufferViews()
    {
        if (m_plan.buffer.accessors().empty())
            return;
        key("bufferViews");
        m_json.beginArray();
        for (const GltfAccessor &accessor : m_plan.buffer.accessors()) {
            m_json.beginObject();
            integer("buffer", 0);
            integer("byteOffset", static_cast<std::int64_t>(accessor.offset));
            integer("byteLength", static_cast<std::int64_t>(accessor.length));
            if (accessor.target != GltfTarget::None)
                integer("target", static_cast<int>(accessor.target));
            m_json.endObject();
        }
        m_json.endArray();
    }

    void writeBuffer(const std::string &dataUri)
    {
        if (m_plan.buffer.length() == 0)
            return;
        key("buffers");
        m_json.beginArray();
        m_json.beginObject();
        integer("byteLength", static_cast<std::int64_t>(m_plan.buffer.length()));
        if (!dataUri.empty())
            text("uri", dataUri);
        m_json.endObject();
        m_json.endArray();
    }

    const Clip &m_clip;
    const GltfOptions &m_options;
    const std::vector<GltfTrack> &m_tracks;
    const GltfPlan &m_plan;
    std::vector<int> m_roots;
    std::vector<std::string> m_names;
    JsonWriter m_json;
};

} // namespace

std::string gltfHead(const Clip &clip, const GltfOptions &options, const std::vector<GltfTrack> &tracks,
                     const GltfPlan &plan, const std::string &dataUri)
{
    return HeadWriter(clip, options, tracks, plan).write(dataUri);
}

std::vector<std::string> gltfNames(const Skeleton &skeleton, const GltfOptions &options)
{
    std::vector<std::string> names;
    std::unordered_set<std::string> taken;
    for (const Joint &joint : skeleton.joints()) {
        const std::string plain = validUtf8(options.nameAsText ? options.nameAsText(joint.name) : joint.name);
        std::string name = plain;
        for (int copy = 2; !taken.insert(name).second; ++copy)
            name = plain + '#' + std::to_string(copy);
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace limber
