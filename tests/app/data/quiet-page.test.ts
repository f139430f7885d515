import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForIdlePage } from "../../../app/scheduling/wait-for-idle-page.ts";

/** Whether the page is idle, look by look; the last one stays so. */
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

/** Milliseconds until it settled. */
const waited = async (signal = new AbortController().signal): Promise<number> => {
  const start = performance.now();
  let end = NaN;
  void waitForIdlePage(signal).then(() => (end = performance.now()));
  await vi.runAllTimersAsync();
  return end - start;
};

test("a page that draws nothing is quiet soon", async () => {
  answers = [true];
  expect(await waited()).toBeLessThan(150);
  expect(looks).toBe(3);
});

test("a pause between two parts of a screen that comes up is not its end", async () => {
  answers = [false, true, true, false, false, true];
  await waited();
  expect(looks).toBe(8);
});

test("a page that never rests is not waited for long", async () => {
  answers = [false];
  const ms = await waited();
  expect(ms).toBeGreaterThan(1000);
  expect(ms).toBeLessThan(1600);
});

test("whom it was for may have gone: nobody looks any more", async () => {
  answers = [false];
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 200);
  expect(await waited(gone.signal)).toBeLessThan(250);
});

test.each([
  ["in the background", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ["in a browser that cannot tell", () => Reflect.deleteProperty(globalThis, "requestIdleCallback")],
])("%s nothing is waited for", async (_, make) => {
  answers = [false];
  make();
  expect(await waited()).toBe(0);
  expect(looks).toBe(0);
});
