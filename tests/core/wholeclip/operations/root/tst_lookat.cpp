#include "support/operationcalls.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "channels/channeledit.h"
#include "geometry/geometry.h"
#include "looking/bodyfront.h"
#include "looking/lookat.h"
#include "looking/lookpath.h"
#include "looking/slowturns.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace tst_lookat {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A head that turns to what it looks at.
class LookAtTest : public QObject
{
    Q_OBJECT

private slots:
    void itLooksThere_data();
    void itLooksThere();
    void otherJointsKeepTheirRotations();
    void framesOutsideKeepTheirNumbers();
    void itRisesAndFades();
    void beyondItsLimitsItStopsAndSaysSo();
    void nothingJumpsWhenTheTargetPassesBehind();
    void whatPassesCloselyIsFollowedSlowly();
    void theWholeRotationIsSlow_data();
    void theWholeRotationIsSlow();
    void frameByFrameSlowRotationsStay();
    void pointsMayBeFarAway_data();
    void pointsMayBeFarAway();
    void aTurnInASingleFrameIsTold();
    void whatLimitsItIsNamed_data();
    void whatLimitsItIsNamed();
    void aHeadStaysUpright();
    void otherJointsLookAlone();
    void lockedJointsStay();
    void whatCannotLookIsRefused_data();
    void whatCannotLookIsRefused();
    void aNeckLooksAsAHead();
    void namesComeBeforeNumbers();
};

namespace {

constexpr int frames = 60;

BodyRoles rolesOf(const Clip &clip)
{
    return bodyRoles(clip, {}, Vocabulary::builtIn());
}

glm::dvec3 positionIn(const Clip &clip, int frame, const char *name)
{
    return poseAt(clip, frame, {}).positionOf(NodeId::joint(jointNamed(clip.skeleton, name)));
}

glm::dmat3 rotationIn(const Clip &clip, int frame, int joint)
{
    return poseAt(clip, frame, {}).worldFromJoint[static_cast<std::size_t>(joint)];
}

// Returns by how much the front of a joint misses a point, in degrees.
double missedDegrees(const Clip &clip, int frame, int joint, const glm::dvec3 &point)
{
    const Pose pose = poseAt(clip, frame, {});
    const BodyFront front(clip, {}, rolesOf(clip), Axis::Y);
    const glm::dvec3 looks = at(pose.worldFromJoint, joint) * front.of(joint)[2];
    const glm::dvec3 wanted = glm::normalize(point - at(pose.jointPositions, joint));
    return std::atan2(glm::length(glm::cross(looks, wanted)), glm::dot(looks, wanted)) * degreesPerRadian;
}

// Returns a point before the chest, so many degrees to the left and up.
std::string pointText(const Clip &clip, int frame, double yaw, double pitch)
{
    const Pose pose = poseAt(clip, frame, {});
    const glm::dvec3 head = at(pose.jointPositions, jointNamed(clip.skeleton, "Head"));
    const double side = yaw / degreesPerRadian;
    const double above = pitch / degreesPerRadian;
    const glm::dvec3 point =
        head + 200.0 * glm::dvec3(std::sin(side) * std::cos(above), std::sin(above), std::cos(side) * std::cos(above));
    return std::to_string(point.x) + "+" + std::to_string(point.y) + "+" + std::to_string(point.z);
}

// The figure stands, with its left arm half before it: nothing of it turns by itself.
Clip standing()
{
    Clip clip = makeWalker({.frames = frames}).clip;
    const int arm = *clip.skeleton.columnOf(jointNamed(clip.skeleton, "LeftArm"), channels::Yrotation);
    for (int frame = 0; frame < frames; ++frame) {
        const std::span<double> values = clip.motion.editFrame(frame);
        std::fill(values.begin() + 3, values.end(), 0.0);
        values[0] = values[2] = 0.0;
        values[static_cast<std::size_t>(arm)] = -50.0;
    }
    return clip;
}

} // namespace

void LookAtTest::itLooksThere_data()
{
    QTest::addColumn<double>("yaw");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<bool>("level");
    for (const double yaw : {-59.0, -20.0, 0.0, 45.0}) {
        for (const double pitch : {-38.0, 0.0, 30.0})
            QTest::addRow("%g %g", yaw, pitch) << yaw << pitch << (pitch < 10.0);
    }
}

