#include "actions/shortcuts/shortcutpreset.h"

#include "actions/actiontable.h"

#include <span>

namespace limber {

namespace {

// The keys of an action in which a preset differs from the table of actions.
struct PresetKeys
{
    ActionId action;
    ActionKeys keys;
};

// The keys as Blender's manual names them in "Default Keymap". Its views are on the numpad, as Limber's are anyway. It
// does not play with J, K and L.
std::span<const PresetKeys> blenderKeys()
{
    static const PresetKeys keys[] = {
        {ActionId::SelectTool, {Qt::Key_W}},
        {ActionId::MoveTool, {Qt::Key_G}},
        {ActionId::RotateTool, {Qt::Key_R}},
        {ActionId::IkTool, {Qt::SHIFT | Qt::Key_I}},
        {ActionId::LookAtTool, {Qt::SHIFT | Qt::Key_T}},
        {ActionId::KeyLayerWeight, {Qt::Key_I}},
        {ActionId::PlayBackward, {Qt::CTRL | Qt::SHIFT | Qt::Key_Space, Qt::SHIFT | Qt::Key_J}},
        {ActionId::StopPlaying, {Qt::SHIFT | Qt::Key_K}},
        {ActionId::PlayForward, {Qt::SHIFT | Qt::Key_L}},
        {ActionId::SetKey, {Qt::Key_K}},
        {ActionId::LockJoints, {Qt::Key_L}},
        {ActionId::ShowOriginal, {Qt::SHIFT | Qt::Key_G}},
        {ActionId::FrameFigure, {Qt::Key_Home}},
        {ActionId::FrameSelection, {Qt::KeypadModifier | Qt::Key_Period}},
        {ActionId::ShowAllJoints, {Qt::ALT | Qt::Key_H}},
        {ActionId::SetRangeStart, {Qt::CTRL | Qt::Key_Home}},
        {ActionId::SetRangeEnd, {Qt::CTRL | Qt::Key_End}},
        {ActionId::ClearRange, {Qt::CTRL | Qt::ALT | Qt::Key_P}},
        {ActionId::DuplicateFrames, {Qt::SHIFT | Qt::Key_D}},
        {ActionId::ApplyAgain, {Qt::SHIFT | Qt::Key_R}},
        {ActionId::FindCommand, {Qt::Key_F3}},
        {ActionId::ShowInspector, {Qt::Key_N}},
        {ActionId::ShowHistory, {Qt::CTRL | Qt::ALT | Qt::Key_Z}},
        {ActionId::FullScreen, {Qt::CTRL | Qt::ALT | Qt::Key_Space, Qt::Key_F11}},
    };
    return keys;
}

// The keys as Maya's help names them in "Default hotkeys". Its tools on Q, W and E have Limber's own keys; R is a tool
// there, too. It does not play with J, K and L.
std::span<const PresetKeys> mayaKeys()
{
    static const PresetKeys keys[] = {
        {ActionId::PlayPause, {Qt::ALT | Qt::Key_V, Qt::Key_Space}},
        {ActionId::PlayBackward, {Qt::SHIFT | Qt::Key_J}},
        {ActionId::StopPlaying, {Qt::SHIFT | Qt::Key_K}},
        {ActionId::PlayForward, {Qt::SHIFT | Qt::Key_L}},
        {ActionId::SetKey, {Qt::Key_K}},
        {ActionId::LockJoints, {Qt::Key_L}},
        {ActionId::FirstFrame, {Qt::ALT | Qt::SHIFT | Qt::Key_V, Qt::SHIFT | Qt::Key_Left}},
        {ActionId::StepBack, {Qt::ALT | Qt::Key_Comma, Qt::Key_Left}},
        {ActionId::StepForward, {Qt::ALT | Qt::Key_Period, Qt::Key_Right}},
        {ActionId::PreviousMark, {Qt::Key_Comma, Qt::ALT | Qt::Key_PageUp}},
        {ActionId::NextMark, {Qt::Key_Period, Qt::ALT | Qt::Key_PageDown}},
        {ActionId::KeyLayerWeight, {Qt::Key_S}},
        {ActionId::ApplyAgain, {Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_R}},
        {ActionId::ShowOriginal, {Qt::SHIFT | Qt::Key_G}},
        {ActionId::Undo, {Qt::CTRL | Qt::Key_Z, Qt::Key_Z}},
        {ActionId::Redo, {Qt::CTRL | Qt::Key_Y, Qt::SHIFT | Qt::Key_Z}},
        {ActionId::HideJoints, {Qt::CTRL | Qt::Key_H}},
        {ActionId::ShowAllJoints, {Qt::CTRL | Qt::SHIFT | Qt::Key_H}},
        {ActionId::IsolateJoints, {Qt::ALT | Qt::Key_H}},
    };
    return keys;
}

std::span<const PresetKeys> differencesOf(ShortcutPreset preset)
{
    switch (preset) {
    case ShortcutPreset::Blender:
        return blenderKeys();
    case ShortcutPreset::Maya:
        return mayaKeys();
    case ShortcutPreset::Limber:
        break;
    }
    return {};
}

} // namespace

std::array<ShortcutPreset, 3> keyPresets()
{
    return {ShortcutPreset::Limber, ShortcutPreset::Blender, ShortcutPreset::Maya};
}

QString titleOf(ShortcutPreset preset)
{
    switch (preset) {
    case ShortcutPreset::Blender:
        return QStringLiteral("Blender");
    case ShortcutPreset::Maya:
        return QStringLiteral("Maya");
    case ShortcutPreset::Limber:
        break;
    }
    return QStringLiteral("Limber");
}

QString wordOf(ShortcutPreset preset)
{
    return titleOf(preset).toLower();
}

std::optional<ShortcutPreset> keyPresetOf(const QString &word)
{
    for (const ShortcutPreset preset : keyPresets()) {
        if (wordOf(preset) == word)
            return preset;
    }
    return std::nullopt;
}

QList<QKeySequence> keysOf(ShortcutPreset preset, ActionId action)
{
    for (const PresetKeys &other : differencesOf(preset)) {
        if (other.action == action)
            return other.keys.sequences();
    }
    return rowOf(action).keys.sequences();
}

} // namespace limber
