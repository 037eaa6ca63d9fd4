#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "documents/sessiontabs.h"
#include "layers/layerstack.h"
#include "panels/findingspanel.h"
#include "project/projectreader.h"
#include "project/projectwriter.h"
#include "session/sessionproject.h"
#include "settings/settings.h"
#include "support/operationcalls.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/messagebar.h"
#include "windowdriver.h"

#include <glm/geometric.hpp>

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <unistd.h>

namespace tst_project {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray walk(int frames = 60)
{
    return QByteArray::fromStdString(writeBvh(makeWalker({.frames = frames}).clip));
}

// A layer that rotates a joint in all frames.
Layer layerOf(int joint, double radians)
{
    Layer layer;
    layer.name = "Polish";
    layer.joints = {joint};
    LayerKey key;
    key.frame = 5;
    key.window.full = {5, 5};
    key.offsets = {{joint, glm::dvec3(0.0, radians, 0.0), std::nullopt}};
    layer.keys = {key};
    return layer;
}

} // namespace

// Project files from the menu to the disk and back.
class ProjectWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void layersAndMarkersAreSavedBesideTheBvh();
    void theFirstSaveOfAProjectIsReported();
    void readsBackWhatItSaved();
    void isOpenedByItsName();
    void closingSavesTheProject();
    void closingStaysWhenTheProjectIsNotToBeReplaced();
    void undoingAMarkerDoesNotRewriteTheBvh();
    void aPlainDocumentGetsNoProject();
    void choicesAloneMakeAProject_data();
    void choicesAloneMakeAProject();
    void choicesAloneAreNotAskedAbout();
    void editsOfTheClipGoToBoth();
    void saveAsWritesBothUnderTheNewName();
    void reportsWhichFileIsSavedAndWhichIsNot();
    void revertReadsBoth();
    void aBvhOffersItsProject();
    void aForeignProjectIsNotOverwrittenWithoutAQuestion();
    void aMissingBvhIsNamed();
    void findsTheBvhBesideIt();
    void reportsThatTheBvhIsAnotherFile();
    void aDamagedProjectIsUsedUpToTheDamage();
    void aFileThatIsNoProjectIsRefused();
    void exportsLayersMerged();
    void doesNotExportOverItself();
    void theViewIsRestored();
    void aFollowingCameraIsRestored();
    void theTabNamesTheProject();

