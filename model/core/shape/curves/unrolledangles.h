#pragma once

#include "motion/skeleton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace limber {

// The rotation channels of a joint as curves without jumps, frame after frame. Of all triples of angles that give the
// same rotation, it shows the one nearest to that of the frame before: with whole turns more or less, or in the other
// form (a + 180, 180 - b, c + 180). This is only for display; an edit of a shown angle is written as the same change of
// the angle in the file. Channels of joints with fewer than three rotations, or with two about the same axis, are each
// unrolled by whole turns.
class UnrolledAngles
{
public:
    explicit UnrolledAngles(const Joint &joint);

    // Returns the positions of the rotations among the joint's channels.
    [[nodiscard]] const std::vector<int> &rotations() const { return m_rotations; }
    // Replaces the angles of the next frame, one for each rotation channel, by those to show. Returns whether they are
    // in the other form.
    bool show(std::span<double> angles);
    // Returns the sign with which a change of a shown angle is written to the file: -1 for the middle angle in the
    // other form, else 1.
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
