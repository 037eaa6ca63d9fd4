#include "timeline/rows/holdrow.h"

#include "support/walker.h"

#include "session/session.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_holdrow {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The bars of holds; frames stand 4 pixels apart from pixel 100.
class HoldRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutHoldsItIsNotWanted();
    void aBarIsAsLongAsItsFrames();
    void anEndIsDragged();
    void theWholeBarIsDragged();
    void escTakesTheDragBack();
    void otherDocumentsAndEditsEndTheDrag();
    void itsMenuMutesBakesAndDeletes();
    void aBarThatNoLongerFitsIsMarkedAndMadeAgain();
    void withoutASessionItIsEmpty();

private:
    void addHold(int first, int last)
    {
        Layers layers = m_session->document().layers();
        Layer layer;
        layer.hold = Hold{.node = NodeId::joint(jointNamed(m_session->document().skeleton(), "LeftHand")),
                          .frames = {first, last}};
        layers.push_back(layer);
        m_session->document().setLayers(layers, u"Hold"_s);
    }
    [[nodiscard]] FrameInterval framesOf(std::size_t layer) const
    {
        return m_session->document().layers()[layer].hold->frames;
    }
    void drag(const QPointF &from, int pixels) const
    {
        const QPoint start = from.toPoint();
        QTest::mousePress(m_row.get(), Qt::LeftButton, {}, start);
        QTest::mouseMove(m_row.get(), start + QPoint(pixels, 0));
        QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, start + QPoint(pixels, 0));
    }
    // Chooses the entry of the bar's menu that has this text.
    void choose(const QString &text) const
    {
        QTimer::singleShot(0, m_row.get(), [this, text] {
            auto *menu = m_row->findChild<QMenu *>(u"holdMenu"_s);
            for (QAction *action : menu->actions()) {
                if (action->text() == text)
                    menu->setActiveAction(action);
            }
            QTest::keyClick(menu, Qt::Key_Return);
        });
        const QPoint at = m_row->barOf(0).center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_row->mapToGlobal(at));
        QCoreApplication::sendEvent(m_row.get(), &event);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<HoldRow> m_row;
};

void HoldRowTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 101}).clip);
    m_ruler = std::make_unique<QWidget>();
    m_row = std::make_unique<HoldRow>(*m_ruler);
    m_row->resize(520, 22);
    TimeScale scale;
    scale.setFrameCount(101);
    scale.setPixels(100.0, 400.0);
    m_row->follow(scale);
    m_row->setSession(m_session.get());
}

void HoldRowTest::cleanup()
{
    m_row.reset();
    m_ruler.reset();
    m_session.reset();
}

void HoldRowTest::withoutHoldsItIsNotWanted()
{
    m_session->document().setLayers({Layer()}, u"Layer"_s);
    QVERIFY(!m_row->isWanted());
    QVERIFY(m_row->barOf(0).isNull());
    const QSignalSpy wanted(m_row.get(), &HoldRow::wantedChanged);
    addHold(20, 40);
    QVERIFY(wanted.count() > 0);
    QVERIFY(m_row->isWanted());
}

void HoldRowTest::aBarIsAsLongAsItsFrames()
{
    addHold(20, 40);
    QCOMPARE(m_row->barOf(0), QRectF(180.0, 3.0, 80.0, 16.0));
    m_session->playhead().setFrame(10);
    QCOMPARE(m_row->valueText(), QString());
    m_session->playhead().setFrame(40);
    QCOMPARE(m_row->valueText(), u"1 held"_s);
    addHold(30, 60);
    QCOMPARE(m_row->height(), 36);
    QVERIFY(m_row->barOf(1).bottom() < m_row->barOf(0).top()); // as in the list of layers
}

