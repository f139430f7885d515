import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { ExportHead, PortfolioTable } from "../../../workers/export/export-api.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { bytesOf, toyBytes } from "../toy-bytes.ts";

export const HEAD: ExportHead = {
  portfolio_id: "p1",
  portfolio_name: "=All purchases",
  period: "2026-01-01/2026-12-31",
  region_id: "Europe",
  region_name: "Europe",
  custom_recycling: false,
  own_weights: false,
  climate_method: "GWP100, IPCC AR5",
  data_version: "v1",
};

export const EUROPE: ScoringContext = {
  region_use: "Europe",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
};

export const namesOf = ({ products, foods, use_cases, default_food }: Catalogue): ChoosableNames => ({
  products,
  foods,
  use_cases,
  default_food,
});

export const heard = (): void => undefined;

export const valueOf = <T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
};

/** A market rule of Europe for PP cups, which the toy data lack. */
const LAW = {
  kind: "market-rule",
  data: {
    ban: {
      rule_id: "ban",
      region: "Europe",
      use_case: "cup",
      materials: "pp",
      status: "not allowed",
      since: "2021-07-03",
      text: "Cups of PP",
      source: "Law 1",
      read_on: "2026-11-25",
      read_in: "law",
    },
  },
};

/** A service with the toy data and a market rule, and functions to open a portfolio and export its tables. */
export async function toyExports() {
  const service = createScoringService();
  const toy = toyBytes("v1");
  const names = namesOf(valueOf(await service.loadReference({ ...toy, base: [...toy.base, bytesOf([LAW])] })));
  const open = async (lines: readonly PortfolioLine[], context: ScoringContext = EUROPE) => {
    const entries = LineTable.of(lines);
    const job = { portfolio: "p", job: "open" };
    return { entries, scores: valueOf(await service.openPortfolio("v1", context, entries.data(), {}, job, heard)) };
  };
  const file = async (table: PortfolioTable, entries: LineTable, decimalComma = false): Promise<Blob> => {
    const job = { portfolio: "p", job: "export" };
    const lines = table === "lines" || table === "entries" ? entries.data() : null;
    return valueOf(await service.exportPortfolio(table, HEAD, lines, names, { decimalComma }, job, heard));
  };
  return { service, names, open, file };
}
