#include "commanddescription.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

QJsonDocument answerOf(const QString &program, const QStringList &words)
{
    QProcess process;
    process.start(program, words);
    process.waitForFinished();
    return QJsonDocument::fromJson(process.readAllStandardOutput());
}

CommandVerb verbOf(const QJsonObject &described, const QString &line)
{
    CommandVerb verb{described[u"verb"].toString(),        line,
                     described[u"summary"].toString(),     described[u"arguments"].toString(),
                     described[u"explanation"].toString(), {}};
    for (const QJsonValue option : described[u"options"].toArray())
        verb.options << CommandOption{option[u"name"].toString(), option[u"value"].toString(),
                                      option[u"text"].toString()};
    return verb;
}

} // namespace

// auto|FILE has a choice and a place for anything else.
QStringList CommandOption::choices() const
{
    static const QRegularExpression plain(u"^[a-z0-9.][a-z0-9.-]*$"_s);
    QStringList words;
    for (const QString &word : value.split(u'|')) {
        if (value.contains(u'|') && plain.match(word).hasMatch())
            words << word;
    }
    return words;
}

std::optional<CommandDescription> describeCommand(const QString &program, const QString &version)
{
    CommandDescription description{version, {}, {}};
    for (const QJsonValue verb : answerOf(program, {u"--describe"_s}).array()) {
        const QString name = verb[u"verb"].toString();
        const QJsonObject described = answerOf(program, {name, u"--describe"_s}).object();
        if (described[u"verb"].toString() != name)
            return std::nullopt;
        description.verbs << verbOf(described, verb[u"summary"].toString());
    }
    for (const QJsonValue operation : answerOf(program, {u"operations"_s, u"--json"_s}).array())
        description.operations << operation[u"name"].toString();
    if (description.verbs.isEmpty() || description.operations.isEmpty())
        return std::nullopt;
    return description;
}
