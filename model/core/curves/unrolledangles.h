#pragma once

#include "motion/skeleton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace limber {

// The rotation channels of a joint as curves without jumps, frame after frame: each triple of angles is shown as the
// one nearest to that of the frame before, of all that give the same rotation: whole turns more or less, and the other
// form (a + 180, 180 - b, c + 180). It is for the eye only; an edit of a shown angle is written as the same change of
// the angle in the file. Channels of joints with fewer than three, or about the same axis twice, are each unrolled by
// whole turns.
class UnrolledAngles
{
public:
    explicit UnrolledAngles(const Joint &joint);

    // Positions in the joint's channels of its rotations.
    [[nodiscard]] const std::vector<int> &rotations() const { return m_rotations; }
    // Replaces the angles of the next frame, one for each rotation channel, by those to show. Answers whether they are
    // in the other form.
    bool show(std::span<double> angles);
    // How the change of a shown angle stands in the file: -1 for the middle angle in the other form, else 1.
    [[nodiscard]] static double signInFile(std::size_t rotation, bool isOtherForm)
    {
        return isOtherForm && rotation == 1 ? -1.0 : 1.0;
    }

private:
    std::vector<int> m_rotations;
    bool m_hasOtherForm = false; // three rotations about different axes
    std::vector<double> m_last; // as shown; empty before the first frame
};

} // namespace limber
