#pragma once

#include "cleanup/parameterfield.h"
#include "operations/operationcall.h"
#include "session/session.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTimer;

namespace limber {

class FillChoices;
class FoundList;
class OperationForm;
class LowArea;
class OperationResult;
class OperationScope;
class PresetMenu;
class SeamChooser;
class WholeRowsArea;
struct Operation;

// The page of one operation: its name and help, what it works on, its settings, what it would do in words, what it
// found, and the buttons below. The page only shows and takes input; the panel tries and applies.
class OperationPage : public QWidget
{
    Q_OBJECT

public:
    explicit OperationPage(QWidget *parent);

    // The operation and the session must outlive their display.
    void show(const Operation &operation, Session &session, const FieldChoices &choices);
    // Shows neither an operation nor a document.
    void clear();
    // Returns the operation with its present settings.
    [[nodiscard]] OperationCall call() const;
    // Returns the parameter that is chosen from a picture of pose distances; null for none.
    [[nodiscard]] const Parameter *seamParameter() const;
    [[nodiscard]] bool isPreviewWanted() const;
    // A low page leaves out the sentence that explains the operation, and a button takes the place of the list beside
    // it.
    void setLow(bool isLow);
    // Keeps a distance from the list beside it.
    void setBesideList(bool isBeside);
    void setButtonsEnabled(bool canApply, bool canReset, bool canCancel);
    // Shows which of the user's presets the settings match.
    void showPreset();

    [[nodiscard]] OperationScope &scope() { return *m_scope; }
    [[nodiscard]] OperationForm &form() { return *m_form; }
    [[nodiscard]] OperationResult &result() { return *m_result; }
    [[nodiscard]] SeamChooser &seams() { return *m_seams; }
    [[nodiscard]] FoundList &found() { return *m_found; }
    [[nodiscard]] FillChoices &choices() { return *m_choices; }
    [[nodiscard]] PresetMenu &presets() { return *m_presets; }

    // Does what the button Apply does, if it can be pressed.
    void applyIfPossible();

signals:
    void changed(); // a setting
    void scopeFollowed(); // the selection or the range
    void applyWanted();
    void cancelWanted();
    // Emitted when the user wants to choose another operation.
    void listWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSettings();
    [[nodiscard]] QLayout *makeButtons();
    void connectAll();
    void fitButtons();
    void shareHeight();
    void shareLowHeight();
    [[nodiscard]] int sharedHeight() const;
    [[nodiscard]] int settingsHeight() const;

    const Operation *m_operation = nullptr;
    QLabel *m_title = nullptr;
    QPushButton *m_choose = nullptr; // in place of the title on a low page
    QLabel *m_help = nullptr;
    PresetMenu *m_presets = nullptr;
    OperationScope *m_scope = nullptr;
    OperationForm *m_form = nullptr;
    QCheckBox *m_preview = nullptr;
    OperationResult *m_result = nullptr;
    LowArea *m_resultArea = nullptr; // in which it is
    WholeRowsArea *m_settings = nullptr; // in which scope and form are
    QTimer *m_sharing = nullptr; // the height is shared when all that changes has changed
    bool m_isLow = false;
    SeamChooser *m_seams = nullptr;
    FillChoices *m_choices = nullptr;
    FoundList *m_found = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace limber
