# limber_tools(TARGET NAME…): the tools of the viewport, in the order of their buttons. NAME, such as lookAt, is a source in
# this folder with the name in lower case, lookattool.cpp. It defines `std::unique_ptr<const Tool> limber::NAMETool()`, and
# may use `ActionId::NAMETool`, where NAME begins with a capital. Nothing else has to know of it.
function(limber_tools target)
  set(ids "")
  set(declarations "")
  set(entries "")
  foreach(name ${ARGN})
    string(SUBSTRING ${name} 0 1 first)
    string(TOUPPER ${first} first)
    string(SUBSTRING ${name} 1 -1 others)
    string(TOLOWER ${name} file)
    string(APPEND ids "${first}${others}Tool,\n")
    string(APPEND declarations "std::unique_ptr<const Tool> ${name}Tool();\n")
    string(APPEND entries "    tools.push_back({\"${name}\", ${name}Tool()});\n")
    target_sources(${target} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}/${file}tool.cpp")
  endforeach()
  # In folders of their own, the list is compiled by itself, and nothing else is found beside the values.
  set(generated "${PROJECT_BINARY_DIR}/view/tools")
  file(CONFIGURE OUTPUT "${generated}/include/actions/rows/toolids.inc" @ONLY CONTENT "@ids@")
  file(CONFIGURE OUTPUT "${generated}/listedtools.cpp" @ONLY CONTENT [=[
#include "viewport/tools/tool.h"
#include "viewport/tools/toollist.h"

namespace limber {

@declarations@
std::vector<ListedTool> listedTools()
{
    std::vector<ListedTool> tools;
@entries@    return tools;
}

} // namespace limber
]=])
  target_sources(${target} PRIVATE "${generated}/listedtools.cpp")
  target_include_directories(limber_view_kit PUBLIC "${generated}/include")
  target_include_directories(limber_view PUBLIC "${generated}/include")
endfunction()
