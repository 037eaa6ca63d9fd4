#include "base/finding.h"

// Includes all headers of messages: a name that is defined in two of them would be one symbol with two meanings, and
// does not compile here.
#include "messages/animmessages.h"
#include "messages/filemessages.h"
#include "messages/formatmessages.h"
#include "messages/gltfmessages.h"
#include "messages/jsonmessages.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "messages/posemessages.h"
#include "messages/projectmessages.h"
#include "messages/readingmessages.h"
#include "messages/repairmessages.h"
#include "messages/retargetmessages.h"
#include "messages/scenemessages.h"
#include "messages/skeletonmessages.h"
#include "messages/tablemessages.h"
#include "messages/uploadmessages.h"
#include "messages/videomessages.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_message {

using namespace limber;

namespace {

const QString coreFolder = QStringLiteral(LIMBER_SOURCE_DIR "/model");

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesIn(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    return paths;
}

QString allIn(const QString &folder)
{
    QString all;
    for (const QString &path : sourcesIn(folder))
        all += contentOf(path);
    return all;
}

QStringList namesIn(const QRegularExpression &pattern, const QString &text)
{
    QStringList names;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        names << match.next().captured(1);
    return names;
}

} // namespace

// A sentence of the core reads the same everywhere, and can be translated.
class MessageTest : public QObject
{
    Q_OBJECT

private slots:
    void fillsInItsArguments();
    void fillsInArgumentsOnlyOnce();
    void countsInGoodEnglish();
    void showsNamesAsPrintableDoes_data();
    void showsNamesAsPrintableDoes();
    void noticesNamesInOtherEncodings();
    void equalMessagesCompareEqual();
    void formsAndArgumentsMatch();
    void everySentenceIsMarkedForTranslation();
    void sentencesStandInTheCatalogueOnly();
    void everySentenceIsUsed();
    void everyKindHasACodeOfItsOwn();
};

void MessageTest::fillsInItsArguments()
{
    QCOMPARE(messages::rowLength(9, 2, std::size_t{7}).text(),
             std::string("expected 9 values in the row of frame 2, found 7"));
    QCOMPARE(messages::expectedNumber(messages::quotedWord(nameArgument("x"))).text(),
             std::string("expected a number, found “x”"));
    QCOMPARE(messages::rotationLost(nameArgument("Hips"), numberArgument("2.5")).text(),
             std::string("Hips lacks rotation channels; up to 2.5° are lost."));
    QCOMPARE(messages::jointsNearZero(3).text(),
             std::string("positions of the joints stay near zero (3 % of their OFFSETs)"));
    QVERIFY(Message().isEmpty());
    QVERIFY(Message().text().empty());
}

void MessageTest::fillsInArgumentsOnlyOnce()
{
    QCOMPARE(messages::unclosedJoint(nameArgument("%1 %2 %n"), messages::endOfFile()).text(),
             std::string("expected } of joint “%1 %2 %n”, found the end of the file"));
}

