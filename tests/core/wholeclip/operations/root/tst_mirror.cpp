#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/mirrorpairs.h"
#include "body/pairstext.h"
#include "body/upaxisdecision.h"
#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "travel/floorplane.h"
#include "travel/travelpath.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <utility>

namespace tst_mirror {

using namespace Qt::StringLiterals;
using namespace limber;
using namespace limber::test;

namespace {

std::string otherSide(std::string name)
{
    if (name.starts_with("Left"))
        return "Right" + name.substr(4);
    return name.starts_with("Right") ? "Left" + name.substr(5) : name;
}

// The largest distance between a joint and the mirror image of its partner.
double largestError(const Clip &before, const Clip &after, Axis normal)
{
    const PositionRules rules = decidePositionRules(before.skeleton, before.motion);
    double largest = 0.0;
    for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
        const Pose was = poseAt(before, frame, rules);
        const Pose is = poseAt(after, frame, rules);
        for (int joint = 0; joint < before.skeleton.jointCount(); ++joint) {
            const int partner = jointNamed(before.skeleton, otherSide(before.skeleton.joint(joint).name));
            const double distance =
                glm::distance(at(is.jointPositions, joint), mirrored(at(was.jointPositions, partner), normal));
            largest = std::max(largest, distance);
        }
    }
    return largest;
}

Clip withoutNames(const Clip &clip)
{
    Clip result = clip;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        result.skeleton.setName(joint, "n" + std::to_string(joint));
    return result;
}

} // namespace

class MirrorTest : public QObject
{
    Q_OBJECT

private slots:
    void aSymmetricFigureIsMirroredExactly_data();
    void aSymmetricFigureIsMirroredExactly();
    void mirroringTwiceRestoresTheOriginal();
    void otherOrdersAreRecomputed();
    void pairsAreFoundWithoutNames();
    void pairsMayComeFromAFile();
    void oneSideMayBeCopied();
    void oneFrameMayBeMirrored();
    void differentSidesKeepTheirBones();
    void aWalkKeepsItsDirection_data();
    void aWalkKeepsItsDirection();
    void aStillRootChangesNothing();
    void aRestPoseOnOneLineIsMirroredRight_data();
    void aRestPoseOnOneLineIsMirroredRight();
    void unevenFiguresComeBack();
    void aWalkThatFacesAsideComesBack();
    void aCurveTurnsTheOtherWay();
    void capturedTakesComeBack_data();
    void capturedTakesComeBack();
    void capturedTakesNeedNoNames_data() { capturedTakesComeBack_data(); }
    void capturedTakesNeedNoNames();
    void mirroringAnUnevenFigureTwiceTurnsNoJoint();
    void jointsWithoutAPartnerAreNamed();
    void anyTreeIsAccepted();
    void wrongPairsInAFileAreReported();
};

void MirrorTest::aSymmetricFigureIsMirroredExactly_data()
{
    QTest::addColumn<int>("up");
    QTest::newRow("Y up") << 1;
    QTest::newRow("Z up") << 2;
}

