#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "session/session.h"
#include "testclips.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <random>

namespace tst_itemmodels {

using namespace limber;

namespace {

// Makes one edit of a random kind.
void editByChance(Session &session, std::mt19937 &random)
{
    Document &document = session.document();
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const int frames = document.motion().frameCount();
    switch (below(9)) {
    case 0:
    case 1: {
        if (frames == 0)
            return;
        const int first = below(frames);
        const int count = 1 + below(frames - first);
        CellBlock block{first, count, {below(6), 6 + below(6)}};
        std::vector<double> values(block.cellCount());
        for (double &value : values)
            value = below(1000) / 4.0;
        return document.setValues(block, std::move(values), QStringLiteral("values"));
    }
    case 2:
        return document.setOffsets(
            {{NodeId::joint(below(3)), {1.0 * below(9), 2, 3}}, {NodeId::endSite(below(2)), {4, 5, 1.0 * below(9)}}},
            QStringLiteral("offsets"));
    case 3:
        return document.setName(below(3), "joint" + std::to_string(below(5)));
    case 4:
        return document.setFrameTime(1.0 / (1 + below(120)));
    case 5:
        return document.insertFrames(below(frames + 1),
                                     {12, std::vector<double>(static_cast<std::size_t>(12 * (1 + below(4))), 0.5), {}},
                                     QStringLiteral("insert"));
    case 6:
        if (frames > 0) {
            const int first = below(frames);
            document.removeFrames(first, 1 + below(std::min(4, frames - first)));
        }
        return;
    case 7:
        session.select({NodeId::joint(below(3))}, QItemSelectionModel::ClearAndSelect);
        return session.motionTable().showJoints({below(3)});
    default:
        return session.motionTable().showAllJoints();
    }
}

} // namespace

// The models keep the rules of Qt's models whatever happens to the document.
class ItemModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void passTheModelTesterThroughAThousandEdits_data();
    void passTheModelTesterThroughAThousandEdits();
    void oneEditReportsOneRectangle();
    void emptyDocumentsPassTheModelTester();
};

void ItemModelsTest::passTheModelTesterThroughAThousandEdits_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ItemModelsTest::passTheModelTesterThroughAThousandEdits()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    Session session;
    const QByteArray loaded = test::legText(20);
    test::open(session.document(), loaded);
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    QAbstractItemModelTester tree(&session.jointTree(), mode);
    QAbstractItemModelTester table(&session.motionTable(), mode);
    QUndoStack &stack = session.document().undoStack();
    for (int i = 0; i < 1000; ++i) {
        switch (random() % 5) {
        case 0:
            stack.undo();
            break;
        case 1:
            stack.redo();
            break;
        default:
            editByChance(session, random);
        }
        QCOMPARE(session.motionTable().rowCount(), session.document().motion().frameCount());
    }
    while (stack.canUndo())
        stack.undo();
    QCOMPARE(test::bytesOf(session.document()), loaded);
    QVERIFY(!session.document().isModified());
    while (stack.canRedo())
        stack.redo();
    while (stack.canUndo())
        stack.undo();
    QCOMPARE(test::bytesOf(session.document()), loaded);
}

void ItemModelsTest::oneEditReportsOneRectangle()
{
    Session session;
    test::open(session.document(), test::legText(1000));
    QSignalSpy changes(&session.motionTable(), &QAbstractItemModel::dataChanged);
    CellBlock block{0, 1000, {3, 4, 5, 9}};
    session.document().setValues(block, std::vector<double>(block.cellCount(), 12.5), QStringLiteral("x"));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex(), session.motionTable().index(0, 3));
    QCOMPARE(changes.first().at(1).toModelIndex(), session.motionTable().index(999, 9));
    session.motionTable().showJoints({1});
    session.document().undoStack().undo();
    QCOMPARE(changes.count(), 2);
    QCOMPARE(changes.last().at(0).toModelIndex(), session.motionTable().index(0, 0));
    QCOMPARE(changes.last().at(1).toModelIndex(), session.motionTable().index(999, 2));
    // The table reports nothing for an edit of columns that it does not show.
    session.motionTable().showJoints({0});
    session.document().setValues({0, 1, {11}}, {7}, QStringLiteral("x"));
    QCOMPARE(changes.count(), 2);
}

void ItemModelsTest::emptyDocumentsPassTheModelTester()
{
    Session session;
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    QAbstractItemModelTester tree(&session.jointTree(), mode);
    QAbstractItemModelTester table(&session.motionTable(), mode);
    QCOMPARE(session.jointTree().rowCount(), 0);
    QCOMPARE(session.motionTable().columnCount(), 0);
    test::open(session.document(), test::legText(0));
    QCOMPARE(session.motionTable().rowCount(), 0);
    QCOMPARE(session.motionTable().columnCount(), 12);
    QVERIFY(!session.currentNode().isValid());
}

QTEST_GUILESS_MAIN(ItemModelsTest)

} // namespace tst_itemmodels

#include "tst_itemmodels.moc"
