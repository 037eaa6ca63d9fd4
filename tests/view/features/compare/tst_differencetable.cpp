#include "compare/differencetable.h"
#include "figures.h"
#include "items/jointtreemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <memory>

namespace tst_differencetable {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frames = 20;
constexpr int chestZRotation = 12;

// The rows: all joints and end sites in file order.
enum Row { Hips, LeftLeg, LeftFoot, RightLeg, RightFoot, Chest, Head, RowCount };

} // namespace

// How far a figure of 20 frames is from one whose chest is turned by 30° in frame 5.
class DifferenceTableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void withoutASecondClipThereAreNoRows();
    void eachJointAndEndSiteHasARow();
    void endSitesHaveNoAngles();
    void theWorstFrameIsThatOfTheColumn();
    void unitsHaveFourDigits_data();
    void unitsHaveFourDigits();
    void barsAreFractionsOfTheLargest();
    void withoutDifferencesThereAreNoBars();
    void alikeIsWhatLooksLikeNone();
    void numbersAreForSorting();
    void headsAreExplained();
    void theTextIsATable();
    void jointsThatAreGoneHaveNoRow();

private:
    void compareWith(const Clip &clip, const ComparisonSettings &settings = {});
    [[nodiscard]] QVariant at(int row, int column, int role = Qt::DisplayRole) const
    {
        return m_table->data(m_table->index(row, column), role);
    }

    Clip m_other;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DifferenceTable> m_table;
};

void DifferenceTableTest::init()
{
    m_table.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(frames));
    m_other = standingFigure(frames);
    m_other.motion.setValue(5, chestZRotation, 30.0);
    m_table = std::make_unique<DifferenceTable>();
    m_table->setSession(m_session.get());
}

void DifferenceTableTest::compareWith(const Clip &clip, const ComparisonSettings &settings)
{
    SecondClip &second = m_session->secondClip();
    second.show({u"other.bvh"_s, std::make_shared<const Clip>(clip), decidePositionRules(clip.skeleton, clip.motion)});
    second.setSettings(settings);
    QTRY_VERIFY(second.isMeasured());
    m_table->update();
}

