#include "bvh/text/findinglog.h"

#include "messages/readingmessages.h"

#include <QTest>

namespace tst_findinglog {

using namespace limber;

// Findings get the line and the column of their byte, and stay few.
class FindingLogTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreLinesAndColumns_data();
    void positionsAreLinesAndColumns();
    void findingsAreInTheOrderOfTheFile();
    void theFirstErrorIsKeptAndComesLast();
    void someWarningsAreReportedOnce();
    void furtherWarningsAreCounted_data();
    void furtherWarningsAreCounted();
    void laterPiecesAreJoined();
    void warningsOfLaterPiecesAreCountedToo();
};

namespace {

// The places of findings as line:column, with E behind an error.
QString placesOf(const std::vector<Finding> &findings)
{
    QStringList places;
    for (const Finding &finding : findings)
        places << QStringLiteral("%1:%2%3")
                      .arg(finding.line)
                      .arg(finding.column)
                      .arg(finding.severity == Severity::Error ? QStringLiteral("E") : QString());
    return places.join(u' ');
}

void warnAtEach(FindingLog &log, std::initializer_list<std::size_t> positions)
{
    for (const std::size_t position : positions)
        log.warn(FindingKind::GluedBrace, position, messages::gluedBrace());
}

} // namespace

void FindingLogTest::positionsAreLinesAndColumns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("nothing") << QByteArray() << 1 << 1;
    QTest::newRow("one line") << QByteArray("ab") << 1 << 3;
    QTest::newRow("LF") << QByteArray("a\nbc") << 2 << 3;
    QTest::newRow("CR") << QByteArray("a\rbc") << 2 << 3;
    QTest::newRow("CR LF") << QByteArray("a\r\nbc") << 2 << 3;
    QTest::newRow("LF CR") << QByteArray("a\n\rbc") << 3 << 3;
    QTest::newRow("CR at the end") << QByteArray("a\r") << 2 << 1;
    QTest::newRow("characters of several bytes") << QByteArray("\xC3\xA4\xE8\x83\xB8\xF0\x9F\x98\x80") << 1 << 4;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "ab")
                                     << 1 << 3;
    QTest::newRow("that mark in another line") << QByteArray("\n\xEF\xBB\xBF"
                                                             "ab")
                                               << 2 << 4;
}

void FindingLogTest::positionsAreLinesAndColumns()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QCOMPARE(endOfText(text.toStdString()), (TextPosition{line, column}));
    const TextPosition piece = endOfText(text.toStdString(), {7, 5});
    QCOMPARE(piece.line, line + 6);
    if (!text.startsWith("\xEF"))
        QCOMPARE(piece.column, line == 1 ? column + 4 : column);
}

void FindingLogTest::findingsAreInTheOrderOfTheFile()
{
    const std::string text = "one\ntwo\nthree\n";
    FindingLog log(text);
    warnAtEach(log, {9, 2});
    log.warnAt(FindingKind::GluedBrace, {2, 1}, messages::gluedBrace());
    warnAtEach(log, {0, 100});
    QVERIFY(log.ok());
    QCOMPARE(log.errorPosition(), 0U);
    QCOMPARE(log.textPositionOf(5), (TextPosition{2, 2}));
    QCOMPARE(placesOf(log.take()), QStringLiteral("1:1 1:3 2:1 3:2 4:1"));
}

void FindingLogTest::theFirstErrorIsKeptAndComesLast()
{
    const std::string text = "one\ntwo\nthree\n";
    FindingLog log(text);
    log.refuse(FindingKind::UnexpectedWord, 5, messages::gluedBrace());
    QVERIFY(!log.ok());
    QCOMPARE(log.errorPosition(), 5U);
    log.refuse(FindingKind::UnexpectedWord, 1, messages::gluedBrace());
    warnAtEach(log, {9, 2});
    QCOMPARE(log.errorPosition(), 5U);
    QCOMPARE(placesOf(log.take()), QStringLiteral("1:3 3:2 2:2E"));
}

