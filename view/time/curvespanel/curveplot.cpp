#include "curvespanel/curveplot.h"

#include "base/at.h"
#include "curvespanel/curvepainter.h"
#include "curvespanel/keypainter.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/rows/timelinerow.h"
#include "timeline/rulerlayout.h"
#include "timeline/rulerticks.h"
#include "timeline/timelineruler.h"
#include "widgets/accessibleparts.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double rulerHeight = RulerLayout::rulerHeight;
constexpr double valueMargin = 0.08; // of the shown range, above and below the curves

} // namespace

CurvePlot::CurvePlot(CurveSet &curves, TimelineRuler &ruler, QWidget *parent)
    : QWidget(parent), m_curves(curves), m_ruler(ruler), m_keys(curves), m_gesture(curves), m_edit(curves, m_gesture),
      m_keyEdit(curves, m_keys, m_gesture)
{
    setObjectName(QStringLiteral("curvePlot"));
    setAccessibleRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Curves"));
    setAccessibleDescription(tr("Drag a box to select samples or keys, drag them to shape the curves; Ctrl and the "
                                "arrow keys go from point to point, Alt and the arrow keys move the selected ones"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&ruler, &TimelineRuler::scaleChanged, this, &CurvePlot::followTime);
    connect(&curves, &CurveSet::jointsChanged, this, [this] {
        m_isFitted = false;
        repaintAll();
    });
    connect(&curves, &CurveSet::valuesChanged, this, &CurvePlot::fitOnce);
    connect(&curves, &CurveSet::choiceChanged, this, &CurvePlot::repaintAll);
    connect(&m_edit, &SampleEdit::changed, this, &CurvePlot::repaintAll);
    connect(&m_keyEdit, &KeyEdit::changed, this, &CurvePlot::repaintAll);
    connect(&m_keys, &CurveKeys::changed, this, &CurvePlot::repaintAll);
    connect(&m_gesture, &CurveGesture::changed, this, &CurvePlot::repaintAll);
    connect(&m_gesture, &CurveGesture::refused, this, &CurvePlot::refused);
    connect(&m_gesture, &CurveGesture::noted, this, &CurvePlot::refused);
    for (PointEdit *points : {static_cast<PointEdit *>(&m_edit), static_cast<PointEdit *>(&m_keyEdit)})
        connect(points, &PointEdit::refused, this, &CurvePlot::refused);
    connect(&m_gesture, &CurveGesture::ended, this, [this] { emit described({}); });
}

CurvePlot::~CurvePlot() = default;

PointEdit &CurvePlot::points()
{
    const bool isKeys = !m_keyEdit.selected().empty() || (m_edit.selected().empty() && m_keys.isAny());
    return isKeys ? static_cast<PointEdit &>(m_keyEdit) : static_cast<PointEdit &>(m_edit);
}

PlotView CurvePlot::view() const
{
    return {plot(), m_time, m_values, m_curves, m_keys, m_gesture, m_edit, m_keyEdit};
}

void CurvePlot::setTools(const ToolSettings *tools)
{
    m_tools = tools;
    m_edit.setTools(tools);
}

void CurvePlot::setTool(PlotTool tool)
{
    m_tool = tool;
    showCursor();
}

void CurvePlot::setShowsBefore(bool shows)
{
    m_showsBefore = shows;
    repaintAll();
}

void CurvePlot::showPart(const TimeScale &time, const ValueScale &values)
{
    m_values = values;
    m_ruler.showFrames(time.firstVisible(), time.lastVisible());
    repaintAll();
}

void CurvePlot::setColours(const Colours &colours)
{
    m_colours = colours;
    repaintAll();
}

QRectF CurvePlot::plot() const
{
    return {0.0, rulerHeight, std::max(1.0, width() - RulerLayout::rightMargin), std::max(1.0, height() - rulerHeight)};
}

void CurvePlot::followTime()
{
    m_time = m_ruler.timeScale();
    m_time.setPixels(plot().left(), plot().width());
    repaintAll();
}

void CurvePlot::resizeEvent(QResizeEvent *)
{
    m_values.setPixels(plot().top(), plot().height());
    followTime();
}

void CurvePlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        repaintAll();
    QWidget::changeEvent(event);
}

void CurvePlot::repaintAll()
{
    m_background = {};
    update();
}

void CurvePlot::showValues(double least, double most)
{
    const double margin = valueMargin * std::max(most - least, 1e-3);
    m_values.show(std::min(least, most) - margin, most + margin);
    repaintAll();
}

void CurvePlot::fitOnce()
{
    if (!m_isFitted) {
        m_isFitted = true;
        fitAll();
    }
    repaintAll();
}

