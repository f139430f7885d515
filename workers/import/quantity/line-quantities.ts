import { restored } from "../../export/csv-cell.ts";
import type { DecimalSign, ImportChoice, QuantityReading } from "../import-settings.ts";
import type { ImportField } from "../import-fields.ts";
import type { ImportFaultCode } from "../import-faults.ts";
import type { Sheet } from "../sheet.ts";
import { packInName, packSize } from "./pack-text.ts";
import { isQuantity, piecesOf, quantityCell, type QuantityCell } from "./quantity-cell.ts";
import { GRAMS_OF, PIECES_OF, unitOfText, type QuantityUnit } from "./unit-words.ts";

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
}

export const NO_WAYS: QuantityWays = { choice: () => undefined, grams: () => null, product: null };

/** Units that the user can choose for a cell. */
export const UNITS: readonly QuantityUnit[] = ["pieces", "packs", "dozens", "hundreds", "thousands"];

/** The unit of a bare number. */
const unitOfCounts = (counts: QuantityReading["counts"]): QuantityUnit => (counts === "by_unit" ? "pieces" : counts);

/** The quantities of a sheet's rows under one reading; each combination of cells is read once. */
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

  /** The text of the quantity cell, for faults. */
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

  /** @returns `isOfProduct`: the quantity depends on the row's product and must not be cached by its cells */
  #understood(
    place: number,
    cell: number,
    packCell: number,
    unitCell: number,
  ): { readonly quantity: LineQuantity; readonly isOfProduct: boolean } {
    const { column, unit: unitColumn, counts } = this.#reading;
    const ofCells = (quantity: LineQuantity) => ({ quantity, isOfProduct: false });
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
      if (chosen === null) return ofCells(null);
      if (typeof chosen !== "number") return ofCells(fault(read.code, read.offers));
      read = { amount: chosen, unit: null };
    }
    let unit = read.unit ?? unitOfCounts(counts);
    const unitText = this.#text(unitColumn, unitCell);
    if (read.unit === null && unitColumn !== null && counts === "by_unit") {
      const unitUse = this.#ways.choice("unit", unitText);
      const named = unitOfText(unitText) ?? UNITS.find((one) => one === unitUse);
      if (named === undefined) return ofCells(unitUse === null ? null : fault("unit_unknown", UNITS, "unit", unitText));
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
    // the number that the user chose replaces the cell's
    if (typeof chosen === "number" && chosen !== read.amount) {
      const corrected = piecesOf(chosen, factor, false);
      if ("pieces" in corrected) return { quantity: corrected, isOfProduct };
    }
    return chosen === null ? ofCells(null) : { quantity: fault(taken.code, taken.offers), isOfProduct };
  }

  /** Pieces per pack, or a fault. If the cell is empty, the user can choose the size for each product. */
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
