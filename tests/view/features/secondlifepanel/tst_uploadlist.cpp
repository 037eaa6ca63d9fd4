#include "document/namecodec.h"
#include "panels/findingsdelegate.h"
#include "secondlifepanel/uploadlist.h"
#include "session/secondlife/uploadjudge.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_uploadlist {

using namespace limber;
using namespace Qt::StringLiterals;

// What the viewer would say about a file, in groups of three findings and more.
class UploadListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findingsAreListedOneByOne();
    void manyOfOneRuleAreAGroup();
    void rulesStayInTheOrderOfTheirFirstFindings();
    void lineAndAdviceAreTold();
    void repairsAreForTheirJoints();
    void aRepairThatMergesLayersSaysSo();
    void jointsThatAreLeftOutAreListed();
    void aClickGoesToThePlace();
    void openGroupsStayOpen();

private:
    void add(UploadRule rule, int joint = NoJoint, int line = 0, int frame = -1)
    {
        UploadFinding finding;
        finding.rule = rule;
        finding.joint = joint;
        finding.line = line;
        finding.message = adviceOn(rule); // any text
        m_judged.verdict.findings.push_back(finding);
        m_judged.places.push_back({joint, frame});
    }
    void drop(int joint)
    {
        m_judged.verdict.dropped.push_back({joint, DropReason::Unknown, true});
        m_judged.whyDropped.push_back(adviceOn(UploadRule::UnknownMoves));
    }
    void show(bool mergesLayers = false) { m_list->show(m_judged, NameCodec(), mergesLayers); }
    [[nodiscard]] QTreeWidgetItem &item(int index) const { return *m_list->topLevelItem(index); }
    // The number of children of each entry.
    [[nodiscard]] QList<int> groups() const
    {
        QList<int> result;
        for (int index = 0; index < m_list->topLevelItemCount(); ++index)
            result << item(index).childCount();
        return result;
    }
    [[nodiscard]] QToolButton *button(QTreeWidgetItem &of) const
    {
        const QWidget *holder = m_list->itemWidget(&of, UploadList::Button);
        return holder != nullptr ? holder->findChild<QToolButton *>() : nullptr;
    }

    JudgedUpload m_judged;
    std::unique_ptr<UploadList> m_list;
};

void UploadListTest::init()
{
    m_judged = {};
    m_list = std::make_unique<UploadList>();
}

void UploadListTest::findingsAreListedOneByOne()
{
    show();
    QVERIFY(groups().isEmpty());
    add(UploadRule::RootName, 0);
    add(UploadRule::NameFirstWord, 1);
    add(UploadRule::NameFirstWord, 2);
    show();
    QCOMPARE(groups(), QList<int>({0, 0, 0}));
}

void UploadListTest::manyOfOneRuleAreAGroup()
{
    for (int joint = 0; joint < 3; ++joint)
        add(UploadRule::NameFirstWord, joint, 10 + joint);
    show();
    QCOMPARE(groups(), QList<int>({3}));
    QVERIFY(item(0).text(UploadList::Text).startsWith(u"3 × "_s));
    QCOMPARE(item(0).text(UploadList::Place), QString());
    QCOMPARE(item(0).child(2)->text(UploadList::Place), u"12"_s);
    QVERIFY(!item(0).isExpanded());
}

void UploadListTest::rulesStayInTheOrderOfTheirFirstFindings()
{
    add(UploadRule::NameFirstWord, 1);
    add(UploadRule::RootName, 0);
    add(UploadRule::NameFirstWord, 2);
    add(UploadRule::RootName, 3);
    add(UploadRule::NameFirstWord, 4);
    show();
    QCOMPARE(groups(), QList<int>({3, 0, 0}));
    QCOMPARE(item(1).data(UploadList::Place, UploadList::JointRole).toInt(), 0);
    QCOMPARE(item(2).data(UploadList::Place, UploadList::JointRole).toInt(), 3);
}

