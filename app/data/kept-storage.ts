/** Whether the browser keeps the stored work until the user deletes it; null: it does not say. */
export type KeptStorage = boolean | null;

/** May be missing: outside a secure context, and in older browsers. */
const manager = (): Partial<StorageManager> | undefined => (globalThis.navigator as Partial<Navigator>).storage;

/** Reads the state without asking anybody. Never rejects. */
export const isStorageKept = async (): Promise<KeptStorage> =>
  (await manager()
    ?.persisted?.()
    .catch(() => null)) ?? null;

/** Asks the browser to keep the stored work; some ask the user. @returns the state after that. Never rejects */
export const keepStorage = async (): Promise<KeptStorage> =>
  (await isStorageKept()) === true ||
  ((await manager()
    ?.persist?.()
    .catch(() => null)) ??
    null);
