import { REFERENCE_KINDS, type ReferenceKind } from "../../contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../contract/reference-tables.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import type { TableFault } from "../../contract/admin-replies.ts";
import { numberOf, objectOf, textOf } from "../../../workers/engine/tables/wire-value.ts";
import type { RegionTables, Table, TableRecord, Tables } from "./open-tables.ts";

/** Tolerance of fraction sums (method.md section 2). */
const SUM_TOLERANCE = 1e-6;
const NO_TABLE: Table = new Map();

const tableIn = (tables: RegionTables | undefined, kind: ReferenceKind): Table => tables?.get(kind) ?? NO_TABLE;

/** The base records overlaid by the region's, as the engine reads them. */
function overlaid(tables: Tables, region: string, kind: ReferenceKind): Table {
  const base = tableIn(tables.get(BASE_REGION), kind);
  const own = region === BASE_REGION ? NO_TABLE : tableIn(tables.get(region), kind);
  if (own.size === 0) return base;
  const merged = new Map(base);
  for (const [key, record] of own) merged.set(key, { ...base.get(key), ...record });
  return merged;
}

/** All ids that a value may refer to: keys, and the first parts of composite keys. */
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

/** Parameters whose value is an id, with the kind it refers to. */
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

type Has = (kind: ReferenceKind, id: string) => boolean;

/** The value of a field; a stored record may omit fields that are part of its key. */
function valueOf(kind: ReferenceKind, key: string, record: TableRecord, field: string): unknown {
  const part = REFERENCE_TABLES[kind].key.indexOf(field);
  return part >= 0 ? key.split("/")[part] : record[field];
}

function* danglingIn(at: At, kind: ReferenceKind, record: TableRecord, has: Has): Generator<TableFault> {
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

/** The summary is the mean weighted by these weights; without a positive weight there is no summary. */
function* badWeights(metrics: Table): Generator<TableFault> {
  const weights = [...metrics.values()].map((record) => numberOf(record["metric_weight"]) ?? 0);
  if (weights.length === 0 || weights.some((weight) => weight > 0)) return;
  const text = "no metric has a weight above 0: there would be no summary score";
  yield { kind: "metric", region: BASE_REGION, row: null, key: "", field: "metric_weight", code: "weights", text };
}

/** Dangling references, sums other than 1 and missing weights of a whole dataset, by table and region. */
export function datasetFaults(tables: Tables): TableFault[] {
  const ids = new Map(REFERENCE_KINDS.map((kind) => [kind, idsOf(tables, kind)]));
  const has: Has = (kind, id) => ids.get(kind)?.has(id) === true;
  const faults: TableFault[] = [...badWeights(tableIn(tables.get(BASE_REGION), "metric"))];
  for (const [region, ofRegion] of tables) {
    for (const [kind, table] of ofRegion) {
      for (const [key, record] of table) faults.push(...danglingIn({ kind, region, key }, kind, record, has));
      faults.push(...badSums(tables, region, kind));
    }
  }
  return faults;
}

const nameOf = ({ kind, region, key, field, code }: TableFault): string =>
  JSON.stringify([kind, region, key, field, code]);

/** Faults of a base table that lost all rows although other tables need them. */
function emptied(before: Tables, now: Tables, kind: ReferenceKind): TableFault[] {
  const rows = (tables: Tables): number => tableIn(tables.get(BASE_REGION), kind).size;
  if (REFERENCE_TABLES[kind].mayBeEmpty || rows(now) > 0 || rows(before) === 0) return [];
  const text = `${kind} may not be empty: other tables and the scores need its rows`;
  return [{ kind, region: BASE_REGION, row: null, key: "", field: "", code: "missing", text }];
}

/** Faults caused by a change: all of the changed table, and new ones elsewhere. */
export function faultsOfChange(before: Tables, now: Tables, kind: ReferenceKind, region: string): TableFault[] {
  const known = new Set(datasetFaults(before).map(nameOf));
  const faults = datasetFaults(now).filter(
    (fault) => (fault.kind === kind && fault.region === region) || !known.has(nameOf(fault)),
  );
  return [...emptied(before, now, kind), ...faults];
}
