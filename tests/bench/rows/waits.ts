import { existsSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { comparison, freshId, portfolio } from "../../edge-api/suite/items.ts";
import { PASSWORD, REGISTRATION } from "../../edge-api/suite/people.ts";
import { travelling, WORST_BODIES, type PostPath } from "../../edge-api/suite/worst-bodies.ts";
import { withDenoHost } from "../page/deno-host.ts";
import { BUILT_PAGE } from "../page/first-visit-weight.ts";
import { atMost, type BenchRow, type Outcome } from "../row.ts";
import { timed, waitsDuring } from "../timed-request.ts";

/** What another request may wait at the most (ms), and memory that 200 calls may leave (MB). */
const LONGEST_WAIT = 250;
const KEPT_MB = 50;
const CALLS = 200;
const SECONDS = 8;
/** Deno ends threads of a call, and frees what is theirs, after 10 s without work. */
const REST_MS = 20_000;
const BOMB = gzipSync(Buffer.alloc(200 * 1024 * 1024, " "));
const ID = "worst_1";

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the calls of one account. Each says another address, so that limits by address are not what is measured. */
function caller(origin: string, agent: Agent, token: string) {
  let sent = 0;
  return async ({ path, headers = {}, ...call }: Call): Promise<number> => {
    const address = `10.1.${(sent >> 8) % 256}.${sent++ % 256}`;
    const all = {
      "Content-Type": "application/json",
      "X-Forwarded-For": address,
      ...(token !== "" && { Authorization: `Bearer ${token}` }),
      ...headers,
    };
    return (await timed(agent, `${origin}${path}`, { ...call, headers: all })).status;
  };
}
type Send = ReturnType<typeof caller>;

const post = (path: string, body: string | Uint8Array, headers = {}): Call => ({ method: "POST", path, body, headers });

/** The largest body of a call. @param at which of its legal bodies */
function largest(path: PostPath, at: number): Call {
  const call = WORST_BODIES[path];
  const travels = travelling(call, call.bodies[at]?.text(call.limit.unpacked - 64, "") ?? "");
  return post(path, travels.body, travels.headers);
}

async function logIn(origin: string): Promise<string> {
  const email = "waits@mail.example";
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.0.0.1" },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  await ask("/api/register", { ...REGISTRATION, email });
  return String(Object(await ask("/api/login", { email, password: PASSWORD })).accessToken);
}

/** Repeats a call over several connections for some seconds. */
async function repeated(send: Send, connections: number, call: Call, status: number): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const answered = await send(call);
      // one large body at a time: the others are told to come again
      if (answered !== status && answered !== 429) throw new Error(`${call.path} answered ${answered}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

async function measured(origin: string, _file: string, pid: number): Promise<readonly Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const token = await logIn(origin);
  const send = caller(origin, agent, token);
  const shared = largest("/api/share", 2);
  const made = await fetch(`${origin}${shared.path}`, {
    method: "POST",
    headers: { ...shared.headers, "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: shared.body as BodyInit,
  });
  const { id } = Object(await made.json());
  const stored = await send(largest("/api/createPortfolio", 0));
  if (made.status !== 200 || stored !== 200) throw new Error(`filling answered ${made.status} and ${stored}`);
  const choices = Object.fromEntries(Array.from({ length: 16_000 }, (_, at) => [`m${at}`, true]));
  const large = () => JSON.stringify({ ...comparison(freshId()), recycling_overrides: { recycle: choices } });
  const read: Call = { path: `/api/portfolio/${ID}` };
  const stale = post("/api/updatePortfolio", JSON.stringify(portfolio(ID)), { "If-Match": '"999"' });
  const bombs = Array.from({ length: 6 }, () => post("/api/createPortfolio", BOMB, { "Content-Encoding": "gzip" }));
  const guest = caller(origin, agent, "");
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    "the largest portfolio, 8 at once": () => repeated(send, 8, read, 200),
    "a share of it, 8 at once": () => repeated(guest, 8, { path: `/api/share/${id}` }, 200),
    "exports of an account, 4 at once": () => repeated(send, 4, { path: "/api/exportUser" }, 200),
    "conflicts over it, 4 at once": () => repeated(send, 4, stale, 409),
    "six bombs of 200 MB": () => Promise.all(bombs.map(send)),
    "30 comparisons of 240 KB": () =>
      Promise.all(Array.from({ length: 30 }, () => send(post("/api/createComparison", large())))),
  };
  await send(read);
  const before = residentMb(pid);
  const outcomes: Outcome[] = [];
  for (const [what, work] of Object.entries(works)) {
    const waits = await waitsDuring(origin, work());
    outcomes.push(atMost(`others wait at the most: ${what}`, LONGEST_WAIT, "ms", Math.max(...waits), ""));
  }
  for (let call = 0; call < CALLS; call += 4) await Promise.all(Array.from({ length: 4 }, () => send(read)));
  await pause(REST_MS);
  const kept = residentMb(pid) - before;
  const detail = `${before.toFixed(0)} MB before`;
  outcomes.push(atMost(`memory of the process after ${CALLS} more reads of it`, KEPT_MB, "MB", kept, detail));
  agent.destroy();
  return outcomes;
}

async function run(): Promise<readonly Outcome[]> {
  if (!existsSync(BUILT_PAGE) || !existsSync("/proc/self/status")) {
    return [
      { what: "waits of others", goal: null, measured: "not measured: npm run build first, on Linux", met: null },
    ];
  }
  return withDenoHost(measured);
}

/** What a small request waits while others make the largest calls, on Deno. */
export const waits: BenchRow = { name: "waits", run };
