#include "gltf/gltfexport.h"
#include "pose/pose.h"
#include "scene/clip/sceneclip.h"
#include "scene/gltf/gltfbytes.h"
#include "scene/gltf/gltfreader.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QByteArray>
#include <QRandomGenerator>
#include <QTest>

#include <cstring>

namespace tst_gltfreader {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Files of glTF 2.0 from any program, and from Limber. The class comes before the raw strings, whose braces moc
// miscounts.
class GltfReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void exportedFilesAreReadBack_data();
    void exportedFilesAreReadBack();
    void nodesAndTracksAreRead();
    void filesBesideItAreRequested();
    void pathsOutsideOfTheFolderAreRefused_data();
    void pathsOutsideOfTheFolderAreRefused();
    void integersAreNormalised();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void aChildOfTheFirstNodeHasOneParent();
    void damagedFilesAreRefusedWithASentence_data();
    void damagedFilesAreRefusedWithASentence();
    void base64AndAddressesAreDecoded();
    void everyKindOfIntegerIsNormalised_data();
    void everyKindOfIntegerIsNormalised();
    void problemsAreNamed_data();
    void problemsAreNamed();
    void chunksAreTakenFromBinaryFiles_data();
    void chunksAreTakenFromBinaryFiles();
    void partsWithoutUseAreCounted();
    void transformsOfNodesAreRead();
    void largeListsAreRefused();
};

namespace {

std::string exported(const Clip &clip, const GltfOptions &options)
{
    std::string bytes;
    const auto made = GltfExport::make(clip, decidePositionRules(clip.skeleton, clip.motion), options);
    if (!made || !made->write([&](std::string_view piece) {
            bytes += piece;
            return true;
        }))
        return {};
    return bytes;
}

// Numbers in the format of a .bin file.
QByteArray floats(const std::vector<float> &values)
{
    QByteArray bytes(qsizetype(values.size() * sizeof(float)), '\0');
    std::memcpy(bytes.data(), values.data(), std::size_t(bytes.size()));
    return bytes;
}

// A file of two nodes, one of which rotates and rises; %1 is replaced by the address of the numbers.
std::string twoNodes(const QByteArray &uri, const QByteArray &interpolation = "LINEAR")
{
    return R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [1]}],
 "nodes": [{"name": "tip", "translation": [0, 1, 0]}, {"name": "base", "children": [0], "rotation": [0, 0, 1, 0]}],
 "animations": [{"name": "wave", "channels": [
   {"sampler": 0, "target": {"node": 1, "path": "translation"}},
   {"sampler": 1, "target": {"node": 0, "path": "rotation"}},
   {"sampler": 0, "target": {"node": 1, "path": "weights"}}, {"sampler": 0, "target": {"path": "translation"}}],
  "samplers": [{"input": 0, "output": 1, "interpolation": ")" +
           interpolation.toStdString() + R"("}, {"input": 0, "output": 2}]}],
 "accessors": [{"bufferView": 0, "componentType": 5126, "count": 2, "type": "SCALAR", "min": [0], "max": [1]},
  {"bufferView": 0, "byteOffset": 8, "componentType": 5126, "count": 2, "type": "VEC3"},
  {"bufferView": 0, "byteOffset": 32, "componentType": 5126, "count": 2, "type": "VEC4"}],
 "bufferViews": [{"buffer": 0, "byteLength": 64}],
 "buffers": [{"byteLength": 64, "uri": ")" +
           uri.toStdString() + R"("}]})";
}

QByteArray twoNodesNumbers()
{
    const float h = 0.70710678F;
    return floats({0, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0, h, h});
}

QByteArray asData(const QByteArray &bytes)
{
    return "data:application/octet-stream;base64," + bytes.toBase64();
}

// The problem that ended the reading, in words; empty if the file gives a scene.
std::string problemOf(const std::string &file)
{
    const GltfReading reading = readGltf(file);
    return reading.scene ? std::string() : reading.problem.text();
}

} // namespace

