#include "retarget/retargeter.h"

#include "base/at.h"
#include "bvh/write/newmotiontext.h"
#include "contacts/byleg.h"
#include "contacts/legrecord.h"
#include "contacts/limbnodes.h"
#include "geometry/smoothabove.h"
#include "messages/retargetmessages.h"
#include "pose/settledpositions.h"
#include "resultcheck/resultcheck.h"
#include "retarget/posewriting.h"
#include "retarget/twistmeasure.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

namespace limber {

namespace {

// Where the ground may be below a body, in ncm.
constexpr double deepestSole = 3.0; // of the joints and end sites of a foot, below the ground
constexpr double highestSole = 12.0;
constexpr double farFromZero = 15.0;

std::string shortNumber(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 3).ptr;
    return {text, end};
}

// Returns the points on which the last joint of a leg stands: those that are known, else its ends.
std::vector<EndSite> soleBelow(const RetargetInput &input, int joint)
{
    std::vector<EndSite> sole;
    std::ranges::copy_if(input.targetSoles, std::back_inserter(sole),
                         [joint](const EndSite &point) { return point.parent == joint; });
    for (const NodeId node : input.target.skeleton.childrenOf(joint)) {
        if (node.isEndSite() && input.targetSoles.empty())
            sole.push_back(input.target.skeleton.endSite(node.index));
    }
    return sole;
}

// Returns the legs of the target that end without a foot, each with the foot of the source.
std::vector<FootlessLeg> footlessLegs(const PoseTransfer &transfer, const RetargetInput &input)
{
    std::vector<FootlessLeg> legs;
    for (const auto &[source, target] : transfer.legs()) {
        if (source.foot == NoJoint || target.thigh == NoJoint || target.foot != NoJoint || target.toe != NoJoint)
            continue;
        FootlessLeg leg{
            {NodeId::joint(source.foot), NodeId::joint(source.toe), endOfToes(input.source.skeleton, source)},
            soleBelow(input, target.shin != NoJoint ? target.shin : target.thigh)};
        if (!leg.sole.empty())
            legs.push_back(std::move(leg));
    }
    return legs;
}

RetargetInput forUsedFigure(RetargetInput input)
{
    chooseSourceFigure(input);
    return input;
}

} // namespace

Retargeter::Retargeter(const RetargetInput &input)
    : m_in(forUsedFigure(input)), m_transfer(m_in), m_feet(m_transfer, m_in),
      m_footless(footlessLegs(m_transfer, m_in), m_transfer.up(), m_transfer.travelScale(),
                 m_transfer.sourceBodyLength()),
      m_hands(m_transfer, m_in), m_handFloor(m_transfer, m_in), m_footFloor(m_transfer, m_in, m_feet)
{
}

bool Retargeter::prepare(const Progress &progress)
{
    if (!m_feet.hasLegs())
        return prepareWithoutFeet(progress);
    const int frames = m_in.source.motion.frameCount();
    m_feet.reserve(frames);
    m_footFloor.reserve(frames);
    m_shift.lifts.assign(static_cast<std::size_t>(frames), 0.0);
    std::vector<double> lowestOfSource; // by frame
    std::vector<double> lowest;
    FloorDepth parts = depthWithout(feetAndHands()); // these are lifted by their limbs
    TransferredPose pose;
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        m_transfer.evaluate(frame, pose);
        m_feet.record(pose);
        m_footFloor.record(pose);
        m_handFloor.record(pose);
        parts.add(pose.source, pose.pose, 0.0, 0.0);
        addLowest(pose, lowestOfSource, lowest);
    }
    m_feet.findHinges();
    const double frameTime = m_in.source.motion.playingFrameTimeSeconds();
    std::vector<Message> whyNone;
    // Held on a floor that the feet alone show, the legs of figures that walk in place jump.
    const bool isSaid = m_in.settings.contacts || m_in.settings.floorMotion.kind != FloorChoice::Kind::Automatic;
    if (isSaid)
        m_feet.findFloorMotion(m_in.settings.floorMotion, m_in.sourceUp, m_transfer.sourceBodyLength(), frameTime);
    if (m_in.settings.contacts)
        m_contacts = m_feet.heldOf(*m_in.settings.contacts, m_transfer.sourceBodyLength(), frameTime);
    else
        m_contacts = m_feet.findContacts(m_transfer.sourceBodyLength(), frameTime, whyNone);
    for (Message &reason : whyNone)
        m_notes.push_back({RetargetFile::Source, std::move(reason)});
    const auto floors = m_feet.findFloors(m_contacts, lowestOfSource, lowest);
    if (floors) {
        // The result's floor is as high as the source's, scaled like the travel.
        m_soleHeight = heightOfSole();
        const double ground = m_soleHeight ? groundOfSource(*floors) : floors->source;
        const double wanted = m_transfer.travelScale() * ground + m_soleHeight.value_or(0.0);
        if (m_soleHeight && ground != 0.0)
            m_notes.push_back({RetargetFile::Source, messages::standsElsewhere(numberArgument(shortNumber(ground)))});
        const double shift = wanted - floors->figure;
        const double rounding = 1e-9 * (std::abs(wanted) + std::abs(floors->figure));
        if (m_in.settings.setOnFloor && std::abs(shift) > rounding)
            m_shift.toFloor = shift;
        m_floorHeight = floors->figure + m_shift.toFloor;
        m_sourceFloor = floors->source;
        planLifts(parts, *floors, frameTime);
    }
    if (m_in.settings.lockFeet)
        m_feet.lock(m_contacts, floors, m_shift, frameTime);
    if (floors) {
        m_footFloor.plan(m_contacts, *floors, m_shift, frameTime);
        planHands(*floors, frameTime);
    }
    return true;
}

