import { missingLine } from "./problem.ts";
import { readCsv, type BuildContext } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";

const FILE = "activities/gwp-sets.csv";
/** `own`: estimates and calculations of this data set, which are no published source. */
const SETS = ["IPCC AR5", "not known", "own"] as const;

/** Number of published sources of climate figures, and of those whose set of warming potentials is not known. */
export interface GwpCount {
  readonly sources: number;
  readonly unknown: number;
}

/** Sources of all climate figures except 0. Omits computed activities: their figures are those of their inputs. */
function climateSources(tables: TableSet, regions: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [activity_id, spec] of tables.table("activity-spec")) {
    if (spec["electricity_kwh"] !== undefined) continue;
    const rows = [
      { source: spec["source"], climate: tables.table("impact").get(activity_id)?.["climate"] },
      ...regions.map((region) => tables.table("impact", region).get(activity_id) ?? {}),
    ];
    for (const { source, climate } of rows) if (typeof source === "string" && climate) found.add(source);
  }
  return found;
}

/** activities/gwp-sets.csv: the set of each source. Every source of a climate figure belongs to exactly one line. */
export function countGwpSets(context: BuildContext, regions: readonly string[]): GwpCount {
  const rows = readCsv(context, FILE, "source_begins,gwp_set,basis").map((row) => {
    row.text("basis");
    return { row, begins: row.text("source_begins"), set: row.oneOf("gwp_set", SETS) };
  });
  const used = new Set<string>();
  for (const source of climateSources(context.tables, regions)) {
    const of = rows.filter(({ begins }) => source.startsWith(begins));
    const [line] = of;
    if (line === undefined) context.problems.push(missingLine(FILE, "source_begins", `a beginning of "${source}"`));
    else used.add(line.begins);
    for (const { row } of of.slice(1)) row.fault("source_begins", `a beginning of other sources than "${source}"`);
  }
  for (const { row, begins } of rows)
    if (!used.has(begins)) row.fault("source_begins", "the beginning of a source of a climate figure");
  const published = rows.filter(({ set }) => set !== "own");
  return { sources: published.length, unknown: published.filter(({ set }) => set === "not known").length };
}