void HoldRowTest::anEndIsDragged()
{
    addHold(20, 40);
    drag({m_row->barOf(0).right() - 1.0, 11.0}, 40);
    QTRY_COMPARE(framesOf(0).last, 50);
    QCOMPARE(framesOf(0).first, 20);
    drag({m_row->barOf(0).left() + 1.0, 11.0}, 4000); // not beyond the other end
    QTRY_COMPARE(framesOf(0).first, 49);
    drag({m_row->barOf(0).right() + 2.0, 11.0}, 4000);
    QTRY_COMPARE(framesOf(0).last, 100);
}

void HoldRowTest::theWholeBarIsDragged()
{
    addHold(20, 40);
    drag(m_row->barOf(0).center(), -40);
    QTRY_COMPARE(framesOf(0).first, 10);
    QCOMPARE(framesOf(0).last, 30);
    drag(m_row->barOf(0).center(), -400); // stops at the beginning of the clip
    QTRY_COMPARE(framesOf(0).first, 0);
    QCOMPARE(framesOf(0).last, 20);
    QVERIFY(m_session->document().undoStack().undoText().startsWith(u"Hold LeftHand"_s));
}

void HoldRowTest::escTakesTheDragBack()
{
    addHold(20, 40);
    const int steps = m_session->document().undoStack().index();
    const QPoint start = m_row->barOf(0).center().toPoint();
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, start);
    QTest::mouseMove(m_row.get(), start + QPoint(40, 0));
    QCOMPARE(m_row->barOf(0).left(), 220.0);
    QTest::keyClick(m_ruler.get(), Qt::Key_Escape);
    QCOMPARE(m_row->barOf(0).left(), 180.0);
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, start + QPoint(40, 0));
    QCOMPARE(m_session->document().undoStack().index(), steps);
}

void HoldRowTest::otherDocumentsAndEditsEndTheDrag()
{
    addHold(20, 40);
    const QPoint start = m_row->barOf(0).center().toPoint();
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, start);
    QTest::mouseMove(m_row.get(), start + QPoint(40, 0));
    m_session->document().setLayers({}, u"Remove"_s);
    QTest::mouseMove(m_row.get(), start + QPoint(80, 0));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, start + QPoint(80, 0));
    QVERIFY(m_session->document().layers().empty());
    addHold(20, 40);
    QTest::mousePress(m_row.get(), Qt::LeftButton, {}, start);
    QTest::mouseMove(m_row.get(), start + QPoint(40, 0));
    m_row->setSession(nullptr);
    QTest::mouseMove(m_row.get(), start + QPoint(80, 0));
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, {}, start + QPoint(80, 0));
    QCOMPARE(framesOf(0).first, 20);
}

void HoldRowTest::itsMenuMutesBakesAndDeletes()
{
    addHold(20, 40);
    choose(u"&Mute"_s);
    QVERIFY(m_session->document().layers().front().isMuted);
    choose(u"&Mute"_s);
    QVERIFY(!m_session->document().layers().front().isMuted);
    choose(u"&Delete"_s);
    QVERIFY(m_session->document().layers().empty());
    addHold(20, 40);
    choose(u"&Bake"_s);
    QTRY_VERIFY(m_session->document().layers().empty());
}

// The layer has no keys yet, so it does not hold.
void HoldRowTest::aBarThatNoLongerFitsIsMarkedAndMadeAgain()
{
    addHold(20, 80);
    const QPoint at = m_row->barOf(0).center().toPoint();
    const auto fill = [this] {
        const QRectF bar = m_row->barOf(0);
        return m_row->grab().toImage().pixelColor(QPoint(qRound(bar.left()) + 30, qRound(bar.bottom()) - 2));
    };
    const QColor first = fill();
    QTRY_VERIFY(fill() != first);
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(!m_session->document().layers().front().keys.empty());
    QTRY_COMPARE(fill(), first);
}

void HoldRowTest::withoutASessionItIsEmpty()
{
    addHold(20, 40);
    m_row->setSession(nullptr);
    QVERIFY(!m_row->isWanted());
    QCOMPARE(m_row->valueText(), QString());
}

QTEST_MAIN(HoldRowTest)

} // namespace tst_holdrow

#include "tst_holdrow.moc"
