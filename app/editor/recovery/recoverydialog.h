#pragma once

#include "storage/recovery/journalsummary.h"

#include <QDialog>
#include <QList>

class QListWidget;
class QPushButton;

namespace limber {

// Lists work of earlier runs of the program that no file holds, with when it was done last and its steps, and asks what
// to do with it. Closing it changes nothing.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(QList<JournalSummary> found, QWidget *parent = nullptr);

    // Those that the user wants.
    [[nodiscard]] QList<JournalSummary> ticked() const;

signals:
    void recoverWanted(const QList<limber::JournalSummary> &ticked);
    // The user has confirmed it.
    void discardWanted(const QList<limber::JournalSummary> &ticked);

private:
    void fillDocuments();
    void showSteps(int row);
    void showState();
    void addButtons();
    void recover();
    void discard();

    QList<JournalSummary> m_found;
    QListWidget *m_documents = nullptr;
    QListWidget *m_steps = nullptr;
    QPushButton *m_recover = nullptr;
    QPushButton *m_discard = nullptr;
};

} // namespace limber
