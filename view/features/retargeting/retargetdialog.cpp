#include "retargeting/retargetdialog.h"

#include "body/upaxisdecision.h"
#include "contactbars/contactbars.h"
#include "dialogs/templates.h"
#include "figure/painting/figureview.h"
#include "items/messagetext.h"
#include "mapping/mappingreader.h"
#include "resultcheck/faultmessage.h"
#include "retargeting/contactspanel.h"
#include "retargeting/mappingpanel.h"
#include "retargeting/matchcolours.h"
#include "retargeting/resultview.h"
#include "retargeting/retargetreport.h"
#include "retargeting/retargetsettingspanel.h"
#include "retargeting/worstframes.h"
#include "storage/clipfile.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/vocabularyfile.h"
#include "widgets/accessibleparts.h"
#include "widgets/redokey.h"
#include "widgets/windowsize.h"
#include "widgets/workstate.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace limber {

namespace {

bool isTemplate(const QString &path)
{
    return path.startsWith(QLatin1Char(':'));
}

ReadResult readResource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? readBvh(file.readAll().toStdString()) : ReadResult();
}

// Reads a file; it may be called on any thread.
RetargetDialog::SkeletonFile skeletonIn(const QString &path, const Progress &progress)
{
    if (isCharacterFile(path))
        return {{}, loadCharacter(path, progress)};
    ReadOptions options;
    options.progress = progress;
    return {loadBvh(path, options), {}};
}

// Returns a file's name for a button: not too long, and without letters that stand for keys.
QString shortName(const QString &path, const QFontMetrics &metrics)
{
    constexpr int mostPixels = 220;
    return metrics.elidedText(fileText(path), Qt::ElideMiddle, mostPixels).replace(u'&', QStringLiteral("&&"));
}

// Contacts and the source frame belong to this motion alone, so they are not kept for other motions with the same
// joints.
MappingFile withoutFrames(MappingFile mapping)
{
    mapping.contacts.reset();
    std::erase_if(mapping.settings, [](const auto &setting) { return setting.first == "sourceFrame"; });
    return mapping;
}

QWidget *scrolling(QWidget *inside)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(inside);
    return area;
}

// Returns the user's choice for the view; nothing lets the retarget detect it from how the body stands.
std::optional<Axis> chosenUpAxis(const Document &document)
{
    return document.upAxisChoice() == UpAxisChoice::Auto ? std::nullopt : std::optional(document.upAxis().axis);
}

} // namespace

RetargetDialog::RetargetDialog(const Session &session, const Colours &colours, QWidget *parent)
    : QDialog(parent, Qt::Window), m_session(session), m_colours(colours),
      m_setup(session.document().clip(), session.document().positionRules(), chosenUpAxis(session.document()),
              loadVocabulary(userVocabularyPath()).vocabulary),
      m_remembered(RememberedMappings::usersFolder())
{
    m_setup.setSourceNameCodec(session.document().nameCodec());
    m_setup.setFloor(session.document().floor());
    setWindowTitle(tr("Retarget %1").arg(session.document().displayName()));
    setObjectName(QStringLiteral("retargetDialog"));
    setModal(true);
    resize(fittingScreen(*this, {1180, 760}));
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    createWidgets(colours);
    fillSkeletons();
    connect(&m_delay, &QTimer::timeout, this, [this] { m_job.start(m_setup.input(), m_setup.vocabulary()); });
    connect(&m_setup, &RetargetSetup::targetChanged, this, &RetargetDialog::showSkeletons);
    connect(&m_setup, &RetargetSetup::mappingChanged, this, &RetargetDialog::showMapping);
    connect(&m_setup, &RetargetSetup::settingsChanged, this, &RetargetDialog::restart);
    connect(&m_job, &RetargetJob::progressed, this, [this](double fraction) { m_state->setFractionDone(fraction); });
    connect(&m_job, &RetargetJob::prepared, this, &RetargetDialog::showPrepared);
    connect(&m_job, &RetargetJob::finished, this, &RetargetDialog::showFinished);
    connect(&m_job, &RetargetJob::failed, m_state, &WorkState::end);
    connect(m_mapping, &MappingPanel::currentJointChanged, this, &RetargetDialog::showPair);
    connect(m_targetView, &FigureView::jointClicked, m_mapping, &MappingPanel::setCurrentJoint);
    connect(m_sourceView, &FigureView::jointClicked, m_mapping, &MappingPanel::follow);
    m_resultView->setMotion(m_setup.sourceClip().motion.frameCount(),
                            m_setup.sourceClip().motion.playingFrameTimeSeconds());
    m_resultView->setFrame(session.playhead().frame());
    chooseSkeleton(0);
}

