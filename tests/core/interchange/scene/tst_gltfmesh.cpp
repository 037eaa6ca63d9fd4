#include "scene/gltf/gltfreader.h"
#include "scene/scenedecoding.h"
#include "scene/sceneencoding.h"

#include <glm/geometric.hpp>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>

namespace tst_gltfmesh {

using namespace limber;
using namespace Qt::StringLiterals;

// The surface of a glTF file: vertices with their joints, triangles, materials and pictures, and what is wrong with
// them. What only the surface needs never hinders the motion.
class GltfMeshTest : public QObject
{
    Q_OBJECT

private slots:
    void aSkinIsRead();
    void thePoseOfTheSkinIsRead_data();
    void thePoseOfTheSkinIsRead();
    void aSkinWithoutASizeIsRefused_data();
    void aSkinWithoutASizeIsRefused();
    void rigidPartsHaveAnySize();
    void aPartFollowsItsNode();
    void surroundingsAreLeftOut();
    void otherScenesAreLeftOut();
    void numbersOfAllKindsAreRead();
    void stripsAndFansBecomeTriangles();
    void withoutNormalsTheSurfaceIsSmooth();
    void aVertexWithoutWeightsFollowsItsMesh();
    void materialsAreRead();
    void shapesAtRestAreShown();
    void picturesAreBytes();
    void damageIsSaidAndTheMotionStays_data();
    void damageIsSaidAndTheMotionStays();
    void filesOfPicturesAreAskedForOnce();
    void theAnswerHoldsTheMesh();
    void aDamagedAnswerIsNone();
};

namespace {

// A file that grows by accessors.
class MadeMesh
{
public:
    MadeMesh()
    {
        m_nodes = QJsonArray{QJsonObject{{u"name"_s, u"Hips"_s}, {u"children"_s, QJsonArray{1}}},
                             QJsonObject{{u"name"_s, u"Head"_s}, {u"translation"_s, QJsonArray{0.0, 1.0, 0.0}}},
                             QJsonObject{{u"name"_s, u"Body"_s}, {u"mesh"_s, 0}, {u"skin"_s, 0}}};
        m_skin = QJsonObject{{u"joints"_s, QJsonArray{0, 1}}};
        attributes[u"POSITION"_s] = floats(u"VEC3"_s, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0});
        attributes[u"JOINTS_0"_s] = bytes(u"VEC4"_s, {0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0});
        attributes[u"WEIGHTS_0"_s] = floats(u"VEC4"_s, {0.5F, 1.5F, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        primitive[u"indices"_s] = bytes(u"SCALAR"_s, {0, 1, 2, 1, 3, 2});
    }

    int accessor(const QString &type, int code, const QByteArray &data, int count)
    {
        m_views.append(
            QJsonObject{{u"buffer"_s, 0}, {u"byteOffset"_s, int(m_data.size())}, {u"byteLength"_s, int(data.size())}});
        m_data += data;
        m_data += QByteArray((4 - m_data.size() % 4) % 4, '\0');
        m_accessors.append(QJsonObject{{u"bufferView"_s, int(m_views.size()) - 1},
                                       {u"componentType"_s, code},
                                       {u"count"_s, count},
                                       {u"type"_s, type}});
        return static_cast<int>(m_accessors.size()) - 1;
    }
    static int widthOf(const QString &type)
    {
        return type == u"SCALAR"_s ? 1 : type == u"MAT4"_s ? 16 : type.right(1).toInt();
    }
    int floats(const QString &type, const std::vector<float> &numbers)
    {
        QByteArray data;
        for (const float number : numbers) {
            for (int i = 0; i < 4; ++i)
                data += static_cast<char>(std::bit_cast<std::uint32_t>(number) >> (8 * i));
        }
        return accessor(type, 5126, data, static_cast<int>(numbers.size()) / widthOf(type));
    }
    int shorts(const QString &type, const std::vector<int> &numbers, int code)
    {
        QByteArray data;
        for (const int number : numbers)
            data += QByteArray{}.append(static_cast<char>(number)).append(static_cast<char>(number >> 8));
        return accessor(type, code, data, static_cast<int>(numbers.size()) / widthOf(type));
    }
    int bytes(const QString &type, const std::vector<int> &numbers)
    {
        QByteArray data;
        for (const int number : numbers)
            data += static_cast<char>(number);
        return accessor(type, 5121, data, static_cast<int>(numbers.size()) / widthOf(type));
    }
    void change(int accessor, const QString &member, const QJsonValue &value)
    {
        QJsonObject changed = m_accessors[accessor].toObject();
        changed[member] = value;
        m_accessors[accessor] = changed;
    }
    void changeNode(int node, const QString &member, const QJsonValue &value)
    {
        QJsonObject changed = m_nodes[node].toObject();
        changed[member] = value;
        m_nodes[node] = changed;
    }
    // Adds a node with the mesh below the second joint.
    void addPart()
    {
        QJsonArray children = m_nodes[1].toObject()[u"children"_s].toArray();
        children.append(int(m_nodes.size()));
        changeNode(1, u"children"_s, children);
        m_nodes.append(QJsonObject{{u"mesh"_s, 0}});
    }
    void addNodeAbove(double scale)
    {
        m_nodes.append(QJsonObject{{u"children"_s, QJsonArray{0}}, {u"scale"_s, QJsonArray{scale, scale, scale}}});
    }
    void removeSkin()
    {
        QJsonObject changed = m_nodes[2].toObject();
        changed.remove(u"skin"_s);
        m_nodes[2] = changed;
    }
    void setBindMatrices(const std::vector<float> &numbers)
    {
        m_skin[u"inverseBindMatrices"_s] = floats(u"MAT4"_s, numbers);
    }

    [[nodiscard]] std::string text() const
    {
        QJsonObject whole = primitive;
        whole[u"attributes"_s] = attributes;
        QJsonObject file = others;
        file[u"asset"_s] = QJsonObject{{u"version"_s, u"2.0"_s}};
        file[u"nodes"_s] = m_nodes;
        file[u"skins"_s] = QJsonArray{m_skin};
        QJsonObject mesh{{u"name"_s, u"body"_s}, {u"primitives"_s, QJsonArray{whole}}};
        if (!meshWeights.isEmpty())
            mesh[u"weights"_s] = meshWeights;
        file[u"meshes"_s] = QJsonArray{mesh};
        file[u"accessors"_s] = m_accessors;
        file[u"bufferViews"_s] = m_views;
        const QString uri = u"data:application/octet-stream;base64,"_s + QString::fromLatin1(m_data.toBase64());
        file[u"buffers"_s] = QJsonArray{QJsonObject{{u"byteLength"_s, int(m_data.size())}, {u"uri"_s, uri}}};
        return QJsonDocument(file).toJson().toStdString();
    }

    QJsonObject attributes;
    QJsonObject primitive;
    QJsonArray meshWeights; // of its shapes
    QJsonObject others; // members of the file

private:
    QJsonArray m_nodes;
    QJsonObject m_skin;
    QJsonArray m_accessors;
    QJsonArray m_views;
    QByteArray m_data;
};

constexpr GltfWish withMesh{GltfContent::MotionAndMesh, true};

GltfReading readingOf(const MadeMesh &made)
{
    return readGltf(made.text(), {}, withMesh);
}

SceneMesh meshOf(const MadeMesh &made)
{
    return readingOf(made).mesh.value_or(SceneMesh());
}

} // namespace

void GltfMeshTest::aSkinIsRead()
{
    MadeMesh made;
    std::vector<float> binds(32, 0.0F);
    for (const int first : {0, 16}) {
        for (int i = 0; i < 4; ++i)
            binds[std::size_t(first + 5 * i)] = 1.0F;
    }
    binds[29] = -1.0F; // of Head, Y
    made.setBindMatrices(binds);
    const SceneMesh mesh = meshOf(made);
    QCOMPARE(mesh.vertices.size(), 4U);
    QCOMPARE(mesh.triangles.size(), 2U);
    QCOMPARE(mesh.bones.size(), 2U);
    QCOMPARE(mesh.bones[1].node, 1);
    QCOMPARE(mesh.bones[1].bind[3].y, -1.0);
    // Weights add up to 1, and those of 0 are left out.
    QCOMPARE(mesh.vertices[0].weightCount, 2U);
    QCOMPARE(mesh.weights[0], (MeshWeight{0, 0.25F}));
    QCOMPARE(mesh.weights[1], (MeshWeight{1, 0.75F}));
    QCOMPARE(mesh.vertices[1].weightCount, 1U);
    QVERIFY(isWhole(mesh, 3));
    // Without the wish there is none, and nothing else differs but that joints are known to bend it.
    const GltfReading motion = readGltf(made.text());
    QVERIFY(motion.scene && !motion.mesh);
    Scene scene = *readingOf(made).scene;
    QVERIFY(scene.nodes[0].bendsMesh && scene.nodes[1].bendsMesh);
    const SceneFlesh flesh = scene.nodes[1].flesh.value_or(SceneFlesh());
    QVERIFY(flesh.weight > 0.75);
    QVERIFY(std::ranges::any_of(flesh.corners, [&mesh](const glm::dvec3 &corner) {
        return corner == glm::dvec3(mesh.vertices[0].position) - glm::dvec3(0.0, 1.0, 0.0);
    }));
    for (SceneNode &node : scene.nodes) {
        node.bendsMesh = false;
        node.flesh.reset();
    }
    QCOMPARE(*motion.scene, scene);
}

void GltfMeshTest::thePoseOfTheSkinIsRead_data()
{
    QTest::addColumn<double>("above"); // the scale of the node above the joints
    QTest::addColumn<double>("ofMesh"); // the scale of the node of the mesh
    QTest::addColumn<double>("ofBind"); // in the matrices
    QTest::addColumn<float>("away"); // of the joints, in the matrices
    QTest::addColumn<int>("bindings");
    QTest::newRow("alike") << 1.0 << 1.0 << 1.0 << 0.0F << 2;
    QTest::newRow("the mesh as large as the skeleton") << 0.01 << 0.01 << 1.0 << 0.0F << 2;
    QTest::newRow("a mesh that is placed anywhere") << 0.01 << 7.0 << 1.0 << 0.0F << 2;
    QTest::newRow("in the units of the world") << 0.01 << 7.0 << 0.01 << 0.0F << 2;
    QTest::newRow("too far away to be true") << 1e6 << 1e6 << 1.0 << 9e8F << 0;
    QTest::newRow("of another size") << 0.01 << 7.0 << 3.0 << 0.0F << 0;
}

void GltfMeshTest::thePoseOfTheSkinIsRead()
{
    QFETCH(const double, above);
    QFETCH(const double, ofMesh);
    QFETCH(const double, ofBind);
    QFETCH(const float, away);
    QFETCH(const int, bindings);
    MadeMesh made;
    made.addNodeAbove(above);
    made.changeNode(2, u"scale"_s, QJsonArray{ofMesh, ofMesh, ofMesh});
    // The inverse of a quarter turn about Z, in which X leads to Y.
    std::vector<float> binds(32, 0.0F);
    for (const std::size_t first : {0U, 16U}) {
        binds[first + 1] = -1.0F / static_cast<float>(ofBind);
        binds[first + 4] = 1.0F / static_cast<float>(ofBind);
        binds[first + 10] = 1.0F / static_cast<float>(ofBind);
        binds[first + 12] = away;
        binds[first + 15] = 1.0F;
    }
    made.setBindMatrices(binds);
    for (const GltfContent content : {GltfContent::Motion, GltfContent::MotionAndMesh}) {
        const GltfReading read = readGltf(made.text(), {}, {content, true});
        QCOMPARE(int(read.scene->bindings.size()), bindings);
        for (const SceneBinding &binding : read.scene->bindings) {
            const glm::dvec3 x(binding.world[0]);
            QVERIFY(glm::distance(x, glm::dvec3(0.0, above, 0.0)) < 1e-6);
        }
    }
}

void GltfMeshTest::aSkinWithoutASizeIsRefused_data()
{
    QTest::addColumn<float>("size"); // in the matrices
    QTest::addColumn<bool>("isShown");
    QTest::newRow("zero") << 0.0F << false;
    QTest::newRow("as small as dust") << 1e-3F << false;
    QTest::newRow("a quarter") << 0.25F << true;
    QTest::newRow("a giant") << 1e9F << false;
}

void GltfMeshTest::aSkinWithoutASizeIsRefused()
{
    QFETCH(const float, size);
    QFETCH(const bool, isShown);
    MadeMesh made;
    std::vector<float> binds(32, 0.0F);
    for (const std::size_t first : {0U, 16U}) {
        for (const std::size_t i : {0U, 5U, 10U})
            binds[first + i] = size;
        binds[first + 15] = 1.0F;
    }
    made.setBindMatrices(binds);
    made.attributes[u"JOINTS_0"_s] = made.bytes(u"VEC4"_s, std::vector<int>(16, 0)); // all follow one joint
    const GltfReading read = readingOf(made);
    QCOMPARE(read.mesh.has_value(), isShown);
    QVERIFY(read.scene.has_value()); // the motion needs no mesh
    QCOMPARE(read.scene->meshProblem.empty(), isShown);
    const GltfReading shape = readGltf(made.text(), {}, {GltfContent::MotionAndShape, true});
    QCOMPARE(shape.scene->meshProblem, read.scene->meshProblem);
}

// Programs may put the nodes of rigid parts anywhere, also into one point.
void GltfMeshTest::rigidPartsHaveAnySize()
{
    MadeMesh made;
    made.removeSkin();
    made.changeNode(1, u"translation"_s, QJsonArray{0.0, 1e-9, 0.0});
    made.changeNode(0, u"children"_s, QJsonArray{1, 2});
    made.addPart();
    QVERIFY(readingOf(made).mesh.has_value());
}

void GltfMeshTest::aPartFollowsItsNode()
{
    MadeMesh made;
    made.removeSkin();
    made.changeNode(0, u"children"_s, QJsonArray{1, 2});
    const SceneMesh mesh = meshOf(made);
    QCOMPARE(mesh.bones.size(), 1U);
    QCOMPARE(mesh.bones[0].node, 2);
    QCOMPARE(mesh.bones[0].bind, glm::dmat4(1.0));
    QCOMPARE(mesh.vertices[3].weightCount, 1U);
}

void GltfMeshTest::surroundingsAreLeftOut()
{
    MadeMesh made;
    made.removeSkin(); // and the node is not below a joint
    const GltfReading reading = readingOf(made);
    QVERIFY(reading.scene && !reading.mesh);
    QCOMPARE(reading.scene->meshProblem, std::string("expected a mesh that hangs on joints, found none"));
}

void GltfMeshTest::otherScenesAreLeftOut()
{
    MadeMesh made;
    made.others[u"scenes"_s] =
        QJsonArray{QJsonObject{{u"nodes"_s, QJsonArray{0}}}, QJsonObject{{u"nodes"_s, QJsonArray{0, 2}}}};
    QVERIFY(!readingOf(made).mesh);
    made.others[u"scene"_s] = 1;
    QVERIFY(readingOf(made).mesh);
}

void GltfMeshTest::numbersOfAllKindsAreRead()
{
    MadeMesh made;
    made.changeNode(1, u"translation"_s, QJsonArray{0.0, 100.0, 0.0}); // a skeleton as large as the mesh
    // Places as whole numbers (KHR_mesh_quantization), weights as normalised ones, corners of triangles of four bytes.
    made.attributes[u"POSITION"_s] = made.shorts(u"VEC3"_s, {0, 0, 0, 300, 0, 0, 0, -200, 0, 7, 7, 0}, 5122);
    const int weights = made.shorts(u"VEC4"_s, {65535, 0, 0, 0, 0, 65535, 0, 0, 65535, 0, 0, 0, 65535, 0, 0, 0}, 5123);
    made.change(weights, u"normalized"_s, true);
    made.attributes[u"WEIGHTS_0"_s] = weights;
    made.primitive[u"indices"_s] = made.accessor(u"SCALAR"_s, 5125, QByteArray::fromHex("000000000100000002000000"), 3);
    SceneMesh mesh = meshOf(made);
    QCOMPARE(mesh.vertices[1].position.x, 300.0F);
    QCOMPARE(mesh.vertices[2].position.y, -200.0F);
    QCOMPARE(mesh.triangles, (std::vector<std::array<std::uint32_t, 3>>{{0, 1, 2}}));
    QCOMPARE(mesh.weights[mesh.vertices[0].firstWeight].weight, 1.0F);
    // Some places replace those of a list, or of zeros.
    const int place = made.floats(u"VEC3"_s, {5, 6, 7});
    const int index = made.bytes(u"SCALAR"_s, {2});
    const int sparse = made.floats(u"VEC3"_s, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0});
    made.change(sparse, u"sparse"_s,
                QJsonObject{{u"count"_s, 1},
                            {u"indices"_s, QJsonObject{{u"bufferView"_s, index}, {u"componentType"_s, 5121}}},
                            {u"values"_s, QJsonObject{{u"bufferView"_s, place}}}});
    made.attributes[u"POSITION"_s] = sparse;
    mesh = meshOf(made);
    QCOMPARE(mesh.vertices[2].position, glm::vec3(5.0F, 6.0F, 7.0F));
    QCOMPARE(mesh.vertices[1].position, glm::vec3(1.0F, 0.0F, 0.0F));
}

void GltfMeshTest::stripsAndFansBecomeTriangles()
{
    using Triangles = std::vector<std::array<std::uint32_t, 3>>;
    MadeMesh made;
    made.primitive.remove(u"indices"_s);
    made.primitive[u"mode"_s] = 5;
    QCOMPARE(meshOf(made).triangles, (Triangles{{0, 1, 2}, {2, 1, 3}}));
    made.primitive[u"mode"_s] = 6;
    QCOMPARE(meshOf(made).triangles, (Triangles{{0, 1, 2}, {0, 2, 3}}));
    made.primitive[u"mode"_s] = 1; // lines
    QVERIFY(!readingOf(made).mesh);
}

void GltfMeshTest::withoutNormalsTheSurfaceIsSmooth()
{
    const SceneMesh mesh = meshOf(MadeMesh());
    for (const MeshVertex &vertex : mesh.vertices)
        QCOMPARE(vertex.normal, glm::vec3(0.0F, 0.0F, 1.0F));
}

void GltfMeshTest::aVertexWithoutWeightsFollowsItsMesh()
{
    MadeMesh made;
    made.attributes[u"WEIGHTS_0"_s] = made.floats(u"VEC4"_s, std::vector<float>(16, 0.0F));
    const SceneMesh mesh = meshOf(made);
    const MeshWeight &weight = mesh.weights[mesh.vertices[0].firstWeight];
    QCOMPARE(mesh.bones[weight.bone].node, 2);
    QCOMPARE(weight.weight, 1.0F);
}

void GltfMeshTest::materialsAreRead()
{
    MadeMesh made;
    made.primitive[u"material"_s] = 0;
    made.attributes[u"TEXCOORD_1"_s] = made.floats(u"VEC2"_s, {0, 0, 1, 0, 0, 1, 1, 1});
    made.others = QJsonObject{
        {u"materials"_s,
         QJsonArray{QJsonObject{
             {u"alphaMode"_s, u"MASK"_s},
             {u"alphaCutoff"_s, 0.25},
             {u"doubleSided"_s, true},
             {u"pbrMetallicRoughness"_s,
              QJsonObject{{u"baseColorFactor"_s, QJsonArray{0.5, 0.25, 2.0, 1.0}},
                          {u"baseColorTexture"_s,
                           QJsonObject{{u"index"_s, 0},
                                       {u"texCoord"_s, 1},
                                       {u"extensions"_s,
                                        QJsonObject{{u"KHR_texture_transform"_s,
                                                     QJsonObject{{u"scale"_s, QJsonArray{2.0, 3.0}},
                                                                 {u"offset"_s, QJsonArray{0.5, 0.0}}}}}}}}}}}}},
        {u"textures"_s, QJsonArray{QJsonObject{{u"source"_s, 0}, {u"sampler"_s, 0}}}},
        {u"samplers"_s, QJsonArray{QJsonObject{{u"wrapS"_s, 33071}, {u"wrapT"_s, 33648}}}},
        {u"images"_s,
         QJsonArray{QJsonObject{{u"name"_s, u"skin"_s}, {u"uri"_s, u"data:image/png;base64,iVBORw=="_s}}}}};
    const GltfReading reading = readingOf(made);
    QVERIFY(reading.mesh);
    const SceneMesh &mesh = *reading.mesh;
    QCOMPARE(mesh.groups.size(), 1U);
    const MeshMaterial &material = mesh.materials[std::size_t(mesh.groups[0].material)];
    QCOMPARE(material.colour, glm::vec4(0.5F, 0.25F, 1.0F, 1.0F));
    QCOMPARE(material.cutOff, 0.25F);
    QVERIFY(material.isDoubleSided);
    QVERIFY(material.across == MeshMaterial::Wrap::Clamp && material.down == MeshMaterial::Wrap::Mirror);
    QCOMPARE(mesh.vertices[3].texture, glm::vec2(2.5F, 3.0F));
    QCOMPARE(material.picture, 0);
    QCOMPARE(mesh.pictures[0].name, std::string("skin"));
    QCOMPARE(reading.pictures, (std::vector<std::string>{"\x89PNG"}));
}

// A mesh may rest in another shape than that of its numbers: fatter, or smiling.
void GltfMeshTest::shapesAtRestAreShown()
{
    MadeMesh made;
    const int wide = made.floats(u"VEC3"_s, {2, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0});
    const int deep = made.floats(u"VEC3"_s, {0, 0, 8, 0, 0, 8, 0, 0, 8, 0, 0, 8});
    made.primitive[u"targets"_s] = QJsonArray{QJsonObject{{u"POSITION"_s, wide}}, QJsonObject{{u"POSITION"_s, deep}}};
    QCOMPARE(meshOf(made).vertices[1].position, glm::vec3(1, 0, 0));
    made.meshWeights = QJsonArray{0.5, 0.0};
    QCOMPARE(meshOf(made).vertices[1].position, glm::vec3(2, 0, 0));
    // A node may show its mesh in another shape.
    made.changeNode(2, u"weights"_s, QJsonArray{0.0, 0.25});
    QCOMPARE(meshOf(made).vertices[1].position, glm::vec3(1, 0, 2));
    made.changeNode(2, u"weights"_s, QJsonArray{1.0, 0.0, 1.0, 1.0}); // more than there are shapes
    QCOMPARE(meshOf(made).vertices[1].position, glm::vec3(3, 0, 0));
    made.primitive[u"targets"_s] = QJsonArray{QJsonObject{{u"POSITION"_s, made.floats(u"VEC3"_s, {2, 0, 0})}}};
    const GltfReading read = readingOf(made);
    QVERIFY(!read.mesh && !read.scene->meshProblem.empty());
}

void GltfMeshTest::picturesAreBytes()
{
    MadeMesh made;
    made.primitive[u"material"_s] = 0;
    made.others = QJsonObject{
        {u"materials"_s, QJsonArray{QJsonObject{{u"pbrMetallicRoughness"_s,
                                                 QJsonObject{{u"baseColorTexture"_s, QJsonObject{{u"index"_s, 0}}}}}}}},
        {u"textures"_s, QJsonArray{QJsonObject{{u"source"_s, 0}}}},
        {u"images"_s,
         QJsonArray{QJsonObject{
             {u"name"_s, u"skin"_s},
             {u"uri"_s, u"data:image/webp;base64,"_s + QString::fromLatin1(QByteArray("RIFF....WEBP").toBase64())}}}}};
    const SceneMesh mesh = meshOf(made);
    QCOMPARE(mesh.materials[0].picture, -1);
    QCOMPARE(mesh.leftOut,
             (std::vector<std::string>{"texture \u201cskin\u201d is left out: expected PNG or JPEG, found WebP"}));
}

void GltfMeshTest::damageIsSaidAndTheMotionStays_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<QString>("problem");
    MadeMesh joint;
    joint.attributes[u"JOINTS_0"_s] = joint.bytes(u"VEC4"_s, {0, 250, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0});
    QTest::newRow("a joint") << joint.text() << u"a vertex of “body” follows joint 250, but its skin has 2 joints"_s;
    MadeMesh corner;
    corner.primitive[u"indices"_s] = corner.bytes(u"SCALAR"_s, {0, 1, 2, 1, 77, 2});
    QTest::newRow("a corner") << corner.text() << u"triangle 1 of “body” names vertex 77, but there are 4"_s;
    MadeMesh place;
    place.attributes[u"POSITION"_s] =
        place.floats(u"VEC3"_s, {0, 0, 0, 1, std::numeric_limits<float>::quiet_NaN(), 0, 0, 1, 0, 1, 1, 0});
    QTest::newRow("a place") << place.text() << u"vertex 1 of “body” is not at a finite position"_s;
    MadeMesh draco;
    draco.primitive[u"extensions"_s] = QJsonObject{{u"KHR_draco_mesh_compression"_s, QJsonObject()}};
    QTest::newRow("Draco") << draco.text()
                           << u"its mesh is compressed with Draco (KHR_draco_mesh_compression), which Limber does not "
                              "read: export it without compression"_s;
    MadeMesh shorter;
    shorter.attributes[u"NORMAL"_s] = shorter.floats(u"VEC3"_s, {0, 0, 1});
    QTest::newRow("too few normals") << shorter.text() << u"accessor 4 claims more bytes than there are"_s;
    MadeMesh binds;
    binds.setBindMatrices(std::vector<float>(16, 1.0F));
    QTest::newRow("too few matrices") << binds.text() << u"skins/0/inverseBindMatrices is not as glTF requires"_s;
    MadeMesh sparse;
    sparse.change(0, u"sparse"_s, QJsonObject{{u"count"_s, 9}});
    // Zeros need no bytes, so their count alone is not believed.
    MadeMesh zeros;
    const int zero = zeros.accessor(u"VEC3"_s, 5126, QByteArray(12, '\0'), 80'000'000);
    zeros.change(zero, u"bufferView"_s, QJsonValue::Undefined);
    zeros.change(zero, u"sparse"_s,
                 QJsonObject{{u"count"_s, 1},
                             {u"indices"_s, QJsonObject{{u"bufferView"_s, zeros.bytes(u"SCALAR"_s, {2})},
                                                        {u"componentType"_s, 5121}}},
                             {u"values"_s, QJsonObject{{u"bufferView"_s, 0}}}});
    zeros.attributes[u"POSITION"_s] = zero;
    QTest::newRow("zeros") << zeros.text()
                           << u"expected meshes of at most 6,000,000 vertices, found more: too much to show"_s;
    MadeMesh often;
    often.attributes = {{u"POSITION"_s, often.floats(u"VEC3"_s, std::vector<float>(30'000, 0.5F))}};
    for (int i = 0; i < 700; ++i)
        often.addPart();
    QTest::newRow("a large mesh, often")
        << often.text() << u"expected meshes of at most 6,000,000 vertices, found more: too much to show"_s;
    QTest::newRow("sparse") << sparse.text() << u"accessors/0/sparse is not as glTF requires"_s;
}

void GltfMeshTest::damageIsSaidAndTheMotionStays()
{
    QFETCH(const std::string, file);
    QFETCH(const QString, problem);
    const GltfReading reading = readGltf(file, {}, withMesh);
    QVERIFY(reading.scene && !reading.mesh);
    QVERIFY(reading.scene->nodes.size() >= 3U);
    QCOMPARE(QString::fromStdString(reading.scene->meshProblem), problem);
}

void GltfMeshTest::filesOfPicturesAreAskedForOnce()
{
    MadeMesh made;
    made.primitive[u"material"_s] = 0;
    made.others = QJsonObject{
        {u"materials"_s, QJsonArray{QJsonObject{{u"pbrMetallicRoughness"_s,
                                                 QJsonObject{{u"baseColorTexture"_s, QJsonObject{{u"index"_s, 0}}}}}}}},
        {u"textures"_s, QJsonArray{QJsonObject{{u"source"_s, 0}}}},
        {u"images"_s, QJsonArray{QJsonObject{{u"uri"_s, u"textures/skin%201.png"_s}}}}};
    QCOMPARE(readingOf(made).wantedFiles, (std::vector<std::string>{"textures/skin 1.png"}));
    // It is missing: the rest is shown.
    const GltfReading without = readGltf(made.text(), {}, {GltfContent::MotionAndMesh, false});
    QVERIFY(without.mesh && without.scene && without.wantedFiles.empty());
    QCOMPARE(without.mesh->leftOut.size(), 1U);
    const GltfReading with =
        readGltf(made.text(), {{"textures/skin 1.png", "\x89PNG"}}, {GltfContent::MotionAndMesh, false});
    QCOMPARE(with.pictures.size(), 1U);
}

void GltfMeshTest::theAnswerHoldsTheMesh()
{
    MadeMesh made;
    made.attributes[u"COLOR_0"_s] = made.bytes(u"VEC4"_s, std::vector<int>(16, 100));
    GltfReading reading = readingOf(made);
    reading.mesh->pictures.push_back({"skin", 1, 2, "12345678"});
    reading.mesh->materials[0].picture = 0;
    reading.mesh->leftOut.emplace_back("something");
    reading.scene->mesh = std::make_shared<const SceneMesh>(*reading.mesh);
    std::string bytes;
    writeScene(*reading.scene, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    const SceneAnswer answer = readSceneAnswer(bytes);
    QVERIFY(answer.scene && answer.scene->mesh);
    QVERIFY(*answer.scene->mesh == *reading.mesh);
}

void GltfMeshTest::aDamagedAnswerIsNone()
{
    GltfReading reading = readingOf(MadeMesh());
    SceneMesh mesh = *reading.mesh;
    mesh.weights[1].bone = 2; // of two
    reading.scene->mesh = std::make_shared<const SceneMesh>(std::move(mesh));
    std::string bytes;
    const auto sink = [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    };
    writeScene(*reading.scene, sink);
    QVERIFY(readSceneAnswer(bytes).isEmpty());
    reading.scene->mesh = std::make_shared<const SceneMesh>(*reading.mesh);
    bytes.clear();
    writeScene(*reading.scene, sink);
    for (std::size_t length = 0; length < bytes.size(); length += 3)
        QVERIFY(readSceneAnswer(std::string_view(bytes).substr(0, length)).isEmpty());
}

QTEST_GUILESS_MAIN(GltfMeshTest)

} // namespace tst_gltfmesh

#include "tst_gltfmesh.moc"
