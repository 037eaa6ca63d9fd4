#include "windowhost.h"

#include "actions/actiontable.h"
#include "bvh/write/bvhwriter.h"
#include "curvespanel/curvespanel.h"
#include "documents/sessiontabs.h"
#include "recovery/recoverydialog.h"
#include "session/curves/curveset.h"
#include "settings/translations.h"
#include "support/walker.h"
#include "timeline/contactstrip.h"
#include "timeline/timelinepanel.h"
#include "timeline/transport.h"
#include "windowdriver.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace tst_language {

using namespace limber;
using namespace limber::test;

// When the language is changed while the program runs, a new window shows the same documents.
class LanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void languagesHaveTheirOwnNames();
    void theWindowIsTranslated_data();
    void theWindowIsTranslated();
    void documentsKeepTheirHistory();
    void unsavedWorkIsStillRecoverable();
    void theViewStaysAsItWas();
    void whatIsShownAndFilteredStays();
    void theLanguageIsKeptForTheNextStart();
    void cancelKeepsTheLanguage();
    void theChangeWaitsForTheEndOfAGesture();
    void anUnknownLanguageIsEnglish();
    void withoutDocumentsTheStartPageIsTranslated();
    void changingTheLanguageOftenKeepsEverything();

private:
    // Selects the language in the preferences, as a user does, and presses a button.
    void choose(const QString &code, QDialogButtonBox::StandardButton button = QDialogButtonBox::Ok);
    void chooseAndWait(const QString &code);
    void open();
    [[nodiscard]] MainWindow &window() { return m_host->window(); }
    [[nodiscard]] Document &document() { return window().currentSession()->document(); }
    [[nodiscard]] QString firstMenu() { return window().menus().actions().first()->text(); }
    [[nodiscard]] QAction *action(const char *name) { return window().findChild<QAction *>(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_files;
    std::unique_ptr<WindowHost> m_host;
};

void LanguageTest::init()
{
    m_files = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_files->filePath(QStringLiteral("state")).toLocal8Bit());
    QSettings(QStringLiteral("Limber"), QStringLiteral("Limber")).clear();
    installTranslations(*QApplication::instance(), QStringLiteral("en"));
    m_host = std::make_unique<WindowHost>();
    window().resize(1280, 800);
    window().show();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

void LanguageTest::cleanup()
{
    m_host.reset();
}

void LanguageTest::open()
{
    QFile file(m_files->filePath(QStringLiteral("walk.bvh")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeBvh(makeWalker({.frames = 30}).clip)));
    file.close();
    window().files().open(file.fileName());
    QTRY_VERIFY(!window().files().isLoading());
    QVERIFY(window().currentSession() != nullptr);
}

void LanguageTest::choose(const QString &code, QDialogButtonBox::StandardButton button)
{
    QTimer::singleShot(100, qApp, [code, button] {
        QWidget *dialog = QApplication::activeModalWidget();
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("languageBox"));
        box->setCurrentIndex(box->findData(code));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
    });
    action("edit.preferences")->trigger();
}

void LanguageTest::chooseAndWait(const QString &code)
{
    const QPointer<MainWindow> before = &window();
    choose(code);
    QTRY_VERIFY(before.isNull());
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

void LanguageTest::languagesHaveTheirOwnNames()
{
    QStringList names;
    for (const LanguageChoice &language : languageChoices())
        names << language.code + u'=' + language.name;
    QCOMPARE(names, (QStringList{QStringLiteral("de=Deutsch"), QStringLiteral("en=English"),
                                 QStringLiteral("ja=日本語"), QStringLiteral("pt_BR=Português (Brasil)")}));
}

void LanguageTest::theWindowIsTranslated_data()
{
    QTest::addColumn<QString>("menu");
    QTest::newRow("de") << QStringLiteral("&Datei");
    QTest::newRow("en") << QStringLiteral("&File");
    QTest::newRow("ja") << QStringLiteral("ファイル(&F)");
    QTest::newRow("pt_BR") << QStringLiteral("&Arquivo");
}

void LanguageTest::theWindowIsTranslated()
{
    QFETCH(const QString, menu);
    open();
    chooseAndWait(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(firstMenu(), menu);
    // Numbers on the screen follow the language.
    QCOMPARE(window().locale().decimalPoint(), QLocale(QString::fromLatin1(QTest::currentDataTag())).decimalPoint());
    chooseAndWait(QString());
    QCOMPARE(firstMenu(), QStringLiteral("&File"));
}

void LanguageTest::documentsKeepTheirHistory()
{
    open();
    const Session *session = window().currentSession();
    const double before = document().clip().motion.value(2, 0);
    document().setValues({2, 1, {0}}, {before + 1.0}, QStringLiteral("One"));
    document().setValues({3, 1, {0}}, {5.0}, QStringLiteral("Two"));
    window().currentSession()->playhead().setFrame(7);
    chooseAndWait(QStringLiteral("de"));
    QCOMPARE(window().currentSession(), session);
    QCOMPARE(session->playhead().frame(), 7);
    QVERIFY(document().isModified());
    action("edit.undo")->trigger();
    action("edit.undo")->trigger();
    QCOMPARE(document().clip().motion.value(2, 0), before);
    QVERIFY(!document().isModified());
    action("edit.redo")->trigger();
    QCOMPARE(document().clip().motion.value(2, 0), before + 1.0);
    QVERIFY(window().isWindowModified());
}

void LanguageTest::unsavedWorkIsStillRecoverable()
{
    open();
    document().setValues({2, 1, {0}}, {11.0}, QStringLiteral("Before"));
    chooseAndWait(QStringLiteral("de"));
    document().setValues({3, 1, {0}}, {12.0}, QStringLiteral("After"));
    window().keepForNextStart();
    m_host.reset();
    m_host = std::make_unique<WindowHost>();
    window().show();
    window().offerRecovery();
    QTRY_VERIFY(window().findChild<RecoveryDialog *>() != nullptr);
    auto *dialog = window().findChild<RecoveryDialog *>();
    QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("recoverWork")), Qt::LeftButton);
    QTRY_VERIFY(window().currentSession() != nullptr);
    QCOMPARE(document().clip().motion.value(2, 0), 11.0);
    QCOMPARE(document().clip().motion.value(3, 0), 12.0);
    action("edit.undo")->trigger();
    action("edit.undo")->trigger();
    QVERIFY(!document().isModified());
}

