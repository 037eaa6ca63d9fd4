#include "timeline/rows/editedrow.h"

#include "base/at.h"
#include "timeline/rows/editedframes.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int editedHeight = 16;
constexpr double editedBarHeight = 5.0;
constexpr double keySize = 4.5; // from the middle to a corner
constexpr double leastWidth = 2.0; // of a frame, so that it is visible

} // namespace

EditedRow::EditedRow(QWidget &ruler, QWidget *parent)
    : TimelineRow(QStringLiteral("edited"), tr("Edited"), ruler, parent), m_frames(new EditedFrames(this))
{
    setFixedHeight(editedHeight);
    setToolTip(
        tr("Frames that differ from the file as it was opened, by themselves or by layers; diamonds are keys of the "
           "active layer"));
    connect(m_frames, &EditedFrames::changed, this, &EditedRow::refresh);
}

void EditedRow::showSession()
{
    m_frames->setDocument(session() != nullptr ? &session()->document() : nullptr);
    TimelineRow::showSession();
}

QString EditedRow::valueText() const
{
    if (session() == nullptr || !m_frames->hasFile())
        return {};
    return tr("%n frame(s)", nullptr, m_frames->count());
}

QColor EditedRow::valueColour() const
{
    return m_frames->count() > 0 ? colours().edited : colours().secondaryText;
}

void EditedRow::paintTrack(QPainter &painter) const
{
    const int last = std::min(m_frames->frameCount() - 1, static_cast<int>(std::ceil(scale().frameAt(width()))));
    const double top = 0.5 * (height() - editedBarHeight);
    const double half = std::max(0.5 * leastWidth, 0.5 * scale().pixelsPerFrame());
    QRectF bar; // gathered frames that are not drawn yet
    for (int frame = std::max(0, static_cast<int>(scale().firstVisible())); frame <= last; ++frame) {
        if (!m_frames->isEdited(frame))
            continue;
        const double x = scale().xOf(frame);
        // A gap of less than a pixel is not visible.
        if (!bar.isEmpty() && x - half < bar.right() + 1.0) {
            bar.setRight(x + half);
            continue;
        }
        painter.fillRect(bar, colours().edited);
        bar = {x - half, top, 2.0 * half, editedBarHeight};
    }
    painter.fillRect(bar, colours().edited);
    paintKeys(painter);
}

void EditedRow::attach(Session &session, QObject &context)
{
    TimelineRow::attach(session, context);
    connect(&session.document(), &Document::layersChanged, &context, [this] { refresh(); });
    connect(&session.target(), &ChangeTarget::changed, &context, [this] { refresh(); });
}

void EditedRow::paintKeys(QPainter &painter) const
{
    if (session() == nullptr || session()->target().isBase())
        return;
    const Layers &layers = session()->document().layers();
    const double middle = 0.5 * height();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().panel, 1.0));
    painter.setBrush(colours().edited);
    for (const LayerKey &key : at(layers, session()->target().layer()).keys) {
        const double x = scale().xOf(key.frame);
        painter.drawPolygon(
            QPolygonF({{x, middle - keySize}, {x + keySize, middle}, {x, middle + keySize}, {x - keySize, middle}}));
    }
}

} // namespace limber
