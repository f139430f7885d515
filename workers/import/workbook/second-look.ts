import { bare } from "./relations.ts";
import { readXml } from "./xml-events.ts";
import { unpackedStream, type ZipEntry } from "./zip-entries.ts";

/** Properties of a cell that the row reader does not give. */
export interface SecondLook {
  /** its format shows a positive number as negative */
  readonly isReturn: boolean;
  /** a formula without a calculated value; null = it has a value, or no formula */
  readonly formula: string | null;
}

/** By row and column, both from 0. */
export type SecondLooks = ReadonlyMap<number, ReadonlyMap<number, SecondLook>>;

/** Sheet XML of a formula without a value. */
const UNCALCULATED =
  /(?:<\/(?:\w+:)?f>|<(?:\w+:)?f\b[^>]*\/>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>|<\/(?:\w+:)?c>)/;
/** Characters kept from the previous chunk, in case a match spans two chunks. */
const OVERLAP = 200;
const LONGEST_FORMULA = 200;

/** True if a formula has no value. Searches the text, since parsing twice is slow and nearly no sheet has one. */
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
    // the row reader reports damage
    return false;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/**
 * Parses a sheet a second time if it has formulas without values, or styles that show positive numbers as negative.
 * @param styles indexes of the cell styles that show positive numbers as negative
 * @returns null = no second look needed
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
    pause,
  });
  return looks;
}
