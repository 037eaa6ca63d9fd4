#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "travel/heading.h"
#include "travel/smoothtravel.h"
#include "travel/travelpath.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_inplace {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<glm::dvec3> rootTrack(const Clip &clip)
{
    return *worldTrack(clip, {}, 0, {});
}

} // namespace

class InPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void theFigureStaysNearItsStart_data();
    void theFigureStaysNearItsStart();
    void onlyThePathIsRemoved();
    void heightAndRotationsKeepTheirBits();
    void theHeadingCanBeRemovedToo();
    void aLineOrAllTravelCanBeRemoved();
    void addingTheTravelRestoresIt();
    void rootWithoutPositionsIsRefused();
    void restoringTheTravelRestoresThePose_data();
    void restoringTheTravelRestoresThePose();
    void editsInBetweenSurvive();
    void otherClipsAreRefusedInWords();
};

void InPlaceTest::theFigureStaysNearItsStart_data()
{
    QTest::addColumn<int>("up");
    QTest::newRow("Y up") << 1;
    QTest::newRow("Z up") << 2;
}

void InPlaceTest::theFigureStaysNearItsStart()
{
    QFETCH(int, up);
    const FloorPlane floor{Axis(up)};
    const Clip clip = makeWalker({.up = Axis(up)}).clip;
    const std::vector<glm::dvec3> before = rootTrack(clip);
    const std::vector<glm::dvec3> after = rootTrack(applied("inplace", clip));
    QVERIFY(glm::distance(before.front(), before.back()) > 200.0);
    for (const glm::dvec3 &position : after)
        QVERIFY(glm::length(floor.along(position - after.front())) < 10.0);
}

void InPlaceTest::onlyThePathIsRemoved()
{
    const FloorPlane floor(Axis::Y);
    const Clip clip = makeWalker().clip;
    const std::vector<glm::dvec3> before = rootTrack(clip);
    const std::vector<glm::dvec3> after = rootTrack(applied("inplace:path=0.8", clip));
    const std::vector<glm::dvec3> path = travelAlongFloor(before, floor, 1.0 / 60.0, {TravelShape::Kind::Smooth, 0.8});
    for (std::size_t frame = 0; frame < before.size(); ++frame)
        QVERIFY(glm::distance(before[frame] - after[frame], path[frame] - path[0]) < 1e-9);
}

void InPlaceTest::heightAndRotationsKeepTheirBits()
{
    const Clip clip = makeWalker().clip;
    const Clip still = applied("inplace", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 3) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            if (column != 0 && column != 2)
                QCOMPARE(still.motion.value(frame, column), clip.motion.value(frame, column));
        }
    }
}

void InPlaceTest::theHeadingCanBeRemovedToo()
{
    const FloorPlane floor(Axis::Y);
    // A walker that rotates on one spot.
    Clip clip = makeWalker().clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 5, clip.motion.value(frame, 5) + 3.0 * frame);
    const BodyHeading body(clip.skeleton, rolesByName(clip.skeleton, Vocabulary::builtIn()), floor);
    const auto before = *headingTrack(clip, {}, body, {});
    const auto after = *headingTrack(applied("inplace:heading=yes", clip), {}, body, {});
    QVERIFY(before.back() - before.front() > 10.0);
    for (const double heading : after)
        QVERIFY2(std::abs(heading - after.front()) < 0.5, qPrintable(QString::number(heading - after.front())));
    const AppliedOperation result = apply("inplace:heading=yes", clip);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
}

void InPlaceTest::aLineOrAllTravelCanBeRemoved()
{
    const FloorPlane floor(Axis::Y);
    const Clip clip = makeWalker().clip;
    const std::vector<glm::dvec3> line = rootTrack(applied("inplace:path=line", clip));
    QVERIFY(glm::length(floor.along(line.front() - line.back())) < 1e-9);
    const std::vector<glm::dvec3> all = rootTrack(applied("inplace:path=all", clip));
    for (const glm::dvec3 &position : all)
        QVERIFY(glm::length(floor.along(position - all.front())) < 1e-9);
}

