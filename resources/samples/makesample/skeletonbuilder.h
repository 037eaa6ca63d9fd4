#pragma once

#include "motion/skeleton.h"

#include <string>
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
    void addEndSite(int parent, const glm::dvec3 &offset);

    [[nodiscard]] Skeleton take() { return std::move(m_skeleton); }

private:
    std::vector<Channel> m_rotations;
    Skeleton m_skeleton;
};

// Rotation channels by their letters: "ZXY" is Zrotation Xrotation Yrotation.
[[nodiscard]] std::vector<Channel> rotationsInOrder(const char *letters);

} // namespace limber::samples
