#pragma once

#include "body/vocabulary.h"
#include "document/namecodec.h"
#include "mapping/mappingfile.h"
#include "retarget/retargetinput.h"

#include <QObject>
#include <QString>

#include <vector>

namespace limber {

// Everything a person decides while a motion is put on another skeleton: the skeleton, which joint follows which, the
// settings and the contacts. Views show it and change it through its functions; every change can be taken back. It
// holds its own copy of the motion, so that the document may change meanwhile.
class RetargetSetup : public QObject
{
    Q_OBJECT

public:
    // `up`: the motion's up axis if the user chose it; nothing: it is detected.
    RetargetSetup(Clip source, const PositionRules &rules, std::optional<Axis> up, Vocabulary vocabulary,
                  QObject *parent = nullptr);

    // The skeleton to put the motion on; finds the mapping. `name` is for titles.
    void setTarget(Clip target, const QString &name);
    [[nodiscard]] bool hasTarget() const { return m_hasTarget; }
    [[nodiscard]] const QString &targetName() const { return m_targetName; }

    // How the names of the motion and of the skeleton are shown and typed; set the latter before the skeleton.
    void setSourceNameCodec(const NameCodec &codec) { m_sourceNames = codec; }
    [[nodiscard]] const NameCodec &sourceNameCodec() const { return m_sourceNames; }
    void setTargetNameCodec(const NameCodec &codec) { m_targetNames = codec; }
    [[nodiscard]] const NameCodec &targetNameCodec() const { return m_targetNames; }
    [[nodiscard]] QString sourceName(int joint) const;
    [[nodiscard]] QString targetJointName(int joint) const;

    [[nodiscard]] const Skeleton &source() const { return m_input.source.skeleton; }
    [[nodiscard]] const Skeleton &target() const { return m_input.target.skeleton; }
    [[nodiscard]] const Clip &sourceClip() const { return m_input.source; }
    [[nodiscard]] const Clip &targetClip() const { return m_input.target; }
    [[nodiscard]] const PositionRules &targetRules() const { return m_input.targetRules; }

    // The mapping with its questions; they count only once they are answered.
    [[nodiscard]] const JointMapping &mapping() const { return m_mapping; }
    // Lets a target joint follow a source joint (NoJoint: none), which then no other follows. False if an ancestor
    // of the one would follow a descendant of the other: nothing is changed.
    bool setSource(int target, int source);
    void setMapping(const JointMapping &mapping);
    // Answers the first of the mapping's questions about sides, for all joints that it decides.
    void answerQuestion(bool yes);
    void mapAutomatically();
    void clearMapping();
    // Lets the unbranched chain around a target joint follow that around its source joint one to one, from one end on;
    // what is left over follows nothing. False if the joint follows nothing or the chain would cross others.
    enum class ChainEnd { Base, Tip };
    bool matchChain(int target, ChainEnd from);
    // Why a pair is impossible: one plain sentence; empty if it is possible.
    [[nodiscard]] QString whyNot(int target, int source) const;

    [[nodiscard]] const RetargetSettings &settings() const { return m_input.settings; }
    void setSettings(const RetargetSettings &settings);

    // Mapping, settings and contacts as a file. If a file does not fit the skeletons at all, nothing is changed; the
    // findings report why, and which parts of it were ignored.
    [[nodiscard]] MappingFile toFile() const;
    bool takeFile(const MappingFile &file, std::vector<Finding> &findings);

    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    void undo();

    // What the retargeter works on: the sure part of the mapping.
    [[nodiscard]] RetargetInput input() const;

signals:
    void targetChanged();
    void mappingChanged();
    void settingsChanged();

private:
    struct State
    {
        JointMapping mapping;
        RetargetSettings settings;
    };
    void remember();

    RetargetInput m_input; // its mapping is unused: m_mapping has the questions too
    JointMapping m_mapping;
    Vocabulary m_vocabulary;
    NameCodec m_sourceNames;
    NameCodec m_targetNames;
    QString m_targetName;
    bool m_hasTarget = false;
    std::vector<State> m_past;
};

} // namespace limber
