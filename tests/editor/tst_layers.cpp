#include "bvh/write/bvhwriter.h"
#include "documents/sessiontabs.h"
#include "layerspanel/layerkeylist.h"
#include "layerspanel/layerrow.h"
#include "layerspanel/layerspanel.h"
#include "layerspanel/layerstrip.h"
#include "support/randommotion.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewdriver.h"
#include "viewport/viewportscene.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <glm/geometric.hpp>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QSlider>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace tst_layers {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int here = 60;

QByteArray textOf(const Clip &clip)
{
    return QByteArray::fromStdString(writeBvh(clip));
}

} // namespace

// Layers in the whole window: created, filled by hand, listed, weighted and merged.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutLayersThePanelExplainsThem();
    void aDragGoesIntoTheActiveLayer();
    void theWholeClipMakesALayer();
    void theChipSelectsTheActiveLayer();
    void theChipOffersANewLayer();
    void muteAndSoloDecideWhichLayersAreHeard();
    void theWeightIsDraggedInOneStep();
    void weightKeysMakeACurve();
    void aTypedValueGoesIntoTheLayer();
    void theBaseIsEditedUnderLayers();
    void namesAreTypedAndArePlainText();
    void aTypedNameGoesToNoOtherLayer();
    void aTypedNameIsAcceptedBeforeAnotherDocumentOpens();
    void keysAreListed();
    void theListOfKeysHasTheRoomThatRowsLeave();
    void mergingAsksAndIsExact();
    void mergingShowsItsProgress();
    void mergingMayBeRefused();
    void editsOfALockedLayerAreRefusedWithAMessage();
    void layersAreMovedAndDeleted();
    void rowsAreDraggedInOneStep();
    void undoRestoresTheBytes();
    void layersWorkOnOddSkeletons_data();
    void layersWorkOnOddSkeletons();

private:
    [[nodiscard]] Document &document() { return m_driver->document(); }
    [[nodiscard]] const Layers &layers() { return document().layers(); }
    [[nodiscard]] QByteArray bytes() { return textOf(document().clip()); }
    [[nodiscard]] const Clip &shown() { return m_driver->session().layered().clip(); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    [[nodiscard]] LayerRow *row(int index); // counted from the top
    [[nodiscard]] QAction *action(const char *name) { return m_view->action(name); }
    void openClip(const Clip &clip);
    void rotateKnee(const QPoint &by);
    void typeWeight(const QString &text);
    void answer(const char *button);
    void undoAll();

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void LayersTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    openClip(makeWalker({.frames = 120}).clip);
    m_driver->session().playhead().setFrame(here);
    action("pose.changeFalloff")->trigger();
    action("pose.localAxes")->trigger();
}

void LayersTest::cleanup()
{
    undoAll();
    m_view.reset();
    m_driver.reset();
}

void LayersTest::undoAll()
{
    while (m_driver->window().currentSession() && document().undoStack().canUndo())
        document().undoStack().undo();
}

void LayersTest::openClip(const Clip &clip)
{
    m_view->open(clip, m_folder->path(QStringLiteral("%1 joints.bvh").arg(clip.skeleton.jointCount())));
    auto *panel = m_driver->window().findChild<LayersPanel *>();
    QVERIFY(panel != nullptr);
    panel->parentWidget()->raise();
    QTRY_VERIFY(panel->isVisible());
}

LayerRow *LayersTest::row(int index)
{
    QList<LayerRow *> rows;
    // Rows are made and removed later than layers, and all lie at the top until they are laid out.
    (void)QTest::qWaitFor([this, &rows] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        rows = m_driver->window().findChildren<LayerRow *>();
        rows.removeIf([](const LayerRow *one) { return !one->isVisible(); });
        std::ranges::sort(rows, {}, [](const LayerRow *one) { return one->y(); });
        const auto same = std::ranges::adjacent_find(rows, {}, [](const LayerRow *one) { return one->y(); });
        return rows.size() == qsizetype(layers().size()) && same == rows.end();
    });
    return rows.value(index);
}

