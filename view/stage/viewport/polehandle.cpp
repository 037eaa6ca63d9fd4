#include "viewport/polehandle.h"

#include "base/at.h"
#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "viewport/shown/shownscene.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double straightFraction = 1e-3; // of the limb's length; nearer to the line the middle points nowhere
constexpr double distanceFraction = 0.35; // of the limb's length, from the middle to the diamond

} // namespace

HandlePlace PolePlace::asHandle() const
{
    HandlePlace place{.shape = HandleShape::Rings, .origin = centre};
    place.axes[0] = axis;
    place.arm = pole - centre;
    return place;
}

glm::dvec3 PolePlace::swung(double radians) const
{
    return centre + rotationAboutAxis(axis, radians) * (pole - centre);
}

PoleHandle::PoleHandle(const ShownScene &scene) : m_scene(scene)
{
}

PoleHandle::~PoleHandle() = default;

LimbsOfSession *PoleHandle::limbs() const
{
    const Session *session = m_scene.session();
    if (session == nullptr || session->document().isLoading() || session->document().motion().isEmpty())
        return nullptr;
    if (m_limbs == nullptr || &m_limbs->session() != session)
        m_limbs = std::make_unique<LimbsOfSession>(*session);
    return m_limbs.get();
}

const HingedLimb *PoleHandle::limbOf(NodeId node) const
{
    LimbsOfSession *all = limbs();
    return all != nullptr && m_scene.session()->document().skeleton().contains(node) ? all->limbs().carrying(node)
                                                                                     : nullptr;
}

std::optional<PolePlace> PoleHandle::placeFor(NodeId node, const Pose &pose) const
{
    const HingedLimb *limb = limbOf(node);
    if (limb == nullptr || m_scene.session()->jointStates().isHidden(NodeId::joint(limb->lower)))
        return std::nullopt;
    const glm::dvec3 root = at(pose.jointPositions, limb->upper);
    const glm::dvec3 middle = at(pose.jointPositions, limb->lower);
    const glm::dvec3 end = at(pose.jointPositions, limb->end);
    const glm::dvec3 axis = directionOf(end - root);
    const glm::dvec3 away = middle - root - axis * glm::dot(axis, middle - root);
    const double length = glm::distance(root, middle) + glm::distance(middle, end);
    if (!(glm::length(away) > straightFraction * length) || axis == glm::dvec3(0.0))
        return std::nullopt;
    const Held *held = heldAt(limb->lower);
    const glm::dvec3 pole = held != nullptr ? held->world : middle + distanceFraction * length * directionOf(away);
    const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
    return PolePlace{.middle = limb->lower,
                     .joint = toView * middle,
                     .centre = toView * (root + axis * glm::dot(axis, pole - root)),
                     .axis = toView * axis,
                     .pole = toView * pole,
                     .isHeld = held != nullptr};
}

const PoleHandle::Held *PoleHandle::heldAt(int middle) const
{
    const Session *session = m_scene.session();
    const auto found = std::ranges::find_if(m_held, [&](const Held &held) {
        return held.session == session && held.middle == middle && held.frame == session->playhead().frame();
    });
    return found == m_held.end() ? nullptr : &*found;
}

std::optional<glm::dvec3> PoleHandle::heldFor(NodeId node) const
{
    const HingedLimb *limb = limbOf(node);
    const Held *held = limb != nullptr ? heldAt(limb->lower) : nullptr;
    return held != nullptr ? std::optional(held->world) : std::nullopt;
}

// Each limb has only one held pole; in another frame it has no effect.
void PoleHandle::hold(int middle, const glm::dvec3 &world)
{
    free(middle);
    m_held.push_back({m_scene.session(), middle, m_scene.session()->playhead().frame(), world});
}

bool PoleHandle::free(int middle)
{
    return std::erase_if(m_held, [&](const Held &held) {
               return held.session == m_scene.session() && held.middle == middle;
           }) > 0;
}

} // namespace limber
