#include "scene/gltf/gltfreader.h"

#include "base/at.h"
#include "messages/scenemessages.h"
#include "scene/gltf/gltfbindings.h"
#include "scene/gltf/gltfhuman.h"
#include "scene/gltf/gltfmesh.h"
#include "scene/gltf/gltfnumbers.h"
#include "scene/gltf/gltftree.h"
#include "scene/sceneencoding.h"

#include <algorithm>
#include <set>
#include <utility>

namespace limber {

namespace {

std::optional<SceneTrack::Property> propertyOf(const std::string &path)
{
    if (path == "translation")
        return SceneTrack::Property::Translation;
    if (path == "rotation")
        return SceneTrack::Property::Rotation;
    if (path == "scale")
        return SceneTrack::Property::Scale;
    return std::nullopt; // weights of morphs
}

SceneTrack::Blend blendOf(const std::string &word)
{
    return word == "STEP"          ? SceneTrack::Blend::Step
           : word == "CUBICSPLINE" ? SceneTrack::Blend::Cubic
                                   : SceneTrack::Blend::Linear;
}

// Adds the animations of a file to a scene that has its nodes.
class AnimationReader
{
public:
    AnimationReader(const GltfFile &file, const GltfTree &tree, GltfNumbers &numbers, Message &problem)
        : m_file(file), m_tree(tree), m_numbers(numbers), m_problem(problem)
    {
    }

    void read(Scene &scene)
    {
        const std::vector<JsonNode> &animations = m_file.list("animations");
        if (animations.size() > sceneanswer::mostAnimations)
            m_problem = messages::gltfBadMember(wordArgument("animations"));
        for (std::size_t i = 0; i < animations.size() && m_problem.isEmpty(); ++i)
            readAnimation(animations[i], scene);
    }

private:
    void readAnimation(const JsonNode &from, Scene &scene)
    {
        SceneAnimation animation;
        animation.name = gltfText(from, "name");
        std::set<std::pair<int, SceneTrack::Property>> taken;
        const JsonNode *const channels = from.member("channels");
        const JsonNode *const samplers = from.member("samplers");
        if (channels == nullptr || samplers == nullptr) {
            m_problem = messages::gltfBadMember(wordArgument("animations"));
            return;
        }
        for (const JsonNode &channel : channels->children) {
            const JsonNode *const target = channel.member("target");
            const int sampler = gltfIndex(channel, "sampler", samplers->children.size());
            const auto property = target != nullptr ? propertyOf(gltfText(*target, "path")) : std::nullopt;
            const int node = target != nullptr ? gltfIndex(*target, "node", m_tree.sceneNodes.size()) : -1;
            if (!property || node < 0)
                continue; // it belongs to a morph or an extension
            const int sceneNode = at(m_tree.sceneNodes, node);
            if (sampler < 0)
                m_problem = messages::gltfBadMember(wordArgument("animations/channels"));
            else if (taken.insert({sceneNode, *property}).second)
                readTrack(at(samplers->children, sampler), {sceneNode, *property, {}, 0, {}}, scene, animation);
            if (!m_problem.isEmpty())
                return;
        }
        scene.animations.push_back(std::move(animation));
    }

    void readTrack(const JsonNode &sampler, SceneTrack track, Scene &scene, SceneAnimation &animation)
    {
        const std::size_t accessors = m_file.list("accessors").size();
        const int input = gltfIndex(sampler, "input", accessors);
        const int output = gltfIndex(sampler, "output", accessors);
        if (input < 0 || output < 0) {
            m_problem = messages::gltfBadMember(wordArgument("animations/samplers"));
            return;
        }
        track.blend = blendOf(gltfText(sampler, "interpolation"));
        track.times = timesOf(input, scene);
        auto values = m_numbers.read(output, track.width());
        if (track.times < 0 || !values)
            return;
        if (values->size() != at(scene.times, track.times).size() * static_cast<std::size_t>(track.valuesInKey())) {
            m_problem = messages::gltfBeyondBuffer(output);
            return;
        }
        track.values = *std::move(values);
        animation.tracks.push_back(std::move(track));
    }

    // Returns the scene's list with the times of an accessor, or -1 if they are not available.
    int timesOf(int accessor, Scene &scene)
    {
        if (const auto known = m_times.find(accessor); known != m_times.end())
            return known->second;
        const auto values = m_numbers.read(accessor, 1);
        if (!values)
            return -1;
        std::vector<double> times(values->begin(), values->end());
        for (std::size_t i = 1; i < times.size(); ++i) {
            if (!(times[i] > times[i - 1])) {
                m_problem = messages::gltfTimesFall(accessor);
                return -1;
            }
        }
        scene.times.push_back(std::move(times));
        return m_times[accessor] = static_cast<int>(scene.times.size()) - 1;
    }

