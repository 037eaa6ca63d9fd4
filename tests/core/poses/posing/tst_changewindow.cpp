#include "posing/changewindow.h"

#include <QTest>

#include <cmath>

namespace tst_changewindow {

using namespace limber;

namespace {

constexpr double frameTime = 0.01;
constexpr int frameCount = 1000;

ChangeWindow windowOf(const ChangeSpread &spread, int frame, const std::optional<FrameInterval> &range = {})
{
    return {spread, frame, range, frameCount, frameTime};
}

} // namespace

// Which fraction of a change each frame takes.
class ChangeWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangeOfOneFrameReachesNoOther();
    void aFalloffReachesAsFarAsItsSeconds();
    void aFalloffHasNoKink();
    void aRangeFadesInsideItsEnds();
    void theFrameOfTheChangeTakesAllOfIt();
    void aFrameOutsideOfTheRangeTakesNothing();
    void aChangeOfTheWholeClipReachesEveryFrame();
    void endsOfTheClipCutTheWindow();
    void oddFrameTimesAreHandled();
};

void ChangeWindowTest::aChangeOfOneFrameReachesNoOther()
{
    const ChangeWindow window = windowOf({.reach = ChangeReach::ThisFrame}, 40);
    QCOMPARE(window.frames(), (FrameInterval{40, 40}));
    QCOMPARE(window.weight(40), 1.0);
    QCOMPARE(window.weight(39), 0.0);
    QCOMPARE(window.weight(41), 0.0);
    QVERIFY(windowOf({.reach = ChangeReach::ThisFrame}, -1).isEmpty());
    QVERIFY(windowOf({.reach = ChangeReach::ThisFrame}, frameCount).isEmpty());
    QVERIFY(ChangeWindow().isEmpty());
}

void ChangeWindowTest::aFalloffReachesAsFarAsItsSeconds()
{
    const ChangeWindow window = windowOf({.secondsBefore = 0.25, .secondsAfter = 0.4}, 500);
    QCOMPARE(window.frames(), (FrameInterval{476, 539}));
    QCOMPARE(window.weight(475), 0.0);
    QVERIFY(window.weight(476) > 0.0);
    QCOMPARE(window.weight(500), 1.0);
    QVERIFY(window.weight(539) > 0.0);
    QCOMPARE(window.weight(540), 0.0);
    QCOMPARE(windowOf({.secondsBefore = 0.0, .secondsAfter = 0.0}, 500).frames(), (FrameInterval{500, 500}));
    // Halfway up the weight is one half, and the two sides do not touch each other.
    QVERIFY(std::abs(window.weight(520) - 0.5) < 1e-12);
}

void ChangeWindowTest::aFalloffHasNoKink()
{
    const ChangeWindow window = windowOf({.secondsBefore = 1.0, .secondsAfter = 1.0}, 500);
    double steepest = 0.0;
    for (int frame = 395; frame < 605; ++frame) {
        const double curvature = window.weight(frame + 1) - 2.0 * window.weight(frame) + window.weight(frame - 1);
        const double next = window.weight(frame + 2) - 2.0 * window.weight(frame + 1) + window.weight(frame);
        steepest = std::max(steepest, std::abs(next - curvature));
    }
    QVERIFY2(steepest < 1e-4, qPrintable(QString::number(steepest)));
}

void ChangeWindowTest::aRangeFadesInsideItsEnds()
{
    const ChangeSpread spread{.reach = ChangeReach::Range, .rangeFadeSeconds = 0.12};
    const ChangeWindow window = windowOf(spread, 300, FrameInterval{200, 400});
    QCOMPARE(window.frames(), (FrameInterval{200, 400}));
    QCOMPARE(window.weight(199), 0.0);
    QVERIFY(window.weight(200) > 0.0 && window.weight(200) < 0.1);
    QCOMPARE(window.weight(212), 1.0);
    QCOMPARE(window.weight(388), 1.0);
    QVERIFY(window.weight(389) < 1.0);
    const ChangeWindow hard =
        windowOf({.reach = ChangeReach::Range, .rangeFadeSeconds = 0.0}, 300, FrameInterval{200, 400});
    QCOMPARE(hard.weight(200), 1.0);
    QCOMPARE(hard.weight(400), 1.0);
    QCOMPARE(hard.weight(401), 0.0);
}

void ChangeWindowTest::theFrameOfTheChangeTakesAllOfIt()
{
    for (const int frame : {200, 203, 395, 400}) {
        const ChangeWindow window = windowOf({.reach = ChangeReach::Range}, frame, FrameInterval{200, 400});
        QCOMPARE(window.weight(frame), 1.0);
        QCOMPARE(window.frames(), (FrameInterval{200, 400}));
        QCOMPARE(window.centre(), frame);
    }
    const ChangeWindow shortRange = windowOf({.reach = ChangeReach::Range}, 201, FrameInterval{200, 202});
    QVERIFY(shortRange.weight(200) > 0.0 && shortRange.weight(200) < 1.0);
    QCOMPARE(shortRange.weight(201), 1.0);
}

void ChangeWindowTest::aFrameOutsideOfTheRangeTakesNothing()
{
    const ChangeSpread spread{.reach = ChangeReach::Range};
    QVERIFY(windowOf(spread, 199, FrameInterval{200, 400}).isEmpty());
    QVERIFY(windowOf(spread, 401, FrameInterval{200, 400}).isEmpty());
    QVERIFY(windowOf(spread, 300).isEmpty());
}

void ChangeWindowTest::aChangeOfTheWholeClipReachesEveryFrame()
{
    const ChangeWindow window = windowOf({.reach = ChangeReach::WholeClip}, 300);
    QCOMPARE(window.frames(), (FrameInterval{0, frameCount - 1}));
    for (const int frame : {0, 300, frameCount - 1})
        QCOMPARE(window.weight(frame), 1.0);
    QCOMPARE(window.weight(-1), 0.0);
    QCOMPARE(window.weight(frameCount), 0.0);
}

void ChangeWindowTest::endsOfTheClipCutTheWindow()
{
    QCOMPARE(windowOf({}, 3).frames(), (FrameInterval{0, 27}));
    QCOMPARE(windowOf({}, frameCount - 3).frames(), (FrameInterval{frameCount - 27, frameCount - 1}));
    const ChangeWindow window = windowOf({}, 0);
    QCOMPARE(window.weight(0), 1.0);
    QVERIFY(window.weight(12) > 0.4);
}

void ChangeWindowTest::oddFrameTimesAreHandled()
{
    const ChangeWindow tiny({}, 1, std::nullopt, 3, 1e-300);
    QCOMPARE(tiny.frames(), (FrameInterval{0, 2}));
    const ChangeWindow huge({}, 1, std::nullopt, 3, 1e300);
    QCOMPARE(huge.frames(), (FrameInterval{1, 1}));
}

QTEST_APPLESS_MAIN(ChangeWindowTest)

} // namespace tst_changewindow

#include "tst_changewindow.moc"
