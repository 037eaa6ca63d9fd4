#pragma once

#include "base/messageform.h"

// What is wrong with files of other 3D programs, and which parts of them do not become a clip.
namespace limber::messages {

// glTF
inline constexpr MessageForm<0> gltfNotGltf{
    QT_TRANSLATE_NOOP("limber::Message", "it has neither JSON nor the mark glTF")};
inline constexpr MessageForm<1> gltfVersion{QT_TRANSLATE_NOOP("limber::Message", "expected glTF 2, found version %1")};
inline constexpr MessageForm<0> gltfNoVersion{QT_TRANSLATE_NOOP("limber::Message", "it names no version of glTF")};
inline constexpr MessageForm<1> gltfChunk{
    QT_TRANSLATE_NOOP("limber::Message", "byte %1: expected a chunk of a .glb file, found the end of the file")};
inline constexpr MessageForm<3> gltfJson{QT_TRANSLATE_NOOP("limber::Message", "line %1, column %2: %3")};
inline constexpr MessageForm<1> gltfBadMember{QT_TRANSLATE_NOOP("limber::Message", "%1 is not as glTF requires")};
inline constexpr MessageForm<2> gltfBadNumbers{
    QT_TRANSLATE_NOOP("limber::Message", "%1: expected %2 numbers of at most 1e9, found others")};
inline constexpr MessageForm<1> gltfTwoParents{
    QT_TRANSLATE_NOOP("limber::Message", "node %1 is below two nodes, or below itself")};
inline constexpr MessageForm<3> gltfHumanBone{
    QT_TRANSLATE_NOOP("limber::Message", "the humanoid map names node %1 as %2, but there are %3 nodes")};
inline constexpr MessageForm<1> shearedNode{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 keeps its rest pose: its matrix has a shear, which no animation can hold")};
inline constexpr MessageForm<2> skewedBelow{QT_TRANSLATE_NOOP(
    "limber::Message", "%1 has a scale that is not the same along all axes: what hangs below it may be "
                       "off by %2 cm")};
inline constexpr MessageForm<2> missingBeside{
    QT_TRANSLATE_NOOP("limber::Message", "“%1”, which belongs to it, is left out: %2")};
inline constexpr MessageForm<1> notCopied{QT_TRANSLATE_NOOP("limber::Message", "was not copied: %1")};
inline constexpr MessageForm<0> characterWithoutSize{
    QT_TRANSLATE_NOOP("limber::Message", "expected joints at different places, found all of them in one point: it has "
                                         "no size")};
inline constexpr MessageForm<0> characterChanged{
    QT_TRANSLATE_NOOP("limber::Message", "has changed since it was read: read it again")};
inline constexpr MessageForm<0> gltfTooManyNodes{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most 100,000 nodes, found more")};
inline constexpr MessageForm<1> gltfBeyondBuffer{
    QT_TRANSLATE_NOOP("limber::Message", "accessor %1 claims more bytes than there are")};
inline constexpr MessageForm<1> gltfAccessorKind{
    QT_TRANSLATE_NOOP("limber::Message", "accessor %1 has numbers of a type that animations cannot have")};
inline constexpr MessageForm<1> gltfNotFinite{
    QT_TRANSLATE_NOOP("limber::Message", "accessor %1 has a number that is not finite")};
inline constexpr MessageForm<1> gltfTimesFall{
    QT_TRANSLATE_NOOP("limber::Message", "the times in accessor %1 do not rise")};
// The words of these two are few: of what the reader says, a message has 80 characters.
inline constexpr MessageForm<0> gltfCompressed{QT_TRANSLATE_NOOP(
    "limber::Message", "meshopt (EXT_meshopt_compression) is not read: export it without compression")};
inline constexpr MessageForm<1> gltfUnknownExtension{
    QT_TRANSLATE_NOOP("limber::Message", "it needs the unknown extension “%1”: export it without")};
inline constexpr MessageForm<1> gltfForeignBuffer{
    QT_TRANSLATE_NOOP("limber::Message", "its numbers are not in its folder, but in “%1”")};
inline constexpr MessageForm<2> gltfMissingBuffer{QT_TRANSLATE_NOOP(
    "limber::Message", "expected %1 with its numbers beside it, found no file “%2” of numbers (.bin) in its folder")};
inline constexpr MessageForm<1> gltfBadBase64{
    QT_TRANSLATE_NOOP("limber::Message", "buffer %1: expected numbers as base64, found something else")};
inline constexpr MessageForm<0> gltfTooManyNumbers{
    QT_TRANSLATE_NOOP("limber::Message", "its animations name more numbers than the memory can hold")};

// Meshes
inline constexpr MessageForm<0> noMesh{
    QT_TRANSLATE_NOOP("limber::Message", "expected a mesh that hangs on joints, found none")};
inline constexpr MessageForm<0> meshBadSize{
    QT_TRANSLATE_NOOP("limber::Message", "expected a mesh about as large as its skeleton, found one that the "
                                         "bind matrices of its skins make much smaller or larger")};
inline constexpr MessageForm<2> meshCompressed{
    QT_TRANSLATE_NOOP("limber::Message", "its mesh is compressed with %1 (%2), which Limber does not read: export it "
                                         "without compression")};
inline constexpr MessageForm<3> meshBadJoint{
    QT_TRANSLATE_NOOP("limber::Message", "a vertex of “%1” follows joint %2, but its skin has %3 joints")};
inline constexpr MessageForm<4> meshBadTriangle{
    QT_TRANSLATE_NOOP("limber::Message", "triangle %1 of “%2” names vertex %3, but there are %4")};
inline constexpr MessageForm<2> meshNotFinite{
    QT_TRANSLATE_NOOP("limber::Message", "vertex %1 of “%2” is not at a finite position")};
inline constexpr MessageForm<2> meshTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "expected meshes of at most %1 %2, found more: too much to show")};
inline constexpr MessageForm<0> meshTriangles{QT_TRANSLATE_NOOP("limber::Message", "triangles")};
inline constexpr MessageForm<0> meshVertices{QT_TRANSLATE_NOOP("limber::Message", "vertices")};
inline constexpr MessageForm<0> meshBones{QT_TRANSLATE_NOOP("limber::Message", "joints in skins")};
inline constexpr MessageForm<1> characterOddHeight{QT_TRANSLATE_NOOP(
    "limber::Message", "expected a figure from 0.2 to 20 m tall, found one of %1 m: if its units are wrong, set them "
                       "where it was made and export it again; motions fit it as it is")};
inline constexpr MessageForm<1> looseVertices{
    QT_TRANSLATE_NOOP("limber::Message", "vertices that follow no joint: %1")};
inline constexpr MessageForm<0> characterIsFbx{QT_TRANSLATE_NOOP(
    "limber::Message", "expected a character as .glb, .gltf, .vrm or .vrma, found FBX, which only limber-cli and the "
                       "window read, by a program without rights")};
inline constexpr MessageForm<0> bodyOfTextFbx{
    QT_TRANSLATE_NOOP("limber::Message", "expected a binary .fbx to show its body, found text (ASCII): export "
                                         "the character as binary .fbx or as .glb")};
inline constexpr MessageForm<2> pictureLeftOut{
    QT_TRANSLATE_NOOP("limber::Message", "texture “%1” is left out: expected PNG or JPEG, found %2")};
inline constexpr MessageForm<1> pictureTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "texture “%1” is left out: expected at most 8192 x 8192 pixels, found more")};
inline constexpr MessageForm<1> pictureMissing{
    QT_TRANSLATE_NOOP("limber::Message", "texture “%1” is left out: expected its bytes, found none")};
