import { atom, createStore } from "jotai";
import { openUserWork } from "../../data/documents/user-work.ts";
import { memoryFlags, memoryRecords, noChannel } from "../../data/memory-records.ts";
import { newId } from "../../data/new-id.ts";
import { ok } from "../../data/outcome.ts";
import type { PinnedReference } from "../../data/pinned-reference.ts";
import { noScoreReports } from "../../data/score-reports.ts";
import type { ShareContent } from "../../data/share/share-text.ts";
import { noServerSync } from "../../data/sync/server-sync.ts";
import { comparisonAtoms } from "../work/comparisons.ts";
import { foodAtoms } from "../work/foods.ts";
import type { Outcome } from "../core/outcome.ts";
import { GUEST } from "../core/owner.ts";
import { createPortfolioAtom } from "../work/portfolios.ts";
import { productAtoms } from "../work/products.ts";
import { showCatalogueAtom } from "../engine/reference-catalogue.ts";
import { openSafely, provideServicesAtom, servicesAtom, type OpenServices, type Services } from "../core/services.ts";
import { switchOwnerAtom } from "../work/work.ts";

export interface OpenedShare {
  readonly share: ShareContent;
  /** a separate store: shared content never touches the visitor's documents or the browser's storage */
  readonly store: ReturnType<typeof createStore>;
  /** the id of the comparison or portfolio in that store */
  readonly id: string;
}

/** Services for a store that shows shared content, with the dataset version of the share. */
const isolated = (
  services: Services,
  opened: OpenServices,
  pinned: PinnedReference,
  data_version: string,
): Services => {
  const inside: OpenServices = {
    ...opened,
    work: openUserWork(memoryRecords(), noChannel),
    sync: noServerSync,
    reports: noScoreReports,
    reference: {
      ...opened.reference,
      load: async () => {
        const catalogue = await pinned.catalogue(data_version);
        return catalogue.ok ? ok({ catalogue: catalogue.value, stale: null }) : catalogue;
      },
      ensureRegion: (region_id) => pinned.ensureRegion(data_version, region_id),
      look: async () => ok(null),
      onRegionProgress: () => undefined,
      onSeen: () => undefined,
      onMoved: () => undefined,
    },
  };
  return {
    ...services,
    flags: memoryFlags({ isGuest: "true" }),
    open: async () => inside,
    openTables: async () => inside,
  };
};

/**
 * Makes a store that shows shared results with the dataset version that the sender saw. `not_found`: the server does not have that
 * version. Rejects if code cannot be loaded.
 */
export const openShareAtom = atom(null, async (get, _set, share: ShareContent): Promise<Outcome<OpenedShare>> => {
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  if (!opened.ok) return opened;
  const { data_version, comparison, portfolio } = share;
  const pinned = await opened.value.pinned();
  const catalogue = await pinned.catalogue(data_version);
  if (!catalogue.ok) return catalogue;
  const store = createStore();
  store.set(provideServicesAtom, isolated(services, opened.value, pinned, data_version));
  store.set(showCatalogueAtom, catalogue.value);
  const begun = await store.set(switchOwnerAtom, GUEST);
  if (!begun.ok) return begun;
  for (const product of share.products) await store.set(productAtoms.putAtom, product);
  for (const food of share.foods) await store.set(foodAtoms.putAtom, food);
  // new ids, because the worker identifies portfolios by id
  if (comparison !== undefined) {
    const id = newId();
    const put = await store.set(comparisonAtoms.putAtom, { ...comparison, comparison_id: id, data_version });
    return put.ok ? ok({ share, store, id }) : put;
  }
  if (portfolio === undefined) return { ok: false, problem: { code: "invalid", detail: "an empty share" } };
  const { portfolio_id: _, ...head } = portfolio.head;
  const made = await store.set(createPortfolioAtom, { ...head, compared_with: [], data_version }, portfolio.table);
  return made.ok ? ok({ share, store, id: made.value }) : made;
});
