#pragma once

#include "session/session.h"
#include "storage/clipfile.h"
#include "work/backgroundwork.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTreeWidget;

namespace limber {

class ShortNames;

// The offsets of another file for joints of the same names: it shows which joints match, with their current and new
// offsets, and lets the user leave some out.
class OffsetMatches : public QWidget
{
    Q_OBJECT

public:
    explicit OffsetMatches(Session &session, QWidget *parent = nullptr);

    // Reads the other skeleton at once. Returns false and reports it in the widget if the file cannot be read.
    bool setSource(const QString &path);
    // Returns the ticked offsets.
    [[nodiscard]] std::vector<NodeOffset> chosen() const;

signals:
    void chosenChanged();

private:
    void chooseFile();
    bool takeSource(const QString &path, const ReadResult &result);
    void match(const Skeleton &source);
    void addRow(NodeId node, const ShortNames &names, int name, const glm::dvec3 &offset);
    void updateSummary();

    Session &m_session;
    std::vector<NodeOffset> m_changes; // parallel to the rows of the list
    int m_unmatched = 0;
    BackgroundWork m_reading; // of a file that the user chose
    QLabel *m_file = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
};

} // namespace limber