void LayersTest::rotateKnee(const QPoint &by)
{
    m_view->key(Qt::Key_E);
    m_view->drag(m_view->middleOf("LeftLeg", "LeftFoot"), by);
}

void LayersTest::typeWeight(const QString &text)
{
    auto *weight = row(0)->findChild<NumberField *>("layerWeight"_L1);
    weight->setFocus();
    weight->selectAll();
    QTest::keyClicks(weight, text);
    QTest::keyClick(weight, Qt::Key_Return);
}

void LayersTest::answer(const char *button)
{
    m_driver->whenDialogOpens([button](QWidget *dialog) {
        const auto buttons = dialog->findChildren<QAbstractButton *>();
        const auto found = std::ranges::find_if(
            buttons, [&](const QAbstractButton *one) { return one->text().remove(u'&') == QLatin1String(button); });
        QVERIFY(found != buttons.end());
        (*found)->click();
    });
}

void LayersTest::withoutLayersThePanelExplainsThem()
{
    QVERIFY(!action("layer.delete")->isEnabled());
    QVERIFY(!action("layer.mergeDown")->isEnabled());
    QVERIFY(!action("layer.mergeAll")->isEnabled());
    QVERIFY(row(0) == nullptr);
    m_driver->clickMenu("Layers"_L1, "New Layer"_L1);
    QTRY_VERIFY(row(0) != nullptr);
    QCOMPARE(m_driver->session().target().layer(), 0);
    QVERIFY(action("layer.delete")->isEnabled());
    document().undoStack().undo();
    QTRY_VERIFY(row(0) == nullptr);
    QVERIFY(m_driver->session().target().isBase());
}

void LayersTest::aDragGoesIntoTheActiveLayer()
{
    const QByteArray before = bytes();
    action("layer.new")->trigger();
    const Pose was = m_driver->session().layered().pose(here);
    rotateKnee({40, 0});
    QCOMPARE(steps(), 2);
    QVERIFY(document().undoStack().undoText().contains(QString::fromStdString(layers()[0].name)));
    QCOMPARE(bytes(), before);
    QCOMPARE(layers()[0].keys.size(), 1U);
    const Pose now = m_driver->session().layered().pose(here);
    QVERIFY(glm::distance(was.positionOf(m_view->joint("LeftFoot")), now.positionOf(m_view->joint("LeftFoot"))) > 3.0);
    // The view and the Inspector both show the key.
    m_driver->session().selectOnly(m_view->joint("LeftFoot"));
    auto *world = m_driver->child<NumberField>("worldX");
    QTRY_VERIFY(std::abs(world->value() - now.positionOf(m_view->joint("LeftFoot")).x) < 1e-9);
    QVERIFY(world->palette().color(QPalette::Text) !=
            m_driver->window().theme().colours().edited); // the Inspector keeps the colour of edited values
    // Posing the same joint again makes no other key.
    rotateKnee({-20, 10});
    QCOMPARE(layers()[0].keys.size(), 1U);
    QCOMPARE(bytes(), before);
}

void LayersTest::theWholeClipMakesALayer()
{
    const QByteArray before = bytes();
    action("pose.changeWholeClip")->trigger();
    rotateKnee({40, 0});
    QCOMPARE(layers().size(), 1U);
    QCOMPARE(steps(), 1);
    QCOMPARE(layers()[0].name, std::string("LeftLeg"));
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("LeftLeg"_L1));
    QCOMPARE(m_driver->session().target().layer(), 0);
    QVERIFY(!layers()[0].keys[0].window.zeroBefore && !layers()[0].keys[0].window.zeroAfter);
    QCOMPARE(bytes(), before);
    for (const int frame : {0, 119})
        QVERIFY(!std::ranges::equal(shown().motion.frame(frame), document().motion().frame(frame)));
    // The next change goes into the same layer.
    rotateKnee({-10, 10});
    QCOMPARE(layers().size(), 1U);
}

