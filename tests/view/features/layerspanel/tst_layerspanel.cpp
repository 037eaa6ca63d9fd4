#include "figures.h"
#include "layerspanel/layeractions.h"
#include "layerspanel/layerdetails.h"
#include "layerspanel/layerrow.h"
#include "layerspanel/layerspanel.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace tst_layerspanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The list of the layers "a", "b" and "c", of which "c" is the topmost.
class LayersPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theTopLayerIsTheFirstRow();
    void withoutLayersItExplainsThem();
    void withoutASessionItIsDisabled();
    void theNoteIsShownWhereThereIsSpace();
    void theActiveLayerHasDetails();
    void aPressMakesALayerActive();
    void arrowKeysGoFromRowToRow();
    void deleteRemovesTheLayer();
    void namesAreTyped();
    void startingToRenameIsForTheActiveLayer();
    void weightsOfOneGestureAreOneStep();
    void buttonsAreForOneLayerOrAll();
    void rowsFollowThePlayhead();
    void aDropMovesTheLayer_data();
    void aDropMovesTheLayer();
    void theMarkShowsWhereARowIsDropped();
    void theNumberOfRowsFollowsTheDocument();
    void typingEndsWithTheNumberOfRows();
    void aLayerThatIsNotHeardIsFaint();
    void anotherSessionShowsItsLayers();

