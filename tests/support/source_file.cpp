// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_file.h"

namespace sandglass::test {

std::string sourceFile(const std::string& pathInRepository)
{
    return SANDGLASS_SOURCE_DIR "/" + pathInRepository;
}

} // namespace sandglass::test
