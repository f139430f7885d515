import { pinnedTexts } from "./en/pinned.ts";
import { formatSignificant } from "./format.ts";
import { flagWords } from "./reference-words.ts";

/** Significant digits; more than any figure of the tables has. */
const DIGITS = 6;

/** Formats a field value of a record as received, where numbers can be strings. */
export const shownValue = (field: string, value: unknown): string => {
  const flag = flagWords(field, value);
  if (flag !== null) return flag;
  if (value === undefined || value === null || value === "") return pinnedTexts.dialog.nothing;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isFinite(number)) return formatSignificant(number, DIGITS);
  return typeof value === "string" ? value : JSON.stringify(value);
};
