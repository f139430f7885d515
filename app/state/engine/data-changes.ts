import { atom } from "jotai";
import type { DataVersion } from "../../../edge-api/contract/reply-schemas.ts";
import { REGION_IDS } from "../../../edge-api/contract/regions.ts";
import type { VersionChanges } from "../../../workers/engine/analysis/version-changes.ts";
import { networkStep, type Outcome } from "../core/outcome.ts";
import { openTables, servicesAtom } from "../core/services.ts";

export { noteLines } from "../../data/version-note.ts";
export type { DataVersion, VersionChanges };

/** All dataset versions of the server, newest first; `not_found`: it has none. Never rejects. */
export const listVersionsAtom = atom(null, (get) =>
  networkStep(async () => (await (await openTables(get(servicesAtom))).pinned()).versions()),
);

/**
 * What sets two versions apart, in the base and in all regions; both are fetched whole. Never rejects.
 *
 * @param most maximum number of changed records that are named
 */
export const findChangesAtom = atom(null, (get, _set, from: string, to: string, most?: number) =>
  networkStep(async (): Promise<Outcome<VersionChanges>> => {
    const { pinned, engine } = await openTables(get(servicesAtom));
    const { ensureRegion } = await pinned();
    for (const version of [from, to]) {
      for (const region of REGION_IDS) {
        const ensured = await ensureRegion(version, region);
        // a region that a version has no rows of: its tables are left out, its record says that it is new
        if (!ensured.ok && ensured.problem.code !== "not_found") return ensured;
      }
    }
    return engine.versionChanges(from, to, most);
  }),
);
