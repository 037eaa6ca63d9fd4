#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QVBoxLayout;

namespace limber {

// Lists where a result is worst, each with a button that shows the frame. It hides while the list is empty.
class WorstFrames : public QFrame
{
    Q_OBJECT

public:
    struct Entry
    {
        QString text; // a sentence
        int frame = 0;
    };

    explicit WorstFrames(QWidget *parent = nullptr);

    void setEntries(const std::vector<Entry> &entries);

signals:
    // Emitted when the user wants to see a frame of the list.
    void frameWanted(int frame);

private:
    void addRow(const Entry &entry);

    QVBoxLayout *m_column;
    std::vector<QWidget *> m_rows;
};

} // namespace limber