    const GltfFile &m_file;
    const GltfTree &m_tree;
    GltfNumbers &m_numbers;
    Message &m_problem;
    std::map<int, int> m_times; // list of the scene, by accessor
};

int lightCount(const GltfFile &file)
{
    const JsonNode *const extensions = file.head.member("extensions");
    const JsonNode *const lights = extensions != nullptr ? extensions->member("KHR_lights_punctual") : nullptr;
    const JsonNode *const list = lights != nullptr ? lights->member("lights") : nullptr;
    return list != nullptr ? static_cast<int>(list->children.size()) : 0;
}

// What meshes and skins are read from.
struct SkinSource
{
    const GltfFile &file;
    const GltfTree &tree;
    const GltfBuffers &buffers;
    const GltfWish &wish;
};

void wantFiles(GltfReading &reading, const GltfNumbers &numbers)
{
    for (const std::string &name : numbers.wantedFiles()) {
        if (std::ranges::find(reading.wantedFiles, name) == reading.wantedFiles.end())
            reading.wantedFiles.push_back(name);
    }
}

// A file whose bindings cannot be read is read without them.
void readBindingsInto(GltfReading &reading, Scene &scene, const SkinSource &from)
{
    Message problem;
    GltfNumbers numbers(from.file, from.buffers, problem);
    scene.bindings = readBindings(from.file, from.tree, numbers);
    if (from.wish.wantsFilesOfMesh)
        wantFiles(reading, numbers);
}

// Says that a mesh would be drawn much smaller or larger than the figure, or as a point.
Message sizeProblem(const SceneMesh &mesh, const std::vector<SceneNode> &nodes)
{
    constexpr double least = 0.02;
    constexpr double most = 50.0;
    const std::optional<double> size = sizeOfSkin(mesh, worldsAtRest(nodes));
    return !size || (*size >= least && *size <= most) ? Message() : messages::meshBadSize();
}

// Says which vertices follow each node.
void markBending(const SceneMesh &mesh, std::vector<SceneNode> &nodes)
{
    FleshFinder flesh;
    for (const MeshVertex &vertex : mesh.vertices) {
        for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
            const MeshWeight &weight = mesh.weights[vertex.firstWeight + k];
            const MeshBone &bone = mesh.bones[weight.bone];
            if (weight.weight > 0.0f)
                at(nodes, bone.node).bendsMesh = true;
            flesh.add(bone.node, glm::dvec3(bone.bind * glm::dvec4(vertex.position, 1.0)),
                      static_cast<double>(weight.weight));
        }
    }
    for (std::size_t i = 0; i < nodes.size(); ++i)
        nodes[i].flesh = flesh.of(static_cast<int>(i));
}

// What only the picture needs never hinders the motion.
void readMeshInto(GltfReading &reading, Scene &scene, const SkinSource &from)
{
    Message problem;
    Message pictureProblem;
    GltfNumbers numbers(from.file, from.buffers, problem);
    GltfNumbers pictureBytes(from.file, from.buffers, pictureProblem);
    auto read = readGltfMesh(from.file, from.tree, movingNodes(from.tree.nodes, scene.animations), numbers,
                             pictureBytes, problem);
    if (from.wish.wantsFilesOfMesh) {
        wantFiles(reading, numbers);
        wantFiles(reading, pictureBytes);
    }
    if (read)
        problem = sizeProblem(read->mesh, from.tree.nodes);
    if (read && problem.isEmpty()) {
        reading.mesh = std::move(read->mesh);
        reading.pictures = std::move(read->pictures);
        return;
    }
    if (!numbers.wantedFiles().empty()) // whatever else is wrong follows from that
        problem = messages::gltfMissingBuffer(messages::aGltfFile(), nameArgument(numbers.wantedFiles().front()));
    scene.meshProblem = problem.isEmpty() ? messages::noMesh().text() : problem.text();
}

} // namespace

GltfReading readGltf(std::string_view bytes, const GltfBuffers &buffers, const GltfWish &wish)
{
    GltfReading reading;
    const auto file = readGltfFile(bytes, reading.problem, wish.content);
    auto tree = file ? readGltfTree(*file, reading.problem) : std::nullopt;
    if (!tree || !readHumanBones(*file, *tree, reading.problem))
        return reading;
    Scene scene;
    scene.counts = file->counts;
    scene.counts.lights = lightCount(*file);
    scene.counts.skins = static_cast<int>(file->list("skins").size());
    scene.bvh = readGltfMotionExtras(*file);
    GltfNumbers numbers(*file, buffers, reading.problem);
    AnimationReader(*file, *tree, numbers, reading.problem).read(scene);
    if (!reading.problem.isEmpty())
        return reading;
    reading.wantedFiles = numbers.wantedFiles();
    readBindingsInto(reading, scene, {*file, *tree, buffers, wish});
    if (wish.content != GltfContent::Motion)
        readMeshInto(reading, scene, {*file, *tree, buffers, wish});
    if (!reading.wantedFiles.empty())
        return reading;
    scene.upright = uprightOfHuman(*file);
    scene.licence = licenceOfHuman(*file);
    scene.nodes = std::move(tree->nodes);
    if (reading.mesh)
        markBending(*reading.mesh, scene.nodes);
    reading.scene = std::move(scene);
    return reading;
}

} // namespace limber
