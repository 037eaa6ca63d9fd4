#include "dialogs/operationsreference.h"

#include "actions/operationwords.h"
#include "items/messagetext.h"
#include "operations/callcheck.h"

#include <QCoreApplication>

namespace limber {

namespace {

struct OperationsReference
{
    Q_DECLARE_TR_FUNCTIONS(limber::OperationsReference)
};

QString wordText(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

// Escapes a value for a table, where a vertical bar would end the cell.
QString cell(QString text)
{
    return text.replace(u'|', QStringLiteral("\\|"));
}

QString standardOf(const Parameter &parameter)
{
    if (parameter.isRequired)
        return OperationsReference::tr("must be given");
    return parameter.standard.empty() ? OperationsReference::tr("none")
                                      : QStringLiteral("`%1`").arg(wordText(parameter.standard));
}

QString rowOf(const Parameter &parameter)
{
    return QStringLiteral("| `%1` | %2 | %3 | %4 |\n")
        .arg(wordText(parameter.name), cell(helpOf(parameter)), cell(textOf(expectationOf(parameter))),
             cell(standardOf(parameter)));
}

QString describe(const Operation &operation)
{
    QString text = QStringLiteral("## %1\n\n%2\n\n").arg(titleOf(operation), helpOf(operation));
    const std::vector<const Parameter *> parameters = parametersOf(operation);
    text += OperationsReference::tr("On the command line: `%1`.").arg(nameOf(operation)) + QStringLiteral("\n\n");
    if (parameters.empty())
        return text;
    text += QStringLiteral("| %1 | %2 | %3 | %4 |\n| --- | --- | --- | --- |\n")
                .arg(OperationsReference::tr("Setting"), OperationsReference::tr("What it is"),
                     OperationsReference::tr("Values"), OperationsReference::tr("If not given"));
    for (const Parameter *parameter : parameters)
        text += rowOf(*parameter);
    return text + u'\n';
}

} // namespace

QString operationsMarkdown(OperationGroup group)
{
    QString text;
    for (const Operation &operation : operations()) {
        if (operation.group == group)
            text += describe(operation);
    }
    return text;
}

} // namespace limber
