#pragma once

#include "session/secondlife/uploadjudge.h"
#include "session/secondlife/uploadrepairs.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QStackedWidget;

namespace limber {

class AnimSettingsForm;
class FoldingRow;
class UploadList;
class VerdictHead;

// Shows what Second Life makes of the document in front: the viewer's verdict while the document is edited, what is
// left out and why, repairs, and how an animation of it is played.
class SecondLifePanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit SecondLifePanel(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Nothing is judged while nobody sees the panel.
    void setWatched(bool isWatched) { m_judge.setWatched(isWatched); }
    // Adds the actions as buttons at the lower edge.
    void addButtons(const QList<QAction *> &actions);
    [[nodiscard]] UploadJudge &judge() { return m_judge; }
    [[nodiscard]] UploadRepairs &repairs() { return m_repairs; }

signals:
    // Emitted with the result of a repair, in a sentence.
    void message(const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    QWidget *makeResult();
    void showState();
    void showSettings();
    [[nodiscard]] QString emptyText() const;
    void goTo(const UploadPlace &place);
    void repair(UploadRepair repair, const std::vector<int> &joints);
    [[nodiscard]] bool areStillThere(const std::vector<int> &joints) const;
    void takeSettings(const AnimSettings &settings, const QString &field);

    UploadJudge m_judge;
    UploadRepairs m_repairs;
    QString m_field; // the field that is being changed; empty for none
    int m_gesture = 0; // of the changes of that field
    QStackedWidget *m_body = nullptr;
    QLabel *m_empty = nullptr;
    VerdictHead *m_head = nullptr;
    UploadList *m_list = nullptr;
    QLabel *m_nothing = nullptr; // shown instead of an empty list
    AnimSettingsForm *m_settings = nullptr;
    FoldingRow *m_buttons = nullptr;
};

} // namespace limber
