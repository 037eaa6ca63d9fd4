#include "figures.h"
#include "secondlifepanel/animsettingsform.h"
#include "secondlifepanel/secondlifepanel.h"
#include "secondlifepanel/uploadlist.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_secondlifepanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What Second Life would make of a clip with 5 frames.
class SecondLifePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutAVerdictThePanelSaysWhy();
    void theVerdictIsShown();
    void aFindingGoesToItsPlace();
    void jointsThatWereRenamedAreNoPlaces();
    void aRepairIsOneStep();
    void repairsNeedAVerdict();
    void theChangesOfOneFieldAreOneStep();
    void settingsFollowTheDocument();
    void actionsHaveButtons();

private:
    [[nodiscard]] QString state() const { return m_panel->findChild<QLabel *>(u"secondLifeState"_s)->text(); }
    [[nodiscard]] bool showsVerdict() const { return m_panel->findChild<QStackedWidget *>()->currentIndex() == 1; }
    [[nodiscard]] UploadList &list() const { return *m_panel->findChild<UploadList *>(); }
    [[nodiscard]] AnimSettingsForm &form() const { return *m_panel->findChild<AnimSettingsForm *>(); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] int steps() const { return document().undoStack().index(); }
    void judge()
    {
        m_panel->setWatched(true);
        QTRY_VERIFY(m_panel->judge().isUpToDate());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<SecondLifePanel> m_panel;
};

void SecondLifePanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    Clip clip = standingFigure(5);
    clip.motion.setValue(3, leftLegZRotation, 30.0);
    document().reset(clip);
    m_panel = std::make_unique<SecondLifePanel>();
    m_panel->setSession(m_session.get());
}

void SecondLifePanelTest::withoutAVerdictThePanelSaysWhy()
{
    QVERIFY(!showsVerdict());
    QCOMPARE(state(), u"Checking…"_s);
    m_panel->setSession(nullptr);
    QVERIFY(!showsVerdict());
    QVERIFY(state().startsWith(u"Open a motion"_s));
    document().reset(standingFigure(0));
    m_panel->setSession(m_session.get());
    QVERIFY(state().startsWith(u"This motion has no frames"_s));
    document().beginLoading(standingFigure(2));
    m_panel->setSession(nullptr);
    m_panel->setSession(m_session.get());
    QCOMPARE(state(), u"Still loading…"_s);
}

void SecondLifePanelTest::theVerdictIsShown()
{
    judge();
    QVERIFY(showsVerdict());
    QVERIFY(list().topLevelItemCount() > 0);
    QVERIFY(!list().isHidden());
    QVERIFY(m_panel->findChild<QLabel *>(u"nothingToRepair"_s)->isHidden());
    m_panel->setSession(nullptr);
    QVERIFY(!showsVerdict());
}

void SecondLifePanelTest::aFindingGoesToItsPlace()
{
    emit list().placeWanted({chest, 2}); // there is no verdict yet
    QVERIFY(m_session->selectedNodes().empty());
    QCOMPARE(m_session->playhead().frame(), 0);
    judge();
    emit list().placeWanted({chest, 2});
    QCOMPARE(m_session->currentNode(), NodeId::joint(chest));
    QCOMPARE(m_session->playhead().frame(), 2);
    emit list().placeWanted({NoJoint, 0});
    QCOMPARE(m_session->currentNode(), NodeId::joint(chest));
    QCOMPARE(m_session->playhead().frame(), 0);
    emit list().placeWanted({leftLeg, -1});
    QCOMPARE(m_session->currentNode(), NodeId::joint(leftLeg));
    QCOMPARE(m_session->playhead().frame(), 0);
    emit list().placeWanted({NoJoint, 100});
    QCOMPARE(m_session->playhead().frame(), 4);
}