// Returns how high the soles of the target's skeleton are over the ground on which its body stands as it rests; nothing
// if that is unknown, or if the body does not stand.
std::optional<double> Retargeter::heightOfSole() const
{
    if (!m_in.targetGround || m_in.target.motion.isEmpty())
        return std::nullopt;
    const double height =
        m_feet.lowestSole(poseAt(m_in.target, m_in.targetBindFrame.value_or(0), m_in.targetRules)) - *m_in.targetGround;
    const double ncm = height * ncmOfBody / targetBodyLength();
    return ncm > -deepestSole && ncm < highestSole ? std::optional(height) : std::nullopt;
}

// Returns how high the ground below the source is. How far its joints and end sites are above or below the ground is
// not known, so a floor that they show near height 0 is that height.
double Retargeter::groundOfSource(const PlantedFeet::Floors &floors) const
{
    const bool isNearZero = std::abs(floors.source) * ncmOfBody / m_transfer.sourceBodyLength() < farFromZero;
    return isNearZero ? 0.0 : floors.source;
}

// Plans how a figure without feet stands on its floor.
bool Retargeter::prepareWithoutFeet(const Progress &progress)
{
    if (m_footless.isEmpty() || !m_in.settings.setOnFloor)
        return true;
    const int frames = m_in.source.motion.frameCount();
    m_footless.reserve(frames);
    TransferredPose pose;
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        m_transfer.evaluate(frame, pose);
        m_footless.record(pose.source, pose.pose);
    }
    if (auto plan = m_footless.plan()) {
        m_shift.lifts = std::move(plan->lifts);
        m_floorHeight = m_transfer.travelScale() * plan->floor;
        m_sourceFloor = plan->floor;
    }
    return true;
}

void Retargeter::evaluate(int frame, TransferredPose &out) const
{
    evaluateAboveFeet(frame, out);
    m_handFloor.apply(frame, out);
}

void Retargeter::evaluateAboveFeet(int frame, TransferredPose &out) const
{
    m_transfer.evaluate(frame, out);
    applyPlans(frame, out);
}

void Retargeter::evaluate(int frame, const Pose &source, TransferredPose &out) const
{
    TransferredPose prepared;
    m_transfer.evaluate(frame, prepared);
    m_transfer.evaluate(source, out);
    if (!hasSameFeet(prepared.source, out.source)) {
        m_transfer.shift(out, m_shift.in(frame)*m_transfer.up());
        return;
    }
    applyPlans(frame, out);
    m_handFloor.apply(frame, out);
}

bool Retargeter::hasSameFeet(const Pose &a, const Pose &b) const
{
    constexpr double partOfBody = 1e-3;
    const double tolerance = partOfBody * m_transfer.sourceBodyLength();
    return std::ranges::all_of(m_transfer.legs(), [&](const LegPair &leg) {
        const auto foot = static_cast<std::size_t>(leg.source.foot);
        return leg.source.foot == NoJoint ||
               !(glm::distance(a.jointPositions[foot], b.jointPositions[foot]) > tolerance);
    });
}

