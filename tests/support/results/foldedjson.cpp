#include "support/results/foldedjson.h"

#include "support/results/clipsummary.h"
#include "support/results/storedresults.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

constexpr qsizetype width = 116;

QString inOneLine(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.sliced(1, array.size() - 2));
}

// What objects about joints have in common.
QString withoutJoint(const QJsonValue &value)
{
    const QString name = value[u"joint"].toString();
    return name.isEmpty() ? QString() : inOneLine(value).replace(name, u"*"_s);
}

bool hasNull(const QJsonValue &value)
{
    if (value.isNull())
        return true;
    const QJsonObject object = value.toObject();
    return std::any_of(object.begin(), object.end(), [](const QJsonValue &member) { return member.isNull(); });
}

// The lines of an array or object, which are filled with its elements.
class Folder
{
public:
    explicit Folder(QStringList &lines) : m_lines(lines) {}

    // A value after the name that it has in an object.
    void add(const QString &indent, const QString &name, const QJsonValue &value)
    {
        const QString whole = name + inOneLine(value).remove(u'"');
        if (indent.size() + whole.size() <= width || !(value.isObject() || value.isArray())) {
            addText(indent, whole);
            return;
        }
        m_lines << indent + name + (value.isObject() ? u'{' : u'[');
        m_isFull = true;
        if (value.isObject())
            addMembers(indent + u"  "_s, value.toObject());
        else
            addElements(indent + u"  "_s, value.toArray());
        m_isFull = true;
    }

private:
    void addText(const QString &indent, const QString &text)
    {
        if (m_isFull || m_lines.back().size() + text.size() + 2 > width)
            m_lines << indent + text;
        else
            m_lines.back() += u", "_s + text;
        m_isFull = false;
    }

    // Of a long table of words, such as which joint follows which, the first rows.
    void addMembers(const QString &indent, const QJsonObject &object)
    {
        constexpr qsizetype mostWords = 8;
        constexpr qsizetype shownWords = 3;
        qsizetype nulls = 0;
        qsizetype words = 0;
        const auto isWord = [](const QJsonValue &value) { return value.isString(); };
        const bool isLong = std::count_if(object.begin(), object.end(), isWord) > mostWords;
        for (auto each = object.begin(); each != object.end(); ++each) {
            if (each.value().isNull())
                ++nulls;
            else if (!isLong || !isWord(each.value()) || ++words <= shownWords)
                add(indent, each.key() + u": "_s, each.value());
        }
        if (words > shownWords)
            addText(indent, u"… %1"_s.arg(words));
        if (nulls > 0)
            addText(indent, u"%1 null"_s.arg(nulls));
    }

    void addElements(const QString &indent, const QJsonArray &array)
    {
        constexpr qsizetype mostShown = 4;
        constexpr qsizetype leastNumbers = 3;
        QList<QJsonValue> shown;
        for (const QJsonValue element : array) {
            if (!hasNull(element))
                shown << element;
        }
        QStringList rows;
        for (const QJsonValue &each : std::as_const(shown)) {
            static const QRegularExpression words(u"\"[^\"]*\""_s);
            rows << inOneLine(each).remove(words);
        }
        const bool areRows = std::all_of(rows.begin(), rows.end(), [](const QString &row) {
            return row.size() < 300 && numbersIn(row).size() >= leastNumbers;
        });
        const bool isLong = shown.size() > mostShown;
        QString common;
        for (const QJsonValue &each : isLong ? shown.first(2) : shown) {
            const QString text = withoutJoint(each);
            if (text.isEmpty() || text != common) {
                add(indent, {}, each);
                common = text;
            } else {
                m_isFull = m_isFull && !m_lines.back().startsWith(indent + u'+');
                addText(indent, u'+' + each[u"joint"].toString());
            }
        }
        if (isLong)
            addText(indent, u"… %1"_s.arg(shown.size()) +
                                (areRows ? u", means: "_s + meansOfColumns(rows).join(u' ') : QString()));
        if (shown.size() < array.size())
            addText(indent, u"%1 with null"_s.arg(array.size() - shown.size()));
    }

    QStringList &m_lines;
    bool m_isFull = true; // whether nothing more goes into the last line
};

} // namespace

QStringList foldedJson(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    QStringList lines;
    if (document.isArray())
        Folder(lines).add({}, {}, document.array());
    else if (document.isObject())
        Folder(lines).add({}, {}, document.object());
    return lines;
}

} // namespace limber::test
