#include "compare/comparehead.h"

#include "actions/actiontable.h"
#include "compare/besidelist.h"
#include "widgets/elidedcombobox.h"
#include "widgets/elidedlabel.h"
#include "widgets/numberfield.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace limber {

namespace {

constexpr int largestShift = 1000000; // frames
constexpr int columns = 5; // of the grid
// Fields shrink in a narrow column, because their labels cannot.
constexpr int shortestChoice = 6; // characters
constexpr int narrowestNumber = 40;
constexpr int sessionRole = Qt::UserRole + 1; // of the entry of an open document

// The meaning of an entry of the chooser.
enum class Entry { None, Open, File, Shown };

} // namespace

CompareHead::CompareHead(QWidget *parent) : QWidget(parent), m_list(new BesideList(this)), m_menu(new QMenu(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 4);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_list, 0, 0, 1, columns);
    addChooser(*grid);
    addShift(*grid);
    m_placement = addChoices(*grid, 3, tr("&Placed"), QStringLiteral("comparePlacement"),
                             {tr("As in the Files"), tr("Equal at the Start"), tr("Root on Root")});
    m_placement->setToolTip(tr("Where the second figure stands: as its file says, moved so that both begin in the same "
                               "position, or with its root on the other one's root in every frame"));
    addOffset(*grid, 4);
    m_rotations = addChoices(*grid, 5, tr("&Rotations"), QStringLiteral("compareRotations"),
                             {tr("Relative to Parents"), tr("In the World")});
    m_rotations->setToolTip(tr("Which rotations of the joints are compared"));
    grid->setColumnStretch(3, 1);
    setColours(Colours::darkTheme());
    m_refreshDelay.setSingleShot(true);
    m_refreshDelay.setInterval(0);
    connect(&m_refreshDelay, &QTimer::timeout, this, &CompareHead::refresh);
    refresh();
}

