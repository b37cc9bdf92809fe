# SPDX-License-Identifier: GPL-3.0-or-later
# tapu_resources(tapu_art PREFIX /themes/tapu FILES a.svg ... [PLAIN]): files embedded as `:/PREFIX/NAME`, by file name.
#
# Linking the target is all a program or a test has to do. The compiled resource is an object file handed on to whoever
# links at the end, never a member of an archive: a linker drops an archive member that nobody calls, silently.
# PLAIN leaves the data uncompressed, for files that are read whole at start.
function(tapu_resources name)
  cmake_parse_arguments(arg "PLAIN" "PREFIX" "FILES" ${ARGN})
  set(entries "")
  foreach(file IN LISTS arg_FILES)
    get_filename_component(path "${file}" ABSOLUTE)
    get_filename_component(alias "${file}" NAME)
    string(APPEND entries "    <file alias=\"${alias}\">${path}</file>\n")
  endforeach()
  set(qrc "${CMAKE_CURRENT_BINARY_DIR}/${name}.qrc")
  file(CONFIGURE OUTPUT "${qrc}" CONTENT "<RCC>\n  <qresource prefix=\"${arg_PREFIX}\">\n${entries}  </qresource>\n</RCC>\n")
  set(options --name ${name})
  if(arg_PLAIN)
    list(APPEND options --no-compress)
  endif()
  if(NOT QT_FEATURE_zstd)  # the Qt that is built with may know less than the rcc of the machine that builds
    list(APPEND options --no-zstd)
  endif()
  # Each file inside carries its time, which is that of whoever fetched the sources: give all the same.
  add_custom_command(OUTPUT "${name}.qrc.cpp"
                     COMMAND "${CMAKE_COMMAND}" -E env SOURCE_DATE_EPOCH=1 $<TARGET_FILE:Qt6::rcc> ${options} --output "${name}.qrc.cpp" "${qrc}"
                     DEPENDS "${qrc}" ${arg_FILES} Qt6::rcc VERBATIM)
  add_library(${name}_object OBJECT "${name}.qrc.cpp")
  target_link_libraries(${name}_object PRIVATE Qt6::Core)
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE $<TARGET_OBJECTS:${name}_object>)
endfunction()
