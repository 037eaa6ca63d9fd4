#include "verbs/becomepainter.h"
#include "verbs/verb.h"

namespace limber::cli {

namespace {

int runRender(const Words &words)
{
    return becomePainter("render", words);
}

} // namespace

Verb renderVerb()
{
    return {"render",
            "draws pictures, contact sheets and videos",
            runRender,
            {VerbFiles::Result::OptionO, ".bvh", ".png", false}};
}

} // namespace limber::cli
