import type { Getter } from "jotai";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { climateMethod } from "../../workers/engine/climate-method.ts";
import type { ExportHead } from "../../workers/export/export-api.ts";
import { exportFileName, portfolioFileName } from "../data/export-file-name.ts";
import { catalogueForFile } from "../state/analysis/pinned-catalogue.ts";
import type { Subject } from "../state/core/subject.ts";
import { portfolioPeriodAtom } from "../state/portfolio/portfolio-period.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { portfolioAtom } from "../state/work/portfolio-heads.ts";
import { contextCells, type NamedCell, type ComparisonContext, headCells } from "./context-columns.ts";

/** The name of a file about a comparison, without the extension. */
const comparisonFileName = (
  { comparison, catalogue, data_version }: ComparisonContext,
  what: string,
  when: Date,
): string => {
  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use)?.region_name;
  const name = `${comparison.comparison_name} ${what}`;
  return exportFileName(name, region ?? comparison.region_use, when, data_version);
};

/** What a file says about its comparison or portfolio, with the names of the figures' dataset. */
export interface SubjectFile {
  /** what its rows are; names the id and name columns */
  readonly kind: "product" | "portfolio";
  readonly catalogue: Catalogue;
  /** the same on every row */
  readonly context: readonly NamedCell[];
  /** without the extension */
  readonly fileName: (what: string, when: Date) => string;
  /** the name of a product; an unknown id is used as the name */
  readonly productName: (prodsys_id: string) => string;
  /** the name of a row's product or portfolio, in the same way */
  readonly nameOf: (id: string) => string;
}

/** The columns that describe a portfolio on each row, with the names of its dataset; null = no such portfolio. */
export const exportHead = (get: Getter, id: string, catalogue: Catalogue, data_version: string): ExportHead | null => {
  const stored = get(portfolioAtom(id));
  if (stored === null) return null;
  const { portfolio_id, portfolio_name, region_use, custom_composting_and_recycling, weights } = stored.portfolio;
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const period = get(portfolioPeriodAtom(id));
  return {
    portfolio_id,
    portfolio_name,
    region_id: region_use,
    region_name: region?.region_name ?? region_use,
    custom_recycling: custom_composting_and_recycling,
    period: `${period.from}/${period.to}`,
    own_weights: weights !== undefined,
    climate_method: climateMethod(catalogue),
    data_version,
  };
};

/** Null = the subject no longer exists, or the names of its dataset could not be loaded. */
export const subjectFile = async (get: Getter, subject: Subject, data_version: string): Promise<SubjectFile | null> => {
  const catalogue = await catalogueForFile(get, subject);
  if (catalogue === null) return null;
  const productName = (id: string): string =>
    catalogue.products.find(({ prodsys_id }) => prodsys_id === id)?.prodsys_name ?? id;
  if (subject.kind === "comparison") {
    const comparison = get(comparisonAtom(subject.id))?.comparison;
    if (comparison === undefined) return null;
    const about = { comparison, catalogue, data_version };
    return {
      kind: "product",
      catalogue,
      context: contextCells(about),
      fileName: (what, when) => comparisonFileName(about, what, when),
      productName,
      nameOf: productName,
    };
  }
  const head = exportHead(get, subject.id, catalogue, data_version);
  return (
    head && {
      kind: "portfolio",
      catalogue,
      context: headCells(head),
      fileName: (what, when) => portfolioFileName(head, what, when),
      productName,
      nameOf: (id) => get(portfolioAtom(id))?.portfolio.portfolio_name ?? id,
    }
  );
};
