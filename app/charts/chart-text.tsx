import { Fragment } from "react";

interface ChartTextProps {
  readonly lines: readonly string[];
  /** px; y is the baseline of the first line */
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
  readonly weight?: number;
  /** px from line to line */
  readonly lineHeight?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly className?: string | undefined;
  /** a colour that comes as data; else the class paints */
  readonly fill?: string;
}

/** Text in a chart, a line each; `CO2` gets its subscript (the font has no subscript 2 of its own). */
export const ChartText = ({ lines, x, y, size, weight, lineHeight, anchor, className, fill }: ChartTextProps) =>
  lines.map((line, at) => (
    <text
      // lines have no identity but their place; a number that changes is a new text in the same node, not a new node
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
