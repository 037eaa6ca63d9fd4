#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "contacts/floorcontacts.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <limits>

namespace tst_floorcontacts {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

FeetRecord recordOf(const Clip &clip, std::optional<Axis> upAxis = std::nullopt, const FloorChoice &floor = {})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Axis up = upAxis.value_or(decideUpAxis(clip, rules).axis);
    return *recordFeet(clip, rules, legsOfFigures(clip, rules, up, Vocabulary::builtIn()), directionOf(up), {}, floor);
}

// Returns the frames in which each foot stands, also on its heel or its tips.
std::vector<std::vector<FrameInterval>> supportOf(const FeetRecord &feet)
{
    std::vector<NeverStanding> never;
    return feet.standing(feet.detectSupport(never));
}

std::vector<bool> framesOf(const std::vector<FrameInterval> &intervals, int count)
{
    std::vector<bool> frames(static_cast<std::size_t>(count));
    for (const FrameInterval &interval : intervals)
        std::fill(frames.begin() + interval.first, frames.begin() + interval.last + 1, true);
    return frames;
}

// Returns the part of the frames in which both say the same; times are compared if one has another rate.
double agreement(const std::vector<bool> &a, const std::vector<bool> &b)
{
    double same = 0.0;
    for (std::size_t frame = 0; frame < b.size(); ++frame) {
        const double place = double(frame) * double(a.size() - 1) / double(b.size() - 1);
        same += a[static_cast<std::size_t>(std::lround(place))] == b[frame] ? 1.0 : 0.0;
    }
    return same / double(b.size());
}

double agreement(const FeetRecord &a, const FeetRecord &b)
{
    double sum = 0.0;
    const auto standingInA = supportOf(a);
    const auto standingInB = supportOf(b);
    for (std::size_t leg = 0; leg < standingInA.size(); ++leg)
        sum += agreement(framesOf(standingInA[leg], a.frameCount()), framesOf(standingInB[leg], b.frameCount()));
    return sum / double(standingInA.size());
}

// Returns the harmonic mean of precision and recall.
double f1(const std::vector<bool> &found, const std::vector<bool> &truth)
{
    double both = 0.0;
    double all = 0.0;
    for (std::size_t frame = 0; frame < truth.size(); ++frame) {
        both += found[frame] && truth[frame] ? 1.0 : 0.0;
        all += (found[frame] ? 1.0 : 0.0) + (truth[frame] ? 1.0 : 0.0);
    }
    return 2.0 * both / all;
}

// Moves the first joint along the floor, in file units per second.
Clip movedEvenly(Clip clip, const glm::dvec3 &velocity)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis) {
            const int column = *clip.skeleton.columnOf(0, allChannels[static_cast<std::size_t>(axis)]);
            const double way = velocity[axis] * frame * clip.motion.frameTimeSeconds();
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + way);
        }
    }
    return clip;
}

// Makes the way of the first joint longer or shorter.
Clip withTravel(Clip clip, double factor)
{
    for (int axis : {0, 2}) {
        const int column = *clip.skeleton.columnOf(0, allChannels[static_cast<std::size_t>(axis)]);
        for (int frame = 1; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column,
                                 clip.motion.value(0, column) +
                                     factor * (clip.motion.value(frame, column) - clip.motion.value(0, column)));
    }
    return clip;
}

// Returns when the force under each foot is over 20 newtons, left before right.
std::vector<std::vector<bool>> forcesOf(const QString &path)
{
    std::vector<std::vector<bool>> loaded(2);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return loaded;
    const QList<QByteArray> head = file.readLine().trimmed().split(',');
    while (!file.atEnd()) {
        const QList<QByteArray> row = file.readLine().trimmed().split(',');
        loaded[0].push_back(row.value(head.indexOf("left.fy")).toDouble() > 20.0);
        loaded[1].push_back(row.value(head.indexOf("right.fy")).toDouble() > 20.0);
    }
    return loaded;
}

