#include "session/retargeting/mappingmodel.h"
#include "session/retargeting/retargetsetup.h"
#include "support/walker.h"

#include <QColor>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <set>

namespace tst_mappingmodel {

using namespace limber;
using namespace limber::test;

// The tree of the mapping, cell by cell, for a walker that follows itself.
class MappingModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theTreeHasEveryJointBelowItsParent();
    void missingJointsHaveNoIndex();
    void onlyTheSourceCanBeEdited();
    void aMatchIsDescribedInWords();
    void anUnmappedJointIsDescribedInWords();
    void aGuessHasAQuestionMark();
    void coloursStandBesideTheNames();
    void everyChangeIsReportedOnceForEachJoint();
    void ambiguousNamesAreRefused();
    void onlyTheRightRolesAndColumnsAreAccepted();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_setup->target(), name); }
    [[nodiscard]] QVariant data(const char *name, int column, int role = Qt::DisplayRole) const
    {
        return m_model->indexOf(joint(name), column).data(role);
    }
    void guess(const char *name);

    Walker m_walker;
    std::unique_ptr<RetargetSetup> m_setup;
    std::unique_ptr<MappingModel> m_model;
};

void MappingModelTest::init()
{
    m_model.reset();
    m_walker = makeWalker({.frames = 30});
    m_setup = std::make_unique<RetargetSetup>(m_walker.clip, PositionRules(), Axis::Y, Vocabulary::builtIn());
    m_setup->setTarget({m_walker.clip}, QStringLiteral("Figure"));
    m_model = std::make_unique<MappingModel>(*m_setup);
}

void MappingModelTest::theTreeHasEveryJointBelowItsParent()
{
    const Skeleton &skeleton = m_setup->target();
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const QModelIndex index = m_model->indexOf(joint);
        QVERIFY(index.isValid());
        QCOMPARE(index.data(MappingModel::JointRole).toInt(), joint);
        QCOMPARE(index.parent(), m_model->indexOf(skeleton.joint(joint).parent));
        QCOMPARE(m_model->index(index.row(), 0, index.parent()), index);
    }
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(m_model->rowCount(m_model->indexOf(0)), 3);
    QCOMPARE(m_model->rowCount(m_model->indexOf(0, MappingModel::Follows)), 0); // children belong to the first column
}

