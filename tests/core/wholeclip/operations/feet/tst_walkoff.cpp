#include "bvh/read/bvhfile.h"
#include "geometry/geometry.h"
#include "messages/skeletonmessages.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "travel/floorplane.h"
#include "travel/travellingjoint.h"
#include "travel/travelpath.h"

#include <QFileInfo>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_walkoff {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// Returns the way of the figure along the floor from the first frame to the last.
glm::dvec3 travelOf(const Clip &clip, Axis up)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto figures = figureTravel(clip, rules, up);
    const std::vector<glm::dvec3> track = *worldTrack(clip, rules, travellingJoint(figures), {});
    return FloorPlane(up).along(track.back() - track.front());
}

double degreesBetween(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * degreesPerRadian;
}

bool says(const AppliedOperation &result, const Message &message)
{
    return std::ranges::find(result.notes, message) != result.notes.end();
}

} // namespace

class WalkOffTest : public QObject
{
    Q_OBJECT

private slots:
    void aWalkerInPlaceTravelsAgain_data();
    void aWalkerInPlaceTravelsAgain();
    void onlyTheTravelAlongTheFloorChanges();
    void theUserMayGiveTheSpeed();
    void aSpeedIsForgottenWhereItNoLongerFits();
    void whoTravelsAlreadyStays();
    void whoTravelsMuchTooFarIsTold();
    void whoWalksInPlaceOnAnUnknownFloorIsTold();
    void withoutAFootThatStandsNothingChanges();
    void stillRootsStayWhereTheyAre();
    void whatCannotWalkIsRefused();
    void wrongValuesAreNamedWithTheirRange_data();
    void wrongValuesAreNamedWithTheirRange();
    void realWalksTravelAgain_data();
    void realWalksTravelAgain();
};

void WalkOffTest::aWalkerInPlaceTravelsAgain_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("up");
    QTest::addColumn<bool>("bends");
    QTest::newRow("60 fps") << 60.0 << 1.0 << 1 << false;
    QTest::newRow("30 fps") << 30.0 << 1.0 << 1 << false;
    QTest::newRow("120 fps, metres") << 120.0 << 0.01 << 1 << false;
    QTest::newRow("60 fps, Z up") << 60.0 << 1.0 << 2 << false;
    QTest::newRow("a path that bends") << 60.0 << 1.0 << 1 << true;
}

void WalkOffTest::aWalkerInPlaceTravelsAgain()
{
    QFETCH(double, framesPerSecond);
    QFETCH(double, scale);
    QFETCH(int, up);
    QFETCH(bool, bends);
    const Clip walk = makeWalker({.frames = static_cast<int>(4.0 * framesPerSecond),
                                  .framesPerSecond = framesPerSecond,
                                  .scale = scale,
                                  .up = Axis(up),
                                  .bends = bends})
                          .clip;
    const Clip inPlace = applied("inplace:path=line", walk);
    QVERIFY(glm::length(travelOf(inPlace, Axis(up))) < 1e-3 * scale);
    const glm::dvec3 wanted = travelOf(walk, Axis(up));
    const glm::dvec3 found = travelOf(applied("walkoff", inPlace), Axis(up));
    QVERIFY2(std::abs(glm::length(found) / glm::length(wanted) - 1.0) < 0.01,
             qPrintable(QString::number(glm::length(found) / glm::length(wanted))));
    QVERIFY2(degreesBetween(found, wanted) < 0.5, qPrintable(QString::number(degreesBetween(found, wanted))));
}

void WalkOffTest::onlyTheTravelAlongTheFloorChanges()
{
    const Clip inPlace = applied("inplace:path=line", makeWalker({.bends = false}).clip);
    const Clip walked = applied("walkoff", inPlace);
    const int height = *walked.skeleton.columnOf(0, Channel{ChannelKind::Position, Axis::Y});
    for (int frame = 0; frame < walked.motion.frameCount(); ++frame) {
        for (int column = 0; column < walked.motion.columnCount(); ++column) {
            if (frame == 0 || column > 2 || column == height)
                QCOMPARE(walked.motion.value(frame, column), inPlace.motion.value(frame, column));
        }
    }
}

