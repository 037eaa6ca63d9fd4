#include "support/operationcalls.h"
#include "support/walker.h"

#include "messages/motionmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"
#include "operations/operationcount.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_operationcount {

using namespace limber;
using namespace limber::test;

// The count beside an operation in a list is what the operation then reports.
class OperationCountTest : public QObject
{
    Q_OBJECT

private slots:
    void spikesEqualThoseThatDespikeRepairs();
    void flipsEqualThoseThatUnrollRemoves();
    void aRealHalfTurnIsNoFlip();
    void theSlideEqualsThatOfTheLockedFeet();
    void theFloorIsThatOfTheFloorOperation();
    void numbersThatAreNothingAreZero();
    void nothingIsReportedWhereNothingCanBeFound();
    void theProgressCanStopAll();
    void afterTheOperationTheCountIsZero();
    void feetThatComeAndLeaveDoNotSlide();
};

namespace {

Message count(const char *name, const Clip &clip, const Progress &progress = {})
{
    return countOf(*findOperation(name), clip, {}, progress);
}

// The note that has this form; null if there is none.
const Message *noteLike(const AppliedOperation &result, const Message &form)
{
    const auto note = std::ranges::find_if(
        result.notes, [&](const Message &each) { return std::string_view(each.form()) == form.form(); });
    return note != result.notes.end() ? &*note : nullptr;
}

Clip walkerWithPops(std::initializer_list<int> frames)
{
    Clip clip = makeWalker({.frames = 120}).clip;
    const Joint &knee = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftLeg"));
    const int column = knee.firstColumn + knee.columnCount() - 1;
    for (const int frame : frames)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 40.0);
    return clip;
}

// Whole turns are added to an angle from some frames on.
Clip walkerWithFlips(std::initializer_list<int> frames)
{
    Clip clip = makeWalker({.frames = 120}).clip;
    const Joint &knee = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftLeg"));
    const int column = knee.firstColumn + knee.columnCount() - 1;
    for (const int begin : frames) {
        for (int frame = begin; frame < 120; ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 360.0);
    }
    return clip;
}

// A walker whose feet slide a little, and who hovers over the floor.
Clip slidingWalker()
{
    Clip clip = makeWalker({.frames = 240}).clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        clip.motion.setValue(frame, 2, clip.motion.value(frame, 2) + 0.05 * frame);
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 7.25);
    }
    return clip;
}

} // namespace

void OperationCountTest::spikesEqualThoseThatDespikeRepairs()
{
    for (const Clip &clip : {walkerWithPops({30}), walkerWithPops({30, 60, 90})}) {
        const AppliedOperation done = test::apply("despike", clip);
        const Message *note = noteLike(done, messages::spikesRepaired(1, 1, 1));
        QVERIFY(note != nullptr);
        QVERIFY(count("despike", clip) == messages::spikesFound(*note->count()));
        QCOMPARE(*note->count(), int(done.findings.size()));
    }
    QCOMPARE(count("despike", walkerWithPops({60})).text(), std::string("1 spike"));
    QCOMPARE(count("despike", walkerWithPops({})).text(), std::string("0 spikes"));
}

void OperationCountTest::flipsEqualThoseThatUnrollRemoves()
{
    for (const Clip &clip : {walkerWithFlips({30}), walkerWithFlips({30, 60, 90})}) {
        const AppliedOperation done = test::apply("unroll", clip);
        const Message *note = noteLike(done, messages::flipsUnrolled(1, 1));
        QVERIFY(note != nullptr);
        QVERIFY(count("unroll", clip) == messages::flipsFound(*note->count()));
    }
    QCOMPARE(count("unroll", walkerWithFlips({30, 60, 90})).text(), std::string("3 flips"));
    QCOMPARE(count("unroll", walkerWithFlips({})).text(), std::string("0 flips"));
}

