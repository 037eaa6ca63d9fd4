#include "curves/channelcurves.h"
#include "library/clipliteral.h"
#include "pose/localrotation.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>

namespace tst_channelcurves {

using namespace limber;
using namespace limber::test;

// The values of a joint as curves.
class ChannelCurvesTest : public QObject
{
    Q_OBJECT

private slots:
    void anglesEqualThoseOfTheFile();
    void continuousCurvesGiveTheSameRotations();
    void wholeTurnsAndTheOtherFormAreUnrolled();
    void aContinuousClipIsNotChanged();
    void aChangeKeepsItsSignInTheFile();
    void speedsAreDegreesPerSecond();
    void oneFrameAndOneChannelMakeACurve();
    void curvesReadInPortionsEqualThoseReadAtOnce();
};

namespace {

JointCurves curvesOf(const Clip &clip, int joint, CurveKind kind)
{
    JointCurves curves(clip.skeleton, joint, kind);
    while (curves.takeIn(clip, 1000)) {
    }
    return curves;
}

// A joint that rotates through several turns, as files contain it: all angles are between -180° and 180°, and some are
// in the other form.
Clip wrappedClip()
{
    Clip clip = R"(HIERARCHY
ROOT Hips
{
  OFFSET 0 0 0
  CHANNELS 3 Zrotation Xrotation Yrotation
  End Site
  {
    OFFSET 0 1 0
  }
}
MOTION
Frames: 1
Frame Time: 0.01
0 0 0
)"_bvh;
    clip.motion = Motion(400, 3);
    clip.motion.setFrameTimeSeconds(0.01);
    const auto wrapped = [](double angle) { return std::remainder(angle, 360.0); };
    for (int frame = 0; frame < 400; ++frame) {
        double z = 3.0 * frame;
        double x = 60.0 * std::sin(frame * 0.05);
        double y = 20.0 - 2.0 * frame;
        if (frame % 37 > 20) {
            z += 180.0;
            x = 180.0 - x;
            y += 180.0;
        }
        clip.motion.setValue(frame, 0, wrapped(z));
        clip.motion.setValue(frame, 1, wrapped(x));
        clip.motion.setValue(frame, 2, wrapped(y));
    }
    return clip;
}

} // namespace

void ChannelCurvesTest::anglesEqualThoseOfTheFile()
{
    const Clip clip = wrappedClip();
    const JointCurves curves = curvesOf(clip, 0, CurveKind::Angles);
    QCOMPARE(curves.curves().size(), std::size_t(3));
    for (const ChannelCurve &curve : curves.curves()) {
        for (int frame = 0; frame < 400; ++frame)
            QCOMPARE(curve.values[static_cast<std::size_t>(frame)], clip.motion.value(frame, curve.column));
    }
}

void ChannelCurvesTest::continuousCurvesGiveTheSameRotations()
{
    const Clip clip = makeRandomClip({.seed = 5, .joints = 30, .degrees = 170.0});
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const JointCurves curves = curvesOf(clip, joint, CurveKind::Continuous);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const std::span<const double> old = clip.motion.frame(frame);
            std::vector<double> shown(old.begin(), old.end());
            for (const ChannelCurve &curve : curves.curves())
                shown[static_cast<std::size_t>(curve.column)] = curve.values[static_cast<std::size_t>(frame)];
            const glm::dmat3 a = localRotation(clip.skeleton.joint(joint), old);
            const glm::dmat3 b = localRotation(clip.skeleton.joint(joint), shown);
            for (int i = 0; i < 3; ++i)
                QVERIFY(glm::length(a[i] - b[i]) < 1e-9);
        }
    }
}

void ChannelCurvesTest::wholeTurnsAndTheOtherFormAreUnrolled()
{
    const JointCurves curves = curvesOf(wrappedClip(), 0, CurveKind::Continuous);
    for (int frame = 0; frame < 400; ++frame) {
        const auto at = static_cast<std::size_t>(frame);
        QVERIFY(std::abs(curves.curves()[0].values[at] - 3.0 * frame) < 1e-9);
        QVERIFY(std::abs(curves.curves()[1].values[at] - 60.0 * std::sin(frame * 0.05)) < 1e-9);
        QVERIFY(std::abs(curves.curves()[2].values[at] - (20.0 - 2.0 * frame)) < 1e-9);
    }
}