void FindingLogTest::someWarningsAreReportedOnce()
{
    const std::string text = "one\ntwo\nthree\n";
    FindingLog log(text);
    log.warnOnce(FindingKind::ChannelCase, 5, messages::gluedBrace());
    log.warnOnce(FindingKind::ChannelCase, 9, messages::gluedBrace());
    log.warnOnce(FindingKind::GluedBrace, 10, messages::gluedBrace());
    QCOMPARE(placesOf(log.take()), QStringLiteral("2:2 3:3"));
}

void FindingLogTest::furtherWarningsAreCounted_data()
{
    QTest::addColumn<int>("warnings");
    QTest::addColumn<bool>("isRefused");
    QTest::addColumn<int>("findings");
    QTest::newRow("a thousand") << 1000 << false << 1000;
    QTest::newRow("one more") << 1001 << false << 1001;
    QTest::newRow("many more") << 1500 << false << 1001;
    QTest::newRow("a thousand and an error") << 1000 << true << 1001;
    QTest::newRow("many more and an error") << 1500 << true << 1002;
}

void FindingLogTest::furtherWarningsAreCounted()
{
    QFETCH(int, warnings);
    QFETCH(bool, isRefused);
    QFETCH(int, findings);
    const std::string text(2000, '\n');
    FindingLog log(text);
    for (int i = 0; i < warnings; ++i)
        log.warn(FindingKind::GluedBrace, static_cast<std::size_t>(i), messages::gluedBrace());
    if (isRefused)
        log.refuse(FindingKind::UnexpectedWord, 1600, messages::gluedBrace());
    const std::vector<Finding> found = log.take();
    QCOMPARE(static_cast<int>(found.size()), findings);
    QCOMPARE(found.back().severity, isRefused ? Severity::Error : Severity::Warning);
    const std::size_t rest = found.size() - (isRefused ? 2 : 1);
    QCOMPARE(found[rest].kind == FindingKind::MoreWarnings, warnings > 1000);
    if (warnings <= 1000)
        return;
    QCOMPARE(found[rest].message, messages::moreWarnings(static_cast<std::size_t>(warnings - 1000)));
    QCOMPARE(found[rest].line, isRefused ? 1601 : 1000);
    QCOMPARE(found[rest].severity, Severity::Warning);
}

void FindingLogTest::laterPiecesAreJoined()
{
    const std::string first = "one\ntwo";
    const std::string second = " is\nthree";
    FindingLog log(first);
    FindingLog piece(second, endOfText(first));
    warnAtEach(piece, {1, 5});
    piece.warnOnce(FindingKind::ChannelCase, 2, messages::gluedBrace());
    piece.warnOnce(FindingKind::HeaderPunctuation, 6, messages::gluedBrace());
    piece.refuse(FindingKind::UnexpectedWord, 8, messages::gluedBrace());
    warnAtEach(log, {4});
    log.warnOnce(FindingKind::ChannelCase, 0, messages::gluedBrace());
    log.absorb(std::move(piece));
    QVERIFY(!log.ok());
    // The piece has counted the one that had been reported before.
    log.warnOnce(FindingKind::HeaderPunctuation, 0, messages::gluedBrace());
    QCOMPARE(placesOf(log.take()), QStringLiteral("1:1 2:1 2:5 3:2 3:3 3:5E"));
}

void FindingLogTest::warningsOfLaterPiecesAreCountedToo()
{
    const std::string text(1200, '\n');
    FindingLog log(text);
    for (std::size_t i = 0; i < 999; ++i)
        warnAtEach(log, {i});
    FindingLog piece(text, {1201, 1});
    warnAtEach(piece, {0, 1, 2});
    piece.refuse(FindingKind::UnexpectedWord, 3, messages::gluedBrace());
    log.absorb(std::move(piece));
    FindingLog last(text, {2401, 1});
    for (std::size_t i = 0; i < 1100; ++i)
        warnAtEach(last, {i});
    log.absorb(std::move(last));
    const std::vector<Finding> found = log.take();
    // 1000 warnings, how many more there are, and the error.
    QCOMPARE(found.size(), 1002U);
    QCOMPARE(found[999].line, 1201);
    QCOMPARE(found[1000].message, messages::moreWarnings(2 + 1100));
    QCOMPARE(found[1001].line, 1204);
    QCOMPARE(found[1001].severity, Severity::Error);
}

QTEST_APPLESS_MAIN(FindingLogTest)

} // namespace tst_findinglog

#include "tst_findinglog.moc"