void DifferenceTableTest::withoutASecondClipThereAreNoRows()
{
    const QAbstractItemModelTester tester(m_table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(m_table->rowCount(), 0);
    QCOMPARE(m_table->columnCount(), 6);
    QVERIFY(!m_table->data({}, Qt::DisplayRole).isValid());
    compareWith(m_other);
    QCOMPARE(m_table->rowCount(), int(RowCount));
    m_session->secondClip().clear();
    m_table->update();
    QCOMPARE(m_table->rowCount(), 0);
    compareWith(m_other);
    m_table->setSession(nullptr);
    QCOMPARE(m_table->rowCount(), 0);
}

void DifferenceTableTest::eachJointAndEndSiteHasARow()
{
    compareWith(m_other);
    QCOMPARE(at(Chest, DifferenceTable::Joint).toString(), u"Chest"_s);
    QCOMPARE(at(Head, DifferenceTable::Joint).toString(), m_session->jointTree().displayName(NodeId::endSite(2)));
    QCOMPARE(m_table->nodeOf(Chest), NodeId::joint(chest));
    QCOMPARE(m_table->nodeOf(Head), NodeId::endSite(2));
    QCOMPARE(at(Chest, DifferenceTable::MeanDegrees).toString(), u"1.50"_s);
    QCOMPARE(at(Chest, DifferenceTable::LargestDegrees).toString(), u"30.00"_s);
    QCOMPARE(at(Chest, DifferenceTable::WorstFrame).toString(), u"5"_s);
    QCOMPARE(at(Chest, DifferenceTable::LargestUnits).toString(), u"0.000"_s);
    QCOMPARE(at(Chest, DifferenceTable::Joint, Qt::ToolTipRole).toString(), u"<span>Chest</span>"_s);
    QVERIFY(!at(Chest, DifferenceTable::WorstFrame, Qt::ToolTipRole).isValid());
    QVERIFY(!at(Chest, DifferenceTable::Joint, Qt::TextAlignmentRole).isValid());
    QVERIFY(at(Chest, DifferenceTable::MeanUnits, Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    QVERIFY(!at(Chest, DifferenceTable::Joint, Qt::FontRole).isValid());
    QVERIFY(at(Chest, DifferenceTable::MeanUnits, Qt::FontRole).isValid());
    QCOMPARE(m_table->rowCount(m_table->index(0, 0)), 0);
    QCOMPARE(m_table->columnCount(m_table->index(0, 0)), 0);
}

void DifferenceTableTest::endSitesHaveNoAngles()
{
    compareWith(m_other);
    QCOMPARE(at(Head, DifferenceTable::MeanDegrees).toString(), u"–"_s);
    QCOMPARE(at(Head, DifferenceTable::LargestDegrees).toString(), u"–"_s);
    QCOMPARE(at(Head, DifferenceTable::WorstFrame).toString(), u"5"_s);
    QCOMPARE(at(Head, DifferenceTable::MeanUnits).toString(), u"0.129"_s);
    QCOMPARE(at(Head, DifferenceTable::LargestUnits).toString(), u"2.588"_s); // twice 5 · sin 15°
}

void DifferenceTableTest::theWorstFrameIsThatOfTheColumn()
{
    m_other.motion.setValue(3, hipsXPosition, 4.0);
    compareWith(m_other);
    for (const int column : {DifferenceTable::Joint, DifferenceTable::MeanDegrees, DifferenceTable::LargestDegrees,
                             DifferenceTable::WorstFrame})
        QCOMPARE(m_table->worstFrameOf(Chest, column), 5);
    for (const int column : {DifferenceTable::MeanUnits, DifferenceTable::LargestUnits})
        QCOMPARE(m_table->worstFrameOf(Chest, column), 3);
    for (int column = 0; column < DifferenceTable::ColumnCount; ++column)
        QCOMPARE(m_table->worstFrameOf(Head, column), 3);
    QCOMPARE(at(Chest, DifferenceTable::WorstFrame).toString(), u"5"_s);
    QCOMPARE(at(Head, DifferenceTable::WorstFrame).toString(), u"3"_s);
    ComparisonSettings nothingInCommon;
    nothingInCommon.shift = 1000;
    compareWith(m_other, nothingInCommon);
    QCOMPARE(at(Chest, DifferenceTable::WorstFrame).toString(), QString());
}

void DifferenceTableTest::unitsHaveFourDigits_data()
{
    QTest::addColumn<double>("offset");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0.00";
    QTest::newRow("tiny") << 0.000002 << "0.000002";
    QTest::newRow("below 1") << 0.25 << "0.2500";
    QTest::newRow("1") << 1.0 << "1.000";
    QTest::newRow("tens") << 25.0 << "25.00";
    QTest::newRow("thousands") << 1234.0 << "1234";
    QTest::newRow("millions") << 1234567.0 << "1234567";
}

void DifferenceTableTest::unitsHaveFourDigits()
{
    QFETCH(double, offset);
    ComparisonSettings settings;
    settings.offset = {offset, 0.0, 0.0};
    compareWith(standingFigure(frames), settings);
    QTEST(at(Hips, DifferenceTable::LargestUnits).toString(), "text");
    QTEST(at(Hips, DifferenceTable::MeanUnits).toString(), "text");
}

void DifferenceTableTest::barsAreFractionsOfTheLargest()
{
    m_other.motion.setValue(9, leftLegZRotation, 12.0);
    compareWith(m_other);
    const auto fraction = [this](int row, int column) {
        return at(row, column, DifferenceTable::FractionRole).toDouble();
    };
    QCOMPARE(fraction(Chest, DifferenceTable::LargestDegrees), 1.0);
    QVERIFY(qAbs(fraction(LeftLeg, DifferenceTable::LargestDegrees) - 0.4) < 1e-9);
    QVERIFY(qAbs(fraction(LeftLeg, DifferenceTable::MeanDegrees) - 0.4) < 1e-9);
    QCOMPARE(fraction(Head, DifferenceTable::LargestUnits), 1.0);
    QCOMPARE(fraction(Hips, DifferenceTable::LargestUnits), 0.0);
    QVERIFY(!at(Chest, DifferenceTable::Joint, DifferenceTable::FractionRole).isValid());
    QVERIFY(!at(Chest, DifferenceTable::WorstFrame, DifferenceTable::FractionRole).isValid());
}

void DifferenceTableTest::withoutDifferencesThereAreNoBars()
{
    compareWith(standingFigure(frames));
    QVERIFY(!at(Chest, DifferenceTable::LargestDegrees, DifferenceTable::FractionRole).isValid());
}

void DifferenceTableTest::alikeIsWhatLooksLikeNone()
{
    const auto isAlike = [this](int row) {
        return at(row, DifferenceTable::Joint, DifferenceTable::AlikeRole).toBool();
    };
    compareWith(m_other);
    QCOMPARE(m_table->alikeCount(), 5);
    QVERIFY(isAlike(Hips));
    QVERIFY(!isAlike(Chest)); // by its rotation
    QVERIFY(!isAlike(Head)); // by its position
    ComparisonSettings settings;
    settings.offset = {0.0004, 0.0, 0.0}; // is written as 0.000
    compareWith(m_other, settings);
    QCOMPARE(m_table->alikeCount(), 5);
    settings.offset.x = 0.0006;
    compareWith(m_other, settings);
    QCOMPARE(m_table->alikeCount(), 0);
    Clip slightly = m_other;
    slightly.motion.setValue(9, leftLegZRotation, 0.004); // is written as 0.00
    compareWith(slightly);
    QVERIFY(!isAlike(LeftFoot)); // which moves by 0.0006
    QVERIFY(isAlike(LeftLeg));
    slightly.motion.setValue(9, leftLegZRotation, 0.006);
    compareWith(slightly);
    QVERIFY(!isAlike(LeftLeg));
}

void DifferenceTableTest::numbersAreForSorting()
{
    compareWith(m_other);
    QCOMPARE(at(Chest, DifferenceTable::Joint, DifferenceTable::NumberRole).toString(), u"Chest"_s);
    QVERIFY(qAbs(at(Chest, DifferenceTable::LargestDegrees, DifferenceTable::NumberRole).toDouble() - 30.0) < 1e-9);
    QVERIFY(qAbs(at(Chest, DifferenceTable::MeanDegrees, DifferenceTable::NumberRole).toDouble() - 1.5) < 1e-9);
    QCOMPARE(at(Chest, DifferenceTable::WorstFrame, DifferenceTable::NumberRole).toDouble(), 5.0);
}

void DifferenceTableTest::headsAreExplained()
{
    QStringList texts;
    for (int column = 0; column < DifferenceTable::ColumnCount; ++column) {
        texts << m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY(m_table->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().size() > 20);
        QVERIFY(m_table->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
        QVERIFY(!m_table->headerData(column, Qt::Vertical, Qt::DisplayRole).isValid());
        QVERIFY(!m_table->headerData(column, Qt::Horizontal, Qt::DecorationRole).isValid());
    }
    QCOMPARE(texts, QStringList({u"Joint"_s, u"Mean °"_s, u"Largest °"_s, u"Frame"_s, u"Mean"_s, u"Distance"_s}));
}

void DifferenceTableTest::theTextIsATable()
{
    compareWith(m_other);
    const QStringList lines = m_table->asText().split(u'\n');
    QCOMPARE(lines.size(), RowCount + 2); // a head, and nothing after the last line
    QCOMPARE(lines[0], u"Joint\tMean degrees\tLargest degrees\tFrame\tMean units\tLargest units"_s);
    QCOMPARE(lines[Chest + 1].section(u'\t', 0, 3), u"Chest\t1.5\t30\t5"_s);
    QCOMPARE(lines[Head + 1].section(u'\t', 1, 3), u"\t\t5"_s);
    QVERIFY(lines[Head + 1].section(u'\t', 5).startsWith(u"2.588"_s));
}

void DifferenceTableTest::jointsThatAreGoneHaveNoRow()
{
    compareWith(m_other);
    m_session->document().reset(loneJoint(frames));
    m_table->update();
    QCOMPARE(m_table->rowCount(), m_session->secondClip().isMeasured() ? 0 : 1);
}

QTEST_MAIN(DifferenceTableTest)

} // namespace tst_differencetable

#include "tst_differencetable.moc"
