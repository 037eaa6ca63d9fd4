#include "pictures/framepainter.h"

#include "figure/leftout.h"
#include "figure/painting/figurelines.h"
#include "figure/painting/smoothpainting.h"
#include "figure/painting/surroundings.h"
#include "figure/viewspace.h"
#include "viewport/seeing/seeingpainter.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr double captionMargin = 0.6; // of a line's height
constexpr int labelHeight = 13; // of letters, pixels
constexpr double leastForAges = 300.0; // of the picture's height; below this no ages are written at ghosts
constexpr double captionFraction = 0.032; // of the picture's height

QFont fontOf(int pixels)
{
    QFont font;
    font.setPixelSize(pixels);
    return font;
}

} // namespace

FramePainter::FramePainter(const PictureSeries &series) : m_series(series)
{
    m_palette.setColours(series.look.colours);
    m_palette.setSkeleton(series.motion->clip().skeleton);
    m_palette.setSelection(series.look.selected);
}

QImage FramePainter::paint(int frame)
{
    const PictureLook &look = m_series.look;
    Figure figure = m_series.motion->figureAt(frame, look.style);
    const Camera camera = m_series.camera.at(figure);
    if (!look.hidden.empty())
        leaveOut(figure, [&](NodeId node) { return std::ranges::find(look.hidden, node) != look.hidden.end(); });
    QImage picture;
    if (!startPicture(camera, picture))
        return {};
    QPainter painter(&picture);
    const SceneScale &scale = m_series.motion->scale();
    if (look.shadow)
        paintFloorShadow(painter, camera, castShadow(figure, scale.floorHeight, scale.bodySize), scale.floorHeight,
                         look.colours);
    m_figure.paint(painter, camera, figure, m_palette, look.joints);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSeen(painter, camera, figure, frame);
    painter.end();
    picture.setDevicePixelRatio(1.0); // for code that saves or combines it
    return picture;
}

// Starts a picture with the background and the grid, which are kept while the camera rests.
bool FramePainter::startPicture(const Camera &camera, QImage &picture)
{
    const PictureLook &look = m_series.look;
    const double ratio = pixelRatioOf(look.size);
    if (look.isClear) {
        picture = QImage(look.size, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        picture.setDevicePixelRatio(ratio);
        return !picture.isNull();
    }
    const BackdropLook wanted{.camera = camera,
                              .scale = m_series.motion->scale(),
                              .up = m_series.motion->upAxis(),
                              .colours = look.colours,
                              .grid = look.grid,
                              .canvas = look.size,
                              .devicePixelRatio = ratio};
    if (wanted != m_kept) {
        m_kept.reset();
        m_backdrop = QImage(look.size, QImage::Format_RGB32);
        if (m_backdrop.isNull())
            return false;
        m_backdrop.setDevicePixelRatio(ratio);
        paintBackgroundOn(m_backdrop, look.colours);
        if (look.grid)
            paintGridOn(m_backdrop, camera, wanted.scale, wanted.up, look.colours);
        m_kept = wanted;
    }
    picture = m_backdrop.copy();
    return !picture.isNull();
}

// Paints what is over the figure, in the order of the viewport.
void FramePainter::paintSeen(QPainter &painter, const Camera &camera, const Figure &figure, int frame)
{
    const PictureLook &look = m_series.look;
    if (look.grid && !look.isClear)
        paintFloorLine(painter, camera, m_series.motion->scale(), look.colours);
    if (look.ghosts || !look.trails.empty())
        painter.setFont(fontOf(labelHeight));
    if (look.ghosts) {
        const glm::dvec2 canvas = camera.canvasSize();
        std::vector<OnionSkin> skins = m_series.motion->skinsAt(frame);
        for (OnionSkin &skin : skins)
            leaveOut(skin.figure,
                     [&](NodeId node) { return std::ranges::find(look.hidden, node) != look.hidden.end(); });
        paintSmoothly(painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &onto) {
            SeeingPainter(onto, camera, look.colours).paintSkins(skins, figure, canvas.y >= leastForAges);
        });
    }
    paintBonesOverBody(painter, camera, figure, m_palette);
    paintDisplacements(painter, camera, figure, look.colours);
    if (!look.trails.empty())
        paintTrails(painter, camera, frame);
    if (look.hasCaption)
        paintCaption(painter, camera, frame);
}

void FramePainter::paintTrails(QPainter &painter, const Camera &camera, int frame)
{
    constexpr double leastWidth = 420.0; // less is too narrow for a legend
    const PictureLook &look = m_series.look;
    const std::vector<Trail> trails = m_series.motion->trailsAt(frame, look.trails);
    const glm::dvec2 canvas = camera.canvasSize();
    paintSmoothly(painter, QRectF(0.0, 0.0, canvas.x, canvas.y), [&](QPainter &onto) {
        SeeingPainter seeing(onto, camera, look.colours);
        seeing.paintTrails(trails, m_series.trailScale, viewFromDocument(m_series.motion->upAxis()));
        if (canvas.x >= leastWidth)
            seeing.paintLegend(look.trailName, m_series.trailScale);
    });
}

QString FramePainter::captionOf(int frame) const
{
    const double seconds = frame * m_series.motion->clip().motion.playingFrameTimeSeconds();
    const QString time = QLocale().toString(seconds, 'f', 2);
    const QString &name = m_series.look.captionName;
    return name.isEmpty() ? tr("frame %1 · %2 s").arg(frame).arg(time)
                          : tr("%1 · frame %2 · %3 s").arg(name.simplified()).arg(frame).arg(time);
}

// Writes in the lower left corner. If the text is too wide, the name is shortened.
void FramePainter::paintCaption(QPainter &painter, const Camera &camera, int frame)
{
    constexpr int leastHeight = 11; // of letters, pixels
    const glm::dvec2 canvas = camera.canvasSize();
    painter.setFont(fontOf(std::max(leastHeight, static_cast<int>(captionFraction * canvas.y))));
    const QFontMetrics metrics = painter.fontMetrics();
    const double space = captionMargin * metrics.height();
    const QRectF line(space, canvas.y - space - metrics.height(), canvas.x - 2.0 * space, metrics.height());
    painter.setPen(m_series.look.colours.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(captionOf(frame), Qt::ElideLeft, static_cast<int>(line.width())));
}

} // namespace limber