private:
    Document &document() { return m_driver->document(); }
    QAction *action(const char *name) { return m_driver->window().findChild<QAction *>(QLatin1String(name)); }
    void save() { action("file.save")->trigger(); }
    void answer(QMessageBox::StandardButton button)
    {
        m_driver->whenDialogOpens([button](QWidget *dialog) {
            auto *box = qobject_cast<QMessageBox *>(dialog);
            QVERIFY(box != nullptr);
            QTest::mouseClick(box->button(button), Qt::LeftButton);
        });
    }
    void pressInBox(const QString &text)
    {
        m_driver->whenDialogOpens([text](QWidget *dialog) {
            for (QAbstractButton *button : qobject_cast<QMessageBox *>(dialog)->buttons()) {
                if (button->text().remove(QLatin1Char('&')) == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL("no such button");
        });
    }
    // Closes all documents and opens the file anew.
    void openAnew(const QString &path)
    {
        m_driver.reset();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->open(path);
    }
    // All messages that the bar holds.
    QString allMessages()
    {
        auto *bar = m_driver->window().findChild<MessageBar *>();
        QString text;
        for (int i = bar->count(); i > 0; --i) {
            text += bar->text() + QLatin1Char('\n');
            if (auto *next = bar->findChild<QToolButton *>(u"messageCount"_s); next != nullptr && next->isVisible())
                next->click();
        }
        return text;
    }
    void decorate()
    {
        document().setMarkers({{7, "heel"}, {20, "t\xC3\xB6"}}, u"x"_s);
        document().setLayers({layerOf(2, 0.25)}, u"x"_s);
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    QString m_bvh;
    QString m_project;
};

void ProjectWindowTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_bvh = m_folder->write(u"walk.bvh"_s, walk());
    m_project = m_folder->path(u"walk.limber"_s);
    m_driver->open(m_bvh);
}

void ProjectWindowTest::cleanup()
{
    m_driver.reset();
}

void ProjectWindowTest::layersAndMarkersAreSavedBesideTheBvh()
{
    const FileStamp before = FileStamp::of(m_bvh);
    QTest::qWait(20);
    decorate();
    QVERIFY(document().isModified());
    save();
    QVERIFY(!document().isModified());
    QVERIFY(before.isStillTrue());
    QCOMPARE(bytesOf(m_bvh), walk());
    QCOMPARE(document().origin().project.path, m_project);
    const ProjectReading reading = readProject(bytesOf(m_project).toStdString(), document().skeleton(), 60);
    QVERIFY(reading.findings.empty());
    QVERIFY(reading.project.additions.get<Markers>() == document().markers());
    QCOMPARE(reading.project.additions.get<Layers>().size(), std::size_t{1});
    QCOMPARE(reading.project.motion.file, std::string("walk.bvh"));
    QCOMPARE(reading.project.motion.bytes, std::int64_t{walk().size()});
}

void ProjectWindowTest::theFirstSaveOfAProjectIsReported()
{
    decorate();
    save();
    QVERIFY2(m_driver->message().contains(u"walk.limber"_s), qPrintable(m_driver->message()));
    QCOMPARE(m_driver->window().findChild<MessageBar *>()->count(), 1);
    document().setMarkers({}, u"x"_s);
    save();
    QCOMPARE(m_driver->window().findChild<MessageBar *>()->count(), 1); // the message does not appear again
    QVERIFY(!bytesOf(m_project).contains("heel"));
}

void ProjectWindowTest::readsBackWhatItSaved()
{
    decorate();
    document().setContacts(Contacts{{jointNamed(document().skeleton(), "LeftFoot"), {{3, 9}}}}, u"x"_s);
    const Additions additions = document().additions();
    save();
    const QByteArray project = bytesOf(m_project);
    openAnew(m_project);
    QCOMPARE(document().path(), m_bvh);
    QCOMPARE(document().displayName(), u"walk.bvh"_s);
    QVERIFY(!document().isModified());
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(document().additions().get<Markers>() == additions.get<Markers>());
    QVERIFY(document().additions().get<SetContacts>() == additions.get<SetContacts>());
    QCOMPARE(document().layers().size(), std::size_t{1});
    QCOMPARE(document().layers().front().keys.size(), std::size_t{1});
    QVERIFY(document().layers().front().keys.front() == additions.get<Layers>().front().keys.front());
    QVERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message()));
    QVERIFY(m_driver->window().close()); // nothing is asked
    QCOMPARE(bytesOf(m_project), project);
}

void ProjectWindowTest::isOpenedByItsName()
{
    decorate();
    save();
    openAnew(m_folder->path(u"none.bvh"_s));
    QVERIFY(m_driver->window().currentSession() == nullptr);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_project)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_driver->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_driver->window(), &drop);
    QTRY_VERIFY(m_driver->window().currentSession() != nullptr && !document().isLoading());
    QCOMPARE(document().markers().size(), std::size_t{2});
    // Opening either of its names shows the same document.
    m_driver->open(m_bvh);
    m_driver->open(m_project);
    QCOMPARE(m_driver->window().findChild<SessionTabs *>()->count(), 1);
    QCOMPARE(document().markers().size(), std::size_t{2});
}

void ProjectWindowTest::closingSavesTheProject()
{
    decorate();
    const FileStamp before = FileStamp::of(m_bvh);
    answer(QMessageBox::Save);
    QVERIFY(m_driver->window().close());
    QVERIFY(before.isStillTrue());
    QVERIFY(bytesOf(m_project).contains("\"heel\""));
}

