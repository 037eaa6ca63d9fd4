#include "commanddescription.h"
#include "commandtexts.h"

using namespace Qt::StringLiterals;

namespace {

QString optionWords(const CommandVerb &verb)
{
    QStringList words{u"--help"_s};
    for (const CommandOption &option : verb.options)
        words << option.word();
    return words.join(u' ');
}

// What may come after an option, for those that say it.
QString valueCases(const CommandDescription &command)
{
    QString text;
    for (const CommandVerb &verb : command.verbs) {
        for (const CommandOption &option : verb.options) {
            if (!option.choices().isEmpty())
                text += u"    '%1 %2') echo '%3' ;;\n"_s.arg(verb.name, option.word(), option.choices().join(u' '));
        }
    }
    return text;
}

// Options that a value follows: the word after them is no argument.
QString withValue(const CommandVerb &verb)
{
    QStringList words;
    for (const CommandOption &option : verb.options) {
        if (!option.value.isEmpty())
            words << option.word();
    }
    return words.join(u'|');
}

constexpr const char *frame = R"sh(# Completion of limber-cli for bash.

_limber_cli_options() {
  case $1 in
@options@  esac
}

_limber_cli_values() {
  case "$1 $2" in
@values@  esac
}

# The verb that counts at the word: that of batch where it is one.
_limber_cli_verb() {
  local i verb=${COMP_WORDS[1]}
  if [ "$verb" = batch ]; then
    for ((i = 2; i < COMP_CWORD; i++)); do
      case ${COMP_WORDS[i]} in
        @batchvalues@) ((i++)) ;;
        -*) ;;
        *)
          verb=${COMP_WORDS[i]}
          break
          ;;
      esac
    done
  fi
  echo "$verb"
}

_limber_cli() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} verb words
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "@verbs@ --help --version" -- "$current"))
    return
  fi
  verb=$(_limber_cli_verb)
  words=$(_limber_cli_values "$verb" "$previous")
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case $current in
    -*)
      COMPREPLY=($(compgen -W "$(_limber_cli_options "$verb")" -- "$current"))
      return
      ;;
  esac
  compopt -o filenames
  local IFS=$'\n'
  COMPREPLY=($(compgen -f -- "$current"))
  IFS=$' \n'
  case $verb in
    apply | operations) COMPREPLY+=($(compgen -W "@operations@" -- "$current")) ;;
    batch) COMPREPLY+=($(compgen -W "@verbs@" -- "$current")) ;;
  esac
}

complete -F _limber_cli limber-cli
)sh";

} // namespace

QString bashCompletion(const CommandDescription &command)
{
    QStringList verbs;
    QString options;
    QString batchValues;
    for (const CommandVerb &verb : command.verbs) {
        verbs << verb.name;
        options += u"    %1) echo '%2' ;;\n"_s.arg(verb.name, optionWords(verb));
        if (verb.name == u"batch"_s)
            batchValues = withValue(verb);
    }
    QString text = QString::fromLatin1(frame);
    return text.replace(u"@options@"_s, options)
        .replace(u"@values@"_s, valueCases(command))
        .replace(u"@batchvalues@"_s, batchValues)
        .replace(u"@verbs@"_s, verbs.join(u' '))
        .replace(u"@operations@"_s, command.operations.join(u' '));
}
