#include "exporting/exportdialog.h"

#include "actions/actiontable.h"
#include "exporting/picturepage.h"
#include "session/exporting/exportedmotion.h"
#include "session/session.h"
#include "widgets/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr double leastDegrees = 0.001;
constexpr double mostDegrees = 45.0;
constexpr int wantedWidth = 460; // pixels
constexpr int fieldWidth = 90;

// Selects the row of a box that has this data.
template <typename Value>
void select(QComboBox &box, const Value &value)
{
    const int row = box.findData(QVariant::fromValue(value));
    box.setCurrentIndex(std::max(0, row));
}

} // namespace

ExportDialog::ExportDialog(const Session &session, const PictureView &view, const ExportChoices &choices,
                           QWidget *parent)
    : QDialog(parent), m_session(session), m_fewerKeysDegrees(choices.fewerKeysDegrees)
{
    setWindowTitle(tr("Export"));
    m_format = new QComboBox(this);
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("glTF 2.0, binary (.glb)"), static_cast<int>(ExportFormat::GltfBinary));
    m_format->addItem(tr("glTF 2.0, text (.gltf)"), static_cast<int>(ExportFormat::GltfText));
    m_format->addItem(tr("Table (.csv)"), static_cast<int>(ExportFormat::Table));
    m_format->addItem(tr("Arrays for NumPy (.npz)"), static_cast<int>(ExportFormat::Arrays));
    m_format->addItem(tr("Page for a browser (.html)"), static_cast<int>(ExportFormat::Page));
    m_format->addItem(tr("PNG sequence (.png)"), static_cast<int>(ExportFormat::Pictures));
    m_format->addItem(tr("Contact sheet (.png)"), static_cast<int>(ExportFormat::Sheet));
    m_format->addItem(tr("Video, H.264 (.mp4)"), static_cast<int>(ExportFormat::Mp4));
    m_format->addItem(tr("Video, VP9 (.webm)"), static_cast<int>(ExportFormat::WebM));
    m_format->addItem(tr("Animated GIF (.gif)"), static_cast<int>(ExportFormat::Gif));
    m_purpose = new QLabel(this);
    m_losses = new QLabel(this);
    m_losses->setObjectName(QStringLiteral("exportLosses"));
    for (QLabel *label : {m_purpose, m_losses}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setProperty("role", QStringLiteral("secondary"));
    }
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeGltfPage(choices));
    m_pages->addWidget(makeTablePage(choices));
    m_pages->addWidget(new QWidget(m_pages)); // nothing to choose
    m_pictures = new PicturePage(session, view, choices.pictures, m_pages);
    m_pages->addWidget(m_pictures);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_export = buttons->button(QDialogButtonBox::Ok);
    m_export->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *formatRow = new QFormLayout;
    formatRow->addRow(tr("&Format"), m_format);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(formatRow);
    layout->addWidget(m_purpose);
    layout->addWidget(m_pages);
    layout->addStretch(1);
    layout->addWidget(m_losses);
    layout->addWidget(buttons);
    select(*m_format, static_cast<int>(choices.format));
    for (QComboBox *box : findChildren<QComboBox *>())
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoices);
    for (QCheckBox *check : findChildren<QCheckBox *>())
        connect(check, &QCheckBox::toggled, this, &ExportDialog::showChoices);
    connect(m_pictures, &PicturePage::changed, this, &ExportDialog::showChoices);
    showChoices();
    resize(wantedWidth, sizeHint().height());
}

QComboBox *ExportDialog::addBox(QFormLayout &form, const char *name, const QString &caption)
{
    auto *box = new QComboBox(form.parentWidget());
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(withoutMnemonic(caption));
    form.addRow(caption, box);
    return box;
}

QCheckBox *ExportDialog::addCheck(QFormLayout &form, const char *name, const QString &text, const QString &toolTip,
                                  bool isOn)
{
    auto *check = new QCheckBox(text, form.parentWidget());
    check->setObjectName(QLatin1StringView(name));
    check->setToolTip(toolTip);
    check->setChecked(isOn);
    form.addRow(check);
    return check;
}

