import * as v from "valibot";
import { withoutBidiControls } from "../../../edge-api/contract/bidi-controls.ts";
import {
  AnyShareSchema,
  OLDEST_SHARE_VERSION,
  SHARE_FORMAT,
  SHARE_VERSION,
  type Share,
} from "../../../edge-api/contract/share.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { entriesFault, tableOfProducts } from "../documents/checked-entries.ts";
import { slicedEntries } from "../documents/portfolio-text.ts";
import type { Outcome } from "../outcome.ts";
import type { ShareContent } from "./share-text.ts";
import { WORK_FORMAT, WORK_VERSION, WorkFileSchema, type WorkFile } from "./work-file.ts";

/**
 * Why shared content cannot be shown. damaged: cut off, changed, or not ours. too_old, too_new: a layout of another version
 * of this product. large: above the size limit for unpacking.
 */
export type ShareFault = "damaged" | "too_old" | "too_new" | "large";

export type ReadShare =
  { readonly ok: true; readonly share: ShareContent } | { readonly ok: false; readonly fault: ShareFault };

export const faulty = (fault: ShareFault): ReadShare => ({ ok: false, fault });

/** Checks a layout version; null = it can be read. */
export const layoutFault = (
  version: unknown,
  { oldest, newest } = { oldest: OLDEST_SHARE_VERSION, newest: SHARE_VERSION },
): ShareFault | null => {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) return "damaged";
  if (version > newest) return "too_new";
  return version < oldest ? "too_old" : null;
};

export type ReadWork =
  { readonly ok: true; readonly work: WorkFile } | { readonly ok: false; readonly fault: ShareFault };

/** Bidi controls, raw or as JSON escapes. Searched first, because a reviver for all texts would take a large share twice as long. */
const MAY_HOLD_BIDI_CONTROLS = /\p{Bidi_Control}|\\u(?:20|06)/iu;
const withoutBidi = (_: string, value: unknown): unknown =>
  typeof value === "string" ? withoutBidiControls(value) : value;

const cleanly = (text: string): unknown =>
  JSON.parse(text, MAY_HOLD_BIDI_CONTROLS.test(text) ? withoutBidi : undefined);

/** The value if it is an object of the format; else null. */
const ofFormat = (value: unknown, format: string): object | null =>
  typeof value === "object" && value !== null && "format" in value && value.format === format ? value : null;

const versionIn = (value: object): unknown => ("version" in value ? value.version : undefined);

/** The value with an empty list of entries in its portfolio, for the schema. */
const withoutEntries = (value: object): object =>
  "portfolio" in value && typeof value.portfolio === "object"
    ? { ...value, portfolio: { ...value.portfolio, products: {} } }
    : value;

/** The content of a share that has passed the schema; null = its lines are none. */
function contentOf({ portfolio, ...rest }: Share, sliced: EntryTable | null): ShareContent | null {
  if (portfolio === undefined) return sliced === null ? rest : null;
  const { products, ...head } = portfolio;
  const table = sliced ?? unlessFailed(tableOfProducts(products));
  return table === null || entriesFault(table) !== null ? null : { ...rest, portfolio: { head, table } };
}

const unlessFailed = (table: Outcome<EntryTable>): EntryTable | null => (table.ok ? table.value : null);

/** Reads untrusted content, a large one in slices: everything passes the contract's schema into fresh objects. */
export async function readShare(text: string): Promise<ReadShare> {
  const sliced = await slicedEntries(text, { parse: cleanly }).catch(() => null);
  const value = sliced && ofFormat(sliced.value, SHARE_FORMAT);
  if (value === null) return faulty("damaged");
  const fault = layoutFault(versionIn(value));
  if (fault !== null) return faulty(fault);
  const table = sliced?.table ?? null;
  const parsed = v.safeParse(AnyShareSchema, table === null ? value : withoutEntries(value));
  const share = parsed.success ? contentOf(parsed.output, table) : null;
  return share === null ? faulty("damaged") : { ok: true, share };
}

const workOf = (text: string): object | null => {
  try {
    return ofFormat(cleanly(text), WORK_FORMAT);
  } catch {
    return null;
  }
};

/** The same for a work file; null = the text is none. */
export function readWorkFile(text: string): ReadWork | null {
  // a large share is not parsed in vain
  if (!text.includes(`"${WORK_FORMAT}"`)) return null;
  const value = workOf(text);
  if (value === null) return null;
  const fault = layoutFault(versionIn(value), { oldest: WORK_VERSION, newest: WORK_VERSION });
  if (fault !== null) return { ok: false, fault };
  const parsed = v.safeParse(WorkFileSchema, value);
  return parsed.success ? { ok: true, work: parsed.output } : { ok: false, fault: "damaged" };
}
