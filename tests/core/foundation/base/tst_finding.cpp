#include "base/finding.h"
#include "messages/readingmessages.h"

#include <QTest>

namespace tst_finding {

using namespace limber;

// Text from a file can be shown anywhere without any effect.
class FindingTest : public QObject
{
    Q_OBJECT

private slots:
    void escapesControlCharactersAndForeignBytes();
    void cutsLongTexts();
    void keepsReadableText();
    void distinguishesUtf8FromOtherBytes();
    void namesFileLineAndColumn();
    void aFileAsAWholeHasNoPosition();
};

void FindingTest::escapesControlCharactersAndForeignBytes()
{
    QCOMPARE(printable("a\x1b[2Jb"), std::string("a\\x1B[2Jb"));
    QCOMPARE(printable(std::string_view("\0x", 2)), std::string("\\x00x"));
    QCOMPARE(printable("\x8d\xb6"), std::string("\\x8D\\xB6"));
    QCOMPARE(printable("\x7f"), std::string("\\x7F"));
    // A part of another encoding that happens to be valid UTF-8.
    QCOMPARE(printable("\x8f\xe6\xba\x96"), std::string("\\x8F\\xE6\\xBA\\x96"));
    // Marks that would reverse the direction of the text around them, and characters that end a line.
    QCOMPARE(printable("a\u202Eb"), std::string("a\\xE2\\x80\\xAEb"));
    for (const char *mark : {"\u2028", "\u2029", "\u202A", "\u202E", "\u2066", "\u2067", "\u2069"})
        QVERIFY2(printable(mark).starts_with("\\xE2\\x8"), mark);
}

void FindingTest::cutsLongTexts()
{
    QCOMPARE(printable(std::string(500, 'x'), 80), std::string(80, 'x') + "…");
    QCOMPARE(printable(std::string(80, 'x'), 80), std::string(80, 'x'));
}

void FindingTest::keepsReadableText()
{
    for (const char *text : {"左腕 <b>%s</b>", "Max’s “left” arm – or leg…", "10\u202Fcm ⁄ 2⁴ €"})
        QCOMPARE(printable(text), std::string(text));
}

void FindingTest::distinguishesUtf8FromOtherBytes()
{
    QVERIFY(isUtf8(""));
    QVERIFY(isUtf8("Hüfte 左 😀"));
    QVERIFY(!isUtf8("\x8d\xb6"));
    QVERIFY(!isUtf8("\xc0\x80")); // overlong
    QVERIFY(!isUtf8("\xed\xa0\x80")); // surrogate
    QVERIFY(!isUtf8("\xf4\x90\x80\x80")); // beyond Unicode
    QVERIFY(!isUtf8("abc\xe2\x82")); // cut off
}

void FindingTest::namesFileLineAndColumn()
{
    const Finding finding{Severity::Error, 12, 3, messages::expectedNumber(messages::quotedWord(nameArgument("x"))),
                          FindingKind::BadNumber};
    QCOMPARE(finding.toString("a\nb.bvh"), std::string("a\\x0Ab.bvh:12:3: error: expected a number, found “x”"));
}

void FindingTest::aFileAsAWholeHasNoPosition()
{
    QCOMPARE(positionText(12, 3), std::string(":12:3"));
    QCOMPARE(positionText(12, 0), std::string(":12"));
    QCOMPARE(positionText(0, 0), std::string());
    const Finding finding{Severity::Warning, 0, 0, messages::expectedNumber(messages::quotedWord(nameArgument("x"))),
                          FindingKind::BadNumber};
    QCOMPARE(finding.toString("a.bvh"), std::string("a.bvh: warning: expected a number, found “x”"));
}

QTEST_APPLESS_MAIN(FindingTest)

} // namespace tst_finding

#include "tst_finding.moc"