void MirrorTest::aSymmetricFigureIsMirroredExactly()
{
    QFETCH(int, up);
    const Clip clip = makeWalker({.up = Axis(up)}).clip;
    const AppliedOperation result = apply("mirror", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QVERIFY(largestError(clip, result.clip, Axis::X) <= 1e-9);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
    QVERIFY(result.warnings.empty());
    QVERIFY(largestError(clip, applied("mirror:axis=x", clip), Axis::X) <= 1e-9);
}

void MirrorTest::mirroringTwiceRestoresTheOriginal()
{
    const Clip clip = makeWalker().clip;
    QVERIFY(writeBvh(applied("mirror", applied("mirror", clip))) == writeBvh(clip));
}

void MirrorTest::otherOrdersAreRecomputed()
{
    Clip clip = makeWalker().clip;
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    clip = withChannels(clip, {}, arm, {channels::Xrotation, channels::Yrotation, channels::Zrotation});
    const AppliedOperation result = apply("mirror", clip);
    QVERIFY(largestError(clip, result.clip, Axis::X) <= 1e-9);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
    QVERIFY(poseError(applied("mirror", result.clip), clip).units <= 1e-9);
}

void MirrorTest::pairsAreFoundWithoutNames()
{
    const Clip clip = makeWalker().clip;
    const Clip anonymous = applied("mirror", withoutNames(clip));
    const Clip named = applied("mirror", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 9)
        QVERIFY(std::ranges::equal(anonymous.motion.frame(frame), named.motion.frame(frame)));
}

void MirrorTest::pairsMayComeFromAFile()
{
    const Clip clip = makeWalker().clip;
    const PairsFromText read = pairsFromText("# sides\n\nLeftArm = RightArm\r\nHips=Hips", clip.skeleton);
    QVERIFY(read.problem.isEmpty());
    QCOMPARE(read.pairs.size(), std::size_t(2));
    for (const char *wrong : {"LeftArm", "LeftArm=Nobody", "LeftArm=RightArm\nRightArm=Head", "=", "LeftArm="})
        QVERIFY2(!pairsFromText(wrong, clip.skeleton).problem.isEmpty(), wrong);

    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("pairs")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("LeftArm=LeftArm\nRightArm=RightArm\n");
    file.close();
    // Without partners the arms are mirrored where they are: they swing to the other side of the body.
    const Clip mirrored = applied("mirror:axis=x,frames=0-100,pairs=\"" + file.fileName().toStdString() + "\"", clip);
    const int own = jointNamed(clip.skeleton, "LeftArm");
    const int fore = jointNamed(clip.skeleton, "LeftForeArm");
    const Pose was = poseAt(clip, 5, {});
    const Pose is = poseAt(mirrored, 5, {});
    const glm::dvec3 before = at(was.jointPositions, fore) - at(was.jointPositions, own);
    const glm::dvec3 after = at(is.jointPositions, fore) - at(is.jointPositions, own);
    QVERIFY(glm::distance(after, limber::mirrored(before, Axis::X)) < 1e-6);
    QCOMPARE(int(apply("mirror:pairs=/nowhere", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void MirrorTest::oneSideMayBeCopied()
{
    const Clip clip = makeWalker().clip;
    const Clip copied = applied("mirror:joints=RightArm+RightForeArm+RightHand", clip);
    const Joint &left = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftArm"));
    const Joint &right = clip.skeleton.joint(jointNamed(clip.skeleton, "RightArm"));
    QCOMPARE(copied.motion.value(7, left.firstColumn), clip.motion.value(7, left.firstColumn));
    QCOMPARE(copied.motion.value(7, right.firstColumn), -clip.motion.value(7, left.firstColumn));
    QCOMPARE(copied.motion.value(7, right.firstColumn + 1), clip.motion.value(7, left.firstColumn + 1));
}

void MirrorTest::oneFrameMayBeMirrored()
{
    const Clip clip = makeWalker().clip;
    const Clip mirrored = applied("mirror:frames=10", clip);
    const Clip all = applied("mirror", clip);
    for (const int frame : {9, 11})
        QVERIFY(std::ranges::equal(mirrored.motion.frame(frame), clip.motion.frame(frame)));
    QVERIFY(std::ranges::equal(mirrored.motion.frame(10), all.motion.frame(10)));
}

void MirrorTest::differentSidesKeepTheirBones()
{
    // The same pose on a skeleton whose right arm hangs down at rest.
    Clip clip = makeWalker().clip;
    const int arm = jointNamed(clip.skeleton, "RightForeArm");
    const double length = glm::length(clip.skeleton.joint(arm).offset);
    clip.skeleton.setOffset(NodeId::joint(arm), {0.0, -length, 0.0});
    const AppliedOperation result = apply("mirror", clip);
    QVERIFY(result.isDone());
    // The bone points in the mirrored direction of its partner.
    const auto direction = [&](const Clip &which, const char *from, const char *to) {
        const Pose pose = poseAt(which, 20, {});
        return glm::normalize(at(pose.jointPositions, jointNamed(which.skeleton, to)) -
                              at(pose.jointPositions, jointNamed(which.skeleton, from)));
    };
    const glm::dvec3 was = direction(clip, "LeftArm", "LeftForeArm");
    const glm::dvec3 is = direction(result.clip, "RightArm", "RightForeArm");
    QVERIFY2(glm::distance(mirrored(was, Axis::X), is) < 0.02,
             qPrintable(QString::number(glm::distance(mirrored(was, Axis::X), is))));
}

void MirrorTest::aWalkKeepsItsDirection_data()
{
    QTest::addColumn<QString>("turn");
    QTest::addColumn<bool>("isBelowRoot");
    QTest::addColumn<int>("up");
    for (const char *turn : {"0", "15", "35", "90", "200"}) {
        for (const int up : {1, 2})
            QTest::addRow("%s degrees, up %d", turn, up) << QString::fromLatin1(turn) << false << up;
        QTest::addRow("%s degrees, below a still root", turn) << QString::fromLatin1(turn) << true << 1;
    }
}

void MirrorTest::aWalkKeepsItsDirection()
{
    QFETCH(const QString, turn);
    QFETCH(const bool, isBelowRoot);
    QFETCH(const int, up);
    Clip clip = applied("orient:to=" + turn.toStdString(), makeWalker({.up = Axis(up), .bends = false}).clip);
    if (isBelowRoot)
        clip = withStillRoot(clip, glm::mat3_cast(rotationFromVector({0.7, -1.9, 0.4})), {10.0, 20.0, 30.0});
    const int hips = isBelowRoot ? 1 : 0;
    const FloorPlane floor{Axis(up)};
    const auto pathOf = [&](const Clip &which) {
        const auto track = worldTrack(which, decidePositionRules(which.skeleton, which.motion), hips, {});
        return std::pair(floor.along(track->front()), floor.along(track->back()));
    };
    const Clip mirrored = applied("mirror", clip);
    const auto [start, end] = pathOf(clip);
    const auto [mirroredStart, mirroredEnd] = pathOf(mirrored);
    QVERIFY(glm::dot(glm::normalize(end - start), glm::normalize(mirroredEnd - mirroredStart)) > 0.906);
    // The body is upright, and the left foot does what the right one did.
    const auto heightOf = [&](const Clip &which, const char *name) {
        const Pose pose = poseAt(which, 40, decidePositionRules(which.skeleton, which.motion));
        return floor.height(at(pose.jointPositions, jointNamed(which.skeleton, name)));
    };
    QVERIFY(std::abs(heightOf(mirrored, "LeftFoot") - heightOf(clip, "RightFoot")) < 1e-6);
    QVERIFY(std::abs(heightOf(mirrored, "Head") - heightOf(clip, "Head")) < 1e-6);
    QVERIFY(poseError(applied("mirror", mirrored), clip).units < 1e-6);
}

// Hips that travel below a root are far from it most of the time, and in the middle of the body all the same.
void MirrorTest::aStillRootChangesNothing()
{
    const Clip walk = applied("orient:to=90", makeWalker({.bends = false}).clip);
    const AppliedOperation below = apply("mirror", withStillRoot(walk));
    QVERIFY(below.isDone());
    QVERIFY(below.warnings.empty());
    const Clip alone = applied("mirror", walk);
    const PositionRules rules = decidePositionRules(walk.skeleton, walk.motion);
    const PositionRules rulesBelow = decidePositionRules(below.clip.skeleton, below.clip.motion);
    for (const int frame : {0, 57, 239}) {
        const Pose pose = poseAt(alone, frame, rules);
        const Pose poseBelow = poseAt(below.clip, frame, rulesBelow);
        for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(pose.jointPositions[joint], poseBelow.jointPositions[joint + 1]) < 1e-6);
    }
}

void MirrorTest::aRestPoseOnOneLineIsMirroredRight_data()
{
    QTest::addColumn<QString>("bake");
    QTest::newRow("all bones along x") << u"bakerest:aim=x"_s;
    QTest::newRow("all bones along y") << u"bakerest:aim=y"_s;
}

void MirrorTest::aRestPoseOnOneLineIsMirroredRight()
{
    QFETCH(const QString, bake);
    const Clip clip = applied(bake.toStdString(), makeWalker({.bends = false}).clip);
    const AppliedOperation result = apply("mirror", clip);
    QVERIFY(result.isDone());
    // The mirror goes through the middle of the path and not through the origin.
    const Clip fromOrigin = applied("origin", clip);
    const double error = largestError(fromOrigin, applied("origin", result.clip), Axis::X);
    QVERIFY2(error <= 1e-3, qPrintable(QString::number(error)));
    QVERIFY(poseError(applied("mirror", result.clip), clip).units < 1e-3);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
}

void MirrorTest::unevenFiguresComeBack()
{
    for (const char *bone : {"LeftArm", "LeftForeArm", "LeftLeg"}) {
        Clip clip = makeWalker().clip;
        scaleOffsets(clip, bone, 1.3);
        const Clip mirrored = applied("mirror", clip);
        QVERIFY(poseError(applied("mirror", mirrored), clip).units < 1e-6);
    }
}

// Near a limit, the image could be mirrored by another plane than the figure itself.
void MirrorTest::aWalkThatFacesAsideComesBack()
{
    Clip still = makeWalker({.bends = false}).clip;
    still.motion.removeFrames(8, still.motion.frameCount() - 8);
    for (const char *facing : {"5", "12", "18"}) {
        const Clip turned = applied(std::string("orient:to=") + facing, still);
        for (int heading = -90; heading <= 90; heading += 6) {
            Clip clip = turned;
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
                clip.motion.setValue(frame, 0, 15.0 * frame * std::sin(0.017453292519943295 * heading));
                clip.motion.setValue(frame, 2, 15.0 * frame * std::cos(0.017453292519943295 * heading));
            }
            const double error = poseError(applied("mirror", applied("mirror", clip)), clip).units;
            QVERIFY2(
                error < 1e-6,
                qPrintable(
                    QStringLiteral("facing %1, heading %2: %3").arg(QLatin1String(facing)).arg(heading).arg(error)));
        }
    }
}

void MirrorTest::aCurveTurnsTheOtherWay()
{
    const Clip clip = makeWalker().clip;
    const auto turnOf = [](const Clip &which) {
        const auto track = worldTrack(which, {}, 0, {});
        const std::size_t middle = track->size() / 2;
        return glm::cross((*track)[middle] - track->front(), track->back() - (*track)[middle]).y;
    };
    QVERIFY(turnOf(clip) * turnOf(applied("mirror", clip)) < 0.0);
}

void MirrorTest::capturedTakesComeBack_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("none") << QString();
    const QDir takes(sharedFolder() + u"/takes"_s);
    for (const QString &name : takes.entryList({u"*.bvh"_s}, QDir::Files))
        QTest::newRow(qPrintable(name)) << takes.filePath(name);
}

// Written to a file in between, as people do it.
void MirrorTest::capturedTakesComeBack()
{
    QFETCH(const QString, path);
    if (path.isEmpty())
        QSKIP("The takes beside the project are tried one by one.");
    const Clip clip = *readBvhFile(path.toStdString()).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    OperationContext context; // a mirror that laid a figure down would change what is up
    context.upAxis = choiceOf(decideUpAxis(clip, rules).axis);
    const Clip mirrored = *readBvh(writeBvh(applied("mirror", clip, context))).clip;
    const Clip back = *readBvh(writeBvh(applied("mirror", mirrored))).clip;
    const double length =
        bodyLength(clip.skeleton, figureShape(clip, rules), bodyRoles(clip, rules, Vocabulary::builtIn()));
    const double ncm = poseError(back, clip).units / length * ncmOfBody;
    QVERIFY2(ncm < 0.01, qPrintable(QString::number(ncm)));
    const double degrees = poseError(back, clip).degrees;
    QVERIFY2(degrees < 0.01, qPrintable(QString::number(degrees)));
}

// Where names tell no side, the body shows it, also at a rest pose that is not even.
void MirrorTest::capturedTakesNeedNoNames()
{
    QFETCH(const QString, path);
    if (path.isEmpty())
        QSKIP("The takes beside the project are tried one by one.");
    const Clip clip = *readBvhFile(path.toStdString()).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    const Clip unnamed = withoutNames(clip);
    const BodyRoles rolesOfUnnamed = bodyRoles(unnamed, rules, Vocabulary::builtIn());
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        if (roles.of(joint).side != rolesOfUnnamed.of(joint).side)
            QSKIP("The shape alone does not show the sides of this body.");
    }
    const double length = bodyLength(clip.skeleton, figureShape(clip, rules), roles);
    const PoseError error = poseError(applied("mirror", unnamed), applied("mirror", clip));
    QVERIFY2(error.units / length * ncmOfBody < 6.0, qPrintable(QString::number(error.units / length * ncmOfBody)));
}

// What the anatomy shows of an uneven body is not the mirror image of what it shows of the mirrored one.
void MirrorTest::mirroringAnUnevenFigureTwiceTurnsNoJoint()
{
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U}) {
        Clip clip = randomlyTurned(makeWalker({.frames = 100}).clip, seed);
        scaleOffsets(clip, "LeftLeg", 1.2);
        scaleOffsets(clip, "RightForeArm", 0.8);
        const Clip back = applied("mirror", applied("mirror", clip));
        QVERIFY2(poseError(back, clip).degrees < 1e-4, qPrintable(QString::number(poseError(back, clip).degrees)));
        QVERIFY(poseError(back, clip).units < 1e-4);
    }
}

