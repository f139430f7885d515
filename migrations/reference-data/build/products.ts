import { describeComponents, mainComponent, type Component, type Components } from "./components.ts";
import type { CsvRow } from "./csv-row.ts";
import { missingLine } from "./problem.ts";
import { PROVENANCE, readProvenance, type Provenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { massRangeOf } from "./spread.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";
import type { UseCases } from "./use-cases.ts";

const FILE = "products/products.csv";
const COLUMNS =
  "prodsys_id,usecase_id,prodsys_name,description,reusable_yn,size,dimension,numuse_default,wash_system_id,wash_cap," +
  "washes_per_use,pack_eff,region_production,trans_scenario_id,num_meas,include_yn,available_yn," +
  PROVENANCE;

/** Limit of a product's description (specification section 9). */
const DESCRIPTION_LENGTH = 100;

/** Minimum numbers of products in an active use case, so that there is something to compare. */
const MIN_REUSABLE = 1;
const MIN_SINGLE_USE = 3;

/** Keys of other tables that products refer to. */
export interface ProductReferences {
  readonly useCases: UseCases;
  readonly components: Components;
  readonly washSystems: Keys;
  readonly scenarios: Keys;
  readonly regions: Keys;
}

function readUses(row: CsvRow, reusable: boolean): number {
  const uses = row.number("numuse_default", RANGES.uses);
  if (!reusable && uses !== 1) row.fault("numuse_default", "1 for a single-use product");
  return uses;
}

/** Washing fields of a reusable; empty for single-use products. */
function readWashing(row: CsvRow, reusable: boolean, systems: Keys) {
  if (reusable)
    return {
      wash_system_id: row.reference("wash_system_id", systems, "a wash_system_id of washing/systems.csv"),
      wash_cap: row.number("wash_cap", RANGES.items_per_rack),
      washes_per_use: row.number("washes_per_use", RANGES.washes_per_use),
    };
  for (const column of ["wash_system_id", "wash_cap", "washes_per_use"])
    if (row.optionalText(column) !== undefined) row.fault(column, "nothing, because the product is not reusable");
  return {};
}

/** Adds the components of a product as recipe rows; the heaviest is the main one and has the size. */
function putRecipe(
  tables: TableSet,
  prodsys_id: string,
  components: readonly Component[],
  size: { readonly dimension: string | undefined; readonly dimension_prod: number; readonly unit_dimension: string },
  provenance: Provenance,
): void {
  const main = mainComponent(components);
  const { note: _onProduct, ...source } = provenance;
  for (const component of components) {
    const { component_id, component_name, mat_recipe_id, material, mass_grams, litter_class, coc_contact_id } =
      component;
    tables.put("recipe", `${prodsys_id}/${component_id}`, {
      prodsys_id,
      component_id,
      component_name,
      mat_recipe_id,
      mass_grams,
      ...(component.mass_range ?? massRangeOf(mass_grams, provenance.quality)),
      ...(component === main ? size : {}),
      litter_class,
      main_yn: component === main ? "1" : "0",
      recipe_rc_allow_yn: material?.recycledAllowed === true ? "1" : "0",
      optimized_default_yn: material?.designedForRecycling === true ? "1" : "0",
      compostable_default_yn: material?.compostable === true ? "1" : "0",
      CoC_compliance_default: "0",
      CoC_disclosure_default: "0",
      coc_contact_id,
      ...source,
    });
  }
}

function buildProduct(tables: TableSet, prodsys_id: string, row: CsvRow, references: ProductReferences): void {
  const { useCases, washSystems, scenarios, regions } = references;
  const components = references.components.get(prodsys_id) ?? [];
  if (components.length === 0) row.fault("prodsys_id", "a product with lines in products/components.csv");
  const usecase = row.reference("usecase_id", useCases, "a usecase_id of use-cases/use-cases.csv");
  const useCase = useCases.get(usecase);
  const reusable_yn = row.flag("reusable_yn");
  const prodsys_description = row.optionalText("description") ?? describeComponents(components);
  if (prodsys_description.length > DESCRIPTION_LENGTH)
    row.fault("description", `at most ${DESCRIPTION_LENGTH} characters`, prodsys_description);
  const dimension_prod = row.number("size", RANGES.size);
  if (useCase?.type === "count" && dimension_prod !== 1) row.fault("size", "1, because the use case counts items");
  const provenance = readProvenance(row);
  tables.put("prodsys", prodsys_id, {
    prodsys_id,
    prodsys_name: row.text("prodsys_name"),
    prodsys_description,
    usecase,
    reusable_yn,
    numuse_default: readUses(row, reusable_yn === "1"),
    recyc_optimize_cat: mainComponent(components)?.material?.recovery_group,
    pack_eff: row.number("pack_eff", RANGES.pack_eff),
    include_yn: row.flag("include_yn"),
    available_yn: row.flag("available_yn"),
    trans_scenario_id: row.reference("trans_scenario_id", scenarios, "a trans_scenario_id of transport/stages.csv"),
    num_meas: row.number("num_meas", RANGES.order),
    ...readWashing(row, reusable_yn === "1", washSystems),
    region_production: row.optionalReference("region_production", regions, "a region_id of settings/regions.csv"),
    ...provenance,
  });
  const size = { dimension: row.optionalText("dimension"), dimension_prod, unit_dimension: useCase?.unit ?? "" };
  putRecipe(tables, prodsys_id, components, size, provenance);
}

/** products/*.csv → prodsys and recipe; checks that every active use case has enough products. */
export function buildProducts(context: BuildContext, references: ProductReferences): void {
  const { tables } = context;
  const rows = readTable(context, FILE, COLUMNS, "prodsys_id");
  for (const [prodsys_id, row] of rows) buildProduct(tables, prodsys_id, row, references);
  for (const [prodsys_id, [first]] of references.components)
    if (!rows.has(prodsys_id)) first?.row.fault("prodsys_id", "a prodsys_id of products/products.csv");
  for (const [usecase_id, { row, active }] of references.useCases) {
    if (!active) continue;
    const listed = [...tables.table("prodsys").values()].filter(
      (product) =>
        product["usecase"] === usecase_id && product["include_yn"] === "1" && product["available_yn"] === "1",
    );
    const expectAtLeast = (least: number, what: string, found: number): void => {
      const products = least === 1 ? "product" : "products";
      if (found < least)
        row.fault(
          "usecase_id",
          `at least ${least} ${what} ${products} of ${usecase_id} in ${FILE}`,
          `${found} ${what}`,
        );
    };
    const reusable = listed.filter((product) => product["reusable_yn"] === "1").length;
    expectAtLeast(MIN_REUSABLE, "reusable", reusable);
    expectAtLeast(MIN_SINGLE_USE, "single-use", listed.length - reusable);
  }
  if (rows.size === 0) context.problems.push(missingLine(FILE, "prodsys_id", "products"));
}
