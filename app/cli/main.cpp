#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/programrun.h"
#include "verbs/verb.h"
#include "json/jsonwriter.h"

#include <algorithm>

namespace {

using namespace limber;
using namespace limber::cli;

std::string helpText()
{
    std::string text = "Usage: limber-cli VERB [options] FILE...\n"
                       "Works on BVH motion capture files without a window.\n\nVerbs:\n";
    for (const Verb &verb : allVerbs()) {
        constexpr std::size_t nameWidth = 12;
        text += "  " + std::string(verb.name) + std::string(nameWidth - verb.name.size(), ' ');
        text += std::string(verb.summary) + "\n";
    }
    return text + "\nlimber-cli VERB --help explains a verb, as limber-cli help VERB does.\n"
                  "A file named - is standard input or output.\n"
                  "Exit status: 0 all done, 1 something could not be done, 64 wrong usage.\n\n"
                  "Options:\n  -h, --help     Shows this help.\n  -v, --version  Shows the version.\n";
}

// Returns a description for man pages and completion; VERB --describe describes the words of a verb.
std::string description()
{
    JsonWriter json;
    json.beginArray();
    for (const Verb &verb : allVerbs()) {
        json.beginObject();
        json.key("verb");
        json.text(verb.name);
        json.key("summary");
        json.text(verb.summary);
        json.endObject();
    }
    json.endArray();
    return json.written() + '\n';
}

int statusOfPrinting(const std::string &text)
{
    return printResult(text) ? exitstatus::Done : exitstatus::Failed;
}

int runVerb(const Words &words)
{
    if (words.empty()) {
        reportUsageError({}, "expected a verb");
        return exitstatus::Usage;
    }
    const std::string &word = words.front();
    const bool asksForHelp = word == "help"; // as programs with verbs understand it
    if (word == "--help" || word == "-h" || (asksForHelp && words.size() == 1))
        return statusOfPrinting(helpText());
    if (word == "--describe")
        return statusOfPrinting(description());
    if (word == "--version" || word == "-v")
        return statusOfPrinting("limber-cli " LIMBER_VERSION "\n");
    const std::string &name = asksForHelp ? words[1] : word;
    if (const Verb *const verb = findVerb(name))
        return verb->run(asksForHelp ? Words{"--help"} : Words(words.begin() + 1, words.end()));
    reportUsageError({}, "expected a verb, found " + inQuotes(name));
    return exitstatus::Usage;
}

} // namespace

int main(int argc, char *argv[])
{
    return runProgram([=] { return runVerb(Words(argv + std::min(1, argc), argv + argc)); });
}
