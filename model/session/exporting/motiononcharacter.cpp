#include "session/exporting/motiononcharacter.h"

#include "layers/layerstack.h"
#include "session/session.h"

#include <QFileInfo>

#include <utility>

namespace limber {

MotionOnCharacter::MotionOnCharacter(const Session &session)
    : m_retarget(session.character().retarget().value()), m_clip(session.document().clip()),
      m_layers(session.document().layers()), m_rules(session.document().positionRules()),
      m_up(session.document().upAxis().axis), m_name(QFileInfo(session.document().displayName()).completeBaseName())
{
}

std::optional<CharacterMove> MotionOnCharacter::make(const Progress &progress) const
{
    constexpr double partOfLayers = 0.3; // of the time, roughly
    Clip merged = m_clip;
    if (!m_layers.empty()) {
        auto motion = layeredMotion(m_clip, m_layers, progress.part(0.0, partOfLayers));
        if (!motion)
            return std::nullopt;
        merged.motion = *std::move(motion);
    }
    auto moved = m_retarget.moved(std::move(merged), m_rules, m_up, progress.part(partOfLayers, 1.0));
    if (!moved)
        return std::nullopt;
    return CharacterMove{std::move(moved->clip), std::move(moved->rules), m_name.toStdString()};
}

} // namespace limber
