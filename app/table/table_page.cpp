// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include "moc_table_page.cpp"