// Applies what is planned for the whole figure, its feet and its hands, but not for hands on the floor.
void Retargeter::applyPlans(int frame, TransferredPose &out) const
{
    const double shift = m_shift.in(frame);
    if (shift != 0.0)
        m_transfer.shift(out, shift * m_transfer.up());
    m_feet.apply(frame, out);
    m_hands.apply(out, shift);
    m_footFloor.apply(frame, out);
}

double Retargeter::targetBodyLength() const
{
    return bodyLength(m_in.target.skeleton, m_transfer.targetShape(), rolesOfTarget(m_in));
}

// Returns a length of the target, or 0 for less than a millionth of the body: the digits of most files do not show it.
double Retargeter::visible(double length) const
{
    return std::abs(length) > 1e-6 * targetBodyLength() ? length : 0.0;
}

// Returns enough decimals that rounding is at most a hundred millionth of the body, but at least six.
int Retargeter::decimals() const
{
    const double size = targetBodyLength();
    return size > 0.0 ? std::clamp(static_cast<int>(std::ceil(8.0 - std::log10(size))), 6, 12) : 6;
}

// Adds the heights of the lowest joints that both figures have.
void Retargeter::addLowest(const TransferredPose &pose, std::vector<double> &ofSource,
                           std::vector<double> &ofFigure) const
{
    double theirs = std::numeric_limits<double>::max();
    double ours = theirs;
    for (int joint = 0; joint < m_in.target.skeleton.jointCount(); ++joint) {
        const int source = m_in.mapping.sourceOf(joint);
        if (source == NoJoint || m_in.sourceRoles.of(source).part == BodyPart::Root)
            continue;
        theirs = std::min(theirs, glm::dot(at(pose.source.jointPositions, source), m_transfer.up()));
        ours = std::min(ours, glm::dot(at(pose.pose.jointPositions, joint), m_transfer.up()));
    }
    ofSource.push_back(theirs);
    ofFigure.push_back(ours);
}

std::vector<int> Retargeter::feetAndHands() const
{
    std::vector<int> ends;
    for (int leg = 0; leg < m_feet.legCount(); ++leg)
        ends.push_back(m_feet.footOf(leg));
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const int hand = m_in.mapping.targetOf(m_in.sourceRoles.find(BodyPart::Hand, side));
        if (hand != NoJoint)
            ends.push_back(hand);
    }
    return ends;
}

FloorDepth Retargeter::depthWithout(std::span<const int> ends) const
{
    const Skeleton &target = m_in.target.skeleton;
    const BodyRoles roles = rolesOfTarget(m_in);
    const double length = targetBodyLength();
    FloorDepth parts(m_in.source.skeleton, target, m_transfer.up(), m_transfer.travelScale(),
                     length > 0.0 ? ncmOfBody / length : 1.0);
    std::vector<bool> isLeftOut(target.joints().size(), false);
    for (const int end : ends) {
        for (const NodeId node : nodesFrom(target, end)) {
            if (node.isJoint())
                at(isLeftOut, node.index) = true;
        }
    }
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const int source = m_in.mapping.sourceOf(joint);
        if (source != NoJoint && !at(isLeftOut, joint) && roles.of(joint).part != BodyPart::Root)
            parts.addJoint(source, joint, roles.of(joint).part == BodyPart::Head);
    }
    return parts;
}

FloorDepth Retargeter::partsToMeasure() const
{
    std::vector<int> ends = feetAndHands();
    if (m_in.settings.handsAboveFloor)
        ends.resize(static_cast<std::size_t>(m_feet.legCount()));
    FloorDepth parts = depthWithout(ends);
    for (int leg = 0; leg < m_feet.legCount(); ++leg) {
        const auto &[theirs, ours] = m_feet.leg(leg);
        parts.addLeg(theirs, ours, pathLength(m_in.target.skeleton, m_transfer.targetShape(), ours.thigh, ours.foot),
                     at(m_footFloor.depths(), leg));
    }
    return parts;
}

