import { STAGES } from "../../../edge-api/contract/metrics.ts";
import { shadePaint, STAGE_PAINT, type SegmentPaint } from "../../charts/segment-paint.ts";
import { StageBars } from "../../charts/stage-bars.tsx";
import { WASHING, type Impact, type ImpactSeries } from "./impact-rows.ts";

const paintOf = (series: readonly ImpactSeries[], place: number): SegmentPaint => {
  const id = series[place]?.id;
  const stage = STAGES.find((one) => one === id);
  const shades = series.filter((one) => one.id !== WASHING).length;
  return stage ? STAGE_PAINT[stage] : shadePaint(place, shades);
};

interface StagesChartProps {
  readonly impact: Impact;
  /** a value as text, without its unit */
  readonly shown: (value: number | null) => string;
  /** accessible name: quantity and unit */
  readonly label: string;
  readonly onOpen?: (prodsys_id: string) => void;
}

/** The stacked bars of an impact by stage or component. */
export const StagesChart = ({ impact, shown, label: name, onOpen }: StagesChartProps) => (
  <StageBars
    label={name}
    rows={impact.rows.map(({ prodsys_id, name: product, values, total }) => ({
      id: prodsys_id,
      name: product,
      segments: impact.series.map((series, place) => ({
        ...series,
        value: values?.[place] ?? null,
        shown: shown(values?.[place] ?? null),
        paint: paintOf(impact.series, place),
      })),
      total,
      totalShown: shown(total),
    }))}
    legend={impact.series.map(({ label }, place) => ({ label, paint: paintOf(impact.series, place) }))}
    {...(onOpen && { onOpen })}
  />
);
