import { atom } from "jotai";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { jsonOf } from "../data/plain-json.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import { openSafely, servicesAtom } from "../state/core/services.ts";
import { catalogueAtom } from "../state/work/catalogue.ts";
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

/** Downloads all products with id, names, use case and mass as CSV, for lookups in a spreadsheet. */
export const downloadProductListAtom = atom(null, async (get): Promise<void> => {
  const catalogue = get(catalogueAtom);
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  if (catalogue === null || !opened.ok) return;
  const tradeWords = (await opened.value.tradeWords?.()) ?? "";
  await saveTable(get, "tare-products", productListCsv(catalogue, tradeWords, get(csvFormatAtom)));
});
