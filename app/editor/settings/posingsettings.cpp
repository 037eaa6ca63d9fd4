#include "settings/posingsettings.h"

#include "settings/settings.h"

#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr std::pair<const char *, bool SnapTargets::*> snapTargetKeys[] = {
    {"posing/snapToSeconds", &SnapTargets::seconds}, {"posing/snapToMarkers", &SnapTargets::markers},
    {"posing/snapToKeys", &SnapTargets::keys},       {"posing/snapToContacts", &SnapTargets::contacts},
    {"posing/snapToRange", &SnapTargets::range},
};

} // namespace

ToolChoices storedToolChoices(const Settings &settings)
{
    ToolChoices choices;
    const auto number = [&settings](const char *key, double otherwise) {
        const double read = settings.value(QLatin1String(key), otherwise).toDouble();
        return std::isfinite(read) ? read : otherwise;
    };
    // Returns one of the values from 0 to `last`.
    const auto choice = [&settings](const char *key, int last, int otherwise) {
        return settings.number(QLatin1String(key), 0, last, otherwise);
    };
    choices.space = static_cast<HandleSpace>(choice("posing/axes", 2, static_cast<int>(choices.space)));
    choices.spread.reach = static_cast<ChangeReach>(choice("posing/reach", 3, static_cast<int>(choices.spread.reach)));
    choices.body = static_cast<SolverReach>(choice("posing/body", 2, static_cast<int>(choices.body)));
    choices.spread.secondsBefore = number("posing/secondsBefore", choices.spread.secondsBefore);
    choices.spread.secondsAfter = number("posing/secondsAfter", choices.spread.secondsAfter);
    choices.spread.rangeFadeSeconds = number("posing/rangeFadeSeconds", choices.spread.rangeFadeSeconds);
    choices.snapDegrees = number("posing/snapDegrees", choices.snapDegrees);
    choices.snaps = settings.value(QStringLiteral("posing/snaps"), choices.snaps).toBool();
    choices.keepsHeadUpright = settings.value(QStringLiteral("posing/keepUpright"), choices.keepsHeadUpright).toBool();
    choices.twist.isOn = settings.value(QStringLiteral("posing/spreadTwist"), choices.twist.isOn).toBool();
    choices.twist.shares =
        static_cast<TwistShares>(choice("posing/twistShares", 2, static_cast<int>(choices.twist.shares)));
    for (const auto &[key, target] : snapTargetKeys)
        choices.snapTargets.*target = settings.value(QLatin1String(key), choices.snapTargets.*target).toBool();
    choices.limits = static_cast<LimitSource>(choice("posing/limitSource", 2, static_cast<int>(choices.limits)));
    return choices;
}

void storeToolChoices(Settings &settings, const ToolChoices &choices)
{
    settings.setValue(QStringLiteral("posing/axes"), static_cast<int>(choices.space));
    settings.setValue(QStringLiteral("posing/reach"), static_cast<int>(choices.spread.reach));
    settings.setValue(QStringLiteral("posing/body"), static_cast<int>(choices.body));
    settings.setValue(QStringLiteral("posing/secondsBefore"), choices.spread.secondsBefore);
    settings.setValue(QStringLiteral("posing/secondsAfter"), choices.spread.secondsAfter);
    settings.setValue(QStringLiteral("posing/rangeFadeSeconds"), choices.spread.rangeFadeSeconds);
    settings.setValue(QStringLiteral("posing/snapDegrees"), choices.snapDegrees);
    settings.setValue(QStringLiteral("posing/snaps"), choices.snaps);
    settings.setValue(QStringLiteral("posing/keepUpright"), choices.keepsHeadUpright);
    settings.setValue(QStringLiteral("posing/spreadTwist"), choices.twist.isOn);
    settings.setValue(QStringLiteral("posing/twistShares"), static_cast<int>(choices.twist.shares));
    for (const auto &[key, target] : snapTargetKeys)
        settings.setValue(QLatin1String(key), choices.snapTargets.*target);
    settings.setValue(QStringLiteral("posing/limitSource"), static_cast<int>(choices.limits));
}

} // namespace limber
