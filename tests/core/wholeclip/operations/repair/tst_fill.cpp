#include "bvh/write/bvhwriter.h"
#include "operations/operationcount.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_fill {

using namespace limber;
using namespace limber::test;
using Outcome = AppliedOperation::Outcome;

namespace {

constexpr FrameInterval lostFrames{203, 262};
const std::string armCall = "fill:joints=LeftArm+LeftForeArm+LeftHand,frames=203-262";

// The walker, written and read as a file would be, so that unchanged text can be told.
Clip walk()
{
    return noisyWalker({.frames = 480});
}

QString notesOf(const AppliedOperation &result)
{
    QStringList notes;
    for (const Message &note : result.notes)
        notes << QString::fromStdString(note.text());
    return notes.join(u'\n');
}

bool isFinite(const Clip &clip)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (!std::ranges::all_of(clip.motion.frame(frame), [](double value) { return std::isfinite(value); }))
            return false;
    }
    return true;
}

} // namespace

// Fills lost joints from the rest of the body; see also tst_gapfill.
class FillTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheGapChanges();
    void itSaysHowItFilledAndHowFarOffThatIs();
    void eachMethodCanBeChosen_data();
    void eachMethodCanBeChosen();
    void withoutJointsItFillsWhatItFinds();
    void anotherLostLimbIsNoHelp();
    void aWholeClipStays();
    void gapsAtAnEndOfTheClipAreSaid();
    void aCutGapIsFilledAsFarAsItIsChosen_data();
    void aCutGapIsFilledAsFarAsItIsChosen();
    void spikesAreLeftToDespike();
    void gapsCanBeLeftOut();
    void aJumpBesideTheFillingIsSaid();
    void theErrorOfWhatCarriesNothingIsAnAngle();
    void wrongCallsAreRefusedInWords_data();
    void wrongCallsAreRefusedInWords();
    void noBodyIsLeft();
    void positionsAreFilledToo();
    void jointsWithFewAnglesAreFilled();
    void namesAreNotNeeded();
    void badNumbersAreReplaced();
    void gapsNextToAnEndAreFilled();
    void theCountIsThatOfTheGaps();
    void theProgressStopsIt();
};

void FillTest::onlyTheGapChanges()
{
    const Clip truth = walk();
    const Gap gap = gapOf(truth, leftArm, lostFrames);
    const Clip lost = withNoise(truth, gap);
    const Clip after = applied(armCall, lost);
    for (int frame = 0; frame < truth.motion.frameCount(); ++frame) {
        for (int column = 0; column < truth.skeleton.columnCount(); ++column) {
            const bool isLost = gap.frames.contains(frame) &&
                                std::ranges::binary_search(gap.joints, truth.skeleton.column(column).joint);
            QCOMPARE(after.motion.value(frame, column) == lost.motion.value(frame, column), !isLost);
        }
    }
    QVERIFY(endError(truth, after, gap) < 3.0);
}

void FillTest::itSaysHowItFilledAndHowFarOffThatIs()
{
    const Clip truth = walk();
    const AppliedOperation result = test::apply(armCall, withNoise(truth, gapOf(truth, leftArm, lostFrames)));
    QVERIFY2(notesOf(result).contains(u"frames 203 to 262 filled from the rest of the body") ||
                 notesOf(result).contains(u"frames 203 to 262 filled from the most similar poses"),
             qPrintable(notesOf(result)));
    QVERIFY2(notesOf(result).contains(u"expected error of LeftHand: ") && notesOf(result).contains(u"by 40 trials"),
             qPrintable(notesOf(result)));
    QCOMPARE(result.fills.size(), std::size_t(1));
    QCOMPARE(result.fills[0].places, 40);
    QCOMPARE(result.fills[0].frames, lostFrames);
    QVERIFY(*result.fills[0].expectedNcm > 0.0 && *result.fills[0].mostNcm >= *result.fills[0].expectedNcm);
    const AppliedOperation few = test::apply(armCall + ",trials=5", truth);
    QCOMPARE(few.fills[0].places, 5);
    const AppliedOperation brief = test::apply("fill:joints=LeftArm,frames=5-20", makeWalker({.frames = 40}).clip);
    QVERIFY2(notesOf(brief).contains(u"expected error is unknown"), qPrintable(notesOf(brief)));
}

