#pragma once

#include "theme/colours.h"
#include "widgets/areas/wholerowsarea.h"

#include <QStringList>

#include <vector>

class QAction;
class QVBoxLayout;

namespace limber {

class Session;
class TimeScale;
class TimelineRow;

// The rows below the timeline's ruler, one below the other, with the choice which of them are shown. They scroll if the
// window is low.
class TimelineRows : public WholeRowsArea
{
    Q_OBJECT

public:
    explicit TimelineRows(QWidget *parent = nullptr);

    // Adds a row at the bottom and takes ownership.
    void add(TimelineRow *row);
    // Adds a row that stands in the place of another one of the same height while it is shown.
    void addInPlaceOf(TimelineRow &other, TimelineRow *row);
    // Adds something else on the same scale that decides itself when it is shown.
    void addStrip(QWidget *strip);

    void setSession(Session *session); // null for none
    void setColours(const Colours &colours);
    void follow(const TimeScale &scale);
    void setGutterOpen(bool isOpen);

    [[nodiscard]] bool hasShownRows() const;
    // The keys of the rows that the user has hidden.
    [[nodiscard]] QStringList hiddenRows() const;
    void setHiddenRows(const QStringList &keys);
    // Returns one action for each row, checked while the user wants to see it.
    [[nodiscard]] QList<QAction *> rowActions() const;

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    // Emitted when other rows are shown.
    void shownChanged();
    // Emitted when the user hid a row or brought one back.
    void hiddenRowsChanged();

private:
    struct Entry
    {
        TimelineRow *row = nullptr;
        QAction *toggle = nullptr;
        TimelineRow *instead = nullptr; // the row that this one replaces
    };

    void showRows();
    [[nodiscard]] bool isReplaced(const TimelineRow *row) const;

    std::vector<Entry> m_rows;
    QVBoxLayout *m_column = nullptr;
};

} // namespace limber
