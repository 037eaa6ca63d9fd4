#include "output/outputstream.h"

#include "output/messages.h"

#include <cerrno>
#include <system_error>

#include <unistd.h>

namespace limber::cli {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 18;

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR)
            return false;
        if (count > 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace

OutputStream::OutputStream(int descriptor, std::string name) : m_descriptor(descriptor), m_name(std::move(name))
{
}

bool OutputStream::write(std::string_view bytes)
{
    m_block += bytes;
    return m_block.size() < blockSize ? m_isGood : flush();
}

bool OutputStream::finish()
{
    return flush();
}

bool OutputStream::flush()
{
    if (m_isGood && !writeAll(m_descriptor, m_block)) {
        reportError(m_name, "cannot be written: " + std::generic_category().message(errno));
        m_isGood = false;
    }
    m_block.clear();
    return m_isGood;
}

OutputStream standardOutput()
{
    return {STDOUT_FILENO, "standard output"};
}

bool printResult(std::string_view text)
{
    OutputStream output = standardOutput();
    output.write(text);
    return output.finish();
}

} // namespace limber::cli