void LayersTest::theChipSelectsTheActiveLayer()
{
    action("layer.new")->trigger();
    action("layer.new")->trigger();
    auto *chip = m_driver->child<QToolButton>("layerChip");
    const QString layer = chip->text();
    emit chip->menu()->aboutToShow();
    QCOMPARE(chip->menu()->actions().size(), 6); // with a line, a new layer and the panel
    chip->menu()->actions().at(2)->trigger();
    QVERIFY(m_driver->session().target().isBase());
    QVERIFY(chip->text() != layer);
    const QByteArray before = bytes();
    m_view->key(Qt::Key_E);
    rotateKnee({40, 0});
    QVERIFY(bytes() != before);
    QVERIFY(layers()[0].keys.empty() && layers()[1].keys.empty());
    QTest::mouseClick(row(1), Qt::LeftButton, {}, {40, 10});
    QCOMPARE(m_driver->session().target().layer(), 0);
}

void LayersTest::theChipOffersANewLayer()
{
    QMenu *menu = m_driver->child<QToolButton>("layerChip")->menu();
    for (int count = 1; count <= 2; ++count) {
        emit menu->aboutToShow();
        QVERIFY(menu->actions().contains(action("layer.new")));
        action("layer.new")->trigger();
        QCOMPARE(layers().size(), std::size_t(count));
        QCOMPARE(m_driver->child<QToolButton>("layerChip")->accessibleName(),
                 u"Changes go into: %1"_s.arg(QString::fromStdString(layers().back().name)));
    }
}

void LayersTest::muteAndSoloDecideWhichLayersAreHeard()
{
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    const QList<QToolButton *> letters = row(0)->findChildren<QToolButton *>();
    QCOMPARE(letters.size(), 2);
    QTest::mouseClick(letters[0], Qt::LeftButton);
    QVERIFY(layers()[0].isMuted);
    QVERIFY(action("layer.mute")->isChecked());
    for (int frame = 0; frame < 120; ++frame)
        QVERIFY(std::ranges::equal(shown().motion.frame(frame), document().motion().frame(frame)));
    const int count = steps();
    rotateKnee({30, 0});
    QCOMPARE(steps(), count);
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("muted"_L1));
    action("layer.mute")->trigger();
    QVERIFY(!layers()[0].isMuted);
    action("layer.new")->trigger();
    QTest::mouseClick(row(0)->findChildren<QToolButton *>().at(1), Qt::LeftButton);
    QVERIFY(layers()[1].isSolo && !isEffective(layers(), 0));
    QTest::mouseClick(row(0)->findChildren<QToolButton *>().at(1), Qt::LeftButton);
    QVERIFY(isEffective(layers(), 0));
}

void LayersTest::theWeightIsDraggedInOneStep()
{
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    const int count = steps();
    auto *slider = m_driver->window().findChild<LayersPanel *>()->findChild<QSlider *>();
    QTRY_VERIFY(slider->isVisible());
    slider->setSliderDown(true);
    for (const int value : {80, 60, 0})
        slider->setValue(value);
    slider->setSliderDown(false);
    QCOMPARE(steps(), count + 1);
    QCOMPARE(layers()[0].weight, 0.0);
    for (int frame = 0; frame < 120; ++frame)
        QVERIFY(std::ranges::equal(shown().motion.frame(frame), document().motion().frame(frame)));
    document().undoStack().undo();
    QCOMPARE(layers()[0].weight, 1.0);
    QTRY_COMPARE(slider->value(), 100);
    typeWeight(u"0.5"_s);
    QCOMPARE(layers()[0].weight, 0.5);
    typeWeight(u"7"_s);
    QVERIFY(layers()[0].weight <= 1.0);
}

void LayersTest::weightKeysMakeACurve()
{
    action("layer.new")->trigger();
    m_driver->session().playhead().setFrame(20);
    action("layer.keyWeight")->trigger();
    m_driver->session().playhead().setFrame(40);
    typeWeight(u"0"_s);
    QCOMPARE(layers()[0].weightKeys.size(), 2U);
    QCOMPARE(layers()[0].weightAt(20), 1.0);
    QCOMPARE(layers()[0].weightAt(30), 0.5);
    QCOMPARE(layers()[0].weightAt(40), 0.0);
    action("layer.keyWeight")->trigger();
    QCOMPARE(layers()[0].weightKeys.size(), 1U);
}

