#pragma once

#include <QWidget>

class QProgressBar;

namespace limber {

class ElidedLabel;

// The state of a dialog at its lower edge: a text, and a progress bar while work is running.
class WorkState : public QWidget
{
    Q_OBJECT

public:
    // `textName` is the object name of the text.
    explicit WorkState(const QString &textName, QWidget *parent = nullptr);

    void setText(const QString &text);
    void begin(const QString &text); // shows the progress bar, at its start
    void setFractionDone(double fraction); // 0 to 1
    void end(const QString &text); // hides the progress bar

private:
    QProgressBar *m_progress = nullptr;
    ElidedLabel *m_text = nullptr;
};

} // namespace limber
