import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { productName } from "../../text/format.ts";
import type { Done } from "../core/outcome.ts";
import { subjectFamily, type Subject } from "../core/subject.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { editPortfolioHeadAtom } from "../portfolio/portfolio-editing.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { comparisonAtom, editComparisonAtom } from "../work/comparisons.ts";
import { portfolioAtom, portfoliosAtom } from "../work/portfolio-heads.ts";
import { subjectCatalogueAtom } from "./pinned-catalogue.ts";

export { subjectCatalogueAtom };

/** What a comparison or portfolio stores about how it is scored. */
export interface SubjectSettings extends Pick<Comparison, "recycling_overrides" | "weights"> {
  /** true = custom recycling settings, false = regional averages */
  readonly custom: boolean;
}

/** The stored settings of a comparison or portfolio; null = it does not exist. */
export const subjectSettingsAtom = subjectFamily(({ kind, id }) =>
  atom((get): SubjectSettings | null => {
    if (kind === "comparison") {
      const comparison = get(comparisonAtom(id))?.comparison;
      return comparison ? { ...comparison, custom: comparison.customCompostingAndRecycling } : null;
    }
    const portfolio = get(portfolioAtom(id))?.portfolio;
    return portfolio ? { ...portfolio, custom: portfolio.custom_composting_and_recycling } : null;
  }),
);

type SubjectChanges = Partial<SubjectSettings> & Pick<Comparison, "note">;

/** Changes settings or the note. In a portfolio the change can be undone, under the name `step`. Never rejects. */
export const editSubjectAtom = atom(
  null,
  async (_get, set, { kind, id }: Subject, changes: SubjectChanges, step: string): Done => {
    const { custom, ...others } = changes;
    if (kind === "comparison") {
      const renamed = custom === undefined ? {} : { customCompostingAndRecycling: custom };
      return set(editComparisonAtom, id, { ...others, ...renamed });
    }
    const renamed = custom === undefined ? {} : { custom_composting_and_recycling: custom };
    return set(editPortfolioHeadAtom, id, { ...others, ...renamed }, step);
  },
);

/** The dataset version of a subject's scores; null = not scored yet. */
export const subjectVersionAtom = subjectFamily(({ kind, id }) =>
  atom((get) => (kind === "comparison" ? get(comparisonScoresAtom(id)) : get(portfolioScoresAtom(id))).data_version),
);

/** Gives the display names of what a subject ranks: products in a comparison, portfolios compared with a portfolio. */
export const rankedNameAtom = subjectFamily((subject) =>
  atom((get): ((id: string) => string) => {
    if (subject.kind === "portfolio") {
      const all = get(portfoliosAtom);
      return (id) => all.find(({ portfolio }) => portfolio.portfolio_id === id)?.portfolio.portfolio_name ?? id;
    }
    const products = get(subjectCatalogueAtom(subject))?.products;
    return (id) => productName(products?.find(({ prodsys_id }) => prodsys_id === id)?.prodsys_name ?? id);
  }),
);
