import type { Activities } from "./activities.ts";
import { readTable, type BuildContext } from "./read-csv.ts";

/** Bases by id; true = recycled stock can replace virgin. */
export type MaterialBases = ReadonlyMap<string, boolean>;

/**
 * materials/bases.csv → base-act-params and map-base-act (rules virgin, recycled). A base used with and without recycled
 * stock has two rows: `ldpe` has both rules, `ldpe_virgin` is always virgin, so that recycled content of a cup's board
 * does not change its lining.
 */
export function buildMaterialBases(context: BuildContext, activities: Activities): MaterialBases {
  const { tables } = context;
  const columns = "mat_base_id,mat_base_name,virgin_activity,recycled_activity";
  const bases = new Map<string, boolean>();
  for (const [mat_base_id, row] of readTable(context, "materials/bases.csv", columns, "mat_base_id")) {
    tables.put("base-act-params", mat_base_id, { mat_base_id, mat_base_name: row.text("mat_base_name") });
    const virgin = row.reference("virgin_activity", activities, "an activity_id of activities/materials-virgin.csv");
    tables.put("map-base-act", `${mat_base_id}/virgin`, { mat_base_id, rule: "virgin", activity_id: virgin });
    const source = "an activity_id of activities/materials-recycled.csv";
    const recycled = row.optionalReference("recycled_activity", activities, source);
    if (recycled !== undefined)
      tables.put("map-base-act", `${mat_base_id}/recycled`, { mat_base_id, rule: "recycled", activity_id: recycled });
    bases.set(mat_base_id, recycled !== undefined);
  }
  return bases;
}
