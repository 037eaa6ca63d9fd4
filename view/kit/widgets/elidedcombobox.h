#pragma once

#include <QComboBox>

namespace limber {

// A combo box whose text is shortened with "…" if it is longer than the field; its list and its tool tip show the whole
// texts. Like a field for numbers it leaves the wheel to what scrolls around it, unless it has the focus.
class ElidedComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ElidedComboBox(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    // Returns the current text as it fits into the field.
    [[nodiscard]] QString shortened() const;
};

} // namespace limber
