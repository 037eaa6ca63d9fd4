#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

// A list from which the user chooses the joint for an operation; it starts with the selected joint.
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
