#include "session/posing/typedvalue.h"

#include "base/at.h"
#include "session/posing/keptinsession.h"
#include "session/posing/spreadvalue.h"
#include "session/session.h"

#include <map>

namespace limber {

namespace {

std::map<int, double> valuesOf(const TypedValue::Edit &edit, const std::vector<double> &before)
{
    std::map<int, double> values{{edit.column, edit.value}};
    const double by = edit.value - at(before, edit.column);
    for (const int follower : edit.followers)
        values[follower] = edit.typed ? edit.typed(at(before, follower)) : at(before, follower) + by;
    return values;
}

} // namespace

void TypedValue::begin(Session &session)
{
    m_start = posedMotion(session);
    m_gesture = session.document().newGesture();
}

QString TypedValue::put(Session &session, const ChangeWindow &window, const Edit &edit, bool isDrag,
                        const QString &text, const QString &joint)
{
    const bool isMerged = isDrag && m_start;
    const QString why = keep(session, window, edit, isMerged, text, joint);
    if (m_start && !isMerged)
        begin(session); // steps that come now start from the typed value
    return why;
}

QString TypedValue::keep(Session &session, const ChangeWindow &window, const Edit &edit, bool isMerged,
                         const QString &text, const QString &joint)
{
    PosedMotion motion = isMerged ? *m_start : posedMotion(session);
    const int gesture = isMerged ? m_gesture : 0;
    const std::span<const double> shown = motion.shown->motion.frame(window.centre());
    std::vector<double> before(shown.begin(), shown.end());
    const std::map<int, double> values = valuesOf(edit, before);
    std::vector<double> after = before;
    for (const auto &[column, value] : values)
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
        SpreadValue cells = spreadValues(pose.motion.base, window, values);
        session.document().setValues(cells.cells, std::move(cells.values), text, gesture);
        return {};
    }
    if (const QString why = targetRefusal(session); !why.isEmpty())
        return why;
    return takeKeeping(session, keepPose(std::move(pose)), window.frames(), text, gesture);
}

} // namespace limber
