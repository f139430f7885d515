import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Saving } from "../../features/comparison-wizard/five-steps.tsx";
import { blockingStep } from "../../features/comparison-wizard/wizard-steps.ts";
import { createPortfolioAtom } from "../../state/work/portfolios.ts";

/** Creates the portfolio once every step is valid, with quantity 1 for each product. */
export const useSavePortfolio = (onSaved: (portfolio_id: string) => void): Saving => {
  const create = useSetAtom(createPortfolioAtom);
  const [status, setStatus] = useState<"idle" | "busy" | "failed">("idle");
  const save: Saving["save"] = (query, wizard) => {
    const { region, usecase, food, chosen } = wizard;
    if (!region || !usecase || !food || blockingStep(wizard, 5)) return;
    const write = async () => {
      setStatus("busy");
      const draft = {
        portfolio_name: query.name,
        portfolio_desc: query.description,
        region_use: region.region_id,
        // the best and worst possible scores put the portfolio's own in context
        showBestAndWorst: true,
      };
      const lines = chosen.map((prodsys_id) => ({
        usecase_id: usecase.usecase_id,
        prodsys_id,
        food_id: food.food_id,
        quantity: 1,
        label: "",
      }));
      const saved = await create(draft, lines);
      setStatus(saved.ok ? "idle" : "failed");
      if (saved.ok) onSaved(saved.value);
    };
    void write();
  };
  return { save, busy: status === "busy", failed: status === "failed" };
};
