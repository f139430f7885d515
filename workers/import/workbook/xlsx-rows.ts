import { MAX_COLUMNS, typedDate, typedNumber, type Merge } from "../sheet.ts";
import { dateOfSerial, type NumberFormat } from "./number-format.ts";
import { bare } from "./xml-events.ts";
import { shownNumber } from "./shown-number.ts";

/** Columns kept of a row; those beyond are too far to the right for a table. */
const MAX_CELLS = MAX_COLUMNS + 56;
const LONGEST_FORMULA = 200;
const LAST_ROW = 1_048_576;

/** What cells refer to. */
export interface XlsxContext {
  /** the shared strings */
  readonly strings: readonly string[];
  /** number formats by cell style */
  readonly styles: readonly (NumberFormat | null)[];
  readonly is1904: boolean;
}

export interface XlsxSink {
  readonly row: (cells: readonly string[], row: number, isHidden: boolean) => void;
  /** a cell too far to the right for a table */
  readonly far: (row: number, text: string) => void;
}

/** Column (from 0) and row (from 1) of a reference such as `AB12`; 0 = not named. */
function placeOf(reference: string): readonly [column: number, row: number] {
  let [column, row] = [0, 0];
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at) | 0x20;
    if (code >= 0x61 && code <= 0x7a) column = column * 26 + code - 0x60;
    else if (code >= 0x30 && code <= 0x39) row = row * 10 + code - 0x30;
  }
  return [column - 1, row];
}

const mergeOf = (reference: string): readonly Merge[] => {
  const [from = "", to = ""] = reference.split(":");
  const [[column, row], [last_column, last_row]] = [placeOf(from), placeOf(to)];
  return row > 0 && last_row >= row ? [{ row, last_row, column, last_column }] : [];
};

/** Characters that XML cannot hold, as Excel writes them; control characters are dropped. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => {
        const letter = String.fromCharCode(Number.parseInt(code, 16));
        return letter < " " ? " " : letter;
      })
    : text;

const isTrue = (text: string | undefined): boolean => text === "1" || text === "true";

/** Handles the XML events of a worksheet in one pass and passes on every row with a value. */
export class XlsxRows {
  readonly merges: Merge[] = [];
  readonly #context: XlsxContext;
  readonly #sink: XlsxSink;
  #cells: string[] = [];
  #row = 0;
  #isHidden = false;
  #isBlank = true;
  #column = -1;
  #type = "n";
  #style = 0;
  #value = "";
  #formula: string | null = null;
  /** the text that is being read */
  #reads: "value" | "formula" | null = null;
  /** phonetic hints, whose text does not belong to the cell */
  #isHint = false;

  constructor(context: XlsxContext, sink: XlsxSink) {
    this.#context = context;
    this.#sink = sink;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const tag = bare(name);
    if (tag === "c") {
      const { r, t = "n", s = "0" } = attributes;
      this.#column = r === undefined ? this.#column + 1 : placeOf(r)[0];
      this.#type = t;
      this.#style = Number(s);
      this.#value = "";
      this.#formula = null;
    } else if (tag === "v" || tag === "t") this.#reads = this.#isHint ? null : "value";
    else if (tag === "f") {
      this.#formula = "";
      this.#reads = "formula";
    } else if (tag === "row") {
      const { r, hidden, ht } = attributes;
      this.#row = r === undefined ? this.#row + 1 : Number(r);
      this.#isHidden = isTrue(hidden) || Number(ht ?? 1) === 0;
      this.#cells = [];
      this.#isBlank = true;
      this.#column = -1;
    } else if (tag === "rPh") this.#isHint = true;
    else if (tag === "mergeCell") this.merges.push(...mergeOf(attributes["ref"] ?? ""));
  }

  text(text: string): void {
    if (this.#reads === "value") this.#value += text;
    else if (this.#reads === "formula") this.#formula = `${this.#formula ?? ""}${text}`.slice(0, LONGEST_FORMULA);
  }

  close(name: string): void {
    const tag = bare(name);
    if (tag === "c") this.#endCell();
    else if (tag === "v" || tag === "t" || tag === "f") this.#reads = null;
    else if (tag === "rPh") this.#isHint = false;
    else if (tag === "row" && !this.#isBlank && this.#row <= LAST_ROW)
      this.#sink.row(this.#cells, this.#row, this.#isHidden);
  }

  #endCell(): void {
    const content = this.#content();
    if (content === "" || this.#column < 0) return;
    if (this.#column >= MAX_CELLS) return this.#sink.far(this.#row, content);
    while (this.#cells.length < this.#column) this.#cells.push("");
    this.#cells[this.#column] = content;
    this.#isBlank = false;
  }

  /** The stored value of the cell in the form in which a sheet stores it. */
  #content(): string {
    const value = this.#value;
    const { strings, styles, is1904 } = this.#context;
    // the result of a text formula may be the empty text
    if (value === "") return this.#formula === null || this.#type === "str" ? "" : `=${this.#formula}`;
    switch (this.#type) {
      case "s":
        return strings[Number(value)] ?? "";
      case "n": {
        const number = Number(value);
        const format = styles[this.#style] ?? null;
        if (format === null) return Number.isFinite(number) ? typedNumber(number) : "";
        if (typeof format !== "string") return shownNumber(number, format(number));
        const date = dateOfSerial(number, format, is1904);
        return date === null ? typedNumber(number) : typedDate(date);
      }
      case "d":
        return typedDate(value.replace(/T00:00:00.*$/, "").replace("T", " "));
      case "b":
        return String(isTrue(value));
      default:
        return unescaped(value);
    }
  }
}
