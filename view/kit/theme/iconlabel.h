#pragma once

#include <QIcon>
#include <QLabel>

namespace limber {

// Shows an icon that follows the theme: a label with a picture of it would keep the colour of the theme in which it was
// made.
class IconLabel : public QLabel
{
    Q_OBJECT

public:
    // `size` is the length of a side.
    explicit IconLabel(int size, QWidget *parent = nullptr);

    void setIcon(const QIcon &icon);
    [[nodiscard]] QSize sizeHint() const override { return {m_size, m_size}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void paintEvent(QPaintEvent *event) override;

    int m_size;
    QIcon m_icon;
};

} // namespace limber
