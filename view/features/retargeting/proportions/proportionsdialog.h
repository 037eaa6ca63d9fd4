#pragma once

#include "retargeting/proportions/offsetjob.h"
#include "session/retargeting/offsetsetup.h"
#include "session/session.h"
#include "theme/colours.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QTabWidget;

namespace limber {

class BonesPanel;
class HeightPanel;
class LimbFactorsPanel;
class OffsetMatches;
class ResultView;
class WorkState;

// Gives the figure of a document other proportions, keeps the chosen properties of its motion, and shows the result as
// it plays. OK makes one undo step.
class ProportionsDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Limbs, Height, Bones, File };

    ProportionsDialog(Session &session, const Colours &colours, QWidget *parent = nullptr);

    [[nodiscard]] OffsetSetup &setup() { return m_setup; }
    void showPage(Page page);
    // Takes the offsets of joints of the same names. Returns false and reports it in the dialog if the file cannot be
    // read.
    bool setSource(const QString &path);
    // Returns whether offsets change and the result is computed.
    [[nodiscard]] bool isReady() const { return m_changed != nullptr && !m_changes.empty(); }

    void accept() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createWidgets(const Colours &colours);
    [[nodiscard]] QWidget *makeChoices();
    [[nodiscard]] QTabWidget *makeTabs();
    [[nodiscard]] QLayout *makeBottomRow();
    void showJoint(int joint);
    void showBones();
    void restart();
    void start();
    void showChanged(const std::shared_ptr<const OffsetsResult> &changed);
    void keepInPicture();
    void changeDocument(const QString &text);

    Session &m_session;
    OffsetSetup m_setup;
    OffsetJob m_job;
    std::optional<double> m_floor;
    double m_shownHeight = 0.0;
    QTimer m_delay; // gathers changes, which come in bursts
    std::vector<NodeOffset> m_changes;
    std::shared_ptr<const OffsetsResult> m_changed; // of the present choice; null until it is ready
    bool m_acceptsWhenReady = false;
    bool m_wasTyping = false; // the next Enter belongs to a number
    ResultView *m_view = nullptr;
    QTabWidget *m_tabs = nullptr;
    LimbFactorsPanel *m_limbs = nullptr;
    HeightPanel *m_height = nullptr;
    BonesPanel *m_bones = nullptr;
    OffsetMatches *m_matches = nullptr;
    QLabel *m_outcome = nullptr;
    WorkState *m_state = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
