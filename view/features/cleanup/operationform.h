#pragma once

#include "cleanup/parameterfield.h"
#include "operations/operationcall.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace limber {

struct Operation;

// The settings of one operation. Each has a row with its field, its default value, and a button that restores that
// value. Settings that have no effect with the others are hidden.
class OperationForm : public QWidget
{
    Q_OBJECT

public:
    explicit OperationForm(QWidget *parent = nullptr);

    // Shows the fields of an operation with its default values.
    void show(const Operation &operation, const FieldChoices &choices);
    void clear();
    // Puts the values that differ from the defaults into the call.
    void writeTo(OperationCall &call) const;
    // Shows the values of a call of this operation.
    void readFrom(const OperationCall &call);
    void reset();
    // Sets the default values, and then those of a call of this operation.
    void setTo(const OperationCall &call);
    // Returns whether all fields have their first values.
    [[nodiscard]] bool isStandard() const;
    // Returns the value of a field; empty for a parameter without a row.
    [[nodiscard]] std::string value(std::string_view name) const;
    // Returns the first parameter that must be given and is not; null if there is none.
    [[nodiscard]] const Parameter *unsetParameter() const;
    // Sets a value as if the user had typed it.
    void setValue(std::string_view name, const std::string &value);
    // Hides a parameter that another widget shows: it gets no row.
    void hideParameter(std::string_view name) { m_hidden = name; }

signals:
    void changed();

private:
    struct Row
    {
        const Parameter *parameter = nullptr;
        QLabel *label = nullptr;
        ParameterField *field = nullptr;
        QLabel *note = nullptr;
        QToolButton *reset = nullptr;
        std::string first; // the first value
    };

    void addRow(const Parameter &parameter, const FieldChoices &choices);
    void update();
    void place(const Row &row);
    void updateRow(const Row &row);
    [[nodiscard]] const Row *rowOf(std::string_view name) const; // null if it has no row
    [[nodiscard]] bool isUsed(const Parameter &parameter) const;
    [[nodiscard]] QString noteOf(const Row &row) const;

    QGridLayout *m_grid = nullptr;
    std::vector<Row> m_rows;
    std::string_view m_hidden;
    double m_frameTimeSeconds = 0.0;
};

} // namespace limber
