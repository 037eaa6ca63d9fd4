#include "curves/fiterror.h"

#include "curves/keyfit.h"
#include "pose/pose.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_fiterror {

using namespace limber;
using namespace limber::test;

// How far fitted keys are from a motion, compared with whole poses of the fitted clip.
class FitErrorTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPosesOfTheFit_data();
    void agreesWithPosesOfTheFit();
    void exactKeysHaveNoError();
    void canBeStopped();
};

namespace {

struct Fitted
{
    Clip clip;
    int joint = 0;
    std::vector<std::vector<double>> columns;
    CurveValues values;
    KeyTrack track;

    Fitted(const char *name, double tolerance) : clip(makeWalker({.frames = 150}).clip)
    {
        joint = jointNamed(clip.skeleton, name);
        const Joint &of = clip.skeleton.joint(joint);
        for (int i = 0; i < of.columnCount(); ++i) {
            if (!of.channels[static_cast<std::size_t>(i)].isRotation())
                continue;
            columns.emplace_back();
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
                columns.back().push_back(clip.motion.value(frame, of.firstColumn + i));
        }
        values.assign(columns.begin(), columns.end());
        track = KeyTrack(values, *fitKeys(values, tolerance));
    }
};

} // namespace

void FitErrorTest::agreesWithPosesOfTheFit_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("a leg") << QByteArray("LeftUpLeg");
    QTest::newRow("the root, with positions") << QByteArray("Hips");
}

void FitErrorTest::agreesWithPosesOfTheFit()
{
    QFETCH(QByteArray, name);
    const Fitted fitted(name.constData(), 2.0);
    const FitError error = *fitError(fitted.clip, {}, fitted.joint, fitted.values, fitted.track);
    // The same error from the poses of a clip that contains the fit.
    Clip other = fitted.clip;
    const Joint &of = other.skeleton.joint(fitted.joint);
    double degrees = 0.0;
    double displacement = 0.0;
    for (int frame = 0; frame < other.motion.frameCount(); ++frame) {
        int curve = 0;
        for (int i = 0; i < of.columnCount(); ++i) {
            if (!of.channels[static_cast<std::size_t>(i)].isRotation())
                continue;
            const double value = fitted.track.valueAt(curve++, frame);
            degrees = std::max(degrees, std::abs(value - fitted.clip.motion.value(frame, of.firstColumn + i)));
            other.motion.setValue(frame, of.firstColumn + i, value);
        }
        const Pose before = poseAt(fitted.clip, frame, {});
        const Pose after = poseAt(other, frame, {});
        for (std::size_t j = 0; j < before.jointPositions.size(); ++j)
            displacement = std::max(displacement, glm::length(after.jointPositions[j] - before.jointPositions[j]));
        for (std::size_t e = 0; e < before.endPositions.size(); ++e)
            displacement = std::max(displacement, glm::length(after.endPositions[e] - before.endPositions[e]));
    }
    QCOMPARE(error.degrees, degrees);
    QVERIFY(degrees > 0.1 && degrees <= 2.0);
    QVERIFY2(std::abs(error.displacement - displacement) < 1e-9 * (1.0 + displacement),
             qPrintable(QStringLiteral("%1 %2").arg(error.displacement).arg(displacement)));
    QVERIFY(displacement > 0.0);
}

void FitErrorTest::exactKeysHaveNoError()
{
    Fitted fitted("LeftUpLeg", 2.0);
    for (int frame = 0; frame < 150; ++frame)
        (void)fitted.track.add(frame, fitted.values);
    const FitError error = *fitError(fitted.clip, {}, fitted.joint, fitted.values, fitted.track);
    QVERIFY(error.degrees < 1e-9);
    QVERIFY(error.displacement < 1e-9);
}

void FitErrorTest::canBeStopped()
{
    const Fitted fitted("LeftUpLeg", 2.0);
    QVERIFY(!fitError(fitted.clip, {}, fitted.joint, fitted.values, fitted.track, [](double) { return false; }));
}

QTEST_APPLESS_MAIN(FitErrorTest)

} // namespace tst_fiterror

#include "tst_fiterror.moc"
