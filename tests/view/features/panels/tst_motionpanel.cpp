#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "figures.h"
#include "items/motiontablemodel.h"
#include "panels/motionpanel.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

#include <memory>

namespace tst_motionpanel {

using namespace limber;
using namespace limber::test;

class MotionPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theCurrentFrameComesIntoView();
    void aTableThatShowsTheFrameDoesNotScroll();
    void aHalfVisibleRowIsScrolledIntoView();
    void verticalScrollingKeepsTheColumns();
    void aSelectedCellMovesTheFrameButNotTheTable();
    void aPressedFrameNumberBecomesTheCurrentFrame();
    void enterGoesDownAndShiftEnterUp();
    void showsTheChannelsOfTheSelection();
    void reportsWhenTheSelectionHasNoChannels();
    void columnsAreWideEnoughForTheirDecimals();
    void aDoubleClickOnAColumnSelectsItsJoint();
    void clicksBesideTheHeadersDoNothing();
    void aCellThatIsTypedInIsClosedByAShorterClip_data();
    void aCellThatIsTypedInIsClosedByAShorterClip();
    void survivesSessionsThatComeAndGo();

private:
    [[nodiscard]] QTableView &table() const { return *m_panel->table(); }
    [[nodiscard]] int topOf(int frame) const { return table().rowViewportPosition(frame); }
    [[nodiscard]] int bottomOf(int frame) const { return topOf(frame) + table().rowHeight(frame); }
    [[nodiscard]] bool isWhollySeen(int frame) const
    {
        return topOf(frame) >= 0 && bottomOf(frame) <= table().viewport()->height();
    }
    [[nodiscard]] int scrolled() const { return table().verticalScrollBar()->value(); }
    void setViewportHeight(int height);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MotionPanel> m_panel;
};

void MotionPanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(500));
    m_panel = std::make_unique<MotionPanel>();
    m_panel->setSession(m_session.get());
    m_panel->resize(420, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void MotionPanelTest::setViewportHeight(int height)
{
    m_panel->resize(m_panel->width(), m_panel->height() + height - table().viewport()->height());
    QCoreApplication::processEvents();
    QCOMPARE(table().viewport()->height(), height);
}

void MotionPanelTest::theCurrentFrameComesIntoView()
{
    for (const int frame : {300, 20, 499, 0}) {
        m_session->playhead().setFrame(frame);
        QVERIFY2(isWhollySeen(frame), qPrintable(QString::number(frame)));
    }
    m_session->playhead().setFrame(250);
    const int middle = table().viewport()->height() / 2;
    QVERIFY(qAbs(topOf(250) - middle) <= 2 * table().rowHeight(250));
}

void MotionPanelTest::aTableThatShowsTheFrameDoesNotScroll()
{
    const int row = table().rowHeight(0);
    setViewportHeight(10 * row);
    for (const int frame : {1, 5, 9}) { // the last frame fits exactly
        m_session->playhead().setFrame(frame);
        QCOMPARE(scrolled(), 0);
    }
    m_session->playhead().setFrame(200);
    const int first = table().rowAt(0);
    const int before = scrolled();
    for (const int frame : {first, first + 1, first + 8, first + 9}) {
        m_session->playhead().setFrame(frame);
        QCOMPARE(scrolled(), before);
    }
    m_session->playhead().setFrame(first + 10);
    QVERIFY(scrolled() > before);
}

void MotionPanelTest::aHalfVisibleRowIsScrolledIntoView()
{
    const int row = table().rowHeight(0);
    setViewportHeight(10 * row + row / 2);
    QVERIFY(topOf(10) < table().viewport()->height() && !isWhollySeen(10));
    m_session->playhead().setFrame(10);
    QVERIFY(isWhollySeen(10));
    m_session->playhead().setFrame(200);
    const int before = table().rowAt(0) - 1; // just out of view
    m_session->playhead().setFrame(before);
    QVERIFY(isWhollySeen(before));
}

void MotionPanelTest::verticalScrollingKeepsTheColumns()
{
    QVERIFY(table().horizontalScrollBar()->maximum() > 100);
    table().horizontalScrollBar()->setValue(90);
    m_session->playhead().setFrame(400);
    QVERIFY(isWhollySeen(400));
    QCOMPARE(table().horizontalScrollBar()->value(), 90);
}

void MotionPanelTest::aSelectedCellMovesTheFrameButNotTheTable()
{
    const int half = table().rowAt(table().viewport()->height() - 1);
    const int before = scrolled();
    table().setAutoScroll(false); // switches off the table's own scrolling
    table().setCurrentIndex(m_session->motionTable().index(half + 3, 2));
    QCOMPARE(m_session->playhead().frame(), half + 3);
    QCOMPARE(scrolled(), before);
    table().setCurrentIndex({});
    QCOMPARE(m_session->playhead().frame(), half + 3);
}

void MotionPanelTest::aPressedFrameNumberBecomesTheCurrentFrame()
{
    QHeaderView *frames = table().verticalHeader();
    QTest::mouseClick(frames->viewport(), Qt::LeftButton, {}, {5, topOf(4) + table().rowHeight(4) / 2});
    QCOMPARE(m_session->playhead().frame(), 4);
    m_panel->setSession(nullptr);
    QTest::mouseClick(frames->viewport(), Qt::LeftButton, {}, {5, 30});
}

void MotionPanelTest::enterGoesDownAndShiftEnterUp()
{
    table().setCurrentIndex(m_session->motionTable().index(5, 1));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(table().currentIndex(), m_session->motionTable().index(6, 1));
    QTest::keyClick(&table(), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(table().currentIndex(), m_session->motionTable().index(7, 1));
    QTest::keyClick(&table(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(table().currentIndex(), m_session->motionTable().index(6, 1));
    table().setCurrentIndex(m_session->motionTable().index(499, 1));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(table().currentIndex(), m_session->motionTable().index(499, 1));
    table().setCurrentIndex(m_session->motionTable().index(0, 1));
    QTest::keyClick(&table(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(table().currentIndex(), m_session->motionTable().index(0, 1));
}

void MotionPanelTest::showsTheChannelsOfTheSelection()
{
    const auto shown = [this] { return m_session->motionTable().columnCount(); };
    const auto says = [this](const QString &text) {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->text() == text)
                return true;
        }
        return false;
    };
    QCOMPARE(shown(), 15); // nothing is selected, so all columns are shown
    QVERIFY(says(QStringLiteral("15 of 15 channels")));
    m_session->selectOnly(NodeId::joint(leftLeg));
    QCOMPARE(shown(), 3);
    QVERIFY(says(QStringLiteral("3 of 15 channels")));
    m_session->selectOnly(NodeId::endSite(2)); // shows the channels of the joint above the end site
    QCOMPARE(shown(), 3);
    QCOMPARE(m_session->motionTable().headerData(0, Qt::Horizontal, MotionTableModel::JointRole).toInt(), chest);
    m_panel->actions()[ActionId::AllChannels]->setChecked(true);
    QCOMPARE(shown(), 15);
    m_panel->actions()[ActionId::AllChannels]->setChecked(false);
    QCOMPARE(shown(), 3);
}

void MotionPanelTest::reportsWhenTheSelectionHasNoChannels()
{
    QLabel *hint = nullptr;
    for (QLabel *label : m_panel->findChildren<QLabel *>())
        hint = label->text().startsWith(QStringLiteral("The selection has no")) ? label : hint;
    QVERIFY(hint != nullptr && !hint->isVisible() && table().isVisible());
    Clip clip = standingFigure(3);
    const int still = clip.skeleton.addJoint({.name = "Still", .parent = chest, .offset = {1, 0, 0}, .channels = {}});
    m_session->document().reset(clip);
    m_session->selectOnly(NodeId::joint(still));
    QVERIFY(hint->isVisible() && !table().isVisible());
    m_session->playhead().setFrame(2); // nothing needs to scroll
    m_session->selectOnly(NodeId::joint(chest));
    QVERIFY(!hint->isVisible() && table().isVisible());
}

void MotionPanelTest::columnsAreWideEnoughForTheirDecimals()
{
    Clip clip = standingFigure(3);
    clip.motion.setValue(1, 0, 1.0 / 3.0);
    m_session->document().reset(clip);
    const int usual = table().horizontalHeader()->defaultSectionSize();
    const int digit = table().fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const auto decimals = [this](int column) {
        return m_session->motionTable().headerData(column, Qt::Horizontal, MotionTableModel::DecimalsRole).toInt();
    };
    for (int column = 0; column < 15; ++column)
        QCOMPARE(table().columnWidth(column), qMax(usual, digit * (5 + decimals(column)) + 14));
    QVERIFY(table().columnWidth(0) > usual);
    // A large file shows its first frames while it is read; its digits are known at the end.
    std::string text = writeBvh(standingFigure(3));
    const std::size_t number = text.find('\n', text.find("Frame Time:")) + 1;
    text.replace(number, text.find_first_of(" \t", number) - number, "0.12345678901234");
    Document &document = m_session->document();
    document.beginLoading(standingFigure(2));
    const int atFirst = table().columnWidth(0);
    document.endLoading(*readBvh(text).clip, {});
    QVERIFY(table().columnWidth(0) > atFirst);
}

void MotionPanelTest::aDoubleClickOnAColumnSelectsItsJoint()
{
    QHeaderView *channels = table().horizontalHeader();
    channels->resizeSections(QHeaderView::Fixed);
    const int x = channels->sectionViewportPosition(1) + 10;
    QTest::mouseDClick(channels->viewport(), Qt::LeftButton, {}, {x, 5});
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(hips)});
}

void MotionPanelTest::clicksBesideTheHeadersDoNothing()
{
    m_session->document().reset(standingFigure(3));
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_session->playhead().setFrame(2);
    QHeaderView *channels = table().horizontalHeader();
    QHeaderView *frames = table().verticalHeader();
    const QPoint right(channels->length() + 5, 5);
    const QPoint below(5, frames->length() + 5);
    QVERIFY(channels->viewport()->rect().contains(right) && frames->viewport()->rect().contains(below));
    QTest::mouseDClick(channels->viewport(), Qt::LeftButton, {}, right);
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    QTest::mouseClick(frames->viewport(), Qt::LeftButton, {}, below);
    QCOMPARE(m_session->playhead().frame(), 2);
}

void MotionPanelTest::aCellThatIsTypedInIsClosedByAShorterClip_data()
{
    QTest::addColumn<bool>("isTyped");
    QTest::newRow("open") << false;
    QTest::newRow("typed in") << true;
}

void MotionPanelTest::aCellThatIsTypedInIsClosedByAShorterClip()
{
    QFETCH(bool, isTyped);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("out of range")));
    m_panel->activateWindow();
    m_session->playhead().setFrame(400);
    const QModelIndex cell = table().model()->index(400, 3);
    table().setCurrentIndex(cell);
    table().edit(cell);
    auto *editor = table().viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->setFocus();
    if (isTyped)
        QTest::keyClicks(editor, QStringLiteral("12"));
    m_session->document().replaceClip(standingFigure(2), QStringLiteral("shorter"));
    QCoreApplication::processEvents();
    QTRY_VERIFY(table().viewport()->findChild<QLineEdit *>() == nullptr);
    QCOMPARE(m_session->document().undoStack().count(), 1);
    QCOMPARE(m_session->document().motion().frameCount(), 2);
}

void MotionPanelTest::survivesSessionsThatComeAndGo()
{
    for (const int frames : {0, 1, 40}) {
        Session other;
        other.document().reset(standingFigure(frames));
        m_panel->setSession(&other);
        other.playhead().setFrame(3);
        QVERIFY(!m_panel->grab().isNull());
        m_session->playhead().setFrame(frames + 1); // a frame of the session that is not shown
    }
    m_panel->setSession(m_session.get());
    m_session->playhead().setFrame(480);
    QVERIFY(isWhollySeen(480));
}

QTEST_MAIN(MotionPanelTest)

} // namespace tst_motionpanel

#include "tst_motionpanel.moc"
