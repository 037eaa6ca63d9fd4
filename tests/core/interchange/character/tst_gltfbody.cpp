#include "base/at.h"
#include "body/vocabulary.h"
#include "character/characterposer.h"
#include "character/characterskin.h"
#include "character/gltfbody.h"
#include "character/mannequinmesh.h"
#include "geometry/geometry.h"
#include "gltf/gltfexport.h"
#include "mannequin/mannequin.h"
#include "pose/upaxis.h"
#include "retarget/retargetclip.h"
#include "scene/gltf/gltfreader.h"
#include "support/otherrests.h"
#include "support/scenes/madecharacter.h"
#include "support/walker.h"
#include "vrma/figuretpose.h"

#include <glm/geometric.hpp>

#include <QTest>

namespace tst_gltfbody {

using namespace limber;
using namespace limber::test;

namespace {

constexpr double metres = 0.01;

Clip walker(Axis up)
{
    return makeWalker({.frames = 20, .up = up, .bendsKneesForward = true}).clip;
}

std::string written(const Clip &clip, const PositionRules &rules, Axis up)
{
    GltfOptions options;
    options.upAxis = up;
    options.metresPerUnit = metres;
    const SceneMesh mesh = meshOfMannequin(Mannequin(clip, rules, up), clip.skeleton);
    const auto tPose = figureTPose(clip, rules, up, Vocabulary::builtIn());
    options.body = std::make_shared<const GltfFigure>(gltfBody(mesh, clip, rules, tPose, metres, yUpFrom(up)));
    std::string bytes;
    const auto made = GltfExport::make(clip, rules, options);
    const bool isWhole = made && made->write([&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return isWhole ? bytes : std::string();
}

} // namespace

// A mannequin in a glTF file is where the window draws it.
class GltfBodyTest : public QObject
{
    Q_OBJECT

private slots:
    void theBodyIsThatOfTheWindow_data();
    void theBodyIsThatOfTheWindow();
    void aBodyWhoseRestPoseLiesIsBoundInATPose();
    void motionsOnTheFileWringNothing();
    void skeletonsWithoutABodyGetNone();
};

void GltfBodyTest::theBodyIsThatOfTheWindow_data()
{
    QTest::addColumn<Axis>("up");
    QTest::newRow("Y up") << Axis::Y;
    QTest::newRow("Z up") << Axis::Z;
}

void GltfBodyTest::theBodyIsThatOfTheWindow()
{
    QFETCH(const Axis, up);
    const Clip clip = walker(up);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const GltfReading read = readGltf(written(clip, rules, up), {}, {.content = GltfContent::MotionAndMesh});
    QVERIFY2(read.scene && read.mesh, read.problem.text().c_str());
    const SceneMesh &mesh = *read.mesh;
    QVERIFY(isWhole(mesh, read.scene->nodes.size()));
    const Mannequin mannequin(clip, rules, up);
    const SolidShape &shape = mannequin.shape();
    QCOMPARE(mesh.vertices.size(), shape.mesh.vertices.size());
    QCOMPARE(mesh.triangles.size(), shape.mesh.triangles.size());

    SolidBody body;
    double farthest = 0.0;
    int rigid = 0;
    for (const int frame : {0, 7, 19}) {
        mannequin.place(poseAt(clip, frame, rules), yUpFrom(up), body);
        const std::vector<glm::dvec3> vertices = verticesOf(mesh, worldsOf(*read.scene, 0, frame));
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            const double distance = glm::distance(vertices[i] / metres, body.positionOf(i));
            farthest = std::max(farthest, distance);
            const SolidSection &section = shape.sections[shape.mesh.vertices[i].section];
            if (section.share == 0.0 && section.roll == 0.0) {
                QVERIFY2(distance < 2e-3, qPrintable(QString::number(distance)));
                ++rigid;
            }
        }
    }
    QVERIFY(rigid > 3000);
    QVERIFY2(farthest < 3.0, qPrintable(QString::number(farthest))); // in bends, on a body of 170
    // Left and right have colours of their own.
    const auto redOf = [&](const char *name) {
        const int joint = jointNamed(clip.skeleton, name);
        for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
            const SolidSection &section = shape.sections[shape.mesh.vertices[i].section];
            if (shape.bones[section.bone].joint == joint && section.share == 0.0)
                return int(mesh.vertices[i].colour[0]);
        }
        return -1;
    };
    QVERIFY(redOf("RightUpLeg") > redOf("LeftUpLeg") + 20);
}

void GltfBodyTest::aBodyWhoseRestPoseLiesIsBoundInATPose()
{
    const Clip clip = allAlong(walker(Axis::Y), {1, 0, 0}, true);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto tPose = figureTPose(clip, rules, Axis::Y, Vocabulary::builtIn());
    QVERIFY(tPose.has_value());
    const SceneMesh mesh = meshOfMannequin(Mannequin(clip, rules, Axis::Y), clip.skeleton);
    const GltfFigure figure = gltfBody(mesh, clip, rules, tPose, metres, glm::dmat3(1.0));
    const auto place = [&](const char *name) {
        return glm::dvec3(at(figure.boundJoints, jointNamed(clip.skeleton, name))[3]) / metres;
    };
    for (const auto &[side, sign] : {std::pair{std::string("Left"), 1.0}, {std::string("Right"), -1.0}}) {
        const auto way = [&, &name = side](const char *from, const char *to) {
            return directionOf(place((name + to).c_str()) - place((name + from).c_str()));
        };
        QVERIFY(glm::distance(way("Arm", "ForeArm"), {sign, 0, 0}) < 0.02);
        QVERIFY(glm::distance(way("ForeArm", "Hand"), {sign, 0, 0}) < 0.02);
        QVERIFY(glm::distance(way("UpLeg", "Leg"), {0, -1, 0}) < 0.02);
        QVERIFY(way("Foot", "ToeBase").z > 0.5);
    }
    QVERIFY(glm::distance(directionOf(place("Neck") - place("Hips")), {0, 1, 0}) < 0.1);
}

// The file has its own motion, too, which says nothing about the pose in which it rests.
void GltfBodyTest::motionsOnTheFileWringNothing()
{
    const Clip clip = allAlong(walker(Axis::Y), {1, 0, 0}, false);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    GltfReading read = readGltf(written(clip, rules, Axis::Y), {}, {.content = GltfContent::Motion});
    QVERIFY2(read.scene, read.problem.text().c_str());
    const Character character = *characterOf(*std::move(read.scene)).character;
    QCOMPARE(character.rest.motion.frameCount(), 2); // at rest, and bound in a T-pose
    const Clip other = makeWalker({.frames = 20, .scale = 0.8, .bendsKneesForward = true}).clip;
    RetargetInput input = retargetSource(other, {}, Axis::Y, Vocabulary::builtIn());
    setRetargetTarget(input, retargetTarget(character));
    const auto poser = CharacterPoser::make(input, Vocabulary::builtIn());
    QVERIFY(poser.has_value());
    const Pose bound = poseAt(character.rest, 1, decidePositionRules(character.rest.skeleton, character.rest.motion));
    for (const int frame : {0, 7, 14}) {
        const Pose pose = poseAt(other, frame, {});
        const Pose found = poser->placed(frame, pose).pose;
        for (const char *name : {"LeftUpLeg", "LeftLeg", "LeftFoot", "RightUpLeg", "LeftArm", "RightForeArm"}) {
            const int joint = jointNamed(character.rest.skeleton, name);
            const glm::dmat3 turn = at(found.worldFromJoint, joint) * glm::transpose(at(bound.worldFromJoint, joint));
            const glm::dmat3 wanted = at(pose.worldFromJoint, jointNamed(other.skeleton, name)); // it rests in a T-pose
            const double degrees = degreesPerRadian * angleOf(glm::transpose(wanted) * turn);
            QVERIFY2(degrees < 15.0, qPrintable(QLatin1String(name) + QString::number(degrees)));
        }
    }
}

void GltfBodyTest::skeletonsWithoutABodyGetNone()
{
    Clip ball;
    ball.skeleton.addJoint({.name = "Ball", .channels = {channels::Xrotation}});
    ball.motion = Motion(1, ball.skeleton.columnCount());
    const SceneMesh mesh = meshOfMannequin(Mannequin(ball, {}, Axis::Y), ball.skeleton);
    QVERIFY(gltfBody(mesh, ball, {}, {}, metres, glm::dmat3(1.0)).isEmpty());
    const GltfReading read = readGltf(written(ball, {}, Axis::Y));
    QVERIFY2(read.scene, read.problem.text().c_str());
}

QTEST_GUILESS_MAIN(GltfBodyTest)

} // namespace tst_gltfbody

#include "tst_gltfbody.moc"
