#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

// A field for a frame of the clip and one of the second clip, typed as LAST:FIRST, or for one of a few words from a
// list.
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
