import type { BackupStore } from "./backup-store.ts";
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
  | { readonly kind: "old"; readonly version: number };

/**
 * The age of local storage. A version that is not a whole number counts as 0. A future version is left unchanged: every value is
 * parsed when it is read anyway.
 */
export const storageAge = ({ local }: FlagStore): StorageAge => {
  const text = local.read(VERSION_KEY);
  if (text === null && KNOWN_KEYS.every((key) => local.read(key) === null)) return { kind: "fresh" };
  const version = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return version >= STORED_VERSION ? { kind: "current" } : { kind: "old", version };
};

/** What an upgrade uses. */
export interface UpgradePorts {
  readonly flags: FlagStore;
  readonly backups: BackupStore;
  readonly now: () => number;
}

/** Runs before any flag is read; loads the upgrade code for older storage only. Never rejects. */
export async function prepareStorage(flags: FlagStore = browserFlags()): Promise<void> {
  const age = storageAge(flags);
  if (age.kind === "fresh") flags.local.write(VERSION_KEY, String(STORED_VERSION));
  if (age.kind !== "old") return;
  try {
    const [{ upgradeStorage }, { indexedDbBackups }] = await Promise.all([
      import("./upgrade-storage.ts"),
      import("./indexed-db/backup-store.ts"),
    ]);
    await upgradeStorage(age.version, { flags, backups: indexedDbBackups, now: Date.now });
  } catch {
    // a chunk that cannot be loaded must not stop the page; the next start tries again
  }
}