inline constexpr MessageForm<0> tooManyPictures{
    QT_TRANSLATE_NOOP("limber::Message", "textures are left out: expected at most 64 and 128 MB, found more")};

// The program that reads the files
inline constexpr MessageForm<0> aGltfFile{QT_TRANSLATE_NOOP("limber::Message", "a glTF file")};
inline constexpr MessageForm<0> anFbxFile{QT_TRANSLATE_NOOP("limber::Message", "an FBX file")};
inline constexpr MessageForm<0> aColladaFile{QT_TRANSLATE_NOOP("limber::Message", "a Collada file")};
inline constexpr MessageForm<1> readerMissing{
    QT_TRANSLATE_NOOP("limber::Message", "cannot be read: the program %1, which belongs to Limber, is missing")};
inline constexpr MessageForm<1> readerNotStarted{
    QT_TRANSLATE_NOOP("limber::Message", "cannot be read: the program that reads such files did not start (%1)")};
inline constexpr MessageForm<1> readerUnsafe{QT_TRANSLATE_NOOP(
    "limber::Message", "is not read: the program that reads such files could not drop its own rights first (%1)")};
inline constexpr MessageForm<2> readerMemory{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one whose reader ended (memory limit of %2 MB)")};
inline constexpr MessageForm<2> readerTime{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one whose reader ended (time limit of %2 s)")};
inline constexpr MessageForm<2> readerCrash{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one whose reader ended (signal %2)")};
inline constexpr MessageForm<2> readerAnswerTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one with more than %2 MB to read")};
inline constexpr MessageForm<1> readerBadAnswer{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one that its reader could not use")};
inline constexpr MessageForm<2> readerRefused{
    QT_TRANSLATE_NOOP("limber::Message", "expected %1, found one that cannot be read: %2")};

// A scene that becomes a clip
inline constexpr MessageForm<0> sceneNoJoints{
    QT_TRANSLATE_NOOP("limber::Message", "expected a skeleton or an animation, found neither")};
inline constexpr MessageForm<1> sceneTooDeep{
    QT_TRANSLATE_NOOP("limber::Message", "expected joints at most %1 deep, found deeper ones")};
inline constexpr MessageForm<0> sceneTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "its frames would have more numbers than the memory can hold")};
inline constexpr MessageForm<0> sceneTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "expected joints at finite positions, found some that are not")};

