#include "figures.h"
#include "session/session.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/transport.h"
#include "widgets/elidedlabel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>

namespace tst_timelinepanel {

using namespace limber;
using namespace limber::test;

class TimelinePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTimes_data();
    void writesTimes();
    void showsTheCurrentFrameAndGoesToATypedOne();
    void theFrameFieldIsAsWideAsTheLastFrame();
    void acceptsSpeedsAsPeopleWriteThem_data();
    void acceptsSpeedsAsPeopleWriteThem();
    void aRangeIsNeverCut();
    void aPreviewShowsItsOwnFrames();
    void isShallowAndNarrowEnoughForASmallScreen();
    void survivesSessionsThatComeAndGo();
    void everyControlHasAName();
};

namespace {

QLineEdit *frameFieldOf(TimelinePanel &panel)
{
    return panel.findChild<QLineEdit *>(QStringLiteral("frameField"));
}

} // namespace

void TimelinePanelTest::writesTimes_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0:00.000");
    QTest::newRow("drawing") << 1.75 << QStringLiteral("0:01.750");
    QTest::newRow("rounds up") << 59.9996 << QStringLiteral("1:00.000");
    QTest::newRow("hours") << 3661.5 << QStringLiteral("1:01:01.500");
    QTest::newRow("too much") << 1e300 << QStringLiteral("–");
}

void TimelinePanelTest::writesTimes()
{
    QFETCH(double, seconds);
    QFETCH(QString, text);
    const QLocale before;
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale::c());
    QCOMPARE(timeText(seconds), text);
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(timeText(seconds), text.replace(u'.', u','));
}