void LookAtTest::itLooksThere()
{
    QFETCH(const double, yaw);
    QFETCH(const double, pitch);
    QFETCH(const bool, level);
    const Clip before = standing();
    const Skeleton &skeleton = before.skeleton;
    const std::string point = pointText(before, 30, yaw, pitch);
    const AppliedOperation result =
        limber::apply("lookat:joint=Head,at=" + point + (level ? ",level=yes" : ",level=no"), before);
    QVERIFY(result.isDone());
    QVERIFY(result.warnings.empty());
    glm::dvec3 target(0.0);
    QCOMPARE(std::sscanf(point.c_str(), "%lf+%lf+%lf", &target.x, &target.y, &target.z), 3);
    for (const int frame : {0, 30, frames - 1})
        QVERIFY(missedDegrees(result.clip, frame, jointNamed(skeleton, "Head"), target) < 0.01);
    // The same with a joint that moves when the chest turns.
    const AppliedOperation hand = limber::apply("lookat:joint=Head,at=LeftHand,yaw=100,pitch=80", before);
    QVERIFY(hand.isDone());
    QVERIFY(missedDegrees(hand.clip, 30, jointNamed(skeleton, "Head"), positionIn(hand.clip, 30, "LeftHand")) < 0.01);
}

void LookAtTest::otherJointsKeepTheirRotations()
{
    const Clip before = makeWalker({.frames = frames}).clip;
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=" + pointText(before, 30, 30.0, 10.0), before);
    QVERIFY(result.isDone());
    const Looker looker(before.skeleton, {}, lookingBody(before, {}, rolesOf(before), Axis::Y),
                        {.joint = jointNamed(before.skeleton, "Head"), .node = {}});
    QVERIFY(looker.joints().size() >= 2);
    for (int column = 0; column < before.skeleton.columnCount(); ++column) {
        const bool turns =
            std::ranges::find(looker.joints(), before.skeleton.column(column).joint) != looker.joints().end();
        for (int frame = 0; frame < frames && !turns; ++frame)
            QCOMPARE(result.clip.motion.value(frame, column), before.motion.value(frame, column));
    }
}

void LookAtTest::framesOutsideKeepTheirNumbers()
{
    const Clip before = makeWalker({.frames = frames}).clip;
    const AppliedOperation result =
        limber::apply("lookat:joint=Head,at=RightHand,yaw=100,pitch=80,frames=20-40", before);
    QVERIFY(result.isDone());
    for (const int frame : {0, 19, 41, frames - 1})
        QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), before.motion.frame(frame)));
    QVERIFY(!std::ranges::equal(result.clip.motion.frame(30), before.motion.frame(30)));
}

void LookAtTest::itRisesAndFades()
{
    const Clip before = standing();
    const int head = jointNamed(before.skeleton, "Head");
    const AppliedOperation result =
        limber::apply("lookat:joint=Head,at=" + pointText(before, 30, 50.0, 0.0) + ",frames=10-50,fade=0.25", before);
    double last = 0.0;
    double worst = 0.0;
    for (int frame = 0; frame < frames; ++frame) {
        const glm::dmat3 was = rotationIn(before, frame, head);
        const double turned = degreesPerRadian * angleOf(glm::transpose(was) * rotationIn(result.clip, frame, head));
        worst = std::max(worst, std::abs(turned - last));
        last = turned;
    }
    QVERIFY2(worst < 50.0 * 1.9 / 15.0, qPrintable(QString::number(worst)));
}

void LookAtTest::beyondItsLimitsItStopsAndSaysSo()
{
    const Clip before = standing();
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=" + pointText(before, 30, 100.0, 0.0), before);
    QVERIFY(result.isDone());
    QCOMPARE(result.warnings.size(), std::size_t(1));
    const double missed =
        missedDegrees(result.clip, 30, jointNamed(before.skeleton, "Head"),
                      positionIn(before, 30, "Head") + glm::dvec3(200.0 * std::sin(100.0 / degreesPerRadian), 0.0,
                                                                  200.0 * std::cos(100.0 / degreesPerRadian)));
    QVERIFY2(missed > 25.0 && missed < 41.0, qPrintable(QString::number(missed)));
}

