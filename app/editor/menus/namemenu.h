#pragma once

#include "session/session.h"

#include <QMenu>
#include <QPointer>

class QActionGroup;

namespace limber {

class Settings;

// The menu that chooses the encoding in which the names of the document in front are shown and typed. The choice is
// remembered for the file.
class NameMenu : public QMenu
{
    Q_OBJECT

public:
    NameMenu(Settings &settings, QWidget *parent);

    void setSession(Session *session);

private:
    void choose(const QByteArray &codec);
    void showChoice();

    Settings &m_settings;
    QPointer<Session> m_session;
    QActionGroup *m_choices = nullptr;
};

} // namespace limber
