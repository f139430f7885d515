import { useAtomValue } from "jotai";
import { useCallback, useMemo } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { isWithin } from "../../../workers/engine/portfolio/period.ts";
import { forbidding } from "../../market-rules/law-words.ts";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";
import { pairKey, portfolioFiguresAtom } from "../../state/portfolio/portfolio-figures.ts";
import { portfolioNamesAtom } from "../../state/portfolio/portfolio-names.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import type { LineRules } from "./line-search.ts";
import type { FiguresAt } from "./row-figures.ts";
import { useLineOrder } from "./use-line-order.ts";

/** The lines in the view, in its order, with what the view reads: names, law, period, and figures as far as they are loaded. */
export const useEditorView = (
  { portfolio_id: id, region_use }: PortfolioHead,
  table: LineTable,
  catalogue: Catalogue,
) => {
  const names = useAtomValue(portfolioNamesAtom);
  const law = useAtomValue(lawOfProductsAtom(region_use));
  const period = useAtomValue(portfolioPeriodAtom(id));
  const figures = useAtomValue(portfolioFiguresAtom(id));
  const figuresAt = useCallback<FiguresAt>(
    (place) => (place < table.length ? figures.get(pairKey(table.line(place))) : undefined),
    [figures, table],
  );
  const rules = useMemo<LineRules>(
    () => ({
      isAssumed: (food_id) => food_id === catalogue.default_food || food_id === "",
      isForbidden: (prodsys_id) => forbidding(law.get(prodsys_id) ?? []) !== null,
      isOtherPeriod: (day) => !isWithin(day, period),
    }),
    [catalogue, law, period],
  );
  return { names, law, period, figuresAt, ...useLineOrder(id, table, names, rules, figuresAt) };
};
