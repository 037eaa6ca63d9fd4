#include "items/jointname.h"
#include "items/jointtreemodel.h"
#include "testclips.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace tst_jointtreemodel {

using namespace limber;

class JointTreeModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::open(m_document, test::legText(2)); }
    void showsJointsAndEndSitesInFileOrder();
    void showsChannelsOffsetsAndLength();
    void renamesInPlace();
    void refusesNamesThatWouldNotReadBack();
    void refusesNamesThatTheirEncodingLacks();
    void changesOffsetsInPlace();
    void showsNamesAsPlainText();
    void everyIndexLeadsBackToItsNode();
    void reportsNoChangesOfRemovedRows();
    void hasNothingWhileItIsReset();

private:
    Document m_document;
    JointTreeModel m_model{m_document};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void JointTreeModelTest::showsJointsAndEndSitesInFileOrder()
{
    QCOMPARE(m_model.rowCount(), 1);
    const QModelIndex hips = m_model.index(0, 0);
    QCOMPARE(hips.data().toString(), QStringLiteral("Hips"));
    QCOMPARE(hips.data(JointTreeModel::NodeKindRole).toInt(), int(JointTreeModel::RootKind));
    QCOMPARE(m_model.rowCount(hips), 2);
    QCOMPARE(m_model.index(0, 0, hips).data().toString(), QStringLiteral("LeftKnee"));
    const QModelIndex end = m_model.index(1, 0, hips);
    QCOMPARE(end.data(JointTreeModel::NodeKindRole).toInt(), int(JointTreeModel::EndSiteKind));
    QCOMPARE(m_model.displayName(m_model.nodeAt(end)), QStringLiteral("Hips/End"));
    QCOMPARE(m_model.index(0, 0, hips).data(JointTreeModel::BodySideRole).toInt(), int(BodySide::Left));
}

void JointTreeModelTest::showsChannelsOffsetsAndLength()
{
    const QModelIndex knee = m_model.indexOf(NodeId::joint(1));
    QCOMPARE(m_model.index(0, 0).siblingAtColumn(JointTreeModel::ChannelsColumn).data().toString(),
             QStringLiteral("P ZXY"));
    QCOMPARE(knee.siblingAtColumn(JointTreeModel::ChannelsColumn).data().toString(), QStringLiteral("ZXY"));
    QCOMPARE(knee.siblingAtColumn(JointTreeModel::OffsetYColumn).data(Qt::EditRole).toDouble(), -40.0);
    QCOMPARE(knee.siblingAtColumn(JointTreeModel::LengthColumn).data().toString(), QStringLiteral("40.03"));
}

void JointTreeModelTest::renamesInPlace()
{
    QVERIFY(m_model.setData(m_model.indexOf(NodeId::joint(1)), QStringLiteral("Knie")));
    QCOMPARE(m_document.skeleton().joint(1).name, std::string("Knie"));
    m_document.undoStack().undo();
    QCOMPARE(m_model.indexOf(NodeId::joint(1)).data().toString(), QStringLiteral("LeftKnee"));
    QVERIFY(!(m_model.flags(m_model.indexOf(NodeId::endSite(0))) & Qt::ItemIsEditable));
}

void JointTreeModelTest::refusesNamesThatWouldNotReadBack()
{
    for (const char *name : {"", " a", "a ", "a{b", "a}b", "a\nb", "a\tb"})
        QVERIFY2(!m_model.setData(m_model.indexOf(NodeId::joint(1)), QString::fromLatin1(name)), name);
    QCOMPARE(m_document.undoStack().count(), 0);
    QVERIFY(isWritableName("Upper Arm"));
}

void JointTreeModelTest::refusesNamesThatTheirEncodingLacks()
{
    m_document.setNameCodec(NameCodec(QByteArrayLiteral("ISO-8859-1")));
    QSignalSpy refused(&m_model, &JointTreeModel::refused);
    const QModelIndex knee = m_model.indexOf(NodeId::joint(1));
    QVERIFY(!m_model.setData(knee, QStringLiteral("左")));
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains(QStringLiteral("左")));
    QCOMPARE(m_document.undoStack().count(), 0);
    QVERIFY(m_model.setData(knee, QStringLiteral("Fuß")));
    QCOMPARE(m_document.skeleton().joint(1).name, std::string("Fu\xdf"));
    QCOMPARE(refused.count(), 1);
}

