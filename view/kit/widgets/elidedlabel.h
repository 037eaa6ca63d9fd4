#pragma once

#include <QLabel>

namespace limber {

// A line of plain text that can shrink: it is shortened with "…", and the tool tip shows all of it. A long message
// therefore never widens a window.
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
