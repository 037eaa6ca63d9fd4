#include "document/document.h"

#include "document/commands.h"
#include "mapping/carriedcontacts.h"

#include <algorithm>
#include <cmath>

namespace limber {

Document::Document(QObject *parent) : QObject(parent)
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::announceModified);
    decideRules();
}

Document::~Document()
{
    // The stack announces its end as a change; it must not be reported by a half-destroyed document.
    disconnect(&m_undoStack, nullptr, this, nullptr);
}

void Document::reset(Clip clip, std::vector<Finding> findings)
{
    emit aboutToBeReset();
    m_undoStack.clear();
    m_clip = std::move(clip);
    m_original = m_clip;
    m_contacts.reset();
    m_storedContacts.reset();
    m_contactsFile.clear();
    m_markers.clear();
    m_findings = std::move(findings);
    m_origin.repairedPath = m_findings.empty() ? QString() : path();
    decideRules();
    emit wasReset();
    announceModified();
}

void Document::beginLoading(Clip part)
{
    m_isLoading = true;
    reset(std::move(part));
}

void Document::growWhileLoading(const Clip &part)
{
    const int before = motion().frameCount();
    const int added = part.motion.frameCount() - before;
    if (added <= 0)
        return;
    emit framesAboutToBeInserted(before, added);
    m_clip.motion = part.motion;
    emit framesInserted(before, added);
}

void Document::endLoading(Clip whole, std::vector<Finding> findings)
{
    growWhileLoading(whole);
    m_clip = std::move(whole);
    m_original = m_clip;
    m_findings = std::move(findings);
    m_origin.repairedPath = m_findings.empty() ? QString() : path();
    m_isLoading = false;
    decideRules();
    emit positionRulesChanged();
    emit upAxisChanged();
    emit loaded();
}

void Document::setOrigin(const DocumentOrigin &origin)
{
    const bool isMoved = origin.path != m_origin.path || origin.untitledName != m_origin.untitledName;
    m_origin = origin;
    if (isMoved)
        emit pathChanged();
    announceModified();
}

QString Document::displayName() const
{
    const QString name = m_origin.name();
    return name.isEmpty() ? tr("Untitled") : name;
}

void Document::markSaved(const FileStamp &file)
{
    DocumentOrigin saved = m_origin;
    saved.path = file.path;
    saved.onDisk = file;
    // If nothing was changed, the file is as it was, and the question remains to be asked.
    if (isModified())
        saved.repairedPath.clear();
    saved.neverSaved = false;
    m_undoStack.setClean();
    setOrigin(saved);
}

void Document::setNameCodec(const NameCodec &codec)
{
    if (codec == m_nameCodec)
        return;
    m_nameCodec = codec;
    emit nameCodecChanged();
}

void Document::setPositionRuleChoice(PositionRuleChoice choice)
{
    m_positionRuleChoice = choice;
    m_positionRules = decidePositionRules(skeleton(), motion(), choice);
    emit positionRulesChanged();
}

void Document::setUpAxisChoice(UpAxisChoice choice)
{
    m_upAxisChoice = choice;
    m_upAxis = decideUpAxis(m_clip, m_positionRules, choice);
    emit upAxisChanged();
}

void Document::markContactsStored(const QString &path)
{
    m_storedContacts = m_contacts;
    m_contactsFile = path;
}

Pose Document::pose(int frame) const
{
    return poseAt(m_clip, frame, m_positionRules);
}

void Document::setValues(const CellBlock &where, std::vector<double> values, const QString &text, int gesture)
{
    Q_ASSERT(values.size() == where.cellCount());
    if (!mayEdit())
        return;
    if (where.isEmpty() || !std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        return;
    auto value = values.begin();
    bool changes = false;
    for (int frame = where.firstFrame; frame < where.firstFrame + where.frameCount && !changes; ++frame) {
        for (const int column : where.columns)
            changes |= motion().value(frame, column) != *value++;
    }
    if (changes)
        m_undoStack.push(new SetValuesCommand(*this, where, std::move(values), text, gesture));
}

void Document::setOffsets(std::vector<NodeOffset> changes, const QString &text, int gesture)
{
    const auto isFinite = [](const NodeOffset &change) {
        return std::isfinite(change.offset.x) && std::isfinite(change.offset.y) && std::isfinite(change.offset.z);
    };
    const auto differs = [this](const NodeOffset &change) { return skeleton().offsetOf(change.node) != change.offset; };
    if (std::ranges::all_of(changes, isFinite) && std::ranges::any_of(changes, differs) && mayEdit())
        m_undoStack.push(new SetOffsetsCommand(*this, std::move(changes), text, gesture));
}

void Document::setName(int joint, const std::string &name)
{
    if (skeleton().joint(joint).name != name && mayEdit())
        m_undoStack.push(new SetNameCommand(*this, joint, name, tr("Rename joint")));
}

void Document::replaceClip(Clip clip, const QString &text)
{
    replaceClip(std::move(clip), m_positionRuleChoice, text);
}

void Document::replaceClip(Clip clip, std::optional<Contacts> contacts, const QString &text)
{
    if (mayEdit())
        m_undoStack.push(
            new ReplaceClipCommand(*this, std::move(clip), std::move(contacts), m_positionRuleChoice, text));
}

void Document::replaceClip(Clip clip, PositionRuleChoice choice, const QString &text)
{
    if (!mayEdit())
        return;
    std::optional<Contacts> contacts;
    if (m_contacts)
        contacts = carriedContacts(*m_contacts, m_clip, clip);
    m_undoStack.push(new ReplaceClipCommand(*this, std::move(clip), std::move(contacts), choice, text));
}

void Document::setFrameTime(double seconds)
{
    if (std::isfinite(seconds) && seconds > 0 && seconds != motion().frameTimeSeconds() && mayEdit())
        m_undoStack.push(new SetFrameTimeCommand(*this, seconds, tr("Change frame time")));
}

void Document::setContacts(std::optional<Contacts> contacts, const QString &text)
{
    if (contacts != m_contacts && mayEdit())
        m_undoStack.push(new SetContactsCommand(*this, std::move(contacts), text));
}

void Document::setMarkers(Markers markers, const QString &text)
{
    markers = tidiedMarkers(std::move(markers), motion().frameCount());
    if (markers != m_markers && mayEdit())
        m_undoStack.push(new SetMarkersCommand(*this, std::move(markers), text));
}

void Document::insertFrames(int before, FrameBlock block, const QString &text)
{
    if (block.frameCount() > 0 && mayEdit())
        m_undoStack.push(new InsertFramesCommand(*this, before, std::move(block), text));
}

void Document::removeFrames(int first, int count)
{
    if (count > 0 && mayEdit())
        m_undoStack.push(new RemoveFramesCommand(*this, first, count, tr("Delete %n frame(s)", nullptr, count)));
}

bool Document::mayEdit()
{
    if (m_isLoading)
        emit editRefused();
    return !m_isLoading;
}

void Document::decideRules()
{
    m_positionRules = decidePositionRules(skeleton(), motion(), m_positionRuleChoice);
    m_upAxis = decideUpAxis(m_clip, m_positionRules, m_upAxisChoice);
}

void Document::announceModified()
{
    const bool modified = isModified();
    if (modified == m_lastModified)
        return;
    m_lastModified = modified;
    emit modifiedChanged(modified);
}

} // namespace limber
