#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "travel/heading.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_orient {

using namespace limber;
using namespace limber::test;

namespace {

double headingDegrees(const Clip &clip, Axis up)
{
    const FloorPlane floor(up);
    const BodyRoles roles = rolesByName(clip.skeleton, Vocabulary::builtIn());
    return glm::degrees(*BodyHeading(clip.skeleton, roles, floor).of(poseAt(clip, 0, {})));
}

} // namespace

class OrientTest : public QObject
{
    Q_OBJECT

private slots:
    void theFigureFacesTheAxis_data();
    void theFigureFacesTheAxis();
    void theFigureIsMovedRigidly();
    void theHeadingIsThatOfTheBodyNotOfItsRestAxes();
    void lyingFiguresHaveAHeading();
    void withoutAPelvisTheThighsShareAJoint();
    void aRotationByAnAngleCanBeGiven();
    void theUpAxisIsRefusedAsDirection();
    void aDirectionOrAngleIsRequired();
    void theTopOfTheSpineShowsTheFront();
    void aPelvisAsideOfTheLegsLeavesTheRoot();
    void aFirstFrameWithoutNumbersFacesNowhere();
};

void OrientTest::theFigureFacesTheAxis_data()
{
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("degrees");
    QTest::newRow("+z") << QStringLiteral("+z") << 0.0;
    QTest::newRow("-z") << QStringLiteral("-z") << 180.0;
    QTest::newRow("+x") << QStringLiteral("+x") << 90.0;
    QTest::newRow("-x") << QStringLiteral("-x") << -90.0;
}

void OrientTest::theFigureFacesTheAxis()
{
    QFETCH(QString, to);
    QFETCH(double, degrees);
    const Clip clip = applied("orient:to=37", makeWalker().clip);
    const Clip turned = applied("orient:to=" + to.toStdString(), clip);
    QVERIFY(std::abs(std::remainder(headingDegrees(turned, Axis::Y) - degrees, 360.0)) < 1e-6);

    const Clip zUp = makeWalker({.up = Axis::Z}).clip;
    const Clip ahead = applied("orient:to=-y", zUp);
    QVERIFY(std::abs(std::remainder(headingDegrees(ahead, Axis::Z) + 90.0, 360.0)) < 1e-6);
}

void OrientTest::theFigureIsMovedRigidly()
{
    const Clip clip = makeWalker().clip;
    const Clip turned = applied("orient:to=50", clip);
    const glm::dmat3 turn = rotationAbout(Axis::Y, 50.0);
    const glm::dvec3 start = poseAt(clip, 0, {}).jointPositions[0];
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 11) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(turned, frame, {});
        for (std::size_t i = 0; i < was.jointPositions.size(); ++i) {
            const glm::dvec3 wanted = start + turn * (was.jointPositions[i] - start);
            QVERIFY(glm::distance(wanted, is.jointPositions[i]) < 1e-9);
        }
    }
    for (int column = 6; column < clip.skeleton.columnCount(); ++column)
        QCOMPARE(turned.motion.value(9, column), clip.motion.value(9, column));
}

void OrientTest::theHeadingIsThatOfTheBodyNotOfItsRestAxes()
{
    // A figure whose rest pose faces +X: all offsets and rotations are rotated about the up axis.
    const Clip clip = makeWalker().clip;
    Clip aside = clip;
    const glm::dmat3 turn = rotationAbout(Axis::Y, 90.0);
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        aside.skeleton.setOffset(node, turn * clip.skeleton.offsetOf(node));
    for (int column = 3; column < clip.skeleton.columnCount(); ++column) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            aside.motion.setValue(frame, column, 0.0);
    }
    QVERIFY(std::abs(headingDegrees(aside, Axis::Y) - 90.0) < 1e-6);
}

void OrientTest::lyingFiguresHaveAHeading()
{
    const FloorPlane floor(Axis::Y);
    const Clip clip = makeWalker().clip;
    const BodyHeading heading(clip.skeleton, rolesByName(clip.skeleton, Vocabulary::builtIn()), floor);
    Pose pose = restPose(clip.skeleton);
    for (glm::dmat3 &world : pose.worldFromJoint)
        world = rotationAbout(Axis::X, 90.0) * world; // the figure lies on its face
    QVERIFY(heading.of(pose).has_value());
    QVERIFY(std::abs(*heading.of(pose)) < 1e-9);
}