void FillTest::eachMethodCanBeChosen_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("note");
    QTest::newRow("body") << "body"
                          << "from the rest of the body";
    QTest::newRow("poses") << "poses"
                           << "from the most similar poses";
    QTest::newRow("curve") << "curve"
                           << "by a curve";
    QTest::newRow("straight") << "straight"
                              << "by the straight way";
}

void FillTest::eachMethodCanBeChosen()
{
    QFETCH(QString, method);
    QFETCH(QString, note);
    const AppliedOperation result = test::apply(armCall + ",method=" + method.toStdString(), walk());
    QVERIFY2(notesOf(result).contains(note), qPrintable(notesOf(result)));
    QCOMPARE(std::string(result.fills[0].method), method.toStdString());
    QVERIFY(result.fills[0].expectedNcm.has_value());
}

void FillTest::withoutJointsItFillsWhatItFinds()
{
    const Clip truth = walk();
    const Gap arm = gapOf(truth, leftArm, lostFrames);
    const Gap leg = gapOf(truth, rightLeg, {330, 370});
    const Clip lost = zeroed(frozen(truth, arm), leg);
    for (const char *call : {"fill", "fill:joints=auto"}) {
        const AppliedOperation result = test::apply(call, lost);
        QCOMPARE(result.fills.size(), std::size_t(2));
        QVERIFY(endError(truth, result.clip, arm) < 3.0 && endError(truth, result.clip, leg) < 3.0);
    }
    const AppliedOperation second = test::apply("fill:frames=300-400", lost);
    QCOMPARE(second.fills.size(), std::size_t(1));
    QCOMPARE(second.fills[0].joints, leg.joints);
}

void FillTest::anotherLostLimbIsNoHelp()
{
    const Clip truth = walk();
    const Gap arm = gapOf(truth, leftArm, lostFrames);
    const Clip lost = frozen(truth, gapOf(truth, {"RightArm", "RightForeArm", "RightHand"}, {190, 270}));
    const double error = endError(truth, applied(armCall, withNoise(lost, arm)), arm);
    const double usual = endError(truth, applied(armCall, withNoise(truth, arm)), arm);
    QVERIFY2(error < 2.0 * usual, qPrintable(QStringLiteral("%1, %2").arg(error).arg(usual)));
}

void FillTest::aWholeClipStays()
{
    const AppliedOperation result = test::apply("fill", walk());
    QVERIFY(result.isDone() && !result.changes.isAnyChange);
    QVERIFY2(notesOf(result).contains(u"no joint is without data"), qPrintable(notesOf(result)));
}

void FillTest::gapsAtAnEndOfTheClipAreSaid()
{
    const Clip truth = walk();
    const AppliedOperation result = test::apply("fill", zeroed(truth, gapOf(truth, leftArm, {440, 479})));
    QVERIFY(result.isDone() && !result.changes.isAnyChange);
    QVERIFY2(!notesOf(result).contains(u"no joint is without data"), qPrintable(notesOf(result)));
    QCOMPARE(result.warnings.size(), std::size_t(1));
    QVERIFY(result.warnings[0].text().find("frames 440 to 479: at an end of the clip") != std::string::npos);
}

void FillTest::spikesAreLeftToDespike()
{
    const Clip truth = walk();
    for (const int length : {1, 2, 3}) {
        const AppliedOperation result =
            test::apply("fill", zeroed(truth, gapOf(truth, {"LeftForeArm"}, {240, 239 + length})));
        QVERIFY(result.isDone() && !result.changes.isAnyChange);
        QVERIFY2(notesOf(result).contains(u"LeftForeArm jumps away") && notesOf(result).contains(u"Despike"),
                 qPrintable(notesOf(result)));
    }
    QVERIFY(!notesOf(test::apply("fill", truth)).contains(u"Despike"));
}

