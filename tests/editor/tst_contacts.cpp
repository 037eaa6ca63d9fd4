#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "cleanup/cleanuppanel.h"
#include "contactbars/contactbars.h"
#include "contacts/mappedcontacts.h"
#include "mapping/contactsfile.h"
#include "support/operationcalls.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "timeline/contactstrip.h"
#include "timeline/timelinepanel.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tst_contacts {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// The bytes of a file with a walk.
QByteArray walk()
{
    return QByteArray::fromStdString(writeBvh(makeWalker({.frames = 120}).clip));
}

// A straight walk on a treadmill that moves along Z by this speed, in units per second.
Clip walkOnBelt(double speed)
{
    Clip clip = makeWalker({.frames = 240, .bends = false}).clip;
    const int column = clip.skeleton.columnOf(0, channels::Zposition).value();
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + speed * frame / 60.0);
    return clip;
}

} // namespace

// Contacts from the menu to the file and into operations, with mouse and keys.
class ContactsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theMenuShowsContactsInTheTimeline();
    void theKeyOfMarkersWorksAmongTheBars();
    void theFootLockHoldsTheContactsThatWereSet();
    void contactsAreSavedToAFileAndReadBack();
    void aBrokenFileIsReportedAndChangesNothing();
    void savingKeepsContactsInTheProject();
    void losingContactsIsAnnouncedBeforehand();
    void contactsMarkersAndLayersFollowATrim();
    void theFloorIsChosenAboveTheBars();
    void theFloorIsKeptByProjectsAndUsedByOperations();

private:
    ContactBars &bars() { return m_driver->window().findChild<TimelinePanel *>()->contacts().bars(); }
    CleanUpPanel &panel() { return *m_driver->window().findChild<CleanUpPanel *>(); }
    Document &document() { return m_driver->document(); }
    QAction *action(const char *name) { return m_driver->window().findChild<QAction *>(QLatin1String(name)); }
    void show(const char *operation);
    [[nodiscard]] Contacts leftFootAt(int first, int last)
    {
        return {{jointNamed(document().skeleton(), "LeftFoot"), {{first, last}}}};
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ContactsTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_folder->write(u"walk.bvh"_s, walk()));
}

void ContactsTest::cleanup()
{
    m_driver.reset();
}

void ContactsTest::show(const char *operation)
{
    action((std::string("operation.") + operation).c_str())->trigger();
    QTRY_VERIFY(panel().isVisible());
    QTRY_VERIFY(!panel().isWorking());
    QCoreApplication::processEvents();
}