void OrientTest::withoutAPelvisTheThighsShareAJoint()
{
    const FloorPlane floor(Axis::Y);
    Skeleton aside = makeWalker().clip.skeleton; // its rest pose will face +X
    for (const NodeId node : aside.nodesInFileOrder())
        aside.setOffset(node, rotationAbout(Axis::Y, 90.0) * aside.offsetOf(node));
    const BodyRoles known = rolesByName(aside, Vocabulary::builtIn());
    std::vector<JointRole> roles;
    for (int joint = 0; joint < known.jointCount(); ++joint)
        roles.push_back(known.of(joint).part == BodyPart::Pelvis ? JointRole() : known.of(joint));
    const BodyHeading heading(aside, BodyRoles(std::move(roles)), floor);
    QCOMPARE(heading.carrier(), jointNamed(aside, "Hips"));
    QVERIFY(std::abs(glm::degrees(*heading.of(restPose(aside))) - 90.0) < 1e-6);
}

void OrientTest::aRotationByAnAngleCanBeGiven()
{
    const Clip clip = makeWalker().clip;
    const double before = headingDegrees(clip, Axis::Y);
    const double after = headingDegrees(applied("orient:to=-12.5", clip), Axis::Y);
    QVERIFY(std::abs(after - before + 12.5) < 1e-9);
    QVERIFY(poseError(applied("orient:to=12.5", applied("orient:to=-12.5", clip)), clip).units < 1e-9);
    QVERIFY(!apply("orient:to=0", clip).changes.isAnyChange);
}

void OrientTest::theUpAxisIsRefusedAsDirection()
{
    QCOMPARE(int(apply("orient:to=+y", makeWalker().clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void OrientTest::aDirectionOrAngleIsRequired()
{
    const Clip clip = makeRandomClip();
    QCOMPARE(int(apply("orient", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(apply("orient:to=north", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QVERIFY(apply("orient:to=90", clip).isDone());
}

// Without head and neck, the highest joint of the spine says where the trunk leans.
void OrientTest::theTopOfTheSpineShowsTheFront()
{
    Skeleton skeleton;
    const auto add = [&](const char *name, int parent, const glm::dvec3 &offset) {
        return skeleton.addJoint({name, parent, offset, {channels::Zrotation}, 0});
    };
    const int hips = add("Hips", NoJoint, {});
    add("LeftUpLeg", hips, {10.0, 0.0, 0.0});
    add("RightUpLeg", hips, {-10.0, 0.0, 0.0});
    add("Spine1", add("Spine", hips, {0.0, 10.0, -5.0}), {0.0, 10.0, 25.0});
    const BodyHeading heading(skeleton, rolesByName(skeleton, Vocabulary::builtIn()), FloorPlane(Axis::Y));
    QCOMPARE(heading.carrier(), hips);
    // In rest the trunk leans by 45 degrees to +Z; the figure has rolled onto its side.
    const Pose pose = evaluatePose(skeleton, std::vector{90.0, 0.0, 0.0, 0.0, 0.0}, {});
    QVERIFY(std::abs(glm::degrees(*heading.of(pose)) - 45.0) < 1e-9);
}

void OrientTest::aPelvisAsideOfTheLegsLeavesTheRoot()
{
    Skeleton skeleton;
    for (const auto &[name, parent] : {std::pair("Hips", NoJoint),
                                       {"LeftHip", 0},
                                       {"LeftUpLeg", 1},
                                       {"RightHip", 0},
                                       {"RightUpLeg", 3},
                                       {"Spine", 0}})
        skeleton.addJoint({name, parent, {1.0, 0.0, 0.0}, {channels::Zrotation}, 0});
    const auto carrierWith = [&](int pelvis) {
        std::vector<JointRole> roles(6);
        roles[2] = {BodyPart::Thigh, BodySide::Left, 1};
        roles[4] = {BodyPart::Thigh, BodySide::Right, 1};
        roles[static_cast<std::size_t>(pelvis)] = {BodyPart::Pelvis, BodySide::Centre, 1};
        return BodyHeading(skeleton, BodyRoles(std::move(roles)), FloorPlane(Axis::Y)).carrier();
    };
    for (const int pelvis : {0, 1, 3, 5}) // only the first one carries both legs
        QCOMPARE(carrierWith(pelvis), 0);
}

void OrientTest::aFirstFrameWithoutNumbersFacesNowhere()
{
    Clip clip = makeWalker().clip;
    for (int column = 3; column < 6; ++column)
        clip.motion.setValue(0, column, std::numeric_limits<double>::quiet_NaN());
    const AppliedOperation result = apply("orient:to=+x", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QCOMPARE(result.problem.text(), std::string("the figure faces straight up or down in the first frame"));
}

QTEST_GUILESS_MAIN(OrientTest)

} // namespace tst_orient

#include "tst_orient.moc"
