#include "pictures/picturecamera.h"

#include "figure/drawnpoints.h"

#include <glm/common.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr double homeYaw = 0.6;
constexpr double homePitch = 0.22;
constexpr double margin = 1.12; // around the figure, as in the viewport
constexpr std::size_t mostSampledFrames = 240;
constexpr std::size_t surfaceStep = 7; // between points of a body, of many frames: they are close together

glm::dvec3 onFloor(const glm::dvec3 &way)
{
    return {way.x, 0.0, way.z};
}

// Returns the points that must be visible, relative to a camera that follows `carrier`, or in place if there is none.
std::vector<glm::dvec3> pointsOf(const PicturedMotion &motion, const std::vector<int> &frames,
                                 const std::optional<glm::dvec3> &carrier)
{
    std::vector<glm::dvec3> points;
    const std::size_t samples = std::min(frames.size(), mostSampledFrames);
    for (std::size_t sample = 0; sample < samples; ++sample) {
        const std::size_t at = samples == 1 ? 0 : sample * (frames.size() - 1) / (samples - 1);
        const Figure figure = motion.figureAt(frames[at], FigureStyle::Body); // bones if there is no body
        const auto here = figure.carrier;
        const glm::dvec3 way = carrier && here ? onFloor(*here - *carrier) : glm::dvec3(0.0);
        const std::size_t before = points.size();
        addDrawnPoints(figure, samples == 1 ? 1 : surfaceStep, points);
        for (std::size_t i = before; i < points.size(); ++i)
            points[i] -= way;
    }
    return points;
}

// A sphere around a long travel leaves most of a wide picture empty, so this moves and zooms until the travel itself
// fills it.
void fitTo(Camera &camera, const std::vector<glm::dvec3> &points)
{
    constexpr int steps = 4; // each comes closer to the result
    constexpr double filled = 0.84; // of width or height
    for (int step = 0; step < steps; ++step) {
        glm::dvec2 low(std::numeric_limits<double>::infinity());
        glm::dvec2 high(-std::numeric_limits<double>::infinity());
        for (const glm::dvec3 &point : points) {
            if (const auto pixel = camera.project(point)) {
                low = glm::min(low, *pixel);
                high = glm::max(high, *pixel);
            }
        }
        if (!(low.x <= high.x))
            return;
        const glm::dvec2 middle = 0.5 * (low + high);
        const glm::dvec2 centre = 0.5 * camera.canvasSize();
        camera.pan(centre.x - middle.x, centre.y - middle.y);
        const glm::dvec2 size = (high - low) / (filled * camera.canvasSize());
        if (const double factor = std::max(size.x, size.y); factor > 0.0)
            camera.zoom(factor, centre);
    }
}

} // namespace

PictureCamera::PictureCamera(const PicturedMotion &motion, PictureDirection direction, bool follows,
                             const std::vector<int> &frames, QSizeF canvas)
{
    const Figure first = motion.figureAt(frames.empty() ? 0 : frames.front());
    if (follows)
        m_carrier = first.carrier;
    const SceneScale &scale = motion.scale();
    m_camera.setCanvasSize(canvas.width(), canvas.height());
    m_camera.setSurroundings(scale.surroundings.centre, scale.surroundings.radius);
    if (direction == PictureDirection::ThreeQuarter)
        m_camera.setAngles(homeYaw, homePitch);
    else
        m_camera.look(direction == PictureDirection::Front ? ViewDirection::Front : ViewDirection::Right);
    const std::vector<glm::dvec3> points = pointsOf(motion, frames, m_carrier);
    const Sphere sphere = sphereAround(points, 0.5 * scale.bodySize);
    m_camera.frameSphere(sphere.centre, margin * sphere.radius);
    if (!m_carrier && frames.size() > 1)
        fitTo(m_camera, points);
}

PictureCamera::PictureCamera(const Camera &camera, QSizeF canvas, std::optional<glm::dvec3> carrier)
    : m_camera(camera), m_carrier(carrier)
{
    // What fits the shorter side of the view also fits that of the picture.
    const glm::dvec2 before = camera.canvasSize();
    m_camera.setCanvasSize(canvas.width(), canvas.height());
    const auto narrowness = [](const glm::dvec2 &size) { return std::min(1.0, size.x / size.y); };
    m_camera.zoom(narrowness(before) / narrowness(m_camera.canvasSize()), 0.5 * m_camera.canvasSize());
}

Camera PictureCamera::at(const Figure &figure) const
{
    Camera camera = m_camera;
    const auto here = figure.carrier;
    if (m_carrier && here)
        camera.setTarget(camera.target() + onFloor(*here - *m_carrier));
    return camera;
}

} // namespace limber
