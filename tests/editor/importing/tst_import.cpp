#include "dialogs/importdialog.h"
#include "documents/sessiontabs.h"
#include "support/scenes/scenefiles.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUndoStack>

namespace tst_import {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// Acts when the import dialog is open; reading may show its progress first, and while a document is open, there is the
// question whether to show its motion on the file.
void whenImportAsks(std::function<void(ImportDialog &)> act, int patience = 3000)
{
    QTimer::singleShot(20, qApp, [act = std::move(act), patience] {
        if (auto *dialog = qobject_cast<ImportDialog *>(QApplication::activeModalWidget()))
            return act(*dialog);
        if (patience > 0)
            whenImportAsks(act, patience - 1);
        if (const auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            for (QAbstractButton *button : question->buttons()) {
                if (button->text() == u"Import"_s)
                    return button->click();
            }
        }
    });
}

void press(ImportDialog &dialog, QDialogButtonBox::StandardButton button)
{
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
}

// The leg with several animations that have these names and the same motion.
QByteArray legWith(const QList<QByteArray> &names)
{
    QByteArray file = legAsGltf();
    const qsizetype start = file.indexOf("{\"name\": \"Kick\"");
    const qsizetype end = file.indexOf("],\n \"accessors\"");
    const QByteArray kick = file.mid(start, end - start);
    QByteArray all;
    for (const QByteArray &name : names)
        all += (all.isEmpty() ? "" : ", ") + QByteArray(kick).replace("Kick", name);
    return file.replace(start, end - start, all);
}

// The worked example of a Second Life animation with one joint.
QByteArray smallAnim()
{
    return QByteArray::fromHex("01000000"
                               "04000000"
                               "0000803f"
                               "00"
                               "00000000"
                               "0000803f"
                               "01000000"
                               "0000003f"
                               "0000003f"
                               "02000000"
                               "01000000") +
           QByteArray("mPelvis\0", 8) +
           QByteArray::fromHex("04000000"
                               "02000000"
                               "0000ff7fff7fff7f"
                               "ffffff9fff7fff7f"
                               "00000000"
                               "00000000");
}

} // namespace

// File › Import… and dropped files, in the real window.
class ImportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void menuAsksForFilesAndImports();
    void droppedFilesAreImported();
    void eachChosenAnimationIsADocument();
    void notAllOfManyAnimationsAreImported();
    void choicesApplyAndAreRemembered();
    void leftOutPartsAreReported();
    void hostileNamesArePlainText();
    void badFilesAreReported();
    void cancelOpensNothing();
    void animationsOfSecondLifeKeepTheirSettings();
    void theDialogFitsSmallScreens();

private:
    [[nodiscard]] QList<Session *> sessions() { return m_driver->window().findChild<SessionTabs *>()->sessions(); }
    // Opens a file as the command line and the open dialog do.
    void take(const QString &path, std::function<void(ImportDialog &)> act)
    {
        whenImportAsks(std::move(act));
        m_driver->window().openFiles({path});
    }

    FileFolder m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void ImportTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void ImportTest::cleanup()
{
    for (Session *session : sessions())
        m_driver->window().files().close({session});
    m_driver.reset();
}

void ImportTest::menuAsksForFilesAndImports()
{
    const QString path = m_folder.write(u"leg.fbx"_s, legAsFbx(true));
    m_driver->chooseInFileDialog(path);
    whenImportAsks([](ImportDialog &dialog) { press(dialog, QDialogButtonBox::Ok); });
    m_driver->clickMenu(u"File"_s, u"Import…"_s);
    QTRY_COMPARE(sessions().size(), 1);
    const Document &document = m_driver->document();
    QCOMPARE(document.displayName(), u"leg.bvh"_s);
    QVERIFY(document.path().isEmpty());
    QVERIFY(document.isModified()); // the document does not exist as a file yet
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.clip().motion.frameCount(), legFrames);
    for (int frame = 0; frame < legFrames; ++frame) {
        const Pose pose = poseAt(document.clip(), frame, document.positionRules());
        QVERIFY(glm::distance(pose.jointPositions[2], legPositions(frame)[2]) < 1e-3);
    }
}

