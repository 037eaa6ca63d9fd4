#include "figure/painting/solidpicture.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

// The positions of the samples in a pixel: no two are in one row or column, so that steep and flat edges get all four
// shades.
constexpr std::array<glm::dvec2, 4> samplePlaces = {{{0.375, 0.125}, {0.875, 0.375}, {0.125, 0.625}, {0.625, 0.875}}};

bool isFinite(const SolidPicture::Triangle &corners)
{
    return std::ranges::all_of(corners, [](const glm::dvec3 &corner) {
        return std::isfinite(corner.x) && std::isfinite(corner.y) && std::isfinite(corner.z);
    });
}

// Where an edge is on a line, by its height.
struct Edge
{
    Edge(const glm::dvec3 &from, const glm::dvec3 &to)
        : slope(to.y > from.y ? (to.x - from.x) / (to.y - from.y) : 0.0), start(from.x - slope * from.y)
    {
    }
    [[nodiscard]] double at(double y) const { return start + slope * y; }

    double slope;
    double start;
};

// Returns the corners of a triangle from the top down, in pixels from `origin`.
template <typename Corner>
std::array<Corner, 3> sortedDownwards(std::array<Corner, 3> corners, const QPoint &origin)
{
    for (Corner &corner : corners)
        corner.place -= glm::dvec3(origin.x(), origin.y(), 0.0);
    std::ranges::sort(corners, {}, [](const Corner &corner) { return corner.place.y; });
    return corners;
}

// How a value that is linear over a triangle changes from pixel to pixel, from what it gains from the first corner to
// the second and to the third. Without an area there are no slopes.
struct Slopes
{
    Slopes(const glm::dvec3 &from, const glm::dvec3 &second, const glm::dvec3 &third)
        : toSecond(second - from), toThird(third - from), area(toSecond.x * toThird.y - toThird.x * toSecond.y)
    {
    }
    template <typename Value>
    [[nodiscard]] Value perColumn(const Value &gainToSecond, const Value &gainToThird) const
    {
        return (gainToSecond * toThird.y - gainToThird * toSecond.y) / area;
    }
    template <typename Value>
    [[nodiscard]] Value perRow(const Value &gainToSecond, const Value &gainToThird) const
    {
        return (gainToThird * toSecond.x - gainToSecond * toThird.x) / area;
    }

    glm::dvec2 toSecond;
    glm::dvec2 toThird;
    double area;
};

// Returns a pixel of a side of a picture that goes on beyond its edges.
int wrapped(int index, int side, MeshMaterial::Wrap wrap)
{
    if (wrap == MeshMaterial::Wrap::Clamp)
        return std::clamp(index, 0, side - 1);
    const int period = wrap == MeshMaterial::Wrap::Mirror ? 2 * side : side;
    index %= period;
    index += index < 0 ? period : 0;
    return index < side ? index : period - 1 - index;
}

QRgb texelAt(const TextureLevel &level, int column, int row, const SolidPicture::Paint &paint)
{
    return level.pixels[static_cast<std::size_t>(wrapped(row, level.height, paint.down)) *
                            static_cast<std::size_t>(level.width) +
                        static_cast<std::size_t>(wrapped(column, level.width, paint.across))];
}

// Returns the colour at a place of a picture: that of its pixel, or mixed of the four around it.
QRgb colourAt(const TextureLevel &level, const glm::vec2 &place, bool isSmooth, const SolidPicture::Paint &paint)
{
    const glm::vec2 at = place * glm::vec2(level.width, level.height);
    if (!isSmooth)
        return texelAt(level, static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y)), paint);
    const glm::vec2 corner = glm::floor(at - 0.5f);
    const glm::vec2 part = at - 0.5f - corner;
    const int column = static_cast<int>(corner.x);
    const int row = static_cast<int>(corner.y);
    // Shares count in 256ths.
    const int right = static_cast<int>(256.0f * part.x);
    const int below = static_cast<int>(256.0f * part.y);
    const std::array<QRgb, 4> texels{texelAt(level, column, row, paint), texelAt(level, column + 1, row, paint),
                                     texelAt(level, column, row + 1, paint),
                                     texelAt(level, column + 1, row + 1, paint)};
    const std::array<int, 4> shares{(256 - right) * (256 - below), right * (256 - below), (256 - right) * below,
                                    right * below};
    const auto mixed = [&](int (*partOf)(QRgb)) {
        int sum = 0;
        for (std::size_t i = 0; i < texels.size(); ++i)
            sum += partOf(texels[i]) * shares[i];
        return sum >> 16;
    };
    return qRgba(mixed(qRed), mixed(qGreen), mixed(qBlue), mixed(qAlpha));
}

