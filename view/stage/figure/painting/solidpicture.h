#pragma once

#include "figure/meshtextures.h"

#include <QImage>
#include <QRect>

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace limber {

// A picture of solid shapes that the processor alone draws: every pixel shows the nearest shape, and four samples per
// pixel make edges smooth. It reuses its memory for the next picture, and only pixels that a shape touches cost time.
// Positions are device pixels of a canvas, from its top left corner. Depths are any measure that is linear on the
// screen and smaller for nearer points.
class SolidPicture
{
public:
    // A corner on the canvas: x and y in pixels, z its depth.
    using Triangle = std::array<glm::dvec3, 3>;

    // The colours of a surface from no light to the most light that there is.
    using Ramp = std::array<QRgb, 256>;
    static constexpr double mostLight = 1.4;

    // A corner of a smooth surface: its place and the light on it, from 0 to mostLight.
    struct LitCorner
    {
        glm::dvec3 place{0.0};
        double light = 0.0;
    };

    // A corner of a surface with a picture: its place, the inverse of its distance to the eye (the same everywhere
    // without perspective), where it is on the picture, and the share of each colour that is shown.
    struct PaintedCorner
    {
        glm::dvec3 place{0.0};
        double nearness = 1.0;
        glm::vec2 texture{0.0f};
        glm::vec3 colour{1.0f};
    };

    // What lies on a surface.
    struct Paint
    {
        const std::vector<TextureLevel> *levels = nullptr; // null or empty for white
        MeshMaterial::Wrap across = MeshMaterial::Wrap::Repeat;
        MeshMaterial::Wrap down = MeshMaterial::Wrap::Repeat;
        int leastAlpha = 0; // from 0 to 255; what is below it is not drawn
    };

    struct Ball
    {
        glm::dvec2 middle{0.0};
        double radius = 0.0; // in pixels
        double depth = 0.0; // of the middle
        double nearest = 0.0; // depth of the point that is nearest to the eye
    };

    // Returns the colour of a ball where it has that normal, in eye space and of length 1: x to the right, y up, z
    // towards the eye.
    using Shade = std::function<QRgb(const glm::vec3 &normal)>;

    // Starts an empty picture of that part of the canvas.
    void begin(const QRect &area);
    // Parts outside the area are left out, and so are shapes without a size and shapes that are not finite.
    void addTriangle(const Triangle &corners, QRgb colour);
    // Adds a triangle on which the light changes from corner to corner.
    void addSmoothTriangle(const std::array<LitCorner, 3> &corners, const Ramp &ramp);
    // Adds a triangle with a picture on it, whose colours change from corner to corner.
    void addPaintedTriangle(const std::array<PaintedCorner, 3> &corners, const Paint &paint);
    void addBall(const Ball &ball, const Shade &shade);
    // Returns the picture in premultiplied colours, as large as the area. Its pixels belong to this object and last
    // until the next begin().
    [[nodiscard]] QImage finish();

private:
    static constexpr int samplesPerPixel = 4;

    // The pixels of a row that have been touched, from `begin` to before `end`.
    struct Span
    {
        int begin = 0;
        int end = 0;
    };

    // A flat surface of one colour: its depth at the area's origin and how that changes per pixel.
    struct Surface
    {
        double depth = 0.0;
        double depthPerColumn = 0.0;
        double depthPerRow = 0.0;
        QRgb colour = 0;
    };

    // A smooth surface: depth and light at the area's origin and how they change per pixel.
    struct SmoothSurface
    {
        glm::dvec2 start{0.0};
        glm::dvec2 perColumn{0.0};
        glm::dvec2 perRow{0.0};
        const Ramp *ramp = nullptr;
    };

    // A surface with a picture: depth, nearness and the place on the picture times nearness; red, green and blue.
    struct PaintedSurface
    {
        glm::dvec4 start{0.0};
        glm::dvec4 perColumn{0.0};
        glm::dvec4 perRow{0.0};
        glm::dvec3 colour{0.0};
        glm::dvec3 colourPerColumn{0.0};
        glm::dvec3 colourPerRow{0.0};
        const TextureLevel *level = nullptr;
        bool isSmooth = false; // a pixel of the picture is larger than one of the screen
        const Paint *paint = nullptr;
    };

    void reserve(std::size_t pixels);
    template <typename Fill>
    void fillLines(const glm::dvec3 &top, const glm::dvec3 &middle, const glm::dvec3 &bottom, const Fill &fill);
    void touch(int row, Span span);
    void clear(int row, Span span);
    void fillLine(int row, int sample, const Triangle &corners, const Surface &surface);
    void fillSmoothLine(int row, int sample, Span span, const SmoothSurface &surface);
    void fillPaintedLine(int row, int sample, Span span, const PaintedSurface &surface);
    [[nodiscard]] std::size_t indexOf(int row, int sample) const;
    [[nodiscard]] Span clipped(double from, double to, double sampleX) const;
    void resolve(int row, QRgb *pixels) const;

    QRect m_area;
    std::size_t m_room = 0; // the number of pixels that the memory holds
    std::unique_ptr<float[]> m_depths; // by row, sample, column
    std::unique_ptr<QRgb[]> m_colours;
    std::unique_ptr<QRgb[]> m_pixels;
    std::vector<Span> m_touched; // by row
};

} // namespace limber
