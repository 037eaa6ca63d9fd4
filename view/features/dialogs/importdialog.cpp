#include "dialogs/importdialog.h"

#include "gltf/lengthunit.h"
#include "importing/importedfile.h"
#include "items/messagetext.h"
#include "scene/clip/scenenotes.h"
#include "storage/paths/filetext.h"
#include "widgets/elidedlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFont>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int wantedWidth = 440; // pixels
constexpr int mostRows = 10; // of the list, before it scrolls
constexpr int rowHeight = 26; // pixels
constexpr qsizetype mostChecked = 8; // with more animations, the user has to choose

QLabel *makeSecondary(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QStringLiteral("secondary"));
    return label;
}

// Returns the name in one line and in reading direction, because a name may contain anything.
QString shownName(QString name)
{
    name.removeIf([](QChar c) { return !c.isPrint() && !c.isSpace() && !c.isSurrogate(); });
    return name.simplified();
}

QString rateText(double framesPerSecond)
{
    return QLocale().toString(framesPerSecond, 'g', 5);
}

} // namespace

ImportDialog::ImportDialog(const ImportedFile &file, const ImportChoices &choices, QWidget *parent)
    : QDialog(parent), m_file(file)
{
    setWindowTitle(tr("Import"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    auto *name = new ElidedLabel(this);
    name->setText(QFileInfo(fileText(file.path)).fileName());
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(2);
    heading->addWidget(name);
    heading->addWidget(makeSecondary(summary(), this));
    layout->addLayout(heading);
    if (file.animations.size() > 1)
        addAnimations(*layout);
    layout->addLayout(makeForm(choices));
    auto *losses = makeSecondary(this->losses(), this);
    losses->setObjectName(QStringLiteral("importLosses"));
    losses->setVisible(!losses->text().isEmpty());
    layout->addWidget(losses);
    if (m_animations == nullptr)
        layout->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_import = buttons->button(QDialogButtonBox::Ok);
    m_import->setText(tr("Import"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    updateButtons();
    const int listed = m_animations == nullptr ? 0 : m_listHeight - m_animations->sizeHint().height();
    resize(wantedWidth, sizeHint().height() + std::max(listed, 0));
}

QString ImportDialog::summary() const
{
    const QString joints = tr("%n joint(s)", nullptr, m_file.joints);
    if (m_file.animations.isEmpty())
        return tr("%1, nothing moves: one frame of the rest pose").arg(joints);
    if (m_file.animations.size() > 1)
        return tr("%1, %2").arg(joints, tr("%n animation(s)", nullptr, static_cast<int>(m_file.animations.size())));
    const ImportableAnimation &only = m_file.animations.front();
    return tr("%1, %2 s").arg(joints, QLocale().toString(only.seconds, 'f', 2));
}

QString ImportDialog::losses() const
{
    QStringList losses;
    if (const auto list = leftOut(m_file.scene->counts))
        losses << tr("Left out: %1.").arg(textOf(*list));
    return losses.join(u'\n');
}

void ImportDialog::addAnimations(QVBoxLayout &layout)
{
    auto *all = new QPushButton(tr("&All"), this);
    auto *none = new QPushButton(tr("&None"), this);
    all->setToolTip(tr("Make a document of each animation"));
    none->setToolTip(tr("Uncheck all animations"));
    for (QPushButton *button : {all, none})
        button->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    auto *caption = new QLabel(tr("A document of &each:"), this);
    auto *row = new QHBoxLayout;
    row->addWidget(caption, 1);
    row->addWidget(all);
    row->addWidget(none);
    layout.addLayout(row);
    m_animations = makeList();
    caption->setBuddy(m_animations);
    layout.addWidget(m_animations, 1);
}

QTreeWidget *ImportDialog::makeList()
{
    auto *list = new QTreeWidget(this);
    list->setObjectName(QStringLiteral("importAnimations"));
    list->setAccessibleName(tr("Animations"));
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const bool takesAll = m_file.animations.size() <= mostChecked;
    for (const ImportableAnimation &animation : m_file.animations) {
        auto *item = new QTreeWidgetItem(list);
        item->setText(0, shownName(animation.name));
        item->setToolTip(0, shownName(animation.name).toHtmlEscaped());
        item->setText(1, tr("%1 s").arg(QLocale().toString(animation.seconds, 'f', 2)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setSizeHint(0, {0, rowHeight});
        const bool isFirst = list->topLevelItemCount() == 1;
        item->setCheckState(0, takesAll || isFirst ? Qt::Checked : Qt::Unchecked);
    }
    list->setCurrentItem(list->topLevelItem(0));
    const int rows = std::clamp(list->topLevelItemCount(), 3, mostRows);
    list->setMinimumSize(0, 3 * rowHeight);
    m_listHeight = rows * rowHeight;
    connect(list, &QTreeWidget::itemChanged, this, &ImportDialog::updateButtons);
    return list;
}

QFormLayout *ImportDialog::makeForm(const ImportChoices &choices)
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (!m_file.animations.isEmpty())
        addRates(*form, choices.framesPerSecond);
    addUnits(*form, choices.unit);
    return form;
}

void ImportDialog::addRates(QFormLayout &form, double framesPerSecond)
{
    m_rate = new QComboBox(this);
    m_rate->setObjectName(QStringLiteral("importRate"));
    m_rate->setAccessibleName(tr("Frames per second"));
    m_rate->setToolTip(tr("How many frames each second of motion gets"));
    const double first = m_file.animations.front().framesPerSecond;
    const bool isSame = std::ranges::all_of(m_file.animations, [first](const ImportableAnimation &animation) {
        return animation.framesPerSecond == first;
    });
    m_rate->addItem(isSame ? tr("%1, by the keys").arg(rateText(first)) : tr("By the keys of each"), 0.0);
    for (const double rate : {24.0, 25.0, 30.0, 50.0, 60.0, 90.0, 100.0, 120.0})
        m_rate->addItem(rateText(rate), rate);
    m_rate->setCurrentIndex(std::max(0, m_rate->findData(framesPerSecond)));
    form.addRow(tr("&Frames per second"), m_rate);
}

void ImportDialog::addUnits(QFormLayout &form, const QString &unit)
{
    m_unit = new QComboBox(this);
    m_unit->setObjectName(QStringLiteral("importUnit"));
    m_unit->setAccessibleName(tr("Lengths in"));
    m_unit->setToolTip(tr("BVH does not store the unit of length: choose the one of your other files"));
    m_unit->addItem(m_file.scene->bvh ? tr("as before the export") : QStringLiteral("cm"), QString());
    for (const LengthUnit &each : lengthUnits()) {
        const QString name = QString::fromUtf8(each.name);
        if (m_file.scene->bvh || name != QLatin1StringView("cm"))
            m_unit->addItem(name, name);
    }
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(unit)));
    form.addRow(tr("&Lengths in"), m_unit);
}

void ImportDialog::checkAll(Qt::CheckState state)
{
    for (int row = 0; row < m_animations->topLevelItemCount(); ++row)
        m_animations->topLevelItem(row)->setCheckState(0, state);
}

void ImportDialog::updateButtons()
{
    if (m_import != nullptr)
        m_import->setEnabled(m_file.animations.isEmpty() || !choices().animations.isEmpty());
}

ImportChoices ImportDialog::choices() const
{
    ImportChoices choices;
    if (m_animations == nullptr && !m_file.animations.isEmpty())
        choices.animations << 0;
    for (int row = 0; m_animations != nullptr && row < m_animations->topLevelItemCount(); ++row) {
        if (m_animations->topLevelItem(row)->checkState(0) == Qt::Checked)
            choices.animations << row;
    }
    choices.framesPerSecond = m_rate != nullptr ? m_rate->currentData().toDouble() : 0.0;
    choices.unit = m_unit->currentData().toString();
    return choices;
}

} // namespace limber