void Retargeter::planLifts(const FloorDepth &parts, const PlantedFeet::Floors &floors, double frameTimeSeconds)
{
    constexpr double fadeSeconds = 0.25; // before and after
    constexpr double longestFade = 250.0; // frames
    constexpr double seen = 0.01; // of the body
    if (!m_in.settings.setOnFloor)
        return;
    std::vector<double> needs = parts.depths(floors.source, floors.figure);
    const double tolerance = floorToleranceNcm / ncmOfBody * targetBodyLength();
    for (double &need : needs)
        need = std::max(0.0, need - tolerance);
    const auto most = std::ranges::max_element(needs);
    if (most != needs.end() && *most > seen * targetBodyLength())
        m_notes.push_back({RetargetFile::Result, messages::figureRaised(numberArgument(shortNumber(*most)),
                                                                        static_cast<int>(most - needs.begin()))});
    m_shift.lifts =
        smoothAbove(needs, static_cast<int>(std::lround(std::clamp(fadeSeconds / frameTimeSeconds, 1.0, longestFade))));
}

void Retargeter::planHands(const PlantedFeet::Floors &floors, double frameTimeSeconds)
{
    const bool haveGoals = m_in.settings.leftHand != HandGoal::Free || m_in.settings.rightHand != HandGoal::Free;
    const double anywhere = targetBodyLength();
    const HandFloor::Place place{floors.source, m_floorHeight, m_shift,
                                 haveGoals ? anywhere : std::max(0.0, m_feet.longestDrop())};
    m_handFloor.plan(place, frameTimeSeconds,
                     [this](int frame, TransferredPose &pose) { evaluateAboveFeet(frame, pose); });
}

std::optional<RetargetedClip> Retargeter::write(const Progress &progress) const
{
    const Motion &source = m_in.source.motion;
    RetargetedClip result;
    result.notes = notes();
    Clip &clip = result.clip;
    clip.skeleton = m_in.target.skeleton;
    clip.motion = Motion(source.frameCount(), clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(source.frameTimeSeconds());
    if (m_in.target.source)
        clip.source = textForNewMotion(*m_in.target.source, decimals());
    const PositionRules rules = rulesForNewMotion(m_in.target, m_in.targetRules);
    PoseWriter writer(clip.skeleton, rules);
    TransferredPose pose;
    FloorDepth parts = partsToMeasure();
    constexpr double written = 0.9; // fraction of the time until positions are settled
    const Progress writing = progress.part(0.0, written);
    for (int frame = 0; frame < source.frameCount(); ++frame) {
        if (writing.wantsToStop(frame, source.frameCount()))
            return std::nullopt;
        evaluate(frame, pose);
        if (m_sourceFloor)
            parts.add(pose.source, pose.pose, *m_sourceFloor, m_floorHeight);
        writer.write(pose.pose, pose.translations, clip.motion.editFrame(frame));
    }
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        if (writer.residualDegrees(joint) > 0.0)
            result.notes.push_back(
                {RetargetFile::Target,
                 messages::rotationLost(nameArgument(clip.skeleton.joint(joint).name),
                                        numberArgument(shortNumber(writer.residualDegrees(joint))))});
    }
    if (m_sourceFloor)
        result.faults = parts.faults();
    const SettledPositions settled = settlePositions(clip, rules, progress.part(written, 1.0));
    if (settled.isCancelled)
        return std::nullopt;
    result.rules = settled.rules;
    if (const Message note = noteOn(settled); !note.isEmpty())
        result.notes.push_back({.file = RetargetFile::Result, .text = note, .isOfBvh = true});
    return result;
}

