// Does with OpenAI's own client what chat programs do, and prints what came of each step as a line of JSON.
//   node openai.mjs CLIENT-FOLDER BASE-URL KEY BUSY-URL
import { pathToFileURL } from 'node:url'

const [folder, baseURL, apiKey, busyURL] = process.argv.slice(2)
const { default: OpenAI } = await import(pathToFileURL(`${folder}/index.mjs`))
const client = (key, url = baseURL) => new OpenAI({ apiKey: key, baseURL: url, maxRetries: 0 })
const ann = client(apiKey)
const question = [{ role: 'user', content: 'How many customers are from Germany?' }]

async function step(name, run) {
  try {
    console.log(JSON.stringify({ name, ...(await run()) }))
  } catch (e) {
    console.log(JSON.stringify({ name, error: e.constructor.name, status: e.status, message: e.message, retry: e.headers?.get('retry-after') }))
  }
}

await step('models', async () => {
  const ids = []
  for await (const m of ann.models.list()) ids.push(m.id)
  return { text: ids.join(' ') }
})
await step('model', async () => ({ text: (await ann.models.retrieve('shop')).id }))
await step('plain', async () => {
  const c = await ann.chat.completions.create({ model: 'shop', messages: question, temperature: 0 })
  return { text: c.choices[0].message.content, finish: c.choices[0].finish_reason, tokens: c.usage.total_tokens }
})
await step('stream', async () => {
  let text = '', finish, tokens
  const events = await ann.chat.completions.create({ model: 'shop', messages: question, stream: true, stream_options: { include_usage: true } })
  for await (const e of events) {
    text += e.choices[0]?.delta?.content ?? ''
    finish = e.choices[0]?.finish_reason ?? finish
    tokens = e.usage?.total_tokens ?? tokens
  }
  return { text, finish, tokens }
})
await step('helper', async () => { // which gathers a stream, and is strict about its form
  const c = await ann.chat.completions.stream({ model: 'shop', messages: question }).finalChatCompletion()
  return { text: c.choices[0].message.content, finish: c.choices[0].finish_reason }
})
await step('response', async () => {
  const r = await ann.responses.create({ model: 'shop', input: 'How many customers are from Germany?', instructions: 'Answer briefly.', metadata: { a: 'b' } })
  const next = await ann.responses.create({ model: 'shop', input: 'And from France?', previous_response_id: r.id })
  return { text: r.output_text, finish: r.status + ' ' + next.status + ' ' + r.metadata.a, tokens: r.usage.total_tokens, cached: next.usage.input_tokens < r.usage.input_tokens }
})
await step('response, listed', async () => {
  const said = [...question]
  const r = await ann.responses.create({ model: 'shop', input: said })
  said.push(...r.output, { role: 'user', content: [{ type: 'input_text', text: 'And from France?' }] })
  const next = await ann.responses.create({ model: 'shop', input: said })
  return { text: next.output_text, finish: next.status, cached: next.usage.input_tokens < r.usage.input_tokens }
})
await step('response, streamed', async () => {
  let text = '', finish, tokens, last = -1
  for await (const e of await ann.responses.create({ model: 'shop', input: question, stream: true })) {
    if (e.sequence_number !== ++last) throw new Error(`event ${last} has the number ${e.sequence_number}`)
    if (e.type === 'response.output_text.delta') text += e.delta
    if (e.type === 'response.completed') { finish = e.response.status; tokens = e.response.usage.total_tokens }
  }
  return { text, finish, tokens }
})
await step('response, helper', async () => { // which gathers a stream, and is strict about its form
  const r = await ann.responses.stream({ model: 'shop', input: question }).finalResponse()
  return { text: r.output_text, finish: r.status }
})
await step('response, no answer, streamed', async () => {
  for await (const e of await ann.responses.create({ model: 'shop', input: 'Xyzzy plugh?', stream: true })) {
    if (e.type === 'response.failed') return { text: e.response.error.message, finish: e.response.status }
  }
})
await step('response, of none', () => ann.responses.create({ model: 'shop', input: 'And from France?', previous_response_id: 'resp_0' }))
await step('response, not understood', () => ann.responses.create({ model: 'shop', input: [{ type: 'function_call_output', call_id: 'a', output: 'b' }] }))
await step('wrong key', () => client('wrong').models.list())
await step('no such model', () => ann.chat.completions.create({ model: 'cellar', messages: question }))
await step('no such model to retrieve', () => ann.models.retrieve('cellar'))
await step('not understood', () => ann.chat.completions.create({ model: 'shop', messages: [] }))
await step('no answer', () => ann.chat.completions.create({ model: 'shop', messages: [{ role: 'user', content: 'Xyzzy plugh?' }] }))
await step('no answer, streamed', async () => {
  for await (const _ of await ann.chat.completions.create({ model: 'shop', stream: true, messages: [{ role: 'user', content: 'Xyzzy plugh?' }] }));
  return { text: 'it ended well' }
})
await step('busy', () => client(apiKey, busyURL).chat.completions.create({ model: 'shop', messages: question }))
