#include "session/sessionproject.h"

#include "session/mirroredselection.h"
#include "session/session.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "testclips.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

namespace tst_sessionproject {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// What a session gives to a project and takes from it, and its pins.
class SessionProjectTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theViewIsKept();
    void theActiveLayerIsKept();
    void theStyleOfTheFigureIsKept();
    void statesAndSetsAreKept();
    void camerasAreKept();
    void additionsAreKept();
    void clipsBesideAreNamedBelowTheFolder();
    void namedClipsAreTaken();
    void namedClipsNeedAFolder();
    void clipsThatAreHereOnlyGetTheirSettings();
    void pinsAreToggledTogether();
    void onlyNodesOfTheSkeletonArePinned();
    void pinsEndWithTheirSkeleton();
    void theOtherSideIsSelected();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] Pins &pins() { return m_session->pins(); }
    [[nodiscard]] ClipBeside::Source sourceAt(const QString &path)
    {
        return {u"name"_s, std::make_shared<const Clip>(leg(3)), {}, Axis::Y, path};
    }

    FileFolder m_folder;
    std::unique_ptr<Session> m_session;
};

void SessionProjectTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(leg(20));
}

void SessionProjectTest::theViewIsKept()
{
    QVERIFY(!projectOf(*m_session).view.range);
    m_session->playhead().setFrame(7);
    m_session->playhead().setRange(3, 12);
    document().setPositionRuleChoice(PositionRuleChoice::Replace);
    document().setUpAxisChoice(UpAxisChoice::Z);
    document().setPosesApartChoice(PosesApartChoice::Filter);
    pins().setHoldsFeet(false);
    const Project project = projectOf(*m_session);
    QCOMPARE(project.view.frame, 7);
    QCOMPARE(project.view.range, (FrameInterval{3, 12}));
    Session other;
    other.document().reset(leg(20));
    QSignalSpy rules(&other.document(), &Document::positionRulesChanged);
    QSignalSpy up(&other.document(), &Document::upAxisChanged);
    takeView(other, project);
    QCOMPARE(other.playhead().frame(), 7);
    QVERIFY(other.playhead().hasRange());
    QCOMPARE(other.playhead().firstFrame(), 3);
    QCOMPARE(other.playhead().lastFrame(), 12);
    QCOMPARE(other.document().positionRuleChoice(), PositionRuleChoice::Replace);
    QCOMPARE(other.document().upAxisChoice(), UpAxisChoice::Z);
    QCOMPARE(other.document().posesApartChoice(), PosesApartChoice::Filter);
    QVERIFY(!other.pins().holdsFeet());
    QCOMPARE(projectOf(other).view, project.view);
    rules.clear();
    up.clear();
    takeView(other, project); // nothing is another choice now
    QCOMPARE(rules.count() + up.count(), 0);
    takeView(other, Project());
    QVERIFY(!other.playhead().hasRange());
    QCOMPARE(other.document().upAxisChoice(), UpAxisChoice::Auto);
    QCOMPARE(other.document().posesApartChoice(), PosesApartChoice::Ask);
    QVERIFY(other.pins().holdsFeet());
    QCOMPARE(other.document().undoStack().count(), 0);
}

void SessionProjectTest::theActiveLayerIsKept()
{
    const Layers layers(3);
    document().setLayers(layers, u"x"_s);
    QVERIFY(!projectOf(*m_session).view.layer);
    m_session->target().choose(1);
    const Project project = projectOf(*m_session);
    QCOMPARE(project.view.layer, std::optional(1));
    Session other;
    other.document().reset(leg(20));
    other.document().setLayers(layers, u"x"_s);
    takeView(other, project);
    QCOMPARE(other.target().layer(), 1);
    takeView(other, Project());
    QVERIFY(other.target().isBase());
    // A project may name a layer that it lacks.
    other.document().setLayers(Layers(1), u"x"_s);
    takeView(other, project);
    QVERIFY(other.target().isBase());
}

