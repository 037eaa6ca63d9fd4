# The core as a library for other programs: static and shared, found by CMake as Limber::core and by pkg-config as
# limber. All of it is installed with the component Development.
include(CMakePackageConfigHelpers)

set_target_properties(limber_core PROPERTIES OUTPUT_NAME limber EXPORT_NAME core_static)

# Linked from the same objects. What it shows to the outside is the namespace limber and the C interface: the
# libraries that it uses itself stay inside. Before 1.0 every minor version may change the interface.
add_library(limber_core_shared SHARED ${limber_core_objects})
set_target_properties(limber_core_shared PROPERTIES
  OUTPUT_NAME limber
  EXPORT_NAME core_shared
  LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  AUTOMOC OFF
  AUTORCC OFF
  LINK_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/limber.map")
target_link_options(limber_core_shared PRIVATE
  "LINKER:--version-script=${PROJECT_SOURCE_DIR}/cmake/limber.map")
target_compile_features(limber_core_shared INTERFACE cxx_std_20)
target_link_libraries(limber_core_shared INTERFACE glm::glm)
limber_share_public_headers(limber_core_shared limber_core)

add_library(Limber::core_static ALIAS limber_core)
add_library(Limber::core_shared ALIAS limber_core_shared)
add_library(Limber::core ALIAS limber_core)

set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/Limber")
install(TARGETS limber_core EXPORT LimberStatic
  ARCHIVE COMPONENT Development
  FILE_SET HEADERS COMPONENT Development)
install(TARGETS limber_core_shared EXPORT LimberShared
  LIBRARY COMPONENT Library NAMELINK_COMPONENT Development
  FILE_SET HEADERS COMPONENT Development)
foreach(kind Static Shared)
  install(EXPORT Limber${kind} NAMESPACE Limber:: FILE Limber${kind}Targets.cmake
    DESTINATION ${package_folder} COMPONENT Development)
endforeach()

configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/LimberConfig.cmake.in" LimberConfig.cmake
  INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(LimberConfigVersion.cmake COMPATIBILITY SameMinorVersion)
# The prefix is told from where the file stands, so that an installed tree can be moved.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" OUTPUT_VARIABLE pkgconfig_to_prefix)
configure_file("${PROJECT_SOURCE_DIR}/cmake/limber.pc.in" limber.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/LimberConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/LimberConfigVersion.cmake"
  DESTINATION ${package_folder} COMPONENT Development)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/limber.pc" DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT Development)
