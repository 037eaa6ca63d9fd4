#include "items/messagetext.h"
#include "messages/filemessages.h"
#include "messages/readingmessages.h"
#include "messages/repairmessages.h"
#include "messages/retargetmessages.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <memory>

namespace tst_messagetext {

using namespace limber;

// A translator with some sentences in German, one of them with both plural forms.
class German : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int count) const override
    {
        const QString text = QString::fromUtf8(source);
        if (QByteArray(context) != "limber::Message")
            return {};
        if (text == QLatin1String("expected %n values in the row of frame %1, found %2"))
            return QStringLiteral("in der Zeile von Bild %1 stehen %2 Werte statt %n");
        if (text == QLatin1String("expected a number, found %1"))
            return QStringLiteral("Zahl erwartet, aber %1 gefunden");
        if (text == QLatin1String("the end of the file"))
            return QStringLiteral("das Ende der Datei");
        if (text.startsWith(QLatin1String("Position channels replace the OFFSET of %n joints")))
            return count == 1 ? QStringLiteral("%n Gelenk bleibt.") : QStringLiteral("%n Gelenke bleiben.");
        return {};
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

namespace {

const std::string leftArm = "\x8d\xb6\x98\x72"; // 左腕 in Shift-JIS

} // namespace

// The window shows the findings of the core in its own language.
class MessageTextTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { m_german.reset(); }
    void isTheEnglishWithoutATranslation();
    void translatesTheSentenceAndItsClauses();
    void usesThePluralFormsOfTheLanguage();
    void doesNotTranslateTheArguments();
    void readsNamesInTheEncodingThatIsChosen();
    void writesAFindingAsASentence();
    void saysOnceThatAFileCouldNotBeRead();

private:
    void speakGerman()
    {
        m_german = std::make_unique<German>();
        QVERIFY(QCoreApplication::installTranslator(m_german.get()));
    }

    std::unique_ptr<German> m_german;
};

void MessageTextTest::isTheEnglishWithoutATranslation()
{
    for (const Message &message :
         {messages::rowLength(9, 2, 7), messages::expectedNumber(messages::endOfFile()), messages::bracesAdded(1),
          messages::bracesAdded(2), messages::jointWithoutOffset(nameArgument("a"), messages::endOfFile()),
          messages::emptyColumn(1, nameArgument("Hips"), wordArgument("Xposition"), nameArgument("nan"),
                                numberArgument("0.5"), messages::noRotation())})
        QCOMPARE(textOf(message), QString::fromStdString(message.text()));
    QCOMPARE(textOf(Message()), QString());
}

void MessageTextTest::translatesTheSentenceAndItsClauses()
{
    speakGerman();
    QCOMPARE(textOf(messages::rowLength(9, 2, 7)), QStringLiteral("in der Zeile von Bild 2 stehen 7 Werte statt 9"));
    QCOMPARE(textOf(messages::expectedNumber(messages::endOfFile())),
             QStringLiteral("Zahl erwartet, aber das Ende der Datei gefunden"));
    // A sentence without a translation stays English.
    QCOMPARE(textOf(messages::noLegs()), QString::fromStdString(messages::noLegs().text()));
}

void MessageTextTest::usesThePluralFormsOfTheLanguage()
{
    speakGerman();
    QCOMPARE(textOf(messages::deadOffsets(1)), QStringLiteral("1 Gelenk bleibt."));
    QCOMPARE(textOf(messages::deadOffsets(2)), QStringLiteral("2 Gelenke bleiben."));
    QCOMPARE(textOf(messages::bracesAdded(1)), QString::fromStdString(messages::bracesAdded(1).text()));
}

void MessageTextTest::doesNotTranslateTheArguments()
{
    const Message message = messages::unclosedJoint(nameArgument("%2 %n %9"), messages::endOfFile());
    QCOMPARE(textOf(message), QStringLiteral("expected } of joint “%2 %n %9”, found the end of the file"));
}

void MessageTextTest::readsNamesInTheEncodingThatIsChosen()
{
    const Message message = messages::repeatedName(nameArgument(leftArm));
    QCOMPARE(textOf(message), QString::fromStdString(message.text()));
    QVERIFY(textOf(message).contains(QString::fromUtf8("“\\x8D\\xB6\\x98r”")));
    const NameCodec names("Shift_JIS");
    if (names.name() != "Shift_JIS")
        QSKIP("this system does not know the encoding");
    QVERIFY(textOf(message, names).contains(QString::fromUtf8("“左腕”")));
    const Message note = messages::neverStands(nameArgument(leftArm), messages::tooFewFrames());
    QVERIFY(textOf(note, names).startsWith(QString::fromUtf8("左腕 never stands. No contacts")));
    // Names in UTF-8, and bytes that are in no encoding, are shown unchanged.
    QVERIFY(textOf(messages::repeatedName(nameArgument("Hüfte")), names).contains(QString::fromUtf8("“Hüfte”")));
    QVERIFY(textOf(messages::repeatedName(nameArgument("\xFF")), names).contains(QString::fromUtf8("“\\xFF”")));
}

void MessageTextTest::writesAFindingAsASentence()
{
    Finding finding{Severity::Error, 4, 2, messages::expectedNumber(messages::endOfFile()), FindingKind::BadNumber};
    QCOMPARE(textOf(finding, QStringLiteral("%1.bvh")),
             QStringLiteral("%1.bvh could not be read: expected a number, found the end of the file (line 4)"));
    finding.severity = Severity::Warning;
    QCOMPARE(textOf(finding, QStringLiteral("a.bvh")),
             QStringLiteral("a.bvh: expected a number, found the end of the file (line 4)"));
    finding.line = 0;
    QCOMPARE(textOf(finding, QStringLiteral("a.bvh")),
             QStringLiteral("a.bvh: expected a number, found the end of the file"));
    speakGerman();
    QCOMPARE(textOf(finding, QStringLiteral("a.bvh")),
             QStringLiteral("a.bvh: Zahl erwartet, aber das Ende der Datei gefunden"));
}

void MessageTextTest::saysOnceThatAFileCouldNotBeRead()
{
    const Finding missing{Severity::Error, 0, 0, messages::cannotBeOpened(messages::noSuchFile()),
                          FindingKind::BadNumber};
    QCOMPARE(textOf(missing, QStringLiteral("a.bvh")),
             QStringLiteral("a.bvh could not be read: there is no such file or folder"));
}

QTEST_GUILESS_MAIN(MessageTextTest)

} // namespace tst_messagetext

#include "tst_messagetext.moc"