void ContactsTest::theMenuShowsContactsInTheTimeline()
{
    QVERIFY(!bars().isVisible());
    m_driver->clickMenu(u"Motion"_s, u"Show Foot Contacts"_s);
    QTRY_VERIFY(bars().isVisible());
    QTRY_VERIFY(bars().rows().rows().size() == 4 && !bars().rows().contacts().empty());
    QVERIFY(!action("contacts.detect")->isEnabled());
    const std::vector<FrameInterval> before = bars().rows().rows().front().intervals;
    const int y = qRound(bars().rectOfRow(0).center().y());
    const int x = qRound(bars().timeScale().xOf(before.front().last + 0.5));
    QTest::mousePress(&bars(), Qt::LeftButton, {}, {x, y});
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(&bars(), {x - 4 * step, y});
    QTest::mouseRelease(&bars(), Qt::LeftButton, {}, {x - 20, y});
    QVERIFY(document().contacts());
    QVERIFY(bars().rows().rows().front().intervals.front().last < before.front().last);
    QCOMPARE(document().undoStack().count(), 1);
    m_driver->clickMenu(u"Motion"_s, u"Detect Contacts Again"_s);
    QVERIFY(!document().contacts());
    QVERIFY(bars().rows().rows().front().intervals == before);
    QTest::keyClick(&m_driver->window(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&m_driver->window(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!document().contacts() && !document().isModified());
}

void ContactsTest::theKeyOfMarkersWorksAmongTheBars()
{
    m_driver->window().findChild<QAction *>(u"contacts.show"_s)->trigger();
    QTRY_VERIFY(bars().isVisible());
    bars().setFocus();
    m_driver->session().playhead().setFrame(30);
    QTest::keyClick(&bars(), Qt::Key_M);
    QCOMPARE(document().markers().size(), std::size_t(1));
    QCOMPARE(document().markers().front().frame, 30);
    QTest::keyClick(&bars(), Qt::Key_BracketLeft);
    QCOMPARE(m_driver->session().playhead().firstFrame(), 30);
}

void ContactsTest::theFootLockHoldsTheContactsThatWereSet()
{
    const Clip before = document().clip();
    const Contacts contacts = leftFootAt(20, 35);
    document().setContacts(contacts, u"x"_s);
    show("footlock");
    QTest::keyClick(&m_driver->window(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 2);
    OperationContext context;
    context.contacts = &contacts;
    QVERIFY(writeBvh(document().clip()) == writeBvh(applied("footlock", before, context)));
    QVERIFY(writeBvh(document().clip()) != writeBvh(applied("footlock", before)));
    QVERIFY(document().contacts() == contacts);
    action("cleanUp.copyAsCommand")->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(u"--contacts"_s));
}

void ContactsTest::contactsAreSavedToAFileAndReadBack()
{
    const Contacts contacts = leftFootAt(20, 35);
    document().setContacts(contacts, u"x"_s);
    const QString path = m_folder->path(u"feet.json"_s);
    m_driver->chooseInFileDialog(path);
    action("contacts.save")->trigger();
    QVERIFY(bytesOf(path).toStdString() == contactsText(contacts, document().skeleton()));
    QVERIFY(!document().hasUnstoredContacts());
    action("contacts.detect")->trigger();
    QVERIFY(!document().contacts());
    m_driver->chooseInFileDialog(path);
    action("contacts.open")->trigger();
    QVERIFY(document().contacts() == contacts);
    QCOMPARE(document().contactsFile(), path);
    QVERIFY(!document().hasUnstoredContacts());
}

void ContactsTest::aBrokenFileIsReportedAndChangesNothing()
{
    const QString path = m_folder->write(u"<b>feet.json"_s, R"({"contacts": {"LeftFoot": [[10, 999]]}})");
    m_driver->chooseInFileDialog(path);
    action("contacts.open")->trigger();
    QVERIFY(!document().contacts());
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY2(m_driver->message().contains(u"<b>feet.json"_s) && m_driver->message().contains(u"line 1"_s),
             qPrintable(m_driver->message()));
}

void ContactsTest::savingKeepsContactsInTheProject()
{
    document().setContacts(leftFootAt(20, 35), u"x"_s);
    QTest::keyClick(&m_driver->window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
    QVERIFY(bytesOf(m_folder->path(u"walk.limber"_s)).contains("[[20, 35]]"));
    QCOMPARE(bytesOf(m_folder->path(u"walk.bvh"_s)), walk());
    QVERIFY(m_driver->window().close()); // the window closes without a question
}

void ContactsTest::losingContactsIsAnnouncedBeforehand()
{
    document().setContacts(leftFootAt(20, 35), u"x"_s);
    show("mirror");
    const QLabel *warnings = m_driver->child<QLabel>("operationWarnings");
    QVERIFY(!warnings->text().contains(u"contacts"_s));
    show("resample");
    QTRY_VERIFY(warnings->text().contains(u"contacts that were set"_s));
    // Operations that only leave frames out or reverse them carry the contacts along.
    m_driver->session().playhead().setRange(25, 60);
    show("trim");
    QTRY_VERIFY(!warnings->text().contains(u"contacts"_s));
}

// The remaining frames look the same before and after the trim, including the layers.
void ContactsTest::contactsMarkersAndLayersFollowATrim()
{
    Layer layer;
    layer.name = "layer";
    const int arm = jointNamed(document().skeleton(), "LeftArm");
    layer.keys = {{30, {{30, 30}, 20, 45}, {{arm, glm::dvec3(0.4, 0.3, 0.0), {}}}, 0, {}},
                  {15, {{15, 15}, 5, 40}, {{arm, glm::dvec3(0.0, 0.3, 0.2), {}}}, 0, {}}};
    std::ranges::sort(layer.keys, {}, &LayerKey::frame);
    document().setLayers({layer}, u"layer"_s);
    document().setContacts(leftFootAt(20, 35), u"x"_s);
    document().setMarkers({{10, "gone"}, {33, "kept"}}, u"y"_s);
    const Motion before = m_driver->session().layered().clip().motion;
    for (const auto &[operation, map, count] :
         {std::tuple("trim", FrameMap{25, 1}, 36), std::tuple("reverse", FrameMap{119, -1}, 120)}) {
        m_driver->session().playhead().clearRange();
        if (count < 120)
            m_driver->session().playhead().setRange(25, 60);
        show(operation);
        auto *apply = m_driver->child<QPushButton>("operationApply");
        QTRY_VERIFY(apply->isEnabled());
        QVERIFY(!m_driver->child<QLabel>("operationWarnings")->text().contains(u"layer"_s));
        apply->click();
        QTRY_COMPARE(document().motion().frameCount(), count);
        QTRY_VERIFY(document().undoStack().index() == 4);
        QCOMPARE(document().contacts()->front().intervals.front(),
                 mappedInterval(count < 120 ? FrameInterval{25, 35} : FrameInterval{20, 35}, map));
        QCOMPARE(document().markers().size(), count < 120 ? 1U : 2U);
        QVERIFY(markerAt(document().markers(), map.newOf(33)) >= 0);
        const Motion &after = m_driver->session().layered().clip().motion;
        for (int frame = 0; frame < count; ++frame) {
            for (int column = 0; column < after.columnCount(); ++column)
                QVERIFY(std::abs(after.value(frame, column) - before.value(map.oldOf(frame), column)) < 1e-9);
        }
        document().undoStack().undo();
        QCOMPARE(document().layers().front().keys.size(), 2U);
    }
}

void ContactsTest::theFloorIsChosenAboveTheBars()
{
    constexpr double speed = -100.0;
    m_driver->open(m_folder->write(u"belt.bvh"_s, QByteArray::fromStdString(writeBvh(walkOnBelt(speed)))));
    auto *const floor = m_driver->child<QToolButton>("floorChoice");
    QVERIFY(!floor->isVisible());
    action("contacts.show")->trigger();
    QTRY_VERIFY(floor->isVisible());
    const auto showsBelt = [floor] {
        const double found = floor->text().section(u' ', 1, 1).toDouble(); // metres
        return floor->text().startsWith(u"Moves: "_s) && floor->text().endsWith(u" m/s backwards"_s) &&
               std::abs(found + speed / 100.0) < 0.03;
    };
    QTRY_VERIFY2(showsBelt(), qPrintable(floor->text()));
    QVERIFY(action("floor.automatic")->isChecked() && !action("floor.still")->isChecked());
    const Contacts onBelt = m_driver->session().footContacts().contacts();
    QVERIFY(!onBelt.empty());
    action("floor.still")->trigger();
    QTRY_COMPARE(floor->text(), u"Still"_s);
    QVERIFY(m_driver->session().footContacts().contacts() != onBelt);
    QVERIFY(action("floor.still")->isChecked());
    QCOMPARE(document().undoStack().count(), 1);
    m_driver->whenDialogOpens([](QWidget *dialog) {
        auto *field = dialog->findChild<NumberField *>(u"floorSpeedZ"_s);
        QVERIFY(dialog->findChild<NumberField *>(u"floorSpeedX"_s) != nullptr);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"50"_s);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    action("floor.moving")->trigger();
    QCOMPARE(document().floor(), (FloorChoice{FloorChoice::Kind::Moving, {0.0, 50.0}}));
    QTRY_COMPARE(floor->text(), u"Moves: 0.50 m/s forwards"_s);
    document().undoStack().undo();
    document().undoStack().undo();
    QTRY_VERIFY2(showsBelt(), qPrintable(floor->text()));
    QVERIFY(m_driver->session().footContacts().contacts() == onBelt);
    // A dialog that is left changes nothing, not even the mark.
    m_driver->whenDialogOpens([](QWidget *dialog) { qobject_cast<QDialog *>(dialog)->reject(); });
    action("floor.moving")->trigger();
    QVERIFY(action("floor.automatic")->isChecked() && !action("floor.moving")->isChecked());
    QVERIFY(!document().isModified());
}

void ContactsTest::theFloorIsKeptByProjectsAndUsedByOperations()
{
    const FloorChoice moving{FloorChoice::Kind::Moving, {0.0, -99.0}};
    m_driver->open(m_folder->write(u"belt.bvh"_s, QByteArray::fromStdString(writeBvh(walkOnBelt(-100.0)))));
    const Clip before = document().clip();
    document().setFloor(moving, u"x"_s);
    show("footlock");
    action("cleanUp.copyAsCommand")->trigger();
    QVERIFY(QApplication::clipboard()->text().endsWith(u"--floor 0,-99"_s));
    QTest::keyClick(&m_driver->window(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 2);
    OperationContext context;
    context.floor = moving;
    QVERIFY(writeBvh(document().clip()) == writeBvh(applied("footlock", before, context)));
    QVERIFY(writeBvh(document().clip()) != writeBvh(applied("footlock", before)));
    QCOMPARE(document().floor(), moving);
    action("file.save")->trigger();
    const QString project = m_folder->path(u"belt.limber"_s);
    QTRY_VERIFY(QFile::exists(project));
    QVERIFY(bytesOf(project).contains("\"floor\": [0, -99]"));
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(project);
    QTRY_COMPARE(document().floor(), moving);
    QVERIFY(action("floor.moving")->isChecked());
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    ContactsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_contacts

#include "tst_contacts.moc"
