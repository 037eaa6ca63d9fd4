#pragma once

#include "figure/bonegeometry.h"
#include "session/comparing/secondclip.h"

#include <glm/mat3x3.hpp>

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace limber {

// A joint of the figure in front and the same one of the second figure, in view space.
struct JointPair
{
    NodeId node; // of the first
    glm::dvec3 first{0.0};
    glm::dvec3 second{0.0};
};

// The figure of a clip that lies beside the document.
struct FigureBeside
{
    int place = 0; // of its clip: says its letter and colour
    bool isChosen = false; // it is the one that is compared
    QString name; // of its clip
    Figure figure; // without bones where the clip has no frame at that time
};

// The figures of the clips beside a document at the time that is shown, and the joints of the chosen one that are
// farthest from their like there.
class SecondFigure
{
public:
    // Brings all up to date with a frame of the document; `pose` is its own figure there.
    void update(const SecondClip &clip, int documentFrame, const Pose &pose, const glm::dmat3 &viewFromDocument,
                double bodySize);
    void clear();

    // Those that are not hidden, in the order in which they came.
    [[nodiscard]] const std::vector<FigureBeside> &all() const { return m_figures; }
    // That of the chosen one; without bones where it is not seen.
    [[nodiscard]] const Figure &figure() const;
    // At most three, the farthest first, and none that is nearer than half a hundredth of the body's size.
    [[nodiscard]] const std::vector<JointPair> &farthest() const { return m_farthest; }

private:
    void findFarthest(const SecondClip &clip, const Pose &first, const Pose &second, const glm::dmat3 &viewFromDocument,
                      double bodySize);

    struct Bones
    {
        std::shared_ptr<const Clip> clip; // whose bones they are
        BoneGeometry geometry;
    };

    std::map<int, Bones> m_bones; // by the ids of the clips
    std::vector<FigureBeside> m_figures;
    std::vector<JointPair> m_farthest;
};

} // namespace limber
