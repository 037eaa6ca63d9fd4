#include "support/results/clipsummary.h"

#include "support/results/storedresults.h"
#include "support/textfiles.h"

#include "bvh/read/bvhreader.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

// Weights from 1 to 2 that are different for all frames or lines: the mean changes when two of them are exchanged.
double weightOf(qsizetype index)
{
    constexpr double goldenRatio = 0.6180339887498949;
    return 1.0 + std::fmod(double(index) * goldenRatio, 1.0);
}

double weightedMean(const Motion &motion, int column)
{
    double sum = 0.0;
    for (int frame = 0; frame < motion.frameCount(); ++frame)
        sum += motion.value(frame, column) * weightOf(frame);
    return sum / std::max(1, motion.frameCount());
}

QString lineOf(const Clip &clip, int index)
{
    const Joint &joint = clip.skeleton.joint(index);
    QString line = QString::fromStdString(joint.name);
    if (joint.parent >= 0)
        line += u" in "_s + QString::fromStdString(clip.skeleton.joint(joint.parent).name);
    line += u": offset "_s + shortText(joint.offset);
    for (std::size_t each = 0; each < joint.channels.size(); ++each) {
        const int column = joint.firstColumn + int(each);
        line += u", "_s + QLatin1StringView(channelName(joint.channels[each])) + u' ' +
                shortText(weightedMean(clip.motion, column));
    }
    return line;
}

QStringList linesOf(const Clip &clip)
{
    QStringList lines;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index)
        lines << lineOf(clip, index);
    return lines;
}

std::optional<Clip> clipIn(const QString &path)
{
    const QByteArray bytes = bytesOf(path);
    return path.endsWith(u".bvh"_s) ? readBvh(bytes.toStdString()).clip : std::nullopt;
}

// The mean of the first number of all lines, of the second, and so on; lines have different weights.
QStringList meansOfColumns(const QStringList &lines)
{
    QList<double> sums;
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QList<double> numbers = numbersIn(lines.at(line));
        sums.resize(std::max(sums.size(), numbers.size()));
        for (qsizetype column = 0; column < numbers.size(); ++column)
            sums[column] += numbers.at(column) * weightOf(line);
    }
    QStringList means;
    for (const double sum : sums)
        means << shortText(sum / double(lines.size()));
    return means;
}

QStringList summaryOfText(const QByteArray &bytes)
{
    constexpr qsizetype mostLines = 40;
    if (bytes.contains('\0') || bytes.size() > 1000 * 1000)
        return {u"%1 bytes"_s.arg(bytes.size())};
    const QStringList lines = QString::fromUtf8(bytes).split(u'\n', Qt::SkipEmptyParts);
    if (lines.size() <= mostLines)
        return lines;
    return {u"%1 lines, means of the columns: "_s.arg(lines.size()) + meansOfColumns(lines).join(u' ')};
}

} // namespace

QString shortText(double value)
{
    const double rounded = std::round(value * 1e7) / 1e7;
    return QString::number(rounded == 0.0 ? 0.0 : rounded, 'g', 10);
}

QString shortText(const glm::dvec3 &vector)
{
    return u"%1 %2 %3"_s.arg(shortText(vector.x), shortText(vector.y), shortText(vector.z));
}

QStringList changedJoints(const Skeleton &skeleton, std::span<const double> before, std::span<const double> after)
{
    QStringList lines;
    for (const Joint &joint : skeleton.joints()) {
        const auto first = std::size_t(joint.firstColumn);
        const auto count = std::size_t(joint.columnCount());
        if (std::ranges::equal(before.subspan(first, count), after.subspan(first, count)))
            continue;
        QString line = QString::fromStdString(joint.name) + u':';
        for (const double value : after.subspan(first, count))
            line += u' ' + shortText(value);
        lines << line;
    }
    return lines;
}

QStringList summaryOf(const Clip &clip, const Clip &input)
{
    const QStringList before = linesOf(input);
    QStringList lines{u"%1 joints, %2 frames of %3 s"_s.arg(clip.skeleton.jointCount())
                          .arg(clip.motion.frameCount())
                          .arg(shortText(clip.motion.frameTimeSeconds()))};
    for (const QString &line : linesOf(clip)) {
        if (!before.contains(line))
            lines << line;
    }
    return lines;
}

QStringList summaryOfFile(const QString &path, const QString &inputPath)
{
    const std::optional<Clip> clip = clipIn(path);
    return clip ? summaryOf(*clip, clipIn(inputPath).value_or(Clip())) : summaryOfText(bytesOf(path));
}

} // namespace limber::test
