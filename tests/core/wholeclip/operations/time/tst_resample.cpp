#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "geometry/spline.h"
#include "pose/eulerangles.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <random>

namespace tst_resample {

using namespace limber;
using namespace limber::test;

// Other frame rates, the same movement.
class ResampleTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameRateChangesNothing();
    void aSingleFrameGetsTheRate();
    void upAndDownAgainGivesTheOldFrames();
    void onlyOldFramesComeFromRowsOfTheFile();
    void constantTurnsAreKept_data();
    void constantTurnsAreKept();
    void durationAndLastPoseAreKept();
    void aWalkIsRecoveredFromHalfItsFrames();
    void fastMovementIsFilteredOutFirst();
    void aSplineIsSmoothInItsSecondDerivative();
    void aGlitchDoesNotRing();
    void noFlipsAreAdded();
    void positionsThatAreAddedStayAdded();
    void fastTurnsKeepTheirNumbers();
    void tooManyFramesAreRefused();
    void shortClipsKeepTheirEnds_data();
    void shortClipsKeepTheirEnds();
    void movementOfThreeFramesIsKept();
};

namespace {

Clip turning(double degreesPerSecond, int frames, double rate)
{
    Clip clip;
    clip.skeleton.addJoint({"a",
                            NoJoint,
                            {},
                            {channels::Xposition, channels::Yposition, channels::Zposition, channels::Zrotation,
                             channels::Xrotation, channels::Yrotation},
                            0});
    clip.motion = Motion(frames, 6);
    clip.motion.setFrameTimeSeconds(1.0 / rate);
    const RotationOrder order{Axis::Z, Axis::X, Axis::Y};
    const glm::dvec3 axis = glm::normalize(glm::dvec3(1.0, 2.0, -0.5));
    glm::dvec3 near(0.0);
    for (int frame = 0; frame < frames; ++frame) {
        near = eulerAngles(rotationAboutAxis(axis, degreesPerSecond * frame / rate / degreesPerRadian), order, near);
        for (int i = 0; i < 3; ++i) {
            clip.motion.setValue(frame, i, (i + 1.0) * frame / rate);
            clip.motion.setValue(frame, 3 + i, near[i]);
        }
    }
    return clip;
}

Clip everySecond(const Clip &clip)
{
    Clip result = clip;
    for (int frame = (clip.motion.frameCount() - 1) | 1; frame > 0; frame -= 2) {
        if (frame < clip.motion.frameCount())
            result.motion.removeFrames(frame, 1);
    }
    result.motion.setFrameTimeSeconds(2.0 * clip.motion.frameTimeSeconds());
    return result;
}

} // namespace

void ResampleTest::theSameRateChangesNothing()
{
    const Clip clip = makeRandomClip();
    QVERIFY(!test::apply("resample:fps=60", clip).changes.isAnyChange);
    QCOMPARE(QString::fromStdString(writeBvh(applied("resample:fps=60", clip))),
             QString::fromStdString(writeBvh(clip)));
}

void ResampleTest::aSingleFrameGetsTheRate()
{
    const Clip clip = makeRandomClip({.seed = 4, .frames = 1});
    const Clip after = applied("resample:fps=25", clip);
    QCOMPARE(after.motion.frameCount(), 1);
    QCOMPARE(after.motion.frameTimeSeconds(), 1.0 / 25.0);
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        QCOMPARE(after.motion.value(0, column), clip.motion.value(0, column));
}

void ResampleTest::upAndDownAgainGivesTheOldFrames()
{
    for (const unsigned seed : {1u, 2u, 3u}) {
        const Clip clip = makeRandomClip({.seed = seed});
        for (const char *rate : {"120", "180", "300"}) {
            for (const char *method : {"smooth", "linear"}) {
                const Clip up = applied("resample:fps=" + std::string(rate) + ",method=" + method, clip);
                QCOMPARE(up.motion.frameCount(), 59 * std::stoi(rate) / 60 + 1);
                const Clip down = applied("resample:fps=60,alias=keep", up);
                QCOMPARE(down.motion.frameCount(), 60);
                for (int frame = 0; frame < 60; ++frame)
                    QVERIFY(std::ranges::equal(down.motion.frame(frame), clip.motion.frame(frame)));
            }
        }
    }
}

// Old frames are written as they stand in the file, new ones are not.
void ResampleTest::onlyOldFramesComeFromRowsOfTheFile()
{
    const Clip clip = *readBvh(writeBvh(makeRandomClip({.frames = 20}))).clip;
    for (const int times : {2, 3, 5}) { // each old frame is followed by one, two and four new ones
        const Clip up = applied("resample:fps=" + std::to_string(60 * times), clip);
        for (int frame = 0; frame < up.motion.frameCount(); ++frame)
            QCOMPARE(up.motion.sourceRow(frame), frame % times == 0 ? frame / times : -1);
    }
}

