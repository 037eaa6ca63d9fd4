#pragma once

#include "theme/colours.h"

#include <QWidget>

namespace limber {

// A bar for how much of the allowed size is used; if it is exceeded, the bar is full and in the colour of errors.
class SizeBar : public QWidget
{
    Q_OBJECT

public:
    explicit SizeBar(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void setFraction(double fraction); // of the allowed size; above 1 if it is exceeded
    [[nodiscard]] double fraction() const { return m_fraction; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Colours m_colours;
    double m_fraction = 0.0;
};

} // namespace limber
