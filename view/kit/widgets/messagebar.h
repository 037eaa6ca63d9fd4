#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace limber {

class ElidedLabel;
class IconLabel;

// A thin bar over the viewport for messages that the user may answer, instead of a box for each problem. A message is
// either about one document and shown with it, or about none and always shown. The newest one comes first, unless
// another says that it does; if there are more, a button with their count goes through them. A message that is too long
// for one line has up to three; what is longer still is shortened, with all of it in the tool tip, and the last answers
// that do not fit are in a panel that a button opens.
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
        bool comesFirst = false; // before newer messages, since what is shown is not what the user expects
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

    // The width with which the message is one line with all answers, and the height of that line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

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
    [[nodiscard]] QList<QToolButton *> neededAnswers() const;
    [[nodiscard]] int widthBesideText(qsizetype answers) const;
    [[nodiscard]] qsizetype answersIn(int width) const;
    void fold();
    void openMore();
    void answer(qsizetype index);

    IconLabel *m_icon = nullptr;
    ElidedLabel *m_text = nullptr;
    QToolButton *m_count = nullptr;
    QToolButton *m_more = nullptr; // opens the panel
    QFrame *m_panel = nullptr; // of the answers that do not fit
    QVBoxLayout *m_column = nullptr; // of the panel
    QHBoxLayout *m_answerRow = nullptr;
    QHBoxLayout *m_layout = nullptr;
    QList<QToolButton *> m_answers; // may be more than the shown message needs
    const QObject *m_subject = nullptr;
    QList<Kept> m_messages; // oldest first
    qsizetype m_position = 0; // in shownIndices()
};

} // namespace limber
