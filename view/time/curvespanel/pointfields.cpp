#include "curvespanel/pointfields.h"

#include "base/at.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace limber {

namespace {

QLabel *captionOf(const QString &text, QWidget *parent)
{
    auto *caption = new QLabel(text, parent);
    caption->setProperty("role", QStringLiteral("secondary"));
    return caption;
}

} // namespace

PointFields::PointFields(CurveSet &curves, CurvePlot &plot, QWidget *parent)
    : QWidget(parent), m_curves(curves), m_plot(plot)
{
    setObjectName(QStringLiteral("pointFields"));
    m_title = new ElidedLabel(this);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setObjectName(QStringLiteral("pointTitle"));
    m_frame =
        addField(QStringLiteral("pointFrame"), tr("Frame"), tr("The frame of the key; all selected keys move with it"));
    m_value = addField(QStringLiteral("pointValue"), tr("Value"),
                       tr("Degrees or file units; all selected points move with it"));
    m_value->setStep(0.1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    auto *first = new QHBoxLayout;
    first->addWidget(captionOf(tr("Frame"), this));
    first->addWidget(m_frame, 1);
    first->addWidget(captionOf(tr("Value"), this));
    first->addWidget(m_value, 1);
    layout->addLayout(first);
    addTangents();
    layout->addWidget(m_keyRows);
    connect(m_frame, &NumberField::valueWanted, this, [this](double wanted, bool isGesture) {
        move({.frames = static_cast<int>(std::lround(wanted)) - m_startFrame}, isGesture);
    });
    connect(m_value, &NumberField::valueWanted, this,
            [this](double wanted, bool isGesture) { move({.amount = wanted - m_startValue}, isGesture); });
    for (NumberField *field : {m_frame, m_value})
        connect(field, &NumberField::gestureStarted, this, [this] { m_plot.points().finishRun(); });
    for (PointEdit *points : {static_cast<PointEdit *>(&plot.edit()), static_cast<PointEdit *>(&plot.keyEdit())})
        connect(points, &PointEdit::changed, this, &PointFields::showPoint);
    connect(&plot.keys(), &CurveKeys::changed, this, &PointFields::showPoint);
    connect(&curves, &CurveSet::valuesChanged, this, &PointFields::showPoint);
    connect(&curves, &CurveSet::choiceChanged, this, &PointFields::showPoint);
    showPoint();
}

NumberField *PointFields::addField(const QString &name, const QString &text, const QString &toolTip)
{
    auto *field = new NumberField(this);
    field->setObjectName(name);
    field->setAccessibleName(text);
    field->setToolTip(toolTip);
    return field;
}

void PointFields::addTangents()
{
    m_keyRows = new QWidget(this);
    auto *grid = new QGridLayout(m_keyRows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    m_tangents = new QComboBox(m_keyRows);
    m_tangents->setObjectName(QStringLiteral("keyTangents"));
    m_tangents->setAccessibleName(tr("Tangents"));
    m_tangents->setToolTip(tr("How the curves run through the selected keys"));
    m_tangents->addItems({tr("Smooth"), tr("Flat"), tr("Free"), tr("Broken")}); // in the order of Tangent
    m_slopeBefore = addField(QStringLiteral("slopeBefore"), tr("Slope before the key"),
                             tr("The slope before the key, degrees per frame"));
    m_slopeAfter = addField(QStringLiteral("slopeAfter"), tr("Slope after the key"),
                            tr("The slope after the key, degrees per frame"));
    for (NumberField *slope : {m_slopeBefore, m_slopeAfter})
        slope->setStep(0.01);
    grid->addWidget(captionOf(tr("Tangents"), m_keyRows), 0, 0);
    grid->addWidget(m_tangents, 0, 1, 1, 2);
    grid->addWidget(captionOf(tr("Slopes"), m_keyRows), 1, 0);
    grid->addWidget(m_slopeBefore, 1, 1);
    grid->addWidget(m_slopeAfter, 1, 2);
    connect(m_tangents, &QComboBox::activated, this, [this](int index) {
        if (const QString why = m_plot.keyEdit().setTangent(static_cast<Tangent>(index)); !why.isEmpty())
            emit refused(why);
        showPoint();
    });
    connect(m_slopeBefore, &NumberField::valueWanted, this,
            [this](double wanted) { setSlope(KeyEdit::Side::Before, wanted); });
    connect(m_slopeAfter, &NumberField::valueWanted, this,
            [this](double wanted) { setSlope(KeyEdit::Side::After, wanted); });
}

void PointFields::move(const PointTransform &transform, bool isGesture)
{
    m_plot.points().runTo(transform);
    if (!isGesture)
        m_plot.points().finishRun();
    showPoint();
}

void PointFields::setSlope(KeyEdit::Side side, double wanted)
{
    KeyEdit &keys = m_plot.keyEdit();
    const std::optional<PointEdit::Point> lead = keys.lead();
    const std::optional<KeyPoint> key = lead ? keys.keyOf(*lead) : std::nullopt;
    if (!key)
        return;
    if (const QString why = keys.begin(); !why.isEmpty())
        return emit refused(why);
    keys.shapeSlopes(side, wanted - (side == KeyEdit::Side::After ? key->slopeAfter : key->slopeBefore));
    keys.commit();
    showPoint();
}

QString PointFields::titleOf(const PointEdit::Point &lead) const
{
    const bool isKey = &m_plot.points() == &m_plot.keyEdit();
    const int others = countOf(m_plot.points().selected()) - 1;
    const QString what = (isKey ? tr("Key %1") : tr("Sample %1")).arg(m_plot.points().frameOf(lead));
    const QString all = others > 0 ? tr("%1 and %n more", nullptr, others).arg(what) : what;
    const Document &document = m_curves.session()->document();
    const std::string_view channel = channelName(document.skeleton().column(lead.column).channel);
    return QStringLiteral("%1 · %2").arg(all, QString::fromLatin1(channel.data(), 4));
}

// The fields start from the values while no gesture runs. They stay visible, but empty, if there is no point.
void PointFields::showPoint()
{
    const PointEdit &points = m_plot.points();
    const std::optional<PointEdit::Point> lead = m_curves.session() != nullptr ? points.lead() : std::nullopt;
    const std::optional<double> value = lead ? points.valueOf(*lead) : std::nullopt;
    if (!value)
        return showNothing();
    const int frame = points.frameOf(*lead);
    if (!points.isRunning()) {
        m_startFrame = frame;
        m_startValue = *value;
    }
    m_title->setText(titleOf(*lead));
    m_frame->showValue(frame, QLocale().toString(frame));
    m_frame->setEnabled(points.movesInTime());
    m_value->showValue(*value, QLocale().toString(*value, 'f', 4));
    m_value->setMarked(points.isRunning());
    m_frame->setMarked(points.isRunning() && points.transform().frames != 0);
    const bool isKey = &points == &m_plot.keyEdit();
    m_keyRows->setEnabled(isKey);
    if (isKey)
        showKey(*lead);
    else
        showNoKey();
}

void PointFields::showNothing()
{
    m_title->setText(tr("No point selected"));
    m_frame->showNothing();
    m_value->showNothing();
    m_keyRows->setEnabled(false);
    showNoKey();
}

void PointFields::showNoKey()
{
    m_slopeBefore->showNothing();
    m_slopeAfter->showNothing();
}

void PointFields::showKey(const PointEdit::Point &lead)
{
    const std::optional<KeyPoint> key = m_plot.keyEdit().keyOf(lead);
    if (!key)
        return;
    m_tangents->setCurrentIndex(static_cast<int>(key->tangent));
    m_slopeBefore->showValue(key->slopeBefore, QLocale().toString(key->slopeBefore, 'f', 3));
    m_slopeAfter->showValue(key->slopeAfter, QLocale().toString(key->slopeAfter, 'f', 3));
}

} // namespace limber
