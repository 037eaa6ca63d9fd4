#include "cleanup/operationform.h"
#include "figures.h"
#include "operations/operation.h"
#include "session/session.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_operationform {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

using Kind = Parameter::Kind;

Operation operationOf(std::vector<Parameter> parameters)
{
    Operation operation;
    operation.name = "shake";
    operation.parameters = std::move(parameters);
    return operation;
}

// Settings with units, words and one that depends on another.
const Operation shake = operationOf({
    {.name = "window",
     .title = "Window",
     .help = "W.",
     .kind = Kind::WholeNumber,
     .unit = Unit::Frames,
     .standard = "10",
     .least = 1,
     .most = 99},
    {.name = "duration", .title = "Duration", .help = "D.", .unit = Unit::Seconds, .standard = "0.5", .most = 10},
    {.name = "type",
     .title = "Type",
     .help = "T.",
     .kind = Kind::Word,
     .standard = "soft",
     .words = {{"soft", "Soft"}, {"hard", "Hard"}}},
    {.name = "force",
     .title = "Force",
     .help = "F.",
     .standard = "1",
     .most = 5,
     .dependsOn = "type",
     .dependsOnWords = {"hard"}},
    {.name = "seed",
     .title = "Seed",
     .help = "S.",
     .standard = "2",
     .most = 9,
     .dependsOn = "force",
     .dependsOnWords = {"3"}},
});

} // namespace

// The rows of an operation's settings.
class OperationFormTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void itStartsWithTheStandardValues();
    void aNumberThatMustBeGivenBeginsAsSuggested();
    void onlyOtherValuesAreWritten();
    void framesHaveATimeAndTimesHaveFrames();
    void settingsWithoutEffectAreHidden();
    void aChangedValueCanBeReset();
    void aCallIsShown();
    void settingACallStartsFromTheStandardValues();
    void aValueIsSetAsIfTyped();
    void aHiddenParameterHasNoRow();
    void longWordsStandBelowTheirLabel();
    void clearRemovesTheRows();