// Parts of a scene that are left out
inline constexpr CountedMessageForm<0> sceneMeshes{QT_TRANSLATE_N_NOOP("limber::Message", "%n meshes"), "%n mesh"};
inline constexpr CountedMessageForm<0> sceneMaterials{QT_TRANSLATE_N_NOOP("limber::Message", "%n materials"),
                                                      "%n material"};
inline constexpr CountedMessageForm<0> sceneMorphs{QT_TRANSLATE_N_NOOP("limber::Message", "%n morphs"), "%n morph"};
inline constexpr CountedMessageForm<0> sceneCameras{QT_TRANSLATE_N_NOOP("limber::Message", "%n cameras"), "%n camera"};
inline constexpr CountedMessageForm<0> sceneLights{QT_TRANSLATE_N_NOOP("limber::Message", "%n lights"), "%n light"};
inline constexpr MessageForm<2> sceneListed{QT_TRANSLATE_NOOP("limber::Message", "%1, %2")};
inline constexpr MessageForm<1> sceneLeftOut{QT_TRANSLATE_NOOP("limber::Message", "left out: %1")};
inline constexpr CountedMessageForm<0> sceneScales{
    QT_TRANSLATE_N_NOOP("limber::Message", "the sizes of %n joints change, which BVH cannot hold: left out"),
    "the size of %n joint changes, which BVH cannot hold: left out"};
inline constexpr CountedMessageForm<0> sceneShears{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints are skewed, which BVH cannot hold: left out"),
    "%n joint is skewed, which BVH cannot hold: left out"};
inline constexpr CountedMessageForm<0> sceneRenamed{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints got other names, since BVH cannot hold theirs or they repeat"),
    "%n joint got another name, since BVH cannot hold its own or it repeats"};
inline constexpr CountedMessageForm<0> fbxRenamed{
    QT_TRANSLATE_N_NOOP("limber::Message", "%n joints got other names, since theirs are empty or repeat"),
    "%n joint got another name, since its own is empty or repeats"};
inline constexpr MessageForm<0> sceneCurves{
    QT_TRANSLATE_NOOP("limber::Message", "curves between keys are taken as straight")};

} // namespace limber::messages
