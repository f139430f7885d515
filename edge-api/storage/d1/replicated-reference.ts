import type { ReferenceStore } from "../../ports/reference-store.ts";
import type { SqlDatabase } from "./database.ts";
import { d1ReferenceStore } from "./reference-store.ts";

/** Where the first statement of a session may run; later ones see at least what it saw. */
export type SessionStart = "first-unconstrained" | "first-primary";

/**
 * Reference data from read replicas, a moment behind. All reads belong to one session, so what an isolate answers never goes
 * back to an older version. If a replica lacks a version that a call names, a session that starts at the primary takes over.
 */
export function replicatedReference(session: (start: SessionStart) => SqlDatabase): ReferenceStore {
  const storeFrom = (start: SessionStart) => d1ReferenceStore(session(start));
  let store = storeFrom("first-unconstrained");
  return {
    currentVersion: () => store.currentVersion(),
    async findList(region, version) {
      const found = await store.findList(region, version);
      if (found !== null || version === undefined) return found;
      store = storeFrom("first-primary");
      return store.findList(region, version);
    },
    listKinds: (name) => store.listKinds(name),
    listTexts: (name) => store.listTexts(name),
    findText: (hash) => store.findText(hash),
    listVersions: () => store.listVersions(),
    listStates: (...table) => store.listStates(...table),
    countVersions: (prefix) => store.countVersions(prefix),
    publish: (...change) => store.publish(...change),
  };
}
