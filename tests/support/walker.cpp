#include "walker.h"

#include "pose/eulerangles.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <string>

namespace limber::test {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double secondsOfCycle = 1.1;
constexpr double toeDown = 0.06; // the phases are fractions of the cycle, counted from the heel strike
constexpr double heelUp = 0.40;
constexpr double toeUp = 0.62;
constexpr double hipWidth = 9.0;
constexpr double ankleHeight = 9.0;
constexpr glm::dvec3 foot{0.0, -6.0, 14.0}; // from the ankle to the toe
constexpr RotationOrder order{Axis::Z, Axis::X, Axis::Y};

double smooth(double from, double to, double at)
{
    const double fraction = std::clamp((at - from) / (to - from), 0.0, 1.0);
    return fraction * fraction * (3.0 - 2.0 * fraction);
}

// A positive angle turns the toe down: first the foot is flat, then it rises on the toe, then the toe is raised for the
// heel strike.
double footPitchDegrees(double phase)
{
    if (phase < toeDown)
        return -18.0 * (1.0 - smooth(0.0, toeDown, phase));
    if (phase < toeUp)
        return 30.0 * smooth(heelUp, toeUp, phase);
    return 30.0 - 48.0 * smooth(toeUp, 1.0, phase);
}

// The position of the ankle, relative to where the foot stands.
glm::dvec3 anklePath(double phase, double stride)
{
    const auto onToe = [](double pitch) { return foot - rotationAbout(Axis::X, pitch) * foot; };
    if (phase < heelUp)
        return glm::dvec3(0.0);
    if (phase < toeUp)
        return onToe(footPitchDegrees(phase));
    const double fraction = (phase - toeUp) / (1.0 - toeUp);
    const double travel = smooth(0.0, 1.0, fraction);
    return onToe(30.0) * (1.0 - travel) +
           glm::dvec3(0.0, 6.0 * std::pow(std::sin(pi * fraction), 2.0), stride * travel);
}

glm::dmat3 boneFrame(const glm::dvec3 &along, const glm::dvec3 &hinge)
{
    const glm::dvec3 y = -glm::normalize(along);
    const glm::dvec3 x = glm::normalize(hinge - y * glm::dot(y, hinge));
    return {x, y, glm::cross(x, y)};
}

class Maker
{
public:
    explicit Maker(const WalkerOptions &options) : m_options(options)
    {
        if (options.up == Axis::Z)
            m_turn = rotationAbout(Axis::X, 90.0);
    }

    Walker make()
    {
        addJoints();
        Motion &motion = m_walker.clip.motion;
        motion = Motion(m_options.frames, m_walker.clip.skeleton.columnCount());
        motion.setFrameTimeSeconds(1.0 / m_options.framesPerSecond);
        m_last.resize(static_cast<std::size_t>(m_walker.clip.skeleton.jointCount()));
        for (int frame = 0; frame < m_options.frames; ++frame)
            writeFrame(frame);
        return m_walker;
    }

private:
    void addJoints()
    {
        add("Hips", NoJoint, {});
        for (const auto &[side, sign] : {std::pair{"Left", 1.0}, std::pair{"Right", -1.0}}) {
            const std::string name = side;
            add(name + "UpLeg", 0, {sign * hipWidth, -4.0, 0.0});
            add(name + "Leg", last(), {0.0, -m_options.thigh, 0.0});
            add(name + "Foot", last(), {0.0, -m_options.shin, 0.0});
            m_walker.contacts.push_back({last(), {}});
            add(name + "ToeBase", last(), foot);
            m_walker.contacts.push_back({last(), {}});
            addEnd({0.0, 0.0, 7.0});
        }
        add("Spine", 0, {0.0, 25.0, 0.0});
        const int spine = last();
        add("Neck", spine, {0.0, 30.0, 0.0});
        add("Head", last(), {0.0, 10.0, 2.0});
        addEnd({0.0, 18.0, 0.0});
        for (const auto &[side, sign] : {std::pair{"Left", 1.0}, std::pair{"Right", -1.0}}) {
            const std::string name = side;
            add(name + "Arm", spine, {sign * 16.0, 27.0, 0.0});
            add(name + "ForeArm", last(), {sign * 28.0, 0.0, 0.0});
            add(name + "Hand", last(), {sign * 25.0, 0.0, 0.0});
            addEnd({sign * 16.0, 0.0, 0.0});
        }
    }

    [[nodiscard]] int last() const { return m_walker.clip.skeleton.jointCount() - 1; }

    void add(const std::string &name, int parent, const glm::dvec3 &offset)
    {
        std::vector<Channel> channels;
        if (parent == NoJoint)
            channels = {channels::Xposition, channels::Yposition, channels::Zposition};
        for (const Axis axis : order)
            channels.push_back({ChannelKind::Rotation, axis});
        m_walker.clip.skeleton.addJoint({name, parent, m_turn * offset * m_options.scale, channels, 0});
    }
    void addEnd(const glm::dvec3 &offset)
    {
        m_walker.clip.skeleton.addEndSite({"Site", last(), m_turn * offset * m_options.scale, 0});
    }

    void writeFrame(int frame)
    {
        const double seconds = frame / m_options.framesPerSecond;
        const double cycle = seconds / secondsOfCycle;
        const double bend = m_options.bends ? std::sin(2.0 * pi * seconds / 4.0) : 0.0;
        const glm::dvec3 hips(8.0 * bend + 2.0 * std::cos(2.0 * pi * cycle),
                              m_options.thigh + m_options.shin + ankleHeight - 8.0 + 1.5 * std::sin(4.0 * pi * cycle),
                              m_options.stride * cycle);
        const glm::dmat3 body = rotationAbout(Axis::Y, 6.0 * bend + 5.0 * std::sin(2.0 * pi * cycle)) *
                                rotationAbout(Axis::Z, 3.0 * std::cos(2.0 * pi * cycle));
        setPosition(frame, hips);
        setRotation(frame, 0, body);
        writeLeg(frame, 1, 1.0, cycle, hips, body);
        writeLeg(frame, 5, -1.0, cycle + 0.5, hips, body);
        writeUpperBody(frame, cycle);
    }

