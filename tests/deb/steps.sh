# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What is done with the packages on a desktop. Each function is a step of tests/deb/run.

data=/home/guest/.local/share/sandglass
config=/home/guest/.config/sandglass

# The same packages with an older number, where no older build is given.
lay_out_older() {
    local package
    if [ -n "$older" ]; then
        cp "$older"/sandglass_*.deb "$older"/sandglass-kiosk_*.deb "$root/packages/older/"
        return
    fi
    for package in "$root"/packages/newer/*.deb; do
        rm -rf "$work/repacked"
        toolchain dpkg-deb -R "$package" "$work/repacked"
        sed -i -e 's/^Version: .*/&~older/' -e 's/sandglass (>= [^)]*)/sandglass/' "$work/repacked/DEBIAN/control"
        toolchain dpkg-deb --root-owner-group -b "$work/repacked" "$root/packages/older/$(basename "$package")" >/dev/null
    done
    rm -rf "$work/repacked"
}

# Every path that is not a log, a cache or apt's own.
note_everything() {
    (cd "$root" && find . -xdev -path ./packages -prune -o -path ./proc -prune -o -path ./tmp -prune -o -print) |
        LC_ALL=C sort >"$work/paths.$1"
    du -sm --one-file-system --exclude="$root/var/cache/apt" --exclude="$root/var/lib/apt/lists" --exclude="$root/packages" "$root" | cut -f1 >"$work/size.$1"
}

version_here() { in_root "$root" dpkg-query -W -f '${Version}' "$1"; }

install_older() {
    local begun installed pictured
    must "apt's lists" in_root "$root" apt-get update -q
    begun=$EPOCHREALTIME
    must "apt installs the older sandglass with its dependencies alone" in_root "$root" \
        bash -c 'apt-get install -y -q --no-install-recommends /packages/older/sandglass_*.deb'
    installed=$EPOCHREALTIME
    must "the first picture" as_guest sandglass --screenshot /tmp/guest/first.png --scene home --size 1280x720
    pictured=$EPOCHREALTIME
    step "from apt install to the first picture: $(awk "BEGIN { printf \"%.1f s, of which apt %.1f s and the picture %.1f s\", $pictured - $begun, $installed - $begun, $pictured - $installed }")"
    note_everything program
    step "installed: sandglass $(in_root "$root" dpkg-query -W -f '${Installed-Size}' sandglass) KiB; with all that came with it the root grew from $(cat "$work/size.before") to $(cat "$work/size.program") MiB"
    must "apt installs the older sandglass-kiosk with its dependencies" in_root "$root" \
        bash -c 'apt-get install -y -q --no-install-recommends /packages/older/sandglass-kiosk_*.deb'
    must "nothing of the SDK came with them" in_root "$root" bash -c '! dpkg-query -W -f "\${Package}\n" | grep -E -- "-dev$|^g\+\+|^cmake"'
    must "no dependence on Qt's private interface" in_root "$root" bash -c '! dpkg-query -W -f "\${Depends}" sandglass | grep private-abi'
}

