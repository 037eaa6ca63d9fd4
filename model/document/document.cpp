#include "document/document.h"

#include "additions/additionkind.h"
#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "document/commands.h"

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

void Document::reset(Clip clip, std::vector<Finding> findings, Additions additions)
{
    emit aboutToBeReset();
    m_undoStack.clear();
    m_clip = std::move(clip);
    m_original = m_clip;
    m_savedClipState = m_clipState;
    takeStored(std::move(additions));
    m_findings = std::move(findings);
    m_origin.repairedPath = m_findings.empty() ? QString() : path();
    decideRules();
    emit wasReset();
    emit resetFollowed();
    announceModified();
    emit historyStarted();
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
    emit framesSynced();
}

// Takes what was read from files, and notes that it is stored there.
void Document::takeStored(Additions additions)
{
    additions.set(withOwnIds(additions.get<Layers>()));
    m_additions = std::move(additions);
    m_storedContacts.reset();
    m_contactsFile.clear();
}

void Document::endLoading(Clip whole, std::vector<Finding> findings, Additions additions)
{
    growWhileLoading(whole);
    m_clip = std::move(whole);
    m_original = m_clip;
    m_findings = std::move(findings);
    m_origin.repairedPath = m_findings.empty() ? QString() : path();
    m_isLoading = false;
    takeStored(std::move(additions));
    decideRules();
    emit positionRulesChanged();
    emit upAxisChanged();
    for (const auto &kind : additionKinds()) {
        if (!kind->isSame(m_additions, Additions()))
            announce(*kind);
    }
    emit loaded();
    emit historyStarted();
}