void MappingModelTest::missingJointsHaveNoIndex()
{
    const int count = m_setup->target().jointCount();
    QVERIFY(!m_model->indexOf(-1).isValid());
    QVERIFY(!m_model->indexOf(count).isValid());
    QVERIFY(m_model->indexOf(count - 1).isValid());
    const QModelIndex root = m_model->indexOf(0);
    QVERIFY(!m_model->index(-1, 0, root).isValid() && !m_model->index(3, 0, root).isValid());
    QVERIFY(!m_model->index(0, -1, root).isValid());
    QVERIFY(!m_model->index(0, MappingModel::ColumnCount, root).isValid());
    QVERIFY(m_model->index(2, MappingModel::ColumnCount - 1, root).isValid());
    QVERIFY(!m_model->data({}).isValid());
    QVERIFY(!m_model->headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(!m_model->headerData(0, Qt::Horizontal, Qt::DecorationRole).isValid());
    QVERIFY(!m_model->headerData(MappingModel::Reason, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void MappingModelTest::onlyTheSourceCanBeEdited()
{
    for (int column = 0; column < MappingModel::ColumnCount; ++column) {
        const Qt::ItemFlags flags = m_model->flags(m_model->indexOf(3, column));
        QCOMPARE(bool(flags & Qt::ItemIsEditable), column == MappingModel::Follows);
        QVERIFY(flags & Qt::ItemIsEnabled);
    }
}

void MappingModelTest::aMatchIsDescribedInWords()
{
    QCOMPARE(data("LeftFoot", MappingModel::Joint).toString(), QStringLiteral("LeftFoot"));
    QCOMPARE(data("LeftFoot", MappingModel::Follows).toString(), QStringLiteral("LeftFoot"));
    QCOMPARE(data("LeftFoot", MappingModel::Follows, Qt::EditRole).toInt(), joint("LeftFoot"));
    QCOMPARE(data("LeftFoot", MappingModel::Score).toString(), QStringLiteral("100 %"));
    QCOMPARE(data("LeftFoot", MappingModel::Reason).toString(), QStringLiteral("same name"));
    QCOMPARE(data("LeftFoot", MappingModel::Follows, MappingModel::SourceRole).toInt(), joint("LeftFoot"));
    QVERIFY(!data("LeftFoot", MappingModel::Follows, MappingModel::QuestionRole).toBool());
    QVERIFY(!data("LeftFoot", MappingModel::Follows, Qt::ToolTipRole).toString().contains(QStringLiteral("Guess")));
    QVERIFY(data("LeftFoot", MappingModel::Score, Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    QVERIFY(!data("LeftFoot", MappingModel::Reason, Qt::TextAlignmentRole).isValid());
    QVERIFY(m_setup->setSource(joint("LeftHand"), joint("RightHand")));
    QCOMPARE(data("LeftHand", MappingModel::Reason).toString(), QStringLiteral("manual"));
    QVERIFY(data("LeftHand", MappingModel::Follows, Qt::ToolTipRole).toString().contains(QStringLiteral("RightHand")));
    QVERIFY(data("LeftHand", MappingModel::Joint, Qt::ToolTipRole).toString().contains(QStringLiteral("LeftHand")));
}

void MappingModelTest::anUnmappedJointIsDescribedInWords()
{
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    QCOMPARE(data("LeftHand", MappingModel::Follows).toString(), QStringLiteral("(unmapped)"));
    QVERIFY(data("LeftHand", MappingModel::Score).toString().isEmpty());
    QVERIFY(!data("LeftHand", MappingModel::Follows, MappingModel::QuestionRole).toBool());
    QVERIFY(!data("LeftHand", MappingModel::Follows, Qt::ToolTipRole).toString().contains(QStringLiteral("Guess")));
}

// Makes a match uncertain.
void MappingModelTest::guess(const char *name)
{
    Clip other = m_walker.clip;
    other.skeleton.setName(joint(name), "qqq");
    m_setup->setTarget({other}, QStringLiteral("Other"));
}

void MappingModelTest::aGuessHasAQuestionMark()
{
    const int head = joint("Head");
    guess("Head");
    const JointMatch &match = m_setup->mapping().matches[static_cast<std::size_t>(head)];
    const bool isGuess = match.source != NoJoint && match.score < JointMapping::Sure;
    const QModelIndex cell = m_model->indexOf(head, MappingModel::Follows);
    QCOMPARE(cell.data().toString().endsWith(QLatin1Char('?')), isGuess);
    QCOMPARE(cell.data(MappingModel::QuestionRole).toBool(), isGuess);
    QCOMPARE(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Guess")), isGuess);
    QCOMPARE(m_model->indexOf(head, MappingModel::Score).data().toString(),
             match.source == NoJoint ? QString() : QStringLiteral("%1 %").arg(qRound(match.score * 100.0)));
}

void MappingModelTest::coloursStandBesideTheNames()
{
    QVERIFY(!data("Hips", MappingModel::Joint, Qt::DecorationRole).isValid());
    m_model->setColours({Qt::red, Qt::green});
    QCOMPARE(m_model->indexOf(0).data(Qt::DecorationRole).value<QColor>(), QColor(Qt::red));
    QCOMPARE(m_model->indexOf(1).data(Qt::DecorationRole).value<QColor>(), QColor(Qt::green));
    QVERIFY(!m_model->indexOf(2).data(Qt::DecorationRole).isValid());
    QVERIFY(!m_model->indexOf(0, MappingModel::Follows).data(Qt::DecorationRole).isValid());
}

void MappingModelTest::everyChangeIsReportedOnceForEachJoint()
{
    const int count = m_setup->target().jointCount();
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const auto jointsTold = [&] {
        std::set<int> joints;
        for (const QList<QVariant> &arguments : changed) {
            const auto first = arguments.at(0).value<QModelIndex>();
            if (!first.isValid() || !arguments.at(1).value<QModelIndex>().isValid())
                return -1;
            joints.insert(first.data(MappingModel::JointRole).toInt());
        }
        return static_cast<int>(joints.size());
    };
    m_model->setRemembered(true);
    QCOMPARE(jointsTold(), count);
    QCOMPARE(changed.count(), count);
    changed.clear();
    m_model->setColours({});
    QCOMPARE(jointsTold(), count);
    QCOMPARE(changed.count(), count);
    changed.clear();
    QVERIFY(m_setup->setSource(joint("LeftHand"), NoJoint));
    QCOMPARE(jointsTold(), count);
}

void MappingModelTest::ambiguousNamesAreRefused()
{
    QSignalSpy refused(m_model.get(), &MappingModel::refused);
    const QModelIndex cell = m_model->indexOf(joint("LeftHand"), MappingModel::Follows);
    QVERIFY(!m_model->setData(cell, QStringLiteral("Nobody")));
    QVERIFY(refused.takeFirst().first().toString().contains(QStringLiteral("no joint “Nobody”")));
    QVERIFY(!m_model->setData(cell, QStringLiteral("Toe"))); // two joints have this in their names
    const QString two = refused.takeFirst().first().toString();
    QVERIFY2(two.endsWith(QStringLiteral("LeftToeBase, RightToeBase")), qPrintable(two));
    QVERIFY(!m_model->setData(cell, QStringLiteral("Left"))); // many joints have this in their names
    const QString many = refused.takeFirst().first().toString();
    QVERIFY2(many.endsWith(QStringLiteral(", …")) && many.count(QLatin1Char(',')) == 3, qPrintable(many));
    QVERIFY(m_model->setData(cell, QStringLiteral(" Neck ")));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), joint("Neck"));
    QVERIFY(m_model->setData(cell, QString()));
    QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), NoJoint);
    for (const char *none : {"none", "(unmapped)"}) {
        QVERIFY(m_model->setData(cell, joint("LeftHand")));
        QVERIFY(m_model->setData(cell, QLatin1String(none)));
        QCOMPARE(m_setup->mapping().sourceOf(joint("LeftHand")), NoJoint);
    }
    QCOMPARE(refused.count(), 0);
}

void MappingModelTest::onlyTheRightRolesAndColumnsAreAccepted()
{
    const JointMapping before = m_setup->mapping();
    QVERIFY(!m_model->setData({}, NoJoint));
    QVERIFY(!m_model->setData(m_model->indexOf(3, MappingModel::Score), NoJoint));
    QVERIFY(!m_model->setData(m_model->indexOf(3, MappingModel::Follows), NoJoint, Qt::DisplayRole));
    QVERIFY(m_setup->mapping().matches == before.matches);
}

QTEST_APPLESS_MAIN(MappingModelTest)

} // namespace tst_mappingmodel

#include "tst_mappingmodel.moc"
