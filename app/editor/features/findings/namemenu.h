#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QMenu>

class QActionGroup;

namespace limber {

class Settings;

// The menu that chooses the encoding in which the names of the document in front are shown and typed. The choice is
// remembered for the file.
class NameMenu : public QMenu, public SessionFollower
{
    Q_OBJECT

public:
    NameMenu(Settings &settings, QWidget *parent);

private:
    void showSession() override;
    void choose(const QByteArray &codec);
    void showChoice();

    Settings &m_settings;
    QActionGroup *m_choices = nullptr;
};

} // namespace limber
