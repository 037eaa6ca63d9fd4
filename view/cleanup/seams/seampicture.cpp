#include "cleanup/seams/seampicture.h"

#include "cleanup/seams/distancecolours.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr QSize usualPicture(280, 160); // higher where there is space
constexpr QSize leastPicture(140, 160);
constexpr int mostPictureHeight = 360;
constexpr int gap = 4; // between the plot and its labels
constexpr int bigStep = 10; // frames, with Shift
constexpr double markRadius = 5.0;

// Twice, so that it is seen on every colour.
template <typename Draw>
void drawOutlined(QPainter &painter, const Draw &draw)
{
    for (const auto &[colour, width] : {std::pair(Qt::black, 4.0), std::pair(Qt::white, 2.0)}) {
        painter.setPen(QPen(colour, width));
        draw();
    }
}

} // namespace

SeamPicture::SeamPicture(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("seamPicture"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(mostPictureHeight);
    setAccessibleName(tr("Distances between poses"));
    setAccessibleDescription(
        tr("Left and Right move the first frame of the cycle, Up and Down the last one, ten frames "
           "with Shift. Return goes to the nearest pair that is alike, Home to the one that is most alike."));
}

int SeamPicture::frameCount() const
{
    return m_map ? m_map->frames.back() + 1 : 0;
}

void SeamPicture::setMap(std::shared_ptr<const SeamMap> map)
{
    m_map = std::move(map);
    m_isDragged = false;
    hover({});
    makeImage();
    update();
}

void SeamPicture::setChosen(std::optional<FrameInterval> seam)
{
    m_chosen = seam;
    update();
}

void SeamPicture::makeImage()
{
    m_image = {};
    if (!m_map)
        return;
    const int count = static_cast<int>(m_map->frames.size());
    // What is as near as the best cycle is alike; nearer is only what follows itself.
    m_nearest = m_map->best ? m_map->search.between(m_map->best->first, m_map->best->last).distance : 0.0;
    m_farthest = m_map->largest();
    const double span = m_farthest > m_nearest ? m_farthest - m_nearest : 1.0;
    m_image = QImage(count, count, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    for (int last = 0; last < count; ++last) {
        for (int first = 0; first <= last; ++first) {
            const double over = m_map->distance(first, last) - m_nearest;
            m_image.setPixelColor(first, count - 1 - last, distanceColour(over / span));
        }
    }
}

int SeamPicture::labelWidth() const
{
    return fontMetrics().horizontalAdvance(QString::number(std::max(100, frameCount()))) + gap;
}

QSize SeamPicture::sizeHint() const
{
    return usualPicture;
}

QSize SeamPicture::minimumSizeHint() const
{
    return leastPicture;
}

SeamLayout SeamPicture::layOut() const
{
    const int line = fontMetrics().height() + gap;
    const QRectF plot = QRectF(rect()).adjusted(line + labelWidth(), gap, -gap, -line);
    return {plot.isValid() ? plot : QRectF(0.0, 0.0, 1.0, 1.0), frameCount()};
}

void SeamPicture::paintEvent(QPaintEvent *)
{
    if (!m_map)
        return;
    QPainter painter(this);
    const SeamLayout layout = layOut();
    const bool isReduced = m_image.width() > layout.plot().width() * devicePixelRatioF();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, isReduced);
    painter.drawImage(layout.plot(), m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, layout);
    paintTitles(painter, layout);
    paintLegend(painter, layout);
    paintMarks(painter, layout);
}

void SeamPicture::paintAxes(QPainter &painter, const SeamLayout &layout) const
{
    const QRectF plot = layout.plot();
    painter.setPen(
        QPen(hasFocus() ? palette().color(QPalette::Link) : palette().color(QPalette::Mid), hasFocus() ? 2.0 : 1.0));
    painter.drawRect(plot);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const double line = fontMetrics().height();
    for (const int frame : layout.labelledFrames(labelWidth() + 3.0 * gap)) {
        const QString text = QString::number(frame);
        const double width = fontMetrics().horizontalAdvance(text);
        const double left = std::clamp(layout.xOf(frame) - width / 2.0, plot.left(), plot.right() - width);
        painter.drawText(QRectF(left, plot.bottom() + gap, width + 1.0, line), Qt::AlignLeft, text);
    }
    for (const int frame : layout.labelledFrames(2.0 * line * plot.width() / plot.height())) {
        const double top = std::clamp(layout.yOf(frame) - line / 2.0, plot.top(), plot.bottom() - line);
        painter.drawText(QRectF(plot.left() - labelWidth(), top, labelWidth() - gap, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(frame));
    }
}

void SeamPicture::paintTitles(QPainter &painter, const SeamLayout &layout) const
{
    painter.drawText(layout.legend().adjusted(0.0, 0.0, -gap, -gap), Qt::AlignRight | Qt::AlignBottom,
                     tr("First frame"));
    const QRectF plot = layout.plot();
    painter.save();
    painter.translate(0.0, plot.bottom());
    painter.rotate(-90.0);
    painter.drawText(QRectF(0.0, 0.0, plot.height(), fontMetrics().height()), Qt::AlignCenter, tr("Last frame"));
    painter.restore();
}

// What the colours and the marks mean, where there is space for it.
void SeamPicture::paintLegend(QPainter &painter, const SeamLayout &layout) const
{
    const double line = fontMetrics().height() + gap;
    const QRectF legend = layout.legend().adjusted(4.0 * gap, gap, -gap, -line - gap);
    const double barWidth = std::min(legend.width(), 140.0);
    if (legend.height() < 2.0 * line + gap || barWidth < 60.0)
        return;
    const QRectF bar(legend.right() - barWidth, legend.bottom() - line - 8.0, barWidth, 8.0);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 16; ++i)
        gradient.setColorAt(i / 16.0, distanceColour(i / 16.0));
    painter.fillRect(bar, gradient);
    const QRectF below(legend.left(), bar.bottom() + 2.0, legend.width(), line);
    painter.drawText(below, Qt::AlignRight | Qt::TextDontClip,
                     tr("%1 to %2 units").arg(m_nearest, 0, 'g', 3).arg(m_farthest, 0, 'g', 3));
}

void SeamPicture::paintMarks(QPainter &painter, const SeamLayout &layout) const
{
    painter.setBrush(Qt::NoBrush);
    if (m_map->best) {
        const QPointF at = layout.pointOf(*m_map->best);
        drawOutlined(painter, [&] { painter.drawEllipse(at, markRadius, markRadius); });
    }
    if (!m_chosen || m_chosen->last >= frameCount())
        return;
    const QPointF at = layout.pointOf(*m_chosen);
    const QRectF plot = layout.plot();
    const double arm = 2.0 * markRadius;
    drawOutlined(painter, [&] {
        painter.drawLine(QPointF(std::max(plot.left(), at.x() - arm), at.y()), QPointF(at.x() + arm, at.y()));
        painter.drawLine(QPointF(at.x(), std::max(plot.top(), at.y() - arm)), QPointF(at.x(), at.y() + arm));
    });
}

void SeamPicture::choose(const FrameInterval &seam)
{
    if (m_chosen == seam)
        return;
    setChosen(seam);
    emit seamChosen(seam);
}

void SeamPicture::hover(std::optional<FrameInterval> seam)
{
    if (m_hovered == seam)
        return;
    m_hovered = seam;
    emit hoveredChanged();
}

void SeamPicture::mousePressEvent(QMouseEvent *event)
{
    const SeamLayout layout = layOut();
    if (event->button() != Qt::LeftButton || frameCount() < 3 || !layout.contains(event->position()))
        return QWidget::mousePressEvent(event);
    m_isDragged = true;
    choose(layout.seamAt(event->position()));
}

void SeamPicture::mouseMoveEvent(QMouseEvent *event)
{
    if (frameCount() < 3)
        return;
    const SeamLayout layout = layOut();
    const FrameInterval seam = layout.seamAt(event->position());
    hover(m_isDragged || layout.contains(event->position()) ? std::optional(seam) : std::nullopt);
    if (m_isDragged)
        choose(seam);
}

void SeamPicture::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_isDragged = false;
}