// The figure turns around its up axis once, past a point that stays.
void LookAtTest::nothingJumpsWhenTheTargetPassesBehind()
{
    Clip before = standing();
    const int yaw = *before.skeleton.columnOf(0, channels::Yrotation);
    for (int frame = 0; frame < frames; ++frame)
        before.motion.setValue(frame, yaw, frame * 6.0);
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=0+160+300", before);
    QVERIFY(result.isDone());
    double worst = 0.0;
    const int head = jointNamed(before.skeleton, "Head");
    for (int frame = 1; frame < frames; ++frame) {
        const auto local = [&](int each) {
            const Pose pose = poseAt(result.clip, each, {});
            return glm::transpose(pose.worldFromJoint[0]) * at(pose.worldFromJoint, head);
        };
        worst = std::max(worst, degreesPerRadian * angleOf(glm::transpose(local(frame - 1)) * local(frame)));
    }
    QVERIFY2(worst < 15.0, qPrintable(QString::number(worst)));
}

// The figure walks past a point beside its head within a few frames.
void LookAtTest::whatPassesCloselyIsFollowedSlowly()
{
    Clip before = standing();
    for (int frame = 0; frame < frames; ++frame)
        before.motion.editFrame(frame)[2] = 40.0 * (frame - 30);
    const glm::dvec3 head = positionIn(before, 30, "Head");
    const AppliedOperation result = limber::apply(
        "lookat:joint=Head,at=" + std::to_string(head.x + 15.0) + "+" + std::to_string(head.y) + "+10", before);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
    double worst = 0.0;
    double most = 0.0;
    const int joint = jointNamed(before.skeleton, "Head");
    for (int frame = 1; frame < frames; ++frame) {
        const glm::dmat3 turned =
            glm::transpose(rotationIn(result.clip, frame - 1, joint)) * rotationIn(result.clip, frame, joint);
        worst = std::max(worst, degreesPerRadian * angleOf(turned));
        most = std::max(most, degreesPerRadian * angleOf(rotationIn(result.clip, frame, joint)));
    }
    QVERIFY2(worst < std::sqrt(2.0) * 240.0 / 60.0 && most > 3.0, qPrintable(QString::number(most)));
}

void LookAtTest::theWholeRotationIsSlow_data()
{
    QTest::addColumn<QString>("point");
    QTest::addColumn<bool>("level");
    for (const bool level : {true, false}) {
        QTest::addRow("below %d", level) << u"0+0+10"_s << level;
        QTest::addRow("behind and below %d", level) << u"1+20+-60"_s << level;
        QTest::addRow("above %d", level) << u"0+400+5"_s << level;
        QTest::addRow("inside of the head %d", level) << u"0.1+158+0"_s << level;
    }
}

// The figure bows and turns over a point, so that a head with its own way to be upright rolls.
void LookAtTest::theWholeRotationIsSlow()
{
    QFETCH(const QString, point);
    QFETCH(const bool, level);
    Clip before = standing();
    for (int frame = 0; frame < frames; ++frame) {
        before.motion.setValue(frame, *before.skeleton.columnOf(0, channels::Yrotation), frame * 6.0);
        before.motion.setValue(frame, *before.skeleton.columnOf(0, channels::Xrotation), 80.0 * std::sin(frame * 0.2));
    }
    const AppliedOperation result = limber::apply(
        "lookat:joint=Head,yaw=100,pitch=80,at=" + point.toStdString() + (level ? "" : ",level=no"), before);
    QVERIFY(result.isDone());
    const int head = jointNamed(before.skeleton, "Head");
    const int chest = jointNamed(before.skeleton, "Spine");
    double worst = 0.0;
    for (int frame = 1; frame < frames; ++frame) {
        const auto against = [&](int each) {
            return glm::transpose(rotationIn(before, each, chest)) * rotationIn(result.clip, each, head);
        };
        worst = std::max(worst, degreesPerRadian * angleOf(glm::transpose(against(frame - 1)) * against(frame)));
    }
    const double step = fastestLookDegreesPerSecond * before.motion.frameTimeSeconds();
    QVERIFY2(worst < step * (1.0 + 1e-6), qPrintable(QString::number(worst)));
}

