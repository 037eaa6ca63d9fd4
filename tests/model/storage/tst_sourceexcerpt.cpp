#include "support/textfiles.h"
#include "work/excerptloader.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_sourceexcerpt {

using namespace limber;
using namespace limber::test;

// The lines of a file around a position: the right ones, only a few, and no harmful characters.
class SourceExcerptTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheLineAndTheColumn_data();
    void findsTheLineAndTheColumn();
    void keepsSomeLinesAroundThePosition();
    void cutsLongLinesAroundTheColumn();
    void neutralisesHarmfulCharacters();
    void readsUtf16();
    void reportsAMissingFileOrLine();
    void findsALineAtTheEndOfALargeFile();
    void deliversOnlyTheLastRequest();

private:
    [[nodiscard]] SourceExcerpt read(const QByteArray &bytes, int line, int column)
    {
        return readSourceExcerpt(m_folder.write(QStringLiteral("a.bvh"), bytes), line, column, m_never);
    }

    FileFolder m_folder;
    const std::function<bool()> m_never = [] { return false; };
};

void SourceExcerptTest::findsTheLineAndTheColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("rest"); // the text from the marked column on
    QTest::newRow("line feeds") << QByteArray("one\ntwo\nthree\n") << 2 << 2 << QStringLiteral("wo");
    QTest::newRow("carriage returns") << QByteArray("one\rtwo\rthree") << 3 << 1 << QStringLiteral("three");
    QTest::newRow("pairs") << QByteArray("one\r\ntwo\r\n\r\nfour") << 4 << 4 << QStringLiteral("r");
    QTest::newRow("all kinds") << QByteArray("one\n\rtwo\r\n") << 3 << 1 << QStringLiteral("two");
    QTest::newRow("after the line") << QByteArray("one\ntwo") << 2 << 4 << QString();
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFone two") << 1 << 5 << QStringLiteral("two");
    QTest::newRow("characters") << QByteArray("\xC3\xA4\xE5\xB7\xA6x\n") << 1 << 3 << QStringLiteral("x");
    QTest::newRow("odd bytes") << QByteArray("\x8D\xE0x y") << 1 << 4 << QStringLiteral("y");
    QTest::newRow("odd bytes at the place") << QByteArray("ROOT \x8D\x8Dx") << 1 << 6 << QString::fromUtf8("��x");
}

void SourceExcerptTest::findsTheLineAndTheColumn()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, rest);
    const SourceExcerpt excerpt = read(text, line, column);
    QCOMPARE(excerpt.problem, QString());
    QCOMPARE(excerpt.firstLine, 1);
    QCOMPARE(excerpt.markedLine, line - 1);
    QCOMPARE(excerpt.lines.at(excerpt.markedLine).mid(excerpt.markedPosition), rest);
}

void SourceExcerptTest::keepsSomeLinesAroundThePosition()
{
    QByteArray text;
    for (int line = 1; line <= 10000; ++line)
        text += "line " + QByteArray::number(line) + "\n";
    const SourceExcerpt excerpt = read(text, 5000, 6);
    QVERIFY(excerpt.lines.size() > 100 && excerpt.lines.size() < 1000);
    QCOMPARE(excerpt.lines.at(excerpt.markedLine), QStringLiteral("line 5000"));
    QCOMPARE(excerpt.firstLine + excerpt.markedLine, 5000);
    QCOMPARE(excerpt.lines.first(), QStringLiteral("line %1").arg(excerpt.firstLine));
    const SourceExcerpt last = read(text, 10000, 1);
    QCOMPARE(last.lines.last(), QStringLiteral("line 10000"));
}

