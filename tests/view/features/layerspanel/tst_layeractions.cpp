#include "figures.h"
#include "layerspanel/layeractions.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace tst_layeractions {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

Layer layerNamed(const char *name)
{
    Layer layer;
    layer.name = name;
    return layer;
}

// A layer that turns the chest for the whole clip.
Layer turningLayer(const char *name)
{
    Layer layer = layerNamed(name);
    layer.keys = {{.frame = 2,
                   .window = {{2, 2}, {}, {}},
                   .offsets = {{.joint = chest, .rotation = glm::dvec3(0.5, 0.0, 0.0), .position = {}}},
                   .rows = {}}};
    return layer;
}

} // namespace

// The commands of the Layers menu, over a clip of 5 frames.
class LayerActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsEnabledDependsOnTheActiveLayer();
    void aClipWithoutFramesHasNoLayers();
    void aClipThatIsReadHasNoCommands();
    void aNewLayerIsMadeAboveTheActiveOne();
    void aClipHasALimitedNumberOfLayers();
    void aCopyBecomesActive();
    void deletingGoesToTheNextLayer_data();
    void deletingGoesToTheNextLayer();
    void layersAreRaisedAndLowered();
    void togglesFollowTheActiveLayer();
    void theWeightGetsAKeyInTheFrame();
    void renamingIsAskedFor();
    void mergingDownAsksFirst_data();
    void mergingDownAsksFirst();
    void mergingAllAsksFirst();
    void noProgressStandsOverTheQuestion();
    void theQuestionCountsFramesAndChannels();
    void anAnswerOfNoChangesNothing();
    void refusalsAreSentences();

private:
    void setLayers(const Layers &layers, int active)
    {
        document().setLayers(layers, u"set"_s);
        m_session->target().choose(active);
    }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] const Layers &layers() const { return document().layers(); }
    [[nodiscard]] int active() const { return m_session->target().layer(); }
    [[nodiscard]] QAction &action(ActionId id) const { return *m_actions->actions()[id]; }
    [[nodiscard]] bool isEnabled(ActionId id) const { return action(id).isEnabled(); }
    [[nodiscard]] QString names() const
    {
        QStringList result;
        for (const Layer &layer : layers())
            result << QString::fromStdString(layer.name);
        return result.join(u' ');
    }
    // Runs a merge until its question, answers it and returns what it read.
    QStringList answer(ActionId merging, bool agrees);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    LayerActions *m_actions = nullptr;
    std::unique_ptr<QSignalSpy> m_refused;
};

void LayerActionsTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(standingFigure(5));
    m_window = std::make_unique<QWidget>();
    m_actions = new LayerActions(*m_window);
    m_actions->setSession(m_session.get());
    m_refused = std::make_unique<QSignalSpy>(m_actions, &LayerActions::refused);
}

void LayerActionsTest::cleanup()
{
    m_refused.reset();
    m_window.reset();
}

QStringList LayerActionsTest::answer(ActionId merging, bool agrees)
{
    QStringList read;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto *box = m_window->findChild<QMessageBox *>(u"mergeQuestion"_s);
        if (box == nullptr || !read.isEmpty())
            return;
        read << box->text() << box->informativeText();
        if (agrees)
            box->defaultButton()->click();
        else
            box->reject();
    });
    answering.start(5);
    action(merging).trigger();
    const bool asked = QTest::qWaitFor(
        [&] { return !read.isEmpty() && m_window->findChild<QMessageBox *>(u"mergeQuestion"_s) == nullptr; });
    return asked ? read : QStringList();
}

void LayerActionsTest::whatIsEnabledDependsOnTheActiveLayer()
{
    const std::initializer_list<ActionId> ofALayer = {
        ActionId::DuplicateLayer, ActionId::RenameLayer, ActionId::DeleteLayer,    ActionId::MuteLayer,
        ActionId::SoloLayer,      ActionId::LockLayer,   ActionId::KeyLayerWeight, ActionId::MergeLayerDown};
    QVERIFY(isEnabled(ActionId::NewLayer));
    QVERIFY(!isEnabled(ActionId::MergeAllLayers));
    for (const ActionId id : ofALayer)
        QVERIFY(!isEnabled(id));
    setLayers({layerNamed("a"), layerNamed("b"), layerNamed("c")}, ChangeTarget::Base);
    QVERIFY(isEnabled(ActionId::MergeAllLayers));
    for (const ActionId id : ofALayer)
        QVERIFY(!isEnabled(id));
    QVERIFY(!isEnabled(ActionId::RaiseLayer));
    QVERIFY(!isEnabled(ActionId::LowerLayer));
    for (const int index : {0, 1, 2}) {
        m_session->target().choose(index);
        for (const ActionId id : ofALayer)
            QVERIFY(isEnabled(id));
        QCOMPARE(isEnabled(ActionId::RaiseLayer), index < 2);
        QCOMPARE(isEnabled(ActionId::LowerLayer), index > 0);
    }
    m_actions->setSession(nullptr);
    for (const QAction *each : m_actions->actions().all())
        QVERIFY(!each->isEnabled());
    m_session->target().choose(0); // is not followed any more
    QVERIFY(!isEnabled(ActionId::DeleteLayer));
}

