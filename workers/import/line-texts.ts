import { hasBidiControl, withoutBidiControls } from "../../edge-api/contract/bidi-controls.ts";
import { LINE_DETAIL_LETTERS, type LineDetail } from "../../edge-api/contract/line-details.ts";
import { LEFT_OUT, type CellOutcome } from "./cell-outcome.ts";
import { readDay } from "./dates/day-text.ts";
import type { DateWay, ImportFaultCode } from "./import-api.ts";

/** What labels and details of lines may have (contract). */
const LONGEST_TEXT = LINE_DETAIL_LETTERS;
/** Cells longer than this are cut where they are named. */
const LONGEST_SHOWN = 200;

/** Texts of a line that the file gives as they are. */
export type TextField = "label" | LineDetail;

/** The cells of a sheet under the user's choices. */
interface TextCells {
  /** number of the cell at a place; 0 = empty */
  readonly cell: (field: TextField, place: number) => number;
  readonly text: (field: TextField, number: number) => string;
  readonly choice: (field: TextField, value: string) => string | number | null | undefined;
  /** counts a fault, with what may be taken instead */
  readonly fault: (code: ImportFaultCode, field: TextField, value: string, offer: () => string) => CellOutcome;
}

/** Labels and details of the lines of a sheet; each different cell is looked at once. */
export class LineTexts {
  /** what cells came to; the first is none */
  readonly texts: string[] = [""];
  /** different cells of the column of dates that are no day, or may be two */
  readonly unreadDates: string[] = [];
  readonly #dates: DateWay | null;
  readonly #cells: TextCells;
  /** by number of the cell */
  readonly #known: Record<TextField, (CellOutcome | undefined)[]> = {
    label: [],
    gtin: [],
    item_code: [],
    site: [],
    order_number: [],
    date: [],
  };

  /** @param dates how dates that can be read in two ways are read; null = not at all */
  constructor(dates: DateWay | null, cells: TextCells) {
    this.#dates = dates;
    this.#cells = cells;
  }

  /** A text of the row at a place: a place in `texts`, or what a fault or a choice makes of it. */
  at(field: TextField, place: number): CellOutcome {
    const number = this.#cells.cell(field, place);
    const known = this.#known[field];
    return (known[number] ??= this.#outcome(field, this.#cells.text(field, number)));
  }

  /** The text itself; "" = none. */
  textAt(field: TextField, place: number): string {
    return this.texts[this.at(field, place)] ?? "";
  }

  #outcome(field: TextField, cell: string): CellOutcome {
    if (field === "date") return this.#taken(this.#dayOf(cell));
    const text = cell.replaceAll(/\s+/g, " ").trim();
    if (isLineText(text)) return this.#taken(text);
    const { choice, fault } = this.#cells;
    const chosen = choice(field, cell);
    if (chosen === null) return LEFT_OUT;
    if (typeof chosen === "string" && isLineText(chosen)) return this.#taken(chosen);
    return hasBidiControl(text)
      ? fault("label_hidden", field, cell, () => shortened(withoutBidiControls(text).trim()))
      : fault("label_too_long", field, cell, () => shortened(text));
  }

  #taken(text: string): CellOutcome {
    return text === "" ? 0 : this.texts.push(text) - 1;
  }

  /** The day of a cell, as YYYY-MM-DD; "" = none, and then the cell is among those not read. */
  #dayOf(cell: string): string {
    if (cell === "") return "";
    const read = readDay(cell);
    const way = this.#dates;
    const day = read === null || typeof read === "string" ? read : way === null || way === "none" ? null : read[way];
    if (day === null) this.unreadDates.push(cell.slice(0, LONGEST_SHOWN));
    return day ?? "";
  }
}

const isLineText = (text: string): boolean => text.length <= LONGEST_TEXT && !hasBidiControl(text);

/** Cut to the longest text, and between characters. */
const shortened = (label: string): string =>
  label
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
