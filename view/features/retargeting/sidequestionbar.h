#pragma once

#include "session/retargeting/retargetsetup.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace limber {

// Asks in one line what the mapping cannot know, such as which leg is the left one; hidden if no question is open.
class SideQuestionBar : public QFrame
{
    Q_OBJECT

public:
    explicit SideQuestionBar(RetargetSetup &setup, QWidget *parent = nullptr);

private:
    void showQuestion();
    [[nodiscard]] QString textOf(const SideQuestion &question) const;

    RetargetSetup &m_setup;
    QLabel *m_text;
    QPushButton *m_yes;
    QPushButton *m_no;
};

} // namespace limber
