#include "messages/retargetmessages.h"
#include "retargeting/proportions/offsetoutcome.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

namespace tst_offsetoutcome {

using namespace limber;

namespace {

// A translator that turns the letters of the core's sentences into capitals, except for the arguments that are filled
// in.
class Shouting : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context) == "limber::Message"
                   ? QString::fromUtf8(source).toUpper().replace(QLatin1String("%N"), QLatin1String("%n"))
                   : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

// Notes of the core are shown in the language of the window, with names in the encoding of the file.
class OffsetOutcomeTest : public QObject
{
    Q_OBJECT

private slots:
    void isInTheLanguageOfTheWindow();
    void readsNamesInTheEncodingOfTheFile();
    void listsTheFirstLegsThatAreTooShort_data();
    void listsTheFirstLegsThatAreTooShort();
};

void OffsetOutcomeTest::isInTheLanguageOfTheWindow()
{
    OffsetsResult changed;
    changed.notes = {messages::deadOffsets(2), messages::neverStands(nameArgument("foot"), messages::noFrameTime())};
    Shouting shouting;
    QVERIFY(QCoreApplication::installTranslator(&shouting));
    QCOMPARE(offsetOutcome(changed, OffsetMotion::KeepChannels, {}),
             QStringLiteral("POSITION CHANNELS REPLACE THE OFFSET OF 2 JOINTS, WHICH STAY WHERE THEY WERE.\n"
                            "foot NEVER STANDS. NO CONTACTS: SPEEDS NEED A FRAME TIME."));
}

void OffsetOutcomeTest::readsNamesInTheEncodingOfTheFile()
{
    const NameCodec names("Shift_JIS");
    if (names.name() != "Shift_JIS")
        QSKIP("this system does not know the encoding");
    OffsetsResult changed;
    changed.notes = {messages::neverStands(nameArgument("\x8d\xb6\x98\x72"), messages::noFrameTime())};
    QCOMPARE(offsetOutcome(changed, OffsetMotion::KeepChannels, names),
             QString::fromUtf8("左腕 never stands. No contacts: speeds need a frame time."));
}

void OffsetOutcomeTest::listsTheFirstLegsThatAreTooShort_data()
{
    QTest::addColumn<int>("problems");
    QTest::addColumn<int>("listed");
    QTest::addColumn<QString>("more");
    QTest::newRow("none") << 0 << 0 << QString();
    QTest::newRow("one") << 1 << 1 << QString();
    QTest::newRow("as many as are listed") << 6 << 6 << QString();
    QTest::newRow("more than are listed") << 8 << 6 << QStringLiteral("… and 2 more");
}

void OffsetOutcomeTest::listsTheFirstLegsThatAreTooShort()
{
    QFETCH(int, problems);
    QFETCH(int, listed);
    QFETCH(QString, more);
    OffsetsResult changed;
    for (int i = 0; i < problems; ++i)
        changed.problems.push_back({.leg = 0, .frames = {10 * i, 10 * i + 5}, .missing = 1.5});
    const QString text = offsetOutcome(changed, OffsetMotion::KeepFeet, {});
    QCOMPARE(text.count(QStringLiteral("too short")), listed);
    QCOMPARE(text.contains(QStringLiteral("Frames 0–5:")), problems > 0);
    QCOMPARE(text.contains(QStringLiteral("more contact")), !more.isEmpty());
    QVERIFY(text.contains(more));
}

QTEST_GUILESS_MAIN(OffsetOutcomeTest)

} // namespace tst_offsetoutcome

#include "tst_offsetoutcome.moc"
