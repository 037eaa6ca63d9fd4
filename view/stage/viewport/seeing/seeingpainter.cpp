#include "viewport/seeing/seeingpainter.h"

#include "figure/painting/smoothpainting.h"
#include "figure/viewspace.h"
#include "viewport/seeing/legendbox.h"

#include <QLinearGradient>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr int framesBetweenDots = 4;
constexpr double widest = 0.2; // where a bone is widest, as a fraction of its length
constexpr double ringRadius = 6.0;
constexpr double legendHeight = 52.0;
constexpr double ageHeight = 17.0;
constexpr double captionMargin = 14.0;
constexpr double mostNameWidth = 260.0;

QPointF pointOf(const glm::dvec2 &pixel)
{
    return {pixel.x, pixel.y};
}

} // namespace

// Returns the bones as they appear, each as a flat diamond.
QPainterPath SeeingPainter::outlineOf(const Figure &figure) const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const BoneShape &bone : figure.bones) {
        const auto line = m_camera.project(bone.base, bone.tip);
        if (!line)
            continue;
        const QPointF base = pointOf(line->from);
        const QPointF tip = pointOf(line->to);
        const double length = std::hypot(tip.x() - base.x(), tip.y() - base.y());
        const double half = bone.radius * m_camera.pixelsPerUnit(m_camera.depthOf(bone.base));
        if (length < 0.5 || !std::isfinite(half))
            continue;
        const QPointF along = (tip - base) / length;
        const QPointF across(-along.y() * half, along.x() * half);
        const QPointF middle = base + widest * (tip - base);
        path.addPolygon(QPolygonF({base, middle + across, tip, middle - across, base}));
    }
    return path;
}

// The shapes get a picture of their own, because `solid` is cut out of it.
void SeeingPainter::paintBehind(const Figure &solid, const QRectF &box,
                                const std::function<void(SeeingPainter &behind)> &paint)
{
    constexpr double widestLine = 2.0;
    const QRectF seen = box.adjusted(-widestLine, -widestLine, widestLine, widestLine) &
                        QRectF(0.0, 0.0, m_camera.canvasSize().x, m_camera.canvasSize().y);
    if (seen.isEmpty())
        return;
    paintInPicture(m_painter, seen, [&](QPainter &painter) {
        painter.setPen(Qt::NoPen);
        SeeingPainter behind(painter, m_camera, m_colours);
        paint(behind);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
        painter.fillPath(outlineOf(solid), Qt::black);
    });
}

void SeeingPainter::paintSkins(const std::vector<OnionSkin> &skins, const Figure &solid, bool hasAges)
{
    QRectF box;
    std::vector<QPainterPath> outlines;
    for (const OnionSkin &skin : skins) {
        outlines.push_back(outlineOf(skin.figure));
        box |= outlines.back().boundingRect();
    }
    paintBehind(solid, box, [&](SeeingPainter &behind) {
        for (std::size_t i = 0; i < skins.size(); ++i) {
            QColor colour = m_colours.ghost;
            const bool isNear = std::abs(skins[i].framesAway) <= framesBetweenSkins;
            colour.setAlphaF(isNear ? 0.34f : 0.18f);
            behind.m_painter.fillPath(outlines[i], colour);
        }
    });
    QList<QRectF> taken;
    for (const OnionSkin &skin : skins) {
        if (hasAges)
            paintAge(skin, m_colours.secondaryText, taken);
    }
}

