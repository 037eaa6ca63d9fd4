#include "layerspanel/layerkeylist.h"

#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_layerkeylist {

using namespace limber;
using namespace Qt::StringLiterals;

namespace {

LayerKey keyAt(int frame, std::optional<int> zeroBefore, std::optional<int> zeroAfter,
               std::vector<JointOffset> offsets = {})
{
    return {
        .frame = frame, .window = {{frame, frame}, zeroBefore, zeroAfter}, .offsets = std::move(offsets), .rows = {}};
}

JointOffset rotated(int joint, double x, double y = 0.0)
{
    return {.joint = joint, .rotation = glm::dvec3(x, y, 0.0), .position = {}};
}

} // namespace

// The keys of a layer with frames of 0.01 s, and joints that are called after their numbers.
class LayerKeyListTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void aRowTellsTheFrameAndTheTimes();
    void theMostRotatedJointIsNamed();
    void onlyTimesCanBeTyped();
    void keysThatHoldFeetHaveFixedTimes();
    void theKeysOfTheFrameAreBold();
    void typedTimesAreWanted();
    void listingKeysWantsNothing();
    void aClickWantsTheFrame();
    void deleteRemovesTheSelectedKeys();
    void otherKeysMoveInTheList();

private:
    void show(const std::vector<LayerKey> &keys)
    {
        m_list->showKeys(keys, 0.01, [](int joint) { return u"joint %1"_s.arg(joint); });
    }
    [[nodiscard]] QString text(int row, int column) const { return m_list->item(row, column)->text(); }
    [[nodiscard]] bool isEditable(int row, int column) const
    {
        return m_list->item(row, column)->flags().testFlag(Qt::ItemIsEditable);
    }

    std::unique_ptr<LayerKeyList> m_list;
    std::unique_ptr<QSignalSpy> m_times;
    std::unique_ptr<QSignalSpy> m_deleted;
};

void LayerKeyListTest::init()
{
    m_list = std::make_unique<LayerKeyList>();
    m_list->resize(400, 300);
    m_times = std::make_unique<QSignalSpy>(m_list.get(), &LayerKeyList::timesWanted);
    m_deleted = std::make_unique<QSignalSpy>(m_list.get(), &LayerKeyList::deleteWanted);
}

void LayerKeyListTest::aRowTellsTheFrameAndTheTimes()
{
    show({keyAt(20, 5, 50), keyAt(60, {}, 70), keyAt(80, 70, {})});
    QCOMPARE(m_list->rowCount(), 3);
    QCOMPARE(text(0, 0), u"20"_s);
    QCOMPARE(text(0, 2), u"0.15 s"_s);
    QCOMPARE(text(0, 3), u"0.30 s"_s);
    QCOMPARE(text(1, 2), u"all"_s);
    QCOMPARE(text(1, 3), u"0.10 s"_s);
    QCOMPARE(text(2, 2), u"0.10 s"_s);
    QCOMPARE(text(2, 3), u"all"_s);
    for (const int column : {0, 2, 3}) {
        QVERIFY(m_list->item(0, column)->textAlignment() & Qt::AlignRight);
        QVERIFY(m_list->horizontalHeaderItem(column)->textAlignment() & Qt::AlignRight);
    }
    QVERIFY(!(m_list->item(0, 1)->textAlignment() & Qt::AlignRight));
    QVERIFY(m_list->horizontalHeaderItem(1)->textAlignment() & Qt::AlignLeft);
    show({keyAt(7, {}, {})});
    QCOMPARE(m_list->rowCount(), 1);
    QCOMPARE(text(0, 0), u"7"_s);
}

void LayerKeyListTest::theMostRotatedJointIsNamed()
{
    const JointOffset moved{.joint = 9, .rotation = {}, .position = glm::dvec3(1.0)};
    show({keyAt(1, {}, {}, {rotated(1, 0.2), rotated(2, 0.3, -0.4), rotated(3, 0.1)}),
          keyAt(2, {}, {}, {rotated(4, 0.5), rotated(5, -0.5)}), // as much: the first one
          keyAt(3, {}, {}, {moved}), keyAt(4, {}, {}, {moved, rotated(6, 0.001)}), keyAt(5, {}, {})});
    QCOMPARE(text(0, 1), u"joint 2 28.6°"_s);
    QCOMPARE(m_list->item(0, 1)->toolTip(), text(0, 1));
    QCOMPARE(text(1, 1), u"joint 4 28.6°"_s);
    QCOMPARE(text(2, 1), u"joint 9 0.0°"_s);
    QCOMPARE(text(3, 1), u"joint 6 0.1°"_s);
    QCOMPARE(text(4, 1), QString());
}

