import { pinnedTexts } from "./en/pinned.ts";
import { formatSignificant } from "./significant.ts";
import { flagWords } from "./reference-words.ts";

/** More digits than any figure of the tables has. */
const DIGITS = 6;

/** A value of a record as on the wire, where numbers may be texts. */
export const shownValue = (field: string, value: unknown): string => {
  const flag = flagWords(field, value);
  if (flag !== null) return flag;
  if (value === undefined || value === null || value === "") return pinnedTexts.dialog.nothing;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isFinite(number)) return formatSignificant(number, DIGITS);
  return typeof value === "string" ? value : JSON.stringify(value);
};
