import { isDozenOrBoxes, isDutch } from "../header-roles.ts";
import type { DecimalSign } from "../import-settings.ts";
import { numbersOf } from "../numbers/number-text.ts";
import type { Sheet } from "../sheet.ts";
import { type Pack, packCell, packSize } from "./pack-text.ts";
import { isWeight, type QuantityUnit, unitOfWord } from "./unit-words.ts";
import { isPieceOrCarton, type NamedUnit, namedUnit } from "./named-unit.ts";

/** What a cell of a unit column counts in this file. */
export interface UnitMeaning {
  readonly text: string;
  /** null = unknown word */
  readonly unit: QuantityUnit | null;
  /** pieces in one unit, if its text says so; null = it does not */
  readonly size: number | null;
  /** the file does not prove it: the user is asked */
  readonly isOpen: boolean;
  readonly rows: number;
}

/** Unit words of a column that are asked about; further unknown ones are faults of their rows. */
export const MOST_UNITS_ASKED = 8;

/** A header of packs that names the inner one first. */
const INNER_OUTER = /\b(?:inner|innen)\b.*\b(?:outer|au(?:\u00DF|ss)en)\b/iu;

/** "100/1000" under "Inner/Outer": 1000 pieces in packs of 100. */
function fromInside(pack: Pack | null): Pack | null {
  const [inner = 0, outer = 0, ...others] = pack?.levels ?? [];
  if (pack === null || others.length > 0 || outer % inner !== 0) return pack;
  return { ...pack, levels: [outer / inner, inner], words: pack.words.toReversed() };
}

/** The pack of a cell; a number stored by a workbook counts as it is. Null = unreadable. */
export function packOfCell(sheet: Sheet, column: number, cell: number, decimal: DecimalSign): Pack | null {
  const typed = sheet.typed(column, cell);
  if (typed === null) {
    const pack = packCell(sheet.text(column, cell), decimal);
    return INNER_OUTER.test(sheet.header?.[column] ?? "") ? fromInside(pack) : pack;
  }
  return Number.isInteger(typed) && typed >= 1 ? { levels: [typed], words: [""], isPlain: true } : null;
}

/** The packs of a column by row; each different cell is read once. `many`: numbers above 1. */
function packsOf(sheet: Sheet, column: number, decimal: DecimalSign) {
  const known: (
    { readonly many: number; readonly pieces: number; readonly hasInnerName: boolean } | null | undefined
  )[] = [];
  const read = (cell: number) => {
    const pack = packOfCell(sheet, column, cell, decimal);
    if (pack === null) return null;
    const { levels, words } = pack;
    return {
      many: levels.filter((level) => level > 1).length,
      pieces: levels.reduce((product, level) => product * level, 1),
      hasInnerName: words.slice(0, -1).some((word) => unitOfWord(word) === "inner"),
    };
  };
  return (place: number) => {
    const cell = sheet.cell(column, place);
    const pack = known[cell];
    return pack === undefined ? (known[cell] = read(cell)) : pack;
  };
}

/** What is seen beside the cells of one unit. */
interface Seen {
  rows: number;
  /** rows whose pack has more than one level, and more than one piece */
  nested: number;
  packed: number;
  /** rows with fewer units than a pack has pieces */
  fewer: number;
  /** rows whose pack names this unit as its inner pack: "10 Beutel à 100" */
  named: number;
}

/**
 * The meaning of each unit of a column, by cell number. A unit that names an inner pack counts the last number of a pack of
 * several numbers, if the file also has outer packs or the pack itself names it.
 */
export function unitMeanings(
  sheet: Sheet,
  term: { readonly column: number; readonly unit: number; readonly packs: readonly number[] },
  decimal: DecimalSign,
  isLine: (place: number) => boolean,
): ReadonlyMap<number, UnitMeaning> {
  const seen = new Map<number, Seen>();
  const nameds = new Map<number, NamedUnit | null>();
  const packs = term.packs.map((column) => packsOf(sheet, column, decimal));
  const amountAt = numbersOf(sheet, term.column, decimal);
  for (let place = 0; place < sheet.rows; place++) {
    if (!isLine(place) || sheet.cell(term.column, place) === 0) continue;
    const cell = sheet.cell(term.unit, place);
    let unit = seen.get(cell);
    if (unit === undefined) {
      unit = { rows: 0, nested: 0, packed: 0, fewer: 0, named: 0 };
      seen.set(cell, unit);
      nameds.set(cell, namedUnit(sheet.text(term.unit, cell)));
    }
    unit.rows++;
    let [levels, pieces, isNamed] = [0, 1, false];
    for (const packAt of packs) {
      const pack = packAt(place);
      if (pack === null) continue;
      levels += pack.many;
      pieces *= pack.pieces;
      isNamed ||= pack.hasInnerName;
    }
    if (levels > 1) unit.nested++;
    if (pieces > 1) unit.packed++;
    if (pieces > 1 && Math.abs(amountAt(place) ?? 0) < pieces) unit.fewer++;
    if (isNamed && nameds.get(cell)?.unit === "inner") unit.named++;
  }
  const hasOuter = [...nameds].some(([, named]) => named?.unit === "packs" && named.size === null);
  // "CT" beside "PC" is no piece
  const isCarton = (text: string): boolean => /^cts?$/i.test(text.trim());
  const hasPieces = [...nameds].some(
    ([cell, named]) => named?.unit === "pieces" && !isPieceOrCarton(sheet.text(term.unit, cell)),
  );
  return new Map(
    [...seen].map(([cell, { rows, nested, packed, fewer, named: isNamed }]) => {
      const text = sheet.text(term.unit, cell);
      const named = nameds.get(cell) ?? null;
      const of = (unit: QuantityUnit | null, isOpen: boolean): readonly [number, UnitMeaning] => [
        cell,
        { text, unit, size: named?.size ?? null, isOpen, rows },
      ];
      // "Pakke (250)" may be a pack of 250
      const size = /\p{L}{3}/u.test(text) ? packSize(text, decimal) : null;
      if (named === null) return [cell, { text, unit: size === null ? null : "packs", size, isOpen: true, rows }];
      if (named.unit === "dozens" && isDozenOrBoxes(text) && isDutch(sheet.header))
        return of(packed > 0 ? "packs" : "dozens", true);
      if (isPieceOrCarton(text) && packed > 0) return of("packs", true);
      if (isCarton(text) && hasPieces) return of("packs", true);
      // a piece of a nested pack is often sold as its inner pack
      if (named.unit === "pieces" && nested > 0) return of("inner", true);
      if (named.unit === "pieces" && seen.size === 1 && packed > 0 && fewer === rows) return of("packs", true);
      if (named.unit === "inner") {
        if (nested === 0) return of("packs", false);
        return hasOuter || isNamed === nested ? of("inner", false) : of("packs", true);
      }
      // how many pieces a kilogram is depends on the product: never assumed
      return of(named.unit, isWeight(named.unit));
    }),
  );
}
