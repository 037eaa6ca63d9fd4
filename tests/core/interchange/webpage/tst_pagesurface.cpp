#include "base/at.h"
#include "character/mannequinmesh.h"
#include "pose/pose.h"
#include "support/walker.h"
#include "webpage/pageexport.h"
#include "webpage/pagesurface.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

#include <array>
#include <cmath>

namespace tst_pagesurface {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

Clip walker()
{
    return makeWalker({.frames = 20, .bendsKneesForward = true}).clip;
}

// Returns where a vertex is in a pose.
glm::dvec3 skinned(const SceneMesh &mesh, std::size_t index, const Pose &pose)
{
    const MeshVertex &vertex = mesh.vertices[index];
    glm::dvec3 sum(0.0);
    for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
        const MeshWeight &weight = mesh.weights[vertex.firstWeight + k];
        const MeshBone &bone = mesh.bones[weight.bone];
        const glm::dvec3 point(bone.bind * glm::dvec4(vertex.position, 1.0));
        sum +=
            double(weight.weight) * (at(pose.jointPositions, bone.node) + at(pose.worldFromJoint, bone.node) * point);
    }
    return sum;
}

// The parts of a page, read again.
struct Page
{
    QJsonObject head;
    QByteArray surface;
    QByteArray rotations;
};

QByteArray element(const QByteArray &page, const char *id)
{
    const qsizetype start = page.indexOf('>', page.indexOf(QByteArray("id=\"") + id + '"')) + 1;
    return page.mid(start, page.indexOf("</script", start) - start);
}

Page pageOf(const Clip &clip, const PositionRules &rules, const PageOptions &options)
{
    QByteArray bytes;
    const bool isWhole = writePage(clip, rules, options, [&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    if (!isWhole)
        return {};
    return {QJsonDocument::fromJson(element(bytes, "motion")).object(),
            QByteArray::fromBase64(element(bytes, "surface")), QByteArray::fromBase64(element(bytes, "rotations"))};
}

double numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.constData() + at);
}

} // namespace

// The body on a page: what its numbers say is where the window draws it.
class PageSurfaceTest : public QObject
{
    Q_OBJECT

private slots:
    void aMannequinIsWhereTheWindowDrawsIt();
    void theNumbersOfAPageAreThoseOfTheMesh();
    void rotationsAreThoseOfThePose();
    void picturesAreMadeSmaller();
    void pagesWithoutABodyHaveNone();
};

void PageSurfaceTest::aMannequinIsWhereTheWindowDrawsIt()
{
    const Clip clip = walker();
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Mannequin mannequin(clip, rules, Axis::Y);
    const SceneMesh mesh = meshOfMannequin(mannequin, clip.skeleton);
    QVERIFY(isWhole(mesh, static_cast<std::size_t>(clip.skeleton.jointCount())));
    SolidBody body;
    double farthest = 0.0;
    int rigid = 0;
    for (const int frame : {0, 7, 15}) {
        const Pose pose = poseAt(clip, frame, rules);
        mannequin.place(pose, glm::dmat3(1.0), body);
        QCOMPARE(mesh.vertices.size(), body.positions.size());
        for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
            const SolidSection &section = mannequin.shape().sections[mannequin.shape().mesh.vertices[i].section];
            const double distance = glm::distance(skinned(mesh, i, pose), body.positionOf(i));
            farthest = std::max(farthest, distance);
            if (section.share == 0.0 && section.roll == 0.0) {
                QVERIFY2(distance < 1e-3, qPrintable(QString::number(distance)));
                ++rigid;
            }
        }
    }
    QVERIFY(rigid > 3000);
    QVERIFY2(farthest < 2.5, qPrintable(QString::number(farthest))); // in bends, on a body of 170
}

