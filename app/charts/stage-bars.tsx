import { Bar, Line } from "@visx/shape";
import { useMemo } from "react";
import { chartTexts } from "../text/en/charts.ts";
import { classNames } from "../ui/class-names.ts";
import type { Box } from "./box.ts";
import { ChartButton, FocusRing } from "./chart-button.tsx";
import * as button from "./chart-button.css.ts";
import { useChartFrame } from "./chart-frame.ts";
import { ChartSvg, ChartText } from "./chart-svg.tsx";
import * as chart from "./chart.css.ts";
import { useFocusStops } from "./focus-stops.ts";
import type { SegmentPaint } from "./segment-paint.ts";
import { CENTRED, layOutStageBars, type StageBarsRow } from "./stage-bars-layout.ts";

interface StageBarsProps {
  /** accessible name of the chart: quantity and functional unit */
  readonly label: string;
  readonly rows: readonly StageBarsRow[];
  /** legend above the bars, in the order of the segments */
  readonly legend: readonly { readonly label: string; readonly paint: SegmentPaint }[];
  /** opens a segment, or the total of a row if `segmentId` is null; without it nothing is a button */
  readonly onOpen?: (rowId: string, segmentId: string | null) => void;
}

const stopKey = (rowId: string, segmentId: string | null): string => JSON.stringify([rowId, segmentId]);

/** Stacked bars, one row per product, with the total at the end of the bar. Segments and totals are buttons. */
export function StageBars({ label, rows, legend, onOpen }: StageBarsProps) {
  const [host, frame] = useChartFrame();
  const layout = useMemo(() => layOutStageBars(rows, legend, frame), [rows, legend, frame]);
  const columns = Math.max(0, ...rows.map((row) => row.segments.length));
  const { current, ringed, bind } = useFocusStops(
    layout.rows.map(({ row, segments }) => [
      // One column per segment, so that up and down stay in the same stage.
      ...Array.from({ length: columns }, (_, at) => {
        const drawn = segments.find(({ segment }) => segment === row.segments[at]);
        return drawn ? stopKey(row.id, drawn.segment.id) : null;
      }),
      stopKey(row.id, null),
    ]),
  );
  const boxes = new Map<string, Box>(
    layout.rows.flatMap(({ row, segments, total }) => [
      [stopKey(row.id, null), total.hit] as const,
      ...segments.map(({ segment, box }) => [stopKey(row.id, segment.id), box] as const),
    ]),
  );
  const { sizes, zero } = layout;
  return (
    <ChartSvg {...{ host, label }} width={frame.width} height={layout.height} role="none" {...bind}>
      <g aria-hidden="true">
        {layout.legend.map((item) => (
          <g key={item.label}>
            <Segment box={{ x: item.x, y: item.y + 2, width: sizes.swatch, height: sizes.swatch }} paint={item.paint} />
            <ChartText
              lines={[item.label]}
              x={item.x + sizes.swatch + 0.4 * frame.rem}
              y={item.y + 2 + sizes.swatch / 2 + sizes.inside * CENTRED}
              size={sizes.inside}
              className={chart.text2}
            />
          </g>
        ))}
        {layout.rows.map(({ nameLines, nameY }, place) => (
          <ChartText
            key={place}
            lines={nameLines}
            x={0}
            y={nameY}
            size={sizes.name}
            lineHeight={sizes.nameLine}
            className={chart.text}
          />
        ))}
      </g>
      {layout.rows.map(({ row, segments, bar, total, totalMark }, place) => (
        // By index: updating texts and widths is cheaper than moving rows.
        <g key={place}>
          {segments.map(({ segment, box, hit, label: inside }) => (
            <ChartButton
              key={segment.id}
              stop={stopKey(row.id, segment.id)}
              label={chartTexts.segment({ row: row.name, segment: segment.label, shown: segment.shown })}
              current={current === stopKey(row.id, segment.id)}
              hit={hit}
              onOpen={onOpen && (() => onOpen(row.id, segment.id))}
            >
              <Segment box={box} paint={segment.paint} />
              {inside !== null && (
                <ChartText
                  lines={[inside]}
                  x={hit.x + 7}
                  y={box.y + box.height / 2 + sizes.inside * CENTRED}
                  size={sizes.inside}
                  className={button.label}
                  fill={segment.paint.text}
                />
              )}
            </ChartButton>
          ))}
          {totalMark !== null && (
            <Line
              from={{ x: totalMark, y: bar.y - 3 }}
              to={{ x: totalMark, y: bar.y + bar.height + 3 }}
              className={chart.totalMark}
              pointerEvents="none"
            />
          )}
          <ChartButton
            stop={stopKey(row.id, null)}
            label={chartTexts.total({ row: row.name, shown: row.totalShown })}
            current={current === stopKey(row.id, null)}
            hit={total.hit}
            onOpen={onOpen && (() => onOpen(row.id, null))}
          >
            <ChartText
              lines={[row.totalShown]}
              x={total.x}
              y={total.y}
              size={sizes.name}
              weight={row.total === null ? 400 : 600}
              anchor={total.anchor}
              className={classNames(row.total === null ? chart.text3 : chart.text, button.label)}
            />
          </ChartButton>
        </g>
      ))}
      {zero.lines.map(({ from, to }) => (
        <Line
          key={from}
          from={{ x: zero.x, y: from }}
          to={{ x: zero.x, y: to }}
          className={chart.axisLine}
          pointerEvents="none"
          aria-hidden="true"
        />
      ))}
      <FocusRing around={ringed === null ? undefined : boxes.get(ringed)} />
    </ChartSvg>
  );
}

/** A box with an inner edge line; a box too thin for it is drawn in the edge colour only. */
function Segment({ box, paint }: { readonly box: Box; readonly paint: SegmentPaint }) {
  if (box.width <= 2) return <Bar {...box} className={chart.sliver} style={{ fill: paint.edge }} />;
  return (
    <Bar
      x={box.x + 0.5}
      y={box.y + 0.5}
      width={box.width - 1}
      height={box.height - 1}
      className={chart.segment}
      style={{ fill: paint.fill, stroke: paint.edge }}
    />
  );
}