// The project has another name; the answer to the question about it is Cancel.
void ProjectWindowTest::closingStaysWhenTheProjectIsNotToBeReplaced()
{
    decorate();
    save();
    const QString other = m_folder->path(u"other.limber"_s);
    QCOMPARE(::link(QFile::encodeName(m_project).constData(), QFile::encodeName(other).constData()), 0);
    const QByteArray before = bytesOf(m_project);
    openAnew(m_project);
    document().setMarkers({{1, "later"}}, u"x"_s);
    QString question;
    m_driver->whenDialogOpens([this, &question](QWidget *dialog) {
        QTest::mouseClick(qobject_cast<QMessageBox *>(dialog)->button(QMessageBox::Save), Qt::LeftButton);
        m_driver->whenDialogOpens([&question](QWidget *next) {
            auto *box = qobject_cast<QMessageBox *>(next);
            question = box->text();
            QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
        });
    });
    QVERIFY(!m_driver->window().close());
    QVERIFY2(question.startsWith(u"walk.limber has 1 other name"), qPrintable(question));
    QVERIFY(document().isModified());
    QCOMPARE(document().markers().front().name, std::string("later"));
    QCOMPARE(bytesOf(m_project), before);
}

void ProjectWindowTest::undoingAMarkerDoesNotRewriteTheBvh()
{
    const FileStamp before = FileStamp::of(m_bvh);
    decorate();
    save();
    document().undoStack().undo();
    document().setMarkers({{1, "other"}}, u"x"_s); // a new edit makes the saved state unreachable by undo and redo
    QTest::qWait(20);
    save();
    QVERIFY(!document().isModified());
    QVERIFY(before.isStillTrue());
    QVERIFY(bytesOf(m_project).contains("other"));
}

void ProjectWindowTest::aPlainDocumentGetsNoProject()
{
    document().setName(0, "Root");
    save();
    QVERIFY(!document().isModified());
    QVERIFY(bytesOf(m_bvh).contains("ROOT Root"));
    QVERIFY(!QFileInfo::exists(m_project));
    QVERIFY(document().origin().project.path.isEmpty());
}

void ProjectWindowTest::choicesAloneMakeAProject_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("stored");
    QTest::newRow("feet") << QByteArray("pose.holdFeet") << QByteArray("\"feet\": \"free\"");
    QTest::newRow("pin") << QByteArray("pose.pin") << QByteArray("\"pins\"");
    QTest::newRow("locked") << QByteArray("joint.lock") << QByteArray("\"locked\"");
    QTest::newRow("hidden") << QByteArray("joint.hide") << QByteArray("\"hidden\"");
}

void ProjectWindowTest::choicesAloneMakeAProject()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, stored);
    const FileStamp before = FileStamp::of(m_bvh);
    m_driver->session().selectOnly(NodeId::joint(3));
    action(command.constData())->trigger();
    QVERIFY(!document().isModified()); // the motion is the same, and so is what belongs to it
    save();
    QVERIFY(before.isStillTrue());
    QVERIFY2(bytesOf(m_project).contains(stored), bytesOf(m_project).constData());
    openAnew(m_project);
    save();
    QVERIFY2(bytesOf(m_project).contains(stored), bytesOf(m_project).constData());
    // Taken back, they are no longer in the project that there is.
    m_driver->session().selectOnly(NodeId::joint(3));
    action(command == "joint.hide" ? "joint.showAll" : command.constData())->trigger();
    save();
    QVERIFY2(!bytesOf(m_project).contains(stored), bytesOf(m_project).constData());
}

// They can be chosen again with a click, and a question at every end would be worse.
void ProjectWindowTest::choicesAloneAreNotAskedAbout()
{
    action("pose.holdFeet")->trigger();
    QVERIFY(m_driver->window().close());
    QVERIFY(!QFileInfo::exists(m_project));
}

void ProjectWindowTest::editsOfTheClipGoToBoth()
{
    decorate();
    document().setName(2, "Renamed");
    save();
    QVERIFY(bytesOf(m_bvh).contains("Renamed"));
    QVERIFY(bytesOf(m_project).contains("\"Renamed\""));
    openAnew(m_project);
    QVERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message())); // the project knows the new bytes
    QCOMPARE(document().layers().front().joints, std::vector<int>{2});
}

