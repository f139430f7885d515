import { restored } from "../../../edge-api/contract/formulas.ts";
import type { DecimalSign, ImportChoice } from "../import-settings.ts";
import type { ImportField } from "../import-fields.ts";
import type { ImportFaultCode } from "../sentences.ts";
import type { Sheet } from "../sheet.ts";
import { type Pack, packInName } from "./pack-text.ts";
import { isQuantity, piecesOf, quantityCell, type QuantityCell } from "./quantity-cell.ts";
import { isPartOfDate } from "../dates/day-text.ts";
import type { ArithmeticFactor, QuantityReading, ReadingTerm } from "./reading.ts";
import { MOST_UNITS_ASKED, packOfCell, type UnitMeaning, unitMeanings } from "./unit-meanings.ts";
import { CHOOSABLE_UNITS, GRAMS_OF, isWeight, PIECES_OF, type QuantityUnit } from "./unit-words.ts";

/** A fault of a row's quantity with possible corrections. */
export interface QuantityFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField;
  readonly value: string;
  readonly offers: readonly (number | string)[];
}

/** Pieces of a row, negative for returns, or a fault; null = a choice leaves the row out. */
export type LineQuantity = { readonly pieces: number } | { readonly fault: QuantityFault } | null;

/** Inputs besides the cells that decide a quantity. */
export interface QuantityWays {
  /** the user's choice for a cell; undefined = none */
  readonly choice: (field: ImportField, value: string) => ImportChoice["use"] | undefined;
  /** grams per piece of the row's product; null = unknown */
  readonly grams: (place: number) => number | null;
  /** column of the product names */
  readonly product: number | null;
  /** false for rows that are no lines: their units and packs prove nothing */
  readonly isLine?: (place: number) => boolean;
}

export const NO_WAYS: QuantityWays = { choice: () => undefined, grams: () => null, product: null };

/** The value of a term in a row: an amount × its factor. `zero`: its cell is blank, or 0 beside other terms. */
type TermValue =
  | {
      readonly amount: number;
      readonly factor: number;
      readonly isRounded: boolean;
      readonly factors: readonly ArithmeticFactor[];
      /** built on first use */
      pattern?: string;
    }
  | { readonly fault: QuantityFault }
  | "zero"
  | null;

interface Known {
  readonly value: TermValue;
  /** depends on the row's product and must not be cached by its cells */
  readonly isOfProduct: boolean;
}

const ofCells = (value: TermValue): Known => ({ value, isOfProduct: false });
export const isFaulty = (value: TermValue): value is { readonly fault: QuantityFault } =>
  value !== null && value !== "zero" && "fault" in value;
const productOf = (levels: readonly number[]): number => levels.reduce((product, level) => product * level, 1);

/** Reads one term of a reading; each combination of cells is read once. */
export class TermReader {
  readonly term: ReadingTerm;
  readonly #sheet: Sheet;
  readonly #decimal: DecimalSign;
  readonly #ways: QuantityWays;
  readonly #isAlone: boolean;
  readonly #known = new Map<number | string, TermValue>();
  readonly #cells: (QuantityCell | undefined)[] = [];
  readonly #packs: (Pack | null | undefined)[][];
  readonly #units: ReadonlyMap<number, UnitMeaning>;
  /** unit words that are asked about: the rows of an unknown one wait for the answer */
  readonly #asked: ReadonlySet<string>;
  /** the columns whose cells decide the term */
  readonly #columns: readonly number[];

  constructor(sheet: Sheet, reading: QuantityReading, term: ReadingTerm, decimal: DecimalSign, ways: QuantityWays) {
    this.term = term;
    this.#sheet = sheet;
    this.#decimal = decimal;
    this.#ways = ways;
    this.#isAlone = reading.terms.length === 1;
    this.#packs = term.packs.map(() => []);
    const { column, unit, packs, named } = term;
    this.#units =
      term.counts === "by_unit" && unit !== null
        ? unitMeanings(sheet, { column, unit, packs }, decimal, ways.isLine ?? (() => true))
        : new Map<number, UnitMeaning>();
    const open = [...this.#units.values()].filter(({ isOpen }) => isOpen);
    this.#asked = new Set(open.slice(0, MOST_UNITS_ASKED).map(({ text }) => text));
    this.#columns = [
      column,
      ...packs,
      ...(unit === null ? [] : [unit]),
      ...(named && ways.product !== null ? [ways.product] : []),
    ];
  }

