#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "messages/skeletonmessages.h"
#include "operations/operationcount.h"
#include "pose/pose.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/walker.h"
#include "touch/clipinsides.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace tst_keepapart {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int deepestFrame = 90;

// Bends an elbow about Z so that its hand swings to the belly and back within some frames around the deepest one.
struct Push
{
    double degrees = 100.0; // of the elbow where it is deepest; 60 and less keep the hand beside the body
    double framesPerSecond = 60.0;
    const char *side = "Left";
};

void setRotation(Clip &clip, const std::string &joint, int frame, const glm::dvec3 &zxy)
{
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, joint)).firstColumn;
    for (int i = 0; i < 3; ++i)
        clip.motion.setValue(frame, column + i, zxy[i]);
}

// A body whose arms hang at its sides; one hand is pushed into its belly.
Clip pushed(const Push &push = {})
{
    const int frames = int(3.0 * push.framesPerSecond);
    Clip clip = makePlainBody({.frames = frames, .framesPerSecond = push.framesPerSecond});
    const double middle = deepestFrame / 60.0;
    for (int frame = 0; frame < frames; ++frame) {
        const double away = std::abs(frame / push.framesPerSecond - middle) / 0.5;
        const double bend = 40.0 + (push.degrees - 40.0) * (away < 1.0 ? 0.5 + 0.5 * std::cos(3.14159265 * away) : 0.0);
        for (const std::string side : {"Left", "Right"}) {
            const double sign = side == "Left" ? 1.0 : -1.0;
            setRotation(clip, side + "Arm", frame, {-70.0 * sign, 0.0, -25.0 * sign});
            setRotation(clip, side + "ForeArm", frame, {-sign * (side == push.side ? bend : 40.0), 0.0, 0.0});
        }
    }
    return clip;
}

// Returns where arms are inside by more than a touch.
std::vector<Inside> insidesOf(const Clip &clip, Axis up = Axis::Y)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return *insidesOfClip(clip, rules, up, Vocabulary::builtIn());
}

// Returns how deep an arm of any figure is inside within some frames, in ncm; less than a touch counts, too.
double depthOf(const Clip &clip, const FrameInterval &frames, Axis up = Axis::Y)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    double most = 0.0;
    for (const FigureLegs &figure : legsOfFigures(clip, rules, up, Vocabulary::builtIn())) {
        const auto course = touchCourse(clip, rules, figure, 1.0, {});
        const MovedArms arms(*course, 1.0);
        for (const TouchPair &pair :
             touchPairs(*course, touchCourseAtRest(clip, rules, figure, 1.0), ApartParts::Arms, 1.0)) {
            for (int frame = frames.first; frame <= frames.last; ++frame)
                most = std::max(most, arms.overlap(pair, frame).depth / course->unitsPerNcm);
        }
    }
    return most;
}

double depthOf(const Clip &clip, Axis up = Axis::Y)
{
    return depthOf(clip, {0, clip.motion.frameCount() - 1}, up);
}

glm::dvec3 placeOf(const Clip &clip, const char *joint, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    return pose.jointPositions[std::size_t(jointNamed(clip.skeleton, joint))];
}

double elbowDegrees(const Clip &clip, int frame)
{
    const glm::dvec3 elbow = placeOf(clip, "LeftForeArm", frame);
    const glm::dvec3 up = glm::normalize(placeOf(clip, "LeftArm", frame) - elbow);
    const glm::dvec3 down = glm::normalize(placeOf(clip, "LeftHand", frame) - elbow);
    return std::acos(std::clamp(glm::dot(up, down), -1.0, 1.0)) * 180.0 / 3.14159265358979;
}

// Returns the largest change of the bend of an elbow from frame to frame, and of that change.
std::pair<double, double> stepsOfElbow(const Clip &clip)
{
    std::pair<double, double> most{0.0, 0.0};
    double last = 0.0;
    for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
        const double step = elbowDegrees(clip, frame) - elbowDegrees(clip, frame - 1);
        most = {std::max(most.first, std::abs(step)), std::max(most.second, std::abs(step - last))};
        last = step;
    }
    return most;
}