void TimelinePanelTest::showsTheCurrentFrameAndGoesToATypedOne()
{
    Session session;
    session.document().reset(standingFigure(435));
    TimelinePanel panel;
    panel.setSession(&session);
    QLineEdit *field = frameFieldOf(panel);
    session.playhead().setFrame(210);
    QCOMPARE(field->text(), QStringLiteral("210"));

    field->setText(QStringLiteral("17"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(session.playhead().frame(), 17);
    field->setText(QStringLiteral("9999"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(session.playhead().frame(), 434);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("a1b2"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(session.playhead().frame(), 12);
    QCOMPARE(field->text(), QStringLiteral("12"));
}

void TimelinePanelTest::acceptsSpeedsAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("speed");
    QTest::newRow("plain") << QStringLiteral("0.5") << 0.5;
    QTest::newRow("with x") << QStringLiteral("2x") << 2.0;
    QTest::newRow("with times sign") << QStringLiteral("1.5×") << 1.5;
    QTest::newRow("too fast") << QStringLiteral("50") << 4.0;
    QTest::newRow("no number") << QStringLiteral("fast") << 1.0;
    QTest::newRow("backwards") << QStringLiteral("-1") << 1.0;
    QTest::newRow("empty") << QString() << 1.0;
}

void TimelinePanelTest::acceptsSpeedsAsPeopleWriteThem()
{
    QFETCH(QString, text);
    QFETCH(double, speed);
    TimelinePanel panel;
    QComboBox *box = nullptr;
    for (QComboBox *one : panel.findChildren<QComboBox *>())
        box = one->isEditable() ? one : box;
    QVERIFY(box != nullptr);
    box->setCurrentText(text);
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QCOMPARE(panel.transport().speed(), speed);
}

void TimelinePanelTest::aPreviewShowsItsOwnFrames()
{
    Session session;
    session.document().reset(standingFigure(100));
    TimelinePanel panel;
    panel.resize(1400, 200);
    panel.setSession(&session);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const double frameTime = session.document().motion().playingFrameTimeSeconds();
    session.playhead().setRange(10, 20);
    session.playhead().setFrame(40);
    const auto *range = panel.findChild<ElidedLabel *>(QStringLiteral("timelineRange"));
    const auto hasText = [&panel](const QString &text) {
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    };
    QVERIFY(hasText(QStringLiteral("of 0–99")));
    Clip longer = standingFigure(213);
    longer.motion.setFrameTimeSeconds(frameTime);
    session.preview().show(longer, {}, Axis::Y);
    QVERIFY(hasText(QStringLiteral("of 0–212")));
    QVERIFY2(range->text().startsWith(QStringLiteral("Preview: 213 frame")), qPrintable(range->text()));
    QCOMPARE(panel.ruler().timeScale().lastPlace(), 212);
    QCOMPARE(panel.ruler().timeScale().lastFrame(), 99); // the rows keep the document's frames
    QLineEdit *field = frameFieldOf(panel);
    field->setText(QStringLiteral("150"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(session.shownFrames().frame(), 150);
    QTest::keyClick(&panel.ruler(), Qt::Key_End);
    QCOMPARE(session.shownFrames().frame(), 212);
    QCOMPARE(field->text(), QStringLiteral("212"));
    // The place under the mouse is one of the preview, wherever the document ends.
    const TimeScale &scale = panel.ruler().timeScale();
    QTest::mouseClick(&panel.ruler(), Qt::LeftButton, {}, QPoint(static_cast<int>(std::lround(scale.xOf(180))), 5));
    QCOMPARE(session.shownFrames().frame(), 180);
    // Twice as many frames in the same time.
    Clip denser = standingFigure(199);
    denser.motion.setFrameTimeSeconds(0.5 * frameTime);
    session.preview().show(denser, {}, Axis::Y);
    QCOMPARE(scale.lastPlace(), 99);
    QTest::mouseClick(&panel.ruler(), Qt::LeftButton, {}, QPoint(static_cast<int>(std::lround(scale.xOf(50))), 5));
    QCOMPARE(session.shownFrames().frame(), 100);
    QCOMPARE(session.playhead().frame(), 50);
    session.preview().clear();
    QVERIFY(hasText(QStringLiteral("of 0–99")));
    QVERIFY2(range->text().startsWith(QStringLiteral("Range 10–20")), qPrintable(range->text()));
    QCOMPARE(field->text(), QStringLiteral("50"));
}

void TimelinePanelTest::aRangeIsNeverCut()
{
    Session session;
    session.document().reset(standingFigure(435));
    TimelinePanel panel;
    panel.setSession(&session);
    panel.show();
    session.playhead().setRange(100, 200);
    const auto *range = panel.findChild<ElidedLabel *>(QStringLiteral("timelineRange"));
    QString before;
    for (const int width : {1900, 900, 800, 740, 700}) {
        panel.resize(width, 172);
        QCoreApplication::processEvents();
        const QString shown = range->shownText();
        QVERIFY2(shown.contains(QStringLiteral("100–200")), qPrintable(QString::number(width) + shown));
        QVERIFY(before.isEmpty() || shown.size() <= before.size());
        before = shown;
    }
    QVERIFY(before.size() < range->text().size()); // otherwise there is nothing to try
    session.playhead().clearRange();
    QVERIFY(range->shownText().isEmpty());
}

void TimelinePanelTest::theFrameFieldIsAsWideAsTheLastFrame()
{
    const auto widthFor = [](int frames) {
        Session session;
        session.document().reset(standingFigure(frames));
        TimelinePanel panel;
        panel.setSession(&session);
        return frameFieldOf(panel)->width();
    };
    QCOMPARE(widthFor(1), widthFor(10));
    QVERIFY(widthFor(11) > widthFor(10));
    QVERIFY(widthFor(200000) > widthFor(100000));
}

void TimelinePanelTest::isShallowAndNarrowEnoughForASmallScreen()
{
    Session session;
    session.document().reset(standingFigure(200000));
    TimelinePanel panel;
    panel.setSession(&session);
    QVERIFY2(panel.minimumSizeHint().height() <= 110, qPrintable(QString::number(panel.minimumSizeHint().height())));
    QVERIFY2(panel.minimumSizeHint().width() <= 1000, qPrintable(QString::number(panel.minimumSizeHint().width())));
}

void TimelinePanelTest::survivesSessionsThatComeAndGo()
{
    TimelinePanel panel;
    panel.resize(900, 120);
    panel.show();
    for (const int frames : {0, 1, 2, 500}) {
        Session session;
        session.document().reset(standingFigure(frames));
        panel.setSession(&session);
        session.playhead().setFrame(3);
        QVERIFY(!panel.grab().isNull());
    }
    QVERIFY(!panel.grab().isNull());
    QTest::qWait(300); // until timers of the deleted session would have fired
}

void TimelinePanelTest::everyControlHasAName()
{
    TimelinePanel panel;
    QVERIFY(!frameFieldOf(panel)->accessibleName().isEmpty());
    QVERIFY(!panel.findChild<QComboBox *>()->accessibleName().isEmpty());
    QVERIFY(!panel.ruler().accessibleName().isEmpty());
}

QTEST_MAIN(TimelinePanelTest)

} // namespace tst_timelinepanel

#include "tst_timelinepanel.moc"
