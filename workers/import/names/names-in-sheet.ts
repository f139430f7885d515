import { restored } from "../../../edge-api/contract/formulas.ts";
import type { Steps } from "../../engine/portfolio/steps.ts";
import type { CellMeanings } from "../cell-meanings.ts";
import type { NamesOfFields } from "../names-of-fields.ts";
import { normalName } from "../normal-name.ts";
import type { Sheet } from "../sheet.ts";
import { isCode } from "./item-code.ts";
import type { NameOffer } from "./name-matcher.ts";

/** One product name of a file, with its lines added up. */
export interface NameInSheet {
  /** first spelling in the file, and its normal form */
  readonly name: string;
  readonly normal: string;
  readonly lines: number;
  /** GTINs and article numbers of its lines, at most MAX_CODES */
  readonly codes: readonly string[];
  /** Σ in the unit of the file: pieces or uses */
  readonly units: number;
  /** the product with this name or id; null = none, or several */
  readonly known: string | null;
  /** true if the file has the id of the product instead of a name */
  readonly is_id: boolean;
  /** for an unknown name, the own product with one of its codes; null = none, or several */
  readonly own_code: string | null;
  /** true if the first offer can be used without asking */
  readonly sure: boolean;
  readonly offers: readonly NameOffer[];
}

/** The product names of a file, those with the most units first. */
export interface NamesInSheet {
  /** at most NAMES_SHOWN */
  readonly names: readonly NameInSheet[];
  /** number of all names */
  readonly count: number;
  /** Σ units of all names */
  readonly units: number;
}

export const NAMES_SHOWN = 20_000;

/** Rows tallied or names matched between two yields. */
const ROWS_A_STEP = 8192;
const NAMES_A_STEP = 25;
/** Share of matching in the progress. */
const MATCHING = 0.9;

/** A name with more codes is a heading, not an article. */
const MAX_CODES = 20;

interface Tallied {
  readonly name: string;
  readonly normal: string;
  readonly codes: Set<string>;
  lines: number;
  units: number;
}

/** Adds up lines and units by normal name. */
function* tallySteps(
  sheet: Sheet,
  column: number,
  meanings: CellMeanings,
  isLine: (place: number) => boolean,
): Steps<readonly Tallied[]> {
  const byName = new Map<string, Tallied>();
  const byNumber: (Tallied | undefined)[] = [];
  for (let place = 0; place < sheet.rows; place++) {
    if (place > 0 && place % ROWS_A_STEP === 0) yield place / sheet.rows;
    const number = sheet.cell(column, place);
    if (number === 0 || !isLine(place)) continue;
    let tallied = byNumber[number];
    if (tallied === undefined) {
      const name = restored(sheet.text(column, number));
      const normal = normalName(name);
      tallied = byName.get(normal) ?? { name, normal, codes: new Set<string>(), lines: 0, units: 0 };
      byName.set(normal, tallied);
      byNumber[number] = tallied;
    }
    if (tallied.codes.size < MAX_CODES) {
      for (const code of meanings.codes(place)) if (isCode(code)) tallied.codes.add(code);
    }
    const quantity = meanings.quantity(place);
    tallied.lines++;
    if (quantity >= 0) tallied.units += meanings.quantities[quantity] ?? 0;
  }
  return [...byName.values()].toSorted((a, b) => b.units - a.units || b.lines - a.lines);
}

/**
 * Matches the product names of a sheet, those with the most units first; yields the share done, 0-1.
 * @param column column of the products, from 0
 * @param meanings cells as read by the last check, for quantities and codes
 * @param isLine false for rows that are totals, by row index
 */
export function* nameSteps(
  sheet: Sheet,
  column: number,
  meanings: CellMeanings,
  { product, productWithCode, meantProducts }: NamesOfFields,
  isLine: (place: number) => boolean,
): Steps<NamesInSheet> {
  const tally = tallySteps(sheet, column, meanings, isLine);
  let next = tally.next();
  for (; next.done !== true; next = tally.next()) yield next.value * (1 - MATCHING);
  const all = next.value;
  const shown = all.slice(0, NAMES_SHOWN);
  const names: NameInSheet[] = [];
  for (const { codes, ...tallied } of shown) {
    const { name } = tallied;
    if (names.length % NAMES_A_STEP === 0) yield 1 - MATCHING + (MATCHING * names.length) / shown.length;
    const found = product.find(name);
    const known = found.length === 1 ? (found[0]?.id ?? null) : null;
    const withCode = known === null ? [name, ...codes].map((code) => productWithCode(code)?.id) : [];
    const numbered = new Set(withCode.filter((id) => id !== undefined));
    const own_code = numbered.size === 1 ? ([...numbered][0] ?? null) : null;
    const { sure, offers } = known === null ? meantProducts(name) : { sure: true, offers: [] };
    names.push({ ...tallied, codes: [...codes], known, is_id: product.isId(name), own_code, sure, offers });
  }
  return { names, count: all.length, units: all.reduce((sum, { units }) => sum + units, 0) };
}