// Returns how many pixels of a level's picture lie on a pixel of the screen along a side; 0 without a picture. `area`
// is twice that of the triangle.
double densityOn(const std::array<SolidPicture::PaintedCorner, 3> &corners, double area,
                 const SolidPicture::Paint &paint)
{
    if (paint.levels == nullptr || paint.levels->empty())
        return 0.0;
    const glm::dvec2 size(paint.levels->front().width, paint.levels->front().height);
    const glm::dvec2 first = glm::dvec2(corners[1].texture - corners[0].texture) * size;
    const glm::dvec2 second = glm::dvec2(corners[2].texture - corners[0].texture) * size;
    return std::sqrt(std::abs(first.x * second.y - second.x * first.y) / area);
}

// Returns the level whose pixels are about as large as those of the screen; null without a picture.
const TextureLevel *levelFor(double density, const SolidPicture::Paint &paint)
{
    if (paint.levels == nullptr || paint.levels->empty())
        return nullptr;
    const double level = std::log2(std::max(1.0, density)) + 0.5;
    return &(*paint.levels)[std::min(static_cast<std::size_t>(level), paint.levels->size() - 1)];
}

// Returns the first whole number that is not below `value`, clamped to 0 … limit.
int firstFrom(double value, int limit)
{
    return static_cast<int>(std::ceil(std::clamp(value, 0.0, static_cast<double>(limit))));
}

} // namespace

void SolidPicture::begin(const QRect &area)
{
    m_area = area.isValid() ? area : QRect();
    const auto rows = static_cast<std::size_t>(m_area.height());
    m_touched.assign(rows, {});
    reserve(rows * static_cast<std::size_t>(m_area.width()));
}

// The memory is not initialised, so the system never provides pages that no shape touches.
void SolidPicture::reserve(std::size_t pixels)
{
    if (pixels <= m_room)
        return;
    m_room = 0; // until all three are allocated: memory may be short
    m_depths = std::make_unique_for_overwrite<float[]>(pixels * samplesPerPixel);
    m_colours = std::make_unique_for_overwrite<QRgb[]>(pixels * samplesPerPixel);
    m_pixels = std::make_unique_for_overwrite<QRgb[]>(pixels);
    m_room = pixels;
}

std::size_t SolidPicture::indexOf(int row, int sample) const
{
    return (static_cast<std::size_t>(row) * samplesPerPixel + static_cast<std::size_t>(sample)) *
           static_cast<std::size_t>(m_area.width());
}

void SolidPicture::clear(int row, Span span)
{
    for (int sample = 0; sample < samplesPerPixel; ++sample) {
        const std::size_t line = indexOf(row, sample);
        std::fill(&m_depths[line] + span.begin, &m_depths[line] + span.end, std::numeric_limits<float>::infinity());
        std::fill(&m_colours[line] + span.begin, &m_colours[line] + span.end, QRgb(0));
    }
}

void SolidPicture::touch(int row, Span span)
{
    Span &touched = m_touched[static_cast<std::size_t>(row)];
    if (touched.begin == touched.end) {
        clear(row, span);
        touched = span;
        return;
    }
    if (span.begin < touched.begin) {
        clear(row, {span.begin, touched.begin});
        touched.begin = span.begin;
    }
    if (span.end > touched.end) {
        clear(row, {touched.end, span.end});
        touched.end = span.end;
    }
}

// Returns the columns whose sample at `sampleX` lies from `from` to before `to`.
SolidPicture::Span SolidPicture::clipped(double from, double to, double sampleX) const
{
    return {firstFrom(from - sampleX, m_area.width()), firstFrom(to - sampleX, m_area.width())};
}

