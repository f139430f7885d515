import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGrowing } from "../../../app/ui/use-growing.ts";

const frames = vi.hoisted(() => ({ behindPaint: [] as (() => void)[], before: [] as ((began: number) => void)[] }));
vi.mock("../../../app/ui/after-paint.ts", () => ({
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

/** One frame: milliseconds of its style, layout and paint, and how many of them some pointer asks for before its callbacks. */
const frame = (ms: number, early = 0) =>
  act(async () => {
    const began = now;
    now += early;
    frames.before.splice(0).forEach((run) => run(began));
    now += ms - early;
    frames.behindPaint.splice(0).forEach((run) => run());
  });

it("brings twice as many each time where frames are fast, and as many as at first behind a slow one", async () => {
  const { result } = renderHook(() => useGrowing(24, 2));
  const seen = [result.current];
  for (const ms of [3, 3, 30, 3, 3]) {
    await frame(ms);
    seen.push(result.current);
  }
  expect(seen).toEqual([2, 6, 14, 16, 20, 28]);
  await frame(3);
  expect(result.current).toBe(Infinity);
});

it("counts what was laid out for a pointer before the frame's callbacks", async () => {
  const { result } = renderHook(() => useGrowing(24, 2));
  await frame(30, 28);
  expect(result.current).toBe(4);
});

it("brings as many more a frame where it is slow, and then stays as it is", async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowing(total, 6), { initialProps: { total: 14 } });
  const seen = [result.current];
  for (let painted = 0; painted < 4; painted++) {
    await frame(30);
    seen.push(result.current);
  }
  expect(seen).toEqual([6, 12, 18, Infinity, Infinity]);
  // more rows later, by a larger window, are no reason to begin again
  rerender({ total: 40 });
  await frame(30);
  expect(result.current).toBe(Infinity);
});