void ResampleTest::constantTurnsAreKept_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"resample:fps=100", "resample:fps=100,method=linear", "resample:fps=24,alias=keep",
                             "resample:fps=30", "resample:fps=47.5"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void ResampleTest::constantTurnsAreKept()
{
    QFETCH(QString, call);
    const Clip after = applied(call.toStdString(), turning(300.0, 241, 60.0));
    const double dt = after.motion.frameTimeSeconds();
    const Clip wanted = turning(300.0, after.motion.frameCount() - 1, 1.0 / dt);
    Clip start = after;
    start.motion.removeFrames(start.motion.frameCount() - 1, 1);
    const PoseError error = poseError(wanted, start);
    QVERIFY2(error.degrees < 1e-6 && error.units < 1e-5,
             qPrintable(QStringLiteral("%1 %2").arg(error.degrees).arg(error.units)));
    if (!call.endsWith(QStringLiteral("30")))
        QVERIFY2(error.degrees < 1e-9, qPrintable(QString::number(error.degrees)));
}

void ResampleTest::durationAndLastPoseAreKept()
{
    const Clip clip = makeRandomClip({.seed = 4, .frames = 101});
    for (const char *rate : {"7", "24", "59.94", "61", "239.76"}) {
        const Clip after = applied("resample:fps=" + std::string(rate), clip);
        QCOMPARE(after.motion.frameTimeSeconds(), 1.0 / std::stod(rate));
        const double seconds = after.motion.frameTimeSeconds() * (after.motion.frameCount() - 1);
        QVERIFY(std::abs(seconds - 100.0 / 60.0) <= 0.5 / std::stod(rate) + 1e-9);
        QVERIFY(std::ranges::equal(after.motion.frame(after.motion.frameCount() - 1), clip.motion.frame(100)));
        QVERIFY(std::ranges::equal(after.motion.frame(0), clip.motion.frame(0)));
    }
}

void ResampleTest::aWalkIsRecoveredFromHalfItsFrames()
{
    const Clip walk = makeWalker({.frames = 241}).clip;
    const auto errorOf = [&](const std::string &method) {
        const Clip again = applied("resample:fps=60,method=" + method, everySecond(walk));
        double sum = 0.0;
        for (int frame = 1; frame < 240; frame += 2) {
            for (int column = 3; column < walk.skeleton.columnCount(); ++column)
                sum += std::abs(again.motion.value(frame, column) - walk.motion.value(frame, column));
        }
        return sum / 120.0 / (walk.skeleton.columnCount() - 3);
    };
    const double smooth = errorOf("smooth");
    const double straight = errorOf("linear");
    QVERIFY2(smooth < 0.25 * straight, qPrintable(QStringLiteral("%1 %2").arg(smooth).arg(straight)));
}

void ResampleTest::fastMovementIsFilteredOutFirst()
{
    Clip clip = turning(0.0, 481, 120.0);
    for (int frame = 0; frame < 481; ++frame)
        // 29 Hz at 120 frames a second.
        clip.motion.setValue(frame, 4, 5.0 * std::sin(2.0 * 3.14159265 * 29.0 * frame / 120.0));
    const auto rootMeanSquare = [](const Clip &other) {
        double sum = 0.0;
        for (int frame = 10; frame < other.motion.frameCount() - 10; ++frame)
            sum += std::pow(other.motion.value(frame, 4), 2.0);
        return std::sqrt(sum / (other.motion.frameCount() - 20));
    };
    QVERIFY(rootMeanSquare(applied("resample:fps=30,alias=keep", clip)) > 3.0);
    QVERIFY(rootMeanSquare(applied("resample:fps=30", clip)) < 0.3);
}

void ResampleTest::aSplineIsSmoothInItsSecondDerivative()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> part(-0.25, 0.25);
    std::vector<glm::dquat> knots{glm::dquat(1, 0, 0, 0)};
    std::vector<double> times{0.0};
    for (int i = 1; i < 12; ++i) {
        times.push_back(times.back() + 0.6 + std::abs(part(random)) * 3.0);
        knots.push_back(knots.back() * rotationFromVector({0.4 + part(random), part(random), part(random)}));
    }
    const RotationSpline spline(times, knots);
    const double h = 1e-3;
    const auto velocity = [&](double t) {
        return rotationVector(glm::conjugate(spline.at(t - h / 2)) * spline.at(t + h / 2)) / h;
    };
    for (std::size_t i = 1; i + 1 < knots.size(); ++i) {
        QVERIFY(glm::length(rotationVector(glm::conjugate(spline.at(times[i])) * knots[i])) < 1e-14);
        const glm::dvec3 before = (velocity(times[i] - h) - velocity(times[i] - 3 * h)) / (2 * h);
        const glm::dvec3 after = (velocity(times[i] + 3 * h) - velocity(times[i] + h)) / (2 * h);
        QVERIFY2(glm::distance(before, after) < 0.02, qPrintable(QString::number(glm::distance(before, after))));
        QVERIFY(glm::distance(velocity(times[i] - h), velocity(times[i] + h)) < 0.01);
    }
}

