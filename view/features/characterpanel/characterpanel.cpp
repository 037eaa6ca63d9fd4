#include "characterpanel/characterpanel.h"

#include "character/characterskin.h"
#include "characterpanel/actionwidgets.h"
#include "characterpanel/characterformchoice.h"
#include "document/namecodec.h"
#include "items/jointname.h"
#include "items/messagetext.h"
#include "storage/paths/filetext.h"
#include "widgets/accessibleparts.h"
#include "widgets/areas/wholerowsarea.h"
#include "widgets/elidedlabel.h"
#include "widgets/plainlabel.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace limber {

namespace {

constexpr int pageMargin = 10;
constexpr int readingSteps = 1000; // of the progress bar

// Scrolls the area in which a widget is, if there is one, to the widget or to the top.
void bringIntoSight(QWidget &widget, bool wantsTop = false)
{
    for (QWidget *above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above))
            return wantsTop ? area->verticalScrollBar()->setValue(0) : area->ensureWidgetVisible(&widget);
    }
}

} // namespace

CharacterPanel::CharacterPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("characterPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeReading());
    m_pages->addWidget(makeCharacter());
    m_problem = makePlainLabel("characterProblem", "warning", this);
    m_problem->setContentsMargins(pageMargin, pageMargin, pageMargin, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_problem);
    layout->addWidget(m_pages, 1);
    showState();
}

QWidget *CharacterPanel::makeEmpty()
{
    auto *page = new QWidget(this);
    m_invitation = makePlainLabel("characterInvitation", "secondary", page);
    m_invitation->setText(tr("See this motion on a character of yours. Open a .glb, .gltf, .vrm or .fbx file, "
                             "or drop it on the window."));
    m_open = new QPushButton(page);
    m_open->setObjectName(QStringLiteral("openCharacter"));
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->addWidget(m_invitation);
    m_mannequin = new QPushButton(page);
    m_mannequin->setObjectName(QStringLiteral("showMannequin"));
    layout->addWidget(m_open, 0, Qt::AlignLeft);
    layout->addWidget(m_mannequin, 0, Qt::AlignLeft);
    layout->addStretch(1);
    return page;
}

QWidget *CharacterPanel::makeReading()
{
    auto *page = new QWidget(this);
    m_reading = makePlainLabel("characterReading", nullptr, page);
    m_progress = new QProgressBar(page);
    m_progress->setRange(0, readingSteps);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Reading"));
    auto *cancel = new QPushButton(tr("Cancel"), page);
    auto *row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(cancel);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->addWidget(m_reading);
    layout->addLayout(row);
    layout->addStretch(1);
    connect(cancel, &QPushButton::clicked, this, &CharacterPanel::cancelled);
    return page;
}

QWidget *CharacterPanel::makeCharacter()
{
    auto *page = new QWidget;
    m_name = new ElidedLabel(page);
    m_name->setObjectName(QStringLiteral("characterName"));
    m_name->setMostLines(2);
    m_name->setWordWrap(true);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_contents = makePlainLabel("characterContents", "secondary", page);
    m_leftOut = makePlainLabel("characterLeftOut", "warning", page);
    m_licence = makePlainLabel("characterLicence", "secondary", page);
    m_follows = makePlainLabel("characterFollows", nullptr, page);
    m_notes = makePlainLabel("characterNotes", "warning", page);
    m_resting = makePlainLabel("restingJoints", "secondary", page);
    m_resting->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_unfold = new QToolButton(page);
    m_unfold->setObjectName(QStringLiteral("showResting"));
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unfold->setArrowType(Qt::RightArrow);
    showResting({});
    connect(m_unfold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_unfold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_resting->setVisible(isOpen);
        if (isOpen)
            QTimer::singleShot(0, this, [this] { bringIntoSight(*m_resting); }); // after it got its place
    });
    m_edit = new QPushButton(page);
    m_edit->setObjectName(QStringLiteral("editCharacter"));
    m_guesses = new QPushButton(page);
    m_guesses->setObjectName(QStringLiteral("useGuesses"));
    m_replace = new QPushButton(page);
    m_replace->setObjectName(QStringLiteral("replaceCharacter"));
    m_remove = new QPushButton(page);
    m_remove->setObjectName(QStringLiteral("removeCharacter"));
    m_forms = new CharacterFormChoice(this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_replace);
    row->addWidget(m_remove);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setSpacing(8);
    layout->addWidget(m_name);
    layout->addWidget(m_contents);
    layout->addWidget(m_leftOut);
    layout->addWidget(m_licence);
    layout->addLayout(row);
    m_styles = new QHBoxLayout;
    m_styles->setSpacing(2);
    m_looks = new QHBoxLayout;
    m_looks->setSpacing(12);
    for (QHBoxLayout *const shown : {m_styles, m_looks}) {
        auto *line = new QHBoxLayout;
        line->addLayout(shown);
        line->addStretch(1);
        if (shown == m_styles) // further down, it would be out of sight in a low window
            line->addWidget(m_edit);
        layout->addLayout(line);
    }
    layout->addSpacing(6);
    layout->addWidget(m_follows);
    layout->addWidget(m_notes);
    layout->addWidget(m_unfold, 0, Qt::AlignLeft);
    layout->addWidget(m_resting);
    auto *joints = new QHBoxLayout;
    joints->addWidget(m_guesses);
    joints->addStretch(1);
    layout->addLayout(joints);
    layout->addSpacing(6);
    layout->addWidget(&m_forms->details());
    layout->addStretch(1);
    return withFooter(page);
}

