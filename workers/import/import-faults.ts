import { byField, type ImportField } from "./import-fields.ts";
import type { ImportFaultCode } from "./sentences.ts";

/** Result of reading a cell: an index ≥ 0 into the values of its field, LEFT_OUT, or a fault (≤ FIRST_FAULT). */
export type CellOutcome = number;
/** A choice excludes the cell's rows. */
export const LEFT_OUT = -1;
/** Outcomes from here downwards are faults. */
export const FIRST_FAULT = -2;
/** Whether the cell could not be read. */
export const isFault = (outcome: CellOutcome): boolean => outcome <= FIRST_FAULT;
/** The index of a fault in the tally. */
export const faultOf = (outcome: CellOutcome): number => FIRST_FAULT - outcome;

/** A possible correction of a fault: the choice to make and its name. */
export interface ImportOffer {
  readonly use: string | number;
  /** name of a product, food or use case; "" for a number or a label */
  readonly name: string;
  /** the use case of a product */
  readonly usecase_id?: string;
}

/** One fault of one cell value, with the number of its rows. */
export interface ImportFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField | null;
  /** column from 0; null = the row as a whole */
  readonly column: number | null;
  /** the cell as written in the file, cut if long */
  readonly value: string;
  /** number of the first row, from 1 as in spreadsheets */
  readonly row: number;
  readonly rows: number;
  /** possible corrections, likeliest first; each can become a choice for the field */
  readonly offers: readonly ImportOffer[];
}

export const FAULTS_SHOWN = 500;

/** A fault as it is counted. */
export interface TalliedFault extends Pick<ImportFault, "code" | "field" | "column" | "value"> {
  /** computed on demand, because searching for offers is slow */
  readonly offers: () => readonly ImportOffer[];
  /** index of the first row */
  first: number;
  rows: number;
}

/** Faults of a name that the user's choice of a product mends. */
const OF_A_NAME: ReadonlySet<string> = new Set<ImportFaultCode>(["product_unknown", "product_ambiguous"]);

/** The different faults of a sheet, with the number of rows that have them. */
export class FaultTally {
  readonly #faults: TalliedFault[] = [];
  readonly #openNames: (boolean | undefined)[] = [];
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

  /** True for the fault of a name that may mean a product, although not surely: goods, and no freight or deposits. */
  isOpenName(number: number): boolean {
    const { code, offers } = this.#faults[number] ?? {};
    return (this.#openNames[number] ??= code !== undefined && OF_A_NAME.has(code) && (offers?.().length ?? 0) > 0);
  }

  /** The faults of at least one row, in the order of their first rows. */
  found(): readonly TalliedFault[] {
    return this.#faults.filter(({ rows }) => rows > 0).toSorted((a, b) => a.first - b.first);
  }
}
