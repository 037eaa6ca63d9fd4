#include "figure/painting/surroundings.h"

#include "figure/figurepalette.h"
#include "figure/floorstyle.h"
#include "figure/viewspace.h"

#include <QPainter>

#include <glm/common.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace limber {

namespace {

// Returns the matrix from pixels of the canvas to the floor: its product with (x, y, 1) is (p, q, r), and the position
// on the floor is p / r along view space's X and q / r along its Z, in the camera's scaled units. It is in front of the
// eye where r is positive. Returns nothing if the floor is seen from its edge.
std::optional<glm::dmat3> floorFromCanvas(const Camera &camera, double floorHeight, QSizeF canvas)
{
    const glm::dmat4 clip = camera.clipFromScaled();
    const double height = (floorHeight - camera.target().y) / camera.distance();
    glm::dmat3 canvasFromFloor;
    const std::array<glm::dvec4, 3> columns = {clip[0], clip[2], clip[1] * height + clip[3]};
    for (int i = 0; i < 3; ++i) {
        const glm::dvec4 &column = columns[static_cast<std::size_t>(i)];
        canvasFromFloor[i] = {0.5 * canvas.width() * (column.w + column.x),
                              0.5 * canvas.height() * (column.w - column.y), column.w};
    }
    const glm::dmat3 inverse = glm::inverse(canvasFromFloor);
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            if (!std::isfinite(inverse[i][j]))
                return std::nullopt;
        }
    }
    return inverse;
}

// Rows of pixels with a smaller r show nothing: the horizon and the sky.
constexpr double atHorizon = 1e-9;

// Lines fade out where a cell is narrower than some pixels.
constexpr float narrowestCell = 3.0f;
constexpr float fullCell = 13.0f;

// One coordinate of the position on the floor along a row of pixels. The eye is never tilted sideways, so all pixels of
// a row have the same distance, and the position changes by the same amount from pixel to pixel.
struct Run
{
    float start = 0.0f; // at the first pixel's middle
    float step = 0.0f; // from pixel to pixel
    float down = 0.0f; // to the row below, where the coordinate is 0
    float downPerUnit = 0.0f; // how much less that is where the coordinate is 1

    [[nodiscard]] float at(float column) const { return start + column * step; }
    // Returns how much of the coordinate a pixel spans there, across and down together.
    [[nodiscard]] float span(float place) const
    {
        return std::abs(step) + std::abs(down - place * downPerUnit) + 1e-20f;
    }
};

// The lines of a grid at constant values of one coordinate.
struct Lines
{
    float phase = 0.0f; // the position of a line, as a fraction of a cell
    float cell = 0.0f; // from line to line
    float alpha = 0.0f;

    Lines(double target, double step, double distance, float strength)
        : phase(static_cast<float>(-std::remainder(target, step) / step)), cell(static_cast<float>(step / distance)),
          alpha(strength)
    {
    }
};

// Columns of a row of pixels, from `begin` to before `end`.
struct Columns
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Returns those of `width` columns in which a value that starts with `start` and grows by `step` lies between the
// limits.
Columns columnsBetween(float low, float high, float start, float step, std::size_t width)
{
    const auto last = static_cast<float>(width);
    if (step == 0.0f)
        return start > low && start < high ? Columns{0, width} : Columns{};
    const float one = std::ceil((low - start) / step);
    const float other = std::ceil((high - start) / step);
    return {static_cast<std::size_t>(std::clamp(std::min(one, other), 0.0f, last)),
            static_cast<std::size_t>(std::clamp(std::max(one, other), 0.0f, last))};
}

// Raises `cover`, a value for each pixel of a row, to the coverage by a line: full near its middle, falling to none at
// the distance `reach` in pixels. Returns the columns that it touches.
Columns addLine(const Run &run, float place, float alpha, float reach, std::span<float> cover)
{
    const float perUnit = 1.0f / run.span(place);
    const float start = (run.start - place) * perUnit;
    const float step = run.step * perUnit;
    const Columns columns = columnsBetween(-reach, reach, start, step, cover.size());
    for (std::size_t column = columns.begin; column < columns.end; ++column) {
        const float gap = std::abs(start + static_cast<float>(column) * step);
        cover[column] = std::max(cover[column], alpha * std::clamp(reach - gap, 0.0f, 1.0f));
    }
    return columns;
}

