#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QLabel;
class QToolButton;

namespace limber {

// A thin bar over the viewport for what the user should know and may answer, instead of a box for each problem. A
// message is about one document and is shown with it, or about none and is always shown. The newest comes first; where
// there are more, a button with their count goes through them.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };

    struct Message
    {
        Kind kind = Kind::Information;
        QString text; // plain text
        const QObject *about = nullptr; // a document; null for all
        QString topic = {}; // withdraw() knows it by this
        QString button = {}; // one thing to do about it; empty for none
        std::function<void()> answer = {};
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
    void answer();

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_count = nullptr;
    QToolButton *m_answer = nullptr;
    const QObject *m_subject = nullptr;
    QList<Kept> m_messages; // oldest first
    qsizetype m_position = 0; // in shownIndices()
};

} // namespace limber