void CompareHead::addChooser(QGridLayout &grid)
{
    m_chooser = new ElidedComboBox(this);
    m_chooser->setObjectName(QStringLiteral("secondClip"));
    m_chooser->setAccessibleName(tr("Second clip"));
    m_chooser->setToolTip(tr("The clip that is seen beside this one and compared with it; it is only read"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(shortestChoice);
    m_add = new QToolButton(this);
    m_add->setObjectName(QStringLiteral("addClipBeside"));
    m_add->setText(QStringLiteral("+"));
    m_add->setAccessibleName(tr("Add a clip"));
    m_add->setProperty("role", QStringLiteral("letter"));
    m_add->setFocusPolicy(Qt::TabFocus);
    m_add->setFixedSize(24, 24);
    m_add->setMenu(m_menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_menu->setObjectName(QStringLiteral("furtherClips"));
    auto *label = new QLabel(tr("&Second clip"), this);
    label->setBuddy(m_chooser);
    grid.addWidget(label, 1, 0);
    grid.addWidget(m_chooser, 1, 1, 1, columns - 2);
    grid.addWidget(m_add, 1, columns - 1);
    connect(m_chooser, &QComboBox::activated, this, &CompareHead::chosen);
    connect(m_menu, &QMenu::aboutToShow, this, &CompareHead::fillMenu);
}

QComboBox *CompareHead::addChoices(QGridLayout &grid, int row, const QString &label, const QString &name,
                                   const QStringList &choices)
{
    auto *box = new ElidedComboBox(this);
    box->setObjectName(name);
    box->addItems(choices);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(shortestChoice);
    auto *text = new QLabel(label, this);
    text->setBuddy(box);
    box->setAccessibleName(withoutMnemonic(label));
    grid.addWidget(text, row, 0);
    grid.addWidget(box, row, 1, 1, columns - 1);
    connect(box, &QComboBox::activated, this, &CompareHead::applySettings);
    return box;
}

void CompareHead::addShift(QGridLayout &grid)
{
    m_shift = new QSpinBox(this);
    m_shift->setObjectName(QStringLiteral("compareShift"));
    m_shift->setRange(-largestShift, largestShift);
    m_shift->setAccessibleName(tr("Shift in frames"));
    m_shift->setToolTip(tr("A frame of this clip is compared with what the second one shows that many frames later"));
    m_shift->setMinimumWidth(narrowestNumber);
    m_shift->setMaximumWidth(96);
    m_seconds = new ElidedLabel(this);
    m_seconds->setMinimumWidth(1);
    m_seconds->setProperty("role", QStringLiteral("secondary"));
    m_find = new QPushButton(tr("&Find"), this);
    m_find->setObjectName(QStringLiteral("findShift"));
    m_find->setToolTip(tr("Take the shift at which the speeds of both figures agree best, within five seconds"));
    auto *label = new QLabel(tr("Sh&ift"), this);
    label->setBuddy(m_shift);
    grid.addWidget(label, 2, 0);
    grid.addWidget(m_shift, 2, 1);
    grid.addWidget(m_seconds, 2, 2);
    grid.addWidget(m_find, 2, 3, 1, columns - 3, Qt::AlignRight);
    connect(m_shift, &QSpinBox::valueChanged, this, &CompareHead::applySettings);
    connect(m_find, &QPushButton::clicked, this, [this] {
        if (session())
            session()->secondClip().findShift();
    });
}

void CompareHead::addOffset(QGridLayout &grid, int row)
{
    auto *fields = new QHBoxLayout;
    fields->setSpacing(6);
    for (int axis = 0; axis < 3; ++axis) {
        auto *field = new NumberField(this);
        field->setObjectName(QStringLiteral("compareOffset") + QChar(u'X' + axis));
        field->setAccessibleName(tr("Offset along %1").arg(QChar(u'X' + axis)));
        field->setMinimumWidth(narrowestNumber);
        field->setToolTip(tr("Moves the second figure from where it is placed, in the units of this clip"));
        connect(field, &NumberField::valueWanted, this, [this, axis](double value) { setOffset(axis, value); });
        fields->addWidget(field, 1);
        m_offset.at(static_cast<std::size_t>(axis)) = field;
    }
    auto *label = new QLabel(tr("&Offset"), this);
    label->setBuddy(m_offset.front());
    grid.addWidget(label, row, 0);
    grid.addLayout(fields, row, 1, 1, columns - 1);
}

void CompareHead::setOffset(int axis, double value)
{
    if (!session() || !std::isfinite(value))
        return;
    ComparisonSettings settings = session()->secondClip().settings();
    settings.offset[axis] = value;
    session()->secondClip().setSettings(settings);
    showSettings();
}

void CompareHead::setColours(const Colours &colours)
{
    m_list->setColours(colours);
    for (int axis = 0; axis < 3; ++axis)
        m_offset.at(static_cast<std::size_t>(axis))->setLetter(QChar(u'X' + axis), colours.axis(axis));
}

// Fills the menu of clips that can be added: open documents, and a file.
void CompareHead::fillMenu()
{
    m_menu->clear();
    const QList<OpenClip> clips = m_openClips && session() ? m_openClips() : QList<OpenClip>();
    for (const OpenClip &clip : clips) {
        if (clip.session == session())
            continue;
        // In a menu, "&" would mark a mnemonic.
        QAction *action = m_menu->addAction(QString(clip.title).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, other = QPointer(clip.session)] {
            if (other)
                emit furtherClipWanted(other);
        });
    }
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("File…")), &QAction::triggered, this, &CompareHead::furtherFileWanted);
}

void CompareHead::attach(Session &session, QObject &context)
{
    connect(&session.secondClip(), &SecondClip::changed, &context, [this] { refresh(); });
    connect(&session.document(), &Document::frameTimeChanged, &context, [this] { showSettings(); });
}

void CompareHead::showSession()
{
    m_list->setSession(session());
    refresh();
}

