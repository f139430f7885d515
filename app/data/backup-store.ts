import type { Outcome } from "./outcome.ts";

/** Texts that are kept before stored data are cleared or converted. */
export interface BackupStore {
  readonly keep: (text: string) => Promise<Outcome<null>>;
  /** All that were kept, oldest first. */
  readonly all: () => Promise<Outcome<readonly string[]>>;
}
