#pragma once

#include "retarget/retargeter.h"
#include "session/retargeting/retargetsetup.h"
#include "theme/colours.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace limber {

class ContactBars;

// The contacts of a retarget: the detected ones until the user changes one, then the user's.
class ContactsPanel : public QWidget
{
    Q_OBJECT

public:
    ContactsPanel(RetargetSetup &setup, const Colours &colours, QWidget *parent = nullptr);

    // Shows the contacts that are held now.
    void showPrepared(const Retargeter &retargeter);
    [[nodiscard]] ContactBars &bars() { return *m_bars; }

private:
    void setContacts(std::optional<Contacts> contacts);
    void showSettings();
    void showState();

    RetargetSetup &m_setup;
    ContactBars *m_bars = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_find = nullptr;
};

} // namespace limber
