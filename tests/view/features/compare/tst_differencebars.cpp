#include "compare/differencebars.h"
#include "compare/differencetable.h"
#include "drawing.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

namespace tst_differencebars {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The bars behind the numbers of a comparison, in a cell that is 106 pixels wide and 26 high.
class DifferenceBarsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aBarIsAsLongAsItsFraction();
    void withoutADifferenceThereIsNoBar();
    void anglesHaveTheColourOfTheClip();
    void theBarLiesOverASelection();

private:
    [[nodiscard]] QStringList bars(int column, const QVariant &fraction, bool isSelected = false);
    [[nodiscard]] static QColor faint(QColor colour)
    {
        colour.setAlphaF(0.38f);
        return colour;
    }
    // The shapes before and after the text of the cell.
    [[nodiscard]] int placeOfBar() const;

    const Colours m_colours = Colours::lightTheme();
    QStandardItemModel m_model;
    DifferenceBars m_bars;
    QColor m_fill;
    QList<DrawnShape> m_shapes;
};

void DifferenceBarsTest::init()
{
    m_model.clear();
    m_model.setColumnCount(DifferenceTable::ColumnCount);
    m_model.setRowCount(1);
    m_bars.setColours(m_colours);
    m_bars.setPlace(0);
    m_fill = faint(m_colours.clipBeside(0));
}

QStringList DifferenceBarsTest::bars(int column, const QVariant &fraction, bool isSelected)
{
    const QModelIndex index = m_model.index(0, column);
    m_model.setData(index, u"12.5"_s);
    m_model.setData(index, fraction, DifferenceTable::FractionRole);
    QStyleOptionViewItem option;
    option.rect = QRect(10, 20, 106, 26);
    option.state = QStyle::State_Enabled;
    if (isSelected)
        option.state |= QStyle::State_Selected;
    Drawing drawing({200, 100});
    QPainter painter(&drawing);
    m_bars.paint(&painter, option, index);
    painter.end();
    m_shapes = drawing.shapes();
    return drawing.boxes(m_fill);
}

int DifferenceBarsTest::placeOfBar() const
{
    for (int place = 0; place < m_shapes.size(); ++place) {
        if (m_shapes[place].fill == m_fill)
            return place;
    }
    return -1;
}

void DifferenceBarsTest::aBarIsAsLongAsItsFraction()
{
    QCOMPARE(bars(DifferenceTable::LargestDegrees, 1.0), QStringList(u"13,23 100 x 20"_s));
    QCOMPARE(bars(DifferenceTable::LargestDegrees, 0.5), QStringList(u"13,23 50 x 20"_s));
}

void DifferenceBarsTest::withoutADifferenceThereIsNoBar()
{
    QVERIFY(bars(DifferenceTable::LargestDegrees, 0.0).isEmpty());
    QVERIFY(bars(DifferenceTable::LargestDegrees, QVariant()).isEmpty());
    QVERIFY(bars(DifferenceTable::LargestDegrees, 0.0, true).isEmpty());
}

void DifferenceBarsTest::anglesHaveTheColourOfTheClip()
{
    m_bars.setPlace(2);
    m_fill = faint(m_colours.clipBeside(2));
    QCOMPARE(bars(DifferenceTable::MeanDegrees, 1.0).size(), 1);
    QCOMPARE(bars(DifferenceTable::LargestDegrees, 1.0).size(), 1);
    QVERIFY(bars(DifferenceTable::MeanUnits, 1.0).isEmpty());
    m_fill = faint(m_colours.ghost);
    QCOMPARE(bars(DifferenceTable::MeanUnits, 1.0).size(), 1);
    QCOMPARE(bars(DifferenceTable::LargestUnits, 1.0).size(), 1);
    QVERIFY(bars(DifferenceTable::LargestDegrees, 1.0).isEmpty());
}

void DifferenceBarsTest::theBarLiesOverASelection()
{
    QCOMPARE(bars(DifferenceTable::LargestDegrees, 0.5).size(), 1);
    QCOMPARE(placeOfBar(), 0);
    QCOMPARE(bars(DifferenceTable::LargestDegrees, 0.5, true).size(), 1);
    QCOMPARE(placeOfBar(), m_shapes.size() - 1);
}

QTEST_MAIN(DifferenceBarsTest)

} // namespace tst_differencebars

#include "tst_differencebars.moc"
