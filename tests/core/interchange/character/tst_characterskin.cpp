#include "base/at.h"
#include "character/characterskin.h"
#include "pose/pose.h"
#include "support/scenes/madecharacter.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_inverse.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <random>

namespace tst_characterskin {

using namespace limber;
using namespace Qt::StringLiterals;

// The surface of a character that is shown is that of the file that a motion was written into, as any other program
// shows it.
class CharacterSkinTest : public QObject
{
    Q_OBJECT

private slots:
    void theSurfaceIsThatOfTheWrittenFile_data();
    void theSurfaceIsThatOfTheWrittenFile();
    void onJointsTheSurfaceIsTheSame();
    void trianglesShowTheirOutside();
    void aFarFigureKeepsItsShape();
    void anOddHeightIsDoubted();
};

namespace {

// A tetrahedron on each joint and one on the node above, with weights on two joints each.
SceneMesh madeMesh(const Scene &scene)
{
    std::mt19937 random(3);
    std::uniform_real_distribution<float> part(-1.0f, 1.0f);
    SceneMesh mesh;
    const std::vector<glm::dmat4> worlds = worldsOf(scene, -1, 0);
    for (int node = 0; node < static_cast<int>(worlds.size()); ++node) {
        // The pose in which it is bound is another than that of the nodes.
        const glm::dmat4 bound = glm::rotate(at(worlds, node), 0.2 * node, {0.3, 0.5, 0.8});
        mesh.bones.push_back({node, glm::inverse(bound)});
    }
    const auto count = static_cast<std::uint32_t>(mesh.bones.size());
    for (std::uint32_t bone = 0; bone < count; ++bone) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (int corner = 0; corner < 4; ++corner) {
            MeshVertex vertex;
            vertex.position = {part(random), part(random), part(random)};
            vertex.normal = glm::normalize(glm::vec3{part(random), part(random), 2.0f});
            vertex.firstWeight = static_cast<std::uint32_t>(mesh.weights.size());
            vertex.weightCount = 2;
            mesh.weights.push_back({bone, 0.75f});
            mesh.weights.push_back({(bone + 3) % count, 0.25f});
            mesh.vertices.push_back(vertex);
        }
        mesh.triangles.push_back({first, first + 1, first + 2});
        mesh.triangles.push_back({first, first + 2, first + 3});
    }
    mesh.materials.emplace_back();
    mesh.groups.push_back({0, 0, mesh.triangles.size()});
    return mesh;
}

glm::dvec3 skinned(const SceneMesh &mesh, const std::vector<glm::dmat4> &worlds, const MeshVertex &vertex)
{
    glm::dvec4 sum(0.0);
    for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
        const MeshWeight &weight = mesh.weights[vertex.firstWeight + k];
        const MeshBone &bone = mesh.bones[weight.bone];
        sum += double(weight.weight) * (at(worlds, bone.node) * (bone.bind * glm::dvec4(vertex.position, 1.0)));
    }
    return glm::dvec3(sum);
}

Character characterWithMesh(const Oddities &odd, std::string &file)
{
    file = textOf(madeFile(odd));
    Character character = characterIn(file);
    character.scene.mesh = std::make_shared<const SceneMesh>(madeMesh(character.scene));
    return character;
}

} // namespace

void CharacterSkinTest::theSurfaceIsThatOfTheWrittenFile_data()
{
    QTest::addColumn<bool>("areMatrices");
    QTest::addColumn<bool>("isMirrored");
    QTest::addColumn<double>("size");
    QTest::newRow("plain") << false << false << 1.0;
    QTest::newRow("matrices") << true << false << 1.0;
    QTest::newRow("a small node above") << false << false << 0.01;
    QTest::newRow("a mirror above") << false << true << 1.0;
}

void CharacterSkinTest::theSurfaceIsThatOfTheWrittenFile()
{
    QFETCH(const bool, areMatrices);
    QFETCH(const bool, isMirrored);
    QFETCH(const double, size);
    std::string file;
    const Character character = characterWithMesh(
        {.areMatrices = areMatrices, .isMirrored = isMirrored, .size = size, .turn = {0.4, -0.3, 0.9}}, file);
    const Clip clip = movingClip(character);
    const GltfReading written = readGltf(added(file, character, clip).bytes);
    QVERIFY(written.scene);

    const SceneMesh &mesh = *character.scene.mesh;
    const CharacterSkin skin(character);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const glm::dmat3 turn(glm::rotate(glm::dmat4(1.0), 0.7, {0.0, 1.0, 0.0}));
    SkinnedMesh placed;
    double farthest = 0.0;
    double largest = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        skin.place(poseAt(clip, frame, rules), turn, placed);
        const std::vector<glm::dmat4> worlds = worldsOf(*written.scene, 0, frame);
        for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
            const glm::dvec3 expected = turn * (100.0 * skinned(mesh, worlds, mesh.vertices[i]));
            farthest = std::max(farthest, glm::distance(placed.positionOf(i), expected));
            largest = std::max(largest, glm::length(expected));
        }
    }
    QVERIFY(largest > 50.0);
    QVERIFY2(farthest < 1e-5 * largest, qPrintable(QString::number(farthest)));
}

