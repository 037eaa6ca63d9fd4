#include "curvespanel/keypainter.h"
#include "time/curvespanel/smallplot.h"
#include "drawing.h"

#include <QPainter>

#include <memory>

namespace tst_keypainter {

using namespace limber;
using namespace limber::test;

// The keys over the curves of the chest, of which one is in frame 5.
class KeyPainterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysAreDiamonds();
    void theSelectedKeyIsFilled();
    void theSelectedKeyHasHandles();
    void keysAtTheEndsHaveOneHandle();
    void keysThatCannotBeEditedAreFaintSquares();
    void theCurveOfTheKeysIsDashed();
    void aSelectionHasAFrameWithGrips();
    void withoutKeysOnlySamplesHaveAFrame();

private:
    void paint()
    {
        m_drawing = std::make_unique<Drawing>(m_small->plot.size());
        QPainter painter(m_drawing.get());
        const PlotView view = m_small->plot.view();
        KeyPainter(view, m_colours).paint(painter);
    }
    [[nodiscard]] const std::vector<CurveKey> &keys() const
    {
        return m_small->plot.keys().find(chestZRotation)->track->keys();
    }
    [[nodiscard]] QPointF pixel(int frame, double value) const { return m_small->plot.view().pixelOf(frame, value); }
    // The middles of all diamonds with this pen and fill.
    [[nodiscard]] QList<QPointF> diamonds(const QColor &pen, const QColor &fill) const
    {
        QList<QPointF> result;
        for (const DrawnShape &shape : m_drawing->shapes(DrawnShape::Kind::Polygon)) {
            if (shape.pen == pen && shape.fill == fill)
                result << shape.box.center();
        }
        return result;
    }

    const Colours m_colours = Colours::darkTheme();
    std::unique_ptr<SmallPlot> m_small;
    std::unique_ptr<Drawing> m_drawing;
};

void KeyPainterTest::init()
{
    m_small = std::make_unique<SmallPlot>();
    QVERIFY(m_small->addKey(5));
    m_small->curves.choose({chestZRotation});
    m_small->curves.seeOnly(chestZRotation);
    m_small->plot.fitAll();
}

void KeyPainterTest::keysAreDiamonds()
{
    m_small->plot.selectPoints({}, {}, {});
    paint();
    QList<QPointF> expected;
    for (const CurveKey &key : keys())
        expected << pixel(key.frame, key.points[0].value);
    const QList<QPointF> drawn = diamonds(m_colours.axisZ, m_colours.panel);
    QCOMPARE(written(QPolygonF(drawn)), written(QPolygonF(expected)));
    QCOMPARE(written(m_drawing->shapes(DrawnShape::Kind::Polygon)[0].box),
             written(QRectF(expected[0] - QPointF(4.5, 4.5), QSizeF(9.0, 9.0))));
    QVERIFY(m_drawing->shapes(DrawnShape::Kind::Ellipse).isEmpty());
    QVERIFY(m_drawing->shapes(DrawnShape::Kind::Rectangle).isEmpty());
}

void KeyPainterTest::theSelectedKeyIsFilled()
{
    paint();
    QCOMPARE(diamonds(m_colours.edited, m_colours.edited).size(), 1);
    QCOMPARE(diamonds(m_colours.axisZ, m_colours.panel).size(), static_cast<int>(keys().size()) - 1);
    const double value = m_small->plot.keyEdit().valueOf({chestZRotation, 5}).value_or(0.0);
    QCOMPARE(written(QPolygonF(diamonds(m_colours.edited, m_colours.edited))), written(QPolygonF({pixel(5, value)})));
}

