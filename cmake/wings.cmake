# limber_wing(NAME ROOMS FOLDER… [KNOWS WING…] [OPERATIONS GROUP…]): a part of the core with its own include root. It is
# compiled with the roots of the wings that it knows, and of those that they know, so that no source can include what is
# above it. Its objects become part of limber_core.
function(limber_wing name)
  cmake_parse_arguments(PARSE_ARGV 1 wing "" "" "ROOMS;KNOWS;OPERATIONS")
  set(target limber_core_${name})
  add_library(${target} OBJECT)
  set_target_properties(${target} PROPERTIES AUTOMOC OFF AUTORCC OFF POSITION_INDEPENDENT_CODE ON)
  target_compile_features(${target} PUBLIC cxx_std_20)
  # More optimisation makes it no faster and takes a twelfth longer to compile.
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
  target_include_directories(${target} PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}")
  list(TRANSFORM wing_KNOWS PREPEND limber_core_)
  target_link_libraries(${target}
    PUBLIC glm::glm ${wing_KNOWS}
    PRIVATE limber_warnings FastFloat::fast_float Eigen3::Eigen limber_rapidjson)
  if(name STREQUAL "foundation")
    limber_precompile(${target})
  else()
    limber_precompile_like(${target} limber_core_foundation)
  endif()
  if(wing_OPERATIONS)
    limber_operations(${target} ${wing_OPERATIONS})
  endif()
  limber_rooms(${target} ${wing_ROOMS})
endfunction()
