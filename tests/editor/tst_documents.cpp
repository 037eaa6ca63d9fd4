#include "documents/sessiontabs.h"
#include "items/jointtreemodel.h"
#include "support/textfiles.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/messagebar.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <map>

namespace tst_documents {

using namespace limber;
using namespace limber::test;

namespace {

QByteArray brokenBvh()
{
    return smallBvh().replace("{", "");
}

QStringList tabTexts(const SessionTabs &tabs)
{
    QStringList texts;
    for (int tab = 0; tab < tabs.count(); ++tab)
        texts << tabs.tabText(tab);
    return texts;
}

void press(QWidget *box, const QString &text)
{
    for (auto *button : box->findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(QLatin1Char('&')) == text)
            return button->click();
    }
    QFAIL(qPrintable(QStringLiteral("no button ") + text));
}

} // namespace

// Several documents in one window: their tabs, their messages, their cameras, and what is asked when they close.
class DocumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theTabBarReturnsAfterTheLastTabWasClosed();
    void tabsStandInTheOrderOfTheFiles();
    void tabsOfEqualNamesShowTheirFolders();
    void manyTabsStayReadable();
    void theHiddenStartPageTakesNoSpace();
    void switchingTabsLeavesNoObjectsBehind();
    void everyFileOpensInTheHomeView();
    void messagesBelongToTheirDocument();
    void aRefusalGoesWhenTheNextFileOpens();
    void theNewestMessageComesFirstWithACount();
    void aRefusedPasteIsForgottenAfterAnEdit();
    void undoAfterSavingWithdrawsTheSavedMessage();
    void oneQuestionForAllUnsavedDocuments();
    void aClickOfTheMiddleButtonClosesThatTab();
    void closeOthersKeepsTheOneInFront();
    void closingAllBringsNoOtherDocumentToFront();
    void removedDocumentsAreNotClosedAgain();
    void closingTheLastDocumentForgetsItsFields();
    void saveAllSavesAll();
    void theTreeStartsAtTheTopOfEachDocument();
    void theWindowFitsTheScreen();
    void noEmptyTabBarIsLeftOnTheScreen();

