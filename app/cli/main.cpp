#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/programrun.h"
#include "verbs/verbs.h"

#include <algorithm>
#include <array>

namespace {

using namespace limber;
using namespace limber::cli;

struct Verb
{
    std::string_view name;
    std::string_view summary;
    int (*run)(const Words &);
};

constexpr std::array<Verb, 17> verbs = {{
    {"info", "shows what is in a file: joints, channels, frames, bounds, format", runInfo},
    {"check", "reports everything that is wrong or odd about a file", runCheck},
    {"positions", "prints world positions of every joint and end site", runPositions},
    {"convert", "reads and writes, with another layout if asked for", runConvert},
    {"set", "edits values, offsets, names and the frame time; all other bytes stay", runSet},
    {"apply", "smooths, trims, repairs and shapes a motion: one or more operations in order", runApply},
    {"operations", "lists the operations of apply with their settings", runOperations},
    {"split", "cuts a motion into several files", runSplit},
    {"compare", "reports how far two motions are apart, joint by joint", runCompare},
    {"contacts", "finds when feet stand on the ground", runContacts},
    {"retarget", "puts a motion on the skeleton of another file", runRetarget},
    {"map", "finds which joint of one skeleton each joint of another is to follow", runMap},
    {"export", "writes a motion as an animation of Second Life", runExport},
    {"import", "reads an animation of Second Life and writes it as BVH", runImport},
    {"render", "draws pictures, contact sheets and videos", runRender},
    {"thumbnail", "draws a small picture of a file, for file managers", runThumbnail},
    {"recover", "lists or writes work of the editor that was not saved", runRecover},
}};

std::string helpText()
{
    std::string text = "Usage: limber-cli VERB [options] FILE...\n"
                       "Works on BVH motion capture files without a window.\n\nVerbs:\n";
    for (const Verb &verb : verbs) {
        constexpr std::size_t nameWidth = 12;
        text += "  " + std::string(verb.name) + std::string(nameWidth - verb.name.size(), ' ');
        text += std::string(verb.summary) + "\n";
    }
    return text + "\nlimber-cli VERB --help explains a verb. A file named - is standard input or output.\n"
                  "Exit status: 0 all done, 1 something could not be done, 64 wrong usage.\n\n"
                  "Options:\n  -h, --help     Shows this help.\n  -v, --version  Shows the version.\n";
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
    if (word == "--help" || word == "-h")
        return statusOfPrinting(helpText());
    if (word == "--version" || word == "-v")
        return statusOfPrinting("limber-cli " LIMBER_VERSION "\n");
    const auto *verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb &each) { return each.name == word; });
    if (verb != verbs.end())
        return verb->run(Words(words.begin() + 1, words.end()));
    reportUsageError({}, "expected a verb, found " + quoted(word));
    return exitstatus::Usage;
}

} // namespace

int main(int argc, char *argv[])
{
    return runProgram([=] { return runVerb(Words(argv + std::min(1, argc), argv + argc)); });
}
