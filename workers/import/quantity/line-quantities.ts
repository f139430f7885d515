import { restored } from "../../export/csv-cell.ts";
import type { DecimalSign, ImportChoice, ImportFaultCode, ImportField, QuantityReading } from "../import-api.ts";
import type { Sheet } from "../sheet.ts";
import { packInName, packSize } from "./pack-text.ts";
import { isQuantity, piecesOf, quantityCell, type QuantityCell } from "./quantity-cell.ts";
import { GRAMS_OF, PIECES_OF, unitOfText, type QuantityUnit } from "./unit-words.ts";

/** What is wrong with the quantity of a row, and what may be meant. */
export interface QuantityFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField;
  readonly value: string;
  readonly offers: readonly (number | string)[];
}

/** Pieces of a row, negative where goods went back; null = a choice leaves the row out. */
export type LineQuantity = { readonly pieces: number } | { readonly fault: QuantityFault } | null;

/** What else decides about quantities. */
export interface QuantityWays {
  /** what the user chose for a cell */
  readonly choice: (field: ImportField, value: string) => ImportChoice["use"] | undefined;
  /** grams of one piece of the row's product; null = not known */
  readonly grams: (place: number) => number | null;
  /** the column of the products' names */
  readonly product: number | null;
}

export const NO_WAYS: QuantityWays = { choice: () => undefined, grams: () => null, product: null };

/** What can be chosen for the unit of a cell. */
export const UNITS: readonly QuantityUnit[] = ["pieces", "packs", "dozens", "hundreds", "thousands"];

/** What a bare number of a column counts. */
const unitOfCounts = (counts: QuantityReading["counts"]): QuantityUnit => (counts === "by_unit" ? "pieces" : counts);

/** The quantities of a sheet's rows under one reading of its columns; each combination of cells is understood once. */
export class LineQuantities {
  readonly #sheet: Sheet;
  readonly #reading: QuantityReading;
  readonly #decimal: DecimalSign;
  readonly #ways: QuantityWays;
  readonly #known = new Map<number, LineQuantity>();
  readonly #cells: (QuantityCell | undefined)[] = [];
  readonly #packs: (number | null | undefined)[] = [];

  constructor(sheet: Sheet, reading: QuantityReading, decimal: DecimalSign, ways: QuantityWays = NO_WAYS) {
    this.#sheet = sheet;
    this.#reading = reading;
    this.#decimal = decimal;
    this.#ways = ways;
  }

  at(place: number): LineQuantity {
    const { column, pack, unit } = this.#reading;
    const sheet = this.#sheet;
    const cell = sheet.cell(column, place);
    const packCell = pack === null ? 0 : sheet.cell(pack, place);
    const unitCell = unit === null ? 0 : sheet.cell(unit, place);
    const key =
      (cell * (pack === null ? 1 : sheet.different(pack)) + packCell) * (unit === null ? 1 : sheet.different(unit)) +
      unitCell;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { quantity, isOfProduct } = this.#understood(place, cell, packCell, unitCell);
    if (!isOfProduct) this.#known.set(key, quantity);
    return quantity;
  }

  /** The quantity's cell as a text, for faults. */
  textAt(place: number): string {
    return this.#text(this.#reading.column, this.#sheet.cell(this.#reading.column, place));
  }

  #text(column: number | null, number: number): string {
    return column === null ? "" : restored(this.#sheet.text(column, number));
  }