    void writeLeg(int frame, int thigh, double sign, double cycle, const glm::dvec3 &hips, const glm::dmat3 &body)
    {
        const double phase = cycle - std::floor(cycle);
        const double start = (std::floor(cycle) - (sign < 0.0 ? 0.5 : 0.0) + toeUp / 2.0) * m_options.stride;
        const glm::dvec3 ankle =
            glm::dvec3(sign * hipWidth * 0.9, ankleHeight, start) + anklePath(phase, m_options.stride);
        const glm::dvec3 hip = hips + body * glm::dvec3(sign * hipWidth, -4.0, 0.0);
        const glm::dvec3 leg = ankle - hip;
        const double distance = glm::length(leg);
        const glm::dvec3 hinge = glm::normalize(glm::cross(body[2], leg)) * (m_options.bendsKneesForward ? 1.0 : -1.0);
        const double along =
            (m_options.thigh * m_options.thigh - m_options.shin * m_options.shin + distance * distance) /
            (2.0 * distance);
        const double across = std::sqrt(m_options.thigh * m_options.thigh - along * along);
        const glm::dvec3 down = leg / distance;
        const glm::dvec3 thighBone = down * along + glm::cross(down, hinge) * across;

        const glm::dmat3 thighFrame = boneFrame(thighBone, hinge);
        const glm::dmat3 shinFrame = boneFrame(leg - thighBone, hinge);
        const glm::dmat3 footFrame = rotationAbout(Axis::X, footPitchDegrees(phase));
        setRotation(frame, thigh, glm::transpose(body) * thighFrame);
        setRotation(frame, thigh + 1, glm::transpose(thighFrame) * shinFrame);
        setRotation(frame, thigh + 2, glm::transpose(shinFrame) * footFrame);
        setRotation(frame, thigh + 3, glm::dmat3(1.0));
        const std::size_t contact = sign > 0.0 ? 0 : 2;
        if (phase <= heelUp)
            note(frame, contact);
        if (phase >= toeDown && phase <= toeUp)
            note(frame, contact + 1);
    }

    void writeUpperBody(int frame, double cycle)
    {
        const double swing = std::sin(2.0 * pi * cycle);
        for (int joint = 9; joint <= 11; ++joint)
            setRotation(frame, joint, rotationAbout(Axis::Y, -4.0 * swing) * rotationAbout(Axis::X, 3.0));
        for (const double sign : {1.0, -1.0}) {
            const int arm = sign > 0.0 ? 12 : 15;
            setRotation(frame, arm, rotationAbout(Axis::Z, -sign * 70.0) * rotationAbout(Axis::Y, sign * 20.0 * swing));
            setRotation(frame, arm + 1, rotationAbout(Axis::Y, -sign * 25.0));
            setRotation(frame, arm + 2, rotationAbout(Axis::X, 12.0 * swing));
        }
    }

    void setPosition(int frame, const glm::dvec3 &position)
    {
        const glm::dvec3 turned = m_turn * position * m_options.scale;
        for (int axis = 0; axis < 3; ++axis)
            m_walker.clip.motion.setValue(frame, axis, turned[axis]);
    }

    void setRotation(int frame, int joint, const glm::dmat3 &local)
    {
        glm::dvec3 &angles = m_last[static_cast<std::size_t>(joint)];
        angles = eulerAngles(m_turn * local * glm::transpose(m_turn), order, angles);
        const Joint &where = m_walker.clip.skeleton.joint(joint);
        for (int place = 0; place < 3; ++place)
            m_walker.clip.motion.setValue(frame, where.firstColumn + where.columnCount() - 3 + place, angles[place]);
    }

    void note(int frame, std::size_t contact)
    {
        std::vector<FrameInterval> &intervals = m_walker.contacts[contact].intervals;
        if (!intervals.empty() && intervals.back().last == frame - 1)
            intervals.back().last = frame;
        else
            intervals.push_back({frame, frame});
    }

    WalkerOptions m_options;
    glm::dmat3 m_turn{1.0}; // the rotation from Y up to the up axis of the clip
    Walker m_walker;
    std::vector<glm::dvec3> m_last; // angles by joint
};

} // namespace

Walker makeWalker(const WalkerOptions &options)
{
    return Maker(options).make();
}

Clip hangingWalker(const WalkerOptions &options)
{
    return turnedOver(makeWalker(options).clip, Axis::X);
}

Clip turnedOver(Clip clip, Axis about)
{
    glm::dvec3 turn(-1.0);
    turn[static_cast<int>(about)] = 1.0;
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        clip.skeleton.setOffset(node, turn * clip.skeleton.offsetOf(node));
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        const bool isKept = clip.skeleton.column(column).channel.axis == about;
        for (int frame = 0; frame < clip.motion.frameCount() && !isKept; ++frame)
            clip.motion.setValue(frame, column, -clip.motion.value(frame, column));
    }
    return clip;
}

int jointNamed(const Skeleton &skeleton, std::string_view name)
{
    int joint = 0;
    while (skeleton.joint(joint).name != name)
        ++joint;
    return joint;
}

void scaleOffsets(Clip &clip, std::string_view nameEnd, double factor)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        if (clip.skeleton.joint(joint).name.ends_with(nameEnd))
            clip.skeleton.setOffset(NodeId::joint(joint), clip.skeleton.joint(joint).offset * factor);
    }
}

} // namespace limber::test
