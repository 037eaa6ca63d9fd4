#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/animal.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>

namespace tst_retargetfeet {

using namespace limber;
using namespace limber::test;

// Feet stand still where they do in the source.
class RetargetFeetTest : public QObject
{
    Q_OBJECT

private slots:
    void longerLegsHaveContactWhereTheMotionHas();
    void anAnimalStandsOnFourFeet();
    void feetWithoutContactAreNotChanged();
    void feetOnAMovingFloorAreHeldIfSomebodySaysSo();
};

void RetargetFeetTest::longerLegsHaveContactWhereTheMotionHas()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "Leg", 1.25); // scales the shins: LeftLeg, and with it the thighs' LeftUpLeg
    scaleOffsets(target, "Foot", 0.9);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.contacts = walker.contacts;
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const Clip locked = retargeter.write()->clip;
    const auto measures = retargeter.measure(locked);
    QVERIFY(measures && measures->contacts);
    QVERIFY(measures->contacts->slide.maximum < 1e-6);
    QVERIFY(measures->contacts->drift.maximum < 1e-6);
    QVERIFY(measures->directions->directionDegrees.mean < 3.0);
    QVERIFY(*measures->jointStepRatio <= 1.5);

    input.settings.lockFeet = false;
    const auto before = [&] {
        Retargeter free(input);
        return free.prepare() ? free.measure(free.write()->clip) : std::nullopt;
    }();
    QVERIFY(before->contacts->slide.mean > 0.01);
}

void RetargetFeetTest::anAnimalStandsOnFourFeet()
{
    const Animal animal = makeAnimal();
    RetargetInput input = automaticRetarget(animal.clip, atRest(makeAnimal({.frontLegs = 1.1}).clip));
    input.settings.contacts = animal.contacts;
    const auto slideOf = [&](bool lockFeet) {
        input.settings.lockFeet = lockFeet;
        Retargeter retargeter(input);
        const auto measures =
            retargeter.prepare() ? retargeter.measure(retargeter.write()->clip) : std::optional<RetargetMeasures>();
        return measures && measures->contacts ? measures->contacts->slide.maximum : -1.0;
    };
    QVERIFY(slideOf(false) > 0.01);
    QVERIFY(slideOf(true) >= 0.0 && slideOf(true) < 1e-6);
}

void RetargetFeetTest::feetWithoutContactAreNotChanged()
{
    const Walker walker = makeWalker({.bendsKneesForward = true});
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "Foot", 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Match;
    const Clip result = retargeted(input).clip;
    // The knees rotate as before: no leg was bent.
    const int knee = jointNamed(walker.clip.skeleton, "LeftLeg");
    for (const int column : {0, 1, 2}) {
        const int at = walker.clip.skeleton.joint(knee).firstColumn + column;
        QVERIFY(std::abs(result.motion.value(57, at) - walker.clip.motion.value(57, at)) < 1e-9);
    }
}

void RetargetFeetTest::feetOnAMovingFloorAreHeldIfSomebodySaysSo()
{
    Clip walk = makeWalker({.bendsKneesForward = true}).clip;
    const int frames = walk.motion.frameCount();
    const double travel = walk.motion.value(frames - 1, 2) - walk.motion.value(0, 2);
    const double speed = travel / (frames - 1) / walk.motion.frameTimeSeconds();
    for (int frame = 0; frame < frames; ++frame)
        walk.motion.setValue(frame, 2, walk.motion.value(frame, 2) - travel * frame / (frames - 1));
    Clip target = atRest(walk);
    scaleOffsets(target, "Leg", 1.25);
    RetargetInput input = automaticRetarget(walk, target);
    const auto resultWith = [&](const FloorChoice &floor) {
        input.settings.floorMotion = floor;
        const Motion motion = retargeted(input).clip.motion;
        std::vector<double> values;
        for (int each = 0; each < motion.frameCount(); ++each)
            values.insert(values.end(), motion.frame(each).begin(), motion.frame(each).end());
        return values;
    };
    const std::vector<double> automatic = resultWith({});
    QVERIFY(automatic == resultWith({.kind = FloorChoice::Kind::Still}));
    const FloorChoice moving{.kind = FloorChoice::Kind::Moving, .velocity = {0.0, -speed}};
    QVERIFY(automatic != resultWith(moving));
    // Contacts of such a walk are those on the floor that moves.
    const Contacts contacts = makeWalker({.bendsKneesForward = true}).contacts;
    input.settings.contacts = contacts;
    QVERIFY(automatic != resultWith({}));
    QVERIFY(resultWith({.kind = FloorChoice::Kind::Still}) != resultWith({}));
}

QTEST_APPLESS_MAIN(RetargetFeetTest)

} // namespace tst_retargetfeet

#include "tst_retargetfeet.moc"