void LayersTest::aTypedValueGoesIntoTheLayer()
{
    const QByteArray before = bytes();
    action("layer.new")->trigger();
    m_driver->session().selectOnly(m_view->joint("LeftLeg"));
    auto *field = m_driver->child<NumberField>("rotationX");
    QVERIFY(field != nullptr);
    const double was = field->value();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QLocale().toString(was + 25.0));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(bytes(), before);
    QCOMPARE(layers()[0].keys.size(), 1U);
    QTRY_VERIFY(std::abs(field->value() - was - 25.0) < 1e-6);
}

void LayersTest::theBaseIsEditedUnderLayers()
{
    action("pose.changeWholeClip")->trigger();
    rotateKnee({40, 0});
    action("pose.changeFalloff")->trigger();
    m_driver->session().target().choose(ChangeTarget::Base);
    const Layers before = layers();
    const QPoint from = m_view->middleOf("LeftLeg", "LeftFoot");
    m_view->press(from);
    m_view->moveBy(from, {-30, 20});
    const glm::dvec3 wanted = m_view->tool().gesture().pose().positionOf(m_view->joint("LeftFoot"));
    m_view->release(from + QPoint(-30, 20));
    QCOMPARE(layers(), before);
    const Pose now = m_driver->session().layered().pose(here);
    QVERIFY(glm::distance(now.positionOf(m_view->joint("LeftFoot")), wanted) < 1e-7);
}

void LayersTest::namesAreTypedAndArePlainText()
{
    action("layer.new")->trigger();
    action("layer.rename")->trigger();
    QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->inherits("QLineEdit"));
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    edit->clear();
    QTest::keyClicks(edit, u"<b>&%1"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(layers()[0].name, std::string("<b>&%1"));
    QCOMPARE(m_driver->child<QToolButton>("layerChip")->text(), u"<b>&&%1"_s);
    const auto labels = row(0)->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text() == "<b>&%1"_L1 && label->textFormat() == Qt::PlainText;
    }));
    rotateKnee({40, 0});
    QVERIFY(document().undoStack().undoText().contains("<b>&%1"_L1));
    // Escape keeps the old name.
    QTest::mouseDClick(row(0), Qt::LeftButton, {}, {40, 10});
    edit = row(0)->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
    QTRY_VERIFY(edit != nullptr && edit->isVisible());
    QTest::keyClicks(edit, u"other"_s);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(layers()[0].name, std::string("<b>&%1"));
}

void LayersTest::aTypedNameGoesToNoOtherLayer()
{
    action("layer.new")->trigger();
    action("layer.new")->trigger();
    const std::string first = layers()[0].name;
    action("layer.rename")->trigger();
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit != nullptr);
    action("edit.undo")->trigger(); // undo removes its layer
    QCOMPARE(layers().size(), std::size_t(1));
    QCOMPARE(layers()[0].name, first);
    if (QWidget *focused = QApplication::focusWidget())
        QTest::keyClick(focused, Qt::Key_Return);
    QCOMPARE(layers()[0].name, first);
    QVERIFY(document().undoStack().canRedo());
}

void LayersTest::aTypedNameIsAcceptedBeforeAnotherDocumentOpens()
{
    Document &first = document();
    action("layer.new")->trigger();
    m_view->open(makeWalker({.frames = 90}).clip, m_folder->path(u"second.bvh"_s));
    Document &second = document();
    QVERIFY(&first != &second);
    action("layer.new")->trigger();
    const std::string name = second.layers()[0].name;
    m_driver->window().findChild<SessionTabs *>()->showNext(1);
    QCOMPARE(&document(), &first);
    action("layer.rename")->trigger();
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit != nullptr);
    edit->setText(u"Typed"_s);
    m_driver->window().findChild<SessionTabs *>()->showNext(1);
    QCOMPARE(first.layers()[0].name, std::string("Typed"));
    QCOMPARE(second.layers()[0].name, name);
    QVERIFY(edit->isHidden());
    // Typing a name also does not disturb the closing of the last document.
    action("layer.rename")->trigger();
    for (Session *session : m_driver->window().findChild<SessionTabs *>()->sessions())
        session->document().undoStack().setClean();
    action("file.closeAll")->trigger();
    QTRY_VERIFY(m_driver->window().currentSession() == nullptr);
}

