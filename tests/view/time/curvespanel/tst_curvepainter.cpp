#include "curvespanel/curvepainter.h"

#include "drawing.h"
#include "figures.h"
#include "session/curves/curvegesture.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/curves/keyedit.h"
#include "session/curves/sampleedit.h"
#include "session/session.h"

#include <QPainter>
#include <QTest>

#include <memory>

namespace tst_curvepainter {

using namespace limber;
using namespace limber::test;

// Curves on a canvas of 260 by 120 pixels: frames stand 20 pixels apart from pixel 50, and values 5 pixels apart, with
// 0 at pixel 110.
class CurvePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void gridLinesStandAtRoundValues();
    void aCurveGoesThroughItsSamples();
    void theChosenCurveIsStronger();
    void narrowFramesHaveNoDots();
    void denseFramesAreColumnsFromTheLeastToTheMostValue();
    void selectedSamplesHaveDots();
    void selectedSamplesOutOfSightAreLeftOut();
    void theCurveBeforeTheEditIsGrey();
    void theLetterStandsAtTheRightEnd();

private:
    void show(int frameCount, const std::function<double(int frame)> &value);
    template <typename Paint>
    [[nodiscard]] Drawing &painted(Paint paint, bool showsBefore = false);
    [[nodiscard]] Drawing &curves(bool showsBefore = false)
    {
        return painted([](const CurvePainter &painter, QPainter &to) { painter.paintCurves(to); }, showsBefore);
    }

    static constexpr int column = 0; // a position along X
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<CurveKeys> m_keys;
    std::unique_ptr<CurveGesture> m_gesture;
    std::unique_ptr<SampleEdit> m_samples;
    std::unique_ptr<KeyEdit> m_keyEdit;
    TimeScale m_time;
    ValueScale m_values;
    Colours m_colours = Colours::darkTheme();
    std::unique_ptr<Drawing> m_drawing;
};

void CurvePainterTest::init()
{
    m_keyEdit.reset();
    m_samples.reset();
    m_gesture.reset();
    m_keys.reset();
    m_curves = std::make_unique<CurveSet>();
    m_keys = std::make_unique<CurveKeys>(*m_curves);
    m_gesture = std::make_unique<CurveGesture>(*m_curves);
    m_samples = std::make_unique<SampleEdit>(*m_curves, *m_gesture);
    m_keyEdit = std::make_unique<KeyEdit>(*m_curves, *m_keys, *m_gesture);
    m_session = std::make_unique<Session>();
    show(11, [](int frame) { return frame; });
}

void CurvePainterTest::show(int frameCount, const std::function<double(int frame)> &value)
{
    Clip clip = loneJoint(frameCount);
    for (int frame = 0; frame < frameCount; ++frame)
        clip.motion.setValue(frame, column, value(frame));
    m_session->document().reset(std::move(clip));
    m_curves->setSession(m_session.get());
    m_curves->setWatched(true);
    QTRY_VERIFY(m_curves->isComplete() && m_curves->find(column));
    if (m_curves->isSeen(column + 1))
        m_curves->seeOnly(column);
    m_time = TimeScale();
    m_time.setFrameCount(frameCount);
    m_time.setPixels(50.0, 200.0);
    m_values.setPixels(10.0, 100.0);
    m_values.show(0.0, 20.0);
}

template <typename Paint>
Drawing &CurvePainterTest::painted(Paint paint, bool showsBefore)
{
    const PlotView view{
        {50.0, 10.0, 200.0, 100.0}, m_time, m_values, *m_curves, *m_keys, *m_gesture, *m_samples, *m_keyEdit};
    m_drawing = std::make_unique<Drawing>(QSize(260, 120));
    QPainter painter(m_drawing.get());
    paint(CurvePainter(view, m_colours, QFont(), showsBefore), painter);
    painter.end();
    return *m_drawing;
}

void CurvePainterTest::gridLinesStandAtRoundValues()
{
    const Drawing &grid = painted([](const CurvePainter &painter, QPainter &to) { painter.paintGrid(to); });
    QStringList lines;
    for (const DrawnShape &line : grid.shapes(DrawnShape::Kind::Line)) {
        lines << written(line.points);
        QCOMPARE(line.pen == m_colours.secondaryText, line.points.first().y() == 110.5); // the line at zero
    }
    QCOMPARE(lines, QStringList({QStringLiteral("50,110.5 250,110.5"), QStringLiteral("50,60.5 250,60.5"),
                                 QStringLiteral("50,10.5 250,10.5")}));
    QCOMPARE(grid.texts(), QStringList({QStringLiteral("0"), QStringLiteral("10")})); // 20 would be cut by the ruler
    QCOMPARE(grid.text(QStringLiteral("10")).box.left(), 56.0);
    m_values.show(0.0, 1.0);
    const Drawing &fine = painted([](const CurvePainter &painter, QPainter &to) { painter.paintGrid(to); });
    QCOMPARE(fine.texts(), QStringList({QStringLiteral("0.0"), QStringLiteral("0.5")}));
}

void CurvePainterTest::aCurveGoesThroughItsSamples()
{
    show(4, [](int frame) { return 5.0 * frame; });
    m_time.setPixels(50.0, 60.0);
    const Drawing &drawing = curves();
    const QList<DrawnShape> paths = drawing.shapes(DrawnShape::Kind::Path);
    QCOMPARE(paths.size(), 1);
    QCOMPARE(written(paths[0].points), QStringLiteral("50,110 70,85 90,60 110,35"));
    QCOMPARE(paths[0].pen, m_colours.axis(0));
    QCOMPARE(paths[0].penWidth, 1.4);
    const QList<DrawnShape> dots = drawing.shapes(DrawnShape::Kind::Polyline);
    QCOMPARE(dots.size(), 1);
    QCOMPARE(dots[0].points, paths[0].points);
    QCOMPARE(dots[0].penWidth, 4.0);
}