std::optional<RetargetMeasures> Retargeter::measure(const Clip &result, const Progress &progress) const
{
    const BodyRoles roles = rolesOfTarget(m_in);
    const auto ncmPerUnit = [](double bodyLength) { return bodyLength > 0.0 ? ncmOfBody / bodyLength : 1.0; };
    const double theirs = m_transfer.sourceBodyLength();
    const double ours = targetBodyLength();
    const MeasuredFigure source{m_in.source,   m_in.sourceRules,   m_in.sourceRoles,
                                m_in.sourceUp, ncmPerUnit(theirs), m_in.sourceTop};
    const PositionRules rules = decidePositionRules(result.skeleton, result.motion);
    const MeasuredFigure figure{result, rules, roles, m_transfer.upAxis(), ncmPerUnit(ours)};
    MeasureSettings settings;
    settings.resultFromSource = m_transfer.targetFromSource();
    if (m_feet.hasLegs())
        settings.floor = m_floorHeight * figure.ncmPerUnit;
    const FloorMotion &floor = m_feet.floorMotion();
    settings.sourceFloorPath = rotated(floor, glm::transpose(m_transfer.targetFromSource()))
                                   .path(m_in.source.motion.playingFrameTimeSeconds());
    settings.floorPath = floor.path(m_in.source.motion.playingFrameTimeSeconds());
    for (glm::dvec3 &place : settings.floorPath)
        place *= m_transfer.travelScale();
    constexpr double measured = 0.8; // fraction of the time until the twist is measured
    std::optional<RetargetMeasures> measures =
        measureRetarget(source, figure, m_in.mapping, m_contacts, settings, progress.part(0.0, measured));
    if (!measures)
        return std::nullopt;
    bool isStopped = false;
    const Progress last = progress.part(measured, 1.0);
    measures->twist = measureTwist(m_in, m_transfer.anatomy(), result, rules, m_transfer.targetFromSource(),
                                   [&](double done) { return !(isStopped = !last(done)); });
    return isStopped ? std::nullopt : measures;
}

std::optional<std::vector<ResultFault>> Retargeter::findFaults(const Clip &result, const Progress &progress) const
{
    const PositionRules rules = decidePositionRules(result.skeleton, result.motion);
    ResultCheckInput checked{.source = m_in.source,
                             .sourceRules = m_in.sourceRules,
                             .result = result,
                             .resultRules = rules,
                             .sourceRoles = m_in.sourceRoles,
                             .joints = {},
                             .resultFromSource = m_transfer.targetFromSource()};
    for (int joint = 0; joint < result.skeleton.jointCount(); ++joint) {
        if (m_in.mapping.sourceOf(joint) != NoJoint)
            checked.joints.push_back({m_in.mapping.sourceOf(joint), joint});
    }
    return checkResult(checked, {.jerkRatio = 0.0}, progress);
}

// Adds one note for each foot that is short of contacts: on how many, and on the worst.
void Retargeter::addReachProblems(RetargetNotes &notes) const
{
    for (const auto &[leg, problems] : byLeg(m_feet.problems())) {
        const ReachProblem &worst = *std::ranges::max_element(problems, {}, &ReachProblem::missing);
        const MessageArgument foot = nameOfFoot(leg);
        const MessageArgument missing = numberArgument(shortNumber(worst.missing * ncmOfBody / targetBodyLength()));
        const int count = static_cast<int>(problems.size());
        notes.push_back(
            {RetargetFile::Result,
             count == 1 ? messages::contactOutOfReach(foot, missing, worst.frames.first, worst.frames.last)
                        : messages::contactsOutOfReach(count, foot, missing, worst.frames.first, worst.frames.last)});
    }
}

// Adds one note for each foot that still slides in contacts: on how many, and on the one that is held least.
void Retargeter::addLooseContacts(RetargetNotes &notes) const
{
    for (const auto &[leg, contacts] : byLeg(m_feet.looseContacts())) {
        const LooseContact &worst = *std::ranges::min_element(contacts, {}, &LooseContact::grip);
        const auto &[first, last] = worst.frames;
        const MessageArgument foot = nameOfFoot(leg);
        const int percent = worst.percent();
        const int count = static_cast<int>(contacts.size());
        Message text;
        if (percent == 0)
            text = count == 1 ? messages::freeContact(foot, first, last)
                              : messages::freeContacts(count, foot, first, last);
        else
            text = count == 1 ? messages::looseContact(foot, first, last, percent)
                              : messages::looseContacts(count, foot, first, last, percent);
        notes.push_back({RetargetFile::Result, std::move(text)});
    }
}

MessageArgument Retargeter::nameOfFoot(int leg) const
{
    return nameArgument(m_in.target.skeleton.joint(m_feet.footOf(leg)).name);
}

RetargetNotes Retargeter::notes() const
{
    RetargetNotes notes = m_transfer.notes();
    notes.insert(notes.end(), m_notes.begin(), m_notes.end());
    addReachProblems(notes);
    addLooseContacts(notes);
    return notes;
}

} // namespace limber
