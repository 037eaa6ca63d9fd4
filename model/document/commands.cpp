#include "document/commands.h"

#include "additions/additionkind.h"
#include "base/at.h"
#include "document/clipdelta.h"

#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Undo steps of a gesture merge with their own kind only.
enum CommandId { SetValuesId = 1, SetOffsetsId = 2, SetAdditionsId = 3 };
constexpr int neverMerges = -1;

// Copying this many values takes 20 ms and more.
constexpr std::size_t manyValues = std::size_t{1} << 21;
constexpr int longestWaitMilliseconds = 40;

} // namespace

DocumentCommand::DocumentCommand(Document &document, const QString &text)
    : QUndoCommand(text), m_document(document), m_clipState(++document.m_lastClipState)
{
}

void DocumentCommand::decideRules()
{
    m_document.decideRulesAfterChange();
}

void DocumentCommand::exchange(PosesApartChoice &choice)
{
    std::swap(m_document.m_posesApartChoice, choice);
    emit m_document.posesApartChoiceChanged();
}

DocumentCommand::SwappedAdditions::SwappedAdditions(Document &document, Additions &additions) : m_document(document)
{
    std::swap(additions, document.m_additions);
    for (const auto &kind : additionKinds()) {
        if (!kind->isSame(additions, document.m_additions))
            m_changed.push_back(kind.get());
    }
}

void DocumentCommand::SwappedAdditions::announce() const
{
    for (const AdditionKind *kind : m_changed)
        m_document.announce(*kind);
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

// Work that still reads these frames is useless by now, and ends within milliseconds once it is cancelled.
void SetValuesCommand::waitForReaders()
{
    const auto isShared = [this] {
        return clip().motion.sharedValueCount(m_where.firstFrame, m_where.frameCount) >= manyValues;
    };
    if (!isShared())
        return;
    emit document().manyValuesAboutToChange();
    QElapsedTimer waited;
    for (waited.start(); isShared() && waited.elapsed() < longestWaitMilliseconds;)
        QThread::msleep(1);
}

void SetValuesCommand::exchange()
{
    exchangeClipState();
    waitForReaders();
    auto value = m_values.begin();
    for (int frame = m_where.firstFrame; frame < m_where.firstFrame + m_where.frameCount; ++frame) {
        const std::span<double> numbers = clip().motion.editFrame(frame);
        for (const int column : m_where.columns)
            std::swap(at(numbers, column), *value++);
    }
    emit document().valuesChanged(m_where.bounds());
}

ReplaceClipCommand::ReplaceClipCommand(Document &document, Clip clip, Additions additions, PositionRuleChoice choice,
                                       const QString &text)
    : DocumentCommand(document, text), m_clip(std::move(clip)), m_additions(std::move(additions)), m_choice(choice)
{
}

// Returns whether rows and columns mean the same in both clips, so that views can keep their position.
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
    DocumentCommand::exchange(m_additions);
}

// The new numbers may have another meaning: for example, the up axis may differ.
void ReplaceClipCommand::decideRulesInPlace()
{
    const PositionRules rules = document().positionRules();
    const UpAxis up = document().upAxis();
    decideRules();
    if (rules.roots != document().positionRules().roots || rules.joints != document().positionRules().joints)
        emit document().positionRulesChanged();
    if (up.axis != document().upAxis().axis || up.isNegative != document().upAxis().isNegative)
        emit document().upAxisChanged();
}

void ReplaceClipCommand::exchange()
{
    exchangeClipState();
    if (isSameInPlace())
        return exchangeInPlace();
    emit document().aboutToBeReset();
    std::swap(clip(), m_clip);
    std::swap(positionRuleChoice(), m_choice);
    decideRules();
    const SwappedAdditions swapped(document(), m_additions);
    emit document().wasReset();
    emit document().resetFollowed();
    swapped.announce();
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
    exchangeClipState();
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
    exchangeClipState();
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
    exchangeClipState();
    const double present = clip().motion.frameTimeSeconds();
    clip().motion.setFrameTimeSeconds(std::exchange(m_seconds, present));
    emit document().frameTimeChanged();
}

SetAdditionsCommand::SetAdditionsCommand(Document &document, Additions additions, const QString &text, int gesture)
    : DocumentCommand(document, text), m_additions(std::move(additions)), m_gesture(gesture)
{
}

int SetAdditionsCommand::id() const
{
    return m_gesture != 0 ? SetAdditionsId : neverMerges;
}

