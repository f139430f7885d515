import { browserFlags, type FlagStore } from "./flag-store.ts";

export const VERSION_KEY = "tare_version";
export const STORED_VERSION = 11;
/** Below it storage is cleared, after a backup (specification section 4, decisions.md 12). */
export const OLDEST_READABLE = 10;

/** Keys that earlier versions kept in local storage (specification section 3); others may be a neighbour's. */
const KNOWN_KEYS = [
  "accessToken",
  "isGuest",
  "isAdmin",
  "comparisons",
  "portfolios",
  "custom_products",
  "customFoods",
  "updateTimes",
  "entities",
] as const;

export type StorageAge =
  | { readonly kind: "current" }
  /** nothing of ours is there */
  | { readonly kind: "fresh" }
  /** to be brought up to date */
  | { readonly kind: "old"; readonly version: number };

/**
 * What lies in local storage. A version that is no whole number counts as 0; one of the future is left as it is:
 * every value is parsed before it is believed anyway.
 */
export const storageAge = ({ local }: FlagStore): StorageAge => {
  const text = local.read(VERSION_KEY);
  if (text === null && KNOWN_KEYS.every((key) => local.read(key) === null)) return { kind: "fresh" };
  const version = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return version >= STORED_VERSION ? { kind: "current" } : { kind: "old", version };
};

/**
 * The first thing of a start, before any flag is read. Nearly always over at once; storage of an older version is
 * brought up to date by code that only then is loaded. Never rejects.
 */
export async function prepareStorage(flags: FlagStore = browserFlags()): Promise<void> {
  const age = storageAge(flags);
  if (age.kind === "fresh") flags.local.write(VERSION_KEY, String(STORED_VERSION));
  if (age.kind !== "old") return;
  try {
    const [{ upgradeStorage }, { indexedDbBackups }, { indexedDbRecords }] = await Promise.all([
      import("./storage-migrations/upgrade-storage.ts"),
      import("./indexed-db/backup-store.ts"),
      import("./indexed-db/record-store.ts"),
    ]);
    await upgradeStorage(age.version, { flags, backups: indexedDbBackups, records: indexedDbRecords, now: Date.now });
  } catch {
    // a chunk that does not load must not keep the page from starting; the next start tries again
  }
}
