#include "exporting/exportdialog.h"
#include "exporting/picturepage.h"
#include "figures.h"
#include "gltf/lengthunit.h"
#include "pictures/picturefiles.h"
#include "pictures/pictureview.h"
#include "session/session.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_exportdialog {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The choices for the export of a clip with 11 frames.
class ExportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theChoicesOfLastTimeAreShown();
    void unknownChoicesBecomeTheFirstOnes();
    void eachFormatHasItsPage_data();
    void eachFormatHasItsPage();
    void onlySomeContentHasASpace_data();
    void onlySomeContentHasASpace();
    void degreesAreLimited();
    void theUnitIsThatOfTheFigure();
    void pictures();
    void theFramesAreThosePlayed();
    void aSheetHasItsOwnSize();
    void onlyASheetHasColumns();
    void aVideoIsNotTransparent();
    void withoutFfmpegVideosAreGrey();
    void theFirstFrameComesFirst();
    void aSheetMayBeTooLarge();
    void trailsNeedJoints();

private:
    void open(const ExportChoices &choices = {})
    {
        m_dialog = std::make_unique<ExportDialog>(*m_session, m_view, choices);
    }
    template <typename Widget>
    [[nodiscard]] Widget &child(const QString &name) const
    {
        auto *widget = m_dialog->findChild<Widget *>(name);
        if (widget == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return *widget;
    }
    [[nodiscard]] QSpinBox &number(const QString &name) const { return child<QSpinBox>(name); }
    [[nodiscard]] QComboBox &box(const QString &name) const { return child<QComboBox>(name); }
    [[nodiscard]] QPushButton &exportButton() const
    {
        return *m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QString losses() const { return child<QLabel>(u"exportLosses"_s).text(); }
    void choose(const QString &target)
    {
        box(u"exportFormat"_s).setCurrentIndex(box(u"exportFormat"_s).findData(target));
    }

    PictureView m_view;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ExportDialog> m_dialog;
};

void ExportDialogTest::init()
{
    m_dialog.reset();
    m_view = {};
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(11));
}

void ExportDialogTest::theChoicesOfLastTimeAreShown()
{
    ExportChoices choices;
    choices.target = u"csv"_s;
    choices.settings = {
        {"gltf", {{"unit", "ft"}, {"figure", "no"}, {"fewer-keys", "1.5"}}},
        {"csv",
         {{"content", "quaternions"}, {"space", "parent"}, {"separator", "tab"}, {"header", "no"}, {"times", "no"}}}};
    choices.pictures.width = 640;
    choices.pictures.height = 480;
    choices.pictures.cellWidth = 100;
    choices.pictures.cellHeight = 50;
    choices.pictures.columns = 5;
    choices.pictures.rows = 7;
    choices.pictures.background = PictureBackground::Light;
    choices.pictures.hasCaption = true;
    open(choices);
    choices.pictures.lastFrame = 10; // the frames are those of the clip
    QVERIFY(m_dialog->choices() == choices);
    choices = {};
    open(choices);
    choices.pictures.lastFrame = 10;
    QVERIFY(m_dialog->choices() == choices);
}

void ExportDialogTest::unknownChoicesBecomeTheFirstOnes()
{
    ExportChoices choices;
    choices.target = u"no such target"_s;
    choices.settings = {{"gltf", {{"unit", "parsec"}, {"fewer-keys", "-1"}, {"figure", "perhaps"}}},
                        {"csv", {{"separator", "#"}, {"no such setting", "1"}}},
                        {"no such format", {{"unit", "cm"}}}};
    open(choices);
    QCOMPARE(m_dialog->choices().target, u"glb"_s);
    QVERIFY(m_dialog->choices().settings.empty());
}

void ExportDialogTest::eachFormatHasItsPage_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("purpose");
    QTest::newRow("glb") << u"glb"_s << 0 << "For engines";
    QTest::newRow("gltf") << u"gltf"_s << 0 << "For engines";
    QTest::newRow("table") << u"csv"_s << 1 << "For spreadsheets";
    QTest::newRow("arrays") << u"npz"_s << 5 << "For Python";
    QTest::newRow("page") << u"html"_s << 2 << "For people";
    QTest::newRow("FBX") << u"fbx"_s << 3 << "For Unity";
    QTest::newRow("VRM") << u"vrma"_s << 4 << "For avatars";
    QTest::newRow("pictures") << u"png"_s << 6 << "A numbered picture";
    QTest::newRow("sheet") << u"sheet"_s << 6 << "One picture";
    QTest::newRow("mp4") << u"mp4"_s << 6 << "A video";
    QTest::newRow("gif") << u"gif"_s << 6 << "A video";
}

void ExportDialogTest::eachFormatHasItsPage()
{
    QFETCH(QString, format);
    QFETCH(int, page);
    QFETCH(QString, purpose);
    open();
    choose(format);
    QCOMPARE(m_dialog->choices().target, format);
    QCOMPARE(m_dialog->findChild<QStackedWidget *>()->currentIndex(), page);
    bool isSaid = false;
    for (const auto *label : m_dialog->findChildren<QLabel *>())
        isSaid = isSaid || label->text().startsWith(purpose);
    QVERIFY(isSaid);
}

