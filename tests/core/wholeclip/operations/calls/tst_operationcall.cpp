#include "operations/operationcall.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"

#include "operations/applyoperation.h"
#include "operations/callcheck.h"

#include <QTest>

namespace tst_operationcall {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The text of calls, and what is reported about wrong ones.
class OperationCallTest : public QObject
{
    Q_OBJECT

private slots:
    void textReadsBackAsTheSameCall_data();
    void textReadsBackAsTheSameCall();
    void brokenTextIsRefused_data();
    void brokenTextIsRefused();
    void wrongCallsNameTheAllowedValues_data();
    void wrongCallsNameTheAllowedValues();
    void settingAParameterTwiceReplacesIt();
    void theJointOfTheOtherSideIsNotSuggested();
    void operationsAreSuggestedByTheirTitles();
    void jointsMayHavePlusSigns();
    void aSecondFileThatIsBrokenIsNamed();
    void clipsWithoutFramesHaveNoneToName();
    void framesAreReadAsTheyAreWritten_data();
    void framesAreReadAsTheyAreWritten();
};

void OperationCallTest::textReadsBackAsTheSameCall_data()
{
    QTest::addColumn<QString>("value");
    for (const char *value : {"6", "LeftArm+RightArm", "a b", "a,b", "a:b", "a=b", "say \"hi\"", "back\\slash", "\\\"",
                              "", "\"", "ends\\", "\xE8\x83\xB8"})
        QTest::newRow(value) << QString::fromUtf8(value);
}

void OperationCallTest::textReadsBackAsTheSameCall()
{
    QFETCH(QString, value);
    OperationCall call;
    call.name = "smooth";
    call.arguments = {{"joints", value.toStdString()}, {"cutoff", "6"}};
    const ParsedCall parsed = parseCall(call.text());
    QVERIFY2(parsed.call.has_value(), call.text().c_str());
    QVERIFY2(*parsed.call == call, call.text().c_str());
    QVERIFY(parsed.problem.isEmpty());
}

void OperationCallTest::brokenTextIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", ":", ":a=1", "trim:", "trim:frames", "trim:=1", "trim:frames=1,", "trim:frames=\"1",
                             "trim:frames=\"1\"x", "trim:frames=1,,x=2", "trim:frames=\"a\\"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void OperationCallTest::brokenTextIsRefused()
{
    QFETCH(QString, text);
    const ParsedCall parsed = parseCall(text.toStdString());
    QVERIFY(!parsed.call.has_value());
    QVERIFY(!parsed.problem.isEmpty());
    const AppliedOperation applied = limber::apply(text.toStdString(), makeRandomClip());
    QCOMPARE(int(applied.outcome), int(AppliedOperation::Outcome::WrongCall));
}

void OperationCallTest::wrongCallsNameTheAllowedValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("operation") << u"tirm"_s << u"trim"_s;
    QTest::newRow("nothing near") << u"xyzzyx"_s << u"operations"_s;
    QTest::newRow("key") << u"trim:frame=3"_s << u"frames"_s;
    QTest::newRow("range") << u"smooth:cutoff=-1"_s << u"from"_s;
    QTest::newRow("word") << u"smooth:type=butterwort"_s << u"butterworth"_s;
    QTest::newRow("twice") << u"trim:frames=1-2,frames=3-4"_s << u"twice"_s;
    QTest::newRow("backwards") << u"trim:frames=9-3"_s << u"10-20"_s;
    QTest::newRow("last backwards") << u"trim:frames=last-3"_s << u"10-last"_s;
    QTest::newRow("beyond") << u"trim:frames=0-60"_s << u"0 to 59"_s;
    QTest::newRow("begins beyond") << u"trim:frames=60-last"_s << u"0 to 59"_s;
    QTest::newRow("huge frame") << u"trim:frames=0-99999999999"_s << u"frames"_s;
    QTest::newRow("joint") << u"smooth:joints=J3x"_s << u"j3"_s;
    QTest::newRow("second joint") << u"smooth:joints=j1+nobody"_s << u"nobody"_s;
    QTest::newRow("empty") << u"smooth:cutoff=\"\""_s << u"cutoff"_s;
    QTest::newRow("nan") << u"smooth:cutoff=nan"_s << u"nan"_s;
}

void OperationCallTest::wrongCallsNameTheAllowedValues()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const AppliedOperation applied = limber::apply(text.toStdString(), makeRandomClip());
    QCOMPARE(int(applied.outcome), int(AppliedOperation::Outcome::WrongCall));
    const QString problem = QString::fromStdString(applied.problem.text());
    QVERIFY2(problem.contains(says), qPrintable(problem));
    QCOMPARE(applied.clip.motion.frameCount(), 0);
}

void OperationCallTest::settingAParameterTwiceReplacesIt()
{
    OperationCall call;
    call.name = "trim";
    call.set("frames", "1-2");
    call.set("frames", "3-4");
    QCOMPARE(QString::fromStdString(call.text()), u"trim:frames=3-4"_s);
    call.set("frames", {});
    QCOMPARE(QString::fromStdString(call.text()), u"trim"_s);
}

