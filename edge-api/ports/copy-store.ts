/** Immutable copies by content address. They may be missing, late or broken: never the truth. */
export interface CopyStore {
  get(key: string): Promise<ArrayBuffer | null>;
  put(key: string, bytes: ArrayBuffer): Promise<void>;
}
