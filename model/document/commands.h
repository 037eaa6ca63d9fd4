#pragma once

#include "document/document.h"

#include <QUndoCommand>

#include <optional>
#include <string>
#include <vector>

namespace limber {

// The base of every change to a document: the only one that may reach into it. A command keeps the state the
// document does not have at the moment and swaps it in, so undo and redo cannot disagree.
class DocumentCommand : public QUndoCommand
{
protected:
    DocumentCommand(Document &document, const QString &text);

    [[nodiscard]] Clip &clip() { return m_document.m_clip; }
    void decideRules();
    [[nodiscard]] PositionRuleChoice &positionRuleChoice() { return m_document.m_positionRuleChoice; }
    // Puts these contacts into the document and what it had here; answers whether they differ. To be announced.
    [[nodiscard]] bool swapContacts(std::optional<Contacts> &contacts);
    // The same, announced.
    void exchangeContacts(std::optional<Contacts> &contacts);
    // Puts these markers into the document and what it had here; answers whether they differ. To be announced.
    [[nodiscard]] bool swapMarkers(Markers &markers);
    // The same, announced.
    void exchangeMarkers(Markers &markers);
    [[nodiscard]] Document &document() { return m_document; }

private:
    Document &m_document;
};

// New values for a block of cells.
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

    CellBlock m_where;
    std::vector<double> m_values;
    int m_gesture;
};

// Another clip, for an edit that changes columns, and how its position channels are read.
class ReplaceClipCommand final : public DocumentCommand
{
public:
    ReplaceClipCommand(Document &document, Clip clip, std::optional<Contacts> contacts, PositionRuleChoice choice,
                       const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange();
    [[nodiscard]] bool isSameInPlace();
    void exchangeInPlace();
    void decideRulesInPlace();

    Clip m_clip; // the one that is not in the document; both share what they have in common
    std::optional<Contacts> m_contacts; // that belong to it
    Markers m_markers; // that belong to it
    PositionRuleChoice m_choice;
};

// New offsets for some joints and end sites; channel values stay as they are.
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

// Another name for one joint.
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

// Another frame time: the same frames, played faster or slower.
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

// Other times at which feet stand, or none that the user has set.
class SetContactsCommand final : public DocumentCommand
{
public:
    SetContactsCommand(Document &document, std::optional<Contacts> contacts, const QString &text);

    void undo() override { exchangeContacts(m_contacts); }
    void redo() override { exchangeContacts(m_contacts); }

private:
    std::optional<Contacts> m_contacts;
};

// Other named frames.
class SetMarkersCommand final : public DocumentCommand
{
public:
    SetMarkersCommand(Document &document, Markers markers, const QString &text);

    void undo() override { exchangeMarkers(m_markers); }
    void redo() override { exchangeMarkers(m_markers); }

private:
    Markers m_markers;
};

// Frames put in before a frame.
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
    std::optional<Contacts> m_contacts; // that belong to the clip as it is not
    Markers m_markers; // the same
};

// Frames taken out.
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
    std::optional<Contacts> m_contacts; // that belong to the clip as it is not
    Markers m_markers; // the same
};

} // namespace limber
