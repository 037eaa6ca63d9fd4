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

FigureLegs legsOfFigure(const Clip &clip, const PositionRules &rules, BodyRoles roles, Axis up)
{
    const bool isOnFour = goesOnFourFeet(clip, rules, roles, up);
    FigureLegs figure = legsByRoles(std::move(roles));
    if (isOnFour)
        addFrontLegs(clip.skeleton, figure);
    return figure;
}

std::vector<FigureLegs> legsOfFigures(const Clip &clip, const PositionRules &rules, Axis up,
                                      const Vocabulary &vocabulary)
{
    std::vector<FigureLegs> figures;
    for (FigureRoles &figure : rolesOfFigures(clip, rules, vocabulary)) {
        figures.push_back(legsOfFigure(clip, rules, std::move(figure.roles), up));
        figures.back().top = figure.top;
    }
    return figures;
}

} // namespace limber
