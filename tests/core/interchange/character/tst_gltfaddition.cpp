#include "base/at.h"
#include "character/character.h"
#include "character/characterfbx.h"
#include "character/charactertracks.h"
#include "character/gltfaddition.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "scene/clip/sceneclip.h"
#include "scene/gltf/gltfreader.h"
#include "support/scenes/madecharacter.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <random>
#include <set>

namespace tst_gltfaddition {

using namespace limber;
using namespace Qt::StringLiterals;

// A motion is added to the file of a character: its nodes move as the clip says, and nothing else changes.
class GltfAdditionTest : public QObject
{
    Q_OBJECT

private slots:
    void nodesMoveAsInTheClip_data();
    void nodesMoveAsInTheClip();
    void theMotionIsReadBack();
    void otherPartsStayAsTheyAre();
    void aStillJointHasNoKeys();
    void aMotionThatRestsHasOneKey();
    void anotherAnimationIsOverruledByOneKey();
    void namesOfMotionsAreTakenOnce();
    void aloneThereAreOnlyNodes();
    void filesBesideItBecomePartsOfIt();
    void aFileThatIsNamedTooOftenIsRefused();
    void aScaleThatSkewsIsSaid();
    void aShearedNodeStaysAtRest();
    void humanBonesAreFoundWhateverTheirNames();
    void fbxNodesHaveNamesOfTheirOwn();
};

namespace {

// Returns how far, in metres, points of the nodes are from where the joints of a clip carry them from their rest.
double largestError(const Character &character, const Clip &clip, const Scene &written)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto last = static_cast<int>(written.animations.size()) - 1;
    const std::vector<glm::dmat4> rest = worldsOf(character.scene, -1, 0);
    double largest = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        const std::vector<glm::dmat4> worlds = worldsOf(written, last, frame);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const int node = at(character.joints, joint).node;
            const glm::dvec3 origin(at(rest, node)[3]);
            for (const glm::dvec4 &point : {glm::dvec4(0, 0, 0, 1), glm::dvec4(0.1, 0.2, -0.3, 1.0)}) {
                const glm::dvec3 fromOrigin = glm::dvec3(at(rest, node) * point) - origin;
                const glm::dvec3 expected =
                    at(pose.worldFromJoint, joint) * fromOrigin + at(pose.jointPositions, joint) / 100.0;
                largest = std::max(largest, glm::distance(glm::dvec3(at(worlds, node) * point), expected));
            }
        }
    }
    return largest;
}

} // namespace

void GltfAdditionTest::nodesMoveAsInTheClip_data()
{
    QTest::addColumn<Oddities>("odd");
    QTest::newRow("plain") << Oddities();
    QTest::newRow("matrices") << Oddities{.areMatrices = true};
    QTest::newRow("mirrored") << Oddities{.isMirrored = true};
    QTest::newRow("centimetres below a quarter turn") << Oddities{.size = 0.01, .turn = {-1.5707963, 0.0, 0.0}};
    QTest::newRow("all of it, with a larger joint") << Oddities{.areMatrices = true,
                                                                .isMirrored = true,
                                                                .size = 3.0,
                                                                .turn = {0.3, 1.0, -2.0},
                                                                .scaleOfSecond = glm::dvec3(1.3)};
}

void GltfAdditionTest::nodesMoveAsInTheClip()
{
    QFETCH(const Oddities, odd);
    const std::string file = textOf(madeFile(odd));
    const Character character = characterIn(file);
    QCOMPARE(character.rest.skeleton.jointCount(), 7);
    const Clip clip = movingClip(character);
    const Added result = added(file, character, clip);
    QVERIFY(result.notes.empty());
    const GltfReading again = readGltf(result.bytes);
    QVERIFY2(again.scene, again.problem.text().c_str());
    const double error = largestError(character, clip, *again.scene);
    QVERIFY2(error < 1e-5, qPrintable(QString::number(error)));
}