void LayersTest::theListOfKeysHasTheRoomThatRowsLeave()
{
    m_driver->window().resize(1416, 830);
    action("layer.new")->trigger();
    for (const int frame : {20, 40, 60, 80, 100}) {
        m_driver->session().playhead().setFrame(frame);
        rotateKnee({20, 0});
    }
    const auto *keys = m_driver->child<LayerKeyList>("layerKeys");
    QTRY_COMPARE(keys->rowCount(), 5);
    QTRY_VERIFY2(keys->viewport()->height() >= 3 * keys->rowHeight(0),
                 qPrintable(QString::number(keys->viewport()->height())));
}

void LayersTest::keysAreListed()
{
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    m_driver->session().playhead().setFrame(100);
    rotateKnee({-30, 0});
    auto *keys = m_driver->child<LayerKeyList>("layerKeys");
    QTRY_COMPARE(keys->rowCount(), 2);
    QVERIFY(keys->item(0, 1)->text().startsWith("LeftLeg"_L1));
    QTest::mouseClick(keys->viewport(), Qt::LeftButton, {}, keys->visualItemRect(keys->item(0, 0)).center());
    QCOMPARE(m_driver->session().playhead().frame(), here);
    keys->item(0, 3)->setText(u"0.5 s"_s);
    QCOMPARE(layers()[0].keys[0].window.zeroAfter,
             std::optional(here + static_cast<int>(std::lround(0.5 / document().motion().frameTimeSeconds()))));
    const int count = steps();
    keys->item(0, 3)->setText(u"nonsense"_s);
    QCOMPARE(steps(), count);
    QTRY_VERIFY(keys->item(0, 3)->text().startsWith("0.5"_L1));
    keys->setFocus();
    keys->selectRow(0);
    QTest::keyClick(keys, Qt::Key_Delete);
    QCOMPARE(layers()[0].keys.size(), 1U);
    QCOMPARE(layers()[0].keys[0].frame, 100);
    // A click on the strip goes to the key.
    auto *strip = row(0)->findChild<LayerStrip *>();
    m_driver->session().playhead().setFrame(0);
    const int x = static_cast<int>(6 + (strip->width() - 12) * 100.0 / 119.0) + 3;
    QTest::mouseClick(strip, Qt::LeftButton, {}, {x, strip->height() / 2});
    QCOMPARE(m_driver->session().playhead().frame(), 100);
}

void LayersTest::mergingAsksAndIsExact()
{
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    action("layer.new")->trigger();
    m_driver->session().playhead().setFrame(70);
    rotateKnee({-25, 10});
    const Motion before = shown().motion;
    const QByteArray base = bytes();
    answer("Cancel");
    action("layer.mergeDown")->trigger();
    QTest::qWait(300);
    QCOMPARE(layers().size(), 2U);
    const auto isAsBefore = [&] {
        for (int frame = 0; frame < 120; ++frame) {
            const Pose was = evaluatePose(document().skeleton(), before.frame(frame), document().positionRules());
            const Pose now = m_driver->session().layered().pose(frame);
            if (glm::distance(was.positionOf(m_view->joint("LeftFoot")), now.positionOf(m_view->joint("LeftFoot"))) >
                1e-9)
                return false;
        }
        return true;
    };
    for (const std::size_t left : {1U, 0U}) {
        const int count = steps();
        answer("Merge");
        action("layer.mergeDown")->trigger();
        QTRY_COMPARE(layers().size(), left);
        QCOMPARE(steps(), count + 1);
        QVERIFY(isAsBefore());
        QCOMPARE(bytes() == base, left == 1U);
        QCOMPARE(m_driver->session().target().isBase(), left == 0U);
    }
    document().undoStack().undo();
    document().undoStack().undo();
    QCOMPARE(layers().size(), 2U);
    QCOMPARE(bytes(), base);
    answer("Merge");
    action("layer.mergeAll")->trigger();
    QTRY_VERIFY(layers().empty());
    QVERIFY(isAsBefore());
}

