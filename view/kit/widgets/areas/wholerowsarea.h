#pragma once

#include <QScrollArea>

namespace limber {

// A property of widgets that are one row, whatever is in them.
constexpr auto isWholeRow = "isWholeRow";

// Scrolls a widget that is higher than the area. Above the lower edge it leaves a gap where a line of text or a field
// would be cut in half.
class WholeRowsArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit WholeRowsArea(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
};

} // namespace limber