void LayerActionsTest::aClipWithoutFramesHasNoLayers()
{
    document().reset(Clip());
    QVERIFY(!isEnabled(ActionId::NewLayer));
    document().reset(standingFigure(1));
    QVERIFY(isEnabled(ActionId::NewLayer));
}

void LayerActionsTest::aClipThatIsReadHasNoCommands()
{
    document().beginLoading(standingFigure(3));
    QVERIFY(!isEnabled(ActionId::NewLayer));
    document().endLoading(standingFigure(5), {});
    QVERIFY(isEnabled(ActionId::NewLayer));
}

void LayerActionsTest::aNewLayerIsMadeAboveTheActiveOne()
{
    action(ActionId::NewLayer).trigger();
    QCOMPARE(names(), u"Layer 1"_s);
    QCOMPARE(active(), 0);
    setLayers({layerNamed("a"), layerNamed("b")}, 0);
    action(ActionId::NewLayer).trigger();
    QCOMPARE(names(), u"a Layer 3 b"_s);
    QCOMPARE(active(), 1);
    m_session->target().choose(ChangeTarget::Base);
    action(ActionId::NewLayer).trigger();
    QCOMPARE(names(), u"Layer 4 a Layer 3 b"_s);
    QCOMPARE(active(), 0);
    QCOMPARE(m_refused->count(), 0);
}

void LayerActionsTest::aClipHasALimitedNumberOfLayers()
{
    setLayers(Layers(mostLayers), 3);
    action(ActionId::NewLayer).trigger();
    QCOMPARE(m_refused->count(), 1);
    QCOMPARE((*m_refused)[0][0].toString(), u"A clip has at most 64 layer(s)."_s);
    action(ActionId::DuplicateLayer).trigger();
    QCOMPARE(layers().size(), std::size_t(mostLayers));
    QCOMPARE(active(), 3);
}

void LayerActionsTest::aCopyBecomesActive()
{
    setLayers({layerNamed("a"), layerNamed("b")}, 0);
    action(ActionId::DuplicateLayer).trigger();
    QCOMPARE(names(), u"a a copy b"_s);
    QCOMPARE(active(), 1);
}

void LayerActionsTest::deletingGoesToTheNextLayer_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("next");
    QTest::newRow("the lowest") << 3 << 0 << 0;
    QTest::newRow("the middle") << 3 << 1 << 1;
    QTest::newRow("the top") << 3 << 2 << 1;
    QTest::newRow("the only one") << 1 << 0 << -1;
}

void LayerActionsTest::deletingGoesToTheNextLayer()
{
    QFETCH(int, count);
    QFETCH(int, index);
    setLayers(Layers(static_cast<std::size_t>(count)), index);
    action(ActionId::DeleteLayer).trigger();
    QCOMPARE(static_cast<int>(layers().size()), count - 1);
    QTEST(active(), "next");
}

void LayerActionsTest::layersAreRaisedAndLowered()
{
    setLayers({layerNamed("a"), layerNamed("b"), layerNamed("c")}, 0);
    action(ActionId::RaiseLayer).trigger();
    QCOMPARE(names(), u"b a c"_s);
    QCOMPARE(active(), 1);
    action(ActionId::RaiseLayer).trigger();
    QCOMPARE(names(), u"b c a"_s);
    QVERIFY(!isEnabled(ActionId::RaiseLayer));
    action(ActionId::LowerLayer).trigger();
    QCOMPARE(names(), u"b a c"_s);
}

void LayerActionsTest::togglesFollowTheActiveLayer()
{
    setLayers({layerNamed("a"), layerNamed("b")}, 1);
    action(ActionId::MuteLayer).trigger();
    QVERIFY(layers()[1].isMuted && !layers()[0].isMuted);
    QCOMPARE(document().undoStack().undoText(), u"Mute layer"_s);
    action(ActionId::LockLayer).trigger();
    QVERIFY(layers()[1].isLocked && !layers()[1].isSolo);
    QCOMPARE(document().undoStack().undoText(), u"Lock layer"_s);
    m_session->target().choose(0);
    action(ActionId::SoloLayer).trigger();
    QVERIFY(layers()[0].isSolo && !layers()[0].isLocked);
    QCOMPARE(document().undoStack().undoText(), u"Solo layer"_s);
    QVERIFY(action(ActionId::SoloLayer).isChecked());
    QVERIFY(!action(ActionId::MuteLayer).isChecked());
    QVERIFY(!action(ActionId::LockLayer).isChecked());
    m_session->target().choose(1);
    QVERIFY(!action(ActionId::SoloLayer).isChecked());
    QVERIFY(action(ActionId::MuteLayer).isChecked());
    QVERIFY(action(ActionId::LockLayer).isChecked());
    m_session->target().choose(ChangeTarget::Base);
    QVERIFY(!action(ActionId::MuteLayer).isChecked());
}

