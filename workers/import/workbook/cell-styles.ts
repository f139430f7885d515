import { builtInFormat, numberFormat, type NumberFormat } from "./number-format.ts";
import { bare } from "./relations.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** The number format of each cell style of an Excel workbook, by its index; null = plain numbers. */
export async function cellStyles(
  source: Blob,
  styles: ZipEntry | undefined,
): Promise<readonly (NumberFormat | null)[]> {
  const formats = new Map<string, NumberFormat>();
  const found: (NumberFormat | null)[] = [];
  if (styles === undefined) return found;
  let isCellStyle = false;
  await readXml(source, styles, {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      const tag = bare(name);
      if (tag === "numFmt") formats.set(numFmtId, numberFormat(formatCode));
      else if (tag === "cellXfs") isCellStyle = true;
      else if (tag === "xf" && isCellStyle) found.push(formats.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (bare(name) === "cellXfs") isCellStyle = false;
    },
  });
  return found;
}

const DAY = 86_400_000;
/** Excel counts 29 February 1900, a day that never was; dates before it are a day later. */
const LEAP_DAY_OF_1900 = 60;
const LAST_DAY = 2_958_466;

/** The day of a serial number as YYYY-MM-DD, with the time unless it is midnight; null = no date. */
export function dateOfSerial(serial: number, format: "date" | "time", is1904: boolean): string | null {
  if (!(serial >= 0 && serial < LAST_DAY)) return null;
  const days = is1904 ? serial + 1462 : serial < LEAP_DAY_OF_1900 ? serial + 1 : serial;
  const text = new Date(Math.round((Date.UTC(1899, 11, 30) + days * DAY) / 1000) * 1000).toISOString();
  const time = text.slice(11, 19);
  if (format === "time" && serial < 1) return time;
  return time === "00:00:00" ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
