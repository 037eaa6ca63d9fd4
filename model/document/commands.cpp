#include "document/commands.h"

#include "document/clipdelta.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Undo steps of a gesture merge with their own kind only.
enum CommandId { SetValuesId = 1, SetOffsetsId = 2 };
constexpr int neverMerges = -1;

} // namespace

DocumentCommand::DocumentCommand(Document &document, const QString &text) : QUndoCommand(text), m_document(document)
{
}

void DocumentCommand::decideRules()
{
    m_document.decideRules();
}

bool DocumentCommand::swapContacts(std::optional<Contacts> &contacts)
{
    std::swap(contacts, m_document.m_contacts);
    return contacts != m_document.m_contacts;
}

void DocumentCommand::exchangeContacts(std::optional<Contacts> &contacts)
{
    if (swapContacts(contacts))
        emit m_document.contactsChanged();
}

bool DocumentCommand::swapMarkers(Markers &markers)
{
    std::swap(markers, m_document.m_markers);
    return markers != m_document.m_markers;
}

void DocumentCommand::exchangeMarkers(Markers &markers)
{
    if (swapMarkers(markers))
        emit m_document.markersChanged();
}

SetValuesCommand::SetValuesCommand(Document &document, CellBlock where, std::vector<double> values, const QString &text,
                                   int gesture)
    : DocumentCommand(document, text), m_where(std::move(where)), m_values(std::move(values)), m_gesture(gesture)
{
}

int SetValuesCommand::id() const
{
    return m_gesture != 0 ? SetValuesId : neverMerges;
}

bool SetValuesCommand::mergeWith(const QUndoCommand *other)
{
    const auto &later = static_cast<const SetValuesCommand &>(*other);
    // The document already holds the later values and we hold the oldest: nothing to copy.
    return later.m_gesture == m_gesture && later.m_where == m_where;
}

void SetValuesCommand::exchange()
{
    auto value = m_values.begin();
    for (int frame = m_where.firstFrame; frame < m_where.firstFrame + m_where.frameCount; ++frame) {
        const std::span<double> numbers = clip().motion.editFrame(frame);
        for (const int column : m_where.columns)
            std::swap(numbers[static_cast<std::size_t>(column)], *value++);
    }
    emit document().valuesChanged(m_where.bounds());
}

ReplaceClipCommand::ReplaceClipCommand(Document &document, Clip clip, std::optional<Contacts> contacts,
                                       PositionRuleChoice choice, const QString &text)
    : DocumentCommand(document, text), m_clip(std::move(clip)), m_contacts(std::move(contacts)), m_choice(choice)
{
    // Other frames cannot be found again.
    if (m_clip.motion.frameCount() == document.motion().frameCount())
        m_markers = document.markers();
}

// Whether rows and columns mean the same in both clips, so that views can stay where they are.
bool ReplaceClipCommand::isSameInPlace()
{
    return m_choice == positionRuleChoice() && m_clip.motion.frameCount() == clip().motion.frameCount() &&
           m_clip.skeleton.hasSameLayoutAs(clip().skeleton);
}

void ReplaceClipCommand::exchangeInPlace()
{
    std::swap(clip(), m_clip);
    const ClipDelta delta = deltaBetween(m_clip, clip());
    for (const int joint : delta.renamedJoints)
        emit document().nameChanged(joint);
    if (!delta.movedNodes.empty())
        emit document().offsetsChanged(delta.movedNodes);
    if (delta.isFrameTimeChanged)
        emit document().frameTimeChanged();
    if (delta.values.frameCount > 0)
        emit document().valuesChanged(delta.values);
    decideRulesInPlace();
    exchangeContacts(m_contacts);
    exchangeMarkers(m_markers);
}

// The numbers may mean something else now: another axis may be up.
void ReplaceClipCommand::decideRulesInPlace()
{
    const PositionRules rules = document().positionRules();
    const Axis up = document().upAxis().axis;
    decideRules();
    if (rules.roots != document().positionRules().roots || rules.joints != document().positionRules().joints)
        emit document().positionRulesChanged();
    if (up != document().upAxis().axis)
        emit document().upAxisChanged();
}

void ReplaceClipCommand::exchange()
{
    if (isSameInPlace())
        return exchangeInPlace();
    emit document().aboutToBeReset();
    std::swap(clip(), m_clip);
    std::swap(positionRuleChoice(), m_choice);
    decideRules();
    const bool hasOtherContacts = swapContacts(m_contacts); // first, since joints may have other numbers
    const bool hasOtherMarkers = swapMarkers(m_markers);
    emit document().wasReset();
    if (hasOtherContacts)
        emit document().contactsChanged();
    if (hasOtherMarkers)
        emit document().markersChanged();
}

