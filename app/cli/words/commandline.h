#pragma once

#include "pose/positionrule.h"

#include <QCommandLineParser>

#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

using Words = std::vector<std::string>;

// The words after a verb: its files and options, and the options that every verb has. Words are bytes, since joint
// names need not be UTF-8; internally they pass through Qt's parser as Latin-1, which keeps every byte.
class CommandLine
{
public:
    // `arguments` is what the usage line shows, such as "IN OUT"; at least `least` of them are needed, and no more than
    // `most` may be given.
    struct Shape
    {
        std::string verb;
        std::string summary;
        std::string arguments;
        std::size_t least = 1;
        std::size_t most = 1;
    };

    explicit CommandLine(Shape shape);

    void addFlag(const char *name, const char *description);
    void addOption(const char *name, const char *valueName, const char *description);
    // Makes all words from the first argument on arguments, even if they look like options: they belong to another
    // verb.
    void endOptionsAtArgument();
    // Adds text that --help shows below the summary.
    void addExplanation(const char *text);

    // Returns the exit status if nothing more is to be done: --help was given, or the usage is wrong and has been
    // reported. --describe prints everything as JSON, for man pages and completion.
    [[nodiscard]] std::optional<int> parse(const Words &words);

    [[nodiscard]] const Words &arguments() const { return m_arguments; }
    [[nodiscard]] bool isSet(const char *option) const;
    [[nodiscard]] std::optional<std::string> value(const char *option) const;
    [[nodiscard]] Words values(const char *option) const;

    [[nodiscard]] bool isQuiet() const { return isSet("quiet"); }
    [[nodiscard]] PositionRuleChoice positionRule() const { return m_positionRule; }

    // Reports on stderr what is wrong with the words, and which command helps if it is not the verb's own help; returns
    // the exit status.
    [[nodiscard]] int wrongUsage(const std::string &problem, const std::string &helping = {}) const;

private:
    [[nodiscard]] std::string help() const;
    [[nodiscard]] std::string description() const;
    [[nodiscard]] bool readPositionRule();

    // The options as they were added; m_parser has them, too, but does not return them.
    struct Option
    {
        QString name;
        QString valueName; // empty for a flag
        QString text;
    };

    void add(Option option);

    Shape m_shape;
    QString m_explanation;
    std::vector<Option> m_options;
    QCommandLineParser m_parser;
    Words m_arguments;
    PositionRuleChoice m_positionRule = PositionRuleChoice::Auto;
};

} // namespace limber::cli
