#pragma once

#include "figure/camera.h"

#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

namespace limber {

// How a camera sees a canvas whose pixels are those of a device. The camera must outlive it.
struct CanvasView
{
    CanvasView(const Camera &seenBy, double pixelRatio)
        : camera(&seenBy), clipFromScaled(seenBy.clipFromScaled()), ratio(pixelRatio), size(seenBy.canvasSize() * ratio)
    {
    }

    // Returns a point of clip space in device pixels, and its depth: for a perspective eye -1/w, which has finer steps
    // near the eye than z/w.
    [[nodiscard]] glm::dvec3 onCanvas(const glm::dvec4 &clip) const
    {
        const double x = (0.5 + 0.5 * clip.x / clip.w) * size.x;
        const double y = (0.5 - 0.5 * clip.y / clip.w) * size.y;
        return {x, y, camera->isOrthographic() ? clip.z : -1.0 / clip.w};
    }
    // Returns the matrix from points around an origin in view space to clip space.
    [[nodiscard]] glm::dmat4 clipFrom(const glm::dvec3 &origin) const
    {
        glm::dmat4 clipFromPoints = clipFromScaled * glm::dmat4(glm::dmat3(1.0 / camera->distance()));
        clipFromPoints[3] = clipFromScaled * glm::dvec4(camera->scaled(origin), 1.0);
        return clipFromPoints;
    }
    [[nodiscard]] glm::dmat3 eyeFromView() const
    {
        return glm::transpose(glm::dmat3(camera->right(), camera->up(), -camera->forward()));
    }

    const Camera *camera;
    glm::dmat4 clipFromScaled;
    double ratio; // device pixels per pixel of the camera
    glm::dvec2 size; // in device pixels
};

// Returns a value that is positive for what a camera sees: its distance to the near plane.
[[nodiscard]] inline double inFrontOfNearPlane(const glm::dvec4 &clip)
{
    return clip.z + clip.w;
}

} // namespace limber
