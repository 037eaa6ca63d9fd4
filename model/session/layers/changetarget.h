#pragma once

#include <QObject>

namespace limber {

class Document;

// Where changes by hand go: into the base or into one of a document's layers. A way to work, not a part of the motion,
// so it makes no undo steps.
class ChangeTarget : public QObject
{
    Q_OBJECT

public:
    static constexpr int Base = -1; // as an index

    explicit ChangeTarget(const Document &document, QObject *parent = nullptr);

    // The index of the chosen layer, or Base.
    [[nodiscard]] int layer() const;
    [[nodiscard]] bool isBase() const { return layer() == Base; }
    void choose(int layer);
    // The layer with this id as soon as the document has it.
    void chooseId(int id);

signals:
    void changed();

private:
    void follow();

    const Document &m_document;
    int m_id = 0; // of the chosen layer; 0: the base
};

} // namespace limber
