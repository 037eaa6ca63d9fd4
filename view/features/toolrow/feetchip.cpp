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

// The chips after this one stay at their places, whatever it says.
QSize FeetChip::sizeHint() const
{
    // Measured as the button measures its own text: otherwise the widths would differ by a pixel.
    const auto widthOf = [this](const QString &text) { return fontMetrics().size(Qt::TextShowMnemonic, text).width(); };
    int widest = 0;
    for (const QString &each : {tr("Feet: free"), tr("Feet: held if found"), tr("Feet: held"), tr("Feet: not found")})
        widest = std::max(widest, widthOf(each));
    const QSize own = StateChip::sizeHint();
    return {own.width() + widest - widthOf(text()), own.height()};
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
    showState(!holds                                 ? State::Free
              : !session()->footContacts().isKnown() ? State::Unknown
              : doFeetStand()                        ? State::Held
                                                     : State::Missing);
}

void FeetChip::showState(State state)
{
    switch (state) {
    case State::Free:
        setText(tr("Feet: free"));
        setToolTip(tr("Feet move with the body while poses change. Click to hold them where they stand."));
        break;
    case State::Unknown:
        setText(tr("Feet: held if found"));
        setToolTip(tr("Feet will stay where they stand while poses change. Limber looks for the frames in which they "
                      "stand as soon as you choose a tool. Click to let them move."));
        break;
    case State::Held:
        setText(tr("Feet: held"));
        setToolTip(tr("Feet stay where they stand while poses change. Click to let them move."));
        break;
    case State::Missing:
        setText(tr("Feet: not found"));
        setToolTip(tr("No foot was found that stands, so none is held while poses change. Contacts can be set "
                      "in the timeline."));
        break;
    }
    setAccessibleName(text());
    setAccent(state == State::Held);
}

} // namespace limber
