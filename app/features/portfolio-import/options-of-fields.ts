import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ImportField } from "../../../workers/import/import-fields.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { CHOOSABLE_UNITS } from "../../../workers/import/quantity/unit-words.ts";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { importQuestionTexts } from "../../text/en/import-questions.ts";
import { productName } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import type { ComboBoxOption } from "../../ui/combo-box/combo-box.tsx";

/** Display name of an import field. */
export const fieldName = (field: ImportField): string => {
  const detail = LINE_DETAILS.find((one) => one === field);
  if (detail !== undefined) return lineDetailTexts.names[detail];
  const names: Partial<Record<ImportField, string>> = portfolioImportTexts.columns.fields;
  return names[field] ?? "";
};

function optionsOf(field: ImportField, catalogue: Catalogue, names: PortfolioNames): readonly ComboBoxOption[] {
  switch (field) {
    case "product":
      return catalogue.products.map(({ prodsys_id, prodsys_name, usecase_id }) => ({
        value: prodsys_id,
        ...named(productName(prodsys_name)),
        detail: names.usecase(usecase_id),
      }));
    case "food":
      return catalogue.foods.map(({ food_id, food_name }) => ({ value: food_id, ...named(food_name) }));
    case "use_case":
      return catalogue.use_cases.map(({ usecase_id, usecase_name }) => ({ value: usecase_id, ...named(usecase_name) }));
    case "unit":
      return CHOOSABLE_UNITS.map((value) => ({ value, label: importQuestionTexts.countWords[value] }));
    default:
      return [];
  }
}

/** Values that a cell of a field can be mapped to; empty = free text or number. Cached: hundreds of rows share a list. */
export function optionsOfFields(
  catalogue: Catalogue,
  names: PortfolioNames,
): (field: ImportField) => readonly ComboBoxOption[] {
  const made = new Map<ImportField, readonly ComboBoxOption[]>();
  return (field) => {
    const options = made.get(field) ?? optionsOf(field, catalogue, names);
    made.set(field, options);
    return options;
  };
}
