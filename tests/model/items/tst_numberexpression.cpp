#include "items/numberexpression.h"

#include <QTest>

namespace tst_numberexpression {

using namespace limber;

class NumberExpressionTest : public QObject
{
    Q_OBJECT

private slots:
    void calculates_data();
    void calculates();
    void refusesInvalidExpressions_data();
    void refusesInvalidExpressions();
};

void NumberExpressionTest::calculates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    const auto add = [](const char *text, double value) { QTest::newRow(text) << QString::fromUtf8(text) << value; };
    // The current value is 10.
    add("90", 90);
    add("0.25 s", 0.25);
    add("-7.5", -7.5);
    add("1.5*2", 3);
    add("2+3*4", 14);
    add("(2+3)*4", 20);
    add("-(3+4)/2", -3.5);
    add("+=5", 15);
    add("-=5", 5);
    add("*=3", 30);
    add("*2", 20);
    add("/=4", 2.5);
    add("/2", 5);
    add("+= 2*3", 16);
    add("45°", 45);
    add("1,5", 1.5);
    add("1e-3", 0.001);
    add(" 5 ", 5);
    add("−5", -5); // the typographic minus sign
    add("--5", 5);
    add(".5", 0.5);
}

void NumberExpressionTest::calculates()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    const auto result = evaluateExpression(text, 10.0);
    QVERIFY(result.has_value());
    QCOMPARE(*result, value);
}

void NumberExpressionTest::refusesInvalidExpressions_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "  ", "abc", "1+", "(1", "1)", "1 2", "/0", "1/0", "0/0", "+=", "*", "1e999", "nan", "inf", "2**3", "="})
        QTest::newRow(*text != '\0' ? text : "nothing") << QString::fromUtf8(text);
    QTest::newRow("brackets without end") << QString(100000, QLatin1Char('('));
}

void NumberExpressionTest::refusesInvalidExpressions()
{
    QFETCH(QString, text);
    QVERIFY(!evaluateExpression(text, 10.0).has_value());
}

QTEST_APPLESS_MAIN(NumberExpressionTest)

} // namespace tst_numberexpression

#include "tst_numberexpression.moc"
