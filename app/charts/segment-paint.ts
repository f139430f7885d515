import { vars } from "../theme/vars.css.ts";

/** How a segment of a bar is painted: fill, the line inside its border, the text on it. */
export interface SegmentPaint {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** The life-cycle stages, dark to light in their order, so that grey tells them apart too. */
export const STAGE_PAINT: Readonly<
  Record<"materials" | "forming" | "transport" | "washing" | "end_of_life", SegmentPaint>
> = {
  materials: vars.stage.materials,
  forming: vars.stage.forming,
  transport: vars.stage.transport,
  washing: vars.stage.washing,
  end_of_life: vars.stage.endOfLife,
};

/**
 * The share of `ink` in a shade, from the strongest to the palest. Nothing lies between .6 and .41: there neither paper nor ink is
 * readable as text in both themes.
 */
export function inkShare(at: number, count: number): number {
  const place = count > 1 ? at / (count - 1) : 0;
  return place <= 0.5 ? 0.92 - 0.64 * place : 0.41 - 0.58 * (place - 0.5);
}

/** The neutral paint of the `at`th of `count` series that have no colours of their own (components): shades of ink, strongest first. */
export function shadePaint(at: number, count: number): SegmentPaint {
  const share = inkShare(at, count);
  const fill = `color-mix(in srgb, ${vars.color.ink} ${(100 * share).toFixed(1)}%, ${vars.color.paper})`;
  return share > 0.5
    ? { fill, edge: fill, text: vars.color.paper }
    : // too pale for the page alone
      { fill, edge: vars.color.edge, text: vars.color.ink };
}
