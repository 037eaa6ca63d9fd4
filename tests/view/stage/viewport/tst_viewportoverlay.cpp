#include "figures.h"
#include "pictures.h"
#include "viewport/axisgizmo.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportscene.h"

#include <QApplication>
#include <QPainter>
#include <QTest>
#include <QtMath>

#include <memory>

namespace tst_viewportoverlay {

using namespace limber;
using namespace limber::test;

// What is written and drawn over the picture, on a black canvas of 640 by 480 pixels.
class ViewportOverlayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void paintsNothingWithoutASession();
    void aFloorSeenFromItsEdgeIsALine();
    void captionsStandInTheUpperLeftCorner();
    void theCaptionEndsBeforeTheCrossOfAxes();
    void theNoteStandsInTheLowerLeftCorner();
    void aLongNoteEndsBeforeTheEdge();
    void theBoxIsFramedAndShaded();
    void namesOfTheSelectionAreLabelsIfWanted();
    void theHoveredJointHasOneLabel();
    void labelsStayInsideTheCanvas();
    void theOriginalIsDrawnInOutline();
    void displacementsAreDashed();

private:
    [[nodiscard]] QImage painted(const QString &note = {}, const QRectF &box = {}) const;
    [[nodiscard]] QPointF pixelOf(const glm::dvec3 &point) const;
    void setOptions(void (*change)(ViewOptions &));

    static constexpr int width = 640;
    static constexpr int height = 480;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ViewportScene> m_scene;
    Colours m_colours;
};

namespace {

const QColor black(Qt::black);

} // namespace

void ViewportOverlayTest::init()
{
    m_scene.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(asOpened(standingFigure(5)));
    m_scene = std::make_unique<ViewportScene>();
    m_colours = Colours::darkTheme();
    m_colours.text = Qt::white;
    m_colours.secondaryText = Qt::yellow;
    m_colours.ghost = Qt::cyan;
    m_colours.accent = Qt::magenta;
    m_colours.raised = QColor(0, 0, 200);
    m_colours.line = QColor(0, 200, 0);
    m_scene->setColours(m_colours);
    m_scene->setSession(m_session.get());
    m_scene->setCanvasSize(width, height);
    m_scene->refresh();
    m_scene->moveCamera([](Camera &camera) { camera.look(ViewDirection::Front); });
    setOptions([](ViewOptions &options) { options.grid = false; });
}

void ViewportOverlayTest::setOptions(void (*change)(ViewOptions &))
{
    ViewOptions options = m_scene->options();
    change(options);
    m_scene->setOptions(options);
    m_scene->refresh();
}

QImage ViewportOverlayTest::painted(const QString &note, const QRectF &box) const
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(black);
    QPainter painter(&image);
    ViewportOverlay(painter, *m_scene, nullptr).paint(note, box);
    painter.end();
    return image;
}

QPointF ViewportOverlayTest::pixelOf(const glm::dvec3 &point) const
{
    const auto pixel = m_scene->camera().project(point);
    return pixel ? QPointF(pixel->x, pixel->y) : QPointF();
}

void ViewportOverlayTest::paintsNothingWithoutASession()
{
    m_scene->setSession(nullptr);
    QVERIFY(inkIn(painted(QStringLiteral("note"), {100, 100, 50, 50}), {0, 0, width, height}, black).isEmpty());
}

void ViewportOverlayTest::aFloorSeenFromItsEdgeIsALine()
{
    const auto inkOfRow = [this](double y) { return inkIn(painted(), {0, qRound(y) - 3, width, 7}, black); };
    const double floor = pixelOf({0.0, m_scene->scale().floorHeight, 0.0}).y();
    QVERIFY(inkOfRow(floor).isEmpty()); // no grid is drawn
    setOptions([](ViewOptions &options) { options.grid = true; });
    const QRect line = inkOfRow(floor);
    QCOMPARE(line.height(), 1);
    QVERIFY(qAbs(line.top() - floor) <= 1.0 && line.left() <= 1 && line.right() >= width - 2);
    m_scene->moveCamera([](Camera &camera) { camera.setOrthographic(false); });
    QVERIFY(inkOfRow(pixelOf({0.0, m_scene->scale().floorHeight, 0.0}).y()).isEmpty());
    m_scene->moveCamera([](Camera &camera) {
        camera.setOrthographic(true);
        camera.setAngles(0.0, 0.3);
        camera.setOrthographic(true);
    });
    QVERIFY(m_scene->camera().isOrthographic());
    QVERIFY(inkOfRow(pixelOf({0.0, m_scene->scale().floorHeight, 0.0}).y()).isEmpty());
}