QString sharedClip(const char *name)
{
    return sharedFolder() + u'/' + QLatin1StringView(name) + u".bvh"_s;
}

Clip readClip(const QString &path)
{
    return std::move(*readBvhFile(path.toStdString()).clip);
}

} // namespace

class FloorContactsTest : public QObject
{
    Q_OBJECT

private slots:
    void aWalkOverGroundHasAStillFloor_data();
    void aWalkOverGroundHasAStillFloor();
    void aWalkInPlaceHasTheFloorOfItsTravel_data();
    void aWalkInPlaceHasTheFloorOfItsTravel();
    void contactsInPlaceAreThoseOfTheWalk_data();
    void contactsInPlaceAreThoseOfTheWalk();
    void theUserSaysHowTheFloorMoves();
    void whoIsCarriedStandsOnAStillFloor();
    void whoTravelsWithSlidingFeetStandsOnAStillFloor_data();
    void whoTravelsWithSlidingFeetStandsOnAStillFloor();
    void whoTurnsWithSlidingFeetStandsOnAStillFloor();
    void swingingShinsOfWhoSitsMoveNoFloor();
    void whatIsNeverOnTheFloorInventsNone();
    void textsAreChoices_data();
    void textsAreChoices();
    void theFloorsPathIsItsVelocitySummed();
    void aFloorThatChangesVaries();
    void feetOnABeltAreHeldOnIt();
    void detectedContactsAreHeldWhereTheyAreFirm_data();
    void detectedContactsAreHeldWhereTheyAreFirm();
    void cancellingStopsTheSearch();
    void contactsAreThoseOfForcePlates_data();
    void contactsAreThoseOfForcePlates();
    void aRunOverGroundIsHeldAsOnABelt();
    void feetOfRealRunsStandByTurns_data();
    void feetOfRealRunsStandByTurns();
    void realWalksInPlaceAgreeWithThemselves_data();
    void realWalksInPlaceAgreeWithThemselves();
    void realTakesOverGroundHaveAStillFloor();
};

void FloorContactsTest::aWalkOverGroundHasAStillFloor_data()
{
    QTest::addColumn<double>("framesPerSecond");
    for (const double rate : {15.0, 24.0, 30.0, 60.0, 120.0, 240.0})
        QTest::addRow("%g fps", rate) << rate;
}

void FloorContactsTest::aWalkOverGroundHasAStillFloor()
{
    QFETCH(double, framesPerSecond);
    const int frames = static_cast<int>(4.0 * framesPerSecond);
    const Walker walker = makeWalker({.frames = frames, .framesPerSecond = framesPerSecond});
    QVERIFY(!recordOf(walker.clip).floor().moves());
}

void FloorContactsTest::aWalkInPlaceHasTheFloorOfItsTravel_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("up");
    QTest::newRow("60 fps") << 60.0 << 1.0 << 1;
    QTest::newRow("24 fps") << 24.0 << 1.0 << 1;
    QTest::newRow("120 fps, metres") << 120.0 << 0.01 << 1;
    QTest::newRow("30 fps, Z up") << 30.0 << 1.0 << 2;
}

void FloorContactsTest::aWalkInPlaceHasTheFloorOfItsTravel()
{
    QFETCH(double, framesPerSecond);
    QFETCH(double, scale);
    QFETCH(int, up);
    const int frames = static_cast<int>(4.0 * framesPerSecond);
    const Walker walker = makeWalker(
        {.frames = frames, .framesPerSecond = framesPerSecond, .scale = scale, .up = Axis(up), .bends = false});
    const FeetRecord over = recordOf(walker.clip, Axis(up));
    const std::vector<glm::dvec3> &hips = over.legs.front().track().hip;
    const glm::dvec3 way = hips.back() - hips.front();
    const glm::dvec3 velocity = (way - over.up * glm::dot(way, over.up)) / ((frames - 1) / framesPerSecond);
    const FeetRecord inPlace = recordOf(movedEvenly(walker.clip, -velocity), Axis(up));
    QVERIFY(inPlace.floor().moves());
    QVERIFY(!inPlace.floor().varies());
    const glm::dvec3 floor = inPlace.floor().medianVelocity();
    QVERIFY2(glm::distance(floor, -velocity) < 0.03 * glm::length(velocity),
             qPrintable(QString::number(glm::length(floor) / glm::length(velocity))));
    const double same = agreement(over, inPlace);
    QVERIFY2(same > 0.95, qPrintable(QString::number(same)));
}

