#include "cleanup/presetmenu.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace limber {

namespace {

constexpr int longestShownName = 130; // pixels

// In a menu or on a button, the & of a name must not become a mnemonic.
QString plainName(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

} // namespace

PresetMenu::PresetMenu(QWidget *parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("operationPresets"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setToolTip(tr("Settings that you keep under a name"));
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &PresetMenu::fill);
    showState();
}

void PresetMenu::setPresets(const OperationPresets &presets)
{
    m_presets = presets;
    showState();
}

void PresetMenu::showSettings(const OperationCall &settings, bool isStandard)
{
    if (settings.name != m_settings.name)
        m_lastName.clear();
    m_settings = settings;
    m_isStandard = isStandard;
    showState();
}

// A preset that equals the defaults counts only if the user chose it by its name.
QString PresetMenu::currentName() const
{
    QString found;
    for (const Preset &preset : m_presets.of(m_settings.name)) {
        const bool isMeant = preset.name == m_lastName || (found.isEmpty() && !m_isStandard);
        if (preset.call == m_settings && isMeant)
            found = preset.name;
    }
    return found;
}

void PresetMenu::showState()
{
    const QString current = currentName();
    const QString state = !current.isEmpty() ? current : m_isStandard ? tr("Default") : tr("Not saved");
    setText(plainName(fontMetrics().elidedText(state, Qt::ElideRight, longestShownName)) + QStringLiteral(" ▾"));
    setAccessibleName(tr("Kept settings: %1").arg(state));
}

void PresetMenu::fill()
{
    const QString current = currentName();
    menu()->clear();
    OperationCall standard;
    standard.name = m_settings.name;
    addChoice(tr("Default"), {}, standard, m_isStandard && current.isEmpty())
        ->setObjectName(QStringLiteral("presetDefault"));
    for (const Preset &preset : m_presets.of(m_settings.name))
        addChoice(plainName(preset.name), preset.name, preset.call, preset.name == current);
    menu()->addSeparator();
    const QString quoted = u'“' + plainName(current) + u'”';
    const bool isAny = !current.isEmpty();
    connect(addEntry("presetSave", tr("Save As…"), true), &QAction::triggered, this, &PresetMenu::save);
    connect(addEntry("presetRename", isAny ? tr("Rename %1…").arg(quoted) : tr("Rename…"), isAny), &QAction::triggered,
            this, [this, current] { rename(current); });
    connect(addEntry("presetDelete", isAny ? tr("Delete %1").arg(quoted) : tr("Delete"), isAny), &QAction::triggered,
            this, [this, current] { remove(current); });
}

QAction *PresetMenu::addEntry(const char *name, const QString &text, bool isEnabled)
{
    QAction *action = menu()->addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setEnabled(isEnabled);
    return action;
}

QAction *PresetMenu::addChoice(const QString &text, const QString &name, const OperationCall &settings, bool isCurrent)
{
    QAction *action = menu()->addAction(text);
    action->setCheckable(true);
    action->setChecked(isCurrent);
    connect(action, &QAction::triggered, this, [this, name, settings] {
        m_lastName = name;
        emit chosen(settings);
        showState();
    });
    return action;
}

void PresetMenu::save()
{
    const QString name = askForName(tr("Save Settings"), m_lastName);
    if (name.isEmpty())
        return;
    m_presets.save(name, m_settings);
    m_lastName = name;
    changed();
}

void PresetMenu::rename(const QString &name)
{
    const QString wanted = askForName(tr("Rename Settings"), name);
    if (wanted.isEmpty())
        return;
    m_presets.rename(m_settings.name, name, wanted);
    m_lastName = wanted;
    changed();
}

void PresetMenu::remove(const QString &name)
{
    m_presets.remove(m_settings.name, name);
    m_lastName.clear();
    changed();
}

void PresetMenu::changed()
{
    showState();
    emit presetsChanged(m_presets.texts());
}

// Returns an empty text if the user cancelled. The name Default is refused, so that there is only one Default.
QString PresetMenu::askForName(const QString &title, const QString &start)
{
    QInputDialog dialog(this);
    dialog.setWindowTitle(title);
    dialog.setLabelText(tr("Name (another one of this name is replaced):"));
    dialog.setOkButtonText(tr("Save"));
    dialog.setTextValue(start);
    QPushButton *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    const auto check = [ok](const QString &text) {
        const QString name = OperationPresets::tidyName(text);
        ok->setEnabled(!name.isEmpty() && name.compare(tr("Default"), Qt::CaseInsensitive) != 0);
    };
    connect(&dialog, &QInputDialog::textValueChanged, ok, check);
    check(start);
    return dialog.exec() == QDialog::Accepted ? OperationPresets::tidyName(dialog.textValue()) : QString();
}

} // namespace limber
