#include "cleanup/operationform.h"

#include "actions/operationwords.h"
#include "cleanup/jointfield.h"
#include "items/decimaltext.h"
#include "operations/callcheck.h"
#include "session/session.h"
#include "theme/icons.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

enum Column { LabelColumn, FieldColumn, NoteColumn, ResetColumn };
constexpr int longestLabel = 90; // longer labels wrap
constexpr int resetWidth = 26; // reserved even if there is nothing to reset

// Returns whether the row also shows a time in frames, or frames as a time.
bool hasNote(const Parameter &parameter)
{
    return parameter.unit == Unit::Frames || parameter.unit == Unit::Seconds;
}

// Returns whether a field beside a label is too narrow for the words to choose from. Names of joints are shortened
// instead.
bool hasLongWords(const ParameterField &field)
{
    const bool sharesItsRow = field.findChild<QAbstractSpinBox *>() != nullptr;
    const bool hasButton = field.findChild<QToolButton *>() != nullptr; // to choose a file
    const int mostBesideALabel = sharesItsRow ? 62 : hasButton ? 84 : 118;
    const auto *choice = field.findChild<QComboBox *>();
    if (choice == nullptr || choice->isEditable() || qobject_cast<const JointField *>(&field) != nullptr)
        return false;
    int widest = 0;
    for (int item = 0; item < choice->count(); ++item)
        widest = std::max(widest, choice->fontMetrics().horizontalAdvance(choice->itemText(item)));
    return widest > mostBesideALabel;
}

} // namespace

OperationForm::OperationForm(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(FieldColumn, 1);
    m_grid->setColumnMinimumWidth(ResetColumn, resetWidth);
}

void OperationForm::clear()
{
    for (const Row &row : m_rows) {
        for (QWidget *widget : std::initializer_list<QWidget *>{row.label, row.field, row.note, row.reset})
            delete widget;
    }
    m_rows.clear();
}

void OperationForm::show(const Operation &operation, const FieldChoices &choices)
{
    clear();
    m_frameTimeSeconds = choices.session->document().motion().playingFrameTimeSeconds();
    for (const Parameter &parameter : operation.parameters) {
        if (parameter.name != m_hidden)
            addRow(parameter, choices);
    }
    update();
}

void OperationForm::addRow(const Parameter &parameter, const FieldChoices &choices)
{
    Row row;
    row.parameter = &parameter;
    row.label = new QLabel(titleOf(parameter), this);
    row.label->setTextFormat(Qt::PlainText);
    row.label->setToolTip(helpOf(parameter));
    row.label->setWordWrap(true);
    row.label->setMaximumWidth(longestLabel);
    row.label->setMinimumWidth(
        std::min(longestLabel, row.label->fontMetrics().horizontalAdvance(row.label->text()) + 2));
    row.field = ParameterField::make(parameter, choices, this);
    row.label->setBuddy(row.field);
    row.field->setText(std::string(parameter.standard.empty() ? parameter.suggested : parameter.standard));
    row.note = new QLabel(this);
    row.note->setProperty("role", QStringLiteral("secondary"));
    row.note->setTextFormat(Qt::PlainText);
    row.reset = new QToolButton(this);
    row.reset->setIcon(themedIcon(QStringLiteral("edit-undo")));
    row.reset->setIconSize({12, 12});
    row.reset->setFixedWidth(resetWidth);
    row.reset->setToolTip(tr("Back to the standard value"));
    row.reset->setAccessibleName(tr("Reset %1").arg(titleOf(parameter)));
    row.first = row.field->text();
    place(row);
    connect(row.field, &ParameterField::changed, this, [this] {
        update();
        emit changed();
    });
    connect(row.reset, &QToolButton::clicked, this, [this, field = row.field, first = row.first] {
        field->setText(first);
        update();
        emit changed();
    });
    m_rows.push_back(std::move(row));
}

