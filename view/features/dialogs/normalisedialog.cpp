#include "dialogs/normalisedialog.h"

#include "base/at.h"
#include "items/decimaltext.h"
#include "items/jointname.h"
#include "items/jointtreemodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace limber {

namespace {

constexpr int asItIs = -2; // the value of "as it is" in the combo boxes
constexpr int mostListed = 5;

constexpr std::array<RotationOrder, 6> orders = {{{Axis::X, Axis::Y, Axis::Z},
                                                  {Axis::X, Axis::Z, Axis::Y},
                                                  {Axis::Y, Axis::X, Axis::Z},
                                                  {Axis::Y, Axis::Z, Axis::X},
                                                  {Axis::Z, Axis::X, Axis::Y},
                                                  {Axis::Z, Axis::Y, Axis::X}}};

QString textOf(const RotationOrder &order)
{
    QString text;
    for (const Axis axis : order)
        text += QLatin1Char(axisLetter(axis));
    return text;
}

std::optional<int> chosen(const QComboBox *box)
{
    const int value = box->currentData().toInt();
    return value == asItIs ? std::nullopt : std::optional(value);
}

void choose(QComboBox *box, std::optional<int> value)
{
    box->setCurrentIndex(std::max(0, box->findData(value.value_or(asItIs))));
}

} // namespace

