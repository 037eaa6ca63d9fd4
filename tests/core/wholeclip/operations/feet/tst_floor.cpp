#include "base/at.h"
#include "feet/lowestpoints.h"
#include "messages/skeletonmessages.h"
#include "pose/eulerangles.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <random>

namespace tst_floor {

using namespace limber;
using namespace limber::test;

namespace {

OperationContext contextOf(const Walker &walker)
{
    OperationContext context;
    context.contacts = &walker.contacts;
    return context;
}

// The clip after a rigid movement of its only root, which has all six channels.
Clip moved(const Clip &clip, const glm::dmat3 &rotation, const glm::dvec3 &by)
{
    Clip result = clip;
    glm::dvec3 angles(0.0);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, {});
        const glm::dvec3 position = rotation * pose.jointPositions[0] + by;
        angles =
            limber::eulerAngles(rotation * pose.worldFromJoint[0], RotationOrder{Axis::Z, Axis::X, Axis::Y}, angles);
        for (int axis = 0; axis < 3; ++axis) {
            result.motion.setValue(frame, axis, position[axis]);
            result.motion.setValue(frame, 3 + axis, angles[axis]);
        }
    }
    return result;
}

double lowest(const Clip &clip)
{
    const auto heights = lowestPoints(clip, {}, {0.0, 1.0, 0.0}, {});
    return *std::ranges::min_element(*heights);
}

} // namespace

class FloorTest : public QObject
{
    Q_OBJECT

private slots:
    void constantOffsetIsFound_data();
    void constantOffsetIsFound();
    void rotationsKeepTheirBits();
    void noiseIsTolerated();
    void tiltIsLevelled_data();
    void tiltIsLevelled();
    void feetBelowTheFloorArePushedUp();
    void theHeightCanBeGiven();
    void aFigureThatHangsHasItsFloorAtItsFeet_data();
    void aFigureThatHangsHasItsFloorAtItsFeet();
    void figureWithoutLegsStandsOnItsLowestPoint();
    void whatAFigureWithoutLegsCannotDoIsSaid();
    void applyingItTwiceChangesNothingMore();
};

void FloorTest::constantOffsetIsFound_data()
{
    QTest::addColumn<double>("offset");
    QTest::addColumn<QString>("call");
    for (const char *call : {"floor", "floor:by=lowest"}) {
        QTest::addRow("%s up", call) << 12.345 << QString::fromLatin1(call);
        QTest::addRow("%s down", call) << -7.5 << QString::fromLatin1(call);
    }
}

void FloorTest::constantOffsetIsFound()
{
    QFETCH(double, offset);
    QFETCH(QString, call);
    const Walker walker = makeWalker();
    const Clip reference = applied(call.toStdString(), walker.clip, contextOf(walker));
    const Clip set =
        applied(call.toStdString(), moved(walker.clip, glm::dmat3(1.0), {0.0, offset, 0.0}), contextOf(walker));
    QVERIFY(poseError(reference, set).units <= 1e-6);
    QVERIFY(std::abs(lowest(set)) < 8.0);
}

void FloorTest::rotationsKeepTheirBits()
{
    const Walker walker = makeWalker();
    const Clip set = applied("floor:by=lowest", moved(walker.clip, glm::dmat3(1.0), {0.0, 3.0, 0.0}));
    for (int frame = 0; frame < set.motion.frameCount(); ++frame) {
        QCOMPARE(set.motion.value(frame, 0), walker.clip.motion.value(frame, 0));
        QCOMPARE(set.motion.value(frame, 2), walker.clip.motion.value(frame, 2));
        for (int column = 6; column < set.skeleton.columnCount(); ++column)
            QCOMPARE(set.motion.value(frame, column), walker.clip.motion.value(frame, column));
    }
}

void FloorTest::noiseIsTolerated()
{
    const Walker walker = makeWalker();
    const Clip clean = applied("floor", walker.clip, contextOf(walker));
    Clip shaken = walker.clip;
    std::mt19937 random(3);
    std::uniform_real_distribution<double> noise(-0.5, 0.5);
    for (int frame = 0; frame < shaken.motion.frameCount(); ++frame)
        shaken.motion.setValue(frame, 1, shaken.motion.value(frame, 1) + noise(random));
    const Clip set = applied("floor", shaken, contextOf(walker));
    const double shiftOfClean = clean.motion.value(0, 1) - walker.clip.motion.value(0, 1);
    const double shift = set.motion.value(0, 1) - shaken.motion.value(0, 1);
    QVERIFY2(std::abs(shift - shiftOfClean) < 0.2, qPrintable(QString::number(shift - shiftOfClean)));
}

void FloorTest::tiltIsLevelled_data()
{
    QTest::addColumn<int>("axis");
    QTest::addColumn<bool>("contactsAreKnown");
    for (const bool known : {true, false}) {
        QTest::addRow("along the path, contacts known: %d", known) << 0 << known;
        QTest::addRow("across the path, contacts known: %d", known) << 2 << known;
    }
}

