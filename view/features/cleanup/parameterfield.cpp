#include "cleanup/parameterfield.h"

#include "actions/operationwords.h"
#include "bvh/text/numberformat.h"
#include "cleanup/clipfield.h"
#include "cleanup/framepairfield.h"
#include "cleanup/jointfield.h"
#include "operations/callcheck.h"
#include "session/session.h"
#include "widgets/elidedcombobox.h"
#include "widgets/numberspin.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <vector>

namespace limber {

namespace {

std::string toText(double value)
{
    return shortestNumber(value);
}

bool isNumber(const Parameter &parameter)
{
    using enum Parameter::Kind;
    return parameter.kind == Number || parameter.kind == WholeNumber || parameter.kind == Frame;
}

NumberSpin *makeSpin(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
{
    auto *spin = new NumberSpin(parent);
    spin->setWhole(parameter.kind != Parameter::Kind::Number);
    if (parameter.kind == Parameter::Kind::Frame) {
        const Document &document = choices.session->document();
        spin->setRange(0, std::max(0, document.motion().frameCount() - 1));
        spin->setValue(choices.session->playhead().frame());
    } else {
        spin->setRange(parameter.least, parameter.most);
    }
    const QString unit = unitTextOf(parameter.unit);
    if (!unit.isEmpty())
        spin->setSuffix(parameter.unit == Unit::Degrees ? unit : u' ' + unit);
    return spin;
}

// A field for a number, or for one of a few words instead.
class NumberParameterField final : public ParameterField
{
public:
    NumberParameterField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
        : ParameterField(parent), m_spin(makeSpin(parameter, choices, this)),
          m_isOptional(parameter.standard.empty() && !parameter.isRequired)
    {
        QList<QWidget *> widgets{m_spin};
        if (!parameter.words.empty() || m_isOptional) {
            m_words = new ElidedComboBox(this);
            if (m_isOptional)
                m_words->addItem(ParameterField::tr("Not Set"), QByteArray());
            for (const ParameterWord &word : parameter.words)
                m_words->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
            m_words->addItem(ParameterField::tr("Number"));
            connect(m_words, &QComboBox::currentIndexChanged, this, [this] {
                showSpin();
                emit changed();
            });
            widgets.prepend(m_words);
            showSpin();
        }
        setWidgets(parameter, widgets);
        connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this] { emit changed(); });
    }

    [[nodiscard]] std::string text() const override
    {
        if (m_words != nullptr && !isNumberChosen())
            return m_words->currentData().toByteArray().toStdString();
        return toText(m_spin->value());
    }

    void setText(const std::string &text) override
    {
        const QSignalBlocker spinBlocker(m_spin);
        const int word = m_words != nullptr ? m_words->findData(QByteArray::fromStdString(text)) : -1;
        if (m_words != nullptr) {
            const QSignalBlocker blocker(m_words);
            m_words->setCurrentIndex(word >= 0 ? word : m_words->count() - 1);
        }
        if (const auto number = numberIn(text))
            m_spin->setValue(*number);
        else if (text == "last")
            m_spin->setValue(m_spin->maximum());
        showSpin();
    }

private:
    [[nodiscard]] bool isNumberChosen() const { return m_words->currentIndex() == m_words->count() - 1; }
    void showSpin() { m_spin->setVisible(m_words == nullptr || isNumberChosen()); }

