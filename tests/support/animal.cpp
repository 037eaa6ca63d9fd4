#include "animal.h"

#include "pose/eulerangles.h"
#include "pose/pose.h"
#include "support/walker.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber::test {

namespace {

constexpr double halfCircle = 180.0;
constexpr double circle = 6.28318530717958647692; // radians
constexpr double cycleSeconds = 0.6;
constexpr double strideOfAnimal = 40.0;
constexpr double upperBone = 24.0;
constexpr double lowerBone = 22.0;
constexpr double heightOfAnkle = 3.0;
constexpr RotationOrder orderOfAnimal{Axis::Z, Axis::X, Axis::Y};

double degrees(double radians)
{
    return radians * 2.0 * halfCircle / circle;
}

struct LegOfAnimal
{
    glm::dvec3 hip{0.0}; // from the hips
    double size = 1.0;
    double bends = 1.0; // forward or backward
    double phase = 0.0;
    int upper = NoJoint;
};

// Builds the joints as they stand, and turns their frames afterwards so that the rest pose is another one.
class AnimalMaker
{
public:
    explicit AnimalMaker(const AnimalOptions &options) : m_options(options)
    {
        if (options.up == Axis::Z)
            m_turn = rotationAbout(Axis::X, 90.0);
    }

    Animal make()
    {
        addJoints();
        Motion &motion = m_animal.clip.motion;
        motion = Motion(m_options.frames, m_animal.clip.skeleton.columnCount());
        motion.setFrameTimeSeconds(1.0 / m_options.framesPerSecond);
        m_angles.assign(m_frames.size(), glm::dvec3(0.0));
        for (int frame = 0; frame < m_options.frames; ++frame)
            writeFrame(frame);
        return m_animal;
    }

private:
    [[nodiscard]] Skeleton &skeleton() { return m_animal.clip.skeleton; }
    [[nodiscard]] int last() { return skeleton().jointCount() - 1; }

    // Returns the rotation of a joint's frame at rest: it carries x to where its bone points.
    [[nodiscard]] glm::dmat3 restFrame(const glm::dvec3 &bone) const
    {
        if (!m_options.hasRestAlongX)
            return glm::dmat3(1.0);
        const glm::dvec3 x = glm::normalize(bone);
        const glm::dvec3 across = std::abs(x.x) > 0.9 ? glm::dvec3(0.0, 0.0, 1.0) : glm::dvec3(1.0, 0.0, 0.0);
        const glm::dvec3 z = glm::normalize(glm::cross(x, across));
        return {x, glm::cross(z, x), z};
    }

    // Adds a joint where it stands, and the bone that follows it.
    void add(const std::string &name, int parent, const glm::dvec3 &where, const glm::dvec3 &bone)
    {
        std::vector<Channel> channels;
        if (parent == NoJoint)
            channels = {channels::Xposition, channels::Yposition, channels::Zposition};
        for (const Axis axis : orderOfAnimal)
            channels.push_back({ChannelKind::Rotation, axis});
        const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : m_frames[static_cast<std::size_t>(parent)];
        const std::string given = m_options.hasNames ? name : "node_" + std::to_string(m_frames.size());
        skeleton().addJoint({given, parent, glm::transpose(above) * (m_turn * where), channels, 0});
        m_frames.push_back(m_turn * restFrame(bone) * glm::transpose(m_turn));
    }
    void addEnd(const glm::dvec3 &where)
    {
        skeleton().addEndSite({"Site", last(), glm::transpose(m_frames.back()) * (m_turn * where), 0});
    }

    void addJoints()
    {
        add("Hips", NoJoint, {}, {0.0, 3.0, 20.0});
        add("Spine", 0, {0.0, 3.0, 20.0}, {0.0, 1.0, 20.0});
        add("Spine1", 1, {0.0, 1.0, 20.0}, {0.0, 6.0, 16.0});
        add("Neck", 2, {0.0, 6.0, 16.0}, {0.0, 12.0, 10.0});
        add("Head", 3, {0.0, 12.0, 10.0}, {0.0, 0.0, 14.0});
        addEnd({0.0, 0.0, 14.0});
        const std::array<std::string, 2> sides = {"Left", "Right"};
        for (const std::size_t i : {0U, 1U}) {
            const double out = i == 0 ? 1.0 : -1.0;
            addLeg(2, {sides[i] + "Arm", sides[i] + "ForeArm", sides[i] + "Hand"}, {8.0 * out, -4.0, 10.0},
                   {{8.0 * out, 0.0, 50.0}, m_options.frontLegs, -1.0, i == 0 ? 0.5 : 0.0});
        }
        for (const std::size_t i : {0U, 1U}) {
            const double out = i == 0 ? 1.0 : -1.0;
            addLeg(0, {sides[i] + "UpLeg", sides[i] + "Leg", sides[i] + "Foot"}, {7.0 * out, -2.0, -4.0},
                   {{7.0 * out, -2.0, -4.0}, 1.0, 1.0, i == 0 ? 0.0 : 0.5});
        }
        add("Tail", 0, {0.0, 2.0, -8.0}, {0.0, 4.0, -12.0});
        addEnd({0.0, 4.0, -12.0});
        for (const std::size_t i : {2U, 3U, 0U, 1U})
            m_animal.contacts.push_back({m_legs[i].upper + 2, {}});
    }

