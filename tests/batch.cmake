# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -P batch.cmake BATCH SOURCE...: writes a source BATCH that compiles several tests at a time, each in a
# namespace of its own, so that names of one do not meet those of another. What a test includes at its head stands at the
# head of the batch, outside of the namespaces; within them those lines find headers that are there already.
cmake_minimum_required(VERSION 3.25)
set(first 4)
set(batch "${CMAKE_ARGV3}")
math(EXPR last "${CMAKE_ARGC} - 1")
set(heads "")
set(bodies "")
foreach(number RANGE ${first} ${last})
  set(source "${CMAKE_ARGV${number}}")
  get_filename_component(folder "${source}" DIRECTORY)
  get_filename_component(name "${source}" NAME_WE)
  file(READ "${source}" text)
  string(REGEX MATCH "^((#[^\n]*|//[^\n]*)?\n)*" head "${text}")
  string(REGEX REPLACE "(^|\n)//[^\n]*" "\\1" head "${head}")
  string(REGEX MATCHALL "#include \"[^\"\n]+\"" lines "${head}")
  foreach(line IN LISTS lines)  # "program.h" lies beside the test, not beside the batch
    string(REGEX REPLACE "#include \"(.+)\"" "\\1" header "${line}")
    if(EXISTS "${folder}/${header}")
      string(REPLACE "${line}" "#include \"${folder}/${header}\"" head "${head}")
    endif()
  endforeach()
  string(APPEND heads "${head}")
  string(APPEND bodies "namespace suite_${name} {\n#include \"${source}\"\n}\n")
endforeach()
file(CONFIGURE OUTPUT "${batch}" CONTENT "@heads@@bodies@" @ONLY)  # writes nothing if nothing has changed
