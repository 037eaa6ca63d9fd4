#include "compare/besidelist.h"
#include "figures.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_besidelist {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The list of the clips "a.bvh", "b.bvh" and "c.bvh", of which the last one was added last.
class BesideListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachClipHasARow();
    void aSingleClipNeedsNoList();
    void rowsTellWhatTheyAre();
    void clipsThatAreNotReadSayThat();
    void theChosenClipIsCurrent();
    void aClickOnTheEyeHides();
    void aClickOnTheBinRemoves();
    void keysHideAndRemove();
    void atMostFourRowsAreShown();
    void withoutASessionItIsEmpty();

private:
    enum Column { Name, Eye, Remove };

    [[nodiscard]] int add(const QString &name)
    {
        return beside().add({name, std::make_shared<const Clip>(standingFigure(3)), {}});
    }
    [[nodiscard]] ClipsBeside &beside() const { return m_session->clipsBeside(); }
    [[nodiscard]] QTreeWidgetItem &row(int index) const { return *m_list->topLevelItem(index); }
    [[nodiscard]] QStringList names() const
    {
        QStringList result;
        for (int index = 0; index < m_list->topLevelItemCount(); ++index)
            result << row(index).text(Name);
        return result;
    }

    QList<int> m_ids;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<BesideList> m_list;
};

void BesideListTest::init()
{
    m_list.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(3));
    m_ids = {add(u"a.bvh"_s), add(u"b.bvh"_s), add(u"c.bvh"_s)};
    m_list = std::make_unique<BesideList>();
    m_list->setSession(m_session.get());
}

void BesideListTest::eachClipHasARow()
{
    QCOMPARE(names(), QStringList({u"a.bvh"_s, u"b.bvh"_s, u"c.bvh"_s}));
    QVERIFY(!m_list->isHidden());
    beside().remove(m_ids[0]);
    QTRY_COMPARE(names(), QStringList({u"b.bvh"_s, u"c.bvh"_s}));
    QVERIFY(!m_list->isHidden());
    QVERIFY(add(u"d.bvh"_s) > 0);
    QTRY_COMPARE(names(), QStringList({u"b.bvh"_s, u"c.bvh"_s, u"d.bvh"_s}));
}

void BesideListTest::aSingleClipNeedsNoList()
{
    beside().remove(m_ids[0]);
    beside().remove(m_ids[1]);
    QTRY_VERIFY(m_list->isHidden());
    QCOMPARE(names(), QStringList(u"c.bvh"_s));
}

void BesideListTest::rowsTellWhatTheyAre()
{
    QCOMPARE(row(1).data(Name, Qt::AccessibleTextRole).toString(), u"C: b.bvh"_s);
    QVERIFY(row(1).toolTip(Eye).startsWith(u"Hide it"_s));
    QVERIFY(row(1).toolTip(Remove).startsWith(u"Remove it"_s));
    QCOMPARE(row(1).toolTip(Name), u"<span>b.bvh</span>"_s);
    QVERIFY(!row(1).icon(Name).isNull());
    beside().setVisible(m_ids[1], false);
    QTRY_COMPARE(row(1).data(Name, Qt::AccessibleTextRole).toString(), u"C: b.bvh, hidden"_s);
    QVERIFY(row(1).toolTip(Eye).startsWith(u"Show it"_s));
    QCOMPARE(row(0).data(Name, Qt::AccessibleTextRole).toString(), u"B: a.bvh"_s);
}

void BesideListTest::clipsThatAreNotReadSayThat()
{
    Colours colours = Colours::darkTheme();
    m_list->setColours(colours);
    ClipBeside named;
    named.source.name = u"two  words.bvh"_s;
    named.source.path = u"/two  words.bvh"_s;
    beside().takeNamed({named}, -1);
    QTRY_COMPARE(names().value(3), u"two words.bvh (not loaded)"_s);
    QCOMPARE(row(3).foreground(Name).color(), colours.secondaryText);
    QCOMPARE(row(0).foreground(Name).color(), colours.text);
}

void BesideListTest::theChosenClipIsCurrent()
{
    QCOMPARE(m_list->currentItem(), &row(2));
    m_list->setCurrentItem(&row(0));
    QCOMPARE(beside().chosen()->id, m_ids[0]);
    beside().choose(m_ids[1]);
    QTRY_COMPARE(m_list->currentItem(), &row(1));
    QCOMPARE(beside().chosen()->id, m_ids[1]);
    m_list->setCurrentItem(nullptr); // chooses nothing else
    QCOMPARE(beside().chosen()->id, m_ids[1]);
}

void BesideListTest::aClickOnTheEyeHides()
{
    emit m_list->itemClicked(&row(0), Name);
    QVERIFY(beside().find(m_ids[0])->isVisible);
    emit m_list->itemClicked(&row(0), Eye);
    QVERIFY(!beside().find(m_ids[0])->isVisible);
    QVERIFY(beside().find(m_ids[1])->isVisible);
    emit m_list->itemClicked(&row(0), Eye);
    QVERIFY(beside().find(m_ids[0])->isVisible);
    QCOMPARE(beside().all().size(), std::size_t(3));
}

void BesideListTest::aClickOnTheBinRemoves()
{
    emit m_list->itemClicked(&row(1), Remove);
    QCOMPARE(beside().all().size(), std::size_t(2));
    QVERIFY(beside().find(m_ids[1]) == nullptr);
}

void BesideListTest::keysHideAndRemove()
{
    m_list->setCurrentItem(&row(1));
    QTest::keyClick(m_list.get(), Qt::Key_Return);
    QVERIFY(!beside().find(m_ids[1])->isVisible);
    QTest::keyClick(m_list.get(), Qt::Key_Enter);
    QVERIFY(beside().find(m_ids[1])->isVisible);
    QTest::keyClick(m_list.get(), Qt::Key_Up);
    QCOMPARE(beside().chosen()->id, m_ids[0]);
    QVERIFY(beside().find(m_ids[0])->isVisible);
    QTest::keyClick(m_list.get(), Qt::Key_Delete);
    QVERIFY(beside().find(m_ids[0]) == nullptr);
    QCOMPARE(beside().all().size(), std::size_t(2));
    QTRY_COMPARE(names(), QStringList({u"b.bvh"_s, u"c.bvh"_s}));
}

void BesideListTest::atMostFourRowsAreShown()
{
    m_list->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_list->setLineWidth(3);
    const int rowHeight = m_list->sizeHintForRow(0);
    const int frame = 2 * m_list->frameWidth() + 2;
    QCOMPARE(m_list->sizeHint().height(), 3 * rowHeight + frame);
    QCOMPARE(m_list->minimumSizeHint().height(), 2 * rowHeight + frame);
    QVERIFY(add(u"d.bvh"_s) > 0 && add(u"e.bvh"_s) > 0);
    QTRY_COMPARE(names().size(), 5);
    QCOMPARE(m_list->sizeHint().height(), 4 * rowHeight + frame);
    QCOMPARE(m_list->minimumSizeHint().height(), 2 * rowHeight + frame);
}

void BesideListTest::withoutASessionItIsEmpty()
{
    m_list->setSession(nullptr);
    QVERIFY(names().isEmpty());
    QVERIFY(m_list->isHidden());
    QTest::keyClick(m_list.get(), Qt::Key_Delete);
    QCOMPARE(beside().all().size(), std::size_t(3));
}

QTEST_MAIN(BesideListTest)

} // namespace tst_besidelist

#include "tst_besidelist.moc"