// Adds all lines of a grid; only pixels near a line cost time. `limit` is the distance to the end of the grid.
void addLines(const Run &run, const Lines &lines, float reach, float limit, std::span<float> cover)
{
    if (lines.cell < narrowestCell * std::abs(run.step))
        return; // all lines have faded out
    const float last = run.at(static_cast<float>(cover.size()) - 1.0f);
    // Lines that do not fade out are no wider than this.
    const float widest = reach * lines.cell / narrowestCell;
    const float from = std::max(std::min(run.start, last) - widest, -limit);
    const float to = std::min(std::max(run.start, last) + widest, limit);
    for (float index = std::ceil(from / lines.cell - lines.phase); (index + lines.phase) * lines.cell <= to; ++index) {
        const float place = (index + lines.phase) * lines.cell;
        const float pixels = lines.cell / run.span(place);
        const float shown = std::min(1.0f, (pixels - narrowestCell) / (fullCell - narrowestCell));
        if (shown > 0.0f)
            addLine(run, place, lines.alpha * shown, reach, cover);
    }
}

// Returns the run of coordinate 0 or 1 in the row whose first pixel's middle is mapped to `start`.
Run runOf(const glm::dmat3 &floor, const glm::dvec3 &start, int coordinate)
{
    const double perDistance = 1.0 / start.z;
    return {static_cast<float>(start[coordinate] * perDistance), static_cast<float>(floor[0][coordinate] * perDistance),
            static_cast<float>(floor[1][coordinate] * perDistance), static_cast<float>(floor[1].z * perDistance)};
}

