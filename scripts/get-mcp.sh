#!/usr/bin/env bash
# Gets the official clients of the Model Context Protocol, for tests alone; they go into nothing that is built. Python's
# package mcp is pinned and checked by locks/mcp.txt; JavaScript's @modelcontextprotocol/sdk and its successor
# @modelcontextprotocol/client by locks/mcp/package-lock.json. Needs Python 3.11 or newer with pip, node 18 or newer,
# npm.
#   scripts/get-mcp.sh DIR       writes DIR/python and DIR/node
#   SQLAGENT_TEST_MCP=DIR        names it to the tests
set -euo pipefail
. "$(dirname "$0")/install.sh"
locks=$(cd "$(dirname "$0")/locks" && pwd)
dir=${1:?name a directory}
python_packages "$locks/mcp.txt" "$dir/python"
if cmp -s "$locks/mcp/package-lock.json" "$dir/node/package-lock.json"; then exit 0; fi
need "node --version" nodejs
need "npm --version" npm
rm -rf "$dir/node.new"
mkdir "$dir/node.new"
cp "$locks"/mcp/package*.json "$dir/node.new"
(cd "$dir/node.new" && npm ci --ignore-scripts --no-audit --no-fund --loglevel error >&2)
rm -rf "$dir/node"
mv "$dir/node.new" "$dir/node"
