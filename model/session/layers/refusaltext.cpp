#include "session/layers/refusaltext.h"

#include <QCoreApplication>

namespace limber {

namespace {

struct Refusals
{
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

} // namespace

QString refusalText(LayerRefusal refusal, const QString &layer, const QString &joint)
{
    switch (refusal) {
    case LayerRefusal::None:
        break;
    case LayerRefusal::Locked:
        return Refusals::tr("The layer %1 is locked: unlock it in Layers, or choose another one.").arg(layer);
    case LayerRefusal::NotHeard:
        return Refusals::tr("The layer %1 is muted, or another one is solo: a change would not be seen.").arg(layer);
    case LayerRefusal::NoWeight:
        return Refusals::tr("The layer %1 has no weight in this frame: a change would not be seen.").arg(layer);
    case LayerRefusal::NotItsJoint:
        return Refusals::tr("%2 is not among the joints of the layer %1.").arg(layer, joint);
    case LayerRefusal::Hidden:
        return joint.isEmpty() ? Refusals::tr("A layer that overrides hides what was changed: choose that one.")
                               : Refusals::tr("A layer that overrides hides %1: choose that one.").arg(joint);
    case LayerRefusal::TooFar:
        return Refusals::tr("The weight of the layer %1 is too small to bring %2 there.").arg(layer, joint);
    }
    return {};
}

} // namespace limber
