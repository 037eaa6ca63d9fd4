#include "layerspanel/layerframe.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_layerframe {

using namespace limber;

// A row that is clicked, dragged and used with the keys. It lies 100 pixels down in its parent.
class LayerFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysAreThoseOfAList();
    void aPressMakesItActive();
    void aShortMoveIsNoDrag();
    void aDragTellsHeightsOfTheParent();
    void onlyTheLeftButtonDrags();
    void escapeGivesTheDragUp();
    void losingTheFocusGivesTheDragUp();
    void duringADragKeysDoNothing();
    void theStyleSeesTheActiveRow();

private:
    struct Signals
    {
        explicit Signals(LayerFrame *frame)
            : activated(frame, &LayerFrame::activated), step(frame, &LayerFrame::stepWanted),
              rename(frame, &LayerFrame::renameWanted), remove(frame, &LayerFrame::deleteWanted),
              dragged(frame, &LayerFrame::dragged), dropped(frame, &LayerFrame::dropped),
              givenUp(frame, &LayerFrame::dragGivenUp)
        {
        }
        QSignalSpy activated, step, rename, remove, dragged, dropped, givenUp;
    };

    void press(Qt::MouseButton button = Qt::LeftButton) { send(QEvent::MouseButtonPress, m_start, button); }
    void moveBy(const QPoint &by) { send(QEvent::MouseMove, m_start + by, Qt::NoButton); }
    void releaseAt(const QPoint &by) { send(QEvent::MouseButtonRelease, m_start + by, Qt::LeftButton); }
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button);

    const QPoint m_start{40, 12};
    std::unique_ptr<QWidget> m_parent;
    LayerFrame *m_frame = nullptr;
    std::unique_ptr<Signals> m_signals;
};

void LayerFrameTest::init()
{
    m_parent = std::make_unique<QWidget>();
    m_frame = new LayerFrame(m_parent.get());
    m_frame->setGeometry(0, 100, 300, 50);
    m_signals = std::make_unique<Signals>(m_frame);
    QCOMPARE(QApplication::startDragDistance(), 10);
}

void LayerFrameTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button)
{
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, m_frame->mapToGlobal(at), button, held, {});
    QCoreApplication::sendEvent(m_frame, &event);
}

void LayerFrameTest::keysAreThoseOfAList()
{
    QTest::keyClick(m_frame, Qt::Key_Up);
    QTest::keyClick(m_frame, Qt::Key_Down);
    QCOMPARE(m_signals->step.count(), 2);
    QCOMPARE(m_signals->step[0][0].toInt(), -1);
    QCOMPARE(m_signals->step[1][0].toInt(), 1);
    QTest::keyClick(m_frame, Qt::Key_F2);
    QCOMPARE(m_signals->rename.count(), 1);
    QTest::keyClick(m_frame, Qt::Key_Delete);
    QCOMPARE(m_signals->remove.count(), 1);
    QTest::keyClick(m_frame, Qt::Key_Space);
    QTest::keyClick(m_frame, Qt::Key_Return);
    QCOMPARE(m_signals->activated.count(), 2);
    QTest::keyClick(m_frame, Qt::Key_Escape); // gives nothing up
    QTest::keyClick(m_frame, Qt::Key_A);
    QCOMPARE(m_signals->givenUp.count(), 0);
    QCOMPARE(m_signals->step.count() + m_signals->activated.count(), 4);
}

void LayerFrameTest::aPressMakesItActive()
{
    press();
    QCOMPARE(m_signals->activated.count(), 1);
    releaseAt({});
    press(Qt::RightButton);
    QCOMPARE(m_signals->activated.count(), 2);
}

void LayerFrameTest::aShortMoveIsNoDrag()
{
    press();
    moveBy({0, 9});
    moveBy({-4, -5});
    QCOMPARE(m_signals->dragged.count(), 0);
    releaseAt({0, 9});
    QCOMPARE(m_signals->dropped.count(), 0);
    moveBy({0, 30}); // the button is not held any more
    QCOMPARE(m_signals->dragged.count(), 0);
}

void LayerFrameTest::aDragTellsHeightsOfTheParent()
{
    press();
    moveBy({0, 10});
    QCOMPARE(m_signals->dragged.count(), 1);
    QCOMPARE(m_signals->dragged[0][0].toInt(), 122);
    moveBy({0, 1}); // close to the start it is still the same drag
    QCOMPARE(m_signals->dragged[1][0].toInt(), 113);
    releaseAt({0, -50});
    QCOMPARE(m_signals->dropped.count(), 1);
    QCOMPARE(m_signals->dropped[0][0].toInt(), 62);
    QCOMPARE(m_signals->givenUp.count(), 0);
    moveBy({0, 40});
    QCOMPARE(m_signals->dragged.count(), 2);
    releaseAt({});
    QCOMPARE(m_signals->dropped.count(), 1);
}

void LayerFrameTest::onlyTheLeftButtonDrags()
{
    press(Qt::RightButton);
    moveBy({0, 30});
    QCOMPARE(m_signals->dragged.count(), 0);
}

void LayerFrameTest::escapeGivesTheDragUp()
{
    press();
    moveBy({0, 30});
    QTest::keyClick(m_frame, Qt::Key_Escape);
    QCOMPARE(m_signals->givenUp.count(), 1);
    moveBy({0, 50});
    releaseAt({0, 50});
    QCOMPARE(m_signals->dragged.count(), 1);
    QCOMPARE(m_signals->dropped.count(), 0);
    QCOMPARE(m_signals->givenUp.count(), 1);
}

void LayerFrameTest::losingTheFocusGivesTheDragUp()
{
    QFocusEvent away(QEvent::FocusOut);
    QCoreApplication::sendEvent(m_frame, &away);
    QCOMPARE(m_signals->givenUp.count(), 0);
    press();
    moveBy({0, 30});
    QCoreApplication::sendEvent(m_frame, &away);
    QCOMPARE(m_signals->givenUp.count(), 1);
    moveBy({0, 50});
    QCOMPARE(m_signals->dragged.count(), 1);
}

void LayerFrameTest::duringADragKeysDoNothing()
{
    press();
    moveBy({0, 30});
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Delete, Qt::Key_F2, Qt::Key_Space})
        QTest::keyClick(m_frame, key);
    QCOMPARE(m_signals->step.count() + m_signals->remove.count() + m_signals->rename.count(), 0);
    QCOMPARE(m_signals->activated.count(), 1); // by the press
    QCOMPARE(m_signals->givenUp.count(), 0);
}

void LayerFrameTest::theStyleSeesTheActiveRow()
{
    m_frame->setActive(true);
    QCOMPARE(m_frame->property("active"), QVariant(true));
    m_frame->setActive(true);
    QCOMPARE(m_frame->property("active"), QVariant(true));
    m_frame->setActive(false);
    QCOMPARE(m_frame->property("active"), QVariant(false));
}

QTEST_MAIN(LayerFrameTest)

} // namespace tst_layerframe

#include "tst_layerframe.moc"
