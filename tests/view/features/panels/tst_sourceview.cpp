#include "panels/sourceview.h"
#include "pictures.h"
#include "storage/sourceexcerpt.h"

#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

namespace tst_sourceview {

using namespace limber;
using namespace limber::test;

class SourceViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void marksTheLineAndTheCharacter();
    void afterTheLastCharacterTheLastOneIsMarked();
    void anEmptyLineCanBeMarked();
    void withoutAMarkNothingIsMarked();
    void theMarkedLineComesIntoView();
    void scrollsNoFurtherToTheRightThanNeeded();
    void numbersBeginAtTheFirstLine();
    void theStripIsAsWideAsTheLastNumber();

private:
    void show(int firstLine, const QStringList &lines, int markedLine, int markedPosition);
    [[nodiscard]] QString markedText() const;
    [[nodiscard]] QWidget *numbers() const;

    std::unique_ptr<SourceView> m_view;
    Colours m_colours;
};

void SourceViewTest::init()
{
    m_view = std::make_unique<SourceView>();
    m_colours = Colours::darkTheme();
    m_colours.panel = Qt::black;
    m_colours.text = Qt::white;
    m_colours.secondaryText = Qt::yellow;
    m_view->setColours(m_colours);
    m_view->resize(400, 200);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void SourceViewTest::show(int firstLine, const QStringList &lines, int markedLine, int markedPosition)
{
    SourceExcerpt excerpt;
    excerpt.firstLine = firstLine;
    excerpt.lines = lines;
    excerpt.markedLine = markedLine;
    excerpt.markedPosition = markedPosition;
    m_view->showExcerpt(excerpt);
}

QString SourceViewTest::markedText() const
{
    const QList<QTextEdit::ExtraSelection> marks = m_view->extraSelections();
    return marks.size() == 2 ? marks.last().cursor.selectedText() : QStringLiteral("(none)");
}

QWidget *SourceViewTest::numbers() const
{
    for (QWidget *child : m_view->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (child != m_view->viewport() && child->isVisible() && child->x() == m_view->contentsRect().left() &&
            child->height() == m_view->contentsRect().height())
            return child;
    }
    return nullptr;
}

void SourceViewTest::marksTheLineAndTheCharacter()
{
    show(7, {QStringLiteral("abc"), QStringLiteral("defg"), QStringLiteral("hi")}, 1, 2);
    QCOMPARE(m_view->markedLine(), 8);
    QCOMPARE(markedText(), QStringLiteral("f"));
    const QList<QTextEdit::ExtraSelection> marks = m_view->extraSelections();
    QCOMPARE(marks.first().cursor.blockNumber(), 1);
    QVERIFY(marks.first().format.boolProperty(QTextFormat::FullWidthSelection));
    QVERIFY(!marks.last().format.boolProperty(QTextFormat::FullWidthSelection));
    show(7, {QStringLiteral("abc")}, 0, 0);
    QCOMPARE(markedText(), QStringLiteral("a"));
    QCOMPARE(m_view->markedLine(), 7);
}

void SourceViewTest::afterTheLastCharacterTheLastOneIsMarked()
{
    show(1, {QStringLiteral("abc"), QStringLiteral("def")}, 0, 3);
    QCOMPARE(markedText(), QStringLiteral("c"));
    show(1, {QStringLiteral("abc"), QStringLiteral("def")}, 1, 2);
    QCOMPARE(markedText(), QStringLiteral("f"));
}

void SourceViewTest::anEmptyLineCanBeMarked()
{
    show(1, {QStringLiteral("abc"), QString(), QStringLiteral("def")}, 1, 0);
    QCOMPARE(markedText(), QString());
    QCOMPARE(m_view->extraSelections().last().cursor.blockNumber(), 1);
}

void SourceViewTest::withoutAMarkNothingIsMarked()
{
    show(5, {QStringLiteral("abc")}, -1, -1);
    QCOMPARE(m_view->markedLine(), 0);
    QVERIFY(m_view->extraSelections().isEmpty());
}

void SourceViewTest::theMarkedLineComesIntoView()
{
    QStringList lines;
    for (int line = 0; line < 100; ++line)
        lines << QStringLiteral("line %1").arg(line);
    show(1, lines, 50, 0);
    const QRect cursor = m_view->cursorRect();
    QVERIFY(qAbs(cursor.center().y() - m_view->viewport()->height() / 2) <= 2 * cursor.height());
    m_view->resize(400, 120);
    QVERIFY(m_view->viewport()->rect().contains(m_view->cursorRect().center()));
}

void SourceViewTest::scrollsNoFurtherToTheRightThanNeeded()
{
    const QString wide(300, QLatin1Char('x'));
    show(1, {wide}, 0, 5);
    QCOMPARE(m_view->horizontalScrollBar()->value(), 0);
    show(1, {wide}, 0, 250);
    QVERIFY(m_view->horizontalScrollBar()->value() > 0);
    QCOMPARE(m_view->textCursor().position(), 251);
    show(1, {wide}, 0, 300);
    QCOMPARE(m_view->textCursor().position(), 300);
    show(1, {wide}, 0, 5);
    QCOMPARE(m_view->horizontalScrollBar()->value(), 0);
}

void SourceViewTest::numbersBeginAtTheFirstLine()
{
    show(98, {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}, 1, 0);
    QWidget *strip = numbers();
    QVERIFY(strip != nullptr);
    const QImage image = strip->grab().toImage();
    const auto lineInk = [&](int line) {
        const QTextBlock block = m_view->document()->findBlockByNumber(line);
        QTextCursor cursor(block);
        const QRect at = m_view->cursorRect(cursor);
        return inkIn(image, {0, at.top(), image.width(), at.height()}, Qt::black);
    };
    const int digit = m_view->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    QVERIFY(qAbs(lineInk(0).width() - 2 * digit) < digit); // 98
    QVERIFY(qAbs(lineInk(2).width() - 3 * digit) < digit); // 100
    for (const int line : {0, 1, 2})
        QVERIFY2(qAbs(lineInk(line).right() - (image.width() - 8)) <= 3,
                 qPrintable(QString::number(lineInk(line).right())));
    QVERIFY(lineInk(0).top() > 0 && lineInk(0).bottom() < lineInk(1).top());
    QVERIFY(isWrittenIn(image.copy(lineInk(1)), Qt::white)); // the number of the marked line
    QVERIFY(!isWrittenIn(image.copy(lineInk(0)), Qt::white));
    const QRect after(0, lineInk(2).bottom() + 2, image.width(), 60);
    QVERIFY(inkIn(image, after, Qt::black).isEmpty());
}

void SourceViewTest::theStripIsAsWideAsTheLastNumber()
{
    const int digit = m_view->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    show(1, {QStringLiteral("a")}, 0, 0);
    QCOMPARE(numbers()->width(), digit + 16);
    show(9, {QStringLiteral("a")}, 0, 0); // the last number has one more digit here
    QCOMPARE(numbers()->width(), 2 * digit + 16);
    QCOMPARE(numbers()->geometry().right() + 1, m_view->viewport()->x());
    show(99998, {QStringLiteral("a"), QStringLiteral("b")}, 0, 0);
    QCOMPARE(numbers()->width(), m_view->fontMetrics().horizontalAdvance(QStringLiteral("100000")) + 16);
}

QTEST_MAIN(SourceViewTest)

} // namespace tst_sourceview

#include "tst_sourceview.moc"