glm::vec3 partsOf(const QColor &colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

// What a row of pixels shows of the grid, with one value for each pixel.
struct Row
{
    std::vector<float> lines; // alpha of the strongest line
    std::vector<float> alongX; // how much the pixel shows of the axis along view space's X
    std::vector<float> alongZ;

    explicit Row(std::size_t width) : lines(width), alongX(width), alongZ(width) {}

    void clear()
    {
        for (std::vector<float> *values : {&lines, &alongX, &alongZ})
            std::ranges::fill(*values, 0.0f);
    }
};

// Paints the grid row by row.
class GridPainter
{
public:
    GridPainter(const Camera &camera, const SceneScale &scale, Axis up, const Colours &colours, double devicePixelRatio)
        : m_style(floorStyle(colours)), m_line(partsOf(colours.ghost)),
          m_alongX(partsOf(axisColourAlong(0, up, colours))), m_alongZ(partsOf(axisColourAlong(2, up, colours))),
          m_origin(camera.scaled(glm::dvec3(0.0))),
          m_limit(static_cast<float>(gridReach(camera, scale) / camera.distance())),
          m_lineReach(static_cast<float>(0.5 * devicePixelRatio + 0.5)),
          m_axisReach(static_cast<float>(0.75 * devicePixelRatio + 0.5)),
          m_x(linesOf(camera.target().x, scale, camera.distance())),
          m_z(linesOf(camera.target().z, scale, camera.distance()))
    {
    }

    // Paints over the pixels of a row, whose coordinates on the floor are `x` and `z`.
    void paint(const Run &x, const Run &z, Row &row, QRgb *pixels) const
    {
        row.clear();
        for (std::size_t i = 0; i < m_x.size(); ++i) {
            addLines(x, m_x[i], m_lineReach, m_limit, row.lines);
            addLines(z, m_z[i], m_lineReach, m_limit, row.lines);
        }
        addAxis(x, m_origin.x, row.alongZ, row.lines);
        addAxis(z, m_origin.z, row.alongX, row.lines);
        for (std::size_t column = 0; column < row.lines.size(); ++column) {
            if (row.lines[column] <= 0.0f)
                continue;
            const auto at = static_cast<float>(column);
            glm::vec3 colour = m_line;
            if (row.alongX[column] + row.alongZ[column] > 0.0f)
                colour = glm::mix(glm::mix(m_line, m_alongX, row.alongX[column]), m_alongZ, row.alongZ[column]);
            pixels[column] = over(pixels[column], colour, row.lines[column] * nearness(x.at(at), z.at(at)));
        }
    }

private:
    using Grids = std::array<Lines, 2>; // fine and coarse

    [[nodiscard]] Grids linesOf(double target, const SceneScale &scale, double distance) const
    {
        return {Lines(target, scale.gridStep, distance, m_style.fineLine),
                Lines(target, scale.gridCoarseStep, distance, m_style.coarseLine)};
    }

    void addAxis(const Run &run, float place, std::vector<float> &axis, std::vector<float> &lines) const
    {
        const Columns touched = addLine(run, place, 1.0f, m_axisReach, axis);
        for (std::size_t column = touched.begin; column < touched.end; ++column)
            lines[column] = std::max(lines[column], m_style.axisLine * axis[column]);
    }

    // Returns 1 at the target and 0 at the end of the grid.
    [[nodiscard]] float nearness(float x, float z) const
    {
        const float near = std::max(0.0f, 1.0f - (x * x + z * z) / (m_limit * m_limit));
        return near * near;
    }

    // Both pixels are premultiplied.
    static QRgb over(QRgb below, const glm::vec3 &colour, float alpha)
    {
        const float rest = 1.0f - alpha;
        const glm::vec3 sum =
            glm::vec3(qRed(below), qGreen(below), qBlue(below)) * rest + 255.0f * alpha * colour + 0.5f;
        return qRgba(static_cast<int>(sum.x), static_cast<int>(sum.y), static_cast<int>(sum.z),
                     static_cast<int>(static_cast<float>(qAlpha(below)) * rest + 255.0f * alpha + 0.5f));
    }

    FloorStyle m_style;
    glm::vec3 m_line, m_alongX, m_alongZ; // colours
    glm::vec3 m_origin; // the document's origin, in scaled units
    float m_limit; // how far around the target the grid is drawn
    float m_lineReach; // the distance from its middle at which a line has faded out, in device pixels
    float m_axisReach;
    Grids m_x, m_z;
};

// The darkness of the shadow between the pixels of its picture.
class Darkness
{
public:
    explicit Darkness(const QImage &picture) : m_bytesPerLine(picture.bytesPerLine()), m_bytes(picture.constBits()) {}

    // The coordinates are pixels of the picture, from the middle of the first one to before the middle of the last one.
    [[nodiscard]] float at(float x, float y) const
    {
        const int left = static_cast<int>(x);
        const int top = static_cast<int>(y);
        const uchar *above = m_bytes + top * m_bytesPerLine + left;
        const uchar *below = above + m_bytesPerLine;
        if ((above[0] | above[1] | below[0] | below[1]) == 0)
            return 0.0f; // most of the picture is like this
        const float across = x - static_cast<float>(left);
        const float first = between(above[0], above[1], across);
        return first + (y - static_cast<float>(top)) * (between(below[0], below[1], across) - first);
    }

private:
    static float between(uchar from, uchar to, float fraction)
    {
        return static_cast<float>(from) + fraction * static_cast<float>(to - from);
    }

    qsizetype m_bytesPerLine;
    const uchar *m_bytes;
};

// Returns the run in pixels of the shadow's picture, which begins at `corner`, from the middle of its first pixel.
Run runOnPicture(const Run &run, double corner, float pixelsPerUnit)
{
    return {(run.start - static_cast<float>(corner)) * pixelsPerUnit - 0.5f, run.step * pixelsPerUnit, 0.0f, 0.0f};
}

// The runs are in pixels of the shadow's picture, which has `side` pixels on each side.
void paintShadowRow(const Darkness &darkness, const Run &x, const Run &z, int side, float strength,
                    std::span<QRgb> pixels)
{
    const auto last = static_cast<float>(side - 1);
    const Columns across = columnsBetween(0.0f, last, x.start, x.step, pixels.size());
    const Columns deep = columnsBetween(0.0f, last, z.start, z.step, pixels.size());
    for (std::size_t column = std::max(across.begin, deep.begin); column < std::min(across.end, deep.end); ++column) {
        const float atX = x.at(static_cast<float>(column));
        const float atZ = z.at(static_cast<float>(column));
        // Rounding can put a column at the limit just beyond it.
        if (atX >= 0.0f && atZ >= 0.0f && atX < last && atZ < last)
            pixels[column] = qRgba(0, 0, 0, static_cast<int>(darkness.at(atX, atZ) * strength));
    }
}

// Returns the part of the canvas, in device pixels, on which the shadow's square is visible.
QRect seenSquare(const Camera &camera, const ShadowMask &shadow, double floorHeight, double ratio)
{
    const QRectF canvas(0.0, 0.0, camera.canvasSize().x, camera.canvasSize().y);
    QPolygonF corners;
    for (const double x : {shadow.left, shadow.left + shadow.side}) {
        for (const double z : {shadow.back, shadow.back + shadow.side}) {
            const auto pixel = camera.project(glm::dvec3(x, floorHeight, z));
            if (!pixel)
                return QRectF(QPointF(), canvas.size() * ratio).toAlignedRect(); // partly behind the eye
            corners << QPointF(pixel->x, pixel->y);
        }
    }
    const QRectF box = corners.boundingRect() & canvas;
    return QRectF(box.topLeft() * ratio, box.size() * ratio).toAlignedRect();
}

} // namespace