void GltfAdditionTest::theMotionIsReadBack()
{
    const std::string file = textOf(madeFile({.size = 0.01, .turn = {0.4, 0.0, 1.0}}));
    const Character character = characterIn(file);
    const Clip clip = movingClip(character);
    const GltfReading again = readGltf(added(file, character, clip).bytes);
    QVERIFY(again.scene);
    const SceneClip read = clipOfScene(*again.scene, {.animation = 0, .metresPerUnit = 0.01});
    QVERIFY(read.clip);
    QCOMPARE(read.clip->motion.frameCount(), clip.motion.frameCount());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
        const Pose is = poseAt(*read.clip, frame, decidePositionRules(read.clip->skeleton, read.clip->motion));
        for (std::size_t joint = 0; joint < was.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(was.jointPositions[joint], is.jointPositions[joint]) < 1e-2); // of 10 m
    }
}

void GltfAdditionTest::otherPartsStayAsTheyAre()
{
    std::string file = textOf(madeFile({}));
    // Numbers as no program writes them, and members that nobody knows.
    const std::string odd =
        R"("extras": {"n": 2.50, "big": 18446744073709551617, "e": 1E+2, "text": "a\u003cb \" ]}"},)";
    file.insert(file.find('{') + 1, odd);
    const Character character = characterIn(file);
    const std::string bytes = added(file, character, movingClip(character)).bytes;
    QVERIFY(bytes.find(R"({"n": 2.50, "big": 18446744073709551617, "e": 1E+2, "text": "a\u003cb \" ]}"})") !=
            std::string::npos);
    QJsonObject before = QJsonDocument::fromJson(QByteArray::fromStdString(file)).object();
    QJsonObject after = headOf(bytes);
    for (const QString &list : {u"accessors"_s, u"bufferViews"_s, u"buffers"_s, u"animations"_s})
        after.remove(list);
    QCOMPARE(after, before);
}

void GltfAdditionTest::aStillJointHasNoKeys()
{
    const std::string file = textOf(madeFile({}));
    const Character character = characterIn(file);
    Clip clip = movingClip(character);
    const std::vector<glm::dquat> none(std::size_t(clip.motion.frameCount()), glm::dquat(1, 0, 0, 0));
    writeNewRotations(clip, 3, 0, none);
    const QJsonObject head = headOf(added(file, character, clip).bytes);
    const QJsonArray channels = head[u"animations"_s][0][u"channels"_s].toArray();
    QCOMPARE(channels.size(), 7); // six joints turn, one of them travels
}

// glTF knows no animations without channels.
void GltfAdditionTest::aMotionThatRestsHasOneKey()
{
    const std::string file = textOf(madeFile({}));
    const Character character = characterIn(file);
    Clip clip = character.rest;
    clip.motion.removeFrames(1, clip.motion.frameCount() - 1);
    const QJsonObject head = headOf(added(file, character, clip).bytes);
    const QJsonObject animation = head[u"animations"_s][0].toObject();
    QCOMPARE(animation[u"channels"_s].toArray().size(), 1);
    QCOMPARE(animation[u"samplers"_s].toArray().size(), 1);
    QCOMPARE(characterIn(added(file, character, clip).bytes).scene.animations.size(), std::size_t(1));
}

void GltfAdditionTest::anotherAnimationIsOverruledByOneKey()
{
    const std::string file = textOf(madeFile({}));
    const Character character = characterIn(file);
    Clip clip = movingClip(character);
    const std::string once = added(file, character, clip).bytes;
    const std::vector<glm::dquat> none(std::size_t(clip.motion.frameCount()), glm::dquat(1, 0, 0, 0));
    writeNewRotations(clip, 3, 0, none);
    const Character again = characterIn(once);
    const QJsonObject head = headOf(added(once, again, clip).bytes);
    const QJsonObject second = head[u"animations"_s][1].toObject();
    QCOMPARE(second[u"channels"_s].toArray().size(), 8);
    const QJsonArray accessors = head[u"accessors"_s].toArray();
    int single = 0;
    for (const QJsonValue sampler : second[u"samplers"_s].toArray())
        single += accessors[sampler[u"output"_s].toInt()][u"count"_s].toInt() == 1 ? 1 : 0;
    QCOMPARE(single, 1);
}

