/** What a number format of Excel makes of a number: a date, or a text (null = the bare number). */
export type NumberFormat = "date" | "time" | ((value: number) => string | null);

type Token = readonly [kind: "literal" | "digit" | "point" | "date" | "other", text: string];

/** Number formats of Excel without a code of their own that show dates, in all languages; times among them. */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isTimeId = (id: number): boolean => (id >= 18 && id <= 21) || (id >= 45 && id <= 47);

const TOKEN =
  /"([^"]*)"|\\(.)|[_*](.)|\[\$([^\]-]*)[^\]]*\]|\[([^\]]*)\]|(general)|(am\/pm|a\/p|[ymdhsbge]+)|(e[+-]0+)|([0#?])|(\.)|(.)/gisu;

/** The tokens of the first section, which is for positive numbers. */
function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  // the exponent of 0.00E+00 is no era of a date
  for (const match of code.replaceAll(/(?<=[0#?])e[+-]/gi, "^").matchAll(TOKEN)) {
    const [all, quoted, escaped, skipped, currency, bracket, general, date, , digit, point] = match;
    if (all === ";") break;
    const literal = quoted ?? escaped ?? currency;
    if (literal !== undefined) tokens.push(["literal", literal]);
    else if (skipped !== undefined) tokens.push(["literal", all.startsWith("_") ? " " : ""]);
    else if (bracket !== undefined) {
      if (/^[hms]+$/i.test(bracket)) tokens.push(["date", "s"]);
    } else if (general !== undefined) tokens.push(["digit", "#"]);
    else if (date !== undefined) tokens.push(["date", date.toLowerCase()]);
    else if (digit !== undefined) tokens.push(["digit", digit]);
    else if (point !== undefined) tokens.push(["point", point]);
    // commas group or scale; %, ^ and / show another number
    else if (all === "," || /[%^/@]/.test(all)) tokens.push(["other", all]);
    else tokens.push(["literal", all]);
  }
  return tokens;
}

const literalOf = (tokens: readonly Token[]): string =>
  tokens.map(([kind, text]) => (kind === "literal" ? text : "")).join("");

/** Fills the places of a format with the digits of a whole number, from the right. */
function filled(places: readonly Token[], whole: string): string {
  const first = places.findIndex(([kind]) => kind === "digit");
  let [text, left] = ["", whole];
  for (const [at, [kind, sign]] of [...places.entries()].toReversed()) {
    if (kind === "literal" && (left !== "" || text !== "")) text = sign + text;
    if (kind !== "digit") continue;
    const taken = at === first ? left : left.slice(-1);
    left = left.slice(0, left.length - taken.length);
    text = (taken === "" && sign === "0" ? "0" : taken) + text;
  }
  return text;
}

/** Reads the code of a number format. Only the section for positive numbers counts; conditions are ignored. */
export function numberFormat(code: string): NumberFormat {
  const tokens = tokensOf(code);
  const letters = tokens.flatMap(([kind, text]) => (kind === "date" ? [text] : [])).join("");
  if (letters !== "") return /[ydbge]/.test(letters) || /^m+$/.test(letters) ? "date" : "time";
  const first = tokens.findIndex(([kind]) => kind === "digit");
  const last = tokens.findLastIndex(([kind]) => kind === "digit");
  const others = tokens.filter(([kind]) => kind === "other").map(([, text]) => text);
  // a comma behind the last digit divides by a thousand
  if (first < 0 || others.some((sign) => sign !== ",") || tokens[last + 1]?.[1] === ",") return () => null;
  const point = tokens.findIndex(([kind]) => kind === "point");
  const whole = tokens.slice(first, point < 0 ? last + 1 : point);
  const decimals =
    point < 0 ? 0 : tokens.slice(point).filter(([kind, text]) => kind === "digit" && text === "0").length;
  const [before, after] = [literalOf(tokens.slice(0, first)), literalOf(tokens.slice(last + 1))];
  return (value) => {
    const text = String(Math.abs(value));
    if (text.includes("e")) return null;
    const [digits = "", fraction = ""] = text.split(".");
    const shown = fraction.padEnd(decimals, "0");
    return before + filled(whole, digits === "0" ? "" : digits || "0") + (shown === "" ? "" : `.${shown}`) + after;
  };
}

/** The format of a built-in id; null = plain numbers. */
export const builtInFormat = (id: number): NumberFormat | null =>
  isTimeId(id) ? "time" : isDateId(id) ? "date" : id === 2 || id === 4 ? numberFormat("0.00") : null;

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
