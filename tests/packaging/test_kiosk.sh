#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What keeps updates away from a table where somebody plays, and what bash completes.
set -uo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

check() {
    if eval "$2"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n' "$1"
    fi
}

# systemctl is replaced by one that notes what it was asked for.
export PATH="$folder/fakes:$PATH" SANDGLASS_JOURNALS="$folder/journals"
mkdir -p "$folder/fakes" "$folder/journals"
printf '#!/bin/sh\necho "$@" >>"%s/asked"\n' "$folder" >"$folder/fakes/systemctl"
chmod +x "$folder/fakes/systemctl"
free="$project/packaging/kiosk/table-is-free"
after="$project/packaging/kiosk/after-update"
asked() { cat "$folder/asked" 2>/dev/null; }

check "a table without matches is free" '"$free"'
: >"$folder/journals/2026-11-01T18-00-00.000-pendulum.journal"
: >"$folder/journals/2026-11-02T18-00-00.000-viceroy.journal"
check "so is one whose matches lie in the box" '"$free"'
"$after" 12
check "by day the table is left alone" '[ -z "$(asked)" ]'
"$after" 04
check "at night it starts what was installed" '[ "$(asked)" = "try-restart sandglass-kiosk.service" ]'
rm "$folder/asked"
# As the program holds the journal of the match that is played.
exec 7<"$folder/journals/2026-11-02T18-00-00.000-viceroy.journal"
flock 7
check "a match on the table: it is not free, and says which" '! said=$("$free") && [[ $said == *viceroy* ]]'
"$after" 04
check "and is not restarted, not even at night" '[ -z "$(asked)" ]'
exec 7<&-
check "left, it is free again" '"$free"'

printf '%s\n' '#!/bin/bash' 'case $1 in
--help) printf "Usage\n  FILE   watch\n  --table   table\n  --theme NAME   theme\n" ;;
--list-scenes) printf "home\nhall\n" ;;
--theme) printf "no such theme\npossible:\n  walnut\n  daylight\n" >&2; exit 2 ;;
esac' >"$folder/fakes/sandglass"
chmod +x "$folder/fakes/sandglass"
. "$project/packaging/completion/sandglass"
complete_words() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _sandglass
    answer="${COMPREPLY[*]}"
}
complete_words sandglass --t
check "arguments are completed" '[ "$answer" = "--table --theme" ]'
complete_words sandglass --scene h
check "so are scenes" '[ "$answer" = "home hall" ]'
complete_words sandglass --theme w
check "and themes" '[ "$answer" = walnut ]'
cd "$folder/journals" && touch letter.txt
complete_words sandglass 2026-11-01
check "and matches" '[ "$answer" = 2026-11-01T18-00-00.000-pendulum.journal ]'
complete_words sandglass l
check "but no other files" '[ -z "$answer" ]'

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
