import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGrowing } from "../../../app/ui/use-growing.ts";

const frames = vi.hoisted(() => ({ behindPaint: [] as (() => void)[], before: [] as (() => void)[] }));
vi.mock("../../../app/ui/after-paint.ts", () => ({
  afterPaint: (run: () => void) => void frames.behindPaint.push(run),
}));

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.before.push(() => run(now)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** One frame, whose style, layout and paint take so long. */
const frame = (ms: number) =>
  act(async () => {
    frames.before.splice(0).forEach((run) => run());
    now += ms;
    frames.behindPaint.splice(0).forEach((run) => run());
  });

it("brings all after the first ones where a frame is fast", async () => {
  const { result } = renderHook(() => useGrowing(24, 6));
  expect(result.current).toBe(6);
  await frame(3);
  expect(result.current).toBe(Infinity);
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
