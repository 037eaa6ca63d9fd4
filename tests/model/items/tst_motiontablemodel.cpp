#include "items/motiontablemodel.h"
#include "testclips.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

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
    void neverResetsForAnythingButAnotherClip();

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
    const QModelIndex cell = m_model.index(0, 1); // 7.25
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

void MotionTableModelTest::neverResetsForAnythingButAnotherClip()
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

QTEST_GUILESS_MAIN(MotionTableModelTest)
#include "tst_motiontablemodel.moc"
