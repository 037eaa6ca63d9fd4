#include "body/vocabulary.h"
#include "bvh/write/bvhwriter.h"
#include "finishing/finishedretarget.h"
#include "operations/applyoperation.h"
#include "support/plainbody.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace tst_finishedretarget {

using namespace limber;
using namespace limber::test;

namespace {

// A body on one of its own size; its hand is in its belly for a second.
RetargetInput handInBelly(bool keepApart)
{
    const Clip body = bodyWithHandInBelly();
    RetargetInput input = automaticRetarget(body, body);
    input.settings.keepApart = keepApart;
    return input;
}

RetargetedClip finished(const RetargetInput &input, bool measures = false)
{
    RetargetRun run;
    run.measures = measures;
    return *finishedRetarget(input, Vocabulary::builtIn(), run);
}

bool says(const RetargetNotes &notes, std::string_view words)
{
    return std::ranges::any_of(
        notes, [&](const RetargetNote &note) { return note.text.text().find(words) != std::string::npos; });
}

} // namespace

// What operations do to the result of a retarget.
class FinishedRetargetTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutSuchASettingItIsAPlainRetarget();
    void armsAreBroughtOutAsByTheOperation();
    void theMeasuresAreThoseOfTheFinishedResult();
    void aBodyWithoutArmsKeepsItsResultAndSaysWhy();
    void itCanBeStoppedWhileArmsAreBroughtOut();
};

void FinishedRetargetTest::withoutSuchASettingItIsAPlainRetarget()
{
    const RetargetInput input = handInBelly(false);
    const RetargetedClip result = finished(input);
    QCOMPARE(writeBvh(result.clip), writeBvh(retargetClip(input)->clip));
    QVERIFY(!says(result.notes, "inside"));
}

void FinishedRetargetTest::armsAreBroughtOutAsByTheOperation()
{
    const RetargetInput input = handInBelly(true);
    const Clip plain = retargetClip(input)->clip; // which leaves that to others
    OperationContext context;
    context.upAxis = UpAxisChoice::Y;
    const AppliedOperation apart = apply("keepapart", plain, context);
    QVERIFY(!apart.findings.empty());
    const RetargetedClip result = finished(input);
    QCOMPARE(writeBvh(result.clip), writeBvh(apart.clip));
    QVERIFY(writeBvh(result.clip) != writeBvh(plain));
    QVERIFY(!apart.notes.empty());
    for (const Message &note : apart.notes)
        QVERIFY2(says(result.notes, note.text()), note.text().c_str());
    QVERIFY(!result.notes.back().isWarning);
}

void FinishedRetargetTest::theMeasuresAreThoseOfTheFinishedResult()
{
    const double before = finished(handInBelly(false), true).measures->directions->directionDegrees.maximum;
    const double after = finished(handInBelly(true), true).measures->directions->directionDegrees.maximum;
    QVERIFY2(after > before + 5.0, qPrintable(QString::number(after)));
}

void FinishedRetargetTest::aBodyWithoutArmsKeepsItsResultAndSaysWhy()
{
    const Clip body = makePlainBody({.hasArms = false});
    RetargetInput input = automaticRetarget(body, body);
    const std::string plain = writeBvh(finished(input).clip);
    input.settings.keepApart = true;
    const RetargetedClip result = finished(input);
    QCOMPARE(writeBvh(result.clip), plain);
    QVERIFY(result.notes.back().isWarning);
    QVERIFY2(says(result.notes, "arm"), result.notes.back().text.text().c_str());
}

void FinishedRetargetTest::itCanBeStoppedWhileArmsAreBroughtOut()
{
    RetargetRun run;
    run.measures = false;
    run.progress = Progress([](double done) { return done < 0.7; });
    QVERIFY(!finishedRetarget(handInBelly(true), Vocabulary::builtIn(), run));
}

QTEST_MAIN(FinishedRetargetTest)

} // namespace tst_finishedretarget

#include "tst_finishedretarget.moc"
