#include "curvespanel/channellist.h"
#include "figures.h"
#include "session/curves/curveset.h"
#include "session/session.h"

#include <QTest>

#include <memory>

namespace tst_channellist {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int legZRotation = leftLegZRotation;
constexpr int chestZRotation = 12;

} // namespace

// The list of the channels of a leg and the chest, over a clip of 11 frames.
class ChannelListTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void channelsStandBelowTheirJoints();
    void aClosedDocumentLeavesNoChannels();
    void valuesAreThoseOfTheFrame();
    void theFilterFindsJointsAndChannels();
    void selectedChannelsAreEdited();
    void anEyeHidesAChannel();
    void withAltAnEyeShowsOnlyItsChannel();
    void aLockProtectsAChannel();
    void theFirstColumnIsAChannelToo();
    void fillingTheListKeepsTheChoice();
    void keysHideAndLock();
    void hiddenAndLockedChannelsAreFaint();
    void aSpeedIsOnlyShown();
    void theLowestRowIsWhole();

private:
    enum Column { Name, Value, Eye, Lock };

    [[nodiscard]] QTreeWidgetItem &joint(int index) const { return *m_list->topLevelItem(index); }
    [[nodiscard]] QTreeWidgetItem &channel(int jointIndex, int row) const { return *joint(jointIndex).child(row); }
    [[nodiscard]] QStringList shown() const;
    void click(QTreeWidgetItem &item, int column, Qt::KeyboardModifiers modifiers = {});
    void waitForCurves() { QTRY_VERIFY(m_curves->isComplete()); }

    const Colours m_colours = Colours::lightTheme();
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<ChannelList> m_list;
};

void ChannelListTest::init()
{
    m_list.reset();
    m_curves.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(11);
    clip.motion.setValue(5, legZRotation, 40.0);
    clip.motion.setValue(10, legZRotation + 1, -2.5);
    m_session->document().reset(clip);
    m_session->select({NodeId::joint(chest), NodeId::joint(leftLeg)}, QItemSelectionModel::ClearAndSelect);
    m_curves = std::make_unique<CurveSet>();
    m_curves->setSession(m_session.get());
    m_curves->setWatched(true);
    m_list = std::make_unique<ChannelList>(*m_curves);
    m_list->setColours(m_colours);
    m_list->resize(300, 400);
    waitForCurves();
}

QStringList ChannelListTest::shown() const
{
    QStringList result;
    for (int index = 0; index < m_list->topLevelItemCount(); ++index) {
        if (joint(index).isHidden())
            continue;
        result << joint(index).text(Name);
        for (int row = 0; row < joint(index).childCount(); ++row) {
            if (!channel(index, row).isHidden())
                result << channel(index, row).text(Name);
        }
    }
    return result;
}

void ChannelListTest::click(QTreeWidgetItem &item, int column, Qt::KeyboardModifiers modifiers)
{
    m_list->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    QRect place = m_list->visualItemRect(&item);
    place.setLeft(m_list->columnViewportPosition(column));
    place.setWidth(m_list->columnWidth(column));
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, modifiers, place.center());
}

