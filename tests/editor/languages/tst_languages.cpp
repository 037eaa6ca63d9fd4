#include "items/messagetext.h"
#include "languages/fitwalk.h"
#include "messages/skeletonmessages.h"
#include "search/commanddelegate.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QHash>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextLayout>
#include <QTimer>
#include <QToolBar>
#include <QTranslator>
#include <QTreeWidget>
#include <QUndoStack>

namespace tst_languages {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// Runs the program in one language as long as this object lives.
class Speaking
{
public:
    explicit Speaking(const QString &language)
    {
        QLocale::setDefault(QLocale(language));
        m_isLoaded = m_own.load(u":/limber/translations/limber_%1.qm"_s.arg(language));
        QCoreApplication::installTranslator(&m_own);
        if (m_ofQt.load(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_ofQt);
    }

    ~Speaking() { QLocale::setDefault(QLocale::c()); }

    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

private:
    QTranslator m_own;
    QTranslator m_ofQt;
    bool m_isLoaded = false;
};

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "pt_BR", "ja"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void say(const FitWalk &walk)
{
    for (const QString &trouble : walk.troubles())
        qWarning("%s", qUtf8Printable(trouble));
    QVERIFY(walk.troubles().isEmpty());
}

void settle()
{
    for (int round = 0; round < 4; ++round)
        QTest::qWait(10);
}

void openMotion(WindowDriver &driver)
{
    driver.window().resize(1280, 720);
    driver.child<QAction>("file.openSample")->trigger();
    QTRY_VERIFY(driver.window().currentSession() != nullptr && !driver.document().isLoading());
    driver.session().selectOnly(NodeId::joint(1));
    settle();
}

// Brings each panel to the front, with all pages that it has.
void walkPanels(WindowDriver &driver, FitWalk &walk)
{
    walk.look(driver.window());
    for (QDockWidget *dock : driver.window().findChildren<QDockWidget *>()) {
        const bool wasShown = dock->isVisible();
        dock->show();
        dock->raise();
        settle();
        walk.look(driver.window());
        if (!wasShown)
            dock->hide();
    }
}

void walkPages(QWidget &dialog, FitWalk &walk)
{
    walk.look(dialog);
    for (QTabWidget *tabs : dialog.findChildren<QTabWidget *>()) {
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            settle();
            walk.look(dialog);
        }
    }
}

} // namespace

// In each language every text of the window fits into its widget, on a screen of 1280 × 720.
class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsCutOffInTheWindow_data() { addLanguages(); }
    void nothingIsCutOffInTheWindow();
    void nothingIsCutOffInOperations_data() { addLanguages(); }
    void nothingIsCutOffInOperations();
    void commandsAreFoundByOwnWords_data() { addLanguages(); }
    void commandsAreFoundByOwnWords();
    void nothingIsCutOffInDialogs_data() { addLanguages(); }
    void nothingIsCutOffInDialogs();
    void toolBarsShowNoMnemonics_data() { addLanguages(); }
    void toolBarsShowNoMnemonics();
    void numbersFollowTheLanguageOnlyOnTheScreen();
    void japaneseIsDrawnWithItsLetters();
};

void LanguagesTest::nothingIsCutOffInTheWindow()
{
    QFETCH(const QString, language);
    const Speaking speaking(language);
    QVERIFY(speaking.isLoaded());
    WindowDriver driver;
    driver.window().resize(1280, 720);
    settle();
    FitWalk walk;
    walk.look(driver.window()); // looks at the start page
    openMotion(driver);
    QVERIFY2(driver.window().width() <= 1280, qPrintable(QString::number(driver.window().width())));
    for (const char *layout : {"window.browse", "window.edit", "window.classic"}) {
        QAction *action = driver.child<QAction>(layout);
        QVERIFY2(action != nullptr, layout);
        action->trigger();
        settle();
        QVERIFY2(driver.window().width() <= 1280, layout);
        walkPanels(driver, walk);
    }
    for (const char *tool : {"pose.move", "pose.rotate", "pose.ik"}) {
        driver.child<QAction>(tool)->trigger();
        settle();
        walk.look(driver.window());
    }
    QVERIFY2(walk.texts() > 300, qPrintable(QString::number(walk.texts())));
    say(walk);
}

