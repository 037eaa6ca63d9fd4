#include "session/posing/typedvalue.h"

#include "base/at.h"
#include "session/posing/keptinsession.h"
#include "session/posing/spreadvalue.h"
#include "session/session.h"
#include "twisting/twistspread.h"

#include <map>
#include <utility>

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

std::vector<double> valuesIn(const PosedMotion &motion, int frame)
{
    const std::span<const double> shown = motion.shown->motion.frame(frame);
    return {shown.begin(), shown.end()};
}

} // namespace

void TypedValue::begin(Session &session)
{
    m_start = posedMotion(session);
    m_gesture = session.document().newGesture();
}

template <typename Keep>
QString TypedValue::keepFromStart(Session &session, bool isDrag, Keep keep)
{
    const bool isMerged = isDrag && m_start;
    const QString why = keep(isMerged ? *m_start : posedMotion(session), isMerged ? m_gesture : 0);
    if (m_start && !isMerged)
        begin(session); // steps that come now start from the typed value
    return why;
}

QString TypedValue::put(Session &session, const ChangeWindow &window, const Edit &edit, bool isDrag,
                        const QString &text, const QString &joint)
{
    return keepFromStart(session, isDrag, [&](PosedMotion motion, int gesture) {
        return keep(session, std::move(motion), gesture, window, edit, text, joint);
    });
}

QString TypedValue::putTwist(Session &session, const ChangeWindow &window, const Twist &twist, bool isDrag,
                             const QString &text, const QString &joint)
{
    return keepFromStart(session, isDrag, [&](PosedMotion motion, int gesture) {
        return keep(session, std::move(motion), gesture, window, twist, text, joint);
    });
}

QString TypedValue::keep(Session &session, PosedMotion motion, int gesture, const ChangeWindow &window,
                         const Edit &edit, const QString &text, const QString &joint)
{
    std::vector<double> before = valuesIn(motion, window.centre());
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

QString TypedValue::keep(Session &session, PosedMotion motion, int gesture, const ChangeWindow &window,
                         const Twist &twist, const QString &text, const QString &joint)
{
    std::vector<double> before = valuesIn(motion, window.centre());
    std::vector<double> after = before;
    const Skeleton &skeleton = motion.shown->skeleton;
    TwistSpread measured(skeleton, motion.rules, twist.roles, twist.measured, TwistShares::Even);
    const double degrees = twist.degrees - measured.degreesIn(before);
    TwistSpread spread(skeleton, motion.rules, twist.roles, twist.turned, twist.shares);
    if (degrees != 0.0)
        (void)spread.twist(window.centre(), degrees, after);
    if (after == before && gesture == 0)
        return {};
    if (const QString why = targetRefusal(session); !why.isEmpty())
        return why;
    SpreadChange change{
        .change = PoseChange(skeleton, before, after, PoseChange::Side::Local),
        .window = window,
        .centreValues = after,
        .held = {},
        .solver = {},
        .twisting = Twisting{
            .chain = twist.turned, .shares = twist.shares, .roles = twist.roles, .degrees = degrees, .rest = {}}};
    KeptPose pose = keptPose(std::move(motion), std::move(before), std::move(change), PoseChange::Side::Local, joint);
    return takeKeeping(session, keepPose(std::move(pose)), window.frames(), text, gesture);
}

} // namespace limber
