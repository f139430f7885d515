import { atom } from "jotai";
import { servicesAtom } from "../core/services.ts";

/** The mode that the user switches to. */
export type RecyclingMode = "custom" | "regional";

const KEYS: Readonly<Record<RecyclingMode, string>> = {
  custom: "recycling_custom_confirmed",
  regional: "recycling_regional_confirmed",
};

/** Confirmed in this tab; used where storage is refused. */
const confirmedHereAtom = atom<ReadonlySet<RecyclingMode>>(new Set<RecyclingMode>());

/** Directions already confirmed: each is confirmed once per session (specification section 4). */
export const confirmedRecyclingAtom = atom((get): ReadonlySet<RecyclingMode> => {
  const { session } = get(servicesAtom).flags;
  const kept = (["custom", "regional"] as const).filter((mode) => session.read(KEYS[mode]) === "true");
  return new Set([...get(confirmedHereAtom), ...kept]);
});

/** Notes that the user has confirmed a switch to this mode. */
export const confirmRecyclingAtom = atom(null, (get, set, mode: RecyclingMode) => {
  get(servicesAtom).flags.session.write(KEYS[mode], "true");
  set(confirmedHereAtom, (confirmed) => new Set([...confirmed, mode]));
});
