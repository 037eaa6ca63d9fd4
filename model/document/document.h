#pragma once

#include "base/finding.h"
#include "bvh/write/bvhwriter.h"
#include "document/namecodec.h"
#include "editing/documentedit.h"
#include "motion/cellblock.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "storage/documentorigin.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace limber {

// One open file: its clip, its undo history and how its positions are read. Everything that changes the clip
// is an undo command; everything that shows it listens to the signals, each of which reports exactly what changed.
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

    // Shows another clip (opened, new, reverted), with what is stored beside it: the undo history starts anew.
    void reset(Clip clip, std::vector<Finding> findings = {}, Additions additions = {});
    // A large file is shown while it is read: first some of its frames, then more of them, finally the whole clip.
    // Until then nothing can be edited; attempts are answered by editRefused.
    void beginLoading(Clip part);
    void growWhileLoading(const Clip &part);
    void endLoading(Clip whole, std::vector<Finding> findings, Additions additions = {});
    [[nodiscard]] bool isLoading() const { return m_isLoading; }
    [[nodiscard]] const std::vector<Finding> &findings() const { return m_findings; }
    // The clip as it was opened; its numbers are shared with the clip until they are edited.
    [[nodiscard]] const Clip &original() const { return m_original; }

    // The file that it was made from. Set it before reset().
    [[nodiscard]] const DocumentOrigin &origin() const { return m_origin; }
    void setOrigin(const DocumentOrigin &origin);
    // Where the document is stored; empty for one that was never saved.
    [[nodiscard]] const QString &path() const { return m_origin.path; }
    // The file's name, or "Untitled" (with the given number) for a document without a path.
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] bool isModified() const
    {
        return !m_undoStack.isClean() || m_origin.neverSaved || m_origin.projectMissing;
    }
    // This file holds the document as it is now, with this project for what a BVH file cannot hold; one without a path
    // where there is nothing of that kind.
    void markSaved(const FileStamp &file, const FileStamp &project = {});
    // This file holds the clip as it is now, but what belongs to it was not saved: the document stays modified.
    void markClipSaved(const FileStamp &file);
    // Whether the clip is as it was read or saved last, whatever became of what is stored beside it.
    [[nodiscard]] bool isClipSaved() const { return m_clipState == m_savedClipState && !m_origin.neverSaved; }
    // Whether there is something that a BVH file cannot hold.
    [[nodiscard]] bool hasAdditions() const { return m_additions != Additions(); }

    // The form of the text that saving writes; as it was read unless something else was chosen.
    [[nodiscard]] const WriteOptions &writeOptions() const { return m_writeOptions; }
    void setWriteOptions(const WriteOptions &options) { m_writeOptions = options; }

    // How names are shown and typed; the bytes in the file do not change by it, so no undo step.
    [[nodiscard]] const NameCodec &nameCodec() const { return m_nameCodec; }
    void setNameCodec(const NameCodec &codec);
    [[nodiscard]] QString textOfName(int joint) const { return m_nameCodec.toText(skeleton().joint(joint).name); }

    // How position channels and OFFSETs are combined for the pose; not part of the file, so no undo step.
    [[nodiscard]] const PositionRules &positionRules() const { return m_positionRules; }
    [[nodiscard]] PositionRuleChoice positionRuleChoice() const { return m_positionRuleChoice; }
    void setPositionRuleChoice(PositionRuleChoice choice);
    // Which axis the view treats as up; not part of the file, so no undo step.
    [[nodiscard]] const UpAxis &upAxis() const { return m_upAxis; }
    [[nodiscard]] UpAxisChoice upAxisChoice() const { return m_upAxisChoice; }
    void setUpAxisChoice(UpAxisChoice choice);

    // When feet stand, as the user has set it; nothing: as it is detected. No part of a BVH file: it follows inserted
    // and removed frames, and is given up where a clip with another number of frames comes in place of this one.
    [[nodiscard]] const std::optional<Contacts> &contacts() const { return m_additions.contacts; }
    // The file with exactly these contacts; empty for none.
    [[nodiscard]] QString contactsFile() const { return contacts() == m_storedContacts ? m_contactsFile : QString(); }
    // This file holds the contacts as they are now.
    void markContactsStored(const QString &path);
    [[nodiscard]] bool hasUnstoredContacts() const { return contacts() && contacts() != m_storedContacts; }

    // Named frames. No part of a BVH file: they follow inserted and removed frames, and are given up where a clip with
    // another number of frames comes in place of this one.
    [[nodiscard]] const Markers &markers() const { return m_additions.markers; }

    // Changes that lie over the clip and leave it as it is, from the lowest to the top. No part of a BVH file: they
    // follow inserted and removed frames and joints that can be found again.
    [[nodiscard]] const Layers &layers() const { return m_additions.layers; }
    // How it is written for Second Life; nothing where the user did not say it. No part of a BVH file.
    [[nodiscard]] const std::optional<AnimSettings> &secondLife() const { return m_additions.secondLife; }
    // All that is no part of a BVH file.
    [[nodiscard]] const Additions &additions() const { return m_additions; }

    // The pose of a frame by the document's rules; the rest pose where there is no such frame.
    [[nodiscard]] Pose pose(int frame) const;

    // Edits. Each is one undo step; `gesture` other than 0 merges steps of one drag. Values come frame by
    // frame in the order of the block's columns. Edits that change nothing make no step.
    void setValues(const CellBlock &where, std::vector<double> values, const QString &text, int gesture = 0);
    void setOffsets(std::vector<NodeOffset> changes, const QString &text, int gesture = 0);
    // No edit, but for one of very many frames: the same numbers, which a worker has copied where others share them, so
    // that the edit need not.
    void takeOwnNumbers(Motion same);
    void setName(int joint, const std::string &name);
    // Another clip in place of this one: for edits that change its columns, made from this clip on a worker thread.
    // The history stays. A clip with the same joints, channels and number of frames is announced as what differs in it,
    // any other like a reset.
    void replaceClip(Clip clip, const QString &text);
    // The same with contacts that were set, or nothing for detected ones. Those of the others follow their joints.
    // With `frames` the clip has these of the frames of this one, and all that belongs to frames goes with them.
    void replaceClip(Clip clip, std::optional<Contacts> contacts, const QString &text,
                     const std::optional<FrameMap> &frames = {});
    // The same for a clip whose position channels follow another rule; undoing brings that back, too.
    void replaceClip(Clip clip, PositionRuleChoice choice, const QString &text);
    void setFrameTime(double seconds);
    void setContacts(std::optional<Contacts> contacts, const QString &text);
    // Tidied, see tidiedMarkers().
    void setMarkers(Markers markers, const QString &text);
    // Each layer gets an id of its own if it has none (0) or that of another.
    void setLayers(Layers layers, const QString &text, int gesture = 0);
    void setSecondLife(const AnimSettings &settings, const QString &text, int gesture = 0);
    // The clip and its layers as one step: for edits that merge layers into it. The clip has the same joints, channels
    // and number of frames.
    void setClipAndLayers(Clip clip, Layers layers, const QString &text);
    void insertFrames(int before, FrameBlock block, const QString &text);
    void removeFrames(int first, int count);
    // Any of these, as a value that is possible here: a step that is found in a journal.
    void perform(DocumentEdit edit, const QString &text, int gesture = 0);
    // A number for the next gesture, so that its edits merge with each other only.
    [[nodiscard]] int newGesture() { return ++m_lastGesture; }

