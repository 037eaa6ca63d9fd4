#include "assimpscene.h"

#include "assimpmesh.h"
#include "assimpvalues.h"
#include "base/at.h"
#include "fbxbones.h"
#include "fbxnames.h"
#include "messages/scenemessages.h"
#include "onefile.h"
#include "scene/bindpose.h"
#include "scene/sceneencoding.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace limber::reader {

namespace {

// Returns the indices of keys whose times rise.
template <typename Key>
std::vector<unsigned> risingKeys(const Key *keys, unsigned count)
{
    std::vector<unsigned> rising;
    for (unsigned i = 0; i < count; ++i) {
        const double time = keys[i].mTime;
        if (std::isfinite(time) && (rising.empty() || time > keys[rising.back()].mTime))
            rising.push_back(i);
    }
    return rising;
}

void appendValue(std::vector<float> &values, const aiVector3D &value)
{
    values.insert(values.end(), {value.x, value.y, value.z});
}

void appendValue(std::vector<float> &values, const aiQuaternion &value)
{
    values.insert(values.end(), {value.x, value.y, value.z, value.w});
}

// Converts what Assimp read into a scene.
class SceneMaker
{
public:
    SceneMaker(const aiScene &from, ForeignFormat format, std::string_view bytes, const ForeignWish &wish)
        : m_from(from), m_format(format), m_bytes(bytes), m_wish(wish)
    {
    }

    ForeignReading make()
    {
        ForeignReading reading;
        addNodes();
        if (m_scene.nodes.size() > sceneanswer::mostNodes) {
            reading.problem = "more than 100,000 nodes";
            return reading;
        }
        markNodes();
        for (unsigned i = 0; i < m_from.mNumAnimations; ++i)
            addAnimation(*m_from.mAnimations[i]);
        count();
        if (m_format == ForeignFormat::Fbx)
            m_bones = readFbxBones(m_bytes);
        findFlesh();
        if (m_wish.wantsMesh)
            readMesh(reading); // before the nodes get another rest
        if (!reading.wantedFiles.empty())
            return reading;
        if (m_format == ForeignFormat::Fbx) {
            readFbxSettings();
            // In FBX the nodes may be in the pose of any frame; in Collada they are at rest.
            restAtBindPose(m_scene, bindings());
        }
        m_scene.hasStraightenedCurves = !m_scene.animations.empty();
        reading.scene = std::move(m_scene);
        return reading;
    }

private:
    // This works without recursion, because a file may nest its nodes to any depth.
    void addNodes()
    {
        struct Open
        {
            const aiNode *node;
            int parent;
        };
        std::vector<Open> open;
        if (m_from.mRootNode != nullptr)
            open.push_back({m_from.mRootNode, -1});
        while (!open.empty() && m_scene.nodes.size() <= sceneanswer::mostNodes) {
            const auto [node, parent] = open.back();
            open.pop_back();
            SceneNode made;
            made.name = textOf(node->mName);
            made.parent = parent;
            made.isWholeScene = parent < 0;
            made.hasMesh = node->mNumMeshes > 0;
            setRest(made, matrixOf(node->mTransformation));
            const int index = static_cast<int>(m_scene.nodes.size());
            m_nodes.emplace(made.name, index); // the first of several nodes with a name
            for (unsigned i = 0; i < node->mNumMeshes; ++i) {
                if (node->mMeshes[i] < m_from.mNumMeshes)
                    m_meshes.emplace_back(node, HeldMesh{m_from.mMeshes[node->mMeshes[i]], index});
            }
            m_scene.nodes.push_back(std::move(made));
            for (unsigned i = node->mNumChildren; i > 0; --i)
                open.push_back({node->mChildren[i - 1], index});
        }
    }

    SceneNode *nodeNamed(const aiString &name)
    {
        const auto found = m_nodes.find(textOf(name));
        return found == m_nodes.end() ? nullptr : &at(m_scene.nodes, found->second);
    }