void ViewportOverlayTest::captionsStandInTheUpperLeftCorner()
{
    const QImage image = painted();
    const QFontMetrics metrics(QPainter(const_cast<QImage *>(&image)).font());
    const int lineHeight = metrics.height() + 2;
    const QRect first = inkIn(image, {0, 0, 400, 14 + metrics.height()}, black);
    QVERIFY2(first.left() >= 13 && first.left() <= 17, qPrintable(QString::number(first.left())));
    QVERIFY(first.top() >= 14 && first.top() <= 14 + metrics.ascent() - metrics.xHeight());
    QVERIFY(qAbs(first.width() - metrics.horizontalAdvance(ViewportOverlay::viewName(m_scene->camera()))) <= 4);
    QVERIFY(!boxOf(image.copy(first), m_colours.text).isEmpty());
    // Without a grid there is nothing to say about it.
    QVERIFY(inkIn(image, {0, 14 + lineHeight, 400, metrics.height()}, black).isEmpty());
}

void ViewportOverlayTest::theCaptionEndsBeforeTheCrossOfAxes()
{
    m_scene->setCanvasSize(220, height);
    m_scene->refresh();
    const int cross = qFloor(AxisGizmo(m_scene->camera(), m_scene->upAxis()).box().left());
    const QFontMetrics metrics(QApplication::font());
    const QRect line = {0, 14, width, metrics.height()};
    const QRect caption = inkIn(painted(), line.intersected({0, 0, cross, height}), black);
    QVERIFY(!caption.isEmpty());
    QVERIFY2(caption.right() < cross - 5, qPrintable(QString::number(caption.right())));
}

void ViewportOverlayTest::theNoteStandsInTheLowerLeftCorner()
{
    QVERIFY(inkIn(painted(), {0, height - 40, width, 40}, black).isEmpty());
    const QRect ink = inkIn(painted(QStringLiteral("Hint")), {0, height - 60, width, 60}, black);
    QVERIFY(ink.left() >= 13 && ink.left() <= 17);
    QVERIFY2(ink.bottom() < height - 14 && ink.bottom() >= height - 24, qPrintable(QString::number(ink.bottom())));
}

void ViewportOverlayTest::aLongNoteEndsBeforeTheEdge()
{
    const QRect ink = inkIn(painted(QString(300, QLatin1Char('m'))), {0, height - 60, width, 60}, black);
    QVERIFY2(ink.right() < width - 13 && ink.right() > width - 50, qPrintable(QString::number(ink.right())));
}

void ViewportOverlayTest::theBoxIsFramedAndShaded()
{
    const QImage image = painted({}, {100, 120, 60, 40});
    const QRect frame = inkIn(image, {90, 110, 90, 70}, black);
    QVERIFY(qAbs(frame.left() - 100) <= 1 && qAbs(frame.right() - 160) <= 1);
    QVERIFY(qAbs(frame.top() - 120) <= 1 && qAbs(frame.bottom() - 160) <= 1);
    const QColor inside = image.pixelColor(130, 140);
    QVERIFY(inside.red() > 20 && inside.red() < 60);
    QCOMPARE(image.pixelColor(95, 140), black);
}

void ViewportOverlayTest::namesOfTheSelectionAreLabelsIfWanted()
{
    m_session->selectOnly(NodeId::joint(chest));
    m_scene->refresh();
    QVERIFY(boxOf(painted(), m_colours.raised).isEmpty());
    setOptions([](ViewOptions &options) { options.names = true; });
    const QRect label = boxOf(painted(), m_colours.raised);
    const QPointF anchor = pixelOf({0, 14, 0});
    QVERIFY2(qAbs(label.left() - anchor.x() - 14) <= 2, qPrintable(QString::number(label.left() - anchor.x())));
    QVERIFY(qAbs(label.center().y() - anchor.y()) <= 2);
    QImage probe(1, 1, QImage::Format_RGB32);
    const QFontMetrics metrics(QPainter(&probe).font());
    QVERIFY(qAbs(label.width() - metrics.horizontalAdvance(QStringLiteral("Chest")) - 16) <= 3);
    QVERIFY(qAbs(label.height() - metrics.height() - 8) <= 3);
}

void ViewportOverlayTest::theHoveredJointHasOneLabel()
{
    m_scene->setHovered(NodeId::joint(chest));
    m_scene->refresh();
    const QImage hovered = painted();
    QVERIFY(!boxOf(hovered, m_colours.raised).isEmpty());
    m_session->selectOnly(NodeId::joint(chest));
    setOptions([](ViewOptions &options) { options.names = true; });
    QCOMPARE(boxOf(painted(), m_colours.raised), boxOf(hovered, m_colours.raised));
    // The names of the other joints are shown beside it.
    m_session->select({NodeId::joint(leftLeg)}, QItemSelectionModel::ClearAndSelect);
    m_scene->refresh();
    QVERIFY(boxOf(painted(), m_colours.raised).height() > boxOf(hovered, m_colours.raised).height() * 2);
}