bool isFrameSame(const Clip &a, const Clip &b, int frame)
{
    return std::ranges::equal(a.motion.frame(frame), b.motion.frame(frame));
}

bool says(const AppliedOperation &result, const Message &message)
{
    return std::ranges::find(result.notes, message) != result.notes.end();
}

// Returns the frames in which a made clip has a hand pushed into the body or near to it.
std::vector<FrameInterval> pushedFrames(const QString &path)
{
    QFile file(QString(path).replace(u".bvh"_s, u".truth.json"_s));
    std::vector<FrameInterval> frames;
    if (!file.open(QIODevice::ReadOnly))
        return frames;
    for (const QJsonValue &push : QJsonDocument::fromJson(file.readAll())[u"pushed"].toArray())
        frames.push_back({push[u"frames"][0].toInt(), push[u"frames"][1].toInt()});
    return frames;
}

} // namespace

class KeepApartTest : public QObject
{
    Q_OBJECT

private slots:
    void handsComeOut_data();
    void handsComeOut();
    void theBodyDoesNotMatterInItsUnit();
    void aHandKeepsItsOrientation();
    void anElbowStaysCalm_data();
    void anElbowStaysCalm();
    void framesFarAwayStay();
    void posesFarAwayStay();
    void noArmMovesMuchFartherThanItIsInside_data();
    void noArmMovesMuchFartherThanItIsInside();
    void framesOutsideOfTheRangeStay();
    void touchesStayUnlessTheyArePartedToo();
    void aForearmGetsOutByItsElbow();
    void handsComeOutOfTheOtherArmIfWanted();
    void whatIsExceptedStays();
    void anExceptedHandStaysWhereItsForearmComesOut();
    void aThickerBodyIsTouchedEarlier();
    void whatAlwaysOverlapsIsNoFault();
    void aFewFramesAreNoHabit();
    void theListSaysHowManyPlacesThereAre();
    void eachOfTwoFiguresIsSeparated();
    void withoutAnythingInsideNothingChanges_data();
    void withoutAnythingInsideNothingChanges();
    void anArmThatWouldJumpStays();
    void whatHasNoArmsIsRefused();
    void armsThatCannotTurnSaySo();
    void absurdNumbersDoNoHarm();
    void anAbsurdFrameTimeTakesNoLonger();
    void wrongValuesAreNamed_data();
    void wrongValuesAreNamed();
    void aSecondTimeChangesNothing_data();
    void aSecondTimeChangesNothing();
    void madeClipsComeApart_data();
    void madeClipsComeApart();
};

void KeepApartTest::handsComeOut_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<QString>("side");
    for (const double rate : {15.0, 30.0, 60.0, 120.0}) {
        for (const double degrees : {90.0, 95.0, 100.0})
            QTest::addRow("%g° at %g fps", degrees, rate) << degrees << rate << u"Left"_s;
    }
    QTest::newRow("right") << 100.0 << 60.0 << u"Right"_s;
}

void KeepApartTest::handsComeOut()
{
    QFETCH(double, degrees);
    QFETCH(double, framesPerSecond);
    QFETCH(QString, side);
    const QByteArray name = side.toUtf8();
    const Clip clip = pushed({degrees, framesPerSecond, name.constData()});
    const std::vector<Inside> before = insidesOf(clip);
    QVERIFY(depthOf(clip) > 2.0);
    for (const Inside &inside : before)
        QVERIFY(inside.frames.contains(int(deepestFrame * framesPerSecond / 60.0)));
    const AppliedOperation result = limber::apply("keepapart", clip);
    const double after = depthOf(result.clip);
    QVERIFY2(after < 0.3, qPrintable(QString::number(after)));
    QCOMPARE(result.findings.size(), before.size());
    if (framesPerSecond >= 30.0)
        QVERIFY(result.warnings.empty());
}

