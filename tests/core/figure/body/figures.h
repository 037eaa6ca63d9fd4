#pragma once

#include "surgery/skeletontree.h"

#include "support/disguise.h"
#include "support/randommotion.h"
#include "support/results/resultinputs.h"
#include "support/walker.h"

#include <string>
#include <vector>

namespace limber::test {

// What a figure is a copy of.
enum class FigureKind { Walker, Animal, Tree };

// What the shape of a figure tells of its body without names.
enum class ShapeTells { All, Trunk, Nothing };

// A figure whose body is known, whatever its names and shape are.
struct NamedFigure
{
    const char *name;
    Clip clip;
    FigureKind kind = FigureKind::Walker;
    ShapeTells shape = ShapeTells::All;
    bool hasNames = true;
    std::vector<std::string> originals; // for each joint the name that it has in the original; empty for more joints
};

// Adds a chain of joints, whose bones all have the same offset, after the other children. Returns its last joint.
inline int addChain(SkeletonTree &tree, int parent, int joints, const glm::dvec3 &bone, const std::string &name)
{
    for (int i = 0; i < joints; ++i) {
        Joint joint;
        joint.name = name + std::to_string(i + 1);
        joint.offset = bone;
        joint.channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation};
        parent = tree.addJoint(std::move(joint), parent);
    }
    tree.addEndSite(0.5 * bone, parent);
    return parent;
}

inline Clip atRest(Skeleton skeleton)
{
    Clip clip;
    clip.skeleton = std::move(skeleton);
    clip.motion = Motion(1, clip.skeleton.columnCount());
    return clip;
}

inline Skeleton withoutNames(Skeleton skeleton)
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        skeleton.setName(joint, "node_" + std::to_string(joint));
    return skeleton;
}

// A walker with more on it: what is added first is shorter than the head.
inline Skeleton withBagAndTail()
{
    const Skeleton skeleton = makeWalker({.frames = 1}).clip.skeleton;
    SkeletonTree tree(skeleton);
    const int chest = skeleton.joint(jointNamed(skeleton, "LeftArm")).parent;
    const int bag = addChain(tree, chest, 1, {0.0, -3.0, -9.0}, "Bag");
    tree.move(bag, chest, 0);
    addChain(tree, 0, 4, {0.0, 2.0, -12.0}, "Tail");
    for (const std::string side : {"Left", "Right"}) {
        const double out = side == "Left" ? 1.0 : -1.0;
        const int hand = jointNamed(skeleton, side + "Hand");
        for (const auto &[finger, across] : {std::pair("Thumb", -1.5), {"Index", 0.0}, {"Middle", 1.5}})
            addChain(tree, hand, 3, {2.0 * out, -1.0 - 0.1 * across, across}, side + finger);
    }
    return tree.build().skeleton;
}

// Four legs, and a neck ahead of them.
inline Skeleton animal()
{
    Skeleton skeleton;
    Joint root;
    root.name = "root";
    root.channels = {channels::Xposition, channels::Yposition, channels::Zposition,
                     channels::Zrotation, channels::Xrotation, channels::Yrotation};
    skeleton.addJoint(std::move(root));
    SkeletonTree tree(skeleton);
    const int withers = addChain(tree, 0, 3, {0.0, 1.0, 20.0}, "back");
    for (const double side : {1.0, -1.0}) {
        addChain(tree, 0, 3, {3.0 * side, -24.0, -2.0}, side > 0.0 ? "hind_l_" : "hind_r_");
        addChain(tree, withers, 3, {3.0 * side, -23.0, 1.0}, side > 0.0 ? "fore_l_" : "fore_r_");
    }
    addChain(tree, withers, 2, {0.0, 14.0, 12.0}, "neck");
    addChain(tree, 0, 3, {0.0, -2.0, -11.0}, "tail");
    return tree.build().skeleton;
}

inline std::vector<std::string> namesOfJoints(const Skeleton &skeleton)
{
    std::vector<std::string> names;
    for (const Joint &joint : skeleton.joints())
        names.push_back(joint.name);
    return names;
}

inline NamedFigure namedFigure(const char *name, Clip clip, FigureKind kind, ShapeTells shape)
{
    std::vector<std::string> originals = namesOfJoints(clip.skeleton);
    return {name, std::move(clip), kind, shape, true, std::move(originals)};
}

inline NamedFigure unnamedFigure(const char *name, Clip clip, FigureKind kind, ShapeTells shape)
{
    std::vector<std::string> originals = namesOfJoints(clip.skeleton);
    clip.skeleton = withoutNames(clip.skeleton);
    return {name, std::move(clip), kind, shape, false, std::move(originals)};
}

inline NamedFigure disguisedFigure(const char *name, ShapeTells shape, const Disguise &how)
{
    const Skeleton walker = makeWalker({.frames = 1}).clip.skeleton;
    Disguised figure = disguised(walker, how);
    std::vector<std::string> originals;
    for (const int joint : figure.originals)
        originals.push_back(joint == NoJoint ? std::string() : walker.joint(joint).name);
    return {name, std::move(figure.clip), FigureKind::Walker, shape, !how.scramblesNames, std::move(originals)};
}

inline std::vector<NamedFigure> figures()
{
    using enum FigureKind;
    using enum ShapeTells;
    Clip measured = noisyWalk();
    scaleOffsets(measured, "LeftLeg", 1.02);
    scaleOffsets(measured, "RightForeArm", 0.985);
    std::vector<NamedFigure> all{
        // Knees that bend as those of a bird and toes that point forward contradict each other.
        namedFigure("walk", shortWalk(), Walker, Trunk),
        namedFigure("measured walk", measured, Walker, Trunk),
        unnamedFigure("unnamed walk", slowWalk(), Walker, Trunk),
        namedFigure("moved walk", movedWalk(), Walker, Trunk),
        unnamedFigure("bird", makeWalker({.frames = 40, .bendsKneesForward = true}).clip, Walker, All),
        disguisedFigure("scrambled", All, {.seed = 3}),
        disguisedFigure("extra joints", Nothing,
                        {.seed = 4, .scramblesNames = false, .hasFloorRoot = true, .hasExtraJoints = true}),
        disguisedFigure("scrambled extra joints", Nothing,
                        {.seed = 5, .scale = 0.0254, .hasFloorRoot = true, .hasExtraJoints = true}),
        disguisedFigure("turned rest", Trunk, {.seed = 6, .restDegrees = 70.0, .standsOnZ = true}),
        namedFigure("bag and tail", atRest(withBagAndTail()), Walker, All),
        unnamedFigure("unnamed bag and tail", atRest(withBagAndTail()), Walker, All),
        namedFigure("animal", atRest(animal()), Animal, All),
        unnamedFigure("unnamed animal", atRest(animal()), Animal, All),
    };
    for (const unsigned seed : {1U, 2U})
        all.push_back(namedFigure(seed == 1 ? "tree" : "other tree",
                                  makeRandomClip({.seed = seed, .joints = 24, .frames = 20}), Tree, Nothing));
    return all;
}

} // namespace limber::test
