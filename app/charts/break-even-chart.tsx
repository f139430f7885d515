import { Circle, Line } from "@visx/shape";
import { useMemo } from "react";
import { chartTexts } from "../text/en/charts.ts";
import { formatNumber } from "../text/format.ts";
import { classNames } from "../ui/class-names.ts";
import { around, type Box } from "./box.ts";
import {
  AXIS_GAP,
  CROSSING_RADIUS,
  cumulative,
  END_GAP,
  layOutBreakEven,
  TICK,
  type BreakEvenCrossing,
  type BreakEvenLayout,
  type BreakEvenLine,
  type DefaultUses,
} from "./break-even-layout.ts";
import * as css from "./break-even-chart.css.ts";
import { ChartButton, FocusRing } from "./chart-button.tsx";
import * as button from "./chart-button.css.ts";
import { useChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import { useFocusStops } from "./focus-stops.ts";

interface BreakEvenChartProps {
  /** accessible name of the chart */
  readonly label: string;
  readonly lines: readonly BreakEvenLine[];
  /** crossings outside the domain, and of lines that never meet, are not drawn: the finding above the chart has them */
  readonly crossings: readonly BreakEvenCrossing[];
  readonly defaultUses: readonly DefaultUses[];
  /** first and last number of uses */
  readonly domain: readonly [number, number];
  /** label of overlapping crossings: "16–17 uses" */
  readonly rangeLabel: (from: number, to: number) => string;
  /** title of the axis of uses */
  readonly usesLabel: string;
  /** title of the axis of values: quantity and unit */
  readonly valueLabel: string;
  /** a value with its unit, for screen readers */
  readonly formatValue: (value: number) => string;
  /** If given, names and crossings are buttons. `otherId` is null for the name of a line. */
  readonly onOpen?: (lineId: string, otherId: string | null) => void;
}

const lineKey = (line: BreakEvenLine): string => JSON.stringify([line.id]);
const crossingKey = (crossing: BreakEvenCrossing): string => JSON.stringify([crossing.reusableId, crossing.otherId]);

const strokeOf = (line: BreakEvenLine) =>
  classNames(line.reusable ? css.reusable : css.singleUse, line.highlighted && css.highlighted);

/** Cumulative impact against uses: one line per product with its name at the end, and marks at the crossings. */
export function BreakEvenChart({
  label,
  lines,
  crossings,
  defaultUses,
  domain: [firstUse, lastUse],
  rangeLabel,
  usesLabel,
  valueLabel,
  formatValue,
  onOpen,
}: BreakEvenChartProps) {
  const [host, frame] = useChartFrame();
  const layout = useMemo(
    () => layOutBreakEven(lines, crossings, defaultUses, [firstUse, lastUse], usesLabel, rangeLabel, frame),
    [lines, crossings, defaultUses, firstUse, lastUse, usesLabel, rangeLabel, frame],
  );
  const { sizes } = layout;
  const namesFromTop = layout.lines.toSorted((a, b) => a.end.middle - b.end.middle);
  const { current, ringed, bind } = useFocusStops([
    [...layout.crossings.map(({ item }) => crossingKey(item)), ...namesFromTop.map(({ line }) => lineKey(line))],
  ]);
  const boxes = new Map<string, Box>([
    ...layout.crossings.map(
      ({ item, at, label }) =>
        [crossingKey(item), label ? around(circleBox(at.x, at.y), label.box) : circleBox(at.x, at.y)] as const,
    ),
    ...layout.lines.map(({ line, end }) => [lineKey(line), end.box] as const),
  ]);
  const spoken = (line: BreakEvenLine): string => {
    const numbers = {
      name: line.name,
      perUse: formatValue(line.perUse),
      end: formatValue(cumulative(line, lastUse)),
      uses: formatNumber(lastUse),
    };
    return line.reusable
      ? chartTexts.reusableLine({ ...numbers, life: formatValue(line.life) })
      : chartTexts.singleUseLine(numbers);
  };
  return (
    <ChartSvg {...{ host, label }} width={frame.width} height={layout.height} role="none" {...bind}>
      <g aria-hidden="true">
        <Axes layout={layout} valueLabel={valueLabel} />
        {layout.lines.map(({ line, from, to, dashes, end }) => (
          <g key={line.id}>
            <Line from={from} to={to} className={strokeOf(line)} strokeDasharray={dashes} />
            {Math.abs(end.middle - to.y) > 3 && (
              <Line
                from={{ x: to.x + 2, y: to.y }}
                to={{ x: to.x + END_GAP - 3, y: end.middle }}
                className={css.leader}
              />
            )}
          </g>
        ))}
        {layout.defaultUses.map(({ item, line, at, label: place }) => (
          <g key={item.id}>
            <Line from={{ x: at.x, y: at.y - TICK }} to={{ x: at.x, y: at.y + TICK }} className={strokeOf(line)} />
            <HaloText text={item.label} x={place.x} y={place.y} size={sizes.small} className={chart.text2} />
          </g>
        ))}
      </g>
      {layout.crossings.map(({ item, line, other, at, label: place }) => (
        <ChartButton
          key={crossingKey(item)}
          stop={crossingKey(item)}
          label={chartTexts.crossing({ label: item.shownLabel, name: line.name, other: other.name })}
          current={current === crossingKey(item)}
          hit={circleBox(at.x, at.y)}
          onOpen={onOpen && (() => onOpen(item.reusableId, item.otherId))}
        >
          {place && <rect className={button.hit} {...place.box} data-not-in-picture />}
          <Circle cx={at.x} cy={at.y} r={CROSSING_RADIUS} className={classNames(strokeOf(line), css.crossing)} />
          {place && (
            <HaloText
              text={place.text}
              x={place.x}
              y={place.y}
              size={sizes.crossing}
              weight={600}
              className={classNames(chart.text, button.label)}
            />
          )}
        </ChartButton>
      ))}
      {namesFromTop.map(({ line, end }) => (
        <ChartButton
          key={line.id}
          stop={lineKey(line)}
          label={spoken(line)}
          current={current === lineKey(line)}
          hit={end.box}
          onOpen={onOpen && (() => onOpen(line.id, null))}
        >
          <ChartText
            lines={end.lines}
            x={end.x}
            y={end.y}
            size={sizes.small}
            weight={line.highlighted ? 600 : 400}
            lineHeight={sizes.smallLine}
            className={classNames(line.highlighted ? chart.accentText : chart.text, button.label)}
          />
        </ChartButton>
      ))}
      <FocusRing around={ringed === null ? undefined : boxes.get(ringed)} />
    </ChartSvg>
  );
}

/** Hit area of a crossing, px; larger than its circle. */
const circleBox = (x: number, y: number): Box => ({ x: x - 12, y: y - 12, width: 24, height: 24 });

function Axes({
  layout: { plot, xTicks, yTicks, sizes, usesLabel, valueLabelY },
  valueLabel,
}: {
  readonly layout: BreakEvenLayout;
  readonly valueLabel: string;
}) {
  const bottom = plot.y + plot.height;
  return (
    <>
      <ChartText lines={[valueLabel]} x={0} y={valueLabelY} size={sizes.small} className={chart.text3} />
      {yTicks.map(({ at, label, zero }) => (
        <g key={label}>
          <Line
            from={{ x: plot.x, y: at }}
            to={{ x: plot.x + plot.width, y: at }}
            className={zero ? chart.axisLine : chart.gridLine}
          />
          <ChartText
            lines={[label]}
            x={plot.x - AXIS_GAP}
            y={at + sizes.small * 0.33}
            size={sizes.small}
            anchor="end"
            className={chart.text3}
          />
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <ChartText
          key={label}
          lines={[label]}
          x={at}
          y={bottom + sizes.small * 1.6}
          size={sizes.small}
          anchor="middle"
          className={chart.text3}
        />
      ))}
      <ChartText
        {...usesLabel}
        lineHeight={sizes.smallLine}
        size={sizes.small}
        anchor="middle"
        className={chart.text3}
      />
    </>
  );
}

/** Text with a halo, so that lines behind it do not cross the letters. */
const HaloText = ({
  text,
  className,
  ...place
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly className: string;
}) => (
  <>
    <ChartText lines={[text]} {...place} className={chart.halo} />
    <ChartText lines={[text]} {...place} className={className} />
  </>
);
