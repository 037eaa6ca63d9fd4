#include "timeline/rows/secondcliprow.h"

#include "figures.h"
#include "session/session.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_secondcliprow {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The bars of the clips beside a document, on its timeline; frames stand 4 pixels apart from pixel 100.
class SecondClipRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutClipsItIsNotWanted();
    void aBarIsAsLongAsItsClip();
    void aClipWithAnotherRateIsStretched();
    void severalBarsStandBelowEachOther();
    void theValueIsTheFrameOfTheClip();
    void aDragShiftsTheClip();
    void escTakesTheDragBack();
    void pressesElsewhereBelongToTheRuler();
    void withoutASessionItIsEmpty();

private:
    int add(const QString &name, int frames, double frameTime = 0.01)
    {
        auto clip = std::make_shared<Clip>(standingFigure(frames));
        clip->motion.setFrameTimeSeconds(frameTime);
        return m_session->clipsBeside().add({name, clip, {}, Axis::Y});
    }
    [[nodiscard]] int shiftOf(int id) const { return m_session->clipsBeside().find(id)->settings.shift; }
    [[nodiscard]] QPoint inBar() const { return m_row->bar().center().toPoint(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<SecondClipRow> m_row;
};

void SecondClipRowTest::init()
{
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(101);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(clip);
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<SecondClipRow>(*m_ruler);
    m_row->resize(520, 22);
    TimeScale scale;
    scale.setFrameCount(101);
    scale.setPixels(100.0, 400.0);
    m_row->follow(scale);
    m_row->setSession(m_session.get());
}

void SecondClipRowTest::cleanup()
{
    m_row.reset();
    m_ruler.reset();
    m_session.reset();
}

void SecondClipRowTest::withoutClipsItIsNotWanted()
{
    QVERIFY(!m_row->isWanted());
    QVERIFY(m_row->bar().isNull());
    QCOMPARE(m_row->valueText(), QString());
    QSignalSpy wanted(m_row.get(), &SecondClipRow::wantedChanged);
    const int id = add(u"run.bvh"_s, 11);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(m_row->isWanted());
    m_session->clipsBeside().remove(id);
    QVERIFY(!m_row->isWanted());
    QCOMPARE(m_row->valueText(), QString());
}

void SecondClipRowTest::aBarIsAsLongAsItsClip()
{
    const int id = add(u"run.bvh"_s, 51);
    QCOMPARE(m_row->bar(), QRectF(100.0, 4.0, 200.0, 14.0));
    ComparisonSettings settings = m_session->clipsBeside().find(id)->settings;
    settings.shift = -10; // the clip begins later
    m_session->clipsBeside().setSettings(id, settings);
    QCOMPARE(m_row->bar(), QRectF(140.0, 4.0, 200.0, 14.0));
    m_session->clipsBeside().remove(id);
    add(u"one.bvh"_s, 1); // still to be seen
    QCOMPARE(m_row->bar().width(), 2.0);
}

void SecondClipRowTest::aClipWithAnotherRateIsStretched()
{
    add(u"slow.bvh"_s, 26, 0.02);
    QCOMPARE(m_row->bar(), QRectF(100.0, 4.0, 200.0, 14.0));
    m_session->document().setFrameTime(0.02);
    QCOMPARE(m_row->bar().width(), 100.0);
}

void SecondClipRowTest::severalBarsStandBelowEachOther()
{
    const int first = add(u"run.bvh"_s, 51);
    QCOMPARE(m_row->height(), 22);
    add(u"walk.bvh"_s, 26);
    QCOMPARE(m_row->height(), 36);
    QCOMPARE(m_row->bar(), QRectF(100.0, 20.0, 100.0, 14.0)); // the chosen one is the second
    m_session->clipsBeside().choose(first);
    QCOMPARE(m_row->bar(), QRectF(100.0, 2.0, 200.0, 14.0));
    m_session->clipsBeside().remove(first);
    QCOMPARE(m_row->height(), 22);
}

void SecondClipRowTest::theValueIsTheFrameOfTheClip()
{
    add(u"run.bvh"_s, 51);
    m_session->playhead().setFrame(7);
    QCOMPARE(m_row->valueText(), u"frame 7"_s);
    m_session->playhead().setFrame(60);
    QCOMPARE(m_row->valueText(), u"no frame"_s);
}

void SecondClipRowTest::aDragShiftsTheClip()
{
    const int first = add(u"run.bvh"_s, 51);
    const int second = add(u"walk.bvh"_s, 26);
    const QPoint from = inBar();
    m_session->clipsBeside().choose(first);
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, from);
    QCOMPARE(m_session->clipsBeside().chosen()->id, second);
    QCOMPARE(m_row->cursor().shape(), Qt::SizeHorCursor);
    QTest::mouseMove(m_row.get(), from + QPoint(40, 0));
    QCOMPARE(shiftOf(second), -10);
    QCOMPARE(shiftOf(first), 0);
    QTest::mousePress(m_row.get(), Qt::RightButton, {}, from); // another button changes nothing
    QTest::mouseRelease(m_row.get(), Qt::RightButton, {}, from);
    QTest::mouseMove(m_row.get(), from + QPoint(-21, 0));
    QCOMPARE(shiftOf(second), 5);
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, from + QPoint(-21, 0));
    QCOMPARE(m_row->cursor().shape(), Qt::ArrowCursor);
    QTest::mouseMove(m_row.get(), from);
    QCOMPARE(shiftOf(second), 5);
    // The next drag starts from there.
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, inBar());
    QTest::mouseMove(m_row.get(), inBar() + QPoint(8, 0));
    QCOMPARE(shiftOf(second), 3);
    m_session->clipsBeside().remove(second); // during the drag
    QTest::mouseMove(m_row.get(), QPoint(200, 10));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, QPoint(200, 10));
    QCOMPARE(shiftOf(first), 0);
}

