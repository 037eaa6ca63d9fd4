#include "figure/bonegeometry.h"
#include "figure/viewspace.h"
#include "figures.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>

namespace tst_bonegeometry {

using namespace limber;
using namespace limber::test;

class BoneGeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsABoneToEveryChildAndEndSite();
    void givesABoneToTheJointItStartsFrom();
    void leavesOutBonesOfNoLength();
    void leavesOutWhatCannotBeDrawn();
    void theSideOfABoneRotatesWithTheJoint();
    void standsUprightWhateverTheUpAxis();
    void makesNoBoneThickerThanItIsLong();
    void marksAreNoWiderThanTheBonesThatMeetThem();
    void handlesManyJoints();
    void displacementsAreNotDrawnAsBones();
};

namespace {

Figure figureOf(const Clip &clip, Axis up = Axis::Y, double bodySize = 19.0)
{
    Figure figure;
    BoneGeometry(clip.skeleton).shape(poseAt(clip, 0, {}), viewFromDocument(up), bodySize, figure);
    return figure;
}

} // namespace

void BoneGeometryTest::displacementsAreNotDrawnAsBones()
{
    const Clip clip = standingFigure(1);
    Figure figure;
    BoneGeometry(clip.skeleton, {false, true, false, false})
        .shape(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), 19.0, figure);
    QCOMPARE(figure.displacements.size(), 1u);
    QCOMPARE(figure.bones.size(), 5u); // of the six bones
    for (const BoneShape &bone : figure.bones)
        QVERIFY(!(bone.end == NodeId::joint(leftLeg)));
    for (const NodeMark &mark : figure.marks)
        QVERIFY(!mark.isApart); // every joint still has a bone

    // Everything below the root travels, so the root stands apart.
    BoneGeometry(clip.skeleton, {false, true, true, true})
        .shape(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), 19.0, figure);
    QCOMPARE(figure.displacements.size(), 3u);
    for (const NodeMark &mark : figure.marks)
        QCOMPARE(mark.isApart, mark.node == NodeId::joint(hips));
}

void BoneGeometryTest::drawsABoneToEveryChildAndEndSite()
{
    const Figure figure = figureOf(standingFigure(1));
    QCOMPARE(figure.bones.size(), std::size_t(6));
    QCOMPARE(figure.marks.size(), std::size_t(7));
    QCOMPARE(figureOf(loneJoint(1)).bones.size(), std::size_t(0));
    QCOMPARE(figureOf(loneJoint(1)).marks.size(), std::size_t(1));
}

void BoneGeometryTest::givesABoneToTheJointItStartsFrom()
{
    for (const BoneShape &bone : figureOf(standingFigure(1)).bones) {
        if (bone.end.isEndSite())
            QVERIFY(bone.joint != hips);
        else
            QCOMPARE(bone.joint, hips);
    }
}

void BoneGeometryTest::leavesOutBonesOfNoLength()
{
    Clip clip = standingFigure(1);
    clip.skeleton.setOffset(NodeId::joint(leftLeg), {0, 0, 0});
    const Figure figure = figureOf(clip);
    QCOMPARE(figure.bones.size(), std::size_t(5));
    QCOMPARE(figure.marks.size(), std::size_t(7));
}

void BoneGeometryTest::leavesOutWhatCannotBeDrawn()
{
    Clip clip = standingFigure(1);
    clip.motion.setValue(0, leftLegZRotation, std::nan(""));
    const Figure figure = figureOf(clip);
    QCOMPARE(figure.bones.size(), std::size_t(5)); // the position of the left foot is not finite
    clip.skeleton.setOffset(NodeId::joint(chest), {0, 1e200, 0});
    QCOMPARE(figureOf(clip).bones.size(), std::size_t(3));
}

void BoneGeometryTest::theSideOfABoneRotatesWithTheJoint()
{
    Clip clip = standingFigure(1);
    const BoneShape straight = figureOf(clip).bones[3];
    const int yRotation = leftLegZRotation + 2;
    clip.motion.setValue(0, yRotation, 90.0);
    const BoneShape twisted = figureOf(clip).bones[3];
    QCOMPARE(twisted.joint, leftLeg);
    QVERIFY(glm::distance(straight.tip, twisted.tip) < 1e-9); // the leg rotates about its own axis
    QVERIFY(std::abs(glm::dot(straight.side, twisted.side)) < 1e-9);
}

void BoneGeometryTest::standsUprightWhateverTheUpAxis()
{
    Clip clip = loneJoint(1);
    clip.skeleton.addEndSite({.parent = 0, .offset = {0, 0, 7}});
    QCOMPARE(figureOf(clip, Axis::Z).bones.front().tip, glm::dvec3(0, 7, 0));
    QCOMPARE(figureOf(clip, Axis::Y).bones.front().tip, glm::dvec3(0, 0, 7));
    // The conversion is a rotation, not a mirroring.
    for (const Axis up : {Axis::X, Axis::Y, Axis::Z}) {
        const glm::dmat3 turn = viewFromDocument(up);
        QCOMPARE(glm::dot(glm::cross(turn[0], turn[1]), turn[2]), 1.0);
        QCOMPARE(turn[static_cast<int>(up)], glm::dvec3(0, 1, 0));
    }
}

void BoneGeometryTest::makesNoBoneThickerThanItIsLong()
{
    Clip clip = standingFigure(1);
    clip.skeleton.setOffset(NodeId::endSite(0), {0, -0.01, 0});
    for (const BoneShape &bone : figureOf(clip).bones)
        QVERIFY(bone.radius > 0.0 && bone.radius < 0.5 * glm::distance(bone.base, bone.tip));
}

void BoneGeometryTest::marksAreNoWiderThanTheBonesThatMeetThem()
{
    // Beside a body of this size these bones are as thin as fingers.
    const Figure figure = figureOf(standingFigure(1), Axis::Y, 150.0);
    int compared = 0;
    for (const BoneShape &bone : figure.bones) {
        for (const NodeMark &mark : figure.marks) {
            const bool meets = mark.node == bone.end || (mark.node == NodeId::joint(bone.joint) && bone.joint != hips);
            compared += meets;
            QVERIFY(!meets || mark.radius < bone.radius);
        }
    }
    QCOMPARE(compared, 9); // six bones with two marks each, without the three at the root
}

void BoneGeometryTest::handlesManyJoints()
{
    Clip clip = loneJoint(1);
    for (int joint = 1; joint < 1500; ++joint) {
        const int parent = (joint - 1) / 3 * 3; // each has three children, and the last child has children again
        clip.skeleton.addJoint({.name = "", .parent = parent, .offset = {0.1, 1, 0}, .channels = {}});
    }
    QCOMPARE(figureOf(clip).bones.size(), std::size_t(1499));
}

QTEST_APPLESS_MAIN(BoneGeometryTest)

} // namespace tst_bonegeometry

#include "tst_bonegeometry.moc"
