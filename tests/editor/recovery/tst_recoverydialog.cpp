#include "recovery/recoverydialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace tst_recoverydialog {

using namespace limber;
using namespace Qt::StringLiterals;

// The list of unsaved work of earlier runs, and what is asked about it.
class RecoveryDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void documentsAreDescribed();
    void aDocumentThatWasUndoneAfterItWasSavedSaysSo();
    void stepsAreThoseOfTheRowTheLatestFirst();
    void allIsTickedAtFirst();
    void nothingTickedLeavesNothingToDo();
    void whatIsTickedIsRecovered();
    void laterChangesNothing();
    void discardingIsConfirmed();
    void discardingCanBeGivenUp();

private:
    [[nodiscard]] QListWidget &list(const char *name) const
    {
        return *m_dialog->findChild<QListWidget *>(QLatin1String(name));
    }
    [[nodiscard]] QListWidget &documents() const { return list("recoveryDocuments"); }
    [[nodiscard]] QPushButton &button(const char *name) const
    {
        return *m_dialog->findChild<QPushButton *>(QLatin1String(name));
    }
    [[nodiscard]] QStringList steps() const
    {
        QStringList steps;
        for (int row = 0; row < list("recoverySteps").count(); ++row)
            steps << list("recoverySteps").item(row)->text();
        return steps;
    }
    // Presses the button with this role in the question, and returns its text.
    QString discardAndAnswer(QMessageBox::ButtonRole role)
    {
        QString question;
        QTimer::singleShot(0, this, [&question, role] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            question = box->text();
            for (QAbstractButton *answer : box->buttons()) {
                if (box->buttonRole(answer) == role)
                    return answer->click();
            }
        });
        button("discardWork").click();
        return question;
    }

    QList<JournalSummary> m_found;
    std::unique_ptr<RecoveryDialog> m_dialog;
};

void RecoveryDialogTest::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void RecoveryDialogTest::init()
{
    JournalSummary first;
    first.folder = u"/run/1"_s;
    first.origin.path = u"/motions/walk.bvh"_s;
    first.lastChange = QDateTime(QDate(2024, 5, 6), QTime(7, 8));
    first.steps = {u"one"_s, u"two"_s, u"three"_s};
    JournalSummary second;
    second.folder = u"/run/2"_s;
    second.origin.untitledName = u"Untitled 4"_s;
    second.lastChange = first.lastChange;
    second.steps = {u"only"_s};
    second.isDamaged = true;
    JournalSummary third;
    third.folder = u"/run/3"_s; // a repaired copy, which nobody has changed
    m_found = {first, second, third};
    m_dialog = std::make_unique<RecoveryDialog>(m_found);
    m_dialog->show();
}

void RecoveryDialogTest::aDocumentThatWasUndoneAfterItWasSavedSaysSo()
{
    for (const int saved : {2, -1}) { // -1: undo cannot reach it any more
        m_found.back().savedIndex = saved;
        m_dialog = std::make_unique<RecoveryDialog>(m_found);
        QCOMPARE(documents().item(2)->text(), u"Untitled\nUndone after it was saved\nNot saved yet"_s);
    }
}

void RecoveryDialogTest::documentsAreDescribed()
{
    QCOMPARE(documents().count(), 3);
    const QString time = QLocale().toString(m_found.front().lastChange, QLocale::ShortFormat);
    QCOMPARE(documents().item(0)->text(), u"walk.bvh\n%1, 3 step(s)\n/motions"_s.arg(time));
    QCOMPARE(documents().item(1)->text(),
             u"Untitled 4\n%1, 1 step(s) (what came after them is damaged)\nNot saved yet"_s.arg(time));
    QCOMPARE(documents().item(2)->text(), u"Untitled\nNot changed since it was opened\nNot saved yet"_s);
    QCOMPARE(documents().currentRow(), 0);
    QStringList quiet; // shown in the colour of less important text
    for (const QLabel *label : m_dialog->findChildren<QLabel *>()) {
        if (label->property("role") == u"secondary"_s)
            quiet << label->text();
    }
    QVERIFY(quiet.contains(u"Documents"_s) && quiet.contains(u"Steps, the latest first"_s));
    QVERIFY(!quiet.contains(u"Limber ended before this work was saved."_s));
}

