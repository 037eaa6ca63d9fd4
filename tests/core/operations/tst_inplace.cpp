#include "body/bodystructure.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "travel/heading.h"
#include "travel/smoothtravel.h"
#include "travel/travelpath.h"

#include <QTest>

#include <glm/geometric.hpp>

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
    void figureStaysNearItsStart_data();
    void figureStaysNearItsStart();
    void whatIsTakenIsThePath();
    void heightAndRotationsKeepTheirBits();
    void headingIsTakenToo();
    void linesAndAll();
    void addingTheTravelRestoresIt();
    void rootWithoutPositionsIsRefused();
};

void InPlaceTest::figureStaysNearItsStart_data()
{
    QTest::addColumn<int>("up");
    QTest::newRow("Y up") << 1;
    QTest::newRow("Z up") << 2;
}

void InPlaceTest::figureStaysNearItsStart()
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

void InPlaceTest::whatIsTakenIsThePath()
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

void InPlaceTest::headingIsTakenToo()
{
    const FloorPlane floor(Axis::Y);
    // A walker that turns on the spot.
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

void InPlaceTest::linesAndAll()
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

QTEST_GUILESS_MAIN(InPlaceTest)
#include "tst_inplace.moc"