void ChannelListTest::channelsStandBelowTheirJoints()
{
    QCOMPARE(shown(),
             QStringList({u"LeftLeg"_s, u"Zrot"_s, u"Xrot"_s, u"Yrot"_s, u"Chest"_s, u"Zrot"_s, u"Xrot"_s, u"Yrot"_s}));
    QVERIFY(joint(0).isExpanded());
    QVERIFY(!joint(0).flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(channel(0, 0).flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(channel(0, 0).textAlignment(Value) & Qt::AlignRight);
    QVERIFY(!channel(0, 0).toolTip(Eye).isEmpty());
    QVERIFY(!channel(0, 0).toolTip(Lock).isEmpty());
    m_session->selectOnly(NodeId::joint(hips));
    QTRY_COMPARE(shown(), QStringList({u"Hips"_s, u"Xpos"_s, u"Ypos"_s, u"Zpos"_s, u"Zrot"_s, u"Xrot"_s, u"Yrot"_s}));
}

void ChannelListTest::aClosedDocumentLeavesNoChannels()
{
    m_curves->setSession(nullptr);
    QVERIFY(shown().isEmpty());
    m_curves->setSession(m_session.get());
    QTRY_COMPARE(shown().size(), 8);
    m_session.reset();
    QVERIFY(shown().isEmpty());
}

void ChannelListTest::valuesAreThoseOfTheFrame()
{
    const auto values = [this] {
        QStringList result;
        for (int row = 0; row < 3; ++row)
            result << channel(0, row).text(Value);
        return result;
    };
    m_list->showFrame(5);
    QCOMPARE(values(), QStringList({u"40.0000"_s, u"0.0000"_s, u"0.0000"_s}));
    QCOMPARE(channel(1, 0).text(Value), u"0.0000"_s);
    m_list->showFrame(10);
    QCOMPARE(values(), QStringList({u"0.0000"_s, u"-2.5000"_s, u"0.0000"_s}));
    for (const int missing : {11, -1}) {
        m_list->showFrame(missing);
        QCOMPARE(values(), QStringList({QString(), QString(), QString()}));
    }
    m_list->showFrame(0);
    QCOMPARE(values(), QStringList({u"0.0000"_s, u"0.0000"_s, u"0.0000"_s}));
    m_session->document().setValues({0, 1, {legZRotation}}, {12.0}, u"set"_s);
    QTRY_COMPARE(values(), QStringList({u"12.0000"_s, u"0.0000"_s, u"0.0000"_s}));
}

void ChannelListTest::theFilterFindsJointsAndChannels()
{
    m_list->setFilter(u" CHEST "_s);
    QCOMPARE(shown(), QStringList({u"Chest"_s, u"Zrot"_s, u"Xrot"_s, u"Yrot"_s}));
    m_list->setFilter(u"xrot"_s);
    QCOMPARE(shown(), QStringList({u"LeftLeg"_s, u"Xrot"_s, u"Chest"_s, u"Xrot"_s}));
    m_list->setFilter(u"pos"_s);
    QVERIFY(shown().isEmpty());
    m_session->selectOnly(NodeId::joint(hips)); // the filter stays
    QTRY_COMPARE(shown(), QStringList({u"Hips"_s, u"Xpos"_s, u"Ypos"_s, u"Zpos"_s}));
    m_list->setFilter({});
    QCOMPARE(shown().size(), 7);
}

void ChannelListTest::selectedChannelsAreEdited()
{
    channel(0, 0).setSelected(true);
    QCOMPARE(m_curves->chosen(), std::set<int>({legZRotation}));
    channel(1, 0).setSelected(true);
    QCOMPARE(m_curves->chosen(), std::set<int>({legZRotation, chestZRotation}));
    m_curves->choose({legZRotation + 1});
    QVERIFY(!channel(0, 0).isSelected());
    QVERIFY(channel(0, 1).isSelected());
    QVERIFY(!channel(1, 0).isSelected());
    QCOMPARE(m_curves->chosen(), std::set<int>({legZRotation + 1}));
    m_list->clearSelection();
    QVERIFY(m_curves->chosen().empty());
}

void ChannelListTest::anEyeHidesAChannel()
{
    click(channel(0, 0), Eye);
    QVERIFY(!m_curves->isSeen(legZRotation));
    QVERIFY(m_curves->isSeen(legZRotation + 1));
    QVERIFY(!m_curves->isLocked(legZRotation));
    click(channel(0, 0), Eye);
    QVERIFY(m_curves->isSeen(legZRotation));
    click(channel(0, 0), Name);
    click(channel(0, 0), Value);
    QVERIFY(m_curves->isSeen(legZRotation));
    emit m_list->itemClicked(&joint(0), Eye); // a joint has none
    emit m_list->itemClicked(&joint(0), Lock);
    for (int column = -1; column < 15; ++column) {
        QVERIFY(m_curves->isSeen(column));
        QVERIFY(!m_curves->isLocked(column));
    }
}

void ChannelListTest::withAltAnEyeShowsOnlyItsChannel()
{
    click(channel(0, 1), Eye, Qt::AltModifier);
    QVERIFY(m_curves->isSeen(legZRotation + 1));
    QVERIFY(!m_curves->isSeen(legZRotation));
    QVERIFY(!m_curves->isSeen(chestZRotation));
    click(channel(0, 1), Eye, Qt::AltModifier);
    QVERIFY(m_curves->isSeen(legZRotation));
    QVERIFY(m_curves->isSeen(chestZRotation));
}

void ChannelListTest::aLockProtectsAChannel()
{
    click(channel(1, 0), Lock);
    QVERIFY(m_curves->isLocked(chestZRotation));
    QVERIFY(!m_curves->isLocked(chestZRotation + 1));
    QVERIFY(m_curves->isSeen(chestZRotation));
    click(channel(1, 0), Lock);
    QVERIFY(!m_curves->isLocked(chestZRotation));
}

void ChannelListTest::theFirstColumnIsAChannelToo()
{
    m_session->selectOnly(NodeId::joint(hips));
    waitForCurves();
    QTreeWidgetItem &first = channel(0, 0);
    QVERIFY(!first.icon(Eye).isNull());
    QVERIFY(!first.toolTip(Eye).isEmpty());
    first.setSelected(true);
    QCOMPARE(m_curves->chosen(), std::set<int>({hipsXPosition}));
    m_curves->setSeen(1, true); // shows the choice again
    QVERIFY(first.isSelected());
    emit m_list->itemClicked(&first, Lock);
    QVERIFY(m_curves->isLocked(hipsXPosition));
    emit m_list->itemClicked(&first, Eye);
    QVERIFY(!m_curves->isSeen(hipsXPosition));
}

void ChannelListTest::fillingTheListKeepsTheChoice()
{
    channel(0, 1).setSelected(true);
    channel(1, 0).setSelected(true);
    m_list->setColours(Colours::darkTheme()); // makes all items anew
    QCOMPARE(m_curves->chosen(), std::set<int>({legZRotation + 1, chestZRotation}));
    QVERIFY(channel(0, 1).isSelected());
    QVERIFY(channel(1, 0).isSelected());
    QVERIFY(!channel(0, 0).isSelected());
}

void ChannelListTest::keysHideAndLock()
{
    channel(0, 0).setSelected(true);
    channel(0, 1).setSelected(true);
    QTest::keyClick(m_list.get(), Qt::Key_H);
    QVERIFY(!m_curves->isSeen(legZRotation) && !m_curves->isSeen(legZRotation + 1));
    QVERIFY(m_curves->isSeen(legZRotation + 2));
    QVERIFY(!m_curves->isLocked(legZRotation));
    QTest::keyClick(m_list.get(), Qt::Key_H);
    QTest::keyClick(m_list.get(), Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(m_curves->isSeen(legZRotation));
    QVERIFY(m_curves->isLocked(legZRotation) && m_curves->isLocked(legZRotation + 1));
    QVERIFY(!m_curves->isLocked(chestZRotation));
    QTest::keyClick(m_list.get(), Qt::Key_L); // which plays
    QTest::keyClick(m_list.get(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(m_curves->isLocked(legZRotation) && m_curves->isSeen(legZRotation));
    m_list->setCurrentItem(&channel(0, 0));
    QTest::keyClick(m_list.get(), Qt::Key_Down);
    QCOMPARE(m_list->currentItem(), &channel(0, 1));
}

void ChannelListTest::hiddenAndLockedChannelsAreFaint()
{
    const auto colour = [this](int row, int column) { return channel(0, row).foreground(column).color(); };
    QCOMPARE(colour(0, Name), m_colours.text);
    QCOMPARE(colour(0, Value), m_colours.text);
    m_curves->setSeen(legZRotation, false);
    m_curves->setLocked(legZRotation + 1, true);
    for (const int row : {0, 1}) {
        QCOMPARE(colour(row, Name), m_colours.secondaryText);
        QCOMPARE(colour(row, Value), m_colours.secondaryText);
    }
    QCOMPARE(colour(2, Name), m_colours.text);
    QVERIFY(!channel(0, 0).icon(Eye).isNull());
    QVERIFY(!channel(0, 0).icon(Lock).isNull());
}

void ChannelListTest::aSpeedIsOnlyShown()
{
    m_curves->setKind(CurveKind::Speed);
    waitForCurves();
    QCOMPARE(shown(), QStringList({u"LeftLeg"_s, u"Speed"_s, u"Chest"_s, u"Speed"_s}));
    QVERIFY(channel(0, 0).icon(Eye).isNull());
    QVERIFY(channel(0, 0).icon(Lock).isNull());
    QVERIFY(channel(0, 0).toolTip(Eye).isEmpty());
    channel(0, 0).setSelected(true);
    QVERIFY(m_curves->chosen().empty());
    emit m_list->itemClicked(&channel(0, 0), Eye);
    emit m_list->itemClicked(&channel(0, 0), Lock);
    QVERIFY(m_curves->isSeen(-1));
    QVERIFY(!m_curves->isLocked(-1));
}

void ChannelListTest::theLowestRowIsWhole()
{
    waitForCurves();
    m_list->show();
    const int row = m_list->visualItemRect(&channel(0, 0)).height();
    for (int height = 3 * row; height < 4 * row; ++height) {
        m_list->resize(200, height + 2 * m_list->frameWidth());
        QCoreApplication::processEvents();
        QCOMPARE(m_list->viewport()->height(), 3 * row);
    }
}

QTEST_MAIN(ChannelListTest)

} // namespace tst_channellist

#include "tst_channellist.moc"