private:
    QString write(const QString &name, const QByteArray &bytes = smallBvh()) const
    {
        return m_folder->write(name, bytes);
    }
    [[nodiscard]] SessionTabs &tabs() const { return *m_driver->window().findChild<SessionTabs *>(); }
    [[nodiscard]] MessageBar &messages() const { return *m_driver->window().findChild<MessageBar *>(); }
    void openAll(const QStringList &paths) const
    {
        for (const QString &path : paths)
            m_driver->window().files().open(path);
        QTRY_VERIFY(!m_driver->window().files().isLoading());
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void DocumentsTest::init()
{
    m_driver.reset();
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
}

void DocumentsTest::theTabBarReturnsAfterTheLastTabWasClosed()
{
    m_driver->window().files().openSample();
    QVERIFY(tabs().isVisible());
    m_driver->child<QAction>("file.close")->trigger();
    QVERIFY(!tabs().isVisible());
    m_driver->open(write(QStringLiteral("a.bvh")));
    QVERIFY(tabs().isVisible());
    QVERIFY(!tabs().visibleRegion().isEmpty());
    m_driver->open(write(QStringLiteral("b.bvh")));
    QVERIFY(tabs().isVisible());
    QCOMPARE(tabs().count(), 2);
    // The tabs are also restored at the next start.
    m_driver->window().close();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(write(QStringLiteral("a.bvh")));
    QVERIFY(tabs().isVisible());
}

void DocumentsTest::tabsStandInTheOrderOfTheFiles()
{
    QStringList paths;
    QStringList names;
    const QByteArray row = smallBvh().mid(smallBvh().lastIndexOf("0.12 39.96"));
    for (int file = 0; file < 9; ++file) {
        names << QStringLiteral("take%1.bvh").arg(file);
        // The first files take longest to read.
        const int frames = 20'000 * (9 - file);
        paths << write(names.last(), smallBvh().replace("Frames: 3", "Frames: " + QByteArray::number(frames + 3)) +
                                         row.repeated(frames));
    }
    openAll(paths);
    QCOMPARE(tabTexts(tabs()), names);
    QCOMPARE(m_driver->document().displayName(), names.last());
}

void DocumentsTest::tabsOfEqualNamesShowTheirFolders()
{
    QDir(m_folder->path(QString())).mkpath(QStringLiteral("walks"));
    QDir(m_folder->path(QString())).mkpath(QStringLiteral("runs"));
    openAll({write(QStringLiteral("walks/test.bvh")), write(QStringLiteral("runs/test.bvh"))});
    const QStringList texts = tabTexts(tabs());
    QVERIFY2(texts.at(0).contains(QStringLiteral("walks")), qPrintable(texts.at(0)));
    QVERIFY2(texts.at(1).contains(QStringLiteral("runs")), qPrintable(texts.at(1)));
    m_driver->child<QAction>("file.close")->trigger();
    QCOMPARE(tabTexts(tabs()), QStringList{QStringLiteral("test.bvh")});
}

void DocumentsTest::manyTabsStayReadable()
{
    QStringList paths;
    for (int file = 0; file < 14; ++file)
        paths << write(QStringLiteral("%1 a motion with a rather long name.bvh").arg(QChar(u'a' + file)));
    openAll(paths);
    for (int tab = 0; tab < tabs().count(); ++tab)
        QVERIFY2(tabs().tabRect(tab).width() >= 90, qPrintable(QString::number(tabs().tabRect(tab).width())));
    QCOMPARE(tabs().elideMode(), Qt::ElideMiddle); // the style sheet must not override it
}

// The start page lists recent files; when a document opens, the page is hidden.
void DocumentsTest::theHiddenStartPageTakesNoSpace()
{
    QStringList paths;
    for (int file = 0; file < 6; ++file)
        paths << write(QStringLiteral("%1.bvh").arg(file));
    openAll(paths);
    m_driver = std::make_unique<WindowDriver>();
    const auto *page = m_driver->window().findChild<QWidget *>(QStringLiteral("startPage"));
    QTRY_VERIFY(page->findChildren<QToolButton *>().size() > 6);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_driver->open(paths.first());
    QVERIFY2(m_driver->window().centralWidget()->minimumSizeHint().width() < 320,
             qPrintable(QString::number(m_driver->window().centralWidget()->minimumSizeHint().width())));
}

// Switching between tabs leaves no objects behind.
void DocumentsTest::switchingTabsLeavesNoObjectsBehind()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh"))});
    const auto objects = [this] {
        std::map<QByteArray, qsizetype> counts;
        for (const QObject *object : m_driver->window().findChildren<QObject *>())
            ++counts[object->metaObject()->className()];
        return counts;
    };
    const auto goRound = [this](int times) {
        for (int i = 0; i < 2 * times; ++i) {
            tabs().setCurrentIndex(i % 2);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    };
    goRound(2);
    const auto before = objects();
    goRound(10);
    for (const auto &[name, count] : objects()) {
        const auto known = before.find(name);
        const qsizetype then = known != before.end() ? known->second : 0;
        QVERIFY2(count <= then + 2,
                 qPrintable(QStringLiteral("%1: %2, then %3").arg(QLatin1String(name)).arg(then).arg(count)));
    }
}

void DocumentsTest::everyFileOpensInTheHomeView()
{
    const QStringList paths{write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")),
                            write(QStringLiteral("c.bvh")), write(QStringLiteral("d.bvh"))};
    m_driver->open(paths.first());
    QVERIFY(!m_driver->viewportPicture().isNull());
    const double yaw = m_driver->window().viewport().scene().camera().yawRadians();
    QVERIFY(std::abs(yaw) > 0.2); // no view from the front
    openAll(paths.mid(1));
    for (Session *session : tabs().sessions()) {
        tabs().bringToFront(session);
        QVERIFY(!m_driver->viewportPicture().isNull());
        QCOMPARE(m_driver->window().viewport().scene().camera().yawRadians(), yaw);
    }
}

void DocumentsTest::messagesBelongToTheirDocument()
{
    m_driver->open(write(QStringLiteral("a.bvh")));
    Session *first = &m_driver->session();
    QGuiApplication::clipboard()->setText(QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12"));
    m_driver->table()->setFocus();
    m_driver->table()->setCurrentIndex(m_driver->table()->model()->index(0, 0));
    m_driver->child<QAction>("motion.paste")->trigger();
    QVERIFY2(m_driver->message().startsWith(QStringLiteral("Not pasted")), qPrintable(m_driver->message()));
    QVERIFY(!m_driver->message().contains(QStringLiteral("1 rows")));
    m_driver->open(write(QStringLiteral("b.bvh")));
    QCOMPARE(m_driver->message(), QString());
    tabs().bringToFront(first);
    QVERIFY(m_driver->message().startsWith(QStringLiteral("Not pasted")));
    m_driver->child<QAction>("file.close")->trigger();
    QCOMPARE(m_driver->message(), QString());
}

void DocumentsTest::aRefusalGoesWhenTheNextFileOpens()
{
    m_driver->open(write(QStringLiteral("bad.bvh"), brokenBvh()));
    QVERIFY(m_driver->message().contains(QStringLiteral("bad.bvh")));
    m_driver->open(write(QStringLiteral("good.bvh")));
    QCOMPARE(m_driver->message(), QString());
    // When files are opened together, the refusal stays readable.
    openAll({write(QStringLiteral("worse.bvh"), brokenBvh()), write(QStringLiteral("better.bvh"))});
    QVERIFY(m_driver->message().contains(QStringLiteral("worse.bvh")));
}

void DocumentsTest::theNewestMessageComesFirstWithACount()
{
    openAll({write(QStringLiteral("one.bvh"), brokenBvh()), write(QStringLiteral("two.bvh"), "no motion at all")});
    QCOMPARE(messages().count(), 2);
    auto *count = m_driver->child<QToolButton>("messageCount");
    QVERIFY(count->isVisible());
    QCOMPARE(count->text(), QStringLiteral("1 of 2"));
    const QString newest = m_driver->message();
    QTest::mouseClick(count, Qt::LeftButton);
    QVERIFY(m_driver->message() != newest);
    QCOMPARE(count->text(), QStringLiteral("2 of 2"));
    QTest::mouseClick(m_driver->child<QToolButton>("messageClose"), Qt::LeftButton);
    QCOMPARE(m_driver->message(), newest);
    QVERIFY(!count->isVisible());
    QTest::mouseClick(m_driver->child<QToolButton>("messageClose"), Qt::LeftButton);
    QCOMPARE(m_driver->message(), QString());
}

void DocumentsTest::aRefusedPasteIsForgottenAfterAnEdit()
{
    m_driver->open(write(QStringLiteral("a.bvh")));
    QGuiApplication::clipboard()->setText(QStringLiteral("no numbers"));
    m_driver->table()->setFocus();
    m_driver->table()->setCurrentIndex(m_driver->table()->model()->index(0, 0));
    m_driver->child<QAction>("motion.paste")->trigger();
    QVERIFY(!m_driver->message().isEmpty());
    m_driver->typeIntoCell(0, 0, QStringLiteral("5"));
    QCOMPARE(m_driver->message(), QString());
}

void DocumentsTest::undoAfterSavingWithdrawsTheSavedMessage()
{
    m_driver->open(write(QStringLiteral("a.bvh")));
    m_driver->document().setName(0, "Pelvis");
    m_driver->child<QAction>("file.save")->trigger();
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains(QStringLiteral("Saved")));
    m_driver->child<QAction>("edit.undo")->trigger();
    QVERIFY(m_driver->window().statusBar()->currentMessage().isEmpty());
}

void DocumentsTest::oneQuestionForAllUnsavedDocuments()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")), write(QStringLiteral("c.bvh"))});
    for (Session *session : tabs().sessions().mid(0, 2))
        session->document().setName(0, "Pelvis");
    int questions = 0;
    m_driver->whenDialogOpens([&](QWidget *box) {
        ++questions;
        const QString text = qobject_cast<QMessageBox *>(box)->informativeText();
        QVERIFY(text.contains(QStringLiteral("a.bvh")) && text.contains(QStringLiteral("b.bvh")));
        QVERIFY(!text.contains(QStringLiteral("c.bvh")));
        press(box, QStringLiteral("Cancel"));
    });
    QVERIFY(!m_driver->window().close());
    QCOMPARE(tabs().count(), 3);
    m_driver->whenDialogOpens([&](QWidget *box) {
        ++questions;
        press(box, QStringLiteral("Discard All"));
    });
    QVERIFY(m_driver->window().close());
    QCOMPARE(questions, 2);
    QCOMPARE(bytesOf(m_folder->path(QStringLiteral("a.bvh"))), smallBvh());
}

