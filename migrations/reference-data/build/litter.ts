import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { Activities } from "./activities.ts";
import { missingLine } from "./problem.ts";
import { PROVENANCE, readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import { nearestRow, type Regions } from "./regions.ts";

const FILE = "disposal/litter.csv";
const COLUMNS =
  "litter_class,region_id,litter_rate,cleanup_fraction,net_litter_rate,activity_id,description,examples," + PROVENANCE;

/** disposal/litter.csv → litter-spec in the base and every region, with rates after clean-up. Returns the classes. */
export function buildLitter(context: BuildContext, regions: Regions, activities: Activities): ReadonlySet<string> {
  const rows = readTable(context, FILE, COLUMNS, "litter_class", "region_id");
  const classes = new Set([...rows.values()].map((row) => row.text("litter_class")));
  for (const row of rows.values()) row.reference("region_id", regions.ids, "a region_id of settings/regions.csv");
  for (const region of [BASE_REGION, ...regions.regional])
    for (const litter_class of classes) {
      const row = nearestRow(
        regions,
        region,
        (step) => rows.get(`${litter_class}/${step}`),
        (found) => found.optionalText("quality"),
      );
      if (row === undefined) {
        context.problems.push(missingLine(FILE, "litter_class", `the class ${litter_class} in ${region}`));
        continue;
      }
      const gross = row.number("litter_rate", RANGES.fraction);
      const cleanup = row.number("cleanup_fraction", RANGES.fraction);
      const net = row.number("net_litter_rate", RANGES.fraction);
      const expected = gross * (1 - cleanup);
      if (Math.abs(net - expected) > 1e-9)
        row.fault("net_litter_rate", `litter_rate × (1 − cleanup_fraction) = ${expected.toPrecision(6)}`);
      const record = {
        litter_class,
        litter_rate_default: net,
        activity_id: row.reference("activity_id", activities, "an activity_id of activities/disposal.csv"),
        description: row.text("description"),
        examples: row.text("examples"),
        ...readProvenance(row),
      };
      context.tables.put("litter-spec", litter_class, record, region);
    }
  return classes;
}
