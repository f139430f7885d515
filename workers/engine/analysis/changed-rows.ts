import { REFERENCE_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { kindOf, NO_FIELDS, type RawRecord, type RawTables } from "../tables/raw-tables.ts";
import { tablesOf, withTables, type Reference } from "../tables/reference.ts";
import { isOriginal } from "../tables/row-names.ts";
import { recordName, valueInWords, type RecordName } from "./record-name.ts";

/** A field in two dataset versions: wire values, with names instead of ids of other records; undefined = absent. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** A record that differs between two dataset versions. */
export interface ChangedRow extends RecordName {
  readonly kind: ReferenceKind;
  /** region_id; the base is BASE_REGION */
  readonly region: string;
  readonly key: string;
  readonly what: "added" | "changed" | "removed";
  /** the different fields of a changed record; all fields of an added or removed one */
  readonly fields: readonly ChangedField[];
}

/** The base's tables of both versions. */
interface Names {
  readonly from: RawTables;
  readonly to: RawTables;
}

const fieldsOf = (before: RawRecord, now: RawRecord, names: Names): ChangedField[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter((field) => !isOriginal(field))
    .map((field) => ({ field, before: before.get(field), now: now.get(field) }))
    // compares lists and objects by content
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.now))
    .map(({ field, before, now }) => ({
      field,
      before: valueInWords(names.from, field, before),
      now: valueInWords(names.to, field, now),
    }));

/** Different records of one region, with the name from the newer version. */
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

/** Different records of two dataset versions: of the base, and of the regions that both have loaded. */
export const changedRows = (from: Reference, to: Reference): ChangedRow[] =>
  [BASE_REGION, ...[...from.regions.keys()].filter((region) => to.regions.has(region))].flatMap((region) => [
    ...rowsOf(region, tablesOf(from, region), tablesOf(to, region), { from: from.base, to: to.base }),
  ]);

/** A copy of `from` in which only the given records are replaced by those of `to`. */
export function withChangedRows(from: Reference, to: Reference, rows: readonly ChangedRow[]): Reference {
  const patched = (region: string): RawTables => {
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
  const regions = new Map([...from.regions.keys()].map((region) => [region, patched(region)] as const));
  return withTables(from, patched(BASE_REGION), regions);
}
