import type { Done, Outcome } from "./outcome.ts";

/** Texts saved before stored data are cleared or converted. */
export interface BackupStore {
  readonly keep: (text: string) => Done;
  /** All saved texts, oldest first. */
  readonly all: () => Promise<Outcome<readonly string[]>>;
}
