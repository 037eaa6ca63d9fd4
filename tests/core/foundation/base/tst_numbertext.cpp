#include "base/numbertext.h"

#include <QTest>

namespace tst_numbertext {

using namespace limber;

class NumberTextTest : public QObject
{
    Q_OBJECT

private slots:
    void readsNumbersAsBvhFilesWriteThem();
    void refusesWhatIsNotAFiniteNumber();
    void readsWholeNumbersFromZeroOn();
};

void NumberTextTest::readsNumbersAsBvhFilesWriteThem()
{
    QCOMPARE(numberOfText("0.5"), 0.5);
    QCOMPARE(numberOfText("-2"), -2.0);
    QCOMPARE(numberOfText("+1e3"), 1000.0);
}

void NumberTextTest::refusesWhatIsNotAFiniteNumber()
{
    for (const char *text : {"", "+", "+-1", "++1", "1,5", "1.5m", " 1", "nan", "inf", "1e999", "0x10"})
        QVERIFY2(!numberOfText(text), text);
}

void NumberTextTest::readsWholeNumbersFromZeroOn()
{
    QCOMPARE(wholeNumberOfText("0"), 0);
    QCOMPARE(wholeNumberOfText("25"), 25);
    for (const char *text : {"", "-1", "-0", "+1", "1.0", "2x", "99999999999"})
        QVERIFY2(!wholeNumberOfText(text), text);
}

QTEST_GUILESS_MAIN(NumberTextTest)

} // namespace tst_numbertext

#include "tst_numbertext.moc"
