#include "bvh/text/textscanner.h"

#include <QTest>

namespace tst_textscanner {

using namespace limber;

// Words, braces and comment lines of a BVH text.
class TextScannerTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsAndBracesAreTaken_data();
    void wordsAndBracesAreTaken();
    void thereIsNothingAfterTheEnd();
    void keywordsHaveAnyCase();
    void theRestOfALineIsTakenWithoutBlanks_data();
    void theRestOfALineIsTakenWithoutBlanks();
    void whatIsMissingAtTheEndIsReportedAfterTheLastWord();
};

void TextScannerTest::wordsAndBracesAreTaken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words"); // with | between them
    QTest::addColumn<int>("warnings");
    QTest::newRow("nothing") << QByteArray() << QByteArray() << 0;
    QTest::newRow("white space") << QByteArray(" \t\v\f\r\n ") << QByteArray() << 0;
    QTest::newRow("words") << QByteArray("a\tbc\r\n d") << QByteArray("a|bc|d") << 0;
    QTest::newRow("braces apart") << QByteArray("a { b }") << QByteArray("a|{|b|}") << 0;
    QTest::newRow("glued braces") << QByteArray("a{b}") << QByteArray("a|{|b|}") << 3;
    QTest::newRow("braces together") << QByteArray("{}}") << QByteArray("{|}|}") << 0;
    QTest::newRow("comment lines") << QByteArray("# x\na\n // y\n#z\nb") << QByteArray("a|b") << 3;
    QTest::newRow("no comment after a word") << QByteArray("a # b\n/c") << QByteArray("a|#|b|/c") << 0;
    QTest::newRow("a comment at the end") << QByteArray("a\n#") << QByteArray("a") << 1;
}

void TextScannerTest::wordsAndBracesAreTaken()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    QFETCH(int, warnings);
    const std::string bytes = text.toStdString();
    FindingLog log(bytes);
    TextScanner in(bytes, log);
    QByteArrayList found;
    while (in.skipToWord()) {
        const TextSpan next = in.peek();
        const TextSpan taken = in.take();
        QCOMPARE(taken.begin, next.begin);
        QCOMPARE(in.position(), taken.end);
        const std::string_view word = in.at(taken);
        found << QByteArray(word.data(), qsizetype(word.size()));
    }
    QCOMPARE(found.join('|'), words);
    QCOMPARE(int(log.take().size()), warnings);
}

void TextScannerTest::thereIsNothingAfterTheEnd()
{
    const std::string text = "a \n";
    FindingLog log(text);
    TextScanner in(text, log);
    QCOMPARE(in.at(in.take()), std::string_view("a"));
    for (int i = 0; i < 2; ++i) {
        const TextSpan nothing = in.take();
        QVERIFY(nothing.isEmpty());
        QCOMPARE(nothing.begin, text.size());
        QCOMPARE(in.position(), text.size());
    }
    QVERIFY(!in.skipToWord());
    QVERIFY(!in.takeKeyword(""));
    QCOMPARE(in.nameOf(in.peek()).text(), std::string("the end of the file"));
}

void TextScannerTest::keywordsHaveAnyCase()
{
    const std::string text = "ROOT joint JOINTS Z@z[";
    FindingLog log(text);
    TextScanner in(text, log);
    QVERIFY(!in.takeKeyword("JOINT"));
    QVERIFY(in.takeKeyword("ROOT"));
    QVERIFY(in.takeKeyword("JOINT")); // with a warning
    QVERIFY(!in.takeKeyword("JOINT"));
    static_cast<void>(in.take());
    QVERIFY(!in.takeKeyword("Z`Z{")); // only letters have two cases
    QVERIFY(in.takeKeyword("z@Z["));
    const std::vector<Finding> findings = log.take();
    QCOMPARE(findings.size(), 1U);
    QCOMPARE(findings[0].column, 6);
}

void TextScannerTest::theRestOfALineIsTakenWithoutBlanks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<int>("position"); // afterwards
    QTest::addColumn<int>("warnings");
    QTest::newRow("words") << QByteArray("  a b \t\nc") << QByteArray("a b") << 7 << 0;
    QTest::newRow("up to a brace") << QByteArray("a b {c") << QByteArray("a b") << 4 << 0;
    QTest::newRow("up to a glued brace") << QByteArray("a b{c") << QByteArray("a b") << 3 << 1;
    QTest::newRow("nothing") << QByteArray(" \t\r\na") << QByteArray() << 2 << 0;
    QTest::newRow("a brace") << QByteArray(" {") << QByteArray() << 1 << 0;
    QTest::newRow("the end") << QByteArray("a") << QByteArray("a") << 1 << 0;
}

void TextScannerTest::theRestOfALineIsTakenWithoutBlanks()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, rest);
    QFETCH(int, position);
    QFETCH(int, warnings);
    const std::string bytes = text.toStdString();
    FindingLog log(bytes);
    TextScanner in(bytes, log);
    QCOMPARE(in.at(in.takeRestOfLine()), std::string_view(rest.constData(), std::size_t(rest.size())));
    QCOMPARE(int(in.position()), position);
    QCOMPARE(int(log.take().size()), warnings);
}

void TextScannerTest::whatIsMissingAtTheEndIsReportedAfterTheLastWord()
{
    for (const auto &[text, column] : {std::pair("a b \n\n", 4), {"", 1}, {" \t", 1}}) {
        const std::string bytes = text;
        FindingLog log(bytes);
        TextScanner in(bytes, log);
        in.moveTo(bytes.size());
        in.refuseNext(FindingKind::UnexpectedWord, [](const Message &found) { return found; });
        const std::vector<Finding> findings = log.take();
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].line, 1);
        QCOMPARE(findings[0].column, column);
        QCOMPARE(findings[0].message.text(), std::string("the end of the file"));
    }
}

QTEST_APPLESS_MAIN(TextScannerTest)

} // namespace tst_textscanner

#include "tst_textscanner.moc"