void LanguagesTest::toolBarsShowNoMnemonics()
{
    QFETCH(const QString, language);
    const Speaking speaking(language);
    WindowDriver driver;
    static const QRegularExpression unwanted(QStringLiteral("&|…|\\([A-Z0-9]\\)"));
    int captions = 0;
    for (const QToolBar *bar : driver.window().findChildren<QToolBar *>()) {
        for (const QAction *action : bar->actions()) {
            if (action->objectName().isEmpty())
                continue;
            QVERIFY2(!action->iconText().isEmpty() && !action->iconText().contains(unwanted),
                     qPrintable(QStringLiteral("%1: %2").arg(action->objectName(), action->iconText())));
            ++captions;
        }
    }
    QVERIFY(captions > 10);
}

void LanguagesTest::nothingIsCutOffInOperations()
{
    QFETCH(const QString, language);
    const Speaking speaking(language);
    WindowDriver driver;
    openMotion(driver);
    driver.child<QAction>("window.edit")->trigger();
    auto *dock = driver.child<QDockWidget>("dock.cleanUp");
    QVERIFY(dock != nullptr);
    dock->show();
    dock->raise();
    settle();
    auto *list = driver.child<QTreeWidget>("operationList");
    QVERIFY(list != nullptr);
    FitWalk walk;
    const int width = dock->width();
    int operations = 0;
    for (int group = 0; group < list->topLevelItemCount(); ++group) {
        for (int row = 0; row < list->topLevelItem(group)->childCount(); ++row, ++operations) {
            list->setCurrentItem(list->topLevelItem(group)->child(row));
            settle();
            walk.look(*dock);
            QCOMPARE(dock->width(), width); // long words must not widen the column
        }
    }
    QVERIFY2(operations > 30, qPrintable(QString::number(operations)));
    say(walk);
    driver.document().undoStack().setClean();
}

// Opens every command that has a dialog.
void LanguagesTest::nothingIsCutOffInDialogs()
{
    QFETCH(const QString, language);
    const Speaking speaking(language);
    WindowDriver driver;
    openMotion(driver);
    FitWalk walk;
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            auto *dialog = qobject_cast<QDialog *>(window);
            if (dialog == nullptr || !dialog->isVisible())
                continue;
            ++seen;
            if (qobject_cast<QFileDialog *>(dialog) == nullptr) // Qt's own dialog is left out
                walkPages(*dialog, walk);
            dialog->reject();
        }
    });
    timer.start(50);
    QStringList commands{u"help.about"_s, u"help.contents"_s};
    for (const QAction *action : driver.window().findChildren<QAction *>()) {
        if (action->objectName().contains(u'.') && action->text().contains(u'…'))
            commands << action->objectName();
    }
    for (const QString &command : commands) {
        QAction *action = driver.window().findChild<QAction *>(command);
        if (action == nullptr || !action->isEnabled())
            continue;
        const int before = seen;
        action->trigger();
        (void)QTest::qWaitFor([&] { return seen > before; }, 400); // not every command has a dialog now
    }
    QTRY_VERIFY2(seen > 12, qPrintable(QString::number(seen)));
    timer.stop();
    say(walk);
    driver.document().undoStack().setClean();
}

