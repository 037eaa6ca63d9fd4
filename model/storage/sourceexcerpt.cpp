#include "storage/sourceexcerpt.h"

#include "storage/paths/filelook.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>

namespace limber {

namespace {

constexpr qint64 searchBlockSize = qint64{1} << 20;
constexpr int linesAround = 200; // above the marked line and below it, each
constexpr qint64 charactersAround = 300; // left of the column and right of it, each
constexpr QChar cut(0x2026);

struct SourceExcerptWords
{
    Q_DECLARE_TR_FUNCTIONS(limber::SourceExcerpt)
};

// Replaces each character that must not reach a text view: a control character by its picture, any other by U+FFFD.
QString harmless(QString line)
{
    constexpr char16_t firstPicture = 0x2400;
    constexpr char16_t pictureOfDelete = 0x2421;
    for (QChar &c : line) {
        if (c.unicode() < 0x20 && c != QLatin1Char('\t'))
            c = QChar(char16_t(firstPicture + c.unicode()));
        else if (c.unicode() == 0x7F)
            c = QChar(pictureOfDelete);
        else if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
                 c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph)
            c = c == QLatin1Char('\t') ? c : QChar(QChar::ReplacementCharacter);
    }
    return line;
}

QString decoded(const QByteArray &bytes)
{
    return harmless(QString::fromUtf8(bytes));
}

// Receives a file in pieces and keeps the lines around one position.
class ExcerptCollector
{
public:
    ExcerptCollector(int line, int column) : m_wantedLine(std::max(line, 1)), m_wantedColumn(std::max(column, 1))
    {
        m_excerpt.firstLine = std::max(1, m_wantedLine - linesAround);
    }

    // Returns false once no more bytes are needed.
    bool take(QByteArrayView bytes)
    {
        for (const char c : bytes) {
            const bool pairEnds = m_afterReturn && c == '\n';
            m_afterReturn = c == '\r';
            if (pairEnds)
                continue;
            if (c == '\n' || c == '\r')
                endLine();
            else if (m_line >= m_excerpt.firstLine)
                keep(c);
        }
        return m_line <= m_wantedLine + linesAround;
    }

    SourceExcerpt finish()
    {
        if (m_characters > 0 || m_excerpt.markedLine < 0)
            endLine();
        return std::move(m_excerpt);
    }

private:
    [[nodiscard]] bool isWantedLine() const { return m_line == m_wantedLine; }

    void keep(char c)
    {
        const bool startsCharacter = (c & 0xC0) != 0x80;
        if (startsCharacter)
            ++m_characters;
        // Stray continuation bytes do not count as a column; if some precede the column, the mark begins with them.
        const bool isStray = !startsCharacter && m_previous < 0x80 && m_characters == m_wantedColumn - 1;
        const bool isMarked = isStray || (startsCharacter && m_characters == m_wantedColumn);
        if (isWantedLine() && isMarked && m_markOffset < 0)
            m_markOffset = m_kept.size();
        m_previous = static_cast<unsigned char>(c);
        const qint64 centre = isWantedLine() ? m_wantedColumn : charactersAround;
        if (m_characters < centre - charactersAround)
            m_isCutBefore = true;
        else if (m_characters > centre + charactersAround)
            m_isCutAfter = true;
        else if (m_kept.size() < 8 * charactersAround) // counted in bytes, which need not start characters
            m_kept += c;
    }

    void endLine()
    {
        if (m_line >= m_excerpt.firstLine && m_line <= m_wantedLine + linesAround)
            addLine();
        ++m_line;
        m_kept.clear();
        m_characters = 0;
        m_markOffset = -1;
        m_isCutBefore = m_isCutAfter = false;
    }

    void addLine()
    {
        QString line = decoded(m_kept);
        if (isWantedLine()) {
            m_excerpt.markedLine = static_cast<int>(m_excerpt.lines.size());
            m_excerpt.markedPosition =
                static_cast<int>(m_markOffset < 0 ? line.size() : decoded(m_kept.left(m_markOffset)).size());
            m_excerpt.markedPosition += m_isCutBefore ? 1 : 0;
        }
        if (m_isCutBefore)
            line.prepend(cut);
        if (m_isCutAfter)
            line.append(cut);
        m_excerpt.lines.append(line);
    }

    SourceExcerpt m_excerpt;
    const int m_wantedLine;
    const qint64 m_wantedColumn;
    int m_line = 1;
    QByteArray m_kept; // bytes of the current line
    qint64 m_characters = 0; // in that line so far
    unsigned char m_previous = 0; // the byte before
    qint64 m_markOffset = -1; // of the column in m_kept
    bool m_isCutBefore = false;
    bool m_isCutAfter = false;
    bool m_afterReturn = false;
};

// Passes bytes on as they are, or converts UTF-16 to UTF-8. Drops a byte order mark, which findings do not count
// either.
class BlockDecoder
{
public:
    QByteArray decode(QByteArray block)
    {
        if (m_isFirst) {
            m_isFirst = false;
            if (block.startsWith("\xFF\xFE") || block.startsWith("\xFE\xFF"))
                m_utf16 = QStringDecoder(QStringDecoder::Utf16);
            else if (block.startsWith("\xEF\xBB\xBF"))
                block.remove(0, 3);
        }
        return m_utf16.isValid() ? QString(m_utf16.decode(block)).toUtf8() : block;
    }

private:
    QStringDecoder m_utf16;
    bool m_isFirst = true;
};

SourceExcerpt failed(const QString &problem)
{
    SourceExcerpt excerpt;
    excerpt.problem = problem;
    return excerpt;
}

} // namespace

SourceExcerpt readSourceExcerpt(const QString &path, int line, int column, const std::function<bool()> &isCancelled)
{
    if (!isThere(path))
        return failed(SourceExcerptWords::tr("The file is no longer there."));
    QFile file;
    if (!isPlainFile(path) || !openToRead(file, path))
        return failed(SourceExcerptWords::tr("The file can no longer be read."));
    ExcerptCollector collector(line, column);
    BlockDecoder decoder;
    while (!isCancelled()) {
        const QByteArray block = file.read(searchBlockSize);
        if (block.isEmpty() || !collector.take(decoder.decode(block)))
            break;
    }
    if (file.error() != QFileDevice::NoError)
        return failed(SourceExcerptWords::tr("The file can no longer be read."));
    return isCancelled() ? SourceExcerpt() : collector.finish();
}

} // namespace limber
