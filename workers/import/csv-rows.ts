import type { Quotes, Separator } from "./import-settings.ts";

/** Rows of a CSV text, and what they do not hold. */
export interface CsvRows {
  readonly rows: readonly (readonly string[])[];
  /** indexes of rows with quotation marks that enclose nothing: they are characters, as in `9" plate` */
  readonly loose: readonly number[];
  /** the text behind the last complete row */
  readonly rest: string;
}

interface CsvOptions {
  readonly separator: Separator;
  readonly quotes: Quotes;
  /** the text ends here; else its last row may be cut and is left in `rest` */
  readonly isLast: boolean;
  readonly most?: number;
}

/** A longer quoted cell means that its mark is never closed. */
const LONGEST_CELL = 1 << 20;
/** The text ends before the cell is closed. */
const CUT = -2;

/**
 * Splits a text into rows of cells. A quoted cell may hold separators, line ends and doubled marks, with blanks around
 * it. A mark that opens and is not closed in front of a separator or a line end is a character.
 * @param text with \n as line ends
 */
export function csvRows(text: string, { separator, quotes, isLast, most = Infinity }: CsvOptions): CsvRows {
  const rows: string[][] = [];
  const loose: number[] = [];
  // two quoted cells that an inch mark has joined across a line end
  const joined = new RegExp(`""[${separator}][^"]*\\n[^"]*[${separator}]""`);
  const end = text.length;
  let [at, lineEnd, sign] = [0, -1, text.indexOf(separator)];
  const blanks = separator === "\t" ? " " : " \t";
  const afterBlanks = (from: number): number => {
    let next = from;
    while (next < end && blanks.includes(text.charAt(next))) next++;
    return next;
  };
  const isEnd = (place: number): boolean => place >= end || text[place] === separator || text[place] === "\n";
  /** The mark that closes a quoted cell; -1 = none does. */
  const closing = (open: number): number => {
    for (let mark = text.indexOf('"', open + 1); mark >= 0; mark = text.indexOf('"', mark + 2)) {
      if (text[mark + 1] === '"') continue;
      const next = afterBlanks(mark + 1);
      if (next >= end && !isLast) return CUT;
      return isEnd(next) && (mark < lineEnd || !joined.test(text.slice(open + 1, mark))) ? mark : -1;
    }
    return isLast || end - open > LONGEST_CELL ? -1 : CUT;
  };
  /** The mark that closes a cell on this line if marks within it are not doubled: `"Plate 9""`; -1 = none does. */
  const closingOnLine = (open: number): number => {
    for (let mark = text.indexOf('"', open + 1); mark >= 0 && mark < lineEnd; mark = text.indexOf('"', mark + 1))
      if (text[mark + 1] !== '"' && isEnd(afterBlanks(mark + 1))) return mark;
    return -1;
  };
  while (at < end && rows.length < most) {
    const start = at;
    const cells: string[] = [];
    const cut = (): CsvRows => ({ rows, loose, rest: text.slice(start) });
    let isLoose = false;
    for (;;) {
      if (lineEnd < at) lineEnd = text.indexOf("\n", at);
      if (lineEnd < 0) lineEnd = end;
      const open = afterBlanks(at);
      const isQuoted = quotes === "around" && text[open] === '"';
      const strict = isQuoted ? closing(open) : -1;
      if (strict === CUT) return cut();
      const mark = isQuoted && strict < 0 ? closingOnLine(open) : strict;
      isLoose ||= isQuoted && strict < 0;
      if (sign >= 0 && sign < at) sign = text.indexOf(separator, at);
      let next = sign < 0 || sign > lineEnd ? lineEnd : sign;
      if (mark >= 0) next = afterBlanks(mark + 1);
      const cell = mark >= 0 ? text.slice(open + 1, mark) : text.slice(at, next);
      cells.push(strict >= 0 ? cell.replaceAll('""', '"') : cell);
      at = next + 1;
      if (next >= end && !isLast) return cut();
      if (next >= end || text[next] === "\n") break;
    }
    if (isLoose) loose.push(rows.length);
    rows.push(cells);
  }
  return { rows, loose, rest: text.slice(at) };
}
