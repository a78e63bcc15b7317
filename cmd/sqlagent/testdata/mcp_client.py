"""Does with the Model Context Protocol's official client for Python what assistants do, and prints what came of each step
as a line of JSON.

  mcp_client.py SERVER MODE AUDIT CALLS

SERVER is a URL, or a command as a JSON list; MODE negotiates the version ("legacy", "auto"); AUDIT is the server's audit
file; CALLS are [{"name", "tool", "arguments"}, …].
"""
import json
import pathlib
import sys

import anyio
from mcp import Client, MCPError, StdioServerParameters

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n"


def out(name, **came):
    print(json.dumps({"name": name, **came}), flush=True)


async def main(server, mode, audit, calls):
    if server.startswith("["):
        command, *args = json.loads(server)
        server = StdioServerParameters(command=command, args=args)
    async with Client(server, mode=mode) as client:
        out("initialise", server=client.server_info.name, instructions=client.instructions, version=client.protocol_version)
        out("list", tools=[tool.name for tool in (await client.list_tools()).tools])
        for call in calls:
            try:
                r = await client.call_tool(call["tool"], call["arguments"])
                out(call["name"], text=r.content[0].text, structured=r.structured_content, isError=r.is_error)
            except MCPError as e:
                out(call["name"], error=str(e))

        told = []

        async def progress(done, total, message):
            told.append(message)

        await client.call_tool("ask", {"question": "How many albums are there?"}, progress_callback=progress)
        out("progress", messages=told)

        # The audit knows of a statement that has ended. A call may be cancelled before its statement begins: it is made
        # again.
        def ended():
            return ENDLESS in pathlib.Path(audit).read_text().replace("\\u003c", "<")

        wait = 0.5
        while not ended() and wait < 100:
            with anyio.move_on_after(wait):
                await client.call_tool("query", {"sql": ENDLESS})
            wait *= 2
            await anyio.sleep(1)
        out("cancel", ended=ended(), structured=(await client.call_tool("query", {"sql": "SELECT 1 AS one"})).structured_content)


anyio.run(main, *sys.argv[1:4], json.loads(sys.argv[4]))
