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

// The selection sets of a session. They are a way to work, not a part of the motion, so they make no undo steps.
// Another skeleton ends them.
class SelectionSets : public QObject
{
    Q_OBJECT

public:
    explicit SelectionSets(const Document &document, QObject *parent = nullptr);

    // In the order in which they were saved; each name once.
    [[nodiscard]] const std::vector<SelectionSet> &all() const { return m_sets; }
    [[nodiscard]] const SelectionSet *named(const QString &name) const; // null for none
    // Replaces the set of that name. Spaces around the name do not count; without a name or nodes nothing is saved.
    void save(const QString &name, const std::vector<NodeId> &nodes);
    // False if there is no such set, or if another one has the new name.
    bool rename(const QString &name, const QString &newName);
    void remove(const QString &name);

signals:
    void changed();

private:
    std::vector<SelectionSet> m_sets;
};

} // namespace limber
