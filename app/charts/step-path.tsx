import { useMemo } from "react";
import { formatCount } from "../text/format.ts";
import { useChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import { LABEL_GAP, layOutStepPath, RADIUS, type PathStep } from "./step-path-layout.ts";
import * as css from "./step-path.css.ts";

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