private:
    [[nodiscard]] QWidget &field(const char *name) const
    {
        return *m_form->findChild<QWidget *>(u"parameter."_s + QLatin1StringView(name));
    }
    [[nodiscard]] QLabel *label(const QString &text) const
    {
        for (QLabel *each : m_form->findChildren<QLabel *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QToolButton &resetOf(const QString &title) const
    {
        QToolButton *found = nullptr;
        for (QToolButton *each : m_form->findChildren<QToolButton *>())
            found = each->accessibleName() == u"Reset "_s + title ? each : found;
        return *found;
    }
    [[nodiscard]] std::string written() const
    {
        OperationCall call;
        call.name = "shake";
        m_form->writeTo(call);
        return call.text();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<OperationForm> m_form;
};

void OperationFormTest::init()
{
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(50);
    clip.motion.setFrameTimeSeconds(0.04);
    m_session->document().reset(clip);
    m_form = std::make_unique<OperationForm>();
    m_form->show(shake, {m_session.get(), {}});
}

void OperationFormTest::cleanup()
{
    m_form.reset();
    m_session.reset();
}

void OperationFormTest::itStartsWithTheStandardValues()
{
    QVERIFY(m_form->isStandard());
    QCOMPARE(m_form->value("window"), "10");
    QCOMPARE(m_form->value("type"), "soft");
    QCOMPARE(m_form->value("none"), "");
    QCOMPARE(written(), "shake");
}

// The smallest possible value would be shown as a result at once, as if the user wanted that.
void OperationFormTest::aNumberThatMustBeGivenBeginsAsSuggested()
{
    const Operation rate = operationOf({{.name = "fps",
                                         .title = "Rate",
                                         .help = "R.",
                                         .least = 0.1,
                                         .most = 100.0,
                                         .isRequired = true,
                                         .suggested = "30"}});
    m_form->show(rate, {m_session.get(), {}});
    QCOMPARE(m_form->value("fps"), "30");
    QCOMPARE(written(), "shake:fps=30");
    for (const Operation &operation : operations()) {
        for (const Parameter &parameter : operation.parameters) {
            const bool isNumber = parameter.kind == Kind::Number || parameter.kind == Kind::WholeNumber;
            QVERIFY2(!isNumber || !parameter.isRequired || parameter.least <= 0.0 || !parameter.suggested.empty(),
                     parameter.title);
        }
    }
}

void OperationFormTest::onlyOtherValuesAreWritten()
{
    m_form->setValue("window", "11");
    QCOMPARE(written(), "shake:window=11");
    m_form->setValue("force", "4"); // has no effect with the type
    QCOMPARE(written(), "shake:window=11");
    m_form->setValue("type", "hard");
    QCOMPARE(written(), "shake:window=11,type=hard,force=4");
    m_form->setValue("window", "10");
    QCOMPARE(written(), "shake:type=hard,force=4");
    QVERIFY(!m_form->isStandard());
}

void OperationFormTest::framesHaveATimeAndTimesHaveFrames()
{
    QVERIFY(label(u"0.400 s"_s) != nullptr);
    QVERIFY(label(u"13 frame(s)"_s) != nullptr); // 12.5
    m_form->setValue("window", "25");
    m_form->setValue("duration", "2");
    QVERIFY(label(u"1.000 s"_s) != nullptr && !label(u"1.000 s"_s)->isHidden());
    QVERIFY(label(u"50 frame(s)"_s) != nullptr);
    QVERIFY(label(u"0.400 s"_s) == nullptr);
    Clip still = standingFigure(1);
    still.motion.setFrameTimeSeconds(0.0);
    QVERIFY(still.motion.playingFrameTimeSeconds() > 0.0); // so that there is always a time
}

void OperationFormTest::settingsWithoutEffectAreHidden()
{
    QVERIFY(field("force").isHidden() || field("force").parentWidget()->isHidden());
    QVERIFY(label(u"Force"_s)->isHidden());
    m_form->setValue("type", "hard");
    QVERIFY(!label(u"Force"_s)->isHidden());
    QVERIFY(label(u"Seed"_s)->isHidden());
    m_form->setValue("force", "3");
    QVERIFY(!label(u"Seed"_s)->isHidden());
    m_form->setValue("type", "soft"); // what depends on a hidden setting is hidden with it
    QVERIFY(label(u"Force"_s)->isHidden());
    QVERIFY(label(u"Seed"_s)->isHidden());
}

void OperationFormTest::aChangedValueCanBeReset()
{
    QSignalSpy changed(m_form.get(), &OperationForm::changed);
    QVERIFY(resetOf(u"Window"_s).isHidden());
    QCOMPARE(label(u"Window"_s)->property("role").toString(), u"secondary"_s);
    m_form->setValue("window", "12");
    QCOMPARE(changed.count(), 1);
    QVERIFY(!resetOf(u"Window"_s).isHidden());
    QVERIFY(resetOf(u"Duration"_s).isHidden());
    QVERIFY(!label(u"Window"_s)->property("role").isValid());
    resetOf(u"Window"_s).click();
    QCOMPARE(m_form->value("window"), "10");
    QCOMPARE(changed.count(), 2);
    QVERIFY(resetOf(u"Window"_s).isHidden());
    m_form->setValue("force", "2"); // it is hidden, and so is its button
    QVERIFY(resetOf(u"Force"_s).isHidden());
}

void OperationFormTest::aCallIsShown()
{
    OperationCall call;
    call.name = "shake";
    call.set("type", "hard");
    call.set("force", "3");
    m_form->setValue("window", "12");
    m_form->readFrom(call);
    QCOMPARE(written(), "shake:window=12,type=hard,force=3");
    QVERIFY(!label(u"Force"_s)->isHidden());
}

void OperationFormTest::settingACallStartsFromTheStandardValues()
{
    QSignalSpy changed(m_form.get(), &OperationForm::changed);
    OperationCall call;
    call.name = "shake";
    call.set("type", "hard");
    m_form->setValue("window", "12");
    m_form->setTo(call);
    QCOMPARE(written(), "shake:type=hard");
    QCOMPARE(changed.count(), 2);
    m_form->reset();
    QVERIFY(m_form->isStandard());
    QCOMPARE(changed.count(), 3);
}

void OperationFormTest::aValueIsSetAsIfTyped()
{
    QSignalSpy changed(m_form.get(), &OperationForm::changed);
    m_form->setValue("window", "10"); // it is that already
    m_form->setValue("nothing", "10");
    QCOMPARE(changed.count(), 0);
    m_form->setValue("window", "13");
    QCOMPARE(changed.count(), 1);
}

void OperationFormTest::aHiddenParameterHasNoRow()
{
    m_form->hideParameter("type");
    m_form->show(shake, {m_session.get(), {}});
    QVERIFY(m_form->findChild<QWidget *>(u"parameter.type"_s) == nullptr);
    QVERIFY(!label(u"Force"_s)->isHidden()); // what it depends on is shown elsewhere
    QCOMPARE(m_form->value("type"), "");
}

void OperationFormTest::longWordsStandBelowTheirLabel()
{
    const Operation wide = operationOf({
        {.name = "short", .title = "Short", .help = "S.", .kind = Kind::Word, .standard = "a", .words = {{"a", "A"}}},
        {.name = "long",
         .title = "Long",
         .help = "L.",
         .kind = Kind::Word,
         .standard = "a",
         .words = {{"a", "A"}, {"b", "As long as a word can be in any language of the world"}}},
        {.name = "joint",
         .title = "Joint",
         .help = "J.",
         .kind = Kind::Joint,
         .standard = "b",
         .words = {{"b", "As long as a word can be in any language of the world"}}},
    });
    m_form->show(wide, {m_session.get(), {}});
    const auto &grid = *qobject_cast<QGridLayout *>(m_form->layout());
    const auto rowOf = [&grid](const QWidget *widget) {
        int row = -1;
        int column = 0;
        int rows = 0;
        int columns = 0;
        grid.getItemPosition(grid.indexOf(widget), &row, &column, &rows, &columns);
        return row;
    };
    const auto below = [&](const char *name, const QString &title) {
        return rowOf(field(name).parentWidget()) - rowOf(label(title));
    };
    QCOMPARE(below("short", u"Short"_s), 0);
    QCOMPARE(below("long", u"Long"_s), 1);
    QCOMPARE(below("joint", u"Joint"_s), 0); // names are shortened instead
    m_form->show(shake, {m_session.get(), {}});
}

void OperationFormTest::clearRemovesTheRows()
{
    m_form->clear();
    QVERIFY(m_form->findChildren<QLabel *>().isEmpty());
    QVERIFY(m_form->findChildren<QToolButton *>().isEmpty());
    QVERIFY(m_form->isStandard());
}

QTEST_MAIN(OperationFormTest)

} // namespace tst_operationform

#include "tst_operationform.moc"