void KeyPainterTest::theSelectedKeyHasHandles()
{
    paint();
    const KeyPoint key = m_small->plot.keyEdit().keyOf({chestZRotation, 5}).value_or(KeyPoint());
    QStringList lines;
    QStringList ends;
    for (const KeyEdit::Side side : {KeyEdit::Side::Before, KeyEdit::Side::After}) {
        const QPointF end = m_small->plot.view().handleOf(5, key, side);
        lines << written(QPolygonF({pixel(5, key.value), end}));
        ends << written(QRectF(end - QPointF(3, 3), QSizeF(6, 6)));
    }
    QCOMPARE(m_drawing->lines(m_colours.edited), lines);
    QStringList drawn;
    for (const DrawnShape &shape : m_drawing->shapes(DrawnShape::Kind::Ellipse))
        drawn << written(shape.box);
    QCOMPARE(drawn, ends);
}

void KeyPainterTest::keysAtTheEndsHaveOneHandle()
{
    for (const int frame : {0, 20}) {
        m_small->plot.selectPoints({{chestZRotation, {frame}}}, {}, {});
        paint();
        QCOMPARE(m_drawing->shapes(DrawnShape::Kind::Ellipse).size(), 1);
        const bool isRight = m_drawing->shapes(DrawnShape::Kind::Ellipse)[0].box.center().x() > pixel(frame, 0.0).x();
        QCOMPARE(isRight, frame == 0);
    }
}

void KeyPainterTest::keysThatCannotBeEditedAreFaintSquares()
{
    m_small->plot.selectPoints({}, {}, {});
    m_small->curves.setLocked(chestZRotation, true);
    paint();
    QVERIFY(m_drawing->shapes(DrawnShape::Kind::Polygon).isEmpty());
    const QList<DrawnShape> squares = m_drawing->shapes(DrawnShape::Kind::Rectangle);
    QCOMPARE(squares.size(), static_cast<int>(keys().size()));
    QColor faint = m_colours.axisZ;
    faint.setAlphaF(0.45f);
    QCOMPARE(squares[0].pen, faint);
    QCOMPARE(written(squares[0].box),
             written(QRectF(pixel(0, keys()[0].points[0].value) - QPointF(2.5, 2.5), QSizeF(5.0, 5.0))));
}

void KeyPainterTest::theCurveOfTheKeysIsDashed()
{
    paint();
    const QList<DrawnShape> lines = m_drawing->shapes(DrawnShape::Kind::Polyline);
    QCOMPARE(lines.size(), 1);
    QVERIFY(lines[0].isDashed);
    QCOMPARE(lines[0].points.size(), 21); // a point for each frame
    const KeyTrack &track = *m_small->plot.keys().find(chestZRotation)->track;
    for (const int frame : {0, 3, 20})
        QCOMPARE(written(QPolygonF({lines[0].points[frame]})),
                 written(QPolygonF({pixel(frame, track.valueAt(0, frame))})));
}

void KeyPainterTest::aSelectionHasAFrameWithGrips()
{
    QVERIFY(m_small->plot.keyEdit().addKey(chest, 8, {chestZRotation}).isEmpty());
    m_small->plot.selectPoints({{chestZRotation, {5, 8}}}, {}, {});
    paint();
    const std::optional<QRectF> frame = m_small->plot.view().frameOfSelection();
    QVERIFY(frame);
    const QList<DrawnShape> boxes = m_drawing->shapes(DrawnShape::Kind::Rectangle);
    QCOMPARE(boxes.size(), 9);
    QCOMPARE(written(boxes[0].box), written(*frame));
    QCOMPARE(written(boxes[1].box), written(QRectF(frame->topLeft() - QPointF(3, 3), QSizeF(6, 6))));
    QCOMPARE(written(boxes[8].box), written(QRectF(frame->bottomRight() - QPointF(3, 3), QSizeF(6, 6))));
}

void KeyPainterTest::withoutKeysOnlySamplesHaveAFrame()
{
    m_small->plot.keys().drop();
    paint();
    QVERIFY(m_drawing->shapes().isEmpty());
    m_small->plot.selectPoints({}, {{chestZRotation, {5, 8}}}, {});
    paint();
    QCOMPARE(m_drawing->shapes().size(), 3); // with a grip above and one below
}

QTEST_MAIN(KeyPainterTest)

} // namespace tst_keypainter

#include "tst_keypainter.moc"
