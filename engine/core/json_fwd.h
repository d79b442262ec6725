// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sandglass::core {

/// JSON as the engine reads card data and writes states: objects keep the order they were written in.
using Json = nlohmann::ordered_json;

} // namespace sandglass::core
