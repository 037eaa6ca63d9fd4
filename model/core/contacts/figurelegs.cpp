#include "contacts/figurelegs.h"

#include "body/figureroles.h"
#include "contacts/fourfeet.h"
#include "motion/childjoints.h"

#include <utility>

namespace limber {

namespace {

// Returns the joint between a front foot and its tip: that of the middle finger, or the only one there is.
int toeOfHand(const Skeleton &skeleton, const BodyRoles &roles, int hand, BodySide side)
{
    if (const int finger = roles.find(BodyPart::MiddleFinger, side); finger != NoJoint)
        return finger;
    int toe = NoJoint;
    for (const int child : ChildJoints(skeleton, hand)) {
        if (toe != NoJoint)
            return NoJoint;
        toe = child;
    }
    return toe;
}

void addFrontLegs(const Skeleton &skeleton, FigureLegs &figure)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        LegJoints joints = armJoints(figure.roles, side);
        joints.toe = toeOfHand(skeleton, figure.roles, joints.foot, side);
        figure.legs.push_back({joints, side});
    }
}

} // namespace

FigureLegs legsByRoles(BodyRoles roles)
{
    FigureLegs figure;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const LegJoints joints = legJoints(roles, side);
        if (joints.foot != NoJoint || joints.toe != NoJoint)
            figure.legs.push_back({joints, side});
    }
    figure.roles = std::move(roles);
    return figure;
}

std::vector<FigureLegs> legsOfFigures(const Clip &clip, const PositionRules &rules, Axis up,
                                      const Vocabulary &vocabulary)
{
    std::vector<FigureLegs> figures;
    for (FigureRoles &figure : rolesOfFigures(clip, rules, vocabulary)) {
        const bool isOnFour = goesOnFourFeet(clip, rules, figure.roles, up);
        figures.push_back(legsByRoles(std::move(figure.roles)));
        figures.back().top = figure.top;
        if (isOnFour)
            addFrontLegs(clip.skeleton, figures.back());
    }
    return figures;
}

} // namespace limber
