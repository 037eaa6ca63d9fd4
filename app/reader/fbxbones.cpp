#include "fbxbones.h"

#include "fbxrecord.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace limber::reader {

namespace {

// Objects that are the source and the target of a connection.
using Sources = std::multimap<std::int64_t, std::int64_t>;

struct Bind
{
    glm::dmat4 fromMesh{1.0}; // Transform
    glm::dmat4 boneWorld{1.0}; // TransformLink
};

struct Model
{
    std::string name;
    glm::dmat4 geometric{1.0}; // moves the mesh, but not what hangs below the node
};

std::optional<glm::dmat4> matrixIn(const FbxRecord &record)
{
    constexpr double most = 1e12;
    const auto properties = record.firstProperties(1);
    const auto numbers = properties.empty() ? std::nullopt : properties.front().numbers(16);
    if (!numbers || !std::ranges::all_of(*numbers, [](double number) { return std::abs(number) <= most; }))
        return std::nullopt;
    glm::dmat4 matrix;
    for (std::size_t i = 0; i < 16; ++i)
        matrix[static_cast<int>(i / 4)][static_cast<int>(i % 4)] = (*numbers)[i];
    return matrix;
}

// In binary files a name is followed by zero, one and its class.
std::string nameIn(std::string_view text)
{
    return std::string(text.substr(0, text.find('\0')));
}

// Collects what clusters are made of.
class ClusterReader
{
public:
    explicit ClusterReader(std::string_view bytes) : m_records(bytes) {}

    FbxBones read()
    {
        for (const FbxRecord &record : m_records.records()) {
            if (record.name == "Objects")
                readObjects(record);
            else if (record.name == "Connections")
                readConnections(record);
        }
        for (const auto &[id, bind] : m_binds)
            addClusters(id, bind);
        return std::move(m_result);
    }

private:
    void readObjects(const FbxRecord &objects)
    {
        for (const FbxRecord &object : m_records.below(objects)) {
            const auto properties = object.firstProperties(3);
            if (properties.size() < 3)
                continue;
            const std::int64_t id = properties[0].whole().value_or(0);
            const std::string name = nameIn(properties[1].text().value_or(std::string_view()));
            const std::string_view kind = properties[2].text().value_or(std::string_view());
            if (object.name == "Model") {
                m_models.emplace(id, Model{name, geometricOf(object)});
                if (kind == "LimbNode" || kind == "Limb")
                    m_result.joints.insert(name);
            } else if (object.name == "Geometry") {
                m_geometries.emplace(id, name);
            } else if (object.name == "Deformer" && kind == "Skin") {
                m_skins.emplace(id, true);
            } else if (object.name == "Deformer" && kind == "Cluster") {
                readCluster(id, object);
            }
        }
    }

    void readCluster(std::int64_t id, const FbxRecord &object)
    {
        std::optional<glm::dmat4> fromMesh;
        std::optional<glm::dmat4> boneWorld;
        for (const FbxRecord &part : m_records.below(object)) {
            if (part.name == "Transform")
                fromMesh = matrixIn(part);
            else if (part.name == "TransformLink")
                boneWorld = matrixIn(part);
        }
        if (fromMesh && boneWorld)
            m_binds.emplace(id, Bind{*fromMesh, *boneWorld});
    }

    // Returns scale, rotation and translation of the mesh on its node.
    [[nodiscard]] glm::dmat4 geometricOf(const FbxRecord &model) const
    {
        std::array<glm::dvec3, 3> values{glm::dvec3(0.0), glm::dvec3(0.0), glm::dvec3(1.0)};
        constexpr std::array<std::string_view, 3> names{"GeometricTranslation", "GeometricRotation",
                                                        "GeometricScaling"};
        for (const FbxRecord &list : m_records.below(model)) {
            if (list.name != "Properties70")
                continue;
            for (const FbxRecord &entry : m_records.below(list)) {
                const auto properties = entry.firstProperties(7); // name, three words, three numbers
                const auto name = properties.size() == 7 ? properties[0].text() : std::nullopt;
                const auto which = name ? std::ranges::find(names, *name) : names.end();
                for (std::size_t i = 0; which != names.end() && i < 3; ++i) {
                    const auto number = properties[4 + i].number();
                    if (number && std::isfinite(*number))
                        values[static_cast<std::size_t>(which - names.begin())][static_cast<int>(i)] = *number;
                }
            }
        }
        glm::dmat4 matrix = glm::translate(glm::dmat4(1.0), values[0]);
        for (int axis = 2; axis >= 0; --axis) {
            glm::dvec3 direction(0.0);
            direction[axis] = 1.0;
            matrix = glm::rotate(matrix, glm::radians(values[1][axis]), direction);
        }
        return glm::scale(matrix, values[2]);
    }

