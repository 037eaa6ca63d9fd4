#include "widgets/foldingrow.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace tst_foldingrow {

using namespace limber;
using namespace Qt::StringLiterals;

// A row that becomes too narrow for its widgets.
class FoldingRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void widgetsThatDoNotFitGoIntoThePanel();
    void widgetsReturnInTheirOrder();
    void hiddenWidgetsStayHidden();
    void widerContentsAreFolded();
    void captionsGoOneByOneAndLeaveNoGap();
    void thePanelCanBeOperated();

private:
    void resizeTo(int width);
    [[nodiscard]] bool isFolded(const QWidget *widget) const { return panel()->isAncestorOf(widget); }
    [[nodiscard]] QFrame *panel() const { return m_row->findChild<QFrame *>(u"folded"_s); }
    [[nodiscard]] QToolButton *more() const { return m_row->findChild<QToolButton *>(u"more"_s); }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<FoldingRow> m_row;
    QLabel *m_state = nullptr;
    QList<QPushButton *> m_buttons;
};

void FoldingRowTest::init()
{
    m_row.reset();
    // As a child of a window, the row has a size that does not depend on the window system.
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 100);
    m_row = std::make_unique<FoldingRow>(m_window.get());
    m_buttons.clear();
    const auto add = [this] {
        auto *button = new QPushButton(QString::number(m_buttons.size()));
        button->setFixedWidth(100);
        m_buttons << button;
        m_row->add(button, 6);
    };
    add();
    add();
    m_state = new QLabel(u"state"_s);
    m_state->setMinimumWidth(50);
    m_row->addStretching(m_state);
    add();
    add();
    resizeTo(600);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void FoldingRowTest::resizeTo(int width)
{
    m_row->resize(width, 40);
    QCoreApplication::processEvents();
}

void FoldingRowTest::widgetsThatDoNotFitGoIntoThePanel()
{
    QVERIFY(!more()->isVisible());
    const int wide = m_state->width();
    QVERIFY(wide > 100);
    int folded = 0;
    for (int width = 600; width >= 0; width -= 7) {
        resizeTo(width);
        const auto now = std::ranges::count_if(m_buttons, [this](QWidget *button) { return isFolded(button); });
        QVERIFY(now >= folded); // the narrower the row, the more is folded
        folded = static_cast<int>(now);
        QCOMPARE(more()->isVisible(), folded > 0);
        QVERIFY(!isFolded(m_state));
        for (int i = 0; i < m_buttons.size(); ++i)
            QCOMPARE(isFolded(m_buttons[i]), i >= m_buttons.size() - folded); // folded from the end
        if (folded < m_buttons.size())
            QVERIFY2(more()->geometry().right() < width, qPrintable(QString::number(width)));
    }
    QCOMPARE(folded, 4);
}

void FoldingRowTest::widgetsReturnInTheirOrder()
{
    resizeTo(150);
    QVERIFY(isFolded(m_buttons[1]));
    resizeTo(600);
    QVERIFY(!more()->isVisible());
    int last = -1;
    for (QWidget *widget :
         QWidgetList{m_buttons[0], m_buttons[1], static_cast<QWidget *>(m_state), m_buttons[2], m_buttons[3]}) {
        QVERIFY(widget->isVisible());
        QVERIFY(widget->x() > last);
        last = widget->geometry().right();
    }
}

void FoldingRowTest::hiddenWidgetsStayHidden()
{
    m_buttons[3]->hide();
    resizeTo(200);
    QTest::mouseClick(more(), Qt::LeftButton);
    QVERIFY(m_buttons[2]->isVisible() && !m_buttons[3]->isVisible());
    panel()->close();
    resizeTo(600);
    QVERIFY(m_buttons[2]->isVisible() && !m_buttons[3]->isVisible());
}

void FoldingRowTest::widerContentsAreFolded()
{
    m_buttons[0]->setFixedWidth(320);
    m_row->fold();
    QVERIFY(isFolded(m_buttons[3]) && !isFolded(m_buttons[0]));
    m_buttons[0]->setFixedWidth(100);
    m_row->fold();
    QVERIFY(!isFolded(m_buttons[3]));
}

void FoldingRowTest::captionsGoOneByOneAndLeaveNoGap()
{
    FoldingRow row(m_window.get());
    QList<QLabel *> captions;
    for (int pair = 0; pair < 3; ++pair) {
        captions << new QLabel(u"caption"_s);
        captions.last()->setFixedWidth(60);
        row.addCaption(captions.last());
        auto *button = new QPushButton(u"button"_s);
        button->setFixedWidth(80);
        row.add(button);
    }
    row.show();
    const int all = row.sizeHint().width();
    for (int width = all; width > 3 * 80 + 60; width -= 5) {
        row.resize(width, 40);
        QCoreApplication::processEvents();
        QVERIFY(row.usedWidth() <= width);
        QVERIFY(!row.findChild<QToolButton *>(u"more"_s)->isVisible());
        if (row.usedWidth() < all)
            QVERIFY2(width - row.usedWidth() < 60 + 10, qPrintable(QString::number(width)));
        for (int i = 1; i < 3; ++i) // the last ones go first
            QVERIFY(captions[i - 1]->isVisible() || !captions[i]->isVisible());
        row.resize(row.usedWidth(), 40);
        const int used = row.usedWidth();
        QCoreApplication::processEvents();
        QCOMPARE(row.usedWidth(), used); // it stays as it is
    }
}

void FoldingRowTest::thePanelCanBeOperated()
{
    resizeTo(200);
    QVERIFY(!more()->accessibleName().isEmpty() && !more()->toolTip().isEmpty());
    int clicks = 0;
    connect(m_buttons[3], &QPushButton::clicked, this, [&clicks] { ++clicks; });
    QTest::mouseClick(more(), Qt::LeftButton);
    QVERIFY(panel()->isVisible() && m_buttons[3]->isVisible());
    QTest::mouseClick(m_buttons[3], Qt::LeftButton);
    QCOMPARE(clicks, 1);
    QTest::keyClick(panel(), Qt::Key_Escape);
    QVERIFY(!panel()->isVisible());
    resizeTo(600); // also while the panel is open
    resizeTo(200);
    QTest::mouseClick(more(), Qt::LeftButton);
    resizeTo(600);
    QVERIFY(!panel()->isVisible());
}

QTEST_MAIN(FoldingRowTest)

} // namespace tst_foldingrow

#include "tst_foldingrow.moc"
