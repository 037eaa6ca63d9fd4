#include "bvh/text/findinglog.h"

#include <QTest>

namespace tst_textposition {

using namespace limber;

// Lines and columns are counted as text editors count them.
class TextPositionTest : public QObject
{
    Q_OBJECT

private slots:
    void isThePositionAtTheEndOfAText_data();
    void isThePositionAtTheEndOfAText();
    void continuesFromAnEarlierPiece();
};

void TextPositionTest::isThePositionAtTheEndOfAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("nothing") << QByteArray() << 1 << 1;
    QTest::newRow("inside a line") << QByteArray("ab") << 1 << 3;
    QTest::newRow("LF") << QByteArray("\n") << 2 << 1;
    QTest::newRow("CR") << QByteArray("\r") << 2 << 1;
    QTest::newRow("CR LF") << QByteArray("\r\n") << 2 << 1;
    QTest::newRow("LF, CR") << QByteArray("\n\r") << 3 << 1;
    QTest::newRow("CR, CR LF") << QByteArray("\r\r\n") << 3 << 1;
    QTest::newRow("after CR LF") << QByteArray("a\r\nbc") << 2 << 3;
    QTest::newRow("a character of two bytes") << QByteArray("\xC3\xBC") << 1 << 2;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "ab")
                                     << 1 << 3;
}

void TextPositionTest::isThePositionAtTheEndOfAText()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const TextPosition end = endOfText(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QCOMPARE(end.line, line);
    QCOMPARE(end.column, column);
}

void TextPositionTest::continuesFromAnEarlierPiece()
{
    QVERIFY((endOfText("ab", {5, 7}) == TextPosition{5, 9}));
    QVERIFY((endOfText("a\nb", {5, 7}) == TextPosition{6, 2}));
    QVERIFY((endOfText("\r\nb", {5, 7}) == TextPosition{6, 2}));
}

QTEST_APPLESS_MAIN(TextPositionTest)

} // namespace tst_textposition

#include "tst_textposition.moc"