void FloorContactsTest::contactsInPlaceAreThoseOfTheWalk_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("straight path") << u"inplace:path=line"_s;
    QTest::newRow("slow path") << u"inplace:path=0.5"_s;
    QTest::newRow("all travel") << u"inplace:path=all"_s;
    QTest::newRow("other size") << u"scale:by=0.01"_s;
    QTest::newRow("other rate") << u"resample:fps=120"_s;
}

void FloorContactsTest::contactsInPlaceAreThoseOfTheWalk()
{
    QFETCH(QString, call);
    const Walker walker = makeWalker({.frames = 300});
    const double same = agreement(recordOf(walker.clip), recordOf(applied(call.toStdString(), walker.clip)));
    QVERIFY2(same > 0.94, qPrintable(QString::number(same)));
}

void FloorContactsTest::theUserSaysHowTheFloorMoves()
{
    const Clip clip = applied("inplace:path=line", makeWalker({.bends = false}).clip);
    QVERIFY(!recordOf(clip, Axis::Y, {.kind = FloorChoice::Kind::Still}).floor().moves());
    const FeetRecord feet = recordOf(clip, Axis::Y, {FloorChoice::Kind::Moving, {-3.0, 7.0}});
    QCOMPARE(feet.floor().medianVelocity(), glm::dvec3(-3.0, 0.0, 7.0));
    QVERIFY(!recordOf(clip, Axis::Y, {FloorChoice::Kind::Moving, {0.0, 0.0}}).floor().moves());
}

// The whole body glides along, as on a moving walkway or where a camera does not know how far away it is.
void FloorContactsTest::whoIsCarriedStandsOnAStillFloor()
{
    Clip clip = makeWalker({.frames = 240}).clip;
    for (int frame = 1; frame < 240; ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column)
            clip.motion.setValue(frame, column, clip.motion.value(0, column));
    }
    QVERIFY(!recordOf(movedEvenly(clip, {90.0, 0.0, 20.0})).floor().moves());
}

void FloorContactsTest::whoTravelsWithSlidingFeetStandsOnAStillFloor_data()
{
    QTest::addColumn<Clip>("clip");
    const Clip walk = makeWalker({.bends = false}).clip;
    QTest::newRow("drifts to the side") << movedEvenly(walk, {15.0, 0.0, 0.0});
    for (const double factor : {0.7, 0.85, 1.15, 1.3, 2.0})
        QTest::addRow("travels %g times as far", factor) << withTravel(walk, factor);
}

// Feet slide if the travel does not fit the steps. As a floor that moves, that could not be mended. The steps are those
// of the walk all the same.
void FloorContactsTest::whoTravelsWithSlidingFeetStandsOnAStillFloor()
{
    QFETCH(Clip, clip);
    const FeetRecord feet = recordOf(clip);
    QVERIFY(!feet.floor().moves());
    const double same = agreement(recordOf(makeWalker({.bends = false}).clip), feet);
    QVERIFY2(same > 0.92, qPrintable(QString::number(same)));
}

// A path that turns gets less far than it is long.
void FloorContactsTest::whoTurnsWithSlidingFeetStandsOnAStillFloor()
{
    const QString takes = sharedFolder() + u"/takes/"_s;
    if (!QFileInfo::exists(takes + u"locomotion-flat.bvh"_s))
        QSKIP("the shared takes are not beside the project");
    const Clip walk = applied("trim:frames=0-399", readClip(takes + u"locomotion-flat.bvh"_s));
    for (const double factor : {0.6, 0.7, 0.8, 1.0, 1.3})
        QVERIFY2(!recordOf(withTravel(walk, factor)).floor().moves(), qPrintable(QString::number(factor)));
}