void KeepApartTest::theBodyDoesNotMatterInItsUnit()
{
    const Clip clip = applied("scale:by=0.01", applied("upaxis:to=z", pushed()));
    const double before = depthOf(clip, Axis::Z);
    QVERIFY(std::abs(before - depthOf(pushed())) < 1e-6);
    QVERIFY(depthOf(applied("keepapart", clip), Axis::Z) < 0.3);
}

void KeepApartTest::aHandKeepsItsOrientation()
{
    const Clip clip = pushed();
    const Clip after = applied("keepapart", clip);
    const auto hand = std::size_t(jointNamed(clip.skeleton, "LeftHand"));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dmat3 was = poseAt(clip, frame, {}).worldFromJoint[hand];
        const glm::dmat3 is = poseAt(after, frame, {}).worldFromJoint[hand];
        for (int column = 0; column < 3; ++column)
            QVERIFY(glm::distance(was[column], is[column]) < 1e-9);
    }
    QVERIFY(glm::distance(placeOf(clip, "LeftHand", deepestFrame), placeOf(after, "LeftHand", deepestFrame)) > 2.0);
}

void KeepApartTest::anElbowStaysCalm_data()
{
    QTest::addColumn<double>("degrees");
    for (const double degrees : {80.0, 95.0, 110.0, 125.0})
        QTest::addRow("%g°", degrees) << degrees;
}

void KeepApartTest::anElbowStaysCalm()
{
    QFETCH(double, degrees);
    const Clip clip = pushed({.degrees = degrees});
    const auto [step, change] = stepsOfElbow(clip);
    const auto [newStep, newChange] = stepsOfElbow(applied("keepapart", clip));
    QVERIFY2(newStep <= 1.15 * step + 0.5, qPrintable(u"%1 after %2"_s.arg(newStep).arg(step)));
    QVERIFY2(newChange <= 1.3 * change + 0.5, qPrintable(u"%1 after %2"_s.arg(newChange).arg(change)));
}

void KeepApartTest::framesFarAwayStay()
{
    const Clip clip = pushed();
    const Clip after = applied("keepapart", clip);
    FrameInterval inside{clip.motion.frameCount(), 0};
    for (const Inside &each : insidesOf(clip))
        inside = {std::min(inside.first, each.frames.first), std::max(inside.last, each.frames.last)};
    const int quarter = 18; // of a second, and what rounds
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (frame < inside.first - 2 * quarter || frame > inside.last + 2 * quarter)
            QVERIFY2(isFrameSame(clip, after, frame), qPrintable(QString::number(frame)));
    }
    QVERIFY(!isFrameSame(clip, after, deepestFrame));
}

// The take begins with a T-pose, 14 frames before a hand is deepest.
void KeepApartTest::posesFarAwayStay()
{
    Clip clip = pushed();
    for (int frame = deepestFrame - 14; frame < deepestFrame; ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            const double share = (frame - deepestFrame + 14) / 14.0;
            clip.motion.setValue(frame, column, share * clip.motion.value(deepestFrame, column));
        }
    }
    clip = applied("trim:frames=76-179", clip);
    const Clip after = applied("keepapart", clip);
    QVERIFY(isFrameSame(clip, after, 0));
    QVERIFY(!isFrameSame(clip, after, 14));
    QVERIFY(depthOf(clip) > 2.0);
    const double left = depthOf(after);
    QVERIFY2(left < 0.3, qPrintable(QString::number(left)));
}

void KeepApartTest::noArmMovesMuchFartherThanItIsInside_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("thickness");
    for (const double degrees : {90.0, 110.0, 130.0, 150.0}) {
        for (const double thickness : {0.7, 1.0, 1.5, 2.0})
            QTest::addRow("%g°, %g", degrees, thickness) << degrees << thickness;
    }
}

