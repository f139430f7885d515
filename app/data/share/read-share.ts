import * as v from "valibot";
import { type Share, SHARE_FORMAT, SHARE_VERSION, ShareSchema, WORK_FORMAT } from "../../../edge-api/contract/share.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { Sliced } from "../../../workers/sliced-entries.ts";
import { parseShare, type UnpackedShare } from "../../../workers/unpack-share.ts";
import { entriesFault, tableOfProducts } from "../documents/checked-entries.ts";
import type { Outcome } from "../outcome.ts";
import { type ShareContent, WORK_VERSION, type WorkFile, WorkFileSchema } from "./share-text.ts";

/**
 * Why shared content cannot be shown. damaged: cut off, changed, or not ours. too_old, too_new: a layout of another version
 * of this product. large: above the size limit for unpacking.
 */
export type ShareFault = "damaged" | "too_old" | "too_new" | "large";

export type ReadShare = Outcome<{ readonly share: ShareContent }, ShareFault>;

/** The result for content that cannot be shown. */
export const faulty = (problem: ShareFault): Outcome<never, ShareFault> => ({ ok: false, problem });

/** Checks a layout version; null = it can be read. */
export const layoutFault = (version: unknown, current = SHARE_VERSION): ShareFault | null => {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) return "damaged";
  if (version > current) return "too_new";
  return version < current ? "too_old" : null;
};

export type ReadWork = Outcome<{ readonly work: WorkFile }, ShareFault>;

/** The value if it is an object of the format; else null. */
const ofFormat = (value: unknown, format: string): object | null =>
  typeof value === "object" && value !== null && "format" in value && value.format === format ? value : null;

const versionIn = (value: object): unknown => ("version" in value ? value.version : undefined);

/** The value with an empty list of entries in its portfolio, for the schema. */
const withoutEntries = (value: object): object =>
  "portfolio" in value && typeof value.portfolio === "object"
    ? { ...value, portfolio: { ...value.portfolio, products: {} } }
    : value;

/** The content of a share that has passed the schema; null = its lines are invalid. */
function contentOf({ portfolio, ...rest }: Share, sliced: LineTable | null): ShareContent | null {
  if (portfolio === undefined) return sliced === null ? rest : null;
  const { products, ...head } = portfolio;
  const table = sliced ?? unlessFailed(tableOfProducts(products));
  return table === null || entriesFault(table) !== null ? null : { ...rest, portfolio: { head, table } };
}

const unlessFailed = (table: Outcome<LineTable>): LineTable | null => (table.ok ? table.value : null);

/** Checks a parsed share: everything passes the contract's schema into fresh objects. */
export function checkedShare({ value, table }: Sliced): ReadShare {
  const own = ofFormat(value, SHARE_FORMAT);
  if (own === null) return faulty("damaged");
  const fault = layoutFault(versionIn(own));
  if (fault !== null) return faulty(fault);
  const parsed = v.safeParse(ShareSchema, table === null ? own : withoutEntries(own));
  const share = parsed.success ? contentOf(parsed.output, table) : null;
  return share === null ? faulty("damaged") : { ok: true, value: { share } };
}

/** The same for a work file; null = the value is invalid. */
function checkedWork(value: unknown): ReadWork | null {
  const own = ofFormat(value, WORK_FORMAT);
  if (own === null) return null;
  const fault = layoutFault(versionIn(own), WORK_VERSION);
  if (fault !== null) return faulty(fault);
  const parsed = v.safeParse(WorkFileSchema, own);
  return parsed.success ? { ok: true, value: { work: parsed.output } } : faulty("damaged");
}

/** Reads the untrusted text of a link. */
export async function readShare(text: string): Promise<ReadShare> {
  const parsed = await parseShare(text);
  return parsed === null ? faulty("damaged") : checkedShare(parsed);
}

/** Checks what the worker unpacked: a share, or a work file. */
export function readUnpacked(unpacked: UnpackedShare | null): ReadShare | ReadWork {
  if (unpacked === null) return faulty("damaged");
  const { value, lines } = unpacked;
  return checkedWork(value) ?? checkedShare({ value, table: lines && LineTable.adopt(lines) });
}
