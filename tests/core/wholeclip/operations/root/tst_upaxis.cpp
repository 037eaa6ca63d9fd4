#include "body/bodystructure.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/write/bvhwriter.h"
#include "feet/feetrecord.h"
#include "geometry/geometry.h"
#include "messages/skeletonmessages.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "travel/axisrotation.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace tst_upaxis {

using namespace limber;
using namespace limber::test;

namespace {

OperationContext upIs(UpAxisChoice choice)
{
    OperationContext context;
    context.upAxis = choice;
    return context;
}

// The largest difference between the positions of one clip after a rotation and those of another.
double largestError(const Clip &a, const Clip &b, const glm::dmat3 &turn)
{
    const PositionRules before = decidePositionRules(a.skeleton, a.motion);
    const PositionRules after = decidePositionRules(b.skeleton, b.motion);
    double largest = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose was = poseAt(a, frame, before);
        const Pose is = poseAt(b, frame, after);
        for (std::size_t i = 0; i < was.jointPositions.size(); ++i)
            largest = std::max(largest, glm::distance(turn * was.jointPositions[i], is.jointPositions[i]));
        for (std::size_t i = 0; i < was.endPositions.size(); ++i)
            largest = std::max(largest, glm::distance(turn * was.endPositions[i], is.endPositions[i]));
    }
    return largest;
}

glm::dmat3 yToZ()
{
    return rotationAbout(Axis::X, 90.0);
}

} // namespace

class UpAxisTest : public QObject
{
    Q_OBJECT

private slots:
    void theFigureStaysTheSame_data();
    void theFigureStaysTheSame();
    void convertingBackRestoresTheOriginal();
    void permutedAnglesConvertBackToTheSameText();
    void theOrderIsKeptWhereJointsCanShowAllRotations();
    void rotatingTheRootAloneKeepsTheOffsets();
    void theCurrentUpAxisChangesNothing();
    void theReasonWhyAFigureCannotHangIsSaid();
    void aSinglePositionChannelChangesItsAxis_data();
    void aSinglePositionChannelChangesItsAxis();
    void quarterTurnsTakeAxesToAxes();
    void aFigureThatHangsIsPutOnItsFeet_data();
    void aFigureThatHangsIsPutOnItsFeet();
    void comesBackOnEveryWay_data();
    void comesBackOnEveryWay();
    void contactsDoNotDependOnTheUpAxis();
    void whatHasNoHeadCannotHang();
    void aHandstandIsLeftAlone();
    void saysThatAFigureDoesNotShowItsAxis();
};

void UpAxisTest::theFigureStaysTheSame_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"upaxis:to=z", "upaxis:to=z,order=permute", "upaxis:to=z,rootonly=yes"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void UpAxisTest::theFigureStaysTheSame()
{
    QFETCH(QString, call);
    for (const unsigned seed : {1U, 2U, 3U, 4U}) {
        const Clip clip = makeRandomClip({.seed = seed});
        const Clip turned = applied(call.toStdString(), clip, upIs(UpAxisChoice::Y));
        const double error = largestError(clip, turned, yToZ());
        QVERIFY2(error <= 1e-9, qPrintable(QString::number(error)));
    }
    const Clip walker = makeWalker().clip;
    QCOMPARE(decideUpAxis(applied(call.toStdString(), walker), {}).axis, Axis::Z);
}

void UpAxisTest::convertingBackRestoresTheOriginal()
{
    const Clip clip = makeRandomClip({.seed = 8});
    for (const char *to : {"x", "z"}) {
        const Clip there = applied(std::string("upaxis:to=") + to, clip, upIs(UpAxisChoice::Y));
        const Clip back = applied("upaxis:to=y", there, upIs(*to == 'x' ? UpAxisChoice::X : UpAxisChoice::Z));
        QVERIFY(largestError(clip, back, glm::dmat3(1.0)) <= 1e-9);
        for (const NodeId node : clip.skeleton.nodesInFileOrder())
            QCOMPARE(back.skeleton.offsetOf(node), clip.skeleton.offsetOf(node));
    }
}

void UpAxisTest::permutedAnglesConvertBackToTheSameText()
{
    const Clip clip = makeRandomClip({.seed = 9});
    const Clip there = applied("upaxis:to=z,order=permute", clip, upIs(UpAxisChoice::Y));
    QVERIFY(writeBvh(there) != writeBvh(clip));
    QVERIFY(writeBvh(applied("upaxis:to=y,order=permute", there, upIs(UpAxisChoice::Z))) == writeBvh(clip));
}

void UpAxisTest::theOrderIsKeptWhereJointsCanShowAllRotations()
{
    const Clip walker = makeWalker().clip;
    const AppliedOperation result = apply("upaxis:to=z", walker);
    QVERIFY(result.clip.skeleton.hasSameLayoutAs(walker.skeleton));
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
}

