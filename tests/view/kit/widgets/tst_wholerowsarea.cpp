#include "widgets/areas/wholerowsarea.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

namespace tst_wholerowsarea {

using namespace limber;

namespace {

constexpr int rowHeight = 30;
constexpr int gap = 4;

} // namespace

// The content is five fields, one below the other, and may end in a text.
class WholeRowsAreaTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void noFieldIsCut_data();
    void noFieldIsCut();
    void noRowOfPartsIsCut();
    void noLineOfATextIsCut();
    void whatIsHigherThanTheAreaIsCut();
    void contentThatChangesIsFollowed();

private:
    void resize(int height);
    [[nodiscard]] int seen() const { return m_area->viewport()->height(); }

    std::unique_ptr<WholeRowsArea> m_area;
    QList<QWidget *> m_fields;
    QLabel *m_text = nullptr;
};

void WholeRowsAreaTest::init()
{
    m_area = std::make_unique<WholeRowsArea>();
    m_fields.clear();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    for (int i = 0; i < 5; ++i) {
        m_fields << new QLineEdit(content);
        m_fields.last()->setFixedHeight(rowHeight);
        layout->addWidget(m_fields.last());
    }
    m_text = new QLabel(content);
    m_text->setWordWrap(true);
    m_text->hide();
    layout->addWidget(m_text);
    layout->addStretch(1);
    auto *beside = new QFrame(content); // decoration beside all rows
    beside->setFixedWidth(3);
    auto *all = new QWidget;
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(beside);
    row->addWidget(content, 1);
    m_area->setWidget(all);
    m_area->resize(200, 400);
    m_area->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_area.get()));
}

void WholeRowsAreaTest::resize(int height)
{
    m_area->resize(200, height);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

void WholeRowsAreaTest::noFieldIsCut_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("expected");
    QTest::newRow("all") << 400 << 400;
    QTest::newRow("just all") << 5 * rowHeight + 4 * gap << 5 * rowHeight + 4 * gap;
    QTest::newRow("four and a half") << 4 * rowHeight + 4 * gap + 15 << 4 * rowHeight + 4 * gap;
    QTest::newRow("four") << 4 * rowHeight + 3 * gap << 4 * rowHeight + 3 * gap;
    QTest::newRow("one and a pixel") << rowHeight + gap + 1 << rowHeight + gap;
}

void WholeRowsAreaTest::noFieldIsCut()
{
    QFETCH(const int, height);
    QFETCH(const int, expected);
    resize(height);
    QCOMPARE(seen(), expected);
    m_area->verticalScrollBar()->setValue(m_area->verticalScrollBar()->maximum());
    QVERIFY(m_fields.last()->visibleRegion().boundingRect() == m_fields.last()->rect()); // the end can be reached
}

// A widget can say that it is one row, although nothing in it takes the focus.
void WholeRowsAreaTest::noRowOfPartsIsCut()
{
    for (QWidget *field : std::as_const(m_fields))
        field->setFocusPolicy(Qt::NoFocus);
    constexpr int cut = 2 * rowHeight + gap + 10;
    resize(cut);
    QCOMPARE(seen(), cut);
    for (QWidget *field : std::as_const(m_fields))
        field->setProperty(isWholeRow, true);
    resize(cut + 1);
    QCOMPARE(seen(), 2 * (rowHeight + gap));
}

void WholeRowsAreaTest::noLineOfATextIsCut()
{
    for (QWidget *field : m_fields)
        field->hide();
    m_text->setText(QStringLiteral("word ").repeated(200));
    m_text->show();
    const int line = m_text->fontMetrics().lineSpacing();
    resize(3 * line + line / 2);
    QCOMPARE(seen(), 3 * line);
    resize(5 * line);
    QCOMPARE(seen(), 5 * line);
}

void WholeRowsAreaTest::whatIsHigherThanTheAreaIsCut()
{
    resize(rowHeight - 10);
    QCOMPARE(seen(), rowHeight - 10);
}

void WholeRowsAreaTest::contentThatChangesIsFollowed()
{
    resize(2 * rowHeight + gap + 20);
    QCOMPARE(seen(), 2 * rowHeight + 2 * gap);
    for (QWidget *field : m_fields.mid(2))
        field->hide();
    QTRY_COMPARE(seen(), 2 * rowHeight + gap + 20);
    m_fields.last()->show();
    QTRY_COMPARE(seen(), 2 * rowHeight + 2 * gap);
}

QTEST_MAIN(WholeRowsAreaTest)

} // namespace tst_wholerowsarea

#include "tst_wholerowsarea.moc"