void GltfReaderTest::exportedFilesAreReadBack_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::addColumn<int>("form");
    QTest::addColumn<int>("up");
    for (const bool isText : {false, true}) {
        const int form = isText ? 1 : 0;
        QTest::addRow("walker %d", form) << makeWalker({.frames = 50}).clip << form << int(Axis::Y);
        QTest::addRow("lying walker %d", form)
            << makeWalker({.frames = 50, .up = Axis::Z}).clip << form << int(Axis::Z);
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("random %u %d", seed, form) << makeRandomClip({.seed = seed}) << form << int(Axis::Y);
    }
}

void GltfReaderTest::exportedFilesAreReadBack()
{
    QFETCH(Clip, clip);
    QFETCH(int, form);
    QFETCH(int, up);
    GltfOptions options;
    options.form = form == 1 ? GltfForm::Text : GltfForm::Binary;
    options.metresPerUnit = 0.0254;
    options.upAxis = static_cast<Axis>(up);
    const GltfReading reading = readGltf(exported(clip, options));
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    const SceneClip made = clipOfScene(*reading.scene, {.animation = 0});
    QVERIFY2(made.clip, made.problem.text().c_str());
    const Clip &again = *made.clip;
    QCOMPARE(again.skeleton.jointCount(), clip.skeleton.jointCount());
    QCOMPARE(again.skeleton.endSiteCount(), clip.skeleton.endSiteCount());
    QCOMPARE(again.motion.frameCount(), clip.motion.frameCount());
    QCOMPARE(again.motion.frameTimeSeconds(), clip.motion.frameTimeSeconds());
    double size = 1e-9;
    for (int i = 0; i < clip.skeleton.jointCount(); ++i) {
        const Joint &was = clip.skeleton.joint(i);
        const Joint &is = again.skeleton.joint(i);
        QCOMPARE(is.name, was.name);
        QCOMPARE(is.parent, was.parent);
        QVERIFY(is.channels == was.channels);
        size = std::max(size, glm::length(was.offset));
    }
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const PositionRules rulesAgain = decidePositionRules(again.skeleton, again.motion);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(clip, frame, rules);
        const Pose is = poseAt(again, frame, rulesAgain);
        for (std::size_t i = 0; i < was.jointPositions.size(); ++i) {
            const double far = glm::length(was.jointPositions[i]) + size;
            QVERIFY(glm::distance(was.jointPositions[i], is.jointPositions[i]) < 1e-5 * far);
            const double turn = std::abs(glm::angle(
                glm::normalize(glm::quat_cast(glm::transpose(was.worldFromJoint[i]) * is.worldFromJoint[i]))));
            QVERIFY(std::min(turn, 6.283185307 - turn) * 57.29577951 < 1e-3);
        }
        for (std::size_t i = 0; i < was.endPositions.size(); ++i)
            QVERIFY(glm::distance(was.endPositions[i], is.endPositions[i]) <
                    1e-5 * (glm::length(was.endPositions[i]) + size));
    }
}

void GltfReaderTest::nodesAndTracksAreRead()
{
    const GltfReading reading = readGltf(twoNodes(asData(twoNodesNumbers()), "STEP"));
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    const Scene &scene = *reading.scene;
    QCOMPARE(scene.nodes.size(), std::size_t(2));
    QCOMPARE(scene.nodes[0].name, std::string("base"));
    QCOMPARE(scene.nodes[1].parent, 0);
    QCOMPARE(scene.animations.size(), std::size_t(1));
    const SceneAnimation &animation = scene.animations[0];
    QCOMPARE(animation.name, std::string("wave"));
    // Tracks that share their times; tracks of morph targets are left out.
    QCOMPARE(animation.tracks.size(), std::size_t(2));
    QCOMPARE(scene.times, (std::vector<std::vector<double>>{{0.0, 1.0}}));
    QVERIFY(animation.tracks[0].blend == SceneTrack::Blend::Step);
    QVERIFY(animation.tracks[1].blend == SceneTrack::Blend::Linear);
    QCOMPARE(animation.tracks[0].values, (std::vector<float>{0, 0, 0, 0, 5, 0}));
    QCOMPARE(animation.tracks[1].node, 1);
}

