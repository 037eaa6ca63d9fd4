#include "dialogs/channelsdialog.h"
#include "figures.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_channelsdialog {

using namespace limber;
using namespace limber::test;
using namespace limber::channels;
using namespace Qt::StringLiterals;

// Choosing the channels of a leg that turns by 40° in frame 2.
class ChannelsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void channelsOfTheJointComeFirst();
    void aChannelThatIsNamedTwiceIsListedOnce();
    void channelsMoveUpAndDown();
    void theEndsOfTheListStopMoves();
    void onlyAChangeCanBeAccepted();
    void aMotionKeepsAChannel();
    void theLossIsTold();
    void theLossOfPositionsIsTold();
    void acceptingIsOneStep();
    void rejectingChangesNothing();

private:
    void openFor(int joint) { m_dialog = std::make_unique<ChannelsDialog>(*m_session, joint); }
    [[nodiscard]] QListWidget &list() const { return *m_dialog->findChild<QListWidget *>(); }
    [[nodiscard]] QToolButton &up() const { return *m_dialog->findChild<QToolButton *>(u"channelUp"_s); }
    [[nodiscard]] QToolButton &down() const { return *m_dialog->findChild<QToolButton *>(u"channelDown"_s); }
    [[nodiscard]] QString loss() const { return m_dialog->findChild<QLabel *>(u"channelLoss"_s)->text(); }
    [[nodiscard]] QPushButton &ok() const
    {
        return *m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    void check(int row, bool isChecked) { list().item(row)->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked); }
    // The names in the list, with a mark at those that are checked.
    [[nodiscard]] QString listed() const
    {
        QStringList names;
        for (int row = 0; row < list().count(); ++row)
            names << (list().item(row)->checkState() == Qt::Checked ? u"+"_s : QString()) + list().item(row)->text();
        return names.join(u' ');
    }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] const std::vector<Channel> &channelsOf(int joint) const
    {
        return document().skeleton().joint(joint).channels;
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ChannelsDialog> m_dialog;
};

void ChannelsDialogTest::init()
{
    m_dialog.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(5);
    clip.motion.setValue(2, leftLegZRotation, 40.0);
    document().reset(clip);
}

void ChannelsDialogTest::channelsOfTheJointComeFirst()
{
    openFor(leftLeg);
    QCOMPARE(listed(), u"+Zrotation +Xrotation +Yrotation Xposition Yposition Zposition"_s);
    QCOMPARE(list().height(),
             6 * list().sizeHintForRow(0) + 2 * list().frameWidth() + 4); // shows all without a scroll bar
    openFor(hips);
    QCOMPARE(listed(), u"+Xposition +Yposition +Zposition +Zrotation +Xrotation +Yrotation"_s);
}

void ChannelsDialogTest::aChannelThatIsNamedTwiceIsListedOnce()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "Ball", .channels = {Xrotation, Yrotation, Xrotation}});
    clip.motion = Motion(2, 3);
    document().reset(clip);
    openFor(0);
    QCOMPARE(listed(), u"+Xrotation +Yrotation Xposition Yposition Zposition Zrotation"_s);
}

void ChannelsDialogTest::channelsMoveUpAndDown()
{
    openFor(leftLeg);
    down().click();
    QCOMPARE(listed(), u"+Xrotation +Zrotation +Yrotation Xposition Yposition Zposition"_s);
    QCOMPARE(list().currentRow(), 1);
    down().click();
    QCOMPARE(listed(), u"+Xrotation +Yrotation +Zrotation Xposition Yposition Zposition"_s);
    up().click();
    up().click();
    QCOMPARE(listed(), u"+Zrotation +Xrotation +Yrotation Xposition Yposition Zposition"_s);
    QCOMPARE(list().currentRow(), 0);
}