// Feet that swing back slowly and forward quickly, by turns, move as in a walk in place.
void FloorContactsTest::swingingShinsOfWhoSitsMoveNoFloor()
{
    Clip clip = makePlainBody({.frames = 360, .hips = [](double) { return glm::dvec3(0.0, -50.0, 0.0); }});
    const auto bend = [&clip](const char *joint, int frame, double degrees) {
        clip.motion.setValue(frame, *clip.skeleton.columnOf(jointNamed(clip.skeleton, joint), channels::Xrotation),
                             degrees);
    };
    for (int frame = 0; frame < 360; ++frame) {
        double phase = frame / 60.0; // in seconds, which one swing lasts
        for (const bool isLeft : {true, false}) {
            const double part = phase - std::floor(phase);
            const double swing = part < 0.6 ? part / 0.6 : (1.0 - part) / 0.4; // back, then forward
            bend(isLeft ? "LeftUpLeg" : "RightUpLeg", frame, -90.0);
            bend(isLeft ? "LeftLeg" : "RightLeg", frame, 70.0 + 40.0 * swing);
            phase += 0.5;
        }
    }
    QVERIFY(!recordOf(clip).floor().moves());
}

void FloorContactsTest::whatIsNeverOnTheFloorInventsNone()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const int frames : {1, 2, 3, 40}) {
        Clip clip = makeWalker({.frames = 60}).clip;
        clip.motion.removeFrames(frames, 60 - frames);
        for (int frame = 0; frame < frames && frames < 40; ++frame)
            clip.motion.setValue(frame, 0, nan);
        const FeetRecord feet = recordOf(clip);
        QVERIFY(!feet.floor().moves());
        std::ignore = supportOf(feet);
    }
    const Clip thrown = makeWalker({.frames = 90}).clip; // every frame is much higher than the one before
    QVERIFY(!recordOf(movedEvenly(thrown, {0.0, 900.0, 0.0})).floor().moves());
}

void FloorContactsTest::textsAreChoices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isChoice");
    for (const char *text : {"auto", "still", "0,0", "-110,0", "+1,-2", "1e3,-2.5", "1000000,-1000000"})
        QTest::newRow(text) << QByteArray(text) << true;
    for (const char *text :
         {"", "Auto", "moving", "1", "1,", ",1", "1,2,3", "1;2", "nan,0", "inf,0", "1000001,0", "0,1e7"})
        QTest::addRow("not “%s”", text) << QByteArray(text) << false;
}

void FloorContactsTest::textsAreChoices()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isChoice);
    QCOMPARE(floorChoiceOf(text.toStdString()).has_value(), isChoice);
}

void FloorContactsTest::theFloorsPathIsItsVelocitySummed()
{
    const FloorMotion floor({{0.0, 0.0, 1.0}, {0.0, 0.0, 3.0}, {2.0, 0.0, 3.0}});
    const std::vector<glm::dvec3> path = floor.path(0.5);
    QCOMPARE(path, (std::vector<glm::dvec3>{{0.0, 0.0, 0.0}, {0.0, 0.0, 1.0}, {0.5, 0.0, 2.5}}));
    QVERIFY(FloorMotion().path(0.5).empty());
    std::vector<glm::dvec3> track{{1.0, 2.0, 3.0}, {1.0, 2.0, 4.0}, {1.0, 2.0, 5.0}};
    const std::vector<glm::dvec3> before = track;
    moveAlong(path, -1.0, track);
    QCOMPARE(track[2], glm::dvec3(0.5, 2.0, 2.5));
    moveAlong(path, 1.0, track);
    QCOMPARE(track, before);
}

