#pragma once

#include "session/posing/limbsofsession.h"
#include "viewport/handles/handlelayout.h"

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class ShownScene;

// Where the diamond of a limb is, in view space.
struct PolePlace
{
    int middle = NoJoint; // the knee or elbow
    glm::dvec3 joint{0.0}; // where that is
    glm::dvec3 centre{0.0}; // on the line from the limb's root to its end, next to the pole
    glm::dvec3 axis{0.0}; // along that line, of length 1
    glm::dvec3 pole{0.0};
    bool isHeld = false;

    [[nodiscard]] HandlePlace asHandle() const;
    // The pole, swung about the axis.
    [[nodiscard]] glm::dvec3 swung(double radians) const;
};

// The diamonds that say where the knees and elbows of dragged limbs point. One that was dragged is held: in its frame
// the limb goes on pointing there, until it is freed.
class PoleHandle
{
public:
    // The scene must outlive it.
    explicit PoleHandle(const ShownScene &scene);
    ~PoleHandle();

    // For a node at or below the end of a leg or an arm in a pose of the document; nothing for others, and for a limb
    // that is straight: it points nowhere.
    [[nodiscard]] std::optional<PolePlace> placeFor(NodeId node, const Pose &pose) const;
    // The legs and arms of the session in front; null where there are no frames to learn from.
    [[nodiscard]] LimbsOfSession *limbs() const;
    // That at or below whose end the node is; null for others.
    [[nodiscard]] const HingedLimb *limbOf(NodeId node) const;
    // In the document's world; nothing where the limb is free.
    [[nodiscard]] std::optional<glm::dvec3> heldFor(NodeId node) const;
    void hold(int middle, const glm::dvec3 &world);
    // False if it was not held.
    bool free(int middle);

private:
    struct Held
    {
        const Session *session = nullptr;
        int middle = NoJoint;
        int frame = 0;
        glm::dvec3 world{0.0};
    };

    [[nodiscard]] const Held *heldAt(int middle) const;

    const ShownScene &m_scene;
    mutable std::unique_ptr<LimbsOfSession> m_limbs; // of the session in front
    std::vector<Held> m_held;
};

} // namespace limber
