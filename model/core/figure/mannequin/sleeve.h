#pragma once

#include "mannequin/solidbody.h"

#include <cstddef>
#include <vector>

namespace limber {

// A ring of a body at any place along it, from some rings by growing y: their sizes change smoothly in between and do
// not overshoot.
[[nodiscard]] Ring ringAt(const std::vector<Ring> &rings, double y);

// Where one bone of a sleeve lies on the way along it.
struct SleeveJoint
{
    double begin = 0.0; // where the bone begins; it may lie before the cut
    double cut = 0.0; // where its part begins; that of the first bone begins with the sleeve
    double bend = 0.0; // how far before and after the cut the sleeve bends
};

// Makes bends as long as asked for, but no two of them overlap or reach beyond the ends.
void limitBends(std::vector<SleeveJoint> &joints, double first, double last);

// Returns where a sleeve needs rings: at both ends, at cuts and in bends, and no further apart than `widest`.
[[nodiscard]] std::vector<double> waysOver(const std::vector<SleeveJoint> &joints, double first, double last,
                                           double widest);

// Returns the surface of a sleeve in one piece, with rings wherever it is cut or bends; those of `loft` say how thick
// it is. The y of its vertices are ways.
[[nodiscard]] SolidMesh sleeveSurface(const Loft &loft, const std::vector<SleeveJoint> &joints, double widest);

// What the rings of a sleeve go along with, and on which of its pieces its triangles are.
class SleeveCuts
{
public:
    // `bones` are those of the pieces. With a length the last piece shares the roll of its roller, more and more until
    // its end.
    SleeveCuts(std::vector<SleeveJoint> joints, std::vector<std::size_t> bones, double lengthOfLast);

    [[nodiscard]] std::size_t pieceAt(double way) const;
    // Returns where on the bone of a piece a place of the way is.
    [[nodiscard]] double alongOn(std::size_t piece, double way) const { return way - m_joints[piece].begin; }
    [[nodiscard]] SolidSection sectionAt(double way) const;

private:
    [[nodiscard]] SolidSection between(std::size_t next, double way, double share) const;

    std::vector<SleeveJoint> m_joints;
    std::vector<std::size_t> m_bones;
    double m_lengthOfLast;
};

} // namespace limber
