#include "base/at.h"
#include "character/characterskin.h"
#include "library/charactermodel.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "scene/gltf/gltfreader.h"
#include "support/scenes/madecharacter.h"

#include <glm/geometric.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <bit>
#include <filesystem>

namespace tst_charactermodel {

using namespace limber;
using namespace Qt::StringLiterals;

// Characters as users of the library have them: read, retargeted onto, and written, in one process.
class CharacterModelTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsACharacter();
    void verticesAreWhereTheFileShowsThem();
    void theFilesHaveOneMoreAnimation();
    void theBytesOfTheFileCome();
    void aClipOfAnotherSkeletonIsKnown();
    void jointsAreMatchedByBones();
    void whatIsNoCharacterIsRefused_data();
    void whatIsNoCharacterIsRefused();
    void filesBesideAreReadBelowTheFolder();
    void aFileIsWrittenWholeOrNotAtAll();
};

namespace {

// The made character with a triangle that follows two joints, below a node that makes it smaller.
QJsonObject madeBody()
{
    QJsonObject file = madeFile({.size = 0.5, .turn = {0.3, 1.0, 0.0}});
    QByteArray data;
    const auto add = [&data](std::initializer_list<float> numbers) {
        for (const float number : numbers) {
            for (int i = 0; i < 4; ++i)
                data += static_cast<char>(std::bit_cast<std::uint32_t>(number) >> (8 * i));
        }
    };
    add({0, 0, 0, 1, 0, 0, 0, 1, 0});
    add({0.5F, 0.5F, 0, 0, 1, 0, 0, 0, 0.25F, 0.75F, 0, 0});
    data += QByteArray::fromHex("010300000200000003050000");
    const auto accessor = [](int view, int code, const QString &type) {
        return QJsonObject{{u"bufferView"_s, view}, {u"componentType"_s, code}, {u"count"_s, 3}, {u"type"_s, type}};
    };
    const auto view = [](int offset, int length) {
        return QJsonObject{{u"buffer"_s, 0}, {u"byteOffset"_s, offset}, {u"byteLength"_s, length}};
    };
    file[u"accessors"_s] =
        QJsonArray{accessor(0, 5126, u"VEC3"_s), accessor(1, 5126, u"VEC4"_s), accessor(2, 5121, u"VEC4"_s)};
    file[u"bufferViews"_s] = QJsonArray{view(0, 36), view(36, 48), view(84, 12)};
    const QString uri = u"data:application/octet-stream;base64,"_s + QString::fromLatin1(data.toBase64());
    file[u"buffers"_s] = QJsonArray{QJsonObject{{u"byteLength"_s, int(data.size())}, {u"uri"_s, uri}}};
    const QJsonObject attributes{{u"POSITION"_s, 0}, {u"WEIGHTS_0"_s, 1}, {u"JOINTS_0"_s, 2}};
    file[u"meshes"_s] =
        QJsonArray{QJsonObject{{u"primitives"_s, QJsonArray{QJsonObject{{u"attributes"_s, attributes}}}}}};
    QJsonArray nodes = file[u"nodes"_s].toArray();
    nodes.append(QJsonObject{{u"mesh"_s, 0}, {u"skin"_s, 0}});
    file[u"nodes"_s] = nodes;
    file[u"scenes"_s] = QJsonArray{QJsonObject{{u"nodes"_s, listOf({0, 8})}}};
    return file;
}

CharacterModel modelOf(const QJsonObject &file)
{
    return *CharacterModel::read(textOf(file)).character;
}

Clip motionOf(const CharacterModel &model)
{
    Character character;
    character.rest = model.rest();
    return movingClip(character);
}

std::string written(const CharacterModel &model, const Clip &clip, const CharacterWriteOptions &options)
{
    std::string bytes;
    const CharacterWriteResult result = model.write(clip, {}, options, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return result.isWritten ? bytes : result.problem.text();
}

} // namespace

void CharacterModelTest::aFileIsACharacter()
{
    const CharacterModel model = modelOf(madeBody());
    QCOMPARE(model.format(), "glTF 2.0");
    QCOMPARE(model.rest().skeleton.jointCount(), 7);
    QCOMPARE(model.rest().motion.frameCount(), 1);
    QCOMPARE(model.roles().size(), 7U);
    QCOMPARE(model.vertexCount(), 3U);
    QCOMPARE(model.triangles(), (std::vector<std::array<std::uint32_t, 3>>{{0, 1, 2}}));
    QVERIFY(model.surfaceProblem().empty() && model.matchedNames().empty());
    const CharacterModel bare = modelOf(madeFile({}));
    QCOMPARE(bare.vertexCount(), 0U);
    QVERIFY(!bare.surfaceProblem().empty() && bare.triangles().empty());
}

void CharacterModelTest::verticesAreWhereTheFileShowsThem()
{
    const CharacterModel model = modelOf(madeBody());
    const Clip clip = motionOf(model);
    const GltfReading again = readGltf(written(model, clip, {}), {}, {GltfContent::MotionAndMesh, false});
    QVERIFY(again.scene && again.mesh);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const std::vector<glm::dvec3> expected = verticesOf(*again.mesh, worldsOf(*again.scene, 0, frame));
        const std::vector<glm::dvec3> found = model.verticesAt(clip, {}, frame);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY(glm::distance(found[i], expected[i]) < 1e-5);
    }
    QVERIFY(glm::distance(model.verticesAt(clip, {}, 0)[0], model.verticesAt(clip, {}, 9)[0]) > 0.01);
    QVERIFY(modelOf(madeFile({})).verticesAt(clip, {}, 0).empty());
}

