#include "looking/lookpath.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "looking/slowturns.h"

#include <utility>

namespace limber {

namespace {

std::vector<glm::dquat> turnsOf(const LookPath &path)
{
    std::vector<glm::dquat> turns;
    turns.reserve(path.aims.size());
    for (const LookAim &aim : path.aims)
        turns.push_back(aim.turn);
    return turns;
}

void setTurns(LookPath &path, const std::vector<glm::dquat> &turns)
{
    for (std::size_t index = 0; index < turns.size(); ++index)
        path.aims[index].turn = turns[index];
}

} // namespace

const LookAim &LookPath::aim(int frame) const
{
    return at(aims, frame - frames.first);
}

LookAim &LookPath::aim(int frame)
{
    return at(aims, frame - frames.first);
}

std::optional<LookPath> lookPath(Looker &looker, const Motion &motion, const FrameInterval &frames,
                                 const Progress &progress)
{
    LookPath path{.frames = frames,
                  .aims = {},
                  .stepRadians = fastestLookDegreesPerSecond / degreesPerRadian * motion.playingFrameTimeSeconds()};
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        if (progress.wantsToStop(frame - frames.first, frames.frameCount()))
            return std::nullopt;
        LookAim aim = looker.aim(motion.frame(frame));
        if (!aim.hasDirection && !path.aims.empty())
            aim = path.aims.back();
        path.aims.push_back(aim);
    }
    std::vector<glm::dquat> turns = turnsOf(path);
    slowDown(turns, path.stepRadians);
    setTurns(path, turns);
    return path;
}

void passThrough(LookPath &path, int frame, const glm::dquat &turn)
{
    std::vector<glm::dquat> turns = turnsOf(path);
    bendTo(turns, static_cast<std::size_t>(frame - path.frames.first), turn, path.stepRadians);
    setTurns(path, turns);
}

} // namespace limber