void ProjectWindowTest::saveAsWritesBothUnderTheNewName()
{
    decorate();
    const QString other = m_folder->path(u"other.bvh"_s);
    m_driver->chooseInFileDialog(other);
    action("file.saveAs")->trigger();
    QVERIFY(!document().isModified());
    QCOMPARE(bytesOf(other), walk());
    QVERIFY(bytesOf(m_folder->path(u"other.limber"_s)).contains("\"file\": \"other.bvh\""));
    QVERIFY(!QFileInfo::exists(m_project));
    m_driver->chooseInFileDialog(m_folder->path(u"third.limber"_s));
    action("file.saveAs")->trigger();
    QVERIFY2(m_driver->message().contains(u".bvh"_s), qPrintable(m_driver->message()));
    QVERIFY(!QFileInfo::exists(m_folder->path(u"third.limber"_s)));
}

void ProjectWindowTest::reportsWhichFileIsSavedAndWhichIsNot()
{
    QVERIFY(QDir().mkdir(m_project)); // a folder stands where the project would be written
    decorate();
    document().setName(0, "Root");
    pressInBox(u"Replace"_s);
    save();
    QVERIFY(document().isModified());
    QVERIFY(bytesOf(m_bvh).contains("ROOT Root"));
    const QString message = m_driver->message();
    QVERIFY2(message.startsWith(u"walk.bvh is saved, but walk.limber was not saved: "_s), qPrintable(message));
    QVERIFY(QDir().rmdir(m_project));
    const FileStamp before = FileStamp::of(m_bvh);
    QTest::qWait(20);
    save();
    QVERIFY(!document().isModified());
    QVERIFY(before.isStillTrue());
    QVERIFY(bytesOf(m_project).contains("heel"));
    // If the BVH file cannot be written, the project is not written either.
    const QByteArray project = bytesOf(m_project);
    QVERIFY(QFile::remove(m_bvh) && QDir().mkdir(m_bvh));
    document().setName(0, "Other");
    answer(QMessageBox::Cancel); // the question about a file that another program changed
    save();
    document().setMarkers({}, u"x"_s);
    pressInBox(u"Replace"_s);
    save();
    QVERIFY2(m_driver->message().endsWith(u"walk.limber was not saved either."_s), qPrintable(m_driver->message()));
    QVERIFY(document().isModified());
    QCOMPARE(bytesOf(m_project), project);
}

void ProjectWindowTest::revertReadsBoth()
{
    decorate();
    save();
    document().setMarkers({}, u"x"_s);
    document().setName(0, "Root");
    pressInBox(u"Revert"_s);
    action("file.revert")->trigger();
    QTRY_VERIFY(!document().isModified());
    QCOMPARE(document().markers().size(), std::size_t{2});
    QVERIFY(document().skeleton().joint(0).name != "Root");
    QCOMPARE(document().origin().project.path, m_project);
}

void ProjectWindowTest::aBvhOffersItsProject()
{
    decorate();
    save();
    openAnew(m_bvh);
    QVERIFY(document().markers().empty());
    QVERIFY2(m_driver->message().contains(u"walk.limber"_s), qPrintable(m_driver->message()));
    auto *button = m_driver->window().findChild<MessageBar *>()->findChild<QToolButton *>(u"messageAnswer"_s);
    QVERIFY(button != nullptr && button->isVisible());
    button->click();
    QTRY_COMPARE(document().markers().size(), std::size_t{2});
    QCOMPARE(m_driver->window().findChild<SessionTabs *>()->count(), 1);
    QVERIFY(!document().isModified());
}

void ProjectWindowTest::aForeignProjectIsNotOverwrittenWithoutAQuestion()
{
    decorate();
    save();
    const QByteArray project = bytesOf(m_project);
    openAnew(m_bvh);
    document().setMarkers({{1, "mine"}}, u"x"_s);
    answer(QMessageBox::Cancel);
    save();
    QVERIFY(document().isModified());
    QCOMPARE(bytesOf(m_project), project);
    pressInBox(u"Replace"_s);
    save();
    QVERIFY(!document().isModified());
    QVERIFY(bytesOf(m_project).contains("mine"));
}