    void markNodes()
    {
        for (unsigned i = 0; i < m_from.mNumMeshes; ++i) {
            const aiMesh &mesh = *m_from.mMeshes[i];
            for (unsigned bone = 0; bone < mesh.mNumBones; ++bone) {
                SceneNode *const node = nodeNamed(mesh.mBones[bone]->mName);
                if (node == nullptr)
                    continue;
                node->isSkinJoint = true;
                node->bendsMesh = node->bendsMesh || mesh.mBones[bone]->mNumWeights > 0;
            }
        }
        for (unsigned i = 0; i < m_from.mNumCameras; ++i) {
            if (SceneNode *const node = nodeNamed(m_from.mCameras[i]->mName))
                node->isCamera = true;
        }
        for (unsigned i = 0; i < m_from.mNumLights; ++i) {
            if (SceneNode *const node = nodeNamed(m_from.mLights[i]->mName))
                node->isLight = true;
        }
    }

    // Says which vertices follow each node: those of its skin, and all of a mesh that has none.
    void findFlesh()
    {
        FleshFinder flesh;
        for (const auto &[holder, held] : m_meshes) {
            const aiMesh &mesh = *held.mesh;
            for (unsigned i = 0; i < mesh.mNumBones; ++i)
                addFlesh(*mesh.mBones[i], held, flesh);
            for (unsigned i = 0; mesh.mNumBones == 0 && i < mesh.mNumVertices; ++i)
                flesh.add(held.node, placeOf(mesh.mVertices[i]), 1.0);
        }
        for (std::size_t i = 0; i < m_scene.nodes.size(); ++i)
            m_scene.nodes[i].flesh = flesh.of(static_cast<int>(i));
    }

    void addFlesh(const aiBone &bone, const HeldMesh &held, FleshFinder &flesh) const
    {
        const auto node = m_nodes.find(textOf(bone.mName));
        if (node == m_nodes.end())
            return;
        const FbxCluster *const cluster = clusterOf(node->first, held);
        const glm::dmat4 bind = cluster != nullptr ? cluster->bind : matrixOf(bone.mOffsetMatrix);
        for (unsigned i = 0; i < bone.mNumWeights; ++i) {
            const aiVertexWeight &weight = bone.mWeights[i];
            if (weight.mVertexId < held.mesh->mNumVertices)
                flesh.add(node->second,
                          glm::dvec3(bind * glm::dvec4(placeOf(held.mesh->mVertices[weight.mVertexId]), 1.0)),
                          static_cast<double>(weight.mWeight));
        }
    }

    [[nodiscard]] static glm::dvec3 placeOf(const aiVector3D &place) { return {place.x, place.y, place.z}; }

    [[nodiscard]] const FbxCluster *clusterOf(const std::string &bone, const HeldMesh &held) const
    {
        return m_bones.find(bone, at(m_scene.nodes, held.node).name, textOf(held.mesh->mName));
    }

    // A file says where each bone was when a mesh was bound to it; what Assimp has of that is the position of the mesh
    // relative to the bone. The first mesh of a bone counts.
    [[nodiscard]] std::vector<SceneBinding> bindings()
    {
        std::vector<SceneBinding> result;
        std::set<std::string> taken;
        for (const auto &[holder, held] : m_meshes) {
            for (unsigned i = 0; i < held.mesh->mNumBones; ++i) {
                const aiBone &bone = *held.mesh->mBones[i];
                const auto node = m_nodes.find(textOf(bone.mName));
                if (node == m_nodes.end())
                    continue;
                const FbxCluster *const cluster = clusterOf(node->first, held);
                const glm::dmat4 offset = matrixOf(bone.mOffsetMatrix);
                const bool isKnown = cluster != nullptr || std::abs(glm::determinant(offset)) > 0.0;
                if (isKnown && taken.insert(node->first).second)
                    result.push_back({node->second, cluster != nullptr ? cluster->boneWorld
                                                                       : worldOf(*holder) * glm::inverse(offset)});
            }
        }
        return result;
    }

    [[nodiscard]] static glm::dmat4 worldOf(const aiNode &node)
    {
        glm::dmat4 world = matrixOf(node.mTransformation);
        for (const aiNode *above = node.mParent; above != nullptr; above = above->mParent)
            world = matrixOf(above->mTransformation) * world;
        return world;
    }

