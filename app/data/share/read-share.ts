import * as v from "valibot";
import { withoutBidiControls } from "../../../edge-api/contract/bidi-controls.ts";
import {
  AnyShareSchema,
  OLDEST_SHARE_VERSION,
  SHARE_FORMAT,
  SHARE_VERSION,
  type Share,
} from "../../../edge-api/contract/share.ts";
import { WORK_FORMAT, WORK_VERSION, WorkFileSchema, type WorkFile } from "./work-file.ts";

/**
 * Why shared content cannot be shown. damaged: cut off, changed, or not ours. too_old, too_new: a layout of another version
 * of this product. large: above the size limit for unpacking.
 */
export type ShareFault = "damaged" | "too_old" | "too_new" | "large";

export type ReadShare =
  { readonly ok: true; readonly share: Share } | { readonly ok: false; readonly fault: ShareFault };

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

/** The value of a JSON text if it is an object of the format; else null. */
const ofFormat = (text: string, format: string): object | null => {
  try {
    const value: unknown = JSON.parse(text, MAY_HOLD_BIDI_CONTROLS.test(text) ? withoutBidi : undefined);
    return typeof value === "object" && value !== null && "format" in value && value.format === format ? value : null;
  } catch {
    return null;
  }
};

const versionIn = (value: object): unknown => ("version" in value ? value.version : undefined);

/** Reads untrusted content: everything passes the contract's schema into fresh objects. */
export function readShare(text: string): ReadShare {
  const value = ofFormat(text, SHARE_FORMAT);
  if (value === null) return faulty("damaged");
  const fault = layoutFault(versionIn(value));
  if (fault !== null) return faulty(fault);
  const parsed = v.safeParse(AnyShareSchema, value);
  return parsed.success ? { ok: true, share: parsed.output } : faulty("damaged");
}

/** The same for a work file; null = the text is none. */
export function readWorkFile(text: string): ReadWork | null {
  const value = ofFormat(text, WORK_FORMAT);
  if (value === null) return null;
  const fault = layoutFault(versionIn(value), { oldest: WORK_VERSION, newest: WORK_VERSION });
  if (fault !== null) return { ok: false, fault };
  const parsed = v.safeParse(WorkFileSchema, value);
  return parsed.success ? { ok: true, work: parsed.output } : { ok: false, fault: "damaged" };
}
