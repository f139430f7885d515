import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** One request over a kept connection; the body is read to its end. @returns milliseconds */
export function timed(
  agent: Agent,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
) {
  return new Promise<{ took: number; status: number }>((resolve, reject) => {
    const start = performance.now();
    const { method = "GET", headers = {}, body } = init;
    const call = request(url, { agent, method, headers: { "Accept-Encoding": "gzip", ...headers } }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ took: performance.now() - start, status: answer.statusCode ?? 0 }));
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** Asks for the health again and again while `work` is under way. @returns the waits in ms */
export async function waitsDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  const asking = { goesOn: true };
  const ended = work.finally(() => (asking.goesOn = false));
  ended.catch(() => undefined);
  while (asking.goesOn) {
    waits.push((await timed(agent, `${origin}/api/health`)).took);
    await pause(5);
  }
  await ended;
  agent.destroy();
  return waits;
}
