#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QtEndian>

#include <cstring>
#include <map>
#include <stdexcept>
#include <vector>

namespace limber::test {

// Reads glTF by its specification alone, as another program would: nodes, accessors and one animation, which can be
// evaluated at any time.
class GlbReader
{
public:
    explicit GlbReader(const QByteArray &bytes)
    {
        const bool isBinary = bytes.startsWith("glTF");
        const QByteArray head = isBinary ? readChunks(bytes) : bytes;
        QJsonParseError error{};
        const QJsonDocument document = QJsonDocument::fromJson(head, &error);
        need(error.error == QJsonParseError::NoError, "JSON");
        m_root = document.object();
        if (!isBinary) {
            const QString uri = m_root[QStringLiteral("buffers")][0][QStringLiteral("uri")].toString();
            const qsizetype comma = uri.indexOf(u',');
            const auto decoded =
                QByteArray::fromBase64Encoding(uri.mid(comma + 1).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
            need(bool(decoded), "base64");
            m_numbers = *decoded;
        }
        need(m_numbers.size() >= m_root[QStringLiteral("buffers")][0][QStringLiteral("byteLength")].toInt(), "buffer");
    }

    [[nodiscard]] const QJsonObject &root() const { return m_root; }
    [[nodiscard]] QJsonArray nodes() const { return m_root[QStringLiteral("nodes")].toArray(); }

    [[nodiscard]] std::vector<float> floats(int accessor) const
    {
        const QJsonValue described = m_root[QStringLiteral("accessors")][accessor];
        need(described[QStringLiteral("componentType")].toInt() == 5126, "floats");
        const std::map<QString, int> parts{{QStringLiteral("SCALAR"), 1},
                                           {QStringLiteral("VEC3"), 3},
                                           {QStringLiteral("VEC4"), 4},
                                           {QStringLiteral("MAT4"), 16}};
        const int count =
            described[QStringLiteral("count")].toInt() * parts.at(described[QStringLiteral("type")].toString());
        const QJsonValue view = m_root[QStringLiteral("bufferViews")][described[QStringLiteral("bufferView")].toInt()];
        const qsizetype offset = view[QStringLiteral("byteOffset")].toInt();
        need(view[QStringLiteral("byteLength")].toInt() == count * 4 && offset + count * 4 <= m_numbers.size(), "view");
        std::vector<float> values(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto bits =
                qFromLittleEndian<quint32>(m_numbers.constData() + offset + static_cast<qsizetype>(4 * i));
            std::memcpy(&values[i], &bits, sizeof bits);
        }
        return values;
    }

    // The position of each node at a time.
    [[nodiscard]] std::vector<glm::dvec3> positionsAt(double seconds) const
    {
        const QJsonArray all = nodes();
        std::vector<glm::dquat> rotations;
        std::vector<glm::dvec3> translations;
        for (const QJsonValue node : all) {
            const QJsonArray r = node[QStringLiteral("rotation")].toArray();
            const QJsonArray t = node[QStringLiteral("translation")].toArray();
            rotations.push_back(r.isEmpty()
                                    ? glm::dquat(1, 0, 0, 0)
                                    : glm::dquat(r[3].toDouble(), r[0].toDouble(), r[1].toDouble(), r[2].toDouble()));
            translations.push_back(t.isEmpty() ? glm::dvec3(0.0)
                                               : glm::dvec3(t[0].toDouble(), t[1].toDouble(), t[2].toDouble()));
        }
        const QJsonValue animation = m_root[QStringLiteral("animations")][0];
        for (const QJsonValue channel : animation[QStringLiteral("channels")].toArray()) {
            const QJsonValue sampler =
                animation[QStringLiteral("samplers")][channel[QStringLiteral("sampler")].toInt()];
            const auto node =
                static_cast<std::size_t>(channel[QStringLiteral("target")][QStringLiteral("node")].toInt());
            const bool isRotation =
                channel[QStringLiteral("target")][QStringLiteral("path")] == QStringLiteral("rotation");
            const std::vector<float> &times = cached(sampler[QStringLiteral("input")].toInt());
            const std::vector<float> &values = cached(sampler[QStringLiteral("output")].toInt());
            std::size_t key = 0;
            while (key + 1 < times.size() && times[key + 1] <= seconds)
                ++key;
            const std::size_t next = std::min(key + 1, times.size() - 1);
            const double part = next == key ? 0.0 : (seconds - times[key]) / double(times[next] - times[key]);
            const double along = std::clamp(part, 0.0, 1.0);
            if (isRotation) {
                const auto at = [&](std::size_t i) {
                    return glm::dquat(values[4 * i + 3], values[4 * i], values[4 * i + 1], values[4 * i + 2]);
                };
                rotations[node] = glm::slerp(at(key), at(next), along);
            } else {
                const auto at = [&](std::size_t i) {
                    return glm::dvec3(values[3 * i], values[3 * i + 1], values[3 * i + 2]);
                };
                translations[node] = glm::mix(at(key), at(next), along);
            }
        }
        std::vector<glm::dvec3> positions(rotations.size());
        for (const QJsonValue root : m_root[QStringLiteral("scenes")][0][QStringLiteral("nodes")].toArray())
            place(all, root.toInt(), glm::dquat(1, 0, 0, 0), glm::dvec3(0.0), rotations, translations, positions);
        return positions;
    }

private:
    static void need(bool is, const char *what)
    {
        if (!is)
            throw std::runtime_error(what);
    }

    QByteArray readChunks(const QByteArray &bytes)
    {
        const auto word = [&](qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); };
        need(word(4) == 2 && word(8) == quint32(bytes.size()), "header");
        const qsizetype head = word(12);
        need(bytes.mid(16, 4) == "JSON" && head % 4 == 0, "first chunk");
        if (bytes.size() > 20 + head) {
            need(bytes.mid(24 + head, 4) == QByteArray("BIN\0", 4), "second chunk");
            m_numbers = bytes.mid(28 + head);
            need(qsizetype(word(20 + head)) == m_numbers.size(), "length of the second chunk");
        }
        return bytes.mid(20, head);
    }

    const std::vector<float> &cached(int accessor) const
    {
        auto found = m_floats.find(accessor);
        if (found == m_floats.end())
            found = m_floats.emplace(accessor, floats(accessor)).first;
        return found->second;
    }

    static void place(const QJsonArray &nodes, int node, const glm::dquat &rotation, const glm::dvec3 &position,
                      const std::vector<glm::dquat> &rotations, const std::vector<glm::dvec3> &translations,
                      std::vector<glm::dvec3> &positions)
    {
        const auto index = static_cast<std::size_t>(node);
        positions[index] = position + rotation * translations[index];
        for (const QJsonValue child : nodes[node][QStringLiteral("children")].toArray())
            place(nodes, child.toInt(), rotation * rotations[index], positions[index], rotations, translations,
                  positions);
    }

    QJsonObject m_root;
    QByteArray m_numbers;
    mutable std::map<int, std::vector<float>> m_floats;
};

} // namespace limber::test