void KeepApartTest::noArmMovesMuchFartherThanItIsInside()
{
    QFETCH(double, degrees);
    QFETCH(double, thickness);
    const Clip clip = pushed({.degrees = degrees});
    const AppliedOperation result = limber::apply("keepapart:thickness=" + std::to_string(thickness), clip);
    double depth = 0.0;
    for (const OperationFinding &finding : result.findings)
        depth = std::max(depth, finding.amount);
    const Inside known = insidesOf(pushed()).front();
    const double most = 2.0 * depth + 6.0 * known.depth / known.depthNcm;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const double moved = glm::distance(placeOf(clip, "LeftHand", frame), placeOf(result.clip, "LeftHand", frame));
        QVERIFY2(moved <= most + 1e-6, qPrintable(u"%1 of %2"_s.arg(moved).arg(most)));
    }
}

void KeepApartTest::framesOutsideOfTheRangeStay()
{
    const Clip clip = pushed();
    const Clip after = applied("keepapart:frames=66-179", clip);
    for (int frame = 0; frame < 66; ++frame)
        QVERIFY(isFrameSame(clip, after, frame));
    const double step = glm::distance(placeOf(after, "LeftHand", 65), placeOf(after, "LeftHand", 66));
    const double before = glm::distance(placeOf(clip, "LeftHand", 65), placeOf(clip, "LeftHand", 66));
    QVERIFY2(step < before + 0.7, qPrintable(QString::number(step - before))); // it fades in and does not jump
    QVERIFY(!isFrameSame(clip, after, deepestFrame));
    const Clip alone = applied("keepapart:frames=90-90", clip);
    const double moved = glm::distance(placeOf(alone, "LeftHand", 90), placeOf(clip, "LeftHand", 90));
    QVERIFY2(moved < 0.5, qPrintable(QString::number(moved)));
}

void KeepApartTest::touchesStayUnlessTheyArePartedToo()
{
    // As far inside as a hand can be that only touches the belly.
    double degrees = 60.0;
    while (insidesOf(pushed({.degrees = degrees + 0.5})).empty())
        degrees += 0.5;
    const Clip clip = pushed({.degrees = degrees});
    const AppliedOperation kept = limber::apply("keepapart", clip);
    QVERIFY(says(kept, messages::nothingInside()));
    QCOMPARE(writeBvh(kept.clip), writeBvh(clip));
    const Clip parted = applied("keepapart:touch=part", clip);
    const double moved =
        glm::distance(placeOf(clip, "LeftHand", deepestFrame), placeOf(parted, "LeftHand", deepestFrame)) +
        glm::distance(placeOf(clip, "LeftForeArm", deepestFrame), placeOf(parted, "LeftForeArm", deepestFrame));
    QVERIFY2(moved > 0.3, qPrintable(QString::number(moved)));
}

// With the arm nearer to the trunk, the forearm goes through its side, and the hand is behind it.
void KeepApartTest::aForearmGetsOutByItsElbow()
{
    Clip clip = pushed({.degrees = 40.0});
    for (int frame = 70; frame < 110; ++frame) {
        const double share = 0.5 - 0.5 * std::cos(2.0 * 3.14159265 * (frame - 70) / 40.0);
        setRotation(clip, "LeftArm", frame, {-70.0 - 25.0 * share, 0.0, -25.0 + 25.0 * share});
        setRotation(clip, "LeftForeArm", frame, {-40.0 + 40.0 * share, 0.0, -80.0 * share});
    }
    const std::vector<Inside> before = insidesOf(clip);
    QVERIFY(!before.empty());
    for (const Inside &inside : before)
        QVERIFY2(inside.pair.inner == TouchPart::Forearm, insideText(inside, clip.skeleton).text().c_str());
    const Clip after = applied("keepapart", clip);
    QVERIFY(depthOf(after) < 0.3);
    const Clip hands = applied("keepapart:parts=hands", clip);
    QCOMPARE(writeBvh(hands), writeBvh(clip));
}