void SessionProjectTest::theStyleOfTheFigureIsKept()
{
    QVERIFY(!projectOf(*m_session).view.body); // no view has shown it yet
    m_session->setFigureStyle(FigureStyle::Body);
    const SurfaceLook look{.hasTextures = false, .showsBothSides = true};
    m_session->setSurfaceLook(look);
    const Project project = projectOf(*m_session);
    QCOMPARE(project.view.body, FigureStyle::Body);
    QVERIFY(project.view.surface == look);
    Session other;
    other.document().reset(leg(20));
    other.setFigureStyle(FigureStyle::BodyWithBones);
    QSignalSpy changed(&other, &Session::figureStyleChanged);
    takeView(other, project);
    QCOMPARE(other.figureStyle(), FigureStyle::Body);
    QVERIFY(other.surfaceLook() == look);
    QCOMPARE(changed.count(), 2);
    takeView(other, Project()); // says nothing about the style
    QCOMPARE(other.figureStyle(), FigureStyle::Body);
    QVERIFY(other.surfaceLook() == SurfaceLook());
}

void SessionProjectTest::statesAndSetsAreKept()
{
    const NodeId end = NodeId::endSite(1);
    m_session->jointStates().setHidden({NodeId::joint(2), end}, true);
    m_session->jointStates().setLocked({NodeId::joint(1)}, true);
    m_session->selectionSets().save(u"Leg"_s, {NodeId::joint(1), NodeId::joint(2)});
    pins().set({{NodeId::joint(2), true}, {end, false}});
    const Project project = projectOf(*m_session);
    QVERIFY(std::ranges::find(project.hidden, NodeId::joint(2)) != project.hidden.end());
    QCOMPARE(project.locked, std::vector{NodeId::joint(1)});
    QCOMPARE(project.sets, (std::vector<ProjectSet>{{"Leg", {NodeId::joint(1), NodeId::joint(2)}}}));
    QCOMPARE(project.pins, (std::vector<ProjectPin>{{NodeId::joint(2), true}, {end, false}}));
    Session other;
    other.document().reset(leg(20));
    other.jointStates().setHidden({NodeId::joint(1)}, true);
    other.jointStates().setLocked({NodeId::joint(2)}, true);
    takeView(other, project);
    QCOMPARE(projectOf(other), project); // and nothing of what was hidden and locked before
}

void SessionProjectTest::camerasAreKept()
{
    const ProjectCamera camera{{1.0, 2.0, 3.0}, 4.0, 5.0, 6.0, true};
    m_session->noteCamera(ViewPlace::Right, camera);
    m_session->keepView(1, {camera, glm::dvec3(1.0)});
    const Project project = projectOf(*m_session);
    QCOMPARE(project.view.cameras[std::size_t(ViewPlace::Right)], camera);
    Session other;
    other.keepView(1, {{}, {}});
    other.keepView(3, {{}, {}});
    QSignalSpy wanted(&other, &Session::cameraWanted);
    takeView(other, project);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().value<ViewPlace>(), ViewPlace::Right);
    QCOMPARE(other.camera(ViewPlace::Right), camera);
    QVERIFY(!other.camera(ViewPlace::User) && !other.camera(ViewPlace::Top));
    QCOMPARE(other.savedViews()[1]->camera, camera);
    QVERIFY(!other.savedViews()[0]);
    QVERIFY(other.savedViews()[3]); // the project leaves this slot empty
}

void SessionProjectTest::additionsAreKept()
{
    document().setMarkers({{3, "here"}}, u"x"_s);
    document().setContacts(Contacts{{2, {{0, 5}}}}, u"x"_s);
    document().setLayers({Layer{}}, u"x"_s);
    document().setSecondLife({}, u"x"_s);
    const Project project = projectOf(*m_session);
    QCOMPARE(project.additions.get<Markers>(), (Markers{{3, "here"}}));
    QVERIFY(project.additions == document().additions());
}

void SessionProjectTest::clipsBesideAreNamedBelowTheFolder()
{
    const QDir folder(m_folder.path(u"here"_s));
    ClipsBeside &clips = m_session->clipsBeside();
    const int first = clips.add(sourceAt(folder.filePath(u"a.bvh"_s)));
    const int second = clips.add(sourceAt(folder.filePath(u"sub/b.bvh"_s)));
    clips.add(sourceAt(m_folder.path(u"elsewhere.bvh"_s)));
    clips.add(sourceAt({})); // has no file
    clips.setVisible(first, false);
    clips.choose(second);
    const Project project = projectOf(*m_session, folder.filePath(u"p.limber"_s));
    QCOMPARE(project.beside.size(), std::size_t(2));
    QCOMPARE(project.beside[0].file, std::string("a.bvh"));
    QCOMPARE(project.beside[1].file, std::string("sub/b.bvh"));
    QVERIFY(project.beside[0].isHidden && !project.beside[1].isHidden);
    QVERIFY(!project.beside[0].isChosen && project.beside[1].isChosen);
    QVERIFY(projectOf(*m_session).beside.empty()); // a project without a folder
}

