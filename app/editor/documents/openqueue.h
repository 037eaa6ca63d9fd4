#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <vector>

class QLabel;

namespace limber {

class Opening;
class ProgressArea;
class SessionTabs;

// Opens lists of files, such as dropped ones: a few at a time, so that the window stays responsive, and with a question
// before very many. Escape cancels the list and everything that is being read, unless a field or a drag uses the key.
class OpenQueue : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    OpenQueue(Opening &opening, const SessionTabs &tabs, ProgressArea &progress, QWidget &window);

    void open(const QStringList &paths);
    // Does something once all files are open that were requested so far, and not before the next turn of the event
    // loop. cancel() drops it, too.
    void whenAllAreOpen(std::function<void()> act);
    // Drops the files that were not started, and cancels those that are being read.
    void cancel();
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openNext();
    void actIfAllAreOpen();
    void showProgress();
    [[nodiscard]] bool hasKeyFor(const QWidget *focused) const;

    Opening &m_opening;
    const SessionTabs &m_tabs;
    ProgressArea &m_progress;
    QWidget &m_window;
    QStringList m_waiting;
    std::vector<std::function<void()>> m_afterwards;
    qsizetype m_total = 0;
    bool m_isScheduled = false;
    QPointer<QWidget> m_box; // shows the progress of a list; null while there is none
    QLabel *m_label = nullptr; // inside m_box
};

} // namespace limber
