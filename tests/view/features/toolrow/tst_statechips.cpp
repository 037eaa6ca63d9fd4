#include "session/session.h"
#include "support/walker.h"
#include "toolrow/statechips.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_statechips {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The states over the view: each is always at the same place, says how it is, and a click changes it.
class StateChipsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutADocumentTheyAreHidden();
    void theChoicesChangeTheDocument_data();
    void theChoicesChangeTheDocument();
    void aFigureThatHangsHasANegativeUpAxis();
    void theTopmostLayerIsTheFirstTarget();
    void aLayerStandsOut();

private:
    [[nodiscard]] QToolButton &chip(const QString &name) const { return *m_chips->findChild<QToolButton *>(name); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] QStringList targets() const
    {
        QMenu &menu = *chip(u"layerChip"_s).menu();
        emit menu.aboutToShow();
        QStringList texts;
        for (const QAction *action : menu.actions()) {
            if (action->isCheckable())
                texts << (action->isChecked() ? u"*"_s : QString()) + action->text();
        }
        return texts;
    }

    std::unique_ptr<StateChips> m_chips; // before the session, which it follows
    std::unique_ptr<Session> m_session;
};

void StateChipsTest::init()
{
    m_chips = std::make_unique<StateChips>();
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 40}).clip);
    m_chips->setSession(m_session.get());
}

void StateChipsTest::withoutADocumentTheyAreHidden()
{
    QVERIFY(!m_chips->isHidden());
    m_chips->setSession(nullptr);
    QVERIFY(m_chips->isHidden());
    chip(u"statusRule"_s).menu()->actions().first()->trigger(); // there is nothing to change
    QVERIFY(targets().isEmpty());
}

void StateChipsTest::theChoicesChangeTheDocument_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("choice");
    QTest::addColumn<QString>("text");
    const QString rule = u"statusRule"_s;
    QTest::newRow("replace") << rule << 1 << u"Position rule: replace"_s;
    QTest::newRow("add") << rule << 2 << u"Position rule: add"_s;
    const QString axis = u"statusUpAxis"_s;
    QTest::newRow("y") << axis << 1 << u"Y up"_s;
    QTest::newRow("z") << axis << 2 << u"Z up"_s;
    QTest::newRow("x") << axis << 3 << u"X up"_s;
}

void StateChipsTest::theChoicesChangeTheDocument()
{
    QFETCH(const QString, name);
    QFETCH(const int, choice);
    QFETCH(const QString, text);
    QMenu &menu = *chip(name).menu();
    const auto checked = [&menu] {
        emit menu.aboutToShow();
        const QList<QAction *> actions = menu.actions();
        return std::find_if(actions.begin(), actions.end(), [](const QAction *a) { return a->isChecked(); }) -
               actions.begin();
    };
    QCOMPARE(checked(), 0); // automatic
    menu.actions().at(choice)->trigger();
    QCOMPARE(checked(), choice);
    QCOMPARE(chip(name).text(), text);
    menu.actions().first()->trigger();
    QCOMPARE(document().positionRuleChoice(), PositionRuleChoice::Auto);
    QCOMPARE(document().upAxisChoice(), UpAxisChoice::Auto);
}

void StateChipsTest::aFigureThatHangsHasANegativeUpAxis()
{
    QCOMPARE(chip(u"statusUpAxis"_s).text(), u"Y up"_s);
    document().reset(hangingWalker({.frames = 40}));
    QCOMPARE(chip(u"statusUpAxis"_s).text(), u"\u2212Y up"_s);
    QVERIFY(chip(u"statusUpAxis"_s).toolTip().contains(u"head down"_s));
}

void StateChipsTest::theTopmostLayerIsTheFirstTarget()
{
    QCOMPARE(targets(), QStringList{u"*Base"_s});
    Layer lower;
    lower.id = 1;
    lower.name = "Lower";
    Layer upper;
    upper.id = 2;
    upper.name = "<b>Up & down";
    document().setLayers({lower, upper}, u"x"_s);
    QCOMPARE(targets(), (QStringList{u"<b>Up && down"_s, u"Lower"_s, u"*Base"_s}));
    chip(u"layerChip"_s).menu()->actions().at(1)->trigger();
    QCOMPARE(m_session->target().layer(), 0);
    QCOMPARE(targets(), (QStringList{u"<b>Up && down"_s, u"*Lower"_s, u"Base"_s}));
    m_session->target().choose(ChangeTarget::Base);
    QCOMPARE(targets().last(), u"*Base"_s);
}

void StateChipsTest::aLayerStandsOut()
{
    QToolButton &layer = chip(u"layerChip"_s);
    QCOMPARE(layer.text(), u"Base"_s);
    QVERIFY(!layer.property("accent").toBool());
    Layer only;
    only.id = 1;
    only.name = std::string(300, 'x');
    document().setLayers({only}, u"x"_s);
    m_session->target().choose(0);
    QVERIFY(layer.property("accent").toBool());
    QVERIFY(layer.text().size() < 60); // elided
    QVERIFY(layer.accessibleName().contains(QString(300, u'x')));
    QSignalSpy wanted(m_chips.get(), &StateChips::layersWanted);
    emit layer.menu()->aboutToShow();
    layer.menu()->actions().last()->trigger();
    QCOMPARE(wanted.count(), 1);
    document().undoStack().undo();
    QCOMPARE(layer.text(), u"Base"_s);
    QVERIFY(!layer.property("accent").toBool());
    m_chips->adjustSize();
    const int place = chip(u"statusRule"_s).x();
    m_session->target().choose(ChangeTarget::Base);
    m_chips->adjustSize();
    QCOMPARE(chip(u"statusRule"_s).x(), place);
}

QTEST_MAIN(StateChipsTest)

} // namespace tst_statechips

#include "tst_statechips.moc"