void UpAxisTest::rotatingTheRootAloneKeepsTheOffsets()
{
    const Clip walker = makeWalker().clip;
    const Clip turned = applied("upaxis:to=z,rootonly=yes", walker);
    for (const NodeId node : walker.skeleton.nodesInFileOrder())
        QCOMPARE(turned.skeleton.offsetOf(node), walker.skeleton.offsetOf(node));
    for (int column = 6; column < walker.skeleton.columnCount(); ++column)
        QCOMPARE(turned.motion.value(17, column), walker.motion.value(17, column));
}

void UpAxisTest::theCurrentUpAxisChangesNothing()
{
    const Clip walker = makeWalker().clip;
    const AppliedOperation result = apply("upaxis:to=y", walker);
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY(!result.notes.empty());
    QCOMPARE(int(apply("upaxis", walker).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(apply("upaxis:to=w", walker).outcome), int(AppliedOperation::Outcome::WrongCall));
}

void UpAxisTest::theReasonWhyAFigureCannotHangIsSaid()
{
    const Clip walk = makeWalker().clip;
    const auto reasonFor = [](const Clip &clip) { return limber::apply("upaxis:to=-y", clip).problem; };
    QVERIFY(reasonFor(walk).isEmpty());
    Clip still = walk;
    still.motion = Motion(0, walk.skeleton.columnCount());
    QVERIFY(reasonFor(still) == messages::noFrames());
    QVERIFY(reasonFor(applied("remove:joint=LeftUpLeg", walk)) == messages::needsHeadAndFeet());
}

void UpAxisTest::aSinglePositionChannelChangesItsAxis_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("after");
    QTest::addColumn<double>("factor");
    // Y up becomes Z up: ahead, Z, becomes -Y.
    QTest::newRow("x to z") << 0 << QStringLiteral("z") << 0 << 1.0;
    QTest::newRow("y to z") << 1 << QStringLiteral("z") << 2 << 1.0;
    QTest::newRow("z to z") << 2 << QStringLiteral("z") << 1 << -1.0;
}

void UpAxisTest::aSinglePositionChannelChangesItsAxis()
{
    QFETCH(int, before);
    QFETCH(QString, to);
    QFETCH(int, after);
    QFETCH(double, factor);
    Clip clip;
    clip.skeleton.addJoint({"Hips", NoJoint, {}, {allChannels[static_cast<std::size_t>(before)]}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0.0, 5.0, 0.0}, 0});
    clip.motion = Motion(2, 1);
    clip.motion.setValue(0, 0, 3.0);
    clip.motion.setValue(1, 0, -4.5);
    const Clip turned = applied("upaxis:to=" + to.toStdString(), clip, upIs(UpAxisChoice::Y));
    QCOMPARE(turned.skeleton.joint(0).channels, std::vector{allChannels[static_cast<std::size_t>(after)]});
    QCOMPARE(turned.motion.value(0, 0), factor * 3.0);
    QCOMPARE(turned.motion.value(1, 0), factor * -4.5);
}

void UpAxisTest::quarterTurnsTakeAxesToAxes()
{
    for (const Axis from : {Axis::X, Axis::Y, Axis::Z}) {
        for (const Axis to : {Axis::X, Axis::Y, Axis::Z}) {
            const AxisRotation turn = AxisRotation::between(from, to);
            const glm::dmat3 matrix = turn.matrix();
            QCOMPARE(glm::determinant(matrix), 1.0);
            QCOMPARE(matrix * directionOf(from), directionOf(to));
            QCOMPARE(turn.of(from), to);
            QCOMPARE(turn.of(glm::dvec3(1.0, -2.0, 3.0)), matrix * glm::dvec3(1.0, -2.0, 3.0));
            QCOMPARE(matrix == glm::dmat3(1.0), from == to);
            for (const Axis other : {Axis::X, Axis::Y, Axis::Z}) {
                if (other != from && other != to)
                    QCOMPARE(matrix * directionOf(other), directionOf(other));
            }
        }
    }
}

namespace {

// The clip after a half turn about X, written in the same axes: its figure hangs where it stood.
Clip hung(Clip clip)
{
    const glm::dvec3 signs(1.0, -1.0, -1.0);
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        clip.skeleton.setOffset(node, signs * clip.skeleton.offsetOf(node));
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        if (clip.skeleton.column(column).channel.axis == Axis::X)
            continue;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, -clip.motion.value(frame, column));
    }
    return clip;
}

} // namespace

void UpAxisTest::aFigureThatHangsIsPutOnItsFeet_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("up");
    QTest::newRow("Y up") << QStringLiteral("upaxis:to=y") << 1;
    QTest::newRow("root alone") << QStringLiteral("upaxis:to=y,rootonly=yes") << 1;
    QTest::newRow("Z up") << QStringLiteral("upaxis:to=z") << 2;
}

