import type { PlacedEntries } from "../documents/user-work.ts";
import { failed, type Outcome } from "../outcome.ts";
import type { Owner } from "../record-store.ts";

/** The exchange of a user's documents with the server. */
export interface ServerSync {
  /** Fetches the entries of a portfolio that the server listed without them, and keeps them here. */
  readonly fetchEntries: (owner: Owner, id: string) => Promise<Outcome<PlacedEntries>>;
}

/** Where there is no server: everything stays in this browser. */
export const noServerSync: ServerSync = {
  fetchEntries: async (_owner, id) => failed("network", `${id}: there is no server`),
};