  at(place: number): TermValue {
    const key = this.#keyOf(place);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { value, isOfProduct } = this.#read(place);
    if (!isOfProduct) this.#known.set(key, value);
    return value;
  }

  /** Words of the unit column that the file does not explain, and weights in the cells ("5 kg"), with their rows. */
  openUnits(): readonly UnitMeaning[] {
    const open = new Map<string, UnitMeaning>();
    for (const unit of this.#units.values()) if (unit.isOpen) open.set(unit.text, unit);
    for (let place = 0; place < this.#sheet.rows; place++) {
      const read =
        this.#ways.isLine?.(place) === false ? null : this.#amount(this.#sheet.cell(this.term.column, place));
      const own = read === null || "code" in read ? null : read.unit;
      if (own === null || !isWeight(own.unit)) continue;
      const { unit, size, text } = own;
      open.set(text, { text, unit, size, isOpen: true, rows: (open.get(text)?.rows ?? 0) + 1 });
    }
    return [...open.values()];
  }

  /** A number for the combination of cells, or a text if the columns have too many different ones. */
  #keyOf(place: number): number | string {
    let key = 0;
    let most = 1;
    for (const column of this.#columns) {
      const different = this.#sheet.different(column) + 1;
      most *= different;
      key = key * different + this.#sheet.cell(column, place);
    }
    return most < Number.MAX_SAFE_INTEGER
      ? key
      : this.#columns.map((column) => this.#sheet.cell(column, place)).join(" ");
  }

  textAt(place: number): string {
    return this.#text(this.term.column, this.#sheet.cell(this.term.column, place));
  }

  #text(column: number | null, number: number): string {
    return column === null ? "" : restored(this.#sheet.text(column, number));
  }