void SeeingPainter::paintSecond(const SecondFigure &second, const Figure &solid)
{
    QRectF box;
    for (const FigureBeside &beside : second.all())
        box |= outlineOf(beside.figure).boundingRect();
    paintBehind(solid, box, [&](SeeingPainter &behind) {
        for (const bool isChosen : {false, true}) {
            for (const FigureBeside &beside : second.all()) {
                if (beside.isChosen == isChosen)
                    behind.paintBeside(beside);
            }
        }
    });
    m_painter.setBrush(Qt::NoBrush);
    for (const JointPair &pair : second.farthest()) {
        const auto line = m_camera.project(pair.first, pair.second);
        if (!line)
            continue;
        m_painter.setPen(QPen(m_colours.edited, 1.4, Qt::DashLine));
        m_painter.drawLine(pointOf(line->from), pointOf(line->to));
        m_painter.setPen(QPen(m_colours.edited, 1.6));
        m_painter.drawEllipse(pointOf(line->from), 4.0, 4.0);
        m_painter.drawEllipse(pointOf(line->to), 4.0, 4.0);
    }
}

void SeeingPainter::paintBeside(const FigureBeside &beside)
{
    const QColor &colour = m_colours.clipBeside(beside.place);
    QColor fill = colour;
    fill.setAlphaF(beside.isChosen ? 0.22f : 0.12f);
    const QPainterPath outline = outlineOf(beside.figure);
    m_painter.setPen(Qt::NoPen);
    m_painter.fillPath(outline.simplified(), fill);
    m_painter.strokePath(outline, QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void SeeingPainter::paintNames(const QString &first, const SecondFigure &second, double top)
{
    struct Row
    {
        QString name;
        QChar letter;
        QColor dot;
        QColor text;
    };
    std::vector<Row> rows = {{first, u'A', m_colours.left, m_colours.text}};
    for (const FigureBeside &beside : second.all()) {
        const QColor &colour = m_colours.clipBeside(beside.place);
        rows.push_back({beside.name.simplified(), QChar(u'B' + beside.place), colour, colour});
    }
    const QFontMetrics metrics = m_painter.fontMetrics();
    int longest = 0;
    for (const Row &row : rows)
        longest = std::max(longest, metrics.horizontalAdvance(row.name));
    // A small view needs its space for the figure.
    const double text = std::min<double>(longest, std::min(mostNameWidth, 0.25 * m_camera.canvasSize().x));
    const double line = metrics.height() + 3.0;
    const QRectF box(captionMargin, top, text + 42.0, static_cast<double>(rows.size()) * line + 8.0);
    m_painter.setPen(QPen(m_colours.line, 1.0));
    m_painter.setBrush(m_colours.raised);
    m_painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
    double y = box.top() + 4.0;
    for (const Row &row : rows) {
        const QRectF place(box.left() + 34.0, y, text + 2.0, line);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(row.dot);
        m_painter.drawEllipse(QPointF(box.left() + 11.0, place.center().y()), 4.0, 4.0);
        m_painter.setPen(row.text);
        m_painter.drawText(QRectF(box.left() + 19.0, y, 14.0, line), Qt::AlignVCenter | Qt::AlignLeft, row.letter);
        m_painter.setPen(m_colours.text);
        m_painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                           metrics.elidedText(row.name, Qt::ElideMiddle, static_cast<int>(text + 2.0)));
        y += line;
    }
}

// Writes above the highest joint how many frames away the skin is, or higher if another number is already there.
void SeeingPainter::paintAge(const OnionSkin &skin, const QColor &colour, QList<QRectF> &taken)
{
    const auto highest =
        std::ranges::max_element(skin.figure.marks, {}, [](const NodeMark &mark) { return mark.position.y; });
    if (highest == skin.figure.marks.end())
        return;
    const auto pixel = m_camera.project(highest->position);
    if (!pixel)
        return;
    const QString text = (skin.framesAway > 0 ? QStringLiteral("+") : QString()) + QString::number(skin.framesAway);
    const double width = m_painter.fontMetrics().horizontalAdvance(text) + 6.0;
    QRectF box(std::round(pixel->x - 0.5 * width), std::round(pixel->y) - 22.0, width, ageHeight);
    const auto meets = [&](const QRectF &other) { return other.intersects(box); };
    for (qsizetype tries = 0; tries <= taken.size() && std::ranges::any_of(taken, meets); ++tries)
        box.moveBottom(std::ranges::find_if(taken, meets)->top() - 1.0);
    taken << box;
    m_painter.setPen(colour);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

QColor SeeingPainter::colourOf(double fraction) const
{
    const auto &colours = m_colours.trail;
    const double at = std::clamp(fraction, 0.0, 1.0) * static_cast<double>(colours.size() - 1);
    const auto index = std::min(static_cast<std::size_t>(at), colours.size() - 2);
    const auto part = static_cast<float>(at - static_cast<double>(index));
    const QColor &from = colours[index];
    const QColor &to = colours[index + 1];
    return QColor::fromRgbF(from.redF() + part * (to.redF() - from.redF()),
                            from.greenF() + part * (to.greenF() - from.greenF()),
                            from.blueF() + part * (to.blueF() - from.blueF()));
}

void SeeingPainter::paintTrails(const std::vector<Trail> &trails, double scale, const glm::dmat3 &viewFromDocument)
{
    for (const Trail &trail : trails) {
        for (std::size_t i = 1; i < trail.samples.size(); ++i) {
            const Trail::Sample &sample = trail.samples[i];
            const auto line =
                m_camera.project(viewFromDocument * trail.samples[i - 1].position, viewFromDocument * sample.position);
            if (!line)
                continue;
            const QColor colour = colourOf(scale > 0.0 ? sample.speed / scale : 0.0);
            m_painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap));
            m_painter.drawLine(pointOf(line->from), pointOf(line->to));
            if (sample.frame / trail.step % framesBetweenDots != 0)
                continue;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colour);
            m_painter.drawEllipse(pointOf(line->to), 3.0, 3.0);
        }
    }
}

