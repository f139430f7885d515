import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForIdlePage } from "../../../app/scheduling/wait-for-idle-page.ts";

/** Whether the page is idle, check by check; the last answer repeats. */
let answers: boolean[];
let looks: number;

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  vi.stubGlobal("requestIdleCallback", (told: IdleRequestCallback) => {
    const idle = answers[Math.min(looks++, answers.length - 1)];
    setTimeout(() => told({ didTimeout: false, timeRemaining: () => (idle === true ? 49 : 7) }), 5);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Milliseconds until it settles. */
const waited = async (signal = new AbortController().signal): Promise<number> => {
  const start = performance.now();
  let end = NaN;
  void waitForIdlePage(signal).then(() => (end = performance.now()));
  await vi.runAllTimersAsync();
  return end - start;
};

test("settles soon on a page that draws nothing", async () => {
  answers = [true];
  expect(await waited()).toBeLessThan(150);
  expect(looks).toBe(3);
});

test("does not settle in a pause between two parts of a screen", async () => {
  answers = [false, true, true, false, false, true];
  await waited();
  expect(looks).toBe(8);
});

test("does not wait long for a page that is never idle", async () => {
  answers = [false];
  const ms = await waited();
  expect(ms).toBeGreaterThan(1000);
  expect(ms).toBeLessThan(1600);
});

test("stops checking on abort", async () => {
  answers = [false];
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 200);
  expect(await waited(gone.signal)).toBeLessThan(250);
});

test.each([
  ["in the background", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ["in a browser that cannot tell", () => Reflect.deleteProperty(globalThis, "requestIdleCallback")],
])("%s it does not wait", async (_, make) => {
  answers = [false];
  make();
  expect(await waited()).toBe(0);
  expect(looks).toBe(0);
});
