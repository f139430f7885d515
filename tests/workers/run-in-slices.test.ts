import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { CANCELLED, runInSlices } from "../../workers/jobs.ts";

/** Steps that each exceed a slice. */
function* slow(steps: number, onStep: (step: number) => void) {
  for (let step = 1; step <= steps; step++) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    onStep(step);
    yield step / steps;
  }
  return "done";
}

test("reports progress, yields to other work, and returns the result", async () => {
  const shares: number[] = [];
  const order: string[] = [];
  const work = runInSlices(
    slow(3, (step) => order.push(`step ${step}`)),
    (share) => shares.push(share),
    () => false,
  );
  const others = (async () => {
    await setImmediate();
    order.push("other");
  })();
  expect(await work).toBe("done");
  await others;
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("step 3"));
});

test("stops at the next pause after cancellation", async () => {
  const steps: number[] = [];
  const answer = await runInSlices(
    slow(5, (step) => steps.push(step)),
    () => undefined,
    () => steps.length >= 2,
  );
  expect(answer).toBe(CANCELLED);
  expect(steps).toEqual([1, 2]);
});

function* short() {
  yield 0.5;
  return 1;
}

test("short work is not paused", async () => {
  const shares: number[] = [];
  expect(
    await runInSlices(
      short(),
      (share) => shares.push(share),
      () => true,
    ),
  ).toBe(1);
  expect(shares).toEqual([]);
});