void SecondClipRowTest::escTakesTheDragBack()
{
    const int id = add(u"run.bvh"_s, 51);
    const QPoint from = inBar();
    for (const int key : {int(Qt::Key_Escape), int(Qt::Key_Z)}) {
        QTest::mousePress(m_row.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_row.get(), from + QPoint(40, 0));
        QCOMPARE(shiftOf(id), -10);
        QKeyEvent press(QEvent::KeyPress, key, key == Qt::Key_Z ? Qt::ControlModifier : Qt::NoModifier);
        QCoreApplication::sendEvent(m_ruler.get(), &press);
        QCOMPARE(shiftOf(id), 0);
        QCOMPARE(m_row->cursor().shape(), Qt::ArrowCursor);
        QTest::mouseMove(m_row.get(), from + QPoint(80, 0));
        QCOMPARE(shiftOf(id), 0);
        QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, from);
    }
}

void SecondClipRowTest::pressesElsewhereBelongToTheRuler()
{
    const int id = add(u"run.bvh"_s, 26);
    for (const auto &[button, at] :
         {std::pair(Qt::RightButton, inBar()), {Qt::LeftButton, QPoint(400, 10)}, {Qt::LeftButton, QPoint(50, 10)}}) {
        QTest::mousePress(m_row.get(), button, {}, at);
        QTest::mouseMove(m_row.get(), at + QPoint(40, 0));
        QTest::mouseRelease(m_row.get(), button, {}, at + QPoint(40, 0));
        QCOMPARE(shiftOf(id), 0);
    }
}

void SecondClipRowTest::withoutASessionItIsEmpty()
{
    add(u"run.bvh"_s, 51);
    m_row->setSession(nullptr);
    QVERIFY(!m_row->isWanted());
    QVERIFY(m_row->bar().isNull());
    QCOMPARE(m_row->valueText(), QString());
}

QTEST_MAIN(SecondClipRowTest)

} // namespace tst_secondcliprow

#include "tst_secondcliprow.moc"