void ExportDialogTest::onlySomeContentHasASpace_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("hasSpace");
    QTest::newRow("channels") << QByteArray("channels") << false;
    QTest::newRow("positions") << QByteArray("positions") << true;
    QTest::newRow("quaternions") << QByteArray("quaternions") << true;
    QTest::newRow("speeds") << QByteArray("speeds") << false;
    QTest::newRow("accelerations") << QByteArray("accelerations") << false;
}

void ExportDialogTest::onlySomeContentHasASpace()
{
    QFETCH(QByteArray, content);
    ExportChoices choices;
    choices.target = u"csv"_s;
    open(choices);
    QComboBox &contents = box(u"exportContent"_s);
    contents.setCurrentIndex(contents.findData(content));
    QTEST(box(u"exportSpace"_s).isEnabled(), "hasSpace");
}

void ExportDialogTest::degreesAreLimited()
{
    open();
    auto &degrees = child<NumberField>(u"exportFewerKeysNumber"_s);
    QCOMPARE(degrees.text(), u"0.2°"_s);
    const auto fewerKeys = [this] { return m_dialog->choices().settings["gltf"]["fewer-keys"]; };
    QCOMPARE(fewerKeys(), "");
    emit degrees.valueWanted(3.0, false);
    QCOMPARE(fewerKeys(), "3");
    QCOMPARE(degrees.text(), u"3°"_s);
    emit degrees.valueWanted(-1.0, false);
    QCOMPARE(fewerKeys(), "0.001");
    emit degrees.valueWanted(100.0, false);
    QCOMPARE(fewerKeys(), "45");
}

void ExportDialogTest::theUnitIsThatOfTheFigure()
{
    open();
    const QString likely = QString::fromUtf8(likelyLengthUnit(m_session->document().skeleton()).name);
    QCOMPARE(box(u"exportUnit"_s).itemText(0), likely + u", by the figure's height"_s);
    QCOMPARE(box(u"exportUnit"_s).count(), 7);
}

void ExportDialogTest::pictures()
{
    open();
    choose(u"png"_s);
    QVERIFY(exportButton().isEnabled());
    number(u"pictureWidth"_s).setValue(321);
    number(u"pictureHeight"_s).setValue(123);
    QCOMPARE(m_dialog->choices().pictures.width, 321);
    QCOMPARE(m_dialog->choices().pictures.height, 123);
    QCOMPARE(m_dialog->choices().pictures.cellWidth, PictureChoices().cellWidth);
    QCOMPARE(number(u"pictureWidth"_s).minimum(), leastPictureSide);
    QCOMPARE(number(u"pictureWidth"_s).maximum(), mostPictureSide);
    child<QCheckBox>(u"pictureGhosts"_s).setChecked(true);
    child<QCheckBox>(u"pictureCaption"_s).setChecked(true);
    QVERIFY(m_dialog->choices().pictures.hasGhosts);
    QVERIFY(m_dialog->choices().pictures.hasCaption);
    QVERIFY(!m_dialog->choices().pictures.hasTrails);
}

void ExportDialogTest::theFramesAreThosePlayed()
{
    m_session->playhead().setRange(3, 7);
    open();
    QCOMPARE(m_dialog->choices().pictures.firstFrame, 3);
    QCOMPARE(m_dialog->choices().pictures.lastFrame, 7);
    QCOMPARE(number(u"pictureLast"_s).maximum(), 10);
    QCOMPARE(number(u"pictureFirst"_s).minimum(), 0);
    m_session->document().reset(standingFigure(0));
    open();
    QCOMPARE(m_dialog->choices().pictures.lastFrame, 0);
    QCOMPARE(number(u"pictureLast"_s).maximum(), 0);
}

void ExportDialogTest::aSheetHasItsOwnSize()
{
    open();
    choose(u"png"_s);
    QCOMPARE(number(u"pictureWidth"_s).value(), 1280);
    QVERIFY(number(u"pictureWidth"_s).toolTip().isEmpty());
    choose(u"sheet"_s);
    QCOMPARE(number(u"pictureWidth"_s).value(), 320);
    QCOMPARE(number(u"pictureHeight"_s).value(), 240);
    QVERIFY(!number(u"pictureHeight"_s).toolTip().isEmpty());
    number(u"pictureWidth"_s).setValue(200);
    QCOMPARE(m_dialog->choices().pictures.cellWidth, 200);
    QCOMPARE(m_dialog->choices().pictures.width, 1280);
    choose(u"png"_s);
    QCOMPARE(number(u"pictureWidth"_s).value(), 1280);
    QCOMPARE(m_dialog->choices().pictures.cellWidth, 200);
}