void SeeingPainter::paintEnds(const std::vector<Trail> &trails, const ChangeWindow &change,
                              const glm::dmat3 &viewFromDocument)
{
    m_painter.setPen(QPen(m_colours.edited, 2.0));
    m_painter.setBrush(Qt::NoBrush);
    for (const Trail &trail : trails) {
        for (const Trail::Sample &end : endsOnTrail(trail, change)) {
            if (const auto pixel = m_camera.project(viewFromDocument * end.position))
                m_painter.drawEllipse(pointOf(*pixel), ringRadius, ringRadius);
        }
    }
}

QSize SeeingPainter::cornerOfLegend(bool isNarrow)
{
    return LegendBox{legendHeight, isNarrow}.corner();
}

void SeeingPainter::paintLegend(const QString &name, double scale, bool isNarrow)
{
    const QRectF box = LegendBox{legendHeight, isNarrow}.paint(m_painter, m_camera, m_colours);
    const QRectF inner = box.adjusted(9.0, 4.0, -9.0, -3.0);
    // The title is shortened, but never the unit.
    const QString title = isNarrow ? tr("%1 · units/s") : tr("%1 · units per second");
    const QFontMetrics metrics = m_painter.fontMetrics();
    const int left = static_cast<int>(inner.width()) - metrics.horizontalAdvance(title.arg(QString()));
    m_painter.setPen(m_colours.text);
    m_painter.drawText(inner, Qt::AlignTop | Qt::AlignLeft | Qt::TextSingleLine,
                       title.arg(metrics.elidedText(name, Qt::ElideMiddle, std::max(20, left))));
    const QRectF bar(inner.left(), inner.top() + m_painter.fontMetrics().height() + 3.0, inner.width(), 6.0);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (std::size_t i = 0; i < m_colours.trail.size(); ++i)
        gradient.setColorAt(static_cast<double>(i) / static_cast<double>(m_colours.trail.size() - 1),
                            m_colours.trail[i]);
    m_painter.fillRect(bar, gradient);
    m_painter.setPen(m_colours.secondaryText);
    const QRectF numbers(bar.left(), bar.bottom(), bar.width(), inner.bottom() - bar.bottom());
    m_painter.drawText(numbers, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
    m_painter.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(scale, 'g', 6));
}

} // namespace limber
