import { atom } from "jotai";
import type { Target } from "../../../edge-api/contract/progress.ts";
import { yearFigures } from "../../../workers/engine/analysis/progress.ts";
import { atomFamily } from "../core/atom-family.ts";
import { portfolioPeriodAtom } from "../portfolio/portfolio-period.ts";
import { portfolioPlanAtom } from "./portfolio-plan.ts";
import { yearsOf } from "../../../workers/engine/portfolio/period.ts";

/** A figure of a portfolio a year with all steps of its plan made; null = no plan, or not computed yet. */
export const plannedFigureAtom = atomFamily(
  (id: string, figure: Target["figure"]) =>
    atom((get): number | null => {
      const plan = get(portfolioPlanAtom(id)).value;
      if (plan === null || plan.steps.length === 0) return null;
      const { totals, kpis } = plan.after;
      return yearFigures({ raw: totals.raw, kpis, fee: null }, yearsOf(get(portfolioPeriodAtom(id)))).figures[figure];
    }),
  (id, figure) => `${id} ${figure}`,
);
