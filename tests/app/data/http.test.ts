// @vitest-environment node
import { expect, test } from "vitest";
import { fetchBytes, type Fetch } from "../../../app/data/http.ts";
import { DEFAULT_SETTINGS, fetchSettings } from "../../../app/data/site-settings.ts";
import { toyServer } from "./toy-server.ts";

const answering =
  (response: () => Response): Fetch =>
  async () =>
    response();

const code = async (fetch: Fetch, etag?: string): Promise<string> => {
  const reply = await fetchBytes(fetch, "/x", { timeoutMs: 60_000, ...(etag === undefined ? {} : { etag }) });
  return reply.ok ? "ok" : reply.problem.code;
};

test("only 200 with JSON is an answer, and 304 where it was asked for", async () => {
  const json = { "Content-Type": "application/json; charset=utf-8" };
  expect(await code(answering(() => new Response("{}", { headers: json })))).toBe("ok");
  expect(await code(answering(() => new Response("{}", { headers: { "Content-Type": "text/html" } })))).toBe(
    "bad_reply",
  );
  expect(await code(answering(() => new Response("{}", { status: 500, headers: json })))).toBe("bad_reply");
  expect(await code(answering(() => new Response(null, { status: 304 })))).toBe("bad_reply");
  expect(
    await code(
      answering(() => new Response(null, { status: 304 })),
      '"a"',
    ),
  ).toBe("ok");
  expect(await code(() => Promise.reject(new TypeError("offline")))).toBe("network");
});

const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));

const half: Fetch = async (_url, { signal }) => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode("{"));
      signal?.addEventListener("abort", () => stream.error(new Error("aborted")));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
};

test("a server that never answers times out", async () => {
  expect(await fetchBytes(silent, "/x", { timeoutMs: 1 })).toMatchObject({ ok: false, problem: { code: "timeout" } });
});

test("a body that stops in the middle times out", async () => {
  expect(await fetchBytes(half, "/x", { timeoutMs: 1 })).toMatchObject({ ok: false, problem: { code: "timeout" } });
});

test("the settings are the server's; an invalid settings file is a problem", async () => {
  const server = await toyServer();
  const feedbackUrl = "mailto:feedback@tare.example?subject=Feedback%20on%20Tare%201.0";
  expect(await fetchSettings(server.fetch)).toEqual({ ok: true, value: { ...DEFAULT_SETTINGS, feedbackUrl } });
  expect(await fetchSettings(answering(() => Response.json(null)))).toMatchObject({ ok: false });
  expect(await fetchSettings(answering(() => Response.json({ wordpressUrl: 5 })))).toMatchObject({ ok: false });
});