RetargetDialog::~RetargetDialog()
{
    hide(); // an editor that is still open in the table writes into the setup when it loses the focus
}

void RetargetDialog::createWidgets(const Colours &colours)
{
    QLayout *skeletonRow = makeSkeletonRow(); // created first, so that the Tab key reaches it first
    m_sourceView = new FigureView(colours, this);
    setAccessibleRole(*m_sourceView, QAccessible::Canvas);
    m_sourceView->setObjectName(QStringLiteral("sourceFigure"));
    m_targetView = new FigureView(colours, this);
    setAccessibleRole(*m_targetView, QAccessible::Canvas);
    m_targetView->setObjectName(QStringLiteral("targetFigure"));
    m_targetView->setEmptyText(tr("Choose a target skeleton above."));
    m_resultView = new ResultView(colours, this);
    m_contacts = new ContactsPanel(m_setup, colours, this);
    connect(m_resultView, &ResultView::frameChanged, &m_contacts->bars(), &ContactBars::setFrame);
    connect(&m_contacts->bars(), &ContactBars::frameWanted, m_resultView, &ResultView::setFrame);
    auto *parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(makeViews());
    parts->addWidget(makeTabs());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({570, 590});
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addLayout(skeletonRow);
    layout->addWidget(parts, 1);
    layout->addLayout(makeBottomRow());
}

QWidget *RetargetDialog::makeViews()
{
    auto *pair = new QSplitter(Qt::Horizontal, this);
    pair->addWidget(m_sourceView);
    pair->addWidget(m_targetView);
    pair->setSizes({350, 350});
    auto *views = new QSplitter(Qt::Vertical, this);
    views->addWidget(pair);
    views->addWidget(m_resultView);
    views->addWidget(m_contacts);
    views->setSizes({260, 320, 100});
    return views;
}

QWidget *RetargetDialog::makeTabs()
{
    m_mapping = new MappingPanel(m_setup, this);
    m_settings = new RetargetSettingsPanel(m_setup, this);
    m_report = new RetargetReport(this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("retargetTabs"));
    m_tabs->addTab(m_mapping, tr("Joints"));
    m_tabs->addTab(scrolling(m_settings), tr("Settings"));
    m_tabs->addTab(m_report, tr("Report"));
    return m_tabs;
}

QLayout *RetargetDialog::makeSkeletonRow()
{
    m_skeletons = new QComboBox(this);
    m_skeletons->setObjectName(QStringLiteral("skeletonChoice"));
    m_skeletons->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *label = new QLabel(tr("Target s&keleton"), this);
    label->setBuddy(m_skeletons);
    m_file = new QPushButton(tr("From &File…"), this);
    m_file->setAutoDefault(false);
    m_file->setToolTip(tr("Use the skeleton of a BVH file or of a character (.glb, .gltf, .vrm, .fbx) as the target"));
    connect(m_file, &QPushButton::clicked, this, &RetargetDialog::askForFile);
    connect(m_skeletons, &QComboBox::activated, this, &RetargetDialog::chooseSkeleton);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_skeletons);
    row->addWidget(m_file);
    row->addStretch();
    return row;
}

