// Does with the Model Context Protocol's official clients for JavaScript what assistants do, and prints what came of
// each step as a line of JSON.
//   node mcp_client.mjs FOLDER PACKAGE SERVER AUDIT CALLS
// FOLDER has node_modules; PACKAGE is sdk or client; SERVER is a URL, or a command as a JSON list; AUDIT is the
// server's audit file; CALLS are [{"name", "tool", "arguments"}, …].
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

const [folder, name, server, audit, calls] = process.argv.slice(2)
const load = createRequire(`${folder}/`)
const isSDK = name === 'sdk'
const { Client } = load(isSDK ? '@modelcontextprotocol/sdk/client/index.js' : '@modelcontextprotocol/client')
const { StdioClientTransport } = load(isSDK ? '@modelcontextprotocol/sdk/client/stdio.js' : '@modelcontextprotocol/client/stdio')
const { StreamableHTTPClientTransport } = load(isSDK ? '@modelcontextprotocol/sdk/client/streamableHttp.js' : '@modelcontextprotocol/client')

const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 1e15) SELECT max(i) FROM n'
const out = (name, came) => console.log(JSON.stringify({ name, ...came }))

const client = new Client({ name: 'test-client', version: '1' }, isSDK ? {} : { versionNegotiation: { mode: 'auto' } })
if (server.startsWith('[')) {
  const [command, ...args] = JSON.parse(server)
  await client.connect(new StdioClientTransport({ command, args }))
} else {
  await client.connect(new StreamableHTTPClientTransport(new URL(server)))
}
const call = (tool, args, options) =>
  isSDK ? client.callTool({ name: tool, arguments: args }, undefined, options) : client.callTool({ name: tool, arguments: args }, options)

out('initialise', { server: client.getServerVersion().name, instructions: client.getInstructions() })
out('list', { tools: (await client.listTools()).tools.map(t => t.name) })
for (const { name, tool, arguments: args } of JSON.parse(calls)) {
  try {
    const r = await call(tool, args)
    out(name, { text: r.content[0].text, structured: r.structuredContent, isError: r.isError ?? false })
  } catch (e) {
    out(name, { error: e.message })
  }
}

// A client drops the progress that comes in one piece with the answer, as it does where the machine is busy: asked again.
const messages = []
for (let i = 0; i < 20 && messages.length === 0; i++) {
  await call('ask', { question: 'How many albums are there?' }, { onprogress: p => messages.push(p.message) })
}
out('progress', { messages })

// The audit knows of a statement that has ended. A call may be cancelled before its statement begins: it is made again.
const ended = () => readFileSync(audit, 'utf8').replaceAll('\\u003c', '<').includes(endless)
for (let wait = 500; !ended() && wait < 100_000; wait *= 2) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), wait)
  await call('query', { sql: endless }, { signal: stop.signal, timeout: 600_000 }).catch(() => {})
  clearTimeout(timer)
  await sleep(1000)
}
out('cancel', { ended: ended(), structured: (await call('query', { sql: 'SELECT 1 AS one' })).structuredContent })
await client.close()
