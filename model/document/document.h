#pragma once

#include "base/finding.h"
#include "bvh/write/bvhwriter.h"
#include "document/namecodec.h"
#include "ground/floormotion.h"
#include "journal/documentedit.h"
#include "motion/cellblock.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "storage/documentorigin.h"
#include "tracks/posesapart.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace limber {

class AdditionKind;

// One open file: its clip, its undo history and how its positions are read. Everything that changes the clip is an undo
// command; everything that shows the clip listens to the signals, each of which reports exactly what changed.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Clip &clip() const { return m_clip; }
    [[nodiscard]] const Skeleton &skeleton() const { return m_clip.skeleton; }
    [[nodiscard]] const Motion &motion() const { return m_clip.motion; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    [[nodiscard]] const QUndoStack &undoStack() const { return m_undoStack; }

    // Shows another clip (opened, new, reverted) with what is stored beside it, and starts a new undo history.
    void reset(Clip clip, std::vector<Finding> findings = {}, Additions additions = {});
    // A large file is shown while it is read: first some of its frames, then more of them, finally the whole clip.
    // Until then nothing can be edited; each attempt emits editRefused.
    void beginLoading(Clip part);
    void growWhileLoading(const Clip &part);
    void endLoading(Clip whole, std::vector<Finding> findings, Additions additions = {});
    [[nodiscard]] bool isLoading() const { return m_isLoading; }
    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    // Returns the clip as it was opened. It shares its numbers with the current clip until they are edited.
    [[nodiscard]] const Clip &original() const { return m_original; }

    // Where the document came from. Call setOrigin() before reset().
    [[nodiscard]] const DocumentOrigin &origin() const { return m_origin; }
    void setOrigin(const DocumentOrigin &origin);
    // Returns the path of the document's file; empty if it was never saved.
    [[nodiscard]] const QString &path() const { return m_origin.path; }
    // Returns the file's name, or "Untitled" (with the given number) for a document without a path.
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] bool isModified() const
    {
        return !m_undoStack.isClean() || m_origin.neverSaved || m_origin.projectMissing;
    }
    // Notes that this file holds the document as it is now, and this project holds what a BVH file cannot. The project
    // has no path where there is nothing of that kind.
    void markSaved(const FileStamp &file, const FileStamp &project = {});
    // Notes that this file holds the clip as it is now, but that the additions were not saved: the document stays
    // modified.
    void markClipSaved(const FileStamp &file);
    // Returns whether the clip is as it was last read or saved, regardless of what is stored beside it.
    [[nodiscard]] bool isClipSaved() const { return m_clipState == m_savedClipState && !m_origin.neverSaved; }
    // Returns whether the document has something that a BVH file cannot hold.
    [[nodiscard]] bool hasAdditions() const { return m_additions != Additions(); }

    // The format of the text that saving writes; the format that was read, unless another one was set.
    [[nodiscard]] const WriteOptions &writeOptions() const { return m_writeOptions; }
    void setWriteOptions(const WriteOptions &options) { m_writeOptions = options; }

    // How names are shown and typed. The bytes in the file stay the same, so a change is no undo step.
    [[nodiscard]] const NameCodec &nameCodec() const { return m_nameCodec; }
    void setNameCodec(const NameCodec &codec);
    [[nodiscard]] QString textOfName(int joint) const { return m_nameCodec.toText(skeleton().joint(joint).name); }

    // How position channels and OFFSETs are combined for the pose. This is not part of the file, so a change is no undo
    // step.
    [[nodiscard]] const PositionRules &positionRules() const { return m_positionRules; }
    [[nodiscard]] PositionRuleChoice positionRuleChoice() const { return m_positionRuleChoice; }
    void setPositionRuleChoice(PositionRuleChoice choice);
    // Which axis the view treats as up. This is not part of the file, so a change is no undo step.
    [[nodiscard]] const UpAxis &upAxis() const { return m_upAxis; }
    [[nodiscard]] UpAxisChoice upAxisChoice() const { return m_upAxisChoice; }
    void setUpAxisChoice(UpAxisChoice choice);
    // Whether filters leave out poses that are no movement, such as a T-pose at the beginning. A project keeps it.
    // Setting it is for readers of a project and no undo step; what the user answers is an edit, see
    // answerPosesApart().
    [[nodiscard]] PosesApartChoice posesApartChoice() const { return m_posesApartChoice; }
    void setPosesApartChoice(PosesApartChoice choice);

    // When feet stand, as the user has set it; without a value the contacts are detected. A BVH file cannot hold them.
    // They follow inserted and removed frames, and are dropped when a clip with another number of frames replaces this
    // one.
    [[nodiscard]] const std::optional<Contacts> &contacts() const { return m_additions.get<SetContacts>(); }
    // How the floor below the feet moves, as the user has said it.
    [[nodiscard]] const FloorChoice &floor() const { return m_additions.get<FloorChoice>(); }
    // What the user has said about the feet.
    struct Feet
    {
        std::optional<Contacts> contacts; // when they stand; nothing if that is detected
        FloorChoice floor{}; // how the floor below them moves
    };
    [[nodiscard]] Feet feet() const { return {contacts(), floor()}; }
    // Returns the file that holds exactly these contacts; empty if there is none.
    [[nodiscard]] QString contactsFile() const { return contacts() == m_storedContacts ? m_contactsFile : QString(); }
    // Notes that this file holds the contacts as they are now.
    void markContactsStored(const QString &path);
    [[nodiscard]] bool hasUnstoredContacts() const { return contacts() && contacts() != m_storedContacts; }

    // Named frames. A BVH file cannot hold them. They follow inserted and removed frames, and are dropped when a clip
    // with another number of frames replaces this one.
    [[nodiscard]] const Markers &markers() const { return m_additions.get<Markers>(); }

    // Changes that lie over the clip and leave it as it is, from the lowest to the topmost. A BVH file cannot hold
    // them. They follow inserted and removed frames, and joints that can be found again.
    [[nodiscard]] const Layers &layers() const { return m_additions.get<Layers>(); }
    // How the document is written for Second Life; no value if the user has not set it. A BVH file cannot hold this.
    [[nodiscard]] const std::optional<AnimSettings> &secondLife() const
    {
        return m_additions.get<SecondLifeSettings>();
    }
    // Everything that a BVH file cannot hold. References to values, also those above, are valid until the next edit.
    [[nodiscard]] const Additions &additions() const { return m_additions; }
    // Returns what is added of any kind (see AdditionKind), such as Markers.
    template <typename Value>
    [[nodiscard]] const Value &addition() const
    {
        return m_additions.get<Value>();
    }

    // Returns the pose of a frame by the document's rules, or the rest pose if there is no such frame.
    [[nodiscard]] Pose pose(int frame) const;

    // Edits. Each is one undo step; a `gesture` other than 0 merges the steps of one drag. Values are given frame by
    // frame in the order of the block's columns. An edit that changes nothing makes no step.
    void setValues(const CellBlock &where, std::vector<double> values, const QString &text, int gesture = 0);
    void setOffsets(std::vector<NodeOffset> changes, const QString &text, int gesture = 0);
    // Prepares an edit of very many frames, and is none itself: takes the same numbers in memory of their own, which a
    // worker has copied, so that the edit need not copy numbers that others share.
    void takeOwnNumbers(Motion same);
    void setName(int joint, const std::string &name);
    // Puts another clip in place of this one, for edits that change its columns; it was made from this clip on a worker
    // thread. The undo history stays. If the clip has the same joints, channels and number of frames, the signals
    // report what differs in it, otherwise they report a reset.
    void replaceClip(Clip clip, const QString &text);
    // Does the same and sets these. The overload above lets contacts follow their joints. `frames` says which frames of
    // this clip the new one has; all that belongs to frames follows them.
    void replaceClip(Clip clip, Feet feet, const QString &text, const std::optional<FrameMap> &frames = {});
    // Does the same for a clip whose position channels follow another rule; undo brings the old rule back, too.
    void replaceClip(Clip clip, PositionRuleChoice choice, const QString &text);
    void setFrameTime(double seconds);
    void answerPosesApart(PosesApartChoice choice, const QString &text);
    void setContacts(std::optional<Contacts> contacts, const QString &text);
    void setFloor(const FloorChoice &floor, const QString &text);
    // Sets what is added of any kind.
    template <typename Value>
    void setAddition(Value value, const QString &text, int gesture = 0)
    {
        Additions additions = m_additions;
        additions.set(std::move(value));
        setAdditions(std::move(additions), text, gesture);
    }
    // Tidies the markers first, see tidiedMarkers().
    void setMarkers(Markers markers, const QString &text);
    // A layer without an id (0), or with the id of another layer, gets an id of its own.
    void setLayers(Layers layers, const QString &text, int gesture = 0);
    void setSecondLife(const AnimSettings &settings, const QString &text, int gesture = 0);
    // Changes the clip and its layers in one step, for edits that merge layers into it. The clip must have the same
    // joints, channels and number of frames.
    void setClipAndLayers(Clip clip, Layers layers, const QString &text);
    void insertFrames(int before, FrameBlock block, const QString &text);
    void removeFrames(int first, int count);
    // Performs any of these edits, given as a value that is valid here, such as a step that was found in a journal.
    void perform(DocumentEdit edit, const QString &text, int gesture = 0);
    // Returns a number for the next gesture, so that its edits merge only with each other.
    [[nodiscard]] int newGesture() { return ++m_lastGesture; }