QWidget *ExportDialog::makeGltfPage(const ExportChoices &choices)
{
    auto *page = new QWidget(m_pages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    m_unit = addBox(*form, "exportUnit", tr("&Lengths are in"));
    m_unit->setToolTip(tr("glTF uses metres, and BVH does not say what its unit is"));
    const LengthUnit likely = likelyLengthUnit(m_session.document().skeleton());
    m_unit->addItem(tr("%1, by the figure's height").arg(QString::fromUtf8(likely.name)), QString());
    for (const LengthUnit &unit : lengthUnits())
        m_unit->addItem(QString::fromUtf8(unit.name), QString::fromUtf8(unit.name));
    select(*m_unit, choices.unit);
    m_figure = addCheck(*form, "exportFigure", tr("&Stick figure"),
                        tr("Programs that show only meshes show nothing without one"), choices.hasFigure);
    m_fewerKeys = new QCheckBox(tr("F&ewer keys, within"), page);
    m_fewerKeys->setObjectName(QStringLiteral("exportFewerKeys"));
    m_fewerKeys->setToolTip(tr("Leaves keys out as long as no joint is off by more than this"));
    m_fewerKeys->setChecked(choices.hasFewerKeys);
    m_degrees = new NumberField(page);
    m_degrees->setObjectName(QStringLiteral("exportDegrees"));
    m_degrees->setAccessibleName(tr("Degrees"));
    m_degrees->setToolTip(
        tr("The largest error of a rotation, degrees; translations may be off by 5 mm for each degree"));
    m_degrees->setStep(0.1);
    m_degrees->setFixedWidth(fieldWidth);
    connect(m_degrees, &NumberField::valueWanted, this, [this](double degrees) {
        m_fewerKeysDegrees = std::clamp(degrees, leastDegrees, mostDegrees);
        m_fewerKeys->setChecked(true);
        showChoices();
    });
    form->addRow(m_fewerKeys, m_degrees);
    return page;
}

QWidget *ExportDialog::makeTablePage(const ExportChoices &choices)
{
    auto *page = new QWidget(m_pages);
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    m_content = addBox(*form, "exportContent", tr("&Content"));
    const auto add = [this](const QString &text, TableContent content) {
        m_content->addItem(text, static_cast<int>(content));
    };
    add(tr("Numbers of the file"), TableContent::Channels);
    add(tr("Positions"), TableContent::Positions);
    add(tr("Quaternions (w, x, y, z)"), TableContent::Quaternions);
    add(tr("Rotation vectors, degrees"), TableContent::RotationVectors);
    add(tr("Angles of joints, degrees"), TableContent::JointAngles);
    add(tr("Speeds"), TableContent::Speeds);
    add(tr("Accelerations"), TableContent::Accelerations);
    select(*m_content, static_cast<int>(choices.content));
    m_space = addBox(*form, "exportSpace", tr("Rel&ative to"));
    m_space->addItem(tr("The world"), static_cast<int>(TableSpace::World));
    m_space->addItem(tr("The parent"), static_cast<int>(TableSpace::Parent));
    select(*m_space, static_cast<int>(choices.space));
    m_separator = addBox(*form, "exportSeparator", tr("&Separator"));
    m_separator->addItem(tr("Comma"), QChar(u','));
    m_separator->addItem(tr("Semicolon"), QChar(u';'));
    m_separator->addItem(tr("Tab"), QChar(u'\t'));
    select(*m_separator, choices.separator);
    m_header = addCheck(*form, "exportHeader", tr("&Names in the first row"), {}, choices.hasHeader);
    m_frames = addCheck(*form, "exportFrames", tr("Column of f&rame numbers"), {}, choices.hasFrames);
    m_times = addCheck(*form, "exportTimes", tr("Column of &times, seconds"), {}, choices.hasTimes);
    return page;
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

ExportChoices ExportDialog::choices() const
{
    ExportChoices choices;
    choices.format = format();
    choices.unit = m_unit->currentData().toString();
    choices.hasFigure = m_figure->isChecked();
    choices.hasFewerKeys = m_fewerKeys->isChecked();
    choices.fewerKeysDegrees = m_fewerKeysDegrees;
    choices.content = static_cast<TableContent>(m_content->currentData().toInt());
    choices.space = static_cast<TableSpace>(m_space->currentData().toInt());
    choices.separator = m_separator->currentData().toChar();
    choices.hasHeader = m_header->isChecked();
    choices.hasFrames = m_frames->isChecked();
    choices.hasTimes = m_times->isChecked();
    choices.pictures = m_pictures->choices();
    return choices;
}

QString ExportDialog::purposeOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::GltfBinary:
    case ExportFormat::GltfText:
        return tr("For engines and 3D programs: a node for each joint, a skin and the motion.");
    case ExportFormat::Table:
        return tr("For spreadsheets, statistics and scripts: one frame per row.");
    case ExportFormat::Arrays:
        return tr("For Python: joints, offsets, channels and world positions, which numpy.load() opens.");
    case ExportFormat::Page:
        return tr("For people without Limber: one file that plays the motion in any browser, offline.");
    case ExportFormat::Pictures:
        return tr("A numbered picture of each frame, seen as in the view.");
    case ExportFormat::Sheet:
        return tr("One picture with many in it, seen as in the view.");
    case ExportFormat::Mp4:
    case ExportFormat::WebM:
    case ExportFormat::Gif:
        break;
    }
    return tr("A video at the motion's own speed, seen as in the view.");
}

void ExportDialog::showChoices()
{
    const ExportChoices chosen = choices();
    const bool isGltf = chosen.format == ExportFormat::GltfBinary || chosen.format == ExportFormat::GltfText;
    m_pages->setCurrentIndex(isGltf ? 0 : chosen.format == ExportFormat::Table ? 1 : isDrawn(chosen.format) ? 3 : 2);
    m_purpose->setText(purposeOf(chosen.format));
    m_degrees->showValue(m_fewerKeysDegrees, QLocale().toString(m_fewerKeysDegrees, 'g', 4) + QStringLiteral("°"));
    const bool hasSpace = chosen.content != TableContent::Channels && chosen.content != TableContent::Speeds &&
                          chosen.content != TableContent::Accelerations;
    m_space->setEnabled(hasSpace);
    m_pictures->setFormat(chosen.format);
    const QString problem = isDrawn(chosen.format) ? m_pictures->problem() : QString();
    m_export->setEnabled(problem.isEmpty());
    m_losses->setText(problem.isEmpty() ? ExportedMotion(m_session, chosen).losses().join(u'\n') : problem);
}

} // namespace limber