void Document::setOrigin(const DocumentOrigin &origin)
{
    const bool isMoved = origin.path != m_origin.path || origin.untitledName != m_origin.untitledName ||
                         origin.project.path != m_origin.project.path;
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

void Document::markSaved(const FileStamp &file, const FileStamp &project)
{
    DocumentOrigin saved = savedOrigin(file);
    saved.project = project;
    saved.projectMissing = false;
    m_undoStack.setClean();
    setOrigin(saved);
    emit wasSaved();
}

void Document::markClipSaved(const FileStamp &file)
{
    DocumentOrigin saved = savedOrigin(file);
    saved.projectMissing = true;
    setOrigin(saved);
    emit wasSaved();
}

// Returns the origin of a document whose clip is in this file now.
DocumentOrigin Document::savedOrigin(const FileStamp &file)
{
    DocumentOrigin saved = m_origin;
    saved.path = file.path;
    saved.onDisk = file;
    // If nothing was changed, the file is as it was, and the user still has to be asked.
    if (!isClipSaved())
        saved.repairedPath.clear();
    saved.neverSaved = false;
    m_savedClipState = m_clipState;
    return saved;
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

void Document::setPosesApartChoice(PosesApartChoice choice)
{
    if (choice == m_posesApartChoice)
        return;
    m_posesApartChoice = choice;
    emit posesApartChoiceChanged();
}

void Document::markContactsStored(const QString &path)
{
    m_storedContacts = contacts();
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
        perform(ValuesEdit{where, std::move(values)}, text, gesture);
}

void Document::takeOwnNumbers(Motion same)
{
    const bool fits = same.frameCount() == motion().frameCount() && same.columnCount() == motion().columnCount();
    Q_ASSERT(fits);
    if (fits)
        m_clip.motion = std::move(same);
}

void Document::setOffsets(std::vector<NodeOffset> changes, const QString &text, int gesture)
{
    const auto isFinite = [](const NodeOffset &change) {
        return std::isfinite(change.offset.x) && std::isfinite(change.offset.y) && std::isfinite(change.offset.z);
    };
    const auto differs = [this](const NodeOffset &change) { return skeleton().offsetOf(change.node) != change.offset; };
    if (std::ranges::all_of(changes, isFinite) && std::ranges::any_of(changes, differs) && mayEdit())
        perform(OffsetsEdit{std::move(changes)}, text, gesture);
}

void Document::setName(int joint, const std::string &name)
{
    if (skeleton().joint(joint).name != name && mayEdit())
        perform(NameEdit{joint, name}, tr("Rename joint"));
}

void Document::replaceClip(Clip clip, const QString &text)
{
    replaceClip(std::move(clip), m_positionRuleChoice, text);
}

void Document::replaceClip(Clip clip, Feet feet, const QString &text, const std::optional<FrameMap> &frames)
{
    if (!mayEdit())
        return;
    Additions additions = frames ? mappedAdditions(m_additions, *frames, clip.motion.frameCount())
                                 : carriedAdditions(m_additions, m_clip, clip);
    additions.set(std::move(feet.contacts));
    additions.set(feet.floor);
    perform(ClipEdit{std::move(clip), std::move(additions), m_positionRuleChoice}, text);
}

void Document::replaceClip(Clip clip, PositionRuleChoice choice, const QString &text)
{
    if (!mayEdit())
        return;
    Additions additions = carriedAdditions(m_additions, m_clip, clip);
    perform(ClipEdit{std::move(clip), std::move(additions), choice}, text);
}

void Document::setFrameTime(double seconds)
{
    if (std::isfinite(seconds) && seconds > 0 && seconds != motion().frameTimeSeconds() && mayEdit())
        perform(FrameTimeEdit{seconds}, tr("Change frame time"));
}

void Document::answerPosesApart(PosesApartChoice choice, const QString &text)
{
    if (choice != m_posesApartChoice && mayEdit())
        perform(PosesApartEdit{choice}, text);
}

void Document::setContacts(std::optional<Contacts> contacts, const QString &text)
{
    setAddition(std::move(contacts), text);
}

void Document::setFloor(const FloorChoice &floor, const QString &text)
{
    setAddition(floor, text);
}

void Document::setMarkers(Markers markers, const QString &text)
{
    setAddition(tidiedMarkers(std::move(markers), motion().frameCount()), text);
}

void Document::setLayers(Layers layers, const QString &text, int gesture)
{
    setAddition(withOwnIds(std::move(layers)), text, gesture);
}

void Document::setSecondLife(const AnimSettings &settings, const QString &text, int gesture)
{
    setAddition(SecondLifeSettings(settings), text, gesture);
}

void Document::setClipAndLayers(Clip clip, Layers layers, const QString &text)
{
    if (!mayEdit())
        return;
    Additions additions = m_additions;
    additions.set(withOwnIds(std::move(layers)));
    perform(ClipEdit{std::move(clip), std::move(additions), m_positionRuleChoice}, text);
}

void Document::setAdditions(Additions additions, const QString &text, int gesture)
{
    if (additions != m_additions && mayEdit())
        perform(AdditionsEdit{std::move(additions)}, text, gesture);
}

// Gives each layer an id that no layer of the document has or had: selections and the journal find layers by it.
Layers Document::withOwnIds(Layers layers)
{
    for (const Layers *known : {&this->layers(), &std::as_const(layers)}) {
        for (const Layer &layer : *known)
            m_lastLayerId = std::max(m_lastLayerId, layer.id);
    }
    for (auto layer = layers.begin(); layer != layers.end(); ++layer) {
        const bool isTaken =
            std::any_of(layers.begin(), layer, [&](const Layer &other) { return other.id == layer->id; });
        if (layer->id == 0 || isTaken)
            layer->id = ++m_lastLayerId;
    }
    return layers;
}

void Document::insertFrames(int before, FrameBlock block, const QString &text)
{
    if (block.frameCount() > 0 && mayEdit())
        perform(InsertEdit{before, std::move(block)}, text);
}

void Document::removeFrames(int first, int count)
{
    if (count > 0 && mayEdit())
        perform(RemoveEdit{first, count}, tr("Delete %n frame(s)", nullptr, count));
}

void Document::perform(DocumentEdit edit, const QString &text, int gesture)
{
    m_lastGesture = std::max(m_lastGesture, gesture);
    emit aboutToPerform(edit, text, gesture);
    std::unique_ptr<DocumentCommand> command;
    try {
        command = commandFor(std::move(edit), *this, text, gesture);
    } catch (...) { // no memory
        emit performFailed();
        throw;
    }
    m_undoStack.push(command.release());
    emit performed();
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

void Document::decideRulesAfterChange()
{
    const UpAxis before = m_upAxis;
    decideRules();
    if (m_upAxisChoice == UpAxisChoice::Auto && m_upAxis.axis != before.axis)
        m_upAxis = upAxisAfterChange(m_clip, m_positionRules, bodyRoles(m_clip, m_positionRules, Vocabulary::builtIn()),
                                     before);
}

void Document::announce(const AdditionKind &kind)
{
    emit additionChanged(kind);
    const std::pair<std::string_view, void (Document::*)()> signalsOfKinds[]{
        {"contacts", &Document::contactsChanged},
        {"floor", &Document::floorChanged},
        {"markers", &Document::markersChanged},
        {"layers", &Document::layersChanged},
        {"second-life", &Document::secondLifeChanged}};
    for (const auto &[name, changed] : signalsOfKinds) {
        if (name == kind.name())
            emit(this->*changed)();
    }
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
