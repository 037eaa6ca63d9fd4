#include "figure/picker.h"
#include "figure/viewspace.h"
#include "figures.h"
#include "mannequin/mannequin.h"

#include <QTest>

#include <glm/common.hpp>

#include <algorithm>

namespace tst_picker {

using namespace limber;
using namespace limber::test;

class PickerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsEveryNodeAtItsPixel();
    void findsTheJointOfABoneBetweenItsEnds();
    void prefersAJointToABone();
    void findsNothingInEmptySpace();
    void prefersTheNodeNearerToTheEye();
    void findsAllNodesOfARectangleWhicheverWayItIsDrawn();
    void findsNothingBehindTheEye();
    void findsNothingInAnEmptyFigure();
    void findsTheJointOfAPartOfABody();
    void bonesOverABodyAreFoundFirst();

private:
    Figure m_figure;
    Camera m_camera;
};

void PickerTest::init()
{
    const Clip clip = standingFigure(1);
    BoneGeometry(clip.skeleton).shape(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), 19.0, m_figure);
    m_figure.style = FigureStyle::Bones;
    m_figure.body = {};
    m_camera = Camera();
    m_camera.setCanvasSize(800, 600);
    m_camera.setSurroundings({0, 10, 0}, 50);
    m_camera.frameSphere({0, 10, 0}, 11);
}

void PickerTest::findsTheJointOfAPartOfABody()
{
    const Clip clip = standingFigure(1);
    m_figure.style = FigureStyle::Body;
    Mannequin(clip, {}, Axis::Y).place(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), m_figure.body);
    QVERIFY(!m_figure.body.parts.empty());
    for (const std::size_t index : m_figure.body.parts) {
        // Also where there is no mark and no bone: near the edge of the part.
        const SolidPart &part = m_figure.body.partAt(index);
        const PlacedBone &bone = m_figure.body.bones[part.bone];
        if (part.joint == hips)
            continue; // where its parts meet, each of them may be in front
        const glm::dvec3 middle = bone.toView({0.0, 0.5 * m_figure.body.shape->bones[part.bone].length, 0.0});
        for (const double aside : {-0.6, 0.0, 0.6}) {
            const glm::dvec2 pixel = m_camera.project(middle + aside * part.radius * m_camera.right()).value();
            QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 1.0), NodeId::joint(part.joint));
        }
    }
    QVERIFY(!Picker(m_figure, m_camera).nodeAt({5, 5}, 4.0).isValid());
}

void PickerTest::bonesOverABodyAreFoundFirst()
{
    const Clip clip = standingFigure(1);
    Mannequin(clip, {}, Axis::Y).place(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), m_figure.body);
    const NodeMark &end = m_figure.marks.back(); // an end site, which lies in the part of its joint
    QVERIFY(end.node.isEndSite());
    const glm::dvec2 pixel = m_camera.project(end.position).value();
    m_figure.style = FigureStyle::BodyWithBones;
    QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 6.0), end.node);
    m_figure.style = FigureStyle::Body;
    QVERIFY(Picker(m_figure, m_camera).nodeAt(pixel, 6.0).isJoint());
}

void PickerTest::findsEveryNodeAtItsPixel()
{
    for (const NodeMark &mark : m_figure.marks) {
        const glm::dvec2 pixel = m_camera.project(mark.position).value();
        QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel + glm::dvec2(2, -3), 6.0), mark.node);
    }
}

void PickerTest::findsTheJointOfABoneBetweenItsEnds()
{
    for (const BoneShape &bone : m_figure.bones) {
        const glm::dvec2 pixel = m_camera.project(glm::mix(bone.base, bone.tip, 0.5)).value();
        QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 4.0), NodeId::joint(bone.joint));
    }
}

void PickerTest::prefersAJointToABone()
{
    // The pixel lies on the bone from Hips to Chest, but close enough to the chest joint.
    const glm::dvec2 pixel = m_camera.project({0, 13.9, 0}).value();
    QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 8.0), NodeId::joint(chest));
}

void PickerTest::findsNothingInEmptySpace()
{
    QVERIFY(!Picker(m_figure, m_camera).nodeAt({10, 10}, 8.0).isValid());
}

void PickerTest::prefersTheNodeNearerToTheEye()
{
    // Seen from the side, one leg hides the other; the left leg is on the side of +X.
    m_camera.look(ViewDirection::Right);
    const glm::dvec2 pixel = m_camera.project({2, 4, 0}).value();
    QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 4.0), NodeId::joint(leftLeg));
    m_camera.look(ViewDirection::Left);
    QCOMPARE(Picker(m_figure, m_camera).nodeAt(pixel, 4.0), NodeId::joint(rightLeg));
}

void PickerTest::findsAllNodesOfARectangleWhicheverWayItIsDrawn()
{
    const glm::dvec2 corner = m_camera.project({-4, 9.5, 0}).value();
    const glm::dvec2 other = m_camera.project({4, -2, 0}).value();
    const auto nodes = Picker(m_figure, m_camera).nodesBetween(corner, other);
    QCOMPARE(nodes.size(), std::size_t(4)); // the legs and feet
    QVERIFY(std::find(nodes.begin(), nodes.end(), NodeId::joint(hips)) == nodes.end());
    QCOMPARE(Picker(m_figure, m_camera).nodesBetween(other, corner).size(), nodes.size());
}

void PickerTest::findsNothingBehindTheEye()
{
    m_camera.setTarget({0, 10, 1000});
    m_camera.setAngles(0.0, 0.0);
    QVERIFY(Picker(m_figure, m_camera).nodesBetween({0, 0}, {800, 600}).size() == 7);
    m_camera.setTarget({0, 10, -1000});
    QVERIFY(Picker(m_figure, m_camera).nodesBetween({-1e9, -1e9}, {1e9, 1e9}).empty());
    QVERIFY(!Picker(m_figure, m_camera).nodeAt({400, 300}, 1000.0).isValid());
}

void PickerTest::findsNothingInAnEmptyFigure()
{
    const Figure empty;
    QVERIFY(!Picker(empty, m_camera).nodeAt({400, 300}, 100.0).isValid());
    QVERIFY(Picker(empty, m_camera).nodesBetween({0, 0}, {800, 600}).empty());
}

QTEST_APPLESS_MAIN(PickerTest)

} // namespace tst_picker

#include "tst_picker.moc"
