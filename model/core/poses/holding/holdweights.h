#pragma once

#include "motion/frameinterval.h"

namespace limber {

// How much of a hold each of its frames takes. It rises and fades inside the frames, with continuous slope and
// curvature; in between it takes all.
class HoldWeights
{
public:
    // The fades are in frames. A hold that reaches an end of the clip needs no fade there.
    HoldWeights(const FrameInterval &frames, int frameCount, double fadeIn, double fadeOut);

    // Returns the frames between both fades; at least one.
    [[nodiscard]] const FrameInterval &full() const { return m_full; }
    // Returns the weight of a frame, 0 to 1; 0 outside of the frames.
    [[nodiscard]] double weight(int frame) const;

    // Lets a fade take longer because something jumps at a step into this frame, which is in the fade or beside it.
    // Returns false if that does not help.
    bool calm(int frame);
    // Takes over what calm() was told.
    void settle();

private:
    // The fade at one end, in frames.
    struct Fade
    {
        double length = 0.0;
        double next = 0.0; // to lengthen it to
        double most = 0.0; // that it may be lengthened to
        int steps = 0; // how often it was lengthened
        bool isToLengthen = false;

        [[nodiscard]] bool mayLengthen() const;
        void lengthen();
    };

    [[nodiscard]] Fade makeFade(double length, bool isNeeded) const;
    void findFull();

    FrameInterval m_frames;
    FrameInterval m_full;
    Fade m_in;
    Fade m_out;
};

} // namespace limber
