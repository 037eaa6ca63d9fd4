#pragma once

#include "body/vocabulary.h"
#include "document/namecodec.h"
#include "mapping/mappingfile.h"
#include "retarget/retargetinput.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <vector>

namespace limber {

// The decisions of a user who puts a motion on another skeleton: the skeleton, which joint follows which, the settings
// and the contacts. Views show it and change it through its functions; every change of the mapping and the settings is
// an undo step. It has its own copy of the motion, so that the document may change meanwhile.
class RetargetSetup : public QObject
{
    Q_OBJECT

public:
    // `up` is the motion's up axis if the user chose it; without a value it is detected.
    RetargetSetup(Clip source, const PositionRules &rules, std::optional<Axis> up, Vocabulary vocabulary,
                  QObject *parent = nullptr);

    // Takes what the user has said about the floor below the motion's feet; it belongs to the motion, not to the pair.
    void setFloor(const FloorChoice &floor) { m_input.settings.floorMotion = floor; }
    // Sets the skeleton to put the motion on, and finds the mapping. `name` is for titles. The undo steps are about the
    // joints of one skeleton, so those of the previous one are dropped.
    void setTarget(RetargetTarget target, const QString &name);
    [[nodiscard]] bool hasTarget() const { return m_hasTarget; }
    [[nodiscard]] const QString &targetName() const { return m_targetName; }

    // How the names of the motion and of the skeleton are shown and typed. Set the codec of the target before the
    // target.
    void setSourceNameCodec(const NameCodec &codec) { m_sourceNames = codec; }
    [[nodiscard]] const NameCodec &sourceNameCodec() const { return m_sourceNames; }
    void setTargetNameCodec(const NameCodec &codec) { m_targetNames = codec; }
    [[nodiscard]] const NameCodec &targetNameCodec() const { return m_targetNames; }
    [[nodiscard]] QString sourceName(int joint) const;
    [[nodiscard]] QString targetJointName(int joint) const;

    // Returns the words by which parts of the body are known.
    [[nodiscard]] const Vocabulary &vocabulary() const { return m_vocabulary; }
    [[nodiscard]] const Skeleton &source() const { return m_input.source.skeleton; }
    [[nodiscard]] const Skeleton &target() const { return m_input.target.skeleton; }
    [[nodiscard]] const Clip &sourceClip() const { return m_input.source; }
    [[nodiscard]] const Clip &targetClip() const { return m_input.target; }
    [[nodiscard]] const PositionRules &targetRules() const { return m_input.targetRules; }

    // The mapping with its questions; a questioned match counts only once the question is answered.
    [[nodiscard]] const JointMapping &mapping() const { return m_mapping; }
    // Lets a target joint follow a source joint (NoJoint: none); no other target joint follows it from then on. Returns
    // false and changes nothing if an ancestor of one would follow a descendant of the other.
    bool setSource(int target, int source);
    void setMapping(JointMapping mapping);
    // Answers the first question of the mapping about sides, for all joints that it decides.
    void answerQuestion(bool yes);
    void mapAutomatically();
    void clearMapping();
    // Lets the unbranched chain around a target joint follow the chain around its source joint one to one, starting at
    // one end; joints that are left over follow nothing. Returns false if the joint follows nothing or the chain would
    // cross others.
    enum class ChainEnd { Base, Tip };
    bool matchChain(int target, ChainEnd from);
    // Returns in one plain sentence why a pair is impossible; empty if it is possible.
    [[nodiscard]] QString whyNot(int target, int source) const;

    [[nodiscard]] const RetargetSettings &settings() const { return m_input.settings; }
    void setSettings(RetargetSettings settings);

    // The mapping, the settings and the contacts as a file. If a file does not fit the skeletons at all, nothing is
    // changed. The findings report why, and which parts of the file were ignored.
    [[nodiscard]] MappingFile toFile() const;
    bool takeFile(const MappingFile &file, std::vector<Finding> &findings);

    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    [[nodiscard]] const QUndoStack &undoStack() const { return m_undoStack; }

    // Returns the input of the retargeter, with the sure part of the mapping.
    [[nodiscard]] RetargetInput input() const;

signals:
    void targetChanged();
    void mappingChanged();
    void settingsChanged();

private:
    class Step;
    void change(JointMapping mapping, RetargetSettings settings);

    RetargetInput m_input; // without the mapping: m_mapping has the questions, too
    JointMapping m_mapping;
    Vocabulary m_vocabulary;
    NameCodec m_sourceNames;
    NameCodec m_targetNames;
    QString m_targetName;
    bool m_hasTarget = false;
    QUndoStack m_undoStack;
};

} // namespace limber
