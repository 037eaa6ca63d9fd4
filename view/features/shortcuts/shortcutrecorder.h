#pragma once

#include <QKeySequence>
#include <QPushButton>

class QKeyEvent;

namespace limber {

// A button that shows a key and, after a press, takes the next key that is typed, even if it has a meaning elsewhere.
// Esc and Tab leave it unchanged, so that the keyboard is never caught.
class ShortcutRecorder : public QPushButton
{
    Q_OBJECT

public:
    // `name` tells people who cannot see it which key this is.
    explicit ShortcutRecorder(const QString &name, QWidget *parent = nullptr);

    void showKey(const QKeySequence &key);
    [[nodiscard]] bool isRecording() const { return m_isRecording; }

signals:
    void recorded(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void setRecording(bool isRecording);
    // Returns whether the key was for the recorder.
    bool take(const QKeyEvent &event);
    void showText();

    QString m_name;
    QKeySequence m_key;
    bool m_isRecording = false;
};

} // namespace limber
