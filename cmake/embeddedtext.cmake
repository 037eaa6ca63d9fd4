# limber_embedded_text(TARGET FILE FUNCTION): the text of FILE as `std::string_view limber::FUNCTION()`, compiled into
# TARGET: for what the core needs and must not read from the disk. At most 64 KB, which all compilers take.
function(limber_embedded_text target file function)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(READ "${file}" text)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp")
  file(CONFIGURE OUTPUT "${source}" @ONLY CONTENT [=[
#include <string_view>

namespace limber {

std::string_view @function@();

std::string_view @function@()
{
    return R"limber(@text@)limber";
}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${source}")
endfunction()
