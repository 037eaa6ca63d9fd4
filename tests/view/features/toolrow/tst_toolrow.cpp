#include "session/layers/changetarget.h"
#include "session/session.h"
#include "support/walker.h"
#include "toolrow/poseactions.h"
#include "toolrow/toolrow.h"
#include "widgets/numberfield.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_toolrow {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The settings of the present tool: which are shown, and what each changes.
class ToolRowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();
    void eachToolShowsItsSettings_data();
    void eachToolShowsItsSettings();
    void eachReachShowsItsTimes_data();
    void eachReachShowsItsTimes();
    void fieldsChangeTheSettings();
    void choicesOfIkChangeTheSettings();
    void ringsOfChannelsAreChosen();
    void buttonsFollowTheSettings();
    void captionsGiveWay();
    void whatDoesNotFitIsInThePanel();
    void theIconFollowsTheTheme();
    void aNarrowRowNamesItsTool();
    void toolsLeaveTheRowInPlace();

private:
    template <typename Widget>
    [[nodiscard]] Widget &child(const char *name) const
    {
        return *m_row->findChild<Widget *>(QLatin1String(name));
    }
    [[nodiscard]] bool isShown(const char *name) const { return child<QWidget>(name).isVisible(); }
    [[nodiscard]] bool isButtonShown(ActionId id) const
    {
        return std::ranges::any_of(m_row->findChildren<QToolButton *>(), [&](const QToolButton *each) {
            return each->defaultAction() == m_actions->actions()[id] && each->isVisible();
        });
    }
    [[nodiscard]] bool isMoreShown() const { return isShown("more"); }
    [[nodiscard]] const ToolChoices &choices() const { return m_settings->choices(); }
    void choose(ToolName tool)
    {
        m_settings->change([tool](ToolChoices &choices) { choices.tool = tool; });
        QCoreApplication::processEvents();
    }
    void reach(ChangeReach reach)
    {
        m_settings->change([reach](ToolChoices &choices) { choices.spread.reach = reach; });
        QCoreApplication::processEvents();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_settings;
    std::unique_ptr<PoseActions> m_actions;
    std::unique_ptr<ToolRow> m_row;
};

void ToolRowTest::init()
{
    m_row.reset();
    m_actions.reset();
    m_settings = std::make_unique<ToolSettings>();
    m_actions = std::make_unique<PoseActions>(*m_settings);
    m_row = std::make_unique<ToolRow>(*m_settings, *m_actions);
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 5}).clip);
    m_row->resize(1800, 40);
    m_row->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_row.get()));
}

void ToolRowTest::eachToolShowsItsSettings_data()
{
    QTest::addColumn<ToolName>("tool");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("rotates");
    QTest::addColumn<bool>("isIk");
    QTest::newRow("Select") << ToolName("select") << u"Select"_s << false << false;
    QTest::newRow("Move") << ToolName("move") << u"Move"_s << false << false;
    QTest::newRow("Rotate") << ToolName("rotate") << u"Rotate"_s << true << false;
    QTest::newRow("IK") << ToolName("ik") << u"IK"_s << false << true;
    QTest::newRow("Look At") << ToolName("lookAt") << u"Look At"_s << false << false;
}

void ToolRowTest::eachToolShowsItsSettings()
{
    QFETCH(const ToolName, tool);
    QFETCH(const QString, title);
    QFETCH(const bool, rotates);
    QFETCH(const bool, isIk);
    choose(tool);
    QStringList titles;
    for (const QLabel *label : m_row->findChildren<QLabel *>()) {
        if (label->property("role") == u"title"_s)
            titles << label->text();
    }
    QCOMPARE(titles, QStringList{title});
    const bool hasAxes = tool != "lookAt";
    QCOMPARE(isShown("snapStep"), hasAxes);
    QCOMPARE(child<QWidget>("snapStep").isEnabled(), rotates); // dim, so that nothing after it moves
    for (const ActionId id : {ActionId::LocalAxes, ActionId::SnapDrags, ActionId::Symmetry})
        QCOMPARE(isButtonShown(id), hasAxes);
    QVERIFY(isShown("changeReach"));
    QCOMPARE(isShown("channelAxes"), rotates);
    QCOMPARE(isShown("ikBody"), isIk);
    QCOMPARE(isShown("ikLimits"), isIk);
}

