#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

class Session;

// A list from which the user chooses the joint for an operation; it starts with the selected joint. For a place it
// starts with another selected one, and a point can be typed instead.
class JointField final : public ParameterField
{
    Q_OBJECT

public:
    JointField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent);

    [[nodiscard]] std::string text() const override;
    void setText(const std::string &text) override;

private:
    void chooseSelected(const Parameter &parameter, Session &session);
    void acceptPoints();

    QComboBox *m_joints;
};

} // namespace limber
