#include "operations/framepreview.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>

namespace tst_framepreview {

using namespace limber;
using namespace limber::test;

// The preview of some frames is close to what the whole operation does to them.
class FramePreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void isCloseToTheWholeResult_data();
    void isCloseToTheWholeResult();
    void existsOnlyForLocalOperations();
    void staysInTheFramesOfTheCall();
    void isNotMadeForSettingsThatNameFrames();
    void isReadAsTheWholeClipIs();
};

namespace {

OperationCall callOf(const char *text)
{
    return *parseCall(text).call;
}

// A walk whose left arm trembles.
Clip tremblingWalk(int frames)
{
    Clip clip = makeWalker({.frames = frames}).clip;
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    const int column = clip.skeleton.joint(arm).firstColumn;
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 2.0 * std::sin(2.4 * frame));
    return clip;
}

} // namespace

void FramePreviewTest::isCloseToTheWholeResult_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<double>("degrees");
    // How a foot is held depends a little on all its contacts, of which a part of the clip has fewer.
    QTest::newRow("smooth") << "smooth" << 1.5;
    QTest::newRow("narrow") << "smooth:type=gaussian" << 4.0;
    QTest::newRow("free feet") << "smooth:feet=free" << 0.3;
    QTest::newRow("order") << "order:to=XYZ" << 1e-9;
    QTest::newRow("up axis") << "upaxis:to=z" << 1e-9;
    QTest::newRow("insert") << "insert:above=LeftForeArm,at=0.5,name=Twist,share=0.5" << 1e-9;
}

void FramePreviewTest::isCloseToTheWholeResult()
{
    QFETCH(QString, call);
    QFETCH(double, degrees);
    const Clip clip = tremblingWalk(400);
    const OperationCall wanted = callOf(qPrintable(call));
    const Clip whole = applied(call.toStdString(), clip);
    for (const int frame : {0, 200, 399}) {
        const auto preview = previewAround(frame, wanted, clip);
        QVERIFY(preview);
        QVERIFY(preview->firstFrame <= frame && frame < preview->firstFrame + preview->clip.motion.frameCount());
        QVERIFY(preview->clip.motion.frameCount() <= 121);
        Clip ofWhole = whole;
        Clip ofPart = preview->clip;
        for (Clip *each : {&ofWhole, &ofPart}) {
            const int at = each == &ofWhole ? frame : frame - preview->firstFrame;
            each->motion.removeFrames(at + 1, each->motion.frameCount() - at - 1);
            each->motion.removeFrames(0, at);
        }
        const PoseError error = poseError(ofWhole, ofPart);
        QVERIFY2(error.degrees <= degrees, qPrintable(QStringLiteral("%1 at %2").arg(error.degrees).arg(frame)));
    }
}

void FramePreviewTest::existsOnlyForLocalOperations()
{
    const Clip clip = tremblingWalk(100);
    QVERIFY(previewAround(50, callOf("despike"), clip));
    for (const char *call :
         {"reverse", "loop", "footlock", "floor", "mirror", "orient:to=+x", "trim:frames=2-5", "nothing"})
        QVERIFY2(!previewAround(50, callOf(call), clip), call);
    QVERIFY(!previewAround(-1, callOf("smooth"), clip));
    QVERIFY(!previewAround(100, callOf("smooth"), clip));
    QVERIFY(!previewAround(0, callOf("smooth"), {}));
    QVERIFY(!previewAround(50, callOf("smooth:cutoff=-3"), clip));
    QVERIFY(!previewAround(50, callOf("smooth"), clip, {}, Progress([](double) { return false; })));
}

void FramePreviewTest::staysInTheFramesOfTheCall()
{
    const Clip clip = tremblingWalk(400);
    const auto preview = previewAround(200, callOf("smooth:frames=190-last,feet=free"), clip);
    QVERIFY(preview);
    const Motion &motion = preview->clip.motion;
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        const bool isSame = std::ranges::equal(motion.frame(frame), clip.motion.frame(preview->firstFrame + frame));
        QVERIFY2(isSame == (preview->firstFrame + frame < 190), qPrintable(QString::number(frame)));
    }
    QVERIFY(!previewAround(100, callOf("smooth:frames=190-last"), clip));
    QVERIFY(!previewAround(300, callOf("smooth:frames=190-210"), clip));
}

void FramePreviewTest::isNotMadeForSettingsThatNameFrames()
{
    const Clip clip = tremblingWalk(400);
    QVERIFY(previewAround(200, callOf("unroll"), clip));
    QVERIFY(!previewAround(200, callOf("unroll:anchor=3"), clip));
    QVERIFY(!previewAround(200, callOf("despike:except=\"LeftArm:3\""), clip));
}

// A part of the clip by itself would be read by another position rule.
void FramePreviewTest::isReadAsTheWholeClipIs()
{
    QVERIFY(previewAround(10, callOf("smooth"), makeWalker({.frames = 300, .up = Axis::Z}).clip)->up == Axis::Z);
    QVERIFY(previewAround(10, callOf("upaxis:to=z"), makeWalker({.frames = 300}).clip)->up == Axis::Z);
    OperationContext lying; // the position rule that the user set
    lying.upAxis = UpAxisChoice::X;
    QVERIFY(previewAround(10, callOf("smooth"), makeWalker({.frames = 300}).clip, lying)->up == Axis::X);
    Clip clip = makeWalker({.frames = 300, .up = Axis::Z}).clip;
    const auto preview = previewAround(10, callOf("upaxis:to=y"), clip);
    QVERIFY(preview);
    QVERIFY(preview->clip.skeleton.offsetOf(NodeId::joint(1)) ==
            applied("upaxis:to=y", clip).skeleton.offsetOf(NodeId::joint(1)));
}

QTEST_APPLESS_MAIN(FramePreviewTest)

} // namespace tst_framepreview

#include "tst_framepreview.moc"
