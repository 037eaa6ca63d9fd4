#include "retarget/retargeter.h"

#include "base/at.h"
#include "bvh/write/newmotiontext.h"
#include "messages/retargetmessages.h"
#include "pose/settledpositions.h"
#include "resultcheck/resultcheck.h"
#include "retarget/posewriting.h"
#include "retarget/twistmeasure.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <utility>

namespace limber {

namespace {

std::string shortNumber(double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 3).ptr;
    return {text, end};
}

// Returns the same, grouped by leg.
template <typename OfLeg>
std::map<int, std::vector<OfLeg>> byLeg(const std::vector<OfLeg> &all)
{
    std::map<int, std::vector<OfLeg>> groups;
    for (const OfLeg &each : all)
        groups[each.leg].push_back(each);
    return groups;
}

RetargetInput forUsedFigure(RetargetInput input)
{
    chooseSourceFigure(input);
    return input;
}

} // namespace

Retargeter::Retargeter(const RetargetInput &input)
    : m_in(forUsedFigure(input)), m_transfer(m_in), m_feet(m_transfer, m_in), m_hands(m_transfer, m_in),
      m_handFloor(m_transfer, m_in), m_footFloor(m_transfer, m_in, m_feet)
{
}

bool Retargeter::prepare(const Progress &progress)
{
    if (!m_feet.hasLegs())
        return true;
    const int frames = m_in.source.motion.frameCount();
    m_feet.reserve(frames);
    m_footFloor.reserve(frames);
    TransferredPose pose;
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        m_transfer.evaluate(frame, pose);
        m_feet.record(pose);
        m_footFloor.record(pose);
    }
    m_feet.findHinges();
    const double frameTime = m_in.source.motion.playingFrameTimeSeconds();
    std::vector<Message> whyNone;
    if (m_in.settings.contacts)
        m_contacts = *m_in.settings.contacts;
    else
        m_contacts = m_feet.findContacts(m_transfer.sourceBodyLength(), frameTime, whyNone);
    for (Message &reason : whyNone)
        m_notes.push_back({RetargetFile::Source, std::move(reason)});
    const auto floors = m_feet.findFloors(m_contacts);
    if (floors) {
        // The result's floor is as high as the source's, scaled like the travel.
        const double wanted = m_transfer.travelScale() * floors->source;
        const double shift = wanted - floors->figure;
        const double rounding = 1e-9 * (std::abs(wanted) + std::abs(floors->figure));
        if (m_in.settings.setOnFloor && std::abs(shift) > rounding)
            m_floorShift = shift;
        m_floorHeight = floors->figure + m_floorShift;
        m_sourceFloor = floors->source;
    }
    if (m_in.settings.lockFeet)
        m_feet.lock(m_contacts, floors, m_floorShift, frameTime);
    if (floors)
        m_footFloor.plan(m_contacts, *floors, m_floorShift, frameTime);
    return true;
}

void Retargeter::evaluate(int frame, TransferredPose &out) const
{
    m_transfer.evaluate(frame, out);
    if (m_floorShift != 0.0)
        m_transfer.shift(out, m_floorShift * m_transfer.up());
    m_feet.apply(frame, out);
    m_hands.apply(out, m_floorShift);
    m_footFloor.apply(frame, out);
    if (m_sourceFloor)
        m_handFloor.apply(out, *m_sourceFloor, m_floorHeight);
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

FootDepth Retargeter::feetToMeasure() const
{
    const FigureShape &shape = m_transfer.targetShape();
    const double length = targetBodyLength();
    FootDepth feet(m_in.source.skeleton, m_in.target.skeleton, m_transfer.up(), m_transfer.travelScale(),
                   length > 0.0 ? ncmOfBody / length : 1.0);
    for (int leg = 0; leg < m_feet.legCount(); ++leg) {
        const auto &[theirs, ours] = m_feet.leg(leg);
        feet.addLeg(theirs, ours, pathLength(m_in.target.skeleton, shape, ours.thigh, ours.foot),
                    at(m_footFloor.depths(), leg));
    }
    return feet;
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
    FootDepth feet = feetToMeasure();
    constexpr double written = 0.9; // fraction of the time until positions are settled
    const Progress writing = progress.part(0.0, written);
    for (int frame = 0; frame < source.frameCount(); ++frame) {
        if (writing.wantsToStop(frame, source.frameCount()))
            return std::nullopt;
        evaluate(frame, pose);
        if (m_sourceFloor)
            feet.add(pose.source, pose.pose, *m_sourceFloor, m_floorHeight);
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
        result.faults = feet.faults();
    const SettledPositions settled = settlePositions(clip, rules, progress.part(written, 1.0));
    if (settled.isCancelled)
        return std::nullopt;
    result.rules = settled.rules;
    if (const Message note = noteOn(settled); !note.isEmpty())
        result.notes.push_back({RetargetFile::Result, note});
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
        const MessageArgument missing = numberArgument(shortNumber(worst.missing));
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
