#include "session/cliptouch.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "session/layers/layeredclip.h"

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
    : QObject(parent), m_document(document), m_layered(layered), m_work([this] { examine(); })
{
    connect(&layered, &LayeredClip::changed, this, &ClipTouch::examineSoon);
    whenClipChanges(document, this, [this] { examineSoon(); });
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

std::shared_ptr<const void> ClipTouch::watch()
{
    std::shared_ptr<const void> watch = m_work.watch();
    if (!m_isDone && !m_work.isRunning())
        examine();
    return watch;
}

// Meanwhile the figures before the edit stay, unless it has other joints.
void ClipTouch::examineSoon()
{
    m_isDone = false;
    m_work.startSoon();
    if (!m_figures.empty() && m_layered.clip().skeleton.joints().size() != m_joints) {
        m_figures.clear();
        emit changed();
    }
}

void ClipTouch::examine()
{
    if (!m_work.isWatched() || m_document.isLoading())
        return;
    const Clip &clip = m_layered.clip();
    m_joints = clip.skeleton.joints().size();
    m_work.start(
        [clip, rules = m_document.positionRules(), up = m_document.upAxis().axis](
            const BackgroundWork::Reporter &reporter) { return touchOf(clip, rules, up, reporter.progress()); },
        [this](std::vector<FigureTouch> figures) { take(std::move(figures)); },
        [this](const QString &) { take({}); }); // treated like a clip without a figure
}

void ClipTouch::take(std::vector<FigureTouch> figures)
{
    m_figures = std::move(figures);
    m_isDone = true;
    emit changed();
}

} // namespace limber
