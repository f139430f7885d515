import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { Catalogue, CatalogueFoodProperty, CatalogueProduct, CatalogueRegion } from "../catalogue.ts";
import { sizeIn } from "../product/size.ts";
import { plasticKindOf, readMarketRules } from "../rules/market-rules.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";
import type { RegionRecord } from "../tables/lookup-tables.ts";
import { kindOf } from "../tables/raw-tables.ts";
import { originalName } from "../tables/row-names.ts";
import type { Tables } from "../tables/tables.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import { compileTables, type CompiledTables } from "./compiled-tables.ts";

const inOrder = <T extends { readonly order: number }>(list: Iterable<T>): T[] =>
  [...list].toSorted((a, b) => a.order - b.order);

const productOf = (reference: Reference, compiled: CompiledTables, prodsys_id: string): CatalogueProduct | null => {
  const product = compiled.builtIn(prodsys_id);
  const record = compiled.tables.products.get(prodsys_id);
  if (product === null || record === undefined) return null;
  const { tables } = compiled;
  const definition = compiled.definitionOf(prodsys_id);
  const washSystem = definition?.wash_system_id ?? tables.wash_defaults.get(product.usecase_id)?.wash_system_id ?? null;
  // sum the grams of the table: converting kilograms back would add rounding errors
  const grams = (definition?.components ?? []).reduce(
    (sum, part) => sum + (tables.materials.has(part.mat_recipe_id) ? Math.max(part.grams ?? 0, 0) : 0),
    0,
  );
  const heaviest = product.components.toSorted((a, b) => b.mass_kg - a.mass_kg);
  return {
    prodsys_id,
    own: false,
    prodsys_name: product.prodsys_name,
    ...originalName(reference.base, "prodsys", prodsys_id, "prodsys_name"),
    description: record.fields.text("prodsys_description") ?? "",
    usecase_id: product.usecase_id,
    reusable: product.reusable,
    uses: product.uses,
    mass_grams: finite(grams),
    size: sizeIn(product, tables.use_cases.get(product.usecase_id)),
    material_ids: [...new Set(heaviest.map(({ mat_recipe_id }) => mat_recipe_id))],
    materials: [...new Set(heaviest.map((component) => component.mat_recipe_name))],
    materials_short: [
      ...new Set(heaviest.flatMap(({ mat_recipe_id }) => tables.materials.get(mat_recipe_id)?.short_name ?? [])),
    ],
    wash_system: product.reusable ? (tables.wash_systems.get(washSystem ?? "")?.short_name ?? washSystem) : null,
  };
};

/** How many rows of a region are its own, and whose the others are. */
const rowsOf = (
  { falls_back_to, own_rows, fallback_estimates, all_rows }: RegionRecord,
  tables: Tables,
): CatalogueRegion["rows"] => {
  if (own_rows === null || all_rows === null) return null;
  const other = own_rows < all_rows ? tables.regions.get(falls_back_to) : undefined;
  const others = other === undefined ? null : { from: other.region_name2, estimates: fallback_estimates ?? 0 };
  return { own: own_rows, all: all_rows, others };
};

const foodProperties = (tables: Tables): readonly CatalogueFoodProperty[] =>
  inOrder(tables.food_properties.values()).map((property) => ({
    food_prop_id: property.food_prop_id,
    food_prop_name: property.food_prop_name,
    order: property.order,
    values: inOrder(property.values.values()),
  }));

/** Builds the catalogue of a reference; lists are sorted by the order fields of the tables. */
export const catalogueOf = (reference: Reference): Catalogue => {
  const compiled = compileTables(reference, BASE_REGION, { custom: false });
  const { tables } = compiled;
  const listed = [...tables.products.values()].filter((record) => record.listed);
  const products = listed
    .flatMap((record) => productOf(reference, compiled, record.prodsys_id) ?? [])
    .toSorted((a, b) => byCodeUnits(a.prodsys_name, b.prodsys_name) || byCodeUnits(a.prodsys_id, b.prodsys_id));
  const regions = [...tables.regions.values()];
  return {
    version: reference.version,
    regions: inOrder(regions).map((region) => ({
      region_id: region.region_id,
      region_name: region.region_name,
      region_name2: region.region_name2,
      region_order: region.order,
      usable: region.usable,
      rows: rowsOf(region, tables),
    })),
    metrics: inOrder(
      METRIC_IDS.flatMap((id) => {
        const metric = tables.metrics.get(id);
        return metric === undefined || !metric.known ? [] : [metric];
      }),
    ).map(({ known: _known, type_port: _type, ...metric }) => metric),
    bands: tables.bands
      .toSorted((a, b) => a.low - b.low)
      .map(({ low_included: _low, high_included: _high, ...band }) => band),
    use_cases: inOrder(tables.use_cases.values())
      .filter(({ listed: isListed }) => isListed)
      .map(({ listed: _listed, size_standard, ...useCase }) => ({
        ...useCase,
        ...originalName(reference.base, "usecase", useCase.usecase_id, "usecase_name"),
        size_standard: size_standard ?? 0,
      })),
    products,
    foods: inOrder(tables.foods.values())
      .filter(({ listed: isListed }) => isListed)
      .map(({ listed: _listed, props, ...food }) => ({
        ...food,
        ...originalName(reference.base, "food-spec", food.food_id, "food_name"),
        own: false,
        props: Object.fromEntries(props),
      })),
    materials: Object.fromEntries(
      [...tables.materials].map(([id, { name, short_name, ...material }]) => [
        id,
        { name, short_name, plastic: plasticKindOf(material) },
      ]),
    ),
    wash_systems: Object.fromEntries([...tables.wash_systems].map(([id, { short_name }]) => [id, short_name])),
    food_properties: foodProperties(tables),
    market_rules: readMarketRules(kindOf(reference.base, "market-rule")),
    reusable_min_uses: tables.params.reusable_min_uses,
    default_food: tables.params.default_food,
    counts: {
      products: products.length,
      activities: kindOf(reference.base, "impact").size,
      regions: regions.filter((region) => region.usable).length,
    },
  };
};
