import { atom, type Atom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { exportDay } from "../../data/export/export-file-name.ts";
import { isStorageKept, keepStorage, type KeptStorage } from "../../data/kept-storage.ts";
import { workFileText } from "../../data/share/share-text.ts";
import { readonlyAtom } from "../core/atom-family.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { ownerNowAtom } from "../core/owner.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { sessionAtom } from "../core/session.ts";
import { comparisonAtoms, comparisonsAtom } from "./comparisons.ts";
import { foodAtoms, foodsAtom } from "./foods.ts";
import { portfolioAtoms, portfoliosAtom } from "./portfolio-heads.ts";
import { entriesNowAtom } from "./portfolios.ts";
import { productAtoms, productsAtom } from "./products.ts";
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

const itemsAtom = atom((get) => ({
  comparisons: get(comparisonAtoms.unstoredAtom).map(({ comparison }) => comparison),
  portfolios: get(portfolioAtoms.unstoredAtom).map(({ portfolio }) => portfolio),
  products: get(productAtoms.unstoredAtom).map(({ product }) => product),
  foods: get(foodAtoms.unstoredAtom).map(({ food }) => food),
}));

/** Number of documents with edits that the store refused. */
export const unstoredCountAtom = atom((get) => {
  const { comparisons, portfolios, products, foods } = get(itemsAtom);
  return comparisons.length + portfolios.length + products.length + foods.length;
});

const idsIn = (column: Uint32Array, table: EntryTable): string[] => [...new Set(column)].map((at) => table.idOf(at));

/** Downloads those documents as one file, with the own products and foods that they name. `/s` opens it. */
export const downloadUnstoredAtom = atom(null, async (get, set): Promise<void> => {
  const services = get(servicesAtom);
  const { comparisons, portfolios, products, foods } = get(itemsAtom);
  const named = new Set([
    ...products.map(({ customProduct }) => customProduct.product.prodsys_id),
    ...foods.map(({ food_id }) => food_id),
    ...comparisons.flatMap(({ currentProductIds, food_id }) => [...currentProductIds, food_id]),
  ]);
  const whole: { head: PortfolioHead; table: EntryTable }[] = [];
  for (const head of portfolios) {
    const table = await set(entriesNowAtom, head.portfolio_id);
    if (!table.ok) continue;
    const { columns } = table.value;
    for (const id of [...idsIn(columns.product, table.value), ...idsIn(columns.food, table.value)]) named.add(id);
    whole.push({ head, table: table.value });
  }
  const text = workFileText({
    created: services.now(),
    comparisons,
    portfolios: whole,
    products: get(productsAtom).flatMap(({ product }) =>
      named.has(product.customProduct.product.prodsys_id) ? [product] : [],
    ),
    foods: get(foodsAtom).flatMap(({ food }) => (named.has(food.food_id) ? [food] : [])),
  });
  services.download(`tare_not-stored_${exportDay(new Date(services.now()))}.json`, text, "application/json");
});
