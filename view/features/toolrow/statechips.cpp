#include "toolrow/statechips.h"

#include "base/at.h"
#include "items/axistext.h"
#include "items/jointname.h"
#include "items/messagetext.h"
#include "theme/icons.h"
#include "toolrow/statechip.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

namespace limber {

namespace {

constexpr int nameWidth = 80; // of a layer

QString ruleName(PositionRule rule)
{
    return rule == PositionRule::Replace ? StateChips::tr("replace") : StateChips::tr("add");
}

QString rulesText(const PositionRules &rules)
{
    if (rules.roots == rules.joints)
        return StateChips::tr("Position rule: %1").arg(ruleName(rules.roots));
    return StateChips::tr("Position rule: %1, joints %2").arg(ruleName(rules.roots), ruleName(rules.joints));
}

QString withoutShortcut(QString name)
{
    return name.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

StateChips::StateChips(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("stateChips"));
    setAccessibleName(tr("States"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(6);
    m_layer = addChip(QStringLiteral("layerChip"));
    m_layer->setIcon(themedIcon(QStringLiteral("layers")));
    m_layer->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_layer->setToolTip(tr("Where changes go: into the base, the numbers of the file, or into a layer over it"));
    m_layer->setMenu(new QMenu(m_layer));
    connect(m_layer->menu(), &QMenu::aboutToShow, this, &StateChips::fillLayers);
    m_rule = addChoice(
        QStringLiteral("statusRule"),
        {tr("Automatic"), tr("Replace: channels are the full local position"),
         tr("Add: channels are added to the offset")},
        [this] { return static_cast<int>(session()->document().positionRuleChoice()); },
        [this](int choice) { session()->document().setPositionRuleChoice(PositionRuleChoice(choice)); });
    m_upAxis = addChoice(
        QStringLiteral("statusUpAxis"), {tr("Automatic"), tr("Y is up"), tr("Z is up"), tr("X is up")},
        [this] { return static_cast<int>(session()->document().upAxisChoice()); },
        [this](int choice) { session()->document().setUpAxisChoice(UpAxisChoice(choice)); });
    hide();
}

void StateChips::add(QWidget &chip)
{
    m_row->insertWidget(1, &chip);
}

void StateChips::addLast(QWidget &chip)
{
    m_row->addWidget(&chip);
}

StateChip *StateChips::addChip(const QString &name)
{
    auto *chip = new StateChip(name, this);
    chip->setPopupMode(QToolButton::InstantPopup);
    m_row->addWidget(chip);
    return chip;
}

StateChip *StateChips::addChoice(const QString &name, const QStringList &entries, std::function<int()> current,
                                 std::function<void(int)> choose)
{
    StateChip *chip = addChip(name);
    auto *menu = new QMenu(chip);
    auto *group = new QActionGroup(menu);
    for (const QString &entry : entries) {
        QAction *action = menu->addAction(entry);
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [this, group, current] {
        if (session())
            group->actions().at(current())->setChecked(true);
    });
    connect(group, &QActionGroup::triggered, this, [this, group, choose](QAction *action) {
        if (session())
            choose(static_cast<int>(group->actions().indexOf(action)));
    });
    chip->setMenu(menu);
    return chip;
}

// A chip may get a longer text, or be shown, at any time.
bool StateChips::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        adjustSize();
    return QWidget::event(event);
}

void StateChips::attach(Session &session, QObject &context)
{
    const auto follow = [this] { refresh(); };
    const Document &document = session.document();
    for (const auto signal :
         {&Document::wasReset, &Document::positionRulesChanged, &Document::upAxisChanged, &Document::layersChanged})
        connect(&document, signal, &context, follow);
    connect(&session.target(), &ChangeTarget::changed, &context, follow);
}

void StateChips::showSession()
{
    setVisible(session() != nullptr);
    refresh();
}

// The order is that of the panel: the topmost layer first, the base last.
void StateChips::fillLayers()
{
    QMenu &menu = *m_layer->menu();
    menu.clear();
    if (!session())
        return;
    const auto add = [&](const QString &name, int layer) {
        QAction *action = menu.addAction(withoutShortcut(name), this, [this, layer] {
            if (session())
                session()->target().choose(layer);
        });
        action->setCheckable(true);
        action->setChecked(session()->target().layer() == layer);
    };
    const auto &layers = session()->document().layers();
    for (int layer = static_cast<int>(layers.size()) - 1; layer >= 0; --layer)
        add(textOfName(at(layers, layer).name), layer);
    add(tr("Base"), ChangeTarget::Base);
    menu.addSeparator();
    menu.addActions(m_layerActions);
    menu.addAction(tr("Show Layers"), this, &StateChips::layersWanted);
}

// The chips after this one stay at their places, whatever the layer is called.
void StateChips::showLayerName(const QString &name)
{
    const QString shown = withoutShortcut(m_layer->fontMetrics().elidedText(name, Qt::ElideMiddle, nameWidth));
    m_layer->setText(shown);
    const int drawn = m_layer->fontMetrics().size(Qt::TextShowMnemonic, shown).width();
    m_layer->setFixedWidth(m_layer->sizeHint().width() + nameWidth - drawn);
}

void StateChips::refresh()
{
    if (!session())
        return;
    const Document &document = session()->document();
    const int layer = session()->target().layer();
    const bool isLayer = layer != ChangeTarget::Base && layer < static_cast<int>(document.layers().size());
    const QString name = isLayer ? textOfName(at(document.layers(), layer).name) : tr("Base");
    showLayerName(name);
    m_layer->setAccessibleName(tr("Changes go into: %1").arg(name));
    m_layer->setAccent(isLayer);

    m_rule->setText(rulesText(document.positionRules()));
    m_rule->setToolTip(plainToolTip(tr("How position channels and offsets are combined: %1. Click to change.")
                                        .arg(textOf(document.positionRules().reason))));
    const UpAxis &up = document.upAxis();
    QString explained =
        tr("Which axis is up in the view: %1. Click to change; the file stays the same.").arg(textOf(up.reason));
    if (up.isNegative)
        explained +=
            u' ' + tr("The figure hangs head down: its own up axis is %1. The panel Findings can put it on its "
                      "feet.")
                       .arg(signedAxisText(up));
    m_upAxis->setText(tr("%1 up").arg(signedAxisText(up)));
    m_upAxis->setToolTip(plainToolTip(explained));
    adjustSize();
}

} // namespace limber