void UpAxisTest::aFigureThatHangsIsPutOnItsFeet()
{
    QFETCH(const QString, call);
    QFETCH(const int, up);
    const Clip walk = makeWalker({.bends = false}).clip;
    const Clip clip = hung(walk);
    const AppliedOperation result = limber::apply(call.toStdString(), clip);
    QVERIFY(result.isDone());
    QCOMPARE(int(result.upAxis), up);
    const Pose before = poseAt(clip, 30, {});
    const Pose after = poseAt(result.clip, 30, {});
    const auto between = [&](const Pose &pose, const char *from, const char *to) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, to))] -
               pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, from))];
    };
    QVERIFY(between(before, "Hips", "Head").y < -30.0);
    QVERIFY(between(after, "Hips", "Head")[up] > 30.0);
    QVERIFY(between(before, "RightUpLeg", "LeftUpLeg").x * between(after, "RightUpLeg", "LeftUpLeg").x > 0.0);
    if (up == 1)
        QVERIFY(largestError(walk, result.clip, glm::dmat3(1.0)) < 1e-9);
    // It stands now, so that nothing more is done.
    QVERIFY(!limber::apply(call.toStdString(), result.clip).changes.isAnyChange);
}

void UpAxisTest::comesBackOnEveryWay_data()
{
    QTest::addColumn<QStringList>("ways");
    for (const char *way : {"x", "z", "-y", "-x", "-z", "x -x", "-y x", "z -z"})
        QTest::newRow(way) << QString::fromLatin1(way).split(QLatin1Char(' '));
}

// Each step is done to a clip as if it were opened, so that its up axis has to be seen.
void UpAxisTest::comesBackOnEveryWay()
{
    QFETCH(const QStringList, ways);
    for (const Clip &walk : {makeWalker().clip, makeWalker({.frames = 60}).clip}) {
        Clip clip = walk;
        for (const QString &way : ways) {
            clip = applied("upaxis:to=" + way.toStdString(), clip);
            const UpAxis up = decideUpAxis(clip, decidePositionRules(clip.skeleton, clip.motion));
            QCOMPARE(QChar::fromLatin1(axisLetter(up.axis)).toLower(), way.back());
            QCOMPARE(up.isNegative, way.startsWith(QLatin1Char('-')));
        }
        clip = applied("upaxis:to=y", clip);
        QVERIFY(largestError(walk, clip, glm::dmat3(1.0)) < 1e-6);
        QVERIFY(!decideUpAxis(clip, decidePositionRules(clip.skeleton, clip.motion)).isNegative);
    }
}

void UpAxisTest::contactsDoNotDependOnTheUpAxis()
{
    const auto contactsOf = [](const Clip &clip) {
        const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
        const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
        const auto feet = recordFeet(clip, rules, roles, directionOf(decideUpAxis(clip, rules)), {});
        std::vector<Message> ignored;
        return feet->detectContacts(clip.skeleton, ignored);
    };
    const Clip walk = makeWalker().clip;
    const Contacts contacts = contactsOf(walk);
    QVERIFY(!contacts.empty());
    QVERIFY(contactsOf(applied("upaxis:to=x", walk)) == contacts);
    QVERIFY(contactsOf(applied("upaxis:to=z", walk)) == contacts);
}

void UpAxisTest::whatHasNoHeadCannotHang()
{
    Clip clip;
    clip.skeleton.addJoint({"Box", NoJoint, {}, {allChannels[3]}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0, 1.8, 0}, 0});
    clip.motion = Motion(3, 1);
    QCOMPARE(limber::apply("upaxis:to=-y", clip).outcome, AppliedOperation::Outcome::Refused);
}

void UpAxisTest::aHandstandIsLeftAlone()
{
    Clip clip = makeWalker().clip;
    const int column = *clip.skeleton.columnOf(0, channels::Xrotation);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 180.0);
    QVERIFY(!apply("upaxis:to=y", clip, upIs(UpAxisChoice::Y)).changes.isAnyChange);
}

void UpAxisTest::saysThatAFigureDoesNotShowItsAxis()
{
    const AppliedOperation shown = apply("upaxis:to=x", makeWalker().clip);
    QVERIFY(shown.isDone() && shown.notes.empty());
    Clip clip;
    clip.skeleton.addJoint({"Box", NoJoint, {}, {allChannels.begin(), allChannels.end()}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0.0, 1.8, 0.0}, 0});
    clip.motion = Motion(3, 6);
    const AppliedOperation hidden = apply("upaxis:to=x", clip);
    QVERIFY(hidden.isDone());
    QCOMPARE(hidden.notes.size(), std::size_t(1));
    QVERIFY(hidden.notes.front().text().starts_with("the figure does not show that X is up"));
}

QTEST_GUILESS_MAIN(UpAxisTest)

} // namespace tst_upaxis

#include "tst_upaxis.moc"