void WalkOffTest::theUserMayGiveTheSpeed()
{
    const Clip inPlace = applied("inplace:path=line", makeWalker({.frames = 121, .bends = false}).clip);
    const glm::dvec3 before = travelOf(inPlace, Axis::Y);
    const glm::dvec3 way = travelOf(applied("walkoff:floor=-10+-100", inPlace), Axis::Y);
    QVERIFY(glm::distance(way - before, glm::dvec3(20.0, 0.0, 200.0)) < 1e-9);
    OperationContext context;
    context.floor = {FloorChoice::Kind::Still};
    const AppliedOperation still = limber::apply("walkoff", inPlace, context);
    QVERIFY(still.isDone());
    QVERIFY(!still.changes.isAnyChange);
}

void WalkOffTest::aSpeedIsForgottenWhereItNoLongerFits()
{
    const Clip inPlace = applied("inplace:path=line", makeWalker({.bends = false}).clip);
    OperationContext context;
    context.floor = {FloorChoice::Kind::Moving, {0.0, -100.0}};
    QVERIFY(limber::apply("smooth:feet=free", inPlace, context).floor == context.floor);
    QVERIFY(limber::apply("walkoff", inPlace, context).floor == FloorChoice());
    QVERIFY(limber::apply("scale:by=2", inPlace, context).floor == FloorChoice());
    context.floor = {FloorChoice::Kind::Still};
    QVERIFY(limber::apply("scale:by=2", inPlace, context).floor == context.floor);
}

void WalkOffTest::whoTravelsAlreadyStays()
{
    const AppliedOperation result = limber::apply("walkoff", makeWalker().clip);
    QVERIFY(result.isDone());
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY(says(result, messages::walksOffAlready()));
}

// It stands, walks three times as far as its feet do, and stands again.
void WalkOffTest::whoTravelsMuchTooFarIsTold()
{
    const Clip walk = makeWalker({.frames = 240, .bends = false}).clip;
    Clip clip = walk;
    clip.motion = Motion(360, walk.motion.columnCount());
    clip.motion.setFrameTimeSeconds(walk.motion.frameTimeSeconds());
    for (int frame = 0; frame < 360; ++frame) {
        const int source = std::clamp(frame - 60, 0, 239);
        for (int column = 0; column < walk.motion.columnCount(); ++column) {
            const double way = walk.motion.value(source, column) - walk.motion.value(0, column);
            const bool isTravel = column == 0 || column == 2;
            clip.motion.setValue(frame, column, walk.motion.value(0, column) + (isTravel ? 3.0 : 1.0) * way);
        }
    }
    const AppliedOperation result = limber::apply("walkoff", clip);
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY2(says(result, messages::slidesAsItTravels()), "it says something else");
    const glm::dvec3 way = travelOf(applied("walkoff", applied("inplace", clip)), Axis::Y);
    const glm::dvec3 wanted = travelOf(walk, Axis::Y);
    QVERIFY2(glm::distance(way, wanted) < 0.1 * glm::length(wanted), qPrintable(QString::number(glm::length(way))));
}

// The floor below a walk in place whose path turned is not found.
void WalkOffTest::whoWalksInPlaceOnAnUnknownFloorIsTold()
{
    const QString path = sharedFolder() + QStringLiteral("/takes/locomotion-flat.bvh");
    if (!QFileInfo::exists(path))
        QSKIP("the shared takes are not beside the project");
    Clip clip = applied("trim:frames=300-699", *readBvhFile(path.toStdString()).clip);
    for (const Channel &channel : {channels::Xposition, channels::Zposition}) {
        const int column = *clip.skeleton.columnOf(0, channel);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, 0.0);
    }
    const AppliedOperation result = limber::apply("walkoff", clip);
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY(!says(result, messages::walksOffAlready()));
}

