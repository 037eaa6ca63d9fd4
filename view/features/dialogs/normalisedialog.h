#pragma once

#include "channels/normalise.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace limber {

// Lets the user choose how the clip's channels and the file's text are standardised, and shows what would be lost
// before it is done. OK makes one undo step for the clip; the format of the text is kept for the next save.
class NormaliseDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NormaliseDialog(Session &session, QWidget *parent = nullptr);

    // Returns whether the preview for the present choice is ready.
    [[nodiscard]] bool isReady() const { return m_result != nullptr; }

    void accept() override;

private:
    void createWidgets();
    [[nodiscard]] QWidget *makeClipGroup();
    [[nodiscard]] QWidget *makeTextGroup();
    [[nodiscard]] NormaliseOptions options() const;
    void showTextOptions(const WriteOptions &text);
    void optionsChanged();
    void startPreview();
    void showResult(const std::shared_ptr<const NormaliseResult> &result);
    void addLoss(const QString &what, const WorstDifference &loss, const QString &unit);

    Session &m_session;
    QTimer m_delay;
    BackgroundWork m_preview;
    std::shared_ptr<const NormaliseResult> m_result; // of the present options; null until it is ready
    QCheckBox *m_rootSix = nullptr;
    QComboBox *m_order = nullptr;
    QCheckBox *m_names = nullptr;
    QComboBox *m_indent = nullptr;
    QComboBox *m_lineEnd = nullptr;
    QComboBox *m_digits = nullptr;
    QCheckBox *m_channelCase = nullptr;
    QCheckBox *m_endSites = nullptr;
    QCheckBox *m_oneFrameALine = nullptr;
    QCheckBox *m_clean = nullptr;
    QTreeWidget *m_losses = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
