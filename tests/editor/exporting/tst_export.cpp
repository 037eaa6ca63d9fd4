#include "exporting/exportdialog.h"
#include "settings/settings.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include "bvh/write/bvhwriter.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

namespace tst_export {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// File › Export… in the real window writes the same files as the command line.
class ExportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void filesEqualThoseOfTheCommandLine_data();
    void filesEqualThoseOfTheCommandLine();
    void layersAreMerged();
    void lossesAreReportedFirst();
    void eachFormatShowsItsOwnChoices();
    void theSpaceIsAskedForWhereItHasAMeaning();
    void choicesAreRemembered();
    void choicesOfOlderVersionsAreRead();
    void theEndingOfTheFormatIsAppended_data();
    void theEndingOfTheFormatIsAppended();
    void otherNamesOfTheFileAreAskedAbout();
    void cancelWritesNothing();
    void exportNeedsADocument();

private:
    // Opens the dialog, runs `choose` on it, accepts, and writes to this path.
    void exportTo(const QString &path, const std::function<void(ExportDialog &)> &choose);
    static void chooseFormat(ExportDialog &dialog, const QString &format)
    {
        auto *box = dialog.findChild<QComboBox *>(u"exportFormat"_s);
        box->setCurrentIndex(box->findData(format));
    }

    FileFolder m_folder;
    QString m_walk;
    std::unique_ptr<WindowDriver> m_driver;
};

void ExportTest::init()
{
    m_walk = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 60}).clip)));
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_walk);
}

void ExportTest::cleanup()
{
    if (m_driver && m_driver->window().currentSession() != nullptr)
        m_driver->document().undoStack().setClean();
    m_driver.reset();
}

void ExportTest::exportTo(const QString &path, const std::function<void(ExportDialog &)> &choose)
{
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        QVERIFY(dialog != nullptr);
        choose(*dialog);
        m_driver->chooseInFileDialog(path);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    });
    m_driver->child<QAction>("file.export")->trigger();
}

void ExportTest::filesEqualThoseOfTheCommandLine_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("binary glTF") << u"glb"_s << u"a.glb"_s;
    QTest::newRow("glTF as text") << u"gltf"_s << u"a.gltf"_s;
    QTest::newRow("table") << u"csv"_s << u"a.csv"_s;
    QTest::newRow("arrays") << u"npz"_s << u"a.npz"_s;
    QTest::newRow("page") << u"html"_s << u"a.html"_s;
}

void ExportTest::filesEqualThoseOfTheCommandLine()
{
    QFETCH(const QString, format);
    QFETCH(const QString, name);
    const QString own = m_folder.path(u"window_"_s + name);
    const QString other = m_folder.path(name);
    exportTo(own, [format](ExportDialog &dialog) { chooseFormat(dialog, format); });
    QTRY_VERIFY(QFile::exists(own));
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI), {u"export"_s, u"--quiet"_s, m_walk, other}), 0);
    QByteArray bytes = bytesOf(own);
    // While it is tested the program has no version, so the head of its .glb files is shorter.
    const auto withoutGenerator = [](QByteArray text) {
        const qsizetype start = text.indexOf("\"generator\"");
        return start < 0 ? text : text.mid(text.indexOf(",\"extras\"", start)).trimmed();
    };
    const QByteArray wanted = withoutGenerator(bytesOf(other));
    bytes = withoutGenerator(bytes);
    QVERIFY(bytes.size() > 1000);
    if (name.endsWith(u".glb"_s))
        QCOMPARE(bytes.right(wanted.size() / 2), wanted.right(wanted.size() / 2));
    else
        QCOMPARE(bytes, wanted);
    QVERIFY(!m_driver->document().isModified());
}

void ExportTest::layersAreMerged()
{
    Layer layer;
    layer.keys.resize(1);
    layer.keys[0].frame = 10;
    layer.keys[0].window = {{0, 59}, 0, 59};
    JointOffset offset;
    offset.joint = 0;
    offset.position = glm::dvec3(0.0, 50.0, 0.0);
    layer.keys[0].offsets.push_back(offset);
    const QString plain = m_folder.path(u"plain.csv"_s);
    const QString merged = m_folder.path(u"merged.csv"_s);
    exportTo(plain, [](ExportDialog &dialog) { chooseFormat(dialog, u"csv"_s); });
    m_driver->document().setLayers({layer}, u"layer"_s);
    QStringList said;
    exportTo(merged, [&said](ExportDialog &dialog) {
        chooseFormat(dialog, u"csv"_s);
        said << dialog.findChild<QLabel *>(u"exportLosses"_s)->text();
    });
    QTRY_VERIFY(QFile::exists(merged));
    QVERIFY(said.join(u' ').contains(u"Layers are merged"_s));
    QVERIFY(bytesOf(merged) != bytesOf(plain));
}