void FillTest::aCutGapIsFilledAsFarAsItIsChosen_data()
{
    QTest::addColumn<FrameInterval>("chosen");
    QTest::addColumn<FrameInterval>("filled");
    QTest::addColumn<bool>("areJointsNamed");
    for (const bool areNamed : {false, true}) {
        QTest::addRow("middle %d", areNamed) << FrameInterval{220, 240} << FrameInterval{220, 240} << areNamed;
        QTest::addRow("one frame %d", areNamed) << FrameInterval{230, 230} << FrameInterval{230, 230} << areNamed;
    }
    QTest::newRow("beginning") << FrameInterval{150, 240} << FrameInterval{203, 240} << false;
    QTest::newRow("end") << FrameInterval{220, 300} << FrameInterval{220, 262} << false;
}

// It leads from the good frames before the gap to those behind it, also if these are not chosen.
void FillTest::aCutGapIsFilledAsFarAsItIsChosen()
{
    QFETCH(FrameInterval, chosen);
    QFETCH(FrameInterval, filled);
    QFETCH(bool, areJointsNamed);
    const Clip truth = walk();
    const Gap whole = gapOf(truth, leftArm, lostFrames);
    const Clip lost = frozen(truth, whole);
    const std::string frames = "frames=" + std::to_string(chosen.first) + "-" + std::to_string(chosen.last);
    const AppliedOperation result =
        test::apply((areJointsNamed ? "fill:joints=LeftArm+LeftForeArm+LeftHand," : "fill:") + frames, lost);
    QVERIFY(result.isDone());
    QCOMPARE(result.fills.size(), std::size_t(1));
    QCOMPARE(result.fills[0].frames, filled);
    QVERIFY2(notesOf(result).contains(u"LeftArm has no data from frame 203 to frame 262"), qPrintable(notesOf(result)));
    const Clip all = applied(armCall, lost);
    for (int frame = 0; frame < truth.motion.frameCount(); ++frame)
        QVERIFY(std::ranges::equal(result.clip.motion.frame(frame),
                                   (filled.contains(frame) ? all : lost).motion.frame(frame)));
}

void FillTest::gapsCanBeLeftOut()
{
    const Clip truth = walk();
    const Gap leg = gapOf(truth, rightLeg, {330, 370});
    const Clip lost = zeroed(frozen(truth, gapOf(truth, leftArm, lostFrames)), leg);
    const AppliedOperation all = test::apply("fill", lost);
    QCOMPARE(all.findings.size(), std::size_t(2));
    QVERIFY(all.findings[0].isTaken && all.findings[1].isTaken);
    QCOMPARE(all.findings[0].text.text(), std::string("LeftArm (3 joints): frozen while the body moves"));
    const AppliedOperation one = test::apply("fill:except=LeftArm@230", lost);
    QCOMPARE(one.fills.size(), std::size_t(1));
    QCOMPARE(one.fills[0].joints, leg.joints);
    QVERIFY(!one.findings[0].isTaken && one.findings[1].isTaken);
    const AppliedOperation none = test::apply("fill:except=LeftArm@230+RightUpLeg@340", lost);
    QVERIFY(none.fills.empty() && !none.changes.isAnyChange);
    QVERIFY(!notesOf(none).contains(u"no joint is without data"));
    QVERIFY(none.warnings.empty());
}

void FillTest::aJumpBesideTheFillingIsSaid()
{
    const Clip truth = walk();
    const Gap gap = gapOf(truth, leftArm, lostFrames);
    Clip lost = withNoise(truth, gap);
    QVERIFY(test::apply(armCall, lost).warnings.empty());
    const int column = truth.skeleton.joint(gap.joints[0]).firstColumn;
    lost.motion.setValue(202, column, lost.motion.value(202, column) + 60.0);
    const AppliedOperation result = test::apply(armCall, lost);
    QCOMPARE(result.warnings.size(), std::size_t(1));
    QVERIFY2(result.warnings[0].text().find("beside the filling LeftArm turns by") != std::string::npos,
             result.warnings[0].text().c_str());
    const AppliedOperation found = test::apply("fill", lost);
    QVERIFY(found.warnings.empty());
    QCOMPARE(found.fills[0].frames, (FrameInterval{202, 262}));
}

