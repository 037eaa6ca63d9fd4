#include "timeline/speedrow.h"

#include "timeline/rulerspeeds.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int leastHeight = 16;
constexpr int mostHeight = 120;
constexpr double widestMargin = 4.0; // above and below the curves

} // namespace

SpeedRow::SpeedRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("speed"), tr("Speed"), ruler, parent), m_speeds(new RulerSpeeds(this))
{
    setMinimumHeight(leastHeight);
    setMaximumHeight(mostHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setToolTip(tr("How fast the selected joints and, fainter, the whole figure move, in the file's units per second"));
    connect(m_speeds, &RulerSpeeds::changed, this, &SpeedRow::refresh);
}

void SpeedRow::showSession()
{
    TimelineRow::showSession();
    m_speeds->setSession(session());
}

void SpeedRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    const Document &document = session.document();
    const auto later = [this] { m_speeds->recomputeSoon(); };
    connect(&document, &Document::valuesChanged, &context, later);
    connect(&document, &Document::offsetsChanged, &context, later);
    connect(&document, &Document::nameChanged, &context, [this] { update(); });
    for (const auto signal : {&Document::frameTimeChanged, &Document::positionRulesChanged})
        connect(&document, signal, &context, later);
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, later);
    connect(&session.layered(), &LayeredClip::changed, &context, later);
    connect(&document, &Document::wasReset, &context, [this] { m_speeds->recompute(); });
    connect(&session, &Session::selectionChanged, &context, [this] { m_speeds->recomputeSelection(); });
}

bool SpeedRow::showsSelection() const
{
    return !m_speeds->ofSelection().samples().empty();
}

QString SpeedRow::valueText() const
{
    const SpeedCurve &curve = showsSelection() ? m_speeds->ofSelection() : m_speeds->ofFigure();
    const std::vector<SpeedCurve::Sample> &samples = curve.samples();
    if (session() == nullptr || samples.empty())
        return {};
    // The value is the speed from this frame to the next, from the nearest sampled frames.
    const double frame = session()->playhead().frame() + 0.5;
    const auto after = std::ranges::upper_bound(samples, frame, {}, &SpeedCurve::Sample::frame);
    const auto sample = after == samples.begin() ? after : std::prev(after);
    const QString speed = QLocale().toString(sample->unitsPerSecond, 'f', sample->unitsPerSecond < 1000.0 ? 1 : 0);
    const std::vector<NodeId> nodes = session()->selectedNodes();
    if (nodes.size() != 1 || !nodes.front().isJoint())
        return speed;
    return tr("%1 %2", "a joint and its speed").arg(session()->document().textOfName(nodes.front().index), speed);
}

void SpeedRow::paintTrack(QPainter &painter) const
{
    const bool ofSelection = showsSelection();
    QColor faint = colours().accent;
    faint.setAlphaF(ofSelection ? 0.35f : 1.0f);
    paintLine(painter, m_speeds->ofFigure(), faint);
    if (ofSelection)
        paintLine(painter, m_speeds->ofSelection(), colours().accent);
}

void SpeedRow::paintLine(QPainter &painter, const SpeedCurve &curve, const QColor &colour) const
{
    const double fastest = curve.isDone() ? 1.1 * curve.usualFastest() : 0.0;
    if (!(fastest > 0.0))
        return;
    const double margin = std::min(widestMargin, 0.1 * height());
    QPolygonF line;
    for (const SpeedCurve::Sample &sample : curve.samples()) {
        const double x = scale().xOf(sample.frame);
        const double fraction = std::min(1.0, sample.unitsPerSecond / fastest);
        if (x > -width() && x < 2.0 * width())
            line << QPointF(x, height() - margin - fraction * (height() - 2.0 * margin));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

} // namespace limber
