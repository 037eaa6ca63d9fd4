#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace limber {

// A thin bar over the viewport for what the user should know and may answer, instead of a box for each
// problem.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    explicit MessageBar(QWidget *parent = nullptr);

    // Shows a plain text, for a while or until it is closed (errors).
    void show(Kind kind, const QString &text);
    // Shows a plain text with one thing to do about it.
    void show(Kind kind, const QString &text, const QString &button, std::function<void()> answer);
    [[nodiscard]] QString text() const;

private:
    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_answer = nullptr;
    std::function<void()> m_onAnswer;
};

} // namespace limber