    void readConnections(const FbxRecord &connections)
    {
        for (const FbxRecord &connection : m_records.below(connections)) {
            const auto properties = connection.firstProperties(3);
            if (properties.size() < 3 || properties[0].text() != "OO")
                continue; // to a property of an object, or not a connection
            const std::int64_t from = properties[1].whole().value_or(0);
            const std::int64_t to = properties[2].whole().value_or(0);
            if (m_binds.contains(to))
                m_bones.emplace(to, from);
            else
                m_targets.emplace(from, to);
        }
    }

    // Adds the bone of a cluster for each node that holds its mesh.
    void addClusters(std::int64_t id, const Bind &bind)
    {
        constexpr std::size_t most = 100'000;
        const auto bone = m_bones.find(id);
        const auto boneModel = bone == m_bones.end() ? m_models.end() : m_models.find(bone->second);
        if (boneModel == m_models.end())
            return;
        const std::int64_t skin = firstTarget(id, m_skins);
        const std::int64_t geometry = firstTarget(skin, m_geometries);
        const auto mesh = m_geometries.find(geometry);
        if (mesh == m_geometries.end())
            return;
        const auto [first, last] = m_targets.equal_range(geometry);
        for (auto target = first; target != last && m_result.clusters.size() < most; ++target) {
            if (const auto model = m_models.find(target->second); model != m_models.end())
                m_result.clusters.emplace(boneModel->second.name,
                                          FbxCluster{model->second.name, mesh->second,
                                                     bind.fromMesh * model->second.geometric, bind.boneWorld});
        }
    }

    // Returns the first of a kind of object that one is connected to, or 0.
    template <typename Object>
    [[nodiscard]] std::int64_t firstTarget(std::int64_t from, const std::map<std::int64_t, Object> &kind) const
    {
        const auto [first, last] = m_targets.equal_range(from);
        const auto found = std::find_if(first, last, [&](const auto &pair) { return kind.contains(pair.second); });
        return found == last ? 0 : found->second;
    }

    FbxRecordReader m_records;
    FbxBones m_result;
    std::map<std::int64_t, Model> m_models;
    std::map<std::int64_t, std::string> m_geometries;
    std::map<std::int64_t, bool> m_skins;
    std::map<std::int64_t, Bind> m_binds; // by cluster
    std::map<std::int64_t, std::int64_t> m_bones; // by cluster
    Sources m_targets; // what each object is connected to
};

} // namespace

const FbxCluster *FbxBones::find(const std::string &bone, const std::string &model, const std::string &geometry) const
{
    const FbxCluster *best = nullptr;
    const auto [first, last] = clusters.equal_range(bone);
    for (auto entry = first; entry != last; ++entry) {
        const FbxCluster &cluster = entry->second;
        const auto unlike = [&](const FbxCluster &other) {
            return std::pair(other.model != model, other.geometry != geometry);
        };
        if (best == nullptr || unlike(cluster) < unlike(*best))
            best = &cluster;
    }
    return best;
}

bool isBinaryFbx(std::string_view bytes)
{
    return bytes.starts_with("Kaydara FBX Binary");
}

FbxBones readFbxBones(std::string_view bytes)
{
    return isBinaryFbx(bytes) ? ClusterReader(bytes).read() : FbxBones();
}

} // namespace limber::reader
