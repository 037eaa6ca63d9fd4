#include "viewport/viewportoverlay.h"

#include "figure/painting/figurelines.h"
#include "figure/painting/smoothpainting.h"
#include "figure/viewspace.h"
#include "items/axistext.h"
#include "items/jointtreemodel.h"
#include "viewport/axisgizmo.h"
#include "viewport/poseoverlay.h"
#include "viewport/posetool.h"
#include "viewport/seeing/seeingpainter.h"
#include "viewport/seeing/touchpainter.h"
#include "viewport/seeing/weightpainter.h"
#include "viewport/viewportscene.h"

#include <QLocale>
#include <QPainter>

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double captionMargin = 14.0;
constexpr int mostNames = 60;
// If there are several views, those smaller than these leave out the legend or the text about the scene.
constexpr QSize leastForLegend(260, 200);
constexpr QSize leastForSceneText(420, 200);

// Returns where the texts begin: below the rows that lie over the view.
double captionTop(const ViewTexts &texts)
{
    return texts.top > 0 ? texts.top + 0.5 * captionMargin : captionMargin;
}

} // namespace

void ViewportOverlay::paint(const QString &note, const QRectF &box)
{
    if (!m_scene.session())
        return;
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (m_scene.options().grid)
        paintFloorLine(m_painter, m_scene.camera(), m_scene.scale(), m_scene.colours());
    paintSkins();
    paintSecondClip();
    paintOriginal();
    paintBonesOverBody(m_painter, m_scene.camera(), m_scene.figure(), m_scene.palette());
    paintDisplacements(m_painter, m_scene.camera(), m_scene.figure(), m_scene.colours());
    paintTouch();
    paintSides();
    paintWeight();
    paintTrails();
    paintCaptions();
    if (m_texts.note)
        paintNote(note);
    if (m_scene.options().names)
        paintNames();
    const AxisGizmo gizmo = m_scene.axisCross();
    if (gizmo.isShown())
        paintSmoothly(m_painter, gizmo.box(), [&](QPainter &painter) { gizmo.paint(painter, m_scene.colours()); });
    paintBox(box);
    if (m_tool != nullptr)
        PoseOverlay(m_painter, m_scene, *m_tool).paint();
    paintHoverLabel();
}

QString ViewportOverlay::viewName(const Camera &camera)
{
    if (!camera.alignedDirection())
        return shortViewName(camera);
    const QString projection = camera.isOrthographic() ? tr("orthographic") : tr("perspective");
    return tr("%1 · %2").arg(directionName(*camera.alignedDirection()), projection);
}

QString ViewportOverlay::shortViewName(const Camera &camera)
{
    const auto direction = camera.alignedDirection();
    if (!direction)
        return camera.isOrthographic() ? tr("Orthographic") : tr("Perspective");
    return camera.isOrthographic() ? directionName(*direction) : viewName(camera);
}

QString ViewportOverlay::directionName(ViewDirection direction)
{
    switch (direction) {
    case ViewDirection::Front:
        return tr("Front");
    case ViewDirection::Back:
        return tr("Back");
    case ViewDirection::Right:
        return tr("Right");
    case ViewDirection::Left:
        return tr("Left");
    case ViewDirection::Top:
        return tr("Top");
    case ViewDirection::Bottom:
        return tr("Bottom");
    }
    return {};
}

QString ViewportOverlay::sceneText() const
{
    if (!m_scene.options().grid)
        return {};
    const double step = m_scene.scale().gridStep;
    const QString grid = step == 1.0 ? tr("grid 1 unit") : tr("grid %1 units").arg(QLocale().toString(step, 'g', 6));
    const double height = m_scene.scale().floorHeight;
    return height == 0.0 ? grid : tr("%1, at height %2").arg(grid, QLocale().toString(height, 'g', 4));
}

QString ViewportOverlay::hiddenText() const
{
    const int count = m_scene.showsNodesOfDocument() ? m_scene.session()->jointStates().hiddenCount() : 0;
    if (count == 0)
        return {};
    const QString &keys = m_scene.showAllKeys();
    return keys.isEmpty() ? tr("%n joint(s) hidden", nullptr, count)
                          : tr("%n joint(s) hidden · %1 shows all", nullptr, count).arg(keys);
}

void ViewportOverlay::paintSkins()
{
    if (m_scene.onionSkins().empty())
        return;
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    paintSmoothly(m_painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &painter) {
        SeeingPainter(painter, m_scene.camera(), m_scene.colours()).paintSkins(m_scene.onionSkins(), m_scene.figure());
    });
}