    NumberSpin *m_spin;
    QComboBox *m_words = nullptr;
    bool m_isOptional;
};

class WordParameterField final : public ParameterField
{
public:
    WordParameterField(const Parameter &parameter, QWidget *parent)
        : ParameterField(parent), m_words(new ElidedComboBox(this))
    {
        if (parameter.standard.empty() && !parameter.isRequired)
            m_words->addItem(ParameterField::tr("Not Set"), QByteArray());
        for (const ParameterWord &word : parameter.words)
            m_words->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
        setWidgets(parameter, {m_words});
        connect(m_words, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
    }

    [[nodiscard]] std::string text() const override { return m_words->currentData().toByteArray().toStdString(); }
    void setText(const std::string &text) override
    {
        const QSignalBlocker blocker(m_words);
        m_words->setCurrentIndex(std::max(0, m_words->findData(QByteArray::fromStdString(text))));
    }

private:
    QComboBox *m_words;
};

class FlagParameterField final : public ParameterField
{
public:
    FlagParameterField(const Parameter &parameter, QWidget *parent) : ParameterField(parent), m_box(new QCheckBox(this))
    {
        setWidgets(parameter, {m_box});
        m_box->setText(titleOf(parameter));
        connect(m_box, &QCheckBox::toggled, this, [this] { emit changed(); });
    }

    [[nodiscard]] std::string text() const override { return m_box->isChecked() ? "yes" : "no"; }
    void setText(const std::string &text) override
    {
        const QSignalBlocker blocker(m_box);
        m_box->setChecked(text == "yes");
    }

private:
    QCheckBox *m_box;
};

// A field for text, frames and offsets, as they are typed, or one of a few words instead.
class TextParameterField final : public ParameterField
{
public:
    TextParameterField(const Parameter &parameter, QWidget *parent)
        : ParameterField(parent), m_line(new QLineEdit(this)), m_words(parameter.words)
    {
        m_line->setPlaceholderText(placeholder(parameter));
        setWidgets(parameter, {m_line});
        connect(m_line, &QLineEdit::textEdited, this, [this] { emit changed(); });
    }

    [[nodiscard]] std::string text() const override
    {
        const QString typed = m_line->text().trimmed();
        for (const ParameterWord &word : m_words) {
            if (typed.compare(titleOf(word), Qt::CaseInsensitive) == 0)
                return std::string(word.word);
        }
        return typed.toStdString();
    }
    void setText(const std::string &text) override
    {
        const auto word = std::ranges::find(m_words, text, &ParameterWord::word);
        m_line->setText(word != m_words.end() ? titleOf(*word) : QString::fromStdString(text));
    }

private:
    [[nodiscard]] static QString placeholder(const Parameter &parameter)
    {
        if (parameter.kind == Parameter::Kind::Frames)
            return ParameterField::tr("0-last");
        if (parameter.kind == Parameter::Kind::Pair)
            return QStringLiteral("X+Y");
        return parameter.kind == Parameter::Kind::Offset ? QStringLiteral("X+Y+Z") : QString();
    }

    QLineEdit *m_line;
    std::vector<ParameterWord> m_words;
};

} // namespace

ParameterField *ParameterField::make(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
{
    using enum Parameter::Kind;
    if (isNumber(parameter))
        return new NumberParameterField(parameter, choices, parent);
    switch (parameter.kind) {
    case Word:
        return new WordParameterField(parameter, parent);
    case Flag:
        return new FlagParameterField(parameter, parent);
    case Joint:
    case Node:
    case Place:
        return new JointField(parameter, choices, parent);
    case Clips:
        return new ClipsField(parameter, choices, parent);
    case Clip:
    case File:
        return new ClipField(parameter, choices, parent);
    case FramePair:
        return new FramePairField(parameter, parent);
    default:
        return new TextParameterField(parameter, parent);
    }
}

void ParameterField::setWidgets(const Parameter &parameter, const QList<QWidget *> &widgets)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *widget : widgets) {
        if (auto *box = qobject_cast<QComboBox *>(widget)) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(6);
        }
        widget->setAccessibleName(titleOf(parameter));
        widget->setToolTip(helpOf(parameter));
        layout->addWidget(widget, 1);
    }
    widgets.front()->setObjectName(
        QStringLiteral("parameter.") +
        QString::fromUtf8(parameter.name.data(), static_cast<qsizetype>(parameter.name.size())));
    setFocusProxy(widgets.front());
}

} // namespace limber
