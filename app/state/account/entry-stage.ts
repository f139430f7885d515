import { atom } from "jotai";
import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import type { WorkCounts } from "./guest-work.ts";

/** What stands between a login and the home page. */
export type Entry =
  | { readonly kind: "done" }
  /** the user's work is on its way; `part` null = first the account itself */
  | { readonly kind: "loading"; readonly part: NamedKind | null }
  /** it did not arrive: Retry, or log out */
  | { readonly kind: "failed" }
  /** it is there, and so is work of the guest, which is not to be dropped silently (decisions.md 13) */
  | { readonly kind: "guest_work"; readonly counts: WorkCounts };

const baseAtom = atom<Entry>({ kind: "done" });

export const entryAtom = atom((get) => get(baseAtom));

/** For the verbs of entry.ts. */
export const showEntryAtom = atom(null, (_get, set, entry: Entry) => set(baseAtom, entry));