void KeepApartTest::handsComeOutOfTheOtherArmIfWanted()
{
    // Both hands meet far in front of the chest.
    Clip clip = makePlainBody({.frames = 360});
    for (int frame = 0; frame < 360; ++frame) {
        const double share =
            frame > 60 && frame < 300 ? 0.5 - 0.5 * std::cos(2.0 * 3.14159265 * (frame - 60) / 240.0) : 0.0;
        for (const double sign : {1.0, -1.0}) {
            const std::string side = sign > 0.0 ? "Left" : "Right";
            setRotation(clip, side + "Arm", frame, {0.0, 0.0, -sign * (60.0 + 36.0 * share)});
            setRotation(clip, side + "ForeArm", frame, {0.0, 0.0, -sign * 30.0});
        }
    }
    QCOMPARE(writeBvh(applied("keepapart", clip)), writeBvh(clip));
    const AppliedOperation result = limber::apply("keepapart:parts=all", clip);
    QVERIFY(!result.findings.empty());
    const AppliedOperation again = limber::apply("keepapart:parts=all", result.clip);
    for (const OperationFinding &finding : again.findings)
        QVERIFY2(finding.amount < 0.5, qPrintable(QString::number(finding.amount)));
}

void KeepApartTest::whatIsExceptedStays()
{
    Clip clip = pushed();
    const Clip right = pushed({.side = "Right"});
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, "RightArm")).firstColumn;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int i = 0; i < 9; ++i)
            clip.motion.setValue(frame, column + i, right.motion.value(frame, column + i));
    }
    std::string except;
    for (const Inside &inside : insidesOf(clip)) {
        const std::string &name = clip.skeleton.joint(inside.joint).name;
        if (name.starts_with("Right"))
            except += (except.empty() ? "" : "+") + name + "@" + std::to_string(inside.frames.first);
    }
    const AppliedOperation result = limber::apply("keepapart:except=" + except, clip);
    QVERIFY(result.isDone());
    for (const Inside &inside : insidesOf(result.clip))
        QVERIFY(inside.depthNcm < 0.3 || clip.skeleton.joint(inside.joint).name.starts_with("Right"));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QCOMPARE(result.clip.motion.value(frame, column), clip.motion.value(frame, column));
    QVERIFY(std::ranges::any_of(result.findings, [](const OperationFinding &each) { return !each.isTaken; }));
    for (const char *wrong : {"Tail@3", "LeftHand@180"}) {
        const AppliedOperation refused = limber::apply(std::string("keepapart:except=") + wrong, clip);
        QCOMPARE(int(refused.outcome), int(AppliedOperation::Outcome::WrongCall));
    }
}

void KeepApartTest::anExceptedHandStaysWhereItsForearmComesOut()
{
    const Clip clip = pushed({.degrees = 120.0});
    std::string except;
    bool isForearmIn = false;
    for (const Inside &inside : insidesOf(clip)) {
        isForearmIn = isForearmIn || inside.pair.inner == TouchPart::Forearm;
        if (inside.pair.inner == TouchPart::Hand)
            except += (except.empty() ? "LeftHand@" : "+LeftHand@") + std::to_string(inside.deepest);
    }
    QVERIFY(isForearmIn && !except.empty());
    const Clip after = applied("keepapart:except=" + except, clip);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QVERIFY(glm::distance(placeOf(clip, "LeftHand", frame), placeOf(after, "LeftHand", frame)) < 1e-6);
}

void KeepApartTest::aThickerBodyIsTouchedEarlier()
{
    const Clip clip = pushed({.degrees = 60.0});
    QVERIFY(limber::apply("keepapart", clip).findings.empty());
    QVERIFY(!limber::apply("keepapart:thickness=1.6", clip).findings.empty());
    QVERIFY(limber::apply("keepapart:thickness=0.3", pushed({.degrees = 85.0})).findings.empty());
}

// Both hands are in the hips through the whole clip: they have pockets, and the shapes are too thick for this body.
void KeepApartTest::whatAlwaysOverlapsIsNoFault()
{
    Clip clip = pushed();
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        setRotation(clip, "LeftForeArm", frame, {-95.0 - 2.0 * std::sin(0.2 * frame), 0.0, 0.0});
    const AppliedOperation result = limber::apply("keepapart", clip);
    QVERIFY(says(result, messages::nothingInside()));
    QVERIFY(std::ranges::any_of(result.notes, [](const Message &note) {
        return note.text().find("taken for the shape of this body") != std::string::npos;
    }));
    QCOMPARE(writeBvh(result.clip), writeBvh(clip));
}