void GltfAdditionTest::namesOfMotionsAreTakenOnce()
{
    std::string file = textOf(madeFile({}));
    for (const QString &name : {u"walk"_s, u"walk 2"_s, u"walk 3"_s}) {
        const Character character = characterIn(file);
        file = added(file, character, movingClip(character), {.motionName = "walk"}).bytes;
        QCOMPARE(headOf(file)[u"animations"_s].toArray().last()[u"name"_s].toString(), name);
    }
    QCOMPARE(headOf(file)[u"buffers"_s].toArray().size(), 1);
}

void GltfAdditionTest::aloneThereAreOnlyNodes()
{
    QJsonObject made = madeFile({});
    made[u"materials"_s] = QJsonArray{QJsonObject{}};
    const std::string file = textOf(made);
    const Character character = characterIn(file);
    const Clip clip = movingClip(character);
    const std::string bytes = added(file, character, clip, {.isAlone = true}).bytes;
    const QStringList keys = headOf(bytes).keys();
    const QStringList expected{u"accessors"_s, u"animations"_s, u"asset"_s, u"bufferViews"_s,
                               u"buffers"_s,   u"nodes"_s,      u"scenes"_s};
    QCOMPARE(keys, expected);
    const GltfReading again = readGltf(bytes);
    QVERIFY(again.scene);
    QVERIFY(largestError(character, clip, *again.scene) < 1e-5);
}

void GltfAdditionTest::filesBesideItBecomePartsOfIt()
{
    QJsonObject made = madeFile({});
    made[u"buffers"_s] = QJsonArray{QJsonObject{{u"uri"_s, u"a%20b.bin"_s}, {u"byteLength"_s, 5}},
                                    QJsonObject{{u"uri"_s, u"second.bin"_s}, {u"byteLength"_s, 3}}};
    made[u"images"_s] = QJsonArray{QJsonObject{{u"uri"_s, u"skin.png"_s}}, QJsonObject{{u"uri"_s, u"../no.png"_s}}};
    const std::string file = textOf(made);
    const std::vector<std::string> names{"a b.bin", "second.bin", "skin.png"};
    QCOMPARE(filesOfGltf(file), names);
    const GltfBuffers beside{{"a b.bin", "12345"}, {"second.bin", "xyz"}, {"skin.png", "\x89PNG picture"}};
    const Character character = characterIn(file);
    const std::string bytes = added(file, character, movingClip(character), {}, beside).bytes;
    const QJsonObject head = headOf(bytes);
    QVERIFY(!head[u"buffers"_s][0].toObject().contains(u"uri"_s));
    QCOMPARE(head[u"buffers"_s][1][u"uri"_s].toString(), u"data:application/octet-stream;base64,eHl6"_s);
    QVERIFY(head[u"images"_s][0][u"uri"_s].toString().startsWith(u"data:image/png;base64,"_s));
    QVERIFY(bytes.find(std::string("BIN\0", 4) + "12345") != std::string::npos);
    QCOMPARE(head[u"bufferViews"_s][0][u"byteOffset"_s].toInt(), 8);
    // Without its numbers it is refused.
    QVERIFY(added(file, character, movingClip(character)).bytes.empty());
}

void GltfAdditionTest::aFileThatIsNamedTooOftenIsRefused()
{
    QJsonObject made = madeFile({});
    QJsonArray buffers;
    for (int i = 0; i < 1200; ++i)
        buffers.append(QJsonObject{{u"uri"_s, u"large.bin"_s}, {u"byteLength"_s, 1 << 20}});
    made[u"buffers"_s] = buffers;
    const std::string file = textOf(made);
    const std::string large(std::size_t{1} << 20, 'x');
    const Character character = characterIn(file);
    Message problem;
    QVERIFY(!GltfAddition::make(file, {{"large.bin", large}}, character,
                                *motionOnNodes(character, movingClip(character), {}), {}, problem));
    QCOMPARE(problem.text(), "expected at most 1024 MiB, found more");
    // Without meshes it needs none of them.
    QVERIFY(GltfAddition::make(file, {{"large.bin", large}}, character,
                               *motionOnNodes(character, movingClip(character), {}), {.isAlone = true}, problem));
}

