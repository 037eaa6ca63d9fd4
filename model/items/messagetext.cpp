#include "items/messagetext.h"

#include "items/decimaltext.h"
#include "messages/filemessages.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace limber {

namespace {

QString textOf(const MessageArgument &argument, const NameCodec &names)
{
    switch (argument.kind) {
    case MessageArgument::Kind::Clause:
        return textOf(*argument.clause, names);
    case MessageArgument::Kind::Name:
        // Most names are UTF-8 even if others in a file are not, and names of two files may occur in one sentence.
        return isUtf8(argument.text) ? QString::fromStdString(printable(argument.text))
                                     : names.toShortText(argument.text);
    case MessageArgument::Kind::Number:
        return decimalText(QString::fromStdString(argument.text));
    case MessageArgument::Kind::Word:
        break;
    }
    return QString::fromStdString(argument.text);
}

// Returns the translated sentence with its count inserted, but not its other arguments.
QString translatedForm(const Message &message)
{
    constexpr const char *context = "limber::Message";
    if (!message.count())
        return QCoreApplication::translate(context, message.form());
    const int count = *message.count();
    const auto counted = [&](const char *form) {
        return QString::fromUtf8(form).replace(QLatin1String("%n"), QString::number(count));
    };
    const QString text = QCoreApplication::translate(context, message.form(), nullptr, count);
    // Without a translation Qt returns the plural form for every count.
    return count == 1 && text == counted(message.form()) ? counted(message.formForOne()) : text;
}

} // namespace

QString textOf(const Message &message, const NameCodec &names)
{
    if (message.isEmpty())
        return {};
    const QString form = translatedForm(message);
    const auto &arguments = message.arguments();
    QString text;
    // Arguments are replaced once, from left to right: a %1 inside an argument stays.
    for (qsizetype at = 0; at < form.size(); ++at) {
        const int digit = form[at] == QLatin1Char('%') && at + 1 < form.size() ? form[at + 1].digitValue() : -1;
        if (digit < 1 || digit > static_cast<int>(arguments.size())) {
            text += form[at];
            continue;
        }
        text += textOf(arguments[static_cast<std::size_t>(digit - 1)], names);
        ++at;
    }
    return text;
}

QStringList namesIn(const Message &message, const NameCodec &names)
{
    QStringList found;
    for (const MessageArgument &argument : message.arguments()) {
        if (argument.clause)
            found += namesIn(*argument.clause, names);
        else if (argument.kind == MessageArgument::Kind::Name)
            found << textOf(argument, names);
    }
    return found;
}

QString sentence(QString text)
{
    // A code word, such as parent=JOINT, and a word before Japanese text stay as they are.
    static const QRegularExpression plainBeginning(
        QStringLiteral("^\\p{Ll}+(?![\\p{L}=@])(?!\\s*[\\p{Han}\\p{Hiragana}\\p{Katakana}])"));
    if (text.contains(plainBeginning))
        text.front() = text.front().toUpper();
    return text;
}

QString textOf(const Finding &finding, const QString &file, const NameCodec &names)
{
    const bool isError = finding.severity == Severity::Error;
    const Message *reason = &finding.message;
    // "could not be read: cannot be opened: …" would say it twice.
    for (const Message &opening : {messages::cannotBeOpened(Message()), messages::cannotBeReadBecause(Message())}) {
        if (isError && std::string_view(reason->form()) == opening.form() && reason->arguments().front().clause)
            reason = reason->arguments().front().clause.get();
    }
    const auto translated = [](const char *text) { return QCoreApplication::translate("limber::Finding", text); };
    const QString what = textOf(*reason, names);
    if (finding.line <= 0)
        return (isError ? translated(QT_TRANSLATE_NOOP("limber::Finding", "%1 could not be read: %2"))
                        : translated(QT_TRANSLATE_NOOP("limber::Finding", "%1: %2")))
            .arg(file, what);
    return (isError ? translated(QT_TRANSLATE_NOOP("limber::Finding", "%1 could not be read: %2 (line %3)"))
                    : translated(QT_TRANSLATE_NOOP("limber::Finding", "%1: %2 (line %3)")))
        .arg(file, what, QString::number(finding.line));
}

} // namespace limber