  #amount(cell: number): QuantityCell {
    const known = this.#cells[cell];
    if (known !== undefined) return known;
    const typed = this.#sheet.typed(this.#reading.column, cell);
    const read: QuantityCell =
      typed === null
        ? quantityCell(this.#text(this.#reading.column, cell), this.#decimal)
        : { amount: typed, unit: null };
    return (this.#cells[cell] = read);
  }

  #packSize(cell: number): number | null {
    const { pack } = this.#reading;
    if (pack === null) return null;
    const known = this.#packs[cell];
    if (known !== undefined) return known;
    const typed = this.#sheet.typed(pack, cell);
    const size =
      typed === null
        ? packSize(this.#text(pack, cell), this.#decimal)
        : Number.isInteger(typed) && typed >= 1
          ? typed
          : null;
    return (this.#packs[cell] = size);
  }

  /** @returns whether the product of the row had a part in it, too */
  #understood(
    place: number,
    cell: number,
    packCell: number,
    unitCell: number,
  ): { readonly quantity: LineQuantity; readonly isOfProduct: boolean } {
    const { column, unit: unitColumn, counts } = this.#reading;
    const same = (quantity: LineQuantity) => ({ quantity, isOfProduct: false });
    const text = this.#text(column, cell);
    const fault = (
      code: ImportFaultCode,
      offers: QuantityFault["offers"] = [],
      field: ImportField = "quantity",
      value = text,
    ) => ({ fault: { code, field, value, offers } }) as const;
    let read = this.#amount(cell);
    const use = this.#ways.choice("quantity", text);
    const chosen = typeof use === "number" && !isQuantity(use) ? undefined : use;
    if ("code" in read) {
      if (chosen === null) return same(null);
      if (typeof chosen !== "number") return same(fault(read.code, read.offers));
      read = { amount: chosen, unit: null };
    }
    let unit = read.unit ?? unitOfCounts(counts);
    const unitText = this.#text(unitColumn, unitCell);
    if (read.unit === null && unitColumn !== null && counts === "by_unit") {
      const unitUse = this.#ways.choice("unit", unitText);
      const named = unitOfText(unitText) ?? UNITS.find((one) => one === unitUse);
      if (named === undefined) return same(unitUse === null ? null : fault("unit_unknown", UNITS, "unit", unitText));
      unit = named;
    }
    let factor = PIECES_OF[unit] ?? 0;
    let isOfProduct = false;
    const grams = GRAMS_OF[unit];
    if (grams !== undefined) {
      const each = this.#ways.grams(place);
      isOfProduct = true;
      if (each === null) return { quantity: fault("mass_unknown"), isOfProduct };
      factor = grams / each;
    } else if (unit === "packs") {
      const pack = this.#packOf(place, packCell, unitText);
      if (typeof pack !== "number") return pack;
      factor = pack;
    }
    const taken = piecesOf(read.amount, factor, grams !== undefined);
    if ("pieces" in taken) return { quantity: taken, isOfProduct };
    // a number that the user chose is taken for what it is
    if (typeof chosen === "number" && chosen !== read.amount) {
      const again = piecesOf(chosen, factor, false);
      if ("pieces" in again) return { quantity: again, isOfProduct };
    }
    return chosen === null ? same(null) : { quantity: fault(taken.code, taken.offers), isOfProduct };
  }

  /** Pieces in one pack, or what is wrong. Where the cell says nothing, the user may say it for each product. */
  #packOf(
    place: number,
    packCell: number,
    unitText: string,
  ): number | { readonly quantity: LineQuantity; readonly isOfProduct: boolean } {
    const size = this.#packSize(packCell) ?? (/\d/.test(unitText) ? packSize(unitText, this.#decimal) : null);
    if (size !== null) return size;
    const packText = this.#text(this.#reading.pack, packCell);
    const { product } = this.#ways;
    const isMissing = packText === "";
    const name = isMissing && product !== null ? this.#text(product, this.#sheet.cell(product, place)) : packText;
    const use = this.#ways.choice("pack", name);
    if (typeof use === "number" && Number.isInteger(use) && use >= 1) return use;
    if (use === null) return { quantity: null, isOfProduct: isMissing };
    const offer = packInName(name, this.#decimal);
    const offers = offer === null ? [] : [offer];
    const code = isMissing ? "pack_missing" : "pack_unreadable";
    return { quantity: { fault: { code, field: "pack", value: name, offers } }, isOfProduct: isMissing };
  }
}
