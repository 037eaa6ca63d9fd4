#pragma once

#include "contacts/footanchors.h"
#include "contacts/footlock.h"
#include "contacts/legreach.h"
#include "contacts/lockblend.h"
#include "contacts/pelvisoffset.h"

#include <set>
#include <vector>

namespace limber {

// Durations of a foot lock in frames of the clip.
struct LockLengths
{
    double fade = 0.0; // of a lock, unless it needs longer
    double bridge = 0.0; // gaps shorter than this are blended from lock to lock
    double closedGap = 0.0; // between contacts that are taken for one
    double floorStep = 0.0; // file units in a frame; see FootLockSettings::floorSpeed

    LockLengths(const FootLockSettings &settings, double frameTimeSeconds);
};

// The plan of one leg: first where its foot goes, then how much of that the leg can reach, and then how tightly its
// contacts can be held without a jump of the knee.
class LegPlan
{
public:
    // The settings must outlive it; `up` must have length 1.
    LegPlan(const LegTrack &leg, const glm::dvec3 &up, const LockLengths &lengths, const FootLockSettings &settings);

    [[nodiscard]] int frameCount() const { return static_cast<int>(m_leg.ankle.size()); }
    // Returns the frames in which the leg or, because of it, the pelvis moves.
    [[nodiscard]] std::vector<FrameInterval> movingFrames() const;
    // Returns the goals for the search of the pelvis' offset.
    [[nodiscard]] ReachingLeg reaching() const;
    // Returns the goals for a pelvis that goes down by these distances, and how far each frame's goal is missed.
    [[nodiscard]] LegGoals goals(const std::vector<double> &pelvisDrop, std::vector<double> &missing) const;
    // A frame in which a leg does what it does not do in the take.
    struct Trouble
    {
        int frame = 0;
        bool isJump = false; // a bone turns too far; otherwise the knee only accelerates more
    };
    // Returns the frames in which thigh or shin turn, or the knee accelerates, beyond what they do in the take: there
    // within five frames, and usually.
    [[nodiscard]] std::vector<Trouble> troubles(const std::vector<double> &pelvisDrop, const LegGoals &goals) const;

    // Returns the contact that can still be loosened next to the trouble, at most `reach` frames beyond its fades; -1
    // if there is none. An acceleration alone only makes a contact fade longer.
    [[nodiscard]] int contactAt(const Trouble &trouble, int reach) const;
    // Loosens some contacts by one step: first they rise and fade longer, then they are held less.
    void loosen(const std::set<int> &contacts);
    // Returns the contacts that are not held wholly.
    [[nodiscard]] std::vector<LooseContact> looseContacts(int leg) const;
    // Returns the contacts in which the foot is left as it is, since it already stands.
    [[nodiscard]] std::vector<FrameInterval> standingContacts() const;

private:
    // A contact of ankle or toe with how it is held.
    struct Hold
    {
        Lock lock;
        int steps = 0; // how often it was loosened
        double largestShift = 0.0; // before that, as a fraction of the leg's length
        bool stands = false; // the foot is left alone
    };

    void addJerks(const std::vector<glm::dvec3> &knees, std::vector<Trouble> &troubles) const;
    void repairTrack();
    void cutToFrames(std::vector<FrameInterval> &contacts) const;
    void makeHolds();
    [[nodiscard]] std::vector<Lock> locks() const;
    void plan();
    void rotateFoot();
    void rollOverToes();
    void shiftAnkle();
    void scaleByGrips(std::vector<glm::dvec3> &vectors) const;
    void calmShifts();
    void countLocks();
    void followPelvis();
    void setShift(std::size_t frame, const glm::dvec3 &position);
    [[nodiscard]] LegReach reachIn(std::size_t frame) const;
    [[nodiscard]] double calmIn(std::size_t frame, double share) const;
    [[nodiscard]] glm::dvec3 reachable(std::size_t frame, double pelvisDrop, double &missing) const;
    [[nodiscard]] double turned(std::size_t frame, double pelvisDrop) const;

    LegTrack m_leg; // finite, with tidied contacts
    glm::dvec3 m_up; // of length 1
    LockLengths m_lengths;
    const FootLockSettings &m_settings;
    FootAnchors m_anchors;
    std::vector<Hold> m_holds; // in order, without overlap
    std::vector<double> m_fractions; // how much of a lock is in effect
    std::vector<double> m_follows; // how much of the pelvis' move a foot in the air makes
    std::vector<double> m_amounts; // the same, less for a contact whose foot hardly moves
    std::vector<glm::dvec3> m_rotations; // rotation vectors of the foot
    std::vector<glm::dvec3> m_shifts; // of the ankle
    std::vector<double> m_calm; // see calmReach()
    std::vector<bool> m_broken; // frames with numbers that are not finite
};

} // namespace limber
