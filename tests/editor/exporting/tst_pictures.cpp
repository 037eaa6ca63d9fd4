#include "exporting/exportdialog.h"
#include "patience.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
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
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace tst_pictures {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// The fraction of pixels that look different. The view's texts and its cross of axes stand at the top, which is left
// out.
double difference(const QImage &a, const QImage &b)
{
    constexpr int visible = 16; // of 255
    if (a.size() != b.size())
        return 1.0;
    int others = 0;
    for (int y = 100; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            others += std::abs(p.red() - q.red()) > visible || std::abs(p.green() - q.green()) > visible ||
                      std::abs(p.blue() - q.blue()) > visible;
        }
    }
    return static_cast<double>(others) / (a.width() * a.height());
}

bool hasFfmpeg()
{
    return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty() &&
           !QStandardPaths::findExecutable(u"ffprobe"_s).isEmpty();
}

} // namespace

// File › Export… with pictures and videos, in the real window.
class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void picturesShowWhatTheViewShows();
    void existingPicturesAreAskedAbout();
    void sheetsHaveTheirOwnSize();
    void layersAreDrawn();
    void videosAreMade_data();
    void videosAreMade();
    void missingFfmpegIsReported();
    void impossibleSettingsAreReported();
    void transparencyIsNotForMp4();
    void choicesAreRemembered();
    void ghostsAndTrailsAreAsInTheView();
    void theWindowStaysAliveAndCancelLeavesNothing();
    void aHangingFfmpegCanBeCancelled();

private:
    void exportTo(const QString &path, const std::function<void(ExportDialog &)> &choose);
    void lookAt(const std::function<void(ExportDialog &)> &look);
    static void chooseFormat(ExportDialog &dialog, const QString &format)
    {
        auto *box = dialog.findChild<QComboBox *>(u"exportFormat"_s);
        box->setCurrentIndex(box->findData(format));
    }
    static void setNumber(ExportDialog &dialog, const char *name, int value)
    {
        dialog.findChild<QSpinBox *>(QLatin1StringView(name))->setValue(value);
    }
    static QPushButton *exportButton(ExportDialog &dialog)
    {
        return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    FileFolder m_folder;
    QString m_walk;
    std::unique_ptr<WindowDriver> m_driver;
};

void PicturesTest::init()
{
    m_walk = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 60}).clip)));
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_walk);
}

void PicturesTest::cleanup()
{
    if (m_driver && m_driver->window().currentSession() != nullptr)
        m_driver->document().undoStack().setClean();
    m_driver.reset();
}

void PicturesTest::exportTo(const QString &path, const std::function<void(ExportDialog &)> &choose)
{
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        QVERIFY(dialog != nullptr);
        choose(*dialog);
        m_driver->chooseInFileDialog(path);
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
    });
    m_driver->child<QAction>("file.export")->trigger();
}

void PicturesTest::lookAt(const std::function<void(ExportDialog &)> &look)
{
    m_driver->whenDialogOpens([&](QWidget *widget) {
        look(*qobject_cast<ExportDialog *>(widget));
        qobject_cast<QDialog *>(widget)->reject();
    });
    m_driver->child<QAction>("file.export")->trigger();
}

void PicturesTest::picturesShowWhatTheViewShows()
{
    const FileFolder folder;
    ViewportPanel &viewport = m_driver->window().viewport();
    viewport.scene().moveCamera([](Camera &camera) { camera.orbit(150.0, 40.0); });
    m_driver->session().playhead().setFrame(20);
    const QImage seen = m_driver->viewportPicture();
    exportTo(folder.path(u"w.png"_s), [&seen](ExportDialog &dialog) {
        chooseFormat(dialog, u"png"_s);
        setNumber(dialog, "pictureWidth", seen.width());
        setNumber(dialog, "pictureHeight", seen.height());
        setNumber(dialog, "pictureFirst", 18);
        setNumber(dialog, "pictureLast", 22);
    });
    QTRY_COMPARE(folder.names().size(), 5);
    QCOMPARE(folder.names().first(), u"w-0001.png"_s);
    const QImage picture(folder.path(u"w-0003.png"_s));
    const double off = difference(picture, seen);
    QVERIFY2(off < 0.02, qPrintable(QString::number(off)));
}

