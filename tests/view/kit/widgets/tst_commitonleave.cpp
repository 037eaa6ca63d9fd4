#include "widgets/commitonleave.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace tst_commitonleave {

using namespace limber;
using namespace Qt::StringLiterals;

// When the typing in a field is finished: before whatever may depend on it.
class CommitOnLeaveTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysOfTheFieldAreTyped();
    void shortcutsEndTheTyping_data();
    void shortcutsEndTheTyping();
    void aPressElsewhereEndsTheTyping();
    void closingTheWindowEndsTheTyping();
    void withoutFocusNothingEnds();

private:
    // Asks the field whether a key is a shortcut, as the window does.
    bool isOwnKey(int key, Qt::KeyboardModifiers modifiers, const QString &text = {}) const
    {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers, text);
        event.ignore();
        QCoreApplication::sendEvent(m_field, &event);
        return event.isAccepted();
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_field = nullptr;
    QLineEdit *m_other = nullptr;
    int m_ends = 0;
};

void CommitOnLeaveTest::init()
{
    m_ends = 0;
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_field = new QLineEdit(m_window.get());
    m_other = new QLineEdit(m_window.get());
    layout->addWidget(m_field);
    layout->addWidget(m_other);
    new CommitOnLeave(*m_field, [this] { ++m_ends; });
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QFocusEvent in(QEvent::FocusIn);
    QCoreApplication::sendEvent(m_field, &in);
}

void CommitOnLeaveTest::keysOfTheFieldAreTyped()
{
    QVERIFY(isOwnKey(Qt::Key_A, Qt::NoModifier, u"a"_s));
    QVERIFY(isOwnKey(Qt::Key_Left, Qt::NoModifier));
    QVERIFY(isOwnKey(Qt::Key_V, Qt::ControlModifier)); // paste
    QTest::keyClicks(m_field, u"abc"_s);
    QCOMPARE(m_field->text(), u"abc"_s);
    QCOMPARE(m_ends, 0);
}

void CommitOnLeaveTest::shortcutsEndTheTyping_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("ends");
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    const Qt::KeyboardModifiers control = Qt::ControlModifier;
    QTest::newRow("save") << int(Qt::Key_S) << control << 1;
    QTest::newRow("a function key") << int(Qt::Key_F5) << none << 1;
    QTest::newRow("the next tab") << int(Qt::Key_Tab) << control << 1;
    QTest::newRow("the tab before") << int(Qt::Key_Backtab) << (control | Qt::ShiftModifier) << 1;
    // These belong to the field or its dialog.
    for (const int key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter})
        QTest::addRow("key %x", key) << key << none << 0;
    for (const int key : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta})
        QTest::addRow("modifier %x", key) << key << control << 0;
}

void CommitOnLeaveTest::shortcutsEndTheTyping()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, ends);
    (void)isOwnKey(key, modifiers);
    QCOMPARE(m_ends, ends);
}

void CommitOnLeaveTest::aPressElsewhereEndsTheTyping()
{
    QTest::mousePress(m_field, Qt::LeftButton);
    QCOMPARE(m_ends, 0); // the mouse is in the field
    QTest::mouseMove(m_other);
    QCOMPARE(m_ends, 0);
    QMouseEvent press(QEvent::MouseButtonPress, QPointF(3, 3), m_other->mapToGlobal(QPointF(3, 3)), Qt::LeftButton,
                      Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_other, &press);
    QVERIFY(m_ends > 0);
}

void CommitOnLeaveTest::closingTheWindowEndsTheTyping()
{
    QWidget another;
    QCloseEvent close;
    QCoreApplication::sendEvent(&another, &close);
    QCOMPARE(m_ends, 0);
    QCoreApplication::sendEvent(m_window.get(), &close);
    QCOMPARE(m_ends, 1);
}

void CommitOnLeaveTest::withoutFocusNothingEnds()
{
    QFocusEvent out(QEvent::FocusOut);
    QCoreApplication::sendEvent(m_field, &out);
    QTest::mousePress(m_other, Qt::LeftButton);
    QCloseEvent close;
    QCoreApplication::sendEvent(m_window.get(), &close);
    QCOMPARE(m_ends, 0);
}

QTEST_MAIN(CommitOnLeaveTest)

} // namespace tst_commitonleave

#include "tst_commitonleave.moc"
