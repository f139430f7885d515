import type { Activities } from "./activities.ts";
import type { CsvRow } from "./csv-row.ts";
import type { MaterialBases } from "./material-bases.ts";
import type { Materials } from "./materials.ts";
import { plainNumber } from "./plain-number.ts";
import { missingLine } from "./problem.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import { expectSumOfOne } from "./sum-to-one.ts";

const MATERIAL = "a mat_recipe_id of materials/materials.csv";

/** materials/composition.csv → map-recipe-base; the mass fractions of a material must sum to 1. */
export function buildCompositions(context: BuildContext, materials: Materials, bases: MaterialBases): void {
  const file = "materials/composition.csv";
  const rows = readTable(context, file, "mat_recipe_id,mat_base_id,mass_frac", "mat_recipe_id", "mat_base_id");
  const fractions = new Map<string, { last: CsvRow; values: number[]; recyclable: boolean }>();
  for (const row of rows.values()) {
    const mat_recipe_id = row.reference("mat_recipe_id", materials, MATERIAL);
    const mat_base_id = row.reference("mat_base_id", bases, "a mat_base_id of materials/bases.csv");
    const mass_frac = row.number("mass_frac", RANGES.fraction);
    const record = { mat_recipe_id, mat_base_id, mass_frac };
    context.tables.put("map-recipe-base", `${mat_recipe_id}/${mat_base_id}`, record);
    const sum = fractions.get(mat_recipe_id) ?? { last: row, values: [], recyclable: false };
    sum.last = row;
    sum.values.push(mass_frac);
    sum.recyclable ||= bases.get(mat_base_id) === true;
    fractions.set(mat_recipe_id, sum);
  }
  for (const [mat_recipe_id, { last, values, recyclable }] of fractions) {
    expectSumOfOne(last, "mass_frac", values, `mass fractions of ${mat_recipe_id}`);
    const material = materials.get(mat_recipe_id);
    if (material !== undefined && material.recycledAllowed !== recyclable)
      material.row.fault("rc_allow_yn", `1 exactly if a base of ${mat_recipe_id} has recycled stock`);
  }
  for (const mat_recipe_id of materials.keys())
    if (!fractions.has(mat_recipe_id))
      context.problems.push(missingLine(file, "mat_recipe_id", `the bases of ${mat_recipe_id}`));
}

/**
 * materials/forming.csv → map-form. The file has scrap as kg lost per kg of product, f; the method needs the share of the
 * step's input: f / (1 + f).
 */
export function buildForming(context: BuildContext, materials: Materials, activities: Activities): void {
  const file = "materials/forming.csv";
  const columns = "mat_recipe_id,activity_id,scrap_per_kg_product";
  const rows = readTable(context, file, columns, "mat_recipe_id", "activity_id");
  const formed = new Set<string>();
  for (const row of rows.values()) {
    const mat_recipe_id = row.reference("mat_recipe_id", materials, MATERIAL);
    const activity_id = row.reference("activity_id", activities, "an activity_id of activities/processes.csv");
    const scrap = row.number("scrap_per_kg_product", RANGES.scrap);
    const record = { mat_recipe_id, activity_id, loss_form: plainNumber(scrap / (1 + scrap)), act_group: "forming" };
    context.tables.put("map-form", `${mat_recipe_id}/${activity_id}`, record);
    formed.add(mat_recipe_id);
  }
  for (const [mat_recipe_id, { formed: required }] of materials)
    if (required && !formed.has(mat_recipe_id))
      context.problems.push(missingLine(file, "mat_recipe_id", `a forming step of ${mat_recipe_id}`));
}
