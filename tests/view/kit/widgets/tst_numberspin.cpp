#include "widgets/numberspin.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <utility>

namespace tst_numberspin {

using namespace limber;
using namespace Qt::StringLiterals;

// Numbers in forms: their decimals, their decimal sign, and the wheel that scrolls the form.
class NumberSpinTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void decimalsEndWithTheNumber();
    void wholeNumbersHaveNoDecimals();
    void aPointIsTheDecimalSignEverywhere();
    void theWheelNeedsTheFocus();
    void itIsNoWiderThanAUsualNumber();

private:
    // Returns whether the field took the wheel.
    static bool wheel(QWidget &field)
    {
        const QPointF at = field.rect().center();
        QWheelEvent event(at, field.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        event.ignore();
        QApplication::sendEvent(&field, &event);
        return event.isAccepted();
    }
};

void NumberSpinTest::decimalsEndWithTheNumber()
{
    NumberSpin field;
    field.setRange(-1e9, 1e9);
    for (const auto &[value, text] : {std::pair(1.0, u"1"_s), std::pair(0.5, u"0.5"_s), std::pair(-2.25, u"-2.25"_s),
                                      std::pair(1234567.125, u"1234567.125"_s), std::pair(1e-6, u"0.000001"_s)}) {
        field.setValue(value);
        QCOMPARE(field.text(), text);
    }
}

void NumberSpinTest::wholeNumbersHaveNoDecimals()
{
    NumberSpin field;
    field.setRange(0, 100);
    field.setWhole(true);
    field.setValue(7.6);
    QCOMPARE(field.text(), u"8"_s);
    QCOMPARE(field.stepType(), QAbstractSpinBox::DefaultStepType);
    field.setWhole(false);
    field.setValue(7.5);
    QCOMPARE(field.text(), u"7.5"_s);
    QCOMPARE(field.stepType(), QAbstractSpinBox::AdaptiveDecimalStepType);
}

void NumberSpinTest::aPointIsTheDecimalSignEverywhere()
{
    QLocale::setDefault(QLocale(QLocale::German));
    NumberSpin field;
    QLocale::setDefault(QLocale::c());
    field.show();
    field.selectAll();
    QTest::keyClicks(&field, u"2.5"_s);
    QCOMPARE(field.value(), 2.5);
    field.selectAll();
    QTest::keyClicks(&field, u"3,5"_s);
    QCOMPARE(field.value(), 3.5);
    field.setRange(0, 1e6);
    field.setValue(123456.5);
    QVERIFY(!field.findChild<QLineEdit *>()->text().contains(u"123.456"_s)); // no separators of thousands
}

void NumberSpinTest::theWheelNeedsTheFocus()
{
    QWidget form;
    auto *layout = new QVBoxLayout(&form);
    auto *first = new NumberSpin;
    auto *second = new NumberSpin;
    layout->addWidget(first);
    layout->addWidget(second);
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    second->setFocus();
    first->setValue(5.0);
    second->setValue(5.0);
    QVERIFY(!wheel(*first));
    QCOMPARE(first->value(), 5.0);
    QVERIFY(wheel(*second));
    QVERIFY(second->value() > 5.0);
}

void NumberSpinTest::itIsNoWiderThanAUsualNumber()
{
    NumberSpin field;
    field.setRange(-1e12, 1e12);
    QCOMPARE(field.minimumSizeHint().width(), 72);
    QVERIFY(field.minimumSizeHint().height() > 10);
}

QTEST_MAIN(NumberSpinTest)

} // namespace tst_numberspin

#include "tst_numberspin.moc"