void DocumentsTest::aClickOfTheMiddleButtonClosesThatTab()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")), write(QStringLiteral("c.bvh"))});
    QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, tabs().tabRect(0).center());
    QTRY_COMPARE(tabs().count(), 2);
    QCOMPARE(tabs().sessions().first()->document().displayName(), QStringLiteral("b.bvh"));
    // Beside the tabs it closes nothing.
    QTest::mouseClick(&tabs(), Qt::MiddleButton, {},
                      QPoint(tabs().tabRect(1).right() + 5, tabs().tabRect(1).center().y()));
    QTest::qWait(50);
    QCOMPARE(tabs().count(), 2);
}

void DocumentsTest::closeOthersKeepsTheOneInFront()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")), write(QStringLiteral("c.bvh"))});
    tabs().bringToFront(tabs().sessions().at(1));
    m_driver->child<QAction>("file.closeOthers")->trigger();
    QCOMPARE(tabTexts(tabs()), QStringList{QStringLiteral("b.bvh")});
    QVERIFY(!m_driver->child<QAction>("file.closeOthers")->isEnabled());
    m_driver->child<QAction>("file.closeAll")->trigger();
    QCOMPARE(tabs().count(), 0);
}

void DocumentsTest::closingAllBringsNoOtherDocumentToFront()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")), write(QStringLiteral("c.bvh"))});
    tabs().bringToFront(tabs().sessions().at(1));
    QList<Session *> shown;
    connect(&tabs(), &SessionTabs::currentSessionChanged, this, [&](Session *session) { shown << session; });
    m_driver->child<QAction>("file.closeAll")->trigger();
    QCOMPARE(shown, QList<Session *>{nullptr});
}

