import { expect, test } from "vitest";
import { QUEUED_HASHES } from "../../../edge-api/contract/limits.ts";
import { queuedHasher } from "../../../edge-api/services/queued-hasher.ts";

/** A hasher that computes until it is told to end; passwords name the calls. */
function bench(threads: number) {
  const begun: string[] = [];
  const ends = new Map<string, (outcome: "done" | "failed") => void>();
  const hash = (password: string): Promise<string> => {
    begun.push(password);
    return new Promise((resolve, reject) => {
      ends.set(password, (outcome) => (outcome === "done" ? resolve(password) : reject(new Error("no hash"))));
    });
  };
  const verify = async (password: string) => ({ matches: (await hash(password)) === password, needsRehash: false });
  const end = async (password: string, outcome: "done" | "failed" = "done"): Promise<void> => {
    ends.get(password)?.(outcome);
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
  };
  return { hasher: queuedHasher({ hash, verify }, threads), begun, end };
}

test("as many hashes as threads are computed at once, the others in the order of their calls", async () => {
  const { hasher, begun, end } = bench(2);
  const all = ["a", "b", "c", "d"].map((name) => hasher.hash(name));
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("known devices go before everybody else", async () => {
  const { hasher, begun, end } = bench(1);
  const all = [hasher.hash("first"), hasher.hash("stranger"), hasher.verify("known", "phc", "known")];
  await end("first");
  await end("known");
  await end("stranger");
  await Promise.all(all);
  expect(begun).toEqual(["first", "known", "stranger"]);
});

test("a full queue refuses strangers, and lets known devices in", async () => {
  const { hasher, begun, end } = bench(1);
  const first = hasher.hash("first");
  const waiting = Array.from({ length: QUEUED_HASHES }, (_, at) => hasher.hash(`stranger ${at}`));
  await expect(hasher.hash("one more")).rejects.toMatchObject({ code: "too_many_requests" });
  const known = hasher.hash("known", "known");
  await end("first");
  await end("known");
  for (const at of waiting.keys()) await end(`stranger ${at}`);
  expect(await Promise.all([first, known, ...waiting])).toHaveLength(QUEUED_HASHES + 2);
  expect(begun).not.toContain("one more");
});

test("a failing hash gives its thread to the next", async () => {
  const { hasher, begun, end } = bench(1);
  const failing = hasher.hash("a").catch(String);
  const next = hasher.hash("b");
  await end("a", "failed");
  expect(await failing).toBe("Error: no hash");
  await end("b");
  expect(await next).toBe("b");
  expect(begun).toEqual(["a", "b"]);
});