void CharacterModelTest::theFilesHaveOneMoreAnimation()
{
    const CharacterModel model = modelOf(madeBody());
    const Clip clip = motionOf(model);
    const QJsonObject whole = headOf(written(model, clip, {.motionName = "walk\xff"}));
    QCOMPARE(whole[u"animations"_s][0][u"name"_s].toString(), u"walk\uFFFD"_s);
    QVERIFY(whole.contains(u"meshes"_s));
    const QJsonObject alone = headOf(written(model, clip, {.form = CharacterForm::GlbAnimation}));
    QVERIFY(!alone.contains(u"meshes"_s) && alone.contains(u"animations"_s));
    QVERIFY(written(model, clip, {.form = CharacterForm::Fbx}).starts_with("Kaydara FBX Binary"));
    // Seven joints of a chain are no human.
    QVERIFY(written(model, clip, {.form = CharacterForm::Vrma}).starts_with("expected the bones hips, spine, head, "));
    const CharacterWriteResult stopped = model.write(clip, {}, {}, [](std::string_view) { return false; });
    QVERIFY(!stopped.isWritten && stopped.problem.isEmpty());
}

void CharacterModelTest::theBytesOfTheFileCome()
{
    const std::string file = textOf(madeBody());
    const CharacterModel model = *CharacterModel::read(file).character;
    const Character character = characterIn(file);
    const Clip clip = motionOf(model);
    QCOMPARE(written(model, clip, {}), added(file, character, clip).bytes);
}

void CharacterModelTest::aClipOfAnotherSkeletonIsKnown()
{
    const CharacterModel model = modelOf(madeBody());
    QVERIFY(model.hasSkeleton(motionOf(model).skeleton));
    Clip other = model.rest();
    other.skeleton.setName(3, "elsewhere");
    QVERIFY(!model.hasSkeleton(other.skeleton));
    QVERIFY(!model.hasSkeleton(Skeleton()));
}

void CharacterModelTest::jointsAreMatchedByBones()
{
    QJsonObject file = madeBody();
    file[u"extensions"_s] = QJsonObject{
        {u"VRMC_vrm"_s,
         QJsonObject{
             {u"humanoid"_s, QJsonObject{{u"humanBones"_s, QJsonObject{{u"head"_s, QJsonObject{{u"node"_s, 4}}},
                                                                       {u"hips"_s, QJsonObject{{u"node"_s, 1}}}}}}}}}};
    const CharacterModel model = modelOf(file);
    QCOMPARE(model.format(), "VRM 1.0");
    const std::vector<std::string> names = model.matchedNames();
    QVERIFY(std::ranges::find(names, "hips") != names.end() && std::ranges::find(names, "J1") != names.end());
    Clip source = motionOf(model);
    for (int joint = 0; joint < source.skeleton.jointCount(); ++joint)
        source.skeleton.setName(joint, names[static_cast<std::size_t>(joint)]);
    const RetargetInput input = automaticRetarget(source, model);
    QCOMPARE(input.targetNames, names);
    const auto moved = retargetClip(input);
    QVERIFY(moved && model.hasSkeleton(moved->clip.skeleton));
}

