#include "commanddescription.h"
#include "commandtexts.h"

using namespace Qt::StringLiterals;

namespace {

// Inside '...' and inside a specification of _arguments.
QString zsh(QString text)
{
    return text.replace(u'\\', u"\\\\"_s)
        .replace(u'\'', u"'\\''"_s)
        .replace(u'[', u"\\["_s)
        .replace(u']', u"\\]"_s)
        .replace(u':', u"\\:"_s);
}

QString specification(const CommandOption &option)
{
    QString text = u"      '%1[%2]"_s.arg(option.word(), zsh(option.text));
    if (!option.value.isEmpty()) {
        const QStringList choices = option.choices();
        const QString value = zsh(option.value.toLower().section(u'|', 0, 0));
        text += choices.isEmpty() ? u":%1:_files"_s.arg(value) : u":%1:(%2)"_s.arg(value, choices.join(u' '));
    }
    return text + u"' \\\n"_s;
}

} // namespace

QString zshCompletion(const CommandDescription &command)
{
    QString text = u"#compdef limber-cli\n\n_limber_cli() {\n  local -a verbs\n  verbs=(\n"_s;
    for (const CommandVerb &verb : command.verbs)
        text += u"    '%1:%2'\n"_s.arg(verb.name, zsh(verb.line));
    text += u"  )\n"
            "  if ((CURRENT == 2)); then\n"
            "    _describe -t verbs verb verbs\n"
            "    _arguments '--help[Shows the verbs.]' '--version[Shows the version.]'\n"
            "    return\n"
            "  fi\n"
            "  local verb=${words[2]}\n"
            "  shift words\n"
            "  ((CURRENT--))\n"
            "  case $verb in\n"_s;
    for (const CommandVerb &verb : command.verbs) {
        text += u"    %1)\n      _arguments '--help[Explains the verb.]' \\\n"_s.arg(verb.name);
        for (const CommandOption &option : verb.options)
            text += specification(option);
        const bool hasOperations = verb.name == u"apply"_s || verb.name == u"operations"_s;
        text += hasOperations ? u"      '*:operation:{ _files; compadd %1 }'\n"_s.arg(command.operations.join(u' '))
                : verb.name == u"batch"_s ? u"      '1:verb:{ _describe -t verbs verb verbs }' '*:file:_files'\n"_s
                                          : u"      '*:file:_files'\n"_s;
        text += u"      ;;\n"_s;
    }
    return text + u"  esac\n}\n\n_limber_cli \"$@\"\n"_s;
}