void PageSurfaceTest::theNumbersOfAPageAreThoseOfTheMesh()
{
    const Clip clip = walker();
    const auto mesh = std::make_shared<const SceneMesh>(meshOfMannequin(Mannequin(clip, {}, Axis::Y), clip.skeleton));
    const Page page = pageOf(clip, {}, {.surface = mesh});
    const QJsonObject head = page.head[u"surface"].toObject();
    constexpr qsizetype stride = 32;
    QCOMPARE(head[u"vertices"].toInteger(), qint64(mesh->vertices.size()));
    QCOMPARE(head[u"bones"].toArray().size(), qsizetype(mesh->bones.size()));
    QCOMPARE(page.surface.size(), stride * qsizetype(mesh->vertices.size()) + 12 * qsizetype(mesh->triangles.size()));
    for (std::size_t i = 0; i < mesh->vertices.size(); ++i) {
        const MeshVertex &vertex = mesh->vertices[i];
        const qsizetype from = stride * qsizetype(i);
        int sum = 0;
        for (int axis = 0; axis < 3; ++axis) {
            const double size = head[u"size"][axis].toDouble();
            const double value = head[u"low"][axis].toDouble() + size * numberAt(page.surface, from + 2 * axis) / 65535;
            QVERIFY(std::abs(value - double(vertex.position[axis])) < size / 65535);
            const double normal = double(qint8(page.surface[from + 22 + axis])) / 127;
            QVERIFY(std::abs(normal - double(vertex.normal[axis])) < 0.005);
        }
        for (int k = 0; k < 4; ++k) {
            const int weight = quint8(page.surface[from + 18 + k]);
            sum += weight;
            QVERIFY(weight == 0 || numberAt(page.surface, from + 10 + 2 * k) < double(mesh->bones.size()));
        }
        QCOMPARE(sum, 255);
    }
    qsizetype at = stride * qsizetype(mesh->vertices.size());
    for (const auto &triangle : mesh->triangles) {
        for (const std::uint32_t corner : triangle) {
            QCOMPARE(qFromLittleEndian<quint32>(page.surface.constData() + at), corner);
            at += 4;
        }
    }
}

void PageSurfaceTest::rotationsAreThoseOfThePose()
{
    const Clip clip = walker();
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto mesh =
        std::make_shared<const SceneMesh>(meshOfMannequin(Mannequin(clip, rules, Axis::Y), clip.skeleton));
    const Page page = pageOf(clip, rules, {.surface = mesh});
    QCOMPARE(page.rotations.size(), qsizetype(8) * clip.skeleton.jointCount() * clip.motion.frameCount());
    qsizetype at = 0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (const glm::dmat3 &wanted : pose.worldFromJoint) {
            std::array<double, 4> parts{};
            for (double &part : parts) {
                part = double(qFromLittleEndian<qint16>(page.rotations.constData() + at)) / 32767;
                at += 2;
            }
            const glm::dmat3 read = glm::mat3_cast(glm::normalize(glm::dquat(parts[3], parts[0], parts[1], parts[2])));
            for (int axis = 0; axis < 3; ++axis)
                QVERIFY(glm::distance(read[axis], wanted[axis]) < 2e-4);
        }
    }
}

void PageSurfaceTest::picturesAreMadeSmaller()
{
    SceneMesh mesh = meshOfMannequin(Mannequin(walker(), {}, Axis::Y), walker().skeleton);
    MeshPicture picture{.name = "skin", .width = 1024, .height = 700, .pixels = {}};
    for (int i = 0; i < picture.width * picture.height; ++i)
        picture.pixels += QByteArray("\x10\x20\x30\xff", 4).toStdString();
    mesh.pictures = {picture, {.name = "broken", .width = 0, .height = 0, .pixels = {}}};
    const auto shared = std::make_shared<const SceneMesh>(mesh);
    const Page page = pageOf(walker(), {}, {.surface = shared});
    const QJsonArray pictures = page.head[u"surface"][u"pictures"].toArray();
    QCOMPARE(pictures[0][0].toInt(), 512);
    QCOMPARE(pictures[0][1].toInt(), 350);
    QCOMPARE(pictures[1][0].toInt(-1), 0);
    QVERIFY(page.surface.endsWith(QByteArray("\x10\x20\x30\xff", 4).repeated(512 * 350)));
}

void PageSurfaceTest::pagesWithoutABodyHaveNone()
{
    const Page page = pageOf(walker(), {}, {});
    QVERIFY(page.head.contains(u"bones"_s));
    QVERIFY(!page.head.contains(u"surface"_s));
    QVERIFY(page.surface.isEmpty() && page.rotations.isEmpty());
}

QTEST_GUILESS_MAIN(PageSurfaceTest)

} // namespace tst_pagesurface

#include "tst_pagesurface.moc"
