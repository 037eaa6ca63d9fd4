#include "commanddescription.h"
#include "commandtexts.h"

using namespace Qt::StringLiterals;

namespace {

// As one word in '...'.
QString fish(QString text)
{
    return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

QString option(const CommandVerb &verb, const CommandOption &option)
{
    QString line = u"complete -c limber-cli -n '__fish_seen_subcommand_from %1' %2 %3"_s.arg(
        verb.name, option.name.size() == 1 ? u"-s"_s : u"-l"_s, option.name);
    if (!option.value.isEmpty())
        line += option.choices().isEmpty() ? u" -r"_s : u" -x -a "_s + fish(option.choices().join(u' '));
    return line + u" -d "_s + fish(option.text.section(u". "_s, 0, 0)) + u'\n';
}

} // namespace

QString fishCompletion(const CommandDescription &command)
{
    QString text = u"# Completion of limber-cli for fish.\n\n"_s;
    for (const CommandVerb &verb : command.verbs)
        text += u"complete -c limber-cli -n __fish_use_subcommand -f -a %1 -d %2\n"_s.arg(verb.name, fish(verb.line));
    text += u"complete -c limber-cli -n '__fish_seen_subcommand_from apply operations' -a %1 -d operation\n"_s.arg(
        fish(command.operations.join(u' ')));
    for (const CommandVerb &verb : command.verbs) {
        text += u'\n';
        for (const CommandOption &each : verb.options)
            text += option(verb, each);
    }
    return text;
}
