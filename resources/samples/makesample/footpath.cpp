#include "footpath.h"

#include "rotations.h"

#include <algorithm>
#include <cmath>

namespace limber::samples {

namespace {

// Keys of a foot's pitch: level on the floor, up on its toes when it leaves, toes up when it strikes.
std::vector<KeyCurve::Key> pitchKeys(const std::vector<Footstep> &steps)
{
    constexpr double flatAfterStrikeSeconds = 0.10;
    std::vector<KeyCurve::Key> keys = {{-1.0, 0.0}};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool isShort = i > 0 && steps[i].z - steps[i - 1].z < 80.0; // from or to standing
        if (i > 0) {
            const double strike = steps[i].strikeSeconds;
            const double swing = strike - steps[i - 1].toeOffSeconds;
            keys.push_back({strike - 0.48 * swing, 14.0});
            keys.push_back({strike - 0.16 * swing, isShort ? -9.0 : -19.0});
            keys.push_back({strike, isShort ? -8.0 : -17.0});
            keys.push_back({strike + flatAfterStrikeSeconds, 0.0});
        }
        if (i + 1 < steps.size()) {
            const bool isFirst = i == 0;
            const double toeOff = steps[i].toeOffSeconds;
            keys.push_back({steps[i].heelOffSeconds, 0.0});
            keys.push_back({toeOff - 0.13, isFirst ? 8.0 : 11.0});
            keys.push_back({toeOff, isFirst ? 42.0 : 54.0});
            keys.push_back({toeOff + 0.045, isFirst ? 48.0 : 61.0});
        }
    }
    return keys;
}

// On the floor the toes bend by as much as the foot has pitched; in the air they straighten.
std::vector<KeyCurve::Key> toeKeys(const std::vector<Footstep> &steps, const KeyCurve &pitch)
{
    constexpr double flatAfterSeconds = 0.045; // else the tips would dip into the floor
    constexpr double straightAfterSeconds = 0.19;
    std::vector<KeyCurve::Key> keys = {{-1.0, 0.0}};
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        const double toeOff = steps[i].toeOffSeconds;
        keys.push_back({steps[i].heelOffSeconds, 0.0});
        keys.push_back({toeOff, pitch.at(toeOff)});
        keys.push_back({toeOff + flatAfterSeconds, pitch.at(toeOff + flatAfterSeconds)});
        keys.push_back({toeOff + straightAfterSeconds, 6.0});
        keys.push_back({steps[i + 1].strikeSeconds, 6.0});
        keys.push_back({steps[i + 1].strikeSeconds + 0.1, 0.0});
    }
    return keys;
}

glm::dmat3 footRotation(double pitchDegrees, double toeOutDegrees)
{
    return turned(pitchDegrees, toeOutDegrees, 0.0);
}

// Where something is and how it moves.
struct Movement
{
    glm::dvec3 place;
    glm::dvec3 velocity;
    glm::dvec3 acceleration;
};

// The quintic that leads from one movement to another in this many seconds; t from 0 to 1.
glm::dvec3 quintic(const Movement &start, const Movement &end, double seconds, double t)
{
    const double t2 = t * t;
    const double t3 = t2 * t;
    const double t4 = t3 * t;
    const double t5 = t4 * t;
    return start.place * (1.0 - 10.0 * t3 + 15.0 * t4 - 6.0 * t5) +
           start.velocity * seconds * (t - 6.0 * t3 + 8.0 * t4 - 3.0 * t5) +
           start.acceleration * seconds * seconds * 0.5 * (t2 - 3.0 * t3 + 3.0 * t4 - t5) +
           end.place * (10.0 * t3 - 15.0 * t4 + 6.0 * t5) + end.velocity * seconds * (-4.0 * t3 + 7.0 * t4 - 3.0 * t5) +
           end.acceleration * seconds * seconds * 0.5 * (t3 - 2.0 * t4 + t5);
}

} // namespace

FootPath::FootPath(std::vector<Footstep> steps)
    : m_steps(std::move(steps)), m_pitch(pitchKeys(m_steps), KeyCurve::Shape::Monotone),
      m_toeBend(toeKeys(m_steps, m_pitch), KeyCurve::Shape::Monotone)
{
}

FootPose FootPath::at(double seconds) const
{
    std::size_t i = 0;
    while (i + 1 < m_steps.size() && seconds >= m_steps[i + 1].strikeSeconds)
        ++i;
    const Footstep &step = m_steps[i];
    const bool isPlanted = seconds <= step.toeOffSeconds;
    const Footstep &next = isPlanted ? step : m_steps[i + 1];

    FootPose pose;
    pose.rotation = rotationAt(seconds, step, next);
    pose.ankle = isPlanted ? plantedAnkle(step, seconds) : swungAnkle(step, next, seconds);
    const double pitch = m_pitch.at(seconds);
    const bool isOnBall = isPlanted && seconds > step.heelOffSeconds;
    pose.toeBendDegrees = isOnBall ? std::max(pitch, 0.0) : m_toeBend.at(seconds);
    return pose;
}

glm::dmat3 FootPath::rotationAt(double seconds, const Footstep &step, const Footstep &next) const
{
    const double swing = next.strikeSeconds - step.toeOffSeconds;
    const double fraction = swing > 0.0 ? std::clamp((seconds - step.toeOffSeconds) / swing, 0.0, 1.0) : 0.0;
    const double toeOut = step.toeOutDegrees + (next.toeOutDegrees - step.toeOutDegrees) * fraction;
    return footRotation(m_pitch.at(seconds), toeOut);
}

glm::dvec3 FootPath::plantedAnkle(const Footstep &step, double seconds) const
{
    const double pitch = m_pitch.at(seconds);
    const glm::dvec3 pivot = pitch > 0.0 ? body::ball : body::heel;
    const glm::dvec3 flatAnkle(step.x, body::ankleHeight, step.z);
    const glm::dvec3 onFloor = flatAnkle + footRotation(0.0, step.toeOutDegrees) * pivot;
    return onFloor - footRotation(pitch, step.toeOutDegrees) * pivot;
}

FootPath::Contact FootPath::contactAt(const Footstep &step, double seconds) const
{
    constexpr double moment = 1e-3;
    const bool isLeaving = seconds == step.toeOffSeconds;
    const double near = isLeaving ? seconds - moment : seconds + moment;
    const glm::dvec3 ankle = plantedAnkle(step, seconds);
    return {ankle, (ankle - plantedAnkle(step, near)) / (seconds - near)};
}

glm::dvec3 FootPath::swungAnkle(const Footstep &from, const Footstep &to, double seconds) const
{
    const double swing = to.strikeSeconds - from.toeOffSeconds;
    const double t = (seconds - from.toeOffSeconds) / swing;
    const Contact start = contactAt(from, from.toeOffSeconds);
    const Contact end = contactAt(to, to.strikeSeconds);
    // A foot brakes late: it is still under way when the heel is almost down. The knee that folds lifts it.
    const glm::dvec3 braking(0.0, 0.0, -21.0 * (to.z - from.z));
    constexpr double lift = 2.5;
    const double fold = lift * t * t * std::pow(1.0 - t, 3.0) / 0.03456; // 1 at its highest
    return quintic({start.ankle, start.velocity, {}}, {end.ankle, end.velocity, braking}, swing, t) +
           glm::dvec3(0.0, fold, 0.0);
}

} // namespace limber::samples
