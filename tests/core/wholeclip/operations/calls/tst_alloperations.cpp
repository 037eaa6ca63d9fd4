#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "messages/operationmessages.h"
#include "operations/callcheck.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace tst_alloperations {

using namespace limber;
using namespace limber::test;

// Properties of every operation, taken from the registry alone: no operation is named here.
class AllOperationsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreWordsAndTextsAreSentences();
    void everyParameterIsCheckedBeforeAFileIsOpened_data() { operationRows(); }
    void everyParameterIsCheckedBeforeAFileIsOpened();
    void shortClipsAreHandled_data() { operationRows(); }
    void shortClipsAreHandled();
    void resultsReadBackFinite_data() { operationRows(); }
    void resultsReadBackFinite();
    void hugeAnglesAreHandled_data() { operationRows(); }
    void hugeAnglesAreHandled();
    void theOnlyFrameCanBeNamed_data() { operationRows(); }
    void theOnlyFrameCanBeNamed();
    void framesOutsideOfTheRangeAreKept_data() { operationRows(); }
    void framesOutsideOfTheRangeAreKept();
    void jointsThatAreNotNamedAreKept_data() { operationRows(); }
    void jointsThatAreNotNamedAreKept();
    void thePoseIsKeptWherePromised_data() { operationRows(); }
    void thePoseIsKeptWherePromised();
    void noFlipsAreAdded_data() { operationRows(); }
    void noFlipsAreAdded();
    void itStopsWhenAsked_data() { operationRows(); }
    void itStopsWhenAsked();
    void theInputClipIsNotChanged_data() { operationRows(); }
    void theInputClipIsNotChanged();

private:
    static void operationRows();
};

namespace {

constexpr unsigned seeds[] = {3, 14, 15};

bool isFinite(const Clip &clip)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (!std::ranges::all_of(clip.motion.frame(frame), [](double value) { return std::isfinite(value); }))
            return false;
    }
    return std::isfinite(clip.motion.frameTimeSeconds());
}

AppliedOperation applyPlain(const Operation &operation, const Clip &clip)
{
    return applyOperation(plainCall(operation, clip), clip, contextWith(clip));
}

// Clips of all kinds: any tree, and a body with legs.
std::vector<Clip> clips(int frames)
{
    std::vector<Clip> result;
    for (const unsigned seed : seeds)
        result.push_back(makeRandomClip({.seed = seed, .joints = 5 + static_cast<int>(seed), .frames = frames}));
    if (frames > 2)
        result.push_back(makeWalker({.frames = frames}).clip);
    return result;
}

bool isRefusedInWords(const AppliedOperation &result)
{
    return result.outcome == AppliedOperation::Outcome::Refused && !result.problem.isEmpty();
}

QString rowsOf(const Clip &clip)
{
    const QString text = QString::fromStdString(writeBvh(clip));
    return text.mid(text.indexOf(QStringLiteral("Frame Time")));
}

} // namespace

void AllOperationsTest::operationRows()
{
    QTest::addColumn<QString>("name");
    for (const Operation &each : operations())
        QTest::newRow(std::string(each.name).c_str()) << QString::fromStdString(std::string(each.name));
}

void AllOperationsTest::namesAreWordsAndTextsAreSentences()
{
    QVERIFY(!operations().empty());
    for (const Operation &each : operations()) {
        const std::string name(each.name);
        QVERIFY2(std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; }), name.c_str());
        QVERIFY2(each.run != nullptr, name.c_str());
        QVERIFY2(QString::fromUtf8(each.help).endsWith(u'.'), name.c_str());
        const QStringList small{QStringLiteral("a"), QStringLiteral("at"), QStringLiteral("on"), QStringLiteral("the"),
                                QStringLiteral("to")};
        for (const QString &word : QString::fromUtf8(each.title).split(u' '))
            QVERIFY2(word.front().isUpper() || small.contains(word), name.c_str()); // capital letters as in menus
        for (const Parameter &parameter : each.parameters) {
            const std::string text = name + " " + std::string(parameter.name);
            QVERIFY2(QString::fromUtf8(parameter.help).endsWith(u'.'), text.c_str());
            QVERIFY2(!(parameter.isRequired && !parameter.standard.empty()), text.c_str());
            QVERIFY2(parameter.dependsOn.empty() || each.parameter(parameter.dependsOn) != nullptr, text.c_str());
            OperationCall call = plainCall(each, makeRandomClip());
            if (!parameter.standard.empty())
                call.set(parameter.name, std::string(parameter.standard));
            QVERIFY2(problemOf(call).isEmpty(), (text + ": " + problemOf(call).text()).c_str());
        }
    }
}