void CurvePlot::fitAll()
{
    const Extent extent = m_curves.extent(static_cast<int>(std::floor(m_time.firstVisible())),
                                          static_cast<int>(std::ceil(m_time.lastVisible())));
    if (!extent.isEmpty())
        showValues(extent.least == extent.most ? extent.least - 1.0 : extent.least,
                   extent.least == extent.most ? extent.most + 1.0 : extent.most);
}

void CurvePlot::fitSelected()
{
    Extent values;
    int first = m_time.lastFrame();
    int last = 0;
    const PointEdit &selection = points();
    for (const auto &[column, frames] : selection.selected()) {
        for (const int frame : frames) {
            if (const std::optional<double> value = selection.valueOf({column, frame}))
                values.add(*value);
        }
        first = std::min(first, frames.front());
        last = std::max(last, frames.back());
    }
    if (values.isEmpty())
        return fitAll();
    const double beside = std::max(2.0, 0.1 * (last - first));
    m_ruler.showFrames(first - beside, last + beside);
    showValues(values.least - 1e-3, values.most + 1e-3);
}

void CurvePlot::paintBackground()
{
    m_background = QPixmap(size() * devicePixelRatioF());
    m_background.setDevicePixelRatio(devicePixelRatioF());
    m_background.fill(m_colours.panel);
    QPainter painter(&m_background);
    if (m_curves.session() == nullptr || m_time.frameCount() == 0)
        return;
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    paintRuler(painter);
    const PlotView shown = view();
    const CurvePainter curves(shown, m_colours, font(), m_showsBefore);
    const KeyPainter keys(shown, m_colours);
    painter.save();
    painter.setClipRect(plot());
    curves.paintGrid(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    curves.paintCurves(painter);
    keys.paint(painter);
    curves.paintLetters(painter);
    painter.restore();
}

void CurvePlot::paintRuler(QPainter &painter) const
{
    const Session &session = *m_curves.session();
    const double frameTime = session.document().motion().playingFrameTimeSeconds();
    const QFontMetrics metrics = painter.fontMetrics();
    QColor faint = m_colours.line;
    faint.setAlphaF(0.35f);
    for (const RulerTick &tick : rulerTicks(m_ruler.unit(), m_time, frameTime, metrics)) {
        const double x = std::round(m_time.xOf(tick.frame)) + 0.5;
        if (tick.label.isEmpty())
            continue;
        painter.setPen(faint);
        painter.drawLine(QPointF(x, rulerHeight), QPointF(x, height()));
        painter.setPen(m_colours.secondaryText);
        const double half = 0.5 * metrics.horizontalAdvance(tick.label);
        painter.drawText(
            QPointF(std::clamp(x - half, 2.0, std::max(2.0, width() - 2.0 * half - 2.0)), metrics.ascent() + 2.0),
            tick.label);
    }
    painter.setPen(m_colours.line);
    painter.drawLine(QPointF(0.0, rulerHeight - 0.5), QPointF(plot().right(), rulerHeight - 0.5));
    if (!session.playhead().hasRange())
        return;
    const double first = std::max(m_time.xOf(session.playhead().firstFrame()), plot().left());
    const double last = std::min(m_time.xOf(session.playhead().lastFrame()), plot().right());
    painter.setPen(QPen(m_colours.secondaryText, 2.0));
    if (last >= first)
        painter.drawLine(QPointF(first, rulerHeight - 1.0), QPointF(last, rulerHeight - 1.0));
}

void CurvePlot::paintOverlay(QPainter &painter) const
{
    const double x = m_time.xOf(m_curves.session()->playhead().frame());
    if (x >= plot().left() - 1.0 && x <= plot().right() + 1.0)
        drawCurrentFrame(painter, x, rulerHeight - 6.0, height(), m_colours);
    if (m_drag) {
        painter.setRenderHint(QPainter::Antialiasing);
        m_drag->paint(painter, m_colours);
        paintReadout(painter);
    }
}

// The text is beside the mouse, inside the plot.
void CurvePlot::paintReadout(QPainter &painter) const
{
    const QString text = m_drag->readout();
    if (text.isEmpty())
        return;
    constexpr double padding = 6.0;
    const QFontMetrics metrics(font());
    QRectF box(m_mouse + QPointF(16.0, -34.0),
               QSizeF(metrics.horizontalAdvance(text) + 2.0 * padding, metrics.height() + padding));
    box.moveLeft(
        std::clamp(box.left(), plot().left() + 2.0, std::max(plot().left() + 2.0, plot().right() - box.width())));
    box.moveTop(std::max(box.top(), plot().top() + 2.0));
    painter.setFont(font());
    painter.setPen(m_colours.line);
    painter.setBrush(m_colours.raised);
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(m_colours.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

void CurvePlot::paintEvent(QPaintEvent *)
{
    if (m_background.isNull() || m_background.size() != size() * devicePixelRatioF())
        paintBackground();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_background);
    if (m_curves.session() != nullptr && m_time.frameCount() > 0)
        paintOverlay(painter);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(m_colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace limber