void paintBackgroundOn(QImage &picture, const Colours &colours)
{
    for (int row = 0; row < picture.height(); ++row) {
        const QColor colour = mixed(colours.viewportTop, colours.viewportBottom, (row + 0.5) / picture.height());
        auto *pixels = reinterpret_cast<QRgb *>(picture.scanLine(row));
        std::fill(pixels, pixels + picture.width(), colour.rgb());
    }
}

void paintGridOn(QImage &picture, const Camera &camera, const SceneScale &scale, Axis up, const Colours &colours)
{
    const auto floor = floorFromCanvas(camera, scale.floorHeight, picture.size());
    if (!floor)
        return;
    const GridPainter grid(camera, scale, up, colours, picture.devicePixelRatio());
    Row row(static_cast<std::size_t>(picture.width()));
    for (int y = 0; y < picture.height(); ++y) {
        const glm::dvec3 start = *floor * glm::dvec3(0.5, y + 0.5, 1.0);
        if (start.z > atHorizon)
            grid.paint(runOf(*floor, start, 0), runOf(*floor, start, 1), row,
                       reinterpret_cast<QRgb *>(picture.scanLine(y)));
    }
}

void paintFloorShadow(QPainter &painter, const Camera &camera, const ShadowMask &shadow, double floorHeight,
                      const Colours &colours)
{
    if (shadow.darkness.isNull())
        return;
    const double ratio = painter.device()->devicePixelRatio();
    const QRect area = seenSquare(camera, shadow, floorHeight, ratio);
    const QSizeF canvas(camera.canvasSize().x * ratio, camera.canvasSize().y * ratio);
    const auto floor = floorFromCanvas(camera, floorHeight, canvas);
    if (area.isEmpty() || !floor)
        return;
    QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const Darkness darkness(shadow.darkness);
    const glm::dvec3 corner = camera.scaled({shadow.left, floorHeight, shadow.back});
    const auto perUnit = static_cast<float>(shadow.darkness.width() * camera.distance() / shadow.side);
    const float strength = floorStyle(colours).shadow;
    for (int row = 0; row < area.height(); ++row) {
        const glm::dvec3 start = *floor * glm::dvec3(area.left() + 0.5, area.top() + row + 0.5, 1.0);
        if (!(start.z > atHorizon))
            continue;
        const Run x = runOf(*floor, start, 0);
        const Run z = runOf(*floor, start, 1);
        paintShadowRow(darkness, runOnPicture(x, corner.x, perUnit), runOnPicture(z, corner.z, perUnit),
                       shadow.darkness.width(), strength,
                       {reinterpret_cast<QRgb *>(picture.scanLine(row)), static_cast<std::size_t>(area.width())});
    }
    picture.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(area.topLeft()) / ratio, picture);
}

} // namespace limber
