#include "exporting/formatpage.h"

#include "actions/actiontable.h"
#include "base/numbertext.h"
#include "items/formattext.h"
#include "items/messagetext.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

using Kind = Parameter::Kind;

constexpr int numberWidth = 90; // pixels
constexpr double justAbove = 0.001; // the smallest step over a least value that is too low itself

bool isWhole(const Parameter &parameter)
{
    return parameter.kind == Kind::WholeNumber;
}

// Returns the name of a widget: exportFewerKeys for fewer-keys.
QString widgetName(std::string_view parameter)
{
    QString name = QStringLiteral("export");
    bool startsWord = true;
    for (const char c : parameter) {
        if (c != '-')
            name += startsWord ? QChar(QLatin1Char(c)).toUpper() : QChar(QLatin1Char(c));
        startsWord = c == '-';
    }
    return name;
}

QByteArray bytesOfWord(std::string_view word)
{
    return {word.data(), static_cast<qsizetype>(word.size())};
}

QString numberText(const Parameter &parameter, double number)
{
    const std::string_view unit = unitText(parameter.unit);
    const QString text = QLocale().toString(number, 'g', 4);
    if (unit.empty())
        return text;
    const QString translated = QCoreApplication::translate("limber::Unit", unit.data());
    return parameter.unit == Unit::Degrees ? text + translated : text + u' ' + translated;
}

} // namespace

FormatPage::FormatPage(const Format &format, const Skeleton &skeleton, const FormatSettings &settings, QWidget *parent)
    : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    for (const FormatParameter &one : format.exporting.parameters) {
        if (!one.isInWindow)
            continue;
        const auto found = settings.find(one.parameter.name);
        const bool isGood = found != settings.end() && takes(one, found->second);
        addRow(one, skeleton, isGood ? found->second : std::string(firstText(one)));
    }
    update();
}

bool FormatPage::hasSettings(const Format &format)
{
    return std::ranges::any_of(format.exporting.parameters, &FormatParameter::isInWindow);
}

void FormatPage::addRow(const FormatParameter &parameter, const Skeleton &skeleton, const std::string &text)
{
    Row row;
    row.parameter = &parameter;
    if (parameter.parameter.kind == Kind::Word)
        addBox(row, skeleton, text);
    else if (parameter.parameter.kind == Kind::Flag)
        addCheck(row, text == "yes");
    else if (parameter.parameter.kind == Kind::Number || isWhole(parameter.parameter))
        addNumber(row, text);
    else
        addLine(row, text);
    m_rows.push_back(row);
}

void FormatPage::addBox(Row &row, const Skeleton &skeleton, const std::string &text)
{
    const FormatParameter &one = *row.parameter;
    const QString caption = formatText(one.parameter.title);
    row.box = new QComboBox(this);
    row.box->setObjectName(widgetName(one.parameter.name));
    row.box->setAccessibleName(withoutMnemonic(caption));
    row.box->setToolTip(formatText(one.parameter.help));
    if (one.decided != nullptr)
        row.box->addItem(limber::textOf(one.decided(skeleton)), QByteArray());
    for (const ParameterWord &word : one.parameter.words)
        row.box->addItem(formatText(word.title), bytesOfWord(word.word));
    row.box->setCurrentIndex(std::max(0, row.box->findData(QByteArray::fromStdString(text))));
    m_form->addRow(caption, row.box);
    connect(row.box, &QComboBox::currentIndexChanged, this, [this] {
        update();
        emit changed();
    });
}

void FormatPage::addCheck(Row &row, bool isOn)
{
    const Parameter &parameter = row.parameter->parameter;
    row.check = new QCheckBox(formatText(parameter.title), this);
    row.check->setObjectName(widgetName(parameter.name));
    row.check->setToolTip(formatText(parameter.help));
    row.check->setChecked(isOn);
    if (parameter.kind == Kind::Flag)
        m_form->addRow(row.check);
    connect(row.check, &QCheckBox::toggled, this, &FormatPage::changed);
}

