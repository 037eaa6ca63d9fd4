#pragma once

#include <QPointer>
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

    // Keeps a part of the widget in view, whatever else is shown, until somebody scrolls.
    void keepInView(QWidget *part);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    QPointer<QWidget> m_kept; // in view
};

} // namespace limber
