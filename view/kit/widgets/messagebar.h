#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QGridLayout;
class QLabel;
class QToolButton;

namespace limber {

// A thin bar over the viewport for messages that the user may answer, instead of a box for each problem. A message is
// either about one document and shown with it, or about none and always shown. The newest one comes first; if there are
// more, a button with their count goes through them. In a narrow bar the answers are below the text.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    // One possible answer to a message.
    struct Answer
    {
        QString text; // of its button
        std::function<void()> act = {};
        QString toolTip = {}; // plain text
        bool keepsMessage = false; // unless this is true, the answer removes the message
    };

    struct Message
    {
        Kind kind = Kind::Information;
        QString text; // plain text
        const QObject *about = nullptr; // a document; null: always shown
        QString topic = {}; // identifies it for withdraw()
        QList<Answer> answers = {}; // the most likely one first
        bool stays = false; // it never becomes old, see markOld()
    };

    explicit MessageBar(QWidget *parent = nullptr);

    // Adds a message; replaces one with the same text about the same document.
    void show(Message message);
    // Sets the document in front: messages about other documents wait until those are in front.
    void setSubject(const QObject *document);
    // Removes the messages on a topic, either about one document or all of them.
    void withdraw(const QString &topic, const QObject *about = nullptr);
    // Gives the messages on a topic about a document another text; does nothing if none is left.
    void reword(const QString &topic, const QObject *about, const QString &text);
    // Removes the messages about a document that is closed.
    void forget(const QObject *document);
    // Marks all messages that are about no document as old; withdrawOld() removes them.
    void markOld();
    void withdrawOld();

    [[nodiscard]] QString text() const; // of the shown message; empty for none
    [[nodiscard]] int count() const { return static_cast<int>(shownIndices().size()); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Kept
    {
        Message message;
        bool isOld = false;
    };

    // Indices into m_messages of the messages that concern the document in front, newest first.
    [[nodiscard]] QList<qsizetype> shownIndices() const;
    template <typename Condition>
    void removeIf(Condition condition);
    void refresh();
    void showNext();
    void closeShown();
    void showAnswers(const QList<Answer> &answers);
    void fold();
    void answer(qsizetype index);

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_count = nullptr;
    QWidget *m_answerArea = nullptr;
    QGridLayout *m_answerGrid = nullptr;
    QGridLayout *m_layout = nullptr;
    QList<QToolButton *> m_answers; // may be more than the shown message needs
    const QObject *m_subject = nullptr;
    QList<Kept> m_messages; // oldest first
    qsizetype m_position = 0; // in shownIndices()
};

} // namespace limber