void ExportTest::lossesAreReportedFirst()
{
    m_driver->document().setMarkers({{5, "kick"}}, u"marker"_s);
    QStringList said;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        for (const QString &format : {u"glb"_s, u"csv"_s, u"html"_s}) {
            chooseFormat(*dialog, format);
            said << dialog->findChild<QLabel *>(u"exportLosses"_s)->text();
        }
        dialog->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
    QCOMPARE(said.size(), 3);
    for (const QString &text : said)
        QVERIFY2(text.contains(u"Markers are left out."_s), qPrintable(text));
    QVERIFY(said[0].contains(u"quaternions"_s) && said[1].contains(u"offsets"_s) && said[2].contains(u"positions"_s));
}

void ExportTest::eachFormatShowsItsOwnChoices()
{
    m_driver->whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        const auto isSeen = [dialog](const char *name) {
            return dialog->findChild<QWidget *>(QLatin1StringView(name))->isVisible();
        };
        const QStringList drawn{u"png"_s, u"sheet"_s, u"mp4"_s, u"webm"_s, u"gif"_s};
        for (const QString &format : QStringList{u"glb"_s, u"gltf"_s, u"csv"_s, u"npz"_s, u"html"_s} + drawn) {
            chooseFormat(*dialog, format);
            const QByteArray row = format.toLatin1();
            const bool isGltf = format == u"glb" || format == u"gltf";
            const bool isDrawn = drawn.contains(format);
            QVERIFY2(isSeen("exportFewerKeysNumber") == isGltf, row);
            QVERIFY2(isSeen("exportContent") == (format == u"csv"), row);
            QVERIFY2(isSeen("pictureBackground") == isDrawn, row);
        }
        dialog->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
}

void ExportTest::theSpaceIsAskedForWhereItHasAMeaning()
{
    QByteArrayList withSpace;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        chooseFormat(*dialog, u"csv"_s);
        auto *content = dialog->findChild<QComboBox *>(u"exportContent"_s);
        for (int i = 0; i < content->count(); ++i) {
            content->setCurrentIndex(i);
            if (dialog->findChild<QWidget *>(u"exportSpace"_s)->isEnabled())
                withSpace << content->currentData().toByteArray();
        }
        dialog->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
    QCOMPARE(withSpace, (QByteArrayList{"positions", "quaternions", "vectors", "angles"}));
}

void ExportTest::choicesAreRemembered()
{
    const QString path = m_folder.path(u"few.glb"_s);
    exportTo(path, [](ExportDialog &dialog) {
        chooseFormat(dialog, u"glb"_s);
        auto *page = dialog.findChild<QStackedWidget *>()->currentWidget(); // FBX has a unit of its own
        auto *unit = page->findChild<QComboBox *>(u"exportUnit"_s);
        unit->setCurrentIndex(unit->findData(QByteArray("in")));
        auto *degrees = dialog.findChild<QLineEdit *>(u"exportFewerKeysNumber"_s);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(degrees, Qt::Key_Up);
        QVERIFY(dialog.findChild<QCheckBox *>(u"exportFewerKeys"_s)->isChecked());
    });
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(bytesOf(path).contains("\"metresPerUnit\":0.0254"));
    m_driver.reset();
    init();
    ExportChoices again;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        again = qobject_cast<ExportDialog *>(widget)->choices();
        qobject_cast<QDialog *>(widget)->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
    QCOMPARE(again.settings["gltf"]["unit"], "in");
    QCOMPARE(again.settings["gltf"]["fewer-keys"], "0.5");
    QCOMPARE(again.target, u"glb"_s);
}

