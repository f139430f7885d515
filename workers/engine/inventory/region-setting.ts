import type { ActivityIndex, FactorRows } from "../tables/activity-index.ts";
import type { Tables } from "../tables/tables.ts";

/** Parsed recycling settings (method.md section 6). */
export interface RecyclingSetting {
  readonly custom: boolean;
  readonly recycle: ReadonlyMap<string, boolean>;
  readonly compost: ReadonlyMap<string, boolean>;
}

/** What an inventory depends on besides its product: tables and factors of one region of use, and recycling settings. */
export interface RegionSetting {
  readonly region_use: string;
  readonly tables: Tables;
  readonly activities: ActivityIndex;
  readonly recycling: RecyclingSetting;
  /** impact rows of a region (method.md section 4: P for materials, forming and transport; U for the rest) */
  factorsOf(region: string): FactorRows;
}
