#include "curvespanel/plothits.h"
#include "time/curvespanel/smallplot.h"

#include <memory>

namespace tst_plothits {

using namespace limber;
using namespace limber::test;

// What is under the mouse in a plot whose frames stand more than 20 pixels apart. The curves of X and Y lie at 0.
class PlotHitsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSampleIsFoundWithinSevenPixels();
    void theNearestSampleIsFound();
    void onlyEditableChannelsAreFound();
    void theFirstAndLastSampleAreFound();
    void aKeyIsFoundWithinSevenPixels();
    void aSelectedKeyIsPreferred();
    void aHandleIsFoundWithinEightPixels();
    void keysAtTheEndsHaveOneHandle();
    void gripsAreFoundWithinSixPixels();
    void aCurveIsFoundWithinEightPixels();
    void samplesInABoxAreFound();
    void samplesInAnAreaAreFound();
    void keysInAnAreaAreFound();

private:
    [[nodiscard]] PlotView view() const { return m_small->plot.view(); }
    [[nodiscard]] QPointF pixel(int frame, double value) const { return view().pixelOf(frame, value); }
    [[nodiscard]] QPointF pixel(int frame) const { return pixel(frame, m_small->value(frame)); }
    [[nodiscard]] int sampleNear(const QPointF &position) const
    {
        const auto sample = sampleAt(view(), position);
        return sample && sample->column == chestZRotation ? sample->frame : -1;
    }
    [[nodiscard]] int keyNear(const QPointF &position) const
    {
        const auto key = keyAt(view(), position);
        return key && key->column == chestZRotation ? key->frame : -1;
    }

    std::unique_ptr<SmallPlot> m_small;
};

void PlotHitsTest::init()
{
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->waitForCurves());
    m_small->plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_small->plot));
    m_small->plot.fitAll();
    QVERIFY(view().time.pixelsPerFrame() > 20.0);
    QVERIFY(pixel(4).y() - pixel(5).y() > 15.0);
}

void PlotHitsTest::aSampleIsFoundWithinSevenPixels()
{
    QCOMPARE(sampleNear(pixel(5)), 5);
    for (const QPointF &way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1), QPointF(0.6, 0.8)}) {
        QCOMPARE(sampleNear(pixel(5) + 6.9 * way), 5);
        QCOMPARE(sampleNear(pixel(5) + 7.1 * way), -1);
    }
}

void PlotHitsTest::theNearestSampleIsFound()
{
    m_small->session.document().setValues({5, 1, {chestXRotation}}, {20.4}, QStringLiteral("set"));
    QVERIFY(m_small->waitForCurves());
    const auto above = sampleAt(view(), pixel(5) + QPointF(0, -5));
    QVERIFY(above);
    QCOMPARE(above->column, chestXRotation);
    const auto below = sampleAt(view(), pixel(5) + QPointF(0, 3));
    QVERIFY(below);
    QCOMPARE(below->column, chestZRotation);
    const auto same = sampleAt(view(), pixel(10, 0.0)); // two curves lie there: the first one counts
    QVERIFY(same);
    QCOMPARE(same->column, chestXRotation);
}

void PlotHitsTest::onlyEditableChannelsAreFound()
{
    m_small->curves.setLocked(chestZRotation, true);
    QCOMPARE(sampleNear(pixel(5)), -1);
    m_small->curves.setLocked(chestZRotation, false);
    m_small->curves.choose({chestXRotation});
    QCOMPARE(sampleNear(pixel(5)), -1);
    QCOMPARE(curveAt(view(), pixel(5), true), chestXRotation);
    m_small->curves.choose({});
    QVERIFY(m_small->addKey(5));
    QCOMPARE(sampleNear(pixel(5)), -1); // it is a key
}

void PlotHitsTest::theFirstAndLastSampleAreFound()
{
    m_small->curves.choose({chestZRotation});
    QCOMPARE(sampleNear(pixel(0) + QPointF(-3, 0)), 0);
    QCOMPARE(sampleNear(pixel(0) + QPointF(3, 0)), 0);
    QCOMPARE(sampleNear(pixel(20) + QPointF(3, 0)), 20);
    QCOMPARE(sampleNear(pixel(20) + QPointF(-3, 0)), 20);
}

