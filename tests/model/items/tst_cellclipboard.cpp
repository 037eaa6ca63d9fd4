#include "items/cellclipboard.h"

#include <QTest>

namespace tst_cellclipboard {

using namespace limber;

class CellClipboardTest : public QObject
{
    Q_OBJECT

private slots:
    void copiesExactly();
    void readsWhatSpreadsheetsGive_data();
    void readsWhatSpreadsheetsGive();
    void reportsWhatItCannotRead_data();
    void reportsWhatItCannotRead();
};

void CellClipboardTest::copiesExactly()
{
    const std::vector<double> values{0.1, -2.5, 1.0 / 3.0, 1e-7};
    const QString text = textOfCells(values, 2);
    QCOMPARE(text, QStringLiteral("0.1\t-2.5\n0.3333333333333333\t0.0000001\n"));
    QString error;
    const auto grid = cellsOfText(text, error);
    QVERIFY(grid);
    QCOMPARE(grid->values, values);
}

void CellClipboardTest::readsWhatSpreadsheetsGive_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("second");
    QTest::newRow("tabs") << QStringLiteral("1\t2.5\n3\t4\n") << 2 << 2 << 2.5;
    QTest::newRow("Windows lines") << QStringLiteral("1\t2.5\r\n3\t4\r\n\r\n") << 2 << 2 << 2.5;
    QTest::newRow("decimal commas") << QStringLiteral("1,0\t2,5\n3,1\t4,2") << 2 << 2 << 2.5;
    QTest::newRow("semicolons") << QStringLiteral("1;2.5") << 1 << 2 << 2.5;
    QTest::newRow("commas") << QStringLiteral("1.0,2.5,3.5") << 1 << 3 << 2.5;
    QTest::newRow("blanks") << QStringLiteral("  1   2.5 ") << 1 << 2 << 2.5;
    QTest::newRow("quotes") << QStringLiteral("\"1\"\t\"2,5\"") << 1 << 2 << 2.5;
    QTest::newRow("a column") << QStringLiteral("1\n2.5\n3") << 3 << 1 << 2.5;
}

void CellClipboardTest::readsWhatSpreadsheetsGive()
{
    QFETCH(QString, text);
    QString error;
    const auto grid = cellsOfText(text, error);
    QVERIFY2(grid, qPrintable(error));
    QTEST(grid->rowCount, "rows");
    QTEST(grid->columnCount, "columns");
    QTEST(grid->values.at(1), "second");
}

void CellClipboardTest::reportsWhatItCannotRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << QStringLiteral("Hips\tChest");
    QTest::newRow("rows of two lengths") << QStringLiteral("1\t2\n3\n");
    QTest::newRow("an empty cell") << QStringLiteral("1\t\t3");
    QTest::newRow("not a number") << QStringLiteral("nan\tinf");
}

void CellClipboardTest::reportsWhatItCannotRead()
{
    QFETCH(QString, text);
    QString error;
    QVERIFY(!cellsOfText(text, error));
    QVERIFY(!error.isEmpty());
}

QTEST_GUILESS_MAIN(CellClipboardTest)

} // namespace tst_cellclipboard

#include "tst_cellclipboard.moc"
