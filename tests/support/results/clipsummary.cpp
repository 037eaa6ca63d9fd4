#include "support/results/clipsummary.h"

#include "support/results/foldedjson.h"
#include "support/results/storedresults.h"
#include "support/textfiles.h"

#include "bvh/read/bvhreader.h"
#include "pose/pose.h"

#include <QMap>
#include <QRegularExpression>

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

// Weights from 1 to 2 that are different for all frames or lines: the mean changes when two of them are exchanged.
double weightOf(qsizetype index)
{
    constexpr double goldenRatio = 0.6180339887498949;
    return 1.0 + std::fmod(double(index) * goldenRatio, 1.0);
}

// The sum of weighted numbers, as a mean.
class WeightedMean
{
public:
    void add(double value)
    {
        m_sum += value * weightOf(m_count);
        ++m_count;
    }
    [[nodiscard]] double value() const { return m_sum / double(std::max<qsizetype>(1, m_count)); }

private:
    double m_sum = 0.0;
    qsizetype m_count = 0;
};

QString meanOf(const std::vector<glm::dvec3> &vectors)
{
    std::array<WeightedMean, 3> means;
    for (const glm::dvec3 &vector : vectors) {
        for (int axis = 0; axis < 3; ++axis)
            means[std::size_t(axis)].add(vector[axis]);
    }
    return shortText({means[0].value(), means[1].value(), means[2].value()});
}

QString meanOfValues(const Motion &motion)
{
    WeightedMean mean;
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        for (const double value : motion.frame(frame))
            mean.add(value);
    }
    return shortText(mean.value());
}

std::vector<glm::dvec3> offsetsOf(const Skeleton &skeleton)
{
    std::vector<glm::dvec3> offsets;
    for (const Joint &joint : skeleton.joints())
        offsets.push_back(joint.offset);
    for (const EndSite &end : skeleton.endSites())
        offsets.push_back(end.offset);
    return offsets;
}

// World positions of all joints and end sites, frame by frame.
std::vector<glm::dvec3> positionsOf(const Clip &clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    std::vector<glm::dvec3> positions;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = evaluatePose(clip.skeleton, clip.motion.frame(frame), rules);
        positions.insert(positions.end(), pose.jointPositions.begin(), pose.jointPositions.end());
        positions.insert(positions.end(), pose.endPositions.begin(), pose.endPositions.end());
    }
    return positions;
}

// Names with those of their parents, where these are not the joints before them.
QStringList namesOf(const Skeleton &skeleton)
{
    QStringList names;
    for (int index = 0; index < skeleton.jointCount(); ++index) {
        const Joint &joint = skeleton.joint(index);
        names << QString::fromStdString(joint.name);
        if (joint.parent != index - 1)
            names.back() += u" in "_s + (joint.parent < 0 ? u"nothing"_s
                                                          : QString::fromStdString(skeleton.joint(joint.parent).name));
    }
    return names;
}

// How many joints have which channels, such as "17 ZXY" or "1 XYZ position, ZXY".
QString channelsOf(const Skeleton &skeleton)
{
    QStringList kinds;
    std::map<QString, int> counts;
    for (const Joint &joint : skeleton.joints()) {
        QString kind;
        for (const Channel channel : joint.channels) {
            const QString name = QLatin1StringView(channelName(channel));
            kind += name.endsWith(u"position"_s) ? name.first(1).toLower() : name.first(1);
        }
        if (++counts[kind] == 1)
            kinds << kind;
    }
    for (QString &kind : kinds)
        kind = u"%1 with %2"_s.arg(counts[kind]).arg(kind.isEmpty() ? u"none"_s : kind);
    return kinds.join(u", "_s);
}

// The first names, and how many there are.
QString someOf(const QStringList &names)
{
    constexpr qsizetype shown = 8;
    const QString text = u"  joints "_s + names.first(std::min(shown, names.size())).join(u", "_s);
    return names.size() > shown ? text + u", … %1"_s.arg(names.size()) : text;
}

// How far joints and end sites are from those of the input, if there are as many of them.
QString movesOf(const std::vector<glm::dvec3> &before, const std::vector<glm::dvec3> &after)
{
    double most = 0.0;
    double sum = 0.0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const double distance = glm::distance(before[i], after[i]);
        sum += distance;
        most = std::max(most, distance);
    }
    return u", moved by %1, up to %2"_s.arg(shortText(sum / double(std::max<std::size_t>(1, after.size()))),
                                            shortText(most));
}

