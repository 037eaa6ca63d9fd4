#pragma once

#include "items/session.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace limber {

// Copies offsets from another file to the joints of the same name: shows which joints match, what they have
// and what they would get, and lets the user leave some out.
class CopyOffsetsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CopyOffsetsDialog(Session &session, QWidget *parent = nullptr);

    // Reads the other skeleton; false (and said in the dialog) where the file cannot be read.
    bool setSource(const QString &path);

    void accept() override;

private:
    void chooseFile();
    void match(const Skeleton &source);
    void addRow(NodeId node, const glm::dvec3 &offset);
    void updateSummary();

    Session &m_session;
    std::vector<OffsetChange> m_changes; // parallel to the rows of the list
    int m_unmatched = 0;
    QLabel *m_file = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
