#include "timeline/rows/differencerow.h"

#include "base/at.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int lowestRow = 40;
constexpr int highestRow = 110;
constexpr double margin = 5.0; // above and below the curves
constexpr double signRadius = 7.5;
constexpr double reach = 9.0; // a click within this many pixels of a sign's middle counts

} // namespace

DifferenceRow::DifferenceRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("difference"), tr("Difference"), ruler, parent)
{
    setMinimumHeight(lowestRow);
    setMaximumHeight(highestRow);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setToolTip(
        tr("The largest angle between a joint and the same one of the second clip, and, fainter, the mean of all "
           "joints; numbers mark the worst frames"));
}

bool DifferenceRow::isWanted() const
{
    return session() != nullptr && session()->secondClip().isShown();
}

QString DifferenceRow::valueText() const
{
    if (!isWanted())
        return {};
    const std::vector<FrameDifference> &frames = session()->secondClip().comparison().frames;
    const auto frame = static_cast<std::size_t>(session()->playhead().frame());
    if (frame >= frames.size() || !frames[frame].isCompared)
        return {};
    return tr("%1° / %2°")
        .arg(QLocale().toString(frames[frame].largestDegrees, 'f', 1),
             QLocale().toString(frames[frame].meanDegrees, 'f', 1));
}

// Returns the colour of the compared clip.
QColor DifferenceRow::valueColour() const
{
    const ClipBeside *chosen = session() == nullptr ? nullptr : session()->clipsBeside().chosen();
    return colours().clipBeside(chosen == nullptr ? 0 : chosen->place);
}

void DifferenceRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    const auto again = [this, &session] {
        if (!session.secondClip().isMeasured() && session.secondClip().isShown())
            return; // old measurements stay until there are new ones
        m_largest = 0.0;
        for (const FrameDifference &frame : session.secondClip().comparison().frames)
            m_largest = std::max(m_largest, frame.largestDegrees);
        refresh();
    };
    connect(&session.secondClip(), &SecondClip::measured, &context, again);
    connect(&session.secondClip(), &SecondClip::changed, &context, [this] { emit wantedChanged(); });
    again();
}

double DifferenceRow::yOf(double degrees) const
{
    const double part = m_largest > 0.0 ? degrees / m_largest : 0.0;
    return height() - margin - part * (height() - 2.0 * margin - signRadius);
}

void DifferenceRow::paintTrack(QPainter &painter) const
{
    if (!isWanted())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurve(painter, &FrameDifference::largestDegrees, valueColour(), true);
    paintCurve(painter, &FrameDifference::meanDegrees, colours().ghost, false);
    paintSigns(painter);
}

// If many frames share a column of pixels, their largest value is drawn.
void DifferenceRow::paintCurve(QPainter &painter, double FrameDifference::*degrees, const QColor &colour,
                               bool isFilled) const
{
    const std::vector<FrameDifference> &frames = session()->secondClip().comparison().frames;
    const auto last = static_cast<int>(frames.size()) - 1;
    const int from = std::clamp(static_cast<int>(std::floor(scale().firstVisible())), 0, std::max(0, last));
    const int to = std::min(last, static_cast<int>(std::ceil(scale().lastVisible())));
    QPolygonF line;
    const auto flush = [&] {
        if (isFilled && line.size() > 1) {
            QPainterPath area;
            area.addPolygon(line);
            area.lineTo(line.last().x(), height());
            area.lineTo(line.first().x(), height());
            QColor fill = colour;
            fill.setAlphaF(0.16f);
            painter.fillPath(area, fill);
        }
        painter.setPen(QPen(colour, 1.3));
        painter.drawPolyline(line);
        line.clear();
    };
    for (int frame = from; frame <= to; ++frame) {
        const FrameDifference &difference = at(frames, frame);
        if (!difference.isCompared) {
            flush();
            continue;
        }
        const QPointF point(scale().xOf(frame), yOf(difference.*degrees));
        if (!line.isEmpty() && point.x() - line.last().x() < 0.5)
            line.last().setY(std::min(line.last().y(), point.y()));
        else
            line << point;
    }
    flush();
}

QPointF DifferenceRow::signAt(int index) const
{
    const SecondClip &second = session()->secondClip();
    const int frame = at(second.worst(), index);
    const FrameDifference &difference = at(second.comparison().frames, frame);
    return {scale().xOf(frame), std::max(signRadius + 1.0, yOf(difference.largestDegrees))};
}

void DifferenceRow::paintSigns(QPainter &painter) const
{
    QFont small = font();
    small.setPixelSize(10);
    small.setBold(true);
    painter.setFont(small);
    const auto count = static_cast<int>(session()->secondClip().worst().size());
    for (int index = count - 1; index >= 0; --index) { // the worst frame is on top
        const QPointF middle = signAt(index);
        painter.setPen(QPen(colours().edited, 1.3));
        painter.setBrush(index == 0 ? colours().edited : colours().panel);
        painter.drawEllipse(middle, signRadius, signRadius);
        painter.setPen(index == 0 ? colours().panel : colours().text);
        painter.drawText(QRectF(middle.x() - signRadius, middle.y() - signRadius, 2.0 * signRadius, 2.0 * signRadius),
                         Qt::AlignCenter, QString::number(index + 1));
    }
}

void DifferenceRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isWanted() && track().contains(event->position())) {
        const SecondClip &second = session()->secondClip();
        for (int index = 0; index < static_cast<int>(second.worst().size()); ++index) {
            const QPointF away = signAt(index) - event->position();
            if (std::hypot(away.x(), away.y()) > reach)
                continue;
            const int frame = at(second.worst(), index);
            const int joint = at(second.comparison().frames, frame).worstJoint;
            if (joint >= 0)
                session()->selectOnly(NodeId::joint(joint));
            emit frameWanted(frame);
            return;
        }
    }
    TimelineRow::mousePressEvent(event);
}

} // namespace limber
