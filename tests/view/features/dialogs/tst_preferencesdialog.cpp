#include "dialogs/preferencesdialog.h"

#include "document/namecodec.h"

#include <QComboBox>
#include <QTest>

#include <memory>

namespace tst_preferencesdialog {

using namespace limber;
using namespace Qt::StringLiterals;

// The settings of all documents: each change is announced at once.
class PreferencesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void thePresentSettingsAreShown();
    void unknownSettingsAreShownAsTheDefault();
    void eachChangeIsAnnounced();
    void cancelRestoresAllOfThem();

private:
    void open(const Preferences &preferences);
    [[nodiscard]] QComboBox &box(const QString &name) const
    {
        for (auto *each : m_dialog->findChildren<QComboBox *>()) {
            if (each->accessibleName() == name)
                return *each;
        }
        qFatal("there is no choice %s", qPrintable(name));
    }
    [[nodiscard]] static Preferences example();

    std::unique_ptr<PreferencesDialog> m_dialog;
    QList<Preferences> m_announced;
};

Preferences PreferencesDialogTest::example()
{
    Preferences preferences;
    preferences.language = u"ja"_s;
    preferences.theme = Theme::Mode::Light;
    preferences.toolBarStyle = Qt::ToolButtonIconOnly;
    preferences.startup = Preferences::Startup::Changes;
    preferences.backups = 3;
    preferences.nameCodec = NameCodec::available()[1].name;
    return preferences;
}

void PreferencesDialogTest::open(const Preferences &preferences)
{
    m_dialog = std::make_unique<PreferencesDialog>(
        preferences, QList<LanguageChoice>{{u"de"_s, u"Deutsch"_s}, {u"ja"_s, u"日本語"_s}});
    m_announced.clear();
    connect(m_dialog.get(), &PreferencesDialog::preferencesChanged, this,
            [this](const Preferences &changed) { m_announced << changed; });
}

void PreferencesDialogTest::thePresentSettingsAreShown()
{
    open(example());
    QCOMPARE(box(u"Language"_s).currentText(), u"日本語"_s);
    QCOMPARE(box(u"Theme"_s).currentText(), u"Light"_s);
    QCOMPARE(box(u"Toolbar"_s).currentText(), u"Icons"_s);
    QCOMPARE(box(u"Startup"_s).currentText(), u"Last session's files with unsaved changes"_s);
    QCOMPARE(box(u"Keep backups"_s).currentText(), u"The last three"_s);
    QCOMPARE(box(u"Joint names"_s).currentIndex(), 1);
    open({});
    QCOMPARE(box(u"Language"_s).currentText(), u"Match system"_s);
    QCOMPARE(box(u"Theme"_s).currentText(), u"Match system"_s);
    QCOMPARE(box(u"Toolbar"_s).currentText(), u"Icons and text"_s);
    QCOMPARE(box(u"Startup"_s).currentText(), u"Start page"_s);
    QCOMPARE(box(u"Keep backups"_s).currentText(), u"None"_s);
    QCOMPARE(box(u"Joint names"_s).currentIndex(), 0);
    QVERIFY(m_announced.isEmpty());
}

void PreferencesDialogTest::unknownSettingsAreShownAsTheDefault()
{
    Preferences preferences;
    preferences.language = u"tlh"_s;
    preferences.backups = 7;
    preferences.nameCodec = "none";
    open(preferences);
    QCOMPARE(box(u"Language"_s).currentText(), u"Match system"_s);
    QCOMPARE(box(u"Keep backups"_s).currentText(), u"None"_s);
    QCOMPARE(box(u"Joint names"_s).currentIndex(), 0);
}

void PreferencesDialogTest::eachChangeIsAnnounced()
{
    open({});
    Preferences wanted;
    box(u"Language"_s).setCurrentIndex(1);
    wanted.language = u"de"_s;
    QCOMPARE(m_announced.size(), 1);
    QVERIFY(m_announced.last() == wanted);
    box(u"Theme"_s).setCurrentIndex(1);
    wanted.theme = Theme::Mode::Dark;
    QVERIFY(m_announced.last() == wanted);
    box(u"Toolbar"_s).setCurrentIndex(2);
    wanted.toolBarStyle = Qt::ToolButtonTextOnly;
    QVERIFY(m_announced.last() == wanted);
    box(u"Startup"_s).setCurrentIndex(1);
    wanted.startup = Preferences::Startup::Files;
    QVERIFY(m_announced.last() == wanted);
    box(u"Keep backups"_s).setCurrentIndex(3);
    wanted.backups = 10;
    QVERIFY(m_announced.last() == wanted);
    box(u"Joint names"_s).setCurrentIndex(2);
    wanted.nameCodec = NameCodec::available()[2].name;
    QVERIFY(m_announced.last() == wanted);
    QCOMPARE(m_announced.size(), 6);
    m_dialog->accept();
    QCOMPARE(m_announced.size(), 6);
}

void PreferencesDialogTest::cancelRestoresAllOfThem()
{
    open(example());
    box(u"Theme"_s).setCurrentIndex(1);
    box(u"Keep backups"_s).setCurrentIndex(0);
    QVERIFY(m_announced.last() != example());
    m_dialog->reject();
    QCOMPARE(m_announced.size(), 3);
    QVERIFY(m_announced.last() == example());
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
}

QTEST_MAIN(PreferencesDialogTest)

} // namespace tst_preferencesdialog

#include "tst_preferencesdialog.moc"
