#include "exporting/exportdialog.h"
#include "exporting/picturepage.h"
#include "figures.h"
#include "pictures/picturefiles.h"
#include "pictures/pictureview.h"
#include "session/session.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
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
    void choose(ExportFormat format)
    {
        box(u"exportFormat"_s).setCurrentIndex(box(u"exportFormat"_s).findData(static_cast<int>(format)));
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
    choices.format = ExportFormat::Table;
    choices.unit = u"ft"_s;
    choices.hasFigure = false;
    choices.hasFewerKeys = true;
    choices.fewerKeysDegrees = 1.5;
    choices.content = TableContent::Quaternions;
    choices.space = TableSpace::Parent;
    choices.separator = u'\t';
    choices.hasHeader = false;
    choices.hasFrames = true;
    choices.hasTimes = false;
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
    choices.unit = u"parsec"_s;
    choices.separator = u'#';
    open(choices);
    QCOMPARE(m_dialog->choices().unit, QString());
    QCOMPARE(m_dialog->choices().separator, QChar(u','));
}

void ExportDialogTest::eachFormatHasItsPage_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("purpose");
    QTest::newRow("glb") << ExportFormat::GltfBinary << 0 << "For engines";
    QTest::newRow("gltf") << ExportFormat::GltfText << 0 << "For engines";
    QTest::newRow("table") << ExportFormat::Table << 1 << "For spreadsheets";
    QTest::newRow("arrays") << ExportFormat::Arrays << 2 << "For Python";
    QTest::newRow("page") << ExportFormat::Page << 2 << "For people";
    QTest::newRow("pictures") << ExportFormat::Pictures << 3 << "A numbered picture";
    QTest::newRow("sheet") << ExportFormat::Sheet << 3 << "One picture";
    QTest::newRow("mp4") << ExportFormat::Mp4 << 3 << "A video";
    QTest::newRow("gif") << ExportFormat::Gif << 3 << "A video";
}

void ExportDialogTest::eachFormatHasItsPage()
{
    QFETCH(ExportFormat, format);
    QFETCH(int, page);
    QFETCH(QString, purpose);
    open();
    choose(format);
    QCOMPARE(m_dialog->choices().format, format);
    QCOMPARE(m_dialog->findChild<QStackedWidget *>()->currentIndex(), page);
    bool isSaid = false;
    for (const auto *label : m_dialog->findChildren<QLabel *>())
        isSaid = isSaid || label->text().startsWith(purpose);
    QVERIFY(isSaid);
}

void ExportDialogTest::onlySomeContentHasASpace_data()
{
    QTest::addColumn<TableContent>("content");
    QTest::addColumn<bool>("hasSpace");
    QTest::newRow("channels") << TableContent::Channels << false;
    QTest::newRow("positions") << TableContent::Positions << true;
    QTest::newRow("quaternions") << TableContent::Quaternions << true;
    QTest::newRow("speeds") << TableContent::Speeds << false;
    QTest::newRow("accelerations") << TableContent::Accelerations << false;
}

void ExportDialogTest::onlySomeContentHasASpace()
{
    QFETCH(TableContent, content);
    ExportChoices choices;
    choices.format = ExportFormat::Table;
    open(choices);
    QComboBox &contents = box(u"exportContent"_s);
    contents.setCurrentIndex(contents.findData(static_cast<int>(content)));
    QTEST(box(u"exportSpace"_s).isEnabled(), "hasSpace");
}

void ExportDialogTest::degreesAreLimited()
{
    open();
    auto &degrees = child<NumberField>(u"exportDegrees"_s);
    QCOMPARE(degrees.text(), u"0.2°"_s);
    QVERIFY(!m_dialog->choices().hasFewerKeys);
    emit degrees.valueWanted(3.0, false);
    QCOMPARE(m_dialog->choices().fewerKeysDegrees, 3.0);
    QVERIFY(m_dialog->choices().hasFewerKeys);
    QCOMPARE(degrees.text(), u"3°"_s);
    emit degrees.valueWanted(-1.0, false);
    QCOMPARE(m_dialog->choices().fewerKeysDegrees, 0.001);
    emit degrees.valueWanted(100.0, false);
    QCOMPARE(m_dialog->choices().fewerKeysDegrees, 45.0);
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
    choose(ExportFormat::Pictures);
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
    choose(ExportFormat::Pictures);
    QCOMPARE(number(u"pictureWidth"_s).value(), 1280);
    QVERIFY(number(u"pictureWidth"_s).toolTip().isEmpty());
    choose(ExportFormat::Sheet);
    QCOMPARE(number(u"pictureWidth"_s).value(), 320);
    QCOMPARE(number(u"pictureHeight"_s).value(), 240);
    QVERIFY(!number(u"pictureHeight"_s).toolTip().isEmpty());
    number(u"pictureWidth"_s).setValue(200);
    QCOMPARE(m_dialog->choices().pictures.cellWidth, 200);
    QCOMPARE(m_dialog->choices().pictures.width, 1280);
    choose(ExportFormat::Pictures);
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
    choose(ExportFormat::Pictures);
    QVERIFY(!number(u"sheetColumns"_s).isVisibleTo(m_dialog.get()));
    QVERIFY(!showsCaption());
    choose(ExportFormat::Sheet);
    QVERIFY(number(u"sheetColumns"_s).isVisibleTo(m_dialog.get()));
    QVERIFY(showsCaption());
    QCOMPARE(number(u"sheetRows"_s).minimum(), 1);
    QCOMPARE(number(u"sheetRows"_s).maximum(), 100);
}

void ExportDialogTest::aVideoIsNotTransparent()
{
    ExportChoices choices;
    choices.format = ExportFormat::Pictures;
    choices.pictures.background = PictureBackground::Clear;
    open(choices);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Clear);
    const auto *items = qobject_cast<QStandardItemModel *>(box(u"pictureBackground"_s).model());
    QVERIFY(items->item(3)->isEnabled());
    choose(ExportFormat::WebM);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Clear);
    choose(ExportFormat::Mp4);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::AsInView);
    QVERIFY(!items->item(3)->isEnabled());
    QVERIFY(items->item(2)->isEnabled());
    box(u"pictureBackground"_s).setCurrentIndex(2);
    choose(ExportFormat::Pictures);
    choose(ExportFormat::Mp4);
    QVERIFY(m_dialog->choices().pictures.background == PictureBackground::Light);
}

void ExportDialogTest::theFirstFrameComesFirst()
{
    open();
    choose(ExportFormat::Pictures);
    number(u"pictureFirst"_s).setValue(10);
    QVERIFY(exportButton().isEnabled());
    number(u"pictureLast"_s).setValue(9);
    QVERIFY(!exportButton().isEnabled());
    QCOMPARE(losses(), u"The first frame comes after the last one."_s);
    choose(ExportFormat::Table); // has all frames
    QVERIFY(exportButton().isEnabled());
    QVERIFY(!losses().startsWith(u"The first frame"_s));
}

void ExportDialogTest::aSheetMayBeTooLarge()
{
    open();
    choose(ExportFormat::Sheet);
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
    choose(ExportFormat::Pictures);
    QVERIFY(exportButton().isEnabled());
    choose(ExportFormat::Sheet);
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
