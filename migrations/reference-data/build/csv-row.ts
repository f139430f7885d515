import { ID_PATTERN } from "../../../edge-api/contract/ids.ts";
import type { Problem } from "./problem.ts";

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Plain decimals only: no exponent, no thousands separator, no decimal comma. */
const NUMBER_PATTERN = /^-?\d+(\.\d+)?$/;

/**
 * One line of a CSV file. Each reader returns the value, or records a problem and returns a placeholder (NaN, "", "0"),
 * so that one build reports all faults.
 */
export class CsvRow {
  readonly file: string;
  readonly line: number;
  readonly #cells: Readonly<Record<string, string>>;
  readonly #problems: Problem[];

  constructor(file: string, line: number, cells: Readonly<Record<string, string>>, problems: Problem[]) {
    this.file = file;
    this.line = line;
    this.#cells = cells;
    this.#problems = problems;
  }

  /** Records a problem of a cell, or of the whole line if `column` is "". */
  fault(column: string, expected: string, found = this.#cells[column] ?? ""): void {
    this.#problems.push({ file: this.file, line: this.line, column, found, expected });
  }

  /** The trimmed cell; undefined = empty. */
  optionalText(column: string): string | undefined {
    const cell = (this.#cells[column] ?? "").trim();
    return cell === "" ? undefined : cell;
  }

  text(column: string): string {
    const cell = this.optionalText(column);
    if (cell === undefined) this.fault(column, "a text");
    else if (/\s{2}/.test(cell)) this.fault(column, "a text without double spaces");
    return cell ?? "";
  }

  id(column: string): string {
    const cell = this.optionalText(column) ?? "";
    if (!ID_PATTERN.test(cell)) this.fault(column, "an id of 1 to 64 letters, digits, _ or -", cell);
    return cell;
  }

  optionalNumber(column: string, range: Range): number | undefined {
    const cell = this.optionalText(column);
    if (cell === undefined) return undefined;
    const value = NUMBER_PATTERN.test(cell) ? Number(cell) : Number.NaN;
    if (value >= range.min && value <= range.max) return value;
    this.fault(column, `a number from ${range.min} to ${range.max}`);
    return Number.NaN;
  }

  number(column: string, range: Range): number {
    const value = this.optionalNumber(column, range);
    if (value === undefined) this.fault(column, `a number from ${range.min} to ${range.max}`);
    return value ?? Number.NaN;
  }

  flag(column: string): "0" | "1" {
    return this.oneOf(column, ["0", "1"]) ?? "0";
  }

  oneOf<T extends string>(column: string, allowed: readonly T[]): T | undefined {
    const cell = this.optionalText(column) ?? "";
    const match = allowed.find((value) => value === cell);
    if (match === undefined) this.fault(column, `one of ${allowed.join(", ")}`);
    return match;
  }

  /** A key of another table; `what` is the expectation in the problem, such as "an activity_id of …". */
  reference(column: string, known: { has(key: string): boolean }, what: string): string {
    const cell = this.optionalText(column) ?? "";
    if (!known.has(cell)) this.fault(column, what);
    return cell;
  }

  optionalReference(column: string, known: { has(key: string): boolean }, what: string): string | undefined {
    return this.optionalText(column) === undefined ? undefined : this.reference(column, known, what);
  }

  /** The items of a list `a|b|c`. */
  list(column: string): readonly string[] {
    return this.text(column).split("|");
  }

  /** Like `list`; an empty cell gives an empty list. */
  optionalList(column: string): readonly string[] {
    return this.optionalText(column)?.split("|") ?? [];
  }
}
