import { atom } from "jotai";
import type { ChangeMessage } from "../../data/change-channel.ts";
import type { Done } from "../core/outcome.ts";
import { GUEST, type Owner, ownerAtom, setOwnerAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionKeyAtom } from "../core/session.ts";
import { findBackupAtom } from "./local-work.ts";
import { forgetEntriesAtom } from "./portfolio-heads.ts";
import { admitSyncAtom, loadUserWorkAtom, returnedAtom, scheduleCheckAtom, startSyncAtom, WORK_KINDS } from "./sync.ts";
import { forgetUndoAtom } from "./undo.ts";

/** One per store: a derived atom makes its own object. */
const listeningAtom = atom(() => ({ on: false }));

/** Clears the owner's work from the screen; the store keeps it. */
const forgetAtom = atom(null, (_get, set) => {
  for (const kind of WORK_KINDS) set(kind.forgetAtom);
  set(forgetEntriesAtom);
  set(forgetUndoAtom);
});

/** Shows a committed change of another tab or of the synchronisation. */
const applyMessageAtom = atom(null, (get, set, message: ChangeMessage) => {
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

/** Subscribes to other tabs, the synchronisation and the network. */
const listenAtom = atom(null, async (get, set) => {
  const listening = get(listeningAtom);
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok || listening.on) return;
  listening.on = true;
  const { work, sync } = opened.value;
  work.channel.listen((message) => {
    set(applyMessageAtom, message);
    if (message.owner === get(ownerAtom) && message.owner !== GUEST) void set(scheduleCheckAtom);
  });
  sync.onChange((message) => set(applyMessageAtom, message));
  sync.connection.onReturn(() => void set(returnedAtom));
});

/** Shows the work that this browser stores for an owner. An unreadable store does not stop the page: the first write reports it. */
const showOwnerAtom = atom(null, async (get, set, owner: Owner): Done => {
  if (get(ownerAtom) !== owner) {
    set(forgetAtom);
    set(setOwnerAtom, owner);
  }
  await set(listenAtom);
  for (const kind of WORK_KINDS) {
    const loaded = await set(kind.loadAtom, owner);
    if (!loaded.ok) return loaded;
  }
  return { ok: true, value: null };
});

/** Shows and edits the work of this owner (an e-mail address, or GUEST) in this tab from now on. */
export const switchOwnerAtom = atom(null, async (get, set, owner: Owner): Done => {
  const opened = await openSafely(get(servicesAtom));
  if (!opened.ok) return opened;
  if (owner !== GUEST) {
    await opened.value.work.begin(owner);
    // before anything is shown: lines that only the server has are asked for at once
    set(admitSyncAtom, opened.value.sync);
  }
  const shown = await set(showOwnerAtom, owner);
  if (owner !== GUEST) await set(startSyncAtom);
  return shown;
});

/** Loads the work of the current user or guest from this browser; in the background, a user's work from the server. */
export const loadWorkAtom = atom(null, async (get, set) => {
  void set(findBackupAtom);
  const email = get(sessionKeyAtom)?.email;
  // the server has not said yet whose token it is
  if (email === "") return;
  await set(switchOwnerAtom, email ?? GUEST);
  if (email !== undefined) void set(loadUserWorkAtom);
});

/** For a logout: clears everything of the owner from every store, in all tabs, also offline. Then shows the guest's work. */
export const endOwnerAtom = atom(null, async (get, set): Done => {
  const owner = get(ownerAtom);
  set(forgetAtom);
  set(setOwnerAtom, GUEST);
  if (owner === null || owner === GUEST) return { ok: true, value: null };
  const opened = await openSafely(get(servicesAtom));
  return opened.ok ? opened.value.work.end(owner) : opened;
});
