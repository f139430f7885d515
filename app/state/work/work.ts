import { atom } from "jotai";
import type { ChangeMessage } from "../../data/change-channel.ts";
import type { Outcome } from "../core/outcome.ts";
import { openJournalAtom } from "./edit-journal.ts";
import { GUEST, holdOwnerAtom, ownerAtom, type Owner } from "../core/owner.ts";
import { forgetEntriesAtom } from "./portfolio-heads.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionKeyAtom } from "../core/session.ts";
import { lookForBackupAtom } from "./storage-backup.ts";
import { loadUserWorkAtom, otherTabWroteAtom, returnedAtom, startSyncAtom, WORK_KINDS } from "./sync.ts";
import { forgetUndoAtom } from "./undo.ts";

/** One a store: what a derived atom makes is its own. */
const listeningAtom = atom(() => ({ on: false }));

/** Takes the owner's work off the screen; what lies in the store stays there. */
const forgetAtom = atom(null, (_get, set) => {
  for (const kind of WORK_KINDS) set(kind.forgetAtom);
  set(forgetEntriesAtom);
  set(forgetUndoAtom);
});

/** Shows what was committed, in another tab or by the exchange with the server. */
const hearAtom = atom(null, (get, set, message: ChangeMessage) => {
  if (message.owner !== get(ownerAtom)) return;
  if (message.about === "owner_ended") {
    set(forgetAtom);
    return;
  }
  for (const kind of WORK_KINDS) {
    if (kind.kind !== message.kind) continue;
    if (message.about === "kind") void set(kind.loadAtom, message.owner);
    else void set(kind.rereadAtom, message.owner, message.id);
  }
});

/** Hears the other tabs, the exchange with the server and the network from then on. */
const listenAtom = atom(null, async (get, set) => {
  const listening = get(listeningAtom);
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok || listening.on) return;
  listening.on = true;
  const { work, sync } = opened.value;
  work.channel.listen((message) => {
    set(hearAtom, message);
    if (message.owner === get(ownerAtom) && message.owner !== GUEST) void set(otherTabWroteAtom);
  });
  sync.onChange((message) => set(hearAtom, message));
  sync.connection.onReturn(() => void set(returnedAtom));
});

/** Shows what this browser holds of an owner. A store that cannot be read does not stop the page: the first write says so. */
const showOwnerAtom = atom(null, async (get, set, owner: Owner): Promise<Outcome<null>> => {
  if (get(ownerAtom) !== owner) {
    set(forgetAtom);
    set(holdOwnerAtom, owner);
  }
  await set(listenAtom);
  await set(openJournalAtom, owner, (message) => set(hearAtom, message));
  for (const kind of WORK_KINDS) {
    const loaded = await set(kind.loadAtom, owner);
    if (!loaded.ok) return loaded;
  }
  return { ok: true, value: null };
});

/** From now on this tab shows and edits the work of this owner (an e-mail address, or GUEST). */
export const beginOwnerAtom = atom(null, async (get, set, owner: Owner): Promise<Outcome<null>> => {
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  if (owner !== GUEST) await opened.value.work.begin(owner);
  const shown = await set(showOwnerAtom, owner);
  if (owner !== GUEST) await set(startSyncAtom);
  return shown;
});

/** Called by the loading verbs: the work of whoever is here by the flags of this browser, and quietly the server's. */
export const loadWorkAtom = atom(null, async (get, set) => {
  void set(lookForBackupAtom);
  const email = get(sessionKeyAtom)?.email;
  // the server has yet to say whose token it is
  if (email === "") return;
  await set(beginOwnerAtom, email ?? GUEST);
  if (email !== undefined) void set(loadUserWorkAtom);
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