void LookAtTest::frameByFrameSlowRotationsStay()
{
    std::vector<glm::dquat> turns;
    for (int frame = 0; frame < 200; ++frame)
        turns.push_back(rotationFromVector({0.0, frame < 150 ? 0.02 * frame : 1.0, 0.3 * std::sin(0.1 * frame)}));
    const std::vector<glm::dquat> before = turns;
    slowDown(turns, 0.08);
    for (std::size_t frame = 1; frame < turns.size(); ++frame)
        QVERIFY(angleOf(glm::mat3_cast(glm::conjugate(turns[frame - 1]) * turns[frame])) <= 0.08 * (1.0 + 1e-9));
    for (std::size_t frame = 0; frame < 60; ++frame)
        QCOMPARE(turns[frame], before[frame]);
    // Neither its speed nor what changes that jumps.
    double sharpest = 0.0;
    for (std::size_t frame = 2; frame + 2 < turns.size(); ++frame) {
        const glm::dvec3 now = rotationVector(glm::conjugate(turns[frame - 1]) * turns[frame]);
        const glm::dvec3 next = rotationVector(glm::conjugate(turns[frame]) * turns[frame + 1]);
        sharpest = std::max(sharpest, glm::length(next - now));
    }
    QVERIFY2(sharpest < 0.02, qPrintable(QString::number(sharpest)));
    bendTo(turns, 30, rotationFromVector({1.0, 0.0, 0.0}), 0.08);
    QCOMPARE(turns[30], rotationFromVector({1.0, 0.0, 0.0}));
    QCOMPARE(turns[0], before[0]);
}

void LookAtTest::pointsMayBeFarAway_data()
{
    QTest::addColumn<QString>("point");
    QTest::addColumn<double>("yaw");
    QTest::newRow("1e300 to the left") << u"1e300+0+0"_s << 60.0;
    QTest::newRow("1e308, half to the right") << u"-1e308+0+1e308"_s << -45.0;
    QTest::newRow("1e160 ahead") << u"0+0+1e160"_s << 0.0;
}

void LookAtTest::pointsMayBeFarAway()
{
    QFETCH(const QString, point);
    QFETCH(const double, yaw);
    const Clip before = standing();
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=" + point.toStdString(), before);
    QVERIFY(result.isDone());
    const int head = jointNamed(before.skeleton, "Head");
    const glm::dvec3 looks =
        rotationIn(result.clip, 30, head) * BodyFront(before, {}, rolesOf(before), Axis::Y).of(head)[2];
    const double angle = degreesPerRadian * std::atan2(looks.x, looks.z);
    QVERIFY2(std::abs(angle - yaw) < 9.0, qPrintable(QString::number(angle))); // it goes on a little
}

void LookAtTest::aTurnInASingleFrameIsTold()
{
    const Clip before = standing();
    const std::string call = "lookat:joint=Head,at=" + pointText(before, 30, 50.0, 0.0);
    const auto isTold = [&](const char *frames) {
        const AppliedOperation result = limber::apply(call + frames, before);
        return std::ranges::any_of(result.warnings, [](const Message &warning) {
            return warning.text().find("more frames or a longer fade") != std::string::npos;
        });
    };
    QVERIFY(isTold(",frames=30"));
    QVERIFY(isTold(",frames=10-50,fade=0"));
    QVERIFY(!isTold(",frames=10-50"));
    QVERIFY(!isTold(",fade=0")); // all frames
}

void LookAtTest::whatLimitsItIsNamed_data()
{
    QTest::addColumn<double>("yaw");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<QString>("words");
    QTest::newRow("side") << 100.0 << 0.0 << u"60° to a side at most (yaw)"_s;
    QTest::newRow("behind") << 170.0 << 0.0 << u"it is behind the figure"_s;
    QTest::newRow("height") << 0.0 << -70.0 << u"40° up or down at most (pitch)"_s;
}

void LookAtTest::whatLimitsItIsNamed()
{
    QFETCH(const double, yaw);
    QFETCH(const double, pitch);
    QFETCH(const QString, words);
    const Clip before = standing();
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=" + pointText(before, 30, yaw, pitch), before);
    QVERIFY(result.isDone());
    QCOMPARE(result.warnings.size(), std::size_t(1));
    const QString text = QString::fromStdString(result.warnings.front().text());
    QVERIFY2(text.contains(words), qPrintable(text));
    const bool saysSo = std::ranges::any_of(result.notes, [](const Message &note) {
        return note.text() == "“Head” turns toward a point, but looks past it in every frame";
    });
    QVERIFY(saysSo); // it never looks at it
}

