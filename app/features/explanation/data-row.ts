import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { figureFragment, href, rowAddress } from "../../state/routes/href.ts";

/** Address of the data row with an activity's impact factors, in one region and version; the fragment names the metric. */
export const factorRow = (version: string, region: string, activity_id: string, metric: QuantMetricId): string =>
  href("data", { query: { row: rowAddress({ version, kind: "impact", region, key: activity_id }) } }) +
  figureFragment(metric);

/** Address of the row with the mass of a built-in product's component. */
export const massRow = (version: string, prodsys_id: string, component_id: string): string =>
  href("data", {
    query: { row: rowAddress({ version, kind: "recipe", region: BASE_REGION, key: `${prodsys_id}/${component_id}` }) },
  });

interface Sourced {
  readonly source: string;
  readonly source_year: number | null;
  readonly geography?: string;
}

/** "PlasticsEurope eco-profile PP 2014, Europe": source, geography, and the year unless the source contains it. */
export const sourceLine = ({ source, source_year, geography = "" }: Sourced): string => {
  const year = source_year === null || source.includes(String(source_year)) ? "" : String(source_year);
  return [source, year, geography].filter((part) => part !== "").join(", ");
};
