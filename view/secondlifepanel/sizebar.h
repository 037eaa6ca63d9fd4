#pragma once

#include "theme/colours.h"

#include <QWidget>

namespace limber {

// How much of what is allowed is used, as a bar; what is over it is filled to its end in the colour of errors.
class SizeBar : public QWidget
{
    Q_OBJECT

public:
    explicit SizeBar(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void setFraction(double fraction); // of what is allowed; over 1 for too much
    [[nodiscard]] double fraction() const { return m_fraction; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Colours m_colours;
    double m_fraction = 0.0;
};

} // namespace limber
