import type { ReferenceKind, ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";

/** A field as it travels: numbers as numbers, flags as "0" or "1", absent fields left out. */
type Field = string | number | Readonly<Record<string, string>> | undefined;
export type TableRecord = Readonly<Record<string, Field>>;
type Table = Map<string, TableRecord>;

/** The rows that are being built: base tables and those of each region, keys in the order of the CSV files. */
export class TableSet {
  readonly #tables = new Map<string, Map<ReferenceKind, Table>>();

  /** Adds a record under its key (composite keys joined by `/`); `region` "" is the base. */
  put(kind: ReferenceKind, key: string, record: TableRecord, region = ""): void {
    const kinds = this.#tables.get(region) ?? new Map<ReferenceKind, Table>();
    this.#tables.set(region, kinds);
    const table = kinds.get(kind) ?? new Map<string, TableRecord>();
    kinds.set(kind, table);
    table.set(key, record);
  }

  table(kind: ReferenceKind, region = ""): ReadonlyMap<string, TableRecord> {
    return this.#tables.get(region)?.get(kind) ?? new Map();
  }

  /** Rows of the base ("") or of a region, in the order of REFERENCE_KINDS; kinds without records are left out. */
  rows(region = ""): readonly ReferenceRow[] {
    return REFERENCE_KINDS.flatMap((kind) => {
      const table = this.table(kind, region);
      return table.size === 0 ? [] : [{ kind, data: JSON.stringify(Object.fromEntries(table)) }];
    });
  }
}
