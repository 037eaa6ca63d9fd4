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

// The settings of one operation: a row for each with its field, its standard value, and a button that brings that back.
// Settings that do not matter beside the others are hidden.
class OperationForm : public QWidget
{
    Q_OBJECT

public:
    explicit OperationForm(QWidget *parent = nullptr);

    // The fields of an operation with its standard values.
    void show(const Operation &operation, const FieldChoices &choices);
    void clear();
    // Puts what differs from the standard into the call.
    void writeTo(OperationCall &call) const;
    // Shows the values of a call of this operation.
    void readFrom(const OperationCall &call);
    void reset();
    // The standard values, but for those of a call of this operation.
    void setTo(const OperationCall &call);
    // Whether all fields hold what they were shown with first.
    [[nodiscard]] bool isStandard() const;
    // What a field holds; empty for a parameter without a row.
    [[nodiscard]] std::string value(std::string_view name) const;
    // As if the user had typed it.
    void setValue(std::string_view name, const std::string &value);
    // A parameter that somebody else shows: it has no row.
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
        std::string first; // the value that was shown first
    };

    void addRow(const Parameter &parameter, const FieldChoices &choices);
    void update();
    void place(const Row &row);
    void updateRow(const Row &row);
    [[nodiscard]] const Row *rowOf(std::string_view name) const; // null for none
    [[nodiscard]] bool isUsed(const Parameter &parameter) const;
    [[nodiscard]] QString noteOf(const Row &row) const;

    QGridLayout *m_grid = nullptr;
    std::vector<Row> m_rows;
    std::string_view m_hidden;
    double m_frameTimeSeconds = 0.0;
};

} // namespace limber
