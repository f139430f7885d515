import { RECORD_STORES, type RecordStore } from "./record-store.ts";
import type { StoredComparison } from "./stored-comparison.ts";

/**
 * JSON text of everything that this browser keeps for the user: each store as it lies there, readable or not, and the
 * comparisons on screen, which may hold edits that could not be written. Never fails.
 */
export async function localWorkText(records: RecordStore, onScreen: readonly StoredComparison[]): Promise<string> {
  const stores: [string, unknown][] = [];
  for (const store of RECORD_STORES) {
    const all = await records.readAll(store);
    stores.push([store, all.ok ? all.value : all.problem]);
  }
  return JSON.stringify({ on_screen: { comparisons: onScreen }, stored: Object.fromEntries(stores) }, null, 1);
}
