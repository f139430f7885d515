import type { ImportFaultCode, ImportField, ImportOffer } from "./import-api.ts";

/** A fault of one cell value, with the rows in which it stands. */
export interface TalliedFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField | null;
  readonly column: number | null;
  readonly value: string;
  /** made when it is shown: looking for what may be meant takes time */
  readonly offers: () => readonly ImportOffer[];
  /** place of the first row */
  first: number;
  rows: number;
}

/** The faults of a sheet, each once, and how many rows they spoil. */
export class FaultTally {
  readonly #faults: TalliedFault[] = [];
  readonly byField: Record<ImportField | "row", number> = {
    product: 0,
    use_case: 0,
    food: 0,
    quantity: 0,
    pack: 0,
    unit: 0,
    gtin: 0,
    item_code: 0,
    site: 0,
    order_number: 0,
    date: 0,
    label: 0,
    row: 0,
  };

  /** Keeps a fault and returns its number. */
  add(fault: Omit<TalliedFault, "first" | "rows">): number {
    return this.#faults.push({ ...fault, first: -1, rows: 0 }) - 1;
  }

  /** Counts a row that has the fault; rows come in their order. */
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

  /** Those that a row has, in the order of their first rows. */
  found(): readonly TalliedFault[] {
    return this.#faults.filter(({ rows }) => rows > 0).toSorted((a, b) => a.first - b.first);
  }
}
