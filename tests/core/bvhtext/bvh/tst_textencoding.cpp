#include "bvh/text/textencoding.h"

#include <QTest>

namespace tst_textencoding {

using namespace limber;

// Text in UTF-16 and in UTF-8.
class TextEncodingTest : public QObject
{
    Q_OBJECT

private slots:
    void theByteOrderMarkDecides();
    void charactersAreConvertedThereAndBack_data();
    void charactersAreConvertedThereAndBack();
    void brokenUtf16IsRefused_data();
    void brokenUtf16IsRefused();
    void brokenUtf8IsReplaced_data();
    void brokenUtf8IsReplaced();
};

namespace {

std::string unitsOf(const QList<int> &units, TextEncoding encoding)
{
    std::string bytes;
    for (const int unit : units) {
        const auto low = static_cast<char>(unit & 0xFF);
        const auto high = static_cast<char>(unit >> 8);
        bytes += encoding == TextEncoding::Utf16LittleEndian ? low : high;
        bytes += encoding == TextEncoding::Utf16LittleEndian ? high : low;
    }
    return bytes;
}

} // namespace

void TextEncodingTest::theByteOrderMarkDecides()
{
    QCOMPARE(detectEncoding("\xFF\xFEH"), TextEncoding::Utf16LittleEndian);
    QCOMPARE(detectEncoding("\xFE\xFFH"), TextEncoding::Utf16BigEndian);
    QCOMPARE(detectEncoding("\xEF\xBB\xBFH"), TextEncoding::Bytes);
    QCOMPARE(detectEncoding("\xFF"), TextEncoding::Bytes);
    QCOMPARE(detectEncoding(""), TextEncoding::Bytes);
}

void TextEncodingTest::charactersAreConvertedThereAndBack_data()
{
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QList<int>>("utf16");
    QTest::newRow("nothing") << QByteArray() << QList<int>{};
    QTest::newRow("U+0041") << QByteArray("A") << QList<int>{0x41};
    QTest::newRow("U+007F") << QByteArray("\x7F") << QList<int>{0x7F};
    QTest::newRow("U+0080") << QByteArray("\xC2\x80") << QList<int>{0x80};
    QTest::newRow("U+00FC") << QByteArray("\xC3\xBC") << QList<int>{0xFC};
    QTest::newRow("U+07FF") << QByteArray("\xDF\xBF") << QList<int>{0x7FF};
    QTest::newRow("U+0800") << QByteArray("\xE0\xA0\x80") << QList<int>{0x800};
    QTest::newRow("U+80F8") << QByteArray("\xE8\x83\xB8") << QList<int>{0x80F8};
    QTest::newRow("U+D7FF") << QByteArray("\xED\x9F\xBF") << QList<int>{0xD7FF};
    QTest::newRow("U+E000") << QByteArray("\xEE\x80\x80") << QList<int>{0xE000};
    QTest::newRow("U+FFFF") << QByteArray("\xEF\xBF\xBF") << QList<int>{0xFFFF};
    QTest::newRow("U+10000") << QByteArray("\xF0\x90\x80\x80") << QList<int>{0xD800, 0xDC00};
    QTest::newRow("U+1F600") << QByteArray("\xF0\x9F\x98\x80") << QList<int>{0xD83D, 0xDE00};
    QTest::newRow("U+10FFFF") << QByteArray("\xF4\x8F\xBF\xBF") << QList<int>{0xDBFF, 0xDFFF};
    QTest::newRow("several") << QByteArray("a\xC3\xBC\xF0\x9F\x98\x80z")
                             << QList<int>{0x61, 0xFC, 0xD83D, 0xDE00, 0x7A};
}

void TextEncodingTest::charactersAreConvertedThereAndBack()
{
    QFETCH(QByteArray, utf8);
    QFETCH(QList<int>, utf16);
    for (const TextEncoding encoding : {TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian}) {
        const std::string bytes = unitsOf(utf16, encoding);
        QCOMPARE(utf8FromUtf16(bytes, encoding), utf8.toStdString());
        QCOMPARE(utf16FromUtf8(utf8.toStdString(), encoding), bytes);
    }
}

void TextEncodingTest::brokenUtf16IsRefused_data()
{
    QTest::addColumn<QList<int>>("units");
    QTest::newRow("a high half alone") << QList<int>{0x41, 0xD800};
    QTest::newRow("the last high half alone") << QList<int>{0xDBFF};
    QTest::newRow("a low half first") << QList<int>{0xDC00, 0x41};
    QTest::newRow("the last low half first") << QList<int>{0xDFFF, 0x41};
    QTest::newRow("a letter after a high half") << QList<int>{0xD800, 0x41};
    QTest::newRow("two high halves") << QList<int>{0xD800, 0xDBFF};
    QTest::newRow("a private character after a high half") << QList<int>{0xD800, 0xE000};
}

void TextEncodingTest::brokenUtf16IsRefused()
{
    QFETCH(QList<int>, units);
    for (const TextEncoding encoding : {TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian}) {
        QCOMPARE(utf8FromUtf16(unitsOf(units, encoding), encoding), std::nullopt);
        QCOMPARE(utf8FromUtf16(unitsOf({0x41}, encoding) + "B", encoding), std::nullopt); // an odd byte
    }
}

void TextEncodingTest::brokenUtf8IsReplaced_data()
{
    QTest::addColumn<QByteArray>("utf8");
    QTest::addColumn<QList<int>>("utf16");
    QTest::newRow("a byte that continues nothing") << QByteArray("\x80z") << QList<int>{0xFFFD, 0x7A};
    QTest::newRow("the last such byte") << QByteArray("\xBFz") << QList<int>{0xFFFD, 0x7A};
    QTest::newRow("too long") << QByteArray("\xC1\xBFz") << QList<int>{0xFFFD, 0xFFFD, 0x7A};
    QTest::newRow("one byte of two") << QByteArray("z\xC3") << QList<int>{0x7A, 0xFFFD};
    QTest::newRow("two bytes of three") << QByteArray("z\xE8\x83") << QList<int>{0x7A, 0xFFFD, 0xFFFD};
    QTest::newRow("three bytes of four") << QByteArray("\xF0\x9F\x98") << QList<int>{0xFFFD, 0xFFFD, 0xFFFD};
}

void TextEncodingTest::brokenUtf8IsReplaced()
{
    QFETCH(QByteArray, utf8);
    QFETCH(QList<int>, utf16);
    for (const TextEncoding encoding : {TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian})
        QCOMPARE(utf16FromUtf8(utf8.toStdString(), encoding), unitsOf(utf16, encoding));
}

QTEST_APPLESS_MAIN(TextEncodingTest)

} // namespace tst_textencoding

#include "tst_textencoding.moc"
