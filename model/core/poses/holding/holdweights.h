#pragma once

#include "motion/frameinterval.h"

#include <vector>

namespace limber {

// How much of a hold each of its frames takes. It rises and fades inside the frames, with continuous slope and
// curvature; in between it takes all, except where it was loosened because the joint cannot be reached there.
class HoldWeights
{
public:
    // The fades are in frames. A hold that reaches an end of the clip needs no fade there.
    HoldWeights(const FrameInterval &frames, int frameCount, double fadeIn, double fadeOut);

    // Returns the frames between both fades; at least one.
    [[nodiscard]] const FrameInterval &full() const { return m_full; }
    // Returns the weight of a frame, 0 to 1; 0 outside of the frames.
    [[nodiscard]] double weight(int frame) const;

    // Allows to loosen the hold in these frames, and in part in those around them, and fades that take longer. They are
    // parallel to the frames. Without it a hold is only loosened by its fades.
    void setLoose(const std::vector<bool> &frames);
    // Makes the weights change more slowly near a step into this frame in which something jumps. `isGross` says that it
    // jumps so far that the hold is loosened there even if it could be kept. Returns false if nothing is left to do.
    bool calm(int frame, bool isGross);
    // Lets calm() leave a fade as it is that cannot be longer, instead of letting go of the hold because of it.
    void keepHold() { m_keepsHold = true; }
    // Takes over what calm() was told.
    void settle();

private:
    [[nodiscard]] std::size_t indexOf(int frame) const { return static_cast<std::size_t>(frame - m_frames.first); }
    void loosen(int frame);
    void findLooseness();

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
    std::vector<bool> m_loose; // by frame
    double m_radius = 0.0; // frames: how far looseness reaches beyond loose frames
    double m_standardRadius = 0.0;
    bool m_isToWiden = false;
    int m_rounds = 0;
    bool m_keepsHold = false;
    std::vector<double> m_looseness; // by frame
    std::vector<double> m_grip; // by frame: how much is left of the hold where it is loose
    std::vector<double> m_smoothGrip;
};

// Returns for each entry how near it is to one that is true: 1 for these, falling to 0 over this many entries.
[[nodiscard]] std::vector<double> nearnessTo(const std::vector<bool> &entries, double radius);

} // namespace limber