std::optional<Clip> clipIn(const QString &path)
{
    const QByteArray bytes = bytesOf(path);
    return path.endsWith(u".bvh"_s) ? readBvh(bytes.toStdString()).clip : std::nullopt;
}

QStringList summaryOfText(const QByteArray &bytes)
{
    constexpr qsizetype mostLines = 12;
    if (const QStringList json = foldedJson(bytes); !json.isEmpty())
        return json;
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

namespace {

const QRegularExpression &quotedName()
{
    static const QRegularExpression expression(u"“([^”]*)”"_s);
    return expression;
}

// What rows of the same kind have in common; those of a table may begin with different words.
QString patternOf(const QString &line)
{
    constexpr qsizetype leastNumbers = 3; // of a row of a table
    static const QRegularExpression firstWord(u"^\\s*\\S+\\s*"_s);
    QString pattern = line;
    if (numbersIn(line).size() >= leastNumbers)
        pattern.remove(firstWord);
    pattern = withoutNumbers(pattern.replace(quotedName(), u"“”"_s));
    return pattern.simplified();
}

// What stands for the rows of a table that are not shown.
QString restOf(const QStringList &rows, qsizetype shown)
{
    QString text = u"… %1 rows"_s.arg(rows.size());
    if (const QStringList means = meansOfColumns(rows); !means.isEmpty())
        text += u", means: "_s + means.join(u' ');
    QStringList names;
    for (const QString &row : rows.sliced(shown)) {
        const QString name = quotedName().match(row).captured(1);
        if (!name.isEmpty() && !names.contains(name))
            names << name;
    }
    return names.isEmpty() ? text : text + u", of "_s + names.join(u", "_s);
}

} // namespace

QStringList withoutLongTables(const QStringList &lines)
{
    constexpr qsizetype leastNumbers = 3; // of a row of a table
    constexpr qsizetype leastAlike = 3; // rows that are no exception in their table
    constexpr qsizetype mostRows = 5;
    constexpr qsizetype shownRows = 2;
    QStringList result;
    QStringList rows;
    const auto endTable = [&] {
        QMap<QString, qsizetype> counts;
        for (const QString &row : std::as_const(rows))
            ++counts[patternOf(row)];
        QStringList usual;
        for (const QString &row : std::as_const(rows)) {
            if (rows.size() <= mostRows || counts[patternOf(row)] < leastAlike)
                result << row;
            else if ((usual << row).size() <= shownRows)
                result << row;
        }
        if (usual.size() > shownRows)
            result << restOf(usual, shownRows);
        rows.clear();
    };
    for (const QString &line : lines) {
        const bool isAlike = !rows.isEmpty() && patternOf(line) == patternOf(rows.back());
        if (!isAlike && numbersIn(line).size() < leastNumbers)
            endTable();
        rows << line;
    }
    endTable();
    return result;
}

QStringList summaryOf(const Clip &clip, const Clip &input)
{
    const QStringList names = namesOf(clip.skeleton);
    QStringList lines{u"%1 joints, %2 frames of %3 s"_s.arg(clip.skeleton.jointCount())
                          .arg(clip.motion.frameCount())
                          .arg(shortText(clip.motion.frameTimeSeconds()))};
    if (const QString channels = channelsOf(clip.skeleton); channels != channelsOf(input.skeleton))
        lines.front() += u", "_s + channels;
    if (const QString offsets = meanOf(offsetsOf(clip.skeleton)); offsets != meanOf(offsetsOf(input.skeleton)))
        lines.front() += u", offsets "_s + offsets;
    const QString values = meanOfValues(clip.motion);
    const std::vector<glm::dvec3> before = positionsOf(input);
    const std::vector<glm::dvec3> after = positionsOf(clip);
    lines.front() += u", values %1, positions %2"_s.arg(values, meanOf(after));
    if (before.size() == after.size())
        lines.front() += movesOf(before, after);
    return names == namesOf(input.skeleton) ? lines : lines << someOf(names);
}

QStringList summaryOfFile(const QString &path, const QString &inputPath)
{
    const std::optional<Clip> clip = clipIn(path);
    return clip ? summaryOf(*clip, clipIn(inputPath).value_or(Clip())) : summaryOfText(bytesOf(path));
}

} // namespace limber::test