void ChannelsDialogTest::theEndsOfTheListStopMoves()
{
    openFor(leftLeg);
    const QString before = listed();
    QVERIFY(!up().isEnabled());
    QVERIFY(down().isEnabled());
    emit up().clicked();
    QCOMPARE(listed(), before);
    list().setCurrentRow(1);
    QVERIFY(up().isEnabled());
    QVERIFY(down().isEnabled());
    list().setCurrentRow(5);
    QVERIFY(up().isEnabled());
    QVERIFY(!down().isEnabled());
    emit down().clicked();
    QCOMPARE(listed(), before);
    list().setCurrentRow(4);
    down().click(); // into the last row
    QCOMPARE(listed(), u"+Zrotation +Xrotation +Yrotation Xposition Zposition Yposition"_s);
    QVERIFY(!down().isEnabled());
    const QString after = listed();
    list().setCurrentRow(-1);
    QVERIFY(!up().isEnabled());
    QVERIFY(!down().isEnabled());
    emit down().clicked(); // there is nothing to move
    emit up().clicked();
    QCOMPARE(listed(), after);
}

void ChannelsDialogTest::onlyAChangeCanBeAccepted()
{
    openFor(leftLeg);
    QVERIFY(!ok().isEnabled());
    check(1, false);
    QVERIFY(ok().isEnabled());
    check(1, true);
    QVERIFY(!ok().isEnabled());
    down().click();
    QVERIFY(ok().isEnabled());
    for (int row = 0; row < 6; ++row)
        check(row, false);
    QVERIFY(ok().isEnabled()); // other joints have channels
}

void ChannelsDialogTest::aMotionKeepsAChannel()
{
    document().reset(loneJoint(3));
    openFor(0);
    for (int row = 0; row < 6; ++row)
        check(row, false);
    QVERIFY(!ok().isEnabled());
    check(3, true);
    QVERIFY(ok().isEnabled());
}

void ChannelsDialogTest::theLossIsTold()
{
    openFor(leftLeg);
    QCOMPARE(loss(), u"Checking all frames…"_s);
    QTRY_COMPARE(loss(), u"No loss: the pose stays the same in every frame."_s);
    check(0, false);
    QTRY_COMPARE(loss(), u"The pose changes by up to 40° (worst at frame 2)."_s);
    check(0, true);
    QTRY_COMPARE(loss(), u"No loss: the pose stays the same in every frame."_s);
}

void ChannelsDialogTest::theLossOfPositionsIsTold()
{
    openFor(hips);
    Clip clip = standingFigure(5);
    clip.motion.setValue(0, hipsXPosition, 6.0);
    document().reset(clip);
    openFor(hips);
    check(0, false);
    QTRY_COMPARE(loss(), u"The pose changes by up to 6 units (worst at frame 0)."_s);
    clip.motion.setValue(0, hipsXPosition + 3, 25.0);
    document().reset(clip);
    openFor(hips);
    check(0, false);
    check(3, false);
    QTRY_COMPARE(loss(), u"The pose changes by up to 25° and up to 6 units (worst at frame 0)."_s);
}

void ChannelsDialogTest::acceptingIsOneStep()
{
    openFor(leftLeg);
    down().click();
    check(2, false);
    m_dialog->accept();
    QVERIFY(!list().isEnabled()); // until all frames are changed
    QVERIFY(!ok().isEnabled());
    QTRY_COMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(channelsOf(leftLeg), (std::vector<Channel>{Xrotation, Zrotation}));
    QCOMPARE(document().motion().value(2, leftLegZRotation + 1), 40.0);
    QCOMPARE(document().undoStack().undoText(), u"Change channels"_s);
    QCOMPARE(document().undoStack().count(), 1);
}

void ChannelsDialogTest::rejectingChangesNothing()
{
    openFor(leftLeg);
    check(0, false);
    m_dialog->reject();
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
    QCOMPARE(document().undoStack().count(), 0);
}

QTEST_MAIN(ChannelsDialogTest)

} // namespace tst_channelsdialog

#include "tst_channelsdialog.moc"
