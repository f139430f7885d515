import { unpackEntries } from "../../workers/engine/portfolio/entry-pack.ts";
import { ok } from "./outcome.ts";
import { DOCUMENT_STORES, type Owner, type RecordStore } from "./record-store.ts";

/** Packed entries as the contract's `products`, anything else as it is. */
const readable = (value: unknown): unknown => {
  if (!(value instanceof Uint8Array)) return value;
  try {
    return unpackEntries(value).toPortfolio();
  } catch {
    return [...value];
  }
};

/**
 * JSON text of everything that this browser keeps for an owner: each store as it lies there, readable or not, and what
 * is on screen, which may hold edits that could not be written. Never fails.
 */
export async function localWorkText(
  records: RecordStore,
  owner: Owner,
  onScreen: Readonly<Record<string, readonly unknown[]>>,
): Promise<string> {
  const stores: [string, unknown][] = [];
  for (const store of [...DOCUMENT_STORES, "portfolio_entries"] as const) {
    const all = await records.transact([store], "readonly", async (transaction) =>
      ok(await transaction.readAll(store, owner)),
    );
    const shown = all.ok ? all.value.map(({ id, value }) => ({ id, value: readable(value) })) : all.problem;
    stores.push([store, shown]);
  }
  return JSON.stringify({ on_screen: onScreen, stored: Object.fromEntries(stores) }, null, 1);
}
