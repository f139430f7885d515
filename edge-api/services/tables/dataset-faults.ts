import { REFERENCE_KINDS } from "../../contract/reference-kinds.ts";
import type { ReferenceKind } from "../../contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../contract/reference-tables.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import type { TableFault } from "../../contract/table-upload.ts";
import { numberOf, objectOf, textOf } from "../../../workers/engine/tables/wire-value.ts";
import type { RegionTables, Table, TableRecord, Tables } from "./open-tables.ts";

/** What the method lets pass (section 2). */
const SUM_TOLERANCE = 1e-6;
const NO_TABLE: Table = new Map();

const tableIn = (tables: RegionTables | undefined, kind: ReferenceKind): Table => tables?.get(kind) ?? NO_TABLE;

/** The region's records over the base's, as the engine reads them. */
function overlaid(tables: Tables, region: string, kind: ReferenceKind): Table {
  const base = tableIn(tables.get(BASE_REGION), kind);
  const own = region === BASE_REGION ? NO_TABLE : tableIn(tables.get(region), kind);
  if (own.size === 0) return base;
  const merged = new Map(base);
  for (const [key, record] of own) merged.set(key, { ...base.get(key), ...record });
  return merged;
}

/** Everything that a value may refer to: keys, and the first parts of composite ones. */
function idsOf(tables: Tables, kind: ReferenceKind): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const region of tables.values()) {
    for (const key of tableIn(region, kind).keys()) {
      ids.add(key);
      ids.add(key.split("/")[0] ?? key);
    }
  }
  return ids;
}

/** Ids that params name, and where they are. */
const PARAM_REFS: Readonly<Record<string, ReferenceKind>> = {
  default_food: "food-spec",
  litter_class_default: "litter-spec",
  default_trans_scenario: "transport-spec",
};

type At = Pick<TableFault, "kind" | "region" | "key">;
const dangling = (at: At, field: string, id: string, of: ReferenceKind): TableFault => ({
  ...at,
  row: null,
  field,
  code: "dangling",
  text: `there is no "${id}" in ${of}`,
});

interface Known {
  readonly has: (kind: ReferenceKind, id: string) => boolean;
}

/** The value that a key part or a field has; a stored record may leave out what its key says. */
function valueOf(kind: ReferenceKind, key: string, record: TableRecord, field: string): unknown {
  const part = REFERENCE_TABLES[kind].key.indexOf(field);
  return part >= 0 ? key.split("/")[part] : record[field];
}

function* danglingIn(at: At, kind: ReferenceKind, record: TableRecord, { has }: Known): Generator<TableFault> {
  for (const [field, rule] of Object.entries(REFERENCE_TABLES[kind].fields)) {
    if (rule.type !== "ref" || rule.of === undefined) continue;
    const id = textOf(valueOf(kind, at.key, record, field));
    if (id !== null && !has(rule.of, id)) yield dangling(at, field, id, rule.of);
  }
  const named = kind === "params" ? PARAM_REFS[at.key] : undefined;
  const value = textOf(record["value"]);
  if (named !== undefined && value !== null && !has(named, value)) yield dangling(at, "value", value, named);
  if (kind === "food-spec") {
    for (const [property, choice] of Object.entries(objectOf(record["props"]) ?? {})) {
      if (!has("food-prop-score", `${property}/${String(choice)}`)) {
        yield dangling(at, `props.${property}`, `${property}/${String(choice)}`, "food-prop-score");
      }
    }
  }
  if (kind === "recipe") {
    const [tier, level] = [textOf(record["CoC_compliance_default"]), textOf(record["CoC_disclosure_default"])];
    if (tier !== null && level !== null && !has("coc-rsl", `${tier}/${level}`)) {
      yield dangling(at, "CoC_compliance_default", `${tier}/${level}`, "coc-rsl");
    }
  }
}

function* badSums(tables: Tables, region: string, kind: ReferenceKind): Generator<TableFault> {
  const field = REFERENCE_TABLES[kind].sumsToOne;
  if (field === undefined) return;
  const sums = new Map<string, number>();
  for (const [key, record] of overlaid(tables, region, kind)) {
    const [first = key] = key.split("/");
    sums.set(first, (sums.get(first) ?? 0) + (numberOf(record[field]) ?? 0));
  }
  for (const [first, sum] of sums) {
    if (Math.abs(sum - 1) <= SUM_TOLERANCE) continue;
    const text = `the fractions of "${first}" sum to ${Number(sum.toPrecision(9))}, not to 1`;
    yield { kind, region, row: null, key: first, field, code: "sum", text };
  }
}

/** A summary is the mean of the scores by these weights: without any weight there is none. */
function* badWeights(metrics: Table): Generator<TableFault> {
  const weights = [...metrics.values()].map((record) => numberOf(record["metric_weight"]) ?? 0);
  if (weights.length === 0 || weights.some((weight) => weight > 0)) return;
  const text = "no metric has a weight above 0: there would be no summary score";
  yield { kind: "metric", region: BASE_REGION, row: null, key: "", field: "metric_weight", code: "weights", text };
}

/** What hangs in the air or does not add up in a whole dataset, table by table and region by region. */
export function datasetFaults(tables: Tables): TableFault[] {
  const ids = new Map(REFERENCE_KINDS.map((kind) => [kind, idsOf(tables, kind)]));
  const known: Known = { has: (kind, id) => ids.get(kind)?.has(id) === true };
  const faults: TableFault[] = [...badWeights(tableIn(tables.get(BASE_REGION), "metric"))];
  for (const [region, ofRegion] of tables) {
    for (const [kind, table] of ofRegion) {
      for (const [key, record] of table) faults.push(...danglingIn({ kind, region, key }, kind, record, known));
      faults.push(...badSums(tables, region, kind));
    }
  }
  return faults;
}

const nameOf = ({ kind, region, key, field, code }: TableFault): string =>
  JSON.stringify([kind, region, key, field, code]);

/** A base table that lost all of its rows, although others need them. */
function emptied(before: Tables, now: Tables, kind: ReferenceKind): TableFault[] {
  const rows = (tables: Tables): number => tableIn(tables.get(BASE_REGION), kind).size;
  if (REFERENCE_TABLES[kind].mayBeEmpty || rows(now) > 0 || rows(before) === 0) return [];
  const text = `${kind} may not be empty: other tables and the scores need its rows`;
  return [{ kind, region: BASE_REGION, row: null, key: "", field: "", code: "missing", text }];
}

/** The faults that a change brings: those of the table that is changed, and new ones elsewhere. */
export function faultsOfChange(before: Tables, now: Tables, kind: ReferenceKind, region: string): TableFault[] {
  const known = new Set(datasetFaults(before).map(nameOf));
  const faults = datasetFaults(now).filter(
    (fault) => (fault.kind === kind && fault.region === region) || !known.has(nameOf(fault)),
  );
  return [...emptied(before, now, kind), ...faults];
}
