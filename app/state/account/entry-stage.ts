import type { NamedKind } from "../../../edge-api/contract/entities.ts";
import { readonlyAtom } from "../core/atom-family.ts";
import type { WorkCounts } from "./guest-work.ts";

/** What still has to happen between a login and the home page. */
export type Entry =
  | { readonly kind: "done" }
  /** the user's work is loading; `part` null = the account is loading */
  | { readonly kind: "loading"; readonly part: NamedKind | null }
  /** loading failed: the user can retry or log out */
  | { readonly kind: "failed" }
  /** loaded, but the guest of this browser has work too: the user decides about it (decisions.md 13) */
  | { readonly kind: "guest_work"; readonly counts: WorkCounts };

/** The stage of the current login; set by the actions of entry.ts. */
export const [entryAtom, showEntryAtom] = readonlyAtom<Entry>({ kind: "done" });
