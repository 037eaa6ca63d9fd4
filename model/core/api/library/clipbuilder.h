#pragma once

#include "motion/clip.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace limber {

// What is wrong with a call of a ClipBuilder that no file could express. The numbers are part of the interface and
// stay.
enum class BuildFault {
    NoRoot = 1, // build() without a joint
    RootInsideJoint = 2, // a root while another joint is open
    NothingOpen = 3, // a joint, an end site or a close while no joint is open
    LeftOpen = 4, // build() while joints are open
    TooDeep = 5, // more levels of joints than a reader accepts
    BadName = 6, // see isWritableName
    RepeatedChannel = 7, // a joint that has one channel twice
    NumberNotFinite = 8, // nan or infinite
    FrameLength = 9, // a frame with more or fewer values than there are channels
    BadFrameTime = 10, // negative, nan or infinite
    JointAfterFrame = 11, // a joint after frames were added
    TooManyFrames = 12,
};

// The error of a build. `call` counts the calls of the builder from 1, including build().
struct BuildError
{
    BuildFault fault = BuildFault::NoRoot; // what was wrong
    int call = 0; // the number of the faulty call, from 1
    std::string message; // a plain sentence: what was expected and what was given
};

// A clip or the first error.
struct BuildResult
{
    std::optional<Clip> clip; // empty if a call was wrong
    std::optional<BuildError> error; // set exactly if there is no clip
};

// Makes a clip from data that does not come from a file. The calls follow the order of a file: joints are opened, hold
// their children and are closed; then come the frames. Calls can be chained. The builder keeps the first error and
// ignores later calls, so that a program needs to check only build().
//     ClipBuilder builder;
//     builder.openRoot("Hips", {0, 90, 0}, {channels::Zrotation, channels::Xrotation, channels::Yrotation})
//         .openJoint("Chest", {0, 12, 0}, {channels::Zrotation})
//             .endSite({0, 20, 0})
//         .close()
//     .close().frame(values);
class ClipBuilder
{
public:
    // Opens a root. The offset is in file units; channels are in the order of the columns and of the rotations.
    ClipBuilder &openRoot(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels);
    // Opens a joint below the open one; the offset is in file units from its parent. The new joint is the open one
    // then.
    ClipBuilder &openJoint(std::string name, const glm::dvec3 &offset, std::vector<Channel> channels);
    // Adds an end site to the open joint.
    ClipBuilder &endSite(const glm::dvec3 &offset);
    // Closes the joint that was opened last.
    ClipBuilder &close();

    // Sets the frame time; it is 1/30 s without this call.
    ClipBuilder &frameTime(double seconds);
    // Adds a frame: one value per channel, in the order of the joints and their channels, in degrees and file units.
    ClipBuilder &frame(std::span<const double> values);

    // Returns the first error so far, if any.
    [[nodiscard]] const std::optional<BuildError> &error() const { return m_error; }
    // Returns the clip, which has no source text; the builder then starts anew.
    [[nodiscard]] BuildResult build();

private:
    void open(Joint joint);
    [[nodiscard]] bool isFinite(std::span<const double> values, const char *what);
    // Counts the call; returns false if an earlier error has stopped the builder.
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