void ImportTest::droppedFilesAreImported()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder.write(u"a.dae"_s, legAsCollada())),
                  QUrl::fromLocalFile(m_folder.write(u"small.bvh"_s, smallBvh())),
                  QUrl::fromLocalFile(m_folder.write(u"b.gltf"_s, legAsGltf()))});
    whenImportAsks([](ImportDialog &first) {
        press(first, QDialogButtonBox::Ok);
        whenImportAsks([](ImportDialog &second) { press(second, QDialogButtonBox::Ok); });
    });
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&m_driver->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&m_driver->window(), &drop);
    QTRY_COMPARE(sessions().size(), 3);
    QStringList names;
    for (const Session *session : sessions())
        names << session->document().displayName();
    names.sort();
    QCOMPARE(names, (QStringList{u"a.bvh"_s, u"b.bvh"_s, u"small.bvh"_s}));
}

void ImportTest::eachChosenAnimationIsADocument()
{
    take(m_folder.write(u"moves.gltf"_s, legWith({"Walk", "Run", "a/b"})), [](ImportDialog &dialog) {
        auto *list = dialog.findChild<QTreeWidget *>(u"importAnimations"_s);
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->topLevelItem(0)).topLeft() + QPoint(10, 13));
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Unchecked);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 2);
    QCOMPARE(sessions()[0]->document().displayName(), u"moves Run.bvh"_s);
    QCOMPARE(sessions()[1]->document().displayName(), u"moves a_b.bvh"_s);
}