void MirrorTest::jointsWithoutAPartnerAreNamed()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.setName(jointNamed(clip.skeleton, "LeftArm"), "LeftWing");
    clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "LeftWing")), {40.0, 3.0, 9.0});
    const AppliedOperation result = apply("mirror:frames=0-100", clip);
    QVERIFY(!result.warnings.empty());
    QVERIFY(QString::fromStdString(result.warnings.front().text()).contains(QStringLiteral("LeftWing")));
}

void MirrorTest::anyTreeIsAccepted()
{
    for (unsigned seed = 1; seed < 12; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed, .joints = 5 + int(seed) * 5, .frames = 12});
        const AppliedOperation result = apply("mirror:frames=0-last,joints=all", clip);
        QVERIFY(result.isDone());
    }
}

void MirrorTest::wrongPairsInAFileAreReported()
{
    const Clip clip = makeWalker().clip;
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("pairs"));
    const auto problemOf = [&](const char *text) {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            return std::string("not written");
        file.close();
        const AppliedOperation result = limber::apply("mirror:pairs=\"" + name.toStdString() + "\"", clip);
        return result.outcome == AppliedOperation::Outcome::Refused ? result.problem.text() : std::string();
    };
    QCOMPARE(problemOf("LeftArm=RightArm\n\nHead"), std::string("line 3: expected LEFT=RIGHT, found “Head”"));
    QCOMPARE(problemOf("LeftArm = Nobody"), std::string("line 1: there is no joint “Nobody”"));
    QCOMPARE(problemOf("LeftArm=RightArm\nHead=LeftArm"), std::string("line 2: “LeftArm” has a partner already"));
    QCOMPARE(problemOf("# none\n \t\r\n"), std::string());
}

QTEST_GUILESS_MAIN(MirrorTest)

} // namespace tst_mirror

#include "tst_mirror.moc"