void ExportDialogTest::onlyASheetHasColumns()
{
    open();
    const auto showsCaption = [this] {
        const auto labels = m_dialog->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [this](const QLabel *label) {
            return label->text() == u"S&heet"_s && label->isVisibleTo(m_dialog.get());
        });
    };
    choose(u"png"_s);
    QVERIFY(!number(u"sheetColumns"_s).isVisibleTo(m_dialog.get()));
    QVERIFY(!showsCaption());
    choose(u"sheet"_s);
    QVERIFY(number(u"sheetColumns"_s).isVisibleTo(m_dialog.get()));
    QVERIFY(showsCaption());
    QCOMPARE(number(u"sheetRows"_s).minimum(), 1);
    QCOMPARE(number(u"sheetRows"_s).maximum(), 100);
}

void ExportDialogTest::aVideoIsNotTransparent()
{
    ExportChoices choices;
    choices.target = u"png"_s;
    choices.pictures.background = PictureBackground::Clear;
    open(choices);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Clear);
    const auto *items = qobject_cast<QStandardItemModel *>(box(u"pictureBackground"_s).model());
    QVERIFY(items->item(3)->isEnabled());
    choose(u"webm"_s);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Clear);
    choose(u"mp4"_s);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::AsInView);
    QVERIFY(!items->item(3)->isEnabled());
    QVERIFY(items->item(2)->isEnabled());
    box(u"pictureBackground"_s).setCurrentIndex(2);
    choose(u"png"_s);
    choose(u"mp4"_s);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Light);
}

void ExportDialogTest::withoutFfmpegVideosAreGrey()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/no such folder");
    const auto restored = qScopeGuard([&] { qputenv("PATH", path); });
    ExportChoices choices;
    choices.target = u"mp4"_s; // as it was chosen where ffmpeg is installed
    open(choices);
    const QComboBox &formats = box(u"exportFormat"_s);
    QCOMPARE(m_dialog->choices().target, u"png"_s);
    for (int row = 0; row < formats.count(); ++row) {
        const bool isVideo = QStringList{u"mp4"_s, u"webm"_s, u"gif"_s}.contains(formats.itemData(row).toString());
        const Qt::ItemFlags flags = formats.model()->flags(formats.model()->index(row, 0));
        QCOMPARE(flags.testFlag(Qt::ItemIsEnabled), !isVideo);
        QCOMPARE(formats.itemText(row).contains(u"ffmpeg"_s), isVideo);
        QCOMPARE(formats.itemData(row, Qt::ToolTipRole).toString().contains(u"PNG sequence"_s), isVideo);
    }
}

void ExportDialogTest::theFirstFrameComesFirst()
{
    open();
    choose(u"png"_s);
    number(u"pictureFirst"_s).setValue(10);
    QVERIFY(exportButton().isEnabled());
    number(u"pictureLast"_s).setValue(9);
    QVERIFY(!exportButton().isEnabled());
    QCOMPARE(losses(), u"The first frame comes after the last one."_s);
    choose(u"csv"_s); // has all frames
    QVERIFY(exportButton().isEnabled());
    QVERIFY(!losses().startsWith(u"The first frame"_s));
}

void ExportDialogTest::aSheetMayBeTooLarge()
{
    open();
    choose(u"sheet"_s);
    auto *page = m_dialog->findChild<PicturePage *>();
    number(u"pictureWidth"_s).setValue(100);
    number(u"pictureHeight"_s).setValue(50);
    number(u"sheetColumns"_s).setValue(70);
    number(u"sheetRows"_s).setValue(1);
    QVERIFY(page->problem().isEmpty());
    number(u"sheetColumns"_s).setValue(100);
    QVERIFY(page->problem().startsWith(u"The sheet would have 1"_s));
    QVERIFY(page->problem().contains(u"more than 8000 per side"_s));
    QVERIFY(!exportButton().isEnabled());
    choose(u"png"_s);
    QVERIFY(exportButton().isEnabled());
    choose(u"sheet"_s);
    number(u"sheetColumns"_s).setValue(1);
    number(u"pictureHeight"_s).setValue(2000);
    number(u"sheetRows"_s).setValue(5);
    QVERIFY(!page->problem().isEmpty());
}

void ExportDialogTest::trailsNeedJoints()
{
    m_view.showsTrails = true;
    m_view.showsGhosts = true;
    open();
    QVERIFY(!child<QCheckBox>(u"pictureTrails"_s).isEnabled());
    QVERIFY(!m_dialog->choices().pictures.hasTrails);
    QVERIFY(m_dialog->choices().pictures.hasGhosts);
    m_view.look.trails = {NodeId::joint(chest)};
    open();
    QVERIFY(child<QCheckBox>(u"pictureTrails"_s).isEnabled());
    QVERIFY(m_dialog->choices().pictures.hasTrails);
    m_view.showsTrails = false;
    open();
    QVERIFY(child<QCheckBox>(u"pictureTrails"_s).isEnabled());
    QVERIFY(!m_dialog->choices().pictures.hasTrails);
}

QTEST_MAIN(ExportDialogTest)

} // namespace tst_exportdialog

#include "tst_exportdialog.moc"