// A document may be removed while the question about all of them is on the screen.
void DocumentsTest::removedDocumentsAreNotClosedAgain()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh")), write(QStringLiteral("c.bvh"))});
    QList<Session *> removed;
    connect(&tabs(), &SessionTabs::sessionRemoved, this, [&](Session *session) { removed << session; });
    const QList<Session *> all = tabs().sessions();
    tabs().remove({all.first()});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_driver->window().files().close(all);
    QCOMPARE(removed, all);
    QCOMPARE(tabs().count(), 0);
}

// The window sets its style sheet again, which sends an event to all widgets.
void DocumentsTest::closingTheLastDocumentForgetsItsFields()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh"))});
    class : public QObject
    {
    public:
        bool eventFilter(QObject *, QEvent *event) override
        {
            isStyled = isStyled || event->type() == QEvent::StyleChange;
            return false;
        }
        bool isStyled = false;
    } watch;
    m_driver->window().installEventFilter(&watch);
    m_driver->child<QAction>("file.close")->trigger();
    QTest::qWait(500);
    QVERIFY(!watch.isStyled);
    m_driver->child<QAction>("file.close")->trigger();
    QTRY_VERIFY(watch.isStyled);
}

void DocumentsTest::saveAllSavesAll()
{
    openAll({write(QStringLiteral("a.bvh")), write(QStringLiteral("b.bvh"))});
    Session *front = &m_driver->session();
    for (Session *session : tabs().sessions())
        session->document().setName(0, "Pelvis");
    m_driver->child<QAction>("file.saveAll")->trigger();
    for (const char *name : {"a.bvh", "b.bvh"})
        QCOMPARE(bytesOf(m_folder->path(QLatin1String(name))), smallBvh().replace("Hips", "Pelvis"));
    QCOMPARE(&m_driver->session(), front);
    QVERIFY(!front->document().isModified());
}

void DocumentsTest::theTreeStartsAtTheTopOfEachDocument()
{
    m_driver->window().files().openSample();
    QTRY_VERIFY(m_driver->window().currentSession() != nullptr);
    m_driver->window().resize(1200, 620);
    const int last = m_driver->document().skeleton().jointCount() - 1;
    m_driver->session().selectOnly(NodeId::joint(last));
    Session *sample = &m_driver->session();
    m_driver->window().files().openSample();
    QTRY_VERIFY(&m_driver->session() != sample);
    QApplication::processEvents();
    QVERIFY(m_driver->tree()->visualRect(m_driver->session().jointTree().indexOf(NodeId::joint(0))).top() >= 0);
    tabs().bringToFront(sample);
    QApplication::processEvents();
    const QRect place = m_driver->tree()->visualRect(sample->jointTree().indexOf(NodeId::joint(last)));
    QVERIFY(m_driver->tree()->viewport()->rect().intersects(place));
}

void DocumentsTest::theWindowFitsTheScreen()
{
    MainWindow fresh;
    const QRect available = fresh.screen()->availableGeometry();
    QVERIFY(fresh.height() + 40 <= available.height());
    QVERIFY(fresh.width() <= available.width());
}

void DocumentsTest::noEmptyTabBarIsLeftOnTheScreen()
{
    MainWindow small;
    small.resize(1256, 632);
    small.show();
    QVERIFY(QTest::qWaitForWindowExposed(&small));
    const auto emptyBars = [&small] {
        int count = 0;
        for (const QTabBar *bar : small.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            count += bar->isVisible() && bar->count() == 0;
        return count;
    };
    small.files().open(write(QStringLiteral("a.bvh")));
    QTRY_VERIFY(small.currentSession() != nullptr);
    QTRY_COMPARE(emptyBars(), 0);
    for (const char *layout : {"window.classic", "window.edit", "window.browse", "window.edit", "file.close"}) {
        small.findChild<QAction *>(QLatin1String(layout))->trigger();
        QTRY_COMPARE(emptyBars(), 0);
    }
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    DocumentsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_documents

#include "tst_documents.moc"