// Showing progress processes events, among them the one that ends the merge.
void LayersTest::mergingShowsItsProgress()
{
    openClip(makeWalker({.frames = 40000}).clip);
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    QTRY_VERIFY(m_driver->session().layered().isComplete());
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [this] {
        auto *box = m_driver->window().findChild<QMessageBox *>(QStringLiteral("mergeQuestion"));
        if (box != nullptr && box->isVisible())
            box->defaultButton()->click();
    });
    answering.start(10);
    action("layer.mergeDown")->trigger();
    auto *progress = m_driver->window().findChild<QProgressDialog *>();
    QVERIFY(progress != nullptr);
    QMetaObject::invokeMethod(progress, "forceShow"); // as if the merge took long
    QTRY_VERIFY(layers().empty());
    QTRY_VERIFY(m_driver->window().findChild<QProgressDialog *>() == nullptr);
}

void LayersTest::mergingMayBeRefused()
{
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    action("layer.mute")->trigger();
    action("layer.mergeDown")->trigger();
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains("no effect"_L1));
    QVERIFY(!m_driver->window().statusBar()->currentMessage().contains("too little weight"_L1));
    QCOMPARE(layers().size(), 1U);
    action("layer.mute")->trigger();
    typeWeight(u"0"_s);
    action("layer.new")->trigger();
    rotateKnee({10, 0});
    action("layer.mergeDown")->trigger();
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains("too little weight"_L1));
    QCOMPARE(layers().size(), 2U);
}

void LayersTest::editsOfALockedLayerAreRefusedWithAMessage()
{
    action("layer.new")->trigger();
    action("layer.lock")->trigger();
    const int count = steps();
    rotateKnee({40, 0});
    QCOMPARE(steps(), count);
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("locked"_L1));
    QVERIFY(!m_driver->session().preview().isShown());
}

void LayersTest::layersAreMovedAndDeleted()
{
    for (int i = 0; i < 3; ++i)
        action("layer.new")->trigger();
    const int top = layers()[2].id;
    QVERIFY(!action("layer.raise")->isEnabled());
    action("layer.lower")->trigger();
    QCOMPARE(layers()[1].id, top);
    QCOMPARE(m_driver->session().target().layer(), 1);
    action("layer.duplicate")->trigger();
    QCOMPARE(layers().size(), 4U);
    QCOMPARE(m_driver->session().target().layer(), 2);
    QTRY_VERIFY(row(3) != nullptr);
    QTest::mouseClick(row(3), Qt::LeftButton, {}, {40, 10});
    QCOMPARE(m_driver->session().target().layer(), 0);
    QTest::keyClick(row(3), Qt::Key_Up);
    QCOMPARE(m_driver->session().target().layer(), 1);
    QTest::keyClick(row(2), Qt::Key_Delete);
    QCOMPARE(layers().size(), 3U);
    document().undoStack().undo();
    QCOMPARE(m_driver->session().target().layer(), 1);
    action("layer.delete")->trigger();
    QCOMPARE(layers().size(), 3U);
    QVERIFY(layerOfId(layers(), top) < 0);
}

