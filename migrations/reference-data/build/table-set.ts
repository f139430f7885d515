import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { REFERENCE_KINDS, type ReferenceKind, type ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";

/** A field of a record: flags are "0" or "1"; undefined fields are omitted in JSON. */
type Field = string | number | Readonly<Record<string, string>> | undefined;
export type TableRecord = Readonly<Record<string, Field>>;
type Table = Map<string, TableRecord>;

/** The tables being built, for the base and each region, with keys in the order of the CSV files. */
export class TableSet {
  readonly #tables = new Map<string, Map<ReferenceKind, Table>>();

  /** Adds a record under its key (composite keys joined by `/`). */
  put(kind: ReferenceKind, key: string, record: TableRecord, region: string = BASE_REGION): void {
    const kinds = this.#tables.get(region) ?? new Map<ReferenceKind, Table>();
    this.#tables.set(region, kinds);
    const table = kinds.get(kind) ?? new Map<string, TableRecord>();
    kinds.set(kind, table);
    table.set(key, record);
  }

  table(kind: ReferenceKind, region: string = BASE_REGION): ReadonlyMap<string, TableRecord> {
    return this.#tables.get(region)?.get(kind) ?? new Map();
  }

  /** Rows of a region in the order of REFERENCE_KINDS, without kinds that have no records. */
  rows(region: string = BASE_REGION): readonly ReferenceRow[] {
    return REFERENCE_KINDS.flatMap((kind) => {
      const table = this.table(kind, region);
      return table.size === 0 ? [] : [{ kind, data: JSON.stringify(Object.fromEntries(table)) }];
    });
  }
}
