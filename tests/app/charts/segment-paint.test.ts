import { describe, expect, it } from "vitest";
import { inkShare } from "../../../app/charts/segment-paint.ts";
import { darkPalette, lightPalette } from "../../../app/theme/palette.ts";

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const mix = (ink: string, paper: string, share: number): readonly number[] =>
  channels(ink).map((value, at) => share * value + (1 - share) * (channels(paper)[at] ?? 0));
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const lightness = (rgb: readonly number[]): number => 116 * Math.cbrt(luminance(rgb)) - 16;

describe.each([
  ["light", lightPalette.color],
  ["dark", darkPalette.color],
])("shades in the %s theme", (_theme, { ink, paper }) => {
  it.each([1, 2, 3, 4, 5, 6, 8, 12])("have readable text, %i shades", (count) => {
    for (let at = 0; at < count; at += 1) {
      const share = inkShare(at, count);
      const fill = mix(ink, paper, share);
      expect(contrast(fill, channels(share > 0.5 ? paper : ink))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("differ in greyscale, up to six shades", () => {
    const steps = Array.from({ length: 6 }, (_, at) => lightness(mix(ink, paper, inkShare(at, 6))));
    for (let at = 1; at < steps.length; at += 1) {
      expect(Math.abs((steps[at] ?? 0) - (steps[at - 1] ?? 0))).toBeGreaterThanOrEqual(8);
    }
  });

  it("have a contrast of 3:1 to the page where the fill has no edge", () => {
    expect(contrast(mix(ink, paper, 0.6), channels(paper))).toBeGreaterThanOrEqual(3);
  });
});
