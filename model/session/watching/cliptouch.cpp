#include "session/watching/cliptouch.h"

#include "body/vocabulary.h"

#include <utility>

namespace limber {

namespace {

// What is cancelled gives no figures.
std::vector<FigureTouch> touchOf(const Clip &clip, const PositionRules &rules, Axis up, const Progress &progress)
{
    std::vector<FigureTouch> figures;
    for (FigureLegs &figure : legsOfFigures(clip, rules, up, Vocabulary::builtIn())) {
        const auto course = touchCourse(clip, rules, figure, 1.0, progress);
        if (!course)
            return {};
        if (course->arms.empty())
            continue;
        auto pairs = touchPairs(*course, touchCourseAtRest(clip, rules, figure, 1.0), ApartParts::Arms, 1.0);
        figures.push_back({std::move(figure), std::move(pairs)});
    }
    return figures;
}

} // namespace

ClipTouch::ClipTouch(const Document &document, const LayeredClip &layered, QObject *parent)
    : WatchedClip(document, &layered, parent)
{
}

void ClipTouch::begin(KnownClip clip)
{
    start(
        [known = std::move(clip)](const BackgroundWork::Reporter &reporter) {
            return touchOf(known.clip, known.rules, known.up.axis, reporter.progress());
        },
        [this](std::vector<FigureTouch> figures) { m_figures = std::move(figures); });
}

} // namespace limber
