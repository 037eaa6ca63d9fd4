#include "cleanup/seams/seampicture.h"

#include "cleanup/seams/distancecolours.h"
#include "items/decimaltext.h"
#include "widgets/accessibleparts.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr QSize usualPicture(280, 160); // taller if there is space
constexpr QSize leastPicture(140, 160);
constexpr int mostPictureHeight = 360;
constexpr int gap = 4; // between the plot and its labels
constexpr int bigStep = 10; // frames, with Shift
constexpr double markRadius = 5.0;
constexpr int leastWithLegend = 220; // height in pixels
constexpr double barHeight = 8.0;
constexpr double leastBarWidth = 60.0;
constexpr double mostBarWidth = 140.0;

// Paints the colours, from alike to far apart.
void paintBar(QPainter &painter, const QRectF &bar)
{
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 16; ++i)
        gradient.setColorAt(i / 16.0, distanceColour(i / 16.0));
    painter.fillRect(bar, gradient);
}

// Draws twice, in two colours, so that it is visible on every colour.
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
    setAccessibleRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Distances between poses"));
}

SeamRange SeamPicture::range() const
{
    return m_distances ? m_distances->range() : SeamRange();
}

void SeamPicture::setDistances(std::shared_ptr<const SeamDistances> distances)
{
    m_distances = std::move(distances);
    setAccessibleDescription(m_distances ? m_distances->help() : QString());
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
    if (!m_distances)
        return;
    const int columns = static_cast<int>(m_distances->firsts().size());
    const int rows = static_cast<int>(m_distances->lasts().size());
    // Pairs as near as the best one count as alike; only neighbouring frames are nearer.
    const auto best = m_distances->best();
    m_nearest = best ? m_distances->between(*best) : 0.0;
    m_farthest = m_distances->largest();
    const double span = m_farthest > m_nearest ? m_farthest - m_nearest : 1.0;
    m_image = QImage(columns, rows, QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (const auto distance = m_distances->distance(column, row))
                m_image.setPixelColor(column, rows - 1 - row, distanceColour((*distance - m_nearest) / span));
        }
    }
}

int SeamPicture::labelWidth() const
{
    return fontMetrics().horizontalAdvance(QString::number(std::max(100, range().lasts))) + gap;
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
    const int linesBelow = range().isCycle ? 1 : hasLegendBelow() ? 3 : 2;
    const QRectF plot = QRectF(rect()).adjusted(line + labelWidth(), gap, -gap, -line * linesBelow);
    return {plot.isValid() ? plot : QRectF(0.0, 0.0, 1.0, 1.0), range()};
}

// Returns whether the legend has a line of its own. It needs one if the whole plot has a meaning, and gets it if enough
// remains for the plot.
bool SeamPicture::hasLegendBelow() const
{
    return !range().isCycle && height() >= leastWithLegend;
}

// For a cycle the legend is in the half of the plot that has no meaning.
QRectF SeamPicture::legendArea(const SeamLayout &layout) const
{
    const double line = fontMetrics().height() + gap;
    if (range().isCycle)
        return layout.legend().adjusted(4.0 * gap, gap, -gap, -line - gap);
    const QRectF plot = layout.plot();
    return {plot.left(), plot.bottom() + 2.0 * line, plot.width(), line};
}

