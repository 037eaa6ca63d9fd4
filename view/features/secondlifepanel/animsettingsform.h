#pragma once

#include "secondlife/animsettings.h"
#include "widgets/areas/wholerowsarea.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace limber {

class NumberSpin;

// The form for how an animation is played: priority, loop, ease, hand and expression. It shows the settings that it was
// given, and emits a signal when the user wants others.
class AnimSettingsForm : public WholeRowsArea
{
    Q_OBJECT

public:
    explicit AnimSettingsForm(QWidget *parent = nullptr);

    void show(const AnimSettings &settings);

signals:
    // `field` is a text that is unique for each field: changes of one field while it has the focus belong together.
    void settingsWanted(const limber::AnimSettings &settings, const QString &field);
    void fieldLeft();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Change = std::function<void(AnimSettings &)>;

    void addPriority(QFormLayout &form);
    void addLoop(QFormLayout &form);
    void addEase(QFormLayout &form);
    void addHandPose(QFormLayout &form);
    void addEmote(QFormLayout &form);
    NumberSpin *makeSeconds(const char *name, const QString &accessibleName, const QString &toolTip);
    void change(const QString &field, const Change &make);

    AnimSettings m_settings;
    QSpinBox *m_priority = nullptr;
    QCheckBox *m_loops = nullptr;
    NumberSpin *m_loopIn = nullptr;
    NumberSpin *m_loopOut = nullptr;
    NumberSpin *m_easeIn = nullptr;
    NumberSpin *m_easeOut = nullptr;
    QComboBox *m_handPose = nullptr;
    QLineEdit *m_emote = nullptr;
};

} // namespace limber
