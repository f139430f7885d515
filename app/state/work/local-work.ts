import { atom, type Atom } from "jotai";
import { isStorageKept, keepStorage, type KeptStorage } from "../../data/kept-storage.ts";
import { readonlyAtom } from "../core/atom-family.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionAtom } from "../core/session.ts";
import { comparisonsAtom } from "./comparisons.ts";
import { foodsAtom } from "./foods.ts";
import { portfoliosAtom } from "./portfolio-heads.ts";
import { productsAtom } from "./products.ts";
import { WORK_KINDS } from "./sync.ts";

/** Stored documents that could not be read; the file of `downloadLocalWorkAtom` contains them. */
export const unreadableWorkAtom = atom((get) => WORK_KINDS.flatMap(({ unreadableAtom }) => get(unreadableAtom)));

/** Downloads everything that this browser has of the user, saved or only on screen, as one JSON file. */
export const downloadLocalWorkAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const { localWork } = await services.open();
  const onScreen = {
    comparisons: get(comparisonsAtom),
    portfolios: get(portfoliosAtom),
    products: get(productsAtom),
    foods: get(foodsAtom),
  };
  services.download("tare_work.json", await localWork(get(ownerNowAtom), onScreen), "application/json");
});

const LISTS: readonly Atom<readonly unknown[]>[] = WORK_KINDS.map(({ listAtom }) => listAtom);

/** Whether a guest has work, which is in this browser only. */
export const guestHasWorkAtom = atom(
  (get) => get(sessionAtom).kind === "guest" && LISTS.some((listAtom) => get(listAtom).length > 0),
);

const [keptAtom, setKeptAtom] = readonlyAtom<KeptStorage>(null);

/** Whether the browser keeps the work until the user deletes it; null: not known. */
export const keptStorageAtom = keptAtom;

/** Reads the state; asks the browser to keep the work if a guest has some. */
export const keepWorkAtom = atom(null, async (get, set): Promise<void> =>
  set(setKeptAtom, await (get(guestHasWorkAtom) ? keepStorage() : isStorageKept())),
);

const backupKnownAtom = atom(false);

/** Whether a backup of a cleared older storage exists; offer `downloadStorageBackupAtom`. */
export const storageBackupAtom = atom((get) => get(backupKnownAtom));

const readAtom = atom(null, async (get): Promise<Outcome<string | null>> => {
  const opened = await openSafely(get(servicesAtom));
  return opened.ok ? opened.value.storageBackup() : opened;
});

/** Looks for a backup; called when the work is loaded. */
export const findBackupAtom = atom(null, async (_get, set) => {
  const backup = await set(readAtom);
  set(backupKnownAtom, backup.ok && backup.value !== null);
});

/** Downloads what an older version had stored before it was cleared. */
export const downloadStorageBackupAtom = atom(null, async (get, set): Done => {
  const backup = await set(readAtom);
  if (!backup.ok) return backup;
  if (backup.value === null) return { ok: false, problem: { code: "not_found", detail: "no backup" } };
  get(servicesAtom).download("tare_backup.json", backup.value, "application/json");
  return { ok: true, value: null };
});
