import { atom } from "jotai";
import { copyText } from "../../data/clipboard.ts";
import type { Outcome } from "./outcome.ts";

/** Copies a text to the clipboard. */
export const copyTextAtom = atom(null, (_get, _set, text: string): Promise<Outcome<null>> => copyText(text));
