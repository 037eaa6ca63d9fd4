#pragma once

#include <QObject>

namespace limber {

class Document;

// Where changes by hand go: into the base or into one of a document's layers. This belongs to the way the user works,
// not to the motion, so changing it makes no undo steps.
class ChangeTarget : public QObject
{
    Q_OBJECT

public:
    static constexpr int Base = -1; // the index that stands for the base

    explicit ChangeTarget(const Document &document, QObject *parent = nullptr);

    // Returns the index of the active layer, or Base.
    [[nodiscard]] int layer() const;
    [[nodiscard]] bool isBase() const { return layer() == Base; }
    void choose(int layer);
    // Makes the layer with this id active as soon as the document has it.
    void chooseId(int id);

signals:
    void changed();

private:
    void follow();

    const Document &m_document;
    int m_id = 0; // of the active layer; 0: the base
};

} // namespace limber