void InPlaceTest::addingTheTravelRestoresIt()
{
    const Clip clip = makeWalker().clip;
    Clip back = applied("inplace", clip);
    const FloorPlane floor(Axis::Y);
    const std::vector<glm::dvec3> path =
        travelAlongFloor(rootTrack(clip), floor, 1.0 / 60.0, {TravelShape::Kind::Smooth, 0.5});
    for (int frame = 0; frame < back.motion.frameCount(); ++frame) {
        for (const int axis : {0, 2})
            back.motion.setValue(frame, axis,
                                 back.motion.value(frame, axis) + path[static_cast<std::size_t>(frame)][axis] -
                                     path[0][axis]);
    }
    QVERIFY(poseError(clip, back).units < 1e-9);
}

void InPlaceTest::rootWithoutPositionsIsRefused()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "a", .channels = {channels::Xrotation}});
    clip.skeleton.addEndSite({.parent = 0});
    clip.motion = Motion(3, 1);
    QCOMPARE(int(apply("inplace", clip).outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(apply("inplace:heading=yes", makeRandomClip()).isDone());
}

void InPlaceTest::restoringTheTravelRestoresThePose_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<int>("up");
    for (const char *settings : {"path=0.5", "path=2", "path=line", "path=all", "path=0.5,heading=yes",
                                 "path=line,heading=yes", "path=all,heading=yes"}) {
        QTest::addRow("%s, Y up", settings) << QString::fromLatin1(settings) << 1;
        QTest::addRow("%s, Z up", settings) << QString::fromLatin1(settings) << 2;
    }
}

void InPlaceTest::restoringTheTravelRestoresThePose()
{
    QFETCH(QString, settings);
    QFETCH(int, up);
    const Clip clip = makeWalker({.up = Axis(up)}).clip;
    const std::string call = "inplace:" + settings.toStdString();
    const Clip still = applied(call, clip);
    QVERIFY(poseError(clip, still).units > 100.0);
    const AppliedOperation back = test::apply(call + ",back=before", still, contextWith(clip));
    QVERIFY(back.isDone());
    QVERIFY(poseError(clip, back.clip).units < 1e-9);
    QVERIFY(poseError(clip, back.clip).degrees < 1e-9);
    QVERIFY(back.changes.flipsAfter <= back.changes.flipsBefore);
    QVERIFY(!back.notes.empty() && back.notes.front().text().find("restored") != std::string::npos);
}

void InPlaceTest::editsInBetweenSurvive()
{
    const Clip clip = makeWalker().clip;
    Clip edited = applied("inplace:heading=yes", clip);
    const int column = edited.skeleton.joint(jointNamed(edited.skeleton, "LeftArm")).firstColumn;
    for (int frame = 30; frame < 60; ++frame)
        edited.motion.setValue(frame, column, 0.1 * frame);
    const Clip back = applied("inplace:heading=yes,back=before", edited, contextWith(clip));
    const int ofRoot = clip.skeleton.joint(0).columnCount();
    for (int frame = 0; frame < back.motion.frameCount(); ++frame) {
        for (int each = ofRoot; each < back.skeleton.columnCount(); ++each)
            QCOMPARE(back.motion.value(frame, each), edited.motion.value(frame, each));
    }
    QVERIFY(back.motion.value(45, column) == 4.5);
}

void InPlaceTest::otherClipsAreRefusedInWords()
{
    const Clip clip = makeWalker().clip;
    const auto problemWith = [&](const Clip &other) {
        const AppliedOperation result = test::apply("inplace:back=other", clip, contextWith(other));
        return result.outcome == AppliedOperation::Outcome::Refused ? result.problem.text() : std::string();
    };
    QVERIFY(problemWith(makeWalker({.frames = 239}).clip).find("239 frames") != std::string::npos);
    QVERIFY(problemWith(makeWalker({.framesPerSecond = 30.0}).clip).find("frame time") != std::string::npos);
    Clip still = applied("channels:joints=Hips,to=Zrotation+Xrotation+Yrotation", clip);
    QVERIFY(problemWith(still).find("nothing travels") != std::string::npos);
    QCOMPARE(problemWith(clip), std::string());
}

QTEST_GUILESS_MAIN(InPlaceTest)

} // namespace tst_inplace

#include "tst_inplace.moc"
