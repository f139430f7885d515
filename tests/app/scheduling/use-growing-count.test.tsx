import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGrowingCount } from "../../../app/scheduling/use-growing-count.ts";

const frames = vi.hoisted(() => ({ behindPaint: [] as (() => void)[], before: [] as ((began: number) => void)[] }));
vi.mock("../../../app/scheduling/after-paint.ts", () => ({
  afterPaint: (run: () => void) => void frames.behindPaint.push(run),
}));

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.before.push(run));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** One frame: milliseconds of style, layout and paint; `early` of them are forced before the callbacks. */
const frame = (ms: number, early = 0) =>
  act(async () => {
    const began = now;
    now += early;
    frames.before.splice(0).forEach((run) => run(began));
    now += ms - early;
    frames.behindPaint.splice(0).forEach((run) => run());
  });

it("doubles the step after a fast frame, and resets it after a slow one", async () => {
  const { result } = renderHook(() => useGrowingCount(24, 2));
  const seen = [result.current];
  for (const ms of [3, 3, 30, 3, 3]) {
    await frame(ms);
    seen.push(result.current);
  }
  expect(seen).toEqual([2, 6, 14, 16, 20, 28]);
  await frame(3);
  expect(result.current).toBe(Infinity);
});

it("counts layout that is forced before the frame's callbacks", async () => {
  const { result } = renderHook(() => useGrowingCount(24, 2));
  await frame(30, 28);
  expect(result.current).toBe(4);
});

it("adds one step per slow frame, and stays complete afterwards", async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total, 6), { initialProps: { total: 14 } });
  const seen = [result.current];
  for (let painted = 0; painted < 4; painted++) {
    await frame(30);
    seen.push(result.current);
  }
  expect(seen).toEqual([6, 12, 18, Infinity, Infinity]);
  // More rows later, after a resize, do not start over.
  rerender({ total: 40 });
  await frame(30);
  expect(result.current).toBe(Infinity);
});
