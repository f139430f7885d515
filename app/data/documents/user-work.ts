import { type Comparison, ComparisonSchema } from "../../../edge-api/contract/comparison.ts";
import { type CustomFood, CustomFoodSchema } from "../../../edge-api/contract/custom-food.ts";
import { AnySavedProductSchema, type SavedProduct } from "../../../edge-api/contract/entities.ts";
import { type NameMappings, NameMappingsSchema } from "../../../edge-api/contract/name-mappings.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { ChangeChannel } from "../change-channel.ts";
import { type Done, failed, ok, type Outcome } from "../outcome.ts";
import {
  DOCUMENT_STORES,
  GUEST,
  type Owner,
  type RecordStore,
  type RecordTransaction,
  SIDE_STORES,
} from "../record-store.ts";
import { jsonMergeable } from "../sync/merge-fields.ts";
import { markOutbox, type OutboxItem, readOutbox } from "../sync/outbox.ts";
import { edited } from "../sync/sync-record.ts";
import { type DocumentKind, parserOf } from "./document-kind.ts";
import { type Documents, openDocuments } from "./documents.ts";
import { isStillOwned, writeOwner } from "./owned-work.ts";
import type { PortfolioDocument } from "./portfolio-document.ts";
import { portfolioKind } from "./portfolio-kind.ts";
import { readEntries } from "./portfolio-parts.ts";
import { readStored, storedRecord } from "./stored-record.ts";

const ALL_STORES = [...DOCUMENT_STORES, ...SIDE_STORES] as const;

/** Entries and the key of their columns, from which later readers see whether they have changed. */
export interface ReadEntries {
  readonly state: string;
  readonly table: LineTable;
}

/** The documents in this browser, by kind and owner. */
export interface UserWork {
  readonly comparison: Documents<Comparison>;
  readonly portfolio: Documents<PortfolioDocument>;
  readonly product: Documents<SavedProduct>;
  readonly food: Documents<CustomFood>;
  readonly mapping: Documents<NameMappings>;
  readonly channel: ChangeChannel;
  /** The entries of a portfolio; null = on the server only. `not_found` if there is no such portfolio. */
  readonly entries: (owner: Owner, id: string) => Promise<Outcome<ReadEntries | null>>;
  /** Allows this browser to store work of this user. Idempotent. */
  readonly begin: (owner: Owner) => Done;
  /** Clears everything of an owner and makes late writes of any tab fail. Other tabs get a message. */
  readonly end: (owner: Owner) => Done;
  /** Moves the guest's work to a user in one transaction; gives the number of documents moved. */
  readonly adoptGuest: (owner: Owner) => Promise<Outcome<number>>;
  /** Changes that the owner's server does not have yet, oldest first. */
  readonly outbox: (owner: Owner) => Promise<Outcome<readonly OutboxItem[]>>;
}

/** The documents in a store; changes by the user are posted to the channel. */
export function openUserWork(records: RecordStore, channel: ChangeChannel): UserWork {
  return {
    comparison: openDocuments(records, channel, comparisonKind),
    portfolio: openDocuments(records, channel, portfolioKind),
    product: openDocuments(records, channel, productKind),
    food: openDocuments(records, channel, foodKind),
    mapping: openDocuments(records, channel, mappingKind),
    channel,
    entries: (owner, id) =>
      records.transact(["portfolios", "portfolio_entries"], "readonly", async (transaction) => {
        const stored = readStored(portfolioKind, id, await transaction.read("portfolios", owner, id));
        const entries = stored.ok ? stored.value.document?.entries : undefined;
        if (entries === undefined) return failed("not_found", id);
        const { place: state } = entries;
        if (state === null) return ok(null);
        const table = await readEntries(transaction, owner, entries);
        return table === null ? failed("invalid", "the entries cannot be read") : ok({ state, table });
      }),
    begin: (owner) =>
      records.transact(["owners"], "readwrite", async (transaction) => {
        await writeOwner(transaction, owner);
        return ok(null);
      }),
    end: async (owner) => {
      const cleared = await records.transact(ALL_STORES, "readwrite", async (transaction) => {
        for (const store of ALL_STORES) await transaction.clear(store, owner);
        return ok(null);
      });
      channel.post({ about: "owner_ended", owner });
      return cleared;
    },
    adoptGuest: (owner) =>
      records.transact(ALL_STORES, "readwrite", async (transaction): Promise<Outcome<number>> => {
        const owned = await isStillOwned(transaction, owner);
        if (!owned.ok) return owned;
        // name mappings move too, but are not counted as documents
        await adoptKind(transaction, mappingKind, owner);
        let moved = await adoptKind(transaction, foodKind, owner);
        moved += await adoptKind(transaction, productKind, owner);
        moved += await adoptKind(transaction, portfolioKind, owner);
        moved += await adoptKind(transaction, comparisonKind, owner);
        return ok(moved);
      }),
    outbox: (owner) =>
      records.transact(["outbox"], "readonly", async (transaction) => ok(await readOutbox(transaction, owner))),
  };
}

