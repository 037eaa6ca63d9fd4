#pragma once

#include <QColor>
#include <QList>
#include <QPaintDevice>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>

class QPaintEngine;

namespace limber::test {

// One shape as a painter was told to draw it, in pixels of the canvas.
struct DrawnShape
{
    enum class Kind { Line, Rectangle, Ellipse, Polyline, Polygon, Path, Text, Picture };

    Kind kind = Kind::Line;
    QPolygonF points; // of a line or polygon; the subpaths of a path one after the other
    QRectF box; // around the points; of a text from its ascent to its descent
    QString text;
    QColor pen; // transparent without a pen
    double penWidth = 0.0;
    bool isDashed = false;
    QColor fill; // transparent without a brush
    bool isBold = false; // of a text
};

// A canvas that keeps the shapes that are drawn on it, so that tests see them exactly and without pixels.
class Drawing : public QPaintDevice
{
public:
    explicit Drawing(const QSize &size);
    ~Drawing() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;

    [[nodiscard]] const QList<DrawnShape> &shapes() const { return m_shapes; }
    [[nodiscard]] QList<DrawnShape> shapes(DrawnShape::Kind kind) const;
    // The first text that reads like this; a text without letters and box if there is none.
    [[nodiscard]] DrawnShape text(const QString &text) const;
    [[nodiscard]] QStringList texts() const;
    // The boxes of all shapes with this fill, as written() writes them.
    [[nodiscard]] QStringList boxes(const QColor &fill) const;
    // The points of all lines with this pen, likewise.
    [[nodiscard]] QStringList lines(const QColor &pen) const;
    // A line for each shape: its kind, pen, fill and points; of a text only what it reads, since its position depends
    // on the fonts of the machine.
    [[nodiscard]] QStringList description() const;
    // A line for all shapes of the same kind and colours: how many they are, the mean of their middles and the sum of
    // their sizes, or their texts.
    [[nodiscard]] QStringList summary() const;
    // Forgets the shapes of a kind with this fill.
    void remove(DrawnShape::Kind kind, const QColor &fill);
    void clear() { m_shapes.clear(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize m_size;
    QList<DrawnShape> m_shapes;
    std::unique_ptr<Engine> m_engine;
};

// The points of a shape as "10,20 30,40.5": rounded to a tenth of a pixel, so that a comparison reads well.
[[nodiscard]] QString written(const QPolygonF &points);
// A box as "left,top width x height", likewise.
[[nodiscard]] QString written(const QRectF &box);

} // namespace limber::test
