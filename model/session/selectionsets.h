#pragma once

#include "motion/skeleton.h"

#include <QObject>
#include <QString>

#include <vector>

namespace limber {

class Document;

// Joints and end sites that the user wants to select together, under a name.
struct SelectionSet
{
    QString name; // plain text
    std::vector<NodeId> nodes;

    friend bool operator==(const SelectionSet &, const SelectionSet &) = default;
};

// The selection sets of a session. They belong to the way the user works, not to the motion, so changing them makes no
// undo steps. They end when the document gets another skeleton.
class SelectionSets : public QObject
{
    Q_OBJECT

public:
    explicit SelectionSets(const Document &document, QObject *parent = nullptr);

    // Returns the sets in the order in which they were saved; each name occurs once.
    [[nodiscard]] const std::vector<SelectionSet> &all() const { return m_sets; }
    [[nodiscard]] const SelectionSet *named(const QString &name) const; // null for none
    // Saves a set, or replaces the set of that name. Spaces around the name are ignored; without a name or nodes
    // nothing is saved.
    void save(const QString &name, const std::vector<NodeId> &nodes);
    // Returns false if there is no such set, or if another one has the new name.
    bool rename(const QString &name, const QString &newName);
    void remove(const QString &name);

signals:
    void changed();

private:
    std::vector<SelectionSet> m_sets;
};

} // namespace limber
