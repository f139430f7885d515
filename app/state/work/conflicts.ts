import { atom } from "jotai";
import type { Decision } from "../../data/sync/server-sync.ts";
import type { Conflict } from "./documents.ts";
import type { Done } from "../core/outcome.ts";
import { ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { retrySavesAtom, WORK_KINDS } from "./sync.ts";

export type { Decision } from "../../data/sync/server-sync.ts";
export type { Conflict, ConflictField } from "./documents.ts";

const postponedAtom = atom(false);

/** Documents of all kinds that need the user's decision. */
export const conflictsAtom = atom((get): readonly Conflict[] =>
  WORK_KINDS.flatMap(({ conflictsAtom }) => get(conflictsAtom)),
);

/** The conflict to ask about now; null = none, or postponed. */
export const askedConflictAtom = atom((get) => (get(postponedAtom) ? null : (get(conflictsAtom)[0] ?? null)));

/** Postpones the question until the user opens it again or reloads the page. */
export const postponeConflictsAtom = atom(null, (_get, set) => set(postponedAtom, true));
/** Asks about the conflicts now, after they were postponed. */
export const openConflictsAtom = atom(null, (_get, set) => set(postponedAtom, false));

/** Applies the user's decision and sends the result. */
export const decideConflictAtom = atom(
  null,
  async (get, set, { kind, id }: Pick<Conflict, "kind" | "id">, decision: Decision): Done => {
    const opened = await openSafely(get(servicesAtom));
    if (!opened.ok) return opened;
    const decided = await opened.value.sync.decide(get(ownerNowAtom), kind, id, decision);
    if (decided.ok) void set(retrySavesAtom);
    return decided;
  },
);
