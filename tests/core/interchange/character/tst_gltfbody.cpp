#include "base/at.h"
#include "character/characterskin.h"
#include "character/gltfbody.h"
#include "character/mannequinmesh.h"
#include "gltf/gltfexport.h"
#include "mannequin/mannequin.h"
#include "pose/upaxis.h"
#include "scene/gltf/gltfreader.h"
#include "support/scenes/madecharacter.h"
#include "support/walker.h"

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
    options.body = std::make_shared<const GltfFigure>(gltfBody(mesh, clip, rules, metres, yUpFrom(up)));
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

void GltfBodyTest::skeletonsWithoutABodyGetNone()
{
    Clip ball;
    ball.skeleton.addJoint({.name = "Ball", .channels = {channels::Xrotation}});
    ball.motion = Motion(1, ball.skeleton.columnCount());
    const SceneMesh mesh = meshOfMannequin(Mannequin(ball, {}, Axis::Y), ball.skeleton);
    QVERIFY(gltfBody(mesh, ball, {}, metres, glm::dmat3(1.0)).isEmpty());
    const GltfReading read = readGltf(written(ball, {}, Axis::Y));
    QVERIFY2(read.scene, read.problem.text().c_str());
}

QTEST_GUILESS_MAIN(GltfBodyTest)

} // namespace tst_gltfbody

#include "tst_gltfbody.moc"