void ViewportOverlay::paintSecondClip()
{
    if (m_scene.second().all().empty())
        return;
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    paintSmoothly(m_painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &painter) {
        SeeingPainter seeing(painter, m_scene.camera(), m_scene.colours());
        seeing.paintSecond(m_scene.second(), m_scene.figure());
        if (!m_texts.scene)
            return;
        const double top = captionTop(m_texts) + 3.0 * (m_painter.fontMetrics().height() + 2) + 4.0;
        seeing.paintNames(m_scene.session()->document().displayName().simplified(), m_scene.second(), top);
    });
}

QString ViewportOverlay::trailText(Session &session, const std::vector<NodeId> &nodes)
{
    if (nodes.empty())
        return {};
    const QString name = session.jointTree().displayName(nodes.front()).simplified();
    return nodes.size() == 1 ? name : tr("%1 and %n more", nullptr, static_cast<int>(nodes.size()) - 1).arg(name);
}

bool ViewportOverlay::hasLegends(const ViewTexts &texts, const QSize &view)
{
    const bool fits =
        texts.isAlone || (view.width() >= leastForLegend.width() && view.height() >= leastForLegend.height());
    return texts.legend && fits;
}

QSize ViewportOverlay::cornerOfLegends(const ViewTexts &texts, const QSize &view, bool hasTrails, bool hasWeight)
{
    if (!hasLegends(texts, view))
        return {0, 0};
    const QSize trails = hasTrails ? SeeingPainter::cornerOfLegend(!texts.isAlone) : QSize(0, 0);
    const QSize weight = hasWeight ? WeightPainter::cornerOfLegend(!texts.isAlone) : QSize(0, 0);
    return {std::max(trails.width(), weight.width()), trails.height() + weight.height()};
}

// The joint with the handles of a tool shows its axes by them.
void ViewportOverlay::paintSides()
{
    std::vector<SideAxes> axes = m_scene.sideAxes();
    const auto handles = m_tool != nullptr && m_tool->isActive() ? m_tool->handles() : std::nullopt;
    if (handles)
        std::erase_if(axes, [&](const SideAxes &joint) {
            return glm::distance(joint.base, handles->origin) < 1e-6 * m_scene.scale().bodySize;
        });
    paintSideAxes(m_painter, m_scene.camera(), axes, m_scene.scale().bodySize, m_scene.colours());
}

void ViewportOverlay::paintTrails()
{
    const std::vector<Trail> &trails = m_scene.trails();
    if (trails.empty())
        return;
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    const double scale = scaleOf(trails);
    std::vector<NodeId> nodes;
    for (const Trail &trail : trails)
        nodes.push_back(trail.node);
    const QString name = trailText(*m_scene.session(), nodes);
    paintSmoothly(m_painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &painter) {
        SeeingPainter seeing(painter, m_scene.camera(), m_scene.colours());
        seeing.paintTrails(trails, scale, viewFromDocument(m_scene.upAxis()));
        if (m_tool != nullptr)
            seeing.paintEnds(trails, m_tool->changeWindow(), viewFromDocument(m_scene.upAxis()));
        if (hasLegends(m_texts, QSizeF(canvas.x, canvas.y).toSize()))
            seeing.paintLegend(name, scale, !m_texts.isAlone);
    });
}

// The legend of the weight lies above that of the trails.
void ViewportOverlay::paintWeight()
{
    const std::optional<WeightInPose> &weight = m_scene.weight();
    if (!weight)
        return;
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    paintSmoothly(m_painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &painter) {
        WeightPainter painterOfWeight(painter, m_scene.camera(), m_scene.colours(), viewFromDocument(m_scene.upAxis()));
        painterOfWeight.paint(*weight);
        const bool isNarrow = !m_texts.isAlone;
        const int above = m_scene.trails().empty() ? 0 : SeeingPainter::cornerOfLegend(isNarrow).height();
        if (hasLegends(m_texts, QSizeF(canvas.x, canvas.y).toSize()))
            painterOfWeight.paintLegend(WeightPainter::textOf(*weight), above, isNarrow);
    });
}

void ViewportOverlay::paintTouch()
{
    if (m_scene.touch().empty())
        return;
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    paintSmoothly(m_painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &painter) {
        TouchPainter(painter, m_scene.camera(), m_scene.colours(), viewFromDocument(m_scene.upAxis()))
            .paint(m_scene.touch());
    });
}

// The original is drawn in outline, so that the figure itself is not tinted.
void ViewportOverlay::paintOriginal()
{
    QColor colour = m_scene.colours().ghost;
    colour.setAlphaF(0.85f);
    QList<QLineF> lines;
    for (const BoneShape &bone : m_scene.original().bones) {
        if (!m_scene.differsFromOriginal(bone))
            continue;
        if (const auto line = m_scene.camera().project(bone.base, bone.tip))
            lines << QLineF(line->from.x, line->from.y, line->to.x, line->to.y);
    }
    paintLines(m_painter, m_scene.camera(), lines, QPen(colour, 2.0, Qt::SolidLine, Qt::RoundCap));
}