void PlotHitsTest::aKeyIsFoundWithinSevenPixels()
{
    QVERIFY(!keyAt(view(), pixel(5)));
    QVERIFY(m_small->addKey(5));
    m_small->plot.selectPoints({}, {}, {});
    const QPointF at = pixel(5, m_small->plot.keyEdit().valueOf({chestZRotation, 5}).value_or(0.0));
    for (const QPointF &way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        QCOMPARE(keyNear(at + 6.9 * way), 5);
        QCOMPARE(keyNear(at + 7.1 * way), -1);
    }
    for (const int end : {0, 20})
        QCOMPARE(keyNear(pixel(end, m_small->plot.keyEdit().valueOf({chestZRotation, end}).value_or(0.0))), end);
}

void PlotHitsTest::aSelectedKeyIsPreferred()
{
    QVERIFY(m_small->addKey(5));
    const QPointF flat = pixel(5, 0.0); // keys of both X and Y
    m_small->plot.selectPoints({{chestXRotation + 1, {5}}}, {}, {});
    QVERIFY(keyAt(view(), flat));
    QCOMPARE(keyAt(view(), flat)->column, chestXRotation + 1);
    m_small->plot.selectPoints({{chestXRotation, {5}}}, {}, {});
    QCOMPARE(keyAt(view(), flat)->column, chestXRotation);
}

void PlotHitsTest::aHandleIsFoundWithinEightPixels()
{
    QVERIFY(m_small->addKey(5));
    const auto key = m_small->plot.keyEdit().keyOf({chestZRotation, 5});
    QVERIFY(key);
    for (const KeyEdit::Side side : {KeyEdit::Side::Before, KeyEdit::Side::After}) {
        const QPointF end = view().handleOf(5, *key, side);
        for (const QPointF &way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
            const auto hit = handleAt(view(), end + 7.9 * way);
            QVERIFY(hit);
            QVERIFY(hit->side == side);
            QCOMPARE(hit->key.frame, 5);
            QCOMPARE(hit->key.column, chestZRotation);
            QVERIFY(!handleAt(view(), end + 8.1 * way));
        }
    }
    const QPointF end = view().handleOf(5, *key, KeyEdit::Side::After);
    m_small->plot.selectPoints({}, {}, {});
    QVERIFY(!handleAt(view(), end));
}

void PlotHitsTest::keysAtTheEndsHaveOneHandle()
{
    QVERIFY(m_small->addKey(0));
    const auto first = m_small->plot.keyEdit().keyOf({chestZRotation, 0});
    QVERIFY(first);
    QVERIFY(handleAt(view(), view().handleOf(0, *first, KeyEdit::Side::After)));
    QVERIFY(!handleAt(view(), view().handleOf(0, *first, KeyEdit::Side::Before)));
    m_small->plot.selectPoints({{chestZRotation, {20}}}, {}, {});
    const auto last = m_small->plot.keyEdit().keyOf({chestZRotation, 20});
    QVERIFY(last);
    QVERIFY(handleAt(view(), view().handleOf(20, *last, KeyEdit::Side::Before)));
    QVERIFY(!handleAt(view(), view().handleOf(20, *last, KeyEdit::Side::After)));
}

void PlotHitsTest::gripsAreFoundWithinSixPixels()
{
    QVERIFY(!gripAt(view(), pixel(5)));
    m_small->plot.selectPoints({}, {{chestZRotation, {5, 9}}}, {});
    const std::optional<QRectF> frame = view().frameOfSelection();
    QVERIFY(frame);
    QCOMPARE(frame->topLeft(), pixel(5, 36.0) + QPointF(-9, -9));
    QCOMPARE(frame->bottomRight(), pixel(9, 20.0) + QPointF(9, 9));
    const QPointF top(frame->center().x(), frame->top());
    for (const QPointF &way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        const auto grip = gripAt(view(), top + 5.9 * way);
        QVERIFY(grip);
        QCOMPARE(grip->x, 0);
        QCOMPARE(grip->y, -1);
        QVERIFY(!gripAt(view(), top + 6.1 * way));
    }
    QVERIFY(gripAt(view(), QPointF(frame->center().x(), frame->bottom())));
    QVERIFY(!gripAt(view(), frame->topLeft())); // samples cannot be moved in time
    QVERIFY(!gripAt(view(), frame->center()));
    m_small->plot.selectPoints({}, {{chestZRotation, {5}}}, {});
    QVERIFY(!view().frameOfSelection());
    QVERIFY(m_small->addKey(5));
    QVERIFY(m_small->addKey(8));
    m_small->plot.selectPoints({{chestZRotation, {5, 8}}}, {}, {});
    const std::optional<QRectF> keys = view().frameOfSelection();
    QVERIFY(keys);
    const auto corner = gripAt(view(), keys->topLeft());
    QVERIFY(corner);
    QCOMPARE(corner->x, -1);
    QCOMPARE(corner->y, -1);
    QVERIFY(gripAt(view(), QPointF(keys->right(), keys->center().y())));
}

