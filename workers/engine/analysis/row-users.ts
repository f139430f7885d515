import { getOrInsert } from "../get-or-insert.ts";
import { REFERENCE_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { kindOf, type RawTables } from "../tables/raw-tables.ts";
import { textIn } from "./record-name.ts";
import { numberOf } from "../tables/wire-value.ts";

/** Tables that are not specific to products: settings, ratings, foods, laws. */
const OF_ALL: ReadonlySet<ReferenceKind> = new Set([
  "region-spec",
  "metric",
  "color-spec",
  "params",
  "region-distance",
  "compost-cert-spec",
  "sust-cert-spec",
  "coc-rsl",
  "food-names",
  "food-prop-score",
  "food-spec",
  "water-scarcity",
  "market-rule",
]);

interface RowId {
  readonly kind: ReferenceKind;
  readonly key: string;
}

/** Table and id → the rows that refer to it. */
type Pointing = ReadonlyMap<ReferenceKind, ReadonlyMap<string, readonly RowId[]>>;

const pointingRows = (base: RawTables): Pointing => {
  const found = new Map<ReferenceKind, Map<string, RowId[]>>();
  for (const kind of REFERENCE_KINDS) {
    const { key: columns, fields } = REFERENCE_TABLES[kind];
    for (const [key, record] of kindOf(base, kind)) {
      for (const [field, { of }] of Object.entries(fields)) {
        // the first key column names the owner of the row, not something that the row uses
        if (of === undefined || field === columns[0]) continue;
        const id = textIn(record, field);
        if (id === null) continue;
        const ofKind = getOrInsert(found, of, () => new Map<string, RowId[]>());
        getOrInsert(ofKind, id, () => []).push({ kind, key });
      }
    }
  }
  return found;
};

/** Activities that contain grid electricity or boiler heat, if the row is that electricity or heat. */
const containing = (base: RawTables, { kind, key }: RowId): readonly RowId[] => {
  if (kind !== "activity-spec") return [];
  const params = kindOf(base, "params");
  const held = (
    [
      ["electricity_activity", "electricity_kwh"],
      ["heat_activity", "heat_kwh"],
    ] as const
  ).filter(([param]) => params.get(param)?.get("value") === key);
  return [...kindOf(base, "activity-spec")].flatMap(([id, record]) =>
    held.some(([, field]) => (numberOf(record.get(field)) ?? 0) > 0) ? [{ kind, key: id }] : [],
  );
};

/** The owner of a row, by the first column of its key: the product of a component, the activity of a factor. */
const ownerOf = ({ kind, key }: RowId): RowId | null => {
  const { key: columns, fields } = REFERENCE_TABLES[kind];
  const of = fields[columns[0] ?? ""]?.of;
  return of === undefined ? null : { kind: of, key: key.split("/")[0] ?? "" };
};

/**
 * Built-in products that depend on a row, found by the references between tables: the activity of a factor is used by
 * bases, forming steps, transport modes, wash systems and end-of-life routes, these by materials, components and products.
 * In the order of the table; null = the table of the row is not specific to products.
 */
export function productsUsing(base: RawTables, kind: ReferenceKind, key: string): readonly string[] | null {
  if (OF_ALL.has(kind)) return null;
  const pointing = pointingRows(base);
  const visited = new Set<string>();
  const products = new Set<string>();
  const queue: RowId[] = [{ kind, key }];
  for (let row = queue.pop(); row !== undefined; row = queue.pop()) {
    const name = `${row.kind} ${row.key}`;
    if (visited.has(name)) continue;
    visited.add(name);
    if (row.kind === "prodsys") {
      products.add(row.key);
      continue;
    }
    const owner = ownerOf(row);
    if (owner !== null && !OF_ALL.has(owner.kind)) queue.push(owner);
    const ids = pointing.get(row.kind);
    // the first part of a key may stand for several rows: all routes of a disposal mix, all stages of a scenario
    queue.push(
      ...(ids?.get(row.key) ?? []),
      ...(ids?.get(row.key.split("/")[0] ?? "") ?? []),
      ...containing(base, row),
    );
  }
  return [...kindOf(base, "prodsys").keys()].filter((id) => products.has(id));
}
