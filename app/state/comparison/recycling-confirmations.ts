import { atom } from "jotai";
import * as v from "valibot";
import { persistedAtom } from "../core/persisted-atom.ts";

/** The mode that the user switches to. */
export type RecyclingMode = "custom" | "regional";

const CONFIRMED = {
  custom: persistedAtom("recycling_custom_confirmed", v.boolean(), false, "session"),
  regional: persistedAtom("recycling_regional_confirmed", v.boolean(), false, "session"),
} as const;

/** Directions already confirmed: each is confirmed once per session (specification section 4). */
export const confirmedRecyclingAtom = atom(
  (get): ReadonlySet<RecyclingMode> =>
    new Set((["custom", "regional"] as const).filter((mode) => get(CONFIRMED[mode]))),
);

/** Remembers that the user has confirmed a switch to this mode. */
export const confirmRecyclingAtom = atom(null, (_get, set, mode: RecyclingMode) => set(CONFIRMED[mode], true));
