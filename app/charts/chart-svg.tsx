import { Fragment, type ComponentProps, type RefObject } from "react";
import * as chart from "./chart.css.ts";

interface ChartSvgProps extends ComponentProps<"svg"> {
  /** of `useChartFrame` */
  readonly host: RefObject<HTMLElement | null>;
  /** px */
  readonly width: number;
  readonly height: number;
  /** accessible name of the chart */
  readonly label?: string;
}

/** An SVG chart at its real size; further props go to the svg. */
export const ChartSvg = ({ host, width, height, label, ...rest }: ChartSvgProps) => (
  <figure ref={host} className={chart.host} aria-label={label}>
    <svg className={chart.svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...rest} />
  </figure>
);

interface ChartTextProps {
  readonly lines: readonly string[];
  /** px; y is the baseline of the first line */
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
  readonly weight?: number;
  /** px */
  readonly lineHeight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly className?: string | undefined;
  /** a colour from data; otherwise the class sets it */
  readonly fill?: string;
}

/** Text in a chart, one element per line; the 2 of `CO2` is lowered, because the font has no subscript 2. */
export const ChartText = ({ lines, x, y, size, weight, lineHeight, anchor, className, fill }: ChartTextProps) =>
  lines.map((line, at) => (
    <text
      // By index: a number that changes updates the node instead of replacing it.
      key={at}
      x={x}
      y={y + at * (lineHeight ?? size * 1.3)}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      className={className}
      style={fill === undefined ? undefined : { fill }}
    >
      <Subscripted text={line} />
    </text>
  ));

function Subscripted({ text }: { readonly text: string }) {
  const [first, ...rest] = text.split("CO2");
  return (
    <>
      {first}
      {rest.map((piece, at) => (
        <Fragment key={at}>
          CO
          <tspan dy=".314em" fontSize="70%">
            2
          </tspan>
          <tspan dy="-.22em">{piece}</tspan>
        </Fragment>
      ))}
    </>
  );
}
