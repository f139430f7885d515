import { atom, type Getter } from "jotai";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { exportFileName } from "../data/export-file-name.ts";
import { comparisonInputAtom } from "../state/comparison/comparison-input.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import { type Done, networkStep } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import { scoreWithRegions } from "../state/engine/ask-engine.ts";
import { portfolioScoresAtom } from "../state/portfolio/portfolio-scores.ts";
import { catalogueAtom } from "../state/work/catalogue.ts";
import { comparisonsAtom } from "../state/work/comparisons.ts";
import { foodsAtom } from "../state/work/foods.ts";
import type { HomeSection } from "../state/work/home-sections.ts";
import { portfoliosAtom } from "../state/work/portfolios.ts";
import { productsAtom } from "../state/work/products.ts";
import type { ListedComparison } from "./work-lists-rows.ts";

/** The best product of each comparison. Scored for the file, because the screen scores only one page of comparisons. */
const scoredComparisons = async (get: Getter): Promise<readonly ListedComparison[]> => {
  const services = get(servicesAtom);
  const stored = get(comparisonsAtom).map((one) => ({
    ...one,
    input: get(comparisonInputAtom(one.comparison.comparison_id)),
  }));
  const rows: ListedComparison[] = [];
  // in sequence, so that the worker can answer other questions in between
  for (const { comparison, changed, input } of stored) {
    const scored = input === null ? null : await scoreWithRegions(services, input);
    const products = scored?.ok ? scored.value.value.products : [];
    const [best = null] = products
      .flatMap((product) => {
        const { prodsys_id = "", summary = null } = product ?? {};
        return summary === null ? [] : [{ prodsys_id, summary }];
      })
      .toSorted((a, b) => b.summary - a.summary);
    rows.push({ comparison, changed, best });
  }
  return rows;
};

const listCsv = async (get: Getter, section: HomeSection, catalogue: Catalogue): Promise<string> => {
  const format = get(csvFormatAtom);
  const named = { catalogue };
  // read before the export code is loaded: the file has what is on screen now
  const portfolios = get(portfoliosAtom).map((one) => ({
    ...one,
    summary: get(portfolioScoresAtom(one.portfolio.portfolio_id)).scores?.summary ?? null,
  }));
  const products = get(productsAtom).map(({ product, changed }) => ({ ...product, changed }));
  const foods = get(foodsAtom);
  const comparisons = section === "comparisons" ? await scoredComparisons(get) : [];
  const csv = await import("./work-lists-rows.ts");
  const texts: Readonly<Record<HomeSection, () => string>> = {
    comparisons: () => csv.comparisonsCsv(comparisons, named, format),
    portfolios: () => csv.portfoliosCsv(portfolios, named, format),
    products: () => csv.productsCsv(products, named, format),
    foods: () => csv.foodsCsv(foods, named, format),
  };
  return texts[section]();
};

/** Downloads a list of the home page as CSV: all rows, last changed first. */
export const downloadWorkListAtom = atom(null, async (get, _set, section: HomeSection): Done => {
  const services = get(servicesAtom);
  const catalogue = get(catalogueAtom);
  if (catalogue === null) return { ok: false, problem: { code: "no_reference_data", detail: section } };
  return networkStep(async () => {
    const text = await listCsv(get, section, catalogue);
    const name = exportFileName(`my ${section}`, "all regions", new Date(services.now()), catalogue.version);
    return saveTable(get, name, text);
  });
});