void KeepApartTest::aFewFramesAreNoHabit()
{
    for (const char *frames : {"88-92", "90-90"}) {
        const Clip clip = applied(std::string("trim:frames=") + frames, pushed());
        QVERIFY(depthOf(clip) > 2.0);
        QVERIFY(depthOf(applied("keepapart", clip)) < 0.3);
    }
}

void KeepApartTest::theListSaysHowManyPlacesThereAre()
{
    const Operation *keepApart = findOperation("keepapart");
    QCOMPARE(countOf(*keepApart, pushed()), messages::insideCount(insidesOf(pushed()).size()));
    QCOMPARE(countOf(*keepApart, makePlainBody()).text(), std::string("0 places"));
    QVERIFY(countOf(*keepApart, makePlainBody({.frames = 0})).isEmpty());
}

void KeepApartTest::eachOfTwoFiguresIsSeparated()
{
    for (const Together together : {Together::TwoRoots, Together::CommonRoot}) {
        const Clip one = pushed();
        const Clip both = bothIn(makePlainBody({.frames = one.motion.frameCount()}), one, together);
        const Clip after = applied("keepapart", both);
        const int column = both.skeleton.joint(jointNamed(both.skeleton, "B_Hips")).firstColumn;
        for (int frame = 0; frame < one.motion.frameCount(); ++frame) {
            for (int other = 0; other < column; ++other)
                QCOMPARE(after.motion.value(frame, other), both.motion.value(frame, other));
        }
        QVERIFY(depthOf(both) > 2.0 && depthOf(after) < 0.3);
    }
}

void KeepApartTest::withoutAnythingInsideNothingChanges_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::newRow("T-pose") << makePlainBody();
    QTest::newRow("walks") << makeWalker({.frames = 240}).clip;
    QTest::newRow("has no legs") << makePlainBody({.hasLegs = false});
    QTest::newRow("one frame") << makePlainBody({.frames = 1});
    QTest::newRow("beside the body") << pushed({.degrees = 50.0});
}

void KeepApartTest::withoutAnythingInsideNothingChanges()
{
    QFETCH(Clip, clip);
    for (const char *call : {"keepapart", "keepapart:parts=all", "keepapart:parts=hands"}) {
        const AppliedOperation result = limber::apply(call, clip);
        QVERIFY(result.isDone());
        QVERIFY(says(result, messages::nothingInside()));
        QCOMPARE(writeBvh(result.clip), writeBvh(clip));
    }
}

// A hand that is thrown into the body for a few frames cannot get out without a jump.
void KeepApartTest::anArmThatWouldJumpStays()
{
    const Clip clip = pushed({.degrees = 110.0, .framesPerSecond = 15.0});
    const AppliedOperation result = limber::apply("keepapart", clip);
    QVERIFY(result.isDone());
    for (const Message &warning : result.warnings)
        QVERIFY2(warning.text().find("jump") == std::string::npos, warning.text().c_str());
    QVERIFY(std::ranges::any_of(result.warnings, [](const Message &warning) {
        return warning.text().find("still inside") != std::string::npos;
    }));
}

void KeepApartTest::whatHasNoArmsIsRefused()
{
    for (const Clip &clip : {makePlainBody({.hasArms = false}), makeRandomClip(), makeAnimal().clip})
        QCOMPARE(int(limber::apply("keepapart", clip).outcome), int(AppliedOperation::Outcome::Refused));
    Clip empty = makePlainBody();
    empty.motion = Motion(0, empty.skeleton.columnCount());
    QCOMPARE(int(limber::apply("keepapart", empty).outcome), int(AppliedOperation::Outcome::Refused));
}

void KeepApartTest::armsThatCannotTurnSaySo()
{
    const Clip clip = applied("channels:joints=LeftArm,to=Zrotation", pushed({.degrees = 120.0}));
    const AppliedOperation result = limber::apply("keepapart", clip);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
}

