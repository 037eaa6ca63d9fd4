#include "support/scenes/fbxfile.h"

#include <QtEndian>

namespace limber::test {

namespace {

template <typename Number>
void append(QByteArray &bytes, Number number)
{
    number = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
}

template <typename Number>
QByteArray listOf(char kind, const std::vector<Number> &numbers)
{
    QByteArray bytes(1, kind);
    append(bytes, quint32(numbers.size()));
    append(bytes, quint32(0)); // not packed
    append(bytes, quint32(numbers.size() * sizeof(Number)));
    for (const Number number : numbers)
        append(bytes, number);
    return bytes;
}

// In the binary form the class follows the name, in the text form it precedes it.
QByteArray binaryText(const QByteArray &text)
{
    const qsizetype at = text.indexOf("::");
    return at < 0 ? text : text.mid(at + 2) + QByteArray("\0\1", 2) + text.left(at);
}

QByteArray binaryValue(const FbxValue &value)
{
    QByteArray bytes;
    if (const auto *const whole = std::get_if<int>(&value)) {
        bytes = "I";
        append(bytes, *whole);
    } else if (const auto *const large = std::get_if<Ticks>(&value)) {
        bytes = "L";
        append(bytes, *large);
    } else if (const auto *const number = std::get_if<double>(&value)) {
        bytes = "D";
        append(bytes, *number);
    } else if (const auto *const text = std::get_if<QByteArray>(&value)) {
        const QByteArray spelt = binaryText(*text);
        bytes = "S";
        append(bytes, quint32(spelt.size()));
        bytes += spelt;
    } else if (const auto *const times = std::get_if<std::vector<Ticks>>(&value)) {
        bytes = listOf('l', *times);
    } else if (const auto *const numbers = std::get_if<std::vector<float>>(&value)) {
        bytes = listOf('f', *numbers);
    } else {
        const Packed &packed = std::get<Packed>(value);
        bytes = "l";
        append(bytes, packed.count);
        append(bytes, quint32(1));
        append(bytes, quint32(packed.bytes.size()));
        bytes += packed.bytes;
    }
    return bytes;
}

// `start` is the byte offset at which the node will stand in the file; its end offsets are counted from the beginning
// of the file.
QByteArray binaryNode(const FbxNode &node, qsizetype start)
{
    constexpr qsizetype headBytes = 13;
    QByteArray values;
    for (const FbxValue &value : node.values)
        values += binaryValue(value);
    QByteArray body = node.name + values;
    for (const FbxNode &child : node.children)
        body += binaryNode(child, start + headBytes + body.size());
    if (!node.children.empty())
        body += QByteArray(headBytes, '\0');
    QByteArray bytes;
    append(bytes, quint32(start + headBytes + body.size()));
    append(bytes, quint32(node.values.size()));
    append(bytes, quint32(values.size()));
    bytes += char(node.name.size());
    return bytes + body;
}

template <typename Number>
QByteArray textList(const std::vector<Number> &numbers, const QByteArray &margin)
{
    QByteArray text = '*' + QByteArray::number(qsizetype(numbers.size())) + " {\n" + margin + "\ta: ";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        text += (i > 0 ? "," : "") + QByteArray::number(numbers[i]);
    return text + '\n' + margin + '}';
}

QByteArray textValue(const FbxValue &value, const QByteArray &margin)
{
    if (const auto *const whole = std::get_if<int>(&value))
        return QByteArray::number(*whole);
    if (const auto *const large = std::get_if<Ticks>(&value))
        return QByteArray::number(*large);
    if (const auto *const number = std::get_if<double>(&value))
        return QByteArray::number(*number, 'g', 17);
    if (const auto *const text = std::get_if<QByteArray>(&value))
        return '"' + *text + '"';
    if (const auto *const times = std::get_if<std::vector<Ticks>>(&value))
        return textList(*times, margin);
    return textList(std::get<std::vector<float>>(value), margin);
}

QByteArray textNode(const FbxNode &node, const QByteArray &margin = {})
{
    QByteArray text = margin + node.name + ": ";
    for (std::size_t i = 0; i < node.values.size(); ++i)
        text += (i > 0 ? ", " : "") + textValue(node.values[i], margin);
    if (!node.children.empty()) {
        text += " {\n";
        for (const FbxNode &child : node.children)
            text += textNode(child, margin + '\t');
        text += margin + '}';
    }
    return text + '\n';
}

} // namespace

QByteArray binaryFbx(const std::vector<FbxNode> &nodes)
{
    QByteArray bytes("Kaydara FBX Binary  \0\x1A\0", 23);
    append(bytes, quint32(7400));
    for (const FbxNode &node : nodes)
        bytes += binaryNode(node, bytes.size());
    return bytes + QByteArray(13, '\0');
}

QByteArray textFbx(const std::vector<FbxNode> &nodes)
{
    QByteArray text = "; FBX 7.4.0 project file\n";
    for (const FbxNode &node : nodes)
        text += textNode(node);
    return text;
}

} // namespace limber::test
