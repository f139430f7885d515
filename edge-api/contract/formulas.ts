/** Where a spreadsheet begins a cell: at the start and, if its list separator is another one, also inside a text. */
const CELL_START = String.raw`(?<=^|[,;\t\r\n])`;
/**
 * What it may read as a formula there, also with full-width signs. Apostrophes before it are included, so that one can be
 * removed again.
 */
const FORMULA = String.raw`(?='*[=+\-@\t\r＝＋－＠])`;
const FORMULAS = new RegExp(CELL_START + FORMULA, "g");
const NEUTRALISED = new RegExp(`${CELL_START}'${FORMULA}`, "g");
/** The text with an apostrophe before what looks like a formula, so that no spreadsheet runs it (requirement 37). */
export const neutralised = (text: string): string => text.replaceAll(FORMULAS, "'");

/** Reverses `neutralised`. */
export const restored = (text: string): string => text.replaceAll(NEUTRALISED, "");