void SolidPicture::addTriangle(const Triangle &corners, QRgb colour)
{
    if (!isFinite(corners))
        return;
    Triangle inside = corners;
    for (glm::dvec3 &corner : inside)
        corner -= glm::dvec3(m_area.left(), m_area.top(), 0.0);
    const glm::dvec3 first = inside[1] - inside[0];
    const glm::dvec3 second = inside[2] - inside[0];
    const double area = first.x * second.y - second.x * first.y;
    if (area == 0.0)
        return;
    Surface surface;
    surface.depthPerColumn = (first.z * second.y - second.z * first.y) / area;
    surface.depthPerRow = (second.z * first.x - first.z * second.x) / area;
    surface.depth = inside[0].z - surface.depthPerColumn * inside[0].x - surface.depthPerRow * inside[0].y;
    surface.colour = colour;
    const auto [top, bottom] = std::minmax({inside[0].y, inside[1].y, inside[2].y});
    const int last = firstFrom(bottom, m_area.height());
    for (int row = std::max(0, firstFrom(top, m_area.height()) - 1); row < last; ++row) {
        for (int sample = 0; sample < samplesPerPixel; ++sample)
            fillLine(row, sample, inside, surface);
    }
}

// Fills the line of samples with that number in a row of pixels.
void SolidPicture::fillLine(int row, int sample, const Triangle &corners, const Surface &surface)
{
    const glm::dvec2 place = samplePlaces[static_cast<std::size_t>(sample)];
    const double y = row + place.y;
    double from = std::numeric_limits<double>::infinity();
    double to = -from;
    for (std::size_t corner = 0; corner < corners.size(); ++corner) {
        const glm::dvec3 &a = corners[corner];
        const glm::dvec3 &b = corners[(corner + 1) % corners.size()];
        if ((a.y <= y) == (b.y <= y))
            continue;
        const double x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y));
        from = std::min(from, x);
        to = std::max(to, x);
    }
    if (!(from < to))
        return;
    const Span span = clipped(from, to, place.x);
    if (span.begin >= span.end)
        return;
    touch(row, span);
    const std::size_t line = indexOf(row, sample);
    float *depths = &m_depths[line];
    QRgb *colours = &m_colours[line];
    const auto start =
        static_cast<float>(surface.depth + surface.depthPerRow * y + surface.depthPerColumn * (span.begin + place.x));
    const auto step = static_cast<float>(surface.depthPerColumn);
    for (int column = span.begin; column < span.end; ++column) {
        const float depth = start + step * static_cast<float>(column - span.begin);
        const bool isNearer = depth < depths[column];
        depths[column] = isNearer ? depth : depths[column];
        colours[column] = isNearer ? surface.colour : colours[column];
    }
}

// Walks down the three edges; which of them bound a line changes only at the middle corner.
void SolidPicture::addSmoothTriangle(const std::array<LitCorner, 3> &corners, const Ramp &ramp)
{
    if (!isFinite({corners[0].place, corners[1].place, corners[2].place}))
        return;
    const auto [top, middle, bottom] = sortedDownwards(corners, m_area.topLeft());
    const Slopes slopes(top.place, middle.place, bottom.place);
    if (slopes.area == 0.0)
        return;
    const glm::dvec2 firstRise(middle.place.z - top.place.z, middle.light - top.light);
    const glm::dvec2 secondRise(bottom.place.z - top.place.z, bottom.light - top.light);
    SmoothSurface surface{.ramp = &ramp};
    surface.perColumn = slopes.perColumn(firstRise, secondRise);
    surface.perRow = slopes.perRow(firstRise, secondRise);
    surface.start = glm::dvec2(top.place.z, top.light) - surface.perColumn * top.place.x - surface.perRow * top.place.y;
    fillLines(top.place, middle.place, bottom.place,
              [&](int row, int sample, Span span) { fillSmoothLine(row, sample, span, surface); });
}

// Calls `fill` with the columns of each line of samples in a triangle, from its top corner to its bottom one.
template <typename Fill>
void SolidPicture::fillLines(const glm::dvec3 &top, const glm::dvec3 &middle, const glm::dvec3 &bottom,
                             const Fill &fill)
{
    // Lines of samples are a quarter of a pixel apart.
    const auto lineFrom = [this](double y) {
        return firstFrom(samplesPerPixel * y - 0.5, samplesPerPixel * m_area.height());
    };
    const int firstLine = lineFrom(top.y);
    const int middleLine = lineFrom(middle.y);
    const int lastLine = lineFrom(bottom.y);
    const Edge whole(top, bottom);
    const Edge upper(top, middle);
    const Edge lower(middle, bottom);
    for (int line = firstLine; line < lastLine; ++line) {
        const int sample = line % samplesPerPixel;
        const double y = line / samplesPerPixel + samplePlaces[static_cast<std::size_t>(sample)].y;
        const double one = whole.at(y);
        const double other = line < middleLine ? upper.at(y) : lower.at(y);
        const Span span =
            clipped(std::min(one, other), std::max(one, other), samplePlaces[static_cast<std::size_t>(sample)].x);
        if (span.begin < span.end)
            fill(line / samplesPerPixel, sample, span);
    }
}