signals:
    // Emitted before many numbers change. Work on a thread that reads a copy of the clip is cancelled at once, so that
    // nothing needs to be copied; for a long clip that would block the window.
    void manyValuesAboutToChange();
    void valuesChanged(const limber::CellRange &where);
    void offsetsChanged(const std::vector<limber::NodeId> &nodes);
    void nameChanged(int joint);
    void frameTimeChanged();
    // What is added of this kind is another; the signals of single kinds follow.
    void additionChanged(const limber::AdditionKind &kind);
    void contactsChanged();
    void floorChanged();
    void markersChanged();
    void layersChanged();
    void secondLifeChanged();
    void framesAboutToBeInserted(int first, int count);
    void framesInserted(int first, int count);
    void framesAboutToBeRemoved(int first, int count);
    void framesRemoved(int first, int count);
    // Emitted after frames were inserted or removed, when the table is up to date.
    void framesSynced();
    void aboutToBeReset();
    void wasReset();
    // Emitted when everything that follows the document is up to date: from now on the tree, the table and the
    // selection may be asked.
    void resetFollowed();
    void nameCodecChanged();
    void positionRulesChanged();
    void upAxisChanged();
    void posesApartChoiceChanged();
    void pathChanged(); // also when the name changes
    void modifiedChanged(bool modified);
    // Emitted when there is another clip with a new history: it was opened, created or read again.
    void historyStarted();
    // Emitted before an edit is made; the document is still as it was.
    void aboutToPerform(const limber::DocumentEdit &edit, const QString &text, int gesture);
    // Emitted after the edit was made: it is the last step of the history, or is merged into that step.
    void performed();
    // Emitted if the edit was not made, and the document is as it was.
    void performFailed();
    // Emitted after the document, or its clip alone, was saved.
    void wasSaved();
    // Emitted when all of the file is loaded, including its findings and source text.
    void loaded();
    // Emitted when an edit was tried while the file was still being read; nothing was changed.
    void editRefused();

