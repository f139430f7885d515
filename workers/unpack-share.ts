import { withoutBidiControls } from "../edge-api/contract/bidi-controls.ts";
import { WORK_FORMAT } from "../edge-api/contract/share.ts";
import type { LineData } from "./engine/portfolio/line-columns.ts";
import { slicedEntries, type Sliced } from "./sliced-entries.ts";

/** The text of a share, parsed and not checked yet. */
export interface UnpackedShare {
  /** without `products` of its portfolio if there are lines */
  readonly value: unknown;
  /** the lines of a large portfolio; null = they are in the value, or there are none */
  readonly lines: LineData | null;
}

/** Bidi controls, raw or as JSON escapes. Searched first, because a reviver for all texts would take a large share twice as long. */
const MAY_HOLD_BIDI_CONTROLS = /\p{Bidi_Control}|\\u(?:20|06)/iu;
const withoutBidi = (_: string, value: unknown): unknown =>
  typeof value === "string" ? withoutBidiControls(value) : value;

const parse = (text: string): unknown => JSON.parse(text, MAY_HOLD_BIDI_CONTROLS.test(text) ? withoutBidi : undefined);

/** Parses the text of a share or a work file without bidi controls, a large share in slices; null = no JSON. */
export async function parseShare(text: string): Promise<Sliced | null> {
  try {
    // a work file has several portfolios, of which slices would take one
    if (text.includes(`"${WORK_FORMAT}"`)) return { value: parse(text), table: null };
    return await slicedEntries(text, { parse });
  } catch {
    return null;
  }
}

/** The same for UTF-8 bytes, as plain data (ScoringApi.unpackShare). */
export async function unpackShare(bytes: ArrayBuffer): Promise<UnpackedShare | null> {
  try {
    const sliced = await parseShare(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return sliced && { value: sliced.value, lines: sliced.table?.data() ?? null };
  } catch {
    // no UTF-8
    return null;
  }
}