// Returns whether the view is large enough; a single view always shows the texts.
bool ViewportOverlay::hasSpaceFor(const QSize &least) const
{
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    return m_texts.isAlone || (canvas.x >= least.width() && canvas.y >= least.height());
}

void ViewportOverlay::paintCaptions()
{
    const Colours &colours = m_scene.colours();
    const int lineHeight = m_painter.fontMetrics().height() + 2;
    const double baseline = captionTop(m_texts) + m_painter.fontMetrics().ascent();
    m_painter.setPen(colours.text);
    const double width = m_scene.axisCross().box().left() - 2 * captionMargin;
    const auto shown = [&](const QString &text) {
        return m_painter.fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, static_cast<int>(width)));
    };
    const Camera &camera = m_scene.camera();
    m_painter.drawText(QPointF(captionMargin, baseline),
                       shown(m_texts.isAlone ? viewName(camera) : shortViewName(camera)));
    if (!m_texts.scene)
        return;
    double next = baseline + lineHeight;
    if (hasSpaceFor(leastForSceneText)) {
        m_painter.setPen(colours.secondaryText);
        m_painter.drawText(QPointF(captionMargin, next), shown(sceneText()));
        next += lineHeight;
    }
    // The text says what is hidden, so that nobody wonders where an arm is.
    m_painter.setPen(colours.warning);
    m_painter.drawText(QPointF(captionMargin, next), shown(hiddenText()));
}

void ViewportOverlay::paintNote(const QString &note)
{
    if (note.isEmpty())
        return;
    m_painter.setPen(m_scene.colours().secondaryText);
    const double bottom = m_scene.camera().canvasSize().y - captionMargin;
    const int width = static_cast<int>(m_scene.camera().canvasSize().x - 2 * captionMargin);
    const QString text = m_painter.fontMetrics().elidedText(note, Qt::ElideRight, width);
    m_painter.drawText(QPointF(captionMargin, bottom - m_painter.fontMetrics().descent()), text);
}

void ViewportOverlay::paintBox(const QRectF &box)
{
    if (box.isEmpty())
        return;
    QColor fill = m_scene.colours().accent;
    fill.setAlphaF(0.14f);
    m_painter.setPen(QPen(m_scene.colours().accent, 1.0));
    m_painter.setBrush(fill);
    m_painter.drawRect(box.toAlignedRect());
}

void ViewportOverlay::paintNames()
{
    int painted = 0;
    for (const NodeId node : m_scene.session()->selectedNodes()) {
        const NodeMark *mark = m_scene.seenMarkOf(node);
        const auto pixel = mark ? m_scene.camera().project(mark->position) : std::nullopt;
        if (!pixel || node == m_scene.pointedAt())
            continue;
        paintLabel(m_scene.session()->jointTree().displayName(node), {pixel->x, pixel->y});
        if (++painted == mostNames)
            return;
    }
}

void ViewportOverlay::paintHoverLabel()
{
    const NodeMark *mark = m_scene.seenMarkOf(m_scene.pointedAt());
    const auto pixel = mark ? m_scene.camera().project(mark->position) : std::nullopt;
    if (pixel)
        paintLabel(m_scene.session()->jointTree().displayName(mark->node), {pixel->x, pixel->y});
}

// Paints the label right of the anchor, or left of it if the canvas ends there.
void ViewportOverlay::paintLabel(const QString &text, const QPointF &anchor)
{
    const Colours &colours = m_scene.colours();
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QString line = metrics.elidedText(text.simplified(), Qt::ElideMiddle, 260);
    QRectF box(anchor.x() + 14.0, anchor.y() - 0.5 * metrics.height() - 4.0, metrics.horizontalAdvance(line) + 16.0,
               metrics.height() + 8.0);
    const glm::dvec2 canvas = m_scene.camera().canvasSize();
    if (box.right() > canvas.x - 4.0)
        box.moveRight(anchor.x() - 14.0);
    box.moveTop(std::clamp(box.top(), 4.0, std::max(4.0, canvas.y - box.height() - 4.0)));
    paintSmoothly(m_painter, box.adjusted(-1.0, -1.0, 1.0, 1.0), [&](QPainter &painter) {
        painter.setPen(QPen(colours.line, 1.0));
        painter.setBrush(colours.raised);
        painter.drawRoundedRect(box, 4.0, 4.0);
        painter.setPen(colours.text);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, line);
    });
}

} // namespace limber
