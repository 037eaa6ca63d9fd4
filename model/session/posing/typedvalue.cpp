#include "session/posing/typedvalue.h"

#include "base/at.h"
#include "session/posing/keptinsession.h"
#include "session/posing/spreadvalue.h"
#include "session/session.h"

namespace limber {

void TypedValue::begin(Session &session)
{
    m_start = posedMotion(session);
    m_gesture = session.document().newGesture();
}

QString TypedValue::put(Session &session, const ChangeWindow &window, int column, double value, bool isDrag,
                        const QString &text, const QString &joint)
{
    const bool isMerged = isDrag && m_start;
    PosedMotion motion = isMerged ? *m_start : posedMotion(session);
    const int gesture = isMerged ? m_gesture : 0;
    const std::span<const double> shown = motion.shown->motion.frame(window.centre());
    std::vector<double> before(shown.begin(), shown.end());
    std::vector<double> after = before;
    at(after, column) = value;
    if (after == before && gesture == 0)
        return {};
    SpreadChange spread{.change = PoseChange(motion.shown->skeleton, before, after, PoseChange::Side::Local),
                        .window = window,
                        .centreValues = after,
                        .held = {},
                        .solver = {}};
    KeptPose pose = keptPose(std::move(motion), std::move(before), std::move(spread), PoseChange::Side::Local, joint);
    if (pose.motion.layer == ChangeTarget::Base && pose.motion.layers.empty()) {
        SpreadValue cells = spreadValue(pose.motion.base, window, column, value);
        session.document().setValues(cells.cells, std::move(cells.values), text, gesture);
        return {};
    }
    if (const QString why = targetRefusal(session); !why.isEmpty())
        return why;
    return takeKeeping(session, keepPose(std::move(pose)), window.frames(), text, gesture);
}

} // namespace limber
