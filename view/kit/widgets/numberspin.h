#pragma once

#include <QDoubleSpinBox>

namespace limber {

// A spin box for settings. It shows as many decimals as the number needs, uses a decimal point in every language, and
// reacts to the wheel only while it has the focus, so that scrolling a form changes nothing.
class NumberSpin : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit NumberSpin(QWidget *parent = nullptr);

    // Makes the steps whole numbers, or a tenth of the shown value.
    void setWhole(bool isWhole);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QString textFromValue(double value) const override;
    QValidator::State validate(QString &text, int &position) const override;

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace limber
