#include "shortcuts/shortcutrecorder.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_shortcutrecorder {

using namespace limber;
using namespace Qt::StringLiterals;

// The button that takes the next key as a shortcut.
class ShortcutRecorderTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void itSaysWhatItWaitsFor();
    void keysAreTaken_data();
    void keysAreTaken();
    void modifiersAloneAreWaitedFor();
    void escapeAndTabLeaveIt_data();
    void escapeAndTabLeaveIt();
    void losingTheFocusLeavesIt();
    void shortcutsElsewhereWaitWhileItRecords();
    void theSpaceThatStartedItDoesNotEndIt();

private:
    void press(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {})
    {
        QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
        QApplication::sendEvent(m_recorder.get(), &event);
    }

    std::unique_ptr<ShortcutRecorder> m_recorder;
};

void ShortcutRecorderTest::init()
{
    m_recorder = std::make_unique<ShortcutRecorder>(u"Save"_s);
    m_recorder->showKey(QKeySequence(u"Ctrl+&"_s));
    m_recorder->show();
    m_recorder->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_recorder.get()));
}

void ShortcutRecorderTest::itSaysWhatItWaitsFor()
{
    QCOMPARE(m_recorder->text(), u"Ctrl+&&"_s);
    QCOMPARE(m_recorder->accessibleName(), u"Save: Ctrl+&"_s);
    m_recorder->click();
    QVERIFY(m_recorder->isRecording() && m_recorder->hasFocus());
    QCOMPARE(m_recorder->text(), u"Press a key…"_s);
    QCOMPARE(m_recorder->accessibleName(), u"Save: press a key, or Esc to leave it"_s);
    m_recorder->click(); // again: leaves it
    QVERIFY(!m_recorder->isRecording());
    m_recorder->showKey({});
    QCOMPARE(m_recorder->text(), u"None"_s);
}

void ShortcutRecorderTest::keysAreTaken_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shortcut");
    using Modifiers = Qt::KeyboardModifiers;
    QTest::newRow("a letter") << int(Qt::Key_S) << Modifiers() << u"s"_s << u"S"_s;
    QTest::newRow("with Ctrl") << int(Qt::Key_S) << Modifiers(Qt::ControlModifier) << u"\x13"_s << u"Ctrl+S"_s;
    QTest::newRow("a capital") << int(Qt::Key_S) << Modifiers(Qt::ShiftModifier) << u"S"_s << u"Shift+S"_s;
    QTest::newRow("a sign with Shift") << int(Qt::Key_Question) << Modifiers(Qt::ShiftModifier) << u"?"_s << u"?"_s;
    QTest::newRow("a space with Shift") << int(Qt::Key_Space) << Modifiers(Qt::ShiftModifier) << u" "_s
                                        << u"Shift+Space"_s;
    QTest::newRow("a key without text") << int(Qt::Key_F5) << Modifiers(Qt::ShiftModifier) << QString()
                                        << u"Shift+F5"_s;
    QTest::newRow("Ctrl+Shift+Tab") << int(Qt::Key_Backtab) << Modifiers(Qt::ControlModifier | Qt::ShiftModifier)
                                    << QString() << u"Ctrl+Shift+Tab"_s;
    QTest::newRow("Alt+Tab") << int(Qt::Key_Tab) << Modifiers(Qt::AltModifier) << QString() << u"Alt+Tab"_s;
    QTest::newRow("another group of keys") << int(Qt::Key_A) << Modifiers(Qt::GroupSwitchModifier) << u"a"_s << u"A"_s;
}

void ShortcutRecorderTest::keysAreTaken()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const QString, typed);
    QFETCH(const QString, shortcut);
    QSignalSpy recorded(m_recorder.get(), &ShortcutRecorder::recorded);
    press(key, modifiers, typed); // before the button is pressed nothing is taken
    QVERIFY(recorded.isEmpty());
    m_recorder->showKey({});
    m_recorder->click();
    press(key, modifiers, typed);
    QCOMPARE(recorded.size(), 1);
    QCOMPARE(recorded.first().first().value<QKeySequence>().toString(QKeySequence::PortableText), shortcut);
    QVERIFY(!m_recorder->isRecording());
}

void ShortcutRecorderTest::modifiersAloneAreWaitedFor()
{
    QSignalSpy recorded(m_recorder.get(), &ShortcutRecorder::recorded);
    m_recorder->click();
    for (const Qt::Key key : {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr, Qt::Key_Super_L,
                              Qt::Key_Super_R, Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_unknown}) {
        press(key);
        QVERIFY(m_recorder->isRecording());
    }
    QVERIFY(recorded.isEmpty());
    press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(recorded.size(), 1);
}

void ShortcutRecorderTest::escapeAndTabLeaveIt_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Escape") << int(Qt::Key_Escape);
    QTest::newRow("Tab") << int(Qt::Key_Tab);
    QTest::newRow("Shift+Tab") << int(Qt::Key_Backtab);
}

void ShortcutRecorderTest::escapeAndTabLeaveIt()
{
    QFETCH(const int, key);
    QSignalSpy recorded(m_recorder.get(), &ShortcutRecorder::recorded);
    m_recorder->click();
    press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    QVERIFY(!m_recorder->isRecording() && recorded.isEmpty());
    QCOMPARE(m_recorder->text(), u"Ctrl+&&"_s);
}

void ShortcutRecorderTest::losingTheFocusLeavesIt()
{
    m_recorder->click();
    m_recorder->clearFocus();
    QVERIFY(!m_recorder->isRecording());
}

void ShortcutRecorderTest::shortcutsElsewhereWaitWhileItRecords()
{
    const auto isOwn = [this] {
        QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_S, Qt::ControlModifier);
        event.ignore();
        QApplication::sendEvent(m_recorder.get(), &event);
        return event.isAccepted();
    };
    QVERIFY(!isOwn());
    m_recorder->click();
    QVERIFY(isOwn());
}

void ShortcutRecorderTest::theSpaceThatStartedItDoesNotEndIt()
{
    m_recorder->setFocus();
    QTest::keyClick(m_recorder.get(), Qt::Key_Space);
    QVERIFY(m_recorder->isRecording());
    QTest::keyRelease(m_recorder.get(), Qt::Key_Space);
    QVERIFY(m_recorder->isRecording());
}

QTEST_MAIN(ShortcutRecorderTest)

} // namespace tst_shortcutrecorder

#include "tst_shortcutrecorder.moc"