void GltfReaderTest::filesBesideItAreRequested()
{
    const std::string file = twoNodes("a%20b/n.bin");
    const GltfReading first = readGltf(file);
    QVERIFY(!first.scene);
    QVERIFY(first.problem.isEmpty());
    QCOMPARE(first.wantedFiles, (std::vector<std::string>{"a b/n.bin"}));
    const QByteArray numbers = twoNodesNumbers();
    const GltfReading second = readGltf(file, {{"a b/n.bin", {numbers.constData(), std::size_t(numbers.size())}}});
    QVERIFY(second.scene);
    QVERIFY(*second.scene == *readGltf(twoNodes(asData(numbers))).scene);
    QVERIFY(!readGltf(file, {{"a b/n.bin", "short"}}).scene);
}

void GltfReaderTest::pathsOutsideOfTheFolderAreRefused_data()
{
    QTest::addColumn<QByteArray>("uri");
    for (const char *uri : {"../outside.bin", "/etc/passwd", "http://localhost/n.bin", "file:///etc/passwd",
                            "a/../../n.bin", "%2e%2e/n.bin", "..", "", "a/%2E%2E/%2e./n.bin", "%00", "c:n.bin", "%zz"})
        QTest::newRow(uri) << QByteArray(uri);
}

void GltfReaderTest::pathsOutsideOfTheFolderAreRefused()
{
    QFETCH(QByteArray, uri);
    const GltfReading reading = readGltf(twoNodes(uri));
    QVERIFY(!reading.scene);
    QVERIFY(reading.wantedFiles.empty());
    QVERIFY(reading.problem.text().find("not in its folder") != std::string::npos);
}

void GltfReaderTest::integersAreNormalised()
{
    QByteArray numbers = twoNodesNumbers().left(32);
    const qint16 turn[8] = {0, 0, 0, 32767, 0, 0, 23170, 23170};
    numbers.append(reinterpret_cast<const char *>(turn), sizeof turn);
    std::string file = twoNodes(asData(numbers));
    file.replace(file.rfind("5126"), 4, "5122");
    file.replace(file.find("\"byteLength\": 64"), 16, "\"byteLength\": 48");
    const GltfReading reading = readGltf(file);
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    QVERIFY(std::abs(reading.scene->animations[0].tracks[1].values[7] - 0.70711F) < 1e-4F);
}

void GltfReaderTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *name, const char *from, const char *to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("huge count", R"("count": 2, "type": "VEC3")", R"("count": 2000000000, "type": "VEC3")");
    row("count beyond int", R"("count": 2, "type": "VEC3")", R"("count": 1e300, "type": "VEC3")");
    row("count below zero", R"("count": 2, "type": "VEC3")", R"("count": -2, "type": "VEC3")");
    row("count of another", R"("count": 2, "type": "VEC3")", R"("count": 1, "type": "VEC3")");
    row("no times", R"("count": 2, "type": "SCALAR")", R"("count": 0, "type": "SCALAR")");
    row("offset beyond", R"("byteOffset": 8)", R"("byteOffset": 48)");
    row("view beyond", R"("byteLength": 64}])", R"("byteLength": 1000000000}])");
    row("stride", R"("buffer": 0, )", R"("buffer": 0, "byteStride": 1, )");
    row("huge stride", R"("buffer": 0, )", R"("buffer": 0, "byteStride": 1000000000, )");
    row("kind", "5126", "5125");
    row("sparse", R"("count": 2, "type": "VEC3")", R"("count": 2, "type": "VEC3", "sparse": {})");
    row("compressed", R"("buffer": 0, )", R"("buffer": 0, "extensions": {"EXT_meshopt_compression": {}}, )");
    row("circle", R"("translation": [0, 1, 0])", R"("children": [1])");
    row("itself", R"("children": [0])", R"("children": [1])");
    row("two parents", R"("children": [0])", R"("children": [0, 0])");
    row("child beyond", R"("children": [0])", R"("children": [2])");
    row("fraction of a child", R"("children": [0])", R"("children": [0.5])");
    row("translation", "[0, 1, 0]", "[0, 1]");
    row("huge translation", "[0, 1, 0]", "[0, 1e300, 0]");
    row("matrix", R"("translation": [0, 1, 0])", R"("matrix": [1])");
    row("sampler", R"({"sampler": 1)", R"({"sampler": 7)");
    row("version", R"("2.0")", R"("1.0")");
    row("no version", R"("version": "2.0")", "");
    row("base64", "base64,", "base64,=?");
    row("json", "\"asset\"", "asset");
    row("times that fall", "base64,AAAAAAAAgD", "base64,AAAAAAAAgL");
    row("a number that is none", "base64,AAAAAAAAgD8AAAAA", "base64,AAAAAAAAgD8AAMB/");
}