private:
    [[nodiscard]] QList<LayerRow *> rows() const; // from the top
    [[nodiscard]] LayerFrame *base() const { return m_panel->findChild<LayerFrame *>(u"baseLayer"_s); }
    [[nodiscard]] QFrame *mark() const { return m_panel->findChild<QFrame *>(u"layerDropMark"_s); }
    [[nodiscard]] QLabel *label(const QString &start) const;
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] const Layers &layers() const { return document().layers(); }
    [[nodiscard]] QString names() const; // from the lowest
    [[nodiscard]] int active() const { return m_session->target().layer(); }
    [[nodiscard]] int steps() const { return document().undoStack().index(); }
    [[nodiscard]] static QString nameIn(const LayerRow *row) { return row->findChild<ElidedLabel *>()->text(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<LayerActions> m_actions;
    LayersPanel *m_panel = nullptr;
};

void LayersPanelTest::init()
{
    m_actions.reset();
    m_window.reset();
    m_session = std::make_unique<Session>();
    document().reset(standingFigure(101));
    Layers three(3);
    three[0].name = "a";
    three[1].name = "b";
    three[2].name = "c";
    document().setLayers(three, u"set"_s);
    m_window = std::make_unique<QWidget>();
    m_window->resize(400, 700);
    m_actions = std::make_unique<LayerActions>(*m_window);
    m_panel = new LayersPanel(m_actions->actions(), m_window.get());
    m_panel->resize(400, 700);
    m_panel->setSession(m_session.get());
    m_actions->setSession(m_session.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(rows()[0]->height() > 20 && base()->y() > rows()[2]->y());
}

QList<LayerRow *> LayersPanelTest::rows() const
{
    QList<LayerRow *> result;
    for (auto *row : m_panel->findChildren<LayerRow *>()) {
        if (!row->isHidden())
            result << row;
    }
    return result;
}

QLabel *LayersPanelTest::label(const QString &start) const
{
    for (auto *each : m_panel->findChildren<QLabel *>()) {
        if (each->text().startsWith(start))
            return each;
    }
    qFatal("no label starts with %s", qPrintable(start));
}

QString LayersPanelTest::names() const
{
    QString result;
    for (const Layer &layer : layers())
        result += QString::fromStdString(layer.name);
    return result;
}

void LayersPanelTest::theTopLayerIsTheFirstRow()
{
    const QList<LayerRow *> shown = rows();
    QCOMPARE(shown.size(), 3);
    QCOMPARE(nameIn(shown[0]), u"c"_s);
    QCOMPARE(nameIn(shown[1]), u"b"_s);
    QCOMPARE(nameIn(shown[2]), u"a"_s);
    QVERIFY(shown[0]->y() < shown[1]->y());
    QVERIFY(shown[1]->y() < shown[2]->y());
    QVERIFY(shown[2]->y() < base()->y());
    QVERIFY(label(u"3 layer(s) over the base"_s)->isVisible());
    QCOMPARE(base()->findChild<ElidedLabel *>()->text(), document().displayName());
}

void LayersPanelTest::withoutLayersItExplainsThem()
{
    const QLabel *explanation = label(u"A layer changes"_s);
    QVERIFY(!explanation->isVisible());
    auto *list = m_panel->findChild<QScrollArea *>();
    QVERIFY(list->isVisible());
    document().setLayers({}, u"set"_s);
    QVERIFY(explanation->isVisible());
    QVERIFY(!list->isVisible());
    QVERIFY(label(u"No layers"_s)->isVisible());
    QVERIFY(!label(u"Saving writes"_s)->isVisible());
    QVERIFY(m_panel->isEnabled());
}

void LayersPanelTest::withoutASessionItIsDisabled()
{
    QVERIFY(m_panel->isEnabled());
    m_panel->setSession(nullptr);
    QVERIFY(!m_panel->isEnabled());
    QVERIFY(rows().isEmpty());
    m_panel->startRename(); // does nothing
    document().setLayers({}, u"set"_s); // is not followed any more
    QTest::keyClick(base(), Qt::Key_Return);
    m_panel->setSession(m_session.get());
    QVERIFY(m_panel->isEnabled());
    document().beginLoading(standingFigure(3));
    QVERIFY(!m_panel->isEnabled());
    document().endLoading(standingFigure(5), {});
    QVERIFY(m_panel->isEnabled());
}

void LayersPanelTest::theNoteIsShownWhereThereIsSpace()
{
    const QLabel *note = label(u"Saving writes"_s);
    QVERIFY(note->isVisible());
    m_panel->resize(400, 423);
    QVERIFY(!note->isVisible());
    m_panel->resize(400, 424);
    QVERIFY(note->isVisible());
}

void LayersPanelTest::theActiveLayerHasDetails()
{
    auto *details = m_panel->findChild<LayerDetails *>();
    QVERIFY(!details->isVisible());
    QVERIFY(base()->property("active").toBool());
    m_session->target().choose(1);
    QVERIFY(details->isVisible());
    QVERIFY(!base()->property("active").toBool());
    QVERIFY(!rows()[0]->property("active").toBool());
    QVERIFY(rows()[1]->property("active").toBool());
    QVERIFY(!rows()[2]->property("active").toBool());
    m_session->target().choose(ChangeTarget::Base);
    QVERIFY(!details->isVisible());
    QVERIFY(base()->property("active").toBool());
    QVERIFY(!rows()[1]->property("active").toBool());
}

void LayersPanelTest::aPressMakesALayerActive()
{
    for (int row = 0; row < 3; ++row) {
        QTest::mouseClick(rows()[row], Qt::LeftButton, {}, {4, 4});
        QCOMPARE(active(), 2 - row);
        QCOMPARE(m_panel->focusWidget(), rows()[row]);
    }
    QTest::mouseClick(base(), Qt::LeftButton, {}, {4, 4});
    QVERIFY(m_session->target().isBase());
    QCOMPARE(m_panel->focusWidget(), base());
}

void LayersPanelTest::arrowKeysGoFromRowToRow()
{
    QTest::keyClick(base(), Qt::Key_Down);
    QVERIFY(m_session->target().isBase());
    QTest::keyClick(base(), Qt::Key_Up);
    QCOMPARE(active(), 0);
    QTest::keyClick(rows()[2], Qt::Key_Up);
    QCOMPARE(active(), 1);
    QTest::keyClick(rows()[1], Qt::Key_Up);
    QCOMPARE(active(), 2);
    QTest::keyClick(rows()[0], Qt::Key_Up); // there is none above
    QCOMPARE(active(), 2);
    QTest::keyClick(rows()[0], Qt::Key_Down);
    QCOMPARE(active(), 1);
    QTest::keyClick(rows()[2], Qt::Key_Down);
    QVERIFY(m_session->target().isBase());
    document().setLayers({}, u"set"_s);
    QTest::keyClick(base(), Qt::Key_Up);
    QVERIFY(m_session->target().isBase());
}

void LayersPanelTest::deleteRemovesTheLayer()
{
    QTest::keyClick(rows()[0], Qt::Key_Delete);
    QCOMPARE(names(), u"ab"_s);
    QTest::keyClick(rows()[1], Qt::Key_Delete);
    QCOMPARE(names(), u"b"_s);
    QCOMPARE(nameIn(rows()[0]), u"b"_s);
}

void LayersPanelTest::namesAreTyped()
{
    emit rows()[1]->renamed(u"x"_s);
    QCOMPARE(names(), u"axc"_s);
    QCOMPARE(document().undoStack().undoText(), u"Rename layer"_s);
    QTest::keyClick(rows()[2], Qt::Key_F2);
    QVERIFY(!rows()[2]->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly)->isHidden());
}

void LayersPanelTest::startingToRenameIsForTheActiveLayer()
{
    const auto typing = [this] {
        QList<bool> result;
        for (const LayerRow *row : rows())
            result << !row->findChild<ElidedLabel *>()->isVisible();
        return result;
    };
    m_panel->startRename(); // the base has no name of its own
    QCOMPARE(typing(), QList<bool>({false, false, false}));
    m_session->target().choose(2);
    m_panel->startRename();
    QCOMPARE(typing(), QList<bool>({true, false, false}));
    m_session->target().choose(0);
    m_panel->startRename();
    QVERIFY(typing()[2]);
    QVERIFY(!typing()[1]);
}

void LayersPanelTest::weightsOfOneGestureAreOneStep()
{
    const int before = steps();
    LayerRow *row = rows()[1];
    emit row->weightGestureStarted();
    emit row->weightWanted(0.5, true);
    emit row->weightWanted(0.25, true);
    QCOMPARE(steps(), before + 1);
    QCOMPARE(layers()[1].weight, 0.25);
    QCOMPARE(row->findChild<NumberField *>()->text(), u"0.25"_s);
    emit row->weightWanted(0.75, false);
    emit row->weightWanted(0.5, false);
    QCOMPARE(steps(), before + 3);
    emit row->weightWanted(7.0, false);
    QCOMPARE(row->findChild<NumberField *>()->text(), u"1.00"_s);
}

void LayersPanelTest::buttonsAreForOneLayerOrAll()
{
    emit rows()[0]->muteWanted(true, false);
    QVERIFY(layers()[2].isMuted && !layers()[1].isMuted && !layers()[0].isMuted);
    QCOMPARE(document().undoStack().undoText(), u"Mute layer"_s);
    emit rows()[0]->soloWanted(true, true);
    QVERIFY(layers()[2].isSolo && layers()[1].isSolo && layers()[0].isSolo);
    QVERIFY(!layers()[1].isMuted);
    QCOMPARE(document().undoStack().undoText(), u"Solo layer"_s);
}

void LayersPanelTest::rowsFollowThePlayhead()
{
    Layers changed = layers();
    changed[1].weightKeys = {{0, 1.0}, {10, 0.0}};
    changed[1].between = Layer::Between::Linear;
    document().setLayers(changed, u"set"_s);
    m_session->target().choose(1);
    auto *details = m_panel->findChild<LayerDetails *>()->findChild<NumberField *>();
    m_session->playhead().setFrame(4);
    QTRY_COMPARE(rows()[1]->findChild<NumberField *>()->text(), u"0.60"_s);
    QCOMPARE(details->text(), u"0.60"_s);
    m_session->target().choose(ChangeTarget::Base);
    m_session->playhead().setFrame(5);
    QTRY_COMPARE(rows()[1]->findChild<NumberField *>()->text(), u"0.50"_s);
    emit rows()[1]->frameWanted(33);
    QCOMPARE(m_session->playhead().frame(), 33);
    emit m_panel->findChild<LayerDetails *>()->frameWanted(44);
    QCOMPARE(m_session->playhead().frame(), 44);
}

void LayersPanelTest::aDropMovesTheLayer_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("gap"); // the number of rows above it
    QTest::addColumn<QString>("order");
    QTest::newRow("top to the top") << 0 << 0 << "abc";
    QTest::newRow("top to its lower side") << 0 << 1 << "abc";
    QTest::newRow("top beneath the middle") << 0 << 2 << "acb";
    QTest::newRow("top to the bottom") << 0 << 3 << "cab";
    QTest::newRow("middle to the top") << 1 << 0 << "acb";
    QTest::newRow("middle to its upper side") << 1 << 1 << "abc";
    QTest::newRow("middle to its lower side") << 1 << 2 << "abc";
    QTest::newRow("middle to the bottom") << 1 << 3 << "bac";
    QTest::newRow("lowest to the top") << 2 << 0 << "bca";
    QTest::newRow("lowest above the middle") << 2 << 1 << "bac";
    QTest::newRow("lowest to its upper side") << 2 << 2 << "abc";
    QTest::newRow("lowest to the bottom") << 2 << 3 << "abc";
}

