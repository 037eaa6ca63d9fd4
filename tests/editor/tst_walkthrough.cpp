#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "cleanup/cleanuppanel.h"
#include "items/jointtreemodel.h"
#include "support/sharedfiles.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include <QApplication>
#include <QComboBox>
#include <QProcess>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <cmath>

namespace tst_walkthrough {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int poppedFrame = 120;

// A clip in which a knee pops for two frames, as a file has it.
// A walk whose feet slide a little while they stand.
Clip slidingWalk()
{
    Clip clip = makeWalker({.frames = 240}).clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + 0.6 * std::sin(0.15 * frame));
    return clip;
}

QByteArray withPoppedKnee(Clip clip)
{
    const int knee = jointNamed(clip.skeleton, "LeftLeg");
    const Joint &joint = clip.skeleton.joint(knee);
    for (std::size_t i = 0; i < joint.channels.size(); ++i) {
        const int column = joint.firstColumn + static_cast<int>(i);
        if (joint.channels[i].isRotation() && joint.channels[i].axis == Axis::X) {
            for (const int frame : {poppedFrame, poppedFrame + 1})
                clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 40.0);
        }
    }
    return QByteArray::fromStdString(writeBvh(clip));
}

} // namespace

// A take is repaired from the pop to the file as a user would do it, and the recorded recipe produces the same bytes.
class WalkthroughTest : public QObject
{
    Q_OBJECT

private slots:
    void aTakeIsRepairedFromThePopToTheFile_data();
    void aTakeIsRepairedFromThePopToTheFile();

private:
    CleanUpPanel &panel() { return *m_driver->window().findChild<CleanUpPanel *>(); }
    Document &document() { return m_driver->document(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(&m_driver->window(), key, modifiers); }
    void findPop();
    void selectWithMouse(const std::vector<const char *> &joints);
    void apply(const QString &searched);

    std::unique_ptr<WindowDriver> m_driver;
};

// Goes from jump to jump until the frame of the pop is shown and the knee is selected.
void WalkthroughTest::findPop()
{
    const auto isFound = [this] {
        const int frame = m_driver->session().playhead().frame();
        return frame >= poppedFrame - 1 && frame <= poppedFrame + 2 &&
               m_driver->session().currentNode() == NodeId::joint(jointNamed(document().skeleton(), "LeftLeg"));
    };
    QTRY_VERIFY(m_driver->window().findChild<QAction *>(u"motion.nextMark"_s)->isEnabled());
    for (int jump = 0; jump < 60 && !isFound(); ++jump)
        press(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(isFound());
}

void WalkthroughTest::selectWithMouse(const std::vector<const char *> &joints)
{
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    for (const char *name : joints) {
        const QModelIndex index =
            m_driver->session().jointTree().indexOf(NodeId::joint(jointNamed(document().skeleton(), name)));
        m_driver->tree()->scrollTo(index);
        QTest::mouseClick(m_driver->tree()->viewport(), Qt::LeftButton, modifiers,
                          m_driver->tree()->visualRect(index).center());
        modifiers = Qt::ControlModifier;
    }
}

// Searches an operation by typing, waits for its preview, and applies it with the mouse.
void WalkthroughTest::apply(const QString &searched)
{
    const int steps = document().undoStack().count();
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QWidget *search = QApplication::focusWidget();
    QVERIFY(search != nullptr && panel().isAncestorOf(search));
    QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(search, searched);
    QTest::keyClick(search, Qt::Key_Return);
    if (searched == u"smooth"_s) // applied to the arms alone
        m_driver->child<QComboBox>("operationJoints")->setCurrentIndex(1);
    QTRY_VERIFY(!panel().isWorking());
    auto *button = m_driver->child<QPushButton>("operationApply");
    QVERIFY(button != nullptr && button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(document().undoStack().count(), steps + 1);
}

void WalkthroughTest::aTakeIsRepairedFromThePopToTheFile_data()
{
    QTest::addColumn<QByteArray>("take");
    QTest::addColumn<bool>("repeats");
    QTest::newRow("made walk") << withPoppedKnee(slidingWalk()) << true;
    const QString real = hasShared() ? corpusPath(u"cmu-motionbuilder/05_03.bvh"_s) : QString();
    if (ReadResult read = readBvh(bytesOf(real).toStdString()); read.clip)
        QTest::newRow("captured take") << withPoppedKnee(std::move(*read.clip)) << false; // it is a dance
}

void WalkthroughTest::aTakeIsRepairedFromThePopToTheFile()
{
    QFETCH(QByteArray, take);
    QFETCH(bool, repeats);
    const FileFolder folder;
    const QString original = folder.write(u"take.bvh"_s, take);
    const QString path = folder.write(u"repaired.bvh"_s, take);
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(path);
    m_driver->clickMenu(u"Clean Up"_s, u"Record Steps"_s);
    findPop();
    apply(u"despike"_s);
    selectWithMouse({"LeftArm", "RightArm"});
    apply(u"smooth"_s);
    apply(u"foot"_s);
    if (repeats)
        apply(u"loop"_s);
    const QString recipe = folder.path(u"steps.limber-recipe"_s);
    m_driver->chooseInFileDialog(recipe);
    m_driver->clickMenu(u"Clean Up"_s, u"Record Steps"_s);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
    QVERIFY(bytesOf(path) != take);

    const QString byRecipe = folder.path(u"by-recipe.bvh"_s);
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI),
                               {u"apply"_s, original, byRecipe, u"--recipe"_s, recipe, u"--quiet"_s}),
             0);
    QVERIFY(bytesOf(byRecipe) == bytesOf(path));
    while (document().undoStack().canUndo())
        press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(QByteArray::fromStdString(writeBvh(document().clip())) == take);
    m_driver.reset();
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    WalkthroughTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_walkthrough

#include "tst_walkthrough.moc"
