#include "items/motiontablemodel.h"
#include "testclips.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace tst_motiontablemodel {

using namespace limber;

class MotionTableModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::open(m_document, test::legText(6)); }
    void showsFramesByChannels();
    void showsOnlyTheChosenJoints();
    void takesNumbersAndRelativeValues();
    void marksWhatDiffersFromTheFile();
    void writesValuesInTheFormatOfTheirColumn();
    void resetsOnlyForAnotherClip();
    void reportsWhichHeadersChange();
    void reportsWhichCellsChange();
    void insertedFramesDifferFromTheFile();
    void decimalsAreThoseOfTheLongestNumber();
    void missingCellsHaveNoData();
    void hasNothingWhileItIsReset();

private:
    Document m_document;
    MotionTableModel m_model{m_document};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void MotionTableModelTest::showsFramesByChannels()
{
    QCOMPARE(m_model.rowCount(), 6);
    QCOMPARE(m_model.columnCount(), 12);
    QCOMPARE(m_model.index(2, 1).data().toString(), QStringLiteral("8.2500"));
    QCOMPARE(m_model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Xpos"));
    QCOMPARE(m_model.headerData(6, Qt::Horizontal, MotionTableModel::JointNameRole).toString(),
             QStringLiteral("LeftKnee"));
    QCOMPARE(m_model.headerData(6, Qt::Horizontal, MotionTableModel::AxisRole).toInt(), 2);
    QCOMPARE(m_model.headerData(3, Qt::Vertical, Qt::DisplayRole).toInt(), 3);
    QVERIFY(m_model.headerData(3, Qt::Vertical, Qt::ToolTipRole).toString().contains(QStringLiteral("0.100")));
}

void MotionTableModelTest::showsOnlyTheChosenJoints()
{
    m_model.showJoints({2, 1, 2});
    QCOMPARE(m_model.columnCount(), 6);
    QCOMPARE(m_model.documentColumn(0), 6);
    QCOMPARE(m_model.tableColumn(11), 5);
    QCOMPARE(m_model.tableColumn(0), -1);
    m_model.showJoints({});
    QCOMPARE(m_model.columnCount(), 0);
    m_model.showAllJoints();
    QCOMPARE(m_model.columnCount(), 12);
}

void MotionTableModelTest::takesNumbersAndRelativeValues()
{
    const QModelIndex cell = m_model.index(0, 1); // a cell with the value 7.25
    QVERIFY(m_model.setData(cell, QStringLiteral("+=5")));
    QCOMPARE(m_document.motion().value(0, 1), 12.25);
    QVERIFY(m_model.setData(cell, QStringLiteral("*2")));
    QCOMPARE(m_document.motion().value(0, 1), 24.5);
    QVERIFY(m_model.setData(cell, QStringLiteral("-3")));
    QCOMPARE(m_document.motion().value(0, 1), -3.0);
    QVERIFY(!m_model.setData(cell, QStringLiteral("three")));
    QVERIFY(!m_model.setData(cell, QStringLiteral("1/0")));
    QCOMPARE(m_document.undoStack().count(), 3);
}

void MotionTableModelTest::marksWhatDiffersFromTheFile()
{
    m_model.setData(m_model.index(3, 2), QStringLiteral("99"));
    QVERIFY(m_model.index(3, 2).data(MotionTableModel::EditedRole).toBool());
    QVERIFY(!m_model.index(3, 3).data(MotionTableModel::EditedRole).toBool());
    QVERIFY(!m_model.index(2, 2).data(MotionTableModel::EditedRole).toBool());
    m_document.undoStack().undo();
    QVERIFY(!m_model.index(3, 2).data(MotionTableModel::EditedRole).toBool());
}

void MotionTableModelTest::writesValuesInTheFormatOfTheirColumn()
{
    QCOMPARE(m_model.textOf(0, 1.23456789), QStringLiteral("1.2346"));
}

void MotionTableModelTest::resetsOnlyForAnotherClip()
{
    QSignalSpy resets(&m_model, &QAbstractItemModel::modelReset);
    m_model.showJoints({1});
    m_document.setName(1, "a");
    m_document.removeFrames(0, 2);
    m_document.undoStack().undo();
    m_document.setFrameTime(0.5);
    QCOMPARE(resets.count(), 0);
    test::open(m_document, test::legText(3));
    QCOMPARE(resets.count(), 1);
}

// Each changed header is reported, from the first to the last.
void MotionTableModelTest::reportsWhichHeadersChange()
{
    QSignalSpy headers(&m_model, &QAbstractItemModel::headerDataChanged);
    const auto told = [&](Qt::Orientation orientation, int first, int last) {
        const QList<QVariant> arguments = headers.count() == 1 ? headers.takeFirst() : QList<QVariant>();
        return arguments.size() == 3 && arguments[0].value<Qt::Orientation>() == orientation && arguments[1] == first &&
               arguments[2] == last;
    };
    m_document.setNameCodec(NameCodec(NameCodec::available().back().name));
    QVERIFY(told(Qt::Horizontal, 0, 11));
    m_document.setFrameTime(0.5);
    QVERIFY(told(Qt::Vertical, 0, 5));
    m_document.setName(1, "a");
    QVERIFY(told(Qt::Horizontal, 6, 8));
    m_model.showJoints({2});
    m_document.setName(2, "b");
    QVERIFY(told(Qt::Horizontal, 0, 2));
    m_document.setName(1, "c"); // not shown
    QCOMPARE(headers.count(), 0);
    m_model.showJoints({});
    m_document.setNameCodec(NameCodec());
    QCOMPARE(headers.count(), 0);
}

void MotionTableModelTest::reportsWhichCellsChange()
{
    m_model.showJoints({0, 2}); // the columns 0 to 5 and 9 to 11
    QSignalSpy cells(&m_model, &QAbstractItemModel::dataChanged);
    const auto told = [&](int top, int left, int bottom, int right) {
        const QList<QVariant> arguments = cells.count() == 1 ? cells.takeFirst() : QList<QVariant>();
        return arguments.size() == 3 && arguments[0].toModelIndex() == m_model.index(top, left) &&
               arguments[1].toModelIndex() == m_model.index(bottom, right);
    };
    m_document.setValues({1, 2, {4, 5}}, {1, 2, 3, 4}, QStringLiteral("x"));
    QVERIFY(told(1, 4, 2, 5));
    m_document.setValues({0, 1, {5, 6, 7, 8, 9}}, {1, 2, 3, 4, 5}, QStringLiteral("x"));
    QVERIFY(told(0, 5, 0, 6));
    m_document.setValues({0, 1, {6}}, {9}, QStringLiteral("x")); // not shown
    QCOMPARE(cells.count(), 0);
}

void MotionTableModelTest::insertedFramesDifferFromTheFile()
{
    m_document.insertFrames(2, {12, std::vector<double>(12, 1.0), {}}, QStringLiteral("x"));
    QVERIFY(m_model.index(2, 0).data(MotionTableModel::EditedRole).toBool());
    QVERIFY(!m_model.index(3, 0).data(MotionTableModel::EditedRole).toBool());
}

void MotionTableModelTest::decimalsAreThoseOfTheLongestNumber()
{
    QByteArray text = test::legText(100);
    const auto decimals = [this](int column) {
        return m_model.headerData(column, Qt::Horizontal, MotionTableModel::DecimalsRole).toInt();
    };
    test::open(m_document, text);
    QCOMPARE(decimals(0), 4);
    test::open(m_document, QByteArray(text).replace(".2500 ", ".25 ").replace(".7500 ", ".75 "));
    QCOMPARE(decimals(0), 4); // the numbers did not change
    QCOMPARE(decimals(1), 2);
    test::open(m_document,
               QByteArray(text).replace(".0000", "").replace(".2500", "").replace(".5000", "").replace(".7500", ""));
    QCOMPARE(decimals(1), 0);
}

void MotionTableModelTest::missingCellsHaveNoData()
{
    QVERIFY(!m_model.headerData(12, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!m_model.headerData(-1, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!m_model.headerData(-1, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(!m_model.headerData(6, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(m_model.headerData(11, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(m_model.headerData(5, Qt::Vertical, Qt::DisplayRole).isValid());
    QCOMPARE(m_model.rowCount(m_model.index(0, 0)), 0);
    QCOMPARE(m_model.columnCount(m_model.index(0, 0)), 0);
    QVERIFY(!m_model.setData(m_model.index(0, 0), 1.0, Qt::DisplayRole));
    QCOMPARE(m_model.flags({}), Qt::NoItemFlags);
    QCOMPARE(m_model.blockOf(1, 3, 2, 4).columns, (std::vector<int>{2, 3, 4}));
    QCOMPARE(m_model.blockOf(1, 3, 2, 4).frameCount, 3);
}

// Others hear of another clip before the model does, and then a view may ask for a cell that is gone.
void MotionTableModelTest::hasNothingWhileItIsReset()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("out of range")));
    Document document;
    std::unique_ptr<MotionTableModel> model;
    std::vector<QModelIndex> cells;
    int asked = 0;
    connect(&document, &Document::wasReset, this, [&] {
        for (const QModelIndex &cell : cells) {
            QVERIFY(!model->data(cell, Qt::DisplayRole).isValid());
            QVERIFY(!model->data(cell, Qt::EditRole).isValid());
            QVERIFY(!model->data(cell, MotionTableModel::EditedRole).isValid());
            QVERIFY(!model->setData(cell, 1.0));
            QVERIFY(!model->headerData(cell.row(), Qt::Vertical, Qt::DisplayRole).isValid());
            QVERIFY(!model->headerData(cell.column(), Qt::Horizontal, Qt::DisplayRole).isValid());
            ++asked;
        }
    });
    test::open(document, test::legText(6));
    model = std::make_unique<MotionTableModel>(document);
    cells = {model->index(0, 0), model->index(5, 0), model->index(0, 11), model->index(5, 11)};
    Clip smaller;
    smaller.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    smaller.skeleton.setChannels(0, {channels::Xrotation});
    smaller.motion = Motion(2, 1);
    document.replaceClip(smaller, QStringLiteral("x"));
    QCOMPARE(asked, 4);
    QVERIFY(model->index(1, 0).data().isValid());
    QVERIFY(model->headerData(0, Qt::Horizontal, Qt::DisplayRole).isValid());
}

QTEST_GUILESS_MAIN(MotionTableModelTest)

} // namespace tst_motiontablemodel

#include "tst_motiontablemodel.moc"