void PicturesTest::existingPicturesAreAskedAbout()
{
    const FileFolder folder;
    const QByteArray old = "old";
    folder.write(u"w-0007.png"_s, old);
    QString asked;
    m_driver->whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<ExportDialog *>(widget);
        chooseFormat(*dialog, u"png"_s);
        m_driver->chooseInFileDialog(folder.path(u"w.png"_s));
        QTimer::singleShot(0, dialog, [&] {
            m_driver->whenDialogOpens([&](QWidget *question) {
                asked = qobject_cast<QMessageBox *>(question)->text();
                QTest::keyClick(question, Qt::Key_Escape);
            });
        });
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
    });
    m_driver->child<QAction>("file.export")->trigger();
    QTRY_VERIFY2(asked.contains(u"w-0007.png"_s), qPrintable(asked));
    QCOMPARE(folder.names(), QStringList{u"w-0007.png"_s});
    QCOMPARE(bytesOf(folder.path(u"w-0007.png"_s)), old);
}

void PicturesTest::sheetsHaveTheirOwnSize()
{
    const FileFolder folder;
    const QString path = folder.path(u"sheet.png"_s);
    exportTo(path, [](ExportDialog &dialog) {
        chooseFormat(dialog, u"png"_s);
        setNumber(dialog, "pictureWidth", 999);
        QVERIFY(!dialog.findChild<QSpinBox *>(u"sheetColumns"_s)->isVisibleTo(&dialog));
        chooseFormat(dialog, u"sheet"_s);
        QVERIFY(dialog.findChild<QSpinBox *>(u"sheetColumns"_s)->isVisibleTo(&dialog));
        QVERIFY(dialog.findChild<QSpinBox *>(u"pictureWidth"_s)->value() != 999);
        setNumber(dialog, "pictureWidth", 160);
        setNumber(dialog, "pictureHeight", 120);
        setNumber(dialog, "sheetColumns", 3);
        setNumber(dialog, "sheetRows", 2);
        chooseFormat(dialog, u"png"_s);
        QCOMPARE(dialog.findChild<QSpinBox *>(u"pictureWidth"_s)->value(), 999);
        chooseFormat(dialog, u"sheet"_s);
    });
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(QImage(path).size(), QSize(3 * 160 + 4 * 6, 2 * 120 + 3 * 6));
}

void PicturesTest::layersAreDrawn()
{
    const FileFolder folder;
    const auto write = [&](const QString &name) {
        exportTo(folder.path(name), [](ExportDialog &dialog) {
            chooseFormat(dialog, u"png"_s);
            setNumber(dialog, "pictureFirst", 10);
            setNumber(dialog, "pictureLast", 10);
        });
        return QImage(folder.path(name));
    };
    const QImage plain = write(u"plain.png"_s); // a single picture gets no number in its name
    QVERIFY(!plain.isNull());
    Layer layer;
    layer.keys.resize(1);
    layer.keys[0].frame = 10;
    layer.keys[0].window = {{0, 59}, 0, 59};
    JointOffset offset;
    offset.joint = 0;
    offset.position = glm::dvec3(0.0, 50.0, 0.0);
    layer.keys[0].offsets.push_back(offset);
    m_driver->document().setLayers({layer}, u"layer"_s);
    const QImage raised = write(u"raised.png"_s);
    QVERIFY(difference(plain, raised) > 0.01);
}

void PicturesTest::videosAreMade_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("frames");
    QTest::newRow("mp4") << u"mp4"_s << u"50% a.mp4"_s << 40;
    QTest::newRow("webm") << u"webm"_s << u"-v.webm"_s << 40;
    QTest::newRow("gif") << u"gif"_s << u"a b.gif"_s << 20; // at most 50 frames a second
}

