#include "mannequin/bodyproportions.h"
#include "mannequin/partlist.h"

#include "anatomy/bonealong.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <span>

namespace limber {

namespace {

// A limb's thickness at a place along it, in units of the body.
struct LimbSize
{
    double along; // 0 at its joint, 1 at the next one
    double halfWidth; // across the front
    double front;
    double back;
};

// How a limb is made.
struct LimbForm
{
    BodyPart part;
    std::span<const LimbSize> sizes;
    double usualLength; // in units of the body: shorter limbs are thinner
};

constexpr LimbSize thigh[] = {{0.00, 8.3, 8.3, 8.6}, {0.08, 8.6, 8.7, 9.0}, {0.25, 8.3, 8.6, 8.6},
                              {0.45, 7.4, 8.0, 7.6}, {0.65, 6.4, 7.0, 6.6}, {0.85, 5.5, 5.8, 5.7},
                              {0.96, 5.2, 5.3, 5.3}};
constexpr LimbSize shin[] = {{0.03, 5.1, 5.1, 5.2}, {0.12, 5.2, 4.8, 5.9}, {0.25, 5.4, 4.5, 6.7},
                             {0.38, 5.0, 4.3, 6.3}, {0.52, 4.3, 4.0, 5.0}, {0.70, 3.5, 3.6, 3.9},
                             {0.88, 3.1, 3.2, 3.5}, {0.98, 3.3, 3.3, 3.8}};
constexpr LimbSize upperArm[] = {{0.00, 5.2, 5.2, 5.2}, {0.12, 5.3, 5.2, 5.2}, {0.30, 4.6, 4.8, 4.7},
                                 {0.50, 4.1, 4.5, 4.3}, {0.72, 3.7, 3.9, 3.8}, {0.95, 3.5, 3.6, 3.6}};
constexpr LimbSize forearm[] = {{0.02, 3.5, 3.6, 3.6}, {0.12, 3.7, 4.0, 3.8}, {0.26, 3.7, 4.1, 3.9},
                                {0.45, 3.2, 3.6, 3.5}, {0.68, 2.5, 3.0, 2.9}, {0.88, 2.1, 2.7, 2.6},
                                {0.98, 2.0, 2.7, 2.6}};
constexpr LimbSize clavicle[] = {
    {-0.05, 3.0, 3.0, 3.2}, {0.30, 4.4, 4.0, 4.6}, {0.70, 5.0, 4.7, 5.0}, {1.00, 4.9, 4.8, 4.9}};

// A knee or an elbow: a small cap that shows where the front is. Sizes are in units of the body.
struct CapForm
{
    BodyPart part;
    double halfWidth;
    double halfHeight;
    double thickness;
    double surface; // along Z, from the joint
};

constexpr CapForm caps[] = {{BodyPart::Shin, 3.6, 4.4, 1.5, 4.7}, {BodyPart::Forearm, 2.2, 3.0, 1.1, -3.2}};

// An oval bulge rather than a plate.
Loft cap(const CapForm &form, double thickness)
{
    const auto ring = [&](double share, double width) {
        return Ring{.y = share * form.halfHeight * thickness,
                    .halfWidth = width * form.halfWidth * thickness,
                    .front = width * (form.thickness + (form.surface > 0.0 ? 0.0 : 1.0)) * thickness,
                    .back = width * (form.thickness + (form.surface > 0.0 ? 1.0 : 0.0)) * thickness,
                    .shift = form.surface * thickness,
                    .squareness = 2.6};
    };
    return {.rings = {ring(-0.62, 0.86), ring(0.0, 1.0), ring(0.62, 0.86)},
            .domeBelow = 0.38 * form.halfHeight * thickness,
            .domeAbove = 0.38 * form.halfHeight * thickness,
            .slices = 8};
}

// A bone of a limb.
struct LimbBone
{
    const LimbForm *form = nullptr;
    PartList::Place place;
    double thickness = 0.0;
};

constexpr LimbForm limbs[] = {{BodyPart::Thigh, thigh, 41.0},
                              {BodyPart::Shin, shin, 41.0},
                              {BodyPart::UpperArm, upperArm, 27.0},
                              {BodyPart::Forearm, forearm, 25.0},
                              {BodyPart::Clavicle, clavicle, 14.0}};

LimbBone limbBone(const PartList &parts, BodyPart part, BodySide side)
{
    const FigureAnatomy &figure = parts.figure();
    const int joint = figure.roles().find(part, side);
    if (joint == NoJoint)
        return {};
    const int next = nextJoint(figure.skeleton(), figure.roles(), joint);
    const NodeId tip = next != NoJoint ? NodeId::joint(next) : figure.endOf(joint);
    if (!tip.isValid())
        return {};
    const double u = figure.unit();
    LimbBone bone{std::ranges::find(limbs, part, &LimbForm::part), parts.between(joint, tip)};
    if (!(bone.place.length > 2.0 * u))
        return {};
    constexpr double build = 1.1;
    bone.thickness = build * u * std::clamp(bone.place.length / (bone.form->usualLength * u), 0.45, 1.0);
    return bone;
}

void addRings(const LimbBone &bone, double begin, std::vector<Ring> &rings)
{
    for (const LimbSize &size : bone.form->sizes)
        rings.push_back({.y = begin + size.along * bone.place.length,
                         .halfWidth = size.halfWidth * bone.thickness,
                         .front = size.front * bone.thickness,
                         .back = size.back * bone.thickness});
}

// Adds a surface over bones in a row, the last of which shares the roll of `roller`.
void addSurface(PartList &parts, const std::vector<LimbBone> &bones, const PartList::Place &roller)
{
    const double u = parts.figure().unit();
    PartList::Sleeve sleeve{.loft = {.slices = 12}, .widest = 7.5 * u, .roller = roller};
    double way = 0.0;
    for (const LimbBone &bone : bones) {
        addRings(bone, way, sleeve.loft.rings);
        sleeve.pieces.push_back({bone.place, {.begin = way, .cut = way, .bend = 6.0 * bone.thickness}});
        way += bone.place.length;
    }
    sleeve.loft.domeBelow = 0.92 * sleeve.loft.rings.front().halfWidth;
    sleeve.loft.domeAbove = 0.92 * sleeve.loft.rings.back().halfWidth;
    parts.addSleeve(sleeve);
    for (const LimbBone &bone : bones) {
        for (const CapForm &form : caps) {
            if (form.part == bone.form->part)
                parts.add(bone.place, {cap(form, bone.thickness)}, PartLook::Cap);
        }
    }
}

// Returns where a hand is, whose roll a forearm shares.
PartList::Place handOf(const PartList &parts, BodySide side)
{
    const FigureAnatomy &figure = parts.figure();
    const int hand = figure.roles().find(BodyPart::Hand, side);
    if (hand == NoJoint || !figure.frames().of(hand).isKnown())
        return {};
    return {.joint = hand, .along = figure.frames().of(hand).along(), .front = figure.frontOf(hand)};
}

void addLimb(PartList &parts, BodyPart upper, BodyPart lower, BodySide side)
{
    const LimbBone first = limbBone(parts, upper, side);
    const LimbBone second = limbBone(parts, lower, side);
    const PartList::Place roller = lower == BodyPart::Forearm ? handOf(parts, side) : PartList::Place();
    if (first.form && second.form && first.place.tip == NodeId::joint(second.place.joint))
        return addSurface(parts, {first, second}, roller);
    if (first.form)
        addSurface(parts, {first}, {});
    if (second.form)
        addSurface(parts, {second}, roller);
}

} // namespace

void addLimbs(PartList &parts)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        addLimb(parts, BodyPart::Thigh, BodyPart::Shin, side);
        addLimb(parts, BodyPart::UpperArm, BodyPart::Forearm, side);
        if (const LimbBone clavicleBone = limbBone(parts, BodyPart::Clavicle, side); clavicleBone.form)
            addSurface(parts, {clavicleBone}, {});
        if (const int joint = parts.figure().roles().find(BodyPart::HipJoint, side); joint != NoJoint)
            parts.noteDone(joint); // it lies inside the pelvis
    }
}

} // namespace limber