void FillTest::theErrorOfWhatCarriesNothingIsAnAngle()
{
    Clip truth = walk();
    const int hand = jointNamed(truth.skeleton, "LeftHand");
    for (const NodeId child : truth.skeleton.childrenOf(hand))
        truth.skeleton.setOffset(child, glm::dvec3(0.0));
    const AppliedOperation result = test::apply("fill:joints=LeftHand,frames=203-262", truth);
    QVERIFY2(notesOf(result).contains(u"°, at most"), qPrintable(notesOf(result)));
    QVERIFY(*result.fills[0].expectedDegrees > 0.0);
    QVERIFY(*test::apply(armCall, truth).fills[0].expectedDegrees > 0.0);
}

void FillTest::wrongCallsAreRefusedInWords_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QString>("words");
    const int refused = int(Outcome::Refused);
    const int wrong = int(Outcome::WrongCall);
    QTest::newRow("no frames") << "fill:joints=LeftArm" << refused << "frames to fill";
    QTest::newRow("first frame") << "fill:joints=LeftArm,frames=0-20" << refused << "from 1 to 478";
    QTest::newRow("last frame") << "fill:joints=LeftArm,frames=400-last" << refused << "from 1 to 478";
    QTest::newRow("beyond the end") << "fill:joints=LeftArm,frames=400-500" << wrong << "0 to 479";
    QTest::newRow("too few trials") << "fill:joints=LeftArm,frames=40-50,trials=4" << wrong << "from 5 to 200";
    QTest::newRow("too many trials") << "fill:joints=LeftArm,frames=40-50,trials=201" << wrong << "from 5 to 200";
    QTest::newRow("a method") << "fill:joints=LeftArm,frames=40-50,method=magic" << wrong << "body";
    QTest::newRow("no frame to except") << "fill:except=LeftArm" << wrong << "expected JOINT@FRAME";
    QTest::newRow("no joint to except") << "fill:except=Nose@3" << wrong << "“Nose@3”: there is no joint “Nose”";
    QTest::newRow("excepted frame") << "fill:except=LeftArm@480" << wrong << "0 to 479";
    QTest::newRow("a joint") << "fill:joints=LeftArms,frames=40-50" << wrong << "LeftArm";
}

void FillTest::wrongCallsAreRefusedInWords()
{
    QFETCH(QString, call);
    QFETCH(int, outcome);
    QFETCH(QString, words);
    const AppliedOperation result = test::apply(call.toStdString(), walk());
    QCOMPARE(int(result.outcome), outcome);
    QVERIFY2(QString::fromStdString(result.problem.text()).contains(words), result.problem.text().c_str());
}

void FillTest::noBodyIsLeft()
{
    const AppliedOperation refused = test::apply("fill:joints=all,frames=100-120,method=body", walk());
    QCOMPARE(int(refused.outcome), int(Outcome::Refused));
    const AppliedOperation curve = test::apply("fill:joints=all,frames=100-120", walk());
    QVERIFY(curve.isDone() && (curve.fills[0].method == "curve" || curve.fills[0].method == "straight"));
    const AppliedOperation tiny = test::apply("fill:joints=LeftArm,frames=1", makeWalker({.frames = 2}).clip);
    QVERIFY(tiny.outcome == Outcome::Refused && !tiny.problem.isEmpty());
}

void FillTest::positionsAreFilledToo()
{
    const Clip truth = walk();
    Clip lost = truth;
    for (int frame = 203; frame <= 222; ++frame) {
        for (int column = 0; column < 3; ++column)
            lost.motion.setValue(frame, column, 1000.0);
    }
    const Clip after = applied("fill:joints=Hips,frames=203-222", lost);
    for (int frame = 203; frame <= 222; ++frame) {
        for (int column = 0; column < 3; ++column)
            QVERIFY(std::abs(after.motion.value(frame, column) - truth.motion.value(frame, column)) < 15.0);
    }
}

