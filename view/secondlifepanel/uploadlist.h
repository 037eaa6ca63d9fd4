#pragma once

#include "document/namecodec.h"
#include "session/secondlife/uploadjudge.h"

#include <QTreeWidget>

#include <vector>

namespace limber {

// What the viewer would find fault with, each with what to do and a button for that where Limber can; below, the joints
// that are left out.
class UploadList : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { Place, Text, Button };
    // Of the place: what is selected, what is gone to, and what makes it the same entry after another change.
    enum Role { JointRole = Qt::UserRole + 20, FrameRole, KeyRole };

    explicit UploadList(QWidget *parent = nullptr);

    // Stays as it is where it shows the same; else what was open and current is so again. `mergesLayers` says that
    // repairs of numbers merge layers.
    void show(const JudgedUpload &judged, const NameCodec &names, bool mergesLayers);

signals:
    void placeWanted(const limber::UploadPlace &place);
    // To these joints; to all that need it where there are none.
    void repairWanted(limber::UploadRepair repair, const std::vector<int> &joints);

private:
    struct Row
    {
        QString text;
        QString advice;
        int line = 0;
        UploadPlace place;
        UploadRule rule = UploadRule::UnexpectedLine;

        friend bool operator==(const Row &, const Row &) = default;
    };

    void fill();
    void addGroup(const std::vector<Row> &group);
    void addDropped();
    [[nodiscard]] QTreeWidgetItem *makeItem(const Row &row) const;
    void addButton(QTreeWidgetItem *item, UploadRule rule, const QString &text, const std::vector<int> &joints);
    void goTo(const QTreeWidgetItem *item);

    std::vector<Row> m_rows; // of the findings
    std::vector<Row> m_dropped;
    bool m_mergesLayers = false;
};

} // namespace limber