#define OPERATION()                                                                                                    \
    QFETCH(QString, name);                                                                                             \
    const Operation &operation = *findOperation(name.toStdString())

void AllOperationsTest::everyParameterIsCheckedBeforeAFileIsOpened()
{
    OPERATION();
    const OperationCall plain = plainCall(operation, makeRandomClip());
    QVERIFY2(problemOf(plain).isEmpty(), problemOf(plain).text().c_str());
    for (const Parameter *parameter : parametersOf(operation)) {
        using enum Parameter::Kind;
        if (parameter->kind == Text || parameter->kind == Clip || parameter->kind == Clips || parameter->kind == File)
            continue;
        OperationCall call = plain;
        const bool isName = parameter->kind == Joint || parameter->kind == Node || parameter->kind == Place;
        call.set(parameter->name, isName ? "nobody" : "nonsense");
        const AppliedOperation result = applyOperation(call, makeRandomClip());
        QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::WrongCall));
        QVERIFY(!result.problem.isEmpty());
        QCOMPARE(problemOf(call).isEmpty(), isName);
    }
    for (const Parameter &parameter : operation.parameters) {
        if (parameter.kind != Parameter::Kind::Number && parameter.kind != Parameter::Kind::WholeNumber)
            continue;
        QVERIFY2(parameter.least < parameter.most, std::string(parameter.name).c_str());
        for (const double beyond : {parameter.least - 1.0, parameter.most + 1.0}) {
            OperationCall call = plain;
            call.set(parameter.name, std::to_string(beyond));
            QVERIFY2(!problemOf(call).isEmpty(), std::string(parameter.name).c_str());
        }
    }
    OperationCall unknown = plain;
    unknown.set("nothing", "1");
    QVERIFY(!problemOf(unknown).isEmpty());
}

void AllOperationsTest::shortClipsAreHandled()
{
    OPERATION();
    for (const int frames : {0, 1, 2, 3}) {
        for (const Clip &clip : clips(frames)) {
            const AppliedOperation result = applyPlain(operation, clip);
            QVERIFY2(result.isDone() || !result.problem.isEmpty(), qPrintable(QString::number(frames)));
            QVERIFY(!result.isDone() || isFinite(result.clip));
        }
    }
}

void AllOperationsTest::resultsReadBackFinite()
{
    OPERATION();
    for (const Clip &clip : clips(60)) {
        const AppliedOperation result = applyPlain(operation, clip);
        QVERIFY2(result.isDone() || isRefusedInWords(result), result.problem.text().c_str());
        if (!result.isDone())
            continue;
        QVERIFY(isFinite(result.clip));
        const ReadResult again = readBvh(writeBvh(result.clip));
        QVERIFY(again.clip.has_value());
        QCOMPARE(again.clip->motion.frameCount(), result.clip.motion.frameCount());
        QVERIFY(again.clip->skeleton.hasSameLayoutAs(result.clip.skeleton));
        if (!result.changes.isAnyChange)
            QCOMPARE(QString::fromStdString(writeBvh(result.clip)), QString::fromStdString(writeBvh(clip)));
    }
}

void AllOperationsTest::hugeAnglesAreHandled()
{
    OPERATION();
    Clip clip = makeRandomClip({.seed = 92, .degrees = 36000.0});
    const AppliedOperation result = applyPlain(operation, clip);
    QVERIFY2(result.isDone() || isRefusedInWords(result), result.problem.text().c_str());
    QVERIFY(!result.isDone() || isFinite(result.clip));
}

void AllOperationsTest::theOnlyFrameCanBeNamed()
{
    OPERATION();
    if (!operation.takesFrames)
        QSKIP("It takes no frames.");
    const Clip clip = makeRandomClip({.seed = 3, .joints = 8, .frames = 1});
    OperationCall call = plainCall(operation, clip);
    call.set(framesKey, "0-0");
    const AppliedOperation result = applyOperation(call, clip, contextWith(clip));
    QVERIFY(result.problem.text() != messages::noFramesAtAll(wordArgument(std::string(operation.name))).text());
    QVERIFY(result.isDone() || isRefusedInWords(result));
}