NormaliseDialog::NormaliseDialog(Session &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Standardise File"));
    setObjectName(QStringLiteral("normaliseDialog"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(120);
    connect(&m_delay, &QTimer::timeout, this, &NormaliseDialog::startPreview);
    createWidgets();
    showTextOptions(session.document().writeOptions());
    optionsChanged();
}

void NormaliseDialog::createWidgets()
{
    auto *groups = new QHBoxLayout;
    groups->addWidget(makeClipGroup());
    groups->addWidget(makeTextGroup());
    m_losses = new QTreeWidget(this);
    m_losses->setObjectName(QStringLiteral("lossTable"));
    m_losses->setAccessibleName(tr("Effect on the pose"));
    m_losses->setRootIsDecorated(false);
    m_losses->setSelectionMode(QAbstractItemView::NoSelection);
    m_losses->setHeaderLabels({tr("Effect"), tr("Maximum"), tr("Joint"), tr("Frame")});
    m_losses->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 4; ++column)
        m_losses->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_losses->header()->setStretchLastSection(false);
    m_losses->setMinimumHeight(110);
    m_state = new QLabel(this);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_state->setObjectName(QStringLiteral("lossState"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(groups);
    layout->addWidget(m_losses, 1);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto boxes = findChildren<QComboBox *>();
    for (QComboBox *box : boxes)
        connect(box, &QComboBox::currentIndexChanged, this, &NormaliseDialog::optionsChanged);
    const auto checks = findChildren<QCheckBox *>();
    for (QCheckBox *check : checks)
        connect(check, &QCheckBox::toggled, this, &NormaliseDialog::optionsChanged);
}

QWidget *NormaliseDialog::makeClipGroup()
{
    auto *group = new QGroupBox(tr("Clip"), this);
    m_rootSix = new QCheckBox(tr("Root 6 channels, other joints rotation only"), group);
    m_rootSix->setObjectName(QStringLiteral("rootSixBox"));
    m_order = new QComboBox(group);
    m_order->setObjectName(QStringLiteral("orderBox"));
    m_order->setAccessibleName(tr("Rotation order"));
    m_order->addItem(tr("Keep"), asItIs);
    for (std::size_t i = 0; i < orders.size(); ++i)
        m_order->addItem(textOf(orders[i]), static_cast<int>(i));
    m_names = new QCheckBox(tr("Replace spaces in joint names"), group);
    m_names->setObjectName(QStringLiteral("namesBox"));
    auto *form = new QFormLayout(group);
    form->addRow(m_rootSix);
    form->addRow(tr("Rotation order"), m_order);
    form->addRow(m_names);
    return group;
}

QWidget *NormaliseDialog::makeTextGroup()
{
    auto *group = new QGroupBox(tr("Text"), this);
    m_indent = new QComboBox(group);
    m_indent->setAccessibleName(tr("Indent"));
    m_indent->addItem(tr("Keep"), asItIs);
    m_indent->addItem(tr("Tab"), int(WriteOptions::Tab));
    for (const int spaces : {2, 4, 8})
        m_indent->addItem(tr("%n space(s)", nullptr, spaces), spaces);
    m_lineEnd = new QComboBox(group);
    m_lineEnd->setAccessibleName(tr("Line ends"));
    m_lineEnd->addItem(tr("Keep"), asItIs);
    m_lineEnd->addItem(tr("LF"), static_cast<int>(LineEnd::Lf));
    m_lineEnd->addItem(tr("CR LF"), static_cast<int>(LineEnd::CrLf));
    m_digits = new QComboBox(group);
    m_digits->setObjectName(QStringLiteral("digitsBox"));
    m_digits->setAccessibleName(tr("Digits"));
    m_digits->addItem(tr("Keep"), asItIs);
    m_digits->addItem(tr("As many as needed"), int(WriteOptions::Shortest));
    for (int digits = 1; digits <= 9; ++digits)
        m_digits->addItem(tr("%n decimal(s)", nullptr, digits), digits);
    m_channelCase = new QCheckBox(tr("Standard channel spelling"), group);
    m_endSites = new QCheckBox(tr("Standard “End Site”"), group);
    m_oneFrameALine = new QCheckBox(tr("One frame per line"), group);
    m_clean = new QCheckBox(tr("Rewrite the whole file in standard form"), group);
    m_clean->setObjectName(QStringLiteral("cleanBox"));
    auto *form = new QFormLayout(group);
    form->addRow(tr("Indent"), m_indent);
    form->addRow(tr("Line ends"), m_lineEnd);
    form->addRow(tr("Digits"), m_digits);
    for (QCheckBox *check : {m_channelCase, m_endSites, m_oneFrameALine, m_clean})
        form->addRow(check);
    return group;
}

void NormaliseDialog::showTextOptions(const WriteOptions &text)
{
    choose(m_indent, text.indent);
    choose(m_lineEnd, text.lineEnd ? std::optional(static_cast<int>(*text.lineEnd)) : std::nullopt);
    choose(m_digits, text.digits);
    m_channelCase->setChecked(text.standardChannelNames);
    m_endSites->setChecked(text.standardEndSites);
    m_oneFrameALine->setChecked(text.oneFrameALine);
    m_clean->setChecked(text.clean);
}

NormaliseOptions NormaliseDialog::options() const
{
    NormaliseOptions result;
    result.channels.rootSix = m_rootSix->isChecked();
    if (const auto order = chosen(m_order))
        result.channels.rotationOrder = at(orders, *order);
    result.namesWithoutBlanks = m_names->isChecked();
    result.text.indent = chosen(m_indent);
    if (const auto lineEnd = chosen(m_lineEnd))
        result.text.lineEnd = static_cast<LineEnd>(*lineEnd);
    result.text.digits = chosen(m_digits);
    result.text.standardChannelNames = m_channelCase->isChecked();
    result.text.standardEndSites = m_endSites->isChecked();
    result.text.oneFrameALine = m_oneFrameALine->isChecked();
    result.text.clean = m_clean->isChecked();
    return result;
}

void NormaliseDialog::optionsChanged()
{
    for (QCheckBox *check : {m_channelCase, m_endSites, m_oneFrameALine})
        check->setEnabled(!m_clean->isChecked()); // cleaning does these, too
    m_preview.cancel();
    m_result.reset();
    m_ok->setEnabled(false);
    m_state->setText(tr("Checking…"));
    m_delay.start();
}

// The preview works on a copy that shares its numbers with the document.
void NormaliseDialog::startPreview()
{
    const Document &document = m_session.document();
    m_preview.start(
        [clip = document.clip(), rule = document.positionRuleChoice(),
         wanted = options()](const BackgroundWork::Reporter &reporter) {
            return std::make_shared<const NormaliseResult>(normalise(clip, rule, wanted, reporter.progress()));
        },
        [this](const std::shared_ptr<const NormaliseResult> &result) { showResult(result); },
        [this](const QString &why) { m_state->setText(why); });
}

void NormaliseDialog::showResult(const std::shared_ptr<const NormaliseResult> &result)
{
    m_result = result;
    m_ok->setEnabled(true);
    m_losses->clear();
    addLoss(tr("Joints move"), result->loss.position, tr("units"));
    addLoss(tr("Joints rotate"), result->loss.rotation, tr("degrees"));
    const auto listed = [&](const std::vector<int> &joints) {
        QStringList names;
        for (std::size_t i = 0; i < joints.size() && i < mostListed; ++i)
            names << m_session.document().textOfName(joints[i]);
        return names.join(QLatin1String(", ")) + (joints.size() > mostListed ? QStringLiteral("…") : QString());
    };
    QStringList notes;
    if (!result->jointsCarriedByRoot.empty())
        notes << tr("The root carries the travel of: %1").arg(listed(result->jointsCarriedByRoot));
    if (!result->jointsWithoutPositions.empty())
        notes << tr("Position channels dropped, although they change: %1").arg(listed(result->jointsWithoutPositions));
    if (!result->jointsWithNewOffset.empty())
        notes << tr("Constant positions become offsets: %1").arg(listed(result->jointsWithNewOffset));
    if (result->losesNothing())
        notes << tr("No loss.");
    m_state->setText(notes.join(QLatin1Char('\n')));
}

void NormaliseDialog::addLoss(const QString &what, const WorstDifference &loss, const QString &unit)
{
    auto *item = new QTreeWidgetItem(m_losses, {what});
    if (loss.amount <= NormaliseResult::nothing) {
        item->setText(1, tr("none"));
        return;
    }
    item->setText(1, QStringLiteral("%1 %2").arg(decimalText(loss.amount, 'g', 3), unit));
    item->setText(2, m_session.jointTree().displayName(loss.node));
    item->setToolTip(2, plainToolTip(m_session.jointTree().displayName(loss.node)));
    item->setText(3, QString::number(loss.frame));
}

void NormaliseDialog::accept()
{
    if (!m_result)
        return;
    Document &document = m_session.document();
    WriteOptions text = m_result->text;
    text.progress = {};
    document.setWriteOptions(text);
    if (m_result->clipChanged)
        document.replaceClip(m_result->clip, tr("Standardise file"));
    QDialog::accept();
}

} // namespace limber