void GltfReaderTest::badFilesAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    std::string file = twoNodes(asData(twoNodesNumbers()));
    QVERIFY(problemOf(file).empty());
    const std::size_t at = file.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    file.replace(at, std::size_t(from.size()), to.toStdString());
    QVERIFY(!problemOf(file).empty());
}

void GltfReaderTest::aChildOfTheFirstNodeHasOneParent()
{
    for (const bool isTwice : {false, true}) {
        QByteArray file = QByteArray::fromStdString(twoNodes(asData(twoNodesNumbers())));
        file.replace(R"("nodes": [1])", R"("nodes": [0])").replace(R"("children": [0], )", "");
        file.replace(R"("translation": [0, 1, 0])", isTwice ? R"("children": [1, 1])" : R"("children": [1])");
        QCOMPARE(problemOf(file.toStdString()).empty(), !isTwice);
    }
}

void GltfReaderTest::damagedFilesAreRefusedWithASentence_data()
{
    QTest::addColumn<QByteArray>("file");
    GltfOptions options;
    const Clip clip = makeWalker({.frames = 8}).clip;
    QTest::newRow("glb") << QByteArray::fromStdString(exported(clip, options));
    options.form = GltfForm::Text;
    QTest::newRow("gltf") << QByteArray::fromStdString(exported(clip, options));
    QTest::newRow("two nodes") << QByteArray::fromStdString(twoNodes(asData(twoNodesNumbers())));
}

void GltfReaderTest::damagedFilesAreRefusedWithASentence()
{
    QFETCH(QByteArray, file);
    QRandomGenerator random(23);
    for (int i = 0; i < 400; ++i) {
        std::string damaged = file.toStdString();
        if (i % 4 == 0)
            damaged.resize(std::size_t(random.bounded(int(file.size()))));
        for (int flips = i % 4; flips > 0 && !damaged.empty(); --flips) {
            // Most changes hit the description, because most of the bytes are numbers.
            const std::size_t within = flips % 2 == 0 ? std::min<std::size_t>(4000, damaged.size()) : damaged.size();
            damaged[std::size_t(random.bounded(int(within)))] = char(random.bounded(256));
        }
        const GltfReading reading = readGltf(damaged);
        QCOMPARE(int(reading.scene.has_value()) + int(!reading.wantedFiles.empty()) + int(!reading.problem.isEmpty()),
                 1);
    }
}