void FillTest::jointsWithFewAnglesAreFilled()
{
    for (const unsigned seed : {1U, 2U, 3U}) {
        const Clip clip = makeRandomClip({.seed = seed, .joints = 12, .frames = 200});
        for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
            const std::string call = "fill:joints=" + clip.skeleton.joint(joint).name + ",frames=60-90";
            const AppliedOperation result = test::apply(call, clip);
            QVERIFY2(result.isDone() || !result.problem.isEmpty(), call.c_str());
            QVERIFY(!result.isDone() || isFinite(result.clip));
        }
    }
}

void FillTest::namesAreNotNeeded()
{
    Clip clip = walk();
    const Gap gap = gapOf(clip, leftArm, lostFrames);
    const double named = endError(clip, applied(armCall, withNoise(clip, gap)), gap);
    Clip truth = clip;
    std::string joints;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const bool isLost = std::ranges::binary_search(gap.joints, joint);
        truth.skeleton.setName(joint, isLost ? "x" + std::to_string(joint) : "");
        if (isLost)
            joints += (joints.empty() ? "x" : "+x") + std::to_string(joint);
    }
    const Clip after = applied("fill:joints=" + joints + ",frames=203-262", withNoise(truth, gap));
    QVERIFY(endError(truth, after, gap) < 2.0 * named + 1.0);
}

void FillTest::badNumbersAreReplaced()
{
    const Clip truth = walk();
    const Gap gap = gapOf(truth, leftArm, lostFrames);
    Clip lost = truth;
    const int column = truth.skeleton.joint(gap.joints[1]).firstColumn;
    for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
        lost.motion.setValue(frame, column, std::numeric_limits<double>::quiet_NaN());
    const Clip after = applied(armCall, lost);
    QVERIFY(isFinite(after) && endError(truth, after, gap) < 3.0);
    lost.motion.setValue(gap.frames.first - 1, column, std::numeric_limits<double>::infinity());
    const AppliedOperation refused = test::apply(armCall, lost);
    QVERIFY(refused.outcome == Outcome::Refused && refused.problem.text().find("202") != std::string::npos);
}

void FillTest::gapsNextToAnEndAreFilled()
{
    const Clip truth = walk();
    for (const FrameInterval &frames : {FrameInterval{1, 30}, FrameInterval{440, 478}, FrameInterval{100, 100}}) {
        const Gap gap = gapOf(truth, leftArm, frames);
        const std::string call = "fill:joints=LeftArm+LeftForeArm+LeftHand,frames=" + std::to_string(frames.first) +
                                 "-" + std::to_string(frames.last);
        QVERIFY(endError(truth, applied(call, withNoise(truth, gap)), gap) < 4.0);
    }
}

void FillTest::theCountIsThatOfTheGaps()
{
    const Clip truth = walk();
    const Operation &fill = *findOperation("fill");
    QCOMPARE(countOf(fill, frozen(truth, gapOf(truth, leftArm, lostFrames))).text(), std::string("1 gap"));
    QCOMPARE(countOf(fill, truth).text(), std::string("0 gaps"));
}

void FillTest::theProgressStopsIt()
{
    const Clip clip = walk();
    int reports = 0;
    const auto run = [&](int stop) {
        reports = 0;
        return test::apply(armCall, clip, {}, Progress([&](double) { return ++reports < stop; }));
    };
    QVERIFY(run(1000000).isDone());
    const int all = reports;
    QVERIFY2(all > 50, qPrintable(QString::number(all)));
    for (int stop = 1; stop < all; stop += all / 9) {
        QCOMPARE(int(run(stop).outcome), int(Outcome::Cancelled));
        QVERIFY(reports <= stop + 2);
    }
}

QTEST_APPLESS_MAIN(FillTest)

} // namespace tst_fill

#include "tst_fill.moc"
