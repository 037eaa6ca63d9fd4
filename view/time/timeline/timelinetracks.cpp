#include "timeline/timelinetracks.h"

#include "session/session.h"
#include "timeline/contactstrip.h"
#include "timeline/floorrow.h"
#include "timeline/rows/changerow.h"
#include "timeline/rows/differencerow.h"
#include "timeline/rows/editedrow.h"
#include "timeline/rows/holdrow.h"
#include "timeline/rows/markerrow.h"
#include "timeline/rows/secondcliprow.h"
#include "timeline/rows/timelinerow.h"
#include "timeline/rows/timelinerows.h"
#include "timeline/speedrow.h"
#include "timeline/timelineoverview.h"
#include "timeline/timelineruler.h"
#include "timeline/unitfield.h"

#include <QVBoxLayout>

#include <utility>

namespace limber {

namespace {

constexpr int narrow = 1000; // pixels; below this an open gutter would leave the frames too little width

} // namespace

TimelineTracks::TimelineTracks(const Colours &colours, QWidget *parent)
    : QWidget(parent), m_ruler(new TimelineRuler(this)), m_unit(new UnitField(*m_ruler)),
      m_rows(new TimelineRows(this)), m_contacts(new ContactStrip(*m_ruler, colours, this)),
      m_overview(new TimelineOverview(this))
{
    m_contacts->hide();
    addRows();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_ruler);
    column->addWidget(m_rows, 1);
    column->addWidget(m_overview);
    connect(m_ruler, &TimelineRuler::scaleChanged, this, &TimelineTracks::followScale);
    connect(m_overview, &TimelineOverview::framesWanted, m_ruler, &TimelineRuler::showFrames);
    connect(m_contacts, &ContactStrip::fitted, this, [this] {
        m_floor->setContactsShown(m_contacts->isVisible());
        fitGutter();
        // Whoever shows contacts wants to see them, also where not all rows fit.
        if (std::exchange(m_areContactsShown, m_contacts->isVisible()) != m_contacts->isVisible())
            m_rows->keepInView(m_contacts);
    });
    connect(m_contacts, &ContactStrip::hideWanted, this, &TimelineTracks::hideContactsWanted);
    connect(m_rows, &TimelineRows::shownChanged, this, &TimelineTracks::fitGutter);
    fitGutter();
}

void TimelineTracks::addRows()
{
    m_rows->add(m_markers = new MarkerRow(*m_ruler, this));
    // No other row moves when a tool is chosen.
    m_rows->addInPlaceOf(*m_markers, m_change = new ChangeRow(*m_ruler, this));
    connect(m_markers, &MarkerRow::frameWanted, m_ruler, &TimelineRuler::goTo);
    auto *holds = new HoldRow(*m_ruler, this);
    m_rows->add(holds);
    connect(holds, &HoldRow::told, this, &TimelineTracks::told);
    m_rows->add(new SecondClipRow(*m_ruler, this));
    auto *difference = new DifferenceRow(*m_ruler, this);
    m_rows->add(difference);
    connect(difference, &DifferenceRow::frameWanted, m_ruler, &TimelineRuler::goTo);
    m_rows->add(new SpeedRow(*m_ruler, this));
    m_rows->add(m_floor = new FloorRow(*m_ruler, this));
    m_rows->addStrip(m_contacts);
    m_rows->add(new EditedRow(*m_ruler, this));
}

void TimelineTracks::attach(Session &session, QObject &context)
{
    connect(&session.shownFrames(), &ShownFrames::frameChanged, &context,
            [this, &session] { m_overview->setCurrentFrame(session.shownFrames().documentPlace()); });
}

void TimelineTracks::showSession()
{
    m_ruler->setSession(session());
    m_rows->setSession(session());
    m_contacts->setSession(session());
    if (session() != nullptr)
        m_overview->setCurrentFrame(session()->shownFrames().documentPlace());
}

void TimelineTracks::setColours(const Colours &colours)
{
    m_ruler->setColours(colours);
    m_rows->setColours(colours);
    m_contacts->setColours(colours);
    m_overview->setColours(colours);
}

void TimelineTracks::setTools(ToolSettings *tools)
{
    m_change->setTools(tools);
    m_markers->setTools(tools);
    m_ruler->setTools(tools);
    m_contacts->setTools(tools);
}

void TimelineTracks::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitGutter();
}

void TimelineTracks::fitGutter()
{
    const bool isAnyShown = m_rows->hasShownRows() || m_contacts->isVisible();
    const bool isOpen = isAnyShown && width() >= narrow;
    m_unit->setVisible(isOpen);
    m_rows->setGutterOpen(isOpen);
    m_contacts->setGutterOpen(isOpen);
    m_ruler->setLeft(isOpen ? TimelineRow::openGutter : m_contacts->isVisible() ? m_contacts->namesWidth() : 0);
}

void TimelineTracks::followScale()
{
    m_rows->follow(m_ruler->timeScale());
    m_overview->follow(m_ruler->timeScale());
}

} // namespace limber