void PlotHitsTest::aCurveIsFoundWithinEightPixels()
{
    QCOMPARE(curveAt(view(), pixel(10) + QPointF(0, -7.9)), chestZRotation);
    QCOMPARE(curveAt(view(), pixel(10) + QPointF(0, -8.1)), -1);
    QCOMPARE(curveAt(view(), pixel(10) + QPointF(0, -8.1), true), chestZRotation);
    const int flat = curveAt(view(), pixel(10, 0.0) + QPointF(0, 7.9));
    QVERIFY(flat == chestXRotation || flat == chestXRotation + 1);
    QCOMPARE(curveAt(view(), pixel(10, 0.0) + QPointF(0, 8.1)), -1);
    const QPointF between = pixel(10, 25.0);
    QCOMPARE(curveAt(view(), between), -1);
    QCOMPARE(curveAt(view(), between, true), chestZRotation);
    QVERIFY(curveAt(view(), pixel(10, 15.0), true) != chestZRotation);
    QCOMPARE(curveAt(view(), pixel(5, 22.0)), chestZRotation); // between two samples on a steep curve
}

void PlotHitsTest::samplesInABoxAreFound()
{
    const auto in = [this](const QPointF &corner, const QPointF &other) {
        QPainterPath box;
        box.addRect(QRectF(corner, other).normalized());
        return samplesIn(view(), box, true);
    };
    QCOMPARE(in(pixel(3, 60.0) + QPointF(-1, 0), pixel(6, 1.0) + QPointF(1, 0)),
             (CurvePoints{{chestZRotation, {3, 4, 5, 6}}}));
    QCOMPARE(in(pixel(3, 60.0) + QPointF(1, 0), pixel(6, 1.0) + QPointF(-1, 0)),
             (CurvePoints{{chestZRotation, {4, 5}}}));
    QCOMPARE(in(pixel(3, 24.5), pixel(7, 15.5)), (CurvePoints{{chestZRotation, {4, 5, 6}}}));
    QCOMPARE(in(pixel(3, 20.0), pixel(7, 13.0)), (CurvePoints{{chestZRotation, {4, 5}}})); // the edge belongs to it
    QCOMPARE(in(pixel(0, 60.0) + QPointF(-50, 0), pixel(0, -5.0) + QPointF(1, 0)),
             (CurvePoints{{chestZRotation, {0}}, {chestXRotation, {0}}, {chestXRotation + 1, {0}}}));
    QCOMPARE(in(pixel(20, 60.0) + QPointF(-1, 0), pixel(20, -5.0) + QPointF(60, 0)),
             (CurvePoints{{chestZRotation, {20}}, {chestXRotation, {20}}, {chestXRotation + 1, {20}}}));
    QVERIFY(in(pixel(3, 60.0), pixel(6, 45.0)).empty());
}

void PlotHitsTest::samplesInAnAreaAreFound()
{
    QPainterPath triangle;
    triangle.addPolygon(
        QPolygonF({pixel(4, 18.0) + QPointF(-5, 0), pixel(7, 29.0) + QPointF(5, 0), pixel(7, 10.0) + QPointF(5, 0)}));
    triangle.closeSubpath();
    QCOMPARE(samplesIn(view(), triangle, false), (CurvePoints{{chestZRotation, {5, 6, 7}}}));
}

void PlotHitsTest::keysInAnAreaAreFound()
{
    QVERIFY(m_small->addKey(5));
    const QPointF at = pixel(5, m_small->plot.keyEdit().valueOf({chestZRotation, 5}).value_or(0.0));
    QPainterPath box;
    box.addRect(QRectF(at - QPointF(3, 3), QSizeF(6, 6)));
    QCOMPARE(keysIn(view(), box), (CurvePoints{{chestZRotation, {5}}}));
    QVERIFY(samplesIn(view(), box, true).empty());
}

QTEST_MAIN(PlotHitsTest)

} // namespace tst_plothits

#include "tst_plothits.moc"