void SeamPicture::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && layOut().contains(event->position()))
        refine();
}

// A cell may stand for many frames: from one of them to the best near it.
void SeamPicture::refine()
{
    if (frameCount() < 3 || !m_chosen)
        return;
    const int step = std::max(1, m_map->frames.at(1));
    choose(m_map->search.refined(*m_chosen, step, m_map->shortest));
}

void SeamPicture::leaveEvent(QEvent *)
{
    hover({});
}

void SeamPicture::keyPressEvent(QKeyEvent *event)
{
    const int by = event->modifiers().testFlag(Qt::ShiftModifier) ? bigStep : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return event->setAccepted(stepBy(-by, 0));
    case Qt::Key_Right:
        return event->setAccepted(stepBy(by, 0));
    case Qt::Key_Up:
        return event->setAccepted(stepBy(0, by));
    case Qt::Key_Down:
        return event->setAccepted(stepBy(0, -by));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return refine();
    case Qt::Key_Home:
        if (m_map && m_map->best)
            choose(*m_map->best);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// Whether the key means anything now. An end stops where the cycle would become too short.
bool SeamPicture::stepBy(int first, int last)
{
    if (frameCount() < 3 || !m_chosen)
        return false;
    FrameInterval seam = *m_chosen;
    if (first != 0)
        seam.first = std::min(seam.first + first, seam.last - 2);
    else
        seam.last = std::max(seam.last + last, seam.first + 2);
    choose(SeamLayout::fitting(seam, frameCount()));
    return true;
}

void SeamPicture::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void SeamPicture::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace limber
