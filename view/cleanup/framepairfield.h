#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

// A frame of the clip and one of the second clip, LAST:FIRST as they are typed; or one of a few words from a list.
class FramePairField final : public ParameterField
{
    Q_OBJECT

public:
    FramePairField(const Parameter &parameter, QWidget *parent);

    [[nodiscard]] std::string text() const override;
    void setText(const std::string &text) override;

private:
    QComboBox *m_box;
};

} // namespace limber