void JointTreeModelTest::changesOffsetsInPlace()
{
    QSignalSpy changes(&m_model, &QAbstractItemModel::dataChanged);
    const QModelIndex cell = m_model.indexOf(NodeId::joint(1), JointTreeModel::OffsetXColumn);
    QVERIFY(m_model.setData(cell, 2.5));
    QCOMPARE(m_document.skeleton().joint(1).offset, glm::dvec3(2.5, -40, 0));
    QCOMPARE(changes.count(), 1);
    QVERIFY(!m_model.setData(cell, QStringLiteral("wide")));
    QVERIFY(m_model.setData(m_model.indexOf(NodeId::endSite(1), JointTreeModel::OffsetZColumn), 1));
}

void JointTreeModelTest::showsNamesAsPlainText()
{
    m_document.setName(1, "<img src='x'>\x1b[1m");
    const QModelIndex knee = m_model.indexOf(NodeId::joint(1));
    QCOMPARE(knee.data().toString(), QStringLiteral("<img src='x'>\\x1B[1m"));
    QVERIFY(!knee.data(Qt::ToolTipRole).toString().contains(QStringLiteral("<img")));
}

void JointTreeModelTest::everyIndexLeadsBackToItsNode()
{
    for (const NodeId node : m_document.skeleton().nodesInFileOrder()) {
        for (int column = 0; column < JointTreeModel::ColumnCount; ++column) {
            const QModelIndex index = m_model.indexOf(node, column);
            QVERIFY(m_model.nodeAt(index) == node);
            QCOMPARE(m_model.index(index.row(), column, index.parent()), index);
        }
    }
    QVERIFY(!m_model.indexOf(NodeId::joint(99)).isValid());
}

// Pins and hidden joints change with the clip, before the model knows the new clip.
void JointTreeModelTest::reportsNoChangesOfRemovedRows()
{
    Document document;
    test::open(document, test::legText(2));
    std::unique_ptr<JointTreeModel> model;
    QObject::connect(&document, &Document::wasReset, &document, [&] { model->announceRemarks(); });
    model = std::make_unique<JointTreeModel>(document);
    QSignalSpy changed(model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy reset(model.get(), &QAbstractItemModel::modelReset);
    test::open(document, QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
                                    "MOTION\nFrames: 0\nFrame Time: 0.1\n"));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(reset.count(), 1);
    model->announceRemarks();
    QVERIFY(changed.count() > 0);
}

// Others hear of another clip before the model does, and then a view may ask for a joint that is gone.
void JointTreeModelTest::hasNothingWhileItIsReset()
{
    Document document;
    std::unique_ptr<JointTreeModel> model;
    std::vector<QModelIndex> nodes;
    int asked = 0;
    connect(&document, &Document::wasReset, this, [&] {
        for (const QModelIndex &node : nodes) {
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(JointTreeModel::NodeKindRole)})
                QVERIFY(!model->data(node, role).isValid());
            QCOMPARE(model->flags(node), Qt::NoItemFlags);
            QVERIFY(!model->setData(node, QStringLiteral("Name")));
            ++asked;
        }
    });
    test::open(document, test::legText(6));
    model = std::make_unique<JointTreeModel>(document);
    const QModelIndex hips = model->index(0, 0);
    nodes = {hips, model->index(0, 0, hips), model->index(1, 0, hips)};
    Clip smaller;
    smaller.skeleton.addJoint({"Pelvis", NoJoint, {}, {}, 0});
    smaller.motion = Motion(1, 0);
    document.replaceClip(smaller, QStringLiteral("x"));
    QCOMPARE(asked, 3);
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("Pelvis"));
    QCOMPARE(document.undoStack().count(), 1);
}

QTEST_GUILESS_MAIN(JointTreeModelTest)

} // namespace tst_jointtreemodel

#include "tst_jointtreemodel.moc"
