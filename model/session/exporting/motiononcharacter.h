#pragma once

#include "base/progress.h"
#include "layers/layer.h"
#include "motion/clip.h"
#include "pose/upaxis.h"
#include "session/characterretarget.h"
#include "storage/characters/characterforms.h"

#include <QString>

#include <optional>

namespace limber {

class Session;

// The motion of a document on the character that shows it, as both are at this moment. It is a value, so that a worker
// can make and write it.
class MotionOnCharacter
{
public:
    explicit MotionOnCharacter(const Session &session); // which shows a character

    [[nodiscard]] const CharacterFile &character() const { return m_retarget.file(); }
    // Returns the name of the motion: that of the document without its ending.
    [[nodiscard]] const QString &name() const { return m_name; }
    // Returns the motion, with its layers merged, on the character's skeleton; nothing if the progress stopped it.
    [[nodiscard]] std::optional<CharacterMove> make(const Progress &progress) const;

private:
    CharacterRetarget m_retarget;
    Clip m_clip;
    Layers m_layers;
    PositionRules m_rules;
    Axis m_up = Axis::Y;
    QString m_name;
};

} // namespace limber