void UploadListTest::lineAndAdviceAreTold()
{
    add(UploadRule::RootName, 0, 1);
    add(UploadRule::TooLong, NoJoint, 0);
    show();
    QCOMPARE(item(0).text(UploadList::Place), u"1"_s);
    QVERIFY(item(0).toolTip(UploadList::Place).contains(u"Line 1: "_s));
    QVERIFY(!item(0).data(UploadList::Text, FindingsDelegate::DoneRole).toString().isEmpty());
    QCOMPARE(item(1).text(UploadList::Place), QString());
    QVERIFY(!item(1).toolTip(UploadList::Place).contains(u"Line"_s));
}

void UploadListTest::repairsAreForTheirJoints()
{
    for (const int joint : {4, 6, 9})
        add(UploadRule::NameFirstWord, joint);
    add(UploadRule::TooLong);
    add(UploadRule::BlankLine, NoJoint, 3);
    const auto repair = repairOf(UploadRule::NameFirstWord);
    QVERIFY(repair && repairOf(UploadRule::TooLong));
    QList<std::vector<int>> joints;
    QList<UploadRepair> repairs;
    connect(m_list.get(), &UploadList::repairWanted, this, [&](UploadRepair wanted, const std::vector<int> &of) {
        repairs << wanted;
        joints << of;
    });
    show();
    QCOMPARE(button(item(0))->text(), u"Repair All"_s);
    button(item(0))->click();
    QVERIFY(repairs.last() == *repair);
    QCOMPARE(joints.last(), std::vector<int>({4, 6, 9}));
    QCOMPARE(button(*item(0).child(1))->text(), u"Repair"_s);
    button(*item(0).child(1))->click();
    QCOMPARE(joints.last(), std::vector<int>({6}));
    button(item(1))->click();
    QVERIFY(repairs.last() == *repairOf(UploadRule::TooLong));
    QVERIFY(joints.last().empty());
    QCOMPARE(button(item(2)) != nullptr, repairOf(UploadRule::BlankLine).has_value());
}

void UploadListTest::aRepairThatMergesLayersSaysSo()
{
    add(UploadRule::RootName, 0); // renaming keeps layers
    add(UploadRule::TooLong);
    show();
    for (const int index : {0, 1})
        QVERIFY(!button(item(index))->toolTip().contains(u"merged"_s));
    show(true);
    QVERIFY(!button(item(0))->toolTip().contains(u"merged"_s));
    QVERIFY(button(item(1))->toolTip().contains(u"merged"_s));
}

void UploadListTest::jointsThatAreLeftOutAreListed()
{
    add(UploadRule::RootName, 0);
    drop(5);
    drop(7);
    show();
    QCOMPARE(groups(), QList<int>({0, 2}));
    QCOMPARE(item(1).text(UploadList::Text), u"2 joint(s) left out"_s);
    QCOMPARE(item(1).child(1)->data(UploadList::Place, UploadList::JointRole).toInt(), 7);
    m_judged.verdict.dropped.clear();
    m_judged.whyDropped.clear();
    show();
    QCOMPARE(groups(), QList<int>({0}));
}

void UploadListTest::aClickGoesToThePlace()
{
    add(UploadRule::RootName, 3, 0, 12);
    drop(5);
    show();
    QList<UploadPlace> places;
    connect(m_list.get(), &UploadList::placeWanted, this, [&](const UploadPlace &place) { places << place; });
    emit m_list->itemClicked(&item(0), 1);
    emit m_list->itemActivated(item(1).child(0), 1);
    emit m_list->itemClicked(&item(1), 1);
    QCOMPARE(places, QList<UploadPlace>({{3, 12}, {5, -1}, {NoJoint, -1}}));
}

void UploadListTest::openGroupsStayOpen()
{
    for (int joint = 0; joint < 3; ++joint)
        add(UploadRule::NameFirstWord, joint);
    drop(5);
    show();
    item(0).setExpanded(true);
    m_list->setCurrentItem(&item(1));
    const QTreeWidgetItem *before = &item(0);
    show(); // the same again
    QCOMPARE(&item(0), before);
    QVERIFY(item(0).isExpanded());
    add(UploadRule::TooLong);
    show();
    QVERIFY(item(0).isExpanded());
    QCOMPARE(m_list->topLevelItemCount(), 3);
    QVERIFY(!item(2).isExpanded());
    QCOMPARE(m_list->currentItem(), &item(2));
}

QTEST_MAIN(UploadListTest)

} // namespace tst_uploadlist

#include "tst_uploadlist.moc"