void KeepApartTest::absurdNumbersDoNoHarm()
{
    for (const double value : {1e300, -1e18, 1e9}) {
        Clip clip = pushed();
        clip.motion.setValue(60, 0, value);
        setRotation(clip, "LeftArm", 100, {value, value, value});
        const AppliedOperation result = limber::apply("keepapart", clip);
        QVERIFY(result.isDone());
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            QVERIFY(std::isfinite(result.clip.motion.value(deepestFrame, column)));
    }
}

// A quarter of a second is then millions of frames.
void KeepApartTest::anAbsurdFrameTimeTakesNoLonger()
{
    for (const double seconds : {1e-12, 1e12}) {
        Clip clip = pushed();
        clip.motion.setFrameTimeSeconds(seconds);
        QVERIFY(limber::apply("keepapart", clip).isDone());
    }
}

void KeepApartTest::wrongValuesAreNamed_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("range");
    for (const char *value : {"0.29", "2.1", "-1", "nan", "thin"})
        QTest::addRow("thickness %s", value)
            << u"keepapart:thickness="_s + QLatin1StringView(value) << u"from 0.3 to 2"_s;
    QTest::newRow("parts") << u"keepapart:parts=legs"_s << u"hands"_s;
    QTest::newRow("touch") << u"keepapart:touch=yes"_s << u"keep"_s;
}

void KeepApartTest::wrongValuesAreNamed()
{
    QFETCH(QString, call);
    QFETCH(QString, range);
    const AppliedOperation result = limber::apply(call.toStdString(), makePlainBody());
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::WrongCall));
    QVERIFY2(QString::fromStdString(result.problem.text()).contains(range), result.problem.text().c_str());
}

void KeepApartTest::aSecondTimeChangesNothing_data()
{
    QTest::addColumn<QString>("path");
    // An arm that would jump in the one; moves that have faded in between in the other.
    for (const QString &path :
         {u"corpus/cmu-daz/09_10.bvh"_s, u"ground/clips/gap2.bvh"_s, u"ground/clips/pushed2.bvh"_s})
        QTest::newRow(qPrintable(path)) << path;
}

void KeepApartTest::aSecondTimeChangesNothing()
{
    QFETCH(QString, path);
    const ReadResult read = readBvhFile((sharedFolder() + u'/' + path).toStdString());
    if (!read.clip)
        QSKIP(sharedIsMissing());
    const AppliedOperation once = limber::apply("keepapart", *read.clip);
    QVERIFY(once.isDone());
    const AppliedOperation twice = limber::apply("keepapart", once.clip);
    QVERIFY2(!twice.changes.isAnyChange,
             qPrintable(u"by %1°, first %2°"_s.arg(twice.changes.degrees.amount).arg(once.changes.degrees.amount)));
}

void KeepApartTest::madeClipsComeApart_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(sharedFolder() + u"/ground/clips"_s);
    for (const QString &name : folder.entryList({u"pushed*.bvh"_s, u"touch*.bvh"_s}))
        QTest::addRow("%s", qPrintable(name)) << folder.filePath(name);
    if (folder.isEmpty())
        QTest::newRow("none") << QString();
}

void KeepApartTest::madeClipsComeApart()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(sharedIsMissing());
    const Clip clip = *readBvhFile(path.toStdString()).clip;
    const Clip after = applied("keepapart", clip);
    bool isAnyDeep = false;
    for (const FrameInterval &frames : pushedFrames(path)) {
        if (depthOf(clip, frames) < leastInsideNcm) // the script that made the clips may take a body for larger
            continue;
        isAnyDeep = true;
        const double left = depthOf(after, frames);
        QVERIFY2(left < 0.6, qPrintable(u"%1 in frames %2 to %3"_s.arg(left).arg(frames.first).arg(frames.last)));
    }
    QCOMPARE(isAnyDeep, path.contains(u"pushed"_s));
    if (path.contains(u"touch"_s))
        QVERIFY(poseError(clip, after).units < 1.0);
}

QTEST_APPLESS_MAIN(KeepApartTest)

} // namespace tst_keepapart

#include "tst_keepapart.moc"
