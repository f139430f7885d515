import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { jsonOf } from "../plain-json.ts";
import { type CsvFormat, csvText } from "./csv-text.ts";

/** Other names of products, by the dataset's name; a part of the trade words' file. */
const otherNamesIn = (tradeWords: string): Readonly<Record<string, readonly string[]>> =>
  (jsonOf(tradeWords) as { readonly names?: Readonly<Record<string, readonly string[]>> } | null)?.names ?? {};

/** Every product that an import can recognise, for lookups in a spreadsheet: ids first, then names in all languages of the data. */
export function productListCsv({ products, use_cases }: Catalogue, tradeWords: string, format: CsvFormat): string {
  const useCases = new Map(use_cases.map((useCase) => [useCase.usecase_id, useCase]));
  const others = otherNamesIn(tradeWords);
  return csvText(
    ["product id", "name", "name (es)", "use case id", "use case", "mass [g]", "uses of one piece", "defined by you"],
    products.map(({ prodsys_id, prodsys_name, original_name, usecase_id, mass_grams, uses, own }) => {
      const english = original_name ?? prodsys_name;
      const useCase = useCases.get(usecase_id);
      return [
        prodsys_id,
        english,
        others[english]?.[0] ?? (own ? "" : prodsys_name),
        usecase_id,
        useCase?.original_name ?? useCase?.usecase_name ?? "",
        mass_grams,
        Math.max(1, uses),
        own ? "yes" : "no",
      ];
    }),
    format,
  );
}
