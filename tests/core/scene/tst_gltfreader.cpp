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

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

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

// Files of glTF 2.0 from any program, and from Limber.
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
};

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

QTEST_GUILESS_MAIN(GltfReaderTest)
#include "tst_gltfreader.moc"
