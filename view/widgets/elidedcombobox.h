#pragma once

#include <QComboBox>

namespace limber {

// A combo box whose text is shortened with "…" if it is longer than the field; its list shows the whole texts.
class ElidedComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace limber
