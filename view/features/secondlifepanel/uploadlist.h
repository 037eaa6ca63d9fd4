#pragma once

#include "document/namecodec.h"
#include "session/secondlife/uploadjudge.h"

#include <QTreeWidget>

#include <vector>

namespace limber {

// The findings about an upload, each with advice and a button if Limber can repair it; below them are the joints that
// are left out.
class UploadList : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { Place, Text, Button };
    // Roles of the place: the joint to select, the frame to go to, and a key that identifies the entry after another
    // change.
    enum Role { JointRole = Qt::UserRole + 20, FrameRole, KeyRole };

    explicit UploadList(QWidget *parent = nullptr);

    // Does nothing if the content is the same; otherwise restores which entries are open and current. `mergesLayers`
    // says that repairs of numbers merge layers.
    void show(const JudgedUpload &judged, const NameCodec &names, bool mergesLayers);

signals:
    void placeWanted(const limber::UploadPlace &place);
    // For these joints, or for all that need the repair if there are none.
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
