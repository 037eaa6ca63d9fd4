#include "drawing.h"
#include "pictures.h"
#include "widgets/numberfield.h"

#include <QAction>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

namespace tst_numberfield {

using namespace limber;
using namespace limber::test;

class NumberFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void arrowsStepTheValue_data();
    void arrowsStepTheValue();
    void theWheelStepsOnlyAFocusedField();
    void draggingTheLetterChangesTheValue();
    void onlyTheLetterCanBeDragged();
    void theCursorShowsWhereItCanBeDragged();
    void returnRequestsTheTypedValue();
    void leavingTheFieldRequestsTheTypedValue();
    void escapeDiscardsTheTypedText();
    void aNewValueDoesNotReplaceTheTypedText();
    void typedValuesAreRequestedBeforeACommandRuns();
    void typedValuesAreRequestedBeforeAPressElsewhere();
    void otherKeysDoNotRequestTheTypedValue();
    void arrowsStepFromTheTypedValue();
    void typedTextIsTakenWithoutTheFocus();
    void typedTextCanBeDiscarded();
    void withoutAValueNothingIsRequested();
    void aReadOnlyFieldRequestsNothing();
    void theLetterStandsAtTheLeftEdge();
    void aNumberThatDoesNotFitIsRounded();
    void theFirstDigitsOfAnEditAreVisible();

private:
    void press(const QPoint &at, Qt::MouseButton button = Qt::LeftButton) const
    {
        send(QEvent::MouseButtonPress, at, button, button, {});
    }
    void moveTo(const QPoint &at, Qt::KeyboardModifiers modifiers = {}) const
    {
        send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton, modifiers);
    }
    void send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers) const;
    void wheel(const QPoint &angle, Qt::KeyboardModifiers modifiers = {}) const;
    [[nodiscard]] QList<double> wanted();

    std::unique_ptr<QWidget> m_window;
    NumberField *m_field = nullptr;
    QLineEdit *m_beside = nullptr;
    std::unique_ptr<QSignalSpy> m_wanted;
};

void NumberFieldTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_field = new NumberField;
    m_beside = new QLineEdit;
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_field);
    layout->addWidget(m_beside);
    m_field->setLetter(QStringLiteral("X"), Qt::red);
    m_field->setStep(0.5);
    m_field->showValue(3.0, QStringLiteral("3.00"));
    m_window->resize(200, 100);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get()); // there may be no window manager
    m_field->setFocus();
    QTRY_VERIFY(m_field->hasFocus());
    m_wanted = std::make_unique<QSignalSpy>(m_field, &NumberField::valueWanted);
}

void NumberFieldTest::send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::MouseButtons buttons,
                           Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent event(type, at, m_field->mapToGlobal(at), button, buttons, modifiers);
    QCoreApplication::sendEvent(m_field, &event);
}

void NumberFieldTest::wheel(const QPoint &angle, Qt::KeyboardModifiers modifiers) const
{
    const QPointF place(20, 8);
    QWheelEvent event(place, m_field->mapToGlobal(place), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_field, &event);
}

// The values that the field requested since the last call.
QList<double> NumberFieldTest::wanted()
{
    QList<double> values;
    for (const QList<QVariant> &arguments : *m_wanted)
        values << arguments.first().toDouble();
    m_wanted->clear();
    return values;
}

void NumberFieldTest::arrowsStepTheValue_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<double>("value");
    QTest::newRow("up") << int(Qt::Key_Up) << 0 << 3.5;
    QTest::newRow("down") << int(Qt::Key_Down) << 0 << 2.5;
    QTest::newRow("Shift+up") << int(Qt::Key_Up) << int(Qt::ShiftModifier) << 8.0;
    QTest::newRow("Alt+down") << int(Qt::Key_Down) << int(Qt::AltModifier) << 2.95;
}

void NumberFieldTest::arrowsStepTheValue()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(double, value);
    QTest::keyClick(m_field, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(wanted(), QList{value});
    QCOMPARE(m_field->value(), 3.0); // the field shows the old value until it is told the new one
}