void ToolRowTest::eachReachShowsItsTimes_data()
{
    QTest::addColumn<ChangeReach>("chosen");
    QTest::addColumn<bool>("isFalloff");
    QTest::addColumn<bool>("isRange");
    QTest::newRow("this frame") << ChangeReach::ThisFrame << false << false;
    QTest::newRow("range") << ChangeReach::Range << false << true;
    QTest::newRow("falloff") << ChangeReach::Falloff << true << false;
    QTest::newRow("whole clip") << ChangeReach::WholeClip << false << false;
}

void ToolRowTest::eachReachShowsItsTimes()
{
    QFETCH(const ChangeReach, chosen);
    QFETCH(const bool, isFalloff);
    QFETCH(const bool, isRange);
    reach(chosen);
    QCOMPARE(isShown("secondsBefore"), isFalloff);
    QCOMPARE(isShown("secondsAfter"), isFalloff);
    QCOMPARE(isShown("rangeFade"), isRange);
}

void ToolRowTest::fieldsChangeTheSettings()
{
    const ToolChoices before = choices();
    emit child<NumberField>("snapStep").valueWanted(12.5, false);
    QCOMPARE(choices().snapDegrees, 12.5);
    QCOMPARE(child<NumberField>("snapStep").text(), u"12.5°"_s);
    emit child<NumberField>("secondsBefore").valueWanted(0.75, false);
    emit child<NumberField>("secondsAfter").valueWanted(0.5, false);
    emit child<NumberField>("rangeFade").valueWanted(0.25, false);
    QCOMPARE(choices().spread.secondsBefore, 0.75);
    QCOMPARE(choices().spread.secondsAfter, 0.5);
    QCOMPARE(choices().spread.rangeFadeSeconds, 0.25);
    QCOMPARE(child<NumberField>("secondsBefore").text(), u"0.75 s"_s);
    QCOMPARE(child<NumberField>("secondsAfter").text(), u"0.50 s"_s);
    QCOMPARE(child<NumberField>("rangeFade").text(), u"0.25 s"_s);
    emit child<NumberField>("secondsBefore").valueWanted(-3.0, false); // is clamped, and the field says so
    QVERIFY(choices().spread.secondsBefore >= 0.0);
    QCOMPARE(child<NumberField>("secondsBefore").text(),
             QLocale().toString(choices().spread.secondsBefore, 'f', 2) + u" s"_s);
    QCOMPARE(choices().tool, before.tool);
}

void ToolRowTest::choicesOfIkChangeTheSettings()
{
    auto &body = child<QComboBox>("ikBody");
    emit body.activated(2);
    QCOMPARE(choices().body, SolverReach::WholeBody);
    QCOMPARE(body.currentText(), u"Whole body"_s);
    auto &limits = child<QComboBox>("ikLimits");
    QCOMPARE(limits.currentText(), u"By role"_s);
    emit limits.activated(0);
    QCOMPARE(choices().limits, LimitSource::None);
    emit limits.activated(2);
    QCOMPARE(choices().limits, LimitSource::Clip);
    QCOMPARE(limits.currentText(), u"From the clip"_s);
    QCOMPARE(choices().body, SolverReach::WholeBody);
}

void ToolRowTest::ringsOfChannelsAreChosen()
{
    choose("rotate");
    auto &box = child<QCheckBox>("channelAxes");
    QVERIFY(!box.isChecked());
    box.click();
    QVERIFY(choices().usesChannelAxes);
    m_settings->change([](ToolChoices &choices) { choices.usesChannelAxes = false; });
    QVERIFY(!box.isChecked());
}

