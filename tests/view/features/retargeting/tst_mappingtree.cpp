#include "body/vocabulary.h"
#include "retargeting/mappingtree.h"
#include "session/retargeting/mappingmodel.h"
#include "session/retargeting/retargetsetup.h"
#include "support/walker.h"

#include <QHeaderView>
#include <QTest>

#include <memory>

namespace tst_mappingtree {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The widths of the columns in which joints are assigned to each other, and its keys.
class MappingTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void allNamesAreWholeWhereThereIsSpace();
    void inANarrowWindowTheColumnsShareTheWidth();
    void aWidthOfTheUserStays();
    void enterAndF2EditTheSourceJoint();
    void spaceIsLeftToTheWindow();

private:
    // The longest text of a column, in pixels.
    [[nodiscard]] int longest(int column, const QModelIndex &parent = {}) const
    {
        int width = 0;
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex joint = m_model->index(row, 0, parent);
            const QString text = joint.siblingAtColumn(column).data().toString();
            width = std::max({width, m_tree->fontMetrics().horizontalAdvance(text), longest(column, joint)});
        }
        return width;
    }
    [[nodiscard]] int sumOfWidths() const
    {
        int sum = 0;
        for (int column = 0; column < m_model->columnCount({}); ++column)
            sum += m_tree->columnWidth(column);
        return sum;
    }

    std::unique_ptr<RetargetSetup> m_setup;
    std::unique_ptr<MappingModel> m_model;
    std::unique_ptr<MappingTree> m_tree;
};

void MappingTreeTest::init()
{
    Clip source = makeWalker({.frames = 3}).clip;
    Clip target = source;
    target.skeleton.setName(jointNamed(target.skeleton, "LeftToeBase"), "LeftToeBase_with_a_rather_long_name");
    m_setup = std::make_unique<RetargetSetup>(source, PositionRules(), Axis::Y, Vocabulary::builtIn());
    m_model = std::make_unique<MappingModel>(*m_setup);
    m_tree = std::make_unique<MappingTree>();
    m_tree->setModel(m_model.get());
    m_tree->resize(1400, 500);
    m_tree->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tree.get()));
    m_setup->setTarget({target}, u"target"_s);
}

void MappingTreeTest::cleanup()
{
    m_tree.reset();
    m_model.reset();
    m_setup.reset();
}

void MappingTreeTest::allNamesAreWholeWhereThereIsSpace()
{
    const int joint = m_tree->columnWidth(MappingModel::Joint);
    QVERIFY(joint > longest(MappingModel::Joint) + m_tree->indentation());
    QVERIFY(joint < longest(MappingModel::Joint) + 12 * m_tree->indentation() + 60);
    const int follows = m_tree->columnWidth(MappingModel::Follows);
    QVERIFY(follows >= longest(MappingModel::Follows) && follows < longest(MappingModel::Follows) + 120);
    QVERIFY(follows >= 90);
    QCOMPARE(sumOfWidths(), m_tree->viewport()->width()); // the reason takes the rest
    const QModelIndex root = m_model->index(0, 0, {});
    QVERIFY(m_tree->isExpanded(root));
}

void MappingTreeTest::inANarrowWindowTheColumnsShareTheWidth()
{
    m_tree->resize(420, 500);
    QVERIFY(m_tree->columnWidth(MappingModel::Follows) >= 80);
    QVERIFY(m_tree->columnWidth(MappingModel::Joint) >= 80);
    QVERIFY(m_tree->columnWidth(MappingModel::Joint) < longest(MappingModel::Joint));
    QVERIFY2(sumOfWidths() <= m_tree->viewport()->width() + 60, qPrintable(QString::number(sumOfWidths())));
    QVERIFY(m_tree->columnWidth(MappingModel::Reason) >= 20);
    m_tree->resize(1400, 500);
    allNamesAreWholeWhereThereIsSpace();
}

void MappingTreeTest::aWidthOfTheUserStays()
{
    m_tree->header()->resizeSection(MappingModel::Joint, 123);
    m_tree->resize(900, 500);
    QCOMPARE(m_tree->columnWidth(MappingModel::Joint), 123);
    QVERIFY(m_tree->header()->stretchLastSection());
    QCOMPARE(m_tree->horizontalScrollBarPolicy(), Qt::ScrollBarAsNeeded);
    m_setup->setTarget({makeWalker({.frames = 3}).clip}, u"another"_s); // is measured anew
    QVERIFY(m_tree->columnWidth(MappingModel::Joint) != 123);
    QVERIFY(!m_tree->header()->stretchLastSection());
    QCOMPARE(m_tree->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    m_tree->header()->resizeSection(MappingModel::Reason, 77); // the last column is not the user's
    QVERIFY(!m_tree->header()->stretchLastSection());
}

void MappingTreeTest::enterAndF2EditTheSourceJoint()
{
    QTest::keyClick(m_tree.get(), Qt::Key_F2);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2}) {
        m_tree->setCurrentIndex(m_model->index(0, MappingModel::Joint, {}));
        QTest::keyClick(m_tree.get(), key);
        QVERIFY2(m_tree->indexWidget(m_model->index(0, MappingModel::Follows, {})) != nullptr ||
                     m_tree->viewport()->findChild<QWidget *>() != nullptr,
                 qPrintable(QString::number(key)));
        QTest::keyClick(m_tree->viewport()->findChild<QWidget *>(), Qt::Key_Escape);
        QTRY_VERIFY(m_tree->viewport()->findChild<QWidget *>() == nullptr);
    }
}

void MappingTreeTest::spaceIsLeftToTheWindow()
{
    m_tree->setCurrentIndex(m_model->index(0, MappingModel::Joint, {}));
    QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s);
    QCoreApplication::sendEvent(m_tree.get(), &space);
    QVERIFY(!space.isAccepted());
}

QTEST_MAIN(MappingTreeTest)

} // namespace tst_mappingtree

#include "tst_mappingtree.moc"