void RecoveryDialogTest::stepsAreThoseOfTheRowTheLatestFirst()
{
    QCOMPARE(steps(), (QStringList{u"three"_s, u"two"_s, u"one"_s}));
    documents().setCurrentRow(1);
    QCOMPARE(steps(), QStringList{u"only"_s});
    documents().setCurrentRow(2);
    QVERIFY(steps().isEmpty());
    documents().setCurrentRow(0);
    QCOMPARE(steps().size(), 3);
    documents().setCurrentRow(-1);
    QVERIFY(steps().isEmpty());
}

void RecoveryDialogTest::allIsTickedAtFirst()
{
    QCOMPARE(m_dialog->ticked().size(), 3);
    documents().item(1)->setCheckState(Qt::Unchecked);
    const QList<JournalSummary> ticked = m_dialog->ticked();
    QCOMPARE(ticked.size(), 2);
    QCOMPARE(ticked.at(0).folder, u"/run/1"_s);
    QCOMPARE(ticked.at(1).folder, u"/run/3"_s);
}

void RecoveryDialogTest::nothingTickedLeavesNothingToDo()
{
    QVERIFY(button("recoverWork").isEnabled() && button("discardWork").isEnabled());
    QVERIFY(button("recoverWork").isDefault());
    for (int row = 0; row < 3; ++row)
        documents().item(row)->setCheckState(Qt::Unchecked);
    QVERIFY(!button("recoverWork").isEnabled() && !button("discardWork").isEnabled());
    QVERIFY(button("recoverLater").isEnabled());
    documents().item(2)->setCheckState(Qt::Checked);
    QVERIFY(button("recoverWork").isEnabled() && button("discardWork").isEnabled());
}

void RecoveryDialogTest::whatIsTickedIsRecovered()
{
    QSignalSpy recover(m_dialog.get(), &RecoveryDialog::recoverWanted);
    QSignalSpy discard(m_dialog.get(), &RecoveryDialog::discardWanted);
    documents().item(0)->setCheckState(Qt::Unchecked);
    button("recoverWork").click();
    QCOMPARE(recover.count(), 1);
    QCOMPARE(recover.first().first().value<QList<JournalSummary>>().size(), 2);
    QCOMPARE(discard.count(), 0);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QVERIFY(!m_dialog->isVisible());
}

void RecoveryDialogTest::laterChangesNothing()
{
    QSignalSpy recover(m_dialog.get(), &RecoveryDialog::recoverWanted);
    QSignalSpy discard(m_dialog.get(), &RecoveryDialog::discardWanted);
    button("recoverLater").click();
    QCOMPARE(recover.count() + discard.count(), 0);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
}

void RecoveryDialogTest::discardingIsConfirmed()
{
    QSignalSpy recover(m_dialog.get(), &RecoveryDialog::recoverWanted);
    QSignalSpy discard(m_dialog.get(), &RecoveryDialog::discardWanted);
    documents().item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(discardAndAnswer(QMessageBox::DestructiveRole), u"Delete the unsaved work on 2 document(s)?"_s);
    QCOMPARE(discard.count(), 1);
    QCOMPARE(discard.first().first().value<QList<JournalSummary>>().at(1).folder, u"/run/3"_s);
    QCOMPARE(recover.count(), 0);
    QVERIFY(!m_dialog->isVisible());
}

void RecoveryDialogTest::discardingCanBeGivenUp()
{
    QSignalSpy discard(m_dialog.get(), &RecoveryDialog::discardWanted);
    QVERIFY(!discardAndAnswer(QMessageBox::RejectRole).isEmpty());
    QCOMPARE(discard.count(), 0);
    QVERIFY(m_dialog->isVisible());
}

QTEST_MAIN(RecoveryDialogTest)

} // namespace tst_recoverydialog

#include "tst_recoverydialog.moc"