    void addAnimation(const aiAnimation &from)
    {
        constexpr double usualTicks = 25.0; // per second, if the file does not say
        SceneAnimation animation;
        animation.name = textOf(from.mName);
        const double ticks = from.mTicksPerSecond > 0.0 ? from.mTicksPerSecond : usualTicks;
        std::set<std::string> taken;
        for (unsigned i = 0; i < from.mNumChannels; ++i) {
            const aiNodeAnim &channel = *from.mChannels[i];
            const auto node = m_nodes.find(textOf(channel.mNodeName));
            if (node == m_nodes.end() || !taken.insert(node->first).second)
                continue;
            using Property = SceneTrack::Property;
            addTrack(animation, node->second, Property::Translation, channel.mPositionKeys, channel.mNumPositionKeys,
                     ticks);
            addTrack(animation, node->second, Property::Rotation, channel.mRotationKeys, channel.mNumRotationKeys,
                     ticks);
            addTrack(animation, node->second, Property::Scale, channel.mScalingKeys, channel.mNumScalingKeys, ticks);
        }
        if (m_scene.animations.size() < sceneanswer::mostAnimations)
            m_scene.animations.push_back(std::move(animation));
    }

    template <typename Key>
    void addTrack(SceneAnimation &animation, int node, SceneTrack::Property property, const Key *keys, unsigned count,
                  double ticks)
    {
        const std::vector<unsigned> rising = risingKeys(keys, count);
        if (rising.empty())
            return;
        SceneTrack track{node, property, SceneTrack::Blend::Linear, 0, {}};
        std::vector<double> times;
        for (const unsigned key : rising) {
            times.push_back(keys[key].mTime / ticks);
            appendValue(track.values, keys[key].mValue);
        }
        track.times = listOf(std::move(times));
        animation.tracks.push_back(std::move(track));
    }

    // Most tracks have the same times, so equal lists of times are shared.
    int listOf(std::vector<double> times)
    {
        if (m_scene.times.empty() || m_scene.times.back() != times) {
            const auto known = m_lists.find(times);
            if (known != m_lists.end())
                return known->second;
            m_lists.emplace(times, static_cast<int>(m_scene.times.size()));
            m_scene.times.push_back(std::move(times));
        }
        return static_cast<int>(m_scene.times.size()) - 1;
    }

    // What only the picture needs never hinders the motion. Assimp's bind matrices are right only if a mesh stands
    // where it was bound, and only binary files can be asked where that was.
    void readMesh(ForeignReading &reading)
    {
        if (m_format == ForeignFormat::Fbx && !isBinaryFbx(m_bytes) && m_scene.counts.skins > 0) {
            m_scene.meshProblem = messages::bodyOfTextFbx().text();
            return;
        }
        std::vector<HeldMesh> meshes;
        for (const auto &[holder, held] : m_meshes)
            meshes.push_back(held);
        ForeignMesh made = readAssimpMesh(m_scene, {m_from, meshes, m_nodes, m_bones, m_wish.files});
        m_scene.meshProblem = std::move(made.problem);
        if (m_wish.asksForFiles)
            reading.wantedFiles = std::move(made.wantedFiles);
        reading.mesh = std::move(made.mesh);
        reading.pictures = std::move(made.pictures);
    }

    void count()
    {
        SceneCounts &counts = m_scene.counts;
        counts.meshes = static_cast<int>(m_from.mNumMeshes);
        counts.materials = static_cast<int>(m_from.mNumMaterials);
        counts.cameras = static_cast<int>(m_from.mNumCameras);
        counts.lights = static_cast<int>(m_from.mNumLights);
        for (unsigned i = 0; i < m_from.mNumMeshes; ++i)
            counts.skins += m_from.mMeshes[i]->mNumBones > 0 ? 1 : 0;
        for (unsigned i = 0; i < m_from.mNumMeshes; ++i)
            counts.morphs += static_cast<int>(m_from.mMeshes[i]->mNumAnimMeshes);
    }

    [[nodiscard]] int setting(const char *name, int usual) const
    {
        int value = usual;
        if (m_from.mMetaData == nullptr || !m_from.mMetaData->Get(name, value))
            return usual;
        return value;
    }