void LookAtTest::aHeadStaysUpright()
{
    const Clip before = standing();
    const int head = jointNamed(before.skeleton, "Head");
    const std::string call = "lookat:joint=Head,at=" + pointText(before, 30, 55.0, 35.0);
    const auto roll = [&](const Clip &clip) {
        const glm::dmat3 axes = rotationIn(clip, 30, head) * BodyFront(before, {}, rolesOf(before), Axis::Y).of(head);
        return std::abs(std::asin(axes[0].y)) * degreesPerRadian;
    };
    QVERIFY(roll(limber::apply(call, before).clip) < 0.01);
    QVERIFY(roll(limber::apply(call + ",level=no", before).clip) > 3.0);
}

void LookAtTest::otherJointsLookAlone()
{
    const Clip before = standing();
    const AppliedOperation result = limber::apply("lookat:joint=LeftHand,at=0+100+300", before);
    QVERIFY(result.isDone());
    QCOMPARE(result.changes.changedJoints, 1);
}

void LookAtTest::lockedJointsStay()
{
    const Clip before = standing();
    const LookingBody body = lookingBody(before, {}, rolesOf(before), Axis::Y);
    LookAt look{.joint = jointNamed(before.skeleton, "Head"), .node = {}, .point = {150.0, 150.0, 200.0}};
    Looker free(before.skeleton, {}, body, look);
    look.locked.assign(std::size_t(before.skeleton.jointCount()), false);
    for (const int joint : free.joints()) {
        if (joint != look.joint)
            look.locked[std::size_t(joint)] = true;
    }
    Looker alone(before.skeleton, {}, body, look);
    Clip after = before;
    QVERIFY(alone.turn(30, 1.0, after.motion.editFrame(30)).missedDegrees < 1e-6);
    QVERIFY(missedDegrees(after, 30, look.joint, look.point) < 0.01);
    for (int column = 0; column < before.skeleton.columnCount(); ++column) {
        if (before.skeleton.column(column).joint != look.joint)
            QCOMPARE(after.motion.value(30, column), before.motion.value(30, column));
    }
}

void LookAtTest::whatCannotLookIsRefused_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("at itself") << QStringLiteral("lookat:joint=Head,at=Head");
    QTest::newRow("at its own end") << QStringLiteral("lookat:joint=Head,at=Head/End");
    QTest::newRow("at its neck") << QStringLiteral("lookat:joint=Head,at=Neck");
    QTest::newRow("at nothing known") << QStringLiteral("lookat:joint=Head,at=Nose");
    QTest::newRow("at half a point") << QStringLiteral("lookat:joint=Head,at=1+2");
}

void LookAtTest::whatCannotLookIsRefused()
{
    QFETCH(const QString, call);
    const AppliedOperation result = limber::apply(call.toStdString(), standing());
    QVERIFY(!result.isDone());
    QVERIFY(!result.problem.isEmpty());
    if (call.contains(u'+'))
        QVERIFY(result.problem.text().find("0+160+200") != std::string::npos);
}

// A figure whose uppermost joint is its neck turns that as a head: against its chest.
void LookAtTest::aNeckLooksAsAHead()
{
    const Clip before = standing();
    const Looker looker(before.skeleton, {}, lookingBody(before, {}, rolesOf(before), Axis::Y),
                        {.joint = jointNamed(before.skeleton, "Neck"), .node = {}});
    QCOMPARE(looker.joints(),
             (std::vector<int>{jointNamed(before.skeleton, "Spine"), jointNamed(before.skeleton, "Neck")}));
}

void LookAtTest::namesComeBeforeNumbers()
{
    Clip clip = standing();
    clip.skeleton.setName(jointNamed(clip.skeleton, "LeftHand"), "1+2+3");
    const AppliedOperation result = limber::apply("lookat:joint=Head,at=1+2+3,yaw=100,pitch=80", clip);
    QVERIFY(result.isDone());
    QVERIFY(missedDegrees(result.clip, 30, jointNamed(clip.skeleton, "Head"), positionIn(result.clip, 30, "1+2+3")) <
            0.01);
}

QTEST_GUILESS_MAIN(LookAtTest)

} // namespace tst_lookat

#include "tst_lookat.moc"