# play_match GAME FOLDER: opponents play it; its journal lies below that folder afterwards.
play_match() {
    must "opponents play a match of $1 under a compositor without a screen" in_cage sandglass --demo "$2" --game "$1"
    must "the match of $1 is kept, with pictures" in_root "$root" bash -c "
        ls $2/*end.png $2/journals/*-$1.journal && tail -n 3 $2/log.txt"
}

# What the older program leaves behind: a match that came to its end and one that was left in its middle (the beginning of
# a journal is a journal).
play_older_match() {
    in_root "$root" install -d -o guest -g guest "$data/journals" "$config"
    play_match tiletum /tmp/guest/older
    in_root "$root" bash -c "cd $data/journals && cp /tmp/guest/older/journals/*-tiletum.journal . &&
        head -n 40 /tmp/guest/older/journals/*-tiletum.journal >2026-01-01T12-00-00.000-tiletum.journal && chown guest: *"
}

play_every_game() {
    local game
    for game in pendulum viceroy tiletum; do
        play_match "$game" "/tmp/guest/$game"
        cp "$root/tmp/guest/$game/"*end.png "$work/pictures/$game-end.png"
    done
}

# window_for SECONDS PICTURE [ARGUMENT...]: the window of the program lives so long, and has something to show then.
window_for() {
    local picture=$2
    rm -f "$root/tmp/guest/window.png"
    in_cage bash -c '
        sandglass "${@:2}" &
        sleep "$1"
        grim /tmp/guest/window.png && kill "$!"' - "$1" "${@:3}" || return 1
    cp "$root/tmp/guest/window.png" "$work/pictures/$picture.png"
    # One colour alone is a fraction of that.
    [ "$(stat -c %s "$work/pictures/$picture.png")" -gt 40000 ]
}

hall_rows() {
    toolchain python3 - "$root$data/journals/hall.sqlite" <<'PYTHON'
import sqlite3, sys
hall = sqlite3.connect(sys.argv[1])
for (name,) in sorted(hall.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'hall_schema'")):
    for row in sorted(map(repr, hall.execute(f'select * from "{name}"'))):
        print(name, row)
PYTHON
}

keepsakes() {
    (cd "$root" && sha256sum ".$data"/journals/*.journal ".$config/settings.json")
    hall_rows
}

start_with_settings() {
    in_root "$root" runuser -u guest -- bash -c "echo '{\"version\": 1, \"theme\": \"daylight\", \"language\": \"cs\"}' >$config/settings.json"
    must "what looks at a window" in_root "$root" apt-get install -y -q --no-install-recommends grim
    must "the older program starts in a window" window_for 25 window-older
    keepsakes >"$work/kept.before"
    must "its hall of fame knows the match" test "$(hall_rows | wc -l)" -ge 1
}

upgrade() {
    local from
    from=$(version_here sandglass)
    must "apt upgrades both" in_root "$root" bash -c 'apt-get install -y -q --no-install-recommends /packages/newer/*.deb'
    [ "$from" != "$(version_here sandglass)" ] || fail "--deb: it is still $from"
    step "upgraded from $from to $(version_here sandglass)"
    must "the newer program starts in a window" window_for 25 window-newer
    keepsakes >"$work/kept.after"
    must "matches, settings and hall are as they were" diff "$work/kept.before" "$work/kept.after"
}

paint_every_scene() {
    local scenes
    scenes=$(as_guest sandglass --list-scenes)
    as_guest mkdir -p /tmp/guest/scenes
    cat >"$root/tmp/guest/paint" <<'SCRIPT'
scene=$1
failed=0
said=$(sandglass --screenshot /tmp/guest/scenes/$scene.png --scene $scene --size 1280x720 2>&1) || { echo "$scene: $said"; failed=1; }
[ -z "$said" ] || echo "$scene says: $said"
# The size is in the header of a PNG.
[ "$(od -An -tu1 -j16 -N8 /tmp/guest/scenes/$scene.png | xargs)" = "0 0 5 0 0 0 2 208" ] || { echo "$scene has no picture"; failed=1; }
exit $failed
SCRIPT
    must "all $(wc -w <<<"$scenes") scenes are painted at 1280x720" as_guest bash -c '
        printf "%s\n" $1 | xargs -P "$(nproc)" -n 1 bash /tmp/guest/paint' - "$scenes"
    [ ! -s "$work/last.log" ] || step "what they said: $(sort -u "$work/last.log" | head -n 5)"
}

# double_click FILE: as a file manager does it, by the file's type and the program that says it opens that type.
double_click() {
    in_cage bash -c '
        gio open "$1"
        sleep 15
        grim /tmp/guest/double-click.png
        pgrep -af "sandglass $1$"' - "$1"
}

type_of() { as_guest gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }

# completed WORD...: what bash offers for the last of these words.
completed() {
    as_guest bash -c '
        . /usr/share/bash-completion/completions/sandglass
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _sandglass
        echo "${COMPREPLY[@]}"' - "$@"
}

look_at_desktop() {
    local match
    must "what desktops have" in_root "$root" \
        apt-get install -y -q --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils grim procps
    match=/tmp/guest/pendulum/journals/$(cd "$root/tmp/guest/pendulum/journals" && ls ./*-pendulum.journal | head -n 1 | cut -c3-)
    must "a saved match is watched by its file" window_for 15 window-watching "$match"
    must "it is known for what it is" test "$(type_of "$match")" = application/vnd.sandglass.journal
    must "a double click opens it" double_click "$match"
    cp "$root/tmp/guest/double-click.png" "$work/pictures/"
    must "manual pages in four languages" in_root "$root" bash -c 'cd /usr/share/man && ls man6/sandglass.6.gz {cs,pl,ru}/man6/sandglass.6.gz'
    must "each tells all that --help does" in_root "$root" bash -c '
        for argument in $(sandglass --help | sed -nE "s/^  (--[a-z-]+).*/\1/p"); do
            for page in /usr/share/man/{,cs/,pl/,ru/}man6/sandglass.6.gz; do
                zcat "$page" | tr -d "\\\\" | grep -q -- "$argument" || { echo "$page: $argument"; exit 1; }
            done
        done'
    must "bash completes arguments" test "$(completed sandglass --lang)" = --language
    must "and their values" test "$(completed sandglass --language '')" = "cs pl ru en"
    must "icons in the usual sizes" in_root "$root" bash -c '
        cd /usr/share/icons/hicolor && ls {16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256,512x512}/apps/org.sandglass.Sandglass.png scalable/apps/*.svg'
    must "the list of what is shipped" in_root "$root" bash -c 'zcat -f /usr/share/doc/sandglass/sandglass.spdx.json* | grep -q SPDX-2.3'
}

remove_packages() {
    must "apt removes both, and what came with them" in_root "$root" bash -c 'apt-get purge -y -q sandglass sandglass-kiosk && apt-get autoremove -y -q --purge'
    note_everything after
    must "no trace but the users' data" bash -c "! comm -13 '$work/paths.before' '$work/paths.after' | grep -i sandglass |
        grep -vE '^\./(home/guest|var/lib/sandglass-kiosk)(/|$)'"
    must "the users' matches are still there" test "$(ls "$root$data"/journals/*.journal | wc -l)" = 2
}
