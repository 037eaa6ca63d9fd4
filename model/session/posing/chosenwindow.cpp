#include "session/posing/chosenwindow.h"

#include "session/session.h"

namespace limber {

ChangeWindow chosenWindow(const Session &session, const ChangeSpread &spread)
{
    const Playhead &playhead = session.playhead();
    const Motion &motion = session.document().motion();
    const FrameInterval range{playhead.firstFrame(), playhead.lastFrame()};
    return {spread, playhead.frame(), playhead.hasRange() ? std::optional(range) : std::nullopt, motion.frameCount(),
            motion.playingFrameTimeSeconds()};
}

} // namespace limber