void GltfReaderTest::base64AndAddressesAreDecoded()
{
    for (int length = 0; length < 10; ++length) {
        const QByteArray bytes = QByteArray("\0\xFFwhatever", 10).left(length);
        QCOMPARE(bytesOfBase64(bytes.toBase64().toStdString()), std::optional(bytes.toStdString()));
        QCOMPARE(bytesOfBase64(bytes.toBase64(QByteArray::OmitTrailingEquals).toStdString()),
                 std::optional(bytes.toStdString()));
    }
    QVERIFY(!bytesOfBase64("A"));
    QVERIFY(!bytesOfBase64("AA=A"));
    QVERIFY(!bytesOfBase64("AA A"));
    QCOMPARE(bytesOfUri("a%20b%C3%A9"), std::optional<std::string>("a b\xC3\xA9"));
    for (const char *bad : {"%", "%4", "a%", "a%4", "%4g"})
        QVERIFY(!bytesOfUri(bad));
    QVERIFY(isBelow("a..b/c"));
    QVERIFY(!isBelow("a/.."));
}

void GltfReaderTest::everyKindOfIntegerIsNormalised_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("bytes"); // of eight numbers
    QTest::addColumn<QList<float>>("values");
    const auto shorts = [](const QList<int> &numbers) {
        QByteArray bytes;
        for (const int number : numbers)
            bytes.append(char(number & 0xFF)).append(char((number >> 8) & 0xFF));
        return bytes;
    };
    QTest::newRow("byte") << QByteArray("5120") << QByteArray("\x80\x81\x7F\x00\x01\xFF\x40\xC0", 8)
                          << QList<float>{-1.0F,         -1.0F,          1.0F,           0.0F,
                                          1.0F / 127.0F, -1.0F / 127.0F, 64.0F / 127.0F, -64.0F / 127.0F};
    QTest::newRow("unsigned byte") << QByteArray("5121") << QByteArray("\x80\x81\x7F\x00\x01\xFF\x40\xC0", 8)
                                   << QList<float>{
                                          128.0F / 255.0F, 129.0F / 255.0F, 127.0F / 255.0F, 0.0F, 1.0F / 255.0F, 1.0F,
                                          64.0F / 255.0F,  192.0F / 255.0F};
    QTest::newRow("short")
        << QByteArray("5122") << shorts({-32768, -32767, 32767, 0, 1, -1, 256, -256})
        << QList<float>{
               -1.0F, -1.0F, 1.0F, 0.0F, 1.0F / 32767.0F, -1.0F / 32767.0F, 256.0F / 32767.0F, -256.0F / 32767.0F};
    QTest::newRow("unsigned short") << QByteArray("5123") << shorts({32768, 65535, 32767, 0, 1, 255, 256, 65280})
                                    << QList<float>{32768.0F / 65535.0F, 1.0F,
                                                    32767.0F / 65535.0F, 0.0F,
                                                    1.0F / 65535.0F,     255.0F / 65535.0F,
                                                    256.0F / 65535.0F,   65280.0F / 65535.0F};
}

void GltfReaderTest::everyKindOfIntegerIsNormalised()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, bytes);
    QFETCH(QList<float>, values);
    const QByteArray numbers = twoNodesNumbers().left(32) + bytes;
    std::string file = twoNodes(asData(numbers));
    file.replace(file.rfind("5126"), 4, code.toStdString());
    file.replace(file.find("\"byteLength\": 64"), 16, "\"byteLength\": " + std::to_string(numbers.size()));
    const GltfReading reading = readGltf(file);
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    const std::vector<float> &found = reading.scene->animations[0].tracks[1].values;
    QCOMPARE(QList<float>(found.begin(), found.end()), values);
}