void LayersPanelTest::aDropMovesTheLayer()
{
    QFETCH(int, row);
    QFETCH(int, gap);
    QFETCH(QString, order);
    const int y = gap == 0 ? 0 : rows()[gap - 1]->geometry().center().y() + 1;
    emit rows()[row]->dropped(y);
    QCOMPARE(names(), order);
}

void LayersPanelTest::theMarkShowsWhereARowIsDropped()
{
    const QRect top = rows()[0]->geometry();
    const QRect middle = rows()[1]->geometry();
    QVERIFY(mark()->isHidden());
    emit rows()[2]->dragged(top.center().y()); // still above the first row
    QVERIFY(mark()->isVisible());
    QCOMPARE(mark()->geometry(), QRect(0, 0, mark()->parentWidget()->width(), 2));
    emit rows()[2]->dragged(top.center().y() + 1);
    QCOMPARE(mark()->geometry(), QRect(0, middle.top() - 2, mark()->parentWidget()->width(), 2));
    emit rows()[2]->dragged(5000);
    QCOMPARE(mark()->y(), base()->y() - 2);
    emit rows()[2]->dragGivenUp();
    QVERIFY(mark()->isHidden());
    emit rows()[2]->dragged(0);
    emit rows()[2]->dropped(0);
    QVERIFY(mark()->isHidden());
}

