import { REFERENCE_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../../edge-api/contract/reference-tables.ts";
import { kindOf, type RawRecord, type RawTables } from "../tables/raw-tables.ts";
import { numberOf } from "../tables/wire-value.ts";

/** Tables that belong to no product in particular: settings, ratings, foods, the law. */
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

const textIn = (record: RawRecord, field: string): string | null => {
  const value = record.get(field);
  return typeof value === "string" && value !== "" ? value : null;
};

/** By the id that they point to: the rows that would be others if it were another. */
type Pointing = ReadonlyMap<ReferenceKind, ReadonlyMap<string, readonly RowId[]>>;

const pointingRows = (base: RawTables): Pointing => {
  const found = new Map<ReferenceKind, Map<string, RowId[]>>();
  for (const kind of REFERENCE_KINDS) {
    const { key: columns, fields } = REFERENCE_TABLES[kind];
    for (const [key, record] of kindOf(base, kind)) {
      for (const [field, { of }] of Object.entries(fields)) {
        // a row that belongs to another one is a part of it, and not the other way round
        if (of === undefined || field === columns[0]) continue;
        const id = textIn(record, field);
        if (id === null) continue;
        const ofKind = found.get(of) ?? new Map<string, RowId[]>();
        found.set(of, ofKind);
        ofKind.set(id, [...(ofKind.get(id) ?? []), { kind, key }]);
      }
    }
  }
  return found;
};

/** Activities whose factors hold electricity of the grid or heat of a boiler, if this is that electricity or heat. */
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

/** The row that a row is a part of, by the first column of its key: a component's product, a factor's activity. */
const ownerOf = ({ kind, key }: RowId): RowId | null => {
  const { key: columns, fields } = REFERENCE_TABLES[kind];
  const of = fields[columns[0] ?? ""]?.of;
  return of === undefined ? null : { kind: of, key: key.split("/")[0] ?? "" };
};

/**
 * Built-in products that a row takes part in, by the references between the tables: a factor is used by the raw materials,
 * forming steps, transports, wash systems and ways out that name its activity, and these by materials, components and
 * products. In the order of the tables; null = the table belongs to no product in particular.
 */
export function productsUsing(base: RawTables, kind: ReferenceKind, key: string): readonly string[] | null {
  if (OF_ALL.has(kind)) return null;
  const pointing = pointingRows(base);
  const met = new Set<string>();
  const products = new Set<string>();
  const waiting: RowId[] = [{ kind, key }];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const name = `${row.kind} ${row.key}`;
    if (met.has(name)) continue;
    met.add(name);
    if (row.kind === "prodsys") {
      products.add(row.key);
      continue;
    }
    const owner = ownerOf(row);
    if (owner !== null && !OF_ALL.has(owner.kind)) waiting.push(owner);
    const ids = pointing.get(row.kind);
    // an id may stand for several rows: all ways of disposal of a class, all legs of a scenario
    waiting.push(
      ...(ids?.get(row.key) ?? []),
      ...(ids?.get(row.key.split("/")[0] ?? "") ?? []),
      ...containing(base, row),
    );
  }
  return [...kindOf(base, "prodsys").keys()].filter((id) => products.has(id));
}
