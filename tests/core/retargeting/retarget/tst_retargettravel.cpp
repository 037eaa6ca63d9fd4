#include "geometry/geometry.h"
#include "retarget/retargetclip.h"
#include "support/otherrests.h"
#include "support/retargetoutcome.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargettravel {

using namespace limber;
using namespace limber::test;

// Where the figure goes, which way it faces, and which axis is up.
class RetargetTravelTest : public QObject
{
    Q_OBJECT

private slots:
    void theScaleOfTheTravelCanBeSet();
    void theTravelCanBeKeptUnscaled();
    void aHoveringFigureIsLoweredByOneConstant();
    void theUpAxisIsFoundAndCanBeSet();
    void theUpAxisCanBeX();
    void aFloorRootCarriesTravelAndHeading();
    void theHeadingIsThatOfTheBody();
};

namespace {

// The skeleton of a walker below a root on the floor.
Clip belowFloorRoot(const Clip &walk)
{
    Clip target;
    Joint root;
    root.name = "Root";
    root.channels.assign(allChannels.begin(), allChannels.end());
    target.skeleton.addJoint(root);
    for (Joint joint : walk.skeleton.joints()) {
        joint.parent = joint.parent == NoJoint ? 0 : joint.parent + 1;
        if (joint.parent == 0)
            joint.offset = {0.0, 90.0, 0.0};
        target.skeleton.addJoint(joint);
    }
    target.motion = Motion(1, target.skeleton.columnCount());
    target.motion.setValue(0, target.skeleton.columnOf(1, channels::Yposition).value(), 90.0);
    return target;
}

} // namespace

void RetargetTravelTest::theScaleOfTheTravelCanBeSet()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.setOnFloor = false;
    input.settings.scale = 2.0;
    const Clip result = retargeted(input).clip;
    QVERIFY(glm::distance(placeOf(result, "Hips", 100), 2.0 * placeOf(walker.clip, "Hips", 100)) < 1e-9);
}

void RetargetTravelTest::theTravelCanBeKeptUnscaled()
{
    const Walker walker = makeWalker();
    WalkerOptions half;
    half.scale = 0.5;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(half).clip));
    input.settings.lockFeet = false;
    input.settings.keepTravel = true;
    const Clip result = retargeted(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "Hips", 200);
    const glm::dvec3 is = placeOf(result, "Hips", 200);
    QVERIFY(std::abs(is.x - was.x) < 1e-9 && std::abs(is.z - was.z) < 1e-9);
    QVERIFY(std::abs(is.y - 0.5 * was.y) < 1e-9);
}

void RetargetTravelTest::aHoveringFigureIsLoweredByOneConstant()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.scale = 1.5; // heights scale with it, the legs do not
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(outcome.floorShift < 0.0);
    const double first = placeOf(outcome.clip, "Hips", 0).y - 1.5 * placeOf(walker.clip, "Hips", 0).y;
    const double last = placeOf(outcome.clip, "Hips", 200).y - 1.5 * placeOf(walker.clip, "Hips", 200).y;
    QVERIFY(std::abs(first - outcome.floorShift) < 1e-9);
    QVERIFY(std::abs(last - outcome.floorShift) < 1e-9);
}

void RetargetTravelTest::theUpAxisIsFoundAndCanBeSet()
{
    const Walker walker = makeWalker();
    WalkerOptions other;
    other.up = Axis::Z;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(other).clip));
    input.settings.lockFeet = false;
    const RetargetOutcome outcome = retargeted(input);
    QCOMPARE(outcome.up, Axis::Z);
    const glm::dvec3 was = placeOf(walker.clip, "Head", 50);
    QVERIFY(glm::distance(placeOf(outcome.clip, "Head", 50), glm::dvec3(was.x, -was.z, was.y)) < 1e-9);

    input.settings.targetUp = UpAxisChoice::Y;
    QCOMPARE(retargeted(input).up, Axis::Y);
}

void RetargetTravelTest::theUpAxisCanBeX()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.setOnFloor = false;
    input.settings.targetUp = UpAxisChoice::X;
    const RetargetOutcome outcome = retargeted(input);
    QCOMPARE(outcome.up, Axis::X);
    for (const int frame : {0, 50, 239}) {
        const glm::dvec3 was = placeOf(walker.clip, "Hips", frame);
        QVERIFY(glm::distance(placeOf(outcome.clip, "Hips", frame), {was.y, -was.x, was.z}) < 1e-9);
    }
}

void RetargetTravelTest::aFloorRootCarriesTravelAndHeading()
{
    const Walker walker = makeWalker();
    const Clip target = belowFloorRoot(walker.clip);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    const Clip still = retargeted(input).clip;
    input.settings.rootMotion = true;
    const Clip moving = retargeted(input).clip;
    const glm::dvec3 was = placeOf(still, "Hips", 150);
    QVERIFY(glm::distance(placeOf(moving, "Hips", 150), was) < 1e-9);
    QVERIFY(glm::distance(placeOf(moving, "LeftHand", 150), placeOf(still, "LeftHand", 150)) < 1e-9);
    const glm::dvec3 rootPlace = placeOf(moving, "Root", 150);
    QVERIFY(std::abs(rootPlace.x - was.x) < 1e-9 && std::abs(rootPlace.z - was.z) < 1e-9);
    QVERIFY(std::abs(rootPlace.y) < 1e-9);
    double turn = 0.0;
    for (int frame = 0; frame < 240; ++frame)
        turn = std::max(turn,
                        std::abs(moving.motion.value(frame, moving.skeleton.columnOf(0, channels::Yrotation).value())));
    QVERIFY(turn > 1.0); // the path of the walker bends
    QCOMPARE(placeOf(still, "Root", 150), glm::dvec3(0.0)); // a root that does not move stays on its floor, too
}

// Neither a still root that is turned nor a rest pose on a line changes where the body faces.
void RetargetTravelTest::theHeadingIsThatOfTheBody()
{
    const Clip walk = makeWalker().clip;
    const Clip target = belowFloorRoot(walk);
    const auto headings = [&](const Clip &source) {
        RetargetInput input = automaticRetarget(source, target);
        input.settings.lockFeet = false;
        input.settings.rootMotion = true;
        const Clip moving = retargeted(input).clip;
        std::vector<double> found;
        for (int frame = 0; frame < 240; frame += 10)
            found.push_back(moving.motion.value(frame, moving.skeleton.columnOf(0, channels::Yrotation).value()));
        return found;
    };
    constexpr double mostDegrees = 0.1;
    const std::vector<double> plain = headings(walk);
    const glm::dmat3 turn = glm::mat3_cast(rotationFromVector({0.7, -1.9, 0.4}));
    for (const Clip &source : {withStillRoot(walk, turn, {10, 0, 4}), allAlong(walk, {1, 0, 0}, false),
                               allAlong(walk, {0, 0, 1}, true), randomlyTurned(walk, 3)}) {
        const std::vector<double> found = headings(source);
        for (std::size_t i = 0; i < plain.size(); ++i)
            QVERIFY2(std::abs(plain[i] - found[i]) < mostDegrees, qPrintable(QString::number(plain[i] - found[i])));
    }
}

QTEST_APPLESS_MAIN(RetargetTravelTest)

} // namespace tst_retargettravel

#include "tst_retargettravel.moc"
