// The API of the server that the page comes from; see openapi.json.

const tokenKey = "sqlagent.token";

// token is the bearer token of this tab.
export const token = {
  get: () => sessionStorage.getItem(tokenKey),
  set: (value) => sessionStorage.setItem(tokenKey, value),
  clear: () => sessionStorage.removeItem(tokenKey),
};

// Failure is an error as the API has it: its kind, what happened, what to do.
export class Failure extends Error {
  constructor(status, { kind = "internal", message = "the server gave no reason", hint = "" } = {}, report = null) {
    super(message);
    Object.assign(this, { status, kind, hint, report });
  }
}

// whenTokenIsWanted gets the failure, and resolves when there is a token to try.
let whenTokenIsWanted = null;
export function onToken(ask) { whenTokenIsWanted = ask; }

async function request(method, path, body, { signal, accept = "application/json" } = {}) {
  for (;;) {
    const headers = { Accept: accept };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token.get()) headers.Authorization = "Bearer " + token.get();
    let answer;
    try {
      answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Failure(0, { kind: "unreachable", message: "cannot reach the server", hint: "check that sqlagent serve is running" });
    }
    if (answer.ok) return answer;
    let report = null;
    try { report = await answer.json(); } catch { /* a proxy answered, not the server */ }
    const failure = new Failure(answer.status, report?.error, report?.turns ? report : null);
    if (answer.status !== 401 || !whenTokenIsWanted) throw failure;
    await whenTokenIsWanted(failure);
  }
}

// call sends JSON and reads JSON.
export async function call(method, path, body, options) {
  const answer = await request(method, path, body, options);
  return answer.status === 204 ? null : answer.json();
}

// events sends JSON and yields server-sent events, {event, data}, as they come.
export async function* events(path, body, signal) {
  const answer = await request("POST", path, body, { signal, accept: "text/event-stream" });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) {
        const fields = {};
        for (const line of block.split("\n")) {
          const at = line.indexOf(": ");
          if (at > 0) fields[line.slice(0, at)] = line.slice(at + 2);
        }
        if (fields.data) yield { event: fields.event, data: JSON.parse(fields.data) };
      }
    }
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Failure(0, { kind: "unreachable", message: "the connection broke", hint: "ask again" });
  } finally {
    reader.cancel().catch(() => {});
  }
}
