#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

// The joint that an operation is about: chosen from a list, at first the selected one.
class JointField final : public ParameterField
{
    Q_OBJECT

public:
    JointField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent);

    [[nodiscard]] std::string text() const override;
    void setText(const std::string &text) override;

private:
    QComboBox *m_joints;
};

} // namespace limber
