import { atom } from "jotai";
import type { FlagStore } from "../data/flag-store.ts";
import { servicesAtom } from "./services.ts";

/** Who is here (specification section 6). What the server allows is decided by the server alone. */
export type Session =
  { readonly kind: "out" } | { readonly kind: "guest" } | { readonly kind: "user"; readonly isAdmin: boolean };

/** Counts changes of the flags; the flags themselves live in local storage. */
const flagChangesAtom = atom(0);

const sessionOf = ({ local }: FlagStore): Session => {
  if (local.read("accessToken")) return { kind: "user", isAdmin: local.read("isAdmin") === "true" };
  return local.read("isGuest") === "true" ? { kind: "guest" } : { kind: "out" };
};

/** Flags of this tab where storage refuses them: the guest can still work until the tab closes. */
const guestHereAtom = atom(false);

export const sessionAtom = atom((get): Session => {
  get(flagChangesAtom);
  const session = sessionOf(get(servicesAtom).flags);
  return session.kind === "out" && get(guestHereAtom) ? { kind: "guest" } : session;
});

/** Guest flag set, token removed (specification section 4); the caller then goes to comparison step 1. */
export const continueAsGuestAtom = atom(null, (get, set) => {
  const { local } = get(servicesAtom).flags;
  local.remove("accessToken");
  local.remove("isAdmin");
  local.write("isGuest", "true");
  set(guestHereAtom, true);
  set(flagChangesAtom, (count) => count + 1);
});

/** Back to the landing page. The guest's work stays in this browser (decisions.md 13). */
export const leaveGuestAtom = atom(null, (get, set) => {
  get(servicesAtom).flags.local.remove("isGuest");
  set(guestHereAtom, false);
  set(flagChangesAtom, (count) => count + 1);
});