SetOffsetsCommand::SetOffsetsCommand(Document &document, std::vector<NodeOffset> changes, const QString &text,
                                     int gesture)
    : DocumentCommand(document, text), m_changes(std::move(changes)), m_gesture(gesture)
{
}

int SetOffsetsCommand::id() const
{
    return m_gesture != 0 ? SetOffsetsId : neverMerges;
}

bool SetOffsetsCommand::mergeWith(const QUndoCommand *other)
{
    const auto &later = static_cast<const SetOffsetsCommand &>(*other);
    const auto sameNode = [](const NodeOffset &a, const NodeOffset &b) { return a.node == b.node; };
    return later.m_gesture == m_gesture && std::ranges::equal(m_changes, later.m_changes, sameNode);
}

void SetOffsetsCommand::exchange()
{
    std::vector<NodeId> nodes;
    for (NodeOffset &change : m_changes) {
        const glm::dvec3 present = clip().skeleton.offsetOf(change.node);
        clip().skeleton.setOffset(change.node, change.offset);
        change.offset = present;
        nodes.push_back(change.node);
    }
    emit document().offsetsChanged(nodes);
}

SetNameCommand::SetNameCommand(Document &document, int joint, std::string name, const QString &text)
    : DocumentCommand(document, text), m_joint(joint), m_name(std::move(name))
{
}

void SetNameCommand::exchange()
{
    std::string present = clip().skeleton.joint(m_joint).name;
    clip().skeleton.setName(m_joint, std::exchange(m_name, std::move(present)));
    emit document().nameChanged(m_joint);
}

SetFrameTimeCommand::SetFrameTimeCommand(Document &document, double seconds, const QString &text)
    : DocumentCommand(document, text), m_seconds(seconds)
{
}

void SetFrameTimeCommand::exchange()
{
    const double present = clip().motion.frameTimeSeconds();
    clip().motion.setFrameTimeSeconds(std::exchange(m_seconds, present));
    emit document().frameTimeChanged();
}

SetContactsCommand::SetContactsCommand(Document &document, std::optional<Contacts> contacts, const QString &text)
    : DocumentCommand(document, text), m_contacts(std::move(contacts))
{
}

SetMarkersCommand::SetMarkersCommand(Document &document, Markers markers, const QString &text)
    : DocumentCommand(document, text), m_markers(std::move(markers))
{
}

InsertFramesCommand::InsertFramesCommand(Document &document, int before, FrameBlock block, const QString &text)
    : DocumentCommand(document, text), m_before(before), m_count(block.frameCount()), m_block(std::move(block)),
      m_markers(withFramesInserted(document.markers(), before, m_count))
{
    if (document.contacts())
        m_contacts = withFramesInserted(*document.contacts(), m_before, m_count);
}

void InsertFramesCommand::undo()
{
    emit document().framesAboutToBeRemoved(m_before, m_count);
    m_block = clip().motion.copyOfFrames(m_before, m_count);
    clip().motion.removeFrames(m_before, m_count);
    emit document().framesRemoved(m_before, m_count);
    exchangeContacts(m_contacts);
    exchangeMarkers(m_markers);
}

void InsertFramesCommand::redo()
{
    emit document().framesAboutToBeInserted(m_before, m_count);
    clip().motion.insertFrames(m_before, std::exchange(m_block, {}));
    emit document().framesInserted(m_before, m_count);
    exchangeContacts(m_contacts);
    exchangeMarkers(m_markers);
}

RemoveFramesCommand::RemoveFramesCommand(Document &document, int first, int count, const QString &text)
    : DocumentCommand(document, text), m_first(first), m_count(count),
      m_markers(withFramesRemoved(document.markers(), first, count))
{
    if (document.contacts())
        m_contacts = withFramesRemoved(*document.contacts(), m_first, m_count);
}

void RemoveFramesCommand::undo()
{
    emit document().framesAboutToBeInserted(m_first, m_count);
    clip().motion.insertFrames(m_first, std::exchange(m_block, {}));
    emit document().framesInserted(m_first, m_count);
    exchangeContacts(m_contacts);
    exchangeMarkers(m_markers);
}

void RemoveFramesCommand::redo()
{
    emit document().framesAboutToBeRemoved(m_first, m_count);
    m_block = clip().motion.copyOfFrames(m_first, m_count);
    clip().motion.removeFrames(m_first, m_count);
    emit document().framesRemoved(m_first, m_count);
    exchangeContacts(m_contacts);
    exchangeMarkers(m_markers);
}

} // namespace limber
