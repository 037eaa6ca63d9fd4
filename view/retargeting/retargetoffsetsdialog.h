#pragma once

#include "items/offsetsetup.h"
#include "items/session.h"
#include "retargeting/offsetjob.h"
#include "theme/colours.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QTabWidget;

namespace limber {

class LimbFactorsPanel;
class OffsetMatches;
class ResultView;
class WorkState;

// Gives the figure of a document other proportions and keeps of its motion what is asked for: shows what comes of it
// while it plays. OK is one undo step.
class RetargetOffsetsDialog : public QDialog
{
    Q_OBJECT

public:
    RetargetOffsetsDialog(Session &session, const Colours &colours, QWidget *parent = nullptr);

    [[nodiscard]] OffsetSetup &setup() { return m_setup; }
    // Takes the offsets of joints of the same name; false (and said in the dialog) where the file cannot be read.
    bool setSource(const QString &path);
    // Offsets change, and what comes of them is worked out.
    [[nodiscard]] bool isReady() const { return m_changed != nullptr && !m_changes.empty(); }

    void accept() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createWidgets(const Colours &colours);
    [[nodiscard]] QWidget *makeChoices();
    [[nodiscard]] QLayout *makeBottomRow();
    void restart();
    void start();
    void showChanged(const std::shared_ptr<const OffsetsChanged> &changed);

    Session &m_session;
    OffsetSetup m_setup;
    OffsetJob m_job;
    std::optional<double> m_floor;
    double m_shownHeight = 0.0;
    QTimer m_delay; // changes come in bursts
    std::vector<OffsetOfNode> m_changes;
    std::shared_ptr<const OffsetsChanged> m_changed; // for what is chosen now; null until it is there
    ResultView *m_view = nullptr;
    QTabWidget *m_tabs = nullptr;
    LimbFactorsPanel *m_limbs = nullptr;
    OffsetMatches *m_matches = nullptr;
    QLabel *m_outcome = nullptr;
    WorkState *m_state = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
