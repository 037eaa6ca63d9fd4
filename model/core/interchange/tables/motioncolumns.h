#pragma once

#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The content of a table of a motion.
enum class TableContent {
    Channels, // the numbers of the file
    Positions, // of joints and end sites; file units
    Quaternions, // of joints: w, x, y, z, each in the same half of the sphere as the one before
    RotationVectors, // of joints: axis times angle, degrees
    JointAngles, // of joints: rotation of each relative to its rest pose, degrees
    Speeds, // of joints and end sites; file units per second
    Accelerations, // of joints and end sites; file units per second squared
};

// What positions and rotations are relative to.
enum class TableSpace { World, Parent };

// Returns the content with this name on the command line: channels, positions, quaternions, vectors, angles, speeds,
// accelerations.
[[nodiscard]] std::optional<TableContent> tableContentNamed(std::string_view name);

// The columns of a table with their values in any frame.
class MotionColumns
{
public:
    virtual ~MotionColumns() = default;
    MotionColumns(const MotionColumns &) = delete;
    MotionColumns &operator=(const MotionColumns &) = delete;

    // Returns the names NODE.CHANNEL, NODE.x … with the address of the node (motion/nodeaddress.h), in bytes of the
    // file's names.
    [[nodiscard]] const std::vector<std::string> &names() const { return m_names; }
    // Writes the values of a frame, one for each name. Frames must come in rising order.
    virtual void fill(int frame, std::span<double> values) = 0;

    // The clip must outlive it.
    [[nodiscard]] static std::unique_ptr<MotionColumns> make(const Clip &clip, const PositionRules &rules,
                                                             TableContent content, TableSpace space);

protected:
    MotionColumns() = default;
    void addName(std::string name);
    void addNames(const std::string &node, std::initializer_list<std::string_view> parts);

private:
    std::vector<std::string> m_names;
};

// Returns the addresses (motion/nodeaddress.h) of joints and then of end sites, each once.
[[nodiscard]] std::vector<std::string> nodeAddresses(const Skeleton &skeleton);

} // namespace limber
