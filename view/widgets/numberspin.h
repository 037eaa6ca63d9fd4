#pragma once

#include <QDoubleSpinBox>

namespace limber {

// A spin box for settings: as many decimals as the number needs, a decimal point everywhere, and a wheel that turns it
// only while it has the focus, so that scrolling a form changes nothing.
class NumberSpin : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit NumberSpin(QWidget *parent = nullptr);

    // Steps of whole numbers, or of a tenth of what is shown.
    void setWhole(bool isWhole);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QString textFromValue(double value) const override;
    QValidator::State validate(QString &text, int &position) const override;

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace limber
