#include "timeline/rows/rowgesture.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_rowgesture {

using namespace limber;

// The keys during a drag in a row of the timeline.
class RowGestureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void escapeAndUndoGiveItUp_data();
    void escapeAndUndoGiveItUp();
    void otherKeysDoNothingUntilItsEnd();
    void itEndsWithTheFocusAndWithTheRuler();
    void withoutARulerNothingBegins();

private:
    // Returns whether the ruler got the key.
    bool press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        class Ears : public QObject
        {
        public:
            bool heard = false;
            bool eventFilter(QObject *, QEvent *event) override
            {
                heard = heard || event->type() == QEvent::KeyPress;
                return false;
            }
        } ears;
        // The filter that was installed last comes first, so that this one hears what the gesture lets through.
        m_ruler->removeEventFilter(m_gesture.get());
        m_ruler->installEventFilter(&ears);
        if (m_gesture->isActive())
            m_ruler->installEventFilter(m_gesture.get());
        QKeyEvent event(QEvent::KeyPress, key, modifiers);
        QApplication::sendEvent(m_ruler.get(), &event);
        return ears.heard;
    }

    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<RowGesture> m_gesture;
};

void RowGestureTest::init()
{
    m_ruler = std::make_unique<QWidget>();
    m_ruler->setFocusPolicy(Qt::StrongFocus);
    m_ruler->show();
    m_ruler->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_ruler.get()));
    m_gesture = std::make_unique<RowGesture>(*m_ruler, nullptr);
}

void RowGestureTest::escapeAndUndoGiveItUp_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("Escape") << int(Qt::Key_Escape) << int(Qt::NoModifier);
    QTest::newRow("Undo") << int(Qt::Key_Z) << int(Qt::ControlModifier);
}

void RowGestureTest::escapeAndUndoGiveItUp()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QSignalSpy given(m_gesture.get(), &RowGesture::givenUp);
    m_gesture->begin();
    QVERIFY(m_gesture->isActive() && m_ruler->hasFocus());
    QVERIFY(!press(Qt::Key(key), Qt::KeyboardModifiers(modifiers)));
    QVERIFY(!m_gesture->isActive());
    QCOMPARE(given.size(), 1);
    QVERIFY(press(Qt::Key_Escape)); // now it is a key like all others
    QCOMPARE(given.size(), 1);
}

void RowGestureTest::otherKeysDoNothingUntilItsEnd()
{
    QSignalSpy given(m_gesture.get(), &RowGesture::givenUp);
    QVERIFY(press(Qt::Key_Delete));
    m_gesture->begin();
    QVERIFY(!press(Qt::Key_Delete));
    QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    shortcut.ignore();
    QApplication::sendEvent(m_ruler.get(), &shortcut);
    QVERIFY(shortcut.isAccepted());
    m_gesture->end();
    QVERIFY(!m_gesture->isActive());
    QVERIFY(press(Qt::Key_Delete));
    QVERIFY(given.isEmpty());
}

void RowGestureTest::itEndsWithTheFocusAndWithTheRuler()
{
    QSignalSpy given(m_gesture.get(), &RowGesture::givenUp);
    QWidget field(m_ruler.get());
    field.show();
    m_gesture->begin();
    field.setFocus();
    QVERIFY(!m_gesture->isActive());
    QCOMPARE(given.size(), 1);
    m_gesture->begin();
    QVERIFY(m_gesture->isActive() && m_ruler->hasFocus());
    m_ruler->hide();
    QVERIFY(!m_gesture->isActive());
    QCOMPARE(given.size(), 2);
}

void RowGestureTest::withoutARulerNothingBegins()
{
    m_ruler.reset();
    m_gesture->begin();
    QVERIFY(!m_gesture->isActive());
    m_gesture->end();
}

QTEST_MAIN(RowGestureTest)

} // namespace tst_rowgesture

#include "tst_rowgesture.moc"