// Their titles are what people see in the window.
void OperationCallTest::operationsAreSuggestedByTheirTitles()
{
    const Clip clip = makeRandomClip({.joints = 3});
    for (const auto &[typed, meant] : {std::pair("lockfeet", "footlock"),
                                       {"lock-feet", "footlock"},
                                       {"LockFeet", "footlock"},
                                       {"lokfeet", "footlock"},
                                       {"setonfloor", "floor"},
                                       {"smoth", "smooth"}}) {
        const std::string problem = limber::apply(typed, clip).problem.text();
        QVERIFY2(problem.ends_with(std::string("did you mean ") + meant + "?"), problem.c_str());
    }
    QVERIFY(limber::apply("zzzzzzzz", clip).problem.text().find("did you mean") == std::string::npos);
}

void OperationCallTest::theJointOfTheOtherSideIsNotSuggested()
{
    Clip clip = makeRandomClip({.joints = 3});
    clip.skeleton.setName(0, "Hips");
    clip.skeleton.setName(1, "arm.R");
    clip.skeleton.setName(2, "hand.L");
    const auto problem = [&](const char *joint) {
        return limber::apply(std::string("smooth:joints=") + joint, clip).problem.text();
    };
    QCOMPARE(problem("arm.L"), std::string("smooth: there is no joint “arm.L”"));
    QCOMPARE(problem("arn.R"), std::string("smooth: there is no joint “arn.R”; did you mean arm.R?"));
    QCOMPARE(problem("hans.L"), std::string("smooth: there is no joint “hans.L”; did you mean hand.L?"));
    QCOMPARE(problem("Hip"), std::string("smooth: there is no joint “Hip”; did you mean Hips?"));
}

void OperationCallTest::jointsMayHavePlusSigns()
{
    Clip clip = makeRandomClip({.frames = 120});
    clip.skeleton.setName(1, "a+b");
    clip.skeleton.setName(2, "a");
    clip.skeleton.setName(3, "all");
    for (const char *names : {"a+b", "a+a+b", "a+b+a", "all", "j4+all"}) {
        const AppliedOperation applied = limber::apply(std::string("smooth:joints=") + names, clip);
        QVERIFY2(applied.isDone(), (names + applied.problem.text()).c_str());
    }
    const AppliedOperation alone = limber::apply("smooth:cutoff=1,joints=all", clip);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const bool isNamed = joint == 3; // a joint with this name
        const Joint &each = clip.skeleton.joint(joint);
        for (int column = each.firstColumn; column < each.firstColumn + each.columnCount() && !isNamed; ++column)
            QCOMPARE(alone.clip.motion.value(60, column), clip.motion.value(60, column));
    }
    QVERIFY(!limber::apply("smooth:joints=b", clip).isDone());
    QVERIFY(!limber::apply("smooth:joints=a+", clip).isDone());
}

void OperationCallTest::aSecondFileThatIsBrokenIsNamed()
{
    for (const Operation &operation : operations()) {
        for (const Parameter &parameter : operation.parameters) {
            if (parameter.kind != Parameter::Kind::Clip && parameter.kind != Parameter::Kind::Clips)
                continue;
            OperationCall call;
            call.name = operation.name;
            call.set(parameter.name, "/nowhere/at all.bvh");
            const AppliedOperation applied = applyOperation(call, makeRandomClip());
            QCOMPARE(int(applied.outcome), int(AppliedOperation::Outcome::UnreadableClip));
            QVERIFY(QString::fromStdString(applied.problem.text()).contains(u"at all.bvh"_s));
        }
    }
}

void OperationCallTest::clipsWithoutFramesHaveNoneToName()
{
    Clip clip = makeRandomClip();
    const Clip other = clip;
    clip.motion.removeFrames(0, clip.motion.frameCount());
    AppliedOperation result = limber::apply("trim:frames=0-1", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::WrongCall);
    QCOMPARE(result.problem.text(), std::string("trim: the clip has no frames"));
    result = limber::apply("concat:with=b,seam=0:0", clip, contextWith(other));
    QCOMPARE(result.outcome, AppliedOperation::Outcome::WrongCall);
    QCOMPARE(result.problem.text(), std::string("concat: the clip has no frames"));
}

void OperationCallTest::framesAreReadAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("all") << u"all"_s << true << 0 << -1;
    QTest::newRow("one") << u"7"_s << true << 7 << 7;
    QTest::newRow("the same twice") << u"7-7"_s << true << 7 << 7;
    QTest::newRow("several") << u"7-9"_s << true << 7 << 9;
    QTest::newRow("the last") << u"last"_s << true << -1 << -1;
    QTest::newRow("to the last") << u"7-last"_s << true << 7 << -1;
    QTest::newRow("the last to the last") << u"last-last"_s << true << -1 << -1;
    QTest::newRow("backwards") << u"9-7"_s << false << 0 << 0;
    QTest::newRow("from the last") << u"last-7"_s << false << 0 << 0;
    QTest::newRow("open") << u"7-"_s << false << 0 << 0;
    QTest::newRow("nothing") << QString() << false << 0 << 0;
}

void OperationCallTest::framesAreReadAsTheyAreWritten()
{
    QFETCH(QString, text);
    QFETCH(bool, isRead);
    QFETCH(int, first);
    QFETCH(int, last);
    const std::optional<FramesText> frames = parseFrames(text.toStdString());
    QCOMPARE(frames.has_value(), isRead);
    QCOMPARE(frames.value_or(FramesText{0, 0}).first, first);
    QCOMPARE(frames.value_or(FramesText{0, 0}).last, last);
}

QTEST_GUILESS_MAIN(OperationCallTest)

} // namespace tst_operationcall

#include "tst_operationcall.moc"