void LayerKeyListTest::onlyTimesCanBeTyped()
{
    show({keyAt(20, 5, 50), keyAt(60, {}, 70), keyAt(80, 70, {})});
    for (int row = 0; row < 3; ++row) {
        QVERIFY(!isEditable(row, 0));
        QVERIFY(!isEditable(row, 1));
        QCOMPARE(isEditable(row, 2), row != 1); // such a key has no time before it
        QCOMPARE(isEditable(row, 3), row != 2);
        for (int column = 0; column < 4; ++column) {
            QVERIFY(m_list->item(row, column)->flags().testFlag(Qt::ItemIsSelectable));
            QVERIFY(m_list->item(row, column)->flags().testFlag(Qt::ItemIsEnabled));
        }
    }
    QVERIFY(m_list->item(0, 2)->toolTip().isEmpty());
}

void LayerKeyListTest::keysThatHoldFeetHaveFixedTimes()
{
    LayerKey held = keyAt(20, 5, 50);
    held.rows.resize(44);
    show({held, keyAt(60, 50, 70)});
    for (const int column : {2, 3}) {
        QVERIFY(!isEditable(0, column));
        QVERIFY(m_list->item(0, column)->toolTip().contains(u"held"_s));
        QVERIFY(isEditable(1, column));
        QVERIFY(m_list->item(1, column)->toolTip().isEmpty());
    }
}

void LayerKeyListTest::theKeysOfTheFrameAreBold()
{
    show({keyAt(20, {}, {}), keyAt(60, {}, {})});
    m_list->showFrame(60);
    QVERIFY(!m_list->item(0, 0)->font().bold());
    QVERIFY(m_list->item(1, 0)->font().bold());
    m_list->showFrame(20);
    QVERIFY(m_list->item(0, 0)->font().bold());
    QVERIFY(!m_list->item(1, 0)->font().bold());
    QCOMPARE(m_times->count(), 0);
}

void LayerKeyListTest::typedTimesAreWanted()
{
    show({keyAt(20, 5, 50), keyAt(60, {}, 70)});
    m_list->item(0, 2)->setText(u" 0.5 "_s);
    QCOMPARE(m_times->takeFirst(), QVariantList({0, 0.5, 0.3}));
    m_list->item(1, 3)->setText(u"2 s"_s);
    QCOMPARE(m_times->takeFirst(), QVariantList({1, -1.0, 2.0}));
    m_list->item(1, 3)->setText(u"soon"_s);
    QCOMPARE(m_times->takeFirst(), QVariantList({1, -1.0, -1.0}));
    m_list->item(1, 1)->setText(u"3"_s); // as no user can
    m_list->item(1, 0)->setText(u"3"_s);
    QCOMPARE(m_times->count(), 0);
}

void LayerKeyListTest::listingKeysWantsNothing()
{
    show({keyAt(20, 5, 50)});
    show({keyAt(30, 5, 50), keyAt(60, 50, {})});
    QCOMPARE(m_times->count(), 0);
    m_list->item(1, 2)->setText(u"0.05 s"_s); // and afterwards typed times count again
    QCOMPARE(m_times->count(), 1);
}

void LayerKeyListTest::aClickWantsTheFrame()
{
    show({keyAt(20, {}, {}), keyAt(60, {}, {})});
    m_list->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    const QSignalSpy wanted(m_list.get(), &LayerKeyList::frameWanted);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, m_list->visualItemRect(m_list->item(1, 1)).center());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toInt(), 60);
}

void LayerKeyListTest::deleteRemovesTheSelectedKeys()
{
    show({keyAt(20, {}, {}), keyAt(40, {}, {}), keyAt(60, {}, {})});
    QTest::keyClick(m_list.get(), Qt::Key_Delete);
    QCOMPARE(m_deleted->count(), 0); // nothing is selected
    const auto select = [&](int row) {
        m_list->selectionModel()->select(m_list->model()->index(row, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    };
    select(2);
    select(0);
    QTest::keyClick(m_list.get(), Qt::Key_Backspace);
    QCOMPARE(m_deleted->count(), 0);
    QTest::keyClick(m_list.get(), Qt::Key_Delete);
    QCOMPARE(m_deleted->count(), 1);
    QCOMPARE((*m_deleted)[0][0].value<std::vector<int>>(), std::vector<int>({0, 2}));
}

void LayerKeyListTest::otherKeysMoveInTheList()
{
    show({keyAt(20, {}, {}), keyAt(40, {}, {})});
    m_list->selectRow(0);
    QTest::keyClick(m_list.get(), Qt::Key_Down);
    QCOMPARE(m_list->currentRow(), 1);
}

QTEST_MAIN(LayerKeyListTest)

} // namespace tst_layerkeylist

#include "tst_layerkeylist.moc"