void ChannelCurvesTest::aContinuousClipIsNotChanged()
{
    const Clip clip = makeWalker().clip;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const JointCurves shown = curvesOf(clip, joint, CurveKind::Continuous);
        const JointCurves file = curvesOf(clip, joint, CurveKind::Angles);
        for (std::size_t i = 0; i < shown.curves().size(); ++i)
            QCOMPARE(shown.curves()[i].values, file.curves()[i].values);
    }
}

void ChannelCurvesTest::aChangeKeepsItsSignInTheFile()
{
    Clip clip = wrappedClip();
    const JointCurves curves = curvesOf(clip, 0, CurveKind::Continuous);
    int others = 0;
    for (int frame = 1; frame < 400; ++frame) {
        const std::span<const double> old = clip.motion.frame(frame);
        std::vector<double> file(old.begin(), old.end());
        std::vector<double> shown = file;
        for (const ChannelCurve &curve : curves.curves()) {
            const auto column = static_cast<std::size_t>(curve.column);
            shown[column] = curve.values[static_cast<std::size_t>(frame)] + 5.0;
            file[column] += 5.0 * curves.signInFile(curve, frame);
            others += curves.signInFile(curve, frame) < 0.0 ? 1 : 0;
        }
        const glm::dmat3 a = localRotation(clip.skeleton.joint(0), file);
        const glm::dmat3 b = localRotation(clip.skeleton.joint(0), shown);
        for (int i = 0; i < 3; ++i)
            QVERIFY(glm::length(a[i] - b[i]) < 1e-9);
    }
    QVERIFY(others > 100);
}

void ChannelCurvesTest::speedsAreDegreesPerSecond()
{
    Clip clip = wrappedClip();
    for (int frame = 0; frame < 400; ++frame) {
        clip.motion.setValue(frame, 0, std::remainder(1.5 * frame, 360.0));
        clip.motion.setValue(frame, 1, 0.0);
        clip.motion.setValue(frame, 2, 0.0);
    }
    const JointCurves curves = curvesOf(clip, 0, CurveKind::Speed);
    QCOMPARE(curves.curves().size(), std::size_t(1));
    for (const double speed : curves.curves().front().values)
        QVERIFY(std::abs(speed - 150.0) < 1e-6);
}

void ChannelCurvesTest::oneFrameAndOneChannelMakeACurve()
{
    const Clip clip = R"(HIERARCHY
ROOT Hips
{
  OFFSET 0 0 0
  CHANNELS 1 Xrotation
  JOINT Still
  {
    OFFSET 0 1 0
    CHANNELS 0
    End Site
    {
      OFFSET 0 1 0
    }
  }
}
MOTION
Frames: 1
Frame Time: 0
12
)"_bvh;
    for (const CurveKind kind : {CurveKind::Angles, CurveKind::Continuous}) {
        const JointCurves curves = curvesOf(clip, 0, kind);
        QCOMPARE(curves.curves().size(), std::size_t(1));
        QCOMPARE(curves.curves().front().values, std::vector<double>{12.0});
        QVERIFY(curvesOf(clip, 1, kind).curves().empty());
    }
    QCOMPARE(curvesOf(clip, 0, CurveKind::Speed).curves().front().values, std::vector<double>{0.0});
    QVERIFY(curvesOf(clip, 1, CurveKind::Speed).curves().empty());
}

void ChannelCurvesTest::curvesReadInPortionsEqualThoseReadAtOnce()
{
    const Clip clip = wrappedClip();
    JointCurves slow(clip.skeleton, 0, CurveKind::Continuous);
    int portions = 1;
    while (slow.takeIn(clip, 7))
        ++portions;
    QVERIFY(portions > 50);
    const JointCurves all = curvesOf(clip, 0, CurveKind::Continuous);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(slow.curves()[i].values, all.curves()[i].values);
        QCOMPARE(slow.curves()[i].extents.of(slow.curves()[i].values, 10, 390),
                 all.curves()[i].extents.of(all.curves()[i].values, 10, 390));
    }
}

QTEST_APPLESS_MAIN(ChannelCurvesTest)

} // namespace tst_channelcurves

#include "tst_channelcurves.moc"
