#!/bin/sh
# `retron start` runs Retron; `retron <command>` is the command line; `retron --help` lists the commands.
# Uses the Node of this release, or the system's where the release was made without one.
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
node="$root/node/bin/node"
[ -x "$node" ] || node=node

if [ "${1:-}" = start ]; then
  shift
  exec "$node" --enable-source-maps "$root/dist/server/launcher.js" "$@"
fi
# Room for short-lived objects, as planning threads of the server have it.
exec "$node" --max-semi-space-size=64 "$root/dist/cli/main.js" "$@"
