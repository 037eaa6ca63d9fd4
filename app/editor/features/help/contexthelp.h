#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;

namespace limber {

class HelpDialog;

// Opens the manual. Its menu entry opens it where it was left; its keys open it at the topic of the widget under the
// mouse or in focus. The keys also work in dialogs, where the window's own keys do not.
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
    HelpDialog *m_help = nullptr; // created on first use and kept, so that it opens where it was left
    QPointer<HelpDialog> m_dialogHelp; // belongs to the modal dialog in front, which blocks all other windows
};

} // namespace limber
