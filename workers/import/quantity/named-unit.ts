import { normalName } from "../normal-name.ts";
import { packSize } from "./pack-text.ts";
import { type QuantityUnit, unitOfAbbreviation, unitOfWord } from "./unit-words.ts";

/** Abbreviations that trades use for a piece and for a carton. */
const PIECE_OR_CARTON = new Set(["ct", "cts", "unit", "units"]);
/** Words between a unit and its size: "Karton à 1000", "per case". */
const FILLER = new Set(
  "per pro je par por of de da di a von van mit met con avec with om po na x the le la les l el los las il lo".split(
    " ",
  ),
);

/** True for an abbreviation that can mean a piece or a carton. */
export const isPieceOrCarton = (text: string): boolean => PIECE_OR_CARTON.has(normalName(text));

/** What a text of a unit column or the unit of a cell names. */
export interface NamedUnit {
  readonly unit: QuantityUnit;
  /** pieces in one, if the text says so ("CS/1000"); null = it does not */
  readonly size: number | null;
}

/** The unit that a text names ("Karton", "tsd stuck", "CS/1000", "Karton à 500 Stück"); null = none. */
export function namedUnit(text: string): NamedUnit | null {
  const normal = normalName(text.replaceAll(/\(e?s\)/gi, ""));
  const known =
    unitOfWord(normal) ??
    unitOfWord(normal.replaceAll(" ", "")) ??
    (/\p{L}\.$/u.test(text) ? unitOfAbbreviation(normal) : null);
  if (known !== null) return { unit: known, size: null };
  if (/\d/.test(text)) {
    // a size has no decimals: "fardo 2.000 unid." are two thousand
    const sizes = (["point", "comma"] as const).flatMap((sign) => packSize(text, sign, true) ?? []);
    // "A1" is a code
    const hasUnit =
      normal.split(/[^\p{L}]+/u).some((word) => unitOfWord(word) !== null) || /^\d+\s*['\u2019]s$/.test(text.trim());
    return sizes.length === 0 || !hasUnit ? null : { unit: "packs", size: Math.max(...sizes) };
  }
  const words = normal.split(" ").filter((word) => !FILLER.has(word));
  const units = words.flatMap((word) => unitOfWord(word) ?? []);
  if (units.length === 0 || words.length > units.length) return null;
  // "Tsd. Stück" is a thousand, "dozen pieces" a dozen
  const others = new Set(units.filter((unit) => unit !== "pieces"));
  const [other] = others;
  if (others.size === 0) return { unit: "pieces", size: null };
  if (others.size > 1 || other === undefined) return null;
  // "case pieces" does not say which of both is counted
  const isMixed = units.includes("pieces") && (other === "packs" || other === "inner");
  return isMixed ? null : { unit: other, size: null };
}
