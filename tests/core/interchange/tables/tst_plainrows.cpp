#include "bvh/write/bvhwriter.h"
#include "support/walker.h"
#include "tables/plainrows.h"

#include <QTest>

namespace tst_plainrows {

using namespace limber;
using namespace limber::test;

// Rows of numbers without a hierarchy.
class PlainRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void theShapeIsThatOfTheRows_data();
    void theShapeIsThatOfTheRows();
    void rowsAreReadWithASkeleton();
    void otherSkeletonsAreRefused();
};

void PlainRowsTest::theShapeIsThatOfTheRows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("rows"); // 0: no shape
    QTest::addColumn<int>("columns");
    QTest::newRow("rows") << QByteArray("1 2 3\n4 -5.5 6e2\n") << 2 << 3;
    QTest::newRow("no line end") << QByteArray("1\t2") << 1 << 2;
    QTest::newRow("blank lines") << QByteArray("\r\n1 2\r\n\r\n3 4\r\n \r\n") << 2 << 2;
    QTest::newRow("nothing") << QByteArray("") << 0 << 0;
    QTest::newRow("blanks") << QByteArray(" \n\t\n") << 0 << 0;
    QTest::newRow("words") << QByteArray("1 2\n3 four\n") << 0 << 0;
    QTest::newRow("other length") << QByteArray("1 2\n3\n") << 0 << 0;
    QTest::newRow("commas") << QByteArray("1,2\n3,4\n") << 0 << 0;
    QTest::newRow("not finite") << QByteArray("1 nan\n") << 0 << 0;
    QTest::newRow("too large") << QByteArray("1 1e999\n") << 0 << 0;
    QTest::newRow("nul") << QByteArray("1 2\0\n", 5) << 0 << 0;
    QTest::newRow("a BVH file") << QByteArray("HIERARCHY\n1 2\n") << 0 << 0;
}

void PlainRowsTest::theShapeIsThatOfTheRows()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const auto shape = shapeOfRows(text.toStdString());
    QCOMPARE(shape.has_value(), rows > 0);
    if (shape) {
        QCOMPARE(shape->rows, rows);
        QCOMPARE(shape->columns, columns);
    }
}

void PlainRowsTest::rowsAreReadWithASkeleton()
{
    const Clip clip = makeWalker({.frames = 20}).clip;
    const std::string text = writeBvh(clip);
    const std::string rows = text.substr(text.find('\n', text.find("Frame Time")) + 1);
    Clip other = clip;
    other.motion.removeFrames(3, 17);
    const Reading<Clip> read = readPlainRows(rows, other);
    QVERIFY(read.value.has_value());
    QCOMPARE(read.value->motion.frameCount(), 20);
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        QVERIFY(std::abs(read.value->motion.value(15, column) - clip.motion.value(15, column)) < 1e-6);
}

void PlainRowsTest::otherSkeletonsAreRefused()
{
    const Clip clip = makeWalker({.frames = 3}).clip;
    const Reading<Clip> read = readPlainRows("1 2 3\n4 5 6\n", clip);
    QVERIFY(!read.value && read.error() != nullptr);
    const std::string why = read.error()->message.text();
    QVERIFY(why.find("found 3") != std::string::npos);
    QVERIFY(why.find("has channels (" + std::to_string(clip.motion.columnCount()) + ")") != std::string::npos);
    QVERIFY(!readPlainRows("", clip).value);
}

QTEST_GUILESS_MAIN(PlainRowsTest)

} // namespace tst_plainrows

#include "tst_plainrows.moc"
