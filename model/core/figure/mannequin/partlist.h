#pragma once

#include "mannequin/figureanatomy.h"
#include "mannequin/sleeve.h"
#include "mannequin/solidbody.h"

#include <map>
#include <set>

namespace limber {

// Collects the parts of one figure. Directions and positions are in the coordinates of the joint that a part goes along
// with; where a front is unknown, one is made up.
class PartList
{
public:
    PartList(const FigureAnatomy &figure, SolidShape &shape) : m_figure(figure), m_shape(shape) {}

    [[nodiscard]] const FigureAnatomy &figure() const { return m_figure; }

    // Where a bone of the body lies.
    struct Place
    {
        int joint = NoJoint;
        NodeId tip{}; // see SolidBone
        glm::dvec3 origin{0.0};
        glm::dvec3 along{0.0, 1.0, 0.0};
        glm::dvec3 front{0.0};
        double length = 0.0;
    };

    // A surface over several bones, each of which has a part of it. It is made as if they lay on a line with their
    // fronts to one side.
    struct Sleeve
    {
        struct Piece
        {
            Place place;
            SleeveJoint at;
        };
        std::vector<Piece> pieces{};
        Loft loft{}; // its y is the way along all bones; it gets more rings where it needs them
        double widest = 4.0; // between two rings
        Place roller{}; // the bone whose roll the last piece takes on until its end, if that has a joint
    };

    // Returns the place of a bone from a joint to a node; one without a length has length 0.
    [[nodiscard]] Place between(int joint, NodeId tip) const;
    // Adds a part that stays rigid.
    void add(const Place &place, const std::vector<Loft> &lofts, PartLook look = PartLook::Limb);
    void addSleeve(const Sleeve &sleeve);
    // Adds plates as a part of its own.
    void addPlates(const Place &place, const std::vector<Patch> &patches);

    // Marks a joint as one that needs no plain part.
    void noteDone(int joint) { m_done.insert(joint); }
    [[nodiscard]] bool isDone(int joint) const { return m_done.contains(joint); }

private:
    [[nodiscard]] std::size_t addBone(const Place &place);
    [[nodiscard]] std::uint32_t addSection(const SolidSection &section);
    void addRigid(const Place &place, PartLook look, const SolidMesh &mesh);
    using Sections = std::map<float, std::uint32_t>; // by the way
    void addPiece(const SolidMesh &whole, const SleeveCuts &cuts, const Sections &sections, std::size_t piece,
                  std::size_t bone);
    void addPart(const SolidPart &part, const std::vector<double> &along);

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