void ResampleTest::aGlitchDoesNotRing()
{
    Clip clip = turning(0.0, 41, 60.0);
    for (const double size : {20.0, 100.0}) {
        clip.motion.setValue(20, 3, size);
        const Clip after = applied("resample:fps=240", clip);
        for (int frame = 0; frame < after.motion.frameCount(); ++frame) {
            if (frame <= 76 || frame >= 84)
                QVERIFY2(std::abs(after.motion.value(frame, 3)) < 1e-9, qPrintable(QString::number(frame)));
            QVERIFY(std::abs(after.motion.value(frame, 3)) < 1.05 * size);
        }
    }
}

void ResampleTest::noFlipsAreAdded()
{
    for (const unsigned seed : {1u, 5u, 9u}) {
        Clip clip = makeRandomClip({.seed = seed, .frames = 120, .degrees = 300.0});
        for (int frame = 0; frame < 120; ++frame) {
            for (int column = 3; column < clip.skeleton.columnCount(); ++column) {
                if (clip.skeleton.column(column).channel.isRotation())
                    clip.motion.setValue(frame, column, std::remainder(clip.motion.value(frame, column), 360.0));
            }
        }
        for (const char *rate : {"75", "120", "240"}) {
            const AppliedOperation result = test::apply("resample:fps=" + std::string(rate), clip);
            QVERIFY2(
                result.changes.flipsAfter <= result.changes.flipsBefore,
                qPrintable(QStringLiteral("%1 %2").arg(result.changes.flipsAfter).arg(result.changes.flipsBefore)));
        }
    }
}

void ResampleTest::positionsThatAreAddedStayAdded()
{
    Clip clip = makeRandomClip({.seed = 3, .joints = 8});
    OperationContext context;
    context.positionRule = PositionRuleChoice::Add;
    const AppliedOperation result = test::apply("resample:fps=120", clip, context);
    for (int column = 0; column < 3; ++column) {
        const double middle = 0.5 * (clip.motion.value(30, column) + clip.motion.value(31, column));
        QVERIFY(std::abs(result.clip.motion.value(61, column) - middle) < 0.05);
    }
}

// A rotation by 100° a frame becomes one by 200° in every second frame, and not by 160° the other way.
void ResampleTest::fastTurnsKeepTheirNumbers()
{
    Clip clip = makeRandomClip({.frames = 61, .hasOddChannels = false});
    const int column = clip.skeleton.joint(3).firstColumn;
    for (int frame = 0; frame < 61; ++frame)
        clip.motion.setValue(frame, column, 100.0 * frame);
    const Clip half = applied("resample:fps=30,alias=keep", clip);
    const Clip warped = applied("timewarp:keys=\"20:10+40:60\"", clip);
    QCOMPARE(half.motion.frameCount(), 31);
    for (int frame = 0; frame < 31; ++frame)
        QVERIFY(std::ranges::equal(half.motion.frame(frame), clip.motion.frame(2 * frame)));
    QVERIFY(std::ranges::equal(warped.motion.frame(60), clip.motion.frame(40)));
}

void ResampleTest::tooManyFramesAreRefused()
{
    Clip clip = makeRandomClip({.joints = 1, .frames = 2002, .framesPerSecond = 1.0});
    AppliedOperation result = apply("resample:fps=10000", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QCOMPARE(result.problem.text(), std::string("20010000 frames would be too many"));
    clip.motion.setFrameTimeSeconds(0.001);
    result = apply("resample:fps=10000", clip);
    QVERIFY(result.isDone());
    QCOMPARE(result.clip.motion.frameCount(), 20011);
}

void ResampleTest::shortClipsKeepTheirEnds_data()
{
    QTest::addColumn<int>("frames");
    for (const int frames : {1, 2, 3})
        QTest::addRow("%d frames", frames) << frames;
}

void ResampleTest::shortClipsKeepTheirEnds()
{
    QFETCH(int, frames);
    for (const char *method : {"smooth", "linear"}) {
        for (const double rate : {0.1, 1.0, 5.0, 10.0, 14.0, 15.0, 20.0, 24.0, 25.0, 29.97, 31.0, 60.0, 1000.0}) {
            const Clip clip = turning(90.0, frames, 30.0);
            const Clip after = applied("resample:fps=" + std::to_string(rate) + ",method=" + std::string(method), clip);
            const int steps = static_cast<int>(std::lround((frames - 1) / 30.0 * rate));
            QCOMPARE(after.motion.frameCount(), frames == 1 ? 1 : std::max(2, steps + 1));
            QCOMPARE(after.motion.frameTimeSeconds(), 1.0 / rate);
            QVERIFY(std::ranges::equal(after.motion.frame(0), clip.motion.frame(0)));
            QVERIFY(
                std::ranges::equal(after.motion.frame(after.motion.frameCount() - 1), clip.motion.frame(frames - 1)));
        }
    }
}

void ResampleTest::movementOfThreeFramesIsKept()
{
    const Clip after = applied("resample:fps=24", turning(90.0, 3, 30.0));
    QCOMPARE(after.motion.frameCount(), 3);
    QVERIFY(std::abs(after.motion.value(1, 0) - 1.0 / 24.0) < 1e-9);
}

QTEST_GUILESS_MAIN(ResampleTest)

} // namespace tst_resample

#include "tst_resample.moc"
