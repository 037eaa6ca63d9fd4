#pragma once

#include "mannequin/figureanatomy.h"
#include "mannequin/solidbody.h"

#include <set>

namespace limber {

// Collects the parts of one figure. Directions and positions are in the coordinates of the joint that a part goes along
// with; where a front is unknown, one is made up.
class PartList
{
public:
    PartList(const FigureAnatomy &figure, SolidShape &shape) : m_figure(figure), m_shape(shape) {}

    [[nodiscard]] const FigureAnatomy &figure() const { return m_figure; }

    // Where a part lies.
    struct Place
    {
        int joint = NoJoint;
        NodeId tip{}; // see SolidPart
        glm::dvec3 origin{0.0};
        glm::dvec3 along{0.0, 1.0, 0.0};
        glm::dvec3 front{0.0};
        double length = 0.0;
    };

    // Returns the place of a part from a joint to a node; one without a length has length 0.
    [[nodiscard]] Place between(int joint, NodeId tip) const;
    void add(const Place &place, const std::vector<Loft> &lofts, PartLook look = PartLook::Limb);
    // Adds plates as a part of its own.
    void addPlates(const Place &place, const std::vector<Patch> &patches);

    // Marks a joint as one that needs no plain part.
    void noteDone(int joint) { m_done.insert(joint); }
    [[nodiscard]] bool isDone(int joint) const { return m_done.contains(joint); }

private:
    [[nodiscard]] SolidPart begin(const Place &place, PartLook look) const;
    void finish(SolidPart part);
    void measure(SolidPart &part) const;

    const FigureAnatomy &m_figure;
    SolidShape &m_shape;
    std::set<int> m_done;
};

// Each of these adds some parts of a figure.
void addTrunk(PartList &parts);
void addHead(PartList &parts);
void addLimbs(PartList &parts);
void addHands(PartList &parts);
void addFeet(PartList &parts);
// Adds parts for all joints that have none yet: capsules with a ridge at their front.
void addPlainParts(PartList &parts);

} // namespace limber
