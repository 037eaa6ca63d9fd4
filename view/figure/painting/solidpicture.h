#pragma once

#include <QImage>
#include <QRect>

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace limber {

// A picture of solid shapes made by the processor alone: every pixel shows what is nearest, and edges are smooth by
// four samples a pixel. It keeps its memory from one picture to the next, and only pixels that a shape touches cost
// time. Positions are device pixels of a canvas, from its top left corner. Depths are any measure that is linear on the
// screen and smaller for what is nearer.
class SolidPicture
{
public:
    // A corner on the canvas: x and y in pixels, z its depth.
    using Triangle = std::array<glm::dvec3, 3>;

    struct Ball
    {
        glm::dvec2 middle{0.0};
        double radius = 0.0; // in pixels
        double depth = 0.0; // of the middle
        double nearest = 0.0; // depth of the point that is nearest to the eye
    };

    // The colour of a ball where its normal is that one, in eye space and of length 1: x to the right, y up, z towards
    // the eye.
    using Shade = std::function<QRgb(const glm::vec3 &normal)>;

    // Starts an empty picture of that part of the canvas.
    void begin(const QRect &area);
    // What lies outside of the area is left out, and so are shapes without a size and those that are not finite.
    void addTriangle(const Triangle &corners, QRgb colour);
    void addBall(const Ball &ball, const Shade &shade);
    // Premultiplied colours, as large as the area. Its pixels are this object's own: they last until the next begin().
    [[nodiscard]] QImage finish();

private:
    static constexpr int samplesPerPixel = 4;

    // The pixels of a row that have been touched, from `begin` to before `end`.
    struct Span
    {
        int begin = 0;
        int end = 0;
    };

    // A straight surface of one colour: its depth at the area's origin and how it grows by a pixel.
    struct Surface
    {
        double depth = 0.0;
        double depthPerColumn = 0.0;
        double depthPerRow = 0.0;
        QRgb colour = 0;
    };

    void reserve(std::size_t pixels);
    void touch(int row, Span span);
    void clear(int row, Span span);
    void fillLine(int row, int sample, const Triangle &corners, const Surface &surface);
    [[nodiscard]] std::size_t indexOf(int row, int sample) const;
    [[nodiscard]] Span clipped(double from, double to, double sampleX) const;
    void resolve(int row, QRgb *pixels) const;

    QRect m_area;
    std::size_t m_room = 0; // for how many pixels there is memory
    std::unique_ptr<float[]> m_depths; // by row, sample, column
    std::unique_ptr<QRgb[]> m_colours;
    std::unique_ptr<QRgb[]> m_pixels;
    std::vector<Span> m_touched; // by row
};

} // namespace limber