void SourceExcerptTest::cutsLongLinesAroundTheColumn()
{
    const QByteArray text = QByteArray(1000000, 'a') + 'X' + QByteArray(1000000, 'b') + '\n' + QByteArray(1000000, 'c');
    const SourceExcerpt excerpt = read(text, 1, 1000001);
    QCOMPARE(excerpt.lines.size(), 2);
    const QString line = excerpt.lines.first();
    QVERIFY(line.size() < 1000);
    QCOMPARE(line.at(excerpt.markedPosition), QLatin1Char('X'));
    QCOMPARE(line.at(0), QChar(0x2026));
    QCOMPARE(line.back(), QChar(0x2026));
    QVERIFY(excerpt.lines.last().size() < 1000);
    QVERIFY(read(QByteArray(3000000, '\x80'), 1, 1).lines.first().size() < 5000);
}

void SourceExcerptTest::neutralisesHarmfulCharacters()
{
    const SourceExcerpt excerpt = read(QByteArray("a\x1B[2J\0b\t\x7F \xE2\x80\xAE"
                                                  "evil\xE2\x80\xA8 \xFF <b>",
                                                  27),
                                       1, 1);
    const QString line = excerpt.lines.first();
    QVERIFY(line.contains(QStringLiteral("<b>")));
    QVERIFY(line.contains(QLatin1Char('\t')));
    for (const QChar c : line) {
        QVERIFY(c == QLatin1Char('\t') || c.isPrint() || c == QChar(QChar::ReplacementCharacter));
        QVERIFY(c.category() != QChar::Other_Format);
    }
}

void SourceExcerptTest::readsUtf16()
{
    QByteArray text("\xFF\xFE");
    for (const char c : QByteArray("one\ntwo\n"))
        text += QByteArray(1, c) + '\0';
    const SourceExcerpt excerpt = read(text, 2, 3);
    QCOMPARE(excerpt.lines.at(1), QStringLiteral("two"));
    QCOMPARE(excerpt.markedPosition, 2);
}

void SourceExcerptTest::reportsAMissingFileOrLine()
{
    QCOMPARE(read("one\ntwo\n", 7, 1).markedLine, -1);
    QVERIFY(!readSourceExcerpt(m_folder.path(QStringLiteral("none")), 1, 1, m_never).problem.isEmpty());
    QVERIFY(!readSourceExcerpt(m_folder.path(QString()), 1, 1, m_never).problem.isEmpty()); // the path is a folder
    QCOMPARE(read(QByteArray(), 1, 1).markedLine, 0);
}

void SourceExcerptTest::findsALineAtTheEndOfALargeFile()
{
    const QByteArray row = QByteArray("0.123456 ").repeated(100) + '\n';
    const QString path = m_folder.write(QStringLiteral("large.bvh"), row.repeated(100000)); // 90 MB
    const SourceExcerpt excerpt = readSourceExcerpt(path, 99999, 1, m_never);
    QCOMPARE(excerpt.firstLine + excerpt.markedLine, 99999);
}

void SourceExcerptTest::deliversOnlyTheLastRequest()
{
    const QString path = m_folder.write(QStringLiteral("a.bvh"), QByteArray("one\ntwo\nthree\n").repeated(100000));
    ExcerptLoader loader;
    QSignalSpy loaded(&loader, &ExcerptLoader::loaded);
    for (int line = 1; line <= 20; ++line)
        loader.load(path, line * 10000, 1);
    QVERIFY(loaded.wait());
    QTest::qWait(100);
    QCOMPARE(loaded.count(), 1);
    const auto excerpt = loaded.first().first().value<SourceExcerpt>();
    QCOMPARE(excerpt.firstLine + excerpt.markedLine, 200000);
    loader.load(path, 1, 1);
    loader.cancel();
    QVERIFY(!loaded.wait(200));
    auto *gone = new ExcerptLoader;
    gone->load(path, 300000, 1);
    delete gone; // the receiver of the answer no longer exists
    QTest::qWait(100);
}

QTEST_GUILESS_MAIN(SourceExcerptTest)

} // namespace tst_sourceexcerpt

#include "tst_sourceexcerpt.moc"
