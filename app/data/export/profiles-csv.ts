import type { ProductProfile } from "../../../workers/engine/analysis/product-profile.ts";
import { cellTable } from "./cell-table.ts";
import { flag, productCells, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** Profiles in the order of the comparison; null = the product does not exist, and has no row. */
export interface ProfilesReport extends TableContext {
  readonly usecase_id: string;
  readonly profiles: readonly (ProductProfile | null)[];
}

/** One row per component, with the data of its product on every row. */
export const profilesCsv = (report: ProfilesReport, format: CsvFormat): string => {
  const useCase = report.catalogue.use_cases.find((one) => one.usecase_id === report.usecase_id);
  const rows = report.profiles.flatMap((profile) => {
    if (profile === null) return [];
    const { washing, production, provenance } = profile;
    return profile.components.map((part) => [
      ...productCells(report, profile.prodsys_id),
      { name: "description", value: profile.description },
      { name: "component_id", value: part.component_id },
      { name: "component", value: part.component_name },
      { name: "mat_recipe_id", value: part.mat_recipe_id },
      { name: "material", value: part.material },
      { name: "mass [g]", value: part.mass_grams },
      { name: "recycled content [share of mass]", value: part.recycled_content },
      { name: "contact with food", value: part.contact },
      { name: "litter class", value: part.litter_class },
      { name: "littered [share of mass]", value: part.litter_rate },
      { name: "product mass [g]", value: profile.mass_grams },
      { name: `size [${useCase?.unit ?? "unit"}]`, value: profile.size },
      { name: "uses per item", value: profile.uses },
      { name: "washing system", value: washing?.system ?? null },
      { name: "washes per use", value: washing?.washes_per_use ?? null },
      { name: "items per rack", value: washing?.items_per_rack ?? null },
      { name: "way to the washing hub [km]", value: washing?.hub_km ?? null },
      { name: "production_region_id", value: production.region_id },
      { name: "production region", value: production.region_name },
      { name: "production region assumed", value: flag(!production.stated) },
      {
        name: "transport",
        value: profile.transport.map(({ stage, mode, km }) => `${stage}: ${mode}, ${km} km`).join("; "),
      },
      { name: "source", value: provenance?.source ?? null },
      { name: "source year", value: provenance?.source_year ?? null },
      { name: "geography", value: provenance?.geography ?? null },
      { name: "quality", value: provenance?.quality ?? null },
      { name: "checked", value: provenance?.checked ?? null },
      ...report.context,
    ]);
  });
  return cellTable(rows, ["product_id", "component_id"], format);
};