void NumberFieldTest::theWheelStepsOnlyAFocusedField()
{
    wheel({0, 120});
    QCOMPARE(wanted(), QList{3.5});
    wheel({0, -240});
    QCOMPARE(wanted(), QList{2.0});
    wheel({120, 0}, Qt::AltModifier); // with Alt the wheel is reported as horizontal
    QCOMPARE(wanted(), QList{3.05});
    wheel({0, 0});
    QVERIFY(wanted().isEmpty());
    m_beside->setFocus();
    wheel({0, 120});
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::draggingTheLetterChangesTheValue()
{
    QSignalSpy started(m_field, &NumberField::gestureStarted);
    press({6, 8});
    QCOMPARE(started.count(), 1);
    moveTo({9, 8});
    moveTo({10, 8});
    moveTo({26, 8});
    moveTo({2, 8});
    QCOMPARE(wanted(), (QList{3.0, 3.5, 5.5, 2.5}));
    moveTo({16, 8}, Qt::ShiftModifier);
    QCOMPARE(wanted(), QList{13.0});
    send(QEvent::MouseButtonRelease, {16, 8}, Qt::LeftButton, Qt::NoButton, {});
    moveTo({40, 8});
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::onlyTheLetterCanBeDragged()
{
    press({30, 8});
    moveTo({60, 8});
    send(QEvent::MouseButtonRelease, {60, 8}, Qt::LeftButton, Qt::NoButton, {});
    press({6, 8}, Qt::RightButton);
    moveTo({60, 8});
    QVERIFY(wanted().isEmpty());
    m_field->setLetter({}, {});
    press({6, 8});
    moveTo({60, 8});
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::theCursorShowsWhereItCanBeDragged()
{
    const auto over = [this](int x) {
        send(QEvent::MouseMove, {x, 8}, Qt::NoButton, Qt::NoButton, {});
        return m_field->cursor().shape();
    };
    QCOMPARE(over(6), Qt::SizeHorCursor);
    QCOMPARE(over(40), Qt::IBeamCursor);
    m_field->setReadOnly(true);
    QCOMPARE(over(6), Qt::IBeamCursor);
    m_field->setReadOnly(false);
    press({6, 8});
    QCOMPARE(over(60), Qt::SizeHorCursor); // during the drag
}

void NumberFieldTest::returnRequestsTheTypedValue()
{
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("*2"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(wanted(), QList{6.0});
    QCOMPARE(m_field->text(), QStringLiteral("3.00")); // the new value has to come from the owner
    QTest::keyClick(m_field, Qt::Key_Return); // nothing new was typed
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("nonsense"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QVERIFY(wanted().isEmpty());
    QCOMPARE(m_field->text(), QStringLiteral("3.00"));
}

void NumberFieldTest::leavingTheFieldRequestsTheTypedValue()
{
    m_beside->setFocus();
    QVERIFY(wanted().isEmpty());
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    m_beside->setFocus();
    QCOMPARE(wanted(), QList{7.0});
}

void NumberFieldTest::escapeDiscardsTheTypedText()
{
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_Escape);
    QCOMPARE(m_field->text(), QStringLiteral("3.00"));
    m_beside->setFocus();
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::aNewValueDoesNotReplaceTheTypedText()
{
    m_field->showValue(4.0, QStringLiteral("4.00"));
    QCOMPARE(m_field->text(), QStringLiteral("4.00"));
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("12"));
    m_field->showValue(5.0, QStringLiteral("5.00"));
    QCOMPARE(m_field->text(), QStringLiteral("12"));
    QTest::keyClick(m_field, Qt::Key_Escape);
    QCOMPARE(m_field->text(), QStringLiteral("5.00"));
    m_beside->setFocus();
    m_field->showValue(6.0, QStringLiteral("6.00"));
    QCOMPARE(m_field->text(), QStringLiteral("6.00"));
}

// A command works on the document, and a typed value belongs to the document.
void NumberFieldTest::typedValuesAreRequestedBeforeACommandRuns()
{
    QAction save;
    save.setShortcut(QKeySequence::Save);
    m_window->addAction(&save);
    QList<double> wantedBefore;
    connect(&save, &QAction::triggered, this, [&] { wantedBefore = wanted(); });
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(wantedBefore, QList{7.0});
    QTest::keyClick(m_field, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(wantedBefore.isEmpty());
}

void NumberFieldTest::typedValuesAreRequestedBeforeAPressElsewhere()
{
    QToolButton save(m_window.get());
    save.setFocusPolicy(Qt::NoFocus);
    save.show();
    QList<double> wantedBefore;
    connect(&save, &QToolButton::pressed, this, [&] { wantedBefore = wanted(); });
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::mouseClick(m_field, Qt::LeftButton);
    QVERIFY(wanted().isEmpty());
    QTest::mouseClick(&save, Qt::LeftButton);
    QVERIFY(m_field->hasFocus());
    QCOMPARE(wantedBefore, QList{7.0});
    m_beside->setFocus();
    QTest::mouseClick(&save, Qt::LeftButton);
    QVERIFY(wantedBefore.isEmpty());
}

void NumberFieldTest::otherKeysDoNotRequestTheTypedValue()
{
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    for (const int key : {Qt::Key_Control, Qt::Key_Shift, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_Left, Qt::Key_Home})
        QTest::keyClick(m_field, Qt::Key(key));
    QTest::keyClick(m_field, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(wanted().isEmpty());
    QCOMPARE(m_field->text(), QStringLiteral("7"));
}

void NumberFieldTest::arrowsStepFromTheTypedValue()
{
    connect(m_field, &NumberField::valueWanted, this,
            [this](double value) { m_field->showValue(value, QString::number(value)); });
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_Up);
    QCOMPARE(wanted(), (QList{7.0, 7.5}));
    QCOMPARE(m_field->text(), QStringLiteral("7.5"));
}

// Another window may be active while a dialog closes.
void NumberFieldTest::typedTextIsTakenWithoutTheFocus()
{
    QApplication::setActiveWindow(nullptr);
    QTRY_VERIFY(!m_field->hasFocus());
    m_wanted->clear();
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    m_field->takeTyped();
    m_field->takeTyped();
    QCOMPARE(wanted(), QList{7.0});
}

void NumberFieldTest::typedTextCanBeDiscarded()
{
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    m_field->forgetTyped();
    QCOMPARE(m_field->text(), QStringLiteral("3.00"));
    m_beside->setFocus();
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::withoutAValueNothingIsRequested()
{
    m_field->showNothing();
    QVERIFY(!m_field->isEnabled());
    QCOMPARE(m_field->text(), QStringLiteral("–"));
    m_field->setEnabled(true);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    wheel({0, 120});
    press({6, 8});
    moveTo({40, 8});
    m_field->selectAll();
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::aReadOnlyFieldRequestsNothing()
{
    m_field->setReadOnly(true);
    QTest::keyClick(m_field, Qt::Key_Up);
    wheel({0, 120});
    press({6, 8});
    moveTo({40, 8});
    QVERIFY(wanted().isEmpty());
}

void NumberFieldTest::theLetterStandsAtTheLeftEdge()
{
    m_beside->setFocus();
    QImage image = m_field->grab().toImage();
    const QRect letter = boxOf(image, Qt::red);
    QVERIFY2(letter.left() >= 2 && letter.right() <= 18, qPrintable(QString::number(letter.right())));
    QVERIFY(qAbs(letter.center().x() - 10) <= 2 && qAbs(letter.center().y() - image.height() / 2) <= 2);
    m_field->setEnabled(false);
    QVERIFY(boxOf(m_field->grab().toImage(), Qt::red).isEmpty());
}

void NumberFieldTest::aNumberThatDoesNotFitIsRounded()
{
    m_field->showValue(-45.12678912, QStringLiteral("-45.12678912"));
    const auto textIn = [this](int width) {
        m_field->setFixedWidth(width);
        Drawing drawing(m_field->size());
        m_field->render(&drawing);
        QString drawn;
        for (const DrawnShape &shape : drawing.shapes()) {
            if (shape.kind == DrawnShape::Kind::Text && shape.text != QStringLiteral("X"))
                drawn += shape.text;
        }
        return drawn;
    };
    m_beside->setFocus();
    QCOMPARE(textIn(200), QStringLiteral("-45.12678912"));
    const QString narrow = textIn(70);
    const qsizetype decimals = narrow.size() - 4;
    QVERIFY2(decimals > 0 && decimals < 8, qPrintable(narrow));
    QCOMPARE(narrow, QString::number(-45.12678912, 'f', static_cast<int>(decimals)));
    // Fields side by side show as many digits, whatever the widths of their letters.
    for (const int width : {76, 78, 80, 82, 84}) {
        m_field->showValue(94.51912345, QStringLiteral("94.51912345"));
        QCOMPARE(textIn(width), QStringLiteral("94.52"));
        m_field->showValue(0.0, QStringLiteral("0.000000000"));
        QCOMPARE(textIn(width), QStringLiteral("0.0000"));
    }
    m_field->showValue(0.00000012, QStringLiteral("0.00000012")); // nothing would be left of it
    QVERIFY(textIn(70).endsWith(QChar(0x2026)));
    m_field->showValue(-45.12678912, QStringLiteral("-45.12678912"));
    m_field->setFocus();
    QTRY_VERIFY(m_field->hasFocus());
    QVERIFY(!textIn(70).contains(QChar(0x2026))); // whoever edits sees the number
    m_beside->setFocus();
    m_field->setMarked(true);
    QCOMPARE(textIn(70), narrow);
    m_field->showNothing();
    QCOMPARE(textIn(70), QStringLiteral("–"));
}

void NumberFieldTest::theFirstDigitsOfAnEditAreVisible()
{
    m_field->setFixedWidth(70);
    m_field->showValue(45.0, QStringLiteral("45.000000"));
    m_beside->setFocus();
    QTest::keyClick(m_beside, Qt::Key_Backtab, Qt::ShiftModifier);
    QTRY_VERIFY(m_field->hasFocus());
    const auto isSelectedFromEnd = [this] {
        return m_field->selectedText() == m_field->text() && m_field->cursorPosition() == 0;
    };
    QVERIFY(isSelectedFromEnd());
    QTest::keyClicks(m_field, QStringLiteral("12"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QVERIFY(isSelectedFromEnd());
    QTest::keyClicks(m_field, QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_Escape);
    QVERIFY(isSelectedFromEnd());
    QCOMPARE(m_field->text(), QStringLiteral("45.000000"));
}

QTEST_MAIN(NumberFieldTest)

} // namespace tst_numberfield

#include "tst_numberfield.moc"