void SeamPicture::paintEvent(QPaintEvent *)
{
    if (!m_distances)
        return;
    QPainter painter(this);
    const SeamLayout layout = layOut();
    const bool isReduced = m_image.width() > layout.plot().width() * devicePixelRatioF() ||
                           m_image.height() > layout.plot().height() * devicePixelRatioF();
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
    for (const int frame : layout.labelledFirsts(labelWidth() + 3.0 * gap)) {
        const QString text = QString::number(frame);
        const double width = fontMetrics().horizontalAdvance(text);
        const double left = std::clamp(layout.xOf(frame) - width / 2.0, plot.left(), plot.right() - width);
        painter.drawText(QRectF(left, plot.bottom() + gap, width + 1.0, line), Qt::AlignLeft, text);
    }
    for (const int frame : layout.labelledLasts(2.0 * line)) {
        const double top = std::clamp(layout.yOf(frame) - line / 2.0, plot.top(), plot.bottom() - line);
        painter.drawText(QRectF(plot.left() - labelWidth(), top, labelWidth() - gap, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(frame));
    }
}

void SeamPicture::paintTitles(QPainter &painter, const SeamLayout &layout) const
{
    const QRectF plot = layout.plot();
    const double line = fontMetrics().height() + gap;
    if (range().isCycle)
        painter.drawText(layout.legend().adjusted(0.0, 0.0, -gap, -gap), Qt::AlignRight | Qt::AlignBottom,
                         m_distances->firstTitle());
    else
        painter.drawText(QRectF(plot.left(), plot.bottom() + line, plot.width(), line), Qt::AlignCenter,
                         m_distances->firstTitle());
    painter.save();
    painter.translate(0.0, plot.bottom());
    painter.rotate(-90.0);
    painter.drawText(QRectF(0.0, 0.0, plot.height(), fontMetrics().height()), Qt::AlignCenter,
                     m_distances->lastTitle());
    painter.restore();
}

// Explains the colours and the marks if there is space.
void SeamPicture::paintLegend(QPainter &painter, const SeamLayout &layout) const
{
    const double line = fontMetrics().height() + gap;
    const QRectF legend = legendArea(layout);
    const QString text = tr("%1 to %2 units").arg(decimalText(m_nearest, 'g', 3), decimalText(m_farthest, 'g', 3));
    if (hasLegendBelow()) {
        // The bar is before its text, on one line.
        const double textWidth = fontMetrics().horizontalAdvance(text) + 2.0 * gap;
        const double barWidth = std::min(legend.width() - textWidth, mostBarWidth);
        if (barWidth < leastBarWidth)
            return;
        const double left = legend.right() - textWidth - barWidth;
        paintBar(painter, {left, legend.center().y() - barHeight / 2.0, barWidth, barHeight});
        painter.drawText(legend, Qt::AlignRight | Qt::AlignVCenter, text);
        return;
    }
    const double barWidth = std::min(legend.width(), mostBarWidth);
    if (!range().isCycle || legend.height() < 2.0 * line + gap || barWidth < leastBarWidth)
        return;
    const QRectF bar(legend.right() - barWidth, legend.bottom() - line - barHeight, barWidth, barHeight);
    paintBar(painter, bar);
    const QRectF below(legend.left(), bar.bottom() + 2.0, legend.width(), line);
    painter.drawText(below, Qt::AlignRight | Qt::TextDontClip, text);
}

void SeamPicture::paintMarks(QPainter &painter, const SeamLayout &layout) const
{
    painter.setBrush(Qt::NoBrush);
    if (const auto best = m_distances->best()) {
        const QPointF at = layout.pointOf(*best);
        drawOutlined(painter, [&] { painter.drawEllipse(at, markRadius, markRadius); });
    }
    if (!m_chosen || !range().contains(*m_chosen))
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
    if (event->button() != Qt::LeftButton || !range().hasPairs() || !layout.contains(event->position()))
        return QWidget::mousePressEvent(event);
    m_isDragged = true;
    choose(layout.seamAt(event->position()));
}

void SeamPicture::mouseMoveEvent(QMouseEvent *event)
{
    if (!range().hasPairs())
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

void SeamPicture::refine()
{
    if (range().hasPairs() && m_chosen)
        choose(m_distances->refined(*m_chosen));
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
        if (m_distances && m_distances->best())
            choose(*m_distances->best());
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// Returns whether the key has a meaning now.
bool SeamPicture::stepBy(int first, int last)
{
    if (!range().hasPairs() || !m_chosen)
        return false;
    choose(range().moved(*m_chosen, first, last));
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
