#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

class QLabel;
class QStatusBar;

namespace limber {

class Opening;
class SessionTabs;

// Opens lists of files, such as those that are dropped: a few at a time, so that the window stays alive, with a
// question before very many. Escape ends that, and whatever is being read, where no field and no drag has the key.
class OpenQueue : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    OpenQueue(Opening &opening, const SessionTabs &tabs, QStatusBar &bar, QWidget &window);

    void open(const QStringList &paths);
    // Leaves out what was not begun, and ends what is being read.
    void cancel();
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openNext();
    void showProgress();
    [[nodiscard]] bool hasKeyFor(const QWidget *focused) const;

    Opening &m_opening;
    const SessionTabs &m_tabs;
    QStatusBar &m_bar;
    QWidget &m_window;
    QStringList m_waiting;
    qsizetype m_total = 0;
    bool m_isScheduled = false;
    QPointer<QWidget> m_box; // progress of a list; null while there is none
    QLabel *m_label = nullptr; // in it
};

} // namespace limber
