#pragma once

#include <QComboBox>

namespace limber {

// A choice whose text is shortened by dots where it is longer than the field; the list shows all of it.
class ElidedComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace limber
