import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { ChangeChannel } from "../change-channel.ts";
import { failed, ok, type Done, type Outcome } from "../outcome.ts";
import { DOCUMENT_STORES, SIDE_STORES, type Owner, type RecordStore } from "../record-store.ts";
import { readOutbox, type OutboxItem } from "../sync/outbox.ts";
import { adoptKind } from "./adopt-guest.ts";
import { comparisonKind, foodKind, productKind } from "./plain-kinds.ts";
import { openDocuments, type Documents } from "./documents.ts";
import { mappingKind } from "./mapping-kind.ts";
import { isStillOwned, writeOwner } from "./owned-work.ts";
import type { PortfolioDocument } from "./portfolio-document.ts";
import { portfolioKind } from "./portfolio-kind.ts";
import { readEntries } from "./portfolio-parts.ts";
import { readStored } from "./stored-record.ts";

const ALL_STORES = [...DOCUMENT_STORES, ...SIDE_STORES] as const;

/** Entries and the key of their columns, which tells later readers whether they have changed. */
export interface ReadEntries {
  readonly state: string;
  readonly table: EntryTable;
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