/**
 * Moves the guest's documents of a kind to a user, under the same ids, and marks them to be sent. Unreadable documents stay with
 * the guest, and so do those whose id the user already has. Gives the number of documents moved.
 */
async function adoptKind<D>(transaction: RecordTransaction, kind: DocumentKind<D>, owner: Owner): Promise<number> {
  const { store, parts } = kind;
  let moved = 0;
  for (const { id, value } of await transaction.readAll(store, GUEST)) {
    const stored = readStored(kind, id, value);
    if (!stored.ok || (await transaction.read(store, owner, id)) !== undefined) continue;
    const whole = parts ? await parts.fill(transaction, GUEST, stored.value) : stored.value;
    if (whole.document === null) continue;
    const record = edited<D>(null, whole.document, whole.changed, "user");
    const kept = parts ? await parts.keep(transaction, owner, null, record) : record;
    if (parts) await parts.keep(transaction, GUEST, stored.value, null);
    await transaction.write(store, GUEST, id, undefined);
    if (kept !== null) await transaction.write(store, owner, id, storedRecord(kind, kept));
    await markOutbox(transaction, owner, { kind: kind.kind, id }, kept);
    moved += 1;
  }
  return moved;
}

export const comparisonKind: DocumentKind<Comparison> = {
  kind: "comparison",
  store: "comparisons",
  field: "comparison",
  idOf: (comparison) => comparison.comparison_id,
  parse: parserOf(ComparisonSchema),
  mergeable: jsonMergeable(),
  copyOf: (comparison, comparison_id, rename) => {
    return { ...comparison, comparison_id, comparison_name: rename(comparison.comparison_name) };
  },
};

export const productKind: DocumentKind<SavedProduct> = {
  kind: "product",
  store: "custom_products",
  field: "product",
  idOf: ({ customProduct }) => customProduct.product.prodsys_id,
  parse: parserOf(AnySavedProductSchema),
  mergeable: jsonMergeable(),
  copyOf: ({ customProduct, overrides }, prodsys_id, rename) => {
    const { product } = customProduct;
    const copied = { ...product, prodsys_id, prodsys_name: rename(product.prodsys_name) };
    return { customProduct: { ...customProduct, product: copied }, overrides };
  },
};

export const foodKind: DocumentKind<CustomFood> = {
  kind: "food",
  store: "customFoods",
  field: "food",
  idOf: (food) => food.food_id,
  parse: parserOf(CustomFoodSchema),
  mergeable: jsonMergeable(),
  copyOf: (food, food_id, rename) => ({ ...food, food_id, food_name: rename(food.food_name) }),
};

interface Decided {
  readonly at: number;
}
type Entries<E extends Decided> = Readonly<Record<string, E>>;

/** Merges entries of both sides: of each key the later decision wins. One that a side removed, and the other did not change, is removed. */
function laterEntries<E extends Decided>(base: Entries<E>, mine: Entries<E>, theirs: Entries<E>): Record<string, E> {
  const merged: Record<string, E> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, here, there] = [base[key], mine[key], theirs[key]];
    const kept = here === undefined || there === undefined ? (here ?? there) : there.at > here.at ? there : here;
    const isRemoved = (here === undefined || there === undefined) && before !== undefined && kept?.at === before.at;
    if (kept !== undefined && !isRemoved) merged[key] = kept;
  }
  return merged;
}

/** Name mappings. Conflicts need no user decision: the later decision wins. */
export const mappingKind: DocumentKind<NameMappings> = {
  kind: "mapping",
  store: "name_mappings",
  field: "mapping",
  idOf: (mapping) => mapping.mapping_id,
  parse: parserOf(NameMappingsSchema),
  mergeable: {
    ...jsonMergeable<NameMappings>(),
    merge: (base, mine, theirs) => ({
      merged: {
        mapping_id: mine.mapping_id,
        names: laterEntries(base?.names ?? {}, mine.names, theirs.names),
        headers: laterEntries(base?.headers ?? {}, mine.headers, theirs.headers),
      },
      fields: [],
    }),
  },
  copyOf: (mapping, mapping_id) => ({ ...mapping, mapping_id }),
};
