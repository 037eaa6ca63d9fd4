#include "support/scenes/bodyfile.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace limber::test {

using namespace Qt::StringLiterals;

namespace {

constexpr double metres = 0.01; // in a unit of the skeleton

// The numbers of a file and what says where they are.
class Numbers
{
public:
    int add(const QString &type, int code, const QByteArray &bytes, qsizetype count)
    {
        m_views.append(
            QJsonObject{{u"buffer"_s, 0}, {u"byteOffset"_s, m_bytes.size()}, {u"byteLength"_s, bytes.size()}});
        m_bytes += bytes;
        m_bytes += QByteArray((4 - m_bytes.size() % 4) % 4, '\0');
        m_accessors.append(QJsonObject{
            {u"bufferView"_s, m_views.size() - 1}, {u"componentType"_s, code}, {u"count"_s, count}, {u"type"_s, type}});
        return static_cast<int>(m_accessors.size()) - 1;
    }
    int addFloats(const QString &type, int width, const std::vector<float> &numbers)
    {
        QByteArray bytes;
        for (const float number : numbers)
            appendWord(bytes, std::bit_cast<std::uint32_t>(number), 4);
        return add(type, 5126, bytes, qsizetype(numbers.size()) / width);
    }
    int addShorts(const QString &type, int width, const std::vector<int> &numbers)
    {
        QByteArray bytes;
        for (const int number : numbers)
            appendWord(bytes, static_cast<std::uint32_t>(number), 2);
        return add(type, 5123, bytes, qsizetype(numbers.size()) / width);
    }
    void giveTo(QJsonObject &file) const
    {
        file[u"accessors"_s] = m_accessors;
        file[u"bufferViews"_s] = m_views;
        const QString uri = u"data:application/octet-stream;base64,"_s + QString::fromLatin1(m_bytes.toBase64());
        file[u"buffers"_s] = QJsonArray{QJsonObject{{u"byteLength"_s, m_bytes.size()}, {u"uri"_s, uri}}};
    }

private:
    static void appendWord(QByteArray &bytes, std::uint32_t word, int count)
    {
        for (int i = 0; i < count; ++i)
            bytes += static_cast<char>(word >> (8 * i));
    }

    QByteArray m_bytes;
    QJsonArray m_views;
    QJsonArray m_accessors;
};

// Boxes as corners with their joints, and triangles.
struct Boxes
{
    std::vector<float> places;
    std::vector<int> joints;
    std::vector<float> weights;
    std::vector<int> corners;
    double half = 0.0; // of a side, metres

    void add(const glm::dvec3 &from, const glm::dvec3 &to, int joint)
    {
        const int first = static_cast<int>(places.size() / 3);
        const glm::dvec3 low = glm::min(from, to) - half;
        const glm::dvec3 high = glm::max(from, to) + half;
        for (int corner = 0; corner < 8; ++corner) {
            for (int axis = 0; axis < 3; ++axis)
                places.push_back(static_cast<float>((corner >> axis & 1) != 0 ? high[axis] : low[axis]));
            joints.insert(joints.end(), {joint, 0, 0, 0});
            weights.insert(weights.end(), {1.0F, 0.0F, 0.0F, 0.0F});
        }
        for (const int corner : {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5})
            corners.push_back(first + corner);
    }
};

} // namespace

QByteArray bodyAsGltf(const Skeleton &skeleton, const glm::vec3 &colour)
{
    const Pose rest = restPose(skeleton);
    QJsonArray nodes;
    QJsonArray skinJoints;
    QJsonArray roots;
    Boxes boxes;
    for (const glm::dvec3 &position : rest.jointPositions)
        boxes.half = std::max(boxes.half, 0.02 * metres * glm::distance(position, rest.jointPositions.back()));
    std::vector<float> binds;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const glm::dvec3 offset = metres * skeleton.joint(joint).offset;
        QJsonArray children;
        const glm::dvec3 here = metres * rest.jointPositions[std::size_t(joint)];
        for (const NodeId child : skeleton.childrenOf(joint)) {
            if (child.isJoint())
                children.append(child.index);
            boxes.add(here, metres * rest.positionOf(child), joint);
        }
        QJsonObject node{{u"name"_s, QString::fromStdString(skeleton.joint(joint).name)},
                         {u"translation"_s, QJsonArray{offset.x, offset.y, offset.z}}};
        if (!children.isEmpty())
            node[u"children"_s] = children;
        nodes.append(node);
        skinJoints.append(joint);
        if (skeleton.joint(joint).isRoot())
            roots.append(joint);
        for (int i = 0; i < 16; ++i)
            binds.push_back(i % 5 == 0 ? 1.0F : i >= 12 && i < 15 ? static_cast<float>(-here[i - 12]) : 0.0F);
    }
    roots.append(nodes.size());
    nodes.append(QJsonObject{{u"name"_s, u"Body"_s}, {u"mesh"_s, 0}, {u"skin"_s, 0}});
    Numbers numbers;
    const QJsonObject attributes{{u"POSITION"_s, numbers.addFloats(u"VEC3"_s, 3, boxes.places)},
                                 {u"JOINTS_0"_s, numbers.addShorts(u"VEC4"_s, 4, boxes.joints)},
                                 {u"WEIGHTS_0"_s, numbers.addFloats(u"VEC4"_s, 4, boxes.weights)}};
    const QJsonObject primitive{{u"attributes"_s, attributes},
                                {u"indices"_s, numbers.addShorts(u"SCALAR"_s, 1, boxes.corners)},
                                {u"material"_s, 0}};
    const QJsonObject surface{{u"baseColorFactor"_s, QJsonArray{colour.x, colour.y, colour.z, 1.0}}};
    QJsonObject file{
        {u"asset"_s, QJsonObject{{u"version"_s, u"2.0"_s}}},
        {u"scene"_s, 0},
        {u"scenes"_s, QJsonArray{QJsonObject{{u"nodes"_s, roots}}}},
        {u"nodes"_s, nodes},
        {u"meshes"_s, QJsonArray{QJsonObject{{u"name"_s, u"body"_s}, {u"primitives"_s, QJsonArray{primitive}}}}},
        {u"materials"_s, QJsonArray{QJsonObject{{u"pbrMetallicRoughness"_s, surface}}}},
        {u"skins"_s, QJsonArray{QJsonObject{{u"joints"_s, skinJoints},
                                            {u"inverseBindMatrices"_s, numbers.addFloats(u"MAT4"_s, 16, binds)}}}}};
    numbers.giveTo(file);
    return QJsonDocument(file).toJson();
}

} // namespace limber::test
