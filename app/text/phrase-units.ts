import { formatSignificant, shownUnit } from "./format.ts";

/** An amount, a range or two side lengths with unit: `350 ml`, `350–500 ml`, `40 × 30 cm`. */
const AMOUNT = /(\d[\d.]*)(?:(\s*[–×]\s*)(\d[\d.]*))?\s(ml|L|cm|km|kg)\b/gu;

/** Converts amounts in a phrase to the display units: "to serve 350 ml of soup" becomes "to serve 11.8 fl oz of soup". */
export const phraseInUnits = (phrase: string): string =>
  phrase.replaceAll(
    AMOUNT,
    (whole, first: string, sign: string | undefined, second: string | undefined, unit: string) => {
      const { unit: shown, per } = shownUnit(unit);
      if (per === 1) return whole;
      const amounts = [first, second].flatMap((amount) =>
        amount === undefined ? [] : formatSignificant(Number(amount) / per),
      );
      return `${amounts.join(sign)}\u00A0${shown}`;
    },
  );