QLayout *RetargetDialog::makeBottomRow()
{
    m_state = new WorkState(QStringLiteral("retargetState"), this);
    m_newDocument = new QRadioButton(tr("As a &new document"), this);
    m_newDocument->setChecked(true);
    m_newDocument->setToolTip(tr("The source stays open in its own tab, so that both can be compared"));
    m_thisDocument = new QRadioButton(tr("&Replace this motion"), this);
    m_thisDocument->setObjectName(QStringLiteral("thisDocument"));
    m_thisDocument->setToolTip(
        tr("One undo step: Ctrl+Z and Ctrl+Y compare both. Saving overwrites the file of the source."));
    m_intoCharacter = new QRadioButton(tr("Into a &copy of its file…"), this);
    m_intoCharacter->setObjectName(QStringLiteral("intoCharacter"));
    m_intoCharacter->hide();
    connect(m_intoCharacter, &QRadioButton::toggled, this, [this] {
        if (isReady())
            showReport();
    });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Retarget"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_newDocument);
    row->addWidget(m_thisDocument);
    row->addWidget(m_intoCharacter);
    row->addSpacing(12);
    row->addWidget(buttons);
    auto *bottom = new QVBoxLayout;
    bottom->addWidget(m_state); // messages are whole sentences
    bottom->addLayout(row);
    return bottom;
}

void RetargetDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        m_resultView->setPlaying(!m_resultView->isPlaying());
    else if (event->matches(QKeySequence::Undo))
        m_setup.undoStack().undo();
    else if (isRedo(*event))
        m_setup.undoStack().redo();
    else
        QDialog::keyPressEvent(event);
}

RetargetDialog::Destination RetargetDialog::destination() const
{
    if (m_editsShown)
        return Destination::Shown;
    if (m_intoCharacter->isChecked())
        return Destination::Character;
    return m_thisDocument->isChecked() ? Destination::ThisDocument : Destination::NewDocument;
}

QString RetargetDialog::resultName() const
{
    const QString base = QFileInfo(m_session.document().displayName()).completeBaseName();
    return tr("%1 on %2.bvh").arg(base, m_setup.targetName());
}

void RetargetDialog::fillSkeletons()
{
    for (const QString &path : templatePaths())
        m_skeletons->addItem(templateTitle(path), path);
}

void RetargetDialog::offerDocuments(const std::vector<const Document *> &documents)
{
    m_documents = documents;
    for (std::size_t i = 0; i < documents.size(); ++i)
        m_skeletons->insertItem(static_cast<int>(i), documents[i]->displayName(), static_cast<int>(i));
    if (!documents.empty())
        m_skeletons->insertSeparator(static_cast<int>(documents.size()));
}

void RetargetDialog::chooseSkeleton(int index)
{
    m_skeletons->setCurrentIndex(index);
    const QVariant chosen = m_skeletons->itemData(index);
    if (chosen.typeId() == QMetaType::Int) {
        const Document &document = *m_documents.at(chosen.value<std::size_t>());
        m_reading.cancel();
        return takeTarget({document.clip()}, QFileInfo(document.displayName()).completeBaseName(),
                          document.nameCodec());
    }
    const QString path = m_skeletons->itemData(index).toString();
    if (!isTemplate(path)) {
        m_ok->setEnabled(false); // the present result belongs to the previous skeleton
        readSkeleton(path);
    } else if (!setSkeleton(path)) {
        m_ok->setEnabled(false);
    }
}

void RetargetDialog::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose Target Skeleton"), QFileInfo(pathForDialog(m_session.document().path())).path(),
        tr("Skeletons (*.bvh *.BVH %1);;All files (*)").arg(characterPatterns()));
    if (!path.isEmpty())
        readSkeleton(path);
}

// The file is read on a worker, because a motion may be large and a disk slow.
void RetargetDialog::readSkeleton(const QString &path)
{
    m_state->setText(tr("Reading %1…").arg(fileText(path)));
    m_reading.start([path](const BackgroundWork::Reporter &reporter) { return skeletonIn(path, reporter.progress()); },
                    [this, path](SkeletonFile read) {
                        if (takeFile(path, std::move(read)))
                            listFile(path);
                    },
                    [this](const QString &why) { m_state->setText(why); });
}

void RetargetDialog::listFile(const QString &path)
{
    if (m_skeletons->findData(path) >= 0)
        return;
    m_skeletons->addItem(fileText(path), path);
    m_skeletons->setCurrentIndex(m_skeletons->count() - 1);
}

