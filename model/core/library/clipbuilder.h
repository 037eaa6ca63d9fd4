#pragma once

#include "motion/clip.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace limber {

// What a ClipBuilder was asked for that no file could hold. The numbers are part of the interface and stay.
enum class BuildFault {
    NoRoot = 1, // built without a joint
    RootInsideJoint = 2, // a root while another joint is open
    NothingOpen = 3, // a joint, an end site or a close while no joint is open
    LeftOpen = 4, // built while joints are open
    TooDeep = 5, // more levels of joints than a reader accepts
    BadName = 6, // see isWritableName
    RepeatedChannel = 7, // one channel twice in a joint
    NumberNotFinite = 8, // nan or infinite
    FrameLength = 9, // a frame with more or fewer values than there are channels
    BadFrameTime = 10, // negative, nan or infinite
    JointAfterFrame = 11, // a joint when there are frames already
    TooManyFrames = 12,
};

// Where a build went wrong. `call` counts the calls to the builder from 1, build() included.
struct BuildError
{
    BuildFault fault = BuildFault::NoRoot; // what was wrong
    int call = 0; // the number of the call that was wrong, from 1
    std::string message; // a plain sentence: what was expected, what was given
};

// A clip or the first error.
struct BuildResult
{
    std::optional<Clip> clip; // nothing where a call was wrong
    std::optional<BuildError> error; // set exactly where there is no clip
};

// Makes a clip from data other than a file, in the order of a file: joints are opened, hold their children and are
// closed; then come the frames. Calls can be chained. The first error is kept and later calls are ignored, so
// only build() needs to be checked.
//     ClipBuilder builder;
//     builder.openRoot("Hips", {0, 90, 0}, {channels::Zrotation, channels::Xrotation, channels::Yrotation})
//         .openJoint("Chest", {0, 12, 0}, {channels::Zrotation})
//             .endSite({0, 20, 0})
//         .close()
//     .close().frame(values);
class ClipBuilder
{
public:
    // Offsets in file units from the parent joint; channels in the order of the columns and of the rotations.
    ClipBuilder &openRoot(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels);
    // A joint below the open one; the new one is open then.
    ClipBuilder &openJoint(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels);
    // Of the open joint.
    ClipBuilder &endSite(const glm::dvec3 &offset);
    // Ends the joint that was opened last.
    ClipBuilder &close();

    // 1/30 s if it is not called.
    ClipBuilder &frameTime(double seconds);
    // One value per channel, in the order of the joints and their channels; degrees and file units.
    ClipBuilder &frame(std::span<const double> values);

    // The first error so far.
    [[nodiscard]] const std::optional<BuildError> &error() const { return m_error; }
    // The clip, which has no source text; the builder starts anew.
    [[nodiscard]] BuildResult build();

private:
    void open(Joint joint);
    [[nodiscard]] bool isFinite(std::span<const double> values, const char *what);
    // Counts the call; false if an error has stopped the builder already.
    [[nodiscard]] bool begin();
    void fail(BuildFault fault, std::string message);

    Skeleton m_skeleton;
    std::vector<int> m_open;
    std::vector<double> m_values;
    int m_frameCount = 0;
    double m_frameTimeSeconds = 1.0 / 30.0;
    int m_calls = 0;
    std::optional<BuildError> m_error;
};

} // namespace limber