// As people say it in their language; English words are found, too.
void LanguagesTest::commandsAreFoundByOwnWords()
{
    QFETCH(const QString, language);
    const QHash<QString, QList<std::pair<QString, QString>>> wanted{
        {u"de"_s,
         {{u"rutschende füße"_s, u"operation.footlock"_s},
          {u"hände glätten"_s, u"operation.smooth"_s},
          {u"rauschen"_s, u"operation.smooth"_s},
          {u"hand eingefroren"_s, u"operation.interpolate"_s},
          {u"knie springt"_s, u"operation.despike"_s},
          {u"figur vergrößern"_s, u"operation.scale"_s},
          {u"umdrehen"_s, u"operation.orient"_s},
          {u"halbe geschwindigkeit"_s, u"operation.timewarp"_s},
          {u"zeitlupe"_s, u"motion.frameTime"_s},
          {u"nachtmodus"_s, u"edit.preferences"_s},
          {u"alles rückgängig"_s, u"file.revert"_s},
          {u"knee pop"_s, u"operation.despike"_s}}},
        {u"pt_BR"_s,
         {{u"pés deslizando"_s, u"operation.footlock"_s},
          {u"dança em loop"_s, u"operation.loop"_s},
          {u"mais devagar"_s, u"operation.timewarp"_s},
          {u"desfazer tudo"_s, u"file.revert"_s}}},
        {u"ja"_s,
         {{u"足滑り"_s, u"operation.footlock"_s},
          {u"ループ"_s, u"operation.loop"_s},
          {u"震え"_s, u"operation.smooth"_s},
          {u"言語"_s, u"edit.preferences"_s}}},
        {u"en"_s, {{u"sticky feet"_s, u"operation.footlock"_s}}}};
    const Speaking speaking(language);
    WindowDriver driver;
    openMotion(driver);
    driver.child<QAction>("edit.findCommand")->trigger();
    auto *field = driver.child<QLineEdit>("commandSearch");
    for (const auto &[query, command] : wanted.value(language)) {
        field->setText(query);
        emit field->textEdited(query);
        const QListWidgetItem *first = driver.child<QListWidget>("commandMatches")->item(0);
        const QObject *action = first->data(CommandDelegate::ActionRole).value<QObject *>();
        QVERIFY2(action != nullptr && action->objectName() == command, qPrintable(query + u": "_s + first->text()));
    }
}

// Numbers have a decimal comma where people read them, and a point where other programs do.
void LanguagesTest::numbersFollowTheLanguageOnlyOnTheScreen()
{
    const Speaking speaking(u"de"_s);
    WindowDriver driver;
    openMotion(driver);
    auto *dock = driver.child<QDockWidget>("dock.cleanUp");
    dock->show();
    dock->raise();
    auto *search = driver.child<QLineEdit>("operationSearch");
    search->setText(u"smooth"_s);
    settle();
    QTest::keyClick(search, Qt::Key_Return);
    auto *cutoff = driver.child<QDoubleSpinBox>("parameter.cutoff");
    QVERIFY(cutoff != nullptr);
    for (const char *typed : {"4,5", "4.5"}) {
        cutoff->clear();
        QTest::keyClicks(cutoff, QLatin1String(typed));
        QCOMPARE(cutoff->value(), 4.5);
        QVERIFY2(cutoff->text().startsWith(u"4,5"_s), qPrintable(cutoff->text()));
    }
    QVERIFY(textOf(messages::slideFound(numberArgument("0.5"))).contains(u"0,5"_s));

    driver.child<QDockWidget>("dock.motion")->raise();
    driver.table()->selectAll();
    driver.child<QAction>("motion.copy")->trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(u'.'));
    QVERIFY(!copied.contains(u','));
    driver.document().undoStack().setClean();
}

void LanguagesTest::japaneseIsDrawnWithItsLetters()
{
    if (QFontDatabase::families(QFontDatabase::Japanese).isEmpty())
        QSKIP("no font with Japanese letters is installed");
    const Speaking speaking(u"ja"_s);
    WindowDriver driver;
    openMotion(driver);
    int letters = 0;
    for (const QLabel *label : driver.window().findChildren<QLabel *>()) {
        QTextLayout layout(label->text(), label->font());
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const QGlyphRun &run : layout.glyphRuns()) {
            const QList<quint32> glyphs = run.glyphIndexes();
            letters += static_cast<int>(glyphs.size());
            QVERIFY2(!glyphs.contains(0), qPrintable(label->text())); // glyph 0 stands for a missing character
        }
    }
    QVERIFY2(letters > 100, qPrintable(QString::number(letters)));
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
    QApplication app(argc, argv);
    LanguagesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_languages

#include "tst_languages.moc"