// The button that writes the motion stays in view: what is said of the character scrolls over it.
QWidget *CharacterPanel::withFooter(QWidget *page)
{
    auto *whole = new QWidget(this);
    m_scroll = new WholeRowsArea(whole);
    m_scroll->setObjectName(QStringLiteral("characterScroll"));
    m_scroll->setAccessibleName(tr("Character"));
    setAccessibleRole(*m_scroll, QAccessible::Grouping);
    m_scroll->setWidget(page);
    m_scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    m_forms->setContentsMargins(pageMargin, 0, pageMargin, pageMargin);
    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_forms);
    return whole;
}

void CharacterPanel::setActions(const Actions &actions)
{
    buttonFor(actions.open, m_open);
    buttonFor(actions.open, m_replace)->setText(tr("Replace…"));
    buttonFor(actions.edit, m_edit);
    buttonFor(actions.useGuesses, m_guesses);
    buttonFor(actions.remove, m_remove)->setText(tr("Remove"));
    m_forms->setActions(actions.exportMotion, actions.makeDocument);
    buttonFor(actions.showMannequin, m_mannequin)->setText(tr("Show Mannequin"));
    for (QAction *style : actions.styles) {
        auto *button = new QToolButton(m_name->parentWidget());
        button->setDefaultAction(style);
        button->setAccessibleName(style->iconText());
        m_styles->addWidget(button);
    }
    for (QAction *look : actions.looks)
        m_looks->addWidget(checkBoxFor(look, m_name->parentWidget()));
    setFocusProxy(m_open);
}

void CharacterPanel::attach(Session &session, QObject &context)
{
    connect(&session.character(), &DocumentCharacter::changed, &context, [this] { showState(); });
}

void CharacterPanel::showSession()
{
    showState();
}

void CharacterPanel::showReading(const QString &name)
{
    m_problem->hide();
    m_reading->setText(tr("Reading %1…").arg(name));
    m_progress->setValue(0);
    m_pages->setCurrentIndex(1);
    bringIntoSight(*m_reading, true);
    m_scroll->verticalScrollBar()->setValue(0); // another character begins with its name
}

void CharacterPanel::setFractionRead(double fraction)
{
    m_progress->setValue(static_cast<int>(readingSteps * std::clamp(fraction, 0.0, 1.0)));
}

void CharacterPanel::showState(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    setEnabled(session() != nullptr);
    const bool isShown = session() && session()->character().isShown();
    const bool isLost = session() && session()->character().isGivenUp();
    if (isShown)
        describe();
    else if (isLost)
        describeLost();
    m_pages->setCurrentIndex(isShown || isLost ? 2 : 0);
}

// The document names a character that cannot be shown.
void CharacterPanel::describeLost()
{
    const QString &path = session()->character().path();
    m_name->setText(fileText(path));
    m_name->setToolTip(plainToolTip(pathText(path)));
    m_contents->setText(tr("It is not shown: the motion is shown without it."));
    for (QWidget *const hidden :
         std::initializer_list<QWidget *>{m_leftOut, m_licence, m_follows, m_notes, m_unfold, m_resting, m_edit,
                                          m_guesses, m_forms, &m_forms->details()})
        hidden->hide();
}

void CharacterPanel::describe()
{
    const CharacterFile &file = *session()->character().file();
    const Character &character = file.character;
    m_name->setText(fileText(file.path));
    m_name->setToolTip(plainToolTip(pathText(file.path)));
    m_contents->setText(contentsOf(file));
    const QStringList leftOut = leftOutOf(character);
    m_leftOut->setText(leftOut.join(u'\n'));
    m_leftOut->setVisible(!leftOut.isEmpty());
    m_forms->setCharacter(file);
    m_forms->show();
    m_forms->details().show();
    const std::string &licence = character.scene.licence;
    m_licence->setText(tr("Licence: %1").arg(NameCodec().toText(licence)));
    m_licence->setVisible(!licence.empty());
    showFollowing();
}

