#include "toolrow/feetchip.h"

#include "session/posing/toolsettings.h"

#include <QAction>

#include <algorithm>

namespace limber {

FeetChip::FeetChip(const ToolSettings &tools, QAction &hold, QWidget *parent)
    : StateChip(QStringLiteral("feetChip"), parent), m_tools(tools)
{
    connect(this, &QToolButton::clicked, &hold, &QAction::trigger);
    connect(&tools, &ToolSettings::changed, this, &FeetChip::refresh);
}

void FeetChip::attach(Session &session, QObject &context)
{
    connect(&session.pins(), &Pins::changed, &context, [this] { refresh(); });
    connect(&session.footContacts(), &FootContacts::changed, &context, [this] { refresh(); });
    connect(&session.document(), &Document::loaded, &context, [this] { refresh(); });
}

void FeetChip::showSession()
{
    m_watch.reset();
    refresh();
}

bool FeetChip::doFeetStand() const
{
    return std::ranges::any_of(session()->footContacts().contacts(),
                               [](const JointContacts &foot) { return !foot.intervals.empty(); });
}

void FeetChip::refresh()
{
    if (!session())
        return;
    const bool holds = session()->pins().holdsFeet();
    if (!holds || !m_tools.choices().shapesPoses())
        m_watch.reset();
    else if (!m_watch)
        m_watch = session()->footContacts().watch();
    const bool areMissing = session()->footContacts().isKnown() && !doFeetStand();
    setText(!holds ? tr("Feet: free") : areMissing ? tr("Feet: not found") : tr("Feet: held"));
    setAccessibleName(text());
    setToolTip(areMissing ? tr("No foot was found that stands, so none is held while poses change. Contacts can be set "
                               "in the timeline.")
               : holds    ? tr("Feet stay where they stand while poses change. Click to let them move.")
                          : tr("Feet move with the body while poses change. Click to hold them where they stand."));
    setAccent(holds && !areMissing);
}

} // namespace limber
