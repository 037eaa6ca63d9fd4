#include "panels/tourcard.h"

#include <QTest>

#include <memory>

namespace tst_tourcard {

using namespace limber;

// Where the card of the tour stands.
class TourCardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void standsBesideItsTargetWithAGap();
    void staysInTheWindowBesideATargetAtItsEdge();
    void standsInTheLowerLeftCornerOfATargetThatFillsTheWindow();

private:
    [[nodiscard]] QRect placedBeside(const QRect &target)
    {
        m_card->placeBeside(target);
        return m_card->geometry();
    }

    static constexpr int gap = 10;
    std::unique_ptr<QWidget> m_window;
    TourCard *m_card = nullptr;
};

void TourCardTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(1200, 800);
    m_card = new TourCard(m_window.get());
    m_card->showPage({QStringLiteral("Title"), QStringLiteral("Some words about a part of the window."), 1, 5});
}

void TourCardTest::standsBesideItsTargetWithAGap()
{
    const QRect atLeft(0, 200, 300, 500);
    QCOMPARE(placedBeside(atLeft).topLeft(), QPoint(atLeft.right() + gap, atLeft.top()));

    const QRect atRight(800, 200, 400, 500);
    const QRect leftOfIt = placedBeside(atRight);
    QCOMPARE(leftOfIt.left() + leftOfIt.width(), atRight.left() - gap);
    QCOMPARE(leftOfIt.top(), atRight.top());

    const QRect atBottom(30, 500, 1150, 300);
    const QRect aboveIt = placedBeside(atBottom);
    QCOMPARE(aboveIt.top() + aboveIt.height(), atBottom.top() - gap);
    QCOMPARE(aboveIt.left(), atBottom.left());

    const QRect atTop(30, 0, 1150, 300);
    QCOMPARE(placedBeside(atTop).topLeft(), QPoint(atTop.left(), atTop.bottom() + gap));
}

void TourCardTest::staysInTheWindowBesideATargetAtItsEdge()
{
    const QRect inside = m_window->rect().adjusted(gap, gap, -gap, -gap);
    for (const QRect &target : {QRect(0, 780, 300, 20), QRect(900, 790, 300, 10), QRect(0, 0, 300, 5)}) {
        const QRect card = placedBeside(target);
        QVERIFY(inside.contains(card));
        QVERIFY(!card.intersects(target));
    }
}

void TourCardTest::standsInTheLowerLeftCornerOfATargetThatFillsTheWindow()
{
    const QRect target = m_window->rect();
    const QRect card = placedBeside(target);
    QVERIFY(target.contains(card));
    QCOMPARE(card.left(), 2 * gap);
    QVERIFY(card.bottom() > target.bottom() - 3 * gap);
}

QTEST_MAIN(TourCardTest)

} // namespace tst_tourcard

#include "tst_tourcard.moc"