void GltfAdditionTest::aScaleThatSkewsIsSaid()
{
    const std::string file = textOf(madeFile({.scaleOfSecond = {1.5, 0.8, 1.0}}));
    const Character character = characterIn(file);
    const Added result = added(file, character, movingClip(character));
    QCOMPARE(result.notes.size(), std::size_t{1});
    QVERIFY(result.notes.front().text().starts_with("J1 has a scale"));
    QVERIFY(!result.bytes.empty());
}

void GltfAdditionTest::aShearedNodeStaysAtRest()
{
    QJsonObject made = madeFile({});
    QJsonArray nodes = made[u"nodes"_s].toArray();
    QJsonObject node{{u"name"_s, u"J3"_s}};
    node[u"matrix"_s] = listOf({1, 0, 0, 0, 0.7, 1, 0, 0, 0, 0, 1, 0, 0.1, 0.2, 0.3, 1});
    nodes[4] = node;
    made[u"nodes"_s] = nodes;
    const std::string file = textOf(made);
    const Character character = characterIn(file);
    const Added result = added(file, character, movingClip(character));
    QVERIFY(!result.notes.empty());
    QVERIFY(result.notes.front().text().starts_with("J3 keeps its rest pose"));
    QVERIFY(headOf(result.bytes)[u"nodes"_s][4].toObject().contains(u"matrix"_s));
}

void GltfAdditionTest::humanBonesAreFoundWhateverTheirNames()
{
    QJsonObject made = madeFile({});
    const auto bone = [](int node) { return QJsonObject{{u"node"_s, node}}; };
    made[u"extensions"_s] = QJsonObject{
        {u"VRMC_vrm"_s,
         QJsonObject{{u"humanoid"_s,
                      QJsonObject{{u"humanBones"_s, QJsonObject{{u"hips"_s, bone(1)}, {u"spine"_s, bone(2)}}}}}}}};
    QCOMPARE(namesByBones(characterIn(textOf(made)))[1], std::string("spine"));
    // The thumbs of the older version have other names, and its figures look back.
    const auto old = [](const char *name, int node) {
        return QJsonObject{{u"bone"_s, QLatin1String(name)}, {u"node"_s, node}};
    };
    made[u"extensions"_s] = QJsonObject{
        {u"VRM"_s, QJsonObject{{u"humanoid"_s,
                                QJsonObject{{u"humanBones"_s, QJsonArray{old("hips", 1), old("leftThumbProximal", 2),
                                                                         old("leftThumbIntermediate", 3)}}}}}}};
    const std::string file = textOf(made);
    const Character character = characterIn(file);
    const std::vector<std::string> named = namesByBones(character);
    QCOMPARE(named[1], std::string("leftThumbMetacarpal"));
    QCOMPARE(named[2], std::string("leftThumbProximal"));
    QCOMPARE(character.scene.upright, glm::dquat(0.0, 0.0, 1.0, 0.0));
    made[u"extensions"_s] =
        QJsonObject{{u"VRMC_vrm"_s,
                     QJsonObject{{u"humanoid"_s, QJsonObject{{u"humanBones"_s, QJsonObject{{u"hips"_s, bone(99)}}}}}}}};
    QCOMPARE(readGltf(textOf(made)).problem.text(),
             std::string("the humanoid map names node 99 as hips, but there are 8 nodes"));
}

// Programs find the nodes of an FBX file by their names, and lose the motion of those that share one.
void GltfAdditionTest::fbxNodesHaveNamesOfTheirOwn()
{
    Character character = characterIn(textOf(madeFile({})));
    const Clip clip = movingClip(character);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto made = [&] {
        return fbxOfCharacter(character, *motionOnNodes(character, clip, rules), "walk", "Limber");
    };
    QCOMPARE(made().renamed, std::size_t(0));
    for (const char *name : {"", "Bone"}) {
        for (const SceneJoint &joint : character.joints)
            at(character.scene.nodes, joint.node).name = name;
        const FbxScene scene = made();
        std::set<std::string> names;
        for (const FbxNode &node : scene.nodes)
            QVERIFY2(!node.name.empty() && names.insert(node.name).second, node.name.c_str());
        QCOMPARE(scene.renamed, character.joints.size() - (*name == '\0' ? 0 : 1));
    }
}

QTEST_GUILESS_MAIN(GltfAdditionTest)

} // namespace tst_gltfaddition

#include "tst_gltfaddition.moc"