void FloorTest::tiltIsLevelled()
{
    QFETCH(int, axis);
    QFETCH(bool, contactsAreKnown);
    const Walker walker = makeWalker();
    const Clip tilted = moved(walker.clip, rotationAbout(Axis(axis), 3.0), {5.0, 8.0, 2.0});
    const OperationContext context = contactsAreKnown ? contextOf(walker) : OperationContext();
    const Clip set = applied("floor:tilt=yes", tilted, context);
    // The up direction of the root is the same as before the floor was tilted.
    double largest = 0.0;
    for (int frame = 0; frame < set.motion.frameCount(); frame += 10) {
        const glm::dvec3 was = glm::transpose(poseAt(walker.clip, frame, {}).worldFromJoint[0])[1];
        const glm::dvec3 is = glm::transpose(poseAt(set, frame, {}).worldFromJoint[0])[1];
        largest = std::max(largest, glm::degrees(std::acos(std::min(1.0, glm::dot(was, is)))));
    }
    QVERIFY2(largest < 0.1, qPrintable(QString::number(largest)));
}

void FloorTest::feetBelowTheFloorArePushedUp()
{
    const Walker walker = makeWalker();
    Clip sunk = applied("floor", walker.clip, contextOf(walker));
    for (int frame = 100; frame < 130; ++frame)
        sunk.motion.setValue(frame, 1, sunk.motion.value(frame, 1) - 4.0 * std::sin((frame - 100) / 30.0 * 3.14159));
    const Clip set = applied("floor:push=yes", sunk, contextOf(walker));
    const auto before = *lowestPoints(sunk, {}, {0.0, 1.0, 0.0}, {});
    const auto after = *lowestPoints(set, {}, {0.0, 1.0, 0.0}, {});
    QVERIFY(before[115] < -3.0);
    for (std::size_t frame = 0; frame < after.size(); ++frame)
        QVERIFY2(after[frame] > -1e-6, qPrintable(QString::number(after[frame])));
}

void FloorTest::theHeightCanBeGiven()
{
    const Walker walker = makeWalker();
    const Clip set = applied("floor:height=10", walker.clip, contextOf(walker));
    const Clip zero = applied("floor", walker.clip, contextOf(walker));
    QVERIFY(std::abs(set.motion.value(5, 1) - zero.motion.value(5, 1) - 10.0) < 1e-9);
}

void FloorTest::figureWithoutLegsStandsOnItsLowestPoint()
{
    const AppliedOperation result = apply("floor", makeRandomClip({.joints = 4}));
    QVERIFY(result.isDone());
    QVERIFY(!result.notes.empty());
}

void FloorTest::whatAFigureWithoutLegsCannotDoIsSaid()
{
    const Clip clip = makeRandomClip({.joints = 4});
    const AppliedOperation plain = apply("floor", clip);
    for (const auto &[call, reason] : {std::pair("floor:tilt=yes", messages::noTiltFound()),
                                       std::pair("floor:push=yes", messages::noWholeLegToPush())}) {
        const AppliedOperation result = apply(call, clip);
        QVERIFY2(result.isDone(), call);
        QVERIFY2(std::ranges::find(result.warnings, reason) != result.warnings.end(), call);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), plain.clip.motion.frame(frame)));
    }
}

void FloorTest::applyingItTwiceChangesNothingMore()
{
    const Walker walker = makeWalker();
    const Clip once = applied("floor", walker.clip, contextOf(walker));
    const AppliedOperation twice = apply("floor", once, contextOf(walker));
    QVERIFY(!twice.changes.isAnyChange);
}

void FloorTest::aFigureThatHangsHasItsFloorAtItsFeet_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("floor") << QStringLiteral("floor");
    QTest::newRow("floor by the lowest points") << QStringLiteral("floor:by=lowest");
    QTest::newRow("floor, tilt") << QStringLiteral("floor:tilt=yes");
    QTest::newRow("footlock") << QStringLiteral("footlock");
}

// The Y axis points down, as in files of programs that look through a camera.
void FloorTest::aFigureThatHangsHasItsFloorAtItsFeet()
{
    QFETCH(const QString, call);
    const WalkerOptions options{.frames = 120, .bends = false};
    const Clip standing = applied(call.toStdString(), makeWalker(options).clip);
    const Clip hanging = applied(call.toStdString(), hangingWalker(options));
    for (int frame = 0; frame < 120; frame += 5) {
        const Pose upright = poseAt(standing, frame, {});
        const Pose turned = poseAt(hanging, frame, {});
        for (std::size_t joint = 0; joint < upright.jointPositions.size(); ++joint) {
            const glm::dvec3 expected = glm::dvec3(1.0, -1.0, -1.0) * upright.jointPositions[joint];
            QVERIFY2(glm::distance(expected, turned.jointPositions[joint]) < 1e-6, qPrintable(QString::number(frame)));
        }
    }
}

QTEST_GUILESS_MAIN(FloorTest)

} // namespace tst_floor

#include "tst_floor.moc"
