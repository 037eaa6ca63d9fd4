#pragma once

#include "session/exporting/exportchoices.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace limber {

class NumberField;

// Lets the user choose the settings of one format, as far as the window asks for them.
class FormatPage : public QWidget
{
    Q_OBJECT

public:
    // The settings may be of any text; the format must outlive the page.
    FormatPage(const Format &format, const Skeleton &skeleton, const FormatSettings &settings,
               QWidget *parent = nullptr);

    // Returns whether the window asks for anything.
    [[nodiscard]] static bool hasSettings(const Format &format);
    // Returns what differs from the first values.
    [[nodiscard]] FormatSettings settings() const;

signals:
    void changed();

private:
    // The widgets of one parameter; those that its kind does not need are null.
    struct Row
    {
        const FormatParameter *parameter = nullptr;
        QComboBox *box = nullptr;
        QCheckBox *check = nullptr;
        NumberField *field = nullptr;
        QLineEdit *line = nullptr;
        double number = 0.0;
    };

    void addRow(const FormatParameter &parameter, const Skeleton &skeleton, const std::string &text);
    void addBox(Row &row, const Skeleton &skeleton, const std::string &text);
    void addCheck(Row &row, bool isOn);
    void addNumber(Row &row, const std::string &text);
    void addLine(Row &row, const std::string &text);
    void takeNumber(std::size_t row, double number);
    void update();
    [[nodiscard]] std::string textOf(const Row &row) const;
    [[nodiscard]] bool isUsed(const FormatParameter &parameter) const;

    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

} // namespace limber
