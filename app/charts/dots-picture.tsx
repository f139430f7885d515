import { Line } from "@visx/shape";
import { partTexts } from "../text/en/parts.ts";
import { formatNumber, formatRange, formatScore } from "../text/format.ts";
import { vars } from "../theme/vars.css.ts";
import type { BandPaint } from "../ui/score-bar/band.ts";
import { type Axis, axisFromZero } from "./axis.ts";
import { useChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import { layOutDots, type PictureDot, type PictureRow } from "./dots-picture-layout.ts";

interface DotsPictureProps {
  readonly label: string;
  readonly rows: readonly PictureRow[];
  readonly axis: Axis;
  readonly legend: readonly { readonly label: string; readonly dot: PictureDot }[];
  /** above the ranges as text */
  readonly rangeHead?: string | undefined;
  /** beside the bracket that joins rows */
  readonly bracketLabel?: string | undefined;
}

/** The dot charts of the page (HTML) as an SVG for a file: rows of dots on one axis, with ticks and legend below. */
export function DotsPicture({ label, rows, axis, legend, rangeHead, bracketLabel }: DotsPictureProps) {
  const [host, frame] = useChartFrame();
  const { width } = frame;
  const labels = legend.map((item) => item.label);
  const layout = layOutDots({ rows, axis, legend: labels, rangeHead, bracketLabel }, frame);
  const { sizes, plot, x, bracket } = layout;
  return (
    <ChartSvg {...{ host, label, width }} height={layout.height} role="none">
      {axis.ticks.map((tick, at) => (
        <g key={tick}>
          <Line
            from={{ x: x(tick), y: plot.top }}
            to={{ x: x(tick), y: plot.bottom }}
            className={at === 0 ? chart.axisLine : chart.gridLine}
          />
          <ChartText
            lines={[formatNumber(tick, axis.decimals)]}
            x={x(tick)}
            y={plot.bottom + 1.3 * sizes.small}
            size={sizes.small}
            anchor={at === axis.ticks.length - 1 ? "end" : "middle"}
            className={chart.text3}
          />
        </g>
      ))}
      {rangeHead !== undefined && (
        <ChartText lines={[rangeHead]} x={layout.rangeX} y={sizes.small} size={sizes.small} className={chart.text3} />
      )}
      {bracket && <Bracket {...bracket} size={sizes.small} />}
      {layout.rows.map(({ row, nameLines, nameY, middle }, at) => (
        <g key={at}>
          <ChartText
            lines={nameLines}
            x={0}
            y={nameY}
            size={sizes.name}
            lineHeight={sizes.nameLine}
            className={chart.text}
          />
          {row.shown !== undefined && (
            <ChartText
              lines={[row.shown]}
              x={layout.shownX}
              y={middle + sizes.name * 0.33}
              size={sizes.name}
              weight={600}
              anchor="end"
              className={chart.text}
            />
          )}
          {row.rangeShown !== undefined && (
            <ChartText
              lines={[row.rangeShown]}
              x={layout.rangeX}
              y={middle + sizes.small * 0.33}
              size={sizes.small}
              className={chart.text2}
            />
          )}
          {row.range && <Range from={x(row.range[0])} to={x(row.range[1])} y={middle} half={sizes.dot / 3} />}
          {row.dots
            .flatMap(({ value, ...dot }) => (value === null ? [] : [{ ...dot, value }]))
            .map(({ value, ...dot }, place) => (
              <Dot key={place} dot={dot} x={x(value)} y={middle} size={sizes.dot} />
            ))}
        </g>
      ))}
      {layout.legend.map((place, at) => {
        const item = legend[at];
        return (
          item && (
            <g key={at}>
              <Dot dot={item.dot} x={place.x + sizes.dot / 2} y={place.y} size={sizes.dot} />
              <ChartText
                lines={[item.label]}
                x={place.x + 1.5 * sizes.dot}
                y={place.y + sizes.small * 0.33}
                size={sizes.small}
                className={chart.text2}
              />
            </g>
          )
        );
      })}
    </ChartSvg>
  );
}

interface RangeProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** half the height of the ends */
  readonly half: number;
}

/** A line with an upright stroke at each end, as on the page. */
const Range = ({ from, to, y, half }: RangeProps) => (
  <path
    d={`M${from} ${y - half}v${2 * half}m0 ${-half}H${to}m0 ${-half}v${2 * half}`}
    style={{ fill: "none", stroke: vars.color.ink3, strokeWidth: 1.5 }}
  />
);

type BracketProps = NonNullable<ReturnType<typeof layOutDots>["bracket"]> & { readonly size: number };

