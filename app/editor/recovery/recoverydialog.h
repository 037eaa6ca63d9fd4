#pragma once

#include "storage/recovery/journalsummary.h"

#include <QDialog>
#include <QList>

class QListWidget;
class QPushButton;

namespace limber {

// Lists work of earlier runs of the program that is in no file, with the time of its last change and its steps, and
// asks what to do with it. Closing the dialog changes nothing.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(QList<JournalSummary> found, QWidget *parent = nullptr);

    // Returns the documents that the user ticked.
    [[nodiscard]] QList<JournalSummary> ticked() const;

signals:
    void recoverWanted(const QList<limber::JournalSummary> &ticked);
    // Emitted when the user has confirmed the question.
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
