#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QLabel;
class QToolButton;

namespace limber {

// A thin bar over the viewport for what the user should know and may answer, instead of a box for each
// problem. An error stays until it was closed; what comes meanwhile waits behind it.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    explicit MessageBar(QWidget *parent = nullptr);

    // Shows a plain text, for a while or until it is closed (errors).
    void show(Kind kind, const QString &text);
    // Shows a plain text with one thing to do about it. `topic` is what withdraw() knows it by.
    void show(Kind kind, const QString &text, const QString &button, std::function<void()> answer,
              const QString &topic = {});
    // Takes away messages that were answered elsewhere.
    void withdraw(const QString &topic);
    // Takes away what is no error: it belongs to a document that is no longer in front.
    void hideNotices();
    [[nodiscard]] QString text() const;

private:
    struct Message
    {
        Kind kind = Kind::Information;
        QString text;
        QString button;
        std::function<void()> answer;
        QString topic;
    };

    void display(const Message &message);
    void showNext();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_answer = nullptr;
    Message m_shown;
    QList<Message> m_waiting;
};

} // namespace limber
