#include "scene/clip/sceneclip.h"
#include "scene/scenedecoding.h"
#include "scene/sceneencoding.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

namespace tst_scenecode {

using namespace limber;

namespace {

Scene someScene()
{
    Scene scene;
    scene.nodes.resize(3);
    scene.nodes[0].name = "RootNode";
    scene.nodes[0].isWholeScene = true;
    scene.nodes[1] = {
        "Hips", 0, {{1, 2, 3}, {0.5, 0.5, -0.5, 0.5}, {1, 2, -1}}, true, false, true, true, {}, {}, {}, 4, "hips",
        {},     {}};
    scene.nodes[2] = {std::string("a\0b", 3), 1, {}, false, false, false, false, true, true, true, -1, "", {}, {}};
    scene.nodes[1].bvh = SceneBvhJoint{"hip", {allChannels[5], allChannels[1]}, {{0, 1, 0}, {2, 0, 0}}};
    scene.nodes[1].flesh = SceneFlesh{{1, -2, 3}, 4.5, {{1, 2, 3}, {-1, 0.5, 7}}};
    scene.nodes[2].flesh = SceneFlesh{{0, 0, 0}, 0.1, {}};
    scene.times = {{0.0, 0.5, 1.0}, {-1.0}};
    scene.animations = {{"walk", {}}, {"", {}}};
    scene.animations[0].tracks = {
        {1, SceneTrack::Property::Translation, SceneTrack::Blend::Linear, 0, {1, 2, 3, 4, 5, 6, 7, 8, 9}},
        {1, SceneTrack::Property::Rotation, SceneTrack::Blend::Step, 1, {0, 0, 0, 1}},
        {2, SceneTrack::Property::Scale, SceneTrack::Blend::Cubic, 1, {1, 2, 3, 4, 5, 6, 7, 8, 9}}};
    scene.bindings = {{2, glm::dmat4(0.5)}, {1, glm::dmat4({0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, -1, -2}, {-3, 0, 0, 1})}};
    scene.metresPerUnit = 0.0254;
    scene.upright = {0.5, 0.5, 0.5, 0.5};
    scene.counts = {1, 2, 3, 4, 5};
    scene.hasStraightenedCurves = true;
    scene.bvh = SceneBvhMotion{0.01, 7, 0.01, Axis::Z};
    return scene;
}

std::string bytesOf(const Scene &scene)
{
    std::string bytes;
    writeScene(scene, [&](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return bytes;
}

} // namespace

// The answers of the reader of other formats: complete, and as an attacker would write them.
class SceneCodeTest : public QObject
{
    Q_OBJECT

private slots:
    void aSceneIsReadBack();
    void otherAnswersAreReadBack();
    void aTruncatedAnswerIsRefused();
    void damageNeverGivesAnInvalidScene();
    void countsAreCheckedAgainstTheSize();
    void fleshKeepsItsPromises();
    void writingStopsWhenTheSinkStops();
};

void SceneCodeTest::aSceneIsReadBack()
{
    const SceneAnswer answer = readSceneAnswer(bytesOf(someScene()));
    QVERIFY(answer.scene);
    QVERIFY(*answer.scene == someScene());
    QVERIFY(*readSceneAnswer(bytesOf(Scene())).scene == Scene());
}

void SceneCodeTest::otherAnswersAreReadBack()
{
    const SceneAnswer files = readSceneAnswer(filesAnswer({"a.bin", "b/c.bin"}));
    QCOMPARE(files.files, (std::vector<std::string>{"a.bin", "b/c.bin"}));
    QVERIFY(!files.scene);
    QCOMPARE(readSceneAnswer(textAnswer(sceneanswer::refusalMark, "no")).refusal, std::string("no"));
    QCOMPARE(readSceneAnswer(textAnswer(sceneanswer::unsafeMark, "no")).unsafe, std::string("no"));
    QVERIFY(readSceneAnswer("").isEmpty());
    QVERIFY(readSceneAnswer("LIMBER").isEmpty());
    QVERIFY(readSceneAnswer(filesAnswer({""})).isEmpty());
    QVERIFY(readSceneAnswer(filesAnswer(std::vector<std::string>(65, "a.bin"))).isEmpty());
}

void SceneCodeTest::aTruncatedAnswerIsRefused()
{
    const std::string bytes = bytesOf(someScene());
    for (std::size_t length = 0; length < bytes.size(); ++length)
        QVERIFY(readSceneAnswer(std::string_view(bytes).substr(0, length)).isEmpty());
    QVERIFY(readSceneAnswer(bytes + '\0').isEmpty());
}

// Whatever is read keeps the promises of its types, and gives a clip or a sentence.
void SceneCodeTest::damageNeverGivesAnInvalidScene()
{
    const std::string bytes = bytesOf(someScene());
    QRandomGenerator random(17);
    int read = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string damaged = bytes;
        for (int flips = 1 + random.bounded(3); flips > 0; --flips)
            damaged[8 + std::size_t(random.bounded(int(bytes.size()) - 8))] = char(random.bounded(256));
        const SceneAnswer answer = readSceneAnswer(damaged);
        if (!answer.scene)
            continue;
        ++read;
        const Scene &scene = *answer.scene;
        for (std::size_t node = 0; node < scene.nodes.size(); ++node)
            QVERIFY(scene.nodes[node].parent >= -1 && scene.nodes[node].parent < int(node));
        for (const SceneAnimation &animation : scene.animations) {
            for (const SceneTrack &track : animation.tracks)
                QCOMPARE(track.values.size(),
                         scene.times[std::size_t(track.times)].size() * std::size_t(track.valuesInKey()));
        }
        const SceneClip made = clipOfScene(scene, {.animation = 0, .framesPerSecond = 1.0});
        QVERIFY(made.clip.has_value() == made.problem.isEmpty());
    }
    QVERIFY(read > 1000); // most damage changes numbers, which are accepted
}

void SceneCodeTest::countsAreCheckedAgainstTheSize()
{
    for (const char *const mark : {"LIMBER S", "LIMBER F", "LIMBER R"}) {
        QVERIFY(readSceneAnswer(std::string(mark) + "\xFF\xFF\xFF\x7F").isEmpty());
        QVERIFY(readSceneAnswer(std::string(mark) + "\xFF\xFF\xFF\xFF" + std::string(4096, '\1')).isEmpty());
    }
}

void SceneCodeTest::fleshKeepsItsPromises()
{
    Scene scene = someScene();
    SceneFlesh &flesh = *scene.nodes[1].flesh;
    flesh.corners.resize(mostCorners);
    QVERIFY(readSceneAnswer(bytesOf(scene)).scene == scene);
    flesh.corners.resize(mostCorners + 1);
    QVERIFY(readSceneAnswer(bytesOf(scene)).isEmpty());
    flesh = SceneFlesh{{1, 2, 3}, 0.0, {}};
    QVERIFY(readSceneAnswer(bytesOf(scene)).isEmpty());
    flesh = SceneFlesh{{1, std::nan(""), 3}, 1.0, {}};
    QVERIFY(readSceneAnswer(bytesOf(scene)).isEmpty());
}

void SceneCodeTest::writingStopsWhenTheSinkStops()
{
    int pieces = 0;
    QVERIFY(!writeScene(someScene(), [&](std::string_view) { return ++pieces < 2; }));
    QCOMPARE(pieces, 2);
}

QTEST_GUILESS_MAIN(SceneCodeTest)

} // namespace tst_scenecode

#include "tst_scenecode.moc"
