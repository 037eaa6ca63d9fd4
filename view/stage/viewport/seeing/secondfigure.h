#pragma once

#include "figure/bonegeometry.h"
#include "session/comparing/secondclip.h"

#include <glm/mat3x3.hpp>

#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace limber {

// A joint of the figure in front and its counterpart in the second figure, in view space.
struct JointPair
{
    NodeId node; // of the first
    glm::dvec3 first{0.0};
    glm::dvec3 second{0.0};
};

// The figure of a clip beside the document.
struct FigureBeside
{
    int place = 0; // of its clip; decides the letter and colour
    bool isChosen = false; // whether it is the clip that is compared
    QString name; // of its clip
    Figure figure; // without bones if the clip has no frame at that time
};

// The figures of the clips beside a document at the shown time, and the joints of the chosen one that are farthest from
// their counterparts.
class SecondFigure
{
public:
    // Updates everything for a frame of the document; `pose` is the document's own figure there.
    void update(const SecondClip &clip, int documentFrame, const Pose &pose, const glm::dmat3 &viewFromDocument,
                double bodySize);
    void clear();

    // Returns the visible figures in the order in which their clips were added.
    [[nodiscard]] const std::vector<FigureBeside> &all() const { return m_figures; }
    // Returns the figure of the chosen clip; without bones if it is not visible.
    [[nodiscard]] const Figure &figure() const;
    // Returns at most three pairs, the farthest first, and none that is nearer than 0.5 % of the body's size.
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
