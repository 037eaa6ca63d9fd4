#pragma once

#include "document/document.h"

#include <QUndoCommand>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace limber {

// The base class of every change to a document; only these commands may change it. A command keeps the state that the
// document does not have at the moment and swaps it in, so undo and redo cannot disagree.
class DocumentCommand : public QUndoCommand
{
protected:
    DocumentCommand(Document &document, const QString &text);

    [[nodiscard]] Clip &clip() { return m_document.m_clip; }
    void decideRules();
    [[nodiscard]] PositionRuleChoice &positionRuleChoice() { return m_document.m_positionRuleChoice; }
    void exchange(PosesApartChoice &choice);
    // Swaps these additions with those of the document; announce() reports what differs. Where joints or frames get
    // other numbers, the swap has to come before the other signals.
    class SwappedAdditions
    {
    public:
        SwappedAdditions(Document &document, Additions &additions);
        void announce() const;

    private:
        Document &m_document;
        std::vector<const AdditionKind *> m_changed;
    };
    // Swaps and announces.
    void exchange(Additions &additions) { SwappedAdditions(m_document, additions).announce(); }
    [[nodiscard]] Document &document() { return m_document; }
    // For commands that change the clip: swaps the state of the clip before the command with the state after it.
    void exchangeClipState() { std::swap(m_clipState, m_document.m_clipState); }

private:
    Document &m_document;
    int m_clipState; // the state of the clip that is not in the document
};

// Writes new values into a block of cells.
class SetValuesCommand final : public DocumentCommand
{
public:
    SetValuesCommand(Document &document, CellBlock where, std::vector<double> values, const QString &text, int gesture);

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    void exchange();
    void waitForReaders();

    CellBlock m_where;
    std::vector<double> m_values;
    int m_gesture;
};

// Puts another clip in place, for an edit that changes columns, and sets how its position channels are read.
class ReplaceClipCommand final : public DocumentCommand
{
public:
    ReplaceClipCommand(Document &document, Clip clip, Additions additions, PositionRuleChoice choice,
                       const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange();
    [[nodiscard]] bool isSameInPlace();
    void exchangeInPlace();
    void decideRulesInPlace();

    Clip m_clip; // the clip that is not in the document; the two share what they have in common
    Additions m_additions; // the additions that belong to m_clip
    PositionRuleChoice m_choice;
};

// Sets new offsets for some joints and end sites; channel values stay as they are.
class SetOffsetsCommand final : public DocumentCommand
{
public:
    SetOffsetsCommand(Document &document, std::vector<NodeOffset> changes, const QString &text, int gesture);

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    void exchange();

    std::vector<NodeOffset> m_changes;
    int m_gesture;
};

// Renames one joint.
class SetNameCommand final : public DocumentCommand
{
public:
    SetNameCommand(Document &document, int joint, std::string name, const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange();

    int m_joint;
    std::string m_name;
};

// Sets another frame time: the same frames, played faster or slower.
class SetFrameTimeCommand final : public DocumentCommand
{
public:
    SetFrameTimeCommand(Document &document, double seconds, const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange();

    double m_seconds;
};

// Answers whether filters leave out poses that are no movement.
class AnswerPosesApartCommand final : public DocumentCommand
{
public:
    AnswerPosesApartCommand(Document &document, PosesApartChoice choice, const QString &text);

    void undo() override { exchange(m_choice); }
    void redo() override { exchange(m_choice); }

private:
    PosesApartChoice m_choice;
};

// Sets other additions.
class SetAdditionsCommand final : public DocumentCommand
{
public:
    SetAdditionsCommand(Document &document, Additions additions, const QString &text, int gesture);

    void undo() override { exchange(m_additions); }
    void redo() override { exchange(m_additions); }
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    Additions m_additions;
    int m_gesture;
};

// Inserts frames before a frame.
class InsertFramesCommand final : public DocumentCommand
{
public:
    InsertFramesCommand(Document &document, int before, FrameBlock block, const QString &text);

    void undo() override;
    void redo() override;

private:
    int m_before;
    int m_count;
    FrameBlock m_block; // empty while the frames are in the document
    Additions m_additions; // the additions that belong to the state the document is not in
};

// Removes frames.
class RemoveFramesCommand final : public DocumentCommand
{
public:
    RemoveFramesCommand(Document &document, int first, int count, const QString &text);

    void undo() override;
    void redo() override;

private:
    int m_first;
    int m_count;
    FrameBlock m_block; // empty while the frames are in the document
    Additions m_additions; // the additions that belong to the state the document is not in
};

// Returns the command that makes an edit.
[[nodiscard]] std::unique_ptr<DocumentCommand> commandFor(DocumentEdit edit, Document &document, const QString &text,
                                                          int gesture);

} // namespace limber
