#pragma once

#include "items/session.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTreeWidget;

namespace limber {

// Offsets of another file for the joints of the same name: shows which joints match, what they have and what they
// would get, and lets the user leave some out.
class OffsetMatches : public QWidget
{
    Q_OBJECT

public:
    explicit OffsetMatches(Session &session, QWidget *parent = nullptr);

    // Reads the other skeleton; false (and said in the widget) where the file cannot be read.
    bool setSource(const QString &path);
    // Those that are ticked.
    [[nodiscard]] std::vector<OffsetChange> chosen() const;
    [[nodiscard]] bool hasChanges() const { return m_changing > 0; }
    [[nodiscard]] QString sourceName() const;
    // Said after the figures.
    void setNote(const QString &note);

signals:
    void chosenChanged();

private:
    void chooseFile();
    void match(const Skeleton &source);
    void addRow(NodeId node, const glm::dvec3 &offset);
    void updateSummary();

    Session &m_session;
    std::vector<OffsetChange> m_changes; // parallel to the rows of the list
    int m_unmatched = 0;
    int m_changing = 0;
    QString m_note;
    QLabel *m_file = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
};

} // namespace limber
