#include "retargeting/proportions/livetyping.h"

#include "items/numberexpression.h"
#include "widgets/numberfield.h"

#include <QTimer>

namespace limber {

namespace {

constexpr int pauseAfterKey = 200; // milliseconds, so that "180" is not taken for 1

// Returns the value of the text if it does not depend on the old value.
std::optional<double> absoluteNumber(const QString &text)
{
    const std::optional<double> ofOne = evaluateExpression(text, 1.0);
    return ofOne == evaluateExpression(text, 3.0) ? ofOne : std::nullopt;
}

} // namespace

void reportWhileTyping(NumberField &field, std::function<void(double)> wanted)
{
    auto *pause = new QTimer(&field);
    pause->setSingleShot(true);
    pause->setInterval(pauseAfterKey);
    QObject::connect(&field, &QLineEdit::textEdited, pause, qOverload<>(&QTimer::start));
    QObject::connect(pause, &QTimer::timeout, &field, [&field, wanted = std::move(wanted)] {
        const std::optional<double> number = field.isModified() ? absoluteNumber(field.text()) : std::nullopt;
        if (number)
            wanted(*number);
    });
}

} // namespace limber