void PicturesTest::videosAreMade()
{
    QFETCH(const QString, format);
    QFETCH(const QString, name);
    QFETCH(const int, frames);
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    const FileFolder folder;
    const QString path = folder.path(name);
    exportTo(path, [format](ExportDialog &dialog) {
        chooseFormat(dialog, format);
        setNumber(dialog, "pictureWidth", 161);
        setNumber(dialog, "pictureHeight", 90);
        setNumber(dialog, "pictureFirst", 10);
        setNumber(dialog, "pictureLast", 49);
        dialog.findChild<QCheckBox *>(u"pictureCaption"_s)->setChecked(true);
    });
    QTRY_VERIFY(QFile::exists(path));
    QProcess probe;
    probe.start(u"ffprobe"_s, {u"-v"_s, u"error"_s, u"-count_frames"_s, u"-show_entries"_s, u"stream=nb_read_frames"_s,
                               u"-of"_s, u"csv=p=0"_s, u"file:"_s + path});
    QVERIFY(probe.waitForFinished(testPatience));
    QCOMPARE(probe.readAllStandardOutput().trimmed().toInt(), frames);
    QCOMPARE(folder.names(), QStringList{name});
}

void PicturesTest::missingFfmpegIsReported()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    QString said;
    bool videoIsOffered = true;
    bool pictureIsOffered = false;
    lookAt([&](ExportDialog &dialog) {
        chooseFormat(dialog, u"mp4"_s);
        said = dialog.findChild<QLabel *>(u"exportLosses"_s)->text();
        videoIsOffered = exportButton(dialog)->isEnabled();
        chooseFormat(dialog, u"png"_s);
        pictureIsOffered = exportButton(dialog)->isEnabled();
    });
    qputenv("PATH", path);
    QVERIFY2(said.contains(u"ffmpeg, which is not installed"_s), qPrintable(said));
    QVERIFY(!videoIsOffered && pictureIsOffered);
}

void PicturesTest::impossibleSettingsAreReported()
{
    QStringList said;
    lookAt([&](ExportDialog &dialog) {
        const auto note = [&] {
            said << dialog.findChild<QLabel *>(u"exportLosses"_s)->text();
            QCOMPARE(exportButton(dialog)->isEnabled(), said.last().isEmpty());
        };
        chooseFormat(dialog, u"png"_s);
        for (const char *name : {"pictureFirst", "pictureLast"}) {
            const auto *frame = dialog.findChild<QSpinBox *>(QLatin1StringView(name));
            QCOMPARE(frame->minimum(), 0);
            QCOMPARE(frame->maximum(), 59); // the last frame of the walk
        }
        setNumber(dialog, "pictureFirst", 30);
        setNumber(dialog, "pictureLast", 20);
        note();
        setNumber(dialog, "pictureLast", 40);
        note();
        chooseFormat(dialog, u"sheet"_s);
        setNumber(dialog, "pictureWidth", 4000);
        setNumber(dialog, "sheetColumns", 9);
        note();
    });
    QVERIFY2(said.value(0).contains(u"first frame"_s), qPrintable(said.join(u'|')));
    QVERIFY(said.value(1).isEmpty());
    QVERIFY2(said.value(2).contains(u"36060 ×"_s) && said.value(2).contains(u"8000"_s), qPrintable(said.value(2)));
}

void PicturesTest::transparencyIsNotForMp4()
{
    const FileFolder folder;
    const QString path = folder.path(u"clear.png"_s);
    exportTo(path, [](ExportDialog &dialog) {
        auto *background = dialog.findChild<QComboBox *>(u"pictureBackground"_s);
        const int clear = background->findData(int(PictureBackground::Clear));
        chooseFormat(dialog, u"webm"_s);
        background->setCurrentIndex(clear);
        chooseFormat(dialog, u"mp4"_s);
        QVERIFY(background->currentIndex() != clear);
        chooseFormat(dialog, u"png"_s);
        background->setCurrentIndex(clear);
        setNumber(dialog, "pictureLast", 0);
    });
    QTRY_VERIFY(QFile::exists(path));
    const QImage picture(path);
    QVERIFY(picture.hasAlphaChannel());
    QCOMPARE(picture.pixelColor(1, 1).alpha(), 0);
}

