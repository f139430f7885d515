import { describe, expect, it } from "vitest";
import { layOutStepPath } from "../../../app/charts/step-path.tsx";

const frameOf = (width: number) => ({ width, rem: 16, measure: (text: string) => text.length * 7 });
const step = (value: number) => ({ value, label: `+9 to ${value}`, shortLabel: String(value) });

describe("a path of steps", () => {
  it("rises from the first value to that of each step, and ends at the right edge", () => {
    const { steps, start, line, ticks } = layOutStepPath(57, [step(66), step(71), step(74)], frameOf(720));
    expect(ticks.map(({ value }) => value)).toEqual([50, 60, 70, 80]);
    const heights = [start.y, ...steps.map(({ y }) => y)];
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    // 66 lies six tenths of the way from the tick of 60 to that of 70
    const [at60 = 0, at70 = 0] = ticks.slice(1).map(({ at }) => at);
    expect(steps[0]?.y).toBeCloseTo(at60 + 0.6 * (at70 - at60), 9);
    expect(line.endsWith("H 720")).toBe(true);
    expect(steps.map(({ label }) => label)).toEqual(["+9 to 66", "+9 to 71", "+9 to 74"]);
  });

  it("shortens labels where there is less room, and leaves them and the numbers out where there is none", () => {
    const five = [60, 63, 66, 69, 72].map(step);
    expect(layOutStepPath(57, five, frameOf(330)).steps.map(({ label }) => label)).toEqual([
      "60",
      "63",
      "66",
      "69",
      "72",
    ]);
    const thirty = Array.from({ length: 30 }, (_, at) => step(60 + at));
    const { steps } = layOutStepPath(57, thirty, frameOf(330));
    expect(steps.every(({ isNumbered, label }) => !isNumbered && label === null)).toBe(true);
  });

  it("stays within 0 to 100, and has a height also for steps within one multiple of ten", () => {
    const { ticks } = layOutStepPath(99.2, [step(99.9)], frameOf(720));
    expect(ticks.map(({ value }) => value)).toEqual([90, 100]);
    expect(layOutStepPath(100, [], frameOf(720)).ticks.map(({ value }) => value)).toEqual([90, 100]);
  });
});
