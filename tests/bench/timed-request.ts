import { request, type Agent } from "node:http";

/** One request over a kept connection; the body is read to its end. @returns milliseconds */
export function timed(
  agent: Agent,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
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