void FloorContactsTest::aFloorThatChangesVaries()
{
    std::vector<glm::dvec3> velocities(100, glm::dvec3(100.0, 0.0, 0.0));
    QVERIFY(!FloorMotion(velocities).varies());
    for (std::size_t frame = 0; frame < 100; frame += 10)
        velocities[frame].z = 15.0;
    QVERIFY(!FloorMotion(velocities).varies());
    for (std::size_t frame = 0; frame < 100; frame += 10)
        velocities[frame].z = 25.0;
    QVERIFY(FloorMotion(velocities).varies());
}

// What holds feet on ground holds them on the floor of the same walk in place.
void FloorContactsTest::feetOnABeltAreHeldOnIt()
{
    const Clip walk = applied("smooth:feet=free,cutoff=2", makeWalker({.bends = false}).clip);
    const Clip inPlace = applied("inplace:path=line", walk);
    const AppliedOperation held = limber::apply("footlock", inPlace);
    QVERIFY(held.isDone());
    const FeetRecord before = recordOf(inPlace);
    QVERIFY(before.floor().moves());
    const FeetRecord after = recordOf(held.clip);
    std::vector<Message> ignored;
    const Contacts contacts = before.detectContacts(inPlace.skeleton, ignored);
    for (const FrameInterval &contact : intervalsOf(contacts, before.legs.front().joints().foot, before.frameCount())) {
        const auto &track = after.legs.front().track().ankle;
        const double seconds = (contact.frameCount() - 1) * inPlace.motion.frameTimeSeconds();
        const glm::dvec3 way = track[std::size_t(contact.last)] - track[std::size_t(contact.first)];
        const glm::dvec3 floorWay = before.floor().medianVelocity() * seconds;
        QVERIFY2(glm::distance(way, floorWay) < 0.25 * glm::length(floorWay) + 2.0,
                 qPrintable(QString::number(glm::distance(way, floorWay))));
    }
}

void FloorContactsTest::detectedContactsAreHeldWhereTheyAreFirm_data()
{
    using Frames = std::vector<FrameInterval>;
    QTest::addColumn<Frames>("given");
    QTest::addColumn<Frames>("held");
    // Detected are 10-30 (firm 12-18 and 20-26), 50-70 (firm 55-66) and 80-84 (not firm).
    QTest::newRow("all as detected") << Frames{{10, 30}, {50, 70}, {80, 84}} << Frames{{12, 18}, {20, 26}, {55, 66}};
    QTest::newRow("one is removed") << Frames{{50, 70}} << Frames{{55, 66}};
    QTest::newRow("an end is moved out") << Frames{{10, 34}, {50, 70}} << Frames{{12, 18}, {20, 34}, {55, 66}};
    QTest::newRow("an end is moved in") << Frames{{10, 28}, {50, 70}} << Frames{{12, 18}, {20, 28}, {55, 66}};
    QTest::newRow("a begin is moved in") << Frames{{11, 30}, {50, 70}} << Frames{{11, 18}, {20, 26}, {55, 66}};
    QTest::newRow("a begin is moved out") << Frames{{4, 30}, {50, 70}} << Frames{{4, 18}, {20, 26}, {55, 66}};
    QTest::newRow("one is drawn") << Frames{{10, 30}, {40, 45}} << Frames{{12, 18}, {20, 26}, {40, 45}};
    QTest::newRow("two become one") << Frames{{10, 70}} << Frames{{12, 18}, {20, 66}};
    QTest::newRow("one that is not firm is longer") << Frames{{50, 70}, {80, 90}} << Frames{{55, 66}, {80, 90}};
    QTest::newRow("a part") << Frames{{14, 24}, {50, 70}} << Frames{{14, 18}, {20, 24}, {55, 66}};
    // Somebody else knows when a foot stands.
    QTest::newRow("others") << Frames{{10, 28}, {51, 70}, {79, 84}} << Frames{{10, 28}, {51, 70}, {79, 84}};
}

