#include "commanddescription.h"
#include "commandtexts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

// As plain text: nothing in it is a request or an escape, and dashes stay what people type.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u"…"_s, u"..."_s);
    static const QRegularExpression request(u"^([.'])"_s, QRegularExpression::MultilineOption);
    return text.replace(request, u"\\&\\1"_s);
}

QString bold(const QString &text)
{
    return u"\\fB"_s + roff(text) + u"\\fR"_s;
}

QString italic(const QString &text)
{
    return u"\\fI"_s + roff(text) + u"\\fR"_s;
}

QString option(const CommandOption &option)
{
    QString line = u".TP\n"_s + bold(option.word());
    if (!option.value.isEmpty())
        line += u' ' + italic(option.value);
    return line + u'\n' + roff(option.text) + u'\n';
}

bool isOfAll(const CommandOption &option)
{
    return option.name == u"quiet"_s || option.name == u"position-rule"_s;
}

QString verb(const CommandVerb &verb)
{
    QString text =
        u".SS "_s + bold(u"limber-cli "_s + verb.name) + u" [\\fIoptions\\fR] "_s + roff(verb.arguments) + u'\n';
    text += roff(verb.summary) + u'\n';
    if (!verb.explanation.isEmpty())
        text += u".PP\n.nf\n"_s + roff(verb.explanation) + u"\n.fi\n"_s;
    for (const CommandOption &each : verb.options) {
        if (!isOfAll(each))
            text += option(each);
    }
    return text;
}

QString verbList(const CommandDescription &command)
{
    QString text;
    for (const CommandVerb &each : command.verbs)
        text += u".TP\n"_s + bold(each.name) + u'\n' + roff(each.line) + u'\n';
    return text;
}

constexpr const char *examples = R"(.SH EXAMPLES
.nf
limber\-cli check take.bvh
limber\-cli set take.bvh fixed.bvh Hips.Yposition@0\-9=95
limber\-cli apply take.bvh smooth.bvh despike smooth:cutoff=6
limber\-cli retarget walk.bvh \-\-onto avatar.bvh \-o out.bvh
limber\-cli export walk.bvh walk.glb
limber\-cli batch \-\-in takes \-\-out smooth apply smooth:cutoff=6
.fi
)";

constexpr const char *ending = R"(.SH EXIT STATUS
.TP
.B 0
all was done
.TP
.B 1
a file could not be read, written or worked on
.TP
.B 64
the words are wrong
.PP
.B check
has its own: 0 clean, 1 warnings only, 2 at least one file refused.
.SH ENVIRONMENT
.TP
.B LIMBER_MESSAGES
with the value
.B json
each message on standard error is a JSON object on a line.
.SH FILES
.TP
.I ~/.config/Limber/joint\-names.json
joint names of your own, for
.BR map ,
.B retarget
and
.BR contacts .
.SH SEE ALSO
.BR limber (1)
)";

} // namespace

QString manPage(const CommandDescription &command)
{
    QString text = u".TH LIMBER\\-CLI 1 \"\" \"Limber "_s + command.version + u"\" \"User Commands\"\n"_s;
    text += u".SH NAME\nlimber\\-cli \\- works on BVH motion capture files without a window\n"_s;
    text += u".SH SYNOPSIS\n.B limber\\-cli\n.I VERB\n[\\fIoptions\\fR] \\fIFILE\\fR...\n"_s;
    text +=
        u".SH DESCRIPTION\nReads, checks, edits, cleans up, retargets and converts BVH files with the engine of\n"
        ".BR limber (1).\nA file named\n.B \\-\nis standard input or output. Results go to standard output, messages "
        "to standard error, one per line: FILE:LINE:COLUMN: error: MESSAGE, or FILE: error: MESSAGE.\n"_s;
    text += verbList(command);
    text += u".SH OPTIONS OF ALL VERBS\n"_s;
    for (const CommandOption &each : command.verbs.first().options) {
        if (isOfAll(each))
            text += option(each);
    }
    text += option({u"help"_s, {}, u"Explains the verb."_s});
    text += u".SH VERBS\n"_s;
    for (const CommandVerb &each : command.verbs)
        text += verb(each);
    return text + QLatin1String(examples) + QLatin1String(ending);
}