// The shown clip may not be open any more, or it came from a file.
void CompareHead::refresh()
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->clear();
    m_chooser->addItem(tr("None"), static_cast<int>(Entry::None));
    const ClipBeside *beside = session() ? session()->clipsBeside().chosen() : nullptr;
    const bool isShown = beside != nullptr;
    const QString name = isShown ? beside->source.name : QString();
    int current = 0;
    const QList<OpenClip> clips = m_openClips && session() ? m_openClips() : QList<OpenClip>();
    for (const OpenClip &clip : clips) {
        if (clip.session == session())
            continue;
        m_chooser->addItem(clip.title, static_cast<int>(Entry::Open));
        m_chooser->setItemData(m_chooser->count() - 1, QVariant::fromValue(QPointer<QObject>(clip.session)),
                               sessionRole);
        if (isShown && clip.title == name)
            current = m_chooser->count() - 1;
    }
    if (isShown && current == 0) {
        m_chooser->addItem(name, static_cast<int>(Entry::Shown));
        current = m_chooser->count() - 1;
    }
    m_chooser->addItem(tr("File…"), static_cast<int>(Entry::File));
    m_chooser->setCurrentIndex(current);
    setEnabled(session() != nullptr);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_shift), static_cast<QWidget *>(m_find), static_cast<QWidget *>(m_placement),
          static_cast<QWidget *>(m_rotations), static_cast<QWidget *>(m_offset[0]), static_cast<QWidget *>(m_offset[1]),
          static_cast<QWidget *>(m_offset[2])})
        widget->setEnabled(isShown && beside->isLoaded());
    const bool isFull = isShown && session()->clipsBeside().isFull();
    m_add->setEnabled(isShown && !isFull);
    m_add->setToolTip(isFull ? tr("%n clip(s) lie beside this one: no more are possible", nullptr, ClipsBeside::most)
                             : tr("Add another clip beside this one"));
    showSettings();
}

void CompareHead::chosen(int index)
{
    switch (static_cast<Entry>(m_chooser->itemData(index).toInt())) {
    case Entry::None:
        emit clipWanted(nullptr);
        break;
    case Entry::Open:
        // The document may have been closed a moment ago.
        if (auto *other = qobject_cast<Session *>(m_chooser->itemData(index, sessionRole).value<QPointer<QObject>>()))
            emit clipWanted(other);
        else
            refresh();
        break;
    case Entry::File:
        refresh(); // everything stays as it is until a file was read
        emit fileWanted();
        break;
    case Entry::Shown:
        break;
    }
}

void CompareHead::applySettings()
{
    if (!session())
        return;
    ComparisonSettings settings = session()->secondClip().settings();
    settings.shift = m_shift->value();
    settings.placement = static_cast<ComparisonSettings::Placement>(m_placement->currentIndex());
    settings.rotations = static_cast<ComparisonSettings::Rotations>(m_rotations->currentIndex());
    session()->secondClip().setSettings(settings);
    showSettings();
}

void CompareHead::showSettings()
{
    const ComparisonSettings settings = session() ? session()->secondClip().settings() : ComparisonSettings();
    const QSignalBlocker blocker(m_shift);
    m_shift->setValue(settings.shift);
    m_placement->setCurrentIndex(static_cast<int>(settings.placement));
    m_rotations->setCurrentIndex(static_cast<int>(settings.rotations));
    for (int axis = 0; axis < 3; ++axis) {
        NumberField &field = *m_offset.at(static_cast<std::size_t>(axis));
        field.showValue(settings.offset[axis], QLocale::c().toString(settings.offset[axis], 'g', 10));
        field.setEnabled(m_shift->isEnabled()); // a field that shows a value is enabled otherwise
    }
    const double frameTime = session() ? session()->document().motion().playingFrameTimeSeconds() : 0.0;
    const QString seconds = QLocale().toString(settings.shift * frameTime, 'f', 3);
    m_seconds->setTexts(tr("frames, %1 s").arg(seconds), {tr("%1 s").arg(seconds)});
}

} // namespace limber