bool RetargetDialog::setSkeleton(const QString &path)
{
    m_reading.cancel();
    if (const int index = m_skeletons->findData(path); index >= 0)
        m_skeletons->setCurrentIndex(index);
    return isTemplate(path) ? takeSkeleton(path, readResource(path)) : takeFile(path, skeletonIn(path, {}));
}

void RetargetDialog::editShown(const CharacterFile &file, const std::string &mapping)
{
    m_editsShown = true;
    setWindowTitle(tr("Joints of %1").arg(fileText(file.path)));
    m_ok->setText(tr("Use These"));
    m_skeletons->setEnabled(false);
    m_file->hide();
    startWith(file, mapping);
    for (QRadioButton *const other : {m_newDocument, m_thisDocument, m_intoCharacter})
        other->hide();
}

void RetargetDialog::startWith(const CharacterFile &file, const std::string &mapping)
{
    listFile(file.path);
    takeTarget(retargetTarget(file.character), QFileInfo(fileText(file.path)).completeBaseName(), {}, file);
    std::vector<Finding> ignored; // joints that are gone were named
    if (const auto decided = mapping.empty() ? std::nullopt : readMapping(mapping).value)
        m_setup.takeFile(*decided, ignored);
}

bool RetargetDialog::takeFile(const QString &path, SkeletonFile read)
{
    return read.character ? takeCharacter(path, *std::move(read.character)) : takeSkeleton(path, std::move(read.bvh));
}

bool RetargetDialog::takeSkeleton(const QString &path, ReadResult read)
{
    if (!read.clip) {
        const std::string name = bytesOfName(QFileInfo(path).fileName()).toStdString();
        m_state->setText(read.findings.empty() ? tr("%1 cannot be read.").arg(fileText(path))
                                               : QString::fromStdString(read.findings.back().toString(name)));
        return false;
    }
    takeTarget({*std::move(read.clip)},
               isTemplate(path) ? templateTitle(path) : QFileInfo(fileText(path)).completeBaseName(),
               m_codecOf && !isTemplate(path) ? m_codecOf(path) : NameCodec());
    return true;
}

bool RetargetDialog::takeCharacter(const QString &path, CharacterLoad loaded)
{
    if (!loaded.file) {
        m_state->setText(fileText(path) + QStringLiteral(": ") + textOf(loaded.problem));
        return false;
    }
    RetargetTarget target = retargetTarget(loaded.file->character);
    takeTarget(std::move(target), QFileInfo(fileText(path)).completeBaseName(), {}, std::move(loaded.file));
    return true;
}

void RetargetDialog::takeTarget(RetargetTarget target, const QString &name, const NameCodec &names,
                                std::optional<CharacterFile> character)
{
    rememberCorrections();
    m_character = std::move(character);
    if (m_character)
        offerToWrite(*m_character);
    else if (m_intoCharacter->isChecked())
        m_newDocument->setChecked(true);
    m_intoCharacter->setVisible(m_character.has_value());
    m_setup.setTargetNameCodec(names);
    m_setup.setTarget(std::move(target), name);
    std::vector<Finding> ignored; // the mapping did fit when it was kept
    const auto remembered = m_remembered.find(m_setup.source(), m_setup.target());
    if (remembered)
        m_setup.takeFile(*remembered, ignored);
    m_mapping->model().setRemembered(remembered.has_value());
}

// An animation can be added to glTF; FBX gets a file of its own.
void RetargetDialog::offerToWrite(const CharacterFile &character)
{
    const QString name = shortName(character.path, fontMetrics());
    const bool isCopy = character.takesMotions();
    m_intoCharacter->setText(isCopy ? tr("Into a &copy of %1…").arg(name) : tr("Into a &file for %1…").arg(name));
    m_intoCharacter->setToolTip(
        isCopy ? tr("Writes a .glb that is the character's file with this motion as one more animation")
               : tr("Writes an .fbx with the joints of the character and this motion"));
}