void FloorContactsTest::detectedContactsAreHeldWhereTheyAreFirm()
{
    QFETCH(const std::vector<FrameInterval>, given);
    QFETCH(const std::vector<FrameInterval>, held);
    // Nobody changes the other joint.
    const JointContacts other{5, {{1, 9}, {20, 29}}};
    const Contacts whole{{3, {{10, 30}, {50, 70}, {80, 84}}}, other};
    const Contacts firm{{3, {{12, 18}, {20, 26}, {55, 66}}}, other};
    QCOMPARE(heldOf({{3, given}, other}, whole, firm, 100), (Contacts{{3, held}, other}));
}

void FloorContactsTest::cancellingStopsTheSearch()
{
    const Clip clip = applied("inplace:path=line", makeWalker({.frames = 600}).clip);
    const FeetRecord feet = recordOf(clip);
    int calls = 0;
    const auto stop = [&calls](double) { return ++calls < 3; };
    const double ncm = feet.figures.front().ncmPerUnit;
    QVERIFY(!floorMotionBelow(feet.legs, feet.up, ncm, feet.frameTimeSeconds, Progress(stop)).has_value());
    QCOMPARE(calls, 3);
}

void FloorContactsTest::contactsAreThoseOfForcePlates_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("overGround"); // the travel of the belt is added
    QTest::addColumn<double>("limit");
    QTest::newRow("walk on a belt") << u"belt-walk"_s << false << 0.95;
    QTest::newRow("run on a belt") << u"belt-run-a"_s << false << 0.93;
    QTest::newRow("walk over ground") << u"belt-walk"_s << true << 0.96;
    QTest::newRow("run over ground") << u"belt-run-a"_s << true << 0.93;
}

void FloorContactsTest::contactsAreThoseOfForcePlates()
{
    QFETCH(QString, name);
    QFETCH(bool, overGround);
    QFETCH(double, limit);
    const QString path = sharedFolder() + u"/ground/plates/"_s + name;
    if (!QFileInfo::exists(path + u".bvh"_s))
        QSKIP("the recordings with force plates are not beside the project");
    Clip clip = readClip(path + u".bvh"_s);
    const glm::dvec3 floor = recordOf(clip).floor().medianVelocity();
    QVERIFY(glm::length(floor) > 80.0);
    if (overGround)
        clip = movedEvenly(std::move(clip), -floor);
    const FeetRecord feet = recordOf(clip);
    QCOMPARE(feet.floor().moves(), !overGround);
    const auto standing = supportOf(feet);
    const auto loaded = forcesOf(path + u".forces.csv"_s);
    for (std::size_t leg = 0; leg < 2; ++leg) {
        QCOMPARE(loaded[leg].size(), std::size_t(feet.frameCount()));
        const double agrees = f1(framesOf(standing[leg], feet.frameCount()), loaded[leg]);
        QVERIFY2(agrees >= limit, qPrintable(QString::number(agrees)));
    }
}

void FloorContactsTest::aRunOverGroundIsHeldAsOnABelt()
{
    const QString path = sharedFolder() + u"/ground/plates/belt-run-a.bvh"_s;
    if (!QFileInfo::exists(path))
        QSKIP("the recordings with force plates are not beside the project");
    const Clip onBelt = readClip(path);
    const FeetRecord belt = recordOf(onBelt);
    const FeetRecord ground = recordOf(movedEvenly(onBelt, -belt.floor().medianVelocity()));
    std::vector<Message> ignored;
    const Contacts held = belt.detectContacts(onBelt.skeleton, ignored);
    const Contacts same = ground.detectContacts(onBelt.skeleton, ignored);
    QVERIFY(!held.empty());
    for (const JointContacts &joint : held) {
        const double agrees = agreement(framesOf(joint.intervals, belt.frameCount()),
                                        framesOf(intervalsOf(same, joint.joint, belt.frameCount()), belt.frameCount()));
        QVERIFY2(agrees > 0.95, qPrintable(QString::number(agrees)));
    }
}