/** From the first to the last joined row, with a tick at each of them and the label in the middle. */
const Bracket = ({ x, labelX, labelLines, joins, first, last, size }: BracketProps) => (
  <g>
    <path
      d={`M${x} ${first}V${last}${joins.map((y) => `M${x} ${y}h${-size / 3}`).join("")}`}
      style={{ fill: "none", stroke: vars.color.ink, strokeWidth: 1.5, strokeLinecap: "square" }}
    />
    <ChartText
      lines={labelLines}
      x={labelX}
      y={(first + last) / 2 - ((labelLines.length - 1) / 2) * 1.2 * size + size * 0.33}
      size={size}
      lineHeight={1.2 * size}
      className={chart.text}
    />
  </g>
);

interface DotProps {
  readonly dot: PictureDot;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Dot({ dot: { shape, fill, stroke }, x, y, size }: DotProps) {
  const style = { fill, stroke: stroke ?? vars.color.paper, strokeWidth: 2 };
  if (shape === "circle") return <circle cx={x} cy={y} r={size / 2} style={style} />;
  const half = 0.42 * size;
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return <rect {...box} {...(shape === "diamond" && { transform: `rotate(45 ${x} ${y})` })} style={style} />;
}

const SCORE_AXIS: Axis = { end: 100, ticks: [0, 20, 40, 60, 80, 100], decimals: 0 };

const bandDot = ({ fill, outline }: BandPaint): PictureDot => ({
  shape: "circle",
  fill,
  // no edge in the colour of the paper: it would hide the ends of a short range
  stroke: outline ?? fill,
});

interface ScoreDotsPictureProps {
  readonly label: string;
  readonly rows: readonly {
    readonly name: string;
    readonly reusable?: boolean;
    /** 0 to 100; null = could not be scored */
    readonly score: number | null;
    /** the score as text; default: in percent */
    readonly shown?: string;
    readonly band: BandPaint;
    readonly range?: readonly [low: number, high: number] | null;
    readonly joined?: boolean;
    /** after the name, such as the law that forbids it */
    readonly remark?: string | undefined;
  }[];
  readonly legend: readonly { readonly band: BandPaint; readonly label: string }[];
  /** heading of the ranges as text; default: they are only drawn */
  readonly rangeHead?: string | undefined;
  readonly bracketLabel?: string;
}

/** `ScoreDots` as an SVG for a file. */
export const ScoreDotsPicture = ({ label, rows, legend, rangeHead, bracketLabel }: ScoreDotsPictureProps) => (
  <DotsPicture
    {...{ label, rangeHead, bracketLabel }}
    axis={SCORE_AXIS}
    rows={rows.map(({ name, reusable, score, shown, band, range = null, joined = false, remark }) => ({
      name: [name, reusable && partTexts.reusable.toLowerCase(), remark].filter(Boolean).join(", "),
      shown: shown ?? formatScore(score),
      range,
      ...(rangeHead !== undefined && score !== null && range && { rangeShown: formatRange(range[0], range[1]) }),
      joined,
      dots: [{ ...bandDot(band), value: score }],
    }))}
    legend={legend.map(({ band, label: name }) => ({ label: name, dot: bandDot(band) }))}
  />
);

/** The marks of `MarkLines`, in its order. */
const MARKS: readonly PictureDot[] = [
  { shape: "circle", fill: vars.color.ink },
  { shape: "square", fill: vars.color.paper, stroke: vars.color.ink2 },
  { shape: "diamond", fill: vars.color.warn },
  { shape: "circle", fill: vars.color.paper, stroke: vars.color.accent },
];
const markAt = (place: number): PictureDot => MARKS[place] ?? { shape: "circle", fill: vars.color.ink };

interface MarkLinesPictureProps {
  readonly label: string;
  readonly marks: readonly string[];
  readonly rows: readonly { readonly name: string; readonly marks: readonly { readonly value: number | null }[] }[];
}

/** `MarkLines` as an SVG for a file; a value below 0 is at 0, as on the page. */
export function MarkLinesPicture({ label, marks, rows }: MarkLinesPictureProps) {
  const valuesOf = (row: (typeof rows)[number]) =>
    row.marks.flatMap(({ value }) => (value === null ? [] : [Math.max(0, value)]));
  return (
    <DotsPicture
      label={label}
      axis={axisFromZero(rows.flatMap(valuesOf))}
      rows={rows.map((row) => {
        const values = valuesOf(row);
        return {
          name: row.name,
          range: values.length > 1 ? [Math.min(...values), Math.max(...values)] : null,
          // reversed, so that the first mark is above the others
          dots: row.marks
            .map(({ value }, at) => ({ ...markAt(at), value: value === null ? null : Math.max(0, value) }))
            .toReversed(),
        };
      })}
      legend={marks.map((name, at) => ({ label: name, dot: markAt(at) }))}
    />
  );
}