void SolidPicture::fillSmoothLine(int row, int sample, Span span, const SmoothSurface &surface)
{
    touch(row, span);
    const glm::dvec2 place = samplePlaces[static_cast<std::size_t>(sample)];
    const std::size_t line = indexOf(row, sample);
    float *depths = &m_depths[line];
    QRgb *colours = &m_colours[line];
    const glm::dvec2 start =
        surface.start + surface.perRow * (row + place.y) + surface.perColumn * (span.begin + place.x);
    constexpr double steps = 65536.0; // light counts in these, so that its place on the ramp is a shift
    constexpr double perLight = 255.0 / mostLight * steps;
    auto depth = static_cast<float>(start.x);
    const auto depthStep = static_cast<float>(surface.perColumn.x);
    // Samples lie inside the triangle, but roundings may lead a little beyond.
    const double most = 255.0 * steps;
    int light = static_cast<int>(std::clamp(start.y * perLight, 0.0, most));
    const int columns = span.end - span.begin;
    const double end = std::clamp((start.y + surface.perColumn.y * (columns - 1)) * perLight, 0.0, most);
    const int lightStep = columns > 1 ? static_cast<int>((end - light) / (columns - 1)) : 0;
    const QRgb *ramp = surface.ramp->data();
    for (int column = span.begin; column < span.end; ++column) {
        if (depth < depths[column]) {
            depths[column] = depth;
            colours[column] = ramp[light >> 16];
        }
        depth += depthStep;
        light += lightStep;
    }
}

void SolidPicture::addPaintedTriangle(const std::array<PaintedCorner, 3> &corners, const Paint &paint)
{
    if (!isFinite({corners[0].place, corners[1].place, corners[2].place}))
        return;
    const auto [top, middle, bottom] = sortedDownwards(corners, m_area.topLeft());
    const Slopes slopes(top.place, middle.place, bottom.place);
    if (slopes.area == 0.0)
        return;
    const auto values = [](const PaintedCorner &corner) {
        return glm::dvec4(corner.place.z, corner.nearness, glm::dvec2(corner.texture) * corner.nearness);
    };
    const double density = densityOn(corners, std::abs(slopes.area), paint);
    PaintedSurface surface{.level = levelFor(density, paint), .isSmooth = density < 1.0, .paint = &paint};
    const glm::dvec4 firstRise = values(middle) - values(top);
    const glm::dvec4 secondRise = values(bottom) - values(top);
    surface.perColumn = slopes.perColumn(firstRise, secondRise);
    surface.perRow = slopes.perRow(firstRise, secondRise);
    surface.start = values(top) - surface.perColumn * top.place.x - surface.perRow * top.place.y;
    const glm::dvec3 colour(top.colour);
    const glm::dvec3 firstColourRise = glm::dvec3(middle.colour) - colour;
    const glm::dvec3 secondColourRise = glm::dvec3(bottom.colour) - colour;
    surface.colourPerColumn = slopes.perColumn(firstColourRise, secondColourRise);
    surface.colourPerRow = slopes.perRow(firstColourRise, secondColourRise);
    surface.colour = colour - surface.colourPerColumn * top.place.x - surface.colourPerRow * top.place.y;
    fillLines(top.place, middle.place, bottom.place,
              [&](int row, int sample, Span span) { fillPaintedLine(row, sample, span, surface); });
}

void SolidPicture::fillPaintedLine(int row, int sample, Span span, const PaintedSurface &surface)
{
    touch(row, span);
    const glm::dvec2 place = samplePlaces[static_cast<std::size_t>(sample)];
    const std::size_t line = indexOf(row, sample);
    float *depths = &m_depths[line];
    QRgb *colours = &m_colours[line];
    const double x = span.begin + place.x;
    const double y = row + place.y;
    glm::vec4 values(surface.start + surface.perRow * y + surface.perColumn * x);
    const glm::vec4 step(surface.perColumn);
    // Colours count in 256ths, as the shares that they are multiplied with.
    glm::vec3 colour(256.0 * (surface.colour + surface.colourPerRow * y + surface.colourPerColumn * x));
    const glm::vec3 colourStep(256.0 * surface.colourPerColumn);
    for (int column = span.begin; column < span.end; ++column, values += step, colour += colourStep) {
        if (!(values.x < depths[column]))
            continue;
        QRgb texel = 0xffffffff;
        if (surface.level != nullptr) {
            texel =
                colourAt(*surface.level, glm::vec2(values.z, values.w) / values.y, surface.isSmooth, *surface.paint);
            if (qAlpha(texel) < surface.paint->leastAlpha)
                continue;
        }
        const auto shown = [](int part, float share) {
            return std::min(255, static_cast<int>(static_cast<float>(part) * std::max(0.0f, share)) >> 8);
        };
        depths[column] = values.x;
        colours[column] =
            qRgb(shown(qRed(texel), colour.x), shown(qGreen(texel), colour.y), shown(qBlue(texel), colour.z));
    }
}