bool SetAdditionsCommand::mergeWith(const QUndoCommand *other)
{
    // The document already holds the later additions and we hold the oldest.
    return static_cast<const SetAdditionsCommand &>(*other).m_gesture == m_gesture;
}

AnswerPosesApartCommand::AnswerPosesApartCommand(Document &document, PosesApartChoice choice, const QString &text)
    : DocumentCommand(document, text), m_choice(choice)
{
}

InsertFramesCommand::InsertFramesCommand(Document &document, int before, FrameBlock block, const QString &text)
    : DocumentCommand(document, text), m_before(before), m_count(block.frameCount()), m_block(std::move(block)),
      m_additions(withFramesInserted(document.additions(), before, m_count))
{
}

void InsertFramesCommand::undo()
{
    exchangeClipState();
    emit document().framesAboutToBeRemoved(m_before, m_count);
    m_block = clip().motion.copyOfFrames(m_before, m_count);
    clip().motion.removeFrames(m_before, m_count);
    emit document().framesRemoved(m_before, m_count);
    emit document().framesSynced();
    exchange(m_additions);
}

void InsertFramesCommand::redo()
{
    exchangeClipState();
    emit document().framesAboutToBeInserted(m_before, m_count);
    clip().motion.insertFrames(m_before, std::exchange(m_block, {}));
    emit document().framesInserted(m_before, m_count);
    emit document().framesSynced();
    exchange(m_additions);
}

RemoveFramesCommand::RemoveFramesCommand(Document &document, int first, int count, const QString &text)
    : DocumentCommand(document, text), m_first(first), m_count(count),
      m_additions(withFramesRemoved(document.additions(), first, count))
{
}

void RemoveFramesCommand::undo()
{
    exchangeClipState();
    emit document().framesAboutToBeInserted(m_first, m_count);
    clip().motion.insertFrames(m_first, std::exchange(m_block, {}));
    emit document().framesInserted(m_first, m_count);
    emit document().framesSynced();
    exchange(m_additions);
}

void RemoveFramesCommand::redo()
{
    exchangeClipState();
    emit document().framesAboutToBeRemoved(m_first, m_count);
    m_block = clip().motion.copyOfFrames(m_first, m_count);
    clip().motion.removeFrames(m_first, m_count);
    emit document().framesRemoved(m_first, m_count);
    emit document().framesSynced();
    exchange(m_additions);
}

namespace {

// Makes the command for an edit, with one overload for each kind of edit.
struct CommandMaker
{
    using Command = std::unique_ptr<DocumentCommand>;

    Document &document;
    const QString &text;
    int gesture;

    Command operator()(ValuesEdit &edit) const
    {
        return std::make_unique<SetValuesCommand>(document, std::move(edit.where), std::move(edit.values), text,
                                                  gesture);
    }
    Command operator()(OffsetsEdit &edit) const
    {
        return std::make_unique<SetOffsetsCommand>(document, std::move(edit.changes), text, gesture);
    }
    Command operator()(NameEdit &edit) const
    {
        return std::make_unique<SetNameCommand>(document, edit.joint, std::move(edit.name), text);
    }
    Command operator()(FrameTimeEdit &edit) const
    {
        return std::make_unique<SetFrameTimeCommand>(document, edit.seconds, text);
    }
    Command operator()(AdditionsEdit &edit) const
    {
        return std::make_unique<SetAdditionsCommand>(document, std::move(edit.additions), text, gesture);
    }
    Command operator()(ClipEdit &edit) const
    {
        return std::make_unique<ReplaceClipCommand>(document, std::move(edit.clip), std::move(edit.additions),
                                                    edit.positions, text);
    }
    Command operator()(InsertEdit &edit) const
    {
        return std::make_unique<InsertFramesCommand>(document, edit.before, std::move(edit.block), text);
    }
    Command operator()(RemoveEdit &edit) const
    {
        return std::make_unique<RemoveFramesCommand>(document, edit.first, edit.count, text);
    }
    Command operator()(const PosesApartEdit &edit) const
    {
        return std::make_unique<AnswerPosesApartCommand>(document, edit.choice, text);
    }
};

} // namespace

std::unique_ptr<DocumentCommand> commandFor(DocumentEdit edit, Document &document, const QString &text, int gesture)
{
    return std::visit(CommandMaker{document, text, gesture}, edit);
}

} // namespace limber
