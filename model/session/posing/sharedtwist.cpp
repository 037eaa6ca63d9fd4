#include "session/posing/sharedtwist.h"

#include "items/jointtreemodel.h"
#include "session/session.h"
#include "twisting/twistspread.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

// The sentences belong to the translation context of the gesture.
QString sharingText(const char *text)
{
    return QCoreApplication::translate("limber::PoseGesture", text);
}

} // namespace

bool canShareTwist(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    switch (roles.of(joint).part) {
    case BodyPart::Spine:
    case BodyPart::Neck:
    case BodyPart::Head:
    case BodyPart::Forearm:
    case BodyPart::Hand:
        return skeleton.joint(joint).hasRotations() && skeleton.joint(joint).parent != NoJoint;
    default:
        return false;
    }
}

std::vector<int> sharingJoints(const Skeleton &skeleton, const BodyRoles &roles, int joint, const TwistSharing &sharing)
{
    if (!canShareTwist(skeleton, roles, joint))
        return {joint};
    if (sharing.jointsAbove <= 0)
        return twistChain(skeleton, roles, joint);
    // The root carries the figure as a whole: its twist would be no twist of the body.
    std::vector<int> chain{joint};
    for (int above = skeleton.joint(joint).parent;
         static_cast<int>(chain.size()) <= sharing.jointsAbove && skeleton.joint(above).parent != NoJoint;
         above = skeleton.joint(above).parent)
        chain.push_back(above);
    std::ranges::reverse(chain);
    return chain;
}

QString sharingRefusal(Session &session, std::span<const int> chain)
{
    const Skeleton &skeleton = session.document().skeleton();
    for (const int joint : chain) {
        const QString name = session.jointTree().displayName(NodeId::joint(joint));
        if (session.jointStates().isLocked(NodeId::joint(joint)))
            return sharingText(QT_TRANSLATE_NOOP("limber::PoseGesture", "%1 is locked and cannot take its share of the "
                                                                        "twist. Unlock it, or turn Spread off."))
                .arg(name);
        if (!skeleton.joint(joint).hasRotations())
            return sharingText(QT_TRANSLATE_NOOP("limber::PoseGesture",
                                                 "%1 has no rotation channels and cannot take its share of the twist."))
                .arg(name);
    }
    return {};
}

} // namespace limber
