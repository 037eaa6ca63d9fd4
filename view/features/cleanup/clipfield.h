#pragma once

#include "cleanup/parameterfield.h"

class QComboBox;

namespace limber {

// A field for a second clip, from the open documents or from a file, or for a file of another kind.
class ClipField final : public ParameterField
{
    Q_OBJECT

public:
    ClipField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent);

    [[nodiscard]] std::string text() const override;
    void setText(const std::string &text) override;

private:
    void chooseFile();

    QComboBox *m_clips;
    bool m_isClip;
};

} // namespace limber
