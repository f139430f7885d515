import { atom } from "jotai";
import { detailOf, failed, ok, type Done } from "../../data/outcome.ts";

/** Copies a text to the clipboard; fails on an insecure origin or without permission. */
export const copyTextAtom = atom(null, async (_get, _set, text: string): Done => {
  const clipboard: Clipboard | undefined = globalThis.navigator.clipboard;
  if (clipboard === undefined) return failed("storage_unavailable", "no clipboard");
  try {
    await clipboard.writeText(text);
    return ok(null);
  } catch (error) {
    return failed("storage_unavailable", detailOf(error));
  }
});
