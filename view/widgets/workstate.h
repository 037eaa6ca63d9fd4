#pragma once

#include <QWidget>

class QProgressBar;

namespace limber {

class ElidedLabel;

// What a dialog is doing, at its lower edge: a text, and the progress while work goes on.
class WorkState : public QWidget
{
    Q_OBJECT

public:
    // The object name of the text.
    explicit WorkState(const QString &textName, QWidget *parent = nullptr);

    void setText(const QString &text);
    void begin(const QString &text); // with the progress at its start
    void setFractionDone(double fraction); // 0 to 1
    void end(const QString &text); // without the progress

private:
    QProgressBar *m_progress = nullptr;
    ElidedLabel *m_text = nullptr;
};

} // namespace limber
