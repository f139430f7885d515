import { productsText } from "../../workers/engine/portfolio/line-json.ts";
import { portfolioKind } from "./documents/portfolio-kind.ts";
import { readEntries } from "./documents/portfolio-parts.ts";
import { readStored } from "./documents/stored-record.ts";
import { ok } from "./outcome.ts";
import { DOCUMENT_STORES, type Owner, type RecordStore } from "./record-store.ts";

/** The entries of every portfolio as the contract's `products`, by portfolio id. */
async function entriesById(records: RecordStore, owner: Owner): Promise<unknown> {
  const all = await records.transact(["portfolios", "portfolio_entries"], "readonly", async (transaction) => {
    const products: [string, unknown][] = [];
    for (const { id, value } of await transaction.readAll("portfolios", owner)) {
      const stored = readStored(portfolioKind, id, value);
      const entries = stored.ok ? stored.value.document?.entries : undefined;
      const table = entries && (await readEntries(transaction, owner, entries));
      if (table) products.push([id, JSON.parse([...productsText(table)].join(""))]);
    }
    return ok(Object.fromEntries(products));
  });
  return all.ok ? all.value : all.problem;
}

/**
 * JSON text of everything that this browser stores for an owner, readable or not, and of what is on screen, which may
 * include unwritten edits. Never fails.
 */
export async function localWorkText(
  records: RecordStore,
  owner: Owner,
  onScreen: Readonly<Record<string, readonly unknown[]>>,
): Promise<string> {
  const stores: [string, unknown][] = [];
  for (const store of DOCUMENT_STORES) {
    const all = await records.transact([store], "readonly", async (transaction) =>
      ok(await transaction.readAll(store, owner)),
    );
    stores.push([store, all.ok ? all.value : all.problem]);
  }
  stores.push(["portfolio_entries", await entriesById(records, owner)]);
  return JSON.stringify({ on_screen: onScreen, stored: Object.fromEntries(stores) }, null, 1);
}
