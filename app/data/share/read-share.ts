import * as v from "valibot";
import { withoutBidiControls } from "../../../edge-api/contract/bidi-controls.ts";
import {
  AnyShareSchema,
  OLDEST_SHARE_VERSION,
  SHARE_FORMAT,
  SHARE_VERSION,
  type Share,
} from "../../../edge-api/contract/share.ts";

/**
 * Why what somebody handed on cannot be shown. damaged: cut off, changed, or never ours. too_old, too_new: laid out by
 * another version of this product. large: more than is unpacked.
 */
export type ShareFault = "damaged" | "too_old" | "too_new" | "large";

export type ReadShare =
  { readonly ok: true; readonly share: Share } | { readonly ok: false; readonly fault: ShareFault };

export const faulty = (fault: ShareFault): ReadShare => ({ ok: false, fault });

/** What a number says of the layout; null = it is one that can be read. */
export const layoutFault = (version: unknown): ShareFault | null => {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) return "damaged";
  if (version > SHARE_VERSION) return "too_new";
  return version < OLDEST_SHARE_VERSION ? "too_old" : null;
};

/** As they are, or as JSON may write them. A reviver for all texts would take a large share twice as long. */
const MAY_HOLD_BIDI_CONTROLS = /\p{Bidi_Control}|\\u(?:20|06)/iu;
const withoutBidi = (_: string, value: unknown): unknown =>
  typeof value === "string" ? withoutBidiControls(value) : value;

/** Content of others: nothing of the text is believed before it became a fresh object by the contract's schema. */
export function readShare(text: string): ReadShare {
  let value: unknown;
  try {
    value = JSON.parse(text, MAY_HOLD_BIDI_CONTROLS.test(text) ? withoutBidi : undefined);
  } catch {
    return faulty("damaged");
  }
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== SHARE_FORMAT) {
    return faulty("damaged");
  }
  const fault = layoutFault("version" in value ? value.version : undefined);
  if (fault !== null) return faulty(fault);
  const parsed = v.safeParse(AnyShareSchema, value);
  return parsed.success ? { ok: true, share: parsed.output } : faulty("damaged");
}
