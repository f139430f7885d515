// @vitest-environment node
import { expect, test } from "vitest";
import type { ByteReply } from "../../../app/data/http.ts";
import { failed, ok, type Outcome } from "../../../app/data/outcome.ts";
import { serverReference, type RequestOptions } from "../../../app/data/reference-api.ts";
import { LATE_MS, rowCalls } from "../../../app/data/row-calls.ts";

const ROWS: ByteReply = { bytes: new ArrayBuffer(1), etag: null, version: null, notModified: false };

/** Calls that the test answers, on a clock that the test moves. */
const watchedCalls = () => {
  const requests: { how: RequestOptions; answer: (outcome: Outcome<ByteReply>) => void }[] = [];
  const timers = new Set<{ at: number; action: () => void }>();
  const clock = { now: 0 };
  const ask = (how: RequestOptions = {}): Promise<Outcome<ByteReply>> =>
    new Promise((answer) => requests.push({ how, answer }));
  const none = async () => failed("not_found", "not asked for here");
  const rows = rowCalls(
    {
      updateTimes: none,
      versions: none,
      all: (_region, how) => ask(how),
      pinned: (_region, _version, how) => ask(how),
      kind: (_kind, _region, how) => ask(how),
    },
    (ms, action) => {
      const timer = { at: clock.now + ms, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  );
  const told: boolean[] = [];
  rows.onLate((isLate) => told.push(isLate));
  return {
    ...rows,
    requests,
    told,
    pass: (ms: number) => {
      clock.now += ms;
      for (const timer of timers) if (timer.at <= clock.now) timer.action();
    },
  };
};

test("a call is late after ten seconds, until it is answered", async () => {
  const { api, requests, told, pass } = watchedCalls();
  const asked = api.all(null);
  pass(9999);
  expect(told).toEqual([false]);
  pass(1);
  expect(told).toEqual([false, true]);
  requests[0]?.answer(ok(ROWS));
  expect(await asked).toEqual(ok(ROWS));
  expect(told).toEqual([false, true, false]);
});

test.each(["first", "second"])(
  "after a repeat the %s request may give the answer; the other is aborted",
  async (which) => {
    const { api, askAgain, requests, pass } = watchedCalls();
    const asked = api.all("Europe");
    pass(LATE_MS);
    askAgain();
    expect(requests.map(({ how }) => how.cache)).toEqual([undefined, "reload"]);
    requests[which === "first" ? 0 : 1]?.answer(ok(ROWS));
    expect(await asked).toEqual(ok(ROWS));
    expect(requests.every(({ how }) => how.signal?.aborted)).toBe(true);
    askAgain();
    expect(requests.length).toBe(2);
  },
);

test("a failed request ends the call only if no other request is pending", async () => {
  const { api, askAgain, requests } = watchedCalls();
  const asked = api.kind("usecase", null);
  askAgain();
  requests[1]?.answer(failed("network", "refused"));
  await Promise.resolve();
  requests[0]?.answer(ok(ROWS));
  expect(await asked).toEqual(ok(ROWS));

  const lost = api.pinned(null, "v1");
  requests[2]?.answer(failed("timeout", "gone"));
  expect(await lost).toMatchObject({ ok: false, problem: { code: "timeout" } });
});

test("a request that is cancelled early is aborted at the network", async () => {
  const stop = new AbortController();
  const { all } = serverReference(
    (_url, { signal, cache }) =>
      new Promise((_resolve, reject) => {
        expect(cache).toBe("reload");
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const asked = all(null, { signal: stop.signal, cache: "reload" });
  stop.abort();
  expect(await asked).toMatchObject({ ok: false, problem: { code: "network" } });
});
