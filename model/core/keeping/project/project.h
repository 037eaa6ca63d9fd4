#pragma once

#include "additions/addedvalues.h"
#include "additions/additions.h"
#include "body/figurestyle.h"
#include "comparison/clipcomparison.h"
#include "motion/skeleton.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "tracks/posesapart.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// The only version of project files that this program writes, and the newest that it knows.
inline constexpr int projectVersion = 1;

// The BVH file that a project belongs to, and its properties when the project was saved.
struct ProjectMotion
{
    // A path relative to the project's folder and inside of it, with slashes. It may have any bytes; base/keptpath.h
    // describes how the file holds them.
    std::string file;
    std::optional<std::int64_t> bytes;
    std::string sha1; // hexadecimal digits; empty if it is unknown
    int joints = 0; // 0 if it is unknown; likewise below
    int frames = 0;

    friend bool operator==(const ProjectMotion &, const ProjectMotion &) = default;
};

// The camera with which the user looked at the motion.
struct ProjectCamera
{
    glm::dvec3 target{0.0}; // file units, in the space of the view, where Y is up
    double distance = 1.0; // of the eye from the target, more than 0
    double yawDegrees = 0.0; // 0: the eye is on +Z
    double pitchDegrees = 0.0; // positive: the eye looks down
    bool isOrthographic = false;

    friend bool operator==(const ProjectCamera &, const ProjectCamera &) = default;
};

// The views that a window may show beside each other: the user's own, and those that look along an axis at first.
enum class ViewPlace { User, Front, Right, Top };

inline constexpr int viewPlaceCount = 4;
// By place; empty for a view that was not shown yet.
using ViewCameras = std::array<std::optional<ProjectCamera>, viewPlaceCount>;

// A camera that the user keeps, to look from there again.
struct SavedView
{
    ProjectCamera camera;
    std::optional<glm::dvec3> figure; // where its first root was then, in the space of the view

    friend bool operator==(const SavedView &, const SavedView &) = default;
};

inline constexpr int savedViewCount = 4;
// By slot; empty for a free slot.
using SavedViews = std::array<std::optional<SavedView>, savedViewCount>;

// How the user looked at the motion.
struct ProjectView
{
    int frame = 0;
    std::optional<FrameInterval> range; // the frames that are played; empty for the whole clip
    PositionRuleChoice positions = PositionRuleChoice::Auto;
    UpAxisChoice up = UpAxisChoice::Auto;
    PosesApartChoice posesApart = PosesApartChoice::Ask;
    std::optional<int> layer; // that changes go into, 0 for the lowest; empty for the base
    bool holdsFeet = true; // feet stay where they stand while poses change
    std::optional<FigureStyle> body; // how the figure is drawn; empty if it is as the user last chose
    SurfaceLook surface; // of the character
    ViewCameras cameras;

    friend bool operator==(const ProjectView &, const ProjectView &) = default;
};

// A joint or end site that stays where it is while the pose changes.
struct ProjectPin
{
    NodeId node;
    bool holdsRotation = false; // also the rotation in the world
    int space = NoJoint; // the joint that carries it along; NoJoint for the world

    friend bool operator==(const ProjectPin &, const ProjectPin &) = default;
};

// Joints and end sites that the user selects together.
struct ProjectSet
{
    std::string name; // UTF-8, one line
    std::vector<NodeId> nodes;

    friend bool operator==(const ProjectSet &, const ProjectSet &) = default;
};

// A clip that lies beside the document and may be compared with it. The project only names it: opening a project opens
// nothing but its motion.
struct ProjectClip
{
    std::string file; // a path in the same form as that of the motion
    ComparisonSettings settings; // without the rotation
    bool isHidden = false;
    bool isChosen = false; // whether it is the one that is compared

    friend bool operator==(const ProjectClip &, const ProjectClip &) = default;
};

inline constexpr int mostProjectClips = 8;

// Everything that a document holds and a BVH file cannot. It is kept in a project file beside the BVH file.
struct Project
{
    ProjectMotion motion;
    ProjectView view;
    SavedViews savedViews;
    std::vector<ProjectPin> pins;
    std::vector<NodeId> hidden; // nodes that the view leaves out
    std::vector<NodeId> locked; // joints that no tool changes
    std::vector<ProjectSet> sets;
    std::vector<ProjectClip> beside;
    Additions additions; // ids of layers are not kept

    friend bool operator==(const Project &, const Project &) = default;
};

} // namespace limber
