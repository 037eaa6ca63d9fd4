#include "verbs/becomepainter.h"
#include "verbs/verb.h"

namespace limber::cli {

namespace {

int runThumbnail(const Words &words)
{
    return becomePainter("thumbnail", words);
}

} // namespace

Verb thumbnailVerb()
{
    return {"thumbnail",
            "draws a small picture of a file, for file managers",
            runThumbnail,
            {VerbFiles::Result::SecondWord, ".bvh", ".png", false}};
}

} // namespace limber::cli