void RetargetDialog::showSkeletons()
{
    const Axis up = m_session.document().upAxis().axis;
    m_sourceView->setSkeletons({&m_setup.source()}, up);
    m_sourceView->setPose(0, restPose(m_setup.source()));
    m_sourceView->setTitle(m_session.document().displayName());
    m_sourceView->frameFigures();
    const Clip &target = m_setup.targetClip();
    const UpAxis targetUp = decideUpAxis(target, decidePositionRules(target.skeleton, target.motion));
    m_targetView->setSkeletons({&target.skeleton}, targetUp.axis);
    m_targetView->setPose(0, restPose(target.skeleton));
    m_targetView->setTitle(m_setup.targetName());
    m_targetView->frameFigures();
    m_resultView->setSkeletons(m_setup.source(), target.skeleton);
    if (m_character && m_character->character.scene.mesh)
        m_resultView->setSurface(std::make_shared<const CharacterBody::Surface>(m_character->character));
}

void RetargetDialog::showMapping()
{
    const MatchColours colours(m_setup.mapping(), m_setup.source().jointCount(), m_colours);
    m_sourceView->setJointColours(0, colours.ofSource());
    m_targetView->setJointColours(0, colours.ofTarget());
    m_mapping->model().setColours(colours.ofTarget());
    showPair(m_mapping->currentJoint());
    restart();
}

void RetargetDialog::showPair(int targetJoint)
{
    m_targetView->setSelectedJoint(targetJoint);
    m_sourceView->setSelectedJoint(targetJoint == NoJoint ? NoJoint : m_setup.mapping().sourceOf(targetJoint));
}

void RetargetDialog::restart()
{
    m_job.cancel();
    m_retargeter.reset();
    m_finished.reset();
    m_ok->setEnabled(false);
    m_resultView->worst().setEntries({});
    m_state->begin(tr("Computing…"));
    m_delay.start();
}

void RetargetDialog::showPrepared(const std::shared_ptr<const Retargeter> &retargeter)
{
    m_retargeter = retargeter;
    m_resultView->setRetargeter(retargeter);
    m_settings->showOutcome(retargeter.get());
    m_contacts->showPrepared(*retargeter);
    const RetargetNotes notes = retargeter->notes();
    m_state->setText(notes.empty() ? tr("Measuring…") : textOf(notes.front().text, m_setup.sourceNameCodec()));
}

void RetargetDialog::showFinished(const std::shared_ptr<const RetargetedClip> &finished)
{
    m_finished = finished;
    if (m_setup.settings().keepApart)
        m_resultView->setFinished(finished);
    showReport();
    showWorst(*finished);
    m_ok->setEnabled(true);
    const RetargetNotes notes = m_retargeter->notes();
    m_state->end(notes.empty() ? QString() : textOf(notes.front().text, m_setup.sourceNameCodec()));
}

// What BVH cannot hold is no matter where none is written.
void RetargetDialog::showReport()
{
    RetargetNotes notes = m_finished->notes;
    const bool isBvhMade = destination() == Destination::NewDocument || destination() == Destination::ThisDocument;
    if (!isBvhMade)
        std::erase_if(notes, [](const RetargetNote &note) { return note.isOfBvh; });
    m_report->show(*m_retargeter, m_setup, *m_finished, notes);
}

// What an animator would undo has to be seen beside the result, whatever tab is open.
void RetargetDialog::showWorst(const RetargetedClip &finished)
{
    std::vector<WorstFrames::Entry> entries;
    for (const ResultFault &fault : worstFaults(finished.faults)) {
        const Message message = messageFor(fault, finished.clip.skeleton);
        entries.push_back({sentence(textOf(message, m_setup.targetNameCodec())), fault.frame});
    }
    m_resultView->worst().setEntries(entries);
}

void RetargetDialog::accept()
{
    if (!isReady())
        return;
    rememberCorrections();
    QDialog::accept();
}

// Corrections are kept even then, because they take long to make, and Esc is pressed quickly.
void RetargetDialog::reject()
{
    if (!m_editsShown) // what is remembered would be shown
        rememberCorrections();
    QDialog::reject();
}

// A mapping that was only detected need not be remembered, because detection may improve.
void RetargetDialog::rememberCorrections() const
{
    if (m_setup.undoStack().canUndo())
        m_remembered.remember(withoutFrames(m_setup.toFile()));
}

} // namespace limber