// Pages and others that know nothing of the nodes of the file get it on the joints of the skeleton.
void CharacterSkinTest::onJointsTheSurfaceIsTheSame()
{
    for (const bool isMirrored : {false, true}) {
        std::string file;
        const Character character =
            characterWithMesh({.isMirrored = isMirrored, .size = 0.01, .turn = {0.4, -0.3, 0.9}}, file);
        const Clip clip = movingClip(character);
        const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
        const SceneMesh mesh = meshOnJoints(character);
        const CharacterSkin skin(character);
        SkinnedMesh placed;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const Pose pose = poseAt(clip, frame, rules);
            skin.place(pose, glm::dmat3(1.0), placed);
            QCOMPARE(mesh.triangles, *placed.triangles);
            for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
                const MeshVertex &vertex = mesh.vertices[i];
                glm::dvec3 sum(0.0);
                for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
                    const MeshWeight &weight = mesh.weights[vertex.firstWeight + k];
                    const MeshBone &bone = mesh.bones[weight.bone];
                    glm::dvec3 point(bone.bind * glm::dvec4(vertex.position, 1.0));
                    if (bone.node != NoJoint)
                        point = at(pose.jointPositions, bone.node) + at(pose.worldFromJoint, bone.node) * point;
                    sum += double(weight.weight) * point;
                }
                QVERIFY(glm::distance(sum, placed.positionOf(i)) < 1e-3);
            }
        }
    }
}

// In a mirror, corners that go round counter-clockwise go round clockwise.
void CharacterSkinTest::trianglesShowTheirOutside()
{
    for (const bool isMirrored : {false, true}) {
        std::string file;
        Character character = characterWithMesh({.isMirrored = isMirrored}, file);
        SceneMesh mesh = *character.scene.mesh;
        mesh.triangles.resize(1);
        mesh.groups[0].triangleCount = 1;
        for (const auto &[a, b, c] : mesh.triangles) {
            const glm::vec3 start = mesh.vertices[a].position;
            const glm::vec3 normal =
                glm::normalize(glm::cross(mesh.vertices[b].position - start, mesh.vertices[c].position - start));
            for (const std::uint32_t corner : {a, b, c}) {
                mesh.vertices[corner].normal = normal;
                mesh.vertices[corner].weightCount = 1;
            }
        }
        character.scene.mesh = std::make_shared<const SceneMesh>(std::move(mesh));
        SkinnedMesh placed;
        CharacterSkin(character).place(poseAt(character.rest, 0, {}), glm::dmat3(1.0), placed);
        const auto &[a, b, c] = placed.triangles->front();
        const glm::vec3 outside =
            glm::cross(placed.positions[b] - placed.positions[a], placed.positions[c] - placed.positions[a]);
        QVERIFY(glm::dot(glm::normalize(outside), placed.normals[a]) > 0.999f);
    }
}

// Floats have seven digits: of a figure that is a hundred kilometres away, they would leave steps of a centimetre.
void CharacterSkinTest::aFarFigureKeepsItsShape()
{
    std::string file;
    const Character character = characterWithMesh({}, file);
    const CharacterSkin skin(character);
    Pose pose = poseAt(character.rest, 0, {});
    SkinnedMesh here;
    skin.place(pose, glm::dmat3(1.0), here);
    const glm::dvec3 far(1e7, 0.0, -2e7);
    for (glm::dvec3 &position : pose.jointPositions)
        position += far;
    SkinnedMesh there;
    skin.place(pose, glm::dmat3(1.0), there);
    for (std::size_t i = 4; i < 20; ++i) // those that follow joints only, not the node above
        QVERIFY(glm::distance(there.positions[i], here.positions[i]) < 1e-3f);
    QVERIFY(glm::distance(there.origin - here.origin, far) < 1e-6);
}

// A file in centimetres that says that they are metres has a figure of 170 m.
void CharacterSkinTest::anOddHeightIsDoubted()
{
    const auto noteFor = [](double scale) {
        std::string file;
        Character character = characterWithMesh({}, file);
        SceneMesh mesh = *character.scene.mesh;
        for (MeshVertex &vertex : mesh.vertices)
            vertex.position *= static_cast<float>(scale);
        character.scene.mesh = std::make_shared<const SceneMesh>(std::move(mesh));
        return heightNote(character).text();
    };
    QCOMPARE(noteFor(1.0), std::string());
    const std::string note = noteFor(100.0);
    QVERIFY2(note.starts_with("expected a figure from 0.2 to 20 m tall, found one of "), note.c_str());
    QVERIFY(note.find("motions fit it as it is") != std::string::npos);
    // Without a mesh its joints show it.
    const auto noteForJoints = [](double height) {
        std::string file;
        Character character = characterWithMesh({}, file);
        character.scene.mesh.reset();
        character.rest = Clip();
        character.rest.skeleton.addJoint({"Hips", NoJoint, {0.0, 0.5 * height, 0.0}, {}, 0});
        character.rest.skeleton.addJoint({"Head", 0, {0.0, 0.5 * height, 0.0}, {}, 0});
        character.rest.skeleton.addJoint({"Foot", 0, {0.0, -0.5 * height, 0.0}, {}, 0});
        character.rest.motion = Motion(1, 0);
        return heightNote(character).text();
    };
    QCOMPARE(noteForJoints(170.0), std::string());
    QCOMPARE(noteForJoints(0.0), std::string()); // of one that has none
    for (const double height : {17000.0, 1.7})
        QVERIFY2(!noteForJoints(height).empty(), qPrintable(QString::number(height)));
    QVERIFY(noteForJoints(170000.0).find(" 1700 m") != std::string::npos);
    QVERIFY(noteForJoints(1.7).find(" 0.017 m") != std::string::npos);
}

QTEST_GUILESS_MAIN(CharacterSkinTest)

} // namespace tst_characterskin

#include "tst_characterskin.moc"
