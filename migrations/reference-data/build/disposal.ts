import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { Activities } from "./activities.ts";
import type { CsvRow } from "./csv-row.ts";
import { plainNumber } from "./plain-number.ts";
import { missingLine } from "./problem.ts";
import { PROVENANCE, readProvenance, type Provenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { expectConsistentRegions } from "./region-consistency.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";
import { nearestRow, type Regions } from "./regions.ts";
import { expectSumOfOne } from "./sum-to-one.ts";

const MIX = "disposal/mix.csv";
const GROSS = ["landfill", "incineration_energy_recovery", "incineration_no_recovery", "open_mismanaged"] as const;
const NET = ["landfill_net", "incineration_energy_recovery_net", "incineration_no_recovery_net", "open_net"] as const;

const ROUTES = ["landfill", "incineration", "open"] as const;
type Route = (typeof ROUTES)[number];

interface Mix {
  readonly shares: Readonly<Record<Route, number>>;
  readonly provenance: Provenance;
}

/** Net shares (litter is counted separately); incineration with and without energy recovery is one route. */
function readMix(row: CsvRow): Mix {
  const gross = GROSS.map((column) => row.number(column, RANGES.fraction));
  expectSumOfOne(row, "open_mismanaged", gross, "disposal shares");
  const [landfill = 0, recovery = 0, noRecovery = 0, open = 0] = NET.map((column) =>
    row.number(column, RANGES.fraction),
  );
  expectSumOfOne(row, "open_net", [landfill, recovery, noRecovery, open], "net disposal shares");
  return {
    shares: { landfill, incineration: plainNumber(recovery + noRecovery), open },
    provenance: readProvenance(row),
  };
}

/**
 * disposal/classes.csv and disposal/mix.csv → dispose-spec (activity per route) and, in every region, dispose-default.
 * A class uses one of two mixes: plastic or other. Returns the classes.
 */
export function buildDisposal(context: BuildContext, regions: Regions, activities: Activities): Keys {
  const { tables } = context;
  const rows = readTable(context, MIX, ["region_id,mix", ...GROSS, ...NET, PROVENANCE].join(), "region_id", "mix");
  const mixes = new Map([...rows].map(([key, row]) => [key, readMix(row)]));
  for (const row of rows.values()) {
    row.reference("region_id", regions.ids, "a region_id of settings/regions.csv");
    row.oneOf("mix", ["plastic", "other"]);
  }
  const shares = ["landfill", "open_mismanaged"].map((share) => ({ share, source: "source" }));
  expectConsistentRegions([...rows.values()], shares, (row) => row.text("mix"));
  const nearest = new Map<string, Mix>();
  for (const mix of ["plastic", "other"])
    for (const region of [BASE_REGION, ...regions.regional]) {
      const found = nearestRow(
        regions,
        region,
        (step) => mixes.get(`${step}/${mix}`),
        (row) => row.provenance.quality,
      );
      if (found === undefined) context.problems.push(missingLine(MIX, "region_id", `the ${mix} mix of ${region}`));
      else nearest.set(`${region}/${mix}`, found);
    }
  const columns = "mat_dispose_id,mat_dispose_name,mix,landfill_activity,incineration_activity,open_activity";
  const classes = readTable(context, "disposal/classes.csv", columns, "mat_dispose_id");
  for (const [mat_dispose_id, row] of classes) {
    const mat_dispose_name = row.text("mat_dispose_name");
    for (const route of ROUTES) {
      const activity_id = row.reference(`${route}_activity`, activities, "an activity_id of activities/disposal.csv");
      const record = { mat_dispose_id, mat_dispose_name, route, activity_id };
      tables.put("dispose-spec", `${mat_dispose_id}/${route}`, record);
    }
    const mix = row.oneOf("mix", ["plastic", "other"]);
    for (const region of [BASE_REGION, ...regions.regional]) {
      const found = nearest.get(`${region}/${mix}`);
      if (found === undefined) continue;
      for (const route of ROUTES) {
        const record = { mat_dispose_id, route, mass_frac_default: found.shares[route], ...found.provenance };
        tables.put("dispose-default", `${mat_dispose_id}/${route}`, record, region);
      }
    }
  }
  return classes;
}