void CharacterModelTest::whatIsNoCharacterIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("problem");
    QTest::newRow("nothing") << QByteArray() << QByteArray("expected a glTF file");
    QTest::newRow("text") << QByteArray("HIERARCHY") << QByteArray("expected a glTF file");
    QTest::newRow("a cut .glb") << QByteArray("glTF\2\0\0\0\xff\0\0\0", 12) << QByteArray("expected a glTF file");
    QTest::newRow("no nodes") << QByteArray(R"({"asset": {"version": "2.0"}})") << QByteArray("found neither");
    QTest::newRow("FBX") << QByteArray("Kaydara FBX Binary  \0\x1a\0", 23) << QByteArray("found FBX");
}

void CharacterModelTest::whatIsNoCharacterIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, problem);
    const CharacterReading reading = CharacterModel::read(bytes.toStdString());
    QVERIFY(!reading.character);
    QVERIFY2(reading.problem.text().find(problem.toStdString()) != std::string::npos, reading.problem.text().c_str());
}

void CharacterModelTest::filesBesideAreReadBelowTheFolder()
{
    QTemporaryDir folder;
    const std::filesystem::path root(folder.path().toStdString());
    std::filesystem::create_directory(root / "hero");
    const auto put = [](const std::filesystem::path &path, const std::string &bytes) {
        QFile file(QString::fromStdString(path.string()));
        return file.open(QIODevice::WriteOnly) &&
               file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
    };
    QJsonObject made = madeBody();
    const QString uri = made[u"buffers"_s][0][u"uri"_s].toString();
    const std::string numbers = QByteArray::fromBase64(uri.mid(uri.indexOf(u',') + 1).toLatin1()).toStdString();
    made[u"buffers"_s] = QJsonArray{QJsonObject{{u"byteLength"_s, int(numbers.size())}, {u"uri"_s, u"body.bin"_s}}};
    QVERIFY(put(root / "hero" / "hero.gltf", textOf(made)) && put(root / "hero" / "body.bin", numbers));
    CharacterReading reading = CharacterModel::readFile(root / "hero" / "hero.gltf");
    QVERIFY2(reading.character, reading.problem.text().c_str());
    QCOMPARE(reading.character->vertexCount(), 3U);
    // A link out of the folder leads nowhere; the motion needs no numbers.
    QVERIFY(put(root / "secret.bin", numbers));
    std::filesystem::remove(root / "hero" / "body.bin");
    std::filesystem::create_symlink(root / "secret.bin", root / "hero" / "body.bin");
    reading = CharacterModel::readFile(root / "hero" / "hero.gltf");
    QVERIFY(reading.character);
    QCOMPARE(reading.character->vertexCount(), 0U);
    QVERIFY(written(*reading.character, motionOf(*reading.character), {}).find("body.bin") != std::string::npos);
    reading = CharacterModel::readFile(root / "none.glb");
    QVERIFY(!reading.character && !reading.problem.isEmpty());
    QVERIFY(!CharacterModel::readFile(root / "hero").character);
}

void CharacterModelTest::aFileIsWrittenWholeOrNotAtAll()
{
    QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "hero.glb";
    const CharacterModel model = modelOf(madeBody());
    const Clip clip = motionOf(model);
    QVERIFY(model.writeFile(clip, {}, {.motionName = "walk"}, path).isWritten);
    // It may be the character's own.
    const CharacterModel again = *CharacterModel::readFile(path).character;
    QVERIFY(again.writeFile(motionOf(again), {}, {.motionName = "walk"}, path).isWritten);
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string bytes = file.readAll().toStdString();
    QCOMPARE(headOf(bytes)[u"animations"_s][1][u"name"_s].toString(), u"walk 2"_s);
    QVERIFY(!model.writeFile(clip, {}, {.form = CharacterForm::Vrma}, path).isWritten);
    file.seek(0);
    QCOMPARE(file.readAll().toStdString(), bytes);
    QCOMPARE(std::distance(std::filesystem::directory_iterator(path.parent_path()), {}), 1);
    QVERIFY(!model.writeFile(clip, {}, {}, path / "below" / "a.glb").isWritten);
}

QTEST_GUILESS_MAIN(CharacterModelTest)

} // namespace tst_charactermodel

#include "tst_charactermodel.moc"
