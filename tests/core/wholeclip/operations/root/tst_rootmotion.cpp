#include "base/at.h"
#include "body/bodyroles.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "travel/floorplane.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_rootmotion {

using namespace limber;
using namespace limber::test;

class RootMotionTest : public QObject
{
    Q_OBJECT

private slots:
    void allOldJointsKeepTheirPoses_data();
    void allOldJointsKeepTheirPoses();
    void theNewRootIsOnTheFloor();
    void theNewRootOfAFigureThatHangsIsOnItsFloor();
    void theRootTravelsAndTheHipsDoNot();
    void theHeadingCanBeKept();
    void whatHangsOnAStillRootStaysThere();
    void theTextOfOtherJointsIsKept();
    void figuresOfAnyKindAreAccepted();
    void namesAreChecked();
};

void RootMotionTest::allOldJointsKeepTheirPoses_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"rootmotion", "rootmotion:path=line", "rootmotion:path=all", "rootmotion:heading=no"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void RootMotionTest::allOldJointsKeepTheirPoses()
{
    QFETCH(QString, call);
    for (const Axis up : {Axis::Y, Axis::Z}) {
        const Clip clip = makeWalker({.up = up}).clip;
        const AppliedOperation result = test::apply(call.toStdString(), clip);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        QVERIFY(isWellFormed(result.clip.skeleton));
        QCOMPARE(result.clip.skeleton.joint(0).name, std::string("Root"));
        QCOMPARE(result.clip.skeleton.joint(0).columnCount(), 6);
        const NamedPoseError error = namedPoseError(clip, result.clip);
        QCOMPARE(error.joints, clip.skeleton.jointCount());
        QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-6, qPrintable(QString::number(error.units)));
        QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
    }
}

// The Y axis points down, so that the floor is as far below zero as the other way up it is above.
void RootMotionTest::theNewRootOfAFigureThatHangsIsOnItsFloor()
{
    const auto raised = [](Clip clip, double by) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + by);
        return clip;
    };
    const Clip standing = applied("rootmotion", raised(makeWalker().clip, 40.0));
    const Clip hanging = applied("rootmotion", raised(hangingWalker(), -40.0));
    for (int frame = 0; frame < standing.motion.frameCount(); frame += 10) {
        const double height = poseAt(standing, frame, {}).jointPositions[0].y;
        const double depth = poseAt(hanging, frame, {}).jointPositions[0].y;
        QVERIFY(height > 30.0);
        QVERIFY2(std::abs(height + depth) < 1e-6, qPrintable(QString::number(depth)));
    }
}

void RootMotionTest::theNewRootIsOnTheFloor()
{
    for (const Axis up : {Axis::Y, Axis::Z}) {
        const FloorPlane floor(up);
        const Clip made = applied("rootmotion", makeWalker({.up = up}).clip);
        double height = 0.0;
        for (int frame = 0; frame < made.motion.frameCount(); frame += 10) {
            const Pose pose = poseAt(made, frame, decidePositionRules(made.skeleton, made.motion));
            height = floor.height(pose.jointPositions[0]);
            QVERIFY2(std::abs(height) < 9.0, qPrintable(QString::number(height)));
            QVERIFY(glm::distance(pose.worldFromJoint[0] * floor.up, floor.up) < 1e-9);
            QVERIFY(glm::length(floor.along(pose.jointPositions[1] - pose.jointPositions[0])) < 12.0);
        }
    }
}

void RootMotionTest::theRootTravelsAndTheHipsDoNot()
{
    const Clip made = applied("rootmotion:path=all", makeWalker().clip);
    const PositionRules rules = decidePositionRules(made.skeleton, made.motion);
    const Pose first = poseAt(made, 0, rules);
    const Pose last = poseAt(made, made.motion.frameCount() - 1, rules);
    QVERIFY(glm::distance(first.jointPositions[0], last.jointPositions[0]) > 200.0);
    for (const Pose &pose : {first, last})
        QVERIFY(std::abs(pose.jointPositions[1].z - pose.jointPositions[0].z) < 1e-9);
}

void RootMotionTest::theHeadingCanBeKept()
{
    const Clip made = applied("rootmotion:heading=no", applied("orient:to=80", makeWalker().clip));
    for (int column = 3; column < 6; ++column)
        QVERIFY(std::abs(made.motion.value(50, column)) < 1e-9);
    const Clip faces = applied("rootmotion", applied("orient:to=+x", makeWalker().clip));
    const glm::dvec3 ahead = poseAt(faces, 0, {}).worldFromJoint[0] * glm::dvec3(0.0, 0.0, 1.0);
    QVERIFY2(ahead.x > 0.9, qPrintable(QString::number(ahead.x)));
}

void RootMotionTest::whatHangsOnAStillRootStaysThere()
{
    Clip clip = withStillRoot(makeWalker().clip);
    Joint chair;
    chair.name = "Chair";
    chair.parent = 0;
    chair.offset = {40.0, 0.0, 10.0};
    clip.skeleton.addJoint(std::move(chair));
    const NamedPoseError error = namedPoseError(clip, applied("rootmotion", clip));
    QCOMPARE(error.joints, clip.skeleton.jointCount());
    QVERIFY2(error.units <= 1e-9, qPrintable(QString::number(error.units)));
}

void RootMotionTest::theTextOfOtherJointsIsKept()
{
    const Clip clip = *readBvh(writeBvh(makeWalker({.frames = 40}).clip)).clip;
    const Clip made = applied("rootmotion", clip);
    const auto words = [](const Clip &which) {
        const QString text = QString::fromStdString(writeBvh(which));
        return text.mid(text.indexOf(QStringLiteral("Frame Time"))).split(u'\n').at(3).split(u' ');
    };
    QCOMPARE(words(made).mid(12), words(clip).mid(6));
}

void RootMotionTest::figuresOfAnyKindAreAccepted()
{
    for (unsigned seed = 1; seed < 8; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        const Clip made = applied("rootmotion", clip);
        QVERIFY(isWellFormed(made.skeleton));
        QVERIFY(namedPoseError(clip, made).units <= 1e-9);
    }
}

void RootMotionTest::namesAreChecked()
{
    const Clip clip = makeWalker().clip;
    QCOMPARE(applied("rootmotion:name=Ground", clip).skeleton.joint(0).name, std::string("Ground"));
    QCOMPARE(applied("rootmotion:name=Head", clip).skeleton.joint(0).name, std::string("Head_2"));
    QCOMPARE(int(test::apply("rootmotion:name=\"{\"", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

QTEST_GUILESS_MAIN(RootMotionTest)

} // namespace tst_rootmotion

#include "tst_rootmotion.moc"
