#include "layerspanel/layerrow.h"

#include "items/jointname.h"
#include "layerspanel/layerstrip.h"
#include "theme/iconlabel.h"
#include "theme/icons.h"
#include "widgets/commitonleave.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr int iconSize = 16;
constexpr int weightWidth = 52;

bool wantsAll()
{
    return QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
}

} // namespace

LayerRow::LayerRow(QWidget *parent) : LayerFrame(parent)
{
    m_icon = new IconLabel(iconSize, this);
    m_icon->setFixedWidth(iconSize);
    m_name = new ElidedLabel(this);
    m_name->setProperty("role", QStringLiteral("title"));
    m_nameEdit = new QLineEdit(this);
    m_nameEdit->setAccessibleName(tr("Name of the layer"));
    m_nameEdit->hide();
    m_nameEdit->installEventFilter(this);
    connect(m_nameEdit, &QLineEdit::editingFinished, this, [this] { endRename(true); });
    new CommitOnLeave(*m_nameEdit, [this] { endRename(true); });
    m_kind = new QLabel(this);
    m_kind->setProperty("role", QStringLiteral("secondary"));
    m_weight = new NumberField(this);
    m_weight->setObjectName(QStringLiteral("layerWeight"));
    m_weight->setAccessibleName(tr("Weight in the current frame"));
    m_weight->setToolTip(tr("How much of the layer counts in the current frame, 0 to 1"));
    m_weight->setStep(0.05);
    m_weight->setFixedWidth(weightWidth);
    connect(m_weight, &NumberField::gestureStarted, this, &LayerRow::weightGestureStarted);
    connect(m_weight, &NumberField::valueWanted, this, &LayerRow::weightWanted);
    m_mute = addToggle(tr("M"), tr("Mute"), tr("Mute: the layer has no effect (Ctrl+click: all layers)"));
    connect(m_mute, &QToolButton::clicked, this, [this](bool on) { emit muteWanted(on, wantsAll()); });
    m_solo = addToggle(tr("S"), tr("Solo"), tr("Solo: only layers that are solo have an effect (Ctrl+click: all)"));
    connect(m_solo, &QToolButton::clicked, this, [this](bool on) { emit soloWanted(on, wantsAll()); });
    m_strip = new LayerStrip(this);
    connect(m_strip, &LayerStrip::pressed, this, &LayerRow::activated);
    connect(m_strip, &LayerStrip::frameWanted, this, &LayerRow::frameWanted);

    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_icon);
    head->addWidget(m_name, 1);
    head->addWidget(m_nameEdit, 1);
    for (QWidget *widget : {static_cast<QWidget *>(m_kind), static_cast<QWidget *>(m_weight),
                            static_cast<QWidget *>(m_mute), static_cast<QWidget *>(m_solo)})
        head->addWidget(widget);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 5, 6, 3);
    layout->setSpacing(1);
    layout->addLayout(head);
    layout->addWidget(m_strip);
}

QToolButton *LayerRow::addToggle(const QString &letter, const QString &name, const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setText(letter);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setCheckable(true);
    button->setProperty("role", QStringLiteral("letter"));
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(22, 22);
    return button;
}

void LayerRow::setColours(const Colours &colours)
{
    m_strip->setColours(colours);
}

void LayerRow::showLayer(const Layer &layer, int frameCount, int frame, bool isActive, bool isEffective)
{
    if (layer.name != m_layer.name) { // the typed name was for another layer
        endRename(false);
        m_weight->forgetTyped();
    }
    m_layer = layer;
    m_frame = frame;
    const QString name = textOfName(layer.name);
    m_name->setText(name);
    m_name->setEnabled(isEffective);
    m_kind->setText(layer.kind == Layer::Kind::Additive ? tr("additive") : tr("override"));
    m_icon->setIcon(themedIcon(layer.isLocked ? QStringLiteral("lock") : QStringLiteral("layers")));
    m_icon->setToolTip(layer.isLocked ? tr("Locked: changes by hand do not go into it") : QString());
    m_mute->setChecked(layer.isMuted);
    m_solo->setChecked(layer.isSolo);
    m_strip->showLayer(layer, frameCount, isActive, isEffective);
    m_strip->showFrame(frame);
    setActive(isActive);
    setAccessibleName(isActive ? tr("Layer %1, active").arg(name) : tr("Layer %1").arg(name));
    showWeight();
}

void LayerRow::showFrame(int frame)
{
    m_frame = frame;
    m_strip->showFrame(frame);
    showWeight();
}

void LayerRow::showWeight()
{
    const double weight = m_layer.weightAt(m_frame);
    m_weight->showValue(weight, QLocale().toString(weight, 'f', 2));
}

void LayerRow::startRename()
{
    m_nameEdit->setText(QString::fromStdString(m_layer.name));
    m_name->hide();
    m_nameEdit->show();
    m_nameEdit->selectAll();
    m_nameEdit->setFocus();
}

void LayerRow::endRename(bool keeps)
{
    if (m_nameEdit->isHidden())
        return;
    m_nameEdit->hide();
    m_name->show();
    setFocus();
    const QString name = m_nameEdit->text().simplified();
    if (keeps && !name.isEmpty())
        emit renamed(name);
}

void LayerRow::mouseDoubleClickEvent(QMouseEvent *)
{
    startRename();
}

bool LayerRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_nameEdit && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        endRename(false);
        return true;
    }
    return LayerFrame::eventFilter(watched, event);
}

} // namespace limber