void PicturesTest::choicesAreRemembered()
{
    const FileFolder folder;
    exportTo(folder.path(u"a.png"_s), [](ExportDialog &dialog) {
        chooseFormat(dialog, u"sheet"_s);
        setNumber(dialog, "pictureWidth", 111);
        setNumber(dialog, "sheetRows", 1);
        auto *background = dialog.findChild<QComboBox *>(u"pictureBackground"_s);
        background->setCurrentIndex(background->findData(int(PictureBackground::Light)));
        dialog.findChild<QCheckBox *>(u"pictureCaption"_s)->setChecked(true);
        setNumber(dialog, "pictureLast", 5);
    });
    QTRY_COMPARE(folder.names().size(), 1);
    m_driver.reset();
    init();
    lookAt([](ExportDialog &dialog) {
        const ExportChoices again = dialog.choices();
        QVERIFY(again.target == u"sheet"_s);
        QCOMPARE(again.pictures.cellWidth, 111);
        QCOMPARE(again.pictures.rows, 1);
        QVERIFY(again.pictures.background == PictureBackground::Light && again.pictures.hasCaption);
        QCOMPARE(again.pictures.lastFrame, 59); // the last frame of this document
    });
}

void PicturesTest::ghostsAndTrailsAreAsInTheView()
{
    ViewportPanel &viewport = m_driver->window().viewport();
    ViewOptions options = viewport.options();
    options.trails = true;
    options.onionSkins = true;
    viewport.setOptions(options);
    lookAt([](ExportDialog &dialog) {
        QVERIFY(!dialog.findChild<QCheckBox *>(u"pictureTrails"_s)->isEnabled()); // nothing is selected
        QVERIFY(dialog.choices().pictures.hasGhosts && !dialog.choices().pictures.hasTrails);
    });
    m_driver->selectInTree(2);
    m_driver->session().playhead().setRange(5, 30);
    lookAt([](ExportDialog &dialog) {
        QVERIFY(dialog.choices().pictures.hasGhosts && dialog.choices().pictures.hasTrails);
        QCOMPARE(dialog.choices().pictures.firstFrame, 5);
        QCOMPARE(dialog.choices().pictures.lastFrame, 30);
    });
}

void PicturesTest::theWindowStaysAliveAndCancelLeavesNothing()
{
    const FileFolder folder;
    folder.write(u"w-0061.png"_s, "old"); // its number is after the last picture
    // The window gets its turn between any two pictures.
    qsizetype written = 0;
    qsizetype mostBetween = 0;
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] {
        const qsizetype now = folder.names().size();
        mostBetween = std::max(mostBetween, now - written);
        written = now;
        auto *progress = m_driver->window().findChild<QProgressDialog *>();
        if (progress != nullptr && progress->isVisible() && folder.names().size() > 4)
            QTest::mouseClick(progress->findChild<QPushButton *>(), Qt::LeftButton);
    });
    exportTo(folder.path(u"w.png"_s), [&](ExportDialog &dialog) {
        chooseFormat(dialog, u"png"_s);
        setNumber(dialog, "pictureWidth", 1600);
        setNumber(dialog, "pictureHeight", 1200);
        QTimer::singleShot(0, this, [&] {
            written = folder.names().size();
            beat.start(0);
        });
    });
    beat.stop();
    QVERIFY2(mostBetween <= 2, qPrintable(QString::number(mostBetween)));
    QCOMPARE(folder.names(), QStringList{u"w-0061.png"_s});
}

void PicturesTest::aHangingFfmpegCanBeCancelled()
{
    const FileFolder bin;
    const QString program = bin.write(u"ffmpeg"_s, "#!/bin/sh\nexec sleep 10000\n");
    QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", QFile::encodeName(QFileInfo(program).path()) + ':' + path);
    const FileFolder folder;
    bool isCancelled = false;
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] {
        auto *progress = m_driver->window().findChild<QProgressDialog *>();
        if (progress == nullptr || !progress->isVisible())
            return;
        beat.stop();
        isCancelled = true;
        QTest::mouseClick(progress->findChild<QPushButton *>(), Qt::LeftButton);
    });
    beat.start(50);
    exportTo(folder.path(u"v.mp4"_s), [](ExportDialog &dialog) { chooseFormat(dialog, u"mp4"_s); });
    qputenv("PATH", path);
    QVERIFY(isCancelled);
    QCOMPARE(folder.names(), QStringList());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    PicturesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_pictures

#include "tst_pictures.moc"