// Places the field beside its label, or below it if its words do not fit there.
void OperationForm::place(const Row &row)
{
    const int at = 2 * static_cast<int>(m_rows.size());
    const bool hasUnit = hasNote(*row.parameter);
    m_grid->addWidget(row.reset, at, ResetColumn);
    if (row.parameter->kind == Parameter::Kind::Flag) { // the box has its own text
        m_grid->addWidget(row.field, at, LabelColumn, 1, 3);
    } else if (hasLongWords(*row.field)) {
        row.label->setMaximumWidth(QWIDGETSIZE_MAX);
        m_grid->addWidget(row.label, at, LabelColumn, 1, 3);
        m_grid->addWidget(row.field, at + 1, LabelColumn, 1, hasUnit ? 2 : 4);
    } else {
        m_grid->addWidget(row.label, at, LabelColumn);
        m_grid->addWidget(row.field, at, FieldColumn, 1, hasUnit ? 1 : 2);
    }
    if (hasUnit)
        m_grid->addWidget(row.note, hasLongWords(*row.field) ? at + 1 : at, NoteColumn);
}

void OperationForm::update()
{
    for (const Row &row : m_rows)
        updateRow(row);
}

void OperationForm::updateRow(const Row &row)
{
    const bool isShown = isUsed(*row.parameter);
    const QString note = noteOf(row);
    row.label->setVisible(isShown && row.parameter->kind != Parameter::Kind::Flag);
    row.field->setVisible(isShown);
    row.note->setVisible(isShown && !note.isEmpty());
    const bool isChanged = row.field->text() != row.first;
    row.reset->setVisible(isShown && isChanged);
    row.note->setText(note);
    row.label->setProperty("role", isChanged ? QVariant() : QVariant(QStringLiteral("secondary")));
    row.label->setStyleSheet(row.label->styleSheet()); // applies the changed role
}

const OperationForm::Row *OperationForm::rowOf(std::string_view name) const
{
    const auto row = std::ranges::find_if(m_rows, [&](const Row &each) { return each.parameter->name == name; });
    return row != m_rows.end() ? &*row : nullptr;
}

bool OperationForm::isUsed(const Parameter &parameter) const
{
    if (parameter.dependsOn.empty())
        return true;
    const Row *other = rowOf(parameter.dependsOn);
    if (other == nullptr)
        return true;
    const std::string value = other->field->text();
    return isUsed(*other->parameter) &&
           std::ranges::find(parameter.dependsOnWords, std::string_view(value)) != parameter.dependsOnWords.end();
}

// Returns the time for a number of frames, or the frames for a time.
QString OperationForm::noteOf(const Row &row) const
{
    const auto number = numberIn(row.field->text());
    if (!number || !(m_frameTimeSeconds > 0.0))
        return {};
    if (row.parameter->unit == Unit::Frames)
        return tr("%1 s").arg(decimalText(*number * m_frameTimeSeconds, 'f', 3));
    if (row.parameter->unit == Unit::Seconds)
        return tr("%n frame(s)", nullptr, static_cast<int>(std::lround(*number / m_frameTimeSeconds)));
    return {};
}

void OperationForm::writeTo(OperationCall &call) const
{
    for (const Row &row : m_rows) {
        const std::string value = row.field->text();
        if (isUsed(*row.parameter) && value != row.parameter->standard)
            call.set(row.parameter->name, value);
    }
}

void OperationForm::readFrom(const OperationCall &call)
{
    for (const Row &row : m_rows) {
        if (const std::string *value = call.value(row.parameter->name))
            row.field->setText(*value);
    }
    update();
}

std::string OperationForm::value(std::string_view name) const
{
    const Row *row = rowOf(name);
    return row != nullptr ? row->field->text() : std::string();
}

const Parameter *OperationForm::unsetParameter() const
{
    const auto row = std::ranges::find_if(m_rows, [this](const Row &each) {
        return each.parameter->isRequired && isUsed(*each.parameter) && each.field->text().empty();
    });
    return row != m_rows.end() ? row->parameter : nullptr;
}

void OperationForm::setValue(std::string_view name, const std::string &value)
{
    const Row *row = rowOf(name);
    if (row == nullptr || row->field->text() == value)
        return;
    row->field->setText(value);
    update();
    emit changed();
}

void OperationForm::reset()
{
    setTo({});
}

void OperationForm::setTo(const OperationCall &call)
{
    for (const Row &row : m_rows)
        row.field->setText(row.first);
    readFrom(call);
    emit changed();
}

bool OperationForm::isStandard() const
{
    return std::ranges::all_of(m_rows, [](const Row &row) { return row.field->text() == row.first; });
}

} // namespace limber