void ViewportOverlayTest::labelsStayInsideTheCanvas()
{
    m_scene->setHovered(NodeId::joint(chest));
    const auto labelWith = [this](double x, double y) {
        m_scene->moveCamera([&](Camera &camera) {
            const auto pixel = camera.project({0, 14, 0});
            camera.pan(x - pixel->x, y - pixel->y);
        });
        m_scene->refresh();
        return boxOf(painted(), m_colours.raised);
    };
    const QRect middle = labelWith(300, 240);
    QVERIFY(middle.left() > 300);
    const QRect left = labelWith(width - 30, 240);
    QVERIFY2(qAbs(left.right() - (width - 30 - 14)) <= 2, qPrintable(QString::number(left.right())));
    const int room = middle.width() + 14; // the space that the label needs to the right, with 4 pixels to the edge
    QVERIFY(labelWith(width - room - 12, 240).left() > width - room - 12);
    QVERIFY(labelWith(width - room + 2, 240).right() < width - room + 2);
    const QRect top = labelWith(300, 1);
    QVERIFY(top.top() >= 4 && top.top() <= 6);
    const QRect bottom = labelWith(300, height - 1);
    QVERIFY(bottom.bottom() <= height - 4 && bottom.bottom() >= height - 8);
}

void ViewportOverlayTest::theOriginalIsDrawnInOutline()
{
    m_scene->moveCamera([](Camera &camera) { camera.frameSphere({0, 9.5, 0}, 20.0); });
    const QRect area(120, 80, 400, 400); // the area without captions and the cross of axes
    m_session->document().setValues({0, 1, {leftLegZRotation}}, {60.0}, QStringLiteral("turn"));
    m_scene->refresh();
    QVERIFY(inkIn(painted(), area, black).isEmpty());
    setOptions([](ViewOptions &options) { options.original = true; });
    QVERIFY(!m_scene->original().bones.empty());
    const QImage image = painted();
    // Only bones that moved are drawn; the others would only lie over the figure.
    for (const auto &[middle, isDrawn] :
         {std::pair(glm::dvec3(2, 4.5, 0), true), std::pair(glm::dvec3(-2, 4.5, 0), false),
          std::pair(glm::dvec3(0, 16.5, 0), false)}) {
        const QPoint pixel = pixelOf(middle).toPoint();
        QCOMPARE(!inkIn(image, QRect(pixel - QPoint(2, 2), QSize(5, 5)), black).isEmpty(), isDrawn);
    }
    const QRect ink = inkIn(image, area, black);
    QVERIFY(qAbs(ink.left() - pixelOf({2, 0, 0}).x()) <= 3.0 && qAbs(ink.right() - pixelOf({2, 0, 0}).x()) <= 3.0);
    QVERIFY(qAbs(ink.bottom() - pixelOf({2, 0, 0}).y()) <= 3.0);
    QVERIFY(ink.top() > pixelOf({0, 12, 0}).y()); // nothing of the chest is drawn
}

void ViewportOverlayTest::displacementsAreDashed()
{
    Clip moving;
    const std::vector<Channel> positions = {
        {ChannelKind::Position, Axis::X}, {ChannelKind::Position, Axis::Y}, {ChannelKind::Position, Axis::Z}};
    moving.skeleton.addJoint({.name = "Hips", .channels = positions});
    moving.skeleton.addJoint({.name = "Chest", .parent = 0, .offset = {0, 10, 0}, .channels = positions});
    moving.skeleton.addEndSite({.parent = 1, .offset = {0, 5, 0}});
    moving.motion = Motion(20, 6);
    for (int frame = 0; frame < 20; ++frame) {
        moving.motion.setValue(frame, 3, 8.0 + 2.0 * frame);
        moving.motion.setValue(frame, 4, 10.0);
    }
    m_session->document().reset(moving);
    m_scene->refresh();
    m_scene->moveCamera([](Camera &camera) {
        camera.look(ViewDirection::Front);
        camera.frameSphere({4, 5, 0}, 12.0);
    });
    QVERIFY(!m_scene->figure().displacements.empty());
    const DisplacementLine line = m_scene->figure().displacements.front();
    const QPointF from = pixelOf(line.base);
    const QPointF to = pixelOf(line.tip);
    const QImage image = painted();
    int drawn = 0;
    int gaps = 0;
    const int steps = static_cast<int>(QLineF(from, to).length());
    QVERIFY(steps > 40);
    for (int step = 0; step <= steps; ++step) {
        const QPoint pixel = QLineF(from, to).pointAt(double(step) / steps).toPoint();
        (inkIn(image, QRect(pixel, QSize(1, 1)), black).isEmpty() ? gaps : drawn) += 1;
    }
    QVERIFY2(drawn > steps / 4, qPrintable(QStringLiteral("%1 of %2").arg(drawn).arg(steps)));
    QVERIFY2(gaps > steps / 10, qPrintable(QString::number(gaps)));
}

QTEST_MAIN(ViewportOverlayTest)

} // namespace tst_viewportoverlay

#include "tst_viewportoverlay.moc"
