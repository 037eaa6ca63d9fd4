#include "faults/motionfaults.h"

#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/plainbody.h"
#include "support/walker.h"
#include "touch/clipinsides.h"

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
    void spikesAreSaidOncePerJoint();
    void spikesThatNobodySeesAreNone_data();
    void spikesThatNobodySeesAreNone();
    void aFigureThatIsSomewhereElseIsSaid();
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

// Adds degrees to an angle of a joint in some frames.
void turn(Clip &clip, const std::string &joint, const FrameInterval &frames, double degrees)
{
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, joint)).firstColumn;
    for (int frame = frames.first; frame <= frames.last; ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + degrees);
}

// Moves the figure along the first axis in some frames.
void move(Clip &clip, const FrameInterval &frames, double distance)
{
    for (int frame = frames.first; frame <= frames.last; ++frame)
        clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + distance);
}

Clip walkerWithSpikes()
{
    Clip clip = noisyWalker({.frames = 360});
    turn(clip, "LeftForeArm", {100, 100}, 60.0);
    turn(clip, "LeftForeArm", {200, 201}, -90.0);
    turn(clip, "RightUpLeg", {250, 252}, 50.0);
    move(clip, {300, 300}, 80.0);
    return clip;
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
    QVERIFY(match.captured(1).toDouble() >= leastInsideNcm);
}

// Shapes are no more exact than a touch is deep.
void MotionFaultsTest::handsThatOnlyTouchAreNoFault()
{
    double degrees = 40.0;
    QVERIFY(findingsIn(bodyWithHandInBelly({.frames = 180}, degrees)).empty());
    std::vector<FigureFinding> found;
    do {
        degrees += 1.0;
        found = findingsIn(bodyWithHandInBelly({.frames = 180}, degrees));
    } while (found.empty() && degrees < 100.0);
    QVERIFY(!found.empty());
    const auto faults = faultsOf(bodyWithHandInBelly({.frames = 180}, degrees));
    const Inside *deepest = deepestVisible(faults->insides);
    QVERIFY(deepest != nullptr && deepest->depthNcm >= leastInsideNcm);
    QVERIFY2(deepest->depthNcm < leastInsideNcm + 1.0, qPrintable(QString::number(deepest->depthNcm)));
}

void MotionFaultsTest::everyCallMendsItsFault()
{
    const Clip fast = makePlainBody({.frames = 300, .hips = jumping(3, 0.4, 1.0, 2.0 * 981.0)});
    for (const Clip &clip : {bodyWithHandInBelly(), walkerWithoutArm(), walkerWithSpikes(), fast}) {
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

void MotionFaultsTest::spikesAreSaidOncePerJoint()
{
    const Clip clip = walkerWithSpikes();
    const std::vector<FigureFinding> found = findingsOn(faultsOf(clip)->spikes, clip.skeleton);
    QStringList texts;
    for (const FigureFinding &finding : found)
        texts << textOf(finding);
    QVERIFY2(found.size() == 3, qPrintable(texts.join(u'\n')));
    for (const FigureFinding &finding : found)
        QCOMPARE(finding.finding.kind, FindingKind::Spikes);
    QVERIFY2(textOf(found[0]).startsWith(u"LeftForeArm jumps away and back at 2 places, most in frame 200, by "),
             qPrintable(textOf(found[0])));
    QCOMPARE(found[0].frames, (FrameInterval{100, 201}));
    QCOMPARE(found[0].worstFrame, 200);
    QCOMPARE(found[0].repair, std::string("despike:joints=LeftForeArm"));
    QVERIFY2(textOf(found[1]).startsWith(u"RightUpLeg jumps away and back in frame 250, by "),
             qPrintable(textOf(found[1])));
    QVERIFY2(textOf(found[2]).startsWith(u"Hips jumps to another place and back in frame 300, by "),
             qPrintable(textOf(found[2])));
}

void MotionFaultsTest::spikesThatNobodySeesAreNone_data()
{
    QTest::addColumn<Clip>("clip");
    const Clip walk = noisyWalker({.frames = 360});
    Clip small = walk;
    turn(small, "LeftForeArm", {100, 100}, 12.0);
    QTest::newRow("small") << small;
    Clip first = walk;
    turn(first, "LeftForeArm", {0, 1}, 60.0);
    QTest::newRow("at the beginning") << first;
    Clip slow = walk;
    turn(slow, "LeftForeArm", {100, 100}, 60.0);
    slow.motion.setFrameTimeSeconds(0.1);
    QTest::newRow("ten frames per second") << slow;
    Clip few = noisyWalker({.frames = 4});
    turn(few, "LeftForeArm", {2, 2}, 60.0);
    QTest::newRow("four frames") << few;
}

void MotionFaultsTest::spikesThatNobodySeesAreNone()
{
    QFETCH(Clip, clip);
    QVERIFY(faultsOf(clip)->spikes.empty());
}

void MotionFaultsTest::aFigureThatIsSomewhereElseIsSaid()
{
    const Clip walk = noisyWalker({.frames = 360});
    Clip clip = walk;
    move(clip, {200, 359}, 600.0);
    const std::vector<FigureFinding> found = findingsIn(clip);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].finding.kind, FindingKind::Teleport);
    QCOMPARE(found[0].worstFrame, 200);
    QVERIFY(found[0].repair.empty());
    QVERIFY2(textOf(found[0]).startsWith(u"The figure jumps to another place from frame 199 to frame 200, "),
             qPrintable(textOf(found[0])));
    Clip fast = walk; // on something that moves
    for (int frame = 0; frame < 360; ++frame)
        move(fast, {frame, frame}, 400.0 * frame);
    QVERIFY(faultsOf(fast)->teleports.empty());
    for (const auto &[units, isFound] : {std::pair(7.0, false), {20.0, true}, {60.0, true}}) {
        Clip near = walk;
        move(near, {200, 359}, units);
        QCOMPARE(faultsOf(near)->teleports.size(), std::size_t(isFound));
    }
    Clip posed = walk; // in the first frame it stands elsewhere, in a T-pose
    std::ranges::fill(posed.motion.editFrame(0), 0.0);
    QVERIFY(faultsOf(posed)->teleports.empty());
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
