import { atom } from "jotai";
import { comparisonAtoms } from "./comparisons.ts";
import { foodAtoms } from "./foods.ts";
import type { Outcome } from "./outcome.ts";
import { GUEST, holdOwnerAtom, ownerAtom, type Owner } from "./owner.ts";
import { forgetEntriesAtom, portfolioAtoms } from "./portfolios.ts";
import { productAtoms } from "./products.ts";
import { openSafely, servicesAtom } from "./services.ts";
import { sessionKeyAtom } from "./session.ts";
import { forgetUndoAtom } from "./undo.ts";

/** In the order in which they load (specification section 4): what others name comes first. */
const KINDS = [foodAtoms, productAtoms, portfolioAtoms, comparisonAtoms] as const;

/** One a store: what a derived atom makes is its own. */
const listeningAtom = atom(() => ({ on: false }));

/** Takes the owner's work off the screen; what lies in the store stays there. */
const forgetAtom = atom(null, (_get, set) => {
  for (const kind of KINDS) set(kind.forgetAtom);
  set(forgetEntriesAtom);
  set(forgetUndoAtom);
});

/** Hears the other tabs from then on. */
const listenAtom = atom(null, async (get, set) => {
  const listening = get(listeningAtom);
  if (listening.on) return;
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok || listening.on) return;
  listening.on = true;
  opened.value.work.channel.listen((message) => {
    if (message.owner !== get(ownerAtom)) return;
    if (message.about === "owner_ended") {
      set(forgetAtom);
      return;
    }
    for (const kind of KINDS) {
      if (kind.kind === message.kind) void set(kind.rereadAtom, message.owner, message.id);
    }
  });
});

/** Shows what this browser holds of an owner. A store that cannot be read does not stop the page: the first write says so. */
const showOwnerAtom = atom(null, async (get, set, owner: Owner): Promise<Outcome<null>> => {
  if (get(ownerAtom) !== owner) {
    set(forgetAtom);
    set(holdOwnerAtom, owner);
  }
  await set(listenAtom);
  for (const kind of KINDS) {
    const loaded = await set(kind.loadAtom, owner);
    if (!loaded.ok) return loaded;
  }
  return { ok: true, value: null };
});

/** Called by the loading verbs: the work of whoever is here according to the flags of this browser. */
export const loadWorkAtom = atom(null, async (get, set) => {
  const email = get(sessionKeyAtom)?.email;
  // the server has yet to say whose token it is
  if (email === "") return;
  await set(beginOwnerAtom, email ?? GUEST);
});

/** From now on this tab shows and edits the work of this owner (an e-mail address, or GUEST). */
export const beginOwnerAtom = atom(null, async (get, set, owner: Owner): Promise<Outcome<null>> => {
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  if (owner !== GUEST) await opened.value.work.begin(owner);
  return set(showOwnerAtom, owner);
});

/** Logout: everything of the owner is cleared from every store, in all tabs, also offline. The guest's work shows again. */
export const endOwnerAtom = atom(null, async (get, set): Promise<Outcome<null>> => {
  const owner = get(ownerAtom);
  set(forgetAtom);
  set(holdOwnerAtom, GUEST);
  if (owner === null || owner === GUEST) return { ok: true, value: null };
  const opened = await openSafely(get(servicesAtom));
  return opened.ok ? opened.value.work.end(owner) : opened;
});