void ToolRowTest::buttonsFollowTheSettings()
{
    const auto button = [this](ActionId id) -> QToolButton * {
        for (QToolButton *each : m_row->findChildren<QToolButton *>()) {
            if (each->defaultAction() == m_actions->actions()[id])
                return each;
        }
        return nullptr;
    };
    m_actions->setSession(m_session.get());
    QVERIFY(button(ActionId::LocalAxes)->isChecked());
    button(ActionId::WorldAxes)->click();
    QCOMPARE(choices().space, HandleSpace::World);
    QVERIFY(button(ActionId::WorldAxes)->isChecked() && !button(ActionId::LocalAxes)->isChecked());
    auto &frames = child<QToolButton>("changeReach");
    QCOMPARE(frames.menu()->actions().size(), 4);
    frames.menu()->actions().last()->trigger();
    QCOMPARE(choices().spread.reach, ChangeReach::WholeClip);
    QCOMPARE(frames.text(), u"Whole clip"_s);
    reach(ChangeReach::Range);
    QCOMPARE(frames.text(), u"Range"_s);
    button(ActionId::SnapDrags)->click();
    QVERIFY(choices().snaps);
    button(ActionId::Symmetry)->click();
    QVERIFY(choices().isSymmetric);
}

void ToolRowTest::captionsGiveWay()
{
    const auto isCaptionShown = [this] {
        for (const QLabel *label : m_row->findChildren<QLabel *>()) {
            if (label->text() == u"Axes"_s) // the last one
                return label->isVisible();
        }
        return false;
    };
    const int whole = m_row->sizeHint().width();
    QVERIFY(isCaptionShown());
    m_row->resize(whole - 1, 40);
    QTRY_VERIFY(!isCaptionShown());
    QVERIFY(!isMoreShown());
    QCOMPARE(m_row->sizeHint().width(), whole); // what it wants does not depend on what it has
    m_row->resize(whole, 40);
    QTRY_VERIFY(isCaptionShown());
}

// A row as narrow as that of the smallest window.
void ToolRowTest::whatDoesNotFitIsInThePanel()
{
    choose("ik");
    m_row->resize(400, 40);
    QTRY_VERIFY(isMoreShown());
    auto &more = child<QToolButton>("more");
    QVERIFY2(more.geometry().right() < 400, qPrintable(QString::number(more.geometry().right())));
    QVERIFY(!isShown("ikBody"));
    QTest::mouseClick(&more, Qt::LeftButton);
    QTRY_VERIFY(isShown("ikBody") && isShown("secondsAfter"));
    emit child<QComboBox>("ikBody").activated(2);
    QCOMPARE(choices().body, SolverReach::WholeBody);
    QVERIFY(isShown("ikLimits"));
    child<QWidget>("folded").close();
}

void ToolRowTest::theIconFollowsTheTheme()
{
    const QPalette before = QGuiApplication::palette();
    auto &icon = child<QWidget>("toolIcon");
    const auto hasColour = [&icon](const QColor &colour) {
        const QImage image = icon.grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    };
    for (const QColor &colour : {QColor(250, 20, 20), QColor(20, 20, 250)}) {
        QPalette palette = before;
        palette.setColor(QPalette::WindowText, colour);
        QGuiApplication::setPalette(palette);
        QVERIFY(hasColour(colour));
    }
    QGuiApplication::setPalette(before);
}

void ToolRowTest::aNarrowRowNamesItsTool()
{
    m_row->resize(400, 40);
    choose("lookAt");
    QTRY_VERIFY(std::ranges::any_of(m_row->findChildren<QLabel *>(), [&](const QLabel *label) {
        return label->text() == u"Look At"_s && label->isVisible() &&
               label->width() >= label->fontMetrics().horizontalAdvance(label->text());
    }));
}

void ToolRowTest::toolsLeaveTheRowInPlace()
{
    const auto places = [this] {
        QList<QRect> all;
        for (const char *name : {"snapStep", "changeReach", "secondsBefore", "secondsAfter"})
            all << child<QWidget>(name).geometry();
        return all;
    };
    choose("select");
    const QList<QRect> before = places();
    for (const ToolName tool : {"move", "rotate", "ik", "select"}) {
        choose(tool);
        QCOMPARE(places(), before);
    }
    // What a tool lacks leaves no other place to what all tools have.
    choose("lookAt");
    QCOMPARE(places().mid(1), before.mid(1));
}

QTEST_MAIN(ToolRowTest)

} // namespace tst_toolrow

#include "tst_toolrow.moc"
