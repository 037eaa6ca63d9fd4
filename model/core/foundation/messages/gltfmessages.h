#pragma once

#include "base/messageform.h"

// Why a clip cannot be written as glTF.
namespace limber::messages {

inline constexpr MessageForm<0> gltfTooLarge{QT_TRANSLATE_NOOP(
    "limber::Message", "needs more than 4 GiB as .glb, whose lengths have 32 bits: use fewer keys, or .gltf")};
inline constexpr MessageForm<0> fbxTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "needs more than 2 GB as .fbx: write fewer frames, or .glb")};
inline constexpr MessageForm<2> vrmaMissingBones{
    QT_TRANSLATE_NOOP("limber::Message", "expected the bones %1 for .vrma, without %2")};
inline constexpr MessageForm<0> vrmaNoFrames{
    QT_TRANSLATE_NOOP("limber::Message", "expected frames for .vrma, found none")};
inline constexpr MessageForm<1> vrmaFloor{QT_TRANSLATE_NOOP(
    "limber::Message", "the floor of the motion is at %1 m, but that of avatars is at 0: the operation "
                       "Set on Floor moves it there")};

} // namespace limber::messages