void ProjectWindowTest::aMissingBvhIsNamed()
{
    decorate();
    save();
    m_driver.reset();
    QFile::remove(m_bvh);
    openAnew(m_project);
    QVERIFY(m_driver->window().currentSession() == nullptr);
    QVERIFY2(m_driver->message().contains(u"walk.bvh"_s), qPrintable(m_driver->message()));
}

void ProjectWindowTest::findsTheBvhBesideIt()
{
    const QString path = m_folder->write(
        u"<b>p.limber"_s,
        R"({"limber-project": 1, "motion": {"file": "takes/walk.bvh"}, "markers": [{"frame": 1, "name": "m"}]})");
    openAnew(path);
    QCOMPARE(document().path(), m_bvh);
    QCOMPARE(document().markers().size(), std::size_t{1});
    QVERIFY2(m_driver->message().contains(u"<b>p.limber"_s), qPrintable(m_driver->message()));
    document().setMarkers({}, u"x"_s);
    save();
    QVERIFY(bytesOf(path).contains("\"file\": \"walk.bvh\""));
}

void ProjectWindowTest::reportsThatTheBvhIsAnotherFile()
{
    decorate();
    save();
    QByteArray bytes = walk();
    bytes.replace("Hips", "Hipz"); // the file keeps its length
    m_folder->write(u"walk.bvh"_s, bytes);
    openAnew(m_project);
    QVERIFY2(allMessages().contains(u"has changed since"_s), qPrintable(allMessages()));
    QCOMPARE(document().markers().size(), std::size_t{2});
}

void ProjectWindowTest::aDamagedProjectIsUsedUpToTheDamage()
{
    decorate();
    save();
    const QByteArray project = bytesOf(m_project);
    m_folder->write(u"walk.limber"_s, project.left(project.indexOf("\"layers\"")));
    openAnew(m_project);
    QCOMPARE(document().markers().size(), std::size_t{2});
    QVERIFY(document().layers().empty());
    QVERIFY2(m_driver->message().startsWith(u"walk.limber:"_s) && m_driver->message().contains(u"expected"_s),
             qPrintable(m_driver->message()));
    auto *button = m_driver->window().findChild<MessageBar *>()->findChild<QToolButton *>(u"messageAnswer"_s);
    button->click();
    QCOMPARE(m_driver->window().findChild<FindingsPanel *>()->findChild<QTreeWidget *>()->topLevelItemCount(), 1);
}

void ProjectWindowTest::aFileThatIsNoProjectIsRefused()
{
    for (const QByteArray &text : {QByteArray("HIERARCHY\n"), QByteArray(),
                                   QByteArray("{\"limber-project\": 1, \"motion\": {\"file\": \"/etc/passwd\"}}")}) {
        openAnew(m_folder->write(u"x.limber"_s, text));
        QVERIFY(m_driver->window().currentSession() == nullptr);
        QVERIFY2(m_driver->message().contains(u"expected"_s), qPrintable(m_driver->message()));
    }
}

void ProjectWindowTest::exportsLayersMerged()
{
    QVERIFY(!action("file.exportMerged")->isEnabled());
    decorate();
    QVERIFY(action("file.exportMerged")->isEnabled());
    const Motion expected = *layeredMotion(document().clip(), document().layers());
    const QString path = m_folder->path(u"walk_merged.bvh"_s);
    m_driver->chooseInFileDialog(path);
    action("file.exportMerged")->trigger();
    const ReadResult merged = readBvh(bytesOf(path).toStdString());
    QVERIFY(merged.clip.has_value());
    Clip clip = document().clip();
    clip.motion = expected;
    QCOMPARE(bytesOf(path).toStdString(), writeBvh(clip));
    QVERIFY(bytesOf(path) != walk());
    QVERIFY(document().isModified());
    QCOMPARE(document().layers().size(), std::size_t{1});
    QCOMPARE(document().path(), m_bvh);
}

