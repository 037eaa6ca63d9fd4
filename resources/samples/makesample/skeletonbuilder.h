#pragma once

#include "motion/skeleton.h"

#include <string>
#include <utility>
#include <vector>

namespace limber::samples {

// Puts a skeleton together with the same channels on every joint unless told otherwise.
class SkeletonBuilder
{
public:
    // Zrotation Xrotation Yrotation.
    SkeletonBuilder();
    explicit SkeletonBuilder(std::vector<Channel> rotations);

    // With the position channels X, Y, Z and the usual rotations.
    int addRoot(const std::string &name);
    int addRoot(const std::string &name, const std::vector<Channel> &rotations);
    int addJoint(const std::string &name, int parent, const glm::dvec3 &offset);
    int addJoint(const std::string &name, int parent, const glm::dvec3 &offset, const std::vector<Channel> &rotations);
    // With position channels before the usual rotations, as the root has them.
    int addTravellingJoint(const std::string &name, int parent, const glm::dvec3 &offset);
    // Joints by name and offset, each the child of the one before; returns the last.
    int addChain(int parent, const std::vector<std::pair<std::string, glm::dvec3>> &joints);
    void addEndSite(int parent, const glm::dvec3 &offset);

    [[nodiscard]] Skeleton take() { return std::move(m_skeleton); }

private:
    int addTravellingJoint(const std::string &name, int parent, const glm::dvec3 &offset,
                           const std::vector<Channel> &rotations);

    std::vector<Channel> m_rotations;
    Skeleton m_skeleton;
};

// Rotation channels by their letters: "ZXY" is Zrotation Xrotation Yrotation.
[[nodiscard]] std::vector<Channel> rotationsInOrder(const char *letters);

} // namespace limber::samples
