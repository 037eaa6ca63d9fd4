#pragma once

#include "theme/colours.h"

#include <QTreeWidget>

namespace limber {

class CurveSet;

// The channels whose curves are shown, below their joints: colour, name, value at the current frame, and an eye.
// Selected channels are those that are worked on.
class ChannelList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChannelList(CurveSet &curves, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // The values of another frame.
    void showFrame(int frame);

private:
    enum Column { NameColumn, ValueColumn, EyeColumn, ColumnCount };

    void rebuild();
    void showChoice();
    void takeChoice();
    void toggleEye(QTreeWidgetItem *item);
    [[nodiscard]] QIcon lineIcon(const QColor &colour) const;

    CurveSet &m_curves;
    Colours m_colours = Colours::darkTheme();
    int m_frame = 0;
    bool m_isFilling = false;
};

} // namespace limber
