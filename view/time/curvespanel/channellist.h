#pragma once

#include "theme/colours.h"
#include "widgets/areas/wholerows.h"

#include <QTreeWidget>

namespace limber {

class CurveSet;
struct ChannelCurve;

// The channels whose curves are shown, below their joints: colour, name, value at the current frame, an eye and a lock.
// Edits go to the selected channels.
class ChannelList : public WithWholeRows<QTreeWidget>
{
    Q_OBJECT

public:
    explicit ChannelList(CurveSet &curves, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Shows the values of another frame.
    void showFrame(int frame);
    // Shows only joints and channels whose names contain this text.
    void setFilter(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Column { NameColumn, ValueColumn, EyeColumn, LockColumn, ColumnCount };

    void rebuild();
    void addCurve(QTreeWidgetItem &joint, const ChannelCurve &curve, const QIcon &icon);
    void showChoice();
    void takeChoice();
    void showChannel(QTreeWidgetItem &item);
    void applyFilter();
    void toggleEye(QTreeWidgetItem *item);
    void toggleLock(QTreeWidgetItem *item);
    [[nodiscard]] QIcon lineIcon(const QColor &colour) const;

    CurveSet &m_curves;
    Colours m_colours = Colours::darkTheme();
    QString m_filter;
    int m_frame = 0;
    bool m_isFilling = false;
};

} // namespace limber
