import { QUANTITY } from "../../engine/portfolio/portfolio-line.ts";
import { isDateText } from "../dates/day-text.ts";
import type { DecimalSign } from "../import-settings.ts";
import { isNothing, numberOfText, otherSign } from "../numbers/number-text.ts";
import type { ImportFaultCode } from "../sentences.ts";
import { type NamedUnit, namedUnit } from "./named-unit.ts";

/** The quantity of a cell, or its fault with possible corrections. */
export type QuantityCell =
  | {
      /** negative = returned goods */
      readonly amount: number;
      /** unit in the cell itself ("2 dz"), with its words; null = none */
      readonly unit: (NamedUnit & { readonly text: string }) | null;
    }
  | { readonly code: QuantityFaultCode; readonly offers: readonly number[] };

export type QuantityFaultCode = Extract<ImportFaultCode, `quantity_${string}`>;

/** Error values of spreadsheets in all supported languages. */
const ERROR = /^(?:#[\p{L}\u00A1/0!?]+[!?]?|err:\d+)$/iu;
/** Replaces letters typed for digits: O next to a digit, l and I before one. */
const withoutLookalikes = (text: string): string =>
  text.replaceAll(/(?<=[\d.,][Oo]*)[Oo]|[Oo](?=\d)/g, "0").replaceAll(/[lI|](?=[\d.,])/g, "1");

/** Whether a number is whole and within the limits of a quantity. */
export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= QUANTITY.least && value <= QUANTITY.most;

/** Letters of a credit behind a number: "12 CR". */
const CREDIT = /^(\d[\d\s.,'\u2019]*?)\s*(?:cr|cr\.|\(cr\.?\)|credit|gutschrift|gs|avoir|abono|h|haben)$/iu;

/** Whole numbers that a text may mean, using all of its digits: "1/2" and "20 50" give none. */
export function offersFor(text: string, decimal: DecimalSign): readonly number[] {
  // a number that went back is no purchase without its sign
  if (/^\D*[-(\u2212\u2013]\s*\d|\d\D*[-)\u2212\u2013]/.test(text)) return [];
  const digits = withoutLookalikes(text);
  const bare = /^[^\d+-]*(\d(?:[\d\s.,'\u2019\u00A0\u202F]*\d)?)[^\d]*$/.exec(digits)?.[1] ?? "";
  const candidates = [text, digits, bare].flatMap((candidate) => [
    numberOfText(candidate, decimal),
    numberOfText(candidate, otherSign(decimal)),
  ]);
  return [...new Set(candidates)].filter((value) => value !== null && isQuantity(value)) as number[];
}

/** Reads a number with a multiplier or unit: "10K", "3 x 500", "2 dz", "10 cs". */
function withUnit(text: string, decimal: DecimalSign): Extract<QuantityCell, { readonly amount: number }> | null {
  const many = /^(.*\d)\s*k$/i.exec(text)?.[1];
  if (many !== undefined) {
    const amount = numberOfText(many, decimal);
    return amount === null ? null : { amount: amount * 1000, unit: null };
  }
  const [, first = "", second, unitText = ""] =
    /^([-+(]?[1-9][\d\s.,'\u2019]*?)(?:\s*[x\u00D7*]\s*(\d[\d.,'\u2019]*))?\s*([\p{L}.][\p{L}.\s]*)?\)?$/iu.exec(
      text,
    ) ?? [];
  if (first === "" || (second === undefined && unitText === "")) return null;
  const [one, other] = [numberOfText(first, decimal), second === undefined ? 1 : numberOfText(second, decimal)];
  const unit = unitText === "" ? null : namedUnit(unitText);
  if (one === null || other === null || (unitText !== "" && unit === null)) return null;
  // "3 x 500" counts pieces
  return { amount: one * other, unit: { ...(unit ?? { unit: "pieces", size: null }), text: unitText.trim() } };
}

/** Reads a quantity cell. `piecesOf` checks later, with the unit known, that it is whole and not too large. */
export function quantityCell(text: string, decimal: DecimalSign): QuantityCell {
  if (text === "" || isNothing(text)) return { code: "quantity_empty", offers: [] };
  const amount = numberOfText(text, decimal);
  if (amount !== null) return { amount, unit: null };
  if (text.startsWith("=")) return { code: "quantity_formula", offers: [] };
  if (ERROR.test(text)) return { code: "quantity_error", offers: [] };
  if (isDateText(text)) return { code: "quantity_date", offers: [] };
  const credit = CREDIT.exec(text)?.[1];
  const credited = credit === undefined ? null : numberOfText(credit, decimal);
  if (credited !== null) return { amount: -credited, unit: null };
  return withUnit(text, decimal) ?? { code: "quantity_no_number", offers: offersFor(text, decimal) };
}

/**
 * Converts an amount to pieces (or uses): a whole number within the limit of a line.
 * @param factor pieces per unit
 * @param isRounded round fractions, for amounts by weight
 */
export function piecesOf(
  amount: number,
  factor: number,
  isRounded: boolean,
): { readonly pieces: number } | { readonly code: QuantityFaultCode; readonly offers: readonly number[] } {
  const pieces = amount * factor;
  const whole = Math.round(pieces);
  if (pieces === 0) return { code: "quantity_zero", offers: [] };
  if (Math.abs(pieces) > QUANTITY.most) return { code: "quantity_too_large", offers: [] };
  if (isRounded || Math.abs(pieces - whole) < 1e-6) {
    return whole === 0 ? { code: "quantity_zero", offers: [] } : { pieces: whole };
  }
  return { code: "quantity_fraction", offers: factor === 1 && pieces > 0 ? [Math.max(whole, QUANTITY.least)] : [] };
}
