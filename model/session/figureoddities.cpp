#include "session/figureoddities.h"

#include "document/document.h"

#include <QTimer>

#include <algorithm>

namespace limber {

namespace {

constexpr int restMilliseconds = 200; // after an edit

} // namespace

FigureOddities::FigureOddities(Document &document) : m_document(document), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(restMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &FigureOddities::find);
    connect(&document.undoStack(), &QUndoStack::indexChanged, m_timer, qOverload<>(&QTimer::start));
    for (const auto signal : {&Document::positionRulesChanged, &Document::upAxisChanged})
        connect(&document, signal, m_timer, qOverload<>(&QTimer::start));
    for (const auto signal : {&Document::wasReset, &Document::loaded, &Document::posesApartChoiceChanged})
        connect(&document, signal, this, &FigureOddities::find);
}

int FigureOddities::openCount() const
{
    return static_cast<int>(std::ranges::count(m_found, false, &FigureFinding::isAnswered));
}

void FigureOddities::find()
{
    m_timer->stop();
    std::vector<FigureFinding> found;
    const Clip &clip = m_document.clip();
    if (!m_document.isLoading() && clip.skeleton.jointCount() > 0)
        found = figureFindings(clip, m_document.upAxis(), m_document.posesApartChoice());
    if (found == m_found)
        return;
    m_found = std::move(found);
    emit changed();
}

} // namespace limber