void OperationCountTest::aRealHalfTurnIsNoFlip()
{
    Clip clip = makeWalker({.frames = 60}).clip;
    const Joint &knee = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftLeg"));
    const int column = knee.firstColumn + knee.columnCount() - 1;
    for (int frame = 30; frame < 60; ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 178.0);
    QCOMPARE(count("unroll", clip).text(), std::string("0 flips"));
}

void OperationCountTest::theSlideEqualsThatOfTheLockedFeet()
{
    const Clip clip = slidingWalker();
    const AppliedOperation done = test::apply("footlock", clip);
    QVERIFY2(done.isDone(), done.problem.text().c_str());
    const Message *note = noteLike(done, messages::contactsHeld(1, 0, 0));
    QVERIFY(note != nullptr);
    QVERIFY(count("footlock", clip) == messages::slideFound(note->arguments().at(0)));
}

void OperationCountTest::theFloorIsThatOfTheFloorOperation()
{
    const Clip clip = slidingWalker();
    const AppliedOperation done = test::apply("floor", clip);
    const Message *note = noteLike(done, messages::floorShifted(0, 0));
    QVERIFY(note != nullptr);
    QVERIFY(count("floor", clip) == messages::floorFound(note->arguments().at(0)));
}

void OperationCountTest::numbersThatAreNothingAreZero()
{
    for (const double nothing : {0.0, -0.0, -3.03e-7, 4.9e-7, 1e-300})
        QVERIFY(messages::floorFound(noteNumber(nothing)) == messages::floorFound(numberArgument("0")));
    QVERIFY(messages::floorFound(noteNumber(2e-6)) == messages::floorFound(numberArgument("0.000002")));
}

void OperationCountTest::nothingIsReportedWhereNothingCanBeFound()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    Clip empty = clip;
    empty.motion.removeFrames(0, empty.motion.frameCount());
    for (const Operation &operation : operations()) {
        if (operation.count == nullptr)
            QVERIFY(countOf(operation, clip).isEmpty());
        else
            QVERIFY2(!countOf(operation, clip).isEmpty(), operation.name.data());
    }
    QVERIFY(count("floor", empty).isEmpty());
    QVERIFY(count("footlock", empty).isEmpty());
}

void OperationCountTest::theProgressCanStopAll()
{
    const Clip clip = walkerWithFlips({30, 60});
    for (const Operation &operation : operations()) {
        if (operation.count != nullptr)
            QVERIFY2(countOf(operation, clip, {}, [](double) { return false; }).isEmpty(), operation.name.data());
    }
}

void OperationCountTest::afterTheOperationTheCountIsZero()
{
    QCOMPARE(count("despike", applied("despike", walkerWithPops({30, 60}))).text(), std::string("0 spikes"));
    QCOMPARE(count("unroll", applied("unroll", walkerWithFlips({30, 60}))).text(), std::string("0 flips"));
    QCOMPARE(count("floor", applied("floor", slidingWalker())).text(), std::string("at 0"));
    QCOMPARE(count("footlock", applied("footlock", slidingWalker())).text(), std::string("slide 0 cm/s"));
}

// In a contact that is found, a foot is on its way for the first and last frames; a locked one leaves slowly, for
// longer.
void OperationCountTest::feetThatComeAndLeaveDoNotSlide()
{
    for (const double framesPerSecond : {30.0, 60.0, 120.0}) {
        Clip clip = makeWalker({.framesPerSecond = framesPerSecond}).clip;
        QCOMPARE(count("footlock", clip).text(), std::string("slide 0 cm/s"));
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + 0.6 * std::sin(0.15 * frame));
        QVERIFY(count("footlock", clip).text() != "slide 0 cm/s");
        QCOMPARE(count("footlock", applied("footlock", clip)).text(), std::string("slide 0 cm/s"));
    }
}

QTEST_GUILESS_MAIN(OperationCountTest)

} // namespace tst_operationcount

#include "tst_operationcount.moc"