    // The unit of FBX is a centimetre times a factor, and the file says which axes point up, to the front and to the
    // side.
    void readFbxSettings()
    {
        float floatFactor = 1.0F;
        double factor = 1.0;
        if (m_from.mMetaData != nullptr && m_from.mMetaData->Get("UnitScaleFactor", floatFactor))
            factor = static_cast<double>(floatFactor);
        else if (m_from.mMetaData != nullptr && !m_from.mMetaData->Get("UnitScaleFactor", factor))
            factor = 1.0;
        m_scene.metresPerUnit = factor > 1e-6 && factor < 1e6 ? 0.01 * factor : 0.01;
        glm::dmat3 axes(0.0); // its rows say where X, Y and Z of an upright scene come from
        const auto place = [&](int row, int axis, int sign) {
            if (axis >= 0 && axis <= 2)
                axes[axis][row] = sign < 0 ? -1.0 : 1.0;
        };
        place(0, setting("CoordAxis", 0), setting("CoordAxisSign", 1));
        place(1, setting("UpAxis", 1), setting("UpAxisSign", 1));
        place(2, setting("FrontAxis", 2), setting("FrontAxisSign", 1));
        if (std::abs(glm::determinant(axes) - 1.0) < 1e-9) // neither a mirror image nor the same axis twice
            m_scene.upright = glm::normalize(glm::quat_cast(axes));
    }

    const aiScene &m_from;
    ForeignFormat m_format;
    std::string_view m_bytes; // of the file
    const ForeignWish &m_wish;
    FbxBones m_bones; // what the file says of them
    Scene m_scene;
    std::map<std::string, int> m_nodes;
    std::vector<std::pair<const aiNode *, HeldMesh>> m_meshes; // each with the node that holds it
    std::map<std::vector<double>, int> m_lists;
};

// Keeps only the loader of this format, because other loaders would only add ways to attack the program.
void keepLoaderOf(Assimp::Importer &importer, const std::string &extension)
{
    for (std::size_t i = importer.GetImporterCount(); i > 0; --i) {
        const aiImporterDesc *const description = importer.GetImporterInfo(i - 1);
        if (description == nullptr || extension != description->mFileExtensions)
            importer.UnregisterLoader(importer.GetImporter(i - 1));
    }
}

bool hasNameTwice(const aiNode &root)
{
    std::set<std::string> names;
    std::vector<const aiNode *> open{&root};
    while (!open.empty()) {
        const aiNode *const node = open.back();
        open.pop_back();
        if (!names.insert(textOf(node->mName)).second)
            return true;
        open.insert(open.end(), node->mChildren, node->mChildren + node->mNumChildren);
    }
    return false;
}

const aiScene *read(Assimp::Importer &importer, ForeignFormat format, std::string_view bytes, bool byName,
                    bool wantsMesh)
{
    const bool isFbx = format == ForeignFormat::Fbx;
    const char *const name = isFbx ? "scene.fbx" : "scene.dae";
    keepLoaderOf(importer, isFbx ? "fbx" : "dae xml zae");
    importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
    importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_TEXTURES, wantsMesh);
    importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true); // generates no meshes
    importer.SetPropertyBool(AI_CONFIG_IMPORT_COLLADA_USE_COLLADA_NAMES, byName);
    importer.SetIOHandler(new OneFile(name, bytes)); // the importer deletes it
    return importer.ReadFile(name, wantsMesh ? aiProcess_Triangulate : 0U);
}

} // namespace

ForeignReading readByAssimp(ForeignFormat format, std::string_view bytes, const ForeignWish &wish)
{
    const bool isBinary = format == ForeignFormat::Fbx && isBinaryFbx(bytes);
    const UniqueNames unique = isBinary ? withUniqueNames(bytes) : UniqueNames();
    if (!unique.bytes.empty())
        bytes = unique.bytes;
    Assimp::Importer importer;
    const aiScene *scene = read(importer, format, bytes, true, wish.wantsMesh);
    Assimp::Importer again;
    // Animations refer to nodes by name: if names repeat, Collada's identifiers tell them apart.
    if (scene != nullptr && format == ForeignFormat::Collada && scene->mRootNode != nullptr &&
        hasNameTwice(*scene->mRootNode)) {
        importer.FreeScene();
        scene = read(again, format, bytes, false, wish.wantsMesh);
    }
    if (scene == nullptr) {
        ForeignReading failed;
        failed.problem = again.GetErrorString();
        if (failed.problem.empty())
            failed.problem = importer.GetErrorString();
        return failed;
    }
    ForeignReading reading = SceneMaker(*scene, format, bytes, wish).make();
    if (reading.scene) {
        for (SceneNode &node : reading.scene->nodes) {
            if (const auto original = unique.originals.find(node.name); original != unique.originals.end())
                node.name = original->second;
        }
    }
    return reading;
}

} // namespace limber::reader
