#include "bvh/write/bvhwriter.h"
#include "operations/operationmemory.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"

#include <QTest>

#include <algorithm>
#include <atomic>

namespace tst_fillchoices {

using namespace limber;
using namespace limber::test;

namespace {

constexpr FrameInterval lostFrames{203, 262};
const std::string armCall = "fill:joints=LeftArm+LeftForeArm+LeftHand,frames=203-262";

Clip lostArm()
{
    const Clip truth = noisyWalker({.frames = 480});
    return withNoise(truth, gapOf(truth, leftArm, lostFrames));
}

std::string methodsOf(const FilledGap &fill)
{
    std::string methods;
    for (const FillChoice &choice : fill.choices)
        methods += (methods.empty() ? "" : " ") + std::string(choice.method);
    return methods;
}

// Returns how often the progress was reported while a call was done: trials report each place.
int reportsOf(const std::string &call, const Clip &clip, OperationMemory &memory, AppliedOperation &result)
{
    std::atomic<int> reports = 0;
    OperationContext context;
    context.memory = &memory;
    result = limber::apply(call, clip, context, Progress([&](double) { return ++reports > 0; }));
    return reports;
}

} // namespace

// Fill tells what each of its methods is expected to do, and keeps its trials for a call with another method.
class FillChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachMethodHasAnExpectation();
    void aMethodThatIsGivenIsTheOnlyChoice();
    void theValuesAreThoseOfTheResult();
    void withoutTrialsNoneIsTheBest();
    void withoutABodyTwoAreLeft();
    void anotherMethodNeedsNoOtherTrials();
    void whatIsKeptIsNotTakenForAnotherClip();
    void eachGapHasItsChoices();
};

void FillChoicesTest::eachMethodHasAnExpectation()
{
    const AppliedOperation result = test::apply(armCall, lostArm());
    const FilledGap &fill = result.fills.at(0);
    QCOMPARE(methodsOf(fill), std::string("body poses curve straight"));
    double least = 1e9;
    for (const FillChoice &choice : fill.choices) {
        QVERIFY(*choice.expectedNcm > 0.0 && *choice.mostNcm >= *choice.expectedNcm);
        QVERIFY(*choice.mostDegrees >= *choice.expectedDegrees);
        QCOMPARE(choice.isBest, choice.method == fill.method);
        least = std::min(least, *choice.expectedNcm);
    }
    QCOMPARE(*fill.expectedNcm, least);
    QVERIFY(lostFrames.contains(fill.tellingFrame));
}

void FillChoicesTest::aMethodThatIsGivenIsTheOnlyChoice()
{
    const AppliedOperation result = test::apply(armCall + ",method=curve", lostArm());
    QCOMPARE(methodsOf(result.fills.at(0)), std::string("curve"));
}

void FillChoicesTest::theValuesAreThoseOfTheResult()
{
    const Clip lost = lostArm();
    OperationMemory memory;
    AppliedOperation result;
    reportsOf(armCall, lost, memory, result);
    for (const FillChoice &choice : result.fills.at(0).choices) {
        AppliedOperation by;
        reportsOf(armCall + ",method=" + std::string(choice.method), lost, memory, by);
        const int frame = result.fills[0].tellingFrame;
        for (int column = 0; column < lost.skeleton.columnCount(); ++column)
            QVERIFY(std::abs(by.clip.motion.value(frame, column) - choice.values.at(static_cast<std::size_t>(column))) <
                    1e-9);
    }
}

void FillChoicesTest::withoutTrialsNoneIsTheBest()
{
    const AppliedOperation brief = test::apply("fill:joints=LeftArm,frames=5-20", makeWalker({.frames = 40}).clip);
    QVERIFY(brief.fills.at(0).choices.size() >= 2);
    for (const FillChoice &choice : brief.fills[0].choices)
        QVERIFY(!choice.expectedNcm && !choice.isBest);
}

void FillChoicesTest::withoutABodyTwoAreLeft()
{
    const Clip walk = noisyWalker({.frames = 480});
    const AppliedOperation result = test::apply("fill:joints=all,frames=100-120", walk);
    QCOMPARE(methodsOf(result.fills.at(0)), std::string("curve straight"));
}

void FillChoicesTest::anotherMethodNeedsNoOtherTrials()
{
    const Clip lost = lostArm();
    OperationMemory memory;
    AppliedOperation first;
    const int all = reportsOf(armCall, lost, memory, first);
    for (const std::string method : {"body", "poses", "curve", "straight"}) {
        AppliedOperation again;
        const int reports = reportsOf(armCall + ",method=" + method, lost, memory, again);
        QVERIFY2(reports + 40 <= all, qPrintable(QStringLiteral("%1 of %2").arg(reports).arg(all)));
        QCOMPARE(again.fills.at(0).choices.size(), std::size_t(4));
        QVERIFY(writeBvh(again.clip) == writeBvh(applied(armCall + ",method=" + method, lost)));
    }
    AppliedOperation fewer;
    reportsOf(armCall + ",trials=5", lost, memory, fewer);
    QCOMPARE(fewer.fills.at(0).places, 5);
}

void FillChoicesTest::whatIsKeptIsNotTakenForAnotherClip()
{
    const Clip lost = lostArm();
    OperationMemory memory;
    AppliedOperation first;
    reportsOf(armCall, lost, memory, first);
    Clip other = lost;
    const int column = lost.skeleton.joint(jointNamed(lost.skeleton, "LeftForeArm")).firstColumn;
    for (int frame = 0; frame < 100; ++frame)
        other.motion.setValue(frame, column, lost.motion.value(frame, column) + 5.0);
    AppliedOperation second;
    reportsOf(armCall, other, memory, second);
    QVERIFY(writeBvh(second.clip) == writeBvh(applied(armCall, other)));
    Clip shorter = lost; // another figure
    scaleOffsets(shorter, "LeftHand", 0.5);
    reportsOf(armCall, shorter, memory, second);
    QVERIFY(writeBvh(second.clip) == writeBvh(applied(armCall, shorter)));
}

void FillChoicesTest::eachGapHasItsChoices()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Gap leg = gapOf(truth, rightLeg, {330, 370});
    const Clip lost = zeroed(frozen(truth, gapOf(truth, leftArm, lostFrames)), leg);
    OperationMemory memory;
    AppliedOperation result;
    reportsOf("fill", lost, memory, result);
    QCOMPARE(result.fills.size(), std::size_t(2));
    AppliedOperation one;
    const int reports = reportsOf("fill:except=LeftArm@230,method=body", lost, memory, one);
    QCOMPARE(one.fills.size(), std::size_t(1));
    QCOMPARE(one.fills[0].choices.size(), std::size_t(4));
    AppliedOperation alone;
    OperationMemory none;
    QVERIFY(reports < reportsOf("fill:except=LeftArm@230,method=body", lost, none, alone));
    QVERIFY(writeBvh(one.clip) == writeBvh(alone.clip));
}

QTEST_APPLESS_MAIN(FillChoicesTest)

} // namespace tst_fillchoices

#include "tst_fillchoices.moc"