void LanguageTest::theViewStaysAsItWas()
{
    open();
    action("view.trails")->trigger();
    const bool trails = action("view.trails")->isChecked();
    action("pose.ik")->trigger();
    const QSize size = window().size();
    const QPoint at = window().pos();
    chooseAndWait(QStringLiteral("de"));
    QCOMPARE(action("view.trails")->isChecked(), trails);
    QVERIFY(action("pose.ik")->isChecked());
    QCOMPARE(window().size(), size);
    // a window manager may add the window frame once more
    QVERIFY((window().pos() - at).manhattanLength() < 100);
}

void LanguageTest::whatIsShownAndFilteredStays()
{
    open();
    const auto field = [this](const char *name) { return window().findChild<QLineEdit *>(QLatin1String(name)); };
    action("contacts.show")->trigger();
    QVERIFY(action("contacts.show")->isChecked());
    field("jointFilter")->setText(QStringLiteral("Leg"));
    field("channelFilter")->setText(QStringLiteral("rot"));
    auto *transport = &window().findChild<TimelinePanel *>()->transport();
    transport->setLoopMode(LoopMode::PingPong);
    transport->setSpeed(0.5);
    auto *curves = &window().findChild<CurvesPanel *>()->curves();
    curves->setKind(CurveKind::Speed);
    chooseAndWait(QStringLiteral("de"));
    QVERIFY(action("contacts.show")->isChecked());
    QVERIFY(window().findChild<TimelinePanel *>()->contacts().isVisibleTo(&window()));
    QCOMPARE(field("jointFilter")->text(), QStringLiteral("Leg"));
    QCOMPARE(field("channelFilter")->text(), QStringLiteral("rot"));
    transport = &window().findChild<TimelinePanel *>()->transport();
    QCOMPARE(transport->loopMode(), LoopMode::PingPong);
    QCOMPARE(transport->speed(), 0.5);
    curves = &window().findChild<CurvesPanel *>()->curves();
    QCOMPARE(curves->kind(), CurveKind::Speed);
    // What was switched off stays off.
    action("contacts.show")->trigger();
    field("jointFilter")->clear();
    chooseAndWait(QStringLiteral("en"));
    QVERIFY(!action("contacts.show")->isChecked());
    QVERIFY(field("jointFilter")->text().isEmpty());
}

void LanguageTest::theLanguageIsKeptForTheNextStart()
{
    chooseAndWait(QStringLiteral("ja"));
    QCOMPARE(Settings::chosenLanguage(), QStringLiteral("ja"));
    m_host.reset();
    installTranslations(*QApplication::instance(), Settings::chosenLanguage());
    m_host = std::make_unique<WindowHost>();
    QCOMPARE(firstMenu(), QStringLiteral("ファイル(&F)"));
}

void LanguageTest::cancelKeepsTheLanguage()
{
    const MainWindow *before = &window();
    choose(QStringLiteral("de"), QDialogButtonBox::Cancel);
    QTest::qWait(400);
    QCOMPARE(&window(), before);
    QCOMPARE(firstMenu(), QStringLiteral("&File"));
    QCOMPARE(Settings::chosenLanguage(), QString());
}

void LanguageTest::theChangeWaitsForTheEndOfAGesture()
{
    open();
    const MainWindow *before = &window();
    window().currentSession()->dragGuard().take();
    choose(QStringLiteral("de"));
    QTest::qWait(400);
    QCOMPARE(&window(), before);
    window().currentSession()->dragGuard().letGo();
    QTRY_COMPARE(firstMenu(), QStringLiteral("&Datei"));
}

void LanguageTest::anUnknownLanguageIsEnglish()
{
    installTranslations(*QApplication::instance(), QStringLiteral("../../x%1"));
    m_host = std::make_unique<WindowHost>();
    QCOMPARE(firstMenu(), QStringLiteral("&File"));
}

void LanguageTest::withoutDocumentsTheStartPageIsTranslated()
{
    chooseAndWait(QStringLiteral("de"));
    QVERIFY(window().currentSession() == nullptr);
    const QList<QAbstractButton *> buttons = window().centralWidget()->findChildren<QAbstractButton *>();
    const auto isGerman = [](const QAbstractButton *button) { return button->text().contains(u"öffnen"); };
    QVERIFY(std::ranges::any_of(buttons, isGerman));
}

void LanguageTest::changingTheLanguageOftenKeepsEverything()
{
    open();
    const Session *session = window().currentSession();
    for (int i = 0; i < 10; ++i) {
        document().setValues({i, 1, {0}}, {double(100 + i)}, QStringLiteral("Step"));
        chooseAndWait(i % 2 == 0 ? QStringLiteral("de") : QStringLiteral("en"));
        QCOMPARE(window().currentSession(), session);
    }
    QCOMPARE(document().undoStack().count(), 10);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    LanguageTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_language

#include "tst_language.moc"
