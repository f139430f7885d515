import { atom } from "jotai";
import { comparisonAtoms, comparisonsAtom } from "./comparisons.ts";
import { foodAtoms, foodsAtom } from "./foods.ts";
import { ownerNowAtom } from "./owner.ts";
import { portfolioAtoms, portfoliosAtom } from "./portfolio-heads.ts";
import { productAtoms, productsAtom } from "./products.ts";
import { openTables, servicesAtom } from "./services.ts";
import type { Outcome } from "./outcome.ts";

/** Stored documents that could not be read; they are part of `downloadLocalWorkAtom`'s file. */
export const unreadableWorkAtom = atom((get) =>
  [comparisonAtoms, portfolioAtoms, productAtoms, foodAtoms].flatMap(({ unreadableAtom }) => get(unreadableAtom)),
);

const backupKnownAtom = atom(false);

/** True once a backup of a cleared older storage was found; offer `downloadStorageBackupAtom`. */
export const storageBackupAtom = atom((get) => get(backupKnownAtom));

/** Called by the loading verbs. */
export const lookForBackupAtom = atom(null, async (get, set) => {
  const { storageBackup } = await openTables(get(servicesAtom));
  const backup = await storageBackup();
  set(backupKnownAtom, backup.ok && backup.value !== null);
});

/** Everything that this browser keeps for the user, saved or only on screen, as one JSON file. */
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

/** What an older version had stored before it was cleared. */
export const downloadStorageBackupAtom = atom(null, async (get): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const backup = await (await openTables(services)).storageBackup();
  if (!backup.ok) return backup;
  if (backup.value === null) return { ok: false, problem: { code: "not_found", detail: "no backup" } };
  services.download("tare_backup.json", backup.value, "application/json");
  return { ok: true, value: null };
});