void MessageTest::countsInGoodEnglish()
{
    QCOMPARE(messages::bracesAdded(1).text(), std::string("expected 1 more } before MOTION, found none: added"));
    QCOMPARE(messages::bracesAdded(2).text(), std::string("expected 2 more braces } before MOTION, found none: added"));
    QCOMPARE(messages::frameCountFarOff(0).text(),
             std::string("expected more frames as declared, found 0 rows: the actual number of rows is used"));
    QCOMPARE(messages::rowLength(1, 0, 2).text(), std::string("expected 1 value in the row of frame 0, found 2"));
    QCOMPARE(messages::incompleteRow(1, 0).text(),
             std::string("expected 1 value in the last row, found 0 complete: incomplete row dropped"));
    QCOMPARE(messages::uploadShortRow(1, 0).text(), std::string("expected 1 value in a line, found 0"));
    QCOMPARE(messages::moreWarnings(std::size_t{5'000'000'000}).count(), std::optional(2147483647));
}

void MessageTest::showsNamesAsPrintableDoes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << QByteArray("Hips");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("control") << QByteArray("a\x1b[2J");
    QTest::newRow("foreign") << QByteArray("\x8d\xb6\x98\x72");
    QTest::newRow("long") << QByteArray(100'000, 'x');
    QTest::newRow("long, four bytes each") << QByteArray("😀").repeated(200);
    QTest::newRow("long, cut inside a character") << "ab" + QByteArray("左").repeated(200);
    QTest::newRow("long, foreign at its end") << QByteArray("左").repeated(200) + "\xFF";
    QTest::newRow("long, continuations only") << QByteArray(1000, '\x80');
}

// A long name is shortened, however.
void MessageTest::showsNamesAsPrintableDoes()
{
    QFETCH(QByteArray, bytes);
    const MessageArgument name = nameArgument(bytes.toStdString());
    QVERIFY(name.text.size() < 400);
    QCOMPARE(messages::quotedWord(name).text(), "“" + printable(bytes.toStdString()) + "”");
}

void MessageTest::noticesNamesInOtherEncodings()
{
    QVERIFY(!messages::repeatedName(nameArgument("左腕")).hasForeignName());
    QVERIFY(messages::repeatedName(nameArgument("\x8d\xb6")).hasForeignName());
    QVERIFY(messages::nulInName(messages::quotedWord(nameArgument("\x8d\xb6"))).hasForeignName());
}

void MessageTest::equalMessagesCompareEqual()
{
    const auto found = [](const char *name) { return messages::quotedWord(nameArgument(name)); };
    QCOMPARE(messages::expectedNumber(found("x")), messages::expectedNumber(found("x")));
    QVERIFY(messages::expectedNumber(found("x")) != messages::expectedNumber(found("y")));
    QVERIFY(messages::expectedNumber(found("x")) != messages::expectedDouble(found("x")));
    QVERIFY(messages::bracesAdded(2) != messages::bracesAdded(3));
}

// MessageForm checks this for every sentence when it is compiled.
void MessageTest::formsAndArgumentsMatch()
{
    static_assert(argumentsIn("none") == 0);
    static_assert(argumentsIn("%1, %2 and %1") == 2);
    static_assert(argumentsIn("%2 without the first") == -1);
    static_assert(argumentsIn("3 % of %1") == 1);
    static_assert(hasCount("%n rows") && !hasCount("no rows"));
}

void MessageTest::everySentenceIsMarkedForTranslation()
{
    static const QRegularExpression any(QStringLiteral("MessageForm<\\d> (\\w+)\\{"));
    static const QRegularExpression marked(
        QStringLiteral("MessageForm<\\d> (\\w+)\\{\\s*QT_TRANSLATE_(?:N_)?NOOP\\(\\s*\"limber::Message\","));
    const QString catalogue = allIn(coreFolder + QStringLiteral("/core/foundation/messages"));
    QVERIFY(namesIn(any, catalogue).size() > 100);
    QCOMPARE(namesIn(marked, catalogue), namesIn(any, catalogue));
}

void MessageTest::sentencesStandInTheCatalogueOnly()
{
    static const QRegularExpression made(QStringLiteral("MessageForm<\\d>\\s*\\w*[{(]\\s*(\".*)"));
    for (const QString &path : sourcesIn(coreFolder)) {
        if (!path.contains(QLatin1String("/core/foundation/messages/")))
            QVERIFY2(!made.match(contentOf(path)).hasMatch(), qPrintable(path));
    }
}

void MessageTest::everySentenceIsUsed()
{
    static const QRegularExpression made(QStringLiteral("MessageForm<\\d> (\\w+)\\{"));
    static const QRegularExpression used(QStringLiteral("messages::(\\w+)"));
    const QString app = QStringLiteral(LIMBER_SOURCE_DIR "/app");
    const QStringList names = namesIn(used, allIn(coreFolder)) + namesIn(used, allIn(app));
    const QSet<QString> all(names.begin(), names.end());
    for (const QString &name : namesIn(made, allIn(coreFolder + QStringLiteral("/core/foundation/messages"))))
        QVERIFY2(all.contains(name), qPrintable(name));
}

void MessageTest::everyKindHasACodeOfItsOwn()
{
    QCOMPARE(codeOf(FindingKind::RowLength), std::string_view("row-length"));
    static const QRegularExpression kind(QStringLiteral("^    ([A-Z]\\w+) = (\\d+),"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression capital(QStringLiteral("(?<!^)(?=[A-Z]|16)"));
    const QString header = contentOf(coreFolder + QStringLiteral("/core/foundation/base/finding.h"));
    int count = 0;
    for (auto match = kind.globalMatch(header); match.hasNext(); ++count) {
        const QRegularExpressionMatch found = match.next();
        const QString expected = found.captured(1).replace(capital, QStringLiteral("-")).toLower();
        const auto number = static_cast<FindingKind>(found.captured(2).toInt());
        QCOMPARE(QString::fromStdString(std::string(codeOf(number))), expected);
    }
    QVERIFY(count > 60);
}

QTEST_APPLESS_MAIN(MessageTest)

} // namespace tst_message

#include "tst_message.moc"
