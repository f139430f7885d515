import { isPlainLine, plainLine } from "../../edge-api/contract/plain-line.ts";
import { LINE_DETAIL_LETTERS, type LineDetail } from "../../edge-api/contract/line-details.ts";
import { LEFT_OUT, type CellOutcome } from "./import-faults.ts";
import { readDay } from "./dates/day-text.ts";
import type { DateWay } from "./import-settings.ts";
import type { ImportFaultCode } from "./sentences.ts";
import { byField } from "./import-fields.ts";

/** Maximum length of labels and details of lines (contract). */
const LONGEST_TEXT = LINE_DETAIL_LETTERS;
/** Longer cells are cut where they are shown. */
const LONGEST_SHOWN = 200;

/** A code as a spreadsheet shows a long number: 5.01235E+12. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d{1,3}$|^\d[.,]\d+E\d{1,3}$/i;

/** Fields of a line whose text is taken unchanged. */
export type TextField = "label" | LineDetail;

/** The cells of a sheet under the user's choices. */
interface TextCells {
  /** cell number of a row; 0 = empty */
  readonly cell: (field: TextField, place: number) => number;
  readonly text: (field: TextField, number: number) => string;
  readonly choice: (field: TextField, value: string) => string | number | null | undefined;
  /** a date in which the spreadsheet may have swapped day and month */
  readonly isDoubtful: (number: number) => boolean;
  /** records a fault; `offer` gives the text to use instead */
  readonly fault: (code: ImportFaultCode, field: TextField, value: string, offer: () => string) => CellOutcome;
}

/** Labels and details of the lines of a sheet; each different cell is read once. */
export class LineTexts {
  /** accepted texts; index 0 is the empty text */
  readonly texts: string[] = [""];
  /** different cells of the date column that are no day, or ambiguous */
  readonly unreadDates: string[] = [];
  /** different dates in which the spreadsheet may have swapped day and month */
  readonly doubtfulDates: string[] = [];
  /** different codes in scientific notation, whose last digits the spreadsheet has lost */
  readonly lostCodes: string[] = [];
  readonly #dates: DateWay | null;
  readonly #cells: TextCells;
  /** outcomes by cell number */
  readonly #known: Record<TextField, (CellOutcome | undefined)[]> = byField(() => []);

  /** @param dates how ambiguous dates are read; null = they are not read */
  constructor(dates: DateWay | null, cells: TextCells) {
    this.#dates = dates;
    this.#cells = cells;
  }

  /** The outcome of a row's cell: an index into `texts`, LEFT_OUT or a fault. */
  at(field: TextField, place: number): CellOutcome {
    const number = this.#cells.cell(field, place);
    const known = this.#known[field];
    return (known[number] ??= this.#outcome(field, number));
  }

  /** The text of a row's cell; "" = none. */
  textAt(field: TextField, place: number): string {
    return this.texts[this.at(field, place)] ?? "";
  }

  #outcome(field: TextField, number: number): CellOutcome {
    const cell = this.#cells.text(field, number);
    if (field === "date") return this.#taken(this.#dayOf(cell, this.#cells.isDoubtful(number)));
    if ((field === "gtin" || field === "item_code") && SCIENTIFIC.test(cell)) {
      this.lostCodes.push(cell);
      return 0;
    }
    const text = cell.replaceAll(/\s+/g, " ").trim();
    if (isLineText(text)) return this.#taken(text);
    const { choice, fault } = this.#cells;
    const chosen = choice(field, cell);
    if (chosen === null) return LEFT_OUT;
    if (typeof chosen === "string" && isLineText(chosen)) return this.#taken(chosen);
    return isPlainLine(text)
      ? fault("label_too_long", field, cell, () => shortened(text))
      : fault("label_hidden", field, cell, () => plainText(text));
  }

  #taken(text: string): CellOutcome {
    return text === "" ? 0 : this.texts.push(text) - 1;
  }

  /** The day of a cell, as YYYY-MM-DD; "" = none. A cell that is not read is added to `unreadDates`. */
  #dayOf(cell: string, isDoubtful: boolean): string {
    if (cell === "") return "";
    if (isDoubtful) {
      this.doubtfulDates.push(cell);
      return "";
    }
    const read = readDay(cell);
    const order = this.#dates;
    const day =
      read === null || typeof read === "string" ? read : order === null || order === "none" ? null : read[order];
    if (day === null) this.unreadDates.push(cell.slice(0, LONGEST_SHOWN));
    return day ?? "";
  }
}

/** A text of any kind as one that a line can have. */
export const plainText = (text: string): string => shortened(plainLine(text).trim());

const isLineText = (text: string): boolean => text.length <= LONGEST_TEXT && isPlainLine(text);

/** Cut to the maximum length without splitting a surrogate pair. */
const shortened = (label: string): string =>
  label
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
