#include "curvespanel/sampleedit.h"

#include "base/at.h"
#include "curvespanel/curveset.h"
#include "session/session.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace limber {

SampleEdit::SampleEdit(CurveSet &curves, QObject *parent) : QObject(parent), m_curves(curves)
{
    connect(&curves, &CurveSet::jointsChanged, this, [this] {
        cancel();
        select({});
    });
    connect(&curves, &CurveSet::valuesChanged, this, &SampleEdit::leaveOutLost);
}

// Frames may have been removed.
void SampleEdit::leaveOutLost()
{
    Samples left = m_selected;
    for (auto &[column, frames] : left) {
        const std::optional<CurveSet::Found> found = m_curves.find(column);
        const int count = found ? static_cast<int>(found->curve->values.size()) : 0;
        std::erase_if(frames, [count](int frame) { return frame >= count; });
    }
    if (left != m_selected)
        select(std::move(left));
}

SampleEdit::~SampleEdit() = default;

void SampleEdit::setTools(const ToolSettings *tools)
{
    m_tools = tools;
}

void SampleEdit::select(Samples samples)
{
    if (m_isRunning)
        return;
    std::erase_if(samples, [](const auto &entry) { return entry.second.empty(); });
    m_selected = std::move(samples);
    emit changed();
}

void SampleEdit::add(const Samples &samples)
{
    Samples all = m_selected;
    for (const auto &[column, frames] : samples) {
        std::vector<int> both;
        std::ranges::set_union(all[column], frames, std::back_inserter(both));
        all[column] = std::move(both);
    }
    select(std::move(all));
}

void SampleEdit::takeAway(const Samples &samples)
{
    Samples left = m_selected;
    for (const auto &[column, frames] : samples) {
        std::vector<int> rest;
        std::ranges::set_difference(left[column], frames, std::back_inserter(rest));
        left[column] = std::move(rest);
    }
    select(std::move(left));
}

// Selected frames take all of the change; before and after each run of them it rises and fades.
SampleEdit::Part SampleEdit::partOf(const std::vector<int> &frames) const
{
    ChangeSpread spread;
    if (m_tools)
        spread = m_tools->choices().spread;
    const bool fades = m_tools && spread.reach != ChangeReach::ThisFrame;
    spread.reach = fades ? ChangeReach::Falloff : ChangeReach::ThisFrame;
    const Motion &motion = m_curves.session()->layered().clip().motion;
    const auto windowAt = [&](int frame) {
        return ChangeWindow(spread, frame, std::nullopt, motion.frameCount(), motion.playingFrameTimeSeconds());
    };
    Part part;
    part.first = windowAt(frames.front()).frames().first;
    part.weights.assign(static_cast<std::size_t>(windowAt(frames.back()).frames().last - part.first + 1), 0.0);
    const auto raise = [&part](int frame, double weight) {
        double &now = at(part.weights, frame - part.first);
        now = std::max(now, weight);
    };
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const int frame = frames[i];
        raise(frame, 1.0);
        const bool isStart = i == 0 || frames[i - 1] != frame - 1;
        const bool isEnd = i + 1 == frames.size() || frames[i + 1] != frame + 1;
        if (!isStart && !isEnd)
            continue;
        const ChangeWindow window = windowAt(frame);
        for (int before = window.frames().first; isStart && before < frame; ++before)
            raise(before, window.weight(before));
        for (int after = frame + 1; isEnd && after <= window.frames().last; ++after)
            raise(after, window.weight(after));
    }
    return part;
}

QString SampleEdit::begin()
{
    cancel();
    Session *session = m_curves.session();
    if (session == nullptr || m_selected.empty() || !m_curves.isComplete())
        return tr("The curves are still being worked out.");
    if (session->document().isLoading())
        return tr("The file is still being read.");
    session->preview().clear(); // of an operation that was tried
    for (const auto &[column, frames] : m_selected) {
        if (m_curves.find(column))
            m_parts[column] = partOf(frames);
    }
    m_amount = 0.0;
    m_isRunning = true;
    m_listener = std::make_unique<QObject>();
    connect(&session->document().undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { cancel(); });
    connect(&session->document(), &Document::aboutToBeReset, m_listener.get(), [this] { cancel(); });
    connect(session, &QObject::destroyed, m_listener.get(), [this] { end(); });
    emit changed();
    return {};
}

void SampleEdit::moveBy(double amount)
{
    if (!m_isRunning)
        return;
    m_amount = amount;
    previewCurveChange(*m_curves.session(), change());
    emit changed();
}

std::optional<double> SampleEdit::valueOf(int column, int frame) const
{
    const auto part = m_parts.find(column);
    if (!m_isRunning || part == m_parts.end())
        return std::nullopt;
    const int row = frame - part->second.first;
    if (row < 0 || row >= static_cast<int>(part->second.weights.size()))
        return std::nullopt;
    const std::optional<CurveSet::Found> found = m_curves.find(column);
    return found ? std::optional(at(found->curve->values, frame) + m_amount * at(part->second.weights, row))
                 : std::nullopt;
}

int SampleEdit::changedFrames() const
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (const auto &[column, part] : m_parts) {
        first = std::min(first, part.first);
        last = std::max(last, part.first + static_cast<int>(part.weights.size()) - 1);
    }
    return std::max(0, last - first + 1);
}

// As the file has the values: what is shown unrolled moves its own number by as much.
CurveChange SampleEdit::change() const
{
    CurveChange change;
    change.cells.firstFrame = std::numeric_limits<int>::max();
    for (const auto &[column, part] : m_parts) {
        change.cells.columns.push_back(column);
        change.cells.firstFrame = std::min(change.cells.firstFrame, part.first);
    }
    change.cells.frameCount = changedFrames();
    const Motion &motion = m_curves.session()->layered().clip().motion;
    change.values.reserve(change.cells.cellCount());
    for (int frame = change.cells.firstFrame; frame < change.cells.firstFrame + change.cells.frameCount; ++frame) {
        for (const auto &[column, part] : m_parts) {
            double value = motion.value(frame, column);
            const int row = frame - part.first;
            if (row >= 0 && row < static_cast<int>(part.weights.size())) {
                const CurveSet::Found found = *m_curves.find(column);
                value += found.joint->signInFile(*found.curve, frame) * m_amount * at(part.weights, row);
            }
            change.values.push_back(value);
        }
    }
    return change;
}

QString SampleEdit::stepText() const
{
    const Document &document = m_curves.session()->document();
    const ColumnMeaning &meaning = document.skeleton().column(m_parts.begin()->first);
    const std::string_view channel = channelName(meaning.channel).substr(0, 4);
    const QString sign = m_amount < 0.0 ? QString() : QStringLiteral("+");
    const QString by = sign + QLocale().toString(m_amount, 'f', 2);
    return tr("Curve %1 %2 %3, %n frame(s)", "a joint, its channel and by how much", changedFrames())
        .arg(document.textOfName(meaning.joint), QString::fromLatin1(channel.data(), 4), by);
}

QString SampleEdit::commit()
{
    if (!m_isRunning)
        return {};
    Session *session = m_curves.session();
    const bool isChanged = m_amount != 0.0;
    CurveChange made = change();
    const QString text = stepText();
    end();
    return isChanged ? keepCurveChange(*session, std::move(made), text) : QString();
}

void SampleEdit::cancel()
{
    if (m_isRunning)
        end();
}

void SampleEdit::end()
{
    m_isRunning = false;
    m_parts.clear();
    m_amount = 0.0;
    m_listener.reset();
    if (m_curves.session() != nullptr)
        m_curves.session()->preview().clear();
    emit changed();
}

} // namespace limber