void GltfReaderTest::problemsAreNamed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *from, const char *to, const char *problem) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(problem);
    };
    const char *vec3 = R"("count": 2, "type": "VEC3")";
    row("version", R"("2.0")", R"("1.0")", "expected glTF 2, found version 1.0");
    row("later version", R"("2.0")", R"("20")", "expected glTF 2, found version 20");
    row("newer version", R"("2.0")", R"("2.1")", "");
    row("no version", R"("version": "2.0")", "", "it names no version of glTF");
    row("no asset", "asset", "assets", "it names no version of glTF");
    row("a list", R"({"asset")", R"([{"asset")", "it has neither JSON nor the mark glTF");
    row("json", "\"asset\"", "asset", "line 1, column 2: expected a name in quotes, found 'asset'");
    row("no channels", "channels", "canals", "animations is not as glTF requires");
    row("no samplers", "samplers", "examples", "animations is not as glTF requires");
    row("sampler beyond", R"({"sampler": 1)", R"({"sampler": 2)", "animations/channels is not as glTF requires");
    row("half a sampler", R"({"sampler": 1)", R"({"sampler": 0.5)", "animations/channels is not as glTF requires");
    row("no input", R"({"input": 0, "output": 1)", R"({"output": 1)", "animations/samplers is not as glTF requires");
    row("no output", R"({"input": 0, "output": 1)", R"({"input": 0)", "animations/samplers is not as glTF requires");
    row("output beyond", R"("output": 1)", R"("output": 3)", "animations/samplers is not as glTF requires");
    row("no view", R"({"bufferView": 0, "byteOffset": 8)", R"({"byteOffset": 8)", "accessors is not as glTF requires");
    row("view beyond", R"({"bufferView": 0, "byteOffset": 8)", R"({"bufferView": 1, "byteOffset": 8)",
        "accessors is not as glTF requires");
    row("no buffer", R"({"buffer": 0, )", "{", "bufferViews is not as glTF requires");
    row("no length", R"({"buffer": 0, "byteLength": 64})", R"({"buffer": 0})", "bufferViews/0 is not as glTF requires");
    row("long view", R"({"buffer": 0, "byteLength": 64})", R"({"buffer": 0, "byteLength": 65})",
        "bufferViews/0 is not as glTF requires");
    row("shifted view", R"({"buffer": 0, )", R"({"buffer": 0, "byteOffset": 1, )",
        "bufferViews/0 is not as glTF requires");
    row("view after its end", R"({"buffer": 0, "byteLength": 64})",
        R"({"buffer": 0, "byteOffset": 65, "byteLength": 0})", "bufferViews/0 is not as glTF requires");
    row("view of nothing", R"({"buffer": 0, "byteLength": 64})", R"({"buffer": 0, "byteOffset": 64, "byteLength": 0})",
        "accessor 0 claims more bytes than there are");
    row("negative stride", R"("buffer": 0, )", R"("buffer": 0, "byteStride": -4, )",
        "bufferViews/0 is not as glTF requires");
    row("one number too many", vec3, R"("count": 5, "type": "VEC3")", "accessor 1 claims more bytes than there are");
    row("too few values", vec3, R"("count": 1, "type": "VEC3")", "accessor 1 claims more bytes than there are");
    row("a number at the end", R"("byteOffset": 32)", R"("byteOffset": 36)",
        "accessor 2 claims more bytes than there are");
    row("type", vec3, R"("count": 2, "type": "VEC4")", "accessor 1 has numbers of a type that animations cannot have");
    row("integers of four bytes", "5126", "5125", "accessor 0 has numbers of a type that animations cannot have");
    row("sparse", vec3, R"("count": 2, "type": "VEC3", "sparse": {})",
        "accessor 1 has numbers of a type that animations cannot have");
    row("compressed", R"("buffer": 0, )", R"("buffer": 0, "extensions": {"EXT_meshopt_compression": {}}, )",
        "meshopt (EXT_meshopt_compression) is not read: export it without compression");
    row("unknown extension", R"({"asset")", R"({"extensionsRequired": ["KHR_mesh_quantization", "EXT_odd"], "asset")",
        "it needs the unknown extension “EXT_odd”: export it without");
    row("used extension", R"({"asset")", R"({"extensionsUsed": ["EXT_odd"], "asset")", "");
    row("known extensions", R"({"asset")",
        R"({"extensionsRequired": ["KHR_texture_transform", "KHR_materials_unlit", "VRMC_vrm", "EXT_texture_webp"],)"
        R"( "asset")",
        "");
    row("base64", "base64,", "base64,=?", "buffer 0: expected numbers as base64, found something else");
    row("another code", "base64,", "base32,", "buffer 0: expected numbers as base64, found something else");
    row("times that fall", "base64,AAAAAAAAgD", "base64,AAAAAAAAgL", "the times in accessor 0 do not rise");
    row("a number that is none", "base64,AAAAAAAAgD8AAAAA", "base64,AAAAAAAAgD8AAMB/",
        "accessor 1 has a number that is not finite");
    row("far away", R"("translation": [0, 1, 0])", R"("translation": [0, 1e30, 0])",
        "nodes/0/translation: expected 3 numbers of at most 1e9, found others");
    row("too few numbers", R"("translation": [0, 1, 0])", R"("rotation": [0, 1, 0])",
        "nodes/0/rotation: expected 4 numbers of at most 1e9, found others");
    row("two parents", R"("children": [0])", R"("children": [0, 0])", "node 0 is below two nodes, or below itself");
    row("circle", R"("translation": [0, 1, 0])", R"("children": [1])", "node 0 is below two nodes, or below itself");
}