private:
    friend class DocumentCommand; // only commands may change what the document holds

    void decideRules();
    // Does the same for a clip that was changed: its up axis stays if the body still stands along it.
    void decideRulesAfterChange();
    [[nodiscard]] bool mayEdit();
    [[nodiscard]] Layers withOwnIds(Layers layers);
    void takeStored(Additions additions);
    [[nodiscard]] DocumentOrigin savedOrigin(const FileStamp &file);
    void setAdditions(Additions additions, const QString &text, int gesture = 0);
    void announce(const AdditionKind &kind);
    void announceModified();

    Clip m_clip;
    Clip m_original;
    std::vector<Finding> m_findings;
    QUndoStack m_undoStack;
    WriteOptions m_writeOptions;
    NameCodec m_nameCodec;
    DocumentOrigin m_origin;
    Additions m_additions;
    std::optional<Contacts> m_storedContacts; // the contacts in m_contactsFile
    QString m_contactsFile;
    PositionRules m_positionRules;
    PositionRuleChoice m_positionRuleChoice = PositionRuleChoice::Auto;
    UpAxis m_upAxis;
    UpAxisChoice m_upAxisChoice = UpAxisChoice::Auto;
    PosesApartChoice m_posesApartChoice = PosesApartChoice::Ask;
    int m_lastGesture = 0;
    int m_clipState = 0; // identifies the clip's present state among all that it had since it was opened
    int m_savedClipState = 0;
    int m_lastClipState = 0;
    int m_lastLayerId = 0;
    bool m_isLoading = false;
    bool m_lastModified = false;
};

} // namespace limber
