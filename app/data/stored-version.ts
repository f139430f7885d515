import { browserFlags, type FlagStore } from "./flag-store.ts";

export const VERSION_KEY = "tare_version";
export const STORED_VERSION = 11;
/** Older storage is cleared, after a backup (specification section 4, decisions.md 12). */
export const OLDEST_READABLE = 10;

/** Local storage keys of earlier versions (specification section 3); other keys may belong to another site on this origin. */
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
  /** no data of ours */
  | { readonly kind: "fresh" }
  /** has to be upgraded */
  | { readonly kind: "old"; readonly version: number };

/** The age of local storage; no whole number = version 0. A future version stays: values are parsed when read. */
export const storageAge = ({ local }: FlagStore): StorageAge => {
  const text = local.read(VERSION_KEY);
  if (text === null && KNOWN_KEYS.every((key) => local.read(key) === null)) return { kind: "fresh" };
  const version = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return version >= STORED_VERSION ? { kind: "current" } : { kind: "old", version };
};

/** Runs before any flag is read; loads the upgrade code for older storage only. Never rejects. */
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
    // a chunk that cannot be loaded must not stop the page; the next start tries again
  }
}
