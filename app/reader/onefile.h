#pragma once

#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>

#include <algorithm>
#include <cstring>
#include <string_view>

namespace limber::reader {

// Bytes in memory that Assimp reads like a file.
class MemoryStream final : public Assimp::IOStream
{
public:
    explicit MemoryStream(std::string_view bytes) : m_bytes(bytes) {}

    size_t Read(void *to, size_t size, size_t count) override
    {
        if (size == 0)
            return 0;
        const std::size_t whole = std::min(count, (m_bytes.size() - m_offset) / size);
        if (whole > 0)
            std::memcpy(to, m_bytes.data() + m_offset, whole * size);
        m_offset += whole * size;
        return whole;
    }
    size_t Write(const void *, size_t, size_t) override { return 0; }
    aiReturn Seek(size_t offset, aiOrigin origin) override
    {
        const std::size_t from = origin == aiOrigin_SET ? 0 : origin == aiOrigin_CUR ? m_offset : m_bytes.size();
        const std::size_t to = origin == aiOrigin_END ? from - offset : from + offset;
        if (to > m_bytes.size())
            return aiReturn_FAILURE;
        m_offset = to;
        return aiReturn_SUCCESS;
    }
    [[nodiscard]] size_t Tell() const override { return m_offset; }
    [[nodiscard]] size_t FileSize() const override { return m_bytes.size(); }
    void Flush() override {}

private:
    std::string_view m_bytes;
    std::size_t m_offset = 0;
};

// The file system that Assimp sees: it has one file, which is in memory.
class OneFile final : public Assimp::IOSystem
{
public:
    OneFile(const char *name, std::string_view bytes) : m_name(name), m_bytes(bytes) {}

    bool Exists(const char *file) const override { return m_name == file; }
    [[nodiscard]] char getOsSeparator() const override { return '/'; }
    Assimp::IOStream *Open(const char *file, const char *) override
    {
        return m_name == file ? new MemoryStream(m_bytes) : nullptr;
    }
    void Close(Assimp::IOStream *stream) override { delete stream; }

private:
    std::string_view m_name;
    std::string_view m_bytes;
};

} // namespace limber::reader
