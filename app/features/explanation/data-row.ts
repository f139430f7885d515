import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { href } from "../../state/routes/href.ts";
import { figureFragment, rowAddress } from "../../state/routes/row-address.ts";

/** Address of the data row with an activity's impact factors, in one region and version; the fragment names the metric. */
export const factorRow = (version: string, region: string, activity_id: string, metric: QuantMetricId): string =>
  href("data", { query: { row: rowAddress({ version, kind: "impact", region, key: activity_id }) } }) +
  figureFragment(metric);

/** Address of the row with the mass of a built-in product's component. */
export const massRow = (version: string, prodsys_id: string, component_id: string): string =>
  href("data", {
    query: { row: rowAddress({ version, kind: "recipe", region: BASE_REGION, key: `${prodsys_id}/${component_id}` }) },
  });
