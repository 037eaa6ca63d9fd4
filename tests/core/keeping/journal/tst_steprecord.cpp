#include "journal/steprecord.h"

#include <QTest>

#include <functional>
#include <limits>

namespace tst_steprecord {

using namespace limber;

// What a journal says about the steps of a history.
class StepRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordIsReadBack();
    void recordsOfAnotherLengthAreRefused_data();
    void recordsOfAnotherLengthAreRefused();
    void aHistoryHasNoNegativePlace();
};

namespace {

constexpr std::int64_t moment = 1'790'000'000'123;

StepRecord someStep()
{
    return {{7, moment}, "Rotate \xC3\xBC", 42, std::string("\0edit\xFF", 6)};
}

} // namespace

void StepRecordTest::everyRecordIsReadBack()
{
    const StepRecord step = stepFrom(bytesOf(someStep())).value();
    QCOMPARE(step.after, someStep().after);
    QCOMPARE(step.text, someStep().text);
    QCOMPARE(step.gesture, 42);
    QCOMPARE(step.edit, someStep().edit);
    for (const StepMoment &after : {StepMoment{0, 0}, StepMoment{std::numeric_limits<std::int32_t>::max(), -moment}})
        QCOMPARE(momentFrom(bytesOf(after)), after);
    const TextRecord text = textFrom(bytesOf(TextRecord{3, std::uint64_t{1} << 40, ~std::uint64_t{0}})).value();
    QCOMPARE(text.number, 3);
    QCOMPARE(text.size, std::uint64_t{1} << 40);
    QCOMPARE(text.check, ~std::uint64_t{0});
    for (const std::string &encoding : {std::string("Shift_JIS"), std::string()}) {
        const ViewRecord view = viewFrom(bytesOf(ViewRecord{encoding, std::string("{\0}", 3)})).value();
        QCOMPARE(view.encoding, encoding);
        QCOMPARE(view.project, std::string("{\0}", 3));
    }
}

void StepRecordTest::recordsOfAnotherLengthAreRefused_data()
{
    using IsRead = std::function<bool(std::string_view)>;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<IsRead>("isRead");
    const auto row = [](const char *name, const std::string &bytes, const IsRead &isRead) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << isRead;
    };
    row("step", bytesOf(someStep()), [](std::string_view bytes) { return stepFrom(bytes).has_value(); });
    row("moment", bytesOf(someStep().after), [](std::string_view bytes) { return momentFrom(bytes).has_value(); });
    row("text", bytesOf(TextRecord{3, 4, 5}), [](std::string_view bytes) { return textFrom(bytes).has_value(); });
    row("view", bytesOf(ViewRecord{"UTF-8", "{}"}), [](std::string_view bytes) { return viewFrom(bytes).has_value(); });
}

void StepRecordTest::recordsOfAnotherLengthAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const std::function<bool(std::string_view)>, isRead);
    const std::string whole = bytes.toStdString();
    QVERIFY(isRead(whole));
    QVERIFY(!isRead(whole + '\0'));
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY2(!isRead(std::string_view(whole).substr(0, length)), std::to_string(length).c_str());
}

void StepRecordTest::aHistoryHasNoNegativePlace()
{
    QCOMPARE(momentFrom(bytesOf(StepMoment{-1, moment})), std::nullopt);
    StepRecord step = someStep();
    step.after.index = -1;
    QVERIFY(!stepFrom(bytesOf(step)));
    step.after.index = 0;
    QVERIFY(stepFrom(bytesOf(step)));
}

QTEST_APPLESS_MAIN(StepRecordTest)

} // namespace tst_steprecord

#include "tst_steprecord.moc"