void AllOperationsTest::framesOutsideOfTheRangeAreKept()
{
    OPERATION();
    if (!operation.takesFrames)
        QSKIP("It takes no frames.");
    for (const Clip &clip : clips(60)) {
        OperationCall call = plainCall(operation, clip);
        call.set(framesKey, "20-40");
        const AppliedOperation result = applyOperation(call, clip, contextWith(clip));
        if (!result.isDone() || result.clip.motion.frameCount() != clip.motion.frameCount() ||
            !result.changes.hasSameLayout)
            continue;
        const QStringList before = rowsOf(clip).split(u'\n');
        const QStringList after = rowsOf(result.clip).split(u'\n');
        for (int frame = 0; frame < 60; ++frame) {
            if (frame < 20 || frame > 40)
                QCOMPARE(after.at(frame + 1), before.at(frame + 1));
        }
    }
}

void AllOperationsTest::jointsThatAreNotNamedAreKept()
{
    OPERATION();
    if (!operation.takesJoints)
        QSKIP("It takes no joints.");
    for (const Clip &clip : clips(60)) {
        OperationCall call = plainCall(operation, clip);
        const int named = clip.skeleton.jointCount() / 2;
        call.set(jointsKey, clip.skeleton.joint(named).name);
        const AppliedOperation result = applyOperation(call, clip, contextWith(clip));
        if (!result.isDone() || result.clip.motion.frameCount() != clip.motion.frameCount() ||
            !result.changes.hasSameLayout)
            continue;
        for (int frame = 0; frame < 60; ++frame) {
            for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
                if (clip.skeleton.column(column).joint != named)
                    QCOMPARE(result.clip.motion.value(frame, column), clip.motion.value(frame, column));
            }
        }
    }
}

void AllOperationsTest::thePoseIsKeptWherePromised()
{
    OPERATION();
    if (!operation.keepsPose)
        QSKIP("It does not promise to keep the pose.");
    for (const Clip &clip : clips(60)) {
        const AppliedOperation result = applyPlain(operation, clip);
        if (!result.isDone() || result.clip.skeleton.jointCount() != clip.skeleton.jointCount())
            continue;
        const PoseError error = poseError(clip, result.clip);
        QVERIFY2(error.units <= 1e-7, qPrintable(QString::number(error.units)));
        QVERIFY2(error.degrees <= 1e-7, qPrintable(QString::number(error.degrees)));
    }
}

void AllOperationsTest::noFlipsAreAdded()
{
    OPERATION();
    if (operation.name == "restframe")
        QSKIP("The rest pose stands apart from the motion on purpose.");
    for (const Clip &clip : clips(120)) {
        const AppliedOperation result = applyPlain(operation, clip);
        QVERIFY(!result.isDone() || result.changes.flipsAfter <= result.changes.flipsBefore);
    }
}

void AllOperationsTest::itStopsWhenAsked()
{
    OPERATION();
    for (const Clip &clip : {makeRandomClip({.frames = 1000}), noisyWalk()}) {
        // Wants to stop from the report with this number on; returns how many reports there were.
        const auto reportsUntil = [&](int stop, AppliedOperation &result) {
            int reports = 0;
            double last = 0.0;
            bool rises = true;
            result = applyOperation(plainCall(operation, clip), clip, contextWith(clip), Progress([&](double fraction) {
                                        rises = rises && fraction >= last - 1e-9 && fraction <= 1.0;
                                        last = fraction;
                                        return ++reports < stop;
                                    }));
            return rises ? reports : -1;
        };
        AppliedOperation result;
        const int all = reportsUntil(std::numeric_limits<int>::max(), result);
        QVERIFY2(all >= 0, "the progress goes back");
        constexpr int mostStops = 12;
        constexpr int fewMore = 3; // a step that is nearly done may end first
        for (int stop = 1; stop <= all; stop += std::max(1, all / mostStops)) {
            QVERIFY(reportsUntil(stop, result) <= stop + fewMore);
            QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Cancelled));
        }
    }
}

void AllOperationsTest::theInputClipIsNotChanged()
{
    OPERATION();
    for (const Clip &clip : clips(60)) {
        const std::string before = writeBvh(clip);
        static_cast<void>(applyPlain(operation, clip));
        QVERIFY(writeBvh(clip) == before);
    }
}

QTEST_GUILESS_MAIN(AllOperationsTest)

} // namespace tst_alloperations

#include "tst_alloperations.moc"
