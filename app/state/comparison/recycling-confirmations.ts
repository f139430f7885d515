import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";

/** The mode that is switched to. */
export type RecyclingMode = "custom" | "regional";

const KEYS: Readonly<Record<RecyclingMode, string>> = {
  custom: "recycling_custom_confirmed",
  regional: "recycling_regional_confirmed",
};

/** Confirmed in this tab where storage refuses. */
const confirmedHereAtom = atom<ReadonlySet<RecyclingMode>>(new Set<RecyclingMode>());

/** Switches that need no question any more: it is asked once a session for each direction (specification section 4). */
export const confirmedRecyclingAtom = atom((get): ReadonlySet<RecyclingMode> => {
  const { session } = get(servicesAtom).flags;
  const kept = (["custom", "regional"] as const).filter((mode) => session.read(KEYS[mode]) === "true");
  return new Set([...get(confirmedHereAtom), ...kept]);
});

export const confirmRecyclingAtom = atom(null, (get, set, mode: RecyclingMode) => {
  get(servicesAtom).flags.session.write(KEYS[mode], "true");
  set(confirmedHereAtom, (confirmed) => new Set([...confirmed, mode]));
});