void ProjectWindowTest::doesNotExportOverItself()
{
    decorate();
    m_driver->chooseInFileDialog(m_bvh);
    QTimer yes; // the file dialog asks first whether to replace the file
    connect(&yes, &QTimer::timeout, [] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            QTest::mouseClick(box->button(QMessageBox::Yes), Qt::LeftButton);
    });
    yes.start(50);
    action("file.exportMerged")->trigger();
    QCOMPARE(bytesOf(m_bvh), walk());
    QVERIFY2(m_driver->message().contains(u"choose another name"_s), qPrintable(m_driver->message()));
}

void ProjectWindowTest::theViewIsRestored()
{
    m_driver->session().playhead().setRange(10, 30);
    m_driver->session().playhead().setFrame(25);
    document().setPositionRuleChoice(PositionRuleChoice::Replace);
    document().setUpAxisChoice(UpAxisChoice::Z);
    m_driver->session().pins().toggle({NodeId::joint(3), NodeId::endSite(0)}, true);
    AnimSettings settings;
    settings.priority = 4;
    document().setSecondLife(settings, u"Settings"_s);
    QVERIFY(!m_driver->viewportPicture().isNull()); // frames the figure anew
    m_driver->window().viewport().scene().moveCamera([](Camera &camera) { camera.setAngles(1.0, 0.5); });
    decorate();
    save();
    const Project saved = projectOf(m_driver->session());
    QVERIFY(saved.view.cameras.front().has_value());
    const QByteArray bytes = bytesOf(m_project);
    openAnew(m_project);
    QApplication::processEvents();
    QVERIFY(!m_driver->viewportPicture().isNull());
    const Project read = projectOf(m_driver->session());
    QCOMPARE(read.view.frame, 25);
    QVERIFY(read.view.range == saved.view.range);
    QVERIFY(read.view.positions == PositionRuleChoice::Replace && read.view.up == UpAxisChoice::Z);
    QVERIFY(read.pins == saved.pins);
    QVERIFY(read.additions.get<SecondLifeSettings>() == std::optional(settings));
    const Camera &camera = m_driver->window().viewport().scene().camera();
    QVERIFY(std::abs(camera.yawRadians() - 1.0) < 1e-5 && std::abs(camera.pitchRadians() - 0.5) < 1e-5);
    QVERIFY(std::abs(camera.distance() - saved.view.cameras.front()->distance) < 1e-6 * camera.distance());
    QVERIFY(!document().isModified());
}

void ProjectWindowTest::aFollowingCameraIsRestored()
{
    decorate();
    QVERIFY(!m_driver->viewportPicture().isNull()); // frames the figure
    const glm::dvec3 before = m_driver->window().viewport().scene().camera().target();
    m_driver->session().playhead().setFrame(55);
    QVERIFY(!m_driver->viewportPicture().isNull());
    const glm::dvec3 target = m_driver->window().viewport().scene().camera().target();
    QVERIFY(glm::distance(target, before) > 20.0);
    save();
    openAnew(m_project);
    QVERIFY(!m_driver->viewportPicture().isNull());
    const auto now = [this] { return m_driver->window().viewport().scene().camera().target(); };
    QVERIFY(glm::distance(now(), target) < 1e-6);
    // The camera follows at once.
    m_driver->session().playhead().setFrame(0);
    QVERIFY(!m_driver->viewportPicture().isNull());
    QVERIFY(glm::distance(now(), before) < 1e-6);
}

void ProjectWindowTest::theTabNamesTheProject()
{
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    QVERIFY(!tabs->tabToolTip(0).contains(u"walk.limber"_s));
    decorate();
    save();
    QVERIFY(tabs->tabToolTip(0).contains(u"walk.limber"_s));
    QCOMPARE(tabs->tabText(0), u"walk.bvh"_s);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    ProjectWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_project

#include "tst_project.moc"