void LayersTest::rowsAreDraggedInOneStep()
{
    for (int i = 0; i < 3; ++i)
        action("layer.new")->trigger();
    QTRY_VERIFY(row(2) != nullptr && row(2)->y() > row(1)->y());
    const auto ids = [this] {
        std::vector<int> all;
        for (const Layer &layer : layers())
            all.push_back(layer.id);
        return all;
    };
    const std::vector<int> before = ids();
    const int made = steps();
    const QPoint at(40, 10);
    auto *mark = m_driver->child<QWidget>("layerDropMark");
    // Drags the top layer below the lowest one.
    LayerRow *top = row(0);
    const QPoint down(0, row(2)->geometry().bottom() - top->y());
    QTest::mousePress(top, Qt::LeftButton, {}, at);
    QTest::mouseMove(top, at + QPoint(0, 20));
    QTest::mouseMove(top, down);
    QVERIFY(mark->isVisible());
    QCOMPARE(ids(), before);
    QTest::mouseRelease(top, Qt::LeftButton, {}, down);
    QVERIFY(!mark->isVisible());
    QCOMPARE(ids(), (std::vector<int>{before[2], before[0], before[1]}));
    QCOMPARE(steps(), made + 1);
    QCOMPARE(m_driver->session().target().layer(), 0); // it is still the active layer
    document().undoStack().undo();
    QCOMPARE(ids(), before);
    // Dropping it where it was, and cancelling the drag, change nothing.
    QTest::mousePress(row(1), Qt::LeftButton, {}, at);
    QTest::mouseMove(row(1), at + QPoint(0, 14));
    QTest::mouseRelease(row(1), Qt::LeftButton, {}, at + QPoint(0, 14));
    QCOMPARE(ids(), before);
    LayerRow *lowest = row(2);
    const QPoint up(0, row(0)->y() - lowest->y());
    QTest::mousePress(lowest, Qt::LeftButton, {}, at);
    QTest::mouseMove(lowest, up);
    QVERIFY(mark->isVisible());
    QTest::keyClick(lowest, Qt::Key_Escape);
    QVERIFY(!mark->isVisible());
    QTest::mouseRelease(lowest, Qt::LeftButton, {}, up);
    QCOMPARE(ids(), before);
}

void LayersTest::undoRestoresTheBytes()
{
    const QByteArray before = bytes();
    action("layer.new")->trigger();
    rotateKnee({40, 0});
    m_view->key(Qt::Key_R);
    m_view->drag(m_view->pixelOf(m_view->joint("RightFoot")), {20, -30});
    m_driver->session().target().choose(ChangeTarget::Base);
    rotateKnee({-10, 5});
    answer("Merge");
    action("layer.mergeAll")->trigger();
    QTRY_VERIFY(layers().empty());
    QVERIFY(bytes() != before);
    undoAll();
    QCOMPARE(bytes(), before);
    QVERIFY(layers().empty());
    QVERIFY(!document().isModified());
}

void LayersTest::layersWorkOnOddSkeletons_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<int>("frames");
    QTest::newRow("one joint") << 1 << 30;
    QTest::newRow("one frame") << 12 << 1;
    QTest::newRow("163 joints") << 163 << 20;
    QTest::newRow("20,000 frames") << 8 << 20000;
}

void LayersTest::layersWorkOnOddSkeletons()
{
    QFETCH(int, joints);
    QFETCH(int, frames);
    openClip(makeRandomClip({.joints = joints, .frames = frames}));
    m_driver->session().playhead().setFrame(frames / 2);
    m_driver->window().viewport().scene().frameFigure();
    const QByteArray before = bytes();
    for (const char *reach : {"pose.changeFalloff", "pose.changeWholeClip"}) {
        action(reach)->trigger();
        for (const Qt::Key key : {Qt::Key_W, Qt::Key_E, Qt::Key_R}) {
            m_view->key(key);
            for (const int index : {0, joints / 2})
                m_view->drag(m_view->pixelOf(NodeId::joint(index)), {25, -15});
        }
        action("layer.new")->trigger();
    }
    QTRY_VERIFY(m_driver->session().layered().isComplete());
    for (int frame = 0; frame < frames; ++frame) {
        for (const double value : shown().motion.frame(frame))
            QVERIFY(std::isfinite(value));
    }
    answer("Merge");
    action("layer.mergeAll")->trigger();
    QTRY_VERIFY(layers().empty() ||
                std::ranges::none_of(layers(), [](const Layer &layer) { return !layer.keys.empty(); }));
    undoAll();
    QCOMPARE(bytes(), before);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    LayersTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_layers

#include "tst_layers.moc"
