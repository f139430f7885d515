import type { CsvRow } from "./csv-row.ts";
import type { Material, Materials } from "./materials.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";

/** Component names; the id is the name in lower case. */
const NAMES = ["Body", "Lid", "Label", "Cap", "Sleeve", "Liner", "Handle", "Other"] as const;

export type Components = ReadonlyMap<string, readonly Component[]>;

/** Bounds of a mass in grams. */
export interface MassRange {
  readonly mass_low: number;
  readonly mass_high: number;
}

/** The published range of a component's mass. Throws for one that is upside down. */
function readMassRange(row: CsvRow): MassRange | undefined {
  const [mass_low, mass_high] = [
    row.optionalNumber("mass_low", RANGES.mass_grams),
    row.optionalNumber("mass_high", RANGES.mass_grams),
  ];
  if (mass_low === undefined && mass_high === undefined) return undefined;
  if (mass_low === undefined || mass_high === undefined || mass_low >= mass_high)
    row.fault("mass_high", "a mass above mass_low, or neither of both");
  return { mass_low: mass_low ?? Number.NaN, mass_high: mass_high ?? Number.NaN };
}

export interface Component {
  readonly row: CsvRow;
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  /** undefined = the reference is invalid and has been reported */
  readonly material: Material | undefined;
  readonly mass_grams: number;
  /** published range, 5 % to 95 %; undefined = no figure was read */
  readonly mass_range: MassRange | undefined;
  readonly litter_class: string;
  readonly coc_contact_id: string;
}

/** Reads products/components.csv; components by product id, in file order. */
export function readComponents(
  context: BuildContext,
  materials: Materials,
  litterClasses: Keys,
  contacts: Keys,
): Components {
  const columns =
    "prodsys_id,component_id,component_name,mat_recipe_id,mass_grams,mass_low,mass_high,litter_class,coc_contact_id";
  const rows = readTable(context, "products/components.csv", columns, "prodsys_id", "component_id");
  const components = new Map<string, Component[]>();
  for (const row of rows.values()) {
    const prodsys_id = row.id("prodsys_id");
    const component_name = row.oneOf("component_name", NAMES) ?? "Other";
    const mat_recipe_id = row.reference("mat_recipe_id", materials, "a mat_recipe_id of materials/materials.csv");
    const component: Component = {
      row,
      component_id: row.oneOf("component_id", [component_name.toLowerCase()]) ?? component_name.toLowerCase(),
      component_name,
      mat_recipe_id,
      material: materials.get(mat_recipe_id),
      mass_grams: row.number("mass_grams", RANGES.mass_grams),
      mass_range: readMassRange(row),
      litter_class: row.reference("litter_class", litterClasses, "a litter_class of disposal/litter.csv"),
      coc_contact_id: row.reference("coc_contact_id", contacts, "a coc_contact_id of ratings/food-contact.csv"),
    };
    components.set(prodsys_id, [...(components.get(prodsys_id) ?? []), component]);
  }
  return components;
}

/** The heaviest component, the first of equals. */
export const mainComponent = (components: readonly Component[]): Component | undefined =>
  components.reduce<Component | undefined>(
    (main, component) => (main === undefined || component.mass_grams > main.mass_grams ? component : main),
    undefined,
  );

/** "12.1 g PE-lined paperboard, 3 g high-impact polystyrene lid" */
export const describeComponents = (components: readonly Component[]): string =>
  components
    .map(({ component_id, mass_grams, material }) => {
      const part = component_id === "body" || component_id === "other" ? "" : ` ${component_id}`;
      return `${mass_grams} g ${material?.short_name ?? ""}${part}`;
    })
    .join(", ");