void SessionProjectTest::namedClipsAreTaken()
{
    const QDir folder(m_folder.path(u"here"_s));
    DocumentOrigin origin;
    origin.project.path = folder.filePath(u"p.limber"_s);
    document().setOrigin(origin);
    document().reset(leg(20));
    Project project;
    project.beside = {{"a.bvh", {}, true, false}, {"sub/b.bvh", {}, false, true}, {"c.bvh", {}, false, false}};
    project.beside[0].settings.shift = 3;
    takeView(*m_session, project);
    const std::vector<ClipBeside> &clips = m_session->clipsBeside().all();
    QCOMPARE(clips.size(), std::size_t(3));
    QCOMPARE(clips[0].source.path, folder.filePath(u"a.bvh"_s));
    QCOMPARE(clips[1].source.path, folder.filePath(u"sub/b.bvh"_s));
    QVERIFY(!clips[0].isVisible && clips[1].isVisible);
    QCOMPARE(clips[0].settings.shift, 3);
    QVERIFY(!clips[0].isLoaded());
    QCOMPARE(m_session->clipsBeside().chosen(), &clips[1]);
    QCOMPARE(clips[2].letter(), u'D');
    const ClipsBeside &all = m_session->clipsBeside();
    QVERIFY(!all.isTurned(clips[0]) && !all.frameFor(clips[0], 0) && !all.pose(clips[0], 0));
    QCOMPARE(projectOf(*m_session, origin.project.path).beside, project.beside);
}

void SessionProjectTest::namedClipsNeedAFolder()
{
    Project project;
    project.beside = {{"a.bvh", {}, false, true}};
    takeView(*m_session, project);
    QVERIFY(m_session->clipsBeside().all().empty());
}

