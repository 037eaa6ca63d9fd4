#include "words/commandline.h"

#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace limber::cli {

namespace {

constexpr std::size_t longestError = 400; // characters

// Returns the bytes that the user typed, one character each: their meaning does not matter to the parser.
QString toQt(const std::string &bytes)
{
    return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::string fromQt(const QString &text)
{
    return text.toLatin1().toStdString();
}

} // namespace

CommandLine::CommandLine(Shape shape) : m_shape(std::move(shape))
{
    m_parser.setApplicationDescription(QString::fromStdString(m_shape.summary));
    const QString arguments = QString::fromStdString(m_shape.arguments);
    m_parser.addPositionalArgument(arguments, {}, arguments);
    m_parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Shows this help.")});
    addFlag("quiet", "Shows no progress and no warnings; errors are always reported.");
    addOption("position-rule", "auto|replace|add",
              "What position channels of a joint that has an OFFSET mean: the whole translation (replace) or a "
              "displacement from the OFFSET (add). auto, the default, decides by the numbers.");
}

void CommandLine::add(Option option)
{
    m_parser.addOption({option.name, option.text, option.valueName});
    m_options.push_back(std::move(option));
}

void CommandLine::addFlag(const char *name, const char *description)
{
    add({QString::fromLatin1(name), {}, QString::fromUtf8(description)});
}

void CommandLine::addOption(const char *name, const char *valueName, const char *description)
{
    add({QString::fromLatin1(name), QString::fromUtf8(valueName), QString::fromUtf8(description)});
}

void CommandLine::endOptionsAtArgument()
{
    m_parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
}

void CommandLine::addExplanation(const char *text)
{
    m_explanation = QString::fromUtf8(text);
    m_parser.setApplicationDescription(m_parser.applicationDescription() + QStringLiteral("\n\n") + m_explanation);
}

std::optional<int> CommandLine::parse(const Words &words)
{
    if (words == Words{"--describe"})
        return printResult(description()) ? exitstatus::Done : exitstatus::Failed;
    QStringList list{QStringLiteral("limber-cli")};
    for (const std::string &word : words)
        list.append(toQt(word));
    if (!m_parser.parse(list))
        return wrongUsage(printable(fromQt(m_parser.errorText()), longestError));
    if (isSet("help"))
        return printResult(help()) ? exitstatus::Done : exitstatus::Failed;

    for (const QString &argument : m_parser.positionalArguments())
        m_arguments.push_back(fromQt(argument));
    if (m_arguments.size() < m_shape.least)
        return wrongUsage("expected " + m_shape.arguments);
    if (m_arguments.size() > m_shape.most)
        return wrongUsage(inQuotes(m_arguments[m_shape.most]) + " is one argument too many: expected " +
                          m_shape.arguments);
    if (!readPositionRule())
        return wrongUsage("expected auto, replace or add for --position-rule, found " +
                          inQuotes(*value("position-rule")));
    return std::nullopt;
}

bool CommandLine::isSet(const char *option) const
{
    return m_parser.isSet(QString::fromLatin1(option));
}

std::optional<std::string> CommandLine::value(const char *option) const
{
    if (!isSet(option))
        return std::nullopt;
    return fromQt(m_parser.value(QString::fromLatin1(option)));
}

Words CommandLine::values(const char *option) const
{
    Words words;
    for (const QString &value : m_parser.values(QString::fromLatin1(option)))
        words.push_back(fromQt(value));
    return words;
}

int CommandLine::wrongUsage(const std::string &problem, const std::string &helping) const
{
    reportUsageError(m_shape.verb, problem, helping);
    return exitstatus::Usage;
}

std::string CommandLine::help() const
{
    // Qt takes the first line of the help from the application's own name. An application object costs start-up time
    // and touches the locale, so one is created only here.
    std::string program = "limber-cli " + m_shape.verb;
    int wordCount = 1;
    char *words[] = {program.data(), nullptr};
    qputenv("LC_ALL", "C.UTF-8"); // otherwise Qt warns about every other locale
    const QCoreApplication application(wordCount, words);
    const QString text = m_parser.helpText();
    // The list of arguments that Qt appends would only repeat the usage line.
    return text.left(text.lastIndexOf(QLatin1String("\nArguments:"))).toStdString();
}

std::string CommandLine::description() const
{
    QJsonArray options;
    for (const Option &option : m_options) {
        options.append(QJsonObject{{QStringLiteral("name"), option.name},
                                   {QStringLiteral("value"), option.valueName},
                                   {QStringLiteral("text"), option.text}});
    }
    const QJsonObject object{{QStringLiteral("verb"), QString::fromStdString(m_shape.verb)},
                             {QStringLiteral("summary"), QString::fromStdString(m_shape.summary)},
                             {QStringLiteral("arguments"), QString::fromStdString(m_shape.arguments)},
                             {QStringLiteral("explanation"), m_explanation},
                             {QStringLiteral("options"), options}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

bool CommandLine::readPositionRule()
{
    const std::string word = value("position-rule").value_or("auto");
    if (word == "replace")
        m_positionRule = PositionRuleChoice::Replace;
    else if (word == "add")
        m_positionRule = PositionRuleChoice::Add;
    return word == "auto" || word == "replace" || word == "add";
}

} // namespace limber::cli