void SolidPicture::addBall(const Ball &ball, const Shade &shade)
{
    const glm::dvec2 middle = ball.middle - glm::dvec2(m_area.left(), m_area.top());
    if (!std::isfinite(middle.x) || !std::isfinite(middle.y) || !(ball.radius > 0.0) || !std::isfinite(ball.radius))
        return;
    const int lastRow = firstFrom(middle.y + ball.radius, m_area.height());
    const Span columns = {std::max(0, firstFrom(middle.x - ball.radius, m_area.width()) - 1),
                          firstFrom(middle.x + ball.radius, m_area.width())};
    if (columns.begin >= columns.end)
        return;
    const auto normalAt = [&](double x, double y) {
        glm::dvec2 across = glm::dvec2(x - middle.x, middle.y - y) / ball.radius;
        const double length = glm::length(across);
        if (length > 1.0)
            across /= length;
        return glm::vec3(across.x, across.y, std::sqrt(std::max(0.0, 1.0 - glm::dot(across, across))));
    };
    for (int row = std::max(0, firstFrom(middle.y - ball.radius, m_area.height()) - 1); row < lastRow; ++row) {
        touch(row, columns);
        for (int column = columns.begin; column < columns.end; ++column) {
            QRgb colour = 0;
            for (int sample = 0; sample < samplesPerPixel; ++sample) {
                const glm::dvec2 at = glm::dvec2(column, row) + samplePlaces[static_cast<std::size_t>(sample)];
                if (glm::distance(at, middle) >= ball.radius)
                    continue;
                const auto depth =
                    static_cast<float>(ball.depth + (ball.nearest - ball.depth) * normalAt(at.x, at.y).z);
                const std::size_t index = indexOf(row, sample) + static_cast<std::size_t>(column);
                if (!(depth < m_depths[index]))
                    continue;
                if (colour == 0)
                    colour = shade(normalAt(column + 0.5, row + 0.5));
                m_depths[index] = depth;
                m_colours[index] = colour;
            }
        }
    }
}

// A pixel is the mean of its samples; two components of a colour are added at once.
void SolidPicture::resolve(int row, QRgb *pixels) const
{
    constexpr QRgb everyOther = 0x00ff00ff;
    constexpr QRgb half = 0x00020002;
    const Span span = m_touched[static_cast<std::size_t>(row)];
    std::array<const QRgb *, samplesPerPixel> lines;
    for (int sample = 0; sample < samplesPerPixel; ++sample)
        lines[static_cast<std::size_t>(sample)] = &m_colours[indexOf(row, sample)];
    for (int column = span.begin; column < span.end; ++column) {
        QRgb even = half;
        QRgb odd = half;
        for (const QRgb *line : lines) {
            even += line[column] & everyOther;
            odd += (line[column] >> 8) & everyOther;
        }
        pixels[column] = ((even >> 2) & everyOther) | (((odd >> 2) & everyOther) << 8);
    }
}

QImage SolidPicture::finish()
{
    const int width = m_area.width();
    for (int row = 0; row < m_area.height(); ++row) {
        QRgb *pixels = &m_pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)];
        const Span span = m_touched[static_cast<std::size_t>(row)];
        std::fill(pixels, pixels + span.begin, QRgb(0));
        resolve(row, pixels);
        std::fill(pixels + span.end, pixels + width, QRgb(0));
    }
    return {reinterpret_cast<const uchar *>(m_pixels.get()), width, m_area.height(),
            static_cast<qsizetype>(width) * static_cast<qsizetype>(sizeof(QRgb)), QImage::Format_ARGB32_Premultiplied};
}

} // namespace limber
