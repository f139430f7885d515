import type { SegmentPaint } from "./segment-paint.ts";

export interface ShortBarsSegment {
  readonly id: string;
  readonly value: number;
  /** name and value as text */
  readonly said: string;
  readonly paint: SegmentPaint;
}

interface PlacedSegment {
  readonly segment: ShortBarsSegment;
  /** percent of the plot */
  readonly start: number;
  readonly width: number;
}

interface Bar {
  readonly segments: readonly ShortBarsSegment[];
  readonly total: number | null;
}

const valuesOf = ({ segments, total }: Bar): readonly number[] =>
  total === null ? [] : segments.map(({ value }) => value);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const right = (bar: Bar): number => sumOf(valuesOf(bar).filter((value) => value > 0));
const left = (bar: Bar): number => -sumOf(valuesOf(bar).filter((value) => value < 0));

/**
 * Positions of the segments of each bar, in percent of the plot, on one scale: positive segments right of zero,
 * negative ones left. Widths are proportional to the values. Omits bars without a total and segments of value 0.
 */
export const placeSegments = (bars: readonly Bar[]): readonly (readonly PlacedSegment[])[] => {
  const zero = Math.max(0, ...bars.map(left));
  const length = zero + Math.max(0, ...bars.map(right));
  if (!(length > 0)) return bars.map(() => []);
  const percent = (value: number): number => (100 * value) / length;
  return bars.map((bar) => {
    let [to, from] = [zero, zero];
    if (bar.total === null) return [];
    return bar.segments.flatMap((segment): PlacedSegment[] => {
      const width = Math.abs(segment.value);
      if (!(width > 0)) return [];
      if (segment.value > 0) to += width;
      else from -= width;
      const start = segment.value > 0 ? to - width : from;
      return [{ segment, start: percent(start), width: percent(width) }];
    });
  });
};
