import type { CsvRow } from "./csv-row.ts";
import { readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";
import type { Recovery } from "./recovery.ts";

const COLUMNS =
  "mat_recipe_id,mat_recipe_name,short_name,family,plastic_massfrac,inertness_val,inertness_consensus_yn,biomass_yn," +
  "rc_allow_yn,require_form_yn,recovery_group,recycling_stream,composting_stream,mat_dispose_id," +
  "source,quality,checked,note";

const FAMILIES = "plastic bioplastic paper moulded_fibre glass ceramic metal wood textile silicone".split(" ");

/** The attributes of a material that products need. */
export interface Material {
  readonly row: CsvRow;
  /** name in product descriptions: "PE-lined paperboard" */
  readonly short_name: string;
  readonly recycledAllowed: boolean;
  /** requires a forming step */
  readonly formed: boolean;
  /** default for products: true with a mature recovery group and a recycling stream */
  readonly designedForRecycling: boolean;
  /** default for products: true with a composting stream */
  readonly compostable: boolean;
  readonly recovery_group: string;
}

export type Materials = ReadonlyMap<string, Material>;

/** materials/materials.csv → mat-recipe-spec. Recycled content is rewarded wherever it is possible. Returns them by id. */
export function buildMaterials(context: BuildContext, recovery: Recovery, disposal: Keys): Materials {
  const materials = new Map<string, Material>();
  for (const [mat_recipe_id, row] of readTable(context, "materials/materials.csv", COLUMNS, "mat_recipe_id")) {
    const rc_allow_yn = row.flag("rc_allow_yn");
    const require_form_yn = row.flag("require_form_yn");
    const recovery_group = row.reference("recovery_group", recovery.groups, "a recovery_group of recovery/groups.csv");
    const stream = "a mat_recov_id of recovery/streams.csv that";
    const recyc = row.optionalReference("recycling_stream", recovery.recycling, `${stream} recycles`);
    const compost = row.optionalReference("composting_stream", recovery.composting, `${stream} composts`);
    const short_name = row.text("short_name");
    context.tables.put("mat-recipe-spec", mat_recipe_id, {
      mat_recipe_id,
      mat_recipe_name: row.text("mat_recipe_name"),
      short_name,
      family: row.oneOf("family", FAMILIES),
      plastic_massfrac: row.number("plastic_massfrac", RANGES.fraction),
      inertness_val: row.number("inertness_val", RANGES.fraction),
      inertness_consensus_yn: row.flag("inertness_consensus_yn"),
      require_form_yn,
      biomass_yn: row.flag("biomass_yn"),
      mat_recov_recyc: recyc,
      mat_recov_compost: compost,
      mat_dispose_id: row.reference("mat_dispose_id", disposal, "a mat_dispose_id of disposal/classes.csv"),
      mat_rc_recyc_id: recovery_group,
      sust_source_reward_RC_yn: rc_allow_yn,
      recipe_rc_allow_yn: rc_allow_yn,
      ...readProvenance(row),
    });
    materials.set(mat_recipe_id, {
      row,
      short_name,
      recycledAllowed: rc_allow_yn === "1",
      formed: require_form_yn === "1",
      designedForRecycling: recyc !== undefined && recovery.groups.get(recovery_group) === true,
      compostable: compost !== undefined,
      recovery_group,
    });
  }
  return materials;
}
