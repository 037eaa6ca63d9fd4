#pragma once

#include "base/progress.h"
#include "body/vocabulary.h"
#include "character/character.h"
#include "mapping/jointmapping.h"
#include "pose/pose.h"
#include "retarget/retargetinput.h"
#include "retarget/retargetnote.h"

#include <memory>
#include <optional>
#include <vector>

namespace limber {

class Retargeter;

// Puts single poses of a figure on a character, as a retarget of its whole motion would, and says where the character
// stands then. Several threads may use one.
class CharacterPoser
{
public:
    // For a figure that has the character's own skeleton: poses stay as they are.
    explicit CharacterPoser(const Skeleton &own);
    // Finds the mapping unless the input has one, then contacts and the floor. The target of the input is the
    // character's skeleton. Returns nothing if the progress stopped it.
    [[nodiscard]] static std::optional<CharacterPoser> make(RetargetInput input, const Vocabulary &vocabulary,
                                                            const Progress &progress = {});

    // A pose of the character, and what brings it to where the figure is: with legs of the same length, on its floor.
    struct Placed
    {
        Pose pose;
        double scale = 1.0; // units of the figure per unit of the pose
        glm::dmat3 turn{1.0}; // from the world of the pose, in which Y is up, to that of the figure
        double floorHeight = 0.0; // of the floor on which the pose stands, in its units
        bool stands = true; // on its floor; otherwise no leg follows, and joints of both belong at the same height
    };
    // Returns the pose that belongs to a pose of the figure in a frame.
    [[nodiscard]] Placed placed(int frame, const Pose &pose) const;

    // Returns whether the figure has the character's own skeleton.
    [[nodiscard]] bool isOnOwnSkeleton() const { return m_retargeter == nullptr; }
    // Returns the joint of the figure that each joint of the character follows, or NoJoint.
    [[nodiscard]] const std::vector<int> &sources() const { return m_sources; }
    // Returns the joint of the figure that each joint of the character follows, or that the next one above it follows.
    [[nodiscard]] const std::vector<int> &movers() const { return m_movers; }
    // Returns where the figure is in its first frame, in its own coordinates.
    [[nodiscard]] const glm::dvec3 &start() const { return m_start; }
    // Returns whether joints could follow those of one side or of the other; they follow nothing until that is decided.
    [[nodiscard]] bool hasQuestions() const { return m_hasQuestions; }
    // Returns the mapping with the joints that could follow by a guess, but do not; nothing if there are none.
    [[nodiscard]] const std::optional<JointMapping> &guesses() const { return m_guesses; }
    // Returns how many figures the motion has; the character follows one of them.
    [[nodiscard]] int figures() const { return m_figures; }
    // Returns what the user should know about the pair.
    [[nodiscard]] const RetargetNotes &notes() const { return m_notes; }

private:
    CharacterPoser() = default;
    void findMovers(const Skeleton &skeleton);

    std::shared_ptr<const Retargeter> m_retargeter; // null for the character's own skeleton
    int m_lastFrame = 0;
    bool m_stands = true;
    bool m_hasQuestions = false;
    std::optional<JointMapping> m_guesses;
    int m_figures = 1;
    glm::dvec3 m_start{0.0};
    std::vector<int> m_sources;
    std::vector<int> m_movers;
    RetargetNotes m_notes;
};

} // namespace limber
