#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QGridLayout;
class QLabel;
class QToolButton;

namespace limber {

// A thin bar over the viewport for what the user should know and may answer, instead of a box for each problem. A
// message is about one document and is shown with it, or about none and is always shown. The newest comes first; where
// there are more, a button with their count goes through them. In a narrow bar the answers stand below the text.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    // One thing to do about a message.
    struct Answer
    {
        QString text; // of its button
        std::function<void()> act = {};
        QString toolTip = {}; // plain text
        bool keepsMessage = false; // the message goes when it is given, unless this is true
    };

    struct Message
    {
        Kind kind = Kind::Information;
        QString text; // plain text
        const QObject *about = nullptr; // a document; null for all
        QString topic = {}; // withdraw() knows it by this
        QList<Answer> answers = {}; // the one that is wanted most first
        bool stays = false; // it never counts as old, see markOld()
    };

    explicit MessageBar(QWidget *parent = nullptr);

    // A message with the same text about the same document is replaced.
    void show(Message message);
    // The document in front: messages about others wait until those are in front.
    void setSubject(const QObject *document);
    // Removes the messages on a topic; of one document, or of all.
    void withdraw(const QString &topic, const QObject *about = nullptr);
    // Removes what is about a document that is closed.
    void forget(const QObject *document);
    // What is about no document counts as old from now on, and withdrawOld() removes it.
    void markOld();
    void withdrawOld();

    [[nodiscard]] QString text() const; // of the message that is shown; empty for none
    [[nodiscard]] int count() const { return static_cast<int>(shownIndices().size()); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Kept
    {
        Message message;
        bool isOld = false;
    };

    // Indices into m_messages of what concerns the document in front, newest first.
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
    QList<QToolButton *> m_answers; // may be more than there are answers to the one that is shown
    const QObject *m_subject = nullptr;
    QList<Kept> m_messages; // oldest first
    qsizetype m_position = 0; // in shownIndices()
};

} // namespace limber
