import type { DecimalSign } from "../import-settings.ts";
import type { ImportFaultCode } from "../sentences.ts";
import type { Sheet } from "../sheet.ts";
import { piecesOf } from "./quantity-cell.ts";
import type { Arithmetic, QuantityReading } from "./reading.ts";
import {
  isFaulty,
  type LineQuantity,
  NO_WAYS,
  type QuantityFault,
  type QuantityWays,
  TermReader,
} from "./term-reader.ts";
import type { UnitMeaning } from "./unit-meanings.ts";

/** The quantities of a sheet's rows under one reading. */
export class LineQuantities {
  readonly #sheet: Sheet;
  readonly #terms: readonly TermReader[];
  readonly #product: number | null;

  constructor(sheet: Sheet, reading: QuantityReading, decimal: DecimalSign, ways: QuantityWays = NO_WAYS) {
    this.#sheet = sheet;
    this.#product = ways.product;
    this.#terms = reading.terms.map((term) => new TermReader(sheet, reading, term, decimal, ways));
  }

  at(place: number): LineQuantity {
    const [only] = this.#terms;
    let [amount, factor, isRounded, terms] = [0, 1, false, 0];
    for (const reader of this.#terms) {
      const value = reader.at(place);
      if (value === null) return null;
      if (value === "zero") continue;
      if (isFaulty(value)) return value;
      terms++;
      isRounded ||= value.isRounded;
      if (this.#terms.length === 1) [amount, factor] = [value.amount, value.factor];
      else amount += value.amount * value.factor;
    }
    const fault = (code: ImportFaultCode, offers: QuantityFault["offers"] = []) => ({
      fault: { code, field: "quantity" as const, value: only?.textAt(place) ?? "", offers },
    });
    if (terms === 0)
      return fault(this.#terms.every((reader) => reader.textAt(place) === "") ? "quantity_empty" : "quantity_zero");
    const taken = piecesOf(amount, factor, isRounded);
    return "pieces" in taken ? taken : fault(taken.code, taken.offers);
  }

  /** What each term of a readable row gives, those of 0 left out. */
  partsAt(place: number): readonly { readonly column: number; readonly pieces: number }[] {
    return this.#terms.flatMap((reader) => {
      const value = reader.at(place);
      const isNone = value === null || value === "zero" || isFaulty(value);
      return isNone ? [] : [{ column: reader.term.column, pieces: Math.round(value.amount * value.factor) }];
    });
  }

  /** The text of the first quantity cell, for faults. */
  textAt(place: number): string {
    return this.#terms[0]?.textAt(place) ?? "";
  }

  /** The quantity of a row as arithmetic; null = it has none. */
  arithmeticAt(place: number): Arithmetic | null {
    const quantity = this.at(place);
    if (quantity === null || "fault" in quantity) return null;
    const terms = this.#terms.flatMap((reader) => {
      const value = reader.at(place);
      return value === null || value === "zero" || isFaulty(value)
        ? []
        : [{ minus: reader.term.minus, factors: value.factors }];
    });
    const text = this.#product === null ? "" : this.#sheet.text(this.#product, this.#sheet.cell(this.#product, place));
    return { row: this.#sheet.rowNumber(place), text: text.slice(0, 200), terms, pieces: quantity.pieces };
  }

  /** What the rows that are read in the same way as this one have in common. */
  patternAt(place: number): string {
    if (this.#terms.length > 3) return "sum";
    return this.#terms
      .map((reader) => {
        const value = reader.at(place);
        if (value === null || value === "zero" || isFaulty(value)) return "";
        return (value.pattern ??= value.factors.map(({ label }) => label.toLowerCase()).join("\u0000"));
      })
      .join("\u0001");
  }

  /** Unit words that the file does not explain, with the number of their rows. */
  openUnits(): readonly UnitMeaning[] {
    return this.#terms.flatMap((reader) => reader.openUnits());
  }
}
