import { describe, expect, it } from "vitest";
import { darkPalette, lightPalette, type Palette } from "../../../app/theme/palette.ts";

/** WCAG 2 relative luminance of a #RRGGBB colour. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

type Pair = readonly [name: string, front: string, back: string, minimum: number];

function pairs({ color, band, stage }: Palette): Pair[] {
  const grounds = { paper: color.paper, wash: color.wash, raised: color.raised, accentWash: color.accentWash };
  const table: Pair[] = [];
  for (const [ground, back] of Object.entries(grounds)) {
    for (const ink of ["ink", "ink2", "ink3", "accent", "accentHover", "bad", "warn"] as const)
      table.push([`${ink} on ${ground}`, color[ink], back, TEXT]);
    for (const line of ["edge", "focus"] as const) table.push([`${line} on ${ground}`, color[line], back, SHAPE]);
    for (const [id, fill] of Object.entries(band)) table.push([`band ${id} on ${ground}`, fill, back, SHAPE]);
  }
  table.push(
    ["onAccent on accent", color.onAccent, color.accent, TEXT],
    ["onAccent on accentHover", color.onAccent, color.accentHover, TEXT],
    ["paper on bad (delete button)", color.paper, color.bad, TEXT],
    ["bad on badWash", color.bad, color.badWash, TEXT],
    ["warn on warnWash", color.warn, color.warnWash, TEXT],
  );
  for (const [name, colours] of Object.entries(stage)) {
    table.push([`text on stage ${name}`, colours.text, colours.fill, TEXT]);
    table.push([`edge of stage ${name} on paper`, colours.edge, color.paper, SHAPE]);
  }
  return table;
}

describe.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("contrast of the %s theme", (_name, palette) => {
  it.each(pairs(palette))("%s", (_pair, front, back, minimum) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(minimum);
  });
});

describe("contrast()", () => {
  it("is 21 for black on white and 1 for equal colours", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#C4C9C5", "#C4C9C5")).toBe(1);
  });

  it("is too low for the decorative rule as a shape", () => {
    expect(contrast(lightPalette.color.rule2, lightPalette.color.paper)).toBeLessThan(SHAPE);
  });
});