void ImportTest::notAllOfManyAnimationsAreImported()
{
    QList<QByteArray> names;
    for (int i = 0; i < 300; ++i)
        names << "take " + QByteArray::number(i);
    take(m_folder.write(u"many.gltf"_s, legWith(names)), [](ImportDialog &dialog) {
        QCOMPARE(dialog.choices().animations, QList<int>{0});
        const auto buttons = dialog.findChildren<QPushButton *>();
        const auto click = [&](const QString &text) {
            for (QPushButton *button : buttons) {
                if (button->text() == text)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        };
        click(u"&All"_s);
        QCOMPARE(dialog.choices().animations.size(), 300);
        click(u"&None"_s);
        QVERIFY(dialog.choices().animations.isEmpty());
        QVERIFY(!dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
        dialog.findChild<QTreeWidget *>()->topLevelItem(299)->setCheckState(0, Qt::Checked);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 1);
    QCOMPARE(m_driver->document().displayName(), u"many take 299.bvh"_s);
}

void ImportTest::choicesApplyAndAreRemembered()
{
    const QString path = m_folder.write(u"leg.gltf"_s, legAsGltf());
    take(path, [](ImportDialog &dialog) {
        auto *rate = dialog.findChild<QComboBox *>(u"importRate"_s);
        QVERIFY2(rate->currentText().startsWith(u"25"), qPrintable(rate->currentText()));
        rate->setCurrentIndex(rate->findData(50.0));
        auto *unit = dialog.findChild<QComboBox *>(u"importUnit"_s);
        unit->setCurrentIndex(unit->findData(u"m"_s));
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 1);
    QCOMPARE(m_driver->document().clip().motion.frameCount(), 2 * (legFrames - 1) + 1);
    QVERIFY(std::abs(m_driver->document().clip().motion.value(0, 1) - 1.0) < 1e-6);
    take(path, [](ImportDialog &dialog) {
        QCOMPARE(dialog.choices().framesPerSecond, 50.0);
        QCOMPARE(dialog.choices().unit, u"m"_s);
        dialog.findChild<QComboBox *>(u"importRate"_s)->setCurrentIndex(0);
        dialog.findChild<QComboBox *>(u"importUnit"_s)->setCurrentIndex(0);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 2);
    QCOMPARE(m_driver->document().clip().motion.frameCount(), legFrames);
}

void ImportTest::leftOutPartsAreReported()
{
    QByteArray file = legAsGltf();
    file.replace("\"accessors\"", "\"meshes\": [{}, {}], \"cameras\": [{}], \"accessors\"");
    take(m_folder.write(u"meshes.gltf"_s, file), [](ImportDialog &dialog) {
        QCOMPARE(dialog.findChild<QLabel *>(u"importLosses"_s)->text(), u"Left out: 2 meshes, 1 camera."_s);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 1);
    QVERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message())); // the dialog already reported it
}

void ImportTest::hostileNamesArePlainText()
{
    QByteArray file = legWith({"<img src=x>", "\\u202egnp.exe", "a\\nb"});
    file.replace("\"Knee\"", "\"<b>Knee</b>\\u0007{\"");
    take(m_folder.write(u"<b>bold.gltf"_s, file), [](ImportDialog &dialog) {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'));
        const auto *list = dialog.findChild<QTreeWidget *>();
        QCOMPARE(list->topLevelItem(0)->text(0), u"<img src=x>"_s);
        QCOMPARE(list->topLevelItem(0)->toolTip(0), u"&lt;img src=x&gt;"_s);
        QCOMPARE(list->topLevelItem(1)->text(0), u"gnp.exe"_s);
        QCOMPARE(list->topLevelItem(2)->text(0), u"a b"_s);
        press(dialog, QDialogButtonBox::Ok);
    });
    QTRY_COMPARE(sessions().size(), 3);
    QCOMPARE(sessions()[1]->document().displayName(), u"<b>bold _gnp.exe.bvh"_s);
    QCOMPARE(m_driver->document().skeleton().joint(1).name, std::string("<b>Knee</b>__"));
    QVERIFY(m_driver->message().contains(u"1 joint got another name"_s));
}

void ImportTest::badFilesAreReported()
{
    m_driver->window().openFiles({m_folder.write(u"bad.fbx"_s, "no FBX file at all")});
    QTRY_VERIFY(m_driver->message().startsWith(u"bad.fbx: expected an FBX file"_s));
    m_driver->window().openFiles({m_folder.path(u"gone.glb"_s)});
    QTRY_VERIFY(m_driver->message().contains(u"there is no such file"_s));
    m_driver->window().openFiles({m_folder.write(u"bad.anim"_s, "short")});
    QTRY_VERIFY(m_driver->message().startsWith(u"bad.anim: byte "_s));
    QVERIFY(sessions().isEmpty());
}

void ImportTest::cancelOpensNothing()
{
    bool wasAsked = false;
    take(m_folder.write(u"leg.gltf"_s, legAsGltf()), [&wasAsked](ImportDialog &dialog) {
        wasAsked = true;
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QTRY_VERIFY(wasAsked);
    QTest::qWait(100);
    QVERIFY(sessions().isEmpty());
    QVERIFY(m_driver->message().isEmpty());
}

void ImportTest::animationsOfSecondLifeKeepTheirSettings()
{
    m_driver->window().openFiles({m_folder.write(u"wave.anim"_s, smallAnim())});
    QTRY_COMPARE(sessions().size(), 1);
    QCOMPARE(m_driver->document().displayName(), u"wave.bvh"_s);
    QVERIFY(m_driver->document().secondLife().has_value());
    QCOMPARE(m_driver->document().secondLife()->priority, 4);
    QVERIFY(m_driver->document().secondLife()->loops);
}

void ImportTest::theDialogFitsSmallScreens()
{
    QList<QByteArray> names;
    for (int i = 0; i < 50; ++i)
        names << QByteArray(400, 'w') + QByteArray::number(i);
    bool wasAsked = false;
    take(m_folder.write(QString(100, u'n') + u".gltf"_s, legWith(names)), [&wasAsked](ImportDialog &dialog) {
        wasAsked = true;
        QVERIFY(dialog.minimumSizeHint().width() < 500);
        QVERIFY(dialog.minimumSizeHint().height() < 480);
        QVERIFY(dialog.height() < 700);
        QVERIFY(dialog.width() < 700);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QTRY_VERIFY(wasAsked);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ImportTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_import

#include "tst_import.moc"
