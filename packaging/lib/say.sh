# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How the packaging commands speak: a line for each step, a sentence for each failure.

say() { printf 'sandglass: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}