void FloorContactsTest::feetOfRealRunsStandByTurns_data()
{
    QTest::addColumn<QString>("path");
    for (const char *name :
         {"corpus/cmu-daz/09_02", "corpus/cmu-daz/09_03", "corpus/cmu-daz/09_04", "corpus/cmu-daz/09_08"})
        QTest::newRow(name) << sharedClip(name);
}

// In these the feet are never as still as those of a walk.
void FloorContactsTest::feetOfRealRunsStandByTurns()
{
    QFETCH(QString, path);
    if (!QFileInfo::exists(path))
        QSKIP("the shared runs are not beside the project");
    const Clip clip = readClip(path);
    const FeetRecord feet = recordOf(clip);
    const auto standing = supportOf(feet);
    QCOMPARE(standing.size(), std::size_t(2));
    for (const std::vector<FrameInterval> &foot : standing) {
        QVERIFY(!foot.empty());
        for (const FrameInterval &contact : foot)
            QVERIFY(contact.frameCount() * clip.motion.frameTimeSeconds() < 0.3);
    }
    QVERIFY(intersectionOf(standing[0], standing[1]).empty());
}

void FloorContactsTest::realWalksInPlaceAgreeWithThemselves_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("straight path") << u"inplace:path=line"_s;
    QTest::newRow("slow path") << u"inplace:path=0.5"_s;
}

void FloorContactsTest::realWalksInPlaceAgreeWithThemselves()
{
    QFETCH(QString, call);
    double sum = 0.0;
    int count = 0;
    for (const char *name : {"takes/walk-mixamo", "takes/walk-long", "takes/bandai-walk-turn",
                             "takes/happy-bones-along-x", "takes/walk-named-ends", "corpus/bvh-toolbox/walk01",
                             "corpus/cmu-motionbuilder/05_03", "corpus/cmu-motionbuilder/01_01"}) {
        if (!QFileInfo::exists(sharedClip(name)))
            QSKIP("the shared walks are not beside the project");
        const Clip clip = readClip(sharedClip(name));
        const double same = agreement(recordOf(clip), recordOf(applied(call.toStdString(), clip)));
        QVERIFY2(same >= 0.92, qPrintable(QLatin1StringView(name) + u' ' + QString::number(same)));
        sum += same;
        ++count;
    }
    QVERIFY2(sum >= 0.96 * count, qPrintable(QString::number(sum / count)));
}

void FloorContactsTest::realTakesOverGroundHaveAStillFloor()
{
    // Walks, a run, jumps, dances, a fight, gestures and noise; the others of the folder walk on the spot.
    int count = 0;
    for (const char *name : {"accad-swing-arms",
                             "bandai-walk-turn",
                             "camera-space-head-down",
                             "dance-woman",
                             "end-sites-lead-back",
                             "fight-mediapipe",
                             "happy-bones-along-x",
                             "jump",
                             "kinect-noise",
                             "lafan1-dance-10-frames",
                             "locomotion-flat",
                             "posed-first-frame",
                             "run",
                             "sl-avatar-dance",
                             "thankful-mixamo",
                             "unity-dance",
                             "walk-long",
                             "walk-mixamo",
                             "walk-named-ends",
                             "wave-makehuman"}) {
        const QString path = sharedFolder() + u"/takes/"_s + QLatin1StringView(name) + u".bvh"_s;
        if (!QFileInfo::exists(path))
            QSKIP("the shared takes are not beside the project");
        const Clip clip = readClip(path);
        const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
        const UpAxis up = decideUpAxis(clip, rules);
        const auto feet =
            recordFeet(clip, rules, legsOfFigures(clip, rules, up.axis, Vocabulary::builtIn()), directionOf(up), {});
        QVERIFY2(!feet->floor().moves(), name);
        ++count;
    }
    QVERIFY(count > 0);
}

QTEST_GUILESS_MAIN(FloorContactsTest)

} // namespace tst_floorcontacts

#include "tst_floorcontacts.moc"
