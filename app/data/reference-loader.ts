import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { Outcome, Problem } from "./outcome.ts";

export interface LoadedReference {
  readonly catalogue: Catalogue;
  /** why the last good data stand in for the server's; null = they are the server's */
  readonly stale: Problem | null;
}

/** Where a load is; the screen's stages 50 and 90 percent. */
export type ReferenceStage = "tables" | "scorecard";

export interface ReferenceLoader {
  /** Brings one dataset version into the worker and the browser's store: all of it, or none. */
  readonly load: (report: (stage: ReferenceStage) => void) => Promise<Outcome<LoadedReference>>;
  /** Sees that the worker has the region's rows, fetched once a region and version. Answers the version to score with. */
  readonly ensureRegion: (region_id: string) => Promise<Outcome<string>>;
  /** Called when a region's rows turned out to be of a later version, which was then loaded as a whole. */
  readonly onMoved: (listener: (catalogue: Catalogue) => void) => void;
}