void LayersPanelTest::theNumberOfRowsFollowsTheDocument()
{
    Layers five = layers();
    five.resize(5);
    five[4].name = "e";
    document().setLayers(five, u"set"_s);
    QTRY_COMPARE(rows().size(), 5); // new rows are shown a moment later
    QVERIFY(label(u"5 layer(s)"_s)->isVisible());
    m_session->target().choose(1);
    m_panel->startRename();
    document().undoStack().undo();
    QCOMPARE(rows().size(), 3);
    for (const LayerRow *row : rows())
        QVERIFY(row->findChild<ElidedLabel *>()->isVisible()); // none is being renamed
    QCOMPARE(nameIn(rows()[0]), u"c"_s);
}

void LayersPanelTest::typingEndsWithTheNumberOfRows()
{
    Layers same(3);
    for (Layer &layer : same)
        layer.name = "same"; // so that the rows cannot tell by the name
    document().setLayers(same, u"set"_s);
    same.push_back(same[0]);
    document().setLayers(same, u"set"_s);
    m_session->target().choose(0);
    m_panel->startRename();
    auto *edit = qobject_cast<QLineEdit *>(m_panel->focusWidget());
    QVERIFY(edit != nullptr);
    edit->setText(u"typed"_s);
    m_session->selectOnly(NodeId::joint(chest)); // the rows stay those of their layers
    QVERIFY(!edit->isHidden());
    QCOMPARE(edit->text(), u"typed"_s);
    same.pop_back();
    document().setLayers(same, u"set"_s);
    QVERIFY(edit->isHidden());
    QCOMPARE(names(), u"samesamesame"_s);
}

void LayersPanelTest::aLayerThatIsNotHeardIsFaint()
{
    Layers changed = layers();
    changed[0].isMuted = true;
    document().setLayers(changed, u"set"_s);
    QVERIFY(rows()[0]->findChild<ElidedLabel *>()->isEnabled());
    QVERIFY(!rows()[2]->findChild<ElidedLabel *>()->isEnabled());
}

void LayersPanelTest::anotherSessionShowsItsLayers()
{
    Session other;
    other.document().reset(standingFigure(5));
    Layers one(1);
    one[0].name = "other";
    other.document().setLayers(one, u"set"_s);
    m_session->target().choose(1);
    m_panel->startRename();
    auto *edit = qobject_cast<QLineEdit *>(m_panel->focusWidget());
    QVERIFY(edit != nullptr);
    edit->setText(u"typed"_s);
    m_panel->setSession(&other);
    QCOMPARE(names(), u"atypedc"_s);
    QCOMPARE(rows().size(), 1);
    QCOMPARE(nameIn(rows()[0]), u"other"_s);
    document().setLayers({}, u"set"_s);
    QCOMPARE(rows().size(), 1);
    m_panel->setSession(nullptr);
}

QTEST_MAIN(LayersPanelTest)

} // namespace tst_layerspanel

#include "tst_layerspanel.moc"