void SecondLifePanelTest::jointsThatWereRenamedAreNoPlaces()
{
    judge();
    document().setName(chest, "Belly");
    emit list().placeWanted({chest, 2});
    QVERIFY(m_session->selectedNodes().empty());
    QCOMPARE(m_session->playhead().frame(), 2);
    m_session->playhead().setFrame(1);
    const QSignalSpy said(m_panel.get(), &SecondLifePanel::message);
    emit list().repairWanted(UploadRepair::RenameRoot, {hips, chest});
    emit list().repairWanted(UploadRepair::RenameRoot, {hips}); // would be the second step if the first one began
    QTRY_COMPARE(said.count(), 1);
    QCOMPARE(steps(), 2);
    emit list().placeWanted({leftLeg, 1});
    QCOMPARE(m_session->currentNode(), NodeId::joint(leftLeg));
    document().reset(loneJoint(5)); // has fewer joints than the verdict
    emit list().placeWanted({chest, 1});
    QVERIFY(m_session->selectedNodes().empty());
}

void SecondLifePanelTest::aRepairIsOneStep()
{
    judge();
    const QSignalSpy said(m_panel.get(), &SecondLifePanel::message);
    emit list().repairWanted(UploadRepair::RenameRoot, {hips});
    QTRY_COMPARE(steps(), 1);
    QCOMPARE(document().skeleton().joint(hips).name, std::string("hip"));
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(!said[0][0].toString().contains(u"merged"_s));
}

void SecondLifePanelTest::repairsNeedAVerdict()
{
    const QSignalSpy said(m_panel.get(), &SecondLifePanel::message);
    emit list().repairWanted(UploadRepair::RenameRoot, {});
    judge(); // takes longer than a repair
    QCOMPARE(said.count(), 0);
    QCOMPARE(document().skeleton().joint(hips).name, std::string("Hips"));
}

void SecondLifePanelTest::theChangesOfOneFieldAreOneStep()
{
    AnimSettings settings;
    settings.easeInSeconds = 0.5;
    emit form().settingsWanted(settings, u"Change ease in"_s);
    settings.easeInSeconds = 0.75;
    emit form().settingsWanted(settings, u"Change ease in"_s);
    QCOMPARE(steps(), 1);
    QVERIFY(document().secondLife() == settings);
    QCOMPARE(document().undoStack().undoText(), u"Change ease in"_s);
    settings.easeOutSeconds = 1.0;
    emit form().settingsWanted(settings, u"Change ease out"_s);
    QCOMPARE(steps(), 2);
    emit form().fieldLeft();
    settings.easeOutSeconds = 1.5;
    emit form().settingsWanted(settings, u"Change ease out"_s);
    QCOMPARE(steps(), 3);
    m_panel->setSession(nullptr);
    settings.easeOutSeconds = 2.0;
    emit form().settingsWanted(settings, u"Change ease out"_s);
    QCOMPARE(steps(), 3);
}

void SecondLifePanelTest::settingsFollowTheDocument()
{
    const auto *priority = m_panel->findChild<QSpinBox *>(u"animPriority"_s);
    QCOMPARE(priority->value(), AnimSettings().priority);
    AnimSettings settings;
    settings.priority = 5;
    document().setSecondLife(settings, u"set"_s);
    QCOMPARE(priority->value(), 5);
    document().undoStack().undo();
    QCOMPARE(priority->value(), AnimSettings().priority);
    document().setSecondLife(settings, u"set"_s);
    m_panel->setSession(nullptr);
    QCOMPARE(priority->value(), AnimSettings().priority);
}

void SecondLifePanelTest::actionsHaveButtons()
{
    QAction first(u"&Repair All"_s);
    QAction second(u"Export"_s);
    m_panel->addButtons({&first, &second});
    QStringList names;
    for (const auto *button : m_panel->findChildren<QToolButton *>()) {
        if (button->defaultAction() == &first || button->defaultAction() == &second)
            names << button->accessibleName();
    }
    QCOMPARE(names, QStringList({u"Repair All"_s, u"Export"_s}));
}

QTEST_MAIN(SecondLifePanelTest)

} // namespace tst_secondlifepanel

#include "tst_secondlifepanel.moc"