// Formats were numbers, and each setting had a key of its own.
void ExportTest::choicesOfOlderVersionsAreRead()
{
    m_driver.reset();
    {
        Settings settings;
        settings.remove(u"export"_s);
        const QList<std::pair<QString, QVariant>> old{
            {u"format"_s, 2},    {u"unit"_s, u"ft"_s},         {u"figure"_s, false}, {u"fewerKeys"_s, true},
            {u"content"_s, 4},   {u"fewerKeysDegrees"_s, 1.5}, {u"space"_s, 1},      {u"separator"_s, u"\t"_s},
            {u"header"_s, true}, {u"frames"_s, false},         {u"times"_s, true}};
        for (const auto &[key, value] : old)
            settings.setValue(u"export/"_s + key, value);
    }
    init();
    ExportChoices read;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        read = qobject_cast<ExportDialog *>(widget)->choices();
        qobject_cast<QDialog *>(widget)->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
    Settings().remove(u"export"_s);
    QCOMPARE(read.target, u"csv"_s);
    const std::map<std::string, FormatSettings, std::less<>> wanted{
        {"gltf", {{"unit", "ft"}, {"figure", "no"}, {"fewer-keys", "1.5"}}},
        {"csv", {{"content", "angles"}, {"space", "parent"}, {"separator", "tab"}, {"frames", "no"}}}};
    QVERIFY(read.settings == wanted);
}

void ExportTest::theEndingOfTheFormatIsAppended_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written");
    QTest::newRow("another format") << u"take.bvh"_s << u"take.bvh.glb"_s;
    QTest::newRow("a dot in the name") << u"take.v2"_s << u"take.v2.glb"_s;
    QTest::newRow("no ending") << u"take"_s << u"take.glb"_s;
    QTest::newRow("capitals") << u"take.GLB"_s << u"take.GLB"_s;
}

// Nobody would open a glTF file again whose name ends in .bvh.
void ExportTest::theEndingOfTheFormatIsAppended()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, written);
    const FileFolder folder;
    exportTo(folder.path(typed), [](ExportDialog &dialog) { chooseFormat(dialog, u"glb"_s); });
    QCOMPARE(QDir(folder.path({})).entryList(QDir::Files), QStringList{written});
}

void ExportTest::otherNamesOfTheFileAreAskedAbout()
{
    const FileFolder folder;
    const QByteArray old = "old";
    const QString path = folder.write(u"a.glb"_s, old);
    QCOMPARE(QProcess::execute(u"ln"_s, {path, folder.path(u"other.glb"_s)}), 0);
    QStringList asked;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        chooseFormat(*dialog, u"glb"_s);
        // Qt asks before a file is replaced, and Limber asks about the other name.
        m_driver->whenDialogOpens([&](QWidget *files) {
            m_driver->whenDialogOpens([&](QWidget *box) {
                m_driver->whenDialogOpens([&](QWidget *question) {
                    asked << qobject_cast<QMessageBox *>(question)->text();
                    QTest::keyClick(question, Qt::Key_Escape);
                });
                qobject_cast<QMessageBox *>(box)->button(QMessageBox::Yes)->click();
            });
            files->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
            for (QAbstractButton *button : files->findChild<QDialogButtonBox *>()->buttons()) {
                if (files->findChild<QDialogButtonBox *>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                    return button->click();
            }
        });
        dialog->accept();
    });
    m_driver->child<QAction>("file.export")->trigger();
    QTRY_COMPARE(asked.size(), 1);
    QVERIFY2(asked.first().contains(u"a.glb"_s), qPrintable(asked.first()));
    QCOMPARE(bytesOf(path), old);
}

void ExportTest::cancelWritesNothing()
{
    const QStringList before = QDir(m_folder.path({})).entryList(QDir::Files);
    m_driver->whenDialogOpens([](QWidget *widget) { QTest::keyClick(widget, Qt::Key_Escape); });
    m_driver->child<QAction>("file.export")->trigger();
    QCOMPARE(QDir(m_folder.path({})).entryList(QDir::Files), before);
    QVERIFY(m_driver->message().isEmpty());
}

void ExportTest::exportNeedsADocument()
{
    QVERIFY(m_driver->child<QAction>("file.export")->isEnabled());
    m_driver->child<QAction>("file.close")->trigger();
    QVERIFY(!m_driver->child<QAction>("file.export")->isEnabled());
    m_driver->open(m_walk);
    QVERIFY(m_driver->child<QAction>("file.export")->isEnabled());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ExportTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_export

#include "tst_export.moc"