    void addLeg(int parent, const std::array<std::string, 3> &names, const glm::dvec3 &where, LegOfAnimal leg)
    {
        const double upper = upperBone * leg.size;
        const double lower = lowerBone * leg.size;
        add(names[0], parent, where, {0.0, -upper, 0.0});
        leg.upper = last();
        add(names[1], last(), {0.0, -upper, 0.0}, {0.0, -lower, 0.0});
        add(names[2], last(), {0.0, -lower, 0.0}, {0.0, -3.0, 4.0});
        addEnd({0.0, -heightOfAnkle, 4.0});
        m_legs.push_back(leg);
    }

    void writeFrame(int frame)
    {
        const double cycle = frame / m_options.framesPerSecond / cycleSeconds;
        const glm::dvec3 hips(0.0, 46.0, strideOfAnimal * cycle);
        const glm::dvec3 turned = m_turn * hips;
        for (int axis = 0; axis < 3; ++axis)
            m_animal.clip.motion.setValue(frame, axis, turned[axis]);
        m_world.assign(m_frames.size(), glm::dmat3(1.0));
        for (const LegOfAnimal &leg : m_legs)
            poseLeg(frame, leg, cycle + leg.phase, hips);
        for (int joint = 0; joint < skeleton().jointCount(); ++joint)
            writeRotation(frame, joint);
    }

    void poseLeg(int frame, const LegOfAnimal &leg, double cycle, const glm::dvec3 &hips)
    {
        const double whole = std::floor(cycle);
        const double phase = cycle - whole;
        const double swing = std::max(0.0, 2.0 * phase - 1.0);
        const double ahead = swing * swing * (3.0 - 2.0 * swing);
        const double z = leg.hip.z + strideOfAnimal * (whole - leg.phase + 0.25 + ahead);
        const double lift = 8.0 * std::pow(std::sin(0.5 * circle * swing), 2.0);
        const glm::dvec3 hip = hips + leg.hip;
        bend(leg, heightOfAnkle + lift - hip.y, z - hip.z);
        if (phase > 0.5)
            return;
        const auto kind = static_cast<std::size_t>(&leg - m_legs.data());
        std::vector<FrameInterval> &intervals = m_animal.contacts[(kind + 2) % 4].intervals;
        if (!intervals.empty() && intervals.back().last == frame - 1)
            intervals.back().last = frame;
        else
            intervals.push_back({frame, frame});
    }

    // Bends a leg in the plane along which the animal goes.
    void bend(const LegOfAnimal &leg, double down, double ahead)
    {
        const double upper = upperBone * leg.size;
        const double lower = lowerBone * leg.size;
        const double distance = std::min(std::hypot(down, ahead), 0.999 * (upper + lower));
        const double towards = std::atan2(-ahead, -down);
        const auto angle = [](double a, double b, double opposite) {
            return std::acos(std::clamp((a * a + b * b - opposite * opposite) / (2.0 * a * b), -1.0, 1.0));
        };
        const double first = towards - leg.bends * angle(upper, distance, lower);
        const double second = towards + leg.bends * angle(lower, distance, upper);
        m_world[static_cast<std::size_t>(leg.upper)] = rotationAbout(Axis::X, degrees(first));
        m_world[static_cast<std::size_t>(leg.upper) + 1] = rotationAbout(Axis::X, degrees(second));
    }

