import { useMemo } from "react";
import { formatCount } from "../text/format.ts";
import { useChartFrame, type ChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import type { Point } from "./box.ts";
import * as css from "./step-path.css.ts";

interface PathStep {
  /** the value after the step */
  readonly value: number;
  /** written at the step where there is room: "+9 to 66" */
  readonly label: string;
  /** written where there is less room: "66" */
  readonly shortLabel: string;
}

/** Radius of the numbered circles, px. */
const RADIUS = 10;
/** Space between a circle and its label, px. */
const LABEL_GAP = 8;
/** Distance between values on the axis. */
const TICK = 10;
/** Space above the highest line, for its label, rem. */
const TOP = 1.75;

/**
 * Positions of a line that rises in equal steps from a first value, px. Values are drawn between the multiples of ten
 * around them, within 0 to 100. `line` is path data from `left` to `right`; a step without room has no label.
 */
export function layOutStepPath(first: number, steps: readonly PathStep[], frame: ChartFrame) {
  const { width, rem, measure } = frame;
  const size = 0.8125 * rem;
  const values = [first, ...steps.map(({ value }) => value)];
  const low = Math.min(100 - TICK, Math.max(0, Math.floor(Math.min(...values) / TICK) * TICK));
  const high = Math.min(100, Math.max(Math.ceil(Math.max(...values) / TICK) * TICK, low + TICK));
  const top = TOP * rem;
  const plot = Math.min(8 * rem, Math.max(6 * rem, 0.16 * width));
  const y = (value: number): number => top + plot * (1 - (value - low) / (high - low));
  const left = Math.ceil(measure(String(high), size)) + LABEL_GAP;
  const part = (width - left) / (steps.length + 1);
  const start: Point = { x: left, y: y(first) };
  const room = part - RADIUS - LABEL_GAP;
  const fits = (of: (step: PathStep) => string): boolean => steps.every((step) => measure(of(step), size, 600) <= room);
  const labelOf = fits(({ label }) => label)
    ? ({ label }: PathStep) => label
    : fits(({ shortLabel }) => shortLabel)
      ? ({ shortLabel }: PathStep) => shortLabel
      : () => null;
  const isNumbered = part >= 2.4 * RADIUS;
  const placed = steps.map((step, at) => ({
    x: left + part * (at + 1),
    y: y(step.value),
    label:
      labelOf(step) ?? (at === steps.length - 1 && room >= measure(step.shortLabel, size) ? step.shortLabel : null),
    isNumbered,
  }));
  const line = [`M ${start.x} ${start.y}`, ...placed.map(({ x, y: to }) => `H ${x} V ${to}`), `H ${width}`].join(" ");
  const ticks = Array.from({ length: (high - low) / TICK + 1 }, (_, at) => ({
    value: low + at * TICK,
    at: y(low + at * TICK),
  }));
  return { height: top + plot + 0.5 * rem, left, right: width, line, start, steps: placed, ticks, size };
}

interface StepPathProps {
  /** text alternative with every value; the table beside the chart has the rest */
  readonly label: string;
  /** value before the first step, 0 to 100 */
  readonly first: number;
  /** "57 today" */
  readonly firstLabel: string;
  readonly steps: readonly PathStep[];
}

/** A score that rises step by step, each numbered like its row in the table below, beside the score without steps. */
export function StepPath({ label, first, firstLabel, steps }: StepPathProps) {
  const [host, frame] = useChartFrame();
  const layout = useMemo(() => layOutStepPath(first, steps, frame), [first, steps, frame]);
  const { left, right, start, size } = layout;
  return (
    <ChartSvg {...{ host, label }} width={frame.width} height={layout.height} aria-hidden="true">
      {layout.ticks.map(({ at, value }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={at} y2={at} className={chart.gridLine} />
          <ChartText
            lines={[formatCount(value)]}
            x={left - LABEL_GAP}
            y={at + size * 0.33}
            size={size}
            anchor="end"
            className={chart.text3}
          />
        </g>
      ))}
      <line x1={left} x2={right} y1={start.y} y2={start.y} className={css.start} />
      <path d={layout.line} className={css.path} />
      <ChartText
        lines={[firstLabel]}
        x={left + LABEL_GAP}
        y={start.y - size * 0.6}
        size={size}
        weight={600}
        className={chart.text}
      />
      {layout.steps.map(({ x, y, label: text, isNumbered }, at) => (
        <g key={`${at} ${x}`}>
          <circle cx={x} cy={y} r={isNumbered ? RADIUS : RADIUS / 4} className={css.mark} />
          {isNumbered && (
            <ChartText
              lines={[formatCount(at + 1)]}
              x={x}
              y={y + size * 0.33}
              size={size}
              weight={600}
              anchor="middle"
              className={css.number}
            />
          )}
          {text !== null && (
            <ChartText
              lines={[text]}
              x={x + RADIUS + LABEL_GAP / 2}
              y={y - size * 0.6}
              size={size}
              weight={600}
              className={chart.text}
            />
          )}
        </g>
      ))}
    </ChartSvg>
  );
}