void WalkOffTest::withoutAFootThatStandsNothingChanges()
{
    Clip falling = makeWalker({.frames = 60}).clip;
    const int height = *falling.skeleton.columnOf(0, Channel{ChannelKind::Position, Axis::Y});
    for (int frame = 0; frame < 60; ++frame)
        falling.motion.setValue(frame, height, 2000.0 - 30.0 * frame);
    const AppliedOperation result = limber::apply("walkoff", falling);
    QVERIFY(result.isDone());
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY(says(result, messages::nothingToWalkOff()));
}

// The travel is written into the joint that travels.
void WalkOffTest::stillRootsStayWhereTheyAre()
{
    const Clip walk = makeWalker({.bends = false}).clip;
    const Clip inPlace = applied("inplace:path=line", withStillRoot(walk));
    const Clip walked = applied("walkoff", inPlace);
    for (int frame = 0; frame < walked.motion.frameCount(); ++frame) {
        for (int column = 0; column < 3; ++column)
            QCOMPARE(walked.motion.value(frame, column), inPlace.motion.value(frame, column));
    }
    QVERIFY(glm::length(travelOf(walked, Axis::Y)) > 100.0);
}

void WalkOffTest::whatCannotWalkIsRefused()
{
    const AppliedOperation snake = limber::apply("walkoff", makeRandomClip({.joints = 3}));
    QCOMPARE(int(snake.outcome), int(AppliedOperation::Outcome::Refused));
    Clip empty = makeWalker({.frames = 3}).clip;
    empty.motion.removeFrames(0, 3);
    QCOMPARE(int(limber::apply("walkoff", empty).outcome), int(AppliedOperation::Outcome::Refused));
}

void WalkOffTest::wrongValuesAreNamedWithTheirRange_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("told");
    const QString pair = u"two numbers X+Y, each from -1000000 to 1000000"_s;
    for (const char *value : {"still", "1", "1+", "1+2+3", "nan+1", "1e7+0", "0+-1e7"})
        QTest::newRow(value) << u"walkoff:floor="_s + QLatin1StringView(value) << pair;
    QTest::newRow("smooth") << u"walkoff:smooth=21"_s << u"from 0 to 20 Hz"_s;
}

void WalkOffTest::wrongValuesAreNamedWithTheirRange()
{
    QFETCH(QString, call);
    QFETCH(QString, told);
    const AppliedOperation result = limber::apply(call.toStdString(), makeWalker({.frames = 30}).clip);
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::WrongCall));
    const QString problem = QString::fromStdString(result.problem.text());
    QVERIFY2(problem.contains(told), qPrintable(problem));
}

void WalkOffTest::realWalksTravelAgain_data()
{
    QTest::addColumn<double>("percent");
    QTest::addColumn<double>("degrees");
    QTest::newRow("takes/walk-mixamo") << 3.0 << 1.0;
    QTest::newRow("takes/walk-long") << 3.0 << 1.0;
    QTest::newRow("corpus/cmu-motionbuilder/05_03") << 3.0 << 1.0;
    QTest::newRow("corpus/bvh-toolbox/walk01") << 3.1 << 1.0;
    QTest::newRow("takes/bandai-walk-turn") << 7.0 << 1.0; // its feet slide
}

void WalkOffTest::realWalksTravelAgain()
{
    QFETCH(double, percent);
    QFETCH(double, degrees);
    const QString path = sharedFolder() + u'/' + QLatin1StringView(QTest::currentDataTag()) + u".bvh"_s;
    if (!QFileInfo::exists(path))
        QSKIP("the shared walks are not beside the project");
    const Clip walk = std::move(*readBvhFile(path.toStdString()).clip);
    const glm::dvec3 wanted = travelOf(walk, Axis::Y);
    const glm::dvec3 found = travelOf(applied("walkoff", applied("inplace:path=line", walk)), Axis::Y);
    const double off = 100.0 * std::abs(glm::length(found) / glm::length(wanted) - 1.0);
    QVERIFY2(off < percent, qPrintable(QString::number(off)));
    QVERIFY2(degreesBetween(found, wanted) < degrees, qPrintable(QString::number(degreesBetween(found, wanted))));
}

QTEST_GUILESS_MAIN(WalkOffTest)

} // namespace tst_walkoff

#include "tst_walkoff.moc"
