#pragma once

#include "session/posing/limbsofsession.h"
#include "viewport/handles/handlelayout.h"

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class ShownScene;

// The position of a limb's pole handle, the diamond, in view space.
struct PolePlace
{
    int middle = NoJoint; // the knee or elbow
    glm::dvec3 joint{0.0}; // the position of the knee or elbow
    glm::dvec3 centre{0.0}; // the point nearest to the pole on the line from the limb's root to its end
    glm::dvec3 axis{0.0}; // the direction of that line, of length 1
    glm::dvec3 pole{0.0};
    bool isHeld = false;

    [[nodiscard]] HandlePlace asHandle() const;
    // Returns the pole, rotated about the axis.
    [[nodiscard]] glm::dvec3 swung(double radians) const;
};

// The diamonds that show where the knees and elbows of dragged limbs point. A diamond that was dragged is held: in its
// frame the limb keeps pointing there until it is freed.
class PoleHandle
{
public:
    // The scene must outlive this object.
    explicit PoleHandle(const ShownScene &scene);
    ~PoleHandle();

    // Returns the diamond for a node at or below the end of a leg or an arm in a pose of the document. Returns nothing
    // for other nodes and for a straight limb, which points nowhere.
    [[nodiscard]] std::optional<PolePlace> placeFor(NodeId node, const Pose &pose) const;
    // Returns the legs and arms of the session in front; null if there are no frames to detect them from.
    [[nodiscard]] LimbsOfSession *limbs() const;
    // Returns the limb at or below whose end the node is; null for other nodes.
    [[nodiscard]] const HingedLimb *limbOf(NodeId node) const;
    // Returns the held position in the document's world; nothing if the limb is free.
    [[nodiscard]] std::optional<glm::dvec3> heldFor(NodeId node) const;
    void hold(int middle, const glm::dvec3 &world);
    // Returns false if it was not held.
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