signals:
    // Many numbers are about to change. Who reads a copy of the clip on a worker thread gives that up at once: nothing
    // needs to be copied then, which for a long clip would hold up the window.
    void manyValuesAboutToChange();
    void valuesChanged(const limber::CellRange &where);
    void offsetsChanged(const std::vector<limber::NodeId> &nodes);
    void nameChanged(int joint);
    void frameTimeChanged();
    void contactsChanged();
    void markersChanged();
    void layersChanged();
    void secondLifeChanged();
    void framesAboutToBeInserted(int first, int count);
    void framesInserted(int first, int count);
    void framesAboutToBeRemoved(int first, int count);
    void framesRemoved(int first, int count);
    void aboutToBeReset();
    void wasReset();
    // All that follows the document has followed: whoever hears of it may ask for the tree, the table and the
    // selection.
    void resetFollowed();
    void nameCodecChanged();
    void positionRulesChanged();
    void upAxisChanged();
    void pathChanged(); // or the name
    void modifiedChanged(bool modified);
    // There is another clip with a new history: it was opened, made or read again.
    void begun();
    // An edit is about to be made; the document is still as it was before.
    void aboutToPerform(const limber::DocumentEdit &edit, const QString &text, int gesture);
    // It was made: it is the last step of the history, or merged into that.
    void performed();
    // It was not made, and the document is as it was.
    void performFailed();
    // This file holds the document as it is now, or its clip.
    void wasSaved();
    // All of the file is here: findings and source text with it.
    void loaded();
    // An edit came while the file was still being read; nothing was changed.
    void editRefused();

private:
    friend class DocumentCommand; // only commands may change what the document holds

    void decideRules();
    [[nodiscard]] bool mayEdit();
    [[nodiscard]] Layers withOwnIds(Layers layers);
    void takeStored(Additions additions);
    [[nodiscard]] DocumentOrigin savedOrigin(const FileStamp &file);
    void setAdditions(Additions additions, const QString &text, int gesture = 0);
    void announceModified();

    Clip m_clip;
    Clip m_original;
    std::vector<Finding> m_findings;
    QUndoStack m_undoStack;
    WriteOptions m_writeOptions;
    NameCodec m_nameCodec;
    DocumentOrigin m_origin;
    Additions m_additions;
    std::optional<Contacts> m_storedContacts; // those in the file
    QString m_contactsFile;
    PositionRules m_positionRules;
    PositionRuleChoice m_positionRuleChoice = PositionRuleChoice::Auto;
    UpAxis m_upAxis;
    UpAxisChoice m_upAxisChoice = UpAxisChoice::Auto;
    int m_lastGesture = 0;
    int m_clipState = 0; // another number for each that the clip had since it was opened
    int m_savedClipState = 0;
    int m_lastClipState = 0;
    int m_lastLayerId = 0;
    bool m_isLoading = false;
    bool m_lastModified = false;
};

} // namespace limber