// Returns what is in the file, in two lines.
QString CharacterPanel::contentsOf(const CharacterFile &file)
{
    const Character &character = file.character;
    const QLocale locale;
    const SceneMesh &mesh = *character.scene.mesh;
    const auto textures =
        std::ranges::count_if(mesh.pictures, [](const MeshPicture &picture) { return picture.width > 0; });
    QStringList parts{QLatin1String(file.formatName()),
                      tr("%n joint(s)", nullptr, character.rest.skeleton.jointCount()),
                      tr("%n mesh(es)", nullptr, character.scene.counts.meshes)};
    QStringList more{tr("%1 triangles").arg(locale.toString(qlonglong(mesh.triangles.size()))),
                     tr("%1 m tall").arg(locale.toString(restHeightMetres(character), 'f', 2))};
    if (textures > 0)
        more << tr("%n texture(s)", nullptr, static_cast<int>(textures));
    if (!character.scene.animations.empty())
        more << tr("%n animation(s) of its own", nullptr, static_cast<int>(character.scene.animations.size()));
    const QString between = QStringLiteral(" · ");
    return parts.join(between) + u'\n' + more.join(between);
}

// Returns what is in the file but not shown, and what may be wrong with it, a sentence each.
QStringList CharacterPanel::leftOutOf(const Character &character)
{
    QStringList leftOut;
    for (const std::string &sentenceOfReader : character.scene.mesh->leftOut)
        leftOut << sentence(QString::fromStdString(sentenceOfReader));
    if (const Message note = heightNote(character); !note.isEmpty())
        leftOut << sentence(textOf(note));
    if (character.scene.counts.morphs > 0)
        leftOut << tr("%n morph(s) stay at rest.", nullptr, character.scene.counts.morphs);
    return leftOut;
}

void CharacterPanel::showFollowing()
{
    m_follows->setText(followed());
    m_follows->show();
    m_edit->show();
    const CharacterPoser *const poser = session()->character().poser().get();
    m_guesses->setVisible(poser != nullptr && poser->guesses());
    m_notes->setText(notes());
    m_notes->setVisible(!m_notes->text().isEmpty());
    showResting(restingJoints());
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

// Screen readers need a name of the button also while it is hidden.
void CharacterPanel::showResting(const QStringList &resting)
{
    m_resting->setText(resting.join(QStringLiteral(", ")));
    m_unfold->setText(tr("%n joint(s) follow nothing", nullptr, static_cast<int>(resting.size())));
    m_unfold->setToolTip(tr("They rest where the joints above them are"));
    m_unfold->setVisible(!resting.isEmpty());
    m_resting->setVisible(!resting.isEmpty() && m_unfold->isChecked());
}

// Returns the joints of the character that follow none of the motion, as text.
QStringList CharacterPanel::restingJoints() const
{
    const DocumentCharacter &character = session()->character();
    const CharacterPoser *const poser = character.poser().get();
    const Skeleton &skeleton = character.file()->character.rest.skeleton;
    QStringList names;
    for (int joint = 0; poser != nullptr && !poser->isOnOwnSkeleton() && joint < skeleton.jointCount(); ++joint) {
        if (poser->sources()[static_cast<std::size_t>(joint)] == NoJoint)
            names << NameCodec().toText(skeleton.joint(joint).name);
    }
    return names;
}

QString CharacterPanel::followed() const
{
    const CharacterPoser *const poser = session()->character().poser().get();
    if (poser == nullptr)
        return tr("Retargeting…");
    if (poser->isOnOwnSkeleton())
        return tr("It has the skeleton of this motion: it is shown as it is.");
    const int all = static_cast<int>(poser->sources().size());
    const int count =
        static_cast<int>(std::ranges::count_if(poser->sources(), [](int source) { return source != NoJoint; }));
    constexpr int few = 4; // a part of the joints
    QString follow = tr("%1 of %n joint(s) follow the motion.", nullptr, all).arg(count);
    if (poser->hasQuestions())
        follow += u'\n' + tr("Which side is left is not clear for some joints. Edit… asks.");
    else if (poser->guesses())
        follow += u'\n' + tr("By the shape of the body, %n more could.", nullptr, poser->guesses()->guessCount());
    else if (few * count < all)
        follow += u'\n' + tr("Edit… chooses the others.");
    if (poser->figures() > 1)
        follow += u'\n' + tr("The motion has %n figures. The character follows one of them: Edit… chooses which.",
                             nullptr, poser->figures());
    if (!session()->document().upAxis().isNegative)
        return follow;
    return follow + u'\n' +
           tr("The figure hangs head down in its file: the character stands upright, and bones and handles stay where "
              "the file has them.");
}

// Returns what the retarget says of its result, a sentence in each line.
QString CharacterPanel::notes() const
{
    const CharacterPoser *const poser = session()->character().poser().get();
    QStringList sentences;
    for (const RetargetNote &note : poser == nullptr ? RetargetNotes() : poser->notes())
        sentences << textOf(note.text);
    return sentences.join(u'\n');
}

} // namespace limber
