#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;

namespace limber {

class HelpDialog;

// Opens the manual: by its menu where it was left, by its keys at what is under the mouse or has the focus, in dialogs
// too, which keep the window's own keys from working.
class ContextHelp : public QObject
{
    Q_OBJECT

public:
    // `manual` is the action that opens the manual.
    ContextHelp(QAction &manual, QWidget &window);

    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openFor(QWidget &top);
    void openIn(QDialog &dialog);
    [[nodiscard]] bool isForManual(const QObject *watched, const QEvent &event) const;
    static void show(HelpDialog &help);

    QAction &m_manual;
    QWidget &m_window;
    HelpDialog *m_help = nullptr; // made on first use and kept, so that it opens where it was left
    QPointer<HelpDialog> m_dialogHelp; // of the modal dialog in front, which lets no other window be used
};

} // namespace limber