  #amount(cell: number): QuantityCell {
    const known = this.#cells[cell];
    if (known !== undefined) return known;
    const typed = this.#sheet.typed(this.term.column, cell);
    const read: QuantityCell =
      typed === null ? quantityCell(this.#text(this.term.column, cell), this.#decimal) : { amount: typed, unit: null };
    return (this.#cells[cell] = read);
  }

  #pack(at: number, cell: number): Pack | null {
    const packs = this.#packs[at] ?? [];
    const known = packs[cell];
    if (known !== undefined) return known;
    return (packs[cell] = packOfCell(this.#sheet, this.term.packs[at] ?? 0, cell, this.#decimal));
  }

  #read(place: number): Known {
    const { column, unit: unitColumn, counts, minus } = this.term;
    const text = this.textAt(place);
    const fault = (
      code: ImportFaultCode,
      offers: QuantityFault["offers"] = [],
      field: ImportField = "quantity",
      value = text,
    ) => ({ fault: { code, field, value, offers } }) as const;
    let read = this.#amount(this.#sheet.cell(column, place));
    const use = this.#ways.choice("quantity", text);
    const chosen = typeof use === "number" && !isQuantity(use) ? undefined : use;
    if ("code" in read) {
      if (!this.#isAlone && read.code === "quantity_empty") return ofCells("zero");
      if (chosen === null) return ofCells(null);
      if (typeof chosen !== "number") return ofCells(fault(read.code, read.offers));
      read = { amount: chosen, unit: null };
    }
    if (!this.#isAlone && read.amount === 0) return ofCells("zero");
    let unit: QuantityUnit | null = read.unit?.unit ?? (counts === "by_unit" ? "pieces" : counts);
    let size = read.unit?.size ?? null;
    let label = read.unit?.text ?? this.#sheet.header?.[column] ?? "";
    if (read.unit === null && unitColumn !== null && counts === "by_unit") {
      const cell = this.#sheet.cell(unitColumn, place);
      const meaning = this.#units.get(cell);
      label = this.#text(unitColumn, cell);
      unit = meaning?.unit ?? null;
      size = meaning?.size ?? null;
    }
    const unitUse = this.#ways.choice("unit", label);
    if (unitUse === null) return ofCells(null);
    unit = CHOOSABLE_UNITS.find((one) => one === unitUse) ?? unit;
    if (unit === null)
      return ofCells(this.#asked.has(label) ? null : fault("unit_unknown", CHOOSABLE_UNITS, "unit", label));
    const amount = minus ? -Math.abs(read.amount) : read.amount;
    const own = { value: amount, label };
    const valueOf = (pack: readonly ArithmeticFactor[], factor: number, isRounded = false) => ({
      amount,
      factor,
      isRounded,
      factors: [own, ...pack],
    });
    const grams = GRAMS_OF[unit];
    let value: TermValue;
    let isOfProduct = false;
    if (grams !== undefined) {
      const each = this.#ways.grams(place);
      if (each === null) return { value: fault("mass_unknown"), isOfProduct: true };
      [value, isOfProduct] = [valueOf([{ value: grams / each, label: "" }], grams / each, true), true];
    } else if (unit === "packs" || unit === "inner") {
      const pack = size === null ? this.#packFactors(place, unit === "inner") : [{ value: size, label: "" }];
      if (!Array.isArray(pack)) return pack as Known;
      value = valueOf(
        pack as readonly ArithmeticFactor[],
        productOf((pack as readonly ArithmeticFactor[]).map((one) => one.value)),
      );
    } else {
      const factor = PIECES_OF[unit] ?? 1;
      value = valueOf(factor === 1 ? [] : [{ value: factor, label: "" }], factor);
    }
    // a number that the user chose replaces the cell's if its pieces are no quantity
    if (this.#isAlone && "amount" in value) {
      const pieces = piecesOf(value.amount, value.factor, value.isRounded);
      if ("code" in pieces) {
        if (typeof chosen === "number" && chosen !== read.amount)
          value = { ...value, amount: chosen, factors: [{ value: chosen, label }, ...value.factors.slice(1)] };
        else if (chosen === null) return ofCells(null);
      }
    }
    return { value, isOfProduct };
  }

  /** The numbers of a pack, or a fault. If the cell is empty, the user can choose the size for each product. */
  #packFactors(place: number, isInner: boolean): readonly ArithmeticFactor[] | Known {
    const { packs, times, named } = this.term;
    if (times > 1) return [{ value: times, label: "" }];
    const { product } = this.#ways;
    const productName = product === null ? "" : this.#text(product, this.#sheet.cell(product, place));
    const found: ArithmeticFactor[] = [];
    let unread: string | null = null;
    for (const [at, column] of packs.entries()) {
      const cell = this.#sheet.cell(column, place);
      const pack = this.#pack(at, cell);
      if (pack === null) unread ??= this.#text(column, cell);
      for (const value of pack?.levels ?? []) found.push({ value, label: this.#sheet.header?.[column] ?? "" });
    }
    const inName = named ? packInName(productName, this.#decimal) : null;
    if (named && inName !== null) found.push(...inName.levels.map((value) => ({ value, label: "" })));
    if (unread === null && found.length > 0) return isInner ? found.slice(-1) : found;
    const isMissing = (unread ?? "") === "";
    const value = isMissing ? productName : (unread ?? "");
    const use = this.#ways.choice("pack", value);
    if (typeof use === "number" && Number.isInteger(use) && use >= 1) return [{ value: use, label: "" }];
    if (use === null) return { value: null, isOfProduct: isMissing };
    const offer = packInName(value, this.#decimal);
    const isDate = !isMissing && isPartOfDate(value);
    const offers = offer === null || isDate ? [] : [productOf(offer.levels)];
    const code = isMissing ? "pack_missing" : isDate ? "pack_date" : "pack_unreadable";
    return { value: { fault: { code, field: "pack", value, offers } }, isOfProduct: isMissing };
  }
}
