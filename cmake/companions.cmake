# limber_companion(TARGET): a program that limber and limber-cli start for work that they keep out of themselves.
# People do not call it; companionProgram() finds it, in the build folder and installed.
function(limber_companion target)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/app/companions")
  install(TARGETS ${target} DESTINATION "${CMAKE_INSTALL_LIBEXECDIR}/limber" COMPONENT CommandLine)
endfunction()
