#include "drawing.h"
#include "widgets/elidedlabel.h"

#include <QTest>

namespace tst_elidedlabel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A label that shrinks shows the beginning of its text, inside its margins.
class ElidedLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void aTextThatFitsIsWhole();
    void aLongTextIsShortenedInsideTheMargins();
    void aShorterWordingIsBetterThanACutOne();
    void itNeedsNoWidth();
    void aLayoutMakesRoomForItsLines();

private:
    static DrawnShape drawn(QWidget &label)
    {
        Drawing drawing(label.size());
        label.render(&drawing, {}, {}, QWidget::RenderFlags());
        return drawing.shapes(DrawnShape::Kind::Text).value(0);
    }
};

void ElidedLabelTest::aTextThatFitsIsWhole()
{
    ElidedLabel label;
    label.setText(u"<b>take"_s);
    label.resize(label.sizeHint());
    QCOMPARE(drawn(label).text, u"<b>take"_s);
}

void ElidedLabelTest::aLongTextIsShortenedInsideTheMargins()
{
    ElidedLabel label;
    label.setText(QString(200, u'x'));
    label.setStyleSheet(u"padding: 2px 20px;"_s);
    label.resize(200, 30);
    const DrawnShape text = drawn(label);
    QVERIFY2(text.text.startsWith(u"xxx") && text.text.endsWith(u"…"), qPrintable(text.text));
    QVERIFY2(text.box.left() >= 20.0 && text.box.right() <= 180.0, qPrintable(written(text.box)));
}

void ElidedLabelTest::aShorterWordingIsBetterThanACutOne()
{
    ElidedLabel label;
    const QString whole = u"mean 7.08°, max 29.57° at LeftToeBase, frame 118"_s;
    const QString some = u"mean 7.08°, max 29.57°"_s;
    label.setTexts(whole, {some, u"7.08°"_s});
    label.resize(label.sizeHint());
    QCOMPARE(drawn(label).text, whole);
    label.resize(label.fontMetrics().horizontalAdvance(whole) - 1, 20);
    QCOMPARE(drawn(label).text, some);
    label.resize(label.fontMetrics().horizontalAdvance(u"7.08°"_s), 20);
    QCOMPARE(drawn(label).text, u"7.08°"_s);
    label.resize(12, 20);
    QVERIFY(drawn(label).text.endsWith(u"…"));
    QCOMPARE(label.text(), whole); // for screen readers
}

void ElidedLabelTest::itNeedsNoWidth()
{
    ElidedLabel label;
    label.setText(QString(200, u'x'));
    QCOMPARE(label.minimumSizeHint().width(), 0);
    QVERIFY(label.minimumSizeHint().height() > 5);
}

void ElidedLabelTest::aLayoutMakesRoomForItsLines()
{
    ElidedLabel label;
    label.setText(u"a character with a very long name that nobody would choose"_s);
    label.setMostLines(2);
    const int wide = label.fontMetrics().horizontalAdvance(label.text()) + 40;
    const int one = label.heightForWidth(wide);
    QVERIFY(one >= label.fontMetrics().height());
    const int two = label.heightForWidth(wide * 2 / 3);
    QVERIFY(two >= 2 * label.fontMetrics().height());
    QCOMPARE(label.heightForWidth(wide / 6), two); // it is shortened
}

QTEST_MAIN(ElidedLabelTest)

} // namespace tst_elidedlabel

#include "tst_elidedlabel.moc"