void GltfReaderTest::problemsAreNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, problem);
    std::string file = twoNodes(asData(twoNodesNumbers()));
    const std::size_t at = file.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    file.replace(at, std::size_t(from.size()), to.toStdString());
    QCOMPARE(QString::fromStdString(problemOf(file)), problem);
}

void GltfReaderTest::chunksAreTakenFromBinaryFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("problem");
    const auto number = [](quint32 value) {
        QByteArray bytes;
        for (int i = 0; i < 4; ++i)
            bytes.append(char((value >> (8 * i)) & 0xFF));
        return bytes;
    };
    const auto chunk = [&](const QByteArray &kind, const QByteArray &bytes) {
        return number(quint32(bytes.size())) + kind + bytes;
    };
    const QByteArray head = "glTF" + number(2) + number(0);
    QByteArray text = QByteArray::fromStdString(twoNodes("none")).replace(", \"uri\": \"none\"", "");
    const QByteArray json = chunk("JSON", text);
    const QByteArray numbers = chunk(QByteArray("BIN\0", 4), twoNodesNumbers());
    const QString missing = u"byte %1: expected a chunk of a .glb file, found the end of the file"_s;
    QTest::newRow("whole") << head + json + numbers << QString();
    QTest::newRow("chunks of other programs")
        << head + chunk("abcd", "123") + json + chunk("efgh", "") + numbers + chunk("BIN2", "45") << QString();
    QTest::newRow("second chunks are not taken")
        << head + json + numbers + chunk("JSON", "[]") + chunk(QByteArray("BIN\0", 4), "12") << QString();
    QTest::newRow("numbers first") << head + numbers + json << QString();
    QTest::newRow("a byte at the end") << head + json + numbers + "x" << QString();
    QTest::newRow("no numbers") << head + json << u"bufferViews/0 is not as glTF requires"_s;
    QTest::newRow("no chunk") << head << missing.arg(12);
    QTest::newRow("no text") << head + numbers << missing.arg(12 + 8 + 64);
    QTest::newRow("text that ends early") << (head + json).chopped(1) << missing.arg(12);
    QTest::newRow("numbers that end early") << (head + json + numbers).chopped(1) << missing.arg(12 + json.size());
    QTest::newRow("version 1") << "glTF" + number(1) + number(0) + json << u"expected glTF 2, found version 1"_s;
    QTest::newRow("a mark alone") << QByteArray("glTF") << u"expected glTF 2, found version 0"_s;
    QTest::newRow("a head that ends early") << head.chopped(1) << u"expected glTF 2, found version 0"_s;
    QTest::newRow("prose") << QByteArray("Once upon a time") << u"it has neither JSON nor the mark glTF"_s;
    QTest::newRow("nothing") << QByteArray() << u"it has neither JSON nor the mark glTF"_s;
}

void GltfReaderTest::chunksAreTakenFromBinaryFiles()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, problem);
    QCOMPARE(QString::fromStdString(problemOf(file.toStdString())), problem);
    if (problem.isEmpty())
        QVERIFY(*readGltf(file.toStdString()).scene == *readGltf(twoNodes(asData(twoNodesNumbers()))).scene);
}