void CurvePainterTest::theChosenCurveIsStronger()
{
    m_curves->choose({column});
    QCOMPARE(curves().shapes(DrawnShape::Kind::Path).first().penWidth, 2.0);
    m_curves->choose({column + 1});
    const DrawnShape other = curves().shapes(DrawnShape::Kind::Path).first();
    QCOMPARE(other.penWidth, 1.4);
    QVERIFY(qAbs(other.pen.alphaF() - 0.4f) < 0.01f); // it cannot be edited
}

void CurvePainterTest::narrowFramesHaveNoDots()
{
    m_time.setPixels(50.0, 40.0); // 4 pixels a frame
    QCOMPARE(curves().shapes(DrawnShape::Kind::Polyline).size(), 1);
    m_time.setPixels(50.0, 39.0);
    QCOMPARE(curves().shapes(DrawnShape::Kind::Polyline).size(), 0);
    m_time.setPixels(50.0, 10.0); // 1 pixel a frame
    QCOMPARE(curves().shapes(DrawnShape::Kind::Path).size(), 1);
    m_time.setPixels(50.0, 9.0);
    QCOMPARE(curves().shapes(DrawnShape::Kind::Path).size(), 0);
}

void CurvePainterTest::denseFramesAreColumnsFromTheLeastToTheMostValue()
{
    show(401, [](int frame) { return frame % 2 == 0 ? 0.0 : 10.0; });
    const QList<DrawnShape> columns = curves().shapes(DrawnShape::Kind::Line);
    QCOMPARE(columns.size(), 201);
    QCOMPARE(written(columns.first().points), QStringLiteral("50,60 50,110"));
    QCOMPARE(written(columns[199].points), QStringLiteral("249,60 249,110"));
    QCOMPARE(written(columns.last().points), QStringLiteral("250,110 250,110")); // the last frame alone
    m_time.show(100.0, 350.0);
    const QList<DrawnShape> zoomed = curves().shapes(DrawnShape::Kind::Line);
    QCOMPARE(zoomed.size(), 201);
    QCOMPARE(written(zoomed.first().points), QStringLiteral("50,60 50,110"));
}

void CurvePainterTest::selectedSamplesHaveDots()
{
    m_samples->select({{column, {2, 4, 10}}});
    const QList<DrawnShape> dots = curves().shapes(DrawnShape::Kind::Polyline);
    QCOMPARE(dots.size(), 2); // those of all samples and those of the selected ones
    QCOMPARE(written(dots[1].points), QStringLiteral("90,100 130,90 250,60"));
    QCOMPARE(dots[1].pen, m_colours.edited);
    QCOMPARE(dots[1].penWidth, 6.0);
}

void CurvePainterTest::selectedSamplesOutOfSightAreLeftOut()
{
    m_samples->select({{column, {1, 2, 6, 7, 8}}});
    m_time.show(2.0, 6.0); // 50 pixels a frame; one more frame is drawn at the right
    QCOMPARE(written(curves().shapes(DrawnShape::Kind::Polyline).last().points),
             QStringLiteral("50,100 250,80 300,75"));
}

void CurvePainterTest::theCurveBeforeTheEditIsGrey()
{
    m_session->document().setValues({5, 1, {column}}, {20.0}, QStringLiteral("Type"));
    QTRY_VERIFY(m_curves->isComplete() && m_curves->before(column) != nullptr);
    QTRY_COMPARE(m_curves->find(column)->curve->values[5], 20.0);
    QCOMPARE(curves(false).shapes(DrawnShape::Kind::Path).size(), 1);
    const QList<DrawnShape> both = curves(true).shapes(DrawnShape::Kind::Path);
    QCOMPARE(both.size(), 2);
    QCOMPARE(both[0].pen, m_colours.ghost);
    QCOMPARE(both[0].points[5], QPointF(150.0, 85.0));
    QCOMPARE(both[1].points[5], QPointF(150.0, 10.0));
}

void CurvePainterTest::theLetterStandsAtTheRightEnd()
{
    const auto letters = [](const CurvePainter &painter, QPainter &to) { painter.paintLetters(to); };
    const Drawing &position = painted(letters);
    QCOMPARE(position.texts(), QStringList(QStringLiteral("X")));
    const DrawnShape box = position.shapes(DrawnShape::Kind::Path).first();
    QCOMPARE(written(box.box), QStringLiteral("234,52.5 15 x 15"));
    QCOMPARE(box.fill, m_colours.panel); // hollow
    QCOMPARE(box.pen, m_colours.axis(0));
    m_curves->seeOnly(column); // shows all again
    m_curves->seeOnly(3); // a rotation
    const DrawnShape filled = painted(letters).shapes(DrawnShape::Kind::Path).first();
    QCOMPARE(written(filled.box), QStringLiteral("234,102.5 15 x 15"));
    QCOMPARE(filled.pen, QColor(Qt::transparent));
    QCOMPARE(filled.fill, m_colours.axis(m_curves->find(3)->curve->channel->axisIndex()));
}

QTEST_MAIN(CurvePainterTest)

} // namespace tst_curvepainter

#include "tst_curvepainter.moc"
