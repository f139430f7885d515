import { REFERENCE_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { kindOf, type RawRecord, type RawTables } from "../tables/raw-tables.ts";
import { withTables, type Reference } from "../tables/reference.ts";
import { isOriginal } from "../tables/row-names.ts";
import { recordName, valueInWords, type RecordName } from "./record-name.ts";

/** A field of a record in two dataset versions, as on the wire, but names for ids of other records; undefined = it has none there. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** A record that two dataset versions hold differently. */
export interface ChangedRow extends RecordName {
  readonly kind: ReferenceKind;
  /** whose rows: a region, or that of the base */
  readonly region: string;
  readonly key: string;
  readonly what: "added" | "changed" | "removed";
  /** of a changed record, those that differ; else all of them */
  readonly fields: readonly ChangedField[];
}

const NO_FIELDS: RawRecord = new Map();
const NO_TABLES: RawTables = new Map();

/** The base's tables of both versions. */
interface Names {
  readonly from: RawTables;
  readonly to: RawTables;
}

const fieldsOf = (before: RawRecord, now: RawRecord, names: Names): ChangedField[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter((field) => !isOriginal(field))
    .map((field) => ({ field, before: before.get(field), now: now.get(field) }))
    // lists and objects are compared by their text
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.now))
    .map(({ field, before, now }) => ({
      field,
      before: valueInWords(names.from, field, before),
      now: valueInWords(names.to, field, now),
    }));

/** A record is called what the newer version calls it. */
function* rowsOf(region: string, from: RawTables, to: RawTables, names: Names): Generator<ChangedRow> {
  for (const kind of REFERENCE_KINDS) {
    const [before, now] = [kindOf(from, kind), kindOf(to, kind)];
    for (const key of new Set([...before.keys(), ...now.keys()])) {
      const [old, fresh] = [before.get(key), now.get(key)];
      const fields = fieldsOf(old ?? NO_FIELDS, fresh ?? NO_FIELDS, names);
      const what = old === undefined ? "added" : fresh === undefined ? "removed" : "changed";
      if (fields.length > 0 || what !== "changed") {
        const name =
          fresh === undefined
            ? recordName(names.from, kind, key, old ?? NO_FIELDS)
            : recordName(names.to, kind, key, fresh);
        yield { kind, region, key, ...name, what, fields };
      }
    }
  }
}

const tablesOf = ({ base, regions }: Reference, region: string): RawTables =>
  region === BASE_REGION ? base : (regions.get(region) ?? NO_TABLES);

/** What sets two dataset versions apart: the base, and the regions that both have loaded. */
export const changedRows = (from: Reference, to: Reference): ChangedRow[] =>
  [BASE_REGION, ...[...from.regions.keys()].filter((region) => to.regions.has(region))].flatMap((region) => [
    ...rowsOf(region, tablesOf(from, region), tablesOf(to, region), { from: from.base, to: to.base }),
  ]);

/** A version in which only these records are as another one has them. */
export function withChangedRows(from: Reference, to: Reference, rows: readonly ChangedRow[]): Reference {
  const mended = (region: string): RawTables => {
    const old = tablesOf(from, region);
    const mine = rows.filter((row) => row.region === region);
    if (mine.length === 0) return old;
    const tables = new Map(old);
    for (const kind of new Set(mine.map((row) => row.kind))) {
      const fresh = kindOf(tablesOf(to, region), kind);
      const records = new Map(kindOf(old, kind));
      for (const { key } of mine.filter((row) => row.kind === kind)) {
        const record = fresh.get(key);
        if (record === undefined) records.delete(key);
        else records.set(key, record);
      }
      tables.set(kind, records);
    }
    return tables;
  };
  const regions = new Map([...from.regions.keys()].map((region) => [region, mended(region)] as const));
  return withTables(from, mended(BASE_REGION), regions);
}
