#include "faults/motionfaults.h"

#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/walker.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_motionfaults {

using namespace limber;
using namespace limber::test;

// What is wrong with a movement, in words and with the call that mends it.
class MotionFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void aWalkHasNone();
    void aHandInTheBodyIsSaidWithFramesAndDepth();
    void handsThatOnlyTouchAreNoFault();
    void everyCallMendsItsFault();
    void lostJointsAreAmongThem();
    void jumpsSayThatAClipPlaysTooFast();
    void clipsWithoutFramesOrNumbersHaveNone();
    void canBeStopped();
};

namespace {

std::optional<MotionFaults> faultsOf(const Clip &clip, const Progress &progress = {})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Vocabulary names = Vocabulary::builtIn();
    return findMotionFaults({clip, rules, decideUpAxis(clip, rules), names}, progress);
}

std::vector<FigureFinding> findingsIn(const Clip &clip)
{
    return findingsOn(*faultsOf(clip), clip);
}

QString textOf(const FigureFinding &finding)
{
    return QString::fromStdString(finding.finding.message.text());
}

Clip walkerWithoutArm()
{
    const Clip clip = noisyWalker({.frames = 360});
    return frozen(clip, gapOf(clip, leftArm, {150, 190}));
}

} // namespace

void MotionFaultsTest::aWalkHasNone()
{
    QVERIFY(findingsIn(noisyWalker({.frames = 240})).empty());
}

void MotionFaultsTest::aHandInTheBodyIsSaidWithFramesAndDepth()
{
    const Clip clip = bodyWithHandInBelly();
    const std::vector<FigureFinding> found = findingsIn(clip);
    QVERIFY(!found.empty());
    const auto hand = std::ranges::find(found, jointNamed(clip.skeleton, "LeftHand"), &FigureFinding::joint);
    QVERIFY(hand != found.end());
    QCOMPARE(hand->finding.kind, FindingKind::InsideBody);
    QVERIFY(hand->frames.contains(90) && !hand->frames.contains(50) && !hand->frames.contains(130));
    QVERIFY(std::abs(hand->worstFrame - 90) <= 2);
    const QRegularExpression words(
        QStringLiteral("^LeftHand in the trunk: frames %1 to %2, up to (\\d+\\.\\d) cm on a body of 170$")
            .arg(hand->frames.first)
            .arg(hand->frames.last));
    const auto match = words.match(textOf(*hand));
    QVERIFY2(match.hasMatch(), qPrintable(textOf(*hand)));
    QVERIFY(match.captured(1).toDouble() >= 3.0);
}

// A check lists shallow ones, too; but shapes are no more exact than that.
void MotionFaultsTest::handsThatOnlyTouchAreNoFault()
{
    QVERIFY(findingsIn(bodyWithHandInBelly({.frames = 180}, 40.0)).empty());
    double degrees = 40.0;
    std::optional<MotionFaults> faults;
    do {
        degrees += 1.0;
        faults = faultsOf(bodyWithHandInBelly({.frames = 180}, degrees));
    } while (faults->insides.empty() && degrees < 100.0);
    QVERIFY(!faults->insides.empty());
    QVERIFY(findingsOn(*faults, bodyWithHandInBelly({.frames = 180}, degrees)).empty());
}

void MotionFaultsTest::everyCallMendsItsFault()
{
    const Clip fast = makePlainBody({.frames = 300, .hips = jumping(3, 0.4, 1.0, 2.0 * 981.0)});
    for (const Clip &clip : {bodyWithHandInBelly(), walkerWithoutArm(), fast}) {
        const std::vector<FigureFinding> found = findingsIn(clip);
        QVERIFY(!found.empty());
        Clip mended = clip;
        for (const FigureFinding &finding : found)
            mended = applied(finding.repair, mended);
        const std::vector<FigureFinding> left = findingsIn(mended);
        QVERIFY2(left.empty(), qPrintable(left.empty() ? QString() : textOf(left.front())));
    }
}

void MotionFaultsTest::lostJointsAreAmongThem()
{
    const Clip clip = walkerWithoutArm();
    const std::vector<FigureFinding> found = findingsIn(clip);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().finding.kind, FindingKind::LostJoints);
    QCOMPARE(found.front().joint, jointNamed(clip.skeleton, "LeftArm"));
    QCOMPARE(found.front().worstFrame, found.front().frames.first);
    QVERIFY2(textOf(found.front()).startsWith(QStringLiteral("LeftArm (3 joints) without data, frames 15")),
             qPrintable(textOf(found.front())));
}

void MotionFaultsTest::jumpsSayThatAClipPlaysTooFast()
{
    const Clip clip = makePlainBody({.frames = 300, .hips = jumping(3, 0.4, 1.0, 2.0 * 981.0)});
    const std::vector<FigureFinding> found = findingsIn(clip);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().finding.kind, FindingKind::WrongSpeed);
    QVERIFY(found.front().frames.frameCount() <= 0); // it is about the whole clip
    QCOMPARE(found.front().joint, NoJoint);
}

void MotionFaultsTest::clipsWithoutFramesOrNumbersHaveNone()
{
    for (const int frames : {0, 1, 2})
        QVERIFY(findingsIn(makePlainBody({.frames = frames})).empty());
    Clip clip = bodyWithHandInBelly({.frames = 60});
    for (int frame = 0; frame < 60; ++frame)
        std::ranges::fill(clip.motion.editFrame(frame), std::numeric_limits<double>::quiet_NaN());
    QVERIFY(findingsIn(clip).empty());
}

void MotionFaultsTest::canBeStopped()
{
    const Clip clip = bodyWithHandInBelly();
    for (const double end : {0.0, 0.4, 0.7})
        QVERIFY(!faultsOf(clip, Progress([end](double done) { return done < end; })));
}

QTEST_APPLESS_MAIN(MotionFaultsTest)

} // namespace tst_motionfaults

#include "tst_motionfaults.moc"
