# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The SDK: an isolated Debian root with everything in sdk.packages, made once and entered with bubblewrap.

readonly sdk_suite=forky
readonly sdk_needs_kib=$((4 * 1024 * 1024))
readonly cache="${XDG_CACHE_HOME:-${HOME:?HOME is not set}/.cache}/sandglass"

# The sets of sdk.packages, each with all before it.
readonly sdk_sets=(run test pack lint)

# package_list SET: one package a line.
package_list() {
    awk -v wanted="$1" '
        /^\[/ { set = substr($1, 2, length($1) - 2); if (last) exit; last = set == wanted; next }
        { sub(/#.*/, "") }
        NF { print $1 }' "$project/packaging/sdk.packages"
}

root_of() { printf '%s/sdk-%s-%s-%s' "$cache" "$sdk_suite" "$1" "$(package_list "$1" | sha256sum | cut -c1-12)"; }

# sdk_root SET: the root that has this set, and perhaps more, if one has been made; otherwise where it would be.
sdk_root() {
    local set enough=
    for set in "${sdk_sets[@]}"; do
        [ "$set" = "$1" ] && enough=yes
        [ -n "$enough" ] && [ -d "$(root_of "$set")" ] && { root_of "$set"; return; }
    done
    root_of "$1"
}

# The archive's address is whatever this machine's own apt uses for Debian; none is written down here.
debian_mirror() {
    apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 2>/dev/null |
        awk -F'|' '$2 == "Debian" && $3 != "" { print $3; exit }'
}

require_tool() {
    local tool=$1 package=$2
    command -v "$tool" >/dev/null && return
    command -v apt-get >/dev/null ||
        fail "'$tool' is missing, and there is no apt-get to install it with. Install '$package' and run this again."
    [ "$(id -u)" = 0 ] ||
        fail "'$tool' is missing. Run 'sudo apt-get install $package' once; nothing else here needs root."
    say "installing $package"
    apt-get install -y -q "$package" >/dev/null 2>&1 || {
        apt-get update -q >/dev/null 2>&1
        apt-get install -y -q "$package" >/dev/null 2>&1
    } || fail "could not install '$package'. Check the network and apt's sources, then run this again."
}

require_space() {
    local free
    mkdir -p "$cache" 2>/dev/null || fail "cannot write to $cache. Set XDG_CACHE_HOME to a folder that you may write to."
    free=$(df -Pk "$cache" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$sdk_needs_kib" ] ||
        fail "$cache has $((free / 1024)) MiB free and the SDK needs $((sdk_needs_kib / 1024)). Make room, or set XDG_CACHE_HOME to a larger disk."
}

require_namespaces() {
    bwrap --ro-bind / / true 2>/dev/null ||
        fail "bubblewrap may not make a namespace here. Run as root, or allow user namespaces: 'sudo sysctl kernel.unprivileged_userns_clone=1' (on Ubuntu: 'sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0')."
}

mmdebstrap_mode() {
    if [ "$(id -u)" = 0 ]; then echo root; else echo unshare; fi
}

remove_root() {
    [ -e "$1" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        rm -rf --one-file-system "$1"
    else
        # Its files belong to the user's subordinate ids, so only that namespace may remove them; the folder that they
        # stand in belongs to the user, so only the user may remove the root itself.
        mmdebstrap --unshare-helper find "$1" -xdev -mindepth 1 -delete
        rmdir "$1"
    fi
}

# make_sdk SET ROOT
make_sdk() {
    local set=$1 root=$2 partial="$2.partial" mirror log="$cache/sdk.log"
    require_space
    require_tool mmdebstrap mmdebstrap
    require_tool bwrap bubblewrap
    require_namespaces
    [ "$(id -u)" = 0 ] || require_tool newuidmap uidmap
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || { apt-get update -q >/dev/null 2>&1 || true; mirror=$(debian_mirror); }
    [ -n "$mirror" ] || fail "apt on this machine knows no Debian archive (apt-get indextargets). Add one to its sources, then run this again."

    say "making the SDK (Debian $sdk_suite with $(package_list "$set" | wc -l) packages; about two minutes, 2 GB, once)"
    remove_root "$partial"
    # A testing suite's Release file may be past its date; that says nothing about its signature, which is checked.
    if ! with_progress "the SDK" "$log" packages_installed mmdebstrap --mode="$(mmdebstrap_mode)" --variant=apt \
        --aptopt='Acquire::Check-Valid-Until "false"' \
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
        --include="$(package_list "$set" | paste -sd,)" \
        --customize-hook='cd "$1/etc" && rm -f localtime resolv.conf && touch localtime resolv.conf machine-id hosts' \
        "$sdk_suite" "$partial" "deb $mirror $sdk_suite main"; then
        remove_root "$partial"
        tail -n 5 "$log" >&2
        fail "the SDK could not be made; the last lines above say why, $log has them all. Without a network it cannot be made at all; with one, run this again."
    fi
    # The rename is the only thing that makes a root trusted: whatever is interrupted before it is thrown away.
    mv "$partial" "$root"
}

# ensure_sdk SET
ensure_sdk() {
    local root
    root=$(sdk_root "$1")
    [ -d "$root" ] && return
    mkdir -p "$cache" 2>/dev/null || fail "cannot write to $cache. Set XDG_CACHE_HOME to a folder that you may write to."
    exec 9>"$cache/lock"
    flock -n 9 || say "waiting for another run that is making the SDK"
    # It may be another set's, which can take its time once this one's is there.
    until flock -w 2 9; do
        root=$(sdk_root "$1")
        [ ! -d "$root" ] || break
    done
    [ -d "$root" ] || make_sdk "$1" "$root"
    exec 9>&-
}

# in_sdk SET COMMAND...: runs a command inside the SDK, in the same folder, with the user's home, display and sound. The root itself is
# read-only and stands in a fresh tree, so that places can be made in it that a plain user could not make in the root.
in_sdk() {
    local root binds=() path
    root=$(sdk_root "$1")
    shift
    for path in bin sbin lib lib64; do
        binds+=(--symlink "usr/$path" "/$path")
    done
    for path in usr etc var; do
        binds+=(--ro-bind "$root/$path" "/$path")
    done
    # Files that were made empty in the root for the machine's own to be bound over.
    for path in /etc/passwd /etc/group /etc/resolv.conf /etc/hosts /etc/machine-id /etc/localtime; do
        [ -e "$path" ] && [ -e "$root$path" ] && binds+=(--ro-bind "$path" "$path")
    done
    [ -e /sys ] && binds+=(--ro-bind /sys /sys)
    for path in /tmp /run "$HOME" "$project" "$cache"; do
        [ -e "$path" ] && binds+=(--bind "$path" "$path")
    done
    # What lies beside the project for its developers, where it does: a test compares our words with the source rulebooks.
    [ -d "$project/../shared" ] && binds+=(--ro-bind "$project/../shared" "$project/../shared")
    require_tool bwrap bubblewrap
    require_namespaces
    bwrap --tmpfs / --dev-bind /dev /dev --proc /proc "${binds[@]}" \
        --setenv PATH /usr/local/bin:/usr/bin:/bin:/usr/lib/qt6/bin \
        --unsetenv LIBRARY_PATH --unsetenv LD_LIBRARY_PATH \
        --setenv SANDGLASS_SDK "$(basename "$root")" \
        --chdir "$PWD" --die-with-parent -- "$@"
}
