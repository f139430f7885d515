import { atom } from "jotai";
import type { Decision } from "../../data/sync/decide.ts";
import type { Conflict } from "./documents.ts";
import type { LineConflict } from "../../../workers/engine/portfolio/line-merge.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { retrySavesAtom, WORK_KINDS } from "./sync.ts";

export type { LineChoice, LineDecision } from "../../data/sync/mergeable.ts";
export type { Decision } from "../../data/sync/decide.ts";
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

/** The lines in conflict of a portfolio, in the order of the common version. */
export const conflictingLinesAtom = atom(
  null,
  async (get, _set, id: string): Promise<Outcome<readonly LineConflict[]>> => {
    const opened = await openSafely(get(servicesAtom));
    return opened.ok ? opened.value.sync.conflictingLines(get(ownerNowAtom), id) : opened;
  },
);
