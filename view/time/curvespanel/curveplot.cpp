#include "curvespanel/curveplot.h"

#include "curvespanel/curvepainter.h"
#include "curvespanel/keypainter.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "timeline/rows/timelinerow.h"
#include "timeline/rulerlayout.h"
#include "timeline/rulerticks.h"
#include "timeline/timelineruler.h"
#include "widgets/accessibleparts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <map>

namespace limber {

namespace {

constexpr double rulerHeight = RulerLayout::rulerHeight;
constexpr double valueMargin = 0.08; // of the shown range, above and below the curves

} // namespace

CurvePlot::CurvePlot(CurveSet &curves, TimelineRuler &ruler, QWidget *parent)
    : QWidget(parent), m_curves(curves), m_ruler(ruler), m_keys(curves), m_gesture(curves), m_edit(curves, m_gesture),
      m_keyEdit(curves, m_keys, m_gesture), m_mouse(*this, curves, ruler), m_keyboard(*this, curves, ruler)
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
    m_edit.setKeys(&m_keys);
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
    m_mouse.showCursor();
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
        fitAll();
        // Of a clip that is still read, the curves are only a part.
        m_isFitted = m_curves.session() != nullptr && !m_curves.session()->document().isLoading();
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

void CurvePlot::selectPoints(CurvePoints keys, CurvePoints samples, Qt::KeyboardModifiers modifiers)
{
    const bool isKeys = !keys.empty() || (samples.empty() && !m_keyEdit.selected().empty());
    PointEdit &target = isKeys ? static_cast<PointEdit &>(m_keyEdit) : static_cast<PointEdit &>(m_edit);
    PointEdit &other = isKeys ? static_cast<PointEdit &>(m_edit) : static_cast<PointEdit &>(m_keyEdit);
    CurvePoints points = isKeys ? std::move(keys) : std::move(samples);
    if (modifiers & Qt::ControlModifier)
        return target.takeAway(points);
    other.select({});
    if (modifiers & Qt::ShiftModifier)
        target.add(points);
    else
        target.select(std::move(points));
}

std::vector<int> CurvePlot::editableColumns() const
{
    std::vector<int> columns;
    m_curves.forEachSeen([&](const JointCurves &, const ChannelCurve &curve) {
        if (m_curves.isEditable(curve.column) && !curve.values.empty())
            columns.push_back(curve.column);
    });
    return columns;
}

void CurvePlot::setKey()
{
    if (m_curves.session() == nullptr)
        return;
    std::map<int, std::vector<int>> columns; // by joint
    for (const int column : editableColumns()) {
        if (const std::optional<CurveKeys::Found> found = m_keys.find(column))
            columns[found->joint].push_back(column);
    }
    if (columns.empty())
        return refuseFor(tr("There are no keys yet: Fit Keys finds some."));
    const int frame = m_curves.session()->playhead().frame();
    m_edit.select({});
    CurvePoints all;
    for (const auto &[joint, own] : columns) {
        if (const QString why = m_keyEdit.addKey(joint, frame, own); !why.isEmpty())
            return refuseFor(why);
        for (const auto &[column, frames] : m_keyEdit.selected())
            all[column] = frames;
    }
    m_keyEdit.select(std::move(all));
}

void CurvePlot::deleteKeys()
{
    if (m_keyEdit.selected().empty())
        return refuseFor(tr("Select keys to delete them; a motion has a sample in every frame."));
    refuseFor(m_keyEdit.removeSelected());
}

void CurvePlot::refuseFor(const QString &why)
{
    if (!why.isEmpty())
        emit refused(why);
}

void CurvePlot::giveUp()
{
    m_mouse.cancel();
    m_edit.finishRun();
    m_keyEdit.finishRun();
    emit described({});
    update();
}

void CurvePlot::focusOutEvent(QFocusEvent *event)
{
    giveUp();
    QWidget::focusOutEvent(event);
}

// During a drag all keys belong to it, because undo would otherwise take back the step before the drag. A run of moves
// by keys is kept before undo takes back its step.
bool CurvePlot::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (!m_mouse.isDragging() && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)))
            points().finishRun();
        if (m_mouse.isDragging() || m_keyboard.isOwn(key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void CurvePlot::keyPressEvent(QKeyEvent *event)
{
    if (m_mouse.isDragging()) {
        if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Undo))
            giveUp();
        return;
    }
    if (!m_keyboard.press(*event))
        QWidget::keyPressEvent(event);
}

void CurvePlot::mousePressEvent(QMouseEvent *event)
{
    m_mouse.press(*event);
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_mouse.doubleClick(*event);
}

void CurvePlot::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse.move(*event);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent *event)
{
    m_mouse.release(*event);
}

void CurvePlot::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_mouse.turnWheel(*event);
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
    m_mouse.paint(painter, m_colours);
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
