import { byField, type ImportField } from "./import-fields.ts";
import type { ImportFaultCode, ImportOffer } from "./import-faults.ts";

/** A fault of one cell value, with the number of rows that have it. */
export interface TalliedFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField | null;
  readonly column: number | null;
  readonly value: string;
  /** computed on demand, because searching for offers is slow */
  readonly offers: () => readonly ImportOffer[];
  /** index of the first row */
  first: number;
  rows: number;
}

/** The different faults of a sheet, with the number of rows that have them. */
export class FaultTally {
  readonly #faults: TalliedFault[] = [];
  readonly byField: Record<ImportField | "row", number> = { ...byField(() => 0), row: 0 };

  /** Adds a fault and returns its index. */
  add(fault: Omit<TalliedFault, "first" | "rows">): number {
    return this.#faults.push({ ...fault, first: -1, rows: 0 }) - 1;
  }

  /** number of faults, including those of no row */
  get size(): number {
    return this.#faults.length;
  }

  /** Counts a row that has the fault; call in row order. */
  count(number: number, place: number): void {
    const fault = this.#faults[number];
    if (fault === undefined) return;
    if (fault.rows === 0) fault.first = place;
    fault.rows++;
    this.byField[fault.field ?? "row"]++;
  }

  at(number: number): TalliedFault | undefined {
    return this.#faults[number];
  }

  /** The faults of at least one row, in the order of their first rows. */
  found(): readonly TalliedFault[] {
    return this.#faults.filter(({ rows }) => rows > 0).toSorted((a, b) => a.first - b.first);
  }
}