void GltfReaderTest::partsWithoutUseAreCounted()
{
    const GltfReading reading = readGltf(R"({"asset": {"version": "2.0"},
 "nodes": [{"name": "eye", "camera": 0}, {"name": "sun", "extensions": {"KHR_lights_punctual": {"light": 0}}},
  {"name": "skin", "mesh": 0}, {"name": "tip", "extensions": {"other": {}}}],
 "meshes": [{"primitives": [{"targets": [{}, {}, {}]}, {"targets": [{}, {}, {}]}]}, {"primitives": []}, {}],
 "materials": [{}, {}], "cameras": [{}, {}, {}, {}, {}], "textures": [{}], "images": [{}], "samplers": [{}],
 "extensions": {"KHR_lights_punctual": {"lights": [{}, {}, {}, {}]}}})");
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    const Scene &scene = *reading.scene;
    QVERIFY((scene.counts == SceneCounts{3, 2, 3, 5, 4}));
    QCOMPARE(scene.nodes.size(), std::size_t(4));
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(scene.nodes[i].isCamera, i == 0);
        QCOMPARE(scene.nodes[i].isLight, i == 1);
        QCOMPARE(scene.nodes[i].hasMesh, i == 2);
    }
    QVERIFY(scene.animations.empty());
}

void GltfReaderTest::transformsOfNodesAreRead()
{
    const GltfReading reading = readGltf(R"({"asset": {"version": "2.0"}, "nodes": [
 {"scale": [2, 3, 4], "translation": [5, 6, 7], "rotation": [0, 0, 2, 0]}, {"rotation": [0, 0, 0, 0]},
 {"matrix": [0, 2, 0, 0, -3, 0, 0, 0, 0, 0, 4, 0, 8, 9, 10, 1]}]})");
    QVERIFY2(reading.scene, reading.problem.text().c_str());
    const std::vector<SceneNode> &nodes = reading.scene->nodes;
    QCOMPARE(nodes[0].rest.scale, glm::dvec3(2.0, 3.0, 4.0));
    QCOMPARE(nodes[0].rest.translation, glm::dvec3(5.0, 6.0, 7.0));
    QCOMPARE(nodes[0].rest.rotation, glm::dquat(0.0, 0.0, 0.0, 1.0));
    QCOMPARE(nodes[1].rest.rotation, glm::dquat(1.0, 0.0, 0.0, 0.0)); // of no length
    // The matrix turns X to Y.
    QVERIFY(glm::distance(nodes[2].rest.rotation * glm::dvec3(1.0, 0.0, 0.0), glm::dvec3(0.0, 1.0, 0.0)) < 1e-12);
    QCOMPARE(nodes[2].rest.scale, glm::dvec3(2.0, 3.0, 4.0));
    QCOMPARE(nodes[2].rest.translation, glm::dvec3(8.0, 9.0, 10.0));
}

void GltfReaderTest::largeListsAreRefused()
{
    const auto with = [](const QByteArray &list, const QByteArray &entry, int count) {
        QByteArray file = "{\"asset\": {\"version\": \"2.0\"}, \"" + list + "\": [" + entry;
        for (int i = 1; i < count; ++i)
            file += "," + entry;
        return problemOf((file + "]}").toStdString());
    };
    QCOMPARE(with("nodes", "{}", 100'000), std::string());
    QCOMPARE(with("nodes", "{}", 100'001), std::string("expected at most 100,000 nodes, found more"));
    const QByteArray animation = "{\"channels\": [], \"samplers\": []}";
    QCOMPARE(with("animations", animation, 10'000), std::string());
    QCOMPARE(with("animations", animation, 10'001), std::string("animations is not as glTF requires"));
}

QTEST_GUILESS_MAIN(GltfReaderTest)

} // namespace tst_gltfreader

#include "tst_gltfreader.moc"