void SessionProjectTest::clipsThatAreHereOnlyGetTheirSettings()
{
    ClipsBeside &clips = m_session->clipsBeside();
    QSignalSpy changed(&clips, &ClipsBeside::changed);
    clips.takeNamed({}, -1);
    QCOMPARE(changed.count(), 0);
    const auto named = [](const QString &path, bool isVisible) {
        ClipBeside clip;
        clip.source.path = path;
        clip.isVisible = isVisible;
        return clip;
    };
    const int here = clips.add(sourceAt(u"/a"_s));
    changed.clear();
    clips.takeNamed({named(u"/b"_s, true), named(u"/a"_s, false), named(u"/a"_s, true)}, -1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(clips.all().size(), std::size_t(3)); // the second /a is another clip
    QVERIFY(clips.find(here)->isLoaded() && !clips.find(here)->isVisible);
    QCOMPARE(clips.chosen()->id, here); // as before
    clips.takeNamed({named(u"/b"_s, true)}, 0);
    QCOMPARE(clips.chosen()->source.path, u"/b"_s);
    for (int i = 0; i < ClipsBeside::most - 3; ++i)
        QVERIFY(clips.add(sourceAt(u"/more"_s)) > 0);
    QVERIFY(clips.isFull());
    QCOMPARE(clips.add(sourceAt(u"/more"_s)), 0);
    clips.takeNamed({named(u"/new"_s, true), named(u"/a"_s, true)}, -1);
    QCOMPARE(clips.all().size(), std::size_t(ClipsBeside::most));
    QVERIFY(clips.find(here)->isVisible);
    changed.clear();
    clips.remove(999);
    clips.choose(999);
    clips.choose(clips.chosen()->id);
    clips.setVisible(here, true);
    clips.setVisible(999, true);
    clips.setSettings(here, clips.find(here)->settings);
    clips.replace(999, sourceAt(u"/x"_s));
    QCOMPARE(changed.count(), 0);
    const int last = clips.all().back().id;
    const int beforeLast = clips.all().at(clips.all().size() - 2).id;
    clips.choose(last);
    clips.remove(last);
    QCOMPARE(clips.chosen()->id, beforeLast);
    clips.choose(here);
    const int next = clips.all().at(1).id;
    QCOMPARE(clips.all().front().id, here);
    clips.remove(here);
    QCOMPARE(clips.chosen()->id, next);
    const int other = clips.all().back().id;
    clips.remove(other); // not the chosen one
    QCOMPARE(clips.chosen()->id, next);
    QCOMPARE(clips.all().front().place, 1);
    QVERIFY(clips.add(sourceAt(u"/x"_s)) > 0);
    QCOMPARE(clips.all().back().place, 0); // the lowest that is free
}

void SessionProjectTest::pinsAreToggledTogether()
{
    QSignalSpy changed(&pins(), &Pins::changed);
    pins().toggle({}, true);
    pins().clear();
    QCOMPARE(changed.count(), 0);
    pins().toggle({NodeId::joint(1)}, false);
    pins().toggle({NodeId::joint(1), NodeId::joint(2)}, false); // one has none yet
    QCOMPARE(pins().all().size(), std::size_t(2));
    pins().toggle({NodeId::joint(1), NodeId::joint(2)}, true); // in another way
    QVERIFY(pins().of(NodeId::joint(1))->holdsRotation && pins().of(NodeId::joint(2))->holdsRotation);
    QCOMPARE(pins().all().size(), std::size_t(2));
    pins().toggle({NodeId::joint(2)}, true);
    QVERIFY(pins().of(NodeId::joint(1)) != nullptr && pins().of(NodeId::joint(2)) == nullptr);
    QCOMPARE(changed.count(), 4);
    pins().clear();
    QVERIFY(pins().all().empty());
    QCOMPARE(changed.count(), 5);
}

void SessionProjectTest::onlyNodesOfTheSkeletonArePinned()
{
    QSignalSpy changed(&pins(), &Pins::changed);
    pins().set({{NodeId::joint(99), true}, {NodeId::joint(1), true}, {NodeId::endSite(9), true}});
    QCOMPARE(pins().all(), (std::vector<Pin>{{NodeId::joint(1), true}}));
    pins().set({{NodeId::joint(1), true}});
    QCOMPARE(changed.count(), 1);
    pins().set({{NodeId::joint(1), false}});
    QCOMPARE(changed.count(), 2);
}

void SessionProjectTest::pinsEndWithTheirSkeleton()
{
    QSignalSpy changed(&pins(), &Pins::changed);
    pins().set({{NodeId::joint(1), true}});
    document().reset(leg(5)); // the same joints
    QCOMPARE(pins().all().size(), std::size_t(1));
    QCOMPARE(changed.count(), 1);
    document().reset(makeWalker({.frames = 5}).clip);
    QVERIFY(pins().all().empty());
    QCOMPARE(changed.count(), 2);
}

void SessionProjectTest::theOtherSideIsSelected()
{
    document().reset(makeWalker({.frames = 30}).clip);
    const Skeleton &skeleton = document().skeleton();
    const auto joint = [&](const char *name) { return NodeId::joint(jointNamed(skeleton, name)); };
    QCOMPARE(mirroredNodes(document(), {joint("LeftLeg"), joint("RightFoot"), NodeId::joint(0)}),
             (std::vector{joint("RightLeg"), joint("LeftFoot"), NodeId::joint(0)}));
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        const std::vector<NodeId> other = mirroredNodes(document(), {NodeId::endSite(end)});
        QCOMPARE(other.size(), std::size_t(1));
        QCOMPARE(mirroredNodes(document(), other), std::vector{NodeId::endSite(end)});
        QCOMPARE(mirroredNodes(document(), {NodeId::joint(skeleton.endSite(end).parent)}),
                 std::vector{NodeId::joint(skeleton.parentOf(other.front()))});
    }
    document().removeFrames(0, 30);
    QVERIFY(mirroredNodes(document(), {joint("LeftLeg")}).empty());
}

QTEST_GUILESS_MAIN(SessionProjectTest)

} // namespace tst_sessionproject

#include "tst_sessionproject.moc"
