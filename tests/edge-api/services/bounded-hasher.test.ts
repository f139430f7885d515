import { expect, test } from "vitest";
import { HASHES } from "../../../edge-api/contract/limits.ts";
import { boundedHasher } from "../../../edge-api/services/bounded-hasher.ts";

const APART = HASHES.window / HASHES.limit;

/** A fake clock that pauses advance; each hash blocks the thread for `took` ms. */
function bench(took: number, fails = false) {
  let time = 0;
  const begun: number[] = [];
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => void waiting.push({ until: time + milliseconds, wake: resolve }));
  const compute = async (): Promise<string> => {
    begun.push(time);
    time += took;
    if (fails) throw new Error("no hash");
    return "hash";
  };
  const hasher = boundedHasher(
    { hash: compute, verify: async () => ({ matches: (await compute()) === "hash", needsRehash: false }) },
    { now: () => time, pause },
  );
  /** Resolves pending pauses in order until none is left. */
  const settle = async (): Promise<void> => {
    for (;;) {
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
      waiting.sort((one, other) => one.until - other.until);
      const next = waiting.shift();
      if (next === undefined) return;
      time = Math.max(time, next.until);
      next.wake();
    }
  };
  const settled = async (...asked: readonly Promise<unknown>[]): Promise<unknown[]> => {
    const outcomes = asked.map((one) =>
      one.then(
        () => "done",
        (error: unknown): unknown => Object(error).code ?? String(error),
      ),
    );
    await settle();
    return Promise.all(outcomes);
  };
  return { hasher, begun, settled, pass: (milliseconds: number) => void (time += milliseconds) };
}

test("concurrent hashes start apart; a call that would wait a second is refused before it computes anything", async () => {
  const { hasher, begun, settled } = bench(0);
  const all = await settled(...Array.from({ length: 10 }, () => hasher.hash("p")));
  expect(all.filter((one) => one === "done")).toHaveLength(HASHES.limit);
  expect(all.filter((one) => one === "too_many_requests")).toHaveLength(10 - HASHES.limit);
  expect(begun).toEqual([0, APART, 2 * APART, 3 * APART]);
});

test.each([
  [400, 400],
  [3000, HASHES.window / 2],
])(
  "a hash of %i ms is followed by a pause of %i ms, and a call that hashes twice gets its second turn",
  async (took, rest) => {
    const { hasher, begun, settled } = bench(took);
    expect(await settled(hasher.verify("p", "phc").then(() => hasher.hash("q")))).toEqual(["done"]);
    expect(begun).toEqual([0, took + rest]);
  },
);

test("a burst on a slow machine: one at a time with pauses, and long waits are refused", async () => {
  const { hasher, begun, settled } = bench(1500);
  const all = await settled(...Array.from({ length: 4 }, () => hasher.hash("p")));
  // the second waits 1.5 s plus a pause of 0.5 s; afterwards the others have exceeded their maximum wait
  expect(begun).toEqual([0, 2000]);
  expect(all.filter((one) => one === "done")).toHaveLength(2);
  const quick = bench(300);
  await quick.settled(...Array.from({ length: 4 }, () => quick.hasher.hash("p")));
  expect(quick.begun.map((at, place) => at - (quick.begun[place - 1] ?? 0))).toEqual([0, 600, 600, 600]);
});

test("a known device goes before all others, and a full queue of others does not refuse it", async () => {
  const { hasher, begun, settled } = bench(400);
  const flood = Array.from({ length: 20 }, () => hasher.hash("p"));
  let begunBefore: readonly number[] = [];
  // the second call of its queue, when others wait too
  const known = [1, 2].map(() => hasher.verify("p", "phc", "known").then(() => void (begunBefore = [...begun])));
  const all = await settled(...known, ...flood);
  expect(all.slice(0, 2)).toEqual(["done", "done"]);
  expect(begunBefore).toEqual([0, 800, 1600]);
  expect(all.slice(2).filter((one) => one === "too_many_requests").length).toBeGreaterThan(15);
});

test("a known device waits for the longest hash of another, and its own queue is limited too", async () => {
  const { hasher, settled } = bench(4000);
  expect(await settled(hasher.hash("p"), hasher.hash("p"), hasher.hash("p", "known"))).toEqual([
    "done",
    "too_many_requests",
    "done",
  ]);
  const crowd = bench(0);
  const all = await crowd.settled(...Array.from({ length: 10 }, () => crowd.hasher.hash("p", "known")));
  expect(all.filter((one) => one === "done")).toHaveLength(HASHES.limit);
});

test("after an idle time the next hash starts at once; a failing hash blocks nothing", async () => {
  const { hasher, begun, settled, pass } = bench(100, true);
  expect(await settled(hasher.hash("p"))).toEqual(["Error: no hash"]);
  pass(10 * HASHES.window);
  expect(await settled(hasher.hash("p"))).toEqual(["Error: no hash"]);
  expect(begun).toEqual([0, 100 + 10 * HASHES.window]);
});
