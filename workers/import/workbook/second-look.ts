import { bare } from "./relations.ts";
import { readXml } from "./xml-events.ts";
import { unpackedStream, type ZipEntry } from "./zip-entries.ts";

/** What a cell holds beyond the value that the reader of rows gives. */
export interface SecondLook {
  /** its format shows a number above zero as one below */
  readonly isReturn: boolean;
  /** a formula that no program has calculated; null = it has a value */
  readonly formula: string | null;
}

/** By row and column, both counted from 0. */
export type SecondLooks = ReadonlyMap<number, ReadonlyMap<number, SecondLook>>;

/** A formula without a value behind it, as it stands in a sheet. */
const UNCALCULATED =
  /(?:<\/(?:\w+:)?f>|<(?:\w+:)?f\b[^>]*\/>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>|<\/(?:\w+:)?c>)/;
/** Characters in which such a place may stand at the end of a piece. */
const OVERLAP = 200;
const LONGEST_FORMULA = 200;

/** Is there a formula without a value? A search of the text, for nearly every sheet has none and parsing it twice takes long. */
async function hasUncalculated(source: Blob, sheet: ZipEntry, pause: () => Promise<void>): Promise<boolean> {
  const reader = (await unpackedStream(source, sheet)).getReader();
  const decoder = new TextDecoder();
  let tail = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      const text = tail + decoder.decode(value, { stream: true });
      if (UNCALCULATED.test(text)) return true;
      tail = text.slice(-OVERLAP);
      await pause();
    }
  } catch {
    // damage is told by the reader of the rows
    return false;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The number of a column in a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/**
 * Looks a second time at the sheets that need it: those with formulas that nobody calculated, or with formats that show a number as a return.
 *
 * @param styles places of the cell styles that show numbers above zero as below
 * @returns null = there is nothing to see
 */
export async function secondLooks(
  source: Blob,
  sheet: ZipEntry,
  styles: ReadonlySet<number>,
  pause: () => Promise<void>,
): Promise<SecondLooks | null> {
  if (styles.size === 0 && !(await hasUncalculated(source, sheet, pause))) return null;
  const looks = new Map<number, Map<number, SecondLook>>();
  let [row, column, isReturn] = [-1, -1, false];
  let [formula, isFormula, isValue, hasValue] = [null as string | null, false, false, false];
  await readXml(source, sheet, {
    open: (name, { r, s }) => {
      const tag = bare(name);
      if (tag === "row") [row, column] = [r === undefined ? row + 1 : Number(r) - 1, -1];
      else if (tag === "c") {
        column = r === undefined ? column + 1 : columnOf(r);
        isReturn = styles.has(Number(s ?? "0"));
        [formula, hasValue] = [null, false];
      } else if (tag === "f") [formula, isFormula] = ["", true];
      else if (tag === "v" || tag === "is") isValue = true;
    },
    text: (text) => {
      if (isFormula) formula = `${formula ?? ""}${text}`.slice(0, LONGEST_FORMULA);
      else if (isValue && text !== "") hasValue = true;
    },
    close: (name) => {
      const tag = bare(name);
      if (tag === "f") isFormula = false;
      else if (tag === "v" || tag === "is") isValue = false;
      else if (tag === "c" && (isReturn || (formula !== null && !hasValue))) {
        const known = looks.get(row) ?? new Map<number, SecondLook>();
        looks.set(row, known.set(column, { isReturn, formula: hasValue ? null : formula }));
      }
    },
    pause: async () => {
      await pause();
      return false;
    },
  });
  return looks;
}
