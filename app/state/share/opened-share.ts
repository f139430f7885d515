import { atom, createStore } from "jotai";
import { problemOf } from "../../data/call-problem.ts";
import { openUserWork } from "../../data/documents/user-work.ts";
import { memoryFlags, memoryRecords, noChannel } from "../../data/memory-records.ts";
import { ok } from "../../data/outcome.ts";
import type { PinnedReference } from "../../data/pinned-reference.ts";
import { newId } from "../../data/plain-json.ts";
import { noScoreReports } from "../../data/score-reports.ts";
import { faulty, readUnpacked, type ShareFault } from "../../data/share/read-share.ts";
import { isShareFragment, unpackFragment } from "../../data/share/share-fragment.ts";
import type { ShareContent, WorkFile } from "../../data/share/share-text.ts";
import { noServerSync } from "../../data/sync/server-sync.ts";
import type { Outcome, Problem } from "../core/outcome.ts";
import { GUEST } from "../core/owner.ts";
import { openSafely, type OpenServices, provideServicesAtom, type Services, servicesAtom } from "../core/services.ts";
import { showCatalogueAtom } from "../engine/reference-catalogue.ts";
import { comparisonAtoms } from "../work/comparisons.ts";
import { foodAtoms } from "../work/foods.ts";
import { createPortfolioAtom } from "../work/portfolios.ts";
import { productAtoms } from "../work/products.ts";
import { switchOwnerAtom } from "../work/work.ts";

export { isShareFragment };
export type { OpenedShare };
export type WorkInFile = WorkFile;

/** The source of shared results: the fragment of a link, the server, or a file. */
export type ShareSource =
  | { readonly kind: "link"; readonly fragment: string }
  | { readonly kind: "stored"; readonly id: string }
  | { readonly kind: "file"; readonly file: Blob };

/**
 * Why shared results cannot be shown. gone: the link has no content any more; expired: its time is over; version: the server does not have that dataset
 * version; failed: a later attempt may work.
 */
export type OpeningFault = ShareFault | "gone" | "expired" | "version" | "failed";

/** Opened results, or a file of work that a browser could not store (local-work.ts). */
export type Opening = Outcome<{ readonly opened: OpenedShare } | { readonly work: WorkFile }, OpeningFault>;

type Read = Outcome<{ readonly share: ShareContent } | { readonly work: WorkFile }, OpeningFault>;

/** In bytes; enough for a portfolio of more than a million lines, and less than the longest text of a browser. */
const FILE_BYTES = 256 * 1024 * 1024;

const storedFault = ({ code }: Problem): OpeningFault =>
  code === "not_found" ? "gone" : code === "expired" ? "expired" : "failed";

/** Reads bytes and has the worker parse them. */
async function unpacked(
  services: Services,
  read: (opened: OpenServices) => Promise<ArrayBuffer | OpeningFault>,
): Promise<Read> {
  const opened = await openSafely(services);
  if (!opened.ok) return { ok: false, problem: "failed" };
  const bytes = await read(opened.value);
  if (typeof bytes === "string") return { ok: false, problem: bytes };
  const parsed = await opened.value.engine.unpackShare(bytes);
  return parsed.ok ? readUnpacked(parsed.value) : { ok: false, problem: "failed" };
}

const readAtom = atom(null, async (get, _set, source: ShareSource): Promise<Read> => {
  switch (source.kind) {
    case "link":
      return unpackFragment(source.fragment);
    case "file": {
      const { file } = source;
      return file.size > FILE_BYTES ? faulty("large") : unpacked(get(servicesAtom), () => file.arrayBuffer());
    }
    case "stored":
      return unpacked(get(servicesAtom), async ({ api }) => {
        const sent = { params: { id: source.id }, isLarge: true } as const;
        const read = await api.read("GET /api/share/:id", sent, (reply) => reply.arrayBuffer());
        return read.ok ? read.value : storedFault(problemOf(read.problem));
      });
  }
});

/** Reads shared results and makes a store that shows them. Never rejects. */
export const openSharedAtom = atom(null, async (_get, set, source: ShareSource): Promise<Opening> => {
  try {
    const read = await set(readAtom, source);
    if (!read.ok) return read;
    if ("work" in read.value) return { ok: true, value: read.value };
    const opened = await set(openShareAtom, read.value.share);
    if (opened.ok) return { ok: true, value: { opened: opened.value } };
    const { code } = opened.problem;
    return { ok: false, problem: code === "not_found" ? "version" : code === "invalid" ? "damaged" : "failed" };
  } catch {
    // for example a file that was removed while it was read
    return { ok: false, problem: "failed" };
  }
});

interface OpenedShare {
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
const openShareAtom = atom(null, async (get, _set, share: ShareContent): Promise<Outcome<OpenedShare>> => {
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
