#pragma once

#include <QLabel>

namespace limber {

// A line of plain text that can shrink: what does not fit is shown as …, and the tool tip has all of it. So a long
// message never widens a window.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace limber
