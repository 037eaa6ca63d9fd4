#pragma once

#include "base/messageform.h"

// Why a clip cannot be written as glTF.
namespace limber::messages {

inline constexpr MessageForm<0> gltfTooLarge{QT_TRANSLATE_NOOP(
    "limber::Message", "needs more than 4 GiB as .glb, whose lengths have 32 bits: use fewer keys, or .gltf")};
inline constexpr MessageForm<0> fbxTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "needs more than 2 GB as .fbx: write fewer frames, or .glb")};

} // namespace limber::messages
