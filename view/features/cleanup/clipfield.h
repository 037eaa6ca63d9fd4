#pragma once

#include "cleanup/parameterfield.h"

#include <vector>

class QComboBox;
class QMenu;
class QPushButton;
class QVBoxLayout;

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

// A field for several clips: a button with the open documents and a way to choose files, and below it each chosen clip
// with a button that removes it.
class ClipsField final : public ParameterField
{
    Q_OBJECT

public:
    ClipsField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent);

    [[nodiscard]] std::string text() const override;
    void setText(const std::string &text) override;

private:
    void fillMenu();
    void chooseFiles();
    void add(const std::string &name);
    void remove(const std::string &name);
    void showNames();
    [[nodiscard]] QString titleOf(const std::string &name) const;

    QPushButton *m_add;
    QMenu *m_menu;
    QVBoxLayout *m_rows;
    QList<NamedClip> m_open;
    std::vector<std::string> m_names;
};

} // namespace limber
