import type { Getter } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { climateMethod } from "../../../workers/engine/climate-method.ts";
import type { ExportHead } from "../../../workers/export/export-api.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";

/** The columns that describe a portfolio on each row, with the names of its dataset; null = no such portfolio. */
export const exportHead = (get: Getter, id: string, catalogue: Catalogue, data_version: string): ExportHead | null => {
  const stored = get(portfolioAtom(id));
  if (stored === null) return null;
  const { portfolio_id, portfolio_name, region_use, custom_composting_and_recycling, weights } = stored.portfolio;
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  return {
    portfolio_id,
    portfolio_name,
    region_id: region_use,
    region_name: region?.region_name ?? region_use,
    custom_recycling: custom_composting_and_recycling,
    own_weights: weights !== undefined,
    climate_method: climateMethod(catalogue),
    data_version,
  };
};
