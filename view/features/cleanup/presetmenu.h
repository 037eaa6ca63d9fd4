#pragma once

#include "cleanup/operationpresets.h"

#include <QToolButton>

namespace limber {

// A button that shows which preset of an operation the settings match, with a menu to choose another one, save the
// present settings, and rename and delete presets.
class PresetMenu : public QToolButton
{
    Q_OBJECT

public:
    explicit PresetMenu(QWidget *parent = nullptr);

    void setPresets(const OperationPresets &presets);
    // Shows the state for the present settings of the form; `isStandard` says whether they are the defaults.
    void showSettings(const OperationCall &settings, bool isStandard);

signals:
    void chosen(const limber::OperationCall &settings); // without arguments: the defaults
    void presetsChanged(const QStringList &texts);

private:
    using Preset = OperationPresets::Preset;

    void showState();
    void fill();
    QAction *addEntry(const char *name, const QString &text, bool isEnabled);
    QAction *addChoice(const QString &text, const QString &name, const OperationCall &settings, bool isCurrent);
    void save();
    void rename(const QString &name);
    void remove(const QString &name);
    void changed();
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] QString askForName(const QString &title, const QString &start);

    OperationPresets m_presets;
    OperationCall m_settings;
    bool m_isStandard = true;
    QString m_lastName; // chosen or saved last: it is preferred among presets with equal settings
};

} // namespace limber
