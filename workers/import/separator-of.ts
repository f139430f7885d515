import { csvRows } from "./csv-rows.ts";
import type { Separator } from "./import-settings.ts";

/** Rarest in ordinary text first; a comma may also be a decimal sign. */
const SEPARATORS: readonly Separator[] = ["\t", ";", "|", ","];
const ROWS = 100;
/** A comma wins over semicolons that fit equally well if the header row has more than so many times as many. */
const CLEARLY_MORE = 2;

interface Fit {
  readonly sign: Separator;
  /** rows that fit a header row, minus rows below it that do not, divided by all rows; at most 1 */
  readonly share: number;
  /** signs in the header row that are not between two digits, where a comma may be a decimal sign */
  readonly signs: number;
}

/** The first rows of a text, without blank ones and without a row that the end of the chunk may cut. */
function rowsOf(text: string, sign: Separator, isWhole: boolean) {
  const { rows: data, loose } = csvRows(text, { separator: sign, quotes: "around", isLast: true, most: ROWS });
  const rows = isWhole || data.length === ROWS || data.length === 1 ? data : data.slice(0, -1);
  // a sign that leaves quotation marks within cells is not the one that the quoted cells stand between
  return rows
    .map((cells, at) => ({ cells, isLoose: loose.includes(at) }))
    .filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== "");
}

/**
 * How well a sign divides the rows into a table. Each row is tried as the header: rows from there on fit if they are
 * divided, and into no more cells than the header. A sign within the texts of the data fits one row less than the
 * separator, because the header lacks it. Title rows above the header lower the share of all signs alike.
 */
function fitOf(text: string, sign: Separator, isWhole: boolean): Fit {
  const rows = rowsOf(text, sign, isWhole);
  const loose = rows.filter(({ isLoose }) => isLoose).length;
  let fit: Fit = { sign, share: Number.NEGATIVE_INFINITY, signs: 0 };
  rows.forEach(({ cells: header }, at) => {
    if (header.length < 2) return;
    const fitting = rows
      .slice(at)
      .filter(({ cells: { length }, isLoose }) => length > 1 && length <= header.length && !isLoose).length;
    const share = (2 * fitting - (rows.length - at) - loose) / rows.length;
    if (share <= fit.share) return;
    const signs = header.slice(1).filter((cell, before) => !/\d$/.test(header[before] ?? "") || !/^\d/.test(cell));
    fit = { sign, share, signs: signs.length };
  });
  return fit;
}

/**
 * The separator of a text: the sign that divides the header and the rows below it most consistently.
 * @param text the first chunk of a file, with \n as line ends
 * @param isWhole the chunk is the whole file
 */
export function separatorOf(text: string, isWhole: boolean): Separator {
  const content = text.replace(/^\uFEFF/, "");
  const fits = SEPARATORS.map((sign) => fitOf(content, sign, isWhole));
  return fits.reduce(
    (best, fit) => {
      const isTextSign = best.sign === ";" && fit.sign === ",";
      const isClearlyMore = isTextSign && fit.share === best.share && fit.signs > best.signs * CLEARLY_MORE;
      return fit.share > best.share || isClearlyMore ? fit : best;
    },
    { sign: ",", share: Number.NEGATIVE_INFINITY, signs: 0 } satisfies Fit as Fit,
  ).sign;
}