    // Writes the rotation of a joint from how it and its parent are turned from where they stand.
    void writeRotation(int frame, int index)
    {
        const Joint &joint = skeleton().joint(index);
        const auto turnedFrame = [&](int each) {
            return m_turn * m_world[static_cast<std::size_t>(each)] * glm::transpose(m_turn) *
                   m_frames[static_cast<std::size_t>(each)];
        };
        const glm::dmat3 parent = joint.isRoot() ? glm::dmat3(1.0) : turnedFrame(joint.parent);
        glm::dvec3 &angles = m_angles[static_cast<std::size_t>(index)];
        angles = eulerAngles(glm::transpose(parent) * turnedFrame(index), orderOfAnimal, angles);
        const int first = joint.firstColumn + (joint.isRoot() ? 3 : 0);
        for (int i = 0; i < 3; ++i)
            m_animal.clip.motion.setValue(frame, first + i, angles[i]);
    }

    AnimalOptions m_options;
    Animal m_animal;
    glm::dmat3 m_turn{1.0};
    std::vector<glm::dmat3> m_frames; // of the joints, as the animal stands
    std::vector<glm::dmat3> m_world; // how the joints are turned from there in the present frame
    std::vector<glm::dvec3> m_angles; // of the joints in the last frame, degrees
    std::vector<LegOfAnimal> m_legs; // front legs first
};

// Appends the joints of a clip, without its motion.
void append(Skeleton &skeleton, const Skeleton &more, int root, const std::string &word)
{
    const int base = skeleton.jointCount();
    int nextEnd = 0;
    const auto addEnds = [&](int precedingJoints) {
        for (; nextEnd < more.endSiteCount() && more.endSite(nextEnd).precedingJoints <= precedingJoints; ++nextEnd) {
            EndSite end = more.endSite(nextEnd);
            end.parent += base;
            skeleton.addEndSite(std::move(end));
        }
    };
    for (int index = 0; index < more.jointCount(); ++index) {
        Joint joint = more.joint(index);
        joint.name = word + joint.name;
        joint.parent = joint.isRoot() ? root : joint.parent + base;
        skeleton.addJoint(std::move(joint));
        addEnds(index + 1);
    }
}

} // namespace

Animal makeAnimal(const AnimalOptions &options)
{
    return AnimalMaker(options).make();
}

Clip makeCrawler(int frames)
{
    Clip clip = makeWalker({.frames = frames}).clip;
    const auto set = [&](int frame, const char *name, const glm::dvec3 &angles) {
        const Joint &joint = clip.skeleton.joint(jointNamed(clip.skeleton, name));
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, joint.firstColumn + joint.columnCount() - 3 + i, angles[i]);
    };
    for (int frame = 0; frame < frames; ++frame) {
        const double swing = 15.0 * std::sin(circle * frame / 40.0);
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(frame, column, 0.0);
        clip.motion.setValue(frame, 1, 46.0);
        clip.motion.setValue(frame, 2, 0.5 * frame);
        set(frame, "Hips", {0.0, 90.0, 0.0});
        set(frame, "LeftUpLeg", {0.0, -90.0 + swing, 0.0});
        set(frame, "RightUpLeg", {0.0, -90.0 - swing, 0.0});
        set(frame, "LeftLeg", {0.0, 90.0, 0.0});
        set(frame, "RightLeg", {0.0, 90.0, 0.0});
        set(frame, "LeftArm", {0.0, 0.0, -90.0 + swing});
        set(frame, "RightArm", {0.0, 0.0, 90.0 + swing});
    }
    return clip;
}

Clip bothIn(const Clip &first, const Clip &second, Together together, const std::string &firstWord,
            const std::string &secondWord)
{
    Clip clip;
    const bool isCommon = together == Together::CommonRoot;
    if (isCommon)
        clip.skeleton.addJoint({"Scene", NoJoint, glm::dvec3(0.0), {}, 0});
    const int root = isCommon ? 0 : NoJoint;
    append(clip.skeleton, first.skeleton, root, firstWord);
    const int secondRoot = clip.skeleton.jointCount();
    append(clip.skeleton, second.skeleton, root, secondWord);
    const int frames = first.motion.frameCount();
    clip.motion = Motion(frames, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(first.motion.frameTimeSeconds());
    for (int frame = 0; frame < frames; ++frame) {
        const std::span<double> values = clip.motion.editFrame(frame);
        const auto end = std::ranges::copy(first.motion.frame(frame), values.begin()).out;
        std::ranges::copy(second.motion.frame(frame), end);
    }
    const int x = clip.skeleton.joint(secondRoot).firstColumn;
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, x, clip.motion.value(frame, x) + 150.0);
    return clip;
}

} // namespace limber::test
