#include "drawing.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QStringList>
#include <QTextItem>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <span>

namespace limber::test {

class Drawing::Engine : public QPaintEngine
{
public:
    explicit Engine(Drawing &drawing) : QPaintEngine(AllFeatures), m_drawing(drawing) {}

    bool begin(QPaintDevice * /*device*/) override
    {
        m_transform = {};
        return true;
    }
    bool end() override { return true; }
    // As on a picture in memory, so that smooth shapes are painted directly (see paintSmoothly).
    [[nodiscard]] Type type() const override { return Raster; }

    void updateState(const QPaintEngineState &newState) override
    {
        const DirtyFlags changed = newState.state();
        if (changed.testFlag(DirtyTransform))
            m_transform = newState.transform();
        if (changed.testFlag(DirtyPen))
            m_pen = newState.pen();
        if (changed.testFlag(DirtyBrush))
            m_brush = newState.brush();
        if (changed.testFlag(DirtyFont))
            m_font = newState.font();
    }

    void drawLines(const QLineF *lines, int count) override
    {
        for (const QLineF &line : std::span(lines, static_cast<std::size_t>(count)))
            add(DrawnShape::Kind::Line, {line.p1(), line.p2()}, false);
    }
    void drawLines(const QLine *lines, int count) override
    {
        for (const QLine &line : std::span(lines, static_cast<std::size_t>(count)))
            add(DrawnShape::Kind::Line, {line.p1(), line.p2()}, false);
    }
    void drawRects(const QRectF *rects, int count) override
    {
        for (const QRectF &rect : std::span(rects, static_cast<std::size_t>(count)))
            add(DrawnShape::Kind::Rectangle, {rect.topLeft(), rect.bottomRight()}, true);
    }
    void drawRects(const QRect *rects, int count) override
    {
        for (const QRectF rect : std::span(rects, static_cast<std::size_t>(count)))
            add(DrawnShape::Kind::Rectangle, {rect.topLeft(), rect.bottomRight()}, true);
    }
    void drawEllipse(const QRectF &rect) override
    {
        add(DrawnShape::Kind::Ellipse, {rect.topLeft(), rect.bottomRight()}, true);
    }
    void drawEllipse(const QRect &rect) override { drawEllipse(QRectF(rect)); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        const bool isOpen = mode == PolylineMode;
        add(isOpen ? DrawnShape::Kind::Polyline : DrawnShape::Kind::Polygon, QPolygonF(QList(points, points + count)),
            !isOpen);
    }
    void drawPolygon(const QPoint *points, int count, PolygonDrawMode mode) override
    {
        const QPolygonF polygon(QPolygon(QList(points, points + count)));
        drawPolygon(polygon.constData(), count, mode);
    }
    void drawPath(const QPainterPath &path) override
    {
        QPolygonF points;
        for (const QPolygonF &part : path.toSubpathPolygons())
            points << part;
        add(DrawnShape::Kind::Path, points, true);
    }
    void drawPoints(const QPointF *points, int count) override
    {
        add(DrawnShape::Kind::Polyline, QPolygonF(QList(points, points + count)), false);
    }
    void drawPoints(const QPoint *points, int count) override
    {
        const QPolygonF polygon(QPolygon(QList(points, points + count)));
        drawPoints(polygon.constData(), count);
    }
    void drawPixmap(const QRectF &at, const QPixmap & /*picture*/, const QRectF & /*part*/) override
    {
        add(DrawnShape::Kind::Picture, {at.topLeft(), at.bottomRight()}, false);
    }
    void drawImage(const QRectF &at, const QImage & /*picture*/, const QRectF & /*part*/,
                   Qt::ImageConversionFlags /*flags*/) override
    {
        add(DrawnShape::Kind::Picture, {at.topLeft(), at.bottomRight()}, false);
    }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QPointF top(at.x(), at.y() - item.ascent());
        add(DrawnShape::Kind::Text, {top, top + QPointF(item.width(), item.ascent() + item.descent())}, false);
        m_drawing.m_shapes.back().text = item.text();
        m_drawing.m_shapes.back().isBold = item.font().bold();
    }

private:
    void add(DrawnShape::Kind kind, const QPolygonF &points, bool isFilled)
    {
        DrawnShape shape;
        shape.kind = kind;
        shape.points = m_transform.map(points);
        shape.box = shape.points.boundingRect();
        shape.pen = m_pen.style() == Qt::NoPen ? QColor(Qt::transparent) : m_pen.color();
        shape.penWidth = m_pen.style() == Qt::NoPen ? 0.0 : m_pen.widthF();
        shape.isDashed = m_pen.style() != Qt::NoPen && m_pen.style() != Qt::SolidLine;
        shape.fill = isFilled && m_brush.style() != Qt::NoBrush ? m_brush.color() : QColor(Qt::transparent);
        m_drawing.m_shapes << shape;
    }

    Drawing &m_drawing;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    QFont m_font;
};

Drawing::Drawing(const QSize &size) : m_size(size), m_engine(std::make_unique<Engine>(*this))
{
}

Drawing::~Drawing() = default;

QPaintEngine *Drawing::paintEngine() const
{
    return m_engine.get();
}

