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

// What a table has of a motion.
enum class TableContent {
    Channels, // the numbers of the file
    Positions, // of joints and end sites; file units
    Quaternions, // of joints: w, x, y, z, each in the half of those before it
    RotationVectors, // of joints: axis times angle, degrees
    JointAngles, // of joints: by how much each is rotated against its rest pose, degrees
    Speeds, // of joints and end sites; file units per second
    Accelerations, // of joints and end sites; file units per second squared
};

// Against what positions and rotations are.
enum class TableSpace { World, Parent };

// By its name on the command line: channels, positions, quaternions, vectors, angles, speeds, accelerations.
[[nodiscard]] std::optional<TableContent> tableContentNamed(std::string_view name);

// The columns of a table with their values in any frame.
class MotionColumns
{
public:
    virtual ~MotionColumns() = default;
    MotionColumns(const MotionColumns &) = delete;
    MotionColumns &operator=(const MotionColumns &) = delete;

    // NODE.CHANNEL, NODE.x … with the address of the node (motion/nodeaddress.h), in bytes of the file's names.
    [[nodiscard]] const std::vector<std::string> &names() const { return m_names; }
    // As many as there are names. Frames come in rising order.
    virtual void fill(int frame, std::span<double> values) = 0;

    // The clip must outlive it.
    [[nodiscard]] static std::unique_ptr<MotionColumns> make(const Clip &clip, const PositionRules &rules,
                                                             TableContent content, TableSpace space);

protected:
    MotionColumns() = default;
    void addNames(const std::string &node, std::initializer_list<std::string_view> parts);

private:
    std::vector<std::string> m_names;
};

// Addresses (motion/nodeaddress.h) of joints, after them those of end sites: none twice.
[[nodiscard]] std::vector<std::string> nodeAddresses(const Skeleton &skeleton);

} // namespace limber
