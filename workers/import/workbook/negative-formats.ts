import { bare } from "./relations.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** Letters of date formats, whose hyphens are no signs. */
const DATE_LETTERS = /[ymdhs]/i;

/**
 * True if a number format shows positive numbers as negative: `(0)`, `-0`, `0-`. Spaces as wide as a sign (`_-`), colours,
 * currencies and hyphens between digits do not count.
 */
export function showsNegative(format: string): boolean {
  // the first section is for positive numbers
  const [positive = ""] = format
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/[_*]./g, "")
    .replaceAll(/\\(.)/g, '"$1"')
    .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (DATE_LETTERS.test(positive.replaceAll(/"[^"]*"/g, ""))) return false;
  const shown = positive.replaceAll('"', "").trim();
  return /[0#?]/.test(shown) && /^[-\u2212]|[-\u2212]$|^\(.*\)$/.test(shown);
}

/** Indexes of the cell styles that show positive numbers as negative. */
export async function negativeStyles(source: Blob, styles: ZipEntry | undefined): Promise<ReadonlySet<number>> {
  const formats = new Set<string>();
  const found = new Set<number>();
  if (styles === undefined) return found;
  let isCellStyle = false;
  let place = 0;
  await readXml(source, styles, {
    open: (name, { numFmtId = "", formatCode = "" }) => {
      const tag = bare(name);
      if (tag === "numFmt" && showsNegative(formatCode)) formats.add(numFmtId);
      else if (tag === "cellXfs") isCellStyle = true;
      else if (tag === "xf" && isCellStyle) {
        if (formats.has(numFmtId)) found.add(place);
        place++;
      }
    },
    close: (name) => {
      if (bare(name) === "cellXfs") isCellStyle = false;
    },
  });
  return found;
}
