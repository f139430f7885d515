import type { StageColours } from "../theme/palette.ts";
import { vars } from "../theme/vars.css.ts";

/** CSS colours of a bar segment: fill, line inside the border, text. */
export type SegmentPaint = StageColours;

const { endOfLife, ...stages } = vars.stage;
/** Colours of the life-cycle stages, from dark to light, so that they differ in greyscale too. */
export const STAGE_PAINT = { ...stages, end_of_life: endOfLife } as const;

/**
 * The share of `ink` (0 to 1) in shade `at` of `count`, from darkest to lightest. No shade lies between .41 and .6,
 * where neither paper nor ink is readable as text in both themes.
 */
export function inkShare(at: number, count: number): number {
  const place = count > 1 ? at / (count - 1) : 0;
  return place <= 0.5 ? 0.92 - 0.64 * place : 0.41 - 0.58 * (place - 0.5);
}

/** Paint of series `at` of `count` without colours of their own (components): shades of ink, darkest first. */
export function shadePaint(at: number, count: number): SegmentPaint {
  const share = inkShare(at, count);
  const fill = `color-mix(in srgb, ${vars.color.ink} ${(100 * share).toFixed(1)}%, ${vars.color.paper})`;
  return share > 0.5
    ? { fill, edge: fill, text: vars.color.paper }
    : // too light to be visible without an edge
      { fill, edge: vars.color.edge, text: vars.color.ink };
}
