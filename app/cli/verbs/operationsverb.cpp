#include "operations/callcheck.h"
#include "operations/operation.h"
#include "output/exitstatus.h"
#include "output/outputstream.h"
#include "report/operationtext.h"
#include "report/resulttext.h"
#include "verbs/verb.h"

#include <QJsonArray>

namespace limber::cli {

namespace {

CommandLine::Shape operationsShape()
{
    return {"operations", "Lists what apply can do, or explains one operation with all its settings.", "[NAME]", 0, 1};
}

std::string jsonOf(const std::vector<const Operation *> &listed)
{
    QJsonArray list;
    for (const Operation *operation : listed)
        list.append(operationJson(*operation));
    return jsonText(list);
}

int runOperations(const Words &words)
{
    CommandLine line(operationsShape());
    line.addFlag("json", "Prints one JSON document: a list with an object for each operation.");
    if (const auto status = line.parse(words))
        return *status;
    std::vector<const Operation *> listed;
    const bool isOne = !line.arguments().empty();
    if (isOne) {
        OperationCall call;
        call.name = line.arguments()[0];
        listed.push_back(findOperation(call.name));
        if (listed.front() == nullptr)
            return line.wrongUsage(problemOf(call).text());
    } else {
        for (const Operation &operation : operations())
            listed.push_back(&operation);
    }
    std::string text;
    if (line.isSet("json"))
        text = jsonOf(listed);
    else
        text = isOne ? operationHelp(*listed.front()) : operationList();
    return printResult(text) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb operationsVerb()
{
    return {"operations", "lists the operations of apply with their settings", runOperations};
}

} // namespace limber::cli