QList<DrawnShape> Drawing::shapes(DrawnShape::Kind kind) const
{
    QList<DrawnShape> result;
    std::ranges::copy_if(m_shapes, std::back_inserter(result),
                         [&](const DrawnShape &shape) { return shape.kind == kind; });
    return result;
}

DrawnShape Drawing::text(const QString &text) const
{
    for (const DrawnShape &shape : m_shapes) {
        if (shape.kind == DrawnShape::Kind::Text && shape.text == text)
            return shape;
    }
    return {};
}

void Drawing::remove(DrawnShape::Kind kind, const QColor &fill)
{
    m_shapes.removeIf([&](const DrawnShape &shape) { return shape.kind == kind && shape.fill == fill; });
}

QStringList Drawing::boxes(const QColor &fill) const
{
    QStringList found;
    for (const DrawnShape &shape : m_shapes) {
        if (shape.fill == fill)
            found << written(shape.box);
    }
    return found;
}

QStringList Drawing::lines(const QColor &pen) const
{
    QStringList found;
    for (const DrawnShape &line : shapes(DrawnShape::Kind::Line)) {
        if (line.pen == pen)
            found << written(line.points);
    }
    return found;
}

QStringList Drawing::texts() const
{
    QStringList result;
    for (const DrawnShape &shape : shapes(DrawnShape::Kind::Text))
        result << shape.text;
    return result;
}

int Drawing::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

namespace {

// Without the sign of a zero.
QString rounded(double value, double steps = 10.0)
{
    return QString::number(std::round(steps * value) / steps + 0.0, 'g', 10);
}

QString described(const QPointF &point)
{
    return rounded(point.x(), 1e5) + u',' + rounded(point.y(), 1e5);
}

// All points, or of many points their number, the first one and the mean of all; later ones count more.
QString describedPoints(const QPolygonF &points)
{
    constexpr qsizetype most = 8;
    if (points.size() > most) {
        QPointF sum;
        for (qsizetype index = 0; index < points.size(); ++index)
            sum += points.at(index) * static_cast<double>(index + 1);
        return QStringLiteral("%1 points, ").arg(points.size()) + described(points.first()) + QStringLiteral(" to ") +
               described(sum / static_cast<double>(points.size() * points.size()));
    }
    QStringList words;
    for (const QPointF &point : points)
        words << described(point);
    return words.join(u' ');
}

QString described(const DrawnShape &shape)
{
    static const QStringList kinds{QStringLiteral("line"),     QStringLiteral("rectangle"), QStringLiteral("ellipse"),
                                   QStringLiteral("polyline"), QStringLiteral("polygon"),   QStringLiteral("path"),
                                   QStringLiteral("text"),     QStringLiteral("picture")};
    QString line = kinds.at(static_cast<int>(shape.kind)) + u' ' + shape.pen.name(QColor::HexArgb);
    if (shape.kind == DrawnShape::Kind::Text)
        return line + (shape.isBold ? QStringLiteral(" bold: ") : QStringLiteral(": ")) + shape.text;
    line += u' ' + rounded(shape.penWidth) + (shape.isDashed ? QStringLiteral(" dashed ") : QStringLiteral(" ")) +
            shape.fill.name(QColor::HexArgb) + u':';
    return line + u' ' + describedPoints(shape.points);
}

} // namespace

QStringList Drawing::description() const
{
    QStringList lines;
    for (const DrawnShape &shape : m_shapes)
        lines << described(shape);
    return lines;
}

QStringList Drawing::summary() const
{
    struct Alike
    {
        QString look;
        int count = 0;
        QPointF middle;
        QSizeF size;
        QStringList texts;
    };
    QList<Alike> all;
    for (const DrawnShape &shape : m_shapes) {
        const QString look = described(shape).section(QLatin1Char(':'), 0, 0);
        auto found = std::find_if(all.begin(), all.end(), [&](const Alike &each) { return each.look == look; });
        if (found == all.end())
            found = all.insert(all.end(), Alike{look, 0, {}, {}, {}});
        ++found->count;
        if (shape.kind == DrawnShape::Kind::Text) {
            found->texts << shape.text;
            continue;
        }
        // Each has another weight, so that it matters which of two is where.
        found->middle += shape.box.center() * (1.0 + 0.1 * (found->count % 7));
        found->size += shape.box.size();
    }
    QStringList lines;
    for (const Alike &each : all) {
        const QString what = each.texts.isEmpty() ? QStringLiteral("at %1,%2 size %3,%4")
                                                        .arg(each.middle.x() / each.count, 0, 'f', 4)
                                                        .arg(each.middle.y() / each.count, 0, 'f', 4)
                                                        .arg(each.size.width(), 0, 'f', 4)
                                                        .arg(each.size.height(), 0, 'f', 4)
                                                  : each.texts.join(QStringLiteral(" | "));
        lines << QStringLiteral("%1 %2: %3").arg(each.count).arg(each.look, what);
    }
    return lines;
}

QString written(const QPolygonF &points)
{
    QStringList words;
    for (const QPointF &point : points)
        words << rounded(point.x()) + u',' + rounded(point.y());
    return words.join(u' ');
}

QString written(const QRectF &box)
{
    return rounded(box.left()) + u',' + rounded(box.top()) + u' ' + rounded(box.width()) + QStringLiteral(" x ") +
           rounded(box.height());
}

} // namespace limber::test
