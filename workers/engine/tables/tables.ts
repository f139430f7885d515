import { overlay, type RawTables } from "./raw-tables.ts";
import { REGIONAL_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import { readLookupTables } from "./lookup-tables.ts";
import { readMaterialTables } from "./material-tables.ts";
import { readProductTables } from "./product-tables.ts";
import { readRatingTables } from "./rating-tables.ts";
import { readServiceTables } from "./service-tables.ts";

/** Typed tables of one region (method.md section 2). `regional`: rows of the region; undefined = the base applies. */
export const readTables = (base: RawTables, regional: RawTables | undefined) => {
  const effective: RawTables =
    regional === undefined
      ? base
      : new Map([
          ...base,
          ...REGIONAL_KINDS.map((kind) => [kind, overlay(base.get(kind), regional.get(kind))] as const),
        ]);
  return {
    ...readLookupTables(effective),
    ...readProductTables(effective),
    ...readMaterialTables(effective),
    ...readServiceTables(effective),
    ...readRatingTables(effective),
  };
};

export type Tables = ReturnType<typeof readTables>;
