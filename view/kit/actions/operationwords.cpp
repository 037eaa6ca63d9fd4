#include "actions/operationwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace limber {

namespace {

QString translatedOperationText(const char *text)
{
    return QCoreApplication::translate("limber::Operation", text);
}

QString textFrom(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString titleOf(const Operation &operation)
{
    return translatedOperationText(operation.title);
}

QString helpOf(const Operation &operation)
{
    return translatedOperationText(operation.help);
}

QString titleTextOf(OperationGroup group)
{
    return translatedOperationText(titleOf(group));
}

QString titleOf(const Parameter &parameter)
{
    return translatedOperationText(parameter.title);
}

QString helpOf(const Parameter &parameter)
{
    return translatedOperationText(parameter.help);
}

QString titleOf(const ParameterWord &word)
{
    return translatedOperationText(word.title);
}

QString titleOf(const OfferedSetting &offer)
{
    return translatedOperationText(offer.title);
}

QString unitTextOf(Unit unit)
{
    // The lengths of a body of 170: what they are says the help of a parameter, and a field has room for no more.
    const std::string_view text = unit == Unit::Ncm ? QT_TRANSLATE_NOOP("limber::Unit", "cm") : unitText(unit);
    return text.empty() ? QString() : QCoreApplication::translate("limber::Unit", text.data());
}

QString nameOf(const Operation &operation)
{
    return textFrom(operation.name);
}

QString searchWordsOf(const Operation &operation)
{
    const QString words = translatedOperationText(operation.searchWords);
    // English words are kept for the search, because many animators use them whatever the language of the window.
    const QString english = QString::fromUtf8(operation.searchWords);
    const QString name = nameOf(operation); // as on the command line
    return words == english ? words + u' ' + name
                            : QStringList{words, english, QString::fromUtf8(operation.title), name}.join(u' ');
}

bool isFoundBy(const Operation &operation, const QString &search)
{
    const QString all = QStringList{titleOf(operation), nameOf(operation), helpOf(operation), searchWordsOf(operation),
                                    titleTextOf(operation.group)}
                            .join(u' ');
    const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
    // One or two letters of an alphabet are in every sentence.
    const auto says = [](const QString &word) { return word.size() > 2 || word.front().script() == QChar::Script_Han; };
    return std::ranges::all_of(
        words, [&](const QString &word) { return says(word) && all.contains(word, Qt::CaseInsensitive); });
}

} // namespace limber
