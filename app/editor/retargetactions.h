#pragma once

#include "retargeting/proportions/proportionsdialog.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace limber {

class FileActions;
class Settings;
class Theme;

// The commands that give a figure other proportions or its motion another skeleton.
class RetargetActions : public QObject
{
    Q_OBJECT

public:
    RetargetActions(FileActions &files, Settings &settings, const Theme &theme, QWidget &window);

    void setSession(Session *session);
    // For the toolbar: the dialogs themselves, without what opens one of them on a page.
    [[nodiscard]] QList<QAction *> actions() const { return {m_proportions, m_onto}; }
    [[nodiscard]] QAction *proportionsAction() const { return m_proportions; }
    [[nodiscard]] QAction *scaleBonesAction() const { return m_scaleBones; }
    [[nodiscard]] QAction *ontoAction() const { return m_onto; }

private:
    void changeProportions(ProportionsDialog::Page page);
    void retargetOnto();
    void updateActions();

    FileActions &m_files;
    Settings &m_settings;
    const Theme &m_theme;
    QWidget &m_window;
    QPointer<Session> m_session;
    QAction *m_proportions = nullptr;
    QAction *m_scaleBones = nullptr;
    QAction *m_onto = nullptr;
};

} // namespace limber
