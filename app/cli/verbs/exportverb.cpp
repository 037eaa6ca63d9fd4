#include "output/messages.h"
#include "verbs/exportanim.h"
#include "verbs/verbs.h"

namespace limber::cli {

namespace {

CommandLine::Shape shape()
{
    return {"export",
            "Writes a motion in another format, by the extension of OUT: .anim is an animation of Second Life.\n"
            "As on an upload the first frame is the reference and is not played: joints that never leave it are left\n"
            "out, the root moves relative to it, and lengths are inches.",
            "FILE OUT.anim", 2, 2};
}

} // namespace

int runExport(const Words &words)
{
    CommandLine line(shape());
    addAnimOptions(line);
    if (const auto status = line.parse(words))
        return *status;
    const std::string &out = line.arguments()[1];
    if (out == "-" || out.ends_with(".anim"))
        return exportAnimation(line);
    return line.wrongUsage("expected a file that ends in .anim, found " + quoted(out));
}

} // namespace limber::cli