// A number without a standard value has a check box that turns it on.
void FormatPage::addNumber(Row &row, const std::string &text)
{
    const FormatParameter &one = *row.parameter;
    const QString caption = formatText(one.parameter.title);
    row.number = numberOfText(text).value_or(
        numberOfText(one.suggestion.empty() ? one.parameter.standard : one.suggestion).value_or(one.parameter.least));
    row.field = new NumberField(this);
    row.field->setObjectName(widgetName(one.parameter.name) + QStringLiteral("Number"));
    row.field->setAccessibleName(withoutMnemonic(caption));
    row.field->setToolTip(formatText(one.parameter.help));
    row.field->setStep(isWhole(one.parameter) ? 1.0 : 0.1);
    row.field->setFixedWidth(numberWidth);
    if (one.parameter.standard.empty()) {
        addCheck(row, !text.empty());
        row.check->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // so that it is beside the field
        m_form->addRow(row.check, row.field);
    } else {
        m_form->addRow(caption, row.field);
    }
    connect(row.field, &NumberField::valueWanted, this,
            [this, index = m_rows.size()](double number) { takeNumber(index, number); });
}

void FormatPage::addLine(Row &row, const std::string &text)
{
    const Parameter &parameter = row.parameter->parameter;
    const QString caption = formatText(parameter.title);
    row.line = new QLineEdit(QString::fromStdString(text), this);
    row.line->setObjectName(widgetName(parameter.name));
    row.line->setAccessibleName(withoutMnemonic(caption));
    row.line->setToolTip(formatText(parameter.help));
    m_form->addRow(caption, row.line);
    connect(row.line, &QLineEdit::textChanged, this, &FormatPage::changed);
}

void FormatPage::takeNumber(std::size_t index, double number)
{
    Row &row = m_rows[index];
    const Parameter &parameter = row.parameter->parameter;
    const double least = parameter.least + (row.parameter->isOverLeast ? justAbove : 0.0);
    row.number = std::clamp(isWhole(parameter) ? std::round(number) : number, least, parameter.most);
    if (row.check != nullptr)
        row.check->setChecked(true);
    update();
    emit changed();
}

void FormatPage::update()
{
    for (const Row &row : m_rows) {
        if (row.field != nullptr)
            row.field->showValue(row.number, numberText(row.parameter->parameter, row.number));
        for (QWidget *widget : std::initializer_list<QWidget *>{row.box, row.check, row.field, row.line}) {
            if (widget != nullptr)
                widget->setEnabled(isUsed(*row.parameter));
        }
    }
}

std::string FormatPage::textOf(const Row &row) const
{
    if (row.box != nullptr)
        return row.box->currentData().toByteArray().toStdString();
    if (row.field != nullptr) {
        const bool isOn = row.check == nullptr || row.check->isChecked();
        return isOn ? QString::number(row.number, 'g', QLocale::FloatingPointShortest).toStdString() : std::string();
    }
    if (row.check != nullptr)
        return row.check->isChecked() ? "yes" : "no";
    return row.line->text().toStdString();
}

bool FormatPage::isUsed(const FormatParameter &one) const
{
    const auto other = std::ranges::find_if(m_rows, [&one](const Row &row) {
        return !one.parameter.dependsOn.empty() && row.parameter->parameter.name == one.parameter.dependsOn;
    });
    return other == m_rows.end() ||
           std::ranges::find(one.parameter.dependsOnWords, textOf(*other)) != one.parameter.dependsOnWords.end();
}

FormatSettings FormatPage::settings() const
{
    FormatSettings settings;
    for (const Row &row : m_rows) {
        if (std::string text = textOf(row); text != firstText(*row.parameter))
            settings.emplace(row.parameter->parameter.name, std::move(text));
    }
    return settings;
}

} // namespace limber