void LayerActionsTest::theWeightGetsAKeyInTheFrame()
{
    setLayers({layerNamed("a"), layerNamed("b")}, 1);
    m_session->playhead().setFrame(3);
    action(ActionId::KeyLayerWeight).trigger();
    QCOMPARE(layers()[1].weightKeys, (std::vector<WeightKey>{{3, 1.0}}));
    QVERIFY(layers()[0].weightKeys.empty());
}

void LayerActionsTest::renamingIsAskedFor()
{
    setLayers({layerNamed("a")}, 0);
    const QSignalSpy wanted(m_actions, &LayerActions::renameWanted);
    action(ActionId::RenameLayer).trigger();
    QCOMPARE(wanted.count(), 1);
}

void LayerActionsTest::mergingDownAsksFirst_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("left");
    QTest::addColumn<int>("next");
    QTest::newRow("into the base") << 0 << "Merge a into the base?"
                                   << "b c" << -1;
    QTest::newRow("into the lowest") << 1 << "Merge b into a?"
                                     << "a c" << 0;
    QTest::newRow("from the top") << 2 << "Merge c into b?"
                                  << "a b" << 1;
}

void LayerActionsTest::mergingDownAsksFirst()
{
    QFETCH(int, index);
    QFETCH(QString, question);
    setLayers({turningLayer("a"), turningLayer("b"), turningLayer("c")}, index);
    const int steps = document().undoStack().index();
    QCOMPARE(answer(ActionId::MergeLayerDown, true).value(0), question);
    QTEST(names(), "left");
    QCOMPARE(document().undoStack().index(), steps + 1);
    QCOMPARE(document().undoStack().undoText() + u'?', question);
    QTEST(active(), "next");
    QVERIFY(m_window->findChild<QProgressDialog *>() == nullptr ||
            !m_window->findChild<QProgressDialog *>()->isVisible());
    QCOMPARE(m_refused->count(), 0);
}

void LayerActionsTest::mergingAllAsksFirst()
{
    setLayers({turningLayer("a"), turningLayer("b")}, ChangeTarget::Base);
    QCOMPARE(answer(ActionId::MergeAllLayers, true).value(0), u"Merge all layers into the base?"_s);
    QVERIFY(layers().empty());
    QCOMPARE(document().undoStack().undoText(), u"Merge all layers into the base"_s);
    QVERIFY(m_session->target().isBase());
    QVERIFY(!std::ranges::equal(document().motion().frame(0), standingFigure(5).motion.frame(0)));
}

// Progress is shown only for a merge that takes a while; its time must not go on while the question waits.
void LayerActionsTest::noProgressStandsOverTheQuestion()
{
    setLayers({turningLayer("a")}, 0);
    bool isAsked = false;
    bool isCovered = false;
    QTimer watching;
    QElapsedTimer since;
    connect(&watching, &QTimer::timeout, this, [&] {
        auto *box = m_window->findChild<QMessageBox *>(u"mergeQuestion"_s);
        if (box == nullptr)
            return;
        if (!isAsked)
            since.start();
        isAsked = true;
        for (const QProgressDialog *progress : m_window->findChildren<QProgressDialog *>())
            isCovered = isCovered || progress->isVisible();
        if (since.elapsed() > 500)
            box->reject();
    });
    watching.start(20);
    action(ActionId::MergeLayerDown).trigger();
    QTRY_VERIFY(isAsked && m_window->findChild<QMessageBox *>(u"mergeQuestion"_s) == nullptr);
    QVERIFY(!isCovered);
}

void LayerActionsTest::theQuestionCountsFramesAndChannels()
{
    setLayers({turningLayer("a")}, 0);
    QVERIFY(answer(ActionId::MergeLayerDown, false).value(1).startsWith(u"5 frame(s) in 1 channel(s) will change."_s));
}

void LayerActionsTest::anAnswerOfNoChangesNothing()
{
    setLayers({turningLayer("a"), turningLayer("b")}, 0);
    QVERIFY(!answer(ActionId::MergeLayerDown, false).isEmpty());
    QCOMPARE(names(), u"a b"_s);
    QCOMPARE(document().undoStack().undoText(), u"set"_s);
    QCOMPARE(active(), 0);
}

void LayerActionsTest::refusalsAreSentences()
{
    Layer muted = turningLayer("a");
    muted.isMuted = true;
    setLayers({muted, turningLayer("b")}, 0);
    action(ActionId::MergeLayerDown).trigger();
    QTRY_COMPARE(m_refused->count(), 1);
    QVERIFY((*m_refused)[0][0].toString().contains(u"has no effect at present"_s));
    Layer weak = turningLayer("a");
    weak.weight = 0.0;
    setLayers({weak, turningLayer("b")}, 1);
    action(ActionId::MergeLayerDown).trigger();
    QTRY_COMPARE(m_refused->count(), 2);
    QVERIFY((*m_refused)[1][0].toString().contains(u"too little weight"_s));
    QCOMPARE(layers().size(), std::size_t(2));
}

QTEST_MAIN(LayerActionsTest)

} // namespace tst_layeractions

#include "tst_layeractions.moc"
